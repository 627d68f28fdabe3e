"""The cards themselves: no more of a kind than the decks hold, changed in time, the batches in turn, their values."""

from validator.core.kernel import JUDGED, Ints, emit, kernel
from validator.games.cards import CARDS, RANKS, TEN, known, rank_of, suit_of
from validator.games.numbers import missing_facts
from validator.games.rounds import note, round_
from validator.games.rounds.options import ALWAYS, RECORDED
from validator.games.shoe import shoe_state
from validator.games.shoe.card_change import age_event, batch_event, in_shoe, judge_age, judge_batch
from validator.games.shoe.options import CONTINUOUS, DECK_CARDS, DECKS, DOUBLE_SHOE, FROM_HAND, SIDE_DECKS, TENS_REMOVED
from validator.games.shoe.questions import in_the_shoe, lost_of_a_round, two_batches
from validator.games.shoe.slots.shoe import CARD_BEYOND_DECKS, CARD_BEYOND_SIDE
from validator.log.cards import CARD_RANK_ONLY, CARD_SUIT_ONLY
from validator.log.codes import (
    FACE_UP,
    KIND_BATCH_SWAP,
    KIND_BURN,
    KIND_CARD_CHANGE,
    KIND_CARD_FACE_UP,
    KIND_CARD_REFUSED,
    KIND_DEAL,
    KIND_DETERMINANT,
    KIND_EXPOSE,
    KIND_LOAD_SHOE,
    KIND_ROUND_START,
    KIND_SHOE_EMPTIED,
    KIND_SHUFFLE,
    KIND_TABLE_OPEN,
    KIND_UNREADABLE,
    PLACE_HAND,
    PLACE_RACK,
    PLACE_SHOE_LEFT,
    PLACE_SHOE_RIGHT,
)
from validator.log.columns import Columns

NO_DECKS, NO_CARD, NO_BOUNDARY, *_ = missing_facts()

UNCOUNTED = 0
ONE_DEAL = 1
WHOLE_SHOE = 2


@kernel
def more_than_the_decks_hold(drawn: int, held: int) -> bool:
    """Whether more cards alike were drawn between two shuffles than the decks in use hold."""
    return drawn > held


@kernel
def is_ten(card: int) -> bool:
    """Whether a card is a 10, be its suit known or not."""
    return rank_of(card) == TEN or card == CARD_RANK_ONLY + TEN


@kernel
def alike(state: Ints, base: int, card: int) -> int:
    """Cards drawn that agree with ``card`` in what is known of it, for one of which only rank or suit is known."""
    found = state[base + card]
    for other in range(CARDS):
        if card >= CARD_RANK_ONLY:
            if other % RANKS == card - CARD_RANK_ONLY:
                found += state[base + other]
        elif suit_of(other) == card - CARD_SUIT_ONLY:
            found += state[base + other]
    return found


@kernel
def held_alike(options: Ints, decks: int, card: int) -> int:
    """Cards that so many decks hold of the kind of ``card``; all their cards where nothing is known of it."""
    if card < 0:
        return decks * options[DECK_CARDS]
    if known(card):
        return decks
    suits = CARDS // RANKS
    return decks * (options[DECK_CARDS] // suits) if card < CARD_RANK_ONLY else decks * suits


@kernel
def draw(options: Ints, state: Ints, hits: Ints, base: int, decks: int, slot: int, card: int, i: int, r: int) -> int:
    """Count a card drawn from the shoe or side at ``base``; 1 where it was judged. A shoe is reported once."""
    if state[base + shoe_state.REPORTED] == 1 or (options[TENS_REMOVED] == 1 and is_ten(card)):
        return 0
    state[base + shoe_state.TOTAL] += 1
    number = state[base + shoe_state.TOTAL]
    held = decks * options[DECK_CARDS]
    if not more_than_the_decks_hold(number, held):
        if card < 0 or card >= shoe_state.PARTS:
            return 0
        state[base + card] += 1
        number = state[base + card] if known(card) else alike(state, base, card)
        held = held_alike(options, decks, card)
    if more_than_the_decks_hold(number, held):
        state[base + shoe_state.REPORTED] = 1
        state[base + shoe_state.TOTAL] += decks * options[DECK_CARDS]
        emit(hits, slot, i, held, number, 0, -1, -1, r)
    return 1


@kernel
def forget(state: Ints, side: int) -> None:
    """Begin to count anew, for one side of a double shoe (its place) or for all."""
    state[shoe_state.COUNT_GAP] = 0
    start = shoe_state.COUNTS + (shoe_state.SIDE if side == PLACE_SHOE_RIGHT else 0)
    stop = shoe_state.COUNTS + (shoe_state.SIDE if side == PLACE_SHOE_LEFT else shoe_state.SIDE + shoe_state.SIDE)
    for place in range(start, stop):
        state[place] = 0


@kernel
def judge_one_deal(
    kinds: Ints, cards: Ints, options: Ints, state: Ints, tally: Ints, hits: Ints, first: int, last: int, r: int
) -> None:
    """Count within one initial deal alone, all of whose cards lie on the layout, whatever was shuffled when."""
    for i in range(first, last + 1):
        if (kinds[i] == KIND_DEAL or kinds[i] == KIND_DETERMINANT) and known(cards[i]):
            tally[CARD_BEYOND_DECKS + JUDGED] += draw(
                options, state, hits, shoe_state.COUNTS, options[DECKS], CARD_BEYOND_DECKS, cards[i], i, r
            )
    for i in range(first, last + 1):
        if known(cards[i]):
            state[shoe_state.COUNTS + cards[i]] = 0
    state[shoe_state.COUNTS + shoe_state.TOTAL] = 0
    state[shoe_state.COUNTS + shoe_state.REPORTED] = 0


@kernel
def was_told(ev: Columns, first: int, last: int) -> bool:
    """Whether the card that event ``last`` shows was told at its deal, from event ``first`` on, and not shown since.

    A card that was dealt face up is not shown again.
    """
    found = 0
    for i in range(first, last):
        if ev.hand[i] == ev.hand[last] and ev.card[i] == ev.card[last]:
            if ev.kind[i] == KIND_DEAL and ev.face[i] != FACE_UP:
                found += 1
            elif ev.kind[i] == KIND_EXPOSE:
                found -= 1
    return found > 0


@kernel
def shows_unknown(ev: Columns, first: int, last: int) -> bool:
    """Whether event ``last`` shows a card of its hand that was not told when it was dealt, from event ``first`` on."""
    if was_told(ev, first, last):
        return False
    found = 0
    for i in range(first, last):
        if ev.hand[i] == ev.hand[last]:
            if ev.kind[i] == KIND_DEAL and ev.card[i] < 0 and ev.face[i] != FACE_UP:
                found += 1
            elif ev.kind[i] == KIND_EXPOSE and ev.card[i] >= 0 and not was_told(ev, first, i):
                found -= 1
    return found > 0


@kernel
def way_of_counting(options: Ints) -> int:
    """How the cards drawn can be counted: not at all, within one initial deal, or from one shuffle to the next.

    The whole shoe needs the log to show each time that other cards come into play.
    """
    if options[DECKS] < 1:
        return UNCOUNTED
    turns = two_batches(options)
    swaps = turns == 1 and options[RECORDED + KIND_BATCH_SWAP] == ALWAYS
    shuffles = turns == 0 and options[RECORDED + KIND_SHUFFLE] == ALWAYS
    loads = options[RECORDED + KIND_LOAD_SHOE] == ALWAYS and options[FROM_HAND] == 0
    if options[CONTINUOUS] == 0 and options[DOUBLE_SHOE] >= 0 and (swaps or shuffles or loads):
        return WHOLE_SHOE
    return UNCOUNTED if options[DOUBLE_SHOE] == 1 else ONE_DEAL


@kernel
def draw_one(options: Ints, state: Ints, tally: Ints, hits: Ints, source: int, card: int, i: int, r: int) -> None:
    """Count a card drawn from ``source`` where the whole shoe is counted, by sides where it has two."""
    slot = CARD_BEYOND_DECKS
    base = shoe_state.COUNTS
    decks = options[DECKS]
    if options[DOUBLE_SHOE] == 1:
        slot = CARD_BEYOND_SIDE
        decks = options[SIDE_DECKS]
        if source == PLACE_SHOE_RIGHT:
            base += shoe_state.SIDE
    if decks < 1 or (options[DOUBLE_SHOE] == 1 and source != PLACE_SHOE_LEFT and source != PLACE_SHOE_RIGHT):
        tally[slot + NO_DECKS] += 1
    elif state[shoe_state.COUNT_GAP] == 1:
        tally[slot + NO_BOUNDARY] += 1
    else:
        tally[slot + JUDGED] += draw(options, state, hits, base, decks, slot, card, i, r)


@kernel
def cards_pass(
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
    """Judge the number of cards alike, their age and the turns of the batches, event by event."""
    kinds = ev.kind
    cards = ev.card
    numbers = ev.round
    sources = ev.source
    begun = state[shoe_state.COUNT_ROUND]
    way = way_of_counting(options)
    decks = options[DECKS]
    total = decks * options[DECK_CARDS]
    quick = way == WHOLE_SHOE and options[DOUBLE_SHOE] == 0
    short = options[TENS_REMOVED] == 1
    judged = 0
    hidden = 0
    for i in range(len(kinds)):
        kind = kinds[i]
        if kind == KIND_DEAL or kind == KIND_DETERMINANT:
            card = cards[i]
            if numbers[i] + 1 != begun:
                if numbers[i] < 0:
                    continue
                begun = numbers[i] + 1
                hidden = 0
                r = notes[i * note.WIDTH + note.ROUND]
                judge_age(options, state, tally, hits, i, r, ev.at[i], ev.back[i])
                if state[shoe_state.NEXT_BATCH] != 0 and two_batches(options) == 1:
                    judge_batch(state, tally, hits, i, r)
                if way == UNCOUNTED:
                    tally[CARD_BEYOND_DECKS + NO_DECKS] += 1
                elif way == ONE_DEAL:
                    last = rounds[r + round_.DEAL_DONE]
                    if last - i >= decks:
                        judge_one_deal(kinds, cards, options, state, tally, hits, i, last, r)
                    else:
                        tally[CARD_BEYOND_DECKS + (JUDGED if last >= 0 else NO_BOUNDARY)] += 1
            if way != WHOLE_SHOE or sources[i] >= PLACE_HAND:
                continue
            if card < 0:
                hidden += 1
            if quick and 0 <= card < CARDS and state[shoe_state.COUNT_GAP] == 0 and not (short and is_ten(card)):
                drawn = state[shoe_state.COUNTS + card]
                number = state[shoe_state.COUNTS + shoe_state.TOTAL]
                if drawn < decks and number < total:
                    state[shoe_state.COUNTS + card] = drawn + 1
                    state[shoe_state.COUNTS + shoe_state.TOTAL] = number + 1
                    judged += 1
                    continue
            draw_one(options, state, tally, hits, sources[i], card, i, notes[i * note.WIDTH + note.ROUND])
        elif kind == KIND_EXPOSE:
            r = notes[i * note.WIDTH + note.ROUND]
            shown = quick and hidden > 0 and cards[i] >= 0 and ev.hand[i] >= 0
            if shown and shows_unknown(ev, rounds[r + round_.FIRST], i):
                hidden -= 1
                state[shoe_state.COUNTS + shoe_state.TOTAL] -= 1
                draw_one(options, state, tally, hits, sources[i], cards[i], i, r)
        elif kind < KIND_ROUND_START or kind == KIND_CARD_FACE_UP or kind == KIND_CARD_REFUSED:
            what = ev.what[i]
            if not lost_of_a_round(kind, ev.n[i], ev.round[i]):
                age_event(state, kind, what, ev.at[i], ev.n[i], ev.back[i])
                in_shoe(state, kind, ev.back[i], ev.dest[i])
                batch_event(state, kind, what, ev.back[i])
            if way != WHOLE_SHOE:
                continue
            r = notes[i * note.WIDTH + note.ROUND]
            if kind == KIND_BURN or (kind == KIND_CARD_FACE_UP and ev.dest[i] >= PLACE_RACK):
                draw_one(options, state, tally, hits, sources[i], cards[i], i, r)
                if ev.n[i] > 1:
                    state[shoe_state.COUNTS + shoe_state.TOTAL] += ev.n[i] - 1
            elif kind == KIND_CARD_REFUSED:
                if 0 <= cards[i] < CARDS and state[shoe_state.COUNTS + cards[i]] > 0:
                    state[shoe_state.COUNTS + cards[i]] -= 1
            elif kind == KIND_UNREADABLE:
                state[shoe_state.COUNT_GAP] = 1
            elif kind == KIND_SHUFFLE:
                if two_batches(options) == 0 or options[FROM_HAND] != 0:
                    forget(state, ev.source[i] if ev.source[i] >= 0 else ev.dest[i])
            elif kind == KIND_LOAD_SHOE or kind == KIND_BATCH_SWAP:
                if ev.dest[i] < 0 or in_the_shoe(ev.dest[i]):
                    forget(state, ev.dest[i])
            elif kind == KIND_CARD_CHANGE or kind == KIND_TABLE_OPEN or kind == KIND_SHOE_EMPTIED:
                forget(state, sources[i])
    tally[CARD_BEYOND_DECKS + JUDGED] += judged
    state[shoe_state.COUNT_ROUND] = begun
