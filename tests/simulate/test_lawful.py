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
    "551-continuous-device",
    "551-preshuffled",
    "551-shoe",
    "551-shuffling-device",
    "590-continuous-shuffler",
    "590-preshuffled",
    "590-shoe",
    "590-two-batches",
    "672a-continuous-shuffler",
    "672a-preshuffled",
    "672a-shoe",
    "672a-two-batches",
    "685a-continuous-shuffler",
    "685a-five-decks",
    "685a-four-decks",
    "685a-shoe",
    "685a-two-batches",
)
"""The filings whose way of running the game is dealt."""


@pytest.mark.parametrize("name", DEALT)
@pytest.mark.parametrize("often", [(), tuple(RARE)], ids=["plain", "rare"])
def test_simulated_play_is_accused_of_nothing(name: str, often: tuple[str, ...]) -> None:
    report = judged(Path(SUBMISSIONS, f"{name}.yaml"), 1, often=often)
    assert told(report) == [] and report.faults == [] and report.unjudged == []
    assert report.rounds > 10
