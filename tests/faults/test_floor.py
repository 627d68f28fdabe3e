"""The file of rules whose fault was proved holds rules on play, and they are proved still: some of each chapter."""

import pytest

from tests.faults.floor import Held, held, lot, proved
from tests.length import either
from validator.chapters.registry import PACKAGES, chapter_play
from validator.law.versions import law_of
from validator.proof.faults.trial import Grade

_ONE, _MANY = 1, 60
"""Rules of each chapter that are proved anew in a short run, and in a long one."""


def test_the_file_holds_rules_of_its_chapters_each_once() -> None:
    rules = held()
    assert {one.chapter for one in rules} == set(PACKAGES)
    assert len({(one.chapter, one.rule) for one in rules}) == len(rules)
    for chapter in PACKAGES:
        known = {rule.id for rule in chapter_play(law_of(chapter)).rules}
        assert {one.rule for one in rules if one.chapter == chapter} <= known


@pytest.mark.longer
@pytest.mark.parametrize("one", lot(either(_ONE, _MANY), held()), ids=lambda one: f"{one.chapter}-{one.rule}")
def test_what_was_proved_is_proved(one: Held) -> None:
    found = proved(one)
    assert found.grade is Grade.PROVED, found.reason
