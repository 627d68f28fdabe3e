"""Draws further cards from a shoe that was not made up anew: none more often than its decks hold it."""

from collections import Counter

from validator.log.cards import RANKS, SUITS
from validator.proof.faults.binding import Unfit
from validator.proof.faults.rewritten import RowChange, RowEdits
from validator.proof.faults.scene import Scene, whole_number

_FILLS, _IS_EMPTY = "load-shoe", "shoe-empty"
_SHOWN = ("burn", "deal", "expose", "card-face-up")
_DRAWN = ("burn", "deal", "card-face-up", "card-misdealt")
_UNKNOWN = "?"
_OF_A_DECK = len(SUITS) * len(RANKS)
_FURTHER = 8
"""Segments of play behind the shoe that was left out, whose cards are exchanged: more than are judged with a fault."""


def draw_on(log: Scene, work: RowEdits) -> None:
    """Where a shoe is not filled, exchange what is drawn from it for cards of the same rank that are left in the old.

    Raises Unfit where there are not as many, though the old shoe was not found empty.
    """
    gone = [at for at, row in work.instead.items() if row is None and log.rows[at]["kind"] == _FILLS]
    filled = [at for at in log.by_kind.get(_FILLS, ()) if gone and at < min(gone)]
    decks = (whole_number(log.rows[filled[-1]], "n") or 0) // _OF_A_DECK if filled else 0
    if not decks:
        return
    first, last = min(gone), log.after(min(gone), _FURTHER)
    if any(filled[-1] < at < first for at in log.by_kind.get(_IS_EMPTY, ())):
        return
    rows = {at: row for at in range(filled[-1], last) if (row := work.instead.get(at, log.rows[at])) is not None}
    if sum(row["kind"] in _DRAWN and "ref" not in row for row in rows.values()) > decks * _OF_A_DECK:
        raise Unfit
    drawn: Counter[str] = Counter()
    for at, row in rows.items():
        if row["kind"] not in _SHOWN or _UNKNOWN in str(row.get("card", _UNKNOWN)):
            continue
        card = str(row["card"])
        other = min((card[:-1] + suit for suit in SUITS), key=lambda one: drawn[one])
        if at > first and drawn[card] >= decks > drawn[other]:
            card = other
            work.instead[at] = {**row, "card": card}
            work.touched.append(RowChange(row, work.instead[at]))
            work.following.append(work.touched[-1])
        drawn[card] += 1
