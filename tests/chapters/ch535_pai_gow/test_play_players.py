"""§§ 535.10(a) to (c), 535.11(n): how the players set their hands, and who touches the tiles."""

import pytest

from tests.chapters.ch535_pai_gow.cases import Case, breaks

DEALT = "closed\nshake 3\nlid\ndice 236\ntotal 11\ndeal\ngather\n" + '{"kind": "dice-shake", "n": 1, "by": "dealer"}\n'
BETS = f"bet 2 3300\nbet 5 10000\n{DEALT}"
DEALER = "dealer 1-3 2-3 / 4-6 2-5"
END = "shown 2 2-2 2-2 / 3-6 1-5\nshown 5 5-5 3-5 / 1-6 3-4\nfinish"
TOUCH = '{{"kind": "handle-cards", "hand": 2, "seat": 2, "player": "{}", "what": "{}", "by": "{}"}}'
TILE = '{{"kind": "set-hand", "hand": 0, "seat": 0, "what": "high", "card": "{}"}}'
SET = (
    "player-hands-not-set",
    "player-hands-set-before-deal-done",
    "player-hands-laid-face-up",
    "dealer-turned-before-players-set",
)


def touched(before: str = "", after: str = "") -> str:
    """A round by the law but for an act before, or after, the hands of seat 2 are laid down."""
    return f"{BETS}{before}\nsets 2\nsets 5\n{after}\n{DEALER}\n{END}"


CASES = (
    Case("by the law", (touched(),), keeps=SET),
    Case(
        "the hands of seat 5 never set",
        (
            f'{BETS}sets 2\n{DEALER}\nshown 2 2-2 2-2 / 3-6 1-5\n*{{"kind": "expose", "hand": 5, "seat": 5}}\nlaid 5 5-5 3-5 / 1-6 3-4\nfinish',
        ),
        breaks("player-hands-not-set", "535.10(a)"),
    ),
    Case(
        "the hands of seat 5 never set, whose player may have left",
        (
            f'{BETS}sets 2\n{DEALER}\nshown 2 2-2 2-2 / 3-6 1-5\n{{"kind": "expose", "hand": 5, "seat": 5}}\nlaid 5 5-5 3-5 / 1-6 3-4\nfinish',
        ),
        missing=(("player-hands-not-set", "whether the player left"),),
        undeclared=("player-leaves",),
    ),
    Case(
        "settings recorded sometimes",
        (f"{BETS}{DEALER}\n{END}",),
        missing=(("player-hands-not-set", "the setting of the hands"),),
        undeclared=("hands-set",),
    ),
    Case(
        "set before the deal was completed",
        (
            "bet 2 3300\nclosed\nshake 3\nlid\ndice 236\ntotal 11\ngive 2 11 12 13 14\ngive 3 21 22 23 24\ngive 4 31 32 33 34\ngive 5 41 42 43 44\n"
            "give 6 51 52 53 54\ngive dead 61 62 63 64\n*sets 2\ngive dealer 71 72 73 74\nmarker\ngive 1 81 82 83 84\ngather\n"
            f'{{"kind": "dice-shake", "n": 1, "by": "dealer"}}\n{DEALER}\nshown 2 2-2 2-2 / 3-6 1-5\nfinish',
        ),
        breaks("player-hands-set-before-deal-done", "535.10(a)"),
    ),
    Case(
        "laid face up",
        (touched().replace("sets 2", "*sets 2 face=up"),),
        breaks("player-hands-laid-face-up", "535.10(a)"),
    ),
    Case(
        "which side was up not recorded",
        (touched(),),
        missing=(("player-hands-laid-face-up", "which side was up"),),
        never=("hands-set.face",),
    ),
    Case(
        "the dealer's tiles turned over first",
        (f"{BETS}sets 2\n*{TILE.format('1-3')}\nsets 5\n{DEALER}\n{END}",),
        breaks("dealer-turned-before-players-set", "535.10(c)"),
    ),
    Case(
        "touched by another player",
        (touched("*" + TOUCH.format("P5", "both-hands", "player")),),
        breaks("tiles-touched-by-another", "535.10(b)"),
    ),
    Case(
        "touched by a spectator",
        (touched('*{"kind": "handle-cards", "hand": 2, "seat": 2, "by": "spectator"}'),),
        breaks("tiles-touched-by-another", "535.10(b)"),
    ),
    Case(
        "touched by the dealer",
        (touched('{"kind": "handle-cards", "hand": 2, "seat": 2, "by": "dealer"}'),),
        spared=("tiles-touched-by-another",),
    ),
    Case(
        "touched by their player",
        (touched(TOUCH.format("P2", "both-hands", "player")),),
        keeps=("tiles-touched-by-another", "tiles-out-of-view", "tiles-touched-after-setting"),
    ),
    Case(
        "touched by nobody known",
        (touched('{"kind": "handle-cards", "hand": 2, "seat": 2, "what": "both-hands"}'),),
        missing=(("tiles-touched-by-another", "who touched the tiles"),),
    ),
    Case(
        "out of view",
        (touched("*" + TOUCH.format("P2", "out-of-view", "player")),),
        breaks("tiles-out-of-view", "535.10(b)"),
    ),
    Case(
        "touched after setting",
        (touched(after="*" + TOUCH.format("P2", "one-hand", "player")),),
        breaks("tiles-touched-after-setting", "535.10(b)"),
    ),
    Case(
        "set by the dealer",
        (touched().replace("sets 2", "*sets 2 by=dealer"),),
        breaks("player-hands-set-by-dealer", "535.10(b)", noted=True),
    ),
    Case(
        "set by the player", (touched().replace("sets 2", "sets 2 by=player"),), keeps=("player-hands-set-by-dealer",)
    ),
)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_case(case: Case) -> None:
    case.holds()
