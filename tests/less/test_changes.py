"""Each change takes away what it says, and nothing else."""

import json
from collections.abc import Sequence
from dataclasses import replace

import pytest

from tests.less import held
from tests.less.change import FOUNDING, OF_SHOE, Change, schema
from tests.less.changes import SORTS
from tests.less.held import Held, Key, Said, Told, compare
from tests.less.logs import Log, Row, whole_rounds

FOUNDED: tuple[Row, ...] = (
    {"kind": "records", "what": "deal", "by": "always"},
    {"kind": "records", "what": "deal.card", "by": "always"},
    {"kind": "records", "what": "burn", "by": "always"},
    {"kind": "table-open", "what": "633a"},
    {"kind": "posted-limits", "what": "minimum", "cents": 1000},
    {"kind": "shuffle"},
)
"""Lines 1 to 6."""


def round_(number: int) -> tuple[Row, ...]:
    """Five lines."""
    rows: tuple[Row, ...] = (
        {"kind": "round-start"},
        {"kind": "wager", "wager": 1, "seat": 1, "hand": 1, "what": "blackjack", "cents": 1500},
        {"kind": "deal", "hand": 1, "card": "10S", "face": "up"},
        {"kind": "deal", "hand": 0, "card": "7D", "face": "up"},
        {"kind": "round-end"},
    )
    return tuple({**row, "round": number} for row in rows)


def log_of(*rows: Row, table: str = "T") -> Log:
    return Log(('chapter: "633a"\n',), tuple(map(json.dumps, numbered(rows, table))))


def numbered(rows: Sequence[Row], table: str) -> list[Row]:
    return [{"table": table, "seq": seq, **row} for seq, row in enumerate(rows, 1)]


SHOES = log_of(*FOUNDED, *round_(1), *round_(2), {"kind": "shuffle"}, *round_(3))
"""Rounds on lines 7 to 11 and 12 to 16, a shuffle, and one on lines 18 to 22."""
UNDONE = log_of(*FOUNDED, *round_(1), {"kind": "cancel", "ref": 8, "round": 1}, *round_(2))


def made(sort: str, place: str, log: Log = SHOES) -> Change:
    assert place in SORTS[sort].places(log)
    change = SORTS[sort].make(log, place)
    assert (change.sort, change.place) == (sort, place)
    return change


def rows_of(text: str) -> list[Row | None]:
    return list(Log((), tuple(text.splitlines())).rows)


def differing(change: Change, log: Log = SHOES) -> dict[int, Row | None]:
    """By line, from 1, the rows that the change has made others of."""
    (text,) = change.texts
    found = rows_of(text)
    assert len(found) == len(log.rows)
    return {line: row for line, (row, whole) in enumerate(zip(found, log.rows, strict=True), 1) if row != whole}


def left(change: Change) -> list[int]:
    """The numbers of the events that the changed log holds, those of the venue aside."""
    return [
        int(str(row["seq"]))
        for text in change.texts
        for row in rows_of(text)
        if row is not None and row["table"] != "venue"
    ]


def apart(change: Change, log: Log = SHOES) -> dict[str, list[int]]:
    """The lines on which a finding must stay, by why."""
    found: dict[str, list[int]] = {}
    for line in range(len(log.lines)):
        if change.apart(line):
            found.setdefault(change.apart(line), []).append(line + 1)
    return found


def test_rounds_and_shoes_of_a_table() -> None:
    table = SHOES.tables["T"]
    assert [table.span(line) for line in range(22)] == [0] * 6 + [1] * 5 + [2] * 6 + [3] * 5
    assert [table.span_before(line) for line in (6, 7, 11, 17)] == [0, 1, 1, 2]
    assert [table.is_later_shoe(line, 3) for line in (4, 7, 12, 15, 16, 18)] == [True] * 4 + [False] * 2
    assert not table.is_later_shoe(7, 2)
    assert SHOES.chapter == "633a"
    assert Log(SHOES.filings, SHOES.lines[:3]).chapter == "633a"


def test_two_batches_take_turns() -> None:
    """The next shuffle may be that of the batch that is not in play."""
    red, blue = {"kind": "shuffle", "back": "red"}, {"kind": "shuffle", "back": "blue"}
    log = log_of(*FOUNDED[:5], red, *round_(1), blue, *round_(2), red, *round_(3))
    assert [log.tables["T"].is_later_shoe(7, span) for span in (2, 3)] == [False, True]
    loaded = {"kind": "load-shoe", "back": "red"}
    log = log_of(*FOUNDED[:5], loaded, *round_(1), blue, *round_(2), blue, *round_(3))
    assert [log.tables["T"].is_later_shoe(7, span) for span in (2, 3)] == [False, True]
    log = log_of(*FOUNDED[:5], red, *round_(1), *round_(2), blue, *round_(3), red, *round_(4))
    assert [log.tables["T"].is_later_shoe(7, span) for span in (3, 4)] == [False, True]


def test_a_long_log_is_used_up_to_the_end_of_a_round() -> None:
    assert whole_rounds(SHOES.lines, 21) == SHOES.lines[:16]
    assert whole_rounds(SHOES.lines, 22) == SHOES.lines
    assert whole_rounds(SHOES.lines, 4) == SHOES.lines[:4]


@pytest.mark.parametrize("sort", ["row-unreadable", "row-rubbish"])
def test_a_row_is_unreadable(sort: str) -> None:
    assert len(SORTS[sort].places(SHOES)) == 22
    change = made(sort, "9")
    assert (change.what, set(change.lost)) == ("deal", {8})
    assert differing(change) == {9: None}


def test_the_round_before_may_have_had_the_row() -> None:
    assert apart(made("row-rubbish", "12")) == {}
    assert apart(made("row-rubbish", "13")) == {"an earlier round": list(range(1, 12))}
    assert apart(made("row-rubbish", "19")) == {"an earlier round": list(range(1, 17))}, "line 17 bears on the next"


def test_a_row_whose_kind_is_legible_bears_on_its_shoe_alone() -> None:
    long = json.dumps({**(SHOES.rows[13] or {}), "note": 100 * "x"})
    log = Log(SHOES.filings, (*SHOES.lines[:13], long, *SHOES.lines[14:]))
    assert apart(made("row-unreadable", "14", log), log) == {
        "an earlier round": list(range(1, 12)),
        "a later shoe": [18, 19, 20, 21, 22],
    }


def test_a_row_of_another_table() -> None:
    other = [json.dumps(row) for row in numbered((*FOUNDED, *round_(1)), "U")]
    log = Log(SHOES.filings, (*SHOES.lines, *other))
    legible = Log(
        log.filings, (*log.lines[:8], log.lines[8].replace('"seq"', f'"note": "{100 * "x"}", "seq"'), *log.lines[9:])
    )
    assert apart(made("row-unreadable", "9", legible), legible)["another table"] == list(range(23, 34))
    assert "another table" not in apart(made("row-rubbish", "9", legible), legible)


def test_a_cell_is_unreadable() -> None:
    places = SORTS["cell-unreadable"].places(SHOES)
    assert {"8.cents", "9.card", "10.card"} <= set(places)
    assert len(places) == 22 + sum("card" in line for line in SHOES.lines[3:]) + sum(
        "cents" in line for line in SHOES.lines
    )
    change = made("cell-unreadable", "9.card")
    assert (change.what, set(change.lost)) == ("deal.card", {8})
    assert differing(change) == {9: {**(SHOES.rows[8] or {}), "card": "?x!10S"}}
    assert apart(change) == {"a later shoe": [18, 19, 20, 21, 22]}
    assert apart(made("cell-unreadable", "14.card"))["an earlier round"] == list(range(1, 12))
    assert differing(made("cell-unreadable", "8.cents"))[8] == {**(SHOES.rows[7] or {}), "cents": "?x!1500"}


def test_a_card_is_unknown() -> None:
    assert SORTS["card-unknown"].places(SHOES)[:7] == [
        *("9.card", "9.suit", "9.rank", "9.value"),
        *("10.card", "10.suit", "10.rank"),
    ]
    for part, seen in (("card", "?"), ("suit", "10?"), ("rank", "?S"), ("value", "X?")):
        change = made("card-unknown", f"9.{part}")
        assert differing(change) == {9: {**(SHOES.rows[8] or {}), "card": seen}}
        assert change.lost == set()
    assert not SORTS["card-unknown"].places(
        log_of({"kind": "deal", "hand": 1, "card": "?"}, {"kind": "deal", "hand": 1})
    )
    assert SORTS["card-unknown"].places(log_of({"kind": "deliver", "card": "2-4"})) == ["1.card"]
    assert not SORTS["card-unknown"].places(log_of({"kind": "set-hand", "card": "none"}))


def test_a_kind_is_undeclared() -> None:
    assert SORTS["kind-undeclared"].places(SHOES) == ["burn", "deal"]
    records = {line: {**(SHOES.rows[line - 1] or {}), "by": "sometimes"} for line in (1, 2)}
    assert differing(made("kind-undeclared", "deal")) == records
    assert apart(made("kind-undeclared", "deal")) == {}


def test_a_kind_is_removed() -> None:
    assert SORTS["kind-removed"].places(SHOES) == [
        "deal",
        "posted-limits",
        "round-end",
        "round-start",
        "shuffle",
        "wager",
    ]
    change = made("kind-removed", "deal")
    assert change.lost == {8, 9, 13, 14, 19, 20}
    assert left(change) == [seq for seq in range(1, 23) if seq - 1 not in change.lost]
    assert [(row or {}).get("by") for row in rows_of(change.texts[0])[:3]] == ["sometimes", "sometimes", "always"]


def test_every_other_row_of_a_kind_is_gone() -> None:
    places = [
        f"{kind}.{half}"
        for kind in ("deal", "round-end", "round-start", "shuffle", "wager")
        for half in ("odd", "even")
    ]
    assert SORTS["rows-unrecorded"].places(SHOES) == SORTS["rows-undeclared"].places(SHOES) == places
    change = made("rows-unrecorded", "deal.odd")
    assert change.lost == {8, 13, 19}
    assert [(row or {}).get("by") for row in rows_of(change.texts[0])[:3]] == ["sometimes", "sometimes", "always"]
    change = made("rows-undeclared", "deal.even")
    assert change.lost == {9, 14, 20}
    assert left(change) == [seq for seq in range(3, 23) if seq - 1 not in change.lost]


def test_a_kind_is_never_recorded() -> None:
    change = made("kind-never", "wager")
    head, *rows = rows_of(change.texts[0])
    assert head == {"table": "venue", "seq": 0, "kind": "records", "what": "wager", "by": "never"}
    assert rows == [row for row in SHOES.rows if row is not None and row["kind"] != "wager"]
    assert [(row or {}).get("by") for row in rows_of(made("kind-never", "deal").texts[0])[1:4]] == [
        "never",
        "never",
        "always",
    ]


def test_a_column_is_undeclared() -> None:
    assert SORTS["column-undeclared"].places(SHOES) == ["deal.card"]
    assert differing(made("column-undeclared", "deal.card")) == {2: {**(SHOES.rows[1] or {}), "by": "sometimes"}}


def test_a_column_is_emptied() -> None:
    assert "deal.card" in SORTS["column-removed"].places(SHOES)
    assert "deal.hand" not in SORTS["column-removed"].places(SHOES), "a row needs it"
    assert "deal.face" not in SORTS["column-removed"].places(SHOES), "its absence may say something"
    change = made("column-removed", "deal.card")
    assert differing(change) == {
        2: {**(SHOES.rows[1] or {}), "by": "sometimes"},
        **{
            line: {name: value for name, value in (SHOES.rows[line - 1] or {}).items() if name != "card"}
            for line in (9, 10, 14, 15, 20, 21)
        },
    }
    assert change.lost == set()


def test_a_column_is_never_recorded() -> None:
    change = made("column-never", "deal.face")
    head, *rows = rows_of(change.texts[0])
    assert head == {"table": "venue", "seq": 0, "kind": "records", "what": "deal.face", "by": "never"}
    assert rows == [{name: cell for name, cell in (row or {}).items() if name != "face"} for row in SHOES.rows]


def test_the_venue_declares_before_all_that_it_says() -> None:
    venue = json.dumps({"table": "venue", "seq": 5, "kind": "gaming-day", "what": "start"})
    log = Log(SHOES.filings, (venue, *SHOES.lines))
    assert (rows_of(made("kind-never", "wager", log).texts[0])[0] or {})["seq"] == 4
    first = Log(SHOES.filings, (venue.replace("5", "0"), *SHOES.lines))
    assert (rows_of(made("kind-never", "wager", first).texts[0])[0] or {})["kind"] == "gaming-day"


def test_a_log_begins_late() -> None:
    assert SORTS["cut-begin"].places(SHOES)[0] == "5"
    change = made("cut-begin", "9")
    assert left(change) == [1, 2, 3, *range(9, 23)], "the declarations stand"
    assert change.lost == {3, 4, 5, 6, 7}
    assert apart(change) == {}


@pytest.mark.parametrize("filings", [(), ('chapter: "551"',), ('chapter: "633a"', 'chapter: "551"')])
def test_a_log_whose_chapter_its_opening_tells_does_not_begin_late(filings: tuple[str, ...]) -> None:
    log = Log(filings, SHOES.lines)
    assert log.chapter == "633a"
    assert (SORTS["cut-begin"].places(log), SORTS["cut-both"].places(log)) == ([], [])


def test_a_log_ends_early() -> None:
    change = made("cut-end", "13")
    assert left(change) == list(range(1, 14))
    assert change.lost == set(range(13, 22))
    assert apart(change) == {"an earlier round": list(range(1, 12))}
    assert apart(made("cut-end", "11"))["an earlier round"] == list(range(1, 12))


def test_a_log_is_cut_on_both_sides() -> None:
    places = SORTS["cut-both"].places(SHOES)
    begin, end = map(int, places[3].split("-"))
    assert begin < end
    assert left(made("cut-both", places[3])) == [1, 2, 3, *range(begin, end + 1)]


@pytest.mark.parametrize("edge", ["round-start", "round-end"])
def test_a_log_that_does_not_mark_its_rounds_is_not_cut_there(edge: str) -> None:
    sort = "cut-begin" if edge == "round-start" else "cut-end"
    rows = [row for row in SHOES.rows if row is not None]
    assert SORTS[sort].places(SHOES)
    assert not SORTS[sort].places(log_of(*(row for row in rows if row["kind"] != edge)))
    assert not SORTS[sort].places(log_of({"kind": "records", "what": edge, "by": "never"}, *rows))
    assert not SORTS["cut-both"].places(log_of(*(row for row in rows if row["kind"] != edge)))


def test_what_is_undone_stays_undone() -> None:
    """The cancellation on line 12 undoes line 8."""
    ends = SORTS["cut-end"].places(UNDONE)
    assert ("7" in ends, "8" in ends, "11" in ends, "12" in ends) == (True, False, False, True)
    assert "cancel" not in SORTS["kind-removed"].places(UNDONE)
    assert left(made("cut-begin", "13", UNDONE)) == [1, 2, 3, *range(12, 18)]
    for undone, earlier in ((8, []), (14, list(range(1, 12)))):
        log = log_of(*FOUNDED, *round_(1), *round_(2), {"kind": "cancel", "ref": undone})
        assert apart(made("row-unreadable", "17", log), log).get("an earlier round", []) == earlier


def test_a_log_goes_on_in_the_next_file() -> None:
    between = made("next-file", "12")
    assert [len(rows_of(text)) for text in between.texts] == [11, 11]
    assert left(between) == list(range(1, 23))
    assert apart(between) == {"all of the log": list(range(1, 23))}
    within = made("next-file", "14")
    assert apart(within) == {"an earlier round": list(range(1, 12)), "a later shoe": list(range(18, 23))}
    rounds = log_of(*FOUNDED, *round_(1), {"kind": "shoe-offered"}, *round_(2))
    offered = len(FOUNDED) + len(round_(1)) + 1
    lines = list(range(1, len(rounds.lines) + 1))
    whole = apart(made("next-file", str(offered + 1), rounds), rounds)
    assert whole == {"all of the log": [line for line in lines if line != offered]}, "the offer bears on what follows"


def test_a_log_out_of_order_is_not_put_into_two_files() -> None:
    assert not SORTS["next-file"].places(Log(SHOES.filings, (*SHOES.lines[:9], SHOES.lines[8], *SHOES.lines[9:])))


def test_the_order_is_declared_once_the_schema_knows_how() -> None:
    assert SORTS["order-unrecorded"].places(SHOES) in ([], ["seq"])


def test_every_founding_kind_and_kind_of_a_shoe_is_one_of_the_schema() -> None:
    assert schema().kinds.keys() >= FOUNDING | OF_SHOE


# Holding them against each other.


def said(outcome: str = "fail", message: str = "wrong") -> Said:
    return Said(outcome, message, "", "", None, None, None)


def of(*places: tuple[int, Said]) -> Told:
    """Findings of rule r at lines, from 1."""
    keys = {line: Key("633a", "r", "T", line) for line, _ in places}
    rounds = {key: SHOES.tables["T"].span(line - 1) for line, key in keys.items()}
    return Told(
        {keys[line]: (words,) for line, words in places},
        {key: frozenset((line - 1,)) for line, key in keys.items()},
        rounds,
    )


def held_against(whole: Told, less: Told, change: Change) -> Held:
    found = Held()
    compare(SHOES, whole, change, less, found)
    return found


def marks(found: Held) -> list[tuple[str, str]]:
    return [(one.mark, one.why) for one in found.examples]


def test_more_than_the_stake_may_be_said_where_the_outcome_was() -> None:
    """In the whole log the rule on the outcome condemns the act; where that is no longer known, this one does."""
    lost = made("cell-unreadable", "14.card")
    wrong = Said("fail", "", "", "", -100, -100, "player")
    whole = Told({Key("633a", "r", "T", 14): (wrong,)}, {}, {Key("633a", "r", "T", 14): 2})
    beyond = Key("633a", "collected-beyond-the-stake", "T", 15)
    for span, mark in ((2, "OTHER"), (3, "NEW")):
        less = Told({beyond: (wrong,)}, {beyond: frozenset((14,))}, {beyond: span})
        found = held_against(replace(whole, lines={key: frozenset((13,)) for key in whole.found}), less, lost)
        assert [(one.mark, one.rule) for one in found.examples if one.rule == beyond.rule] == [(mark, beyond.rule)]


def test_a_payment_may_be_wrong_whatever_the_cards_where_it_was_wrong_by_the_cards() -> None:
    """In the whole log a rule on the cards condemns the same payment, in cents; where a card is unknown, this one does."""
    lost = made("card-unknown", "14.card")
    wrong = Said("fail", "", "", "", -100, -100, "player")
    late = wrong._replace(misapplied=None, cost=None)
    whatever = Key("633a", "in-between-wrong-whatever-the-cards", "T", 15)
    less = Told({whatever: (wrong,)}, {whatever: frozenset((14,))}, {whatever: 2})
    for event, before, mark in ((15, wrong, "OTHER"), (15, late, "NEW"), (16, wrong, "NEW")):
        key = Key("633a", "r", "T", event)
        whole = Told({key: (before,)}, {key: frozenset((event - 1,))}, {key: 2})
        assert [one.mark for one in held_against(whole, less, lost).examples if one.rule == whatever.rule] == [mark]


def test_what_is_accused_anew_is_new() -> None:
    lost = made("cell-unreadable", "14.card")
    assert marks(held_against(of(), of(), lost)) == []
    assert marks(held_against(of(), of((15, said("review"))), lost)) == []
    assert marks(held_against(of(), of((15, said())), lost)) == [("NEW", "wrong")]
    assert marks(held_against(of((15, said("review"))), of((15, said())), lost)) == [("NEW", "noted before: wrong")]
    moved = held_against(of((16, said())), of((15, said())), lost)
    assert marks(moved) == [("NEW", "at another event of the round: wrong")]
    assert (moved.total().new, moved.total().gone) == (1, 0)


def test_what_is_said_of_another_event_as_its_own_is_lost_is_not_new() -> None:
    lost = made("cell-unreadable", "14.card")
    assert marks(held_against(of((14, said())), of((15, said())), lost)) == [("OTHER", "at another event: wrong")]
    otherwise = held_against(of((14, said())), of((15, said(message="else"))), lost)
    assert marks(otherwise) == [("OTHER", "at another event: else")]
    for less in (of((15, said()._replace(expected="else"))), of((20, said()))):
        assert [mark for mark, _ in marks(held_against(of((14, said())), less, lost))] == ["NEW"]


def test_what_is_not_accused_any_more_is_gone_where_nothing_of_it_was_lost() -> None:
    lost = made("cell-unreadable", "14.card")
    for line, why in ((9, "an earlier round"), (20, "a later shoe")):
        assert marks(held_against(of((line, said())), of(), lost)) == [("GONE", f"{why}: wrong")]
        assert marks(held_against(of((line, said())), of((line, said())), lost)) == []
        other = held_against(of((line, said())), of((line, said(message="else"))), lost)
        assert marks(other) == [("GONE", f"{why}: wrong, now: else")]
    for line in (12, 14, 16):
        assert marks(held_against(of((line, said())), of(), lost)) == []
    assert marks(held_against(of((15, said())), of((15, said(message="else"))), lost)) == [("OTHER", "wrong -> else")]
    cheaper = held_against(of((15, said())), of((15, said()._replace(misapplied=5))), lost)
    assert marks(cheaper) == [("OTHER", "in other amounts: wrong -> wrong")]


def test_shares_of_what_is_kept() -> None:
    lost = made("cell-unreadable", "14.card")
    whole = of((9, said()), (14, said()), (15, said()), (16, said()))
    count = held_against(whole, of((9, said()), (15, said())), lost).total()
    assert (count.kept, count.accused) == (2, 3), "the event on line 14 cannot be named any more"
    assert (count.apart_kept, count.apart) == (1, 1)


def test_a_replay_that_fails_is_new(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> object:
        raise ArithmeticError("less than nothing")

    monkeypatch.setattr(held, "judged", fail)
    failed = held.told((), ("",))
    assert marks(held_against(of(), failed, made("next-file", "9"))) == [("NEW", "ArithmeticError: less than nothing")]


@pytest.mark.parametrize(
    "sort", ["cut-begin", "cut-end", "next-file", "kind-removed", "kind-never", "order-unrecorded"]
)
def test_a_log_with_rows_outside_the_marks_of_their_rounds_does_not_lose_what_shows_that(sort: str) -> None:
    start, wager, *rest = round_(1)
    assert SORTS[sort].places(log_of(*FOUNDED, start, wager, *rest, *round_(2)))
    assert not SORTS[sort].places(log_of(*FOUNDED, wager, start, *rest, *round_(2)))
    assert not SORTS[sort].places(log_of(*FOUNDED, start, *rest, wager, *round_(2)))
    assert not SORTS[sort].places(log_of(*FOUNDED, *round_(1), *round_(2), *round_(1)))


def test_of_rows_outside_their_marks_the_number_of_the_round_is_not_removed() -> None:
    start, wager, *rest = round_(1)
    columns = SORTS["column-removed"].places(log_of(*FOUNDED, wager, start, *rest))
    assert "wager.cents" in columns
    assert not any(what.endswith(".round") for what in columns)


def test_a_determinant_that_is_dealt_to_a_hand_is_a_card_and_stays() -> None:
    drawn: Row = {"kind": "determinant", "seat": 1, "card": "4S", "round": 1}
    start, *rest = round_(1)
    assert "determinant" in SORTS["kind-removed"].places(log_of(*FOUNDED, start, drawn, *rest))
    dealt = log_of(*FOUNDED, start, {**drawn, "dest": "hand"}, *rest)
    assert "determinant" not in SORTS["kind-removed"].places(dealt)
    assert "determinant.dest" not in SORTS["column-removed"].places(dealt)


def test_that_a_row_stands_between_rounds_is_said_by_its_place() -> None:
    start, *rest = round_(1)
    empty: Row = {"kind": "shoe-empty", "round": 1}
    within = log_of(*FOUNDED, start, empty, *rest)
    columns = SORTS["column-removed"].places(within)
    assert "shoe-empty.round" in columns
    assert "wager.round" in columns
    (unsaid,) = SORTS["round-unsaid"].make(within, "round").texts
    assert [json.loads(line) for line in unsaid.splitlines()] == numbered(
        [*FOUNDED, start, {"kind": "shoe-empty"}, *rest], "T"
    )
    for rows in ([*round_(1), empty], [empty, *round_(1)], [start, *rest[:-1], empty, *round_(2)]):
        outside = log_of(*FOUNDED, *rows)
        assert "shoe-empty.round" not in SORTS["column-removed"].places(outside)
        assert not SORTS["round-unsaid"].places(outside)
