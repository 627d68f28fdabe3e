"""The filing cases of Spanish 21 judged by hand: sound filings changed as each example says, and its verdict."""

from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.quick_yaml import load
from validator.core.citation import Citation
from validator.core.data import data_folder
from validator.core.finding import Outcome
from validator.filing.check import CheckReport, check_filing

CASES_FILE = Path(__file__).parent / "cases" / "551.yaml"

# The sound filing that a case's example changes, and the words it replaces; each must stand there once.
EXAMPLES: dict[str, tuple[str, tuple[tuple[str, str], ...]]] = {
    "551-CN-003": ("551-shoe", (("  cover_cards: 1 ", "  cover_cards: 0 "),)),
    "551-CN-011": (
        "551-shoe",
        (("dealer: Dealer must draw to 16 and stand on all 17's", "dealer: Dealer stands on all 17s"),),
    ),
    "551-CN-019": ("551-shoe", (("  before_play: true", "  before_play: false"),)),
    "551-CN-022": ("551-shoe", (("    six-seven-eight-same-suit: 2 to 1", "    six-seven-eight-same-suit: 3 to 2"),)),
    "551-CN-028": ("551-shoe", (("  large_wager: 5000", "  large_wager: 2500"),)),
    "551-CN-032": ("551-shoe", (("    maximum: 25 # must be established, § 551.7(b)(2)\n", ""),)),
    "551-CN-040": ("551-shoe", (("  adjacent_boxes: 2 ", "  adjacent_boxes: 8 "),)),
    "551-CN-043": (
        "551-shuffling-device",
        (("  shuffler_out_of_order: removed ", "  shuffler_out_of_order: covered-or-signed "),),
    ),
    "551-CN-047": ("551-shoe", (("  on: any-two-cards", "  on: any-number-of-cards"),)),
    "551-CN-048": ("551-shoe", (("  card: up", "  card: down"),)),
    "551-CN-054": ("551-shoe", (("  longer_21_ties: won ", "  longer_21_ties: returned "),)),
    "551-CN-059": ("551-shoe", (("  cut_direction: clockwise", "  cut_direction: counterclockwise"),)),
}


@dataclass(frozen=True, slots=True)
class FilingCase:
    """One case: the paragraphs it names and the verdict it expects."""

    id: str
    cites: tuple[str, ...]
    verdict: str


def load_cases() -> tuple[FilingCase, ...]:
    entries = load(CASES_FILE)["filing_cases"]
    return tuple(FilingCase(entry["id"], tuple(entry["cite"]), entry["expected_verdict"]) for entry in entries)


def checked(case: FilingCase) -> CheckReport:
    sound, changes = EXAMPLES[case.id]
    text = (data_folder("submissions") / f"{sound}.yaml").read_text(encoding="utf-8")
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    report = check_filing(text, name=f"{case.id}.yaml")
    assert (report.faults, report.crashes) == ((), ())
    return report


def with_verdict(verdict: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize(
        "case", [pytest.param(case, id=case.id) for case in load_cases() if case.verdict == verdict]
    )


def test_every_case_has_its_example_and_a_verdict_that_is_tested() -> None:
    assert {case.id for case in load_cases()} == set(EXAMPLES)
    assert {case.verdict for case in load_cases()} == {"error", "warning"}


@with_verdict("error")
def test_what_the_case_calls_an_error_is_accused_under_its_paragraph_and_nothing_else(case: FilingCase) -> None:
    found = checked(case).findings
    assert [finding.outcome for finding in found] == [Outcome.FAIL]
    assert all(Citation.parse(cite).holds(Citation.parse(finding.citation)) for cite in case.cites for finding in found)


@with_verdict("warning")
def test_what_the_case_warns_of_is_noted_under_its_paragraph_with_its_reading(case: FilingCase) -> None:
    (finding,) = checked(case).findings
    assert finding.outcome is Outcome.REVIEW
    assert finding.reading is not None
    assert case.cites == (finding.citation,)
