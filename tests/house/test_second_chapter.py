"""An invented chapter of a machine that is there: its files, and no other, make it judged as any chapter is."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import validator.core.data
from tests.simulate.rounds import rounds_of
from tests.simulate.ways import WAYS
from validator.chapters import registry
from validator.core.data import data_folder
from validator.core.engine.engines import Choice
from validator.core.finding import LogPlace
from validator.examples import clean_round, filing_example, round_example
from validator.filing.check import judge_filing
from validator.law.versions import law_of
from validator.law_review.lint import proofread
from validator.log.writing import write_jsonl
from validator.proof.simulate.book import Row
from validator.replay.filings import load_filings
from validator.replay.logs import replay_logs
from validator.replay.report import ReplayReport
from validator.submission.samples import sound_filings

SIBLING = Path(__file__).parent / "toy_chapter"
"""All that a chapter of a machine that is there consists of, beside its place in two lists: PACKAGES and HELD."""


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Puts the files of the toy chapter beside those of the chapters held, and its name into the list of packages."""
    home = tmp_path / "home"
    for name in ("rules_text", "schemas", "submissions"):
        (home / name).mkdir(parents=True)
        for folder in (data_folder(name), SIBLING / name):
            for path in folder.iterdir():
                (home / name / path.name).symlink_to(path)
    monkeypatch.setattr(validator.core.data, "_package", lambda: home / "validator")
    monkeypatch.setitem(registry.PACKAGES, "999a", "tests.house.toy_chapter")
    data_folder.cache_clear()
    yield
    monkeypatch.undo()
    data_folder.cache_clear()


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
    filing.write_text(WAYS["plain"], encoding="utf-8")
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
        ("toy-dealer-stood-short", "999a.1(b)", "TOY-1", 25),
        ("toy-stood-too-low", "999a.1(a)", "TOY-1", 30),
        ("toy-blackjack-odds", "999a.2", "TOY-1", 41),
    ]
    assert report.findings[2].overpaid_cents == 300
    assert report.findings[0].quote == "until he has 18 or more"


def test_a_sibling_is_few_files() -> None:
    """Its law, schema, filing, rules and play; the two lists in which its name stands come to that."""
    files = {path.relative_to(SIBLING).as_posix() for path in SIBLING.rglob("*") if path.suffix != ".pyc"}
    assert {name for name in files if (SIBLING / name).is_file()} == {
        "__init__.py",
        "play.py",
        "play_rules.py",
        "play_rules.yaml",
        "table.py",
        "rules_text/999a/chapter.yaml",
        "rules_text/999a/duties.yaml",
        "rules_text/999a/facts.yaml",
        "rules_text/999a/readings.yaml",
        "rules_text/999a/text.md",
        "schemas/999a.yaml",
        "submissions/999a-toy.yaml",
    }


@pytest.mark.usefixtures("toy")
def test_its_filings_are_checked_and_its_rules_show_examples() -> None:
    assert list(proofread(["999a"])) == []
    [sound] = sound_filings("999a")
    assert list(judge_filing(sound).findings) == []
    example = filing_example(law_of("999a"), "toy-dealer-stands-too-low")
    assert example is not None
    [finding] = example.report.findings
    assert (finding.citation, finding.message) == (
        "999a.1(b)",
        "the dealer draws until he has 17; the law says 18",
    )
    for rule in registry.chapter_play(law_of("999a")).rules:
        assert round_example(law_of("999a"), rule.id) is not None
        assert clean_round(law_of("999a"), rule.id) is not None


@pytest.mark.usefixtures("toy")
def test_tables_of_two_chapters_in_one_log(tmp_path: Path) -> None:
    """Each table by its own chapter, row for row between each other."""
    mine = toy_round(stands_on="5C6D", dealer=("8S", "9H", "4C"), pays=1200)
    theirs = [row for rows in rounds_of(WAYS["plain"], 1, 30) for row in rows]
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


@pytest.mark.long
@pytest.mark.usefixtures("toy")
def test_a_room_of_its_own_runs_compiled_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, pytestconfig: pytest.Config
) -> None:
    assert pytestconfig.cache is not None
    kernels = pytestconfig.cache.mkdir("toy-kernels")
    monkeypatch.setattr("validator.core.engine.compiler.Compiler.default_cache", lambda: kernels)
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
