"""The end of a round: the result announced, nothing settled before it, the cards discarded."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel
from validator.core.engine.rows import NONE, between, row_after, rows_of
from validator.games.baccarat.rows import bankers_hand, players_hand
from validator.games.baccarat.tables import outcome
from validator.games.baccarat.tables.rows import Round, Table
from validator.games.baccarat.third_card import DRAW, UNKNOWN
from validator.games.numbers import Rules, missing_facts
from validator.games.table import ask, lacking, recorded
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

NO_RECORD, NO_CARDS, *_ = missing_facts()
NO_PLACE, *_ = missing_facts()
NO_ORDER, *_ = missing_facts()
NO_CLEARING, *_ = missing_facts()
NO_THIRD_CARDS, *_ = missing_facts()
NO_SETTLEMENT, *_ = missing_facts()

rule = Rules("baccarat.result")
RESULT_NOT_ANNOUNCED = rule(
    "result-not-announced",
    "Result of the round not announced",
    "the result of the round was not announced: Player {hand}, Banker {dealer}",
    needs={
        "the announcement of the result": NO_RECORD,
    },
    expected="the result announced",
    observed="no announcement",
)
RESULT_ANNOUNCED_WRONGLY = rule(
    "result-announced-wrongly",
    "Another result announced than that of the hands",
    "the result was announced as {observed}; that of Player {hand} and Banker {dealer} is {expected}",
    needs={
        "the announcement of the result": NO_RECORD,
        "the cards of both hands": NO_CARDS,
    },
    expected="{expected}",
    observed="{observed}",
    unit="phrase",
)
SETTLED_BEFORE_RESULT = rule(
    "settled-before-result",
    "Wager settled before the result was announced",
    "{seat}: the {wager} of {stake} was settled before the result of the round had been announced",
    needs={
        "the announcement of the result": NO_RECORD,
    },
    expected="the announcement first",
    observed="the settlement first",
)
CARDS_NOT_DISCARDED = rule(
    "cards-not-discarded",
    "Cards of the round put somewhere other than where discarded cards belong",
    "the cards of the round were put somewhere other than where discarded cards belong",
    needs={
        "where the cards were put": NO_PLACE,
    },
    expected="the place for discarded cards",
    observed="another place",
)
RACK_FOR_BUCKET = rule(
    "rack-for-bucket",
    "Discarded cards put into a rack, where the law names a bucket",
    "cards were discarded into a rack, where the law names a bucket",
    expected="the discard bucket",
    observed="a discard rack",
)
CARDS_DISCARDED_IN_DISORDER = rule(
    "cards-discarded-in-disorder",
    "Cards of the round discarded in disorder",
    "the cards of the round were picked up in disorder, so that they cannot be arranged to show each hand",
    needs={
        "in which order the cards were picked up": NO_ORDER,
    },
    expected="the cards in order",
    observed="the cards in disorder",
)
CARDS_NOT_PICKED_UP = rule(
    "cards-not-picked-up",
    "Cards of the round not all picked up",
    "the round ended, and not all of its cards were picked up from the layout",
    needs={
        "whether the cards of the round were picked up, and the round's end": NO_CLEARING,
    },
    expected="all cards picked up at the conclusion of the round",
    observed="cards left on the layout",
)
RESULT_BEFORE_LAST_CARD = rule(
    "result-before-last-card",
    "Result announced before a hand had its third card",
    (
        "the result was announced before each hand had received the cards to which it is entitled: "
        "Player {hand}, Banker {dealer}"
    ),
    needs={
        "the cards of both hands": NO_THIRD_CARDS,
    },
    expected="the third card first",
    observed="the announcement first",
)
CARDS_PICKED_UP_BEFORE_SETTLEMENT = rule(
    "cards-picked-up-before-settlement",
    "Cards of the round picked up before its wagers were settled",
    "the cards of the round were picked up before all of its wagers had been collected or paid",
    needs={
        "a record of every wager collected and paid, without unreadable rows": NO_SETTLEMENT,
    },
    expected="the wagers settled first",
    observed="the cards picked up first",
)


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
def first_said(t: Table, r: Round) -> int:
    """The first event that announces the result of a round, or that the hands are equal."""
    first = r.announced
    for i in range(first - 1, r.first_card, -1):
        if t.kind[i] == KIND_CALL and t.what[i] == WHAT_TIE_HAND and t.notes[i].round == r:
            first = i
    return first


@kernel
def judge_entitled(t: Table, r: Round) -> None:
    """Judge whether each hand had the third card to which it is entitled when the result was announced."""
    p, announced = players_hand(t, r), first_said(t, r)
    last = -1
    for h in between(t.hands, p, row_after(t.hands, p, 2)):
        third = h.third_event
        unknown = h.due == UNKNOWN and third > announced
        if lacking(t, RESULT_BEFORE_LAST_CARD, NO_THIRD_CARDS, unknown):
            return
        if h.due == DRAW and third > last and t.kind[third] == KIND_DEAL:
            last = third
    ask(t, RESULT_BEFORE_LAST_CARD, dealt_later(last, announced), announced, last, announced, 0, -1, -1, r.at)


@kernel
def taken_one_by_one(t: Table, r: Round) -> int:
    """How many cards of a round were taken away hand by hand or card by card."""
    taken = 0
    for h in between(t.hands, players_hand(t, r), row_after(t.hands, bankers_hand(t, r), 1)):
        taken += h.dealt if h.muck >= 0 else 0
    for i in range(r.first, r.last + 1):
        discarded = t.dest[i] < 0 or t.dest[i] == PLACE_RACK or t.dest[i] == PLACE_BUCKET
        if t.kind[i] == KIND_MOVE_CARD and discarded:
            taken += 1
    return taken


@kernel
def taken_together(t: Table, r: Round) -> int:
    """How many cards of a round were taken away by rows for all hands; -1 where one does not say how many."""
    taken = 0
    for i in range(r.first, r.last + 1):
        if t.kind[i] == KIND_CLEARED:
            if t.n[i] < 0:
                return -1
            taken += t.n[i]
    return taken


@kernel
def may_be_a_hand(t: Table, left: int, r: Round) -> bool:
    """Whether so many cards may be those of a hand that was removed by a row that the log need not show."""
    found = False
    for h in between(t.hands, players_hand(t, r), row_after(t.hands, bankers_hand(t, r), 1)):
        found = found or (h.muck < 0 and h.dealt == left)
    return found


@kernel
def judge_picked_up(t: Table, r: Round) -> None:
    """Judge whether the cards of a round that ended were all picked up; by a round without end nothing is shown."""
    dealt = players_hand(t, r).dealt + bankers_hand(t, r).dealt
    taken = taken_together(t, r)
    if 0 <= taken < dealt:
        taken += taken_one_by_one(t, r)
        told = recorded(t, KIND_CLEARED) and r.over >= 0 and r.gaps == 0
        whole = recorded(t, KIND_MUCK) or (r.cleared >= 0 and not may_be_a_hand(t, dealt - taken, r))
        partly = taken > 0 and not (whole and recorded(t, KIND_MOVE_CARD))
        if lacking(t, CARDS_NOT_PICKED_UP, NO_CLEARING, taken < dealt and (partly or not told)):
            return
    taken = dealt if taken < 0 else taken
    ask(t, CARDS_NOT_PICKED_UP, left_lying(taken, dealt), r.last, -1, -1, 0, -1, -1, r.at)


@kernel
def judge_rack(t: Table, dest: int, i: int, r: Round) -> bool:
    """Judge whether cards that the law has put into a bucket went into a rack, which is open; whether they did."""
    if t.options.discards != PLACE_BUCKET or (dest != PLACE_BUCKET and dest != PLACE_RACK):
        return False
    return ask(
        t,
        RACK_FOR_BUCKET,
        t.options.discards == PLACE_BUCKET and dest == PLACE_RACK,
        i,
        t.options.discards,
        dest,
        0,
        -1,
        -1,
        r.at,
    )


@kernel
def settled_after(t: Table, i: int, r: Round) -> int:
    """The first event after event ``i`` by which a wager that was not settled before is collected or paid; else -1."""
    found = -1
    for w in between(t.wagers, r.wager, r.wagers_end):
        first = w.first_settled
        if first > i and (found < 0 or first < found) and (t.kind[first] == KIND_COLLECT or t.kind[first] == KIND_PAY):
            found = first
    return found


@kernel
def judge_settled_first(t: Table, i: int, r: Round) -> None:
    """Judge that the cards picked up by event ``i`` lay there until each wager of the round was collected or paid."""
    rule, later = CARDS_PICKED_UP_BEFORE_SETTLEMENT, settled_after(t, i, r)
    certain = recorded(t, KIND_COLLECT) and recorded(t, KIND_PAY) and r.gaps == 0
    if not lacking(t, rule, NO_SETTLEMENT, later >= 0 and not certain):
        ask(t, rule, later >= 0, i, later, i, 0, -1, -1, r.at)


@kernel
def outcome_word(won: int) -> int:
    """The log's word for an outcome of the round."""
    if won == outcome.TIE:
        return WHAT_TIE
    return WHAT_PLAYER if won == outcome.PLAYER else WHAT_BANKER


@kernel
def judge_result(t: Table, r: Round) -> None:
    """Judge that the result of a round was announced, and which."""
    announced = r.announced
    certain = recorded(t, KIND_RESULT) and r.gaps == 0
    if lacking(t, RESULT_NOT_ANNOUNCED, NO_RECORD, announced < 0 and not certain):
        return
    t.tally[RESULT_NOT_ANNOUNCED + JUDGED] += 1
    if announced < 0:
        emit(t.hits, RESULT_NOT_ANNOUNCED, r.last, r.winner, -1, 0, -1, -1, r.at)
        return
    if r.unclear == 1:
        t.tally[RESULT_ANNOUNCED_WRONGLY + NOT_APPLICABLE] += 1
    elif r.winner < 0:
        t.tally[RESULT_ANNOUNCED_WRONGLY + NO_CARDS] += 1
    else:
        t.tally[RESULT_ANNOUNCED_WRONGLY + JUDGED] += 1
        if announced_otherwise(r.said, r.winner):
            said = r.said
            emit(
                t.hits,
                RESULT_ANNOUNCED_WRONGLY,
                announced,
                outcome_word(r.winner),
                outcome_word(said),
                0,
                -1,
                r.root,
                r.at,
            )
            if r.root < 0:
                r.root = announced
        else:
            judge_called_tie(t, r)


@kernel
def judge_called_tie(t: Table, r: Round) -> None:
    """Judge hands that are called equal, though the result that is announced besides is the right one."""
    called, won = first_said(t, r), r.winner
    if t.kind[called] == KIND_CALL and won != outcome.TIE:
        root = r.root
        emit(t.hits, RESULT_ANNOUNCED_WRONGLY, called, outcome_word(won), WHAT_TIE, 0, -1, root, r.at)


@kernel
def is_charge(t: Table, i: int) -> bool:
    """Whether event ``i`` takes or marks vigorish on a wager of its round.

    Before the hands are dealt, vigorish is that of the round before.
    """
    r = t.notes[i].round
    dealt = r.deal_done if r else -1
    return 0 <= dealt < i and t.notes[i].wager.at >= 0 and t.what[i] != WHAT_COLLECTED


@kernel
def result_pass(t: Table) -> None:
    """Judge the result of each round that was dealt to its end, what came before it, and where its cards went."""
    for r in rows_of(t.rounds):
        if r.deal_done < 0 or r.void >= 0 or r.empty >= 0:
            continue
        judge_result(t, r)
        if r.announced >= 0:
            judge_entitled(t, r)
        judge_picked_up(t, r)
    reported = t.rounds[NONE]
    kinds = t.kind
    for i in range(len(kinds)):
        kind = kinds[i]
        charged = kind == KIND_VIGORISH and is_charge(t, i)
        if kind != KIND_COLLECT and kind != KIND_PAY and kind != KIND_CLEARED and not charged:
            continue
        r = t.notes[i].round
        if not r or r.void >= 0 or r.empty >= 0:
            continue
        if kind == KIND_COLLECT or kind == KIND_PAY or charged:
            announced = first_said(t, r) if charged else r.announced
            may_be_tied = r.winner < 0 or r.winner == outcome.TIE
            unheard = charged and i < announced and may_be_tied and not recorded(t, KIND_CALL)
            if lacking(t, SETTLED_BEFORE_RESULT, NO_RECORD, announced < 0 or unheard):
                continue
            t.tally[SETTLED_BEFORE_RESULT + JUDGED] += 1
            if settled_early(i, announced) and reported != r:
                reported = r
                emit(t.hits, SETTLED_BEFORE_RESULT, i, announced, i, 0, -1, -1, r.at)
        else:
            judge_settled_first(t, i, r)
            if t.what[i] < 0:
                t.tally[CARDS_DISCARDED_IN_DISORDER + NO_ORDER] += 1
            else:
                ask(t, CARDS_DISCARDED_IN_DISORDER, in_disorder(t.what[i]), i, -1, -1, 0, -1, -1, r.at)
            if lacking(t, CARDS_NOT_DISCARDED, NO_PLACE, t.dest[i] < 0):
                continue
            if judge_rack(t, t.dest[i], i, r):
                continue
            t.tally[CARDS_NOT_DISCARDED + JUDGED] += 1
            if t.dest[i] != t.options.discards:
                emit(t.hits, CARDS_NOT_DISCARDED, i, t.options.discards, t.dest[i], 0, -1, -1, r.at)
