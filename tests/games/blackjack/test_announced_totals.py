"""Totals announced of hands that got a card they may not have: the values of the cards hold with it and without it."""

import pytest

from tests.games.blackjack.playlog import replay
from tests.games.blackjack.rounds import DAYS, filing, table
from tests.games.blackjack.told import told

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
    said = [
        finding.rule for finding in report.findings if "misvalued" in finding.rule or "misannounced" in finding.rule
    ]
    # Where the dealer has to announce the total, a wrong one that no value of a card explains breaks that duty.
    rule = "point-total-misannounced" if chapter == "551" else "number-card-misvalued"
    assert said == ([rule] if wrong else [])
    assert report.tally("number-card-misvalued").passed == (0 if wrong else 1)


HIGH = """bet 1 1000
cards 1 2S AC / dealer 9C KS
1 hit KS
announce 1 23
turn
collect 1 1000
clear"""


@pytest.mark.parametrize("chapter", DAYS)
def test_an_ace_is_counted_high_only_where_the_hand_is_known_whole(chapter: str) -> None:
    """Where splits are not always recorded, a 10 may lie in the hand that no row has put there."""
    rule = "ace-counted-high"
    said = told(rule, chapter, HIGH)
    assert len(said.cites) == 1 and said.noted == (False,)
    sometimes = 'between\n{"kind": "records", "what": "split", "by": "sometimes"}'
    said = told(rule, chapter, sometimes, HIGH)
    assert said.cites == () and said.tally.missing == {"each split": 1}


HITS = """bet 1 1000
cards 1 {cards} / dealer 9C KS
announce 1 15
1 hit {first}
announce 1 17
{star}1 hit 2H
1 stand
turn
return 1 1000
clear"""


@pytest.mark.parametrize(
    ("cards", "first", "sure"),
    (("6H 2S", "2D", True), ("6H ?", "2D", True), ("9H ?", "2D", False), ("6H 3S", "?", True), ("6H ?", "?", False)),
)
def test_a_new_total_is_due_where_the_hand_surely_could_get_the_card(cards: str, first: str, sure: bool) -> None:
    """§ 551.8(g). A hand that may have had 21 or more before is not sure to have had a card due to it."""
    said = told("new-point-total-not-announced", "551", HITS.format(cards=cards, first=first, star="*"))
    assert said.events == (said.marked if sure else ())
    assert said.tally.missing.get("a record of announcements", 0) == (0 if sure else 1)


def test_a_new_total_is_not_asked_for_where_a_decision_is_of_a_hand_not_told() -> None:
    """§ 551.8(g). The player may have stood, so that the card was none of his."""
    text = HITS.format(cards="6H 2S", first="2D", star="")
    told_of = text.replace("announce 1 17\n", "announce 1 17\n1 stand hand= seat= player=\n")
    said = told("new-point-total-not-announced", "551", told_of)
    assert said.cites == ()
    assert said.tally.missing == {"a record of announcements": 1}
