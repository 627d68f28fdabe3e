"""Play is dealt with what an example has, where chance decides, and is lawful for all that."""

import pytest

from tests.faults.dealt import dealt
from validator.examples import Rounds, rounds_of
from validator.proof.faults.scenario_constraints import wishes_of
from validator.proof.faults.trial import Play
from validator.proof.simulate.wishes import Wishes

TILES = "set-hand 0 high 5-5 5-5; set-hand 0 low 1-2 4-5; set-hand 4 high 1-1 1-3; set-hand 4 low 2-4 3-6"


def wished(text: str) -> Wishes:
    (found,) = wishes_of(Rounds((text,)), "535", "pai-gow")
    return found


def play_with(wishes: Wishes, name: str) -> Play:
    lawful = next(play for play in dealt("535") if play.name == name)
    found = lawful.variant({}, {}, (), wishes)
    assert found is not None
    return found


def test_the_tiles_of_an_example_are_dealt_and_laid_as_it_lays_them() -> None:
    play = play_with(wished(TILES), "535-plain 1")
    laid = [
        {row["card"] for row in play.rows[one.start : one.stop] if row["kind"] == "set-hand" and row["hand"] == 0}
        for one in play.scene.stretches
    ]
    with_dealers = sum(tiles == {"5-5", "1-2", "4-5"} for tiles in laid)
    assert with_dealers > len([tiles for tiles in laid if tiles]) / 2


def test_no_tile_is_dealt_twice_for_that() -> None:
    play = play_with(wished(TILES), "535-plain 1")
    numbers = {row["round"] for row in play.rows if row["kind"] == "deliver"}
    of_one = [
        sorted(str(row["card"]) for row in play.rows if row["kind"] == "deliver" and row["round"] == one)
        for one in numbers
    ]
    assert len(of_one) > 1 and all(tiles == of_one[0] for tiles in of_one)


def test_tiles_are_delivered_in_the_style_that_is_wished_for() -> None:
    play = play_with(wished("delivery-indicated dragon-head-left; deliver n=81"), "535-all-styles 1")
    banked = {row["round"] for row in play.rows if row["kind"] == "bank"}
    styles = {row["what"] for row in play.rows if row["kind"] == "delivery-indicated" and row["round"] not in banked}
    assert styles == {"dragon-head-left"}


@pytest.mark.parametrize("rule", ["bank-two-rounds-running", "bank-wagers-himself", "bank-without-last-wager"])
def test_what_a_bank_does_out_of_turn_can_be_wished_for(rule: str) -> None:
    wishes = wishes_of(rounds_of("535", rule), "535", "pai-gow")[0]
    assert {kind for kind, _ in wishes.words} == {"bank"}
    lawful = next(play for play in dealt("535") if play.name == "535-all-styles 1")
    otherwise = lawful.otherwise({}, {}, (), wishes)
    assert otherwise is not None
    assert rule in {one.rule for one in otherwise.report.findings}


@pytest.mark.parametrize(
    ("rule", "wish"),
    [
        ("dice-too-old-by-one-count", ("table-open", "anew")),
        ("bank-offers-begun-past-unknown-chips", ("bank", "offered first where several play")),
    ],
)
def test_a_table_opens_anew_where_an_example_rests_on_it(rule: str, wish: tuple[str, str]) -> None:
    wishes = wishes_of(rounds_of("535", rule), "535", "pai-gow")[0]
    assert wish in wishes.words
    play = play_with(wishes, "535-bank 1")
    assert not play.accused
    opened = [row["kind"] for row in play.rows if row["kind"] in ("table-open", "table-close", "dice-change")]
    assert len(opened) > 5 and opened == ["table-open", "dice-change", "table-close"] * (len(opened) // 3)


def test_nothing_is_wished_for_in_other_chapters() -> None:
    assert wishes_of(Rounds(("wager 1 1000; cards 1 JH 9D",)), "633a", "blackjack") == ()


def test_more_can_be_declared_of_play_that_is_dealt_otherwise() -> None:
    lawful = next(play for play in dealt("535") if play.name == "535-plain 1")
    found = lawful.otherwise({}, {"chip-unit": "always"}, (), Wishes(frozenset({("chip-unit", "100")})))
    assert found is not None and not found.report.faults
    numbers = [int(str(row["seq"])) for row in found.rows]
    assert numbers == sorted(set(numbers))


def test_play_is_judged_under_a_filing_that_does_not_allow_it() -> None:
    lawful = next(play for play in dealt("535") if play.name == "535-bank 1")
    under = lawful.under({"bank.offered": "false"})
    assert under is not None and under.rows is lawful.rows
    assert under.accused == {"bank-not-filed"}
    assert lawful.under({"bank.offered": "true"}) is None
