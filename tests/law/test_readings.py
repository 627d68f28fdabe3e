"""The registers of doubts: each quoted under its anchor, honestly weighed, in the law's order."""

import ast
import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.for_all import for_all
from tests.law.chapters import CHAPTERS, each
from validator.chapters.registry import PACKAGES, chapter_play, facility_rules, filing_rules
from validator.core.packed import MalformedData, parse_yaml
from validator.core.rule import Rule
from validator.law.models import checked
from validator.law.readings import Reading, build_readings, load_readings
from validator.law.text import load_text
from validator.law.versions import law_of

CHAPTERS_ROOT = Path(__file__).parents[2] / "validator" / "chapters"

every_chapter = pytest.mark.parametrize("chapter", CHAPTERS)
every_reading = for_all(each(lambda chapter: [reading.id for reading in load_readings(chapter)]))


@cache
def rules_of(chapter: str) -> tuple[Rule, ...]:
    """All rules that a chapter binds."""
    return (*filing_rules(law_of(chapter)), *facility_rules(law_of(chapter)), *chapter_play(law_of(chapter)).rules)


def named(chapter: str, name: str) -> Reading:
    (found,) = [reading for reading in load_readings(chapter) if reading.id == name]
    return found


@every_reading
def test_the_quotation_stands_under_its_anchor(chapter: str, name: str) -> None:
    reading, text = named(chapter, name), load_text(chapter)
    assert text.holds(reading.cite, reading.quote), f"{reading.cite} does not say: {reading.quote}"
    for cite in reading.also:
        assert text.whole(cite)


@every_reading
def test_the_effect_agrees_with_what_is_left_open(chapter: str, name: str) -> None:
    """A settled doubt says so; an open one says what is for review or never accused."""
    reading = named(chapter, name)
    if reading.open:
        assert re.search(r"\bfor review\b|never accused|not checkable", reading.effect)
        assert not reading.effect.startswith("Settled")
    else:
        assert reading.effect.startswith("Settled: ")


@every_reading
def test_what_the_effect_promises_to_note_is_noted_by_a_rule(chapter: str, name: str) -> None:
    """Clean or for review, and for review at most, is leave and no promise."""
    reading = named(chapter, name)
    noting = {rule.id: rule for rule in rules_of(chapter) if rule.reading}
    assert set(reading.kept_by) <= noting.keys()
    assert not [rule for rule in reading.kept_by if noting[rule].reading == name]
    if reading.open and re.search(r"(?<!clean or )\bfor review(?! at most)", reading.effect):
        assert reading.kept_by or name in {rule.reading for rule in noting.values()}


@every_reading
def test_what_is_noted_under_it_the_effect_promises(chapter: str, name: str) -> None:
    reading = named(chapter, name)
    if name in {rule.reading for rule in rules_of(chapter)}:
        assert reading.open and re.search(r"\bfor review\b", reading.effect)


@every_reading
def test_paragraphs_named_in_words_are_paragraphs(chapter: str, name: str) -> None:
    reading = named(chapter, name)
    said = " ".join(
        [reading.doubt, reading.why, reading.effect, *(one.says + one.rejected for one in reading.readings)]
    )
    for cite in re.findall(rf"(?<![0-9]){chapter}\.\d+(?:\([0-9A-Za-z]+\))+", said):
        assert load_text(chapter).whole(cite)


@every_reading
def test_words_in_quotation_marks_stand_in_a_chapter_held(chapter: str, name: str) -> None:
    """In the chapter itself, its notes included, or in a sibling that the reading names."""
    reading = named(chapter, name)
    for said in (reading.doubt, reading.why, *(one.says + " " + one.rejected for one in reading.readings)):
        siblings = [other for other in CHAPTERS if other != chapter and re.search(rf"(?<![0-9]){other}\b", said)]
        flat = " ".join(words_of(one) for one in (chapter, *siblings))
        for quoted in re.findall(r'"([^"]+)"', said):
            for part in quoted.split(" ... "):
                assert part.casefold().rstrip(".,") in flat, quoted


@cache
def words_of(chapter: str) -> str:
    text = load_text(chapter)
    notes = [words for section in text.sections.values() for words in section.notes.values()]
    parts = [*(part.words for part in text.whole(chapter)), *notes, *text.notes.values()]
    return " ".join(" ".join(parts).casefold().replace("’", "'").split())


@every_chapter
def test_ids_name_the_doubt_and_no_paragraph(chapter: str) -> None:
    for reading in load_readings(chapter):
        assert re.fullmatch(r"[a-z0-9]+(?:-[a-z0-9]+)+", reading.id)
        assert chapter not in reading.id


@every_chapter
def test_the_register_runs_in_the_order_of_the_law(chapter: str) -> None:
    order = load_text(chapter).order
    places = [order.index(reading.cite) for reading in load_readings(chapter)]
    assert places == sorted(places)


def readings_of_rules(paths: Iterable[Path]) -> set[tuple[str, str]]:
    """The module and the reading of every rule header in these modules that names one."""
    found: set[tuple[str, str]] = set()
    for path in paths:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.keyword) and node.arg == "reading" and isinstance(node.value, ast.Constant):
                found.add((path.name, str(node.value.value)))
    return {(module, name) for module, name in found if name}


@pytest.mark.parametrize("chapter", PACKAGES)
def test_every_reading_that_a_rule_of_a_room_names_is_registered_and_open(chapter: str) -> None:
    """A rule under a settled doubt accuses, so it names no reading."""
    room = CHAPTERS_ROOT / PACKAGES[chapter].rpartition(".")[2]
    assert room.is_dir()
    still_open = {reading.id for reading in load_readings(chapter) if reading.open}
    assert [pair for pair in sorted(readings_of_rules(room.rglob("*.py"))) if pair[1] not in still_open] == []


def test_every_reading_that_a_shared_module_names_is_one_of_some_chapter() -> None:
    rooms = {CHAPTERS_ROOT / name.rpartition(".")[2] for name in PACKAGES.values()}
    shared = [path for path in CHAPTERS_ROOT.rglob("*.py") if not rooms & set(path.parents)]
    still_open = {reading.id for chapter in PACKAGES for reading in load_readings(chapter) if reading.open}
    assert shared
    assert [pair for pair in sorted(readings_of_rules(shared)) if pair[1] not in still_open] == []


def read_readings(source: str, chapter: str) -> tuple[Reading, ...]:
    content: Any = checked("readings.yaml", chapter, parse_yaml(source))
    return build_readings(content)


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
        ("cite: 633a.7(n)", "cite: 535.7(n)", "0.cite: 535.7.n. lies outside chapter 633a"),
        ("cite: 633a.7(n)", "cite: seven", "is not a citation"),
        ("preferred: one", "preferred: three", "0.preferred: preferred must be one of one, two"),
        ("{id: two,", "{id: one,", "each with its own id"),
        ('    - {id: two, says: "Two."}\n', "", "two or more"),
        ('why: "Because."', 'why: ""', "0.why: why must be words"),
        ('why: "Because."', 'wy: "Because."', "0.wy: wy is none of id, cite, quote"),
        ('says: "Two."', 'say: "Two."', "0.readings.1.say: say is none of id, says, rejected"),
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
        with pytest.raises(MalformedData, match=message):
            read_readings(changed, "633a")


def test_a_doubt_registered_twice_is_refused() -> None:
    with pytest.raises(MalformedData, match="^id some-doubt stands twice"):
        read_readings(GOOD + GOOD, "633a")


def test_an_empty_register_is_refused() -> None:
    with pytest.raises(MalformedData, match="the file must be a list"):
        read_readings("{}", "633a")
