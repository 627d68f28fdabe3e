"""What siblings of Chapter 633a say of the table in play: its positions, cash, and surrender where there is none."""

from validator.core.engine.kernel import JUDGED, emit, kernel
from validator.core.engine.rows import between, row_after, rows_of
from validator.games.blackjack.alterations import event_on_wager
from validator.games.blackjack.dealers_missed_card import dealers_card_missed, may_be_for_dealers_card
from validator.games.blackjack.decisions import is_turn_choice
from validator.games.blackjack.hands import counted_rank
from validator.games.blackjack.rows import root_at
from validator.games.blackjack.surrender import left_by_surrender
from validator.games.blackjack.tables import flags
from validator.games.blackjack.tables.rows import Round, Table, Wager
from validator.games.blackjack.up_card import is_blackjack_up_card
from validator.games.numbers import Rules, missing_facts
from validator.games.rounds.positions import too_many
from validator.games.table import ask, recorded
from validator.log.codes import (
    BY_CASH,
    BY_STRIDE,
    BY_VERBAL_CASH,
    KIND_CASH_CONVERTED,
    KIND_CHOICE,
    KIND_POSITIONS,
    KIND_VOID_HAND,
    KIND_VOID_ROUND,
    KIND_WAGER,
    KIND_WAGER_CONFIRMED,
    WHAT_CARD_READER_USED,
    WHAT_HOLE_CARD_SEEN,
    WHAT_IRREGULARITY,
    WHAT_MISDEAL,
    WHAT_SURRENDER,
)

NO_CONVERSION, *_ = missing_facts()

rule = Rules("blackjack.table_rules")
TOO_MANY_POSITIONS_DEALT = rule(
    "too-many-positions-dealt",
    "Cards dealt to more betting positions than a table may have",
    "cards were dealt to {observed} betting positions; a table has at most {expected}",
    expected="at most {expected} positions",
    observed="{observed}",
)
WAGER_MADE_IN_CASH = rule(
    "wager-made-in-cash",
    "A wager made with cash",
    "{seat}: a {wager} of {stake} was made with cash",
    expected="value chips, plaques or another approved instrument",
    observed="cash",
)
SURRENDERED_ALL_THE_SAME = rule(
    "surrendered-all-the-same",
    "A hand surrendered where players may not",
    "{seat} surrendered {hand}; players may not surrender",
    expected="no surrender",
    observed="surrendered",
)
ROUND_VOIDED_FOR_MISSED_DEALER_CARD = rule(
    "round-voided-for-missed-dealer-card",
    "All hands called dead because the dealer missed a card of his own",
    "all hands were called dead though only the dealer's card was missed; he had {observed} cards",
    expected="{expected} cards to the dealer after those of the players",
    observed="{observed}",
)
HANDS_DEAD_FOR_MISUSED_READER = rule(
    "hands-dead-for-misused-reader",
    "Hands called dead because the card reader was used without cause",
    "hands were called dead after the card reader had been used on a first card that calls for none",
    expected="play continued",
    observed="hands called dead",
)
BLACKJACK_SURRENDERED = rule(
    "blackjack-surrendered",
    "A Blackjack surrendered",
    "{seat} surrendered a Blackjack ({hand})",
    expected="no surrender, if a Blackjack is excepted",
    observed="surrendered",
)
WAGER_LEFT_IN_CASH = rule(
    "wager-left-in-cash",
    "A wager made with cash that was not confirmed and changed",
    ("{seat}: a {wager} of {stake} was made with cash, which was not confirmed by the dealer and changed in the round"),
    needs={
        "whether the wager was confirmed, and its cash changed": NO_CONVERSION,
    },
    expected="value chips, plaques or another approved instrument",
    observed="cash left as it was",
)


@kernel
def surrenders(choice: int) -> bool:
    """Whether a player's decision (the log's word) is to surrender."""
    return choice == WHAT_SURRENDER


@kernel
def judge_void(t: Table, i: int, what: int, r: Round) -> None:
    """Judge hands called dead at event ``i``: a card that the dealer missed is dealt to him after the players' own."""
    if not may_be_for_dealers_card(t, what, r):
        return
    t.tally[ROUND_VOIDED_FOR_MISSED_DEALER_CARD + JUDGED] += 1
    if dealers_card_missed(t, i, r):
        cards = r.hand.cards
        emit(t.hits, ROUND_VOIDED_FOR_MISSED_DEALER_CARD, i, 2, cards, 0, -1, -1, r.at)


@kernel
def judge_reader_void(t: Table, i: int, what: int, r: Round) -> None:
    """Judge hands called dead at event ``i`` after the card reader was used on a low card: play is to continue."""
    up = r.up
    peek = r.peek
    if peek < 0 or peek > i or counted_rank(t, up) < 0:
        return
    named = what < 0 or what in (WHAT_CARD_READER_USED, WHAT_HOLE_CARD_SEEN, WHAT_MISDEAL, WHAT_IRREGULARITY)
    misused = 1 if named and not is_blackjack_up_card(t, up) else 0
    ask(t, HANDS_DEAD_FOR_MISUSED_READER, misused != 0, i, 0, 1, 0, -1, peek, r.at)


@kernel
def positions_dealt(t: Table, r: Round) -> int:
    """Betting positions to which cards were dealt in round row ``r``, each counted once."""
    found = 0
    first = row_after(t.hands, r.hand, 1)
    for h in between(t.hands, first, r.hands_end):
        if h.seat <= 0 or h.cards <= 0:
            continue
        again = False
        for other in between(t.hands, first, h):
            again = again or (other.seat == h.seat and other.cards > 0)
        if not again:
            found += 1
    return found


@kernel
def said_to_have_too_many(t: Table, stop: int) -> int:
    """The event before ``stop`` by which the log gives a table more positions than it may have; -1 without one."""
    for i in range(stop - 1, -1, -1):
        if t.kind[i] == KIND_POSITIONS:
            return i if too_many(t.n[i], t.options.positions_most) else -1
    return -1


@kernel
def left_in_cash(t: Table, i: int, w: Wager, r: Round) -> bool:
    """Judge whether the cash of a wager was confirmed and changed in its round, and give back whether it was not."""
    if w.withdrawn >= 0:
        return False
    stop = r.last + 1
    whole = r.gaps == 0
    unconfirmed = event_on_wager(t, KIND_WAGER_CONFIRMED, t.wager[i], i, stop) < 0
    unchanged = event_on_wager(t, KIND_CASH_CONVERTED, t.wager[i], i, stop) < 0
    known = (unconfirmed and recorded(t, KIND_WAGER_CONFIRMED)) or (unchanged and recorded(t, KIND_CASH_CONVERTED))
    if (unconfirmed or unchanged) and not (whole and known):
        t.tally[WAGER_LEFT_IN_CASH + NO_CONVERSION] += 1
        return False
    return ask(t, WAGER_LEFT_IN_CASH, unconfirmed or unchanged, i, 0, 1, 0, w.at, -1, r.at)


@kernel
def table_rules_pass(t: Table) -> None:
    """Judge the positions dealt in every round, wagers in cash, surrender where there is none, and rounds voided."""
    kinds = t.kind
    whats = t.what
    bys = t.by
    for i in range(len(kinds)):
        kind = kinds[i]
        note = t.notes[i]
        if kind == KIND_WAGER and note.round:
            if bys[i] >= 0:
                t.tally[WAGER_MADE_IN_CASH + JUDGED] += 1
                if bys[i] % BY_STRIDE in (BY_VERBAL_CASH, BY_CASH):
                    w = note.wager
                    if not left_in_cash(t, i, w, w.round):
                        emit(t.hits, WAGER_MADE_IN_CASH, i, 0, 1, 0, w.at, -1, w.round.at)
                else:
                    t.tally[WAGER_LEFT_IN_CASH + JUDGED] += 1
        elif kind == KIND_CHOICE and whats[i] == WHAT_SURRENDER and t.options.no_surrender != 1:
            t.tally[BLACKJACK_SURRENDERED + JUDGED] += 1
            if note.flags & flags.NATURAL != 0:
                emit(t.hits, BLACKJACK_SURRENDERED, i, 0, 1, 0, -1, -1, note.round.at)
        elif kind == KIND_CHOICE and t.options.no_surrender == 1 and is_turn_choice(whats[i]):
            t.tally[SURRENDERED_ALL_THE_SAME + JUDGED] += 1
            if surrenders(whats[i]):
                h = note.hand
                r = note.round
                root = root_at(t, h, i) if h else -1
                cost = left_by_surrender(t, r, h) if h else 0
                emit(t.hits, SURRENDERED_ALL_THE_SAME, i, 0, 1, cost, -1, root, r.at)
        elif kind == KIND_VOID_ROUND and note.round:
            judge_void(t, i, whats[i], note.round)
            judge_reader_void(t, i, whats[i], note.round)
        elif kind == KIND_VOID_HAND and (whats[i] == WHAT_CARD_READER_USED or whats[i] == WHAT_HOLE_CARD_SEEN):
            judge_reader_void(t, i, whats[i], note.round)
    if t.options.positions_most < 0:
        return
    for r in rows_of(t.rounds):
        if r.first_card < 0:
            continue
        dealt = positions_dealt(t, r)
        t.tally[TOO_MANY_POSITIONS_DEALT + JUDGED] += 1
        if dealt > t.options.positions_most:
            first = r.first_card
            root = said_to_have_too_many(t, first)
            emit(t.hits, TOO_MANY_POSITIONS_DEALT, first, t.options.positions_most, dealt, 0, -1, root, r.at)
