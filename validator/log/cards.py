"""Cards and tiles between the words of a log and their codes.

A card is suit * 13 + rank, 0 to 51: rank 0 = ace, 1 = two ... 12 = king; suits C D H S = 0 to 3. Then come a card
of known suit and unknown rank (``?H``), one of known rank and unknown suit (``K?``), and one that is known to be a 10,
jack, queen or king, and no more (``X?``); one wholly unknown (``?``) is NOT_RECORDED. A tile is one of 21 combinations
of spots in the order 1-1, 1-2 ... 1-6, 2-2 ... 6-6: from TILE on where its twin is not told apart, from TILE_A and
TILE_B on for the first and the second of a pair.
"""

from typing import Final

from validator.log.codes import NONE, NOT_RECORDED

CARD_SUIT_ONLY: Final = 52
CARD_RANK_ONLY: Final = 56
CARD_TEN_VALUE: Final = 69
TILE: Final = 100
TILE_A: Final = 121
TILE_B: Final = 142
TILE_END: Final = 163

RANKS: Final = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SUITS: Final = ("C", "D", "H", "S")
SPOTS: Final = tuple(f"{low}-{high}" for low in range(1, 7) for high in range(low, 7))


def _words() -> dict[str, int]:
    """Every form that a log may write, to its code."""
    codes = {"none": NONE, "?": NOT_RECORDED, "??": NOT_RECORDED, "X?": CARD_TEN_VALUE}
    for suit, suit_letter in enumerate(SUITS):
        codes[f"?{suit_letter}"] = CARD_SUIT_ONLY + suit
        for rank, rank_word in enumerate(RANKS):
            codes[f"{rank_word}{suit_letter}"] = suit * 13 + rank
            codes[f"{rank_word}?"] = CARD_RANK_ONLY + rank
    for word in [word for word in codes if word.startswith("10")]:
        codes["T" + word[2:]] = codes[word]
    for place, spots in enumerate(SPOTS):
        for form in (spots, spots[::-1]):  # the first form of a code is the one it is shown in
            codes[form] = TILE + place
            codes[f"{form}a"] = TILE_A + place
            codes[f"{form}b"] = TILE_B + place
    return codes


CARD_CODES: Final = _words()
_SHOWN: Final[dict[int, str]] = {}
for _word, _code in CARD_CODES.items():
    _SHOWN.setdefault(_code, _word)


def card_word(code: int) -> str:
    """The word for a card or tile code: ``10S``, ``?H``, ``2-4b``; ``?`` where not known, ``none`` for none.

    Raises KeyError for a code that names no card.
    """
    return "?" if code == NOT_RECORDED else _SHOWN[code]


def card_rank(code: int) -> int:
    """Rank of a card, 0 = ace ... 12 = king; NOT_RECORDED where the code does not tell it."""
    if 0 <= code < CARD_SUIT_ONLY:
        return code % 13
    if CARD_RANK_ONLY <= code < CARD_RANK_ONLY + 13:
        return code - CARD_RANK_ONLY
    return NOT_RECORDED


def card_suit(code: int) -> int:
    """Suit of a card, 0 to 3 = C, D, H, S; NOT_RECORDED where the code does not tell it."""
    if 0 <= code < CARD_SUIT_ONLY:
        return code // 13
    if CARD_SUIT_ONLY <= code < CARD_RANK_ONLY:
        return code - CARD_SUIT_ONLY
    return NOT_RECORDED


def spots_of(code: int) -> tuple[int, int]:
    """Spots of a tile, the smaller number first; (NOT_RECORDED, NOT_RECORDED) where the code is no tile."""
    if not TILE <= code < TILE_END:
        return NOT_RECORDED, NOT_RECORDED
    low, high = SPOTS[(code - TILE) % len(SPOTS)].split("-")
    return int(low), int(high)
