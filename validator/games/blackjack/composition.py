"""The cards themselves: no more of a kind than the decks hold, changed in time, the batches in turn, their values."""

from validator.core.kernel import JUDGED, MISSING, NOT_APPLICABLE, Ints, emit, kernel
from validator.games.blackjack.card_values import judge_announcement
from validator.games.blackjack.options import (
    ALWAYS,
    CHANGE_MINUTES,
    CONTINUOUS,
    DECK_CARDS,
    DECKS,
    DOUBLE_SHOE,
    FROM_HAND,
    RECORDED,
    SIDE_DECKS,
)
from validator.games.blackjack.shoe_questions import in_the_shoe, two_batches
from validator.games.blackjack.slots.shoe import (
    BATCHES_NOT_ALTERNATED,
    CARD_BEYOND_DECKS,
    CARD_BEYOND_SIDE,
    CARDS_NOT_CHANGED,
    HAND_DEALT_CARDS_NOT_CHANGED,
)
from validator.games.blackjack.tables import note, round_, shoe_state
from validator.games.cards import CARDS, RANKS, known, suit_of
from validator.log.codes import (
    CARD_RANK_ONLY,
    CARD_SUIT_ONLY,
    KIND_ANNOUNCE,
    KIND_BATCH,
    KIND_BATCH_SWAP,
    KIND_BURN,
    KIND_CARD_CHANGE,
    KIND_CARD_FACE_UP,
    KIND_CARD_REFUSED,
    KIND_CLOCK,
    KIND_DEAL,
    KIND_DECKS,
    KIND_DETERMINANT,
    KIND_DEVICE,
    KIND_EXPOSE,
    KIND_LOAD_SHOE,
    KIND_ROUND_START,
    KIND_SHUFFLE,
    KIND_TABLE_CLOSE,
    KIND_TABLE_OPEN,
    KIND_UNREADABLE,
    PLACE_HAND,
    PLACE_RACK,
    PLACE_SHOE_LEFT,
    PLACE_SHOE_RIGHT,
    WHAT_COVER_CARD,
    WHAT_IN_PLAY,
    WHAT_NEW_CARDS,
    WHAT_OPENED,
    WHAT_OPENING,
    WHAT_PRECISION,
    WHAT_PRESHUFFLED,
    WHAT_ROUTINE,
    WHAT_SHOE_DEALT,
)
from validator.log.columns import Columns

NO_DECKS = MISSING
NO_CARD = MISSING + 1
NO_BOUNDARY = MISSING + 2
NO_TIME = MISSING
NO_CHANGES = MISSING + 1
NO_BACK = MISSING


@kernel
def more_than_the_decks_hold(drawn: int, held: int) -> bool:
    """Whether more cards alike were drawn between two shuffles than the decks in use hold.

    Fails:
        >>> more_than_the_decks_hold(7, 6)
        True
    Clean:
        >>> more_than_the_decks_hold(6, 6)
        False
    """
    return drawn > held


@kernel
def too_old(minutes: int, limit: int) -> bool:
    """Whether cards were dealt more minutes after they were opened than the law allows.

    Fails:
        >>> too_old(1441, 1440)
        True
    Clean:
        >>> too_old(1440, 1440)
        False
    """
    return minutes > limit


@kernel
def same_batch_again(batch: int, before: int) -> bool:
    """Whether the batch of a newly filled shoe, a number for each, is that of the shoe before.

    Fails:
        >>> same_batch_again(1, 1)
        True
    Clean:
        >>> same_batch_again(2, 1)
        False
    """
    return batch == before


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
    return decks * RANKS if card < CARD_RANK_ONLY else decks * (options[DECK_CARDS] // RANKS)


@kernel
def draw(
    options: Ints, state: Ints, hits: Ints, base: int, decks: int, slot: int, card: int, i: int, r: int
) -> int:
    """Count a card drawn from the shoe, or from its side at ``base``; 1 where it was judged. A shoe is reported once."""
    if state[base + shoe_state.REPORTED] == 1:
        return 0
    state[base + shoe_state.TOTAL] += 1
    number = state[base + shoe_state.TOTAL]
    held = decks * options[DECK_CARDS]
    if not more_than_the_decks_hold(number, held):
        if card < 0:
            return 0
        state[base + card] += 1
        number = state[base + card] if known(card) else alike(state, base, card)
        held = held_alike(options, decks, card)
    if more_than_the_decks_hold(number, held):
        state[base + shoe_state.REPORTED] = 1
        emit(hits, slot, i, held, number, 0, -1, -1, r)
    return 1


@kernel
def forget(state: Ints, side: int) -> None:
    """Begin to count anew, for one side of a double shoe (its place) or for all."""
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
def unknown_cards(kinds: Ints, cards: Ints, hand_ids: Ints, first: int, last: int) -> int:
    """Cards of the hand of event ``last`` that were dealt without a face and not shown since, from event ``first`` on."""
    found = 0
    for i in range(first, last):
        if hand_ids[i] == hand_ids[last]:
            if kinds[i] == KIND_DEAL and cards[i] < 0:
                found += 1
            elif kinds[i] == KIND_EXPOSE and cards[i] >= 0:
                found -= 1
    return found


@kernel
def opened(state: Ints, at: int) -> None:
    """Cards were opened for use at time ``at`` (-1 not recorded)."""
    state[shoe_state.OPENED] = at
    state[shoe_state.FIRST_DEALT] = 0
    state[shoe_state.SHUT] = 0
    state[shoe_state.CHANGE_REPORTED] = 0
    state[shoe_state.CHANGE_GAP] = 0


@kernel
def judge_age(options: Ints, state: Ints, tally: Ints, hits: Ints, i: int, r: int, now: int) -> None:
    """Judge the age of the cards of a round that begins ``now``.

    A breach is one by every count: from the first round dealt with them, and by the hours in which the table was open.
    One from their opening alone is noted.
    """
    slot = HAND_DEALT_CARDS_NOT_CHANGED if options[FROM_HAND] == 1 else CARDS_NOT_CHANGED
    noted = slot + CHANGE_NOTED
    if now < 0 or state[shoe_state.OPENED] < 0:
        tally[slot + NO_TIME] += 1
        return
    if state[shoe_state.FIRST_DEALT] == 0:
        state[shoe_state.FIRST_DEALT] = now
    if options[RECORDED + KIND_CARD_CHANGE] != ALWAYS or state[shoe_state.CHANGE_GAP] == 1:
        tally[slot + NO_CHANGES] += 1
        return
    if state[shoe_state.CHANGE_REPORTED] == 1:
        return
    since = state[shoe_state.OPENED] if state[shoe_state.OPENED] > 0 else state[shoe_state.FIRST_DEALT]
    slack = state[shoe_state.PRECISION] + state[shoe_state.PRECISION]
    age = (now - since - slack) // shoe_state.MINUTE
    dealt = (now - state[shoe_state.FIRST_DEALT] - slack) // shoe_state.MINUTE
    shut = state[shoe_state.SHUT] // shoe_state.MINUTE
    least = dealt if dealt < age - shut else age - shut
    limit = options[CHANGE_MINUTES]
    tally[slot + JUDGED] += 1
    if too_old(least, limit):
        state[shoe_state.CHANGE_REPORTED] = 1
        emit(hits, slot, i, limit, least, 0, -1, -1, r)
    elif too_old(age, limit) and state[shoe_state.CHANGE_REPORTED] == 0:
        state[shoe_state.CHANGE_REPORTED] = 2
        tally[noted + JUDGED] += 1
        emit(hits, noted, i, limit, age, 0, -1, -1, r)


@kernel
def judge_batch(state: Ints, tally: Ints, hits: Ints, i: int, r: int) -> None:
    """Judge the batch of a shoe when its first card is drawn: it takes turns with the other."""
    batch = state[shoe_state.NEXT_BATCH]
    before = state[shoe_state.BATCH]
    if batch < 0:
        tally[BATCHES_NOT_ALTERNATED + NO_BACK] += 1
    elif before > 0:
        if state[shoe_state.EXCEPTION] == 1:
            tally[BATCHES_NOT_ALTERNATED + NOT_APPLICABLE] += 1
        else:
            tally[BATCHES_NOT_ALTERNATED + JUDGED] += 1
            if same_batch_again(batch, before):
                emit(hits, BATCHES_NOT_ALTERNATED, i, -1, -1, 0, -1, -1, r)
    state[shoe_state.BATCH] = batch if batch > 0 else 0
    state[shoe_state.NEXT_BATCH] = 0
    state[shoe_state.EXCEPTION] = 0


@kernel
def batch_event(state: Ints, kind: int, what: int, back: int) -> None:
    """What decides which of two batches comes next, and whether the ordinary course does."""
    if kind == KIND_LOAD_SHOE or kind == KIND_BATCH_SWAP:
        if back >= 0:
            state[shoe_state.NEXT_BATCH] = back + 1
        elif state[shoe_state.NEXT_BATCH] == 0:
            state[shoe_state.NEXT_BATCH] = -1
    elif kind == KIND_SHUFFLE:
        if what >= 0 and what not in (
            WHAT_COVER_CARD,
            WHAT_SHOE_DEALT,
            WHAT_ROUTINE,
            WHAT_OPENING,
            WHAT_NEW_CARDS,
        ):
            state[shoe_state.EXCEPTION] = 1
    elif kind == KIND_DEVICE or kind == KIND_UNREADABLE or kind == KIND_CARD_CHANGE or kind == KIND_TABLE_CLOSE:
        state[shoe_state.EXCEPTION] = 1


@kernel
def age_event(state: Ints, kind: int, what: int, at: int, n: int) -> None:
    """What bears on the age of the cards: their opening and change, hours in which the table is closed, the clock."""
    if kind == KIND_DECKS or kind == KIND_CARD_CHANGE:
        opened(state, at)
    elif kind == KIND_BATCH:
        if what == WHAT_OPENED or what == WHAT_PRESHUFFLED or what == WHAT_IN_PLAY:
            opened(state, at)
    elif kind == KIND_TABLE_CLOSE:
        state[shoe_state.CLOSED] = at
    elif kind == KIND_TABLE_OPEN:
        if state[shoe_state.CLOSED] > 0 and at > 0:
            state[shoe_state.SHUT] += at - state[shoe_state.CLOSED]
        elif state[shoe_state.CLOSED] < 0:
            state[shoe_state.CHANGE_GAP] = 1
        state[shoe_state.CLOSED] = 0
    elif kind == KIND_CLOCK and what == WHAT_PRECISION:
        state[shoe_state.PRECISION] = n
    elif kind == KIND_UNREADABLE:
        state[shoe_state.CHANGE_GAP] = 1
