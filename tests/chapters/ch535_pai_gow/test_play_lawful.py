"""Lawful play gives no finding; what is noted rests on the doubts that any play may meet."""

import pytest

from tests.chapters.ch535_pai_gow.cases import BARE, FILED
from tests.chapters.ch535_pai_gow.lawful import table_with_bank, table_without_bank
from tests.chapters.ch535_pai_gow.playlog import replay
from tests.chapters.ch535_pai_gow.rounds import table
from tests.places import in_log
from validator.core.finding import Outcome

OPEN = {
    "announced-with-zero-low-hand",
    "dealer-setting-turns-on-count",
    "dealer-setting-turns-on-rank",
    "dealer-lower-pair-played",
    "dealer-lower-value-played",
    "delivery-style-changed",
}
"""What lawful play may meet: doubts that the tiles themselves raise, or a free choice of the dealer."""


@pytest.mark.parametrize("seed", range(20))
def test_without_bank(seed: int) -> None:
    filing = FILED.replace("bank: {offered: true, co_banking: true", "bank: {offered: false, co_banking: false")
    lines, _ = table(*table_without_bank(seed, 12))
    report = replay(lines, filing)
    assert report.faults == []
    assert [(f.rule, f.citation, in_log(f).event) for f in report.findings if f.outcome is Outcome.FAIL] == []
    assert {finding.rule for finding in report.findings} <= OPEN
    for rule in (
        "losing-wager-not-collected",
        "winning-wager-not-paid",
        "vigorish-wrong",
        "hands-exposed-out-of-order",
    ):
        assert report.tally(rule).passed > 0, rule


def test_under_a_filing_that_selects_nothing() -> None:
    lines, _ = table(*(text.replace(" ordinary", "") for text in table_without_bank(1, 4)))
    report = replay(lines, BARE)
    assert {finding.rule for finding in report.findings} <= {*OPEN, "delivery-style-not-filed"}


OPEN_WITH_BANK = OPEN | {"announced-with-zero-low-hand-of-dealer", "first-offer-by-another-rotation"}


@pytest.mark.parametrize("seed", range(12))
def test_with_bank(seed: int) -> None:
    lines, _ = table(*table_with_bank(seed, 14))
    report = replay(lines, FILED)
    assert report.faults == []
    assert [(f.rule, f.citation, in_log(f).event) for f in report.findings if f.outcome is Outcome.FAIL] == []
    assert {finding.rule for finding in report.findings} <= OPEN_WITH_BANK
