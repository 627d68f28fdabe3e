"""Puts a hit in Pai Gow into words: whose hand, which tiles, which wager, and a picture of the round."""

from validator.core.engine.engines import Hit
from validator.core.engine.rows import NONE, between
from validator.games.numbers import own_numbers
from validator.games.pai_gow import collecting, players, settlement
from validator.games.pai_gow.picture import tile_picture
from validator.games.pai_gow.tables import flags
from validator.games.pai_gow.tables.rows import Hand, Round, Wager
from validator.games.rounds.run_result import UNKNOWN_WAGER, RunResult, Subject, patron_of, picture_line, unmoved_of
from validator.log.cards import card_word
from validator.log.codes import WHAT_DEALER_WAGER
from validator.log.columns import Columns, Names
from validator.log.vocabulary import WHAT

_WORDS = {code: word for word, code in WHAT.items()}

_OF_BANK = frozenset(
    {
        *own_numbers("pai_gow.bank_money"),
        *own_numbers("pai_gow.bank_dealer"),
        collecting.DEALER_LOSING_WAGER_NOT_TO_CENTER,
        players.BANK_HANDS_NOT_SET,
        players.DEALER_TURNED_BEFORE_PLAYERS_SET_WITH_BANK,
    }
)
_SETTLED = frozenset(
    {
        settlement.LOSING_WAGER_NOT_COLLECTED,
        settlement.TIE_BY_HIGH_HAND_NOT_RETURNED,
        settlement.TIE_BY_LOW_HAND_NOT_RETURNED,
        settlement.WINNING_WAGER_NOT_PAID,
        settlement.WINNING_WAGER_PAID_AT_WRONG_ODDS,
        settlement.SETTLED_BEFORE_DEALER_RESET,
        settlement.DEALER_LOSING_WAGER_NOT_MOVED,
        settlement.DEALER_TIE_SETTLED_OTHERWISE,
        settlement.DEALER_WINNING_WAGER_NOT_PAID,
    }
)
"""The rules on what passes between a wager and the center of the layout, where a player banks."""
_WAGERS = {"pai-gow": "Pai Gow wager", "dealer-wager": "dealer's wager against the bank"}


def wager_name(kind: int) -> str:
    """The regulation's name of a type of wager, given the log's code."""
    word = _WORDS.get(kind, "")
    return _WAGERS.get(word, word or UNKNOWN_WAGER)


def tiles_of(h: Hand) -> str:
    """The hands as laid, ``6-6 4-5 / 5-6 2-2``, the high hand first; "" where nothing of them is known."""
    halves = [
        " ".join(card_word(code) if code > 0 else "?" for code in codes)
        for codes in ((h.high_a, h.high_b), (h.low_a, h.low_b))
    ]
    return " / ".join(halves) if h.high_a > 0 or h.low_a > 0 else ""


def whose_hand(h: Hand) -> str:
    """Whose hand it is: the dealer, the Dead Hand, the bank at seat 3, seat 3; hand 3 where the seat is not known."""
    if h.flags & flags.THE_DEAD_HAND:
        return "the Dead Hand"
    if h.flags & flags.TILES_OF_THE_DEALER:
        return "the dealer"
    if h.seat <= 0:
        return f"hand {h.id}"
    return f"the bank at seat {h.seat}" if h.seat == h.round.bank_seat else f"seat {h.seat}"


def owner(name: str, w: Wager, seat: int) -> str:
    """Whose a wager is: its player's by name, the certificate holder's where the dealer wagers; "" not known."""
    if w and w.kind == WHAT_DEALER_WAGER:
        return "the house"
    return name or ("the player" if w and w.event < 0 and seat <= 0 else "")


def payer(hit: Hit, r: Round, names: Names) -> str:
    """Who is short of what a wager brought too much: the certificate holder, or the bank of the round."""
    if hit.number not in _SETTLED or not r or r.bank_seat < 0:
        return "the house"
    bank = names.word(r.player) or "the bank"
    return f"{bank} and the house" if r.co_bank >= 0 else bank


def subject_of(hit: Hit, events: Columns, done: RunResult, names: Names) -> Subject:
    """Whose hand and which wager a hit concerns; ``hit.subject`` is a wager's row, else the event's hand decides."""
    t = done.rows()
    note = t.notes[hit.event]
    w = t.wagers[hit.subject] if hit.subject > 0 else note.wager
    h = w.hand if w else note.hand
    r = t.rounds[hit.round]
    against = t.hands[NONE]
    if r:
        against = r.bank if r.bank_seat >= 0 else r.hand
    seat = events.seat[hit.event]
    position = w.seat if w else h.seat if h else int(seat)
    where = whose_hand(h) if h else f"seat {seat}" if seat > 0 else "the table"
    if not h and seat == 0:
        where = "the dealer"
    player = w.player if w else h.player if h else -1
    patron = player if w or h else events.player[hit.event]
    if not w and hit.number in _OF_BANK and r and r.bank_seat >= 0:
        player = patron = r.player
        position = r.bank_seat
        where = whose_hand(r.bank) if r.bank else "the bank"
    return Subject(
        seat=where,
        player=owner(names.word(player), w, seat),
        hand=tiles_of(h) if h else "",
        opponent=tiles_of(against) if against else "",
        wager=wager_name(w.kind) if w else "",
        stake=w.stake if w else -1,
        other=payer(hit, r, names),
        position=position,
        patron=patron_of(patron, names),
        unmoved=unmoved_of(w) if w else "",
    )


def picture_of(hit: Hit, events: Columns, done: RunResult, names: Names) -> tuple[str, ...]:
    """A small picture of the round: each hand as laid, then the wagers and what was settled on them.

    A line begins with ``>`` where the hit points at one of its events.
    """
    if hit.round <= 0:
        return ()
    t = done.rows()
    r = t.rounds[hit.round]
    lines = []
    of_hit = t.notes[hit.event].hand
    for h in between(t.hands, r.hand, r.hands_end):
        tiles = tiles_of(h)
        if tiles or h == of_hit or h.wager:
            mark = ">" if h == of_hit else " "
            lines.append(f"{mark} {whose_hand(h):<20} {tiles or 'tiles not recorded'}")
            if tiles and h == of_hit:
                lines += [
                    f"{'':<23}{drawing}" for drawing in tile_picture([half.split() for half in tiles.split(" / ")])
                ]
    for w in between(t.wagers, r.wager, r.wagers_end):
        settled = {"collected": w.collected, "paid": w.paid, "vigorish": w.vigorish, "returned": w.returned}
        where = "the dealer" if w.seat == 0 else f"seat {w.seat}" if w.seat > 0 else "no seat recorded"
        lines.append(picture_line(w, w.at == hit.subject, f"{where:<20}", wager_name(w.kind), settled))
    return tuple(lines)
