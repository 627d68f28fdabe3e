"""Places in the options column: what the law, the filing and the log's declarations tell the game model and its judges.

Every option is one integer. -1 says that the filing does not state it. Yes is 1, no is 0. Ratios are two places.
"""

from typing import Final

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
from validator.games.numbers import ODDS, WORD_CODES, Places
from validator.games.shoe import options as of_shoe

take = Places(of_shoe.END)

# The law's numbers for the chapter judged.
CARD_VALUE: Final = take(RANKS)
"""The value of each rank, an ace as its lower value."""
ACE_ABOVE_ONE: Final = take()
"""What an ace counts more when it counts high."""
HIGHEST_TOTAL: Final = take()
DEALER_STANDS: Final = take()
WIN_PAYS: Final = take()
WIN_PER: Final = take()
BLACKJACK_PAYS: Final = take()
BLACKJACK_PER: Final = take()
BLACKJACK_FLOOR: Final = take()
"""Whether these are the least odds that the law allows, and no filing states those at which it is paid."""
INSURANCE_PAYS: Final = take()
INSURANCE_PER: Final = take()
INSURANCE_FLOOR: Final = take()
"""The same of these."""
INSURANCE_SHARE: Final = take()
INSURANCE_SHARE_PER: Final = take()
SURRENDER_SHARE: Final = take()
SURRENDER_SHARE_PER: Final = take()
EVEN_MONEY_PAYS: Final = take()
EVEN_MONEY_PER: Final = take()
MATCH_SUITED_PAYS: Final = take()
MATCH_SUITED_PER: Final = take()
MATCH_UNSUITED_PAYS: Final = take()
MATCH_UNSUITED_PER: Final = take()
MATCH_TABLE: Final = take()
"""Which of the chapter's Match-the-Dealer paytables fits the decks filed: 0 the first, 1 the second, -2 none."""
SWITCH_PUSH_TOTAL: Final = take()
"""The dealer's total that returns every hand not over the limit at Blackjack Switch; -1 where the chapter has none."""

# What the filing selects.
ENTRY_PROHIBITED: Final = take()
EVEN_MONEY_OFFERED: Final = take()
SURRENDER_AT_READER: Final = take()
"""1: settled right after the card reader; 0: when the hole card is revealed."""
BLACKJACK_PAID_AT_ONCE: Final = take()
DOUBLE_FACE_DOWN: Final = take()
RESPLITS: Final = take()
RESPLIT_ACES: Final = take()
COLLECT_THEN_PAY: Final = take()
"""1: all losing wagers collected, then all winning paid; 0: seat by seat from the dealer's right."""
RED_FROM_LEFT: Final = take()
"""1: hearts and diamonds stand for the left side of a double shoe."""
SWITCH: Final = take()
OFFERED: Final = take(WORD_CODES)
"""From here one place for each word of the log's wager types, by its code: whether the filing offers it."""

# The paytables of the optional wagers, as the law and the filing's choice among its paytables give them: the odds of
# each row of ``paytables``. The option that names the table holds UNSTATED where the filing does not tell, and -2 where
# none that it selects holds for the decks in use.
LUCKY_LADIES_POINTS: Final = take()
KINGS_BOUNTY_POINTS: Final = take()
"""The point counts that win a Twenty Point Bonus and a King's Bounty Wager."""
MATCHED_20_POINTS: Final = take()
SUITED_20_POINTS: Final = take()
ANY_20_POINTS: Final = take()
"""Those of the hands that these pay by name."""
LUCKY_LADIES_PAYS: Final = take(ODDS * len(LUCKY_LADIES))
IN_BETWEEN_PAYS: Final = take(ODDS * len(IN_BETWEEN))
ROYAL_MATCH_PAYS: Final = take(ODDS * len(ROYAL_MATCH))
"""The last row is the Crown Treasure Bonus."""
ROYAL_MATCH_TABLE: Final = take()
"""0: a table for a single deck, 1: one for several."""
CROWN_TREASURE: Final = take()
"""Whether the Crown Treasure Bonus is offered."""
SET_PAYS: Final = take(ODDS * len(SETS))
SET_TABLE: Final = take()
"""0: the table for a single deck, 1: for two, 2: one for more."""
KINGS_BOUNTY_PAYS: Final = take(ODDS * len(KINGS_BOUNTY))
POKER_PAYS: Final = take(ODDS * len(POKER))
POKER_TABLE: Final = take()
"""0 where one of the chapter's tables is selected."""
LIMIT: Final = take()
"""The maximum payable to the dealer Blackjack rows of a round in the aggregate, in cents; 0 where none is filed."""
LIMIT_APPLIES: Final = take(len(LIMITED))
"""Whether the maximum is filed for Twenty Point Bonus, King's Bounty, Royal Match 21 Wagers."""
LEAST_LIMIT: Final = take()
"""The least that such a maximum may be, in cents."""

# Odds of optional wagers, as winnings on the stake: pairs of times and per. "8 for 1" is entered as 7 and 1.
SUPER_MATCH_TABLE: Final = take()
"""0 the paytable for six decks, 1 that for eight, -2 none for the decks filed."""
SUPER_MATCH_PAYS: Final = take(ODDS * len(SUPER_MATCH))
HOUSE_MONEY_TABLE: Final = take()
"""0 the paytable for a single deck, 1 that for several."""
HOUSE_MONEY_PAYS: Final = take(ODDS * len(HOUSE_MONEY))
HOUSE_MONEY_PORTION: Final = take()
HOUSE_MONEY_WHOLE: Final = take()
"""How much of the payout may be added to the Blackjack Wager: portion and whole."""
BAD_BEAT_PLAYER: Final = take()
BAD_BEAT_DEALER: Final = take()
"""Totals with which the player wins and the dealer beats him."""
BAD_BEAT_ANY: Final = take()
"""Whether the player's total wins irrespective of the dealer's."""
BAD_BEAT_CARDS: Final = take()
BAD_BEAT_STEPS: Final = take()
"""The least cards of the dealer that have a row, and how many rows of so many cards there are below the meter's."""
BAD_BEAT_PAYS: Final = take(ODDS * STEPS)
"""A pair of places for each of them."""
BAD_BEAT_BLACKJACK: Final = take(ODDS)
BAD_BEAT_OPTIONAL: Final = take(ODDS)
BAD_BEAT_MAGIC: Final = take(ODDS)
"""All that goes to the player, and per."""
BAD_BEAT_LUCKY: Final = take(ODDS)
"""The same."""
BAD_BEAT_SHARE: Final = take()
"""What part of the meter its row pays; METER_WHOLE is all of it."""
BAD_BEAT_VERIFIED: Final = take(ODDS)
"""From which odds on a floorperson verifies, a pair of places."""
BAD_BEAT_RESET: Final = take()
BAD_BEAT_RATE: Final = take()
MAGIC_OFFERED: Final = take()
LUCKY_OFFERED: Final = take()
HIT_AND_RUN_CARDS: Final = take()
HIT_AND_RUN_STEPS: Final = take()
HIT_AND_RUN_PAYS: Final = take(ODDS * STEPS)
HIT_AND_RUN_BLACKJACK: Final = take(ODDS)
HIT_AND_RUN_SHARE: Final = take()
HIT_AND_RUN_VERIFIED: Final = take(ODDS)
HIT_AND_RUN_RESET: Final = take()
HIT_AND_RUN_RATE: Final = take()
STRAIGHT_JACK_CARDS: Final = take()
STRAIGHT_JACK_STEPS: Final = take()
STRAIGHT_JACK_PAYS: Final = take(ODDS * STEPS)
STRAIGHT_JACK_SPADES_SHARE: Final = take()
STRAIGHT_JACK_OTHER_SHARE: Final = take()
STRAIGHT_JACK_METER_PAYS: Final = take(ODDS)
"""Odds beside a share of the meter, a pair of places."""
STRAIGHT_JACK_VERIFIED: Final = take(ODDS)
STRAIGHT_JACK_RESET: Final = take()
STRAIGHT_JACK_RATE: Final = take()
METER_WHOLE: Final = take()
BAD_BEAT_SHARED: Final = take()
HIT_AND_RUN_SHARED: Final = take()
STRAIGHT_JACK_SHARED: Final = take()
"""What part of a meter several winners of it share."""
HIT_AND_RUN_OFF_TABLE: Final = take()
STRAIGHT_JACK_OFF_TABLE: Final = take()
"""What part of a meter, and from which on, is not paid from the table inventory."""
RATE_WHOLE: Final = take()

SWITCH_LONG_21_PAYS: Final = take()
SWITCH_LONG_21_PER: Final = take()
"""What a Blackjack pays at Blackjack Switch against a 21 of more than two cards."""

MAIN_WAGER: Final = take()
"""The log's code of the wager on which a hand is played: Blackjack Wager, Spanish 21 wager, Bet Wager."""
DEALER_HIGHEST: Final = take()
"""The dealer's total up to which his ace counts high."""
DEALER_PUSH_TOTAL: Final = take()
"""The dealer's total against which main wagers are settled by a paragraph of its own; -1 where the chapter has none."""
TWENTY_ONE_WINS: Final = take()
"""1: a Blackjack and a 21 win, whatever the dealer has, and at odds of their own."""
FREE_BETS: Final = take()
"""1: hands may be doubled and pairs split with a Free Bet lammer instead of a wager."""
BLACKJACK_ENDS_ROUND: Final = take()
"""1: against a dealer's Blackjack all wagers are settled at once."""
BLACKJACK_IN_TURN_ONLY: Final = take()
"""1: a player's Blackjack is paid in his turn, whatever the dealer's first card is."""
SURRENDER_ONE_MOMENT: Final = take()
"""1: against an ace or a 10 value card a surrendered hand is settled after the card reader, the wager on its cards."""
NO_SURRENDER: Final = take()
"""1: players may not surrender."""
COLLECTED_IN_SEAT_ORDER: Final = take()
"""1: where all losing wagers are collected first, they are collected from the dealer's right, counterclockwise."""
PUSH_22_PAYS: Final = take(ODDS)
"""A pair of places: what the Push 22 Wager pays on a 22 of one suit."""
PUSH_22_COLOR_PAYS: Final = take(ODDS)
"""The same of one color."""
PUSH_22_OTHER_PAYS: Final = take(ODDS)
"""The same of both colors."""
PUSH_22_TABLE: Final = take()
"""0 where one of the chapter's paytables is selected."""
FREE_DOUBLE_LOWEST: Final = take()
FREE_DOUBLE_HIGHEST: Final = take()
"""The hard totals between which a hand is doubled down free."""
SPLIT_HANDS_MAXIMUM: Final = take()

SURRENDER_AT_HOLE_CARD: Final = take()
"""1: against an ace or a 10 value card a surrendered hand is settled only when the hole card is turned."""
SPECTATORS_UNNAMED: Final = take()
"""1: the chapter forbids players, and nobody else, to handle the cards."""
BURN_MAY_CLOSE_WAGERS: Final = take()
"""1: whether a card burned within the round closes the wagering is open."""
HARD_TOTAL_ANNOUNCES: Final = take()
"""1: the hard total of a soft hand announces it as well."""
TOTALS_ANNOUNCED: Final = take()
"""1: the dealer announces the total of each player's hand, so that a wrong one breaks that duty."""
DEALERS_CARD_CALLED: Final = take()
"""1: the dealer calls out his second card before he turns it."""
RESCUE: Final = take()
"""1: a Double Down Wager may be taken back after its card, the original wager being forfeited."""
ADDED_WAGERS_APART: Final = take()
"""1: the chapter forbids to alter Insurance, Double Down and split wagers in a paragraph of its own."""
MATCH_APART: Final = take()
"""1: form, amount and odds of the Match-The-Dealer wager have paragraphs of their own; what a match is is open."""
MATCH_MINIMUM: Final = take()
MATCH_MAXIMUM: Final = take()
"""The least and the largest Match-The-Dealer wager, in cents; the largest as filed."""
VOID_FOR_FOUND_CARDS: Final = take()
"""1: a round is void where more than one card is found face up, or more than one card that the decks may not hold."""
SPLITS_OF_BOX: Final = take()
"""1: all splits of a box count together, those of aces with the others."""
CONTINUOUS_APPROVED: Final = take()
"""Whether device and procedures are approved where cards come from a device that reshuffles by itself."""
MATCH_FLOOR: Final = take(ODDS * len(MATCH) + 1)
"""Two pairs of places: the least odds of a matching card of the same suit and of another; then 1 for those of the
larger number of decks."""

RANGE_OF: Final = take(RANKS)
"""The range of values of each rank of a hole card: SMALL, MEDIUM or LARGE of ``masque``."""
HOLE_CARD_HIDDEN: Final = take()
"""1: the card reader device shows no more than whether the dealer has a Blackjack, so that no player can determine the
value of the hole card; 0: it may show more."""
DEAD_WHERE_HIDDEN: Final = take()
"""0: where the device, used without cause, hides the hole card, play continues by a paragraph of its own."""
RANGE_READER: Final = take()
"""1: the card reader device is used in every round and shows the range of the hole card by a light."""
DEALER_DRAWS_ALWAYS: Final = take()
"""1: no paragraph spares the dealer drawing where no hand is left that his point count could decide."""
SPLIT_ACES_CARDS: Final = take()
"""How many cards each ace of a split pair receives; -1 where the chapter has no such limit."""
SPLIT_HANDS: Final = take()
"""Into how many hands a pair is split."""

SEGREGATED_AREA: Final = take()
"""1 where the chapter lets a card found face up go into a segregated area of a double shoe; 0 where it has none."""
DOUBLED_PAYS: Final = take(ODDS)
"""A pair of places: what a winning hand pays on which a Double Down Wager was made."""
BONUS_PAYS: Final = take(ODDS * len(BONUSES))
"""Pairs of places in the order of the rules on them: 6-7-8 mixed, of one suit, of spades; three 7s mixed, of
one suit, of spades; 21 in five, in six, in seven cards or more."""
BONUS_CARDS: Final = take(len(LONG))
"""The cards of a 21 in five, in six, in seven cards or more."""
ADDITIONAL_LOW: Final = take()
ADDITIONAL_HIGH: Final = take()
ADDITIONAL_OTHERS: Final = take()
"""The additional fixed payouts in cents: the smaller, the larger, and that of the other players."""
ADDITIONAL_LOW_FROM: Final = take()
ADDITIONAL_HIGH_FROM: Final = take()
"""From which original wager on, in cents, the smaller and the larger are due."""
BONUS_RANKS: Final = take(SUCCESSIVE)
"""The ranks of 6, 7 and 8, as the cards are numbered."""
BONUS_SEVEN: Final = take()
"""The rank of the three 7s, as the cards are numbered."""
MISSED_SECOND_CARD_MARKED: Final = take()
"""1 where a second card that the log marks as missed may follow the dealer's hole card."""

# Numbers of paragraphs about one thing alone; -1 where the chapter has no such paragraph.
BLACKJACK_CARDS: Final = take()
BLACKJACK_TEN_VALUE: Final = take()
"""The cards of a Blackjack, and the value of the card beside its ace."""
DRAW_BELOW: Final = take()
NO_DRAW_AT: Final = take()
"""The total below which a player may draw, and that on which he may not."""
PLAYER_WINS_TO: Final = take()
"""The highest total with which a player's hand wins by its points."""
DEALER_OVER_ABOVE: Final = take()
"""The dealer's total above which players win."""
SURRENDER_CARDS: Final = take()
"""After how many cards a player may surrender."""
SURRENDER_AT_ONCE_VALUE: Final = take()
SURRENDER_WAITS_VALUE: Final = take()
"""The value that the dealer's first card, if no ace, may not have where a surrender is settled at once; and that with
which it waits."""
SURRENDER_AT_ONCE_SHARE: Final = take(ODDS)
SURRENDER_PLACED_SHARE: Final = take(ODDS)
SURRENDER_READER_SHARE: Final = take(ODDS)
"""What part of a surrendered wager is collected: at once, from on top of the cards, after the card reader."""
DOUBLE_CARDS: Final = take()
DOUBLE_DRAWS: Final = take()
"""On how many cards a player may double down, and how many more he may draw then."""
SPLIT_CARDS: Final = take()
"""The cards of a hand that may be split."""
OVERDRAW_TOTAL: Final = take()
"""The total on which a card that the dealer drew for himself by accident goes to the discard rack."""
RESCUE_TO: Final = take()
"""The highest total of a hand that may be rescued."""
WAGERED_SPLIT_VALUE: Final = take()
FREE_SPLIT_NOT_VALUE: Final = take()
"""The value of cards that are split with a wager, and that of those which are not split free."""
PUSH_22_WINS_AT: Final = take()
PUSH_22_LOSES_NOT_AT: Final = take()
"""The dealer's total with which a Push 22 Wager wins, and that with which alone it is not collected."""
DRAWS_FOR_PUSH_22_OVER: Final = take()
"""The total above which all players' hands but Blackjacks are where the dealer draws for Push 22 Wagers alone."""
DISCARDED_OVER: Final = take()
"""The total above which a player discards cards that are dealt from the hand."""
ROUND_BURNS: Final = take()
"""Cards to be removed before each round that is dealt from the hand."""
SOFT_ABOVE_HARD: Final = take()
"""How much more an ace counts in a soft total than in a hard one."""
BLACKJACK_BEATS_AT: Final = take()
BLACKJACK_BEATS_FROM: Final = take()
"""The dealer's total, no Blackjack, that a Blackjack beats, and from how many cards on."""
LOST_TO_BLACKJACK_AT: Final = take()
LOST_TO_BLACKJACK_OVER: Final = take()
"""The player's total, no Blackjack, that a dealer's Blackjack beats, and in more than how many cards for certain."""
LONG_21_AT: Final = take()
LONG_21_OVER: Final = take()
DEALERS_LONG_21_OVER: Final = take()
"""The total that in more cards than so many wins against the same of the dealer in more cards than so many."""
SWITCH_LONG_AT: Final = take()
SWITCH_LONG_OVER: Final = take()
"""The dealer's total, in more cards than so many, against which Blackjack Switch pays a Blackjack otherwise."""
SWITCHED_TOTAL: Final = take()
"""The total that two switched cards have instead of being a Blackjack."""
SWITCH_PUSH_TO: Final = take()
"""The highest total of a player's hand that SWITCH_PUSH_TOTAL returns."""
PUSH_LARGE_CARDS: Final = take()
PUSH_PAID_AT: Final = take()
SETTLES_UNLESS_AT: Final = take()
"""Down Under Blackjack: the Large cards, and the total, that are paid against DEALER_PUSH_TOTAL; the dealer's total on
which other hands are not settled by their points."""
PUSH_SETTLED_AT: Final = take()
"""The dealer's total on which lammers are collected."""
DEALER_WINS_TO: Final = take()
TIE_TO: Final = take()
WINS_IF_DEALER_OVER_TO: Final = take()
"""The highest totals with which the dealer wins, with which hands tie, and with which a player wins where the dealer is
over."""
HIT_AND_RUN_FROM: Final = take()
HIT_AND_RUN_COUNTS_OVER: Final = take()
STRAIGHT_JACK_COUNTS_TO: Final = take()
"""From how many cards on the dealer's hand wins a Hit and Run Progressive Wager, above which total its last card counts
as well; to which total one counts for a Straight Jack Progressive Wager."""
BAD_BEAT_ANY_PLAYER: Final = take()
"""The total that wins irrespective of the dealer's."""
READER_VALUE: Final = take()
NO_READER_VALUE: Final = take()
"""The value of a dealer's first card for which, as for an ace, the card reader device is used; and that without which
Blackjacks are paid before."""
INSURANCE_ROUNDED: Final = take(ODDS)
"""The part of the wager that chips must not make up where Insurance goes up to the next unit."""
FACE_UP_VOID_OVER: Final = take()
TENS_VOID_OVER: Final = take()
"""More than how many cards found face up, and 10s, make a round void."""
BONUS_21_AT: Final = take()
"""The total of a hand that is paid by the number of its cards."""
SUCCESSIVE_CARDS: Final = take()
SEVENS_CARDS: Final = take()
"""How many cards make 6, 7 and 8, and three 7s."""
ADDITIONAL_CARDS: Final = take()
ADDITIONAL_RANK: Final = take()
ADDITIONAL_DEALER_RANK: Final = take()
"""The cards that earn an additional fixed payout, their rank and that of the dealer's first, as cards are numbered."""
ADDITIONAL_LOW_BELOW: Final = take()
"""Below which original wager, in cents, the smaller is due."""
LOW_STRAIGHT_TWO: Final = take()
LOW_STRAIGHT_THREE: Final = take()
"""The ranks with which an ace completes the lowest straight, as cards are numbered."""

DUE_WAGERS: Final = len(WAGERS)
DUE_DEALERS: Final = len(DEALERS)
DUE: Final = take(len(HANDS) * DUE_WAGERS * DUE_DEALERS * FIELDS)
"""What is due on a main wager, see ``due``."""

OPTIONS: Final = take.end
"""Length of the options column."""
