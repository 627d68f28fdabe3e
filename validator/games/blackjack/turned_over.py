"""What a log of a game dealt from the hand tells of cards that players took up, turned over or left lying."""

from validator.core.engine.kernel import kernel
from validator.games.blackjack.main_wager import is_main_wager
from validator.games.blackjack.tables import flags
from validator.games.blackjack.tables.rows import Hand, Round, Table
from validator.log.codes import (
    FACE_DOWN,
    KIND_CHOICE,
    KIND_COLLECT,
    KIND_DEAL,
    KIND_EXPOSE,
    KIND_HANDLE_CARDS,
    KIND_PAY,
    KIND_RETURN,
)


@kernel
def turned_after(t: Table, h: Hand, start: int, r: Round) -> int:
    """The first event from ``start`` on that turns cards of hand row ``h``; -1 if there is none in the round."""
    for j in range(start, r.last + 1):
        if t.kind[j] == KIND_EXPOSE and t.notes[j].hand == h:
            return j
    return -1


@kernel
def lying_down(t: Table, h: Hand, r: Round, told: bool) -> int:
    """How many of the two cards dealt to hand row ``h`` were dealt face down, or, unless ``told``, may have been."""
    found = 0
    for j in range(r.first, r.last + 1):
        if t.kind[j] == KIND_DEAL and (t.face[j] == FACE_DOWN or (t.face[j] < 0 and not told)):
            note = t.notes[j]
            if note.hand == h and note.cards < 2:
                found += 1
    return found


@kernel
def turned_by(t: Table, h: Hand, r: Round, stop: int) -> int:
    """How many cards of hand row ``h`` were turned face up in the round before event ``stop``: 2 for all of a hand."""
    found = 0
    for j in range(r.first, stop):
        if t.kind[j] == KIND_EXPOSE and t.notes[j].hand == h:
            found += 1 if t.card[j] >= 0 else 2
    return found


@kernel
def may_be_over(t: Table, h: Hand) -> bool:
    """Whether hand row ``h``, of which not every card is known, may be over the limit, so that it is discarded."""
    return h.unknown > 0 and h.cards > 2


@kernel
def won_or_tied(t: Table, h: Hand) -> bool:
    """Whether the wager on hand row ``h`` was paid or returned, and not collected."""
    w = h.wager
    return w.at >= 0 and w.last_settled >= 0 and w.collected == 0


@kernel
def others_acted(t: Table, start: int, stop: int, h: Hand) -> int:
    """Cards dealt to other hands or turned in them, and decisions on them, between two events."""
    found = 0
    for j in range(start + 1, stop):
        if t.kind[j] in (KIND_DEAL, KIND_CHOICE, KIND_EXPOSE) and t.notes[j].hand != h:
            found += 1
    return found


@kernel
def left_the_table(t: Table, h: Hand, r: Round) -> bool:
    """Whether a hand was surrendered, settled or removed before the hole card was turned, so that nothing is left."""
    if h.flags & (flags.SURRENDERED | flags.EVEN_MONEY) or r.dealer_blackjack == 1:
        return True
    turned = r.hole_turned
    stop = turned if turned >= 0 else r.last
    w = h.wager
    return 0 <= h.muck < stop or (w.at >= 0 and 0 <= w.last_settled < stop)


@kernel
def left_down(turned: int, down: int) -> bool:
    """Whether fewer of a player's two cards were turned over for the settlement than had been dealt face down."""
    return turned < down


@kernel
def looks(t: Table, h: Hand, r: Round, stop: int) -> int:
    """How often, before event ``stop``, a player handled cards that may be those of hand row ``h``, or they were shown.

    Who plays several hands at a position may take them up together.
    """
    found = 0
    for j in range(r.first_card, stop):
        if t.kind[j] == KIND_HANDLE_CARDS:
            about = t.notes[j].hand
            seat = about.seat if about else t.seat[j]
            if about == h or seat < 0 or seat == h.seat:
                found += 1
        elif t.kind[j] == KIND_EXPOSE and t.notes[j].hand == h:
            found += 1
    return found


@kernel
def settled_beside(t: Table, h: Hand, start: int, stop: int) -> bool:
    """Whether between two events a wager beside hand row ``h`` is settled, for which its cards may be turned over."""
    for j in range(start + 1, stop):
        if t.kind[j] == KIND_PAY or t.kind[j] == KIND_COLLECT or t.kind[j] == KIND_RETURN:
            w = t.notes[j].wager
            if not w:
                if t.seat[j] < 0 or t.seat[j] == h.seat:
                    return True
            elif w.hand == h and not is_main_wager(w.kind):
                return True
    return False


@kernel
def never_looked(looks: int) -> bool:
    """Whether a player decided who had not taken up his cards (how often he did)."""
    return looks == 0


@kernel
def before_all_have_two(i: int, deal_done: int) -> bool:
    """Whether an event comes before the dealer's second card (event), which is dealt after all others."""
    return i < deal_done


@kernel
def dealt_before_turned(card: int, turned: int) -> bool:
    """Whether a further card (event, -1: none) was dealt to a hand before its own cards were turned over (event)."""
    return 0 <= card < turned
