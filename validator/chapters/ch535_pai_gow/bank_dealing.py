"""§ 535.11(h) to (j): the dealer's wager against the bank, the style of delivery, and the bank's dice."""

from validator.chapters.ch535_pai_gow.conditions import BANK
from validator.chapters.questions import denied, fewer_than, other_than, unstated, word_is
from validator.core.finding import Severity
from validator.core.rule import equals, filing_rule


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


dealer_wager_otherwise = filing_rule(
    id="dealer-wager-otherwise",
    title="Dealer's wager of another amount",
    cite="535.11(h)",
    quote=(
        "remove gaming chips from the table inventory container in an amount equal to the last wager made by that"
        " player against the dealer or in an amount specified in the certificate holder's Rules Submission"
    ),
    reads=("bank.dealer_wager",),
    when=(BANK,),
    expected="the last wager, or an amount specified",
    observed="{stated}",
    message=(
        "the dealer wagers the last wager of that player or an amount specified in the filing; the filing says {stated}"
    ),
)(word_is("otherwise"))

dealer_wager_unspecified = filing_rule(
    id="dealer-wager-unspecified",
    title="Amount of the dealer's wager not specified",
    cite="535.11(h)",
    quote="in an amount specified in the certificate holder's Rules Submission",
    may_read=("bank.dealer_wager_amount",),
    when=(BANK, equals("bank.dealer_wager", "amount")),
    at="bank.dealer_wager_amount",
    expected="an amount",
    observed="{stated}",
    message="the dealer wagers an amount specified in the filing, and the filing specifies none",
)(unstated)

dealer_wager_in_two_ways = filing_rule(
    id="dealer-wager-in-two-ways",
    title="Dealer's wager specified in two ways",
    cite="535.11(h)",
    quote=(
        "remove gaming chips from the table inventory container in an amount equal to the last wager made by that"
        " player against the dealer or in an amount specified in the certificate holder's Rules Submission"
    ),
    may_read=("bank.dealer_wager_amount",),
    when=(BANK, equals("bank.dealer_wager", "last-wager")),
    severity=Severity.WARNING,
    reading="amount-of-the-dealers-wager",
    expected="one of the two amounts",
    observed="the last wager, and {amount_cents}",
    message=(
        "the dealer wagers the last wager of that player, and the filing specifies {amount_cents} too; the text "
        "does not say which goes first"
    ),
)(both_amounts)

dealer_wager_not_lowered = filing_rule(
    id="dealer-wager-not-lowered",
    title="Dealer's wager not lowered at the bank's direction",
    cite="535.11(h)",
    quote=(
        "The bank may direct that the sum wagered by the dealer be a lesser amount or that the dealer place no "
        "wager during that round of play"
    ),
    reads=("bank.dealer_wager_lowered",),
    when=(BANK,),
    expected="a lesser wager or none as the bank directs",
    observed="refused",
    message="the bank may not direct a lesser wager of the dealer or none",
)(denied)

styles_of_the_bank_limited = filing_rule(
    id="styles-of-the-bank-limited",
    title="Bank limited to the styles filed",
    cite="535.11(i)",
    quote="using any one of the styles of delivery described in § 535.9",
    reads=("bank.styles",),
    when=(BANK,),
    severity=Severity.WARNING,
    reading="style-not-filed",
    expected="any style that § 535.9 describes",
    observed="{stated}",
    message=(
        "the bank may choose among the styles filed alone; the text says any one of those described in § 535.9, "
        "which asks for a filing"
    ),
)(other_than("all-of-the-chapter"))

delivery_unchosen_otherwise = filing_rule(
    id="delivery-unchosen-otherwise",
    title="Another delivery where the bank chooses no style",
    cite="535.11(i)",
    quote="If the bank does not choose a style of delivery, the dealer shall use the procedure in § 535.8(d)",
    reads=("bank.no_style_chosen",),
    when=(BANK,),
    expected="the procedure in § 535.8(d)",
    observed="{stated}",
    message="the tiles are not delivered by the procedure in § 535.8(d) where the bank chooses no style",
)(other_than("ordinary-procedure"))

style_not_repeated = filing_rule(
    id="style-not-repeated",
    title="Style not repeated by the dealer",
    cite="535.11(i)",
    quote="by verbally repeating the selected style of delivery",
    reads=("bank.style_repeated",),
    when=(BANK,),
    expected="the style repeated verbally",
    observed="not repeated",
    message="the dealer does not repeat the selected style of delivery verbally",
)(denied)

style_action_unspecified = filing_rule(
    id="style-action-unspecified",
    title="No action that identifies the style to surveillance",
    cite="535.11(i)",
    quote=(
        "taking such other action, as specified in the certificate holder's Rules Submission, that identifies the"
        " selected delivery style to the certificate holder's surveillance department"
    ),
    may_read=("bank.style_action",),
    when=(BANK,),
    at="bank.style_action",
    expected="an action that identifies the selected style",
    observed="{stated}",
    message=(
        "the filing offers a player bank and specifies no action that identifies the selected delivery style to "
        "the surveillance department"
    ),
)(unstated)

dice_not_shaken_by_the_bank = filing_rule(
    id="dice-not-shaken-by-the-bank",
    title="Dice not shaken by the bank",
    cite="535.11(i)",
    quote="After the dealer has indicated the style of delivery, the bank shall shake the Pai Gow shaker",
    reads=("bank.shaken_by",),
    when=(BANK,),
    expected="the bank",
    observed="{stated}",
    message="the bank shakes the shaker; the filing says {stated}",
)(other_than("bank"))

bank_shakes_too_seldom = filing_rule(
    id="bank-shakes-too-seldom",
    title="Dice shaken too seldom by the bank",
    cite="535.11(i)",
    quote=(
        "ensure that the bank shakes the Pai Gow shaker at least three times so as to cause a random mixture of "
        "the dice"
    ),
    reads=("bank.dice_shakes",),
    facts=("bank_dice_shakes_minimum",),
    when=(BANK,),
    expected="at least {minimum} shakes",
    observed="{number}",
    message="the bank shakes the shaker {number} times; the law says at least {minimum}",
)(fewer_than)

lid_removed_by_the_bank = filing_rule(
    id="lid-removed-by-the-bank",
    title="Lid removed by the bank",
    cite="535.11(i)",
    quote="The dealer shall always remove the lid from the Pai Gow shaker",
    reads=("bank.lid_removed_by",),
    when=(BANK,),
    expected="the dealer",
    observed="{stated}",
    message="the dealer always removes the lid from the shaker; the filing says {stated}",
)(other_than("dealer"))

count_not_from_the_bank = filing_rule(
    id="count-not-from-the-bank",
    title="Count not begun with the bank",
    cite="535.11(j)",
    quote="with the position of the bank considered number one",
    reads=("bank.count_starts",),
    when=(BANK,),
    expected="the bank's position as number one",
    observed="{stated}",
    message="with a player bank the count for the starting position does not begin with the bank",
)(other_than("bank"))
