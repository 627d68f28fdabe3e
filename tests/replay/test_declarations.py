"""What is declared within a round: less is known from its beginning, more once it is over, and what stands nothing."""

from itertools import count
from random import Random

import pytest

from tests.properties.replaying import replayed
from tests.simulate.rounds import rows_of
from tests.simulate.ways import WAYS
from validator.log.codes import KIND_DEAL, KIND_PAY, KIND_RECORDS, RECORD_STRIDE
from validator.log.columns import Columns, Names
from validator.log.records import ALWAYS, NEVER, SOMETIMES, Recording
from validator.log.vocabulary import BY
from validator.proof.simulate.book import Row
from validator.replay.carry_over import TableCarryOver
from validator.replay.declarations import Statement, sayings_of, when_told

DEAL = KIND_DEAL * RECORD_STRIDE
PAY = KIND_PAY * RECORD_STRIDE


def events(*rows: tuple[int, int, int, str]) -> Columns:
    """Events by round, kind, what and by."""
    columns = Columns.empty()
    for number, (round_, kind, what, by) in enumerate(rows):
        for name, column in zip(Columns._fields, columns, strict=True):
            column.append(-1)
            values = {"seq": number, "round": round_, "kind": kind, "what": what, "by": BY.get(by, -1)}
            column[-1] = values.get(name, -1)
    return columns


def places(found: Columns, *declared: tuple[int, int]) -> dict[int, list[int]]:
    """By the event from which on it holds, the rows that say something; ``declared`` is what holds before."""
    recording = Recording()
    recording.declared.update(declared)
    told = [(i, Statement(found, i)) for i, kind in enumerate(found.kind) if kind == KIND_RECORDS]
    return {at: [one.row for one in said] for at, said in when_told(found, told, recording).items()}


ROUND = (1, KIND_DEAL, -1, "")


@pytest.mark.parametrize(
    ("by", "before", "at"),
    [
        ("always", ALWAYS, None),
        ("never", NEVER, None),
        ("never", ALWAYS, 1),
        ("sometimes", ALWAYS, 1),
        ("always", NEVER, 5),
        ("sometimes", NEVER, 5),
    ],
)
def test_within_a_round_less_holds_from_its_beginning_and_more_from_its_end(
    by: str, before: int, at: int | None
) -> None:
    row = (-1, KIND_RECORDS, DEAL, by)
    found = events((-1, KIND_PAY, -1, ""), ROUND, ROUND, row, ROUND, (-1, KIND_PAY, -1, ""), (2, KIND_DEAL, -1, ""))
    assert places(found, (DEAL, before)) == ({} if at is None else {at: [3]})


def test_between_rounds_it_holds_from_its_own_place() -> None:
    found = events(ROUND, (-1, KIND_RECORDS, DEAL, "never"), (-1, KIND_RECORDS, PAY, "always"), (2, KIND_DEAL, -1, ""))
    assert places(found) == {1: [1], 2: [2]}


def test_what_is_taken_back_within_the_round_is_known_again_after_it() -> None:
    less, more = (-1, KIND_RECORDS, DEAL, "never"), (-1, KIND_RECORDS, DEAL, "always")
    assert places(events(ROUND, less, ROUND, more, ROUND), (DEAL, ALWAYS)) == {0: [1], 5: [3]}


def declared_at(found: Columns, before: dict[int, int], *, together: bool) -> list[dict[int, int]]:
    """What is declared from each event on that declares nothing itself; rows are read ``together`` or one by one."""
    recording = Recording()
    recording.declared.update(before)
    own = [i for i, kind in enumerate(found.kind) if kind == KIND_RECORDS]
    told = when_told(found, sayings_of(found, own, together=together), recording)
    table = TableCarryOver(recording=recording)
    for saying in told.pop(0, []):
        table.note(saying, Names())
    declared = []
    for i, kind in enumerate(found.kind):
        for saying in told.pop(i, []):
            table.note(saying, Names())
        if kind != KIND_RECORDS:
            declared.append(dict(recording.declared))
    for said in told.values():
        for saying in said:
            table.note(saying, Names())
    return [*declared, dict(recording.declared)]


def test_declarations_read_together_declare_what_they_do_one_by_one() -> None:
    random = Random(16)
    lists = 0
    for _ in range(300):
        rows: list[tuple[int, int, int, str]] = []
        number = -1
        for _ in range(random.randrange(1, 12)):
            number += random.random() < 0.5
            here = random.choice((-1, number))
            for _ in range(random.randrange(1, 5)):
                what, by = random.choice((DEAL, PAY)), random.choice(("always", "sometimes", "never"))
                rows.append((here if random.random() < 0.2 else -1, KIND_RECORDS, what, by))
            rows.append((here, random.choice((KIND_DEAL, KIND_PAY)), -1, ""))
        found = events(*rows)
        before = {DEAL: random.choice((ALWAYS, SOMETIMES, NEVER))} if random.random() < 0.5 else {}
        one_by_one = declared_at(found, before, together=False)
        assert declared_at(found, before, together=True) == one_by_one, rows
        own = [i for i, kind in enumerate(found.kind) if kind == KIND_RECORDS]
        lists += sum(saying.rows_in > 1 for _, saying in sayings_of(found, own, together=True))
    assert lists > 300


def test_of_a_list_that_changes_something_the_last_row_that_does_is_told() -> None:
    rows = [(-1, KIND_RECORDS, what, by) for what, by in ((DEAL, "sometimes"), (PAY, "never"), (DEAL, "always"))]
    found = events(*rows, (-1, KIND_RECORDS, PAY, "never"), ROUND)
    told = when_told(found, sayings_of(found, [0, 1, 2, 3], together=True), Recording())
    [saying] = told.pop(1)
    assert not told
    assert (saying.row, saying.behind, saying.changes) == (1, 1, {PAY: NEVER, DEAL: ALWAYS})


@pytest.mark.parametrize("stream", ["BJ-1", "venue"])
@pytest.mark.parametrize("by", ["always", "sometimes"])
def test_lawful_play_stays_lawful_whatever_is_declared_in_the_midst_of_its_rounds(stream: str, by: str) -> None:
    rows: list[Row] = []
    venue = count(1)
    for place, row in enumerate(rows_of(WAYS["two-shoes"], 5, 40)):
        rows.append(row)
        if place % 13 == 6 and row["kind"] != "records":
            seq = int(str(row["seq"])) + 1 if stream == "BJ-1" else next(venue)
            what = ("deal", "pay", "collect", "wager", "expose")[place % 5]
            rows.append({"table": stream, "seq": seq, "kind": "records", "what": what, "by": by})
    report = replayed(WAYS["two-shoes"], rows)
    assert report.faults == []
    assert [finding.rule for finding in report.findings] == []
    assert report.rounds == 40
