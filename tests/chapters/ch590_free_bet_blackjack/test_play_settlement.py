"""Settlement, § 590.7(g) to (r): lammers, the dealer's 22 and Blackjack, and the order."""

import pytest

from tests.games.blackjack.cases import Case
from tests.games.blackjack.free_settled import against_22, dealer_blackjack, lammers, order

CASES = (*lammers("590"), *against_22("590"), *dealer_blackjack("590"), *order("590"))


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_settlement(case: Case) -> None:
    """What is found, to the cent, and what is kept."""
    case.holds()
