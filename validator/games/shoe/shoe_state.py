"""What the shoe passes carry from round to round, in places 0 to 399 of the state column; 0 everywhere at the start.

Ids and seats that may be 0 are kept one higher, so that 0 says that nothing is known.
"""

from typing import Final

# shoe_pass
BEGUN: Final = 0
"""Number, plus 1, of the last round in which a card was drawn."""
NEED: Final = 1
"""Why the cards have to be shuffled before more are dealt; see the reasons below."""
ANSWERED: Final = 2
"""The reason that the last shuffle answered, until a card is dealt."""
FRESH: Final = 3
"""1 where the cards were shuffled and none of them was dealt yet."""
STORED: Final = 4
"""Shuffles of a batch that is not in play, less the times that one came into play, plus 1; see STORED_AT_FIRST."""
IN_PLAY: Final = 5
"""1 where a card was dealt since the shoe was filled or the table opened."""
GAP: Final = 6
"""1 where a row could not be read since the last omission was judged."""
UNSHUFFLED_KNOWN: Final = 7
"""1 where cards were spread or washed at the table, so that they did not come shuffled."""
PRESHUFFLED_CARDS: Final = 8
"""1 where the log calls the batch preshuffled."""
NEED_SIDE: Final = 9
"""The side of a double shoe that has to be shuffled, its place code plus 1; BOTH after both cover cards."""
BOTH: Final = 100
NEED_ROUND: Final = 10
"""Number, plus 1, of the round in which the cover card was reached."""
BURN: Final = 11
"""Whether a first card has to be removed from the shoe; see DUE and DONE."""
DEALER_BURN: Final = 12
"""Whether a new dealer has to remove a card."""
DEALER: Final = 13
"""Who deals, his id plus 1."""
BURNED: Final = 14
"""1 where a card was removed since the last one was dealt."""
EMPTIED: Final = 15
"""1 where the shoe was emptied since the cover card was reached, 2 where its cards went to the rack."""
NOTHING_LEFT: Final = 16
"""1 where no card remained behind the cover card."""
ODD_SOURCE: Final = 17
"""Number, plus 1, of the round in which a card from elsewhere than the shoe was reported."""
OUT_OF_PLACE: Final = 18
"""1 where the shoe does not stand where it was approved."""
IDLE: Final = 19
"""1 after a time without gaming activity, 2 where nobody had stayed."""
IDLE_REMOVED: Final = 20
IDLE_WASHED: Final = 21
IDLE_SHUFFLED: Final = 22
IDLE_STACKED: Final = 23
"""What was done with the cards since then."""
PRESENT: Final = 24
"""Players who came, less those who left."""
DEALT: Final = 25
"""1 where cards were dealt since the shoe was filled; see below."""
DEALT_GAP: Final = 26
"""1 where a row could not be read since they were last shuffled."""

# Values of DEALT beside 1.
SHUFFLED: Final = 2
"""Dealt, then shuffled."""
COVER_REACHED: Final = 3
"""The cover card was reached."""

# Values of BURN and DEALER_BURN.
DUE: Final = 1
DUE_IN_MID_ROUND: Final = 2
"""The dealer came while a round was being dealt."""
DONE: Final = 3

# Reasons of NEED and ANSWERED.
NOTHING: Final = 0
OPENING: Final = 1
COVER_FIRST: Final = 2
"""The cover card showed before the first card of a round, which may still be dealt."""
COVER: Final = 3

STORED_AT_FIRST: Final = 2
"""Both batches may have been shuffled before the log begins."""

# cards_pass
MINUTE: Final = 60_000
"""Milliseconds of a minute, in which the times of a log are given."""
OPENED: Final = 40
"""When cards were last opened, whichever they were, in milliseconds; behind it what AGE_FIRST_DEALT and so on say."""
CLOSED: Final = 43
"""When the table closed, while it is closed."""
CHANGE_GAP: Final = 45
PRECISION: Final = 47
"""Milliseconds to which the log's times are good."""
BATCH: Final = 50
"""The batch of the last shoe dealt, its id plus 1."""
NEXT_BATCH: Final = 51
"""The batch that was last brought into play, its id plus 1; -1 where it is not recorded."""
EXCEPTION: Final = 52
"""1 where something out of the ordinary course decides which batch comes next."""
SIDE_BACK: Final = 54
"""The backs of the left and the right side of a double shoe, their ids plus 1 (two places)."""
COUNT_ROUND: Final = 58
"""Number, plus 1, of the last round with a card."""
COUNT_GAP: Final = 59
COUNTS: Final = 60
"""For the shoe, or for each side of a double shoe, the cards drawn: one place for each card of a deck and each code
of a card known in part, then TOTAL and REPORTED."""
PARTS: Final = 69
"""Codes of cards wholly or partly known."""
TOTAL: Final = 69
REPORTED: Final = 70
SIDE: Final = 71
"""Places of one side."""

# cut_pass
CUT_GAP: Final = 240
CUT_REASON: Final = 241
"""Why the cards were shuffled, which says who is offered the cut; see below."""
COVER_SEAT: Final = 242
"""The position on which the cover card appeared, plus 1; 1 is the dealer's."""
COVER_PLAYER: Final = 243
ARRIVED_SEAT: Final = 244
ARRIVED_PLAYER: Final = 245
"""The first player to arrive, seat and id plus 1."""
OPENED_NOW: Final = 246
"""1 from the opening of the table to its first card."""
STACKED: Final = 247
"""Cards of the stack as logged, 0 not recorded."""
OFFERS: Final = 248
"""Offers of the cut since the last shuffle."""
OFFERED_SEAT: Final = 249
"""Position of the last offer, plus 1."""
ACCEPTED: Final = 250
"""1 where an offer was accepted."""
CUTS: Final = 251
"""Cuts since the last card was dealt."""
CUTTER_SEAT: Final = 252
CUTTER_PLAYER: Final = 253
CUTTER_DEALER: Final = 254
"""Who made the last cut: position and id plus 1; 1 where it was the dealer."""
RECUT: Final = 255
"""1 where a recut was required and not made yet."""
NEW_STACK: Final = 256
"""1 where cards were shuffled or loaded since the last card was dealt."""
LOADED_BY_DEVICE: Final = 257
CUT_ROUND: Final = 258
CUT_OUT_OF_TURN: Final = 259
"""1 where the order of the offers was already found wrong."""
CUT_PRESHUFFLED: Final = 260
PARTIAL: Final = 261
"""1 where only a part of the cards was shuffled."""
CUT_DIRECTION: Final = 262
OFFERS_SINCE_RECUT: Final = 263
LAST_SEATS: Final = 280
"""One place for each position: 0 nobody there, 1 somebody, else the player's id plus 2."""
SEATS: Final = 100

# Reasons of CUT_REASON.
UNKNOWN_REASON: Final = 0
GAME_BEGINS: Final = 1
COVER_ON_PLAYER: Final = 2
COVER_ON_DEALER: Final = 3
DIRECTED: Final = 4

# double_shoe_pass
DETERMINANT_ROUND: Final = 380
"""Number, plus 1, of the last round with a determinant card."""
DETERMINED: Final = 381
"""The side that it stands for, plus 1."""
SIDE_ROUND: Final = 382
SIDE_REPORTED: Final = 383
COVERED: Final = 384
"""1 where the cover card of the left, of the right side was reached and that side is not shuffled yet (two places)."""
SEGREGATED: Final = 386
"""Determinant cards that went to the segregated areas of the left and the right side (two places)."""
SIDE_EMPTIED: Final = 388
SEGREGATED_EMPTIED: Final = 389
"""Which sides, and their segregated areas, were emptied since their cover card was reached, as bits."""
DOUBLE_GAP: Final = 390
BEHIND: Final = 391
"""On which sides no card remained behind the cover card, as bits."""
BACK_REPORTED: Final = 392
"""Number, plus 1, of the round in which a card with the other side's back was reported."""

# cards_pass, where two batches are told apart by their backs
AGES: Final = 1_711
"""From here AGE_WIDTH places for each batch: when it was opened, in milliseconds, and behind it the following."""
AGE_FIRST_DEALT: Final = 1
"""When these cards were first dealt."""
AGE_SHUT: Final = 2
"""Milliseconds for which the table was closed since they were opened."""
AGE_BACK: Final = 3
"""Their back's id plus 1; 0 for a free place."""
AGE_REPORTED: Final = 4
"""1 where it was reported that the cards are too old, 2 where it was noted."""
AGE_WIDTH: Final = 5
AGE_PLACES: Final = 6
IN_SHOE: Final = 1_742
"""The batch in the shoe, its back's id plus 1; 0 where it is not recorded."""

# the sizes of two batches, as batch_sizes keeps them: for the opening of the table, and for the cut
SIZE_WIDTH: Final = 4
SIZE_LAST: Final = 1
"""Behind the back's id plus 1 (0: a free place): the decks of the batch received together last."""
SIZE_MOST: Final = 2
"""The most decks of it that were ever received together."""
SIZE_COUNTING: Final = 3
"""1 while its decks are being received, SIZE_NAMED where the batch was named with its number of decks."""
SIZE_NAMED: Final = 2
SIZES: Final = 21
"""Places of one of the two, for five batches."""
OPENING_SIZES: Final = 1_745
CUT_SIZES: Final = 1_766
STACKED_BACK: Final = 1_787
"""The batch whose stack was logged last, its back's id plus 1."""

# cut_pass, where a refused cut goes on clockwise
OFFERED: Final = 1_850
"""One place for each position: 1 where it was offered the cut since the last shuffle."""
