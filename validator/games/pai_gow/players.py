"""How the players set their hands, and who touches the tiles."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel
from validator.games.numbers import missing_facts, numbers_of
from validator.games.pai_gow.announcing import is_played_out
from validator.games.pai_gow.bank_holding import may_be_covered
from validator.games.pai_gow.placing import leaves_open
from validator.games.pai_gow.tables import flags, hand, note, round_, unplaced, wager
from validator.games.table import Table, ask, lacking, recorded, role_of
from validator.log.codes import (
    BY_BANK,
    BY_DEALER,
    BY_FLOORPERSON,
    BY_PLAYER,
    BY_SPECTATOR,
    BY_SUPERVISOR,
    FACE_UP,
    KIND_HANDLE_CARDS,
    KIND_HANDS_SET,
    KIND_PLAYER_LEAVES,
    KIND_TILES_LOOKED_AT,
    WHAT_DEALER_WAGER,
    WHAT_OUT_OF_VIEW,
    WHAT_REMOVED,
)

(
    DEALER_TURNED_BEFORE_PLAYERS_SET,
    DEALER_TURNED_BEFORE_PLAYERS_SET_WITH_BANK,
    PLAYER_HANDS_NOT_SET,
    PLAYER_HANDS_SET_BEFORE_DEAL_DONE,
    PLAYER_HANDS_LAID_FACE_UP,
    TILES_TOUCHED_BY_ANOTHER,
    TILES_OUT_OF_VIEW,
    TILES_TOUCHED_AFTER_SETTING,
    PLAYER_HANDS_SET_BY_DEALER,
    CO_BANK_HANDS_SET_BY_PLAYER,
    BANK_HANDS_NOT_SET,
    *_,
) = numbers_of("pai_gow.players")

NO_RECORD, NO_SHARE, *_ = missing_facts()
NO_LEAVING, *_ = missing_facts(after=NO_RECORD)
NO_FACE, NO_COVER, *_ = missing_facts()
NO_PERSON, *_ = missing_facts()
WHETHER_HE_LEFT, *_ = missing_facts(after=NO_COVER)
NO_TURNING, NO_SHARE_OF_BANK, *_ = missing_facts()


@kernel
def set_by_dealer(role: int) -> bool:
    """Whether it was the dealer (role 0) who laid a player's hands down."""
    return role == BY_DEALER


@kernel
def set_by_player(t: Table, i: int) -> bool:
    """Whether event ``i``, which lays hands down, is a player's: by his role; where none is recorded, by his name."""
    return t.by[i] < 0 <= t.player[i] or role_of(t.by[i]) == BY_PLAYER or role_of(t.by[i]) == BY_BANK


@kernel
def judge_setting(t: Table, h: int, w: int, r: int) -> None:
    """Judge whether a player's hands were laid down, and before the dealer's tiles were turned over."""
    laid, turned = t.hands[h + hand.FIRST_SET], t.rounds[r + round_.TURNED]
    rule = (
        DEALER_TURNED_BEFORE_PLAYERS_SET_WITH_BANK
        if t.rounds[r + round_.BANK_SEAT] >= 0
        else DEALER_TURNED_BEFORE_PLAYERS_SET
    )
    if laid < 0:
        t.tally[rule + NO_TURNING] += 1
        if not recorded(t, KIND_HANDS_SET) or t.rounds[r + round_.GAPS] > 0:
            t.tally[PLAYER_HANDS_NOT_SET + NO_RECORD] += 1
        elif t.hands[h + hand.EXPOSED] < 0 and turned < 0:
            t.tally[PLAYER_HANDS_NOT_SET + NOT_APPLICABLE] += 1
        elif not lacking(t, PLAYER_HANDS_NOT_SET, NO_LEAVING, not recorded(t, KIND_PLAYER_LEAVES)):
            at = t.hands[h + hand.EXPOSED] if t.hands[h + hand.EXPOSED] >= 0 else turned
            ask(t, PLAYER_HANDS_NOT_SET, laid < 0, at, -1, -1, 0, w, -1, r)
        return
    t.tally[PLAYER_HANDS_NOT_SET + JUDGED] += 1
    if lacking(t, rule, NO_TURNING, turned < 0):
        return
    ask(t, rule, turned < laid, turned, laid, turned, 0, w, -1, r)


@kernel
def is_set_nowhere(t: Table, r: int) -> bool:
    """Whether hands of round ``r`` were laid down at a position that the log does not name."""
    for h in range(t.rounds[r + round_.HAND], t.rounds[r + round_.HANDS_END], hand.WIDTH):
        if t.hands[h + hand.FIRST_SET] >= 0 and t.hands[h + hand.SEAT] < 0:
            return True
    return False


@kernel
def judge_setting_of_bank(t: Table, r: int) -> None:
    """Judge whether the bank's hands, which the dealer does not set, were laid down before those of the dealer."""
    h, turned = t.rounds[r + round_.BANK], t.rounds[r + round_.TURNED]
    early, missing = DEALER_TURNED_BEFORE_PLAYERS_SET_WITH_BANK, BANK_HANDS_NOT_SET
    apart = t.rounds[r + round_.CO_BANK] >= 0 or t.rounds[r + round_.VOID] >= 0 or t.rounds[r + round_.OVER] < 0
    if h < 0 or apart or t.hands[h + hand.VOIDED] >= 0 or leaves_open(t, r, unplaced.GIVEN_UP):
        t.tally[missing + NOT_APPLICABLE] += 1
        return
    laid = t.hands[h + hand.FIRST_SET]
    covered = may_be_covered(t, r)
    if laid < 0:
        t.tally[early + NO_TURNING] += 1
        whole = recorded(t, KIND_HANDS_SET) and t.rounds[r + round_.GAPS] == 0 and not is_set_nowhere(t, r)
        if lacking(t, missing, NO_SHARE, covered) or lacking(t, missing, NO_RECORD, not whole):
            return
    at = t.hands[h + hand.EXPOSED] if t.hands[h + hand.EXPOSED] >= 0 else turned
    if laid < 0 and at < 0:
        t.tally[missing + NOT_APPLICABLE] += 1
    elif ask(t, missing, laid < 0, at, -1, -1, 0, -1, -1, r):
        return
    elif not (lacking(t, early, NO_SHARE_OF_BANK, covered) or lacking(t, early, NO_TURNING, turned < 0)):
        ask(t, early, turned < laid, turned, laid, turned, 0, -1, -1, r)


@kernel
def may_be_banks(t: Table, h: int, r: int) -> bool:
    """Whether a hand may be that of a bank whose position no row tells: no wager was placed on it."""
    return t.rounds[r + round_.BANK_SEAT] == 0 and t.rounds[r + round_.BANK] < 0 and t.hands[h + hand.WAGER] < 0


@kernel
def judge_laying(t: Table, h: int, i: int, r: int) -> None:
    """Judge how event ``i`` lays a player's hands down."""
    last = t.rounds[r + round_.LAST_CARD]
    if last >= 0:
        t.tally[PLAYER_HANDS_SET_BEFORE_DEAL_DONE + JUDGED] += 1
        if i < last:
            emit(t.hits, PLAYER_HANDS_SET_BEFORE_DEAL_DONE, i, last, i, 0, t.hands[h + hand.WAGER], -1, r)
    if h == t.rounds[r + round_.BANK] and t.rounds[r + round_.CO_BANK] >= 0:
        t.tally[PLAYER_HANDS_SET_BY_DEALER + NOT_APPLICABLE] += 1
        if not lacking(t, CO_BANK_HANDS_SET_BY_PLAYER, NO_PERSON, t.by[i] < 0):
            ask(t, CO_BANK_HANDS_SET_BY_PLAYER, set_by_player(t, i), i, -1, -1, 0, t.hands[h + hand.WAGER], -1, r)
        return
    if may_be_banks(t, h, r) and t.rounds[r + round_.CO_BANK] >= 0:
        t.tally[PLAYER_HANDS_SET_BY_DEALER + NOT_APPLICABLE] += 1
        return
    if (h == t.rounds[r + round_.BANK] or may_be_banks(t, h, r)) and may_be_covered(t, r):
        t.tally[PLAYER_HANDS_LAID_FACE_UP + NO_COVER] += 1
        t.tally[PLAYER_HANDS_SET_BY_DEALER + NO_COVER] += 1
        return
    first = t.hands[h + hand.FIRST_SET]
    shown = 0 <= t.hands[h + hand.EXPOSED] < i or 0 <= t.rounds[r + round_.TURNED] < i
    again = 0 <= first < i and not shown
    if again and not lacking(t, TILES_TOUCHED_AFTER_SETTING, NO_PERSON, t.by[i] < 0 and t.player[i] < 0):
        w = t.hands[h + hand.WAGER]
        ask(t, TILES_TOUCHED_AFTER_SETTING, set_by_player(t, i), i, first, i, 0, w, -1, r)
    if t.face[i] < 0:
        t.tally[PLAYER_HANDS_LAID_FACE_UP + NO_FACE] += 1
    else:
        t.tally[PLAYER_HANDS_LAID_FACE_UP + JUDGED] += 1
        if t.face[i] == FACE_UP:
            emit(t.hits, PLAYER_HANDS_LAID_FACE_UP, i, -1, -1, 0, t.hands[h + hand.WAGER], -1, r)
    if t.hands[h + hand.FLAGS] & flags.ABANDONED:
        t.tally[PLAYER_HANDS_SET_BY_DEALER + NOT_APPLICABLE] += 1
        return
    if lacking(t, PLAYER_HANDS_SET_BY_DEALER, NO_PERSON, t.by[i] < 0):
        return
    by_dealer = set_by_dealer(role_of(t.by[i]))
    if not lacking(t, PLAYER_HANDS_SET_BY_DEALER, WHETHER_HE_LEFT, by_dealer and not recorded(t, KIND_PLAYER_LEAVES)):
        ask(t, PLAYER_HANDS_SET_BY_DEALER, by_dealer, i, -1, -1, 0, t.hands[h + hand.WAGER], -1, r)


@kernel
def owner_of(t: Table, h: int, r: int) -> int:
    """The player whose hand ``h`` is, who may be the bank; -1 not known."""
    if h != t.rounds[r + round_.BANK] or t.hands[h + hand.PLAYER] >= 0:
        return t.hands[h + hand.PLAYER]
    return t.rounds[r + round_.PLAYER]


@kernel
def judge_touch(t: Table, h: int, i: int, r: int) -> None:
    """Judge who touches the tiles of a player's hand by event ``i``, how and when."""
    who, owner, w = role_of(t.by[i]), owner_of(t, h, r), t.hands[h + hand.WAGER]
    if t.kind[i] == KIND_HANDLE_CARDS:
        ask(t, TILES_OUT_OF_VIEW, t.what[i] == WHAT_OUT_OF_VIEW or t.what[i] == WHAT_REMOVED, i, -1, -1, 0, w, -1, r)
    if who == BY_DEALER:
        t.tally[TILES_TOUCHED_BY_ANOTHER + NOT_APPLICABLE] += 1
        return
    stranger = who == BY_SPECTATOR or who == BY_FLOORPERSON or who == BY_SUPERVISOR
    toucher = t.player[i]
    if not stranger and (toucher < 0 or owner < 0):
        t.tally[TILES_TOUCHED_BY_ANOTHER + NO_PERSON] += 1
        if who != BY_PLAYER or toucher >= 0:
            return
    else:
        if ask(t, TILES_TOUCHED_BY_ANOTHER, stranger or (toucher != owner), i, -1, -1, 0, w, -1, r):
            return
    t.tally[TILES_TOUCHED_AFTER_SETTING + JUDGED] += 1
    if 0 <= t.hands[h + hand.FIRST_SET] < i:
        emit(t.hits, TILES_TOUCHED_AFTER_SETTING, i, t.hands[h + hand.FIRST_SET], i, 0, w, -1, r)


@kernel
def players_pass(t: Table) -> None:
    """Judge the setting of the players' hands, and every touch of their tiles."""
    for w in range(wager.WIDTH, t.wagers[0], wager.WIDTH):
        h = t.wagers[w + wager.HAND]
        if is_played_out(t, w) and t.wagers[w + wager.KIND] != WHAT_DEALER_WAGER:
            judge_setting(t, h, w, t.wagers[w + wager.ROUND])
        else:
            t.tally[PLAYER_HANDS_NOT_SET + NOT_APPLICABLE] += 1
    for r in range(round_.WIDTH, t.rounds[0], round_.WIDTH):
        if t.rounds[r + round_.BANK_SEAT] >= 0:
            judge_setting_of_bank(t, r)
    for i in range(len(t.kind)):
        at = i * note.WIDTH
        h, r = t.notes[at + note.HAND], t.notes[at + note.ROUND]
        if h < 0 or r < 0 or t.hands[h + hand.FLAGS] & flags.TILES_OF_THE_DEALER:
            continue
        if t.kind[i] == KIND_HANDS_SET:
            judge_laying(t, h, i, r)
        elif t.kind[i] == KIND_HANDLE_CARDS or t.kind[i] == KIND_TILES_LOOKED_AT:
            judge_touch(t, h, i, r)
