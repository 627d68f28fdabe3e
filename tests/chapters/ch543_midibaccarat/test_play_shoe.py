"""§ 543.3(b), § 543.10(e), § 543.12 and § 543.14(e) in play: what 543 says otherwise of the shoe and the discards."""

from typing import Unpack

import pytest

from tests.games.baccarat.cases import Case, CaseSettings, breaks, filing

PLAYED = "cards 9C 3D KC 5D\ncalled\nresult player"
REFILLED = "cut dealer 100\ninsert 20\nload\nfirst 3C 3"
CHANGED = '{"kind": "card-change"}'
COVERED = "cards 9C 3D KC 5D\ncover\ncalled\nresult player"


def midi(name: str, *rounds: str, **columns: Unpack[CaseSettings]) -> Case:
    """A case of chapter 543."""
    settings: CaseSettings = {"filing": filing("543"), "chapter": "543", "declared": ("card-change",)}
    settings.update(columns)
    return Case(name, rounds, **settings)


def new_shoe(why: str, *before: str) -> str:
    """What happens between two rounds when a new shoe is filled."""
    return "\n".join(("between", *before, f"shuffle {why}", REFILLED))


RECEIVED = '{"kind": "decks", "n": 8, "back": "blue"}'
OPENED = (
    '{"kind": "inspection", "what": "cards", "n": 0, "by": "dealer:D1"}',
    '{"kind": "verify", "by": "floorperson:F1"}',
    '{"kind": "spread", "n": 8, "face": "up", "by": "dealer:D1"}',
    '{"kind": "wash", "n": 8, "by": "dealer:D1"}',
    '{"kind": "stack", "n": 416, "by": "dealer:D1"}',
)
STEPS = ("card-change", "inspection", "verify", "spread", "wash", "stack", "decks")

CASES = (
    midi(
        "changed cards opened like the first",
        PLAYED,
        new_shoe("irregularity", CHANGED, RECEIVED, *OPENED),
        PLAYED,
        keeps=("changed-cards-not-opened",),
        declared=STEPS,
        only=("changed-cards-not-opened",),
    ),
    midi(
        "changed cards not spread",
        PLAYED,
        new_shoe("irregularity", CHANGED, RECEIVED, *OPENED[:2], *OPENED[3:]),
        PLAYED.replace("9C", "*9C"),
        finds=breaks("changed-cards-not-opened", "543.4(a)", noted=True),
        declared=STEPS,
        only=("changed-cards-not-opened",),
    ),
    midi(
        "the cards replaced after the shoe",
        COVERED,
        "between\nlast",
        PLAYED,
        new_shoe("shoe-dealt", CHANGED),
        PLAYED,
        keeps=("cards-not-replaced-after-shoe", "hand-after-last-hand"),
    ),
    midi(
        "the same cards after the shoe",
        COVERED,
        "between\nlast",
        PLAYED,
        new_shoe("shoe-dealt"),
        PLAYED.replace("9C", "*9C"),
        finds=breaks("cards-not-replaced-after-shoe", "543.3(b)"),
    ),
    midi(
        "changes of cards are not always recorded",
        COVERED,
        "between\nlast",
        PLAYED,
        new_shoe("shoe-dealt"),
        PLAYED,
        missing=(("cards-not-replaced-after-shoe", "a record of every change of cards, without unreadable rows"),),
        declared=(),
    ),
    midi(
        "the same cards after a shoe that was broken off",
        PLAYED,
        new_shoe("irregularity"),
        PLAYED.replace("9C", "*9C"),
        finds=breaks("cards-not-replaced-after-broken-shoe", "543.3(b)", noted=True),
    ),
    midi(
        "other cards after a shoe that was broken off",
        PLAYED,
        new_shoe("irregularity", CHANGED),
        PLAYED,
        keeps=("cards-not-replaced-after-broken-shoe",),
    ),
    midi(
        "the same cards after too few were left",
        "cards 9C 3D KC\nempty\nvoid",
        new_shoe("insufficient-cards"),
        PLAYED.replace("9C", "*9C"),
        finds=breaks("cards-not-replaced-after-void-round", "543.14(e)"),
    ),
    midi(
        "other cards after too few were left",
        "cards 9C 3D KC\nempty\nvoid",
        new_shoe("insufficient-cards", CHANGED),
        PLAYED,
        keeps=("cards-not-replaced-after-void-round",),
    ),
    midi(
        "no further hand after the call",
        COVERED,
        "between\nlast",
        f"between\n*shuffle shoe-dealt\n{REFILLED}",
        finds=breaks("shoe-ended-before-last-hand", "543.10(e)", noted=True),
    ),
    midi(
        "discarded into the bucket",
        PLAYED + "\nclear",
        keeps=("rack-for-bucket", "cards-not-discarded", "removed-cards-not-discarded"),
    ),
    midi(
        "discarded into a rack",
        PLAYED + "\n*clear dest=rack",
        finds=breaks("rack-for-bucket", "543.12(c)", noted=True),
    ),
    midi(
        "discarded onto the layout",
        PLAYED + "\n*clear dest=layout",
        finds=breaks("cards-not-discarded", "543.12(c)"),
    ),
    midi(
        "the Point Counts not announced on a tie",
        'cards 2C 3D KC 2D\ncalled\nplayer 3S\nannounce banker 5\n{"kind": "call", "what": "tie-hand"}\n'
        '*{"kind": "result", "what": "tie"}',
        finds=breaks("final-point-count-not-announced-on-tie", "543.12(a)", noted=True),
        only=("final-point-count-not-announced-on-tie", "final-point-count-not-announced"),
    ),
)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_shoe_and_discards(case: Case) -> None:
    case.holds()
