"""Totals announced of hands that got a card they may not have: the values of the cards hold with it and without it."""

import pytest

from tests.games.blackjack.playlog import replay
from tests.games.blackjack.rounds import DAYS, filing, table

ROUND = """bet 1 1000
cards 1 6H 5D / dealer 9C KS
1 double 1000 {double}
1 hit {card}
announce 1 {total}
turn
clear"""


@pytest.mark.parametrize("chapter", DAYS)
@pytest.mark.parametrize(
    ("double", "card", "total", "wrong"),
    (
        ("2D", "8D", 21, False),
        ("2D", "8D", 13, False),
        ("2D", "8D", 20, True),
        ("2D", "8D", 12, True),
        ("2D", "AD", 14, False),
        ("2D", "AD", 24, True),
    ),
)
def test_the_card_is_counted_or_not(chapter: str, double: str, card: str, total: int, wrong: bool) -> None:
    log, _ = table(ROUND.format(double=double, card=card, total=total), chapter=chapter)
    report = replay(log, filing(chapter))
    assert report.faults == []
    said = [finding.rule for finding in report.findings if "misvalued" in finding.rule or "misannounced" in finding.rule]
    # Where the dealer has to announce the total, a wrong one that no value of a card explains breaks that duty.
    rule = "point-total-misannounced" if chapter == "551" else "number-card-misvalued"
    assert said == ([rule] if wrong else [])
    assert report.tally("number-card-misvalued").passed == (0 if wrong else 1)
