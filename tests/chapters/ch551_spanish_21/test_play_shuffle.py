"""§ 551.5: shuffle, cut, recut, idle tables."""

import pytest

from tests.chapters.ch551_spanish_21.rows import ALWAYS, BURN, POSITIONS, Rows, broken, dealt, marked, noted
from tests.chapters.ch551_spanish_21.spanish import filed

SHUFFLE = "- shuffle by=dealer\n"
LOAD = "- cover-card-inserted n=100\n- load-shoe by=dealer\n"
CUT = "- cut-offered seat={0} player=P{0} what=accepted\n- cut by=player seat={0} player=P{0} n={1}\n"
REFUSED = "- cut-offered seat={0} player=P{0} what=refused\n"
OPEN = "- table-open what=551\n"
START = ALWAYS + POSITIONS
ARRIVE = "- player-arrives seat={0} player=P{0}\n"
AUTOMATED = filed(cards__shuffler="automated")
PRESHUFFLED = filed(cards__preshuffled="true")


def shoe(*rows: str, why: str = "cover-card", hand: int = 0, seats: tuple[int, ...] = (1, 3, 5)) -> str:
    """A round in which the cutting card appears at a hand, a shuffle, then ``rows``, and the next round."""
    cover = f"cover-card hand={hand} n=0\n" if why == "cover-card" else ""
    shuffle = f"- shuffle by=dealer what={why}\n"
    return START + dealt(1, *seats, first=cover) + shuffle + "".join(rows) + LOAD + BURN + dealt(2, *seats)


def idle(*rows: str) -> str:
    """A round, a time without gaming activity in which all left, and a newcomer's round after ``rows``."""
    leave = "- player-leaves seat=1 player=P1\n- idle what=start\n- idle what=end\n"
    return START + ARRIVE.format(1) + dealt(1, 1) + leave + ARRIVE.format(2) + "".join(rows) + dealt(2, 2)


def paused(*rows: str) -> str:
    """The same while the player stays at the table."""
    return START + ARRIVE.format(1) + dealt(1, 1) + "- idle what=start\n- idle what=end\n" + "".join(rows) + dealt(2, 1)


RACKED = "- shoe-emptied dest=rack\n"
AGAIN = "- shuffle by=dealer what=shoe-dealt\n"
BATCHES = filed(cards__shuffler="automated", cards__batches="[{decks: 6, back: red}, {decks: 6, back: blue}]")


def swapped(shuffle: str, label: str = "") -> str:
    """Two batches that take turns: both may have been shuffled before the log begins; then once as ``shuffle`` says."""
    text = START + dealt(1, 1)
    for number, back in enumerate(("blue", "red", "blue"), start=2):
        turn = "- batch-swap back={0}\n" + CUT.format(1, 100) + LOAD + BURN
        if number == 4:
            text += shuffle
            turn = label + turn
        text += turn.format(back) + dealt(number, 1)
    return text


EMPTIED = "- shoe-emptied dest=layout\n"
UP = "- spread face=up\n"
DOWN = "- spread face=down\n"
MIXED = "- wash\n- stack\n- shuffle by=dealer what=idle\n" + CUT.format(2, 100) + LOAD + BURN

CASES = (
    # (a)
    Rows(
        "shuffled",
        START + OPEN + SHUFFLE + CUT.format(1, 100) + LOAD + BURN + dealt(1, 1),
        kept=("cards-dealt-unshuffled",),
    ),
    Rows(
        "not shuffled",
        START + OPEN + "- cut by=dealer n=100\n" + marked(LOAD, "- load-shoe") + BURN + dealt(1, 1),
        broken("cards-dealt-unshuffled", "551.5(a)"),
    ),
    Rows(
        "preshuffled",
        START + OPEN + CUT.format(1, 100) + LOAD + BURN + dealt(1, 1),
        filing=PRESHUFFLED,
        spared=("cards-dealt-unshuffled",),
    ),
    Rows(
        "preshuffled, not cut",
        START + OPEN + LOAD + BURN + marked(dealt(1, 1), "cards"),
        noted("no-cut-of-preshuffled-cards", "551.5(b)"),
        filing=PRESHUFFLED,
    ),
    Rows(
        "dealt out and shuffled",
        START
        + OPEN
        + SHUFFLE
        + CUT.format(1, 100)
        + LOAD
        + BURN
        + dealt(1, 1)
        + RACKED
        + AGAIN
        + CUT.format(1, 100)
        + LOAD
        + BURN
        + dealt(2, 1),
        kept=("shoe-dealt-again-unshuffled",),
    ),
    Rows(
        "dealt out and not shuffled",
        START
        + OPEN
        + SHUFFLE
        + CUT.format(1, 100)
        + LOAD
        + BURN
        + dealt(1, 1)
        + RACKED
        + CUT.format(1, 100)
        + marked(LOAD, "- load-shoe")
        + BURN
        + dealt(2, 1),
        broken("shoe-dealt-again-unshuffled", "551.5(a)"),
    ),
    Rows(
        "dealt out, whether shuffled is not recorded",
        START.replace(" shuffle ", " ") + dealt(1, 1) + RACKED + CUT.format(1, 100) + LOAD + BURN + dealt(2, 1),
        missing=("shoe-dealt-again-unshuffled",),
    ),
    Rows(
        "a batch brought in and shuffled",
        swapped("- shuffle by=shuffler back=blue\n"),
        kept=("batch-in-play-unshuffled",),
        filing=BATCHES,
    ),
    Rows(
        "a batch brought in thrice, never shuffled",
        swapped("", "@x "),
        broken("batch-in-play-unshuffled", "551.5(a)"),
        filing=BATCHES,
    ),
    # (b), (c)
    Rows(
        "not cut",
        shoe().replace("cards 1:JD 3:JS 5:JD 0:9C 1:9S", "@x cards 1:JD 3:JS 5:JD 0:9C 1:9S"),
        broken("no-cut", "551.5(c)"),
    ),
    Rows("cut", shoe(CUT.format(5, 100)), kept=("no-cut", "cut-not-to-farthest-right", "cut-near-the-end")),
    Rows(
        "shuffled by the device, not cut",
        START + OPEN + "- shuffle by=shuffler\n- load-shoe by=shuffler\n" + BURN + marked(dealt(1, 1), "cards"),
        noted("no-cut-where-device-shuffles", "551.5(b)"),
        filing=AUTOMATED,
    ),
    Rows(
        "offered to nobody",
        shoe("@x - cut by=dealer n=100\n"),
        broken("cut-offered-to-nobody", "551.5(b)"),
    ),
    Rows(
        "the first player to arrive",
        START
        + OPEN
        + ARRIVE.format(3)
        + ARRIVE.format(5)
        + SHUFFLE
        + CUT.format(3, 100)
        + LOAD
        + BURN
        + dealt(1, 3, 5),
        kept=("cut-not-to-first-player",),
    ),
    Rows(
        "another than the first player to arrive",
        START
        + OPEN
        + ARRIVE.format(3)
        + ARRIVE.format(5)
        + SHUFFLE
        + marked(CUT.format(5, 100), "- cut-offered")
        + LOAD
        + BURN
        + dealt(1, 3, 5),
        broken("cut-not-to-first-player", "551.5(b)(1)"),
    ),
    Rows(
        "another than the first player to arrive, once more shuffled before a card was dealt",
        START
        + OPEN
        + ARRIVE.format(3)
        + SHUFFLE
        + CUT.format(3, 100)
        + LOAD
        + BURN
        + ARRIVE.format(5)
        + SHUFFLE.replace("dealer", "dealer what=irregularity")
        + CUT.format(5, 100)
        + LOAD
        + BURN
        + dealt(1, 3, 5),
        kept=("cut-not-to-first-player",),
    ),
    Rows("the player with the cutting card", shoe(CUT.format(3, 100), hand=3), kept=("cut-not-to-cover-card-player",)),
    Rows(
        "another than the player with the cutting card",
        shoe(marked(CUT.format(1, 100), "- cut-offered"), hand=3),
        broken("cut-not-to-cover-card-player", "551.5(b)(2)"),
    ),
    Rows(
        "on the dealer's hand, not to the farthest right",
        shoe(marked(CUT.format(1, 100), "- cut-offered")),
        broken("cut-not-to-farthest-right", "551.5(b)(3)"),
    ),
    Rows(
        "reshuffled at the floorperson's discretion, to the farthest right",
        shoe(CUT.format(5, 100), why="floorperson-direction"),
        kept=("cut-not-to-farthest-right-when-directed",),
    ),
    Rows(
        "reshuffled at the floorperson's discretion, to another",
        shoe(marked(CUT.format(1, 100), "- cut-offered"), why="floorperson-direction"),
        broken("cut-not-to-farthest-right-when-directed", "551.5(b)(4)"),
    ),
    Rows(
        "refused at the far right: on to the dealer's left",
        shoe(REFUSED.format(5), REFUSED.format(1), CUT.format(3, 100)),
        kept=("cut-not-rotated",),
    ),
    Rows(
        "refused at the far right: counterclockwise",
        shoe(REFUSED.format(5), marked(CUT.format(3, 100), "- cut-offered")),
        broken("cut-not-rotated", "551.5(c)"),
    ),
    Rows(
        "refused in the middle: to the next clockwise",
        shoe(REFUSED.format(3), CUT.format(5, 100), hand=3),
        kept=("cut-not-rotated",),
    ),
    Rows(
        "refused in the middle: from the dealer's left",
        shoe(REFUSED.format(3), CUT.format(1, 100), hand=3),
        kept=("cut-not-rotated",),
    ),
    Rows(
        "refused at the left: one passed over",
        shoe(REFUSED.format(1), marked(CUT.format(5, 100), "- cut-offered"), hand=1),
        broken("cut-not-rotated", "551.5(c)"),
    ),
    Rows(
        "refused by all: the dealer cuts",
        shoe(REFUSED.format(5), REFUSED.format(1), REFUSED.format(3), "- cut by=dealer n=100\n"),
        kept=("dealer-cut-over-players", "cut-offered-to-nobody"),
    ),
    Rows(
        "the dealer cuts after one refusal",
        shoe(REFUSED.format(5), "@x - cut by=dealer n=100\n"),
        broken("dealer-cut-over-players", "551.5(c)"),
    ),
    # (d), (e)
    *(
        Rows(f"{above} cards above the cut", shoe(CUT.format(5, above)), kept=("cut-near-the-end",))
        for above in (10, 278)
    ),
    *(
        Rows(
            f"{above} cards above the cut",
            shoe(marked(CUT.format(5, above), "- cut by")),
            broken("cut-near-the-end", "551.5(d)"),
        )
        for above in (9, 279)
    ),
    Rows(
        "one quarter below the cutting card",
        shoe(CUT.format(5, 100)).replace("inserted n=100", "inserted n=72"),
        kept=("cover-card-too-low",),
    ),
    Rows(
        "less than one quarter below the cutting card",
        shoe(CUT.format(5, 100)).replace("- cover-card-inserted n=100", "@x - cover-card-inserted n=71"),
        noted("cover-card-too-low", "551.5(e)"),
    ),
    # (f)
    Rows(
        "recut by the next player clockwise",
        shoe(CUT.format(5, 100), "- recut by=floorperson\n- cut by=player seat=1 player=P1 n=100\n"),
        kept=("recut-not-by-floorperson", "recut-not-by-next"),
    ),
    Rows(
        "recut by the player who had cut",
        shoe(CUT.format(5, 100), "- recut by=floorperson\n@x - cut by=player seat=5 player=P5 n=100\n"),
        broken("recut-not-by-next", "551.5(f)"),
    ),
    Rows(
        "recut by the next but one",
        shoe(CUT.format(5, 100), "- recut by=floorperson\n@x - cut by=player seat=3 player=P3 n=100\n"),
        broken("recut-not-by-next", "551.5(f)"),
    ),
    Rows(
        "a recut required by the dealer",
        shoe(CUT.format(5, 100), "@x - recut by=dealer\n- cut by=player seat=1 player=P1 n=100\n"),
        broken("recut-not-by-floorperson", "551.5(f)"),
    ),
    # (h)
    Rows(
        "idle: face up, mixed and shuffled",
        idle(EMPTIED, UP, MIXED),
        kept=("cards-left-at-idle-table", "idle-cards-left-face-down", "idle-cards-dealt-unshuffled"),
    ),
    Rows("idle: face down, turned up", idle(EMPTIED, DOWN, UP, MIXED), kept=("idle-cards-left-face-down",)),
    Rows(
        "idle: face down, not turned up",
        idle(EMPTIED, DOWN, MIXED).replace("cards 2:", "@x cards 2:"),
        broken("idle-cards-left-face-down", "551.5(h)"),
    ),
    Rows(
        "idle: cards left in the shoe",
        idle().replace("cards 2:", "@x cards 2:"),
        broken("cards-left-at-idle-table", "551.5(h)"),
        missing=("idle-cards-left-face-down",),
    ),
    Rows(
        "a pause: cards left in the shoe",
        START + ARRIVE.format(1) + dealt(1, 1) + "- idle what=start\n- idle what=end\n" + marked(dealt(2, 1), "cards"),
        noted("cards-left-at-idle-table-in-a-pause", "551.5(h)"),
        missing=("idle-cards-left-face-down",),
    ),
    Rows(
        "idle: not shuffled",
        idle(EMPTIED, UP, "- wash\n- stack\n").replace("cards 2:", "@x cards 2:"),
        broken("idle-cards-dealt-unshuffled", "551.5(h)(1)"),
    ),
    Rows(
        "a pause: not shuffled",
        paused(EMPTIED, UP, "- wash\n- stack\n").replace("cards 1:JD 0:9C 1:9S", "@x cards 1:JD 0:9C 1:9S"),
        noted("idle-cards-dealt-unshuffled-in-a-pause", "551.5(h)(1)"),
    ),
    Rows(
        "idle: stacked and put into the device",
        idle(EMPTIED, UP, "- stack\n- shuffle by=shuffler what=idle\n" + CUT.format(2, 100) + LOAD + BURN),
        kept=("idle-cards-kept-out-of-shuffler",),
        filing=AUTOMATED,
    ),
    Rows(
        "idle: not put into the device",
        idle(EMPTIED, UP, "- wash\n").replace("cards 2:", "@x cards 2:"),
        broken("idle-cards-kept-out-of-shuffler", "551.5(h)(2)"),
        filing=AUTOMATED,
    ),
    Rows(
        "a pause: put into the device",
        paused(EMPTIED, UP, "- stack\n- shuffle by=shuffler what=idle\n" + CUT.format(1, 100) + LOAD + BURN),
        kept=("idle-cards-kept-out-of-shuffler-in-a-pause",),
        filing=AUTOMATED,
    ),
    Rows(
        "a pause: not put into the device",
        paused(EMPTIED, UP, "- wash\n").replace("cards 1:JD 0:9C 1:9S", "@x cards 1:JD 0:9C 1:9S"),
        noted("idle-cards-kept-out-of-shuffler-in-a-pause", "551.5(h)(2)"),
        filing=AUTOMATED,
    ),
)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_case(case: Rows) -> None:
    """Findings, paragraphs and events are those expected; the twins are judged and kept."""
    case.holds()
