"""Chapter 672a, its paragraphs, notes and dates: spot checks that each is found with its own words."""

from datetime import date

import pytest

from validator.law.text import UnknownParagraph, load_text

TEXT = load_text("672a")


@pytest.mark.parametrize(
    ("citation", "words"),
    [
        ("672a.1 hole card", "Hole card—The second card dealt face down to the dealer."),
        ("672a.2(b)(3)(iv)", "Blackjack Wagers will push if the dealer's hand has a total point count of 22 or other"
         " similar language."),
        ("672a.3(a)", "Except as provided in subsection (b), Free Bet Blackjack shall be played with six or eight deck"
         " shoes of cards that are identical in appearance and at least one cover card."),
        ("672a.7(n)(1)", "Is a 22, the dealer shall return all remaining player's Blackjack Wagers, collect any Free Bet"
         " lammers, as provided in § 672a.9 and § 672a.10, and pay out any Push 22 Wagers in accordance with"
         " § 672a.11(c)."),
        ("672a.10(b)(2)(ii)", "The original Blackjack Wager shall move with the first split hand and the Free Bet lammer"
         " shall be the wager for the second split hand."),
        ("672a.11(c)", "The certificate holder shall pay out winning Push 22 Wagers based on the dealer's hand at the"
         " odds in one of the following paytables selected by the certificate holder in its Rules Submission filed in"
         " accordance with § 601a.2 (relating to table games Rules Submissions):\nHand | Paytable A | Paytable B\n"
         "Same suit 22 | 50 to 1 | 50 to 1\nSame color 22 | 20 to 1 | 20 to 1\nOther 22 | 8 to 1 | 7 to 1"),
        ("672a.12(b)", "A card drawn in error without its face being exposed shall be used as though it were the next"
         " card from the shoe."),
    ],
)  # fmt: skip
def test_a_paragraph_is_found_with_its_own_words_only(citation: str, words: str) -> None:
    assert TEXT.find(citation).words.split() == words.split()


def test_sentences_that_a_page_break_parted_are_whole() -> None:
    assert TEXT.holds("672a.4(c)", "Once the cards have been stacked, the cards shall be shuffled")
    assert TEXT.holds("672a.12(c)", "the card shall be dealt to the players or dealer as though it were the next card")


@pytest.mark.parametrize(
    ("asked", "message"),
    [
        ("672a.8(f)", "did you mean 672a.8"),
        ("590.9", "590.9 is not in chapter 672a"),
        ("672a.2", "672a.2 has no words of its own; its first part is 672a.2(a)"),
    ],
)
def test_an_unknown_paragraph_is_refused_with_advice(asked: str, message: str) -> None:
    with pytest.raises(UnknownParagraph) as refusal:
        TEXT.find(asked)
    assert message in str(refusal.value)


def test_children_and_wholes() -> None:
    assert TEXT.children("672a.10(c)") == ("672a.10(c)(1)", "672a.10(c)(2)")
    parts = [part.citation for part in TEXT.whole("672a.10(b)")]
    assert parts == [
        "672a.10(b)",
        "672a.10(b)(1)",
        "672a.10(b)(2)",
        "672a.10(b)(2)(i)",
        "672a.10(b)(2)(ii)",
    ]


def test_notes_belong_to_the_chapter_and_to_their_sections() -> None:
    assert "effective August 27, 2016, 46 Pa.B. 5540" in TEXT.notes["Source"]
    assert "§ 672a.8" in TEXT.sections["672a.11"].notes["Cross References"]
    assert not TEXT.sections["672a.12"].notes


def test_no_end_of_the_chapter_is_known() -> None:
    assert {section.held_from for section in TEXT.sections.values()} == {TEXT.held_from} == {date(2016, 8, 27)}
    assert TEXT.held_until is None
    assert TEXT.later_changes == ()
