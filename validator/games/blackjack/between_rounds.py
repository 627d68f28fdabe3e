"""Between rounds: idle cards turned up, players left out before, and an unapproved device."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel
from validator.core.engine.rows import between, rows_of
from validator.games.blackjack.tables import found_state
from validator.games.blackjack.tables.rows import Round, Table
from validator.games.numbers import Rules, missing_facts
from validator.games.rounds.round_identity import kept_round
from validator.games.shoe.judging import lost_of_a_round
from validator.games.shoe.opening import lies_the_wrong_way
from validator.games.table import lacking, recorded
from validator.log.codes import (
    FACE_DOWN,
    FACE_UP,
    KIND_DEAL,
    KIND_IDLE,
    KIND_SPREAD,
    KIND_TABLE_CLOSE,
    KIND_TABLE_OPEN,
    KIND_UNREADABLE,
    WHAT_BLACKJACK,
)

NO_RECORD, *_ = missing_facts()
NO_APPROVALS, *_ = missing_facts()

rule = Rules("blackjack.between_rounds")
LEFT_OUT_OF_NEXT_DEAL = rule(
    "left-out-of-next-deal",
    "Player left out of two deals in a row",
    "{seat}: no card was dealt to the box, as in the deal before",
    needs={
        "a record of every card dealt": NO_RECORD,
    },
    expected="cards in this deal",
    observed="none",
)
DEALT_FROM_UNAPPROVED_DEVICE = rule("dealt-from-unapproved-device")
IDLE_CARDS_LEFT_FACE_DOWN = rule(
    "idle-cards-left-face-down",
    "Idle cards left face down",
    "the cards of an idle table were spread face down and dealt without having been turned face up",
    needs={
        "how the cards were spread": NO_RECORD,
    },
    expected="cards turned face up for the first player",
    observed="cards face down",
)

SPREAD_UP = 1
SPREAD_DOWN = 2


@kernel
def judge_next_deal(t: Table, r: Round) -> None:
    """Judge that a player to whose box no card was dealt was dealt cards in the next round in which he wagered."""
    known = recorded(t, KIND_DEAL) and r.gaps == 0 and r.void < 0
    for w in between(t.wagers, r.wager, r.wagers_end):
        seat = w.seat
        if w.kind != WHAT_BLACKJACK or w.withdrawn >= 0:
            continue
        if not 0 < seat < found_state.SEATS or w.event > r.first_card:
            continue
        h = w.hand
        missed = 1 if known and (not h or h.cards == 0) else 0
        before = t.between_rounds.missed[seat]
        if before == 1:
            t.tally[LEFT_OUT_OF_NEXT_DEAL + (JUDGED if known else NO_RECORD)] += 1
            if missed == 1:
                event = r.deal_done
                event = event if event >= 0 else r.last
                emit(t.hits, LEFT_OUT_OF_NEXT_DEAL, event, 1, 0, 0, w.at, -1, r.at)
        t.between_rounds.missed[seat] = missed


@kernel
def judge_idle_turned(t: Table, i: int, r: Round) -> None:
    """Judge, at the first card after a time without gaming activity, that cards spread face down were turned up."""
    lies = t.idle_turn.lies
    certain = recorded(t, KIND_SPREAD) and t.idle_turn.gap == 0
    if t.options.continuous == 1:
        t.tally[IDLE_CARDS_LEFT_FACE_DOWN + NOT_APPLICABLE] += 1
    elif lies == 0 or (lies == SPREAD_DOWN and (not certain or t.options.continuous < 0)):
        t.tally[IDLE_CARDS_LEFT_FACE_DOWN + NO_RECORD] += 1
    else:
        t.tally[IDLE_CARDS_LEFT_FACE_DOWN + JUDGED] += 1
        face = FACE_DOWN if lies == SPREAD_DOWN else FACE_UP
        if lies_the_wrong_way(face, FACE_UP):
            emit(t.hits, IDLE_CARDS_LEFT_FACE_DOWN, i, FACE_UP, face, 0, -1, -1, r.at)


@kernel
def between_rounds_pass(t: Table) -> None:
    """Judge, at the first card of each round, what lies between it and the round before."""
    t.idle_turn.begun = kept_round(t, t.idle_turn.begun)
    for m in range(1, t.moments[0]):
        i = t.moments[m]
        kind = t.kind[i]
        r = t.notes[i].round
        if kind == KIND_DEAL:
            if not r or t.idle_turn.begun == t.round[i] + 1:
                continue
            t.idle_turn.begun = t.round[i] + 1
            if t.idle_turn.idle == 1:
                judge_idle_turned(t, i, r)
            t.idle_turn.idle = 0
            t.idle_turn.lies = 0
            t.idle_turn.gap = 0
            if t.options.continuous == 1:
                if lacking(t, DEALT_FROM_UNAPPROVED_DEVICE, NO_APPROVALS, t.options.continuous_approved < 0):
                    continue
                t.tally[DEALT_FROM_UNAPPROVED_DEVICE + JUDGED] += 1
                if t.options.continuous_approved == 0 and t.between_rounds.unapproved == 0:
                    t.between_rounds.unapproved = 1
                    emit(t.hits, DEALT_FROM_UNAPPROVED_DEVICE, i, 1, 0, 0, -1, -1, r.at)
        elif kind == KIND_IDLE:
            if t.idle_turn.idle == 0:
                t.idle_turn.lies = 0
            t.idle_turn.idle = 1
        elif kind == KIND_SPREAD:
            t.idle_turn.lies = SPREAD_UP if t.face[i] == FACE_UP else SPREAD_DOWN
            if t.face[i] < 0:
                t.idle_turn.lies = 0
        elif kind == KIND_TABLE_OPEN or kind == KIND_TABLE_CLOSE:
            t.idle_turn.idle = 0
            t.between_rounds.unapproved = 0
        elif kind == KIND_UNREADABLE and not lost_of_a_round(kind, t.n[i], t.round[i]):
            t.idle_turn.gap = 1
    for r in rows_of(t.rounds):
        if r.first_card >= 0:
            judge_next_deal(t, r)
