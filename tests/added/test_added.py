"""A row that is added to a log hides nothing: some of ``python -m tests.added``."""

import json

import pytest

from tests.added.__main__ import drawn_work, listed, main, usable
from tests.added.additions import Added, Addition, donors_of
from tests.added.held import Count, Example, hold
from tests.everything.gathered import at_rest
from tests.length import either
from tests.less.logs import Log, logs_of, worked
from validator.core.data import data_folder

SHORT, LONG = 60, 300
SEED = 1


@pytest.fixture(scope="module")
def logs() -> list[Log]:
    """The samples and the worked cases; the generated logs are for the command."""
    return usable(logs_of([*at_rest(), *worked()]))


@pytest.mark.longer
def test_what_is_lost_is_named_and_no_clean_exit_stands_beside_it(logs: list[Log]) -> None:
    donors, total, examples = donors_of(logs), Count(), list[Example]()
    for log, additions in drawn_work(logs, donors, either(SHORT, LONG), SEED):
        held = hold(log, additions, donors)
        total.add(held.count)
        examples += held.examples
    assert [*listed(examples, 20)] == []
    assert total.additions == either(SHORT, LONG)
    assert total.stands


def demonstration() -> Log:
    lines = (data_folder("submissions") / "demo" / "log.jsonl").read_text(encoding="utf-8").splitlines()
    return Log((), tuple(lines))


def test_the_same_additions_are_drawn_twice() -> None:
    logs = [demonstration()]
    donors = donors_of(logs)
    assert drawn_work(logs, donors, 30, 7) == drawn_work(logs, donors, 30, 7) != drawn_work(logs, donors, 30, 8)


def test_the_rows_behind_move_on_by_one() -> None:
    log = demonstration()
    added = Added(log, Addition.named("80:100:1"), donors_of([log]))
    numbers = [json.loads(line)["seq"] for line in added.lines if '"BJ-101"' in line]
    assert numbers == sorted(set(numbers))
    assert added.moved("BJ-101", added.seq) == added.seq + 1
    assert not added.tells_otherwise
    assert Added(log, Addition.named("80:79:2"), donors_of([log])).tells_otherwise


def test_what_cannot_be_shown_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--inputs", "none.gz"]) == 2
    assert "none.gz" in capsys.readouterr().err
