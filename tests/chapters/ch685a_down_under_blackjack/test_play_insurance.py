"""§§ 685a.7(g), 685a.8 and 685a.11(b) in play: Insurance, and even money that the chapter names without a rule."""

import pytest

from tests.chapters.ch685a_down_under_blackjack.down_under import case, finding
from tests.games.blackjack.cases import Case

CHIP = '{"kind": "records", "what": "chip-unit", "by": "always"}\n{"kind": "chip-unit", "cents": 500}'


def insured(
    cents: int,
    settled: str,
    hole: str = "8S",
    up: str = "AC",
    stake: int = 2000,
    offer: str = "offer insurance",
    end: str = "",
) -> str:
    """A player with 19 and Insurance of ``cents``."""
    range_ = "large" if hole[0] in "TJQKA" else "medium"
    blackjack = (hole[0] in "TJQK") != (up[0] in "TJQK")
    turn = "turn\n" if range_ == "large" else ""
    rest = f"collect 1 {stake}" if blackjack else end or f"1 stand\n{'' if turn else 'turn'}\nreturn 1 {stake}"
    return (
        f"bet 1 {stake}\ncards 1 KH 9D / dealer {up} {hole}\n{offer}\n1 insurance {cents}\nrange {range_}\n{turn}{settled}"
        f"\n{rest}\nclear"
    )


def even(settled: str, up: str = "AC", hole: str = "8S", cards: str = "AH KD", before: str = "") -> str:
    """A player with a Blackjack of $20 who takes even money."""
    range_ = "large\nturn" if hole[0] in "TJQKA" else "medium"
    return f"bet 1 2000\ncards 1 {cards} / dealer {up} {hole}\noffer insurance\n{before}\n*1 even-money\n{settled}\nrange {range_}\nclear"


TAKEN = finding("even-money-taken-without-a-rule", "7(g)", noted=True)
WRONG = "even-money-paid-at-wrong-odds"

CASES = (
    # 8(b): half, and the next unit
    case(
        "half",
        insured(1000, "collect 1i 1000"),
        keeps=(
            "insurance-over-half",
            "insurance-without-ace",
            "insurance-after-card-reader",
            "losing-insurance-not-collected",
            "losing-insurance-paid",
            "insurance-collected-late",
            "insurance-collected-before-reader",
            "insurance-not-offered",
        ),
    ),
    case("less than half", insured(500, "collect 1i 500")),
    case(
        "a cent over half",
        insured(1001, "collect 1i 1001").replace("1 insurance", "*1 insurance"),
        finds=[finding("insurance-over-half", "8(b)", 1, "P1")],
    ),
    case(
        "$25 with $5 chips: $15 is the next unit",
        f"between\n{CHIP}",
        insured(1500, "collect 1i 1500", stake=2500),
        keeps=("insurance-over-next-unit",),
    ),
    case(
        "$25 with $5 chips: $20 is beyond it",
        f"between\n{CHIP}",
        insured(2000, "collect 1i 2000", stake=2500).replace("1 insurance", "*1 insurance"),
        finds=[finding("insurance-over-next-unit", "8(b)", 500, "P1")],
    ),
    case(
        "$25 with $5 chips, units recorded sometimes: $20 may be the next of another",
        'between\n{"kind": "chip-unit", "cents": 500}',
        insured(2000, "collect 1i 2000", stake=2500),
        missing=(("insurance-over-next-unit", "the smallest value chip in use"),),
    ),
    case(
        "over half of one wager, within half of both",
        "bet 1 2000\nbet 2 1000 player=P1\ncards 1 KH 9D / 2 KS 9C / dealer AC 8S\noffer insurance\n"
        "*2 insurance 1500 player=P1\nrange medium\ncollect 2i 1500\n1 stand\n2 stand\nturn\nreturn 1 2000\nreturn 2 1000"
        "\nclear",
        finds=[finding("insurance-over-half-of-one-wager", "8(b)", 1000, "P1", True)],
    ),
    case(
        "after the reader",
        "bet 1 2000\ncards 1 KH 9D / dealer AC 8S\noffer insurance\nrange medium\n*1 insurance 1000\ncollect 1i 1000\n1 stand\nturn\nreturn 1 2000\nclear",
        finds=[finding("insurance-after-card-reader", "8(b)")],
    ),
    # 8(a)
    case(
        "against a queen",
        "bet 1 2000\ncards 1 KH 9D / dealer QC 9S\n*1 insurance 1000\nrange medium\nreturn 1i 1000\n1 stand\nturn\nreturn 1 2000\nclear",
        finds=[finding("insurance-without-ace", "8(a)")],
    ),
    *(
        case(
            f"won against {hole}",
            insured(1000, "pay 1i 2000", hole),
            keeps=("winning-insurance-not-paid", "insurance-paid-at-wrong-odds"),
        )
        for hole in ("TS", "JS", "QS", "KS")
    ),
    case(
        "won, a cent too little",
        insured(1000, "*pay 1i 1999", "KS"),
        finds=[finding("insurance-paid-at-wrong-odds", "11(b)", -1, "P1")],
    ),
    case(
        "won, 3 to 2",
        insured(1000, "*pay 1i 1500", "KS"),
        finds=[finding("insurance-paid-at-wrong-odds", "11(b)", -500, "P1")],
    ),
    case(
        "won, only returned",
        insured(1000, "*return 1i 1000", "KS"),
        finds=[finding("winning-insurance-not-paid", "8(c)", -2000, "P1")],
    ),
    case(
        "lost, paid", insured(1000, "*pay 1i 2000"), finds=[finding("losing-insurance-paid", "8(a)", 3000, "the house")]
    ),
    case(
        "lost, returned",
        insured(1000, "*return 1i 1000"),
        finds=[finding("losing-insurance-not-collected", "8(d)", 1000, "the house")],
    ),
    case(
        "two aces: lost, and collected once the hole card lies open",
        insured(1000, "collect 1i 1000", "AS", end="1 stand\n*dealer 6C 18\n*pay 1 2000"),
        finds=[
            finding("dealer-drew-on-two-aces", "3(d)(3)", noted=True),
            finding("settled-on-two-aces", "3(d)(3)", noted=True),
        ],
        keeps=("insurance-collected-late",),
    ),
    case(
        "lost, collected after a decision",
        "bet 1 2000\ncards 1 KH 9D / dealer AC 8S\noffer insurance\n1 insurance 1000\nrange medium\n1 stand\n*collect 1i 1000\nturn\nreturn 1 2000\nclear",
        finds=[finding("insurance-collected-late", "8(d)")],
    ),
    case(
        "lost, collected before the reader",
        "bet 1 2000\ncards 1 KH 9D / dealer AC 8S\noffer insurance\n1 insurance 1000\n*collect 1i 1000\nrange medium\n1 stand\nturn\nreturn 1 2000\nclear",
        finds=[finding("insurance-collected-before-reader", "8(d)")],
    ),
    case(
        "whether it was settled is not recorded",
        insured(1000, ""),
        missing=(("losing-insurance-not-collected", "what was collected and paid"),),
        undeclared=("pay", "collect"),
    ),
    # 7(g): the offer
    case(
        "not offered",
        "bet 1 2000\ncards 1 KH 9D / dealer AC 8S\n*peek red\narea medium\n1 stand\nturn\nreturn 1 2000\nclear",
        finds=[finding("insurance-not-offered", "7(g)")],
    ),
    case(
        "only even money offered to a hand that is no Blackjack",
        "bet 1 2000\ncards 1 KH 9D / dealer AC 8S\noffer even-money\n*peek red\narea medium\n1 stand\nturn\nreturn 1 2000\nclear",
        finds=[finding("insurance-not-offered", "7(g)")],
    ),
    case(
        "offers are not recorded",
        "bet 1 2000\ncards 1 KH 9D / dealer AC 8S\nrange medium\n1 stand\nturn\nreturn 1 2000\nclear",
        missing=(("insurance-not-offered", "the dealer's offers"),),
        undeclared=("offer",),
    ),
    # 7(g): even money
    case("even money, 1 to 1", even("pay 1 2000\nreturn 1 2000\nremove 1"), finds=[TAKEN], keeps=(WRONG,)),
    case(
        "even money, 1 to 1 against a Blackjack",
        even("pay 1 2000\nreturn 1 2000\nremove 1", hole="KS"),
        finds=[TAKEN],
        keeps=(WRONG,),
    ),
    case(
        "even money taken, and 3 to 2 paid, which it is without it",
        even("pay 1 3000\nreturn 1 2000\nremove 1"),
        finds=[TAKEN],
        keeps=(WRONG,),
    ),
    case(
        "even money taken, and returned against a Blackjack, which it is without it",
        even("return 1 2000\nremove 1", hole="KS"),
        finds=[TAKEN],
        keeps=(WRONG,),
    ),
    case(
        "even money taken, and returned",
        even("*return 1 2000\nremove 1"),
        finds=[TAKEN, finding(WRONG, "11(a)", -2000, "P1")],
    ),
    case(
        "even money at 2 to 1", even("*pay 1 4000\nremove 1"), finds=[TAKEN, finding(WRONG, "11(a)", 2000, "the house")]
    ),
    case(
        "what was paid is not recorded",
        even("remove 1"),
        finds=[TAKEN],
        missing=((WRONG, "what was collected and paid"),),
        undeclared=("pay", "collect"),
    ),
    case(
        "no even money taken",
        "bet 1 2000\ncards 1 AH KD / dealer AC 8S\noffer insurance\nrange medium\nannounce 1 blackjack\npay 1 3000\nremove 1\nturn\nclear",
        spared=("even-money-taken-without-a-rule",),
    ),
    case(
        "even money on 20",
        even("pay 1 2000\nremove 1", cards="TH KD") + "\n",
        finds=[finding("even-money-without-blackjack", "7(g)")],
    ),
    case(
        "even money against a ten",
        even("pay 1 2000\nremove 1", up="KC").replace("offer insurance\n", ""),
        finds=[finding("even-money-against-ten", "7(g)")],
    ),
    case(
        "even money against a 6",
        even("pay 1 2000\nremove 1", up="6C").replace("offer insurance\n", ""),
        finds=[
            finding("even-money-without-insurance", "7(g)"),
        ],
    ),
    case(
        "even money and Insurance",
        even("pay 1 2000\nremove 1", before="1 insurance 1000")
        .replace("*1 even", "**1 even")
        .replace("range medium", "range medium\ncollect 1i 1000"),
        finds=[TAKEN, finding("even-money-beside-insurance", "7(g)", noted=True)],
    ),
    case(
        "even money paid after the reader",
        even("").replace("range medium", "range medium\n*pay 1 2000\nremove 1"),
        finds=[TAKEN, finding("even-money-paid-late", "7(g)", noted=True)],
    ),
)


@pytest.mark.parametrize("one", CASES, ids=lambda one: one.name)
def test_insurance(one: Case) -> None:
    one.holds()
