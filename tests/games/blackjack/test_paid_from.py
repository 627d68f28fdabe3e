"""What winnings are paid out of, row by row, where wagers are settled player by player."""

import pytest

from tests.games.blackjack.rounds import filing
from tests.games.blackjack.told import told

RULE = "paid-from-losing-wager"
CHAPTERS = ("590", "633a", "672a", "685a")
ROUND = """bet 1 1000
bet 2 1000
cards 1 {cards} / 2 KC 8D / dealer 9C KS
{reader}
{stands}
2 stand
turn
collect 2 1000
{paid}
clear"""


@pytest.mark.parametrize("chapter", CHAPTERS)
@pytest.mark.parametrize(
    ("cards", "paid", "broken"),
    (
        ("KH QD", "pay 1 400 source=table-inventory\n*pay 1 600 source=wager-area", 1),
        ("KH QD", "*pay 1 400 source=wager-area\n*pay 1 600 source=wager-area", 2),
        ("KH QD", "pay 1 400 source=table-inventory\npay 1 600 source=table-inventory", 0),
        ("KH QD", "pay 1 400\npay 1 600", 0),
        ("AH QD", "*pay 1 1500 source=wager-area", 1),
        ("AH QD", "pay 1 1500 source=table-inventory", 0),
    ),
)
def test_each_payment_by_its_own_row(chapter: str, cards: str, paid: str, broken: int) -> None:
    round_ = ROUND.format(
        cards=cards,
        paid=paid,
        reader="range large" if chapter == "685a" else "",
        stands="1 stand" if cards == "KH QD" else "",
    )
    said = told(RULE, chapter, round_, filed=filing(chapter, dealing_settlement_order="player-by-player"))
    assert said.cites == (f"{chapter}.7(r)(2)",) * broken
    assert said.events == said.marked
