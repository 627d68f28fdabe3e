"""§ 633a.7(g) and (o): optional wagers settled from the dealer's right, before the Blackjack Wagers; what meters get."""

import pytest

from tests.chapters.ch633a_blackjack import test_play_bad_beat as bad_beat, test_play_straight_jack as straight_jack
from tests.chapters.ch633a_blackjack.sidewagers import kept, table, told

TERMS = """
chapter: "633a"
head: {version: "1", effective: 2016-01-01}
cards: {decks: 6, dealing: shoe, shoe: single, shuffler: manual}
dealing: {blackjack_paid: immediately}
"""
HOUSE_MONEY = TERMS + "optional_wagers: {house-money: {}}\n"
SWITCH = TERMS + "optional_wagers: {super-match: {}}\nvariations: {blackjack-switch: {wagers: 2}}\n"


def two_house_money(settled: str) -> str:
    """Two players at a table that counts its seats clockwise: neither has a pair, a straight or an ace-king."""
    return table(f"""
        wager wager=1 what=blackjack seat=1 player=A hand=1 cents=1000
        wager wager=11 what=house-money seat=1 player=A hand=1 cents=500
        wager wager=2 what=blackjack seat=2 player=B hand=2 cents=1000
        wager wager=12 what=house-money seat=2 player=B hand=2 cents=500
        cards 1:4H 2:4D 0:9C 1:8S 2:9H 0:TS
        {settled}
        choice hand=1 what=stand
        choice hand=2 what=stand
        expose hand=0 card=TS
        collect wager=2 cents=1000
        collect wager=1 cents=1000
        cleared dest=rack
        round-end
        """)


def two_super_match(settled: str) -> str:
    """Two players with two hands each, all of four ranks."""
    wagers = "\n".join(
        f"wager wager={hand} what=blackjack seat={seat} player=P{seat} hand={hand} cents=1000"
        for seat, hand in ((1, 1), (1, 2), (2, 3), (2, 4))
    )
    first = "\n".join(
        f"deal hand={hand} seat={(hand + 1) // 2} card={card} face=up"
        for hand, card in enumerate(("KH", "TS", "5D", "7C"), 1)
    )
    second = "\n".join(
        f"deal hand={hand} seat={(hand + 1) // 2} card={card} face=up"
        for hand, card in enumerate(("5H", "8S", "9D", "JC"), 1)
    )
    return table(f"""
        {wagers}
        wager wager=11 what=super-match seat=1 player=P1 hand=1 cents=500
        wager wager=12 what=super-match seat=2 player=P2 hand=3 cents=500
        {first}
        cards 0:9C
        {second}
        cards 0:TS
        {settled}
        cleared dest=rack
        round-end
        """)


RIGHT_FIRST = "collect wager=12 cents=500\n@second collect wager=11 cents=500"
LEFT_FIRST = "collect wager=11 cents=500\n@second collect wager=12 cents=500"


@pytest.mark.parametrize(
    ("rounds", "filing", "rule"),
    [
        (two_house_money, HOUSE_MONEY, "house-money-out-of-seat-order"),
        (two_super_match, SWITCH, "super-match-out-of-seat-order"),
    ],
)
def test_from_the_dealers_right(rounds: object, filing: str, rule: str) -> None:
    assert callable(rounds)
    assert told(rounds(RIGHT_FIRST), filing, "out-of-seat-order") == []
    assert kept(rounds(RIGHT_FIRST), filing, rule) == 2
    assert told(rounds(LEFT_FIRST), filing, "out-of-seat-order") == [(rule, "633a.7(g)", "second", None)]


def test_straight_jack_from_the_dealers_right() -> None:
    rule = "straight-jack-out-of-seat-order"
    right = straight_jack.two("4H 5D", "4S 5C", straight_jack_paid(12) + straight_jack_paid(11))
    assert told(right, straight_jack.FILING, rule) == []
    assert kept(right, straight_jack.FILING, rule) == 2
    left = straight_jack.two("4H 5D", "4S 5C", straight_jack_paid(11) + "@second " + straight_jack_paid(12))
    assert told(left, straight_jack.FILING, rule) == [(rule, "633a.7(o)", "second", None)]


def straight_jack_paid(wager: int) -> str:
    return f"pay wager={wager} cents=1500\nreturn wager={wager} cents=500\n"


BLACKJACK_WAGER = "collect wager=1 cents=1000\n"


def test_straight_jack_before_the_blackjack_wager() -> None:
    rule = "straight-jack-settled-after-blackjack-wagers"
    before = straight_jack.round_("4H 5D", straight_jack.paid(1500) + "\n" + BLACKJACK_WAGER)
    assert told(before, straight_jack.FILING, "straight-jack") == []
    assert kept(before, straight_jack.FILING, rule) == 1
    after = straight_jack.round_("4H 5D", BLACKJACK_WAGER + "@after " + straight_jack.paid(1500))
    assert told(after, straight_jack.FILING, "straight-jack") == [("~" + rule, "633a.7(o)", "after", None)]


def test_bad_beat_before_the_blackjack_wager() -> None:
    rule = "bad-beat-settled-after-blackjack-wagers"
    before = bad_beat.round_("TC", bad_beat.LOST + "\n" + BLACKJACK_WAGER, "", up="4C 6S")
    assert told(before, bad_beat.FILING, "bad-beat") == []
    assert kept(before, bad_beat.FILING, rule) == 1
    after = bad_beat.round_("TC", BLACKJACK_WAGER + "@after " + bad_beat.LOST, "", up="4C 6S")
    assert told(after, bad_beat.FILING, "bad-beat") == [("~" + rule, "633a.7(o)", "after", None)]


@pytest.mark.parametrize(
    ("rounds", "filing", "what", "stake"),
    [
        (bad_beat.round_("TC", bad_beat.LOST, "", up="4C 6S"), bad_beat.FILING, "bad-beat", 100),
        (straight_jack.round_("4H 5D", straight_jack.paid(1500)), straight_jack.FILING, "straight-jack", 500),
    ],
)
def test_what_the_wager_adds_to_the_meter(rounds: str, filing: str, what: str, stake: int) -> None:
    """1% is filed."""
    rule = f"{what}-contribution-otherwise"
    placed = next(line.strip() for line in rounds.splitlines() if f"what={what}-progressive seat" in line)
    for cents, broken in ((stake // 100, False), (stake // 100 + 1, True)):
        added = rounds.replace(
            placed, f"{placed}\n@added meter-contribution what={what}-progressive wager=2 cents={cents}"
        )
        cite = "633a.13(j)(2)" if what == "bad-beat" else "633a.13(m)(2)"
        assert told(added, filing, what) == [("~" + rule, cite, "added", None)] * broken
        assert kept(added, filing, rule) == (0 if broken else 1)


def test_the_straight_jack_meter_is_set_back_to_the_filed_amount() -> None:
    rule = "straight-jack-meter-reset-otherwise"
    for cents, broken in ((500000, False), (499999, True), (500001, True)):
        reset = f"{straight_jack.paid(1500)}\n@reset meter-reset what=straight-jack-progressive cents={cents}"
        rounds = straight_jack.round_("4H 5D", reset)
        assert told(rounds, straight_jack.FILING, "straight-jack") == [(rule, "633a.13(m)(2)", "reset", None)] * broken
        assert kept(rounds, straight_jack.FILING, rule) == (0 if broken else 1)


def test_a_20_collected_where_it_does_not_win_by_itself_is_kept() -> None:
    rounds = bad_beat.round_("TC", bad_beat.LOST, "", up="4C 4S")
    assert kept(rounds, bad_beat.FILING, "bad-beat-20-paid-without-selection") == 1


def test_an_ace_and_a_king_paid_are_kept() -> None:
    rounds = straight_jack.round_("AD KH", straight_jack.paid(1500))
    assert kept(rounds, straight_jack.FILING, "straight-jack-ace-king-not-paid") == 1
