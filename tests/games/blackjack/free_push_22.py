"""The Push 22 Wager and the dealer's hand (§§ 672a.6(e), 7(h) to (n), 11(c); 590.7, 12(c)) on rounds judged by hand."""

from tests.games.blackjack.cases import Case, Finds
from tests.games.blackjack.free_bet import case, finding, one

BETS = "bet 1 1000\npush 1 500"
OPEN = "6D TC"
TO_22 = "dealer 6C 22\n"
STOOD = ("TH 9D", "1 stand")
BLACKJACK = (
    "bet 1 1000\npush 1 500\nbet 2 1000\ncards 1 AH KD / 2 TH 9D / dealer 6D TC\nannounce 1 blackjack\npay 1 1500\n{}2 stand\n"
    "turn\ndealer {}\nreturn 2 1000\n{}clear"
)
BUSTED = "bet 1 1000\npush 1 500\ncards 1 5H 7D / dealer {}\n1 hit KC\n{}turn\n{}clear"
AGAINST_TWO = (
    "bet 1 1000\npush 1 500\nbet 2 1000\npush 2 500\ncards 1 KH AD / 2 9D TC / dealer KC AC\npeek blackjack\n{}\nclear"
)


def pays(
    chapter: str, dealer: str, drawn: str, cents: int, name: str, paytable: str = "A", finds: tuple[Finds, ...] = ()
) -> Case:
    """A Push 22 Wager paid against a dealer's 22."""
    text = one("TH 9C", "1 stand", f"dealer {drawn} 22\n*pay 1p {cents}\nreturn 1 1000", dealer, BETS)
    keeps: tuple[str, ...] = ()
    if not finds:
        text = text.replace("*pay", "pay")
        keeps = ("push-22-paid-wrong", "push-22-not-paid", "push-22-without-paytable")
    return case(chapter, name, text, finds=finds, keeps=keeps, push_22=f"{{paytable: {paytable}}}")


def wrong(chapter: str, cents: int, short: str = "the house") -> tuple[Finds, ...]:
    """A finding on its odds."""
    return (finding(chapter, "push-22-paid-wrong", "11(c)", cents, short),)


def posted(chapter: str) -> tuple[Case, ...]:
    """Limits posted for the Push 22 Wager alone, which do not hold for others."""
    most = 'between\n{{"kind": "wager-maximum", "what": "push-22", "cents": {}}}'
    round_ = one(*STOOD, "collect 1p 500\npay 1 1000\nreturn 1 1000", "8C TD", BETS)
    return (
        case(chapter, "at the posted maximum", most.format(500), round_, keeps=("wager-outside-posted-limits",)),
        case(
            chapter,
            "above the posted maximum",
            most.format(499),
            round_.replace("push 1", "*push 1"),
            finds=(finding(chapter, "wager-outside-posted-limits", "6(a)", noted=True),),
        ),
    )


def odds(chapter: str) -> tuple[Case, ...]:
    """The rows of both paytables: by the suits and colors of all cards of the dealer's hand."""
    return (
        pays(chapter, "6D TC", "6C", 4000, "another 22 by paytable A"),
        pays(chapter, "6D TC", "6C", 3500, "another 22 by paytable B", "B"),
        pays(
            chapter, "6D TC", "6C", 4000, "another 22 by paytable A where B is selected", "B", finds=wrong(chapter, 500)
        ),
        pays(
            chapter,
            "6D TC",
            "6C",
            3500,
            "another 22 by paytable B where A is selected",
            finds=wrong(chapter, -500, "P1"),
        ),
        pays(chapter, "6D TD", "6D", 25000, "one suit"),
        pays(chapter, "6D TD", "6D", 25000, "one suit by paytable B", "B"),
        pays(chapter, "6D TD", "6D", 10000, "one suit paid as one color", finds=wrong(chapter, -15000, "P1")),
        pays(chapter, "6D TH", "6D", 10000, "one color, red"),
        pays(chapter, "6S TC", "6C", 10000, "one color, black"),
        pays(chapter, "6D TD", "6H", 10000, "one color, where the first two cards are of one suit"),
        pays(chapter, "6D TD", "6H", 25000, "one color paid as one suit", finds=wrong(chapter, 15000)),
        pays(chapter, "6D TD", "6S", 4000, "two colors, where the first two cards are of one suit"),
        pays(chapter, "6D TC", "6C", 4001, "a cent more", finds=wrong(chapter, 1)),
        pays(chapter, "6D TC", "6C", 3999, "a cent less", finds=wrong(chapter, -1, "P1")),
        case(
            chapter,
            "22 and not paid",
            one(*STOOD, TO_22 + "*return 1p 500\nreturn 1 1000", OPEN, BETS),
            finds=(finding(chapter, "push-22-not-paid", "7(n)(1)", -4000, "P1"),),
        ),
        case(
            chapter,
            "23 and paid",
            one(*STOOD, "dealer 7C 23\n*pay 1p 4000\npay 1 1000", OPEN, BETS),
            finds=(finding(chapter, "losing-push-22-paid", "7(n)(2)", 4500, "the house"),),
        ),
        case(
            chapter,
            "21 and returned",
            one(*STOOD, "dealer 5C 21\n*return 1p 500\ncollect 1 1000", OPEN, BETS),
            finds=(finding(chapter, "losing-push-22-not-collected", "7(n)(2)", 500, "the house"),),
        ),
        case(
            chapter,
            "21 and collected",
            one(*STOOD, "dealer 5C 21\ncollect 1p 500\ncollect 1 1000", OPEN, BETS),
            keeps=("losing-push-22-paid", "losing-push-22-not-collected", "push-22-settled-before-dealer"),
        ),
        case(
            chapter,
            "its settlement is not recorded",
            one(*STOOD, TO_22 + "return 1 1000", OPEN, BETS),
            undeclared=("pay", "collect"),
            missing=(("push-22-paid-wrong", "what was collected and paid"),),
        ),
        case(
            chapter,
            "the dealer's cards are not recorded",
            one(*STOOD, TO_22 + "pay 1p 4000\nreturn 1 1000", OPEN, BETS),
            never=("deal.card", "expose.card"),
            missing=(("push-22-paid-wrong", "the dealer's cards"),),
        ),
        case(
            chapter,
            "no paytable selected",
            one("TH 9C", "1 stand", TO_22 + "pay 1p 4000\nreturn 1 1000", OPEN, BETS.replace("push", "*push")),
            finds=(finding(chapter, "push-22-without-paytable", "11(c)"),),
            push_22="{paytable: C}",
        ),
        case(
            chapter,
            "not in the filing",
            one(
                "TH 9C", "1 stand", "dealer 5C 21\ncollect 1p 500\ncollect 1 1000", OPEN, BETS.replace("push", "*push")
            ),
            finds=(finding(chapter, "push-22-not-offered", "6(e)"),),
            push_22="",
        ),
        case(
            chapter,
            "in the filing",
            one("TH 9C", "1 stand", "dealer 5C 21\ncollect 1p 500\ncollect 1 1000", OPEN, BETS),
            keeps=("push-22-not-offered", "optional-wager-without-blackjack-wager"),
        ),
        case(
            chapter,
            "without a Blackjack Wager",
            "bet 1 1000\n*lays 2p push-22 500\ncards 1 TH 9D / dealer 6D TC\n1 stand\nturn\ndealer 5C 21\ncollect 2p 500\ncollect 1 1000\nclear",
            finds=(finding(chapter, "optional-wager-without-blackjack-wager", "6(e)"),),
        ),
        case(
            chapter,
            "a second one of one player",
            "bet 1 1000\npush 1 500\nbet 2 1000 player=P1\n*push 2 500 player=P1\ncards 1 TH 9D / 2 TD 9C / dealer 6D TC\n"
            "1 stand\n2 stand\nturn\ndealer 5C 21\ncollect 2p 500\ncollect 2 1000\ncollect 1p 500\ncollect 1 1000\nclear",
            finds=(finding(chapter, "second-push-22-of-player", "6(e)", noted=True),),
        ),
        case(
            chapter,
            "one of each of two players",
            "bet 1 1000\npush 1 500\nbet 2 1000\npush 2 500\ncards 1 TH 9D / 2 TD 9C / dealer 6D TC\n"
            "1 stand\n2 stand\nturn\ndealer 5C 21\ncollect 2p 500\ncollect 2 1000\ncollect 1p 500\ncollect 1 1000\nclear",
            keeps=("second-push-22-of-player", "push-22-out-of-seat-order"),
        ),
        case(
            chapter,
            "settled from the left",
            "bet 1 1000\npush 1 500\nbet 2 1000\npush 2 500\ncards 1 TH 9D / 2 TD 9C / dealer 6D TC\n"
            "1 stand\n2 stand\nturn\ndealer 5C 21\ncollect 1p 500\n*collect 2p 500\ncollect 2 1000\ncollect 1 1000\nclear",
            finds=(finding(chapter, "push-22-out-of-seat-order", "7(n)(2)", noted=True),),
        ),
    )


def moments(chapter: str) -> tuple[Case, ...]:
    """When it is settled, and the cards that wait under it."""
    return (
        case(
            chapter,
            "a Blackjack's waits under the cards, and wins",
            BLACKJACK.format("tuck 1\n", "6C 22", "pay 1p 4000\nremove 1\n"),
            keeps=("blackjack-not-tucked", "push-22-settled-with-blackjack", "push-22-paid-wrong"),
        ),
        case(
            chapter,
            "a Blackjack's collected at once",
            BLACKJACK.format("tuck 1\n**collect 1p 500\n", "6C 22", ""),
            finds=(
                finding(chapter, "push-22-settled-with-blackjack", "7(h)(1)"),
                finding(chapter, "push-22-not-paid", "7(n)(1)", -4500, "P1"),
            ),
        ),
        case(
            chapter,
            "a Blackjack's cards removed instead of tucked",
            BLACKJACK.format("*remove 1\n", "6C 22", "pay 1p 4000\n"),
            finds=(finding(chapter, "blackjack-not-tucked", "7(h)(1)"),),
        ),
        case(
            chapter,
            "a Blackjack's cards tucked and removed early",
            BLACKJACK.format("tuck 1\n*remove 1\n", "6C 22", "pay 1p 4000\n"),
            finds=(finding(chapter, "blackjack-not-tucked", "7(h)(1)"),),
        ),
        case(
            chapter,
            "whether cards were tucked is not recorded",
            BLACKJACK.format("remove 1\n", "6C 22", "pay 1p 4000\n"),
            undeclared=("tuck",),
            missing=(("blackjack-not-tucked", "the tucking of cards"),),
        ),
        case(
            chapter,
            "a busted hand's collected at once",
            BUSTED.format(OPEN, "*collect 1p 500\n", "collect 1 1000\n"),
            finds=(finding(chapter, "push-22-settled-before-dealer", "7(n)(2)"),),
        ),
        case(
            chapter,
            "all lost on a dealer's Blackjack",
            AGAINST_TWO.format("return 1 1000\ncollect 1p 500\ncollect 2 1000\ncollect 2p 500"),
            keeps=("push-22-kept-against-both-blackjacks", "push-22-kept-against-dealer-blackjack"),
        ),
        case(
            chapter,
            "returned on a dealer's Blackjack",
            AGAINST_TWO.format("return 1 1000\n*return 1p 500\ncollect 2 1000\n*return 2p 500"),
            finds=(
                finding(chapter, "push-22-kept-against-both-blackjacks", "7(g)(1)", 500, "the house"),
                finding(chapter, "push-22-kept-against-dealer-blackjack", "7(g)(2)", 500, "the house"),
            ),
        ),
        case(
            chapter,
            "on a dead hand, returned",
            "bet 1 1000\npush 1 500\nbet 2 1000\n"
            '{"kind": "void-hand", "hand": 1, "seat": 1, "what": "no-cards-dealt"}\n'
            "cards 2 TH 9D / dealer 6D TC\n2 stand\nturn\ndealer 5C 21\nreturn 1p 500\nreturn 1 1000\ncollect 2 1000\nclear",
            keeps=("push-22-on-dead-hand-decided",),
        ),
        case(
            chapter,
            "on a dead hand, collected",
            "bet 1 1000\npush 1 500\nbet 2 1000\ncards 2 TH 9D / dealer 6D TC\n2 stand\nturn\ndealer 5C 21\n*collect 1p 500\n"
            "return 1 1000\ncollect 2 1000\nclear".replace(
                "cards", '{"kind": "void-hand", "hand": 1, "seat": 1, "what": "no-cards-dealt"}\ncards'
            ),
            finds=(finding(chapter, "push-22-on-dead-hand-decided", "12(g)", 500, "P1", noted=True),),
        ),
    )


def dealer(chapter: str) -> tuple[Case, ...]:
    """When the dealer draws: for hands, for Push 22 Wagers, and not without effect (§§ 672a.7(m), 590.7(m))."""
    in_590 = chapter == "590"
    blackjack = "bet 1 1000\n{}cards 1 AH KD / dealer 6D TC\nannounce 1 blackjack\npay 1 1500\n{}turn\n{}clear"
    return (
        case(
            chapter,
            "drawing for a Push 22 Wager of a hand over 21",
            BUSTED.format(OPEN, "collect 1 1000\nremove 1\n", "dealer 6C 22\npay 1p 4000\n"),
            keeps=("dealer-stood-short-for-push-22", "dealer-drew-without-effect", "push-22-paid-wrong"),
        ),
        case(
            chapter,
            "drawing for a Push 22 Wager of a Blackjack",
            blackjack.format("push 1 500\n", "tuck 1\n", "dealer 5C 21\ncollect 1p 500\nremove 1\n"),
            keeps=("dealer-stood-short-for-push-22",),
        ),
        case(
            chapter,
            "not drawing for a Push 22 Wager",
            "bet 1 1000\npush 1 500\n*cards 1 5H 7D / dealer 6D TC\n1 hit KC\ncollect 1 1000\nremove 1\nturn\ncollect 1p 500\nclear",
            finds=(finding(chapter, "dealer-stood-short-for-push-22", "7(m)", noted=in_590),),
        ),
        case(
            chapter,
            "drawing on 17 for a Push 22 Wager",
            BUSTED.format("7D TC", "collect 1 1000\nremove 1\n", "*dealer 5C\ncollect 1p 500\n"),
            finds=(finding(chapter, "dealer-drew-on-standing-total", "7(l)"),),
            undeclared=("announce",),
        ),
        case(
            chapter,
            "drawing with nothing but a paid Blackjack",
            blackjack.format("", "remove 1\n", "*dealer 5C 21\n"),
            finds=(finding(chapter, "dealer-drew-without-effect", "7(m)"),),
        ),
        case(
            chapter,
            "not drawing with nothing but a paid Blackjack",
            blackjack.format("", "remove 1\n", ""),
        ),
        case(
            chapter,
            "drawing with only a hand over 21 that is collected",
            "bet 1 1000\ncards 1 5H 7D / dealer 6D TC\n1 hit KC\ncollect 1 1000\nremove 1\nturn\n*dealer 5C 21\nclear",
            finds=(finding(chapter, "dealer-drew-without-effect", "7(m)"),),
        ),
        case(
            chapter,
            "drawing with only a hand over 21 that is not collected",
            "bet 1 1000\ncards 1 5H 7D / dealer 6D TC\n1 hit KC\nturn\n*dealer 5C 21\ncollect 1 1000\nclear",
            finds=(finding(chapter, "dealer-drew-for-lost-wagers", "7(m)", noted=True),),
        ),
        case(
            chapter,
            "standing on 16 with a hand that stands",
            "bet 1 1000\n*cards 1 TH 9D / dealer 6D TC\n1 stand\nturn\npay 1 1000\nclear",
            finds=(finding(chapter, "dealer-stood-short", "7(l)"),),
        ),
        case(
            chapter,
            "a card drawn on 17 and racked",
            one("TH 8D", "1 stand", "dealer 5S dest=rack\npay 1 1000", "7C TD"),
            undeclared=("announce",),
            keeps=("dealer-drew-on-standing-total",),
        ),
        case(
            chapter,
            "a card drawn on 18 and racked",
            one("TH 9D", "1 stand", "*dealer 4S dest=rack\npay 1 1000", "8C TD"),
            undeclared=("announce",),
            finds=(finding(chapter, "misdrawn-card-racked", "12(d)", noted=True),),
        ),
    )
