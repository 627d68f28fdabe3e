"""The joint between machine, shared pass and room, proved by a second chapter that plays otherwise."""

import shutil
from pathlib import Path

import pytest

import validator.law.bindings
import validator.law.facts
import validator.law.in_force
import validator.law.text
from tests.generate.setups import SETUPS, Row
from tests.generate.table import rounds_of
from validator.chapters import registry
from validator.core.data import data_folder
from validator.core.engine import Choice
from validator.core.finding import LogPlace
from validator.log.writing import write_jsonl
from validator.replay import ReplayReport, load_filings, replay_logs

TEXT = """# Chapter 999a. Toy Blackjack

## § 999a.1. Play.

<a id="999a.1"></a>Play goes as in any game of 21.

<a id="999a.1(a)"></a>(a) A player may not stand with less than 12.

<a id="999a.1(b)"></a>(b) The dealer shall draw until he has 18 or more.

## § 999a.2. Payment.

<a id="999a.2"></a>A Blackjack shall be paid at odds of 6 to 5. Cards count up to 10, an ace 11.
"""

ABOUT = """
id: 999a
title: Toy Blackjack
game: blackjack
held_from: 2020-01-01
in_force: {from: 2020-01-01, by: 50 Pa.B. 1, cite: 999a Source, quote: effective January 1}
text_held_until: null
text_held_until_why: It is a toy.
later_changes: []
sections:
  999a.1: {title: Play, held_from: 2020-01-01, history: [{effective: 2020-01-01, pa_bulletin: 50 Pa.B. 1}]}
  999a.2: {title: Payment, held_from: 2020-01-01, history: [{effective: 2020-01-01, pa_bulletin: 50 Pa.B. 1}]}
"""

FACTS = """
least_to_stand_with:
  {cite: 999a.1(a), quote: less than 12, relation: at_least, unit: points, value: 12, held_from: 2020-01-01}
dealer_draws_until:
  {cite: 999a.1(b), quote: 18 or more, relation: at_least, unit: points, value: 18, held_from: 2020-01-01}
blackjack_pays: {cite: 999a.2, quote: odds of 6 to 5, relation: exactly, unit: odds, value: 6 to 5, held_from: 2020-01-01}
win_pays: {cite: 999a.2, quote: odds, relation: exactly, unit: odds, value: 1 to 1, held_from: 2020-01-01}
ten: {cite: 999a.2, quote: up to 10, relation: exactly, unit: points, value: 10, held_from: 2020-01-01}
ace: {cite: 999a.2, quote: an ace 11, relation: exactly, unit: points, value: 11, held_from: 2020-01-01}
"""

DUTIES = """
chapter: 999a
plans: {}
duties:
  - cite: 999a.1(a)
    quote: A player may not stand with less than 12
    kind: prohibition
    bears_on: round
    rules: [toy-stood-too-low]
  - cite: 999a.1(b)
    quote: The dealer shall draw until he has 18 or more
    kind: obligation
    bears_on: round
    rules:
      - rule: toy-dealer-stood-short
        words: until he has 18 or more
  - cite: 999a.2
    quote: A Blackjack shall be paid at odds of 6 to 5
    kind: obligation
    bears_on: round
    rules: [toy-blackjack-odds]
"""


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Puts the toy chapter's law beside the chapters held, and its room into the list of rooms."""
    law = tmp_path / "rules_text"
    shutil.copytree(data_folder("rules_text") / "633a", law / "633a")
    (law / "999a").mkdir()
    for name, text in (("text.md", TEXT), ("chapter.yaml", ABOUT), ("facts.yaml", FACTS), ("duties.yaml", DUTIES)):
        (law / "999a" / name).write_text(text.lstrip(), encoding="utf-8")
    for module in (validator.law.text, validator.law.facts, validator.law.in_force, validator.law.bindings):
        monkeypatch.setattr(module, "data_folder", lambda name: law if name == "rules_text" else data_folder(name))
    monkeypatch.setitem(registry.PACKAGES, "999a", "tests.house.toy_chapter")


def row(seq: int, kind: str, **operands: object) -> Row:
    return {"table": "TOY-1", "seq": seq, "kind": kind, "round": 1, **operands}


def toy_round(*, stands_on: str, dealer: tuple[str, ...], pays: int) -> list[Row]:
    """A round of the toy chapter: seat 1 has a Blackjack on $10, seat 2 stands on two cards, the dealer draws."""
    rows: list[Row] = [
        {"table": "TOY-1", "seq": 1, "kind": "table-open", "what": "999a"},
        *(
            {"table": "TOY-1", "seq": 2 + number, "kind": "records", "what": what, "by": "always"}
            for number, what in enumerate(("deal", "choice", "collect", "pay", "return"))
        ),
        row(10, "round-start"),
        row(11, "wager", wager=1, hand=1, seat=1, what="blackjack", cents=1000),
        row(12, "wager", wager=2, hand=2, seat=2, what="blackjack", cents=1000),
    ]
    dealt = [(1, "AS"), (2, stands_on[:2]), (0, dealer[0]), (1, "KH"), (2, stands_on[2:]), (0, dealer[1])]
    rows += [
        row(20 + number, "deal", hand=hand, seat=hand, card=card, face="up", source="shoe")
        for number, (hand, card) in enumerate(dealt)
    ]
    rows.append(row(30, "choice", hand=2, seat=2, what="stand"))
    rows += [
        row(31 + number, "deal", hand=0, seat=0, card=card, face="up", source="shoe")
        for number, card in enumerate(dealer[2:])
    ]
    rows += [
        row(40, "collect", wager=2, cents=1000),
        row(41, "pay", wager=1, cents=pays),
        row(42, "return", wager=1, cents=1000),
        row(43, "round-end"),
    ]
    return rows


def replayed(folder: Path, rows: list[Row], engine: Choice = "interpreted") -> ReplayReport:
    log, filing = folder / "log.jsonl", folder / "filing.yaml"
    write_jsonl(log, rows)
    filing.write_text(SETUPS["plain"].filing, encoding="utf-8")
    return replay_logs([log], load_filings([filing]), engine)


def told(report: ReplayReport) -> list[tuple[str, str, str, int]]:
    found = []
    for finding in report.findings:
        assert isinstance(finding.where, LogPlace)
        found.append((finding.rule, finding.citation, finding.where.table, finding.where.event))
    return found


SOUND = toy_round(stands_on="TC9D", dealer=("8S", "9H", "4C"), pays=1200)


@pytest.mark.usefixtures("toy")
def test_the_room_judges_by_its_own_numbers_and_cites_its_own_paragraphs(tmp_path: Path) -> None:
    """The dealer draws to 17 and pays 6 to 5: what 633a forbids is the toy chapter's law."""
    assert told(replayed(tmp_path, SOUND)) == []
    broken = toy_round(stands_on="5C6D", dealer=("8S", "9H"), pays=1500)
    report = replayed(tmp_path, broken)
    assert told(report) == [
        ("toy-stood-too-low", "999a.1(a)", "TOY-1", 30),
        ("toy-dealer-stood-short", "999a.1(b)", "TOY-1", 25),
        ("toy-blackjack-odds", "999a.2", "TOY-1", 41),
    ]
    assert report.findings[2].overpaid_cents == 300
    assert report.findings[1].quote == "until he has 18 or more"


@pytest.mark.usefixtures("toy")
def test_tables_of_two_chapters_in_one_log(tmp_path: Path) -> None:
    """Each table by its own chapter, row for row between each other."""
    mine = toy_round(stands_on="5C6D", dealer=("8S", "9H", "4C"), pays=1200)
    theirs = [row for rows in rounds_of(SETUPS["plain"], 1, 30) for row in rows]
    pay = next(row for row in theirs if row["kind"] == "pay")
    pay["cents"] = int(str(pay["cents"])) - 100
    mixed = []
    for place in range(max(len(mine), len(theirs))):
        mixed += [*theirs[place : place + 1], *mine[place : place + 1]]
    report = replayed(tmp_path, mixed)
    assert report.tables == {"633a": {"BJ-1"}, "999a": {"TOY-1"}}
    assert report.rounds == 31
    assert report.unjudged == []
    tables = {table: rule for rule, _, table, _ in told(report)}
    assert tables["TOY-1"] == "toy-stood-too-low"
    assert tables["BJ-1"] in ("winning-wager-paid-at-wrong-odds", "blackjack-paid-at-wrong-odds")
    assert len(report.findings) == 2
    assert {"toy-stood-too-low", "blackjack-paid-at-wrong-odds"} <= {tally.rule for tally in report.tallies}


@pytest.mark.usefixtures("toy")
def test_a_room_of_its_own_runs_compiled_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, pytestconfig: pytest.Config
) -> None:
    assert pytestconfig.cache is not None
    kernels = pytestconfig.cache.mkdir("toy-kernels")
    monkeypatch.setattr("validator.core.compiled.Compiler.default_cache", lambda: kernels)
    broken = toy_round(stands_on="5C6D", dealer=("8S", "9H"), pays=1500)
    compiled = replayed(tmp_path, broken, "compiled")
    assert compiled.engine == "compiled"
    interpreted = replayed(tmp_path, broken)
    assert compiled.findings == interpreted.findings
    assert compiled.tallies == interpreted.tallies


def test_without_its_room_a_chapter_is_not_judged_and_that_is_said(tmp_path: Path) -> None:
    report = replayed(tmp_path, SOUND)
    assert report.findings == []
    assert report.unjudged == [
        f"{(tmp_path / 'log.jsonl').as_posix()}: table TOY-1, 1 round not judged: chapter 999a is none of those that can be judged"
    ]
