"""What the shoe passes carry from round to round; 0 everywhere at the start.

Ids and seats that may be 0 are kept one higher, so that 0 says that nothing is known.
"""

from typing import Final

from validator.games.cards import RANKS
from validator.games.numbers import SEAT_CODES, Places, carried
from validator.log.cards import CARD_RANK_ONLY

take = carried("shoe.shoe")

# shoe_pass
STARTED: Final = take()
"""Number, plus 1, of the last round in which a card was drawn."""
NEED: Final = take()
"""Why the cards have to be shuffled before more are dealt; see the reasons below."""
ANSWERED: Final = take()
"""The reason that the last shuffle answered, until a card is dealt."""
FRESH: Final = take()
"""1 where the cards were shuffled and none of them was dealt yet."""
STORED: Final = take()
"""Shuffles of a batch that is not in play, less the times that one came into play, plus 1; see STORED_AT_FIRST."""
IN_PLAY: Final = take()
"""1 where a card was dealt since the shoe was filled or the table opened."""
GAP: Final = take()
"""1 where a row could not be read since the last omission was judged."""
UNSHUFFLED_KNOWN: Final = take()
"""1 where cards were spread or washed at the table, so that they did not come shuffled."""
PRESHUFFLED_CARDS: Final = take()
"""1 where the log calls the batch preshuffled."""
NEED_SIDE: Final = take()
"""The side of a double shoe that has to be shuffled, its place code plus 1; BOTH after both cover cards."""
BOTH: Final = 100
NEED_ROUND: Final = take()
"""Number, plus 1, of the round in which the cover card was reached."""
BURN: Final = take()
"""Whether a first card has to be removed from the shoe; see DUE and DONE."""
DEALER_BURN: Final = take()
"""Whether a new dealer has to remove a card."""
DEALER: Final = take()
"""Who deals, his id plus 1."""
UNATTENDED: Final = take()
"""1 from the opening of the table until a dealer comes or a card is dealt."""
BURNED: Final = take()
"""Cards removed since the last one was dealt."""
SHOE_SPARE: Final = take()
"""Cards that may be removed because the shoe was filled, or shuffled to complete a round."""
DEALER_SPARE: Final = take()
"""Cards that may be removed because a new dealer came."""
ATTENDED: Final = take()
"""1 where a dealer came since the table last closed."""
SHOE_SEEN: Final = take()
"""1 where the log shows the opening of the table, or a card dealt, so that whoever came since then is known."""
BURNER: Final = take()
"""Who removed a card as a new dealer of whose coming there is no row, his id plus 1."""
ODD_CARD: Final = take()
"""1 where a card was found, drawn or refused in a way that may send it to the discard rack, since a round began."""
EMPTIED: Final = take()
"""1 where the shoe was emptied since the cover card was reached, EMPTIED_LATE where that was after the shuffle."""
EMPTIED_LATE: Final = 2
NOTHING_LEFT: Final = take()
"""1 where no card remained behind the cover card."""
ODD_SOURCE: Final = take()
"""Number, plus 1, of the round in which a card from elsewhere than the shoe was reported."""
OUT_OF_PLACE: Final = take()
"""1 where the shoe does not stand where it was approved."""
IDLE: Final = take()
"""1 after a time without gaming activity, 2 where nobody had stayed."""
IDLE_REMOVED: Final = take()
IDLE_WASHED: Final = take()
IDLE_SHUFFLED: Final = take()
IDLE_STACKED: Final = take()
"""What was done with the cards since then."""
IDLE_BACK: Final = take()
"""Id, plus 1, of the back of the cards that were spread since then."""
IDLE_BY_HAND: Final = take()
"""1 where a dealer has shuffled cards since then that went into no device; more by the id of their back."""
DEVICE_TOLD: Final = take()
"""1 where something befell the shuffling device and it was not said to be repaired or replaced."""
PRESENT: Final = take()
"""Players who came, less those who left."""
DEALT: Final = take()
"""1 where cards were dealt since the shoe was filled; see below."""
DEALT_GAP: Final = take()
"""1 where a row could not be read since they were last shuffled."""
BACKS_OF_SIDES: Final = take(2)
"""Id, plus 1, of the back of the decks in the left and in the right side of a double shoe."""

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
field = Places(1)
AGE_FIRST_DEALT: Final = field()
"""When these cards were first dealt."""
AGE_SHUT: Final = field()
"""Milliseconds for which the table was closed since they were opened."""
AGE_BACK: Final = field()
"""Their back's id plus 1; 0 for a free place."""
AGE_REPORTED: Final = field()
"""1 where it was reported that the cards are too old, 2 where it was for review."""
AGE_WIDTH: Final = field.end
OPENED: Final = take(AGE_WIDTH)
"""When cards were last opened, whichever they were, in milliseconds; behind it what AGE_FIRST_DEALT and so on say."""
CLOSED: Final = take()
"""When the table closed, while it is closed."""
CHANGE_GAP: Final = take()
PRECISION: Final = take()
"""Milliseconds to which the log's times are good."""
BATCH: Final = take()
"""The batch of the last shoe dealt, its id plus 1."""
NEXT_BATCH: Final = take()
"""The batch that was last brought into play, its id plus 1; -1 where it is not recorded."""
EXCEPTION: Final = take()
"""1 where something out of the ordinary course decides which batch comes next; -1 where a row unread may tell of it."""
IDLE_BATCH: Final = take()
"""The batch that went into the shuffling device after an idle time, its id plus 1; -1 where it is not known."""
SIDE_BACK: Final = take(2)
"""The backs of the left and the right side of a double shoe, their ids plus 1 (two places)."""
COUNT_ROUND: Final = take()
"""Number, plus 1, of the last round with a card."""
COUNT_GAP: Final = take()
PARTS: Final = CARD_RANK_ONLY + RANKS
"""Codes of cards wholly or partly known."""
TOTAL: Final = PARTS
REPORTED: Final = PARTS + 1
SIDE: Final = PARTS + 2
"""Places of one side."""
COUNTS: Final = take(2 * SIDE)
"""For the shoe, or for each side of a double shoe, the cards drawn: one place for each card of a deck and each code
of a card known in part, then TOTAL and REPORTED."""

# cut_pass
CUT_GAP: Final = take()
CUT_REASON: Final = take()
"""Why the cards were shuffled, which says who is offered the cut; see below."""
COVER_SEAT: Final = take()
"""The position on which the cover card appeared, plus 1; 1 is the dealer's."""
COVER_PLAYER: Final = take()
ARRIVED_SEAT: Final = take()
ARRIVED_PLAYER: Final = take()
"""The first player to arrive, seat and id plus 1."""
OPENED_NOW: Final = take()
"""1 from the opening of the table to its first card."""
OPENED_CHANGED: Final = take()
"""1 where cards were changed since the table opened."""
STACKED: Final = take()
"""Cards of the stack as logged, 0 not recorded."""
OFFERS: Final = take()
"""Offers of the cut since the last shuffle."""
OFFERED_SEAT: Final = take()
"""Position of the last offer, plus 1."""
ACCEPTED: Final = take()
"""1 where an offer was accepted."""
CUTS: Final = take()
"""Cuts since the last card was dealt."""
CUTTER_SEAT: Final = take()
CUTTER_PLAYER: Final = take()
CUTTER_DEALER: Final = take()
"""Who made the last cut: position and id plus 1; 1 where it was the dealer."""
RECUT: Final = take()
"""1 where a recut was required and not made yet."""
NEW_STACK: Final = take()
"""1 where cards were shuffled or loaded since the last card was dealt."""
LOADED_BY_DEVICE: Final = take()
CUT_ROUND: Final = take()
CUT_OUT_OF_TURN: Final = take()
"""1 where the order of the offers was already found wrong."""
CUT_PRESHUFFLED: Final = take()
PARTIAL: Final = take()
"""1 where only a part of the cards was shuffled."""
RACKED: Final = take()
"""Cards taken out of the rack to complete a round, 0 not recorded, -1 where they were taken out in several parts."""
CUT_DIRECTION: Final = take()
COVER_INSERTED: Final = take()
"""1 where the cover card was inserted since a card was dealt."""
COVER_STACK: Final = take()
"""Cards of the stack into which the cover card was inserted where it is not recorded how deep; 0: that is known."""
OFFERS_SINCE_RECUT: Final = take()
SEATS: Final = SEAT_CODES
LAST_SEATS: Final = take(SEATS)
"""One place for each position: 0 nobody there, 1 somebody, else the player's id plus 2."""

# Reasons of CUT_REASON.
UNKNOWN_REASON: Final = 0
GAME_BEGINS: Final = 1
COVER_ON_PLAYER: Final = 2
COVER_ON_DEALER: Final = 3
DIRECTED: Final = 4

# double_shoe_pass
DETERMINANT_ROUND: Final = take()
"""Number, plus 1, of the last round with a determinant card."""
DETERMINED: Final = take()
"""The side that it stands for, plus 1."""
SIDE_ROUND: Final = take()
SIDE_REPORTED: Final = take()
COVERED: Final = take(2)
"""1 where the cover card of the left, of the right side was reached and that side is not shuffled yet (two places)."""
SEGREGATED: Final = take(2)
"""Cards that lie in the segregated areas of the left and the right side (two places)."""
SIDE_EMPTIED: Final = take()
"""Which sides were emptied since their cover card was reached, as bits."""
DOUBLE_GAP: Final = take()
BEHIND: Final = take()
"""On which sides no card remained behind the cover card, as bits."""
BACK_REPORTED: Final = take()
"""Number, plus 1, of the round in which a card with the other side's back was reported."""

# cards_pass, where two batches are told apart by their backs
AGE_PLACES: Final = 6
AGES: Final = take(AGE_PLACES * AGE_WIDTH)
"""From here AGE_WIDTH places for each batch: when it was opened, in milliseconds, and behind it the following."""
IN_SHOE: Final = take()
"""The batch in the shoe, its back's id plus 1; 0 where it is not recorded."""

# the sizes of two batches, as batch_sizes keeps them: for the opening of the table, and for the cut
field = Places(1)
SIZE_LAST: Final = field()
"""Behind the back's id plus 1 (0: a free place): the decks of the batch received together last."""
SIZE_MOST: Final = field()
"""The most decks of it that were ever received together."""
SIZE_COUNTING: Final = field()
"""1 while its decks are being received, SIZE_NAMED where the batch was named with its number of decks."""
SIZE_NAMED: Final = 2
SIZE_WIDTH: Final = field.end
SIZE_PLACES: Final = 5
"""Batches for which there is room."""
SIZES: Final = 1 + SIZE_PLACES * SIZE_WIDTH
"""Places of one of the two."""
OPENING_SIZES: Final = take(SIZES)
CUT_SIZES: Final = take(SIZES)
STACKED_BACK: Final = take()
"""The batch whose stack was logged last, its back's id plus 1."""

# cut_pass, where a refused cut goes on clockwise
OFFERED: Final = take(SEATS)
"""One place for each position: 1 where it was offered the cut since the last shuffle."""
LOADED_BACK: Final = take()
"""The batch that came into play last, as cut_pass saw it, its back's id plus 1; 0 where it is not recorded."""

# card_change, where two batches may have backs of one color
COLORS: Final = take()
"""How many colors the backs of the decks received together have, counted in their order."""
COLOR: Final = take()
"""The back of those received last, its id plus 1."""
COLOR_DECKS: Final = take()
COLORS_SETTLED: Final = take()
"""1 once they were dealt from."""

# double_shoe_pass
SIDE_DONE: Final = take()
"""The side, by its place code plus 1, that was shuffled for its cover card since a card was last dealt."""
ONE_COLOR: Final = take()
"""The back of the decks in both sides that were told to be of one color, its id plus 1."""

# decks_pass
RECEIVED: Final = take()
"""1 while decks that were received have not been dealt from."""
RECEIVED_WIDTH: Final = 2
RECEIVED_BATCH: Final = take(2 * RECEIVED_WIDTH)
"""From here RECEIVED_WIDTH places for each of two batches: its back and 2, and its decks (-1: not all are known)."""
FILLED: Final = take()
"""Cards placed in the shoe since it was last emptied or the cards were shuffled, plus 1; 0 none, -1 not all known."""
CHANGED: Final = take()
"""The back of the cards changed last, its id and 2, until other decks are received or a card is dealt; 0 none."""
RECEIVED_END: Final = take.end
DECKS_IN_USE: Final = take()
"""1 once cards were dealt from decks that were received since the table opened or the cards were changed."""

# stored_batch_pass
ASKED: Final = take()
"""1 while a player has asked to see the batch taken from the shuffling device, and no card was dealt since."""
ASKED_BACK: Final = take()
"""That batch, its back's id plus 1; 0 where it is not recorded."""
ASKED_SPREAD: Final = take()
"""1 where it was spread face up since."""
ASKED_SHUFFLED: Final = take()
"""1 where it was shuffled after that."""
ASKED_GAP: Final = take()
"""1 where a row could not be read since."""
ASKED_END: Final = take.end

# cards_pass, where the cards of a whole shoe are held against its decks
WHOLE: Final = take()
"""1 while all that was drawn is known since the shoe, or the left side of a double one, was filled."""
WHOLE_RIGHT: Final = take()
"""The same of the right side of a double shoe."""

# shoe_pass, where two batches are told apart by their backs
PLAY_BATCH: Final = take()
"""The batch in play, its back's id plus 1; 0 where it is not recorded, or was shuffled again since it was dealt."""
DEALT_BATCH: Final = take()
"""The batch that was in play before it, and was not shuffled since."""

# cards_pass, where the cards of a whole shoe are held against its decks
BURNS_DUE: Final = take()
"""Cards that had to be removed since a single shoe was filled, for it and each new dealer, less those that were."""

# shoe_pass, where more than one card has to be removed
BURN_LEFT: Final = take()
"""Cards that still have to be removed from a shoe that was filled."""
DEALER_BURN_LEFT: Final = take()
"""Cards that a new dealer still has to remove."""

# cut_pass, where a stack is cut once
STACK_CUT: Final = take()
"""1 where the stack was cut and nothing was done with it since, CUT_WRONGLY where that cut was found wrong."""
CUT_WRONGLY: Final = 2
CUT_BACK: Final = take()
"""Its back's id plus 1."""
CUT_UNOFFERED: Final = take()
"""1 where nobody had been offered that cut."""
CUT_ACCEPTED: Final = take()
"""1 where somebody accepted the cut and did not make it yet: his position and id plus 1 in the next two places."""
ACCEPTER_SEAT: Final = take()
ACCEPTER_PLAYER: Final = take()

# shoe_pass, where a stack is made up to complete a round
EMERGENCY_STACK: Final = take()
"""1 where it was, and no card was dealt from it yet."""

# cut_pass, where rows of rounds do not bear their number
CUT_UNPLACED: Final = take()
"""1 where a card was dealt in a round whose number is not told since one was dealt in a round that is known."""

# shoe_pass, where the shoe is emptied only after the shuffle
SHUFFLED_AT_COVER: Final = take()
"""1 where the cards dealt were shuffled for the cover card while the shoe had not been emptied."""
