"""What a log does not say: facts that are missing, rows that cannot be read, acts undone, rounds over two files."""

import json
from pathlib import Path

import pytest

from tests.games.blackjack.cases import Case, Finds, logs
from tests.games.blackjack.playlog import event_of, replay
from tests.games.blackjack.rounds import filing, table
from tests.unmarked import saying_so
from validator.replay.filings import load_filings
from validator.replay.logs import replay_logs

ON_CARDS = filing(surrender_settlement="wager-on-the-cards")
STOOD = "bet 1 1000\ncards 1 TH 8D / dealer 9C TD\n1 stand\nturn\ncollect 1 1000\nclear"
HIT = "bet 1 1000\ncards 1 TH 3D / dealer 9C TD\n1 hit 2S\n1 hit 3S\n1 stand\nturn\ncollect 1 1000\nclear"
DREW = "bet 1 1000\ncards 1 TH 8D / dealer 6C TD\n1 stand\nturn\ndealer 3S 19\ncollect 1 1000\nclear"
DOUBLED = "bet 1 1000\ncards 1 6H 5D / dealer 9C TD\n1 double 1000 7S\nturn\ncollect 1 1000\ncollect 1d 1000\nclear"
SPLIT_TENS = (
    "bet 1 1000\ncards 1 TH KD / dealer 9C TD\n1 split 11 1000\n1 gets AS\n1 double 1000 8S\n11 gets 9S\n11 stand\n"
    "turn\nreturn 1 1000\nreturn 1d 1000\nreturn 11 1000\nclear"
)
LOW_BLACKJACK = (
    "bet 1 1000\ncards 1 AH KD / dealer 6C TD\nannounce 1 blackjack\npay 1 1500\nreturn 1 1000\nremove 1\nclear"
)
HIGH_BLACKJACK = LOW_BLACKJACK.replace("6C TD\n", "TC 8D\npeek no-blackjack\n")
LOW_SURRENDER = "bet 1 1000\ncards 1 TH 6D / dealer 6C TD\n1 surrender\ncollect 1 500\nreturn 1 500\nremove 1\nclear"
HIGH_SURRENDER = (
    "bet 1 1000\ncards 1 TH 6D / dealer TC 8D\n1 surrender\npeek no-blackjack\ncollect 1 500\nreturn 1 500\n"
    "remove 1\nclear"
)
LATE_SURRENDER = (
    "bet 1 1000\ncards 1 TH 6D / dealer TC 8D\n1 surrender\n"
    '{"kind": "wager-moved", "wager": 1, "source": "wager-area", "dest": "on-cards"}\n'
    "peek no-blackjack\nturn\ncollect 1 500\nreturn 1 500\nremove 1\nclear"
)
INSURED = (
    "bet 1 1000\ncards 1 TH 6D / dealer AC 8D\n1 insurance 500\n1 surrender\npeek no-blackjack\ncollect 1i 500\n"
    "collect 1 500\nreturn 1 500\nremove 1\nclear"
)
MATCH = "bet 1 1000\nmatch 1 500\ncards 1 9H 6D / dealer 8C TD\ncollect 1m 500\n1 stand\nturn\ncollect 1 1000\nclear"
SPLIT = (
    "bet 1 1000\ncards 1 8H 8D / dealer 9C TD\n1 split 11 1000\n1 gets TS\n1 stand\n11 gets TC\n11 stand\nturn\n"
    "collect 1 1000\ncollect 11 1000\nclear"
)
INSURED_TEN = (
    "bet 1 1000\ncards 1 TH 9D / dealer AC 8D\n1 insurance 500\npeek no-blackjack\ncollect 1i 500\n1 stand\nturn\n"
    "return 1 1000\nclear"
)
UNKNOWN = ("deal.card", "expose.card")
MONEY = ("pay", "collect", "return")
PAID, CARDS, AMOUNT = "what was collected and paid", "the cards of the hands", "the amount of the wager"
BOTH_AMOUNTS = "the amounts of the Double Down Wager and of the wager it doubles"
HALF, SETTLED = "the amounts of Insurance and of the initial wager", "the amount of the wager and of its settlement"
WHEN_PAID, WHEN_SETTLED = "when the Blackjack was paid", "when the wager was settled"


def without_amount(text: str, line: str) -> str:
    """The round without the amount in the last row of a line."""
    assert f"{line}\n" in text
    return text.replace(f"{line}\n", f"{line} cents=\n", 1)


def lacks(rule: str, fact: str, text: str, *never: str, undeclared: str = "", direction: str = "clockwise") -> Case:
    """A rule that a missing fact leaves undecided, in a round where nothing is accused."""
    filed = ON_CARDS if text == LATE_SURRENDER else filing(**{"optional_wagers__match-the-dealer": "{}"})
    return Case(
        f"{rule}: {fact}",
        (text,),
        missing=((rule, fact),),
        filing=filed,
        never=never,
        undeclared=(undeclared,) if undeclared else (),
        direction=direction,
    )


CASES = (
    lacks("asked-card-not-dealt", "the players' decisions", HIT, "choice"),
    lacks("asked-card-not-dealt", "every card dealt", HIT, undeclared="deal"),
    lacks("draw-on-blackjack", "the cards of the hand", HIT, *UNKNOWN),
    lacks("second-card-after-double-down", "the cards of the hand", HIT, *UNKNOWN),
    lacks("double-down-on-blackjack", "the cards of the hand", DOUBLED, *UNKNOWN),
    lacks("double-down-on-split-21", "the cards of the hand", SPLIT_TENS, *UNKNOWN),
    lacks("blackjack-paid-late-against-low-card", WHEN_PAID, LOW_BLACKJACK, *MONEY),
    lacks(
        "blackjack-paid-late-against-low-card",
        "the position, and the direction in which positions are numbered",
        LOW_BLACKJACK,
        direction="",
    ),
    lacks("blackjack-not-announced-against-high-card", "announcements", HIGH_BLACKJACK, "announce"),
    lacks("blackjack-paid-at-no-lawful-moment", WHEN_PAID, HIGH_BLACKJACK, *MONEY),
    lacks(
        "blackjack-paid-at-no-lawful-moment",
        "the position, and the direction in which positions are numbered",
        HIGH_BLACKJACK,
        direction="",
    ),
    lacks("blackjack-paid-at-wrong-odds", PAID, LOW_BLACKJACK, *MONEY),
    lacks("blackjack-paid-at-wrong-odds", AMOUNT, LOW_BLACKJACK, "wager.cents"),
    lacks("dealer-card-face-down", "the face of the card", DREW, "deal.face"),
    lacks("dealer-drew-on-standing-total", "the dealer's cards", DREW, *UNKNOWN),
    lacks("dealer-stood-short", "every card dealt to the end of the round", STOOD, undeclared="deal"),
    lacks("cards-removed-before-settlement", "the removal of the cards", STOOD, "cleared", "muck"),
    lacks("cards-not-to-discard-rack", "where the cards are placed", STOOD, "cleared.dest"),
    lacks("surrender-not-settled-at-once", WHEN_SETTLED, LOW_SURRENDER, *MONEY),
    lacks("surrender-half-wrong", PAID, LOW_SURRENDER, *MONEY),
    lacks("surrender-half-wrong", AMOUNT, LOW_SURRENDER, "wager.cents"),
    lacks("surrender-half-wrong", PAID, LOW_SURRENDER, "collect.cents"),
    lacks("surrender-not-settled-after-reader", WHEN_SETTLED, HIGH_SURRENDER, *MONEY),
    lacks("surrender-wrong-after-reader", PAID, HIGH_SURRENDER, *MONEY),
    lacks("surrendered-cards-left-after-reader", "when the cards of a hand are removed", HIGH_SURRENDER, "muck"),
    lacks("surrender-settled-before-hole-card", WHEN_SETTLED, LATE_SURRENDER, *MONEY),
    lacks("surrender-wrong-when-hole-card-revealed", PAID, LATE_SURRENDER, *MONEY),
    lacks("surrendered-cards-left-after-hole-card", "when the cards of a hand are removed", LATE_SURRENDER, "muck"),
    lacks("surrendered-wager-not-on-cards", "where wagers are moved", LATE_SURRENDER, "wager-moved"),
    lacks("insurance-not-settled-beside-surrender", PAID, INSURED, *MONEY),
    lacks("match-the-dealer-settled-at-wrong-time", WHEN_SETTLED, MATCH, *MONEY),
    lacks("split-wager-not-equal", "the amounts of both wagers", without_amount(SPLIT, "bet 1 1000")),
    lacks("double-down-over-original", BOTH_AMOUNTS, without_amount(DOUBLED, "bet 1 1000")),
    lacks("insurance-over-half", HALF, without_amount(INSURED_TEN, "bet 1 1000")),
    lacks("insurance-over-half", HALF, without_amount(INSURED_TEN, "1 insurance 500")),
    lacks("losing-insurance-not-collected", SETTLED, without_amount(INSURED_TEN, "collect 1i 500")),
    lacks("losing-insurance-not-collected", SETTLED, without_amount(INSURED_TEN, "1 insurance 500")),
    Case(
        "a wrong payment cancelled at the table, and the right one made",
        (
            "bet 1 1000\ncards 1 TH 8D / dealer 8C 9D\n1 stand\nturn\n*pay 1 500\ncancel\n"
            "pay 1 1000\nreturn 1 1000\nclear",
        ),
        keeps=("winning-wager-paid-at-wrong-odds",),
    ),
    Case(
        "a card that the source withdraws",
        (
            "bet 1 1000\ncards 1 TH 6D / dealer 9C TD\n1 hit\n*1 gets 9S\ncorrect\n1 gets 2S\n"
            "1 stand\nturn\ncollect 1 1000\nclear",
        ),
        keeps=("losing-wager-not-collected", "card-not-asked-for"),
    ),
    Case(
        "a collection cancelled and nothing in its place",
        ("bet 1 1000\ncards 1 TH 8D / dealer 9C TD\n1 stand\nturn\n*collect 1 1000\ncancel\nclear\n*end",),
        (Finds("losing-wager-not-collected", "633a.7(r)", 1000, "the house"),),
    ),
    Case(
        "a round called dead is owed nothing but its wagers",
        (
            'bet 1 1000\ncards 1 TH 6D / dealer 9C TD\n*{"kind": "void-round", "what": "card-reader-used"}\n'
            "return 1 1000\nclear",
        ),
        (Finds("round-voided-without-ground", "633a.14(j)(1)", noted=True),),
    ),
)

LOGS = logs(CASES)

OMISSIONS = (
    "bet 1 1000\ncards 1 TH 6D / dealer 9C TD\nturn\ncollect 1 1000\nclear",
    "bet 1 1000\ncards 1 TH 5D / dealer 9C TD\n1 hit\nturn\ncollect 1 1000\nclear",
    "bet 1 1000\ncards 1 6H 5D / dealer 9C TD\n1 double 1000\nturn\ncollect 1 1000\ncollect 1d 1000\nclear",
    "bet 1 1000\ncards 1 8H 8D / dealer 9C TD\n1 split 11\n1 gets TS\n1 stand\nturn\ncollect 1 1000\nclear",
    "bet 1 1000\ncards 1 TH 8D / dealer 6C TD\n1 stand\nturn\nclear",
    "bet 1 1000\ncards 1 TH 8D / dealer 9C TD\n1 stand\ncollect 1 1000",
    "bet 1 1000\ncards 1 TH 8D / dealer 6C TD\n1 stand\nturn\ndealer 3S\ncollect 1 1000\nclear",
    "bet 1 1000\ncards 1 AH KD / dealer 6C TD\nturn\nclear",
    "bet 1 1000\ncards 1 TH 6D / dealer 6C TD\n1 surrender\nturn\nclear",
)
"""Rounds in which something is missing that the log says is always there."""


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_missing_facts(case: Case) -> None:
    """Nothing is accused for want of a fact, and the fact is told."""
    case.holds()


@pytest.mark.parametrize("text", OMISSIONS)
def test_a_row_that_cannot_be_read(text: str) -> None:
    """With a row of the round unreadable, nothing that is absent is held against anybody."""
    lines, _ = table(text)
    assert replay(lines, filing()).findings
    report = replay([*lines[:-1], '{"table": "BJ-1", "seq": what', lines[-1]], filing())
    assert len(report.faults) == 1
    assert report.findings == []


def test_a_dealer_without_a_second_card() -> None:
    """What was dealt in the round before is no later act of this one: whether a Blackjack was paid late is not known."""
    others = (
        "bet 1 1000\nbet 2 1000\ncards 1 TH 8D / 2 TH 9D / dealer 9C TD\n1 stand\n2 stand\nturn\ncollect 1 1000\n"
        "return 2 1000\nclear"
    )
    rule = "blackjack-paid-late-against-low-card"
    rows = [json.loads(line) for line in table(others, LOW_BLACKJACK)[0]]
    assert replay(saying_so([json.dumps(row) for row in rows]), filing()).tally(rule).passed == 1
    (hole,) = (at for at, row in enumerate(rows) if (row.get("round"), row.get("face")) == (2, "down"))
    del rows[hole]
    report = replay(saying_so([json.dumps({**row, "seq": seq}) for seq, row in enumerate(rows, 1)]), filing())
    assert rule not in {one.rule for one in report.findings}
    assert report.tally(rule).missing == {"the end of the initial deal": 1}


def test_rounds_over_two_files(tmp_path: Path) -> None:
    """Split between rounds, a log gives the same findings and tallies."""
    lines = saying_so(table(DREW, *OMISSIONS, HIGH_SURRENDER, LOW_BLACKJACK)[0])
    whole = replay(lines, filing())
    place = next(i for i, line in enumerate(lines) if '"round": 5' in line)
    parts = [tmp_path / "one.jsonl", tmp_path / "two.jsonl"]
    parts[0].write_text("\n".join(lines[:place]) + "\n", encoding="utf-8")
    parts[1].write_text("\n".join(lines[place:]) + "\n", encoding="utf-8")
    submission = tmp_path / "filing.yaml"
    submission.write_text(filing(), encoding="utf-8")
    split = replay_logs(parts, load_filings([submission]), "interpreted")
    assert [(one.rule, event_of(one)) for one in split.findings] == [
        (one.rule, event_of(one)) for one in whole.findings
    ]
    assert split.tallies == whole.tallies


def test_players_may_touch_cards_dealt_from_the_hand() -> None:
    """Under § 633a.12(b) the order of turns and the handling of cards have rules of their own."""
    filed = filing(cards_decks="2", cards_dealing="hand", cards_shoe="none", cards_shuffler="automated")
    lines, _ = table(
        "bet 1 1000\nbet 2 1000\ncards 1 TH 8D / 2 TS 8C / dealer 9C TD\n"
        '{"kind": "handle-cards", "hand": 1, "by": "player"}\n2 stand\n1 stand\nturn\ncollect 1 1000\ncollect 2 1000'
    )
    report = replay(lines, filed)
    for rule in ("decision-out-of-turn", "cards-handled-by-player"):
        assert (report.tally(rule).judged, report.tally(rule).not_applicable > 0) == (0, True)
