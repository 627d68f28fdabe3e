"""The table around the rounds: mixing and stacking, times without play, what has to precede a delivery."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel
from validator.games.numbers import Rules, missing_facts
from validator.games.pai_gow.bank_rules import is_another_person, less_than_due, other_than_due
from validator.games.pai_gow.tables import table_state as at
from validator.games.pai_gow.tables.rows import Round, Table
from validator.games.pai_gow.tile_opening import (
    NO_RECORD,
    begin_opening,
    judge_act,
    judge_inspection,
    judge_opening,
    judge_set,
    judge_spread,
    judge_unsuitable,
    judge_verification,
    note_seal,
)
from validator.games.pai_gow.verifying import forget_floorpersons, judge_verifier, note_floorperson
from validator.games.rounds.round_identity import kept_round
from validator.games.table import ask, lacking, recorded, role_of
from validator.log.codes import (
    BY_DEALER,
    BY_FLOORPERSON,
    BY_SUPERVISOR,
    FACE_UP,
    KIND_DELIVER,
    KIND_EXPOSE,
    KIND_IDLE,
    KIND_INSPECTION,
    KIND_MIX,
    KIND_NO_MORE_BETS,
    KIND_PLAYER_ARRIVES,
    KIND_PLAYER_LEAVES,
    KIND_SET_SEALED,
    KIND_SPREAD,
    KIND_STACK,
    KIND_STACK_TILE,
    KIND_SUPERVISOR,
    KIND_TABLE_CLOSE,
    KIND_TABLE_OPEN,
    KIND_TILE_SET,
    KIND_UNREADABLE,
    KIND_VERIFY,
    KIND_VOID_ROUND,
    WHAT_DICE_MISCOUNT,
    WHAT_START,
    WHAT_TILE_EXPOSED,
    WHAT_TILES,
)

NO_COUNT, *_ = missing_facts()
NO_PERSON, *_ = missing_facts()

rule = Rules("pai_gow.tile_table")
SET_OF_TILES_INCOMPLETE = rule(
    "set-of-tiles-incomplete",
    "Set with another number of tiles",
    "tiles were delivered from a set of {observed}",
    needs={
        "how many tiles were received": NO_COUNT,
    },
    expected="a set of {expected}",
    observed="{observed} tiles",
)
TILES_UNMIXED_AT_OPENING = rule(
    "tiles-unmixed-at-opening",
    "Tiles not mixed at the opening",
    "the tiles were delivered without having been mixed",
    needs={
        "the mixing of the tiles": NO_RECORD,
    },
    expected="tiles mixed",
    observed="not mixed",
)
TILES_MIXED_TOO_LITTLE = rule(
    "tiles-mixed-too-little",
    "Too few circular motions",
    "the tiles were mixed with {observed} circular motions of each hand",
    needs={
        "the number of circular motions": NO_COUNT,
    },
    expected="at least {expected}",
    observed="{observed}",
)
TILES_UNSTACKED = rule(
    "tiles-unstacked",
    "Tiles not stacked",
    "the tiles were delivered without having been stacked after the mixing",
    needs={
        "the stacking of the tiles": NO_RECORD,
    },
    expected="tiles stacked",
    observed="not stacked",
)
STACKS_INCOMPLETE = rule(
    "stacks-incomplete",
    "Another number of tiles stacked",
    "{observed} tiles were stacked",
    needs={
        "the number of tiles stacked": NO_COUNT,
    },
    expected="{expected} tiles",
    observed="{observed}",
)
TILES_NOT_REMIXED_AFTER_EXPOSURE = rule(
    "tiles-not-remixed-after-exposure",
    "Tiles not mixed again after one was exposed in the stacking",
    "a tile was exposed in the stacking and the tiles were delivered without a new mixing",
    needs={
        "the mixing of the tiles": NO_RECORD,
    },
    expected="a new mixing",
    observed="none",
)
TILES_NOT_REMIXED_AFTER_EXPOSURE_IN_MIXING = rule(
    "tiles-not-remixed-after-exposure-in-mixing",
    "Tiles not mixed again after one was exposed before the stacks stood",
    "a tile was exposed after the mixing had begun and the tiles were delivered without a new mixing",
    needs={
        "the mixing of the tiles": NO_RECORD,
    },
    expected="a new mixing",
    observed="none",
)
TILES_UNMIXED_BETWEEN_ROUNDS = rule(
    "tiles-unmixed-between-rounds",
    "Tiles not mixed between rounds",
    "the tiles of the round before were not mixed",
    needs={
        "the mixing of the tiles": NO_RECORD,
    },
    expected="tiles mixed",
    observed="not mixed",
)
IDLE_TILES_UNSPREAD = rule(
    "idle-tiles-unspread",
    "Tiles not laid out while nobody played",
    "the tiles were not laid out in pairs while there was no gaming activity",
    needs={
        "the laying out of the tiles": NO_RECORD,
    },
    expected="tiles laid out in pairs",
    observed="not laid out",
)
IDLE_TILES_UNSPREAD_WITH_PLAYERS_SEATED = rule(
    "idle-tiles-unspread-with-players-seated",
    "Tiles not laid out in a pause with players at the table",
    "the tiles were not laid out in pairs in a pause in which players may have stayed at the table",
    needs={
        "the laying out of the tiles": NO_RECORD,
    },
    expected="tiles laid out in pairs",
    observed="not laid out",
)
IDLE_TILES_UNMIXED = rule(
    "idle-tiles-unmixed",
    "Tiles not mixed after a time without play",
    ("after a time without gaming activity the tiles were delivered without having been mixed for those who came"),
    needs={
        "the mixing of the tiles": NO_RECORD,
    },
    expected="tiles mixed and stacked",
    observed="not mixed",
)
NO_MORE_BETS_BEFORE_STACKING = rule(
    "no-more-bets-before-stacking",
    '"No more bets" announced before the tiles were stacked',
    '"no more bets" was announced before the tiles were stacked',
    needs={
        "the stacking of the tiles": NO_RECORD,
    },
    expected="tiles stacked before the announcement",
    observed="stacked after it",
)
TILES_NOT_RESHUFFLED_AFTER_MISCOUNT = rule(
    "tiles-not-reshuffled-after-miscount",
    "Tiles not reshuffled after a miscounted round",
    "tiles were delivered after the void round without having been mixed",
    needs={
        "the mixing of the tiles": NO_RECORD,
    },
    expected="tiles mixed",
    observed="not mixed",
)
TILES_NOT_RESHUFFLED_AFTER_EXPOSURE = rule(
    "tiles-not-reshuffled-after-exposure",
    "Tiles not reshuffled after a round void by an exposed tile",
    "tiles were delivered after the void round without having been mixed",
    needs={
        "the mixing of the tiles": NO_RECORD,
    },
    expected="tiles mixed",
    observed="not mixed",
)
TILES_MIXED_BY_ANOTHER = rule(
    "tiles-mixed-by-another",
    "Tiles mixed by somebody other than the dealer",
    "somebody other than the dealer mixed the tiles",
    needs={
        "who mixed the tiles": NO_PERSON,
    },
    expected="the dealer",
    observed="somebody else",
)
TILES_STACKED_BY_ANOTHER = rule(
    "tiles-stacked-by-another",
    "Tiles stacked by somebody other than the dealer",
    "somebody other than the dealer stacked the tiles",
    needs={
        "who stacked the tiles": NO_PERSON,
    },
    expected="the dealer",
    observed="somebody else",
)


@kernel
def judge_person(t: Table, rule: int, i: int, r: Round) -> None:
    """Judge whether it was the dealer who mixed, or stacked, the tiles."""
    role = role_of(t.by[i])
    another = is_another_person(role)
    if not lacking(t, rule, NO_PERSON, role != BY_DEALER and not another):
        ask(t, rule, another, i, -1, role, 0, -1, -1, r.at)


@kernel
def note_mix(t: Table, i: int, r: Round) -> None:
    """The tiles are mixed."""
    judge_person(t, TILES_MIXED_BY_ANOTHER, i, r)
    if t.tiles.opening == 1:
        judge_opening(t, i, r)
    if t.tiles.idle == 1:
        rule = IDLE_TILES_UNSPREAD_WITH_PLAYERS_SEATED if t.tiles.idle_seated == 1 else IDLE_TILES_UNSPREAD
        judge_act(t, rule, KIND_SPREAD, t.tiles.idle_spread, i, r)
        t.tiles.idle = at.PREPARED
    if t.tiles.idle > 0:
        told = recorded(t, KIND_PLAYER_ARRIVES) and recorded(t, KIND_PLAYER_LEAVES)
        nobody = told and t.tiles.counted == 1 and t.tiles.present == 0
        t.tiles.mixed_for_nobody = 1 if nobody else 0
    if t.tiles.voided > 0:
        rule = (
            TILES_NOT_RESHUFFLED_AFTER_MISCOUNT
            if t.tiles.voided == at.MISCOUNT
            else TILES_NOT_RESHUFFLED_AFTER_EXPOSURE
        )
        t.tally[rule + JUDGED] += 1
        t.tiles.voided = 0
    if t.tiles.exposed_stacking == 1 or t.tiles.exposed_mixing == 1:
        rule = (
            TILES_NOT_REMIXED_AFTER_EXPOSURE
            if t.tiles.exposed_stacking == 1
            else TILES_NOT_REMIXED_AFTER_EXPOSURE_IN_MIXING
        )
        t.tally[rule + JUDGED] += 1
        t.tiles.exposed_stacking = 0
        t.tiles.exposed_mixing = 0
        t.tiles.motions = 0
        t.tiles.motions_unknown = 0
    t.tiles.mixed = 1
    t.tiles.stacked = 0
    if t.n[i] < 0:
        t.tiles.motions_unknown = 1
    else:
        t.tiles.motions += t.n[i]


@kernel
def judge_stack(t: Table, last_mix: int, i: int, r: Round) -> None:
    """The tiles are stacked: all of them, by the dealer, after motions enough, and before wagering is closed."""
    judge_person(t, TILES_STACKED_BY_ANOTHER, i, r)
    if t.n[i] < 0:
        t.tally[STACKS_INCOMPLETE + NO_COUNT] += 1
    else:
        ask(t, STACKS_INCOMPLETE, other_than_due(t.n[i], t.options.tiles), i, t.options.tiles, t.n[i], 0, -1, -1, r.at)
    if t.tiles.closed_unstacked == 1 and r:
        judge_act(t, NO_MORE_BETS_BEFORE_STACKING, KIND_STACK, 0, i, r)
        t.tiles.closed_unstacked = at.PREPARED
    if t.tiles.mixed == 1 and t.tiles.stacked == 0:
        if t.tiles.motions_unknown == 1:
            t.tally[TILES_MIXED_TOO_LITTLE + NO_COUNT] += 1
        else:
            t.tally[TILES_MIXED_TOO_LITTLE + JUDGED] += 1
            if less_than_due(t.tiles.motions, t.options.mix_motions):
                event = last_mix if last_mix >= 0 else i
                emit(t.hits, TILES_MIXED_TOO_LITTLE, event, t.options.mix_motions, t.tiles.motions, 0, -1, -1, r.at)
    t.tiles.stacked = 1
    t.tiles.motions = 0
    t.tiles.motions_unknown = 0


@kernel
def judge_mixed(t: Table, i: int, r: Round) -> None:
    """At the first delivery of a round: whether the tiles had been mixed since the last, for the reason at hand."""
    mixed, rule = t.tiles.mixed, TILES_UNMIXED_BETWEEN_ROUNDS
    if t.tiles.voided > 0:
        rule = (
            TILES_NOT_RESHUFFLED_AFTER_MISCOUNT
            if t.tiles.voided == at.MISCOUNT
            else TILES_NOT_RESHUFFLED_AFTER_EXPOSURE
        )
        mixed = 0
    elif t.tiles.exposed_stacking == 1:
        rule, mixed = TILES_NOT_REMIXED_AFTER_EXPOSURE, 0
    elif t.tiles.exposed_mixing == 1:
        rule, mixed = TILES_NOT_REMIXED_AFTER_EXPOSURE_IN_MIXING, 0
    elif t.tiles.idle > 0:
        rule = IDLE_TILES_UNMIXED
        mixed = 1 if t.tiles.idle == at.PREPARED and t.tiles.mixed_for_nobody != at.SINCE_CAME else 0
    elif t.tiles.opening > 0:
        rule = TILES_UNMIXED_AT_OPENING
    elif t.tiles.dealt == 0:
        t.tally[rule + NOT_APPLICABLE] += 1
        return
    judge_act(t, rule, KIND_MIX, mixed, i, r)
    if t.tiles.mixed == 1:
        judge_act(t, TILES_UNSTACKED, KIND_STACK, t.tiles.stacked, i, r)


@kernel
def judge_first_delivery(t: Table, i: int, r: Round) -> None:
    """The first tile of a round is delivered."""
    if t.tiles.opening == 1:
        judge_opening(t, i, r)
    if t.tiles.opening > 0:
        if t.tiles.set_tiles == 0:
            t.tally[SET_OF_TILES_INCOMPLETE + NO_COUNT] += 1
        else:
            t.tally[SET_OF_TILES_INCOMPLETE + JUDGED] += 1
            if other_than_due(t.tiles.set_tiles - 1, t.options.tiles):
                emit(t.hits, SET_OF_TILES_INCOMPLETE, i, t.options.tiles, t.tiles.set_tiles - 1, 0, -1, -1, r.at)
    judge_mixed(t, i, r)
    judge_unsuitable(t, i, r)
    if t.tiles.closed_unstacked == 0:
        t.tally[NO_MORE_BETS_BEFORE_STACKING + JUDGED] += 1
    t.tiles.mixed = 0
    t.tiles.stacked = 0
    t.tiles.opening = 0
    t.tiles.idle = 0
    t.tiles.mixed_for_nobody = 0
    t.tiles.voided = 0
    t.tiles.exposed_stacking = 0
    t.tiles.exposed_mixing = 0
    t.tiles.closed_unstacked = 0
    t.tiles.motions = 0
    t.tiles.motions_unknown = 0
    t.tiles.gap = 0
    t.tiles.dealt = t.round[i] + 1


@kernel
def note_people(t: Table, i: int) -> None:
    """Players come and go; times without play begin."""
    kind = t.kind[i]
    if kind == KIND_PLAYER_ARRIVES:
        t.tiles.present += 1
        t.tiles.came = 1
        if t.tiles.mixed_for_nobody == 1:
            t.tiles.mixed_for_nobody = at.SINCE_CAME
    elif kind == KIND_PLAYER_LEAVES:
        t.tiles.present -= 1 if t.tiles.present > 0 else 0
    elif t.what[i] == WHAT_START:
        t.tiles.idle = 1
        t.tiles.mixed_for_nobody = 0
        t.tiles.idle_spread = 0
        told = recorded(t, KIND_PLAYER_ARRIVES) and recorded(t, KIND_PLAYER_LEAVES)
        t.tiles.idle_seated = 0 if told and t.tiles.present == 0 else 1


@kernel
def table_pass(t: Table) -> None:
    """Follow the tiles from their inspection through mixing and stacking to the first delivery of each round."""
    t.tiles.dealt = kept_round(t, t.tiles.dealt)
    last_mix = -1
    for i in range(len(t.kind)):
        kind = t.kind[i]
        r = t.notes[i].round
        if kind == KIND_DELIVER:
            if r and (t.tiles.dealt != t.round[i] + 1 or t.tiles.voided > 0):
                judge_first_delivery(t, i, r)
                last_mix = -1
        elif kind == KIND_MIX:
            note_mix(t, i, r)
            last_mix = i
        elif kind == KIND_STACK:
            judge_stack(t, last_mix, i, r)
        elif kind == KIND_STACK_TILE:
            if t.face[i] == FACE_UP:
                t.tiles.exposed_stacking = 1
        elif kind == KIND_EXPOSE:
            before = r.at < 0 or r.first_card < 0 or i < r.first_card
            if before and t.tiles.mixed == 1:
                t.tiles.exposed_mixing = 1
        elif kind == KIND_NO_MORE_BETS:
            t.tiles.closed_unstacked = 1 if t.tiles.stacked == 0 else 0
        elif kind == KIND_VOID_ROUND:
            if t.what[i] == WHAT_DICE_MISCOUNT:
                t.tiles.voided = at.MISCOUNT
            elif t.what[i] == WHAT_TILE_EXPOSED:
                t.tiles.voided = at.TILE_EXPOSED
        elif kind == KIND_TABLE_OPEN:
            begin_opening(t)
            t.tiles.idle = 0
            t.tiles.mixed_for_nobody = 0
            t.tiles.counted = 1
        elif kind == KIND_TILE_SET:
            judge_set(t, i, r)
        elif kind == KIND_INSPECTION:
            if t.what[i] == WHAT_TILES:
                judge_inspection(t, i, r)
        elif kind == KIND_VERIFY:
            role = role_of(t.by[i])
            mine = t.ref[i] < 0 or t.ref[i] + 1 == t.tiles.inspection
            if t.ref[i] >= 0 and mine:
                judge_verifier(t, i, r)
            if mine and (role == BY_FLOORPERSON or role == BY_SUPERVISOR):
                judge_verification(t, i, r)
        elif kind == KIND_SUPERVISOR:
            note_floorperson(t, t.by[i])
        elif kind == KIND_TABLE_CLOSE:
            forget_floorpersons(t)
        elif kind == KIND_SET_SEALED:
            note_seal(t, i)
        elif kind == KIND_SPREAD:
            judge_spread(t, i, r)
        elif kind == KIND_PLAYER_ARRIVES or kind == KIND_PLAYER_LEAVES or kind == KIND_IDLE:
            note_people(t, i)
        elif kind == KIND_UNREADABLE:
            t.tiles.gap = 1
            t.tiles.counted = 0
