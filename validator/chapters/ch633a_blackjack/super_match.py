"""Super Match Wager: § 633a.2(b)(10)(ii), 633a.6(e)(7), 633a.7(g)(7), 633a.13(i)."""

from validator.chapters.checks import (
    decks_counted_two_ways,
    decks_uncovered,
    denied,
    granted,
    paid_otherwise_with_decks,
)
from validator.core.rule import Absent, Present
from validator.core.rule_definitions import FilingCheck

super_match_area_missing = FilingCheck(
    title="No betting area for the Super Match Wager",
    reads=("layout.areas[super-match]",),
    when=(Present("optional_wagers.super-match"),),
    expected="an area for the Super Match Wager",
    observed="none",
    message="the Super Match Wager is offered, and the layout has no area designated for it",
    fails={"layout.areas": ["blackjack"]},
    check=denied,
)

super_match_area_at_switch = FilingCheck(
    title="No Super Match area where Switch is offered without that wager",
    reads=("layout.areas[super-match]",),
    when=(
        Present("variations.blackjack-switch"),
        Absent("optional_wagers.super-match"),
    ),
    expected="an area for the Super Match Wager",
    observed="none",
    message=(
        "Blackjack Switch is offered without the Super Match Wager, and the layout has no "
        "area for it; the paragraph asks for the area at every Switch table"
    ),
    fails={"layout.areas": ["blackjack"], "optional_wagers": None},
    check=denied,
)


super_match_without_switch = FilingCheck(
    title="Super Match Wager without Blackjack Switch",
    reads=("optional_wagers.super-match",),
    when=(
        Present("optional_wagers.super-match"),
        Absent("variations.blackjack-switch"),
    ),
    expected="Blackjack Switch offered",
    observed="not offered",
    fails={"layout.areas[super-match]": True, "optional_wagers.super-match": {"odds_shown": "sign"}},
    message="the Super Match Wager is offered without Blackjack Switch",
    check=granted,
)

super_match_decks = FilingCheck(
    title="Super Match Wager with decks that no paytable covers",
    reads=("cards.decks",),
    may_read=("cards.shoe",),
    facts=("super_match_paytable_six_decks:decks", "super_match_paytable_eight_decks:decks"),
    when=(Present("optional_wagers.super-match"),),
    expected="{first} or {second} decks",
    observed="{decks} decks",
    message=(
        "the Super Match Wager is offered with {decks} decks; the text gives odds for {first} and for {second} decks"
    ),
    fails={"table.discard_rack.height_in_decks": 4, "cards.decks": 4},
    passes={"optional_wagers.super-match": {}, "cards.decks": 8, "cards.shoe": "single"},
    check=decks_uncovered,
)

super_match_decks_of_a_double_shoe = FilingCheck(
    title="Super Match Wager with a double shoe whose decks may be counted two ways",
    reads=("cards.decks",),
    may_read=("cards.shoe",),
    facts=("super_match_paytable_six_decks:decks", "super_match_paytable_eight_decks:decks"),
    when=(Present("optional_wagers.super-match"),),
    expected="{first} or {second} decks",
    observed="{decks} decks in both sides",
    message=(
        "the Super Match Wager is offered with {decks} decks in the two sides of a double "
        "shoe; the text gives odds for {first} and for {second} decks, and does not say "
        "whether both sides count"
    ),
    fails={
        "table.discard_rack.height_in_decks": 4,
        "cards.cover_cards": 2,
        "cards.shoe": "double",
        "cards.sides": {
            "left": {"decks": 4, "back": "red", "suits": ["hearts", "diamonds"]},
            "right": {"decks": 4, "back": "blue", "suits": ["spades", "clubs"]},
        },
    },
    check=decks_counted_two_ways,
)

super_match_six_deck_odds = FilingCheck(
    title="The Super Match Wager paid at other odds for its decks",
    reads=("optional_wagers.super-match.pays.*", "cards.decks"),
    facts=("super_match_paytable_six_decks.*", "super_match_paytable_six_decks:decks"),
    each="optional_wagers.super-match.pays",
    at="optional_wagers.super-match.pays.*",
    expected="{lawful}",
    observed="{pays}",
    message=("the Super Match Wager pays {pays} for this hand in the filing; with {decks} decks the law says {lawful}"),
    fails={
        "table.discard_rack.height_in_decks": 6,
        "cards.decks": 6,
        "optional_wagers.super-match.pays.two-pair": "8 to 1",
        "optional_wagers.super-match.pays.three-of-a-kind": None,
        "optional_wagers.super-match.pays.pair": None,
    },
    check=paid_otherwise_with_decks,
)

super_match_eight_deck_odds = FilingCheck(
    title="The Super Match Wager paid at other odds for its decks",
    reads=("optional_wagers.super-match.pays.*", "cards.decks"),
    facts=("super_match_paytable_eight_decks.*", "super_match_paytable_eight_decks:decks"),
    each="optional_wagers.super-match.pays",
    at="optional_wagers.super-match.pays.*",
    expected="{lawful}",
    observed="{pays}",
    message=("the Super Match Wager pays {pays} for this hand in the filing; with {decks} decks the law says {lawful}"),
    fails={"optional_wagers.super-match.pays.two-pair": "8 to 1"},
    check=paid_otherwise_with_decks,
)
