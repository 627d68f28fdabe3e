"""What the text has the dealer calling the game do, done by somebody else, in the three chapters of baccarat."""

import pytest

from validator.core.finding import Outcome, Tally
from validator.examples import replayed
from validator.law.versions import law_of
from validator.log.notation import written
from validator.replay.report import ReplayReport

CHAPTERS = ("541", "543", "545")
BETS = "no-more-bets-by-another"
LAST = "last-hand-called-by-another"
CUT = "cut-offered-by-another"
HANDED = "player-hand-handed-by-another"
COUNT = "final-count-announced-by-another"
SHOE = "shoe-offered-by-another"
INSPECTED = "cards-inspected-by-another"
PASSED = "pass-ordered-by-another-dealer"
CALLER = "which dealer calls the game"
ACTOR = "by whom it was done"
FIRST = "between; caller by=dealer:D1\nround; "
TO_PLAYERS = "filed dealing.initial_cards to-players\n"
DEALT = "wager 1 1000 player; cards 1 ? ? / 2 ? ?; "


def replay(text: str, chapter: str = "545") -> ReplayReport:
    return replayed(written(text, chapter, ""), law_of(chapter))


def tally(rule: str, text: str, chapter: str = "545") -> Tally:
    return replay(text, chapter).tally(rule, chapter)


@pytest.mark.parametrize(
    ("rule", "told"),
    [
        (COUNT, "announce 1 5 by=dealer:D1; deal 1 ?; announce 1 5 by=dealer:D2"),
        ("point-count-announced-by-another", "announce 1 5 by=dealer:D2; deal 1 ?; announce 1 5 by=dealer:D1"),
    ],
)
def test_the_count_of_a_hand_with_a_further_card_is_another(rule: str, told: str) -> None:
    cards = "filed dealing.initial_cards face-down\n" + FIRST + "cards 1 ? ? / 2 ? ?; "
    assert [finding.rule for finding in replay(cards + told).findings] == [rule]


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_another_dealer_calls(chapter: str) -> None:
    report = replay(f"{FIRST}no-more-bets by=dealer:D2; call last-hand by=dealer:D2", chapter)
    noted = Outcome.REVIEW if chapter == "545" else Outcome.FAIL
    found = {finding.rule: (finding.outcome, finding.citation) for finding in report.findings}
    assert found[BETS] == (noted, f"{chapter}.9(b)")
    assert found[LAST] == (Outcome.FAIL, f"{chapter}.10(e)")


@pytest.mark.parametrize("chapter", CHAPTERS)
@pytest.mark.parametrize(
    "text",
    [
        f"{FIRST}no-more-bets by=dealer:D1",
        f"{FIRST}no-more-bets by=dealer:D2; no-more-bets by=dealer:D1",
        f"{FIRST}no-more-bets by=dealer:D1; no-more-bets by=dealer:D2",
        "between; caller by=dealer:D1; caller by=dealer:D2\nround; no-more-bets by=dealer:D2",
    ],
    ids=["he calls", "he calls after another", "he calls before another", "the other calls the game since"],
)
def test_the_caller_calls(chapter: str, text: str) -> None:
    assert (tally(BETS, text, chapter).failed, tally(BETS, text, chapter).for_review) == (0, 0)
    assert tally(BETS, text, chapter).passed > 0


@pytest.mark.parametrize(
    ("text", "fact"),
    [
        ("round; no-more-bets by=dealer:D2", CALLER),
        (f"sometimes caller\n{FIRST}no-more-bets by=dealer:D2", CALLER),
        ("between; caller by=dealer\nround; no-more-bets by=dealer:D2", CALLER),
        ("between; caller by=dealer:D1; dealer-leaves by=dealer:D1\nround; no-more-bets by=dealer:D2", CALLER),
        ("between; caller by=dealer:D1; dealer-leaves\nround; no-more-bets by=dealer:D2", CALLER),
        ("between; caller by=dealer:D1; table-close; table-open\nround; no-more-bets by=dealer:D2", CALLER),
        (f"{FIRST}no-more-bets by=dealer", ACTOR),
        (f"{FIRST}no-more-bets", ACTOR),
        (f"{FIRST}no-more-bets by=dealer:D2; no-more-bets by=dealer", ACTOR),
    ],
)
def test_it_is_not_known_who_calls_or_who_did_it(text: str, fact: str) -> None:
    found = tally(BETS, text, "541")
    assert (found.failed, found.passed) == (0, 0)
    assert found.missing[fact] > 0


@pytest.mark.parametrize("chapter", CHAPTERS)
@pytest.mark.parametrize("by", ["floorperson:F1", "supervisor", "player:P1", "spectator"])
def test_who_is_no_dealer_calls_whoever_calls_the_game(chapter: str, by: str) -> None:
    for before in (FIRST, "round; "):
        found = tally(BETS, f"{before}no-more-bets by={by}", chapter)
        assert (found.failed + found.for_review, found.passed) == (1, 0)


def test_a_device_calls_nothing() -> None:
    found = tally(BETS, f"{FIRST}no-more-bets by=device", "541")
    assert (found.failed, found.not_applicable) == (0, 1)


@pytest.mark.parametrize(
    ("before", "dealer", "fact"),
    [(FIRST, "dealer", ACTOR), ("round; ", "dealer:D1", CALLER), ("round; ", "dealer", CALLER)],
)
def test_a_dealer_who_may_call_the_game_said_it_too(before: str, dealer: str, fact: str) -> None:
    found = tally(BETS, f"{before}no-more-bets by=floorperson:F1; no-more-bets by={dealer}", "541")
    assert (found.failed, found.passed) == (0, 0)
    assert found.missing[fact] > 0


def test_the_caller_said_it_too() -> None:
    found = tally(BETS, f"{FIRST}no-more-bets by=floorperson:F1; no-more-bets by=dealer:D1", "541")
    assert (found.failed, found.passed) == (0, 2)


@pytest.mark.parametrize("seat", [3, 0])
def test_the_curator_is_a_player_or_the_dealer_and_which_is_not_told(seat: int) -> None:
    found = tally(BETS, f"between; curator {seat}\nround; no-more-bets by=curator")
    assert (found.failed + found.for_review, sum(found.missing.values())) == (0, 1)


def test_a_player_who_inspects_the_cards_is_not_the_dealer_who_has_to() -> None:
    found = tally(INSPECTED, "between; caller by=dealer:D1; decks 6; inspection cards by=player:P1\nround", "541")
    assert (found.failed, found.not_applicable) == (0, 1)


@pytest.mark.parametrize(("player", "failed"), [("P1", 0), ("P2", 1)])
def test_by_the_player_who_answers_an_offer_nobody_is_told_to_make_it(player: str, failed: int) -> None:
    text = f"between; shuffle by=dealer; cut-offered accepted seat=3 player={player} by=player:P1\nround"
    assert tally(CUT, text).failed == failed


def test_a_dealer_who_leaves_beside_the_caller_changes_nothing() -> None:
    text = "between; caller by=dealer:D1; dealer-leaves by=dealer:D3\nround; no-more-bets by=dealer:D2"
    assert tally(BETS, text, "541").failed == 1


@pytest.mark.parametrize("chapter", ["541", "543"])
@pytest.mark.parametrize(
    "act", ["result player", "call draw hand=1", "announce 1 5", "expose 1", "burn beside-error", "cards-handed 1"]
)
def test_acts_that_only_545_gives_to_the_caller(chapter: str, act: str) -> None:
    report = replay(f"{FIRST}{DEALT}{act} by=dealer:D2", chapter)
    assert not [
        finding.rule for finding in report.findings if finding.rule.endswith(("-by-another", "-by-another-dealer"))
    ]


@pytest.mark.parametrize(
    ("rule", "text", "cite"),
    [
        (HANDED, f"{TO_PLAYERS}{FIRST}{DEALT}cards-handed 1 by=dealer:D2", "545.9(d)(2)"),
        (COUNT, f"{FIRST}{DEALT}deal 1 ?; announce 1 5 by=dealer:D2", "545.12(a)"),
        (PASSED, "between; caller by=dealer:D1; shoe-passed 3 delays by=dealer:D2\nround; unfinished", "545.14(a)(2)"),
    ],
)
def test_545_finds(rule: str, text: str, cite: str) -> None:
    found = [
        (one.rule, one.citation)
        for one in replay(text).findings
        if one.rule.endswith(("-by-another", "-by-another-dealer"))
    ]
    assert found == [(rule, cite)]


@pytest.mark.parametrize(
    ("rule", "text"),
    [
        (HANDED, f"filed dealing.initial_cards face-down\n{FIRST}{DEALT}cards-handed 1 by=dealer:D2"),
        (LAST, f"{TO_PLAYERS}{FIRST}call last-hand by=dealer:D2"),
        (CUT, "between; caller by=dealer:D1; shuffle by=shuffler; cut-offered refused by=dealer:D2\nround"),
        (CUT, "filed cards.preshuffled true\nbetween; caller by=dealer:D1; cut-offered refused by=dealer:D2\nround"),
        (INSPECTED, "between; caller by=dealer:D1; inspection cards by=dealer:D2\nround"),
    ],
)
def test_where_the_paragraph_has_no_say(rule: str, text: str) -> None:
    found = tally(rule, text)
    assert (found.failed, found.for_review, found.passed) == (0, 0, 0)
    assert found.not_applicable == 1


@pytest.mark.parametrize("chapter", CHAPTERS)
@pytest.mark.parametrize(("callers", "others", "left"), [(5, 1, 1), (6, 1, 0), (1, 1, 0)])
def test_each_deck_is_inspected_by_the_caller(chapter: str, callers: int, others: int, left: int) -> None:
    inspected = ["inspection cards by=dealer:D1"] * callers + ["inspection cards by=dealer:D2"] * others
    text = "; ".join(("between; caller by=dealer:D1; decks 6", *inspected)) + "\nround"
    found = tally(INSPECTED, text, chapter)
    assert found.failed + found.for_review == left


def test_by_whom_the_cards_were_shuffled_is_not_known() -> None:
    found = tally(CUT, "between; caller by=dealer:D1; shuffle; cut-offered refused by=dealer:D2\nround")
    assert found.missing == {"by whom or what the cards were shuffled": 1}


@pytest.mark.parametrize("seat", [2, 14])
def test_offers_after_the_first_are_any_dealers(seat: int) -> None:
    text = f"between; caller by=dealer:D1; shoe-offered {seat} accepted by=dealer:D2\nround"
    assert tally(SHOE, text).failed == 0


def test_a_later_shoe_need_not_be_offered_anew() -> None:
    text = f"{FIRST}cards 1 ? ? / 2 ? ?\nbetween; load-shoe; shoe-offered 1 accepted by=dealer:D2\nround"
    assert tally(SHOE, text).failed == 0
