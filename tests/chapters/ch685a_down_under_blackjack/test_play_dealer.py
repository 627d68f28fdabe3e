"""§ 685a.7(l) to (t) in play: the dealer's hand, the settlement of the Bet Wagers and the removal of the cards."""

from collections.abc import Mapping

import pytest

from tests.chapters.ch685a_down_under_blackjack.down_under import NOTHING, case, finding
from tests.games.blackjack.cases import Case, Finds


def play(acts: str, dealer: str = "6H 9C", range_: str = "medium", cards: str = "TS 8D", stand: str = "1 stand") -> str:
    """A round of one player with 18 and $20; ``acts`` begin when he has stood."""
    return f"bet 1 2000\ncards 1 {cards} / dealer {dealer}\nrange {range_}\n{stand}\n{acts}\nclear"


def one(
    name: str,
    round_: str,
    *finds: Finds,
    keeps: tuple[str, ...] = (),
    missing: tuple[tuple[str, str], ...] = (),
    undeclared: tuple[str, ...] = (),
    changed: Mapping[str, str] = NOTHING,
) -> Case:
    """A case of one round."""
    return case(name, round_, finds=finds, keeps=keeps, missing=missing, undeclared=undeclared, changed=changed)


TWO = "bet 1 2000\nbet 2 1000\ncards 1 {} / 2 {} / dealer 6H 9C\nrange medium\n{}\nturn\ndealer 5S 20\n{}\nclear"
STAND = "1 stand\n2 stand"
BY_SEAT = {"dealing_settlement_order": "player-by-player"}
OVER = "busted-wager-not-lost"

DEALERS = (
    one(
        "draws to 20, announces it",
        play("turn\ndealer 5S 20\ncollect 1 2000"),
        keeps=(
            "hole-card-not-turned",
            "hole-card-turned-early",
            "dealer-drew-before-players",
            "dealer-card-face-down",
            "dealer-total-not-announced",
            "dealer-total-misannounced",
            "dealer-stood-short",
            "dealer-drew-on-standing-total",
            "losing-wager-not-collected",
        ),
    ),
    one(
        "stands on soft 17",
        play("turn\npay 1 2000", "AH 6C").replace("range", "offer insurance\nrange"),
        keeps=("dealer-stood-short",),
    ),
    one(
        "stands on 16",
        play("turn\npay 1 2000", "6H TC", "large").replace("cards", "*cards", 1),
        finding("dealer-stood-short", "7(m)"),
    ),
    one(
        "draws on 17",
        play("turn\n*dealer 4S 21\npay 1 2000", "8H 9C"),
        finding("dealer-drew-on-standing-total", "7(m)"),
    ),
    one(
        "draws on soft 17",
        play("turn\n*dealer 4S 21\npay 1 2000", "AH 6C").replace("range", "offer insurance\nrange"),
        finding("dealer-drew-on-standing-total", "7(m)"),
    ),
    one(
        "draws on 22",
        play("turn\ndealer 6S 22\n*dealer 4D 26\nreturn 1 2000", "6H TC", "large"),
        finding("dealer-drew-on-standing-total", "7(m)"),
    ),
    one(
        "a draw on 17 counted: the finding on the money has it as its root",
        play("turn\n*dealer 4S 21\n*collect 1 2000", "8H 9C"),
        finding("dealer-drew-on-standing-total", "7(m)"),
        finding("win-by-higher-total-not-paid", "7(o)(2)", -4000, "P1"),
    ),
    one(
        "a card on 17 by accident, put in the rack",
        play(
            'turn\n{"kind": "deal", "hand": 0, "seat": 0, "card": "4S", "face": "up", "source": "shoe", "dest": "rack"}\npay 1 2000',
            "8H 9C",
        ),
    ),
    one(
        "a card on 19 by accident, put in the rack",
        play(
            'turn\n*{"kind": "deal", "hand": 0, "seat": 0, "card": "4S", "face": "up", "source": "shoe", "dest": "rack"}\ncollect 1 2000',
            "TH 9C",
        ),
        finding("misdrawn-card-racked", "12(d)", noted=True),
    ),
    one(
        "the hole card not turned",
        "bet 1 2000\ncards 1 TS 8D / dealer 8H 9C\nrange medium\n1 stand\npay 1 2000\nclear\n*end",
        finding("hole-card-not-turned", "7(l)"),
    ),
    one(
        "turned before the player is done",
        "bet 1 2000\ncards 1 TS 4D / dealer 6H 9C\nrange medium\n*turn\n1 hit 4C\n1 stand\ndealer 5S 20\ncollect 1 2000\nclear",
        finding("hole-card-turned-early", "7(l)"),
    ),
    one(
        "a card face down",
        play("turn\n*dealer 5S 20\ncollect 1 2000").replace(
            "dealer 5S 20",
            '{"kind": "deal", "hand": 0, "seat": 0, "card": "5S", "face": "down", "source": "shoe"}\nannounce 0 20',
        ),
        finding("dealer-card-face-down", "7(m)"),
    ),
    one(
        "two Large cards open, and a card drawn before the player is done",
        "bet 1 2000\ncards 1 TS 4D / dealer AH AC\noffer insurance\nrange large\nturn\n**dealer 8S 20\n1 stand\n*collect 1 2000\nclear",
        finding("dealer-drew-before-players", "7(l)"),
        finding("dealer-drew-on-two-aces", "3(d)(3)", noted=True),
        finding("settled-on-two-aces", "3(d)(3)", noted=True),
    ),
    one("not announced", play("turn\n*dealer 5S\ncollect 1 2000"), finding("dealer-total-not-announced", "7(m)")),
    one(
        "19 announced of 20",
        play("turn\n*dealer 5S 19\ncollect 1 2000").replace("*dealer 5S 19", "dealer 5S\n*announce 0 19"),
        finding("dealer-total-misannounced", "7(m)"),
    ),
    one(
        "the hard total of a soft hand announced",
        play("turn\ndealer 2H 8\nreturn 1 2000", "AH 5C", "small").replace("range", "offer insurance\nrange"),
        keeps=("dealer-total-misannounced",),
    ),
    # 7(m): nothing open
    one(
        "all over 21: the dealer draws",
        play("turn\ndealer 5S 20", stand="1 hit 4H\ncollect 1 2000"),
        keeps=("dealer-stood-short-with-nothing-open",),
    ),
    one(
        "all over 21: the dealer does not draw",
        play("turn\n", stand="1 hit 4H\ncollect 1 2000").replace("cards 1", "*cards 1"),
        finding("dealer-stood-short-with-nothing-open", "7(m)", noted=True),
    ),
    one(
        "all over 21: the hole card is never turned",
        play("", stand="1 hit 4H\ncollect 1 2000") + "\n*end",
        finding("hole-card-left-down-without-effect", "7(l)", noted=True),
        missing=(("dealer-stood-short-with-nothing-open", "the dealer's cards"),),
    ),
)

SETTLED = (
    one(
        "dealer 25: 18 paid",
        play("turn\ndealer 9S 25\npay 1 2000", "6H TC", "large"),
        keeps=("win-against-busted-dealer-not-paid", "winning-wager-paid-at-wrong-odds"),
    ),
    one(
        "dealer 23: 18 collected",
        play("turn\ndealer 7S 23\n*collect 1 2000", "6H TC", "large"),
        finding("win-against-busted-dealer-not-paid", "7(o)(1)", -4000, "P1"),
    ),
    one(
        "dealer 17: 18 paid 6 to 5",
        play("turn\n*pay 1 2400", "8H 9C"),
        finding("winning-wager-paid-at-wrong-odds", "11(a)", 400, "the house"),
    ),
    one(
        "dealer 17: 18 returned",
        play("turn\n*return 1 2000", "8H 9C"),
        finding("win-by-higher-total-not-paid", "7(o)(2)", -2000, "P1"),
    ),
    one("dealer 17: 18 paid", play("turn\npay 1 2000", "8H 9C"), keeps=("win-by-higher-total-not-paid",)),
    one("dealer 18: tie returned", play("turn\nreturn 1 2000", "9H 9C"), keeps=("tie-not-returned",)),
    one(
        "dealer 18: tie collected",
        play("turn\n*collect 1 2000", "9H 9C"),
        finding("tie-not-returned", "7(p)", -2000, "P1"),
    ),
    one(
        "dealer 20: 18 returned",
        play("turn\ndealer 5S 20\n*return 1 2000"),
        finding("losing-wager-not-collected", "7(q)(2)", 2000, "the house"),
    ),
    one(
        "24, the dealer 25: collected",
        play("turn\ndealer 9S 25\ncollect 1 2000", "6H TC", "large", "TS 6D", "1 hit 8C"),
        keeps=(OVER,),
    ),
    one(
        "24, the dealer 25: returned",
        play("turn\ndealer 9S 25\n*return 1 2000", "6H TC", "large", "TS 6D", "1 hit 8C"),
        finding(OVER, "7(q)(1)", 2000, "the house"),
    ),
    one(
        "24, the dealer 24: returned as a tie",
        play("turn\ndealer 8S 24\n*return 1 2000", "6H TC", "large", "TS 6D", "1 hit 8C"),
        finding(OVER, "7(q)(1)", 2000, "the house"),
    ),
    one(
        "24, the hole card never turned: returned",
        play("*return 1 2000", "6H TC", "large", "TS 6D", "1 hit 8C"),
        finding(OVER, "7(q)(1)", 2000, "the house"),
        undeclared=("expose",),
    ),
    one(
        "24 against an ace, the hole card never turned: it may make 22",
        play("return 1 2000", "AH AC", "large", "TS 6D", "1 hit 8C").replace("range", "offer insurance\nrange"),
        missing=((OVER, "the dealer's cards"),),
        undeclared=("expose",),
    ),
    # 3(d)(3): an ace counts low where high is too much
    one(
        "ace, 5, 6 doubled, collected as over 21",
        "bet 1 2000\ncards 1 AS 5D / dealer 6H TC\nrange large\n1 double 2000 6C\n**collect 1 2000\n**collect 1d 2000\nturn\ndealer 9D 25\nclear",
        *(
            finding(rule, place, cents, short)
            for _ in "12"
            for rule, place, cents, short in (
                ("ace-lost-as-over-the-limit", "3(d)(3)", None, None),
                ("win-against-busted-dealer-not-paid", "7(o)(1)", -4000, "P1"),
            )
        ),
    ),
    one(
        "ace, 5, 6 lost to 20 at the end",
        "bet 1 2000\ncards 1 AS 5D / dealer 6H 9C\nrange medium\n1 hit 6C\n1 stand\nturn\ndealer 5D 20\ncollect 1 2000\nclear",
        keeps=("ace-lost-as-over-the-limit",),
    ),
    # 7(r): order
    one(
        "all collected from the right, then paid",
        TWO.format("TS 8D", "TC 7D", STAND, "collect 2 1000\ncollect 1 2000"),
        keeps=("collected-out-of-seat-order", "paid-before-all-collected"),
    ),
    one(
        "collected from the left",
        TWO.format("TS 8D", "TC 7D", STAND, "collect 1 2000\n*collect 2 1000"),
        finding("collected-out-of-seat-order", "7(r)(1)"),
    ),
    one(
        "paid before a collection",
        TWO.format("TS 8D", "7S 7D", "1 stand\n2 hit 7H", "*pay 2 1000\ncollect 1 2000"),
        finding("paid-before-all-collected", "7(r)(1)"),
    ),
    one(
        "paid from the left",
        TWO.format("7C 7S", "7H 7D", "1 hit 7C\n2 hit 7S", "pay 1 2000\n*pay 2 1000"),
        finding("paid-out-of-seat-order", "7(r)(1)", noted=True),
    ),
    one(
        "paid from the right",
        TWO.format("7C 7S", "7H 7D", "1 hit 7C\n2 hit 7S", "pay 2 1000\npay 1 2000"),
        keeps=("paid-out-of-seat-order",),
    ),
    one(
        "player by player from the right",
        TWO.format("TS 8D", "7S 7D", "1 stand\n2 hit 7H", "pay 2 1000 source=table-inventory\ncollect 1 2000"),
        keeps=("settled-out-of-seat-order", "losing-wager-not-to-inventory", "paid-from-losing-wager"),
        changed=BY_SEAT,
    ),
    one(
        "player by player from the left",
        TWO.format("TS 8D", "7S 7D", "1 stand\n2 hit 7H", "collect 1 2000\n*pay 2 1000"),
        finding("settled-out-of-seat-order", "7(r)(2)"),
        changed=BY_SEAT,
    ),
    one(
        "a losing wager left on the layout",
        TWO.format("TS 8D", "7S 7D", "1 stand\n2 hit 7H", "pay 2 1000\n*collect 1 2000 dest=layout"),
        finding("losing-wager-not-to-inventory", "7(r)(2)"),
        changed=BY_SEAT,
    ),
    one(
        "paid with a losing wager",
        TWO.format("7S 7D", "TS 8D", "1 hit 7H\n2 stand", "collect 2 1000\n*pay 1 2000 source=wager-area"),
        finding("paid-from-losing-wager", "7(r)(2)"),
        changed=BY_SEAT,
    ),
    one(
        "two Large cards open, a hand over 21 collected at once: it has no turn",
        "bet 1 2000\nbet 2 1000\ncards 1 TS 6D / 2 TC 8D / dealer KH QC\nrange large\nturn\n1 hit 8C\ncollect 1 2000\n2 stand\ncollect 2 1000\nclear",
        keeps=("collected-out-of-seat-order",),
    ),
    one(
        "the same, player by player",
        "bet 1 2000\nbet 2 1000\ncards 1 TS 6D / 2 TC 8D / dealer KH QC\nrange large\nturn\n1 hit 8C\ncollect 1 2000\n2 stand\ncollect 2 1000\nclear",
        keeps=("settled-out-of-seat-order",),
        changed=BY_SEAT,
    ),
    one(
        "the same, decisions not being recorded",
        "bet 1 2000\nbet 2 1000\ncards 1 TS 6D / 2 TC 8D / dealer KH QC\nrange large\nturn\n1 gets 8C\ncollect 1 2000\ncollect 2 1000\nclear",
        undeclared=("choice",),
    ),
    # 7(s) and (t)
    one(
        "cards removed",
        play("turn\ndealer 5S 20\ncollect 1 2000"),
        keeps=("cards-not-removed-after-round", "cards-removed-before-settlement", "cards-not-to-discard-rack"),
    ),
    one(
        "cards not removed",
        play("turn\ndealer 5S 20\ncollect 1 2000").replace("clear", "*end"),
        finding("cards-not-removed-after-round", "7(s)"),
    ),
    one(
        "cards removed before the settlement",
        play("turn\ndealer 5S 20\n*clear\ncollect 1 2000").removesuffix("clear"),
        finding("cards-removed-before-settlement", "7(s)"),
    ),
    one(
        "cards to the shuffler",
        play("turn\ndealer 5S 20\ncollect 1 2000").replace("clear", "*clear dest=shuffler"),
        finding("cards-not-to-discard-rack", "7(s)"),
    ),
    one(
        "cards put away hand by hand",
        play("turn\ndealer 5S 20\ncollect 1 2000").replace("clear", "clear dest=rack what=in-order"),
        keeps=("cards-discarded-in-disorder",),
    ),
    one(
        "cards swept together",
        play("turn\ndealer 5S 20\ncollect 1 2000").replace("clear", "*clear dest=rack what=in-disorder"),
        finding("cards-discarded-in-disorder", "7(s)"),
    ),
    one(
        "a player handles his cards",
        play("turn\ndealer 5S 20\ncollect 1 2000").replace("1 stand", "1 stand\n*touch 1 one-hand"),
        finding("cards-handled-by-player", "7(t)"),
    ),
    one(
        "a spectator handles cards",
        play("turn\ndealer 5S 20\ncollect 1 2000").replace(
            "1 stand", '1 stand\n*{"kind": "handle-cards", "hand": 1, "by": "spectator"}'
        ),
        finding("cards-handled-by-player", "7(t)"),
    ),
    one(
        "the dealer handles them",
        play("turn\ndealer 5S 20\ncollect 1 2000").replace(
            "1 stand", '1 stand\n{"kind": "handle-cards", "hand": 1, "by": "dealer"}'
        ),
        keeps=("cards-handled-by-player",),
    ),
)


CASES = (*DEALERS, *SETTLED)


@pytest.mark.parametrize("one", CASES, ids=lambda one: one.name)
def test_dealer_and_settlement(one: Case) -> None:
    one.holds()
