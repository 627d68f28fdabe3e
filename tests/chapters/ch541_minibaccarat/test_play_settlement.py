"""§ 541.8(a), § 541.12(b) and § 541.13(a) to (c) in play: what wagers win and lose, and the order of settling."""

import pytest

from tests.games.baccarat.cases import Case, Finds, breaks, filing

PLAYER = "cards 9C 3D KC 5D\ncalled\nresult player\n"
BANKER = "cards KH KD 7C 8H\ncalled\nresult banker\n"
TIE = "cards KH AS 6D 5D\ncalled\nresult tie\n"
THREE = f"bet 2b 2500\nbet 5b 10000\nbet 7p 3500\n{BANKER}"

CASES = (
    Case(
        "each wager as it should be",
        (
            f"bet 3p 2000\nbet 4b 1000\nbet 5t 500\n{PLAYER}collect 5t 500\ncollect 4b 1000\npay 3p 2000",
            f"bet 3p 2000\nbet 4b 1000\nbet 5t 500\n{BANKER}collect 5t 500\ncollect 3p 2000\nvig 4b 50\npay 4b 1000",
            f"bet 3p 2000\nbet 4b 1000\nbet 5t 500\n{TIE}pay 5t 4000\nreturn 4b 1000\nreturn 3p 2000",
        ),
        keeps=(
            "winning-player-wager-not-paid",
            "winning-banker-wager-not-paid",
            "winning-tie-bet-not-paid",
            "losing-player-wager-not-collected",
            "losing-banker-wager-not-collected",
            "losing-tie-bet-not-collected",
            "void-player-wager-not-returned",
            "void-banker-wager-not-returned",
            "player-wager-paid-at-wrong-odds",
            "banker-wager-paid-at-wrong-odds",
            "tie-paid-short",
            "tie-paid-other-than-filed",
            "loser-collected-after-winner",
            "winners-not-in-descending-order",
        ),
    ),
    Case(
        "a winning wager on the Player's Hand returned",
        (f"bet 3p 2000\n{PLAYER}*return 3p 2000",),
        breaks("winning-player-wager-not-paid", "541.8(a)(2)(i)", -2000, "P3"),
    ),
    Case(
        "a winning wager on the Banker's Hand returned",
        (f"bet 3b 2000\n{BANKER}*return 3b 2000",),
        breaks("winning-banker-wager-not-paid", "541.8(a)(1)(i)", -2000, "P3"),
    ),
    Case(
        "a winning Tie Bet collected",
        (f"bet 3t 2000\n{TIE}*collect 3t 2000",),
        breaks("winning-tie-bet-not-paid", "541.8(a)(3)(i)", -18000, "P3"),
    ),
    Case(
        "a losing wager on the Banker's Hand returned",
        (f"bet 3b 2000\n{PLAYER}*return 3b 2000",),
        breaks("losing-banker-wager-not-collected", "541.8(a)(1)(ii)", 2000, "the house"),
    ),
    Case(
        "a losing wager on the Player's Hand paid",
        (f"bet 3p 2000\n{BANKER}*pay 3p 2000",),
        breaks("losing-player-wager-not-collected", "541.8(a)(2)(ii)", 4000, "the house"),
    ),
    Case(
        "a losing Tie Bet left",
        (f"bet 3t 2000\n{BANKER}*end",),
        breaks("losing-tie-bet-not-collected", "541.8(a)(3)(ii)", 2000, "the house"),
    ),
    Case(
        "settlement is not always recorded",
        (f"bet 3t 2000\n{BANKER}",),
        missing=(("losing-tie-bet-not-collected", "what was collected and paid"),),
        undeclared=("collect",),
    ),
    Case(
        "an amount is not recorded",
        (f"bet 3p 2000\n{PLAYER}pay 3p 2000",),
        missing=(("player-wager-paid-at-wrong-odds", "what was collected and paid"),),
        never=("pay.cents",),
    ),
    Case(
        "a stake is not recorded",
        (f"bet 3p 2000\n{PLAYER}pay 3p 2000",),
        missing=(("player-wager-paid-at-wrong-odds", "the amount of the wager"),),
        never=("wager.cents",),
    ),
    Case(
        "void wagers collected",
        (f"bet 3p 2000\nbet 4b 1000\n{TIE}*collect 3p 2000\n*collect 4b 1000",),
        (
            Finds("void-player-wager-not-returned", "541.8(a)(2)(iii)", -2000, "P3"),
            Finds("void-banker-wager-not-returned", "541.8(a)(1)(iii)(A)", -1000, "P4"),
        ),
    ),
    Case(
        "a void wager returned in part",
        (f"bet 3p 2000\n{TIE}*return 3p 1500",),
        breaks("void-player-wager-not-returned", "541.8(a)(2)(iii)", -500, "P3"),
    ),
    Case(
        "the Player's Hand paid 19 for 20",
        (f"bet 3p 2000\n{PLAYER}*pay 3p 1900",),
        breaks("player-wager-paid-at-wrong-odds", "541.13(a)", -100, "P3"),
    ),
    Case(
        "the Banker's Hand paid double",
        (f"bet 3b 2000\n{BANKER}vig 3b 100\n*pay 3b 4000",),
        breaks("banker-wager-paid-at-wrong-odds", "541.13(c)", 2000, "the house"),
    ),
    Case(
        "a Tie Bet paid seven times",
        (f"bet 3t 2500\n{TIE}*pay 3t 17500",),
        breaks("tie-paid-short", "541.13(b)", -2500, "P3"),
    ),
    Case(
        "a Tie Bet paid seven times where nine are filed",
        (f"bet 3t 2500\n{TIE}*pay 3t 17500",),
        breaks("tie-paid-short", "541.13(b)", -5000, "P3"),
        filing=filing(payouts__tie="9 to 1"),
    ),
    Case(
        "a Tie Bet paid eight times where nine are filed",
        (f"bet 3t 2500\n{TIE}*pay 3t 20000",),
        breaks("tie-paid-other-than-filed", "541.13(b)", -2500, "P3", noted=True),
        filing=filing(payouts__tie="9 to 1"),
    ),
    Case(
        "a Tie Bet paid nine times where eight are filed",
        (f"bet 3t 2500\n{TIE}*pay 3t 22500",),
        breaks("tie-paid-other-than-filed", "541.13(b)", 2500, "the house", noted=True),
    ),
    Case(
        "nine for one is eight to one",
        (f"bet 3t 2500\n{TIE}pay 3t 20000",),
        keeps=("tie-paid-other-than-filed",),
        filing=filing(payouts__tie="9 for 1"),
    ),
    Case(
        "the odds of the Tie Bet are not filed",
        (f"bet 3t 2500\n{TIE}pay 3t 25000",),
        keeps=("tie-paid-short",),
        missing=(("tie-paid-other-than-filed", "the odds of the Tie Bet that are filed"),),
        filing=filing(payouts__tie=""),
    ),
    Case(
        "money after a card that does not count",
        ("bet 2b 1000\ncards KD KC 3S 7H\ncalled\nplayer 6H\n*banker 2D\nresult player\n*return 2b 1000",),
        (
            Finds("banker-hand-drawn-on-seven", "541.11(c)(2)(ii)"),
            Finds("losing-banker-wager-not-collected", "541.8(a)(1)(ii)", 1000, "the house"),
        ),
    ),
    Case(
        "after a third card that was omitted money is not judged",
        ("bet 2b 1000\ncards 2H KC 3S 7H\ncalled\n*result banker\nreturn 2b 1000",),
        breaks("player-hand-not-drawn", "541.11(b)(1)"),
        spared=("banker-wager-paid-at-wrong-odds",),
    ),
    Case(
        "descending, vigorish before each payment",
        (f"{THREE}collect 7p 3500\nvig 5b 500\npay 5b 10000\nvig 2b 125\npay 2b 2500",),
        keeps=(
            "loser-collected-after-winner",
            "winners-not-in-descending-order",
            "vigorish-taken-after-payment",
            "payment-not-right-after-vigorish",
        ),
    ),
    Case(
        "ascending",
        (f"{THREE}collect 7p 3500\nvig 2b 125\npay 2b 2500\nvig 5b 500\n*pay 5b 10000",),
        breaks("winners-not-in-descending-order", "541.12(b)"),
    ),
    Case(
        "ascending, both positions one player's",
        (
            f"{THREE}collect 7p 3500\nvig 2b 125\npay 2b 2500\nvig 5b 500\n*pay 5b 10000".replace(
                "bet 5b 10000", "bet 5b 10000 player=P2"
            ),
        ),
        breaks("winners-of-one-player-out-of-order", "541.12(b)", noted=True),
        only=("winners-of-one-player-out-of-order", "winners-not-in-descending-order"),
    ),
    Case(
        "a loser collected between the winners",
        (f"{THREE}vig 5b 500\npay 5b 10000\n*collect 7p 3500\nvig 2b 125\npay 2b 2500",),
        breaks("loser-collected-after-winner", "541.12(b)"),
    ),
    Case(
        "vigorish after the payment",
        (f"{THREE}collect 7p 3500\npay 5b 10000\n*vig 5b 500\nvig 2b 125\npay 2b 2500",),
        breaks("vigorish-taken-after-payment", "541.12(b)"),
    ),
    Case(
        "all vigorish first",
        (f"{THREE}collect 7p 3500\nvig 5b 500\nvig 2b 125\n*pay 5b 10000\npay 2b 2500",),
        breaks("payment-not-right-after-vigorish", "541.12(b)"),
    ),
    Case(
        "a position is not recorded",
        (f"bet 3p 2000 seat=\n{PLAYER}pay 3p 2000",),
        missing=(("winners-not-in-descending-order", "the positions of the wagers"),),
    ),
)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_settlement(case: Case) -> None:
    case.holds()
