"""Puts a hit of the baccarat passes into words: whose wager, which hand, which cards, and a picture of the round."""

from validator.core.engine.engines import Hit
from validator.core.money import format_cents
from validator.games.baccarat.rows import BANKER, PLAYER
from validator.games.baccarat.tables import hand, note, round_, wager
from validator.games.rounds.run_result import UNKNOWN_WAGER, RunResult, Subject, patron_of, unmoved_of
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


def cards_of(events: Columns, done: RunResult, hand_row: int) -> str:
    """The cards of a hand in the order in which they were dealt, one that does not count in brackets."""
    hands = done.tables["hands"]
    found = []
    for place in range(hand.THIRD - hand.FIRST + 1):
        event = int(hands[hand_row + hand.FIRST_EVENT + place])
        if event >= 0:
            word = card_word(int(hands[hand_row + hand.FIRST + place]))
            found.append(f"[{word}]" if event == hands[hand_row + hand.EXTRA] else word)
    fourth = int(hands[hand_row + hand.FOURTH_EVENT])
    if fourth >= 0:
        found.append(f"[{card_word(events.card[fourth])}]")
    return " ".join(found)


def subject_of(hit: Hit, events: Columns, done: RunResult, names: Names) -> Subject:
    """Whose wager, and which hand, a hit concerns.

    ``hit.subject`` is a wager's row or names a position (``of_other``), else the event decides.
    """
    notes, hands, wagers, rounds = (done.tables[name] for name in ("notes", "hands", "wagers", "rounds"))
    named = other_meant(hit.subject)
    w = hit.subject if named > 0 or hit.subject > 0 else int(notes[hit.event * note.WIDTH + note.WAGER])
    h = int(notes[hit.event * note.WIDTH + note.HAND])
    placed = w > 0 and int(wagers[w + wager.EVENT]) >= 0
    seat = named if named > 0 else int(wagers[w + wager.SEAT]) if placed else events.seat[hit.event]
    player = int(wagers[w + wager.PLAYER]) if w > 0 else events.player[hit.event]
    whose = _HANDS.get(int(hands[h + hand.ID]), "") if h > 0 and w <= 0 else ""
    row = hit.round
    banker = int(rounds[row + round_.HAND]) + hand.WIDTH + hand.WIDTH if row > 0 else -1
    return Subject(
        seat=f"seat {seat}" if seat > 0 else whose or "the table",
        player=names.word(player) or ("the player" if w > 0 and not placed and seat <= 0 else ""),
        hand=cards_of(events, done, banker - hand.WIDTH) if row > 0 else "",
        opponent=cards_of(events, done, banker) if row > 0 else "",
        wager=wager_name(int(wagers[w + wager.KIND])) if w > 0 else "",
        stake=int(wagers[w + wager.STAKE]) if w > 0 else -1,
        position=int(seat),
        patron=patron_of(player, names),
        unmoved=unmoved_of(wagers, w) if w > 0 else "",
    )


def picture_of(hit: Hit, events: Columns, done: RunResult, names: Names) -> tuple[str, ...]:
    """A small picture of the round: both hands with cards and Point Count, each wager with what was settled on it.

    A line begins with ``>`` where the hit points at one of its events.
    """
    if hit.round <= 0:
        return ()
    notes, hands, wagers, rounds = (done.tables[name] for name in ("notes", "hands", "wagers", "rounds"))
    row = hit.round
    lines = []
    dealt = int(notes[hit.event * note.WIDTH + note.HAND]) if events.kind[hit.event] == KIND_DEAL else -1
    first = int(rounds[row + round_.HAND]) + hand.WIDTH
    for h, who in ((first, "Player's Hand"), (first + hand.WIDTH, "Banker's Hand")):
        points = int(hands[h + hand.POINTS])
        shown = str(points) if points >= 0 else "?"
        lines.append(f"{'>' if h == dealt else ' '} {who:<16} {cards_of(events, done, h):<24} {shown}")
    for w in range(int(rounds[row + round_.WAGER]), int(rounds[row + round_.WAGERS_END]), wager.WIDTH):
        settled = [
            f"{label} {format_cents(int(wagers[w + place]))}"
            for label, place in (
                ("collected", wager.COLLECTED),
                ("vigorish taken", wager.TAKEN_VIGORISH),
                ("vigorish marked", wager.MARKED_VIGORISH),
                ("paid", wager.PAID),
                ("returned", wager.RETURNED),
            )
            if wagers[w + place]
        ]
        stake = format_cents(int(wagers[w + wager.STAKE])) if wagers[w + wager.STAKE] >= 0 else "amount not recorded"
        seat = f"seat {int(wagers[w + wager.SEAT])}" if wagers[w + wager.SEAT] > 0 else "no seat recorded"
        lines.append(
            f"{'>' if w == hit.subject else ' '} {seat:<16} "
            f"{wager_name(int(wagers[w + wager.KIND]))} {stake}: {', '.join(settled) or 'nothing settled'}"
        )
    return tuple(lines)
