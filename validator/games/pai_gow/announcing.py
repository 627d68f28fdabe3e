"""What the dealer announces of each wager, and when."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel
from validator.core.engine.rows import between, rows_of
from validator.games.numbers import Rules, missing_facts
from validator.games.pai_gow.around import areas_apart
from validator.games.pai_gow.outcome_readings import AS_DUE, BY_COUNT, BY_NONE, BY_ZERO, reading_of
from validator.games.pai_gow.placing import leaves_open
from validator.games.pai_gow.tables import flags, unplaced
from validator.games.pai_gow.tables.rows import Hand, Round, Table, Wager
from validator.games.table import ask, lacking, recorded
from validator.log.codes import KIND_OUTCOME, KIND_PLAYER_LEAVES, WHAT_DEALER_WAGER, WHAT_LOSE, WHAT_WIN

NO_TILES, NO_ANNOUNCEMENT, *_ = missing_facts()
NO_RECORD, NO_LEAVING, *_ = missing_facts()

rule = Rules("pai_gow.announcing")
LOSING_WAGER_ANNOUNCED_OTHERWISE = rule(
    "losing-wager-announced-otherwise",
    "Losing wager announced as something else",
    "{seat}: {hand} against {dealer} was announced as {observed}; it is {expected}",
    needs={
        "the tiles of both hands": NO_TILES,
        "the announcement": NO_ANNOUNCEMENT,
    },
    expected="{expected}",
    observed="{observed}",
    unit="phrase",
)
TIE_BY_HIGH_HAND_ANNOUNCED_OTHERWISE = rule(
    "tie-by-high-hand-announced-otherwise",
    "Tie by the high hand announced as something else",
    "{seat}: {hand} against {dealer} was announced as {observed}; it is {expected}",
    needs={
        "the tiles of both hands": NO_TILES,
        "the announcement": NO_ANNOUNCEMENT,
    },
    expected="{expected}",
    observed="{observed}",
    unit="phrase",
)
TIE_BY_LOW_HAND_ANNOUNCED_OTHERWISE = rule(
    "tie-by-low-hand-announced-otherwise",
    "Tie by the low hand announced as something else",
    "{seat}: {hand} against {dealer} was announced as {observed}; it is {expected}",
    needs={
        "the tiles of both hands": NO_TILES,
        "the announcement": NO_ANNOUNCEMENT,
    },
    expected="{expected}",
    observed="{observed}",
    unit="phrase",
)
WINNING_WAGER_ANNOUNCED_OTHERWISE = rule(
    "winning-wager-announced-otherwise",
    "Winning wager announced as something else",
    "{seat}: {hand} against {dealer} was announced as {observed}; it is {expected}",
    needs={
        "the tiles of both hands": NO_TILES,
        "the announcement": NO_ANNOUNCEMENT,
    },
    expected="{expected}",
    observed="{observed}",
    unit="phrase",
)
ANNOUNCED_WITH_ZERO_LOW_HAND = rule(
    "announced-with-zero-low-hand",
    "Outcome announced of a low hand of zero that outranks the dealer's",
    "{seat}: {hand} against {dealer} was announced as {observed}; whether that is right turns on how the text is read",
    expected="an outcome that every reading has",
    observed="{observed}",
    unit="phrase",
)
ANNOUNCED_WITH_ZERO_LOW_HAND_OF_DEALER = rule(
    "announced-with-zero-low-hand-of-dealer",
    "Outcome announced of a dealer's low hand of zero that outranks the bank's",
    "{seat}: {hand} against {dealer} was announced as {observed}; whether that is right turns on how the text is read",
    expected="an outcome that every reading has",
    observed="{observed}",
    unit="phrase",
)
ANNOUNCED_BY_LESSER_COUNT = rule(
    "announced-by-lesser-count",
    "Outcome announced by the lesser count of a 1-2 or 2-4 tile",
    "{seat}: {hand} against {dealer} was announced as {observed}; whether that is right turns on how the text is read",
    expected="an outcome that every reading has",
    observed="{observed}",
    unit="phrase",
)
ANNOUNCED_OF_EXCHANGED_HALVES = rule(
    "announced-of-exchanged-halves",
    "Outcome announced of halves that lie in each other's place",
    "{seat}: {hand} against {dealer} was announced as {observed}; whether that is right turns on how the text is read",
    expected="an outcome that every reading has",
    observed="{observed}",
    unit="phrase",
)
OUTCOME_NOT_ANNOUNCED = rule(
    "outcome-not-announced",
    "Outcome of a wager not announced",
    "{seat}: nobody announced what becomes of the {wager} of {stake}",
    needs={
        "the announcement of outcomes": NO_RECORD,
        "whether the player left": NO_LEAVING,
    },
    expected="an announcement",
    observed="none",
)
OUTCOME_ANNOUNCED_LATE = rule(
    "outcome-announced-late",
    "Outcome announced after the next hands were exposed",
    "{seat}: what becomes of the wager was announced only after the next hands had been exposed",
    needs={
        "the exposing of the hands": NO_RECORD,
    },
    expected="the announcement at that player",
    observed="the announcement later",
)
OUTCOME_NOT_ANNOUNCED_WITH_BANK = rule(
    "outcome-not-announced-with-bank",
    "Outcome of a wager not announced",
    "{seat}: nobody announced what becomes of the {wager} of {stake}",
    needs={
        "the announcement of outcomes": NO_RECORD,
        "whether the player left": NO_LEAVING,
    },
    expected="an announcement",
    observed="none",
)
OUTCOME_NOT_ANNOUNCED_WITH_CO_BANK = rule(
    "outcome-not-announced-with-co-bank",
    "Outcome of a wager not announced",
    "{seat}: nobody announced what becomes of the {wager} of {stake}",
    needs={
        "the announcement of outcomes": NO_RECORD,
        "whether the player left": NO_LEAVING,
    },
    expected="an announcement",
    observed="none",
)
OUTCOME_ANNOUNCED_BEFORE_EXPOSURE = rule(
    "outcome-announced-before-exposure",
    "Outcome announced before the hands were exposed",
    "{seat}: what becomes of the wager was announced before the hands had been exposed",
    expected="the hands exposed first",
    observed="the announcement first",
)
OUTCOME_ANNOUNCED_AFTER_SETTLEMENT = rule(
    "outcome-announced-after-settlement",
    "Outcome announced after the wager was settled",
    "{seat}: what becomes of the wager was announced only after it had been settled",
    expected="the announcement first",
    observed="the settlement first",
)


@kernel
def announced_otherwise(said: int, due: int) -> bool:
    """Whether the outcome announced of a wager is not the one that its tiles give (words of the log)."""
    return said != due


@kernel
def follows_another_reading(reading: int) -> bool:
    """Whether an outcome follows another reading than the preferred one, or turns on it (0: no, 4: it follows none)."""
    return AS_DUE < reading < BY_NONE


@kernel
def won_by_high(t: Table, h: Hand, opponent: Hand) -> bool:
    """Whether the higher half of ``h`` is stronger than that of its opponent."""
    one, other = h.high, h.low
    against, below = opponent.high, opponent.low
    return (one if one > other else other) > (against if against > below else below)


@kernel
def is_of_tiles_set_anew(t: Table, h: Hand, opponent: Hand, i: int, r: Round) -> bool:
    """Whether event ``i`` tells how two hands stand of which one is the dealer's, which he sets anew later."""
    dealers = r.hand
    return (h == dealers or opponent == dealers) and i < r.reset


@kernel
def rule_of_due(due: int, by_high: bool, loss: int, tie_by_high: int, tie_by_low: int, win: int) -> int:
    """The rule for the outcome that is due."""
    if due == WHAT_LOSE:
        return loss
    if due == WHAT_WIN:
        return win
    return tie_by_high if by_high else tie_by_low


@kernel
def is_played_out(t: Table, w: Wager) -> bool:
    """Whether a wager goes to the comparison of hands: not taken back, surrendered, void or abandoned."""
    r, h = w.round, w.hand
    return (
        w.event >= 0
        and w.withdrawn < 0
        and r.void < 0
        and h.at >= 0
        and h != w.opponent
        and not leaves_open(t, r, unplaced.GIVEN_UP)
        and h.surrender < 0
        and h.voided < 0
        and h.flags & (flags.GIVEN_UP | flags.ABANDONED | flags.RETURNED_TOO) == 0
    )


@kernel
def may_be_abandoned(t: Table, w: Wager) -> bool:
    """Whether a wager may have been taken because its player had left, in a log that need not say that he did.

    What is taken once its hands were exposed, or its outcome announced, is taken by its hands.
    """
    h, taken = w.hand, w.collect_first
    shown = 0 <= h.exposed < taken or 0 <= h.outcome < taken
    of_player = w.kind != WHAT_DEALER_WAGER
    return of_player and taken >= 0 and not shown and not recorded(t, KIND_PLAYER_LEAVES)


@kernel
def is_out_of_turn(t: Table, h: Hand) -> bool:
    """Whether a hand is that of a player who left, or may have, so that it has no turn in which it is exposed."""
    w = h.wager
    return h.flags & flags.ABANDONED != 0 or (w.at >= 0 and may_be_abandoned(t, w))


@kernel
def may_be_of_one_player(t: Table, h: Hand, other: Hand) -> bool:
    """Whether two hands are those of one player at two areas, or may be, where the log does not name both players."""
    one, two = h.player, other.player
    if one >= 0 and two >= 0:
        return one == two
    return t.options.two_areas != 0 and not areas_apart(h.seat, other.seat)


@kernel
def next_exposure(t: Table, h: Hand, event: int, r: Round) -> int:
    """The first exposure of another player's hand than ``h`` after an event of round ``r``; -1 none."""
    found = -1
    for other in between(t.hands, r.hand, r.hands_end):
        exposed = other.exposed
        if other == h or other == r.bank or other.id <= 0:
            continue
        if exposed > event and (found < 0 or exposed < found) and not may_be_of_one_player(t, h, other):
            found = exposed
    return found


@kernel
def note_outcome_unknown(t: Table, fact: int) -> None:
    """Count a missing fact under every rule on the outcome announced."""
    t.tally[LOSING_WAGER_ANNOUNCED_OTHERWISE + fact] += 1
    t.tally[TIE_BY_HIGH_HAND_ANNOUNCED_OTHERWISE + fact] += 1
    t.tally[TIE_BY_LOW_HAND_ANNOUNCED_OTHERWISE + fact] += 1
    t.tally[WINNING_WAGER_ANNOUNCED_OTHERWISE + fact] += 1


@kernel
def judge_announcement(t: Table, w: Wager) -> None:
    """Judge what was announced of a wager that goes to the comparison of hands."""
    r, h, opponent = w.round, w.hand, w.opponent
    due, event = w.due, h.outcome
    if due < 0 or not opponent:
        note_outcome_unknown(t, NO_TILES)
        return
    if event < 0:
        note_outcome_unknown(t, NO_ANNOUNCEMENT)
        return
    if is_of_tiles_set_anew(t, h, opponent, event, r):
        note_outcome_unknown(t, NO_TILES)
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
    root = h.root if h.root >= 0 else opponent.root
    if follows_another_reading(reading):
        doubt = ANNOUNCED_BY_LESSER_COUNT if reading == BY_COUNT else ANNOUNCED_OF_EXCHANGED_HALVES
        if reading == BY_ZERO:
            of_dealer = w.kind == WHAT_DEALER_WAGER
            doubt = ANNOUNCED_WITH_ZERO_LOW_HAND_OF_DEALER if of_dealer else ANNOUNCED_WITH_ZERO_LOW_HAND
        t.tally[doubt + JUDGED] += 1
        emit(t.hits, doubt, event, due, said, 0, w.at, root, r.at)
        w.root = event
    elif announced_otherwise(said, due):
        emit(t.hits, rule, event, due, said, 0, w.at, root, r.at)
        w.root = event


@kernel
def was_announced(t: Table, h: Hand, start: int, stop: int) -> bool:
    """Whether the outcome of a hand was announced between two events."""
    announced = False
    for i in range(start + 1, stop):
        announced = announced or (t.kind[i] == KIND_OUTCOME and t.notes[i].hand == h)
    return announced


@kernel
def judge_saying(t: Table, w: Wager) -> None:
    """Judge whether the outcome of a wager was announced, and before the next hands were exposed."""
    r, h = w.round, w.hand
    event = h.outcome
    rule = OUTCOME_NOT_ANNOUNCED
    if r.co_bank >= 0:
        rule = OUTCOME_NOT_ANNOUNCED_WITH_CO_BANK
    elif r.bank_seat >= 0:
        rule = OUTCOME_NOT_ANNOUNCED_WITH_BANK
    shown = recorded(t, KIND_OUTCOME) and r.gaps == 0
    if event < 0 and (not shown or leaves_open(t, r, unplaced.OUTCOMES)):
        t.tally[rule + NO_RECORD] += 1
        return
    if event < 0 and w.last_settled < 0 and h.exposed < 0:
        t.tally[rule + NOT_APPLICABLE] += 1
        return
    if lacking(t, rule, NO_LEAVING, event < 0 and not recorded(t, KIND_PLAYER_LEAVES)):
        return
    t.tally[rule + JUDGED] += 1
    if event < 0:
        at = w.last_settled
        emit(t.hits, rule, at if at >= 0 else h.exposed, -1, -1, 0, w.at, -1, r.at)
        return
    if lacking(t, OUTCOME_ANNOUNCED_LATE, NO_RECORD, h.exposed < 0):
        return
    exposed, settled = h.exposed, w.first_settled
    if ask(t, OUTCOME_ANNOUNCED_BEFORE_EXPOSURE, event < exposed, event, exposed, event, 0, w.at, -1, r.at):
        return
    late = exposed < settled < event and not was_announced(t, h, exposed, settled)
    if ask(t, OUTCOME_ANNOUNCED_AFTER_SETTLEMENT, late, event, settled, event, 0, w.at, -1, r.at):
        return
    t.tally[OUTCOME_ANNOUNCED_LATE + JUDGED] += 1
    following = next_exposure(t, h, h.exposed, r)
    if 0 <= following < event:
        emit(t.hits, OUTCOME_ANNOUNCED_LATE, event, following, event, 0, w.at, -1, r.at)


@kernel
def announcing_pass(t: Table) -> None:
    """Judge what was announced of every wager, from the tables of whole rounds."""
    for w in rows_of(t.wagers):
        if not is_played_out(t, w):
            t.tally[LOSING_WAGER_ANNOUNCED_OTHERWISE + NOT_APPLICABLE] += 1
            continue
        judge_announcement(t, w)
        if w.kind != WHAT_DEALER_WAGER:
            judge_saying(t, w)
