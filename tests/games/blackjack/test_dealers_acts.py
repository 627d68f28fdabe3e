"""What the dealer shall do, done by him, by another, by a device, or by nobody who is recorded."""

import pytest

from tests.games.blackjack.playlog import event_of, replay
from validator.log.notation import written
from validator.replay.report import ReplayReport

MATCH = 'optional_wagers: {match-the-dealer: {tens_match: "identical-cards-only"}}\n'
OPEN = "wager 1 2000; cards 1 KH 9D / 0 9C ?; choice 1 stand"
ACE = "wager 1 2000; cards 1 JH 9D / 0 AC ?"

# An act, with "{by}" where it says by whom: rule, paragraph, what goes before, the act, what follows.
ACTS = {
    "first card": ("card-dealt-by-another", "633a.7(f)", "never round-end", "deal 1 KH{by}", "unfinished"),
    "additional card": (
        "additional-card-dealt-by-another",
        "633a.7(j)",
        "cards 1 2H 6D / 0 9C ?; choice 1 hit",
        "deal 1 5C{by}",
        "",
    ),
    "dealer's card": (
        "dealers-card-drawn-by-another",
        "633a.7(m)",
        f"{OPEN}; expose 0 3S",
        "deal 0 6S{by}",
        "",
    ),
    "hole card": ("hole-card-turned-by-another", "633a.7(l)", OPEN, "expose 0 8S{by}", ""),
    "dealer's total": (
        "dealers-total-announced-by-another",
        "633a.7(l)",
        f"{OPEN}; expose 0 3S; deal 0 6S",
        "announce 0 18{by}",
        "",
    ),
    "Blackjack": (
        "blackjack-announced-by-another",
        "633a.7(i)(1)(i)",
        "cards 1 KH AD / 0 9C ?",
        "announce 1 blackjack{by}",
        "",
    ),
    "payment": ("wager-settled-by-another", "633a.7(r)", f"{OPEN}; expose 0 8S", "pay 1 2000{by}", ""),
    "optional wager": (
        "optional-wager-settled-by-another",
        "633a.7(g)",
        "wager 1 1000; wager 301 500 match-the-dealer seat=1 hand=1; cards 1 9H 6D / 0 JC ?",
        "collect 301 500{by}",
        "",
    ),
    "insurance": (
        "insurance-collected-by-another",
        "633a.8(d)",
        f"{ACE}; wager 201 1000 insurance seat=1 hand=1; peek no-blackjack",
        "collect 201 1000{by}",
        "",
    ),
    "offer": ("insurance-offered-by-another", "633a.7(h)", ACE, "offer insurance{by}", ""),
    "surrender": (
        "surrender-settled-by-another",
        "633a.9(a)(1)",
        "wager 1 2000; cards 1 JH 6D / 0 6C ?; choice 1 surrender",
        "collect 1 1000{by}",
        "",
    ),
    "cards": ("cards-cleared-by-another", "633a.7(s)", "", "cleared{by}", ""),
    "verbal wager": (
        "verbal-wager-confirmed-by-another",
        "633a.6(a)",
        "wager 1 1000 by=verbal-cash",
        "wager-confirmed 1{by}",
        "",
    ),
    "cut": (
        "cut-offered-by-another",
        "633a.5(b)",
        "between",
        "cut-offered 1 accepted player=P1{by}",
        "cut 1 by=player:P1 player=P1\nround",
    ),
    "removed card": (
        "card-burned-by-another",
        "633a.7(c)",
        "between; load-shoe by=dealer:D1",
        "burn new-shoe{by}",
        "round",
    ),
}


def judged(act: str, by: str) -> tuple[ReplayReport, int]:
    """The round of an act, replayed, and the number of the act."""
    _, _, before, done, after = ACTS[act]
    said = f" by={by}" if by else ""
    rows = written(f"{before}\n* {done.format(by=said)}\n{after}", "633a", "blackjack")
    return replay(rows.lines(), FILED), rows.marked[0]


FILED = f"""
chapter: "633a"
head: {{version: "1", effective: 2016-01-01}}
cards: {{decks: 6, dealing: shoe, shoe: single, shuffler: manual}}
{MATCH}"""


@pytest.mark.parametrize("by", ["floorperson:F1", "supervisor", "spectator"])
@pytest.mark.parametrize("act", ACTS)
def test_another_is_accused_under_the_paragraph(act: str, by: str) -> None:
    rule, cite, *_ = ACTS[act]
    report, event = judged(act, by)
    found = [one for one in report.findings if one.rule == rule]
    assert [(one.citation, event_of(one), one.expected, one.observed) for one in found] == [
        (cite, event, "the dealer", "somebody else")
    ]


@pytest.mark.parametrize("act", ACTS)
def test_a_player_is_accused(act: str) -> None:
    rule = ACTS[act][0]
    report, event = judged(act, "player:P1")
    assert [event_of(one) for one in report.findings if one.rule == rule] == [event]


@pytest.mark.parametrize("by", ["dealer:D1", "dealer:D2", "dealer", "shoe"])
@pytest.mark.parametrize("act", ACTS)
def test_the_dealer_or_a_device_is_not(act: str, by: str) -> None:
    rule = ACTS[act][0]
    report, _ = judged(act, by)
    assert report.tally(rule).passed == 1
    assert not [one for one in report.findings if one.rule == rule]


@pytest.mark.parametrize("act", ACTS)
def test_nobody_recorded_is_not_checkable(act: str) -> None:
    rule = ACTS[act][0]
    report, _ = judged(act, "")
    assert not [one for one in report.findings if one.rule == rule]
    assert sum(report.tally(rule).missing.values()) >= 1


@pytest.mark.parametrize("act", ["dealer's total", "Blackjack", "offer", "verbal wager"])
@pytest.mark.parametrize("too", ["dealer:D1", ""])
def test_what_the_dealer_does_as_well_may_be_done_by_another(act: str, too: str) -> None:
    rule, _, before, done, _ = ACTS[act]
    own = done.format(by=f" by={too}" if too else "")
    other = done.format(by=" by=floorperson:F1")
    for text in (f"{before}\n{own}\n{other}", f"{before}\n{other}\n{own}"):
        report = replay(written(text, "633a", "blackjack").lines(), FILED)
        assert not [one for one in report.findings if one.rule == rule]


@pytest.mark.parametrize("act", ["dealer's total", "Blackjack", "offer", "verbal wager"])
def test_where_not_all_is_recorded_the_dealer_may_have_done_it(act: str) -> None:
    rule, _, before, done, _ = ACTS[act]
    kind = done.partition(" ")[0].partition("{")[0]
    text = f"sometimes {kind}\n{before}\n{done.format(by=' by=floorperson:F1')}"
    report = replay(written(text, "633a", "blackjack").lines(), FILED)
    assert not [one for one in report.findings if one.rule == rule]
    assert sum(report.tally(rule).missing.values()) >= 1


@pytest.mark.parametrize(
    ("chapter", "text"),
    [
        # A share of the meter may be paid elsewhere than at the table, and a bonus has no payer of its own.
        ("633a", "wager 1 1000; wager 501 100 hit-and-run-progressive seat=1 hand=1; pay 501 5000 by=supervisor"),
        ("551", "wager 1 1000; pay 1 500000 additional-payout by=supervisor"),
        # Against an ace or ten a surrendered wager shall be settled; by whom is not said.
        ("633a", "wager 1 2000; cards 1 JH 6D / 0 KC ?; peek; choice 1 surrender; collect 1 1000 by=floorperson:F1"),
        # In Spanish 21 a floorperson confirms a verbal wager as well.
        ("551", "wager 1 1000 by=verbal-cash; wager-confirmed 1 by=floorperson:F1"),
        # Wagers that tie are returned, by whom is not said.
        ("633a", "wager 1 1000; cards 1 KH 9D / 0 9C ?; expose 0 QS; return 1 1000 by=player:P1"),
        # Who shows two Large cards before the action is not said.
        ("685a", "cards 1 KH 9D / 0 KC ?; peek yellow; expose 0 QS by=floorperson:F1; choice 1 stand"),
        # Nor who turns the hole card upon a Blackjack.
        ("633a", "cards 1 KH 9D / 0 KC ?; peek blackjack; expose 0 AS by=floorperson:F1"),
        # A card drawn for another reason than those of a new shoe, a new dealer or a round.
        ("633a", "between; burn reshuffled-mid-round by=floorperson:F1\nround"),
        ("633a", "between; burn by=floorperson:F1\nround"),
        # Taken out of the shoe otherwise than at the cover card.
        ("633a", "round; cards 1 2C KC / 2 3D 4D\nbetween; shoe-emptied by=floorperson:F1"),
    ],
)
def test_what_the_text_does_not_give_to_the_dealer_accuses_nobody(chapter: str, text: str) -> None:
    lines = written(text, chapter, "spanish-21" if chapter == "551" else "blackjack").lines()
    report = replay(lines, FILED.replace("633a", chapter).replace(MATCH, ""))
    assert [one.rule for one in report.findings if one.rule.endswith("-by-another")] == []
