"""§ 541.12(a) and (c) in play: what is announced at the end of a round, and what becomes of the cards."""

import pytest

from tests.games.baccarat.cases import Case, breaks

DEALT = "cards 9C 3D KC 5D\ncalled\n"
DRAWN = "cards KD KH 3S 7H\ncalled\nplayer 6H\n"

CASES = (
    Case(
        "announced as it was",
        (f"{DEALT}result player\nclear",),
        keeps=(
            "result-not-announced",
            "result-announced-wrongly",
            "final-point-count-not-repeated",
            "cards-not-discarded",
        ),
    ),
    Case("another result", (f"{DEALT}*result banker",), breaks("result-announced-wrongly", "541.12(a)")),
    Case("a tie announced", ("cards 9C 4D KC 5D\ncalled\nresult tie",), keeps=("result-announced-wrongly",)),
    Case(
        "a tie announced where there is none", (f"{DEALT}*result tie",), breaks("result-announced-wrongly", "541.12(a)")
    ),
    Case("no result", (f"{DEALT}called\n*end",), breaks("result-not-announced", "541.12(a)")),
    Case(
        "results are not always recorded",
        (f"{DEALT}called",),
        missing=(("result-not-announced", "the announcement of the result"),),
        undeclared=("result",),
    ),
    Case(
        "final count wrong",
        (f'{DRAWN}*announce player 8\nannounce banker 7\n{{"kind": "result", "what": "player"}}',),
        breaks("final-point-count-wrong", "541.12(a)"),
    ),
    Case(
        "no announcement after the third card",
        (f'{DRAWN}called banker\n*{{"kind": "result", "what": "player"}}',),
        breaks("final-point-count-not-announced", "541.12(a)"),
    ),
    Case(
        "the Point Counts not announced on a tie",
        (
            'cards 2C 3D KC 2D\ncalled\nplayer 3S\nannounce banker 5\n{"kind": "call", "what": "tie-hand"}\n'
            '*{"kind": "result", "what": "tie"}',
        ),
        breaks("final-point-count-not-announced-on-tie", "541.12(a)", noted=True),
    ),
    Case("announced after the third card", (f"{DRAWN}result player",), keeps=("final-point-count-not-announced",)),
    Case(
        "one announcement for both where no third card is dealt",
        ('cards 9C 3D KC 5D\ncalled\ncalled player\n*{"kind": "result", "what": "player"}',),
        breaks("final-point-count-not-repeated", "541.12(a)", noted=True),
    ),
    Case(
        "paid before the result",
        (f"bet 3p 2000\n{DEALT}*pay 3p 2000\nresult player",),
        breaks("settled-before-result", "541.12(b)"),
    ),
    Case(
        "paid after the result",
        (f"bet 3p 2000\n{DEALT}result player\npay 3p 2000",),
        keeps=("settled-before-result",),
    ),
    Case(
        "cards back into the shoe",
        (f"{DEALT}result player\n*clear dest=shoe",),
        breaks("cards-not-discarded", "541.12(c)"),
    ),
    Case(
        "cards into a bucket",
        (f"{DEALT}result player\n*clear dest=bucket",),
        breaks("cards-not-discarded", "541.12(c)"),
    ),
    Case(
        "where the cards went is not recorded",
        (f"{DEALT}result player\nclear",),
        missing=(
            ("cards-not-discarded", "where the cards were put"),
            ("cards-discarded-in-disorder", "in which order the cards were picked up"),
        ),
        never=("cleared.dest",),
    ),
    Case(
        "cards picked up in disorder",
        (f"{DEALT}result player\n*clear what=in-disorder",),
        breaks("cards-discarded-in-disorder", "541.12(c)"),
    ),
    Case(
        "cards picked up in order",
        (f"{DEALT}result player\nclear what=in-order",),
        keeps=("cards-discarded-in-disorder",),
    ),
)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_result(case: Case) -> None:
    case.holds()
