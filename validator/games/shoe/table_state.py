"""What the judges on devices and on the opening of the table carry on.

Every place holds 0 at the start. Ids that may be 0 are kept one higher, so that 0 says that nothing is known.
"""

from typing import Final

from validator.core.engine.state_rows import StateRow
from validator.games.rounds.persons_state import Persons
from validator.games.shoe.shoe_state import Sizes

BACK_PLACES: Final = 6
"""Batches for which there is room."""

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
HELD: Final = 1
EMPTIED: Final = 2


class DeviceBatch(StateRow, rows=BACK_PLACES):
    """A batch of cards, as the judges of the shuffling device know it."""

    back: int
    """Its back's id plus 1; 0: a free place."""
    shuffled: int
    """1 where it was shuffled since it last came into play."""
    elsewhere: int
    """1 where it was stored outside of the shuffling device since, 2 where in it, -1 once the former is told."""
    failed: int
    """1 from a jam, a stop or an incomplete cycle of the shuffling device on this batch to its next shuffle."""
    by_hand: int
    """1 from a shuffle by a dealer while another batch was dealt, to the next shuffle."""
    red: int
    """1 where the shuffling device showed a red light while the batch was in it, and it was not shuffled since."""


class Devices(StateRow):
    """The shuffling device."""

    started: int
    """Number, plus 1, of the last round in which a card was drawn."""
    gap: int
    """1 where a row could not be read since the shuffling device last failed."""
    shuffle_failed: int
    """1 from a jam, a stop or an incomplete cycle of the shuffling device, on a batch not known, to the next
    shuffle."""
    shuffler_down: int
    """1 while the shuffling device is out of order and shows no sign of it."""
    shuffler_out: int
    """1 from anything that befalls the shuffling device to its repair or replacement."""
    in_shuffler: int
    """Id, plus 1, of the back of the batch last shuffled by the device or put into it, until it leaves; 0: none."""
    batch_in_play: int
    """The back, id plus 1, of the batch that is in play, as devices_pass knows it; 0 where it does not."""
    batch_in_shoe: int
    """The same of the batch that lies in the shoe, until the shoe is emptied or a player asks for the other batch."""
    shuffler_gone: int
    """1 from the removal of the shuffling device to its repair or replacement."""
    left_at_table: int
    """1 where it was told that the device stood at the table while another method was used."""
    red_light: int
    """1 while the shuffling device shows a red light for cards that are not known, 2 where that was told as it
    dealt."""


class Reader(StateRow):
    """The card reader device."""

    gap: int
    """1 where a row could not be read since the card reader device last failed."""
    inspection_gap: int
    """1 where a row could not be read since the gaming day began."""
    down: int
    """1 while the card reader device is out of order, 2 once dealing on was reported."""
    noted: int
    """1 where cards dealt to the round in progress were noted."""
    day: int
    """What is known of the card reader's inspection in the gaming day; see above."""
    inspected: int
    """1 where the card reader was inspected and no card dealt since, 2 where one was."""
    play: int
    """1 once the table has opened, 2 once a card was dealt."""
    day_noted: int
    """1 where a round that began in the gaming day before the card reader was inspected was judged."""
    own_days: int
    """1 once a row of the table itself told of a gaming day."""
    venue_day: int
    """The gaming day of the venue that was seen last, as the options name it."""


class Assigned(StateRow):
    """Those assigned to the table since it last closed."""

    floorpersons: Persons


class Opening(StateRow):
    """The opening of the table."""

    begun: int
    gap: int
    changed_turn: int
    """1 where they were shuffled, 2 where they were washed after that."""
    sizes: Sizes
    """How many decks each batch has."""


class OpenTable(StateRow):
    """A table since it opened."""

    open: int
    """1 once the table was seen to open."""
    in_play: int
    """1 where a card was dealt since the table opened or the cards were changed."""
    fresh: int
    """1 where decks were received and not dealt yet, 2 where others are being dealt meanwhile."""
    fresh_back: int
    not_shuffled: int
    """1 where they are known not to have come shuffled, 2 where they are known to."""
    opened_unshuffled: int
    """1 where the cards that were last opened here are known not to have come shuffled."""
    arrivals: int
    """Players who came since the table opened."""
    shown: int
    """1 where the cards were spread for a player who is named."""
    played: int
    """1 where a card was dealt since the table opened, whether the cards were changed since or not."""
    out_of_shoe: int
    """1 where the cards were shuffled, stacked or cut since they were last put into the shoe or dealt."""
    idle: int
    """1 after a time without gaming activity, 2 where nobody had stayed."""
    present: int
    """Players who came, less those who left."""


class FreshDecks(StateRow):
    """What was done with decks since they were received."""

    groups: int
    """Receipts of decks since then."""
    inspections: int
    """What was done with them since then, how often: here inspections."""
    verified: int
    spreads: int
    spread_in_part: int
    """1 where a spread is known to be of one side only."""
    washes: int
    stacks: int
    spreads_face_down: int
    together: int
    """1 where sides or batches were found together."""


class Undealt(StateRow):
    """What was done with the stack since a card was dealt."""

    cut: int
    """1 where the stack was cut since a card was dealt."""
    covered: int
    """1 where the cover card was inserted after it."""
    loaded: int
    """1 where cards went into the shoe since a card was dealt."""
    loaded_back: int
    """Their back, plus 1."""
    cut_late: int
    """1 where the stack was cut, or its cover card inserted, after that."""
    recut: int
    """1 where a recut is required and not made yet, 2 where it was made, 3 where it came while they were dealt."""


class IdleTable(StateRow):
    """What was done since the table was idle."""

    emptied: int
    spread: int
    arrivals: int
    washed_early: int
    asked: int
    """1 where a player asked to see cards since."""
    asked_back: int
    """The back of those that he asked for, plus 1."""
    put_away: int
    """The batch that a device shuffled since, its back's id plus 1; -1 where there were several, or it is not
    recorded."""
    other_spread: int
    """1 where another batch than this was spread since, or one that is not known."""
    loaded: int
    """The batch that came into the shoe since, its back's id plus 1."""
    spread_back: int
    """The back of the cards that were spread first, its id plus 1; 0 where it is not recorded."""
    decks_down: int
    """Decks of it that were spread face down; -1 where a row does not say how many."""
    decks_up: int
    """Decks of it that were spread face up, likewise."""
    stacked_early: int
    """1 where these cards were stacked or shuffled and nobody had come, and they were not since."""
    inspected: int
    """1 where the dealer inspected the cards since."""
    verified: int
    """1 where a floorperson verified that since."""


class IdleLeft(StateRow):
    """What lies in shoe and discard rack."""

    shoe: int
    """HELD where the shoe holds cards, EMPTIED where it was emptied; 0 where that is not known."""
    rack: int
    """The same of the discard rack."""
    left: int
    """What of both was seen when the cards of an idle table that had been spread were next taken up; see idle_left."""


class TwoBatches(StateRow):
    """Two batches and their backs."""

    round: int
    """Number, plus 1, of the last round with a card."""
    round_back: int
    """The batch that round is dealt from, its back's id plus 1."""
    play_back: int
    """The batch in the shoe, its back's id plus 1; 0 where it is not recorded."""
    shoe_back: int
    """The back's id, plus 1, of the batch with which the shoe was filled; 0 where it is not recorded."""
    other_back_dealt: int
    """1 while cards of another batch than this are dealt."""


class Rack(StateRow):
    """The discard rack."""

    back: int
    """The batch in the discard rack, its back's id plus 1; 0 where the rack is empty or nothing is known of it."""
    reported: int
    """1 where it was reported that both batches lie in the rack."""
    gap: int
    """1 where a row could not be read since the rack was last known to be empty."""


class ReceivedDecks(StateRow):
    """Decks received since the last card was dealt."""

    number: int
    """Decks received since the last card was dealt."""
    back: int
    """The back of the first of them, its id plus 1."""
    other: int
    """1 where others have another back."""
    unknown: int
    """1 where their number or back is not recorded."""
    gap: int
    """1 where a row could not be read since decks were last judged."""


class Counting(StateRow):
    """The last count of the cards."""

    found: int
    """What the last count found that was not made good since: 0 nothing, else the log's word and 1."""
    cards: int
    """How many cards were counted then, plus 1; 0 not recorded."""
    back: int
    """Their back's id plus 1; 0 not recorded."""
    notified: int
    """1 where somebody was notified since."""
    open: int
    """1 from a count to the next card dealt, 2 once as few cards were loaded as it found, -1 once a row was lost."""
    told: int
    """1 where it was told that a count found cards missing or too many, until one is complete or the cards are
    changed."""
    played_since: int
    """1 where a card was dealt since the cards were received or changed, or a count of them was complete."""
