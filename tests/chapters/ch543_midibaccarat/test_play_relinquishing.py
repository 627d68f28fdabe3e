"""§ 543.14(f) in play: the right to turn cards, given up and offered on."""

import pytest

from tests.chapters.ch543_midibaccarat.test_play_turning import BANKER, CARDS, turned
from tests.games.baccarat.cases import Case, breaks

BETS = "bet 3p 5000\nbet 5p 2500\nbet 6p 2500\nbet 4b 5000\nbet 7t 500\n"
DEALT = BETS + CARDS
TURNED = "turn player\ncalled player\n"
END = (
    BANKER
    + "result player\ncollect 4b 5000\ncollect 7t 500\npay 6p 2500\nreturn 6p 2500\npay 5p 2500\nreturn 5p 2500\n"
    "pay 3p 5000\nreturn 3p 5000\nclear"
)
REFUSED = "offered player 4 refused\noffered player 5 refused\noffered player 6 refused\noffered player 7 refused\n"
HERE = "arrive 1"

CASES = (
    turned(
        "offered around the table, accepted by the last",
        DEALT
        + "gives player 3\n"
        + REFUSED.replace("7 refused", "7 accepted")
        + "hand player 7\nback player 7\n"
        + TURNED
        + END,
        keeps=(
            "turn-not-offered-to-the-right",
            "turn-not-offered-counterclockwise",
            "turn-offer-passed-over-player-without-wager",
            "cards-not-to-player-who-accepted",
        ),
        spared=("player-hand-not-handed",),
    ),
    turned(
        "nobody accepts, the dealer turns",
        DEALT + "gives player 3\n" + REFUSED + TURNED + END,
        keeps=(
            "dealer-turned-without-offer-to-all",
            "dealer-turned-without-offer-to-player-without-wager",
            "dealer-turned-over-player",
        ),
    ),
    turned(
        "given up with the cards in hand",
        DEALT
        + "hand player 3\ngives player 3\noffered player 4 accepted\nhand player 4\nback player 4\n"
        + TURNED
        + END,
        keeps=("player-hand-to-lower-wager", "cards-not-to-player-who-accepted"),
    ),
    turned(
        "first offered past a player with a wager on the hand",
        DEALT + "gives player 3\n*offered player 6 accepted\nhand player 6\nback player 6\n" + TURNED + END,
        finds=breaks("turn-not-offered-to-the-right", "543.14(f)"),
    ),
    turned(
        "first offered past a player without a wager on the hand",
        DEALT + "gives player 3\n*offered player 5 accepted\nhand player 5\nback player 5\n" + TURNED + END,
        finds=breaks("turn-offer-passed-over-player-without-wager", "543.14(f)", noted=True),
    ),
    turned(
        "first offered past a player without a wager on the hand, to one who has none either",
        DEALT.replace("bet 5p 2500\n", "")
        + "gives player 3\n*offered player 5 accepted\nhand player 5\nback player 5\n"
        + TURNED
        + END.replace("pay 5p 2500\nreturn 5p 2500\n", ""),
        finds=breaks("turn-not-offered-to-the-right", "543.14(f)"),
    ),
    turned(
        "offered on past a player with a wager on the hand",
        DEALT
        + "gives player 3\noffered player 4 refused\n*offered player 6 accepted\nhand player 6\nback player 6\n"
        + TURNED
        + END,
        finds=breaks("turn-not-offered-counterclockwise", "543.14(f)"),
    ),
    turned(
        "offered on clockwise",
        DEALT
        + "gives player 3\noffered player 4 refused\n*offered player 7 accepted\nhand player 7\nback player 7\n"
        + TURNED
        + END,
        finds=breaks("turn-not-offered-counterclockwise", "543.14(f)"),
    ),
    turned(
        "past the end of the table",
        DEALT
        + "gives player 3\n"
        + REFUSED
        + "offered player 1 accepted\nhand player 1\nback player 1\n"
        + TURNED
        + END,
        opening=HERE + "\nshuffle opening\noffer 1 accepted\ncut 1 100\ninsert 20\nload\nfirst 3C 3",
        keeps=("turn-not-offered-counterclockwise",),
    ),
    turned(
        "the dealer turns with a wagering player left out",
        DEALT
        + "gives player 3\noffered player 4 refused\n"
        + '*{"kind": "expose", "hand": 1, "card": "9C"}\n{"kind": "expose", "hand": 1, "card": "KC"}\ncalled player\n'
        + END,
        finds=breaks("dealer-turned-without-offer-to-all", "543.14(f)"),
    ),
    turned(
        "the dealer turns with a player without a wager on the hand left out",
        DEALT
        + "gives player 3\n"
        + REFUSED.replace("offered player 7 refused\n", "")
        + '*{"kind": "expose", "hand": 1, "card": "9C"}\n{"kind": "expose", "hand": 1, "card": "KC"}\ncalled player\n'
        + END,
        finds=breaks("dealer-turned-without-offer-to-player-without-wager", "543.14(f)", noted=True),
    ),
    turned(
        "the dealer turns although a player accepted",
        DEALT
        + "gives player 3\noffered player 4 accepted\n"
        + '*{"kind": "expose", "hand": 1, "card": "9C"}\n{"kind": "expose", "hand": 1, "card": "KC"}\ncalled player\n'
        + END,
        finds=breaks("dealer-turned-over-player", "543.14(f)"),
    ),
    turned(
        "nobody accepts, and the round is called void",
        DEALT + "gives player 3\n" + REFUSED + '*{"kind": "void-round", "what": "other"}\nclear',
        finds=breaks("round-void-instead-of-dealers-turn", "543.14(f)"),
        only=("round-void-instead-of-dealers-turn",),
    ),
    turned(
        "given up, and the shoe lacks cards",
        DEALT + "gives player 3\n" + REFUSED + "empty\nvoid\nclear",
        only=("round-void-instead-of-dealers-turn",),
    ),
    turned(
        "accepted, and the round is called void",
        DEALT + "gives player 3\noffered player 4 accepted\n" + '{"kind": "void-round", "what": "other"}\nclear',
        keeps=("round-void-instead-of-dealers-turn",),
        only=("round-void-instead-of-dealers-turn",),
    ),
    turned(
        "handed to somebody other than the player who accepted",
        DEALT + "gives player 3\noffered player 4 accepted\n*hand player 5\nback player 5\n" + TURNED + END,
        finds=breaks("cards-not-to-player-who-accepted", "543.14(f)"),
    ),
    turned(
        "it is not recorded who leaves",
        DEALT + "gives player 3\noffered player 6 accepted\nhand player 6\nback player 6\n" + TURNED + END,
        missing=(
            (
                "turn-not-offered-to-the-right",
                "a record of every offer, who was at the table, and how the positions are numbered",
            ),
        ),
        undeclared=("player-leaves",),
    ),
)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_right_to_turn_given_up(case: Case) -> None:
    case.holds()
