"""The dealer's total by each reading of how his aces count near 22 (685a.3(d)(3))."""

from typing import Final

from validator.core.kernel import Ints, kernel
from validator.games.blackjack.dealer import was_racked
from validator.games.blackjack.hands import on_ace_22
from validator.games.blackjack.options import ACE_ABOVE_ONE, CARD_VALUE, DEALER_HIGHEST, DEALER_STANDS, HIGHEST_TOTAL
from validator.games.blackjack.tables import hand, note, round_
from validator.games.cards import ACE, rank_of
from validator.log.codes import KIND_DEAL

ELEVEN: Final = 0
"""An ace counts high up to the dealer's highest total, and so does a second one."""
TWELVE: Final = 1
"""An ace counts high up to the dealer's highest total, but only one of a hand."""
LOW: Final = 2
"""An ace counts high up to the players' highest total, as theirs does."""
WAYS: Final = LOW + 1


@kernel
def counted(options: Ints, hard: int, aces: int, way: int) -> int:
    """The total of cards whose sum with every ace low is ``hard``, by one of the three ways to count aces."""
    above = options[ACE_ABOVE_ONE]
    highest = options[HIGHEST_TOTAL] if way == LOW else options[DEALER_HIGHEST]
    if aces == 0 or hard + above > highest:
        return hard
    if way == ELEVEN and aces > 1 and hard + above + above <= highest:
        return hard + above + above
    return hard + above


@kernel
def draws_of_dealer(kinds: Ints, dests: Ints, notes: Ints, rounds: Ints, i: int, r: int) -> bool:
    """Whether event ``i`` deals the dealer a card beyond his first two that was not put into the discard rack."""
    at = i * note.WIDTH
    if kinds[i] != KIND_DEAL or notes[at + note.ROUND] != r or notes[at + note.HAND] != rounds[r + round_.HAND]:
        return False
    return notes[at + note.CARDS] > 1 and not was_racked(kinds, dests, i, rounds[r + round_.LAST] + 1)


@kernel
def total_by(
    kinds: Ints, cards: Ints, dests: Ints, notes: Ints, options: Ints, rounds: Ints, r: int, way: int, stop: int
) -> int:
    """The dealer's total in round row ``r`` before event ``stop``, aces counted one ``way``; -1 not known.

    A card dealt to a hand on which the dealer stands, so counted, does not count.
    """
    hard = aces = 0
    for card in (rounds[r + round_.UP], rounds[r + round_.HOLE]):
        rank = rank_of(card)
        if rank < 0:
            return -1
        hard += options[CARD_VALUE + rank]
        aces += 1 if rank == ACE else 0
    for i in range(rounds[r + round_.DEAL_DONE] + 1, stop):
        if counted(options, hard, aces, way) >= options[DEALER_STANDS]:
            break
        if not draws_of_dealer(kinds, dests, notes, rounds, i, r):
            continue
        rank = rank_of(cards[i])
        if rank < 0:
            return -1
        hard += options[CARD_VALUE + rank]
        aces += 1 if rank == ACE else 0
    return counted(options, hard, aces, way)


@kernel
def parted(options: Ints, rounds: Ints, hands: Ints, r: int) -> bool:
    """Whether the dealer of round row ``r`` came to a total at which the readings of his aces part."""
    dealer = rounds[r + round_.HAND]
    known = hands[dealer + hand.UNKNOWN] == 0 and hands[dealer + hand.CARDS] > 1
    return known and on_ace_22(options, hands[dealer + hand.TOTAL], hands[dealer + hand.SOFT])
