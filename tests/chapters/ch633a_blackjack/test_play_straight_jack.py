"""The Straight Jack Progressive Wager (§ 633a.6(e)(11), 7(g)(9), 7(o)(3), 13(m)) on rounds judged by hand."""

import pytest

from tests.chapters.ch633a_blackjack.sidewagers import kept, lacks, table, told

FILING = """
chapter: "633a"
head: {version: "1", effective: 2016-01-01}
cards: {decks: 6, dealing: shoe, shoe: single, shuffler: manual}
dealing: {blackjack_paid: immediately}
splitting: {additional_splits: 2}
optional_wagers:
  straight-jack-progressive: {meter: {rate: 1%, initial: 5000, reset: 5000}}
"""
METER = "- meter what=straight-jack-progressive cents=800000"
BOTH = "verify by=dealer wager=2\nverify by=floorperson:F1 wager=2"
ODDS = "633a.13(m)(1)"
OFF = "source=off-table"


def round_(cards: str, late: str, early: str = "", verify: str = BOTH, meter: str = METER) -> str:
    """One player with $10 on the game and $5 on the wager; the dealer has 19 with a 9 up."""
    first, second, *more = cards.split()
    hits = "\n".join(f"choice hand=1 what=hit\ncards 1:{card}" for card in more)
    return table(
        f"""
        wager wager=1 what=blackjack seat=1 player=A hand=1 cents=1000
        wager wager=2 what=straight-jack-progressive seat=1 player=A hand=1 cents=500 by=electronic
        cards 1:{first} 0:9C 1:{second} 0:TS
        {early}
        {hits}
        expose hand=0 card=TS
        {verify}
        {late}
        cleared dest=rack
        round-end
        """,
        meter=meter,
    )


def paid(cents: int, source: str = "") -> str:
    """The wager is paid and returned."""
    return f"pay wager=2 cents={cents} {source}".rstrip() + "\nreturn wager=2 cents=500"


def amounts(notation: str) -> list[tuple[str, str, int | None]]:
    """Rule, paragraph and cents of what is found of the wager."""
    return [(rule, cite, cents) for rule, cite, _, cents in told(notation, FILING, "straight-jack")]


DOCUMENTED = "\npayout-documented wager=2"
SIX = "AS 2D 3H 4C 5D 6H"
OTHER_SIX = "AD 2S 3H 4C 5D 6H"


@pytest.mark.parametrize(
    ("cards", "due"),
    [
        # 13(m)(1): 3, 15, 50 and 200 to 1, by the cards that continue the straight
        ("4H 5D", 1500),
        ("5D 4H", 1500),
        ("TD JH", 1500),
        ("QD KH", 1500),
        ("AD 2H", 1500),
        ("AD KH", 1500),
        ("4H 5D 6C", 7500),
        ("4H 5D 3C", 7500),
        ("4H 5D 3C 6C", 25000),
        ("3H 4D 5C 6C", 25000),
        ("AH 2D 3C 4S 5H", 100000),
        ("2H 3D 4C 5S 6H", 100000),
        # 7(o)(3)(i)(C): the 2 breaks 4 5; (D): the 7 carries 4 5 6 over 21
        ("4H 5D 2C 3S", 1500),
        ("4H 5D 5C", 1500),
        ("4H 5D 6C 7S", 7500),
        ("4H 5D 6C 8S", 7500),
    ],
)
def test_each_straight_is_paid_by_its_row(cards: str, due: int) -> None:
    rows = (1500, 7500, 25000, 100000)
    assert amounts(round_(cards, paid(due))) == []
    for other in rows:
        if other != due:
            assert [cents for *_, cents in amounts(round_(cards, paid(other)))] == [other - due]
    assert amounts(round_(cards, paid(due + 1)))[0][2] == 1
    assert amounts(round_(cards, paid(due - 1)))[0][2] == -1
    assert amounts(round_(cards, "collect wager=2 cents=500"))[0][2] == -due - 500


@pytest.mark.parametrize(
    ("cards", "settled", "rule", "cite", "cents"),
    [
        ("4H 5D 2C 3S", paid(25000), "straight-jack-card-after-break-counted", "633a.7(o)(3)(i)(C)", 23500),
        ("4H 5D 2C 3S", paid(7500), "straight-jack-card-after-break-counted", "633a.7(o)(3)(i)(C)", 6000),
        ("4H 5D 6C 7S", paid(25000), "straight-jack-overdrawn-card-counted", "633a.7(o)(3)(i)(D)", 17500),
        ("4H 5D 6C", paid(1500), "straight-jack-card-not-counted", "633a.7(o)(3)(i)", -6000),
        ("4H 5D 3C 6C", paid(7500), "straight-jack-card-not-counted", "633a.7(o)(3)(i)", -17500),
        ("4H 5D 6C", paid(25000), "straight-jack-paid-wrong", ODDS, 17500),
        ("4H 5D", "return wager=2 cents=500", "straight-jack-not-paid", "633a.7(o)(3)(i)", -1500),
        ("AD KH", "collect wager=2 cents=500", "straight-jack-ace-king-not-paid", "633a.7(o)(3)(i)", -2000),
    ],
)
def test_a_wrong_count_is_named(cards: str, settled: str, rule: str, cite: str, cents: int) -> None:
    assert amounts(round_(cards, settled, verify="" if "pay" not in settled else BOTH)) == [(rule, cite, cents)]


def test_straights_that_turn_on_an_ace_beside_a_king_are_noted() -> None:
    for cards, preferred, other in (
        ("QH KD AC", 7500, 1500),  # the ace above the king, or only as an initial card
        ("AH 2D KC", 1500, 7500),  # round the corner
    ):
        assert amounts(round_(cards, paid(preferred))) == []
        assert [one[0] for one in amounts(round_(cards, paid(other)))] == ["~straight-jack-round-the-corner"]
        assert told(round_(cards, paid(other)), FILING, "straight-jack")[0][0].startswith("~")
        assert [one[0] for one in amounts(round_(cards, paid(100000)))] == ["straight-jack-paid-wrong"]


def test_after_a_split_two_cards() -> None:
    def split(settled: str) -> str:
        return round_(
            "TH JD",
            settled,
            "choice hand=1 what=split\nwager wager=3 what=split seat=1 player=A hand=2 cents=1000\nsplit hand=2 ref=1 card=JD\ncards 1:QC 2:2H",
        )

    assert amounts(split(paid(1500))) == []
    assert told(split(paid(7500)), FILING, "straight-jack-after")[0][0] == "~straight-jack-after-a-split"
    assert amounts(split(paid(2500)))[0][0] == "straight-jack-paid-wrong"


def test_no_straight_is_collected_right_after_the_deal() -> None:
    """7(g)(9); a pair and a step of two are no straight."""
    for cards in ("4H 4D", "4H 6D", "QD AH", "KD 2H"):
        assert amounts(round_(cards, "", "collect wager=2 cents=500", "")) == []
        late = told(
            round_(cards, "@late collect wager=2 cents=500", "choice hand=1 what=hit\ncards 1:2C", ""),
            FILING,
            "straight-jack",
        )
        assert late == [("losing-straight-jack-settled-at-wrong-time", "633a.7(g)", "late", None)]
        assert amounts(round_(cards, "", "return wager=2 cents=500", "")) == [
            ("losing-straight-jack-not-collected", "633a.7(g)(9)", 500)
        ]
        assert amounts(round_(cards, "", paid(1500), ""))[0] == ("losing-straight-jack-paid", "633a.7(o)(3)(i)", 2000)


def test_a_winner_waits_for_all_cards() -> None:
    early = told(
        round_("4H 5D 6C", "", "@early pay wager=2 cents=1500\nreturn wager=2 cents=500"), FILING, "settled-early"
    )
    assert early == [("straight-jack-settled-early", "633a.7(o)", "early", None)]


def test_who_verifies() -> None:
    """100 for 1 is 99 to 1: a four-card straight at 50 to 1 lies below, a five-card straight at 200 to 1 above."""
    dealer = "verify by=dealer wager=2"
    assert amounts(round_("3H 4D 5C 6C", paid(25000), verify=dealer)) == []
    assert amounts(round_("2H 3D 4C 5S 6H", paid(100000), verify=dealer)) == [
        ("straight-jack-payout-not-verified", "633a.7(o)(3)(ii)(B)", None)
    ]
    assert amounts(round_("2H 3D 4C 5S 6H", paid(100000) + "\nverify by=floorperson:F1 wager=2", verify=dealer)) == [
        ("straight-jack-payout-not-verified", "633a.7(o)(3)(ii)(B)", None)
    ]
    assert amounts(round_("4H 5D", paid(1500), verify="")) == [
        ("straight-jack-hand-not-verified", "633a.7(o)(3)(ii)(A)", None)
    ]
    assert amounts(round_(SIX, paid(900000, OFF) + DOCUMENTED, verify=dealer)) == [
        ("straight-jack-payout-not-verified", "633a.7(o)(3)(ii)(B)", None)
    ]


def test_six_cards_win_the_meter_or_a_tenth_of_it_beside_their_odds() -> None:
    assert amounts(round_(SIX, paid(900000, OFF) + DOCUMENTED)) == []
    assert amounts(round_(OTHER_SIX, paid(180000, OFF) + DOCUMENTED)) == []
    assert kept(round_(OTHER_SIX, paid(180000, OFF) + DOCUMENTED), FILING, "straight-jack-paid-wrong") == 1
    assert amounts(round_(SIX, paid(800000, OFF) + DOCUMENTED)) == [("straight-jack-paid-wrong", ODDS, -100000)]
    assert amounts(round_(OTHER_SIX, paid(900000, OFF) + DOCUMENTED)) == [("straight-jack-paid-wrong", ODDS, 720000)]
    assert amounts(round_(SIX, paid(180000, OFF) + DOCUMENTED)) == [("straight-jack-paid-wrong", ODDS, -720000)]
    assert lacks(round_(SIX, paid(900000, OFF) + DOCUMENTED, meter=""), FILING, "straight-jack-paid-wrong") == {
        "the amount on the meter": 1
    }


def test_neither_share_of_the_meter_comes_from_the_table_inventory() -> None:
    """7(o)(3)(ii)(C): 10% or more; the odds beside it may, where they are paid by themselves."""
    inventory = "source=table-inventory"
    for cards, due in ((SIX, 900000), (OTHER_SIX, 180000)):
        assert amounts(round_(cards, paid(due, inventory) + DOCUMENTED)) == [
            ("straight-jack-paid-from-inventory", "633a.7(o)(3)(ii)(C)", None)
        ]
        apart = f"pay wager=2 cents={due - 100000} {OFF}\n" + paid(100000, inventory) + DOCUMENTED
        assert amounts(round_(cards, apart)) == []
        gone = f"muck hand=1 dest=rack\n{paid(due, OFF)}" + DOCUMENTED
        assert amounts(round_(cards, gone)) == [("straight-jack-cards-removed", "633a.7(o)(3)(ii)(C)", None)]
    assert amounts(round_("2H 3D 4C 5S 6H", paid(100000, inventory))) == []


def two(first: str, second: str, settled: str) -> str:
    """Two players with six-card straights; each stake is $5, the meter shows $8,000."""
    one, other = first.split(), second.split()
    rest = "\n".join(
        f"choice hand={seat} what=hit\ncards {seat}:{card}"
        for seat, cards in ((1, one), (2, other))
        for card in cards[2:]
    )
    return table(
        f"""
        wager wager=1 what=blackjack seat=1 player=A hand=1 cents=1000
        wager wager=11 what=straight-jack-progressive seat=1 player=A hand=1 cents=500 by=electronic
        wager wager=2 what=blackjack seat=2 player=B hand=2 cents=1000
        wager wager=12 what=straight-jack-progressive seat=2 player=B hand=2 cents=500 by=electronic
        cards 1:{one[0]} 2:{other[0]} 0:9C 1:{one[1]} 2:{other[1]} 0:TS
        {rest}
        expose hand=0 card=TS
        verify by=dealer
        verify by=floorperson:F
        {settled}
        payout-documented wager=11
        payout-documented wager=12
        cleared dest=rack
        round-end
        """,
        meter=METER,
    )


def settled(second: int, first: int) -> str:
    return f"pay wager=12 cents={second} {OFF}\nreturn wager=12 cents=500\npay wager=11 cents={first} {OFF}\nreturn wager=11 cents=500"


def test_winners_of_the_whole_meter_share_it_equally() -> None:
    assert amounts(two(SIX, SIX, settled(500000, 500000))) == []
    assert sorted(amounts(two(SIX, SIX, settled(900000, 500000)))) == [
        ("straight-jack-meter-not-shared", "633a.7(o)(3)(ii)(C)", 400000)
    ]


def test_a_tenth_beside_another_share_may_be_reckoned_in_turn() -> None:
    assert amounts(two(OTHER_SIX, OTHER_SIX, settled(180000, 180000))) == []
    assert (
        told(two(OTHER_SIX, OTHER_SIX, settled(180000, 172000)), FILING, "straight-jack")[0][0]
        == "~straight-jack-meter-paid-in-turn"
    )
    assert amounts(two(OTHER_SIX, OTHER_SIX, settled(180000, 140000))) == [("straight-jack-paid-wrong", ODDS, -40000)]
    assert amounts(two(OTHER_SIX, SIX, settled(900000, 180000))) == []


RESET = "straight-jack-meter-reset-otherwise"


def set_down(cents: int) -> str:
    return f"\n@reset meter-reset what=straight-jack-progressive cents={cents}"


@pytest.mark.parametrize(
    ("cents", "broken"), [(720000, False), (719999, True), (720001, True), (500000, False), (800000, True)]
)
def test_a_tenth_of_the_meter_sets_it_down_by_a_tenth(cents: int, broken: bool) -> None:
    """13(m)(1): what is left is not the reset amount of 13(m)(2), to which the meter may still be set back."""
    rounds = round_(OTHER_SIX, paid(180000, OFF) + DOCUMENTED + set_down(cents))
    assert told(rounds, FILING, "straight-jack") == [(RESET, "633a.13(m)(2)", "reset", None)] * broken


def test_who_wins_no_part_of_the_meter_does_not_set_it_down() -> None:
    for cards, pays in (("4H 5D", 1500), ("2H 3D 4C 5S 6H", 100000), (SIX, 900000)):
        rounds = round_(cards, paid(pays, OFF) + DOCUMENTED + set_down(720000))
        assert told(rounds, FILING, "straight-jack") == [(RESET, "633a.13(m)(2)", "reset", None)]


def test_two_tenths_set_the_meter_down_at_once_or_in_turn() -> None:
    for first, second in ((640000, None), (720000, 640000), (720000, 648000)):
        down = set_down(first) + (f"\nmeter-reset what=straight-jack-progressive cents={second}" if second else "")
        assert amounts(two(OTHER_SIX, OTHER_SIX, settled(180000, 180000) + down)) == []
    assert amounts(two(OTHER_SIX, OTHER_SIX, settled(180000, 180000) + set_down(560000)))[0][0] == RESET


def test_whether_a_tenth_was_won_may_not_be_known() -> None:
    award = paid(180000, OFF) + DOCUMENTED + set_down(720000)
    assert lacks(round_(OTHER_SIX, award, meter=""), FILING, RESET) == {"the amount on the meter": 1}
    assert lacks(round_("AD 2S 3H 4C 5D ?", award), FILING, RESET) == {"the cards of the hands": 1}


def test_what_the_log_does_not_tell_is_counted() -> None:
    rows = round_("4H 5D", paid(1500))
    assert lacks(rows.replace("1:5D", "1:?"), FILING, "straight-jack-paid-wrong") == {"the cards of the hands": 1}
    assert lacks(
        rows.replace("by=electronic", "by=chips").replace("meter-contribution ", ""),
        FILING,
        "straight-jack-not-acknowledged",
    )
    assert amounts(rows.replace("by=electronic", "by=chips")) == [
        ("straight-jack-not-acknowledged", "633a.2(d)(1)", None)
    ]
    dead = round_("4H 5D", "", "void-hand hand=1\nreturn wager=2 cents=500\nreturn wager=1 cents=1000", "")
    assert amounts(dead) == []
