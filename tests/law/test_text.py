"""The chapter's words are the print's but for the listed repairs, and each paragraph can be asked for."""

import re
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from ruamel.yaml import YAML

from validator.core.citation import BadCitation, Citation
from validator.core.data import data_folder
from validator.law.text import BadLawText, UnknownParagraph, load_text, occurrences, plain, read_chapter

PRINT = Path(__file__).parent / "print-633a.txt"
FOLDER = data_folder("rules_text") / "633a"
TEXT = load_text("633a")


def about() -> dict[str, Any]:
    return YAML(typ="safe", pure=True).load((FOLDER / "chapter.yaml").read_text(encoding="utf-8"))


def stream(text: str) -> list[str]:
    """The words alone: without list dashes, headings' marks, anchors, table rules, italics and bars."""
    text = re.sub(r'<a id="[^"]+"></a>', "", text)
    text = re.sub(r"</?i>", "", text)
    text = re.sub(r"^\|[-| ]+\|$", "", text, flags=re.MULTILINE)
    text = re.sub(r"^\s*-\s+", "", text, flags=re.MULTILINE)
    text = re.sub(r"^#+ ", "", text, flags=re.MULTILINE)
    return text.replace("|", " ").split()


def repaired_print(leave_out: str = "") -> str:
    words = PRINT.read_text(encoding="utf-8")
    for repair in about()["repairs"]:
        assert words.count(repair["printed"]) == 1, repair
        if repair["printed"] != leave_out:
            words = words.replace(repair["printed"], repair["repaired"])
    return words


def lines(text: str) -> list[list[str]]:
    """The words line by line, empty lines and table rules left out."""
    return [words for words in map(stream, text.splitlines()) if words]


def test_the_text_is_the_print_word_for_word_but_for_the_listed_repairs() -> None:
    assert stream((FOLDER / "text.md").read_text(encoding="utf-8")) == stream(repaired_print())


def test_no_paragraph_was_joined_or_parted_but_by_a_listed_repair() -> None:
    assert lines((FOLDER / "text.md").read_text(encoding="utf-8")) == lines(repaired_print())


def test_without_any_one_repair_the_text_is_not_the_print() -> None:
    held = lines((FOLDER / "text.md").read_text(encoding="utf-8"))
    for repair in about()["repairs"]:
        assert held != lines(repaired_print(leave_out=repair["printed"])), repair


def test_repairs_and_misprints_name_paragraphs_or_sections_that_exist() -> None:
    for entry in (*about()["repairs"], *about()["misprints_kept"]):
        assert TEXT.whole(entry["anchor"]), entry
        assert entry["why"], entry


def test_misprints_kept_stand_in_the_text_and_their_correction_does_not() -> None:
    for entry in about()["misprints_kept"]:
        words = " ".join(part.words for part in TEXT.whole(entry["anchor"]))
        if entry["anchor"] in TEXT.sections:
            words += " ".join(TEXT.sections[entry["anchor"]].notes.values())
        assert occurrences(words, entry["printed"]), entry
        assert not occurrences(words, entry["likely"]), entry


def test_nothing_of_the_page_or_of_the_scan_is_left() -> None:
    text = (FOLDER / "text.md").read_text(encoding="utf-8")
    assert not re.search(r"633a-\d|\\|<i>|Copyright|Next page|\w- \w", text)
    assert "\r" not in text and "\t" not in text


def designations() -> list[str]:
    return re.findall(r'<a id="([^"]+)">', (FOLDER / "text.md").read_text(encoding="utf-8"))


def test_each_anchor_is_unique() -> None:
    assert len(designations()) == len(set(designations())) == len(TEXT.paragraphs)


ORDER = (
    [chr(code) for code in range(ord("a"), ord("z") + 1)],
    [str(number) for number in range(1, 31)],
    ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii"],
    [chr(code) for code in range(ord("A"), ord("Z") + 1)],
)


def test_letters_run_without_gap_at_every_depth() -> None:
    above = [*TEXT.sections, *TEXT.paragraphs]
    for parent in above:
        beneath = [Citation.parse(child) for child in TEXT.children(parent)]
        if beneath and beneath[0].letters:
            depth = len(beneath[0].letters) - 1
            assert [child.letters[-1] for child in beneath] == ORDER[depth][: len(beneath)], parent


def test_every_anchor_stands_before_its_own_designation_or_term() -> None:
    for line in (FOLDER / "text.md").read_text(encoding="utf-8").splitlines():
        if found := re.match(r'<a id="([^"]+)"></a>(.*)', line):
            cited = Citation.parse(found[1])
            if cited.letters:
                assert found[2].startswith(f"({cited.letters[-1]}) "), line
            elif cited.term:
                assert found[2].startswith(f"{cited.term}—"), line


def test_no_designation_stands_unanchored() -> None:
    for line in (FOLDER / "text.md").read_text(encoding="utf-8").splitlines():
        assert not re.match(r"\s*(- )?\([0-9A-Za-z]+\) ", line), line


def test_the_contents_name_the_sections_in_order() -> None:
    text = (FOLDER / "text.md").read_text(encoding="utf-8")
    listed = re.findall(r"^- (633a\.\d+)\. (.*)\.$", text, re.MULTILINE)
    assert listed == [(section.number, section.title) for section in TEXT.sections.values()]
    assert [number for number, _ in listed] == [f"633a.{number}" for number in range(1, 15)]


@pytest.mark.parametrize(
    ("citation", "words"),
    [
        (
            "633a.1",
            "The following words and terms, when used in this chapter, have the following meanings,"
            " unless the context clearly indicates otherwise:",
        ),
        ("633a.1 Royal Match", "Royal Match—King and queen of the same suit."),
        ("633a.2(b)(3)(i)", "Blackjack pays 3 to 2."),
        (
            "633a.7(g)(10)(ii)(A)",
            "All of the winning House Money payout or, if specified in the certificate holder's Rules"
            " Submission filed in accordance with § 601a.2 (relating to table games Rules Submissions),"
            " only a specified portion of the winning House Money payout shall be added to the area"
            " designated for the placement of the player's Blackjack Wager.",
        ),
        (
            "633a.7(i)",
            "After the procedures in subsection (h) have been completed, if necessary, the dealer shall"
            " start with the player farthest to the dealer's left and continue around the table in a"
            " clockwise direction and if the player:",
        ),
        ("633a.7(o)(3)(i)(B)", "A 3 then a 6, the player has a four-card straight."),
        (
            "633a.13(d)(1)",
            "If six decks of cards are being used:\nHand | Payout\nEach matching card of the same suit |"
            " 11 to 1\nEach matching card of a different suit | 4 to 1",
        ),
        (
            "633a.14(c)",
            "After the initial two cards have been dealt to each player and a card is drawn in error and"
            " exposed to the players, the card shall be dealt to the players or dealer as though it were"
            " the next card from the shoe. Any player refusing to accept the card may not have any"
            " additional cards dealt to him during the round. If the card is refused by the players and"
            " the dealer cannot use the card, the card shall be placed in the discard rack.",
        ),
    ],
)
def test_a_paragraph_is_found_with_its_own_words_only(citation: str, words: str) -> None:
    paragraph = TEXT.find(citation)
    assert paragraph.words == words
    assert paragraph.citation == citation
    assert paragraph.section == Citation.parse(citation).section_number


@pytest.mark.parametrize(
    ("asked", "found"),
    [
        ("§ 633a.7(g)", "633a.7(g)"),
        (" 633a.7 (g) (10) ", "633a.7(g)(10)"),
        ("633a.1 royal match", "633a.1 Royal Match"),
        ("633a.1_Royal_Match", "633a.1 Royal Match"),
    ],
)
def test_citations_are_read_as_people_write_them(asked: str, found: str) -> None:
    assert TEXT.find(asked).citation == found


@pytest.mark.parametrize(
    ("asked", "message"),
    [
        ("633a.7(g)(11)", "did you mean 633a.7(g)(1"),
        ("633a.1 Royal Mach", "did you mean 633a.1 Royal Match"),
        ("633a.13(o)(1)(i)(A)", "did you mean 633a.13(o)"),
        ("541.2", "541.2 is not in chapter 633a"),
        ("633a.15", "no paragraph 633a.15"),
        ("633a.7", "633a.7 has no words of its own; its first part is 633a.7(a)"),
    ],
)
def test_an_unknown_paragraph_is_refused_with_advice(asked: str, message: str) -> None:
    with pytest.raises(UnknownParagraph) as refusal:
        TEXT.find(asked)
    assert message in str(refusal.value)
    assert isinstance(refusal.value, KeyError)


def test_what_is_no_citation_is_refused_as_such() -> None:
    with pytest.raises(BadCitation):
        TEXT.find("the rule on insurance")


def test_a_chapter_that_is_not_held_is_refused() -> None:
    with pytest.raises(UnknownParagraph, match="chapter 999 is not held"):
        load_text("999")


def test_children_parents_and_wholes() -> None:
    assert TEXT.children("633a.7(i)(1)(ii)") == ("633a.7(i)(1)(ii)(A)", "633a.7(i)(1)(ii)(B)")
    assert TEXT.children("633a.7(i)(1)(i)") == ()
    assert TEXT.children("633a.10") == ("633a.10(a)", "633a.10(b)", "633a.10(c)")
    assert TEXT.children("633a.1")[:2] == ("633a.1 Ace-king suited", "633a.1 Any 20")
    assert TEXT.children("633a") == tuple(TEXT.sections)
    assert TEXT.parent("633a.7(g)(1)") == "633a.7(g)"
    assert TEXT.parent("633a.7(g)") == "633a.7"
    assert TEXT.parent("633a.1 Pair") == "633a.1"
    assert TEXT.parent("633a.7") == "633a"
    assert TEXT.parent("633a") is None
    parts = [part.citation for part in TEXT.whole("633a.9(a)")]
    assert parts == ["633a.9(a)", "633a.9(a)(1)", "633a.9(a)(2)", "633a.9(a)(2)(i)", "633a.9(a)(2)(ii)"]
    assert [part.citation for part in TEXT.whole("633a")] == list(TEXT.paragraphs)
    assert TEXT.whole("633a.1")[0].citation == "633a.1"


def test_a_quote_is_held_whatever_its_white_space_and_marks() -> None:
    assert TEXT.holds("633a.13(a)", "Blackjack which shall be paid at\n  odds of 3 to 2")
    assert TEXT.holds("633a.2(f)", "the top of the dealer’s side of the table")
    assert TEXT.holds("633a.4(e)", "subsections (a)-(c)")
    assert TEXT.holds("633a.13(c)", "Matched 20 | 25 to 1")
    assert TEXT.holds("633a.13(c)", "Matched 20 | 25 to 1 Suited 20 | 10 to 1")


def test_a_quote_is_not_held_where_its_words_stand_elsewhere_or_in_part() -> None:
    assert not TEXT.holds("633a.13(b)", "odds of 3 to 2")
    assert not TEXT.holds("633a.7(i)(1)", "Is a 2, 3, 4, 5, 6, 7, 8 or 9")
    assert not TEXT.holds("633a.13(a)", "winning Blackjack Wager at odds of 1 to 1 with the except")
    assert not TEXT.holds("633a.13(a)", "")


def test_the_form_that_is_compared() -> None:
    assert plain("a — b\n ‘c’  “d”") == "a - b 'c' \"d\""
    assert occurrences("often ten cards, ten", "ten") == ((6, 9), (17, 20))


def test_each_section_holds_from_the_last_amendment_in_its_source_note() -> None:
    months = {"February": 2, "June": 6, "November": 11, "May": 5}
    chapter_source = TEXT.notes["Source"]
    for section in TEXT.sections.values():
        note = section.notes.get("Source", chapter_source)
        # The note of 633a.2 lost the word "effective" in print.
        found = re.findall(r"(?:effective|January 31, 2014,) (\w+) (\d+), (\d{4})", note)
        month, day, year = found[-1]
        assert section.held_from == date(int(year), months[month], int(day)), section.number
        for amendment in section.history[1:]:
            assert amendment.pa_bulletin in note


def test_the_chapter_says_how_long_its_words_are_known_to_have_held() -> None:
    assert TEXT.held_from == date(2012, 5, 19)
    assert TEXT.held_until == date(2025, 1, 10)
    assert "55 Pa.B. 261" in TEXT.held_until_why
    assert TEXT.later_changes[0].effective == date(2025, 1, 11)
    assert all(section.held_until == TEXT.held_until for section in TEXT.sections.values())


HEAD = "# Chapter 1. Toy\n\n## § 1.1. Toys.\n\n"
ABOUT = """\
id: "1"
title: Toy
game: toy
held_from: 2020-01-01
text_held_until: null
text_held_until_why: no later change is known
later_changes: []
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
        (SOUND, ABOUT.replace("    held_from: 2020", "    held_from: 2021"), "its last amendment"),
        (SOUND, ABOUT.replace("\nheld_from: 2020-01-01", "\nheld_from: soon"), "held_from is not a date"),
        (SOUND, ABOUT.replace("title: Toy\n", ""), "title is not text"),
        (SOUND, ABOUT.replace("later_changes: []", "later_changes: 3"), "later_changes is not a list"),
        (SOUND, "- a list\n", "the file is not a mapping"),
    ],
)
def test_a_damaged_folder_is_refused(tmp_path: Path, text: str, about_it: str, message: str) -> None:
    with pytest.raises(BadLawText, match=re.escape(message)):
        read_chapter(write(tmp_path, text, about_it))
