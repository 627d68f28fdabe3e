"""§ 541.13(c) to (f) in play: vigorish, its amount, its time and its markers."""

import json
from pathlib import Path

import pytest

from tests.games.baccarat.cases import Case, Finds, breaks, filing, replay, told
from tests.games.counted import counted
from tests.unmarked import saying_so
from validator.core.finding import LogPlace
from validator.replay.checkability import OF_WHAT_FOLLOWS
from validator.replay.filings import load_filings
from validator.replay.logs import replay_logs
from validator.replay.report import ReplayReport

BANKER = "cards KH KD 7C 8H\ncalled\nresult banker\n"
PLAYER = "cards 9C 3D KC 5D\ncalled\nresult player\n"
TIE = "cards KH AS 6D 5D\ncalled\nresult tie\n"
PLAIN = "cards 9C 3D KC 5D\ncalled\nresult player"
FOUR = filing(vigorish__percent='"4%"')
LATER = filing(vigorish__collected="deferred")
ON_TIES = filing(vigorish__type="tie", vigorish__percent='"25%"')
MARKED = f"bet 3b 5000\n{BANKER}mark 3b 250\npay 3b 5000"
STARRED = "cards *9C 3D KC 5D\ncalled\nresult player"
NEXT_SHOE = "shuffle\noffer 3 refused\ncut dealer 100\ninsert 20\nload\nfirst 3C 3"
COVERED = "cards 9C 3D KC 5D\ncalled\ncover\nresult player"


def won(stake: int, taken: int, star: str = "*") -> str:
    """A wager on the Banker's Hand that wins, with so much vigorish."""
    return f"bet 3b {stake}\n{BANKER}{star}vig 3b {taken}\npay 3b {stake}"


CASES = (
    Case(
        "five percent",
        (won(10000, 500, ""),),
        keeps=(
            "vigorish-not-taken",
            "vigorish-at-other-rate",
            "vigorish-rounded-wrongly",
            "vigorish-marked-though-at-payout",
        ),
    ),
    Case("rounded up", (won(1300, 55, ""),), keeps=("vigorish-rounded-wrongly",), filing=FOUR),
    Case("exact and not rounded", (won(1300, 52, ""),), keeps=("vigorish-rounded-wrongly",), filing=FOUR),
    Case(
        "rounded down to the nearer multiple",
        (won(1300, 50),),
        breaks("vigorish-taken-rounded-down", "541.13(d)", 5, "the house", noted=True),
        filing=FOUR,
    ),
    Case(
        "rounded down to the farther multiple",
        (won(1325, 50),),
        breaks("vigorish-rounded-wrongly", "541.13(d)", 3, "the house"),
        filing=FOUR,
    ),
    Case(
        "rounded up too far", (won(1300, 75),), breaks("vigorish-rounded-wrongly", "541.13(d)", -20, "P3"), filing=FOUR
    ),
    Case("on stake and winnings", (won(10000, 1000),), breaks("vigorish-at-other-rate", "541.13(c)", -500, "P3")),
    Case(
        "five percent where four is filed",
        (won(10000, 500),),
        breaks("vigorish-at-other-rate", "541.13(c)", -100, "P3"),
        filing=FOUR,
    ),
    Case(
        "five percent of a small wager where four is filed",
        (won(1000, 50),),
        breaks("vigorish-at-other-rate", "541.13(c)", -10, "P3"),
        filing=FOUR,
    ),
    Case(
        "taken, of no amount",
        (won(10000, 0),),
        breaks("vigorish-not-taken", "541.13(c)", 500, "the house"),
    ),
    Case(
        "taken, how much is not recorded",
        (f"bet 3b 10000\n{BANKER}vig 3b 500 cents=\npay 3b 10000",),
        missing=(("vigorish-not-taken", "the vigorish taken or marked"),),
    ),
    Case(
        "taken of a position with two wagers on the Banker's Hand",
        (
            f'bet 3b 1000\n{{"kind": "wager", "wager": 9, "seat": 3, "player": "P9", "what": "banker", "cents": 1000}}\n{BANKER}{{"kind": "vigorish", "what": "taken", "seat": 3, "cents": 50}}\npay 3b 1000\n{{"kind": "pay", "wager": 9, "cents": 1000}}',
        ),
        missing=(("vigorish-not-taken", "the vigorish taken or marked"),),
        only=("vigorish-not-taken", "vigorish-at-other-rate", "vigorish-rounded-wrongly", "taken-without-wager"),
    ),
    Case(
        "marked on a tie, and as much kept of the stake",
        (f"bet 3b 5000\n{TIE}*mark 3b 1250\nreturn 3b 3750",),
        breaks("vigorish-on-void-banker-wager", "541.8(a)(1)(iii)(A)", -1250, "P3"),
        keeps=("void-banker-wager-not-returned",),
        only=("void-banker-wager-not-returned", "vigorish-on-void-banker-wager"),
    ),
    Case(
        "four percent, none filed",
        (won(10000, 400, ""),),
        missing=(("vigorish-at-other-rate", "the vigorish that the filing selects"),),
        filing=filing(vigorish__percent=""),
    ),
    Case(
        "six percent, none filed",
        (won(10000, 600),),
        breaks("vigorish-at-other-rate", "541.13(c)", -100, "P3"),
        filing=filing(vigorish__percent=""),
    ),
    Case(
        "no vigorish",
        (f"bet 3b 10000\n{BANKER}*pay 3b 10000",),
        breaks("vigorish-not-taken", "541.13(c)", 500, "the house"),
    ),
    Case(
        "vigorish is not always recorded",
        (f"bet 3b 10000\n{BANKER}pay 3b 10000",),
        missing=(("vigorish-not-taken", "the vigorish taken or marked"),),
        undeclared=("vigorish",),
    ),
    Case(
        "vigorish kept back from the payment",
        (f"bet 3b 10000\n{BANKER}*pay 3b 9500",),
        breaks("vigorish-kept-back", "541.12(b)", None, None, noted=True),
        keeps=("banker-wager-paid-at-wrong-odds",),
    ),
    Case(
        "vigorish on winning and losing wagers of another kind",
        (
            f"bet 3p 10000\n{PLAYER}*vig 3p 500\npay 3p 10000",
            f"bet 3t 1000\n{TIE}*vig 3t 50\npay 3t 8000",
            f"bet 3b 1000\n{PLAYER}collect 3b 1000\n*vig 3b 50",
        ),
        (
            Finds("vigorish-on-other-wager", "541.13(c)", -500, "P3"),
            Finds("vigorish-on-other-wager", "541.13(c)", -50, "P3"),
            Finds("vigorish-on-other-wager", "541.13(c)", -50, "P3"),
        ),
    ),
    Case(
        "a tie without vigorish on ties",
        (f"bet 3b 4000\nbet 5p 4000\n{TIE}*vig 3b 1000\nreturn 3b 3000\n*vig 5p 1000\nreturn 5p 3000",),
        (
            Finds("vigorish-on-void-banker-wager", "541.8(a)(1)(iii)(A)", -1000, "P3"),
            Finds("vigorish-on-void-player-wager", "541.8(a)(2)(iii)", -1000, "P5"),
        ),
    ),
    Case(
        "vigorish on ties as elected",
        (
            f"bet 3b 4000\nbet 5p 4000\n{TIE}vig 3b 1000\nreturn 3b 3000\nreturn 5p 4000",
            f"bet 3b 4000\n{BANKER}pay 3b 4000",
        ),
        keeps=(
            "tie-vigorish-not-taken",
            "tie-vigorish-wrong",
            "vigorish-on-void-player-wager",
            "winning-vigorish-beside-tie-vigorish",
            "void-banker-wager-not-returned",
        ),
        spared=("vigorish-not-taken",),
        filing=ON_TIES,
    ),
    Case(
        "vigorish on ties, of the Player's Hand too",
        (f"bet 5p 4000\n{TIE}*vig 5p 1000\nreturn 5p 3000",),
        breaks("vigorish-on-void-player-wager", "541.8(a)(2)(iii)", -1000, "P5"),
        filing=ON_TIES,
    ),
    Case(
        "vigorish on ties, forgotten and wrong",
        (
            f"bet 3b 4000\n{TIE}return 3b 4000",
            STARRED,
            f"bet 3b 4000\n{TIE}vig 3b 800\nreturn 3b 3200",
            STARRED,
        ),
        (
            Finds("tie-vigorish-not-taken", "541.13(f)", 1000, "the house"),
            Finds("tie-vigorish-wrong", "541.13(f)", 200, "the house"),
        ),
        filing=ON_TIES,
    ),
    Case(
        "vigorish on a tie, a part of it in the round and the rest before the next card",
        (f"bet 3b 4000\n{TIE}vig 3b 800\nreturn 3b 3200", "between\ndue 3 200", PLAIN),
        keeps=("tie-vigorish-not-taken", "tie-vigorish-wrong"),
        filing=ON_TIES,
        only=("tie-vigorish-wrong",),
    ),
    Case(
        "vigorish on winnings beside that on ties",
        (f"bet 3b 4000\n{BANKER}*vig 3b 200\npay 3b 4000",),
        breaks("winning-vigorish-beside-tie-vigorish", "541.13(f)", -200, "P3"),
        filing=ON_TIES,
    ),
    Case(
        "vigorish on a tie marked and collected before the next card",
        (f"bet 3b 4000\n{TIE}mark 3b 1000\nreturn 3b 4000", "between\ndue 3 1000", PLAIN),
        filing=ON_TIES,
    ),
    Case(
        "vigorish on a tie still owed at the next card",
        (f"bet 3b 4000\n{TIE}mark 3b 1000\nreturn 3b 4000", STARRED, "between\ndue 3 1000"),
        breaks("tie-vigorish-still-owed", "541.13(f)", 1000, "the house"),
        filing=ON_TIES,
    ),
    Case(
        "marked although it is collected at the payout",
        (f"bet 3b 5000\n{BANKER}*mark 3b 250\npay 3b 5000", "between\ndue 3 250"),
        breaks("vigorish-marked-though-at-payout", "541.13(e)"),
    ),
    Case(
        "taken although it is deferred",
        (won(5000, 250),),
        breaks("vigorish-taken-though-deferred", "541.13(e)"),
        filing=LATER,
    ),
    Case(
        "the time of collection is not filed",
        (won(5000, 250, ""),),
        missing=(("vigorish-taken-though-deferred", "when the filing has vigorish collected"),),
        filing=filing(vigorish__collected=""),
    ),
    Case(
        "deferred and collected before the reshuffle",
        (MARKED, COVERED, "between\nlast", PLAIN, f"between\ndue 3 250\n{NEXT_SHOE}", PLAIN),
        keeps=(
            "vigorish-owed-in-next-shoe",
            "vigorish-marker-not-placed",
            "vigorish-marker-of-other-amount",
            "vigorish-collected-not-owed",
        ),
        filing=LATER,
    ),
    Case(
        "deferred and collected after the reshuffle",
        (
            MARKED,
            COVERED,
            "between\nlast",
            PLAIN,
            f"between\n*shuffle\ndue 3 250\n{NEXT_SHOE.removeprefix('shuffle')}",
            PLAIN,
        ),
        breaks("vigorish-owed-at-reshuffle", "541.13(e)"),
        filing=LATER,
        declared=("card-change",),
    ),
    Case(
        "deferred and collected in the next shoe",
        (MARKED, COVERED, "between\nlast", PLAIN, f"between\n{NEXT_SHOE}", STARRED, "between\ndue 3 250"),
        breaks("vigorish-owed-in-next-shoe", "541.13(e)", 250, "the house"),
        filing=LATER,
    ),
    Case(
        "deferred, owed in the next shoe, and the player leaves",
        (MARKED, COVERED, "between\nlast", PLAIN, f"between\n{NEXT_SHOE}", STARRED, "between\nleave 3", PLAIN),
        breaks("vigorish-owed-in-next-shoe", "541.13(e)", 250, "the house"),
        filing=LATER,
    ),
    Case(
        "deferred beyond the round with a continuous device, and the player leaves",
        (MARKED, "between\n*leave 3", PLAIN),
        breaks("vigorish-owed-at-leaving", "541.13(e)", 250, "the house"),
        filing=filing(vigorish__collected="deferred", cards__shuffler="continuous"),
        opening="",
    ),
    Case(
        "collections are not always recorded",
        (MARKED, COVERED, "between\nlast", PLAIN, f"between\n{NEXT_SHOE}", PLAIN),
        missing=(("vigorish-owed-in-next-shoe", "the vigorish collected"),),
        undeclared=("vigorish",),
        filing=LATER,
    ),
    Case(
        "deferred and collected when the player leaves",
        (MARKED, "between\nleave 3\ndue 3 250", PLAIN),
        keeps=("vigorish-owed-at-leaving",),
        filing=LATER,
    ),
    Case(
        "the player left owing",
        (MARKED, "between\n*leave 3", PLAIN, "between\ndue 3 250"),
        breaks("vigorish-owed-at-leaving", "541.13(e)", 250, "the house"),
        filing=LATER,
    ),
    Case(
        "the player left owing, and more is collected later",
        (
            MARKED,
            "between\nleave 3",
            PLAIN,
            'between\n*{"kind": "vigorish", "what": "collected", "seat": 3, "cents": 300}',
        ),
        breaks("vigorish-collected-not-owed", "541.13(c)", -50, "seat 3"),
        filing=LATER,
        only=("vigorish-collected-not-owed",),
    ),
    Case(
        "the player left, and of whom vigorish was collected is not told",
        (MARKED, 'between\n{"kind": "vigorish", "what": "collected", "cents": 250}\nleave 3', PLAIN),
        missing=(("vigorish-owed-at-leaving", "the vigorish collected"),),
        filing=LATER,
    ),
    Case(
        "the player was away",
        (MARKED, "between\n*leave 3", PLAIN, "between\narrive 3\ndue 3 250", PLAIN),
        breaks("vigorish-owed-while-away", "541.13(e)", 250, "the house", noted=True),
        filing=LATER,
        only=("vigorish-owed-while-away", "vigorish-owed-at-leaving"),
    ),
    Case(
        "more collected than owed",
        (MARKED, 'between\n*{"kind": "vigorish", "what": "collected", "seat": 3, "cents": 500}'),
        breaks("vigorish-collected-not-owed", "541.13(c)", -250, "seat 3"),
        filing=LATER,
    ),
    Case(
        "no marker",
        (
            f'bet 3b 5000\n{BANKER}{{"kind": "vigorish", "what": "marked", "wager": 103, "seat": 3, "cents": 250}}\npay 3b 5000\n*end',
            PLAIN,
            'between\n{"kind": "vigorish", "what": "collected", "seat": 3, "cents": 250}',
        ),
        breaks("vigorish-marker-not-placed", "541.13(e)"),
        filing=LATER,
    ),
    Case(
        "markers are not always recorded",
        (
            f'bet 3b 5000\n{BANKER}{{"kind": "vigorish", "what": "marked", "wager": 103, "seat": 3, "cents": 250}}\npay 3b 5000',
            PLAIN,
        ),
        missing=(("vigorish-marker-not-placed", "the markers placed"),),
        undeclared=("marker-placed",),
        filing=LATER,
    ),
    Case(
        "deferred beyond the round with a continuous device",
        (MARKED, STARRED, "between\ndue 3 250", PLAIN),
        breaks("vigorish-owed-with-continuous-device", "541.13(e)", noted=True),
        spared=("vigorish-owed-in-next-shoe",),
        filing=filing(vigorish__collected="deferred", cards__shuffler="continuous"),
        opening="",
    ),
    Case(
        "a marker of another amount",
        (
            f'bet 3b 5000\n{BANKER}{{"kind": "vigorish", "what": "marked", "wager": 103, "seat": 3, "cents": 250}}\n*{{"kind": "marker-placed", "what": "vigorish", "seat": 3, "cents": 200}}\npay 3b 5000',
            "between\ndue 3 250",
        ),
        breaks("vigorish-marker-of-other-amount", "541.13(e)"),
        filing=LATER,
    ),
    Case(
        "a marker removed before the vigorish is collected",
        (
            MARKED,
            'between\n*{"kind": "marker-removed", "what": "vigorish", "seat": 3, "cents": 250}',
            PLAIN,
            'between\n{"kind": "vigorish", "what": "collected", "seat": 3, "cents": 250}',
        ),
        breaks("vigorish-marker-removed-unpaid", "541.13(e)"),
        filing=LATER,
    ),
    Case(
        "a marker replaced by one for all that is owed",
        (
            MARKED,
            f'bet 3b 8000\n{BANKER}{{"kind": "marker-removed", "what": "vigorish", "seat": 3, "cents": 250}}\n'
            '{"kind": "vigorish", "what": "marked", "wager": 103, "seat": 3, "cents": 400}\n'
            '{"kind": "marker-placed", "what": "vigorish", "seat": 3, "cents": 650}\npay 3b 8000',
            "between\ndue 3 650",
        ),
        keeps=("vigorish-marker-of-other-amount",),
        filing=LATER,
    ),
    Case(
        "vigorish that names only the position",
        (
            f'bet 3b 10000\nbet 3t 1000\n{BANKER}collect 3t 1000\n{{"kind": "vigorish", "what": "taken", "seat": 3, "cents": 500}}\npay 3b 10000',
        ),
        keeps=("vigorish-not-taken", "vigorish-at-other-rate"),
    ),
)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_vigorish(case: Case) -> None:
    case.holds()


COLLECTED = '{"kind": "vigorish", "what": "collected", "seat": 3, "cents": %d}'
MARKED_ALONE = (COLLECTED % 250).replace("collected", "marked")
OF_NOBODY = '{"kind": "vigorish", "what": "collected", "cents": 100}'
"""Vigorish collected of a position that is not told: nobody's debt is known from here on."""
SHUFFLED_LATE = f"between\nshuffle\n%s\ndue 3 250\n{NEXT_SHOE.removeprefix('shuffle')}"
TWICE = (
    f'bet 3b 5000\n{{"kind": "wager", "wager": 150, "seat": 3, "player": "P4", "what": "banker", "cents": 6000}}\n'
    f'{BANKER}mark 3b 250\n%s{{"kind": "vigorish", "what": "marked", "wager": 150, "cents": 300, "seat": 3}}\n'
    'pay 3b 5000\n{"kind": "pay", "wager": 150, "cents": 6000, "seat": 3}'
)
IN_NEXT_SHOE = (MARKED, COVERED, "between\nlast", PLAIN, f"between\n{NEXT_SHOE}", STARRED)

DEFERRED = (
    Case(
        "a marker on which no amount is told",
        (MARKED.replace("mark 3b 250", f'{{"kind": "marker-placed", "what": "vigorish", "seat": 3}}\n{MARKED_ALONE}'),),
        missing=(("vigorish-marker-of-other-amount", "the amounts marked and on the marker"),),
        filing=LATER,
    ),
    Case(
        "collected after the reshuffle, where it is not known of whom was collected before",
        (MARKED, COVERED, "between\nlast", PLAIN, SHUFFLED_LATE % OF_NOBODY, PLAIN),
        missing=(("vigorish-collected-not-owed", "the amounts marked and collected"),),
        filing=LATER,
    ),
    Case(
        "who left owing comes back at once",
        (MARKED, "between\n*leave 3\narrive 3", PLAIN, "between\ndue 3 250", PLAIN),
        breaks("vigorish-owed-while-away", "541.13(e)", 250, "the house", noted=True),
        filing=LATER,
    ),
    Case(
        "owed in the next shoe, and in the one after it",
        (*IN_NEXT_SHOE, COVERED, "between\nlast", PLAIN, f"between\n{NEXT_SHOE}", PLAIN),
        breaks("vigorish-owed-in-next-shoe", "541.13(e)", 250, "the house"),
        filing=LATER,
    ),
    Case(
        "of whom was collected is not told after a player left owing",
        (MARKED, f"between\nleave 3\n{OF_NOBODY}", PLAIN),
        missing=(("vigorish-owed-at-leaving", "the vigorish collected"),),
        filing=LATER,
    ),
    Case(
        "of whom was collected is not told after a player left owing, and the table is closed",
        (MARKED, f'between\nleave 3\n{OF_NOBODY}\n{{"kind": "table-close"}}'),
        missing=(("vigorish-owed-at-leaving", "the vigorish collected"),),
        filing=LATER,
    ),
    Case(
        "the player left owing, and the table is closed",
        (MARKED, 'between\n*leave 3\n{"kind": "table-close"}'),
        breaks("vigorish-owed-at-leaving", "541.13(e)", 250, "the house"),
        filing=LATER,
    ),
    Case(
        "marked at no position",
        (MARKED.replace("mark 3b 250", '{"kind": "vigorish", "what": "marked", "seat": 0, "cents": 250}'), PLAIN),
        missing=(("vigorish-owed-in-next-shoe", "the vigorish collected"),),
        filing=LATER,
        only=("vigorish-owed-in-next-shoe", "vigorish-marker-not-placed"),
    ),
    Case(
        "what was marked before is taken between two rounds",
        (MARKED, f"between\n{(COLLECTED % 250).replace('collected', 'taken')}", PLAIN),
        keeps=("vigorish-collected-not-owed",),
        filing=LATER,
        only=("vigorish-collected-not-owed",),
        not_whole=(1,),
    ),
    Case(
        "marked twice and one marker placed",
        (f"{TWICE % ''}\n*end", PLAIN, f"between\n{COLLECTED % 550}"),
        breaks("vigorish-marker-not-placed", "541.13(e)"),
        filing=LATER,
        only=("vigorish-marker-not-placed",),
    ),
)


@pytest.mark.parametrize("case", DEFERRED, ids=lambda case: case.name)
def test_vigorish_that_is_deferred(case: Case) -> None:
    case.holds()


def test_vigorish_on_a_tie_that_is_still_owed_is_told_once() -> None:
    owing = f'bet 3b 5000\n{TIE}mark 3b 1250\n{{"kind": "return", "wager": 103, "cents": 5000}}'
    lines, _ = Case("", (owing, PLAIN, PLAIN)).log()
    report = replay(lines, filing(vigorish__type="tie", vigorish__percent='"25%"', vigorish__collected="deferred"))
    assert counted(report, "tie-vigorish-still-owed") == "1 failed"


@pytest.mark.parametrize("shuffler", ["manual", "continuous"])
def test_of_deferred_vigorish_nothing_is_asked_where_none_was_marked(shuffler: str) -> None:
    lines, _ = Case("", (PLAIN, 'between\n{"kind": "player-leaves", "player": "P9"}\nshuffle\nload', PLAIN)).log()
    report = replay(lines, filing(vigorish__collected="deferred", cards__shuffler=shuffler))
    assert counted(report, "vigorish-owed-in-next-shoe") == "never"
    assert counted(report, "vigorish-owed-at-leaving") == "never"


@pytest.mark.parametrize("what", ["taken", "collected"])
def test_vigorish_taken_behind_the_end_of_a_round_may_be_of_it_though_its_number_is_not_there(what: str) -> None:
    late = f"between\n{(COLLECTED % 500).replace('collected', what)}"
    lines, _ = Case("", (f"bet 3b 10000\n{BANKER}pay 3b 10000", late, PLAIN)).log()
    found = {one.rule for one in replay(lines, filing()).findings}
    # What is collected was marked before: here none was, and that alone is told.
    assert found == ({"vigorish-not-taken"} if what == "collected" else set())


@pytest.mark.parametrize(
    ("rule", "missing", "owing", "then"),
    [
        (
            "tie-vigorish-still-owed",
            "the vigorish collected",
            f"bet 3b 5000\n{TIE}mark 3b 250\nreturn 3b 5000",
            PLAIN,
        ),
        (
            "vigorish-marker-removed-unpaid",
            "the markers placed, and the amounts on them",
            f'{MARKED}\n{{"kind": "marker-removed", "what": "vigorish", "seat": 3, "cents": 250}}',
            'between\n{"kind": "table-close"}',
        ),
    ],
)
def test_what_was_owed_before_a_row_that_cannot_be_read_is_not_known(
    rule: str, missing: str, owing: str, then: str
) -> None:
    lost = 'between\n{"kind": "note-lost"}'
    lines, _ = Case("", (owing, lost, then)).log()
    unread = ["?" if "note-lost" in line else line for line in lines]
    report = replay(unread, filing(vigorish__type="tie", vigorish__percent='"25%"', vigorish__collected="deferred"))
    assert counted(report, rule) == f"1 lacks: {missing}"


def test_vigorish_on_a_tie_may_have_been_taken_by_a_row_that_cannot_be_read() -> None:
    lost = 'between\n{"kind": "note-lost"}'
    lines, _ = Case("", (f"bet 3b 4000\n{TIE}return 3b 4000", lost, PLAIN)).log()
    report = replay(["?" if "note-lost" in line else line for line in lines], ON_TIES)
    assert counted(report, "tie-vigorish-not-taken") == "1 lacks: the vigorish taken or marked"


def in_files(folder: Path, *files: list[str]) -> ReplayReport:
    """Replay a log that goes on from file to file."""
    logs = [folder / f"{number}.jsonl" for number in range(len(files))]
    for log, lines in zip(logs, files, strict=True):
        log.write_text("\n".join(lines) + "\n", encoding="utf-8")
    filed = folder / "filing.yaml"
    filed.write_text(LATER, encoding="utf-8")
    return replay_logs(logs, load_filings([filed]), "interpreted")


@pytest.mark.parametrize(
    "name",
    [
        "the player left owing",
        "the player was away",
        "a marker removed before the vigorish is collected",
        "deferred and collected after the reshuffle",
    ],
)
def test_a_debt_is_found_at_its_act_wherever_the_next_file_goes_on(tmp_path: Path, name: str) -> None:
    case = next(case for case in CASES if case.name == name)
    lines, (event,) = case.log()
    lines = saying_so(lines)
    act = next(place for place, line in enumerate(lines) if json.loads(line)["seq"] == event and "MB-1" in line)
    following = [place for place, line in enumerate(lines) if '"round-start"' in line and place > act]
    for cut in {act + 1, *following[:1]}:
        report = in_files(tmp_path, lines[:cut], lines[cut:])
        (found,) = [one for one in report.findings if one.rule == case.finds[0].rule]
        assert isinstance(found.where, LogPlace)
        assert (Path(found.where.file).name, found.where.line, found.where.event) == ("0.jsonl", act + 1, event)
        assert ("P3" in found.message) == ("left" in name or "away" in name)
        assert told(found) == case.finds[0]


def test_a_player_may_have_come_back_in_a_row_that_was_lost(tmp_path: Path) -> None:
    case = next(case for case in CASES if case.name == "the player was away")
    lines = saying_so(case.log()[0])
    back = max(place for place, line in enumerate(lines) if '"player-arrives"' in line)
    report = in_files(tmp_path, [*lines[:back], "?", *lines[back + 1 :]])
    assert not [one for one in report.findings if one.rule == "vigorish-owed-at-leaving"]
    assert OF_WHAT_FOLLOWS in report.tally("vigorish-owed-at-leaving").missing
