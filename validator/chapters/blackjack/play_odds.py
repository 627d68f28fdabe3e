"""What wagers are paid: at the odds that the law fixes or, where it gives the least alone, at those of a filing."""

from validator.chapters.checks import worth
from validator.core.odds import Odds
from validator.games.blackjack import options as place
from validator.law.facts import Facts, RelationTurned
from validator.submission.typed import TypedFiling

_FLOORS = (
    ("blackjack_pays", "payouts.blackjack", place.BLACKJACK_PAYS, place.BLACKJACK_FLOOR),
    ("insurance_pays", "payouts.insurance", place.INSURANCE_PAYS, place.INSURANCE_FLOOR),
)
"""Facts that may give the least odds alone, where a filing states its own, and their places among the options."""


def set_filed_odds(column: list[int], facts: Facts, filing: TypedFiling | None) -> None:
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
        column[at], column[at + 1] = won, odds.denominator
        column[floor] = 1 if at_least else 0
