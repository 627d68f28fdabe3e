"""Rounds dealt by the law are never accused, and nearly every rule is applied to them; compiled code says the same."""

from random import Random
from typing import Any

import pytest

from tests.games.baccarat.cases import filing, replay
from tests.games.baccarat.lawful import Dealer
from tests.games.baccarat.rounds import table
from tests.length import times
from validator.core.engine.engines import Choice
from validator.law.facts import load_facts
from validator.replay.report import ReplayReport

LOW, HIGH = (f'"{item.words}"' for item in load_facts("541").listing("vigorish_percents"))
ROUNDS = 400
SEEDS = range(1, 1 + times(1))

WAYS: dict[str, tuple[dict[str, Any], dict[str, str]]] = {
    "plain": ({}, {}),
    "low": ({"percent": 4}, {"vigorish__percent": LOW}),
    "deferred": ({"deferred": True}, {"vigorish__collected": "deferred"}),
    "on-ties": ({"on_ties": True}, {"vigorish__type": "tie"}),
    "face-down": ({"face_down": True}, {"dealing__initial_cards": "face-down"}),
}
JUDGED = {
    "card-dealt-after-natural",
    "player-hand-not-drawn",
    "player-hand-drawn-on-stay",
    "banker-hand-not-drawn",
    "banker-hand-drawn-on-stay",
    "banker-hand-not-drawn-on-low-count",
    "banker-hand-drawn-on-seven",
    "banker-hand-not-drawn-by-table",
    "banker-hand-drawn-against-table",
    "banker-drawn-before-player",
    "result-announced-wrongly",
    "tie-paid-short",
    "player-wager-paid-at-wrong-odds",
    "banker-wager-paid-at-wrong-odds",
    "losing-banker-wager-not-collected",
    "void-player-wager-not-returned",
    "winners-not-in-descending-order",
    "further-cards-miscounted",
    "last-hand-not-called",
    "hand-after-last-hand",
    "cut-not-clockwise",
    "card-beyond-decks",
}


def replayed(way: str, seed: int, engine: Choice = "interpreted") -> ReplayReport:
    """The report on a lawful table."""
    given, filed = WAYS[way]
    dealer = Dealer(Random(seed), **given)
    opening = dealer.opening()
    dealing = "down" if dealer.face_down else "up"
    lines, _ = table(*dealer.rounds(ROUNDS), opening=opening, dealing=dealing)
    return replay(lines, filing(**filed), engine)


@pytest.mark.longer
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("way", WAYS)
def test_lawful_play_is_never_accused(way: str, seed: int) -> None:
    report = replayed(way, seed)
    assert report.faults == []
    assert [(one.rule, one.where) for one in report.findings] == []
    for rule in JUDGED:
        assert report.tally(rule).passed > 0, rule


@pytest.mark.long
def test_compiled_code_says_the_same() -> None:
    interpreted, compiled = replayed("deferred", 2), replayed("deferred", 2, "compiled")
    assert compiled.engine == "compiled"
    assert compiled.findings == interpreted.findings
    assert compiled.tallies == interpreted.tallies
