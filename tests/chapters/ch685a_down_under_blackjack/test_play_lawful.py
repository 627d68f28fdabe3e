"""Lawful play gives no finding; one fault put into it is found, and nothing else."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.chapters.ch685a_down_under_blackjack.down_under import filed
from tests.chapters.ch685a_down_under_blackjack.lawful import table
from tests.games.blackjack.playlog import replay
from tests.games.blackjack.rounds import table as written
from validator.replay.filings import load_filings
from validator.replay.logs import replay_logs

SUBMISSIONS = Path(__file__).parents[3] / "submissions"
JUDGED = (
    *("small-hole-card-shown-otherwise", "medium-hole-card-shown-otherwise", "large-hole-card-shown-otherwise"),
    *("dealers-hand-in-other-area", "large-hole-card-not-exposed", "not-returned-against-dealers-22"),
    *("match-the-dealer-paid-wrong-with-six-decks", "match-the-dealer-settled-at-wrong-time", "insurance-not-offered"),
    *("dealer-stood-short", "dealer-drew-on-standing-total", "winning-wager-paid-at-wrong-odds"),
    *("blackjack-paid-at-wrong-odds", "split-ace-drawn-to", "losing-wager-not-collected", "tie-not-returned"),
)
SEEDS = range(16)
ROUNDS = 12


def played(seed: int) -> list[str]:
    """The log of a table, all of whose acts are always recorded."""
    return written(*table(seed, ROUNDS), chapter="685a")[0]


@pytest.mark.parametrize("seed", SEEDS)
def test_lawful_play_is_accused_of_nothing(seed: int) -> None:
    """Nor is anything noted: what the text leaves open does not occur."""
    report = replay(played(seed), filed())
    assert report.faults == [] and report.unjudged == []
    assert [(one.rule, one.where) for one in report.findings] == []


def test_what_is_found_clean_was_judged() -> None:
    """Over all tables the main rules were applied."""
    kept = dict.fromkeys(JUDGED, 0)
    for seed in SEEDS:
        report = replay(played(seed), filed())
        for rule in JUDGED:
            kept[rule] += report.tally(rule).passed
    assert [rule for rule, times in kept.items() if times == 0] == []


def other_light(rows: list[dict[str, Any]]) -> None:
    """The reader shows another range than that of the card."""
    peek = next(row for row in rows if row["kind"] == "peek" and row["what"] == "blue")
    peek["what"] = "red"


def other_area(rows: list[dict[str, Any]]) -> None:
    """The dealer's hand is put in another area than that of the light."""
    area = next(row for row in rows if row["kind"] == "area-placed" and row["what"] == "medium")
    area["what"] = "small"


def unannounced(rows: list[dict[str, Any]]) -> None:
    """The dealer's total is not announced."""
    rows.remove(next(row for row in rows if row["kind"] == "announce" and row["hand"] == 0))


def short(rows: list[dict[str, Any]]) -> None:
    """A winner who is paid even gets a cent less."""
    stakes = {(row["round"], row["wager"]): row["cents"] for row in rows if row["kind"] == "wager"}
    paid = next(row for row in rows if row["kind"] == "pay" and row["cents"] == stakes[row["round"], row["wager"]])
    paid["cents"] -= 1


@pytest.mark.parametrize(
    ("fault", "rules"),
    [
        (other_light, ["small-hole-card-shown-otherwise", "dealt-after-wrong-light"]),
        (other_area, ["dealers-hand-in-other-area"]),
        (unannounced, ["dealer-total-not-announced"]),
        (short, ["winning-wager-paid-at-wrong-odds"]),
    ],
)
def test_one_fault_is_found(fault: Callable[[list[dict[str, Any]]], None], rules: list[str]) -> None:
    """Put into lawful play, it is found, and nothing else is but what it leads to."""
    rows = [json.loads(line) for line in played(3)]
    fault(rows)
    report = replay([json.dumps(row) for row in rows], filed())
    assert [one.rule for one in report.findings] == rules


def test_the_example_is_clean() -> None:
    """submissions/logs/down-under-example.jsonl is lawful under the filing that it goes with."""
    report = replay_logs(
        [SUBMISSIONS / "logs" / "down-under-example.jsonl"], load_filings([SUBMISSIONS / "685a-shoe.yaml"])
    )
    assert report.faults == [] and report.rounds == 12
    assert [(one.rule, one.where) for one in report.findings] == []
    assert report.tally("not-returned-against-dealers-22").passed > 0
    assert report.tally("large-hole-card-not-exposed").passed > 0
