"""Free doubles and free splits, §§ 672a.9 and 672a.10."""

import pytest

from tests.games.blackjack.cases import Case
from tests.games.blackjack.free_doubles import doubles
from tests.games.blackjack.free_splits import busts, splits

CASES = (*doubles("672a"), *splits("672a"), *busts("672a"))


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_free_bets(case: Case) -> None:
    """What is found, to the cent, and what is kept."""
    case.holds()
