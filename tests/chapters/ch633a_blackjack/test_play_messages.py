"""What messages show: the hands as they stood when they were settled, the seat, and amounts that differ."""

import pytest

from tests.chapters.ch633a_blackjack.fromhand import dealing
from tests.chapters.ch633a_blackjack.switched import SWITCH
from tests.games.blackjack.playlog import replay
from tests.games.blackjack.rounds import filing, table

LIMITED = filing(
    **{"optional_wagers__lucky-ladies": "{}"}, max_payout__amount="25000", max_payout__applies_to="[lucky-ladies]"
)
QUEENS = """bet 1 1000
lays 1p twenty-point-bonus {stake}
cards 1 QH QH / dealer AC KD
offer insurance
peek blackjack
turn
collect 1 1000
pay 1p {won}
return 1p {stake}
clear"""


def messages(rule: str, round_: str, filed: str, chapter: str = "633a", from_hand: bool = False) -> list[str]:
    """What is said under a rule on one round."""
    log, _ = table(round_, chapter=chapter, from_hand=from_hand)
    report = replay(log, filed)
    assert report.faults == []
    return [finding.message for finding in report.findings if finding.rule == rule]


def test_a_switched_hand_is_shown_as_it_was_settled() -> None:
    [said] = messages(
        "tie-not-returned",
        """bet 1 1000
bet 8 1000 of 1
cards 1 TH 8D / 8 9D KC / dealer 7C TS
1 switch 8
1 stand
8 stand
turn
collect 8 1000
pay 1 1000
clear""",
        SWITCH,
    )
    assert "9D 8D" in said


@pytest.mark.parametrize("chapter", ("551", "633a", "685a"))
def test_the_hands_of_a_split_are_shown_apart(chapter: str) -> None:
    said = messages(
        "losing-wager-not-collected",
        """bet 1 1000
cards 1 8H 8D / dealer 7C KS
1 split 11 1000
1 gets TH
1 stand
11 gets 5S
11 stand
turn
pay 1 1000
clear""",
        filing(chapter),
        chapter,
    )
    assert [message for message in said if "8D 5S" in message and "8H" not in message]


def test_a_hand_that_broke_is_named_by_its_seat() -> None:
    [said] = messages(
        "broken-hand-not-discarded",
        """burn
holds left-hand
bet 2 1000
cards 2 TH 6D / dealer 9C TS
2 hit KD
collect 2 1000
turn
dealer 2D 21
clear""",
        dealing(),
        from_hand=True,
    )
    assert said.startswith("seat 2: ")


@pytest.mark.parametrize("won", (2_500_000, 3_000_000))
def test_a_maximum_names_the_two_amounts_that_the_readings_give(won: int) -> None:
    [said] = messages("maximum-payout-on-doubtful-wager", QUEENS.format(stake=3000, won=won), LIMITED)
    assert "$25,000.00" in said
    assert "$30,000.00" in said
