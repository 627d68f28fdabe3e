"""Push 22 Wager of Free Bet Blackjack: shared rules."""

from validator.chapters.checks import denied, not_among, other_number, other_than, paid_otherwise, unstated
from validator.core.rule import Present, equals
from validator.core.rule_definitions import FilingCheck

_OFFERED = Present("optional_wagers.push-22")

push_22_area_missing = FilingCheck(
    title="No betting area for the Push 22 Wager",
    reads=("layout.areas[push-22]",),
    when=(_OFFERED,),
    expected="an area for the Push 22 Wager",
    observed="none",
    message="the Push 22 Wager is offered, and the layout has no area designated for it",
    check=denied,
)

push_22_wins_on_another_total = FilingCheck(
    title="Push 22 Wager that wins on another total of the dealer",
    reads=("optional_wagers.push-22.wins_on",),
    facts=("push_22_points",),
    when=(_OFFERED,),
    expected="{lawful}",
    observed="{number}",
    message="the Push 22 Wager wins if the dealer has {number}; the law says {lawful}",
    fails={"optional_wagers.push-22.wins_on": 21},
    check=other_number,
)

push_22_kept_on_dealer_blackjack = FilingCheck(
    title="Push 22 Wager not collected on the dealer's Blackjack",
    reads=("optional_wagers.push-22.on_dealer_blackjack",),
    when=(_OFFERED,),
    expected="collected",
    observed="{stated}",
    message="the law says: if the dealer has Blackjack the Push 22 Wagers are collected; the filing says {stated}",
    check=other_than("collected"),
)

blackjack_cards_not_kept_for_push_22 = FilingCheck(
    title="Cards of a paid Blackjack not kept for the Push 22 Wager",
    reads=("optional_wagers.push-22.blackjack_cards",),
    when=(_OFFERED,),
    expected="tucked under the Push 22 Wager until it is resolved",
    observed="{stated}",
    message=(
        "the law says: the cards of a player whose Blackjack is paid are tucked under his Push 22 Wager until it is "
        "resolved; the filing says {stated}"
    ),
    check=other_than("tucked"),
)

dealer_does_not_draw_for_push_22 = FilingCheck(
    title="Dealer does not draw to settle the Push 22 Wagers",
    reads=("optional_wagers.push-22.dealer_draws",),
    when=(_OFFERED,),
    expected="additional cards while a Push 22 Wager is on the table",
    observed="none",
    message=(
        "Push 22 Wagers may still be on the table, and the dealer draws no additional cards to settle them once all"
        " players' hands are over or have Blackjack"
    ),
    check=denied,
)

push_22_unpaid_beside_a_busted_hand = FilingCheck(
    title="Push 22 Wager lost with the player's hand",
    reads=("optional_wagers.push-22.on_busted_hand",),
    when=(_OFFERED,),
    expected="left until the dealer's hand is complete",
    observed="{stated}",
    message="a Push 22 Wager is settled by the dealer's hand alone; once the player's is over the filing says {stated}",
    check=other_than("left"),
)

push_22_not_collected = FilingCheck(
    title="Push 22 Wager not collected though the dealer has another total",
    reads=("optional_wagers.push-22.otherwise",),
    when=(_OFFERED,),
    expected="collected",
    observed="{stated}",
    message=(
        "the law says: if the dealer's hand has another total the Push 22 Wagers are collected; the filing says "
        "{stated}"
    ),
    check=other_than("collected"),
)

push_22_paytable_unselected = FilingCheck(
    title="Push 22 Wager without a selected paytable",
    may_read=("optional_wagers.push-22.paytable",),
    when=(_OFFERED,),
    expected="a paytable",
    observed="{stated}",
    message="the Push 22 Wager is offered, and the filing selects no paytable for it",
    fails={"optional_wagers.push-22.paytable": None, "optional_wagers.push-22.pays": None},
    check=unstated,
)

push_22_paytable_unknown = FilingCheck(
    title="Push 22 Wager with a paytable that the law does not give",
    reads=("optional_wagers.push-22.paytable",),
    facts=("push_22_paytables",),
    when=(_OFFERED,),
    expected="one of {lawful}",
    observed="{stated}",
    message="the paytables of the Push 22 Wager are {lawful}, of which one is selected; the filing selects "
    "{stated}{hint}",
    fails={"optional_wagers.push-22.paytable": "A and B"},
    check=not_among,
)

push_22_paytable_a_odds = FilingCheck(
    title="The Push 22 Wager paid at other odds than paytable A",
    reads=("optional_wagers.push-22.pays.*",),
    facts=("push_22_paytable_a.*",),
    when=(equals("optional_wagers.push-22.paytable", "A"),),
    each="optional_wagers.push-22.pays",
    at="optional_wagers.push-22.pays.*",
    expected="{lawful}",
    observed="{pays}",
    message="the Push 22 Wager, paytable A, pays {pays} for this hand in the filing; the law says {lawful}",
    fails={"optional_wagers.push-22.pays.other-22": "7 to 1"},
    check=paid_otherwise,
)

push_22_paytable_b_odds = FilingCheck(
    title="The Push 22 Wager paid at other odds than paytable B",
    reads=("optional_wagers.push-22.pays.*",),
    facts=("push_22_paytable_b.*",),
    when=(equals("optional_wagers.push-22.paytable", "B"),),
    each="optional_wagers.push-22.pays",
    at="optional_wagers.push-22.pays.*",
    expected="{lawful}",
    observed="{pays}",
    message="the Push 22 Wager, paytable B, pays {pays} for this hand in the filing; the law says {lawful}",
    fails={"optional_wagers.push-22.pays.other-22": "8 to 1"},
    check=paid_otherwise,
)
