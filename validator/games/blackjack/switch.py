"""Blackjack Switch: two equal wagers and two hands, the switch and its moment; switch_outcomes has what is paid."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel, needs
from validator.core.engine.option_rows import UNSTATED, option_place
from validator.core.engine.rows import NONE, between, row_after, rows_of
from validator.games.blackjack.decisions import is_turn_choice
from validator.games.blackjack.hands import cards_begin
from validator.games.blackjack.main_wager import is_main_wager
from validator.games.blackjack.options import Options
from validator.games.blackjack.rows import root_at
from validator.games.blackjack.switch_outcomes import judge_outcome
from validator.games.blackjack.tables import flags
from validator.games.blackjack.tables.rows import Hand, Round, Table, Wager
from validator.games.numbers import Rules, missing_facts
from validator.games.rounds.rows import mark_root
from validator.games.rounds.subject import of_other
from validator.games.table import ask, lacking, recorded
from validator.log.codes import (
    KIND_ANNOUNCE,
    KIND_CHOICE,
    KIND_COLLECT,
    KIND_DEAL,
    KIND_PAY,
    KIND_ROUND_END,
    KIND_SPLIT,
    KIND_SWITCH,
    KIND_WAGER,
    WHAT_BLACKJACK,
    WHAT_FIRST_CARDS,
    WHAT_NO_SWITCH,
    WHAT_SURRENDER,
    WHAT_SWITCH,
)

NO_STAKE, *_ = missing_facts()
NO_WAGERS, *_ = missing_facts()
NOT_FILED, *_ = missing_facts()
NO_HANDS, *_ = missing_facts()
NO_CHOICES, *_ = missing_facts()
NO_ANNOUNCEMENT, *_ = missing_facts()

rule = Rules("blackjack.switch")
SWITCH_WAGERS_NOT_EQUAL = rule(
    "switch-wagers-not-equal",
    "Two unequal Blackjack Wagers at Blackjack Switch",
    "{seat} wagered {expected} and {observed}",
    needs={
        "the amounts of both wagers": NO_STAKE,
    },
    expected="{expected} on both",
    observed="{observed}",
    unit="cents",
)
SWITCH_SINGLE_WAGER = rule(
    "switch-single-wager",
    "A single Blackjack Wager at Blackjack Switch",
    "{seat} made one Blackjack Wager only",
    needs={
        "every wager, and whose it is": NO_WAGERS,
    },
    expected="{expected} Blackjack Wagers",
    observed="{observed}",
)
SWITCH_NOT_OFFERED = rule(
    "switch-not-offered",
    "Cards switched though Blackjack Switch is not offered",
    "{seat} switched cards; the Rules Submission does not offer Blackjack Switch",
    needs={
        "whether the filing offers Blackjack Switch": NOT_FILED,
    },
    expected="no switch",
    observed="a switch",
)
SWITCH_AFTER_DECISION = rule(
    "switch-after-decision",
    "Cards switched after a decision on the hand, or switched back",
    "{seat} switched cards after another decision ({hand})",
    expected="a switch before other decisions",
    observed="after one",
)
SWITCH_BETWEEN_PLAYERS = rule(
    "switch-between-players",
    "Cards switched between hands of different players",
    "cards of {expected} and {observed} were switched",
    needs={
        "both hands of the switch, and whose they are": NO_HANDS,
    },
    expected="the two hands of one player",
    observed="hands of {expected} and {observed}",
    unit="seat",
)
SWITCH_NOT_INDICATED = rule(
    "switch-not-indicated",
    "Player who did not indicate whether to switch",
    "{seat} did not indicate whether to switch",
    needs={
        "the players' decisions": NO_CHOICES,
    },
    expected="an indication",
    observed="none",
)
SURRENDER_OF_SWITCH_HAND = rule(
    "surrender-of-switch-hand",
    "A surrender at Blackjack Switch",
    "{seat} surrendered {hand}",
    expected="no surrender, if the decisions named are all",
    observed="a surrender",
)
FIRST_CARDS_SWITCHED = rule(
    "first-cards-switched",
    "First cards of two hands switched",
    ("{seat}: the first cards of the two hands were switched; a player may switch the second card of each"),
    expected="the second cards",
    observed="the first cards",
)
SWITCH_TOTAL_NOT_ANNOUNCED = rule(
    "switch-total-not-announced",
    "Point totals not announced at Blackjack Switch",
    "{seat}: the player decided on his two hands, and no point total of them was announced",
    needs={
        "a record of announcements": NO_ANNOUNCEMENT,
    },
    expected="the totals announced before",
    observed="none announced",
)


@kernel
def one_wager_only(wagers: int) -> bool:
    """Whether a player at Blackjack Switch made a single Blackjack Wager."""
    return wagers == 1


@kernel
def surrendered(choice: int) -> bool:
    """Whether a player's decision (the log's word) is a surrender, which is not among those of Blackjack Switch."""
    return choice == WHAT_SURRENDER


@kernel
def judge_wagers(t: Table, w: Wager) -> None:
    """Judge a Blackjack Wager against the other one of the same position, or of the same player where there is none.

    A source may number the two areas of a player as positions of their own; whose a single wager at a position is must
    be known.
    """
    r = w.round
    if w.withdrawn >= 0 or r.first_card < 0:
        return
    seat = w.seat
    player = w.player
    beside = t.wagers[NONE]
    elsewhere = t.wagers[NONE]
    for other in between(t.wagers, r.wager, r.wagers_end):
        counts = other.kind == WHAT_BLACKJACK and other.withdrawn < 0
        if not counts or other == w:
            continue
        if seat >= 0 and other.seat == seat and not beside:
            beside = other
        elif player >= 0 and other.player == player and not elsewhere:
            elsewhere = other
    second = beside if beside else elsewhere
    if 0 <= second.at < w.at:
        return
    unknown = not recorded(t, KIND_WAGER) or r.gaps > 0
    if unknown or (not second and (seat < 0 or player < 0)):
        t.tally[SWITCH_SINGLE_WAGER + NO_WAGERS] += 1
    else:
        ask(t, SWITCH_SINGLE_WAGER, one_wager_only(1 if not second else 2), w.event, 2, 1, 0, w.at, -1, r.at)
    if not second:
        return
    if w.stake < 0 or second.stake < 0:
        t.tally[SWITCH_WAGERS_NOT_EQUAL + NO_STAKE] += 1
        return
    t.tally[SWITCH_WAGERS_NOT_EQUAL + JUDGED] += 1
    if w.stake != second.stake:
        event = second.event
        emit(t.hits, SWITCH_WAGERS_NOT_EQUAL, event, w.stake, second.stake, 0, second.at, -1, r.at)
        for one in (w, second):
            mark_root(t, one, event)


@kernel
def judge_total(t: Table, h: Hand, decided: int, r: Round) -> None:
    """Judge that a total of the player's two hands, of which ``h`` is the first, was announced before he decided.

    Of hands that lie face down no total is announced.
    """
    if t.options.from_hand == 1:
        t.tally[SWITCH_TOTAL_NOT_ANNOUNCED + NOT_APPLICABLE] += 1
        return
    told = -1
    for i in range(cards_begin(t, r), decided):
        about = t.notes[i].hand
        if t.kind[i] == KIND_ANNOUNCE and about and about.seat == h.seat:
            told = i
    if not lacking(t, SWITCH_TOTAL_NOT_ANNOUNCED, NO_ANNOUNCEMENT, told < 0 and not recorded(t, KIND_ANNOUNCE)):
        ask(t, SWITCH_TOTAL_NOT_ANNOUNCED, told < 0, decided, 1, 0, 0, of_other(h.at), root_at(t, h, decided), r.at)


@kernel
def judge_indication(t: Table, r: Round) -> None:
    """Judge whether every player with two hands said whether he wishes to switch; playing on says that he does not.

    Whether a Blackjack may be switched is open, so a player with two of them need not say anything.
    """
    if r.void >= 0 or r.dealer_blackjack != 0:
        return
    over = r.over >= 0 or not recorded(t, KIND_ROUND_END)
    for h in between(t.hands, row_after(t.hands, r.hand, 1), r.hands_end):
        second = row_after(t.hands, h, 1)
        if h.parent or second.at >= r.hands_end.at:
            continue
        if second.seat != h.seat or second.parent:
            continue
        if lacking(t, SWITCH_NOT_INDICATED, NO_CHOICES, h.seat < 0):
            continue
        both = h.flags & second.flags & flags.NATURAL
        dead = (h.flags | second.flags) & flags.DEAD
        if both or dead or h.cards < 2 or second.cards < 2:
            continue
        if not recorded(t, KIND_CHOICE) or r.gaps > 0 or not over:
            t.tally[SWITCH_NOT_INDICATED + NO_CHOICES] += 1
            continue
        indicated = 0
        decided = -1
        for i in range(r.first, r.last + 1):
            said = t.kind[i] == KIND_CHOICE and (
                t.what[i] in (WHAT_SWITCH, WHAT_NO_SWITCH) or is_turn_choice(t.what[i])
            )
            if said or t.kind[i] == KIND_SWITCH:
                about = t.notes[i].hand
                if (about.seat if about else t.seat[i]) == h.seat:
                    indicated = 1
                    decided = i if decided < 0 else decided
        t.tally[SWITCH_NOT_INDICATED + JUDGED] += 1
        if indicated == 0:
            emit(t.hits, SWITCH_NOT_INDICATED, r.last, 1, 0, 0, of_other(h.at), h.root, r.at)
        elif (h.flags | second.flags) & flags.NATURAL == 0:
            judge_total(t, h, decided, r)


@kernel
def judge_switch(t: Table, i: int, ref: int) -> None:
    """Judge one switch of second cards: whether it is offered, when, and between which hands.

    A player who has switched has decided, so that he may not switch back.
    """
    note = t.notes[i]
    r = note.round
    h = note.hand
    if t.options.switch == UNSTATED:
        t.tally[SWITCH_NOT_OFFERED + NOT_FILED] += 1
    else:
        ask(t, SWITCH_NOT_OFFERED, t.options.switch == 0, i, 0, 1, 0, -1, -1, r.at)
    ask(t, FIRST_CARDS_SWITCHED, t.what[i] == WHAT_FIRST_CARDS, i, 0, 1, 0, -1, -1, r.at)
    other = t.hands[NONE]
    for row in between(t.hands, row_after(t.hands, r.hand, 1), r.hands_end):
        if row.id == ref:
            other = row
    if lacking(t, SWITCH_BETWEEN_PLAYERS, NO_HANDS, h.at < 0 or other.at < 0):
        return
    acted = 0
    for j in range(r.first, i):
        about = t.notes[j].hand
        if about != h and about != other:
            continue
        third = t.kind[j] == KIND_DEAL and t.notes[j].cards >= 2
        back = t.kind[j] == KIND_SWITCH and about == h and t.ref[j] == ref
        if back or third or t.kind[j] == KIND_SPLIT or (t.kind[j] == KIND_CHOICE and is_turn_choice(t.what[j])):
            acted = 1
    t.tally[SWITCH_AFTER_DECISION + JUDGED] += 1
    if acted != 0:
        emit(t.hits, SWITCH_AFTER_DECISION, i, 0, 1, 0, -1, root_at(t, h, i), r.at)
    apart = h.seat != other.seat
    if apart and (h.player < 0 or other.player < 0):
        t.tally[SWITCH_BETWEEN_PLAYERS + NO_HANDS] += 1
        return
    t.tally[SWITCH_BETWEEN_PLAYERS + JUDGED] += 1
    if apart and h.player != other.player:
        emit(t.hits, SWITCH_BETWEEN_PLAYERS, i, h.seat, other.seat, 0, -1, -1, r.at)


@needs(kinds=(KIND_SWITCH,), options=(option_place(Options.switch),))
@kernel
def switch_pass(t: Table) -> None:
    """Judge what Blackjack Switch adds to the round and decides otherwise."""
    kinds = t.kind
    for i in range(len(kinds)):
        if kinds[i] == KIND_SWITCH and t.notes[i].round:
            judge_switch(t, i, t.ref[i])
    if t.options.switch != 1:
        return
    for i in range(len(kinds)):
        if kinds[i] == KIND_CHOICE and t.notes[i].round and is_turn_choice(t.what[i]):
            t.tally[SURRENDER_OF_SWITCH_HAND + JUDGED] += 1
            if surrendered(t.what[i]):
                emit(t.hits, SURRENDER_OF_SWITCH_HAND, i, 0, 1, 0, -1, -1, t.notes[i].round.at)
    settles = recorded(t, KIND_PAY) and recorded(t, KIND_COLLECT)
    for w in rows_of(t.wagers):
        if is_main_wager(w.kind):
            judge_outcome(t, settles, w)
        if w.kind == WHAT_BLACKJACK:
            judge_wagers(t, w)
    for r in rows_of(t.rounds):
        judge_indication(t, r)
