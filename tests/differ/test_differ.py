"""Whatever reads and judges a log tells the same: some of ``python -m tests.differ``."""

import json
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests import spark_session
from tests.differ.__main__ import main
from tests.differ.cases import Case, case_of
from tests.differ.changes import WAYS, two_tables
from tests.differ.cluster import differences_on
from tests.differ.held import Way, differences, told
from tests.everything.judged import in_force
from tests.length import either
from validator.core.data import data_folder
from validator.core.shifts import NO_SHIFTS

CASES = either(16, 80)
PORTIONS = 8
WHY_NOT = spark_session.why_none()


@pytest.mark.longer
@pytest.mark.parametrize("portion", range(PORTIONS))
def test_engines_forms_and_shares_tell_the_same(portion: int) -> None:
    for seed in range(1 + portion, 1 + CASES, PORTIONS):
        count, found = differences(case_of(seed), either("read by kernels", "compiled"), jobs=seed == 3)
        assert count
        assert [line for one in found for line in one.lines()] == []


def test_tables_under_filings_that_make_options_longer_are_judged_together(tmp_path: Path) -> None:
    folder = data_folder("submissions")
    text = (folder / "logs" / "pai-gow-example.jsonl").read_text(encoding="utf-8")
    rows = [json.loads(line) for line in text.splitlines()]
    two_tables(rows, Random(1))
    filed = in_force((folder / "535-bank.yaml").read_text(encoding="utf-8"), "filing.yaml")
    table = next(str(row["table"]) for row in rows if row["table"] != "venue")
    filed = replace(filed, head=filed.head._replace(tables=(table,)))
    one = Case(1, "535", (), rows, (filed,), None, "535", NO_SHIFTS)
    way = Way("jsonl", "interpreted")
    assert told(one, way._replace(every=True), tmp_path) == told(one, way, tmp_path)
    assert "failed" not in told(one, way, tmp_path)


@pytest.mark.long
@pytest.mark.skipif(bool(WHY_NOT), reason=WHY_NOT)
def test_a_cluster_tells_the_same(tmp_path: Path) -> None:
    with spark_session.session() as spark:
        assert differences_on(spark, range(1, 25), tmp_path) == []


def test_a_seed_gives_the_same_case_and_every_way_is_taken() -> None:
    cases = [case_of(seed) for seed in range(1, 41)]
    assert [case.rows for case in cases[:5]] == [case_of(seed).rows for seed in range(1, 6)]
    assert len(WAYS) >= 40
    assert len({way for case in cases for way in case.ways}) > len(WAYS) / 2
    assert len({case.chapter for case in cases}) > 5


def test_the_command_shows_a_case_and_says_what_it_did(capsys: Any) -> None:
    assert main(["--seed", "5", "--cases", "1", "--interpreted", "--jobs-every", "0"]) == 0
    assert capsys.readouterr().out.startswith("1 cases from seed 5: ")
    assert main(["--show", "5", "--interpreted"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert any(line.startswith("# seed 5, ") for line in lines)
    assert sum(line.startswith("{") for line in lines) == len(case_of(5).rows)
