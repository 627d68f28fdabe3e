"""Finished rounds in many shapes: the planted mispayments are found to the cent, and nothing else is accused."""

import csv
from collections.abc import Iterable
from pathlib import Path

import pytest

from tests.log.rounds import baccarat_rounds, shapes
from tests.log.rounds.baccarat_rounds import SimBet
from tests.log.rounds.blackjack_rounds import (
    MISTAKES,
    SimHand,
    blackjack_paid_even,
    double_paid_single,
    lawful,
    loser_paid,
    planted,
    push_paid,
    winner_kept,
    winner_unpaid,
    with_mistakes,
)
from validator.core.data import data_folder
from validator.core.finding import LogPlace, Outcome
from validator.log.importers import Row
from validator.log.importers.rounds.converting import ImportMessages, convert_by_map
from validator.log.writing import write_jsonl
from validator.replay.filings import load_filings
from validator.replay.logs import replay_logs
from validator.replay.report import ReplayReport

SUBMISSIONS = data_folder("submissions")
ROUNDS = 3000
WITHOUT_STAKE = (push_paid, loser_paid, winner_unpaid, double_paid_single, blackjack_paid_even, winner_kept)


def converted(folder: Path, source: Path, columns: str) -> tuple[list[Row], ImportMessages]:
    path = folder / f"{source.stem}-map.yaml"
    path.write_text(columns, encoding="utf-8")
    told = ImportMessages()
    rows = list(convert_by_map(source, path, told))
    assert [fault.message for fault in told.faults] == []
    return rows, told


def replayed(folder: Path, rows: Iterable[Row], filing: str) -> ReplayReport:
    log = folder / "log.jsonl"
    write_jsonl(log, rows)
    return replay_logs(
        [log],
        load_filings(
            [SUBMISSIONS / f"{filing}.yaml"],
        ),
        "interpreted",
        as_if_approved=True,
    )


def found(report: ReplayReport, outcome: Outcome = Outcome.FAIL) -> list[tuple[int, int]]:
    """Round and cents of each accusation."""
    return sorted(
        (finding.where.round, finding.overpaid_cents or 0)
        for finding in report.findings
        if finding.outcome is outcome and isinstance(finding.where, LogPlace) and finding.where.round is not None
    )


@pytest.fixture(scope="module")
def hands() -> list[SimHand]:
    return with_mistakes(lawful(ROUNDS), MISTAKES)


def plain(rows: Iterable[Row]) -> list[Row]:
    """The rows of rounds without what is the source's own."""
    return [
        {name: value for name, value in row.items() if not name.startswith("x-")}
        for row in rows
        if row["kind"] != "records"
    ]


def test_18_mispayments_in_3000_rounds_are_found_to_the_cent_and_nothing_else(
    tmp_path: Path, hands: list[SimHand]
) -> None:
    rows, told = converted(tmp_path, *shapes.a_row_a_hand(tmp_path, hands))
    assert (told.rows, told.rounds, told.hands, told.left_out) == (len(hands), ROUNDS, len(hands), 0)
    report = replayed(tmp_path, rows, "633a-shoe")
    assert len(planted(hands)) == 18
    assert found(report) == planted(hands)
    assert found(report, Outcome.REVIEW) == []
    for rule in ("win-by-higher-total-not-paid", "tie-not-returned", "losing-wager-not-collected"):
        tally = report.tally(rule)
        assert tally.passed > 100 * tally.failed
        assert not tally.missing


def test_lawful_rounds_are_accused_of_nothing(tmp_path: Path) -> None:
    rows, _ = converted(tmp_path, *shapes.a_row_a_hand(tmp_path, lawful(600, seed=5)))
    report = replayed(tmp_path, rows, "633a-shoe")
    assert report.rounds == 600
    assert report.findings == []


@pytest.mark.parametrize("shape", shapes.OTHERS)
def test_every_shape_gives_the_same_rows(tmp_path: Path, hands: list[SimHand], shape: shapes.Shape) -> None:
    some = [hand for hand in hands if hand.round <= 600]
    wanted, _ = converted(tmp_path, *shapes.a_row_a_hand(tmp_path, some))
    rows, told = converted(tmp_path, *shape(tmp_path, some))
    assert told.left_out == 0
    assert plain(rows) == plain(wanted)
    declared = [row for row in rows if row["kind"] == "records"]
    assert declared == [row for row in wanted if row["kind"] == "records"]


@pytest.mark.parametrize("hidden", [False, True])
def test_winnings_alone_tell_a_push_from_a_loss_by_the_word_for_the_result_only(tmp_path: Path, hidden: bool) -> None:
    hands = with_mistakes(lawful(600, surrender=False), WITHOUT_STAKE)
    path = tmp_path / "won.csv"
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(["Round", "Seat", "Hand", "Bet", "Double", "Cards", "Dealer", "Won", "Result", "Even"])
        for one in hands:
            whole = one.stake + one.doubled
            result = "WIN" if one.back > whole else "PUSH" if one.back == whole else "LOSE"
            cards = " ".join(one.cards), " ".join(one.dealer)
            won = max(0, one.back - whole) / 100
            amounts = one.stake / 100, one.doubled / 100
            writer.writerow(
                [one.round, one.seat, one.number, *amounts, *cards, won, result, shapes.yes(one.even_money)]
            )
    columns = f"""
chapter: "633a"
table: BJ-101
round: Round
money: {{unit: dollars}}
cards: {{dealer: Dealer}}
hands: {{seat: Seat, hand: Hand, cards: Cards, stake: Bet, payout_without_stake: Won, double_stake: Double, even_money: Even
  {"" if hidden else ", result: Result"} }}
attested:
  [no-surrender, no-insurance, no-switched-cards, no-cards-moved, no-voided-hands, no-voided-rounds, no-changed-wagers, no-bonuses]
"""
    rows, told = converted(tmp_path, path, columns)
    report = replayed(tmp_path, rows, "633a-shoe")
    ties = report.tally("tie-not-returned")
    if hidden:
        assert [said for said in told.said if "winnings alone do not tell a push from a loss" in said]
        assert not {row["kind"] for row in rows} & {"return", "collect"}
        assert (ties.passed, ties.missing) == (0, {"each stake returned": ties.not_checkable})
        assert {number for number, _ in found(report)} <= {one.round for one in hands if one.planted}
        assert found(report)
    else:
        assert found(report) == planted(hands)
        assert ties.passed > 20


def baccarat_by_seat(folder: Path, bets: list[SimBet], *, net: bool) -> tuple[Path, str]:
    """One row a seat; ``net``: what is paid on a Banker's Hand that won is less the vigorish, which no column shows."""
    path = folder / f"seats-{net}.csv"
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(
            ["Coup", "When", "Seat", "Player hand", "Banker hand", "P", "P back", "B", "B back", "T", "T back", "Vig"]
        )
        for bet in bets:
            kinds = ("player", "banker", "tie")
            back = dict(bet.back)
            if net and "banker" in back:
                back["banker"] -= bet.vigorish
            money = [amount / 100 for kind in kinds for amount in (bet.stakes.get(kind, 0), back.get(kind, 0))]
            cards = [" ".join(bet.player), " ".join(bet.banker)]
            vigorish = "" if net else bet.vigorish / 100
            writer.writerow([bet.round, f"2010-08-12 {bet.round % 24:02}:00", bet.seat, *cards, *money, vigorish])
    vigorish = "vigorish_within_payout: true" if net else "vigorish: Vig"
    columns = f"""
chapter: "541"
table: MB-201
round: Coup
money: {{unit: dollars}}
cards: {{player: Player hand, banker: Banker hand}}
wagers:
  seat: Seat
  player_hand: {{stake: P, payout_with_stake: P back}}
  banker_hand: {{stake: B, payout_with_stake: B back, {vigorish}}}
  tie: {{stake: T, payout_with_stake: T back}}
{BACCARAT}"""
    return path, columns


def baccarat_by_wager(folder: Path, bets: list[SimBet]) -> tuple[Path, str]:
    """One row a wager, its type in a column, and the net result."""
    path = folder / "wagers.csv"
    words = {"player": "PUNTO", "banker": "BANCO", "tie": "EGALITE"}
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(["Coup", "Seat", "Type", "Player hand", "Banker hand", "Bet", "Result", "Vig"])
        for bet in bets:
            for kind, stake in bet.stakes.items():
                vigorish = bet.vigorish / 100 if kind == "banker" else 0
                cards = [" ".join(bet.player), " ".join(bet.banker)]
                result = (bet.back[kind] - stake) / 100
                writer.writerow([bet.round, bet.seat, words[kind], *cards, stake / 100, result, vigorish])
    columns = f"""
chapter: "541"
table: MB-201
one_row_is: wager
round: Coup
money: {{unit: dollars}}
cards: {{player: Player hand, banker: Banker hand}}
wagers:
  seat: Seat
  each_row: {{type: Type, player_hand: [Punto], banker_hand: [Banco], tie: [Egalite], stake: Bet, net: Result, vigorish: Vig}}
{BACCARAT}"""
    return path, columns


BACCARAT = "attested: [no-cards-moved, no-voided-hands, no-voided-rounds, no-changed-wagers, shoe-never-emptied]\n"


@pytest.fixture(scope="module")
def bets() -> list[SimBet]:
    return with_mistakes(baccarat_rounds.lawful(500), baccarat_rounds.MISTAKES)


@pytest.mark.parametrize("shape", ["gross", "net", "each"])
def test_mispayments_of_baccarat_are_found_to_the_cent_and_nothing_else(
    tmp_path: Path, bets: list[SimBet], shape: str
) -> None:
    if shape == "each":
        source, columns = baccarat_by_wager(tmp_path, bets)
    else:
        source, columns = baccarat_by_seat(tmp_path, bets, net=shape == "net")
    rows, _ = converted(tmp_path, source, columns)
    report = replayed(tmp_path, rows, "541-shoe")
    tie = [(bet.round, 500) for bet in bets if 500 in bet.planted and "tie" in bet.stakes]
    assert len(tie) == 1
    assert found(report, Outcome.REVIEW) == tie
    assert found(report) == sorted({*planted(bets)} - {*tie})
    assert [finding.root for finding in report.findings] == [None] * len(report.findings)
    assert {finding.rule for finding in report.findings if finding.outcome is Outcome.REVIEW} == {
        "tie-paid-other-than-filed"
    }


def test_lawful_rounds_of_baccarat_are_accused_of_nothing(tmp_path: Path) -> None:
    rows, _ = converted(tmp_path, *baccarat_by_seat(tmp_path, baccarat_rounds.lawful(300, seed=3), net=True))
    report = replayed(tmp_path, rows, "541-shoe")
    assert report.findings == []
    assert report.tally("vigorish-not-taken").passed > 50
