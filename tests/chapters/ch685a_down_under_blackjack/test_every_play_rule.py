"""No rule on play without a round that breaks it and a lawful round in which it is judged and kept."""

from pathlib import Path

import pytest

from tests.games.blackjack.playlog import FOUND, KEPT
from validator.chapters.registry import chapter_play

HERE = Path(__file__).parent
RULES = {rule.id: rule for rule in chapter_play("685a").rules}

ONLY_WHERE_NOTED = {
    "busted-double-down-against-dealer-blackjack",
    "cards-too-old-by-one-count",
    "cut-after-one-refusal",
    "dealer-drew-on-ace-22",
    "dealer-drew-on-two-aces",
    "dealer-stood-on-ace-22",
    "dealer-stood-on-two-aces",
    "dealers-hand-moved-late",
    "even-money-taken-without-a-rule",
    "large-cards-drawn-to-against-22",
    "large-cards-of-split-hand-against-22",
    "new-dealer-in-mid-round",
    "no-cut-of-preshuffled-cards",
    "no-cut-where-device-loads",
    "reshuffled-at-once",
    "round-finished-without-card-reader",
    "settled-on-ace-22",
    "settled-on-two-aces",
    "wager-changed-before-deal",
    "wager-of-another-kind",
}
"""Notes on an open reading that are counted only where the two readings part."""


def whole(session: pytest.Session) -> bool:
    """Whether all tests on play of this folder were to run."""
    ran = {item.path for item in session.items}
    chosen = session.config.option
    parts = chosen.keyword or chosen.markexpr or any("::" in one for one in session.config.args)
    return not parts and set(HERE.glob("test_play_*.py")) <= ran


def test_is_found_once_and_kept_once(request: pytest.FixtureRequest) -> None:
    if not whole(request.session):
        pytest.skip("only a part of the tests on play runs")
    found = {name for name, rule in RULES.items() if (name, rule.cite) in FOUND}
    kept = {name for name, rule in RULES.items() if (name, rule.cite) in KEPT}
    assert "\n".join(sorted(set(RULES) - found)) == ""
    assert "\n".join(sorted(set(RULES) - kept - ONLY_WHERE_NOTED)) == ""
    assert "\n".join(sorted(ONLY_WHERE_NOTED & kept)) == ""


def test_only_notes_may_be_counted_only_where_noted() -> None:
    assert [rule for rule in ONLY_WHERE_NOTED if not RULES[rule].reading] == []
