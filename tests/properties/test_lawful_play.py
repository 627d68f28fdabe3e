"""Whatever the seed, lawful play is accused of nothing, and how a log is cut up changes nothing."""

from collections import Counter

import pytest
from hypothesis import given, settings, strategies as st

import validator.replay.run
from tests.length import times
from tests.properties.replaying import replayed
from tests.simulate.rounds import rounds_of, rows_of
from tests.simulate.ways import WAYS, way
from validator.core.finding import Finding
from validator.replay.report import ReplayReport

LIMITS = settings(max_examples=times(8))

SEEDS = st.integers(min_value=0, max_value=10**6)
NAMES = st.sampled_from(sorted(WAYS))


def told(report: ReplayReport) -> list[tuple[object, ...]]:
    """What a report says of the rounds, without the names and lines of files."""
    return [(*key(finding), finding.root and finding.root.event) for finding in report.findings]


def key(finding: Finding) -> tuple[object, ...]:
    """A finding without its file and line."""
    assert not hasattr(finding.where, "path")
    where = finding.where
    place = (where.table, where.round, where.event)
    return (finding.rule, finding.outcome, *place, finding.message, finding.overpaid_cents, finding.cost_cents)


@pytest.mark.longer
@LIMITS
@given(seed=SEEDS, name=NAMES)
def test_lawful_play_is_accused_of_nothing(seed: int, name: str) -> None:
    report = replayed(WAYS[name], rows_of(WAYS[name], seed, 120))
    assert report.faults == [] and report.unjudged == []
    assert report.rounds == 120
    assert [f"{finding.where}: {finding.message}" for finding in report.findings] == []


@pytest.mark.longer
@LIMITS
@given(seed=SEEDS, name=NAMES, cut=st.integers(min_value=1, max_value=39))
def test_a_log_in_two_files_says_what_it_says_in_one(seed: int, name: str, cut: int) -> None:
    """Cut where a round has just ended; what stands between two rounds may fall to either side."""
    filing = WAYS[name]
    rounds = rounds_of(filing, seed, 40)
    first = [row for rows in rounds[:cut] for row in rows]
    second = [row for rows in rounds[cut:] for row in rows]
    start = next(number for number, row in enumerate(second) if row["kind"] == "round-start")
    whole = replayed(filing, first + second)
    for one, other in ((first, second), (first + second[:start], second[start:])):
        parts = replayed(filing, one, other)
        assert told(parts) == told(whole)
        assert parts.tallies == whole.tallies


@pytest.mark.parametrize("name", sorted(WAYS))
def test_the_size_of_a_batch_changes_nothing(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    filing = WAYS[name]
    rows = rows_of(filing, 7, 60)
    whole = replayed(filing, rows)
    monkeypatch.setattr("validator.log.read.sources.CHECKED", 32)
    for size in (1, 7):
        monkeypatch.setattr(validator.replay.run, "BATCH_ROUNDS", size)
        parts = replayed(filing, rows)
        assert told(parts) == told(whole)
        assert parts.tallies == whole.tallies


def test_jsonl_csv_and_parquet_say_the_same() -> None:
    filing = WAYS["match"]
    rows = rows_of(filing, 3, 40)
    for row in rows:
        if row["kind"] == "pay":
            row["cents"] = int(str(row["cents"])) + 100
    told_by = [replayed(filing, rows, ending=ending) for ending in (".jsonl", ".csv", ".parquet")]
    assert told(told_by[0]) and told(told_by[0]) == told(told_by[1]) == told(told_by[2])
    assert told_by[0].tallies == told_by[1].tallies == told_by[2].tallies


@pytest.mark.parametrize("seed", [3, 5, 9])
def test_a_player_splits_on_all_his_boxes_no_more_often_than_one_box_may_be_split(seed: int) -> None:
    """Whether it is the box or the player that is limited is open, and what is open is not dealt."""
    filing = way("once", {"splitting.additional_splits": 0})
    rows = rows_of(filing, seed, 400)
    splits = [row for row in rows if row["kind"] == "choice" and row["what"] == "split"]
    assert set(Counter((row["round"], row["player"]) for row in splits).values()) == {1}
    assert replayed(filing, rows).findings == []
