"""The filing cases of Free Bet Blackjack judged by hand: sound filings changed as each example says, and its verdict."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.quick_yaml import load
from validator.core.citation import Citation
from validator.core.data import data_folder
from validator.core.finding import Finding, Outcome
from validator.filing.check import CheckReport, check_filing

HERE = Path(__file__).parent
CHAPTERS = ("590", "672a")

Change = tuple[str, str]


@dataclass(frozen=True, slots=True)
class Example:
    """The filing that a case's example describes: a sound one with changes, each the words replaced and those put there."""

    sound: str
    changes: tuple[Change, ...]

    def text(self) -> str:
        """The filing; every change must fit exactly one place."""
        text = (data_folder("submissions") / f"{self.sound}.yaml").read_text(encoding="utf-8")
        for old, new in self.changes:
            assert text.count(old) == 1, old
            text = text.replace(old, new)
        return text


def one(sound: str, *changes: Change) -> Example:
    """An example: the sound filing with its changes."""
    return Example(sound, changes)


BY_B_AT_THE_ODDS_OF_A = ("other-22: 7 to 1", "other-22: 8 to 1")
NO_PUSH_ON_22 = ("dealer_22: returned", "dealer_22: lost")
NOT_AFTER_A_SPLIT = ("  after_split: true\n  on_blackjack", "  after_split: false\n  on_blackjack")
TENS_SPLIT_FREE = ("free_on: all-but-ten-values", "free_on: all-pairs")
ONE_CARD_ON_ACES = ("split_aces_one_card: false", "split_aces_one_card: true")
HOLD_PERCENTAGE = ("  game: Free Bet Blackjack\n", "  game: Free Bet Blackjack\n  hold_percentage: 1.04%\n")

EXAMPLES = {
    "590-K05": one("590-shoe", ("effective: 2014-01-04", "effective: 2015-06-01")),
    "590-K10": one("590-shoe", ("  positions: 6\n", "  positions: 7\n")),
    "590-K11": one("590-shoe", ("  settlement_order: collect-then-pay # must be designated, § 590.7(r)\n", "")),
    "590-K15": one("590-two-batches", BY_B_AT_THE_ODDS_OF_A),
    "590-K33": one("590-shoe", ("  blackjack: 3 to 2", "  blackjack: 6 to 5")),
    "590-K41": one("590-shoe", NO_PUSH_ON_22),
    "590-K44": one("590-shoe", ("on: any-two-cards", "on: some-totals-only")),
    "590-K45": one("590-shoe", NOT_AFTER_A_SPLIT),
    "590-K47": one("590-shoe", TENS_SPLIT_FREE),
    "590-K50": one("590-shoe", ONE_CARD_ON_ACES),
    "590-K54": one("590-shoe", ("blackjack: Blackjack pays 3 to 2", "blackjack: Naturals pay 1.5x")),
    "590-K55": one(
        "590-shoe", ("  payout_odds: sign", "  payout_odds: neither"), ("odds_shown: sign", "odds_shown: neither")
    ),
    "590-K59": one("590-shoe", ("shows: blackjack-only", "shows: more")),
    "590-K72": one("590-shoe", HOLD_PERCENTAGE),
    "672a-K10": one("672a-shoe", ("    paytable: A # must be selected, § 672a.11(c)\n", "")),
    "672a-K11": one("672a-shoe", ("paytable: A #", "paytable: A and B #")),
    "672a-K12": one("672a-two-batches", BY_B_AT_THE_ODDS_OF_A),
    "672a-K13": one("672a-shoe", ("paytable: A #", 'paytable: "C: 60/20/8" #')),
    "672a-K32": one("672a-shoe", ("  insurance: 2 to 1", "  insurance: 3 to 2")),
    "672a-K40": one("672a-shoe", NO_PUSH_ON_22),
    "672a-K44": one("672a-shoe", NOT_AFTER_A_SPLIT),
    "672a-K46": one("672a-shoe", TENS_SPLIT_FREE),
    "672a-K47": one("672a-shoe", ("hands_maximum: 4", "hands_maximum: 3")),
    "672a-K48": one("672a-shoe", ("hands_maximum: 4", "hands_maximum: 5")),
    "672a-K49": one("672a-shoe", ONE_CARD_ON_ACES),
    "672a-K56": one("672a-shoe", ("tip_box: dealer-side-opposite-the-drop-box", "tip_box: elsewhere")),
    "672a-K62": one(
        "672a-shoe", ("entry_prohibited_until: [reshuffle, permission]", "entry_prohibited_until: [later, permission]")
    ),
    "672a-K71": one("672a-shoe", HOLD_PERCENTAGE),
}


@dataclass(frozen=True, slots=True)
class FilingCase:
    """One case: the paragraphs it names and the verdict it expects."""

    id: str
    cites: tuple[str, ...]
    verdict: str


def paragraphs(words: str) -> Iterator[str]:
    """The paragraphs that a case cites: "590.2(b)(3)(i), (ii)" are two beside each other; other words are left out."""
    last = ""
    for word in words.replace(" preamble", "").split(", "):
        if re.match(r"[0-9]+a?(\.[0-9]| Order)", word):
            last = word
            yield word
        elif last and word.startswith("("):
            yield last[: last.rindex("(")] + word


def cases_of(chapter: str) -> tuple[FilingCase, ...]:
    entries = load(HERE / "cases" / f"{chapter}.yaml")
    return tuple(
        FilingCase(entry["id"], tuple(paragraphs(entry["cite"])), entry["expected_verdict"])
        for entry in entries["filing_cases"]
    )


CASES = [case for chapter in CHAPTERS for case in cases_of(chapter)]


def checked(case: FilingCase) -> CheckReport:
    report = check_filing(EXAMPLES[case.id].text(), name=f"{case.id}.yaml")
    assert report.crashes == ()
    return report


def in_one_line(case: FilingCase, finding: Finding) -> bool:
    """Whether the paragraph found is one that the case cites, or lies beneath or above it."""
    found = Citation.parse(finding.citation)
    named = [Citation.parse(cite) for cite in case.cites]
    return any(cite.holds(found) or (found.letters and found.holds(cite)) for cite in named)


def with_verdict(*verdicts: str) -> pytest.MarkDecorator:
    chosen = [pytest.param(case, id=case.id) for case in CASES if case.verdict in verdicts]
    return pytest.mark.parametrize("case", chosen)


def test_every_case_has_its_example_and_a_verdict_that_is_tested() -> None:
    assert {case.id for case in CASES} == set(EXAMPLES)
    assert {case.verdict for case in CASES} <= {"error", "warning", "info"}


@with_verdict("error")
def test_what_the_case_calls_an_error_is_accused_under_its_paragraph(case: FilingCase) -> None:
    report = checked(case)
    assert report.faults == ()
    assert any(finding.outcome is Outcome.FAIL and in_one_line(case, finding) for finding in report.findings)
    assert [finding.citation for finding in report.findings if not in_one_line(case, finding)] == []


@with_verdict("warning")
def test_what_the_case_warns_of_gets_a_finding_under_its_paragraph(case: FilingCase) -> None:
    report = checked(case)
    assert report.faults == ()
    assert report.findings
    assert [finding.citation for finding in report.findings if not in_one_line(case, finding)] == []


@with_verdict("info")
def test_what_the_case_would_have_said_is_not_passed_in_silence(case: FilingCase) -> None:
    report = checked(case)
    assert report.faults or report.findings
    assert all(finding.outcome is Outcome.REVIEW for finding in report.findings)


def test_a_filing_of_a_later_day_is_noted_for_amendments_that_are_not_held_and_not_accused() -> None:
    report = checked(next(case for case in CASES if case.id == "590-K05"))
    (finding,) = report.findings
    assert (finding.rule, finding.citation) == ("filed-when-the-text-may-have-been-amended", "590 Order (4)")
    assert (finding.outcome, finding.severity.value, report.faults) == (Outcome.REVIEW, "info", ())


@pytest.mark.parametrize("name", ["590-K72", "672a-K71"])
def test_a_hold_percentage_is_no_field_of_a_filing(name: str) -> None:
    report = checked(next(case for case in CASES if case.id == name))
    (fault,) = report.faults
    assert "hold_percentage" in fault.path + fault.message
    assert report.findings == ()
