"""§ 541.13: payout odds and vigorish, below, at and above what the law says."""

import pytest

from tests.chapters.filings import outcome

DEFERRED = "vigorish: {{type: winnings, collected: {0}, deferred_until: [{1}]}}"

CASES = [
    ("player-wager-odds", "payouts: {player: 2 for 1}", "kept"),
    ("player-wager-odds", "payouts: {player: 1 for 1}", "broken"),
    ("player-wager-odds", "payouts: {player: 2 to 1}", "broken"),
    ("tie-bet-odds-too-low", "payouts: {tie: 7.9 to 1}", "broken"),
    ("tie-bet-odds-too-low", "payouts: {tie: 8 to 1}", "kept"),
    ("tie-bet-odds-too-low", "payouts: {tie: 9 to 1}", "kept"),
    ("tie-bet-odds-too-low", "payouts: {tie: 8 for 1}", "broken"),
    ("tie-bet-odds-too-low", "payouts: {player: 1 to 1}", "not checkable"),
    ("vigorish-unspecified", "", "broken"),
    ("vigorish-unspecified", "vigorish: {type: winnings}", "broken"),
    ("vigorish-unspecified", "vigorish: {type: both}", "broken"),
    ("vigorish-unspecified", "vigorish: {percent: 5%}", "kept"),
    ("vigorish-unspecified", "vigorish: {type: tie}", "not applicable"),
    ("vigorish-unspecified", "vigorish: {type: none}", "not applicable"),
    ("vigorish-percentage", "vigorish: {percent: 4%}", "kept"),
    ("vigorish-percentage", "vigorish: {percent: 5%}", "kept"),
    ("vigorish-percentage", "vigorish: {percent: 3.99%}", "broken"),
    ("vigorish-percentage", "vigorish: {percent: 6%}", "broken"),
    ("vigorish-percentage", "vigorish: {type: tie, percent: 25%}", "not applicable"),
    ("vigorish-rounded-to-another-coin", "vigorish: {rounding: up, rounding_to: '0.05'}", "kept"),
    ("vigorish-rounded-to-another-coin", "vigorish: {rounding: up, rounding_to: '0.04'}", "broken"),
    ("vigorish-rounded-to-another-coin", "vigorish: {rounding: up, rounding_to: '0.25'}", "broken"),
    ("vigorish-rounded-to-another-coin", "vigorish: {rounding: none, rounding_to: '0.25'}", "not applicable"),
    ("vigorish-collection-unselected", "vigorish: {percent: 5%}", "broken"),
    ("vigorish-collection-unselected", "vigorish: {percent: 5%, collected: deferred}", "kept"),
    ("vigorish-collection-unselected", "vigorish: {type: tie}", "not applicable"),
    ("vigorish-collection-unselected", "payouts: {tie: 8 to 1}", "not applicable"),
    ("vigorish-deferred-beyond-leaving", DEFERRED.format("deferred", "reshuffle"), "broken"),
    ("vigorish-deferred-beyond-leaving", DEFERRED.format("deferred", "player-leaves"), "kept"),
    ("vigorish-deferred-beyond-leaving", DEFERRED.format("at-payout", "reshuffle"), "not applicable"),
    ("vigorish-deferred-beyond-the-shoe", DEFERRED.format("deferred", "player-leaves"), "broken"),
    ("vigorish-deferred-beyond-the-shoe", DEFERRED.format("deferred", "new-shoe"), "kept"),
    ("vigorish-deferred-beyond-the-shoe", DEFERRED.format("deferred", "reshuffle, later"), "kept"),
    ("vigorish-deferred-to-the-next-shoe", DEFERRED.format("deferred", "new-shoe"), "noted"),
    ("vigorish-deferred-to-the-next-shoe", DEFERRED.format("deferred", "new-shoe, reshuffle"), "kept"),
    ("vigorish-deferred-to-the-next-shoe", DEFERRED.format("deferred", "player-leaves"), "kept"),
    (
        "vigorish-deferred-with-continuous-device",
        "cards: {shuffler: continuous}\nvigorish: {collected: deferred}",
        "noted",
    ),
    (
        "vigorish-deferred-with-continuous-device",
        "cards: {shuffler: manual}\nvigorish: {collected: deferred}",
        "not applicable",
    ),
    ("vigorish-untracked", "vigorish: {collected: deferred, tracked_by: coin}", "kept"),
    ("vigorish-untracked", "vigorish: {collected: deferred, tracked_by: otherwise}", "broken"),
    ("vigorish-untracked", "vigorish: {collected: at-payout, tracked_by: otherwise}", "not applicable"),
    ("marker-removed-early", "vigorish: {collected: deferred, marker_removed_before_collection: true}", "broken"),
    ("tie-vigorish-percentage", "vigorish: {type: tie, percent: 25%}", "kept"),
    ("tie-vigorish-percentage", "vigorish: {type: tie, percent: 24%}", "broken"),
    ("tie-vigorish-percentage", "vigorish: {type: tie, percent: 5%}", "broken"),
    ("tie-vigorish-percentage", "vigorish: {type: tie}", "not checkable"),
    ("tie-vigorish-percentage", "vigorish: {type: winnings, percent: 5%}", "not applicable"),
    ("tie-vigorish-not-for-all", "vigorish: {type: tie, applies_to: some-players}", "broken"),
    ("tie-vigorish-not-for-all", "vigorish: {type: tie, applies_to: all-players}", "kept"),
    ("tie-vigorish-not-for-all", "vigorish: {type: winnings, applies_to: some-players}", "not applicable"),
    ("tie-vigorish-late", "vigorish: {type: tie, tie_collected: later}", "broken"),
    ("both-kinds-of-vigorish", "vigorish: {type: tie}", "kept"),
    ("vigorish-not-for-all", "vigorish: {type: winnings, applies_to: some-players}", "broken"),
    ("vigorish-not-for-all", "vigorish: {type: tie, applies_to: some-players}", "not applicable"),
]


@pytest.mark.parametrize(("rule", "text", "ended"), CASES)
def test_rule_on_vigorish(rule: str, text: str, ended: str) -> None:
    assert outcome("541", rule, text) == ended
