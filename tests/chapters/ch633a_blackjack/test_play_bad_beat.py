"""The Bad Beat Progressive Wager and its bonuses (§ 633a.6(e)(8), 7(o)(1), 13(j)) on rounds judged by hand."""

import pytest

from tests.chapters.ch633a_blackjack.sidewagers import lacks, table, told

FILING = """
chapter: "633a"
head: {version: "1", effective: 2016-01-01}
cards: {decks: 6, dealing: shoe, shoe: single, shuffler: manual}
dealing: {blackjack_paid: immediately}
splitting: {additional_splits: 2}
optional_wagers:
  bad-beat-progressive: {any_20: false, meter: {rate: 1%, initial: 5000, reset: 5000}}
bonuses: {magic_card: true, lucky_player: true}
"""
ANY = FILING.replace("any_20: false", "any_20: true")
OPEN = FILING.replace("any_20: false, ", "")
METER = "- meter what=bad-beat-progressive cents=1234567"
BOTH = "verify by=dealer wager=2\nverify by=floorperson:F1 wager=2"
ODDS = "633a.13(j)(1)"

# The dealer's cards behind his 2C up and 2S in the hole.
DEALER = {
    "four": "7H TC",
    "five": "3D 4C TC",
    "six": "3D 4C 5D 5S",
    "seven": "2D 2H 3C 3D 7S",
    "eight": "2D 2H 2S 3C 3D 5S",
}


def round_(
    hole: str,
    settled: str,
    verify: str = BOTH,
    player: str = "KH QD",
    up: str = "2C 2S",
    more: str = "",
    meter: str = METER,
) -> str:
    """One player with $10 on the game and $1 on the wager, placed in the electronic wagering system."""
    first, second = player.split()
    one, two = up.split()
    drawn = " ".join(f"0:{card}^" for card in hole.split())
    return table(
        f"""
        wager wager=1 what=blackjack seat=1 player=A hand=1 cents=1000
        wager wager=2 what=bad-beat-progressive seat=1 player=A hand=1 cents=100 by=electronic
        {more}
        cards 1:{first} 0:{one} 1:{second} 0:{two}
        choice hand=1 what=stand
        expose hand=0 card={two}
        {f"cards {drawn}" if drawn else ""}
        {verify}
        {settled}
        cleared dest=rack
        round-end
        """,
        meter=meter,
    )


def paid(cents: int) -> str:
    """The wager is credited and returned."""
    return f"pay wager=2 cents={cents} dest=game-account\nreturn wager=2 cents=100 dest=game-account"


LOST = "collect wager=2 cents=100"


def amounts(notation: str, filing: str = FILING, about: str = "bad-beat") -> list[tuple[str, str, int | None]]:
    return [(rule, cite, cents) for rule, cite, _, cents in told(notation, filing, about)]


WON = {
    "three": ("TC", "4C 7S", 2400),
    "four": (DEALER["four"], "2C 2S", 4900),
    "five": (DEALER["five"], "2C 2S", 9900),
    "six": (DEALER["six"], "2C 2S", 99900),
    "seven": (DEALER["seven"], "2C 2S", 1234467),
    "eight": (DEALER["eight"], "2C 2S", 1234467),
    "Blackjack": ("", "AC KS", 900),
}


@pytest.mark.parametrize("name", WON)
def test_each_row_is_paid(name: str) -> None:
    hole, up, due = WON[name]
    assert amounts(round_(hole, paid(due), up=up)) == []
    assert amounts(round_(hole, f"pay wager=2 cents={due + 100} dest=game-account", up=up)) == []
    for other in {row[2] for row in WON.values()} - {due}:
        assert amounts(round_(hole, paid(other), up=up)) == [("bad-beat-paid-wrong", ODDS, other - due)]
    for cents in (due - 1, due + 1):
        assert amounts(round_(hole, paid(cents), up=up)) == [("bad-beat-paid-wrong", ODDS, cents - due)]
    assert amounts(round_(hole, LOST, "", up=up)) == [("bad-beat-not-paid", "633a.7(o)(1)(i)", -due - 100)]


@pytest.mark.parametrize(
    ("player", "hole", "up"),
    [
        ("KH QD", "TC", "4C 6S"),
        ("KH 9D", "TC", "4C 7S"),
        ("KH 9D", "", "AC KS"),
        ("KH AD", "TC", "4C 7S"),
        ("KH QD", "TC", "6C 6S"),
    ],
)
def test_nearest_losers(player: str, hole: str, up: str) -> None:
    """The dealer's 20 or 22, the player's 19 or 21."""
    assert amounts(round_(hole, LOST, "", player=player, up=up)) == []
    assert amounts(round_(hole, paid(2400), player=player, up=up)) == [
        ("losing-bad-beat-paid", "633a.7(o)(1)(i)", 2500)
    ]


def test_a_20_that_wins_by_itself() -> None:
    twenty = ("TC", "4C 4S")
    assert amounts(round_(twenty[0], "return wager=2 cents=100", "", up=twenty[1]), ANY) == []
    assert amounts(round_(twenty[0], "pay wager=2 cents=100 dest=game-account", up=twenty[1]), ANY) == []
    assert amounts(round_(twenty[0], LOST, "", up=twenty[1]), ANY) == [
        ("bad-beat-20-not-paid", "633a.7(o)(1)(i)", -100)
    ]
    assert amounts(round_(twenty[0], "return wager=2 cents=100", "", up=twenty[1])) == [
        ("bad-beat-20-paid-without-selection", "633a.7(o)(1)(i)", 100)
    ]
    assert amounts(round_(twenty[0], LOST, "", up=twenty[1])) == []
    assert lacks(round_(twenty[0], LOST, "", up=twenty[1]), OPEN, "bad-beat-paid-wrong") == {
        "what the filing selects": 1
    }
    nineteen = round_("TC", "return wager=2 cents=100", "", player="KH 9D", up="4C 4S")
    assert amounts(nineteen, ANY) == [("losing-bad-beat-not-collected", "633a.7(o)", 100)]
    assert amounts(round_("TC", paid(2400), up="4C 7S"), ANY) == []


def test_who_verifies_and_where_it_is_credited() -> None:
    dealer = "verify by=dealer wager=2"
    assert amounts(round_(DEALER["four"], paid(4900), dealer)) == []
    assert amounts(round_(DEALER["five"], paid(9900), dealer)) == [
        ("bad-beat-payout-not-verified", "633a.7(o)(1)(ii)(B)", None)
    ]
    assert amounts(round_(DEALER["four"], paid(4900), "")) == [
        ("bad-beat-hand-not-verified", "633a.7(o)(1)(ii)(A)", None)
    ]
    assert amounts(round_(DEALER["seven"], paid(1234467), dealer)) == [
        ("bad-beat-payout-not-verified", "633a.7(o)(1)(ii)(B)", None)
    ]
    small = "- meter what=bad-beat-progressive cents=9000"
    assert (
        amounts(round_(DEALER["seven"], paid(8900), dealer, meter=small))[0][0] == "~bad-beat-meter-payout-not-verified"
    )
    chips = paid(4900).replace("dest=game-account", "dest=player")
    assert amounts(round_(DEALER["four"], chips)) == [
        ("bad-beat-not-credited-to-game-account", "633a.7(o)(1)(ii)(C)", None)
    ]


def test_the_stake_beside_the_meter_is_noted() -> None:
    assert amounts(round_(DEALER["seven"], paid(1234567)))[0][0] == "~bad-beat-stake-beside-the-meter"
    assert lacks(round_(DEALER["seven"], paid(1), meter=""), FILING, "bad-beat-paid-wrong") == {
        "the amount on the meter": 1
    }


def two(first: int, second: int) -> str:
    """Two 20s on $1 and $3 against a dealer's 21 in seven cards."""
    drawn = " ".join(f"0:{card}^" for card in DEALER["seven"].split())
    return table(
        f"""
        wager wager=1 what=blackjack seat=1 player=A hand=1 cents=1000
        wager wager=11 what=bad-beat-progressive seat=1 player=A hand=1 cents=100 by=electronic
        wager wager=2 what=blackjack seat=2 player=B hand=2 cents=1000
        wager wager=12 what=bad-beat-progressive seat=2 player=B hand=2 cents=300 by=electronic
        cards 1:KH 2:JH 0:2C 1:QD 2:QS 0:2S
        choice hand=1 what=stand
        choice hand=2 what=stand
        expose hand=0 card=2S
        cards {drawn}
        verify by=dealer
        verify by=floorperson:F
        pay wager=12 cents={second} dest=game-account
        return wager=12 cents=300
        pay wager=11 cents={first} dest=game-account
        return wager=11 cents=100
        cleared dest=rack
        round-end
        """,
        meter="- meter what=bad-beat-progressive cents=1000000",
    )


def test_winners_of_the_meter_share_it_by_their_wagers() -> None:
    assert amounts(two(250000 - 100, 750000 - 300)) == []
    assert sorted(cents or 0 for _, _, cents in amounts(two(500000 - 100, 500000 - 300))) == [-250000, 250000]
    assert {one[:2] for one in amounts(two(499900, 499700))} == {("bad-beat-meter-not-shared", "633a.7(o)(1)(ii)(C)")}


def test_settled_from_the_right_when_all_cards_are_dealt() -> None:
    rows = two(249900, 749700).splitlines()
    pays = [line for line in rows if "wager=12" in line and "what" not in line]
    rest = [line for line in rows if line not in pays]
    place = next(place for place, line in enumerate(rest) if "cleared dest" in line)
    assert amounts("\n".join(rest[:place] + pays + rest[place:]))[0][:2] == ("bad-beat-out-of-seat-order", "633a.7(o)")
    early = round_(DEALER["four"], "", "").replace("expose hand=0", "collect wager=2 cents=100\nexpose hand=0")
    assert ("bad-beat-settled-early", "633a.7(o)", None) in amounts(early)


def test_after_a_split_any_hand_may_win() -> None:
    def split(settled: str) -> str:
        rows = round_("TC", settled, player="TH TD", up="4C 7S")
        acts = "choice hand=1 what=split\nwager wager=3 what=split seat=1 player=A hand=2 cents=1000\nsplit hand=2 ref=1 card=TD\ncards 1:7C 2:KH\n"
        return rows.replace("choice hand=1 what=stand", acts)

    assert amounts(split(paid(2400))) == []
    assert amounts(split(LOST))[0][0] == "~bad-beat-settled-by-the-first-split-hand"
    assert amounts(split(paid(900))) == [("bad-beat-paid-wrong", ODDS, -1500)]


def test_a_surrendered_20_may_win_or_lose() -> None:
    """7(o)(1)(i) against 9(a): both are read; another amount, and another total, are not doubtful."""

    def surrendered(settled: str, player: str = "TH TD") -> str:
        rows = round_("TC", settled, player=player, up="4C 7S")
        return rows.replace("what=stand", "what=surrender\ncollect wager=1 cents=500\nreturn wager=1 cents=500")

    assert amounts(surrendered(paid(2400))) == []
    assert amounts(surrendered(LOST)) == [("~bad-beat-of-a-surrendered-20", "633a.7(o)(1)(i)", -2500)]
    assert amounts(surrendered(paid(900))) == [("bad-beat-paid-wrong", ODDS, -1500)]
    assert amounts(surrendered(LOST, "TH 9D")) == []
    assert amounts(surrendered(paid(2400), "TH 9D"))[0][0] == "losing-bad-beat-paid"


def bonus(
    what: str, cents: int, selected: str, filing: str = FILING, player: str = "7H 9D"
) -> list[tuple[str, str, int | None]]:
    pay = f"pay wager=2 cents={cents} what={what} dest=game-account" if cents else ""
    rows = round_("", f"{LOST}\n{pay}", player=player, up="9C TS", more=selected)
    return amounts(rows, filing, "bonus")


def test_the_magic_card_bonus() -> None:
    magic = "magic-card-bonus"
    assert bonus(magic, 2000, "magic-card card=7H") == []
    assert bonus(magic, 0, "magic-card card=2H") == []
    assert bonus(magic, 0, "magic-card card=7H") == [("magic-card-bonus-wrong", ODDS, -2000)]
    assert bonus(magic, 2000, "magic-card card=2H") == [("magic-card-bonus-wrong", ODDS, 2000)]
    assert bonus(magic, 2001, "magic-card card=7H") == [("magic-card-bonus-wrong", ODDS, 1)]
    assert bonus(magic, 1900, "magic-card card=7H")[0][0] == "~bad-beat-bonus-less-the-stake"
    assert bonus(magic, 2000, "magic-card card=7S")[0][0] == "~magic-card-bonus-doubtful"
    assert bonus(magic, 4000, "magic-card card=7H", player="7H 7H")[0][0] == "~magic-card-bonus-doubtful"
    assert bonus(magic, 0, "") == []
    none = FILING.replace("magic_card: true", "magic_card: false")
    assert bonus(magic, 2000, "magic-card card=7H", none) == [("magic-card-bonus-wrong", ODDS, 2000)]


def test_the_lucky_player_bonus() -> None:
    lucky = "lucky-player-bonus"
    assert bonus(lucky, 500, "lucky-position seat=1") == []
    assert bonus(lucky, 0, "lucky-position seat=2") == []
    assert bonus(lucky, 0, "lucky-position seat=1") == [("lucky-player-bonus-wrong", ODDS, -500)]
    assert bonus(lucky, 500, "lucky-position seat=2") == [("lucky-player-bonus-wrong", ODDS, 500)]
    assert bonus(lucky, 400, "lucky-position seat=1")[0][0] == "~bad-beat-bonus-less-the-stake"
    assert lacks(round_("", LOST, up="9C TS"), FILING, "lucky-player-bonus-wrong") == {
        "what the table game system selected": 1
    }


def test_the_meter_is_set_back_to_the_filed_amount() -> None:
    for cents, found in ((500000, []), (499999, [("bad-beat-meter-reset-otherwise", "633a.13(j)(2)", None)])):
        assert (
            amounts(round_("TC", f"{LOST}\nmeter-reset what=bad-beat-progressive cents={cents}", "", up="4C 4S"))
            == found
        )
