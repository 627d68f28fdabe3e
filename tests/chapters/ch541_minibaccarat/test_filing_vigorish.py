"""§ 541.13: payout odds and vigorish, below, at and above what the law says."""

import pytest

from tests.chapters.filings import outcome

DEFERRED = "vigorish: {{type: winnings, collected: {0}, deferred_until: [{1}]}}"

CASES = [
    ("player-wager-odds", "payouts: {player: 2 for 1}", "pass"),
    ("player-wager-odds", "payouts: {player: 1 for 1}", "fail"),
    ("player-wager-odds", "payouts: {player: 2 to 1}", "fail"),
    ("tie-bet-odds-too-low", "payouts: {tie: 7.9 to 1}", "fail"),
    ("tie-bet-odds-too-low", "payouts: {tie: 8 to 1}", "pass"),
    ("tie-bet-odds-too-low", "payouts: {tie: 9 to 1}", "pass"),
    ("tie-bet-odds-too-low", "payouts: {tie: 8 for 1}", "fail"),
    ("tie-bet-odds-too-low", "payouts: {player: 1 to 1}", "not checkable"),
    ("vigorish-unspecified", "", "fail"),
    ("vigorish-unspecified", "vigorish: {type: winnings}", "fail"),
    ("vigorish-unspecified", "vigorish: {type: both}", "fail"),
    ("vigorish-unspecified", "vigorish: {percent: 5%}", "pass"),
    ("vigorish-unspecified", "vigorish: {type: tie}", "not applicable"),
    ("vigorish-unspecified", "vigorish: {type: none}", "not applicable"),
    ("vigorish-percentage", "vigorish: {percent: 4%}", "pass"),
    ("vigorish-percentage", "vigorish: {percent: 5%}", "pass"),
    ("vigorish-percentage", "vigorish: {percent: 3.99%}", "fail"),
    ("vigorish-percentage", "vigorish: {percent: 6%}", "fail"),
    ("vigorish-percentage", "vigorish: {type: tie, percent: 25%}", "not applicable"),
    ("vigorish-rounded-to-another-coin", "vigorish: {rounding: up, rounding_to: '0.05'}", "pass"),
    ("vigorish-rounded-to-another-coin", "vigorish: {rounding: up, rounding_to: '0.04'}", "fail"),
    ("vigorish-rounded-to-another-coin", "vigorish: {rounding: up, rounding_to: '0.25'}", "fail"),
    ("vigorish-rounded-to-another-coin", "vigorish: {rounding: none, rounding_to: '0.25'}", "not applicable"),
    ("vigorish-collection-unselected", "vigorish: {percent: 5%}", "fail"),
    ("vigorish-collection-unselected", "vigorish: {percent: 5%, collected: deferred}", "pass"),
    ("vigorish-collection-unselected", "vigorish: {type: tie}", "not applicable"),
    ("vigorish-collection-unselected", "payouts: {tie: 8 to 1}", "not applicable"),
    ("vigorish-deferred-beyond-leaving", DEFERRED.format("deferred", "reshuffle"), "fail"),
    ("vigorish-deferred-beyond-leaving", DEFERRED.format("deferred", "player-leaves"), "pass"),
    ("vigorish-deferred-beyond-leaving", DEFERRED.format("at-payout", "reshuffle"), "not applicable"),
    ("vigorish-deferred-beyond-the-shoe", DEFERRED.format("deferred", "player-leaves"), "fail"),
    ("vigorish-deferred-beyond-the-shoe", DEFERRED.format("deferred", "new-shoe"), "pass"),
    ("vigorish-deferred-beyond-the-shoe", DEFERRED.format("deferred", "reshuffle, later"), "pass"),
    ("vigorish-deferred-to-the-next-shoe", DEFERRED.format("deferred", "new-shoe"), "review"),
    ("vigorish-deferred-to-the-next-shoe", DEFERRED.format("deferred", "new-shoe, reshuffle"), "pass"),
    ("vigorish-deferred-to-the-next-shoe", DEFERRED.format("deferred", "player-leaves"), "pass"),
    (
        "vigorish-deferred-with-continuous-device",
        "cards: {shuffler: continuous}\nvigorish: {collected: deferred}",
        "review",
    ),
    (
        "vigorish-deferred-with-continuous-device",
        "cards: {shuffler: manual}\nvigorish: {collected: deferred}",
        "not applicable",
    ),
    ("vigorish-untracked", "vigorish: {collected: deferred, tracked_by: coin}", "pass"),
    ("vigorish-untracked", "vigorish: {collected: deferred, tracked_by: otherwise}", "fail"),
    ("vigorish-untracked", "vigorish: {collected: at-payout, tracked_by: otherwise}", "not applicable"),
    ("marker-removed-early", "vigorish: {collected: deferred, marker_removed_before_collection: true}", "fail"),
    ("tie-vigorish-percentage", "vigorish: {type: tie, percent: 25%}", "pass"),
    ("tie-vigorish-percentage", "vigorish: {type: tie, percent: 24%}", "fail"),
    ("tie-vigorish-percentage", "vigorish: {type: tie, percent: 5%}", "fail"),
    ("tie-vigorish-percentage", "vigorish: {type: tie}", "not checkable"),
    ("tie-vigorish-percentage", "vigorish: {type: winnings, percent: 5%}", "not applicable"),
    ("tie-vigorish-not-for-all", "vigorish: {type: tie, applies_to: some-players}", "fail"),
    ("tie-vigorish-not-for-all", "vigorish: {type: tie, applies_to: all-players}", "pass"),
    ("tie-vigorish-not-for-all", "vigorish: {type: winnings, applies_to: some-players}", "not applicable"),
    ("tie-vigorish-late", "vigorish: {type: tie, tie_collected: later}", "fail"),
    ("both-kinds-of-vigorish", "vigorish: {type: tie}", "pass"),
    ("vigorish-not-for-all", "vigorish: {type: winnings, applies_to: some-players}", "fail"),
    ("vigorish-not-for-all", "vigorish: {type: tie, applies_to: some-players}", "not applicable"),
]


@pytest.mark.parametrize(("rule", "text", "ended"), CASES)
def test_rule_on_vigorish(rule: str, text: str, ended: str) -> None:
    assert outcome("541", rule, text) == ended
