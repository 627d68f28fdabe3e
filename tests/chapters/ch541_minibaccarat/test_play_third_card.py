"""§ 541.10 and § 541.11 in play: third cards."""

import pytest

from tests.games.baccarat.cases import Case, breaks, filing
from tests.games.baccarat.rounds import points

TABLE = {3: "DDDDDDDDSD", 4: "SSDDDDDDSS", 5: "SSSSDDDDSS", 6: "SSSSSSDDSS"}
"""Table 1 as 58 Pa. Code § 631a.11 prints it, typed here once more."""

CARDS = ("KH", "AD", "2S", "3C", "4H", "5D", "6S", "7C", "8H", "9D")


def dealt(player: str, banker: str, *more: str, result: str) -> str:
    """A round: the Player's two cards, the Banker's, third cards, and the result."""
    p1, p2 = player.split()
    b1, b2 = banker.split()
    return "\n".join((f"cards {p1} {b1} {p2} {b2}", "called", *more, f"result {result}"))


CASES = (
    Case(
        "natural nine beats eight",
        (dealt("9C KC", "3D 5D", result="player"),),
        keeps=("card-dealt-after-natural", "more-than-one-additional-card"),
    ),
    Case(
        "player draws to a banker's natural",
        (dealt("2H 3S", "KC 9C", "*player 4C", result="banker"),),
        breaks("card-dealt-after-natural", "541.11(a)"),
    ),
    Case(
        "banker draws to his own natural",
        (dealt("2H 3S", "KC 9C", "*banker 4C", result="banker"),),
        breaks("card-dealt-after-natural", "541.11(a)"),
    ),
    Case(
        "player five stays",
        ("cards 2H KC 3S 7C\ncalled\n*result banker",),
        breaks("player-hand-not-drawn", "541.11(b)(1)"),
    ),
    Case(
        "player five draws",
        (dealt("2H 3S", "KC 7C", "player 4D", result="player"),),
        keeps=("player-hand-not-drawn", "banker-hand-drawn-on-seven", "third-card-face-down"),
    ),
    Case(
        "player six draws",
        (dealt("2H 4S", "KC 7C", "*player 4D", result="banker"),),
        breaks("player-hand-drawn-on-stay", "541.11(b)(2)"),
    ),
    Case(
        "player six stays, banker five draws",
        (dealt("2H 4S", "KC 5C", "banker 4D", result="banker"),),
        keeps=("player-hand-drawn-on-stay", "banker-hand-not-drawn"),
        spared=("card-dealt-after-natural",),
    ),
    Case(
        "player six stays, banker six draws",
        (dealt("2H 4S", "KC 6C", "*banker 4D", result="tie"),),
        breaks("banker-hand-drawn-on-stay", "541.11(c)(1)"),
    ),
    Case(
        "banker seven draws",
        (dealt("KD 3S", "KC 7H", "player 6H", "*banker 2D", result="player"),),
        breaks("banker-hand-drawn-on-seven", "541.11(c)(2)(ii)"),
    ),
    Case(
        "third card of the Player's Hand face down",
        (dealt("KD 3S", "KC 7H", "*player 6H face=down", result="player"),),
        breaks("third-card-face-down", "541.10(c)"),
    ),
    Case(
        "third card face down, the way of dealing not filed",
        (dealt("KD 3S", "KC 7H", "player 6H face=down", result="player"),),
        missing=(("third-card-face-down", "how the filing has the cards dealt"),),
        filing=filing(dealing__initial_cards=""),
    ),
    Case(
        "banker first",
        (dealt("KD 3S", "KC 2H", "*banker 6H", "player 5H", result="tie"),),
        breaks("banker-drawn-before-player", "541.10(c)"),
    ),
    Case(
        "a fourth card",
        (
            dealt("KD 3S", "KC 7H", "player 2H", "*player 2D", result="banker")
            .replace("result banker", "announce player 5\nannounce banker 7\nresult=banker")
            .replace("result=banker", '{"kind": "result", "what": "banker"}'),
        ),
        breaks("more-than-one-additional-card", "541.10(d)"),
    ),
    Case(
        "cards not recorded",
        ('cards ? 3D KC 4D\n{"kind": "result", "what": "player"}',),
        missing=(
            ("card-dealt-after-natural", "the first two cards of both hands"),
            ("result-announced-wrongly", "the cards of both hands"),
        ),
        undeclared=("announce", "deal.card"),
    ),
    Case(
        "not every card is recorded",
        (dealt("2H 3S", "KC 7C", result="banker"),),
        missing=(("player-hand-not-drawn", "every card dealt"),),
        undeclared=("deal",),
    ),
)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_third_cards(case: Case) -> None:
    case.holds()


@pytest.mark.parametrize("banker", range(8))
@pytest.mark.parametrize("value", range(10))
def test_the_bankers_hand_against_each_third_card(banker: int, value: int) -> None:
    """Draw and stay, each where it is right and where it is wrong, against a Player's Hand of four and a third card."""
    draws = banker < 3 or (banker < 7 and TABLE[banker][value] == "D")
    head = f"cards 2H KD 2C {CARDS[banker]}\ncalled\nplayer {CARDS[value]}\n"
    player, drawn, stood = (
        points(cards) for cards in (["2H", "2C", CARDS[value]], [CARDS[banker], "3S"], [CARDS[banker]])
    )

    def result(banker_points: int) -> str:
        return "tie" if player == banker_points else "player" if player > banker_points else "banker"

    where = "on-low-count" if banker < 3 else "by-table"
    omitted = breaks(f"banker-hand-not-drawn-{where}", "541.11(c)(2)(i)" if banker < 3 else "541.11(c)(2)(iii)")
    surplus = breaks(
        "banker-hand-drawn-on-seven" if banker == 7 else "banker-hand-drawn-against-table",
        "541.11(c)(2)(ii)" if banker == 7 else "541.11(c)(2)(iii)",
    )
    star = "" if draws else "*"
    Case(
        "drawn", (f"{head}{star}banker 3S\nresult {result(drawn if draws else stood)}",), () if draws else surplus
    ).holds()
    star = "*" if draws else ""
    Case("stood", (f"{head}{star}result {result(stood)}",), omitted if draws else ()).holds()


@pytest.mark.long
@pytest.mark.parametrize("case", CASES[1:3], ids=lambda case: case.name)
def test_third_cards_compiled(case: Case) -> None:
    case.holds("compiled")
