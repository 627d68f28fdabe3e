"""The same finished rounds written as different houses write them, each with the map that reads it."""

import csv
import io
import json
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

from tests.log.rounds.blackjack_rounds import SimHand, by_round

ATTESTED = (
    "attested: [no-switched-cards, no-cards-moved, no-voided-hands, no-voided-rounds, no-changed-wagers, no-bonuses,\n"
    "  every-hand-told]\n"
)
SYMBOLS = dict(zip("CDHS", "♣♦♥♠", strict=True))
WORDS = dict(zip("CDHS", ("clubs", "diamonds", "hearts", "spades"), strict=True))


def moment(hand: SimHand) -> str:
    return f"2015-09-12 {12 + hand.round // 3600:02}:{hand.round // 60 % 60:02}:{hand.round % 60:02}"


def yes(said: object) -> str:
    return "Y" if said else "N"


def a_row_a_hand(folder: Path, hands: list[SimHand]) -> tuple[Path, str]:
    """CSV, one row a hand; dollars as floats, payouts with the stake in them."""
    path = folder / "hands.csv"
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(
            [
                "Round",
                "When",
                "Table",
                "Seat",
                "Hand",
                "Bet",
                "Cards",
                "Dealer",
                "Payout",
                "Doubled",
                "Surrender",
                "Even",
                "Ins bet",
                "Ins paid",
            ]
        )
        for one in hands:
            money = [one.insurance / 100, one.insurance_back / 100]
            decided = [yes(one.doubled), yes(one.surrendered), yes(one.even_money)]
            cards = [" ".join(one.cards), " ".join(one.dealer)]
            told = [one.round, moment(one), "BJ-101", one.seat, one.number, one.stake / 100]
            writer.writerow([*told, *cards, one.back / 100, *decided, *money])
    columns = """
chapter: "633a"
table_column: Table
round: Round
time: {columns: [When], zone: America/New_York}
money: {unit: dollars}
cards: {dealer: Dealer}
hands:
  seat: Seat
  hand: Hand
  cards: Cards
  stake: Bet
  payout_with_stake: Payout
  doubled: Doubled
  double_amount: equal
  surrendered: Surrender
  even_money: Even
  insurance: {stake: Ins bet, payout_with_stake: Ins paid}
"""
    return path, columns + ATTESTED


def workbook_in_cents(folder: Path, hands: list[SimHand]) -> tuple[Path, str]:
    """A workbook with titles above its header; cents, what was won or lost, stakes that hold the double, ``T♠``."""
    pytest.importorskip("python_calamine")
    xlsxwriter = pytest.importorskip("xlsxwriter")
    path = folder / "hands.xlsx"
    book = xlsxwriter.Workbook(path)
    book.add_worksheet("Cover").write(0, 0, "Blackjack, September 12")
    sheet = book.add_worksheet("Hands played")
    sheet.write(0, 0, "Three Rivers, all hands")
    names = (
        "Game no.,Day,Time,Position,Split no.,Total bet,Player's cards,Dealer's cards,Win/Loss,Dbl,Surr,EM,Ins,Ins net"
    )
    sheet.write_row(3, 0, names.split(","))
    for row, one in enumerate(hands, 4):
        whole = one.stake + one.doubled
        day, hours = moment(one).split()
        year, month, date = day.split("-")
        told = [one.round, f"{month}/{date}/{year}", hours, f"Seat {one.seat}", one.number, whole]
        cards = [",".join(map(as_symbol, one.cards)), ",".join(map(as_symbol, one.dealer))]
        decided = [bool(one.doubled), bool(one.surrendered), bool(one.even_money)]
        sheet.write_row(
            row, 0, [*told, *cards, one.back - whole, *decided, one.insurance, one.insurance_back - one.insurance]
        )
    book.close()
    columns = """
chapter: "633a"
table: BJ-101
source: {sheet: Hands played}
round: Game no.
time: {columns: [Day, Time], format: "%m/%d/%Y %H:%M:%S", zone: America/New_York}
money: {unit: cents}
cards: {dealer: Dealer's cards}
hands:
  seat: Position
  hand: Split no.
  cards: Player's cards
  stake: Total bet
  net: Win/Loss
  doubled: Dbl
  double_amount: half
  surrendered: Surr
  even_money: EM
  insurance: {stake: Ins, net: Ins net}
"""
    return path, columns + ATTESTED


def as_symbol(card: str) -> str:
    return f"{card[:-1].replace('10', 'T')}{SYMBOLS[card[-1]]}"


def a_row_a_round(folder: Path, hands: list[SimHand]) -> tuple[Path, str]:
    """UTF-16, semicolons, one row a round, columns for each seat and hand; ``$1,000.00`` and ``H_3``."""
    path = folder / "rounds.csv"
    blocks = [(seat, number) for seat in range(1, 6) for number in range(1, 4)]
    fields = ("bet", "double", "cards", "paid", "surr", "even", "ins", "inspaid")
    names = ["game", "started", "dealer", *(f"s{seat}h{number}_{name}" for seat, number in blocks for name in fields)]
    lines = []
    for of_round in by_round(hands):
        row = {
            "game": f"G-{of_round[0].round:05}",
            "started": moment(of_round[0]),
            "dealer": studio(of_round[0].dealer),
        }
        for one in of_round:
            told = (dollars(one.stake), dollars(one.doubled), studio(one.cards), dollars(one.back))
            decided = (yes(one.surrendered), yes(one.even_money), dollars(one.insurance), dollars(one.insurance_back))
            values = zip(fields, (*told, *decided), strict=True)
            row |= {f"s{one.seat}h{one.number}_{name}": value for name, value in values}
        lines.append(row)
    text = io.StringIO(newline="")
    writer = csv.DictWriter(text, names, delimiter=";")
    writer.writeheader()
    writer.writerows(lines)
    path.write_bytes(text.getvalue().encode("utf-16"))
    columns = """
chapter: "633a"
table: BJ-101
one_row_is: round
round: game
time: {columns: [started], zone: America/New_York}
money: {unit: dollars, blank: zero}
cards: {dealer: dealer}
hands:
  cards: "s{seat}h{hand}_cards"
  stake: "s{seat}h{hand}_bet"
  payout_with_stake: "s{seat}h{hand}_paid"
  double_stake: "s{seat}h{hand}_double"
  surrendered: "s{seat}h{hand}_surr"
  even_money: "s{seat}h{hand}_even"
  insurance: {stake: "s{seat}h{hand}_ins", payout_with_stake: "s{seat}h{hand}_inspaid"}
"""
    return path, columns + ATTESTED


def studio(cards: Iterable[str]) -> str:
    return " ".join(f"{card[-1]}_{card[:-1]}" for card in cards)


def dollars(cents: int) -> str:
    return f"${cents // 100:,}.{cents % 100:02}"


def nested_json(folder: Path, hands: list[SimHand]) -> tuple[Path, str]:
    """JSON lines, one round each, its hands a list within; cards as objects, amounts as numbers of dollars."""
    path = folder / "rounds.jsonl"
    with path.open("w", encoding="utf-8") as file:
        for of_round in by_round(hands):
            first = of_round[0]
            row = {
                "id": first.round,
                "startedAt": moment(first).replace(" ", "T") + "-04:00",
                "table": {"id": "BJ-101"},
                "dealer": {"cards": list(map(as_object, first.dealer))},
                "hands": [
                    {
                        "seat": one.seat,
                        "number": one.number,
                        "cards": list(map(as_object, one.cards)),
                        "bet": one.stake / 100,
                        "double": one.doubled / 100,
                        "payout": one.back / 100,
                        "surrendered": one.surrendered,
                        "evenMoney": one.even_money,
                        "insurance": {"bet": one.insurance / 100, "payout": one.insurance_back / 100},
                    }
                    for one in of_round
                ],
            }
            file.write(json.dumps(row) + "\n")
    columns = """
chapter: "633a"
table_column: table.id
one_row_is: round
round: id
time: {columns: [startedAt]}
money: {unit: dollars, blank: zero}
cards: {dealer: dealer.cards}
hands:
  seat: "hands.{seat}.seat"
  hand: "hands.{seat}.number"
  cards: "hands.{seat}.cards"
  stake: "hands.{seat}.bet"
  double_stake: "hands.{seat}.double"
  payout_with_stake: "hands.{seat}.payout"
  surrendered: "hands.{seat}.surrendered"
  even_money: "hands.{seat}.evenMoney"
  insurance: {stake: "hands.{seat}.insurance.bet", payout_with_stake: "hands.{seat}.insurance.payout"}
"""
    return path, columns + ATTESTED


def as_object(card: str) -> dict[str, str]:
    return {"rank": card[:-1], "suit": WORDS[card[-1]]}


def parquet_by_hand(folder: Path, hands: list[SimHand]) -> tuple[Path, str]:
    """Parquet, one row a hand in no order, lists of cards, decimal dollars, timestamps."""
    arrow = pytest.importorskip("pyarrow")
    parquet = pytest.importorskip("pyarrow.parquet")
    from datetime import datetime
    from decimal import Decimal

    shuffled = sorted(hands, key=lambda one: (one.seat, one.round, one.number))
    columns = {
        "round": [one.round for one in shuffled],
        "at": [datetime.fromisoformat(moment(one)) for one in shuffled],
        "seat": [one.seat for one in shuffled],
        "hand": [one.number for one in shuffled],
        "cards": [one.cards for one in shuffled],
        "dealer": [one.dealer for one in shuffled],
        "bet": [Decimal(one.stake) / 100 for one in shuffled],
        "double": [Decimal(one.doubled) / 100 for one in shuffled],
        "payout": [Decimal(one.back) / 100 for one in shuffled],
        "surrendered": [one.surrendered for one in shuffled],
        "even_money": [one.even_money for one in shuffled],
        "insurance": [Decimal(one.insurance) / 100 for one in shuffled],
        "insurance_paid": [Decimal(one.insurance_back) / 100 for one in shuffled],
    }
    path = folder / "hands.parquet"
    parquet.write_table(arrow.table(columns), path)
    text = """
chapter: "633a"
table: BJ-101
round: round
time: {columns: [at], zone: America/New_York}
money: {unit: dollars}
cards: {dealer: dealer}
hands:
  seat: seat
  hand: hand
  cards: cards
  stake: bet
  double_stake: double
  payout_with_stake: payout
  surrendered: surrendered
  even_money: even_money
  insurance: {stake: insurance, payout_with_stake: insurance_paid}
"""
    return path, text + ATTESTED


Shape = Callable[[Path, list[SimHand]], tuple[Path, str]]
OTHERS: tuple[Shape, ...] = (workbook_in_cents, a_row_a_round, nested_json, parquet_by_hand)
"""The shapes beside a row a hand."""
