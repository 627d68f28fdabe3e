"""What the log says of finished rounds: no more than the source tells, and nothing in an order that it does not know."""

from pathlib import Path

import pytest

from tests.log.rounds.blackjack_rounds import lawful
from tests.log.rounds.shapes import a_row_a_hand
from tests.log.rounds.test_mispayments import BACCARAT, converted, found, replayed
from validator.log.importers import Row
from validator.log.read.reader import read_log
from validator.log.vocabulary import KINDS
from validator.log.writing import write_jsonl


@pytest.fixture(scope="module")
def rows(tmp_path_factory: pytest.TempPathFactory) -> list[Row]:
    folder = tmp_path_factory.mktemp("rounds")
    return converted(folder, *a_row_a_hand(folder, lawful(1500)))[0]


def declared(rows: list[Row]) -> dict[object, object]:
    return {row["what"]: row["by"] for row in rows if row["kind"] == "records"}


def test_every_row_follows_the_schema(rows: list[Row], tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    write_jsonl(log, rows)
    reading = read_log(log)
    assert reading.faults == []
    assert len(reading.tables["BJ-101"].seq) == len(rows)


def test_order_is_never_recorded_and_neither_is_any_procedure(rows: list[Row]) -> None:
    how = declared(rows)
    assert how["seq"] == "never"
    for kind in ("shuffle", "cut", "burn", "peek", "offer", "announce", "muck", "cleared", "no-more-bets", "load-shoe"):
        assert how[kind] == "never"
    assert {what for what in how if "." not in str(what)} == {*KINDS, "seq"} - {"unreadable", "records", "determinant"}
    told = {row["kind"] for row in rows} - {"records"}
    assert told == {
        *("table-open", "round-start", "wager", "deal", "split", "choice", "expose", "pay", "return", "collect"),
        "round-end",
    }


def test_no_row_has_what_is_declared_as_never_recorded(rows: list[Row]) -> None:
    how = declared(rows)
    for row in rows:
        if row["kind"] != "records":
            assert how[row["kind"]] in ("always", "sometimes")
            for name in row:
                if name not in ("table", "seq", "kind", "round") and not name.startswith("x-"):
                    assert how.get(f"{row['kind']}.{name}") != "never", (row["kind"], name)


def test_what_is_attested_is_recorded_by_its_absence(rows: list[Row]) -> None:
    how = declared(rows)
    for kind in ("void-hand", "void-round", "wager-changed", "wager-withdrawn", "switch", "move-card"):
        assert how[kind] == "always"
        assert not [row for row in rows if row["kind"] == kind]


def test_decisions_are_told_only_where_columns_or_statements_tell_them(rows: list[Row]) -> None:
    words = {row["what"] for row in rows if row["kind"] == "choice"}
    assert words == {"surrender", "no-surrender", "even-money", "no-even-money", "double"}


def test_the_version_of_the_filing_the_dealer_and_the_limits_stand_in_the_log(tmp_path: Path) -> None:
    source = tmp_path / "hands.csv"
    source.write_text("Round,Dlr,Bet,Cards,Dealer,Paid\n7,D12,10,KH 9D,10C 8S,20\n", encoding="utf-8")
    columns = """\
chapter: "633a"
table: BJ-101
filing: 2015-3
round: Round
dealer: Dlr
money: {unit: dollars}
cards: {dealer: Dealer}
hands: {cards: Cards, stake: Bet, payout_with_stake: Paid}
chip_unit: "0.50"
posted_minimum: 10
posted_maximum: 500
"""
    rows, _ = converted(tmp_path, source, columns)
    said = [
        {name: value for name, value in (row | {"table": "", "seq": 0}).items() if not name.startswith("x-")}
        for row in rows
        if row["kind"] != "records" and "round" not in row
    ]
    assert said == [
        {"table": "", "seq": 0, "kind": "table-open", "what": "633a"},
        {"table": "", "seq": 0, "kind": "filing-in-force", "what": "2015-3"},
        {"table": "", "seq": 0, "kind": "chip-unit", "cents": 50},
        {"table": "", "seq": 0, "kind": "posted-limits", "what": "minimum", "cents": 1000},
        {"table": "", "seq": 0, "kind": "posted-limits", "what": "maximum", "cents": 50000},
    ]
    assert {row["by"] for row in rows if row["kind"] in ("round-start", "pay", "return")} == {"dealer:D12"}
    assert {row["round"] for row in rows if "round" in row} == {7}


def test_rounds_that_have_names_are_numbered_and_keep_their_names(tmp_path: Path) -> None:
    source = tmp_path / "hands.csv"
    lines = "".join(f"{day},{number},10,KH 9D,10C 8S,20\n" for day in ("Mon", "Tue") for number in (1, 2))
    source.write_text(f"Day,Round,Bet,Cards,Dealer,Paid\n{lines}", encoding="utf-8")
    columns = """\
chapter: "633a"
table: BJ-101
round: [Day, Round]
money: {unit: dollars}
cards: {dealer: Dealer}
hands: {cards: Cards, stake: Bet, payout_with_stake: Paid}
"""
    rows, _ = converted(tmp_path, source, columns)
    starts = [(row["round"], row["x-round"]) for row in rows if row["kind"] == "round-start"]
    assert starts == [(1, "Mon 1"), (2, "Mon 2"), (3, "Tue 1"), (4, "Tue 2")]


def test_rounds_stand_in_the_order_of_their_times(tmp_path: Path) -> None:
    source = tmp_path / "hands.csv"
    source.write_text(
        "Round,When,Bet,Cards,Dealer,Paid\n2,2015-09-12 14:00,10,KH 9D,10C 8S,20\n1,2015-09-12 13:00,10,KH 9D,10C 8S,20\n",
        encoding="utf-8",
    )
    columns = """\
chapter: "633a"
table: BJ-101
round: Round
time: {columns: [When], zone: America/New_York, of: end}
money: {unit: dollars}
cards: {dealer: Dealer}
hands: {cards: Cards, stake: Bet, payout_with_stake: Paid}
"""
    rows, _ = converted(tmp_path, source, columns)
    assert [(row["round"], row["at"]) for row in rows if "at" in row] == [
        (1, "2015-09-12T13:00:00-04:00"),
        (2, "2015-09-12T14:00:00-04:00"),
    ]
    assert {row["kind"] for row in rows if "at" in row} == {"round-end"}


def test_tables_of_a_column_have_streams_of_their_own(tmp_path: Path) -> None:
    source = tmp_path / "hands.csv"
    source.write_text(
        "T,Round,Bet,Cards,Dealer,Paid\nA,1,10,KH 9D,10C 8S,20\nB,1,10,KH 9D,10C 8S,20\nA,2,10,KH 9D,10C 8S,20\n",
        encoding="utf-8",
    )
    columns = """\
chapter: "633a"
table_column: T
round: Round
money: {unit: dollars}
cards: {dealer: Dealer}
hands: {cards: Cards, stake: Bet, payout_with_stake: Paid}
"""
    rows, told = converted(tmp_path, source, columns)
    assert told.tables == 2
    for table, rounds in (("A", [1, 2]), ("B", [1])):
        mine = [row for row in rows if row["table"] == table]
        assert [row["seq"] for row in mine] == list(range(1, len(mine) + 1))
        assert [row["round"] for row in mine if row["kind"] == "round-start"] == rounds
        assert declared(mine)["seq"] == "never"


def test_an_outcome_that_the_cards_do_not_give_is_found(tmp_path: Path) -> None:
    source = tmp_path / "coups.csv"
    source.write_text(
        "Coup,P,B,Winner,Bet,Back\n1,10H 9D,10C 8S,P,10,20\n2,10H 9D,10C 8S,B,10,20\n3,10H 9D,10C 8S,?,10,20\n",
        encoding="utf-8",
    )
    columns = f"""\
chapter: "541"
table: MB-201
one_row_is: round
money: {{unit: dollars}}
cards: {{player: P, banker: B}}
wagers: {{player_hand: {{stake: Bet, payout_with_stake: Back}}}}
outcome: {{column: Winner}}
{BACCARAT}"""
    rows, told = converted(tmp_path, source, columns)
    assert told.causes == ['column Winner: 1 value is no outcome, at row 4, "?"; name it in the map under outcome']
    assert told.left_out == 1
    report = replayed(tmp_path, rows, "541-shoe")
    assert [(finding.rule, cents) for finding, (_, cents) in zip(report.findings, found(report), strict=True)] == [
        ("result-announced-wrongly", 0)
    ]
