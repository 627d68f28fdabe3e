"""Where a device that reshuffles by itself takes the place of other procedures, those are not demanded or open."""

from validator.core.kernel import HIT_WIDTH, JUDGED, NOT_APPLICABLE, kernel
from validator.games.blackjack.numbers import dealer, dealing, decisions, settlement, spanish_21
from validator.games.shoe.numbers import shoe as cards, table
from validator.games.shoe.options import CONTINUOUS
from validator.games.table import Table


@kernel
def is_lifted(rule: int) -> bool:
    """Whether a rule is one of dealing or shuffling, which the approved procedures of the device answer."""
    return (
        cards.PLAY_WITHOUT_SHUFFLE <= rule <= cards.RECUT_NOT_BY_FLOORPERSON
        or (
            cards.DEALT_FROM_HAND <= rule <= cards.SHOE_REFILLED_UNSHUFFLED
            and rule != cards.NO_BURN_FROM_CONTINUOUS_SHUFFLER
        )
        or rule == table.COVER_CARD_NOT_INSERTED
        or rule == table.CUT_AFTER_LOADING
        or rule == table.RECUT_NOT_MADE
        or rule == spanish_21.IDLE_CARDS_LEFT_FACE_DOWN
        or dealing.CARD_TO_BOX_WITHOUT_WAGER <= rule <= dealing.SECOND_CARD_OUT_OF_TURN
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
        or dealer.HOLE_CARD_NOT_TURNED <= rule <= dealer.HOLE_CARD_TURNED_EARLY
        or dealer.DEALER_CARD_FACE_DOWN <= rule <= dealer.DEALER_TOTAL_MISANNOUNCED
        or rule == dealer.DEALER_DREW_BEFORE_PLAYERS
        or settlement.CARDS_NOT_REMOVED_AFTER_ROUND <= rule <= settlement.CARDS_HANDLED_BY_PLAYER
        or spanish_21.POINT_TOTAL_NOT_ANNOUNCED <= rule <= spanish_21.DEALERS_CARD_ANNOUNCED_EARLY
        or spanish_21.CARDS_PICKED_UP_OUT_OF_ORDER <= rule <= spanish_21.SPANISH_21_CARDS_DISCARDED_IN_DISORDER
    )


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
