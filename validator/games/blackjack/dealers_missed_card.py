"""Rounds called off because the dealer missed a card of his own, which is dealt to him after the players' cards."""

from validator.core.engine.kernel import kernel
from validator.games.blackjack.tables import hand, note, round_
from validator.games.table import Table
from validator.log.codes import KIND_CARD_MISDEALT, WHAT_IRREGULARITY, WHAT_MISDEAL, WHAT_MISSED_CARD, WHAT_SKIPPED


@kernel
def said_to_be_missed(t: Table, dealer: int, i: int, r: int) -> bool:
    """Whether the log says before event ``i`` that a card of the dealer was missed."""
    for j in range(t.rounds[r + round_.FIRST], i):
        skipped = t.kind[j] == KIND_CARD_MISDEALT and t.what[j] == WHAT_SKIPPED
        if skipped and t.notes[j * note.WIDTH + note.HAND] == dealer:
            return True
    return False


@kernel
def may_be_for_dealers_card(t: Table, what: int, r: int) -> bool:
    """Whether hands may have been called dead for a card that the dealer missed: for what the log says (its word)."""
    if t.rounds[r + round_.FIRST_CARD] < 0 or t.rounds[r + round_.GAPS] > 0:
        return False
    return what < 0 or what in (WHAT_MISDEAL, WHAT_MISSED_CARD, WHAT_IRREGULARITY)


@kernel
def dealers_card_missed(t: Table, i: int, r: int) -> bool:
    """Whether at event ``i`` the dealer lacked a card and no player waited for his, or the log says it was missed."""
    dealer = t.rounds[r + round_.HAND]
    waiting = 0
    for h in range(dealer + hand.WIDTH, t.rounds[r + round_.HANDS_END], hand.WIDTH):
        if t.hands[h + hand.CARDS] < 2:
            waiting += 1
    return t.hands[dealer + hand.CARDS] < 2 and (waiting == 0 or said_to_be_missed(t, dealer, i, r))
