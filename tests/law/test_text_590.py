"""Chapter 590, its paragraphs, notice and dates: spot checks that each is found with its own words."""

from datetime import date, timedelta

import pytest

from validator.law.text import UnknownParagraph, load_text

TEXT = load_text("590")


@pytest.mark.parametrize(
    ("citation", "words"),
    [
        ("590.1 Soft total", "Soft total—The total point count of a hand containing an ace when the ace is counted as 11"
         " in value."),
        ("590.3(a)", "Except as provided in subsections (b) and (c), Free Bet Blackjack shall be played with at least one"
         " deck of cards that are identical in appearance and at least one cover card."),
        ("590.7(m)", "A dealer may not draw additional cards to his hand, regardless of the point count, if decisions"
         " have been made on all players' hands and the point count of the dealer's hand will not have an effect on the"
         " outcome of the round of play."),
        ("590.9(a)(1)", "Is not an ace or 10 value card, the dealer shall immediately collect 1/2 of the wager and return"
         " 1/2 to the player."),
        ("590.10(d)", "The dealer shall then complete the procedure in § 590.7(i)–(s) (relating to procedure for dealing"
         " the cards; completion of each round of play)."),
        ("590.12(c)", "The certificate holder shall pay out winning Push 22 Wagers based on the dealer's hand at the odds"
         " in one of the following paytables selected by the certificate holder in its Rules Submission filed in"
         " accordance with § 601a.2 (relating to table games Rules Submissions):\nHand | Paytable A | Paytable B\n"
         "Same suite 22 | 50 to 1 | 50 to 1\nSame color 22 | 20 to 1 | 20 to 1\nOther 22 | 8 to 1 | 7 to 1"),
    ],
)  # fmt: skip
def test_a_paragraph_is_found_with_its_own_words_only(citation: str, words: str) -> None:
    assert TEXT.find(citation).words.split() == words.split()


def test_sentences_that_a_page_break_parted_are_whole() -> None:
    assert TEXT.holds("590.5(b)", "to be cut, with the backs facing away from the dealer")
    assert TEXT.holds("590.5(h)", "automatically reshuffles and counts the cards provided that")
    assert TEXT.holds("590.7(r)(2)", "into the table inventory and may not pay off")


@pytest.mark.parametrize(
    ("asked", "message"),
    [
        ("590.11(c)(1)", "did you mean 590.11"),
        ("672a.9", "672a.9 is not in chapter 590"),
        ("590.5", "590.5 has no words of its own; its first part is 590.5(a)"),
    ],
)
def test_an_unknown_paragraph_is_refused_with_advice(asked: str, message: str) -> None:
    with pytest.raises(UnknownParagraph) as refusal:
        TEXT.find(asked)
    assert message in str(refusal.value)


def test_children_and_wholes() -> None:
    assert TEXT.children("590.9") == ("590.9(a)", "590.9(b)")
    assert [part.citation for part in TEXT.whole("590.9(a)")] == ["590.9(a)", "590.9(a)(1)", "590.9(a)(2)"]
    assert TEXT.children("590.11(c)") == ()


def test_the_notice_says_since_when_and_how_long_the_chapter_holds() -> None:
    assert "The temporary regulations are effective January 4, 2014." in TEXT.notes["Order"]
    expires = "These temporary regulations expire 2 years after publication in the Pennsylvania Bulletin."
    assert expires in TEXT.notes["Regulatory Review"]
    assert {section.held_from for section in TEXT.sections.values()} == {TEXT.held_from} == {date(2014, 1, 4)}
    assert TEXT.held_until == date(2016, 1, 4)
    assert [change.effective for change in TEXT.later_changes] == [date(2016, 8, 27)]


def test_between_the_two_chapters_no_text_is_known_to_hold() -> None:
    successor = load_text("672a")
    assert TEXT.held_until is not None
    assert TEXT.held_until + timedelta(days=1) < successor.held_from == TEXT.later_changes[0].effective
