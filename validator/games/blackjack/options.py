"""What the law, the filing and the log's declarations tell the blackjack game model and its judges.

Every option is one integer. -1 says that the filing does not state it. Yes is 1, no is 0. Ratios are two fields, or two
places of one.
"""

from typing import Final

from validator.core.engine.option_rows import OptionList, option_place
from validator.core.engine.rows import several
from validator.games.blackjack.paytables import (
    BONUSES,
    HOUSE_MONEY,
    IN_BETWEEN,
    KINGS_BOUNTY,
    LIMITED,
    LONG,
    LUCKY_LADIES,
    MATCH,
    POKER,
    ROYAL_MATCH,
    SETS,
    STEPS,
    SUCCESSIVE,
    SUPER_MATCH,
)
from validator.games.blackjack.tables.due import DEALERS, FIELDS, HANDS, WAGERS
from validator.games.cards import RANKS
from validator.games.numbers import ODDS, WORD_CODES
from validator.games.shoe import options as of_shoe

DUE_WAGERS: Final = len(WAGERS)
DUE_DEALERS: Final = len(DEALERS)


class Options(of_shoe.Options):
    """What is asked for at blackjack."""

    # The law's numbers for the chapter judged.
    card_value: OptionList = several(RANKS)
    """The value of each rank, an ace as its lower value. Facts: ``face_card_value``, ``ace_low_value``."""
    ace_above_one: int
    """What an ace counts more when it counts high. Fact: ``ace_high_value``."""
    highest_total: int
    """The highest total that is not over. Fact: ``highest_score``."""
    dealer_stands: int
    """The total on which the dealer draws no more. Fact: ``dealer_draws_until``."""
    win_pays: int
    """The odds of a winning main wager, by the fact ``winning_wager_pays``."""
    win_per: int
    """Per how much of the stake."""
    blackjack_pays: int
    """The odds of a Blackjack, by the fact ``blackjack_pays``. Filed: ``payouts.blackjack``."""
    blackjack_per: int
    """Per how much of the stake."""
    blackjack_floor: int
    """Whether these are the least odds that the law allows, and no filing states those at which it is paid. Fact:
    ``blackjack_pays``. Filed: ``payouts.blackjack``."""
    insurance_pays: int
    """The odds of a winning Insurance Wager, by the fact ``insurance_pays``. Filed: ``payouts.insurance``."""
    insurance_per: int
    """Per how much of the stake."""
    insurance_floor: int
    """Whether these are the least that the law allows, and no filing states its own. Fact: ``insurance_pays``. Filed:
    ``payouts.insurance``."""
    insurance_share: int
    """The largest part of the wager that Insurance may be, by the fact ``insurance_maximum``."""
    insurance_share_per: int
    """Of how many parts."""
    surrender_share: int
    """The part of a surrendered wager that is lost, by the fact ``surrender_share``."""
    surrender_share_per: int
    """Of how many parts."""
    even_money_pays: int
    """The odds of even money. Fact: ``even_money_pays``, else ``winning_wager_pays``."""
    even_money_per: int
    """Per how much of the stake."""
    match_suited_pays: int
    """The odds of a Match-The-Dealer card of the same suit, by the paytable ``match-the-dealer`` that fits the decks
    filed."""
    match_suited_per: int
    """Per how much of the stake."""
    match_unsuited_pays: int
    """Those of a card of another suit."""
    match_unsuited_per: int
    """Per how much of the stake."""
    match_table: int
    """Which of the chapter's Match-The-Dealer paytables fits the decks filed: 0 the first, 1 the second, -2 none."""
    switch_push_total: int
    """The dealer's total that returns every hand not over the limit at Blackjack Switch; -1 where the chapter has none.
    Fact: ``switch_dealer_push_points``."""

    # What the filing selects.
    entry_prohibited: int
    """1: nobody may enter the game after the shuffle. Filed: ``wagers.entry_after_shuffle``."""
    even_money_offered: int
    """1: even money is offered. Filed: ``insurance.even_money``."""
    surrender_at_reader: int
    """1: settled right after the card reader; 0: when the hole card is revealed. Filed: ``surrender.settlement``."""
    blackjack_paid_at_once: int
    """1: a player's Blackjack is paid at once; 0: after the hole card. Filed: ``dealing.blackjack_paid``."""
    double_face_down: int
    """1: the card of a Double Down Wager is dealt face down. Filed: ``double_down.card``."""
    resplits: int
    """How often a split hand may be split again. Facts: ``resplits_maximum``, ``splits_maximum``. Filed:
    ``splitting.additional_splits``."""
    resplit_aces: int
    """How often split aces may be. Filed: ``splitting.additional_splits_of_aces``."""
    collect_then_pay: int
    """1: all losing wagers collected, then all winning paid; 0: seat by seat from the dealer's right. Filed:
    ``dealing.settlement_order``."""
    red_from_left: int
    """1: hearts and diamonds stand for the left side of a double shoe. Filed: ``cards.sides.left.suits``."""
    switch: int
    """1: Blackjack Switch is played. Filed: ``variations.blackjack-switch``."""
    offered: OptionList = several(WORD_CODES)
    """Whether the filing offers a type of wager: one place for each word of the log, by its code. Filed:
    ``optional_wagers``."""

    # The paytables of the optional wagers, as the law and the filing's choice among its paytables give them.
    lucky_ladies_points: int
    """The point count that wins a Twenty Point Bonus Wager. Fact: ``lucky_ladies_settled_points``."""
    kings_bounty_points: int
    """The point count that wins a King's Bounty Wager. Fact: ``kings_bounty_settled_points``."""
    matched_20_points: int
    """The point count of a matched 20. Fact: ``matched_20_points``."""
    suited_20_points: int
    """The point count of a suited 20. Fact: ``suited_20_points``."""
    any_20_points: int
    """The point count of any other 20. Fact: ``any_20_points``."""
    lucky_ladies_pays: OptionList = several(ODDS * len(LUCKY_LADIES))
    """The odds of the Twenty Point Bonus, row by row in the order of ``paytables``, by the paytable ``lucky-ladies``.
    So of the fields that follow: the one that names the table holds UNSTATED where the filing does not tell, and -2
    where none that it selects holds for the decks in use."""
    in_between_pays: OptionList = several(ODDS * len(IN_BETWEEN))
    """The odds of the In-Between Wager, by the paytable ``in-between``."""
    royal_match_pays: OptionList = several(ODDS * len(ROYAL_MATCH))
    """The odds of Royal Match 21, by the paytable ``royal-match-21`` that is filed; the last row is the Crown Treasure
    Bonus."""
    royal_match_table: int
    """0: a table for a single deck, 1: one for several. Filed: ``optional_wagers.royal-match-21.paytable``."""
    crown_treasure: int
    """Whether the Crown Treasure Bonus is offered. Filed: ``bonuses.crown_treasure``."""
    set_pays: OptionList = several(ODDS * len(SETS))
    """The odds of Bet the Set 21, by the paytable ``bet-the-set-21`` that is filed."""
    set_table: int
    """0: the table for a single deck, 1: for two, 2: one for more. Filed: ``optional_wagers.bet-the-set-21.paytable``.
    """
    kings_bounty_pays: OptionList = several(ODDS * len(KINGS_BOUNTY))
    """The odds of King's Bounty, by the paytable ``kings-bounty``."""
    poker_pays: OptionList = several(ODDS * len(POKER))
    """The odds of the Three Card Poker Wager, by the paytable ``three-card-poker`` that is filed."""
    poker_table: int
    """0 where one of the chapter's tables is selected. Filed: ``optional_wagers.three-card-poker.paytable``."""
    limit: int
    """The maximum payable to the dealer Blackjack rows of a round in the aggregate, in cents; 0 where none is filed.
    Filed: ``max_payout.amount``."""
    limit_applies: OptionList = several(len(LIMITED))
    """Whether the maximum is filed for Twenty Point Bonus, King's Bounty, Royal Match 21 Wagers. Filed:
    ``max_payout.applies_to``."""
    least_limit: int
    """The least that such a maximum may be, in cents. Fact: ``aggregate_limit_minimum``."""

    # Odds of optional wagers, as winnings on the stake: pairs of times and per. "8 for 1" is entered as 7 and 1.
    super_match_table: int
    """0 the paytable ``super-match`` for six decks, 1 that for eight, -2 none for the decks filed."""
    super_match_pays: OptionList = several(ODDS * len(SUPER_MATCH))
    """The odds of Super Match, as winnings on the stake."""
    house_money_table: int
    """0 the paytable ``house-money`` for a single deck, 1 that for several."""
    house_money_pays: OptionList = several(ODDS * len(HOUSE_MONEY))
    """The odds of House Money."""
    house_money_portion: int
    """How much of the payout of House Money may be added to the Blackjack Wager. Filed:
    ``optional_wagers.house-money.portion``."""
    house_money_whole: int
    """Of how many parts."""
    bad_beat_player: int
    """The total with which a player wins the Bad Beat Progressive Wager. Fact: ``bad_beat_settled_player_points``."""
    bad_beat_dealer: int
    """The total with which the dealer beats him. Fact: ``bad_beat_settled_dealer_points``."""
    bad_beat_any: int
    """Whether the player's total wins irrespective of the dealer's. Filed: ``optional_wagers.bad-beat-
    progressive.any_20``."""
    bad_beat_cards: int
    """The least cards of the dealer's that have a row. Fact: ``bad_beat_paytable``."""
    bad_beat_steps: int
    """How many rows there are of so many cards and more, below the meter's."""
    bad_beat_pays: OptionList = several(ODDS * STEPS)
    """The odds of each of these rows, as winnings on the stake."""
    bad_beat_blackjack: OptionList = several(ODDS)
    """The odds of a Blackjack of the dealer. Fact: ``bad_beat_paytable``."""
    bad_beat_optional: OptionList = several(ODDS)
    """The odds of the row that a filing may add. Fact: ``bad_beat_paytable``."""
    bad_beat_magic: OptionList = several(ODDS)
    """What the Magic Card Bonus pays: all that goes to the player, and per. Fact: ``bad_beat_paytable``."""
    bad_beat_lucky: OptionList = several(ODDS)
    """What the Lucky Player Bonus pays, in the same way. Fact: ``bad_beat_paytable``."""
    bad_beat_share: int
    """What part of the meter its row pays; ``meter_whole`` is all of it. Fact: ``bad_beat_paytable``."""
    bad_beat_verified: OptionList = several(ODDS)
    """From which odds on a floorperson verifies, a pair of places. Fact: ``bad_beat_verified_from``."""
    bad_beat_reset: int
    """The cents at which the meter is reset. Filed: ``optional_wagers.bad-beat-progressive.meter.reset``."""
    bad_beat_rate: int
    """The part of each wager that goes to the meter, in ``rate_whole`` parts. Filed:
    ``optional_wagers.bad-beat-progressive.meter.rate``."""
    magic_offered: int
    """Whether the Magic Card Bonus is offered. Filed: ``bonuses.magic_card``."""
    lucky_offered: int
    """Whether the Lucky Player Bonus is. Filed: ``bonuses.lucky_player``."""
    hit_and_run_cards: int
    """The least cards of the dealer's that have a row for the Hit and Run Progressive Wager. Fact:
    ``hit_and_run_paytable``."""
    hit_and_run_steps: int
    """How many rows there are of so many cards and more."""
    hit_and_run_pays: OptionList = several(ODDS * STEPS)
    """The odds of each of these rows."""
    hit_and_run_blackjack: OptionList = several(ODDS)
    """The odds of a Blackjack of the dealer. Fact: ``hit_and_run_paytable``."""
    hit_and_run_share: int
    """What part of the meter its row pays. Fact: ``hit_and_run_paytable``."""
    hit_and_run_verified: OptionList = several(ODDS)
    """From which odds on a floorperson verifies. Fact: ``hit_and_run_verified_from``."""
    hit_and_run_reset: int
    """The cents at which the meter is reset. Filed: ``optional_wagers.hit-and-run-progressive.meter.reset``."""
    hit_and_run_rate: int
    """The part of each wager that goes to it. Filed: ``optional_wagers.hit-and-run-progressive.meter.rate``."""
    straight_jack_cards: int
    """The least cards of a straight that have a row for the Straight Jack Progressive Wager. Fact:
    ``straight_jack_paytable``."""
    straight_jack_steps: int
    """How many rows there are of so many cards and more."""
    straight_jack_pays: OptionList = several(ODDS * STEPS)
    """The odds of each of these rows."""
    straight_jack_spades_share: int
    """What part of the meter the longest straight with an ace of spades pays. Fact: ``straight_jack_paytable``."""
    straight_jack_other_share: int
    """What part that with another ace pays. Fact: ``straight_jack_paytable``."""
    straight_jack_meter_pays: OptionList = several(ODDS)
    """Odds beside a share of the meter, a pair of places. Fact: ``straight_jack_paytable``."""
    straight_jack_verified: OptionList = several(ODDS)
    """From which odds on a floorperson verifies. Fact: ``straight_jack_verified_from``."""
    straight_jack_reset: int
    """The cents at which the meter is reset. Filed: ``optional_wagers.straight-jack-progressive.meter.reset``."""
    straight_jack_rate: int
    """The part of each wager that goes to it. Filed: ``optional_wagers.straight-jack-progressive.meter.rate``."""
    meter_whole: int
    """All of a meter, in percent."""
    bad_beat_shared: int
    """What part of a meter several winners of it share. Fact: ``bad_beat_shared_percent``."""
    hit_and_run_shared: int
    """What part of the meter of Hit and Run they share. Fact: ``hit_and_run_shared_percent``."""
    straight_jack_shared: int
    """What part of that of Straight Jack. Fact: ``straight_jack_shared_percent``."""
    hit_and_run_off_table: int
    """From which part of the meter on a payment does not come from the table inventory. Fact:
    ``hit_and_run_not_from_inventory_percent``."""
    straight_jack_off_table: int
    """The part of that of Straight Jack. Fact: ``straight_jack_not_from_inventory_percent``."""
    rate_whole: int
    """The whole of which rates and portions are parts."""
    switch_long_21_pays: int
    """What a Blackjack pays at Blackjack Switch against a 21 of more than two cards, by the fact
    ``switch_blackjack_pays_against_21``."""
    switch_long_21_per: int
    """Per how much of the stake."""
    main_wager: int
    """The log's code of the wager on which a hand is played: Blackjack Wager, Spanish 21 wager, Bet Wager."""
    dealer_highest: int
    """The dealer's total up to which his ace counts high. Facts: ``highest_score``, ``dealer_highest_score``."""
    dealer_push_total: int
    """The dealer's total against which main wagers are settled by a paragraph of its own; -1 where the chapter has
    none. Fact: ``dealer_push_points``."""
    twenty_one_wins: int
    """1: a Blackjack and a 21 win, whatever the dealer has, and at odds of their own."""
    free_bets: int
    """1: hands may be doubled and pairs split with a Free Bet lammer instead of a wager."""
    blackjack_ends_round: int
    """1: against a dealer's Blackjack all wagers are settled at once."""
    blackjack_in_turn_only: int
    """1: a player's Blackjack is paid in his turn, whatever the dealer's first card is."""
    surrender_one_moment: int
    """1: against an ace or a 10 value card a surrendered hand is settled after the card reader, the wager on its cards.
    """
    no_surrender: int
    """1: players may not surrender."""
    collected_in_seat_order: int
    """1: where all losing wagers are collected first, they are collected from the dealer's right, counterclockwise."""
    push_22_pays: OptionList = several(ODDS)
    """What the Push 22 Wager pays on a 22 of one suit, by the paytable that is filed: a pair of places."""
    push_22_color_pays: OptionList = several(ODDS)
    """What it pays on one of one color."""
    push_22_other_pays: OptionList = several(ODDS)
    """What it pays on one of both colors."""
    push_22_table: int
    """0 where one of the chapter's paytables is selected."""
    free_double_lowest: int
    """The lowest hard total on which a hand is doubled down free. Fact: ``free_double_down_on``."""
    free_double_highest: int
    """The highest such total. Fact: ``free_double_down_on``."""
    split_hands_maximum: int
    """The most hands that a player may make by splitting. Fact: ``split_hands_maximum``."""
    surrender_at_hole_card: int
    """1: against an ace or a 10 value card a surrendered hand is settled only when the hole card is turned."""
    spectators_unnamed: int
    """1: the chapter forbids players, and nobody else, to handle the cards."""
    burn_may_close_wagers: int
    """1: whether a card burned within the round closes the wagering is open."""
    hard_total_announces: int
    """1: the hard total of a soft hand announces it as well."""
    totals_announced: int
    """1: the dealer announces the total of each player's hand, so that a wrong one breaks that duty."""
    dealers_card_called: int
    """1: the dealer calls out his second card before he turns it."""
    rescue: int
    """1: a Double Down Wager may be taken back after its card, the original wager being forfeited."""
    added_wagers_apart: int
    """1: the chapter forbids to alter Insurance, Double Down and split wagers in a paragraph of its own."""
    match_apart: int
    """1: form, amount and odds of the Match-The-Dealer wager have paragraphs of their own; what a match is is open."""
    match_minimum: int
    """The least Match-The-Dealer wager, in cents. Fact: ``match_the_dealer_minimum``."""
    match_maximum: int
    """The largest, in cents. Filed: ``optional_wagers.match-the-dealer.maximum``."""
    void_for_found_cards: int
    """1: a round is void where more than one card is found face up, or more than one card that the decks may not hold.
    """
    splits_of_box: int
    """1: all splits of a box count together, those of aces with the others."""
    continuous_approved: int
    """Whether device and procedures are approved where cards come from a device that reshuffles by itself. Filed:
    ``approvals.continuous_device``."""
    match_floor: OptionList = several(ODDS * len(MATCH) + 1)
    """Two pairs of places: the least odds of a matching card of the same suit and of another; then 1 for those of the
    larger number of decks. Facts: ``match_the_dealer_paytable_six_decks``,
    ``match_the_dealer_paytable_eight_decks``."""
    range_of: OptionList = several(RANKS)
    """The range of values of each rank of a hole card: SMALL, MEDIUM or LARGE of ``masque``."""
    hole_card_hidden: int
    """1: the card reader device shows no more than whether the dealer has a Blackjack, so that no player can determine
    the value of the hole card; 0: it may show more. Filed: ``table.card_reader.shows``."""
    dead_where_hidden: int
    """0: where the device, used without cause, hides the hole card, play continues by a paragraph of its own."""
    range_reader: int
    """1: the card reader device is used in every round and shows the range of the hole card by a light."""
    dealer_draws_always: int
    """1: no paragraph spares the dealer drawing where no hand is left that his point count could decide."""
    split_aces_cards: int
    """How many cards each ace of a split pair receives; -1 where the chapter has no such limit. Fact:
    ``split_aces_cards``."""
    split_hands: int
    """Into how many hands a pair is split. Fact: ``split_hands``."""
    segregated_area: int
    """1 where the chapter lets a card found face up go into a segregated area of a double shoe; 0 where it has none."""
    doubled_pays: OptionList = several(ODDS)
    """A pair of places: what a winning hand pays on which a Double Down Wager was made. Fact: ``doubled_wager_pays``.
    """
    bonus_pays: OptionList = several(ODDS * len(BONUSES))
    """Pairs of places in the order of the rules on them: 6-7-8 mixed, of one suit, of spades; three 7s mixed, of one
    suit, of spades; 21 in five, in six, in seven cards or more: the facts ``bonus_..._pays``, by the names in
    ``paytables``."""
    bonus_cards: OptionList = several(len(LONG))
    """The cards of a 21 in five, in six, in seven cards or more. Facts: ``bonus_21_five_cards``,
    ``bonus_21_six_cards``, ``bonus_21_seven_cards``."""
    additional_low: int
    """The smaller additional fixed payout, in cents. Fact: ``additional_payout_low``."""
    additional_high: int
    """The larger, in cents. Fact: ``additional_payout_high``."""
    additional_others: int
    """That of the other players, in cents. Fact: ``additional_payout_others``."""
    additional_low_from: int
    """From which original wager on, in cents, the smaller is due. Fact: ``additional_payout_low_wager_minimum``."""
    additional_high_from: int
    """From which on the larger is. Fact: ``additional_payout_high_wager_minimum``."""
    bonus_ranks: OptionList = several(SUCCESSIVE)
    """The ranks of 6, 7 and 8, as the cards are numbered. Fact: ``bonus_678_ranks``."""
    bonus_seven: int
    """The rank of the three 7s, as the cards are numbered. Fact: ``bonus_777_rank``."""
    missed_second_card_marked: int
    """1 where a second card that the log marks as missed may follow the dealer's hole card."""

    # Numbers of paragraphs about one thing alone; -1 where the chapter has no such paragraph.
    blackjack_cards: int
    """The cards of a Blackjack. Fact: ``blackjack_cards``."""
    blackjack_ten_value: int
    """The value of the card beside its ace. Fact: ``blackjack_ten_value``."""
    draw_below: int
    """The total below which a player may draw. Fact: ``player_may_draw_below``."""
    no_draw_at: int
    """That on which he may not. Fact: ``player_may_not_draw_at``."""
    player_wins_to: int
    """The highest total with which a player's hand wins by its points. Fact: ``player_wins_at_most``."""
    dealer_over_above: int
    """The dealer's total above which players win. Fact: ``player_wins_when_dealer_over``."""
    surrender_cards: int
    """After how many cards a player may surrender. Fact: ``surrender_after_cards``."""
    surrender_at_once_value: int
    """The value that the dealer's first card, if no ace, may not have where a surrender is settled at once. Fact:
    ``surrender_at_once_not_ten_value``."""
    surrender_waits_value: int
    """The value with which it waits. Fact: ``surrender_waits_ten_value``."""
    surrender_at_once_share: OptionList = several(ODDS)
    """What part of a surrendered wager is collected at once: a pair of places. Fact: ``surrender_collected_share``."""
    surrender_placed_share: OptionList = several(ODDS)
    """What part from on top of the cards. Fact: ``surrender_collected_share_placed``."""
    surrender_reader_share: OptionList = several(ODDS)
    """What part after the card reader. Fact: ``surrender_collected_share_after_reader``."""
    double_cards: int
    """On how many cards a player may double down. Fact: ``double_down_on_cards``."""
    double_draws: int
    """How many more he may draw then. Fact: ``double_down_cards``."""
    split_cards: int
    """The cards of a hand that may be split. Fact: ``split_on_cards``."""
    overdraw_total: int
    """The total on which a card that the dealer drew for himself by accident goes to the discard rack. Fact:
    ``dealer_overdraw_points``."""
    rescue_to: int
    """The highest total of a hand that may be rescued. Fact: ``rescue_points_maximum``."""
    wagered_split_value: int
    """The value of cards that are split with a wager. Fact: ``wagered_split_ten_value``."""
    free_split_not_value: int
    """The value of those that are not split free. Fact: ``free_split_not_ten_value``."""
    push_22_wins_at: int
    """The dealer's total with which a Push 22 Wager wins. Fact: ``push_22_wins_at``."""
    push_22_loses_not_at: int
    """That with which alone it is not collected. Fact: ``push_22_loses_not_at``."""
    draws_for_push_22_over: int
    """The total above which all players' hands but Blackjacks are where the dealer draws for Push 22 Wagers alone.
    Fact: ``dealer_draws_for_push_22_players_over``."""
    discarded_over: int
    """The total above which a player discards cards that are dealt from the hand. Fact:
    ``from_the_hand_discards_over``."""
    round_burns: int
    """Cards to be removed before each round that is dealt from the hand. Fact: ``from_the_hand_burn_cards``."""
    soft_above_hard: int
    """How much more an ace counts in a soft total than in a hard one. Facts: ``soft_ace_value``, ``hard_ace_value``."""
    blackjack_beats_at: int
    """The dealer's total, no Blackjack, that a Blackjack beats. Facts: ``blackjack_beats_points``, ``highest_score``.
    """
    blackjack_beats_from: int
    """From how many cards on. Fact: ``blackjack_beats_cards_minimum``, else one more than
    ``blackjack_beats_cards_more_than``, or than ``blackjack_cards``."""
    lost_to_blackjack_at: int
    """The player's total, no Blackjack, that a dealer's Blackjack beats. Facts: ``dealer_blackjack_beats_points``,
    ``highest_score``."""
    lost_to_blackjack_over: int
    """In more than how many cards it does so for certain. Facts: ``dealer_blackjack_beats_cards_more_than``,
    ``blackjack_cards``."""
    long_21_at: int
    """The total that in more cards wins against the same of the dealer. Fact: ``player_21_beats_points``."""
    long_21_over: int
    """In more cards than so many. Fact: ``player_21_beats_in_cards_more_than``."""
    dealers_long_21_over: int
    """Against more of the dealer's than so many. Fact: ``player_21_beats_dealer_cards_more_than``."""
    switch_long_at: int
    """The dealer's total against which Blackjack Switch pays a Blackjack otherwise. Fact:
    ``switch_blackjack_against_points``."""
    switch_long_over: int
    """In more cards than so many. Fact: ``switch_blackjack_against_cards_more_than``."""
    switched_total: int
    """The total that two switched cards have instead of being a Blackjack. Fact: ``switched_blackjack_points``."""
    switch_push_to: int
    """The highest total of a player's hand that ``switch_push_total`` returns. Fact: ``switch_player_push_points``."""
    push_large_cards: int
    """Down Under Blackjack: the Large cards that are paid against ``dealer_push_total``. Fact:
    ``dealer_push_paid_large_cards``."""
    push_paid_at: int
    """The total that is paid against it. Fact: ``dealer_push_paid_points``."""
    settles_unless_at: int
    """The dealer's total on which other hands are not settled by their points. Fact: ``dealer_settles_if_not_points``.
    """
    push_settled_at: int
    """The dealer's total on which lammers are collected. Fact: ``dealer_push_settled_points``."""
    dealer_wins_to: int
    """The highest total with which the dealer wins. Facts: ``dealer_wins_at_most``, ``player_wins_when_dealer_over``.
    """
    tie_to: int
    """The highest with which hands tie. Facts: ``tie_at_most``, ``highest_score``."""
    wins_if_dealer_over_to: int
    """The highest with which a player wins where the dealer is over. Fact: ``player_wins_when_dealer_over_at_most``."""
    hit_and_run_from: int
    """From how many cards on the dealer's hand wins a Hit and Run Progressive Wager. Fact:
    ``hit_and_run_settled_cards_minimum``."""
    hit_and_run_counts_over: int
    """Above which total its last card counts as well. Fact: ``hit_and_run_counts_card_over``."""
    straight_jack_counts_to: int
    """To which total a card counts for a Straight Jack Progressive Wager. Fact: ``straight_jack_counts_card_not_over``.
    """
    bad_beat_any_player: int
    """The total that wins irrespective of the dealer's. Fact: ``bad_beat_optional_player_points``."""
    reader_value: int
    """The value of a dealer's first card for which, as for an ace, the card reader device is used. Facts:
    ``card_reader_ten_value``, ``blackjack_ten_value``."""
    no_reader_value: int
    """The value without which Blackjacks are paid before. Facts: ``card_reader_not_used_ten_value``,
    ``blackjack_ten_value``."""
    insurance_rounded: OptionList = several(ODDS)
    """The part of the wager that chips must not make up where Insurance goes up to the next unit. Fact:
    ``insurance_rounding_when``, else ``insurance_maximum``."""
    face_up_void_over: int
    """More than how many cards found face up make a round void. Fact: ``face_up_cards_void_more_than``."""
    tens_void_over: int
    """More than how many 10s do. Fact: ``removed_cards_void_more_than``."""
    bonus_21_at: int
    """The total of a hand that is paid by the number of its cards. Fact: ``bonus_21_points``."""
    successive_cards: int
    """How many cards make 6, 7 and 8. Fact: ``bonus_678_cards``."""
    sevens_cards: int
    """How many make three 7s. Fact: ``bonus_777_cards``."""
    additional_cards: int
    """How many cards earn an additional fixed payout. Fact: ``additional_payout_cards``."""
    additional_rank: int
    """Their rank, as cards are numbered. Fact: ``additional_payout_rank``."""
    additional_dealer_rank: int
    """The rank of the dealer's first. Fact: ``additional_payout_dealer_rank``."""
    additional_low_below: int
    """Below which original wager, in cents, the smaller is due. Fact: ``additional_payout_low_wager_below``."""
    low_straight_two: int
    """A rank with which an ace completes the lowest straight, as cards are numbered. Fact:
    ``three_card_poker_low_straight_two``."""
    low_straight_three: int
    """The other. Fact: ``three_card_poker_low_straight_three``."""
    due: OptionList = several(len(HANDS) * DUE_WAGERS * DUE_DEALERS * FIELDS)
    """What is due on a main wager, see ``due``."""


# Places of odds and shares, which judges hand on as what is due: ``t.options[place]`` and the place behind it.
BAD_BEAT_BLACKJACK: Final = option_place(Options.bad_beat_blackjack)
BAD_BEAT_OPTIONAL: Final = option_place(Options.bad_beat_optional)
BAD_BEAT_PAYS: Final = option_place(Options.bad_beat_pays)
BAD_BEAT_VERIFIED: Final = option_place(Options.bad_beat_verified)
BLACKJACK_PAYS: Final = option_place(Options.blackjack_pays)
BONUS_PAYS: Final = option_place(Options.bonus_pays)
DOUBLED_PAYS: Final = option_place(Options.doubled_pays)
EVEN_MONEY_PAYS: Final = option_place(Options.even_money_pays)
HIT_AND_RUN_BLACKJACK: Final = option_place(Options.hit_and_run_blackjack)
HIT_AND_RUN_PAYS: Final = option_place(Options.hit_and_run_pays)
HIT_AND_RUN_VERIFIED: Final = option_place(Options.hit_and_run_verified)
HOUSE_MONEY_PAYS: Final = option_place(Options.house_money_pays)
IN_BETWEEN_PAYS: Final = option_place(Options.in_between_pays)
KINGS_BOUNTY_PAYS: Final = option_place(Options.kings_bounty_pays)
LUCKY_LADIES_PAYS: Final = option_place(Options.lucky_ladies_pays)
POKER_PAYS: Final = option_place(Options.poker_pays)
PUSH_22_COLOR_PAYS: Final = option_place(Options.push_22_color_pays)
PUSH_22_OTHER_PAYS: Final = option_place(Options.push_22_other_pays)
PUSH_22_PAYS: Final = option_place(Options.push_22_pays)
ROYAL_MATCH_PAYS: Final = option_place(Options.royal_match_pays)
SET_PAYS: Final = option_place(Options.set_pays)
STRAIGHT_JACK_PAYS: Final = option_place(Options.straight_jack_pays)
STRAIGHT_JACK_VERIFIED: Final = option_place(Options.straight_jack_verified)
SUPER_MATCH_PAYS: Final = option_place(Options.super_match_pays)
SURRENDER_AT_ONCE_SHARE: Final = option_place(Options.surrender_at_once_share)
SURRENDER_PLACED_SHARE: Final = option_place(Options.surrender_placed_share)
SURRENDER_READER_SHARE: Final = option_place(Options.surrender_reader_share)
SURRENDER_SHARE: Final = option_place(Options.surrender_share)
WIN_PAYS: Final = option_place(Options.win_pays)
