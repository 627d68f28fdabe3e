"""Players' Blackjacks, Insurance and the table in Free Bet Blackjack (§§ 672a.2, 6 to 8; 590.2, 6 to 8), judged by hand."""

from tests.games.blackjack.cases import Case
from tests.games.blackjack.free_bet import case, finding, one

TWO = "bet 1 1000\nbet 2 1000\ncards 1 AH KD / 2 TH 9D / dealer {}\n"
SEATS = 6
USED_ON_AN_8 = 'bet 1 1000\ncards 1 TH 9D / dealer 8C TD\npeek nothing\n{"kind": "notify", "by": "floorperson:F1"}\n'
MISSED = (
    "bet 1 1000\n1 gets TH\n"
    '{"kind": "deal", "hand": 0, "seat": 0, "card": "7C", "face": "up", "source": "shoe"}\n1 gets 8D\n'
)
TENS = "KD 8C"
INSURED = 'bet 1 1000\ncards 1 TH KD / dealer AC {}\n{{"kind": "offer", "what": "insurance"}}\n{}'
EVEN = (
    'bet 1 1000\n{}cards 1 AH KD / dealer AC 8D\n{{"kind": "offer", "what": "insurance"}}\n'
    '{{"kind": "offer", "what": "even-money"}}\n{}'
)


def boxes(number: int) -> str:
    """A round at so many betting positions; beyond the six of a table the wager there and the first card are marked."""
    seats = range(1, number + 1)
    bets = "".join(f"{'*' * (seat > SEATS)}bet {seat} 1000\n" for seat in seats)
    mark = "*" if number > SEATS else ""
    first = f"{mark}1 gets TC\n" + "".join(f"{seat} gets T{'CDHS'[seat % 4]}\n" for seat in seats[1:])
    second = "".join(f"{seat} gets 9{'CDHS'[seat % 4]}\n" for seat in seats)
    up = '{"kind": "deal", "hand": 0, "seat": 0, "card": "8C", "face": "up", "source": "shoe"}\n'
    hole = '{"kind": "deal", "hand": 0, "seat": 0, "card": "TD", "face": "down", "source": "shoe"}\n'
    played = "".join(f"{seat} stand\n" for seat in seats) + '{"kind": "expose", "hand": 0}\n'
    return bets + first + up + second + hole + played + "".join(f"pay {seat} 1000\n" for seat in seats[::-1]) + "clear"


def blackjacks(chapter: str) -> tuple[Case, ...]:
    """A player's Blackjack is announced and paid in his turn, whatever the dealer's first card is."""
    low = TWO.format("6D TC")
    high = TWO.format(TENS) + "peek no-blackjack\n"
    return (
        case(
            chapter,
            "paid in turn against a low card",
            low + "announce 1 blackjack\npay 1 1500\nremove 1\n2 stand\nturn\ndealer 5C 21\ncollect 2 1000\nclear",
            keeps=(
                "blackjack-paid-late-against-low-card",
                "blackjack-not-announced-against-low-card",
                "blackjack-cards-not-removed-against-low-card",
                "blackjack-against-longer-21-not-paid",
                "blackjack-paid-at-wrong-odds",
            ),
        ),
        case(
            chapter,
            "paid after the next player against a low card",
            low + "announce 1 blackjack\n2 stand\n*pay 1 1500\nremove 1\nturn\ndealer 5C 21\ncollect 2 1000\nclear",
            finds=(finding(chapter, "blackjack-paid-late-against-low-card", "7(h)(1)"),),
        ),
        case(
            chapter,
            "paid in turn against a 10 value card",
            high + "announce 1 blackjack\npay 1 1500\nremove 1\n2 stand\nturn\npay 2 1000\nclear",
            keeps=(
                "blackjack-paid-at-no-lawful-moment",
                "blackjack-not-announced-against-high-card",
                "blackjack-cards-not-removed-at-once",
                "blackjack-unpaid-at-once",
            ),
        ),
        case(
            chapter,
            "paid at once against a 10 value card, its cards left",
            high + "announce 1 blackjack\npay 1 1500\n2 stand\nturn\npay 2 1000\nremove 2\nremove 0\n**end",
            finds=(
                finding(chapter, "blackjack-cards-not-removed-at-once", "7(h)(1)"),
                finding(chapter, "cards-not-removed-after-round", "7(s)"),
            ),
        ),
        case(
            chapter,
            "paid after the hole card against a 10 value card",
            high + "announce 1 blackjack\n2 stand\nturn\npay 2 1000\n*pay 1 1500\nclear",
            finds=(finding(chapter, "blackjack-paid-at-no-lawful-moment", "7(h)(1)"),),
        ),
        case(
            chapter,
            "paid after the hole card against a 10 value card, its cards left",
            high + "announce 1 blackjack\n2 stand\nturn\npay 2 1000\n*pay 1 1500\nremove 2\nremove 0\n**end",
            finds=(
                finding(chapter, "blackjack-paid-at-no-lawful-moment", "7(h)(1)"),
                finding(chapter, "blackjack-cards-not-removed", "7(h)(1)"),
                finding(chapter, "cards-not-removed-after-round", "7(s)"),
            ),
        ),
        case(
            chapter,
            "the last player's, paid when the hole card was turned",
            "bet 1 1000\nbet 2 1000\ncards 1 TH 9D / 2 AH KD / dealer 6D TC\n1 stand\nturn\nannounce 2 blackjack\n*pay 2 1500\n"
            "remove 2\ndealer 5C 21\ncollect 1 1000\nclear",
            finds=(finding(chapter, "blackjack-paid-late-against-low-card", "7(h)(1)"),),
        ),
        case(
            chapter,
            "its cards removed after the dealer drew",
            low + "announce 1 blackjack\npay 1 1500\n2 stand\nturn\ndealer 5C 21\n*remove 1\ncollect 2 1000\nclear",
            finds=(finding(chapter, "blackjack-cards-not-removed-against-low-card", "7(h)(1)"),),
        ),
        case(
            chapter,
            "against a 10 value card, its cards removed after the hole card was turned",
            high + "announce 1 blackjack\npay 1 1500\n2 stand\nturn\n*remove 1\npay 2 1000\nclear",
            finds=(finding(chapter, "blackjack-cards-not-removed-at-once", "7(h)(1)"),),
        ),
        case(
            chapter,
            "announced after it was paid",
            low + "pay 1 1500\n*announce 1 blackjack\nremove 1\n2 stand\nturn\ndealer 5C 21\ncollect 2 1000\nclear",
            finds=(finding(chapter, "blackjack-announced-after-payment-against-low-card", "7(h)(1)", noted=True),),
        ),
        case(
            chapter,
            "not announced",
            low + "pay 1 1500\nremove 1\n2 stand\nturn\ndealer 5C 21\ncollect 2 1000\nclear\n*end",
            finds=(finding(chapter, "blackjack-not-announced-against-low-card", "7(h)(1)"),),
        ),
        case(
            chapter,
            "not announced against a 10 value card",
            high + "pay 1 1500\nremove 1\n2 stand\nturn\npay 2 1000\nclear\n*end",
            finds=(finding(chapter, "blackjack-not-announced-against-high-card", "7(h)(1)"),),
        ),
        case(
            chapter,
            "paid short",
            low + "announce 1 blackjack\n*pay 1 1200\nremove 1\n2 stand\nturn\ndealer 5C 21\ncollect 2 1000\nclear",
            finds=(finding(chapter, "blackjack-paid-at-wrong-odds", "11(a)", -300, "P1"),),
        ),
        case(
            chapter,
            "an odd amount, a cent below and above",
            "bet 1 501\nbet 2 501\ncards 1 AH KD / 2 AC KS / dealer 6D TC\nannounce 1 blackjack\npay 1 751\nremove 1\n"
            "announce 2 blackjack\npay 2 752\nremove 2\nturn\nclear",
            keeps=("blackjack-paid-at-wrong-odds",),
        ),
        case(
            chapter,
            "returned against a longer 21",
            low + "announce 1 blackjack\nremove 1\n2 stand\nturn\ndealer 5C 21\n*return 1 1000\ncollect 2 1000\nclear",
            finds=(finding(chapter, "blackjack-against-longer-21-not-paid", "7(h)(1)", -1500, "P1"),),
        ),
        case(
            chapter,
            "returned against a 10 value card",
            high + "announce 1 blackjack\nremove 1\n2 stand\nturn\npay 2 1000\n*return 1 1000\nclear",
            finds=(finding(chapter, "blackjack-unpaid-at-once", "7(h)(1)", -1500, "P1"),),
        ),
        case(
            chapter,
            "an ace and a king on a split hand paid as a Blackjack",
            one("AH AD", "1 free-split 11 1000\n1 gets KS\n11 gets 7C\n11 stand", "*pay 1 1500\ncollect 11 0"),
            finds=(finding(chapter, "winning-wager-paid-at-wrong-odds", "11(a)", 500, "the house"),),
        ),
        case(
            chapter,
            "cards left after it was paid",
            low
            + "announce 1 blackjack\npay 1 1500\n2 stand\nturn\ndealer 5C 21\ncollect 2 1000\nremove 2\nremove 0\n**end",
            finds=(
                finding(chapter, "blackjack-cards-not-removed-against-low-card", "7(h)(1)"),
                finding(chapter, "cards-not-removed-after-round", "7(s)"),
            ),
        ),
    )


def insurance(chapter: str) -> tuple[Case, ...]:
    """The Insurance Wager; and even money, which only Chapter 672a knows."""
    lost = "peek no-blackjack\n{}1 stand\nturn\n{}\nclear"
    shared = (
        case(
            chapter,
            "half, lost and collected",
            INSURED.format("8D", "1 insurance 500\n" + lost.format("collect 1i 500\n", "pay 1 1000")),
            keeps=(
                "insurance-over-half",
                "losing-insurance-not-collected",
                "insurance-not-offered",
                "insurance-after-card-reader",
            ),
        ),
        case(
            chapter,
            "a cent more than half",
            INSURED.format("8D", "*1 insurance 501\n" + lost.format("collect 1i 501\n", "pay 1 1000")),
            finds=(finding(chapter, "insurance-over-half", "8(b)", 1, "P1"),),
        ),
        case(
            chapter,
            "paid although the hole card is an ace",
            INSURED.format("AS", "1 insurance 500\n" + lost.format("*pay 1i 1000\n", "dealer 7C 19\npay 1 1000")),
            finds=(finding(chapter, "losing-insurance-paid", "8(a)", 1500, "the house"),),
        ),
        case(
            chapter,
            "won and paid even",
            INSURED.format("KS", "1 insurance 500\npeek blackjack\nturn\n*pay 1i 500\ncollect 1 1000\nclear"),
            finds=(finding(chapter, "insurance-paid-at-wrong-odds", "11(b)", -500, "P1"),),
        ),
        case(
            chapter,
            "won and paid as ordered",
            INSURED.format("KS", "1 insurance 500\npeek blackjack\nturn\npay 1i 1000\ncollect 1 1000\nclear"),
            keeps=("winning-insurance-not-paid", "insurance-paid-at-wrong-odds", "wager-kept-on-dealer-blackjack"),
        ),
        case(
            chapter,
            "won and not paid",
            INSURED.format("KS", "1 insurance 500\npeek blackjack\nturn\n*return 1i 500\ncollect 1 1000\nclear"),
            finds=(finding(chapter, "winning-insurance-not-paid", "8(c)", -1000, "P1"),),
        ),
        case(
            chapter,
            "taken after the reader",
            INSURED.format(
                "8D", "peek no-blackjack\n*1 insurance 500\ncollect 1i 500\n1 stand\nturn\npay 1 1000\nclear"
            ),
            finds=(finding(chapter, "insurance-after-card-reader", "8(b)"),),
        ),
        case(
            chapter,
            "not offered against an ace",
            "bet 1 1000\ncards 1 TH KD / dealer AC 8D\n*peek no-blackjack\n1 stand\nturn\npay 1 1000\nclear",
            finds=(finding(chapter, "insurance-not-offered", "7(f)"),),
        ),
    )
    if chapter == "590":
        return (
            *shared,
            case(
                chapter,
                "even money against an ace",
                EVEN.format("", "*1 even-money\npay 1 1000\nremove 1\nclear").replace(
                    '{"kind": "offer", "what": "even-money"}\n', ""
                ),
                finds=(finding(chapter, "even-money-not-in-filing", "8(a)", noted=True),),
            ),
            case(
                chapter,
                "even money against a king",
                "bet 1 1000\ncards 1 AH KD / dealer KC 8D\n**1 even-money\npay 1 1000\nremove 1\nclear",
                finds=(
                    finding(chapter, "even-money-not-in-filing", "8(a)", noted=True),
                    finding(chapter, "even-money-against-ten", "11(a)"),
                ),
            ),
        )
    return (
        *shared,
        case(
            chapter,
            "even money",
            EVEN.format("", "1 even-money\npay 1 1000\nremove 1\nclear"),
            keeps=("even-money-not-in-filing", "even-money-paid-at-wrong-odds", "even-money-cards-not-removed"),
        ),
        case(
            chapter,
            "even money that is not filed",
            EVEN.format("", "*1 even-money\npay 1 1000\nremove 1\nclear").replace(
                '{"kind": "offer", "what": "even-money"}\n', ""
            ),
            finds=(finding(chapter, "even-money-not-in-filing", "8(e)"),),
            insurance_even_money="false",
        ),
        case(
            chapter,
            "even money beside a Push 22 Wager, the cards tucked",
            EVEN.format(
                "push 1 500\n",
                "1 even-money\npay 1 1000\ntuck 1\npeek no-blackjack\nturn\ncollect 1p 500\nremove 1\nclear",
            ),
            keeps=("even-money-not-tucked",),
        ),
        case(
            chapter,
            "even money beside a Push 22 Wager, the cards removed",
            EVEN.format(
                "push 1 500\n", "1 even-money\npay 1 1000\n*remove 1\npeek no-blackjack\nturn\ncollect 1p 500\nclear"
            ),
            finds=(finding(chapter, "even-money-not-tucked", "8(e)"),),
        ),
    )


def no_surrender(chapter: str) -> tuple[Case, ...]:
    """Chapter 672a knows no surrender."""
    return (
        case(
            chapter,
            "a hand surrendered",
            one("TH 6D", "*1 surrender\ncollect 1 500\nreturn 1 500", "").replace("turn\n\n", "turn\n"),
            finds=(finding(chapter, "surrendered-all-the-same", "7(h)(2)", 500, "the house"),),
        ),
        case(
            chapter, "no hand surrendered", one("TH 9D", "1 stand", "pay 1 1000"), keeps=("surrendered-all-the-same",)
        ),
    )


def table(chapter: str) -> tuple[Case, ...]:
    """Positions, cash, and turns."""
    return (
        case(chapter, "six positions", boxes(6), keeps=("too-many-positions-dealt",)),
        case(
            chapter,
            "seven positions",
            boxes(7),
            finds=(
                finding(chapter, "table-with-too-many-positions", "2(a)"),
                finding(chapter, "too-many-positions-dealt", "2(a)"),
            ),
        ),
        case(
            chapter,
            "an additional card face down",
            one("5H 7D", "1 hit\n*1 gets 7C face=down\n1 stand", "pay 1 1000"),
            finds=(finding(chapter, "additional-card-face-down", "7(i)"),),
        ),
        case(
            chapter,
            "drawing on 21",
            one("5H 7D", "1 hit 9C\n*1 hit 2C", "pay 1 1000"),
            finds=(finding(chapter, "draw-on-21", "7(j)(1)"),),
        ),
        case(
            chapter,
            "a wager in cash",
            "bet 1 1000\n*bet 2 1000 by=verbal-cash\ncards 1 TH 9D / 2 TC 9S / dealer 8C TD\n1 stand\n2 stand\nturn\n"
            "pay 2 1000\npay 1 1000\nclear",
            finds=(finding(chapter, "wager-made-in-cash", "6(a)", noted=True),),
            keeps=("wager-made-in-cash",),
        ),
        case(
            chapter,
            "a wager by word of mouth",
            "*bet 1 1000 by=verbal\ncards 1 TH 9D / dealer 8C TD\n1 stand\nturn\npay 1 1000\nclear",
            finds=(finding(chapter, "wager-not-in-chips", "6(a)"),),
        ),
        case(
            chapter,
            "a wager that the chapter does not name",
            "bet 1 1000\n*match 1 500\ncards 1 TH 9D / dealer 8C TD\n1 stand\nturn\npay 1 1000\ncollect 1m 500\nclear",
            finds=(finding(chapter, "wager-of-another-kind", "6(e)", noted=True),),
        ),
        case(
            chapter,
            "all hands called dead because the dealer's second card was missed",
            MISSED + '*{"kind": "void-round", "what": "misdeal"}\nreturn 1 1000\nclear',
            finds=(finding(chapter, "round-voided-for-missed-dealer-card", "12(e)"),),
        ),
        case(
            chapter,
            "all hands called dead because the reader was used on an 8",
            USED_ON_AN_8 + '*{"kind": "void-round", "what": "card-reader-used"}\nreturn 1 1000\nclear',
            finds=(finding(chapter, "hands-dead-for-misused-reader", "12(i)"),),
        ),
        case(
            chapter,
            "all hands called dead for a device out of order after the reader was used on an 8",
            USED_ON_AN_8 + '{"kind": "void-round", "what": "device-failure"}\nreturn 1 1000\nclear',
            keeps=("hands-dead-for-misused-reader",),
        ),
        case(
            chapter,
            "play continued after the reader was used on an 8",
            USED_ON_AN_8 + "1 stand\nturn\npay 1 1000\nclear",
        ),
        case(
            chapter,
            "all hands called dead for another misdeal",
            "bet 1 1000\ncards 1 TH 9D / dealer 8C TD\n"
            '*{"kind": "void-round", "what": "misdeal"}\nreturn 1 1000\nclear',
            finds=(finding(chapter, "round-voided-without-ground", "12(g)", noted=True),),
            keeps=("round-voided-for-missed-dealer-card",),
        ),
        case(
            chapter,
            "the first card after a reshuffle put elsewhere, where the shuffler is not filed",
            "bet 1 1000\ncards 1 TH 9D / dealer 8C 6D\n1 stand\nturn\n"
            '{"kind": "shoe-empty"}\n{"kind": "shuffle", "what": "insufficient-cards", "by": "dealer"}\n'
            '{"kind": "cut", "by": "dealer"}\n{"kind": "load-shoe", "by": "dealer", "dest": "shoe"}\n'
            '*{"kind": "burn", "face": "down", "dest": "layout"}\ndealer 4C 18\npay 1 1000\nclear',
            finds=(finding(chapter, "card-removed-elsewhere", "12(f)"),),
            cards_shuffler="",
        ),
        case(
            chapter,
            "the first card after a reshuffle put in the discard rack",
            "bet 1 1000\ncards 1 TH 9D / dealer 8C 6D\n1 stand\nturn\n"
            '{"kind": "shoe-empty"}\n{"kind": "shuffle", "what": "insufficient-cards", "by": "dealer"}\n'
            '{"kind": "cut", "by": "dealer"}\n{"kind": "load-shoe", "by": "dealer", "dest": "shoe"}\n'
            '{"kind": "burn", "face": "down", "dest": "rack"}\ndealer 4C 18\npay 1 1000\nclear',
            keeps=("card-removed-elsewhere",),
            cards_shuffler="",
        ),
        case(
            chapter,
            "the third player before the first",
            "bet 1 1000\nbet 3 1000\ncards 1 TH 9D / 3 TC 9S / dealer 8C TD\n*3 stand\n1 stand\nturn\npay 3 1000\npay 1 1000\nclear",
            finds=(finding(chapter, "decision-out-of-turn", "7(h)"),),
        ),
    )
