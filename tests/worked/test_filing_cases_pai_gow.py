"""The filing cases of Pai Gow judged by hand: sound filings changed as each example says, and its verdict."""

from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.quick_yaml import load
from tests.worked.runner import paragraph_named
from validator.core.citation import Citation
from validator.core.data import data_folder
from validator.core.finding import Outcome
from validator.filing.check import CheckReport, check_filing

CASES_FILE = Path(__file__).parent / "cases" / "535.yaml"

LISTED = (
    "  settings: # hands that are set as listed, before any step\n"
    "    - {high: 6-6 4-5, low: 1-6 1-1} # the pair of Twelve and Nine, not that of Two and Nine\n"
)

# The sound filing that a case's example changes, and the words it replaces; each must stand there once.
EXAMPLES: dict[str, tuple[str, tuple[str, str]]] = {
    "535-K01": ("535-plain", ("effective: 2010-04-15", "effective: 2010-03-19")),
    "535-K09": ("535-plain", ("name_or_logo: logo", "name_or_logo: none")),
    "535-K13": ("535-plain", ('thickness_inches: ".375"', 'thickness_inches: "0.37"')),
    "535-K22": ("535-plain", ("\n  percent: 5%", "\n  percent: 4%")),
    "535-K30": ("535-bank", (LISTED, LISTED + "    - {high: 1-4 1-3, low: 2-3 2-2}\n")),
    "535-K31": ("535-bank", (LISTED, LISTED + "    - {high: 1-1 1-3, low: 1-4 5-6}\n")),
    "535-K37": ("535-plain", ("co_banking: false", "co_banking: true")),
    "535-K45": ("535-bank", ("first_round: false", "first_round: true")),
    "535-K48": ("535-bank", ("\n  areas: 1", "\n  areas: 2")),
    "535-K49": ("535-plain", ("instruments: [chips, plaques]", "instruments: [chips, plaques, verbal-with-cash]")),
    "535-K51": ("535-plain", ("circular_motions: 8", "circular_motions: 6")),
}


@dataclass(frozen=True, slots=True)
class FilingCase:
    """One case: the paragraphs it names and the verdict it expects."""

    id: str
    cites: tuple[str, ...]
    verdict: str


def paragraphs(words: str) -> tuple[str, ...]:
    """The paragraphs that a case cites; those of the notice stand one behind the other."""
    preamble, _, rest = words.partition("preamble ")
    return (
        (words,)
        if preamble or not rest
        else tuple(paragraph_named(f"preamble {one}", "535") for one in rest.split("; "))
    )


def load_cases() -> tuple[FilingCase, ...]:
    entries = load(CASES_FILE)["filing_cases"]
    return tuple(FilingCase(entry["id"], paragraphs(entry["cite"]), entry["expected_verdict"]) for entry in entries)


def checked(case: FilingCase) -> CheckReport:
    sound, (old, new) = EXAMPLES[case.id]
    text = (data_folder("submissions") / f"{sound}.yaml").read_text(encoding="utf-8")
    assert text.count(old) == 1, old
    report = check_filing(text.replace(old, new), name=f"{case.id}.yaml")
    assert (report.faults, report.crashes) == ((), ())
    return report


def test_every_case_has_its_example_and_is_to_be_rejected() -> None:
    assert {case.id for case in load_cases()} == set(EXAMPLES)
    assert {case.verdict for case in load_cases()} == {"reject"}


@pytest.mark.parametrize("case", [pytest.param(case, id=case.id) for case in load_cases()])
def test_what_the_case_rejects_is_accused_under_its_paragraph_and_nothing_else(case: FilingCase) -> None:
    found = checked(case).findings
    assert [finding.outcome for finding in found] == [Outcome.FAIL]
    named = [Citation.parse(cite) for cite in case.cites]
    assert all(any(cite.holds(Citation.parse(finding.citation)) for cite in named) for finding in found)


def test_a_filing_from_before_the_chapter_is_judged_with_reserve_and_one_from_its_first_day_is_not() -> None:
    case = next(case for case in load_cases() if case.id == "535-K01")
    assert "Chapter 535 (Pai Gow) is not in force on 2010-03-19" in checked(case).provisional
    sound = (data_folder("submissions") / "535-plain.yaml").read_text(encoding="utf-8")
    first_day = check_filing(sound.replace("effective: 2010-04-15", "effective: 2010-03-20"), name="first-day.yaml")
    assert (first_day.provisional, first_day.findings) == ("", ())
