"""What the tests of Baccarat on the curator, and on shoes that come later, deal."""

from tests.games.baccarat.cases import Case, Finds, breaks, filing
from tests.said import play_rules

DOWN = filing("545", dealing__initial_cards="", vigorish__type="")
TURNED = filing("545", dealing__initial_cards="to-players", vigorish__type="")
CURATORS = tuple(
    play_rules(
        "545",
        "play_curator",
        "baccarat.curator",
        "baccarat.curator_dealing",
        "baccarat.dealers_shuffle",
        "baccarat.in_lieu",
        also=("later-cut-begun",),
    )
)
DECLARED = ("shoe-offered", "curator", "shoe-passed", "dealer-arrives", "dealer-leaves")
FILLED = """
arrive 1
arrive 3
arrive 5
shuffle opening
cut dealer 100
insert 20
load
"""
FIRST = "\nfirst 3C 3\n"


def offered(seat: int, answer: str) -> str:
    """An offer of the shoe."""
    return f'{{"kind": "shoe-offered", "seat": {seat}, "player": "P{seat}", "what": "{answer}"}}'


def curator(seat: int) -> str:
    """Someone becomes the curator; 0 the dealer."""
    who = f', "player": "P{seat}"' if seat else ""
    return f'{{"kind": "curator", "seat": {seat}{who}}}'


def passed(seat: int, why: str = "banker-lost") -> str:
    """The curator gives up the shoe."""
    return f'{{"kind": "shoe-passed", "seat": {seat}, "what": "{why}"}}'


def opening(*lines: str) -> str:
    """The cards prepared, and what is done with the shoe before its first card is removed."""
    return "\n".join((FILLED, *lines, FIRST))


def between(*lines: str) -> str:
    """What happens between two rounds."""
    return "\n".join(("between", *lines))


THREE = opening(offered(1, "refused"), offered(3, "accepted"), curator(3))
DEALER = opening(offered(1, "refused"), offered(3, "refused"), offered(5, "refused"), curator(0))
REFILLED = ("shuffle new-cards", "cut dealer 100", "insert 20", "load")
CHANGED = ('{"kind": "card-change", "n": 8}', *REFILLED[1:])
SAID = '{"kind": "call", "what": "cards"}'
REOPENED = (
    "arrive 1",
    "arrive 3",
    "shuffle opening",
    "cut dealer 100",
    "insert 20",
    "load",
    offered(1, "accepted"),
    curator(1),
    "first 3C 3",
)
DRAW = '{"kind": "call", "what": "draw", "hand": 1}'
BY_PLAYER = '{"kind": "deal", "hand": 1, "card": "?", "face": "down", "source": "shoe", "by": "player:P%d"}'
BETS = "bet 1p 2000\nbet 3b 10000\nbet 5p 5000\nclose"
SHOWN = "turn player\nturn banker\ncalled"
LOST = f"{BETS}\n{SAID}\ncards 9C 3D KC 5D\n{SHOWN}\nresult player"
WON = f"{BETS}\n{SAID}\ncards KC 3D 6C 5D\n{SHOWN}\nresult banker"
TIED = f"{BETS}\n{SAID}\ncards 9C 4D KC 5D\n{SHOWN}\nresult tie"
DRAWN = f"{BETS}\n{SAID}\ncards KC 7D 2C KD\n{SHOWN}\n%s\nplayer 4D\nresult banker"


def marked(round_: str, act: str = "cards ") -> str:
    """The same round, its first card the event of a finding."""
    return round_.replace(act, f"{act}*")


def case(
    name: str,
    *rounds: str,
    started: str = THREE,
    finds: tuple[Finds, ...] = (),
    keeps: tuple[str, ...] = (),
    missing: tuple[tuple[str, str], ...] = (),
    spared: tuple[str, ...] = (),
    filed: str = DOWN,
    undeclared: tuple[str, ...] = (),
) -> Case:
    """A case of which only the findings on the curator count."""
    return Case(
        name,
        rounds,
        finds,
        keeps=keeps,
        missing=missing,
        spared=spared,
        filing=filed,
        chapter="545",
        dealing="players",
        declared=DECLARED,
        undeclared=undeclared,
        opening=started,
        only=CURATORS,
    )


def noted(rule: str, cite: str) -> tuple[Finds, ...]:
    """One finding, noted."""
    return breaks(rule, cite, noted=True)


OFFERS = "a record of every offer of the shoe, without unreadable rows"
SEATS = "who was at the table, every offer of the shoe, and how the positions are numbered"
