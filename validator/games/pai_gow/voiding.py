"""Rounds and hands that were called void: whether the section gives a reason, and whether wagers came back."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel
from validator.core.engine.rows import NONE, between, rows_of
from validator.games.numbers import Rules, missing_facts
from validator.games.pai_gow.bank_rules import act_left_out, happened
from validator.games.pai_gow.center_moves import moves_to_center
from validator.games.pai_gow.dealer_setting import not_allowed
from validator.games.pai_gow.house_way import settings_allowed
from validator.games.pai_gow.rolls import counted_wrong
from validator.games.pai_gow.tables import flags
from validator.games.pai_gow.tables.rows import Hand, Round, Table, Wager
from validator.games.pai_gow.tiles import kind_of
from validator.games.rounds.stakes import gained, not_returned
from validator.games.table import ask, lacking, recorded
from validator.log.codes import (
    KIND_COLLECT,
    KIND_DELIVER,
    KIND_EXPOSE,
    KIND_PAY,
    KIND_RETURN,
    WHAT_DICE_MISCOUNT,
    WHAT_LOSE,
    WHAT_PAI_GOW,
    WHAT_TILE_EXPOSED,
    WHAT_WIN,
)

NO_RECORD, *_ = missing_facts()
NO_AMOUNT, *_ = missing_facts()
NO_GROUNDS, *_ = missing_facts()

rule = Rules("pai_gow.voiding")
MISCOUNTED_ROUNDS_WAGER_KEPT = rule(
    "miscounted-rounds-wager-kept",
    "Wager of a miscounted round not returned",
    "the wager of {seat} in the void round was not returned as it was",
    needs={
        "the amounts": NO_AMOUNT,
    },
    expected="the wager returned",
    observed="otherwise",
    pays_wrong=True,
)
MISCOUNTED_ROUNDS_WAGER_NOT_RETURNED = rule(
    "miscounted-rounds-wager-not-returned",
    "Wager of a miscounted round left where it lay",
    "the wager of {seat} in the void round was not returned",
    needs={
        "the returning of wagers": NO_RECORD,
    },
    expected="the wager returned",
    observed="left",
)
VOID_HANDS_WAGER_KEPT = rule(
    "void-hands-wager-kept",
    "Wager of a voided hand not returned",
    "the wager of {seat}, whose hand was voided, was not returned as it was",
    needs={
        "the amounts": NO_AMOUNT,
    },
    expected="the wager returned",
    observed="otherwise",
    pays_wrong=True,
)
VOID_HANDS_WAGER_NOT_RETURNED = rule(
    "void-hands-wager-not-returned",
    "Wager of a voided hand left where it lay",
    "the wager of {seat}, whose hand was voided, was not returned",
    needs={
        "the returning of wagers": NO_RECORD,
    },
    expected="the wager returned",
    observed="left",
)
OTHER_WAGER_OF_PLAYER_WHO_VOIDED = rule(
    "other-wager-of-player-who-voided",
    "Further wager of a player who voided a hand",
    ("the player at {seat} voided a hand and had a wager on another; whether that one is returned is open"),
    expected="one wager",
    observed="more than one",
)
VOID_ROUNDS_WAGER_KEPT = rule(
    "void-rounds-wager-kept",
    "Wager of a round void by an exposed tile not returned",
    "the wager of {seat} in the void round was not returned as it was",
    needs={
        "the amounts": NO_AMOUNT,
    },
    expected="the wager returned",
    observed="otherwise",
    pays_wrong=True,
)
VOID_ROUNDS_WAGER_NOT_RETURNED = rule(
    "void-rounds-wager-not-returned",
    "Wager of a round void by an exposed tile left where it lay",
    "the wager of {seat} in the void round was not returned",
    needs={
        "the returning of wagers": NO_RECORD,
    },
    expected="the wager returned",
    observed="left",
)
ROUND_VOIDED_WITHOUT_GROUND = rule(
    "round-voided-without-ground",
    "Round voided for a reason that the section does not name",
    "the round was called void, and nothing is recorded for which the section calls it so",
    needs={
        "what happened before": NO_GROUNDS,
    },
    expected="a reason of the section",
    observed="none",
)
HAND_VOIDED_WITHOUT_GROUND = rule(
    "hand-voided-without-ground",
    "Hand voided for a reason that the section does not name",
    "the hand of {seat} was voided, and no tile of it had been exposed",
    needs={
        "what happened before": NO_GROUNDS,
    },
    expected="an exposed tile",
    observed="none",
)
ROUND_VOIDED_FOR_WRONG_SETTING = rule(
    "round-voided-for-wrong-setting",
    "Round voided because the dealer set his hands wrongly",
    "the dealer set {hand}, not as filed, and the round was voided instead of being completed",
    expected="the hands reset and the round completed",
    observed="voided",
)
WAGER_CALLED_VOID_SETTLED_OTHERWISE = rule(
    "wager-called-void-settled-otherwise",
    "Wager called void for another reason neither returned nor settled by its hands",
    "{seat}: the wager of {stake} was called void and {settled}; its hands do not give that",
    needs={
        "the amounts": NO_AMOUNT,
    },
    expected="the wager returned",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
WAGER_CALLED_VOID_LEFT = rule(
    "wager-called-void-left",
    "Wager called void for another reason left where it lay",
    "{seat}: the wager of {stake} was called void and not returned",
    needs={
        "the returning of wagers": NO_RECORD,
    },
    expected="the wager returned",
    observed="left",
)
ROUND_VOIDED_FOR_PLAYERS_TILE = rule(
    "round-voided-for-players-tile",
    "Round voided because the dealer exposed a tile of one player",
    "{seat}: the dealer exposed a tile of this player, and all hands were called void",
    needs={
        "what happened before": NO_GROUNDS,
    },
    expected="the player's option of voiding his hand",
    observed="all hands void",
)
MISCOUNTED_ROUNDS_DEALERS_WAGER_SETTLED = rule(
    "miscounted-rounds-dealers-wager-settled",
    "Dealer's wager settled in a miscounted round",
    "all hands were void, and the dealer's wager of {stake} against the bank was settled",
    expected="neither paid nor collected",
    observed="paid or collected",
)
VOID_ROUNDS_DEALERS_WAGER_SETTLED = rule(
    "void-rounds-dealers-wager-settled",
    "Dealer's wager settled in a round void by an exposed tile",
    "all hands were void, and the dealer's wager of {stake} against the bank was settled",
    expected="neither paid nor collected",
    observed="paid or collected",
)


@kernel
def without_ground(ground: int) -> bool:
    """Whether nothing happened for which the section calls a hand or a round void (0)."""
    return ground == 0


@kernel
def two_wagers(others: int) -> bool:
    """Whether a player who voids a hand has other wagers in the round (how many)."""
    return others > 0


@kernel
def off_by(t: Table, w: Wager) -> int:
    """By how many cents a player with a void wager stands better than with his stake back."""
    return gained(t, w, 0) - not_returned(t, w) - w.vigorish


@kernel
def follows_the_hands(t: Table, w: Wager) -> bool:
    """Whether a wager was settled by the hands as they lie, as if nothing had been called void."""
    has, due = gained(t, w, 0), w.due
    return has > 0 if due == WHAT_WIN else due == WHAT_LOSE and has == -w.stake


@kernel
def judge_return(t: Table, money: int, left: int, w: Wager, i: int, root: int) -> None:
    """Judge whether a wager that is void since event ``i`` came back: its money, or at all."""
    r = w.round
    if lacking(t, money, NO_AMOUNT, w.stake < 0 or w.unpriced > 0):
        return
    off = off_by(t, w)
    t.tally[money + JUDGED] += 1
    if money == WAGER_CALLED_VOID_SETTLED_OTHERWISE and follows_the_hands(t, w):
        return
    if off != 0:
        settled = w.last_settled
        emit(t.hits, money, settled if settled >= 0 else i, 0, off, off, w.at, root, r.at)
        return
    returned = w.gave_back
    if returned < 0 and (not recorded(t, KIND_RETURN) or r.gaps > 0):
        t.tally[left + NO_RECORD] += 1
        return
    ask(t, left, act_left_out(returned), i, -1, -1, 0, w.at, root, r.at)


@kernel
def is_void_wager(t: Table, w: Wager, i: int) -> bool:
    """Whether a row is a Pai Gow wager that lay on the layout at event ``i``."""
    placed = w.event
    return w.kind == WHAT_PAI_GOW and 0 <= placed < i and w.withdrawn < 0


@kernel
def shown_to_one(t: Table, r: Round) -> Hand:
    """Row of a player's hand of which the dealer exposed a tile while another player's was not; -1 where there is none.

    A player who alone is left may have voided his hand; the log then calls the round void.
    """
    shown, others = t.hands[NONE], 0
    for h in between(t.hands, r.hand, r.hands_end):
        if not h.wager or h.flags & flags.TILES_OF_THE_DEALER:
            continue
        if h.flags & flags.SHOWN_BY_DEALER:
            shown = h
        else:
            others += 1
    return shown if others > 0 else t.hands[NONE]


@kernel
def judge_ground(t: Table, counted: int, r: Round) -> None:
    """Judge whether a void round has a reason that the section names."""
    void, h = r.void, r.hand
    if counted > 0 or r.spoiled > 0:
        t.tally[ROUND_VOIDED_WITHOUT_GROUND + JUDGED] += 1
        t.tally[ROUND_VOIDED_FOR_PLAYERS_TILE + JUDGED] += 1
        return
    if 0 <= r.dealer_set < void and t.options.house_way == 1 and h.low >= 0:
        a, b = kind_of(h.high_a), kind_of(h.high_b)
        c, d = kind_of(h.low_a), kind_of(h.low_b)
        if h.high >= 0:
            t.tally[ROUND_VOIDED_FOR_WRONG_SETTING + JUDGED] += 1
            if not_allowed(settings_allowed(a, b, c, d, t.options)):
                emit(t.hits, ROUND_VOIDED_FOR_WRONG_SETTING, void, -1, -1, 0, -1, r.dealer_set, r.at)
                return
    why = t.what[void]
    shown = shown_to_one(t, r) if why < 0 or why == WHAT_TILE_EXPOSED else t.hands[NONE]
    if shown:
        w = shown.wager
        if counted == 0 or why == WHAT_TILE_EXPOSED:
            ask(t, ROUND_VOIDED_FOR_PLAYERS_TILE, without_ground(0), void, -1, -1, 0, w.at, -1, r.at)
        else:
            t.tally[ROUND_VOIDED_FOR_PLAYERS_TILE + NO_GROUNDS] += 1
        return
    undelivered = r.first_card < 0 and not recorded(t, KIND_DELIVER)
    unseen = undelivered or not recorded(t, KIND_EXPOSE) or r.gaps > 0
    if (unseen and (why < 0 or why == WHAT_TILE_EXPOSED)) or (counted < 0 and (why < 0 or why == WHAT_DICE_MISCOUNT)):
        t.tally[ROUND_VOIDED_WITHOUT_GROUND + NO_GROUNDS] += 1
        return
    ask(t, ROUND_VOIDED_WITHOUT_GROUND, without_ground(0), void, -1, -1, 0, -1, -1, r.at)


@kernel
def judge_dealers_wager(t: Table, rule: int, void: int, r: Round) -> None:
    """Judge, under ``rule``, whether the dealer's wager against the bank was settled though its hands were void."""
    w = r.dealer_wager
    if not w or w.event < 0 or w.withdrawn >= 0:
        t.tally[rule + NOT_APPLICABLE] += 1
        return
    settled = -1
    for i in range(void + 1, r.last + 1):
        if settled >= 0 or t.notes[i].wager != w:
            continue
        if t.kind[i] == KIND_PAY or t.kind[i] == KIND_COLLECT or moves_to_center(t, w, i):
            settled = i
    ask(t, rule, happened(settled), settled, -1, -1, 0, w.at, -1, r.at)


@kernel
def judge_void_round(t: Table, r: Round) -> None:
    """Judge a void round: its reason, and that all wagers were returned."""
    void = r.void
    counted = counted_wrong(t, r)
    judge_ground(t, counted, r)
    money, left = WAGER_CALLED_VOID_SETTLED_OTHERWISE, WAGER_CALLED_VOID_LEFT
    if t.what[void] == WHAT_DICE_MISCOUNT or (counted == 1 and t.what[void] != WHAT_TILE_EXPOSED):
        money, left = MISCOUNTED_ROUNDS_WAGER_KEPT, MISCOUNTED_ROUNDS_WAGER_NOT_RETURNED
    elif t.what[void] == WHAT_TILE_EXPOSED or r.spoiled == 1:
        money, left = VOID_ROUNDS_WAGER_KEPT, VOID_ROUNDS_WAGER_NOT_RETURNED
    if money == MISCOUNTED_ROUNDS_WAGER_KEPT:
        judge_dealers_wager(t, MISCOUNTED_ROUNDS_DEALERS_WAGER_SETTLED, void, r)
    elif money == VOID_ROUNDS_WAGER_KEPT:
        judge_dealers_wager(t, VOID_ROUNDS_DEALERS_WAGER_SETTLED, void, r)
    for w in between(t.wagers, r.wager, r.wagers_end):
        if is_void_wager(t, w, void):
            judge_return(t, money, left, w, void, -1)


@kernel
def other_wagers(t: Table, h: Hand, r: Round) -> int:
    """How many wagers the player of hand ``h`` has on other hands; those returned leave the comparison with them."""
    count = 0
    for w in between(t.wagers, r.wager, r.wagers_end):
        k = w.hand
        his = h.player >= 0 and w.player == h.player
        if his and k and k != h and w.kind == WHAT_PAI_GOW and w.withdrawn < 0:
            count += 1
            if w.returned > 0 and w.paid == 0 and w.collected == 0:
                k.flags |= flags.RETURNED_TOO
    return count


@kernel
def judge_hands_wagers(t: Table, h: Hand, event: int, r: Round) -> None:
    """Judge the money of the wagers on a hand that is void since ``event``: whether the option for that was given."""
    money, left = WAGER_CALLED_VOID_SETTLED_OTHERWISE, WAGER_CALLED_VOID_LEFT
    if h.flags & flags.SHOWN_BY_DEALER:
        money, left = VOID_HANDS_WAGER_KEPT, VOID_HANDS_WAGER_NOT_RETURNED
    for w in between(t.wagers, r.wager, r.wagers_end):
        if w.hand == h and is_void_wager(t, w, event):
            judge_return(t, money, left, w, event, -1)


@kernel
def judge_void_hand(t: Table, h: Hand, r: Round) -> None:
    """Judge a hand that its player gave up: its reason, and that its wagers were returned."""
    marks = h.flags
    event = h.voided if h.voided >= 0 else r.last
    if marks & (flags.SHOWN_BY_DEALER | flags.SHOWN_BY_ANOTHER) == 0:
        if not recorded(t, KIND_EXPOSE) or r.gaps > 0:
            t.tally[HAND_VOIDED_WITHOUT_GROUND + NO_GROUNDS] += 1
        else:
            ask(t, HAND_VOIDED_WITHOUT_GROUND, without_ground(0), event, -1, -1, 0, h.wager.at, -1, r.at)
        judge_hands_wagers(t, h, event, r)
        return
    t.tally[HAND_VOIDED_WITHOUT_GROUND + JUDGED] += 1
    judge_hands_wagers(t, h, event, r)
    if marks & flags.SHOWN_BY_DEALER == 0:
        return
    t.tally[OTHER_WAGER_OF_PLAYER_WHO_VOIDED + JUDGED] += 1
    if two_wagers(other_wagers(t, h, r)):
        emit(t.hits, OTHER_WAGER_OF_PLAYER_WHO_VOIDED, event, -1, -1, 0, h.wager.at, -1, r.at)


@kernel
def voiding_pass(t: Table) -> None:
    """Judge each void round, and each void hand in other rounds."""
    for r in rows_of(t.rounds):
        if r.void >= 0:
            judge_void_round(t, r)
            continue
        for h in between(t.hands, r.hand, r.hands_end):
            if h.voided >= 0 or h.flags & flags.GIVEN_UP:
                judge_void_hand(t, h, r)
