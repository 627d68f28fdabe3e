"""Asks the simulation for what an example needs in play and chance may not bring."""

from collections.abc import Iterable

from validator.examples import Rounds
from validator.log.notation import NotatedRows, Row, written
from validator.proof.faults.scene import DEALER, whole_number
from validator.proof.simulate.casino import WISHED, wished_like
from validator.proof.simulate.wishes import BANK, DEALER as THE_DEALERS, PLAYER, TileLayout, Wishes

_HALVES = ("high", "low")
_OF_TWO_TILES = 2
_BANKS = ("bank", "bank-offered", "co-bank")


def wishes_of(rounds: Rounds, chapter: str, main: str) -> tuple[Wishes, ...]:
    """What can be wished for in a chapter: what the examples that break a rule have, then what those that keep it."""
    examples = (written(text, chapter, main) for text in (*rounds.fails[:1], *rounds.passes[:1]))
    return tuple(dict.fromkeys(wishes for example in examples if (wishes := _wishes(example))))


def _wishes(example: NotatedRows) -> Wishes:
    granted = WISHED.get(example.chapter, ())
    rows = [row for row in example.rows if row["kind"] in granted]
    words = frozenset((str(row["kind"]), _word(row)) for row in rows if "card" not in row and _word(row))
    return Wishes(words | wished_like(example.chapter, example.rows), tuple(_hands(example.rows, rows)))


def _word(row: Row) -> str:
    """What a row says of its act: its word, or its amount."""
    return str(row.get("what", row.get("cents", "")))


def _hands(rows: Iterable[Row], shown: Iterable[Row]) -> Iterable[TileLayout]:
    """The hands of which all tiles are told, as they are laid first."""
    banks = {whole_number(row, "seat") for row in rows if row["kind"] in _BANKS and row.get("what") != "refused"}
    laid: dict[int, dict[str, list[str]]] = {}
    for row in shown:
        hand, card = whole_number(row, "hand"), row.get("card")
        if hand is not None and card is not None:
            half = laid.setdefault(hand, {}).setdefault(str(row.get("what")), [])
            half += [str(card)] if len(half) < _OF_TWO_TILES else []
    for hand, halves in laid.items():
        high, low = (tuple(halves.get(what, ())) for what in _HALVES)
        if len(high) == len(low) == _OF_TWO_TILES:
            yield TileLayout(THE_DEALERS if hand == DEALER else BANK if hand in banks else PLAYER, high, low)
