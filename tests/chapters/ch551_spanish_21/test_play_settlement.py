"""§ 551.6(b), (c) and (f), § 551.8(i) and (k): who wins, what is collected and paid, how the cards are picked up."""

import pytest

from tests.chapters.ch551_spanish_21.spanish import spanish
from tests.games.blackjack.cases import Case, breaks

ONE = "bet 1 2000\n"
TWO = "bet 1 2000\nbet 2 1000\n"
TOUCHED = '{{"kind": "handle-cards", "hand": 1, "by": "{0}"}}\n'
STAND = "1 stand\nturn\n"
NATURAL = ONE + "cards 1 AD KH / dealer 9C 8S\nturn\n"
NATURALS = ONE + "cards 1 AD KH / dealer AC KS\npeek blackjack\nturn\n"
LONG = TWO + "cards 1 9H 3D / 2 JH KD / dealer 6C 7S\n1 hit 9C\n2 stand\nturn\ndealer 8D 21\ncollect 2 1000\n"
SPLIT_21 = (
    ONE + "cards 1 AH AD / dealer 6C 7S\n1 split 11 2000\n1 gets KC\n11 gets 5D\n11 stand\nturn\ndealer 8D 21\n"
    "collect 11 2000\n"
)
SPLIT_BLACKJACK = (
    ONE + "cards 1 AH AD / dealer AC KS\npeek no-blackjack\n1 split 11 2000\n1 gets KC\n11 gets 5D\n11 stand\nturn\n"
)

CASES = (
    # (b)(1), (2)
    spanish(
        "dealer over 21",
        ONE + "cards 1 JH 8D / dealer 9C 6S\n" + STAND + "dealer KD 25\npay 1 2000\nreturn 1 2000",
        keeps=("win-against-busted-dealer-not-paid", "winning-wager-paid-at-wrong-odds"),
    ),
    spanish(
        "dealer over 21, not paid",
        ONE + "cards 1 JH 8D / dealer 9C 6S\n" + STAND + "dealer KD 25\n*return 1 2000",
        finds=breaks("win-against-busted-dealer-not-paid", "551.6(b)(1)", -2000, "P1"),
    ),
    spanish(
        "higher total, not paid",
        ONE + "cards 1 JH 9D / dealer 9C 9S\n" + STAND + "*collect 1 2000",
        finds=breaks("win-by-higher-total-not-paid", "551.6(b)(2)", -4000, "P1"),
    ),
    spanish(
        "higher total",
        ONE + "cards 1 JH 9D / dealer 9C 9S\n" + STAND + "pay 1 2000",
        keeps=("win-by-higher-total-not-paid",),
    ),
    spanish(
        "a winner paid a cent over",
        ONE + "cards 1 JH 9D / dealer 9C 9S\n" + STAND + "*pay 1 2001",
        finds=breaks("winning-wager-paid-at-wrong-odds", "551.6(f)", 1, "the house"),
    ),
    # (b)(3): a Blackjack wins against every 21
    spanish("Blackjack against Blackjack", NATURALS + "pay 1 3000", keeps=("blackjack-against-blackjack-not-paid",)),
    spanish(
        "Blackjack against Blackjack, returned",
        NATURALS + "*return 1 2000",
        finds=breaks("blackjack-against-blackjack-not-paid", "551.6(b)(3)", -3000, "P1"),
    ),
    spanish(
        "Blackjack against Blackjack, collected",
        NATURALS + "*collect 1 2000",
        finds=breaks("blackjack-against-blackjack-not-paid", "551.6(b)(3)", -5000, "P1"),
    ),
    spanish(
        "Blackjack against Blackjack, paid even",
        NATURALS + "*pay 1 2000",
        finds=breaks("blackjack-paid-at-wrong-odds", "551.6(f)", -1000, "P1"),
    ),
    spanish(
        "Blackjack against a longer 21",
        TWO + "cards 1 AD KH / 2 KD 8H / dealer 6C 7S\n2 stand\nturn\ndealer 8D 21\ncollect 2 1000\npay 1 3000",
        keeps=("blackjack-against-longer-21-not-paid", "blackjack-paid-at-wrong-odds"),
    ),
    spanish(
        "Blackjack against a longer 21, returned",
        TWO + "cards 1 AD KH / 2 KD 8H / dealer 6C 7S\n2 stand\nturn\ndealer 8D 21\ncollect 2 1000\n*return 1 2000",
        finds=breaks("blackjack-against-longer-21-not-paid", "551.6(b)(3)", -3000, "P1"),
    ),
    # (f): against less than 21 its odds are open
    spanish("Blackjack against 17", NATURAL + "pay 1 3000", keeps=("blackjack-paid-at-wrong-odds",)),
    spanish(
        "Blackjack against 17, paid even",
        NATURAL + "*pay 1 2000",
        finds=breaks("blackjack-paid-even-against-another-total", "551.6(f)", -1000, "P1", noted=True),
    ),
    spanish(
        "Blackjack against 17, paid double",
        NATURAL + "*pay 1 4000",
        finds=breaks("blackjack-paid-at-wrong-odds", "551.6(f)", 1000, "the house"),
        keeps=("blackjack-paid-even-against-another-total",),
    ),
    spanish(
        "Blackjack of an odd amount, a part of a cent up or down",
        "bet 1 2001\nbet 2 2001\ncards 1 AD KH / 2 AC QH / dealer 9C 8S\nturn\npay 1 3001\npay 2 3002",
        keeps=("blackjack-paid-at-wrong-odds",),
    ),
    spanish(
        "Blackjack against 17, returned",
        NATURAL + "*return 1 2000",
        finds=breaks("win-by-higher-total-not-paid", "551.6(b)(2)", -3000, "P1"),
    ),
    spanish(
        "Blackjack against a dealer over 21, returned",
        TWO + "cards 1 AD KH / 2 KD 8H / dealer 6C 7S\n2 stand\nturn\ndealer KC 23\npay 2 1000\n*return 1 2000",
        finds=breaks("win-against-busted-dealer-not-paid", "551.6(b)(1)", -3000, "P1"),
    ),
    spanish(
        "even money is no settlement of the chapter",
        ONE + "cards 1 AD KH / dealer AC KS\n1 even-money\npeek blackjack\nturn\n*pay 1 2000",
        finds=breaks("blackjack-paid-at-wrong-odds", "551.6(f)", -1000, "P1"),
    ),
    # (b)(4): a longer 21 wins against a longer 21
    spanish("long 21 against long 21", LONG + "pay 1 2000", keeps=("longer-21-against-longer-21-not-paid",)),
    spanish(
        "long 21 against long 21, returned",
        LONG + "*return 1 2000",
        finds=breaks("longer-21-against-longer-21-not-paid", "551.6(b)(4)", -2000, "P1"),
    ),
    spanish(
        "21 in two cards of a split hand against a longer 21, returned",
        SPLIT_21 + "return 1 2000",
        keeps=("split-21-paid-against-longer-21", "tie-not-returned"),
    ),
    spanish(
        "21 in two cards of a split hand against a longer 21, paid",
        SPLIT_21 + "*pay 1 2000",
        finds=breaks("split-21-paid-against-longer-21", "551.6(c)", 2000, "the house"),
    ),
    spanish(
        "21 in two cards of a split hand against a longer 21, collected",
        SPLIT_21.replace("collect 11 2000\n", "*collect 1 2000\ncollect 11 2000\n"),
        finds=breaks("tie-not-returned", "551.6(c)", -2000, "P1"),
    ),
    # (c)
    spanish(
        "18 against 18", ONE + "cards 1 JH 8D / dealer 9C 9S\n" + STAND + "return 1 2000", keeps=("tie-not-returned",)
    ),
    spanish(
        "18 against 18, collected",
        ONE + "cards 1 JH 8D / dealer 9C 9S\n" + STAND + "*collect 1 2000",
        finds=breaks("tie-not-returned", "551.6(c)", -2000, "P1"),
    ),
    spanish(
        "a longer 21 of a round without the reader is lost to a Blackjack",
        ONE + "cards 1 9H 3D / dealer AC KS\n*1 hit\n1 gets 9C\nturn\ncollect 1 2000",
        finds=breaks("card-reader-not-used", "551.8(e)"),
        keeps=("lost-to-dealer-blackjack-not-collected",),
    ),
    spanish(
        "a longer 21 returned against a Blackjack",
        ONE + "cards 1 9H 3D / dealer AC KS\npeek no-blackjack\n1 hit 9C\nturn\n*return 1 2000",
        finds=breaks("lost-to-dealer-blackjack-not-collected", "551.6(c)", 2000, "the house"),
    ),
    spanish(
        "21 of a split hand against a Blackjack: one amount collected",
        SPLIT_BLACKJACK + "collect 1 2000\nreturn 11 2000",
        keeps=("split-wager-kept-against-dealer-blackjack",),
    ),
    spanish(
        "a hand over 21 collected",
        ONE + "cards 1 JH 6D / dealer 9C 6S\n1 hit JC\ncollect 1 2000\nturn",
        keeps=("losing-wager-not-collected",),
    ),
    # (f)
    spanish(
        "a loser paid",
        ONE + "cards 1 JH 6D / dealer 9C 9S\n" + STAND + "*pay 1 2000",
        finds=breaks("losing-wager-not-collected", "551.6(f)", 4000, "the house"),
    ),
    spanish(
        "a loser collected",
        ONE + "cards 1 JH 6D / dealer 9C 9S\n" + STAND + "collect 1 2000",
        keeps=("losing-wager-not-collected", "wager-settled-before-round-complete"),
    ),
    spanish(
        "winners paid before losers are collected",
        TWO + "cards 1 JH KD / 2 JD 6H / dealer 9C 9S\n1 stand\n2 stand\nturn\n*pay 1 2000\ncollect 2 1000",
        finds=breaks("paid-before-all-collected", "551.6(f)", noted=True),
    ),
    spanish(
        "losers collected in any direction, then winners paid",
        TWO + "cards 1 JH 6D / 2 JD 6H / dealer 9C 9S\n1 stand\n2 stand\nturn\ncollect 1 2000\ncollect 2 1000",
        keeps=("paid-before-all-collected",),
    ),
    spanish(
        "a standing hand settled before the dealer's card is turned",
        ONE + "cards 1 JH 9D / dealer 9C 9S\n1 stand\n**pay 1 2000\nturn",
        finds=(
            *breaks("hole-card-turned-after-settlement", "551.8(h)"),
            *breaks("wager-settled-before-round-complete", "551.6(f)"),
        ),
    ),
    spanish(
        "a Blackjack paid before the dealer's card is turned",
        TWO + "cards 1 AD KH / 2 KD 8H / dealer 9C 8S\n*pay 1 3000\n2 stand\nturn\npay 2 1000",
        finds=breaks("won-hand-paid-early", "551.6(f)", noted=True),
    ),
    spanish(
        "a Blackjack paid after the round",
        TWO + "cards 1 AD KH / 2 KD 8H / dealer 9C 8S\n2 stand\nturn\npay 1 3000\npay 2 1000",
        keeps=("won-hand-paid-early",),
    ),
    # 8(i)
    spanish(
        "cards picked up from the dealer's right, his own last",
        TWO + "cards 1 JH 6D / 2 JD 6H / dealer 9C 9S\n1 stand\n2 stand\nturn\ncollect 1 2000\ncollect 2 1000\n"
        "remove 2\nremove 1\nremove 0",
        keeps=("cards-picked-up-out-of-order", "dealers-cards-picked-up-first", "cards-not-removed-after-round"),
    ),
    spanish(
        "cards picked up from the dealer's left",
        TWO + "cards 1 JH 6D / 2 JD 6H / dealer 9C 9S\n1 stand\n2 stand\nturn\ncollect 1 2000\ncollect 2 1000\n"
        "remove 1\n*remove 2\nremove 0",
        finds=breaks("cards-picked-up-out-of-order", "551.8(i)"),
    ),
    spanish(
        "the dealer's cards picked up first",
        ONE + "cards 1 JH 6D / dealer 9C 9S\n" + STAND + "collect 1 2000\n*remove 0\nremove 1",
        finds=breaks("dealers-cards-picked-up-first", "551.8(i)"),
    ),
    spanish(
        "cards left lying",
        ONE + "cards 1 JH 6D / dealer 9C 9S\n" + STAND + "collect 1 2000\n*end",
        finds=breaks("cards-not-removed-after-round", "551.8(i)"),
        clear=False,
    ),
    spanish(
        "the same total over 21 on both sides, returned",
        TWO
        + "cards 1 JH KD / 2 JD 6H / dealer 6C JS\n1 stand\n2 hit JC\n*return 2 1000\nturn\ndealer KC 26\npay 1 2000",
        finds=breaks("same-total-over-limit-not-collected", "551.6(c)", 1000, "the house", noted=True),
    ),
    spanish(
        "cards picked up in disorder",
        ONE + "cards 1 JH 6D / dealer 9C 9S\n" + STAND + "collect 1 2000\n*clear what=in-disorder",
        finds=breaks("cards-discarded-in-disorder", "551.8(i)"),
    ),
    spanish(
        "cards put somewhere other than into the rack",
        ONE + "cards 1 JH 6D / dealer 9C 9S\n" + STAND + "collect 1 2000\n*clear dest=layout",
        finds=breaks("cards-not-to-discard-rack", "551.8(i)"),
    ),
    spanish(
        "cards removed before settlement",
        ONE + "cards 1 JH 6D / dealer 9C 9S\n" + STAND + "*clear\ncollect 1 2000",
        finds=breaks("cards-removed-before-settlement", "551.8(i)"),
    ),
    # 8(k)
    spanish(
        "a player touches his cards",
        ONE + "cards 1 JH 6D / dealer 9C 9S\n*" + TOUCHED.format("player:P1") + STAND + "collect 1 2000",
        finds=breaks("cards-handled-by-player", "551.8(k)"),
    ),
    spanish(
        "the dealer touches cards",
        ONE + "cards 1 JH 6D / dealer 9C 9S\n" + TOUCHED.format("dealer") + STAND + "collect 1 2000",
        keeps=("cards-handled-by-player",),
    ),
    spanish(
        "all cards picked up in order",
        ONE + "cards 1 JH 6D / dealer 9C 9S\n" + STAND + "collect 1 2000\nclear what=in-order",
        keeps=("cards-discarded-in-disorder", "cards-not-to-discard-rack", "cards-removed-before-settlement"),
    ),
)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_case(case: Case) -> None:
    """Findings, paragraphs, events and cents are those expected; the twins are judged and kept."""
    case.holds()
