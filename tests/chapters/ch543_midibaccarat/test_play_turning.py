"""§ 543.9(c)(3) in play: cards handed to players, turned by them and returned."""

from typing import Unpack

import pytest

from tests.games.baccarat.cases import Case, CaseSettings, Finds, breaks, filing

PLAYERS = filing("543", dealing__initial_cards="to-players")
DECLARED = ("cards-handed", "cards-returned", "turn-offered", "turn-relinquished", "handle-cards")
BETS = "bet 3p 5000\nbet 5p 2500\nbet 4b 5000\nbet 6b 4000\n"
CARDS = "cards 9C 3D KC 5D\nunder\n"
PLAYER = "hand player 3\nback player 3\nturn player\ncalled player\n"
BANKER = "hand banker 4\nback banker 4\nturn banker\ncalled banker\n"
END = "result player\ncollect 4b 5000\ncollect 6b 4000\npay 5p 2500\nreturn 5p 2500\npay 3p 5000\nreturn 3p 5000\nclear"
ROUND = BETS + CARDS + PLAYER + BANKER + END
RESULT = '{"kind": "result", "what": "player"}\n'
SETTLED = END.removeprefix("result player\n")
TOUCHED = '{"kind": "handle-cards", "hand": 1, "seat": 3, "player": "P3", "by": "player:P3"}'

DRAWN = BETS + "cards 2C 3D KC 2D\nunder\n" + PLAYER + BANKER
PLAYERS_THIRD = "player 6H\nhand player 3\nback player 3\nturn player\n"
BANKERS_THIRD = "banker KD\nhand banker 4\nback banker 4\nturn banker\n"


def turned(name: str, *rounds: str, **columns: Unpack[CaseSettings]) -> Case:
    """A case of a table at which players turn the cards."""
    settings: CaseSettings = {"filing": PLAYERS, "declared": DECLARED, "dealing": "players", "chapter": "543"}
    settings.update(columns)
    return Case(name, rounds, **settings)


def equal(*seats: int) -> str:
    """A round in which these seats wager the same on the Player's Hand."""
    return "".join(f"bet {seat}p 5000\n" for seat in seats) + CARDS


def ended(*seats: int) -> str:
    """How it ends."""
    paid = "".join(f"pay {seat}p 5000\nreturn {seat}p 5000\n" for seat in sorted(seats, reverse=True))
    return f"turn banker\ncalled banker\nresult player\n{paid}clear"


CASES = (
    turned(
        "turned by the highest on each hand",
        ROUND,
        keeps=(
            "initial-card-face-up-for-players",
            "initial-card-put-elsewhere-for-players",
            "banker-hand-not-put-under-shoe",
            "banker-hand-handed-early",
            "player-hand-not-handed",
            "banker-hand-not-handed",
            "player-hand-to-lower-wager",
            "banker-hand-to-lower-wager",
            "player-hand-not-returned",
            "banker-hand-not-returned",
            "player-hand-not-laid-face-up",
            "banker-hand-not-laid-face-up",
            "hand-to-highest-by-one-count",
            "hand-handed-without-wager",
        ),
    ),
    turned(
        "third cards turned by the same players",
        DRAWN + PLAYERS_THIRD + BANKERS_THIRD + END,
        keeps=(
            "player-third-card-not-handed",
            "player-third-card-to-another",
            "player-third-card-not-returned",
            "player-third-card-not-laid-face-up",
            "player-third-card-face-up-for-players",
            "banker-third-card-not-handed",
            "banker-third-card-to-another",
            "banker-third-card-not-returned",
            "banker-third-card-not-laid-face-up",
            "banker-third-card-face-up-for-players",
        ),
    ),
    turned(
        "third cards to other players",
        DRAWN + "player 6H\n*hand player 5\nback player 5\nturn player\n"
        "banker KD\n*hand banker 6\nback banker 6\nturn banker\n" + END,
        finds=(
            Finds("player-third-card-to-another", "543.9(c)(3)(iii)"),
            Finds("banker-third-card-to-another", "543.9(c)(3)(iv)"),
        ),
    ),
    turned(
        "third cards not handed out",
        DRAWN + "player 6H\nturn player\nbanker KD\nturn banker\ncalled\n**" + RESULT + SETTLED,
        finds=(
            Finds("player-third-card-not-handed", "543.9(c)(3)(iii)"),
            Finds("banker-third-card-not-handed", "543.9(c)(3)(iv)"),
        ),
    ),
    turned(
        "third cards not returned",
        DRAWN
        + "player 6H\nhand player 3\nturn player\nbanker KD\nhand banker 4\nturn banker\ncalled\n**"
        + RESULT
        + SETTLED,
        finds=(
            Finds("player-third-card-not-returned", "543.9(c)(3)(iii)"),
            Finds("banker-third-card-not-returned", "543.9(c)(3)(iv)"),
        ),
    ),
    turned(
        "cards returned face down",
        DRAWN.replace("back player 3", "*back player 3 face=down").replace("back banker 4", "*back banker 4 face=down")
        + PLAYERS_THIRD.replace("back player 3", "*back player 3 face=down")
        + BANKERS_THIRD.replace("back banker 4", "*back banker 4 face=down")
        + END,
        finds=(
            Finds("player-hand-not-returned", "543.9(c)(3)(i)"),
            Finds("banker-hand-not-returned", "543.9(c)(3)(ii)"),
            Finds("player-third-card-not-returned", "543.9(c)(3)(iii)"),
            Finds("banker-third-card-not-returned", "543.9(c)(3)(iv)"),
        ),
    ),
    turned(
        "it is not recorded how cards were returned",
        ROUND.replace("back player 3", "back player 3 face="),
        missing=(("player-hand-not-returned", "how the cards were returned, and a record of every return"),),
    ),
    turned(
        "third cards dealt face up",
        DRAWN
        + PLAYERS_THIRD.replace("player 6H", "*player 6H face=up", 1)
        + BANKERS_THIRD.replace("banker KD", "*banker KD face=up", 1)
        + END,
        finds=(
            Finds("player-third-card-face-up-for-players", "543.9(c)(3)(iii)"),
            Finds("banker-third-card-face-up-for-players", "543.9(c)(3)(iv)"),
        ),
    ),
    turned(
        "no card ever laid face up",
        BETS
        + CARDS
        + "hand player 3\nback player 3\ncalled player\nhand banker 4\nback banker 4\ncalled\n**"
        + RESULT
        + SETTLED,
        finds=(
            Finds("player-hand-not-laid-face-up", "543.9(c)(3)(i)"),
            Finds("banker-hand-not-laid-face-up", "543.9(c)(3)(ii)"),
        ),
        only=("player-hand-not-laid-face-up", "banker-hand-not-laid-face-up"),
    ),
    turned(
        "third cards never laid face up",
        DRAWN
        + "player 6H\nhand player 3\nback player 3\nbanker KD\nhand banker 4\nback banker 4\ncalled\n**"
        + RESULT
        + SETTLED,
        finds=(
            Finds("player-third-card-not-laid-face-up", "543.9(c)(3)(iii)"),
            Finds("banker-third-card-not-laid-face-up", "543.9(c)(3)(iv)"),
        ),
        only=("player-third-card-not-laid-face-up", "banker-third-card-not-laid-face-up"),
    ),
    turned(
        "a player touches cards that he returned",
        BETS
        + CARDS
        + f"hand player 3\n{TOUCHED}\nback player 3\n*{TOUCHED}\nturn player\ncalled player\n"
        + BANKER
        + END,
        finds=breaks("player-handled-cards-not-handed", "543.9(c)(3)", noted=True),
        keeps=("player-handled-cards-not-handed",),
        spared=("player-handled-cards",),
    ),
    Case(
        "a player touches cards where none turns them",
        (f"cards 9C 3D KC 5D\n*{TOUCHED}\ncalled\nresult player",),
        breaks("player-handled-cards", "543.9(c)(3)", noted=True),
        filing=filing("543"),
        chapter="543",
    ),
    Case(
        "a player touches cards where it is not filed whether players turn them",
        (f"cards 9C 3D KC 5D\n{TOUCHED}\ncalled\nresult player",),
        filing=filing("543", dealing__initial_cards=""),
        chapter="543",
        missing=(("player-handled-cards", "how the filing has the cards dealt"),),
    ),
    turned(
        "the way of dealing is not filed",
        ROUND,
        filing=filing("543", dealing__initial_cards=""),
        missing=(("player-hand-to-lower-wager", "how the filing has the cards dealt"),),
    ),
    turned(
        "an initial card face up",
        BETS + "*cards 9C 3D KC 5D face=up\nunder\n" + PLAYER + BANKER + END,
        finds=breaks("initial-card-face-up-for-players", "543.9(c)(3)"),
    ),
    turned(
        "dealt under the shoe at once",
        BETS + "*cards 9C 3D KC 5D dest=under-shoe\nunder\n" + PLAYER + BANKER + END,
        finds=breaks("initial-card-put-elsewhere-for-players", "543.9(c)(3)"),
    ),
    turned(
        "the Banker's Hand left on the layout",
        BETS + "cards 9C 3D KC 5D\n*" + PLAYER + BANKER + END,
        finds=breaks("banker-hand-not-put-under-shoe", "543.9(c)(3)"),
    ),
    turned(
        "the Banker's Hand handed out before the Player's is called",
        BETS + CARDS + "hand player 3\nback player 3\nturn player\n*" + BANKER + "called player\n" + END,
        finds=breaks("banker-hand-handed-early", "543.9(c)(3)"),
        only=("banker-hand-handed-early",),
    ),
    turned(
        "the Player's Hand to a lower wager",
        ROUND.replace("hand player 3\nback player 3", "*hand player 5\nback player 5"),
        finds=breaks("player-hand-to-lower-wager", "543.9(c)(3)(i)"),
    ),
    turned(
        "the Banker's Hand to a lower wager",
        ROUND.replace("hand banker 4\nback banker 4", "*hand banker 6\nback banker 6"),
        finds=breaks("banker-hand-to-lower-wager", "543.9(c)(3)(ii)"),
    ),
    turned(
        "not all wagers are recorded",
        ROUND.replace("hand player 3\nback player 3", "hand player 5\nback player 5"),
        missing=(
            ("player-hand-to-lower-wager", "all wagers with their amounts, and to whom the cards were handed"),
            ("hand-handed-without-wager", "a record of all wagers, without unreadable rows"),
        ),
        undeclared=("wager",),
    ),
    turned(
        "two wagers of one player added",
        "bet 3p 3000\nbet 4p 2500 player=P3\nbet 5p 5000\n"
        + CARDS
        + "*hand player 3\nback player 3\nturn player\ncalled player\nturn banker\ncalled banker\nresult player\n"
        "pay 5p 5000\nreturn 5p 5000\npay 4p 2500\nreturn 4p 2500\npay 3p 3000\nreturn 3p 3000\nclear",
        finds=breaks("hand-to-highest-by-one-count", "543.9(c)(3)(i)", noted=True),
    ),
    turned(
        "nobody wagered on the Banker's Hand, the dealer turns it",
        equal(3) + PLAYER + ended(3),
        spared=("banker-hand-not-handed",),
    ),
    turned(
        "nobody wagered on the Banker's Hand, a player turns it",
        equal(3) + PLAYER + "*hand banker 3\nback banker 3\n" + ended(3),
        finds=breaks("hand-handed-without-wager", "543.9(c)(3)(i)", noted=True),
    ),
    turned(
        "equal wagers, the first counterclockwise",
        equal(2, 3, 6) + PLAYER.replace("3", "2") + ended(2, 3, 6),
        keeps=("player-hand-not-to-closest", "hand-to-closest-on-other-side"),
    ),
    turned(
        "equal wagers, the last counterclockwise, who sits nearer to the dealer than the first",
        equal(3, 4, 6) + "*" + PLAYER.replace("3", "6") + ended(3, 4, 6),
        finds=breaks("hand-to-closest-on-other-side", "543.9(c)(3)(v)", noted=True),
    ),
    turned(
        "equal wagers, the last counterclockwise, who sits no nearer than the first",
        equal(2, 3, 6) + "*" + PLAYER.replace("3", "6") + ended(2, 3, 6),
        finds=breaks("player-hand-not-to-closest", "543.9(c)(3)(v)"),
    ),
    turned(
        "equal wagers, one between",
        equal(2, 3, 6) + "*" + PLAYER + ended(2, 3, 6),
        finds=breaks("player-hand-not-to-closest", "543.9(c)(3)(v)"),
    ),
    turned(
        "equal wagers on the Banker's Hand, one between",
        ROUND.replace("bet 6b 4000", "bet 6b 5000\nbet 7b 5000")
        .replace("hand banker 4\nback banker 4", "*hand banker 6\nback banker 6")
        .replace("collect 6b 4000", "collect 6b 5000\ncollect 7b 5000"),
        finds=breaks("banker-hand-not-to-closest", "543.9(c)(3)(v)"),
    ),
    turned(
        "the Banker's Hand not handed out",
        BETS
        + CARDS
        + PLAYER
        + '*{"kind": "expose", "hand": 2, "card": "3D"}\n{"kind": "expose", "hand": 2, "card": "5D"}\ncalled banker\n'
        + END,
        finds=breaks("banker-hand-not-handed", "543.9(c)(3)(ii)"),
    ),
    turned(
        "not handed out",
        BETS
        + CARDS
        + '*{"kind": "expose", "hand": 1, "card": "9C"}\n{"kind": "expose", "hand": 1, "card": "KC"}\ncalled player\n'
        + BANKER
        + END,
        finds=breaks("player-hand-not-handed", "543.9(c)(3)(i)"),
    ),
)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_cards_turned_by_players(case: Case) -> None:
    case.holds()
