"""§ 551.6(h): the additional fixed payouts for three 7s of the same suit against a seven of the dealer."""

from validator.chapters.questions import denied, granted, other_than
from validator.core.rule import FilingRule, filing_rule


def other_amount(amount_cents: int, lawful_cents: int) -> bool:
    """An amount that the law fixes is restated as the law has it; both are in cents.

    Fails:
        >>> other_amount(250_000, 500_000)
        True
    Clean:
        >>> other_amount(500_000, 500_000)
        False
    """
    return amount_cents != lawful_cents


additional_payouts_withheld = filing_rule(
    id="additional-payouts-withheld",
    title="Additional fixed payouts not paid",
    cite="551.6(h)",
    quote=(
        "In addition to the payouts required under subsection (g)(4), a winning hand that consists of three 7's of the"
        " same suit when the dealer's exposed card is also a seven of any suit shall be paid an additional fixed payout"
    ),
    reads=("additional_payouts.offered",),
    expected="the additional fixed payouts",
    observed="not paid",
    message="the additional fixed payouts for three 7s of the same suit against a seven are not paid",
)(denied)
additional_payouts_on_another_card = filing_rule(
    id="additional-payouts-on-another-card",
    title="Additional fixed payouts against another card of the dealer",
    cite="551.6(h)",
    quote=(
        "a winning hand that consists of three 7's of the same suit when the dealer's exposed card is also a seven of"
        " any suit"
    ),
    reads=("additional_payouts.dealers_card",),
    expected="a seven of any suit",
    observed="{stated}",
    message="the additional fixed payouts are due against a seven of any suit; the filing says {stated}",
)(other_than("any-seven"))


def _amount(name: str, field: str, fact: str, words: str, *, quote: str) -> FilingRule:
    """The rule on an amount of the paragraph, which the message calls ``words``."""
    return filing_rule(
        id=f"additional-payout-{name}",
        title=f"Another amount for {words}",
        cite="551.6(h)",
        quote=quote,
        reads=(f"additional_payouts.{field}",),
        facts=(fact,),
        expected="{lawful_cents}",
        observed="{amount_cents}",
        message=f"{words} is {{amount_cents}} in the filing; the law says {{lawful_cents}}",
    )(other_amount)


additional_payout_for_a_small_wager = _amount(
    "for-a-small-wager",
    "small_wager",
    "additional_payout_low",
    "the fixed payout on a smaller wager",
    quote="an additional fixed payout of $1,000 if the player's original wager was $5 or more but less than $25",
)
additional_payout_small_wager_from = _amount(
    "small-wager-from",
    "small_wager_from",
    "additional_payout_low_wager_minimum",
    "the least wager with a fixed payout",
    quote="an additional fixed payout of $1,000 if the player's original wager was $5 or more but less than $25",
)
additional_payout_for_a_large_wager = _amount(
    "for-a-large-wager",
    "large_wager",
    "additional_payout_high",
    "the fixed payout on a larger wager",
    quote="or $5,000 if the player's original wager was $25 or more",
)
additional_payout_large_wager_from = _amount(
    "large-wager-from",
    "large_wager_from",
    "additional_payout_high_wager_minimum",
    "the least wager with the larger fixed payout",
    quote="or $5,000 if the player's original wager was $25 or more",
)
additional_payout_to_others = _amount(
    "to-others",
    "other_players",
    "additional_payout_others",
    "the fixed payout to each other player",
    quote=(
        "All other players at the table who placed a wager during that round of play shall also be paid an additional"
        " fixed payout of $50"
    ),
)
additional_payout_to_some_others_only = filing_rule(
    id="additional-payout-to-some-others-only",
    title="Fixed payout to some of the other players only",
    cite="551.6(h)",
    quote="All other players at the table who placed a wager during that round of play shall also be paid",
    reads=("additional_payouts.other_players_paid",),
    expected="all other players who placed a wager",
    observed="{stated}",
    message="all other players who placed a wager in the round are paid besides; the filing says {stated}",
)(other_than("all-with-a-wager"))
additional_payouts_on_doubled_hands = filing_rule(
    id="additional-payouts-on-doubled-hands",
    title="Additional fixed payouts on doubled hands",
    cite="551.6(h)",
    quote=(
        "The additional fixed payouts required by this subsection will not be applicable if a Double Down Wager was"
        " made on a winning hand"
    ),
    reads=("additional_payouts.on_doubled_hands",),
    expected="none on doubled hands",
    observed="paid",
    message="the additional fixed payouts are paid on hands with a Double Down Wager",
)(granted)
additional_payouts_on_split_hands = filing_rule(
    id="additional-payouts-on-split-hands",
    title="Additional fixed payouts on split hands",
    cite="551.6(h)",
    quote="or the winning hand had been split under § 551.12 (relating to splitting pairs)",
    reads=("additional_payouts.on_split_hands",),
    expected="none on split hands",
    observed="paid",
    message="the additional fixed payouts are paid on hands formed by splitting",
)(granted)
