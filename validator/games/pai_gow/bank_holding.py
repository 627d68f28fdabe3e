"""Who may be the bank: when, how often, with what wagers and chips, and with which markers."""

from validator.core.kernel import Ints, kernel
from validator.games.numbers import missing_facts
from validator.games.pai_gow.bank_questions import (
    answer,
    happened,
    left_out,
    less_than_due,
    more_than_allowed,
    other_seat,
    same_player,
    without_grant,
)
from validator.games.pai_gow.bank_state import (
    AGAINST_DEALER,
    AGAINST_DEALER_WHOLE,
    AT_START,
    BANKED_BY_SOMEBODY,
    GAME,
    NEW_START,
    NO_BANK,
    NOTHING,
    PLAYER_BEFORE,
    ROUND_BEFORE,
    UNKNOWN,
    VOID_BEFORE,
    WHOLE_BEFORE,
    WHOLE_PLAYER,
    is_of,
    is_placed,
    wagered,
)
from validator.games.pai_gow.options import BANK_AREAS, BANK_OFFERED, CO_BANK_PERCENT, WHOLE
from validator.games.pai_gow.slots.bank import (
    BANK_AFTER_NEW_START,
    BANK_AGAIN_AROUND_VOID_ROUND,
    BANK_AT_START_OF_GAME,
    BANK_CHIPS_NOT_CONFIRMED,
    BANK_CHIPS_NOT_SUFFICIENT,
    BANK_CHIPS_SHORT_BY_ONE_COUNT,
    BANK_LAST_WAGER_BY_VOID_ROUND,
    BANK_LAST_WAGER_NOT_CONFIRMED,
    BANK_NOT_FILED,
    BANK_ON_TWO_AREAS,
    BANK_TWO_ROUNDS_RUNNING,
    BANK_WAGERS_HIMSELF,
    BANK_WITHOUT_LAST_WAGER,
)
from validator.games.pai_gow.tables import note, round_, wager
from validator.games.rounds.options import ALWAYS, RECORDED
from validator.log.codes import (
    KIND_BANK_CHECKED,
    KIND_MARKER_PLACED,
    KIND_WAGER_CHANGED,
    WHAT_CO_BANK,
    WHAT_SUFFICIENT_CHIPS,
    WHAT_WAGERED_LAST,
)
from validator.log.columns import Columns

NO_FILING, *_ = missing_facts()
NO_ROUND_BEFORE, *_ = missing_facts()
NO_BANK_NAMED, *_ = missing_facts()
NO_MARKERS, *_ = missing_facts()
NO_POSITION, *_ = missing_facts()
NO_CHIPS, NO_AMOUNTS, *_ = missing_facts()
NO_CONFIRMATION, *_ = missing_facts()
NO_WAGERS, *_ = missing_facts()


@kernel
def find(ev: Columns, rounds: Ints, r: int, kind: int, what: int) -> int:
    """The first event of round ``r`` of that kind and with that word (-1: any); -1 none."""
    for i in range(rounds[r + round_.FIRST], rounds[r + round_.LAST] + 1):
        if ev.kind[i] == kind and (what < 0 or ev.what[i] == what):
            return i
    return -1


@kernel
def is_shown(options: Ints, rounds: Ints, r: int, kind: int) -> bool:
    """Whether the log of round ``r`` would show every event of that kind."""
    return options[RECORDED + kind] == ALWAYS and rounds[r + round_.GAPS] == 0


@kernel
def judge_time(options: Ints, rounds: Ints, state: Ints, tally: Ints, hits: Ints, r: int) -> None:
    """Judge whether a player may be the bank at all, in this round of the game, and after the round before."""
    event, player = rounds[r + round_.BANK_EVENT], rounds[r + round_.PLAYER]
    if options[BANK_OFFERED] < 0:
        tally[BANK_NOT_FILED + NO_FILING] += 1
    else:
        answer(tally, hits, BANK_NOT_FILED, without_grant(options[BANK_OFFERED]), event, -1, -1, -1, r)
    game = state[GAME]
    if game == UNKNOWN:
        tally[BANK_AT_START_OF_GAME + NO_ROUND_BEFORE] += 1
    elif game == NEW_START:
        answer(tally, hits, BANK_AFTER_NEW_START, happened(event), event, -1, -1, -1, r)
    else:
        answer(tally, hits, BANK_AT_START_OF_GAME, happened(event if game == AT_START else -1), event, -1, -1, -1, r)
    before = state[ROUND_BEFORE]
    if player < 0 or before == NOTHING or before == BANKED_BY_SOMEBODY:
        tally[BANK_TWO_ROUNDS_RUNNING + NO_BANK_NAMED] += 1
        return
    if state[VOID_BEFORE] == 0:
        answer(
            tally, hits, BANK_TWO_ROUNDS_RUNNING, same_player(player, state[PLAYER_BEFORE] - 1), event, -1, -1, -1, r
        )
        return
    again = same_player(player, state[PLAYER_BEFORE] - 1)
    if state[WHOLE_BEFORE] == BANKED_BY_SOMEBODY or state[WHOLE_BEFORE] == NOTHING:
        tally[BANK_AGAIN_AROUND_VOID_ROUND + NO_BANK_NAMED] += 1
    elif state[WHOLE_BEFORE] != NO_BANK:
        again = again or same_player(player, state[WHOLE_PLAYER] - 1)
    answer(tally, hits, BANK_AGAIN_AROUND_VOID_ROUND, again, event, -1, -1, -1, r)


@kernel
def judge_marker(
    ev: Columns, options: Ints, rounds: Ints, tally: Ints, hits: Ints, r: int, what: int, missing: int, elsewhere: int
) -> None:
    """Judge the marker of the bank or the co-bank (word of the log): that there is one, and where it is."""
    event = find(ev, rounds, r, KIND_MARKER_PLACED, what)
    seat = rounds[r + round_.BANK_SEAT]
    if event < 0 and not is_shown(options, rounds, r, KIND_MARKER_PLACED):
        tally[missing + NO_MARKERS] += 1
        return
    at = rounds[r + round_.CO_BANK] if what == WHAT_CO_BANK else rounds[r + round_.BANK_EVENT]
    answer(tally, hits, missing, left_out(event), at, -1, -1, -1, r)
    if event < 0:
        return
    if ev.seat[event] < 0 or seat <= 0:
        tally[elsewhere + NO_POSITION] += 1
        return
    last = event
    for i in range(event + 1, rounds[r + round_.LAST] + 1):
        if ev.kind[i] == KIND_MARKER_PLACED and ev.what[i] == what and ev.seat[i] >= 0:
            last = i
    answer(tally, hits, elsewhere, other_seat(ev.seat[last], seat), last, seat, ev.seat[last], -1, r)


@kernel
def stake_at(ev: Columns, notes: Ints, rounds: Ints, wagers: Ints, w: int, event: int) -> int:
    """Cents of a wager as it stood at an event; -1 not known."""
    if wagers[w + wager.EVENT] > event:
        return 0
    cents = ev.cents[wagers[w + wager.EVENT]]
    for i in range(wagers[w + wager.EVENT] + 1, event):
        if ev.kind[i] == KIND_WAGER_CHANGED and notes[i * note.WIDTH + note.WAGER] == w:
            cents = ev.cents[i]
    return cents


@kernel
def judge_cover(
    ev: Columns,
    options: Ints,
    notes: Ints,
    rounds: Ints,
    wagers: Ints,
    tally: Ints,
    hits: Ints,
    r: int,
    event: int,
) -> None:
    """Judge whether the chips that the dealer counted (event) cover the other players' wagers, by every count."""
    if ev.cents[event] < 0:
        tally[BANK_CHIPS_NOT_SUFFICIENT + NO_CHIPS] += 1
        return
    then, last, dealers = 0, 0, 0
    for w in range(rounds[r + round_.WAGER], rounds[r + round_.WAGERS_END], wager.WIDTH):
        if w == rounds[r + round_.DEALER_WAGER] and wagers[w + wager.WITHDRAWN] < 0:
            dealers = wagers[w + wager.STAKE] if wagers[w + wager.STAKE] > 0 else 0
        if not is_placed(wagers, w) or is_of(wagers, w, rounds[r + round_.BANK_SEAT], rounds[r + round_.PLAYER]):
            continue
        at_check, at_end = stake_at(ev, notes, rounds, wagers, w, event), wagers[w + wager.STAKE]
        if at_check < 0 or at_end < 0:
            tally[BANK_CHIPS_NOT_SUFFICIENT + NO_AMOUNTS] += 1
            return
        then += at_check
        last += at_end
    least = then if then < last else last
    most = last if then < last else then
    part, whole = options[WHOLE], options[WHOLE]
    if rounds[r + round_.CO_BANK] >= 0:
        part = whole - options[CO_BANK_PERCENT]
    chips = ev.cents[event]
    short = less_than_due(chips * whole, least * part)
    answer(tally, hits, BANK_CHIPS_NOT_SUFFICIENT, short, event, last, chips, -1, r)
    if not short:
        most += dealers
        answer(tally, hits, BANK_CHIPS_SHORT_BY_ONE_COUNT, less_than_due(chips, most), event, most, chips, -1, r)


@kernel
def chips_of_bank(ev: Columns, rounds: Ints, r: int) -> int:
    """Cents of chips that the dealer last counted before the bank of round ``r``; -1 not recorded."""
    chips = -1
    for i in range(rounds[r + round_.FIRST], rounds[r + round_.LAST] + 1):
        if ev.kind[i] == KIND_BANK_CHECKED and ev.what[i] == WHAT_SUFFICIENT_CHIPS:
            seat = rounds[r + round_.BANK_SEAT]
            if ev.seat[i] <= 0 or seat <= 0 or ev.seat[i] == seat:
                chips = ev.cents[i]
    return chips


@kernel
def judge_confirmation(
    ev: Columns,
    options: Ints,
    notes: Ints,
    rounds: Ints,
    wagers: Ints,
    state: Ints,
    tally: Ints,
    hits: Ints,
    r: int,
) -> None:
    """Judge what the dealer confirmed of the bank, and whether it was so."""
    seat, player, event = rounds[r + round_.BANK_SEAT], rounds[r + round_.PLAYER], rounds[r + round_.BANK_EVENT]
    last_wager, chips = -1, -1
    end = rounds[r + round_.FIRST_CARD] if rounds[r + round_.FIRST_CARD] >= 0 else rounds[r + round_.LAST] + 1
    for i in range(rounds[r + round_.FIRST], end):
        if ev.kind[i] != KIND_BANK_CHECKED:
            continue
        if ev.seat[i] > 0 and seat > 0 and ev.seat[i] != seat:
            continue
        if ev.what[i] == WHAT_WAGERED_LAST:
            last_wager = i
        elif ev.what[i] == WHAT_SUFFICIENT_CHIPS:
            chips = i
    if is_shown(options, rounds, r, KIND_BANK_CHECKED) and rounds[r + round_.FIRST_CARD] >= 0:
        answer(tally, hits, BANK_LAST_WAGER_NOT_CONFIRMED, left_out(last_wager), event, -1, -1, -1, r)
        answer(tally, hits, BANK_CHIPS_NOT_CONFIRMED, left_out(chips), event, -1, -1, -1, r)
    else:
        tally[BANK_LAST_WAGER_NOT_CONFIRMED + NO_CONFIRMATION] += 1
        tally[BANK_CHIPS_NOT_CONFIRMED + NO_CONFIRMATION] += 1
    if chips < 0:
        tally[BANK_CHIPS_NOT_SUFFICIENT + NO_CHIPS] += 1
    else:
        judge_cover(ev, options, notes, rounds, wagers, tally, hits, r, chips)
    placed = wagered(state, AGAINST_DEALER, player)
    played = wagered(state, AGAINST_DEALER_WHOLE, player)
    if placed < 0 or played < 0:
        tally[BANK_WITHOUT_LAST_WAGER + NO_WAGERS] += 1
    else:
        answer(tally, hits, BANK_WITHOUT_LAST_WAGER, less_than_due(placed + played, 1), event, -1, -1, -1, r)
        answer(tally, hits, BANK_LAST_WAGER_BY_VOID_ROUND, other_seat(placed, played), event, -1, -1, -1, r)


@kernel
def judge_own_wagers(options: Ints, rounds: Ints, wagers: Ints, tally: Ints, hits: Ints, r: int) -> None:
    """Judge the wagers that the bank himself placed, and on how many areas."""
    limit = options[BANK_AREAS]
    seat, player = rounds[r + round_.BANK_SEAT], rounds[r + round_.PLAYER]
    if seat <= 0 and player < 0:
        tally[BANK_ON_TWO_AREAS + NO_BANK_NAMED] += 1
        return
    areas, first = 0, -1
    for w in range(rounds[r + round_.WAGER], rounds[r + round_.WAGERS_END], wager.WIDTH):
        if not is_placed(wagers, w) or not is_of(wagers, w, seat, player):
            continue
        new = True
        for other in range(rounds[r + round_.WAGER], w, wager.WIDTH):
            if is_placed(wagers, other) and is_of(wagers, other, seat, player):
                new = new and wagers[other + wager.SEAT] != wagers[w + wager.SEAT]
        if new:
            areas += 1
            first = w
    event = wagers[first + wager.EVENT] if first >= 0 else rounds[r + round_.BANK_EVENT]
    answer(tally, hits, BANK_ON_TWO_AREAS, more_than_allowed(areas, limit), event, limit, areas, first, r)
    if areas <= limit:
        answer(tally, hits, BANK_WAGERS_HIMSELF, more_than_allowed(areas, 0), event, 0, areas, first, r)
