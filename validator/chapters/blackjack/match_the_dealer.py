"""Match-the-Dealer Wager: shared rules."""

from validator.chapters.checks import (
    decks_counted_two_ways,
    decks_uncovered,
    denied,
    granted,
    other_than,
    paid_otherwise_with_decks,
)
from validator.core.rule import Absent, Present
from validator.core.rule_definitions import FilingCheck

match_the_dealer_area_missing = FilingCheck(
    title="No betting area for the Match-the-Dealer Wager",
    reads=("layout.areas[match-the-dealer]",),
    when=(Present("optional_wagers.match-the-dealer"),),
    expected="an area for the Match-the-Dealer Wager",
    observed="none",
    message="the Match-the-Dealer Wager is offered, and the layout has no area designated for it",
    check=denied,
)

second_match_unpaid = FilingCheck(
    title="Second matching card not paid",
    reads=("optional_wagers.match-the-dealer.both_cards_paid",),
    when=(Present("optional_wagers.match-the-dealer"),),
    expected="each matching card paid",
    observed="one card only",
    message="a player is not paid for each matching card",
    check=denied,
)

tens_match_by_value = FilingCheck(
    title="Cards of value 10 matched by value",
    reads=("optional_wagers.match-the-dealer.tens_match",),
    when=(Present("optional_wagers.match-the-dealer"),),
    expected="identical cards only",
    observed="{stated}",
    message="the law says: a 10, jack, queen or king matches an identical card only; the filing says {stated}",
    check=other_than("identical-cards-only"),
)

match_the_dealer_decks = FilingCheck(
    title="Match-the-Dealer Wager with decks that no paytable covers",
    reads=("cards.decks",),
    may_read=("cards.shoe",),
    facts=("match_the_dealer_paytable_six_decks:decks", "match_the_dealer_paytable_eight_decks:decks"),
    when=(Present("optional_wagers.match-the-dealer"),),
    expected="{first} or {second} decks",
    observed="{decks} decks",
    message="the Match-the-Dealer Wager is offered with {decks} decks; the text gives odds for "
    "{first} and for {second} decks",
    fails={"layout.areas[match-the-dealer]": True, "optional_wagers": {"match-the-dealer": {"odds_shown": "sign"}}},
    check=decks_uncovered,
)

match_the_dealer_decks_of_a_double_shoe = FilingCheck(
    title="Match-the-Dealer Wager with a double shoe whose decks may be counted two ways",
    reads=("cards.decks",),
    may_read=("cards.shoe",),
    facts=("match_the_dealer_paytable_six_decks:decks", "match_the_dealer_paytable_eight_decks:decks"),
    when=(Present("optional_wagers.match-the-dealer"),),
    expected="{first} or {second} decks",
    observed="{decks} decks in both sides",
    message="the Match-the-Dealer Wager is offered with {decks} decks in the two sides of a "
    "double shoe; the text gives odds for {first} and for {second} decks, and does not "
    "say whether both sides count",
    fails={
        "layout.areas": ["blackjack", "match-the-dealer"],
        "optional_wagers.three-card-poker": None,
        "optional_wagers.match-the-dealer": {"both_cards_paid": True},
    },
    check=decks_counted_two_ways,
)

match_the_dealer_six_deck_odds = FilingCheck(
    title="The Match-the-Dealer Wager paid at other odds for its decks",
    reads=("optional_wagers.match-the-dealer.pays.*", "cards.decks"),
    facts=("match_the_dealer_paytable_six_decks.*", "match_the_dealer_paytable_six_decks:decks"),
    each="optional_wagers.match-the-dealer.pays",
    at="optional_wagers.match-the-dealer.pays.*",
    expected="{lawful}",
    observed="{pays}",
    message=(
        "the Match-the-Dealer Wager pays {pays} for this hand in the filing; with {decks} decks the law says {lawful}"
    ),
    fails={"optional_wagers.match-the-dealer.pays.matching-card-of-the-same-suit": "14 to 1"},
    passes={"cards.decks": 6, "optional_wagers.match-the-dealer.pays.matching-card-of-a-different-suit": "5 for 1"},
    check=paid_otherwise_with_decks,
)

match_the_dealer_eight_deck_odds = FilingCheck(
    title="The Match-the-Dealer Wager paid at other odds for its decks",
    reads=("optional_wagers.match-the-dealer.pays.*", "cards.decks"),
    facts=("match_the_dealer_paytable_eight_decks.*", "match_the_dealer_paytable_eight_decks:decks"),
    each="optional_wagers.match-the-dealer.pays",
    at="optional_wagers.match-the-dealer.pays.*",
    expected="{lawful}",
    observed="{pays}",
    message=(
        "the Match-the-Dealer Wager pays {pays} for this hand in the filing; with {decks} decks the law says {lawful}"
    ),
    fails={"optional_wagers.match-the-dealer.pays.matching-card-of-the-same-suit": "11 to 1"},
    check=paid_otherwise_with_decks,
)

match_the_dealer_area_without_the_wager = FilingCheck(
    title="Area for a Match-the-Dealer Wager that is not offered",
    reads=("layout.areas[match-the-dealer]",),
    when=(Absent("optional_wagers.match-the-dealer"),),
    expected="no area for a wager that is not offered",
    observed="an area",
    message="the layout has an area for the Match-the-Dealer Wager, and the filing does not specify that wager",
    check=granted,
)
