"""Every duty of each chapter is marked as a span of its words, and no binding sentence is left out."""

import re
from typing import Any

import pytest

from tests.law.chapters import CHAPTERS
from validator.core.citation import Citation
from validator.core.packed import MalformedData, parse_yaml
from validator.law.duties import BadDuties, Duty, build_duties, gaps, load_duties, sentences, without_titles
from validator.law.facts import load_facts
from validator.law.models import checked
from validator.law.text import load_text, plain
from validator.law.vocabulary import BearsOn, DutyKind

every_chapter = pytest.mark.parametrize("chapter", CHAPTERS)


def under(duties: tuple[Duty, ...], *roots: str) -> list[Duty]:
    return [d for d in duties if any(Citation.parse(r).holds(Citation.parse(d.cite)) for r in roots)]


@every_chapter
def test_each_quote_stands_in_the_words_of_its_own_paragraph(chapter: str) -> None:
    for duty in load_duties(chapter):
        assert load_text(chapter).holds(duty.cite, duty.quote), duty
        assert duty.words[duty.start : duty.end] == plain(duty.quote)


@every_chapter
def test_each_quote_is_verbatim(chapter: str) -> None:
    for duty in load_duties(chapter):
        assert duty.quote in " ".join(load_text(chapter).find(duty.cite).words.split()), duty


@every_chapter
def test_no_sentence_that_binds_is_left_without_its_duties(chapter: str) -> None:
    assert [str(gap) for gap in gaps(load_text(chapter), load_duties(chapter))] == []


@every_chapter
def test_every_paragraph_at_the_end_of_a_branch_has_a_duty(chapter: str) -> None:
    text = load_text(chapter)
    ends = [cite for cite in text.paragraphs if not text.children(cite)]
    marked = {duty.cite for duty in load_duties(chapter)}
    assert [cite for cite in ends if cite not in marked] == []


def lone_and_binding(chapter: str) -> list[Duty]:
    """The duties that stand alone in a paragraph at the end of its branch, but the notice's and the definitions."""
    text, duties = load_text(chapter), load_duties(chapter)
    cites = [duty.cite for duty in duties]
    lone = [d for d in duties if cites.count(d.cite) == 1 and d.cite in text.paragraphs and not text.children(d.cite)]
    return [d for d in lone if d.kind is not DutyKind.DEFINITION]


@every_chapter
def test_the_scan_notices_any_lone_duty_that_is_taken_away(chapter: str) -> None:
    binding = lone_and_binding(chapter)
    assert len(binding) > CHAPTERS[chapter].sections
    for duty in binding:
        rest = [other for other in load_duties(chapter) if other is not duty]
        assert {gap.cite for gap in gaps(load_text(chapter), rest)} == {duty.cite}


@every_chapter
def test_no_word_of_command_stands_outside_a_duty_but_where_it_leads_to_a_list(chapter: str) -> None:
    outside = []
    for cite, paragraph in load_text(chapter).paragraphs.items():
        left = list(without_titles(plain(paragraph.words)))
        for duty in load_duties(chapter):
            if duty.cite == cite:
                left[duty.start : duty.end] = " " * (duty.end - duty.start)
        if re.search(r"\b(shall|must|may|cannot)\b", "".join(left)):
            outside.append(cite)
    assert tuple(outside) == CHAPTERS[chapter].leading
    assert all(load_text(chapter).find(cite).words.endswith(":") for cite in outside)


@every_chapter
def test_prohibitions_are_those_that_say_may_not_or_the_like(chapter: str) -> None:
    otherwise = set()
    for duty in load_duties(chapter):
        if re.search(r"\b(may not|cannot be)\b", duty.quote) and duty.kind is not DutyKind.PROHIBITION:
            otherwise.add(duty.cite)
    assert otherwise <= CHAPTERS[chapter].not_prohibitions


@every_chapter
def test_what_is_not_checkable_says_why(chapter: str) -> None:
    says_why = r"missing fact: \w|defines a word|leaves the .* a choice|lifts other duties|an example"
    for duty in load_duties(chapter):
        if duty.not_checkable:
            assert re.search(says_why, duty.not_checkable), duty
            assert duty.kind is not DutyKind.LIMIT, duty


@every_chapter
def test_definitions_are_not_checkable_in_themselves(chapter: str) -> None:
    section = f"{chapter}.1"
    definitions = under(load_duties(chapter), section)
    assert [duty.cite for duty in definitions] == [section, *load_text(chapter).children(section)]
    assert all(duty.kind is DutyKind.DEFINITION and duty.not_checkable for duty in definitions)


@every_chapter
def test_each_table_is_a_duty_and_a_paytable_one_of_the_filing(chapter: str) -> None:
    paytables = {fact.cite for fact in load_facts(chapter).values() if fact.unit == "paytable"}
    for cite, paragraph in load_text(chapter).paragraphs.items():
        if " | " in paragraph.words:
            rows = plain(paragraph.words[paragraph.words.index("\n") :])
            held = [d for d in load_duties(chapter) if d.cite == cite and plain(d.quote).endswith(rows)]
            assert len(held) == 1, cite
            assert cite not in paytables or held[0].bears_on is BearsOn.FILING, cite


def test_sentences_end_at_a_stop_before_a_capital() -> None:
    words = "See § 633a.7(e) (relating to it). Then stop. for example: 1.5 is no end. End"
    spans = sentences(words)
    assert [words[start:end] for start, end in spans] == [
        "See § 633a.7(e) (relating to it).",
        "Then stop. for example: 1.5 is no end.",
        "End",
    ]


def test_titles_of_sections_pointed_to_command_nothing() -> None:
    words = "as § 541.11 (relating to rules for determining whether a third card shall be dealt) says (it may)"
    assert plain(without_titles(words)) == "as § 541.11 says (it may)"
    assert len(without_titles(words)) == len(words)


def entry(**changes: str) -> str:
    fields = {
        "cite": "633a.13(b)",
        "quote": "shall pay out winning Insurance Wagers",
        "kind": "obligation",
        "bears_on": "round",
    } | changes
    return "  - {" + ", ".join(f'{key}: "{value}"' for key, value in fields.items() if value) + "}\n"


TEXT = load_text("633a")


def read_duties(source: str) -> tuple[Duty, ...]:
    content: Any = checked("duties.yaml", "633a", parse_yaml(source))
    return build_duties(content, TEXT)


HEAD = "chapter: 633a\nplans: {later: [633a.13]}\nduties:\n"


def test_a_sound_list_is_read() -> None:
    (duty,) = read_duties(HEAD + entry(planned="later"))
    assert duty.planned == "later"
    assert duty.words[duty.start : duty.end] == "shall pay out winning Insurance Wagers"


@pytest.mark.parametrize(
    ("source", "message"),
    [
        ("duties: []\n", "chapter is missing"),
        ("chapter: '541'\nplans: {}\nduties: []\n", "of chapter 541, not of 633a"),
        ("chapter: 633a\nplans: {}\nduties: 3\n", "duties must be a list"),
        ("chapter: 633a\nplans: 3\nduties: []\n", "plans must be a mapping"),
        ("chapter: 633a\nplans: {later: [nowhere]}\nduties: []\n", "not a citation"),
        (HEAD + "  - words\n", "duties.0: entry 1 must be a mapping"),
        (HEAD + entry(quote="at odds of 3 to 2"), "stands 0 times in 633a.13(b)"),
        (HEAD + entry(cite="633a.13(z)"), "no paragraph 633a.13(z)"),
        (HEAD + entry(kind="wish"), "duties.0.kind: kind 'wish' is none of obligation"),
        (HEAD + entry(bears_on="weather"), "duties.0.bears_on: bears_on 'weather' is none of filing"),
        (HEAD + entry(cite="633a.5(c)(3)", quote="the"), "stands 9 times in 633a.5(c)(3)"),
        (HEAD + entry(planned="someday"), "the plan 'someday' does not reach here"),
        (HEAD + entry(cite="633a.10(c)", quote="sideways", planned="later"), "does not reach here"),
        (HEAD + entry(planned="later", not_checkable="missing"), "cannot be planned"),
        (HEAD + entry(reason="none"), "reason is none of cite, quote, kind"),
        (HEAD + entry() + entry(quote="winning Insurance Wagers at odds"), "overlaps"),
        (HEAD + entry() + entry(quote="certificate holder"), "the law's order"),
        (HEAD + entry() + entry(cite="633a.13(a)", quote="odds of 3 to 2"), "the law's order"),
    ],
)
def test_a_list_that_is_not_in_order_is_refused(source: str, message: str) -> None:
    with pytest.raises((BadDuties, MalformedData), match=re.escape(message)):
        read_duties(source)
