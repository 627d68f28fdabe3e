"""The rules without a case alone: each is a rule of its chapters, its words stand in the text, and it is not proved."""

from collections import Counter

import pytest

from tests.faults.floor import held
from validator.chapters.registry import chapter_play
from validator.law.text import load_text, occurrences
from validator.law.versions import law_of
from validator.proof.faults.matrix import Proof
from validator.proof.faults.told import FaultOutcome
from validator.proof.faults.trial import Grade
from validator.proof.faults.unproved import NoCase, no_case, no_cases
from validator.report.faults_text import figures

RULE, CHAPTER = "wager-after-card-without-announcement", "541"

every_entry = pytest.mark.parametrize("one", no_cases(), ids=lambda one: f"{one.chapters[0]}-{one.rule}")


@every_entry
def test_it_names_a_rule_of_each_of_its_chapters(one: NoCase) -> None:
    for chapter in one.chapters:
        assert one.rule in {rule.id for rule in chapter_play(law_of(chapter)).rules}, chapter


@every_entry
def test_its_words_stand_once_in_the_paragraph_and_in_every_other_chapter(one: NoCase) -> None:
    chapter, *others = one.chapters
    words = load_text(chapter).find(one.cite).words
    assert " ".join(words.split()).count(one.quote) == 1
    for other in others:
        assert any(occurrences(each.words, one.quote) for each in load_text(other).paragraphs.values()), other


@every_entry
def test_it_says_why_in_a_sentence(one: NoCase) -> None:
    assert one.why.endswith(".") and len(one.why.split()) > 5


def test_each_rule_of_a_chapter_stands_once() -> None:
    named = Counter((chapter, one.rule) for one in no_cases() for chapter in one.chapters)
    assert [one for one, times in named.items() if times > 1] == []


def test_none_of_them_is_proved() -> None:
    assert [one for one in held() if no_case(one.chapter, one.rule)] == []


def test_it_is_the_reason_and_is_counted_unless_the_rule_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    told = NoCase(RULE, (CHAPTER,), "The card was dealt too early as well.", "541.9(b)", "Prior to dealing any cards")
    monkeypatch.setattr("validator.proof.faults.unproved.no_cases", lambda: (told,))
    proof = Proof(CHAPTER, RULE, 1, 1, None, asked=False)
    assert proof.grade is Grade.NO_SITE and proof.reason.startswith(f"no case in the text: {told.why}")
    assert told.cite in proof.reason and told.quote in proof.reason
    assert not Proof("543", RULE, 1, 1, None, asked=False).reason.startswith("no case")
    missed, found = (
        FaultOutcome(CHAPTER, RULE, grade, "", 1, 1, asked=False) for grade in (Grade.MISSED, Grade.PROVED)
    )
    other = FaultOutcome(CHAPTER, "no-cut", Grade.MISSED, "", 1, 1, asked=True)
    assert figures([missed, other])[CHAPTER][-1] == 1
    assert figures([found, other])[CHAPTER][-1] == 0
