"""What of an example is to be in the play in which its fault is made, where the simulation leaves it to chance."""

from collections.abc import Iterable

from validator.faults.scene import DEALER, whole
from validator.log.notation import Row, Written
from validator.simulate.casino import WISHED
from validator.simulate.wishes import BANK, DEALER as THE_DEALERS, PLAYER, Laid, Wishes

_HALVES = ("high", "low")
_OF_TWO_TILES = 2
_BANKS = ("bank", "bank-offered", "co-bank")


def wishes_of(example: Written) -> Wishes:
    """What the rows of an example say of it that can be wished for in its chapter."""
    granted = WISHED.get(example.chapter, ())
    rows = [row for row in example.rows if row["kind"] in granted]
    words = frozenset((str(row["kind"]), str(row["what"])) for row in rows if "card" not in row and "what" in row)
    return Wishes(words, tuple(_hands(example.rows, rows)))


def _hands(rows: Iterable[Row], shown: Iterable[Row]) -> Iterable[Laid]:
    """The hands of which all tiles are told, as they are laid first."""
    banks = {whole(row, "seat") for row in rows if row["kind"] in _BANKS and row.get("what") != "refused"}
    laid: dict[int, dict[str, list[str]]] = {}
    for row in shown:
        hand, card = whole(row, "hand"), row.get("card")
        if hand is not None and card is not None:
            half = laid.setdefault(hand, {}).setdefault(str(row.get("what")), [])
            half += [str(card)] if len(half) < _OF_TWO_TILES else []
    for hand, halves in laid.items():
        high, low = (tuple(halves.get(what, ())) for what in _HALVES)
        if len(high) == len(low) == _OF_TWO_TILES:
            yield Laid(THE_DEALERS if hand == DEALER else BANK if hand in banks else PLAYER, high, low)
