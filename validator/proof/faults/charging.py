"""Adds or removes vigorish with the payment on which it is taken, as it is taken elsewhere in the log."""

from collections.abc import Iterator
from math import gcd

from validator.log.notation import Row
from validator.proof.faults.rewritten import RowChange, RowEdits, set_beside
from validator.proof.faults.scene import Scene, whole_number


def charge(log: Scene, place: int, work: RowEdits) -> None:
    """Take vigorish on each payment put in, and none on one taken out, in the round of a place."""
    gone = {whole_number(one.before, "wager") for one in work.touched if one.before and one.before["kind"] == "pay"}
    come = {whole_number(one.after, "wager") for one in work.touched if one.after and one.after["kind"] == "pay"}
    stretch = log.stretch(place)
    for at in range(stretch.start, stretch.stop):
        row = log.rows[at]
        if row["kind"] == "vigorish" and whole_number(row, "wager") in gone - come - {None} and at not in work.instead:
            work.instead[at] = None
            work.following.append(RowChange(row, None))
    for placed in (work.behind, work.before):
        for beside, rows in placed.items():
            for at, row in [(at, row) for at, row in enumerate(rows) if row["kind"] == "pay"]:
                if whole_number(row, "wager") not in gone and (taken := _taken(log, place, row)) is not None:
                    rows.insert(at + 1, set_beside(log, taken, beside, 1 if placed is work.behind else -1))
                    work.following.append(RowChange(None, rows[at + 1]))
    work.touched += work.following


def _taken(log: Scene, place: int, pay: Row) -> Row | None:
    """The vigorish on a payment: by the rate, and in the unit, in which it is taken in the log."""
    charged = [*_charged(log)]
    if not charged:
        return None
    unit = gcd(*(cents for _, cents, _ in charged))
    paid, cents, near = min(charged, key=lambda one: (one[1] / one[0], abs(one[2] - place)))
    exact = (whole_number(pay, "cents") or 0) * cents
    like = log.rows[near]
    return {**like, "wager": pay.get("wager"), "cents": -(-exact // (paid * unit)) * unit}


def _charged(log: Scene) -> Iterator[tuple[int, int, int]]:
    """Each payment behind which vigorish is taken on it: what was paid, what was taken, where."""
    for at in log.by_kind.get("vigorish", ()):
        before, row = log.rows[at - 1], log.rows[at]
        paid, cents = whole_number(before, "cents"), whole_number(row, "cents")
        if before["kind"] == "pay" and before.get("wager") == row.get("wager") and paid and cents:
            yield paid, cents, at
