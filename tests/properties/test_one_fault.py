"""One wrong act in lawful play is found, as what it is, and nothing else is accused but what follows from it."""

import pytest
from hypothesis import HealthCheck, assume, given, settings, strategies as st

from tests.generate.faults import FAULTS, Fault
from tests.generate.setups import SETUPS, Row
from tests.generate.table import rounds_of
from tests.length import times
from tests.properties.replaying import NOTED, replayed
from validator.core.finding import LogPlace, Outcome

ROUNDS = 40
"""Rounds dealt; one of them is spoiled."""


def spoiled(fault: Fault, name: str, seed: int) -> list[Row] | None:
    """Rows of lawful play with the fault in the first round that offers the chance; None where none does."""
    done = False
    log = []
    for rows in rounds_of(SETUPS[name], seed, ROUNDS):
        done = done or fault.edit(rows)
        log += rows
    return log if done else None


def event(place: object) -> int:
    assert isinstance(place, LogPlace)
    return place.event


@pytest.mark.longer
@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: f"{fault.name}-{fault.rule}")
@settings(max_examples=times(1), suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_one_wrong_act_has_one_root(fault: Fault, data: st.DataObject) -> None:
    name = data.draw(st.sampled_from(fault.setups), label="setup")
    rows = spoiled(fault, name, data.draw(st.integers(min_value=0, max_value=10**6), label="seed"))
    assume(rows is not None)
    assert rows is not None
    report = replayed(SETUPS[name], rows)
    found = [finding for finding in report.findings if finding.rule not in NOTED.get(name, set())]
    roots = [finding for finding in found if finding.root is None]
    told = [f"{finding.rule}: {finding.where}: {finding.message} (root {finding.root})" for finding in found]
    assert [finding.rule for finding in roots] == [fault.rule], told
    assert roots[0].outcome is Outcome(fault.outcome)
    followed = [
        finding for finding in found if finding.root is not None and finding.root.event == event(roots[0].where)
    ]
    assert len(followed) == len(found) - 1, told
