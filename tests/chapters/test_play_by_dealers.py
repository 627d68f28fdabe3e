"""What the text has the dealer do, whichever dealer it is, in the three chapters of baccarat: who did it."""

import pytest

from validator.core.finding import Tally
from validator.examples import replayed
from validator.law.versions import law_of
from validator.log.notation import written
from validator.replay.report import ReplayReport

PLAYERS = "filed dealing.initial_cards to-players\n"
DOWN = "filed dealing.initial_cards face-down\n"
CARDS = "cards 1 ? ? / 2 ? ?; "
WAGERS = "wager 1 1000 player; wager 2 1000 banker; "
SETTLED = "wager 5 5000 player seat=5 player=P5; wager 7 3500 banker seat=7; " + CARDS
SEEN = "expose 1 9C; expose 1 KC; expose 2 3D; expose 2 5D; "
BANKER = "wager 5 10000 banker seat=5; " + CARDS + "expose 1 KH; expose 1 7C; expose 2 KD; expose 2 8H; "
OPEN = "between; table-open; dealer-arrives by=dealer:D1; supervisor by=floorperson:F1\nround; "

ACTS = [
    ("541", "cut-offered-by-no-dealer", "between; shuffle by=dealer; cut-offered refused{by}\nround; unfinished"),
    ("541", "third-card-dealt-by-no-dealer", f"{DOWN}{CARDS}deal 1 ?{{by}}"),
    ("543", "third-card-dealt-by-no-dealer", f"{DOWN}{CARDS}deal 1 ?{{by}}"),
    ("541", "point-count-announced-by-no-dealer", f"{CARDS}announce 1 5{{by}}; deal 1 ?"),
    ("543", "player-count-announced-by-no-dealer", f"{PLAYERS}{WAGERS}{CARDS}announce 1 5{{by}}; deal 1 ?"),
    ("543", "banker-count-announced-by-no-dealer", f"{PLAYERS}{WAGERS}{CARDS}announce 2 5{{by}}; deal 2 ?"),
    ("541", "final-count-announced-by-no-dealer", f"{CARDS}deal 1 ?; announce 1 5{{by}}"),
    ("541", "result-announced-by-no-dealer", "result banker{by}"),
    ("541", "tie-hand-announced-by-no-dealer", "call tie-hand{by}"),
    ("543", "tie-hand-announced-by-no-dealer", "result tie{by}"),
    ("545", "tie-hand-announced-by-no-dealer", "result tie{by}"),
    ("543", "banker-hand-put-under-shoe-by-no-dealer", f"{PLAYERS}{CARDS}move-card 2 dest=under-shoe{{by}}"),
    ("543", "player-hand-handed-by-no-dealer", f"{PLAYERS}{CARDS}cards-handed 1{{by}}"),
    ("543", "banker-third-card-handed-by-no-dealer", f"{PLAYERS}{CARDS}deal 2 ?; cards-handed 2{{by}}"),
    ("543", "player-hand-laid-by-no-dealer", f"{PLAYERS}{WAGERS}{CARDS}cards-returned 1; expose 1{{by}}"),
    ("541", "error-card-discarded-by-no-dealer", "card-misdealt 1 drawn-in-error 5S face=up; burn beside-error{by}"),
    ("545", "shoe-offered-on-by-no-dealer", "between; table-open; shoe-offered 4 accepted{by}\nround; unfinished"),
    (
        "545",
        "passed-shoe-offered-by-no-dealer",
        "between; shoe-passed 3; shoe-offered 4 accepted{by}\nround; unfinished",
    ),
    ("541", "losing-wager-collected-by-no-dealer", f"{SETTLED}{SEEN}collect 7 3500{{by}}"),
    ("545", "winning-wager-paid-by-no-dealer", f"{SETTLED}{SEEN}pay 5 5000{{by}}"),
    ("543", "vigorish-taken-by-no-dealer", f"{BANKER}vigorish 5 500 taken{{by}}"),
    ("543", "turn-offered-by-no-dealer", f"{PLAYERS}{CARDS}turn-relinquished 1; turn-offered 1 refused seat=4{{by}}"),
    ("545", "turn-offered-by-no-dealer", f"{PLAYERS}{CARDS}turn-relinquished 1; turn-offered 1 refused seat=4{{by}}"),
]


def replay(text: str, chapter: str) -> ReplayReport:
    return replayed(written(text, chapter, ""), law_of(chapter))


def tally(rule: str, text: str, chapter: str) -> Tally:
    return replay(text, chapter).tally(rule, chapter)


@pytest.mark.parametrize(("chapter", "rule", "text"), ACTS)
@pytest.mark.parametrize("by", ["dealer:D1", "dealer"])
def test_a_dealer_does_it(chapter: str, rule: str, text: str, by: str) -> None:
    found = tally(rule, text.format(by=f" by={by}"), chapter)
    assert (found.passed, found.failed) == (1, 0)


@pytest.mark.parametrize(("chapter", "rule", "text"), ACTS)
@pytest.mark.parametrize("by", ["floorperson:F1", "supervisor", "spectator"])
def test_somebody_who_is_no_dealer_does_it(chapter: str, rule: str, text: str, by: str) -> None:
    found = tally(rule, text.format(by=f" by={by}"), chapter)
    assert (found.passed, found.failed) == (0, 1)


@pytest.mark.parametrize(("chapter", "rule", "text"), ACTS)
def test_who_did_it_is_not_recorded(chapter: str, rule: str, text: str) -> None:
    found = tally(rule, text.format(by=""), chapter)
    assert (found.passed, found.failed) == (0, 0)
    assert sum(found.missing.values()) == 1


@pytest.mark.parametrize(("chapter", "rule", "text"), ACTS)
def test_a_device_is_nobody(chapter: str, rule: str, text: str) -> None:
    found = tally(rule, text.format(by=" by=shuffler"), chapter)
    assert (found.passed, found.failed, found.not_applicable) == (0, 0, 1)


@pytest.mark.parametrize("other", ["dealer:D2", "dealer"])
def test_a_dealer_said_it_too(other: str) -> None:
    text = f"result player by=player:P1; result player by={other}"
    assert tally("result-announced-by-no-dealer", text, "541").failed == 0
    text = f"{CARDS}announce 1 5 by=player:P1; announce 1 5 by={other}; deal 1 ?"
    assert tally("point-count-announced-by-no-dealer", text, "541").failed == 0


def test_it_is_not_known_whether_a_dealer_said_it_too() -> None:
    found = tally("result-announced-by-no-dealer", "result player by=player:P1; result player", "541")
    assert (found.failed, sum(found.missing.values())) == (0, 2)


@pytest.mark.parametrize(("always", "failed"), [("always call\n", 1), ("sometimes call\n", 0)])
def test_the_result_tells_of_the_tie_where_calls_are_not_all_recorded(always: str, failed: int) -> None:
    text = f"{always}call tie-hand by=player:P1; result tie by=dealer:D1"
    assert tally("tie-hand-announced-by-no-dealer", text, "541").failed == failed


def test_the_final_count_is_another_than_the_first() -> None:
    text = f"{CARDS}announce 1 5 by=dealer; announce 2 5 by=player:P1; deal 1 ?; announce 2 5 by=dealer:D1"
    assert tally("point-count-announced-by-no-dealer", text, "541").failed == 1


def test_the_first_of_the_cards_that_a_player_deals_is_told() -> None:
    text = "; ".join(f"deal {hand} ? by=player:P1" for hand in (1, 2, 1, 2))
    assert tally("initial-card-dealt-by-no-dealer", text, "541").failed == 1


def test_the_first_of_the_wagers_that_a_floorperson_collects_is_told() -> None:
    text = f"wager 8 3500 tie seat=8; {SETTLED}{SEEN}collect 8 3500 by=floorperson; collect 7 3500 by=floorperson"
    assert tally("losing-wager-collected-by-no-dealer", text, "541").failed == 1


def test_a_player_who_hands_cards_on_is_told_of_by_another_rule() -> None:
    text = f"{PLAYERS}{CARDS}cards-handed 1 player=P2 by=player:P1"
    assert [one.rule for one in replay(text, "543").findings if one.rule.startswith("player-hand-handed-by")] == [
        "player-hand-handed-by-a-player"
    ]


@pytest.mark.parametrize(("player", "failed"), [("player=P1", 0), ("", 0), ("player=P2", 1)])
def test_the_player_who_answers_an_offer_may_stand_as_who_acted(player: str, failed: int) -> None:
    text = f"between; shuffle by=dealer; cut-offered accepted seat=3 {player} by=player:P1\nround"
    assert tally("cut-offered-by-no-dealer", text, "541").failed == failed


@pytest.mark.parametrize(
    "text", [f"{DOWN}{CARDS}cards-handed 1 by=floorperson", f"{CARDS}cards-handed 1 by=floorperson"]
)
def test_cards_are_handed_where_they_are_not_to_be(text: str) -> None:
    assert tally("player-hand-handed-by-no-dealer", text, "543").failed == 0


@pytest.mark.parametrize("chapter", ["543", "545"])
@pytest.mark.parametrize(
    ("text", "passed", "failed", "missing"),
    [
        (f"{OPEN}turn-relinquished 1 delays by=floorperson:F1", 1, 0, 0),
        (f"{OPEN}turn-relinquished 1 delays by=dealer:D1", 1, 0, 0),
        (f"{OPEN}turn-relinquished 1 delays by=floorperson:F2", 0, 1, 0),
        (f"{OPEN}turn-relinquished 1 delays by=supervisor:S1", 0, 1, 0),
        (f"{OPEN}turn-relinquished 1 delays by=dealer:D2", 0, 1, 0),
        (f"{OPEN}turn-relinquished 1 delays by=floorperson", 0, 0, 1),
        (f"{OPEN}turn-relinquished 1 delays by=dealer", 0, 0, 1),
        (f"{OPEN}turn-relinquished 1 delays", 0, 0, 1),
        (f"{OPEN}turn-relinquished 1 by=supervisor:S1", 0, 0, 1),
        (f"{OPEN}turn-relinquished 1 voluntary by=player:P1", 0, 0, 0),
        ("round; turn-relinquished 1 delays by=floorperson:F2", 0, 0, 1),
        (f"sometimes supervisor\n{OPEN}turn-relinquished 1 delays by=floorperson:F2", 0, 0, 1),
        (f"sometimes dealer-arrives\n{OPEN}turn-relinquished 1 delays by=dealer:D2", 0, 0, 1),
        (
            "between; table-open; supervisor by=floorperson:F1; supervisor by=supervisor:S1\n"
            "round; turn-relinquished 1 delays by=supervisor:S1",
            0,
            0,
            1,
        ),
        (
            "between; table-open; supervisor by=floorperson:F1; caller by=dealer:D1; dealer-arrives by=dealer:D2\n"
            "round; turn-relinquished 1 delays by=dealer:D1",
            1,
            0,
            0,
        ),
    ],
)
def test_who_takes_the_right_to_turn_the_cards(chapter: str, text: str, passed: int, failed: int, missing: int) -> None:
    found = tally("turn-taken-by-unassigned", text, chapter)
    assert (found.passed, found.failed, sum(found.missing.values())) == (passed, failed, missing)
