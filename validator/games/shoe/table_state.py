"""What the passes on devices and on the opening of the table carry on.

Every place holds 0 at the start. Ids that may be 0 are kept one higher, so that 0 says that nothing is known.
"""

from typing import Final

from validator.games.numbers import Places, carried

take = carried("shoe.table")

# devices_pass
STARTED: Final = take()
"""Number, plus 1, of the last round in which a card was drawn."""
DEVICE_GAP: Final = take()
"""1 where a row could not be read since the shuffling device last failed."""
READER_GAP: Final = take()
"""1 where a row could not be read since the card reader device last failed."""
INSPECTION_GAP: Final = take()
"""1 where a row could not be read since the gaming day began."""
READER_DOWN: Final = take()
"""1 while the card reader device is out of order, 2 once dealing on was reported."""
READER_NOTED: Final = take()
"""1 where cards dealt to the round in progress were noted."""
SHUFFLE_FAILED: Final = take()
"""1 from a jam, a stop or an incomplete cycle of the shuffling device, on a batch not known, to the next shuffle."""
SHUFFLER_DOWN: Final = take()
"""1 while the shuffling device is out of order and shows no sign of it."""
DAY: Final = take()
"""What is known of the card reader's inspection in the gaming day; see below."""
INSPECTED: Final = take()
"""1 where the card reader was inspected and no card dealt since, 2 where one was."""
PLAY: Final = take()
"""1 once the table has opened, 2 once a card was dealt."""
SHUFFLER_OUT: Final = take()
"""1 from anything that befalls the shuffling device to its repair or replacement."""
field = Places(1)
BACK_PLACES: Final = 6
BACK_SHUFFLED: Final = field()
"""1 where the batch was shuffled since it last came into play, behind its id."""
BACK_ELSEWHERE: Final = field()
"""1 where it was stored elsewhere than in the shuffling device since, 2 where in it, -1 once the former is told."""
BACK_FAILED: Final = field()
"""1 from a jam, a stop or an incomplete cycle of the shuffling device on this batch to its next shuffle."""
BACK_BY_HAND: Final = field()
"""1 from a shuffle by a dealer while another batch was dealt, to the next shuffle."""
BACK_RED: Final = field()
"""1 where the shuffling device showed a red light while the batch was in it, and it was not shuffled since."""
BACK_WIDTH: Final = field.end
BACKS: Final = take(BACK_PLACES * BACK_WIDTH)
"""From here BACK_WIDTH places for each back seen."""

IN_SHUFFLER: Final = take()
"""Id, plus 1, of the back of the batch last shuffled by the device or put into it, until it leaves; 0: none."""
BATCH_IN_PLAY: Final = take()
"""Where the state keeps the batch that is in play, as devices_pass knows it; 0 where it does not."""
BATCH_IN_SHOE: Final = take()
"""The same of the batch that lies in the shoe, until the shoe is emptied or a player asks for the other batch."""

# Values of DAY.
NO_DAY: Final = 0
DAY_BEGUN: Final = 1
DAY_JUDGED: Final = 2
DAY_PENDING: Final = 3
"""A round was dealt in it, which may have been in progress, and the inspection may still come."""
DAY_PLAYED: Final = 4
"""Several were, and the inspection may still come."""
DAY_LATE: Final = 5
"""The inspection came after several, and none has followed."""

# opening_pass
OPENING_BEGUN: Final = take()
OPENING_GAP: Final = take()
OPEN: Final = take()
"""1 once the table was seen to open."""
IN_PLAY: Final = take()
"""1 where a card was dealt since the table opened or the cards were changed."""
FRESH: Final = take()
"""1 where decks were received and not dealt yet, 2 where others are being dealt meanwhile."""
FRESH_BACK: Final = take()
GROUPS: Final = take()
"""Receipts of decks since then."""
NOT_SHUFFLED: Final = take()
"""1 where they are known not to have come shuffled, 2 where they are known to."""
INSPECTIONS: Final = take()
"""What was done with them since then, how often, in this place and those that follow."""
VERIFIED: Final = take()
SPREADS: Final = take()
SPREAD_IN_PART: Final = take()
"""1 where a spread is known to be of one side only."""
WASHES: Final = take()
STACKS: Final = take()
SPREADS_FACE_DOWN: Final = take()
TOGETHER: Final = take()
"""1 where sides or batches were found together."""
ARRIVALS: Final = take()
"""Players who came since the table opened."""
SHOWN: Final = take()
"""1 where the cards were spread for a player who is named."""
PLAYED: Final = take()
"""1 where a card was dealt since the table opened, whether the cards were changed since or not."""
CUT: Final = take()
"""1 where the stack was cut since a card was dealt."""
COVERED: Final = take()
"""1 where the cover card was inserted after it."""
LOADED: Final = take()
"""1 where cards went into the shoe since a card was dealt, their back plus 1 in the next place."""
LOADED_BACK: Final = take()
CUT_LATE: Final = take()
"""1 where the stack was cut, or its cover card inserted, after that."""
RECUT: Final = take()
"""1 where a recut is required and not made yet, 2 where it was made, 3 where it came while they were dealt."""
OUT_OF_SHOE: Final = take()
"""1 where the cards were shuffled, stacked or cut since they were last put into the shoe or dealt."""
IDLE: Final = take()
"""1 after a time without gaming activity, 2 where nobody had stayed."""
IDLE_EMPTIED: Final = take()
IDLE_SPREAD: Final = take()
IDLE_ARRIVALS: Final = take()
IDLE_WASHED_EARLY: Final = take()
IDLE_ASKED: Final = take()
"""1 where a player asked to see cards since, and behind it the back of those that he asked for, plus 1."""
IDLE_ASKED_BACK: Final = take()
IDLE_PUT_AWAY: Final = take()
"""The batch that a device shuffled since, its back's id plus 1; -1 where there were several, or it is not recorded."""
IDLE_OTHER_SPREAD: Final = take()
"""1 where another batch than this was spread since, or one that is not known."""
IDLE_LOADED: Final = take()
"""The batch that came into the shoe since, its back's id plus 1."""
IDLE_SPREAD_BACK: Final = take()
"""The back of the cards that were spread first, its id plus 1; 0 where it is not recorded."""
IDLE_DECKS_DOWN: Final = take()
"""Decks of it that were spread face down, in the next place face up; -1 where a row does not say how many."""
IDLE_DECKS_UP: Final = take()
IDLE_STACKED_EARLY: Final = take()
"""1 where these cards were stacked or shuffled and nobody had come, and they were not since."""
PRESENT: Final = take()
"""Players who came, less those who left."""


# --- two batches, their backs and the discard rack ---
BATCH_ROUND: Final = take()
"""Number, plus 1, of the last round with a card."""
ROUND_BACK: Final = take()
"""The batch that round is dealt from, its back's id plus 1."""
PLAY_BACK: Final = take()
"""The batch in the shoe, its back's id plus 1; 0 where it is not recorded."""
RACK_BACK: Final = take()
"""The batch in the discard rack, its back's id plus 1; 0 where the rack is empty or nothing is known of it."""
RACK_REPORTED: Final = take()
"""1 where it was reported that both batches lie in the rack."""
RACK_GAP: Final = take()
"""1 where a row could not be read since the rack was last known to be empty."""
RECEIVED: Final = take()
"""Decks received since the last card was dealt."""
RECEIVED_BACK: Final = take()
"""The back of the first of them, its id plus 1."""
RECEIVED_OTHER: Final = take()
"""1 where others have another back."""
RECEIVED_UNKNOWN: Final = take()
"""1 where their number or back is not recorded."""
RECEIVED_GAP: Final = take()
"""1 where a row could not be read since decks were last judged."""

# devices_pass, where a device has to leave the table
SHUFFLER_GONE: Final = take()
"""1 from the removal of the shuffling device to its repair or replacement."""
LEFT_AT_TABLE: Final = take()
"""1 where it was told that the device stood at the table while another method was used."""
# two_batches_pass, the batch in the shoe
SHOE_BACK: Final = take()
"""The back's id, plus 1, of the batch with which the shoe was filled; 0 where it is not recorded."""
OTHER_BACK_DEALT: Final = take()
"""1 while cards of another batch than this are dealt."""

# devices_pass, the light of the shuffling device
RED_LIGHT: Final = take()
"""1 while the shuffling device shows a red light for cards that are not known, 2 where that was told as it dealt."""

# counting_pass
COUNTED: Final = take()
"""What the last count found that was not made good since: 0 nothing, else the log's word and 1."""
COUNTED_CARDS: Final = take()
"""How many cards were counted then, plus 1; 0 not recorded."""
COUNTED_BACK: Final = take()
"""Their back's id plus 1; 0 not recorded."""
COUNT_NOTIFIED: Final = take()
"""1 where somebody was notified since."""
COUNT_OPEN: Final = take()
"""1 from a count to the next card dealt, 2 once as few cards were loaded as it found, -1 once a row was lost."""
COUNT_TOLD: Final = take()
"""1 where it was told that a count found cards missing or too many, until one is complete or the cards are changed."""
PLAYED_SINCE: Final = take()
"""1 where a card was dealt since the cards were received or changed, or a count of them was complete."""

# devices_pass, who inspects the card reader
ASSIGNED: Final = take(4)
"""The floorpersons assigned to the table since it last closed, their ids plus 1."""
ASSIGNED_END: Final = take.end
ASSIGNED_MANY: Final = take()
"""1 where one was assigned whose name is not recorded or for whom there was no room."""

# devices_pass, where the gaming day finds the table in play
DAY_NOTED: Final = take()
"""1 where a round that began in the gaming day before the card reader was inspected was judged."""
OWN_DAYS: Final = take()
"""1 once a row of the table itself told of a gaming day."""
VENUE_DAY: Final = take()
"""The gaming day of the venue that was seen last, as the options name it."""

# opening_pass, what lies in shoe and discard rack
SHOE_HOLDS: Final = take()
"""HELD where the shoe holds cards, EMPTIED where it was emptied; 0 where that is not known."""
RACK_HOLDS: Final = take()
"""The same of the discard rack."""
IDLE_LEFT: Final = take()
"""What of both was seen when the cards of an idle table that had been spread were next taken up; see idle_left."""
HELD: Final = 1
EMPTIED: Final = 2

# opening_pass, decks received at a table in play
CHANGED_TURN: Final = take()
"""1 where they were shuffled, 2 where they were washed after that."""
