"""Worked cases of Pai Gow judged by hand: each comes out as the case says, but for those listed as not met yet."""

from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from ruamel.yaml import YAML

from tests.quick_yaml import load
from tests.worked.__main__ import main
from tests.worked.casefile import NotTranslated
from tests.worked.judging import Judged
from tests.worked.notations import load_file
from tests.worked.tiles.casefile import Case, read_case
from tests.worked.tiles.judging import judge, translate
from tests.worked.tiles.phrases.form import plain_words
from tests.worked.tiles.setting import dealer_may_set
from tests.worked.tiles.words import hand, place, seats, stack_tiles, style_of

HERE = Path(__file__).parent
FILES = ("535.yaml", "more-535.yaml")
CASES: dict[str, Case] = {case.id: case for name in FILES for case in load_file(HERE / "cases" / name).cases}  # type: ignore[misc]
UNMET: dict[str, str] = load(HERE / "tiles" / "unmet.yaml")


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


def test_every_type_is_read() -> None:
    kinds = {"start", "start_table", "delivery", "style", "compare", "round", "house_way", "event", "table"}
    assert {case.kind for case in CASES.values()} == kinds | {"bank_select", "bank_money"}
    assert len(CASES) == sum(len(load_file(HERE / "cases" / name).cases) for name in FILES)
    assert sum(case.legal for case in CASES.values()) > len(CASES) // 3


@pytest.mark.parametrize(
    ("ident", "changed"),
    [
        ("535-C002", {"setup": {"bank": "dealer", "moon": "full"}}),
        ("535-C002", {"setup": {"bank": "the moon"}}),
        ("535-C002", {"logged": {"announced_total": 15, "whistled": True}}),
        ("535-C002", {"verdict": "doubtful"}),
        ("535-C002", {"kind": "parade"}),
        ("535-C002", {"strange": ("mood",)}),
        ("535-C023", {"setup": {"bank": "dealer", "style": "Jung Quat From Above"}}),
        ("535-C037", {"logged": "bank instructs a waltz"}),
        ("535-C044", {"logged": "a splendid"}),
        ("535-C069", {"logged": ["seat 4 | ponder | 2500"]}),
        ("535-C106", {"logged": ["seat 4 whistles"]}),
        ("535-C118", {"logged": ["dealer returns 2000 of 4000"]}),
        ("535-C137", {"logged": ["entire set remixed"]}),
        ("535-C176", {"logged": ["stacks R4 and R9 moved to the right end"]}),
        ("535-C186", {"logged": {"centre": 12500, "glitter": 1}}),
        ("535-C218", {"logged": ["all wagers returned"]}),
    ],
    ids=str,
)
def test_what_has_no_pattern_is_not_translated(ident: str, changed: dict[str, object]) -> None:
    case = replace(CASES[ident], **changed)  # type: ignore[arg-type]
    with pytest.raises(NotTranslated):
        translate(case)
    assert judge(case).result == "not translated"


def test_outcomes_that_the_tiles_do_not_give_are_not_translated() -> None:
    case = CASES["535-C203"]
    outcomes = [line.replace("tie", "win") for line in case.body["outcomes"]]  # type: ignore[attr-defined]
    assert judge(replace(case, body={**case.body, "outcomes": outcomes})).result == "not translated"


def test_a_verdict_that_differs_is_not_met() -> None:
    lawful, unlawful = CASES["535-C002"], CASES["535-C014"]
    assert judge(replace(lawful, verdict="violation", breach=("535.8(c)",))).result == "missed"
    assert judge(replace(unlawful, verdict="legal")).result == "false alarm"
    assert judge(replace(unlawful, breach=("535.8(d)",))).result == "missed"


def test_other_amounts_are_not_met() -> None:
    case = CASES["535-C186"]
    assert isinstance(case.expected, dict)
    wrong = replace(case, expected={**case.expected, "surplus_vig": 400, "to_bank": 7100})
    assert judge(wrong).result == "false alarm"
    assert judge(replace(case, expected={**case.expected, "winning_wagers": 6000})).result == "missed"


def test_a_wrong_row_of_the_table_of_totals_is_found() -> None:
    case = CASES["535-C018"]
    assert isinstance(case.expected, dict)
    assert judge(replace(case, expected={**case.expected, "7": "seat 1"})).result == "false alarm"


def test_words() -> None:
    assert [place(word) for word in ("dealer", "seat 6", "dead_hand", "bank seat 3")] == [0, 6, 7, 3]
    assert seats("seats 1, 2 and 4") == [1, 2, 4]
    assert seats("none") == []
    assert stack_tiles("R4.1 R5.2") == ["41", "52"]
    assert hand("high 3-1 2-3 / low 4-6 2-5") == ["1-3", "2-3", "4-6", "2-5"]
    assert style_of("Dragon Head and Phoenix Tail From the Right") == "dragon-head-right"
    assert plain_words("The dealer's stack is set.") == "dealers stack set"


@pytest.mark.parametrize(
    ("four", "may"),
    [
        (["2-4", "1-2", "6-6", "4-5"], True),
        (["2-4", "6-6", "1-2", "4-5"], False),
        (["1-3", "5-6", "1-6", "1-5"], False),
        (["5-6", "1-6", "1-5", "1-3"], True),
    ],
)
def test_how_the_dealer_may_set(four: list[str], may: bool) -> None:
    assert dealer_may_set(four) is may


def test_summary_is_four_lines(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "few.yaml"
    tree = load(HERE / "cases" / "535.yaml")
    tree["round_cases"] = [case for case in tree["round_cases"] if case["id"] in ("535-C002", "535-C106")]
    tree["round_cases"][1]["logged"] = ["seat 4 whistles"]
    with file.open("w", encoding="utf-8") as out:
        YAML(typ="safe", pure=True).dump(tree, out)
    assert main([str(file)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("535-C106: not translated")
    assert lines[-4:] == ["met: 1", "missed: 0", "false alarms: 0", "not translated: 1"]


def test_a_case_without_a_setup_that_is_one_is_refused() -> None:
    with pytest.raises(ValueError, match="setup"):
        read_case({"id": "x", "setup": "dealer"})
