"""What the dealer announces of each wager, and when."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel
from validator.games.numbers import missing_facts, numbers_of
from validator.games.pai_gow.around import areas_apart
from validator.games.pai_gow.options import TWO_AREAS
from validator.games.pai_gow.outcome_readings import AS_DUE, BY_COUNT, BY_NONE, BY_ZERO, reading_of
from validator.games.pai_gow.placing import leaves_open
from validator.games.pai_gow.tables import flags, hand, note, round_, unplaced, wager
from validator.games.table import Table, ask, lacking, recorded
from validator.log.codes import KIND_OUTCOME, KIND_PLAYER_LEAVES, WHAT_DEALER_WAGER, WHAT_LOSE, WHAT_WIN

(
    LOSING_WAGER_ANNOUNCED_OTHERWISE,
    TIE_BY_HIGH_HAND_ANNOUNCED_OTHERWISE,
    TIE_BY_LOW_HAND_ANNOUNCED_OTHERWISE,
    WINNING_WAGER_ANNOUNCED_OTHERWISE,
    ANNOUNCED_WITH_ZERO_LOW_HAND,
    ANNOUNCED_WITH_ZERO_LOW_HAND_OF_DEALER,
    ANNOUNCED_BY_LESSER_COUNT,
    ANNOUNCED_OF_EXCHANGED_HALVES,
    OUTCOME_NOT_ANNOUNCED,
    OUTCOME_ANNOUNCED_LATE,
    OUTCOME_NOT_ANNOUNCED_WITH_BANK,
    OUTCOME_NOT_ANNOUNCED_WITH_CO_BANK,
    OUTCOME_ANNOUNCED_BEFORE_EXPOSURE,
    OUTCOME_ANNOUNCED_AFTER_SETTLEMENT,
    *_,
) = numbers_of("pai_gow.announcing")

NO_TILES, NO_ANNOUNCEMENT, *_ = missing_facts()
NO_RECORD, NO_LEAVING, *_ = missing_facts()


@kernel
def announced_otherwise(said: int, due: int) -> bool:
    """Whether the outcome announced of a wager is not the one that its tiles give (words of the log)."""
    return said != due


@kernel
def follows_another_reading(reading: int) -> bool:
    """Whether an outcome follows another reading than the preferred one, or turns on it (0: no, 4: it follows none)."""
    return AS_DUE < reading < BY_NONE


@kernel
def won_by_high(t: Table, h: int, opponent: int) -> bool:
    """Whether the higher half of ``h`` is stronger than that of its opponent."""
    one, other = t.hands[h + hand.HIGH], t.hands[h + hand.LOW]
    against, below = t.hands[opponent + hand.HIGH], t.hands[opponent + hand.LOW]
    return (one if one > other else other) > (against if against > below else below)


@kernel
def is_of_tiles_set_anew(t: Table, h: int, opponent: int, i: int, r: int) -> bool:
    """Whether event ``i`` tells how two hands stand of which one is the dealer's, which he sets anew later."""
    dealers = t.rounds[r + round_.HAND]
    return (h == dealers or opponent == dealers) and i < t.rounds[r + round_.RESET]


@kernel
def rule_of_due(due: int, by_high: bool, loss: int, tie_by_high: int, tie_by_low: int, win: int) -> int:
    """The rule for the outcome that is due."""
    if due == WHAT_LOSE:
        return loss
    if due == WHAT_WIN:
        return win
    return tie_by_high if by_high else tie_by_low


@kernel
def is_played_out(t: Table, w: int) -> bool:
    """Whether a wager goes to the comparison of hands: not taken back, surrendered, void or abandoned."""
    r, h = t.wagers[w + wager.ROUND], t.wagers[w + wager.HAND]
    return (
        t.wagers[w + wager.EVENT] >= 0
        and t.wagers[w + wager.WITHDRAWN] < 0
        and t.rounds[r + round_.VOID] < 0
        and h >= 0
        and h != t.wagers[w + wager.OPPONENT]
        and not leaves_open(t, r, unplaced.GIVEN_UP)
        and t.hands[h + hand.SURRENDER] < 0
        and t.hands[h + hand.VOIDED] < 0
        and t.hands[h + hand.FLAGS] & (flags.GIVEN_UP | flags.ABANDONED | flags.RETURNED_TOO) == 0
    )


@kernel
def may_be_abandoned(t: Table, w: int) -> bool:
    """Whether a wager may have been taken because its player had left, in a log that need not say that he did.

    What is taken once its hands were exposed, or its outcome announced, is taken by its hands.
    """
    h, taken = t.wagers[w + wager.HAND], t.wagers[w + wager.COLLECT_FIRST]
    shown = 0 <= t.hands[h + hand.EXPOSED] < taken or 0 <= t.hands[h + hand.OUTCOME] < taken
    of_player = t.wagers[w + wager.KIND] != WHAT_DEALER_WAGER
    return of_player and taken >= 0 and not shown and not recorded(t, KIND_PLAYER_LEAVES)


@kernel
def is_out_of_turn(t: Table, h: int) -> bool:
    """Whether a hand is that of a player who left, or may have, so that it has no turn in which it is exposed."""
    w = t.hands[h + hand.WAGER]
    return t.hands[h + hand.FLAGS] & flags.ABANDONED != 0 or (w >= 0 and may_be_abandoned(t, w))


@kernel
def may_be_of_one_player(t: Table, h: int, other: int) -> bool:
    """Whether two hands are those of one player at two areas, or may be, where the log does not name both players."""
    one, two = t.hands[h + hand.PLAYER], t.hands[other + hand.PLAYER]
    if one >= 0 and two >= 0:
        return one == two
    return t.options[TWO_AREAS] != 0 and not areas_apart(t.hands[h + hand.SEAT], t.hands[other + hand.SEAT])


@kernel
def next_exposure(t: Table, h: int, event: int, r: int) -> int:
    """The first exposure of another player's hand than ``h`` after an event of round ``r``; -1 none."""
    found = -1
    for other in range(t.rounds[r + round_.HAND], t.rounds[r + round_.HANDS_END], hand.WIDTH):
        exposed = t.hands[other + hand.EXPOSED]
        if other == h or other == t.rounds[r + round_.BANK] or t.hands[other + hand.ID] <= 0:
            continue
        if exposed > event and (found < 0 or exposed < found) and not may_be_of_one_player(t, h, other):
            found = exposed
    return found


@kernel
def note_missing(t: Table, fact: int) -> None:
    """Count a missing fact under every rule on the outcome announced."""
    t.tally[LOSING_WAGER_ANNOUNCED_OTHERWISE + fact] += 1
    t.tally[TIE_BY_HIGH_HAND_ANNOUNCED_OTHERWISE + fact] += 1
    t.tally[TIE_BY_LOW_HAND_ANNOUNCED_OTHERWISE + fact] += 1
    t.tally[WINNING_WAGER_ANNOUNCED_OTHERWISE + fact] += 1


@kernel
def judge_announcement(t: Table, w: int) -> None:
    """Judge what was announced of a wager that goes to the comparison of hands."""
    r, h, opponent = t.wagers[w + wager.ROUND], t.wagers[w + wager.HAND], t.wagers[w + wager.OPPONENT]
    due, event = t.wagers[w + wager.DUE], t.hands[h + hand.OUTCOME]
    if due < 0 or opponent < 0:
        note_missing(t, NO_TILES)
        return
    if event < 0:
        note_missing(t, NO_ANNOUNCEMENT)
        return
    if is_of_tiles_set_anew(t, h, opponent, event, r):
        note_missing(t, NO_TILES)
        return
    rule = rule_of_due(
        due,
        won_by_high(t, h, opponent),
        LOSING_WAGER_ANNOUNCED_OTHERWISE,
        TIE_BY_HIGH_HAND_ANNOUNCED_OTHERWISE,
        TIE_BY_LOW_HAND_ANNOUNCED_OTHERWISE,
        WINNING_WAGER_ANNOUNCED_OTHERWISE,
    )
    said = t.what[event]
    t.tally[rule + JUDGED] += 1
    reading = reading_of(t, h, opponent, due, said)
    root = t.hands[h + hand.ROOT] if t.hands[h + hand.ROOT] >= 0 else t.hands[opponent + hand.ROOT]
    if follows_another_reading(reading):
        doubt = ANNOUNCED_BY_LESSER_COUNT if reading == BY_COUNT else ANNOUNCED_OF_EXCHANGED_HALVES
        if reading == BY_ZERO:
            of_dealer = t.wagers[w + wager.KIND] == WHAT_DEALER_WAGER
            doubt = ANNOUNCED_WITH_ZERO_LOW_HAND_OF_DEALER if of_dealer else ANNOUNCED_WITH_ZERO_LOW_HAND
        t.tally[doubt + JUDGED] += 1
        emit(t.hits, doubt, event, due, said, 0, w, root, r)
        t.wagers[w + wager.ROOT] = event
    elif announced_otherwise(said, due):
        emit(t.hits, rule, event, due, said, 0, w, root, r)
        t.wagers[w + wager.ROOT] = event


@kernel
def was_announced(t: Table, h: int, start: int, stop: int) -> bool:
    """Whether the outcome of a hand was announced between two events."""
    announced = False
    for i in range(start + 1, stop):
        announced = announced or (t.kind[i] == KIND_OUTCOME and t.notes[i * note.WIDTH + note.HAND] == h)
    return announced


@kernel
def judge_saying(t: Table, w: int) -> None:
    """Judge whether the outcome of a wager was announced, and before the next hands were exposed."""
    r, h = t.wagers[w + wager.ROUND], t.wagers[w + wager.HAND]
    event = t.hands[h + hand.OUTCOME]
    rule = OUTCOME_NOT_ANNOUNCED
    if t.rounds[r + round_.CO_BANK] >= 0:
        rule = OUTCOME_NOT_ANNOUNCED_WITH_CO_BANK
    elif t.rounds[r + round_.BANK_SEAT] >= 0:
        rule = OUTCOME_NOT_ANNOUNCED_WITH_BANK
    shown = recorded(t, KIND_OUTCOME) and t.rounds[r + round_.GAPS] == 0
    if event < 0 and (not shown or leaves_open(t, r, unplaced.OUTCOMES)):
        t.tally[rule + NO_RECORD] += 1
        return
    if event < 0 and t.wagers[w + wager.LAST_SETTLED] < 0 and t.hands[h + hand.EXPOSED] < 0:
        t.tally[rule + NOT_APPLICABLE] += 1
        return
    if lacking(t, rule, NO_LEAVING, event < 0 and not recorded(t, KIND_PLAYER_LEAVES)):
        return
    t.tally[rule + JUDGED] += 1
    if event < 0:
        at = t.wagers[w + wager.LAST_SETTLED]
        emit(t.hits, rule, at if at >= 0 else t.hands[h + hand.EXPOSED], -1, -1, 0, w, -1, r)
        return
    if lacking(t, OUTCOME_ANNOUNCED_LATE, NO_RECORD, t.hands[h + hand.EXPOSED] < 0):
        return
    exposed, settled = t.hands[h + hand.EXPOSED], t.wagers[w + wager.FIRST_SETTLED]
    if ask(t, OUTCOME_ANNOUNCED_BEFORE_EXPOSURE, event < exposed, event, exposed, event, 0, w, -1, r):
        return
    late = exposed < settled < event and not was_announced(t, h, exposed, settled)
    if ask(t, OUTCOME_ANNOUNCED_AFTER_SETTLEMENT, late, event, settled, event, 0, w, -1, r):
        return
    t.tally[OUTCOME_ANNOUNCED_LATE + JUDGED] += 1
    following = next_exposure(t, h, t.hands[h + hand.EXPOSED], r)
    if 0 <= following < event:
        emit(t.hits, OUTCOME_ANNOUNCED_LATE, event, following, event, 0, w, -1, r)


@kernel
def announcing_pass(t: Table) -> None:
    """Judge what was announced of every wager, from the tables of whole rounds."""
    for w in range(wager.WIDTH, t.wagers[0], wager.WIDTH):
        if not is_played_out(t, w):
            t.tally[LOSING_WAGER_ANNOUNCED_OTHERWISE + NOT_APPLICABLE] += 1
            continue
        judge_announcement(t, w)
        if t.wagers[w + wager.KIND] != WHAT_DEALER_WAGER:
            judge_saying(t, w)
