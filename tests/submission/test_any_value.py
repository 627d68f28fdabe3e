"""Whatever stands at a path of a filing, the filing is judged: a value of another kind is a fault, and no failure."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random

import pytest

from tests import length
from validator.chapters.registry import chapter_play
from validator.core.data import data_folder
from validator.filing.check import judge_filing
from validator.law.facts import load_facts
from validator.law.versions import law_of
from validator.submission.filing import Filing
from validator.submission.head import head_of
from validator.submission.load import load_filing

SOUND = sorted(data_folder("submissions").glob("*.yaml"))
OTHERS = (
    *("{a: 1}", "{}", "[x, 2]", "[]", "[{a: 1}]", "[[1], [2]]"),
    *("17", "0", "-1", "Some text", '"0"', "~", "2015-08-01", "true", "3 to 2", "100%"),
)
PATHS_TRIED = 8
"""Paths of each filing at which the short tests put another value; the long ones try six times as many."""


@cache
def loaded(path: Path) -> tuple[str, Filing]:
    text = path.read_text(encoding="utf-8")
    filing = load_filing(text).filing
    assert filing is not None
    return text, filing


def with_another(file: Path, path: str, value: str) -> str:
    """The filing's text with ``value`` in the place of what stands at ``path``."""
    text, filing = loaded(file)
    place, key = filing.entries[path].place, filing.entries[path].key_place
    lines = text.split("\n")
    first = lines[place.line - 1][: place.column - 1]
    begins, line = (first, place.line) if place.line == key.line else ("", key.line)
    if not begins:
        begins = lines[line - 1][: lines[line - 1].index(":", key.column - 1) + 1] + " "
    rest = [lines[place.end_line - 1][place.end_column - 1 :], *lines[place.end_line :]]
    return "\n".join([*lines[: line - 1], begins + value + rest[0], *rest[1:]])


def tries(file: Path) -> Iterator[tuple[str, str]]:
    chance = Random(file.name)
    paths = list(loaded(file)[1].paths())
    for path in chance.sample(paths, min(len(paths), length.either(PATHS_TRIED, 6 * PATHS_TRIED))):
        yield path, chance.choice(OTHERS)


@pytest.mark.longer
@pytest.mark.parametrize("file", SOUND[:: length.either(4, 1)], ids=lambda path: path.stem)
def test_a_value_of_any_kind_anywhere_is_judged_and_serves_a_replay(file: Path) -> None:
    for path, value in tries(file):
        text = with_another(file, path, value)
        report = judge_filing(text, name="filing.yaml")
        assert report.crashes == (), (path, value)
        assert "syntax" not in [fault.kind for fault in report.faults], (path, value)
        if report.typed is not None:
            head_of(report.typed)
            chapter_play(law_of(report.chapter)).options(report.typed, load_facts(report.chapter))


@pytest.mark.parametrize(
    ("path", "value", "kind"),
    [
        ("chapter", "{a: 1}", "unknown-chapter"),
        ("chapter", "[633a, [551]]", "unknown-chapter"),
        ("head.tables", "{a: 1}", "wrong-type"),
        ("head.tables", "[[BJ-1]]", "wrong-type"),
        ("head.tables", "[{a: 1}]", "wrong-type"),
        ("head.effective", "{a: 1}", "wrong-type"),
        ("head.effective", "[2015-08-01]", "wrong-type"),
        ("head", "17", "wrong-type"),
        ("double_down.maximum", "{a: 1}", "wrong-type"),
        ("double_down.maximum", "[1/1]", "wrong-type"),
        ("layout.inscriptions.blackjack", "{a: 1}", "wrong-type"),
        ("payouts.blackjack", "[3 to 2]", "wrong-type"),
        ("payouts", "3 to 2", "wrong-type"),
        ("cards", "[6]", "wrong-type"),
    ],
)
def test_a_value_of_another_kind_is_a_fault_at_its_place(path: str, value: str, kind: str) -> None:
    report = judge_filing(with_another(data_folder("submissions") / "633a-shoe.yaml", path, value), name="f.yaml")
    assert [fault.kind for fault in report.faults] == [kind]
    (fault,) = report.faults
    assert report.crashes == ()
    assert fault.path.startswith(path)
    assert report.lines[fault.line - 1][fault.column - 1] in value


@pytest.mark.parametrize("value", ["[x]", "Some text"])
def test_what_a_wrong_value_spoils_is_not_checkable_and_never_taken_for_absent(value: str) -> None:
    file = data_folder("submissions") / "633a-shoe.yaml"
    for path in ("table", "cards", "wagers", "splitting", "payouts", "double_down"):
        report = judge_filing(with_another(file, path, value), name="f.yaml")
        assert [fault.kind for fault in report.faults] == ["wrong-type"]
        assert [finding.rule for finding in report.findings] == [], (path, value)


def test_a_key_that_cannot_be_read_may_be_any_that_is_lacking() -> None:
    text, _ = loaded(data_folder("submissions") / "633a-shoe.yaml")
    spoiled = judge_filing(text.replace("  adjacent_boxes: 2", '  "adjacent\\uD800boxes": 2'), name="f.yaml")
    assert [fault.kind for fault in spoiled.faults] == ["control-character"]
    assert spoiled.findings == ()
    lacking = judge_filing(text.replace("  adjacent_boxes: 2", "  # adjacent_boxes: 2"), name="f.yaml")
    assert [finding.rule for finding in lacking.findings] == ["adjacent-boxes-unspecified"]
