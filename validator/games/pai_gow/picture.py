"""Tiles drawn with their spots, side by side."""

from collections.abc import Sequence

_SPOTS = {
    "1": ("   ", " o ", "   "),
    "2": ("o  ", "   ", "  o"),
    "3": ("o  ", " o ", "  o"),
    "4": ("o o", "   ", "o o"),
    "5": ("o o", " o ", "o o"),
    "6": ("o o", "o o", "o o"),
}
_HIDDEN = ("   ", " ? ", "   ")
_EDGE = "+---+"
GAP = "    "
"""What stands between the two tiles of one hand and those of the next."""


def tile_picture(hands: Sequence[Sequence[str]]) -> tuple[str, ...]:
    """The tiles of several hands (``2-4``; what is no tile is drawn face down), the hands in a row, apart."""
    blocks = [_side_by_side([_tile(word) for word in words]) for words in hands]
    return tuple(GAP.join(parts).rstrip() for parts in zip(*blocks, strict=True))


def _side_by_side(tiles: Sequence[tuple[str, ...]]) -> tuple[str, ...]:
    return tuple(" ".join(parts) for parts in zip(*tiles, strict=True))


def _tile(word: str) -> tuple[str, ...]:
    low, _, high = word[:3].partition("-")
    halves = [_SPOTS.get(half, _HIDDEN) for half in (low, high)]
    return (_EDGE, *(f"|{row}|" for half in halves for row in half), _EDGE)
