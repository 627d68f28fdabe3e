"""§ 633a.5: shuffle before play and after each shoe, the cut and its order and depth, recuts, idle tables."""

import pytest

from tests.chapters.ch633a_blackjack.shoelog import (
    BATCHES,
    CONTINUOUS,
    DEVICE_LOADS,
    PRESHUFFLED,
    RECORDED,
    SINGLE,
    Case,
    Part,
    Row,
    check,
    dealt,
    row,
)
from tests.games.blackjack.playlog import replay

UNSTATED = SINGLE.replace(", preshuffled: no", "")
BURN = row("burn", what="new-shoe", dest="rack")
LOAD = row("load-shoe", by="dealer")
SHUFFLE = row("shuffle", by="dealer")
CUT = row("cut", by="player", seat=1, n=150)
NEWCOMER = row("player-arrives", seat=4, player="P9")
POSITIONS = row("positions", what="clockwise", n=6)
COUNTER = row("positions", what="counterclockwise", n=6)


def offered(seat: int, answer: str, **columns: object) -> Row:
    return row("cut-offered", seat=seat, what=answer, **columns)


def after_cover(hand: int, seats: tuple[int, ...], *rows: Row, positions: Row = POSITIONS) -> list[Row | list[Row]]:
    """A round at ``seats`` in which the cover card appears at ``hand``, a reshuffle, then ``rows``."""
    cover = row("cover-card", round=1, hand=hand, dest="side", n=0)
    shuffle = row("shuffle", by="dealer", what="cover-card")
    return [positions, dealt(1, cover, seats=seats), shuffle, *rows, LOAD, BURN, dealt(2, seats=seats)]


BY_DEVICE = row("shuffle", by="shuffler", what="cover-card")


def again(what: str) -> Row:
    """A further shuffle by the dealer."""
    return row("shuffle", by="dealer", what=what)


def swapped(seats: tuple[int, ...], *rows: Row) -> list[Row | list[Row]]:
    """A round in which the cover card appears at the dealer's hand, then the other of two batches, and ``rows``."""
    cover = row("cover-card", round=1, hand=0, dest="side", n=0)
    swap = row("batch-swap", back="blue")
    return [POSITIONS, dealt(1, cover, seats=seats), swap, *rows, {**LOAD, "back": "blue"}, BURN, dealt(2, seats=seats)]


def directed(seats: tuple[int, ...], *rows: Row, positions: Row = POSITIONS) -> list[Row | list[Row]]:
    """A round at ``seats``, a reshuffle that the floorperson directs, then ``rows``."""
    shuffle = row("shuffle", by="dealer", what="floorperson-direction")
    return [positions, dealt(1, seats=seats), shuffle, *rows, LOAD, BURN, dealt(2, seats=seats)]


def opening(*rows: Row) -> list[Row | list[Row]]:
    """A table that opens, to which two players come, the first to seat 3."""
    arrivals = [row("player-arrives", seat=seat, player=f"P{seat}") for seat in (3, 5)]
    start = [row("table-open", what="633a"), *arrivals, row("shuffle", by="dealer", what="opening")]
    return [POSITIONS, start, *rows, LOAD, BURN, dealt(1, seats=(3, 5))]


def idle(*rows: Row, before: tuple[Row, ...] = ()) -> list[Row | list[Row]]:
    """A round, a time without gaming activity with ``rows`` in it, and a newcomer's round."""
    start, end = row("idle", what="start"), row("idle", what="end")
    return [*before, dealt(1), start, end, row("player-arrives", seat=2, player="P9"), *rows, dealt(2, seats=(2,))]


REMOVED = row("shoe-emptied", dest="layout")
SPREAD = row("spread", face="down")
WASH, STACK = row("wash"), row("stack")
SEATED = (row("player-arrives", seat=1, player="P1"),)
TOO_LOW = [("cover-card-too-low", "633a.5(d)", "cover-card-inserted", True)]

CASES = [
    # (a)
    Case(
        "shuffled before play", [row("table-open"), SHUFFLE, CUT, LOAD, BURN, dealt(1)], kept=["cards-dealt-unshuffled"]
    ),
    Case(
        "stacked but not shuffled at the opening",
        [row("spread", face="up"), row("wash"), row("stack"), CUT, LOAD, BURN, dealt(1)],
        [("cards-dealt-unshuffled", "633a.5(a)", "load-shoe", True)],
    ),
    Case(
        "not shuffled since the table opened, the shoe's filling not recorded",
        [row("table-open"), dealt(1), dealt(2)],
        [("cards-dealt-unshuffled", "633a.5(a)", "deal:1", True)],
        recorded=["shuffle"],
    ),
    Case(
        "new cards not shuffled",
        [SHUFFLE, CUT, LOAD, BURN, dealt(1), row("card-change"), CUT, LOAD, BURN, dealt(2)],
        [("cards-dealt-unshuffled", "633a.5(a)", "load-shoe#2", True)],
    ),
    Case("preshuffled by the filing", [row("table-open"), CUT, LOAD, BURN, dealt(1)], filing=PRESHUFFLED),
    Case(
        "preshuffled by the log",
        [row("table-open"), row("batch", what="preshuffled"), CUT, LOAD, BURN, dealt(1)],
        filing=UNSTATED,
    ),
    Case(
        "nobody says whether preshuffled",
        [row("table-open"), CUT, LOAD, BURN, dealt(1)],
        missing=["cards-dealt-unshuffled"],
        filing=UNSTATED,
    ),
    Case(
        "shuffles not recorded",
        [row("table-open"), CUT, LOAD, BURN, dealt(1)],
        missing=["cards-dealt-unshuffled"],
        recorded=["burn"],
    ),
    Case(
        "a shoe dealt, shuffled and filled again",
        [SHUFFLE, CUT, LOAD, BURN, dealt(1), SHUFFLE, CUT, LOAD, BURN, dealt(2)],
        kept=["shoe-dealt-again-unshuffled"],
    ),
    Case(
        "a shoe dealt and filled again unshuffled",
        [SHUFFLE, CUT, LOAD, BURN, dealt(1), CUT, LOAD, BURN, dealt(2)],
        [("shoe-dealt-again-unshuffled", "633a.5(a)", "load-shoe#2", True)],
    ),
    Case(
        "a shoe filled again, shuffles not recorded",
        [SHUFFLE, CUT, LOAD, BURN, dealt(1), CUT, LOAD, BURN, dealt(2)],
        missing=["shoe-dealt-again-unshuffled"],
        recorded=["burn", "load-shoe", "cut"],
    ),
    Case(
        "a shoe filled again, nobody says how cards are shuffled",
        [SHUFFLE, CUT, LOAD, BURN, dealt(1), CUT, LOAD, BURN, dealt(2)],
        missing=["shoe-dealt-again-unshuffled"],
        filing=SINGLE.replace(", shuffler: manual", ""),
    ),
    Case(
        "a shoe filled again with preshuffled cards",
        [row("batch", what="preshuffled"), CUT, LOAD, BURN, dealt(1), CUT, LOAD, BURN, dealt(2)],
        filing=PRESHUFFLED,
    ),
    Case(
        "batches dealt in turn without a shuffle",
        [
            [row("load-shoe", by="dealer", back=back), row("cut", by="dealer"), BURN, *dealt(number)]
            for number, back in enumerate(("red", "blue", "red", "blue"), start=1)
        ],
        [
            ("batch-in-play-unshuffled", "633a.5(a)", "load-shoe#3", True),
            ("batch-in-play-unshuffled", "633a.5(a)", "load-shoe#4", True),
        ],
        filing=BATCHES,
        recorded=["shuffle", "burn", "load-shoe", "batch-swap", "cut"],
    ),
    # (b)
    Case("cut by a player", [SHUFFLE, CUT, LOAD, BURN, dealt(1)], kept=["no-cut"]),
    Case("not cut", [SHUFFLE, LOAD, BURN, dealt(1)], [("no-cut", "633a.5(b)", "deal:1", True)]),
    Case("cuts not recorded", [SHUFFLE, LOAD, BURN, dealt(1)], missing=["no-cut"], recorded=["shuffle", "burn"]),
    Case(
        "not cut, put into the shoe by the device",
        [row("shuffle", by="shuffler"), row("load-shoe", by="shuffler"), BURN, dealt(1)],
        [("no-cut-where-device-loads", "633a.5(b)", "deal:1", False)],
        filing=DEVICE_LOADS,
    ),
    Case(
        "preshuffled and not cut",
        [row("table-open"), LOAD, BURN, dealt(1)],
        [("no-cut-of-preshuffled-cards", "633a.5(b)", "deal:1", False)],
        filing=PRESHUFFLED,
    ),
    Case("continuous shuffler, neither cut nor shuffled", [row("table-open"), dealt(1), dealt(2)], filing=CONTINUOUS),
    Case(
        "dealer cuts without an offer",
        directed((1, 6), row("cut", by="dealer", n=100)),
        [("cut-offered-to-nobody", "633a.5(b)", "cut", True)],
    ),
    Case(
        "dealer cuts, nobody known to be there",
        [SHUFFLE, row("cut", by="dealer", n=100), LOAD, BURN, dealt(1)],
        missing=["cut-offered-to-nobody"],
    ),
    Case(
        "dealer cuts although a player accepted",
        directed((1, 6), offered(6, "accepted"), row("cut", by="dealer", n=100)),
        [("dealer-cut-over-players", "633a.5(b)", "cut", True)],
    ),
    Case(
        "dealer cuts before all refused",
        directed((1, 6), offered(6, "refused"), row("cut", by="dealer", n=100)),
        [("dealer-cut-over-players", "633a.5(b)", "cut", True)],
    ),
    Case(
        "dealer cuts after all refused",
        directed((1, 6), offered(6, "refused"), offered(1, "refused"), row("cut", by="dealer", n=100)),
        kept=["dealer-cut-over-players", "cut-offered-to-nobody", "cut-not-rotated-when-directed"],
    ),
    # (c)(1)
    Case("first player to arrive", opening(offered(3, "accepted"), CUT), kept=["cut-not-to-first-player"]),
    Case(
        "second player to arrive",
        opening(offered(5, "accepted"), row("cut", by="player", seat=5, n=100)),
        [("cut-not-to-first-player", "633a.5(c)(1)", "cut-offered", True)],
    ),
    Case(
        "first player refuses, the dealer cuts",
        opening(offered(3, "refused"), row("cut", by="dealer", n=100)),
        [("cut-after-one-refusal", "633a.5(b)", "cut", False)],
        kept=["cut-not-to-first-player"],
    ),
    # (c)(2)
    Case(
        "player with the cover card",
        after_cover(4, (1, 4, 7), offered(4, "accepted"), CUT),
        kept=["cut-not-to-cover-card-player"],
    ),
    Case(
        "another than the player with the cover card",
        after_cover(4, (1, 4, 7), offered(7, "accepted"), CUT),
        [("cut-not-to-cover-card-player", "633a.5(c)(2)", "cut-offered", True)],
    ),
    *(
        Case(
            f"player with the cover card, then shuffled again by {what} before a card was dealt",
            after_cover(4, (1, 4, 7), offered(4, "accepted"), CUT, LOAD, again(what), offered(7, "accepted"), CUT),
            [("cut-not-to-cover-card-player", "633a.5(c)(2)", "cut-offered#2", True)] if what == "cover-card" else [],
        )
        for what in ("irregularity", "cover-card")
    ),
    Case(
        "the player with the cover card has left",
        after_cover(4, (1, 4, 7), row("player-leaves", seat=4), offered(7, "accepted"), CUT),
    ),
    Case(
        "the player with the cover card has left, another has come to his seat",
        after_cover(4, (1, 4, 7), row("player-leaves", seat=4), NEWCOMER, offered(4, "accepted", player="P9"), CUT),
    ),
    Case(
        "another has come, the player with the cover card is still there",
        after_cover(4, (1, 4, 7), {**NEWCOMER, "seat": 2}, offered(2, "accepted", player="P9"), CUT),
        [("cut-not-to-cover-card-player", "633a.5(c)(2)", "cut-offered", True)],
    ),
    *(
        Case(
            f"whom the cut was offered before is not always recorded: {rule}",
            rows,
            missing=[rule],
            recorded=[kind for kind in RECORDED if kind != "cut-offered"],
        )
        for rule, rows in (
            ("cut-not-to-first-player", opening(offered(5, "accepted"), row("cut", by="player", seat=5, n=100))),
            ("cut-not-to-cover-card-player", after_cover(4, (1, 4, 7), offered(7, "accepted"), CUT)),
            ("cut-not-to-farthest-right", after_cover(0, (1, 4, 7), offered(1, "accepted"), CUT)),
            ("cut-not-rotated", after_cover(0, (1, 4, 7), offered(7, "refused"), offered(1, "accepted"), CUT)),
            ("cut-not-to-farthest-right-when-directed", directed((1, 6), offered(1, "accepted"), CUT)),
            ("cut-after-one-refusal", opening(offered(3, "refused"), row("cut", by="dealer", n=100))),
        )
    ),
    Case(
        "who left is not recorded",
        after_cover(4, (1, 4, 7), offered(7, "accepted"), CUT),
        missing=["cut-not-to-cover-card-player"],
        recorded=["shuffle", "burn", "load-shoe", "cut", "cut-offered"],
    ),
    # (c)(3)
    Case(
        "dealer's cover card, farthest right refuses, next counterclockwise",
        after_cover(0, (1, 4, 7), offered(7, "refused"), offered(4, "accepted"), CUT),
        kept=["cut-not-to-farthest-right", "cut-not-rotated"],
    ),
    *(
        Case(
            f"dealer's cover card, while the cut is offered the device shuffles {name}",
            swapped((1, 4, 7), offered(7, "refused"), {**BY_DEVICE, **back}, offered(to, "accepted"), CUT),
            [("cut-not-rotated", "633a.5(c)(3)", "cut-offered#2", True)] if to == 1 else [],
            kept=["cut-not-to-farthest-right"],
            filing=BATCHES,
        )
        for name, back, to in (
            ("the other batch", {"back": "red"}, 4),
            ("the other batch, and the next player is skipped", {"back": "red"}, 1),
            ("the batch that is cut", {"back": "blue"}, 7),
            ("one of the two", {}, 4),
        )
    ),
    Case(
        "dealer's cover card, seat 1 first",
        after_cover(0, (1, 4, 7), offered(1, "accepted"), CUT),
        [("cut-not-to-farthest-right", "633a.5(c)(3)", "cut-offered", True)],
    ),
    Case(
        "seats counted counterclockwise, seat 1 first",
        after_cover(0, (1, 4, 7), offered(1, "accepted"), CUT, positions=COUNTER),
        kept=["cut-not-to-farthest-right"],
    ),
    Case(
        "dealer's cover card, next player skipped",
        after_cover(0, (1, 4, 7), offered(7, "refused"), offered(1, "accepted"), CUT),
        [("cut-not-rotated", "633a.5(c)(3)", "cut-offered#2", True)],
        kept=["cut-not-to-farthest-right"],
    ),
    Case(
        "farthest right has left",
        after_cover(0, (1, 4, 7), row("player-leaves", player="P7"), offered(4, "accepted"), CUT),
        kept=["cut-not-to-farthest-right"],
    ),
    Case(
        "one who has left may have sat farthest right",
        [
            [{**each, "player": ""} if each.get("seat") == 7 else each for each in part]
            if isinstance(part, list)
            else part
            for part in after_cover(0, (1, 4, 7), row("player-leaves", player="P7"), offered(4, "accepted"), CUT)
        ],
        missing=["cut-not-to-farthest-right"],
    ),
    Case(
        "one player's two boxes on the right",
        [
            POSITIONS,
            [
                {**each, "player": "P6"} if each.get("seat") == 7 and each["kind"] == "wager" else each
                for each in dealt(1, row("cover-card", round=1, hand=0, dest="side", n=0), seats=(1, 6, 7))
            ],
            row("shuffle", by="dealer", what="cover-card"),
            offered(6, "accepted"),
            CUT,
            LOAD,
            BURN,
            dealt(2, seats=(1, 6)),
        ],
        kept=["cut-not-to-farthest-right"],
    ),
    # (c)(4)
    Case(
        "directed, farthest right",
        directed((1, 6), offered(6, "accepted"), CUT),
        kept=["cut-not-to-farthest-right-when-directed"],
    ),
    Case(
        "directed, seat 1",
        directed((1, 6), offered(1, "accepted"), CUT),
        [("cut-not-to-farthest-right-when-directed", "633a.5(c)(4)", "cut-offered", True)],
    ),
    Case(
        "directed, next player skipped",
        directed((1, 4, 6), offered(6, "refused"), offered(1, "accepted"), CUT),
        [("cut-not-rotated-when-directed", "633a.5(c)(4)", "cut-offered#2", True)],
    ),
    Case(
        "directed, positions not numbered",
        directed((1, 6), offered(1, "accepted"), CUT)[1:],
        missing=["cut-not-to-farthest-right-when-directed"],
    ),
    # (d)
    *(
        Case(
            f"cut with {above} cards above",
            [SHUFFLE, row("cut", by="player", seat=1, n=above), LOAD, BURN, dealt(1)],
            expected,
            kept,
        )
        for above, expected, kept in (
            (9, [("cut-near-the-end", "633a.5(d)", "cut", True)], []),
            (10, [], ["cut-near-the-end"]),
            (302, [], ["cut-near-the-end"]),
            (303, [("cut-near-the-end", "633a.5(d)", "cut", True)], []),
        )
    ),
    Case(
        "cut in a smaller stack",
        [SHUFFLE, row("stack", n=208), row("cut", by="player", seat=1, n=199), LOAD, BURN, dealt(1)],
        [("cut-near-the-end", "633a.5(d)", "cut", True)],
    ),
    Case("cut anywhere", [SHUFFLE, row("cut", by="dealer"), LOAD, BURN, dealt(1)], missing=["cut-near-the-end"]),
    *(
        Case(
            f"{name}: cover card of the {back} stack with {below} cards below",
            [
                *(row("decks", back=batch, n=n) for batch, n in (("red", 6), ("blue", 8)) if batch in received),
                *(row("stack", back=batch, n=52 * n) for batch, n in (("red", 6), ("blue", 8)) if batch in stacked),
                row("shuffle", by="shuffler"),
                row("cut", by="player", seat=1, n=150),
                row("cover-card-inserted", n=below, **({"back": back} if back else {})),
            ],
            expected,
            kept,
            missing,
            BATCHES,
        )
        for name, received, stacked, back, below, expected, kept, missing in (
            ("stacked", "red blue", "red blue", "red", 77, TOO_LOW, [], []),
            ("stacked", "red blue", "red blue", "red", 78, [], ["cover-card-too-low"], []),
            ("stacked", "red blue", "red blue", "blue", 103, TOO_LOW, [], []),
            ("stacked", "red blue", "red blue", "blue", 104, [], ["cover-card-too-low"], []),
            ("received", "red blue", "", "blue", 103, TOO_LOW, [], []),
            ("received", "red blue", "", "blue", 104, [], ["cover-card-too-low"], []),
            ("neither told apart", "", "", "red", 78, [], ["cover-card-too-low"], []),
            ("of no known back", "red blue", "red blue", "", 91, [], [], ["cover-card-too-low"]),
        )
    ),
    *(
        Case(
            f"a row lost in the round before: cover card with {below} cards below",
            [
                *(row("decks", back=batch, n=n) for batch, n in (("red", 6), ("blue", 4))),
                row("shuffle", by="shuffler"),
                LOAD,
                BURN,
                dealt(1),
                row("collect", round=1, cents="?"),
                row("round-end", round=1),
                row("shuffle", by="shuffler"),
                row("cover-card-inserted", n=below, back="blue"),
            ],
            expected,
            kept,
            filing=BATCHES,
        )
        for below, expected, kept in ((51, TOO_LOW, []), (52, [], ["cover-card-too-low"]))
    ),
    *(
        Case(
            f"cover card with {below} cards below",
            [SHUFFLE, CUT, row("cover-card-inserted", n=below), LOAD, BURN],
            expected,
            kept,
        )
        for below, expected, kept in (
            (77, [("cover-card-too-low", "633a.5(d)", "cover-card-inserted", True)], []),
            (78, [], ["cover-card-too-low"]),
            (79, [], ["cover-card-too-low"]),
        )
    ),
    # (e)
    Case(
        "recut by the same player",
        directed(
            (1, 6),
            offered(6, "accepted"),
            row("cut", by="player", seat=6, n=20),
            row("recut", by="floorperson"),
            row("cut", by="player", seat=6, n=90),
        ),
        kept=["recut-by-wrong-person", "recut-not-by-floorperson"],
    ),
    Case(
        "recut by the next player",
        directed(
            (1, 4, 6),
            offered(6, "accepted"),
            row("cut", by="player", seat=6, n=20),
            row("recut", by="supervisor"),
            row("cut", by="player", seat=4, n=90),
        ),
        kept=["recut-by-wrong-person", "recut-not-by-floorperson"],
    ),
    Case(
        "recut by the one after",
        directed(
            (1, 4, 6),
            offered(6, "accepted"),
            row("cut", by="player", seat=6, n=20),
            row("recut", by="floorperson"),
            row("cut", by="player", seat=1, n=90),
        ),
        [("recut-by-wrong-person", "633a.5(e)", "cut#2", True)],
    ),
    Case(
        "recut by the dealer",
        directed(
            (1, 6),
            offered(6, "accepted"),
            row("cut", by="player", seat=6, n=20),
            row("recut", by="floorperson"),
            row("cut", by="dealer", n=90),
        ),
        [("recut-by-wrong-person", "633a.5(e)", "cut#2", True)],
    ),
    Case(
        "recut that the dealer required",
        directed(
            (1, 6),
            offered(6, "accepted"),
            row("cut", by="player", seat=6, n=20),
            row("recut", by="dealer"),
            row("cut", by="player", seat=6, n=90),
        ),
        [("recut-not-by-floorperson", "633a.5(e)", "recut", True)],
    ),
    # (g)
    Case(
        "idle, cards removed, spread, washed, stacked, shuffled and cut",
        idle(REMOVED, SPREAD, WASH, STACK, SHUFFLE, CUT, LOAD, BURN),
        kept=["cards-left-at-idle-table", "idle-cards-dealt-unshuffled"],
    ),
    Case("idle, cards left in the shoe", idle(), [("cards-left-at-idle-table", "633a.5(g)", "deal:2", True)]),
    Case(
        "pause with players at the table, cards left in the shoe",
        idle(before=(row("player-arrives", seat=1, player="P1"),)),
        [("cards-left-at-idle-table-in-a-pause", "633a.5(g)", "deal:2", False)],
    ),
    Case(
        "idle, emptying not recorded",
        idle(),
        missing=["cards-left-at-idle-table-in-a-pause"],
        recorded=["shuffle", "burn"],
    ),
    Case(
        "idle, spread but not shuffled",
        idle(REMOVED, SPREAD, WASH, STACK),
        [("idle-cards-dealt-unshuffled", "633a.5(g)(1)", "deal:2", True)],
    ),
    Case(
        "idle, shuffled but not washed",
        idle(REMOVED, SPREAD, SHUFFLE, CUT, LOAD, BURN),
        [("idle-cards-dealt-unshuffled", "633a.5(g)(1)", "deal:2", True)],
    ),
    Case(
        "idle, cards not put into the shuffler",
        idle(REMOVED, SPREAD),
        [("idle-cards-kept-out-of-shuffler", "633a.5(g)(2)", "deal:2", True)],
        filing=BATCHES,
    ),
    Case(
        "idle, the batch from the shuffler is dealt",
        idle(REMOVED, SPREAD, STACK, row("batch-swap", back="blue"), CUT, LOAD, BURN),
        kept=["cards-left-at-idle-table", "idle-cards-kept-out-of-shuffler"],
        filing=BATCHES,
    ),
    Case(
        "pause with players at the table, washed, stacked, shuffled and cut",
        idle(REMOVED, SPREAD, WASH, STACK, SHUFFLE, CUT, LOAD, BURN, before=SEATED),
        kept=["cards-left-at-idle-table-in-a-pause", "idle-cards-dealt-unshuffled-in-a-pause"],
    ),
    Case(
        "pause with players at the table, spread but not shuffled",
        idle(REMOVED, SPREAD, WASH, STACK, before=SEATED),
        [("idle-cards-dealt-unshuffled-in-a-pause", "633a.5(g)(1)", "deal:2", False)],
    ),
    Case(
        "pause with players at the table, put into the shuffler",
        idle(REMOVED, SPREAD, STACK, row("batch-swap", back="blue"), CUT, LOAD, BURN, before=SEATED),
        kept=["idle-cards-kept-out-of-shuffler-in-a-pause"],
        filing=BATCHES,
    ),
    Case(
        "pause with players at the table, not put into the shuffler",
        idle(REMOVED, SPREAD, before=SEATED),
        [("idle-cards-kept-out-of-shuffler-in-a-pause", "633a.5(g)(2)", "deal:2", False)],
        filing=BATCHES,
    ),
    Case("idle, continuous shuffler", idle(), filing=CONTINUOUS),
]
LOGS = {case.name: (case.text, case.filing) for case in CASES}


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_shuffle(case: Case) -> None:
    check(case)


def test_message_names_both_positions() -> None:
    case = next(case for case in CASES if case.name == "directed, seat 1")
    (finding,) = [finding for finding in check(case).findings if finding.rule.startswith("cut-not")]
    assert finding.message == "the cut went to seat 1; it was the turn of seat 6"


def test_the_least_depth_in_a_stack_that_has_no_even_part_is_told_in_whole_cards() -> None:
    """§ 633a.5(d): the quarter of 309 cards is reached by the 78th, and not by the 77th."""
    for below, found in ((77, ["at least 1/4 of 309 cards (78) below it"]), (78, [])):
        rows: list[Part] = [
            SHUFFLE,
            row("stack", n=309, back="red"),
            CUT,
            row("cover-card-inserted", n=below),
            LOAD,
            BURN,
            dealt(1),
        ]
        report = replay(Case("", rows).text, SINGLE)
        assert [one.expected for one in report.findings if one.rule == "cover-card-too-low"] == found
