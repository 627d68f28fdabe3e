"""§ 543.11(c) in play: the Banker's third card."""

import pytest

from tests.games.baccarat.cases import Case, breaks, filing

CASES = (
    ("cards 2C 3D 3C KC\ncalled\nplayer 8S\n*banker 5S\nresult banker", "banker-hand-drawn-against-table", "(2)(iii)"),
    ("cards 2C 3D 3C KC\ncalled\nplayer 7S\n*result tie", "banker-hand-not-drawn-by-table", "(2)(iii)"),
    ("cards 2C 2D 3D KC\ncalled\nplayer 8S\n*result player", "banker-hand-not-drawn-on-low-count", "(2)(i)"),
    ("cards 2C 2D 4D KC\ncalled\n*result player", "banker-hand-not-drawn", "(1)"),
)


@pytest.mark.parametrize(("text", "rule", "cite"), CASES, ids=[one[1] for one in CASES])
def test_the_bankers_third_card(text: str, rule: str, cite: str) -> None:
    finds = breaks(rule, f"543.11(c){cite}")
    Case(rule, (text,), finds, filing=filing("543"), chapter="543", only=(rule,)).holds()
