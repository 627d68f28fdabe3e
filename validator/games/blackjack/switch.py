"""Blackjack Switch: two equal wagers and two hands, the switch and its moment; switch_outcomes has what is paid."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel, needs
from validator.games.blackjack.decisions import is_turn_choice
from validator.games.blackjack.options import SWITCH
from validator.games.blackjack.rows import root_at
from validator.games.blackjack.settlement import is_main_wager
from validator.games.blackjack.switch_outcomes import judge_outcome
from validator.games.blackjack.tables import flags, hand, note, round_
from validator.games.numbers import missing_facts, numbers_of
from validator.games.rounds import wager
from validator.games.rounds.options import UNSTATED
from validator.games.rounds.rows import mark_root
from validator.games.rounds.subject import of_other
from validator.games.shoe.options import FROM_HAND
from validator.games.table import Table, ask, lacking, recorded
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

(
    SWITCH_WAGERS_NOT_EQUAL,
    SWITCH_SINGLE_WAGER,
    SWITCH_NOT_OFFERED,
    SWITCH_AFTER_DECISION,
    SWITCH_BETWEEN_PLAYERS,
    SWITCH_NOT_INDICATED,
    SURRENDER_OF_SWITCH_HAND,
    FIRST_CARDS_SWITCHED,
    SWITCH_TOTAL_NOT_ANNOUNCED,
    *_,
) = numbers_of("blackjack.switch")

NO_STAKE, *_ = missing_facts()
NO_WAGERS, *_ = missing_facts()
NOT_FILED, *_ = missing_facts()
NO_HANDS, *_ = missing_facts()
NO_CHOICES, *_ = missing_facts()
NO_ANNOUNCEMENT, *_ = missing_facts()


@kernel
def one_wager_only(wagers: int) -> bool:
    """Whether a player at Blackjack Switch made a single Blackjack Wager."""
    return wagers == 1


@kernel
def surrendered(choice: int) -> bool:
    """Whether a player's decision (the log's word) is a surrender, which is not among those of Blackjack Switch."""
    return choice == WHAT_SURRENDER


@kernel
def judge_wagers(t: Table, w: int) -> None:
    """Judge a Blackjack Wager against the other one of the same position, or of the same player where there is none.

    A source may number the two areas of a player as positions of their own; whose a single wager at a position is must
    be known.
    """
    r = t.wagers[w + wager.ROUND]
    if t.wagers[w + wager.WITHDRAWN] >= 0 or t.rounds[r + round_.FIRST_CARD] < 0:
        return
    seat = t.wagers[w + wager.SEAT]
    player = t.wagers[w + wager.PLAYER]
    beside = -1
    elsewhere = -1
    for other in range(t.rounds[r + round_.WAGER], t.rounds[r + round_.WAGERS_END], wager.WIDTH):
        counts = t.wagers[other + wager.KIND] == WHAT_BLACKJACK and t.wagers[other + wager.WITHDRAWN] < 0
        if not counts or other == w:
            continue
        if seat >= 0 and t.wagers[other + wager.SEAT] == seat and beside < 0:
            beside = other
        elif player >= 0 and t.wagers[other + wager.PLAYER] == player and elsewhere < 0:
            elsewhere = other
    second = beside if beside >= 0 else elsewhere
    if 0 <= second < w:
        return
    unknown = not recorded(t, KIND_WAGER) or t.rounds[r + round_.GAPS] > 0
    if unknown or (second < 0 and (seat < 0 or player < 0)):
        t.tally[SWITCH_SINGLE_WAGER + NO_WAGERS] += 1
    else:
        ask(
            t, SWITCH_SINGLE_WAGER, one_wager_only(1 if second < 0 else 2), t.wagers[w + wager.EVENT], 2, 1, 0, w, -1, r
        )
    if second < 0:
        return
    if t.wagers[w + wager.STAKE] < 0 or t.wagers[second + wager.STAKE] < 0:
        t.tally[SWITCH_WAGERS_NOT_EQUAL + NO_STAKE] += 1
        return
    t.tally[SWITCH_WAGERS_NOT_EQUAL + JUDGED] += 1
    if t.wagers[w + wager.STAKE] != t.wagers[second + wager.STAKE]:
        event = t.wagers[second + wager.EVENT]
        emit(
            t.hits,
            SWITCH_WAGERS_NOT_EQUAL,
            event,
            t.wagers[w + wager.STAKE],
            t.wagers[second + wager.STAKE],
            0,
            second,
            -1,
            r,
        )
        for one in (w, second):
            mark_root(t, one, event)


@kernel
def judge_total(t: Table, h: int, decided: int, r: int) -> None:
    """Judge that a total of the player's two hands, of which ``h`` is the first, was announced before he decided.

    Of hands that lie face down no total is announced.
    """
    if t.options[FROM_HAND] == 1:
        t.tally[SWITCH_TOTAL_NOT_ANNOUNCED + NOT_APPLICABLE] += 1
        return
    told = -1
    for i in range(t.rounds[r + round_.FIRST_CARD], decided):
        about = t.notes[i * note.WIDTH + note.HAND]
        if t.kind[i] == KIND_ANNOUNCE and about >= 0 and t.hands[about + hand.SEAT] == t.hands[h + hand.SEAT]:
            told = i
    if not lacking(t, SWITCH_TOTAL_NOT_ANNOUNCED, NO_ANNOUNCEMENT, told < 0 and not recorded(t, KIND_ANNOUNCE)):
        ask(t, SWITCH_TOTAL_NOT_ANNOUNCED, told < 0, decided, 1, 0, 0, of_other(h), root_at(t, h, decided), r)


@kernel
def judge_indication(t: Table, r: int) -> None:
    """Judge whether every player with two hands said whether he wishes to switch; playing on says that he does not.

    Whether a Blackjack may be switched is open, so a player with two of them need not say anything.
    """
    if t.rounds[r + round_.VOID] >= 0 or t.rounds[r + round_.DEALER_BLACKJACK] != 0:
        return
    over = t.rounds[r + round_.OVER] >= 0 or not recorded(t, KIND_ROUND_END)
    for h in range(t.rounds[r + round_.HAND] + hand.WIDTH, t.rounds[r + round_.HANDS_END], hand.WIDTH):
        second = h + hand.WIDTH
        if t.hands[h + hand.PARENT] >= 0 or second >= t.rounds[r + round_.HANDS_END]:
            continue
        if t.hands[second + hand.SEAT] != t.hands[h + hand.SEAT] or t.hands[second + hand.PARENT] >= 0:
            continue
        if lacking(t, SWITCH_NOT_INDICATED, NO_CHOICES, t.hands[h + hand.SEAT] < 0):
            continue
        both = t.hands[h + hand.FLAGS] & t.hands[second + hand.FLAGS] & flags.NATURAL
        dead = (t.hands[h + hand.FLAGS] | t.hands[second + hand.FLAGS]) & flags.DEAD
        if both or dead or t.hands[h + hand.CARDS] < 2 or t.hands[second + hand.CARDS] < 2:
            continue
        if not recorded(t, KIND_CHOICE) or t.rounds[r + round_.GAPS] > 0 or not over:
            t.tally[SWITCH_NOT_INDICATED + NO_CHOICES] += 1
            continue
        indicated = 0
        decided = -1
        for i in range(t.rounds[r + round_.FIRST], t.rounds[r + round_.LAST] + 1):
            said = t.kind[i] == KIND_CHOICE and (
                t.what[i] in (WHAT_SWITCH, WHAT_NO_SWITCH) or is_turn_choice(t.what[i])
            )
            if said or t.kind[i] == KIND_SWITCH:
                about = t.notes[i * note.WIDTH + note.HAND]
                if about >= 0 and t.hands[about + hand.SEAT] == t.hands[h + hand.SEAT]:
                    indicated = 1
                    decided = i if decided < 0 else decided
        t.tally[SWITCH_NOT_INDICATED + JUDGED] += 1
        if indicated == 0:
            emit(
                t.hits, SWITCH_NOT_INDICATED, t.rounds[r + round_.LAST], 1, 0, 0, of_other(h), t.hands[h + hand.ROOT], r
            )
        elif (t.hands[h + hand.FLAGS] | t.hands[second + hand.FLAGS]) & flags.NATURAL == 0:
            judge_total(t, h, decided, r)


@kernel
def judge_switch(t: Table, i: int, ref: int) -> None:
    """Judge one switch of second cards: whether it is offered, when, and between which hands.

    A player who has switched has decided, so that he may not switch back.
    """
    at = i * note.WIDTH
    r = t.notes[at + note.ROUND]
    h = t.notes[at + note.HAND]
    if t.options[SWITCH] == UNSTATED:
        t.tally[SWITCH_NOT_OFFERED + NOT_FILED] += 1
    else:
        ask(t, SWITCH_NOT_OFFERED, t.options[SWITCH] == 0, i, 0, 1, 0, -1, -1, r)
    ask(t, FIRST_CARDS_SWITCHED, t.what[i] == WHAT_FIRST_CARDS, i, 0, 1, 0, -1, -1, r)
    other = -1
    for row in range(t.rounds[r + round_.HAND] + hand.WIDTH, t.rounds[r + round_.HANDS_END], hand.WIDTH):
        if t.hands[row + hand.ID] == ref:
            other = row
    if lacking(t, SWITCH_BETWEEN_PLAYERS, NO_HANDS, h < 0 or other < 0):
        return
    acted = 0
    for j in range(t.rounds[r + round_.FIRST], i):
        about = t.notes[j * note.WIDTH + note.HAND]
        if about != h and about != other:
            continue
        third = t.kind[j] == KIND_DEAL and t.notes[j * note.WIDTH + note.CARDS] >= 2
        back = t.kind[j] == KIND_SWITCH and about == h and t.ref[j] == ref
        if back or third or t.kind[j] == KIND_SPLIT or (t.kind[j] == KIND_CHOICE and is_turn_choice(t.what[j])):
            acted = 1
    t.tally[SWITCH_AFTER_DECISION + JUDGED] += 1
    if acted != 0:
        emit(t.hits, SWITCH_AFTER_DECISION, i, 0, 1, 0, -1, root_at(t, h, i), r)
    apart = t.hands[h + hand.SEAT] != t.hands[other + hand.SEAT]
    if apart and (t.hands[h + hand.PLAYER] < 0 or t.hands[other + hand.PLAYER] < 0):
        t.tally[SWITCH_BETWEEN_PLAYERS + NO_HANDS] += 1
        return
    t.tally[SWITCH_BETWEEN_PLAYERS + JUDGED] += 1
    if apart and t.hands[h + hand.PLAYER] != t.hands[other + hand.PLAYER]:
        emit(t.hits, SWITCH_BETWEEN_PLAYERS, i, t.hands[h + hand.SEAT], t.hands[other + hand.SEAT], 0, -1, -1, r)


@needs(kinds=(KIND_SWITCH,), options=(SWITCH,))
@kernel
def switch_pass(t: Table) -> None:
    """Judge what Blackjack Switch adds to the round and decides otherwise."""
    kinds = t.kind
    for i in range(len(kinds)):
        if kinds[i] == KIND_SWITCH and t.notes[i * note.WIDTH + note.ROUND] >= 0:
            judge_switch(t, i, t.ref[i])
    if t.options[SWITCH] != 1:
        return
    for i in range(len(kinds)):
        if kinds[i] == KIND_CHOICE and t.notes[i * note.WIDTH + note.ROUND] >= 0 and is_turn_choice(t.what[i]):
            t.tally[SURRENDER_OF_SWITCH_HAND + JUDGED] += 1
            if surrendered(t.what[i]):
                emit(t.hits, SURRENDER_OF_SWITCH_HAND, i, 0, 1, 0, -1, -1, t.notes[i * note.WIDTH + note.ROUND])
    settles = recorded(t, KIND_PAY) and recorded(t, KIND_COLLECT)
    for w in range(wager.WIDTH, t.wagers[0], wager.WIDTH):
        if is_main_wager(t.wagers[w + wager.KIND]):
            judge_outcome(t, settles, w)
        if t.wagers[w + wager.KIND] == WHAT_BLACKJACK:
            judge_wagers(t, w)
    for r in range(round_.WIDTH, t.rounds[0], round_.WIDTH):
        judge_indication(t, r)
