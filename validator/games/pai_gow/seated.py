"""Who sits at the table: only players who do may wager, and they stay until the round is completed."""

from validator.core.engine.kernel import NOT_APPLICABLE, kernel
from validator.core.engine.rows import NONE, between
from validator.games.numbers import Rules, missing_facts
from validator.games.pai_gow.tables import flags
from validator.games.pai_gow.tables.rows import Round, Table, Wager
from validator.games.table import ask, recorded
from validator.log.codes import (
    KIND_PLAYER_ARRIVES,
    KIND_PLAYER_LEAVES,
    KIND_TABLE_OPEN,
    KIND_UNREADABLE,
    KIND_WAGER,
    WHAT_PAI_GOW,
)

NO_ARRIVALS, NO_PLAYER, *_ = missing_facts()

rule = Rules("pai_gow.seated")
WAGER_BY_PLAYER_NOT_SEATED = rule(
    "wager-by-player-not-seated",
    "Wager of somebody who does not sit at the table",
    "{player} placed a wager and sits at none of the positions",
    needs={
        "who sits at the table": NO_ARRIVALS,
        "who placed the wager": NO_PLAYER,
    },
    expected="a player who is seated",
    observed="not seated",
)
PLAYER_LEFT_DURING_ROUND = rule(
    "player-left-during-round",
    "Player who left during the round",
    "a player left the table while his wager was in play",
    expected="seated until the round is completed",
    observed="left",
)
PLAYER_LEFT_BEFORE_OTHERS_WERE_SETTLED = rule(
    "player-left-before-others-were-settled",
    "Player who left when his own wagers were settled and others were not",
    "a player left the table after his wagers were settled, while others were in play",
    expected="seated until the round is completed",
    observed="left",
)


@kernel
def nowhere_seated(seats: int) -> bool:
    """Whether somebody wagers who sits at none of the seats (how many he holds)."""
    return seats == 0


@kernel
def still_in_play(wagers: int) -> bool:
    """Whether a player leaves while wagers are not settled (how many)."""
    return wagers > 0


@kernel
def seats_of(t: Table, player: int) -> int:
    """At how many positions a player is known to sit."""
    seats = 0
    for seat in range(1, t.options.positions + 1):
        if t.wagering.seated[seat] == player + 1:
            seats += 1
    return seats


@kernel
def seat_player(t: Table, player: int, seat: int) -> None:
    """A player comes to the table."""
    if player < 0 or seat < 1 or seat > t.options.positions:
        t.wagering.unknown = 1
    else:
        t.wagering.seated[seat] = player + 1


@kernel
def note_leaving(t: Table, player: int) -> None:
    """A player leaves the table."""
    for seat in range(1, t.options.positions + 1):
        if player >= 0 and t.wagering.seated[seat] == player + 1:
            t.wagering.seated[seat] = 0


@kernel
def judge_seat(t: Table, w: Wager, i: int, r: Round) -> None:
    """Judge whether who places a wager sits at the table."""
    if t.player[i] < 0:
        t.tally[WAGER_BY_PLAYER_NOT_SEATED + NO_PLAYER] += 1
    elif not recorded(t, KIND_PLAYER_ARRIVES) or t.wagering.opened == 0 or t.wagering.unknown == 1:
        t.tally[WAGER_BY_PLAYER_NOT_SEATED + NO_ARRIVALS] += 1
    else:
        ask(t, WAGER_BY_PLAYER_NOT_SEATED, nowhere_seated(seats_of(t, t.player[i])), i, -1, -1, 0, w.at, -1, r.at)


@kernel
def open_wagers(t: Table, player: int, i: int, r: Round) -> int:
    """How many wagers of round ``r`` on hands with tiles are not settled at event ``i``; a player's, or all (-1)."""
    count = 0
    for w in between(t.wagers, r.wager, r.wagers_end):
        h = w.hand
        mine = player < 0 or w.player == player
        if mine and w.kind == WHAT_PAI_GOW and w.withdrawn < 0 and h:
            settled = w.last_settled
            if 0 <= h.first_tile < i and (settled < 0 or settled > i):
                count += 1
    return count


@kernel
def holds_a_wager(t: Table, player: int, i: int, r: Round) -> bool:
    """Whether a player had placed a wager and received tiles in round ``r`` by event ``i``."""
    for w in between(t.wagers, r.wager, r.wagers_end):
        h = w.hand
        his = w.player == player and w.kind == WHAT_PAI_GOW and h.at >= 0
        if his and w.withdrawn < 0 and 0 <= h.first_tile < i:
            return True
    return False


@kernel
def may_be_the_leavers(t: Table, w: Wager, i: int) -> bool:
    """Whether a wager is that of who leaves by event ``i``, or may be, where the log does not name both players."""
    if t.player[i] >= 0 and w.player >= 0:
        return t.player[i] == w.player
    return t.seat[i] <= 0 or w.seat <= 0 or t.seat[i] == w.seat


@kernel
def abandon(t: Table, i: int, r: Round) -> None:
    """Mark the hands of who leaves by event ``i``, whose wagers were not settled, whether or not tiles are recorded."""
    for w in between(t.wagers, r.wager, r.wagers_end):
        h, settled = w.hand, w.last_settled
        placed = 0 <= w.event < i and w.kind == WHAT_PAI_GOW
        if placed and h and not 0 <= settled < i and may_be_the_leavers(t, w, i):
            h.flags |= flags.ABANDONED


@kernel
def judge_leaving(t: Table, i: int, r: Round) -> None:
    """Judge whether a player leaves while his wager, or somebody's, is in play."""
    player = t.player[i]
    over = 0 <= r.over < i or 0 <= r.void < i or r.last < i
    if over:
        t.tally[PLAYER_LEFT_DURING_ROUND + NOT_APPLICABLE] += 1
        return
    abandon(t, i, r)
    if player < 0 or not holds_a_wager(t, player, i, r):
        t.tally[PLAYER_LEFT_DURING_ROUND + NOT_APPLICABLE] += 1
        return
    if ask(t, PLAYER_LEFT_DURING_ROUND, still_in_play(open_wagers(t, player, i, r)), i, -1, -1, 0, -1, -1, r.at):
        return
    ask(t, PLAYER_LEFT_BEFORE_OTHERS_WERE_SETTLED, still_in_play(open_wagers(t, -1, i, r)), i, -1, -1, 0, -1, -1, r.at)


@kernel
def seated_pass(t: Table) -> None:
    """Follow who sits at the table; judge who wagers and who leaves."""
    row = t.rounds[NONE]
    for i in range(len(t.kind)):
        kind = t.kind[i]
        r = t.notes[i].round
        if r:
            row = r
        if kind == KIND_WAGER:
            w = t.notes[i].wager
            if r and w and t.what[i] == WHAT_PAI_GOW:
                judge_seat(t, w, i, r)
        elif kind == KIND_PLAYER_ARRIVES:
            seat_player(t, t.player[i], t.seat[i])
        elif kind == KIND_PLAYER_LEAVES:
            note_leaving(t, t.player[i])
            if row:
                judge_leaving(t, i, row)
            else:
                t.tally[PLAYER_LEFT_DURING_ROUND + NOT_APPLICABLE] += 1
        elif kind == KIND_TABLE_OPEN:
            t.wagering.opened = 1
        elif kind == KIND_UNREADABLE:
            t.wagering.unknown = 1
