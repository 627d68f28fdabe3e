"""What holds for all optional wagers alike: dead hands, what the log lacks, the two hands of Blackjack Switch."""

import json

import pytest

from tests.chapters.ch633a_blackjack.sides import lost, offers, side, surrendered
from tests.games.blackjack.cases import Case, logs
from tests.games.blackjack.playlog import found, replay
from tests.games.blackjack.rounds import table
from validator.core.finding import Outcome

WHAT = {
    "twenty-point-bonus": "lucky-ladies",
    "in-between": "in-between",
    "kings-bounty": "kings-bounty",
    "bet-the-set-21": "bet-the-set-21",
    "royal-match-21": "royal-match-21",
    "three-card-poker": "three-card-poker",
    "match-the-dealer": "match-the-dealer",
}
LETTER = {"bet-the-set-21": "C", "royal-match-21": "C", "three-card-poker": "B"}
WRONG = {
    "royal-match-21": "royal-match-21-paid-wrong-with-one-deck",
    "bet-the-set-21": "bet-the-set-21-paid-wrong-with-one-deck",
    "match-the-dealer": "match-the-dealer-paid-wrong-with-six-decks",
}
OTHER_HAND = "optional-wager-settled-by-the-other-hand"
# A pair of 9s in one suit wins Royal Match and Bet the Set, and with the dealer's 9 the others; 20 wins the bonuses.
WINS = {"twenty-point-bonus": "KH QD", "kings-bounty": "KH QD", "in-between": "9H 9H"}


def filed(what: str) -> str:
    return offers(WHAT[what], LETTER.get(what, ""))


def rule(what: str) -> str:
    return WRONG.get(what, f"{what}-paid-wrong")


def unpaid(what: str) -> str:
    return "triple-match-not-paid" if what == "in-between" else f"{what}-not-paid"


def open_round(what: str, rest: str) -> tuple[str, ...]:
    """A winning hand against a 9, and what becomes of it."""
    return (f"bet 1 1000\n{side(1, what)}\ncards 1 {WINS.get(what, '9H 9H')} / dealer 9C 8D\n{rest}\nclear",)


CASES = (
    *(
        Case(
            f"{what} of which the amount is not known",
            (
                f"bet 1 1000\n{side(1, what).replace('500', 'null')}\ncards 1 5H 6D / dealer 2C 8D\n{lost()}\n"
                f"{surrendered()}\nturn\nclear",
            ),
            filing=filed(what),
            undeclared=("wager.cents",),
            missing=((rule(what), "the amount of the wager"),),
        )
        for what in WHAT
    ),
    *(
        Case(
            f"{what} of which a payment has no amount",
            open_round(what, f"pay 401 500 cents=\nreturn 401 500\n{surrendered()}\nturn"),
            filing=filed(what),
            undeclared=("pay.cents",),
            missing=((rule(what), "what was collected and paid"),),
        )
        for what in WHAT
    ),
)

LOGS = logs(CASES)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_rounds(case: Case) -> None:
    case.holds()


@pytest.mark.parametrize("what", WHAT)
def test_a_hand_called_dead_settles_no_wager(what: str) -> None:
    lines, _ = table(*open_round(what, '{"kind": "void-hand", "hand": 1}\nreturn 401 500\nreturn 1 1000\nturn'))
    report = replay(lines, filed(what))
    assert report.tally(rule(what)).not_applicable == 1
    assert unpaid(what) not in [rule_id for rule_id, _, _ in found(report)]


@pytest.mark.parametrize("what", WHAT)
def test_a_row_that_cannot_be_read_may_have_been_the_settlement(what: str) -> None:
    text = open_round(what, f"{surrendered()}\nturn")[0]
    lines, _ = table(text)
    faulty = [line.replace('"kind": "choice"', '"kind": "choise"') for line in lines]
    for rows, unsettled in ((lines, True), (faulty, False)):
        report = replay(rows, filed(what))
        assert (unpaid(what) in [rule_id for rule_id, _, _ in found(report)]) is unsettled


def switch_round(what: str, settled: str) -> list[str]:
    """Two hands at seat 1: the first, which the wager names, wins; the second loses."""
    first = WINS.get(what, "9H 9H").split()
    deals = [(1, first[0]), (2, "5D"), (0, "9C"), (1, first[1]), (2, "6C"), (0, "?")]
    rows = [
        json.dumps(
            {
                "kind": "wager",
                "wager": hand,
                "seat": 1,
                "player": "P1",
                "hand": hand,
                "what": "blackjack",
                "cents": 1000,
                "by": "chips",
            }
        )
        for hand in (1, 2)
    ]
    rows.append(side(1, what))
    for hand, card in deals:
        face = "down" if card == "?" else "up"
        rows.append(
            json.dumps(
                {"kind": "deal", "hand": hand, "seat": min(hand, 1), "card": card, "face": face, "source": "shoe"}
            )
        )
    lines, _ = table("\n".join([*rows, settled, "turn 8D", "collect 1 1000", "collect 2 1000", "clear"]))
    return lines


@pytest.mark.parametrize("what", WHAT)
@pytest.mark.parametrize("switch", [True, False])
def test_at_switch_the_other_hand_may_be_meant(what: str, switch: bool) -> None:
    filing = filed(what) + ("variations: {blackjack-switch: {designated_table: true}}\n" if switch else "")
    report = replay(switch_round(what, "collect 401 500"), filing)
    outcomes = [(one.rule, one.outcome) for one in report.findings if one.rule in (OTHER_HAND, unpaid(what))]
    if switch:
        assert outcomes == [(OTHER_HAND, Outcome.REVIEW)]
        unseen = [line.replace('"5D"', '"5?"') for line in switch_round(what, "collect 401 500")]
        assert [one.rule for one in replay(unseen, filing).findings if one.rule == unpaid(what)] == []
    else:
        assert outcomes == [(unpaid(what), Outcome.FAIL)]
