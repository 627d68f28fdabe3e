"""Dealing from the hand (§ 633a.12(b)(6)(i) to (9)) on rounds judged by hand."""

import pytest

from tests.chapters.ch633a_blackjack.fromhand import BETS, LOST, TIED, WON, changed, dealing, dealt, doubled, one, rows
from tests.chapters.ch633a_blackjack.sides import side
from tests.games.blackjack.cases import Case, breaks, logs
from tests.games.blackjack.playlog import replay
from validator.replay.checkability import OF_CARDS

UNSEEN = BETS + "burn\n" + rows("1 ? down, 2 ? down, 0 8C up, 1 ? down, 2 ? down, 0 ? down")
ROYAL = (
    "bet 1 1000\n"
    + side(1, "royal-match-21", 500)
    + "\nburn\n"
    + rows("1 KH down, 0 KS up, 1 QH down, 0 ? down")
    + "peek no-blackjack\n1 stand\nturn 2C\nSTARturn 1\nSETTLEDdealer 3S 15\ndealer 2S 17\n"
    "pay 1 1000\nreturn 1 1000\nclear"
)
OFFERING = dealing(**{"optional_wagers__royal-match-21": "{paytable: A}"})

CASES = (
    # (b)(6)(i): "surrender, double down or split a pair, the dealer shall turn over the player's two cards"
    dealt("a Double Down, turned before the wager", doubled("turn 1\n"), keeps=("cards-not-turned-for-decision",)),
    dealt(
        "a Double Down, turned before the card",
        doubled().replace('"by": "chips"}\n{"kind": "deal"', '"by": "chips"}\nturn 1\n{"kind": "deal"'),
    ),
    dealt(
        "a Double Down, turned after the card",
        doubled(after="turn 1\n").replace('{"kind": "deal"', '*{"kind": "deal"'),
        finds=breaks("cards-turned-after-a-further-card", "633a.12(b)(6)(i)", noted=True),
    ),
    dealt(
        "a Double Down, turned one card after the other",
        doubled('{"kind": "expose", "hand": 1, "card": "6H"}\n{"kind": "expose", "hand": 1, "card": "5D"}\n'),
    ),
    dealt(
        "a Double Down turned at the end only",
        doubled(end="turn\nturn 1").replace('{"kind": "choice"', '*{"kind": "choice"'),
        finds=breaks("cards-not-turned-for-decision", "633a.12(b)(6)(i)"),
    ),
    dealt(
        "turnings that are not always recorded",
        doubled(),
        undeclared=("expose",),
        missing=(("cards-not-turned-for-decision", "every turning of cards"),),
    ),
    dealt(
        "a surrender, turned",
        one("TH 6D", "8C TD", "1 surrender\nturn 1\ncollect 1 500\nreturn 1 500\nremove 1", "").replace("\n\n", "\n"),
        keeps=("cards-not-turned-for-decision",),
    ),
    dealt(
        "a surrender, not turned",
        one("TH 6D", "8C TD", "*1 surrender\ncollect 1 500\nreturn 1 500\nremove 1", "").replace("\n\n", "\n"),
        finds=breaks("cards-not-turned-for-decision", "633a.12(b)(6)(i)"),
    ),
    # (b)(6)(ii): "exceed 21, the player shall immediately discard his cards"
    *(
        dealt(f"{name}", one("TH 6D", "8C TD", acts, settled), keeps=keeps)
        for name, acts, settled, keeps in (
            ("over 21, discarded", "1 hit TS\nremove 1\nturn", LOST, ("broken-hand-not-discarded",)),
            (
                "over 21, collected and discarded",
                "1 hit TS\ncollect 1 1000\nremove 1",
                "turn",
                ("broken-hand-not-discarded",),
            ),
            ("over 21, shown and discarded", "1 hit TS\nturn 1\nremove 1\nturn", LOST, ("broken-hand-not-discarded",)),
            (
                "over 21, announced, touched and discarded",
                "1 hit TS\nannounce 1 26\ntouch 1 one-hand\nremove 1\nturn",
                LOST,
                (),
            ),
            ("21, not discarded", "1 hit 5S\nturn\nturn 1", WON, ()),
        )
    ),
    dealt(
        "over 21, and all cards removed at once",
        one("TH 6D", "8C TD", "1 hit TS", "collect 1 1000") + "\n*end",
        keeps=("broken-hand-not-discarded",),
        finds=breaks("hole-card-left-down-without-effect", "633a.7(l)", noted=True),
    ),
    dealt(
        "over 21 by a Double Down card face down",
        one(
            "6H TD",
            "8C TD",
            "1 double 1000\nturn 1\n"
            '{"kind": "deal", "hand": 1, "seat": 1, "card": "TS", "face": "down", "source": "deck-in-hand", '
            '"what": "sideways"}\nturn',
            "collect 1 1000\ncollect 1d 1000",
        ),
        filed=dealing(double_down_card="down"),
    ),
    dealt(
        "over 21, another player first",
        f"{BETS}burn\ncards 1 TH 6D / 2 9S 9H / dealer 8C TD\n1 hit TS\n2 stand\n"
        "*remove 1\nturn\nturn 2\ncollect 1 1000\nreturn 2 1000\nclear",
        finds=breaks("broken-hand-not-discarded", "633a.12(b)(6)(ii)"),
    ),
    dealt(
        "over 21, never discarded",
        f"{BETS}burn\ncards 1 TH 6D / 2 9S 9H / dealer 8C TD\n1 hit TS\n2 stand\n"
        "turn\nturn 2\ncollect 1 1000\nreturn 2 1000\n*clear",
        finds=breaks("broken-hand-not-discarded", "633a.12(b)(6)(ii)"),
    ),
    dealt(
        "over 21, removals not always recorded",
        f"{BETS}burn\ncards 1 TH 6D / 2 9S 9H / dealer 8C TD\n1 hit TS\n2 stand\n"
        "turn\nturn 2\ncollect 1 1000\nreturn 2 1000\nclear",
        undeclared=("muck",),
        missing=(("broken-hand-not-discarded", "every removal of cards"),),
    ),
    # (b)(7): "the dealer shall deal face upwards whatever additional cards are necessary"
    dealt(
        "an additional card face down",
        one(
            "TH 6D",
            "8C TD",
            '1 hit\n*{"kind": "deal", "hand": 1, "seat": 1, "card": "5S", "face": "down", '
            '"source": "deck-in-hand"}\n1 stand\nturn\nturn 1',
            WON,
        ),
        finds=breaks("additional-card-face-down", "633a.7(j)"),
    ),
    # (b)(8): "turn over the hole card and draw any additional cards in accordance with § 633a.7(m)"
    dealt(
        "the dealer draws",
        one("TH 8D", "6C TD", "1 stand\nturn\ndealer 2S 18\nturn 1", TIED),
        keeps=("dealer-total-not-announced",),
    ),
    dealt(
        "the dealer's total not announced",
        one("TH 8D", "6C TD", "1 stand\nturn\n*dealer 2S\nturn 1", TIED),
        finds=breaks("dealer-total-not-announced", "633a.7(l)"),
    ),
    dealt("the dealer draws to 17", one("TH 8D", "6C TD", "1 stand\nturn\ndealer AS 17\nturn 1", WON)),
    dealt(
        "a card drawn without effect",
        one("TH 6D", "6C TD", "1 hit TS\nremove 1\nturn\n*dealer 2S 18", LOST),
        finds=breaks("dealer-drew-without-effect-from-the-hand", "633a.12(b)(8)", noted=True),
    ),
    dealt("no card where it has no effect", one("TH 6D", "6C TD", "1 hit TS\nremove 1\nturn", LOST)),
    dealt(
        "a player's cards turned before the dealer drew, for a wager beside that waits for the hole card",
        ROYAL.replace("STAR", "").replace("SETTLED", '{"kind": "pay", "wager": 401, "seat": 1, "cents": 5000}\n'),
        filed=OFFERING,
        spared=("cards-turned-before-dealer-drew",),
    ),
    dealt(
        "a player's cards turned before the dealer drew, with nothing to settle",
        ROYAL.replace("STAR", "*").replace("SETTLED", "").replace(side(1, "royal-match-21", 500) + "\n", ""),
        finds=breaks("cards-turned-before-dealer-drew", "633a.12(b)(9)", noted=True),
    ),
    # (b)(9): "After all additional cards have been dealt, the dealer shall turn over each player's two cards"
    dealt(
        "a player's cards not turned",
        changed("turn 2\n", "").replace("clear", "clear\n*end"),
        finds=breaks("players-cards-not-turned-at-end", "633a.12(b)(9)"),
    ),
    dealt(
        "one of a player's two cards turned",
        changed("turn 2\n", '{"kind": "expose", "hand": 2, "card": "9S"}\n').replace("clear", "clear\n*end"),
        finds=breaks("players-cards-not-turned-at-end", "633a.12(b)(9)"),
    ),
    dealt(
        "a player's two cards turned one by one",
        changed(
            "turn 2\n", '{"kind": "expose", "hand": 2, "card": "9S"}\n{"kind": "expose", "hand": 2, "card": "9H"}\n'
        ),
        keeps=("players-cards-not-turned-at-end",),
    ),
    dealt(
        "a player's cards turned after the settlement",
        changed("turn 2\n", "").replace("return 2 1000", "*return 2 1000\nturn 2"),
        finds=breaks("players-cards-not-turned-at-end", "633a.12(b)(9)"),
    ),
    dealt(
        "cards that the log never tells, not turned",
        UNSEEN + "1 stand\n2 stand\nturn TD\nturn 1\nreturn 1 1000\nreturn 2 1000\nclear\n*end",
        finds=breaks("players-cards-not-turned-at-end", "633a.12(b)(9)"),
    ),
    dealt(
        "cards that the log never tells, turned",
        UNSEEN + "1 stand\n2 stand\nturn TD\nturn 1\nturn 2\nreturn 1 1000\nreturn 2 1000\nclear",
        keeps=("players-cards-not-turned-at-end",),
    ),
    dealt(
        "cards that the log never tells, of a hand that drew and was collected",
        UNSEEN + "1 hit 9C\n1 stand\n2 stand\nturn TD\nturn 2\ncollect 1 1000\nreturn 2 1000\nclear",
        missing=(
            (
                "players-cards-not-turned-at-end",
                "the cards of a hand that may have been discarded, or those of the dealer",
            ),
        ),
    ),
    dealt(
        "cards turned, not always recorded",
        changed("turn 2\n", ""),
        undeclared=("expose",),
        missing=(("players-cards-not-turned-at-end", "every turning of cards"),),
    ),
    dealt(
        "cards already turned for an optional wager",
        changed("1 stand", "turn 1\n1 stand").replace("turn\nturn 1\n", "turn\n"),
    ),
    dealt(
        "cards not known before they are turned",
        BETS
        + "burn\n"
        + rows("1 ? down, 2 ? down, 0 8C up, 1 ? down, 2 ? down, 0 ? down")
        + "1 stand\n2 stand\nturn TD\n"
        '{"kind": "expose", "hand": 1, "card": "TH"}\n{"kind": "expose", "hand": 1, "card": "8D"}\n'
        '{"kind": "expose", "hand": 2, "card": "9S"}\n{"kind": "expose", "hand": 2, "card": "9H"}\n'
        "return 1 1000\nreturn 2 1000\nclear",
        keeps=("tie-not-returned", "players-cards-not-turned-at-end"),
    ),
    dealt(
        "a wager lost though the cards tie",
        changed("return 1 1000", "*collect 1 1000"),
        finds=breaks("tie-not-returned", "633a.7(q)", -1000, "P1"),
    ),
    dealt(
        "a Blackjack of the dealer",
        f"{BETS}burn\ncards 1 TH 8D / 2 9S 9H / dealer TC AD\npeek blackjack\nturn\nturn 1\nturn 2\n"
        "collect 1 1000\ncollect 2 1000\nclear",
    ),
    dealt(
        "a Blackjack left to the end",
        one("AH KD", "TC 8D", "peek no-blackjack\nannounce 1 blackjack\nturn\nturn 1", "pay 1 1500\nreturn 1 1000"),
        filed=dealing(dealing_blackjack_paid="after-the-hole-card"),
    ),
    dealt(
        "a Blackjack paid at once",
        one("AH KD", "8C TD", "turn 1\nannounce 1 blackjack\npay 1 1500\nreturn 1 1000\nremove 1", "turn"),
    ),
)

LOGS = logs(CASES)


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_dealt_from_the_hand(case: Case) -> None:
    """Each case holds."""
    case.holds()


def test_of_a_card_told_in_part_it_is_not_known_whether_the_hand_broke() -> None:
    case = next(case for case in CASES if case.name == "over 21, and all cards removed at once")
    lines, _ = case.log()
    torn = [line.replace('"6D"', '"?D"').replace('"6H"', '"?H"') for line in lines]
    assert torn != lines
    report = replay(torn, case.filing)
    assert "hole-card-not-turned" not in [one.rule for one in report.findings]
    assert report.tally("hole-card-not-turned").missing[OF_CARDS] == 1


def test_of_a_card_of_which_the_suit_is_not_told_it_is_known_whether_the_hand_broke() -> None:
    case = next(case for case in CASES if case.name == "over 21, and all cards removed at once")
    lines, _ = case.log()
    whole = replay(lines, case.filing)
    torn = replay([line.replace('"6D"', '"6?"').replace('"6H"', '"6?"') for line in lines], case.filing)
    assert [one.rule for one in torn.findings] == [one.rule for one in whole.findings]
    assert torn.tally("hole-card-not-turned") == whole.tally("hole-card-not-turned")
