"""§ 685a.7(h) to (t): Blackjack, decisions, the dealer's hand, ties, settlement and the cards afterwards."""

from dataclasses import replace

from validator.chapters.blackjack import completion as asked
from validator.chapters.checks import denied, granted
from validator.chapters.free_bet import dealing as at_free_bet
from validator.core.rule_definitions import FilingCheck

blackjack_paid_at_another_time = at_free_bet.blackjack_paid_at_another_time


dealer_draws_on_22 = FilingCheck(
    title="Dealer draws on the highest total on which he stands",
    reads=("dealing.dealer_draws_on_22",),
    expected="standing on 22",
    observed="drawing",
    message="the dealer draws on 22, on which the law makes him stand",
    check=granted,
)

dealer_spared_drawing = FilingCheck(
    title="Dealer draws no cards where no wager is open",
    reads=("dealing.dealer_draws_when_decided",),
    expected="drawing to the total on which he stands",
    observed="no additional cards",
    message="the dealer draws no additional cards where every wager is decided; the text makes no exception for that",
    check=denied,
)


players_touch_cards = replace(asked.players_touch_cards, when=())

bet_not_collected_by_dealer_blackjack = replace(
    asked.bet_not_collected_by_dealer_blackjack,
    title="Bet Wager not collected though the dealer has Blackjack",
    reads=("dealing.bet_against_dealer_blackjack",),
    message=(
        "the law says: if the dealer has Blackjack the Bet Wager of a player without one is collected; the filing says "
        "{stated}"
    ),
    passes={"dealing.bet_against_dealer_blackjack": "collected"},
)

dealer_over_at_another_total = replace(
    asked.dealer_over_at_another_total,
    fails={"dealing.players_win_when_dealer_over": 21},
    passes={"dealing.players_win_when_dealer_over": 22},
)
