"""The maximum payout of a round in the aggregate (§ 633a.13(o)) on rounds judged by hand."""

import pytest

from tests.chapters.ch633a_blackjack.sides import one, paid, side
from tests.games.blackjack.cases import Case, breaks, logs
from tests.games.blackjack.rounds import filing

KINGS, QUEENS = "kings-bounty", "twenty-point-bonus"
SHARE = ("maximum-payout-not-shared", "633a.13(o)")
ROW = ("maximum-payout-on-another-row", "633a.13(o)")
DOUBT = ("maximum-payout-on-doubtful-wager", "633a.13(o)")


def limited(applies: str = "kings-bounty", amount: str = "25000", royal: str = "") -> str:
    """A filing with a maximum payout, in dollars."""
    offered = {"optional_wagers__kings-bounty": "{}", "optional_wagers__lucky-ladies": "{}"}
    if royal:
        offered |= {"optional_wagers__royal-match-21": "{paytable: C}", "bonuses__crown_treasure": "true"}
    return filing(**offered, max_payout__amount=amount, max_payout__applies_to=f"[{applies}]")


def winners(*paid_out: tuple[str, str, int, int, str], end: str = "") -> tuple[str, ...]:
    """Winners against a dealer's Blackjack: the wager, the cards, its stake, what is won, the mark of a finding."""
    bets, cards = [], []
    settled: list[str] = []
    for seat, (what, card, stake, won, mark) in enumerate(paid_out, 1):
        bets.append(f"bet {seat} 1000\n{side(seat, what, stake)}")
        cards.append(f"{seat} {card} {card}")
        settled.insert(0, f"collect {seat} 1000\npay {400 + seat} {won}\n{mark}return {400 + seat} {stake}")
    return (
        "\n".join(bets + [f"cards {' / '.join(cards)} / dealer AC KD", "peek blackjack", "turn", *settled, "clear"]),
    )


CASES = (
    # "at least $25,000": 1,000 to 1 on $25 is just within it
    Case(
        "a winner at the limit",
        winners((KINGS, "KS", 2_500, 2_500_000, "")),
        filing=limited(),
        keeps=("kings-bounty-paid-wrong",),
    ),
    Case("a winner above the limit", winners((KINGS, "KS", 2_600, 2_500_000, "")), filing=limited(), keeps=(SHARE[0],)),
    Case(
        "a winner above the limit paid in full",
        winners((KINGS, "KS", 2_600, 2_600_000, "*")),
        breaks(*SHARE, 100_000, "the house"),
        filing=limited(),
    ),
    Case(
        "a winner below the limit paid the limit",
        winners((KINGS, "KS", 2_400, 2_500_000, "*")),
        breaks("kings-bounty-paid-wrong", "633a.13(h)", 100_000, "the house"),
        filing=limited(),
    ),
    # "each player shall share the maximum payout amount proportionately to the amount of the player's respective wager"
    Case(
        "two winners share by their wagers",
        winners((KINGS, "KS", 1_000, 500_000, ""), (KINGS, "KS", 4_000, 2_000_000, "")),
        filing=limited(),
        keeps=(SHARE[0],),
    ),
    Case(
        "two winners share alike",
        winners((KINGS, "KS", 1_000, 1_250_000, "*"), (KINGS, "KS", 4_000, 1_250_000, "*")),
        (
            *breaks(*SHARE, -750_000, "P2"),
            *breaks(*SHARE, 750_000, "the house"),
        ),
        filing=limited(),
    ),
    Case(
        "thirds of the limit to the cent",
        winners(*((KINGS, "KS", 1_000, won, "") for won in (833_333, 833_333, 833_334))),
        filing=limited(),
        keeps=(SHARE[0],),
    ),
    Case(
        "thirds of the limit, one of them a cent short",
        winners(*((KINGS, "KS", 1_000, won, mark) for won, mark in ((833_333, ""), (833_332, "*"), (833_334, "")))),
        breaks(*SHARE, -1, "P2"),
        filing=limited(),
    ),
    Case(
        "two winners within the limit together",
        winners((KINGS, "KS", 1_000, 1_000_000, ""), (KINGS, "KS", 1_500, 1_500_000, "")),
        filing=limited(),
    ),
    # no limit for the wager
    Case("no limit filed for the wager", winners((KINGS, "KS", 2_600, 2_600_000, "")), filing=limited("lucky-ladies")),
    Case(
        "the limit of another wager applied",
        winners((KINGS, "KS", 2_600, 2_500_000, "*")),
        breaks("kings-bounty-paid-wrong", "633a.13(h)", -100_000, "P1"),
        filing=limited("lucky-ladies"),
    ),
    # "a queen of hearts pair and dealer Blackjack or king of spades pair and dealer Blackjack"
    Case(
        "the limit applied without a dealer's Blackjack",
        one(QUEENS, "QH QH", paid(2_500_000, stake=20_000, mark="*"), "6C", "JS", cents=20_000),
        breaks(*ROW, -1_500_000, "P1"),
        filing=limited("lucky-ladies", "200000"),
    ),
    Case(
        "the limit filed applied without a dealer's Blackjack",
        one(KINGS, "KS KS", paid(2_600_000, stake=20_000, mark="*"), "6C", "JS", cents=20_000),
        breaks(*ROW, -1_400_000, "P1"),
        filing=limited("kings-bounty", "26000"),
    ),
    Case(
        "no limit without a dealer's Blackjack",
        one(QUEENS, "QH QH", paid(4_000_000, stake=20_000), "6C", "JS", cents=20_000),
        filing=limited("lucky-ladies", "200000"),
        keeps=("twenty-point-bonus-paid-wrong",),
    ),
    # "shall apply only to payouts of Royal Match 21 Wagers and King's Bounty Wagers"
    *(
        Case(
            f"Lucky Ladies above the limit paid {won}",
            winners((QUEENS, "QH", 2_600, won, "*")),
            breaks(*DOUBT, won - 2_500_000 or None, "the house" if won > 2_500_000 else None, noted=True),
            filing=limited("lucky-ladies"),
        )
        for won in (2_500_000, 2_600_000)
    ),
    Case(
        "Lucky Ladies above the limit paid another amount",
        winners((QUEENS, "QH", 2_600, 2_550_000, "*")),
        breaks(*SHARE, 50_000, "the house"),
        filing=limited("lucky-ladies"),
    ),
    Case(
        "Royal Match limited",
        (
            f"bet 1 1000\n{side(1, 'royal-match-21', 10_000)}\ncards 1 KH QH / dealer KS QS\npeek no-blackjack\n"
            "1 stand\nturn\npay 401 2500000\n*return 401 10000\nreturn 1 1000\nclear",
        ),
        breaks(*DOUBT, -7_800_000, "P1", noted=True),
        filing=limited("royal-match-21", royal="C"),
    ),
    # one limit for the round, or one for each wager
    Case(
        "kings and queens in one round, each within its limit",
        winners((KINGS, "KS", 2_500, 2_500_000, ""), (QUEENS, "QH", 2_500, 2_500_000, "")),
        filing=limited("kings-bounty, lucky-ladies"),
    ),
    Case(
        "kings and queens in one round share one limit",
        winners((KINGS, "KS", 2_500, 1_250_000, "*"), (QUEENS, "QH", 2_500, 1_250_000, "*")),
        (
            *breaks("one-maximum-payout-for-both-wagers", "633a.13(o)", -1_250_000, "P2", noted=True),
            *breaks("one-maximum-payout-for-both-wagers", "633a.13(o)", -1_250_000, "P1", noted=True),
        ),
        filing=limited("kings-bounty, lucky-ladies"),
    ),
)

LOGS = logs(CASES)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_rounds(case: Case) -> None:
    case.holds()
