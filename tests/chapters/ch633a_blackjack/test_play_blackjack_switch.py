"""Blackjack Switch (§ 633a.12(a)) on rounds judged by hand."""

import pytest

from tests.chapters.ch633a_blackjack.cases import Case, Finds, breaks, logs
from tests.chapters.ch633a_blackjack.rounds import filing

_OFFERED = {"variations__blackjack-switch": "{wagers: 2, wagers_equal: true, hands: 2, switched: second-cards}"}


def offering(**changes: str) -> str:
    """A filing that offers Blackjack Switch and no surrender, and has a Blackjack wait for the hole card."""
    chosen = {
        "cards_decks": "8",
        "surrender_offered": "false",
        "surrender_settlement": "",
        "dealing_blackjack_paid": "after-the-hole-card",
    }
    return filing(**{**chosen, **_OFFERED, **changes})


SWITCH = offering()
AT_ONCE = offering(dealing_blackjack_paid="immediately")
WAGERS = "bet 1 1000\nbet 8 1000 of 1"


def two(first: str, second: str, dealer: str, acts: str, settled: str, wagers: str = WAGERS) -> tuple[str, ...]:
    """A round of one player, with hand 1 and hand 8."""
    return (f"{wagers}\ncards 1 {first} / 8 {second} / dealer {dealer}\n{acts}\n{settled}\nclear",)


STOOD = "1 no-switch\n1 stand\n8 stand\nturn"
WON = "pay {0} 1000\nreturn {0} 1000"
TIED = "return 1 1000\nreturn 8 1000"

PLAIN = two("TH 8D", "9S 9C", "8C TD", STOOD, TIED)
"""18 and 18 against 18."""


def wagered(first: str, second: str) -> tuple[str, ...]:
    """18 and 18 against 18 with two wagers."""
    return two(
        "TH 8D",
        "9S 9C",
        "8C TD",
        STOOD,
        f"return 1 {first}\nreturn 8 {second}",
        f"bet 1 {first}\n{'*' if second != first else ''}bet 8 {second} of 1",
    )


def natural(draws: str, settled: str, filed: str = "turn") -> tuple[str, ...]:
    """A Blackjack as dealt and 20 against a 10 and a 4 that draws."""
    return two(
        "AH KS",
        "KD QC",
        "TC 4S",
        f"peek no-blackjack\n1 no-switch\nannounce 1 blackjack\n8 stand\n{filed}\n{draws}",
        settled,
    )


def at_once(odds: int, draws: str, settled: str, star: str = "") -> tuple[str, ...]:
    """The same, the Blackjack paid before the dealer draws."""
    return natural(
        draws, settled, f"{star}pay 1 {odds}\nreturn 1 1000\nremove 1\nturn"
    )


def made(draws: str, settled: str) -> tuple[str, ...]:
    """An ace and a king made by switching, and 12, against a 10 and a 4 that draws."""
    return two("AH 4D", "8C KS", "TC 4S", f"peek no-blackjack\n1 switch 8\n1 stand\n8 hit TD\nturn\n{draws}", settled)


def made_before_reader(settled: str) -> tuple[str, ...]:
    """An ace and a king made by switching before the reader shows the dealer's Blackjack."""
    return two("AH 4D", "8C KS", "TC AS", "1 switch 8\npeek blackjack\nturn", settled)


CASES = (
    # (a): "A certificate holder may, if specified in its Rules Submission ..., offer Blackjack Switch"
    Case("no switch", PLAIN, keeps=("switch-wagers-not-equal", "switch-single-wager"), filing=SWITCH),
    Case(
        "a switch",
        two("TH 6D", "9S 8C", "7C TD", "1 switch 8\n1 stand\n8 hit 5C\n8 stand\nturn", f"{WON.format(1)}\n{WON.format(8)}"),
        keeps=("switch-not-offered", "switch-between-players", "switch-after-decision", "win-by-higher-total-not-paid"),
        filing=SWITCH,
    ),
    Case(
        "the first hand's gain after a switch not paid",
        two("TH 6D", "9S 8C", "7C TD", "1 switch 8\n1 stand\n8 hit 5C\n8 stand\nturn", f"*collect 1 1000\n{WON.format(8)}"),
        breaks("win-by-higher-total-not-paid", "633a.7(p)(2)", -2000, "P1"),
        filing=SWITCH,
    ),
    Case(
        "a switch where it is not offered",
        two("TH 6D", "9S 8C", "7C TD", "*1 switch 8\n1 stand\n8 hit 5C\n8 stand\nturn", f"{WON.format(1)}\n{WON.format(8)}"),
        breaks("switch-not-offered", "633a.12(a)"),
    ),
    # (a)(1): "A player shall make two equal Blackjack Wagers"
    *(
        Case(
            f"{first} and {second}",
            wagered(first, second),
            breaks("switch-wagers-not-equal", "633a.12(a)(1)"),
            filing=SWITCH,
        )
        for first, second in (("1000", "999"), ("1000", "1001"))
    ),
    Case("the least equal wagers", wagered("1", "1"), keeps=("switch-wagers-not-equal",), filing=SWITCH),
    Case(
        "unequal wagers where Blackjack Switch is not offered",
        (wagered("1000", "999")[0].replace("*", "").replace("1 no-switch\n", ""),),
        filing=filing(wagers_adjacent_boxes="2"),
    ),
    Case(
        "amounts that are not recorded",
        (wagered("1000", "999")[0].replace("*", ""),),
        never=("wager.cents", "pay.cents", "return.cents", "collect.cents"),
        missing=(("switch-wagers-not-equal", "the amounts of both wagers"),),
        filing=SWITCH,
    ),
    Case(
        "one wager",
        ("*bet 1 1000\ncards 1 TH 8D / dealer 8C TD\n1 stand\nturn\nreturn 1 1000\nclear",),
        filing=SWITCH,
        finds=breaks("switch-single-wager", "633a.12(a)(1)"),
    ),
    Case(
        "one wager, where wagers are not always recorded",
        ("bet 1 1000\ncards 1 TH 8D / dealer 8C TD\n1 stand\nturn\nreturn 1 1000\nclear",),
        undeclared=("wager",),
        missing=(("switch-single-wager", "every wager, and whose it is"),),
        filing=SWITCH,
    ),
    Case(
        "one wager taken back before the deal",
        ('bet 1 1000\n*{"kind": "wager-withdrawn", "wager": 1, "cents": 1000}\nbet 2 1000\nbet 9 1000 of 2\n'
         "cards 2 TH 8D / 9 9S 9C / dealer 8C TD\n2 no-switch\n2 stand\n9 stand\nturn\nreturn 2 1000\nreturn 9 1000\nclear",),
        breaks("wager-changed-before-deal", "633a.6(c)", noted=True),
        filing=SWITCH,
    ),
    Case(
        "the two areas numbered as positions",
        ("bet 1 1000\nbet 2 1000 player=P1\ncards 1 TH 8D / 2 9S 9C / dealer 8C TD\n1 no-switch\n1 stand\n"
         "2 stand player=P1\nturn\nreturn 1 1000\nreturn 2 1000\nclear",),
        filing=SWITCH,
    ),
    # (a)(2), (3): Super Match, and two hands to each of two players
    Case(
        "two players, Super Match, doubling, splitting and Insurance",
        (
            "bet 1 1000\nbet 8 1000 of 1\nbet 2 2000\nbet 9 2000 of 2\n"
            '{"kind": "wager", "wager": 40, "seat": 1, "player": "P1", "hand": 1, "what": "super-match", "cents": 500, '
            '"by": "chips"}\n'
            "cards 1 8H 5D / 8 6S 8C / 2 TH TD / 9 9S 9C / dealer AC 6D\n"
            "pay 40 500\nreturn 40 500\n"
            '{"kind": "offer", "what": "insurance"}\n2 insurance 1000\n9 no-insurance\n'
            "peek no-blackjack\ncollect 2i 1000\nannounce 1 13\nannounce 8 14\n"
            "1 switch 8\n1 split 11 1000\n1 gets 3S\n1 double 1000 TC\n11 gets TS\n11 stand\n"
            "8 hit TC\n8 stand\n2 no-switch\n2 stand\n9 no-switch\n9 stand\nturn\n"
            "pay 1 1000\nreturn 1 1000\npay 1d 1000\nreturn 1d 1000\npay 11 1000\nreturn 11 1000\n"
            "pay 8 1000\nreturn 8 1000\npay 2 2000\nreturn 2 2000\npay 9 2000\nreturn 9 2000\nclear",
        ),
        keeps=(
            "split-of-unlike-cards", "split-wager-not-equal", "deal-out-of-turn", "decision-out-of-turn",
            "switch-wagers-not-equal", "switch-between-players", "switch-not-indicated",
        ),
        filing=offering(**{"optional_wagers__super-match": "{odds_shown: layout}"}),
    ),
    # (a)(4): "the player shall indicate whether he wishes to switch the second card of each hand dealt"
    Case(
        "playing on without a word on switching",
        two("TH 8D", "9S 9C", "8C TD", "1 stand\n8 stand\nturn", TIED),
        filing=SWITCH,
    ),
    Case(
        "a switch before the card reader",
        two("TH 6D", "9S 8C", "TC 7D", "1 switch 8\npeek no-blackjack\n1 stand\n8 hit 5C\n8 stand\nturn", f"{WON.format(1)}\n{WON.format(8)}"),
        filing=SWITCH,
    ),
    Case(
        "a switch with a Blackjack in hand",
        two("AH KS", "9D 9C", "8C TD", "1 switch 8\n1 stand\n8 stand\nturn", f"{WON.format(1)}\n{WON.format(8)}"),
        filing=SWITCH,
    ),
    Case(
        "a switch after a third card",
        two("TH 2D", "9S 4C", "7C TD", "1 hit 4D\n*1 switch 8\n1 stand\n8 stand\nturn", "collect 8 1000\npay 1 1000\nreturn 1 1000"),
        breaks("switch-after-decision", "633a.12(a)(4)", noted=True),
        filing=SWITCH,
    ),
    Case(
        "a switch between two players",
        (
            "bet 1 1000\nbet 8 1000 of 1\nbet 2 1000\nbet 9 1000 of 2\n"
            "cards 1 TH 8D / 8 9S 9C / 2 TD 8S / 9 9H 9D / dealer 8C TD\n*1 switch 2\n1 stand\n8 stand\n"
            "2 no-switch\n2 stand\n9 stand\nturn\nreturn 1 1000\nreturn 8 1000\nreturn 2 1000\nreturn 9 1000\nclear",
        ),
        breaks("switch-between-players", "633a.12(a)(4)"),
        filing=SWITCH,
    ),
    Case(
        "hands of the switch that are not known",
        ("bet 1 1000\nbet 8 1000 of 1\ncards 1 TH 8D / 8 9S 9C / dealer 8C TD\n"
         '{"kind": "switch", "hand": 8, "ref": 77, "seat": 1}\n1 stand\n8 stand\nturn\nreturn 1 1000\nreturn 8 1000\nclear',),
        missing=(("switch-between-players", "both hands of the switch, and whose they are"),),
        filing=SWITCH,
    ),
    Case(
        "one of two players not heard",
        (
            "bet 1 1000\nbet 8 1000 of 1\nbet 2 1000\nbet 9 1000 of 2\n"
            "cards 1 TH 8D / 8 9S 9C / 2 TD 8S / 9 9H 9D / dealer 8C TD\n1 no-switch\n1 stand\n8 stand\nturn\n"
            "return 1 1000\nreturn 8 1000\nreturn 2 1000\nreturn 9 1000\nclear\n*end\n*end\n*end",
        ),
        (
            Finds("no-decision-taken", "633a.7(i)(2)"),
            Finds("no-decision-taken", "633a.7(i)(2)"),
            Finds("switch-not-indicated", "633a.12(a)(4)"),
        ),
        filing=SWITCH,
    ),
    Case(
        "decisions that are not always recorded",
        two("TH 8D", "9S 9C", "8C TD", "turn", TIED),
        undeclared=("choice",),
        missing=(("switch-not-indicated", "the players' decisions"),),
        filing=SWITCH,
    ),
    Case("a Blackjack of the dealer leaves nothing to decide",
         two("TH 8D", "9S 9C", "TC AD", "peek blackjack\nturn", "collect 1 1000\ncollect 8 1000"), filing=SWITCH),
    Case(
        "a surrender",
        two("TH 6D", "9S 9C", "8C TD", "1 no-switch\n*1 surrender\ncollect 1 500\nreturn 1 500\nremove 1\n8 stand\nturn", "return 8 1000"),
        breaks("surrender-at-blackjack-switch", "633a.12(a)(4)", noted=True),
        filing=offering(surrender_offered="true", surrender_settlement="after-the-card-reader"),
    ),
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
    Case("a Blackjack against 23 pays 3 to 2", natural("dealer 9D 23", f"pay 1 1500\nreturn 1 1000\n{WON.format(8)}"), filing=SWITCH),
    Case("a Blackjack paid at once", at_once(1500, "dealer 6D 20", "return 8 1000"), filing=AT_ONCE),
    Case(
        "a Blackjack paid at once against a low card",
        two("AH KS", "KD QC", "6C TD", "announce 1 blackjack\npay 1 1500\nreturn 1 1000\nremove 1\n8 stand\nturn\ndealer 4D 20", "return 8 1000"),
        filing=AT_ONCE,
    ),
    Case(
        "a Blackjack against a low card waits",
        two("AH KS", "KD QC", "6C TD", "announce 1 blackjack\n8 stand\nturn\ndealer 4D 20", "pay 1 1500\nreturn 1 1000\nreturn 8 1000"),
        filing=SWITCH,
    ),
    Case(
        "two Blackjacks wait for the dealer, who draws",
        two("AH KS", "AD QC", "6C TD", "announce 1 blackjack\nannounce 8 blackjack\n1 no-switch\nturn\ndealer 5D 21", f"{WON.format(1)}\n{WON.format(8)}"),
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
            ("collected", "*collect 1 1000", breaks("switch-blackjack-tie-not-returned", "633a.12(a)(5)(ii)", -1000, "P1")),
            ("paid", "*pay 1 1000\nreturn 1 1000", breaks("switch-blackjack-tie-not-returned", "633a.12(a)(5)(ii)", 1000, "the house")),
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
            ("returned", "*return 1 1000", breaks("switched-blackjack-not-collected", "633a.12(a)(5)(iii)", 1000, "the house")),
            ("paid", "*pay 1 1500\nreturn 1 1000", breaks("switched-blackjack-not-collected", "633a.12(a)(5)(iii)", 2500, "the house")),
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
            ("paid", "*pay 1 1000\nreturn 1 1000", breaks("switched-blackjack-kept", "633a.12(a)(5)(iv)", 1000, "the house")),
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
            two(first, "KD QC", "TC 4S", f"peek no-blackjack\n1 no-switch\n{acts}\n8 stand\nturn\ndealer 8D 22", f"{settled}\nreturn 8 1000"),
            filing=SWITCH,
            keeps=("switch-dealer-22-not-returned",),
        )
        for name, first, acts, settled in (
            ("12", "TH 2D", "1 stand", "return 1 1000"),
            ("21", "TH 2D", "1 hit 9S", "return 1 1000"),
            ("22", "TH 2D", "1 hit TS", "collect 1 1000"),
            ("a Double Down", "6H 5D", "1 double 1000 9S", "return 1 1000\nreturn 1d 1000"),
            ("a split pair", "8H 8D", "1 split 11 1000\n1 gets TS\n1 stand\n11 gets AS\n11 stand", "return 1 1000\nreturn 11 1000"),
        )
    ),
    *(
        Case(
            f"20 against {total}",
            two("TH TD", "KD QC", "TC 4S", f"peek no-blackjack\n1 no-switch\n1 stand\n8 stand\nturn\ndealer {card} {total}", settled),
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
            two("TH TD", "KD QC", "TC 4S", "peek no-blackjack\n1 no-switch\n1 stand\n8 stand\nturn\ndealer 8D 22", f"{settled}\nreturn 8 1000"),
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
        two("TH 2D", "KD QC", "TC 4S", "peek no-blackjack\n1 no-switch\n1 hit TS\n8 stand\nturn\ndealer 8D 22", "*return 1 1000\nreturn 8 1000"),
        breaks("same-total-over-limit-not-collected", "633a.7(q)", 1000, "the house", noted=True),
        filing=SWITCH,
    ),
    Case(
        "22 where Blackjack Switch is not offered",
        ("bet 1 1000\ncards 1 TH TD / dealer 8C 4S\n1 stand\nturn\ndealer TC 22\npay 1 1000\nreturn 1 1000\nclear",),
    ),
    Case("a Blackjack against 22 paid 3 to 2", natural("dealer 8D 22", "return 8 1000\npay 1 1500\nreturn 1 1000"), filing=SWITCH),
    Case(
        "a Blackjack against 22 returned",
        natural("dealer 8D 22", "return 8 1000\n*return 1 1000"),
        breaks("switch-blackjack-returned-against-22", "633a.12(a)(5)(v)", -1500, "P1", noted=True),
        filing=SWITCH,
    ),
)

LOGS = logs(CASES)


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_blackjack_switch(case: Case) -> None:
    """Each case holds."""
    case.holds()
