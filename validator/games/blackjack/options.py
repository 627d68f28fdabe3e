"""Places in the options column: what the law, the filing and the log's declarations tell the machine and its passes.

Every option is one integer. -1 says that the filing does not state it. Yes is 1, no is 0. Ratios are two places.
"""

from typing import Final

# The law's numbers for the chapter judged.
CARD_VALUE: Final = 0
"""Thirteen places: the value of each rank, an ace as its lower value."""
ACE_ABOVE_ONE: Final = 13
"""What an ace counts more when it counts high."""
HIGHEST_TOTAL: Final = 14
DEALER_STANDS: Final = 15
WIN_PAYS: Final = 16
WIN_PER: Final = 17
BLACKJACK_PAYS: Final = 18
BLACKJACK_PER: Final = 19
INSURANCE_PAYS: Final = 20
INSURANCE_PER: Final = 21
INSURANCE_SHARE: Final = 22
INSURANCE_SHARE_PER: Final = 23
SURRENDER_SHARE: Final = 24
SURRENDER_SHARE_PER: Final = 25
EVEN_MONEY_PAYS: Final = 26
EVEN_MONEY_PER: Final = 27
MATCH_SUITED_PAYS: Final = 33
MATCH_SUITED_PER: Final = 34
MATCH_UNSUITED_PAYS: Final = 35
MATCH_UNSUITED_PER: Final = 36
MATCH_TABLE: Final = 37
"""Which of the chapter's Match-the-Dealer paytables fits the decks filed: 0 the first, 1 the second, -2 none."""
SWITCH_PUSH_TOTAL: Final = 38
"""The dealer's total that returns every hand not over the limit at Blackjack Switch; -1 where the chapter has none."""

# What the filing selects.
ENTRY_PROHIBITED: Final = 46
EVEN_MONEY_OFFERED: Final = 47
SURRENDER_AT_READER: Final = 48
"""1: settled right after the card reader; 0: when the hole card is revealed."""
BLACKJACK_PAID_AT_ONCE: Final = 49
DOUBLE_FACE_DOWN: Final = 50
RESPLITS: Final = 51
RESPLIT_ACES: Final = 52
COLLECT_THEN_PAY: Final = 53
"""1: all losing wagers collected, then all winning paid; 0: seat by seat from the dealer's right."""
RED_FROM_LEFT: Final = 54
"""1: hearts and diamonds stand for the left side of a double shoe."""
SWITCH: Final = 55
OFFERED: Final = 60
"""From here one place for each word of the log's wager types, by its code: whether the filing offers it."""
OFFERED_WORDS: Final = 128

# What the log declares, and facts of the table that the log states.

# The paytables of the optional wagers, as the law and the filing's choice among its paytables give them: two places for
# each row, numerator and denominator of its odds. The option that names the table holds UNSTATED where the filing does
# not tell, and -2 where none that it selects holds for the decks in use.
TWENTY_POINTS: Final = 400
"""The point count that wins a Twenty Point Bonus or King's Bounty Wager."""
LUCKY_LADIES_PAYS: Final = 402
"""Five rows."""
IN_BETWEEN_PAYS: Final = 412
"""Five rows."""
ROYAL_MATCH_PAYS: Final = 422
"""Three rows, the last one the Crown Treasure Bonus."""
ROYAL_MATCH_TABLE: Final = 428
"""0: a table for a single deck, 1: one for several."""
CROWN_TREASURE: Final = 429
"""Whether the Crown Treasure Bonus is offered."""
SET_PAYS: Final = 430
"""Two rows."""
SET_TABLE: Final = 434
"""0: the table for a single deck, 1: for two, 2: one for more."""
KINGS_BOUNTY_PAYS: Final = 436
"""Seven rows."""
POKER_PAYS: Final = 450
"""Four rows."""
POKER_TABLE: Final = 458
"""0 where one of the chapter's tables is selected."""
LIMIT: Final = 460
"""The maximum payable to the dealer Blackjack rows of a round in the aggregate, in cents; 0 where none is filed."""
LIMIT_APPLIES: Final = 461
"""Three places: whether the maximum is filed for Twenty Point Bonus, King's Bounty, Royal Match 21 Wagers."""
LEAST_LIMIT: Final = 464
"""The least that such a maximum may be, in cents."""

# Odds of optional wagers, as winnings on the stake: pairs of times and per. "8 for 1" is entered as 7 and 1.
SUPER_MATCH_TABLE: Final = 520
"""0 the paytable for six decks, 1 that for eight, -2 none for the decks filed."""
SUPER_MATCH_PAYS: Final = 521
"""Four pairs of places: four-of-a-kind, two pair, three-of-a-kind, pair."""
HOUSE_MONEY_TABLE: Final = 530
"""0 the paytable for a single deck, 1 that for several."""
HOUSE_MONEY_PAYS: Final = 531
"""Four pairs of places: ace-king suited, two-card straight flush, pair, two-card straight."""
HOUSE_MONEY_PORTION: Final = 539
HOUSE_MONEY_WHOLE: Final = 540
"""How much of the payout may be added to the Blackjack Wager: portion and whole."""
BAD_BEAT_PLAYER: Final = 545
BAD_BEAT_DEALER: Final = 546
"""Totals with which the player wins and the dealer beats him."""
BAD_BEAT_ANY: Final = 547
"""Whether the player's total wins irrespective of the dealer's."""
BAD_BEAT_CARDS: Final = 548
BAD_BEAT_STEPS: Final = 549
"""The least cards of the dealer that have a row, and how many rows of so many cards there are below the meter's."""
BAD_BEAT_PAYS: Final = 550
"""A pair of places for each of them."""
BAD_BEAT_BLACKJACK: Final = 558
BAD_BEAT_OPTIONAL: Final = 560
BAD_BEAT_MAGIC: Final = 562
"""All that goes to the player, and per."""
BAD_BEAT_LUCKY: Final = 564
"""The same."""
BAD_BEAT_SHARE: Final = 566
"""What part of the meter its row pays; METER_WHOLE is all of it."""
BAD_BEAT_VERIFIED: Final = 567
"""From which odds on a floorperson verifies, a pair of places."""
BAD_BEAT_RESET: Final = 569
BAD_BEAT_RATE: Final = 570
MAGIC_OFFERED: Final = 571
LUCKY_OFFERED: Final = 572
HIT_AND_RUN_CARDS: Final = 575
HIT_AND_RUN_STEPS: Final = 576
HIT_AND_RUN_PAYS: Final = 577
HIT_AND_RUN_BLACKJACK: Final = 583
HIT_AND_RUN_SHARE: Final = 585
HIT_AND_RUN_VERIFIED: Final = 586
HIT_AND_RUN_RESET: Final = 588
HIT_AND_RUN_RATE: Final = 589
STRAIGHT_JACK_CARDS: Final = 595
STRAIGHT_JACK_STEPS: Final = 596
STRAIGHT_JACK_PAYS: Final = 597
STRAIGHT_JACK_SPADES_SHARE: Final = 605
STRAIGHT_JACK_OTHER_SHARE: Final = 606
STRAIGHT_JACK_METER_PAYS: Final = 607
"""Odds beside a share of the meter, a pair of places."""
STRAIGHT_JACK_VERIFIED: Final = 609
STRAIGHT_JACK_RESET: Final = 611
STRAIGHT_JACK_RATE: Final = 612
METER_WHOLE: Final = 615
RATE_WHOLE: Final = 616

SWITCH_LONG_21_PAYS: Final = 630
SWITCH_LONG_21_PER: Final = 631
"""What a Blackjack pays at Blackjack Switch against a 21 of more than two cards."""

MAIN_WAGER: Final = 640
"""The log's code of the wager on which a hand is played: Blackjack Wager, Spanish 21 wager, Bet Wager."""
DEALER_HIGHEST: Final = 641
"""The dealer's total up to which his ace counts high."""
DEALER_PUSH_TOTAL: Final = 642
"""The dealer's total against which main wagers are settled by a paragraph of its own; -1 where the chapter has none."""
TWENTY_ONES_APART: Final = 643
"""1: a 21 of more than two cards, and a Blackjack against any 21, are settled by paragraphs of their own."""
FREE_BETS: Final = 644
"""1: hands may be doubled and pairs split with a Free Bet lammer instead of a wager."""
DEALER_BLACKJACK_APART: Final = 645
"""1: a paragraph of its own says what becomes of every wager against a dealer's Blackjack."""
BLACKJACK_IN_TURN_ONLY: Final = 646
"""1: a player's Blackjack is paid in his turn, whatever the dealer's first card is."""
SURRENDER_ONE_MOMENT: Final = 647
"""1: against an ace or a 10 value card a surrendered hand is settled after the card reader, the wager on its cards."""
NO_SURRENDER: Final = 648
"""1: players may not surrender."""
COLLECTED_IN_SEAT_ORDER: Final = 649
"""1: where all losing wagers are collected first, they are collected from the dealer's right, counterclockwise."""
PUSH_22_PAYS: Final = 650
"""A pair of places: what the Push 22 Wager pays on a 22 of one suit."""
PUSH_22_COLOR_PAYS: Final = 652
"""The same of one color."""
PUSH_22_OTHER_PAYS: Final = 654
"""The same of both colors."""
PUSH_22_TABLE: Final = 656
"""0 where one of the chapter's paytables is selected."""
FREE_DOUBLE_LOWEST: Final = 657
FREE_DOUBLE_HIGHEST: Final = 658
"""The hard totals between which a hand is doubled down free."""
SPLIT_HANDS_MAXIMUM: Final = 659
# 650 to 669 Free Bet Blackjack, 670 to 689 and 720 to 759 Spanish 21, 690 to 709 Down Under Blackjack.

SURRENDER_AT_HOLE_CARD: Final = 670
"""1: against an ace or a 10 value card a surrendered hand is settled only when the hole card is turned."""
SPECTATORS_UNNAMED: Final = 671
"""1: the chapter forbids players, and nobody else, to handle the cards."""
BURN_MAY_CLOSE_WAGERS: Final = 672
"""1: whether a card burned within the round closes the wagering is open."""
HARD_TOTAL_ANNOUNCES: Final = 673
"""1: the hard total of a soft hand announces it as well."""
RESCUE: Final = 674
"""1: a Double Down Wager may be taken back after its card, the original wager being forfeited."""
ADDED_WAGERS_APART: Final = 675
"""1: the chapter forbids to alter Insurance, Double Down and split wagers in a paragraph of its own."""
MATCH_APART: Final = 676
"""1: form, amount and odds of the Match-The-Dealer wager have paragraphs of their own; what a match is, is open."""
MATCH_MINIMUM: Final = 677
MATCH_MAXIMUM: Final = 678
"""The least and the largest Match-The-Dealer wager, in cents; the largest as filed."""
VOID_FOR_FOUND_CARDS: Final = 679
"""1: a round is void where more than one card is found face up, or more than one card that the decks may not hold."""
SPLITS_OF_BOX: Final = 680
"""1: all splits of a box count together, those of aces with the others."""
CONTINUOUS_APPROVED: Final = 681
"""Whether device and procedures are approved where cards come from a device that reshuffles by itself."""
MATCH_FLOOR: Final = 684
"""Two pairs of places: the least odds of a matching card of the same suit and of another; then 1 for those of the
larger number of decks."""

RANGE_OF: Final = 690
"""Thirteen places: the range of values of each rank of a hole card: SMALL, MEDIUM or LARGE of ``masque``."""
RANGE_READER: Final = 703
"""1: the card reader device is used in every round and shows the range of the hole card by a light."""
EVEN_MONEY_OPEN: Final = 704
"""1: even money is to be offered, and no paragraph says how; what it pays is judged by a pass of its own."""
BUSTS_APART: Final = 705
"""1: a paragraph of its own says that hands over the limit lose; they are judged by a pass of their own."""
DEALER_DRAWS_ALWAYS: Final = 706
"""1: no paragraph spares the dealer drawing where no hand is left that his point count could decide."""
SPLIT_ACES_ONE_CARD: Final = 707
"""1: each ace of a split pair receives one card only."""
ADDED_WAGERS_SPARED: Final = 708
"""1: of the wagers of a player no more than the initial one is lost to a dealer's Blackjack."""

DECKS_PERMITTED: Final = 709
"""The numbers of decks that a shoe or batch may have, each as one bit; -1 where the passes do not ask."""
POSITIONS_MAXIMUM: Final = 710
"""Most betting positions of a table; -1 where the passes do not ask."""
EVEN_MONEY_BY_FILING: Final = 711
"""1: where the filing does not select even money, a Blackjack for which it is taken is settled like any other."""

DOUBLED_PAYS: Final = 720
"""A pair of places: what a winning hand pays on which a Double Down Wager was made."""
BONUS_PAYS: Final = 722
"""Nine pairs of places, in the order of the questions on them: 6-7-8 mixed, of one suit, of spades; three 7s mixed, of
one suit, of spades; 21 in five, in six, in seven cards or more."""
BONUS_CARDS: Final = 740
"""Three places: the cards of a 21 in five, in six, in seven cards or more."""
ADDITIONAL_LOW: Final = 743
ADDITIONAL_HIGH: Final = 744
ADDITIONAL_OTHERS: Final = 745
"""The additional fixed payouts in cents: the smaller, the larger, and that of the other players."""
ADDITIONAL_LOW_FROM: Final = 746
ADDITIONAL_HIGH_FROM: Final = 747
"""From which original wager on, in cents, the smaller and the larger are due."""
BONUS_RANKS: Final = 748
"""Three places: the ranks of 6, 7 and 8, as the cards are numbered."""
BONUS_SEVEN: Final = 751
"""The rank of the three 7s, as the cards are numbered."""
MISSED_SECOND_CARD_MARKED: Final = 752
"""1 where a second card that the log marks as missed may follow the dealer's hole card."""

OPTIONS: Final = 760
"""Length of the options column."""
