"""The filing cases of Down Under Blackjack judged by hand: sound filings changed as each example says, and its verdict."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.quick_yaml import load
from validator.core.citation import Citation
from validator.core.data import data_folder
from validator.core.finding import Finding, Outcome, Severity
from validator.filing.check import CheckReport, check_filing

CASES_FILE = Path(__file__).parent / "cases" / "685a.yaml"

SHOE, BATCHES, FIVE, CONTINUOUS = "685a-shoe", "685a-two-batches", "685a-five-decks", "685a-continuous-shuffler"
SECOND_BATCH = "    - {decks: 6, back: blue}\n"
FROM_THE_SHUFFLER = (
    "  dealing: shoe # the cards lie in it as the shuffler gives them out\n  shoe: single\n",
    "  dealing: continuous-shuffler\n",
)
FREE_SPLIT = ("  wager: equal", "  wager: none")

# The sound filing that a case's example changes, the words it replaces (each stands there once), and its finding.
EXAMPLES: dict[str, tuple[str, tuple[str, str], str]] = {
    "685a-K06": (
        BATCHES,
        ("  adjacent_boxes: 2 # must be specified, § 685a.6(f)\n", ""),
        "adjacent-boxes-unspecified",
    ),
    "685a-K16": (SHOE, ("  identical: true", "  identical: false"), "cards-not-identical"),
    "685a-K17": (BATCHES, (SECOND_BATCH, ""), "batches-not-two"),
    "685a-K22": (BATCHES, ("  same_design: true", "  same_design: false"), "batches-of-different-design"),
    "685a-K24": (CONTINUOUS, FROM_THE_SHUFFLER, "continuous-shuffler-for-a-shoe"),
    "685a-K28": (
        BATCHES,
        ("  areas: [bet, match-the-dealer]", "  areas: [bet]"),
        "match-the-dealer-area-missing",
    ),
    "685a-K29": (
        FIVE,
        ("  areas: [bet]", "  areas: [bet, match-the-dealer]"),
        "match-the-dealer-area-without-the-wager",
    ),
    "685a-K31": (BATCHES, ("  blackjack: 3 to 2\n", "  blackjack: 6 to 5\n"), "blackjack-odds"),
    "685a-K33": (
        BATCHES,
        ("  offered: true\n  offered_on: [ace]", "  offered: false\n  offered_on: [ace]"),
        "insurance-withheld",
    ),
    "685a-K37": (BATCHES, ("  dealer_hits_soft_17: false", "  dealer_hits_soft_17: true"), "dealer-hits-soft-17"),
    "685a-K45": (BATCHES, FREE_SPLIT, "split-wager-unequal"),
    "685a-K58": (BATCHES, ("  change_every_hours: 24", "  change_every_hours: 36"), "cards-changed-too-seldom"),
    "685a-K59": (SHOE, ("  spread_face_up: true #", "  spread_face_up: false #"), "preshuffled-cards-not-spread"),
    "685a-K62": (BATCHES, ("  cut_depth_cards: 10", "  cut_depth_cards: 8"), "cut-too-shallow"),
}


@dataclass(frozen=True, slots=True)
class FilingCase:
    """One case: the paragraphs it names and the verdict it expects."""

    id: str
    cites: tuple[str, ...]
    verdict: str


def paragraphs(words: str) -> Iterator[str]:
    """The paragraphs that a case cites, which stand one after another."""
    yield from re.findall(r"[0-9]+a\.[0-9]+(?:\([0-9a-z]+\))*", words)


ENTRIES = load(CASES_FILE)["filing_cases"]
CASES = [FilingCase(entry["id"], tuple(paragraphs(entry["cite"])), entry["expected_verdict"]) for entry in ENTRIES]


def changed(case: FilingCase) -> str:
    """The sound filing with the case's change, which must fit exactly one place."""
    sound, (old, new), _ = EXAMPLES[case.id]
    text = (data_folder("submissions") / f"{sound}.yaml").read_text(encoding="utf-8")
    assert text.count(old) == 1, old
    return text.replace(old, new)


def checked(case: FilingCase) -> CheckReport:
    report = check_filing(changed(case), name=f"{case.id}.yaml")
    assert (report.faults, report.crashes) == ((), ())
    return report


def in_one_line(case: FilingCase, finding: Finding) -> bool:
    """Whether the paragraph found is one that the case cites, or lies beneath or above it."""
    found = Citation.parse(finding.citation)
    named = [Citation.parse(cite) for cite in case.cites]
    return any(cite.holds(found) or (found.letters and found.holds(cite)) for cite in named)


def with_verdict(*verdicts: str) -> pytest.MarkDecorator:
    chosen = [pytest.param(case, id=case.id) for case in CASES if case.verdict in verdicts]
    assert chosen
    return pytest.mark.parametrize("case", chosen)


def test_every_case_has_its_example_and_a_verdict_that_is_tested() -> None:
    assert {case.id for case in CASES} == set(EXAMPLES)
    assert {case.verdict for case in CASES} == {"error", "warning", "info"}


@with_verdict("error")
def test_what_the_case_calls_an_error_is_accused_under_its_paragraph(case: FilingCase) -> None:
    (finding,) = checked(case).findings
    assert (finding.rule, finding.outcome, finding.severity) == (EXAMPLES[case.id][2], Outcome.FAIL, Severity.ERROR)
    assert in_one_line(case, finding)


@with_verdict("warning", "info")
def test_what_the_case_calls_less_is_noted_and_not_accused(case: FilingCase) -> None:
    (finding,) = checked(case).findings
    severity = {"warning": Severity.WARNING, "info": Severity.INFO}[case.verdict]
    assert (finding.rule, finding.outcome, finding.severity) == (EXAMPLES[case.id][2], Outcome.REVIEW, severity)
    assert in_one_line(case, finding)


@pytest.mark.parametrize("sound", sorted({sound for sound, _, _ in EXAMPLES.values()}))
def test_the_filings_that_the_examples_change_are_clean(sound: str) -> None:
    assert check_filing(data_folder("submissions") / f"{sound}.yaml").findings == ()
