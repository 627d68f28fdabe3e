"""Chapter 551, its paragraphs, notice and dates: spot checks that each is found with its own words."""

from datetime import date

import pytest

from validator.law.text import UnknownParagraph, load_text

TEXT = load_text("551")


@pytest.mark.parametrize(
    ("citation", "words"),
    [
        ("551.1 Blackjack", "Blackjack—An ace and any card having a point value of 10 dealt as the initial two cards to"
         " a player or a dealer."),
        ("551.2(b)(2)(ii)", "An optional Match-The-Dealer Wager."),
        ("551.5(h)(2)(i)", "The automated card shuffling device stores a single batch of shuffled cards inside the"
         " shuffler in a secure manner approved by the Bureau of Gaming Operations."),
        ("551.6(g)(7)", "Seven or more cards totaling 21 shall be paid at odds of 3 to 1."),
        ("551.7(e)(1)", "If six decks of cards are being used:\nEach matching card of a different suit | 4 to 1\n"
         "Each matching card of the same suit | 9 to 1"),
        ("551.7(e)(2)", "If eight decks of cards are being used:\nEach matching card of a different suit | 3 to 1\n"
         "Each matching card of the same suit | 12 to 1"),
        ("551.11(d)", "After the additional card required under subsection (a) has been dealt to the hand, a player may"
         " ''rescue'' (take back) the Double Down Wager and forfeit his original wager, as long as the additional card"
         " does not result in the hand having a point count in excess of 21."),
        ("551.16(e)", "If the dealer has 17 and accidentally draws a card for himself, the card shall be placed in the"
         " discard rack."),
    ],
)  # fmt: skip
def test_a_paragraph_is_found_with_its_own_words_only(citation: str, words: str) -> None:
    assert TEXT.find(citation).words == words


@pytest.mark.parametrize(
    ("asked", "message"),
    [
        ("551.6(l)", "did you mean 551.6"),
        ("635a.2", "635a.2 is not in chapter 551"),
        ("551.2", "551.2 has no words of its own; its first part is 551.2(a)"),
    ],
)
def test_an_unknown_paragraph_is_refused_with_advice(asked: str, message: str) -> None:
    with pytest.raises(UnknownParagraph) as refusal:
        TEXT.find(asked)
    assert message in str(refusal.value)


def test_children_and_wholes() -> None:
    assert TEXT.children("551.6(g)") == tuple(f"551.6(g)({number})" for number in range(1, 8))
    assert TEXT.children("551.15") == ()
    parts = [part.citation for part in TEXT.whole("551.16(l)")]
    assert parts == ["551.16(l)", "551.16(l)(1)", "551.16(l)(2)"]


def test_a_quotation_mark_is_found_in_either_form() -> None:
    assert TEXT.holds("551.8(h)", "the dealer shall announce ''Dealer's Card,''")
    assert TEXT.holds("551.8(h)", 'the dealer shall announce "Dealer\'s Card,"')


def test_the_notice_says_since_when_and_how_long_the_chapter_holds() -> None:
    assert "The temporary regulations are effective March 20, 2010." in TEXT.notes["Regulatory Review"]
    expires = "These temporary regulations shall expire 2 years after publication in the Pennsylvania Bulletin."
    assert expires in TEXT.notes["Regulatory Review"]
    assert {section.held_from for section in TEXT.sections.values()} == {TEXT.held_from} == {date(2010, 3, 20)}
    assert TEXT.held_until == date(2010, 9, 10)
    assert [change.effective for change in TEXT.later_changes] == [date(2010, 9, 11), date(2012, 5, 19)]
