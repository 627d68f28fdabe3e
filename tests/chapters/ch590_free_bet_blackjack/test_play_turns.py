"""Players' Blackjacks, Insurance and the table, §§ 590.2, 590.6 to 590.8."""

import pytest

from tests.games.blackjack.cases import Case
from tests.games.blackjack.free_turns import blackjacks, insurance, table

CASES = (*blackjacks("590"), *insurance("590"), *table("590"))


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_turns(case: Case) -> None:
    """What is found, to the cent, and what is kept."""
    case.holds()
