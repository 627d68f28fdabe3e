"""Where a device that reshuffles by itself takes the place of other procedures, those are not demanded or open."""

from validator.core.engine.kernel import HIT_WIDTH, JUDGED, NOT_APPLICABLE, kernel
from validator.games.blackjack import (
    between_rounds,
    card_reader,
    completion,
    dealer,
    dealers_acts,
    dealing,
    decisions,
    double_shoe,
    settling,
    totals,
)
from validator.games.blackjack.tables.rows import Table
from validator.games.numbers import Rules
from validator.games.shoe import burning, cut, cut_depth, cut_order, dealers_part, opening, recut, shoe

rule = Rules("blackjack.suspended_duties")
DEALING_OTHERWISE_WITH_CONTINUOUS_DEVICE = rule(
    "dealing-otherwise-with-continuous-device",
    "Step of the dealing procedure not taken with a device that reshuffles by itself",
    (
        "a step of the dealing procedure was not taken as written, and cards come from a device that "
        "takes the place of dealing requirements"
    ),
    expected="what does not concern shoe, shuffle and cut as written",
    observed="another procedure",
)


@kernel
def is_lifted(rule: int) -> bool:
    """Whether a rule is one of dealing or shuffling, which the approved procedures of the device answer."""
    return (
        rule == shoe.PLAY_WITHOUT_SHUFFLE
        or rule == shoe.BATCH_NOT_SHUFFLED
        or rule == cut.NO_CUT
        or rule == cut.NO_CUT_WHERE_DEVICE_LOADS
        or rule == cut.NO_CUT_OF_PRESHUFFLED_CARDS
        or rule == cut.CUT_NOT_OFFERED
        or rule == cut_order.CUT_NOT_OFFERED_TO_FIRST_PLAYER
        or rule == cut_order.CUT_NOT_OFFERED_TO_COVER_CARD_PLAYER
        or rule == cut_order.CUT_NOT_OFFERED_TO_FARTHEST_RIGHT
        or rule == cut_order.CUT_NOT_OFFERED_AFTER_DIRECTED_RESHUFFLE
        or rule == cut_order.CUT_NOT_ROTATED
        or rule == cut_order.CUT_NOT_ROTATED_AFTER_DIRECTED_RESHUFFLE
        or rule == cut.CUT_BY_DEALER_WITHOUT_REFUSAL
        or rule == cut_order.CUT_AFTER_REFUSAL
        or rule == cut_depth.CUT_TOO_NEAR_END
        or rule == cut_depth.COVER_CARD_TOO_LOW
        or rule == recut.RECUT_BY_WRONG_PERSON
        or rule == cut.RECUT_NOT_BY_FLOORPERSON
        or rule == shoe.DEALT_FROM_HAND
        or rule == shoe.CARD_NOT_FROM_SHOE
        or rule == shoe.SHOE_OUT_OF_PLACE
        or rule == shoe.SHOE_LOADED_BY_ANOTHER
        or rule == burning.NO_BURN_FROM_NEW_SHOE
        or rule == burning.NO_CARD_REMOVED_BY_NEW_DEALER
        or rule == burning.FURTHER_CARD_REMOVED
        or rule == burning.NEW_DEALER_WITH_DOUBLE_SHOE
        or rule == burning.REMOVED_CARD_NOT_IN_RACK
        or rule == burning.CARD_REMOVED_FROM_DOUBLE_SHOE
        or rule == double_shoe.NO_DETERMINANT_CARD_DRAWN
        or rule == double_shoe.DEALT_FROM_THE_WRONG_SIDE
        or rule == double_shoe.MATCHING_DETERMINANT_NOT_USED
        or rule == double_shoe.OTHER_DETERMINANT_NOT_SEGREGATED
        or rule == shoe.COVER_CARD_PUT_BACK
        or rule == shoe.HAND_BROKEN_OFF_AT_COVER_CARD
        or rule == shoe.RESHUFFLED_AT_ONCE
        or rule == shoe.ROUND_AFTER_COVER_CARD
        or rule == shoe.CARDS_NOT_RACKED_AT_COVER_CARD
        or rule == double_shoe.SIDE_NOT_EMPTIED
        or rule == double_shoe.SIDE_NOT_INTO_RACK
        or rule == shoe.SHOE_REFILLED_UNSHUFFLED
        or rule == opening.COVER_CARD_NOT_INSERTED
        or rule == opening.CUT_AFTER_LOADING
        or rule == opening.RECUT_NOT_MADE
        or rule == between_rounds.IDLE_CARDS_LEFT_FACE_DOWN
        or rule == dealing.CARD_TO_BOX_WITHOUT_WAGER
        or rule == dealing.DEAL_OUT_OF_TURN
        or rule == dealing.FIRST_CARD_FACE_DOWN
        or rule == dealing.UP_CARD_FACE_DOWN
        or rule == dealing.SECOND_CARD_FACE_DOWN
        or rule == dealing.HOLE_CARD_FACE_UP
        or rule == dealing.UP_CARD_OUT_OF_TURN
        or rule == dealing.HOLE_CARD_OUT_OF_TURN
        or rule == dealing.SECOND_CARD_OUT_OF_TURN
        or rule == dealers_part.CUT_OFFERED_BY_ANOTHER
        or rule == dealers_part.CARD_BURNED_BY_ANOTHER
        or rule == dealers_part.SHOE_EMPTIED_BY_ANOTHER
    )


@kernel
def is_opened(rule: int) -> bool:
    """Whether a rule is one on the rest of the dealing procedure, of which it is open whether it gives way."""
    return (
        rule == card_reader.CARD_READER_NOT_USED
        or rule == card_reader.CARD_READER_USED_LATE
        or rule == card_reader.HOLE_CARD_EXPOSED_AT_READER
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
        or rule == settling.CARDS_NOT_REMOVED_AFTER_ROUND
        or rule == settling.CARDS_REMOVED_BEFORE_SETTLEMENT
        or rule == settling.CARDS_NOT_TO_DISCARD_RACK
        or rule == settling.CARDS_HANDLED_BY_PLAYER
        or rule == totals.POINT_TOTAL_NOT_ANNOUNCED
        or rule == totals.NEW_POINT_TOTAL_NOT_ANNOUNCED
        or rule == totals.SPLIT_POINT_TOTAL_NOT_ANNOUNCED
        or rule == totals.POINT_TOTALS_OUT_OF_ORDER
        or rule == totals.DEALERS_CARD_NOT_ANNOUNCED
        or rule == totals.DEALERS_CARD_ANNOUNCED_EARLY
        or rule == completion.CARDS_PICKED_UP_OUT_OF_ORDER
        or rule == completion.DEALERS_CARDS_PICKED_UP_FIRST
        or rule == completion.SPANISH_21_CARDS_DISCARDED_IN_DISORDER
        or rule == dealers_acts.CARD_DEALT_BY_ANOTHER
        or rule == dealers_acts.ADDITIONAL_CARD_DEALT_BY_ANOTHER
        or rule == dealers_acts.DEALERS_CARD_DRAWN_BY_ANOTHER
        or rule == dealers_acts.HOLE_CARD_TURNED_BY_ANOTHER
        or rule == dealers_acts.DEALERS_TOTAL_ANNOUNCED_BY_ANOTHER
        or rule == dealers_acts.POINT_TOTAL_ANNOUNCED_BY_ANOTHER
        or rule == dealers_acts.CARDS_CLEARED_BY_ANOTHER
    )


@kernel
def lifted_pass(t: Table) -> None:
    """After all other judges: what they found of procedures that such a device may have replaced."""
    if t.options.continuous != 1:
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
            t.tally[DEALING_OTHERWISE_WITH_CONTINUOUS_DEVICE + JUDGED] += 1
            t.hits[at] = DEALING_OTHERWISE_WITH_CONTINUOUS_DEVICE
        to = 1 + kept * HIT_WIDTH
        for field in range(HIT_WIDTH):
            t.hits[to + field] = t.hits[at + field]
        kept += 1
    t.hits[0] = kept
