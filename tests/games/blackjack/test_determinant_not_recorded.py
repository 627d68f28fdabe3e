"""The determinant card of a double shoe, where the log does not record it: a player's first card may be missing."""

import pytest

from validator.examples import replayed
from validator.law.versions import law_of
from validator.log.notation import written
from validator.replay.report import ReplayReport

DOUBLE = "filed cards.decks 8; filed cards.dealing shoe; filed cards.shuffler manual; filed cards.shoe double\n"
ALL = "always deal deal.card deal.face expose choice wager wager.cents pay collect return split switch void-hand\n"
WAGERS = "round; wager 2 2500; wager 4 1000; "
CARDS = "deal 4 KH; deal 0 6S; deal 2 7D; deal 4 6C; deal 0 ? down; "
STANDS = "choice 2 stand; choice 4 stand; expose 0 9H; deal 0 4D; "
ONE_CARD = STANDS + "collect 2 2500; collect 4 1000"
THREE_CARDS = "choice 2 hit; deal 2 5C; " + STANDS + "pay 2 2500; return 2 2500; collect 4 1000"
DRAWN = "determinant 9H source=shoe-left "


def report_of(text: str, filed: str = DOUBLE) -> ReplayReport:
    report = replayed(written(filed + ALL + text + "\n", "633a", "blackjack"), law_of("633a"))
    assert report.faults == []
    return report


def found(text: str, filed: str = DOUBLE) -> set[str]:
    among = ("one-card-hand-settled", "losing-wager-not-collected", "up-card-out-of-turn", "no-determinant-card-drawn")
    return {one.rule for one in report_of(text, filed).findings if one.rule in among}


@pytest.mark.parametrize(
    ("played", "rule"), [(ONE_CARD, "one-card-hand-settled"), (THREE_CARDS, "losing-wager-not-collected")]
)
def test_a_player_whose_first_card_may_be_the_determinant_is_not_accused(played: str, rule: str) -> None:
    assert rule not in found(WAGERS + CARDS + played)
    assert rule in found("always determinant\n" + WAGERS + CARDS + played)
    assert rule in found(WAGERS + CARDS + played, DOUBLE.replace("double", "single"))


@pytest.mark.parametrize("played", [ONE_CARD, THREE_CARDS])
def test_a_determinant_that_names_a_hand_is_its_first_card(played: str) -> None:
    for place in ("hand=2 seat=2", "seat=2", "hand=2 seat=2 dest=hand"):
        assert found(f"always determinant\n{WAGERS}{DRAWN}{place}; {CARDS}{played}") == set()


def test_a_determinant_without_hand_and_place_may_be_a_first_card() -> None:
    assert found(f"always determinant\n{WAGERS}{DRAWN}; {CARDS}{ONE_CARD}") == set()
    segregated = f"always determinant\n{WAGERS}{DRAWN}dest=segregated-left; {CARDS}{ONE_CARD}"
    assert "one-card-hand-settled" in found(segregated)


def test_what_is_not_checkable_names_the_determinant() -> None:
    told = [one for one in report_of(WAGERS + CARDS + ONE_CARD).tallies if one.rule == "one-card-hand-settled"]
    assert [dict(one.missing) for one in told] == [{"each determinant card drawn": 1}]
