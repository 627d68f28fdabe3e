"""§§ 685a.3(e) and 685a.7(h): the Masque Card Reader device, in every round, and what its light brings about."""

import pytest

from tests.chapters.ch685a_down_under_blackjack.down_under import case, finding
from tests.games.blackjack.cases import Case
from tests.games.blackjack.rounds import LIGHTS


def read(
    range_: str, hole: str = "9C", up: str = "6H", draws: str = "dealer 5S 20", end: str = "collect 1 2000"
) -> str:
    """A round of one player who stands on 19; ``range_`` are the lines between the deal and his decision."""
    turn = "" if "turn" in range_ else "turn"
    return f"bet 1 2000\ncards 1 TS 9D / dealer {up} {hole}\n{range_}\n1 stand\n{turn}\n{draws}\n{end}\nclear"


BLACKJACKS = "bet 1 2000\nbet 2 1000\ncards 1 {} / 2 AS KD / dealer {} {}\n{}range large\nturn\n{}\nclear"

RANGES = tuple(
    case(
        f"{card} shown by {light}" + ("" if light == LIGHTS[held] else ", which is wrong"),
        read(
            f"{'' if light == LIGHTS[held] else '*'}peek {light}\narea {area}",
            hole=f"{card}C",
            draws="",
            end="",
        ),
        finds=[] if light == LIGHTS[held] else [finding(f"{held}-hole-card-shown-otherwise", f"3(e)({number})")],
        keeps=(f"{held}-hole-card-shown-otherwise",) if light == LIGHTS[held] else (),
        undeclared=("deal", "pay", "collect"),
    )
    for number, (held, cards) in enumerate((("small", "2345"), ("medium", "6789"), ("large", "TJQKA")), start=1)
    for card in cards
    for area, light in LIGHTS.items()
)
"""Each rank under each light, and the hand put in the area of the light; what is drawn and settled is left out."""

CASES = (
    *RANGES,
    case(
        "9 under 6: red light, Medium",
        read("range medium"),
        keeps=(
            "card-reader-not-used",
            "card-reader-used-late",
            "dealers-hand-in-other-area",
            "dealers-hand-in-no-area",
            "hole-card-exposed-at-reader",
        ),
    ),
    case("not used", read("").replace("1 stand", "*1 stand"), finds=[finding("card-reader-not-used", "7(h)")]),
    case(
        "whether it was used is not recorded",
        read(""),
        missing=(("card-reader-not-used", "each use of the card reader"),),
        undeclared=("peek",),
    ),
    case(
        "used after a decision, the hand put in its area later still",
        "bet 1 2000\ncards 1 TS 9D / dealer 6H 9C\n**1 stand\nrange medium\nturn\ndealer 5S 20\ncollect 1 2000\nclear",
        finds=[finding("card-reader-used-late", "3(e)"), finding("dealers-hand-in-no-area", "7(h)")],
    ),
    case(
        "the hole card exposed before it went in",
        read('*{"kind": "card-misdealt", "what": "exposed", "hand": 0, "card": "9C"}\nrange medium'),
        finds=[finding("hole-card-exposed-at-reader", "7(h)")],
    ),
    case(
        "the hand in the area of another range",
        read("peek red\n*area small"),
        finds=[finding("dealers-hand-in-other-area", "7(h)")],
    ),
    case(
        "moved to its area before the action",
        read("peek red\narea small\narea medium"),
        keeps=("dealers-hand-in-other-area",),
    ),
    case(
        "moved to its area after the action had begun",
        read("peek red\narea small").replace("1 stand", "1 stand\n*area medium"),
        finds=[finding("dealers-hand-moved-late", "12(h)", noted=True)],
    ),
    case(
        "in no area",
        read("peek red").replace("1 stand", "*1 stand"),
        finds=[finding("dealers-hand-in-no-area", "7(h)")],
    ),
    case(
        "whether it was put in an area is not recorded",
        read("peek red"),
        missing=(("dealers-hand-in-no-area", "each placing of the dealer's hand in an area"),),
        undeclared=("area-placed",),
    ),
    case(
        "the light is not recorded, the area is that of the hole card",
        read("peek\narea medium"),
        keeps=("dealers-hand-in-other-area",),
        missing=(("medium-hole-card-shown-otherwise", "which light the device showed"),),
    ),
    case(
        "a wrong light, the hand in the area of the hole card",
        read("*peek blue\narea medium"),
        finds=[finding("medium-hole-card-shown-otherwise", "3(e)(2)")],
    ),
    case(
        "read wrongly at first, and rightly before the action",
        read("peek blue\nrange medium"),
        keeps=("medium-hole-card-shown-otherwise",),
    ),
    # 7(h): two Large cards
    case(
        "king and queen: exposed at once",
        read("range large\nturn", "QC", "KH", ""),
        keeps=("large-hole-card-not-exposed",),
    ),
    case(
        "king and queen: not exposed",
        read("range large", "QC", "KH", "").replace("1 stand", "*1 stand"),
        finds=[finding("large-hole-card-not-exposed", "7(h)")],
    ),
    case(
        "king and queen: when the hole card was turned is not recorded",
        read("range large", "QC", "KH", "").replace("turn\n", ""),
        missing=(("large-hole-card-not-exposed", "when the hole card was turned up"),),
        undeclared=("expose",),
    ),
    case(
        "6 and queen: stays down until the end",
        read("range large", "QC", "6H", "dealer 4S 20"),
        spared=("large-hole-card-not-exposed",),
    ),
    case(
        "6 and queen: exposed before the action",
        read("range large\n*turn", "QC", "6H", "dealer 4S 20"),
        finds=[finding("hole-card-turned-early", "7(l)")],
    ),
    case(
        "king and 9, a yellow light that is wrong: the dealer exposes what he takes to be Large",
        read("*peek yellow\narea large\nturn", "9C", "KH", "", "return 1 2000"),
        finds=[finding("medium-hole-card-shown-otherwise", "3(e)(2)")],
    ),
    # 7(h)(1) and (2): the dealer's Blackjack
    case(
        "a Blackjack is returned, another hand collected",
        BLACKJACKS.format("TS 9D", "KH", "AC", "", "collect 1 2000\nreturn 2 1000"),
        keeps=("blackjacks-tie-not-returned", "wager-kept-on-dealer-blackjack"),
    ),
    case(
        "a Blackjack collected",
        BLACKJACKS.format("TS 9D", "KH", "AC", "", "*collect 2 1000\ncollect 1 2000"),
        finds=[finding("blackjacks-tie-not-returned", "7(h)(1)", -1000, "P2")],
    ),
    case(
        "a Blackjack paid",
        BLACKJACKS.format("TS 9D", "KH", "AC", "", "collect 1 2000\n*pay 2 1500"),
        finds=[finding("blackjacks-tie-not-returned", "7(h)(1)", 1500, "the house")],
    ),
    case(
        "another hand returned",
        BLACKJACKS.format("TS 9D", "KH", "AC", "", "*return 1 2000\nreturn 2 1000"),
        finds=[finding("wager-kept-on-dealer-blackjack", "7(h)(2)", 2000, "the house")],
    ),
    case(
        "collected a cent short",
        BLACKJACKS.format("TS 9D", "KH", "AC", "", "*collect 1 1999\nreturn 2 1000"),
        finds=[finding("wager-kept-on-dealer-blackjack", "7(h)(2)", 1, "the house")],
    ),
    case(
        "collected from the left",
        "bet 1 2000\nbet 2 1000\ncards 1 TS 9D / 2 9S KD / dealer KH AC\nrange large\nturn\ncollect 1 2000\n*collect 2 1000\nclear",
        finds=[finding("dealer-blackjack-collected-out-of-order", "7(h)", noted=True)],
    ),
    case(
        "collected from the right",
        "bet 1 2000\nbet 2 1000\ncards 1 TS 9D / 2 9S KD / dealer KH AC\nrange large\nturn\ncollect 2 1000\ncollect 1 2000\nclear",
        keeps=("dealer-blackjack-collected-out-of-order", "card-after-dealer-blackjack"),
    ),
    case(
        "a card after the dealer's Blackjack lay open",
        "bet 1 2000\ncards 1 TS 5D / dealer KH AC\nrange large\nturn\n*1 hit 3C\ncollect 1 2000\nclear",
        finds=[finding("card-after-dealer-blackjack", "7(h)")],
    ),
)


@pytest.mark.parametrize("one", CASES, ids=lambda one: one.name)
def test_masque_card_reader(one: Case) -> None:
    one.holds()
