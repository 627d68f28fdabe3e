"""What the log tells of the hole card: when it is known, and whether it was exposed by mistake."""

from validator.core.engine.kernel import kernel
from validator.games.blackjack.hands import counted_rank
from validator.games.blackjack.settlement import is_blackjack_up_card
from validator.games.blackjack.tables import hand, note, round_, stage
from validator.games.table import Table
from validator.log.codes import WHAT_EXPOSED


@kernel
def hole_known(t: Table, r: int, i: int) -> bool:
    """Whether the log tells the hole card before event ``i``: when it was dealt, or when it was turned."""
    done = t.rounds[r + round_.DEAL_DONE]
    turned = t.rounds[r + round_.HOLE_TURNED]
    return done < 0 or counted_rank(t, t.card[done]) >= 0 or (0 <= turned < i and counted_rank(t, t.card[turned]) >= 0)


@kernel
def hole_card_flashed(t: Table, i: int) -> bool:
    """Whether event ``i`` exposed the hole card by mistake after the deal; at the card reader is another rule."""
    r = t.notes[i * note.WIDTH + note.ROUND]
    if r < 0 or t.what[i] != WHAT_EXPOSED or t.notes[i * note.WIDTH + note.HAND] != t.rounds[r + round_.HAND]:
        return False
    if t.notes[i * note.WIDTH + note.CARDS] != 2 or t.notes[i * note.WIDTH + note.PHASE] != stage.PLAYERS_TURN:
        return False
    hole = t.hands[t.rounds[r + round_.HAND] + hand.SECOND]
    itself = t.card[i] == hole if t.card[i] >= 0 else t.source[i] < 0
    peek = t.rounds[r + round_.PEEK]
    return itself and (0 <= peek < i - 1 or (peek < 0 and not is_blackjack_up_card(t, t.rounds[r + round_.UP])))
