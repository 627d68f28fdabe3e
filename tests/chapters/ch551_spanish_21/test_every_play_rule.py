"""No rule on play without a round that breaks it and a lawful round in which it is judged and kept."""

from pathlib import Path

import pytest

from tests.games.blackjack.playlog import FOUND, KEPT
from tests.said import play_rules
from validator.chapters.registry import chapter_play

HERE = Path(__file__).parent
RULES = {rule.id: rule for rule in chapter_play("551").rules if rule.id not in play_rules("551", "play_in_force")}
"""Those on when the chapter was in force are tested with those of all chapters."""

ONLY_WHERE_NOTED = {
    "dealer-drew-for-won-hands",
    "dealing-otherwise-with-continuous-device",
    "face-up-cards-of-several-rounds",
    "match-the-dealer-over-wager-of-its-box",
    "new-dealer-in-mid-round",
    "no-cut-of-preshuffled-cards",
    "no-cut-where-device-shuffles",
    "reshuffled-at-once",
    "round-finished-without-card-reader",
    "tens-of-several-rounds",
    "wager-after-drawn-card",
    "wager-of-another-kind",
}
"""Notes on an open reading that are counted only where the two readings part and the other was followed."""


def whole(session: pytest.Session) -> bool:
    """Whether all tests on play of this folder were to run."""
    ran = {item.path for item in session.items}
    chosen = session.config.option
    parts = chosen.keyword or chosen.markexpr or any("::" in one for one in session.config.args)
    return not parts and set(HERE.glob("test_play_*.py")) <= ran


def test_is_found_once_and_kept_once(request: pytest.FixtureRequest) -> None:
    """Among the replays of these tests."""
    if not whole(request.session):
        pytest.skip("only a part of the tests on play runs")
    found = {name for name, rule in RULES.items() if (name, rule.cite) in FOUND}
    kept = {name for name, rule in RULES.items() if (name, rule.cite) in KEPT}
    assert "\n".join(sorted(set(RULES) - found)) == ""
    assert "\n".join(sorted(set(RULES) - kept - ONLY_WHERE_NOTED)) == ""
    assert "\n".join(sorted(ONLY_WHERE_NOTED & kept)) == ""


def test_only_notes_may_be_counted_only_where_noted() -> None:
    """Everything else has to be kept somewhere."""
    assert [rule for rule in ONLY_WHERE_NOTED if not RULES[rule].reading] == []
