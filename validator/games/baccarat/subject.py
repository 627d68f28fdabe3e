"""Puts a hit in baccarat into words: whose wager, which hand, which cards, and a picture of the round."""

from validator.core.engine.engines import Hit
from validator.core.engine.rows import between, row_after
from validator.games.baccarat.rows import BANKER, PLAYER
from validator.games.baccarat.tables.rows import Hand
from validator.games.rounds.run_result import UNKNOWN_WAGER, RunResult, Subject, patron_of, picture_line, unmoved_of
from validator.games.rounds.subject import other_meant
from validator.log.cards import card_word
from validator.log.codes import KIND_DEAL
from validator.log.columns import Columns, Names
from validator.log.vocabulary import WHAT

_WORDS = {code: word for word, code in WHAT.items()}
_WAGERS = {"player": "wager on the Player's Hand", "banker": "wager on the Banker's Hand", "tie": "Tie Bet"}
_HANDS = {PLAYER: "the Player's Hand", BANKER: "the Banker's Hand"}


def wager_name(kind: int) -> str:
    """The regulation's name of a type of wager, given the log's code."""
    word = _WORDS.get(kind, "")
    return _WAGERS.get(word, word or UNKNOWN_WAGER)


def cards_of(events: Columns, h: Hand) -> str:
    """The cards of a hand in the order in which they were dealt, one that does not count in brackets."""
    dealt = ((h.first_event, h.first), (h.second_event, h.second), (h.third_event, h.third))
    found = []
    for event, card in dealt:
        if event >= 0:
            found.append(f"[{card_word(card)}]" if event == h.extra else card_word(card))
    if h.fourth_event >= 0:
        found.append(f"[{card_word(events.card[h.fourth_event])}]")
    return " ".join(found)


def subject_of(hit: Hit, events: Columns, done: RunResult, names: Names) -> Subject:
    """Whose wager, and which hand, a hit concerns.

    ``hit.subject`` is a wager's row or names a position (``of_other``), else the event decides.
    """
    t = done.rows()
    named = other_meant(hit.subject)
    note = t.notes[hit.event]
    w = t.wagers[hit.subject] if named > 0 or hit.subject > 0 else note.wager
    h = note.hand
    placed = w and w.event >= 0
    seat = named if named > 0 else w.seat if placed else events.seat[hit.event]
    player = w.player if w else events.player[hit.event]
    whose = _HANDS.get(h.id, "") if h and not w else ""
    r = t.rounds[hit.round]
    return Subject(
        seat=f"seat {seat}" if seat > 0 else whose or ("a position not recorded" if w else "the table"),
        player=names.word(player) or ("the player" if w and not placed and seat <= 0 else ""),
        hand=cards_of(events, row_after(t.hands, r.hand, PLAYER)) if r else "",
        opponent=cards_of(events, row_after(t.hands, r.hand, BANKER)) if r else "",
        wager=wager_name(w.kind) if w else "",
        stake=w.stake if w else -1,
        position=int(seat),
        patron=patron_of(player, names),
        unmoved=unmoved_of(w) if w else "",
    )


def picture_of(hit: Hit, events: Columns, done: RunResult, names: Names) -> tuple[str, ...]:
    """A small picture of the round: both hands with cards and Point Count, each wager with what was settled on it.

    A line begins with ``>`` where the hit points at one of its events.
    """
    if hit.round <= 0:
        return ()
    t = done.rows()
    r = t.rounds[hit.round]
    lines = []
    dealt = t.notes[hit.event].hand.at if events.kind[hit.event] == KIND_DEAL else -1
    for place, who in ((PLAYER, "Player's Hand"), (BANKER, "Banker's Hand")):
        h = row_after(t.hands, r.hand, place)
        shown = str(h.points) if h.points >= 0 else "?"
        lines.append(f"{'>' if h.at == dealt else ' '} {who:<16} {cards_of(events, h):<24} {shown}")
    for w in between(t.wagers, r.wager, r.wagers_end):
        settled = {
            "collected": w.collected,
            "vigorish taken": w.taken_vigorish,
            "vigorish marked": w.marked_vigorish,
            "paid": w.paid,
            "returned": w.returned,
        }
        where = f"seat {w.seat}" if w.seat > 0 else "no seat recorded"
        lines.append(picture_line(w, w.at == hit.subject, f"{where:<16}", wager_name(w.kind), settled))
    return tuple(lines)
