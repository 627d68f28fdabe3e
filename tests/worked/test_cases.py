"""Worked cases judged by hand: each comes out as the law demands, but for those that tell why they are not met yet."""

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.worked.__main__ import main
from tests.worked.point_counts import points_differ
from tests.worked.runner import CASES as FOLDER, Case, Judged, all_cases, broken_in, judge, load_cases, same_paragraph
from validator.log.notation import NotationError

CASES = {case.id: case for case in all_cases()}
UNMET = [case.id for case in CASES.values() if case.unmet]


@cache
def judged(ident: str) -> Judged:
    return judge(CASES[ident])


def in_short(one: Judged) -> str:
    return f"{one.case.title}: {one.result}; expected {one.expected}, found {one.found}"


def with_others(ident: str, **fields: Any) -> Case:
    """A case with other fields."""
    case = CASES[ident]
    return Case(case.head, {**case.node, **fields})


def with_rows(ident: str, row: str, *others: str) -> Case:
    """A case with other rows for one of its log."""
    lines = CASES[ident].node["log"].splitlines()
    place = lines.index(row)
    return with_others(ident, log="\n".join((*lines[:place], *others, *lines[place + 1 :])))


@pytest.mark.parametrize("ident", [ident for ident in CASES if ident not in UNMET])
def test_case_is_met(ident: str) -> None:
    one = judged(ident)
    assert one.result == "met", in_short(one)


@pytest.mark.parametrize("ident", UNMET)
def test_case_that_is_not_met_yet_is_missed(ident: str) -> None:
    """Once it is met, it tells no reason any more; a lawful case that is accused never has one."""
    assert judged(ident).result == "missed", in_short(judged(ident))


@pytest.mark.parametrize("ident", CASES)
def test_the_filings_of_a_case_are_sound_but_for_what_it_names(ident: str) -> None:
    assert broken_in(CASES[ident].filings) == CASES[ident].node.get("unsound", [])


def test_every_case_has_its_own_id() -> None:
    found = [case.id for case in all_cases()]
    assert len(found) == len(set(found))


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.yaml")), ids=lambda path: path.stem)
def test_more_than_a_third_of_the_cases_of_a_chapter_is_lawful(path: Path) -> None:
    """Not to accuse the lawful is half of what is demanded; Chapter 541 has more than a quarter."""
    cases = load_cases(path)
    lawful = sum(not case.breach for case in cases)
    assert lawful * (4 if path.stem == "541" else 3) > len(cases)
    made_up = sum(case.id.startswith(("more-", "text-")) for case in cases)
    assert made_up >= 12


@pytest.mark.parametrize(
    ("lawful", "unlawful", "paragraph", "another"),
    [
        ("633a-BASE-01", "633a-SPLIT-09", "633a.7(p)(2)", "633a.13(b)"),
        ("541-C111", "541-C119", "541.13(d)", "541.12(a)"),
        ("590-C028", "590-C047", "590.7(p)", "590.7(n)(1)"),
        ("535-C002", "535-C014", "535.8(c)", "535.8(d)"),
    ],
)
def test_another_verdict_or_paragraph_is_not_met(lawful: str, unlawful: str, paragraph: str, another: str) -> None:
    assert judge(with_others(lawful, breach=[paragraph])).result == "missed"
    assert judge(with_others(unlawful, breach=[])).result == "false alarm"
    assert judge(with_others(unlawful, breach=[another])).result == "missed"
    assert judge(with_others(unlawful, breach=[another, *CASES[unlawful].breach])).result == "met"


@pytest.mark.parametrize("ident", ["633a-SPLIT-09", "541-C119", "590-C110", "535-C069"])
def test_another_amount_is_not_met(ident: str) -> None:
    due = CASES[ident].node["misapplied"]
    assert judge(with_others(ident, misapplied=due)).result == "met"
    assert judge(with_others(ident, misapplied=due + 1)).result == "missed"


def test_what_is_broken_beside_is_not_met_unless_it_is_named() -> None:
    case = CASES["more-PITCH-01"]
    assert case.node["beside"] == ["hand-dealt-second-card-face-up"]
    assert judge(with_others(case.id, beside=[])).result == "false alarm"


def test_other_counts_are_not_met() -> None:
    counts = CASES["541-C017"].node["counts"]
    assert points_differ(counts) == []
    assert judge(with_others("541-C017", counts={**counts, "player_points": "8"})).result == "missed"
    assert points_differ({**counts, "third_cards": "both"}) == ["third cards player, not both"]


def test_a_filing_with_a_fault_is_not_met() -> None:
    one = judge(with_others("633a-SPLIT-09", filed={"cards.decks": "some"}))
    assert (one.result, one.expected) == ("missed", "a log without faults and the case's counts")


def test_other_rows_are_not_met() -> None:
    taken = "collect 7 3500 seat=7 dest=table-inventory"
    assert "541.8(a)(2)(ii)" in judge(with_rows("541-C104", taken)).found
    paid = "pay 1 1500 seat=1"
    assert judge(with_rows("633a-SPLIT-09", paid, "pay 1 1000 seat=1")).result == "missed"
    assert judge(with_rows("633a-BASE-01", "round-end", "pay 1 100", "round-end")).result == "false alarm"


def test_a_row_that_is_none_is_refused() -> None:
    with pytest.raises(NotationError, match="whistles"):
        judge(with_rows("633a-BASE-01", "round-end", "whistles 1"))


def test_each_log_of_a_case_counts() -> None:
    logs = CASES["535-C018"].node["logs"]
    assert len(logs) == len(range(3, 19))
    wrong = logs[5].replace("dice-shown 116", "dice-shown 115").replace("dice-total 8", "dice-total 7")
    assert judge(with_others("535-C018", logs=[*logs[:5], wrong, *logs[6:]])).result == "false alarm"


def test_rows_stand_at_their_table_in_their_round_at_their_time() -> None:
    log = "\n".join(
        ("inspection cards", "table MB2", "at 2010-06-05 20:10:00", "round 7", "round-start", "between", "idle start")
    )
    case = with_others("541-C104", opening="table", log=log)
    rows = [json.loads(line) for line in case.logs[0].splitlines()]
    opening = case.head["openings"]["table"].splitlines()
    first, *others = [row for row in rows if row["kind"] != "records"][len(opening) :]
    assert (first["table"], first["seq"], first["what"]) == ("MB1", len(opening) + 1, "cards")
    assert others == [
        {"table": "MB2", "seq": 1, "at": "2010-06-05T20:10:00-04:00", "kind": "round-start", "round": 7},
        {"table": "MB2", "seq": 2, "at": "2010-06-05T20:10:02-04:00", "kind": "idle", "what": "start"},
    ]
    assert {row["by"] for row in rows if row["kind"] == "records"} == {"always"}


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


def test_summary_is_three_lines(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    text = (FOLDER / "535.yaml").read_text(encoding="utf-8")
    file = tmp_path / "few.yaml"
    head, _, rest = text.partition("\ncases:\n")
    cases = {case.split("\n", 1)[0]: case for case in rest.split("- id: ")[1:]}
    chosen = [cases["535-C014"], cases["535-C106"].replace("breach: [535.7(a)]", "breach: [535.7(b)]")]
    file.write_text(f"{head}\ncases:\n" + "".join(f"- id: {case}" for case in chosen), encoding="utf-8")
    assert main([str(file)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("535-C106: missed: ")
    assert lines[-3:] == ["met: 1", "missed: 1", "false alarms: 0"]


def test_one_case_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(FOLDER / "535.yaml"), "--show", "535-C106"]) == 0
    out = capsys.readouterr().out
    assert out.startswith(('chapter: "535"', "chapter: '535'"))
    assert '"kind": "cash-converted"' in out


def test_what_a_case_may_not_say_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "other.yaml"
    text = (FOLDER / "535.yaml").read_text(encoding="utf-8")
    file.write_text(text.replace("  misapplied: ", "  misaplied: ", 1), encoding="utf-8")
    assert main([str(file)]) == 2
    assert "misaplied is not known" in capsys.readouterr().err
    with pytest.raises(ValueError, match="points is no count"):
        points_differ({"points": "9"})


def test_a_file_that_is_none_of_cases_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "other.yaml"
    file.write_text("- 1\n", encoding="utf-8")
    assert main([str(file)]) == 2
    assert "no cases" in capsys.readouterr().err
