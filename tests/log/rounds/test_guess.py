"""A first map, guessed from the file alone: once its questions are settled it reads the file as the right map does."""

import json
import re
from pathlib import Path

import pytest

from tests.command_line import Floorperson
from tests.log.rounds import baccarat_rounds, shapes
from tests.log.rounds.blackjack_rounds import lawful
from tests.log.rounds.test_mispayments import baccarat_by_seat, baccarat_by_wager, converted, plain
from validator.log.importers import SourceUnusable
from validator.log.importers.rounds.guess import guessed

ANSWERS = {
    "workbook_in_cents": {"table: TABLE-1": "table: BJ-101", "double_amount: equal": "double_amount: half"},
    "parquet_by_hand": {"table: TABLE-1": "table: BJ-101"},
}


def attested(text: str) -> str:
    """The map with all its statements attested."""
    return re.sub(r"^#(   - |(?= attested:)) ?", lambda mark: mark[1] and "  - ", text, flags=re.MULTILINE).replace(
        "\n attested:", "\nattested:"
    )


@pytest.mark.parametrize("shape", [shapes.a_row_a_hand, shapes.workbook_in_cents, shapes.parquet_by_hand])
def test_a_guessed_map_reads_the_file_once_its_questions_are_settled(tmp_path: Path, shape: shapes.Shape) -> None:
    hands = lawful(150)
    source, right = shape(tmp_path, hands)
    text, unsure = guessed(source)
    for asked, answer in ANSWERS.get(shape.__name__, {}).items():
        assert f"{asked} # ?" in text
        text = text.replace(asked, answer)
    assert text.count("# ?") == unsure
    wanted, _ = converted(tmp_path, source, right)
    rows, told = converted(tmp_path, source, attested(text))
    assert plain(rows) == plain(wanted)
    assert told.left_out == 0


def test_a_wide_file_is_seen_to_be_wide(tmp_path: Path) -> None:
    text, _ = guessed(shapes.a_row_a_round(tmp_path, lawful(60))[0])
    for line in (
        "one_row_is: round",
        "round: game",
        "money: {unit: dollars}",
        '  cards: "s{seat}h{hand}_cards"',
        '  stake: "s{seat}h{hand}_bet"',
        '  double_stake: "s{seat}h{hand}_double"',
    ):
        assert line in text.splitlines()
    assert re.search(
        r'payout_with_stake: "s\{seat\}h\{hand\}_paid" # \? \d+ of \d+ that were paid got 2 times the stake', text
    )


def test_seats_in_the_names_of_columns_are_no_column_of_seats(tmp_path: Path) -> None:
    source = tmp_path / "seats.csv"
    source.write_text(
        "round_id,seat1_bet,seat1_cards,seat1_paid,seat2_bet,seat2_cards,seat2_paid,dealer\n"
        "1,10,7H 7D 8S,20,10,9S 9D,20,KH 7C\n2,5,6H 7D 8S,10,,,,KH 7C\n3,10,AH KD,25,5,9S 9D,0,KH 9C\n",
        encoding="utf-8",
    )
    lines = guessed(source)[0].splitlines()
    assert "one_row_is: round" in lines
    assert '  stake: "seat{seat}_bet"' in lines
    assert '  cards: "seat{seat}_cards"' in lines
    assert any(line.startswith('  payout_with_stake: "seat{seat}_paid"') for line in lines)
    assert not any(line.startswith("  seat:") for line in lines)


def test_a_seat_within_each_of_the_rounds_hands_is_the_seat(tmp_path: Path) -> None:
    hands = [
        {"seat": 3, "bet": 10, "cards": "7H 7D", "paid": 0},
        {"seat": 5, "bet": 10, "cards": "9S TD", "paid": 20},
    ]
    source = tmp_path / "rounds.json"
    source.write_text(json.dumps([{"round": n, "dealer": "KH 7C", "hands": hands} for n in (1, 2)]), encoding="utf-8")
    assert '  seat: "hands.{seat}.seat"' in guessed(source)[0].splitlines()


def test_a_time_written_otherwise_does_not_hide_the_column_of_times(tmp_path: Path) -> None:
    source, _ = shapes.a_row_a_hand(tmp_path, lawful(60))
    whole = source.read_text(encoding="utf-8")
    assert "written otherwise" not in guessed(source)[0]
    time = re.search(r"\d+/\d+/\d{4}|\d{4}-\d\d-\d\d", whole)
    assert time is not None
    source.write_text(whole.replace(time[0], "32/13/2015", 1), encoding="utf-8")
    (line,) = [line for line in guessed(source)[0].splitlines() if line.startswith("time:")]
    assert line.endswith("1 value is written otherwise")


def test_what_nobody_attested_is_not_attested(tmp_path: Path) -> None:
    source, _ = shapes.a_row_a_hand(tmp_path, lawful(60))
    text, _ = guessed(source)
    assert "\nattested" not in text
    assert "#   - no-voided-hands # ? no hand was called dead" in text
    assert "no-surrender" not in text, "a column tells it"
    _, told = converted(tmp_path, source, text)
    assert not told.left_out


def test_baccarat_is_seen_by_its_hands(tmp_path: Path) -> None:
    bets = baccarat_rounds.lawful(60)
    text, _ = guessed(baccarat_by_seat(tmp_path, bets, net=True)[0])
    assert 'chapter: "541" # ? 541 Minibaccarat, 543 Midibaccarat or 545 Baccarat' in text
    assert "cards: {player: Player hand, banker: Banker hand}" in text
    assert "player_hand: {stake: P, payout_with_stake: P back}" in text
    assert "banker_hand: {stake: B, payout_with_stake: B back, vigorish_within_payout: true}" in text
    text, _ = guessed(baccarat_by_wager(tmp_path, bets)[0])
    assert "    type: Type\n" in text
    assert all(f"    {words}\n" in text for words in ("player_hand: [PUNTO]", "banker_hand: [BANCO]", "tie: [EGALITE]"))
    assert "    stake: Bet\n    net: Result # ?" in text


def test_vigorish_taken_out_of_the_payout_is_seen_where_each_row_is_a_wager(tmp_path: Path) -> None:
    source = tmp_path / "wagers.csv"
    head = "Coup,Player cards,Banker cards,Bet type,Stake,Paid,Seat\n"
    rows = ["1,9H KS,2D 5C,P,100,200,1", "2,6H KS,2D 6C,B,100,{},1"]
    for paid, said in (("195", True), ("200", False)):
        source.write_text(head + "\n".join(rows).format(paid) + "\n", encoding="utf-8")
        line = "    vigorish_within_payout: true # ? wagers that won 0.95 times the stake: 1"
        assert (line in guessed(source)[0].splitlines()) is said


def test_cards_in_columns_of_their_own_and_cells_to_be_filled_down(tmp_path: Path) -> None:
    path = tmp_path / "rounds.csv"
    lines = [
        f"{number},{seat},10,KH,9D,,10C 8S,20\n" if seat == 1 else f",{seat},10,KH,2D,7S,,\n"
        for number in range(1, 9)
        for seat in (1, 2)
    ]
    path.write_text("Round,Seat,Bet,Card 1,Card 2,Card 3,Dealer,Payout\n" + "".join(lines), encoding="utf-8")
    text, _ = guessed(path)
    assert "cards: [Card 1, Card 2, Card 3]" in text
    assert "source: {header: 1, fill_down: [Round, Dealer]} # ?" in text or "fill_down: [Round, Dealer]" in text
    assert "blank: zero}" in text
    assert "cells of Payout that are empty: 8; is that nothing paid?" in text


def test_month_and_day_that_may_be_the_other_way_round_are_asked(tmp_path: Path) -> None:
    path = tmp_path / "rounds.csv"
    path.write_text(
        "Round,Date,Time,Bet,Cards,Dealer,Payout\n1,3/4/2026,8:15 PM,10,KH 9D,10C 8S,20\n", encoding="utf-8"
    )
    text, _ = guessed(path)
    assert (
        'time: {columns: [Date, Time], format: "%m/%d/%Y %I:%M %p", zone: America/New_York} '
        "# ? month and day could be the other way round; the zone is a guess"
    ) in text


def test_a_file_without_cards_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "takings.csv"
    path.write_text("Day,Drop\nMonday,100\n", encoding="utf-8")
    with pytest.raises(SourceUnusable, match='no column holds cards, .*; its columns are "Day", "Drop"'):
        guessed(path)


def test_the_command_writes_a_map_and_over_nothing_unasked(floorperson: Floorperson, tmp_path: Path) -> None:
    source, _ = shapes.a_row_a_hand(tmp_path, lawful(20))
    output = tmp_path / "map.yaml"
    ended = floorperson("import", "rounds", source, "--guess", "-o", output)
    assert ended.code == 0
    assert "map.yaml: a first map of" in ended.out
    assert "--map" in ended.out
    ended = floorperson("import", "rounds", source, "--guess", "-o", output)
    assert ended.code == 2
    assert "is there already; nothing was written; --force writes over a map that is there" in ended.err


def test_a_dash_shows_the_map(floorperson: Floorperson, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    source, _ = shapes.a_row_a_hand(tmp_path, lawful(30))
    ended = floorperson("import", "rounds", source, "--guess", "-o", "-")
    assert (ended.code, ended.out) == (0, guessed(source)[0])
    assert not (tmp_path / "-").exists()


def test_hands_beside_each_other_in_the_row_of_a_seat(tmp_path: Path) -> None:
    path = tmp_path / "seats.csv"
    path.write_text(
        "Round,Seat,Dealer,Hand 1 cards,Hand 1 bet,Hand 1 paid,Hand 2 cards,Hand 2 bet,Hand 2 paid\n"
        "1,1,10C 8S,KH 9D,$10.00,$20.00,,,\n"
        "1,2,10C 8S,8H 3S KD,$10.00,$20.00,8D 9S,$10.00,$0.00\n",
        encoding="utf-8",
    )
    text, _ = guessed(path)
    assert "one_row_is: seat\nround: Round" in text
    assert 'seat: Seat\n  cards: "Hand {hand} cards"\n  stake: "Hand {hand} bet"' in text
    assert "no-splits" not in text
    rows, told = converted(tmp_path, path, text)
    assert (told.rounds, told.hands) == (1, 3)
    assert [(row["hand"], row["ref"], row["card"]) for row in rows if row["kind"] == "split"] == [(3, 2, "8D")]
    assert [row["card"] for row in rows if row["kind"] == "deal" and row["hand"] == 2] == ["8H", "8D", "3S", "KD"]


SHEETS_OF_SINGLE_CARDS = (
    ("Card1,Card2,Card3", "Dealer1,Dealer2,Dealer3"),
    ("P1,P2,P3", "D1,D2,D3"),
    ("Spieler 1,Spieler 2,Spieler 3", "Dealer 1,Dealer 2,Dealer 3"),
    ("Carte 1,Carte 2,Carte 3", "Banque 1,Banque 2,Banque 3"),
    ("First,Second,Third", "DUp,DHole,D3"),
    ("First,Second,Third", "Dealer Up,Dealer Hole,Dealer Hit"),
)


@pytest.mark.parametrize(("own", "dealers"), SHEETS_OF_SINGLE_CARDS)
@pytest.mark.parametrize("third", ("", "5C"))
def test_a_card_to_a_column_is_a_hand_though_no_third_was_dealt(
    tmp_path: Path, own: str, dealers: str, third: str
) -> None:
    """A third card that the dealer did not need leaves its cell empty, and is never that of the row above."""
    hole = "6S" if third else "8S"
    text = f"Round,Date,Seat,Bet,{own},{dealers},Payout\n" + "".join(
        f"{number},2015-09-12,1,10,TH,{card},,TD,{hole},{third},{paid}\n{number + 1},2015-09-12,1,10,TH,9C,,TD,7S,,20\n"
        for number, card, paid in ((1, "9C", 0 if third else 20), (3, "7C", 0))
    )
    source = tmp_path / "sheet.csv"
    source.write_text(text, encoding="utf-8")
    written, _ = guessed(source)
    named = [line for line in written.splitlines() if line.startswith("cards:")]
    assert named == [f"cards: {{dealer: [{', '.join(dealers.split(','))}]}}"]
    assert f"  cards: [{', '.join(own.split(','))}]" in written
    assert written.count("one_row_is") == 0 and "fill_down" not in written
    assert "made nothing of" not in written


GERMAN = """Tisch;Datum;Uhrzeit;Runde;Platz;Einsatz;Karten;Bank;Auszahlung
BJ1;01.08.2015;20:00;1;3;10,00;A♠ K♦;10♣ 8♠;25,00
BJ1;01.08.2015;20:02;2;3;1.000,00;B♠ D♦;10♣ 8♠;2.000,00
BJ1;01.08.2015;20:04;3;3;10,00;10♣ 7♦;9♣ 8♠;10,00
BJ1;01.08.2015;20:06;4;3;10,00;10♣ 9♦;9♣ 8♠;10,00
"""
DOUBLES = """Table,Date,Round,Seat,Bet,Cards,Dealer,Payout,Double
BJ1,2015-08-01,1,3,10,5S 6D TH,TC 8S,40,10
BJ1,2015-08-01,2,3,10,5S 6D 2H,TC 8S,0,10
BJ1,2015-08-01,3,3,10,TS 7D,TC 8S,0,0
BJ1,2015-08-01,4,3,10,TS 6D,TC 8S,0,0
"""


@pytest.mark.parametrize(
    ("sheet", "line"),
    [
        (GERMAN, "payout_with_stake: Auszahlung # ? .*by the cards payout_with_stake fits 3 of 4"),
        (DOUBLES, "payout_with_stake: Payout # ? .*by the cards payout_with_stake fits 4 of 4"),
    ],
)
def test_a_payout_is_held_against_cards_in_the_letters_of_the_sheet_and_against_doubles(
    tmp_path: Path, sheet: str, line: str
) -> None:
    path = tmp_path / "sheet.csv"
    path.write_text(sheet, encoding="utf-8")
    told, _ = guessed(path)
    assert re.search(line.replace("?", "[?]"), told)
    assert "shares:" not in told
