"""Lawful play in bulk: a few generated gaming days, repeated at later dates for as long as is asked for."""

from collections.abc import Iterator

from tests.generate.book import DAY
from tests.generate.setups import Row, Setup
from tests.generate.table import Floor

DAYS = 3
"""Gaming days that are dealt; what follows repeats them, with later dates and numbers."""


def bulk_rows(setup: Setup, seed: int, count: int, table: str = "BJ-1") -> Iterator[Row]:
    """Rows of whole gaming days with at least ``count`` rounds."""
    yield from bulk_of(Floor(setup, seed, table), count)


def bulk_of(floor: Floor, count: int) -> Iterator[Row]:
    """Rows of whole gaming days of a new table with at least ``count`` rounds."""
    head = floor.declarations()
    yield from head
    dealt: list[list[Row]] = []
    rounds = 0
    while rounds < count and len(dealt) < DAYS:
        dealt.append(floor.day())
        rounds = floor.rounds_dealt
        yield from dealt[-1]
    span = int(str(dealt[-1][-1]["seq"])) - int(str(head[-1]["seq"]))
    again = 0
    while rounds < count:
        again += 1
        for number, day in enumerate(dealt):
            later = (again * DAYS + number) * DAY - number * DAY
            for row in day:
                copy = {**row, "seq": int(str(row["seq"])) + again * span, "at": int(str(row["at"])) + later}
                if "round" in row:
                    copy["round"] = int(str(row["round"])) + again * floor.rounds_dealt
                if row["kind"] == "verify" and "ref" in row:
                    copy["ref"] = int(str(row["ref"])) + again * span
                yield copy
            rounds += sum(1 for row in day if row["kind"] == "round-start")
            if rounds >= count:
                return
