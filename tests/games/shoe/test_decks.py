"""Decks received for the table and placed in the shoe, and the backs of the cards dealt."""

import pytest

from tests.games.blackjack.rounds import DAYS, MAIN
from validator.core.finding import Outcome
from validator.examples import replayed
from validator.law.versions import law_of
from validator.log.notation import written

FILED = "filed cards.decks 6; filed cards.shuffler manual; filed cards.shoe single; always card-change\n"
DEAL = "round; deal 1 KS back={0}; deal 0 6H back={0}; deal 1 9D back={1}; deal 0 ? back={0}\n"
ROUND = DEAL.format("", "")


def found(text: str, chapter: str) -> dict[str, Outcome]:
    """What is found under the rules on decks and backs, by rule."""
    report = replayed(written(FILED + text, chapter, MAIN.get(chapter, "blackjack")), law_of(chapter))
    assert report.faults == []
    words = ("decks", "shoe-filled", "back")
    return {one.rule: one.outcome for one in report.findings if any(word in one.rule for word in words)}


@pytest.mark.parametrize("chapter", DAYS)
def test_decks_of_the_number_filed_or_another(chapter: str) -> None:
    assert found("between; decks 6 back=red\n" + ROUND, chapter) == {}
    assert found("between; decks 3 back=red; decks 3 back=red\n" + ROUND, chapter) == {}
    assert found("between; decks 8 back=red\n" + ROUND, chapter) == {"decks-other-than-filed": Outcome.REVIEW}


@pytest.mark.parametrize("chapter", ("551", "672a", "685a"))
def test_one_deck_that_takes_the_place_of_another(chapter: str) -> None:
    one = "between; decks 1 back=red\n"
    assert found("between; decks 6 back=red\n" + ROUND + one + ROUND, chapter) == {}
    changed = "between; card-change back=red; decks 1 back=red\n"
    assert found("between; decks 6 back=red\n" + ROUND + changed + ROUND, chapter) == {
        "decks-of-another-number": Outcome.FAIL
    }


@pytest.mark.parametrize("chapter", DAYS)
def test_the_shoe_filled_with_other_decks_is_told_once(chapter: str) -> None:
    deck = 48 if chapter == "551" else 52
    received = "between; decks {} back=red; load-shoe {}\n"
    assert found(received.format(6, 6 * deck) + ROUND, chapter) == {}
    assert found(received.format(8, 8 * deck) + ROUND, chapter) == {"decks-other-than-filed": Outcome.REVIEW}
    assert found(received.format(6, 8 * deck) + ROUND, chapter) == {"shoe-filled-with-other-decks": Outcome.REVIEW}
    whole = found(received.format(6, 12 * deck) + ROUND, chapter)
    assert (Outcome.FAIL in whole.values()) is (chapter in ("551", "672a", "685a"))
    assert len(whole) == 1


@pytest.mark.parametrize("chapter", DAYS)
@pytest.mark.parametrize(("backs", "broken"), [(("red", "blue"), True), (("red", "red"), False), (("red", ""), False)])
def test_backs_of_the_cards_of_one_batch(chapter: str, backs: tuple[str, str], broken: bool) -> None:
    assert ("card-with-another-back" in found(DEAL.format(*backs), chapter)) is broken
    other = DEAL.format("red", "red") + DEAL.format("blue", "blue")
    assert "card-with-another-back" not in found(other, chapter)


SIDES = """filed cards.shoe double; always shuffle
between; load-shoe dest=shoe-left back=red; load-shoe dest=shoe-right back=blue
round; cover-card source=shoe-left; deal 1 KS source=shoe-left; deal 0 6H source=shoe-left
between; shuffle cover-card back={} source=rack dest=stack"""


@pytest.mark.parametrize(("back", "broken"), [("red", False), ("blue", True), ("green", False)])
def test_a_side_of_a_double_shoe_is_told_by_the_back_of_its_decks(back: str, broken: bool) -> None:
    report = replayed(written(SIDES.format(back), "633a", "blackjack"), law_of("633a"))
    assert ("other-side-shuffled" in {one.rule for one in report.findings}) is broken


@pytest.mark.parametrize("chapter", ("551", "672a", "685a"))
@pytest.mark.parametrize(
    "acts",
    [
        "decks 6 back=red; card-change back=red; decks 6 back=red",
        "decks 6 back=red; card-change; decks 6 back=red; card-change; decks 6 back=red",
    ],
)
def test_decks_changed_before_a_card_was_dealt_from_them(chapter: str, acts: str) -> None:
    assert found(f"between; {acts}\n{ROUND}", chapter) == {}
    again = acts.replace("decks 6", "decks 1")
    assert found(f"between; {again}\n{ROUND}", chapter) == {"decks-of-another-number": Outcome.FAIL}
    assert found(f"between; decks 6 back=red\n{ROUND}between; card-change; {acts}\n{ROUND}", chapter) == {}


@pytest.mark.parametrize("chapter", ("551", "672a", "685a"))
def test_decks_received_before_the_change_of_cards_is_written(chapter: str) -> None:
    changed = "between; decks 6 back=red\n" + ROUND + "between; decks {} back=red; card-change back=red\n" + ROUND
    assert found(changed.format(6), chapter) == {}
    assert found(changed.format(1), chapter) == {"decks-of-another-number": Outcome.FAIL}


BOTH = """filed cards.decks 6; filed cards.shuffler automated
between; {}
round; deal 1 KS; deal 0 6H; deal 1 9D; deal 0 ?
"""


@pytest.mark.parametrize("chapter", [chapter for chapter in DAYS if chapter != "551"])
@pytest.mark.parametrize(
    ("acts", "broken"),
    [
        ("decks 6 back=red; decks 6 back=red", True),
        ("decks 6 back=red; decks 6 back=red; card-change back=red", True),
        ("decks 6 back=red; card-change back=red; decks 6 back=red", False),
        ("decks 6 back=red; card-change back=red; decks 6 back=red; decks 6 back=blue", False),
    ],
)
def test_one_batch_received_twice_is_not_two_of_one_color(chapter: str, acts: str, broken: bool) -> None:
    report = replayed(written(BOTH.format(acts), chapter, MAIN.get(chapter, "blackjack")), law_of(chapter))
    assert report.faults == []
    assert ("batches-received-in-one-color" in {one.rule for one in report.findings}) is broken
