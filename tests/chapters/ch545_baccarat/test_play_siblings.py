"""What § 545 says like its siblings, in play: each under its own paragraph, with its own coins, bucket and readings."""

from typing import Unpack

import pytest

from tests.games.baccarat.cases import Case, CaseSettings, breaks, filing

DOWN = filing("545", dealing__initial_cards="", vigorish__type="")
FOUR = filing("545", dealing__initial_cards="", vigorish__type="", vigorish__percent='"4%"')
SHOWN = "turn player\nturn banker\ncalled"
BANKER = f"bet 5b %s\ncards KH KD 6D 7S\n{SHOWN}\nresult banker\nvig 5b %s\npay 5b %s\nclear"


def case(name: str, *rounds: str, **more: Unpack[CaseSettings]) -> Case:
    """A case of this chapter, its cards dealt face down and turned by the dealer."""
    settings: CaseSettings = {"filing": DOWN, "chapter": "545", "dealing": "players"}
    settings.update(more)
    return Case(name, rounds, **settings)


CASES = (
    case(
        "an honest round",
        f"bet 3b 10000\nbet 4p 5000\ncards 9C 3D KC 5D\n{SHOWN}\nresult player\ncollect 3b 10000\npay 4p 5000\nclear",
        keeps=(
            "initial-card-face-up",
            "banker-hand-never-turned",
            "point-counts-not-announced",
            "losing-banker-wager-not-collected",
            "winning-player-wager-not-paid",
            "cards-not-discarded",
        ),
    ),
    case(
        "five percent rounded up to 25 cents",
        BANKER % (1100, 75, 1100),
        keeps=("vigorish-rounded-wrongly", "vigorish-at-other-rate"),
    ),
    case(
        "four percent rounded up to 20 cents",
        BANKER % (3200, 140, 3200),
        keeps=("vigorish-rounded-wrongly", "vigorish-at-other-rate"),
        filing=FOUR,
    ),
    case(
        "four percent rounded to 25 cents",
        (BANKER % (3200, 150, 3200)).replace("vig ", "*vig "),
        filing=FOUR,
        finds=breaks("vigorish-rounded-wrongly", "545.13(d)", -10, "P5"),
    ),
    case(
        "a card to a natural",
        f"cards 9C 3D KC 5D\n{SHOWN}\n*banker 4D\nresult player",
        finds=breaks("card-dealt-after-natural", "545.11(a)"),
        only=("card-dealt-after-natural",),
    ),
    case(
        "without a filing it is not known whether players turn the cards",
        f"cards 9C 3D KC 5D\n{SHOWN}\nresult player",
        filing=None,
        missing=(("hand-turned-by-a-player", "whether players turn the cards, as filed"),),
        only=("hand-turned-by-a-player",),
    ),
    case(
        "face up although dealt face down by the law",
        'close\n*{"kind": "deal", "hand": 1, "card": "9C", "face": "up", "source": "shoe"}\n'
        '{"kind": "deal", "hand": 2, "card": "3D", "face": "up", "source": "shoe"}\n'
        '{"kind": "deal", "hand": 1, "card": "KC", "face": "up", "source": "shoe"}\n'
        '{"kind": "deal", "hand": 2, "card": "5D", "face": "up", "source": "shoe"}',
        finds=breaks("initial-card-face-up", "545.9(c)"),
        only=("initial-card-face-up",),
    ),
    case(
        "the Banker's count announced first",
        "cards 9C 3D KC 5D\nturn player\nturn banker\n*called banker\ncalled player\nresult player",
        finds=breaks("banker-count-announced-first", "545.10(a)", noted=True),
        only=("banker-count-announced-first",),
    ),
    case(
        "the same cards for another shoe",
        "cards 9C 3D KC 5D\ncover\nturn player\nturn banker\ncalled\nresult player",
        "between\nlast",
        f"cards 9C 3D KC 5D\n{SHOWN}\nresult player",
        "between\nshuffle\ncut dealer 100\ninsert 20\nload\nfirst 3C 3",
        f"cards *9C 3D KC 5D\n{SHOWN}\nresult player",
        finds=breaks("cards-not-replaced-after-shoe", "545.3(b)"),
        only=("cards-not-replaced-after-shoe",),
        declared=("card-change",),
    ),
    case(
        "winners paid in rising order",
        f"bet 3p 5000\nbet 5p 5000\ncards 9C 3D KC 5D\n{SHOWN}\nresult player\npay 3p 5000\n*pay 5p 5000\nclear",
        finds=breaks("winners-not-in-descending-order", "545.12(b)", noted=True),
        only=("winners-not-in-descending-order",),
    ),
)


@pytest.mark.parametrize("one", CASES, ids=lambda one: one.name)
def test_what_is_said_like_the_siblings(one: Case) -> None:
    one.holds()
