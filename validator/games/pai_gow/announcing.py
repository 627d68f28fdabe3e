"""What the dealer announces of each wager, and when."""

from validator.core.kernel import JUDGED, NOT_APPLICABLE, Ints, emit, kernel
from validator.games.numbers import missing_facts
from validator.games.pai_gow.outcome_readings import AS_DUE, BY_COUNT, BY_NONE, BY_ZERO, reading_of
from validator.games.pai_gow.slots.outcomes import (
    ANNOUNCED_BY_LESSER_COUNT,
    ANNOUNCED_OF_EXCHANGED_HALVES,
    ANNOUNCED_WITH_ZERO_LOW_HAND,
    ANNOUNCED_WITH_ZERO_LOW_HAND_OF_DEALER,
    LOSING_WAGER_ANNOUNCED_OTHERWISE,
    OUTCOME_ANNOUNCED_LATE,
    OUTCOME_NOT_ANNOUNCED,
    OUTCOME_NOT_ANNOUNCED_WITH_BANK,
    OUTCOME_NOT_ANNOUNCED_WITH_CO_BANK,
    TIE_BY_HIGH_HAND_ANNOUNCED_OTHERWISE,
    TIE_BY_LOW_HAND_ANNOUNCED_OTHERWISE,
    WINNING_WAGER_ANNOUNCED_OTHERWISE,
)
from validator.games.pai_gow.tables import flags, hand, round_, wager
from validator.games.rounds.options import ALWAYS, RECORDED
from validator.log.codes import KIND_OUTCOME, WHAT_DEALER_WAGER, WHAT_LOSE, WHAT_WIN
from validator.log.columns import Columns

NO_TILES, NO_ANNOUNCEMENT, *_ = missing_facts()
NO_RECORD, *_ = missing_facts()


@kernel
def announced_otherwise(said: int, due: int) -> bool:
    """Whether the outcome announced of a wager is not the one that its tiles give (words of the log)."""
    return said != due


@kernel
def follows_another_reading(reading: int) -> bool:
    """Whether an outcome follows another reading than the preferred one, or turns on it (0: no, 4: it follows none)."""
    return AS_DUE < reading < BY_NONE


@kernel
def left_unsaid(event: int) -> bool:
    """Whether no event announces what becomes of a wager (-1)."""
    return event < 0


@kernel
def announced_after_next(event: int, next_exposed: int) -> bool:
    """Whether a wager's outcome was announced (event) after the next hands had been exposed (event, -1: none)."""
    return 0 <= next_exposed < event


@kernel
def won_by_high(hands: Ints, h: int, opponent: int) -> bool:
    """Whether the higher half of ``h`` is stronger than that of its opponent."""
    one, other = hands[h + hand.HIGH], hands[h + hand.LOW]
    against, below = hands[opponent + hand.HIGH], hands[opponent + hand.LOW]
    return (one if one > other else other) > (against if against > below else below)


@kernel
def slot_of_due(due: int, by_high: bool, loss: int, tie_by_high: int, tie_by_low: int, win: int) -> int:
    """The slot for the outcome that is due."""
    if due == WHAT_LOSE:
        return loss
    if due == WHAT_WIN:
        return win
    return tie_by_high if by_high else tie_by_low


@kernel
def is_played_out(rounds: Ints, hands: Ints, wagers: Ints, w: int) -> bool:
    """Whether a wager goes to the comparison of hands: not taken back, surrendered, void or abandoned."""
    r, h = wagers[w + wager.ROUND], wagers[w + wager.HAND]
    return (
        wagers[w + wager.EVENT] >= 0
        and wagers[w + wager.WITHDRAWN] < 0
        and rounds[r + round_.VOID] < 0
        and h >= 0
        and h != wagers[w + wager.OPPONENT]
        and hands[h + hand.SURRENDER] < 0
        and hands[h + hand.VOIDED] < 0
        and hands[h + hand.FLAGS] & (flags.GIVEN_UP | flags.ABANDONED | flags.RETURNED_TOO) == 0
    )


@kernel
def next_exposure(rounds: Ints, hands: Ints, h: int, r: int) -> int:
    """The first exposure of another player's hand after that of ``h``; -1 none."""
    found = -1
    mine = hands[h + hand.EXPOSED]
    for other in range(rounds[r + round_.HAND], rounds[r + round_.HANDS_END], hand.WIDTH):
        event = hands[other + hand.EXPOSED]
        if other == h or other == rounds[r + round_.BANK] or hands[other + hand.ID] <= 0:
            continue
        if event > mine and (found < 0 or event < found):
            found = event
    return found


@kernel
def note_missing(tally: Ints, fact: int) -> None:
    """Count a missing fact under every rule on the outcome announced."""
    tally[LOSING_WAGER_ANNOUNCED_OTHERWISE + fact] += 1
    tally[TIE_BY_HIGH_HAND_ANNOUNCED_OTHERWISE + fact] += 1
    tally[TIE_BY_LOW_HAND_ANNOUNCED_OTHERWISE + fact] += 1
    tally[WINNING_WAGER_ANNOUNCED_OTHERWISE + fact] += 1


@kernel
def judge_announcement(
    ev: Columns, options: Ints, rounds: Ints, hands: Ints, wagers: Ints, tally: Ints, hits: Ints, w: int
) -> None:
    """Judge what was announced of a wager that goes to the comparison of hands."""
    r, h, opponent = wagers[w + wager.ROUND], wagers[w + wager.HAND], wagers[w + wager.OPPONENT]
    due, event = wagers[w + wager.DUE], hands[h + hand.OUTCOME]
    if due < 0 or opponent < 0:
        note_missing(tally, NO_TILES)
        return
    if event < 0:
        note_missing(tally, NO_ANNOUNCEMENT)
        return
    slot = slot_of_due(
        due,
        won_by_high(hands, h, opponent),
        LOSING_WAGER_ANNOUNCED_OTHERWISE,
        TIE_BY_HIGH_HAND_ANNOUNCED_OTHERWISE,
        TIE_BY_LOW_HAND_ANNOUNCED_OTHERWISE,
        WINNING_WAGER_ANNOUNCED_OTHERWISE,
    )
    said = ev.what[event]
    tally[slot + JUDGED] += 1
    reading = reading_of(hands, h, opponent, due, said, options)
    root = hands[h + hand.ROOT] if hands[h + hand.ROOT] >= 0 else hands[opponent + hand.ROOT]
    if follows_another_reading(reading):
        doubt = ANNOUNCED_BY_LESSER_COUNT if reading == BY_COUNT else ANNOUNCED_OF_EXCHANGED_HALVES
        if reading == BY_ZERO:
            of_dealer = wagers[w + wager.KIND] == WHAT_DEALER_WAGER
            doubt = ANNOUNCED_WITH_ZERO_LOW_HAND_OF_DEALER if of_dealer else ANNOUNCED_WITH_ZERO_LOW_HAND
        tally[doubt + JUDGED] += 1
        emit(hits, doubt, event, due, said, 0, w, root, r)
        wagers[w + wager.ROOT] = event
    elif announced_otherwise(said, due):
        emit(hits, slot, event, due, said, 0, w, root, r)
        wagers[w + wager.ROOT] = event


@kernel
def judge_saying(options: Ints, rounds: Ints, hands: Ints, wagers: Ints, tally: Ints, hits: Ints, w: int) -> None:
    """Judge whether the outcome of a wager was announced, and before the next hands were exposed."""
    r, h = wagers[w + wager.ROUND], wagers[w + wager.HAND]
    event = hands[h + hand.OUTCOME]
    slot = OUTCOME_NOT_ANNOUNCED
    if rounds[r + round_.CO_BANK] >= 0:
        slot = OUTCOME_NOT_ANNOUNCED_WITH_CO_BANK
    elif rounds[r + round_.BANK_SEAT] >= 0:
        slot = OUTCOME_NOT_ANNOUNCED_WITH_BANK
    if event < 0 and (options[RECORDED + KIND_OUTCOME] != ALWAYS or rounds[r + round_.GAPS] > 0):
        tally[slot + NO_RECORD] += 1
        return
    if event < 0 and wagers[w + wager.LAST_SETTLED] < 0 and hands[h + hand.EXPOSED] < 0:
        tally[slot + NOT_APPLICABLE] += 1
        return
    tally[slot + JUDGED] += 1
    if left_unsaid(event):
        at = wagers[w + wager.LAST_SETTLED]
        emit(hits, slot, at if at >= 0 else hands[h + hand.EXPOSED], -1, -1, 0, w, -1, r)
        return
    if hands[h + hand.EXPOSED] < 0:
        tally[OUTCOME_ANNOUNCED_LATE + NO_RECORD] += 1
        return
    tally[OUTCOME_ANNOUNCED_LATE + JUDGED] += 1
    following = next_exposure(rounds, hands, h, r)
    if announced_after_next(event, following):
        emit(hits, OUTCOME_ANNOUNCED_LATE, event, following, event, 0, w, -1, r)


@kernel
def announcing_pass(
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
    """Judge what was announced of every wager, from the tables of whole rounds."""
    for w in range(wager.WIDTH, wagers[0], wager.WIDTH):
        if not is_played_out(rounds, hands, wagers, w):
            tally[LOSING_WAGER_ANNOUNCED_OTHERWISE + NOT_APPLICABLE] += 1
            continue
        judge_announcement(ev, options, rounds, hands, wagers, tally, hits, w)
        if wagers[w + wager.KIND] != WHAT_DEALER_WAGER:
            judge_saying(options, rounds, hands, wagers, tally, hits, w)
