"""The filing cases judged by hand: the filing that each example describes in words, its verdict and paragraph."""

import re
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.quick_yaml import load
from validator.core.citation import Citation
from validator.core.finding import Outcome
from validator.examples import filing_example
from validator.law.versions import law_of

CASES = Path(__file__).parent / "cases" / "633a.yaml"
RANGE = re.compile(r"(?P<stem>.*)\((?P<first>[0-9]+)\)-\((?P<last>[0-9]+)\)")

# The rules whose example is what each case describes.
FILINGS = {
    "633a-CN-007": ("similar-language-unapproved",),
    "633a-CN-008": ("kings-bounty-area-missing",),
    "633a-CN-020": ("double-shoe-rack-unmarked",),
    "633a-CN-021": ("no-decks",),
    "633a-CN-032": ("continuous-device-unapproved",),
    "633a-CN-035": ("unknown-optional-wager",),
    "633a-CN-039": ("hand-dealing-not-selected",),
    "633a-CN-040": ("suits-not-designated", "suits-designated-otherwise"),
    "633a-CN-050": ("additional-splits-unspecified",),
    "633a-CN-051": ("split-aces-one-card",),
    "633a-CN-058": ("hand-dealt-without-shuffler",),
    "633a-CN-067": ("in-between-odds",),
    "633a-CN-073": ("bet-the-set-21-decks",),
    "633a-CN-078": ("bad-beat-progressive-reset-unspecified",),
    "633a-CN-079": ("bad-beat-progressive-reset-too-low",),
    "633a-CN-083": ("house-money-multiple-deck-odds",),
    "633a-CN-094": ("double-shoe-with-two-batches",),
    "633a-CN-098": (
        "bad-beat-progressive-rate-zero",
        "hit-and-run-progressive-rate-zero",
        "straight-jack-progressive-rate-zero",
    ),
    "633a-CN-099": ("crown-treasure-without-royal-match",),
    "633a-CN-101": ("hit-and-run-odds", "straight-jack-odds"),
}


@dataclass(frozen=True, slots=True)
class FilingCase:
    """One case: the paragraphs it names and the verdict it expects."""

    id: str
    cites: tuple[str, ...]
    verdict: str


def load_cases() -> tuple[FilingCase, ...]:
    entries = load(CASES)["filing_cases"]
    return tuple(FilingCase(entry["id"], tuple(entry["cite"]), entry["expected_verdict"]) for entry in entries)


def says_the_same(cite: str, found: Citation) -> bool:
    """Whether the paragraph found is the one cited, one beneath or one above it; a range stands for all its numbers."""
    ranged = RANGE.fullmatch(cite)
    numbers = range(int(ranged["first"]), int(ranged["last"]) + 1) if ranged else ()
    cites = [f"{ranged['stem']}({number})" for number in numbers] if ranged else [cite]
    named = [Citation.parse(one) for one in cites]
    return any(one.holds(found) or (found.letters and found.holds(one)) for one in named)


def test_every_case_has_its_filing() -> None:
    assert {case.id for case in load_cases()} == set(FILINGS)


@pytest.mark.parametrize(
    ("case", "name"),
    [pytest.param(case, name, id=f"{case.id}-{name}") for case in load_cases() for name in FILINGS[case.id]],
)
def test_a_filing_case_is_met(case: FilingCase, name: str) -> None:
    example = filing_example(law_of("633a"), name)
    assert example is not None
    report = example.report
    assert (report.faults, report.crashes) == ((), ())
    accused = [finding for finding in report.findings if finding.outcome is Outcome.FAIL]
    flagged = accused if case.verdict in ("error", "reject") else list(report.findings)
    assert flagged
    for finding in report.findings:
        assert any(says_the_same(cite, Citation.parse(finding.citation)) for cite in case.cites)
