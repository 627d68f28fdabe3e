"""The filing cases of the baccarat chapters judged by hand: sound filings changed as each example says, and its verdict."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.quick_yaml import load
from tests.worked.runner import paragraph_named
from validator.core.citation import Citation
from validator.core.data import data_folder
from validator.core.finding import Finding, Outcome
from validator.filing.check import CheckReport, check_filing
from validator.filing.facility import FacilityReport, check_together

HERE = Path(__file__).parent
CHAPTERS = ("541", "543", "545")


@dataclass(frozen=True, slots=True)
class Filing:
    """A sound filing with changes, each the words replaced and the words put there."""

    sound: str
    changes: tuple[tuple[str, str], ...] = ()

    def text(self) -> str:
        """The filing; every change must fit exactly one place."""
        text = (data_folder("submissions") / f"{self.sound}.yaml").read_text(encoding="utf-8")
        for old, new in self.changes:
            assert text.count(old) == 1, old
            text = text.replace(old, new)
        return text


@dataclass(frozen=True, slots=True)
class Example:
    """The filings that a case's example describes; where it must pass, the rules that have to have judged it."""

    filings: tuple[Filing, ...]
    judged: tuple[str, ...] = ()


def one(sound: str, *changes: tuple[str, str], judged: str = "") -> Example:
    """An example of one filing."""
    return Example((Filing(sound, changes),), (judged,) if judged else ())


SECOND_TABLE = ("tables: [MB-201, MB-202]", "tables: [MB-209]")
PERCENT, TYPE = "vigorish-percentages-differ", "vigorish-types-differ"
EFFECTIVE = "effective: 2010-06-01 # the day whose law judges the filing"
FOUR_PERCENT = (
    ("percent: 5%", "percent: 4%"),
    ('rounding_to: "0.25" # with 4% it would be 20 cents', 'rounding_to: "0.20"'),
)

EXAMPLES = {
    "541-K12": one("541-shoe", ("rack: in-front-of-the-float-container", "rack: elsewhere")),
    "541-K26": one("541-shoe", ("change_every_hours: 4", "change_every_hours: 8")),
    "541-K27": one(
        "541-shoe", ("change_each_shoe: false", "change_each_shoe: true"), judged="cards-changed-too-seldom"
    ),
    "541-K35": one(
        "541-shoe",
        (
            'vigorish: # § 541.13(c) to (g)\n  type: winnings\n  percent: 5%\n  rounding: up\n  rounding_to: "0.05"\n'
            "  collected: at-payout # must be selected, § 541.13(e)\n"
            "  applies_to: all-players\n  same_at_all_tables: true\n",
            "",
        ),
    ),
    "541-K40": one("541-tie-vigorish", ("applies_to: all-players", "applies_to: some-players")),
    "541-K49": Example((Filing("541-shoe", (("percent: 5%", "percent: 4%"),)),), ("vigorish-percentage",)),
    "541-K51": Example(
        (
            Filing("541-shoe"),
            Filing(
                "541-shoe",
                (
                    SECOND_TABLE,
                    (
                        "collected: at-payout # must be selected, § 541.13(e)",
                        "collected: deferred\n  deferred_until: [reshuffle, player-leaves]",
                    ),
                ),
            ),
        ),
        (TYPE, PERCENT),
    ),
    "541-K53": Example(
        (
            Filing("541-shoe"),
            Filing(
                "541-shoe",
                (
                    SECOND_TABLE,
                    ("tie: Tie pays 8 to 1", "tie: Tie pays 9 to 1"),
                    ("\n  tie: 8 to 1", "\n  tie: 9 to 1"),
                ),
            ),
        ),
        (TYPE, PERCENT),
    ),
    "541-K57": one(
        "541-continuous-device",
        (
            "  continuous_device: {reference: BGL-2010-0008, by: bureau-of-gaming-laboratory-operations} # § 541.15\n"
            "  continuous_procedures: {reference: BGL-2010-0009, by: bureau-of-gaming-laboratory-operations}\n",
            "",
        ),
    ),
    "541-K61": one("541-shoe", ("offered: [banker, player, tie]", "offered: [banker, player, tie, banker-pair]")),
    "541-K63": Example((Filing("541-shoe"),), ("verbal-wagers-unconfirmed", "verbal-wagers-unconverted")),
    "541-K64": one(
        "541-two-batches",
        ("  shuffler_storage: {reference: BGO-2010-0035, by: bureau-of-gaming-operations} # § 541.5(h)(2)(i)\n", ""),
    ),
    "541-K65": one("541-shoe", ("\n  tie: 8 to 1", "\n  tie: 8:1")),
    "543-K05": one("543-face-up", (EFFECTIVE, "effective: 2012-03-20")),
    "543-K06": one(
        "543-face-up", ("  positions: 9\n", "  positions: 10\n"), ("vigorish_areas: 9", "vigorish_areas: 10")
    ),
    "543-K07": one("543-face-up", judged="more-positions-than-seats"),
    "543-K08": one(
        "543-face-up",
        ("  dimensions: {reference: BGO-2010-0041, by: bureau-of-gaming-operations} # § 543.2(b)\n", ""),
    ),
    "543-K23": one("543-to-players", judged="initial-dealing-otherwise"),
    "543-K25": one("543-face-up", ("player: 1 to 1", "player: 19 to 20")),
    "543-K34": one("543-face-up", ("  collected: at-payout # must be selected, § 543.13(e)\n", "")),
    "543-K38": Example(
        (
            Filing("543-face-up"),
            Filing(
                "543-face-up",
                (
                    ("tables: [MD-301, MD-302]", "tables: [MD-309]"),
                    (
                        "  type: winnings\n  percent: 5%\n  rounding: up\n"
                        '  rounding_to: "0.05"\n  collected: at-payout # must be selected, § 543.13(e)\n',
                        "  type: tie\n  percent: 25%\n",
                    ),
                    ("  banker_on_tie: returned", "  banker_on_tie: charged"),
                ),
            ),
        ),
    ),
    "543-K41": one("543-face-up", ("cut_depth_cards: 10", "cut_depth_cards: 5")),
    "545-K04": one("545-dealer-turns", (EFFECTIVE, "effective: 2012-03-19"), judged="filed-after-chapter-expired"),
    "545-K07": one(
        "545-dealer-turns", ("  positions: 14\n", "  positions: 15\n"), ("vigorish_areas: 14", "vigorish_areas: 15")
    ),
    "545-K10": one("545-dealer-turns", ("\n  tie: 8 to 1", "\n  tie: 9 to 1")),
    "545-K11": one("545-dealer-turns", ("vigorish_areas: 14", "vigorish_areas: 12")),
    "545-K25": one("545-dealer-turns", *FOUR_PERCENT, judged="vigorish-rounded-to-another-coin"),
    "545-K27": one("545-dealer-turns", ("  collected: at-payout # must be selected, § 545.13(e)\n", "")),
    "545-K33": Example((Filing("545-dealer-turns", FOUR_PERCENT), Filing("541-shoe")), ("vigorish-percentage",)),
    "545-K37": one(
        "545-dealer-turns",
        (
            "initial_cards: face-down # by the curator; the dealer calling the game turns them up, § 545.9(c)",
            "initial_cards: face-up",
        ),
    ),
    "545-K38": one("545-dealer-turns", ("who: player-who-accepts", "who: dealer-always")),
}


@dataclass(frozen=True, slots=True)
class FilingCase:
    """One case: the paragraphs it names and the verdict it expects."""

    id: str
    cites: tuple[str, ...]
    verdict: str


def paragraphs(words: str, chapter: str) -> Iterator[str]:
    """The paragraphs that a case cites: "541.13(g), (e)" are two of one section; what is none is left out."""
    if words.startswith("preamble "):
        yield paragraph_named(words, chapter)
        return
    section = ""
    for word in words.split(", "):
        if found := re.match(r"[0-9]+\.[0-9]+", word):
            section = found[0]
            yield word
        elif section and word.startswith("("):
            yield section + word


def cases_of(chapter: str) -> tuple[FilingCase, ...]:
    entries = load(HERE / "cases" / f"{chapter}.yaml")
    return tuple(
        FilingCase(entry["id"], tuple(paragraphs(entry["cite"], chapter)), entry["expected_verdict"])
        for entry in entries["filing_cases"]
    )


CASES = [case for chapter in CHAPTERS for case in cases_of(chapter)]


def checked(case: FilingCase) -> tuple[list[CheckReport], FacilityReport]:
    reports = [
        check_filing(filing.text(), name=f"{case.id}-{number}.yaml")
        for number, filing in enumerate(EXAMPLES[case.id].filings)
    ]
    assert all(report.crashes == () for report in reports)
    return reports, check_together(reports)


def findings(reports: list[CheckReport], together: FacilityReport) -> list[Finding]:
    return [finding for report in reports for finding in report.findings] + together.findings


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
    assert {case.verdict for case in CASES} <= {"reject", "pass", "report"}


@with_verdict("reject")
def test_what_the_case_rejects_is_accused_under_its_paragraph(case: FilingCase) -> None:
    reports, together = checked(case)
    assert all(report.faults == () for report in reports)
    found = findings(reports, together)
    assert any(finding.outcome is Outcome.FAIL and in_one_line(case, finding) for finding in found)
    assert [finding.citation for finding in found if not in_one_line(case, finding)] == []


@with_verdict("pass")
def test_what_the_case_passes_is_judged_and_clean(case: FilingCase) -> None:
    reports, together = checked(case)
    assert all(report.faults == () for report in reports)
    assert [(finding.rule, finding.citation) for finding in findings(reports, together)] == []
    tallies = [tally for report in reports for tally in report.tallies] + together.tallies
    kept = {tally.rule for tally in tallies if tally.passed}
    assert EXAMPLES[case.id].judged
    assert set(EXAMPLES[case.id].judged) <= kept


@with_verdict("report")
def test_what_the_case_wants_reported_is_a_fault_a_finding_or_a_provisional_verdict(case: FilingCase) -> None:
    reports, together = checked(case)
    faults = [fault for report in reports for fault in report.faults]
    assert faults or findings(reports, together) or [report for report in reports if report.provisional]


def test_odds_written_as_a_ratio_are_refused_and_never_read_as_a_number() -> None:
    (report,), _ = checked(next(case for case in CASES if case.id == "541-K65"))
    (fault,) = report.faults
    assert fault.path == "payouts.tie"
    assert "8 to 1" in fault.message
    tally = next(tally for tally in report.tallies if tally.rule == "tie-bet-odds-too-low")
    assert (tally.passed, tally.missing) == (0, {"payouts.tie": 1})


def test_the_day_on_which_the_regulations_may_have_ended_is_noted_and_the_verdict_provisional() -> None:
    (report,), _ = checked(next(case for case in CASES if case.id == "543-K05"))
    assert (report.as_of.isoformat(), report.faults) == ("2012-03-20", ())
    assert report.provisional.startswith("the text in force on 2012-03-20 is not held")
    assert "expire 2 years after March 20, 2010" in report.provisional
    (finding,) = report.findings
    assert (finding.rule, finding.citation) == ("filed-after-chapter-expired", "543 Regulatory Review")
    assert (finding.outcome, finding.reading) == (Outcome.REVIEW, "between-expiry-and-rescission")
    assert not finding.provisional
