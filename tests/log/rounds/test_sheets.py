"""Sheets as people keep them, from the guessed map to the verdict: lawful rows are accused of nothing, a wrong one is.

The last row of each sheet is the wrong one; without it nothing is found.
"""

import json
import re
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.command_line import Floorperson
from tests.log.rounds.test_guess import attested
from tests.log.rounds.test_mispayments import SUBMISSIONS, converted, found, replayed
from validator.core.finding import Outcome
from validator.log.importers import SourceUnusable
from validator.log.importers.rounds.converting import ImportMessages, convert_by_map
from validator.log.importers.rounds.guess import guessed
from validator.log.importers.rounds.guess_words import STATEMENTS, TIE
from validator.log.importers.rounds.heading import heading_words

BLACKJACK = {"table: TABLE-1": "table: BJ-101", "  - no-rescue": "#", "  - no-free-bets": "#"}
BACCARAT = {"table: TABLE-1": "table: MB-201", "  - no-vigorish": "#"}


@dataclass(frozen=True)
class Sheet:
    """A sheet, what its first map must say, and what is wrong with its last row: rule, citation, cents."""

    name: str
    text: str
    says: tuple[str, ...]
    wrong: tuple[tuple[str, str, int | None], ...]
    baccarat: bool = False
    cut: int = 1
    """Lines to take off for the wrong row to be gone."""


SHEETS = (
    Sheet(
        "ranks.csv",
        "Round,Seat,Player ID,Cards,Dealer Cards,Bet,Payout\n"
        "1,1,P-17,K 9,10 8,10,20\n1,2,P-31,A J,10 8,20,50\n2,1,P-17,6 5 9,Q 8,10,20\n2,2,P-31,10 8,Q 8,25,25\n"
        "3,1,P-17,Q 6,5 10 2,10,0\n3,2,P-31,K 7,5 10 2,25,50\n",
        (
            "cards: {dealer: Dealer Cards}",
            "  cards: Cards",
            "  player: Player ID",
            "fits 5 of 6, payout_without_stake 1",
        ),
        (("tie-not-returned", "633a.7(q)", 2500),),
    ),
    Sheet(
        "thirteen.csv",
        "game,player,p_card1,p_card2,p_card3,d_card1,d_card2,d_card3,bet,win\n"
        "1,Ann,13,9,,12,8,,10,20\n2,Ann,1,11,,12,8,,20,50\n3,Ann,6,5,9,13,8,,10,20\n4,Ann,2,11,7,5,10,2,10,20\n"
        "5,Ann,10,8,,10,8,,10,20\n",
        (
            "cards: {dealer: [d_card1, d_card2, d_card3], "
            'ranks: {"1": "A", "11": "J", "12": "Q", "13": "K"}} # ? cards of 12 and 13: 4; so 11 is read as a jack',
            "  cards: [p_card1, p_card2, p_card3]",
        ),
        (("tie-not-returned", "633a.7(q)", 1000),),
    ),
    Sheet(
        "simulated.csv",
        ",PlayerNo,card1,card2,card3,card4,dealcard1,dealcard2,dealcard3,sumofcards,winloss,plybet,plwinamt\n"
        "0,Player1,7,10,0,0,10,8,0,17,Loss,10,0\n1,Player2,10,9,0,0,10,8,0,19,Win,10,20\n"
        "2,Player3,9,8,0,0,10,8,0,17,Loss,10,0\n3,Player1,11,10,0,0,10,7,0,21,Win,10,25\n"
        "4,Player2,2,10,10,0,10,7,0,22,Loss,10,0\n5,Player3,10,6,0,0,10,7,0,16,Loss,10,20\n",
        (
            "rows_in_order: true # ? no column seems to tell the round; rows with the cards of the row above: 4",
            'ranks: {"10": "ten-value", "11": "A"}} # ? cards of 11: 1, of 12 and 13: none, cards of 10: 12 of 25',
            "  stake: plybet",
        ),
        (("losing-wager-not-collected", "633a.7(r)", 2000),),
    ),
    Sheet(
        "coups.csv",
        "Shoe,Coup,PlayerCard1,PlayerCard2,PlayerCard3,BankerCard1,BankerCard2,BankerCard3,Player Score,Banker Score,"
        "Winner\n"
        "1,1,2,3,8,9,5,,3,4,B\n1,2,13,9,,4,3,,9,7,P\n1,3,2,4,,12,6,,6,6,T\n2,1,1,6,,10,7,,7,7,T\n2,2,5,13,5,11,7,,0,7,P\n",
        (
            "round: [Shoe, Coup] # ? rounds whose cards differ: 2 by Coup alone, 0 with Shoe",
            "announced: {player: Player Score, banker: Banker Score} # ? Player Score is the Point Count of the cards in 5 "
            "of 5 rows",
            "outcome: {column: Winner} # ? its words are P, T, B",
        ),
        (("result-announced-wrongly", "541.12(a)", None),),
        baccarat=True,
    ),
    Sheet(
        "marks.csv",
        "Hand,Player,Banker,P,B,T\n1,2D 3H 8S,9H 5S,,x,\n2,KD 9H,4S 3D,x,,\n3,2D 4H,QS 6D,,,x\n4,2D 4H,QS 6D,,x,\n",
        ("round: Hand", "outcome: {marks: {player: P, banker: B, tie: T}} # ? one of them is marked in 4 of 4 rows"),
        (("result-announced-wrongly", "541.12(a)", None),),
        baccarat=True,
    ),
    Sheet(
        "tisch.csv",
        "Datum;Uhrzeit;Tisch;Runde;Platz;Spieler;Karten;Kartengeber;Einsatz;Auszahlung\n"
        "12.09.2015;14:01;BJ-101;1;1;P-17;K 9;10 8;10,00;20,00\n"
        "12.09.2015;14:01;BJ-101;1;2;P-31;A J;10 8;1.000,00;2.500,00\n"
        "13.09.2015;14:02;BJ-101;2;1;P-17;6 5 9;Q 8;10,00;20,00\n"
        "13.09.2015;14:02;BJ-101;2;2;P-31;10 8;Q 8;25,00;50,00\n",
        (
            "table_column: Tisch",
            'money: {unit: dollars, decimal: ","}',
            'time: {columns: [Datum, Uhrzeit], format: "%d.%m.%Y %H:%M", zone: America/New_York}',
            "  seat: Platz\n  player: Spieler\n  cards: Karten\n  stake: Einsatz\n  payout_with_stake: Auszahlung",
        ),
        (("tie-not-returned", "633a.7(q)", 2500),),
    ),
    Sheet(
        "punto.csv",
        "Table;Sabot;Coup;Joueur;Banque;Gagnant;Mise Joueur;Gain Joueur;Mise Banque;Gain Banque\n"
        "MB-201;1;1;2 3 8;9 5;Banque;;;100,00;195,00\nMB-201;1;2;K 9;4 3;Joueur;50,00;100,00;;\n"
        "MB-201;2;1;2 4;Q 6;Égalité;50,00;50,00;;\nMB-201;2;2;A 6;10 7;Égalité;50,00;0,00;;\n",
        (
            'chapter: "541" # ? 541 Minibaccarat, 543 Midibaccarat or 545 Baccarat; of 4 rounds 4 are drawn as in baccarat, 1 as by',
            "round: [Sabot, Coup] # ? rounds whose cards differ: 2 by Coup alone, 0 with Sabot",
            "player_hand: {stake: Mise Joueur, payout_with_stake: Gain Joueur}",
            "banker_hand: {stake: Mise Banque, payout_with_stake: Gain Banque, vigorish_within_payout: true}",
            'tie: ["Égalité"]',
        ),
        (("void-player-wager-not-returned", "541.8(a)(2)(iii)", -5000),),
        baccarat=True,
    ),
    Sheet(
        "mesa.csv",
        "Fecha;Mesa;Ronda;Puesto;Jugador;Cartas;Crupier;Apuesta;Pago\n"
        "12/09/2015;BJ-101;1;0;P-17;K 9;10 8;10,00;20,00\n12/09/2015;BJ-101;1;1;P-31;A J;10 8;20,00;50,00\n"
        "13/09/2015;BJ-101;1;0;P-17;6 5 9;Q 8;10,00;20,00\n13/09/2015;BJ-101;1;1;P-31;10 8;Q 8;25,00;50,00\n",
        (
            "round: [Fecha, Ronda] # ? rounds whose cards differ: 1 by Ronda alone, 0 with Fecha",
            "  seats_from: 0 # ? cells of Puesto that are 0: 2; seat 0 is seat 1 of the log",
        ),
        (("tie-not-returned", "633a.7(q)", 2500),),
    ),
    Sheet(
        "in-order.csv",
        "Seat,Cards,Dealer,Bet,Net\n1,K 9,10 8,10,10\n2,A J,10 8,20,30\n1,6 5 9,Q 8,10,10\n2,10 8,Q 8,25,0\n"
        "2,10 8,Q 8,25,25\n",
        (
            "rows_in_order: true # ? no column seems to tell the round; rows with the cards of the row above: 3",
            "  net: Net # ?",
        ),
        (("tie-not-returned", "633a.7(q)", 2500),),
    ),
    Sheet(
        "commission.csv",
        "Coup,Player Hand,Banker Hand,Banker Bet,Banker Payout,Commission\n"
        "1,9D 4H KS,9H 7S,100.00,195.00,5.00\n2,2D 3H 8S,9H 5S,100.00,195.00,5.00\n3,2D 3H 8S,9H 5S,100.00,192.00,8.00\n",
        (
            "vigorish: Commission, vigorish_within_payout: true} # ? 2 of 3 that were paid got 1.95 times the stake; "
            "Banker Payout and Commission make the stake in 3 rows, the payout alone does in 0, neither in 0",
        ),
        (("vigorish-at-other-rate", "541.13(c)", -300),),
        baccarat=True,
    ),
    Sheet(
        "scores.csv",
        "SHOE,COUNTER,BET_OPTION,BET_VALUE,PLAYER_CARDS,BANKER_CARDS,PLAYER_SCORE,BANKER_SCORE,WINNER,PROFIT\n"
        "0,0,B,1,4S-KD-AC,JC-5C,5,5,T,0.00\n0,1,B,1,2C-5D,KH-QC-KD,7,0,P,-1.00\n0,2,B,1,9H-5H-JH,JS-4C,4,4,T,0.00\n"
        "0,3,P,1,7S-7S-5D,7D-3S-9H,9,9,T,0.00\n0,4,B,1,QS-KD-KS,7D-6H-10D,0,3,B,0.95\n1,0,P,1,QS-7D,KD-6H,7,6,P,0.50\n",
        (
            "round: [SHOE, COUNTER] # ?",
            "announced: {player: PLAYER_SCORE, banker: BANKER_SCORE} # ? PLAYER_SCORE is the Point Count of the cards in 6 "
            "of 6 rows",
            "    vigorish_within_payout: true # ? wagers that won 0.95 times the stake: 1",
        ),
        (("vigorish-on-other-wager", "541.13(c)", -50),),
        baccarat=True,
    ),
    Sheet(
        "split.jsonl",
        '{"round":1,"player_hands":[["9","5","7"],["9","Q"]],"dealer":["5","8","7"],"bets":[10,10],"payouts":[20,0]}\n'
        '{"round":2,"player_hands":[["9","Q"]],"dealer":["10","8"],"bets":[10],"payouts":[20]}\n'
        '{"round":3,"player_hands":[["10","7"]],"dealer":["10","8"],"bets":[10],"payouts":[20]}\n',
        ("  cards: player_hands # ? 1 cell lists several hands", "  stake: bets", "  payout_with_stake: payouts # ?"),
        (("losing-wager-not-collected", "633a.7(r)", 2000),),
    ),
    Sheet(
        "wide.csv",
        "round,seat0_bet,seat0_cards,seat0_paid,seat1_bet,seat1_cards,seat1_paid,dealer\n"
        "1,10,7 7 8,0,10,9 9,20,K 7\n2,5,6 7 8,10,,,,K 7\n3,10,A K,25,5,9 9,10,K 9\n",
        ("  seats_from: 0 # ? seats in the names of columns begin with 0", '  cards: "seat{seat}_cards"'),
        (("losing-wager-not-collected", "633a.7(r)", 1000),),
    ),
    Sheet(
        "up-and-hole.csv",
        "hand_id,player_cards,dealer_up,dealer_hole,bet_amount,net_result\n"
        "1,\"['K', '9']\",10,8,10,10\n2,\"['A', 'J']\",10,8,20,30\n3,\"['10', '8']\",Q,8,10,10\n",
        ("cards: {dealer: [dealer_up, dealer_hole]}", "  net: net_result # ?"),
        (("tie-not-returned", "633a.7(q)", 1000),),
    ),
)


def through(folder: Path, sheet: Sheet, text: str) -> list[tuple[str, str, int | None]]:
    """What is found in a sheet by its first map, of which all is taken as it stands, and all attested."""
    source = folder / sheet.name
    source.write_text(text, encoding="utf-8")
    columns = attested(guessed(source)[0])
    for old, new in (BACCARAT if sheet.baccarat else BLACKJACK).items():
        columns = columns.replace(old, new)
    rows, told = converted(folder, source, columns)
    assert (told.left_out, told.causes) == (0, [])
    report = replayed(folder, rows, "541-shoe" if sheet.baccarat else "633a-shoe")
    assert found(report, Outcome.REVIEW) == []
    return [(one.rule, str(one.citation), one.overpaid_cents) for one in report.findings]


def hold_sheet(folder: Path, sheet: Sheet) -> None:
    """Hold what is found in a sheet by its first map, what that says, and that nothing is found without the wrong row."""
    assert through(folder, sheet, sheet.text) == list(sheet.wrong)
    written, _ = guessed(folder / sheet.name)
    for words in sheet.says:
        assert words in written
    assert through(folder, sheet, "".join(sheet.text.splitlines(keepends=True)[: -sheet.cut])) == []


@pytest.mark.parametrize("sheet", SHEETS, ids=[sheet.name for sheet in SHEETS])
def test_a_sheet_becomes_a_log_in_which_the_wrong_row_is_found_and_no_other(tmp_path: Path, sheet: Sheet) -> None:
    hold_sheet(tmp_path, sheet)


def test_a_database_goes_through_the_commands_as_its_sheet_does(floorperson: Floorperson, tmp_path: Path) -> None:
    head, *rows = (line.split(",") for line in SHEETS[0].text.splitlines())
    source, first, log = tmp_path / "pit.sqlite", tmp_path / "map.yaml", tmp_path / "log.jsonl"
    with closing(sqlite3.connect(source)) as made, made:
        made.execute(f"CREATE TABLE hands ({', '.join(json.dumps(name) for name in head)})")
        made.executemany(f"INSERT INTO hands VALUES ({', '.join('?' * len(head))})", rows)
    assert floorperson("import", "rounds", source, "--guess", "-o", first).code == 0
    columns = attested(first.read_text(encoding="utf-8")).replace("TABLE-1", "BJ-101")
    assert "source: {sheet: hands, header: 1}" in columns
    first.write_text(columns, encoding="utf-8")
    assert floorperson("import", "rounds", source, "--map", first, "-o", log).code == 0
    ended = floorperson("replay", log, "--submission", SUBMISSIONS / "633a-shoe.yaml")
    assert ended.code == 1
    assert "tie-not-returned" in ended.out and "overpaid $25.00; the house was short" in ended.out
    assert ended.out.count(": error ") == 1


def first_map(folder: Path, text: str, name: str = "sheet.csv") -> str:
    source = folder / name
    source.write_text(text, encoding="utf-8")
    return guessed(source)[0]


def test_bets_totals_counts_and_seats_are_not_taken_for_cards(tmp_path: Path) -> None:
    head = "Round,Seat 1,Seat 2,Player 1,Player 2,Cards,Cards Total,Hand 1,Hand 2,Dealer Cards\n"
    written = first_map(tmp_path, head + "1,5,10,5,10,2,9,5,10,10 8\n2,5,10,2,10,3,9,5,10,9 8\n")
    assert "cards: {dealer: Dealer Cards" in written
    assert not any(line.startswith("  cards:") for line in written.splitlines())
    assert "# ? Player 2 may hold cards, and its name does not say whose; if so, name it under cards" in written


def test_no_column_of_cards_is_said_with_what_to_write(tmp_path: Path) -> None:
    with pytest.raises(
        SourceUnusable, match="under a name such as Player cards; its columns are .*; if x1 and x2 hold"
    ):
        first_map(tmp_path, "Round,Winner,x1,x2\n1,P,K 9,A 2\n2,B,J 5,Q 6\n")


def test_eleven_is_read_as_neither_ace_nor_jack_where_few_cards_are_tens(tmp_path: Path) -> None:
    head = "Hand,Player Cards,Banker Cards,Winner\n"
    written = first_map(tmp_path, head + "1,2 3 8,9 5,B\n2,11 9,4 3,P\n3,2 4,11 6,T\n")
    assert (
        "cards: {player: Player Cards, banker: Banker Cards} # ? cards of 11: 2, of 12 and 13: none, cards of 10: "
        in written
    )
    assert 'an ace or a jack: "11": A, or  "11": J, "12": Q, "13": K' in written


def test_noughts_that_may_be_a_ten_or_no_card_are_asked_about(tmp_path: Path) -> None:
    head = "Coup,PlayerCard1,PlayerCard2,PlayerCard3,BankerCard1,BankerCard2,BankerCard3,Winner\n"
    written = first_map(tmp_path, head + "1,2,3,8,9,5,0,B\n2,0,9,0,4,3,0,P\n3,2,4,0,0,6,0,T\n")
    assert "hands with 0 among the first two cards: 2, further on: 5; a ten, or no card?" in written
    assert "ranks" not in written
    filled = first_map(tmp_path, head + "1,2,3,8,9,5,,B\n2,0,9,,4,3,,P\n3,2,4,,0,6,,T\n4,5,0,0,0,7,,B\n")
    assert 'ranks: {"0": "ten-value"}} # ? hands with 0 among the first two cards: 4; it is read' in filled


def test_a_bank_is_the_dealers_hand_where_its_cards_are_drawn_as_in_blackjack(tmp_path: Path) -> None:
    head = "Spiel;Spieler;Bank;Einsatz;Gewinn\n"
    written = first_map(
        tmp_path, head + "1;K 9;10 8;10;20\n2;A J;10 8;20;50\n3;6 5 2 8;Q 5 5;10;20\n4;10 8;Q 8;25;25\n"
    )
    assert 'chapter: "633a" # ? 633a Blackjack' in written
    assert "of 4 rounds 3 are drawn as in baccarat, 4 as by a dealer of blackjack, and 1 have a hand of more" in written
    assert "cards: {dealer: Bank}" in written


def test_every_statement_is_a_question_and_what_the_stakes_say_stands_beside_it(tmp_path: Path) -> None:
    rows = "1,K 9,10 8,10,20\n2,10 6,10 8,10,5\n3,6 5 9,Q 8,10,20\n"
    written = first_map(tmp_path, "Round,Cards,Dealer,Bet,Payout\n" + rows)
    statements = [line for line in written.splitlines() if line.startswith("#   - ")]
    assert all(" # ? " in line for line in statements)
    offered = {line.split()[2] for line in statements}
    assert offered == {name for name, _ in STATEMENTS["blackjack"]}
    assert "#   - no-surrender # ? no hand was surrendered; stakes that came back by half: 1" in written


def test_who_attests_is_named_in_the_log_and_when_it_is_written(tmp_path: Path) -> None:
    source = tmp_path / "sheet.csv"
    columns = attested(first_map(tmp_path, SHEETS[0].text)).replace("# attested_by: NAME", "attested_by: A. Doe")
    rows, told = converted(tmp_path, source, columns)
    opened = next(row for row in rows if row["kind"] == "table-open")
    assert opened["x-attested-by"] == "A. Doe"
    assert "no-surrender" in str(opened["x-attested"])
    assert [said for said in told.said if said.startswith("attested by A. Doe: ")]


def test_each_statement_may_have_its_own_name_and_what_has_none_is_told(tmp_path: Path) -> None:
    source = tmp_path / "sheet.csv"
    names = "attested_by: {no-splits: A. Doe, no-bonuses: B. Roe, no-doubles: A. Doe}"
    columns = attested(first_map(tmp_path, SHEETS[0].text)).replace("# attested_by: NAME", names)
    rows, told = converted(tmp_path, source, columns.replace("TABLE-1", "BJ-101"))
    opened = next(row for row in rows if row["kind"] == "table-open")
    assert opened["x-attested-by"] == "B. Roe (no-bonuses); A. Doe (no-doubles, no-splits)"
    assert "attested by A. Doe: no-doubles, no-splits" in told.said and "attested by B. Roe: no-bonuses" in told.said
    (nobody,) = [said for said in told.said if said.startswith("attested by nobody who is named: ")]
    assert "no-surrender" in nobody and "no-splits" not in nobody
    assert [one.overpaid_cents for one in replayed(tmp_path, rows, "633a-shoe").findings] == [2500]


def test_a_score_that_is_not_the_count_of_the_cards_is_said_and_accuses_nobody(tmp_path: Path) -> None:
    (sheet,) = [one for one in SHEETS if one.name == "coups.csv"]
    text = sheet.text.replace("1,2,13,9,,4,3,,9,7,P", "1,2,13,9,,4,3,,8,7,P")
    columns = attested(first_map(tmp_path, text)).replace("table: TABLE-1", "table: MB-201")
    assert "Player Score is the Point Count of the cards in 4 of 5 rows" in columns
    rows, told = converted(tmp_path, tmp_path / "sheet.csv", columns.replace("  - no-vigorish", "#"))
    said = "column Player Score: 1 value is not the Point Count of the cards, first at row 3, 8 where K? 9? count 9"
    assert [one for one in told.said if one.startswith(said)]
    assert [one.rule for one in replayed(tmp_path, rows, "541-shoe").findings] == ["result-announced-wrongly"]


MONEY = "Round,Cards,Dealer,Bet,Payout,Net,{}\n1,K 9,10 8,10,20,10,{}\n2,10 8,10 8,20,20,0,0\n"


@pytest.mark.parametrize("column", ["Side Win", "Lucky Win", "Payout 21+3", "Nebenwette", "Prämie"])
def test_money_that_nothing_was_made_of_is_a_question_in_the_map_and_at_the_import(tmp_path: Path, column: str) -> None:
    columns = attested(first_map(tmp_path, MONEY.format(column, 25))).replace("TABLE-1", "BJ-101")
    assert "payout_with_stake: Payout #" in columns
    assert f"# ? Money that nothing was made of: Net, {column}." in columns
    path = tmp_path / "map.yaml"
    path.write_text(columns, encoding="utf-8")
    told = ImportMessages()
    assert list(convert_by_map(tmp_path / "sheet.csv", path, told)) == []
    (fault,) = told.faults
    assert f'the map attests no-bonuses, and the source has a column "{column}"' in fault.message
    rows, _ = converted(tmp_path, tmp_path / "sheet.csv", columns + f'keep: ["{column}"]\n')
    assert replayed(tmp_path, rows, "633a-shoe").findings == []


@pytest.mark.parametrize(("heading", "form"), [("Date", "%m/%d/%Y"), ("Jour", "%d/%m/%Y"), ("Fecha", "%d/%m/%Y")])
def test_days_and_months_that_could_be_each_other_are_read_as_the_language_has_them(
    tmp_path: Path, heading: str, form: str
) -> None:
    text = f"{heading},Round,Cards,Dealer,Bet,Payout\n12/09/2015,1,K 9,10 8,10,20\n11/09/2015,2,10 8,10 8,20,20\n"
    columns = first_map(tmp_path, text)
    asked = "month and day could be the other way round; the zone is a guess"
    assert f'time: {{columns: [{heading}], format: "{form}", zone: America/New_York}} # ? {asked}' in columns


@pytest.mark.parametrize(
    ("column", "amounts", "asked"), [("Lucky", "25 5", 1), ("Lucky", "7 5", 0), ("Seat", "5 5", 0)]
)
def test_whole_numbers_as_chips_make_them_may_be_money(tmp_path: Path, column: str, amounts: str, asked: int) -> None:
    first, second = amounts.split()
    text = MONEY.format(column, first).replace(",0,0\n", f",0,{second}\n")
    assert first_map(tmp_path, text).count(f"# ? Money that nothing was made of: Net, {column}.") == asked


def test_a_column_that_tells_the_same_money_again_is_not_asked_about(tmp_path: Path) -> None:
    columns = attested(first_map(tmp_path, MONEY.format("Win", 10))).replace("TABLE-1", "BJ-101")
    _, told = converted(tmp_path, tmp_path / "sheet.csv", columns)
    assert "columns that the map makes nothing of: Net, Win" in told.said


def test_seats_from_0_are_advised_where_the_map_does_not_say_so(tmp_path: Path) -> None:
    text = "Round,Seat,Cards,Dealer,Bet,Payout\n1,0,K 9,10 8,10,20\n1,1,A J,10 8,20,50\n"
    columns = re.sub(r"\n  seats_from.*", "", attested(first_map(tmp_path, text)))
    _, told = converted(tmp_path, tmp_path / "sheet.csv", columns)
    assert told.causes == [
        'column Seat: 1 value is no number from 1 to 99, at row 2, "0"; if seats are counted from 0, write  '
        "seats_from: 0  beside  seat"
    ]


def test_rows_in_order_begin_a_round_where_the_cards_change_or_the_seats_start_over(tmp_path: Path) -> None:
    text = "Seat,Cards,Dealer,Bet,Net\n1,K 9,10 8,10,10\n3,A J,10 8,20,30\n2,K 9,10 8,10,10\n2,K 9,Q 8,10,10\n3,K 9,Q 8,5,5\n"
    columns = attested(first_map(tmp_path, text)).replace("TABLE-1", "BJ-101")
    rows, told = converted(tmp_path, tmp_path / "sheet.csv", columns)
    assert (told.rounds, told.hands, told.left_out) == (3, 5, 0)
    assert [row["x-row"] for row in rows if row["kind"] == "round-start"] == [2, 4, 5]


def test_a_heading_is_read_in_the_languages_of_sheets() -> None:
    assert {"dealer", "card"} <= heading_words("dealcard1")
    assert {"player", "cards"} <= heading_words("Spielerkarten")
    assert {"player", "win", "amount"} <= heading_words("plwinamt")
    assert TIE & heading_words("Égalité") and TIE & heading_words("Unentschieden")
    assert "banker" not in heading_words("Bankroll")
