"""Optional wagers on cards that are known in part: what no completion of the cards has due, and who is short."""

import pytest

from validator.core.finding import Outcome
from validator.examples import replayed
from validator.law.versions import law_of
from validator.log.notation import written

LADIES = "twenty-point-bonus-wrong-whatever-the-cards"
ROYAL = "royal-match-21-wrong-whatever-the-cards"
HEAD = (
    "always pay return void-hand\nwager 1 1000; wager 401 500 {what} seat=1 hand=1; cards 1 {cards} / 0 7C ?; {settled}"
)


def said(rule: str, filed: str, what: str, cards: str, settled: str) -> list[tuple[str, int | None, str | None]]:
    """What the rule says: how much was paid beyond what is due, and who is short."""
    text = f"{filed}\n{HEAD.format(what=what, cards=cards, settled=settled)}"
    report = replayed(written(text, "633a", "blackjack"), law_of("633a"))
    assert report.faults == []
    found = [one for one in report.findings if one.rule == rule]
    assert all(one.outcome is Outcome.FAIL and one.citation.startswith("633a.13(") for one in found)
    return [(one.expected, one.overpaid_cents, one.short) for one in found]


@pytest.mark.parametrize(
    ("cards", "settled", "found"),
    (
        ("A? 9H", "pay 401 2000", []),
        ("A? 9H", "pay 401 5000", []),
        ("A? 9H", "pay 401 1900", [("from $20.00 to $50.00", -100, "seat 1")]),
        ("A? 9H", "pay 401 3500", [("from $20.00 to $50.00", None, None)]),
        ("A? 9H", "pay 401 5100", [("from $20.00 to $50.00", 100, "the house")]),
        ("A? 9H", "collect 401 500", [("from $20.00 to $50.00", -2500, "seat 1")]),
        ("A? 8H", "pay 401 2000", [("a loss of $5.00", 2500, "the house")]),
        ("A? 8H", "collect 401 500", []),
        ("? 9H", "collect 401 500", []),
        ("? 9H", "pay 401 3500", [("from a loss of $5.00 to $50.00", None, None)]),
        ("X? QH", "pay 401 12500", []),
        ("X? QH", "pay 401 100000", []),
        ("?H QH", "pay 401 2000", [("from a loss of $5.00 to $1,000.00", None, None)]),
        ("?D QH", "pay 401 2000", []),
        ("? ?", "pay 401 3500", [("from a loss of $5.00 to $1,000.00", None, None)]),
    ),
)
def test_twenty_points(cards: str, settled: str, found: list[tuple[str, int | None, str | None]]) -> None:
    assert said(LADIES, "filed optional_wagers.lucky-ladies {}", "twenty-point-bonus", cards, settled) == found


@pytest.mark.parametrize(
    ("cards", "settled", "accused"),
    (
        ("KH Q?", "pay 401 15000", False),
        ("KH Q?", "collect 401 500", False),
        ("KH Q?", "pay 401 10000", True),
        ("K? Q?", "pay 401 15000", False),
        ("?H ?D", "pay 401 1250", True),
        ("?H ?H", "pay 401 1250", False),
        ("?H ?H", "collect 401 500", True),
    ),
)
def test_royal_match(cards: str, settled: str, accused: bool) -> None:
    filed = "filed cards.decks 6\nfiled optional_wagers.royal-match-21.paytable C"
    assert bool(said(ROYAL, filed, "royal-match-21", cards, settled)) is accused


def test_without_a_paytable_and_with_two_hands_nothing_is_said() -> None:
    assert said(ROYAL, "filed cards.decks 6", "royal-match-21", "KH Q?", "pay 401 10000") == []
    switch = "filed optional_wagers.lucky-ladies {}\nfiled variations.blackjack-switch.designated_table true"
    assert said(LADIES, switch, "twenty-point-bonus", "A? 9H", "pay 401 2000") == []
