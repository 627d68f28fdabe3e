"""The events to which passes go that follow the table, its cards and what is out of the ordinary."""

from random import Random
from typing import Any

import pytest

from validator.core.engine.engines import InterpretedEngine
from validator.core.engine.state_rows import columns_of
from validator.games.rounds.moments import find_moments
from validator.games.table import Table
from validator.log.codes import (
    KIND_BURN,
    KIND_CHOICE,
    KIND_DEAL,
    KIND_DETERMINANT,
    KIND_PAY,
    KIND_ROUND_END,
    KIND_ROUND_START,
    KIND_SHUFFLE,
    KIND_VOID_ROUND,
    KIND_WAGER,
    WHAT_HIT,
    WHAT_LATE_CARD,
)

Event = tuple[int, int, int]
"""Kind, round, what."""

KINDS = (
    KIND_BURN,
    KIND_CHOICE,
    KIND_DEAL,
    KIND_DETERMINANT,
    KIND_PAY,
    KIND_ROUND_END,
    KIND_ROUND_START,
    KIND_SHUFFLE,
    KIND_VOID_ROUND,
    KIND_WAGER,
)


def moments_of(events: list[Event]) -> list[int]:
    kinds, rounds, whats = map(list, zip(*events, strict=True))
    moments = [0] * (len(events) + 1)
    columns: dict[str, Any] = {name: [] for name in columns_of(Table)}
    columns |= {"kind": kinds, "round": rounds, "what": whats, "moments": moments}
    InterpretedEngine().run(find_moments, Table(**columns))
    return moments[1 : moments[0]]


def must_be_there(events: list[Event], i: int) -> bool:
    """Whether passes need event ``i``, told from all events before it."""
    kind, number, what = events[i]
    before = [one for one in events[:i] if one[1] >= 0]
    if kind < KIND_ROUND_START or (number >= 0 and (not before or before[-1][1] != number)):
        return True
    if kind in (KIND_ROUND_END, KIND_VOID_ROUND) or (kind, what) == (KIND_CHOICE, WHAT_LATE_CARD):
        return True
    if kind not in (KIND_DEAL, KIND_DETERMINANT):
        return False
    for earlier, its_round, _ in reversed(events[:i]):
        if earlier < KIND_ROUND_START:
            return True
        if earlier == kind and its_round >= 0:
            return its_round != number
    return True


@pytest.mark.parametrize("seed", range(200))
def test_what_passes_need_is_among_the_moments(seed: int) -> None:
    random = Random(seed)
    number = 0
    events: list[Event] = []
    for _ in range(60):
        kind = random.choice(KINDS)
        number += random.random() < 0.15
        told = number if random.random() < 0.9 else random.choice((-1, max(0, number - 1)))
        events.append((kind, told, random.choice((WHAT_HIT, WHAT_LATE_CARD)) if kind == KIND_CHOICE else -1))
    found = moments_of(events)
    assert found == sorted(set(found))
    assert [i for i in range(len(events)) if must_be_there(events, i) and i not in found] == []


def test_everyday_acts_of_a_round_are_not_among_them() -> None:
    kinds = [KIND_ROUND_START, KIND_WAGER, KIND_WAGER, KIND_DEAL, KIND_DEAL, KIND_CHOICE, KIND_DEAL, KIND_PAY]
    events = [*((kind, 7, -1) for kind in kinds), (KIND_BURN, 7, -1), (KIND_DEAL, 7, -1), (KIND_DEAL, 7, -1)]
    assert moments_of(events) == [0, 3, 8, 9]
