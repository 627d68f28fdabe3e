"""Filings judged by hand: a sound one changed as each example says, its verdict, and the paragraphs that it cites.

They stand as ``filing_cases`` in the files of ``cases``, with ``title``, ``source``, ``told`` and ``why`` as the other
cases there. A case has a filing, or several of one facility; where it lets one pass, ``judged`` are the rules that must
have been applied to it. ``found`` is what is found, in full: rule, paragraph, how it ends, its severity, its reading.
``faults`` are the fields that cannot be read, ``provisional`` words of the reserve under which the verdict stands.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from functools import cached_property
from typing import Any

import pytest

from tests.quick_yaml import load
from tests.worked.runner import CASES as FOLDER, ROOT, filing_text, same_paragraph
from validator.core.finding import Finding, Outcome
from validator.filing.check import CheckReport, judge_filing
from validator.filing.facility import FacilityReport, check_together

FIELDS = {
    *("id", "title", "source", "told", "why", "verdict", "cites", "filings"),
    *("found", "judged", "faults", "provisional"),
}
"""What a case may say."""


@dataclass(frozen=True)
class FilingCase:
    """A case and what comes of it."""

    node: Mapping[str, Any]

    @cached_property
    def reports(self) -> list[CheckReport]:
        """What is found in each filing."""
        texts = [filing_text(one, {}) for one in self.node["filings"]]
        return [judge_filing(text, name=f"{self.node['id']}-{number}.yaml") for number, text in enumerate(texts)]

    @cached_property
    def together(self) -> FacilityReport:
        """What is found in all of them as filings of one facility."""
        return check_together(self.reports)

    @property
    def findings(self) -> list[Finding]:
        """All that is found."""
        return [*(finding for report in self.reports for finding in report.findings), *self.together.findings]

    @property
    def passed(self) -> set[str]:
        """The rules that were applied and passed."""
        tallies = [tally for report in self.reports for tally in report.tallies] + self.together.tallies
        return {tally.rule for tally in tallies if tally.passed}

    @property
    def reserves(self) -> str:
        """The reserves under which the verdicts stand."""
        return " ".join(report.provisional for report in self.reports).strip()

    @property
    def faults(self) -> list[str]:
        """The fields that cannot be read."""
        return [fault.path for report in self.reports for fault in report.faults]

    def cites(self, finding: Finding) -> bool:
        """Whether the paragraph found is one that the case cites, or lies beneath or above it."""
        return any(same_paragraph(cite, finding.citation) for cite in self.node["cites"])


CASES = {
    node["id"]: FilingCase(node)
    for path in sorted(FOLDER.glob("*.yaml"))
    for node in load(path).get("filing_cases", ())
}
SOUND = sorted({one["sound"] for case in CASES.values() for one in case.node["filings"]})


def in_short(finding: Finding) -> dict[str, str]:
    """What ``found`` says of a finding."""
    said = {"rule": finding.rule, "at": finding.citation, "ends": finding.outcome.value}
    said["severity"] = finding.severity.value
    return said | ({"reading": finding.reading} if finding.reading else {})


def agrees(case: FilingCase) -> bool:
    """Whether what is found is what the verdict calls for; raises KeyError for a verdict that is none."""
    cited = all(map(case.cites, case.findings)) and not case.faults
    accused = any(finding.outcome is Outcome.FAIL for finding in case.findings)
    return {
        "error": cited and accused,
        "reject": cited and accused,
        "warning": cited and bool(case.findings),
        "info": not accused and bool(case.faults or case.findings),
        "report": bool(case.faults or case.findings or case.reserves),
        "pass": not (case.faults or case.findings) and set(case.node.get("judged", [""])) <= case.passed,
    }[case.node["verdict"]]


@pytest.mark.parametrize("ident", CASES)
def test_a_filing_case_is_met(ident: str) -> None:
    case = CASES[ident]
    assert all(report.crashes == () for report in case.reports)
    assert case.faults == case.node.get("faults", [])
    assert [in_short(finding) for finding in case.findings] == case.node.get("found", [])
    assert bool(case.reserves) == ("provisional" in case.node)
    assert all(words in case.reserves for words in case.node.get("provisional", []))
    assert agrees(case)


def test_every_case_has_its_own_id_and_says_what_it_may() -> None:
    assert len(CASES) == sum(len(load(path).get("filing_cases", ())) for path in FOLDER.glob("*.yaml"))
    assert {name for case in CASES.values() for name in case.node} == FIELDS


@pytest.mark.parametrize(
    ("ident", "changed"),
    [
        ("541-K12", {"verdict": "pass"}),
        ("541-K12", {"verdict": "info"}),
        ("541-K12", {"cites": ["541.13(c)"]}),
        ("541-K27", {"verdict": "reject"}),
        ("541-K27", {"judged": ["cards-changed-too-rarely"]}),
        ("541-K27", {"judged": [""]}),
        ("541-K65", {"verdict": "reject"}),
        ("685a-K06", {"verdict": "report", "filings": [{"sound": "submissions/685a-two-batches.yaml"}]}),
    ],
)
def test_another_verdict_or_paragraph_is_not_met(ident: str, changed: dict[str, object]) -> None:
    assert agrees(CASES[ident])
    assert not agrees(FilingCase({**CASES[ident].node, **changed}))


@pytest.mark.parametrize("sound", SOUND)
def test_the_filings_that_the_examples_change_are_clean(sound: str) -> None:
    assert judge_filing(ROOT / sound).findings == ()


def test_odds_written_as_a_ratio_are_refused_and_never_read_as_a_number() -> None:
    (report,) = CASES["541-K65"].reports
    (fault,) = report.faults
    assert "8 to 1" in fault.message
    tally = next(tally for tally in report.tallies if tally.rule == "tie-bet-odds-too-low")
    assert (tally.passed, tally.missing) == (0, {"payouts.tie": 1})


def test_the_day_on_which_the_regulations_may_have_ended_is_noted_and_the_verdict_provisional() -> None:
    case = CASES["543-K05"]
    (report,), (finding,) = case.reports, case.findings
    assert report.as_of == date(2012, 3, 20)
    assert report.provisional.startswith(case.node["provisional"][0])
    assert not finding.provisional


def test_a_filing_from_the_first_day_of_its_chapter_is_judged_without_reserve() -> None:
    (before,) = CASES["535-K01"].node["filings"]
    report = judge_filing(filing_text(before, {"head.effective": date(2010, 3, 20)}), name="first-day.yaml")
    assert (report.provisional, report.findings) == ("", ())
