"""What wrong acts cost whose sum is plain: a surrender that came too late, or where there is none."""

import pytest

from tests.games.blackjack.told import told

RULES = {
    "551": "surrender-after-third-card",
    "590": "surrender-after-third-card",
    "633a": "surrender-after-third-card",
    "672a": "surrendered-all-the-same",
    "685a": "surrendered-all-the-same",
}
ROUND = """bet 1 1000
cards 1 TH 2D / dealer 9C 8S
{reader}
1 hit 4C
*1 surrender
{settled}
remove 1
turn
clear"""


@pytest.mark.parametrize("chapter", RULES)
@pytest.mark.parametrize(
    ("settled", "cents"),
    (
        ("collect 1 500\nreturn 1 500", 500),
        ("collect 1 500", 500),
        ("collect 1 400\nreturn 1 600", 600),
        ("collect 1 1000", None),
        ("collect 1 500 cents=\nreturn 1 500", None),
    ),
)
def test_what_a_late_surrender_left_to_the_player(chapter: str, settled: str, cents: int | None) -> None:
    reader = "range medium" if chapter == "685a" else ""
    said = told(RULES[chapter], chapter, ROUND.format(reader=reader, settled=settled))
    assert said.events == said.marked
    assert said.cents == (cents,)
    assert said.short == ("the house" if cents else None,)
