"""What pits write into their sheets: totals, days without times, names of rounds, rows entered twice, other languages."""

from pathlib import Path

import pytest

from tests.log.rounds.test_guess import attested
from tests.log.rounds.test_mispayments import converted, replayed
from tests.log.rounds.test_sheets import Sheet, first_map, hold_sheet
from tests.log.rounds.test_untold import faults
from validator.log.importers import Row
from validator.log.importers.rounds.converting import ImportMessages

TIE = (("tie-not-returned", "633a.7(q)", 2500),)
SHEETS = (
    Sheet(
        "verdoppelt.csv",
        "Rnd;Tbl;Platz;Karten;Geber;Einsatz;Auszahlung;Verdoppelt\n1;BJ-101;1;6H 5S 9C;10H 7S;10;40;ja\n"
        "1;BJ-101;2;KH 9S;10H 7S;10;20;nein\n2;BJ-101;1;KH 7D;10H 7S;25;50;nein\n",
        ("round: Rnd", "table_column: Tbl", "  doubled: Verdoppelt\n  double_amount: equal"),
        TIE,
    ),
    Sheet(
        "cents.csv",
        "hand_id,seat,bet_cents,cards,dealer_cards,payout_cents\n1,1,1000,Th9c,Td8s,2000\n2,1,1050,AsKc,Td8s,2625\n"
        "3,1,2500,Ts8c,Td8s,5000\n",
        ("money: {unit: cents}\n",),
        TIE,
    ),
    Sheet(
        "totals.csv",
        "Date,Table,Round,Seat,Bet,Cards,Dealer,Payout\n2015-09-12,BJ-101,1,1,10,TS 9D,TH 8D,20\n,,,2,10,TS 9D,TH 8D,20\n"
        "2015-09-12,BJ-101,2,1,10,TS 7D,TH 8D,0\n,,,2,10,TS 9D,TH 8D,20\nTotal,,,,40,,,60\n"
        "2015-09-13,BJ-101,3,1,25,TS 8D,TH 8D,50\n",
        ("time: {columns: [Date], zone: America/New_York}", "source: {fill_down: [Round, Table, Date]}"),
        TIE,
    ),
    Sheet(
        "two-totals.csv",
        "Table,Hand,Player,Banker,Winner,P Total,B Total\nMB-201,1,4H 5S,KD 6C,P,9,6\nMB-201,2,2D 3S 7C,QH 7D,B,2,7\n"
        "MB-201,3,9C KS,9H QC,T,9,8\nMB-201,4,9C KS,8H QC,B,9,8\n",
        ("announced: {player: P Total, banker: B Total} # ? P Total is the Point Count of the cards in 4 of 4 rows",),
        (("result-announced-wrongly", "541.12(a)", None),),
        baccarat=True,
    ),
)


@pytest.mark.parametrize("sheet", SHEETS, ids=[sheet.name for sheet in SHEETS])
def test_a_sheet_as_it_is_kept_is_read_by_its_first_map(tmp_path: Path, sheet: Sheet) -> None:
    hold_sheet(tmp_path, sheet)


def imported(folder: Path, text: str) -> tuple[list[Row], ImportMessages]:
    source = folder / "sheet.csv"
    return converted(folder, source, attested(first_map(folder, text)).replace("TABLE-1", "BJ-101"))


HEAD = "Round,Bet,Cards,Dealer,Payout\n"


def test_a_wrong_total_of_one_hand_is_told_where_the_other_column_shows_what_they_are(tmp_path: Path) -> None:
    _, told = imported(tmp_path, SHEETS[-1].text)
    assert [one for one in told.said if one.startswith("column B Total: 1 value is not the Point Count of the cards")]


def test_rows_of_totals_are_told_and_one_with_cards_is_a_hand(tmp_path: Path) -> None:
    _, told = imported(tmp_path, HEAD + "1,10,TS 9D,TH 8D,20\nSumme:,10,,,20\n")
    assert "rows of totals, without cards, are passed over: 1, at row 3" in told.said
    assert (told.rounds, told.left_out) == (1, 0)
    _, told = imported(tmp_path, HEAD + "1,10,TS 9D,TH 8D,20\nTotal,10,TS 9D,TH 8D,20\n")
    assert told.rounds == 2


def test_days_without_times_are_declared_good_to_a_day(tmp_path: Path) -> None:
    head = HEAD.replace("Bet", "Date,Bet")
    rows, told = imported(tmp_path, head + "1,2015-09-12,10,TS 9D,TH 8D,20\n2,2015-09-13,10,TS 9D,TH 8D,20\n")
    (clock,) = [row for row in rows if row["kind"] == "clock"]
    assert (clock["what"], clock["n"]) == ("precision", 86_400_000)
    assert [one for one in told.said if one.startswith("the source tells days without times: the log has midnight")]
    assert replayed(tmp_path, rows, "633a-shoe").findings == []
    rows, told = imported(tmp_path, head + "1,2015-09-12 14:00,10,TS 9D,TH 8D,20\n")
    assert not [row for row in rows if row["kind"] == "clock"]
    assert not [one for one in told.said if "midnight" in one]


@pytest.mark.parametrize(
    ("names", "numbers", "said"),
    [
        (("G-00017", "G-00018"), [17, 18], ""),
        (("17", "18"), [17, 18], ""),
        (("A 1", "B 1"), [1, 2], "B 1 of row 3 is round 2"),
        (("first", "second"), [1, 2], "first of row 2 is round 1"),
    ],
)
def test_the_log_calls_rounds_as_the_sheet_does_or_says_so(
    tmp_path: Path, names: tuple[str, str], numbers: list[int], said: str
) -> None:
    rows, told = imported(tmp_path, HEAD + "".join(f"{name},10,TS 9D,TH 8D,20\n" for name in names))
    starts = [(row["round"], row["x-round"]) for row in rows if row["kind"] == "round-start"]
    assert starts == list(zip(numbers, names, strict=True))
    (anew,) = [one for one in told.said if one.startswith("rounds are numbered anew in the log")] or [""]
    assert said in anew and bool(said) == bool(anew)


def test_rows_that_may_have_been_entered_twice_are_told(tmp_path: Path) -> None:
    _, told = imported(tmp_path, HEAD + "1,10,TS 9D,TH 8D,20\n1,10,TS 9D,TH 8D,20\n1,10,TS 9C,TH 8D,20\n")
    assert [
        one
        for one in told.said
        if one.startswith("rows that tell the same cards and money as another of their round: 1")
    ]
    split = HEAD.replace("Bet", "Seat,Hand,Bet") + "1,1,1,10,8S 9D,TH 8D,0\n1,1,2,10,8S 9D,TH 8D,0\n"
    _, told = imported(tmp_path, split)
    assert [one for one in told.said if "first row 3 as row 2; each is taken for a hand of its own" in one]
    two_seats = HEAD.replace("Bet", "Seat,Bet") + "1,1,10,8S 9D,TH 8D,0\n1,2,10,8S 9D,TH 8D,0\n"
    _, told = imported(tmp_path, two_seats)
    assert not [one for one in told.said if "the same cards and money" in one]


def test_a_column_of_free_doubles_is_asked_about_where_none_is_attested(tmp_path: Path) -> None:
    text = "Round,Seat,Bet,Cards,Dealer,Payout,Free Double\n1,1,10,6H 5C 9S,TD 8S,30,Y\n1,2,10,TH 9C,TD 8S,20,N\n"
    columns = attested(first_map(tmp_path, text)).replace('"633a"', '"590"')
    asked = [one for one in faults(tmp_path, tmp_path / "sheet.csv", columns) if "Free Double" in one]
    assert asked and "the map attests no-free-bets, and the source has a column" in asked[0]
