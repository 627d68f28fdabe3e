"""Filings and rounds on each side of a day on which the law turns, by invented amendments of Chapter 633a."""

import json
from collections.abc import Sequence
from datetime import date
from pathlib import Path
from typing import Any

import pytest

import validator.replay.run
from tests.command_line import Floorperson
from tests.law.test_amendments import EVE, NEW_YEAR, amendment
from tests.places import in_log
from validator.core.engine.engines import Choice
from validator.core.finding import Finding, Outcome
from validator.filing.check import judge_filing
from validator.law.versions import Amendments
from validator.law_review.amendments import read_amendments
from validator.log.notation import written
from validator.replay.filings import load_filings
from validator.replay.logs import replay_logs
from validator.replay.report import ReplayReport

LUCKY, CASH, COLORS, FLOOR = map(
    amendment, ("suited-20-at-8-to-1", "no-verbal-wagers", "batches-of-one-color", "at-least-6-to-5")
)

SUITED_20 = """
    round
    wager 1 1000; wager 401 500 twenty-point-bonus seat=1 hand=1; cards 1 KH QH / 0 9C ?; pay 401 {cents}
"""
A_DAY = "between; later 86000\n"


def given(*files: Path) -> Amendments:
    return read_amendments(files)


def replayed(
    folder: Path, text: str, amendments: Amendments, engine: Choice = "interpreted", **more: Any
) -> ReplayReport:
    """What comes of rounds written in short, which begin at noon of New Year's Eve, under a filing that says little."""
    log = written(f"day {EVE}\n{text}", "633a", "blackjack")
    filed: dict[str, Any] = {"chapter": "633a", "head": {"version": "1", "effective": "2015-06-13"}}
    for path, value in log.filed.items():
        block, key = path.split(".")
        filed.setdefault(block, {})[key] = json.loads(value)
    rows, filing = folder / "log.jsonl", folder / "filing.yaml"
    rows.write_text("\n".join(log.lines()) + "\n", encoding="utf-8")
    filing.write_text(json.dumps(filed), encoding="utf-8")
    return replay_logs([rows], load_filings([filing]), engine, amendments=amendments, **more)


def of_rule(report: ReplayReport, rule: str) -> list[Finding]:
    return [finding for finding in report.findings if finding.rule == rule]


def paid(*payments: int) -> str:
    """Two rounds of the old year and two of the new, each with a Suited 20 on 5.00, paid so much."""
    rounds = [SUITED_20.format(cents=cents) for cents in payments]
    filed = "filed optional_wagers.lucky-ladies {}\nalways return\n"
    return filed + "".join(rounds[:2]) + A_DAY + "".join(rounds[2:])


def of_lucky_ladies(report: ReplayReport) -> list[tuple[int, str, str, str, int | None]]:
    told = []
    for one in of_rule(report, "twenty-point-bonus-paid-wrong"):
        assert one.citation == "633a.13(c)"
        told.append((in_log(one).round, str(one.as_of), one.expected, one.observed, one.overpaid_cents))
    return told


def test_each_round_is_paid_by_the_law_of_its_day(tmp_path: Path) -> None:
    report = replayed(tmp_path, paid(5000, 4000, 4000, 5000), given(LUCKY))
    assert of_lucky_ladies(report) == [
        (2, "2025-12-31", "$50.00 won", "$40.00", -1000),
        (4, "2026-01-01", "$40.00 won", "$50.00", 1000),
    ]
    first, last = of_rule(report, "twenty-point-bonus-paid-wrong")
    assert last.provisional.startswith("judged as if this were law: Suited 20 at 8 to 1 (in force from 2026-01-01")
    assert first.provisional.startswith("the text in force on 2025-12-31 is not held: ")
    before, after = report.periods
    assert (before.last_day, after.first_day) == (EVE, NEW_YEAR)
    assert (before.rounds, after.rounds) == (2, 2)
    assert report.tally("twenty-point-bonus-paid-wrong").failed == 2
    assert report.tally("twenty-point-bonus-paid-wrong").passed == 2


def test_without_the_amendment_both_years_have_one_law(tmp_path: Path) -> None:
    report = replayed(tmp_path, paid(5000, 5000, 5000, 5000), ())
    assert of_lucky_ladies(report) == []
    assert of_lucky_ladies(replayed(tmp_path, paid(5000, 4000, 4000, 5000), ())) == [
        (2, "2025-12-31", "$50.00 won", "$40.00", -1000),
        (3, "2026-01-01", "$50.00 won", "$40.00", -1000),
    ]


def test_as_of_judges_what_was_dealt_by_what_is_proposed(tmp_path: Path) -> None:
    report = replayed(tmp_path, paid(5000, 4000, 4000, 5000), given(LUCKY), as_of=NEW_YEAR)
    assert [(number, cents) for number, _, _, _, cents in of_lucky_ladies(report)] == [(1, 1000), (4, 1000)]
    report = replayed(tmp_path, paid(5000, 4000, 4000, 5000), given(LUCKY), as_of=EVE)
    assert [(number, cents) for number, _, _, _, cents in of_lucky_ladies(report)] == [(2, -1000), (3, -1000)]


@pytest.mark.parametrize("rounds", [1, 2, 3])
def test_where_a_log_is_cut_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, rounds: int) -> None:
    whole = replayed(tmp_path, paid(5000, 4000, 4000, 5000), given(LUCKY))
    monkeypatch.setattr(validator.replay.run, "BATCH_ROUNDS", rounds)
    parts = replayed(tmp_path, paid(5000, 4000, 4000, 5000), given(LUCKY))
    assert list(parts.findings) == list(whole.findings)
    assert (parts.tallies, parts.periods) == (whole.tallies, whole.periods)


@pytest.mark.long
def test_compiled_rules_judge_by_the_law_of_the_day_too(tmp_path: Path) -> None:
    for files, text in (
        (LUCKY, paid(5000, 4000, 4000, 5000)),
        (CASH, IN_CASH),
        (COLORS, colors(A_DAY)),
        (FLOOR, blackjacks()),
    ):
        one = replayed(tmp_path, text, given(files))
        other = replayed(tmp_path, text, given(files), "compiled")
        assert list(one.findings) == list(other.findings)
        assert (one.tallies, one.periods) == (other.tallies, other.periods)


@pytest.mark.long
def test_tables_side_by_side_are_judged_alike(tmp_path: Path) -> None:
    alone = replayed(tmp_path, paid(5000, 4000, 4000, 5000), given(LUCKY))
    beside = replayed(tmp_path, paid(5000, 4000, 4000, 5000), given(LUCKY), jobs=2)
    assert list(alone.findings) == list(beside.findings)
    assert (alone.tallies, alone.periods) == (beside.tallies, beside.periods)


IN_CASH = f"round; wager 1 2000 by=verbal-cash hand=; unfinished; {A_DAY} round; wager 1 2000 by=verbal-cash hand="


def test_a_new_duty_binds_from_its_day_on(tmp_path: Path) -> None:
    report = replayed(tmp_path, IN_CASH, given(CASH))
    (found,) = of_rule(report, "wager-made-in-cash")
    assert (in_log(found).round, found.as_of, found.outcome) == (2, NEW_YEAR, Outcome.FAIL)
    assert (found.citation, found.quote) == ("633a.6(g)", "no wager may be made in cash")
    tally = report.tally("wager-made-in-cash")
    assert (tally.passed, tally.failed, tally.applications) == (0, 1, 1)
    none = replayed(tmp_path, IN_CASH, ())
    assert "wager-made-in-cash" not in {tally.rule for tally in none.tallies}


def colors(between: str) -> str:
    return f"""
        filed cards.batches [{{"back": "red", "decks": 6}}, {{"back": "blue", "decks": 6}}]
        filed cards.decks 6
        between; decks 6 back=red; decks 6 back=red; deal 0 ?
        {between} round; deal 0 7C; deal 0 10Sv
    """


def test_what_was_loaded_in_the_old_year_and_is_dealt_in_the_new(tmp_path: Path) -> None:
    """The batches of one colour came to the table on New Year's Eve; the paragraph that forbids them ends that day."""
    rule = "batches-received-in-one-color"
    (found,) = of_rule(replayed(tmp_path, colors(""), given(COLORS)), rule)
    assert (found.citation, found.as_of) == ("633a.3(b)(2)", EVE)
    assert of_rule(replayed(tmp_path, colors(A_DAY), given(COLORS)), rule) == []
    (found,) = of_rule(replayed(tmp_path, colors(A_DAY), ()), rule)
    assert found.as_of == NEW_YEAR


BLACKJACK = "round; wager 1 1000; cards 1 AS KH / 0 9C 7D; pay 1 {cents}\n"
PAID = (1000, 1200, 1500, 1600)
"""On 10.00: even money, 6 to 5, 3 to 2 and more."""


def blackjacks(filed: str = "") -> str:
    """Four Blackjacks of the old year and four of the new, paid so."""
    rounds = [BLACKJACK.format(cents=cents) for cents in PAID]
    return f"{filed}\nalways return choice split switch\n{''.join(rounds)}{A_DAY}{''.join(rounds)}"


@pytest.mark.parametrize(
    ("odds", "wrong", "unknown"),
    [
        ("", [(5, "$12.00 won", -200)], 2),
        ("6 to 5", [(5, "$12.00 won", -200), (7, "$12.00 won", 300), (8, "$12.00 won", 400)], 0),
        ("3 to 2", [(5, "$15.00 won", -500), (6, "$15.00 won", -300), (8, "$15.00 won", 100)], 0),
        ("1 to 1", [(5, "$12.00 won", -200)], 2),
    ],
)
def test_a_floor_is_what_is_due_unless_a_filing_says_more(
    tmp_path: Path, odds: str, wrong: list[tuple[int, str, int]], unknown: int
) -> None:
    rule, text = "blackjack-paid-at-wrong-odds", blackjacks(f'filed payouts.blackjack "{odds}"' if odds else "")
    report = replayed(tmp_path, text, given(FLOOR))
    found = of_rule(report, rule)
    old = [(1, "$15.00 won", -500), (2, "$15.00 won", -300), (4, "$15.00 won", 100)]
    assert [(in_log(one).round, one.expected, one.overpaid_cents) for one in found] == old + wrong
    assert {one.citation for one in found} == {"633a.13(a)"}
    assert [one.quote for one in found] == 3 * [
        "with the exception of Blackjack which shall be paid at odds of 3 to 2"
    ] + ["with the exception of Blackjack which shall be paid at odds of at least 6 to 5"] * len(wrong)
    assert report.tally(rule).missing.get("a filing that states the odds", 0) == unknown
    assert report.tally(rule).applications == 2 * len(PAID)


def test_filings_are_held_against_the_floor() -> None:
    for odds, old, new in (
        ("1 to 1", True, True),
        ("6 to 5", True, False),
        ("3 to 2", False, False),
        ("2 to 1", True, False),
    ):
        words = f"payouts: {{blackjack: {odds}}}\n"
        assert ("blackjack-odds" in rules_found(filed("2025-12-31", words), given(FLOOR))) is old
        assert ("blackjack-odds" in rules_found(filed("2026-01-01", words), given(FLOOR))) is new
    (found,) = [
        one
        for one in judge_filing(filed("2026-01-01", "payouts: {blackjack: 1 to 1}\n"), amendments=given(FLOOR)).findings
        if one.rule == "blackjack-odds"
    ]
    assert (found.expected, found.observed) == ("at least 6 to 5", "1 to 1")
    assert found.message.endswith("the law says at least 6 to 5")


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("Blackjack pays at least 6 to 5", []),
        ("BLACKJACK PAYS 6:5", []),
        ("Blackjack pays 3 to 2", []),
        ("Blackjack pays 1 to 1", ["blackjack-inscription-odds"]),
        ("Naturals pay 6 to 5", ["blackjack-inscription-reworded"]),
    ],
)
def test_an_inscription_names_no_less_than_the_floor(words: str, found: list[str]) -> None:
    text = filed("2026-01-01", f"layout: {{inscriptions: {{blackjack: {words!r}}}}}\n")
    told = [rule for rule in rules_found(text, given(FLOOR)) if rule.startswith("blackjack-inscription")]
    assert told == found


def filed(effective: str, more: str = "") -> str:
    return f'chapter: "633a"\nhead: {{version: "1", effective: {effective}}}\n{more}'


def rules_found(text: str, amendments: Amendments, as_of: date | None = None) -> Sequence[str]:
    return [finding.rule for finding in judge_filing(text, as_of, amendments=amendments).findings]


def test_a_filing_is_judged_by_its_day() -> None:
    words = "wagers: {instruments: [value-chips, verbal-with-cash]}\n"
    assert "verbal-wagers-accepted" not in rules_found(filed("2025-12-31", words), given(CASH))
    assert "verbal-wagers-accepted" in rules_found(filed("2026-01-01", words), given(CASH))
    assert "verbal-wagers-accepted" not in rules_found(filed("2026-01-01", words), ())
    assert "verbal-wagers-accepted" in rules_found(filed("2025-12-31", words), given(CASH), NEW_YEAR)
    undated = 'chapter: "633a"\nhead: {version: "1"}\n' + words
    assert "verbal-wagers-accepted" in rules_found(undated, given(CASH))


def test_the_repealed_paragraph_is_asked_no_longer() -> None:
    words = (
        "cards: {decks: 6, shuffler: automated, batches: [{back: red, decks: 6, design: A}, "
        "{back: red, decks: 6, design: A}]}\n"
    )
    assert "batches-of-one-color" in rules_found(filed("2025-12-31", words), given(COLORS))
    report = judge_filing(filed("2026-01-01", words), amendments=given(COLORS))
    assert "batches-of-one-color" not in {tally.rule for tally in report.tallies}


def test_odds_of_a_paytable_are_those_of_the_day() -> None:
    words = "optional_wagers: {lucky-ladies: {pays: {suited-20: 10 to 1}}}\n"
    assert "lucky-ladies-odds" not in rules_found(filed("2025-12-31", words), given(LUCKY))
    (found,) = [
        one
        for one in judge_filing(filed("2026-01-01", words), amendments=given(LUCKY)).findings
        if one.rule == "lucky-ladies-odds"
    ]
    assert (found.citation, found.expected, found.observed) == ("633a.13(c)", "8 to 1", "10 to 1")
    assert found.quote.endswith("Suited 20 | 8 to 1 Any 20 | 4 to 1")
    assert found.provisional.startswith("judged as if this were law: ")


def test_the_command_says_that_a_proposal_judged(floorperson: Floorperson, tmp_path: Path) -> None:
    filing = tmp_path / "filing.yaml"
    filing.write_text(filed("2026-01-01", "optional_wagers: {lucky-ladies: {pays: {suited-20: 10 to 1}}}\n"))
    ended = floorperson("check", filing, "--amend", LUCKY, "--no-config")
    assert "provisional: judged as if this were law: Suited 20 at 8 to 1 (in force from 2026-01-01" in ended.out
    assert "error lucky-ladies-odds: " in ended.out
    assert "lucky-ladies-odds" not in floorperson("check", filing, "--no-config").out


def test_a_proposal_that_does_not_fit_judges_nothing(floorperson: Floorperson, tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.yaml"
    wrong.write_text(LUCKY.read_text(encoding="utf-8").replace("Suited 20 | 10 to 1", "Suited 20 | 12 to 1"))
    ended = floorperson("check", "submissions/633a-shoe.yaml", "--amend", wrong)
    assert ended.code == 2
    assert "'Suited 20 | 12 to 1' does not stand in 633a.13(c)" in ended.err
    ended = floorperson("replay", "submissions/demo/log.jsonl", "--amend", LUCKY, "--state", tmp_path / "state")
    assert (ended.code, "--state and --amend exclude each other" in ended.err) == (2, True)
