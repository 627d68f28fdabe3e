"""Blackjack Switch at a table for which no filing is in force: what the variation decides otherwise is not judged."""

import pytest

from tests.chapters.ch633a_blackjack import (
    test_play_blackjack_switch as switching,
    test_play_blackjack_switch_outcomes as outcomes,
)
from tests.chapters.ch633a_blackjack.switched import STOOD, SWITCH, made, natural, two
from tests.games.blackjack.cases import Case
from tests.games.blackjack.playlog import replay
from validator.core.finding import Outcome
from validator.replay.report import ReplayReport

LATER = 'chapter: "633a"\nhead: {version: "1", effective: 2030-01-01}\n'
"""A filing that comes into force after the rounds."""

LAWFUL = [one for one in (*switching.CASES, *outcomes.CASES) if all(finds.noted for finds in one.finds)]
WHETHER = "whether Blackjack Switch is offered"


def unfiled(rounds: tuple[str, ...]) -> ReplayReport:
    lines, _ = Case("unfiled", rounds).log()
    return replay(lines, LATER)


def accused(report: ReplayReport) -> list[str]:
    return [finding.rule for finding in report.findings if finding.outcome is Outcome.FAIL]


@pytest.mark.parametrize("case", LAWFUL, ids=[case.name for case in LAWFUL])
def test_lawful_switch_is_not_accused(case: Case) -> None:
    lines, _ = case.log()
    assert accused(replay(lines, LATER)) == []


@pytest.mark.parametrize(
    ("rounds", "rule"),
    [
        (
            two("TH 2D", "9S 9C", "8C 4D", f"{STOOD}\ndealer TD 22", "return 1 1000\nreturn 8 1000"),
            "winning-wager-paid-at-wrong-odds",
        ),
        (natural("dealer 7D 21", "pay 1 1000\nreturn 1 1000\ncollect 8 1000"), "blackjack-paid-at-wrong-odds"),
        (made("dealer 7D 21", "return 1 1000\ncollect 8 1000"), "blackjack-paid-at-wrong-odds"),
    ],
    ids=["22", "Blackjack against 21", "Blackjack made by switching"],
)
def test_what_depends_on_it_is_not_checkable(rounds: tuple[str, ...], rule: str) -> None:
    assert unfiled(rounds).tally(rule).missing[WHETHER] > 0
    lines, _ = Case("filed", rounds).log()
    assert WHETHER not in replay(lines, SWITCH).tally(rule).missing


def test_what_both_games_condemn_is_accused() -> None:
    """18 and 18 against 17, not paid."""
    report = unfiled(two("TH 8D", "9S 9C", "7C TD", STOOD, "return 1 1000\nreturn 8 1000"))
    assert accused(report) == ["win-by-higher-total-not-paid"] * 2


def test_an_ordinary_round_is_judged_by_the_ordinary_rules() -> None:
    """One hand at each position: 18 against 22."""
    rounds = ("bet 1 1000\ncards 1 TH 8D / dealer 8C 4D\n1 stand\nturn\ndealer TD 22\nreturn 1 1000\nclear",)
    report = unfiled(rounds)
    assert accused(report) == ["win-against-busted-dealer-not-paid"]
    assert WHETHER not in report.tally("winning-wager-paid-at-wrong-odds").missing
