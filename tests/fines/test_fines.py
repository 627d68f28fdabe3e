"""What the Board fined casinos for is found, where it first shows, with the paragraph it breaks; its twin is clean."""

from itertools import groupby

import pytest

from validator.core.finding import Outcome
from validator.fines.board import FINES
from validator.fines.fine import Reach, Way
from validator.fines.tried import event_of, tried
from validator.simulate.book import Row

WAYS = [pytest.param(way, id=f"{fine.number} {way.name}") for fine in FINES for way in fine.ways]

COUNTED = {
    (1, "went in"): (46, 280),
    (3, "drawn"): (121, 423),
    (5, "94 hands"): (58, 95),
    (10, "counted"): (438, 1634),
}
"""Rounds and hands of some of the days, as they were dealt: by whom a change of what is dealt is noticed."""


def dealt_between(rows: list[Row], reach: Reach) -> int:
    """Rounds of which the first card was dealt between the two events of a reach."""
    rounds = groupby((row for row in rows if row["kind"] == "deal"), key=lambda row: row["round"])
    return sum(reach.since < int(str(next(dealt)["seq"])) < reach.until for _, dealt in rounds)


@pytest.mark.parametrize("way", WAYS)
def test_a_fine_is_found(way: Way) -> None:
    found = tried(way, "interpreted")
    assert found.report.faults == [] and found.twin.faults == []
    assert [one.message for one in found.twin.findings] == []
    first = found.first
    assert first is not None
    assert (first.citation, event_of(first)) == (way.cite, found.day.proof)
    assert (first.outcome is Outcome.REVIEW) == way.review
    assert found.others <= way.also
    assert found.is_found
    reach = found.day.reach
    assert reach is not None and reach.since < reach.until and reach.since <= found.day.proof <= reach.until
    assert 0 < reach.rounds <= dealt_between(found.day.rows, reach) and reach.rounds <= reach.hands


def test_every_fine_has_a_number_of_its_own_and_they_rise() -> None:
    numbers = [fine.number for fine in FINES]
    assert numbers == sorted(set(numbers))
