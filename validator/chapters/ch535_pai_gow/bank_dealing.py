"""§ 535.11(h) to (j): the dealer's wager against the bank, the style of delivery, and the bank's dice."""

from validator.chapters.ch535_pai_gow.conditions import BANK
from validator.chapters.checks import denied, fewer_than, other_than, unstated, word_is
from validator.core.rule import equals
from validator.core.rule_definitions import FilingCheck


def both_amounts(amount_cents: int | None) -> bool:
    """Where the dealer wagers the last wager of the player, no other amount stands beside it.

    Fails:
        >>> both_amounts(2500)
        True
    Clean:
        >>> both_amounts(None)
        False
    """
    return amount_cents is not None


dealer_wager_otherwise = FilingCheck(
    title="Dealer's wager of another amount",
    reads=("bank.dealer_wager",),
    when=(BANK,),
    expected="the last wager, or an amount specified",
    observed="{stated}",
    message=(
        "the dealer wagers the last wager of that player or an amount specified in the filing; the filing says {stated}"
    ),
    check=word_is("otherwise"),
)

dealer_wager_unspecified = FilingCheck(
    title="Amount of the dealer's wager not specified",
    may_read=("bank.dealer_wager_amount",),
    when=(BANK, equals("bank.dealer_wager", "amount")),
    at="bank.dealer_wager_amount",
    expected="an amount",
    observed="{stated}",
    message="the dealer wagers an amount specified in the filing, and the filing specifies none",
    passes={"bank.dealer_wager_amount": 5},
    check=unstated,
)

dealer_wager_in_two_ways = FilingCheck(
    title="Dealer's wager specified in two ways",
    may_read=("bank.dealer_wager_amount",),
    when=(BANK, equals("bank.dealer_wager", "last-wager")),
    expected="one of the two amounts",
    observed="the last wager, and {amount_cents}",
    message=(
        "the dealer wagers the last wager of that player, and the filing specifies {amount_cents} too; the text "
        "does not say which goes first"
    ),
    fails={"bank.dealer_wager_amount": 25},
    check=both_amounts,
)

dealer_wager_not_lowered = FilingCheck(
    title="Dealer's wager not lowered at the bank's direction",
    reads=("bank.dealer_wager_lowered",),
    when=(BANK,),
    expected="a lesser wager or none as the bank directs",
    observed="refused",
    message="the bank may not direct a lesser wager of the dealer or none",
    check=denied,
)

styles_of_the_bank_limited = FilingCheck(
    title="Bank limited to the styles filed",
    reads=("bank.styles",),
    when=(BANK,),
    expected="any style that § 535.9 describes",
    observed="{stated}",
    message=(
        "the bank may choose among the styles filed alone; the text says any one of those described in § 535.9, "
        "which asks for a filing"
    ),
    check=other_than("all-of-the-chapter"),
)

delivery_unchosen_otherwise = FilingCheck(
    title="Another delivery where the bank chooses no style",
    reads=("bank.no_style_chosen",),
    when=(BANK,),
    expected="the procedure in § 535.8(d)",
    observed="{stated}",
    message="the tiles are not delivered by the procedure in § 535.8(d) where the bank chooses no style",
    check=other_than("ordinary-procedure"),
)

style_not_repeated = FilingCheck(
    title="Style not repeated by the dealer",
    reads=("bank.style_repeated",),
    when=(BANK,),
    expected="the style repeated verbally",
    observed="not repeated",
    message="the dealer does not repeat the selected style of delivery verbally",
    check=denied,
)

style_action_unspecified = FilingCheck(
    title="No action that identifies the style to surveillance",
    may_read=("bank.style_action",),
    when=(BANK,),
    at="bank.style_action",
    expected="an action that identifies the selected style",
    observed="{stated}",
    message=(
        "the filing offers a player bank and specifies no action that identifies the selected delivery style to "
        "the surveillance department"
    ),
    passes={"bank.style_action": "A hand on the container"},
    check=unstated,
)

dice_not_shaken_by_the_bank = FilingCheck(
    title="Dice not shaken by the bank",
    reads=("bank.shaken_by",),
    when=(BANK,),
    expected="the bank",
    observed="{stated}",
    message="the law says: the bank shakes the shaker; the filing says {stated}",
    check=other_than("bank"),
)

bank_shakes_too_seldom = FilingCheck(
    title="Dice shaken too seldom by the bank",
    reads=("bank.dice_shakes",),
    facts=("bank_dice_shakes_minimum",),
    when=(BANK,),
    expected="{minimum} shakes",
    observed="{number}",
    message="the bank shakes the shaker {number} times; the law says {minimum}",
    check=fewer_than,
)

lid_removed_by_the_bank = FilingCheck(
    title="Lid removed by the bank",
    reads=("bank.lid_removed_by",),
    when=(BANK,),
    expected="the dealer",
    observed="{stated}",
    message="the law says: the dealer always removes the lid from the shaker; the filing says {stated}",
    check=other_than("dealer"),
)

count_not_from_the_bank = FilingCheck(
    title="Count not begun with the bank",
    reads=("bank.count_starts",),
    when=(BANK,),
    expected="the bank's position as number one",
    observed="{stated}",
    message="with a player bank the count for the starting position does not begin with the bank",
    check=other_than("bank"),
)
