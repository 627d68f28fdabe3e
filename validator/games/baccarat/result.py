"""The end of a round: the result announced, nothing settled before it, the cards discarded."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel
from validator.games.baccarat.options import DISCARDS
from validator.games.baccarat.rows import bankers_hand, players_hand
from validator.games.baccarat.tables import hand, note, outcome, round_, wager
from validator.games.baccarat.third_card import DRAW, UNKNOWN
from validator.games.numbers import missing_facts, numbers_of
from validator.games.table import Table, ask, lacking, recorded
from validator.log.codes import (
    KIND_CALL,
    KIND_CLEARED,
    KIND_COLLECT,
    KIND_DEAL,
    KIND_MOVE_CARD,
    KIND_MUCK,
    KIND_PAY,
    KIND_RESULT,
    KIND_VIGORISH,
    PLACE_BUCKET,
    PLACE_RACK,
    WHAT_BANKER,
    WHAT_COLLECTED,
    WHAT_IN_DISORDER,
    WHAT_PLAYER,
    WHAT_TIE,
    WHAT_TIE_HAND,
)

(
    RESULT_NOT_ANNOUNCED,
    RESULT_ANNOUNCED_WRONGLY,
    SETTLED_BEFORE_RESULT,
    CARDS_NOT_DISCARDED,
    RACK_FOR_BUCKET,
    CARDS_DISCARDED_IN_DISORDER,
    CARDS_NOT_PICKED_UP,
    RESULT_BEFORE_LAST_CARD,
    CARDS_PICKED_UP_BEFORE_SETTLEMENT,
    *_,
) = numbers_of("baccarat.result")

NO_RECORD, NO_CARDS, *_ = missing_facts()
NO_PLACE, *_ = missing_facts()
NO_ORDER, *_ = missing_facts()
NO_CLEARING, *_ = missing_facts()
NO_THIRD_CARDS, *_ = missing_facts()
NO_SETTLEMENT, *_ = missing_facts()


@kernel
def announced_otherwise(said: int, winner: int) -> bool:
    """Whether another result was announced than that of the hands (0 a tie, 1 the Player's Hand, 2 the Banker's)."""
    return said != winner


@kernel
def settled_early(settled: int, announced: int) -> bool:
    """Whether a wager was settled (event) before the result was announced (event)."""
    return settled < announced


@kernel
def in_disorder(how: int) -> bool:
    """Whether the cards of a round were picked up mixed or swept together (the log's word)."""
    return how == WHAT_IN_DISORDER


@kernel
def left_lying(taken: int, dealt: int) -> bool:
    """Whether cards stayed on the layout: fewer were taken away than were dealt."""
    return taken < dealt


@kernel
def dealt_later(card: int, announced: int) -> bool:
    """Whether a card that a hand is entitled to was dealt (event) after the result was announced (event)."""
    return card > announced


@kernel
def first_said(t: Table, r: int) -> int:
    """The first event that announces the result of a round, or that the hands are equal."""
    first = t.rounds[r + round_.ANNOUNCED]
    for i in range(first - 1, t.rounds[r + round_.FIRST_CARD], -1):
        if t.kind[i] == KIND_CALL and t.what[i] == WHAT_TIE_HAND and t.notes[i * note.WIDTH + note.ROUND] == r:
            first = i
    return first


@kernel
def judge_entitled(t: Table, r: int) -> None:
    """Judge whether each hand had the third card to which it is entitled when the result was announced."""
    p, announced = players_hand(t, r), first_said(t, r)
    last = -1
    for h in range(p, p + hand.WIDTH + 1, hand.WIDTH):
        third = t.hands[h + hand.THIRD_EVENT]
        unknown = t.hands[h + hand.DUE] == UNKNOWN and third > announced
        if lacking(t, RESULT_BEFORE_LAST_CARD, NO_THIRD_CARDS, unknown):
            return
        if t.hands[h + hand.DUE] == DRAW and third > last and t.kind[third] == KIND_DEAL:
            last = third
    ask(t, RESULT_BEFORE_LAST_CARD, dealt_later(last, announced), announced, last, announced, 0, -1, -1, r)


@kernel
def taken_one_by_one(t: Table, r: int) -> int:
    """How many cards of a round were taken away hand by hand or card by card."""
    taken = 0
    for h in range(players_hand(t, r), bankers_hand(t, r) + 1, hand.WIDTH):
        taken += t.hands[h + hand.DEALT] if t.hands[h + hand.MUCK] >= 0 else 0
    for i in range(t.rounds[r + round_.FIRST], t.rounds[r + round_.LAST] + 1):
        discarded = t.dest[i] < 0 or t.dest[i] == PLACE_RACK or t.dest[i] == PLACE_BUCKET
        if t.kind[i] == KIND_MOVE_CARD and discarded:
            taken += 1
    return taken


@kernel
def taken_together(t: Table, r: int) -> int:
    """How many cards of a round were taken away by rows for all hands; -1 where one does not say how many."""
    taken = 0
    for i in range(t.rounds[r + round_.FIRST], t.rounds[r + round_.LAST] + 1):
        if t.kind[i] == KIND_CLEARED:
            if t.n[i] < 0:
                return -1
            taken += t.n[i]
    return taken


@kernel
def may_be_a_hand(t: Table, left: int, r: int) -> bool:
    """Whether so many cards may be those of a hand that was removed by a row that the log need not show."""
    found = False
    for h in range(players_hand(t, r), bankers_hand(t, r) + 1, hand.WIDTH):
        found = found or (t.hands[h + hand.MUCK] < 0 and t.hands[h + hand.DEALT] == left)
    return found


@kernel
def judge_picked_up(t: Table, r: int) -> None:
    """Judge whether the cards of a round that ended were all picked up; by a round without end nothing is shown."""
    dealt = t.hands[players_hand(t, r) + hand.DEALT] + t.hands[bankers_hand(t, r) + hand.DEALT]
    taken = taken_together(t, r)
    if 0 <= taken < dealt:
        taken += taken_one_by_one(t, r)
        told = recorded(t, KIND_CLEARED) and t.rounds[r + round_.OVER] >= 0 and t.rounds[r + round_.GAPS] == 0
        whole = recorded(t, KIND_MUCK) or (t.rounds[r + round_.CLEARED] >= 0 and not may_be_a_hand(t, dealt - taken, r))
        partly = taken > 0 and not (whole and recorded(t, KIND_MOVE_CARD))
        if lacking(t, CARDS_NOT_PICKED_UP, NO_CLEARING, taken < dealt and (partly or not told)):
            return
    taken = dealt if taken < 0 else taken
    ask(t, CARDS_NOT_PICKED_UP, left_lying(taken, dealt), t.rounds[r + round_.LAST], -1, -1, 0, -1, -1, r)


@kernel
def judge_rack(t: Table, dest: int, i: int, r: int) -> bool:
    """Judge whether cards that the law has put into a bucket went into a rack, which is open; whether they did."""
    if t.options[DISCARDS] != PLACE_BUCKET or (dest != PLACE_BUCKET and dest != PLACE_RACK):
        return False
    return ask(
        t,
        RACK_FOR_BUCKET,
        t.options[DISCARDS] == PLACE_BUCKET and dest == PLACE_RACK,
        i,
        t.options[DISCARDS],
        dest,
        0,
        -1,
        -1,
        r,
    )


@kernel
def settled_after(t: Table, i: int, r: int) -> int:
    """The first event after event ``i`` by which a wager that was not settled before is collected or paid; else -1."""
    found = -1
    for w in range(t.rounds[r + round_.WAGER], t.rounds[r + round_.WAGERS_END], wager.WIDTH):
        first = t.wagers[w + wager.FIRST_SETTLED]
        if first > i and (found < 0 or first < found) and (t.kind[first] == KIND_COLLECT or t.kind[first] == KIND_PAY):
            found = first
    return found


@kernel
def judge_settled_first(t: Table, i: int, r: int) -> None:
    """Judge that the cards picked up by event ``i`` lay there until each wager of the round was collected or paid."""
    rule, later = CARDS_PICKED_UP_BEFORE_SETTLEMENT, settled_after(t, i, r)
    certain = recorded(t, KIND_COLLECT) and recorded(t, KIND_PAY) and t.rounds[r + round_.GAPS] == 0
    if not lacking(t, rule, NO_SETTLEMENT, later >= 0 and not certain):
        ask(t, rule, later >= 0, i, later, i, 0, -1, -1, r)


@kernel
def word_of(won: int) -> int:
    """The log's word for an outcome of the round."""
    if won == outcome.TIE:
        return WHAT_TIE
    return WHAT_PLAYER if won == outcome.PLAYER else WHAT_BANKER


@kernel
def judge_result(t: Table, r: int) -> None:
    """Judge that the result of a round was announced, and which."""
    announced = t.rounds[r + round_.ANNOUNCED]
    certain = recorded(t, KIND_RESULT) and t.rounds[r + round_.GAPS] == 0
    if lacking(t, RESULT_NOT_ANNOUNCED, NO_RECORD, announced < 0 and not certain):
        return
    t.tally[RESULT_NOT_ANNOUNCED + JUDGED] += 1
    if announced < 0:
        emit(t.hits, RESULT_NOT_ANNOUNCED, t.rounds[r + round_.LAST], t.rounds[r + round_.WINNER], -1, 0, -1, -1, r)
        return
    if t.rounds[r + round_.UNCLEAR] == 1:
        t.tally[RESULT_ANNOUNCED_WRONGLY + NOT_APPLICABLE] += 1
    elif t.rounds[r + round_.WINNER] < 0:
        t.tally[RESULT_ANNOUNCED_WRONGLY + NO_CARDS] += 1
    else:
        t.tally[RESULT_ANNOUNCED_WRONGLY + JUDGED] += 1
        if announced_otherwise(t.rounds[r + round_.SAID], t.rounds[r + round_.WINNER]):
            said = t.rounds[r + round_.SAID]
            emit(
                t.hits,
                RESULT_ANNOUNCED_WRONGLY,
                announced,
                word_of(t.rounds[r + round_.WINNER]),
                word_of(said),
                0,
                -1,
                t.rounds[r + round_.ROOT],
                r,
            )
            if t.rounds[r + round_.ROOT] < 0:
                t.rounds[r + round_.ROOT] = announced
        else:
            judge_called_tie(t, r)


@kernel
def judge_called_tie(t: Table, r: int) -> None:
    """Judge hands that are called equal, though the result that is announced besides is the right one."""
    called, won = first_said(t, r), t.rounds[r + round_.WINNER]
    if t.kind[called] == KIND_CALL and won != outcome.TIE:
        root = t.rounds[r + round_.ROOT]
        emit(t.hits, RESULT_ANNOUNCED_WRONGLY, called, word_of(won), WHAT_TIE, 0, -1, root, r)


@kernel
def is_charge(t: Table, i: int) -> bool:
    """Whether event ``i`` takes or marks vigorish on a wager of its round.

    Before the hands are dealt, vigorish is that of the round before.
    """
    r = t.notes[i * note.WIDTH + note.ROUND]
    dealt = t.rounds[r + round_.DEAL_DONE] if r >= 0 else -1
    return 0 <= dealt < i and t.notes[i * note.WIDTH + note.WAGER] >= 0 and t.what[i] != WHAT_COLLECTED


@kernel
def result_pass(t: Table) -> None:
    """Judge the result of each round that was dealt to its end, what came before it, and where its cards went."""
    for r in range(round_.WIDTH, t.rounds[0], round_.WIDTH):
        if t.rounds[r + round_.DEAL_DONE] < 0 or t.rounds[r + round_.VOID] >= 0 or t.rounds[r + round_.EMPTY] >= 0:
            continue
        judge_result(t, r)
        if t.rounds[r + round_.ANNOUNCED] >= 0:
            judge_entitled(t, r)
        judge_picked_up(t, r)
    reported = -1
    kinds = t.kind
    for i in range(len(kinds)):
        kind = kinds[i]
        charged = kind == KIND_VIGORISH and is_charge(t, i)
        if kind != KIND_COLLECT and kind != KIND_PAY and kind != KIND_CLEARED and not charged:
            continue
        r = t.notes[i * note.WIDTH + note.ROUND]
        if r < 0 or t.rounds[r + round_.VOID] >= 0 or t.rounds[r + round_.EMPTY] >= 0:
            continue
        if kind == KIND_COLLECT or kind == KIND_PAY or charged:
            announced = first_said(t, r) if charged else t.rounds[r + round_.ANNOUNCED]
            may_be_tied = t.rounds[r + round_.WINNER] < 0 or t.rounds[r + round_.WINNER] == outcome.TIE
            unheard = charged and i < announced and may_be_tied and not recorded(t, KIND_CALL)
            if lacking(t, SETTLED_BEFORE_RESULT, NO_RECORD, announced < 0 or unheard):
                continue
            t.tally[SETTLED_BEFORE_RESULT + JUDGED] += 1
            if settled_early(i, announced) and reported != r:
                reported = r
                emit(t.hits, SETTLED_BEFORE_RESULT, i, announced, i, 0, -1, -1, r)
        else:
            judge_settled_first(t, i, r)
            if t.what[i] < 0:
                t.tally[CARDS_DISCARDED_IN_DISORDER + NO_ORDER] += 1
            else:
                ask(t, CARDS_DISCARDED_IN_DISORDER, in_disorder(t.what[i]), i, -1, -1, 0, -1, -1, r)
            if lacking(t, CARDS_NOT_DISCARDED, NO_PLACE, t.dest[i] < 0):
                continue
            if judge_rack(t, t.dest[i], i, r):
                continue
            t.tally[CARDS_NOT_DISCARDED + JUDGED] += 1
            if t.dest[i] != t.options[DISCARDS]:
                emit(t.hits, CARDS_NOT_DISCARDED, i, t.options[DISCARDS], t.dest[i], 0, -1, -1, r)
