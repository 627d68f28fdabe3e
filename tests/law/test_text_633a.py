"""Chapter 633a, its paragraphs and dates: spot checks that each is found with its own words."""

import re
from datetime import date

import pytest

from validator.core.citation import Citation
from validator.law.text import UnknownParagraph, load_text

TEXT = load_text("633a")


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
