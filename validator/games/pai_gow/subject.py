"""Puts a hit of the tiles passes into words: whose hand, which tiles, which wager, and a picture of the round."""

from validator.core.engine.engines import Hit
from validator.core.engine.kernel import Ints
from validator.core.money import format_cents
from validator.games.numbers import own_numbers
from validator.games.pai_gow import collecting, players, settlement
from validator.games.pai_gow.picture import drawn
from validator.games.pai_gow.tables import flags, hand, note, round_, wager
from validator.games.rounds.run_result import UNKNOWN_WAGER, RunResult, Subject, patron_of, unmoved_of
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


def tiles_of(hands: Ints, h: int) -> str:
    """The hands as laid, ``6-6 4-5 / 5-6 2-2``, the high hand first; "" where nothing of them is known."""
    halves = []
    for first in (hand.HIGH_A, hand.LOW_A):
        codes = (int(hands[h + first]), int(hands[h + first + 1]))
        halves.append(" ".join(card_word(code) if code > 0 else "?" for code in codes))
    return " / ".join(halves) if any(int(hands[h + at]) > 0 for at in (hand.HIGH_A, hand.LOW_A)) else ""


def place_name(hands: Ints, rounds: Ints, h: int) -> str:
    """Whose hand it is: the dealer, the Dead Hand, the bank at seat 3, seat 3; hand 3 where the seat is not known."""
    if hands[h + hand.FLAGS] & flags.THE_DEAD_HAND:
        return "the Dead Hand"
    if hands[h + hand.FLAGS] & flags.TILES_OF_THE_DEALER:
        return "the dealer"
    seat = int(hands[h + hand.SEAT])
    bank = int(rounds[int(hands[h + hand.ROUND]) + round_.BANK_SEAT])
    if seat <= 0:
        return f"hand {int(hands[h + hand.ID])}"
    return f"the bank at seat {seat}" if seat == bank else f"seat {seat}"


def owner(name: str, wagers: Ints, w: int, seat: int) -> str:
    """Whose a wager is: its player's by name, the certificate holder's where the dealer wagers; "" not known."""
    if w > 0 and wagers[w + wager.KIND] == WHAT_DEALER_WAGER:
        return "the house"
    return name or ("the player" if w > 0 and wagers[w + wager.EVENT] < 0 and seat <= 0 else "")


def payer(hit: Hit, rounds: Ints, names: Names) -> str:
    """Who is short of what a wager brought too much: the certificate holder, or the bank of the round."""
    row = hit.round
    if hit.number not in _SETTLED or row <= 0 or rounds[row + round_.BANK_SEAT] < 0:
        return "the house"
    bank = names.word(int(rounds[row + round_.PLAYER])) or "the bank"
    return f"{bank} and the house" if rounds[row + round_.CO_BANK] >= 0 else bank


def subject_of(hit: Hit, events: Columns, done: RunResult, names: Names) -> Subject:
    """Whose hand and which wager a hit concerns; ``hit.subject`` is a wager's row, else the event's hand decides."""
    notes, hands, wagers, rounds = (done.tables[name] for name in ("notes", "hands", "wagers", "rounds"))
    w = hit.subject if hit.subject > 0 else int(notes[hit.event * note.WIDTH + note.WAGER])
    h = int(wagers[w + wager.HAND]) if w > 0 else int(notes[hit.event * note.WIDTH + note.HAND])
    row = hit.round
    against = -1
    if row > 0:
        banked = int(rounds[row + round_.BANK_SEAT]) >= 0
        against = int(rounds[row + round_.BANK]) if banked else int(rounds[row + round_.HAND])
    seat = events.seat[hit.event]
    position = int(wagers[w + wager.SEAT] if w > 0 else hands[h + hand.SEAT] if h > 0 else seat)
    where = place_name(hands, rounds, h) if h > 0 else f"seat {seat}" if seat > 0 else "the table"
    if h <= 0 and seat == 0:
        where = "the dealer"
    player = int(wagers[w + wager.PLAYER]) if w > 0 else int(hands[h + hand.PLAYER]) if h > 0 else -1
    patron = player if w > 0 or h > 0 else events.player[hit.event]
    if w <= 0 and hit.number in _OF_BANK and row > 0 and rounds[row + round_.BANK_SEAT] >= 0:
        player = patron = int(rounds[row + round_.PLAYER])
        position = int(rounds[row + round_.BANK_SEAT])
        where = (
            place_name(hands, rounds, int(rounds[row + round_.BANK])) if rounds[row + round_.BANK] > 0 else "the bank"
        )
    return Subject(
        seat=where,
        player=owner(names.word(player), wagers, w, seat),
        hand=tiles_of(hands, h) if h > 0 else "",
        opponent=tiles_of(hands, against) if against > 0 else "",
        wager=wager_name(int(wagers[w + wager.KIND])) if w > 0 else "",
        stake=int(wagers[w + wager.STAKE]) if w > 0 else -1,
        other=payer(hit, rounds, names),
        position=position,
        patron=patron_of(patron, names),
        unmoved=unmoved_of(wagers, w) if w > 0 else "",
    )


def picture_of(hit: Hit, events: Columns, done: RunResult, names: Names) -> tuple[str, ...]:
    """A small picture of the round: each hand as laid, then the wagers and what was settled on them.

    A line begins with ``>`` where the hit points at one of its events.
    """
    if hit.round <= 0:
        return ()
    notes, hands, wagers, rounds = (done.tables[name] for name in ("notes", "hands", "wagers", "rounds"))
    row = hit.round
    lines = []
    hit_hand = int(notes[hit.event * note.WIDTH + note.HAND])
    for h in range(int(rounds[row + round_.HAND]), int(rounds[row + round_.HANDS_END]), hand.WIDTH):
        tiles = tiles_of(hands, h)
        if tiles or h == hit_hand or hands[h + hand.WAGER] > 0:
            mark = ">" if h == hit_hand else " "
            lines.append(f"{mark} {place_name(hands, rounds, h):<20} {tiles or 'tiles not recorded'}")
            if tiles and h == hit_hand:
                lines += [f"{'':<23}{drawing}" for drawing in drawn([half.split() for half in tiles.split(" / ")])]
    for w in range(int(rounds[row + round_.WAGER]), int(rounds[row + round_.WAGERS_END]), wager.WIDTH):
        mark = ">" if w == hit.subject else " "
        settled = [
            f"{label} {format_cents(int(wagers[w + place]))}"
            for label, place in (
                ("collected", wager.COLLECTED),
                ("paid", wager.PAID),
                ("vigorish", wager.VIGORISH),
                ("returned", wager.RETURNED),
            )
            if wagers[w + place]
        ]
        stake = format_cents(int(wagers[w + wager.STAKE])) if wagers[w + wager.STAKE] >= 0 else "amount not recorded"
        seat = int(wagers[w + wager.SEAT])
        where = "the dealer" if seat == 0 else f"seat {seat}" if seat > 0 else "no seat recorded"
        lines.append(
            f"{mark} {where:<20} {wager_name(int(wagers[w + wager.KIND]))} {stake}: "
            f"{', '.join(settled) or 'nothing settled'}"
        )
    return tuple(lines)
