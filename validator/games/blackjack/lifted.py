"""Where a device that reshuffles by itself takes the place of other procedures, those are not demanded or open."""

from validator.core.kernel import HIT_WIDTH, JUDGED, NOT_APPLICABLE, kernel, needs
from validator.games.blackjack.numbers import dealer, dealing, decisions, settlement, spanish_21
from validator.games.blackjack.options import TWENTY_ONES_APART
from validator.games.shoe.numbers import shoe as cards, table
from validator.games.shoe.options import CONTINUOUS
from validator.games.table import Table


@kernel
def is_lifted(rule: int) -> bool:
    """Whether a rule is one of dealing or shuffling, which the approved procedures of the device answer."""
    return (
        rule == cards.PLAY_WITHOUT_SHUFFLE
        or rule == cards.BATCH_NOT_SHUFFLED
        or rule == cards.NO_CUT
        or rule == cards.NO_CUT_WHERE_DEVICE_LOADS
        or rule == cards.NO_CUT_OF_PRESHUFFLED_CARDS
        or rule == cards.CUT_NOT_OFFERED
        or rule == cards.CUT_NOT_OFFERED_TO_FIRST_PLAYER
        or rule == cards.CUT_NOT_OFFERED_TO_COVER_CARD_PLAYER
        or rule == cards.CUT_NOT_OFFERED_TO_FARTHEST_RIGHT
        or rule == cards.CUT_NOT_OFFERED_AFTER_DIRECTED_RESHUFFLE
        or rule == cards.CUT_NOT_ROTATED
        or rule == cards.CUT_NOT_ROTATED_AFTER_DIRECTED_RESHUFFLE
        or rule == cards.CUT_BY_DEALER_WITHOUT_REFUSAL
        or rule == cards.CUT_AFTER_REFUSAL
        or rule == cards.CUT_TOO_NEAR_END
        or rule == cards.COVER_CARD_TOO_LOW
        or rule == cards.RECUT_BY_WRONG_PERSON
        or rule == cards.RECUT_NOT_BY_FLOORPERSON
        or rule == cards.DEALT_FROM_HAND
        or rule == cards.CARD_NOT_FROM_SHOE
        or rule == cards.SHOE_OUT_OF_PLACE
        or rule == cards.SHOE_LOADED_BY_ANOTHER
        or rule == cards.NO_BURN_FROM_NEW_SHOE
        or rule == cards.NO_CARD_REMOVED_BY_NEW_DEALER
        or rule == cards.NEW_DEALER_IN_MID_ROUND
        or rule == cards.NEW_DEALER_WITH_DOUBLE_SHOE
        or rule == cards.REMOVED_CARD_NOT_IN_RACK
        or rule == cards.CARD_REMOVED_FROM_DOUBLE_SHOE
        or rule == cards.NO_DETERMINANT_CARD_DRAWN
        or rule == cards.WRONG_SIDE_VOIDED
        or rule == cards.MATCHING_DETERMINANT_NOT_USED
        or rule == cards.OTHER_DETERMINANT_NOT_SEGREGATED
        or rule == cards.COVER_CARD_PUT_BACK
        or rule == cards.HAND_BROKEN_OFF_AT_COVER_CARD
        or rule == cards.RESHUFFLED_AT_ONCE
        or rule == cards.ROUND_AFTER_COVER_CARD
        or rule == cards.CARDS_NOT_RACKED_AT_COVER_CARD
        or rule == cards.SIDE_NOT_EMPTIED
        or rule == cards.SIDE_NOT_INTO_RACK
        or rule == cards.SHOE_REFILLED_UNSHUFFLED
        or rule == table.COVER_CARD_NOT_INSERTED
        or rule == table.CUT_AFTER_LOADING
        or rule == table.RECUT_NOT_MADE
        or rule == spanish_21.IDLE_CARDS_LEFT_FACE_DOWN
        or rule == dealing.CARD_TO_BOX_WITHOUT_WAGER
        or rule == dealing.DEAL_OUT_OF_TURN
        or rule == dealing.FIRST_CARD_FACE_DOWN
        or rule == dealing.UP_CARD_FACE_DOWN
        or rule == dealing.SECOND_CARD_FACE_DOWN
        or rule == dealing.HOLE_CARD_FACE_UP
        or rule == dealing.UP_CARD_OUT_OF_TURN
        or rule == dealing.HOLE_CARD_OUT_OF_TURN
        or rule == dealing.SECOND_CARD_OUT_OF_TURN
    )


@kernel
def is_opened(rule: int) -> bool:
    """Whether a rule is one on the rest of the dealing procedure, of which it is open whether it gives way."""
    return (
        rule == dealing.CARD_READER_NOT_USED
        or rule == dealing.CARD_READER_USED_LATE
        or rule == dealing.HOLE_CARD_EXPOSED_AT_READER
        or rule == decisions.DECISION_OUT_OF_TURN
        or rule == decisions.NO_DECISION_TAKEN
        or rule == decisions.CARD_NOT_ASKED_FOR
        or rule == decisions.ADDITIONAL_CARD_FACE_DOWN
        or rule == dealer.HOLE_CARD_NOT_TURNED
        or rule == dealer.HOLE_CARD_TURNED_EARLY
        or rule == dealer.DEALER_CARD_FACE_DOWN
        or rule == dealer.DEALER_TOTAL_NOT_ANNOUNCED
        or rule == dealer.DEALER_TOTAL_MISANNOUNCED
        or rule == dealer.DEALER_DREW_BEFORE_PLAYERS
        or rule == settlement.CARDS_NOT_REMOVED_AFTER_ROUND
        or rule == settlement.CARDS_REMOVED_BEFORE_SETTLEMENT
        or rule == settlement.CARDS_NOT_TO_DISCARD_RACK
        or rule == settlement.CARDS_HANDLED_BY_PLAYER
        or rule == spanish_21.POINT_TOTAL_NOT_ANNOUNCED
        or rule == spanish_21.NEW_POINT_TOTAL_NOT_ANNOUNCED
        or rule == spanish_21.SPLIT_POINT_TOTAL_NOT_ANNOUNCED
        or rule == spanish_21.POINT_TOTALS_OUT_OF_ORDER
        or rule == spanish_21.DEALERS_CARD_NOT_ANNOUNCED
        or rule == spanish_21.DEALERS_CARD_ANNOUNCED_EARLY
        or rule == spanish_21.CARDS_PICKED_UP_OUT_OF_ORDER
        or rule == spanish_21.DEALERS_CARDS_PICKED_UP_FIRST
        or rule == spanish_21.SPANISH_21_CARDS_DISCARDED_IN_DISORDER
    )


@needs(options=(TWENTY_ONES_APART,))
@kernel
def lifted_pass(t: Table) -> None:
    """After all other passes: what they found of procedures that such a device may have replaced."""
    if t.options[CONTINUOUS] != 1:
        return
    kept = 0
    for row in range(t.hits[0]):
        at = 1 + row * HIT_WIDTH
        if at + HIT_WIDTH > len(t.hits):
            return
        rule = t.hits[at]
        if is_lifted(rule):
            t.tally[rule + JUDGED] -= 1
            t.tally[rule + NOT_APPLICABLE] += 1
            continue
        if is_opened(rule):
            t.tally[rule + JUDGED] -= 1
            t.tally[rule + NOT_APPLICABLE] += 1
            t.tally[spanish_21.DEALING_OTHERWISE_WITH_CONTINUOUS_DEVICE + JUDGED] += 1
            t.hits[at] = spanish_21.DEALING_OTHERWISE_WITH_CONTINUOUS_DEVICE
        to = 1 + kept * HIT_WIDTH
        for field in range(HIT_WIDTH):
            t.hits[to + field] = t.hits[at + field]
        kept += 1
    t.hits[0] = kept
