"""§ 633a.8: Insurance Wager and even money."""

from validator.chapters.questions import denied, other_than, paid_otherwise, share_above
from validator.core.finding import Severity
from validator.core.rule import filing_rule

insurance_withheld = filing_rule(
    id="insurance-withheld",
    title="Insurance Wager not offered",
    cite="633a.8(a)",
    quote=("If the first card dealt to the dealer is an ace, each player may make an Insurance Wager"),
    reads=("insurance.offered",),
    expected="the Insurance Wager",
    observed="not offered",
    message="players may not make an Insurance Wager",
)(denied)


@filing_rule(
    id="insurance-on-other-cards",
    title="Insurance Wager offered on other cards than the law says",
    cite="633a.8(a)",
    quote=("If the first card dealt to the dealer is an ace, each player may make an Insurance Wager"),
    reads=("insurance.offered_on",),
    facts=("insurance_up_cards",),
    expected="{lawful}",
    observed="{cards}",
    message="the Insurance Wager is offered on {cards}; the law says {lawful}",
)
def insurance_on_other_cards(cards: tuple[str, ...], lawful: tuple[str, ...]) -> bool:
    """The Insurance Wager belongs to the first cards of the dealer that the law names, and to no other.

    Fails:
        >>> insurance_on_other_cards(("ace", "king"), ("ace",))
        True
    Clean:
        >>> insurance_on_other_cards(("ace",), ("ace",))
        False
    """
    return set(cards) != set(lawful)


insurance_above_maximum = filing_rule(
    id="insurance-above-maximum",
    title="Insurance Wager above the law's maximum",
    cite="633a.8(b)",
    quote="in an amount not more than 1/2 of the player's initial Blackjack Wager",
    reads=("insurance.maximum",),
    facts=("insurance_maximum",),
    expected="at most {limit} of the initial Blackjack Wager",
    observed="{stated}",
    message=("the Insurance Wager may be {stated} of the initial Blackjack Wager; the law allows {limit}"),
)(share_above)

late_insurance = filing_rule(
    id="late-insurance",
    title="Insurance Wager accepted after the card reader device",
    cite="633a.8(b)",
    quote=("Insurance Wagers shall be placed prior to the dealer inserting his hole card into the card reader device"),
    reads=("insurance.accepted_until",),
    expected="before the card reader device is used",
    observed="{stated}",
    message=(
        "Insurance Wagers must be placed before the dealer inserts his hole card into the "
        "card reader device; the filing says {stated}"
    ),
)(other_than("card-reader"))

losing_insurance_collected_late = filing_rule(
    id="losing-insurance-collected-late",
    title="Losing Insurance Wagers collected late",
    cite="633a.8(d)",
    quote=(
        "immediately after the dealer inserts his hole card into the card reader device and "
        "determines that he does not have a Blackjack"
    ),
    reads=("insurance.losing_collected",),
    expected="immediately after the card reader device",
    observed="{stated}",
    message=(
        "losing Insurance Wagers are collected immediately after the card reader device "
        "shows no Blackjack; the filing says {stated}"
    ),
)(other_than("at-once-after-card-reader"))

even_money_odds = filing_rule(
    id="even-money-odds",
    title="Even money at other odds",
    cite="633a.8(e)",
    quote=("the dealer shall pay out the Blackjack Wager at odds of 1 to 1 and remove the player's cards"),
    reads=("insurance.even_money_pays",),
    facts=("even_money_pays",),
    expected="{lawful}",
    observed="{pays}",
    message="even money pays {pays} in the filing; the law says {lawful}",
)(paid_otherwise)


@filing_rule(
    id="even-money-on-other-cards",
    title="Even money on other cards than Insurance",
    cite="633a.8(e)",
    quote=("the option to be paid even money on the Blackjack Wager instead of making an Insurance Wager"),
    severity=Severity.WARNING,
    reading="even-money-without-insurance",
    reads=("insurance.even_money_on",),
    facts=("insurance_up_cards",),
    expected="{lawful}",
    observed="{cards}",
    message=("even money is offered on {cards}; it takes the place of an Insurance Wager, which belongs to {lawful}"),
)
def even_money_on_other_cards(cards: tuple[str, ...], lawful: tuple[str, ...]) -> bool:
    """Even money stands in the place of an Insurance Wager, which belongs to the cards that the law names.

    Fails:
        >>> even_money_on_other_cards(("ace", "king"), ("ace",))
        True
    Clean:
        >>> even_money_on_other_cards(("ace",), ("ace",))
        False
    """
    return not set(cards) <= set(lawful)


@filing_rule(
    id="even-money-not-selected",
    title="Terms of even money without selecting it",
    cite="633a.8(e)",
    quote="a certificate holder may, if selected in its Rules Submission under § 601a.2",
    may_read=("insurance.even_money", "insurance.even_money_pays", "insurance.even_money_on"),
    expected="even_money: true",
    observed="{selected}",
    message=("the filing states terms of even money (odds {pays}, on {cards}) and does not select that it is offered"),
)
def even_money_not_selected(selected: bool | None, pays: object, cards: object) -> bool:
    """Even money is offered only if the filing selects it; its terms alone do not.

    Fails:
        >>> even_money_not_selected(False, None, ("ace",))
        True
    Clean:
        >>> even_money_not_selected(True, None, ("ace",))
        False
        >>> even_money_not_selected(None, None, None)
        False
    """
    return not selected and (pays is not None or cards is not None)
