"""Whatever the filing and the seed, simulated play is accused of nothing."""

from pathlib import Path

import pytest

from tests.simulate.dealing import SUBMISSIONS, judged, told
from validator.simulate.chance import RARE

DEALT: tuple[str, ...] = (
    *("541-shoe", "541-continuous-device", "541-tie-vigorish", "541-two-batches"),
    *("543-face-up", "543-face-down", "543-to-players", "545-dealer-turns", "545-players-turn"),
)
"""The filings whose way of running the game is dealt."""


@pytest.mark.parametrize("name", DEALT)
@pytest.mark.parametrize("often", [(), tuple(RARE)], ids=["plain", "rare"])
def test_simulated_play_is_accused_of_nothing(name: str, often: tuple[str, ...]) -> None:
    report = judged(Path(SUBMISSIONS, f"{name}.yaml"), 1, often=often)
    assert told(report) == [] and report.faults == [] and report.unjudged == []
    assert report.rounds > 10
