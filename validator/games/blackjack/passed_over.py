"""What a log tells of hands that were passed over in the deal."""

from validator.core.engine.kernel import kernel
from validator.games.blackjack.card_reader import (
    errs,
)
from validator.games.blackjack.tables.rows import Hand, Round, Table
from validator.games.table import recorded
from validator.log.codes import (
    KIND_CARD_MISDEALT,
    KIND_CHOICE,
    KIND_DEAL,
    WHAT_LATE_CARD,
    WHAT_SKIPPED,
)


@kernel
def marked_as_missed(t: Table, start: int, i: int) -> bool:
    """Whether the log says that the hand of card ``i`` was passed over, or that its player asks for the missed card."""
    for j in range(start, i):
        kind = t.kind[j]
        missed = kind == KIND_CARD_MISDEALT and t.what[j] == WHAT_SKIPPED
        asked = kind == KIND_CHOICE and t.what[j] == WHAT_LATE_CARD
        if (missed or asked) and t.hand[j] == t.hand[i]:
            return True
    return False


@kernel
def said_to_be_passed_over(t: Table, start: int, stop: int, number: int) -> bool:
    """Whether the log says before event ``stop`` that the hand of that number was passed over.

    Of several players whose second cards were missed none can have his after all the others (633a.14(g)).
    """
    return said_missed_by(t, start, stop, number) >= 0


@kernel
def said_missed_by(t: Table, start: int, stop: int, number: int) -> int:
    """The event before ``stop`` by which the log says that the hand of that number was passed over; -1 none."""
    for j in range(start, stop):
        if t.kind[j] == KIND_CARD_MISDEALT and t.what[j] == WHAT_SKIPPED and t.hand[j] == number:
            return j
    return -1


@kernel
def passed_over_by(t: Table, h: Hand, i: int, r: Round) -> int:
    """The first card before event ``i`` to a box that lies farther round the table than hand row ``h``; -1 none."""
    for j in range(r.first_card, i):
        other = t.notes[j].hand
        if t.kind[j] == KIND_DEAL and other and other.id != 0 and other.seat * r.direction > h.seat * r.direction:
            return j
    return -1


@kernel
def misses_are_told(t: Table, r: Round) -> bool:
    """Whether a second card that was missed in round row ``r`` would be marked as such, by the log's declarations."""
    declared = recorded(t, KIND_CARD_MISDEALT) and recorded(t, KIND_CHOICE)
    return declared and r.gaps == 0


@kernel
def missed_nothing(t: Table, r: Round) -> bool:
    """Whether round row ``r`` surely lacks any error that lets a second card come late, as the log would tell of it."""
    for j in range(r.first, r.last + 1):
        if t.kind[j] == KIND_CHOICE and t.what[j] == WHAT_LATE_CARD:
            return False
    return misses_are_told(t, r) and not errs(t, r)
