"""A log split into files and days, rows of it late, tells what one file tells: some of ``python -m tests.less.splits``."""

from pathlib import Path

import pytest

from tests.everything.gathered import at_rest
from tests.length import times
from tests.less.logs import Log, gathered, logs_of, worked
from tests.less.splits import differences, fit, main, split, splits
from validator.chapters.registry import PACKAGES

SEED = 1
ONCE_SPLIT = Path(__file__).with_name("once_split.txt")


@pytest.fixture(scope="module")
def logs() -> list[Log]:
    return [log for log in logs_of([*at_rest(), *worked()]) if log.chapter in PACKAGES]


@pytest.mark.longer
def test_files_and_days_tell_what_one_file_tells(logs: list[Log]) -> None:
    found = {f"{one.log.name}/{one.seed}": differences(one) for one in splits(logs, times(40), SEED)}
    assert {ident: words for ident, words in found.items() if words} == {}


@pytest.mark.long
def test_what_once_told_something_else_in_files_does_so_no_more() -> None:
    """Splits after which something else was told, until it was mended; each line names what."""
    by_name = {log.name: log for log in logs_of(gathered())}
    found = {}
    for line in ONCE_SPLIT.read_text(encoding="utf-8").splitlines():
        ident, _ = line.split()
        name, seed = ident.split("/")
        assert name in by_name, f"the log of {ident} is another now: draw such a split anew, or leave the line out"
        found[ident] = differences(split(by_name[name], int(seed)))
    assert {ident: words for ident, words in found.items() if words} == {}


def test_rows_come_late_and_go_to_other_files(logs: list[Log]) -> None:
    drawn = [*splits(logs, 100, SEED)]
    assert {one.log.chapter for one in drawn} == set(PACKAGES)
    assert {one.mode for one in drawn} == {"together", "state"}
    assert all(sum(map(len, one.files)) == len(one.log.lines) and len(one.files) > 1 for one in drawn)
    assert any(sorted(line for lines in one.files for line in lines) != sorted(one.log.lines) for one in drawn)
    assert all(fit(one.log) for one in drawn)


def test_what_cannot_be_read_is_said(tmp_path: Path) -> None:
    assert main(["--inputs", str(tmp_path / "none.gz")]) == 2
