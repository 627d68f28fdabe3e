"""§ 535.10(d): the filed way of setting the dealer's hands, held against the law for every hand of a set."""

import time
from itertools import combinations
from math import comb

import pytest

from validator.chapters.ch535_pai_gow.filed_way import hands_of_the_set
from validator.chapters.ch535_pai_gow.play_options import tile_kind
from validator.filing.check import judge_filing
from validator.law.facts import load_facts

NO_PAIR = "house-way-plays-no-pair"

LAWFUL = (
    "{prefer: supreme-pair}, {prefer: highest-pair}, {prefer: value-at-least, number: 9}, "
    "{prefer: value-at-least, number: 8}, {prefer: value-at-least, number: 7}, {prefer: highest-tile-with-lowest}"
)


def steps(words: str, *hands: tuple[str, str]) -> str:
    listed = ", ".join(f"{{high: {high}, low: {low}}}" for high, low in hands)
    return f"house_way: {{steps: [{words}], settings: [{listed}]}}"


def test_the_finding_names_the_hand_and_both_settings() -> None:
    report = judge_filing('chapter: "535"\n' + steps(LAWFUL, ("1-4 1-3", "2-3 2-2")), name="filing.yaml")
    (finding,) = [one for one in report.findings if one.rule == NO_PAIR]
    assert (
        "1-3 1-4 2-2 2-3 are set as 1-3 1-4 over 2-2 2-3; the law sets them as 1-4 2-3 over 1-3 2-2" in finding.message
    )
    assert finding.citation == "535.10(d)(2)"


def test_all_hands_that_a_set_can_deal_are_asked_for() -> None:
    tiles = load_facts("535").table("tile_ranks")
    one_set = [
        word for word, held in zip(tiles.words("tile"), tiles.numbers("in_set"), strict=True) for _ in range(held)
    ]
    assert comb(len(one_set), 4) == 35_960
    dealt = {tuple(sorted(map(tile_kind, four))) for four in combinations(one_set, 4)}
    assert sorted(dealt) == sorted(hands_of_the_set())


def test_a_way_is_judged_in_well_under_two_seconds() -> None:
    before = time.process_time()
    judge_filing('chapter: "535"\n' + steps(LAWFUL + ", {prefer: highest-low-hand}"), name="filing.yaml")
    assert time.process_time() - before < 2


def test_a_step_that_is_misspelt_is_a_fault_and_nothing_is_judged() -> None:
    report = judge_filing('chapter: "535"\nhouse_way: {steps: [{prefer: best-pair}]}', name="filing.yaml")
    assert [fault.path for fault in report.faults] == ["house_way.steps[0].prefer"]
    assert report.crashes == ()
    tally = next(tally for tally in report.tallies if tally.rule == NO_PAIR)
    assert (tally.passed, tally.missing) == (0, {"house_way.steps[*].prefer": 1})


@pytest.mark.parametrize("text", ["{steps: [{number: 9}]}", "{steps: [], settings: [{high: 6-6 4-5}]}"])
def test_a_part_that_is_left_out_is_a_fault_and_nothing_is_judged(text: str) -> None:
    report = judge_filing(f'chapter: "535"\nhouse_way: {text}', name="filing.yaml")
    assert len(report.faults) == 1
    assert report.crashes == ()
    tally = next(tally for tally in report.tallies if tally.rule == NO_PAIR)
    assert (tally.passed, tally.not_checkable) == (0, 1)


def test_a_value_without_its_number_is_a_fault() -> None:
    report = judge_filing('chapter: "535"\nhouse_way: {steps: [{prefer: value-at-least}]}', name="filing.yaml")
    assert len(report.faults) == 1
