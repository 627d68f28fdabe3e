"""Insurance Wager and even money: shared rules."""

from validator.chapters.checks import beyond, denied, grants_less, other_cards, other_than, paid_otherwise, share_above
from validator.core.rule_definitions import FilingCheck

insurance_withheld = FilingCheck(
    title="Insurance Wager not offered",
    reads=("insurance.offered",),
    expected="the Insurance Wager",
    observed="not offered",
    message="players may not make an Insurance Wager",
    check=denied,
)


insurance_on_other_cards = FilingCheck(
    title="Insurance Wager offered on other cards than the law says",
    reads=("insurance.offered_on",),
    facts=("insurance_up_cards",),
    expected="{lawful}",
    observed="{cards}",
    message="the Insurance Wager is offered on {cards}; the law says {lawful}",
    fails={"insurance.offered_on[king]": True},
    check=other_cards,
)

insurance_above_maximum = FilingCheck(
    title="Insurance Wager above the law's maximum",
    reads=("insurance.maximum",),
    facts=("insurance_maximum",),
    expected="{limit} of the initial wager",
    observed="{stated}",
    message="the Insurance Wager may be {stated} of the initial wager; the law allows {limit:bare}",
    fails={"insurance.maximum": "1/1"},
    passes={"insurance.maximum": "1/2"},
    check=share_above,
)

insurance_limited_further = FilingCheck(
    title="Insurance Wager limited to less than the law's maximum",
    reads=("insurance.maximum",),
    facts=("insurance_maximum",),
    expected="up to {minimum} of the initial wager",
    observed="{stated}",
    message="the Insurance Wager may be {stated} of the initial wager at most; the text has players wager up to"
    " {minimum}, and whether the certificate holder may set a lower limit is open",
    fails={"insurance.maximum": "1/4"},
    passes={"insurance.maximum": "1/2"},
    check=grants_less,
)

insurance_not_rounded_up = FilingCheck(
    title="Insurance Wager not rounded up to the next chip",
    reads=("insurance.rounded_up_to_next_chip",),
    expected="an Insurance Wager up to the next unit that can be wagered in chips",
    observed="withheld",
    message="players may not exceed the maximum up to the next unit that can be wagered in chips; the text lets them"
    " where the chips are too coarse",
    check=denied,
)

late_insurance = FilingCheck(
    title="Insurance Wager accepted after the card reader device",
    reads=("insurance.accepted_until",),
    expected="before the card reader device is used",
    observed="{stated}",
    message="Insurance Wagers must be placed before the dealer inserts his hole card into the "
    "card reader device; the filing says {stated}",
    check=other_than("card-reader"),
)

losing_insurance_collected_late = FilingCheck(
    title="Losing Insurance Wagers collected late",
    reads=("insurance.losing_collected",),
    expected="immediately after the card reader device",
    observed="{stated}",
    message="the law says: losing Insurance Wagers are collected immediately after the card reader device shows no "
    "Blackjack; the filing says {stated}",
    check=other_than("at-once-after-card-reader"),
)

even_money_odds = FilingCheck(
    title="Even money at other odds",
    reads=("insurance.even_money_pays",),
    facts=("even_money_pays",),
    expected="{lawful}",
    observed="{pays}",
    message="even money pays {pays} in the filing; the law says {lawful}",
    fails={"insurance.even_money_pays": "3 to 2"},
    passes={"insurance.even_money_pays": "1 to 1"},
    check=paid_otherwise,
)


even_money_on_other_cards = FilingCheck(
    title="Even money on other cards than Insurance",
    reads=("insurance.even_money_on",),
    facts=("insurance_up_cards",),
    expected="{lawful}",
    observed="{stated}",
    message="even money is offered on {stated}; it takes the place of an Insurance Wager, which belongs to {lawful}",
    fails={"insurance.even_money_on": ["ace", "king"]},
    passes={"insurance.even_money_on": ["ace"]},
    check=beyond,
)


def finds_even_money_not_selected(selected: bool | None, pays: object, cards: object) -> bool:
    """Even money is offered only if the filing selects it; its terms alone do not.

    Fails:
        >>> finds_even_money_not_selected(False, None, ("ace",))
        True
    Clean:
        >>> finds_even_money_not_selected(True, None, ("ace",))
        False
        >>> finds_even_money_not_selected(None, None, None)
        False
    """
    return not selected and (pays is not None or cards is not None)


even_money_not_selected = FilingCheck(
    title="Terms of even money without selecting it",
    may_read=("insurance.even_money", "insurance.even_money_pays", "insurance.even_money_on"),
    expected="even_money: true",
    observed="{selected}",
    message="the filing states terms of even money (odds {pays}, on {cards}) and does not select that it is offered",
    fails={"insurance.even_money": False},
    check=finds_even_money_not_selected,
)

insurance_line_missing = FilingCheck(
    title="Layout without an insurance line",
    reads=("layout.insurance_line",),
    expected="an insurance line",
    observed="none",
    message=(
        "the layout has no insurance line, on which Insurance Wagers are placed; the contents of the layout do not name"
        " one"
    ),
    check=denied,
)
