"""Settlement (§ 633a.7(p) to (t)) on rounds judged by hand."""

import pytest

from tests.games.blackjack.cases import Case, breaks, logs
from tests.games.blackjack.rounds import filing


def stood(dealer: str, settled: str, cards: str = "TH 8D", acts: str = "turn") -> tuple[str, ...]:
    """One player stands on his two cards (18 unless said otherwise) against a dealer who shows no 10 and no ace."""
    return (f"bet 1 1000\ncards 1 {cards} / dealer {dealer}\n1 stand\n{acts}\n{settled}\nclear",)


WON, LOST, TIED = "pay 1 1000\nreturn 1 1000", "collect 1 1000", "return 1 1000"
SEATS = """
bet 1 1000
bet 2 1000
bet 3 1000
cards 1 TH 8D / 2 TS 6C / 3 9S TD / dealer 8C TC
1 stand
2 stand
3 stand
turn
{}
clear
"""
"""18, 16 and 19 against 18: a tie, a loss, a win."""
RIGHT_TO_LEFT = filing(dealing_settlement_order="player-by-player")
SPLIT = """
bet 1 1000
bet 2 1000
cards 1 8H 8D / 2 TS 9C / dealer 8C TC
1 split 11 1000
1 gets 3S
1 hit TS
11 gets 9D
11 stand
2 stand
turn
{}
clear
"""
"""Hand 1 has 21 and wins, hand 11 has 17 and loses, hand 2 has 19 and wins, against 18."""


def unread(cards: str, acts: str, settled: str) -> tuple[str, ...]:
    """The card reader failed to show the dealer's Blackjack, and play went on."""
    return (f"bet 1 1000\ncards 1 {cards} / dealer TC AD\npeek no-blackjack\n{acts}\nturn\n{settled}\nclear",)


CASES = (
    # (p)(1): "The total point count of the player's hand is 21 or less and ... the dealer's hand is in excess of 21."
    Case(
        "dealer over 21",
        stood("6C TD", WON, acts="turn\ndealer TS 26"),
        keeps=("win-against-busted-dealer-not-paid", "winning-wager-paid-at-wrong-odds"),
    ),
    Case(
        "dealer over 21, wager returned only",
        stood("6C TD", "*return 1 1000", acts="turn\ndealer TS 26"),
        breaks("win-against-busted-dealer-not-paid", "633a.7(p)(1)", -1000, "P1"),
    ),
    Case(
        "dealer over 21, wager collected",
        stood("6C TD", "*collect 1 1000", acts="turn\ndealer TS 26"),
        breaks("win-against-busted-dealer-not-paid", "633a.7(p)(1)", -2000, "P1"),
    ),
    # (p)(2): "The total point count of the player's hand exceeds the total point count of the dealer's hand"
    Case(
        "18 against 17", stood("8C 9D", WON), keeps=("win-by-higher-total-not-paid", "winning-wager-paid-at-wrong-odds")
    ),
    Case(
        "18 against 17, collected",
        stood("8C 9D", "*collect 1 1000"),
        breaks("win-by-higher-total-not-paid", "633a.7(p)(2)", -2000, "P1"),
    ),
    Case(
        "18 against 17, returned only",
        stood("8C 9D", "*return 1 1000"),
        breaks("win-by-higher-total-not-paid", "633a.7(p)(2)", -1000, "P1"),
    ),
    Case("a soft 18 exceeds a hard 17", stood("8C 9D", WON, cards="AH 7D")),
    # (q): "A Blackjack Wager shall tie and be returned ... if the total point count ... is the same as the dealer's."
    Case("18 against 18", stood("8C TD", TIED), keeps=("tie-not-returned",)),
    Case(
        "18 against 18, collected",
        stood("8C TD", "*collect 1 1000"),
        breaks("tie-not-returned", "633a.7(q)", -1000, "P1"),
    ),
    Case(
        "18 against 18, paid",
        stood("8C TD", "*pay 1 1000\nreturn 1 1000"),
        breaks("tie-not-returned", "633a.7(q)", 1000, "the house"),
    ),
    Case("a hard 18 against a soft 18", stood("7C AD", TIED), keeps=("tie-not-returned",)),
    # (r): losing wagers are collected
    Case("18 against 19", stood("9C TD", LOST), keeps=("losing-wager-not-collected",)),
    Case(
        "18 against 19, returned",
        stood("9C TD", "*return 1 1000"),
        breaks("losing-wager-not-collected", "633a.7(r)", 1000, "the house"),
    ),
    Case(
        "18 against 19, paid",
        stood("9C TD", "*pay 1 1000\nreturn 1 1000"),
        breaks("losing-wager-not-collected", "633a.7(r)", 2000, "the house"),
    ),
    Case(
        "half of a losing wager collected",
        stood("9C TD", "collect 1 500\n*return 1 500"),
        breaks("losing-wager-not-collected", "633a.7(r)", 500, "the house"),
    ),
    Case(
        "over 21 while the dealer goes over too",
        (
            "bet 1 1000\nbet 2 1000\ncards 1 TH 6D / 2 TS 9S / dealer 6C TD\n1 hit 9H\n2 stand\n"
            "turn\ndealer TS 26\n*return 1 1000\npay 2 1000\nreturn 2 1000\nclear",
        ),
        breaks("losing-wager-not-collected", "633a.7(r)", 1000, "the house"),
    ),
    Case(
        "the same total over 21 on both sides, returned",
        (
            "bet 1 1000\nbet 2 1000\ncards 1 TH 6D / 2 TS 9S / dealer 6C TD\n1 hit TH\n2 stand\n"
            "turn\ndealer TS 26\n*return 1 1000\npay 2 1000\nreturn 2 1000\nclear",
        ),
        breaks("same-total-over-limit-not-collected", "633a.7(q)", 1000, "the house", noted=True),
    ),
    Case(
        "the same total over 21 on both sides, collected",
        (
            "bet 1 1000\nbet 2 1000\ncards 1 TH 6D / 2 TS 9S / dealer 6C TD\n1 hit TH\n2 stand\n"
            "turn\ndealer TS 26\ncollect 1 1000\npay 2 1000\nreturn 2 1000\nclear",
        ),
    ),
    # (q): "lost if the dealer has a Blackjack and the player's hand has a total point count of 21 in more than two
    # cards"
    Case(
        "21 in three cards against a Blackjack",
        unread("7H 7D", "1 hit 7S", LOST),
        keeps=("lost-to-dealer-blackjack-not-collected",),
    ),
    Case(
        "21 in three cards against a Blackjack, returned",
        unread("7H 7D", "1 hit 7S", "*return 1 1000"),
        breaks("lost-to-dealer-blackjack-not-collected", "633a.7(q)", 1000, "the house"),
    ),
    Case(
        "20 against a Blackjack",
        ("bet 1 1000\ncards 1 TH QD / dealer TC AD\npeek blackjack\nturn\ncollect 1 1000\nclear",),
    ),
    # (r): "in accordance with one of the following procedures designated"
    Case(
        "collects, then pays",
        (SEATS.format("collect 2 1000\npay 3 1000\nreturn 3 1000\nreturn 1 1000"),),
        keeps=("paid-before-all-collected",),
    ),
    Case(
        "pays before all is collected",
        (SEATS.format("*pay 3 1000\nreturn 3 1000\ncollect 2 1000\nreturn 1 1000"),),
        breaks("paid-before-all-collected", "633a.7(r)(1)"),
    ),
    Case(
        "a tie is returned at any time",
        (SEATS.format("return 1 1000\ncollect 2 1000\npay 3 1000\nreturn 3 1000"),),
        keeps=("paid-before-all-collected",),
    ),
    Case(
        "a hand over 21 is collected at once",
        (
            "bet 1 1000\nbet 2 1000\ncards 1 TH 6D / 2 TS 9S / dealer 8C TD\n1 hit 9H\n"
            "collect 1 1000\nremove 1\n2 stand\nturn\npay 2 1000\nreturn 2 1000\nclear",
        ),
    ),
    Case(
        "from the right, each player's wagers",
        (SEATS.format("pay 3 1000\nreturn 3 1000\ncollect 2 1000\nreturn 1 1000"),),
        keeps=("settled-out-of-seat-order", "losing-wager-not-to-inventory"),
        filing=RIGHT_TO_LEFT,
    ),
    Case(
        "from the left",
        (SEATS.format("return 1 1000\ncollect 2 1000\n*pay 3 1000\nreturn 3 1000"),),
        breaks("settled-out-of-seat-order", "633a.7(r)(2)"),
        filing=RIGHT_TO_LEFT,
    ),
    Case(
        "all collected first though filed otherwise",
        (SEATS.format("collect 2 1000\n*pay 3 1000\nreturn 3 1000\nreturn 1 1000"),),
        breaks("settled-out-of-seat-order", "633a.7(r)(2)"),
        filing=RIGHT_TO_LEFT,
    ),
    Case(
        "from the right where no direction is recorded",
        (SEATS.format("collect 2 1000\npay 3 1000\nreturn 3 1000\nreturn 1 1000"),),
        missing=(("settled-out-of-seat-order", "the position, and the direction in which positions are numbered"),),
        filing=RIGHT_TO_LEFT,
        direction="",
    ),
    Case(
        "no procedure filed",
        (SEATS.format("pay 3 1000\nreturn 3 1000\ncollect 2 1000\nreturn 1 1000"),),
        missing=(
            ("paid-before-all-collected", "the order of settlement that the filing selects"),
            ("settled-out-of-seat-order", "the order of settlement that the filing selects"),
        ),
        filing=filing(dealing_settlement_order=""),
    ),
    Case(
        "a losing wager laid somewhere other than in the inventory",
        (SEATS.format("pay 3 1000\nreturn 3 1000\n*collect 2 1000 dest=layout\nreturn 1 1000"),),
        breaks("losing-wager-not-to-inventory", "633a.7(r)(2)"),
        filing=RIGHT_TO_LEFT,
    ),
    Case(
        "a losing wager laid elsewhere, where all is collected first",
        (SEATS.format("collect 2 1000 dest=layout\npay 3 1000\nreturn 3 1000\nreturn 1 1000"),),
    ),
    Case(
        "where losing wagers go is not recorded",
        (SEATS.format("pay 3 1000\nreturn 3 1000\ncollect 2 1000\nreturn 1 1000"),),
        missing=(
            ("losing-wager-not-to-inventory", "where losing wagers are placed"),
            ("paid-from-losing-wager", "what winnings are paid out of"),
        ),
        filing=RIGHT_TO_LEFT,
        never=("collect.dest",),
    ),
    Case(
        "paid with chips of a losing wager",
        (SEATS.format("*pay 3 1000 source=wager-area\nreturn 3 1000\ncollect 2 1000\nreturn 1 1000"),),
        breaks("paid-from-losing-wager", "633a.7(r)(2)"),
        filing=RIGHT_TO_LEFT,
    ),
    Case(
        "paid out of the table inventory",
        (SEATS.format("pay 3 1000 source=table-inventory\nreturn 3 1000\ncollect 2 1000\nreturn 1 1000"),),
        keeps=("paid-from-losing-wager", "losing-wager-not-to-inventory"),
        filing=RIGHT_TO_LEFT,
    ),
    Case(
        "split hands, collected and then paid",
        (SPLIT.format("collect 11 1000\npay 2 1000\nreturn 2 1000\npay 1 1000\nreturn 1 1000"),),
        keeps=("paid-before-all-collected",),
    ),
    Case(
        "split hands, one paid before the other is collected",
        (SPLIT.format("*pay 1 1000\nreturn 1 1000\ncollect 11 1000\npay 2 1000\nreturn 2 1000"),),
        breaks("paid-before-all-collected", "633a.7(r)(1)"),
    ),
    Case(
        "split hands of one seat in either order, from the right",
        (
            SPLIT.format("pay 2 1000\nreturn 2 1000\npay 1 1000\nreturn 1 1000\ncollect 11 1000"),
            SPLIT.format("pay 2 1000\nreturn 2 1000\ncollect 11 1000\npay 1 1000\nreturn 1 1000"),
        ),
        keeps=("settled-out-of-seat-order",),
        filing=RIGHT_TO_LEFT,
    ),
    # (s): "After all wagers have been settled, the dealer shall remove all remaining cards ... in the discard rack"
    Case(
        "cards removed after settlement",
        stood("9C TD", LOST),
        keeps=("cards-not-removed-after-round", "cards-removed-before-settlement", "cards-not-to-discard-rack"),
    ),
    Case(
        "cards left on the table",
        ("bet 1 1000\ncards 1 TH 8D / dealer 9C TD\n1 stand\nturn\ncollect 1 1000\n*end",),
        breaks("cards-not-removed-after-round", "633a.7(s)"),
    ),
    Case(
        "cards removed before settlement",
        ("bet 1 1000\ncards 1 TH 8D / dealer 9C TD\n1 stand\nturn\n*clear\ncollect 1 1000",),
        breaks("cards-removed-before-settlement", "633a.7(s)"),
    ),
    Case(
        "cards of a hand removed before the dealer plays",
        (
            "bet 1 1000\ncards 1 TH 8D / dealer 6C TD\n1 stand\n*remove 1\nturn\ndealer 9S 25\npay 1 1000\nreturn 1 1000\nclear",
        ),
        breaks("cards-removed-before-settlement", "633a.7(s)"),
    ),
    Case(
        "cards of a hand over the limit removed before the dealer plays",
        (
            "bet 1 1000\nbet 2 1000\ncards 1 TH 6D / 2 TS 9S / dealer 6C TD\n1 hit 8C\nremove 1\n2 stand\nturn\n"
            "dealer 9S 25\ncollect 1 1000\npay 2 1000\nreturn 2 1000\nclear",
        ),
        keeps=("cards-removed-before-settlement",),
    ),
    Case(
        "cards of a losing hand removed when its wager is collected",
        (
            "bet 1 1000\nbet 2 1000\ncards 1 TH 6D / 2 TS 9S / dealer 6C TD\n1 stand\n2 stand\nturn\ndealer 2S 18\n"
            "remove 1\ncollect 1 1000\npay 2 1000\nreturn 2 1000\nclear",
        ),
        keeps=("cards-removed-before-settlement",),
    ),
    Case(
        "cards not to the discard rack",
        ("bet 1 1000\ncards 1 TH 8D / dealer 9C TD\n1 stand\nturn\ncollect 1 1000\n*clear dest=layout",),
        breaks("cards-not-to-discard-rack", "633a.7(s)"),
    ),
    Case(
        "cards put away hand by hand",
        ("bet 1 1000\ncards 1 TH 8D / dealer 9C TD\n1 stand\nturn\ncollect 1 1000\nclear dest=rack what=in-order",),
        keeps=("cards-discarded-in-disorder",),
    ),
    Case(
        "cards swept together",
        ("bet 1 1000\ncards 1 TH 8D / dealer 9C TD\n1 stand\nturn\ncollect 1 1000\n*clear dest=rack what=in-disorder",),
        breaks("cards-discarded-in-disorder", "633a.7(s)"),
    ),
    Case(
        "in which order cards are put away is not recorded",
        ("bet 1 1000\ncards 1 TH 8D / dealer 9C TD\n1 stand\nturn\ncollect 1 1000\nclear dest=rack",),
        missing=(("cards-discarded-in-disorder", "in which order the cards were put away"),),
    ),
    Case(
        "removal of cards is not recorded",
        stood("9C TD", LOST),
        never=("cleared", "muck"),
        missing=(("cards-not-removed-after-round", "the removal of the cards"),),
    ),
    # what is given back beyond the stake
    Case(
        "a losing wager collected and given back",
        stood("9C TD", "collect 1 1000\n*return 1 1000"),
        breaks("losing-wager-not-collected", "633a.7(r)", 1000, "the house"),
    ),
    Case(
        "a tie collected by mistake and given back",
        stood("8C TD", "collect 1 1000\nreturn 1 1000"),
        keeps=("tie-not-returned",),
    ),
    Case(
        "a tie given back twice",
        stood("8C TD", "return 1 1000\n*return 1 1000"),
        breaks("tie-not-returned", "633a.7(q)", 1000, "the house"),
    ),
    Case(
        "a win given back twice beside its payment",
        stood("7C TD", "*pay 1 1000\nreturn 1 2000"),
        breaks("winning-wager-paid-at-wrong-odds", "633a.13(a)", 1000, "the house"),
    ),
    Case(
        "half of a surrendered wager taken and the whole given back",
        ("bet 1 1000\ncards 1 TH 6D / dealer 6C TD\n1 surrender\ncollect 1 500\n*return 1 1000\nturn\nclear",),
        breaks("surrender-half-wrong", "633a.9(a)(1)", 500, "the house"),
    ),
    # (t): "players and spectators may not handle, remove or alter any cards"
    Case(
        "a player touches his cards",
        (
            "bet 1 1000\ncards 1 TH 8D / dealer 9C TD\n"
            '*{"kind": "handle-cards", "hand": 1, "by": "player:P1"}\n1 stand\nturn\n'
            "collect 1 1000\nclear",
        ),
        breaks("cards-handled-by-player", "633a.7(t)"),
    ),
    Case(
        "a spectator touches cards",
        (
            "bet 1 1000\ncards 1 TH 8D / dealer 9C TD\n"
            '*{"kind": "handle-cards", "hand": 1, "by": "spectator"}\n1 stand\nturn\n'
            "collect 1 1000\nclear",
        ),
        breaks("cards-handled-by-player", "633a.7(t)"),
    ),
    Case(
        "the dealer touches cards",
        (
            "bet 1 1000\ncards 1 TH 8D / dealer 9C TD\n"
            '{"kind": "handle-cards", "hand": 1, "by": "dealer"}\n1 stand\nturn\ncollect 1 1000\n'
            "clear",
        ),
        keeps=("cards-handled-by-player",),
    ),
    Case(
        "someone touches cards",
        (
            'bet 1 1000\ncards 1 TH 8D / dealer 9C TD\n{"kind": "handle-cards", "hand": 1}\n'
            "1 stand\nturn\ncollect 1 1000\nclear",
        ),
        missing=(("cards-handled-by-player", "who handled the cards"),),
    ),
)

LOGS = logs(CASES)


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_settlement(case: Case) -> None:
    """Each case holds."""
    case.holds()
