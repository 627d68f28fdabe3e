"""Worked cases judged by hand: each comes out as the case says, but for those listed as not met yet."""

from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from ruamel.yaml import YAML

from tests.quick_yaml import load
from tests.worked.__main__ import main
from tests.worked.acts import read_acts
from tests.worked.casefile import Case, NotTranslated, load_cases
from tests.worked.judging import Judged, judge, same_paragraph, translate
from tests.worked.phrases.form import plain_words
from tests.worked.words import Bet, read_bet, read_wager
from validator.core.finding import Outcome
from validator.filing.check import check_filing

HERE = Path(__file__).parent
FILES = ("633a.yaml", "more-633a.yaml")
CASES = {case.id: case for name in FILES for case in load_cases(HERE / "cases" / name).cases}
UNMET: dict[str, str] = load(HERE / "unmet.yaml")

UNSOUND = {"633a-MISC-26": ["royal-match-21-paytable-unselected"]}
"""Cases whose own words make the filing unsound, with the filing rules that say so."""


@cache
def judged(ident: str) -> Judged:
    return judge(CASES[ident])


def told(one: Judged) -> str:
    return f"{one.case.title}: {one.result}; expected {one.expected}, found {one.found}"


@pytest.mark.parametrize("ident", [ident for ident in CASES if ident not in UNMET])
def test_case_is_met(ident: str) -> None:
    one = judged(ident)
    assert one.result == "met", told(one)


@pytest.mark.parametrize("ident", UNMET)
def test_case_listed_as_unmet_is_translated_and_still_missed(ident: str) -> None:
    """Once it is met, it leaves the list; a false alarm never gets onto it."""
    one = judged(ident)
    assert UNMET[ident]
    assert one.result == "missed", told(one)


@pytest.mark.parametrize("ident", CASES)
def test_the_filing_of_a_case_is_sound(ident: str) -> None:
    report = check_filing(translate(CASES[ident]).filing)
    assert (report.faults, report.crashes) == ((), ())
    assert [one.rule for one in report.findings if one.outcome is Outcome.FAIL] == UNSOUND.get(ident, [])


def test_the_sample_is_read_whole() -> None:
    kinds = {ident.split("-")[1] for ident in CASES if ident.startswith("633a-")}
    assert {"BASE", "INS", "EVEN", "SURR", "DBL", "SPLIT", "SWITCH", "PITCH", "SHOE", "CARE", "IRR", "MISC"} <= kinds
    assert {"LL", "MTD", "IB", "RM", "BTS", "KB", "BB", "HR", "SJ", "TCP", "HM", "CAP"} <= kinds


@pytest.mark.parametrize(
    "changed",
    [
        {"setup": {"decks": 6, "moon": "full"}},
        {"setup": {"decks": 6, "even_money": "perhaps"}},
        {"wagers": ("seat1 Lucky Lucky 500",)},
        {"dealt": ("seat1: KH (upside down)",)},
        {"dealt": ("seat1: 11H (face up)",)},
        {"decisions": ("seat1 ponders",)},
        {"logged_events": ("seat1 whistles",)},
        {"logged_events": ("card reader: no Blackjack", "seat1 whistles; settled immediately")},
        {"logged_events": ("half returned before the reveal",)},
        {"logged_events": ("it was dealt to seat1",)},
        {"final_hands": ("nobody: 10H",)},
        {"verdict": "doubtful"},
    ],
    ids=str,
)
def test_what_has_no_pattern_is_not_translated(changed: dict[str, object]) -> None:
    case = replace(CASES["633a-BASE-01"], **changed)  # type: ignore[arg-type]
    with pytest.raises(NotTranslated):
        translate(case)
    assert judge(case).result == "not translated"


def test_another_chapter_is_not_translated() -> None:
    assert judge(CASES["633a-BASE-01"], "541").result == "not translated"


def test_a_verdict_that_differs_is_not_met() -> None:
    lawful, unlawful = CASES["633a-BASE-01"], CASES["633a-SPLIT-09"]
    accused = replace(lawful, verdict="violation", breach=("633a.7(p)(2)",))
    assert judge(accused).result == "missed"
    assert judge(replace(unlawful, verdict="legal", breach=("none",))).result == "false alarm"


def test_another_paragraph_is_not_met() -> None:
    case = CASES["633a-SPLIT-09"]
    assert judge(case).result == "met"
    assert judge(replace(case, breach=("633a.13(b)",))).result == "missed"


def test_another_amount_is_not_met() -> None:
    case = CASES["633a-SPLIT-09"]
    first, *others = case.settlement
    wrong = (replace(first, correct_back=first.correct_back - 100), *others)
    assert judge(replace(case, settlement=wrong)).result == "missed"


@pytest.mark.parametrize(
    ("breach", "cited", "same"),
    [
        ("633a.13(g)(3)", "633a.13(g)(3)", True),
        ("633a.13(g)", "633a.13(g)(3)", True),
        ("633a.13(g)(3)", "633a.13(g)", True),
        ("633a.13(g)(3)", "633a.13", False),
        ("633a.13(g)(3)", "633a.13(h)", False),
        ("633a.1 Royal Match", "633a.1 Royal Match", True),
        ("633a.1 Royal Match", "633a.1 Suited Match", False),
        ("none", "633a.13(g)", False),
    ],
)
def test_paragraphs_deeper_or_above_are_the_same(breach: str, cited: str, same: bool) -> None:
    assert same_paragraph(breach, cited) is same


@pytest.mark.parametrize(
    ("line", "read"),
    [
        ("seat1 stand", [(1, "", "stand", 0)]),
        ("seat2 hit (bust, discards)", [(2, "", "hit", 0)]),
        ("seat1 double for 2500", [(1, "", "double", 2500)]),
        ("seat1 double 1000", [(1, "", "double", 1000)]),
        ("hand a hit, hand b stand", [(0, "a", "hit", 0), (0, "b", "stand", 0)]),
        ("hand a declines re-split and hits", [(0, "a", "hit", 0)]),
        ("seat1 hits to 18 and stands", [(1, "", "hit", 0), (1, "", "stand", 0)]),
        ("seat1 no switch", [(1, "", "no-switch", 0)]),
        ("payout taken", [(0, "", "take-payout", 0)]),
    ],
)
def test_decisions(line: str, read: list[tuple[int, str, str, int]]) -> None:
    assert [(act.seat, act.label, act.what, act.cents) for act in read_acts(line)] == read


def test_bets() -> None:
    assert read_bet("seat1 hand b Blackjack Wager") == Bet(1, "b", "blackjack")
    assert read_bet("seat3 King's Bounty") == Bet(3, "", "kings-bounty")
    assert read_bet("seat1 Crown Treasure Bonus (on Royal Match stake)") == Bet(
        1, "", "royal-match-21", "crown-treasure-bonus"
    )
    assert read_wager("seat1 Lucky Ladies Twenty Point Bonus 2500") == (Bet(1, "", "twenty-point-bonus"), 2500)


def test_phrases_are_brought_to_one_form() -> None:
    assert plain_words("The card reader device was NOT used at the seat 4's turn.") == (
        "card reader not used at seat4 turn"
    )
    assert plain_words("hand a is left on a table") == "hand a left on table"


def test_an_illegal_card_is_not_announced_as_part_of_the_hand() -> None:
    story = translate(CASES["633a-BASE-28"]).story
    assert [one.get("n") for one in story.find("announce", what="bust")] == [23]


def test_split_hands_keep_first_card_and_pass_the_second() -> None:
    story = translate(CASES["more-SPLIT-04"]).story
    assert [(one.get("ref"), one.get("hand"), one.get("card")) for one in story.find("split")] == [
        (1, 2, "8D"),
        (1, 3, "8C"),
        (2, 4, "8S"),
    ]


def test_summary_is_four_lines(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "few.yaml"
    cases = (HERE / "cases" / "633a.yaml").read_text(encoding="utf-8")
    tree = load(cases)
    chosen = ("633a-BASE-01", "633a-BASE-18", "633a-EVEN-03")
    tree["round_cases"] = [case for case in tree["round_cases"] if case["id"] in chosen]
    tree["round_cases"][0]["logged_events"] = ["seat1 whistles"]
    with file.open("w", encoding="utf-8") as out:
        YAML(typ="safe", pure=True).dump(tree, out)
    assert main([str(file)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("633a-BASE-01: not translated")
    assert lines[-4:] == ["met: 2", "missed: 0", "false alarms: 0", "not translated: 1"]


@pytest.mark.parametrize("spoiled", [{"setup": 7}, {"wagers": {"seat1": [3]}}, {"settlement": "all lost"}])
def test_a_case_that_cannot_be_read_does_not_stop_the_file(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, spoiled: dict[str, object]
) -> None:
    file = tmp_path / "few.yaml"
    tree = load((HERE / "cases" / "633a.yaml").read_text(encoding="utf-8"))
    chosen = [case for case in tree["round_cases"] if case["id"] in ("633a-BASE-01", "633a-BASE-18")]
    tree["round_cases"] = [chosen[0] | spoiled, 5, chosen[1]]
    with file.open("w", encoding="utf-8") as out:
        YAML(typ="safe", pure=True).dump(tree, out)
    assert main([str(file)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith(f"{chosen[0]['id']}: not translated")
    assert lines[-4:] == ["met: 1", "missed: 0", "false alarms: 0", "not translated: 2"]


def test_a_file_that_is_none_of_cases_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "other.yaml"
    file.write_text("- 1\n", encoding="utf-8")
    assert main([str(file)]) == 2
    assert "no round_cases" in capsys.readouterr().err


def test_every_case_type_has_its_own_id() -> None:
    assert len(CASES) == sum(len(load_cases(HERE / "cases" / name).cases) for name in FILES)
    assert all(isinstance(case, Case) and case.title for case in CASES.values())
