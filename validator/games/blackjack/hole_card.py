"""What the log tells of the hole card: when it is known, and whether it was exposed by mistake."""

from validator.core.engine.kernel import kernel
from validator.games.blackjack.hands import counted_rank
from validator.games.blackjack.tables import stage
from validator.games.blackjack.tables.rows import Round, Table
from validator.games.blackjack.up_card import is_blackjack_up_card
from validator.log.codes import WHAT_EXPOSED


@kernel
def hole_known(t: Table, r: Round, i: int) -> bool:
    """Whether the log tells the hole card before event ``i``: when it was dealt, or when it was turned."""
    done = r.deal_done
    turned = r.hole_turned
    return done < 0 or counted_rank(t, t.card[done]) >= 0 or (0 <= turned < i and counted_rank(t, t.card[turned]) >= 0)


@kernel
def hole_card_flashed(t: Table, i: int) -> bool:
    """Whether event ``i`` exposed the hole card by mistake after the deal; at the card reader is another rule."""
    r = t.notes[i].round
    if not r or t.what[i] != WHAT_EXPOSED or t.notes[i].hand != r.hand:
        return False
    if t.notes[i].cards != 2 or t.notes[i].phase != stage.PLAYERS_TURN:
        return False
    hole = r.hand.second
    itself = t.card[i] == hole if t.card[i] >= 0 else t.source[i] < 0
    peek = r.peek
    return itself and (0 <= peek < i - 1 or (peek < 0 and not is_blackjack_up_card(t, r.up)))
