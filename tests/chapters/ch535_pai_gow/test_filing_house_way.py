"""§ 535.10(d): the filed way of setting the dealer's hands, held against the law for every hand of a set."""

import time
from itertools import combinations
from math import comb

import pytest

from tests.chapters.filings import outcome
from validator.chapters.ch535_pai_gow.filed_way import hands_of_the_set
from validator.chapters.ch535_pai_gow.play_options import tile_kind
from validator.check import check_filing
from validator.law.facts import load_facts

PARTS, NO_PAIR = "house-way-parts-the-supreme-pair", "house-way-plays-no-pair"
NO_VALUE, ONE_COUNT = "house-way-plays-no-value", "house-way-plays-no-value-by-one-count"
TILES_PARTED = "house-way-parts-highest-and-lowest"
FIVE = (PARTS, NO_PAIR, NO_VALUE, ONE_COUNT, TILES_PARTED)

LAWFUL = (
    "{prefer: supreme-pair}, {prefer: highest-pair}, {prefer: value-at-least, number: 9}, "
    "{prefer: value-at-least, number: 8}, {prefer: value-at-least, number: 7}, {prefer: highest-tile-with-lowest}"
)


def steps(words: str, *hands: tuple[str, str]) -> str:
    listed = ", ".join(f"{{high: {high}, low: {low}}}" for high, low in hands)
    return f"house_way: {{steps: [{words}], settings: [{listed}]}}"


CASES = [
    *((rule, steps(LAWFUL), "pass") for rule in FIVE),
    *((rule, "house_way: {steps: []}", "pass") for rule in FIVE),
    *((rule, "head: {version: 1}", "not applicable") for rule in FIVE),
    # A Supreme Pair parted, and the same tiles as the law has them.
    (PARTS, steps(LAWFUL, ("1-1 2-4", "1-1 1-2")), "fail"),
    (PARTS, steps(LAWFUL, ("2-4 1-2", "1-1 1-1")), "pass"),
    # Mixed Fives split with nine and nine.
    (NO_PAIR, steps(LAWFUL, ("1-4 1-3", "2-3 2-2")), "fail"),
    (NO_PAIR, steps(LAWFUL, ("1-4 2-3", "1-3 2-2")), "pass"),
    # A Wong of Two and Nine is a pair as well; either of two pairs may be played.
    (NO_PAIR, steps(LAWFUL, ("6-6 1-6", "1-1 4-5")), "pass"),
    (NO_PAIR, steps(LAWFUL, ("6-6 1-1", "1-6 4-5")), "fail"),
    # Six and six in place of eight and four, which holds an eight.
    (NO_VALUE, steps(LAWFUL, ("1-1 1-3", "1-5 4-6")), "fail"),
    (NO_VALUE, steps(LAWFUL, ("1-1 1-5", "1-3 4-6")), "pass"),
    # Any of nine, eight and seven will do.
    (NO_VALUE, steps("{prefer: highest-pair}, {prefer: value-at-least, number: 7}"), "pass"),
    # Only the other count of the tile of the Supreme Pair gives a value.
    (ONE_COUNT, steps(LAWFUL, ("2-4 4-4", "1-3 1-5")), "review"),
    (NO_VALUE, steps(LAWFUL, ("2-4 4-4", "1-3 1-5")), "pass"),
    (TILES_PARTED, steps(LAWFUL, ("1-3 4-6", "1-1 5-5")), "fail"),
    (TILES_PARTED, steps(LAWFUL, ("1-3 5-5", "1-1 4-6")), "pass"),
    # Balanced hands break three paragraphs; what a way leaves open the dealer decides by the law.
    (PARTS, steps("{prefer: highest-low-hand}"), "fail"),
    (NO_PAIR, steps("{prefer: highest-low-hand}"), "fail"),
    (NO_VALUE, steps("{prefer: highest-pair}, {prefer: highest-low-hand}"), "fail"),
    (NO_VALUE, steps("{prefer: highest-pair}"), "pass"),
    ("house-way-high-hand-below", steps("", ("1-6 1-1", "6-6 4-5")), "fail"),
    ("house-way-high-hand-below", steps("", ("6-6 4-5", "1-6 1-1")), "pass"),
    ("house-way-high-hand-below", "house_way: {steps: []}", "not applicable"),
    ("house-way-hand-not-in-a-set", steps("", ("3-6 3-6", "1-6 1-1")), "fail"),
    ("house-way-hand-not-in-a-set", steps("", ("6-6 6-6", "1-6 1-1")), "pass"),
    ("house-way-unstated", "", "review"),
    ("house-way-unstated", "house_way: {steps: []}", "pass"),
    ("house-way-unstated", "bank: {offered: true, co_banking: true}", "not applicable"),
    ("co-bank-without-a-house-way", "bank: {offered: true, co_banking: true}", "review"),
    ("co-bank-without-a-house-way", "bank: {co_banking: true}\nhouse_way: {steps: []}", "pass"),
    ("co-bank-without-a-house-way", "bank: {co_banking: false}", "not applicable"),
]


@pytest.mark.parametrize(("rule", "text", "ended"), CASES)
def test_rule_on_the_filed_way(rule: str, text: str, ended: str) -> None:
    assert outcome("535", rule, text) == ended


def test_the_finding_names_the_hand_and_both_settings() -> None:
    report = check_filing('chapter: "535"\n' + steps(LAWFUL, ("1-4 1-3", "2-3 2-2")), name="filing.yaml")
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
    check_filing('chapter: "535"\n' + steps(LAWFUL + ", {prefer: highest-low-hand}"), name="filing.yaml")
    assert time.process_time() - before < 2


def test_a_step_that_is_misspelt_is_a_fault_and_nothing_is_judged() -> None:
    report = check_filing('chapter: "535"\nhouse_way: {steps: [{prefer: best-pair}]}', name="filing.yaml")
    assert [fault.path for fault in report.faults] == ["house_way.steps[0].prefer"]
    assert report.crashes == ()
    tally = next(tally for tally in report.tallies if tally.rule == NO_PAIR)
    assert (tally.passed, tally.missing) == (0, {"house_way.steps[*].prefer": 1})


@pytest.mark.parametrize("text", ["{steps: [{number: 9}]}", "{steps: [], settings: [{high: 6-6 4-5}]}"])
def test_a_part_that_is_left_out_is_a_fault_and_nothing_is_judged(text: str) -> None:
    report = check_filing(f'chapter: "535"\nhouse_way: {text}', name="filing.yaml")
    assert len(report.faults) == 1
    assert report.crashes == ()
    tally = next(tally for tally in report.tallies if tally.rule == NO_PAIR)
    assert (tally.passed, tally.not_checkable) == (0, 1)


def test_a_value_without_its_number_is_a_fault() -> None:
    report = check_filing('chapter: "535"\nhouse_way: {steps: [{prefer: value-at-least}]}', name="filing.yaml")
    assert len(report.faults) == 1
