"""A set of tiles at the table: received, inspected, replaced where unsuitable, laid out for the first player."""

from validator.core.engine.kernel import JUDGED, emit, kernel
from validator.games.numbers import Rules, missing_facts
from validator.games.pai_gow.bank_rules import other_than_due
from validator.games.pai_gow.tables import (
    table_state as at,
)
from validator.games.pai_gow.tables.rows import Round, Table
from validator.games.table import ask, lacking, recorded, role_of
from validator.log.codes import (
    BY_DEALER,
    BY_FLOORPERSON,
    BY_SUPERVISOR,
    FACE_DOWN,
    KIND_INSPECTION,
    KIND_PLAYER_ARRIVES,
    KIND_PLAYER_LEAVES,
    KIND_SET_SEALED,
    KIND_SPREAD,
    KIND_TILE_SET,
    KIND_VERIFY,
    PLACE_BOX,
    PLACE_ENVELOPE,
    PLACE_PIT_STAND,
    WHAT_IDENTIFIED,
)

NO_RECORD, *_ = missing_facts()
NO_PERSON, *_ = missing_facts()
NO_COUNT, *_ = missing_facts()
NO_FACE, *_ = missing_facts()
NO_ORIGIN, *_ = missing_facts()
NO_SIGNATURES, *_ = missing_facts()
NO_IDENTIFICATION, *_ = missing_facts()

rule = Rules("pai_gow.tile_opening")
TILES_NOT_INSPECTED = rule(
    "tiles-not-inspected",
    "Tiles not inspected",
    "the tiles were not inspected before they were mixed",
    needs={
        "the inspection of the tiles": NO_RECORD,
    },
    expected="an inspection by the dealer",
    observed="none",
)
TILES_INSPECTED_BY_ANOTHER = rule(
    "tiles-inspected-by-another",
    "Tiles inspected by somebody other than the dealer",
    "somebody other than the dealer inspected the tiles",
    needs={
        "who inspected the tiles": NO_PERSON,
    },
    expected="the dealer",
    observed="somebody else",
)
TILES_INSPECTION_UNVERIFIED = rule(
    "tiles-inspection-unverified",
    "Inspection of the tiles not verified",
    "no floorperson verified the inspection of the tiles",
    needs={
        "the verification of the inspection": NO_RECORD,
    },
    expected="a verification by the floorperson",
    observed="none",
)
SET_PASSED_WITHOUT_ALL_PAIRS = rule(
    "set-passed-without-all-pairs",
    "Incomplete set passed at the inspection",
    "a set of {observed} tiles passed the inspection",
    needs={
        "the number of tiles and what the inspection found": NO_COUNT,
    },
    expected="{expected} tiles",
    observed="{observed}",
)
UNSUITABLE_SET_NOT_REPLACED = rule(
    "unsuitable-set-not-replaced",
    "Unsuitable set not replaced",
    "tiles were found unsuitable for use and dealt all the same",
    needs={
        "the receipt of another set": NO_RECORD,
    },
    expected="another set",
    observed="none",
)
SET_REPLACED_OTHERWISE = rule(
    "set-replaced-otherwise",
    "Other set not brought by a floorperson from the pit stand",
    "the other set was not brought by a floorperson or above from the pit stand",
    needs={
        "who brought the set, and from where": NO_ORIGIN,
    },
    expected="a floorperson or above, from the reserve in the pit stand",
    observed="otherwise",
)
UNSUITABLE_SET_NOT_SEALED = rule(
    "unsuitable-set-not-sealed",
    "Unsuitable set not sealed",
    "the unsuitable set was not placed in a sealed envelope or container",
    needs={
        "the sealing of the set": NO_RECORD,
    },
    expected="the set sealed",
    observed="not sealed",
)
UNSUITABLE_SET_NOT_SIGNED = rule(
    "unsuitable-set-not-signed",
    "Unsuitable set not signed by dealer and floorperson",
    "the unsuitable set was not signed by both the dealer and a floorperson or above",
    needs={
        "who signed": NO_SIGNATURES,
    },
    expected="both signatures",
    observed="not both",
)
TILES_UNSPREAD = rule(
    "tiles-unspread",
    "Tiles not laid out in pairs",
    "the tiles were not laid out in pairs before they were mixed",
    needs={
        "the laying out of the tiles": NO_RECORD,
    },
    expected="tiles laid out in pairs",
    observed="not laid out",
)
TILES_NOT_IN_ALL_PAIRS = rule(
    "tiles-not-in-all-pairs",
    "Tiles laid out in another number of pairs",
    "the tiles were laid out in {observed} pairs",
    needs={
        "the number of pairs": NO_COUNT,
    },
    expected="{expected} pairs",
    observed="{observed}",
)
TILES_SPREAD_FACE_DOWN = rule(
    "tiles-spread-face-down",
    "Tiles laid out face down",
    "the tiles were laid out face down",
    needs={
        "whether the tiles lay face up": NO_FACE,
    },
    expected="face up",
    observed="face down",
)
TILES_SPREAD_BEFORE_INSPECTION = rule(
    "tiles-spread-before-inspection",
    "Tiles laid out before the inspection",
    "the tiles were laid out for the first player before they were inspected",
    needs={
        "the inspection of the tiles": NO_RECORD,
    },
    expected="the inspection first",
    observed="not yet inspected",
)
TILES_MIXED_BEFORE_FIRST_PLAYER = rule(
    "tiles-mixed-before-first-player",
    "Tiles mixed before the first player came",
    "the tiles were mixed before a player had come",
    needs={
        "the arrival of the players": NO_RECORD,
    },
    expected="left in pairs for the first player",
    observed="mixed before",
)
UNSUITABLE_SET_NOT_IDENTIFIED = rule(
    "unsuitable-set-not-identified",
    "Unsuitable set not identified by table number, date and time",
    "the unsuitable set was not identified by table number, date and time",
    needs={
        "what the sealed set is identified by": NO_IDENTIFICATION,
    },
    expected="table number, date and time",
    observed="{observed}",
    unit="phrase",
)
TILES_SPREAD_BEFORE_VERIFICATION = rule(
    "tiles-spread-before-verification",
    "Tiles laid out before the floorperson verified the inspection",
    "the inspection of the tiles was verified only after they had been laid out for the first player",
    expected="the inspection verified first",
    observed="the tiles laid out first",
)
IDLE_TILES_NOT_IN_ALL_PAIRS = rule(
    "idle-tiles-not-in-all-pairs",
    "Tiles of an idle table laid out in another number of pairs",
    "the table had no play, and its tiles were laid out in {observed} pairs",
    needs={
        "the number of pairs": NO_COUNT,
    },
    expected="{expected} pairs",
    observed="{observed}",
)
IDLE_TILES_SPREAD_FACE_DOWN = rule(
    "idle-tiles-spread-face-down",
    "Tiles of an idle table laid out face down",
    "the table had no play, and its tiles were laid out face down",
    needs={
        "whether the tiles lay face up": NO_FACE,
    },
    expected="face up",
    observed="face down",
)


@kernel
def undone(done: int) -> bool:
    """Whether an act that is ordered was not done (0) where the log would show it."""
    return done == 0


@kernel
def brought_otherwise(role: int, source: int) -> bool:
    """Whether a set was not brought by a floorperson or above, or not from the pit stand (codes, -1 not recorded)."""
    by_another = role >= 0 and role != BY_FLOORPERSON and role != BY_SUPERVISOR
    return by_another or (source >= 0 and source != PLACE_PIT_STAND)


@kernel
def incompletely_identified(by: int) -> bool:
    """Whether table number, date or time is missing where a set is sealed (the log's word of what it is
    identified by).
    """
    return by != WHAT_IDENTIFIED


@kernel
def judge_act(t: Table, rule: int, kind: int, done: int, i: int, r: Round) -> None:
    """Judge whether an act was done (1): it was not where the log always records its kind and no row was lost."""
    if lacking(t, rule, NO_RECORD, done == 0 and (not recorded(t, kind) or t.tiles.gap == 1)):
        return
    ask(t, rule, undone(done), i, -1, -1, 0, -1, -1, r.at)


@kernel
def begin_opening(t: Table) -> None:
    """The table opens, or a set of tiles comes: it has to be inspected, laid out, mixed and stacked."""
    t.tiles.opening = 1
    t.tiles.inspected = 0
    t.tiles.inspection = 0
    t.tiles.spread = 0
    t.tiles.mixed = 0
    t.tiles.stacked = 0
    t.tiles.came = 1 if t.tiles.present > 0 else 0


@kernel
def judge_set(t: Table, i: int, r: Round) -> None:
    """A set of tiles is received, perhaps in the place of an unsuitable one."""
    if t.tiles.defects == 1:
        t.tally[UNSUITABLE_SET_NOT_REPLACED + JUDGED] += 1
        role, source = role_of(t.by[i]), t.source[i]
        if role < 0 and source < 0:
            t.tally[SET_REPLACED_OTHERWISE + NO_ORIGIN] += 1
        else:
            ask(t, SET_REPLACED_OTHERWISE, brought_otherwise(role, source), i, -1, -1, 0, -1, -1, r.at)
        t.tiles.defects = 0
    begin_opening(t)
    t.tiles.set_tiles = t.n[i] + 1 if t.n[i] >= 0 else 0


@kernel
def judge_inspection(t: Table, i: int, r: Round) -> None:
    """The tiles are inspected."""
    role = role_of(t.by[i])
    if role < 0:
        t.tally[TILES_INSPECTED_BY_ANOTHER + NO_PERSON] += 1
    else:
        ask(t, TILES_INSPECTED_BY_ANOTHER, role != BY_DEALER, i, -1, -1, 0, -1, -1, r.at)
    t.tiles.inspected = 1
    t.tiles.inspection = t.seq[i] + 1
    if t.n[i] > 0:
        t.tiles.defects = 1
        t.tiles.unsealed = 1
        t.tiles.signed = 0
        t.tiles.identified = 0
    if lacking(t, SET_PASSED_WITHOUT_ALL_PAIRS, NO_COUNT, t.n[i] < 0 or t.tiles.set_tiles == 0):
        return
    t.tally[SET_PASSED_WITHOUT_ALL_PAIRS + JUDGED] += 1
    tiles = t.tiles.set_tiles - 1
    due = 2 * (1 + t.options.pairs_besides)
    if t.n[i] == 0 and other_than_due(tiles, due):
        emit(t.hits, SET_PASSED_WITHOUT_ALL_PAIRS, i, due, tiles, 0, -1, -1, r.at)


@kernel
def note_seal(t: Table, i: int) -> None:
    """An unsuitable set is sealed; ``by`` says who signs."""
    if t.tiles.unsealed == 0 or (t.dest[i] >= 0 and t.dest[i] != PLACE_ENVELOPE and t.dest[i] != PLACE_BOX):
        return
    t.tiles.unsealed = at.SEALED
    if t.what[i] >= 0:
        t.tiles.identified = t.what[i] + 1
    role = role_of(t.by[i])
    if role == BY_DEALER:
        t.tiles.signed |= at.BY_DEALER
    elif role == BY_FLOORPERSON or role == BY_SUPERVISOR:
        t.tiles.signed |= at.BY_FLOOR
    elif role < 0:
        t.tiles.signed |= at.BY_UNKNOWN


@kernel
def judge_spread(t: Table, i: int, r: Round) -> None:
    """The tiles are laid out in pairs at the opening, or in a time without play, which ends when a player comes."""
    if t.tiles.opening == 1:
        done = t.tiles.inspected
        judge_act(t, TILES_SPREAD_BEFORE_INSPECTION, KIND_INSPECTION, done, i, r)
        t.tiles.spread = at.UNVERIFIED if t.tiles.inspection > 0 else 1
    elif t.tiles.idle == 0:
        return
    told = recorded(t, KIND_PLAYER_ARRIVES) and recorded(t, KIND_PLAYER_LEAVES)
    came = t.tiles.idle == 1 and t.tiles.idle_seated == 0 and t.tiles.present > 0 and told
    if t.tiles.idle > 0 and not came:
        t.tiles.idle_spread = 1
    opening = t.tiles.opening == 1
    pairs, down = TILES_NOT_IN_ALL_PAIRS, TILES_SPREAD_FACE_DOWN
    if not opening:
        pairs, down = IDLE_TILES_NOT_IN_ALL_PAIRS, IDLE_TILES_SPREAD_FACE_DOWN
    if not lacking(t, pairs, NO_COUNT, t.n[i] < 0):
        due = t.options.set_pairs if opening else t.options.idle_pairs
        ask(t, pairs, other_than_due(t.n[i], due), i, due, t.n[i], 0, -1, -1, r.at)
    if not lacking(t, down, NO_FACE, t.face[i] < 0):
        ask(t, down, t.face[i] == FACE_DOWN, i, -1, -1, 0, -1, -1, r.at)


@kernel
def judge_verification(t: Table, i: int, r: Round) -> None:
    """The floorperson verifies the inspection; that nobody ever does is told when the tiles are mixed."""
    if t.tiles.opening == 1 and t.tiles.inspection > 0:
        ask(t, TILES_SPREAD_BEFORE_VERIFICATION, t.tiles.spread == at.UNVERIFIED, i, -1, -1, 0, -1, -1, r.at)
    t.tiles.inspection = 0


@kernel
def judge_opening(t: Table, i: int, r: Round) -> None:
    """At the first mixing of an opening, or at the first delivery without one: what has to precede it."""
    t.tiles.opening = at.PREPARED
    judge_act(t, TILES_NOT_INSPECTED, KIND_INSPECTION, t.tiles.inspected, i, r)
    if t.tiles.inspected == 1:
        done = 1 if t.tiles.inspection == 0 else 0
        judge_act(t, TILES_INSPECTION_UNVERIFIED, KIND_VERIFY, done, i, r)
    judge_act(t, TILES_UNSPREAD, KIND_SPREAD, t.tiles.spread, i, r)
    came = 1 if t.tiles.came == 1 or t.tiles.present > 0 else 0
    judge_act(t, TILES_MIXED_BEFORE_FIRST_PLAYER, KIND_PLAYER_ARRIVES, came, i, r)


@kernel
def judge_unsuitable(t: Table, i: int, r: Round) -> None:
    """At the first delivery of a round: whether a set found unsuitable was replaced, sealed, identified and signed."""
    if t.tiles.defects == 1:
        judge_act(t, UNSUITABLE_SET_NOT_REPLACED, KIND_TILE_SET, 0, i, r)
        t.tiles.defects = 0
    if t.tiles.unsealed > 0:
        done = 1 if t.tiles.unsealed == at.SEALED else 0
        judge_act(t, UNSUITABLE_SET_NOT_SEALED, KIND_SET_SEALED, done, i, r)
        if done == 1:
            if t.tiles.signed >= at.BY_UNKNOWN or not recorded(t, KIND_SET_SEALED):
                t.tally[UNSUITABLE_SET_NOT_SIGNED + NO_SIGNATURES] += 1
            else:
                t.tally[UNSUITABLE_SET_NOT_SIGNED + JUDGED] += 1
                if t.tiles.signed != at.BY_BOTH:
                    emit(t.hits, UNSUITABLE_SET_NOT_SIGNED, i, -1, t.tiles.signed, 0, -1, -1, r.at)
            if t.tiles.identified == 0:
                t.tally[UNSUITABLE_SET_NOT_IDENTIFIED + NO_IDENTIFICATION] += 1
            else:
                t.tally[UNSUITABLE_SET_NOT_IDENTIFIED + JUDGED] += 1
                if incompletely_identified(t.tiles.identified - 1):
                    emit(t.hits, UNSUITABLE_SET_NOT_IDENTIFIED, i, -1, t.tiles.identified - 1, 0, -1, -1, r.at)
        t.tiles.unsealed = 0
