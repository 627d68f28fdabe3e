"""Blackjacks and longer 21s at Spanish 21 under a law that has them win only against a dealer's 21 of more cards."""

from pathlib import Path

import pytest

from tests.games.finds import told
from validator.chapters.registry import chapter_play
from validator.examples import replayed_lines
from validator.law.versions import Law, laws_of
from validator.law_review.amendments import read_amendments
from validator.log.notation import written

CHAPTER = "551"
BLACKJACK = ("blackjack_beats_cards_minimum", "at_least")
LONG_21 = ("player_21_beats_dealer_cards_more_than", "more_than")

RECORDED = "always collect pay return split switch choice wager-changed wager-withdrawn void-hand void-round\n"
PLAYERS = {
    BLACKJACK: "cards 1 AS KH / 2 JH 9D / 0 7C ?; choice 2 stand",
    LONG_21: "cards 1 9S 5H / 2 JH 9D / 0 7C ?; choice 1 hit; deal 1 7D; choice 2 stand",
}
DRAWS = {"three": "expose 0 6D; deal 0 8D", "four": "expose 0 6D; deal 0 2D 6S"}
PAID, UNPAID, TIE = "blackjack-paid-at-wrong-odds", "blackjack-against-longer-21-not-paid", "tie-not-returned"
LONG_UNPAID, DREW = "longer-21-against-longer-21-not-paid", "dealer-drew-for-won-hands"


def law(folder: Path, fact: tuple[str, str], value: int) -> Law:
    """The law of the chapter with another number."""
    file = folder / "amended.yaml"
    name, relation = fact
    words = f'chapter: "{CHAPTER}"\neffective: 2011-01-01\ntitle: Longer 21s\n'
    file.write_text(f"{words}facts: {{{name}: {{value: {value}, relation: {relation}}}}}\n", encoding="utf-8")
    return laws_of(CHAPTER, read_amendments([file]))[-1]


def found(by: Law, text: str) -> list[tuple[str, str, int | None]]:
    """What is found in a round by a law: rule, paragraph and cents."""
    log = written(RECORDED + text, CHAPTER, chapter_play(by).main_wager)
    report = replayed_lines([log.lines()], log, by)
    assert not report.faults
    finds = map(told, report.findings)
    return [(one.rule, one.cite, one.cents) for one in finds]


@pytest.mark.parametrize(
    ("fact", "value", "cards", "settled", "wrong"),
    [
        (BLACKJACK, 3, "three", "pay 1 1500", []),
        (BLACKJACK, 3, "three", "pay 1 1000", [(PAID, "551.6(f)", -500)]),
        (BLACKJACK, 3, "three", "return 1 1000", [(UNPAID, "551.6(b)(3)", -1500)]),
        (BLACKJACK, 4, "three", "return 1 1000", []),
        (BLACKJACK, 4, "three", "pay 1 1500", [(TIE, "551.6(c)", 1500)]),
        (BLACKJACK, 4, "four", "return 1 1000", [(UNPAID, "551.6(b)(3)", -1500)]),
        (BLACKJACK, 4, "four", "pay 1 1500", []),
        (LONG_21, 2, "three", "return 1 1000", [(LONG_UNPAID, "551.6(b)(4)", -1000)]),
        (LONG_21, 3, "three", "return 1 1000", []),
        (LONG_21, 3, "three", "pay 1 1000", [(TIE, "551.6(c)", 1000)]),
        (LONG_21, 3, "four", "return 1 1000", [(LONG_UNPAID, "551.6(b)(4)", -1000)]),
        (LONG_21, 3, "four", "pay 1 1000", []),
    ],
)
def test_a_shorter_21_of_the_dealers_ties(
    tmp_path: Path, fact: tuple[str, str], value: int, cards: str, settled: str, wrong: list[tuple[str, str, int]]
) -> None:
    by = law(tmp_path, fact, value)
    text = f"wager 1 1000; wager 2 1000; {PLAYERS[fact]}; {DRAWS[cards]}; collect 2 1000; {settled}"
    assert found(by, text) == wrong


@pytest.mark.parametrize(
    ("fact", "value", "wrong"),
    [
        (BLACKJACK, 3, [(DREW, "551.13(c)", None)]),
        (BLACKJACK, 4, []),
        (LONG_21, 2, [("dealer-drew-for-long-21s", "551.13(c)", None)]),
        (LONG_21, 3, []),
    ],
)
def test_the_dealer_draws_where_he_may_tie_by_a_shorter_21(
    tmp_path: Path, fact: tuple[str, str], value: int, wrong: list[tuple[str, str, None]]
) -> None:
    alone = PLAYERS[fact].replace("/ 2 JH 9D ", "").replace("; choice 2 stand", "")
    pays = 1500 if fact == BLACKJACK else 1000
    assert found(law(tmp_path, fact, value), f"wager 1 1000; {alone}; {DRAWS['four']}; pay 1 {pays}") == wrong
