"""§ 551.6(g) and (h): 6-7-8, three 7s, long 21s, and the additional fixed payouts."""

import pytest

from tests.chapters.ch551_spanish_21.spanish import spanish
from tests.games.blackjack.cases import Case, breaks

DEALER = "dealer 9C 8S\n"
STAKE = 1000


def hand(first: str, second: str, *more: str, stake: int = STAKE, dealer: str = "9C 8S") -> str:
    """A hand of these cards against a standing dealer, up to its settlement."""
    drawn = "".join(f"1 hit {card}\n" for card in more)
    return f"bet 1 {stake}\ncards 1 {first} {second} / dealer {dealer}\n{drawn}turn\n"


HANDS = (
    ("678-mixed-paid-wrong", "551.6(g)(1)", ("6H", "7H", "8D"), 1500),
    ("678-suited-paid-wrong", "551.6(g)(2)", ("8H", "6H", "7H"), 2000),
    ("678-spades-paid-wrong", "551.6(g)(2)", ("7S", "8S", "6S"), 3000),
    ("777-mixed-paid-wrong", "551.6(g)(3)", ("7S", "7S", "7D"), 1500),
    ("777-suited-paid-wrong", "551.6(g)(4)", ("7H", "7H", "7H"), 2000),
    ("777-spades-paid-wrong", "551.6(g)(4)", ("7S", "7S", "7S"), 3000),
    ("five-card-21-paid-wrong", "551.6(g)(5)", ("2H", "3D", "4C", "5S", "7H"), 1500),
    ("six-card-21-paid-wrong", "551.6(g)(6)", ("2H", "3D", "4C", "5S", "2D", "5D"), 2000),
    ("seven-card-21-paid-wrong", "551.6(g)(7)", ("2H", "2D", "2C", "3S", "3H", "3D", "6C"), 3000),
    ("seven-card-21-paid-wrong", "551.6(g)(7)", ("2H", "2D", "2C", "3S", "3H", "3D", "2S", "4C"), 3000),
)


@pytest.mark.parametrize(("rule", "cite", "cards", "won"), HANDS, ids=[" ".join(cards) for _, _, cards, _ in HANDS])
def test_each_hand_has_its_odds(rule: str, cite: str, cards: tuple[str, ...], won: int) -> None:
    """Paid at its odds it is kept; paid a cent over, paid like another winner, or not at all it is broken."""
    played = hand(cards[0], cards[1], *cards[2:])
    spanish("at its odds", f"{played}pay 1 {won}", keeps=(rule,)).holds()
    spanish("a cent over", f"{played}*pay 1 {won + 1}", finds=breaks(rule, cite, 1, "the house")).holds()
    spanish("a cent under", f"{played}*pay 1 {won - 1}", finds=breaks(rule, cite, -1, "P1")).holds()
    spanish("even", f"{played}*pay 1 {STAKE}", finds=breaks(rule, cite, STAKE - won, "P1")).holds()
    unpaid = breaks("win-by-higher-total-not-paid", "551.6(b)(2)", -won, "P1")
    spanish("returned", f"{played}*return 1 {STAKE}", finds=unpaid).holds()


def test_other_hands_of_21_have_none() -> None:
    """Four cards, and three that are neither 6-7-8 nor 7s, are paid like other winners."""
    for cards in (("2H", "3D", "6C", "KS"), ("9H", "3D", "9C"), ("6H", "6D", "9C"), ("7H", "7D", "6S", "AC")):
        played = hand(cards[0], cards[1], *cards[2:])
        spanish("even", f"{played}pay 1 1000", keeps=("winning-wager-paid-at-wrong-odds",)).holds()
        wrong = breaks("winning-wager-paid-at-wrong-odds", "551.6(f)", 500, "the house")
        spanish("three to two", f"{played}*pay 1 1500", finds=wrong).holds()


TWO = "bet 1 {}\nbet 2 1000\ncards 1 7H 7H / 2 JH 9D / dealer {} KS\n1 hit 7H\n2 stand\nturn\n"
EACH = "pay 1 {}\npay 2 1000\n"
SPLIT = (
    "bet 1 1000\nbet 2 1000\ncards 1 7H 7H / 2 JH 9D / dealer 7C KS\n1 split 11 1000\n1 gets 7H\n1 hit 7H\n11 gets KD\n"
    "11 stand\n2 stand\nturn\npay 1 2000\nreturn 11 1000\npay 2 1000\n"
)
DOUBLED = (
    "bet 1 1000\nbet 2 1000\ncards 1 7H 7H / 2 JH 9D / dealer 7C KS\n1 double 1000 7H\n2 stand\nturn\npay 1 1000\n"
    "pay 1d 1000\npay 2 1000\n"
)


def bonus(hand: str, cents: int) -> str:
    """An additional fixed payout beside a hand's wager."""
    return f"pay {hand} {cents} what=additional-payout\n"


LOW = TWO.format(500, "7D") + EACH.format(1000)
HIGH = TWO.format(2500, "7D") + EACH.format(5000)
JUST_BELOW = TWO.format(2499, "7D") + EACH.format(4998)
SMALL = TWO.format(499, "7D") + EACH.format(998)

CASES = (
    spanish("doubled: even money on both wagers", DOUBLED, keeps=("winning-wager-paid-at-wrong-odds",)),
    spanish(
        "doubled: the odds of three 7s on the original wager",
        DOUBLED.replace("pay 1 1000", "*pay 1 2000"),
        finds=breaks("doubled-hand-paid-bonus-odds", "551.6(g)", 1000, "the house"),
    ),
    spanish(
        "doubled: the odds of three 7s on the Double Down Wager",
        DOUBLED.replace("pay 1d 1000", "*pay 1d 2000"),
        finds=breaks("doubled-hand-paid-bonus-odds", "551.6(g)", 1000, "the house"),
        keeps=("doubled-hand-paid-bonus-odds",),
    ),
    spanish("split: its own odds, no fixed payout", SPLIT, keeps=("777-suited-paid-wrong",)),
    # (h): $1,000
    spanish(
        "$5: $1,000, and $50 to the other",
        LOW + bonus("1", 100_000) + bonus("2", 5_000),
        keeps=("additional-payout-wrong-on-small-wager", "additional-payout-to-others-wrong"),
    ),
    spanish(
        "$24.99: $1,000",
        JUST_BELOW + bonus("1", 100_000) + bonus("2", 5_000),
        keeps=("additional-payout-wrong-on-small-wager",),
    ),
    spanish(
        "$24.99 paid $5,000",
        JUST_BELOW + "*" + bonus("1", 500_000) + bonus("2", 5_000),
        finds=breaks("additional-payout-wrong-on-small-wager", "551.6(h)", 400_000, "the house"),
    ),
    spanish(
        "$5 paid nothing more",
        LOW + bonus("2", 5_000) + "*end",
        finds=breaks("additional-payout-wrong-on-small-wager", "551.6(h)", -100_000, "P1"),
    ),
    spanish(
        "the log keeps the fixed payout within the winnings",
        TWO.format(500, "7D") + "pay 1 101000\npay 2 1000\n" + bonus("2", 5_000),
        keeps=("additional-payout-wrong-on-small-wager", "777-suited-paid-wrong"),
    ),
    # $5,000
    spanish(
        "$25: $5,000",
        HIGH + bonus("1", 500_000) + bonus("2", 5_000),
        keeps=("additional-payout-wrong-on-large-wager",),
    ),
    spanish(
        "$25 paid $2,500",
        HIGH + "*" + bonus("1", 250_000) + bonus("2", 5_000),
        finds=breaks("additional-payout-wrong-on-large-wager", "551.6(h)", -250_000, "P1"),
    ),
    spanish(
        "spades as well",
        "bet 1 2500\ncards 1 7S 7S / dealer 7D KS\n1 hit 7S\nturn\npay 1 7500\n" + bonus("1", 500_000),
        keeps=("additional-payout-wrong-on-large-wager", "777-spades-paid-wrong"),
    ),
    # below $5
    spanish(
        "$4.99 paid $1,000",
        SMALL + "*" + bonus("1", 100_000) + "end",
        finds=breaks("additional-payout-not-due", "551.6(h)", 100_000, "the house"),
        keeps=("additional-payout-to-others-doubtful",),
    ),
    spanish(
        "$50 for another box of the winner's",
        "bet 1 2500\nbet 2 1000 of 1\ncards 1 7H 7H / 2 JH 9D / dealer 7D KS\n1 hit 7H\n2 stand\nturn\npay 1 5000\n"
        "pay 2 1000\n" + bonus("1", 500_000) + "*" + bonus("2", 5_000),
        finds=breaks("additional-payout-to-others-doubtful", "551.6(h)", 5_000, "the house", noted=True),
    ),
    spanish(
        "no $50 for another box of the winner's",
        "bet 1 2500\nbet 2 1000 of 1\ncards 1 7H 7H / 2 JH 9D / dealer 7D KS\n1 hit 7H\n2 stand\nturn\npay 1 5000\n"
        "pay 2 1000\n" + bonus("1", 500_000),
        keeps=("additional-payout-to-others-doubtful",),
    ),
    # $50 to all others
    spanish(
        "the other paid nothing",
        HIGH + bonus("1", 500_000) + "*end",
        finds=breaks("additional-payout-to-others-wrong", "551.6(h)", -5_000, "P2"),
    ),
    spanish(
        "the other paid a cent less",
        HIGH + bonus("1", 500_000) + "*" + bonus("2", 4_999),
        finds=breaks("additional-payout-to-others-wrong", "551.6(h)", -1, "P2"),
    ),
    spanish(
        "the other, who lost, is paid too",
        TWO.format(2500, "7D").replace("JH 9D", "JH 6D")
        + "collect 2 1000\npay 1 5000\n"
        + bonus("1", 500_000)
        + bonus("2", 5_000),
        keeps=("additional-payout-to-others-wrong",),
    ),
    spanish(
        "payments are not always recorded",
        HIGH + bonus("1", 500_000),
        undeclared=("announce", "pay"),
        missing=(("additional-payout-to-others-wrong", "what was paid"),),
    ),
    spanish(
        "a player with two boxes paid once",
        "bet 1 2500\nbet 2 1000\nbet 3 1000 of 2\ncards 1 7H 7H / 2 JH 9D / 3 JC 9S / dealer 7D KS\n1 hit 7H\n2 stand\n"
        "3 stand\nturn\npay 1 5000\npay 2 1000\npay 3 1000\n" + bonus("1", 500_000) + bonus("2", 5_000),
        keeps=("additional-payout-to-others-doubtful",),
    ),
    # not due
    spanish(
        "mixed suits paid $5,000",
        hand("7H", "7D", "7S", stake=2500, dealer="7C KS") + "pay 1 3750\n*" + bonus("1", 500_000),
        finds=breaks("additional-payout-not-due", "551.6(h)", 500_000, "the house"),
    ),
    spanish(
        "the dealer shows no seven, nothing paid",
        hand("7H", "7H", "7H") + "pay 1 2000",
        keeps=("additional-payout-not-due",),
    ),
    spanish(
        "the dealer's second card is the seven",
        hand("7H", "7H", "7H", dealer="KC 7D").replace("1 hit 7H", "peek no-blackjack\n1 hit 7H")
        + "pay 1 2000\n*"
        + bonus("1", 100_000),
        finds=breaks("additional-payout-on-other-seven", "551.6(h)", 100_000, "the house", noted=True),
    ),
    spanish(
        "the dealer's second card is the seven, nothing paid",
        hand("7H", "7H", "7H", dealer="KC 7D").replace("1 hit 7H", "peek no-blackjack\n1 hit 7H") + "pay 1 2000",
        keeps=("additional-payout-on-other-seven",),
    ),
    spanish(
        "doubled: paid to both boxes",
        DOUBLED + "*" + bonus("1", 100_000) + "\n*" + bonus("2", 5_000),
        finds=breaks("additional-payout-on-doubled-hand", "551.6(h)", 100_000, "the house")
        + breaks("additional-payout-on-doubled-hand", "551.6(h)", 5_000, "the house"),
    ),
    spanish("doubled: nothing paid", DOUBLED, keeps=("additional-payout-on-doubled-hand",)),
    spanish(
        "doubled: $50 paid to the other",
        DOUBLED + "*" + bonus("2", 5_000),
        finds=breaks("additional-payout-on-doubled-hand", "551.6(h)", 5_000, "the house"),
    ),
    spanish("split: nothing paid", SPLIT, keeps=("additional-payout-on-split-hand",)),
    spanish(
        "split: $1,000 paid",
        SPLIT + "*" + bonus("1", 100_000),
        finds=breaks("additional-payout-on-split-hand", "551.12(e)", 100_000, "the house"),
    ),
)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_case(case: Case) -> None:
    """Findings, paragraphs, events and cents are those expected; the twins are judged and kept."""
    case.holds()
