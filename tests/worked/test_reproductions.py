"""Verdicts that were once wrong, judged as the words of the law demand."""

import subprocess
import sys
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from tests.worked.reproduced import FOLDER, Expected, Verdict, expected, judge, wrongs
from validator.core.finding import Finding, LogPlace, Outcome, Severity

CASES = expected()
OPEN = expected("open.yaml")
HOSTILE = FOLDER / "hostile"
ROOT = Path(__file__).parents[2]
ENDS_WITHIN = 15
"""Seconds after which a replay that has not ended is said never to end."""

JUDGE = """
import sys
from pathlib import Path
from validator.chapters.registry import chapter_play
from validator.filing.check import judge_filing
from validator.law.versions import law_of
from validator.law.facts import load_facts
from validator.replay.logs import replay_logs
from validator.replay.filings import load_filings

path = Path(sys.argv[1])
if path.suffix == ".jsonl":
    for one in replay_logs([path], [], "interpreted").tallies:
        assert min(one.passed, one.failed, one.for_review, one.not_applicable, *one.missing.values()) >= 0, one.rule
else:
    report = judge_filing(path)
    assert not report.crashes, report.crashes
    assert report.faults, "no fault is named"
    try:
        (filing,) = load_filings([path])
    except ValueError:
        sys.exit()
    chapter_play(law_of(filing.chapter)).options(filing.typed, load_facts(filing.chapter))
"""


def harm(path: Path) -> str:
    """What a hostile log or filing does that none may do: make the program fail, count below zero, or never end."""
    command = [sys.executable, "-c", JUDGE, str(path)]
    try:
        ended = subprocess.run(command, cwd=ROOT, capture_output=True, timeout=ENDS_WITHIN, check=False)
    except subprocess.TimeoutExpired:
        return "it never ends"
    return ended.stderr.decode() if ended.returncode else ""


@pytest.mark.parametrize("name", CASES)
def test_a_case_is_judged_as_it_must_be(name: str) -> None:
    assert wrongs(CASES[name], judge(CASES[name])) == [], CASES[name].why


@pytest.mark.parametrize("name", OPEN)
def test_a_case_that_is_met_is_open_no_longer(name: str) -> None:
    assert wrongs(OPEN[name], judge(OPEN[name])) != [], "it is judged as it must be: move it to expect.yaml"


@pytest.mark.parametrize("path", sorted(HOSTILE.iterdir()), ids=lambda path: path.stem)
def test_a_hostile_input_does_no_harm(path: Path) -> None:
    assert not harm(path)


def finding(citation: str, outcome: Outcome = Outcome.FAIL, event: int = 1) -> Finding:
    place = LogPlace("log.jsonl", 1, "T", 1, event)
    error, day = Severity.ERROR, date(2016, 1, 1)
    return Finding("a-rule", "", error, outcome, citation, "", "it is wrong", "$2.00", "$1.00", place, day)


def case(**fields: Any) -> Expected:
    return Expected("633a/case", "replay", "the words", **fields)


FOLLOWING = Verdict([finding("633a.7(g)(1)")._replace(root=LogPlace("log.jsonl", 1, "T", 1, 0))])
BROKEN, NOTED = Verdict([finding("633a.7(g)(1)")]), Verdict([finding("633a.7(g)(1)", Outcome.REVIEW)])
CLEAN, FAULTY = Verdict(), Verdict(faults=1)


@pytest.mark.parametrize(
    ("expected", "holds", "fails"),
    [
        ({"must": ["633a.7(g)"]}, [BROKEN], [NOTED, CLEAN, FAULTY]),
        ({"must": ["a-rule"]}, [BROKEN], [CLEAN]),
        ({"must": ["633a.7(g)(1)(i)"]}, [], [BROKEN]),
        ({"must": [["633a.9", "633a.7"]]}, [BROKEN], [CLEAN]),
        ({"must": ["633a.7", "633a.9"]}, [], [BROKEN]),
        ({"must": ["633a.7"], "noted_ok": True}, [BROKEN, NOTED], [CLEAN]),
        ({"must": ["633a.7"], "fault_ok": True}, [BROKEN, FAULTY], [CLEAN]),
        ({"must_not": ["*"]}, [CLEAN, NOTED], [BROKEN]),
        ({"must_not": ["633a.7(g)"]}, [CLEAN, NOTED], [BROKEN]),
        ({"must_not": [["633a.9", "a-rule"]]}, [CLEAN], [BROKEN]),
        ({"must_not": ["633a.9", "b-rule"]}, [BROKEN], []),
        ({"must": ["633a.7"], "must_not": ["other"]}, [BROKEN], [Verdict([*BROKEN.findings, finding("633a.9(a)")])]),
        ({"may": ["633a.7"], "must_not": ["other"]}, [BROKEN, CLEAN], [Verdict([finding("633a.9(a)")])]),
        ({"not_at": [1]}, [CLEAN, Verdict([finding("633a.7", event=2)])], [BROKEN, NOTED]),
        ({"says": ["$2.00"]}, [BROKEN, NOTED], [CLEAN]),
        ({"says_not": ["wrong"]}, [CLEAN], [BROKEN, NOTED]),
        ({"follows": ["a-rule"]}, [FOLLOWING], [BROKEN, CLEAN]),
    ],
)  # fmt: skip
def test_what_a_case_demands(expected: dict[str, Any], holds: list[Verdict], fails: list[Verdict]) -> None:
    assert [wrongs(case(**expected), one) for one in holds] == [[] for _ in holds]
    assert all(wrongs(case(**expected), one) for one in fails)
