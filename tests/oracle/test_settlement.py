"""The replay's amounts against a settlement written apart from it, over many rounds, lawful and altered."""

import json
from pathlib import Path
from random import Random

import pytest

from tests.length import either
from tests.oracle.rounds import Round, Row, number, round_of
from tests.oracle.unread import FILING, unread_rounds
from tests.simulate.rounds import rounds_of
from tests.simulate.ways import WAYS
from tests.unmarked import saying_so
from validator.core.finding import LogPlace, Outcome
from validator.replay.filings import load_filings
from validator.replay.logs import replay_logs
from validator.replay.report import ReplayReport

ROUNDS = either(300, 2_000)
"""Of each way; there are five."""


def replayed(folder: Path, rows: list[list[Row]], filing: str) -> ReplayReport:
    """What the replay says of the rows of these rounds."""
    log, submission = folder / "log.jsonl", folder / "filing.yaml"
    log.write_text(
        "\n".join(
            saying_so(
                (json.dumps(row) for round_ in rows for row in round_),
                "move-card",
                "choice",
                "split",
                "pay",
                "collect",
                "return",
                "wager",
                "deal",
                "expose",
            )
        ),
        encoding="utf-8",
    )
    submission.write_text(filing, encoding="utf-8")
    return replay_logs([log], load_filings([submission]))


def misapplied(report: ReplayReport) -> list[tuple[int, int]]:
    """Round and misapplied cents of every accusation about money."""
    found = []
    for finding in report.findings:
        assert isinstance(finding.where, LogPlace)
        if finding.overpaid_cents is not None and finding.outcome is Outcome.FAIL:
            found.append((finding.where.round, finding.overpaid_cents))
    return sorted(found)


def off(round_: Round, decks: int) -> list[int]:
    """By how much each wager of a round was settled beside every lawful amount."""
    found = []
    for wager in round_.wagers.values():
        lawful = round_.lawful(wager, decks)
        if wager.net not in lawful:
            found.append(min((wager.net - net for net in lawful), key=abs))
    return found


def altered(rows: list[Row], random: Random) -> list[Row]:
    """The rows of a round with one payment or collection changed by some cents."""
    settled = [i for i, row in enumerate(rows) if row["kind"] in ("pay", "collect")]
    if not settled:
        return rows
    at = random.choice(settled)
    cents = max(0, number(rows[at]["cents"]) + random.choice((-500, -100, -2, -1, 1, 2, 100, 500)))
    return [*rows[:at], rows[at] | {"cents": cents}, *rows[at + 1 :]]


def expected(rounds: list[list[Row]], decks: int) -> list[tuple[int, int]]:
    """Round and cents of every wager settled beside the law, by the settlement written apart."""
    found = []
    for rows in rounds:
        told = [row for row in rows if "round" in row]
        found += [(number(told[0]["round"]), cents) for cents in off(round_of(told), decks)]
    return sorted(found)


@pytest.mark.longer
@pytest.mark.parametrize("name", WAYS)
def test_lawful_rounds_and_altered_ones(name: str, tmp_path: Path) -> None:
    """Of lawful rounds every second one is altered: just these are accused, by just what they are off."""
    rounds = rounds_of(WAYS[name], seed=11, count=ROUNDS)
    decks = 8 if "decks: 8" in WAYS[name] else 6
    assert expected(rounds, decks) == []
    random = Random(name)
    changed = [altered(rows, random) if place % 2 else rows for place, rows in enumerate(rounds)]
    wrong = expected(changed, decks)
    assert len(wrong) > ROUNDS // 3
    report = replayed(tmp_path, changed, WAYS[name])
    assert report.rounds == ROUNDS
    assert misapplied(report) == wrong


@pytest.mark.longer
def test_dealer_blackjacks_that_no_reader_found(tmp_path: Path) -> None:
    """Doubled and split hands against a Blackjack, and hands of every kind, each wager settled at random."""
    rounds = unread_rounds(Random(5), ROUNDS)
    assert misapplied(replayed(tmp_path, rounds, FILING)) == expected(rounds, 6)
