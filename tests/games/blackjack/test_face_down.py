"""Totals of hands whose cards lie face down while their players decide, and are seen at the end."""

import pytest

from tests.games.blackjack.rounds import DAYS, MAIN
from validator.examples import replayed
from validator.law.versions import law_of
from validator.log.notation import written

DRAWN = ("draw-on-21", "draw-on-blackjack", "draw-after-bust")
PLAYED = "always split switch move-card; deal 1 ?; deal 0 9C; deal 1 ?; deal 0 ?v; {draws}; choice 1 stand; expose 0 8S; {seen}"
SEEN = "expose 1 {}; expose 1 {}"


def drawn(chapter: str, draws: str, seen: str) -> set[str]:
    """What is found of the cards that a player drew."""
    asked = "; ".join(f"choice 1 hit; deal 1 {card}" for card in draws.split())
    text = PLAYED.format(draws=asked, seen=seen)
    report = replayed(written(text, chapter, MAIN.get(chapter, "blackjack")), law_of(chapter))
    assert report.faults == []
    return {one.rule for one in report.findings} & set(DRAWN)


@pytest.mark.parametrize("chapter", DAYS)
def test_a_total_of_the_cards_that_are_seen_alone_is_no_total(chapter: str) -> None:
    assert drawn(chapter, "QH AS 3C", SEEN.format("2S", "4D")) == set()
    assert drawn(chapter, "QH AS 3C", SEEN.format("4D", "2S")) == set()
    assert drawn(chapter, "QH AS 3C", "") == set()


@pytest.mark.parametrize("chapter", DAYS)
def test_a_card_drawn_on_what_the_player_held_face_down(chapter: str) -> None:
    assert drawn(chapter, "QH 3C 2H", SEEN.format("2S", "6D")) == {"draw-on-21"}
    assert drawn(chapter, "QH 3C 2H", SEEN.format("3S", "6D")) == {"draw-after-bust"}
    assert drawn(chapter, "9H 2C", SEEN.format("AS", "AD")) == {"draw-on-21"}
    assert drawn(chapter, "3C", SEEN.format("AS", "KD")) == {"draw-on-blackjack"}
    assert drawn(chapter, "QH 3C 2H", "expose 1 2S") == set()


FIRST = ("first-card-face-down", "second-card-face-down", "cards-handled-by-player")
OPENED = "deal 1 ?v{0}; deal 0 9C{0}; deal 1 ?v{0}; deal 0 ?v{0}; handle-cards 1 by=player:P1"


@pytest.mark.parametrize("chapter", DAYS)
@pytest.mark.parametrize(
    ("says", "source", "judged"),
    [
        ("", "", False),
        ("", " source=deck-in-hand", False),
        ("", " source=shoe", True),
        ("filed cards.dealing shoe; ", "", True),
        ("filed cards.dealing hand; ", " source=deck-in-hand", False),
    ],
)
def test_cards_face_down_where_it_is_not_known_whether_they_are_dealt_from_the_hand(
    chapter: str, says: str, source: str, judged: bool
) -> None:
    if chapter != "633a":
        says, judged = "", True
    text = says + OPENED.format(source)
    report = replayed(written(text, chapter, MAIN.get(chapter, "blackjack")), law_of(chapter))
    assert report.faults == []
    assert {one.rule for one in report.findings} & set(FIRST) == (set(FIRST) if judged else set())
