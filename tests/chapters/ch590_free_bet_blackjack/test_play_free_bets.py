"""Free doubles and free splits, §§ 590.10 and 590.11."""

import pytest

from tests.games.blackjack.cases import Case
from tests.games.blackjack.free_doubles import doubles
from tests.games.blackjack.free_splits import busts, splits

CASES = (*doubles("590"), *splits("590"), *busts("590"))


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_free_bets(case: Case) -> None:
    """What is found, to the cent, and what is kept."""
    case.holds()
