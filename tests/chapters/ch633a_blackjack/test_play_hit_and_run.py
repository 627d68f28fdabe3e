"""The Hit and Run Progressive Wager (§ 633a.6(e)(10), 7(o)(2), 13(l)) on rounds judged by hand."""

import pytest

from tests.chapters.ch633a_blackjack.sidewagers import Said, kept, lacks, table, told

FILING = """
chapter: "633a"
head: {version: "1", effective: 2016-01-01}
cards: {decks: 6, dealing: shoe, shoe: single, shuffler: manual}
dealing: {blackjack_paid: immediately}
optional_wagers:
  hit-and-run-progressive: {meter: {rate: 1%, initial: 1000, reset: 1000}}
"""

METER = "- meter what=hit-and-run-progressive cents=250000"

# The dealer's cards after 2C up and 2S in the hole, and how the player's 20 on $10 ends.
DEALER = {
    "four": ("3D TC", 17),
    "five": ("3D 4C 6D", 17),
    "six": ("2D 3D 2H 6D", 17),
    "seven": ("2D 2H 3D 3C 3S", 17),
    "eight": ("2D 2H 2S 3C 3D 5S", 21),
    "nine": ("2D 2H 2S 2C 2D 2H 5S", 21),
    "six over": ("2D 4C 4D 9S", 23),
    "five over": ("3D 4C TD", 21),
}
FLOOR = "verify by=dealer wager=2\nverify by=floorperson:F1 wager=2"


def round_(
    cards: str, settled: str, verify: str = "verify by=dealer wager=2", meter: str = METER, before: str = ""
) -> str:
    """One player with 20, $10 on the game and $5 on the wager, which its device takes in."""
    hole = " ".join(f"0:{card}^" for card in cards.split())
    return table(
        f"""
        @placed wager wager=1 what=blackjack seat=1 player=A hand=1 cents=1000
        wager wager=2 what=hit-and-run-progressive seat=1 player=A hand=1 cents=500 by=chips
        meter-contribution what=hit-and-run-progressive wager=2 cents=5
        cards 1:QD 0:2C 1:TH 0:2S
        choice hand=1 what=stand
        expose hand=0 card=2S
        {f"cards {hole}" if hole else ""}
        {before}
        {verify}
        {settled}
        collect wager=1 cents=1000 dest=table-inventory
        cleared dest=rack
        round-end
        """,
        meter=meter,
    )


def paid(cents: int, returned: int = 500, source: str = "") -> str:
    """The wager is paid and returned."""
    back = f"\nreturn wager=2 cents={returned}" if returned else ""
    return f"@paid pay wager=2 cents={cents} {source}".rstrip() + back


PAID_WRONG, ODDS = "hit-and-run-paid-wrong", "633a.13(l)(1)"
OFF = "source=off-table"
DOCUMENTED = "\npayout-documented wager=2"
MISSED = ("hit-and-run-not-paid", "633a.7(o)(2)(i)")


@pytest.mark.parametrize(
    ("hand", "settled", "verify", "expected"),
    [
        # 13(l)(1), each row and its neighbours: 8, 25, 200 for 1, the stake in it
        ("four", "collect wager=2 cents=500", "", []),
        ("five", paid(3500), "verify by=dealer wager=2", []),
        ("six", paid(12000), "verify by=dealer wager=2", []),
        ("seven", paid(99500), FLOOR, []),
        ("eight", paid(250005 - 500, 500, OFF) + DOCUMENTED, FLOOR, []),
        ("nine", paid(250005 - 500, 500, OFF) + DOCUMENTED, FLOOR, []),
        # "for 1" has the stake in it: paid whole, and not returned besides
        ("five", paid(4000, 0), "verify by=dealer wager=2", []),
        ("five", paid(4000), "verify by=dealer wager=2", [(PAID_WRONG, ODDS, "paid", 500)]),
        ("five", paid(12000), "verify by=dealer wager=2", [(PAID_WRONG, ODDS, "paid", 8500)]),
        ("six", paid(3500), "verify by=dealer wager=2", [(PAID_WRONG, ODDS, "paid", -8500)]),
        ("seven", paid(12000), FLOOR, [(PAID_WRONG, ODDS, "paid", -87500)]),
        ("eight", paid(99500, 500, OFF) + DOCUMENTED, FLOOR, [(PAID_WRONG, ODDS, "paid", -150005)]),
        # 7(o)(2)(i)
        ("five", "@paid collect wager=2 cents=500", "", [(*MISSED, "paid", -4000)]),
        ("five", "@paid return wager=2 cents=500", "", [(*MISSED, "paid", -3500)]),
        (
            "four",
            paid(3500),
            "verify by=dealer wager=2",
            [("losing-hit-and-run-paid", "633a.7(o)(2)(i)", "paid", 4000)],
        ),
        (
            "four",
            "@paid return wager=2 cents=500",
            "",
            [("losing-hit-and-run-not-collected", "633a.7(o)", "paid", 500)],
        ),
        # "the dealer's sixth card shall also count"
        ("six over", paid(12000), "verify by=dealer wager=2", []),
        (
            "six over",
            paid(3500),
            "verify by=dealer wager=2",
            [("hit-and-run-card-over-21-not-counted", "633a.7(o)(2)(i)", "paid", -8500)],
        ),
    ],
)
def test_each_row_is_paid_and_its_neighbours_are_not(
    hand: str, settled: str, verify: str, expected: list[Said]
) -> None:
    got = told(round_(DEALER[hand][0], settled, verify), FILING, "hit-and-run")
    assert [(rule, cite, "paid", cents) for rule, cite, _, cents in got] == expected


def blackjack(settled: str, up: str = "AC", hole: str = "KS") -> str:
    return table(f"""
        wager wager=1 what=blackjack seat=1 player=A hand=1 cents=1000
        wager wager=2 what=hit-and-run-progressive seat=1 player=A hand=1 cents=500 by=electronic
        cards 1:QD 0:{up} 1:TH 0:{hole}
        peek what={"blackjack" if up == "AC" else "no-blackjack"}
        expose hand=0 card={hole}
        verify by=dealer wager=2
        {settled}
        collect wager=1 cents=1000 dest=table-inventory
        cleared dest=rack
        round-end
        """)


def test_a_dealer_blackjack_pays_its_own_row() -> None:
    assert told(blackjack(paid(1500)), FILING, "hit-and-run") == []
    assert [one[::3] for one in told(blackjack(paid(3500)), FILING, "hit-and-run")] == [(PAID_WRONG, 2000)]


def test_who_verifies() -> None:
    """A floorperson from 200 for 1 on, the dealer always; the sources that log neither are not accused."""
    six, seven = DEALER["six"][0], DEALER["seven"][0]
    assert told(round_(six, paid(12000), ""), FILING, "verified") == [
        ("hit-and-run-hand-not-verified", "633a.7(o)(2)(ii)(A)", "paid", None)
    ]
    assert told(round_(six, paid(12000), "verify by=dealer hand=1"), FILING, "verified") == []
    assert told(round_(seven, paid(99500), "verify by=dealer wager=2"), FILING, "verified") == [
        ("hit-and-run-payout-not-verified", "633a.7(o)(2)(ii)(B)", "paid", None)
    ]
    assert told(round_(seven, paid(99500), "verify by=dealer\nverify by=supervisor:S"), FILING, "verified") == []
    rows = round_(seven, paid(99500), "").replace(" verify ", " ")
    assert told(rows, FILING, "verified") == []
    assert lacks(rows, FILING, "hit-and-run-payout-not-verified") == {"who verified the payout": 1}


def test_a_small_meter_unverified_is_noted() -> None:
    small = "- meter what=hit-and-run-progressive cents=90000"
    notation = round_(DEALER["eight"][0], paid(89505, 500, OFF) + DOCUMENTED, "verify by=dealer wager=2", small)
    assert [one[0] for one in told(notation, FILING, "hit-and-run")] == ["~hit-and-run-meter-payout-not-verified"]
    large = round_(DEALER["eight"][0], paid(249505, 500, OFF) + DOCUMENTED, "verify by=dealer wager=2")
    assert [one[0] for one in told(large, FILING, "hit-and-run")] == ["hit-and-run-payout-not-verified"]


def test_the_meter_as_it_is_known() -> None:
    """A reading holds until the next where readings are always logged; what the wagers add counts."""
    eight = DEALER["eight"][0]
    right = paid(249505, 500, OFF) + DOCUMENTED
    assert kept(round_(eight, right, FLOOR), FILING, PAID_WRONG) == 1
    beside = told(round_(eight, paid(250005, 500, OFF) + DOCUMENTED, FLOOR), FILING, "hit-and-run")
    assert [one[0] for one in beside] == ["~hit-and-run-stake-beside-the-meter"]
    more = told(round_(eight, paid(250506, 500, OFF) + DOCUMENTED, FLOOR), FILING, "hit-and-run")
    assert [one[::3] for one in more] == [(PAID_WRONG, 1001)]
    silent = round_(eight, right, FLOOR, "")
    assert told(silent, FILING, "hit-and-run") == []
    assert lacks(silent, FILING, PAID_WRONG) == {"the amount on the meter": 1}
    late = round_(
        eight, paid(299500, 500, OFF) + DOCUMENTED, FLOOR, "", "meter what=hit-and-run-progressive cents=300000"
    )
    assert told(late, FILING, "hit-and-run") == []


def test_out_of_what_the_meter_is_paid_and_how_long_the_cards_stay() -> None:
    eight = DEALER["eight"][0]
    inventory = round_(eight, paid(249505, 500, "source=table-inventory"), FLOOR)
    assert told(inventory, FILING, "hit-and-run") == [
        ("hit-and-run-paid-from-inventory", "633a.7(o)(2)(ii)(C)", "paid", None)
    ]
    gone = round_(eight, "@gone muck hand=1 dest=rack\n" + paid(249505, 500, OFF) + DOCUMENTED, FLOOR)
    assert told(gone, FILING, "hit-and-run") == [("hit-and-run-cards-removed", "633a.7(o)(2)(ii)(C)", "gone", None)]
    never = round_(eight, paid(249505, 500, OFF), FLOOR)
    assert [one[0] for one in told(never, FILING, "hit-and-run")] == ["hit-and-run-cards-removed"]
    seven = round_(DEALER["seven"][0], paid(99500, 500, "source=table-inventory"), FLOOR)
    assert told(seven, FILING, "hit-and-run") == []


def several(settled: str, players: str = "AB") -> str:
    """Two or more winners of a meter of $3,000.01; each stake is $5, the second $10."""
    wagers, cards = [], []
    for seat, player in enumerate(players, 1):
        wagers.append(f"wager wager={seat} what=blackjack seat={seat} player={player} hand={seat} cents=1000")
        what = "what=hit-and-run-progressive by=electronic"
        wagers.append(
            f"wager wager={seat + 10} {what} seat={seat} player={player} hand={seat} cents={1000 if seat == 2 else 500}"
        )
        cards.append(str(seat))
    seats = len(players)
    one = " ".join(f"{place}:QD" for place in cards)
    two = " ".join(f"{place}:TH" for place in cards)
    hole = " ".join(f"0:{card}^" for card in DEALER["eight"][0].split())
    rows = "\n".join(
        [
            *wagers,
            f"cards {one} 0:2C {two} 0:2S",
            *(f"choice hand={seat} what=stand" for seat in range(1, seats + 1)),
            "expose hand=0 card=2S",
            f"cards {hole}",
            "verify by=dealer",
            "verify by=floorperson:F",
            settled,
            *(f"collect wager={seat} cents=1000 dest=table-inventory" for seat in range(seats, 0, -1)),
            "cleared dest=rack",
            "round-end",
        ]
    )
    return table(rows, meter="- meter what=hit-and-run-progressive cents=300001", never=("payout-documented",))


def test_winners_of_the_meter_share_it_equally() -> None:
    both = "@b pay wager=12 cents={} source=off-table\nreturn wager=12 cents=1000\n@a pay wager=11 cents={} source=off-table\nreturn wager=11 cents=500"
    assert told(several(both.format(149000, 149501)), FILING, "hit-and-run") == []
    assert told(several(both.format(149001, 149500)), FILING, "hit-and-run") == []
    got = told(several(both.format(199000, 99501)), FILING, "hit-and-run")
    assert [one[::3] for one in got] == [
        ("hit-and-run-meter-not-shared", -49999),
        ("hit-and-run-meter-not-shared", 50000),
    ] or [one[::3] for one in got] == [
        ("hit-and-run-meter-not-shared", 50000),
        ("hit-and-run-meter-not-shared", -49999),
    ]
    assert {one[1] for one in got} == {"633a.7(o)(2)(ii)(C)"}


def test_a_player_with_two_wagers_has_one_share() -> None:
    one = "pay wager=12 cents=200001 source=off-table\nreturn wager=12 cents=1000\npay wager=11 cents=98500 source=off-table\nreturn wager=11 cents=500"
    assert told(several(one, "AA"), FILING, "hit-and-run") == []


def test_settled_when_all_cards_are_dealt_from_the_right() -> None:
    early = round_("", "", "").replace(
        "expose hand=0 card=2S", "@early collect wager=2 cents=500\nexpose hand=0 card=2S\ncards 0:3D^ 0:TC^"
    )
    assert told(early, FILING, "hit-and-run") == [("hit-and-run-settled-early", "633a.7(o)", "early", None)]
    five = (
        "pay wager=11 cents=3500\nreturn wager=11 cents=500\n@late pay wager=12 cents=7000\nreturn wager=12 cents=1000"
    )
    rows = several(five).replace(" ".join(f"0:{card}^" for card in DEALER["eight"][0].split()), "0:3D^ 0:4C^ 0:6D^")
    assert told(rows, FILING, "hit-and-run") == [("hit-and-run-out-of-seat-order", "633a.7(o)", "late", None)]
    after = round_(DEALER["four"][0], "", "").replace("cleared dest", "@after collect wager=2 cents=500\ncleared dest")
    assert told(after, FILING, "hit-and-run") == [
        ("~hit-and-run-settled-after-blackjack-wagers", "633a.7(o)", "after", None)
    ]


@pytest.mark.parametrize("dead", [True, False])
def test_the_returned_wager_of_a_dead_box_is_not_settled_before(dead: bool) -> None:
    box = "return wager=3 cents=1000\n@after collect wager=2 cents=500"
    rows = round_(DEALER["four"][0], ("void-hand hand=2 seat=2 what=no-cards-dealt\n" if dead else "") + box, "")
    rows = rows.replace("cards 1:QD", "wager wager=3 what=blackjack seat=2 player=B hand=2 cents=1000\ncards 1:QD")
    late = ("~hit-and-run-settled-after-blackjack-wagers", "633a.7(o)", "after", None)
    assert told(rows, FILING, "hit-and-run") == ([] if dead else [late])


def test_the_meter_is_set_back_to_the_filed_amount() -> None:
    for cents, broken in ((100000, False), (99900, True), (100100, True)):
        rows = round_(
            DEALER["four"][0],
            f"collect wager=2 cents=500\n@reset meter-reset what=hit-and-run-progressive cents={cents}",
            "",
        )
        found = [("hit-and-run-meter-reset-otherwise", "633a.13(l)(2)", "reset", None)] * broken
        assert told(rows, FILING, "hit-and-run") == found
    rows = round_(DEALER["four"][0], "collect wager=2 cents=500\nmeter-reset what=hit-and-run-progressive", "")
    assert lacks(rows, FILING, "hit-and-run-meter-reset-otherwise") == {"the amount on the meter": 1}


def test_a_wager_that_no_device_took_in() -> None:
    rows = round_(DEALER["four"][0], "collect wager=2 cents=500", "")
    alone = "\n".join(line for line in rows.splitlines() if "meter-contribution what" not in line)
    assert [one[:2] for one in told(alone, FILING, "hit-and-run")] == [("hit-and-run-not-acknowledged", "633a.2(d)(1)")]
    assert told(alone.replace("meter-contribution ", ""), FILING, "hit-and-run") == []
    assert lacks(alone.replace("meter-contribution ", ""), FILING, "hit-and-run-not-acknowledged")
    more = rows.replace("wager=2 cents=5\n", "wager=2 cents=6\n")
    assert [one[0] for one in told(more, FILING, "hit-and-run")] == ["~hit-and-run-contribution-otherwise"]


def test_a_card_drawn_by_accident_is_noted() -> None:
    """14(d): with 17 in four cards a fifth is no card of the hand."""
    four = DEALER["four"][0] + " 2D"
    assert told(round_(four, "collect wager=2 cents=500", ""), FILING, "hit-and-run") == []
    assert [one[0] for one in told(round_(four, paid(3500)), FILING, "hit-and-run")] == [
        "~hit-and-run-misdrawn-card-counted"
    ]


def test_what_the_log_does_not_tell_is_counted() -> None:
    five = round_(DEALER["five"][0], paid(3500))
    assert lacks(five.replace(" cents=500 \n", "\n").replace("hand=1 cents=500", "hand=1"), FILING, PAID_WRONG) == {
        "the amount of the wager": 1
    }
    assert lacks(five.replace("pay wager=2 cents=3500", "pay wager=2"), FILING, PAID_WRONG) == {
        "what was collected and paid": 1
    }
    dead = round_("", "", "").replace("choice hand=1 what=stand", "void-hand hand=1\nreturn wager=2 cents=500")
    assert told(dead, FILING, "hit-and-run") == []
