"""§ 999a.1(b): what the filing says of the dealer."""

from validator.core.rule_definitions import filing_check


@filing_check(
    title="Dealer who stops drawing too early",
    reads=("dealer.draws_until",),
    facts=("dealer_draws_until",),
    expected="{dealer_draws_until} or more",
    observed="{stated}",
    message="the dealer draws until he has {stated}; the law says {dealer_draws_until}",
    fails={"dealer.draws_until": 17},
    passes={"dealer.draws_until": 19},
)
def toy_dealer_stands_too_low(stated: int, dealer_draws_until: int) -> bool:
    """The dealer draws until he has no less than the law says."""
    return stated < dealer_draws_until
