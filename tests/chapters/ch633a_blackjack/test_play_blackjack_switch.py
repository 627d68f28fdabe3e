"""Blackjack Switch (§ 633a.12(a)(1) to (4)) on rounds judged by hand."""

import pytest

from tests.chapters.ch633a_blackjack.switched import PLAIN, SWITCH, TIED, WON, offering, two, wagered
from tests.games.blackjack.cases import Case, Finds, breaks, logs
from tests.games.blackjack.rounds import filing

CASES = (
    # (a): "A certificate holder may, if specified in its Rules Submission ..., offer Blackjack Switch"
    Case("no switch", PLAIN, keeps=("switch-wagers-not-equal", "switch-single-wager"), filing=SWITCH),
    Case(
        "a switch",
        two(
            "TH 6D",
            "9S 8C",
            "7C TD",
            "1 switch 8\n1 stand\n8 hit 5C\n8 stand\nturn",
            f"{WON.format(1)}\n{WON.format(8)}",
        ),
        keeps=("switch-not-offered", "switch-between-players", "switch-after-decision", "win-by-higher-total-not-paid"),
        filing=SWITCH,
    ),
    Case(
        "the first hand's gain after a switch not paid",
        two(
            "TH 6D",
            "9S 8C",
            "7C TD",
            "1 switch 8\n1 stand\n8 hit 5C\n8 stand\nturn",
            f"*collect 1 1000\n{WON.format(8)}",
        ),
        breaks("win-by-higher-total-not-paid", "633a.7(p)(2)", -2000, "P1"),
        filing=SWITCH,
    ),
    Case(
        "a switch where it is not offered",
        two(
            "TH 6D",
            "9S 8C",
            "7C TD",
            "*1 switch 8\n1 stand\n8 hit 5C\n8 stand\nturn",
            f"{WON.format(1)}\n{WON.format(8)}",
        ),
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
        (
            'bet 1 1000\n*{"kind": "wager-withdrawn", "wager": 1, "cents": 1000}\nbet 2 1000\nbet 9 1000 of 2\n'
            "cards 2 TH 8D / 9 9S 9C / dealer 8C TD\n2 no-switch\n2 stand\n9 stand\n"
            "turn\nreturn 2 1000\nreturn 9 1000\nclear",
        ),
        breaks("wager-changed-before-deal", "633a.6(c)", noted=True),
        filing=SWITCH,
    ),
    Case(
        "the two areas numbered as positions",
        (
            "bet 1 1000\nbet 2 1000 player=P1\ncards 1 TH 8D / 2 9S 9C / dealer 8C TD\n1 no-switch\n1 stand\n"
            "2 stand player=P1\nturn\nreturn 1 1000\nreturn 2 1000\nclear",
        ),
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
            "split-of-unlike-cards",
            "split-wager-not-equal",
            "deal-out-of-turn",
            "decision-out-of-turn",
            "switch-wagers-not-equal",
            "switch-between-players",
            "switch-not-indicated",
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
        two(
            "TH 6D",
            "9S 8C",
            "TC 7D",
            "1 switch 8\npeek no-blackjack\n1 stand\n8 hit 5C\n8 stand\nturn",
            f"{WON.format(1)}\n{WON.format(8)}",
        ),
        filing=SWITCH,
    ),
    Case(
        "a switch with a Blackjack in hand",
        two("AH KS", "9D 9C", "8C TD", "1 switch 8\n1 stand\n8 stand\nturn", f"{WON.format(1)}\n{WON.format(8)}"),
        filing=SWITCH,
    ),
    Case(
        "a switch after a third card",
        two(
            "TH 2D",
            "9S 4C",
            "7C TD",
            "1 hit 4D\n*1 switch 8\n1 stand\n8 stand\nturn",
            "collect 8 1000\npay 1 1000\nreturn 1 1000",
        ),
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
        (
            "bet 1 1000\nbet 8 1000 of 1\ncards 1 TH 8D / 8 9S 9C / dealer 8C TD\n"
            '{"kind": "switch", "hand": 8, "ref": 77, "seat": 1}\n'
            "1 stand\n8 stand\nturn\nreturn 1 1000\nreturn 8 1000\nclear",
        ),
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
    Case(
        "a Blackjack of the dealer leaves nothing to decide",
        two("TH 8D", "9S 9C", "TC AD", "peek blackjack\nturn", "collect 1 1000\ncollect 8 1000"),
        filing=SWITCH,
    ),
    Case(
        "a surrender",
        two(
            "TH 6D",
            "9S 9C",
            "8C TD",
            "1 no-switch\n*1 surrender\ncollect 1 500\nreturn 1 500\nremove 1\n8 stand\nturn",
            "return 8 1000",
        ),
        breaks("surrender-of-switch-hand", "633a.12(a)(4)", noted=True),
        filing=offering(surrender_offered="true", surrender_settlement="after-the-card-reader"),
    ),
)

LOGS = logs(CASES)


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_blackjack_switch(case: Case) -> None:
    """Each case holds."""
    case.holds()
