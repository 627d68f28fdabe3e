"""The range of values of the dealer's hole card: what the device shows of it, and when the card may lie open."""

from typing import Final

from validator.core.engine.kernel import kernel
from validator.games.blackjack.decisions import is_turn_choice
from validator.games.blackjack.hands import counted_rank
from validator.games.blackjack.tables.rows import Round, Table
from validator.log.codes import (
    KIND_CHOICE,
    KIND_DEAL,
    KIND_PEEK,
    WHAT_BLUE,
    WHAT_LARGE,
    WHAT_MEDIUM,
    WHAT_NOTHING,
    WHAT_RED,
    WHAT_SMALL,
    WHAT_YELLOW,
)

SMALL: Final = 0
MEDIUM: Final = 1
LARGE: Final = 2


@kernel
def range_of(t: Table, card: int) -> int:
    """The range of values of a card, SMALL, MEDIUM or LARGE; -1 where its rank is not known."""
    rank = counted_rank(t, card)
    return t.options.range_of[rank] if rank >= 0 else -1


@kernel
def range_of_light(what: int) -> int:
    """The range that a light of the device (the log's word) stands for; -1 for no light or another word."""
    if what == WHAT_BLUE:
        return SMALL
    if what == WHAT_RED:
        return MEDIUM
    return LARGE if what == WHAT_YELLOW else -1


@kernel
def last_light(t: Table, r: Round) -> int:
    """The last use of the device in round row ``r`` that showed the light of a range; -1 none."""
    for i in range(r.last, r.deal_done, -1):
        if t.kind[i] == KIND_PEEK and t.notes[i].round == r and range_of_light(t.what[i]) >= 0:
            return i
    return -1


@kernel
def shown_nothing(t: Table, r: Round) -> int:
    """The last use of the device in round row ``r`` that is said to have shown nothing; -1 none."""
    for i in range(r.last, r.deal_done, -1):
        if t.kind[i] == KIND_PEEK and t.notes[i].round == r and t.what[i] == WHAT_NOTHING:
            return i
    return -1


@kernel
def range_of_area(what: int) -> int:
    """The range of the area (the log's word) in which the dealer's hand is put; -1 for another word."""
    if what == WHAT_SMALL:
        return SMALL
    if what == WHAT_MEDIUM:
        return MEDIUM
    return LARGE if what == WHAT_LARGE else -1


@kernel
def lies_open(t: Table, r: Round) -> bool:
    """Whether the hole card is exposed before the players act, both of the dealer's cards being Large (685a.7(h)).

    A light that says so, or a card of the two that is not recorded, does not let the dealer be blamed for exposing it.
    """
    up = range_of(t, r.up)
    if t.options.range_reader != 1 or (up >= 0 and up != LARGE):
        return False
    hole = range_of(t, r.hole)
    return hole == LARGE or hole < 0 or r.shown == WHAT_YELLOW


@kernel
def must_lie_open(t: Table, r: Round) -> bool:
    """Whether it is known of the hole card, or said by the light, that it is to be exposed before the players act."""
    hole = range_of(t, r.hole)
    return lies_open(t, r) and (hole >= 0 or r.shown == WHAT_YELLOW)


@kernel
def play_ended(t: Table, r: Round) -> int:
    """The last card dealt, or decision taken in a player's turn, of round row ``r``; -1 without any."""
    for i in range(r.last, r.first - 1, -1):
        if t.notes[i].round != r:
            continue
        if t.kind[i] == KIND_DEAL or (t.kind[i] == KIND_CHOICE and is_turn_choice(t.what[i])):
            return i
    return -1


@kernel
def first_after_the_deal(t: Table, r: Round, kind: int) -> int:
    """The first event of a kind in round row ``r`` after the deal; -1 none."""
    for i in range(r.deal_done + 1, r.last + 1):
        if t.kind[i] == kind and t.notes[i].round == r:
            return i
    return -1
