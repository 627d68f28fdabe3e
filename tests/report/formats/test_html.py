"""The report as one page: what is on it, that nothing becomes markup, and that very many findings stay usable."""

import csv
import json
import re
from pathlib import Path

import pytest

from tests.command_line import Floorperson
from tests.games.blackjack.rounds import filing, table
from tests.report.papers.reading import HOSTILE, Page, has_nothing_from_outside, page_at
from validator.core.data import data_folder

SUBMISSIONS = data_folder("submissions")
UNSOUND = sorted((SUBMISSIONS / "unsound").iterdir())
SHORT = "bet 1 1000\ncards 1 TH 8D / dealer 9C 8S\n1 stand\nturn\npay 1 900\nreturn 1 1000\nclear"
"""A win of 10 dollars paid with 9."""


def articles(page: Page) -> list[dict[str, str | None]]:
    return [held for tag, held in page.tags if tag == "article"]


@pytest.mark.parametrize("path", UNSOUND, ids=[path.stem for path in UNSOUND])
def test_a_filing_with_its_findings_in_the_margin(path: Path, floorperson: Floorperson, tmp_path: Path) -> None:
    report = tmp_path / "report.html"
    assert floorperson("check", path, "-o", report).code == 1
    found = json.loads(floorperson("check", path, "--format", "json").out)["filings"][0]["findings"]
    content = report.read_text(encoding="utf-8")
    page = page_at(report)
    assert [held["data-rule"] for held in articles(page)] == [one["rule"] for one in found]
    marked = re.findall(r"<mark>([^<]*)</mark>", content)
    for one, words in zip(found, marked, strict=True):
        assert one["message"] in page.text
        assert re.sub(r"\W", "", one["quote"]) == re.sub(r"\W", "", re.sub(r"&#\d+;", "", words))
        line = one["place"]["line"]
        row = re.search(rf'<tr class="hit"><td>{line}</td>(.*)</tr>', content)
        assert row is not None and one["rule"] in row[1]
    assert content.count('class="hit"') == len({one["place"]["line"] for one in found})
    details = page.text.partition("What was judged, and what was not")[2]
    assert re.search(r"\d+ rules asked \d+ times", details)
    assert has_nothing_from_outside(content)


def test_a_replay_shows_its_rounds_and_money(floorperson: Floorperson, tmp_path: Path) -> None:
    log, filed, report = tmp_path / "log.jsonl", tmp_path / "filing.yaml", tmp_path / "report.html"
    log.write_text("\n".join(table(SHORT)[0]) + "\n", encoding="utf-8")
    filed.write_text(filing(), encoding="utf-8")
    assert floorperson("replay", log, "--submission", filed, "-o", report).code == 1
    page = page_at(report)
    assert "underpaid $1.00; P1 was short" in page.text
    assert "§ 633a.13(a)" in page.text and "10H 8D" in page.text
    assert has_nothing_from_outside(report.read_text(encoding="utf-8"))


def test_options_are_not_named_and_files_are_named_whole(floorperson: Floorperson, tmp_path: Path) -> None:
    path = tmp_path / "bj-v2.yaml"
    path.write_bytes(UNSOUND[3].read_bytes())
    assert floorperson("check", path, "-o", tmp_path / "report.html").code == 1
    closing = page_at(tmp_path / "report.html").text.partition("Findings (")[0]
    assert closing.count(str(path)) == 2 and "more (below)" in closing and "(-v" not in closing


def test_words_of_a_log_are_never_markup(floorperson: Floorperson, tmp_path: Path) -> None:
    log, report = tmp_path / "log.jsonl", tmp_path / "report.html"
    rows = [json.loads(line) for line in table(SHORT)[0]]
    for row in rows:
        row["table"] = HOSTILE
        if row.get("player"):
            row["player"] = HOSTILE
    log.write_text("\n".join(map(json.dumps, rows)) + "\n", encoding="utf-8")
    assert floorperson("replay", log, "-o", report).code == 1
    page = page_at(report)
    assert HOSTILE in page.text
    assert [tag for tag, _ in page.tags].count("script") == 1
    assert "49 was short" not in page.text
    assert has_nothing_from_outside(report.read_text(encoding="utf-8"))


def test_of_very_many_findings_the_first_stand_on_the_page_and_all_beside_it(
    floorperson: Floorperson, tmp_path: Path
) -> None:
    log, report = tmp_path / "log.jsonl", tmp_path / "report.html"
    log.write_text("\n".join(table(*([SHORT] * 1_050))[0]) + "\n", encoding="utf-8")
    assert floorperson("replay", log, "-o", report, "--select", "winning-wager-paid-at-wrong-odds").code == 1
    page = page_at(report)
    assert len(articles(page)) == 1_000
    assert "These are the first 1,000 of 1,050. All stand in report.findings.csv , beside this file." in page.text
    with (tmp_path / "report.findings.csv").open(encoding="utf-8", newline="") as file:
        assert len(list(csv.DictReader(file))) == 1_050
    other = tmp_path / "report.findings.csv"
    other.write_bytes(b"table,seq,kind\nT,1,round-start\n")
    ended = floorperson("replay", log, "-o", report, "--select", "winning-wager-paid-at-wrong-odds")
    assert ended.code == 2 and "report.findings.csv is a round log, which no report is to replace" in ended.err
    assert other.read_bytes().startswith(b"table,seq")


def test_two_runs_give_the_same_bytes(floorperson: Floorperson, tmp_path: Path) -> None:
    for name in ("1.html", "2.html"):
        floorperson("check", *UNSOUND, "-o", tmp_path / name)
    assert (tmp_path / "1.html").read_bytes() == (tmp_path / "2.html").read_bytes()
