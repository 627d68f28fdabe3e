"""What the passes on devices and on the opening of the table carry on, in places 1,510 to 1,820 of the state column.

Every place holds 0 at the start. Ids that may be 0 are kept one higher, so that 0 says that nothing is known.
"""

from typing import Final

# devices_pass
BEGUN: Final = 1_510
"""Number, plus 1, of the last round in which a card was drawn."""
DEVICE_GAP: Final = 1_511
"""1 where a row could not be read since what is judged began."""
READER_DOWN: Final = 1_512
"""1 while the card reader device is out of order, 2 once dealing on was reported."""
READER_NOTED: Final = 1_513
"""1 where cards dealt to the round in progress were noted."""
SHUFFLE_FAILED: Final = 1_514
"""1 from a jam, a stop or an incomplete cycle of the shuffling device to the next shuffle."""
SHUFFLER_DOWN: Final = 1_515
"""1 while the shuffling device is out of order and shows no sign of it."""
DAY: Final = 1_516
"""What is known of the card reader's inspection in the gaming day; see below."""
INSPECTED: Final = 1_517
"""1 where the card reader was inspected and no card dealt since, 2 where one was."""
PLAY: Final = 1_518
"""1 once the table has opened, 2 once a card was dealt."""
SHUFFLER_OUT: Final = 1_519
"""1 from anything that befalls the shuffling device to its repair or replacement."""
BACKS: Final = 1_520
"""From here BACK_WIDTH places for each back seen."""
BACK_PLACES: Final = 6
BACK_WIDTH: Final = 3
BACK_SHUFFLED: Final = 1
"""1 where the batch was shuffled since it last came into play, behind its id."""
BACK_ELSEWHERE: Final = 2
"""1 where it was stored elsewhere than in the shuffling device since, 2 where in it."""

# Values of DAY.
NO_DAY: Final = 0
DAY_BEGUN: Final = 1
DAY_JUDGED: Final = 2
DAY_PENDING: Final = 3
"""Cards were dealt in it and the inspection may still come."""

# opening_pass
OPENING_BEGUN: Final = 1_560
OPENING_GAP: Final = 1_561
OPEN: Final = 1_562
"""1 once the table was seen to open."""
IN_PLAY: Final = 1_563
"""1 where a card was dealt since the table opened or the cards were changed."""
FRESH: Final = 1_564
"""1 where decks were received and not dealt yet, 2 where others are being dealt meanwhile."""
FRESH_BACK: Final = 1_565
GROUPS: Final = 1_566
"""Receipts of decks since then."""
NOT_SHUFFLED: Final = 1_567
"""1 where they are known not to have come shuffled, 2 where they are known to."""
INSPECTIONS: Final = 1_568
"""What was done with them since then, how often, in this place and those that follow."""
VERIFIED: Final = 1_569
SPREADS: Final = 1_570
SPREAD_IN_PART: Final = 1_571
"""1 where a spread is known to be of one side only."""
WASHES: Final = 1_572
STACKS: Final = 1_573
SPREADS_FACE_DOWN: Final = 1_574
TOGETHER: Final = 1_575
"""1 where sides or batches were found together."""
ARRIVALS: Final = 1_576
"""Players who came since the table opened."""
SHOWN: Final = 1_577
"""1 where the cards were spread for a player who is named."""
PLAYED: Final = 1_578
"""1 where a card was dealt since the table opened, whether the cards were changed since or not."""
CUT: Final = 1_580
"""1 where the stack was cut since a card was dealt."""
COVERED: Final = 1_582
"""1 where the cover card was inserted after it."""
LOADED: Final = 1_583
"""1 where cards went into the shoe since a card was dealt, their back plus 1 in the next place."""
LOADED_BACK: Final = 1_584
CUT_LATE: Final = 1_585
"""1 where the stack was cut after that."""
RECUT: Final = 1_586
"""1 where a recut is required and not made yet, 2 where it was made."""
IDLE: Final = 1_590
"""1 after a time without gaming activity, 2 where nobody had stayed."""
IDLE_EMPTIED: Final = 1_591
IDLE_SPREAD: Final = 1_592
IDLE_ARRIVALS: Final = 1_593
IDLE_WASHED_EARLY: Final = 1_594
PRESENT: Final = 1_595
"""Players who came, less those who left."""


# --- two batches, their backs and the discard rack ---
BATCH_ROUND: Final = 1_700
"""Number, plus 1, of the last round with a card."""
ROUND_BACK: Final = 1_701
"""The batch that round is dealt from, its back's id plus 1."""
PLAY_BACK: Final = 1_702
"""The batch in the shoe, its back's id plus 1; 0 where it is not recorded."""
RACK_BACK: Final = 1_703
"""The batch in the discard rack, its back's id plus 1; 0 where the rack is empty or nothing is known of it."""
RACK_REPORTED: Final = 1_704
"""1 where it was reported that both batches lie in the rack."""
RACK_GAP: Final = 1_705
"""1 where a row could not be read since the rack was last known to be empty."""
RECEIVED: Final = 1_706
"""Decks received since the last card was dealt."""
RECEIVED_BACK: Final = 1_707
"""The back of the first of them, its id plus 1."""
RECEIVED_OTHER: Final = 1_708
"""1 where others have another back."""
RECEIVED_UNKNOWN: Final = 1_709
"""1 where their number or back is not recorded."""
RECEIVED_GAP: Final = 1_710
"""1 where a row could not be read since decks were last judged."""

# devices_pass, where a device has to leave the table
SHUFFLER_GONE: Final = 1_820
"""1 from the removal of the shuffling device to its repair or replacement."""
