"""The cases: by a seed, play of some chapter, changed, and the filings and wishes under which it is judged."""

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date, timedelta
from functools import cache
from random import Random
from typing import Final

from tests.bench.dealt import CHAPTERS, play_of
from tests.differ.changes import TURNS, WAYS, Row
from tests.everything.gathered import FILED
from tests.everything.judged import in_force
from validator.core.data import data_folder
from validator.core.shifts import NO_SHIFTS, Shifts, parse_shifts
from validator.log.days import day_at
from validator.replay.filings import Submission

MOST_CHANGES: Final = 6
PLAYS: Final = 3
"""Plays of each chapter, beside the samples."""
LONGEST: Final = 12
"""Rounds that are kept of a play, at most."""
SHIFTS: Final = ("", "", "day=06:00", "day=06:00,swing=14:00,night=22:00", "night=01:30,day=02:30")


@dataclass(frozen=True)
class Case:
    """A log and how it is to be judged; ``ways`` are those in which it was changed."""

    seed: int
    chapter: str
    ways: tuple[str, ...]
    rows: Sequence[Row]
    filings: tuple[Submission, ...]
    as_of: date | None
    given: str
    shifts: Shifts

    @property
    def name(self) -> str:
        """What it is, in words."""
        return f"seed {self.seed}, {self.chapter}, {', '.join(self.ways) or 'unchanged'}"


@cache
def _play(chapter: str, number: int) -> tuple[str, str]:
    """A filing and the rows of a log under it, as JSON, which each case reads anew."""
    if number < PLAYS:
        play = play_of(chapter, LONGEST, number + 1)
        return play.filing, json.dumps([*play.tile.head, *play.tile.rows])
    folder = data_folder("submissions")
    stem = next(stem for stem, filed in FILED.items() if filed.startswith(f"{chapter}-"))
    lines = (folder / "logs" / f"{stem}-example.jsonl").read_text(encoding="utf-8").splitlines()
    return (folder / f"{FILED[stem]}.yaml").read_text(encoding="utf-8"), json.dumps([json.loads(one) for one in lines])


def _sampled(chapter: str) -> bool:
    return any(filed.startswith(f"{chapter}-") for filed in FILED.values())


def _drawn(lot: Random) -> tuple[str, str, str]:
    """A chapter, a filing and the rows of a log under it."""
    chapter = lot.choice(CHAPTERS)
    return chapter, *_play(chapter, lot.randrange(PLAYS + _sampled(chapter)))


def filing_of(seed: int) -> str:
    """The filing of the case of a seed, as it is filed."""
    return _drawn(Random(f"differ {seed}"))[1]


def case_of(seed: int) -> Case:
    """The case of a seed."""
    lot = Random(f"differ {seed}")
    chapter, filing, text = _drawn(lot)
    rows: list[Row] = json.loads(text)
    begins = [place for place, row in enumerate(rows) if row["kind"] == "round-start"]
    wanted = lot.randrange(2, LONGEST)
    if wanted < len(begins):
        del rows[begins[wanted] :]
    ways = tuple(lot.choices(sorted(WAYS), k=lot.randrange(MOST_CHANGES + 1)))
    times = [at for row in rows if isinstance(at := row.get("at"), int)]
    for way in ways:
        WAYS[way](rows, lot)
        if not rows:
            rows.append({"table": "BJ-1", "seq": 1, "kind": "round-start"})
    filed = in_force(filing, "filing.yaml")
    day = day_at(times[len(times) // 2] if times else TURNS[0])
    drawn = range(lot.choice((0, 1, 1, 1, 2, 3)))
    filings = tuple(_filed(filed, number, day, lot) for number in drawn)
    as_of = day + timedelta(days=lot.randrange(-900, 900)) if lot.random() < 0.1 else None
    given = chapter if lot.random() < 0.2 else ""
    shifts = lot.choice(SHIFTS)
    return Case(seed, chapter, ways, rows, filings, as_of, given, parse_shifts(shifts) if shifts else NO_SHIFTS)


def _filed(filed: Submission, number: int, day: date, lot: Random) -> Submission:
    """The filing, in force from some day about that of the play, until some day, of some version."""
    head = filed.head
    if lot.random() < 0.7:
        start = day + timedelta(days=lot.choice((-400, -30, -1, 0, 0, 1, 1, 30, 400)))
        until = start + timedelta(days=lot.choice((0, 1, 30))) if lot.random() < 0.2 else None
        version = lot.choice((head.version, "1", "2"))
        tables = lot.choice((head.tables, (), ("BJ-1",)))
        head = head._replace(start=start, until=until, version=version, tables=tables)
    return replace(filed, file=f"filing-{number}.yaml", head=head)
