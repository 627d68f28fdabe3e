"""§§ 535.10(g) to (l): what wagers come to, the vigorish, the order of collecting and paying."""

import pytest

from tests.chapters.ch535_pai_gow.cases import FILED, Case, breaks

DEALER = "dealer 1-3 2-3 / 4-6 2-5"
WINS = "3-3 3-3 / 6-6 4-5"
LOSES = "5-5 3-5 / 1-6 3-4"
ALSO_WINS = "5-6 5-6 / 1-5 1-5"
ALSO_LOSES = "4-6 2-6 / 5-5 1-5"
TIES = "2-2 2-2 / 3-6 1-5"
COPIES = "1-3 1-4 / 4-6 1-6"
ZERO_HIGHER = "6-6 6-6 / 5-5 4-6"
ZERO_DEALER = "dealer 1-5 1-5 / 3-3 2-2"

ONE = f"bet 4 2500\nbegin 236\n{DEALER}\n"
TWO = f"bet 2 3300\nbet 5 10000\nbegin 236\n{DEALER}\n"
WON = f"{ONE}show 4 {WINS}\nsays 4 win\n"
VIG = "vigorish-wrong"
AGAIN = FILED + "house_way: {steps: [{prefer: value, number: 9}, {prefer: value, number: 8}]}\n"


def won(cents: int, money: str) -> str:
    """A round with a winning wager of this amount, settled as given."""
    return f"bet 4 {cents}\nbegin 236\n{DEALER}\nshow 4 {WINS}\nsays 4 win\n{money}\nreturn 4 {cents}\ntake 4\nclear"


RESULTS = (
    Case(
        "a tie paid",
        (f"{ONE}show 4 {TIES}\n*pay 4 2500\nvig 4 125\nreturn 4 2500\ntake 4",),
        breaks("tie-by-high-hand-not-returned", "535.10(h)(1)", 2500, "the house"),
        never=("outcome",),
    ),
    Case(
        "a loss returned",
        (f"{ONE}show 4 {LOSES}\n*return 4 2500\ntake 4",),
        breaks("losing-wager-not-collected", "535.10(g)", 2500, "the house"),
        never=("outcome",),
    ),
    Case(
        "a loss collected in part",
        (f"{ONE}show 4 {LOSES}\nsays 4 lose\n*collect 4 2000\ntake 4",),
        breaks("losing-wager-not-collected", "535.10(g)", 500, "the house"),
    ),
    Case(
        "a win collected",
        (f"{ONE}show 4 {WINS}\n*collect 4 2500\ntake 4",),
        breaks("winning-wager-not-paid", "535.10(j)", -5000, "P4"),
        never=("outcome",),
    ),
    Case(
        "a win never settled",
        (f"{ONE}show 4 {WINS}\nsays 4 win\n*end",),
        breaks("winning-wager-not-paid", "535.10(j)", -2500, "P4"),
    ),
    Case(
        "a win never settled, payments recorded sometimes",
        (f"{ONE}show 4 {WINS}\nsays 4 win",),
        missing=(("losing-wager-not-collected", "the settlement"),),
        undeclared=("pay",),
    ),
    Case("a tie left", (f"{ONE}show 4 {TIES}\nsays 4 tie\ntake 4\n*end",), breaks("tie-not-returned", "535.10(i)")),
    Case(
        "paid half as much again",
        (f"{ONE}show 4 {WINS}\nsays 4 win\n*pay 4 3750\nvig 4 200\nreturn 4 2500\ntake 4",),
        breaks("winning-wager-paid-at-wrong-odds", "535.10(k)", 1250, "the house"),
    ),
    Case(
        "a zero low hand settled as a tie",
        (f"bet 4 2500\nbegin 236\n{ZERO_DEALER}\nshow 4 {ZERO_HIGHER}\n*return 4 2500\ntake 4",),
        breaks("settled-with-zero-low-hand", "535.10(g)", noted=True),
        never=("outcome",),
    ),
    Case(
        "a zero low hand that does not outrank the dealer's",
        (f"bet 4 2500\nbegin 236\n{ZERO_DEALER}\nshown 4 6-6 6-6 / 2-2 3-3\nfinish",),
        keeps=("tie-by-high-hand-not-returned",),
    ),
    Case(
        "settled by the lesser count",
        ("bet 4 2500\nbegin 236\ndealer 2-2 1-3 / 5-5 1-6\nshow 4 4-6 3-6 / 2-4 1-1\n*return 4 2500\ntake 4",),
        breaks("settled-by-lesser-count", "535.4(d)", noted=True),
        never=("outcome",),
    ),
    Case(
        "halves in each other's place, settled as laid",
        (f"{ONE}show 4 4-6 3-6 / 3-3 3-3\n*return 4 2500\ntake 4",),
        breaks("settled-by-exchanged-halves", "535.10(f)", noted=True),
        never=("outcome",),
    ),
    Case(
        "left as settled before the dealer's hands were reset",
        (
            "bet 1 2500\nbet 4 2500\nbegin 236\ndealer 5-6 1-5 / 1-6 1-3\nshow 1 3-3 3-3 / 5-5 5-6\n*return 1 2500\ntake 1\n"
            "dealer 5-6 1-6 / 1-5 1-3\nshow 4 2-2 2-2 / 6-6 4-5\npay 4 2500\nvig 4 125\nreturn 4 2500\ntake 4\nclear",
        ),
        breaks("settled-before-dealer-reset", "535.12(f)", 2500, "P1", noted=True),
        filing=AGAIN,
        never=("outcome",),
    ),
    Case(
        "called and settled rightly before the dealer's hands were reset",
        (
            "bet 1 2500\nbet 4 2500\nbegin 236\ndealer 5-6 1-5 / 1-6 1-3\nshow 1 3-3 3-3 / 5-5 5-6\n"
            '{"kind": "compared", "hand": 1, "what": "high-higher"}\n{"kind": "compared", "hand": 1, "what": "low-lower"}\n'
            "says 1 tie\n*return 1 2500\ntake 1\n"
            "dealer 5-6 1-6 / 1-5 1-3\nshow 4 2-2 2-2 / 6-6 4-5\nsays 4 win\n"
            "pay 4 2500\nvig 4 125\nreturn 4 2500\ntake 4\nclear",
        ),
        breaks("settled-before-dealer-reset", "535.12(f)", 2500, "P1", noted=True),
        filing=AGAIN,
        missing=(("winning-wager-announced-otherwise", "the tiles of both hands"),),
    ),
    Case(
        "called wrongly after the dealer's hands were reset",
        (
            "bet 4 2500\nbegin 236\ndealer 5-6 1-5 / 1-6 1-3\ndealer 5-6 1-6 / 1-5 1-3\nshow 4 2-2 2-2 / 6-6 4-5\n*says 4 tie\n"
            "pay 4 2500\nvig 4 125\nreturn 4 2500\ntake 4\nclear",
        ),
        breaks("winning-wager-announced-otherwise", "535.10(j)"),
        filing=AGAIN,
    ),
)

VIGORISH = (
    Case("exact", (won(3300, "pay 4 3300\nvig 4 165"),), keeps=(VIG, "vigorish-not-with-payout")),
    Case("rounded up", (won(3300, "pay 4 3300\nvig 4 175"),), keeps=(VIG,)),
    Case("taken before the payment", (won(3300, "vig 4 175\npay 4 3300"),), keeps=(VIG, "vigorish-not-with-payout")),
    Case("paid net", (won(10000, "pay 4 9500"),), keeps=(VIG, "winning-wager-not-paid")),
    Case("rounded down", (won(3300, "pay 4 3300\n*vig 4 150"),), breaks(VIG, "535.10(k)", 25, "the house")),
    Case("an exact multiple raised", (won(2500, "pay 4 2500\n*vig 4 150"),), breaks(VIG, "535.10(k)", -25, "P4")),
    Case(
        "25 cents where it is more",
        (won(3300, "pay 4 3300\n*vig 4 25"),),
        breaks("vigorish-rounded-to-one-unit", "535.10(k)", 150, "the house", noted=True),
    ),
    Case("25 cents where it is less", (won(400, "pay 4 400\nvig 4 25"),), keeps=(VIG,)),
    Case("part of a cent", (won(2510, "pay 4 2510\nvig 4 126"),), keeps=(VIG,)),
    Case("none", (won(3300, "*pay 4 3300"),), breaks("vigorish-not-taken", "535.10(k)", 175, "the house")),
    Case("recorded sometimes", (won(3300, "pay 4 3300"),), missing=((VIG, "the vigorish"),), undeclared=("vigorish",)),
    Case("marked", (won(3300, "pay 4 3300\n*mark 4 165"),), breaks("vigorish-marked-not-collected", "535.10(k)")),
    Case(
        "on a tie",
        (f"{ONE}show 4 {TIES}\nsays 4 tie\nreturn 4 2500\n*vig 4 125\ntake 4",),
        breaks("vigorish-without-win", "535.10(k)", -125, "P4"),
    ),
    Case(
        "after the next payment",
        (
            f"{TWO}show 2 {WINS}\nsays 2 win\nshow 5 {ALSO_WINS}\nsays 5 win\npay 2 3300\nreturn 2 3300\ntake 2\npay 5 10000\nvig 5 500\n*vig 2 175\nreturn 5 10000\ntake 5",
        ),
        breaks("vigorish-not-with-payout", "535.10(k)"),
    ),
    Case(
        "on the sum of two areas",
        (
            f"bet 1 2550\nbet 2 2550 of 1\nbegin 236\n{DEALER}\nshow 1 {WINS}\nsays 1 win\nshow 2 {ALSO_WINS}\nsays 2 win\n"
            "*pay 1 2550\nvig 1 125\nreturn 1 2550\ntake 1\npay 2 2550\nvig 2 150\nreturn 2 2550\ntake 2",
        ),
        breaks("vigorish-on-the-sum", "535.10(k)", noted=True),
    ),
)

ORDER = (
    Case(
        "a winner paid before all hands were exposed",
        (
            f"{TWO}show 2 {WINS}\nsays 2 win\n*pay 2 3300\nvig 2 175\nreturn 2 3300\ntake 2\nshow 5 {LOSES}\nsays 5 lose\ncollect 5 10000\ntake 5",
        ),
        breaks("paid-before-all-exposed", "535.10(j)"),
        keeps=("losing-wager-collected-after-payment",),
    ),
    Case(
        "a losing wager collected after the winner was paid",
        (
            f"{TWO}show 2 {WINS}\nsays 2 win\nshow 5 {LOSES}\nsays 5 lose\npay 2 3300\nvig 2 175\nreturn 2 3300\n"
            "take 2\n*collect 5 10000\ntake 5",
        ),
        breaks("losing-wager-collected-after-payment", "535.10(g)"),
    ),
    Case(
        "by the law",
        (f"{TWO}shown 2 {WINS}\nshown 5 {LOSES}\nfinish",),
        keeps=(
            "paid-before-all-exposed",
            "losing-wager-collected-after-payment",
            "losing-wager-collected-after-next-hand",
            "losing-wager-not-to-inventory",
            "losing-tiles-not-collected",
            "winning-tiles-collected-before-payment",
            "winning-tiles-not-collected",
            "collected-tiles-put-elsewhere",
        ),
    ),
    Case(
        "a loser collected after the next hands",
        (
            f"{TWO}show 2 {LOSES}\nsays 2 lose\nshow 5 {ALSO_LOSES}\n*collect 2 3300\ntake 2\nsays 5 lose\ncollect 5 10000\ntake 5",
        ),
        breaks("losing-wager-collected-after-next-hand", "535.10(g)"),
    ),
    Case(
        "a loser's wager left in the center",
        (f"{ONE}show 4 {LOSES}\nsays 4 lose\n*collect 4 2500 dest=center\ntake 4",),
        breaks("losing-wager-not-to-inventory", "535.10(g)"),
    ),
    Case(
        "winners paid from the left",
        (
            f"{TWO}show 2 {WINS}\nsays 2 win\nshow 5 {ALSO_WINS}\nsays 5 win\npay 5 10000\nvig 5 500\nreturn 5 10000\ntake 5\n*pay 2 3300\nvig 2 175\nreturn 2 3300\ntake 2",
        ),
        breaks("paid-out-of-order", "535.10(j)"),
    ),
    Case(
        "winners paid from the right",
        (f"{TWO}shown 2 {WINS}\nshown 5 {ALSO_WINS}\nfinish",),
        keeps=("paid-out-of-order",),
    ),
    Case(
        "a winner's tiles taken first",
        (f"{WON}*take 4\npay 4 2500\nvig 4 125\nreturn 4 2500",),
        breaks("winning-tiles-collected-before-payment", "535.10(j)"),
    ),
    Case(
        "a winner's tiles left",
        (f"{WON}pay 4 2500\nvig 4 125\nreturn 4 2500\n*end",),
        breaks("winning-tiles-not-collected", "535.10(j)"),
    ),
    Case(
        "a loser's tiles left",
        (f"{ONE}show 4 {LOSES}\nsays 4 lose\ncollect 4 2500\n*end",),
        breaks("losing-tiles-not-collected", "535.10(g)"),
    ),
    Case(
        "a tied player's tiles left",
        (f"{ONE}show 4 {TIES}\nsays 4 tie\nreturn 4 2500\n*end",),
        breaks("tied-tiles-not-collected", "535.10(i)"),
    ),
    Case(
        "tiles put with the Dead Hand",
        (f"{ONE}show 4 {TIES}\nsays 4 tie\nreturn 4 2500\n*take 4 dest=dead-hand",),
        breaks("collected-tiles-put-elsewhere", "535.10(l)"),
    ),
)

RESULT_RULES = (
    *("losing-wager-not-collected", "tie-by-high-hand-not-returned", "tie-by-low-hand-not-returned"),
    *("winning-wager-not-paid", "winning-wager-paid-at-wrong-odds"),
)
VIGORISH_RULES = ("vigorish-wrong", "vigorish-not-taken", "vigorish-rounded-to-one-unit", "vigorish-on-the-sum")
TILE_RULES = {
    LOSES: "losing-tiles-not-collected",
    TIES: "tied-tiles-not-collected",
    WINS: "winning-tiles-not-collected",
}

UNRECORDED = (
    Case(
        "tiles not recorded",
        (f"{ONE}shown 4 {WINS}\nfinish",),
        missing=tuple((rule, "the tiles of both hands") for rule in RESULT_RULES),
        never=("set-hand.card",),
    ),
    Case(
        "amounts not recorded",
        (f"{ONE}shown 4 {WINS}\nfinish",),
        missing=(
            *((rule, "the amounts") for rule in RESULT_RULES),
            *((rule, "the amounts") for rule in VIGORISH_RULES),
        ),
        never=("pay.cents",),
    ),
    Case(
        "vigorish recorded sometimes",
        (won(3300, "pay 4 3300"),),
        missing=tuple((rule, "the vigorish") for rule in VIGORISH_RULES),
        undeclared=("vigorish",),
    ),
    Case(
        "returns recorded sometimes",
        (f"{ONE}show 4 {TIES}\nsays 4 tie\ntake 4",),
        missing=(("tie-by-high-hand-not-returned", "the settlement"), ("tie-not-returned", "what was returned")),
        undeclared=("return",),
    ),
    Case(
        "exposures not recorded",
        (f"{ONE}shown 4 {WINS}\nfinish",),
        missing=(("paid-before-all-exposed", "the exposing of the hands"),),
        never=("expose",),
    ),
    Case(
        "places not recorded",
        (f"{ONE}shown 4 {LOSES}\nfinish",),
        missing=(
            ("losing-wager-not-to-inventory", "where the wager was put"),
            ("collected-tiles-put-elsewhere", "where the tiles were put"),
        ),
        never=("collect.dest", "muck.dest"),
    ),
    *(
        Case(
            f"{rule} not recorded",
            (f"{ONE}shown 4 {tiles}\nfinish",),
            missing=((rule, "the collecting of tiles"),),
            never=("muck",),
        )
        for tiles, rule in TILE_RULES.items()
    ),
)

CASES = (*RESULTS, *VIGORISH, *ORDER, *UNRECORDED)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_case(case: Case) -> None:
    case.holds()
