"""Who wagers where: boxes of one player, patrons kept out after a shuffle, and posted limits."""

from validator.core.engine.kernel import JUDGED, emit, kernel
from validator.games.blackjack.options import ENTRY_PROHIBITED
from validator.games.blackjack.tables import round_
from validator.games.blackjack.tables.wager_state import (
    BARRED,
    DEALT,
    FRESH,
    PATRON,
    PATRON_BARRED,
    PATRON_ID,
    PATRON_NOTED,
    PATRON_PLACES,
    PATRON_ROUND,
    PATRON_ROUNDS,
    PATRON_WIDTH,
    PATRONS,
    SHUFFLE_SEEN,
    STRANGERS,
)
from validator.games.numbers import missing_facts, numbers_of
from validator.games.rounds import wager
from validator.games.rounds.rows import mark_root
from validator.games.shoe.options import ADJACENT_BOXES, CONTINUOUS
from validator.games.table import Table, ask, lacking, recorded
from validator.log.codes import KIND_DEAL, KIND_RETURN, WHAT_BLACKJACK

(
    TOO_MANY_ADJACENT_BOXES,
    BOXES_NOT_ADJACENT,
    SECOND_PATRON_ON_BOX,
    WAGER_AGAINST_ENTRY_PROHIBITION,
    KEPT_OUT_AFTER_RESHUFFLE,
    WAGER_OUTSIDE_POSTED_LIMITS,
    BOX_WITHOUT_CARDS_SETTLED,
    BOX_WITHOUT_CARDS_NOT_RETURNED,
    KEPT_OUT_THOUGH_HE_WAGERED,
    *_,
) = numbers_of("blackjack.boxes")

NO_DIRECTION, *_ = missing_facts()
NO_PATRON, NO_SHUFFLE, NO_SHUFFLER, *_ = missing_facts()
NO_SHUFFLES_LOGGED, *_ = missing_facts()
NO_AMOUNT, *_ = missing_facts()
NO_DEALS, *_ = missing_facts()
NO_RETURN, *_ = missing_facts()
NO_ROUNDS, *_ = missing_facts()


@kernel
def too_many_boxes(boxes: int, filed: int) -> bool:
    """Whether a player has Blackjack Wagers on more boxes in one round than the filing states."""
    return boxes > filed


@kernel
def sat_out(dealt: int, last: int) -> bool:
    """Whether a patron missed a round: ``dealt`` rounds since the shuffle, the last of them with his wager ``last``.

    Rounds are counted from 0; -1 is a patron without a wager since the shuffle."""
    return last < dealt - 1


@kernel
def missed_a_round(wagered: int, dealt: int) -> bool:
    """Whether a patron wagered on fewer rounds than were dealt since the shuffle."""
    return wagered < dealt


@kernel
def outside_limits(amount: int, minimum: int, maximum: int) -> bool:
    """Whether a wager, in cents, lies outside the posted limits (-1: none posted)."""
    return amount < minimum or 0 <= maximum < amount


@kernel
def holder_of(t: Table, first: int, w: int) -> int:
    """Row of the first Blackjack Wager, from row ``first`` on, at the seat of row ``w``: ``w`` itself or another."""
    for v in range(first, w, wager.WIDTH):
        if (
            t.wagers[v + wager.KIND] == WHAT_BLACKJACK
            and t.wagers[v + wager.SEAT] == t.wagers[w + wager.SEAT]
            and t.wagers[v + wager.WITHDRAWN] < 0
        ):
            return v
    return w


@kernel
def judge_second_patron(t: Table, i: int, r: int, w: int) -> None:
    """Note a Blackjack Wager on a box that another patron holds."""
    first = holder_of(t, t.rounds[r + round_.WAGER], w)
    if first == w or t.wagers[first + wager.PLAYER] < 0 or t.wagers[w + wager.PLAYER] < 0:
        return
    t.tally[SECOND_PATRON_ON_BOX + JUDGED] += 1
    if t.wagers[first + wager.PLAYER] != t.wagers[w + wager.PLAYER]:
        emit(t.hits, SECOND_PATRON_ON_BOX, i, t.wagers[w + wager.SEAT], t.wagers[w + wager.SEAT], 0, w, -1, r)


@kernel
def judge_boxes(t: Table, i: int, r: int, w: int) -> None:
    """Judge the boxes that the player of wager row ``w`` holds: their number, and at his last one whether they adjoin.

    A wager behind another patron's on the same box makes it no box of his, on any reading that favours him.
    """
    filed = t.options[ADJACENT_BOXES]
    boxes = 0
    lowest = t.wagers[w + wager.SEAT]
    highest = 0
    last = -1
    start = t.rounds[r + round_.WAGER]
    for v in range(start, t.rounds[r + round_.WAGERS_END], wager.WIDTH):
        if (
            t.wagers[v + wager.KIND] == WHAT_BLACKJACK
            and t.wagers[v + wager.PLAYER] == t.wagers[w + wager.PLAYER]
            and t.wagers[v + wager.SEAT] > 0
            and t.wagers[v + wager.WITHDRAWN] < 0
            and holder_of(t, start, v) == v
        ):
            last = v
            boxes += 1 if v <= w else 0
            lowest = min(lowest, t.wagers[v + wager.SEAT])
            highest = max(highest, t.wagers[v + wager.SEAT])
    if t.wagers[w + wager.WITHDRAWN] < 0 and holder_of(t, start, w) == w and too_many_boxes(boxes, filed):
        emit(t.hits, TOO_MANY_ADJACENT_BOXES, i, filed, boxes, 0, w, -1, r)
        mark_root(t, w, i)
    elif last == w and boxes > 1 and not too_many_boxes(boxes, filed):
        if t.rounds[r + round_.DIRECTION] == 0:
            t.tally[BOXES_NOT_ADJACENT + NO_DIRECTION] += 1
        else:
            ask(t, BOXES_NOT_ADJACENT, highest - lowest + 1 > boxes, i, boxes, highest - lowest + 1, 0, w, -1, r)


@kernel
def judge_box_without_cards(t: Table, r: int, w: int) -> None:
    """Judge what became of a wager to whose box no card was dealt: not settled, and given back."""
    if t.rounds[r + round_.FIRST_CARD] < 0 or t.rounds[r + round_.VOID] >= 0 or t.wagers[w + wager.WITHDRAWN] >= 0:
        return
    if not recorded(t, KIND_DEAL) or t.rounds[r + round_.GAPS] > 0 or t.wagers[w + wager.SEAT] < 0:
        t.tally[BOX_WITHOUT_CARDS_SETTLED + NO_DEALS] += 1
        return
    t.tally[BOX_WITHOUT_CARDS_SETTLED + JUDGED] += 1
    settled = t.wagers[w + wager.COLLECTED] + t.wagers[w + wager.PAID]
    if settled > 0:
        cost = t.wagers[w + wager.PAID] - t.wagers[w + wager.COLLECTED]
        emit(
            t.hits,
            BOX_WITHOUT_CARDS_SETTLED,
            t.wagers[w + wager.LAST_SETTLED],
            0,
            settled,
            cost,
            w,
            t.wagers[w + wager.ROOT],
            r,
        )
        return
    stake = t.wagers[w + wager.STAKE]
    back = t.wagers[w + wager.RETURNED]
    certain = recorded(t, KIND_RETURN) and t.rounds[r + round_.OVER] >= 0
    if stake < 0 or t.wagers[w + wager.UNPRICED] > 0 or (back < stake and not certain):
        t.tally[BOX_WITHOUT_CARDS_NOT_RETURNED + NO_RETURN] += 1
        return
    t.tally[BOX_WITHOUT_CARDS_NOT_RETURNED + JUDGED] += 1
    if stake - back > 0:
        event = t.wagers[w + wager.LAST_SETTLED] if back > 0 else t.rounds[r + round_.LAST]
        emit(t.hits, BOX_WITHOUT_CARDS_NOT_RETURNED, event, stake, back, back - stake, w, t.wagers[w + wager.ROOT], r)


@kernel
def judge_limits(t: Table, i: int, amount: int, minimum: int, maximum: int, r: int, w: int) -> None:
    """Note a wager outside the limits that are posted for its type."""
    if lacking(t, WAGER_OUTSIDE_POSTED_LIMITS, NO_AMOUNT, amount < 0):
        return
    t.tally[WAGER_OUTSIDE_POSTED_LIMITS + JUDGED] += 1
    if outside_limits(amount, minimum, maximum):
        limit = minimum if amount < minimum else maximum
        emit(t.hits, WAGER_OUTSIDE_POSTED_LIMITS, i, limit, amount, 0, w, -1, r)


@kernel
def patron_place(t: Table, player: int) -> int:
    """Where the state keeps a patron; he is entered where he is new, -1 where there is no place left."""
    count = t.state[PATRONS]
    for place in range(PATRON, PATRON + count * PATRON_WIDTH, PATRON_WIDTH):
        if t.state[place + PATRON_ID] == player + 1:
            return place
    if count >= PATRON_PLACES:
        return -1
    t.state[PATRONS] = count + 1
    place = PATRON + count * PATRON_WIDTH
    t.state[place + PATRON_ID] = player + 1
    t.state[place + PATRON_ROUND] = 0
    t.state[place + PATRON_BARRED] = 0
    t.state[place + PATRON_NOTED] = 0
    t.state[place + PATRON_ROUNDS] = 0
    return place


@kernel
def forget_patrons(t: Table) -> None:
    """Begin anew after a shuffle: it ends every prohibition."""
    t.state[PATRONS] = 0
    t.state[DEALT] = 0
    t.state[STRANGERS] = 0
    t.state[BARRED] = 0
    t.state[FRESH] = 1
    t.state[SHUFFLE_SEEN] = 1


@kernel
def judge_entry(t: Table, shuffles: bool, i: int, player: int, r: int, w: int) -> None:
    """Note a wager of a patron who missed a round since the shuffle, or was kept out by name; he is then admitted."""
    if player < 0:
        t.tally[WAGER_AGAINST_ENTRY_PROHIBITION + NO_PATRON] += 1
        t.state[STRANGERS] = 1
        return
    place = patron_place(t, player)
    if lacking(t, WAGER_AGAINST_ENTRY_PROHIBITION, NO_PATRON, place < 0):
        return
    last = t.state[place + PATRON_ROUND] - 1
    filed = t.options[ENTRY_PROHIBITED] == 1
    if not filed and t.state[place + PATRON_BARRED] == 0:
        return
    missed = sat_out(t.state[DEALT], last)
    if not shuffles:
        t.tally[WAGER_AGAINST_ENTRY_PROHIBITION + NO_SHUFFLE] += 1
    elif t.options[CONTINUOUS] < 0:
        t.tally[WAGER_AGAINST_ENTRY_PROHIBITION + NO_SHUFFLER] += 1
    elif missed and t.state[STRANGERS] == 1 and t.state[place + PATRON_BARRED] == 0:
        t.tally[WAGER_AGAINST_ENTRY_PROHIBITION + NO_PATRON] += 1
    else:
        ask(t, WAGER_AGAINST_ENTRY_PROHIBITION, missed or t.state[place + PATRON_BARRED] == 1, i, 0, 1, 0, w, -1, r)
    t.state[place + PATRON_ROUND] = t.state[DEALT] + 1
    t.state[place + PATRON_BARRED] = 0


@kernel
def note_round(t: Table, player: int, w: int) -> None:
    """Count the rounds since the shuffle on which a patron wagered."""
    if player < 0 or t.wagers[w + wager.WITHDRAWN] >= 0:
        return
    place = patron_place(t, player)
    if place >= 0 and t.state[place + PATRON_NOTED] != t.state[DEALT] + 1:
        t.state[place + PATRON_NOTED] = t.state[DEALT] + 1
        t.state[place + PATRON_ROUNDS] += 1


@kernel
def bar_or_admit(t: Table, shuffles: bool, i: int, player: int, bars: bool, r: int) -> None:
    """Enter that a patron is kept out or admitted; note one kept out before any round after the reshuffle."""
    if bars and not shuffles:
        t.tally[KEPT_OUT_AFTER_RESHUFFLE + NO_SHUFFLES_LOGGED] += 1
    elif bars and (t.state[FRESH] == 1 or t.state[DEALT] > 0):
        ask(t, KEPT_OUT_AFTER_RESHUFFLE, t.state[DEALT] == 0, i, 1, 0, 0, -1, -1, r)
    place = patron_place(t, player) if player >= 0 else -1
    if bars and t.state[SHUFFLE_SEEN] == 1 and t.state[DEALT] > 0:
        if place < 0 or not shuffles:
            t.tally[KEPT_OUT_THOUGH_HE_WAGERED + NO_ROUNDS] += 1
        else:
            missed = missed_a_round(t.state[place + PATRON_ROUNDS], t.state[DEALT])
            ask(t, KEPT_OUT_THOUGH_HE_WAGERED, not missed, i, -1, -1, 0, -1, -1, r)
    if place >= 0 and bars:
        t.state[place + PATRON_BARRED] = 1
        t.state[BARRED] += 1
    elif place >= 0:
        t.state[place + PATRON_BARRED] = 0
        t.state[place + PATRON_ROUND] = t.state[DEALT]
