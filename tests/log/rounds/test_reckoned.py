"""Payouts that a sheet tells by a balance or as a part of the wager, from the first map to the cents of the verdict."""

from pathlib import Path

import pytest

from tests.log.rounds.test_mispayments import converted, found, replayed
from tests.log.rounds.test_sheets import Sheet, first_map, hold_sheet
from tests.log.rounds.test_untold import faults
from validator.log.importers import Row
from validator.log.importers.rounds.reckoning import RUNS_ALONE, written_share

TIE = (("tie-not-returned", "633a.7(q)", 2500),)
SHEETS = (
    Sheet(
        "before-and-after.csv",
        "Round,Seat,Bet,Cards,Dealer,Chips before,Chips after\n1,1,10,TS 9D,10C 8S,100,110\n2,1,10,TS 7D,10C 8S,110,100\n"
        "3,1,20,AS KD,10C 8S,500,530\n4,1,25,TS 8D,10C 8S,100,125\n",
        (
            "  balance: Chips after # ? Chips after less Chips before is what was won in 3 of 4\n"
            "  balance_before: Chips before\n",
        ),
        TIE,
    ),
    Sheet(
        "running.csv",
        "Round,Seat,Bet,Cards,Dealer,Running profit\n1,1,10,TS 9D,10C 8S,10\n2,1,20,TS 7D,10C 8S,-10\n"
        "3,1,10,AS KD,10C 8S,5\n4,1,25,TS 8D,10C 8S,30\n",
        (
            "  balance: Running profit # ? what it changed by from row to row is what was won: of all rows 2 of 3, by Seat",
            '  balance_start: "0" # ? the first of it is what was won in 1 of 1',
            "#   - no-other-balance-changes # ? a balance changed by the wagers of its rows alone",
        ),
        TIE,
    ),
    Sheet(
        "net-that-runs.csv",
        "Round,Seat,Bet,Cards,Dealer,Net\n1,1,10,TS 9D,10C 8S,10\n2,1,20,TS 7D,10C 8S,-10\n"
        "3,1,10,AS KD,10C 8S,5\n4,1,25,TS 9D,10C 8S,30\n5,1,25,TS 8D,10C 8S,55\n",
        ("  balance: Net # ? what it changed by from row to row is what was won: of all rows 3 of 4",),
        TIE,
    ),
    Sheet(
        "percent.csv",
        "Round,Seat,Bet,Cards,Dealer,Payout\n1,1,10,TS 9D,10C 8S,100 %\n2,1,20,TS 7D,10C 8S,-100%\n"
        "3,1,5,AS KD,10C 8S,150 %\n4,1,25,TS 8D,10C 8S,100 %\n",
        (
            "  net: Payout # ? by the cards it is a part of the wager, net, in 3 of 4; an amount, net, in 0",
            "\nshares: [Payout] # ? their numbers are parts of the wager, not amounts",
        ),
        TIE,
    ),
    Sheet(
        "multiples.csv",
        "Runde;Platz;Einsatz;Karten;Geber;Auszahlung\n1;1;10;TS 9D;10C 8S;2\n2;1;20;TS 7D;10C 8S;0\n"
        "3;1;5;AS KD;10C 8S;2,5\n4;1;25;TS 8D;10C 8S;2\n",
        ("  payout_with_stake: Auszahlung # ? by the cards it is a part of the wager, payout_with_stake, in 3 of 4",),
        TIE,
    ),
)


@pytest.mark.parametrize("sheet", SHEETS, ids=[sheet.name for sheet in SHEETS])
def test_payouts_are_reckoned_and_the_wrong_one_is_found(tmp_path: Path, sheet: Sheet) -> None:
    hold_sheet(tmp_path, sheet)


MAP = """\
chapter: "633a"
table: BJ-101
round: Round
money: {unit: dollars}
cards: {dealer: Dealer}
hands: {player: Player, cards: Cards, stake: Bet, balance: Has, balance_by: Player}
attested: [no-surrender, no-even-money, no-doubles, no-insurance, no-splits, no-switched-cards, no-cards-moved,
  no-voided-hands, no-voided-rounds, no-changed-wagers, no-bonuses, every-hand-told]
"""
BALANCES = (
    "Round,Player,Bet,Cards,Dealer,Has\n0,Ann,,,,100\n0,Ben,,,,50\n1,Ann,10,TS 9D,10C 8S,110\n1,Ben,10,TS 7D,10C 8S,40\n"
    "2,Ben,,,,540\n2,Ann,10,TS 9D,10C 8S,120\n3,Ben,10,TS 8D,10C 8S,550\n4,Ann,10,TS 9D,10C 8S,\n5,Ann,10,TS 9D,10C 8S,140\n"
)


def imported(folder: Path, columns: str) -> tuple[list[Row], list[str], list[str]]:
    source = folder / "balances.csv"
    source.write_text(BALANCES, encoding="utf-8")
    rows, told = converted(folder, source, columns)
    return rows, told.said, told.causes


def test_balances_run_beside_each_other_and_money_that_came_between_is_no_winning(tmp_path: Path) -> None:
    rows, _, causes = imported(tmp_path, MAP.replace("every-hand-told", RUNS_ALONE))
    paid = [(row["round"], row["kind"], row["cents"]) for row in rows if row["kind"] in ("pay", "return", "collect")]
    assert paid == [
        *((1, "pay", 1000), (1, "return", 1000), (1, "collect", 1000), (2, "pay", 1000), (2, "return", 1000)),
        *((3, "pay", 1000), (3, "return", 1000)),
    ]
    assert causes == [
        "column Has: 1 value is no balance, at row 9, an empty cell",
        'column Has: 1 value is the first of its balance, or follows one that is not told, at row 10, "140"',
    ]
    assert found(replayed(tmp_path, rows, "633a-shoe")) == [(3, 1000)]


def test_nothing_is_judged_by_a_running_balance_that_may_hold_other_money(tmp_path: Path) -> None:
    rows, said, _ = imported(tmp_path, MAP)
    assert not {row["kind"] for row in rows} & {"pay", "return", "collect"}
    assert [one for one in said if f"no payment is judged until the map attests {RUNS_ALONE}" in one]
    report = replayed(tmp_path, rows, "633a-shoe")
    assert report.findings == []
    tally = report.tally("winning-wager-paid-at-wrong-odds")
    assert (tally.passed, tally.failed, tally.missing) == (0, 0, {"what was collected and paid": 6})


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("balance: Has, ", "", "balance_by is of a balance; write  balance: COLUMN"),
        ("balance_by", "insurance: {stake: Bet, net: Has}, balance_by", "a balance holds what all wagers won"),
        ("balance: Has", "balance: Has, net: Has", "net and balance tell the same; keep one of them"),
        ("balance: Has", "balance: Had", 'no column "Had"'),
    ],
)
def test_what_a_map_says_wrongly_of_balances_is_a_fault(tmp_path: Path, old: str, new: str, words: str) -> None:
    source = tmp_path / "balances.csv"
    source.write_text(BALANCES, encoding="utf-8")
    assert [fault for fault in faults(tmp_path, source, MAP.replace(old, new, 1)) if words in fault]


SHARED = (
    "Round,Seat,Bet,Cards,Dealer,Net,Double,Ins,Ins net\n"
    "1,1,10,6H 5S 9C,10C 8S,200%,100%,,\n2,1,10,TS 9D,AC 7S,100%,,50 %,-50 %\n3,1,10.01,TS 9D,10C 8S,50%,,,\n"
    "4,1,10,6H 5S 9C,10C 8S,many,100%,,\n5,1,10,6H 5S 9C,10C 8S,100%,100%,,\n"
)


def test_doubles_and_insurance_may_be_parts_of_the_wager_too_and_what_is_none_costs_its_row(tmp_path: Path) -> None:
    source = tmp_path / "shared.csv"
    source.write_text(SHARED, encoding="utf-8")
    columns = MAP.replace("player: Player", "seat: Seat").replace(
        "balance: Has, balance_by: Player",
        'net: Net, double_stake: Double, insurance: {stake: Ins, net: "Ins net"}',
    )
    rows, told = converted(tmp_path, source, columns + 'shares: [Net, Double, Ins, "Ins net"]\n')
    stakes = [(row["round"], row["what"], row["cents"]) for row in rows if row["kind"] == "wager"]
    assert stakes == [
        *((1, "blackjack", 1000), (1, "double-down", 1000), (2, "blackjack", 1000), (2, "insurance", 500)),
        *((5, "blackjack", 1000), (5, "double-down", 1000)),
    ]
    assert told.causes == [
        'column Net: 1 value is a share with a fraction of a cent, at row 4, "50%"',
        'column Net: 1 value is no share of a wager, at row 5, "many"',
    ]
    assert found(replayed(tmp_path, rows, "633a-shoe")) == [(5, -1000)]


@pytest.mark.parametrize(
    ("written", "share"),
    [("50 %", "0.5"), ("1,5", "1.5"), (0.5, "0.5"), ("−100%", "-1"), ("5%", "0.05"), ("", ""), ("yes", ""), (True, "")],
)
def test_shares_are_numbers_or_per_cent(written: object, share: str) -> None:
    found = written_share(written)
    assert ("" if found is None else f"{found.normalize():f}") == share


COMMISSION = (
    "Coup,Player Hand,Banker Hand,Banker Bet,Banker Payout,Commission\n"
    "1,9D 4H KS,9H 7S,100.00,195.00,5%\n2,2D 3H 8S,9H 5S,100.00,195.00,5%\n3,9D KH,9H 5S,100.00,0,5%\n"
)


def test_a_rate_of_vigorish_is_not_taken_for_what_was_taken(tmp_path: Path) -> None:
    written = first_map(tmp_path, COMMISSION)
    assert "vigorish: Commission" not in written and "Money that nothing was made of: Commission" in written
    columns = written.replace("vigorish_within_payout: true", "vigorish: Commission") + "shares: [Commission]\n"
    assert columns != written
    asked = faults(tmp_path, tmp_path / "sheet.csv", columns)
    assert [one for one in asked if one.startswith("a rate of vigorish is not what was taken")]


def test_a_balance_that_two_hands_of_a_player_have_alike_tells_what_neither_won(tmp_path: Path) -> None:
    source = tmp_path / "balances.csv"
    source.write_text(
        "Round,Seat,Player,Bet,Cards,Dealer,Before,After\n1,1,P-17,10,TS 9D,10C 8S,1000,1030\n"
        "1,2,P-17,20,TH TD,10C 8S,1000,1030\n2,1,P-17,10,TS 9D,10C 8S,1030,1040\n3,1,P-17,10,TS 8D,10C 8S,1040,1040\n"
        "3,2,P-17,10,TS 8H,10C 8S,1040,1040\n",
        encoding="utf-8",
    )
    two = MAP.replace("hands: {player: Player,", "hands: {seat: Seat, player: Player,").replace(
        "balance: Has, balance_by: Player", "balance: After, balance_before: Before"
    )
    rows, told = converted(tmp_path, source, two)
    assert told.causes == ['column After: 4 values are of two hands together, first at row 2, "1030"']
    assert found(replayed(tmp_path, rows, "633a-shoe")) == []
    assert [row["round"] for row in rows if row["kind"] == "pay"] == [2]
