"""What the Board fined casinos for is found, where it first shows, with the paragraph it breaks; its twin is clean."""

from itertools import groupby

import pytest

from validator.core.finding import Outcome, event_of
from validator.proof.fines.board import FINES
from validator.proof.fines.fine import FineCase, Reach
from validator.proof.fines.tried import try_case
from validator.proof.simulate.book import Row

WAYS = [pytest.param(fine.number, way, id=f"{fine.number} {way.name}") for fine in FINES for way in fine.ways]

ROUNDS = {1: 46, 10: 438}
"""Rounds that the Board counted."""
HANDS = {2: 60, 3: 420, 4: 863, 5: 94}
"""Hands that it counted, at least."""


REACHES_OTHERWISE = {
    "1 counted": "no shoe is known to be whole: it reaches back to the opening",
    "11 order": "the order is wrong in the second shoe; by hand both shoes of that order were counted",
    "11 shuffles": "the same; by hand from the opening",
    "13 moved": "over with the act",
    "14 drawn": "over with the act",
    "15 losers": "over with the act",
    "15 winners": "over with the act",
}
"""The ways of which the replay does not tell what was counted by hand while the day was dealt, with the reason."""


def dealt_between(rows: list[Row], reach: Reach) -> int:
    """Rounds of which the first card was dealt between the two events of a reach."""
    rounds = groupby((row for row in rows if row["kind"] == "deal"), key=lambda row: row["round"])
    return sum(reach.since < int(str(next(dealt)["seq"])) < reach.until for _, dealt in rounds)


@pytest.mark.parametrize(("number", "way"), WAYS)
def test_a_fine_is_found(number: int, way: FineCase) -> None:
    found = try_case(way, "interpreted")
    assert found.report.faults == [] and found.twin.faults == []
    assert [one.message for one in found.twin.findings] == []
    first = found.first
    assert first is not None
    assert (first.citation, event_of(first)) == (way.cite, found.day.proof)
    assert (first.outcome is Outcome.REVIEW) == way.review
    assert found.others <= way.also
    assert found.is_found
    reach = found.day.reach
    assert reach is not None and reach.since <= found.day.proof <= reach.until
    assert reach.rounds <= dealt_between(found.day.rows, reach) and reach.rounds <= reach.hands
    told = found.report.reached
    assert told is not None and found.twin.reached is not None and found.twin.reached.each == ()
    same = (told.rounds, told.hands) == (reach.rounds, reach.hands)
    assert same == (f"{number} {way.name}" not in REACHES_OTHERWISE), (told.rounds, told.hands, reach)
    assert reach.rounds == ROUNDS.get(number, reach.rounds) and reach.hands >= HANDS.get(number, 1)


def test_every_fine_has_a_number_of_its_own_and_they_rise() -> None:
    numbers = [fine.number for fine in FINES]
    assert numbers == sorted(set(numbers))
