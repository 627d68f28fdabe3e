"""No rule whose fault was proved is lost."""

import pytest

from tests.faults.dealt import dealt, proved
from tests.faults.floor import held
from validator.chapters.registry import chapter_play
from validator.faults.trial import Grade
from validator.law.dated import law_of


def test_the_file_holds_rules_of_its_chapters() -> None:
    for chapter, rules in held().items():
        assert set(rules) <= {rule.id for rule in chapter_play(law_of(chapter)).rules}
        assert rules == sorted(set(rules))


@pytest.mark.long
@pytest.mark.parametrize("chapter", held())
def test_each_that_was_proved_is_proved(chapter: str) -> None:
    assert dealt(chapter)
    lost = {one.rule: one.reason for one in (proved(chapter, rule) for rule in held()[chapter]) if one.grade is not Grade.PROVED}
    assert not lost
