"""No rule on play without a round that breaks it and a lawful round in which it is judged and kept."""

import ast
from functools import cache
from pathlib import Path

import pytest

from tests.games.blackjack.playlog import FOUND, KEPT
from validator.chapters.ch633a_blackjack import play_optional_wagers
from validator.chapters.registry import chapter_play

HERE = Path(__file__).parent
RULES = {rule.id: rule for rule in chapter_play("633a").rules}

ONLY_WHERE_NOTED = {
    "bad-beat-bonus-less-the-stake",
    "bad-beat-settled-by-the-first-split-hand",
    "bad-beat-stake-beside-the-meter",
    "busted-double-down-against-dealer-blackjack",
    "cards-too-old-by-one-count",
    "crown-treasure-less-the-stake",
    "cut-after-one-refusal",
    "dealer-drew-for-progressive-wager",
    "dealer-drew-without-effect-from-the-hand",
    "hand-dealt-cards-too-old-by-one-count",
    "hit-and-run-misdrawn-card-counted",
    "hit-and-run-stake-beside-the-meter",
    "house-money-ace-straight-collected",
    "house-money-added-below-portion",
    "house-money-stake-added",
    "in-between-ace-ranked-otherwise",
    "matched-20-of-two-suits",
    "maximum-payout-on-doubtful-wager",
    "new-dealer-in-mid-round",
    "new-dealer-with-double-shoe",
    "no-cut-of-preshuffled-cards",
    "no-cut-where-device-loads",
    "one-maximum-payout-for-both-wagers",
    "optional-wager-settled-by-the-other-hand",
    "optional-wager-settled-late-from-the-hand",
    "reshuffled-at-once",
    "round-finished-without-card-reader",
    "royal-match-settled-after-hand-that-ended-early",
    "royal-match-settled-at-once-without-bonus",
    "split-21-against-dealer-blackjack",
    "straight-jack-meter-paid-in-turn",
    "switch-blackjack-paid-before-longer-21",
    "switch-blackjack-returned-against-22",
    "wager-after-drawn-card",
    "wager-changed-before-deal",
    "wager-of-another-kind",
}
"""Notes on an open reading that are counted only where the two readings part and the other was followed."""


def whole(session: pytest.Session) -> bool:
    """Whether all tests on play of this folder were to run."""
    ran = {item.path for item in session.items}
    chosen = session.config.option
    parts = chosen.keyword or chosen.markexpr or any("::" in one for one in session.config.args)
    return not parts and set(HERE.glob("test_play_*.py")) <= ran


@cache
def named() -> tuple[set[str], tuple[str, ...]]:
    """The texts that stand in these tests, and how those end that are put together."""
    texts, ends = set(), []
    for module in HERE.glob("*.py"):
        if module.name == Path(__file__).name:
            continue
        for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                texts.add(node.value.removeprefix("~"))
            elif isinstance(node, ast.JoinedStr) and isinstance(node.values[-1], ast.Constant):
                ends.append(str(node.values[-1].value))
    return texts, tuple(end for end in ends if end.startswith("-") and end.count("-") > 1)


BY_PARAGRAPH = {rule.id for rule in play_optional_wagers.NOT_OFFERED}
"""Rules that test_play_wagers.py takes from the room by their paragraph."""


@pytest.mark.parametrize("rule", sorted(set(RULES) - BY_PARAGRAPH))
def test_is_named_by_a_test(rule: str) -> None:
    texts, ends = named()
    assert rule in texts or rule.endswith(ends)


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
