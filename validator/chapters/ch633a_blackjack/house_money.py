"""House Money Wager: § 633a.2(b)(14), 633a.6(e)(12), 633a.7(g)(10), 633a.13(n)."""

from validator.chapters.checks import denied, other_than, paid_otherwise, paid_otherwise_with_decks
from validator.core.odds import Payout
from validator.core.rule import Present
from validator.core.rule_definitions import FilingCheck, filing_check
from validator.law.facts import Bound, Decks

house_money_area_missing = FilingCheck(
    title="No betting area for the House Money Wager",
    reads=("layout.areas[house-money]",),
    when=(Present("optional_wagers.house-money"),),
    expected="an area for the House Money Wager",
    observed="none",
    message="the House Money Wager is offered, and the layout has no area designated for it",
    check=denied,
)

house_money_decided_by_other = FilingCheck(
    title="House Money payout added by another's decision",
    reads=("optional_wagers.house-money.decided_by",),
    when=(Present("optional_wagers.house-money"),),
    expected="the player's discretion",
    observed="{stated}",
    message=(
        "the law says: the player decides whether the House Money payout is added to his Blackjack Wager; the "
        "filing says {stated}"
    ),
    check=other_than("player"),
)


@filing_check(
    title="Portion of the House Money payout that is no portion",
    reads=("optional_wagers.house-money.portion",),
    when=(Present("optional_wagers.house-money"),),
    expected="more than nothing, at most all",
    observed="{portion_hundredths}",
    fails={"optional_wagers.house-money.portion": "0%"},
    passes={"optional_wagers.house-money.portion": "100%"},
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


house_money_single_deck_odds = FilingCheck(
    title="The House Money Wager paid at other odds for its decks",
    reads=("optional_wagers.house-money.pays.*", "cards.decks"),
    facts=("house_money_paytable_single_deck.*", "house_money_paytable_single_deck:decks"),
    each="optional_wagers.house-money.pays",
    at="optional_wagers.house-money.pays.*",
    expected="{lawful}",
    observed="{pays}",
    message=("the House Money Wager pays {pays} for this hand in the filing; with {decks} decks the law says {lawful}"),
    fails={"optional_wagers.house-money.pays.two-card-straight-flush": "4 to 1"},
    check=paid_otherwise_with_decks,
)


def as_one_side(pays: Payout, decks: int, shoe: str | None, several: Decks, one: Bound) -> bool:
    """Of a double shoe with a deck in each side, odds may be those of the one deck from which a round is dealt."""
    return shoe == "double" and not several.allows(decks // 2) and not paid_otherwise(pays, one)


@filing_check(
    title="The House Money Wager paid at other odds for its decks",
    reads=("optional_wagers.house-money.pays.*", "cards.decks"),
    may_read=("cards.shoe",),
    facts=(
        "house_money_paytable_multiple_decks.*",
        "house_money_paytable_multiple_decks:decks",
        "house_money_paytable_single_deck.*",
    ),
    each="optional_wagers.house-money.pays",
    at="optional_wagers.house-money.pays.*",
    expected="{lawful}",
    observed="{pays}",
    message=("the House Money Wager pays {pays} for this hand in the filing; with {decks} decks the law says {lawful}"),
    fails={"optional_wagers.house-money.pays.two-card-straight-flush": "5 to 1"},
)
def house_money_multiple_deck_odds(
    pays: Payout, decks: int, shoe: str | None, lawful: Bound, covered: Decks, one: Bound
) -> bool | None:
    """Odds are restated as the paytable for several decks has them; of a double shoe one side may be meant.

    Fails:
        >>> from validator.core.odds import Odds
        >>> four, five, six = (Odds.parse(f"{pays} to 1") for pays in (4, 5, 6))
        >>> by_four, by_five = Bound("exactly", four), Bound("exactly", five)
        >>> house_money_multiple_deck_odds(five, 6, "single", by_four, Decks(2), by_five)
        True
        >>> house_money_multiple_deck_odds(six, 2, "double", by_four, Decks(2), by_five)
        True
        >>> house_money_multiple_deck_odds(five, 4, "double", by_four, Decks(2), by_five)
        True
    Clean:
        >>> from validator.core.odds import Odds
        >>> four, five, six = (Odds.parse(f"{pays} to 1") for pays in (4, 5, 6))
        >>> by_four, by_five = Bound("exactly", four), Bound("exactly", five)
        >>> house_money_multiple_deck_odds(five, 2, "double", by_four, Decks(2), by_five)
        False
        >>> house_money_multiple_deck_odds(four, 2, "double", by_four, Decks(2), by_five)
        False
    """
    otherwise = paid_otherwise_with_decks(pays, decks, lawful, covered)
    return otherwise and not as_one_side(pays, decks, shoe, covered, one)


@filing_check(
    title="The House Money Wager paid at the odds of one side of a double shoe",
    reads=("optional_wagers.house-money.pays.*", "cards.decks"),
    may_read=("cards.shoe",),
    facts=(
        "house_money_paytable_multiple_decks.*",
        "house_money_paytable_multiple_decks:decks",
        "house_money_paytable_single_deck.*",
    ),
    each="optional_wagers.house-money.pays",
    at="optional_wagers.house-money.pays.*",
    expected="{lawful}, if both sides count",
    observed="{pays}",
    message=(
        "the House Money Wager pays {pays} for this hand in the filing, as with the one deck of a side;"
        " with the {decks} decks of both sides it is {lawful}, and the text does not say which counts"
    ),
    fails={
        "table.discard_rack.height_in_decks": 1,
        "layout.areas": ["blackjack", "house-money"],
        "cards.decks": 2,
        "cards.sides.left.decks": 1,
        "cards.sides.right.decks": 1,
        "optional_wagers.three-card-poker": None,
        "optional_wagers.house-money": {"pays": {"two-card-straight-flush": "5 to 1"}},
    },
)
def house_money_odds_of_a_double_shoe(
    pays: Payout, decks: int, shoe: str | None, lawful: Bound, covered: Decks, one: Bound
) -> bool | None:
    """Odds that the paytable for one deck has, of a double shoe with one deck in each side.

    Fails:
        >>> from validator.core.odds import Odds
        >>> four, five, six = (Odds.parse(f"{pays} to 1") for pays in (4, 5, 6))
        >>> by_four, by_five = Bound("exactly", four), Bound("exactly", five)
        >>> house_money_odds_of_a_double_shoe(five, 2, "double", by_four, Decks(2), by_five)
        True
    Clean:
        >>> from validator.core.odds import Odds
        >>> four, five, six = (Odds.parse(f"{pays} to 1") for pays in (4, 5, 6))
        >>> by_four, by_five = Bound("exactly", four), Bound("exactly", five)
        >>> house_money_odds_of_a_double_shoe(four, 2, "double", by_four, Decks(2), by_five)
        False
        >>> house_money_odds_of_a_double_shoe(five, 2, "single", by_four, Decks(2), by_five)
        False
    """
    otherwise = paid_otherwise_with_decks(pays, decks, lawful, covered)
    return otherwise and as_one_side(pays, decks, shoe, covered, one)
