"""At which seats the act of a finding may lie: as its row says, or the wager or hand that the row names, or its own words."""

import re
from collections.abc import Set as AbstractSet

from validator.core.finding import Finding, LogPlace
from validator.log.notation import NotatedRows

_NAMED = re.compile(r"\bseat (\d+)", re.IGNORECASE)
OWED_LATER = frozenset({"vigorish-owed-in-next-shoe", "tie-vigorish-still-owed"})
"""Rules that point to the card dealt too early, and name the seat of the wager on which vigorish is owed."""


def seats_meant(finding: Finding, log: NotatedRows) -> AbstractSet[int]:
    """The seats that a finding on a log may name."""
    assert isinstance(finding.where, LogPlace)
    rows = {row["seq"]: row for row in log.rows}
    own = rows[finding.where.event]
    with_it = [
        row for row in rows.values() for name in ("wager", "hand") if row.get(name) and row.get(name) == own.get(name)
    ]
    if finding.rule in OWED_LATER:
        with_it = [row for row in rows.values() if row["kind"] in ("vigorish", "marker-placed")]
    seats = {seat for row in (own, *with_it) for seat in [row.get("seat")] if isinstance(seat, int)}
    said = " ".join((finding.message, finding.expected, finding.observed))
    return seats | {int(seat) for seat in _NAMED.findall(said)}


def misplaced(finding: Finding, log: NotatedRows) -> bool:
    """Whether a finding names another seat than that of its act."""
    seat = finding.circumstances.seat
    return seat is not None and seat not in seats_meant(finding, log)
