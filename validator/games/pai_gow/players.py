"""How the players set their hands, and who touches the tiles."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel
from validator.core.engine.rows import between, rows_of
from validator.games.numbers import Rules, missing_facts
from validator.games.pai_gow.announcing import is_played_out
from validator.games.pai_gow.bank_holding import may_be_covered
from validator.games.pai_gow.placing import leaves_open
from validator.games.pai_gow.tables import flags, unplaced
from validator.games.pai_gow.tables.rows import Hand, Round, Table, Wager
from validator.games.table import ask, lacking, recorded, role_of
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

NO_RECORD, NO_SHARE, *_ = missing_facts()
NO_LEAVING, *_ = missing_facts(after=NO_RECORD)
NO_FACE, NO_COVER, *_ = missing_facts()
NO_PERSON, *_ = missing_facts()
WHETHER_HE_LEFT, *_ = missing_facts(after=NO_COVER)
NO_TURNING, NO_SHARE_OF_BANK, *_ = missing_facts()

rule = Rules("pai_gow.players")
DEALER_TURNED_BEFORE_PLAYERS_SET = rule(
    "dealer-turned-before-players-set",
    "Dealer's tiles turned over before all players had set theirs",
    "the dealer's tiles were turned over before {seat} had laid his hands down",
    needs={
        "the setting of the hands": NO_TURNING,
    },
    expected="all players' hands laid down first",
    observed="the dealer's tiles turned over first",
)
DEALER_TURNED_BEFORE_PLAYERS_SET_WITH_BANK = rule(
    "dealer-turned-before-players-set-with-bank",
    "Dealer's hands set before all players had set theirs, while a player was the bank",
    "the dealer's tiles were turned over before {seat} had laid his hands down",
    needs={
        "the setting of the hands": NO_TURNING,
        "whether the certificate holder covers half of the wagers": NO_SHARE_OF_BANK,
    },
    expected="all players' hands laid down first",
    observed="the dealer's tiles turned over first",
)
PLAYER_HANDS_NOT_SET = rule(
    "player-hands-not-set",
    "Player's hands not set",
    "{seat}: the hands behind the {wager} of {stake} were never set and laid down",
    needs={
        "the setting of the hands": NO_RECORD,
        "whether the player left": NO_LEAVING,
    },
    expected="two hands laid down",
    observed="none",
)
PLAYER_HANDS_SET_BEFORE_DEAL_DONE = rule(
    "player-hands-set-before-deal-done",
    "Player's hands set before the deal was completed",
    "{seat}: the hands were laid down before all tiles had been delivered",
    expected="all tiles delivered first",
    observed="the hands set first",
)
PLAYER_HANDS_LAID_FACE_UP = rule(
    "player-hands-laid-face-up",
    "Player's hands laid face up",
    "{seat}: the hands were laid face up",
    needs={
        "which side was up": NO_FACE,
        "whether the certificate holder covers half of the wagers": NO_COVER,
    },
    expected="face down",
    observed="face up",
)
TILES_TOUCHED_BY_ANOTHER = rule(
    "tiles-touched-by-another",
    "Tiles touched by another person",
    "{seat}: somebody other than the player or the dealer touched the tiles",
    needs={
        "who touched the tiles": NO_PERSON,
    },
    expected="the player or the dealer",
    observed="somebody else",
)
TILES_OUT_OF_VIEW = rule(
    "tiles-out-of-view",
    "Tiles not kept in the dealer's view",
    "{seat}: tiles were taken out of the dealer's view",
    expected="tiles in full view",
    observed="tiles out of view",
)
TILES_TOUCHED_AFTER_SETTING = rule(
    "tiles-touched-after-setting",
    "Tiles touched after the hands were laid down",
    "{seat}: the player touched his tiles after he had laid both hands down",
    needs={
        "who laid the hands down again": NO_PERSON,
    },
    expected="the tiles left alone",
    observed="the tiles touched",
)
PLAYER_HANDS_SET_BY_DEALER = rule(
    "player-hands-set-by-dealer",
    "Player's hands set by the dealer",
    "{seat}: the dealer set the player's hands",
    needs={
        "who set the hands": NO_PERSON,
        "whether the certificate holder covers half of the wagers": NO_COVER,
        "whether the player left": WHETHER_HE_LEFT,
    },
    expected="hands set by the player",
    observed="hands set by the dealer",
)
CO_BANK_HANDS_SET_BY_PLAYER = rule(
    "co-bank-hands-set-by-player",
    "Bank's hands set by the player although the dealer is co-banking",
    "{seat}: the player set the hands of the bank, though the dealer was co-banking",
    needs={
        "who set the hands": NO_PERSON,
    },
    expected="hands set by the dealer",
    observed="hands set by the player",
)
BANK_HANDS_NOT_SET = rule(
    "bank-hands-not-set",
    "Bank's hands not set",
    "{seat}: the hands of the bank were never set and laid down",
    needs={
        "the setting of the hands": NO_RECORD,
        "whether the certificate holder covers half of the wagers": NO_SHARE,
    },
    expected="two hands laid down",
    observed="none",
)


@kernel
def set_by_dealer(role: int) -> bool:
    """Whether it was the dealer (role 0) who laid a player's hands down."""
    return role == BY_DEALER


@kernel
def set_by_player(t: Table, i: int) -> bool:
    """Whether event ``i``, which lays hands down, is a player's: by his role; where none is recorded, by his name."""
    return t.by[i] < 0 <= t.player[i] or role_of(t.by[i]) == BY_PLAYER or role_of(t.by[i]) == BY_BANK


@kernel
def judge_setting(t: Table, h: Hand, w: Wager, r: Round) -> None:
    """Judge whether a player's hands were laid down, and before the dealer's tiles were turned over."""
    laid, turned = h.first_set, r.turned
    rule = DEALER_TURNED_BEFORE_PLAYERS_SET_WITH_BANK if r.bank_seat >= 0 else DEALER_TURNED_BEFORE_PLAYERS_SET
    if laid < 0:
        t.tally[rule + NO_TURNING] += 1
        if not recorded(t, KIND_HANDS_SET) or r.gaps > 0:
            t.tally[PLAYER_HANDS_NOT_SET + NO_RECORD] += 1
        elif h.exposed < 0 and turned < 0:
            t.tally[PLAYER_HANDS_NOT_SET + NOT_APPLICABLE] += 1
        elif not lacking(t, PLAYER_HANDS_NOT_SET, NO_LEAVING, not recorded(t, KIND_PLAYER_LEAVES)):
            at = h.exposed if h.exposed >= 0 else turned
            ask(t, PLAYER_HANDS_NOT_SET, laid < 0, at, -1, -1, 0, w.at, -1, r.at)
        return
    t.tally[PLAYER_HANDS_NOT_SET + JUDGED] += 1
    if lacking(t, rule, NO_TURNING, turned < 0):
        return
    ask(t, rule, turned < laid, turned, laid, turned, 0, w.at, -1, r.at)


@kernel
def is_set_nowhere(t: Table, r: Round) -> bool:
    """Whether hands of round ``r`` were laid down at a position that the log does not name."""
    for h in between(t.hands, r.hand, r.hands_end):
        if h.first_set >= 0 and h.seat < 0:
            return True
    return False


@kernel
def judge_setting_of_bank(t: Table, r: Round) -> None:
    """Judge whether the bank's hands, which the dealer does not set, were laid down before those of the dealer."""
    h, turned = r.bank, r.turned
    early, missing = DEALER_TURNED_BEFORE_PLAYERS_SET_WITH_BANK, BANK_HANDS_NOT_SET
    apart = r.co_bank >= 0 or r.void >= 0 or r.over < 0
    if not h or apart or h.voided >= 0 or leaves_open(t, r, unplaced.GIVEN_UP):
        t.tally[missing + NOT_APPLICABLE] += 1
        return
    laid = h.first_set
    covered = may_be_covered(t, r)
    if laid < 0:
        t.tally[early + NO_TURNING] += 1
        whole = recorded(t, KIND_HANDS_SET) and r.gaps == 0 and not is_set_nowhere(t, r)
        if lacking(t, missing, NO_SHARE, covered) or lacking(t, missing, NO_RECORD, not whole):
            return
    at = h.exposed if h.exposed >= 0 else turned
    if laid < 0 and at < 0:
        t.tally[missing + NOT_APPLICABLE] += 1
    elif ask(t, missing, laid < 0, at, -1, -1, 0, -1, -1, r.at):
        return
    elif not (lacking(t, early, NO_SHARE_OF_BANK, covered) or lacking(t, early, NO_TURNING, turned < 0)):
        ask(t, early, turned < laid, turned, laid, turned, 0, -1, -1, r.at)


@kernel
def may_be_banks(t: Table, h: Hand, r: Round) -> bool:
    """Whether a hand may be that of a bank whose position no row tells: no wager was placed on it."""
    return r.bank_seat == 0 and r.bank.at < 0 and h.wager.at < 0


@kernel
def judge_laying(t: Table, h: Hand, i: int, r: Round) -> None:
    """Judge how event ``i`` lays a player's hands down."""
    last = r.last_card
    if last >= 0:
        t.tally[PLAYER_HANDS_SET_BEFORE_DEAL_DONE + JUDGED] += 1
        if i < last:
            emit(t.hits, PLAYER_HANDS_SET_BEFORE_DEAL_DONE, i, last, i, 0, h.wager.at, -1, r.at)
    if h == r.bank and r.co_bank >= 0:
        t.tally[PLAYER_HANDS_SET_BY_DEALER + NOT_APPLICABLE] += 1
        if not lacking(t, CO_BANK_HANDS_SET_BY_PLAYER, NO_PERSON, t.by[i] < 0):
            ask(t, CO_BANK_HANDS_SET_BY_PLAYER, set_by_player(t, i), i, -1, -1, 0, h.wager.at, -1, r.at)
        return
    if may_be_banks(t, h, r) and r.co_bank >= 0:
        t.tally[PLAYER_HANDS_SET_BY_DEALER + NOT_APPLICABLE] += 1
        return
    if (h == r.bank or may_be_banks(t, h, r)) and may_be_covered(t, r):
        t.tally[PLAYER_HANDS_LAID_FACE_UP + NO_COVER] += 1
        t.tally[PLAYER_HANDS_SET_BY_DEALER + NO_COVER] += 1
        return
    first = h.first_set
    shown = 0 <= h.exposed < i or 0 <= r.turned < i
    again = 0 <= first < i and not shown
    if again and not lacking(t, TILES_TOUCHED_AFTER_SETTING, NO_PERSON, t.by[i] < 0 and t.player[i] < 0):
        w = h.wager
        ask(t, TILES_TOUCHED_AFTER_SETTING, set_by_player(t, i), i, first, i, 0, w.at, -1, r.at)
    if t.face[i] < 0:
        t.tally[PLAYER_HANDS_LAID_FACE_UP + NO_FACE] += 1
    else:
        t.tally[PLAYER_HANDS_LAID_FACE_UP + JUDGED] += 1
        if t.face[i] == FACE_UP:
            emit(t.hits, PLAYER_HANDS_LAID_FACE_UP, i, -1, -1, 0, h.wager.at, -1, r.at)
    if h.flags & flags.ABANDONED:
        t.tally[PLAYER_HANDS_SET_BY_DEALER + NOT_APPLICABLE] += 1
        return
    if lacking(t, PLAYER_HANDS_SET_BY_DEALER, NO_PERSON, t.by[i] < 0):
        return
    by_dealer = set_by_dealer(role_of(t.by[i]))
    if not lacking(t, PLAYER_HANDS_SET_BY_DEALER, WHETHER_HE_LEFT, by_dealer and not recorded(t, KIND_PLAYER_LEAVES)):
        ask(t, PLAYER_HANDS_SET_BY_DEALER, by_dealer, i, -1, -1, 0, h.wager.at, -1, r.at)


@kernel
def owner_of(t: Table, h: Hand, r: Round) -> int:
    """The player whose hand ``h`` is, who may be the bank; -1 not known."""
    if h != r.bank or h.player >= 0:
        return h.player
    return r.player


@kernel
def judge_touch(t: Table, h: Hand, i: int, r: Round) -> None:
    """Judge who touches the tiles of a player's hand by event ``i``, how and when."""
    who, owner, w = role_of(t.by[i]), owner_of(t, h, r), h.wager
    if t.kind[i] == KIND_HANDLE_CARDS:
        ask(
            t,
            TILES_OUT_OF_VIEW,
            t.what[i] == WHAT_OUT_OF_VIEW or t.what[i] == WHAT_REMOVED,
            i,
            -1,
            -1,
            0,
            w.at,
            -1,
            r.at,
        )
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
        if ask(t, TILES_TOUCHED_BY_ANOTHER, stranger or (toucher != owner), i, -1, -1, 0, w.at, -1, r.at):
            return
    t.tally[TILES_TOUCHED_AFTER_SETTING + JUDGED] += 1
    if 0 <= h.first_set < i:
        emit(t.hits, TILES_TOUCHED_AFTER_SETTING, i, h.first_set, i, 0, w.at, -1, r.at)


@kernel
def players_pass(t: Table) -> None:
    """Judge the setting of the players' hands, and every touch of their tiles."""
    for w in rows_of(t.wagers):
        h = w.hand
        if is_played_out(t, w) and w.kind != WHAT_DEALER_WAGER:
            judge_setting(t, h, w, w.round)
        else:
            t.tally[PLAYER_HANDS_NOT_SET + NOT_APPLICABLE] += 1
    for r in rows_of(t.rounds):
        if r.bank_seat >= 0:
            judge_setting_of_bank(t, r)
    for i in range(len(t.kind)):
        note = t.notes[i]
        h, r = note.hand, note.round
        if not h or not r or h.flags & flags.TILES_OF_THE_DEALER:
            continue
        if t.kind[i] == KIND_HANDS_SET:
            judge_laying(t, h, i, r)
        elif t.kind[i] == KIND_HANDLE_CARDS or t.kind[i] == KIND_TILES_LOOKED_AT:
            judge_touch(t, h, i, r)
