"""``floorperson init``: a template states nothing and is accused of nothing; filled in as it stands it is sound."""

import json
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
from typer.testing import CliRunner

from tests.command_line import Floorperson
from validator.cli import app
from validator.core.data import data_folder
from validator.core.finding import Outcome
from validator.filing.check import CheckReport, judge_filing
from validator.filing.fields import filing_fields, flat
from validator.filing.variants import Variant, choices_of, ways_of, without_choice
from validator.law.chapters import HELD
from validator.report.template_text import STATED, template

WAYS = [pytest.param(chapter, way, id=f"{chapter}-{way.name}") for chapter in HELD for way in ways_of(chapter)]


def filled_in(text: str) -> str:
    """The template with the first # of every line below the chapter taken away."""
    lines = text.splitlines()
    below = next(number for number, line in enumerate(lines) if line.startswith("chapter:"))
    return "\n".join([*lines[:below], *(line.removeprefix("#") for line in lines[below:])]) + "\n"


def silent(report: CheckReport) -> bool:
    return not (report.faults or report.crashes or report.findings or report.oddities)


@pytest.mark.parametrize(("chapter", "way"), WAYS)
def test_filled_in_nowhere_it_is_read_and_accused_of_nothing(chapter: str, way: Variant) -> None:
    report = judge_filing(template(chapter, way, STATED), name="template.yaml")
    assert silent(report)
    outcomes = {tally.outcome for tally in report.tallies}
    assert outcomes <= {Outcome.NOT_CHECKABLE, Outcome.NOT_APPLICABLE}
    assert sum(tally.outcome is Outcome.NOT_CHECKABLE for tally in report.tallies) > 100


@pytest.mark.parametrize(("chapter", "way"), WAYS)
def test_filled_in_as_it_stands_it_is_clean(chapter: str, way: Variant) -> None:
    report = judge_filing(filled_in(template(chapter, way, STATED)), name="template.yaml")
    assert silent(report)
    assert report.typed is not None
    assert set(report.typed.filing.entries) == set(way.filing.entries)
    assert sum(tally.outcome is Outcome.NOT_CHECKABLE for tally in report.tallies) < 10


@pytest.mark.parametrize("chapter", HELD)
def test_every_field_of_the_chapter_is_in_it_with_its_paragraph(chapter: str) -> None:
    lines = template(chapter, ways_of(chapter)[0], STATED).splitlines()
    keys = {line.lstrip("# ").partition(":")[0].strip('"') for line in lines}
    assert {one.key for one in flat(filing_fields(chapter)) if "[*]" not in one.path} <= keys
    assert sum("§" in line for line in lines) > 50


def test_it_tells_the_law_s_alternatives_with_their_paragraphs() -> None:
    text = template("633a", ways_of("633a")[0], STATED)
    assert (
        "#  # Where the drop box is attached. [dealer-side; against § 633a.2(e): elsewhere, none]\n"
        "#  drop_box: dealer-side\n" in text
    )
    assert "[identical-value; for review under § 633a.11(a): identical-rank]" in text
    assert "[a whole number] (the law: at least 17, § 633a.7(m))" in text
    assert "#  ## What prevents the usual place of a tip box that is elsewhere." in text


def test_a_template_stands_where_no_folder_of_filings_is_in_sight(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "validator", "init", "633a", "--shoe", "double", "-o", "mine.yaml"]
    ended = subprocess.run(command, cwd=tmp_path, capture_output=True, encoding="utf-8", check=False)
    assert ended.returncode == 0
    assert ended.stderr.startswith("Chapter 633a (Blackjack) is in force from 2012-05-19")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["633a.schema.json", "mine.yaml"]
    first, second = (tmp_path / "mine.yaml").read_text(encoding="utf-8").splitlines()[:2]
    assert first == "# yaml-language-server: $schema=633a.schema.json"
    assert second == "# A Rules Submission for Blackjack, 58 Pa. Code Chapter 633a: two-shoes."
    schema = json.loads((tmp_path / "633a.schema.json").read_text(encoding="utf-8"))
    assert schema["$schema"] == "http://json-schema.org/draft-07/schema#"


def test_without_a_file_it_is_printed(floorperson: Floorperson) -> None:
    ended = floorperson("init", "541")
    assert ended.code == 0
    assert ended.out == template("541", ways_of("541")[0], STATED)


def test_what_is_there_is_not_written_over_unless_asked(floorperson: Floorperson, tmp_path: Path) -> None:
    mine, schema = tmp_path / "mine.yaml", tmp_path / "541.schema.json"
    mine.write_text("mine\n", encoding="utf-8")
    schema.write_text("{}\n", encoding="utf-8")
    ended = floorperson("init", "541", "-o", mine)
    assert ended.code == 2
    assert "is there already; nothing was written; --force writes over a filing" in ended.err
    assert (mine.read_text(encoding="utf-8"), schema.read_text(encoding="utf-8")) == ("mine\n", "{}\n")
    assert floorperson("init", "541", "-o", mine, "--force").code == 0
    assert mine.read_text(encoding="utf-8").startswith("# yaml-language-server")


def test_a_schema_that_is_there_is_left(floorperson: Floorperson, tmp_path: Path) -> None:
    (tmp_path / "541.schema.json").write_text("{}\n", encoding="utf-8")
    assert (
        "541.schema.json: there already, and left as it is" in floorperson("init", "541", "-o", tmp_path / "a.yaml").out
    )
    assert (tmp_path / "541.schema.json").read_text(encoding="utf-8") == "{}\n"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["634a"], "chapter 634a is not held; did you mean 633a? there are: 535, 541"),
        (["633a", "--shoe", "triple"], "chapter 633a knows no way of running the game with --shoe triple; there are: "),
        (["541", "-o", "filing.txt"], "filing.txt: a filing is a file .yaml or .yml"),
    ],
)
def test_what_cannot_be_made_is_told_with_what_can(floorperson: Floorperson, arguments: list[str], said: str) -> None:
    ended = floorperson("init", *arguments)
    assert (ended.code, ended.out) == (2, "")
    assert said in ended.err


def asked(tmp_path: Path, chapter: str, *answers: str) -> tuple[str, dict[str, object], CheckReport]:
    """What was printed, the scalars that the filing states besides, and what is found in it."""
    path = tmp_path / "asked.yaml"
    arguments = ["init", chapter, "--ask", "-o", str(path)]
    ended = CliRunner().invoke(app, arguments, input="".join(f"{answer}\n" for answer in answers))
    assert ended.exception is None, ended.output
    report = judge_filing(path)
    assert report.typed is not None
    stated: dict[str, object] = {
        one: value for one, value in report.typed.values.items() if one not in ("chapter", *STATED)
    }
    return ended.output, stated, report


def test_answers_are_stated_and_what_is_skipped_is_not(tmp_path: Path) -> None:
    printed, stated, report = asked(tmp_path, "541", "", "Example LLC", "", "Minibaccarat", "--")
    assert stated == {"head.holder": "Example LLC", "head.game": "Minibaccarat"}
    assert "head.holder (1 of " in printed
    assert silent(report)


def test_an_alternative_may_be_named_by_its_number_or_its_word(tmp_path: Path) -> None:
    printed, _, _ = asked(tmp_path, "633a", "", *["-"] * 6)
    skipped = printed[: printed.index("\nlayout.name_or_logo (")].count("  > ")
    (tmp_path / "asked.yaml").unlink()
    printed, stated, _ = asked(tmp_path, "633a", "", *["-"] * skipped, "2", "blackjack, 3", "--")
    assert "  1 name, 2 logo, 3 both, 4 none\n" in printed
    assert stated["layout.name_or_logo"] == "logo"
    assert (stated["layout.areas[0]"], stated["layout.areas[1]"]) == ("blackjack", "match-the-dealer")


def test_an_answer_that_does_not_fit_is_asked_again(tmp_path: Path) -> None:
    printed, stated, report = asked(tmp_path, "541", "", "", "", "", "", "July 1, 2026", "2026-07-01", "--")
    assert '"July 1, 2026" is not a date; write year-month-day: 2026-07-01' in printed
    assert str(stated["head.dated"]) == "2026-07-01"
    assert report.faults == ()


def test_ctrl_c_writes_nothing(floorperson: Floorperson, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted() -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("sys.stdin", SimpleNamespace(readline=interrupted))
    assert floorperson("init", "541", "--ask", "-o", tmp_path / "asked.yaml").code == 130
    assert list(tmp_path.iterdir()) == []


def test_what_the_law_fixes_is_asked_for_only_on_request(tmp_path: Path) -> None:
    printed, _, _ = asked(tmp_path, "541", "", *["-"] * 60)
    assert "\nlayout.name_or_logo (" in printed
    assert "\ntable.drop_box (" not in printed
    (tmp_path / "asked.yaml").unlink()
    printed, _, _ = asked(tmp_path, "541", "y", *["-"] * 4, "", "", "", "--")
    assert "\ntable.drop_box (" in printed


@pytest.mark.parametrize(
    ("chapter", "told"),
    [
        ("590", "was in force from 2014-01-04 (44 Pa.B., Doc. No. 14-20); its own words let it expire on 2016-01-04"),
        ("590", "replaced by Chapter 672a (Free Bet Blackjack). Its words are held to 2016-01-04"),
        ("590", "The chapter in its place: floorperson init 672a"),
        ("551", "replaced by Chapter 635a (Spanish 21), whose words are not held."),
        ("633a", "Chapter 633a (Blackjack) is in force from 2012-05-19"),
    ],
)
def test_before_all_it_says_when_the_chapter_is_in_force_and_which_words_are_held(
    floorperson: Floorperson, chapter: str, told: str
) -> None:
    ended = floorperson("init", chapter)
    assert told in " ".join(ended.err.split())
    assert "in force from" not in ended.out


def test_it_says_so_before_the_first_question() -> None:
    ended = CliRunner().invoke(app, ["init", "590", "--ask"], input="")
    assert ended.stderr.index("replaced by Chapter 672a") < ended.stderr.index("Ask also for the")


@pytest.mark.parametrize(
    ("game", "chapters"),
    [
        ("blackjack", "590 (Free Bet Blackjack); 633a (Blackjack); 672a (Free Bet Blackjack); 685a (Down Under"),
        ("Pai Gow", "535 (Pai Gow)"),
        ("spanish-21", "551 (Spanish 21)"),
        ("baccarat", "541 (Minibaccarat); 543 (Midibaccarat); 545 (Baccarat)"),
    ],
)
def test_a_game_is_answered_with_its_chapters(floorperson: Floorperson, game: str, chapters: str) -> None:
    ended = floorperson("init", game)
    assert ended.code == 2
    assert f"{game} is a game, and a chapter is asked for; it is played under: {chapters}" in ended.err


@pytest.mark.parametrize(("chapter", "way"), WAYS)
def test_what_the_law_leaves_no_choice_in_is_sound(chapter: str, way: Variant) -> None:
    found = without_choice(chapter, way)
    assert len(found) > 20
    report = judge_filing(template(chapter, way, {**STATED, **found}), name="template.yaml")
    assert silent(report)
    assert not [path for path in found if path.startswith(("head", "approvals", "optional_wagers."))]
    for one in flat(filing_fields(chapter)):
        if one.path in found and one.items is None and one.values:
            allowed = [choice.value for choice in choices_of(one, way, chapter) if not choice.against]
            assert allowed == [found[one.path]]


def test_lawful_states_them_in_filings_and_forms(floorperson: Floorperson, tmp_path: Path) -> None:
    ended = floorperson("init", "551", "--lawful", "-o", tmp_path / "a.yaml")
    assert "fields stated in which the law leaves no choice" in ended.err
    floorperson("init", "551", "--lawful", "-o", tmp_path / "a.xlsx")
    floorperson("import", "filing", tmp_path / "a.xlsx", "-o", tmp_path / "b.yaml")
    stated = [
        {line for line in (tmp_path / name).read_text("utf-8").splitlines() if line.strip() and "#" not in line}
        for name in ("a.yaml", "b.yaml")
    ]
    assert stated[0] == stated[1]
    assert "  dealer_opposite: true" in stated[0]


def test_a_form_is_filled_in_from_filings_of_its_chapter_alone(floorperson: Floorperson, tmp_path: Path) -> None:
    shoe = data_folder("submissions") / "551-shoe.yaml"
    for arguments, told in (
        (("633a", "--from", shoe, "-o", tmp_path / "a.xlsx"), "is a filing of chapter 551, not of 633a"),
        (("551", "--from", shoe, "-o", tmp_path / "a.yaml"), "--from fills in a form alone"),
        (("551", "--from", shoe), "--from fills in a form alone"),
        (("551", "--from", tmp_path / "none.yaml", "-o", tmp_path / "a.xlsx"), "cannot be opened"),
        (("551", "-o", tmp_path / "a.odt"), "a filing is a file .yaml or .yml, a form one .xlsx or .docx"),
    ):
        ended = floorperson("init", *arguments)
        assert ended.code == 2
        assert told in " ".join(ended.err.split())
        assert not list(tmp_path.iterdir())
