"""The Super Match Wager of Blackjack Switch (§ 633a.6(e)(7), 7(g)(7), 13(i)) on rounds judged by hand."""

import pytest

from tests.chapters.ch633a_blackjack.sidewagers import lacks, table, told


def filing(decks: int) -> str:
    return f"""
chapter: "633a"
head: {{version: "1", effective: 2016-01-01}}
cards: {{decks: {decks}, dealing: shoe, shoe: single, shuffler: manual}}
optional_wagers: {{super-match: {{}}}}
variations: {{blackjack-switch: {{wagers: 2}}}}
"""


def round_(cards: str, settled: str, late: str = "") -> str:
    """One player with two hands (the first two cards are the first ones of both) and $5 on the wager."""
    one, other, third, fourth = cards.split()
    return table(f"""
        wager wager=1 what=blackjack seat=1 player=A hand=1 cents=1000
        wager wager=2 what=blackjack seat=1 player=A hand=2 cents=1000
        @placed wager wager=3 what=super-match seat=1 player=A hand=1 cents=500
        deal hand=1 seat=1 card={one} face=up
        deal hand=2 seat=1 card={other} face=up
        cards 0:9C
        deal hand=1 seat=1 card={third} face=up
        deal hand=2 seat=1 card={fourth} face=up
        cards 0:TS
        {settled}
        choice hand=1 what=switch
        switch hand=1 ref=2
        choice hand=1 what=hit
        deal hand=1 seat=1 card=2C face=up
        {late}
        cleared dest=rack
        round-end
        """)


def paid(cents: int) -> str:
    return f"@paid pay wager=3 cents={cents}\n@back return wager=3 cents=500"


TABLES = {
    6: ("633a.13(i)(1)", "super-match-paid-wrong-with-six-decks", (20000, 4000, 2500, 500)),
    8: ("633a.13(i)(2)", "super-match-paid-wrong-with-eight-decks", (25000, 3500, 2500, 500)),
}


@pytest.mark.parametrize("decks", TABLES)
@pytest.mark.parametrize(
    ("cards", "row"),
    [
        ("8H 8S 8D 8C", 0),
        ("8H 8S 5D 5C", 1),
        ("8H 5S 5D 8C", 1),
        ("8H 8S 8D 5C", 2),
        ("5H 8S 8D 8C", 2),
        ("8H 8S KD 5C", 3),
        ("KH 8S 5D 8C", 3),
        ("KH 5S KD 8C", 3),
    ],
)
def test_the_highest_row_alone_is_paid(decks: int, cards: str, row: int) -> None:
    cite, rule, rows = TABLES[decks]
    assert told(round_(cards, paid(rows[row])), filing(decks), "super-match") == []
    for other in set(rows) - {rows[row]}:
        assert told(round_(cards, paid(other)), filing(decks), "super-match") == [
            (rule, cite, "back", other - rows[row])
        ]
    assert told(round_(cards, "@back collect wager=3 cents=500"), filing(decks), "super-match") == [
        ("super-match-not-paid", "633a.7(g)(7)", "back", -rows[row] - 500)
    ]


def test_four_ranks_lose_though_two_have_one_value() -> None:
    cards = "KH TS 5D 8C"
    assert told(round_(cards, "collect wager=3 cents=500"), filing(6), "super-match") == []
    assert told(round_(cards, paid(500)), filing(6), "super-match") == [
        ("losing-super-match-paid", "633a.6(e)(7)", "back", 1000)
    ]
    assert told(round_(cards, "@back return wager=3 cents=500"), filing(6), "super-match") == [
        ("losing-super-match-not-collected", "633a.7(g)", "back", 500)
    ]


def test_the_moment_is_before_any_further_card() -> None:
    assert told(round_("KH TS 5D 8C", "", "@late collect wager=3 cents=500"), filing(6), "super-match") == [
        ("super-match-settled-at-wrong-time", "633a.7(g)", "late", None)
    ]


def test_other_decks_have_no_paytable() -> None:
    for decks in (5, 7):
        assert told(round_("8H 8S KD 5C", paid(500)), filing(decks), "super-match") == [
            ("super-match-without-paytable", "633a.13(i)", "placed", None)
        ]


def test_what_the_log_does_not_tell_is_counted() -> None:
    assert lacks(round_("8H 8S KD ?", paid(500)), filing(6), TABLES[6][1]) == {"the cards of the hands": 1}
