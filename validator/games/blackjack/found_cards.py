"""Cards that may not be in the shoe, or not so: 10s and cards turned face up; the rounds that are void for them."""

from validator.core.kernel import JUDGED, NOT_APPLICABLE, Ints, emit, kernel, needs
from validator.games.blackjack.options import VOID_FOR_FOUND_CARDS
from validator.games.blackjack.slots.irregularities import ROUND_VOIDED_WITHOUT_GROUND
from validator.games.blackjack.slots.spanish_21 import (
    DECKS_KEPT_AFTER_TENS,
    FACE_UP_CARDS_OF_SEVERAL_ROUNDS,
    MORE_CARDS_THAN_THE_DECKS_HOLD,
    NOT_RESHUFFLED_AFTER_FACE_UP_CARDS,
    ROUND_PLAYED_AFTER_FACE_UP_CARDS,
    ROUND_PLAYED_AFTER_TENS,
    TEN_USED_IN_THE_GAME,
    TENS_OF_SEVERAL_ROUNDS,
    VOID_ROUND_WAGER_DECIDED,
    VOID_ROUND_WAGER_LEFT,
)
from validator.games.blackjack.tables import found_state, note, round_
from validator.games.blackjack.tens import judge_hands_with_tens, judge_removal, removes_tens
from validator.games.numbers import missing_facts
from validator.games.rounds import wager
from validator.games.rounds.options import ALWAYS, RECORDED
from validator.games.shoe.composition import is_ten
from validator.games.shoe.options import CONTINUOUS, DECK_CARDS, DECKS
from validator.games.shoe.questions import judge, omitted, two_batches
from validator.log.codes import (
    BY_STRIDE,
    KIND_BATCH,
    KIND_BURN,
    KIND_CARD_CHANGE,
    KIND_CARD_FACE_UP,
    KIND_CARD_MISDEALT,
    KIND_CARD_REMOVED,
    KIND_COUNT_CHECK,
    KIND_DEAL,
    KIND_DECKS,
    KIND_EXPOSE,
    KIND_LOAD_SHOE,
    KIND_RETURN,
    KIND_SHUFFLE,
    KIND_STACK,
    KIND_UNREADABLE,
    KIND_VOID_ROUND,
    KIND_WASH,
    WHAT_FACE_UP_CARDS,
    WHAT_RETIRED,
    WHAT_WRONG_CARD_FOUND,
)
from validator.log.columns import Columns

NO_RECORD, *_ = missing_facts()


@kernel
def used_in_the_game(ten: int) -> bool:
    """Whether a card that was dealt or shown in a hand is a 10 (1)."""
    return ten == 1


@kernel
def played_on(void: int) -> bool:
    """Whether a round was not called void (event, -1: never) though more than one such card was found in it."""
    return void < 0


@kernel
def more_cards_than_decks(cards: int, held: int) -> bool:
    """Whether a stack, a shoe or a count has more cards than the decks may hold."""
    return cards > held


@kernel
def decided_though_void(net: int) -> bool:
    """Whether a wager that was open when its round became void was collected or paid, by so many cents."""
    return net != 0


@kernel
def left_lying(missing: int) -> bool:
    """Whether of a wager that was open when its round became void some cents were not given back."""
    return missing > 0


@kernel
def decided_after(rounds: Ints, wagers: Ints, r: int, since: int) -> int:
    """The first event after ``since`` by which a wager of the round was collected or paid; -1 none."""
    found = -1
    for w in range(rounds[r + round_.WAGER], rounds[r + round_.WAGERS_END], wager.WIDTH):
        settled = max(wagers[w + wager.COLLECT], wagers[w + wager.PAY])
        if settled > since and (found < 0 or settled < found):
            found = settled
    return found


@kernel
def judge_played_on(
    options: Ints, rounds: Ints, wagers: Ints, tally: Ints, hits: Ints, slot: int, since: int, r: int
) -> None:
    """Judge that a round was void from event ``since`` on, where the second such card was found."""
    decided = decided_after(rounds, wagers, r, since)
    void = rounds[r + round_.VOID]
    certain = options[RECORDED + KIND_VOID_ROUND] == ALWAYS and rounds[r + round_.GAPS] == 0
    if void < 0 and decided < 0 and not certain:
        tally[slot + NO_RECORD] += 1
        return
    tally[slot + JUDGED] += 1
    if played_on(void):
        emit(hits, slot, decided if decided >= 0 else rounds[r + round_.LAST], 1, 0, 0, -1, since, r)


@kernel
def judge_void(
    options: Ints, rounds: Ints, wagers: Ints, tally: Ints, hits: Ints, i: int, found: int, what: int, r: int
) -> None:
    """Judge a round called void for cards found in the shoe: its ground, and the wagers that were open."""
    tally[ROUND_VOIDED_WITHOUT_GROUND + JUDGED] += 1
    if found < 2:
        emit(hits, ROUND_VOIDED_WITHOUT_GROUND, i, 0, what, 0, -1, -1, r)
    for w in range(rounds[r + round_.WAGER], rounds[r + round_.WAGERS_END], wager.WIDTH):
        settled = wagers[w + wager.FIRST_SETTLED]
        stake = wagers[w + wager.STAKE]
        if wagers[w + wager.WITHDRAWN] >= 0 or stake < 0 or 0 <= settled < i:
            continue
        net = wagers[w + wager.PAID] - wagers[w + wager.COLLECTED]
        tally[VOID_ROUND_WAGER_DECIDED + JUDGED] += 1
        if decided_though_void(net):
            emit(hits, VOID_ROUND_WAGER_DECIDED, settled, 0, net, net, w, -1, r)
        elif options[RECORDED + KIND_RETURN] == ALWAYS and rounds[r + round_.GAPS] == 0:
            tally[VOID_ROUND_WAGER_LEFT + JUDGED] += 1
            if left_lying(stake - wagers[w + wager.RETURNED]):
                emit(hits, VOID_ROUND_WAGER_LEFT, i, stake, wagers[w + wager.RETURNED], 0, w, -1, r)
        else:
            tally[VOID_ROUND_WAGER_LEFT + NO_RECORD] += 1


@kernel
def judge_first_card(options: Ints, state: Ints, tally: Ints, hits: Ints, i: int, r: int) -> None:
    """Judge, at a round's first card, what had to be done after cards found in a round before."""
    certain = state[found_state.GAP] == 0
    if state[found_state.DOOMED] == 1:
        known = certain and options[RECORDED + KIND_CARD_CHANGE] == ALWAYS
        judge(tally, hits, DECKS_KEPT_AFTER_TENS, known, omitted(0), i, -1, r)
    if state[found_state.RESHUFFLE] == 1 and options[CONTINUOUS] != 1:
        known = certain and options[RECORDED + KIND_SHUFFLE] == ALWAYS
        judge(tally, hits, NOT_RESHUFFLED_AFTER_FACE_UP_CARDS, known, omitted(0), i, -1, r)
    state[found_state.DOOMED] = 0
    state[found_state.RESHUFFLE] = 0
    state[found_state.OPENING] = 0
    state[found_state.GAP] = 0


@kernel
def changes_decks(kind: int, what: int) -> bool:
    """Whether an event takes decks out of play or brings others."""
    return kind == KIND_DECKS or kind == KIND_CARD_CHANGE or (kind == KIND_BATCH and what == WHAT_RETIRED)


@kernel
def mended(state: Ints, tally: Ints, shuffled: bool, changed: bool) -> None:
    """After a round, in whose own rows the cards were reshuffled, or changed, after the second such card was found."""
    if shuffled:
        tally[NOT_RESHUFFLED_AFTER_FACE_UP_CARDS + JUDGED] += 1
        state[found_state.RESHUFFLE] = 0
        state[found_state.FACE_UP] = 0
    if changed:
        tally[DECKS_KEPT_AFTER_TENS + JUDGED] += 1
        state[found_state.DOOMED] = 0
        state[found_state.TENS] = 0


@kernel
def table_event(
    options: Ints, state: Ints, tally: Ints, hits: Ints, i: int, r: int, kind: int, what: int, n: int
) -> None:
    """What happens to the cards around the round, and how many they are."""
    if changes_decks(kind, what):
        state[found_state.TENS] = 0
        if state[found_state.DOOMED] == 1:
            tally[DECKS_KEPT_AFTER_TENS + JUDGED] += 1
        state[found_state.DOOMED] = 0
        if kind == KIND_DECKS:
            state[found_state.OPENING] = 1
            state[found_state.WASHED] = 0
    elif kind == KIND_WASH:
        state[found_state.WASHED] = 1
    elif kind == KIND_SHUFFLE:
        state[found_state.FACE_UP] = 0
        if state[found_state.RESHUFFLE] == 1:
            tally[NOT_RESHUFFLED_AFTER_FACE_UP_CARDS + JUDGED] += 1
        state[found_state.RESHUFFLE] = 0
    elif kind == KIND_UNREADABLE:
        state[found_state.GAP] = 1
    whole = kind == KIND_LOAD_SHOE or ((kind == KIND_STACK or kind == KIND_COUNT_CHECK) and two_batches(options) == 0)
    if whole and n >= 0 and options[DECKS] > 0:
        held = options[DECKS] * options[DECK_CARDS]
        tally[MORE_CARDS_THAN_THE_DECKS_HOLD + JUDGED] += 1
        if more_cards_than_decks(n, held):
            emit(hits, MORE_CARDS_THAN_THE_DECKS_HOLD, i, held, n, 0, -1, -1, r)


@kernel
def end_round(
    options: Ints,
    rounds: Ints,
    hands: Ints,
    wagers: Ints,
    state: Ints,
    tally: Ints,
    hits: Ints,
    tens: int,
    ten: int,
    first_ten: int,
    ups: int,
    up: int,
    r: int,
) -> None:
    """Judge a round when it is over: so many 10s and cards face up were found in it, the last at these events."""
    if tens > 1:
        judge_played_on(options, rounds, wagers, tally, hits, ROUND_PLAYED_AFTER_TENS, ten, r)
        state[found_state.DOOMED] = 1
    elif tens == 1:
        tally[ROUND_PLAYED_AFTER_TENS + NOT_APPLICABLE] += 1
        if state[found_state.TENS] > 0:
            tally[TENS_OF_SEVERAL_ROUNDS + JUDGED] += 1
            emit(hits, TENS_OF_SEVERAL_ROUNDS, ten, 1, state[found_state.TENS] + 1, 0, -1, -1, r)
    if tens > 0 and rounds[r + round_.VOID] < 0:
        judge_hands_with_tens(rounds, hands, wagers, tally, hits, first_ten, r)
    if ups > 1:
        judge_played_on(options, rounds, wagers, tally, hits, ROUND_PLAYED_AFTER_FACE_UP_CARDS, up, r)
        state[found_state.RESHUFFLE] = 1
    elif ups == 1:
        tally[ROUND_PLAYED_AFTER_FACE_UP_CARDS + NOT_APPLICABLE] += 1
        if state[found_state.FACE_UP] > 0:
            tally[FACE_UP_CARDS_OF_SEVERAL_ROUNDS + JUDGED] += 1
            emit(hits, FACE_UP_CARDS_OF_SEVERAL_ROUNDS, up, 1, state[found_state.FACE_UP] + 1, 0, -1, -1, r)
    state[found_state.TENS] += tens
    state[found_state.FACE_UP] += ups


@needs(options=(VOID_FOR_FOUND_CARDS,))
@kernel
def found_cards_pass(
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
    """Judge 10s and cards face up, event by event, and the rounds in which more than one was found."""
    kinds = ev.kind
    cards = ev.card
    row = -1
    drawn = removed = ups = 0
    ten = up = first_ten = shuffle = change = -1
    for i in range(len(kinds)):
        kind = kinds[i]
        r = notes[i * note.WIDTH + note.ROUND]
        if row >= 0 and (i > rounds[row + round_.LAST] or (r >= 0 and r != row)):
            tens = max(drawn, removed)
            end_round(options, rounds, hands, wagers, state, tally, hits, tens, ten, first_ten, ups, up, row)
            mended(state, tally, ups > 1 and shuffle > up, tens > 1 and change > ten)
            row = -1
        if r >= 0 and row < 0:
            row = r
            drawn = removed = ups = 0
            ten = up = first_ten = shuffle = change = -1
        if kind == KIND_DEAL or kind == KIND_EXPOSE:
            if kind == KIND_DEAL and r >= 0 and rounds[r + round_.FIRST_CARD] == i:
                if state[found_state.BEGUN] != ev.round[i] + 1:
                    judge_first_card(options, state, tally, hits, i, r)
                state[found_state.BEGUN] = ev.round[i] + 1
            if r < 0 or cards[i] < 0:
                continue
            hidden = kind == KIND_DEAL or not seen_before(kinds, cards, notes, rounds, i, r)
            tally[TEN_USED_IN_THE_GAME + JUDGED] += 1 if kind == KIND_DEAL else 0
            if is_ten(cards[i]) and hidden:
                if used_in_the_game(1):
                    emit(hits, TEN_USED_IN_THE_GAME, i, 0, 1, 0, -1, first_ten, r)
                first_ten = i if first_ten < 0 else first_ten
                if ev.ref[i] < 0 or kind == KIND_EXPOSE:
                    drawn += 1
                    ten = i
        elif kind == KIND_CARD_REMOVED:
            if removes_tens(options, state, cards[i], ev.n[i]):
                role = ev.by[i] % BY_STRIDE if ev.by[i] >= 0 else -1
                judge_removal(options, state, tally, hits, i, r, ev.n[i], ev.what[i], role, ev.source[i], ev.dest[i])
                if r >= 0:
                    removed += max(1, ev.n[i])
                    ten = i if ten < 0 or removed > drawn else ten
        elif kind == KIND_CARD_FACE_UP:
            if r >= 0:
                ups += 1
                up = i
                if is_ten(cards[i]):
                    drawn += 1
                    ten = i
        elif kind == KIND_CARD_MISDEALT or kind == KIND_BURN:
            if r >= 0 and is_ten(cards[i]):
                drawn += 1
                ten = i
        elif kind == KIND_VOID_ROUND:
            what = ev.what[i]
            if r >= 0 and (what == WHAT_FACE_UP_CARDS or what == WHAT_WRONG_CARD_FOUND):
                found = ups + state[found_state.FACE_UP] if what == WHAT_FACE_UP_CARDS else max(drawn, removed)
                found += state[found_state.TENS] if what == WHAT_WRONG_CARD_FOUND else 0
                judge_void(options, rounds, wagers, tally, hits, i, found, what, r)
        else:
            shuffle = i if kind == KIND_SHUFFLE else shuffle
            change = i if changes_decks(kind, ev.what[i]) else change
            table_event(options, state, tally, hits, i, r, kind, ev.what[i], ev.n[i])
    if row >= 0:
        tens = max(drawn, removed)
        end_round(options, rounds, hands, wagers, state, tally, hits, tens, ten, first_ten, ups, up, row)
        mended(state, tally, ups > 1 and shuffle > up, tens > 1 and change > ten)


@kernel
def seen_before(kinds: Ints, cards: Ints, notes: Ints, rounds: Ints, i: int, r: int) -> bool:
    """Whether the card that event ``i`` shows was recorded when it was dealt to its hand."""
    h = notes[i * note.WIDTH + note.HAND]
    for j in range(rounds[r + round_.FIRST], i):
        if kinds[j] == KIND_DEAL and notes[j * note.WIDTH + note.HAND] == h and cards[j] == cards[i]:
            return True
    return False
