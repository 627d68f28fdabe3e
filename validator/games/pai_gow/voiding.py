"""Rounds and hands that were called void: whether the section gives a reason, and whether wagers came back."""

from validator.core.kernel import JUDGED, Ints, emit, kernel
from validator.games.numbers import missing_facts
from validator.games.pai_gow.bank_questions import left_out
from validator.games.pai_gow.dealer_setting import not_allowed
from validator.games.pai_gow.house_way import settings_allowed
from validator.games.pai_gow.options import HOUSE_WAY
from validator.games.pai_gow.rolls import counted_wrong
from validator.games.pai_gow.slots.irregularities import (
    HAND_VOIDED_WITHOUT_GROUND,
    MISCOUNTED_ROUNDS_WAGER_KEPT,
    MISCOUNTED_ROUNDS_WAGER_NOT_RETURNED,
    OTHER_WAGER_OF_PLAYER_WHO_VOIDED,
    ROUND_VOIDED_FOR_WRONG_SETTING,
    ROUND_VOIDED_WITHOUT_GROUND,
    VOID_HANDS_WAGER_KEPT,
    VOID_HANDS_WAGER_NOT_RETURNED,
    VOID_ROUNDS_WAGER_KEPT,
    VOID_ROUNDS_WAGER_NOT_RETURNED,
    WAGER_CALLED_VOID_LEFT,
    WAGER_CALLED_VOID_SETTLED_OTHERWISE,
)
from validator.games.pai_gow.tables import flags, hand, round_, wager
from validator.games.pai_gow.tiles import kind_of
from validator.games.rounds.options import ALWAYS, RECORDED
from validator.games.rounds.stakes import gained, not_returned
from validator.log.codes import (
    KIND_EXPOSE,
    KIND_RETURN,
    WHAT_DICE_MISCOUNT,
    WHAT_LOSE,
    WHAT_PAI_GOW,
    WHAT_TILE_EXPOSED,
    WHAT_WIN,
)
from validator.log.columns import Columns

NO_RECORD, *_ = missing_facts()
NO_AMOUNT, *_ = missing_facts()
NO_GROUNDS, *_ = missing_facts()


@kernel
def player_not_whole(off: int) -> bool:
    """Whether a player has more or less, in cents, than his wager back."""
    return off != 0


@kernel
def without_ground(ground: int) -> bool:
    """Whether nothing happened for which the section calls a hand or a round void (0)."""
    return ground == 0


@kernel
def two_wagers(others: int) -> bool:
    """Whether a player who voids a hand has other wagers in the round (how many)."""
    return others > 0


@kernel
def off_by(wagers: Ints, w: int) -> int:
    """By how many cents a player with a void wager stands better than with his stake back."""
    return gained(wagers, w, 0) - not_returned(wagers, w) - wagers[w + wager.VIGORISH]


@kernel
def follows_the_hands(wagers: Ints, w: int) -> bool:
    """Whether a wager was settled by the hands as they lie, as if nothing had been called void."""
    has, due = gained(wagers, w, 0), wagers[w + wager.DUE]
    return has > 0 if due == WHAT_WIN else due == WHAT_LOSE and has == -wagers[w + wager.STAKE]


@kernel
def judge_return(
    options: Ints, rounds: Ints, wagers: Ints, tally: Ints, hits: Ints, money: int, left: int, w: int, i: int, root: int
) -> None:
    """Judge whether a wager that is void since event ``i`` came back: its money, or at all."""
    r = wagers[w + wager.ROUND]
    if wagers[w + wager.STAKE] < 0 or wagers[w + wager.UNPRICED] > 0:
        tally[money + NO_AMOUNT] += 1
        return
    off = off_by(wagers, w)
    tally[money + JUDGED] += 1
    if money == WAGER_CALLED_VOID_SETTLED_OTHERWISE and follows_the_hands(wagers, w):
        return
    if player_not_whole(off):
        settled = wagers[w + wager.LAST_SETTLED]
        emit(hits, money, settled if settled >= 0 else i, 0, off, off, w, root, r)
        return
    returned = wagers[w + wager.RETURN]
    if returned < 0 and (options[RECORDED + KIND_RETURN] != ALWAYS or rounds[r + round_.GAPS] > 0):
        tally[left + NO_RECORD] += 1
        return
    tally[left + JUDGED] += 1
    if left_out(returned):
        emit(hits, left, i, -1, -1, 0, w, root, r)


@kernel
def is_void_wager(wagers: Ints, w: int, i: int) -> bool:
    """Whether a row is a Pai Gow wager that lay on the layout at event ``i``."""
    placed = wagers[w + wager.EVENT]
    return wagers[w + wager.KIND] == WHAT_PAI_GOW and 0 <= placed < i and wagers[w + wager.WITHDRAWN] < 0


@kernel
def judge_ground(
    ev: Columns,
    options: Ints,
    rounds: Ints,
    hands: Ints,
    tally: Ints,
    hits: Ints,
    counted: int,
    r: int,
) -> None:
    """Judge whether a void round has a reason that the section names."""
    void, h = rounds[r + round_.VOID], rounds[r + round_.HAND]
    if counted > 0 or rounds[r + round_.SPOILED] > 0:
        tally[ROUND_VOIDED_WITHOUT_GROUND + JUDGED] += 1
        return
    if 0 <= rounds[r + round_.DEALER_SET] < void and options[HOUSE_WAY] == 1 and hands[h + hand.LOW] >= 0:
        a, b = kind_of(hands[h + hand.HIGH_A]), kind_of(hands[h + hand.HIGH_B])
        c, d = kind_of(hands[h + hand.LOW_A]), kind_of(hands[h + hand.LOW_B])
        if hands[h + hand.HIGH] >= 0:
            tally[ROUND_VOIDED_FOR_WRONG_SETTING + JUDGED] += 1
            if not_allowed(settings_allowed(a, b, c, d, options)):
                emit(hits, ROUND_VOIDED_FOR_WRONG_SETTING, void, -1, -1, 0, -1, rounds[r + round_.DEALER_SET], r)
                return
    why = ev.what[void]
    unseen = options[RECORDED + KIND_EXPOSE] != ALWAYS or rounds[r + round_.GAPS] > 0
    if (unseen and (why < 0 or why == WHAT_TILE_EXPOSED)) or (counted < 0 and (why < 0 or why == WHAT_DICE_MISCOUNT)):
        tally[ROUND_VOIDED_WITHOUT_GROUND + NO_GROUNDS] += 1
        return
    tally[ROUND_VOIDED_WITHOUT_GROUND + JUDGED] += 1
    if without_ground(0):
        emit(hits, ROUND_VOIDED_WITHOUT_GROUND, void, -1, -1, 0, -1, -1, r)


@kernel
def judge_void_round(
    ev: Columns,
    options: Ints,
    notes: Ints,
    rounds: Ints,
    hands: Ints,
    wagers: Ints,
    tally: Ints,
    hits: Ints,
    r: int,
) -> None:
    """Judge a void round: its reason, and that all wagers were returned."""
    void = rounds[r + round_.VOID]
    counted = counted_wrong(ev, notes, rounds, hands, r)
    judge_ground(ev, options, rounds, hands, tally, hits, counted, r)
    money, left = WAGER_CALLED_VOID_SETTLED_OTHERWISE, WAGER_CALLED_VOID_LEFT
    if ev.what[void] == WHAT_DICE_MISCOUNT or (counted == 1 and ev.what[void] != WHAT_TILE_EXPOSED):
        money, left = MISCOUNTED_ROUNDS_WAGER_KEPT, MISCOUNTED_ROUNDS_WAGER_NOT_RETURNED
    elif ev.what[void] == WHAT_TILE_EXPOSED or rounds[r + round_.SPOILED] == 1:
        money, left = VOID_ROUNDS_WAGER_KEPT, VOID_ROUNDS_WAGER_NOT_RETURNED
    for w in range(rounds[r + round_.WAGER], rounds[r + round_.WAGERS_END], wager.WIDTH):
        if is_void_wager(wagers, w, void):
            judge_return(options, rounds, wagers, tally, hits, money, left, w, void, -1)


@kernel
def other_wagers(rounds: Ints, hands: Ints, wagers: Ints, h: int, r: int) -> int:
    """How many wagers the player of hand ``h`` has on other hands; those returned leave the comparison with them."""
    count = 0
    for w in range(rounds[r + round_.WAGER], rounds[r + round_.WAGERS_END], wager.WIDTH):
        k = wagers[w + wager.HAND]
        his = hands[h + hand.PLAYER] >= 0 and wagers[w + wager.PLAYER] == hands[h + hand.PLAYER]
        if his and k >= 0 and k != h and wagers[w + wager.KIND] == WHAT_PAI_GOW and wagers[w + wager.WITHDRAWN] < 0:
            count += 1
            if wagers[w + wager.RETURNED] > 0 and wagers[w + wager.PAID] == 0 and wagers[w + wager.COLLECTED] == 0:
                hands[k + hand.FLAGS] |= flags.RETURNED_TOO
    return count


@kernel
def judge_hands_wagers(
    options: Ints, rounds: Ints, hands: Ints, wagers: Ints, tally: Ints, hits: Ints, h: int, event: int, r: int
) -> None:
    """Judge the money of the wagers on a hand that is void since ``event``: whether the option for that was given."""
    money, left = WAGER_CALLED_VOID_SETTLED_OTHERWISE, WAGER_CALLED_VOID_LEFT
    if hands[h + hand.FLAGS] & flags.SHOWN_BY_DEALER:
        money, left = VOID_HANDS_WAGER_KEPT, VOID_HANDS_WAGER_NOT_RETURNED
    for w in range(rounds[r + round_.WAGER], rounds[r + round_.WAGERS_END], wager.WIDTH):
        if wagers[w + wager.HAND] == h and is_void_wager(wagers, w, event):
            judge_return(options, rounds, wagers, tally, hits, money, left, w, event, -1)


@kernel
def judge_void_hand(
    options: Ints, rounds: Ints, hands: Ints, wagers: Ints, tally: Ints, hits: Ints, h: int, r: int
) -> None:
    """Judge a hand that its player gave up: its reason, and that its wagers were returned."""
    marks = hands[h + hand.FLAGS]
    event = hands[h + hand.VOIDED] if hands[h + hand.VOIDED] >= 0 else rounds[r + round_.LAST]
    if marks & (flags.SHOWN_BY_DEALER | flags.SHOWN_BY_ANOTHER) == 0:
        if options[RECORDED + KIND_EXPOSE] != ALWAYS or rounds[r + round_.GAPS] > 0:
            tally[HAND_VOIDED_WITHOUT_GROUND + NO_GROUNDS] += 1
        else:
            tally[HAND_VOIDED_WITHOUT_GROUND + JUDGED] += 1
            if without_ground(0):
                emit(hits, HAND_VOIDED_WITHOUT_GROUND, event, -1, -1, 0, hands[h + hand.WAGER], -1, r)
        judge_hands_wagers(options, rounds, hands, wagers, tally, hits, h, event, r)
        return
    tally[HAND_VOIDED_WITHOUT_GROUND + JUDGED] += 1
    judge_hands_wagers(options, rounds, hands, wagers, tally, hits, h, event, r)
    if marks & flags.SHOWN_BY_DEALER == 0:
        return
    tally[OTHER_WAGER_OF_PLAYER_WHO_VOIDED + JUDGED] += 1
    if two_wagers(other_wagers(rounds, hands, wagers, h, r)):
        emit(hits, OTHER_WAGER_OF_PLAYER_WHO_VOIDED, event, -1, -1, 0, hands[h + hand.WAGER], -1, r)


@kernel
def voiding_pass(
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
    """Judge each void round, and each void hand in other rounds."""
    for r in range(round_.WIDTH, rounds[0], round_.WIDTH):
        if rounds[r + round_.VOID] >= 0:
            judge_void_round(ev, options, notes, rounds, hands, wagers, tally, hits, r)
            continue
        for h in range(rounds[r + round_.HAND], rounds[r + round_.HANDS_END], hand.WIDTH):
            if hands[h + hand.VOIDED] >= 0 or hands[h + hand.FLAGS] & flags.GIVEN_UP:
                judge_void_hand(options, rounds, hands, wagers, tally, hits, h, r)
