"""The light of a shuffling device: cards are dealt as they were in it when it showed red."""

from typing import Final

from validator.core.engine.kernel import kernel
from validator.games.numbers import Rules, missing_facts
from validator.games.rounds.table_rows import Round
from validator.games.shoe.judging import two_batches
from validator.games.shoe.shoe_table import Table
from validator.games.shoe.table_state import DeviceBatch
from validator.games.table import ask, lacking
from validator.log.codes import BY_CONTINUOUS_SHUFFLER, BY_SHUFFLER, WHAT_RED

WHICH_BATCH, *_ = missing_facts()

rule = Rules("shoe.light")
DEALT_UNDER_A_RED_LIGHT = rule(
    "dealt-under-a-red-light",
    "Cards dealt as they were when the shuffling device showed a red light",
    "cards came into play from the shuffling device, which had shown a red light and nothing after it",
    needs={
        "which batch was in the device": WHICH_BATCH,
    },
    expected="the cards shuffled again, if the light says that the shuffle failed",
    observed="dealt as they were",
)

TOLD: Final = 2


@kernel
def shows_red(light: int) -> bool:
    """Whether the shuffling device showed a red light (1), the last that it showed, when cards from it were dealt."""
    return light == 1


@kernel
def light_event(t: Table, what: int, role: int, batch: DeviceBatch) -> None:
    """A shuffling device shows a light: of the batch in it or, without one, of cards that are not known."""
    if role != BY_SHUFFLER and role != BY_CONTINUOUS_SHUFFLER:
        return
    if what != WHAT_RED:
        t.devices.red_light = 0
    if batch:
        batch.red = 1 if what == WHAT_RED else 0
    elif what == WHAT_RED:
        t.devices.red_light = 1
    else:
        no_red_light(t)


@kernel
def no_red_light(t: Table) -> None:
    """No light says anything of any batch any more."""
    t.devices.red_light = 0
    for batch in t.device_batches:
        batch.red = 0


@kernel
def red_of_any(t: Table) -> int:
    """1 where a red light was shown for some batch that was not dealt or shuffled since."""
    found = t.devices.red_light
    for batch in t.device_batches:
        found = max(found, batch.red)
    return found


@kernel
def judge_light(t: Table, i: int, r: Round, batch: DeviceBatch) -> None:
    """Judge cards that come into play, of a batch: not as they were when the device showed red."""
    light = batch.red if batch else 0
    one = two_batches(t) == 0
    if one:
        light = red_of_any(t)
    unknown = not one and not shows_red(light) and (t.devices.red_light == 1 or not batch)
    if lacking(t, DEALT_UNDER_A_RED_LIGHT, WHICH_BATCH, unknown and shows_red(red_of_any(t))):
        return
    ask(t, DEALT_UNDER_A_RED_LIGHT, shows_red(light), i, -1, -1, 0, -1, -1, r.at)
    if one:
        no_red_light(t)
    elif batch:
        batch.red = 0


@kernel
def judge_light_of_dealing_device(t: Table, i: int, r: Round) -> None:
    """Judge a round dealt from the device that shuffles: once for each time that it shows a red light."""
    light = red_of_any(t)
    if light != TOLD:
        ask(t, DEALT_UNDER_A_RED_LIGHT, shows_red(light), i, -1, -1, 0, -1, -1, r.at)
    if shows_red(light):
        no_red_light(t)
        t.devices.red_light = TOLD


@kernel
def shuffled_after_light(t: Table, batch: DeviceBatch) -> None:
    """The cards of a batch, or without one of any, are shuffled: a light before it says nothing of them any more."""
    if not batch or two_batches(t) == 0:
        no_red_light(t)
    else:
        batch.red = 0
