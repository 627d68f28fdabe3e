"""Simulated Spanish 21, Free Bet and Down Under Blackjack: rare paths really occur, and which rules are never kept."""

from pathlib import Path

import pytest

from tests.simulate.dealing import (
    SUBMISSIONS,
    counted,
    judged,
    kept,
    kept_only_where_another_is_broken,
    rows_of as rows_under,
    told,
)
from validator.law.versions import on
from validator.proof.simulate.book import Row
from validator.proof.simulate.casino import day_of
from validator.proof.simulate.chance import RARE
from validator.report.catalogue import rules_of
from validator.submission.read import read_submission

CHAPTERS = ("551", "590", "672a", "685a")


def rows_of(name: str, seed: int, hours: int, *often: str) -> list[Row]:
    return rows_under(SUBMISSIONS / f"{name}.yaml", seed, hours, *often)


@pytest.mark.parametrize("name", ["551-shoe", "590-two-batches", "672a-shoe", "685a-two-batches"])
def test_the_same_seed_deals_the_same_rounds_and_another_seed_others(name: str) -> None:
    assert rows_of(name, 5, 1) == rows_of(name, 5, 1) != rows_of(name, 6, 1)


def test_tens_and_cards_face_up_are_found_at_spanish_21() -> None:
    rows = [row for seed in range(1, 5) for row in rows_of("551-shoe", seed, 12, "irregularities")]
    found = counted(rows)
    assert found["void-round", "face-up-cards"] and found["void-round", "wrong-card-found"]
    assert any(row["kind"] == "card-removed" and row.get("by") == "floorperson:F1" for row in rows)
    assert found["shuffle", "irregularity"] and found["card-change", None]


def test_spanish_21_is_played_with_rescue_surrender_and_fixed_payouts() -> None:
    rows = rows_of("551-shoe", 1, 12, "awards")
    found = counted(rows)
    assert found["choice", "rescue"] == found["wager-withdrawn", None] > 0
    assert found["choice", "surrender"] and found["pay", "additional-payout"] > 1
    assert not any(row["kind"] == "deal" and str(row.get("card")).startswith("T") for row in rows)


@pytest.mark.parametrize("chapter", ["590", "672a"])
def test_lammers_stand_for_wagers_at_free_bet_blackjack(chapter: str) -> None:
    rows = rows_of(f"{chapter}-shoe", 1, 8)
    found = counted(rows)
    assert found["choice", "free-double"] + found["choice", "free-split"] == found["wager", "free-bet"] > 0
    assert found["tuck", None]
    lammers = {(row["round"], row["wager"]) for row in rows if row["kind"] == "wager" and row["what"] == "free-bet"}
    settled = [row for row in rows if (row.get("round"), row.get("wager")) in lammers and row["kind"] != "wager"]
    assert {row["kind"] for row in settled if row["kind"] in ("pay", "collect", "return")} == {"pay", "collect"}
    assert not any(row["cents"] for row in settled if row["kind"] == "collect")
    assert bool(found["choice", "surrender"]) == (chapter == "590")
    assert bool(found["choice", "even-money"]) == (chapter == "672a")


def test_the_hole_card_is_read_in_every_round_of_down_under_blackjack() -> None:
    rows = rows_of("685a-two-batches", 1, 8, "irregularities")
    found = counted(rows)
    assert sum(found["peek", light] for light in ("blue", "red", "yellow")) == found["round-start", None]
    assert found["area-placed", "small"] and found["area-placed", "medium"] and found["area-placed", "large"]
    assert found["void-round", "reader-misread"] or found["void-hand", "reader-misread"]
    assert not found["choice", "surrender"]


def test_readers_are_used_in_error_and_a_floorperson_is_told() -> None:
    rows = rows_of("590-shoe", 1, 12, "irregularities") + rows_of("551-shoe", 1, 12, "irregularities")
    assert counted(rows)["notify", None] > 1


def test_too_few_cards_are_reshuffled_in_mid_round(tmp_path: Path) -> None:
    """A single deck, which none of the sample filings deals."""
    text = (SUBMISSIONS / "590-shoe.yaml").read_text(encoding="utf-8")
    assert text.count("  decks: 6") == 1
    path = tmp_path / "filing.yaml"
    path.write_text(text.replace("  decks: 6", "  decks: 1"), encoding="utf-8")
    report = judged(path, 3, 12)
    assert told(report) == []
    assert {"discards-not-shuffled", "emergency-stack-not-cut", "round-not-completed"} <= kept(report)


NEVER_KEPT: dict[str, dict[str, set[str]]] = {
    "a shoe of so many decks does not run short; one deck does, above": {
        "card-removed-elsewhere": {"590", "672a", "685a"},
        "card-removed-face-up": {*CHAPTERS},
        "discards-not-shuffled": {*CHAPTERS},
        "emergency-stack-not-cut": {*CHAPTERS},
        "further-card-removed-after-emergency-shuffle": {*CHAPTERS},
        "no-card-removed-after-emergency-shuffle": {*CHAPTERS},
        "round-not-completed": {*CHAPTERS},
    },
    "the card reader finds every Blackjack of the dealer before players decide": {
        "busted-double-down-against-dealer-blackjack": {"551"},
        "double-down-kept-against-dealer-blackjack": {"551"},
        "late-wager-returned-on-dealer-blackjack": {"590", "672a"},
        "lost-to-dealer-blackjack-not-collected": {"551"},
        "split-wager-kept-against-dealer-blackjack": {"551"},
    },
    "a Blackjack is paid in its turn, and never after the hole card is turned": {
        "blackjack-cards-not-removed": {"590", "672a"},
    },
    "the act is for review, or accused, in itself": {
        "busted-bet-kept-beside-dead-hands": {"685a"},
        "dead-hands-wager-kept": {"551", "590", "672a"},
        "even-money-beside-insurance": {"685a"},
        "even-money-paid-at-wrong-odds": {"685a"},
        "even-money-paid-late": {"685a"},
        "even-money-without-blackjack": {"685a"},
        "hands-dead-for-misused-reader": {"590", "672a"},
        "misdrawn-card-racked": {*CHAPTERS},
        "round-voided-for-missed-dealer-card": {"551", "590", "672a"},
        "round-voided-without-ground": {"590", "672a"},
    },
    "a verification names no inspection": {
        "inspection-verified-by-unassigned": {*CHAPTERS},
    },
    "the filings state the odds, by which the payouts are judged": {
        "match-the-dealer-paid-under-floor-with-eight-decks": {"551"},
        "match-the-dealer-paid-under-floor-with-six-decks": {"551"},
    },
    "each card is named, and no payment judged by what it may be": {
        "match-the-dealer-wrong-whatever-the-cards": {"551", "685a"},
    },
    "the two batches of the sample filing have one color, and which of them is dealt is not told": {
        "stored-batch-dealt-unapproved": {"551"},
    },
    "nobody has reason to do it": {
        "burned-before-unexposed-card": {*CHAPTERS},
        "cards-handled-by-player": {*CHAPTERS},
        "dealt-between-two-short-counts": {*CHAPTERS},
        "dealt-card-returned-to-the-shoe": {*CHAPTERS},
        "hand-broken-off-at-cover-card": {*CHAPTERS},
        "paid-on-withdrawn-wager": {*CHAPTERS},
        "second-patron-on-box": {*CHAPTERS},
        "unexposed-card-not-kept": {*CHAPTERS},
        "wager-altered-before-decision": {*CHAPTERS},
    },
}
"""Rules on play that simulated rounds of the sample filings do not keep, by the reason, with their chapters."""


@pytest.mark.long
@pytest.mark.parametrize("chapter", CHAPTERS)
def test_which_rules_on_play_are_never_kept_does_not_grow(chapter: str) -> None:
    all_paths = tuple(RARE)
    found: set[str] = set()
    rules: set[str] = set()
    for filing in sorted(SUBMISSIONS.glob(f"{chapter}-*.yaml")):
        for seed, often in enumerate((all_paths, all_paths, ("awards",), ("irregularities", "awards"), ()), 1):
            report = judged(filing, seed, 10, often=often)
            assert told(report) == []
            found |= kept(report)
        read = read_submission(filing)
        assert read.typed is not None
        rules |= {entry.rule.id for entry in rules_of(chapter, "play", on(day_of(read.typed)))}
    never = {rule for one in NEVER_KEPT.values() for rule, chapters in one.items() if chapter in chapters}
    assert rules - found - kept_only_where_another_is_broken(chapter) == never
