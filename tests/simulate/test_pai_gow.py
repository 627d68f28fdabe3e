"""Pai Gow dealt: the same for the same seed, with all that is rare, and with nearly every rule on play kept."""

from collections import Counter
from itertools import chain
from pathlib import Path

import pytest

from tests.simulate.dealing import SUBMISSIONS, judged
from validator.simulate.book import Row
from validator.simulate.casino import simulated
from validator.simulate.chance import RARE
from validator.submission.read import read_submission

NEVER_KEPT = frozenset(
    """
    announced-by-lesser-count
    announced-of-exchanged-halves
    announced-with-zero-low-hand
    announced-with-zero-low-hand-of-dealer
    bank-after-new-start
    bank-again-around-void-round
    bank-not-offered
    bank-not-offered-chips-unknown
    co-bank-surplus-vigorish-of-one-unit
    cup-say-left-tiles-wrong-at-start
    cup-say-left-tiles-wrong-later
    cup-say-left-tiles-wrong-next
    dealer-lower-pair-played
    dealer-lower-value-played
    dealer-set-as-filed-against-chapter
    dealer-wager-not-placed
    dice-not-reshaken-after-lid
    dice-too-old-by-one-count
    idle-tiles-unspread-with-players-seated
    miscounted-round-not-void
    miscounted-rounds-wager-kept
    miscounted-rounds-wager-not-returned
    no-vigorish-with-co-bank
    paid-without-wager
    player-left-before-others-were-settled
    player-left-during-round
    round-voided-for-wrong-setting
    settled-by-exchanged-halves
    settled-by-lesser-count
    settled-with-zero-low-hand
    settled-with-zero-low-hand-of-dealer
    shortfall-halved-by-chips
    shortfall-paid-by-house
    stacks-moved-not-adjacent
    style-without-choice-of-bank
    surplus-halved-by-chips
    surplus-vigorish-of-one-unit
    taken-without-wager
    tiles-not-remixed-after-exposure-in-mixing
    tiles-not-reshuffled-after-miscount
    vigorish-rounded-to-one-unit
    wager-called-void-left
    wager-called-void-settled-otherwise
    wager-withdrawn-after-no-more-bets
    """.split()
)
"""Rules on play that no lawful round keeps: most are counted only where they are broken, or judge what the text leaves
open and the simulation leaves undone; miscounted dice are a breach by themselves, 535.8(b)."""


def dealt(name: str, seed: int, hours: int = 2) -> list[Row]:
    """The rows of one table with all that is rare."""
    read = read_submission(Path(SUBMISSIONS, f"{name}.yaml"))
    assert read.typed is not None
    return list(simulated(read.chapter, read.typed, 1, hours, seed, tuple(RARE)))


def test_the_same_seed_deals_the_same() -> None:
    assert dealt("535-bank", 1, 1) == dealt("535-bank", 1, 1) != dealt("535-bank", 2, 1)


def test_what_is_rare_occurs() -> None:
    rows = list(chain.from_iterable(dealt("535-bank", seed, 6) for seed in range(1, 4)))
    kinds = Counter(row["kind"] for row in rows)
    rare = ("no-roll", "void-round", "void-hand", "stack-tile", "set-sealed", "idle", "co-bank", "stacks-moved")
    assert [kind for kind in rare if not kinds[kind]] == []
    assert {row["what"] for row in rows if row["kind"] == "no-roll"} == {"not-flat", "fell-out", "uncovered-by-bank"}


@pytest.mark.longer
def test_rules_on_play_are_kept() -> None:
    kept, asked = set[str](), set[str]()
    for name, seeds, tables in (("535-plain", 4, 2), ("535-bank", 4, 1), ("535-all-styles", 14, 2)):
        for seed in range(1, seeds + 1):
            often = tuple(RARE) if seed % 2 else ()
            report = judged(Path(SUBMISSIONS, f"{name}.yaml"), seed, 2, tables, often)
            kept |= {tally.rule for tally in report.tallies if tally.passed}
            asked |= {tally.rule for tally in report.tallies}
    assert asked - kept == NEVER_KEPT
