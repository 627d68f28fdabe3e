"""Cards and tiles as sources write them, to the words of the log.

``T♠``, ``10S``, ``H_3``, ``S-K``, ``ThAh``, ``10 of Hearts``, ``Ace of spades``; lists of them with any separator or
none; ranks alone (``K, 5``), whose suit is then not known; objects with ``rank`` and ``suit``. Tiles are two numbers
(``2-4``).
"""

import re
from collections.abc import Mapping, Sequence
from typing import Final

from validator.log.cards import CARD_CODES, RANKS
from validator.log.importers.rounds.causes import Unread

NAMES: Final = dict(
    zip(
        ("ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king"),
        RANKS,
        strict=True,
    )
)
RANK_WORDS: Final = {**NAMES, **{rank.lower(): rank for rank in RANKS}, "t": NAMES["ten"], "deuce": NAMES["two"]}
SUIT_WORDS: Final = {
    **{word: word[0].upper() for word in ("clubs", "diamonds", "hearts", "spades")},
    **{word: word[0].upper() for word in ("club", "diamond", "heart", "spade")},
    **{letter: letter.upper() for letter in "cdhs"},
    **dict(zip("♣♧♦♢♥♡♠♤", "CCDDHHSS", strict=True)),
}
UNKNOWN: Final = r"\?\??|\[\]|xx"
_SEPARATORS: Final = re.compile(r"(?:[\s,;|/+&.\-_:\[\](){}'\"\ufe0e\ufe0f]|\band\b)*", re.IGNORECASE)
_JOINT: Final = r"[\ufe0e\ufe0f]?\s*(?:of\b|[-_:./])?\s*"
_TILE: Final = re.compile(r"([1-6])\s*[-:/|]?\s*([1-6])([ab]?)")
_MOST_KEPT: Final = 1 << 16
NO_CARD: Final = frozenset(("0", "-", "none", "null", "nan", "n/a", "na"))
"""What a cell of a column may hold where no card lies, unless the map gives a rank for it."""
SEVERAL: Final = "is a list of several hands", "are lists of several hands"
ONE_EACH: Final = "a row, or columns with {hand} in their names, must tell the cards and the money of each"
_BETWEEN_LISTS: Final = re.compile(r"[\])]\s*[,;|/]?\s*[\[(]")


class CardReader:
    """Reads the cards of a cell; ``ranks`` and ``suits`` are words of the source's own, by what they mean."""

    def __init__(self, ranks: Mapping[str, str] | None = None, suits: Mapping[str, str] | None = None) -> None:
        self._ranks = {**RANK_WORDS, **{word.lower(): _meant(rank, RANK_WORDS) for word, rank in (ranks or {}).items()}}
        self._suits = {**SUIT_WORDS, **{word.lower(): _meant(suit, SUIT_WORDS) for word, suit in (suits or {}).items()}}
        rank, suit = _either(self._ranks), _either(self._suits)
        self._card = re.compile(
            rf"(?P<rank>{rank}){_JOINT}(?P<suit>{suit})|(?P<suit1>{suit}){_JOINT}(?P<rank1>{rank})"
            rf"|(?P<alone>{rank})(?![a-z0-9])|(?P<unknown>{UNKNOWN})",
            re.IGNORECASE,
        )
        self._kept: dict[str, tuple[str, ...]] = {}

    def cards(self, column: str, value: object) -> tuple[str, ...]:
        """The cards of a cell in the log's words, () for an empty one; raises Unread.

        Several lists in a list, or a text of such, are several hands, and not to be run together.
        """
        if isinstance(value, list):
            within = [self.cards(column, one) for one in value]
            if any(isinstance(one, list) for one in value):
                _refuse_several(column, value, within)
            return tuple(card for cards in within for card in cards)
        if isinstance(value, dict):
            return self.cards(column, _of_object(value))
        text = "" if value is None else str(value).strip()
        if isinstance(value, float) and value.is_integer():
            text = str(int(value))
        if text.lower() in NO_CARD and text.lower() not in self._ranks:
            return ()
        found = self._kept.get(text)
        if found is None:
            found = self._read(column, text)
            if len(self._kept) < _MOST_KEPT:
                self._kept[text] = found
        return found

    def _read(self, column: str, text: str) -> tuple[str, ...]:
        lists = _BETWEEN_LISTS.split(text)
        if lists[1:]:
            _refuse_several(column, text, [self._read(column, one) for one in lists])
        found = []
        place = _end_of_separators(text, 0)
        while place < len(text):
            match = self._card.match(text, place)
            if match is None:
                raise Unread(column, "names no card", "name no cards", text)
            found.append(self._word(match))
            place = _end_of_separators(text, match.end())
        return tuple(found)

    def _word(self, match: re.Match[str]) -> str:
        if match["unknown"]:
            return "?"
        rank = match["rank"] or match["rank1"] or match["alone"]
        suit = match["suit"] or match["suit1"]
        return f"{self._ranks[rank.lower()]}{self._suits[suit.lower()] if suit else '?'}"


def tiles(column: str, value: object) -> tuple[str, ...]:
    """The tiles of a cell in the log's words, () for an empty one; raises Unread."""
    if isinstance(value, list):
        return tuple(tile for one in value for tile in tiles(column, one))
    text = "" if value is None else str(value).strip().lower()
    found = []
    place = _end_of_separators(text, 0)
    while place < len(text):
        match = _TILE.match(text, place)
        word = f"{match[1]}-{match[2]}{match[3]}" if match else ""
        if match is None or word not in CARD_CODES:
            raise Unread(column, "names no tile", "name no tiles", text)
        found.append(word)
        place = _end_of_separators(text, match.end())
    return tuple(found)


def _refuse_several(column: str, value: object, lists: Sequence[Sequence[str]]) -> None:
    """Raise Unread where lists are hands, and not a card each."""
    filled = [one for one in lists if one]
    if filled[1:] and any(one[1:] for one in filled):
        raise Unread(column, *SEVERAL, value, ONE_EACH)


def _end_of_separators(text: str, place: int) -> int:
    match = _SEPARATORS.match(text, place)
    return place if match is None else match.end()


def _either(words: Mapping[str, str]) -> str:
    return "|".join(re.escape(word) for word in sorted(words, key=len, reverse=True))


def _meant(word: str, known: Mapping[str, str]) -> str:
    """What a word of the map stands for; raises ValueError for one that is neither rank nor suit."""
    return known[word.strip().lower()]


def _of_object(card: Mapping[str, object]) -> str:
    by_name = {str(name).lower(): value for name, value in card.items()}
    rank = next((by_name[name] for name in ("rank", "value", "face", "card") if name in by_name), "")
    return f"{rank} {by_name.get('suit', '')}".strip()
