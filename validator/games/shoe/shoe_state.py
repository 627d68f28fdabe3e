"""What the shoe judges carry from round to round; 0 everywhere at the start.

Ids and seats that may be 0 are kept one higher, so that 0 says that nothing is known.
"""

from typing import Final

from validator.core.engine.rows import several
from validator.core.engine.state_rows import Area, Several, StateRow
from validator.games.cards import RANKS
from validator.games.numbers import SEAT_CODES
from validator.log.cards import CARD_RANK_ONLY

BOTH: Final = 100
EMPTIED_LATE: Final = 2

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

# What is seen of the rounds of a log (SHOE_SEEN).
FIRST_ROUND_SEEN: Final = -1
"""A card of the first round, or of its end, and not what was before it."""

# Reasons of NEED and ANSWERED.
NOTHING: Final = 0
OPENING: Final = 1
COVER_FIRST: Final = 2
"""The cover card showed before the first card of a round, which may still be dealt."""
COVER: Final = 3
STORED_AT_FIRST: Final = 2
"""Both batches may have been shuffled before the log begins."""
MINUTE: Final = 60_000
"""Milliseconds of a minute, in which the times of a log are given."""
PARTS: Final = CARD_RANK_ONLY + RANKS
"""Codes of cards wholly or partly known."""
SEATS: Final = SEAT_CODES

# Reasons of CUT_REASON.
UNKNOWN_REASON: Final = 0
GAME_BEGINS: Final = 1
COVER_ON_PLAYER: Final = 2
COVER_ON_DEALER: Final = 3
DIRECTED: Final = 4
AGE_PLACES: Final = 6
SIZE_NAMED: Final = 2
SIZE_PLACES: Final = 5
"""Batches for which there is room."""
CUT_WRONGLY: Final = 2


class Shoe(StateRow):
    """What has to be done with shoe and cards: what the judges of shuffling, burning and refilling carry."""

    started: int
    """Number, plus 1, of the last round in which a card was drawn."""
    need: int
    """Why the cards have to be shuffled before more are dealt; see the reasons above."""
    answered: int
    """The reason that the last shuffle answered, until a card is dealt."""
    fresh: int
    """1 where the cards were shuffled and none of them was dealt yet."""
    stored: int
    """Shuffles of a batch that is not in play, less the times that one came into play, plus 1; see STORED_AT_FIRST."""
    in_play: int
    """1 where a card was dealt since the shoe was filled or the table opened."""
    gap: int
    """1 where a row could not be read since the last omission was judged."""
    unread: int
    """1 where a row could not be read since the shoe was filled, so that a new dealer may have come."""
    unshuffled_known: int
    """1 where cards were spread or washed at the table, so that they did not come shuffled."""
    preshuffled_cards: int
    """1 where the log calls the batch preshuffled."""
    need_side: int
    """The side of a double shoe that has to be shuffled, its place code plus 1; BOTH after both cover cards."""
    need_round: int
    """Number, plus 1, of the round in which the cover card was reached."""
    burn: int
    """Whether a first card has to be removed from the shoe; see DUE and DONE."""
    dealer_burn: int
    """Whether a new dealer has to remove a card."""
    dealer: int
    """Who deals, his id plus 1."""
    unattended: int
    """1 from the opening of the table until a dealer comes or a card is dealt."""
    burned: int
    """Cards removed since the last one was dealt."""
    shoe_spare: int
    """Cards that may be removed because the shoe was filled, or shuffled to complete a round."""
    dealer_spare: int
    """Cards that may be removed because a new dealer came."""
    attended: int
    """1 where a dealer came since the table last closed."""
    shoe_seen: int
    """1 where the log shows the opening of the table, or cards of two rounds: who came since the first is known.

    -1 (``FIRST_ROUND_SEEN``) where it shows cards of one: who came before that may still remove a card.
    """
    burner: int
    """Who removed a card as a new dealer of whose coming there is no row, his id plus 1."""
    odd_card: int
    """1 where a card was found, drawn or refused in a way that may send it to the discard rack, since a round began."""
    emptied: int
    """1 where the shoe was emptied since the cover card was reached, EMPTIED_LATE where that was after the shuffle."""
    nothing_left: int
    """1 where no card remained behind the cover card."""
    odd_source: int
    """Number, plus 1, of the round in which a card from somewhere other than the shoe was reported."""
    out_of_place: int
    """1 where the shoe does not stand where it was approved."""
    idle: int
    """1 after a time without gaming activity, 2 where nobody had stayed."""
    idle_removed: int
    idle_washed: int
    idle_shuffled: int
    idle_stacked: int
    """What was done with the cards since then."""
    idle_gap: int
    """1 where a row since then cannot be read or placed."""
    idle_back: int
    """Id, plus 1, of the back of the cards that were spread since then."""
    idle_by_hand: int
    """1 where a dealer has shuffled cards since then that went into no device; more by the id of their back."""
    device_told: int
    """1 where something befell the shuffling device and it was not said to be repaired or replaced."""
    opened: int
    """1 where the log shows that the table was opened."""
    present: int
    """Players who came, less those who left."""
    dealt: int
    """1 where cards were dealt since the shoe was filled; see above."""
    dealt_gap: int
    """1 where a row could not be read since they were last shuffled."""
    backs_of_sides: Area = several(2)
    """Id, plus 1, of the back of the decks in the left and in the right side of a double shoe."""
    play_batch: int
    """The batch in play, its back's id plus 1; 0 where it is not recorded, or was shuffled again since it was dealt."""
    dealt_batch: int
    """The batch that was in play before it, and was not shuffled since."""
    burn_left: int
    """Cards that still have to be removed from a shoe that was filled."""
    dealer_burn_left: int
    """Cards that a new dealer still has to remove."""
    emergency_stack: int
    """1 where it was, and no card was dealt from it yet."""
    shuffled_at_cover: int
    """1 where the cards dealt were shuffled for the cover card while the shoe had not been emptied."""


class Age(StateRow):
    """How old the cards of one batch are."""

    opened: int
    """When they were opened, in milliseconds; -1 not recorded."""
    first_dealt: int
    """When these cards were first dealt."""
    shut: int
    """Milliseconds for which the table was closed since they were opened."""
    back: int
    """Their back's id plus 1; 0 for a free place."""
    reported: int
    """1 where it was reported that the cards are too old, 2 where it was for review."""


class Count(StateRow):
    """The cards drawn from the shoe, or from one side of a double shoe."""

    drawn: Area = several(PARTS)
    """How many: one place for each card of a deck and each code of a card known in part."""
    total: int
    reported: int
    whole: int
    """1 while all that was drawn is known since the shoe, or the left side of a double one, was filled."""


class Cards(StateRow):
    """The cards in use: how old they are, and how many were drawn."""

    opened_last: Age
    """Of the cards opened last, whichever they were."""
    ages: Several[Age] = several(AGE_PLACES)
    """Of each batch that is known by its back."""
    closed: int
    """When the table closed, while it is closed."""
    gap: int
    precision: int
    """Milliseconds to which the log's times are good."""
    batch: int
    """The batch of the last shoe dealt, its id plus 1."""
    next_batch: int
    """The batch that was last brought into play, its id plus 1; -1 where it is not recorded."""
    exception: int
    """1 where something out of the ordinary course decides which batch comes next, 2 where that is but a reshuffle
    between rounds; -1 where a row unread may tell of it."""
    idle_batch: int
    """The batch that went into the shuffling device after an idle time, its id plus 1; -1 where it is not known."""
    in_shoe: int
    """The batch in the shoe, its back's id plus 1; 0 where it is not recorded."""
    count_round: int
    """Number, plus 1, of the last round with a card."""
    count_gap: int
    counts: Several[Count] = several(2)
    """Of the shoe, or of each side of a double shoe."""
    colors: int
    """How many colors the backs of the decks received together have, counted in their order."""
    color: int
    """The back of those received last, its id plus 1."""
    color_decks: int
    colors_settled: int
    """1 once they were dealt from."""
    burns_due: int
    """Cards that had to be removed since a single shoe was filled, for it and each new dealer, less those that were."""
    decks_in_use: int
    """1 once cards were dealt from decks that were received since the table opened or the cards were changed."""


class BatchSize(StateRow):
    """How many decks a batch has."""

    back: int
    """Its back's id plus 1; 0 where there is none."""
    last: int
    """The decks of it received together last."""
    most: int
    """The most decks of it that were ever received together."""
    counting: int
    """1 while its decks are being received, SIZE_NAMED where the batch was named with its number of decks."""


class Sizes(StateRow):
    """How many decks each of two batches has, as batch_sizes keeps it."""

    receiving: int
    """1 while decks are being received."""
    batches: Several[BatchSize] = several(SIZE_PLACES)
    """Of each batch that is known by its back."""


class Stack(StateRow):
    """The stack that is cut, since the cards were shuffled or changed."""

    cards: int
    """Cards of the stack as logged, 0 not recorded."""
    offers: int
    """Offers of the cut since the last shuffle."""
    offered_seat: int
    """Position of the last offer, plus 1."""
    accepted: int
    """1 where an offer was accepted."""
    cuts: int
    """Cuts since the last card was dealt."""
    cutter_seat: int
    cutter_player: int
    cutter_dealer: int
    """Who made the last cut: position and id plus 1; 1 where it was the dealer."""
    recut: int
    """1 where a recut was required and not made yet."""
    new_stack: int
    """1 where cards were shuffled or loaded since the last card was dealt."""
    loaded_by_device: int
    round_of_cut: int
    out_of_turn: int
    """1 where the order of the offers was already found wrong."""
    preshuffled: int
    partial: int
    """1 where only a part of the cards was shuffled."""
    racked: int
    """Cards taken out of the rack to complete a round, 0 not recorded, -1 where they were taken out in several
    parts."""


class Cut(StateRow):
    """Who cuts the cards, and when."""

    gap: int
    reason: int
    """Why the cards were shuffled, which says who is offered the cut; see above."""
    cover_seat: int
    """The position on which the cover card appeared, plus 1; 1 is the dealer's."""
    cover_player: int
    arrived_seat: int
    arrived_player: int
    """The first player to arrive, seat and id plus 1."""
    opened_now: int
    """1 from the opening of the table to its first card."""
    opened_changed: int
    """1 where cards were changed since the table opened."""
    direction: int
    cover_inserted: int
    """1 where the cover card was inserted since a card was dealt."""
    cover_stack: int
    """Cards of the stack into which the cover card was inserted where it is not recorded how deep; 0: that is known."""
    offers_since_recut: int
    last_seats: Area = several(SEATS)
    """One place for each position: 0 nobody there, 1 somebody, else the player's id plus 2."""
    sizes: Sizes
    """How many decks each batch has."""
    stacked_back: int
    """The batch whose stack was logged last, its back's id plus 1."""
    offered: Area = several(SEATS)
    """One place for each position: 1 where it was offered the cut since the last shuffle."""
    loaded_back: int
    """The batch that came into play last, as cut_pass saw it, its back's id plus 1; 0 where it is not recorded."""
    stack_cut: int
    """1 where the stack was cut and nothing was done with it since, CUT_WRONGLY where that cut was found wrong."""
    back: int
    """Its back's id plus 1."""
    unoffered: int
    """1 where nobody had been offered that cut."""
    cut_accepted: int
    """1 where somebody accepted the cut and did not make it yet."""
    accepter_seat: int
    """His position, plus 1."""
    accepter_player: int
    """His id, plus 1."""
    unplaced: int
    """1 where a card was dealt in a round whose number is not told since one was dealt in a round that is known."""


class DoubleShoe(StateRow):
    """The two sides of a double shoe, left and right."""

    determinant_round: int
    """Number, plus 1, of the last round with a determinant card."""
    determined: int
    """The side that it stands for, plus 1."""
    side_round: int
    side_reported: int
    backs: Area = several(2)
    """The backs of the left and the right side, their ids plus 1."""
    covered: Area = several(2)
    """1 where the cover card of the left, of the right side was reached and that side is not shuffled yet."""
    segregated: Area = several(2)
    """Cards that lie in the segregated areas of the left and the right side."""
    emptied: int
    """Which sides were emptied since their cover card was reached, as bits."""
    gap: int
    behind: int
    """On which sides no card remained behind the cover card, as bits."""
    back_reported: int
    """Number, plus 1, of the round in which a card with the other side's back was reported."""
    side_done: int
    """The side, by its place code plus 1, that was shuffled for its cover card since a card was last dealt."""
    one_color: int
    """The back of the decks in both sides that were told to be of one color, its id plus 1."""


class ReceivedBatch(StateRow):
    """The decks received of one of two batches."""

    back: int
    """Its back's id plus 2; 0 where there is none."""
    decks: int
    """How many; -1: not all are known."""


class Received(StateRow):
    """Decks that were received, and the cards of the shoe."""

    undealt: int
    """1 while decks that were received have not been dealt from."""
    batches: Several[ReceivedBatch] = several(2)
    """Those of two batches."""
    filled: int
    """Cards placed in the shoe since it was last emptied or the cards were shuffled, plus 1; 0 none, -1 not all
    known."""
    changed: int
    """The back of the cards changed last, its id and 2, until other decks are received or a card is dealt; 0 none."""


class StoredBatch(StateRow):
    """The batch taken from the shuffling device that a player asked to see."""

    asked: int
    """1 while a player has asked to see the batch taken from the shuffling device, and no card was dealt since."""
    back: int
    """That batch, its back's id plus 1; 0 where it is not recorded."""
    spread: int
    """1 where it was spread face up since."""
    shuffled: int
    """1 where it was shuffled after that."""
    gap: int
    """1 where a row could not be read since."""
