"""Words that several patterns share: seats, amounts, cards, times."""

import re

CLOCK = r"(?:\d{4}-\d\d-\d\d )?\d{1,2}:\d\d(?::\d\d)?"
MONEY = r"\$?\d[\d,]*(?:\.\d\d)?(?: cents)?"
CARD = r"(?:10|[2-9tjqka])[cdhs]"
RANK = r"(?:10|[2-9]|t|j|q|k|a|ace|king|queen|jack|ten)"
SEAT = r"(?:seat|position|space)"
SEATS = r"\d+(?:(?:, ?| and |, and | ?& ?)\d+)*"
NUMBERS = {
    **dict.fromkeys(("no", "none", "zero", "nothing"), 0),
    **{
        word: number
        for number, word in enumerate(
            ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven"), 1
        )
    },
}
COUNT = rf"(?:\d+|{'|'.join(NUMBERS)})"
_RANKS = {"ace": "A", "king": "K", "queen": "Q", "jack": "J", "ten": "T", "10": "T"}


def cents_of(words: str) -> int:
    """``5,000`` is cents, ``$50`` dollars."""
    plain = words.replace(",", "").replace("cents", "").strip()
    if plain.startswith("$"):
        dollars, _, rest = plain[1:].partition(".")
        return int(dollars) * 100 + int(rest or 0)
    return int(plain)


def seats_in(words: str) -> list[int]:
    """The seat numbers of ``seats 2, 4 and 5``, in that order."""
    return [int(number) for number in re.findall(r"\d+", words)]


def count_of(words: str) -> int:
    """``10`` or ``ten``."""
    return NUMBERS[words] if words in NUMBERS else int(words)


def card_of(words: str, suit: str = "S") -> str:
    """A card as the log writes it; a rank without a suit gets ``suit``."""
    word = words.strip().lower()
    if re.fullmatch(CARD, word):
        return word.upper().replace("10", "T")
    return _RANKS.get(word, word.upper()) + suit


def first_clock(phrases: tuple[str, ...]) -> str:
    """The first time of day that the phrases name, with its date where it has one."""
    for phrase in phrases:
        match = re.search(rf"(?<![\d:]){CLOCK}(?![\d:])", phrase)
        if match:
            return match[0]
    return ""
