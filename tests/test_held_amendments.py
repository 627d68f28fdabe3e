"""An amendment that lies among the data of its chapter is law: for every command, in the wheel, and when proofread."""

import json
import shutil
from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest

import validator.core.data
from tests.command_line import Floorperson
from tests.law.test_amendments import EVE, NEW_YEAR, amendment
from validator.core.data import data_folder
from validator.core.packed import MalformedData
from validator.law import amendment as amendments, versions
from validator.law.amendment import held_amendments
from validator.law.law_file import AMENDMENTS, law_file, pack_all
from validator.law.versions import law_of, laws_of
from validator.law_review.lint import proofread

CHAPTER = "633a"


def forget() -> None:
    for cached in (data_folder, versions._laws, held_amendments):
        cached.cache_clear()


@pytest.fixture
def held(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder for amendments of Chapter 633a, among data that are otherwise those held."""
    home = tmp_path / "home"
    for name in ("rules_text", "schemas", "submissions"):
        (home / name).mkdir(parents=True)
        for path in data_folder(name).iterdir():
            if path.name != CHAPTER:
                (home / name / path.name).symlink_to(path)
    shutil.copytree(data_folder("rules_text") / CHAPTER, home / "rules_text" / CHAPTER)
    folder = home / "rules_text" / CHAPTER / AMENDMENTS
    folder.mkdir()
    monkeypatch.setattr(validator.core.data, "_package", lambda: home / "validator")
    forget()
    yield folder
    monkeypatch.undo()
    forget()


@pytest.fixture
def cash(held: Path) -> Path:
    """An amendment held: verbal wagers and wagers in cash are forbidden from New Year 2026 on."""
    path = held / "no-verbal-wagers.yaml"
    shutil.copy(amendment("no-verbal-wagers"), path)
    return path


@pytest.mark.usefixtures("cash")
def test_it_is_law_from_its_day_on_and_not_proposed() -> None:
    before, after = laws_of(CHAPTER)
    assert (before.until, after.since, after.proposed) == (EVE, NEW_YEAR, ())
    assert law_of(CHAPTER) is after and law_of(CHAPTER, EVE) is before
    assert [one.proposed for one in after.amendments] == [False]
    assert (law_of("551").amendments, len(laws_of("551"))) == ((), 1)


@pytest.mark.usefixtures("cash")
def test_every_command_that_shows_the_law_shows_it(floorperson: Floorperson) -> None:
    words = "Verbal wagers accompanied by cash may not be accepted, and no wager may be made in cash."
    assert words in floorperson("law", "633a.6(g)").out
    assert words in floorperson("law", "--grep", "wager may be made in cash").out
    assert "633a.6(g) stands from 2026-01-01 on alone" in floorperson("law", "633a.6(g)", "--as-of", EVE).err
    assert "{+Verbal wagers" in floorperson("law", "633a.6", "--between", EVE, NEW_YEAR).out
    held = "2026-01-01  633a  held: No verbal wagers, no cash wagers (in force from 2026-01-01, 99 Pa.B. 102; "
    assert held in floorperson("law", "--changes").out
    assert "Verbal wagers accepted (asked from 2026-01-01 on)" in floorperson("rules", CHAPTER).out
    asked = ("explain", "verbal-wagers-accepted", "--chapter", CHAPTER)
    assert "\nasked from 2026-01-01 on\n" in floorperson(*asked).out
    assert "is asked from 2026-01-01 on alone" in floorperson(*asked, "--as-of", EVE).err
    assert "§ 633a.6(g)" in floorperson("coverage", CHAPTER).out
    assert "§ 633a.6(g)" not in floorperson("coverage", CHAPTER, "--as-of", EVE).out
    assert "in no row of this table: 633a.6(g) added by No verbal wagers" in floorperson("siblings", "blackjack").out
    assert floorperson("readings", CHAPTER).code == 0


@pytest.mark.usefixtures("cash")
def test_filings_and_rounds_are_judged_by_it(floorperson: Floorperson, tmp_path: Path) -> None:
    filing = tmp_path / "filing.yaml"
    words = "wagers: {instruments: [value-chips, verbal-with-cash]}\n"
    for day, found in (("2025-12-31", False), ("2026-01-01", True)):
        filing.write_text(f'chapter: "633a"\nhead: {{version: "1", effective: {day}}}\n{words}')
        out = floorperson("check", filing, "--no-config").out
        assert ("error verbal-wagers-accepted" in out) == found
        assert "amendment: " not in out and "judged as if" not in out
    replayed = floorperson("replay", "submissions/demo/log.jsonl", "--as-of", NEW_YEAR, "--format", "json").out
    tallies = {tally["rule"]: tally for tally in json.loads(replayed)["tallies"]}
    assert tallies["wager-made-in-cash"]["citation"] == "633a.6(g)"


def test_proofreading_tells_what_does_not_fit_at_its_place(cash: Path) -> None:
    sound = cash.read_text(encoding="utf-8")
    place = f"rules_text/{CHAPTER}/{AMENDMENTS}/{cash.name}"

    def told(wrong: str, right: str) -> list[str]:
        cash.write_text(sound.replace(right, wrong), encoding="utf-8")
        forget()
        return [line for line in proofread([CHAPTER]) if line.startswith("rules_text/")]

    assert told("", "") == []
    assert told("sadds: >-", "adds: >-")[0].startswith(f"{place}:8:5: sadds is none of ")
    line, _ = told("[wager-made-in-cahs]", "[wager-made-in-cash]")
    assert line.startswith(f"{place}:21:13: no module of chapter 633a says what the rule wager-made-in-cahs is")
    (line,) = told("effective: 2012-01-01", "effective: 2026-01-01")
    assert line.startswith(f"{place}:2:1: the chapter is not in force on this day")


def test_its_file_tells_its_faults_at_line_and_column(cash: Path) -> None:
    cash.write_text(cash.read_text(encoding="utf-8").replace("2026-01-01", "soon"), encoding="utf-8")
    with pytest.raises(MalformedData, match=r"^633a/amendments/no-verbal-wagers.yaml:2:1: 'soon' is not a date"):
        law_file(cash)


@pytest.mark.long
def test_its_packed_form_goes_into_the_wheel(cash: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    packed = tmp_path / "packed"
    packed.mkdir()
    pack_all(packed)
    (form,) = (path for path in packed.iterdir() if path.name.startswith(f"{AMENDMENTS}-{cash.stem}-"))
    assert json.loads(form.read_text(encoding="utf-8"))["effective"] == "2026-01-01"
    monkeypatch.setattr("validator.core.packed.shipped_folder", lambda: packed)
    monkeypatch.setattr("validator.core.packed.parse_yaml", lambda source: pytest.fail(source))
    forget()
    (one,) = amendments.held_amendments(CHAPTER)
    assert (one.effective, one.file, one.proposed) == (date(2026, 1, 1), cash.name, False)
