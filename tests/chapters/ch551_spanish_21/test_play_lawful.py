"""Lawful play gives no finding; one fault put into it is found, and nothing else."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.chapters.ch551_spanish_21.lawful import table
from tests.chapters.ch551_spanish_21.spanish import spanish
from tests.games.blackjack.playlog import replay
from validator.replay.filings import load_filings
from validator.replay.logs import replay_logs

SUBMISSIONS = Path(__file__).parents[3] / "submissions"

JUDGED = (
    *("longer-21-against-longer-21-not-paid", "losing-wager-not-collected", "winning-wager-paid-at-wrong-odds"),
    *("match-the-dealer-paid-wrong", "new-point-total-not-announced", "dealers-card-not-announced"),
    *("rescued-original-not-forfeited", "split-hands-interleaved", "surrender-half-wrong", "dealer-stood-short"),
    *("blackjack-paid-at-wrong-odds", "cards-picked-up-out-of-order", "dealer-drew-without-effect"),
)
SEEDS = range(16)


def played(seed: int) -> list[str]:
    """The log of a table of twelve rounds, all of whose acts are always recorded."""
    lines, _ = spanish(str(seed), *table(seed, 12), undeclared=(), clear=False).log()
    return lines


def filing() -> str:
    """What it is played under."""
    return spanish("", "").filing


@pytest.mark.parametrize("seed", SEEDS)
def test_lawful_play_is_accused_of_nothing(seed: int) -> None:
    """Nor is anything noted: what the text leaves open does not occur."""
    report = replay(played(seed), filing())
    assert report.faults == [] and report.unjudged == []
    assert [(one.rule, one.where) for one in report.findings] == []


def test_what_is_found_clean_was_judged() -> None:
    """Over all tables the main rules were applied."""
    kept = dict.fromkeys(JUDGED, 0)
    for seed in SEEDS:
        report = replay(played(seed), filing())
        for rule in JUDGED:
            kept[rule] += report.tally(rule).passed
    assert [rule for rule, times in kept.items() if times == 0] == []


def unannounced(rows: list[dict[str, Any]]) -> None:
    """The total after a card that a player drew is not announced."""
    at = next(
        at
        for at, row in enumerate(rows)
        if row["kind"] == "announce" and rows[at - 1]["kind"] == "deal" and rows[at - 2].get("what") == "hit"
    )
    del rows[at]


def uncalled(rows: list[dict[str, Any]]) -> None:
    """The dealer does not call out his card."""
    rows.remove(next(row for row in rows if row["kind"] == "call"))


def short(rows: list[dict[str, Any]]) -> None:
    """A winner who is paid even gets a cent less."""
    stakes = {
        (row["round"], row["wager"]): row["cents"] for row in rows if row["kind"] == "wager" and row["wager"] < 99
    }
    paid = next(
        row for row in rows if row["kind"] == "pay" and row["cents"] == stakes.get((row["round"], row["wager"]))
    )
    paid["cents"] -= 1


@pytest.mark.parametrize(
    ("fault", "rule"),
    [
        (unannounced, "new-point-total-not-announced"),
        (uncalled, "dealers-card-not-announced"),
        (short, "winning-wager-paid-at-wrong-odds"),
    ],
)
def test_one_fault_is_one_finding(fault: Callable[[list[dict[str, Any]]], None], rule: str) -> None:
    """Put into lawful play, it is found, and nothing else is."""
    rows = [json.loads(line) for line in played(3)]
    fault(rows)
    report = replay([json.dumps(row) for row in rows], filing())
    assert [one.rule for one in report.findings] == [rule]


def test_the_example_log_is_lawful_under_the_example_filing() -> None:
    """Rounds with a split, a rescue, a surrender, Insurance, matches and the fixed payout of three 7s."""
    report = replay_logs(
        [SUBMISSIONS / "logs" / "spanish-21-example.jsonl"], load_filings([SUBMISSIONS / "551-shoe.yaml"])
    )
    assert report.faults == [] and report.unjudged == [] and report.findings == []
    for rule in ("additional-payout-to-others-wrong", "rescue-late", "surrender-half-wrong", "split-hands-interleaved"):
        assert report.tally(rule).passed > 0, rule
