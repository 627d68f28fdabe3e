"""Mistakes and lawful acts of the optional wagers that a settlement written apart from the rules brought to light."""

import pytest

from tests.chapters.ch633a_blackjack.sidewagers import table, told

HOUSE = """
chapter: "633a"
head: {version: "1", effective: 2016-01-01}
cards: {decks: 6, dealing: shoe, shoe: single, shuffler: manual}
dealing: {blackjack_paid: immediately}
surrender: {offered: true, settlement: after-the-card-reader}
splitting: {additional_splits: 2}
optional_wagers:
  house-money: {}
  straight-jack-progressive: {meter: {rate: 1%, initial: 5000, reset: 5000}}
"""


def house(cards: str, settled: str, up: str) -> str:
    """One player with $10 on the game and $5 on House Money; ``settled`` comes before the reader, if there is one."""
    first, second = cards.split()
    reader = "peek what=no-blackjack" if up[0] in "ATJQK" else ""
    return table(f"""
        wager wager=1 what=blackjack seat=1 player=A hand=1 cents=1000
        wager wager=2 what=house-money seat=1 player=A hand=1 cents=500
        cards 1:{first} 0:{up} 1:{second} 0:7S
        {settled}
        {reader}
        choice hand=1 what=stand
        expose hand=0 card=7S
        collect wager=1 cents=1000
        cleared dest=rack
        round-end
        """)


def found(notation: str, about: str) -> list[tuple[str, int | None]]:
    """The rules on ``about`` with a finding, and the cents."""
    return [(rule, cents) for rule, _, _, cents in told(notation, HOUSE, about)]


@pytest.mark.parametrize("up", ["9C", "TC"])
def test_a_pair_of_aces_is_a_pair_in_every_order_of_ranks(up: str) -> None:
    """633a.13(n)(2): of two aces the place of the ace decides nothing; of an ace and a 2 it does."""
    collected = "collect wager=2 cents=500"
    (pair,) = [one for one in found(house("AH AD", collected, up), "house-money-not-paid")]
    assert pair[1] == -2000
    assert found(house("AH 2D", collected, up), "house-money") == [("~house-money-ace-straight-collected", -1000)]


def test_an_ace_straight_that_loses_is_collected_before_the_reader() -> None:
    """633a.7(g)(10): what loses is collected at once; only what wins waits for the card reader."""
    collected = "collect wager=2 cents=500"
    paid = "pay wager=2 cents=500\nreturn wager=2 cents=500"
    assert found(house("AH KD", collected, "TC"), "before-reader") == []
    assert [one[0] for one in found(house("AH KD", paid, "TC"), "before-reader")] == [
        "house-money-settled-before-reader"
    ]
    assert [one[0] for one in found(house("8H 9D", collected, "TC"), "before-reader")] == [
        "house-money-settled-before-reader"
    ]


def surrendered(between: str) -> str:
    """Hand 2 is surrendered before the reader, ``between`` happens between the reader and its settlement."""
    return table(f"""
        wager wager=1 what=blackjack seat=1 player=A hand=1 cents=1000
        wager wager=2 what=house-money seat=1 player=A hand=1 cents=500
        wager wager=3 what=blackjack seat=2 player=B hand=2 cents=1000
        cards 1:8H 2:TD 0:TC 1:8D 2:6S 0:7S
        choice hand=2 what=surrender
        peek what=no-blackjack
        {between}
        collect wager=3 cents=500
        return wager=3 cents=500
        muck hand=2 dest=rack
        choice hand=1 what=stand
        expose hand=0 card=7S
        collect wager=1 cents=1000
        cleared dest=rack
        round-end
        """)


def test_house_money_may_be_settled_between_the_reader_and_a_surrender() -> None:
    """633a.7(g)(10)(i) and 9(a)(2)(ii) both follow the reader; another player's decision to draw comes after them."""
    payout = "choice hand=1 what=take-payout\npay wager=2 cents=1500\nreturn wager=2 cents=500"
    assert found(surrendered(payout), "surrender-not-settled") == []
    assert [one[0] for one in found(surrendered(f"{payout}\nchoice hand=1 what=hit\ncards 1:2C"), "surrender-not")] == [
        "surrender-not-settled-after-reader"
    ]


JACK = "- meter what=straight-jack-progressive cents=800000"
BOTH = "verify by=dealer wager={0}\nverify by=floorperson:F1 wager={0}"


def tenths(first: int, second: int) -> str:
    """One player with a six-card straight and the ace of diamonds or clubs on each of two boxes, $5 and $1."""
    hits = "".join(
        f"choice hand={hand} what=hit\ncards {hand}:{card}\n"
        for hand, drawn in ((1, "3H 4C 5D 6H"), (2, "3C 4H 5C 6C"))
        for card in drawn.split()
    )
    paid = "".join(
        f"{BOTH.format(wager)}\npay wager={wager} cents={cents} source=off-table\nreturn wager={wager} cents={stake}\n"
        f"payout-documented wager={wager}\n"
        for wager, cents, stake in ((12, second, 100), (11, first, 500))
    )
    return table(
        f"""
        wager wager=1 what=blackjack seat=1 player=A hand=1 cents=1000
        wager wager=11 what=straight-jack-progressive seat=1 player=A hand=1 cents=500 by=electronic
        wager wager=2 what=blackjack seat=2 player=A hand=2 cents=1000
        wager wager=12 what=straight-jack-progressive seat=2 player=A hand=2 cents=100 by=electronic
        cards 1:AD 2:AC 0:9C 1:2D 2:2H 0:TS
        {hits}
        expose hand=0 card=TS
        {paid}
        cleared dest=rack
        round-end
        """,
        meter=JACK,
    )


def test_two_boxes_of_one_player_each_win_their_tenth() -> None:
    """633a.13(m)(1) pays each winning wager; only the whole meter is shared by players."""
    assert found(tenths(180_000, 100_000), "straight-jack") == []
    assert found(tenths(180_000, 100_001), "straight-jack-paid") == [("straight-jack-paid-wrong", 1)]
    assert found(tenths(100_000, 100_000), "straight-jack-paid") == [("straight-jack-paid-wrong", -80_000)]
    assert found(tenths(172_000, 100_000), "straight-jack")[0][0] == "~straight-jack-meter-paid-in-turn"


def split(cards: str, cents: int, odds: int) -> str:
    """A 10 and a jack on which $5 were wagered are split; each hand gets one card; paid at ``odds`` and some cents."""
    one, two = cards.split()
    return table(f"""
        wager wager=1 what=blackjack seat=1 player=A hand=1 cents=1000
        wager wager=2 what=straight-jack-progressive seat=1 player=A hand=1 cents=500 by=electronic
        cards 1:TH 0:9C 1:JD 0:TS
        choice hand=1 what=split
        wager wager=3 what=split seat=1 player=A hand=2 cents=1000
        split hand=2 ref=1
        cards 1:{one}
        choice hand=1 what=stand
        cards 2:{two}
        choice hand=2 what=stand
        expose hand=0 card=TS
        {BOTH.format(2)}
        pay wager=2 cents={odds * 500 + cents}
        return wager=2 cents=500
        cleared dest=rack
        round-end
        """)


def test_after_a_split_a_longer_straight_is_open_as_far_as_the_cards_go() -> None:
    """633a.7(o)(3)(i): whether cards of split hands continue the straight is open; cards that do not are not."""
    assert found(split("9C KD", 0, 3), "straight-jack") == []
    assert found(split("9C 4D", 0, 15), "straight-jack") == [("~straight-jack-after-a-split", 6000)]
    assert found(split("9C QD", 0, 50), "straight-jack") == [("~straight-jack-after-a-split", 23500)]
    assert found(split("9C QD", 0, 200), "straight-jack") == [("straight-jack-paid-wrong", 98500)]
    assert found(split("4C 5D", 0, 15), "straight-jack") == [("straight-jack-paid-wrong", 6000)]
    assert found(split("4C 5D", 1, 3), "straight-jack") == [("straight-jack-paid-wrong", 1)]


def doubled(card: str, odds: int) -> str:
    """5 and 6 doubled, the card dealt face down and turned over with the hole card; $5 paid at ``odds``."""
    return table(f"""
        wager wager=1 what=blackjack seat=1 player=A hand=1 cents=1000
        wager wager=2 what=straight-jack-progressive seat=1 player=A hand=1 cents=500 by=electronic
        cards 1:5H 0:9C 1:6D 0:TS
        choice hand=1 what=double
        wager wager=3 what=double-down seat=1 player=A hand=1 cents=1000
        cards 1:?
        expose hand=1 card={card}
        expose hand=0 card=TS
        {BOTH.format(2)}
        pay wager=2 cents={odds * 500}
        return wager=2 cents=500
        cleared dest=rack
        round-end
        """)


def test_a_card_turned_over_later_counts_for_the_straight() -> None:
    """633a.10(c): the card of a Double Down Wager may be dealt face down."""
    assert found(doubled("7C", 15), "straight-jack") == []
    assert found(doubled("7C", 3), "straight-jack") == [("straight-jack-card-not-counted", -6000)]
    assert found(doubled("8C", 3), "straight-jack") == []
    assert found(doubled("8C", 15), "straight-jack") != []
