"""Wagers settled, Blackjacks paid, hole cards turned and dealer's cards dealt at another moment than the law has it."""

import pytest

from tests.games.blackjack.rounds import DAYS, MAIN
from tests.games.finds import event_of
from validator.core.finding import Outcome
from validator.examples import replayed
from validator.law.versions import law_of
from validator.log.notation import written
from validator.replay.report import ReplayReport

CHAPTERS = tuple(DAYS)
IN_TURN = ("590", "633a", "672a", "685a")
"""Those that have a Blackjack paid in the player's turn."""
ALWAYS = (
    "always card-misdealt choice choice.hand collect deal expose move-card pay return split switch"
    " void-hand void-round wager-withdrawn wager.hand\nfiled cards.dealing shoe\nbetween; positions clockwise\n"
)
OURS = {
    "wager-settled-before-round-complete",
    "hole-card-turned-after-drawing",
    "hole-card-turned-after-settlement",
    "blackjack-paid-before-the-deal-was-over",
    "blackjack-paid-before-the-reader",
    "blackjack-paid-out-of-turn",
    "dealer-card-made-up-late",
}
SETTLED = {"551": "551.6(f)", "590": "590.7(n)", "633a": "633a.7(r)", "672a": "672a.7(n)", "685a": "685a.7(n)"}
TURNED = {"551": "551.8(h)", "590": "590.7(k)", "633a": "633a.7(l)", "672a": "672a.7(k)", "685a": "685a.7(l)"}
TURNS = {"590": "590.7(h)", "633a": "633a.7(i)", "672a": "672a.7(h)", "685a": "685a.7(i)"}
MISSED = {"551": "551.16(f)", "590": "590.13(e)", "633a": "633a.14(e)", "672a": "672a.12(e)", "685a": "685a.7(e)(4)"}

Told = list[tuple[str, str, int, int | None]]


def replay(text: str, chapter: str, head: str = ALWAYS) -> ReplayReport:
    """What is found in a round written in short."""
    report = replayed(written(f"{head}round; {text}", chapter, MAIN.get(chapter, "blackjack")), law_of(chapter))
    assert report.faults == []
    return report


def accused(text: str, chapter: str, head: str = ALWAYS) -> Told:
    """What a round is accused of under the rules that are tried here: rule, paragraph, event and root."""
    found = [one for one in replay(text, chapter, head).findings if one.outcome is Outcome.FAIL and one.rule in OURS]
    return [(one.rule, one.citation, event_of(one), one.root.event if one.root else None) for one in found]


TWO = "wager 1 1000; wager 2 1000; cards 1 JH 9D / 2 KH 7D / 0 6C ?; choice 1 stand; choice 2 stand; "


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_all_wagers_settled_before_the_dealer_drew_are_one_act(chapter: str) -> None:
    rule, cite = "wager-settled-before-round-complete", SETTLED[chapter]
    found = accused(TWO + "expose 0 5S; collect 2 1000; pay 1 1000; deal 0 7C", chapter)
    assert found == [(rule, cite, 1013, None), (rule, cite, 1014, 1013)]


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_what_is_settled_wrong_because_it_was_settled_early_follows_from_that(chapter: str) -> None:
    report = replay(TWO + "expose 0 5S; pay 2 1000; pay 1 1000; deal 0 9C", chapter)
    amounts = [one for one in report.findings if one.overpaid_cents is not None]
    assert [(event_of(one), one.root.event if one.root else None) for one in amounts] == [(1013, 1013), (1014, 1013)]


@pytest.mark.parametrize("chapter", CHAPTERS)
@pytest.mark.parametrize(
    "rest",
    [
        "expose 0 5S; deal 0 7C; collect 2 1000; pay 1 1000",
        "expose 0 AS; collect 2 1000; pay 1 1000",
    ],
)
def test_wagers_settled_once_the_dealers_hand_is_complete(chapter: str, rest: str) -> None:
    report = replay((TWO + rest).replace("6C", "6C" if "5S" in rest else "7C"), chapter)
    assert report.findings == [] or chapter == "551"
    tally = report.tally("wager-settled-before-round-complete", chapter)
    assert (tally.passed, tally.failed) == (2, 0)


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_one_hand_collected_before_the_hole_card_was_turned(chapter: str) -> None:
    found = accused(TWO + "collect 2 1000; expose 0 5S; deal 0 7C; pay 1 1000", chapter)
    assert found == [("wager-settled-before-round-complete", SETTLED[chapter], 1012, None)]


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_the_hole_card_turned_after_the_dealer_drew(chapter: str) -> None:
    found = accused(TWO + "deal 0 7C; expose 0 5S; collect 2 1000; pay 1 1000", chapter)
    assert found == [("hole-card-turned-after-drawing", TURNED[chapter], 1012, None)]


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_the_hole_card_turned_after_all_else(chapter: str) -> None:
    rule, cite = "wager-settled-before-round-complete", SETTLED[chapter]
    found = accused(TWO + "deal 0 7C; collect 2 1000; pay 1 1000; expose 0 5S", chapter)
    assert found[0] == ("hole-card-turned-after-drawing", TURNED[chapter], 1012, None)
    assert sorted(found[1:]) == [(rule, cite, 1013, 1012), (rule, cite, 1014, 1012)]


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_the_hole_card_turned_after_the_wagers_were_settled(chapter: str) -> None:
    text = TWO.replace("6C", "9C") + "collect 2 1000; pay 1 1000; expose 0 9S"
    found = accused(text, chapter)
    assert ("hole-card-turned-after-settlement", TURNED[chapter], 1012, None) in found
    rest = sorted(one for one in found if one[0] != "hole-card-turned-after-settlement")
    rule, cite = "wager-settled-before-round-complete", SETTLED[chapter]
    assert rest == [(rule, cite, 1012, 1012), (rule, cite, 1013, 1012)]


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_a_card_drawn_by_accident_and_racked_before_the_hole_card_is_no_draw(chapter: str) -> None:
    text = TWO.replace("6C", "9C") + "deal 0 7C dest=rack; expose 0 9S; collect 2 1000; pay 1 1000"
    assert accused(text, chapter) == []


@pytest.mark.parametrize("chapter", CHAPTERS)
@pytest.mark.parametrize(
    "text",
    [
        # A hand over the limit is collected at once.
        "wager 1 1000; wager 2 1000; cards 1 JH 6D / 2 KH 9D / 0 6C ?; choice 1 hit; deal 1 9C; collect 1 1000;"
        " choice 2 stand; expose 0 5S; deal 0 7C; pay 2 1000",
        # The dealer has Blackjack: his reader showed it, and the card is turned after.
        "wager 1 1000; wager 2 1000; cards 1 JH 6D / 2 KH 9D / 0 KC ?; peek blackjack; collect 2 1000; collect 1 1000;"
        " expose 0 AC",
        # All hands are over, and he turns his card all the same.
        "wager 1 1000; cards 1 JH 6D / 0 6C ?; choice 1 hit; deal 1 9C; collect 1 1000; expose 0 5S",
        # A hand is called dead.
        "wager 1 1000; wager 2 1000; cards 1 JH 6D / 2 KH 9D / 0 6C ?; choice 1 hit; card-misdealt 1 skipped;"
        " void-hand 1 missed-card; return 1 1000; choice 2 stand; expose 0 5S; deal 0 7C; pay 2 1000",
        # A wager made for too much is given back in part, and settled in its turn.
        "wager 1 2000; cards 1 JH 9D / 0 6C ?; return 1 1000; choice 1 stand; expose 0 5S; deal 0 7C; pay 1 1000",
        # Nothing is paid.
        "wager 1 1000; cards 1 JH 9D / 0 6C ?; choice 1 stand; pay 1 0; expose 0 5S; deal 0 7C; pay 1 1000",
        # The dealer missed his second card and dealt it once each player had two.
        "wager 1 1000; deal 1 JH; deal 0 6C; deal 1 9D; card-misdealt 0 skipped; deal 0 ?; choice 1 stand; expose 0 5S;"
        " deal 0 7C; pay 1 1000",
    ],
)
def test_what_comes_at_its_moment(chapter: str, text: str) -> None:
    assert accused(text, chapter) == []


@pytest.mark.parametrize("chapter", ("551", "590", "633a"))
def test_the_half_of_a_surrendered_wager_is_collected_at_once(chapter: str) -> None:
    text = (
        "wager 1 1000; wager 2 1000; cards 1 JH 6D / 2 KH 9D / 0 6C ?; choice 1 surrender; collect 1 500; return 1 500;"
        " choice 2 stand; expose 0 5S; deal 0 7C; pay 2 1000"
    )
    assert accused(text, chapter) == []


@pytest.mark.parametrize("chapter", CHAPTERS)
@pytest.mark.parametrize(
    ("lacking", "settled", "fact"),
    [
        ("choice", "collect 1 500; return 1 500", "whether the hand was surrendered"),
        ("deal", "collect 1 1000", None),
    ],
)
def test_a_log_that_does_not_tell_all_decisions_or_all_cards(
    chapter: str, lacking: str, settled: str, fact: str | None
) -> None:
    head = ALWAYS.replace(" choice choice.hand", "").replace(" deal ", " ") + f"sometimes {lacking}\n"
    text = f"wager 1 1000; cards 1 JH 6D / 0 6C ?; {settled}; expose 0 5S; deal 0 7C"
    rule = "wager-settled-before-round-complete"
    report = replay(text, chapter, head)
    assert rule not in {one.rule for one in report.findings}
    assert report.tally(rule, chapter).missing
    assert fact is None or fact in report.tally(rule, chapter).missing


@pytest.mark.parametrize("chapter", ("590", "672a"))
def test_a_lammer_is_paid_like_the_wager_it_lies_beside(chapter: str) -> None:
    text = (
        "wager 1 1000; cards 1 5H 5D / 0 6C ?; choice 1 free-double; wager 11 1000 free-bet seat=1 hand=1; deal 1 9S;"
        " expose 0 5S; {} deal 0 7C; pay 1 1000; {}"
    )
    early = accused(text.format("pay 11 1000;", ""), chapter)
    assert early == [("wager-settled-before-round-complete", SETTLED[chapter], 1011, None)]
    assert accused(text.format("", "pay 11 1000"), chapter) == []


@pytest.mark.parametrize("chapter", IN_TURN)
@pytest.mark.parametrize(
    ("text", "rule"),
    [
        (
            "wager 1 1000; wager 2 1000; deal 1 AH; deal 2 TH; deal 0 6C; deal 1 KD; *pay 1 1500; deal 2 9D; deal 0 ?",
            "blackjack-paid-before-the-deal-was-over",
        ),
        (
            "wager 1 1000; wager 2 1000; cards 1 AH KD / 2 TH 9D / 0 KC ?; *pay 1 1500; peek no-blackjack",
            "blackjack-paid-before-the-reader",
        ),
        (
            "wager 1 1000; wager 2 1000; cards 1 AH KD / 2 TH 9D / 0 AC ?; *pay 1 1500; peek no-blackjack",
            "blackjack-paid-before-the-reader",
        ),
        (
            "wager 1 1000; wager 2 1000; cards 1 TH 9D / 2 AH KD / 0 6C ?; *pay 2 1500; choice 1 stand",
            "blackjack-paid-out-of-turn",
        ),
        (
            "wager 1 1000; wager 2 1000; cards 1 TH 2D / 2 AH KD / 0 6C ?; choice 1 hit; deal 1 3C; *pay 2 1500;"
            " choice 1 stand",
            "blackjack-paid-out-of-turn",
        ),
        (
            "wager 1 1000; wager 2 1000; cards 1 AS KC / 2 AH KD / 0 6C ?; *pay 2 1500; pay 1 1500; expose 0 KS",
            "blackjack-paid-out-of-turn",
        ),
    ],
)
def test_a_blackjack_paid_too_early(chapter: str, text: str, rule: str) -> None:
    paid = written(ALWAYS + "round; " + text.replace("*", "* "), chapter, MAIN.get(chapter, "blackjack")).marked
    assert accused(text.replace("*", ""), chapter) == [(rule, TURNS[chapter], paid[0], None)]


@pytest.mark.parametrize("chapter", IN_TURN)
def test_a_blackjack_paid_before_the_reader_that_shows_the_dealers(chapter: str) -> None:
    report = replay("wager 1 1000; cards 1 AH KD / 0 KC ?; pay 1 1500; peek blackjack; expose 0 AC", chapter)
    found = {one.rule: one for one in report.findings if one.outcome is Outcome.FAIL}
    early = found.pop("blackjack-paid-before-the-reader")
    assert (early.citation, event_of(early), early.root) == (TURNS[chapter], 1007, None)
    amounts = [one for one in found.values() if one.overpaid_cents is not None]
    assert [(one.overpaid_cents, one.root.event if one.root else None) for one in amounts] == [(1500, 1007)]


@pytest.mark.parametrize("chapter", IN_TURN)
@pytest.mark.parametrize(
    "text",
    [
        "wager 1 1000; wager 2 1000; cards 1 AH KD / 2 TH 9D / 0 KC ?; peek no-blackjack; pay 1 1500; choice 2 stand",
        "wager 1 1000; wager 2 1000; cards 1 TH 9D / 2 AH KD / 0 6C ?; choice 1 stand; pay 2 1500; expose 0 KS",
        # Even money is paid before the reader is used.
        "wager 1 1000; wager 2 1000; cards 1 AH KD / 2 TH 9D / 0 AC ?; choice 1 even-money; pay 1 1000;"
        " peek no-blackjack; choice 2 stand",
        # A card that was missed is dealt after the other players had theirs.
        "wager 1 1000; wager 2 1000; cards 1 5H 4D / 2 AH KD / 0 6C ?; choice 1 hit; card-misdealt 1 skipped;"
        " pay 2 1500; choice 1 late-card; deal 1 9C; choice 1 stand; expose 0 KS",
        # What the log does not tell of as missed, it may have been: the card was asked for before.
        "wager 1 1000; wager 2 1000; cards 1 5H 4D / 2 AH KD / 0 6C ?; choice 1 hit; pay 2 1500; deal 1 9C;"
        " choice 1 stand; expose 0 KS",
        # A hand called dead has no turn.
        "wager 1 1000; wager 2 1000; cards 1 TH 9D / 2 AH KD / 0 6C ?; void-hand 1; pay 2 1500; return 1 1000",
        # The players began before the dealer had his second card: that is another act.
        "wager 1 1000; wager 2 1000; deal 1 TH; deal 2 AH; deal 0 6C; deal 1 9D; deal 2 KD; choice 1 stand; pay 2 1500",
    ],
)
def test_a_blackjack_paid_in_its_turn(chapter: str, text: str) -> None:
    assert accused(text, chapter) == []


@pytest.mark.parametrize("chapter", IN_TURN)
def test_a_log_that_does_not_tell_whose_turn_it_was(chapter: str) -> None:
    text = "wager 1 1000; wager 2 1000; cards 1 TH 9D / 2 AH KD / 0 6C ?; pay 2 1500; choice 1 stand"
    for head in (ALWAYS.replace("between; positions clockwise\n", ""), ALWAYS + "sometimes choice\n"):
        report = replay(text, chapter, head)
        assert "blackjack-paid-out-of-turn" not in {one.rule for one in report.findings}
        assert report.tally("blackjack-paid-out-of-turn", chapter).missing


@pytest.mark.parametrize("chapter", IN_TURN)
def test_a_log_that_does_not_tell_whether_it_was_even_money(chapter: str) -> None:
    text = "wager 1 1000; cards 1 AH KD / 0 AC ?; pay 1 1000; peek no-blackjack"
    rule = "blackjack-paid-before-the-reader"
    report = replay(text, chapter, ALWAYS + "sometimes choice\n")
    assert rule not in {one.rule for one in report.findings}
    assert "whether the player chose even money" in report.tally(rule, chapter).missing
    assert accused(text, chapter) == [(rule, TURNS[chapter], 1007, None)]


def test_blackjacks_left_on_the_table_are_paid_with_the_other_wagers() -> None:
    text = (
        "wager 1 1000; wager 2 1000; wager 3 1000; cards 1 AH KD / 2 AC KS / 3 JH 9D / 0 KC ?; peek no-blackjack;"
        " choice 3 stand; expose 0 7C; pay 3 1000; pay 2 1500; pay 1 1500"
    )
    assert accused(text, "633a") == []


@pytest.mark.parametrize("chapter", CHAPTERS)
@pytest.mark.parametrize(
    ("acts", "late"),
    [
        ("deal 0 ?; choice 1 stand;", False),
        ("choice 1 stand; deal 0 ?;", True),
        ("card-misdealt 0 skipped; choice 1 stand; deal 0 ?;", True),
        ("choice 1 hit; deal 1 2C; deal 0 ?;", True),
        ("choice 1 insurance; deal 0 ?; choice 1 stand;", False),
    ],
)
def test_the_dealers_second_card_dealt_after_a_decision(chapter: str, acts: str, late: bool) -> None:
    found = accused(f"wager 1 1000; deal 1 JH; deal 0 6C; deal 1 8D; {acts} expose 0 KS; deal 0 4S", chapter)
    assert [(rule, cite) for rule, cite, *_ in found] == (
        [("dealer-card-made-up-late", MISSED[chapter])] if late else []
    )


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_a_card_got_before_the_dealers_second_is_not_asked_for_in_vain(chapter: str) -> None:
    text = (
        "wager 1 1000; deal 1 JH; deal 0 6C; deal 1 2D; choice 1 hit; deal 1 3C; deal 0 TSv; choice 1 hit; expose 0 TS"
    )
    text = text.replace("TS", "KS").replace("choice 1 hit; expose", "expose")
    assert "asked-card-not-dealt" not in {one.rule for one in replay(text, chapter).findings}


@pytest.mark.parametrize("chapter", CHAPTERS)
@pytest.mark.parametrize(("up", "settled"), [("6C", "collect 1 1000"), ("7C", "collect 1 1000")])
def test_what_is_settled_by_a_card_that_the_dealer_drew_wrongly_follows_from_it(
    chapter: str, up: str, settled: str
) -> None:
    text = f"wager 1 1000; cards 1 JH 8D / 0 {up} ?; choice 1 stand; expose 0 AS; deal 0 2S; {settled}"
    report = replay(text.replace("8D", "9D") if up == "7C" else text, chapter)
    drew = next(one for one in report.findings if one.rule == "dealer-drew-on-standing-total")
    after = [one for one in report.findings if event_of(one) > event_of(drew)]
    assert drew.root is None
    assert all(one.root is not None and one.root.event == event_of(drew) for one in after)
    assert after or up == "7C"


SPOKEN = ("point-total-not-announced", "dealers-card-not-announced")


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_what_is_settled_wrong_beside_a_card_drawn_wrongly_does_not_follow_from_it(chapter: str) -> None:
    text = "wager 1 1000; cards 1 JH 8D / 0 6C ?; choice 1 stand; expose 0 AS; deal 0 2S; pay 1 700"
    report = replay(text, chapter, "always wager-changed\n" + ALWAYS)
    amounts = [one for one in report.findings if one.overpaid_cents is not None]
    assert [(one.overpaid_cents, one.root) for one in amounts] == [(-300, None)]


@pytest.mark.parametrize("chapter", CHAPTERS)
@pytest.mark.parametrize("called", ["", "call dealers-card;"])
def test_a_missed_card_dealt_after_the_hole_card_was_turned(chapter: str, called: str) -> None:
    text = (
        "wager 1 1000; wager 2 1000; cards 1 5H 4D / 2 KH 9D / 0 8C ?; choice 1 hit; card-misdealt 1 skipped;"
        f" choice 2 stand; {called} expose 0 KS; choice 1 late-card; deal 1 9S; choice 1 stand; pay 2 1000"
    )
    report = replay(text, chapter, "always peek\n" + ALWAYS)
    told = {one.rule: one for one in report.findings if one.rule not in SPOKEN and one.outcome is Outcome.FAIL}
    assert "asked-card-not-dealt" not in told
    late, turned = told["late-card-after-hole-card"], told["hole-card-turned-early"]
    first = told.get("dealers-card-announced-early", turned)
    assert first.root is None
    assert late.root is not None and late.root.event == event_of(first) < event_of(late)
    assert first is turned or (turned.root is not None and turned.root.event == event_of(first))
    assert ("dealers-card-announced-early" in told) is (chapter == "551" and called != "")


@pytest.mark.parametrize(
    ("chapter", "cite"),
    [("551", "551.8(g)"), ("590", "590.7(i)"), ("633a", "633a.7(j)"), ("672a", "672a.7(i)"), ("685a", "685a.7(j)")],
)
def test_a_card_asked_for_and_not_dealt_breaks_the_dealers_duty(chapter: str, cite: str) -> None:
    text = "wager 1 1000; cards 1 JH 2D / 0 8C ?; choice 1 hit; expose 0 KS; collect 1 1000"
    found = [(one.rule, one.citation) for one in replay(text, chapter).findings if one.rule == "asked-card-not-dealt"]
    assert found == [("asked-card-not-dealt", cite)]


@pytest.mark.parametrize("chapter", CHAPTERS)
@pytest.mark.parametrize(
    ("rest", "words"),
    [
        ("", "was neither collected nor paid"),
        ("return 1 1000", "was returned"),
        ("collect 1 400; return 1 600", "was settled with a loss of $4.00"),
        ("pay 1 1000", "was settled with $10.00"),
    ],
)
def test_how_a_losing_wager_was_settled_is_told_in_words(chapter: str, rest: str, words: str) -> None:
    text = f"wager 1 1000; cards 1 JH 8D / 0 9C ?; choice 1 stand; expose 0 KS; {rest}"
    found = [one for one in replay(text, chapter).findings if one.rule == "losing-wager-not-collected"]
    assert len(found) == 1 and words in found[0].message
