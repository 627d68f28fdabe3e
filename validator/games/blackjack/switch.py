"""Blackjack Switch: two equal wagers and two hands, the switch and its moment; switch_outcomes has what is paid."""

from validator.core.kernel import JUDGED, Ints, emit, kernel, needs
from validator.games.blackjack.decisions import is_turn_choice
from validator.games.blackjack.options import SWITCH
from validator.games.blackjack.settlement import is_main_wager
from validator.games.blackjack.slots.variations import (
    SURRENDER_OF_SWITCH_HAND,
    SWITCH_AFTER_DECISION,
    SWITCH_BETWEEN_PLAYERS,
    SWITCH_NOT_INDICATED,
    SWITCH_NOT_OFFERED,
    SWITCH_SINGLE_WAGER,
    SWITCH_WAGERS_NOT_EQUAL,
)
from validator.games.blackjack.switch_outcomes import judge_outcome
from validator.games.blackjack.tables import flags, hand, note, round_
from validator.games.numbers import missing_facts
from validator.games.rounds import wager
from validator.games.rounds.options import ALWAYS, RECORDED, UNSTATED
from validator.games.rounds.subject import of_other
from validator.log.codes import (
    KIND_CHOICE,
    KIND_COLLECT,
    KIND_DEAL,
    KIND_PAY,
    KIND_ROUND_END,
    KIND_SPLIT,
    KIND_SWITCH,
    KIND_WAGER,
    WHAT_BLACKJACK,
    WHAT_NO_SWITCH,
    WHAT_SURRENDER,
    WHAT_SWITCH,
)
from validator.log.columns import Columns

NO_STAKE, *_ = missing_facts()
NO_WAGERS, *_ = missing_facts()
NOT_FILED, *_ = missing_facts()
NO_HANDS, *_ = missing_facts()
NO_CHOICES, *_ = missing_facts()


@kernel
def wagers_unequal(one: int, other: int) -> bool:
    """Whether the two Blackjack Wagers of a player, in cents, differ."""
    return one != other


@kernel
def one_wager_only(wagers: int) -> bool:
    """Whether a player at Blackjack Switch made a single Blackjack Wager."""
    return wagers == 1


@kernel
def switch_without_grant(offered: int) -> bool:
    """Whether cards are switched though the filing does not offer Blackjack Switch (0)."""
    return offered == 0


@kernel
def switched_after_decision(acted: int) -> bool:
    """Whether a hand had been acted on (1) before its second card was switched."""
    return acted != 0


@kernel
def switched_between(one: int, other: int) -> bool:
    """Whether the two hands between which cards are switched are those of different players."""
    return one != other


@kernel
def wish_not_indicated(indicated: int) -> bool:
    """Whether a player with two hands did not indicate (0) whether he wishes to switch."""
    return indicated == 0


@kernel
def surrendered(choice: int) -> bool:
    """Whether a player's decision (the log's word) is a surrender, which is not among those of Blackjack Switch."""
    return choice == WHAT_SURRENDER


@kernel
def judge_wagers(options: Ints, rounds: Ints, wagers: Ints, tally: Ints, hits: Ints, w: int) -> None:
    """Judge a Blackjack Wager against the other one of the same position, or of the same player where there is none.

    A source may number the two areas of a player as positions of their own; whose a single wager at a position is must
    be known.
    """
    r = wagers[w + wager.ROUND]
    if wagers[w + wager.WITHDRAWN] >= 0 or rounds[r + round_.FIRST_CARD] < 0:
        return
    seat = wagers[w + wager.SEAT]
    player = wagers[w + wager.PLAYER]
    beside = -1
    elsewhere = -1
    for other in range(rounds[r + round_.WAGER], rounds[r + round_.WAGERS_END], wager.WIDTH):
        counts = wagers[other + wager.KIND] == WHAT_BLACKJACK and wagers[other + wager.WITHDRAWN] < 0
        if not counts or other == w:
            continue
        if seat >= 0 and wagers[other + wager.SEAT] == seat and beside < 0:
            beside = other
        elif player >= 0 and wagers[other + wager.PLAYER] == player and elsewhere < 0:
            elsewhere = other
    second = beside if beside >= 0 else elsewhere
    if 0 <= second < w:
        return
    unknown = options[RECORDED + KIND_WAGER] != ALWAYS or rounds[r + round_.GAPS] > 0
    if unknown or (second < 0 and (seat < 0 or player < 0)):
        tally[SWITCH_SINGLE_WAGER + NO_WAGERS] += 1
    else:
        tally[SWITCH_SINGLE_WAGER + JUDGED] += 1
        if one_wager_only(1 if second < 0 else 2):
            emit(hits, SWITCH_SINGLE_WAGER, wagers[w + wager.EVENT], 2, 1, 0, w, -1, r)
    if second < 0:
        return
    if wagers[w + wager.STAKE] < 0 or wagers[second + wager.STAKE] < 0:
        tally[SWITCH_WAGERS_NOT_EQUAL + NO_STAKE] += 1
        return
    tally[SWITCH_WAGERS_NOT_EQUAL + JUDGED] += 1
    if wagers_unequal(wagers[w + wager.STAKE], wagers[second + wager.STAKE]):
        event = wagers[second + wager.EVENT]
        emit(
            hits,
            SWITCH_WAGERS_NOT_EQUAL,
            event,
            wagers[w + wager.STAKE],
            wagers[second + wager.STAKE],
            0,
            second,
            -1,
            r,
        )
        for one in (w, second):
            wagers[one + wager.ROOT] = event if wagers[one + wager.ROOT] < 0 else wagers[one + wager.ROOT]


@kernel
def judge_indication(
    options: Ints, kinds: Ints, whats: Ints, notes: Ints, rounds: Ints, hands: Ints, tally: Ints, hits: Ints, r: int
) -> None:
    """Judge whether every player with two hands said whether he wishes to switch; playing on says that he does not.

    Whether a Blackjack may be switched is open, so a player with two of them need not say anything.
    """
    if rounds[r + round_.VOID] >= 0 or rounds[r + round_.DEALER_BLACKJACK] != 0:
        return
    over = rounds[r + round_.OVER] >= 0 or options[RECORDED + KIND_ROUND_END] != ALWAYS
    for h in range(rounds[r + round_.HAND] + hand.WIDTH, rounds[r + round_.HANDS_END], hand.WIDTH):
        second = h + hand.WIDTH
        if hands[h + hand.PARENT] >= 0 or second >= rounds[r + round_.HANDS_END]:
            continue
        if hands[second + hand.SEAT] != hands[h + hand.SEAT] or hands[second + hand.PARENT] >= 0:
            continue
        if hands[h + hand.SEAT] < 0:
            tally[SWITCH_NOT_INDICATED + NO_CHOICES] += 1
            continue
        both = hands[h + hand.FLAGS] & hands[second + hand.FLAGS] & flags.NATURAL
        dead = (hands[h + hand.FLAGS] | hands[second + hand.FLAGS]) & flags.DEAD
        if both or dead or hands[h + hand.CARDS] < 2 or hands[second + hand.CARDS] < 2:
            continue
        if options[RECORDED + KIND_CHOICE] != ALWAYS or rounds[r + round_.GAPS] > 0 or not over:
            tally[SWITCH_NOT_INDICATED + NO_CHOICES] += 1
            continue
        indicated = 0
        for i in range(rounds[r + round_.FIRST], rounds[r + round_.LAST] + 1):
            said = kinds[i] == KIND_CHOICE and (whats[i] in (WHAT_SWITCH, WHAT_NO_SWITCH) or is_turn_choice(whats[i]))
            if said or kinds[i] == KIND_SWITCH:
                about = notes[i * note.WIDTH + note.HAND]
                if about >= 0 and hands[about + hand.SEAT] == hands[h + hand.SEAT]:
                    indicated = 1
        tally[SWITCH_NOT_INDICATED + JUDGED] += 1
        if wish_not_indicated(indicated):
            emit(hits, SWITCH_NOT_INDICATED, rounds[r + round_.LAST], 1, 0, 0, of_other(h), hands[h + hand.ROOT], r)


@kernel
def judge_switch(
    options: Ints,
    kinds: Ints,
    whats: Ints,
    notes: Ints,
    rounds: Ints,
    hands: Ints,
    tally: Ints,
    hits: Ints,
    i: int,
    ref: int,
) -> None:
    """Judge one switch of second cards: whether it is offered, when, and between which hands."""
    at = i * note.WIDTH
    r = notes[at + note.ROUND]
    h = notes[at + note.HAND]
    if options[SWITCH] == UNSTATED:
        tally[SWITCH_NOT_OFFERED + NOT_FILED] += 1
    else:
        tally[SWITCH_NOT_OFFERED + JUDGED] += 1
        if switch_without_grant(options[SWITCH]):
            emit(hits, SWITCH_NOT_OFFERED, i, 0, 1, 0, -1, -1, r)
    other = -1
    for row in range(rounds[r + round_.HAND] + hand.WIDTH, rounds[r + round_.HANDS_END], hand.WIDTH):
        if hands[row + hand.ID] == ref:
            other = row
    if h < 0 or other < 0:
        tally[SWITCH_BETWEEN_PLAYERS + NO_HANDS] += 1
        return
    acted = 0
    for j in range(rounds[r + round_.FIRST], i):
        about = notes[j * note.WIDTH + note.HAND]
        if about != h and about != other:
            continue
        third = kinds[j] == KIND_DEAL and notes[j * note.WIDTH + note.CARDS] >= 2
        if third or kinds[j] == KIND_SPLIT or (kinds[j] == KIND_CHOICE and is_turn_choice(whats[j])):
            acted = 1
    tally[SWITCH_AFTER_DECISION + JUDGED] += 1
    if switched_after_decision(acted):
        emit(hits, SWITCH_AFTER_DECISION, i, 0, 1, 0, -1, hands[h + hand.ROOT], r)
    apart = hands[h + hand.SEAT] != hands[other + hand.SEAT]
    if apart and (hands[h + hand.PLAYER] < 0 or hands[other + hand.PLAYER] < 0):
        tally[SWITCH_BETWEEN_PLAYERS + NO_HANDS] += 1
        return
    tally[SWITCH_BETWEEN_PLAYERS + JUDGED] += 1
    if apart and switched_between(hands[h + hand.PLAYER], hands[other + hand.PLAYER]):
        emit(hits, SWITCH_BETWEEN_PLAYERS, i, hands[h + hand.SEAT], hands[other + hand.SEAT], 0, -1, -1, r)


@needs(kinds=(KIND_SWITCH,), options=(SWITCH,))
@kernel
def switch_pass(
    ev: Columns,
    options: Ints,
    notes: Ints,
    rounds: Ints,
    hands: Ints,
    wagers: Ints,
    state: Ints,
    tally: Ints,
    hits: Ints,
) -> None:
    """Judge what Blackjack Switch adds to the round and decides otherwise."""
    kinds = ev.kind
    for i in range(len(kinds)):
        if kinds[i] == KIND_SWITCH and notes[i * note.WIDTH + note.ROUND] >= 0:
            judge_switch(options, kinds, ev.what, notes, rounds, hands, tally, hits, i, ev.ref[i])
    if options[SWITCH] != 1:
        return
    for i in range(len(kinds)):
        if kinds[i] == KIND_CHOICE and notes[i * note.WIDTH + note.ROUND] >= 0 and is_turn_choice(ev.what[i]):
            tally[SURRENDER_OF_SWITCH_HAND + JUDGED] += 1
            if surrendered(ev.what[i]):
                emit(hits, SURRENDER_OF_SWITCH_HAND, i, 0, 1, 0, -1, -1, notes[i * note.WIDTH + note.ROUND])
    settles = options[RECORDED + KIND_PAY] == ALWAYS and options[RECORDED + KIND_COLLECT] == ALWAYS
    for w in range(wager.WIDTH, wagers[0], wager.WIDTH):
        if is_main_wager(wagers[w + wager.KIND]):
            judge_outcome(options, rounds, hands, wagers, tally, hits, settles, w)
        if wagers[w + wager.KIND] == WHAT_BLACKJACK:
            judge_wagers(options, rounds, wagers, tally, hits, w)
    for r in range(round_.WIDTH, rounds[0], round_.WIDTH):
        judge_indication(options, kinds, ev.what, notes, rounds, hands, tally, hits, r)
