"""Baccarat of which each card is known by its rank alone, and no face is recorded: judged as with suits."""

import pytest

from tests.games.baccarat.cases import Case, breaks, filing
from tests.games.finds import Finds

CHAPTERS = ["541", "543", "545"]
RULES = (
    *("card-dealt-after-natural", "player-hand-not-drawn", "player-hand-drawn-on-stay", "banker-hand-not-drawn"),
    *("banker-hand-drawn-on-stay", "banker-hand-drawn-on-seven", "banker-hand-not-drawn-on-low-count"),
    *("banker-hand-not-drawn-by-table", "banker-hand-drawn-against-table", "result-announced-wrongly"),
    *("initial-point-count-wrong", "final-point-count-wrong", "winning-player-wager-not-paid"),
    *("losing-player-wager-not-collected", "winning-banker-wager-not-paid", "losing-banker-wager-not-collected"),
    *("winning-tie-bet-not-paid", "losing-tie-bet-not-collected", "player-wager-paid-at-wrong-odds"),
    *("banker-wager-paid-at-wrong-odds", "tie-paid-short"),
)
CASES = {
    # Third cards, each beside its lawful twin.
    ("cards K? 4? 9? K?\ncalled\n*banker 5?", "cards K? 4? 9? K?\ncalled"): ("card-dealt-after-natural", "11(a)"),
    ("cards K? 4? 6? 3?\ncalled\n*player 5?", "cards K? 4? 6? 3?\ncalled"): ("player-hand-drawn-on-stay", "11(b)(2)"),
    ("cards K? 4? 2? 3?\ncalled\nplayer 8?\n*banker 5?", "cards K? 4? 2? 3?\ncalled\nplayer 8?"): (
        "banker-hand-drawn-on-seven",
        "11(c)(2)(ii)",
    ),
    ("cards K? K? 2? 3?\ncalled\nplayer 8?\n*banker 5?", "cards K? K? 2? 3?\ncalled\nplayer 8?"): (
        "banker-hand-drawn-against-table",
        "11(c)(2)(iii)",
    ),
}


def case(chapter: str, text: str, finds: tuple[Finds, ...] = ()) -> Case:
    """A round whose cards have no face."""
    return Case(
        "",
        (text,),
        finds,
        chapter=chapter,
        filing=filing(chapter),
        never=("deal.face",),
        only=RULES,
    )


@pytest.mark.parametrize("chapter", CHAPTERS)
@pytest.mark.parametrize(("texts", "told"), CASES.items(), ids=[rule for rule, _ in CASES.values()])
def test_third_cards(chapter: str, texts: tuple[str, str], told: tuple[str, str]) -> None:
    rule, paragraph = told
    case(chapter, texts[0], breaks(rule, f"{chapter}.{paragraph}")).holds()
    case(chapter, texts[1]).holds()


NATURAL = "bet 5p 10000\nbet 6b 10000\nbet 7t 1000\ncards K? 4? 9? K?\ncalled\n"
TAKEN = "collect 6b 10000\ncollect 7t 1000\n"


@pytest.mark.parametrize("chapter", CHAPTERS)
@pytest.mark.parametrize(
    ("text", "told"),
    [
        (f"{NATURAL}result player\n{TAKEN}pay 5p 10000", ()),
        (f"{NATURAL}*result banker\n{TAKEN}pay 5p 10000", (("result-announced-wrongly", "12(a)", None, None),)),
        (
            f"{NATURAL}result player\n{TAKEN}*return 5p 10000",
            (("winning-player-wager-not-paid", "8(a)(2)(i)", -10000, "P5"),),
        ),
        (f"{NATURAL}result player\n{TAKEN}*pay 5p 5000", (("player-wager-paid-at-wrong-odds", "13(a)", -5000, "P5"),)),
        (
            f"{NATURAL}result player\ncollect 7t 1000\n*return 6b 10000\npay 5p 10000",
            (("losing-banker-wager-not-collected", "8(a)(1)(ii)", 10000, "the house"),),
        ),
        (
            f"{NATURAL}result player\ncollect 6b 10000\n*return 7t 1000\npay 5p 10000",
            (("losing-tie-bet-not-collected", "8(a)(3)(ii)", 1000, "the house"),),
        ),
    ],
)
def test_results_and_money(chapter: str, text: str, told: tuple[tuple[str, str, int | None, str | None], ...]) -> None:
    finds = tuple(one for rule, at, cents, short in told for one in breaks(rule, f"{chapter}.{at}", cents, short))
    case(chapter, text, finds).holds()


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_a_card_of_which_no_rank_is_known_leaves_the_round_open(chapter: str) -> None:
    text = f'{NATURAL}{{"kind": "result", "what": "banker"}}\n{TAKEN}return 5p 10000'.replace("9?", "?")
    case(chapter, text.replace("called\n", "")).holds()
