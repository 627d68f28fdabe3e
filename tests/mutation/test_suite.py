"""The second half of the judgement: what tests notice of mutants that no case noticed, and what does not count."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.mutation import toy
from tests.mutation.__main__ import main
from tests.mutation.mutants import mutants_of

TESTS = """
from functools import cache

import pytest

from tests.mutation.toy import last_above
from validator.core.engine.engines import CompiledEngine, CompiledMissing


@cache
def found():
    return last_above([5, 7, 5], [0], 7)


def test_what_is_kept_is_there():
    assert isinstance(found(), int)


def test_at_the_limit():
    assert found() == -1


def test_below_the_limit():
    assert last_above([5, 5], [0], 7) == -1


def test_fails_of_itself():
    assert last_above([5, 7, 9], [0], 7) == 0


@pytest.fixture
def engines():
    return [last_above]


def test_ways_agree(engines):
    assert last_above([8, 5, 8], [0], 7) == 2


def test_one_above():
    assert last_above([8], [0], 7) == 0


def test_nothing_is_compiled():
    assert last_above([9], [0], 7) == 0
    with pytest.raises(CompiledMissing):
        CompiledEngine()
"""
LIMIT = "above: > becomes >=, in return value > limit and limit >= 0"
WALK = "last_above: range(len(values)) the other way round"
BELOW = "above: limit >= 0 is dropped, in return value > limit and limit >= 0"


@pytest.fixture(scope="module")
def verdicts(tmp_path_factory: pytest.TempPathFactory) -> dict[str, dict[str, Any]]:
    """By words, what stands in the file of results after the suite was held against all mutants of the toy."""
    folder = tmp_path_factory.mktemp("suite")
    tests, results = folder / "test_toy.py", folder / "results.jsonl"
    tests.write_text(TESTS, encoding="utf-8")
    lines = [
        {
            "mutant": one.key,
            "module": one.module,
            "kernel": one.function,
            "operator": one.operator,
            "says": str(one),
            "words": one.words,
            "noticed_by": "",
        }
        | {"reached": 1, "differed": 0, "changed": 0, "told": 0}
        for one in mutants_of(toy.__name__)
    ]
    results.write_text("".join(json.dumps(one) + "\n" for one in lines), encoding="utf-8")
    command = [sys.executable, "-m", "tests.mutation.suite", "--results", str(results), "--most", "2", str(tests)]
    subprocess.run(command, cwd=Path(__file__).parents[2], check=True, capture_output=True, timeout=300)
    after = results.read_text(encoding="utf-8").splitlines()
    assert after[: len(lines)] == [json.dumps(one) for one in lines]
    assert main(["--told", "--results", str(results)]) == 0
    return {one["words"]: one for line in after[len(lines) :] for one in [json.loads(line)]}


def test_a_test_that_fails_with_the_mutant_alone_notices_it(verdicts: dict[str, dict[str, Any]]) -> None:
    """Though an earlier test of the same process had found, and kept, what it looks at."""
    limit = verdicts[LIMIT]
    assert limit["noticed_by"].endswith("::test_at_the_limit")
    assert "assert 1 == -1" in limit["failure"]
    assert limit["half"] == "suite"
    assert (limit["reached"], limit["differed"]) == (1 + 5, 2)


def test_one_that_fails_of_itself_or_holds_engines_against_each_other_does_not(
    verdicts: dict[str, dict[str, Any]],
) -> None:
    """The walk has two steps in three tests of play, and in one that fails without it and in one on engines."""
    walk = verdicts[WALK]
    assert not walk["noticed_by"]
    assert walk["differed"] == 3


def test_what_is_the_same_in_all_tests_survives(verdicts: dict[str, dict[str, Any]]) -> None:
    below = verdicts[BELOW]
    assert not below["noticed_by"]
    assert (below["reached"], below["differed"], below["tried"]) == (1 + 5, 0, 0)


def test_how_many_tests_were_not_tried_is_told(verdicts: dict[str, dict[str, Any]]) -> None:
    assert (verdicts[WALK]["tried"], verdicts[WALK]["untried"]) == (2, 1)
    assert (verdicts[BELOW]["tried"], verdicts[BELOW]["untried"]) == (0, 0)
    assert verdicts[LIMIT]["untried"] == 0


def test_the_score_tells_both_halves_apart(
    verdicts: dict[str, dict[str, Any]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "results.jsonl"
    cases = verdicts[WALK] | {"mutant": "other", "noticed_by": "541 no-cut broken", "half": ""}
    told = [verdicts[LIMIT], verdicts[WALK], verdicts[BELOW], cases]
    file.write_text("".join(json.dumps(one) + "\n" for one in told), encoding="utf-8")
    assert main(["--told", "--results", str(file)]) == 0
    last = capsys.readouterr().out.splitlines()[-1].split()
    assert last == ["in", "all", "4", "1", "1", "50.0", "%", "0", "1", "1", "0"]
