"""No rule on play without a round that breaks it and a lawful round in which it is judged and kept."""

from pathlib import Path

import pytest

from tests.games.blackjack.playlog import FOUND, KEPT
from validator.chapters.registry import chapter_play

HERE = Path(__file__).parent
RULES = {rule.id: rule for rule in chapter_play("672a").rules}

ELSEWHERE = {"dealt-before-chapter-in-force", "dealt-after-chapter-expired", "dealt-after-chapter-ended"}
"""Rules of all chapters, which tests/chapters/test_play_in_force.py holds."""
ONLY_WHERE_NOTED = {
    "cards-too-old-by-one-count",
    "cut-after-one-refusal",
    "dealer-drew-for-lost-wagers",
    "new-dealer-in-mid-round",
    "no-cut-of-preshuffled-cards",
    "no-cut-where-device-loads",
    "reshuffled-at-once",
    "round-finished-without-card-reader",
    "wager-changed-before-deal",
    "wager-of-another-kind",
}
"""Notes on an open reading that are counted only where the two readings part and the other was followed."""


def cited(pairs: set[tuple[str, str]]) -> set[str]:
    """The rules of this chapter among rules with their paragraphs."""
    return {rule for rule, cite in pairs if rule in RULES and RULES[rule].cite == cite}


def test_is_found_once_and_kept_once(request: pytest.FixtureRequest) -> None:
    """Over all replays of this folder's tests."""
    chosen = request.session.config.option
    parts = chosen.keyword or chosen.markexpr or any("::" in one for one in request.session.config.args)
    if parts or not set(HERE.glob("test_play_*.py")) <= {item.path for item in request.session.items}:
        pytest.skip("only a part of the tests on play runs")
    assert "\n".join(sorted(set(RULES) - ELSEWHERE - cited(FOUND))) == ""
    assert "\n".join(sorted(set(RULES) - ELSEWHERE - cited(KEPT) - ONLY_WHERE_NOTED)) == ""


def test_only_notes_may_be_counted_only_where_noted() -> None:
    """What is never counted as kept is a note."""
    assert [rule for rule in ONLY_WHERE_NOTED if not RULES[rule].reading] == []
