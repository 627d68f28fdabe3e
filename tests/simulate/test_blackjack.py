"""Simulated Blackjack: rare paths really occur, cards run short, and which rules are never kept."""

from collections import Counter
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

WAYS = ("shoe", "continuous-shuffler", "two-shoes", "hand-dealt", "switch")


def filing_of(way: str) -> Path:
    return SUBMISSIONS / f"633a-{way}.yaml"


def rows_of(way: str, seed: int, hours: int, *often: str) -> list[Row]:
    return rows_under(filing_of(way), seed, hours, *often)


@pytest.mark.parametrize("way", WAYS)
def test_the_same_seed_deals_the_same_rounds_and_another_seed_others(way: str) -> None:
    assert rows_of(way, 5, 1) == rows_of(way, 5, 1) != rows_of(way, 6, 1)


def test_irregularities_occur_where_they_are_asked_for() -> None:
    found = counted(rows_of("shoe", 1, 12, "irregularities")) + counted(rows_of("two-shoes", 1, 12, "irregularities"))
    for kind, what in (
        ("card-misdealt", "skipped"),
        ("card-misdealt", "drawn-in-error"),
        ("card-misdealt", "exposed"),
        ("card-face-up", None),
        ("card-refused", None),
        ("choice", "late-card"),
        ("choice", "dead-hand"),
        ("void-hand", "no-cards-dealt"),
    ):
        assert found[kind, what], (kind, what)
    assert not found["void-round", None]


def test_devices_fail_and_tables_stand_idle_where_that_is_asked_for() -> None:
    found = counted(rows_of("shoe", 1, 12, "devices", "players", "shuffles"))
    for kind, what in (
        ("device", "malfunction"),
        ("device", "sign-placed"),
        ("idle", "start"),
        ("entry", "prohibited"),
        ("recut", None),
        ("batch-swap", None),
    ):
        assert found[kind, what], (kind, what)


def test_rare_hands_win_what_is_on_a_meter_where_they_are_asked_for() -> None:
    rows = rows_of("shoe", 1, 12, "awards")
    found = counted(rows)
    assert found["meter-reset", "hit-and-run-progressive"] or found["meter-reset", "straight-jack-progressive"]
    assert any(row["kind"] == "pay" and row.get("source") == "off-table" for row in rows)


def test_fewer_rare_paths_are_taken_where_none_is_asked_for() -> None:
    rare = counted(rows_of("shoe", 1, 4, "irregularities"))
    plain = counted(rows_of("shoe", 1, 4))
    of = [("card-misdealt", what) for what in ("skipped", "drawn-in-error", "exposed")]
    assert sum(rare[one] for one in of) > 3 * sum(plain[one] for one in of)


def changed(folder: Path, way: str, changes: dict[str, str]) -> Path:
    """A sample filing with passages changed."""
    text = filing_of(way).read_text(encoding="utf-8")
    for old, new in changes.items():
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    path = folder / "filing.yaml"
    path.write_text(text, encoding="utf-8")
    return path


def test_too_few_cards_are_reshuffled_in_mid_round(tmp_path: Path) -> None:
    """A single deck from a shoe, which none of the sample filings deals."""
    changes = {
        "decks: 8": "decks: 1",
        "shuffler: continuous": "shuffler: manual",
        "areas: [blackjack, match-the-dealer, three-card-poker]": "areas: [blackjack, three-card-poker]",
        "  match-the-dealer:\n    pays: {matching-card-of-the-same-suit: 14 to 1, "
        "matching-card-of-a-different-suit: 3 to 1}\n": "",
    }
    report = judged(changed(tmp_path, "continuous-shuffler", changes), 6, 6)
    assert told(report) == []
    assert {"discards-not-shuffled", "emergency-stack-not-cut", "round-not-completed"} <= kept(report)


@pytest.mark.parametrize("way", ["shoe", "switch"])
def test_preshuffled_cards_are_neither_inspected_nor_shuffled(way: str, tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    report = judged(changed(tmp_path, way, {"preshuffled: no": "preshuffled: 603a.16(v)"}), 1, keep=log)
    assert told(report) == []
    opening = log.read_text(encoding="utf-8").partition('"kind":"table-open"')[2].partition('"kind":"round-start"')[0]
    assert '"preshuffled"' in opening
    assert '"cut"' in opening
    for kind in ("spread", "wash", "shuffle"):
        assert f'"kind":"{kind}"' not in opening


def test_a_player_has_no_more_boxes_than_filed_and_wagers_lie_within_the_limits_posted() -> None:
    limits: dict[object, int] = {}
    boxes: Counter[object] = Counter()
    for row in rows_of("continuous-shuffler", 1, 6, "limits"):
        if row["kind"] == "posted-limits":
            limits[row["what"]] = int(str(row["cents"]))
        elif row["kind"] == "round-start":
            boxes.clear()
        elif row["kind"] == "wager" and row["what"] == "blackjack":
            boxes[row["player"]] += 1
            assert limits["minimum"] <= int(str(row["cents"])) <= limits["maximum"]
            assert boxes[row["player"]] <= 3


NEVER_KEPT = {
    "no sample filing chooses it": {
        "bad-beat-20-paid-without-selection",
        "bet-the-set-21-paid-wrong-with-two-decks",
        "optional-wager-settled-by-the-other-hand",
        "super-match-paid-wrong-with-six-decks",
    },
    "the maximum payout filed is never exceeded by so few cards of a kind": {
        "maximum-payout-not-shared",
        "one-maximum-payout-for-both-wagers",
    },
    "a shoe behind whose cover card a quarter of six or eight decks lies does not run short; one deck does, above": {
        "card-removed-elsewhere",
        "card-removed-face-up",
        "discards-not-shuffled",
        "emergency-stack-not-cut",
        "further-card-removed-after-emergency-shuffle",
        "no-card-removed-after-emergency-shuffle",
        "round-not-completed",
    },
    "the card reader finds every Blackjack of the dealer before players decide": {
        "busted-double-down-against-dealer-blackjack",
        "double-down-kept-against-dealer-blackjack",
        "lost-to-dealer-blackjack-not-collected",
        "split-21-against-dealer-blackjack",
        "split-wager-kept-against-dealer-blackjack",
        "switched-blackjack-not-collected",
    },
    "the act is for review, or accused, in itself": {
        "card-reader-used-in-error",
        "dead-hands-wager-kept",
        "misdrawn-card-racked",
        "misused-reader-notified-late",
        "round-voided-for-missed-dealer-card",
        "round-voided-without-ground",
        "void-where-play-continues",
    },
    "behind the cover card so many cards stay unseen that each kind may lie among them": {
        "card-missing-from-the-shoe",
    },
    "a verification names no inspection": {
        "inspection-verified-by-unassigned",
    },
    "each card is named, and no payment judged by what it may be": {
        "bet-the-set-21-wrong-whatever-the-cards",
        "house-money-wrong-whatever-the-cards",
        "in-between-wrong-whatever-the-cards",
        "kings-bounty-wrong-whatever-the-cards",
        "match-the-dealer-wrong-whatever-the-cards",
        "royal-match-21-wrong-whatever-the-cards",
        "super-match-wrong-whatever-the-cards",
        "three-card-poker-wrong-whatever-the-cards",
        "twenty-point-bonus-wrong-whatever-the-cards",
    },
    "nobody has reason to do it": {
        "burned-before-unexposed-card",
        "cards-handled-by-player",
        "dealt-between-two-short-counts",
        "dealt-card-returned-to-the-shoe",
        "hand-broken-off-at-cover-card",
        "paid-on-withdrawn-wager",
        "unexposed-card-not-kept",
        "wager-altered-before-decision",
    },
    "two such hands in a round are too rare": {
        "bad-beat-meter-payout-not-verified",
        "bad-beat-meter-not-shared",
    },
}
"""Rules on play that simulated rounds of the sample filings do not keep, by the reason."""


@pytest.mark.long
def test_which_rules_on_play_are_never_kept_does_not_grow() -> None:
    all_paths = tuple(RARE)
    found: set[str] = set()
    for way in WAYS:
        for seed, often in enumerate((all_paths, all_paths, ("awards",), ("irregularities", "awards"), ()), 1):
            report = judged(filing_of(way), seed, 12, often=often)
            assert told(report) == []
            found |= kept(report)
    read = read_submission(filing_of("shoe"))
    assert read.typed is not None
    rules = {entry.rule.id for entry in rules_of("633a", "play", on(day_of(read.typed)))}
    assert rules - found - kept_only_where_another_is_broken("633a") == set().union(*NEVER_KEPT.values())
