"""Players' decisions (§ 633a.7(i)(2), (j) and (k)) on rounds judged by hand."""

import pytest

from tests.games.blackjack.cases import Case, breaks, logs
from tests.games.blackjack.rounds import filing

TWO_SEATS = """
bet 1 1000
bet 2 2000
cards {deal} / dealer 6C TD
{decisions}
turn
dealer 5H 21
collect 2 2000
collect 1 1000
clear
"""
ONE_SEAT = """
bet 1 1000
cards 1 {cards} / dealer 6C TD
{acts}
turn
dealer {dealer}
{settled}
clear
"""


def two(decisions: str, deal: str = "1 TH 6D / 2 9C 2S") -> tuple[str, ...]:
    """Two players lose to the dealer's 21."""
    return (TWO_SEATS.format(deal=deal, decisions=decisions),)


def one(cards: str, acts: str, settled: str = "collect 1 1000", dealer: str = "5H 21") -> tuple[str, ...]:
    """One player against the dealer's 6 and 10."""
    return (ONE_SEAT.format(cards=cards, acts=acts, settled=settled, dealer=dealer),)


IN_ORDER = "1 stand\n2 hit 9D\n2 stand"
ALL_BUST = "bet 1 1000\ncards 1 TH 6D / dealer 6C TD\n{}\ncollect 1 1000\nturn\nclear"

CASES = (
    # (i): "start with the player farthest to the dealer's left and continue around the table in a clockwise direction"
    Case("clockwise from the dealer's left", two(IN_ORDER), keeps=("decision-out-of-turn", "no-decision-taken")),
    Case(
        "the second seat decides before the first",
        two("*2 hit\n2 gets 9D\n2 stand\n1 stand"),
        breaks("decision-out-of-turn", "633a.7(i)"),
    ),
    Case(
        "numbers that rise counterclockwise begin with the highest seat",
        two("2 hit 9D\n2 stand\n1 stand", "2 9C 2S / 1 TH 6D"),
        keeps=("decision-out-of-turn",),
        direction="counterclockwise",
    ),
    Case(
        "numbers that rise counterclockwise, and the lowest seat decides first",
        two("*1 stand\n2 hit 9D\n2 stand", "2 9C 2S / 1 TH 6D"),
        breaks("decision-out-of-turn", "633a.7(i)"),
        direction="counterclockwise",
    ),
    Case(
        "without a direction nobody is out of turn",
        two("2 hit 9D\n2 stand\n1 stand"),
        missing=(("decision-out-of-turn", "the position, and the direction in which positions are numbered"),),
        direction="",
    ),
    # (i)(2): "the player shall indicate whether he wishes to surrender ..., stand or draw additional cards"
    Case(
        "a player who was never asked",
        (f"{TWO_SEATS}*end".format(deal="1 TH 6D / 2 9C 2S", decisions="2 hit 9D\n2 stand"),),
        breaks("no-decision-taken", "633a.7(i)(2)"),
    ),
    Case(
        "decisions that the source does not always record",
        two("2 hit 9D\n2 stand"),
        missing=(("no-decision-taken", "the players' decisions"),),
        undeclared=("choice",),
    ),
    Case(
        "decisions that the source never records",
        two("1 stand\n2 gets 9D"),
        missing=(("no-decision-taken", "the players' decisions"), ("card-not-asked-for", "the players' decisions")),
        never=("choice",),
    ),
    Case(
        "a dealer's Blackjack leaves nothing to decide",
        ("bet 1 1000\ncards 1 TH 6D / dealer AC TD\npeek blackjack\nturn\ncollect 1 1000\nclear",),
    ),
    Case(
        "a hand drawn to 21 has nothing left to decide",
        one("7H 7D", "1 hit 7S", "return 1 1000"),
        keeps=("no-decision-taken",),
    ),
    # (j): "deal face upwards whatever additional cards are necessary to effectuate the player's decision"
    Case(
        "a card to a hand that stands",
        one("TH 5D", "1 stand\n*1 gets 4S"),
        breaks("card-not-asked-for", "633a.7(j)"),
    ),
    Case(
        "a card that was asked for",
        one("TH 5D", "1 hit 4S\n1 stand"),
        keeps=("card-not-asked-for", "additional-card-face-down"),
    ),
    Case(
        "an additional card face down",
        one("TH 5D", "*1 hit 4S face=down\n1 stand"),
        breaks("additional-card-face-down", "633a.7(j)"),
    ),
    Case(
        "the face of additional cards is not recorded",
        one("TH 5D", "1 hit 4S\n1 stand"),
        missing=(("additional-card-face-down", "the face of the card"),),
        never=("deal.face",),
    ),
    Case(
        "a double's card may lie face down",
        one("6H 5D", "1 double 1000 4S face=down", "collect 1 1000\ncollect 1d 1000"),
        filing=filing(double_down_card="down"),
    ),
    # (k): "A player may elect to draw additional cards whenever his point count total is less than 21"
    Case(
        "a card asked for is not dealt",
        one("TH 5D", "*1 hit"),
        breaks("asked-card-not-dealt", "633a.7(j)"),
    ),
    Case(
        "a card asked for and dealt late, before the hole card",
        (
            TWO_SEATS.format(
                deal="1 TH 6D / 2 9C 2S", decisions="1 hit\n2 hit 9D\n2 stand\n1 late-card\n1 gets 2H\n1 stand"
            ),
        ),
        direction="",
    ),
    Case(
        "a card asked for and not dealt, and the hand called dead",
        (
            "bet 1 1000\nbet 2 1000\ncards 1 TH 5D / 2 TS 9D / dealer 6C TD\n1 hit\n2 stand\n1 dead-hand\n"
            '{"kind": "void-hand", "hand": 1, "what": "missed-card"}\nreturn 1 1000\n'
            "turn\ndealer 5H 21\ncollect 2 1000\nclear",
        ),
    ),
    Case("drawing on 20 is the player's right", one("TH QD", "1 hit AS", "return 1 1000"), keeps=("draw-on-21",)),
    Case("drawing on a soft 20", one("AH 9D", "1 hit 5S\n1 stand"), keeps=("draw-on-21",)),
    Case(
        "drawing on a hard 21",
        one("7H 7D", "1 hit 7S\n*1 hit 2C", "return 1 1000"),
        breaks("draw-on-21", "633a.7(k)(1)"),
    ),
    Case(
        "drawing on a soft 21",
        one("AH 5D", "1 hit 5S\n*1 hit 2C", "return 1 1000"),
        breaks("draw-on-21", "633a.7(k)(1)"),
    ),
    Case(
        "drawing on a Blackjack",
        (
            "bet 1 1000\nbet 2 1000\ncards 1 AH KD / 2 TS 9D / dealer 6C TD\nannounce 1 blackjack\n*1 hit 2C\n"
            "pay 1 1500\nreturn 1 1000\nremove 1\n2 stand\nturn\ndealer 5H 21\ncollect 2 1000\nclear",
        ),
        breaks("draw-on-blackjack", "633a.7(k)(1)"),
    ),
    Case(
        "drawing after 22",
        (ALL_BUST.format("1 hit 6H\n*1 hit 2C"),),
        breaks("draw-after-bust", "633a.7(k)"),
    ),
    Case("going over 21 once", (ALL_BUST.format("1 hit 6H"),), keeps=("draw-after-bust",)),
    # (k)(2): "A player electing to make a Double Down Wager may draw only one additional card"
    Case(
        "a second card after doubling down",
        one("6H 5D", "1 double 1000 2S\n*1 hit 4S", "collect 1 1000\ncollect 1d 1000"),
        breaks("second-card-after-double-down", "633a.7(k)(2)"),
    ),
    Case(
        "one card after doubling down",
        one("6H 5D", "1 double 1000 2S", "collect 1 1000\ncollect 1d 1000"),
        keeps=("second-card-after-double-down",),
    ),
    Case(
        "cards that the source does not record",
        one("TH 5D", "1 hit 4S\n1 hit 2S\n1 stand", "return 1 1000"),
        missing=(("draw-on-21", "the cards of the hand"), ("draw-after-bust", "the cards of the hand")),
        never=("deal.card", "expose"),
    ),
)

LOGS = logs(CASES)


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_decisions_of_players(case: Case) -> None:
    """Each case holds."""
    case.holds()
