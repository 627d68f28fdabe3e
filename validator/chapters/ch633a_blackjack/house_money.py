"""House Money Wager: § 633a.2(b)(14), 633a.6(e)(12), 633a.7(g)(10), 633a.13(n)."""

from validator.chapters.questions import denied, other_than, paid_otherwise_with_decks
from validator.core.rule import Present, filing_rule

house_money_area_missing = filing_rule(
    id="house-money-area-missing",
    title="No betting area for the House Money Wager",
    cite="633a.2(b)(14)",
    quote="a separate area designated for the placement of the House Money Wager",
    reads=("layout.areas[house-money]",),
    when=(Present("optional_wagers.house-money"),),
    expected="an area for the House Money Wager",
    observed="none",
    message="the House Money Wager is offered, and the layout has no area designated for it",
)(denied)

house_money_decided_by_other = filing_rule(
    id="house-money-decided-by-other",
    title="House Money payout added by another's decision",
    cite="633a.7(g)(10)(ii)",
    quote=(
        "at a player's discretion, the player may add the winning House Money payout to the player's Blackjack Wager"
    ),
    reads=("optional_wagers.house-money.decided_by",),
    when=(Present("optional_wagers.house-money"),),
    expected="the player's discretion",
    observed="{stated}",
    message=(
        "the player decides whether the House Money payout is added to his Blackjack Wager; the filing says {stated}"
    ),
)(other_than("player"))


@filing_rule(
    id="house-money-portion",
    title="Portion of the House Money payout that is no portion",
    cite="633a.7(g)(10)(ii)(A)",
    quote=(
        "if specified in the certificate holder's Rules Submission filed in accordance with § "
        "601a.2 (relating to table games Rules Submissions), only a specified portion of the "
        "winning House Money payout shall be added to the area designated for the placement of"
        " the player's Blackjack Wager"
    ),
    reads=("optional_wagers.house-money.portion",),
    when=(Present("optional_wagers.house-money"),),
    expected="more than nothing, at most all",
    observed="{portion_hundredths}",
    message=("the filing lets players add {portion_hundredths} of the House Money payout, which is no portion of it"),
)
def house_money_portion(portion_hundredths: int) -> bool:
    """A filing may limit what is added to a portion of the payout: more than nothing and not more than all.

    Fails:
        >>> house_money_portion(0)
        True
        >>> house_money_portion(100_01)
        True
    Clean:
        >>> house_money_portion(50_00)
        False
        >>> house_money_portion(100_00)
        False
    """
    return not 0 < portion_hundredths <= 100_00


house_money_single_deck_odds = filing_rule(
    id="house-money-single-deck-odds",
    title="the House Money Wager paid at other odds for its decks",
    cite="633a.13(n)(1)",
    quote="If a single deck of cards is being used",
    reads=("optional_wagers.house-money.pays.*", "cards.decks"),
    facts=("house_money_paytable_single_deck.*", "house_money_paytable_single_deck:decks"),
    each="optional_wagers.house-money.pays",
    at="optional_wagers.house-money.pays.*",
    expected="{lawful}",
    observed="{pays}",
    message=("the House Money Wager pays {pays} for this hand in the filing; with {decks} decks the law says {lawful}"),
)(paid_otherwise_with_decks)

house_money_multiple_deck_odds = filing_rule(
    id="house-money-multiple-deck-odds",
    title="the House Money Wager paid at other odds for its decks",
    cite="633a.13(n)(2)",
    quote="If multiple decks of cards are being used",
    reads=("optional_wagers.house-money.pays.*", "cards.decks"),
    facts=("house_money_paytable_multiple_decks.*", "house_money_paytable_multiple_decks:decks"),
    each="optional_wagers.house-money.pays",
    at="optional_wagers.house-money.pays.*",
    expected="{lawful}",
    observed="{pays}",
    message=("the House Money Wager pays {pays} for this hand in the filing; with {decks} decks the law says {lawful}"),
)(paid_otherwise_with_decks)
