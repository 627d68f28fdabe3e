"""What the log tells of the hole card: when it is known, and whether it was exposed by mistake."""

from validator.core.kernel import Ints, kernel
from validator.games.blackjack.settlement import is_blackjack_up_card
from validator.games.blackjack.tables import hand, note, round_, stage
from validator.games.cards import known
from validator.log.codes import WHAT_EXPOSED


@kernel
def hole_known(cards: Ints, rounds: Ints, r: int, i: int) -> bool:
    """Whether the log tells the hole card before event ``i``: when it was dealt, or when it was turned."""
    done = rounds[r + round_.DEAL_DONE]
    turned = rounds[r + round_.HOLE_TURNED]
    return done < 0 or known(cards[done]) or (0 <= turned < i and known(cards[turned]))


@kernel
def hole_card_flashed(
    options: Ints, whats: Ints, cards: Ints, sources: Ints, notes: Ints, rounds: Ints, hands: Ints, i: int
) -> bool:
    """Whether event ``i`` exposed the hole card by mistake after the deal; at the card reader is another question."""
    r = notes[i * note.WIDTH + note.ROUND]
    if r < 0 or whats[i] != WHAT_EXPOSED or notes[i * note.WIDTH + note.HAND] != rounds[r + round_.HAND]:
        return False
    if notes[i * note.WIDTH + note.CARDS] != 2 or notes[i * note.WIDTH + note.PHASE] != stage.PLAYERS_TURN:
        return False
    hole = hands[rounds[r + round_.HAND] + hand.SECOND]
    itself = cards[i] == hole if cards[i] >= 0 else sources[i] < 0
    peek = rounds[r + round_.PEEK]
    return itself and (0 <= peek < i - 1 or (peek < 0 and not is_blackjack_up_card(options, rounds[r + round_.UP])))
