"""``python -m tests.less``: what it draws, prints and answers."""

from collections import Counter
from pathlib import Path

import pytest

from tests.everything.inputs import Input, write_inputs
from tests.less.__main__ import all_work, drawn_work, listed, main, table_of
from tests.less.changes import SORTS
from tests.less.held import Count, Example, Held
from tests.less.logs import logs_of
from validator.core.data import data_folder

SUBMISSIONS = data_folder("submissions")


def text(name: str) -> str:
    return (SUBMISSIONS / name).read_text(encoding="utf-8")


INPUTS = [
    Input("check", (text("633a-shoe.yaml"),)),
    Input("replay", (text("633a-shoe.yaml"),), (text("demo/log.jsonl"),), hint="demo"),
    Input("replay", (text("551-shoe.yaml"),), (text("logs/spanish-21-example.jsonl"),), hint="spanish"),
    Input("replay", (text("551-shoe.yaml"),), (text("demo/log.jsonl"),) * 2, hint="two files"),
]


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> str:
    path = tmp_path_factory.mktemp("less") / "inputs.gz"
    write_inputs(path, INPUTS)
    return str(path)


def test_logs_of_one_file_are_used() -> None:
    assert sorted(log.hint for log in logs_of(INPUTS)) == ["demo", "spanish"]


def test_drawing_is_the_same_twice_spread_and_without_repetition() -> None:
    logs = logs_of(INPUTS)
    work = drawn_work(logs, list(SORTS), 200, 7)
    assert work == drawn_work(logs, list(SORTS), 200, 7) != drawn_work(logs, list(SORTS), 200, 8)
    assert sum(len(set(places)) for _, places in work) == 200
    sorts = Counter(sort for _, places in work for sort, _ in places)
    assert set(sorts) == {sort for sort in SORTS if any(SORTS[sort].places(log) for log in logs)}
    assert {log.chapter for log, _ in work} == {"633a", "551"}


def test_few_changes_are_all_drawn() -> None:
    logs = logs_of(INPUTS)
    every = {(log.name, *one) for log, places in all_work(logs, ["column-undeclared"]) for one in places}
    drawn = {(log.name, *one) for log, places in drawn_work(logs, ["column-undeclared"], 10_000, 1) for one in places}
    assert drawn <= every
    assert len(drawn) > len(every) // 2


def test_a_part_of_the_logs_and_one_chapter(kept: str, capsys: pytest.CaptureFixture[str]) -> None:
    logs = []
    for part in ("1", "2"):
        assert main(["--inputs", kept, "--changes", "kind-undeclared", "--of", "2", "--part", part]) == 0
        logs.append(capsys.readouterr().out.splitlines()[1].split()[0])
    assert sorted(logs) == ["551", "633a"]
    assert main(["--inputs", kept, "--changes", "kind-undeclared", "--chapter", "551"]) == 0
    assert [line.split()[0] for line in capsys.readouterr().out.splitlines()[1:]] == ["551", "all", "all"]


def test_a_changed_log_is_shown(kept: str, capsys: pytest.CaptureFixture[str]) -> None:
    log = next(one for one in logs_of(INPUTS) if one.hint == "demo")
    line = next(line for line in range(len(log.lines)) if log.kind_of(line) == "deal")
    assert main(["--inputs", kept, "--show", f"{log.name}/row-rubbish/{line + 1}"]) == 0
    lines = capsys.readouterr().out.splitlines()
    begin = lines.index("# --- log 1") + 1
    end = begin + len(log.lines)
    assert lines[begin:end] == [*log.lines[:line], "?x!", *log.lines[line + 1 :]]
    assert lines[end] == f"# --- demo: row-rubbish at {line + 1} (deal)"


def test_what_cannot_be_done_is_said(kept: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--inputs", str(tmp_path / "none.gz")]) == 2
    assert main(["--inputs", kept, "--show", "0123/row-rubbish/1"]) == 2
    with pytest.raises(SystemExit):
        main(["--changes", "weather"])
    assert "there is no 0123/row-rubbish/1 among 2 logs" in capsys.readouterr().err


def test_counts_and_counterexamples_in_print() -> None:
    held = Held()
    held.counts["551", "cut-end"].add(Count(logs=3, new=2, accused=2000, kept=1999, apart=5, apart_kept=5))
    held.counts["633a", "cut-end"].add(Count(logs=1, gone=1, accused=1, kept=0, apart=1))
    assert list(table_of(held)) == [
        "chapter change                logs    new   gone  other  recall              untouched",
        "551     cut-end                  3      2      0      0   99.9 % of 2,000    100.0 % of 5",
        "633a    cut-end                  1      0      1      0    0.0 % of 1          0.0 % of 1",
        "all     cut-end                  4      2      1      0   99.9 % of 2,001     83.3 % of 6",
        "all     all                      4      2      1      0   99.9 % of 2,001     83.3 % of 6",
    ]
    examples = [
        Example("NEW", "551", rule, "cut-end", "deal", f"{number}/cut-end/9", "wrong")
        for number, rule in enumerate(("a-rule", "b-rule", "b-rule"))
    ]
    assert list(listed(examples, "NEW", 1)) == [
        "NEW: 3, of 2 rules",
        "     2  551 b-rule: cut-end of deal: wrong",
        "        --show 1/cut-end/9",
        "        ... and 1 more sorts",
    ]
    assert list(listed(examples, "GONE", 1)) == []
