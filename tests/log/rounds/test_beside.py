"""Files beside a sheet: a roster, changes of cards and shoes, fills; what is written of them, and what is told instead."""

from datetime import datetime
from pathlib import Path

import pytest

from tests.command_line import Floorperson
from tests.log.rounds.blackjack_rounds import lawful, planted, push_paid, with_mistakes
from tests.log.rounds.shapes import a_row_a_hand
from tests.log.rounds.test_mispayments import found, replayed
from validator.log.importers import Row, SourceUnusable
from validator.log.importers.rounds.converting import ImportMessages, convert_by_map
from validator.log.importers.rounds.guess import guessed
from validator.log.read.reader import read_log
from validator.log.writing import write_jsonl

SHEET = (
    "Round,Date,Time,Table,Seat,Bet,Cards,Dealer,Paid\n"
    "1,9/12/2015,2:01 PM,BJ-101,1,10,TS 9D,10C 8S,20\n2,9/12/2015,2:33 PM,BJ-101,1,10,TS 9D,10C 8S,20\n"
    "3,9/12/2015,3:03 PM,BJ-101,1,10,TS 9D,10C 8S,20\n4,9/12/2015,4:03 PM,BJ-101,1,10,TS 9D,10C 8S,20\n"
)
MAP = """\
chapter: "633a"
table_column: Table
round: Round
time: {columns: [Date, Time], format: "%m/%d/%Y %I:%M %p", zone: America/New_York}
money: {unit: dollars}
cards: {dealer: Dealer}
hands: {seat: Seat, cards: Cards, stake: Bet, payout_with_stake: Paid}
"""
ROSTER = "Table,Date,From,To,Dealer,Floor,Shift\n"
DAY = "BJ-101,9/12/2015,"
OF_PEOPLE = ("dealer-arrives", "dealer-leaves", "supervisor")


def taken(
    folder: Path, *beside: tuple[str, str], sheet: str = SHEET, columns: str = MAP
) -> tuple[list[Row], ImportMessages]:
    """The log of the sheet with files beside it, and what is said."""
    (folder / "hands.csv").write_text(sheet, encoding="utf-8")
    (folder / "map.yaml").write_text(columns, encoding="utf-8")
    for name, text in beside:
        (folder / name).write_text(text, encoding="utf-8")
    told = ImportMessages()
    files = [folder / name for name, _ in beside]
    rows = list(convert_by_map(folder / "hands.csv", folder / "map.yaml", told, beside=files))
    assert told.faults == ()
    return rows, told


def course(rows: list[Row]) -> list[str]:
    """Rounds by their numbers, and what files beside the sheet tell between them."""
    return [
        f"round {row['round']}" if row["kind"] == "round-start" else f"{row['kind']} {row.get('by', '')}".strip()
        for row in rows
        if row["kind"] in (*OF_PEOPLE, "round-start", "card-change", "load-shoe")
    ]


def how(rows: list[Row], what: str) -> object:
    return next(row["by"] for row in rows if row["kind"] == "records" and row["what"] == what)


def test_a_roster_says_who_came_and_left_and_who_supervised(tmp_path: Path) -> None:
    roster = f"{ROSTER}{DAY}1:00 PM,2:30 PM,D1,F1,day\n{DAY}2:30 PM,4:30 PM,D2,F1,day\n"
    rows, told = taken(tmp_path, ("roster.csv", roster))
    assert course(rows) == [
        "dealer-arrives dealer:D1",
        "supervisor floorperson:F1",
        "round 1",
        "dealer-leaves dealer:D1",
        "dealer-arrives dealer:D2",
        *("round 2", "round 3", "round 4"),
        "dealer-leaves dealer:D2",
        "supervisor floorperson",
    ]
    came = next(row for row in rows if row["kind"] == "dealer-arrives")
    assert (came["at"], came["x-row"], came["x-beside"], came["x-shift"]) == (
        "2015-09-12T13:00:00-04:00",
        2,
        "roster.csv",
        "day",
    )
    assert [how(rows, kind) for kind in OF_PEOPLE] == ["sometimes", "always", "sometimes"]
    assert told.left_out == 0
    assert [one for one in told.said if one.startswith("roster.csv is taken for a roster of who dealt")]
    assert not [one for one in told.said if "has no dealer" in one or "at once" in one]


def test_overlaps_gaps_and_what_lies_outside_are_told_by_row(tmp_path: Path) -> None:
    lines = (
        "BJ-101,9/12/2015,1:00 PM,2:40 PM,D1,,",
        "BJ-101,9/12/2015,2:30 PM,2:50 PM,D2,,",
        "BJ-101,9/12/2015,3:30 PM,4:30 PM,D3,,",
        "BJ-101,9/12/2015,8:00 PM,9:00 PM,D4,,",
        "BJ-102,9/12/2015,2:00 PM,3:00 PM,D5,,",
        "BJ-101,9/12/2015,noon,3:00 PM,D6,,",
        "BJ-101,9/12/2015,2:00 PM,3:00 PM,,,",
    )
    rows, told = taken(tmp_path, ("roster.csv", ROSTER + "\n".join(lines) + "\n"))
    said = [one.removeprefix("roster.csv: ") for one in told.said if one.startswith("roster.csv: ")]
    assert said == [
        "table BJ-101 has D1 (row 2) and D2 (row 3) at once from 2015-09-12 14:30 to 2015-09-12 14:40, when 1 round began; "
        "who acted is not known",
        "table BJ-101 has no dealer from 2015-09-12 14:50 to 2015-09-12 15:30 (row 3), when 1 round began",
        "row 6 is of table BJ-102, which is not in the sheet; not written",
        "row 5 is outside the times of the rounds of table BJ-101, 2015-09-12 14:01 to 2015-09-12 16:03; not written",
    ]
    assert told.causes == [
        'column From of roster.csv: 1 value is no time, at row 7, "noon"',
        "column a row of roster.csv: 1 value names nobody, at row 8",
    ]
    assert told.left_out == 2
    assert "dealer-arrives dealer:D4" not in course(rows)
    opened = rows[0]
    assert "row 5 is outside" in str(opened["x-beside-left-out"]) and '"noon"' in str(opened["x-beside-left-out"])


def test_a_dealer_who_is_there_with_another_is_not_said_to_have_dealt(tmp_path: Path) -> None:
    wrong = SHEET.replace("4,9/12/2015,4:03 PM,BJ-101,1,10,TS 9D", "4,9/12/2015,4:03 PM,BJ-101,1,10,TS 7D")
    statements = "no-surrender, no-even-money, no-doubles, no-insurance, no-splits, no-switched-cards, no-cards-moved"
    columns = (
        f"{MAP}attested: [{statements}, no-voided-hands, no-voided-rounds, no-changed-wagers, no-bonuses, "
        "every-hand-told]\n"
    )
    for second, dealer in (("", "D1"), (f"{DAY}4:00 PM,5:00 PM,D2,,\n", "")):
        rows, _ = taken(
            tmp_path,
            ("roster.csv", f"{ROSTER}{DAY}1:00 PM,5:00 PM,D1,,\n{second}"),
            sheet=wrong,
            columns=columns,
        )
        report = replayed(tmp_path, rows, "633a-shoe")
        (finding,) = report.findings
        assert (finding.rule, finding.overpaid_cents) == ("losing-wager-not-collected", 2000)
        assert finding.circumstances.dealer == dealer


@pytest.mark.parametrize("other", ["Break", "Fill"])
def test_changes_of_cards_and_shoes_stand_where_they_happened(tmp_path: Path, other: str) -> None:
    changes = (
        "Table,Time,Event,Decks,Colour\nBJ-101,2015-09-12 14:30,Cards changed,6,red\n"
        "BJ-101,2015-09-12 14:31,New shoe,,\nBJ-101,2015-09-12 19:00,New shoe,,\n"
        f"BJ-101,2015-09-12 15:00,{other},,\n"
    )
    rows, told = taken(tmp_path, ("changes.csv", changes))
    assert course(rows) == ["round 1", "card-change", "load-shoe", "round 2", "round 3", "round 4"]
    change = next(row for row in rows if row["kind"] == "card-change")
    assert (change["back"], change["n"], change["at"]) == ("red", 6, "2015-09-12T14:30:00-04:00")
    assert [how(rows, kind) for kind in ("card-change", "load-shoe")] == ["sometimes", "sometimes"]
    assert told.causes == [f'column Event of changes.csv: 1 value is no change of cards, at row 5, "{other}"']
    assert [one for one in told.said if one.startswith("changes.csv: row 4 is outside the times of the rounds")]


def test_fills_and_credits_are_told_and_not_written(tmp_path: Path) -> None:
    fills = "Table,Time,Type,Amount\nBJ-101,2015-09-12 14:30,Fill,5000\nBJ-101,2015-09-12 15:30,Credit,2000\n"
    rows, told = taken(tmp_path, ("fills.csv", fills))
    said = "fills.csv: the log has no kind for fills and credits; rows 2, 3 are not written, and no rule judges them"
    assert said in told.said and rows[0]["x-beside-left-out"] == said
    assert course(rows) == ["round 1", "round 2", "round 3", "round 4"]


def test_a_relief_list_without_ends_and_a_roster_without_days_are_read(tmp_path: Path) -> None:
    rows, told = taken(tmp_path, ("relief.csv", "From;Dealer\n2:00 PM;D1\n2:30 PM;D2\n"))
    assert course(rows)[:4] == ["dealer-arrives dealer:D1", "round 1", "dealer-arrives dealer:D2", "round 2"]
    assert how(rows, "dealer-leaves") == "sometimes"
    assert not [one for one in told.said if "at once" in one]
    two_days = SHEET.replace("4,9/12", "4,9/13")
    _, told = taken(tmp_path, ("relief.csv", "From;Dealer\n2:00 PM;D1\n2:30 PM;D2\n"), sheet=two_days)
    assert told.causes == [
        'column From of relief.csv: 2 values tell no day, first at row 2, "2:00 PM"; a column of the day is wanted, as the '
        "sheet's rounds are not all of one"
    ]


def test_a_turn_over_midnight_ends_the_next_day(tmp_path: Path) -> None:
    rows, _ = taken(tmp_path, ("roster.csv", f"Table,Date,Von,Bis,Dealer\n{DAY}1:00 PM,1:00 AM,D1\n"))
    (left,) = [row for row in rows if row["kind"] == "dealer-leaves"]
    assert left["at"] == "2015-09-13T01:00:00-04:00"


def test_a_day_that_may_be_two_is_read_as_the_sheet_writes_days_else_refused(tmp_path: Path) -> None:
    roster = "Table,From,To,Dealer\nBJ-101,9/12/2015 13:00,9/12/2015 17:00,D1\n"
    rows, _ = taken(tmp_path, ("roster.csv", roster))
    assert course(rows)[0] == "dealer-arrives dealer:D1"
    iso = SHEET.replace("9/12/2015,2", "2015-09-12,2").replace("9/12/2015", "2015-09-12")
    columns = MAP.replace("%m/%d/%Y", "%Y-%m-%d")
    with pytest.raises(SourceUnusable, match='"9/12/2015 13:00" in column From may be read with the month or the day'):
        taken(tmp_path, ("roster.csv", roster), sheet=iso, columns=columns)


def test_a_sheet_without_times_takes_no_roster(tmp_path: Path) -> None:
    untimed = MAP.replace(MAP.splitlines(keepends=True)[3], "")
    rows, told = taken(tmp_path, ("roster.csv", f"{ROSTER}{DAY}1:00 PM,5:00 PM,D1,,\n"), columns=untimed)
    assert course(rows) == ["round 1", "round 2", "round 3", "round 4"]
    assert [one for one in told.said if "row 2 is not written, as the rounds of the sheet do not all have" in one]


def test_another_dealer_in_the_sheet_is_told(tmp_path: Path) -> None:
    sheet = SHEET.replace("Paid\n", "Paid,Dlr\n").replace(",20\n", ",20,D7\n")
    columns = MAP.replace("money", "dealer: Dlr\nmoney")
    _, told = taken(tmp_path, ("roster.csv", f"{ROSTER}{DAY}1:00 PM,5:00 PM,D1,,\n"), sheet=sheet, columns=columns)
    assert (
        "roster.csv: of 4 rounds of table BJ-101 the sheet names another dealer than the roster, first at row 2, D7 where "
        "the roster has D1; the log holds both"
    ) in told.said


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (
            f"{ROSTER}{DAY}1:00 PM,5:00 PM,D5,F1,day\n",
            "is a roster of who dealt and supervised when (1 row; table Table",
        ),
        ("Tisch;Datum;Von;Bis;Croupier\nBJ-101;12.09.2015;13:00;17:00;Meier\n", "is a roster of who dealt"),
        ("Table,Time,Type,Amount\nBJ-101,2015-09-12 14:30,Fill,5000\n", "is fills and credits (1 row"),
        ("Table,Time,Event\nBJ-101,2015-09-12 14:30,Shoe change\n", "is changes of cards and shoes (1 row"),
    ],
)
def test_the_first_map_says_what_such_a_file_is(tmp_path: Path, text: str, words: str) -> None:
    path = tmp_path / "pit.csv"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(SourceUnusable) as raised:
        guessed(path)
    assert words in str(raised.value) and str(raised.value).endswith("give it beside a sheet of rounds, --with pit.csv")


def test_a_file_that_is_not_known_is_refused_with_what_is(tmp_path: Path) -> None:
    with pytest.raises(
        SourceUnusable, match='its columns are "Name", "Phone", and are not known; a roster has columns'
    ):
        taken(tmp_path, ("people.csv", "Name,Phone\nA,1\n"))


def test_lawful_rounds_with_a_roster_and_changes_are_accused_of_nothing_and_the_wrong_one_still_is(
    tmp_path: Path,
) -> None:
    source, columns = a_row_a_hand(tmp_path, with_mistakes(lawful(400, seed=9), (push_paid,)))
    (tmp_path / "m.yaml").write_text(columns, encoding="utf-8")
    quarters = [f"12:{minute:02}" for minute in range(7)]
    turns = zip(quarters, quarters[1:], strict=False)
    roster = "".join(f"BJ-101,2015-09-12 {one},2015-09-12 {two},D{one[-1]},F1\n" for one, two in turns)
    (tmp_path / "r.csv").write_text(f"Table,From,To,Dealer,Floorperson\n{roster}", encoding="utf-8")
    changes = "".join(f"BJ-101,2015-09-12 {one},New shoe,312\n" for one in quarters[1:])
    cards = "BJ-101,2015-09-12 12:03:30,Cards changed,\n"
    (tmp_path / "c.csv").write_text(f"Table,Time,Event,Cards\n{changes}{cards}", encoding="utf-8")
    beside = [tmp_path / "r.csv", tmp_path / "c.csv"]
    rows = list(convert_by_map(source, tmp_path / "m.yaml", ImportMessages(), beside=beside))
    assert {"dealer-arrives", "dealer-leaves", "supervisor", "load-shoe", "card-change"} <= {
        row["kind"] for row in rows
    }
    times = [datetime.fromisoformat(str(row["at"])) for row in rows if "at" in row]
    assert times == sorted(times)
    report = replayed(tmp_path, rows, "633a-shoe")
    hands = with_mistakes(lawful(400, seed=9), (push_paid,))
    assert found(report) == planted(hands) and len(report.findings) == 1
    log = tmp_path / "again.jsonl"
    write_jsonl(log, rows)
    assert read_log(log).faults == []


def test_with_is_an_option_of_the_command_line(floorperson: Floorperson, tmp_path: Path) -> None:
    roster = tmp_path / "roster.csv"
    roster.write_text(f"{ROSTER}{DAY}1:00 PM,5:00 PM,D1,F1,day\n", encoding="utf-8")
    hands, columns, log = tmp_path / "hands.csv", tmp_path / "map.yaml", tmp_path / "log.jsonl"
    hands.write_text(SHEET, encoding="utf-8")
    ended = floorperson("import", "rounds", hands, "--guess", "--with", roster, "-o", columns)
    assert ended.code == 0 and "--with" in ended.out
    assert columns.read_text(encoding="utf-8").startswith("# roster.csv is taken for a roster of who dealt")
    assert floorperson("import", "rounds", hands, "--map", columns, "--with", roster, "-o", log).code == 0
    assert '"dealer:D1"' in log.read_text(encoding="utf-8")
    assert (
        "--with is for the importer rounds"
        in floorperson("import", "blackjack21", hands, "--with", roster, "-o", log).err
    )
    assert "not standard input" in floorperson("import", "rounds", hands, "--guess", "--with", "-", "-o", log).err
