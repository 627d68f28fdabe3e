"""Every stake has its end: each rule on it found in a round that breaks it, and kept in a lawful one."""

import pytest

from tests.games.blackjack.stakes import broken, told_of


@pytest.mark.parametrize("rule", sorted(broken("633a")))
def test_is_found_and_kept(rule: str) -> None:
    assert told_of(rule, "633a") == (1, 0, 1)
