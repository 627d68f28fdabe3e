"""Which importer takes what: the list, files of another form, tables by the names that filings know, warnings."""

import json
import re
import tomllib
from pathlib import Path

import pytest

from tests.command_line import Floorperson
from validator.chapters.registry import PACKAGES, chapter_play
from validator.core.data import data_folder
from validator.core.files import near
from validator.law.versions import law_of
from validator.log.importers import OWN, Importer, Row, find_importer, importer_names
from validator.log.importers.looks import looks_like
from validator.log.importers.survey import ENOUGH, Survey
from validator.log.vocabulary import WHAT
from validator.replay.events import BACCARAT_WAGERS, MAIN_WAGERS

DATA = Path(__file__).parents[1] / "data"
SOURCES = {
    "baccarat-engine": DATA / "baccarat-engine-rounds.jsonl",
    "blackjack21": DATA / "blackjack21-rounds.jsonl",
    "engine-blackjack": DATA / "engine-blackjack-rounds.jsonl",
    "jackblack": DATA / "jackblack-rounds.jsonl",
    "studio-history": DATA / "studio-history-invented.jsonl",
    "studio-replay": DATA / "studio-replay-invented.jsonl",
}
FORMS = sorted({*OWN} - {"rounds"})
"""The importers that take one form; of the importer rounds a map says the form."""
SUBMISSIONS = data_folder("submissions")


def test_each_importer_is_listed_in_one_line_with_the_form_that_it_takes(floorperson: Floorperson) -> None:
    ended = floorperson("import", "--list")
    assert (ended.code, ended.err) == (0, "")
    form, *lines = ended.out.splitlines()
    assert form.startswith("filing ") and "a form that was filled in" in form
    assert [line.split()[0] for line in lines] == list(importer_names())
    for line, name in zip(lines, importer_names(), strict=True):
        assert find_importer(name).takes in line


def test_the_importers_of_the_house_are_entry_points_too() -> None:
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))
    assert project["project"]["entry-points"]["floorperson.importers"] == OWN


def test_a_name_that_is_near_is_named(floorperson: Floorperson, tmp_path: Path) -> None:
    ended = floorperson("import", "jackblak", SOURCES["jackblack"], "-o", tmp_path / "log.jsonl")
    assert ended.code == 2 and "there is no importer 'jackblak'; did you mean jackblack?" in ended.err


@pytest.mark.parametrize("source", FORMS)
@pytest.mark.parametrize("name", FORMS)
def test_only_its_own_form_is_taken_for_an_importers(name: str, source: str) -> None:
    assert (looks_like(SOURCES[source]) == f"what the importer {name} takes; try floorperson import {name}") == (
        name == source
    )


@pytest.mark.parametrize("name", OWN)
@pytest.mark.parametrize(
    ("file", "content", "words"),
    [
        (
            "a.jsonl",
            b'{"table":"T","seq":1,"kind":"round-start"}\n',
            "this looks like a round log; try floorperson replay",
        ),
        ("a.csv", b"table,seq,kind\nT,1,round-start\n", "this looks like a round log; try floorperson replay"),
        ("a.json", b'[{"hand": 1, "money": 2}]', "this looks like JSON objects with the fields hand, money"),
        (
            "a.csv",
            b"Round;Cards;Pay\n1;9S TC;5\n",
            "this looks like a table of text with the columns Round, Cards, Pay",
        ),
        ("a.xlsx", b"PK\x03\x04rest", "this looks like a workbook or another zip archive"),
    ],
)
def test_a_file_of_another_form_is_refused_with_what_was_expected_and_what_it_looks_like(
    name: str, file: str, content: bytes, words: str, floorperson: Floorperson, tmp_path: Path
) -> None:
    (tmp_path / file).write_bytes(content)
    ended = floorperson("import", name, tmp_path / file, "-o", tmp_path / "log.jsonl")
    assert ended.code == 2
    assert f"the importer {name} takes {find_importer(name).takes}" in ended.err
    assert words in ended.err
    assert not (tmp_path / "log.jsonl").exists()


@pytest.mark.parametrize(
    ("file", "content", "words"),
    [
        (
            "a.csv",
            b"Round;Cards;Pay\n1;9S TC;5\n",
            "is no round log: it has no column table, seq, kind; its columns are",
        ),
        (
            "a.csv",
            b"Round,Cards,Pay\n1,9S TC,5\n",
            "a.csv looks like a table of text with the columns Round, Cards, Pay",
        ),
        ("a.json", b'[{"hand": 1, "money": 2}]', "a.json looks like JSON objects with the fields hand, money"),
        ("a.xlsx", b"PK\x03\x04rest", "a.xlsx looks like a workbook or another zip archive"),
        ("a.jsonl", b'{"hand": 1, "money": 2}\n', "nothing was replayed; "),
    ],
)
def test_a_file_that_is_no_round_log_is_told_how_it_becomes_one(
    file: str, content: bytes, words: str, floorperson: Floorperson, tmp_path: Path
) -> None:
    (tmp_path / file).write_bytes(content)
    ended = floorperson("replay", tmp_path / file)
    assert ended.code == 2
    assert words in ended.err
    assert "of finished rounds, try floorperson import rounds FILE --guess -o map.yaml" in ended.err
    assert "did you mean" not in ended.err


def test_replaying_the_source_of_an_importer_names_it(floorperson: Floorperson) -> None:
    ended = floorperson("replay", SOURCES["jackblack"])
    assert ended.code == 2
    assert "what the importer jackblack takes; try floorperson import jackblack" in ended.err


def test_a_round_log_that_cannot_be_read_is_taken_for_nothing_else(floorperson: Floorperson, tmp_path: Path) -> None:
    (tmp_path / "a.jsonl").write_bytes(b'{"table":"T","seq":1,"kind":"no-such-kind"}\n')
    ended = floorperson("replay", tmp_path / "a.jsonl")
    assert ended.code == 2
    assert "looks like" not in ended.err


def judged(floorperson: Floorperson, *arguments: object) -> list[tuple[str, str, list[str]]]:
    document = json.loads(floorperson("replay", *arguments, "--format", "json").out)
    return [(one["table"], one["judged_by"], one["one_of_tables"]) for one in document["judged"]]


@pytest.fixture
def log(floorperson: Floorperson, tmp_path: Path) -> Path:
    path = tmp_path / "log.jsonl"
    assert floorperson("import", "jackblack", SOURCES["jackblack"], "-o", path).code == 0
    return path


def test_a_source_without_tables_is_judged_as_one_of_the_filings_and_it_is_said(
    floorperson: Floorperson, log: Path
) -> None:
    filing = SUBMISSIONS / "633a-shoe.yaml"
    assert judged(floorperson, log, "-s", filing) == [("jackblack", "filing and law", ["BJ-101", "BJ-102", "BJ-103"])]
    words = "the source does not record which table it was; judged as one of the filing's: BJ-101 or BJ-102 or BJ-103"
    assert words in floorperson("replay", log, "-s", filing).out


def test_filings_for_different_tables_do_not_judge_a_table_that_is_not_known(
    floorperson: Floorperson, log: Path
) -> None:
    """Which of them holds cannot be told: the law alone judges."""
    filings = [SUBMISSIONS / "633a-shoe.yaml", SUBMISSIONS / "633a-switch.yaml"]
    options = [word for filing in filings for word in ("-s", filing)]
    assert judged(floorperson, log, *options) == [("jackblack", "law alone", [])]
    ended = floorperson("replay", log, *options)
    assert "the source does not record which table it was (import --table says it), and " in ended.out
    assert f"{near(filings[0]).as_posix()} is for BJ-101, BJ-102, BJ-103" in ended.out


def test_a_table_that_is_named_is_judged_by_its_own_filing_alone(floorperson: Floorperson, tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    for name, by in (("BJ-102", "filing and law"), ("BJ-999", "nothing")):
        ended = floorperson("import", "jackblack", SOURCES["jackblack"], "-o", log, "--table", name, "--force")
        assert ended.code == 0 and f"200 rounds of 1 table: {name}" in ended.out
        assert judged(floorperson, log, "-s", SUBMISSIONS / "633a-shoe.yaml") == [(name, by, [])]


@pytest.mark.parametrize(
    ("tables", "words"),
    [
        (["MB-201"], "the source holds several tables, bac-9 and sbj-2 among them; write --table sbj-2=MB-201"),
        (["bac-8=MB-201"], "--table bac-8=MB-201: the tables of the source are bac-9, sbj-2"),
        (["bac-9=MB-201", "sbj-2=MB-201"], "--table gives two tables of the source one name"),
        (["MB-1", "MB-2"], "--table is given once as NAME, or as SOURCE=NAME for each table"),
        (["bac-9="], "--table is given once as NAME"),
    ],
)
def test_a_name_that_is_not_clear_is_refused(
    tables: list[str], words: str, floorperson: Floorperson, tmp_path: Path
) -> None:
    options = [word for table in tables for word in ("--table", table)]
    ended = floorperson("import", "studio-history", SOURCES["studio-history"], "-o", tmp_path / "log.jsonl", *options)
    assert ended.code == 2 and words in ended.err


def test_the_chapter_can_be_said_where_neither_log_nor_filing_does(floorperson: Floorperson, log: Path) -> None:
    ended = floorperson("replay", log)
    assert ended.code == 2 and "the log does not say which chapter (table-open)" in ended.out
    assert "--chapter says it" in ended.out
    told = floorperson("replay", log, "--chapter", "633a")
    assert "Chapter 633a (--chapter; the log does not say it)" in told.out
    wrong = floorperson("replay", log, "--chapter", "633b")
    assert wrong.code == 2 and "chapter 633b is not held; did you mean 633a? there are: 535, 541" in wrong.err


def test_a_chapter_that_the_log_says_is_not_overridden(floorperson: Floorperson) -> None:
    demo = SUBMISSIONS / "demo" / "log.jsonl"
    ended = floorperson("replay", demo, "--chapter", "551")
    assert "; by Chapter 633a, the law of the day of each round; " in ended.out and "Chapter 551" not in ended.out


def test_how_a_filing_comes_to_judge_tables_that_the_source_names_is_said_once_they_are_not_renamed(
    floorperson: Floorperson, tmp_path: Path
) -> None:
    words = "a filing that lists its tables judges them under its own names for them: --table bac-9=NAME"
    source, log = SOURCES["studio-history"], tmp_path / "log.jsonl"
    assert words in floorperson("import", "studio-history", source, "-o", log).out
    renamed = floorperson("import", "studio-history", source, "-o", log, "--force", "--table", "bac-9=MB-201")
    assert renamed.code == 0 and "judges them under" not in renamed.out
    assert "judges them under" not in floorperson("import", "jackblack", SOURCES["jackblack"], "-o", log, "--force").out


@pytest.mark.parametrize(
    ("name", "filing", "words"),
    [
        ("jackblack", "551-shoe.yaml", "(blackjack) are not those of the game of Chapter 551 (spanish-21)"),
        ("jackblack", "541-shoe.yaml", "(blackjack) are not those of the game of Chapter 541 (player, banker, tie)"),
        (
            "baccarat-engine",
            "633a-shoe.yaml",
            "(player, banker, tie) are not those of the game of Chapter 633a (blackjack)",
        ),
    ],
)
def test_rounds_of_another_game_than_the_filings_are_not_judged_by_it(
    name: str, filing: str, words: str, floorperson: Floorperson, tmp_path: Path
) -> None:
    log = tmp_path / "log.jsonl"
    assert floorperson("import", name, SOURCES[name], "-o", log).code == 0
    ended = floorperson("replay", log, "-s", SUBMISSIONS / filing)
    assert ended.code == 2 and f"not judged: its wagers or results {words}" in ended.out
    assert re.search(r"0 rounds replayed, 0 findings, [\d,]+ rounds not judged", ended.out)


def test_every_game_is_known_by_its_main_wager() -> None:
    for chapter in PACKAGES:
        main = chapter_play(law_of(chapter)).main_wager
        assert not main or WHAT[main] in MAIN_WAGERS - BACCARAT_WAGERS


def survey_of(rows: list[Row]) -> Survey:
    survey = Survey()
    assert list(survey.passed(rows)) == rows
    return survey


def rounds(number: int, more: list[Row]) -> list[Row]:
    declared: list[Row] = [
        {"table": "T", "kind": "records", "what": "pay", "by": "always"},
        {"table": "T", "kind": "records", "what": "deal.face", "by": "always"},
    ]
    return declared + [{"table": "T", "kind": "round-start", "round": i} for i in range(number)] + more


def test_what_is_declared_always_and_never_there_is_warned_of() -> None:
    dealt: Row = {"table": "T", "kind": "deal", "round": 1, "hand": 1}
    pay, face = survey_of(rounds(ENOUGH, [dealt])).doubts(())
    assert pay.startswith(f"table T: pay is declared always to be recorded, and none stands in {ENOUGH} rounds")
    assert face.startswith("table T: deal.face is declared always to be recorded, and none of 1 rows deal has it")


@pytest.mark.parametrize(
    ("number", "more", "without"),
    [
        (ENOUGH - 1, [], ()),
        (ENOUGH, [{"table": "T", "kind": "pay", "round": 1}], ()),
        (ENOUGH, [], ("pay",)),
    ],
)
def test_few_rounds_one_row_or_a_source_that_knows_no_such_thing_are_no_doubt(
    number: int, more: list[Row], without: tuple[str, ...]
) -> None:
    assert survey_of(rounds(number, more)).doubts(without) == []


def test_the_warning_is_given_by_the_import(
    floorperson: Floorperson, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from validator.log import importers

    rows = [row | {"seq": seq} for seq, row in enumerate(rounds(ENOUGH, []), 1)]
    importer = Importer("anything", lambda source: iter(rows), lambda found: True)
    monkeypatch.setattr(importers, "find_importer", lambda name: importer)
    (tmp_path / "any.txt").write_text("any", encoding="utf-8")
    ended = floorperson("import", "mine", tmp_path / "any.txt", "-o", tmp_path / "log.jsonl")
    assert ended.code == 0
    assert f"warning: table T: pay is declared always to be recorded, and none stands in {ENOUGH} rounds" in ended.err


@pytest.mark.parametrize("name", FORMS)
def test_no_importer_of_the_house_declares_what_it_does_not_keep(name: str) -> None:
    survey = Survey()
    for _ in survey.passed(find_importer(name).convert(SOURCES[name])):
        pass
    assert survey.doubts(find_importer(name).without) == []
