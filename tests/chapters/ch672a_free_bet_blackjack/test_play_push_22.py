"""The Push 22 Wager and the dealer's draws, §§ 672a.6(e), 672a.7(h) to (n) and 672a.11(c)."""

import pytest

from tests.games.blackjack.cases import Case
from tests.games.blackjack.free_push_22 import dealer, moments, odds, posted

CASES = (*odds("672a"), *moments("672a"), *dealer("672a"), *posted("672a"))


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_push_22(case: Case) -> None:
    """What is found, to the cent, and what is kept."""
    case.holds()
