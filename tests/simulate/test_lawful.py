"""Whatever the filing and the seed, simulated play is accused of nothing."""

from pathlib import Path

import pytest
from hypothesis import given, settings, strategies as st

from tests.length import times
from tests.simulate.dealing import SUBMISSIONS, judged, told
from validator.proof.simulate.casino import GAMES, simulated
from validator.proof.simulate.chance import RARE, Chance
from validator.proof.simulate.leaving_out import OPTIONAL
from validator.proof.simulate.wishes import Wishes
from validator.submission.read import read_submission

DEALT = tuple(sorted(path.stem for path in SUBMISSIONS.glob("*.yaml") if path.stem.partition("-")[0] in GAMES))
"""The sound filings: each way of running a game."""
ONE_OF_EACH = tuple({name.partition("-")[0]: name for name in DEALT}.values())
"""One of each chapter."""


@pytest.mark.parametrize("name", DEALT)
@pytest.mark.parametrize("often", [(), tuple(RARE)], ids=["plain", "rare"])
def test_simulated_play_is_accused_of_nothing(name: str, often: tuple[str, ...]) -> None:
    report = judged(Path(SUBMISSIONS, f"{name}.yaml"), 1, often=often)
    assert told(report) == [] and report.faults == [] and report.unjudged == []
    assert report.rounds > 3


@pytest.mark.parametrize("name", ONE_OF_EACH)
def test_rows_about_the_table_need_no_number_of_a_round(name: str) -> None:
    """Each rule is asked as often, and each time ends alike, where the column is left out."""
    filing, often = Path(SUBMISSIONS, f"{name}.yaml"), tuple(RARE)
    whole, bare = judged(filing, 2, often=often), judged(filing, 2, often=often, columns_out=("round",))
    assert told(bare) == [] and bare.faults == [] and bare.unjudged == []
    assert (bare.rounds, bare.tallies) == (whole.rounds, whole.tallies)


COLUMNS_OUT = {
    **{(name, column): None for name in ONE_OF_EACH for column in OPTIONAL},
    **{(name, OPTIONAL[place % len(OPTIONAL)]): None for place, name in enumerate(DEALT)},
}
"""Each column that is left out in one way of each game, and one column, by turns, in each way."""


@pytest.mark.long
@pytest.mark.parametrize(("name", "column"), COLUMNS_OUT)
def test_play_without_a_column_is_accused_of_nothing(name: str, column: str) -> None:
    report = judged(Path(SUBMISSIONS, f"{name}.yaml"), 3, often=tuple(RARE), columns_out=(column,))
    assert told(report) == [] and report.faults == [] and report.unjudged == []
    assert report.rounds > 3


@pytest.mark.longer
@settings(max_examples=times(10))
@given(
    name=st.sampled_from(DEALT),
    seed=st.integers(min_value=0, max_value=10**9),
    often=st.sets(st.sampled_from(sorted(RARE))),
)
def test_whatever_the_filing_and_the_seed(name: str, seed: int, often: set[str]) -> None:
    report = judged(Path(SUBMISSIONS, f"{name}.yaml"), seed, often=sorted(often))
    assert told(report) == [] and report.faults == [] and report.unjudged == []


@pytest.mark.parametrize("name", DEALT)
def test_the_same_seed_deals_the_same_log_and_another_another(name: str) -> None:
    read = read_submission(Path(SUBMISSIONS, f"{name}.yaml"))
    assert read.typed is not None
    one, again, other = (list(simulated(read.chapter, read.typed, hours=1, seed=seed)) for seed in (5, 5, 6))
    assert one == again
    assert one != other


def test_cards_come_in_a_given_order_after_the_first_shuffles() -> None:
    chance, decks = (
        Chance("1", wishes=Wishes(orders=(("2H", "3H"), ("KS",)))),
        [f"{rank}{suit}" for rank in "23K" for suit in "HS"],
    )
    drawn = []
    for _ in range(3):
        cards = list(decks)
        chance.shuffle(cards)
        assert sorted(cards) == sorted(decks)
        drawn.append(cards[::-1])
    assert drawn[0][:2] == ["2H", "3H"] and drawn[1][0] == "KS"
    assert drawn[2] != drawn[0]
