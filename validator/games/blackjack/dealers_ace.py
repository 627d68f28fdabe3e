"""The dealer's total by each reading of how his aces count near 22 (685a.3(d)(3))."""

from typing import Final

from validator.core.engine.kernel import kernel
from validator.games.blackjack.dealer import was_racked
from validator.games.blackjack.hands import counted_rank, on_ace_22
from validator.games.blackjack.tables.rows import Round, Table
from validator.games.cards import ACE
from validator.log.codes import KIND_DEAL

ELEVEN: Final = 0
"""An ace counts high up to the dealer's highest total, and so does a second one."""
TWELVE: Final = 1
"""An ace counts high up to the dealer's highest total, but only one of a hand."""
LOW: Final = 2
"""An ace counts high up to the players' highest total, as theirs does."""
WAYS: Final = LOW + 1


@kernel
def counted(t: Table, hard: int, aces: int, way: int) -> int:
    """The total of cards whose sum with every ace low is ``hard``, by one of the three ways to count aces."""
    above = t.options.ace_above_one
    highest = t.options.highest_total if way == LOW else t.options.dealer_highest
    if aces == 0 or hard + above > highest:
        return hard
    if way == ELEVEN and aces > 1 and hard + above + above <= highest:
        return hard + above + above
    return hard + above


@kernel
def draws_of_dealer(t: Table, i: int, r: Round) -> bool:
    """Whether event ``i``, after the deal, deals the dealer a card that was not put into the discard rack."""
    note = t.notes[i]
    if t.kind[i] != KIND_DEAL or note.round != r or note.hand != r.hand:
        return False
    return not was_racked(t, i, r.last + 1)


@kernel
def total_by(t: Table, r: Round, way: int, stop: int) -> int:
    """The total of a dealer whose first two cards are known, before event ``stop``, aces counted one ``way``.

    A card dealt to a hand on which the dealer stands, so counted, does not count; -1 where one that does is not known.
    """
    hard = aces = 0
    for card in (r.up, r.hole):
        rank = counted_rank(t, card)
        hard += t.options.card_value[rank]
        aces += 1 if rank == ACE else 0
    for i in range(r.deal_done + 1, stop):
        if counted(t, hard, aces, way) >= t.options.dealer_stands:
            break
        if not draws_of_dealer(t, i, r):
            continue
        rank = counted_rank(t, t.card[i])
        if rank < 0:
            return -1
        hard += t.options.card_value[rank]
        aces += 1 if rank == ACE else 0
    return counted(t, hard, aces, way)


@kernel
def parted(t: Table, r: Round) -> bool:
    """Whether the dealer of round row ``r`` came to a total at which the readings of his aces part."""
    dealer = r.hand
    known = dealer.unknown == 0 and dealer.cards > 1
    return known and on_ace_22(t, dealer.total, dealer.soft)
