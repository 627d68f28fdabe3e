"""Whatever the filing and the seed, simulated play is accused of nothing."""

from pathlib import Path

import pytest

from tests.simulate.dealing import SUBMISSIONS, judged, told
from validator.simulate.chance import RARE

DEALT: tuple[str, ...] = (
    "633a-shoe",
    "633a-continuous-shuffler",
    "633a-two-shoes",
    "633a-hand-dealt",
    "633a-switch",
)
"""The filings whose way of running the game is dealt."""


@pytest.mark.parametrize("name", DEALT)
@pytest.mark.parametrize("often", [(), tuple(RARE)], ids=["plain", "rare"])
def test_simulated_play_is_accused_of_nothing(name: str, often: tuple[str, ...]) -> None:
    report = judged(Path(SUBMISSIONS, f"{name}.yaml"), 1, often=often)
    assert told(report) == [] and report.faults == [] and report.unjudged == []
    assert report.rounds > 10
