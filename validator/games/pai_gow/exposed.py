"""Tiles exposed before their time: of a player, who may void his hand; of the dealer, the Dead Hand or no wager."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel
from validator.core.engine.rows import NONE, between, row_after, rows_of
from validator.games.numbers import Rules, missing_facts
from validator.games.pai_gow.after_delivery import is_empty
from validator.games.pai_gow.bank_rules import act_left_out, happened
from validator.games.pai_gow.looking import judge_looking
from validator.games.pai_gow.placing import leaves_open
from validator.games.pai_gow.rolls import NO_VOIDING, judge_voiding
from validator.games.pai_gow.tables import flags, stage, unplaced
from validator.games.pai_gow.tables.rows import Hand, Round, Table
from validator.games.table import ask, lacking, recorded, role_of
from validator.log.codes import (
    BY_DEALER,
    FACE_UP,
    KIND_CARD_MISDEALT,
    KIND_CHOICE,
    KIND_DELIVER,
    KIND_EXPOSE,
    KIND_HANDS_SET,
    KIND_MOVE_CARD,
    PLACE_DEAD_HAND,
    WHAT_EXPOSED,
)

NO_DECISION, NO_PERSON, *_ = missing_facts()
NO_WAGERS, *_ = missing_facts()

rule = Rules("pai_gow.exposed")
EXPOSED_TILE_OPTION_NOT_GIVEN = rule(
    "exposed-tile-option-not-given",
    "No option after a tile of the player was exposed",
    "the dealer exposed a tile of {seat} and no decision of the player is recorded",
    needs={
        "the decision of the player": NO_DECISION,
        "who exposed the tile": NO_PERSON,
    },
    expected="a decision to play out or to void",
    observed="none",
)
HAND_VOIDED_WITHOUT_DECISION = rule(
    "hand-voided-without-decision",
    "Hand voided without a decision of its player",
    "the hand of {seat} was voided without a decision of the player",
    needs={
        "the decision of the player": NO_DECISION,
    },
    expected="the decision of the player",
    observed="none",
)
HAND_VOIDED_AFTER_ANOTHERS_EXPOSURE = rule(
    "hand-voided-after-anothers-exposure",
    "Hand voided after somebody other than the dealer exposed a tile",
    "the hand of {seat} was voided after somebody other than the dealer had exposed a tile",
    expected="the hand played out",
    observed="voided",
)
TILE_OF_BANK_EXPOSED = rule(
    "tile-of-bank-exposed",
    "Tile of the bank exposed",
    "a tile of the bank was exposed; whether all hands are void is open",
    expected="no tile exposed",
    observed="a tile exposed",
)
ROUND_WITH_EXPOSED_TILE_NOT_VOID = rule(
    "round-with-exposed-tile-not-void",
    "Round not void after a tile of the dealer, the Dead Hand or an empty position was exposed",
    "a tile of {seat} was exposed, and the round went on",
    needs={
        "whose the tile was": NO_WAGERS,
        "whether the round was void": NO_VOIDING,
    },
    expected="all hands void",
    observed="not void",
)


@kernel
def exposed_and_given_up(given_up: int) -> bool:
    """Whether a hand was voided (1) of which somebody other than the dealer exposed a tile."""
    return given_up == 1


@kernel
def hand_shown(t: Table, i: int, r: Round) -> Hand:
    """The hand of which event ``i`` exposes a tile, if it is of a kind that may; -1 none."""
    kind = t.kind[i]
    if kind == KIND_EXPOSE:
        if t.hand[i] < 0 and t.seat[i] < 0 and t.ref[i] >= 0:
            for k in range(r.first, i):
                if t.seq[k] == t.ref[i]:
                    return t.notes[k].hand
        return t.notes[i].hand
    if kind == KIND_DELIVER or kind == KIND_MOVE_CARD:
        return t.notes[i].hand if t.face[i] == FACE_UP else t.hands[NONE]
    if kind == KIND_CARD_MISDEALT and (t.what[i] == WHAT_EXPOSED or t.face[i] == FACE_UP):
        if t.dest[i] == PLACE_DEAD_HAND:
            return r.dead
        return t.notes[i].hand
    return t.hands[NONE]


@kernel
def still_to_settle(t: Table, i: int, r: Round) -> bool:
    """Whether some wager of the round was not settled at event ``i``."""
    for w in between(t.wagers, r.wager, r.wagers_end):
        settled = w.last_settled
        if w.withdrawn < 0 and (settled < 0 or settled > i):
            return True
    return False


@kernel
def not_yet_set(t: Table, h: Hand, whole: bool, i: int, r: Round) -> bool:
    """Whether a player's hand had not been set at event ``i``: it was later, or never in a log that would show it.

    Where a hand or the round was void afterwards, a tile shown before it was set is taken for the reason. A ``whole``
    hand turned up in a round in which one was never set is turned up in its course, and the setting is what is wrong.
    """
    if h.first_set >= 0:
        return h.first_set > i
    given_up = h.flags & flags.GIVEN_UP != 0
    if r.void >= 0 or h.voided >= 0 or given_up:
        return True
    return not whole and recorded(t, KIND_HANDS_SET) and r.gaps == 0


@kernel
def somebody_has_to_set(t: Table, whole: bool, i: int, r: Round) -> bool:
    """Whether some player had not set his hands at event ``i``."""
    for h in between(t.hands, row_after(t.hands, r.hand, 1), r.hands_end):
        voided = 0 <= h.voided < i
        if h.wager and not voided and not_yet_set(t, h, whole, i, r):
            return True
    return False


@kernel
def before_its_time(t: Table, h: Hand, nobody: bool, i: int, r: Round) -> bool:
    """Whether a tile of hand ``h`` is exposed by event ``i`` before the course of the round turns it over."""
    if t.kind[i] == KIND_DELIVER or t.kind[i] == KIND_CARD_MISDEALT:
        return True
    phase = t.notes[i].phase
    whole = t.kind[i] == KIND_EXPOSE and t.card[i] < 0
    if h.flags & flags.TILES_OF_THE_DEALER and not nobody:
        open_hands = phase != stage.DEALER_SET and somebody_has_to_set(t, whole, i, r)
        return phase == stage.DELIVERING or open_hands
    if nobody or h.flags & flags.THE_DEAD_HAND:
        return still_to_settle(t, i, r)
    if t.kind[i] == KIND_MOVE_CARD:
        return False
    open_hand = phase != stage.DEALER_SET and not_yet_set(t, h, whole, i, r)
    return phase == stage.DELIVERING or open_hand


@kernel
def judge_player(t: Table, h: Hand, i: int, r: Round) -> None:
    """A tile of a player was exposed: by the dealer, and he may void the hand; by another, and he may not."""
    role = role_of(t.by[i])
    if t.kind[i] != KIND_EXPOSE:
        role = BY_DEALER
    void = h.voided >= 0
    decided = h.flags & (flags.PLAYED_ON | flags.GIVEN_UP)
    if role != BY_DEALER:
        h.flags |= flags.SHOWN_BY_ANOTHER
        if lacking(t, EXPOSED_TILE_OPTION_NOT_GIVEN, NO_PERSON, role < 0):
            return
        t.tally[HAND_VOIDED_AFTER_ANOTHERS_EXPOSURE + JUDGED] += 1
        if exposed_and_given_up(1 if void or decided & flags.GIVEN_UP else 0):
            emit(t.hits, HAND_VOIDED_AFTER_ANOTHERS_EXPOSURE, i, -1, -1, 0, h.wager.at, -1, r.at)
        return
    h.flags |= flags.SHOWN_BY_DEALER
    if r.void >= 0:
        t.tally[EXPOSED_TILE_OPTION_NOT_GIVEN + NOT_APPLICABLE] += 1
        return
    judge_looking(t, h, i, r)
    known = recorded(t, KIND_CHOICE) and r.gaps == 0
    known = known and not leaves_open(t, r, unplaced.CHOICES)
    rule = HAND_VOIDED_WITHOUT_DECISION if void else EXPOSED_TILE_OPTION_NOT_GIVEN
    if lacking(t, rule, NO_DECISION, decided == 0 and not known):
        return
    if void:
        t.tally[HAND_VOIDED_WITHOUT_DECISION + JUDGED] += 1
        if act_left_out(decided - 1):
            emit(t.hits, HAND_VOIDED_WITHOUT_DECISION, h.voided, -1, -1, 0, h.wager.at, i, r.at)
        return
    ask(t, EXPOSED_TILE_OPTION_NOT_GIVEN, act_left_out(decided - 1), i, -1, -1, 0, h.wager.at, -1, r.at)


@kernel
def judge_shown(t: Table, i: int, r: Round) -> int:
    """Judge what event ``i`` exposes: 1 where it makes the round void, 2 where it may, 0 where not."""
    h = hand_shown(t, i, r)
    if not h or h.flags & (flags.SHOWN_BY_DEALER | flags.SHOWN_BY_ANOTHER):
        return 0
    empty = is_empty(t, h, r)
    if not before_its_time(t, h, empty == 1, i, r):
        return 0
    bank = r.bank_seat
    if bank > 0 and h.seat == bank:
        h.flags |= flags.SHOWN_BY_ANOTHER
        ask(t, TILE_OF_BANK_EXPOSED, happened(i), i, -1, -1, 0, -1, -1, r.at)
        return 2
    if empty == 1 or h.flags & (flags.THE_DEAD_HAND | flags.TILES_OF_THE_DEALER):
        h.flags |= flags.SHOWN_BY_ANOTHER
        return 1
    if empty < 0 and not h.wager:
        t.tally[ROUND_WITH_EXPOSED_TILE_NOT_VOID + NO_WAGERS] += 1
        return 2
    judge_player(t, h, i, r)
    return 0


@kernel
def exposed_pass(t: Table) -> None:
    """Judge the tiles of each round that are exposed before their time; note in the round whether it is void by one."""
    for r in rows_of(t.rounds):
        first, worst = -1, 0
        if r.first_card >= 0:
            stop = r.void if r.void >= 0 else r.last + 1
            for i in range(r.first_card, stop):
                kind = t.kind[i]
                shows = kind == KIND_EXPOSE or kind == KIND_CARD_MISDEALT
                if shows or ((kind == KIND_DELIVER or kind == KIND_MOVE_CARD) and t.face[i] == FACE_UP):
                    made = judge_shown(t, i, r)
                    if made == 1 and first < 0:
                        first = i
                    if made > 0 and worst != 1:
                        worst = made
        r.spoiled = worst
        seen = recorded(t, KIND_EXPOSE) and r.gaps == 0
        if r.bank_seat > 0 and worst != 2 and seen:
            t.tally[TILE_OF_BANK_EXPOSED + JUDGED] += 1
        if first >= 0:
            judge_voiding(t, ROUND_WITH_EXPOSED_TILE_NOT_VOID, first, r)
        else:
            t.tally[ROUND_WITH_EXPOSED_TILE_NOT_VOID + NOT_APPLICABLE] += 1
