"""§ 633a.7(f) to (h) in play: the initial deal, card by card, and the card reader device."""

import json
from typing import NamedTuple

import pytest

from tests.games.blackjack.playlog import FILING, replay
from tests.games.blackjack.playrows import judged, said, written
from tests.said import play_rules

RULES = play_rules(
    "633a",
    "play_dealing",
    "blackjack.card_reader",
    "blackjack.offers",
    also=(
        "box-without-cards-not-returned",
        "box-without-cards-settled",
        "card-to-box-without-wager",
        "deal-out-of-turn",
        "first-card-face-down",
        "hole-card-face-up",
        "hole-card-out-of-turn",
        "second-card-face-down",
        "second-card-out-of-turn",
        "up-card-face-down",
        "up-card-out-of-turn",
    ),
)

LEFT = "- positions what=clockwise n=6\n"
KNOWN = "always wager deal choice collect pay return peek offer expose verify\n"
HEAD = LEFT + KNOWN
THREE = (
    "\n".join(f"wager wager={seat} what=blackjack seat={seat} player=P{seat} cents=2000" for seat in (1, 2, 3)) + "\n"
)
ONE = "wager wager=1 what=blackjack seat=1 player=P1 cents=2000\n"
TWO = ONE + "wager wager=2 what=blackjack seat=2 player=P2 cents=2000\n"
MATCH = FILING + "optional_wagers: {match-the-dealer: {tens_match: identical-cards-only}}\n"
FROM_HAND = FILING.replace("dealing: shoe", "dealing: hand")
SWITCH = FILING + "variations: {blackjack-switch: {}}\n"

DEAL = "633a.7(f)"


class Case(NamedTuple):
    """A log in the short notation and what this section's rules must say of it."""

    log: str
    finds: tuple[tuple[str, str, str | int, int | None, str], ...] = ()
    filing: str = FILING


def broken(rule: str, cite: str, event: str, cents: int | None = None) -> tuple[str, str, str, int | None, str]:
    """An accusation."""
    return rule, cite, event, cents, "fail"


def noted(rule: str, cite: str, event: str, cents: int | None = None) -> tuple[str, str, str, int | None, str]:
    """A note."""
    return rule, cite, event, cents, "review"


def dealt(*cards: str) -> str:
    """Cards to three boxes; one behind a bar is labelled ``x``."""
    return HEAD + THREE + "\n".join(f"@x cards {card[1:]}" if card[0] == "|" else f"cards {card}" for card in cards)


def shown(up: str, hole: str, rest: str, wagers: str = ONE) -> str:
    """One box with 19 against these cards of the dealer, and what comes after the initial deal."""
    return f"{HEAD}{wagers}cards 1:KH 0:{up} 1:9D 0:{hole}\n{rest}"


DEALER_NINE = ("1:KH", "2:5C", "3:7S", "0:9C", "1:9D", "2:6H", "3:8H", "0:8S")

CASES: dict[str, Case] = {
    "clockwise from the dealer's left": Case(dealt(*DEALER_NINE)),
    "first cards out of turn": Case(
        dealt("1:KH", "3:7S", "|2:5C", "0:9C", "1:9D", "2:6H", "3:8H", "0:8S"),
        (broken("deal-out-of-turn", DEAL, "x"),),
    ),
    "second cards out of turn": Case(
        dealt("1:KH", "2:5C", "3:7S", "0:9C", "2:6H", "|1:9D", "3:8H", "0:8S"),
        (broken("deal-out-of-turn", DEAL, "x"),),
    ),
    "counterclockwise numbers dealt downwards": Case(
        "- positions what=counterclockwise n=6\n" + KNOWN + THREE + "cards 3:7S 2:5C 1:KH 0:9C 3:8H 2:6H 1:9D 0:8S"
    ),
    "counterclockwise numbers dealt upwards": Case(
        "- positions what=counterclockwise n=6\n"
        + KNOWN
        + TWO
        + "cards 1:KH\n@x cards 2:5C\ncards 0:9C 2:6H 1:9D 0:8S",
        (broken("deal-out-of-turn", DEAL, "x"),),
    ),
    "second card missed and dealt after all others": Case(
        dealt("1:KH", "2:5C", "3:7S", "0:9C", "1:9D", "3:8H", "2:6H", "0:8S")
    ),
    "second card missed and dealt after the hole card": Case(
        dealt("1:KH", "2:5C", "3:7S", "0:9C", "1:9D", "3:8H", "0:8S", "2:6H")
    ),
    "first card missed, second dealt after all others": Case(
        dealt("1:KH", "3:7S", "0:9C", "1:9D", "2:5C", "3:8H", "2:6H", "0:8S")
    ),
    "box without cards": Case(dealt("1:KH", "3:7S", "0:9C", "1:9D", "3:8H", "0:8S")),
    "box without cards, its wager returned": Case(
        dealt("1:KH", "3:7S", "0:9C", "1:9D", "3:8H", "0:8S") + "\nreturn wager=2 cents=2000"
    ),
    "box without cards, its wager left": Case(
        "always return\n" + dealt("1:KH", "3:7S", "0:9C", "1:9D", "3:8H", "0:8S") + "\n@x round-end",
        (noted("box-without-cards-not-returned", "633a.14(g)", "x", -2000),),
    ),
    "box without cards, its wager collected": Case(
        dealt("1:KH", "3:7S", "0:9C", "1:9D", "3:8H", "0:8S") + "\n@x collect wager=2 cents=2000",
        (broken("box-without-cards-settled", "633a.14(g)", "x", -2000),),
    ),
    "dealer before the boxes": Case(
        dealt("|0:9C", "1:KH", "2:5C", "3:7S", "1:9D", "2:6H", "3:8H", "0:8S"),
        (broken("up-card-out-of-turn", "633a.7(f)(2)", "x"),),
    ),
    "dealer amid the first cards": Case(
        dealt("1:KH", "|0:9C", "2:5C", "3:7S", "1:9D", "2:6H", "3:8H", "0:8S"),
        (broken("up-card-out-of-turn", "633a.7(f)(2)", "x"),),
    ),
    "dealer amid the second cards": Case(
        dealt("1:KH", "2:5C", "3:7S", "1:9D", "|0:9C", "2:6H", "3:8H", "0:8S"),
        (broken("up-card-out-of-turn", "633a.7(f)(2)", "x"),),
    ),
    "dealer missed his first card and takes both at the end": Case(
        dealt("1:KH", "2:5C", "3:7S", "1:9D", "2:6H", "3:8H", "0:9C", "0:8S")
    ),
    "hole card amid the second cards": Case(
        dealt("1:KH", "2:5C", "3:7S", "0:9C", "1:9D", "|0:8S", "2:6H", "3:8H"),
        (broken("hole-card-out-of-turn", "633a.7(f)(4)", "x"),),
    ),
    "two cards to one box at once": Case(
        dealt("1:KH", "1:9D", "|2:5C", "2:6H", "0:9C", "0:8S"),
        (broken("second-card-out-of-turn", "633a.7(f)(3)", "x"),),
    ),
    "first card face down": Case(
        dealt("|1:KHv", "2:5C", "3:7S", "0:9C", "1:9D", "2:6H", "3:8H", "0:8S"),
        (broken("first-card-face-down", "633a.7(f)(1)", "x"),),
    ),
    "up card face down": Case(
        dealt("1:KH", "2:5C", "3:7S", "|0:9Cv", "1:9D", "2:6H", "3:8H", "0:8S"),
        (broken("up-card-face-down", "633a.7(f)(2)", "x"),),
    ),
    "second card face down": Case(
        dealt("1:KH", "2:5C", "3:7S", "0:9C", "1:9D", "2:6H", "|3:8Hv", "0:8S"),
        (broken("second-card-face-down", "633a.7(f)(3)", "x"),),
    ),
    "hole card face up": Case(
        dealt("1:KH", "2:5C", "3:7S", "0:9C", "1:9D", "2:6H", "3:8H", "|0:8S^"),
        (broken("hole-card-face-up", "633a.7(f)(4)", "x"),),
    ),
    "card to a box without a wager": Case(
        HEAD + TWO + "cards 1:KH 2:5C\n@x cards 3:7S\ncards 0:9C 1:9D 2:6H 3:8H 0:8S",
        (broken("card-to-box-without-wager", "633a.7(f)(1)", "x"),),
    ),
    "card to a box whose wager was taken back": Case(
        HEAD + TWO + "wager-withdrawn wager=2 cents=2000\ncards 1:KH\n@x cards 2:5C\ncards 0:9C 1:9D 2:6H 0:8S",
        (broken("card-to-box-without-wager", "633a.7(f)(1)", "x"),),
    ),
    "dealt from the hand, face down": Case(HEAD + ONE + "cards 1:KHv 0:9C 1:9Dv 0:8S", (), FROM_HAND),
    "two hands of one player": Case(
        HEAD + "wager wager=1 what=blackjack seat=1 hand=1 player=P1 cents=2000\n"
        "wager wager=2 what=blackjack seat=1 hand=2 player=P1 cents=2000\n"
        + "\n".join(
            f"deal hand={hand} seat={seat} card={card} face={face}"
            for hand, seat, card, face in (
                (1, 1, "KH", "up"),
                (2, 1, "5C", "up"),
                (0, 0, "9C", "up"),
                (1, 1, "9D", "up"),
                (2, 1, "6H", "up"),
                (0, 0, "8S", "down"),
            )
        ),
        (),
        SWITCH,
    ),
    "reader used on a ten": Case(shown("KC", "8S", "peek what=no-blackjack\nchoice hand=1 what=stand")),
    "reader not used on a ten": Case(
        shown("KC", "8S", "@x choice hand=1 what=stand\nexpose hand=0 card=8S"),
        (broken("card-reader-not-used", "633a.7(h)", "x"),),
    ),
    "reader not used on an ace": Case(
        shown("AC", "8S", "offer what=insurance\n@x choice hand=1 what=hit\ncards 1:2C"),
        (broken("card-reader-not-used", "633a.7(h)", "x"),),
    ),
    "reader not used once even money is paid": Case(
        HEAD + ONE + "cards 1:KH 0:AC 1:AD 0:8S\noffer what=even-money\nchoice hand=1 what=even-money\n"
        "pay wager=1 cents=2000\nreturn wager=1 cents=2000\nmuck hand=1",
        (),
        FILING + "insurance: {even_money: true}\n",
    ),
    "reader not used, dealt from the hand": Case(
        HEAD + ONE + "cards 1:KHv 0:KC 1:9Dv 0:8S\n@x choice hand=1 what=stand",
        (noted("card-reader-not-used-from-the-hand", "633a.7(h)", "x"),),
        FROM_HAND,
    ),
    "reader used, dealt from the hand": Case(
        HEAD + ONE + "cards 1:KHv 0:KC 1:9Dv 0:8S\npeek what=no-blackjack\nchoice hand=1 what=stand", (), FROM_HAND
    ),
    "card before the reader": Case(
        shown("KC", "8S", "choice hand=1 what=hit\n@x cards 1:2C\npeek what=no-blackjack"),
        (broken("card-reader-used-late", "633a.7(i)", "x"),),
    ),
    "decision before the reader": Case(
        shown("KC", "8S", "@x choice hand=1 what=stand\npeek what=no-blackjack"),
        (broken("decision-before-card-reader", "633a.7(i)", "x"),),
    ),
    "surrender before the reader": Case(shown("KC", "8S", "choice hand=1 what=surrender\npeek what=no-blackjack")),
    "reader used by a floorperson": Case(
        shown("KC", "8S", "@x peek what=no-blackjack by=floorperson:F1\nchoice hand=1 what=stand"),
        (broken("card-reader-used-by-another", "633a.7(h)", "x"),),
    ),
    "reader used by the dealer, and by a floorperson who looks again": Case(
        shown("KC", "8S", "peek what=no-blackjack by=dealer:D1\npeek what=no-blackjack by=floorperson:F1"),
    ),
    "reader used before there is a hole card": Case(
        f"{HEAD}{ONE}cards 1:KH 0:KC 1:9D\n@x peek what=no-blackjack\ncards 0:8Sv\nchoice hand=1 what=stand",
        (broken("card-reader-used-before-hole-card", "633a.7(h)", "x"),),
    ),
    "reader used before there is a hole card, and then with it": Case(
        f"{HEAD}{ONE}cards 1:KH 0:KC 1:9D\npeek what=no-blackjack\ncards 0:8Sv\npeek what=no-blackjack\nchoice hand=1 what=stand"
    ),
    "reader used again before anybody acts": Case(
        shown("KC", "8S", "peek what=no-blackjack\npeek what=no-blackjack\nchoice hand=1 what=hit\ncards 1:2C")
    ),
    "reader used again in mid-action": Case(
        shown("KC", "8S", "peek what=no-blackjack\nchoice hand=1 what=hit\ncards 1:2C\n@x peek what=no-blackjack"),
        (noted("card-reader-used-again", "633a.7(i)", "x"),),
    ),
    "reader used on a nine and a floorperson notified": Case(
        shown(
            "9C",
            "8S",
            "peek what=no-blackjack\nnotify by=floorperson:F1\nverify by=floorperson:F1\nchoice hand=1 what=stand",
        )
    ),
    "reader used on a nine and a floorperson notified too late": Case(
        shown(
            "9C",
            "8S",
            "peek what=no-blackjack\n@x choice hand=1 what=stand\nnotify by=floorperson:F1\nverify by=floorperson:F1",
        ),
        (broken("misused-reader-notified-late", "633a.14(j)", "x"),),
    ),
    "reader used on a nine and nobody notified": Case(
        shown("9C", "8S", "@x peek what=no-blackjack\nchoice hand=1 what=stand"),
        (broken("card-reader-used-without-cause", "633a.14(j)", "x"),),
    ),
    "reader used on a nine, notices not recorded": Case(
        LEFT
        + "- records what=notify by=never\n"
        + ONE
        + "cards 1:KH 0:9C 1:9D 0:8S\n@x peek what=no-blackjack\nchoice hand=1 what=stand",
        (noted("card-reader-used-in-error", "633a.7(h)", "x"),),
    ),
    "reader used on a nine and all hands called dead": Case(
        shown(
            "9C",
            "8S",
            "peek what=nothing\nnotify by=floorperson:F1\nvoid-round what=card-reader-used by=floorperson\n"
            "return wager=1 cents=2000",
        )
    ),
    "reader before an optional wager is settled": Case(
        shown(
            "KC",
            "8S",
            "@x peek what=no-blackjack\ncollect wager=2 cents=500\nchoice hand=1 what=stand",
            ONE + "wager wager=2 what=match-the-dealer seat=1 player=P1 cents=500\n",
        ),
        (broken("reader-before-optional-wagers", "633a.7(h)", "x"),),
        MATCH,
    ),
    "reader after an optional wager is settled": Case(
        shown(
            "KC",
            "8S",
            "collect wager=2 cents=500\npeek what=no-blackjack\nchoice hand=1 what=stand",
            ONE + "wager wager=2 what=match-the-dealer seat=1 player=P1 cents=500\n",
        ),
        (),
        MATCH,
    ),
    "hole card exposed before the reader": Case(
        shown("KC", "8S", "@x expose hand=0 card=8S\npeek what=no-blackjack\nchoice hand=1 what=stand"),
        (broken("hole-card-exposed-at-reader", "633a.7(h)", "x"),),
    ),
    "hole card exposed as it comes out of the reader": Case(
        shown("KC", "8S", "peek what=no-blackjack\n@x card-misdealt what=exposed hand=0\nchoice hand=1 what=stand"),
        (broken("hole-card-exposed-at-reader", "633a.7(h)", "x"),),
    ),
    "hole card turned right after the reader shows a Blackjack": Case(
        shown("KC", "AS", "peek what=blackjack\nexpose hand=0 card=AS\ncollect wager=1 cents=2000")
    ),
    "hole card turned right after the reader when nobody has to decide": Case(
        HEAD + ONE + "cards 1:KH 0:KC 1:AD 0:8S\npeek what=no-blackjack\nexpose hand=0 card=8S\npay wager=1 cents=3000"
    ),
    "card after the dealer's Blackjack": Case(
        shown("KC", "AS", "peek what=blackjack\n@x cards 1:2C\ncollect wager=1 cents=2000"),
        (broken("card-after-dealer-blackjack", "633a.7(h)", "x"),),
    ),
    "card after a reader that saw no Blackjack": Case(
        shown("KC", "AS", "peek what=no-blackjack\nchoice hand=1 what=hit\ncards 1:2C\ncollect wager=1 cents=2000")
    ),
    "card after a reader that showed nothing": Case(
        shown("KC", "AS", "peek what=nothing\nchoice hand=1 what=hit\ncards 1:2C\ncollect wager=1 cents=2000")
    ),
    "card after a reader that refused the card": Case(
        shown("KC", "AS", "peek what=refused\nchoice hand=1 what=hit\ncards 1:2C\ncollect wager=1 cents=2000")
    ),
    "card after a reader, and the log does not tell what it showed": Case(
        shown("KC", "AS", "peek\nchoice hand=1 what=hit\ncards 1:2C\ncollect wager=1 cents=2000")
    ),
    "card after a Blackjack that the reader did not show was turned up": Case(
        shown("KC", "AS", "peek what=nothing\nexpose hand=0 card=AS\n@x cards 1:2C\ncollect wager=1 cents=2000"),
        (broken("card-after-dealer-blackjack", "633a.7(h)", "x"),),
    ),
    "Blackjack turned up that the reader did not show, and no card after it": Case(
        shown("KC", "AS", "peek what=nothing\nexpose hand=0 card=AS\ncollect wager=1 cents=2000")
    ),
    "wager left on the dealer's Blackjack": Case(
        shown("KC", "AS", "peek what=blackjack\nexpose hand=0 card=AS\n@x round-end"),
        (broken("wager-unsettled-on-dealer-blackjack", "633a.7(h)", "x"),),
    ),
    "Insurance offered": Case(shown("AC", "8S", "offer what=insurance\npeek what=no-blackjack")),
    "Insurance declined": Case(shown("AC", "8S", "choice hand=1 what=no-insurance\npeek what=no-blackjack")),
    "Insurance not offered": Case(
        shown("AC", "8S", "@x peek what=no-blackjack\noffer what=insurance"),
        (broken("insurance-not-offered", "633a.7(h)", "x"),),
    ),
    "Insurance offered to one player only": Case(
        f"{HEAD}{TWO}cards 1:KH 2:5C 0:AC 1:9D 2:6H 0:8S\noffer what=insurance seat=1\n@x peek what=no-blackjack",
        (broken("insurance-not-offered", "633a.7(h)", "x"),),
    ),
    "Insurance offered to each player": Case(
        f"{HEAD}{TWO}cards 1:KH 2:5C 0:AC 1:9D 2:6H 0:8S\noffer what=insurance seat=1\n"
        "choice hand=2 what=no-insurance\npeek what=no-blackjack"
    ),
    "no offer against a ten": Case(shown("TC", "8S", "peek what=no-blackjack")),
}

LOGS = {name: (case.log, case.filing) for name, case in CASES.items()}


@pytest.mark.parametrize("name", CASES)
def test_what_is_said_of_the_deal(name: str) -> None:
    report, log = judged(CASES[name].log, CASES[name].filing)
    assert said(report, log, frozenset(RULES)) == list(CASES[name].finds)


@pytest.mark.parametrize("rule", RULES)
def test_each_rule_accuses_one_round_and_is_kept_in_another(rule: str) -> None:
    assert any(found[0] == rule for case in CASES.values() for found in case.finds)
    clean = [case for case in CASES.values() if all(found[0] != rule for found in case.finds)]
    assert any(judged(case.log, case.filing)[0].tally(rule).passed > 0 for case in clean)


@pytest.mark.parametrize(
    ("rule", "log", "fact"),
    [
        (
            "deal-out-of-turn",
            KNOWN + TWO + "cards 2:KH 1:5C 0:9C",
            "the position, and the direction in which positions are numbered",
        ),
        (
            "up-card-out-of-turn",
            KNOWN + ONE + "cards 0:9C 1:KH",
            "the position, and the direction in which positions are numbered",
        ),
        ("first-card-face-down", HEAD + ONE + "cards 1:KH? 0:9C", "which side of the card lay up"),
        ("hole-card-face-up", HEAD + ONE + "cards 1:KH 0:9C 1:9D 0:8S?", "which side of the card lay up"),
        ("card-to-box-without-wager", LEFT + ONE + "cards 1:KH 2:5C 0:9C", "all wagers of the round"),
        ("card-reader-used-without-cause", LEFT + ONE + "cards 1:KH 0:9C 1:9D 0:8S", "each use of the card reader"),
        ("card-reader-not-used", LEFT + ONE + "cards 1:KH 0:KC 1:9D 0:8S", "each use of the card reader"),
        (
            "insurance-not-offered",
            LEFT + ONE + "cards 1:KH 0:AC 1:9D 0:8S\npeek what=no-blackjack",
            "the dealer's offers",
        ),
        (
            "wager-unsettled-on-dealer-blackjack",
            LEFT + ONE + "cards 1:KH 0:AC 1:9D 0:KS\npeek what=blackjack",
            "what was collected, paid and returned",
        ),
        (
            "card-after-dealer-blackjack",
            LEFT + ONE + "cards 1:KH 0:AC 1:5D 0:KS\npeek\nchoice hand=1 what=hit\ncards 1:2C",
            "what the card reader showed",
        ),
        (
            "hole-card-exposed-at-reader",
            LEFT + ONE + "cards 1:KH 0:AC 1:9D 0:8S\npeek what=no-blackjack",
            "each card turned up",
        ),
        (
            "box-without-cards-settled",
            LEFT + TWO + "cards 1:KH 0:AC 1:9D\ncollect wager=2 cents=2000",
            "every card dealt",
        ),
    ],
)
def test_a_missing_fact_is_counted_and_nobody_accused(rule: str, log: str, fact: str) -> None:
    report, _ = judged(log)
    assert fact in report.tally(rule).missing
    assert not [finding for finding in report.findings if finding.rule == rule]


def test_what_the_hand_dealt_variation_replaces_is_not_applicable() -> None:
    """§ 633a.12(b)(5) orders its own faces."""
    report, _ = judged(CASES["dealt from the hand, face down"].log, FROM_HAND)
    for rule in ("first-card-face-down", "second-card-face-down", "hole-card-face-up", "deal-out-of-turn"):
        assert report.tally(rule).not_applicable > 0 and report.tally(rule).passed == 0


def test_an_unreadable_row_excuses_what_is_not_in_the_log() -> None:
    log = written(CASES["reader not used on a ten"].log)
    lines = log.text.splitlines()
    lines.insert(log.labels["x"] - 1, '{"table": "BJ1", "seq": 1000, "kind": "no-such-kind", "round": 1}')
    renumbered = [json.dumps(json.loads(line) | {"seq": number}) for number, line in enumerate(lines, 1)]
    report = replay(renumbered)
    assert len(report.faults) == 1
    assert report.tally("card-reader-not-used").missing == {"each use of the card reader": 1}
    assert [finding for finding in report.findings if finding.rule in RULES] == []


def test_the_message_names_both_positions() -> None:
    report, _ = judged(CASES["first cards out of turn"].log)
    (finding,) = [finding for finding in report.findings if finding.rule == "deal-out-of-turn"]
    assert finding.message == "seat 2 got its card after seat 3, which lies farther round the table"
