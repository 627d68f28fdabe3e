"""Numbers in words, and nouns and verbs that agree with a number of one."""

import re
from typing import Final

NUMBER_WORDS: Final = {
    word: number
    for number, word in enumerate(
        ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")
    )
}
"""The whole numbers that people write out."""
_NOUNS: Final = (
    *("minutes", "hours", "seconds", "days", "times", "rounds", "hands", "cards", "decks", "batches", "tiles"),
    *("stacks", "boxes", "positions", "areas", "places", "pairs", "splits", "wagers", "players", "seats", "motions"),
    "acts",
)
_SINGULAR: Final = {"batches": "batch", "boxes": "box", "were": "was", "are": "is", "have": "has"}
_BETWEEN: Final = "further|other|additional|adjacent|betting|cover|consecutive|circular|value"
_ONE: Final = re.compile(
    rf"(?<![\w.,$:/-])(?<!seat )(?<!hand )(?<!place )(?<!position )(?<!round )(?<!event )(?<!and )"
    rf"1 ((?:{_BETWEEN}) )?({'|'.join(_NOUNS)})( were| are| have)?\b"
)
_BEFORE_VOWEL: Final = re.compile(r"\b([Aa]) (?=[AEIO][a-z])")


def agreeing(text: str) -> str:
    """The text with what follows a 1 in the singular, and with "an" before the name of a wager that begins so.

    >>> agreeing("1 cards were removed; the law says 2 cards")
    '1 card was removed; the law says 2 cards'
    >>> agreeing("seat 1 cards, 11 decks, 1 further boxes")
    'seat 1 cards, 11 decks, 1 further box'
    >>> agreeing("a In Between Wager, a Bet Wager")
    'an In Between Wager, a Bet Wager'
    """
    return _BEFORE_VOWEL.sub(r"\1n ", _ONE.sub(_singular, text))


def _singular(found: re.Match[str]) -> str:
    between, noun, verb = found.groups()
    words = [between or "", _SINGULAR.get(noun, noun.removesuffix("s"))]
    return "1 " + "".join(words) + (f" {_SINGULAR[verb.strip()]}" if verb else "")
