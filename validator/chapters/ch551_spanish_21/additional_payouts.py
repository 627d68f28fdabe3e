"""§ 551.6(h): the additional fixed payouts for three 7s of the same suit against a seven of the dealer."""

from collections.abc import Callable

from validator.chapters.checks import denied, granted, other_than
from validator.core.rule_definitions import FilingCheck
from validator.law.facts import Bound


def other_amount(amount_cents: int, lawful_cents: Bound) -> bool:
    """An amount that the law fixes is restated as the law has it; both are in cents.

    Fails:
        >>> other_amount(250_000, Bound("exactly", 500_000))
        True
    Clean:
        >>> other_amount(500_000, Bound("exactly", 500_000))
        False
    """
    return not lawful_cents.allows(amount_cents - lawful_cents.number)


def another_least_wager(amount_cents: int, lawful_cents: int) -> bool:
    """An amount that the law fixes is restated as the law has it; both are in cents.

    Fails:
        >>> another_least_wager(2_500, 500)
        True
    Clean:
        >>> another_least_wager(500, 500)
        False
    """
    return amount_cents != lawful_cents


additional_payouts_withheld = FilingCheck(
    title="Additional fixed payouts not paid",
    reads=("additional_payouts.offered",),
    expected="the additional fixed payouts",
    observed="not paid",
    message="the additional fixed payouts for three 7s of the same suit against a seven are not paid",
    check=denied,
)
additional_payouts_on_another_card = FilingCheck(
    title="Additional fixed payouts against another card of the dealer",
    reads=("additional_payouts.dealers_card",),
    expected="a seven of any suit",
    observed="{stated}",
    message="the law says: the additional fixed payouts are due against a seven of any suit; the filing says {stated}",
    passes={"additional_payouts.dealers_card": "any-seven"},
    check=other_than("any-seven"),
)


def _amount(field: str, fact: str, words: str, check: Callable[..., bool], *, fails: object) -> FilingCheck:
    """The rule on an amount of the paragraph, which the message calls ``words``."""
    return FilingCheck(
        title=f"Another amount for {words}",
        reads=(f"additional_payouts.{field}",),
        facts=(fact,),
        expected="{lawful_cents}",
        observed="{amount_cents}",
        message=f"{words} is {{amount_cents}} in the filing; the law says {{lawful_cents}}",
        fails={f"additional_payouts.{field}": fails},
        check=check,
    )


additional_payout_for_a_small_wager = _amount(
    "small_wager",
    "additional_payout_low",
    "the fixed payout on a smaller wager",
    other_amount,
    fails=500,
)
additional_payout_small_wager_from = _amount(
    "small_wager_from",
    "additional_payout_low_wager_minimum",
    "the least wager with a fixed payout",
    another_least_wager,
    fails=10,
)
additional_payout_for_a_large_wager = _amount(
    "large_wager",
    "additional_payout_high",
    "the fixed payout on a larger wager",
    other_amount,
    fails=2500,
)
additional_payout_large_wager_from = _amount(
    "large_wager_from",
    "additional_payout_high_wager_minimum",
    "the least wager with the larger fixed payout",
    another_least_wager,
    fails=50,
)
additional_payout_to_others = _amount(
    "other_players",
    "additional_payout_others",
    "the fixed payout to each other player",
    other_amount,
    fails=25,
)
additional_payout_to_some_others_only = FilingCheck(
    title="Fixed payout to some of the other players only",
    reads=("additional_payouts.other_players_paid",),
    expected="all other players who placed a wager",
    observed="{stated}",
    message=(
        "the law says: all other players who placed a wager in the round are paid besides; the filing says {stated}"
    ),
    check=other_than("all-with-a-wager"),
)
additional_payouts_on_doubled_hands = FilingCheck(
    title="Additional fixed payouts on doubled hands",
    reads=("additional_payouts.on_doubled_hands",),
    expected="none on doubled hands",
    observed="paid",
    message="the additional fixed payouts are paid on hands with a Double Down Wager",
    check=granted,
)
additional_payouts_on_split_hands = FilingCheck(
    title="Additional fixed payouts on split hands",
    reads=("additional_payouts.on_split_hands",),
    expected="none on split hands",
    observed="paid",
    message="the additional fixed payouts are paid on hands formed by splitting",
    check=granted,
)
