"""Hundreds of rounds as sheets without suits, by their first maps: what was planted is found to the cent, no more."""

import csv
import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.log.rounds import baccarat_rounds
from tests.log.rounds.baccarat_rounds import SimBet, points, winner
from tests.log.rounds.blackjack_rounds import MISTAKES, SimHand, lawful, planted, with_mistakes
from tests.log.rounds.test_guess import attested
from tests.log.rounds.test_mispayments import converted, found, replayed
from validator.core.finding import Outcome
from validator.log.importers.rounds.guess import guessed

HEAD = (
    "Round",
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
)
TENS = ("10", "J", "Q", "K")
Written = Callable[[str], str]


def letters(card: str) -> str:
    return card[:-1]


def to_thirteen(card: str) -> str:
    return {"A": "1", "J": "11", "Q": "12", "K": "13"}.get(card[:-1], card[:-1])


def to_eleven(card: str) -> str:
    return "11" if card[0] == "A" else "10" if card[:-1] in TENS else card[:-1]


def to_nought(card: str) -> str:
    return "1" if card[0] == "A" else "0" if card[:-1] in TENS else card[:-1]


def told(one: SimHand) -> list[object]:
    answers = ["Y" if said else "N" for said in (one.doubled, one.surrendered, one.even_money)]
    return [one.back / 100, *answers, one.insurance / 100, one.insurance_back / 100]


def in_cells(folder: Path, hands: list[SimHand], written: Written, between: str = " ") -> Path:
    path = folder / "cells.csv"
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(HEAD)
        for one in hands:
            cards = [between.join(map(written, cards)) for cards in (one.cards, one.dealer)]
            writer.writerow([one.round, one.seat, one.number, one.stake / 100, *cards, *told(one)])
    return path


def in_columns(folder: Path, hands: list[SimHand], written: Written) -> Path:
    """A column for each card, noughts where none lies, seats from 0, a comma before the cents; rows in order."""
    path = folder / "columns.csv"
    most = max(len(cards) for one in hands for cards in (one.cards, one.dealer))
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, delimiter=";")
        cards = [f"{of}card{place}" for of in ("", "deal") for place in range(1, most + 1)]
        writer.writerow(["Seat", "Hand", "Bet", *cards, *HEAD[6:]])
        for one in hands:
            cells = [[*map(written, held), *["0"] * (most - len(held))] for held in (one.cards, one.dealer)]
            money = [f"{cell:.2f}".replace(".", ",") if isinstance(cell, float) else cell for cell in told(one)]
            stake = f"{one.stake / 100:.2f}".replace(".", ",")
            writer.writerow([one.seat - 1, one.number, stake, *cells[0], *cells[1], *money])
    return path


def in_lists(folder: Path, hands: list[SimHand], written: Written) -> Path:
    """JSON, a row a seat: the hands of a split pair are lists in lists, and so are their stakes and payouts."""
    path = folder / "lists.json"
    seats: dict[tuple[int, int], list[SimHand]] = {}
    for one in hands:
        seats.setdefault((one.round, one.seat), []).append(one)
    rows = []
    for (number, seat), of_seat in seats.items():
        each = [told(one) for one in of_seat]
        rows.append(
            {
                "round": number,
                "seat": seat,
                "bets": [one.stake / 100 for one in of_seat],
                "hands": [list(map(written, one.cards)) for one in of_seat],
                "dealer": list(map(written, of_seat[0].dealer)),
                "payouts": [one[0] for one in each],
                "doubled": [one[1] for one in each],
                "surrender": each[0][2],
                "even": each[0][3],
                "ins_bet": each[0][4],
                "ins_paid": each[0][5],
            }
        )
    path.write_text(json.dumps(rows), encoding="utf-8")
    return path


@pytest.mark.parametrize("written", [letters, to_thirteen, to_eleven])
@pytest.mark.parametrize("shape", [in_cells, in_columns, in_lists])
def test_blackjack_by_ranks_alone(
    tmp_path: Path, shape: Callable[[Path, list[SimHand], Written], Path], written: Written
) -> None:
    hands = with_mistakes(lawful(400, seed=11), MISTAKES)
    source = shape(tmp_path, hands, written)
    columns = attested(guessed(source)[0]).replace("TABLE-1", "BJ-101")
    rows, said = converted(tmp_path, source, columns)
    assert (said.left_out, said.hands) == (0, len(hands))
    report = replayed(tmp_path, rows, "633a-shoe")
    if shape is in_columns:
        # Rounds have no numbers there; two of the same cards and rising seats are read as one.
        assert sorted(cents for _, cents in found(report)) == sorted(cents for _, cents in planted(hands))
    else:
        assert found(report) == planted(hands)
    assert found(report, Outcome.REVIEW) == []
    assert report.tally("losing-wager-not-collected").passed > 100


def test_blackjack_by_ranks_that_stand_together(tmp_path: Path) -> None:
    hands = with_mistakes(lawful(400, seed=12), MISTAKES)
    source = in_cells(tmp_path, hands, letters, "")
    columns = attested(guessed(source)[0]).replace("TABLE-1", "BJ-101")
    assert "cards: {dealer: Dealer, run_together: true} # ? ranks stand together in Cards and Dealer" in columns
    rows, said = converted(tmp_path, source, columns)
    assert (said.left_out, said.hands) == (0, len(hands))
    report = replayed(tmp_path, rows, "633a-shoe")
    assert found(report) == planted(hands)
    assert found(report, Outcome.REVIEW) == []


@pytest.mark.parametrize("written", [letters, to_thirteen, to_nought])
def test_scorecards_of_baccarat_by_ranks_alone(tmp_path: Path, written: Written) -> None:
    coups: dict[int, SimBet] = {bet.round: bet for bet in baccarat_rounds.lawful(300, seed=5)}
    path = tmp_path / "coups.csv"
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        cards = [f"{hand} card {place}" for hand in ("Player", "Banker") for place in (1, 2, 3)]
        writer.writerow(["Shoe", "No", *cards, "Player points", "Banker points", "Winner"])
        for number, bet in coups.items():
            cells = [[*map(written, hand), *[""] * (3 - len(hand))] for hand in (bet.player, bet.banker)]
            counts = points(bet.player), points(bet.banker)
            word = winner(bet)[0].upper() if number != 7 else {"player": "B"}.get(winner(bet), "P")
            writer.writerow([number // 60, number % 60, *cells[0], *cells[1], *counts, word])
    columns = attested(guessed(path)[0]).replace("TABLE-1", "MB-201")
    assert 'round: [Shoe, "No"]' in columns
    assert "Player points is the Point Count of the cards in 300 of 300 rows" in columns
    rows, said = converted(tmp_path, path, columns.replace("  - no-vigorish", "#"))
    assert (said.left_out, said.rounds) == (0, 300)
    report = replayed(tmp_path, rows, "541-shoe")
    assert [one.rule for one in report.findings] == ["result-announced-wrongly"]
    assert found(report) == [(7, 0)]
    assert report.tally("result-announced-wrongly").passed == 299
