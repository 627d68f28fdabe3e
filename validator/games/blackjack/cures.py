"""What is done with a card drawn in error: used as the next card, refused, or placed in the discard rack."""

from validator.core.kernel import JUDGED, NOT_APPLICABLE, Ints, emit, kernel
from validator.games.blackjack.options import DEALER_STANDS
from validator.games.blackjack.slots.dealer import MISDRAWN_CARD_RACKED
from validator.games.blackjack.slots.irregularities import (
    ANOTHER_CARD_BEFORE_EXPOSED,
    ANOTHER_CARD_BEFORE_UNEXPOSED,
    CARD_AFTER_REFUSING_ONE,
    EXPOSED_CARD_DISCARDED,
    EXPOSED_CARD_PASSED_ON,
    FACE_UP_CARD_DEALT,
    FACE_UP_CARD_NOT_PUT_AWAY,
    OVERDRAWN_CARD_NOT_RACKED,
    REFUSED_CARD_NOT_RACKED,
    UNEXPOSED_CARD_DISCARDED,
)
from validator.games.blackjack.tables import hand, note, round_, stage
from validator.games.cards import known
from validator.games.numbers import missing_facts
from validator.games.rounds.options import ALWAYS, RECORDED
from validator.games.shoe.questions import not_in_the_rack
from validator.log.codes import (
    FACE_DOWN,
    FACE_UP,
    KIND_CARD_REFUSED,
    KIND_CHOICE,
    KIND_DEAL,
    KIND_DETERMINANT,
    KIND_MOVE_CARD,
    KIND_SHUFFLE,
    PLACE_CONTINUOUS_SHUFFLER,
    PLACE_DECK_IN_HAND,
    PLACE_HAND,
    PLACE_LAYOUT,
    PLACE_RACK,
    PLACE_REMOVED,
    PLACE_SEGREGATED,
    PLACE_SEGREGATED_LEFT,
    PLACE_SEGREGATED_RIGHT,
    PLACE_SHOE_RIGHT,
    WHAT_EXPOSED,
    WHAT_REFUSE_CARD,
)

NO_PLACE, *_ = missing_facts()
NO_CARD, NO_REFUSALS, *_ = missing_facts()

NEXT_CARD = 1
ANOTHER_CARD = 0
NOT_KNOWN = -1


@kernel
def used_in_the_round(place: int) -> bool:
    """Whether a card found face up in the shoe, by the code of the place it was put, went to a hand."""
    return place == PLACE_HAND


@kernel
def not_put_away(place: int) -> bool:
    """Whether a card, by the code of the place it was put, went neither into the discard rack nor a segregated area."""
    return (
        place != PLACE_RACK
        and place != PLACE_SEGREGATED
        and place != PLACE_SEGREGATED_LEFT
        and place != PLACE_SEGREGATED_RIGHT
    )


@kernel
def discarded_instead(place: int) -> bool:
    """Whether a card that had to be used as the next card was placed in the discard rack, by its place code."""
    return place == PLACE_RACK


@kernel
def another_card_first(same: int) -> bool:
    """Whether the next card dealt was another (0) than the card drawn in error."""
    return same == ANOTHER_CARD


@kernel
def card_after_refusal(card: int, refusal: int) -> bool:
    """Whether a card was dealt (event, -1: none) to a player after he refused one (event)."""
    return card > refusal


@kernel
def later_place(kinds: Ints, refs: Ints, dests: Ints, seq: int, start: int, stop: int) -> int:
    """Where a card ends in its round that event ``start``, numbered ``seq``, drew; -1 not recorded."""
    place = dests[start]
    for j in range(start + 1, stop):
        if refs[j] == seq:
            if kinds[j] == KIND_DEAL:
                place = PLACE_HAND
            elif kinds[j] == KIND_MOVE_CARD and dests[j] >= 0:
                place = dests[j]
    return place


@kernel
def next_deal(kinds: Ints, start: int, stop: int) -> int:
    """The next card dealt after event ``start``, -1 where there is none, or the cards are shuffled before."""
    for j in range(start + 1, stop):
        if kinds[j] == KIND_SHUFFLE:
            return -1
        if kinds[j] == KIND_DEAL or kinds[j] == KIND_DETERMINANT:
            return j
    return -1


@kernel
def is_that_card(cards: Ints, refs: Ints, sources: Ints, seq: int, drawn: int, dealt: int) -> int:
    """Whether the card of event ``dealt`` is the one that event ``drawn``, numbered ``seq``, drew."""
    if refs[dealt] == seq:
        return NEXT_CARD
    if sources[dealt] > PLACE_SHOE_RIGHT:
        elsewhere = sources[dealt] != PLACE_DECK_IN_HAND and sources[dealt] != PLACE_CONTINUOUS_SHUFFLER
        if elsewhere:
            return NEXT_CARD
    if not known(cards[drawn]) or not known(cards[dealt]):
        return NOT_KNOWN
    return NEXT_CARD if cards[drawn] == cards[dealt] else ANOTHER_CARD


@kernel
def refused_between(kinds: Ints, whats: Ints, start: int, stop: int) -> bool:
    """Whether somebody refused a card after event ``start`` and before event ``stop``."""
    for j in range(start + 1, stop):
        if kinds[j] == KIND_CARD_REFUSED or (kinds[j] == KIND_CHOICE and whats[j] == WHAT_REFUSE_CARD):
            return True
    return False


@kernel
def dealt_to_dealer(kinds: Ints, notes: Ints, start: int, stop: int, dealer: int) -> int:
    """The first card dealt to the dealer after event ``start``, -1 none."""
    for j in range(start + 1, stop):
        if kinds[j] == KIND_DEAL and notes[j * note.WIDTH + note.HAND] == dealer:
            return j
    return -1


@kernel
def judge_face_up(
    kinds: Ints, refs: Ints, dests: Ints, tally: Ints, hits: Ints, source: int, seq: int, i: int, stop: int, r: int
) -> None:
    """Judge what became of a card found face up in the shoe (633a.14(a)); one dealt from the hand was not in a shoe."""
    place = later_place(kinds, refs, dests, seq, i, stop)
    if source == PLACE_DECK_IN_HAND:
        tally[FACE_UP_CARD_DEALT + NOT_APPLICABLE] += 1
        tally[FACE_UP_CARD_NOT_PUT_AWAY + NOT_APPLICABLE] += 1
        return
    if place < 0:
        tally[FACE_UP_CARD_DEALT + NO_PLACE] += 1
        tally[FACE_UP_CARD_NOT_PUT_AWAY + NO_PLACE] += 1
        return
    tally[FACE_UP_CARD_DEALT + JUDGED] += 1
    if used_in_the_round(place):
        emit(hits, FACE_UP_CARD_DEALT, i, 0, 1, 0, -1, -1, r)
    elif place == PLACE_REMOVED:
        tally[FACE_UP_CARD_NOT_PUT_AWAY + NOT_APPLICABLE] += 1
    else:
        tally[FACE_UP_CARD_NOT_PUT_AWAY + JUDGED] += 1
        if not_put_away(place):
            emit(hits, FACE_UP_CARD_NOT_PUT_AWAY, i, PLACE_RACK, place, 0, -1, -1, r)


@kernel
def judge_overdrawn(options: Ints, tally: Ints, hits: Ints, total: int, place: int, i: int, r: int) -> None:
    """Judge a card that the dealer drew for himself by accident on a total on which he stands (633a.14(d))."""
    if place < 0 or place == PLACE_LAYOUT:
        tally[OVERDRAWN_CARD_NOT_RACKED + NO_PLACE] += 1
    elif total == options[DEALER_STANDS]:
        tally[OVERDRAWN_CARD_NOT_RACKED + JUDGED] += 1
        if not_in_the_rack(place):
            emit(hits, OVERDRAWN_CARD_NOT_RACKED, i, PLACE_RACK, place, 0, -1, -1, r)
    elif not not_in_the_rack(place):
        tally[MISDRAWN_CARD_RACKED + JUDGED] += 1
        emit(hits, MISDRAWN_CARD_RACKED, i, options[DEALER_STANDS], total, 0, -1, -1, r)


@kernel
def judge_unexposed(tally: Ints, hits: Ints, same: int, place: int, i: int, following: int, r: int) -> None:
    """Judge a card drawn in error without being exposed: the next card dealt has to be this one (633a.14(b))."""
    if following < 0:
        tally[ANOTHER_CARD_BEFORE_UNEXPOSED + NOT_APPLICABLE] += 1
    elif same != NEXT_CARD and place == PLACE_RACK:
        tally[UNEXPOSED_CARD_DISCARDED + JUDGED] += 1
        if discarded_instead(place):
            emit(hits, UNEXPOSED_CARD_DISCARDED, i, PLACE_HAND, place, 0, -1, -1, r)
    elif same == NOT_KNOWN:
        tally[ANOTHER_CARD_BEFORE_UNEXPOSED + NO_CARD] += 1
    else:
        tally[UNEXPOSED_CARD_DISCARDED + JUDGED] += 1
        tally[ANOTHER_CARD_BEFORE_UNEXPOSED + JUDGED] += 1
        if another_card_first(same):
            emit(hits, ANOTHER_CARD_BEFORE_UNEXPOSED, following, 0, 1, 0, -1, i, r)


@kernel
def judge_exposed(
    options: Ints,
    tally: Ints,
    hits: Ints,
    same: int,
    place: int,
    refused: bool,
    to_dealer: bool,
    drawn: int,
    i: int,
    following: int,
    r: int,
) -> None:
    """Judge a card drawn in error and exposed (633a.14(c)): the next card, unless the players refuse it.

    ``to_dealer`` says that the next card goes to the dealer; ``drawn`` whether one that the dealer draws later is this
    card. Refused by players, it is the dealer's if he draws one; to whom it goes before is open.
    """
    if following < 0:
        tally[ANOTHER_CARD_BEFORE_EXPOSED + NOT_APPLICABLE] += 1
    elif same == NEXT_CARD:
        tally[EXPOSED_CARD_DISCARDED + JUDGED] += 1
        tally[ANOTHER_CARD_BEFORE_EXPOSED + JUDGED] += 1
        if refused and not to_dealer:
            tally[EXPOSED_CARD_PASSED_ON + JUDGED] += 1
    elif refused:
        tally[EXPOSED_CARD_DISCARDED + JUDGED] += 1
        if place == PLACE_RACK:
            if drawn == ANOTHER_CARD and discarded_instead(place):
                emit(hits, EXPOSED_CARD_DISCARDED, i, PLACE_HAND, place, 0, -1, -1, r)
        elif same == ANOTHER_CARD and not to_dealer:
            tally[EXPOSED_CARD_PASSED_ON + JUDGED] += 1
            emit(hits, EXPOSED_CARD_PASSED_ON, following, 0, 1, 0, -1, i, r)
    elif options[RECORDED + KIND_CARD_REFUSED] != ALWAYS:
        tally[ANOTHER_CARD_BEFORE_EXPOSED + NO_REFUSALS] += 1
    elif place == PLACE_RACK:
        tally[EXPOSED_CARD_DISCARDED + JUDGED] += 1
        if discarded_instead(place):
            emit(hits, EXPOSED_CARD_DISCARDED, i, PLACE_HAND, place, 0, -1, -1, r)
    elif same == NOT_KNOWN:
        tally[ANOTHER_CARD_BEFORE_EXPOSED + NO_CARD] += 1
    else:
        tally[ANOTHER_CARD_BEFORE_EXPOSED + JUDGED] += 1
        if another_card_first(same):
            emit(hits, ANOTHER_CARD_BEFORE_EXPOSED, following, 0, 1, 0, -1, i, r)


@kernel
def judge_drawn_in_error(
    kinds: Ints,
    whats: Ints,
    cards: Ints,
    refs: Ints,
    sources: Ints,
    dests: Ints,
    options: Ints,
    notes: Ints,
    rounds: Ints,
    hands: Ints,
    tally: Ints,
    hits: Ints,
    face: int,
    seq: int,
    i: int,
    r: int,
) -> None:
    """Judge what became of a card drawn in error, by its face and by whether the initial two cards were dealt."""
    stop = rounds[r + round_.LAST] + 1
    at = i * note.WIDTH
    h = notes[at + note.HAND]
    dealer = rounds[r + round_.HAND]
    place = later_place(kinds, refs, dests, seq, i, stop)
    if h == dealer and whats[i] == WHAT_EXPOSED:
        return
    drawn_on = notes[at + note.TOTAL] if h == dealer and hands[dealer + hand.UNKNOWN] == 0 else 0
    if drawn_on >= options[DEALER_STANDS] and notes[at + note.CARDS] >= 2:
        judge_overdrawn(options, tally, hits, drawn_on, place, i, r)
        return
    following = next_deal(kinds, i, stop)
    same = is_that_card(cards, refs, sources, seq, i, following) if following >= 0 else NOT_KNOWN
    if face == FACE_DOWN and whats[i] != WHAT_EXPOSED:
        judge_unexposed(tally, hits, same, place, i, following, r)
    elif face != FACE_UP and whats[i] != WHAT_EXPOSED:
        tally[ANOTHER_CARD_BEFORE_UNEXPOSED + NO_CARD] += 1
    elif notes[at + note.PHASE] < stage.PLAYERS_TURN:
        tally[ANOTHER_CARD_BEFORE_EXPOSED + NOT_APPLICABLE] += 1
    else:
        refused = refused_between(kinds, whats, i, following if following >= 0 else stop)
        draw = dealt_to_dealer(kinds, notes, i, stop, dealer)
        drawn = is_that_card(cards, refs, sources, seq, i, draw) if draw >= 0 else NOT_KNOWN
        to_dealer = following >= 0 and following == draw
        judge_exposed(options, tally, hits, same, place, refused, to_dealer, drawn, i, following, r)
        if refused and same != NEXT_CARD and drawn != NEXT_CARD:
            if place < 0 or place == PLACE_LAYOUT or place == PLACE_HAND:
                tally[REFUSED_CARD_NOT_RACKED + NO_PLACE] += 1
            else:
                tally[REFUSED_CARD_NOT_RACKED + JUDGED] += 1
                if not_in_the_rack(place):
                    emit(hits, REFUSED_CARD_NOT_RACKED, i, PLACE_RACK, place, 0, -1, -1, r)


@kernel
def judge_refusal(
    kinds: Ints, whats: Ints, notes: Ints, rounds: Ints, tally: Ints, hits: Ints, i: int, h: int, r: int
) -> None:
    """Judge that a hand whose player refused a card gets no other in the round; its first refusal counts."""
    if h < 0:
        tally[CARD_AFTER_REFUSING_ONE + NO_CARD] += 1
        return
    for j in range(rounds[r + round_.FIRST], i):
        if notes[j * note.WIDTH + note.HAND] == h and refused_between(kinds, whats, j - 1, j + 1):
            return
    tally[CARD_AFTER_REFUSING_ONE + JUDGED] += 1
    for j in range(i + 1, rounds[r + round_.LAST] + 1):
        if kinds[j] == KIND_DEAL and notes[j * note.WIDTH + note.HAND] == h:
            if card_after_refusal(j, i):
                emit(hits, CARD_AFTER_REFUSING_ONE, j, 0, 1, 0, -1, i, r)
            return
