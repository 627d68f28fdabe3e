"""Dealing from the hand: the burn before each round, the faces, the handling, and when hands are turned over."""

from validator.core.kernel import JUDGED, Ints, emit, kernel, needs
from validator.games.blackjack.decisions import lies_face_down
from validator.games.blackjack.options import HIGHEST_TOTAL
from validator.games.blackjack.settling import put_elsewhere
from validator.games.blackjack.slots.variations import (
    BROKEN_HAND_NOT_DISCARDED,
    CARD_TAKEN_WITH_THE_DECK_HAND,
    CARDS_NOT_TURNED_FOR_DECISION,
    CARDS_OUT_OF_VIEW,
    CARDS_TOUCHED_WITH_BOTH_HANDS,
    DECK_CHANGED_HANDS,
    HAND_DEALT_BURN_NOT_IN_RACK,
    HAND_DEALT_FIRST_CARD_FACE_UP,
    HAND_DEALT_HOLE_CARD_FACE_UP,
    HAND_DEALT_ROUND_WITHOUT_BURN,
    HAND_DEALT_SECOND_CARD_FACE_UP,
    HAND_DEALT_UP_CARD_FACE_DOWN,
    PLAYERS_CARDS_NOT_TURNED_AT_END,
)
from validator.games.blackjack.surrender import never_happened, settled_late
from validator.games.blackjack.tables import flags, hand, note, round_, stage
from validator.games.blackjack.tables.from_hand_state import BURNED, HELD, MAY_BE
from validator.games.numbers import missing_facts
from validator.games.rounds import wager
from validator.games.rounds.options import ALWAYS, RECORDED
from validator.games.rounds.subject import of_other
from validator.games.shoe.options import FROM_HAND
from validator.log.codes import (
    BY_PLAYER,
    BY_STRIDE,
    FACE_DOWN,
    FACE_UP,
    KIND_BURN,
    KIND_CARD_HAND,
    KIND_CHOICE,
    KIND_DEAL,
    KIND_DEALER_ARRIVES,
    KIND_DECK_HELD,
    KIND_EXPOSE,
    KIND_HANDLE_CARDS,
    KIND_MUCK,
    KIND_ROUND_END,
    KIND_UNREADABLE,
    PLACE_RACK,
    WHAT_BOTH_HANDS,
    WHAT_DOUBLE,
    WHAT_OUT_OF_VIEW,
    WHAT_SPLIT,
    WHAT_SURRENDER,
)
from validator.log.columns import Columns

NO_BURNS, *_ = missing_facts()
NO_HAND, *_ = missing_facts()
NO_PLACE, *_ = missing_facts()
NO_FACE, *_ = missing_facts()
NO_ACTOR, *_ = missing_facts()
NO_EXPOSURE, *_ = missing_facts()
NO_REMOVAL, *_ = missing_facts()


@kernel
def round_without_burn(burned: int) -> bool:
    """Whether a round is dealt from the hand without a card removed before it (0)."""
    return burned == 0


@kernel
def lies_face_up(face: int) -> bool:
    """Whether a card lies face up (the log's code of its face)."""
    return face == FACE_UP


@kernel
def other_hand_holds_deck(chosen: int, holding: int) -> bool:
    """Whether the dealer holds the deck in another hand (the log's word) than the one chosen for the round
    (-1: none).
    """
    return chosen >= 0 and holding != chosen


@kernel
def taken_with_the_deck_hand(holding: int, taking: int) -> bool:
    """Whether the dealer took a card with the hand that holds the deck (the log's words)."""
    return taking == holding


@kernel
def handled_so(what: int, forbidden: int) -> bool:
    """Whether a player handles his cards in the way that is forbidden (the log's words)."""
    return what == forbidden


@kernel
def judge_face(tally: Ints, hits: Ints, i: int, slot: int, face: int, wrong: bool, r: int) -> None:
    """Judge the face of one card of the initial deal."""
    if face < 0:
        tally[slot + NO_FACE] += 1
    else:
        tally[slot + JUDGED] += 1
        if wrong:
            emit(hits, slot, i, 1 - face, face, 0, -1, -1, r)


@kernel
def turned_after(kinds: Ints, notes: Ints, rounds: Ints, h: int, start: int, r: int) -> int:
    """The first event from ``start`` on that turns cards of hand row ``h``; -1 if there is none in the round."""
    for j in range(start, rounds[r + round_.LAST] + 1):
        if kinds[j] == KIND_EXPOSE and notes[j * note.WIDTH + note.HAND] == h:
            return j
    return -1


@kernel
def others_acted(kinds: Ints, notes: Ints, start: int, stop: int, h: int) -> int:
    """Cards dealt to other hands or turned in them, and decisions on them, between two events."""
    found = 0
    for j in range(start + 1, stop):
        if kinds[j] in (KIND_DEAL, KIND_CHOICE, KIND_EXPOSE) and notes[j * note.WIDTH + note.HAND] != h:
            found += 1
    return found


@kernel
def judge_discard(
    options: Ints,
    kinds: Ints,
    notes: Ints,
    rounds: Ints,
    hands: Ints,
    tally: Ints,
    hits: Ints,
    whole: bool,
    h: int,
    r: int,
) -> None:
    """Judge whether a hand over the limit was discarded before the game went on."""
    if options[RECORDED + KIND_MUCK] != ALWAYS or not whole:
        tally[BROKEN_HAND_NOT_DISCARDED + NO_REMOVAL] += 1
        return
    tally[BROKEN_HAND_NOT_DISCARDED + JUDGED] += 1
    broke = hands[h + hand.LAST_CARD]
    muck = hands[h + hand.MUCK] if hands[h + hand.MUCK] >= 0 else rounds[r + round_.CLEARED]
    stop = muck if muck >= 0 else rounds[r + round_.LAST]
    if never_happened(muck) or settled_late(others_acted(kinds, notes, broke, stop, h)):
        emit(hits, BROKEN_HAND_NOT_DISCARDED, stop, broke, muck, 0, of_other(h), hands[h + hand.ROOT], r)


@kernel
def left_the_table(rounds: Ints, hands: Ints, wagers: Ints, h: int, r: int) -> bool:
    """Whether a hand was surrendered, settled or removed before the hole card was turned, so that nothing is left."""
    if hands[h + hand.FLAGS] & (flags.SURRENDERED | flags.EVEN_MONEY) or rounds[r + round_.DEALER_BLACKJACK] == 1:
        return True
    turned = rounds[r + round_.HOLE_TURNED]
    stop = turned if turned >= 0 else rounds[r + round_.LAST]
    w = hands[h + hand.WAGER]
    return 0 <= hands[h + hand.MUCK] < stop or (w >= 0 and 0 <= wagers[w + wager.LAST_SETTLED] < stop)


@kernel
def judge_hand(
    options: Ints,
    kinds: Ints,
    faces: Ints,
    notes: Ints,
    rounds: Ints,
    hands: Ints,
    wagers: Ints,
    tally: Ints,
    hits: Ints,
    h: int,
    r: int,
) -> None:
    """Judge at the end of a round whether a player's hand was discarded when it broke, or turned over.

    A hand that a Double Down card dealt face down broke is not known to be over the limit before that card is turned.
    A dealer's Blackjack ends the round before any additional card; whether (b)(9) then applies is not said.
    """
    over = rounds[r + round_.OVER] >= 0 or options[RECORDED + KIND_ROUND_END] != ALWAYS
    whole = rounds[r + round_.GAPS] == 0 and over
    if hands[h + hand.FLAGS] & flags.DEAD or hands[h + hand.CARDS] < 2 or rounds[r + round_.VOID] >= 0:
        return
    if hands[h + hand.UNKNOWN] == 0 and hands[h + hand.TOTAL] > options[HIGHEST_TOTAL]:
        if faces[hands[h + hand.LAST_CARD]] != FACE_DOWN:
            judge_discard(options, kinds, notes, rounds, hands, tally, hits, whole, h, r)
        return
    if left_the_table(rounds, hands, wagers, h, r):
        return
    if options[RECORDED + KIND_EXPOSE] != ALWAYS or not whole:
        tally[PLAYERS_CARDS_NOT_TURNED_AT_END + NO_EXPOSURE] += 1
        return
    tally[PLAYERS_CARDS_NOT_TURNED_AT_END + JUDGED] += 1
    shown = hands[h + hand.PARENT] >= 0 or hands[h + hand.FLAGS] & flags.SPLIT
    if not shown and never_happened(turned_after(kinds, notes, rounds, h, rounds[r + round_.FIRST], r)):
        emit(
            hits,
            PLAYERS_CARDS_NOT_TURNED_AT_END,
            rounds[r + round_.LAST],
            1,
            0,
            0,
            of_other(h),
            hands[h + hand.ROOT],
            r,
        )


@needs(options=(FROM_HAND,))
@kernel
def from_hand_pass(
    ev: Columns,
    options: Ints,
    notes: Ints,
    rounds: Ints,
    hands: Ints,
    wagers: Ints,
    state: Ints,
    tally: Ints,
    hits: Ints,
) -> None:
    """Judge what dealing from the hand orders otherwise than dealing from a shoe."""
    if options[FROM_HAND] != 1:
        return
    kinds = ev.kind
    whats = ev.what
    for i in range(len(kinds)):
        kind = kinds[i]
        at = i * note.WIDTH
        r = notes[at + note.ROUND]
        h = notes[at + note.HAND]
        if kind == KIND_UNREADABLE and state[BURNED] == 0:
            state[BURNED] = MAY_BE
        elif kind == KIND_DEALER_ARRIVES:
            state[HELD] = 0
        elif kind == KIND_BURN:
            amid = r >= 0 and 0 <= rounds[r + round_.FIRST_CARD] < i
            if not amid or 0 <= rounds[r + round_.CLEARED] < i:
                state[BURNED] = 1
            if ev.dest[i] < 0:
                tally[HAND_DEALT_BURN_NOT_IN_RACK + NO_PLACE] += 1
            else:
                tally[HAND_DEALT_BURN_NOT_IN_RACK + JUDGED] += 1
                if put_elsewhere(ev.dest[i], PLACE_RACK):
                    emit(hits, HAND_DEALT_BURN_NOT_IN_RACK, i, PLACE_RACK, ev.dest[i], 0, -1, -1, r)
        elif kind == KIND_DECK_HELD:
            if r >= 0 and 0 <= rounds[r + round_.FIRST_CARD] < i and state[HELD] > 0:
                tally[DECK_CHANGED_HANDS + JUDGED] += 1
                if other_hand_holds_deck(state[HELD] - 1, whats[i]):
                    emit(hits, DECK_CHANGED_HANDS, i, state[HELD] - 1, whats[i], 0, -1, -1, r)
            state[HELD] = whats[i] + 1
        elif kind == KIND_CARD_HAND:
            if state[HELD] == 0:
                tally[CARD_TAKEN_WITH_THE_DECK_HAND + NO_HAND] += 1
            else:
                tally[CARD_TAKEN_WITH_THE_DECK_HAND + JUDGED] += 1
                if taken_with_the_deck_hand(state[HELD] - 1, whats[i]):
                    emit(hits, CARD_TAKEN_WITH_THE_DECK_HAND, i, 0, whats[i], 0, -1, -1, r)
        elif kind == KIND_HANDLE_CARDS and r >= 0:
            if ev.by[i] < 0:
                tally[CARDS_TOUCHED_WITH_BOTH_HANDS + NO_ACTOR] += 1
                tally[CARDS_OUT_OF_VIEW + NO_ACTOR] += 1
                continue
            if ev.by[i] % BY_STRIDE != BY_PLAYER:
                continue
            tally[CARDS_TOUCHED_WITH_BOTH_HANDS + JUDGED] += 1
            tally[CARDS_OUT_OF_VIEW + JUDGED] += 1
            if handled_so(whats[i], WHAT_BOTH_HANDS):
                emit(hits, CARDS_TOUCHED_WITH_BOTH_HANDS, i, 0, 1, 0, -1, -1, r)
            elif handled_so(whats[i], WHAT_OUT_OF_VIEW):
                emit(hits, CARDS_OUT_OF_VIEW, i, 0, 1, 0, -1, -1, r)
        elif kind == KIND_DEAL and r >= 0 and h >= 0:
            dealer = hands[h + hand.ID] == 0
            cards = notes[at + note.CARDS]
            if i == rounds[r + round_.FIRST_CARD]:
                recorded = options[RECORDED + KIND_BURN] == ALWAYS and rounds[r + round_.GAPS] == 0
                if state[BURNED] == MAY_BE or (state[BURNED] == 0 and not recorded):
                    tally[HAND_DEALT_ROUND_WITHOUT_BURN + NO_BURNS] += 1
                else:
                    tally[HAND_DEALT_ROUND_WITHOUT_BURN + JUDGED] += 1
                    if round_without_burn(state[BURNED]):
                        emit(hits, HAND_DEALT_ROUND_WITHOUT_BURN, i, 1, 0, 0, -1, -1, r)
                state[BURNED] = 0
            if notes[at + note.PHASE] >= stage.PLAYERS_TURN or notes[at + note.FLAGS] & flags.SPLIT:
                continue
            if dealer and cards == 0:
                judge_face(tally, hits, i, HAND_DEALT_UP_CARD_FACE_DOWN, ev.face[i], lies_face_down(ev.face[i]), r)
            elif dealer and cards == 1:
                judge_face(tally, hits, i, HAND_DEALT_HOLE_CARD_FACE_UP, ev.face[i], lies_face_up(ev.face[i]), r)
            elif not dealer and cards == 0:
                judge_face(tally, hits, i, HAND_DEALT_FIRST_CARD_FACE_UP, ev.face[i], lies_face_up(ev.face[i]), r)
            elif not dealer and cards == 1:
                judge_face(tally, hits, i, HAND_DEALT_SECOND_CARD_FACE_UP, ev.face[i], lies_face_up(ev.face[i]), r)
        elif kind == KIND_CHOICE and r >= 0 and h >= 0 and whats[i] in (WHAT_SURRENDER, WHAT_DOUBLE, WHAT_SPLIT):
            if notes[at + note.FLAGS] & flags.SPLIT:
                continue
            over = rounds[r + round_.OVER] >= 0 or options[RECORDED + KIND_ROUND_END] != ALWAYS
            if options[RECORDED + KIND_EXPOSE] != ALWAYS or rounds[r + round_.GAPS] > 0 or not over:
                tally[CARDS_NOT_TURNED_FOR_DECISION + NO_EXPOSURE] += 1
                continue
            tally[CARDS_NOT_TURNED_FOR_DECISION + JUDGED] += 1
            turned = turned_after(kinds, notes, rounds, h, rounds[r + round_.FIRST], r)
            stop = turned if turned >= 0 else rounds[r + round_.LAST]
            if never_happened(turned) or settled_late(others_acted(kinds, notes, i, stop, h)):
                emit(hits, CARDS_NOT_TURNED_FOR_DECISION, i, i, turned, 0, -1, hands[h + hand.ROOT], r)
    for h in range(hand.WIDTH, hands[0], hand.WIDTH):
        if hands[h + hand.ID] != 0:
            judge_hand(options, kinds, ev.face, notes, rounds, hands, wagers, tally, hits, h, hands[h + hand.ROUND])
