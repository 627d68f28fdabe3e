"""Cards that players turn: dealt face down, handed out and returned, laid face up, and the right to turn given up."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, TALLY_WIDTH, emit, kernel
from validator.core.engine.rows import NONE, between, count_rows, row_after
from validator.core.engine.state_rows import clear
from validator.games.baccarat.dealing import (
    INITIAL_CARD_FACE_UP_FOR_PLAYERS,
    INITIAL_CARD_PUT_ELSEWHERE_FOR_PLAYERS,
    NO_FILING as NO_FILING_OF_DEALING,
    both_face_up,
)
from validator.games.baccarat.drawing import all_alike
from validator.games.baccarat.handing_over import (
    BANKER_HAND_NOT_PUT_UNDER_SHOE,
    CARDS_HANDED_TO_PLAYER,
    HAND_HANDED_WITHOUT_WAGER,
    NO_FACT,
    NO_FILING,
    PLAYER_HAND_NOT_RETURNED,
    judge_called_unreturned,
    judge_giver,
    judge_order,
    judge_recipient,
    judge_return,
    judge_returner,
    judge_third_recipient,
)
from validator.games.baccarat.highest_wager import wagers_on
from validator.games.baccarat.options import DEALT_TO_PLAYERS
from validator.games.baccarat.relinquishing import (
    give_up,
    judge_dealers_turn,
    judge_new_holder,
    judge_offer,
    judge_void,
)
from validator.games.baccarat.rows import BANKER, PLAYER, laid_face_up, players_hand
from validator.games.baccarat.tables import turning_state as place
from validator.games.baccarat.tables.rows import HAND_FIRST, HAND_THIRD, Hand, Round, Table
from validator.games.baccarat.tables.turning_state import TurnedHand
from validator.games.baccarat.third_card import DRAW
from validator.games.numbers import Rules
from validator.games.table import ask, lacking, recorded
from validator.log.codes import (
    BY_PLAYER,
    BY_STRIDE,
    FACE_DOWN,
    FACE_UP,
    KIND_ANNOUNCE,
    KIND_CARDS_HANDED,
    KIND_CARDS_RETURNED,
    KIND_DEAL,
    KIND_EXPOSE,
    KIND_HANDLE_CARDS,
    KIND_MOVE_CARD,
    KIND_PLAYER_ARRIVES,
    KIND_PLAYER_LEAVES,
    KIND_ROUND_START,
    KIND_TABLE_CLOSE,
    KIND_TURN_OFFERED,
    KIND_TURN_RELINQUISHED,
    KIND_UNREADABLE,
    KIND_VOID_ROUND,
    PLACE_UNDER_SHOE,
    WHAT_BANKER,
    WHAT_PLAYER,
)

rule = Rules("baccarat.turning")
PLAYER_HAND_NOT_HANDED = rule("player-hand-not-handed")
BANKER_HAND_NOT_HANDED = rule("banker-hand-not-handed")
PLAYER_THIRD_CARD_NOT_HANDED = rule("player-third-card-not-handed")
BANKER_THIRD_CARD_NOT_HANDED = rule("banker-third-card-not-handed")
PLAYER_HAND_NOT_LAID_FACE_UP = rule("player-hand-not-laid-face-up")
BANKER_HAND_NOT_LAID_FACE_UP = rule("banker-hand-not-laid-face-up")
PLAYER_THIRD_CARD_NOT_LAID_FACE_UP = rule("player-third-card-not-laid-face-up")
BANKER_THIRD_CARD_NOT_LAID_FACE_UP = rule("banker-third-card-not-laid-face-up")
PLAYER_THIRD_CARD_FACE_UP_FOR_PLAYERS = rule("player-third-card-face-up-for-players")
BANKER_THIRD_CARD_FACE_UP_FOR_PLAYERS = rule("banker-third-card-face-up-for-players")
PLAYER_HANDLED_CARDS_NOT_HANDED = rule(
    "player-handled-cards-not-handed",
    "Player touched cards that were not in his hands",
    "a player touched cards that had not been handed to him, or that he had returned",
    needs={
        "how the filing has the cards dealt": NO_FILING,
        "who touched the cards": NO_FACT,
    },
    expected="the cards untouched",
    observed="the cards touched",
)
BANKER_THIRD_CARD_BEFORE_THE_OTHER_WAS_SEEN = rule("banker-third-card-before-the-other-was-seen")


@kernel
def not_handed_out(handed: int) -> bool:
    """Whether cards that a player is to turn were not handed to one (event, 0: never)."""
    return handed == 0


@kernel
def not_laid_face_up(turned: int) -> bool:
    """Whether cards were never laid face up on the layout (event, -1: never) though the round was decided."""
    return turned < 0


@kernel
def kept_by_player(returned: int) -> bool:
    """Whether cards handed to a player were never returned (event, 0: never) though the round was decided."""
    return returned == 0


@kernel
def waits_for_another(t: Table, cards: TurnedHand) -> bool:
    """Whether the right to turn a hand was given up and no player returned its two cards since."""
    return cards.given_up > cards.returned


@kernel
def clear_round(t: Table) -> None:
    """Begin anew with another round."""
    for cards in t.turned_hands:
        clear(cards)


@kernel
def seat_for_turning(t: Table, r: Round) -> None:
    """Whoever wagers in a round sits at the position."""
    for w in between(t.wagers, r.wager, r.wagers_end):
        if 0 < w.seat < place.SEATS:
            t.turning.seated[w.seat] = 1


@kernel
def judge_handled(t: Table, i: int, r: Round) -> None:
    """Judge who touches cards beside those handed to him."""
    role = t.by[i] % BY_STRIDE if t.by[i] >= 0 else -1
    if role < 0 and t.player[i] < 0:
        t.tally[PLAYER_HANDLED_CARDS_NOT_HANDED + NO_FACT] += 1
    elif role >= 0 and role != BY_PLAYER:
        t.tally[PLAYER_HANDLED_CARDS_NOT_HANDED + NOT_APPLICABLE] += 1
    else:
        cards = t.turned_hands[1 if t.hand[i] == BANKER else 0]
        out = cards.out
        if out == 1 and t.player[i] >= 0 and 0 < cards.holder != t.player[i] + 1:
            out = 0
        ask(t, PLAYER_HANDLED_CARDS_NOT_HANDED, out == 0, i, -1, -1, 0, -1, -1, r.at)


@kernel
def judge_third_face(t: Table, hand_index: int, card: int, r: Round) -> None:
    """Judge that a third card (event) is put down face down."""
    rule = PLAYER_THIRD_CARD_FACE_UP_FOR_PLAYERS + hand_index * TALLY_WIDTH
    if card < 0 or t.kind[card] != KIND_DEAL:
        t.tally[rule + NOT_APPLICABLE] += 1
    elif t.face[card] < 0:
        t.tally[rule + NO_FACT] += 1
    else:
        ask(t, rule, t.face[card] == FACE_UP, card, 1, 0, 0, -1, -1, r.at)


@kernel
def in_part(t: Table, kind: int, h: Hand, r: Round) -> int:
    """The event that handed or returned fewer than the two cards of hand row ``h``, none later the rest; else -1."""
    due = HAND_THIRD - HAND_FIRST
    first = -1
    third = h.third_event
    for i in range(r.deal_done, third if third >= 0 else r.last + 1):
        if t.kind[i] == kind and (t.hand[i] == h.id or t.hand[i] < 0):
            due -= t.n[i] if t.n[i] >= 0 and t.hand[i] >= 0 else due
            first = i if first < 0 else first
    return first if due > 0 else -1


@kernel
def judge_omission(t: Table, rule: int, kind: int, whole: bool, omitted: bool, i: int, r: Round) -> None:
    """Judge what a round never had: breached where the log would show it."""
    if lacking(t, rule, NO_FACT, omitted and not (whole and recorded(t, kind))):
        return
    ask(t, rule, omitted, i, -1, -1, 0, -1, -1, r.at)


@kernel
def judge_part_returned(t: Table, rule: int, whole: bool, h: Hand, r: Round) -> None:
    """Judge whether both cards of hand row ``h`` came back where one did, face up, which is counted as it comes."""
    partly = in_part(t, KIND_CARDS_RETURNED, h, r)
    if partly < 0 or t.face[partly] != FACE_UP:
        return
    if not lacking(t, rule, NO_FACT, not (whole and recorded(t, KIND_CARDS_RETURNED))):
        emit(t.hits, rule, partly, -1, -1, 0, -1, -1, r.at)


@kernel
def handed_while_dealing(t: Table, r: Round) -> bool:
    """Whether cards were handed out before the fourth initial card that the log has: it may lack one dealt before."""
    found = False
    for i in range(r.first_card, r.deal_done):
        found = found or t.kind[i] == KIND_CARDS_HANDED
    return found


@kernel
def judge_seen(t: Table, whole: bool, r: Round) -> None:
    """Judge that the Banker's third card was dealt once the Player's, on which it depends, was turned face up."""
    rule = BANKER_THIRD_CARD_BEFORE_THE_OTHER_WAS_SEEN
    p = players_hand(t, r)
    b = row_after(t.hands, p, 1)
    card, other = b.third_event, p.third_event
    banker = b.initial
    seen = t.turned_hands[0].third_returned - 1
    if seen < 0 or t.face[seen] == FACE_DOWN:
        seen = t.turned_hands[0].third_turned - 1
    surplus = p.extra >= 0 or b.extra >= 0
    at_once = other >= 0 and t.face[other] == FACE_UP
    unasked = at_once or surplus or banker < 0 or all_alike(t, banker, DRAW)
    if seen < 0 or not 0 <= other < card or unasked:
        t.tally[rule + NOT_APPLICABLE] += 1
        return
    certain = whole and recorded(t, KIND_EXPOSE) and recorded(t, KIND_CARDS_RETURNED)
    if not lacking(t, rule, NO_FACT, card < seen and not certain):
        ask(t, rule, card < seen, card, seen, card, 0, -1, -1, r.at)


@kernel
def judge_end(t: Table, r: Round) -> None:
    """Judge, at the end of a round whose result was announced, what was never done with the cards of each hand."""
    whole = r.gaps == 0 and (recorded(t, KIND_DEAL) or not handed_while_dealing(t, r))
    event = r.announced
    judge_seen(t, whole, r)
    for hand_index in range(2):
        h = row_after(t.hands, players_hand(t, r), hand_index)
        cards = t.turned_hands[hand_index]
        offset = hand_index * TALLY_WIDTH
        third = offset + TALLY_WIDTH + TALLY_WIDTH
        card = h.third_event if h.extra < 0 else -1
        judge_third_face(t, hand_index, card, r)
        turned = h.turned
        rule = PLAYER_HAND_NOT_LAID_FACE_UP + offset
        if turned < 0 and both_face_up(t, h):
            t.tally[rule + NOT_APPLICABLE] += 1
        else:
            judge_omission(t, rule, KIND_EXPOSE, whole, not_laid_face_up(turned), event, r)
        given_up = cards.given_up
        handed = cards.handed
        if given_up > 0 or wagers_on(t, r, WHAT_PLAYER if hand_index == 0 else WHAT_BANKER) == 0:
            t.tally[PLAYER_HAND_NOT_HANDED + offset + NOT_APPLICABLE] += 1
        else:
            rule = PLAYER_HAND_NOT_HANDED + offset
            at_event = turned if turned >= 0 else event
            partly = in_part(t, KIND_CARDS_HANDED, h, r) if handed > 0 else -1
            omitted = not_handed_out(handed) or partly >= 0
            judge_omission(t, rule, KIND_CARDS_HANDED, whole, omitted, partly if partly >= 0 else at_event, r)
        if handed > 0 and (given_up == 0 or cards.given_up_late == 1):
            rule = PLAYER_HAND_NOT_RETURNED + offset
            if kept_by_player(cards.returned):
                judge_omission(t, rule, KIND_CARDS_RETURNED, whole, True, event, r)
            elif in_part(t, KIND_CARDS_HANDED, h, r) < 0:
                judge_part_returned(t, rule, whole, h, r)
        shown = card >= 0 and t.face[card] == FACE_UP and cards.third_handed == 0
        if card < 0 or shown or waits_for_another(t, cards) or handed == 0:
            t.tally[PLAYER_HAND_NOT_HANDED + third + NOT_APPLICABLE] += 1
        else:
            rule = PLAYER_HAND_NOT_HANDED + third
            passed = not_handed_out(cards.third_handed)
            judge_omission(t, rule, KIND_CARDS_HANDED, whole, passed, event, r)
            if not passed and kept_by_player(cards.third_returned):
                rule = PLAYER_HAND_NOT_RETURNED + third
                judge_omission(t, rule, KIND_CARDS_RETURNED, whole, True, event, r)
        if card >= 0:
            rule = PLAYER_HAND_NOT_LAID_FACE_UP + third
            face_down = not_laid_face_up(cards.third_turned - 1)
            if face_down and t.face[card] == FACE_UP:
                t.tally[rule + NOT_APPLICABLE] += 1
            else:
                judge_omission(t, rule, KIND_EXPOSE, whole, face_down, event, r)


@kernel
def follow_hand_event(t: Table, i: int, r: Round) -> None:
    """One event about a hand, from the fourth initial card on."""
    kind = t.kind[i]
    hand_index = t.hand[i] - PLAYER
    cards = t.turned_hands[hand_index]
    card = row_after(t.hands, players_hand(t, r), hand_index).third_event
    third = 0 <= card < i
    if kind == KIND_CARDS_HANDED:
        judge_giver(t, hand_index + 2 if third else hand_index, i, r)
        if third:
            if waits_for_another(t, cards):
                judge_new_holder(t, cards, hand_index, i, r)
            else:
                judge_third_recipient(t, hand_index, cards, i, r)
            cards.third_handed = i + 1
        elif cards.given_up > 0:
            judge_new_holder(t, cards, hand_index, i, r)
        elif cards.handed == 0:
            judge_recipient(t, hand_index, i, r)
        if cards.handed == 0 and not third:
            judge_order(t, hand_index, i, r)
            cards.handed = i + 1
        cards.seat = t.seat[i] if t.seat[i] > 0 else 0
        cards.holder = t.player[i] + 1
        cards.out = 1
    elif kind == KIND_CARDS_RETURNED:
        judge_return(t, hand_index + 2 if third else hand_index, i, r)
        judge_returner(t, hand_index + 2 if third else hand_index, cards, i, r)
        if not third:
            judge_called_unreturned(t, hand_index, cards, i, r)
        if third:
            cards.third_returned = i + 1
        else:
            cards.returned = i + 1
        cards.out = 0
    elif kind == KIND_TURN_RELINQUISHED:
        give_up(t, cards, hand_index, t.seat[i], i)
    elif kind == KIND_TURN_OFFERED:
        judge_offer(t, cards, hand_index, i, r)
    elif laid_face_up(t, i):
        if third:
            if cards.third_turned == 0:
                cards.third_turned = i + 1
        elif (
            cards.given_up > 0
            and cards.out == 0
            and cards.returned == 0
            and row_after(t.hands, players_hand(t, r), hand_index).turned == i
        ):
            judge_dealers_turn(t, cards, hand_index, i, r)
    elif kind == KIND_ANNOUNCE:
        if cards.called == 0:
            cards.called = i + 1
    elif kind == KIND_MOVE_CARD and t.dest[i] == PLACE_UNDER_SHOE and cards.under == 0:
        cards.under = i + 1


@kernel
def judge_unfiled(t: Table) -> None:
    """Judge cards handed to players where the cards are dealt otherwise."""
    for i in range(len(t.kind)):
        r = t.notes[i].round
        if r and t.kind[i] == KIND_CARDS_HANDED:
            unknown = t.options.dealing < 0 and t.options.hands_handed != 0
            if not lacking(t, CARDS_HANDED_TO_PLAYER, NO_FILING, unknown):
                ask(t, CARDS_HANDED_TO_PLAYER, True, i, 0, t.seat[i], 0, -1, -1, r.at)
        elif r and r.deal_done == i and recorded(t, KIND_CARDS_HANDED):
            t.tally[CARDS_HANDED_TO_PLAYER + JUDGED] += 1


@kernel
def follow_seats(t: Table, kind: int, i: int) -> None:
    """Who sits at the table, by event ``i`` of the table."""
    if kind == KIND_PLAYER_ARRIVES or kind == KIND_PLAYER_LEAVES:
        if 0 < t.seat[i] < place.SEATS:
            t.turning.seated[t.seat[i]] = 1 if kind == KIND_PLAYER_ARRIVES else 0
        elif kind == KIND_PLAYER_LEAVES:
            t.turning.gap = 1
    elif kind == KIND_TABLE_CLOSE:
        for seat in range(place.SEATS):
            t.turning.seated[seat] = 0
    elif kind == KIND_UNREADABLE:
        t.turning.gap = 1


@kernel
def turning_pass(t: Table) -> None:
    """Judge who turns the cards, where the filing has players turn them."""
    if t.options.dealing != DEALT_TO_PLAYERS:
        t.turning.followed = 0
        judge_unfiled(t)
        if t.options.dealing < 0:
            rounds = count_rows(t.rounds)
            for rule in range(
                INITIAL_CARD_FACE_UP_FOR_PLAYERS, INITIAL_CARD_PUT_ELSEWHERE_FOR_PLAYERS + 1, TALLY_WIDTH
            ):
                t.tally[rule + NO_FILING_OF_DEALING] += rounds
            for rule in range(BANKER_HAND_NOT_PUT_UNDER_SHOE, HAND_HANDED_WITHOUT_WAGER + 1, TALLY_WIDTH):
                t.tally[rule + NO_FILING] += rounds
            for rule in range(PLAYER_HAND_NOT_HANDED, PLAYER_HANDLED_CARDS_NOT_HANDED + 1, TALLY_WIDTH):
                t.tally[rule + NO_FILING] += rounds
        return
    if t.turning.followed == 0:
        t.turning.followed = 1
        for seat in range(place.SEATS):
            t.turning.seated[seat] = 0
    kinds = t.kind
    row = t.rounds[NONE]
    first = -1
    done = -1
    last = -1
    for i in range(len(kinds)):
        kind = kinds[i]
        if kind < KIND_ROUND_START:
            follow_seats(t, kind, i)
        r = t.notes[i].round
        if not r:
            continue
        if r != row:
            row = r
            first = r.first_card
            done = r.deal_done
            last = r.last
        if i == first:
            seat_for_turning(t, r)
            t.turning.gap = 0
        if kind == KIND_HANDLE_CARDS:
            judge_handled(t, i, r)
        elif 0 <= done < i and (t.hand[i] == PLAYER or t.hand[i] == BANKER):
            follow_hand_event(t, i, r)
        elif kind == KIND_VOID_ROUND:
            judge_void(t, i, r)
        if i == last:
            if done >= 0 and r.announced >= 0 and r.void < 0:
                judge_end(t, r)
            clear_round(t)
