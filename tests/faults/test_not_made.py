"""The rules whose fault is not made alone: each is a rule of its chapters, has a case, and is not proved."""

from collections import Counter

import pytest

from tests.faults.floor import held
from validator.chapters.registry import chapter_play
from validator.law.versions import law_of
from validator.proof.faults.matrix import Proof
from validator.proof.faults.unproved import NotMade, all_not_made, no_case, not_made

RULE, CHAPTER = "wager-after-card-without-announcement", "541"

NAMED = [(chapter, one.rule) for one in all_not_made() for chapter in one.chapters]


def test_each_names_a_rule_of_each_of_its_chapters_and_says_why_in_a_sentence() -> None:
    for one in all_not_made():
        assert one.why.endswith(".") and len(one.why.split()) > 5, one.rule
        for chapter in one.chapters:
            assert one.rule in {rule.id for rule in chapter_play(law_of(chapter)).rules}, (chapter, one.rule)


def test_each_rule_of_a_chapter_stands_once_and_not_among_those_without_a_case() -> None:
    assert [one for one, times in Counter(NAMED).items() if times > 1] == []
    assert [(chapter, rule) for chapter, rule in NAMED if no_case(chapter, rule)] == []


def test_none_of_them_is_proved() -> None:
    assert [one for one in held() if not_made(one.chapter, one.rule)] == []


def test_it_is_told_after_what_became_of_the_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    told = NotMade(RULE, (CHAPTER,), "The card lies in a shoe that is never simulated.")
    monkeypatch.setattr("validator.proof.faults.unproved.all_not_made", lambda: (told,))
    reason = Proof(CHAPTER, RULE, 1, 1, None, asked=True).reason
    assert reason == f"nothing in the play at hand is like the example. {told.why}"
    assert told.why not in Proof("543", RULE, 1, 1, None, asked=True).reason
