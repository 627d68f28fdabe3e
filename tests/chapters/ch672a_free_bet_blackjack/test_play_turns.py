"""Players' Blackjacks, Insurance and the table, §§ 672a.2, 672a.6 to 672a.8."""

import pytest

from tests.games.blackjack.cases import Case
from tests.games.blackjack.free_turns import blackjacks, insurance, no_surrender, table

CASES = (*blackjacks("672a"), *insurance("672a"), *table("672a"), *no_surrender("672a"))


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_turns(case: Case) -> None:
    """What is found, to the cent, and what is kept."""
    case.holds()
