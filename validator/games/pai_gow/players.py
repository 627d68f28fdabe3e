"""How the players set their hands, and who touches the tiles."""

from validator.core.kernel import JUDGED, NOT_APPLICABLE, Ints, emit, kernel
from validator.games.numbers import missing_facts
from validator.games.pai_gow.announcing import is_played_out
from validator.games.pai_gow.slots.setting import (
    DEALER_TURNED_BEFORE_PLAYERS_SET,
    DEALER_TURNED_BEFORE_PLAYERS_SET_WITH_BANK,
    PLAYER_HANDS_LAID_FACE_UP,
    PLAYER_HANDS_NOT_SET,
    PLAYER_HANDS_SET_BEFORE_DEAL_DONE,
    PLAYER_HANDS_SET_BY_DEALER,
    TILES_OUT_OF_VIEW,
    TILES_TOUCHED_AFTER_SETTING,
    TILES_TOUCHED_BY_ANOTHER,
)
from validator.games.pai_gow.tables import flags, hand, note, round_, wager
from validator.games.rounds.options import ALWAYS, RECORDED
from validator.log.codes import (
    BY_DEALER,
    BY_FLOORPERSON,
    BY_PLAYER,
    BY_SPECTATOR,
    BY_STRIDE,
    BY_SUPERVISOR,
    FACE_UP,
    KIND_HANDLE_CARDS,
    KIND_HANDS_SET,
    WHAT_DEALER_WAGER,
    WHAT_OUT_OF_VIEW,
    WHAT_REMOVED,
)
from validator.log.columns import Columns

NO_RECORD, *_ = missing_facts()
NO_FACE, *_ = missing_facts()
NO_PERSON, *_ = missing_facts()
NO_TURNING, *_ = missing_facts()


@kernel
def never_set(event: int) -> bool:
    """Whether no event lays a player's two hands down (-1)."""
    return event < 0


@kernel
def set_before_dealt(event: int, last_tile: int) -> bool:
    """Whether hands were laid down (event) before the last tile of the deal was delivered (event)."""
    return event < last_tile


@kernel
def laid_face_up(face: int) -> bool:
    """Whether a player's hands were laid face up (0) rather than face down (1)."""
    return face == FACE_UP


@kernel
def turned_before_set(turned: int, players_set: int) -> bool:
    """Whether the dealer's tiles were turned over (event) before a player's hands were laid down (event)."""
    return turned < players_set


@kernel
def touched_by_another(toucher: int, owner: int) -> bool:
    """Whether another person than their player touched tiles (ids)."""
    return toucher != owner


@kernel
def touched_after(event: int, laid_down: int) -> bool:
    """Whether a player touched his tiles (event) after he had laid both hands down (event, -1: he had not)."""
    return 0 <= laid_down < event


@kernel
def out_of_view(how: int) -> bool:
    """Whether tiles were taken out of the dealer's view or from the table (words of the log)."""
    return how == WHAT_OUT_OF_VIEW or how == WHAT_REMOVED


@kernel
def set_by_dealer(role: int) -> bool:
    """Whether it was the dealer (role 0) who laid a player's hands down."""
    return role == BY_DEALER


@kernel
def role(by: int) -> int:
    """The role in a value of the column ``by``; -1 where it is not recorded."""
    return by if by < 0 else by % BY_STRIDE


@kernel
def judge_setting(options: Ints, rounds: Ints, hands: Ints, tally: Ints, hits: Ints, h: int, w: int, r: int) -> None:
    """Judge whether a player's hands were laid down, and before the dealer's tiles were turned over."""
    laid, turned = hands[h + hand.FIRST_SET], rounds[r + round_.TURNED]
    slot = (
        DEALER_TURNED_BEFORE_PLAYERS_SET_WITH_BANK
        if rounds[r + round_.BANK_SEAT] >= 0
        else DEALER_TURNED_BEFORE_PLAYERS_SET
    )
    if laid < 0:
        tally[slot + NO_TURNING] += 1
        if options[RECORDED + KIND_HANDS_SET] != ALWAYS or rounds[r + round_.GAPS] > 0:
            tally[PLAYER_HANDS_NOT_SET + NO_RECORD] += 1
        elif hands[h + hand.EXPOSED] < 0 and turned < 0:
            tally[PLAYER_HANDS_NOT_SET + NOT_APPLICABLE] += 1
        else:
            tally[PLAYER_HANDS_NOT_SET + JUDGED] += 1
            if never_set(laid):
                at = hands[h + hand.EXPOSED] if hands[h + hand.EXPOSED] >= 0 else turned
                emit(hits, PLAYER_HANDS_NOT_SET, at, -1, -1, 0, w, -1, r)
        return
    tally[PLAYER_HANDS_NOT_SET + JUDGED] += 1
    if turned < 0:
        tally[slot + NO_TURNING] += 1
        return
    tally[slot + JUDGED] += 1
    if turned_before_set(turned, laid):
        emit(hits, slot, turned, laid, turned, 0, w, -1, r)


@kernel
def judge_laying(ev: Columns, rounds: Ints, hands: Ints, tally: Ints, hits: Ints, h: int, i: int, r: int) -> None:
    """Judge how event ``i`` lays a player's hands down."""
    last = rounds[r + round_.LAST_CARD]
    if last >= 0:
        tally[PLAYER_HANDS_SET_BEFORE_DEAL_DONE + JUDGED] += 1
        if set_before_dealt(i, last):
            emit(hits, PLAYER_HANDS_SET_BEFORE_DEAL_DONE, i, last, i, 0, hands[h + hand.WAGER], -1, r)
    if h == rounds[r + round_.BANK] and rounds[r + round_.CO_BANK] >= 0:
        tally[PLAYER_HANDS_SET_BY_DEALER + NOT_APPLICABLE] += 1
        return
    if ev.face[i] < 0:
        tally[PLAYER_HANDS_LAID_FACE_UP + NO_FACE] += 1
    else:
        tally[PLAYER_HANDS_LAID_FACE_UP + JUDGED] += 1
        if laid_face_up(ev.face[i]):
            emit(hits, PLAYER_HANDS_LAID_FACE_UP, i, -1, -1, 0, hands[h + hand.WAGER], -1, r)
    if ev.by[i] < 0:
        tally[PLAYER_HANDS_SET_BY_DEALER + NO_PERSON] += 1
        return
    tally[PLAYER_HANDS_SET_BY_DEALER + JUDGED] += 1
    if set_by_dealer(role(ev.by[i])):
        emit(hits, PLAYER_HANDS_SET_BY_DEALER, i, -1, -1, 0, hands[h + hand.WAGER], -1, r)


@kernel
def judge_touch(ev: Columns, rounds: Ints, hands: Ints, tally: Ints, hits: Ints, h: int, i: int, r: int) -> None:
    """Judge who touches the tiles of a player's hand by event ``i``, how and when."""
    who, owner, w = role(ev.by[i]), hands[h + hand.PLAYER], hands[h + hand.WAGER]
    tally[TILES_OUT_OF_VIEW + JUDGED] += 1
    if out_of_view(ev.what[i]):
        emit(hits, TILES_OUT_OF_VIEW, i, -1, -1, 0, w, -1, r)
    if who == BY_DEALER:
        tally[TILES_TOUCHED_BY_ANOTHER + NOT_APPLICABLE] += 1
        return
    stranger = who == BY_SPECTATOR or who == BY_FLOORPERSON or who == BY_SUPERVISOR
    toucher = ev.player[i]
    if not stranger and (toucher < 0 or owner < 0):
        tally[TILES_TOUCHED_BY_ANOTHER + NO_PERSON] += 1
        if who != BY_PLAYER or toucher >= 0:
            return
    else:
        tally[TILES_TOUCHED_BY_ANOTHER + JUDGED] += 1
        if stranger or touched_by_another(toucher, owner):
            emit(hits, TILES_TOUCHED_BY_ANOTHER, i, -1, -1, 0, w, -1, r)
            return
    tally[TILES_TOUCHED_AFTER_SETTING + JUDGED] += 1
    if touched_after(i, hands[h + hand.FIRST_SET]):
        emit(hits, TILES_TOUCHED_AFTER_SETTING, i, hands[h + hand.FIRST_SET], i, 0, w, -1, r)


@kernel
def players_pass(
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
    """Judge the setting of the players' hands, and every touch of their tiles."""
    for w in range(wager.WIDTH, wagers[0], wager.WIDTH):
        h = wagers[w + wager.HAND]
        if is_played_out(rounds, hands, wagers, w) and wagers[w + wager.KIND] != WHAT_DEALER_WAGER:
            judge_setting(options, rounds, hands, tally, hits, h, w, wagers[w + wager.ROUND])
        else:
            tally[PLAYER_HANDS_NOT_SET + NOT_APPLICABLE] += 1
    for i in range(len(ev.kind)):
        at = i * note.WIDTH
        h, r = notes[at + note.HAND], notes[at + note.ROUND]
        if h < 0 or r < 0 or hands[h + hand.FLAGS] & flags.TILES_OF_THE_DEALER:
            continue
        if ev.kind[i] == KIND_HANDS_SET:
            judge_laying(ev, rounds, hands, tally, hits, h, i, r)
        elif ev.kind[i] == KIND_HANDLE_CARDS:
            judge_touch(ev, rounds, hands, tally, hits, h, i, r)
