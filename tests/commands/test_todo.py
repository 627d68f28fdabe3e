"""``floorperson todo``: one line for each field that is not stated."""

import json
from pathlib import Path

from tests.command_line import Floorperson
from validator.core.data import data_folder

SHOE = data_folder("submissions") / "633a-shoe.yaml"


def test_a_sound_filing_leaves_nothing_to_do(floorperson: Floorperson) -> None:
    ended = floorperson("todo", SHOE)
    assert ended.code == 0
    assert ended.out.splitlines()[-1] == "nothing that a rule asks for is left unstated"


def test_a_line_says_what_may_stand_there_who_waits_and_by_which_paragraph(
    floorperson: Floorperson, tmp_path: Path
) -> None:
    path = tmp_path / "filing.yaml"
    path.write_text('chapter: "633a"\ntable:\n  positions: 6\n', encoding="utf-8")
    lines = floorperson("todo", path).out.splitlines()
    assert "table (line 2)" in lines
    assert "  drop_box: dealer-side; against § 633a.2(e): elsewhere, none; 2 rules wait; § 633a.2(e)" in lines
    assert "  adjacent_boxes: a whole number, at least 1; 1 rule waits; § 633a.6(f) demands it" in lines
    assert lines[-1].endswith("rules wait for them")


def test_faults_are_counted_and_make_it_exit_2(floorperson: Floorperson, tmp_path: Path) -> None:
    path = tmp_path / "filing.yaml"
    path.write_text(SHOE.read_text(encoding="utf-8").replace("  decks: 6 #", "  decks: six #"), encoding="utf-8")
    ended = floorperson("todo", path)
    assert ended.code == 2
    last = f"1 fault of the text, and what it spoils is not told here: floorperson check {path.as_posix()}"
    assert ended.out.splitlines()[-1] == last


def test_a_law_that_is_not_held_is_said(floorperson: Floorperson) -> None:
    lines = floorperson("todo", SHOE, "--as-of", "2026-01-01").out.splitlines()
    assert lines[1] == "Chapter 633a, the law as of 2026-01-01"
    assert lines[2].startswith("provisional: the text in force on 2026-01-01 is not held")
    document = json.loads(floorperson("todo", SHOE, "--as-of", "2026-01-01", "--format", "json").out)
    assert document["as_of"] == "2026-01-01"
    assert document["provisional"].startswith("the text in force on 2026-01-01 is not held")
    assert "provisional" not in floorperson("todo", SHOE).out


def test_todo_review_and_letter_count_the_same_fields(floorperson: Floorperson, tmp_path: Path) -> None:
    """Of the fields that the demonstration's filing leaves out, two are among the findings of a letter."""
    bad = data_folder("submissions") / "demo" / "bad.yaml"
    assert "29 fields not stated, of which the law demands 1; 28 rules wait" in floorperson("todo", bad).out
    floorperson("review", bad, "-o", tmp_path / "review.txt")
    review = (tmp_path / "review.txt").read_text(encoding="utf-8")
    assert "28 rules could not be judged." in review and "The filing leaves 29 fields unstated, on: " in review
    floorperson("review", bad, "--letter", "-o", tmp_path / "letter.txt")
    letter = (tmp_path / "letter.txt").read_text(encoding="utf-8")
    assert "and 27 further items missing." in letter
    assert "11. The filing does not state whether a Blackjack is paid immediately" in letter


def test_what_is_no_filing_exits_2_and_says_why(floorperson: Floorperson, tmp_path: Path) -> None:
    path = tmp_path / "letter.yaml"
    path.write_text("Dear sirs\n", encoding="utf-8")
    ended = floorperson("todo", path)
    assert (ended.code, ended.out) == (2, "")
    assert "cannot be read as a filing: 1:1: a filing is keys with values" in ended.err
    assert "cannot be opened" in floorperson("todo", tmp_path / "none.yaml").err


def test_the_same_as_json(floorperson: Floorperson, tmp_path: Path) -> None:
    path = tmp_path / "filing.yaml"
    path.write_text('chapter: "633a"\n', encoding="utf-8")
    document = json.loads(floorperson("todo", path, "--format", "json").out)
    assert (document["job"], document["chapter"], document["faults"]) == ("todo", "633a", [])
    (one,) = [one for one in document["unstated"] if one["path"] == "splitting.additional_splits"]
    assert one["demanded_by"] == ["633a.11(c)"]
    assert one["allowed"] == "a whole number"
    (one,) = [one for one in document["unstated"] if one["path"] == "table.drop_box"]
    assert one["values"] == ["dealer-side", "elsewhere", "none"]
    assert one["rules"] == ["drop-box-misplaced", "boxes-unapproved"]
