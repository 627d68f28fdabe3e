"""Where a device that reshuffles by itself takes the place of other procedures, those are not demanded or open."""

from validator.core.kernel import HIT_WIDTH, JUDGED, NOT_APPLICABLE, kernel, needs
from validator.games.blackjack.options import TWENTY_ONES_APART
from validator.games.blackjack.slots import dealer, dealing, decisions, settlement, spanish_21
from validator.games.shoe.options import CONTINUOUS
from validator.games.shoe.slots import shoe as cards, table
from validator.games.table import Table


@kernel
def is_lifted(slot: int) -> bool:
    """Whether a question is one of dealing or shuffling, which the approved procedures of the device answer."""
    return (
        cards.PLAY_WITHOUT_SHUFFLE <= slot <= cards.RECUT_NOT_BY_FLOORPERSON
        or (
            cards.DEALT_FROM_HAND <= slot <= cards.SHOE_REFILLED_UNSHUFFLED
            and slot != cards.NO_BURN_FROM_CONTINUOUS_SHUFFLER
        )
        or slot == table.COVER_CARD_NOT_INSERTED
        or slot == table.CUT_AFTER_LOADING
        or slot == table.RECUT_NOT_MADE
        or slot == spanish_21.IDLE_CARDS_LEFT_FACE_DOWN
        or dealing.CARD_TO_BOX_WITHOUT_WAGER <= slot <= dealing.SECOND_CARD_OUT_OF_TURN
    )


@kernel
def is_opened(slot: int) -> bool:
    """Whether a question is one on the rest of the dealing procedure, of which it is open whether it gives way."""
    return (
        slot == dealing.CARD_READER_NOT_USED
        or slot == dealing.CARD_READER_USED_LATE
        or slot == dealing.HOLE_CARD_EXPOSED_AT_READER
        or slot == decisions.DECISION_OUT_OF_TURN
        or slot == decisions.NO_DECISION_TAKEN
        or slot == decisions.CARD_NOT_ASKED_FOR
        or slot == decisions.ADDITIONAL_CARD_FACE_DOWN
        or dealer.HOLE_CARD_NOT_TURNED <= slot <= dealer.HOLE_CARD_TURNED_EARLY
        or dealer.DEALER_CARD_FACE_DOWN <= slot <= dealer.DEALER_TOTAL_MISANNOUNCED
        or slot == dealer.DEALER_DREW_BEFORE_PLAYERS
        or settlement.CARDS_NOT_REMOVED_AFTER_ROUND <= slot <= settlement.CARDS_HANDLED_BY_PLAYER
        or spanish_21.POINT_TOTAL_NOT_ANNOUNCED <= slot <= spanish_21.DEALERS_CARD_ANNOUNCED_EARLY
        or spanish_21.CARDS_PICKED_UP_OUT_OF_ORDER <= slot <= spanish_21.SPANISH_21_CARDS_DISCARDED_IN_DISORDER
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
        slot = t.hits[at]
        if is_lifted(slot):
            t.tally[slot + JUDGED] -= 1
            t.tally[slot + NOT_APPLICABLE] += 1
            continue
        if is_opened(slot):
            t.tally[slot + JUDGED] -= 1
            t.tally[slot + NOT_APPLICABLE] += 1
            t.tally[spanish_21.DEALING_OTHERWISE_WITH_CONTINUOUS_DEVICE + JUDGED] += 1
            t.hits[at] = spanish_21.DEALING_OTHERWISE_WITH_CONTINUOUS_DEVICE
        to = 1 + kept * HIT_WIDTH
        for field in range(HIT_WIDTH):
            t.hits[to + field] = t.hits[at + field]
        kept += 1
    t.hits[0] = kept
