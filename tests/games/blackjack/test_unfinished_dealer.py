"""A dealer who stops short of a standing total: what hands that his total decides got is open, not accused."""

import pytest

from tests.games.blackjack.told import CHAPTERS, told

RULE = "winning-wager-paid-at-wrong-odds"
AMOUNTS = {RULE, "win-by-higher-total-not-paid", "losing-wager-not-collected", "tie-not-returned", "free-bet-not-paid"}
ROUND = """bet 1 1000
bet 2 1000
cards 1 KS KD / 2 JH 6D / dealer 5H 3C
{reader}
1 stand
2 hit {third}
{stands}
{over}
turn
dealer {card} {total}
{settled}
clear"""


def round_(chapter: str, card: str, settled: str, third: str = "2D") -> str:
    """Seat 1 has 20, seat 2 has 18 or is over 21, and the dealer 8 and one card."""
    total = {"4S": 12, "8S": 16, "9S": 17}[card]
    over = "collect 2 1000" if third == "KD" else ""
    return ROUND.format(
        reader="range small" if chapter == "685a" else "",
        third=third,
        stands="" if over else "2 stand",
        over=over,
        card=card,
        total=total,
        settled=settled,
    )


@pytest.mark.parametrize("chapter", CHAPTERS)
@pytest.mark.parametrize("card", ("4S", "8S"))
@pytest.mark.parametrize(
    "settled", ("return 1 1000\nreturn 2 1000", "collect 2 1000\npay 1 1000", "collect 1 1000\npay 2 1000")
)
def test_amounts_are_open(chapter: str, card: str, settled: str) -> None:
    said = told(RULE, chapter, round_(chapter, card, settled))
    assert said.cites == ()
    assert said.tally.missing == {"a dealer's hand played to its end": 2}
    assert not AMOUNTS.intersection(said.others)


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_a_hand_played_to_its_end_decides(chapter: str) -> None:
    said = told("win-by-higher-total-not-paid", chapter, round_(chapter, "9S", "return 1 1000\npay 2 1000"))
    assert said.cents == (-1000,)
    assert "a dealer's hand played to its end" not in said.tally.missing


@pytest.mark.parametrize("chapter", [chapter for chapter in CHAPTERS if chapter not in ("590", "672a", "685a")])
def test_a_hand_over_21_loses_whatever_the_dealer_has(chapter: str) -> None:
    log = round_(chapter, "4S", "return 1 1000", "KD").replace("collect 2 1000", "*return 2 1000")
    said = told("losing-wager-not-collected", chapter, log)
    assert said.cents == (1000,)
    assert said.events == said.marked
