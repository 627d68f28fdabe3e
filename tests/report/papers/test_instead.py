"""``floorperson replay --instead``: the same rounds judged twice, and what another filing, day or law changes."""

import json
from collections.abc import Mapping
from datetime import date
from pathlib import Path
from typing import Any

import docx
import pytest
from jsonschema import Draft202012Validator, FormatChecker
from pypdf import PdfReader

import validator.report.instead
from tests.command_line import Floorperson
from tests.law.test_amendments import amendment
from validator.core.data import data_folder
from validator.core.files import near
from validator.log.notation import written
from validator.replay import spool
from validator.replay.filings import load_filings
from validator.replay.logs import replay_logs
from validator.report.instead import Side, compare_judgings
from validator.report.schema import report_schema

SUBMISSIONS = near(data_folder("submissions"))
DEMO, FILED = SUBMISSIONS / "demo" / "log.jsonl", SUBMISSIONS / "633a-shoe.yaml"

ROYAL = """day 2015-08-15
always expose return
    round
    wager 1 1000; wager 401 500 royal-match-21 seat=1 hand=1; cards 1 KH QH / 0 9C ?; pay 401 12500
"""
"""A Royal Match on $5.00 paid $125.00, 25 to 1: that of paytable D; C has 30 to 1, $150.00, and E 50 to 1, $250.00."""
TIE = """day 2010-08-15
always return collect wager-changed wager-withdrawn
    round
    wager 1 1000 tie; cards 1 9H TD / 2 9C TS; pay 1 8000
"""
"""A Tie Bet of $10.00 paid $80.00, 8 to 1; at 9 to 1 $90.00 were due."""
SUITED_20 = """day 2025-12-31
always return collect
    round
    wager 1 1000; wager 401 500 twenty-point-bonus seat=1 hand=1; cards 1 KH QD / 0 9C ?; pay 401 2000
    round
    wager 1 1000; wager 401 500 twenty-point-bonus seat=1 hand=1; cards 1 KH QH / 0 9C ?; pay 401 4000
"""
"""Lucky Ladies of $5.00: any 20 paid 4 to 1, as it is; a Suited 20 paid $40.00, 8 to 1, in place of 10 to 1, $50.00."""


def log_of(folder: Path, text: str, chapter: str = "633a", game: str = "blackjack", called: str = "log.jsonl") -> Path:
    path = folder / called
    path.write_text("\n".join(written(text, chapter, game).lines()) + "\n", encoding="utf-8")
    return path


def filing_of(folder: Path, called: str, said: Mapping[str, object], chapter: str = "633a", **head: object) -> Path:
    path = folder / f"{called}.yaml"
    stated = {"version": called, "status": "approved", "effective": "2010-06-13"} | head
    path.write_text(json.dumps({"chapter": chapter, "head": stated, **said}), encoding="utf-8")
    return path


def royal(folder: Path, paytable: str) -> Path:
    said: dict[str, object] = {"cards": {"decks": 6}, "bonuses": {"crown_treasure": False}}
    said |= {"optional_wagers": {"royal-match-21": {"paytable": paytable}}}
    return filing_of(folder, paytable, said)


def judged_twice(floorperson: Floorperson, *arguments: object) -> Any:
    """The document, held against its published form, with the exit code."""
    ended = floorperson("replay", *arguments, "--no-config", "--format", "json")
    document = json.loads(ended.out)
    assert list(Draft202012Validator(report_schema(), format_checker=FormatChecker()).iter_errors(document)) == []
    assert (document["job"], document["report_version"]) == ("replay-instead", "2")
    return ended.code, document


def money(sums: Mapping[str, int]) -> tuple[int, int, int]:
    return sums["findings"], sums["overpaid_cents"], sums["underpaid_cents"]


def numbers(found: Mapping[str, Any]) -> tuple[int, int, int]:
    assert [len(found[kind]) for kind in ("gone", "new", "changed")] == [
        found[f"{kind}_in_all"] for kind in ("gone", "new", "changed")
    ]
    return found["gone_in_all"], found["new_in_all"], found["changed_in_all"]


def test_another_paytable_changes_what_was_underpaid(floorperson: Floorperson, tmp_path: Path) -> None:
    log = log_of(tmp_path, ROYAL)
    code, found = judged_twice(floorperson, log, "-s", royal(tmp_path, "C"), "--instead", royal(tmp_path, "E"))
    assert (code, numbers(found)) == (1, (0, 0, 1))
    (one,) = found["changed"]
    before, after = one["before"], one["after"]
    assert before["rule"] == after["rule"] and before["place"] == after["place"]
    assert (before["underpaid_cents"], after["underpaid_cents"]) == (15000 - 12500, 25000 - 12500)
    assert "$150.00" in before["expected"] and "$250.00" in after["expected"]
    assert money(found["before"]["sums"]) == (1, 0, 2500) and money(found["after"]["sums"]) == (1, 0, 12500)
    (rule,) = [one for one in found["rules"] if one["before"]["findings"]]
    assert (rule["rule"], rule["citation"]) == (before["rule"], "633a.13(f)(2)")
    assert (money(rule["before"]), money(rule["after"])) == ((1, 0, 2500), (1, 0, 12500))
    assert (found["before"]["filings"], found["after"]["filings"]) == (
        [(tmp_path / "C.yaml").as_posix()],
        [(tmp_path / "E.yaml").as_posix()],
    )


def test_the_paytable_by_which_it_was_paid_takes_the_finding_away(floorperson: Floorperson, tmp_path: Path) -> None:
    log, one, other = log_of(tmp_path, ROYAL), royal(tmp_path, "C"), royal(tmp_path, "D")
    code, found = judged_twice(floorperson, log, "-s", one, "--instead", other)
    assert (code, numbers(found)) == (1, (1, 0, 0))
    assert found["gone"][0]["underpaid_cents"] == 2500
    assert (money(found["before"]["sums"]), money(found["after"]["sums"])) == ((1, 0, 2500), (0, 0, 0))
    code, found = judged_twice(floorperson, log, "-s", other, "--instead", one)
    assert (code, numbers(found)) == (1, (0, 1, 0))
    assert (money(found["before"]["sums"]), money(found["after"]["sums"])) == ((0, 0, 0), (1, 0, 2500))


def test_other_odds_of_a_tie_bet(floorperson: Floorperson, tmp_path: Path) -> None:
    log = log_of(tmp_path, TIE, "541", "baccarat")
    eight, nine = (filing_of(tmp_path, f"pays-{odds}", {"payouts": {"tie": f"{odds} to 1"}}, "541") for odds in (8, 9))
    code, found = judged_twice(floorperson, log, "-s", eight, "--instead", nine)
    (new,) = found["new"]
    assert (code, new["rule"], new["citation"]) == (1, "tie-paid-other-than-filed", "541.13(b)")
    assert (new["expected"], new["observed"], new["underpaid_cents"]) == ("$90.00 won", "$80.00", 1000)
    assert (money(found["before"]["sums"]), money(found["after"]["sums"])) == ((0, 0, 0), (1, 0, 1000))
    told = floorperson("replay", log, "-s", eight, "--instead", nine, "--no-config").out
    assert "\nFindings new (1)\n" in told and "underpaid $10.00" in told and "expected: $90.00 won" in told


def test_another_day_and_a_proposed_amendment(floorperson: Floorperson, tmp_path: Path) -> None:
    log = log_of(tmp_path, SUITED_20)
    given = (log, "-s", filing_of(tmp_path, "filing", {"optional_wagers": {"lucky-ladies": {}}}))
    proposal = amendment("suited-20-at-8-to-1")
    code, found = judged_twice(floorperson, *given, "--instead-amend", proposal)
    assert (code, numbers(found)) == (0, (0, 0, 0))  # it is in force only from the next day on
    assert (money(found["before"]["sums"]), money(found["after"]["sums"])) == ((1, 0, 1000), (1, 0, 1000))
    code, found = judged_twice(floorperson, *given, "--instead-amend", proposal, "--instead-as-of", "2026-01-01")
    assert (code, numbers(found)) == (1, (1, 0, 0))
    (gone,) = found["gone"]
    assert (gone["rule"], gone["citation"]) == ("twenty-point-bonus-paid-wrong", "633a.13(c)")
    assert (gone["expected"], gone["observed"], gone["underpaid_cents"]) == ("$50.00 won", "$40.00", 1000)
    assert (money(found["before"]["sums"]), money(found["after"]["sums"])) == ((1, 0, 1000), (0, 0, 0))
    assert (found["before"]["as_of"], found["after"]["as_of"]) == (None, "2026-01-01")
    assert found["before"]["amendments"] == []
    assert [one["title"] for one in found["after"]["amendments"]] == ["Suited 20 at 8 to 1"]
    code, found = judged_twice(
        floorperson, *given, "--amend", proposal, "--as-of", "2025-12-31", "--instead-as-of", "2026-01-01"
    )
    assert (code, numbers(found)) == (1, (1, 0, 0))


@pytest.mark.parametrize("more", [[], ["-s", FILED]], ids=["the law alone", "under its filing"])
def test_the_same_again_changes_nothing(floorperson: Floorperson, more: list[object]) -> None:
    code, found = judged_twice(floorperson, DEMO, *more, "--instead-as-of", "2015-08-15")
    assert (code, numbers(found)) == (0, (0, 0, 0))
    code, found = judged_twice(floorperson, DEMO, "-s", FILED, "--instead", FILED)
    assert (code, numbers(found)) == (0, (0, 0, 0))
    assert found["before"]["sums"] == found["after"]["sums"]
    assert (found["before"]["sums"]["findings"], found["before"]["rounds_under_a_filing"]) == (3, 3)
    ended = floorperson("replay", DEMO, "-s", FILED, "--instead", FILED, "--no-config")
    assert ended.code == 0 and "no finding changes: 3 findings before and after" in ended.out


@pytest.mark.parametrize(
    ("chapter", "head", "why"),
    [
        ("541", {}, "is a filing of Chapter 541"),
        ("633a", {"tables": ["BJ-999"]}, "no filing given is for table T-1"),
        ("633a", {"effective": "2015-08-16"}, "is in force only from 2015-08-16"),
        ("633a", {"status": "draft"}, "is a draft; --as-if-approved judges by it"),
    ],
)
def test_a_filing_that_does_not_fit_is_told(
    floorperson: Floorperson, tmp_path: Path, chapter: str, head: dict[str, object], why: str
) -> None:
    log, one = log_of(tmp_path, ROYAL), royal(tmp_path, "C")
    other = filing_of(tmp_path, "other", {}, chapter, **head)
    code, found = judged_twice(floorperson, log, "-s", one, "--instead", other)
    assert code != 0
    assert (found["before"]["rounds_under_a_filing"], found["after"]["rounds_under_a_filing"]) == (1, 0)
    assert [why in judged["why"] for judged in found["after"]["judged"]] == [True]
    told = floorperson("replay", log, "-s", one, "--instead", other, "--no-config").out
    assert "after, 1 of 1 round judged under none of the filings given" in told and why in told
    assert "before, 1 of 1" not in told
    back = floorperson("replay", log, "-s", other, "--instead", one, "--no-config").out
    assert "before, 1 of 1 round judged under none of the filings given" in back and "after, 1 of 1" not in back


@pytest.mark.parametrize(
    "more",
    [["--state", "kept"], ["--baseline", "known.json"], ["--statistics"], ["--sort", "money"], ["--fail-on", "never"]],
    ids=lambda more: more[0],
)
def test_what_does_not_go_together_is_refused(floorperson: Floorperson, tmp_path: Path, more: list[str]) -> None:
    ended = floorperson("replay", DEMO, "-s", FILED, "--instead", FILED, "--no-config", *more)
    assert (ended.code, ended.out) == (2, "")
    assert f"--instead and {more[0]} exclude each other" in ended.err


@pytest.mark.parametrize(
    ("more", "words"),
    [
        (
            ["--format", "sarif"],
            "--format sarif: no format of this is called so; there are: full, markdown, html, docx, ",
        ),
        (
            ["-o", "report.xlsx"],
            "report.xlsx: no format has that ending; name one by --format, or end it in .txt, .md, ",
        ),
        (["-o", "report.html", "--format", "junit"], "--format junit: no format of this is called so"),
        (["--format", "pdf"], "pdf is written to a file; name it, as --output report.pdf"),
    ],
)
def test_other_formats_are_refused_with_words(floorperson: Floorperson, more: list[str], words: str) -> None:
    ended = floorperson("replay", DEMO, "-s", FILED, "--instead", FILED, "--no-config", *more)
    assert (ended.code, ended.out, words in ended.err) == (2, "", True)


def test_a_filing_that_cannot_be_read_is_refused(floorperson: Floorperson, tmp_path: Path) -> None:
    broken = tmp_path / "broken.yaml"
    broken.write_text("chapter: [", encoding="utf-8")
    for other in (broken, tmp_path / "none.yaml"):
        ended = floorperson("replay", DEMO, "-s", FILED, "--instead", other, "--no-config")
        assert (ended.code, ended.out) == (2, "") and other.name in ended.err


def test_papers_hold_the_words_and_two_runs_the_same_bytes(floorperson: Floorperson, tmp_path: Path) -> None:
    log = log_of(tmp_path, ROYAL)
    given = ("replay", log, "-s", royal(tmp_path, "C"), "--instead", royal(tmp_path, "E"), "--no-config")
    words = ("Findings changed (1)", "633a.13(f)", "underpaid $25.00", "underpaid $125.00", "log.jsonl")
    texts = {}
    for ending in ("html", "docx", "pdf", "txt"):
        one, two = (tmp_path / f"{name}.{ending}" for name in ("one", "two"))
        assert (floorperson(*given, "-o", one).code, floorperson(*given, "-o", two).code) == (1, 1)
        assert one.read_bytes() == two.read_bytes()
        texts[ending] = one
    document = docx.Document(str(texts["docx"]))
    held = "\n".join(paragraph.text for paragraph in document.paragraphs)
    held += "\n".join(cell.text for table in document.tables for row in table.rows for cell in row.cells)
    read = {
        "docx": held,
        "pdf": "".join(page.extract_text() for page in PdfReader(str(texts["pdf"])).pages),
        "html": texts["html"].read_text(encoding="utf-8"),
        "txt": texts["txt"].read_text(encoding="utf-8"),
    }
    for ending, told in read.items():
        plain = "".join(told.split())
        assert [one for one in words if "".join(one.split()) not in plain] == [], ending


def test_words_of_logs_and_filings_never_become_markup(floorperson: Floorperson, tmp_path: Path) -> None:
    hostile = "<script>{{7*7}}"
    log = log_of(tmp_path, ROYAL)
    rows = log.read_text(encoding="utf-8").replace('"T-1"', json.dumps(hostile))
    log.write_text(rows, encoding="utf-8")
    one, two = royal(tmp_path, "C"), filing_of(tmp_path, "other", {}, version=hostile)
    paper = tmp_path / "paper.html"
    floorperson("replay", log, "-s", one, "--instead", two, "--no-config", "-o", paper)
    html = paper.read_text(encoding="utf-8")
    assert "<script" not in html and "&lt;script&gt;{{7*7}}" in html


def side(log: Path, filing: Path, as_of: date | None = None) -> Side:
    filings = load_filings([filing])
    return Side(replay_logs([log], filings, "interpreted", as_of), tuple(filings))


def test_findings_beyond_the_first_are_told_by_number(
    floorperson: Floorperson, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    head, _, rounds = ROYAL.partition("    round\n")
    log = log_of(tmp_path, head + 7 * f"    round\n{rounds}")
    one, other = royal(tmp_path, "C"), royal(tmp_path, "D")
    few = compare_judgings(side(log, one), side(log, other))
    monkeypatch.setattr(spool, "IN_MEMORY", 1)
    monkeypatch.setattr(spool, "BLOCK", 2)
    many = compare_judgings(side(log, one), side(log, other))
    assert isinstance(many.before.report.findings, spool.SpooledFindings)
    assert (many.gone, many.rules, many.sums) == (few.gone, few.rules, few.sums)
    assert (many.gone_in_all, many.sums[0].underpaid_cents) == (7, 7 * 2500)
    monkeypatch.setattr(validator.report.instead, "KEPT", 3)
    told = floorperson("replay", log, "-s", one, "--instead", other, "--no-config").out
    assert "Findings gone (7)" in told and "and 4 more, not told one by one" in told
    assert told.count("before: error: ") == 3


def test_several_findings_of_one_place_are_paired_in_order(tmp_path: Path) -> None:
    log = log_of(tmp_path, ROYAL)
    before, after = side(log, royal(tmp_path, "C")), side(log, royal(tmp_path, "E"))
    (first,), (second,) = before.report.findings, after.report.findings
    before.report.findings = [first, first._replace(overpaid_cents=1)]
    after.report.findings = [first, second, second]
    found = compare_judgings(before, after)
    assert (found.gone_in_all, found.new_in_all, found.changed_in_all) == (0, 1, 1)
    assert found.changed == [(first._replace(overpaid_cents=1), second)]


def test_a_judging_by_words_that_are_not_held_is_told_as_provisional(floorperson: Floorperson) -> None:
    ended = floorperson("replay", DEMO, "-s", FILED, "--instead-as-of", "2026-01-15", "--no-config")
    assert "no finding changes: 3 findings before and after; provisional after" in ended.out
    assert "Provisional    the text in force on 2026-01-15 is not held" in ended.out
    ended = floorperson("replay", DEMO, "-s", FILED, "--instead-as-of", "2015-08-15", "--no-config")
    assert "rovisional" not in ended.out
