"""§ 541.14 in play: irregularities and their cures."""

import json

import pytest

from tests.games.baccarat.cases import Case, Finds, breaks

PLAIN = "cards 9C 3D KC 5D\ncalled\nresult player"
NEXT = "announce player 9\nannounce banker 8\nannounce player 9\nannounce banker 8\n"


def row(kind: str, **columns: object) -> str:
    """A row as it is."""
    return json.dumps({"kind": kind, **columns})


def deal(hand: int, card: str, **columns: object) -> str:
    """A card dealt to a hand, from the shoe if nothing else is said."""
    return row("deal", **{"hand": hand, "card": card, "face": "up", "source": "shoe", **columns})


def next_round(star: str, **first: object) -> str:
    """A round whose first card is dealt as said."""
    rest = (deal(2, "3D"), deal(1, "KC"), deal(2, "5D"))
    return "\n".join(("close", f"{star}{deal(1, '9C', **first)}", *rest, NEXT + row("result", what="player")))


ERROR_SEQ = 58
NATURAL = "cards 2C KC 2D 8D\ncalled\nerror player\nresult banker"
SIX = "cards KC KD 6C 4D\ncalled\nerror player\n"
OWN = "cards KC KD 6C 7D\ncalled\nerror banker\nresult banker"
STAY = "cards KC KD 6C 7D\ncalled\nerror player\nresult banker"
SHOWN = "cards KC KD 6C 7D\ncalled\n{}error player 5S dest={}\n{}result banker"
TWICE = "cards KC KD 6C 7D\ncalled\n{}error player 5S dest=rack\n{}{}error banker 6S dest=rack\n{}result banker"
BESIDE = row("burn", face="down", source="shoe", dest="rack", what="beside-error") + "\n"

CASES = (
    Case(
        "an error card against a Natural begins the next round",
        (NATURAL, next_round("", source="layout", ref=ERROR_SEQ)),
        keeps=("players-error-card-not-used-next",),
    ),
    Case(
        "an error card against a Natural is not used",
        (NATURAL, next_round("*")),
        breaks("players-error-card-not-used-next", "541.14(b)"),
    ),
    Case(
        "an error card where the Banker's Hand stays",
        (STAY, next_round("*")),
        breaks("players-error-card-not-used-next", "541.14(b)"),
    ),
    Case(
        "an error card given to a Banker's Hand that stays",
        (f"{STAY.removesuffix('result banker')}*banker 3S source=layout ref={ERROR_SEQ}\nresult banker",),
        breaks("players-error-card-not-used-next", "541.14(b)"),
        only=("players-error-card-not-used-next", "error-card-not-used-next"),
    ),
    Case(
        "where the next first card came from is not recorded",
        (STAY, next_round("")),
        missing=(("players-error-card-not-used-next", "where the next card came from"),),
        never=("deal.source",),
    ),
    Case(
        "a card drawn in error for the Banker's Hand begins the next round",
        (OWN, next_round("", source="layout", ref=ERROR_SEQ)),
        keeps=("error-card-not-used-next",),
    ),
    Case(
        "a card drawn in error for the Banker's Hand is not used",
        (OWN, next_round("*")),
        breaks("error-card-not-used-next", "541.14(a)"),
    ),
    Case(
        "an error card becomes the Banker's",
        (f"{SIX}banker 3S source=layout ref={ERROR_SEQ}\nresult banker",),
        keeps=("error-card-not-given-to-banker", "banker-hand-not-drawn"),
    ),
    Case(
        "the Banker draws a fresh card instead",
        (f"{SIX}*banker 3S\nresult banker",),
        breaks("error-card-not-given-to-banker", "541.14(b)"),
    ),
    Case(
        "a disclosed error card discarded with one more",
        (SHOWN.format("", "rack", BESIDE), PLAIN),
        keeps=(
            "disclosed-error-card-used",
            "disclosed-error-card-not-discarded",
            "no-card-discarded-beside-error",
            "card-beside-error-disclosed",
        ),
    ),
    Case(
        "a disclosed error card discarded alone",
        (SHOWN.format("*", "rack", ""), PLAIN),
        breaks("no-card-discarded-beside-error", "541.14(c)"),
    ),
    Case(
        "a disclosed error card left on the layout",
        (SHOWN.format("*", "layout", BESIDE), PLAIN),
        breaks("disclosed-error-card-not-discarded", "541.14(c)"),
    ),
    Case(
        "two disclosed error cards, each discarded with one more",
        (TWICE.format("", BESIDE, "", BESIDE), PLAIN),
        keeps=("no-card-discarded-beside-error", "card-beside-error-disclosed"),
    ),
    Case(
        "two disclosed error cards discarded together with two more",
        (TWICE.format("", "", "", 2 * BESIDE), PLAIN),
        keeps=("no-card-discarded-beside-error",),
    ),
    Case(
        "two disclosed error cards, the first discarded alone",
        (TWICE.format("*", "", "", BESIDE), PLAIN),
        breaks("no-card-discarded-beside-error", "541.14(c)"),
    ),
    Case(
        "two disclosed error cards, the second discarded alone",
        (TWICE.format("", BESIDE, "*", ""), PLAIN),
        breaks("no-card-discarded-beside-error", "541.14(c)"),
    ),
    Case(
        "two disclosed error cards, beside the first two more and one beside the second",
        (TWICE.format("*", 2 * BESIDE, "", BESIDE), PLAIN),
        breaks("no-card-discarded-beside-error", "541.14(c)"),
    ),
    Case(
        "two disclosed error cards, the second additional card shown",
        (TWICE.format("", BESIDE, "", "*" + BESIDE.replace("down", "up")), PLAIN),
        breaks("card-beside-error-disclosed", "541.14(c)"),
    ),
    Case(
        "the additional card shown",
        (SHOWN.format("", "rack", "*" + BESIDE.replace("down", "up")), PLAIN),
        breaks("card-beside-error-disclosed", "541.14(c)"),
    ),
    Case(
        "a disclosed error card used for the Banker's Hand",
        (f"cards KC KD 6C 4D\ncalled\nerror player 3S\n*banker 3S source=layout ref={ERROR_SEQ}\nresult banker",),
        breaks("disclosed-error-card-used", "541.14(c)"),
    ),
    Case(
        "a surplus third card taken away again is not counted",
        (
            f"cards KC KD 6C 7D\ncalled\nplayer 5S\n{row('move-card', hand=1, ref=ERROR_SEQ, dest='rack')}\n{BESIDE}"
            "announce player 6\nannounce banker 7\n" + row("result", what="banker"),
        ),
        keeps=("result-announced-wrongly",),
        only=("player-hand-drawn-on-stay", "result-announced-wrongly"),
    ),
    Case(
        "a card face up, with as many more as its value",
        (
            f"{row('card-face-up', card='6D', source='shoe', dest='rack')}\n{row('burn', n=6, face='up', source='shoe', dest='rack', what='counted')}\n{PLAIN}",
        ),
        keeps=("face-up-cards-miscounted", "face-up-card-played", "face-up-card-not-discarded"),
    ),
    Case(
        "a card face up, with one more too few",
        (
            f"*{row('card-face-up', card='6D', source='shoe', dest='rack')}\n{row('burn', n=5, face='up', source='shoe', dest='rack', what='counted')}\n{PLAIN}",
        ),
        breaks("face-up-cards-miscounted", "541.14(d)"),
    ),
    Case(
        "a king face up, none more",
        (f"{row('card-face-up', card='KD', source='shoe', dest='rack')}\n{PLAIN}",),
        keeps=("face-up-cards-miscounted", "face-up-card-counted-as-ten"),
    ),
    Case(
        "a king face up, ten more",
        (
            f"*{row('card-face-up', card='KD', source='shoe', dest='rack')}\n{row('burn', n=10, face='up', source='shoe', dest='rack', what='counted')}\n{PLAIN}",
        ),
        breaks("face-up-card-counted-as-ten", "541.14(d)", noted=True),
    ),
    Case(
        "a card face up is played",
        (f"*{row('card-face-up', card='6D', source='shoe', dest='hand')}\n{PLAIN}",),
        breaks("face-up-card-played", "541.14(d)"),
    ),
    Case(
        "a card face up goes back",
        (
            f"*{row('card-face-up', card='AD', source='shoe', dest='shoe')}\n{row('burn', n=1, face='up', source='shoe', dest='rack', what='counted')}\n{PLAIN}",
        ),
        breaks("face-up-card-not-discarded", "541.14(d)"),
    ),
    Case(
        "the further cards face down",
        (
            f"{row('card-face-up', card='AD', source='shoe', dest='rack')}\n*{row('burn', n=1, face='down', source='shoe', dest='rack', what='counted')}\n{PLAIN}",
        ),
        breaks("cards-beside-face-up-card-drawn-face-down", "541.14(d)"),
    ),
    Case(
        "too few cards, all returned, a new shoe",
        (
            "bet 3p 2000\nbet 4b 1000\ncards KC 2D 6C KD\ncalled\nempty\nvoid\nreturn 3p 2000\nreturn 4b 1000",
            "between\nshuffle insufficient-cards\noffer 4 refused\noffer 3 refused\ncut dealer 100\ninsert 20\nload\nfirst 3C 3",
            PLAIN,
        ),
        keeps=(
            "round-completed-without-enough-cards",
            "wager-settled-in-void-round",
            "wager-not-returned-in-void-round",
            "round-dealt-without-new-shoe",
        ),
        spared=("round-void-for-another-reason",),
    ),
    Case(
        "too few cards, a loser kept and a wager not returned",
        ("bet 3p 2000\nbet 4b 1000\ncards KC 2D 6C KD\ncalled\nempty\n*collect 4b 1000\n*end",),
        (
            Finds("wager-settled-in-void-round", "541.14(e)", -1000, "P4"),
            Finds("wager-not-returned-in-void-round", "541.14(e)", -2000, "P3"),
        ),
    ),
    Case(
        "too few cards, one taken from the rack",
        ("cards KC 2D 6C KD\ncalled\nempty\n**banker 3S source=rack\nresult player",),
        (Finds("card-not-from-shoe", "541.7"), Finds("round-completed-without-enough-cards", "541.14(e)")),
    ),
    Case(
        "too few cards, and the next round from the same shoe",
        ("cards KC 2D 6C KD\ncalled\nempty\nvoid", next_round("*")),
        breaks("round-dealt-without-new-shoe", "541.14(e)"),
    ),
    Case(
        "a round called void for another reason",
        (f"cards KC 2D 6C KD\ncalled\n*{row('void-round', what='misdeal')}",),
        breaks("round-void-for-another-reason", "541.14(e)", noted=True),
    ),
)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_irregularities(case: Case) -> None:
    case.holds()
