"""Each chapter's words are the print's but for the listed repairs, and each paragraph can be asked for."""

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.law.chapters import CHAPTERS
from tests.quick_yaml import load
from validator.core.citation import BadCitation, Citation
from validator.core.data import data_folder
from validator.core.packed import MalformedData
from validator.law.chapters import HELD
from validator.law.text import BadLawText, UnknownParagraph, load_text, occurrences, plain, read_chapter

RULES_TEXT = data_folder("rules_text")
every_chapter = pytest.mark.parametrize("chapter", CHAPTERS)


@cache
def about(chapter: str) -> dict[str, Any]:
    said: dict[str, Any] = load(RULES_TEXT / chapter / "chapter.yaml")
    return said


@cache
def markdown(chapter: str) -> str:
    return (RULES_TEXT / chapter / "text.md").read_text(encoding="utf-8")


def stream(text: str) -> list[str]:
    """The words alone, without the dress of a line: dashes, headings' marks, anchors, table rules, bold, italics."""
    text = re.sub(r'<a id="[^"]+"></a>', "", text)
    text = re.sub(r"</?i>", "", text)
    text = re.sub(r"^(#+ )?\*\*(.*)\*\*$", r"\1\2", text, flags=re.MULTILINE)
    text = re.sub(r"^\*([^*]+)\*—", r"\1—", text, flags=re.MULTILINE)
    text = re.sub(r"^\|[-| ]+\|$", "", text, flags=re.MULTILINE)
    text = re.sub(r"^\s*-\s+", "", text, flags=re.MULTILINE)
    text = re.sub(r"^#+ ", "", text, flags=re.MULTILINE)
    return text.replace("|", " ").split()


def repaired_print(chapter: str, leave_out: str = "") -> str:
    words = (Path(__file__).parent / f"print-{chapter}.txt").read_text(encoding="utf-8")
    for repair in about(chapter)["repairs"]:
        assert words.count(repair["printed"]) == 1, repair
        if repair["printed"] != leave_out:
            words = words.replace(repair["printed"], repair["repaired"])
    return words


def lines(text: str) -> list[list[str]]:
    """The words line by line, empty lines and table rules left out."""
    return [words for words in map(stream, text.splitlines()) if words]


def test_the_chapters_tested_are_those_held_and_those_whose_folder_stands() -> None:
    folders = {folder.name for folder in RULES_TEXT.iterdir() if (folder / "text.md").is_file()}
    assert set(CHAPTERS) == set(HELD) == folders


@every_chapter
def test_the_text_is_the_print_word_for_word_but_for_the_listed_repairs(chapter: str) -> None:
    assert stream(markdown(chapter)) == stream(repaired_print(chapter))


@every_chapter
def test_no_paragraph_was_joined_or_parted_but_by_a_listed_repair(chapter: str) -> None:
    assert lines(markdown(chapter)) == lines(repaired_print(chapter))


@pytest.mark.long
@every_chapter
def test_without_any_one_repair_the_text_is_not_the_print(chapter: str) -> None:
    held = lines(markdown(chapter))
    for repair in about(chapter)["repairs"]:
        assert held != lines(repaired_print(chapter, leave_out=repair["printed"])), repair


@every_chapter
def test_repairs_and_misprints_name_paragraphs_or_sections_that_exist(chapter: str) -> None:
    for entry in (*about(chapter)["repairs"], *about(chapter)["misprints_kept"]):
        assert load_text(chapter).whole(entry["anchor"]), entry
        assert entry["why"], entry


@every_chapter
def test_words_that_the_print_does_not_have_come_from_a_source_that_the_repair_names(chapter: str) -> None:
    """A repair takes away or joins; what it adds is not its own."""
    for repair in about(chapter)["repairs"]:
        assert repair.keys() - {"source"} == {"anchor", "printed", "repaired", "why"}, repair
        left = iter(letters(repair["printed"]))
        adds = not all(letter in left for letter in letters(repair["repaired"]))
        assert bool(repair.get("source")) == adds, repair


def letters(words: str) -> str:
    return "".join(re.findall(r"[^\W_]", words.casefold()))


@every_chapter
def test_misprints_kept_stand_in_the_text_and_their_correction_does_not(chapter: str) -> None:
    text = load_text(chapter)
    for entry in about(chapter)["misprints_kept"]:
        words = " ".join(part.words for part in text.whole(entry["anchor"]))
        if entry["anchor"] in text.sections:
            words += " ".join(text.sections[entry["anchor"]].notes.values())
        if entry["anchor"] == chapter:
            words += " ".join(text.notes.values())
        assert occurrences(words, entry["printed"]), entry
        assert not occurrences(words, entry["likely"]), entry


@every_chapter
def test_nothing_of_the_page_or_of_the_scan_is_left(chapter: str) -> None:
    text = markdown(chapter)
    assert not re.search(rf"{chapter}-\d|\\|<i>|Copyright|[Nn]ext (Web )?[Pp]age|previous Web Page|\w- \w", text)
    assert not set(text) & set("\r\t\u2002\u2003\u2009\u00a0")


def designations(chapter: str) -> list[str]:
    return re.findall(r'<a id="([^"]+)">', markdown(chapter))


@every_chapter
def test_each_anchor_is_unique(chapter: str) -> None:
    found = designations(chapter)
    assert len(found) == len(set(found)) == len(load_text(chapter).order)


ORDER = (
    [chr(code) for code in range(ord("a"), ord("z") + 1)],
    [str(number) for number in range(1, 31)],
    ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii"],
    [chr(code) for code in range(ord("A"), ord("Z") + 1)],
)


@every_chapter
def test_letters_run_without_gap_at_every_depth(chapter: str) -> None:
    text = load_text(chapter)
    above = [*text.sections, *text.paragraphs]
    for parent in above:
        beneath = [Citation.parse(child) for child in text.children(parent)]
        if beneath and beneath[0].letters:
            depth = len(beneath[0].letters) - 1
            assert [child.letters[-1] for child in beneath] == ORDER[depth][: len(beneath)], parent


@every_chapter
def test_every_anchor_stands_before_its_own_designation_or_term(chapter: str) -> None:
    for line in markdown(chapter).splitlines():
        if found := re.match(r'<a id="([^"]+)"></a>(.*)', line):
            cited = Citation.parse(found[1])
            if cited.letters:
                assert found[2].startswith(f"({cited.letters[-1]}) "), line
            elif cited.term:
                assert found[2].startswith(f"{cited.term}—"), line


@every_chapter
def test_no_designation_stands_unanchored(chapter: str) -> None:
    """Beneath the sections; a notice before them has paragraphs of its own."""
    text = markdown(chapter)
    for line in text[text.index("\n## § ") :].splitlines():
        assert not re.match(r"\s*(- )?\([0-9A-Za-z]+\) ", line), line


@every_chapter
def test_the_contents_name_the_sections_in_order(chapter: str) -> None:
    listed = re.findall(rf"^- ({chapter}\.\d+)\. (.*)\.$", markdown(chapter), re.MULTILINE)
    titles = {number: section.title for number, section in load_text(chapter).sections.items()}
    assert all(titles[number] != words for number, words in CHAPTERS[chapter].contents)
    assert listed == list((titles | dict(CHAPTERS[chapter].contents)).items())
    assert [number for number, _ in listed] == [f"{chapter}.{n}" for n in range(1, CHAPTERS[chapter].sections + 1)]


@every_chapter
def test_every_paragraph_is_found_by_its_citation_in_its_section(chapter: str) -> None:
    text = load_text(chapter)
    for citation in designations(chapter):
        paragraph = text.find(citation)
        assert paragraph.citation == str(Citation.parse(citation))
        assert paragraph.section == Citation.parse(citation).section_number
        assert text.holds(citation, paragraph.words)


@every_chapter
def test_the_dates_of_the_chapter_run_in_order(chapter: str) -> None:
    """No section holds before the chapter, nor past the last day of its text; a later change comes after that day."""
    text = load_text(chapter)
    assert text.held_until_why
    for section in text.sections.values():
        assert section.held_from >= text.held_from
        assert section.held_until == text.held_until
        assert text.held_until is None or section.held_from < text.held_until
        days = [amendment.effective for amendment in section.history]
        assert days == sorted(days)
        printed = r"\d+ Pa\.B\.(?: \d+|, Doc\. No\. \d+-\d+)"
        assert all(re.match(printed, amendment.pa_bulletin) for amendment in section.history)
    for change in text.later_changes:
        assert change.effective is None or text.held_until is None or change.effective > text.held_until


def test_what_is_no_citation_is_refused_as_such() -> None:
    with pytest.raises(BadCitation):
        load_text("633a").find("the rule on insurance")


def test_a_chapter_that_is_not_held_is_refused() -> None:
    with pytest.raises(UnknownParagraph, match="chapter 999 is not held"):
        load_text("999")


def test_the_form_that_is_compared() -> None:
    assert plain("a — b\n ‘c’  “d”") == "a - b 'c' \"d\""
    assert plain("''no more bets.''") == plain("“no more bets.”") == '"no more bets."'
    assert occurrences("often ten cards, ten", "ten") == ((6, 9), (17, 20))


HEAD = "# Chapter 1. Toy\n\n## § 1.1. Toys.\n\n"
ABOUT = """\
id: "1"
title: Toy
game: toy
held_from: 2020-01-01
text_held_until: null
text_held_until_why: no later change is known
later_changes: []
in_force: {from: 2020-01-01, by: 1 Pa.B. 1, cite: 1 Order, quote: effective}
sections:
  "1.1":
    title: Toys
    held_from: 2020-01-01
    history: [{effective: 2020-01-01, pa_bulletin: 1 Pa.B. 1}]
"""
SOUND = '<a id="1.1(a)"></a>(a) A toy.\n\n<a id="1.1(a)(1)"></a>(1) Small.\n'


def write(folder: Path, text: str, about_it: str = ABOUT) -> Path:
    (folder / "text.md").write_text(HEAD + text, encoding="utf-8")
    (folder / "chapter.yaml").write_text(about_it, encoding="utf-8")
    return folder


def test_a_sound_folder_is_read(tmp_path: Path) -> None:
    toy = read_chapter(write(tmp_path, SOUND))
    assert [part.words for part in toy.whole("1.1")] == ["A toy.", "Small."]
    assert toy.held_until is None


@pytest.mark.parametrize(
    ("text", "about_it", "message"),
    [
        (SOUND + SOUND, ABOUT, "stands twice"),
        ('<a id="1.2(a)"></a>(a) Elsewhere.\n', ABOUT, "in another section"),
        ('<a id="1.1(a)(1)"></a>(1) Orphan.\n', ABOUT, "stands without 1.1(a) before it"),
        (SOUND, ABOUT.replace("title: Toys", "title: Boys"), "not that of text.md"),
        (SOUND, ABOUT.replace('"1.1":', '"1.2":'), "not those of text.md"),
        (
            SOUND,
            ABOUT.replace("    held_from: 2020", "    held_from: 2021"),
            "chapter.yaml:12:5: it is not held from its last amendment",
        ),
        (
            SOUND,
            ABOUT.replace("\nheld_from: 2020-01-01", "\nheld_from: soon"),
            "chapter.yaml:4:1: 'soon' is not a date",
        ),
        (SOUND, ABOUT.replace("title: Toy\n", ""), "chapter.yaml:1:1: title is missing"),
        (
            SOUND,
            ABOUT.replace("later_changes: []", "later_changes: 3"),
            "chapter.yaml:7:1: later_changes must be a list",
        ),
        (SOUND, "- a list\n", "chapter.yaml:1:1: the file must be a mapping"),
    ],
)
def test_a_damaged_folder_is_refused(tmp_path: Path, text: str, about_it: str, message: str) -> None:
    with pytest.raises((BadLawText, MalformedData), match=re.escape(message)):
        read_chapter(write(tmp_path, text, about_it))
