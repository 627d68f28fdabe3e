"""The cards themselves: no more of a kind than the decks hold, changed in time, the batches in turn, their values."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel
from validator.core.engine.rows import NONE
from validator.core.engine.state_rows import clear
from validator.games.cards import CARDS, RANKS, TEN, known, rank_of, suit_of
from validator.games.numbers import Rules, missing_facts
from validator.games.rounds.round_identity import kept_round
from validator.games.rounds.table_rows import Round
from validator.games.shoe.card_change import age_event, batch_event, in_shoe, judge_age, judge_batch, judge_changed
from validator.games.shoe.judging import amid_a_round, in_the_shoe, lost_of_a_round, two_batches
from validator.games.shoe.order import forget_order, judge_order, note_order
from validator.games.shoe.order_state import CARDS_KEPT
from validator.games.shoe.shoe_state import PARTS, Count
from validator.games.shoe.shoe_table import Table
from validator.games.shoe.whole_shoe import forget_seen, judge_returned, judge_whole, not_whole
from validator.games.table import recorded, role_of
from validator.log.cards import CARD_RANK_ONLY, CARD_SUIT_ONLY, CARD_TEN_VALUE
from validator.log.codes import (
    FACE_UP,
    KIND_BATCH,
    KIND_BATCH_SWAP,
    KIND_BURN,
    KIND_CARD_CHANGE,
    KIND_CARD_DAMAGED,
    KIND_CARD_FACE_UP,
    KIND_CARD_MISDEALT,
    KIND_CARD_REFUSED,
    KIND_CARD_REMOVED,
    KIND_DEAL,
    KIND_DEALER_ARRIVES,
    KIND_DECKS,
    KIND_DETERMINANT,
    KIND_EXPOSE,
    KIND_LOAD_SHOE,
    KIND_MOVE_CARD,
    KIND_ROUND_START,
    KIND_SHOE_EMPTIED,
    KIND_SHUFFLE,
    KIND_TABLE_OPEN,
    KIND_UNREADABLE,
    PLACE_HAND,
    PLACE_RACK,
    PLACE_SHOE_LEFT,
    PLACE_SHOE_RIGHT,
    WHAT_COUNTED,
    WHAT_IN_PLAY,
    WHAT_STORED,
)

NO_DECKS, NO_CARD, NO_BOUNDARY, *_ = missing_facts()

rule = Rules("shoe.composition")
CARD_BEYOND_DECKS = rule("card-beyond-decks")
CARD_BEYOND_SIDE = rule(
    "card-beyond-side",
    "More cards alike from one side of a double shoe than its decks hold",
    "with {card}, {observed} alike were drawn from one side between two shuffles; its decks hold {expected}",
    needs={
        "the decks of each side, and the side of each card": NO_DECKS,
        "the rank and suit of the card": NO_CARD,
        "each time that the cards were shuffled": NO_BOUNDARY,
    },
    expected="at most {expected}",
    observed="{observed}",
)

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
def may_be_ten(card: int) -> bool:
    """Whether a card is a 10, or may be one as only its value is known."""
    return is_ten(card) or card == CARD_TEN_VALUE


@kernel
def may_be_removed_ten(t: Table, card: int) -> bool:
    """Whether a card is a 10, or may be one, that is taken out of use where it is dealt."""
    return t.options.tens_removed == 1 and may_be_ten(card)


@kernel
def drawn_alike(t: Table, count: Count, card: int) -> int:
    """Cards drawn that agree with ``card`` in what is known of it, for one of which only rank or suit is known."""
    found = count.drawn[card]
    for other in range(CARDS):
        if card >= CARD_RANK_ONLY:
            if other % RANKS == card - CARD_RANK_ONLY:
                found += count.drawn[other]
        elif suit_of(other) == card - CARD_SUIT_ONLY:
            found += count.drawn[other]
    return found


@kernel
def held_alike(t: Table, decks: int, card: int) -> int:
    """Cards that so many decks hold of the kind of ``card``; all their cards where nothing is known of it."""
    if card < 0:
        return decks * t.options.deck_cards
    if known(card):
        return decks
    suits = CARDS // RANKS
    return decks * (t.options.deck_cards // suits) if card < CARD_RANK_ONLY else decks * suits


@kernel
def count_drawn_card(t: Table, count: Count, decks: int, rule: int, card: int, i: int, r: Round) -> int:
    """Count a card drawn from the shoe or a side of it; 1 where it was judged. A shoe is reported once."""
    if may_be_removed_ten(t, card):
        return 0
    if count.reported == 1:
        if known(card):
            count.drawn[card] += 1
        return 0
    count.total += 1
    number = count.total
    held = decks * t.options.deck_cards
    if not more_than_the_decks_hold(number, held):
        if card < 0 or card >= PARTS:
            return 0
        count.drawn[card] += 1
        number = count.drawn[card] if known(card) else drawn_alike(t, count, card)
        held = held_alike(t, decks, card)
    if more_than_the_decks_hold(number, held):
        count.reported = 1
        count.total += decks * t.options.deck_cards
        emit(t.hits, rule, i, held, number, 0, -1, -1, r.at)
    return 1


@kernel
def forget_drawn(t: Table, side: int) -> None:
    """Begin to count anew, for one side of a double shoe (its place) or for all."""
    t.cards.count_gap = 0
    if side != PLACE_SHOE_RIGHT:
        clear(t.cards.counts[0])
        forget_order(t)
    if side != PLACE_SHOE_LEFT:
        clear(t.cards.counts[1])


@kernel
def filled(t: Table, i: int, row: Round) -> None:
    """Event ``i`` fills the shoe, or a side of it: whole, unless in the round at ``row`` cards are dealt after it.

    One that is filled again while cards lie in it holds no more than may be known.
    """
    side = t.dest[i]
    count = t.cards.counts[1 if side == PLACE_SHOE_RIGHT else 0]
    added = count.whole == 1 and count.total > 0
    forget_drawn(t, side)
    told = t.options.double_shoe != 1 or side == PLACE_SHOE_LEFT or side == PLACE_SHOE_RIGHT
    t.cards.burns_due = 0 if t.options.double_shoe == 1 else t.options.shoe_burns
    count.whole = 1 if told and not amid_a_round(t, i, row) and not added and t.options.from_hand == 0 else 0


@kernel
def shoe_emptied(t: Table, i: int, r: Round) -> None:
    """Event ``i`` takes the rest out of the shoe, or out of a side of it."""
    source = t.source[i]
    double = t.options.double_shoe == 1
    if source == PLACE_SHOE_LEFT or source == PLACE_SHOE_RIGHT or (not double and (source < 0 or in_the_shoe(source))):
        count = t.cards.counts[1 if source == PLACE_SHOE_RIGHT else 0]
        judge_whole(t, count, t.options.side_decks if double else t.options.decks, i, r)
    forget_drawn(t, source)


@kernel
def judge_one_deal(t: Table, first: int, last: int, r: Round) -> None:
    """Count within one initial deal alone, all of whose cards lie on the layout, whatever was shuffled when."""
    for i in range(first, last + 1):
        if (t.kind[i] == KIND_DEAL or t.kind[i] == KIND_DETERMINANT) and known(t.card[i]):
            t.tally[CARD_BEYOND_DECKS + JUDGED] += count_drawn_card(
                t, t.cards.counts[0], t.options.decks, CARD_BEYOND_DECKS, t.card[i], i, r
            )
    for i in range(first, last + 1):
        if known(t.card[i]):
            t.cards.counts[0].drawn[t.card[i]] = 0
    t.cards.counts[0].total = 0
    t.cards.counts[0].reported = 0


@kernel
def was_told(t: Table, first: int, last: int) -> bool:
    """Whether the card that event ``last`` shows was told at its deal, from event ``first`` on, and not shown since.

    A card that was dealt face up is not shown again.
    """
    found = 0
    for i in range(first, last):
        if t.hand[i] == t.hand[last] and t.card[i] == t.card[last]:
            if t.kind[i] == KIND_DEAL and t.face[i] != FACE_UP:
                found += 1
            elif t.kind[i] == KIND_EXPOSE:
                found -= 1
    return found > 0


@kernel
def shows_unknown(t: Table, first: int, last: int) -> bool:
    """Whether event ``last`` shows a card of its hand that was not told when it was dealt, from event ``first`` on."""
    if was_told(t, first, last):
        return False
    found = 0
    for i in range(first, last):
        if t.hand[i] == t.hand[last]:
            if t.kind[i] == KIND_DEAL and t.card[i] < 0 and t.face[i] != FACE_UP:
                found += 1
            elif t.kind[i] == KIND_EXPOSE and t.card[i] >= 0 and not was_told(t, first, i):
                found -= 1
    return found > 0


@kernel
def way_of_counting(t: Table) -> int:
    """How the cards drawn can be counted: not at all, within one initial deal, or from one shuffle to the next.

    The whole shoe needs the log to show each time that other cards come into play.
    """
    if t.options.decks < 1:
        return UNCOUNTED
    turns = two_batches(t)
    swaps = turns == 1 and recorded(t, KIND_BATCH_SWAP)
    shuffles = turns == 0 and recorded(t, KIND_SHUFFLE)
    loads = recorded(t, KIND_LOAD_SHOE) and t.options.from_hand == 0
    if t.options.continuous == 0 and t.options.double_shoe >= 0 and (swaps or shuffles or loads):
        return WHOLE_SHOE
    return UNCOUNTED if t.options.double_shoe == 1 else ONE_DEAL


@kernel
def draw_one(t: Table, source: int, card: int, i: int, r: Round) -> None:
    """Count a card drawn from ``source`` where the whole shoe is counted, by sides where it has two."""
    rule = CARD_BEYOND_DECKS
    count = t.cards.counts[0]
    decks = t.options.decks
    if t.options.double_shoe == 1:
        rule = CARD_BEYOND_SIDE
        decks = t.options.side_decks
        if source == PLACE_SHOE_RIGHT:
            count = t.cards.counts[1]
    if decks < 1 or (t.options.double_shoe == 1 and source != PLACE_SHOE_LEFT and source != PLACE_SHOE_RIGHT):
        t.tally[rule + NO_DECKS] += 1
    elif t.cards.count_gap == 1:
        t.tally[rule + NO_BOUNDARY] += 1
    else:
        t.tally[rule + JUDGED] += count_drawn_card(t, count, decks, rule, card, i, r)


@kernel
def leaves_unknown(kind: int, what: int, n: int, dest: int) -> bool:
    """Whether an event, of a kind and with a word, may take cards from the shoe that are not drawn as any other.

    Of cards that are counted off by the value of another it has to be said how many they were, of one found face up
    where it went (``dest``).
    """
    if kind == KIND_BURN:
        return what == WHAT_COUNTED and n < 0
    if kind == KIND_CARD_FACE_UP:
        return dest < 0
    removed = kind == KIND_CARD_REMOVED or kind == KIND_CARD_DAMAGED
    return removed or kind == KIND_CARD_MISDEALT or kind == KIND_MOVE_CARD


@kernel
def is_of_a_hand(t: Table, i: int) -> bool:
    """Whether event ``i`` moves a hand that was dealt, and not into the shoe."""
    return t.kind[i] == KIND_MOVE_CARD and t.hand[i] >= 0 and not in_the_shoe(t.dest[i])


@kernel
def may_change_cards(kind: int, what: int) -> bool:
    """Whether after an event, of a kind and with a word, other cards may be on the table than before."""
    removed = kind == KIND_CARD_REMOVED or (kind == KIND_BATCH and what != WHAT_STORED and what != WHAT_IN_PLAY)
    came = kind == KIND_DECKS or kind == KIND_CARD_CHANGE or kind == KIND_TABLE_OPEN
    return removed or came or kind == KIND_UNREADABLE


@kernel
def drawn_in_order(t: Table, card: int, i: int, r: Round) -> None:
    """Keep the place of a card in the order of the shoe, where the shoe is counted card by card from its filling on."""
    last = note_order(t, t.cards.counts[0].total, card)
    if last and t.cards.counts[0].whole == 1:
        judge_order(t, i, r, t.options.decks)


@kernel
def deal_refused(t: Table, first: int, last: int) -> int:
    """The deal out of the shoe, from event ``first`` on, of the card that event ``last`` says is refused; -1 none.

    A card that was only drawn in error was not dealt, and one that came from the layout was counted before.
    """
    found = -1
    for i in range(first, last):
        if t.card[i] == t.card[last]:
            of_hand = t.hand[last] < 0 or t.hand[i] == t.hand[last]
            if t.kind[i] == KIND_CARD_MISDEALT or (t.kind[i] == KIND_CARD_REFUSED and of_hand):
                found = -1
            elif t.kind[i] == KIND_DEAL and of_hand:
                found = i if t.source[i] < PLACE_HAND else -1
    return found


@kernel
def uncount(t: Table, count: Count, card: int) -> None:
    """A card that was counted lies in the shoe, or is dealt, as if it had not been drawn."""
    if count.drawn[card] > 0:
        count.drawn[card] -= 1
        if count.reported == 0:
            count.total -= 1


@kernel
def return_refused_card(t: Table, i: int, r: Round) -> None:
    """A card is refused: where it was dealt before, it may be dealt again, and is counted then.

    In a round of which earlier rows were judged before these it may have been dealt there, from either side.
    """
    not_whole(t)
    card = t.card[i]
    if not r or not known(card):
        return
    dealt = deal_refused(t, r.first, i)
    unseen = dealt < 0 and t.cards.count_round == t.round[i] + 1
    if dealt < 0 and not unseen:
        return
    double = t.options.double_shoe == 1
    if double and (unseen or t.source[dealt] == PLACE_SHOE_RIGHT):
        uncount(t, t.cards.counts[1], card)
    if unseen or not double or t.source[dealt] != PLACE_SHOE_RIGHT:
        uncount(t, t.cards.counts[0], card)


@kernel
def counts_one_shoe(t: Table, way: int) -> bool:
    """Whether the cards of a single shoe are counted from one shuffle to the next."""
    return way == WHOLE_SHOE and t.options.double_shoe == 0


@kernel
def judge_age_and_batch(t: Table, i: int, r: Round, way: int) -> None:
    """Judge, at the first card of a round, how old the cards are and whether it is their batch's turn."""
    judge_age(t, i, r, t.at[i], t.back[i])
    if t.cards.next_batch != 0 and two_batches(t) == 1:
        judge_batch(t, i, r)
    if way == UNCOUNTED:
        t.tally[CARD_BEYOND_DECKS + NO_DECKS] += 1
    elif way == ONE_DEAL:
        if r.deal_done - i >= t.options.decks:
            judge_one_deal(t, i, r.deal_done, r)
        elif t.options.continuous == 1:
            t.tally[CARD_BEYOND_DECKS + NOT_APPLICABLE] += 1
        else:
            t.tally[CARD_BEYOND_DECKS + NO_BOUNDARY] += 1


@kernel
def draw_known(t: Table, card: int, i: int) -> bool:
    """Count a card from a single shoe that is no more than its decks hold; whether it is one that is known to be so."""
    if not 0 <= card < CARDS or t.cards.count_gap != 0 or may_be_removed_ten(t, card):
        return False
    count = t.cards.counts[0]
    decks = t.options.decks
    drawn = count.drawn[card]
    number = count.total
    if drawn >= decks or number >= decks * t.options.deck_cards:
        return False
    if number < CARDS_KEPT and note_order(t, number, card) and count.whole == 1:
        judge_order(t, i, t.notes[i].round, decks)
    count.drawn[card] = drawn + 1
    count.total = number + 1
    t.tally[CARD_BEYOND_DECKS + JUDGED] += 1
    return True


@kernel
def draw_any(t: Table, i: int, r: Round, way: int) -> None:
    """Count the card of event ``i``, drawn from the shoe or from one side of it, and keep its place."""
    card = t.card[i]
    if counts_one_shoe(t, way):
        drawn_in_order(t, card, i, r)
    if may_be_removed_ten(t, card):
        not_whole(t)
    draw_one(t, t.source[i], card, i, r)


@kernel
def show_hidden(t: Table, i: int, r: Round) -> bool:
    """Count the card that event ``i`` shows, where it was dealt without being told; whether it was."""
    if not r or t.card[i] < 0 or t.hand[i] < 0 or r.first_card < 0 or not shows_unknown(t, r.first_card, i):
        return False
    if t.cards.count_gap == 0 and t.cards.counts[0].reported == 0:
        t.cards.counts[0].total -= 1
    draw_one(t, t.source[i], t.card[i], i, r)
    return True


@kernel
def batches_event(t: Table, i: int, r: Round) -> None:
    """Follow what event ``i`` does to the age and the turns of the batches, and judge cards put back into a shoe."""
    kind = t.kind[i]
    what = t.what[i]
    if not lost_of_a_round(kind, t.n[i], t.round[i]):
        if kind == KIND_CARD_CHANGE:
            judge_changed(t, i, r, t.at[i])
        age_event(t, kind, what, t.at[i], t.n[i], t.back[i])
        in_shoe(t, kind, t.back[i], t.dest[i])
        batch_event(t, kind, what, role_of(t.by[i]), t.back[i], amid_a_round(t, i, r))
    if kind == KIND_MOVE_CARD and in_the_shoe(t.dest[i]) and t.options.continuous == 0:
        judge_returned(t, i, r)


@kernel
def counted_event(t: Table, i: int, r: Round, row: Round, way: int) -> None:
    """Follow what event ``i`` does to the count of the shoe; ``row`` is the round that is being dealt."""
    kind = t.kind[i]
    if leaves_unknown(kind, t.what[i], t.n[i], t.dest[i]) and not is_of_a_hand(t, i):
        not_whole(t)
    if may_change_cards(kind, t.what[i]):
        forget_seen(t)
    if kind == KIND_DEALER_ARRIVES or kind == KIND_BURN:
        # Where nothing is said of new dealers, one may all the same remove a card that is not told.
        due = max(t.options.dealer_burns, 1)
        t.cards.burns_due += due if kind == KIND_DEALER_ARRIVES else -max(t.n[i], 1)
    if kind == KIND_BURN or (kind == KIND_CARD_FACE_UP and t.dest[i] >= PLACE_RACK):
        draw_any(t, i, r, way)
        if t.n[i] > 1:
            t.cards.counts[0].total += t.n[i] - 1
    elif kind == KIND_CARD_REFUSED:
        return_refused_card(t, i, r)
    elif kind == KIND_UNREADABLE:
        t.cards.count_gap = 1
        not_whole(t)
    elif kind == KIND_SHUFFLE:
        if two_batches(t) == 0 or t.options.from_hand != 0:
            forget_drawn(t, t.source[i] if t.source[i] >= 0 else t.dest[i])
        if counts_one_shoe(t, way) and two_batches(t) == 0 and not recorded(t, KIND_LOAD_SHOE):
            filled(t, i, row)
    elif kind == KIND_LOAD_SHOE or kind == KIND_BATCH_SWAP:
        if t.dest[i] < 0 or in_the_shoe(t.dest[i]):
            filled(t, i, row)
    elif kind == KIND_SHOE_EMPTIED:
        shoe_emptied(t, i, r)
    elif kind == KIND_CARD_CHANGE or kind == KIND_TABLE_OPEN:
        forget_drawn(t, t.source[i])


@kernel
def cards_pass(t: Table) -> None:
    """Judge the number of cards alike, their age and the turns of the batches, event by event."""
    kinds = t.kind
    cards = t.card
    numbers = t.round
    sources = t.source
    t.cards.count_round = kept_round(t, t.cards.count_round)
    way = way_of_counting(t)
    quick = counts_one_shoe(t, way)
    started = t.cards.count_round
    hidden = 0
    row = t.rounds[NONE]
    for i in range(len(kinds)):
        kind = kinds[i]
        if kind == KIND_DEAL or kind == KIND_DETERMINANT:
            if numbers[i] < 0:
                not_whole(t)
                continue
            if numbers[i] + 1 != started:
                started = numbers[i] + 1
                hidden = 0
                row = t.notes[i].round
                judge_age_and_batch(t, i, row, way)
            if way != WHOLE_SHOE or sources[i] >= PLACE_HAND:
                continue
            if cards[i] < 0:
                hidden += 1
            if not quick or not draw_known(t, cards[i], i):
                draw_any(t, i, t.notes[i].round, way)
        elif kind == KIND_EXPOSE:
            if quick and hidden > 0 and show_hidden(t, i, t.notes[i].round):
                hidden -= 1
        elif kind < KIND_ROUND_START or KIND_CARD_MISDEALT <= kind <= KIND_MOVE_CARD:
            batches_event(t, i, t.notes[i].round)
            if way == WHOLE_SHOE:
                counted_event(t, i, t.notes[i].round, row, way)
    t.cards.count_round = started
