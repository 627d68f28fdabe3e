"""The register of doubts: each quoted under its anchor, honestly weighed, in the law's order."""

import ast
import re
from pathlib import Path

import pytest

from validator.law.readings import BadReadings, Reading, load_readings, read_readings
from validator.law.text import load_text

READINGS = load_readings("633a")
TEXT = load_text("633a")
BY_ID = {reading.id: reading for reading in READINGS}


@pytest.mark.parametrize("reading", READINGS, ids=lambda reading: reading.id)
def test_the_quotation_stands_under_its_anchor(reading: Reading) -> None:
    assert TEXT.holds(reading.cite, reading.quote), f"{reading.cite} does not say: {reading.quote}"
    for cite in reading.also:
        assert TEXT.whole(cite)


@pytest.mark.parametrize("reading", READINGS, ids=lambda reading: reading.id)
def test_the_effect_agrees_with_what_is_left_open(reading: Reading) -> None:
    """A settled doubt says so; an open one says what is noted or never accused."""
    if reading.open:
        assert re.search(r"\bnoted\b|never accused|not checkable", reading.effect)
        assert not reading.effect.startswith("Settled")
    else:
        assert reading.effect.startswith("Settled: ")


@pytest.mark.parametrize("reading", READINGS, ids=lambda reading: reading.id)
def test_paragraphs_named_in_words_are_paragraphs(reading: Reading) -> None:
    said = " ".join(
        [reading.doubt, reading.why, reading.effect, *(each.says + each.rejected for each in reading.readings)]
    )
    for cite in re.findall(r"633a\.\d+(?:\([0-9A-Za-z]+\))+", said):
        assert TEXT.whole(cite)


@pytest.mark.parametrize("reading", READINGS, ids=lambda reading: reading.id)
def test_words_in_quotation_marks_stand_in_the_chapter(reading: Reading) -> None:
    chapter = " ".join(paragraph.words for paragraph in TEXT.whole("633a")).casefold().replace("’", "'")
    flat = " ".join(chapter.split())
    for said in (reading.doubt, reading.why, *(each.says + " " + each.rejected for each in reading.readings)):
        for quoted in re.findall(r'"([^"]+)"', said):
            for part in quoted.split(" ... "):
                assert part.casefold().rstrip(".,") in flat, quoted


def test_ids_name_the_doubt_and_no_paragraph() -> None:
    for reading in READINGS:
        assert re.fullmatch(r"[a-z0-9]+(?:-[a-z0-9]+)+", reading.id)
        assert "633a" not in reading.id


def test_the_register_runs_in_the_order_of_the_law() -> None:
    order = list(TEXT.paragraphs)
    places = [order.index(reading.cite) for reading in READINGS]
    assert places == sorted(places)


@pytest.mark.parametrize(
    "name",
    [
        "limit-cross-references",
        "payout-limit-wagers",
        "payout-limit-cross-reference",
        "royal-match-of-either-card",
        "in-between-order-of-ranks",
        "determinate-card",
        "holder-restricts-player-choices",
        "blackjack-after-split",
        "doubling-for-less",
        "number-of-splits",
        "unit-of-insurance",
        "part-of-a-cent",
        "even-money-without-insurance",
        "dealer-must-not-draw",
        "direction-of-collect-then-pay",
        "decks-without-a-paytable",
        "burn-with-continuous-shuffler",
        "double-shoe-with-batch-shuffler",
        "dealer-has-17",
    ],
)
def test_the_known_doubts_are_registered(name: str) -> None:
    assert name in BY_ID


def readings_of_rules() -> set[tuple[str, str]]:
    """The module and the reading of every rule header that names one."""
    root = Path(__file__).parents[2]
    named: set[tuple[str, str]] = set()
    for path in sorted((root / "validator" / "chapters").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.keyword) and node.arg == "reading" and isinstance(node.value, ast.Constant):
                named.add((path.name, str(node.value.value)))
    return {(module, name) for module, name in named if name}


def test_every_reading_that_a_rule_names_is_registered_and_open() -> None:
    """A rule under a settled doubt accuses, so it names no reading."""
    wrong = [pair for pair in sorted(readings_of_rules()) if pair[1] not in BY_ID or not BY_ID[pair[1]].open]
    assert wrong == []


def test_what_every_honest_reading_condemns_is_settled() -> None:
    assert not BY_ID["blackjack-after-split"].open
    assert not BY_ID["decks-without-a-paytable"].open
    assert not BY_ID["hands-under-the-limit"].open
    assert BY_ID["one-card-on-split-aces"].open
    assert BY_ID["double-shoe-with-batch-shuffler"].open
    assert BY_ID["meter-rate-of-zero"].open


GOOD = """
- id: some-doubt
  cite: 633a.7(n)
  quote: "A dealer shall draw no additional cards to his hand"
  doubt: "Whether."
  readings:
    - {id: one, says: "One."}
    - {id: two, says: "Two."}
  preferred: one
  why: "Because."
  effect: "Noted."
"""


def test_a_good_entry_is_read() -> None:
    (reading,) = read_readings(GOOD, "633a")
    assert (reading.id, reading.cite, reading.also, reading.open) == ("some-doubt", "633a.7(n)", (), True)
    assert [choice.id for choice in reading.readings] == ["one", "two"]


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("cite: 633a.7(n)", "cite: 535.7(n)", "some-doubt: 535.7.n. lies outside chapter 633a"),
        ("cite: 633a.7(n)", "cite: seven", "is not a citation"),
        ("preferred: one", "preferred: three", "some-doubt: preferred must be one of one, two"),
        ("{id: two,", "{id: one,", "each with its own id"),
        ('    - {id: two, says: "Two."}\n', "", "two or more"),
        ('why: "Because."', 'why: ""', "why must be words"),
        ('why: "Because."', 'wy: "Because."', "entry 1 is not a mapping of"),
        ('says: "Two."', 'say: "Two."', "a reading is not a mapping of"),
        ("doubt:", "also: 633a.7(n)\n  doubt:", "also must be a list"),
        ("preferred: one", "preferred: two", None),
        ('says: "Two."}', 'says: "Two.", rejected: "No."}', None),
        ('says: "One."}', 'says: "One.", rejected: "No."}', "preferred must be one of two"),
    ],
)
def test_a_bad_entry_is_named_with_its_fault(old: str, new: str, message: str | None) -> None:
    changed = GOOD.replace(old, new)
    assert changed != GOOD
    if message is None:
        assert len(read_readings(changed, "633a")) == 1
    else:
        with pytest.raises(BadReadings, match=message):
            read_readings(changed, "633a")


def test_a_doubt_registered_twice_is_refused() -> None:
    with pytest.raises(BadReadings, match="some-doubt stands twice"):
        read_readings(GOOD + GOOD, "633a")


def test_an_empty_register_is_refused() -> None:
    with pytest.raises(BadReadings, match="list of doubts"):
        read_readings("{}", "633a")
