"""Cards of an idle table: spread in part, or stacked before anybody came who could inspect them."""

from validator.core.engine.kernel import kernel
from validator.games.numbers import missing_facts, numbers_of
from validator.games.rounds.table_rows import Round
from validator.games.shoe import shoe_state, table_state
from validator.games.shoe.batch_sizes import sure_decks, told_apart
from validator.games.shoe.judging import two_batches
from validator.games.shoe.options import DECKS, DOUBLE_SHOE
from validator.games.table import Table, ask, lacking, recorded
from validator.log.codes import FACE_DOWN, FACE_UP, KIND_PLAYER_ARRIVES, KIND_SPREAD

(
    IDLE_CARDS_SPREAD_IN_PART,
    IDLE_CARDS_STACKED_EARLY,
    *_,
) = numbers_of("shoe.idle_spread")

NO_RECORD, NO_NUMBER, *_ = missing_facts()

ALL = -1


@kernel
def of_another_batch(t: Table, back: int) -> bool:
    """Whether cards with this back are known to be others than those that were spread first."""
    spread = t.state[table_state.IDLE_SPREAD_BACK]
    return back >= 0 and spread > 0 and back + 1 != spread


@kernel
def add_decks(t: Table, place: int, decks: int) -> None:
    """So many decks more are spread, ALL where the row does not say how many."""
    t.state[place] = ALL if decks < 0 or t.state[place] == ALL else t.state[place] + decks


@kernel
def note_idle_spread(t: Table, i: int) -> None:
    """Cards of an idle table are spread; where they were stacked before, they are stacked anew."""
    if t.state[table_state.IDLE_SPREAD] == 0:
        t.state[table_state.IDLE_SPREAD_BACK] = t.back[i] + 1
    if of_another_batch(t, t.back[i]):
        return
    t.state[table_state.IDLE_STACKED_EARLY] = 0
    if t.face[i] != FACE_UP:
        add_decks(t, table_state.IDLE_DECKS_DOWN, t.n[i])
    if t.face[i] != FACE_DOWN:
        add_decks(t, table_state.IDLE_DECKS_UP, t.n[i])


@kernel
def note_idle_stacked(t: Table, back: int) -> None:
    """Cards of an idle table are stacked or shuffled: those that were spread, as far as that is known."""
    if t.state[table_state.IDLE_SPREAD] == 0 or of_another_batch(t, back):
        return
    known = recorded(t, KIND_PLAYER_ARRIVES) and t.state[table_state.OPENING_GAP] == 0
    same = two_batches(t) == 0 or (back >= 0 and t.state[table_state.IDLE_SPREAD_BACK] == back + 1)
    alone = known and same and t.state[table_state.IDLE_ARRIVALS] == 0
    t.state[table_state.IDLE_STACKED_EARLY] = 1 if alone else 0


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
    decks = sure_decks(t, shoe_state.OPENING_SIZES, t.state[table_state.IDLE_SPREAD_BACK] - 1)
    both = not told_apart(t, shoe_state.OPENING_SIZES) or 0 < t.options[DECKS] < decks
    return -1 if two_batches(t) != 0 and both else decks


@kernel
def judge_idle_part(t: Table, i: int, r: Round) -> None:
    """Judge, at the first card after an idle time, how many decks of one batch were spread, face down or face up."""
    rule = IDLE_CARDS_SPREAD_IN_PART
    down, up = t.state[table_state.IDLE_DECKS_DOWN], t.state[table_state.IDLE_DECKS_UP]
    decks = decks_in_play(t)
    if t.options[DOUBLE_SHOE] != 0 or lacking(t, rule, NO_NUMBER, decks < 0 or down == ALL or up == ALL):
        return
    spread = max(down, up)
    known = recorded(t, KIND_SPREAD) and t.state[table_state.OPENING_GAP] == 0
    if not lacking(t, rule, NO_RECORD, fewer_decks(spread, decks) and not known):
        ask(t, rule, fewer_decks(spread, decks), i, decks, spread, 0, -1, -1, r.at)


@kernel
def judge_idle_stacked(t: Table, i: int, r: Round) -> None:
    """Judge, at the first card after an idle time, that spread cards were not stacked before a player came."""
    rule = IDLE_CARDS_STACKED_EARLY
    if lacking(t, rule, NO_RECORD, not recorded(t, KIND_PLAYER_ARRIVES)):
        return
    if t.state[table_state.IDLE_WASHED_EARLY] == 0:
        ask(t, rule, nobody_had_come(t.state[table_state.IDLE_STACKED_EARLY]), i, -1, -1, 0, -1, -1, r.at)
