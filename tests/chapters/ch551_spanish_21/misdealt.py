"""Rows of § 551.16 in short: rounds in which cards are found, drawn, dealt or missed in error."""

from tests.chapters.ch551_spanish_21.rows import ALWAYS as RECORDED, POSITIONS, marked

ALWAYS = RECORDED.replace("always ", "always choice card-removed ") + POSITIONS
ONE = "wager wager=1 what=spanish-21 seat=1 hand=1 player=P1 cents=1000\n"
TWO = "wager wager=2 what=spanish-21 seat=2 hand=2 player=P2 cents=1000\n"
WON, WON_2, LOST, LOST_2 = (
    "pay wager=1 cents=1000\n",
    "pay wager=2 cents=1000\n",
    "collect wager=1 cents=1000\n",
    "collect wager=2 cents=1000\n",
)
BACK, BACK_2 = "return wager=1 cents=1000\n", "return wager=2 cents=1000\n"
CARDS = "cards 1:JH 0:9C 1:9D 0:8S\n"
CARDS_2 = "cards 1:JH 2:5H 0:9C 1:9D 2:4D 0:8S\n"
STAND = "choice hand={0} what=stand\n"
HIT = "choice hand={0} what=hit\n"
TURN = "expose hand=0\n"
END = "round-end\n"
UP = "card-face-up card={0} source=shoe dest={1}\n"
TEN = "card-removed card=10H n=1 what=torn by=floorperson dest=box\n"
VOID = "void-round what={0}\n"
ERROR = "card-misdealt what={0} card=8H face={1} source=shoe dest={2}\n"
REFUSED = "card-refused hand={0} seat={0} card=8H\n"
SHUFFLED = (
    "- shuffle by=dealer what=irregularity\n- cut-offered seat=1 player=P1 what=refused\n"
    "- cut by=dealer n=100\n- cover-card-inserted n=100\n- load-shoe by=dealer\n"
    "- burn what=new-shoe dest=rack\n"
)


def one(*rows: str, number: int = 1) -> str:
    """A round of one player whose rows follow his wager."""
    return f"round {number}\n" + ONE + "".join(rows) + END


def two(*rows: str) -> str:
    """A round of two players: the first stands and wins, the second draws ``rows`` and wins or loses as they say."""
    return ALWAYS + "round 1\n" + ONE + TWO + CARDS_2 + STAND.format(1) + "".join(rows) + END


def found(*rows: str) -> str:
    """A round won by its player in which ``rows`` come before the cards."""
    return ALWAYS + one(*rows, CARDS, STAND.format(1), TURN, WON)


def again() -> str:
    """Another round."""
    return one(CARDS, STAND.format(1), TURN, WON, number=2)


def next_round(text: str) -> str:
    """The next round behind a round, its first cards labelled."""
    return text + marked(again(), "cards")
