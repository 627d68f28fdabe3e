"""Settlement in Free Bet Blackjack (§§ 672a.7(g) to (r), 590.7(g) to (r)) on rounds judged by hand."""

from tests.games.blackjack.cases import Case, Finds
from tests.games.blackjack.free_bet import case, finding, one

HARD_10 = "4H 6D"
DOUBLE = "1 free-double 1000 {}"
PUSHED = "6D TC"
"""A dealer who draws to 22 with a 6, to 23 with a 7."""
TO_22 = "dealer 6C 22\n"
TO_23 = "dealer 7C 23\n"


def lammers(chapter: str) -> tuple[Case, ...]:
    """What a lammer is paid, and that it is collected otherwise: by the outcome of its hand."""

    def settled(
        name: str,
        cards: str,
        drawn: str,
        to_pay: str,
        dealer: str,
        finds: tuple[Finds, ...] = (),
        keeps: tuple[str, ...] = (),
    ) -> Case:
        return case(chapter, name, one(cards, DOUBLE.format(drawn), to_pay, dealer), finds=finds, keeps=keeps)

    return (
        settled(
            "won", HARD_10, "TS", "pay 1 1000\npay 1f 1000", "8C TD", keeps=("lammer-not-paid", "lammer-paid-wrong")
        ),
        settled(
            "won and not paid",
            HARD_10,
            "TS",
            "pay 1 1000\n*collect 1f 0",
            "8C TD",
            finds=(finding(chapter, "lammer-not-paid", "7(o)", -1000, "P1"),),
        ),
        settled(
            "won and paid a cent less",
            HARD_10,
            "TS",
            "pay 1 1000\n*pay 1f 999",
            "8C TD",
            finds=(finding(chapter, "lammer-paid-wrong", "7(o)", -1, "P1"),),
        ),
        settled(
            "won and paid a cent more",
            HARD_10,
            "TS",
            "pay 1 1000\n*pay 1f 1001",
            "8C TD",
            finds=(finding(chapter, "lammer-paid-wrong", "7(o)", 1, "the house"),),
        ),
        settled(
            "won and paid like a Blackjack",
            HARD_10,
            "AS",
            "pay 1 1000\n*pay 1f 1500",
            "8C TD",
            finds=(finding(chapter, "lammer-paid-like-blackjack", "11(a)", 500, "the house"),),
        ),
        settled(
            "tied",
            HARD_10,
            "8S",
            "return 1 1000\ncollect 1f 0",
            "8C TD",
            keeps=("lammer-paid-on-tie", "lammer-left-on-tie"),
        ),
        settled(
            "tied and paid",
            HARD_10,
            "8S",
            "*pay 1f 1000\nreturn 1 1000",
            "8C TD",
            finds=(finding(chapter, "lammer-paid-on-tie", "7(p)", 1000, "the house"),),
        ),
        settled(
            "tied and its amount given to the player",
            HARD_10,
            "8S",
            "*return 1f 1000\nreturn 1 1000",
            "8C TD",
            finds=(finding(chapter, "lammer-paid-on-tie", "7(p)", 1000, "the house"),),
        ),
        case(
            chapter,
            "tied and left",
            one(HARD_10, DOUBLE.format("8S"), "return 1 1000") + "\n*end",
            finds=(finding(chapter, "lammer-left-on-tie", "7(p)"),),
        ),
        settled(
            "lost",
            HARD_10,
            "6S",
            "collect 1 1000\ncollect 1f 0",
            "8C TD",
            keeps=("lammer-paid-on-loss", "lammer-left-on-loss"),
        ),
        settled(
            "lost and paid",
            HARD_10,
            "6S",
            "collect 1 1000\n*pay 1f 1000",
            "8C TD",
            finds=(finding(chapter, "lammer-paid-on-loss", "7(q)(2)", 1000, "the house"),),
        ),
        settled(
            "lost and its amount taken from the player",
            HARD_10,
            "6S",
            "collect 1 1000\n*collect 1f 1000",
            "8C TD",
            finds=(finding(chapter, "lammer-paid-on-loss", "7(q)(2)", -1000, "P1"),),
        ),
        case(
            chapter,
            "lost and left",
            one(HARD_10, DOUBLE.format("6S"), "collect 1 1000") + "\n*end",
            finds=(finding(chapter, "lammer-left-on-loss", "7(q)"),),
        ),
        case(
            chapter,
            "whether it was collected is not recorded",
            one(HARD_10, DOUBLE.format("6S"), "collect 1 1000"),
            undeclared=("collect",),
            missing=(
                ("lammer-paid-wrong", "what was collected and paid"),
                ("lammer-left-on-loss", "what was collected"),
            ),
        ),
        case(
            chapter,
            "the lammer hand of a split goes over and is paid",
            one(
                "8H 8D",
                "1 free-split 11 1000\n1 gets TS\n1 stand\n11 gets 6C\n11 hit KC",
                "return 1 1000\n*pay 11 1000",
            ),
            finds=(finding(chapter, "lammer-paid-on-bust", "7(q)(1)", 1000, "the house"),),
        ),
        case(
            chapter,
            "the lammer hand of a split goes over",
            one(
                "8H 8D",
                "1 free-split 11 1000\n1 gets TS\n1 stand\n11 gets 6C\n11 hit KC",
                "return 1 1000\ncollect 11 0",
            ),
            keeps=("lammer-paid-on-bust", "lammer-left-on-loss"),
        ),
        case(
            chapter,
            "the lammer hand goes over, the dealer too, and it is paid",
            one(
                "8H 8D",
                "1 free-split 11 1000\n1 gets TS\n1 stand\n11 gets 6C\n11 hit KC",
                TO_23 + "pay 1 1000\n*pay 11 1000",
                PUSHED,
            ),
            finds=(finding(chapter, "lammer-paid-though-both-over", "7(o)(1)", 1000, "the house"),),
        ),
        case(
            chapter,
            "the lammer hand goes over, the dealer too",
            one(
                "8H 8D",
                "1 free-split 11 1000\n1 gets TS\n1 stand\n11 gets 6C\n11 hit KC",
                TO_23 + "pay 1 1000\ncollect 11 0",
                PUSHED,
            ),
            keeps=("lammer-paid-though-both-over",),
        ),
        case(
            chapter,
            "the wager settled with the second hand, the lammer with the first",
            one(
                "8H 8D",
                "1 free-split 11 1000\n1 gets 5S\n1 stand\n11 gets TC\n11 stand",
                "*collect 11 0\n**pay 1 1000",
                "8C 9D",
            ),
            finds=(
                finding(chapter, "lammer-not-paid", "7(o)", -1000, "P1"),
                finding(chapter, "losing-wager-not-collected", "7(q)(2)", 2000, "the house"),
                finding(chapter, "lammer-and-wager-exchanged", "10(b)(2)(ii)"),
            ),
        ),
        case(
            chapter,
            "the first hand lost does not spoil the lammer",
            one(
                "8H 8D",
                "1 free-split 11 1000\n1 gets 5S\n1 stand\n11 gets TC\n11 stand",
                "collect 1 1000\npay 11 1000",
                "8C 9D",
            ),
            keeps=("lammer-not-paid", "lammer-paid-wrong", "lammer-paid-like-blackjack", "lammer-and-wager-exchanged"),
        ),
        case(
            chapter,
            "against 22",
            one(HARD_10, DOUBLE.format("TS"), TO_22 + "return 1 1000\ncollect 1f 0", PUSHED),
            keeps=("lammer-paid-against-22", "lammer-left-against-22", "wager-not-returned-against-22"),
        ),
        case(
            chapter,
            "against 22 and paid",
            one(HARD_10, DOUBLE.format("TS"), TO_22 + "*pay 1f 1000\nreturn 1 1000", PUSHED),
            finds=(finding(chapter, "lammer-paid-against-22", "7(n)(1)", 1000, "the house"),),
        ),
        case(
            chapter,
            "against 22 and left",
            one(HARD_10, DOUBLE.format("TS"), TO_22 + "return 1 1000", PUSHED) + "\n*end",
            finds=(finding(chapter, "lammer-left-against-22", "7(n)(1)"),),
        ),
    )


def against_22(chapter: str) -> tuple[Case, ...]:
    """Wagers against a dealer's 22, and those of hands over 21."""
    bust = "5H 7D"
    unknown = "bet 1 1000\nbet 2 1000\ncards 1 5H 7D / 2 TH 9D / dealer 6D TC\n1 hit KC\n2 stand\nturn\ndealer ? 20\n"
    return (
        case(
            chapter,
            "22 returns a wager and a double down",
            one("TH 2D", "1 double 500 6C", TO_22 + "return 1 1000\nreturn 1d 500", PUSHED),
            keeps=("wager-not-returned-against-22",),
        ),
        case(
            chapter,
            "22 paid as a bust",
            one("TH 9D", "1 stand", TO_22 + "*pay 1 1000", PUSHED),
            finds=(finding(chapter, "wager-not-returned-against-22", "7(n)(1)", 1000, "the house"),),
        ),
        case(
            chapter,
            "22 collected",
            one("TH 9D", "1 stand", TO_22 + "*collect 1 1000", PUSHED),
            finds=(finding(chapter, "wager-not-returned-against-22", "7(n)(1)", -1000, "P1"),),
        ),
        case(
            chapter,
            "a Blackjack paid before the dealer's 22",
            "bet 1 1000\nbet 2 1000\ncards 1 AH KD / 2 TH 9D / dealer 6D TC\nannounce 1 blackjack\npay 1 1500\nremove 1\n"
            "2 stand\nturn\ndealer 6C 22\nreturn 2 1000\nclear",
            keeps=(
                "blackjack-paid-at-wrong-odds",
                "blackjack-paid-late-against-low-card",
                "wager-not-returned-against-22",
            ),
        ),
        case(
            chapter,
            "a Blackjack returned because the dealer drew to 22",
            "bet 1 1000\nbet 2 1000\ncards 1 AH KD / 2 TH 9D / dealer 6D TC\nannounce 1 blackjack\nremove 1\n"
            "2 stand\nturn\ndealer 6C 22\n*return 1 1000\nreturn 2 1000\nclear",
            finds=(finding(chapter, "blackjack-unpaid-against-low-card", "7(h)(1)", -1500, "P1"),),
        ),
        case(
            chapter,
            "a hand over 21 collected against 22",
            "bet 1 1000\nbet 2 1000\ncards 1 5H 7D / 2 TH 9D / dealer 6D TC\n1 hit KC\ncollect 1 1000\nremove 1\n"
            "2 stand\nturn\ndealer 6C 22\nreturn 2 1000\nclear",
            keeps=("bust-returned-against-22",),
        ),
        case(
            chapter,
            "a hand over 21 returned against 22",
            "bet 1 1000\nbet 2 1000\ncards 1 5H 7D / 2 TH 9D / dealer 6D TC\n1 hit KC\n2 stand\nturn\ndealer 6C 22\n"
            "*return 1 1000\nreturn 2 1000\nclear",
            finds=(finding(chapter, "bust-returned-against-22", "7(n)(1)", 1000, "the house", noted=True),),
        ),
        case(
            chapter,
            "a hand over 21 paid against 22",
            "bet 1 1000\nbet 2 1000\ncards 1 5H 7D / 2 TH 9D / dealer 6D TC\n1 hit KC\n2 stand\nturn\ndealer 6C 22\n"
            "*pay 1 1000\nreturn 2 1000\nclear",
            finds=(finding(chapter, "wager-not-returned-against-22", "7(n)(1)", 1000, "the house"),),
        ),
        case(
            chapter,
            "a hand over 21 returned against 18",
            one(bust, "1 hit KC", "*return 1 1000"),
            finds=(finding(chapter, "bust-not-collected", "7(q)(1)", 1000, "the house"),),
        ),
        case(
            chapter, "a hand over 21 collected", one(bust, "1 hit KC", "collect 1 1000"), keeps=("bust-not-collected",)
        ),
        case(
            chapter,
            "a hand over 21 returned where the hole card was never seen",
            "bet 1 1000\ncards 1 5H 7D / dealer 8C ?\n1 hit KC\n*return 1 1000\nclear",
            finds=(finding(chapter, "bust-not-collected", "7(q)(1)", 1000, "the house"),),
            undeclared=("expose",),
        ),
        case(
            chapter,
            "a hand over 21 returned where a card that the dealer drew is not known",
            unknown + "return 1 1000\ncollect 2 1000\nclear",
            missing=(("bust-not-collected", "the cards of the hands"),),
        ),
        case(
            chapter,
            "a hand over 21 collected where a card that the dealer drew is not known",
            unknown + "collect 2 1000\ncollect 1 1000\nclear",
            keeps=("bust-not-collected",),
        ),
        case(
            chapter,
            "both over 21 and the wager returned",
            "bet 1 1000\nbet 2 1000\ncards 1 5H 7D / 2 TH 9D / dealer 6D TC\n1 hit KC\n2 stand\nturn\ndealer 7C 23\n"
            "*return 1 1000\npay 2 1000\nclear",
            finds=(finding(chapter, "bust-returned-against-bust", "7(q)(1)", 1000, "the house", noted=True),),
        ),
        case(
            chapter,
            "both over 21 and the wager collected",
            "bet 1 1000\nbet 2 1000\ncards 1 5H 7D / 2 TH 9D / dealer 6D TC\n1 hit KC\n2 stand\nturn\ndealer 7C 23\n"
            "collect 1 1000\npay 2 1000\nclear",
            keeps=("bust-returned-against-bust", "bust-paid-against-bust", "win-against-busted-dealer-not-paid"),
        ),
        case(
            chapter,
            "both over 21 and the wager paid",
            "bet 1 1000\nbet 2 1000\ncards 1 5H 7D / 2 TH 9D / dealer 6D TC\n1 hit KC\n2 stand\nturn\ndealer 7C 23\n"
            "pay 2 1000\n*pay 1 1000\nclear",
            finds=(finding(chapter, "bust-paid-against-bust", "7(o)(1)", 1000, "the house"),),
        ),
        case(
            chapter,
            "both over 21 with the same total and the wager returned",
            "bet 1 1000\nbet 2 1000\ncards 1 6H 7D / 2 TH 9D / dealer 6D TC\n1 hit KC\n2 stand\nturn\ndealer 7C 23\n"
            "*return 1 1000\npay 2 1000\nclear",
            finds=(finding(chapter, "same-total-over-limit-not-collected", "7(p)", 1000, "the house", noted=True),),
        ),
        case(
            chapter,
            "a win by the higher total",
            one("TH 9D", "1 stand", "pay 1 1000"),
            keeps=("win-by-higher-total-not-paid", "winning-wager-paid-at-wrong-odds"),
        ),
        case(
            chapter,
            "a win by the higher total returned",
            one("TH 9D", "1 stand", "*return 1 1000"),
            finds=(finding(chapter, "win-by-higher-total-not-paid", "7(o)(2)", -1000, "P1"),),
        ),
        case(
            chapter,
            "a win against a dealer over 21 returned",
            one("TH 9D", "1 stand", TO_23 + "*return 1 1000", PUSHED),
            finds=(finding(chapter, "win-against-busted-dealer-not-paid", "7(o)(1)", -1000, "P1"),),
        ),
        case(
            chapter,
            "a win paid like a Blackjack",
            one("TH 9D", "1 stand", "*pay 1 1500"),
            finds=(finding(chapter, "winning-wager-paid-at-wrong-odds", "11(a)", 500, "the house"),),
        ),
        case(
            chapter,
            "a tie collected",
            one("TH 8D", "1 stand", "*collect 1 1000"),
            finds=(finding(chapter, "tie-not-returned", "7(p)", -1000, "P1"),),
        ),
        case(chapter, "a tie", one("TH 8D", "1 stand", "return 1 1000"), keeps=("tie-not-returned",)),
        case(
            chapter,
            "a loss returned",
            one("TH 7D", "1 stand", "*return 1 1000"),
            finds=(finding(chapter, "losing-wager-not-collected", "7(q)(2)", 1000, "the house"),),
        ),
        case(chapter, "a loss", one("TH 7D", "1 stand", "collect 1 1000"), keeps=("losing-wager-not-collected",)),
    )


TWO_BLACKJACKS = "bet 1 1000\nbet 2 1000\ncards 1 KH AD / 2 9D TC / dealer KC AC\npeek blackjack\n{}\nclear"
LATE_BLACKJACK = "bet 1 1000\ncards 1 {} / dealer KC AC\n{}\nturn\n{}\nclear"


def dealer_blackjack(chapter: str) -> tuple[Case, ...]:
    """A dealer's Blackjack: what goes back and what is collected."""
    return (
        case(
            chapter,
            "a Blackjack returned, another hand collected",
            TWO_BLACKJACKS.format("return 1 1000\ncollect 2 1000"),
            keeps=("blackjacks-tie-not-returned", "wager-kept-on-dealer-blackjack"),
        ),
        case(
            chapter,
            "a Blackjack paid",
            TWO_BLACKJACKS.format("*pay 1 1500\ncollect 2 1000"),
            finds=(finding(chapter, "blackjacks-tie-not-returned", "7(g)(1)", 1500, "the house"),),
        ),
        case(
            chapter,
            "a Blackjack collected",
            TWO_BLACKJACKS.format("*collect 1 1000\ncollect 2 1000"),
            finds=(finding(chapter, "blackjacks-tie-not-returned", "7(g)(1)", -1000, "P1"),),
        ),
        case(
            chapter,
            "another hand returned",
            TWO_BLACKJACKS.format("return 1 1000\n*return 2 1000"),
            finds=(finding(chapter, "wager-kept-on-dealer-blackjack", "7(g)(2)", 1000, "the house"),),
        ),
        case(
            chapter,
            "settlement not recorded",
            TWO_BLACKJACKS.format(""),
            undeclared=("collect", "pay", "return"),
            missing=(("wager-kept-on-dealer-blackjack", "what was collected and paid"),),
        ),
        case(
            chapter,
            "found late, the double down collected",
            LATE_BLACKJACK.format("TH 2D", "1 double 1000 6C", "collect 1 1000\ncollect 1d 1000"),
            undeclared=("peek",),
            keeps=("late-wager-returned-on-dealer-blackjack",),
        ),
        case(
            chapter,
            "found late, the double down returned",
            LATE_BLACKJACK.format("TH 2D", "1 double 1000 6C", "collect 1 1000\n*return 1d 1000"),
            undeclared=("peek",),
            finds=(
                finding(chapter, "late-wager-returned-on-dealer-blackjack", "7(g)(2)", 1000, "the house", noted=True),
            ),
        ),
        case(
            chapter,
            "found late, the double down paid",
            LATE_BLACKJACK.format("TH 2D", "1 double 1000 6C", "collect 1 1000\n*pay 1d 1000"),
            undeclared=("peek",),
            finds=(finding(chapter, "wager-kept-on-dealer-blackjack", "7(g)(2)", 1000, "the house"),),
        ),
    )


THREE = "bet 1 1000\nbet 3 1000\nbet 5 1000\ncards 1 TH 7D / 3 TD QC / 5 TC 7H / dealer 8C TS\n1 stand\n3 stand\n5 stand\nturn\n{}\nclear"
LAMMER_THIRD = (
    "bet 1 1000\nbet 3 1000\nbet 5 1000\ncards 1 TH 7D / 3 4D 6C / 5 TC 7H / dealer 8C TS\n1 stand\n3 free-double 1000 QC\n"
    "5 stand\nturn\n{}\nclear"
)


def order(chapter: str) -> tuple[Case, ...]:
    """The two orders of settlement; seat 5 sits farthest to the dealer's right."""
    by_player = {"dealing_settlement_order": "player-by-player"}
    return (
        case(
            chapter,
            "all losing wagers from the right, then the winning one",
            THREE.format("collect 5 1000\ncollect 1 1000\npay 3 1000"),
            keeps=("paid-before-all-collected", "collected-out-of-seat-order", "paid-out-of-seat-order"),
        ),
        case(
            chapter,
            "a winning wager paid first",
            THREE.format("collect 5 1000\n*pay 3 1000\ncollect 1 1000"),
            finds=(finding(chapter, "paid-before-all-collected", "7(r)(1)"),),
        ),
        case(
            chapter,
            "a lammer paid first",
            LAMMER_THIRD.format("collect 5 1000\n*pay 3f 1000\ncollect 1 1000\npay 3 1000"),
            finds=(finding(chapter, "paid-before-all-collected", "7(r)(1)"),),
        ),
        case(
            chapter,
            "losing wagers collected from the left",
            THREE.format("collect 1 1000\n*collect 5 1000\npay 3 1000"),
            finds=(finding(chapter, "collected-out-of-seat-order", "7(r)(1)"),),
        ),
        case(
            chapter,
            "winning wagers paid from the left",
            "bet 1 1000\nbet 3 1000\ncards 1 TH 9D / 3 TD QC / dealer 8C TS\n1 stand\n3 stand\nturn\npay 1 1000\n*pay 3 1000\nclear",
            finds=(finding(chapter, "paid-out-of-seat-order", "7(r)(1)", noted=True),),
        ),
        case(
            chapter,
            "player by player from the right",
            THREE.format("collect 5 1000\npay 3 1000\ncollect 1 1000"),
            keeps=("settled-out-of-seat-order", "losing-wager-not-to-inventory"),
            changed=by_player,
        ),
        case(
            chapter,
            "player by player from the left",
            THREE.format("collect 1 1000\n*pay 3 1000\ncollect 5 1000"),
            finds=(finding(chapter, "settled-out-of-seat-order", "7(r)(2)"),),
            changed=by_player,
        ),
        case(
            chapter,
            "a losing wager put elsewhere",
            THREE.format("*collect 5 1000 dest=wager-area\npay 3 1000\ncollect 1 1000"),
            finds=(finding(chapter, "losing-wager-not-to-inventory", "7(r)(2)"),),
            changed=by_player,
        ),
        case(
            chapter,
            "a winning wager paid with a losing one",
            THREE.format("collect 5 1000\n*pay 3 1000 source=wager-area\ncollect 1 1000"),
            finds=(finding(chapter, "paid-from-losing-wager", "7(r)(2)"),),
            changed=by_player,
        ),
        case(
            chapter,
            "a winning wager paid from the inventory",
            THREE.format("collect 5 1000\npay 3 1000 source=table-inventory\ncollect 1 1000"),
            keeps=("paid-from-losing-wager",),
            changed=by_player,
        ),
        case(
            chapter,
            "in which direction seats are numbered is not recorded",
            THREE.format("collect 5 1000\ncollect 1 1000\npay 3 1000"),
            missing=(
                ("collected-out-of-seat-order", "the position, and the direction in which positions are numbered"),
            ),
            direction="",
        ),
    )
