"""§ 543.11(c) in play: the Banker's third card."""

import pytest

from tests.games.baccarat.cases import Case, breaks, filing


def third(text: str, rule: str, cite: str) -> Case:
    """One round and what is found in it under ``rule``."""
    return Case(rule, (text,), breaks(rule, f"543.11(c){cite}"), filing=filing("543"), chapter="543", only=(rule,))


CASES = (
    third(
        "cards 2C 3D 3C KC\ncalled\nplayer 8S\n*banker 5S\nresult banker", "banker-hand-drawn-against-table", "(2)(iii)"
    ),
    third("cards 2C 3D 3C KC\ncalled\nplayer 7S\n*result tie", "banker-hand-not-drawn-by-table", "(2)(iii)"),
    third("cards 2C 2D 3D KC\ncalled\nplayer 8S\n*result player", "banker-hand-not-drawn-on-low-count", "(2)(i)"),
    third("cards 2C 2D 4D KC\ncalled\n*result player", "banker-hand-not-drawn", "(1)"),
)


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_the_bankers_third_card(case: Case) -> None:
    case.holds()
