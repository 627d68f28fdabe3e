"""The end of a round: the result announced, nothing settled before it, the cards discarded."""

from validator.core.kernel import JUDGED, NOT_APPLICABLE, Ints, emit, kernel
from validator.games.baccarat.options import DISCARDS
from validator.games.baccarat.slots.result import (
    CARDS_DISCARDED_IN_DISORDER,
    CARDS_NOT_DISCARDED,
    RACK_FOR_BUCKET,
    RESULT_ANNOUNCED_WRONGLY,
    RESULT_NOT_ANNOUNCED,
    SETTLED_BEFORE_RESULT,
)
from validator.games.baccarat.tables import note, round_
from validator.games.numbers import missing_facts
from validator.games.rounds.options import ALWAYS, RECORDED
from validator.log.codes import (
    KIND_CLEARED,
    KIND_COLLECT,
    KIND_PAY,
    KIND_RESULT,
    PLACE_BUCKET,
    PLACE_RACK,
    WHAT_IN_DISORDER,
)
from validator.log.columns import Columns

NO_RECORD, NO_CARDS, *_ = missing_facts()
NO_PLACE, *_ = missing_facts()
NO_ORDER, *_ = missing_facts()


@kernel
def announced_otherwise(said: int, winner: int) -> bool:
    """Whether another result was announced than that of the hands (0 a tie, 1 the Player's Hand, 2 the Banker's)."""
    return said != winner


@kernel
def result_missing(event: int) -> bool:
    """Whether the result of a round was never announced (event, -1: never) where the log would show it."""
    return event < 0


@kernel
def settled_early(settled: int, announced: int) -> bool:
    """Whether a wager was settled (event) before the result was announced (event)."""
    return settled < announced


@kernel
def discarded_elsewhere(place: int, discards: int) -> bool:
    """Whether cards, by the code of the place they were put, went elsewhere than where discarded cards belong."""
    return place != discards


@kernel
def in_disorder(how: int) -> bool:
    """Whether the cards of a round were picked up mixed or swept together (the log's word)."""
    return how == WHAT_IN_DISORDER


@kernel
def in_a_rack(place: int, discards: int) -> bool:
    """Whether cards lie in a discard rack (the log's place) where the law names a bucket."""
    return discards == PLACE_BUCKET and place == PLACE_RACK


@kernel
def judge_rack(options: Ints, tally: Ints, hits: Ints, dest: int, i: int, r: int) -> bool:
    """Judge whether cards that the law has put into a bucket went into a rack, which is open; whether they did."""
    if options[DISCARDS] != PLACE_BUCKET or (dest != PLACE_BUCKET and dest != PLACE_RACK):
        return False
    tally[RACK_FOR_BUCKET + JUDGED] += 1
    if in_a_rack(dest, options[DISCARDS]):
        emit(hits, RACK_FOR_BUCKET, i, options[DISCARDS], dest, 0, -1, -1, r)
        return True
    return False


@kernel
def judge_result(options: Ints, rounds: Ints, tally: Ints, hits: Ints, r: int) -> None:
    """Judge that the result of a round was announced, and which."""
    announced = rounds[r + round_.ANNOUNCED]
    certain = options[RECORDED + KIND_RESULT] == ALWAYS and rounds[r + round_.GAPS] == 0
    if announced < 0 and not certain:
        tally[RESULT_NOT_ANNOUNCED + NO_RECORD] += 1
        return
    tally[RESULT_NOT_ANNOUNCED + JUDGED] += 1
    if result_missing(announced):
        emit(hits, RESULT_NOT_ANNOUNCED, rounds[r + round_.LAST], rounds[r + round_.WINNER], -1, 0, -1, -1, r)
        return
    if rounds[r + round_.UNCLEAR] == 1:
        tally[RESULT_ANNOUNCED_WRONGLY + NOT_APPLICABLE] += 1
    elif rounds[r + round_.WINNER] < 0:
        tally[RESULT_ANNOUNCED_WRONGLY + NO_CARDS] += 1
    else:
        tally[RESULT_ANNOUNCED_WRONGLY + JUDGED] += 1
        if announced_otherwise(rounds[r + round_.SAID], rounds[r + round_.WINNER]):
            said = rounds[r + round_.SAID]
            emit(
                hits,
                RESULT_ANNOUNCED_WRONGLY,
                announced,
                rounds[r + round_.WINNER],
                said,
                0,
                -1,
                rounds[r + round_.ROOT],
                r,
            )
            if rounds[r + round_.ROOT] < 0:
                rounds[r + round_.ROOT] = announced


@kernel
def result_pass(
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
    """Judge the result of each round that was dealt to its end, what came before it, and where its cards went."""
    for r in range(round_.WIDTH, rounds[0], round_.WIDTH):
        if rounds[r + round_.DEAL_DONE] < 0 or rounds[r + round_.VOID] >= 0 or rounds[r + round_.EMPTY] >= 0:
            continue
        judge_result(options, rounds, tally, hits, r)
    reported = -1
    for i in range(len(ev.kind)):
        kind = ev.kind[i]
        r = notes[i * note.WIDTH + note.ROUND]
        if r < 0 or rounds[r + round_.VOID] >= 0 or rounds[r + round_.EMPTY] >= 0:
            continue
        if kind == KIND_COLLECT or kind == KIND_PAY:
            announced = rounds[r + round_.ANNOUNCED]
            if announced < 0:
                tally[SETTLED_BEFORE_RESULT + NO_RECORD] += 1
                continue
            tally[SETTLED_BEFORE_RESULT + JUDGED] += 1
            if settled_early(i, announced) and reported != r:
                reported = r
                emit(hits, SETTLED_BEFORE_RESULT, i, announced, i, 0, -1, -1, r)
        elif kind == KIND_CLEARED:
            if ev.what[i] < 0:
                tally[CARDS_DISCARDED_IN_DISORDER + NO_ORDER] += 1
            else:
                tally[CARDS_DISCARDED_IN_DISORDER + JUDGED] += 1
                if in_disorder(ev.what[i]):
                    emit(hits, CARDS_DISCARDED_IN_DISORDER, i, -1, -1, 0, -1, -1, r)
            if ev.dest[i] < 0:
                tally[CARDS_NOT_DISCARDED + NO_PLACE] += 1
                continue
            if judge_rack(options, tally, hits, ev.dest[i], i, r):
                continue
            tally[CARDS_NOT_DISCARDED + JUDGED] += 1
            if discarded_elsewhere(ev.dest[i], options[DISCARDS]):
                emit(hits, CARDS_NOT_DISCARDED, i, options[DISCARDS], ev.dest[i], 0, -1, -1, r)
