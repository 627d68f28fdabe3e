"""Deals on request what rounds of an example need: a shoe broken off before its cover card."""

from collections.abc import Iterable

from validator.proof.simulate.book import Row

BROKEN_OFF = "broken off"
_SHOE_ENDS = ("cover-card", "shoe-empty", "idle", "table-close")


def patterns(rows: Iterable[Row]) -> frozenset[tuple[str, str]]:
    """The wishes, as kinds with a word, that the rows of some rounds are like."""
    dealt = changed = False
    for row in rows:
        if row["kind"] in _SHOE_ENDS:
            return frozenset()
        dealt |= row["kind"] == "deal"
        changed |= dealt and row["kind"] == "card-change" and "round" not in row
        if changed and row["kind"] == "load-shoe":
            return frozenset({("card-change", BROKEN_OFF)})
    return frozenset()
