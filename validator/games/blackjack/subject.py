"""Puts a hit of the blackjack passes into words: whose hand, which cards, which wager, and a picture of the round."""

from validator.core.engine.engines import Hit
from validator.core.engine.kernel import Ints
from validator.core.money import format_cents
from validator.games.blackjack.bad_beat_bonuses import MAGIC_CARD_BONUS_DOUBTFUL, MAGIC_CARD_BONUS_WRONG
from validator.games.blackjack.tables import flags, hand, note, round_
from validator.games.rounds import wager
from validator.games.rounds.run_result import UNKNOWN_WAGER, RunResult, Subject, patron_of, unmoved_of
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


def word_of(events: Columns, wagers: Ints, w: int) -> int:
    """The log's own code for the type of wager row ``w``: the machine books every main wager under one."""
    placed = int(wagers[w + wager.EVENT])
    return int(events.what[placed]) if placed >= 0 else int(wagers[w + wager.KIND])


def cards_of(events: Columns, done: RunResult, row: int, hand_row: int) -> str:
    """The cards of a hand as it stands when the round is over, those that do not count in brackets.

    They are in the order in which they were dealt, one dealt unseen as it was shown later; a card that came by a switch
    stands where the other lay, and one that a split moved begins the new hand.
    """
    if row not in done.cards:
        done.cards[row] = {h: " ".join(words) for h, words in _held(events, done, row).items()}
    return done.cards[row].get(hand_row, "")


def initial_cards_of(done: RunResult, hand_row: int) -> str:
    """The two cards that a hand was dealt first, whatever became of them."""
    hands = done.tables["hands"]
    return " ".join(card_word(int(hands[hand_row + place])) for place in (hand.DEALT_FIRST, hand.DEALT_SECOND))


def _wagered_on(hit: Hit, events: Columns, done: RunResult, w: int, h: int) -> str:
    """The cards of hand row ``h`` that decide wager row ``w``: the initial ones, or all."""
    hands, wagers = done.tables["hands"], done.tables["wagers"]
    kind = int(wagers[w + wager.KIND])
    magic = hit.number in (MAGIC_CARD_BONUS_WRONG, MAGIC_CARD_BONUS_DOUBTFUL)
    if hands[h + hand.CARDS] < INITIAL_CARDS or (kind not in (*ON_TWO_CARDS, WHAT_SUPER_MATCH) and not magic):
        return cards_of(events, done, hit.round, h)
    cards = initial_cards_of(done, h)
    if magic:
        span = range(int(done.tables["rounds"][hit.round + round_.FIRST]), hit.event + 1)
        drawn = next((events.card[i] for i in reversed(span) if events.kind[i] == KIND_MAGIC_CARD), -1)
        return f"{cards}, the Magic Card {card_word(drawn)}"
    if kind == WHAT_SUPER_MATCH:
        first, end = (int(done.tables["rounds"][hit.round + place]) for place in (round_.HAND, round_.HANDS_END))
        seat = hands[h + hand.SEAT]
        others = (one for one in range(first, end, hand.WIDTH) if one != h and hands[one + hand.SEAT] == seat)
        cards = " and ".join([cards, *(initial_cards_of(done, one) for one in others if hands[one + hand.PARENT] < 0)])
    return cards


def _held(events: Columns, done: RunResult, row: int) -> dict[int, list[str]]:
    """The cards of every hand of a round, by the hand's row."""
    notes, hands, rounds = done.tables["notes"], done.tables["hands"], done.tables["rounds"]
    rows = {
        int(hands[h + hand.ID]): h
        for h in range(int(rounds[row + round_.HAND]), int(rounds[row + round_.HANDS_END]), hand.WIDTH)
    }
    held: dict[int, list[str]] = {h: [] for h in rows.values()}
    for i in range(int(rounds[row + round_.FIRST]), int(rounds[row + round_.LAST]) + 1):
        at = i * note.WIDTH
        kind, h, other = events.kind[i], int(notes[at + note.HAND]), rows.get(events.ref[i], -1)
        if h not in held:
            continue
        if kind in (KIND_DEAL, KIND_DETERMINANT) or (kind == KIND_MOVE_CARD and notes[at + note.COUNTED]):
            word = card_word(events.card[i])
            held[h].append(word if notes[at + note.COUNTED] else f"[{word}]")
        elif kind == KIND_EXPOSE and events.card[i] >= 0:
            shown = card_word(events.card[i])
            if shown not in held[h] and _UNSEEN in held[h]:
                held[h][held[h].index(_UNSEEN)] = shown
        elif kind == KIND_SWITCH and other >= 0 and min(len(held[h]), len(held[other])) > 1:
            place = 0 if events.what[i] == WHAT_FIRST_CARDS else 1
            held[h][place], held[other][place] = held[other][place], held[h][place]
        elif kind == KIND_SPLIT and other >= 0 and len(held[other]) > 1:
            first = events.card[i] >= 0 and card_word(events.card[i]) == held[other][0]
            held[h].append(held[other].pop(0 if first else 1))
    return held


def subject_of(hit: Hit, events: Columns, done: RunResult, names: Names) -> Subject:
    """Whose hand and which wager a hit concerns.

    ``hit.subject`` is a wager's row or names a hand (``of_other``), else the event's wager and hand decide.
    """
    notes, hands, wagers, rounds = (done.tables[name] for name in ("notes", "hands", "wagers", "rounds"))
    h = other_meant(hit.subject)
    w = hit.subject if h >= 0 or hit.subject > 0 else int(notes[hit.event * note.WIDTH + note.WAGER])
    if w > 0:
        h = int(wagers[w + wager.HAND])
    elif h < 0:
        h = int(notes[hit.event * note.WIDTH + note.HAND])
    row = hit.round
    seat = int(wagers[w + wager.SEAT]) if w > 0 else int(hands[h + hand.SEAT]) if h > 0 else events.seat[hit.event]
    player = int(wagers[w + wager.PLAYER]) if w > 0 else int(hands[h + hand.PLAYER]) if h > 0 else -1
    nobody = f"hand {int(hands[h + hand.ID])}" if h > 0 else "a position not recorded" if w > 0 else "the table"
    return Subject(
        seat="the dealer" if seat == 0 else f"seat {seat}" if seat > 0 else nobody,
        player=names.word(player),
        hand=""
        if h <= 0 or row <= 0
        else _wagered_on(hit, events, done, w, h)
        if w > 0
        else cards_of(events, done, row, h),
        opponent=cards_of(events, done, row, int(rounds[row + round_.HAND])) if row > 0 else "",
        wager=wager_name(word_of(events, wagers, w)) if w > 0 else "",
        stake=int(wagers[w + wager.STAKE]) if w > 0 else -1,
        position=int(seat),
        patron=patron_of(player if w > 0 or h > 0 else events.player[hit.event], names),
        unmoved=unmoved_of(wagers, w) if w > 0 else "",
    )


def _owner(table: Ints, row: int, seat: int, player: int, names: Names) -> str:
    """Whose a hand or a wager is: its seat, or its player where the log records no seat."""
    if table[row + seat] > 0:
        return f"seat {int(table[row + seat])}"
    return names.word(int(table[row + player])) or "no seat recorded"


def picture_of(hit: Hit, events: Columns, done: RunResult, names: Names) -> tuple[str, ...]:
    """A small picture of the round: each hand with its cards, total, wagers and what was settled on them.

    A line begins with ``>`` where the hit points at one of its events.
    """
    if hit.round <= 0:
        return ()
    notes, hands, wagers, rounds = (done.tables[name] for name in ("notes", "hands", "wagers", "rounds"))
    row = hit.round
    lines = []
    named = other_meant(hit.subject)
    hit_hand = named if named >= 0 else int(notes[hit.event * note.WIDTH + note.HAND])
    for h in range(int(rounds[row + round_.HAND]), int(rounds[row + round_.HANDS_END]), hand.WIDTH):
        at_seat = hands[h + hand.SEAT] > 0
        who = "dealer" if hands[h + hand.ID] == 0 else _owner(hands, h, hand.SEAT, hand.PLAYER, names)
        if hands[h + hand.ID] != 0 and (not at_seat or hands[h + hand.FLAGS] & flags.SPLIT):
            who += f" (hand {int(hands[h + hand.ID])})"
        total = f"{'soft ' if hands[h + hand.SOFT] else ''}{int(hands[h + hand.TOTAL])}"
        if hands[h + hand.UNKNOWN]:
            total += "+?"
        lines.append(f"{'>' if h == hit_hand else ' '} {who:<16} {cards_of(events, done, row, h):<24} {total}")
    for w in range(int(rounds[row + round_.WAGER]), int(rounds[row + round_.WAGERS_END]), wager.WIDTH):
        mark = ">" if w == hit.subject else " "
        settled = []
        for label, place in (
            ("collected", wager.COLLECTED),
            ("paid", wager.PAID),
            ("bonus", wager.BONUS),
            ("returned", wager.RETURNED),
        ):
            if wagers[w + place]:
                settled.append(f"{label} {format_cents(int(wagers[w + place]))}")
        stake = format_cents(int(wagers[w + wager.STAKE])) if wagers[w + wager.STAKE] >= 0 else "amount not recorded"
        seat = _owner(wagers, w, wager.SEAT, wager.PLAYER, names)
        lines.append(
            f"{mark} {seat:<16} {wager_name(word_of(events, wagers, w))} {stake}: "
            f"{', '.join(settled) or 'nothing settled'}"
        )
    if any("[" in line for line in lines):
        lines.append("  a card in brackets is not counted")
    return tuple(lines)
