"""What Blackjack Switch pays and returns (§ 633a.12(a)(5)) on rounds judged by hand."""

import pytest

from tests.chapters.ch633a_blackjack.switched import (
    AT_ONCE,
    SWITCH,
    WON,
    at_once,
    made,
    made_before_reader,
    natural,
    two,
)
from tests.games.blackjack.cases import Case, breaks, logs

CASES = (
    # (a)(5): "The round of play shall then be completed in accordance with the dealing procedures in § 633a.7."
    Case(
        "a Blackjack against 20 pays 3 to 2",
        natural("dealer 6D 20", "pay 1 1500\nreturn 1 1000\nreturn 8 1000"),
        keeps=("blackjack-paid-at-wrong-odds",),
        filing=SWITCH,
    ),
    Case(
        "a Blackjack against 20 paid 1 to 1",
        natural("dealer 6D 20", "*pay 1 1000\nreturn 1 1000\nreturn 8 1000"),
        breaks("blackjack-paid-at-wrong-odds", "633a.13(a)", -500, "P1"),
        filing=SWITCH,
    ),
    Case(
        "a Blackjack against 23 pays 3 to 2",
        natural("dealer 9D 23", f"pay 1 1500\nreturn 1 1000\n{WON.format(8)}"),
        filing=SWITCH,
    ),
    Case("a Blackjack paid at once", at_once(1500, "dealer 6D 20", "return 8 1000"), filing=AT_ONCE),
    Case(
        "a Blackjack paid at once against a low card",
        two(
            "AH KS",
            "KD QC",
            "6C TD",
            "announce 1 blackjack\npay 1 1500\nreturn 1 1000\nremove 1\n8 stand\nturn\ndealer 4D 20",
            "return 8 1000",
        ),
        filing=AT_ONCE,
    ),
    Case(
        "a Blackjack against a low card waits",
        two(
            "AH KS",
            "KD QC",
            "6C TD",
            "announce 1 blackjack\n8 stand\nturn\ndealer 4D 20",
            "pay 1 1500\nreturn 1 1000\nreturn 8 1000",
        ),
        filing=SWITCH,
    ),
    Case(
        "two Blackjacks wait for the dealer, who draws",
        two(
            "AH KS",
            "AD QC",
            "6C TD",
            "announce 1 blackjack\nannounce 8 blackjack\n1 no-switch\nturn\ndealer 5D 21",
            f"{WON.format(1)}\n{WON.format(8)}",
        ),
        filing=SWITCH,
    ),
    Case(
        "two Blackjacks paid at once, and no card to the dealer",
        two(
            "AH KS",
            "AD QC",
            "6C TD",
            "announce 1 blackjack\npay 1 1500\nreturn 1 1000\nremove 1\n"
            "announce 8 blackjack\npay 8 1500\nreturn 8 1000\nremove 8",
            "turn",
        ),
        filing=AT_ONCE,
    ),
    # (a)(5)(i): "a total point count of 21 in more than two cards and the player has Blackjack ... odds of 1 to 1"
    Case(
        "a Blackjack against a longer 21",
        natural("dealer 7D 21", f"collect 8 1000\n{WON.format(1)}"),
        keeps=("switch-blackjack-against-longer-21",),
        filing=SWITCH,
    ),
    *(
        Case(
            f"a Blackjack against a longer 21, {name}",
            natural("dealer 7D 21", f"collect 8 1000\n{settled}"),
            breaks("switch-blackjack-against-longer-21", "633a.12(a)(5)(i)", cents, short),
            filing=SWITCH,
        )
        for name, settled, cents, short in (
            ("paid 3 to 2", "*pay 1 1500\nreturn 1 1000", 500, "the house"),
            ("a cent more", "*pay 1 1001\nreturn 1 1000", 1, "the house"),
            ("a cent less", "*pay 1 999\nreturn 1 1000", -1, "P1"),
            ("returned", "*return 1 1000", -1000, "P1"),
            ("collected", "*collect 1 1000", -2000, "P1"),
        )
    ),
    Case(
        "amounts paid that are not recorded",
        natural("dealer 7D 21", "collect 8 1000\npay 1 1500\nreturn 1 1000"),
        never=("pay.cents",),
        missing=(("switch-blackjack-against-longer-21", "what was collected and paid"),),
        filing=SWITCH,
    ),
    Case(
        "cards that are not recorded",
        natural("dealer 7D", "collect 8 1000\npay 1 1500\nreturn 1 1000"),
        never=("deal.card", "expose.card", "announce"),
        filing=SWITCH,
    ),
    Case(
        "a Blackjack paid 3 to 2 before a longer 21",
        at_once(1500, "dealer 7D 21", "collect 8 1000", "*"),
        breaks("switch-blackjack-paid-before-longer-21", "633a.12(a)(5)(i)", 500, "the house", noted=True),
        filing=AT_ONCE,
    ),
    Case("a Blackjack paid 1 to 1 before a longer 21", at_once(1000, "dealer 7D 21", "collect 8 1000"), filing=AT_ONCE),
    # (a)(5)(ii): "Is a Blackjack and the player's hand is a Blackjack, the Blackjack Wager shall tie and be returned"
    *(
        Case(
            f"two Blackjacks, {name}",
            two("AH KS", "KD QC", "TC AS", "peek blackjack\nturn", f"collect 8 1000\n{settled}"),
            finds,
            keeps=() if finds else ("switch-blackjack-tie-not-returned",),
            filing=SWITCH,
        )
        for name, settled, finds in (
            ("returned", "return 1 1000", ()),
            (
                "collected",
                "*collect 1 1000",
                breaks("switch-blackjack-tie-not-returned", "633a.12(a)(5)(ii)", -1000, "P1"),
            ),
            (
                "paid",
                "*pay 1 1000\nreturn 1 1000",
                breaks("switch-blackjack-tie-not-returned", "633a.12(a)(5)(ii)", 1000, "the house"),
            ),
        )
    ),
    # (a)(5)(iii): "Is a Blackjack and the player has switched to a Blackjack, ... shall be lost"
    *(
        Case(
            f"a Blackjack made by switching against a Blackjack, {name}",
            made_before_reader(f"collect 8 1000\n{settled}"),
            finds,
            keeps=() if finds else ("switched-blackjack-not-collected",),
            filing=SWITCH,
        )
        for name, settled, finds in (
            ("lost", "collect 1 1000", ()),
            (
                "returned",
                "*return 1 1000",
                breaks("switched-blackjack-not-collected", "633a.12(a)(5)(iii)", 1000, "the house"),
            ),
            (
                "paid",
                "*pay 1 1500\nreturn 1 1000",
                breaks("switched-blackjack-not-collected", "633a.12(a)(5)(iii)", 2500, "the house"),
            ),
        )
    ),
    # (a)(5)(iv): "21 or 22 and the player has switched to a Blackjack, the player's Blackjack Wager shall be returned"
    *(
        Case(
            f"a Blackjack made by switching against {total}, {name}",
            made(f"dealer {card} {total}", f"{other}\n{settled}"),
            finds,
            keeps=() if finds else ("switched-blackjack-kept",),
            filing=SWITCH,
        )
        for total, card, other in ((21, "7D", "collect 8 1000"), (22, "8D", "collect 8 1000"))
        for name, settled, finds in (
            ("returned", "return 1 1000", ()),
            (
                "paid",
                "*pay 1 1000\nreturn 1 1000",
                breaks("switched-blackjack-kept", "633a.12(a)(5)(iv)", 1000, "the house"),
            ),
            ("collected", "*collect 1 1000", breaks("switched-blackjack-kept", "633a.12(a)(5)(iv)", -1000, "P1")),
        )
    ),
    *(
        Case(
            f"a Blackjack made by switching wins against {total}",
            made(f"dealer {card} {total}", f"collect 8 1000\n{WON.format(1)}"),
            filing=SWITCH,
        )
        for total, card in ((20, "6D"), (23, "9D"))
    ),
    Case(
        "a Blackjack made by switching paid 3 to 2",
        made("dealer 6D 20", "collect 8 1000\n*pay 1 1500\nreturn 1 1000"),
        breaks("switched-blackjack-paid-as-blackjack", "633a.12(a)(5)(iii)", 500, "the house", noted=True),
        filing=SWITCH,
    ),
    Case(
        "a Blackjack made by switching not paid",
        made("dealer 6D 20", "collect 8 1000\n*return 1 1000"),
        breaks("winning-wager-paid-at-wrong-odds", "633a.13(a)", -1000, "P1"),
        filing=SWITCH,
    ),
    # (a)(5)(v): "a total point count of 22 and a player's hand has a total point count of 21 or less, ... returned"
    *(
        Case(
            f"{name} against 22",
            two(
                first,
                "KD QC",
                "TC 4S",
                f"peek no-blackjack\n1 no-switch\n{acts}\n8 stand\nturn\ndealer 8D 22",
                f"{settled}\nreturn 8 1000",
            ),
            filing=SWITCH,
            keeps=("switch-dealer-22-not-returned",),
        )
        for name, first, acts, settled in (
            ("12", "TH 2D", "1 stand", "return 1 1000"),
            ("21", "TH 2D", "1 hit 9S", "return 1 1000"),
            ("22", "TH 2D", "1 hit TS", "collect 1 1000"),
            ("a Double Down", "6H 5D", "1 double 1000 9S", "return 1 1000\nreturn 1d 1000"),
            (
                "a split pair",
                "8H 8D",
                "1 split 11 1000\n1 gets TS\n1 stand\n11 gets AS\n11 stand",
                "return 1 1000\nreturn 11 1000",
            ),
        )
    ),
    *(
        Case(
            f"20 against {total}",
            two(
                "TH TD",
                "KD QC",
                "TC 4S",
                f"peek no-blackjack\n1 no-switch\n1 stand\n8 stand\nturn\ndealer {card} {total}",
                settled,
            ),
            filing=SWITCH,
        )
        for total, card, settled in (
            (21, "7D", "collect 1 1000\ncollect 8 1000"),
            (23, "9D", f"{WON.format(1)}\n{WON.format(8)}"),
        )
    ),
    *(
        Case(
            f"20 against 22, {name}",
            two(
                "TH TD",
                "KD QC",
                "TC 4S",
                "peek no-blackjack\n1 no-switch\n1 stand\n8 stand\nturn\ndealer 8D 22",
                f"{settled}\nreturn 8 1000",
            ),
            breaks("switch-dealer-22-not-returned", "633a.12(a)(5)(v)", cents, short),
            filing=SWITCH,
        )
        for name, settled, cents, short in (
            ("paid", "*pay 1 1000\nreturn 1 1000", 1000, "the house"),
            ("collected", "*collect 1 1000", -1000, "P1"),
        )
    ),
    Case(
        "a hand over 21 returned against 22",
        two(
            "TH 2D",
            "KD QC",
            "TC 4S",
            "peek no-blackjack\n1 no-switch\n1 hit TS\n8 stand\nturn\ndealer 8D 22",
            "*return 1 1000\nreturn 8 1000",
        ),
        breaks("same-total-over-limit-not-collected", "633a.7(q)", 1000, "the house", noted=True),
        filing=SWITCH,
    ),
    Case(
        "22 where Blackjack Switch is not offered",
        ("bet 1 1000\ncards 1 TH TD / dealer 8C 4S\n1 stand\nturn\ndealer TC 22\npay 1 1000\nreturn 1 1000\nclear",),
    ),
    Case(
        "a Blackjack against 22 paid 3 to 2",
        natural("dealer 8D 22", "return 8 1000\npay 1 1500\nreturn 1 1000"),
        filing=SWITCH,
    ),
    Case(
        "a Blackjack against 22 returned",
        natural("dealer 8D 22", "return 8 1000\n*return 1 1000"),
        breaks("switch-blackjack-returned-against-22", "633a.12(a)(5)(v)", -1500, "P1", noted=True),
        filing=SWITCH,
    ),
    Case(
        "a Blackjack against 22 returned, payments recorded sometimes",
        natural("dealer 8D 22", "return 8 1000\nreturn 1 1000"),
        missing=(("switch-blackjack-returned-against-22", "what was collected and paid"),),
        undeclared=("pay",),
        filing=SWITCH,
    ),
)

LOGS = logs(CASES)


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_blackjack_switch(case: Case) -> None:
    """Each case holds."""
    case.holds()
