"""Puts a hit in blackjack into words: whose hand, which cards, which wager, and a picture of the round."""

from validator.core.engine.engines import Hit
from validator.core.engine.rows import between
from validator.games.blackjack.bad_beat_bonuses import MAGIC_CARD_BONUS_DOUBTFUL, MAGIC_CARD_BONUS_WRONG
from validator.games.blackjack.tables import flags
from validator.games.blackjack.tables.rows import Hand, Round, Wager
from validator.games.rounds.run_result import UNKNOWN_WAGER, RunResult, Subject, patron_of, picture_line, unmoved_of
from validator.games.rounds.subject import other_meant
from validator.log.cards import card_word
from validator.log.codes import (
    KIND_DEAL,
    KIND_DETERMINANT,
    KIND_EXPOSE,
    KIND_MAGIC_CARD,
    KIND_MOVE_CARD,
    KIND_SPLIT,
    KIND_SWITCH,
    WHAT_FIRST_CARDS,
    WHAT_SUPER_MATCH,
)
from validator.log.columns import Columns, Names
from validator.log.vocabulary import WHAT

_UNSEEN = "?"
_WORDS = {code: word for word, code in WHAT.items()}

_WAGERS = {
    "blackjack": "Blackjack Wager",
    "insurance": "Insurance Wager",
    "double-down": "Double Down Wager",
    "split": "wager on the split pair",
    "match-the-dealer": "Match-the-Dealer Wager",
    "twenty-point-bonus": "Lucky Ladies Twenty Point Bonus Wager",
    "in-between": "In Between Wager",
    "royal-match-21": "Royal Match 21 Wager",
    "bet-the-set-21": "Bet the Set 21 Wager",
    "kings-bounty": "King's Bounty Wager",
    "super-match": "Super Match Wager",
    "bad-beat-progressive": "Bad Beat Progressive Wager",
    "three-card-poker": "Three Card Poker Wager",
    "hit-and-run-progressive": "Hit and Run Progressive Wager",
    "straight-jack-progressive": "Straight Jack Progressive Wager",
    "house-money": "House Money Wager",
    "spanish-21": "Spanish 21 wager",
    "bet": "Bet Wager",
    "push-22": "Push 22 Wager",
    "free-bet": "Free Bet lammer",
}


ON_TWO_CARDS = frozenset(
    WHAT[word]
    for word in (
        "match-the-dealer",
        "twenty-point-bonus",
        "in-between",
        "royal-match-21",
        "bet-the-set-21",
        "kings-bounty",
        "three-card-poker",
        "house-money",
    )
)
"""The wagers that the initial two cards of a hand decide, with the dealer's or without."""
INITIAL_CARDS = 2


def wager_name(kind: int) -> str:
    """The regulation's name of a type of wager, given the log's code."""
    word = _WORDS.get(kind, "")
    return _WAGERS.get(word, word or UNKNOWN_WAGER)


def wager_type_word(events: Columns, w: Wager) -> int:
    """The log's own code for the type of a wager: the game model books every main wager under one."""
    return int(events.what[w.event]) if w.event >= 0 else w.kind


def cards_of(events: Columns, done: RunResult, r: Round, h: Hand) -> str:
    """The cards of a hand as it stands when the round is over, those that do not count in brackets.

    They are in the order in which they were dealt, one dealt unseen as it was shown later; a card that came by a switch
    stands where the other lay, and one that a split moved begins the new hand.
    """
    if r.at not in done.cards:
        done.cards[r.at] = {at: " ".join(words) for at, words in _held(events, done, r.at).items()}
    return done.cards[r.at].get(h.at, "")


def initial_cards_of(h: Hand) -> str:
    """The two cards that a hand was dealt first, whatever became of them."""
    return f"{card_word(h.dealt_first)} {card_word(h.dealt_second)}"


def _wagered_on(hit: Hit, events: Columns, done: RunResult, w: Wager, h: Hand) -> str:
    """The cards of a hand that decide a wager: the initial ones, or all."""
    t = done.rows()
    r = t.rounds[hit.round]
    magic = hit.number in (MAGIC_CARD_BONUS_WRONG, MAGIC_CARD_BONUS_DOUBTFUL)
    if h.cards < INITIAL_CARDS or (w.kind not in (*ON_TWO_CARDS, WHAT_SUPER_MATCH) and not magic):
        return cards_of(events, done, r, h)
    cards = initial_cards_of(h)
    if magic:
        drawn = next(
            (events.card[i] for i in range(hit.event, r.first - 1, -1) if events.kind[i] == KIND_MAGIC_CARD), -1
        )
        return f"{cards}, the Magic Card {card_word(drawn)}"
    if w.kind == WHAT_SUPER_MATCH:
        others = (one for one in between(t.hands, r.hand, r.hands_end) if one.at != h.at and one.seat == h.seat)
        cards = " and ".join([cards, *(initial_cards_of(one) for one in others if not one.parent)])
    return cards


def _held(events: Columns, done: RunResult, row: int) -> dict[int, list[str]]:
    """The cards of every hand of a round, by the hand's row."""
    t = done.rows()
    r = t.rounds[row]
    rows = {h.id: h.at for h in between(t.hands, r.hand, r.hands_end)}
    held: dict[int, list[str]] = {at: [] for at in rows.values()}
    for i in range(r.first, r.last + 1):
        note = t.notes[i]
        kind, at, other = events.kind[i], note.hand.at, rows.get(events.ref[i], -1)
        if at not in held:
            continue
        if kind in (KIND_DEAL, KIND_DETERMINANT) or (kind == KIND_MOVE_CARD and note.counted):
            word = card_word(events.card[i])
            held[at].append(word if note.counted else f"[{word}]")
        elif kind == KIND_EXPOSE and events.card[i] >= 0:
            shown = card_word(events.card[i])
            if shown not in held[at] and _UNSEEN in held[at]:
                held[at][held[at].index(_UNSEEN)] = shown
        elif kind == KIND_SWITCH and other >= 0 and min(len(held[at]), len(held[other])) > 1:
            place = 0 if events.what[i] == WHAT_FIRST_CARDS else 1
            held[at][place], held[other][place] = held[other][place], held[at][place]
        elif kind == KIND_SPLIT and other >= 0 and len(held[other]) > 1:
            first = events.card[i] >= 0 and card_word(events.card[i]) == held[other][0]
            held[at].append(held[other].pop(0 if first else 1))
    return held


def subject_of(hit: Hit, events: Columns, done: RunResult, names: Names) -> Subject:
    """Whose hand and which wager a hit concerns.

    ``hit.subject`` is a wager's row or names a hand (``of_other``), else the event's wager and hand decide.
    """
    t = done.rows()
    note = t.notes[hit.event]
    named = other_meant(hit.subject)
    w = t.wagers[hit.subject] if named >= 0 or hit.subject > 0 else note.wager
    h = w.hand if w else t.hands[named] if named >= 0 else note.hand
    r = t.rounds[hit.round]
    seat = w.seat if w else h.seat if h else events.seat[hit.event]
    player = w.player if w else h.player if h else -1
    nobody = f"hand {h.id}" if h else "a position not recorded" if w else "the table"
    return Subject(
        seat="the dealer" if seat == 0 else f"seat {seat}" if seat > 0 else nobody,
        player=names.word(player),
        hand="" if not h or not r else _wagered_on(hit, events, done, w, h) if w else cards_of(events, done, r, h),
        opponent=cards_of(events, done, r, r.hand) if r else "",
        wager=wager_name(wager_type_word(events, w)) if w else "",
        stake=w.stake if w else -1,
        position=int(seat),
        patron=patron_of(player if w or h else events.player[hit.event], names),
        unmoved=unmoved_of(w) if w else "",
    )


def _owner(one: Hand | Wager, names: Names) -> str:
    """Whose a hand or a wager is: its seat, or its player where the log records no seat."""
    return f"seat {one.seat}" if one.seat > 0 else names.word(one.player) or "no seat recorded"


def picture_of(hit: Hit, events: Columns, done: RunResult, names: Names) -> tuple[str, ...]:
    """A small picture of the round: each hand with its cards, total, wagers and what was settled on them.

    A line begins with ``>`` where the hit points at one of its events.
    """
    if hit.round <= 0:
        return ()
    t = done.rows()
    r = t.rounds[hit.round]
    lines = []
    named = other_meant(hit.subject)
    of_hit = named if named >= 0 else t.notes[hit.event].hand.at
    for h in between(t.hands, r.hand, r.hands_end):
        who = "dealer" if h.id == 0 else _owner(h, names)
        if h.id != 0 and (h.seat <= 0 or h.flags & flags.SPLIT):
            who += f" (hand {h.id})"
        total = f"{'soft ' if h.soft else ''}{h.total}"
        if h.unknown:
            total += "+?"
        lines.append(f"{'>' if h.at == of_hit else ' '} {who:<16} {cards_of(events, done, r, h):<24} {total}")
    for w in between(t.wagers, r.wager, r.wagers_end):
        settled = {"collected": w.collected, "paid": w.paid, "bonus": w.bonus, "returned": w.returned}
        where, name = f"{_owner(w, names):<16}", wager_name(wager_type_word(events, w))
        lines.append(picture_line(w, w.at == hit.subject, where, name, settled))
    if any("[" in line for line in lines):
        lines.append("  a card in brackets is not counted")
    return tuple(lines)
