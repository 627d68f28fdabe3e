"""Begins and closes the rows of rounds and hands."""

from typing import Final

from validator.core.engine.kernel import kernel
from validator.core.engine.rows import between, new_row, next_row, row_after, rows_of
from validator.games.baccarat.tables import stage, turning_state
from validator.games.baccarat.tables.rows import (
    HAND_FIRST,
    HAND_FIRST_EVENT,
    HAND_THIRD,
    Hand,
    Round,
    Table,
    Wager,
)
from validator.games.baccarat.third_card import (
    DRAW,
    STAY,
    UNKNOWN,
    bankers_due,
    players_due,
    point_value,
    sum_of,
    winner_of,
)
from validator.games.rounds.options import NEVER
from validator.games.rounds.rows import HAND_ROWS, SEAT_HANDS, WAGER_ROWS
from validator.games.table import recorded
from validator.log.codes import (
    BY_CURATOR,
    BY_PLAYER,
    FACE_UP,
    KIND_CARD_FACE_UP,
    KIND_COLLECT,
    KIND_DEAL,
    KIND_EXPOSE,
    KIND_MOVE_CARD,
    KIND_PAY,
    KIND_RETURN,
    PLACE_HAND,
    PLACE_LAYOUT,
)

DEALER: Final = 0
PLAYER: Final = 1
BANKER: Final = 2
"""Ids of the dealer's place, the Player's Hand and the Banker's Hand."""


@kernel
def is_player(role: int) -> bool:
    """Whether somebody, by the code of his role, is a player, as the curator is."""
    return role == BY_PLAYER or role == BY_CURATOR


@kernel
def rounds_dealt(t: Table) -> int:
    """How many rounds have a card: so often does not apply what is asked of a shoe where a device never stops."""
    rounds = 0
    for r in rows_of(t.rounds):
        rounds += 1 if r.first_card >= 0 else 0
    return rounds


@kernel
def new_hand(t: Table, row: Round, ident: int) -> Hand:
    """Append a hand to the round ``row``; the row's number."""
    h = new_row(t.hands)
    h.round = row
    h.id = ident
    h.seat = 0 if ident == DEALER else -1
    h.dealt = 0
    h.counted = 0
    t.scratch[HAND_ROWS + ident] = h.at
    return h


@kernel
def new_round(t: Table, number: int, event: int) -> Round:
    """Append a round with its three hands; the row's number."""
    r = new_row(t.rounds)
    r.number = number
    r.first = event
    r.last = event
    r.hand = next_row(t.hands)
    r.wager = next_row(t.wagers)
    r.gaps = 0
    r.untold = 0
    r.unclear = 0
    r.direction = t.said.direction
    r.chip_unit = t.said.chip_unit
    r.positions = t.said.positions
    r.caller = t.said.caller
    new_hand(t, r, DEALER)
    new_hand(t, r, PLAYER)
    new_hand(t, r, BANKER)
    return r


@kernel
def players_hand(t: Table, r: Round) -> Hand:
    """Row of the Player's Hand of a round."""
    return row_after(t.hands, r.hand, 1)


@kernel
def bankers_hand(t: Table, r: Round) -> Hand:
    """Row of the Banker's Hand of a round."""
    return row_after(t.hands, r.hand, 2)


@kernel
def begin_vigorish(t: Table, w: Wager) -> None:
    """Begin baccarat's own fields of a new wager."""
    w.taken_vigorish = 0
    w.marked_vigorish = 0
    w.vigorish = -1
    w.unpriced_vigorish = 0
    w.awaited = 0


@kernel
def of_round_before(t: Table, w: Wager, r: Round, phase: int) -> bool:
    """Whether vigorish that comes now is none of its round ``r``, whatever wager it names: its hands are not dealt yet.

    Where vigorish on ties may be elected, that of the round before is collected until a card is dealt, or after it and
    late. Where the order of acts is not recorded, any that names no wager ``w`` may be of the round before; so may one
    while the first cards are dealt, as far as the rows that can be read tell.
    """
    tied = t.options.tie_rate >= 0 and t.options.tie_vigorish != 0
    dealing = phase == stage.INITIAL_DEAL and recorded(t, KIND_DEAL)
    unsure = t.options.order == NEVER or (dealing and r.gaps > 0)
    return tied and (r.first_card < 0 or (dealing and r.gaps == 0) or (not w and unsure))


@kernel
def add_card(t: Table, h: Hand, card: int, i: int) -> None:
    """Put a card that event ``i`` dealt to hand row ``h`` into its place."""
    place = h.dealt
    h.dealt = place + 1
    h.last_card = i
    if place <= HAND_THIRD - HAND_FIRST:
        h[HAND_FIRST + place] = card
        h[HAND_FIRST_EVENT + place] = i
    elif h.fourth_event < 0:
        h.fourth_event = i


@kernel
def show_card(t: Table, h: Hand, card: int, dealt: int, i: int) -> None:
    """A card of hand row ``h`` is turned by event ``i``: that of event ``dealt``, else the first not known yet."""
    if h.turned < 0:
        h.turned = i
    if card < 0:
        return
    for place in range(HAND_THIRD - HAND_FIRST + 1):
        if dealt >= 0 and h[HAND_FIRST_EVENT + place] == dealt:
            h[HAND_FIRST + place] = card
            return
    for place in range(HAND_THIRD - HAND_FIRST + 1):
        if h[HAND_FIRST_EVENT + place] >= 0 and h[HAND_FIRST + place] < 0:
            h[HAND_FIRST + place] = card
            return


@kernel
def laid_face_up(t: Table, i: int) -> bool:
    """Whether event ``i`` turns a card of a hand face up: where it lies, or as it is moved to the hand's area."""
    if t.kind[i] == KIND_EXPOSE:
        return True
    moved = t.kind[i] == KIND_MOVE_CARD and t.face[i] == FACE_UP
    return moved and (t.dest[i] == PLACE_HAND or t.dest[i] == PLACE_LAYOUT)


@kernel
def take_third(t: Table, h: Hand, i: int) -> int:
    """The third card of hand row ``h`` goes elsewhere by event ``i``; the card."""
    card = h.third
    h.taken_away = i
    h.third = -1
    h.third_event = -1
    h.dealt -= 1
    return card


@kernel
def count_cards(t: Table, h: Hand) -> None:
    """Count the cards of a hand whose DUE is known: those that the law gives it, of those that it was dealt."""
    dealt = h.dealt
    initial = 2 if dealt > 2 else dealt
    counted = initial
    points = h.initial
    if h.third_event >= 0:
        if h.due == STAY:
            h.extra = h.third_event
        else:
            counted += 1
            points = sum_of(t.options, points, point_value(t.options, h.third))
            if h.due == UNKNOWN:
                points = UNKNOWN
    if h.extra < 0:
        h.extra = h.fourth_event
    h.counted = counted
    h.points = points
    for place in range(counted):
        t.notes[h[HAND_FIRST_EVENT + place]].counted = 1


@kernel
def count_round(t: Table, r: Round) -> None:
    """Count both hands of a round by the law, from the cards that they were dealt.

    A third card that the law gives the Player's Hand no right to is not counted, and the Banker's Hand draws or stays
    as if that hand had none. Where a third card that is due was not dealt the round is unclear: how it is to be
    settled the law does not say.
    """
    p = players_hand(t, r)
    b = bankers_hand(t, r)
    r.unclear = 0
    for h in between(t.hands, p, row_after(t.hands, b, 1)):
        h.extra = -1
        if h.dealt >= 2:
            points = sum_of(t.options, 0, point_value(t.options, h.first))
            h.initial = sum_of(t.options, points, point_value(t.options, h.second)) if h.unseen < 0 else UNKNOWN
    player = p.initial
    banker = b.initial
    p.due = players_due(t.options, player, banker) if p.unseen < 0 else UNKNOWN
    count_cards(t, p)
    third = point_value(t.options, p.third)
    given = p.third_event >= 0
    drew = given and p.extra != p.third_event
    due = bankers_due(t.options, player, banker, 1 if drew else 0, third if drew else UNKNOWN)
    b.due = due if b.unseen < 0 else UNKNOWN
    count_cards(t, b)
    for h in between(t.hands, p, row_after(t.hands, b, 1)):
        if h.due == DRAW and h.third_event < 0:
            r.unclear = 1
    r.winner = winner_of(p.points, b.points)


@kernel
def has_all_cards_at(t: Table, r: Round, i: int) -> bool:
    """Whether each hand of round ``r``, as counted, had before event ``i`` every card that the law gives it.

    Not where a card was dealt in error or found face up in the round: what is due for it has to be drawn as well.
    """
    p = players_hand(t, r)
    found = False
    for j in range(r.first, i):
        found = found or t.kind[j] == KIND_CARD_FACE_UP
    if found or r.error >= 0:
        return False
    for h in between(t.hands, p, row_after(t.hands, p, 2)):
        second, third = h.second_event, h.third_event
        if second < 0 or second > i or h.due == UNKNOWN:
            return False
        if h.due == DRAW and (third < 0 or third > i):
            return False
    return True


@kernel
def has_a_result(t: Table, r: Round) -> bool:
    """Whether the result of round ``r`` was announced, or a wager of it collected or paid."""
    if r.announced >= 0:
        return True
    for i in range(r.first, r.last + 1):
        if t.kind[i] == KIND_COLLECT or t.kind[i] == KIND_PAY:
            return True
    return False


@kernel
def given_up_at_cover_card(t: Table, r: Round) -> int:
    """The return by which round ``r`` was given up unsettled after the cover card appeared in it; -1 where none did.

    Nothing was announced as result, collected or paid, though a hand lacks a card: it was taken as void.
    """
    cover, last = r.cover, r.last
    in_play = 0 <= r.first_card < cover
    if not in_play or r.over < 0 or r.gaps > 0:
        return -1
    if r.error >= 0 or has_a_result(t, r) or has_all_cards_at(t, r, last):
        return -1
    for i in range(cover, last + 1):
        if t.kind[i] == KIND_RETURN:
            return i
    return -1


@kernel
def close_round(t: Table, r: Round) -> None:
    """Complete the row of round ``r`` and clear the scratch for the next."""
    first = r.hand
    r.hands_end = next_row(t.hands)
    r.wagers_end = next_row(t.wagers)
    count_round(t, r)
    empty = r.empty
    if empty >= 0 and has_all_cards_at(t, r, empty):
        # What is said of the shoe then is of the next round, unless nothing was settled: this one was taken as void.
        if r.void < 0 and not has_a_result(t, r):
            r.void = empty
        r.empty = -1
    if r.void < 0 and r.empty < 0:
        r.void = given_up_at_cover_card(t, r)
    for w in between(t.wagers, r.wager, next_row(t.wagers)):
        t.scratch[WAGER_ROWS + w.id] = -1
    for h in between(t.hands, first, next_row(t.hands)):
        t.scratch[HAND_ROWS + h.id] = -1
        if h.seat >= 0:
            t.scratch[SEAT_HANDS + h.seat] = -1


@kernel
def used_in_next_round(t: Table, r: Round, dealt: int, i: int) -> None:
    """A card that event ``dealt`` of round row ``r`` dealt in error is the first of the next round, by event ``i``."""
    p = players_hand(t, r)
    for h in between(t.hands, p, row_after(t.hands, p, 2)):
        if h.third_event == dealt:
            take_third(t, h, i)
            count_round(t, r)
            return


@kernel
def next_seat(seat: int, direction: int) -> int:
    """The position number that follows counterclockwise; ``direction`` is 1 where the numbers rise clockwise."""
    after = seat - direction
    if after <= 0:
        return turning_state.SEATS - 1
    return 1 if after >= turning_state.SEATS else after
