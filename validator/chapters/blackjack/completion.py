"""Blackjack, drawing, the dealer's hand, ties, settlement and the cards afterwards: shared rules."""

from validator.chapters.checks import (
    denied,
    granted,
    not_among,
    other_than,
    restated_otherwise,
    unstated,
)
from validator.core.rule import Absent, equals
from validator.core.rule_definitions import FilingCheck

blackjack_against_low_card_unpaid = FilingCheck(
    title="Blackjack against a low card not paid at once",
    reads=("dealing.blackjack_paid_against_low_card",),
    expected="at once",
    observed="{stated}",
    message=(
        "the law says: a player's Blackjack against a 2 to 9 is announced and paid, and the cards removed; the "
        "filing says {stated}"
    ),
    check=other_than("at-once"),
)

blackjack_payment_unstated = FilingCheck(
    title="Moment of paying a Blackjack not stated",
    may_read=("dealing.blackjack_paid",),
    expected="one of the two moments that the law allows",
    observed="{stated}",
    message="the filing does not state whether a Blackjack is paid immediately or after the hole"
    " card is revealed; both are lawful, and the text does not say who chooses",
    check=unstated,
)

blackjack_paid_at_another_time = FilingCheck(
    title="Blackjack paid at another moment",
    reads=("dealing.blackjack_paid",),
    facts=("blackjack_payment_times",),
    expected="one of {lawful}",
    observed="{stated}",
    message="a player's Blackjack is paid at one of two moments: {lawful}; the filing says {stated}{hint}",
    fails={"dealing.blackjack_paid": "at-the-end-of-the-shoe"},
    check=not_among,
)

drawing_limited = FilingCheck(
    title="Players kept from drawing below the limit",
    reads=("dealing.draw_below_21_limited",),
    expected="drawing at any lower total",
    observed="drawing limited",
    message="players are kept from drawing cards though their total is less than 21",
    check=granted,
)

drawing_on_21 = FilingCheck(
    title="Players may draw on 21",
    reads=("dealing.draw_on_21",),
    expected="no card on 21",
    observed="drawing permitted",
    message="players with 21 may draw additional cards",
    check=granted,
)

dealer_total_unannounced_as_filed = FilingCheck(
    title="Dealer's total not announced",
    reads=("dealing.dealer_announces_total",),
    expected="an announcement after each card",
    observed="none",
    message="the dealer does not announce his total after each additional card",
    check=denied,
)

dealer_stands_elsewhere = FilingCheck(
    title="Dealer stands on another total",
    reads=("dealing.dealer_stands_on",),
    facts=("dealer_draws_until",),
    expected="{lawful}",
    observed="{number}",
    message="the dealer stops drawing at {number}; the law says {lawful}",
    fails={"dealing.dealer_stands_on": 18},
    passes={"dealing.dealer_stands_on": 17},
    check=restated_otherwise,
)

dealer_hits_soft_17 = FilingCheck(
    title="Dealer draws on a soft 17",
    reads=("dealing.dealer_hits_soft_17",),
    expected="standing on a soft 17",
    observed="drawing",
    message="the dealer draws on a soft 17, on which the law makes him stand",
    check=granted,
)

dealer_draws_without_effect = FilingCheck(
    title="Dealer draws though it has no effect",
    reads=("dealing.dealer_draws_when_decided",),
    expected="no additional cards",
    observed="cards drawn",
    message="the dealer draws additional cards though they have no effect on the outcome of the round",
    check=granted,
)

blackjack_against_longer_21_not_won = FilingCheck(
    title="Blackjack against a longer 21 not won",
    reads=("dealing.blackjack_against_longer_21",),
    expected="won",
    observed="{stated}",
    message="the law says: a player's Blackjack wins against 21 in more than two cards; the filing says {stated}",
    check=other_than("won"),
)

ties_not_returned = FilingCheck(
    title="Tied wager not returned",
    reads=("dealing.ties",),
    expected="returned",
    observed="{stated}",
    message="the law says: a wager on equal totals is returned to the player; the filing says {stated}",
    passes={"dealing.ties": "returned"},
    check=other_than("returned"),
)

blackjack_tie_not_returned = FilingCheck(
    title="Blackjack against Blackjack not returned",
    reads=("dealing.blackjack_ties",),
    expected="returned",
    observed="{stated}",
    message=(
        "the law says: a player's Blackjack against the dealer's Blackjack ties and is returned; the filing says "
        "{stated}"
    ),
    passes={"dealing.blackjack_ties": "returned"},
    check=other_than("returned"),
)

longer_21_against_blackjack_not_lost = FilingCheck(
    title="Longer 21 against Blackjack not lost",
    reads=("dealing.longer_21_against_blackjack",),
    expected="lost",
    observed="{stated}",
    message="the law says: 21 in more than two cards loses against the dealer's Blackjack; the filing says {stated}",
    passes={"dealing.longer_21_against_blackjack": "lost"},
    check=other_than("lost"),
)

settlement_order_unspecified = FilingCheck(
    title="Order of collecting and paying not designated",
    may_read=("dealing.settlement_order",),
    expected="the procedure of settling",
    observed="{stated}",
    message="the filing does not designate the procedure by which losing wagers are collected and winning wagers paid",
    passes={"dealing.settlement_order": "player-by-player"},
    check=unstated,
)

settlement_order_unknown = FilingCheck(
    title="Order of collecting and paying that the law does not give",
    reads=("dealing.settlement_order",),
    facts=("settlement_orders",),
    expected="one of {lawful}",
    observed="{stated}",
    message="losing wagers are collected and winning wagers paid by one of two procedures: "
    "{lawful}; the filing says {stated}{hint}",
    fails={"dealing.settlement_order": "pay-then-collect"},
    passes={"dealing.settlement_order": "player-by-player"},
    check=not_among,
)

losing_wagers_not_into_inventory = FilingCheck(
    title="Losing wagers not placed into the table inventory",
    reads=("dealing.losing_wagers_into_inventory",),
    when=(equals("dealing.settlement_order", "player-by-player"),),
    expected="directly into the table inventory",
    observed="elsewhere",
    message="losing wagers are not placed directly into the table inventory",
    check=denied,
)

winners_paid_with_losing_chips = FilingCheck(
    title="Winners paid with chips of losing wagers",
    reads=("dealing.winners_paid_from_losing_chips",),
    when=(equals("dealing.settlement_order", "player-by-player"),),
    expected="chips of the table inventory",
    observed="chips of losing wagers",
    message="winning wagers are paid with chips collected from losing wagers",
    check=granted,
)

hands_not_reconstructible = FilingCheck(
    title="Discards that do not permit reconstruction",
    reads=("dealing.discards_reconstructible",),
    expected="reconstruction possible",
    observed="not possible",
    message="the cards go to the discard rack so that hands cannot be reconstructed",
    check=denied,
)

players_touch_cards = FilingCheck(
    title="Players touch the cards",
    reads=("dealing.players_touch_cards",),
    when=(Absent("variations.dealt-from-the-hand"),),
    expected="no handling by players",
    observed="handling permitted",
    message="players may handle the cards, and the variation dealt from the hand is not selected",
    check=granted,
)

bet_not_collected_by_dealer_blackjack = FilingCheck(
    title="Blackjack Wager not collected though the dealer has Blackjack",
    reads=("dealing.wager_against_dealer_blackjack",),
    expected="collected",
    observed="{stated}",
    message=(
        "the law says: if the dealer has Blackjack the Blackjack Wager of a player without one is collected; the "
        "filing says {stated}"
    ),
    passes={"dealing.wager_against_dealer_blackjack": "collected"},
    check=other_than("collected"),
)

dealer_over_at_another_total = FilingCheck(
    title="Players paid above another total of the dealer",
    reads=("dealing.players_win_when_dealer_over",),
    facts=("player_wins_when_dealer_over",),
    expected="over {lawful}",
    observed="over {number}",
    message="the dealer's hand loses to every hand still in play over {number} in the filing; the law says {lawful}",
    fails={"dealing.players_win_when_dealer_over": 20},
    passes={"dealing.players_win_when_dealer_over": 21},
    check=restated_otherwise,
)

player_over_at_another_total = FilingCheck(
    title="Player's hand lost above another total",
    reads=("dealing.players_lose_over",),
    facts=("player_loses_when_over",),
    expected="over {lawful}",
    observed="over {number}",
    message="a player's hand loses over {number} in the filing; the law says {lawful}",
    fails={"dealing.players_lose_over": 22},
    passes={"dealing.players_lose_over": 21},
    check=restated_otherwise,
)
