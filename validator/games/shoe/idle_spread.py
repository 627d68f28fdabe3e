"""Cards of an idle table: spread in part, or stacked before anybody came who could inspect them."""

from validator.core.engine.kernel import kernel
from validator.games.numbers import Rules, missing_facts
from validator.games.rounds.table_rows import Round
from validator.games.shoe.batch_sizes import sizes_told_apart, sure_decks
from validator.games.shoe.judging import two_batches
from validator.games.shoe.shoe_table import Table
from validator.games.table import ask, lacking, recorded
from validator.log.codes import FACE_DOWN, FACE_UP, KIND_PLAYER_ARRIVES, KIND_SPREAD

NO_RECORD, NO_NUMBER, *_ = missing_facts()

rule = Rules("shoe.idle_spread")
IDLE_CARDS_SPREAD_IN_PART = rule(
    "idle-cards-spread-in-part",
    "Only a part of the cards of an idle table spread",
    "{observed} of {expected} decks in use at an idle table were taken out and spread",
    needs={
        "a record of every spread, without unreadable rows": NO_RECORD,
        "how many decks are in play, and how many were spread": NO_NUMBER,
    },
    expected="{expected} decks spread",
    observed="{observed} decks",
)
IDLE_CARDS_STACKED_EARLY = rule(
    "idle-cards-stacked-early",
    "Cards of an idle table stacked or shuffled before a player arrived",
    ("the cards of an idle table were stacked or shuffled before a player had come who could inspect them"),
    needs={
        "a record of every player who comes to the table": NO_RECORD,
    },
    expected="the first player's opportunity to inspect first",
    observed="no player there",
)

ALL = -1


@kernel
def known_of_another_batch(t: Table, back: int) -> bool:
    """Whether cards with this back are known to be others than those that were spread first."""
    spread = t.idle.spread_back
    return back >= 0 and spread > 0 and back + 1 != spread


@kernel
def with_decks(so_far: int, decks: int) -> int:
    """The decks spread so far with so many more, ALL where a row does not say how many."""
    return ALL if decks < 0 or so_far == ALL else so_far + decks


@kernel
def note_idle_spread(t: Table, i: int) -> None:
    """Cards of an idle table are spread; where they were stacked before, they are stacked anew."""
    if t.idle.spread == 0:
        t.idle.spread_back = t.back[i] + 1
    if known_of_another_batch(t, t.back[i]):
        return
    t.idle.stacked_early = 0
    if t.face[i] != FACE_UP:
        t.idle.decks_down = with_decks(t.idle.decks_down, t.n[i])
    if t.face[i] != FACE_DOWN:
        t.idle.decks_up = with_decks(t.idle.decks_up, t.n[i])


@kernel
def note_idle_stacked(t: Table, back: int) -> None:
    """Cards of an idle table are stacked or shuffled: those that were spread, as far as that is known."""
    if t.idle.spread == 0 or known_of_another_batch(t, back):
        return
    known = recorded(t, KIND_PLAYER_ARRIVES) and t.opening.gap == 0
    same = two_batches(t) == 0 or (back >= 0 and t.idle.spread_back == back + 1)
    alone = known and same and t.idle.arrivals == 0
    t.idle.stacked_early = 1 if alone else 0


@kernel
def nobody_had_come(early: int) -> bool:
    """Whether the cards of an idle table were stacked or shuffled when nobody had come to inspect them (1)."""
    return early == 1


@kernel
def fewer_decks(spread: int, decks: int) -> bool:
    """Whether fewer decks were spread than there are."""
    return spread < decks


@kernel
def decks_in_play(t: Table) -> int:
    """The decks of the cards that were spread; -1 where they may be one of two batches whose decks are not told apart.

    The other batch lies in the device. Decks of one back that are more than one batch has may be of both.
    """
    decks = sure_decks(t, t.opening.sizes, t.idle.spread_back - 1)
    both = not sizes_told_apart(t, t.opening.sizes) or 0 < t.options.decks < decks
    return -1 if two_batches(t) != 0 and both else decks


@kernel
def judge_idle_part(t: Table, i: int, r: Round) -> None:
    """Judge, at the first card after an idle time, how many decks of one batch were spread, face down or face up."""
    rule = IDLE_CARDS_SPREAD_IN_PART
    down, up = t.idle.decks_down, t.idle.decks_up
    decks = decks_in_play(t)
    if t.options.double_shoe != 0 or lacking(t, rule, NO_NUMBER, decks < 0 or down == ALL or up == ALL):
        return
    spread = max(down, up)
    known = recorded(t, KIND_SPREAD) and t.opening.gap == 0
    if not lacking(t, rule, NO_RECORD, fewer_decks(spread, decks) and not known):
        ask(t, rule, fewer_decks(spread, decks), i, decks, spread, 0, -1, -1, r.at)


@kernel
def judge_idle_stacked(t: Table, i: int, r: Round) -> None:
    """Judge, at the first card after an idle time, that spread cards were not stacked before a player came."""
    rule = IDLE_CARDS_STACKED_EARLY
    if lacking(t, rule, NO_RECORD, not recorded(t, KIND_PLAYER_ARRIVES)):
        return
    if t.idle.washed_early == 0:
        ask(t, rule, nobody_had_come(t.idle.stacked_early), i, -1, -1, 0, -1, -1, r.at)
