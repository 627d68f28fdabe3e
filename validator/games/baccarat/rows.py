"""Begins and closes the rows of rounds and hands."""

from typing import Final

from validator.core.engine.kernel import kernel
from validator.games.baccarat.options import TIE_RATE, TIE_VIGORISH
from validator.games.baccarat.tables import hand, note, round_, stage, turning_state, wager
from validator.games.baccarat.third_card import (
    DRAW,
    STAY,
    UNKNOWN,
    bankers_due,
    players_due,
    sum_of,
    value_of,
    winner_of,
)
from validator.games.numbers import carried
from validator.games.rounds.rows import HAND_ROWS, SEAT_HANDS, WAGER_ROWS
from validator.games.table import Table, recorded
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

take = carried("baccarat.rows")
TABLE_DIRECTION: Final = take()
TABLE_CHIP_UNIT: Final = take()
TABLE_POSITIONS: Final = take()
TABLE_CALLER: Final = take()
"""Places of the state column in which the machine keeps what the log said of the table."""

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
    for r in range(round_.WIDTH, t.rounds[0], round_.WIDTH):
        rounds += 1 if t.rounds[r + round_.FIRST_CARD] >= 0 else 0
    return rounds


@kernel
def new_hand(t: Table, row: int, ident: int) -> int:
    """Append a hand to the round ``row``; the row's number."""
    h = t.hands[0]
    t.hands[0] = h + hand.WIDTH
    for place in range(hand.WIDTH):
        t.hands[h + place] = -1
    t.hands[h + hand.ROUND] = row
    t.hands[h + hand.ID] = ident
    t.hands[h + hand.SEAT] = 0 if ident == DEALER else -1
    t.hands[h + hand.DEALT] = 0
    t.hands[h + hand.COUNTED] = 0
    t.scratch[HAND_ROWS + ident] = h
    return h


@kernel
def new_round(t: Table, number: int, event: int) -> int:
    """Append a round with its three hands; the row's number."""
    r = t.rounds[0]
    t.rounds[0] = r + round_.WIDTH
    for place in range(round_.WIDTH):
        t.rounds[r + place] = -1
    t.rounds[r + round_.NUMBER] = number
    t.rounds[r + round_.FIRST] = event
    t.rounds[r + round_.LAST] = event
    t.rounds[r + round_.HAND] = t.hands[0]
    t.rounds[r + round_.WAGER] = t.wagers[0]
    t.rounds[r + round_.GAPS] = 0
    t.rounds[r + round_.UNTOLD] = 0
    t.rounds[r + round_.UNCLEAR] = 0
    t.rounds[r + round_.DIRECTION] = t.state[TABLE_DIRECTION]
    t.rounds[r + round_.CHIP_UNIT] = t.state[TABLE_CHIP_UNIT]
    t.rounds[r + round_.POSITIONS] = t.state[TABLE_POSITIONS]
    t.rounds[r + round_.CALLER] = t.state[TABLE_CALLER]
    new_hand(t, r, DEALER)
    new_hand(t, r, PLAYER)
    new_hand(t, r, BANKER)
    return r


@kernel
def players_hand(t: Table, r: int) -> int:
    """Row of the Player's Hand of a round."""
    return t.rounds[r + round_.HAND] + hand.WIDTH


@kernel
def bankers_hand(t: Table, r: int) -> int:
    """Row of the Banker's Hand of a round."""
    return t.rounds[r + round_.HAND] + hand.WIDTH + hand.WIDTH


@kernel
def begin_vigorish(t: Table, w: int) -> None:
    """Begin baccarat's own fields of a new wager."""
    t.wagers[w + wager.TAKEN_VIGORISH] = 0
    t.wagers[w + wager.MARKED_VIGORISH] = 0
    t.wagers[w + wager.VIGORISH] = -1
    t.wagers[w + wager.UNPRICED_VIGORISH] = 0
    t.wagers[w + wager.AWAITED] = 0


@kernel
def of_round_before(t: Table, r: int, phase: int) -> bool:
    """Whether vigorish that comes now is none of its round ``r``, whatever wager it names: its hands are not dealt yet.

    Where vigorish on ties may be elected, that of the round before is collected until a card is dealt, or after it and
    late.
    """
    tied = t.options[TIE_RATE] >= 0 and t.options[TIE_VIGORISH] != 0
    dealing = phase == stage.INITIAL_DEAL and t.rounds[r + round_.GAPS] == 0 and recorded(t, KIND_DEAL)
    return tied and (t.rounds[r + round_.FIRST_CARD] < 0 or dealing)


@kernel
def add_card(t: Table, h: int, card: int, i: int) -> None:
    """Put a card that event ``i`` dealt to hand row ``h`` into its place."""
    place = t.hands[h + hand.DEALT]
    t.hands[h + hand.DEALT] = place + 1
    t.hands[h + hand.LAST_CARD] = i
    if place <= hand.THIRD - hand.FIRST:
        t.hands[h + hand.FIRST + place] = card
        t.hands[h + hand.FIRST_EVENT + place] = i
    elif t.hands[h + hand.FOURTH_EVENT] < 0:
        t.hands[h + hand.FOURTH_EVENT] = i


@kernel
def show_card(t: Table, h: int, card: int, dealt: int, i: int) -> None:
    """A card of hand row ``h`` is turned by event ``i``: that of event ``dealt``, else the first not known yet."""
    if t.hands[h + hand.TURNED] < 0:
        t.hands[h + hand.TURNED] = i
    if card < 0:
        return
    for place in range(hand.THIRD - hand.FIRST + 1):
        if dealt >= 0 and t.hands[h + hand.FIRST_EVENT + place] == dealt:
            t.hands[h + hand.FIRST + place] = card
            return
    for place in range(hand.THIRD - hand.FIRST + 1):
        if t.hands[h + hand.FIRST_EVENT + place] >= 0 and t.hands[h + hand.FIRST + place] < 0:
            t.hands[h + hand.FIRST + place] = card
            return


@kernel
def laid_face_up(t: Table, i: int) -> bool:
    """Whether event ``i`` turns a card of a hand face up: where it lies, or as it is moved to the hand's area."""
    if t.kind[i] == KIND_EXPOSE:
        return True
    moved = t.kind[i] == KIND_MOVE_CARD and t.face[i] == FACE_UP
    return moved and (t.dest[i] == PLACE_HAND or t.dest[i] == PLACE_LAYOUT)


@kernel
def take_third(t: Table, h: int, i: int) -> int:
    """The third card of hand row ``h`` goes elsewhere by event ``i``; the card."""
    card = t.hands[h + hand.THIRD]
    t.hands[h + hand.TAKEN_AWAY] = i
    t.hands[h + hand.THIRD] = -1
    t.hands[h + hand.THIRD_EVENT] = -1
    t.hands[h + hand.DEALT] -= 1
    return card


@kernel
def count_cards(t: Table, h: int) -> None:
    """Count the cards of a hand whose DUE is known: those that the law gives it, of those that it was dealt."""
    dealt = t.hands[h + hand.DEALT]
    initial = 2 if dealt > 2 else dealt
    counted = initial
    points = t.hands[h + hand.INITIAL]
    if t.hands[h + hand.THIRD_EVENT] >= 0:
        if t.hands[h + hand.DUE] == STAY:
            t.hands[h + hand.EXTRA] = t.hands[h + hand.THIRD_EVENT]
        else:
            counted += 1
            points = sum_of(t.options, points, value_of(t.options, t.hands[h + hand.THIRD]))
            if t.hands[h + hand.DUE] == UNKNOWN:
                points = UNKNOWN
    if t.hands[h + hand.EXTRA] < 0:
        t.hands[h + hand.EXTRA] = t.hands[h + hand.FOURTH_EVENT]
    t.hands[h + hand.COUNTED] = counted
    t.hands[h + hand.POINTS] = points
    for place in range(counted):
        t.notes[t.hands[h + hand.FIRST_EVENT + place] * note.WIDTH + note.COUNTED] = 1


@kernel
def count_round(t: Table, r: int) -> None:
    """Count both hands of a round by the law, from the cards that they were dealt.

    A third card that the law gives the Player's Hand no right to is not counted, and the Banker's Hand draws or stays
    as if that hand had none. Where a third card that is due was not dealt the round is unclear: how it is to be
    settled the law does not say.
    """
    p = players_hand(t, r)
    b = bankers_hand(t, r)
    t.rounds[r + round_.UNCLEAR] = 0
    for h in range(p, b + 1, hand.WIDTH):
        t.hands[h + hand.EXTRA] = -1
        if t.hands[h + hand.DEALT] >= 2:
            points = sum_of(t.options, 0, value_of(t.options, t.hands[h + hand.FIRST]))
            t.hands[h + hand.INITIAL] = sum_of(t.options, points, value_of(t.options, t.hands[h + hand.SECOND]))
    player = t.hands[p + hand.INITIAL]
    banker = t.hands[b + hand.INITIAL]
    t.hands[p + hand.DUE] = players_due(t.options, player, banker)
    count_cards(t, p)
    third = value_of(t.options, t.hands[p + hand.THIRD])
    given = t.hands[p + hand.THIRD_EVENT] >= 0
    drew = given and t.hands[p + hand.EXTRA] != t.hands[p + hand.THIRD_EVENT]
    due = bankers_due(t.options, player, banker, 1 if drew else 0, third if drew else UNKNOWN)
    t.hands[b + hand.DUE] = due
    count_cards(t, b)
    for h in range(p, b + 1, hand.WIDTH):
        if t.hands[h + hand.DUE] == DRAW and t.hands[h + hand.THIRD_EVENT] < 0:
            t.rounds[r + round_.UNCLEAR] = 1
    t.rounds[r + round_.WINNER] = winner_of(t.hands[p + hand.POINTS], t.hands[b + hand.POINTS])


@kernel
def has_all_cards_at(t: Table, r: int, i: int) -> bool:
    """Whether each hand of round ``r``, as counted, had before event ``i`` every card that the law gives it.

    Not where a card was dealt in error or found face up in the round: what is due for it has to be drawn as well.
    """
    p = players_hand(t, r)
    found = False
    for j in range(t.rounds[r + round_.FIRST], i):
        found = found or t.kind[j] == KIND_CARD_FACE_UP
    if found or t.rounds[r + round_.ERROR] >= 0:
        return False
    for h in range(p, p + hand.WIDTH + 1, hand.WIDTH):
        second, third = t.hands[h + hand.SECOND_EVENT], t.hands[h + hand.THIRD_EVENT]
        if second < 0 or second > i or t.hands[h + hand.DUE] == UNKNOWN:
            return False
        if t.hands[h + hand.DUE] == DRAW and (third < 0 or third > i):
            return False
    return True


@kernel
def is_settled(t: Table, r: int) -> bool:
    """Whether the result of round ``r`` was announced, or a wager of it collected or paid."""
    if t.rounds[r + round_.ANNOUNCED] >= 0:
        return True
    for i in range(t.rounds[r + round_.FIRST], t.rounds[r + round_.LAST] + 1):
        if t.kind[i] == KIND_COLLECT or t.kind[i] == KIND_PAY:
            return True
    return False


@kernel
def given_up_at_cover_card(t: Table, r: int) -> int:
    """The return by which round ``r`` was given up unsettled after the cover card appeared in it; -1 where none did.

    Nothing was announced as result, collected or paid, though a hand lacks a card: it was taken as void.
    """
    cover, last = t.rounds[r + round_.COVER], t.rounds[r + round_.LAST]
    in_play = 0 <= t.rounds[r + round_.FIRST_CARD] < cover
    if not in_play or t.rounds[r + round_.OVER] < 0 or t.rounds[r + round_.GAPS] > 0:
        return -1
    if t.rounds[r + round_.ERROR] >= 0 or is_settled(t, r) or has_all_cards_at(t, r, last):
        return -1
    for i in range(cover, last + 1):
        if t.kind[i] == KIND_RETURN:
            return i
    return -1


@kernel
def close_round(t: Table, r: int) -> None:
    """Complete the row of round ``r`` and clear the scratch for the next."""
    first = t.rounds[r + round_.HAND]
    t.rounds[r + round_.HANDS_END] = t.hands[0]
    t.rounds[r + round_.WAGERS_END] = t.wagers[0]
    count_round(t, r)
    empty = t.rounds[r + round_.EMPTY]
    if empty >= 0 and has_all_cards_at(t, r, empty):
        # What is said of the shoe then is of the next round, unless nothing was settled: this one was taken as void.
        if t.rounds[r + round_.VOID] < 0 and not is_settled(t, r):
            t.rounds[r + round_.VOID] = empty
        t.rounds[r + round_.EMPTY] = -1
    if t.rounds[r + round_.VOID] < 0 and t.rounds[r + round_.EMPTY] < 0:
        t.rounds[r + round_.VOID] = given_up_at_cover_card(t, r)
    for w in range(t.rounds[r + round_.WAGER], t.wagers[0], wager.WIDTH):
        t.scratch[WAGER_ROWS + t.wagers[w + wager.ID]] = -1
    for h in range(first, t.hands[0], hand.WIDTH):
        t.scratch[HAND_ROWS + t.hands[h + hand.ID]] = -1
        if t.hands[h + hand.SEAT] >= 0:
            t.scratch[SEAT_HANDS + t.hands[h + hand.SEAT]] = -1


@kernel
def used_in_next_round(t: Table, r: int, dealt: int, i: int) -> None:
    """A card that event ``dealt`` of round row ``r`` dealt in error is the first of the next round, by event ``i``."""
    p = players_hand(t, r)
    for h in range(p, p + hand.WIDTH + 1, hand.WIDTH):
        if t.hands[h + hand.THIRD_EVENT] == dealt:
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
