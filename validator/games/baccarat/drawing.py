"""Third cards: which hand draws one, which stays, never more than one, the Player's Hand first, face up."""

from validator.core.kernel import JUDGED, NOT_APPLICABLE, Ints, emit, kernel
from validator.games.baccarat.options import BANKER_COLUMNS, BANKER_DRAWS, DEALING, DEALT_TO_PLAYERS
from validator.games.baccarat.rows import bankers_hand, players_hand
from validator.games.baccarat.slots.drawing import (
    BANKER_DRAWN_BEFORE_PLAYER,
    BANKER_HAND_DRAWN_AGAINST_TABLE,
    BANKER_HAND_DRAWN_ON_SEVEN,
    BANKER_HAND_DRAWN_ON_STAY,
    BANKER_HAND_NOT_DRAWN,
    BANKER_HAND_NOT_DRAWN_BY_TABLE,
    BANKER_HAND_NOT_DRAWN_ON_LOW_COUNT,
    CARD_DEALT_AFTER_NATURAL,
    MORE_THAN_ONE_ADDITIONAL_CARD,
    PLAYER_HAND_DRAWN_ON_STAY,
    PLAYER_HAND_NOT_DRAWN,
    THIRD_CARD_FACE_DOWN,
)
from validator.games.baccarat.tables import hand, round_
from validator.games.baccarat.third_card import DRAW, UNKNOWN, is_natural
from validator.games.numbers import missing_facts
from validator.games.rounds.options import ALWAYS, RECORDED
from validator.log.codes import FACE_DOWN, FACE_UP, KIND_DEAL
from validator.log.columns import Columns

NO_CARDS, NO_DEALS, *_ = missing_facts()
NO_FACE, NO_FILING, *_ = missing_facts()


@kernel
def against_the_rule(dealt: int, due: int) -> bool:
    """Whether a hand got a third card (1) that it was not due (0), or did not get (0) one that it was due (1)."""
    return dealt != due


@kernel
def second_additional_card(event: int) -> bool:
    """Whether a hand was dealt a card (event, -1: none) beyond its third."""
    return event >= 0


@kernel
def bankers_card_first(players: int, bankers: int) -> bool:
    """Whether the Banker's Hand was dealt its third card (event) before the Player's Hand was dealt its own (event)."""
    return bankers < players


@kernel
def dealt_face_down(face: int) -> bool:
    """Whether a card was dealt face down (the log's code of its face)."""
    return face == FACE_DOWN


@kernel
def all_alike(options: Ints, points: int, draws: int) -> bool:
    """Whether the Banker's Hand draws, or stays, on this Point Count whatever third card the Player's Hand receives."""
    start = BANKER_DRAWS + points * BANKER_COLUMNS
    odd = 0
    for place in range(start + 1, start + BANKER_COLUMNS):
        if options[place] != draws:
            odd += 1
    return odd == 0


@kernel
def bankers_question(options: Ints, banker: int, drew: int, due: int) -> int:
    """The question about the Banker's third card, from its Point Count of two cards; neither hand is a Natural."""
    if drew == 0:
        return BANKER_HAND_NOT_DRAWN if due == DRAW else BANKER_HAND_DRAWN_ON_STAY
    if all_alike(options, banker, due):
        return BANKER_HAND_NOT_DRAWN_ON_LOW_COUNT if due == DRAW else BANKER_HAND_DRAWN_ON_SEVEN
    return BANKER_HAND_NOT_DRAWN_BY_TABLE if due == DRAW else BANKER_HAND_DRAWN_AGAINST_TABLE


@kernel
def judge_third(
    rounds: Ints, hands: Ints, tally: Ints, hits: Ints, slot: int, h: int, event: int, complete: bool, r: int
) -> None:
    """Judge whether hand row ``h`` got the third card, or none, that it was due; ``event`` is where one is missed."""
    due = hands[h + hand.DUE]
    dealt = 1 if hands[h + hand.THIRD_EVENT] >= 0 else 0
    if dealt == 0 and due == DRAW and not complete:
        tally[slot + NO_DEALS] += 1
        return
    tally[slot + JUDGED] += 1
    if against_the_rule(dealt, due):
        at = hands[h + hand.THIRD_EVENT] if dealt == 1 else event
        emit(hits, slot, at, due, dealt, 0, -1, rounds[r + round_.ROOT], r)
        hands[h + hand.ROOT] = at
        if rounds[r + round_.ROOT] < 0:
            rounds[r + round_.ROOT] = at


@kernel
def judge_round(options: Ints, rounds: Ints, hands: Ints, tally: Ints, hits: Ints, complete: bool, r: int) -> None:
    """Judge the third cards of a round whose initial cards are dealt; ``complete``: the log would show every card."""
    p = players_hand(rounds, r)
    b = bankers_hand(rounds, r)
    player = hands[p + hand.INITIAL]
    banker = hands[b + hand.INITIAL]
    event = rounds[r + round_.ANNOUNCED] if rounds[r + round_.ANNOUNCED] >= 0 else rounds[r + round_.LAST]
    natural = is_natural(options, player) or is_natural(options, banker)
    if natural:
        judge_third(rounds, hands, tally, hits, CARD_DEALT_AFTER_NATURAL, p, event, complete, r)
        if hands[b + hand.THIRD_EVENT] >= 0:
            judge_third(rounds, hands, tally, hits, CARD_DEALT_AFTER_NATURAL, b, event, complete, r)
        return
    if player < 0 or banker < 0:
        tally[CARD_DEALT_AFTER_NATURAL + NO_CARDS] += 1
        tally[PLAYER_HAND_NOT_DRAWN + NO_CARDS] += 1
        tally[BANKER_HAND_NOT_DRAWN + NO_CARDS] += 1
        return
    tally[CARD_DEALT_AFTER_NATURAL + NOT_APPLICABLE] += 1
    due = hands[p + hand.DUE]
    judge_third(
        rounds,
        hands,
        tally,
        hits,
        PLAYER_HAND_NOT_DRAWN if due == DRAW else PLAYER_HAND_DRAWN_ON_STAY,
        p,
        event,
        complete,
        r,
    )
    given = 1 if hands[p + hand.THIRD_EVENT] >= 0 and hands[p + hand.EXTRA] != hands[p + hand.THIRD_EVENT] else 0
    due = hands[b + hand.DUE]
    if due == UNKNOWN:
        slot = BANKER_HAND_NOT_DRAWN_BY_TABLE
        tally[slot + NO_CARDS] += 1
        return
    judge_third(rounds, hands, tally, hits, bankers_question(options, banker, given, due), b, event, complete, r)


@kernel
def judge_faces(ev: Columns, options: Ints, rounds: Ints, hands: Ints, tally: Ints, hits: Ints, h: int, r: int) -> None:
    """Judge that a third card is dealt face up, where no player turns it."""
    event = hands[h + hand.THIRD_EVENT]
    if event < 0 or ev.kind[event] != KIND_DEAL or hands[h + hand.EXTRA] == event:
        return
    if options[DEALING] == DEALT_TO_PLAYERS:
        tally[THIRD_CARD_FACE_DOWN + NOT_APPLICABLE] += 1
    elif ev.face[event] < 0:
        tally[THIRD_CARD_FACE_DOWN + NO_FACE] += 1
    elif ev.face[event] != FACE_UP and options[DEALING] < 0:
        tally[THIRD_CARD_FACE_DOWN + NO_FILING] += 1
    else:
        tally[THIRD_CARD_FACE_DOWN + JUDGED] += 1
        if dealt_face_down(ev.face[event]):
            emit(hits, THIRD_CARD_FACE_DOWN, event, FACE_UP, FACE_DOWN, 0, -1, -1, r)


@kernel
def drawing_pass(
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
    """Judge the third cards of each round whose four initial cards were dealt."""
    logged = options[RECORDED + KIND_DEAL] == ALWAYS
    for r in range(round_.WIDTH, rounds[0], round_.WIDTH):
        if rounds[r + round_.DEAL_DONE] < 0:
            continue
        void = rounds[r + round_.VOID] >= 0 or rounds[r + round_.EMPTY] >= 0
        complete = logged and rounds[r + round_.GAPS] == 0 and not void
        judge_round(options, rounds, hands, tally, hits, complete, r)
        p = players_hand(rounds, r)
        b = bankers_hand(rounds, r)
        for h in range(p, b + 1, hand.WIDTH):
            tally[MORE_THAN_ONE_ADDITIONAL_CARD + JUDGED] += 1
            if second_additional_card(hands[h + hand.FOURTH_EVENT]):
                at = hands[h + hand.FOURTH_EVENT]
                emit(
                    hits,
                    MORE_THAN_ONE_ADDITIONAL_CARD,
                    at,
                    1,
                    hands[h + hand.DEALT] - 2,
                    0,
                    -1,
                    rounds[r + round_.ROOT],
                    r,
                )
            judge_faces(ev, options, rounds, hands, tally, hits, h, r)
        if hands[p + hand.THIRD_EVENT] >= 0 and hands[b + hand.THIRD_EVENT] >= 0 and hands[p + hand.EXTRA] < 0:
            tally[BANKER_DRAWN_BEFORE_PLAYER + JUDGED] += 1
            if bankers_card_first(hands[p + hand.THIRD_EVENT], hands[b + hand.THIRD_EVENT]):
                at = hands[b + hand.THIRD_EVENT]
                emit(hits, BANKER_DRAWN_BEFORE_PLAYER, at, hands[p + hand.THIRD_EVENT], at, 0, -1, -1, r)
