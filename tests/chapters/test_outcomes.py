"""What each rule on filings makes of a few lines, below, at and above its limits, in every chapter that has it.

The lines stand in the folder outcomes, in a file for each package that says rules: under the rule how it ends, under
that what the filing says besides its chapter. ``in 590 672a`` holds where the other chapters have no such lines or
another law.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.chapters.filings import outcome
from tests.quick_yaml import load
from validator.chapters.registry import PACKAGES, filing_rules
from validator.law.versions import law_of

ENDS = ("pass", "fail", "review", "not applicable", "not checkable")
HELD = {chapter: frozenset(rule.id for rule in filing_rules(law_of(chapter))) for chapter in PACKAGES}


def cases() -> Iterator[tuple[str, str, str, str]]:
    """Chapter, rule, lines and outcome."""
    for path in sorted((Path(__file__).parent / "outcomes").glob("*.yaml")):
        for rule, said in load(path.read_text(encoding="utf-8")).items():
            everywhere = [chapter for chapter, held in HELD.items() if rule in held]
            assert everywhere, f"{path.name}: no chapter has the rule {rule}"
            for key, part in said.items():
                chapters, ends = (everywhere, {key: part}) if key in ENDS else (key.split()[1:], part)
                yield from (
                    (chapter, rule, text, ended)
                    for ended, texts in ends.items()
                    for text in texts
                    for chapter in chapters
                )


@pytest.mark.parametrize(("chapter", "rule", "text", "ended"), list(cases()))
def test_outcome(chapter: str, rule: str, text: str, ended: str) -> None:
    assert outcome(chapter, rule, text) == ended
