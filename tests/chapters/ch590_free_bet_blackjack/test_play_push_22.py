"""The Push 22 Wager and the dealer's draws, §§ 590.6(e), 590.7(h) to (n) and 590.12(c)."""

import pytest

from tests.games.blackjack.cases import Case
from tests.games.blackjack.free_push_22 import dealer, moments, odds, posted

CASES = (*odds("590"), *moments("590"), *dealer("590"), *posted("590"))


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_push_22(case: Case) -> None:
    """What is found, to the cent, and what is kept."""
    case.holds()
