"""Rows of § 633a.14 in short, and the cases made of them."""

from typing import NamedTuple

from tests.chapters.ch633a_blackjack.shoelog import SINGLE
from tests.games.blackjack.playrows import judged, said
from tests.said import play_rules

RULES = frozenset(
    play_rules(
        "633a",
        "play_irregularities",
        "play_misdeals",
        "blackjack.cures",
        "blackjack.missed_cards",
        "blackjack.opted",
        "blackjack.irregularities",
        "blackjack.between_rounds",
        "blackjack.carried_card",
        also=("failed-shuffle-not-repeated", "missed-second-card-before-others"),
    )
)

ALWAYS = (
    "always wager deal choice collect pay return burn shuffle cut device void-hand void-round card-refused peek"
    " round-end"
)
SECOND_ROW = len(ALWAYS.split()) + 1
"""The number of the row behind the first one that is no declaration."""
ONE = "wager wager=1 what=blackjack seat=1 hand=1 player=A cents=1000"
TWO = "wager wager=2 what=blackjack seat=2 hand=2 player=B cents=1000"
PAID = "pay wager=1 cents=1000\nreturn wager=1 cents=1000"
PAID_2 = "pay wager=2 cents=1000\nreturn wager=2 cents=1000"
LOST = "collect wager=1 cents=1000"
LOST_2 = "collect wager=2 cents=1000"
DEALT = "cards 1:10H 0:9C 1:9D 0:8S"
DEALT_TWO = "cards 1:10H 2:5H 0:9C 1:2D 2:4D 0:3S"
TURN = "expose hand=0"

Said = list[tuple[str, str, str, int | None, str]]


class Case(NamedTuple):
    """Rows, and all that the rules of § 633a.14 say of them: rule, paragraph, label, cents, outcome.

    ``kept`` are rules judged and found kept, ``missing`` rules that lacked a fact.
    """

    name: str
    notation: str
    expected: Said = []
    filing: str = SINGLE
    kept: tuple[str, ...] = ()
    missing: tuple[str, ...] = ()

    def holds(self) -> None:
        """Replay the rows and hold what is said of them against what is expected."""
        report, log_ = judged(self.notation, self.filing)
        assert said(report, log_, RULES) == sorted(self.expected, key=lambda one: log_.labels[one[2]])
        assert [rule for rule in self.kept if report.tally(rule).passed == 0] == []
        assert [rule for rule in self.missing if not report.tally(rule).missing] == []


def broken(rule: str, cite: str, label: str, cents: int | None = None) -> Said:
    """One accusation."""
    return [(rule, cite, label, cents, "fail")]


def noted(rule: str, cite: str, label: str, cents: int | None = None) -> Said:
    """One note."""
    return [(rule, cite, label, cents, "review")]


def log(*lines: str) -> str:
    """The rows of a log behind the declaration of what is always recorded, the last round brought to its end."""
    ended = lines[-1].split()[-1] == "round-end"
    return "\n".join((ALWAYS, *lines, *(() if ended else ("round-end",))))
