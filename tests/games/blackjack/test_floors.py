"""Blackjacks and Insurance Wagers where the law gives the least odds alone: below, at and above, filed or not."""

import json
from datetime import date
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tests.places import in_log
from validator.chapters.registry import chapter_play
from validator.core.engine.engines import Choice
from validator.core.packed import MalformedData
from validator.law.versions import Amendments, law_of
from validator.law_review.amendments import read_amendments
from validator.log.notation import written
from validator.replay.filings import load_filings
from validator.replay.logs import replay_logs
from validator.replay.report import ReplayReport

DAYS = {
    "551": date(2011, 1, 1),
    "590": date(2015, 1, 1),
    "633a": date(2026, 1, 1),
    "672a": date(2020, 1, 1),
    "685a": date(2022, 1, 1),
}
"""From when an invented amendment of each chapter holds."""

BLACKJACK = "round; wager 1 1000; cards 1 AS KH / 0 9C ?; expose 0 8D; pay 1 {cents}\n"
EVEN_MONEY = "round; wager 1 1000; cards 1 AS KH / 0 AC ?; choice 1 even-money; pay 1 {cents}\n"
INSURANCE = (
    "round; wager 1 1000; cards 1 JH 9D / 0 AC ?; wager 201 500 insurance seat=1 hand=1; pay 201 {cents}; expose 0 QS\n"
)
UNFILED = "a filing that states the odds"

Wrong = list[tuple[int, str, int | None]]


class Found(NamedTuple):
    """What is paid wrong: what was paid, what was due, and the cents too many; and how often that is not checkable."""

    wrong: Wrong
    unknown: int
    others: frozenset[str]


def floor(chapter: str, folder: Path, fact: str, value: str, relation: str = "at_least") -> Amendments:
    """An amendment that gives a fact this value and relation."""
    file = folder / "floor.yaml"
    words = f'chapter: "{chapter}"\neffective: {DAYS[chapter]}\ntitle: A floor\n'
    file.write_text(f"{words}facts: {{{fact}: {{value: {value}, relation: {relation}}}}}\n", encoding="utf-8")
    return read_amendments([file])


def replayed(
    chapter: str, folder: Path, rounds: str, given: Amendments, filed: dict[str, Any], engine: Choice
) -> ReplayReport:
    """What comes of rounds under an amendment and a filing that says this."""
    log = written(
        f"day {DAYS[chapter]}\nalways return choice split switch\n{rounds}",
        chapter,
        chapter_play(law_of(chapter)).main_wager,
    )
    said: dict[str, Any] = {"chapter": chapter, "head": {"version": "1", "effective": f"{DAYS[chapter]}"}, **filed}
    rows, filing = folder / "log.jsonl", folder / "filing.yaml"
    rows.write_text("\n".join(log.lines()) + "\n", encoding="utf-8")
    filing.write_text(json.dumps(said), encoding="utf-8")
    return replay_logs([rows], load_filings([filing]), engine, amendments=given)


def paid(
    chapter: str, folder: Path, wager: str, least: str, payments: tuple[int, ...], filed: str, engine: Choice
) -> Found:
    """What comes of rounds that are paid so under a floor and a filing that states these odds, or "" none."""
    given = floor(chapter, folder, f"{wager}_pays", least)
    text = BLACKJACK if wager == "blackjack" else INSURANCE
    rounds = "".join(text.format(cents=cents) for cents in payments)
    report = replayed(chapter, folder, rounds, given, {"payouts": {wager: filed}} if filed else {}, engine)
    rule = f"{wager}-paid-at-wrong-odds"
    found = [one for one in report.findings if one.rule == rule]
    wrong = [(payments[in_log(one).round - 1], one.expected, one.overpaid_cents) for one in found]
    others = frozenset(one.rule for one in report.findings if "paid" in one.rule) - {rule}
    return Found(wrong, report.tally(rule).missing.get(UNFILED, 0), others)


CASES = (
    ("blackjack", "6 to 5", (1100, 1200, 1500), "", [(1100, "$12.00 won", -100)], 1),
    ("blackjack", "6 to 5", (1100, 1200, 1500), "6 to 5", [(1100, "$12.00 won", -100), (1500, "$12.00 won", 300)], 0),
    (
        *("blackjack", "6 to 5", (1100, 1200, 1500, 1600), "3 to 2"),
        [(1100, "$15.00 won", -400), (1200, "$15.00 won", -300), (1600, "$15.00 won", 100)],
        0,
    ),
    ("blackjack", "6 to 5", (1100, 1200, 1500), "1 to 1", [(1100, "$12.00 won", -100)], 1),
    ("insurance", "6 to 5", (500, 600, 1000), "", [(500, "$6.00 won", -100)], 1),
    ("insurance", "6 to 5", (500, 600, 1000), "2 to 1", [(500, "$10.00 won", -500), (600, "$10.00 won", -400)], 0),
    ("insurance", "6 to 5", (500, 600, 1000), "11 for 5", [(500, "$6.00 won", -100), (1000, "$6.00 won", 400)], 0),
    ("insurance", "6 to 5", (500, 600, 1000), "1 to 1", [(500, "$6.00 won", -100)], 1),
)
every_case = pytest.mark.parametrize(("wager", "least", "payments", "filed", "wrong", "unknown"), CASES)


@every_case
@pytest.mark.parametrize("chapter", DAYS)
def test_what_is_due_under_a_floor_is_what_is_filed_or_the_floor(
    tmp_path: Path,
    chapter: str,
    wager: str,
    least: str,
    payments: tuple[int, ...],
    filed: str,
    wrong: Wrong,
    unknown: int,
) -> None:
    found = paid(chapter, tmp_path, wager, least, payments, filed, "interpreted")
    assert found == (wrong, unknown, frozenset())


@pytest.mark.long
@pytest.mark.parametrize("chapter", DAYS)
def test_compiled_rules_know_a_floor_too(tmp_path: Path, chapter: str) -> None:
    for wager, least, payments, filed, wrong, unknown in CASES:
        assert paid(chapter, tmp_path, wager, least, payments, filed, "compiled") == (wrong, unknown, frozenset())


def test_at_spanish_21_even_money_for_a_blackjack_is_for_review_where_it_lies_below_the_floor(tmp_path: Path) -> None:
    found = paid("551", tmp_path, "blackjack", "6 to 5", (1000,), "", "interpreted")
    assert found == ([], 0, frozenset({"blackjack-paid-even-against-another-total"}))
    found = paid("551", tmp_path, "blackjack", "1 to 1", (1000, 1500), "", "interpreted")
    assert found == ([], 1, frozenset())
    found = paid("551", tmp_path, "blackjack", "1 to 1", (1000, 1500), "1 to 1", "interpreted")
    assert found == ([(1500, "$10.00 won", 500)], 0, frozenset())


def test_even_money_may_be_any_odds_of_a_blackjack_above_the_floor(tmp_path: Path) -> None:
    rounds = "".join(EVEN_MONEY.format(cents=cents) for cents in (1000, 1100, 1200, 1500))
    report = replayed("685a", tmp_path, rounds, floor("685a", tmp_path, "blackjack_pays", "6 to 5"), {}, "interpreted")
    found = [
        (in_log(one).round, one.overpaid_cents)
        for one in report.findings
        if one.rule == "even-money-paid-at-wrong-odds"
    ]
    assert found == [(2, 100)]


@pytest.mark.parametrize("chapter", DAYS)
def test_a_hand_of_the_total_below_which_a_player_may_draw_is_dealt_no_card(tmp_path: Path, chapter: str) -> None:
    given = floor(chapter, tmp_path, "player_may_draw_below", "19", "less_than")
    rounds = "".join(
        f"round; wager 1 1000; cards 1 KH {second} / 0 9C ?; choice 1 hit; deal 1 AC\n" for second in ("8D", "9D", "JD")
    )
    report = replayed(chapter, tmp_path, rounds, given, {}, "interpreted")
    found = [
        (in_log(one).round, one.expected, one.observed) for one in report.findings if one.rule == "draw-after-bust"
    ]
    assert found == [
        (2, "no card on a total above 18", "a card on 19"),
        (3, "no card on a total above 18", "a card on 20"),
    ]


@pytest.mark.parametrize("fact", ["blackjack_pays", "insurance_pays"])
@pytest.mark.parametrize("chapter", DAYS)
def test_most_odds_are_refused(tmp_path: Path, chapter: str, fact: str) -> None:
    with pytest.raises(MalformedData, match=f"{fact} has come to be at_most, which rules on play cannot obey yet"):
        floor(chapter, tmp_path, fact, "3 to 2", "at_most")


@pytest.mark.parametrize("chapter", DAYS)
def test_other_odds_that_rounds_are_judged_by_have_no_floor_yet(tmp_path: Path, chapter: str) -> None:
    with pytest.raises(MalformedData, match="winning_wager_pays has come to be at_least, which .* cannot obey yet"):
        floor(chapter, tmp_path, "winning_wager_pays", "1 to 1")
