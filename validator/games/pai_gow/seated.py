"""Who sits at the table: only players who do may wager, and they stay until the round is completed."""

from validator.core.kernel import JUDGED, NOT_APPLICABLE, Ints, emit, kernel
from validator.games.numbers import missing_facts
from validator.games.pai_gow.options import POSITIONS
from validator.games.pai_gow.slots.wagers import (
    PLAYER_LEFT_BEFORE_OTHERS_WERE_SETTLED,
    PLAYER_LEFT_DURING_ROUND,
    WAGER_BY_PLAYER_NOT_SEATED,
)
from validator.games.pai_gow.tables import flags, hand, note, round_, wager, wager_state as state_of
from validator.games.rounds.options import ALWAYS, RECORDED
from validator.log.codes import (
    KIND_PLAYER_ARRIVES,
    KIND_PLAYER_LEAVES,
    KIND_TABLE_OPEN,
    KIND_UNREADABLE,
    KIND_WAGER,
    WHAT_PAI_GOW,
)
from validator.log.columns import Columns

NO_ARRIVALS, NO_PLAYER, *_ = missing_facts()


@kernel
def nowhere_seated(seats: int) -> bool:
    """Whether somebody wagers who sits at none of the seats (how many he holds)."""
    return seats == 0


@kernel
def still_in_play(wagers: int) -> bool:
    """Whether a player leaves while wagers are not settled (how many)."""
    return wagers > 0


@kernel
def seats_of(options: Ints, state: Ints, player: int) -> int:
    """At how many positions a player is known to sit."""
    seats = 0
    for seat in range(1, options[POSITIONS] + 1):
        if state[state_of.SEATED + seat] == player + 1:
            seats += 1
    return seats


@kernel
def note_arrival(options: Ints, state: Ints, player: int, seat: int) -> None:
    """A player comes to the table."""
    if player < 0 or seat < 1 or seat > options[POSITIONS]:
        state[state_of.UNKNOWN] = 1
    else:
        state[state_of.SEATED + seat] = player + 1


@kernel
def note_leaving(options: Ints, state: Ints, player: int) -> None:
    """A player leaves the table."""
    for seat in range(1, options[POSITIONS] + 1):
        if player >= 0 and state[state_of.SEATED + seat] == player + 1:
            state[state_of.SEATED + seat] = 0


@kernel
def judge_seat(ev: Columns, options: Ints, state: Ints, tally: Ints, hits: Ints, w: int, i: int, r: int) -> None:
    """Judge whether who places a wager sits at the table."""
    if ev.player[i] < 0:
        tally[WAGER_BY_PLAYER_NOT_SEATED + NO_PLAYER] += 1
    elif (
        options[RECORDED + KIND_PLAYER_ARRIVES] != ALWAYS or state[state_of.OPENED] == 0 or state[state_of.UNKNOWN] == 1
    ):
        tally[WAGER_BY_PLAYER_NOT_SEATED + NO_ARRIVALS] += 1
    else:
        tally[WAGER_BY_PLAYER_NOT_SEATED + JUDGED] += 1
        if nowhere_seated(seats_of(options, state, ev.player[i])):
            emit(hits, WAGER_BY_PLAYER_NOT_SEATED, i, -1, -1, 0, w, -1, r)


@kernel
def open_wagers(rounds: Ints, hands: Ints, wagers: Ints, player: int, i: int, r: int) -> int:
    """How many wagers of round ``r`` on hands with tiles are not settled at event ``i``; a player's, or all (-1)."""
    count = 0
    for w in range(rounds[r + round_.WAGER], rounds[r + round_.WAGERS_END], wager.WIDTH):
        h = wagers[w + wager.HAND]
        mine = player < 0 or wagers[w + wager.PLAYER] == player
        if mine and wagers[w + wager.KIND] == WHAT_PAI_GOW and wagers[w + wager.WITHDRAWN] < 0 and h >= 0:
            settled = wagers[w + wager.LAST_SETTLED]
            if 0 <= hands[h + hand.FIRST_TILE] < i and (settled < 0 or settled > i):
                count += 1
    return count


@kernel
def holds_a_wager(rounds: Ints, hands: Ints, wagers: Ints, player: int, i: int, r: int) -> bool:
    """Whether a player had placed a wager and received tiles in round ``r`` by event ``i``."""
    for w in range(rounds[r + round_.WAGER], rounds[r + round_.WAGERS_END], wager.WIDTH):
        h = wagers[w + wager.HAND]
        his = wagers[w + wager.PLAYER] == player and wagers[w + wager.KIND] == WHAT_PAI_GOW and h >= 0
        if his and wagers[w + wager.WITHDRAWN] < 0 and 0 <= hands[h + hand.FIRST_TILE] < i:
            return True
    return False


@kernel
def abandon(rounds: Ints, hands: Ints, wagers: Ints, player: int, r: int) -> None:
    """Mark the hands of a player who left."""
    for w in range(rounds[r + round_.WAGER], rounds[r + round_.WAGERS_END], wager.WIDTH):
        h = wagers[w + wager.HAND]
        if wagers[w + wager.PLAYER] == player and wagers[w + wager.KIND] == WHAT_PAI_GOW and h >= 0:
            hands[h + hand.FLAGS] |= flags.ABANDONED


@kernel
def judge_leaving(
    ev: Columns, rounds: Ints, hands: Ints, wagers: Ints, tally: Ints, hits: Ints, i: int, r: int
) -> None:
    """Judge whether a player leaves while his wager, or somebody's, is in play."""
    player = ev.player[i]
    over = 0 <= rounds[r + round_.OVER] < i or 0 <= rounds[r + round_.VOID] < i or rounds[r + round_.LAST] < i
    if over or player < 0 or not holds_a_wager(rounds, hands, wagers, player, i, r):
        tally[PLAYER_LEFT_DURING_ROUND + NOT_APPLICABLE] += 1
        return
    tally[PLAYER_LEFT_DURING_ROUND + JUDGED] += 1
    if still_in_play(open_wagers(rounds, hands, wagers, player, i, r)):
        emit(hits, PLAYER_LEFT_DURING_ROUND, i, -1, -1, 0, -1, -1, r)
        abandon(rounds, hands, wagers, player, r)
        return
    tally[PLAYER_LEFT_BEFORE_OTHERS_WERE_SETTLED + JUDGED] += 1
    if still_in_play(open_wagers(rounds, hands, wagers, -1, i, r)):
        emit(hits, PLAYER_LEFT_BEFORE_OTHERS_WERE_SETTLED, i, -1, -1, 0, -1, -1, r)


@kernel
def seated_pass(
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
    """Follow who sits at the table; judge who wagers and who leaves."""
    row = -1
    for i in range(len(ev.kind)):
        kind = ev.kind[i]
        r = notes[i * note.WIDTH + note.ROUND]
        if r >= 0:
            row = r
        if kind == KIND_WAGER:
            w = notes[i * note.WIDTH + note.WAGER]
            if r >= 0 and w >= 0 and ev.what[i] == WHAT_PAI_GOW:
                judge_seat(ev, options, state, tally, hits, w, i, r)
        elif kind == KIND_PLAYER_ARRIVES:
            note_arrival(options, state, ev.player[i], ev.seat[i])
        elif kind == KIND_PLAYER_LEAVES:
            note_leaving(options, state, ev.player[i])
            if row >= 0:
                judge_leaving(ev, rounds, hands, wagers, tally, hits, i, row)
        elif kind == KIND_TABLE_OPEN:
            state[state_of.OPENED] = 1
        elif kind == KIND_UNREADABLE:
            state[state_of.UNKNOWN] = 1
