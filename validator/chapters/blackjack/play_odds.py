"""What a Blackjack is paid: at the odds that the law fixes or, where it gives the least alone, at those of a filing."""

from validator.chapters.checks import worth
from validator.core.odds import Odds
from validator.games.blackjack import options as place
from validator.law.facts import Facts, RelationTurned
from validator.submission.typed import TypedFiling

_FILED = "payouts.blackjack"


def set_blackjack_odds(column: list[int], facts: Facts, filing: TypedFiling | None) -> None:
    """Enter the odds at which a Blackjack is paid, and whether these are but the least.

    Odds that a filing states below the least are not what is due. Raises RelationTurned where the law gives the most.
    """
    bound = facts.bound("blackjack_pays")
    odds, stated = bound.odds, filing.scalar(_FILED) if filing is not None else None
    if bound.relation not in ("exactly", "at_least"):
        raise RelationTurned(f"blackjack_pays has come to be {bound.relation}")
    at_least = bound.relation == "at_least"
    if at_least and isinstance(stated, Odds) and worth(stated, odds) >= 0:
        odds, at_least = stated, False
    won = odds.numerator - odds.denominator if odds.kind == "for" else odds.numerator
    column[place.BLACKJACK_PAYS], column[place.BLACKJACK_PER] = won, odds.denominator
    column[place.BLACKJACK_FLOOR] = 1 if at_least else 0
