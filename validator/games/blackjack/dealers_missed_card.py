"""Rounds called off because the dealer missed a card of his own, which is dealt to him after the players' cards."""

from validator.core.engine.kernel import kernel
from validator.core.engine.rows import between, row_after
from validator.games.blackjack.tables.rows import Hand, Round, Table
from validator.log.codes import KIND_CARD_MISDEALT, WHAT_IRREGULARITY, WHAT_MISDEAL, WHAT_MISSED_CARD, WHAT_SKIPPED


@kernel
def said_to_be_missed(t: Table, dealer: Hand, i: int, r: Round) -> bool:
    """Whether the log says before event ``i`` that a card of the dealer was missed."""
    for j in range(r.first, i):
        skipped = t.kind[j] == KIND_CARD_MISDEALT and t.what[j] == WHAT_SKIPPED
        if skipped and t.notes[j].hand == dealer:
            return True
    return False


@kernel
def may_be_for_dealers_card(t: Table, what: int, r: Round) -> bool:
    """Whether hands may have been called dead for a card that the dealer missed: for what the log says (its word)."""
    if r.first_card < 0 or r.gaps > 0:
        return False
    return what < 0 or what in (WHAT_MISDEAL, WHAT_MISSED_CARD, WHAT_IRREGULARITY)


@kernel
def dealers_card_missed(t: Table, i: int, r: Round) -> bool:
    """Whether at event ``i`` the dealer lacked a card and no player waited for his, or the log says it was missed."""
    dealer = r.hand
    waiting = 0
    for h in between(t.hands, row_after(t.hands, dealer, 1), r.hands_end):
        if h.cards < 2:
            waiting += 1
    return dealer.cards < 2 and (waiting == 0 or said_to_be_missed(t, dealer, i, r))
