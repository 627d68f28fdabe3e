"""The judges of the blackjack game model, in their order."""

from collections.abc import Callable

from validator.games.blackjack.between_rounds import between_rounds_pass
from validator.games.blackjack.blackjacks import blackjacks_pass
from validator.games.blackjack.card_values import card_values_pass
from validator.games.blackjack.cards_held import cards_held_pass
from validator.games.blackjack.carried_card import kept_cards_pass
from validator.games.blackjack.collecting import collecting_pass
from validator.games.blackjack.completion import completion_pass
from validator.games.blackjack.completions import completions_pass
from validator.games.blackjack.dealer import dealer_pass
from validator.games.blackjack.dealers_22 import dealers_22_pass
from validator.games.blackjack.dealers_acts import dealers_acts_pass
from validator.games.blackjack.dealers_draws import dealers_draws_pass
from validator.games.blackjack.dealing import dealing_pass
from validator.games.blackjack.decisions import decisions_pass
from validator.games.blackjack.double_shoe import double_shoe_pass
from validator.games.blackjack.doubling import doubling_pass
from validator.games.blackjack.down_under import down_under_pass
from validator.games.blackjack.first_cards import first_cards_pass
from validator.games.blackjack.found_cards import found_cards_pass
from validator.games.blackjack.free_bet import free_bet_pass
from validator.games.blackjack.from_hand import from_hand_pass
from validator.games.blackjack.house_money import house_money_pass
from validator.games.blackjack.insurance import insurance_pass
from validator.games.blackjack.irregularities import irregularities_pass
from validator.games.blackjack.lammers import lammers_pass
from validator.games.blackjack.masque_reader import masque_reader_pass
from validator.games.blackjack.match_limits import match_limits_pass
from validator.games.blackjack.match_the_dealer import match_the_dealer_pass
from validator.games.blackjack.meters import meters_pass
from validator.games.blackjack.progressive_wagers import progressive_wagers_pass
from validator.games.blackjack.push_22 import push_22_pass
from validator.games.blackjack.rescue import rescue_pass
from validator.games.blackjack.settled_early import settled_early_pass
from validator.games.blackjack.settlement import settlement_pass
from validator.games.blackjack.settling import settling_pass
from validator.games.blackjack.split_busts import split_busts_pass
from validator.games.blackjack.splits_of_player import splits_of_player_pass
from validator.games.blackjack.splitting import splitting_pass
from validator.games.blackjack.stakes import stakes_pass
from validator.games.blackjack.super_bonus import super_bonus_pass, unnamed_payouts_pass
from validator.games.blackjack.super_match import super_match_pass
from validator.games.blackjack.surrender import surrender_pass
from validator.games.blackjack.suspended_duties import lifted_pass
from validator.games.blackjack.switch import switch_pass
from validator.games.blackjack.table_rules import table_rules_pass
from validator.games.blackjack.totals import totals_pass
from validator.games.blackjack.twenty_ones import twenty_ones_pass
from validator.games.blackjack.wagers import wagers_pass
from validator.games.blackjack.wrong_range import wrong_range_pass
from validator.games.rounds.in_force import in_force_pass
from validator.games.rounds.positions import positions_pass
from validator.games.shoe.around_the_round import around_the_round_pass
from validator.games.shoe.composition import cards_pass
from validator.games.shoe.counting import counting_pass
from validator.games.shoe.cut import cut_pass
from validator.games.shoe.decks import decks_pass
from validator.games.shoe.devices import devices_pass
from validator.games.shoe.shoe import shoe_pass
from validator.games.shoe.stored_batch import stored_batch_pass
from validator.games.shoe.two_batches import two_batches_pass

_ORDER: tuple[Callable[..., object], ...] = (
    in_force_pass,
    positions_pass,
    shoe_pass,
    cards_pass,
    card_values_pass,
    cut_pass,
    double_shoe_pass,
    wagers_pass,
    dealing_pass,
    masque_reader_pass,
    house_money_pass,
    insurance_pass,
    decisions_pass,
    doubling_pass,
    splitting_pass,
    splits_of_player_pass,
    down_under_pass,
    free_bet_pass,
    surrender_pass,
    dealer_pass,
    dealers_draws_pass,
    settled_early_pass,
    unnamed_payouts_pass,
    settlement_pass,
    collecting_pass,
    dealers_22_pass,
    lammers_pass,
    split_busts_pass,
    blackjacks_pass,
    settling_pass,
    match_the_dealer_pass,
    meters_pass,
    super_match_pass,
    progressive_wagers_pass,
    first_cards_pass,
    completions_pass,
    push_22_pass,
    table_rules_pass,
    switch_pass,
    from_hand_pass,
    irregularities_pass,
    wrong_range_pass,
    devices_pass,
    around_the_round_pass,
    kept_cards_pass,
    two_batches_pass,
    stored_batch_pass,
    decks_pass,
    counting_pass,
    between_rounds_pass,
    completion_pass,
    found_cards_pass,
    cards_held_pass,
    match_limits_pass,
    rescue_pass,
    super_bonus_pass,
    totals_pass,
    twenty_ones_pass,
    stakes_pass,
    dealers_acts_pass,
    lifted_pass,
)
"""All judges, in the order in which they run."""

_OF_SOME = frozenset(
    (
        cards_held_pass,
        completion_pass,
        dealers_22_pass,
        dealers_draws_pass,
        down_under_pass,
        found_cards_pass,
        free_bet_pass,
        lammers_pass,
        lifted_pass,
        masque_reader_pass,
        match_limits_pass,
        rescue_pass,
        split_busts_pass,
        super_bonus_pass,
        table_rules_pass,
        totals_pass,
        twenty_ones_pass,
        unnamed_payouts_pass,
        wrong_range_pass,
    )
)
"""Those that only some chapters have."""


def passes(*own: Callable[..., object]) -> tuple[Callable[..., object], ...]:
    """The judges that all chapters of the game have and those that one has of its own, in their order."""
    return tuple(one for one in _ORDER if one not in _OF_SOME or one in own)
