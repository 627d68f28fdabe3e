"""Rounds that are void: too few cards in the shoe, and what becomes of the wagers and of the next round."""

from typing import Final

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel
from validator.core.engine.rows import between, row_after, rows_of
from validator.games.baccarat.balance import is_out_in_time, wins
from validator.games.baccarat.rows import bankers_hand, has_all_cards_at, players_hand
from validator.games.baccarat.tables.rows import (
    HAND_FIRST,
    HAND_FIRST_EVENT,
    HAND_THIRD,
    HAND_THIRD_EVENT,
    Round,
    Table,
    Wager,
)
from validator.games.baccarat.third_card import UNKNOWN
from validator.games.numbers import Rules, missing_facts
from validator.games.rounds.round_identity import kept_round
from validator.games.rounds.stakes import gained, may_be_unseen
from validator.games.shoe.judging import NO_RECORD as NO_RECORD_OF_SHOE
from validator.games.shoe.shoe import HAND_BROKEN_OFF_AT_COVER_CARD
from validator.games.table import ask, lacking, recorded
from validator.log.codes import (
    FACE_DOWN,
    KIND_BATCH_SWAP,
    KIND_BURN,
    KIND_CARD_CHANGE,
    KIND_CARD_FACE_UP,
    KIND_CARD_MISDEALT,
    KIND_COLLECT,
    KIND_DEAL,
    KIND_EXPOSE,
    KIND_LOAD_SHOE,
    KIND_PAY,
    KIND_RESULT,
    KIND_RETURN,
    KIND_SHOE_EMPTY,
    KIND_SHUFFLE,
    KIND_TABLE_OPEN,
    KIND_VOID_ROUND,
    WHAT_INSUFFICIENT_CARDS,
)

NO_RECORD, NO_ROUND, *_ = missing_facts()
NO_REASON, *_ = missing_facts()
NO_CARDS, *_ = missing_facts()

rule = Rules("baccarat.insufficient")
ROUND_COMPLETED_WITHOUT_ENOUGH_CARDS = rule(
    "round-completed-without-enough-cards",
    "Round completed although the shoe had too few cards left",
    "the round was completed with {card} although too few cards were left in the shoe",
    expected="the round void",
    observed="a further card",
)
WAGER_SETTLED_IN_VOID_ROUND = rule(
    "wager-settled-in-void-round",
    "Wager of a round that lacks cards collected or paid",
    ("{seat}: the {wager} of {stake} was settled with {observed} although the round is void for want of cards"),
    needs={
        "what was collected and paid": NO_RECORD,
    },
    expected="the wager returned",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
WAGER_NOT_RETURNED_IN_VOID_ROUND = rule(
    "wager-not-returned-in-void-round",
    "Wager of a round that lacks cards not returned",
    ("{seat}: {observed} of the {wager} of {stake} was returned although the round is void for want of cards"),
    needs={
        "what was returned": NO_RECORD,
    },
    expected="{expected} returned",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
ROUND_VOID_FOR_ANOTHER_REASON = rule(
    "round-void-for-another-reason",
    "Round called void for another reason than the law names",
    "the round was called void ({observed}); the section names only {expected}",
    needs={
        "why the round was called void": NO_REASON,
    },
    expected="{expected}",
    observed="{observed}",
    unit="word",
)
ROUND_DEALT_WITHOUT_NEW_SHOE = rule(
    "round-dealt-without-new-shoe",
    "Round dealt though no new shoe was filled after too few cards were left",
    "a round was dealt although the shoe had too few cards left and was not filled anew",
    needs={
        "a record of every shuffle and new shoe": NO_RECORD,
        "which round was called void": NO_ROUND,
    },
    expected="a new shoe",
    observed="the same shoe",
)
WAGER_SETTLED_IN_ROUND_CALLED_VOID = rule(
    "wager-settled-in-round-called-void",
    "Wager collected or paid in a round that was called void for another reason",
    (
        "{seat}: the {wager} of {stake} was settled with {observed} in a round that was called void, "
        "and not by its hands"
    ),
    needs={
        "what was collected and paid": NO_RECORD,
    },
    expected="the wager returned",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
WAGER_LEFT_IN_ROUND_CALLED_VOID = rule(
    "wager-left-in-round-called-void",
    "Wager of a round that was called void for another reason not returned",
    "{seat}: {observed} of the {wager} of {stake} was returned in a round that was called void",
    needs={
        "what was returned": NO_RECORD,
    },
    expected="{expected} returned",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
COMPLETE_ROUND_VOIDED = rule(
    "complete-round-voided",
    "Round called void for want of cards though it lacked none",
    (
        "the round was called void for want of cards, though each hand had every card due to it: "
        "Player {hand}, Banker {dealer}"
    ),
    needs={
        "the cards that decide whether a third card is due": NO_CARDS,
    },
    expected="a round that has all its cards is settled",
    observed="void, for insufficient cards",
)

SAID: Final = 1
"""Cards were said to be too few to go on, and no new shoe has followed."""
OF_UNKNOWN_ROUND: Final = 2
"""A round was called void for too few cards, and it is not known which."""


@kernel
def dealt_on(card: int, empty: int) -> bool:
    """Whether a card (event, -1: none) was dealt to the round after the shoe had too few cards left (event)."""
    return card > empty


@kernel
def settled_all_the_same(net: int) -> bool:
    """Whether a wager of a void round was collected or paid (cents to the player)."""
    return net != 0


@kernel
def has_of_void(t: Table, w: Wager) -> int:
    """What the player has from a wager of a void round beside his stake, in cents, vigorish deducted."""
    return gained(t, w, 0) - w.taken_vigorish - w.marked_vigorish


@kernel
def follows_the_hands(t: Table, w: Wager, r: Round, has: int) -> bool:
    """Whether a wager of a round called void was settled as the hands dealt in it are, as if it were not."""
    if r.deal_done < 0 or r.unclear == 1 or r.winner < 0:
        return False
    result = wins(w.kind, r.winner)
    return has > 0 if result > 0 else result < 0 and has == -w.stake


@kernel
def judge_void_wager(t: Table, settled: int, left: int, w: Wager, r: Round) -> None:
    """Judge a wager of a void round under ``settled``, and where none of it was kept or paid, its return, ``left``."""
    event = w.last_settled if w.last_settled >= 0 else r.last
    root = r.empty if r.empty >= 0 else r.void
    stake, returned = w.stake, w.returned
    unknown = w.unpriced > 0 or w.unpriced_vigorish > 0
    if lacking(t, settled, NO_RECORD, unknown or (stake < 0 < returned)):
        return
    has = has_of_void(t, w)
    if lacking(t, settled, NO_RECORD, may_be_unseen(t, w, r, has, 0)):
        return
    t.tally[settled + JUDGED] += 1
    if settled_all_the_same(has):
        if settled == WAGER_SETTLED_IN_VOID_ROUND or not follows_the_hands(t, w, r, has):
            at = w.vigorish if w.vigorish >= 0 and gained(t, w, 0) == 0 else event
            emit(t.hits, settled, at, 0, has, has, w.at, root, r.at)
        return
    certain = recorded(t, KIND_RETURN) and r.gaps == 0
    if w.withdrawn >= 0:
        t.tally[left + JUDGED] += 1
    elif stake < 0 or (returned < stake and not certain):
        t.tally[left + NO_RECORD] += 1
    else:
        ask(t, left, returned < stake, event, stake, returned, returned - stake, w.at, root, r.at)


@kernel
def judge_empty(t: Table, r: Round) -> None:
    """Judge whether a round that the shoe had too few cards to complete was left at that."""
    empty = r.empty
    t.tally[ROUND_COMPLETED_WITHOUT_ENOUGH_CARDS + JUDGED] += 1
    card = r.last_card
    if dealt_on(card, empty):
        emit(t.hits, ROUND_COMPLETED_WITHOUT_ENOUGH_CARDS, card, -1, -1, 0, -1, empty, r.at)


@kernel
def judge_void_for_want(t: Table, i: int, r: Round) -> bool:
    """Judge whether a round called void for want of cards lacked one; whether it did not.

    A card that is not recorded may have made of two cards three.
    """
    p, b = players_hand(t, r), bankers_hand(t, r)
    unknown = p.due == UNKNOWN or b.due == UNKNOWN
    dealt = 0 <= r.deal_done < i
    if lacking(t, COMPLETE_ROUND_VOIDED, NO_CARDS, dealt and (unknown or r.gaps > 0 or not recorded(t, KIND_DEAL))):
        return False
    return ask(t, COMPLETE_ROUND_VOIDED, has_all_cards_at(t, r, i), i, -1, -1, 0, -1, -1, r.at)


@kernel
def may_lack_cards(t: Table, r: Round, cover: int, i: int) -> bool:
    """Whether the shoe may have had too few cards for round ``r`` at event ``i``, by those behind the cover card."""
    left = t.n[cover]
    if left < 0:
        return True
    for at in range(cover, i):
        if t.kind[at] == KIND_DEAL or t.kind[at] == KIND_BURN:
            left -= max(t.n[at], 1)
    most = HAND_THIRD - HAND_FIRST + 1
    return left < most + most


@kernel
def cards_not_known(t: Table, r: Round) -> bool:
    """Whether a hand whose cards lie open, or may have been turned, has cards that are not known."""
    found = False
    told = recorded(t, KIND_EXPOSE)
    for at in range(r.first, r.last + 1):
        told = told and (t.kind[at] != KIND_EXPOSE or t.hand[at] >= 0)
    for h in between(t.hands, players_hand(t, r), row_after(t.hands, bankers_hand(t, r), 1)):
        open_ = h.turned >= 0 or not told
        for place in range(HAND_FIRST_EVENT, HAND_THIRD_EVENT + 1):
            event = h[place]
            open_ = open_ or (event >= 0 and t.face[event] != FACE_DOWN)
        found = found or (open_ and h.due == UNKNOWN)
    return found


@kernel
def judge_broken_off(t: Table, i: int, r: Round) -> bool:
    """Judge whether a hand in which the cover card appeared was broken off by event ``i``; whether it was.

    A card dealt in error or found face up may be the reason, and so may too few cards in the shoe.
    """
    cover, first = r.cover, r.first_card
    if not 0 <= first < cover < i or r.error >= 0:
        return False
    for at in range(r.first, i):
        if t.kind[at] == KIND_CARD_FACE_UP:
            return False
    lacked = t.what[i] == WHAT_INSUFFICIENT_CARDS or r.empty >= 0
    if lacked and may_lack_cards(t, r, cover, i):
        return False
    rule = HAND_BROKEN_OFF_AT_COVER_CARD
    known = recorded(t, KIND_CARD_MISDEALT) and recorded(t, KIND_CARD_FACE_UP) and r.gaps == 0
    unsettled = recorded(t, KIND_RESULT) and recorded(t, KIND_COLLECT) and recorded(t, KIND_PAY)
    unsettled = unsettled and recorded(t, KIND_DEAL) and recorded(t, KIND_VOID_ROUND) and recorded(t, KIND_SHOE_EMPTY)
    known = known and (unsettled if t.kind[i] == KIND_RETURN else t.what[i] >= 0)
    if lacking(t, rule, NO_RECORD_OF_SHOE, not known or cards_not_known(t, r)):
        return False
    return ask(t, rule, not has_all_cards_at(t, r, i), i, -1, -1, 0, -1, -1, r.at)


@kernel
def judge_void_wagers(t: Table, r: Round) -> None:
    """Judge the wagers of a round that was called void, or that lacks cards: all of them go back."""
    void = r.void
    settled, left = WAGER_SETTLED_IN_VOID_ROUND, WAGER_NOT_RETURNED_IN_VOID_ROUND
    lacked = r.empty >= 0
    if not lacked and (t.what[void] != WHAT_INSUFFICIENT_CARDS or has_all_cards_at(t, r, void)):
        settled, left = WAGER_SETTLED_IN_ROUND_CALLED_VOID, WAGER_LEFT_IN_ROUND_CALLED_VOID
    for w in between(t.wagers, r.wager, r.wagers_end):
        if w.event >= 0 and not is_out_in_time(t, w, r):
            judge_void_wager(t, settled, left, w, r)


@kernel
def insufficient_pass(t: Table) -> None:
    """Judge rounds that lack cards, rounds called void, and whether a new shoe follows."""
    for r in rows_of(t.rounds):
        if r.empty >= 0:
            judge_empty(t, r)
        if r.empty >= 0 or r.void >= 0:
            judge_void_wagers(t, r)
        if r.void >= 0 and t.kind[r.void] == KIND_RETURN:
            judge_broken_off(t, r.void, r)
    t.errors.empty_round = kept_round(t, t.errors.empty_round)
    for m in range(1, t.moments[0]):
        i = t.moments[m]
        kind = t.kind[i]
        r = t.notes[i].round
        if kind == KIND_VOID_ROUND:
            if r and t.what[i] == WHAT_INSUFFICIENT_CARDS and judge_void_for_want(t, i, r):
                continue
            if r and judge_broken_off(t, i, r):
                continue
            if r and r.empty >= 0:
                t.tally[ROUND_VOID_FOR_ANOTHER_REASON + NOT_APPLICABLE] += 1
            elif t.what[i] < 0:
                t.tally[ROUND_VOID_FOR_ANOTHER_REASON + NO_REASON] += 1
            else:
                t.tally[ROUND_VOID_FOR_ANOTHER_REASON + JUDGED] += 1
                if t.what[i] == WHAT_INSUFFICIENT_CARDS:
                    t.errors.empty = SAID if t.round[i] >= 0 else OF_UNKNOWN_ROUND
                    t.errors.empty_round = t.round[i] + 1
                elif t.what[i] != WHAT_INSUFFICIENT_CARDS:
                    emit(t.hits, ROUND_VOID_FOR_ANOTHER_REASON, i, WHAT_INSUFFICIENT_CARDS, t.what[i], 0, -1, -1, r.at)
        elif kind == KIND_SHOE_EMPTY:
            if r and r.empty < 0:
                if r.void == i:
                    judge_void_for_want(t, i, r)
                continue
            t.errors.empty = SAID
            t.errors.empty_round = t.round[i] + 1
        elif kind == KIND_LOAD_SHOE or kind == KIND_BATCH_SWAP or kind == KIND_SHUFFLE or kind == KIND_CARD_CHANGE:
            if t.errors.empty == SAID:
                t.tally[ROUND_DEALT_WITHOUT_NEW_SHOE + JUDGED] += 1
            t.errors.empty = 0
        elif kind == KIND_TABLE_OPEN:
            t.errors.empty = 0
        elif kind == KIND_DEAL and t.errors.empty != 0 and t.round[i] >= 0:
            if t.errors.empty_round == t.round[i] + 1:
                continue
            of_unknown_round = t.errors.empty == OF_UNKNOWN_ROUND
            t.errors.empty = 0
            if of_unknown_round:
                t.tally[ROUND_DEALT_WITHOUT_NEW_SHOE + NO_ROUND] += 1
            elif not recorded(t, KIND_SHUFFLE) and not recorded(t, KIND_LOAD_SHOE):
                t.tally[ROUND_DEALT_WITHOUT_NEW_SHOE + NO_RECORD] += 1
            else:
                ask(t, ROUND_DEALT_WITHOUT_NEW_SHOE, True, i, -1, -1, 0, -1, -1, r.at)
