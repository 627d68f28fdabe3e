"""What no order of the acts makes lawful is judged where the order is not recorded; what an order would allow is not."""

import pytest

from validator.chapters.registry import played
from validator.core.finding import Outcome
from validator.examples import replayed
from validator.law.versions import law_of
from validator.log.notation import written

BESIDE, IDLE = "card-after-dealer-blackjack", "dealer-drew-without-effect"
READER = ("551", "590", "633a", "672a", "685a")
"""The chapters in which the device is used before any additional card."""
SPARED = ("551", "590", "633a", "672a")
"""Those in which the dealer draws no card that nothing depends on."""
CITED = {
    "551": ("551.8(e)", "551.13(c)"),
    "590": ("590.7(g)", "590.7(m)"),
    "633a": ("633a.7(h)", "633a.7(n)"),
    "672a": ("672a.7(g)", "672a.7(m)"),
    "685a": ("685a.7(h)", ""),
}
ORDERS = ("never seq\n", "")
ERRORS = "always card-misdealt card-refused move-card void-hand void-round split wager choice collect pay return\n"
TAKEN = "filed cards.dealing shoe\n" + ERRORS
BLACKJACK = "wager 2 1000; deal 2 JH face=; deal 0 KC face=; deal 2 6D face=; deal 0 AS face="
BUST = "wager 2 1000; deal 2 JH face=; deal 0 9C face=; deal 2 6D face=; deal 0 5S face=; deal 2 KC face="


def said(rule: str, chapter: str, text: str) -> list[tuple[str, Outcome]]:
    """What a rule says of a text: the paragraph and how it ends."""
    report = replayed(written(text, chapter, played(chapter).main_wager), law_of(chapter))
    assert report.faults == []
    return [(one.citation, one.outcome) for one in report.findings if one.rule == rule]


@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize("chapter", READER)
def test_a_third_card_beside_a_dealers_blackjack(chapter: str, order: str) -> None:
    outcome = Outcome.REVIEW if chapter == "551" else Outcome.FAIL
    assert said(BESIDE, chapter, f"{order}{TAKEN}{BLACKJACK}; deal 2 3C face=; collect 2 1000") == [
        (CITED[chapter][0], outcome)
    ]


@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize("chapter", READER)
def test_two_cards_each_beside_a_dealers_blackjack(chapter: str, order: str) -> None:
    assert said(BESIDE, chapter, f"{order}{TAKEN}{BLACKJACK}; collect 2 1000") == []


@pytest.mark.parametrize("chapter", READER)
@pytest.mark.parametrize(
    "acts",
    (
        "card-misdealt 2 drawn-in-error 3C; deal 2 3C face=",
        "deal 2 3C face=; void-round card-reader-used; return 2 1000",
        "move-card 3C; deal 2 3C face=",
    ),
)
def test_cards_drawn_in_error_may_lie_there(chapter: str, acts: str) -> None:
    assert said(BESIDE, chapter, f"never seq\n{TAKEN}{BLACKJACK}; {acts}") == []


@pytest.mark.parametrize("chapter", READER)
@pytest.mark.parametrize("order", ORDERS)
def test_who_does_not_record_errors_is_not_accused(chapter: str, order: str) -> None:
    unknown = TAKEN.replace(" card-misdealt", "")
    assert said(BESIDE, chapter, f"{order}{unknown}{BLACKJACK}; deal 2 3C face=; collect 2 1000") == []


@pytest.mark.parametrize("order", ORDERS)
def test_from_the_hand_the_hole_card_may_wait(order: str) -> None:
    hand = TAKEN.replace("dealing shoe", "dealing hand")
    assert said(BESIDE, "633a", f"{order}{hand}{BLACKJACK}; deal 2 3C face=; collect 2 1000") == []


@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize("chapter", ("551", "633a"))
def test_a_dealer_draws_though_every_hand_is_over(chapter: str, order: str) -> None:
    assert said(IDLE, chapter, f"{order}{TAKEN}{BUST}; deal 0 2C face=; collect 2 1000") == [
        (CITED[chapter][1], Outcome.FAIL)
    ]


@pytest.mark.parametrize("how", ("sometimes", "never"))
@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize("chapter", ("551", "633a"))
def test_the_dealer_may_have_drawn_for_a_hand_that_the_log_leaves_out(chapter: str, order: str, how: str) -> None:
    """An import that could not read the row of a hand says so of its round; what that hand held is not known."""
    text = f"{order}{how} hand\n{TAKEN}{BUST}; deal 0 2C face=; collect 2 1000"
    report = replayed(written(text, chapter, played(chapter).main_wager), law_of(chapter))
    assert report.tally(IDLE, chapter).missing == {"the rows of every hand of the round": 1}
    assert [one.rule for one in report.findings if one.rule == IDLE] == []


DOUBLED = (
    f"{TAKEN}wager 2 1000; deal 2 JH face=; deal 0 9C face=; deal 2 6D face=; deal 0 5S face=; "
    "wager 102 1000 double-down hand=2 seat=2; choice 2 double; deal 2 KC face="
)


@pytest.mark.parametrize("chapter", ("551", "633a"))
@pytest.mark.parametrize(
    ("face", "acts", "tells"),
    [
        ("up", "deal 0 2C face=; collect 2 1000; collect 102 1000", True),
        ("down", "deal 0 2C face=; collect 2 1000; collect 102 1000", False),
        ("down", "collect 2 1000; collect 102 1000; deal 0 2C face=", True),
        ("", "deal 0 2C face=; collect 2 1000; collect 102 1000", False),
    ],
)
def test_a_dealer_may_draw_against_a_double_down_card_that_lies_face_down(
    chapter: str, face: str, acts: str, tells: bool
) -> None:
    told = said(IDLE, chapter, f"{DOUBLED}{face}; {acts}")
    assert told == ([(CITED[chapter][1], Outcome.FAIL)] if tells else [])


@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize("chapter", ("590", "633a"))
def test_a_dealer_draws_though_every_hand_is_surrendered(chapter: str, order: str) -> None:
    text = f"{order}{TAKEN}{BUST[: BUST.rindex(';')]}; choice 2 surrender; deal 0 2C face=; collect 2 500; return 2 500"
    assert said(IDLE, chapter, text) == [(CITED[chapter][1], Outcome.FAIL)]


@pytest.mark.parametrize("chapter", SPARED)
@pytest.mark.parametrize("acts", ("deal 0 2C face=; void-hand 2; return 2 1000", "collect 2 1000"))
def test_a_hand_called_dead_may_have_been_in_play(chapter: str, acts: str) -> None:
    assert said(IDLE, chapter, f"never seq\n{TAKEN}{BUST[: BUST.rindex(';')]}; {acts}") == []
