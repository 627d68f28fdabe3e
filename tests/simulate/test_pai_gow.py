"""Pai Gow dealt: the same for the same seed, with all that is rare, and with nearly every rule on play kept."""

from collections import Counter
from itertools import chain
from pathlib import Path

import pytest

from tests.simulate.dealing import SUBMISSIONS, judged, rows_of
from validator.proof.simulate.book import Row
from validator.proof.simulate.chance import RARE

NEVER_KEPT = {
    "judges what the text leaves open, counted only where it is done, and the simulation does not do it": (
        "announced-by-lesser-count",
        "tiles-inspection-verified-by-unassigned",
        "announced-of-exchanged-halves",
        "announced-with-zero-low-hand",
        "announced-with-zero-low-hand-of-dealer",
        "bank-after-new-start",
        "bank-again-around-void-round",
        "bank-not-offered-chips-unknown",
        "co-bank-surplus-vigorish-of-one-unit",
        "dealer-lower-pair-played",
        "dealer-lower-value-played",
        "dealer-set-as-filed-against-chapter",
        "dice-too-old-by-one-count",
        "idle-tiles-unspread-with-players-seated",
        "miscounted-rounds-dealers-wager-settled",
        "no-vigorish-with-co-bank",
        "player-left-before-others-were-settled",
        "settled-by-exchanged-halves",
        "settled-by-lesser-count",
        "settled-with-zero-low-hand",
        "settled-with-zero-low-hand-of-dealer",
        "shortfall-halved-by-chips",
        "shortfall-paid-by-house",
        "surplus-halved-by-chips",
        "surplus-vigorish-of-one-unit",
        "tiles-not-remixed-after-exposure-in-mixing",
        "vigorish-rounded-to-one-unit",
        "wager-called-void-left",
        "wager-called-void-settled-otherwise",
    ),
    "rests on a column, empty where there is nothing to say, that the simulated log does not declare": (
        "tiles-cut-again-to-other-end",
        "valid-roll-called-invalid",
    ),
    "counted only where it is broken, or where the lawful act leaves nothing to judge": (
        "bank-not-offered",
        "dealer-wager-not-placed",
        "dice-not-reshaken-after-lid",
        "paid-without-wager",
        "round-voided-for-wrong-setting",
        "stacks-moved-not-adjacent",
        "style-without-choice-of-bank",
        "taken-without-wager",
        "wager-withdrawn-after-no-more-bets",
    ),
    "a wrong total is a breach by itself, § 535.8(b), and a player who leaves is for review, § 535.7(b)": (
        "miscounted-round-not-void",
        "miscounted-rounds-dealers-wager-settled",
        "miscounted-rounds-wager-kept",
        "miscounted-rounds-wager-not-returned",
        "player-left-during-round",
        "tiles-not-reshuffled-after-miscount",
    ),
}
"""Rules on play that no lawful round keeps, by the reason."""


def dealt(name: str, seed: int, hours: int = 2) -> list[Row]:
    """The rows of one table with all that is rare."""
    return rows_of(SUBMISSIONS / f"{name}.yaml", seed, hours, *RARE)


def test_the_same_seed_deals_the_same() -> None:
    assert dealt("535-bank", 1, 1) == dealt("535-bank", 1, 1) != dealt("535-bank", 2, 1)


def test_what_is_rare_occurs() -> None:
    rows = list(chain.from_iterable(dealt("535-bank", seed, 6) for seed in range(1, 4)))
    kinds = Counter(row["kind"] for row in rows)
    rare = ("no-roll", "void-round", "void-hand", "stack-tile", "set-sealed", "idle", "co-bank", "stacks-moved")
    assert [kind for kind in rare if not kinds[kind]] == []
    assert {row["what"] for row in rows if row["kind"] == "no-roll"} == {"not-flat", "fell-out", "uncovered-by-bank"}


@pytest.mark.long
def test_rules_on_play_are_kept() -> None:
    kept, asked = set[str](), set[str]()
    for name, seeds, tables in (("535-plain", 4, 2), ("535-bank", 4, 1), ("535-all-styles", 30, 2)):
        for seed in range(1, seeds + 1):
            often = tuple(RARE) if seed % 2 else ()
            report = judged(Path(SUBMISSIONS, f"{name}.yaml"), seed, 2, tables, often)
            kept |= {tally.rule for tally in report.tallies if tally.passed}
            asked |= {tally.rule for tally in report.tallies}
    assert asked - kept == set(chain.from_iterable(NEVER_KEPT.values()))
