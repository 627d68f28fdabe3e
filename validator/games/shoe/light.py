"""The light of a shuffling device: cards are dealt as they were in it when it showed red."""

from typing import Final

from validator.core.engine.kernel import kernel
from validator.games.numbers import missing_facts, numbers_of
from validator.games.rounds.table_rows import Round
from validator.games.shoe import table_state
from validator.games.shoe.judging import two_batches
from validator.games.table import Table, ask, lacking
from validator.log.codes import BY_CONTINUOUS_SHUFFLER, BY_SHUFFLER, WHAT_RED

DEALT_UNDER_A_RED_LIGHT, *_ = numbers_of("shoe.light")

WHICH_BATCH, *_ = missing_facts()

TOLD: Final = 2


@kernel
def shows_red(light: int) -> bool:
    """Whether the shuffling device showed a red light (1), the last that it showed, when cards from it were dealt."""
    return light == 1


@kernel
def light_event(t: Table, what: int, role: int, place: int) -> None:
    """A shuffling device shows a light: of the batch in it, kept at ``place``, or (-1) of cards that are not known."""
    if role != BY_SHUFFLER and role != BY_CONTINUOUS_SHUFFLER:
        return
    if what != WHAT_RED:
        t.state[table_state.RED_LIGHT] = 0
    if place >= 0:
        t.state[place + table_state.BACK_RED] = 1 if what == WHAT_RED else 0
    elif what == WHAT_RED:
        t.state[table_state.RED_LIGHT] = 1
    else:
        no_red_light(t)


@kernel
def no_red_light(t: Table) -> None:
    """No light says anything of any batch any more."""
    t.state[table_state.RED_LIGHT] = 0
    for number in range(table_state.BACK_PLACES):
        t.state[table_state.BACKS + number * table_state.BACK_WIDTH + table_state.BACK_RED] = 0


@kernel
def red_of_any(t: Table) -> int:
    """1 where a red light was shown for some batch that was not dealt or shuffled since."""
    found = t.state[table_state.RED_LIGHT]
    for number in range(table_state.BACK_PLACES):
        found = max(found, t.state[table_state.BACKS + number * table_state.BACK_WIDTH + table_state.BACK_RED])
    return found


@kernel
def judge_light(t: Table, i: int, r: Round, place: int) -> None:
    """Judge cards that come into play, of the batch at ``place``: not as they were when the device showed red."""
    light = t.state[place + table_state.BACK_RED] if place >= 0 else 0
    one = two_batches(t) == 0
    if one:
        light = red_of_any(t)
    unknown = not one and not shows_red(light) and (t.state[table_state.RED_LIGHT] == 1 or place < 0)
    if lacking(t, DEALT_UNDER_A_RED_LIGHT, WHICH_BATCH, unknown and shows_red(red_of_any(t))):
        return
    ask(t, DEALT_UNDER_A_RED_LIGHT, shows_red(light), i, -1, -1, 0, -1, -1, r.at)
    if one:
        no_red_light(t)
    elif place >= 0:
        t.state[place + table_state.BACK_RED] = 0


@kernel
def judge_light_of_dealing_device(t: Table, i: int, r: Round) -> None:
    """Judge a round dealt from the device that shuffles: once for each time that it shows a red light."""
    light = red_of_any(t)
    if light != TOLD:
        ask(t, DEALT_UNDER_A_RED_LIGHT, shows_red(light), i, -1, -1, 0, -1, -1, r.at)
    if shows_red(light):
        no_red_light(t)
        t.state[table_state.RED_LIGHT] = TOLD


@kernel
def shuffled_after_light(t: Table, place: int) -> None:
    """The cards of a batch, or (-1) of any, are shuffled: a light before it says nothing of them any more."""
    if place < 0 or two_batches(t) == 0:
        no_red_light(t)
    else:
        t.state[place + table_state.BACK_RED] = 0
