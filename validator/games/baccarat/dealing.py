"""The initial four cards: after wagering is closed, to the hands in turn, as the filing has them dealt."""

from validator.core.kernel import JUDGED, NOT_APPLICABLE, Ints, emit, kernel
from validator.games.baccarat.announcing import judge_announcements
from validator.games.baccarat.options import DEALING, DEALT_FACE_DOWN, DEALT_FACE_UP, DEALT_TO_PLAYERS
from validator.games.baccarat.rows import BANKER, PLAYER, bankers_hand, players_hand
from validator.games.baccarat.slots.dealing import (
    BANKER_CARDS_NOT_UNDER_SHOE,
    BANKER_HAND_NEVER_TURNED,
    BANKER_HAND_TURNED_EARLY,
    CARD_DRAWN_WITH_RIGHT_HAND,
    CARD_TO_ANOTHER_HAND,
    DEALT_WITHOUT_NO_MORE_BETS,
    INITIAL_CARD_FACE_DOWN,
    INITIAL_CARD_FACE_UP,
    INITIAL_CARD_PUT_ELSEWHERE,
    INITIAL_CARD_TO_WRONG_HAND,
    INITIAL_CARDS_MISSING,
    PLAYER_HANDLED_CARDS,
)
from validator.games.baccarat.slots.turning import (
    INITIAL_CARD_FACE_UP_FOR_PLAYERS,
    INITIAL_CARD_PUT_ELSEWHERE_FOR_PLAYERS,
)
from validator.games.baccarat.tables import hand, note, round_
from validator.games.numbers import missing_facts
from validator.games.rounds.options import ALWAYS, RECORDED
from validator.log.codes import (
    BY_PLAYER,
    BY_STRIDE,
    FACE_DOWN,
    FACE_UP,
    KIND_ANNOUNCE,
    KIND_CARD_HAND,
    KIND_DEAL,
    KIND_EXPOSE,
    KIND_HANDLE_CARDS,
    KIND_NO_MORE_BETS,
    PLACE_HAND,
    PLACE_LAYOUT,
    PLACE_UNDER_SHOE,
    WHAT_LEFT_HAND,
)
from validator.log.columns import Columns

NO_RECORD, *_ = missing_facts()
NO_FACE, NO_FILING, *_ = missing_facts()
NO_PLACE, *_ = missing_facts()
NO_HAND, *_ = missing_facts()


@kernel
def dealt_unclosed(closed: int, card: int) -> bool:
    """Whether the first card (event) was dealt before "no more bets" was announced (event, -1: never)."""
    return closed < 0 or closed > card


@kernel
def not_this_hands_turn(dealt_to: int, turn: int) -> bool:
    """Whether one of the initial cards went to another hand than the one whose turn it was."""
    return dealt_to != turn


@kernel
def lies_otherwise(face: int, wanted: int) -> bool:
    """Whether an initial card lies the other way up (the log's code) than the option selected has it."""
    return face != wanted


@kernel
def not_under_the_shoe(place: int) -> bool:
    """Whether a card of the Banker's Hand, by the code of where it was put, is not under the corner of the shoe."""
    return place != PLACE_UNDER_SHOE


@kernel
def with_another_than_the_left(what: int) -> bool:
    """Whether a card was taken from the shoe with another than the left hand (the log's code)."""
    return what != WHAT_LEFT_HAND


@kernel
def turned_before_the_call(turned: int, called: int) -> bool:
    """Whether the Banker's Hand was turned (event) before the Player's Hand was called (event, -1: it was not)."""
    return called < 0 or turned < called


@kernel
def handled_by_player(role: int) -> bool:
    """Whether the one who touched the cards, by the code of his role, is a player."""
    return role == BY_PLAYER


@kernel
def to_another_hand(hand_id: int) -> bool:
    """Whether a card was dealt to a hand that is neither the Player's (1) nor the Banker's (2)."""
    return hand_id != PLAYER and hand_id != BANKER


@kernel
def cards_missing(done: int) -> bool:
    """Whether a round was decided without the four initial cards (event of the fourth, -1: it was not dealt)."""
    return done < 0


@kernel
def off_the_layout(place: int) -> bool:
    """Whether an initial card that is turned at once, by the code of where it was put, is not on the layout."""
    return place != PLACE_HAND and place != PLACE_LAYOUT


@kernel
def never_turned(turned: int) -> bool:
    """Whether the Banker's Hand was never turned face up (event, -1: never) though the round was decided."""
    return turned < 0


@kernel
def judge_four_cards(options: Ints, rounds: Ints, tally: Ints, hits: Ints, r: int) -> None:
    """Judge that a round whose result was announced had its four initial cards."""
    announced = rounds[r + round_.ANNOUNCED]
    if announced < 0 or rounds[r + round_.VOID] >= 0 or rounds[r + round_.EMPTY] >= 0:
        return
    done = rounds[r + round_.DEAL_DONE]
    if done < 0 and (options[RECORDED + KIND_DEAL] != ALWAYS or rounds[r + round_.GAPS] > 0):
        tally[INITIAL_CARDS_MISSING + NO_RECORD] += 1
        return
    tally[INITIAL_CARDS_MISSING + JUDGED] += 1
    if cards_missing(done):
        emit(hits, INITIAL_CARDS_MISSING, announced, -1, -1, 0, -1, -1, r)


@kernel
def judge_closing(options: Ints, rounds: Ints, tally: Ints, hits: Ints, r: int) -> None:
    """Judge that "no more bets" was announced before the first card."""
    closed = rounds[r + round_.CLOSED]
    certain = options[RECORDED + KIND_NO_MORE_BETS] == ALWAYS and rounds[r + round_.GAPS] == 0
    if closed < 0 and not certain:
        tally[DEALT_WITHOUT_NO_MORE_BETS + NO_RECORD] += 1
        return
    tally[DEALT_WITHOUT_NO_MORE_BETS + JUDGED] += 1
    first = rounds[r + round_.FIRST_CARD]
    if dealt_unclosed(closed, first):
        emit(hits, DEALT_WITHOUT_NO_MORE_BETS, first, closed, first, 0, -1, -1, r)


@kernel
def judge_face(options: Ints, tally: Ints, hits: Ints, face: int, i: int, r: int) -> bool:
    """Judge whether an initial card lies as the filing has it; whether it does not."""
    chosen = options[DEALING]
    wanted = FACE_UP if chosen == DEALT_FACE_UP else FACE_DOWN
    slot = INITIAL_CARD_FACE_DOWN if chosen == DEALT_FACE_UP else INITIAL_CARD_FACE_UP
    if chosen == DEALT_TO_PLAYERS:
        slot = INITIAL_CARD_FACE_UP_FOR_PLAYERS
    if face < 0:
        tally[slot + NO_FACE] += 1
        return False
    if chosen < 0:
        tally[INITIAL_CARD_FACE_DOWN + NO_FILING] += 1
        tally[INITIAL_CARD_FACE_UP + NO_FILING] += 1
        return False
    tally[slot + JUDGED] += 1
    if lies_otherwise(face, wanted):
        emit(hits, slot, i, wanted, face, 0, -1, -1, r)
        return True
    return False


@kernel
def judge_initial(ev: Columns, options: Ints, notes: Ints, rounds: Ints, tally: Ints, hits: Ints, r: int) -> None:
    """Judge the initial cards of a round, each in its turn; of each kind of breach the first is reported."""
    turn = PLAYER
    astray = False
    odd_face = False
    odd_place = False
    for i in range(rounds[r + round_.FIRST_CARD], rounds[r + round_.DEAL_DONE] + 1):
        if ev.kind[i] != KIND_DEAL or notes[i * note.WIDTH + note.ROUND] != r:
            continue
        if not astray:
            tally[INITIAL_CARD_TO_WRONG_HAND + JUDGED] += 1
            if not_this_hands_turn(ev.hand[i], turn):
                emit(hits, INITIAL_CARD_TO_WRONG_HAND, i, turn, ev.hand[i], 0, -1, -1, r)
                astray = True
                if rounds[r + round_.ROOT] < 0:
                    rounds[r + round_.ROOT] = i
        if not odd_face:
            odd_face = judge_face(options, tally, hits, ev.face[i], i, r)
        if options[DEALING] == DEALT_FACE_DOWN and turn == BANKER and not odd_face and not odd_place:
            if ev.dest[i] < 0:
                tally[BANKER_CARDS_NOT_UNDER_SHOE + NO_PLACE] += 1
            else:
                tally[BANKER_CARDS_NOT_UNDER_SHOE + JUDGED] += 1
                if not_under_the_shoe(ev.dest[i]):
                    emit(hits, BANKER_CARDS_NOT_UNDER_SHOE, i, PLACE_UNDER_SHOE, ev.dest[i], 0, -1, -1, r)
                    odd_place = True
        if (options[DEALING] == DEALT_FACE_UP or options[DEALING] == DEALT_TO_PLAYERS) and not odd_place:
            slot = (
                INITIAL_CARD_PUT_ELSEWHERE
                if options[DEALING] == DEALT_FACE_UP
                else INITIAL_CARD_PUT_ELSEWHERE_FOR_PLAYERS
            )
            if ev.dest[i] < 0:
                tally[slot + NO_PLACE] += 1
            else:
                tally[slot + JUDGED] += 1
                if off_the_layout(ev.dest[i]):
                    emit(hits, slot, i, PLACE_HAND, ev.dest[i], 0, -1, -1, r)
                    odd_place = True
        turn = BANKER if turn == PLAYER else PLAYER


@kernel
def judge_turning(ev: Columns, options: Ints, rounds: Ints, hands: Ints, tally: Ints, hits: Ints, r: int) -> None:
    """Judge that the Banker's Hand stayed under the shoe, face down, until the Player's Hand was called."""
    turned = hands[bankers_hand(rounds, r) + hand.TURNED]
    if options[DEALING] != DEALT_FACE_DOWN:
        tally[BANKER_HAND_TURNED_EARLY + NOT_APPLICABLE] += 1
        return
    if rounds[r + round_.ANNOUNCED] >= 0:
        if turned < 0 and (options[RECORDED + KIND_EXPOSE] != ALWAYS or rounds[r + round_.GAPS] > 0):
            tally[BANKER_HAND_NEVER_TURNED + NO_RECORD] += 1
        else:
            tally[BANKER_HAND_NEVER_TURNED + JUDGED] += 1
            if never_turned(turned):
                emit(hits, BANKER_HAND_NEVER_TURNED, rounds[r + round_.ANNOUNCED], -1, -1, 0, -1, -1, r)
    called = -1
    for i in range(rounds[r + round_.FIRST_CARD], rounds[r + round_.LAST] + 1):
        if ev.kind[i] == KIND_ANNOUNCE and ev.hand[i] == PLAYER and called < 0:
            called = i
    certain = options[RECORDED + KIND_ANNOUNCE] == ALWAYS and rounds[r + round_.GAPS] == 0
    if turned < 0 or (called < 0 and not certain):
        tally[BANKER_HAND_TURNED_EARLY + NO_RECORD] += 1
        return
    tally[BANKER_HAND_TURNED_EARLY + JUDGED] += 1
    if turned_before_the_call(turned, called):
        emit(hits, BANKER_HAND_TURNED_EARLY, turned, called, turned, 0, -1, -1, r)


@kernel
def judge_hand_used(ev: Columns, options: Ints, rounds: Ints, tally: Ints, hits: Ints, i: int, r: int) -> None:
    """Judge with which hand the dealer took an initial card from the shoe, where it is turned face up at once."""
    if options[DEALING] != DEALT_FACE_UP:
        tally[CARD_DRAWN_WITH_RIGHT_HAND + (NO_FILING if options[DEALING] < 0 else NOT_APPLICABLE)] += 1
        return
    done = rounds[r + round_.DEAL_DONE]
    if 0 <= done < i and (ev.ref[i] < 0 or ev.ref[i] > ev.seq[done]):
        return
    tally[CARD_DRAWN_WITH_RIGHT_HAND + JUDGED] += 1
    if with_another_than_the_left(ev.what[i]):
        emit(hits, CARD_DRAWN_WITH_RIGHT_HAND, i, WHAT_LEFT_HAND, ev.what[i], 0, -1, -1, r)


@kernel
def dealing_pass(
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
    """Judge how each round's initial cards are dealt and announced, and who touches cards."""
    for r in range(round_.WIDTH, rounds[0], round_.WIDTH):
        if rounds[r + round_.FIRST_CARD] < 0:
            continue
        judge_closing(options, rounds, tally, hits, r)
        judge_four_cards(options, rounds, tally, hits, r)
        if rounds[r + round_.DEAL_DONE] >= 0:
            judge_initial(ev, options, notes, rounds, tally, hits, r)
            judge_turning(ev, options, rounds, hands, tally, hits, r)
            judge_announcements(ev, options, notes, rounds, hands, tally, hits, players_hand(rounds, r), r)
    for i in range(len(ev.kind)):
        kind = ev.kind[i]
        if kind == KIND_DEAL:
            tally[CARD_TO_ANOTHER_HAND + JUDGED] += 1
            if to_another_hand(ev.hand[i]):
                emit(hits, CARD_TO_ANOTHER_HAND, i, -1, ev.hand[i], 0, -1, -1, notes[i * note.WIDTH + note.ROUND])
        elif kind == KIND_HANDLE_CARDS:
            role = ev.by[i] % BY_STRIDE if ev.by[i] >= 0 else -1
            if options[DEALING] == DEALT_TO_PLAYERS:
                tally[PLAYER_HANDLED_CARDS + NOT_APPLICABLE] += 1
                continue
            if role < 0 and ev.player[i] < 0:
                tally[PLAYER_HANDLED_CARDS + NO_RECORD] += 1
                continue
            tally[PLAYER_HANDLED_CARDS + JUDGED] += 1
            if handled_by_player(role if role >= 0 else BY_PLAYER):
                emit(hits, PLAYER_HANDLED_CARDS, i, -1, role, 0, -1, -1, notes[i * note.WIDTH + note.ROUND])
        elif kind == KIND_CARD_HAND and notes[i * note.WIDTH + note.ROUND] > 0:
            judge_hand_used(ev, options, rounds, tally, hits, i, notes[i * note.WIDTH + note.ROUND])
