"""One wrong act in lawful play is found, as what it is, and nothing else is accused but what follows from it."""

import pytest
from hypothesis import HealthCheck, assume, given, settings, strategies as st

from tests.games.finds import event_of
from tests.length import times
from tests.properties.faults import FAULTS, Fault
from tests.properties.replaying import replayed
from tests.simulate.rounds import rounds_of
from tests.simulate.ways import WAYS
from validator.core.finding import Outcome
from validator.proof.simulate.book import Row

ROUNDS = (40, 400)
"""So many rounds are dealt, of which one is spoiled, and so many where none of these offers the chance."""


def spoiled(fault: Fault, name: str, seed: int) -> list[Row] | None:
    """Rows of lawful play with the fault in the first round that offers the chance; None where none does."""
    for count in ROUNDS:
        rounds = rounds_of(WAYS[name], seed, count)
        if any(fault.edit(rows) for rows in rounds):
            return [row for rows in rounds for row in rows]
    return None


@pytest.mark.longer
@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: f"{fault.name}-{fault.rule}")
@settings(max_examples=times(1), suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_one_wrong_act_has_one_root(fault: Fault, data: st.DataObject) -> None:
    name = data.draw(st.sampled_from(fault.ways), label="way")
    rows = spoiled(fault, name, data.draw(st.integers(min_value=0, max_value=10**6), label="seed"))
    assume(rows is not None)
    assert rows is not None
    found = replayed(WAYS[name], rows).findings
    roots = [finding for finding in found if finding.root is None]
    told = [f"{finding.rule}: {finding.where}: {finding.message} (root {finding.root})" for finding in found]
    assert [finding.rule for finding in roots] == [fault.rule], told
    assert roots[0].outcome is Outcome.FAIL
    followed = [finding for finding in found if finding.root is not None and finding.root.event == event_of(roots[0])]
    assert len(followed) == len(found) - 1, told
