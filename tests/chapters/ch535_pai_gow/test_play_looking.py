"""§ 535.12(d): a player who decides on a hand of which the dealer exposed a tile has not looked at the others."""

import json

import pytest

from tests.chapters.ch535_pai_gow.cases import FILED, Case, breaks
from tests.chapters.ch535_pai_gow.playlog import replay

DEALT = "bet 1 5000\nbet 3 2000\nclosed\nshake 3\nlid\ndice 236\ntotal 11\ndeal\ngather\n"
SHAKEN = '{"kind": "dice-shake", "n": 1, "by": "dealer"}\n'
SHOWS = '{"kind": "expose", "hand": 1, "seat": 1, "card": "6-6", "by": "dealer"}\n'
LOOKS = '{"kind": "tiles-looked-at", "hand": 1, "seat": 1, "player": "P1", "by": "player"}\n'
LOOKS_BY_NAME = '{"kind": "tiles-looked-at", "hand": 1, "seat": 1, "by": "player:P1"}\n'
PLAYS_ON = '{"kind": "choice", "what": "play-on", "hand": 1, "seat": 1, "player": "P1"}\n'
VOIDS = '{"kind": "choice", "what": "void", "hand": 1, "seat": 1, "player": "P1"}\n'
VOIDED = '{"kind": "void-hand", "hand": 1, "seat": 1, "what": "tile-exposed"}\nreturn 1 5000\n'
DEALER = "dealer 6-6 6-6 / 5-6 2-2\n"
SHOWN_3 = "show 3 1-5 3-3 / 2-5 4-6\nsays 3 lose\ncollect 3 2000\ntake 3\n"
PLAYED = f"sets 1\nsets 3\n{DEALER}show 1 1-1 3-3 / 2-6 3-4\nsays 1 lose\ncollect 1 5000\ntake 1\n{SHOWN_3}"
REST = f"{VOIDED}sets 3\n{DEALER}{SHOWN_3}"

LOOKED = "decided-after-looking"
EARLIER = "decided-after-earlier-look"

CASES = (
    Case(
        "he looks when he has decided", (f"{DEALT}{SHAKEN}{SHOWS}{PLAYS_ON}{LOOKS}{PLAYED}",), keeps=(LOOKED, EARLIER)
    ),
    Case("he looks, then voids", (f"{DEALT}{SHAKEN}{SHOWS}{LOOKS}*{VOIDS}{REST}",), breaks(LOOKED, "535.12(d)")),
    Case(
        "he looks, then plays on",
        (f"{DEALT}{SHAKEN}{SHOWS}{LOOKS_BY_NAME}*{PLAYS_ON}{PLAYED}",),
        breaks(LOOKED, "535.12(d)"),
    ),
    Case(
        "he had looked before a tile was exposed",
        (f"{DEALT}{SHAKEN}{LOOKS}{SHOWS}*{VOIDS}{REST}",),
        breaks(EARLIER, "535.12(d)", noted=True),
        keeps=(LOOKED,),
    ),
    Case(
        "another player looks: he touches what he may not",
        (f"{DEALT}{SHAKEN}{SHOWS}*{LOOKS.replace('P1', 'P3')}{PLAYS_ON}{PLAYED}",),
        breaks("tiles-touched-by-another", "535.10(b)"),
        keeps=(LOOKED,),
    ),
    Case(
        "the dealer looks",
        (
            f"{DEALT}{SHAKEN}{SHOWS}"
            + '{"kind": "tiles-looked-at", "hand": 1, "by": "dealer"}\n'
            + f"{PLAYS_ON}{PLAYED}",
        ),
        keeps=(LOOKED,),
        spared=("tiles-touched-by-another",),
    ),
    Case(
        "a player looks, no one knows who",
        (
            f"{DEALT}{SHAKEN}{SHOWS}"
            + '{"kind": "tiles-looked-at", "hand": 1, "by": "player"}\n'
            + f"{PLAYS_ON}{PLAYED}",
        ),
        missing=((LOOKED, "who looked at the tiles"),),
    ),
    Case(
        "looks are not always recorded",
        (f"{DEALT}{SHAKEN}{SHOWS}{PLAYS_ON}{PLAYED}",),
        missing=((LOOKED, "whether the player looked at his tiles"),),
        undeclared=("tiles-looked-at",),
    ),
    Case(
        "he looks once his hands are laid down",
        (f"{DEALT}{SHAKEN}{PLAYED.replace('sets 3', f'sets 3@*{LOOKS.strip()}').replace('@', chr(10))}",),
        breaks("tiles-touched-after-setting", "535.10(b)"),
    ),
    Case("he looks before he sets them", (f"{DEALT}{SHAKEN}{LOOKS}{PLAYED}",), keeps=("tiles-touched-after-setting",)),
)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_case(case: Case) -> None:
    case.holds()


def test_the_look_is_named_beside_the_decision() -> None:
    lines, _ = CASES[1].log()
    (found,) = replay(lines, FILED).findings
    looks = [row["seq"] for row in map(json.loads, lines) if row["kind"] == "tiles-looked-at"]
    assert found.root is not None
    assert [found.root.event] == looks
