"""What is declared within a round: less is known from its beginning, more once it is over, and what stands nothing."""

from itertools import count

import pytest

from tests.properties.replaying import replayed
from tests.simulate.rounds import rows_of
from tests.simulate.ways import WAYS
from validator.log.codes import KIND_DEAL, KIND_PAY, KIND_RECORDS, RECORD_STRIDE
from validator.log.columns import Columns
from validator.log.records import ALWAYS, NEVER, Recording
from validator.log.vocabulary import BY
from validator.replay_told import when_told
from validator.simulate.book import Row

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
    told = [(i, (found, i)) for i, kind in enumerate(found.kind) if kind == KIND_RECORDS]
    return {at: [row for _, row in said] for at, said in when_told(found, told, recording).items()}


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
