"""What wagers are paid: at the odds that the law fixes or, where it gives the least alone, at those of a filing."""

from validator.chapters.checks import worth
from validator.core.engine.option_rows import option_place
from validator.core.odds import Odds
from validator.games.blackjack.options import Options
from validator.law.facts import Facts, RelationTurned
from validator.submission.typed import TypedFiling

_FLOORS = (
    (
        "blackjack_pays",
        "payouts.blackjack",
        option_place(Options.blackjack_pays),
        option_place(Options.blackjack_floor),
    ),
    (
        "insurance_pays",
        "payouts.insurance",
        option_place(Options.insurance_pays),
        option_place(Options.insurance_floor),
    ),
)
"""Facts that may give the least odds alone, where a filing states its own, and their places among the options."""


def set_odds(asked: Options, at: int, odds: Odds) -> None:
    """Enter winnings per stake in two places."""
    asked[at], asked[at + 1] = odds.numerator, odds.denominator


def set_filed_odds(asked: Options, facts: Facts, filing: TypedFiling | None) -> None:
    """Enter the odds at which Blackjacks and Insurance Wagers are paid, and whether these are but the least.

    Odds that a filing states below the least are not what is due. Raises RelationTurned where the law gives the most.
    """
    for name, path, at, floor in _FLOORS:
        bound = facts.bound(name)
        odds, stated = bound.odds, filing.scalar(path) if filing is not None else None
        if bound.relation not in ("exactly", "at_least"):
            raise RelationTurned(f"{name} has come to be {bound.relation}")
        at_least = bound.relation == "at_least"
        if at_least and isinstance(stated, Odds) and worth(stated, odds) >= 0:
            odds, at_least = stated, False
        won = odds.numerator - odds.denominator if odds.kind == "for" else odds.numerator
        asked[at], asked[at + 1] = won, odds.denominator
        asked[floor] = 1 if at_least else 0
