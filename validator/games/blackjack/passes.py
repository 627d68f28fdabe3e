"""The passes of the blackjack machine, in their order."""

from collections.abc import Callable

from validator.games.blackjack.bad_beat import bad_beat_pass
from validator.games.blackjack.bet_the_set_21 import bet_the_set_21_pass
from validator.games.blackjack.blackjacks import blackjacks_pass
from validator.games.blackjack.card_values import card_values_pass
from validator.games.blackjack.dealer import dealer_pass
from validator.games.blackjack.dealing import dealing_pass
from validator.games.blackjack.decisions import decisions_pass
from validator.games.blackjack.double_shoe import double_shoe_pass
from validator.games.blackjack.doubling import doubling_pass
from validator.games.blackjack.from_hand import from_hand_pass
from validator.games.blackjack.hit_and_run import hit_and_run_pass
from validator.games.blackjack.house_money import house_money_pass
from validator.games.blackjack.in_between import in_between_pass
from validator.games.blackjack.insurance import insurance_pass
from validator.games.blackjack.irregularities import irregularities_pass
from validator.games.blackjack.kings_bounty import kings_bounty_pass
from validator.games.blackjack.lucky_ladies import lucky_ladies_pass
from validator.games.blackjack.match_the_dealer import match_the_dealer_pass
from validator.games.blackjack.meters import meters_pass
from validator.games.blackjack.royal_match_21 import royal_match_21_pass
from validator.games.blackjack.settlement import settlement_pass
from validator.games.blackjack.settling import settling_pass
from validator.games.blackjack.splitting import splitting_pass
from validator.games.blackjack.straight_jack import straight_jack_pass
from validator.games.blackjack.super_match import super_match_pass
from validator.games.blackjack.surrender import surrender_pass
from validator.games.blackjack.switch import switch_pass
from validator.games.blackjack.three_card_poker import three_card_poker_pass
from validator.games.blackjack.wagers import wagers_pass
from validator.games.shoe.around_the_round import around_the_round_pass
from validator.games.shoe.composition import cards_pass
from validator.games.shoe.cut import cut_pass
from validator.games.shoe.devices import devices_pass
from validator.games.shoe.shoe import shoe_pass
from validator.games.shoe.two_batches import two_batches_pass

PASSES: tuple[Callable[..., object], ...] = (
    shoe_pass,
    cards_pass,
    card_values_pass,
    cut_pass,
    double_shoe_pass,
    wagers_pass,
    dealing_pass,
    house_money_pass,
    insurance_pass,
    decisions_pass,
    doubling_pass,
    splitting_pass,
    surrender_pass,
    dealer_pass,
    settlement_pass,
    blackjacks_pass,
    settling_pass,
    match_the_dealer_pass,
    meters_pass,
    super_match_pass,
    bad_beat_pass,
    hit_and_run_pass,
    straight_jack_pass,
    lucky_ladies_pass,
    in_between_pass,
    royal_match_21_pass,
    bet_the_set_21_pass,
    kings_bounty_pass,
    three_card_poker_pass,
    switch_pass,
    from_hand_pass,
    irregularities_pass,
    devices_pass,
    around_the_round_pass,
    two_batches_pass,
)
"""The passes that siblings share, in the order in which they judge."""
