"""The light of a shuffling device: cards are dealt as they were in it when it showed red."""

from typing import Final

from validator.core.kernel import kernel
from validator.games.numbers import missing_facts, numbers_of
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
def light_event(t: Table, what: int, role: int) -> None:
    """A shuffling device shows a light, which concerns the batch that is in it."""
    if role == BY_SHUFFLER or role == BY_CONTINUOUS_SHUFFLER:
        t.state[table_state.RED_LIGHT] = 1 if what == WHAT_RED else 0
        t.state[table_state.RED_BACK] = t.state[table_state.IN_SHUFFLER]


@kernel
def judge_light(t: Table, i: int, r: int, back: int) -> None:
    """Judge cards that come into play: not as they were in the shuffling device when it showed a red light."""
    red = shows_red(t.state[table_state.RED_LIGHT])
    which = t.state[table_state.RED_BACK]
    unknown = red and two_batches(t) != 0 and (which == 0 or back < 0)
    if lacking(t, DEALT_UNDER_A_RED_LIGHT, WHICH_BATCH, unknown):
        return
    broken = red and (two_batches(t) == 0 or which == back + 1)
    ask(t, DEALT_UNDER_A_RED_LIGHT, broken, i, -1, -1, 0, -1, -1, r)
    if broken:
        t.state[table_state.RED_LIGHT] = 0


@kernel
def judge_light_of_dealing_device(t: Table, i: int, r: int) -> None:
    """Judge a round dealt from the device that shuffles: once for each time that it shows a red light."""
    light = t.state[table_state.RED_LIGHT]
    if light != TOLD:
        ask(t, DEALT_UNDER_A_RED_LIGHT, shows_red(light), i, -1, -1, 0, -1, -1, r)
        t.state[table_state.RED_LIGHT] = TOLD if shows_red(light) else 0


@kernel
def shuffled_after_light(t: Table, back: int) -> None:
    """Cards are shuffled, of one batch or (-1) of any: the light says nothing of them any more."""
    if back < 0 or t.state[table_state.RED_BACK] == back + 1 or two_batches(t) == 0:
        t.state[table_state.RED_LIGHT] = 0
