"""Chapter 543, its paragraphs, notice and dates: spot checks that each is found with its own words."""

from datetime import date

import pytest

from validator.law.text import UnknownParagraph, load_text

TEXT = load_text("543")


@pytest.mark.parametrize(
    ("citation", "words"),
    [
        ("543.1 Natural", "Natural—A hand which has a Point Count of 8 or 9 on the first two cards dealt."),
        ("543.2(f)", "Each Minibaccarat table must have a discard bucket on the dealer's side of the table in a location"
         " approved by the Bureau of Gaming Operations."),
        ("543.3(b)", "The decks of cards opened for use at a Midibaccarat table shall be changed after the play of each"
         " shoe."),
        ("543.7", "Cards used to play Midibaccarat shall be dealt from a manual dealing shoe specifically designed for"
         " that purpose."),
        ("543.8(a)(1)(iii)(A)", "Be returned to the player."),
        ("543.9(c)(3)", "The first and third cards dealt shall be placed face down on the area designated for the"
         " Player's Hand and the second and fourth cards dealt shall be placed face down on the area designated for the"
         " Banker's Hand. After all four cards have been dealt, the dealer shall place the Banker's Hand underneath the"
         " right corner of the dealing shoe until the Player's Hand."),
        ("543.11(c)(2)(iii)", "The Banker's Hand has a Point Count of 3, 4, 5 or 6, the Banker's Hand shall be dealt or"
         " not dealt a third card in accordance with Table 1 as follows: TABLE 1 Value of the Third Card Drawn by"
         " Player's Hand\nPoint Count of Banker's Hand After Two Cards | 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9\n"
         "3 | D | D | D | D | D | D | D | D | S | D\n4 | S | S | D | D | D | D | D | D | S | S\n"
         "5 | S | S | S | S | D | D | D | D | S | S\n6 | S | S | S | S | S | S | D | D | S | S"),
        ("543.13(d)", "When collecting the vigorish, the certificate holder may round off the vigorish to 5 cents or the"
         " next highest multiple of 5 cents."),
    ],
)  # fmt: skip
def test_a_paragraph_is_found_with_its_own_words_only(citation: str, words: str) -> None:
    assert TEXT.find(citation).words == words


@pytest.mark.parametrize(
    ("asked", "message"),
    [
        ("543.13(h)", "did you mean 543.13"),
        ("545.2", "545.2 is not in chapter 543"),
        ("543.9(c)(3)(vi)", "did you mean 543.9(c)(3)(v"),
        ("543.2", "543.2 has no words of its own; its first part is 543.2(a)"),
    ],
)
def test_an_unknown_paragraph_is_refused_with_advice(asked: str, message: str) -> None:
    with pytest.raises(UnknownParagraph) as refusal:
        TEXT.find(asked)
    assert message in str(refusal.value)


def test_children_and_wholes() -> None:
    assert TEXT.children("543.9(c)") == ("543.9(c)(1)", "543.9(c)(2)", "543.9(c)(3)")
    assert TEXT.children("543.7") == ()
    option = [part.citation for part in TEXT.whole("543.9(c)(3)")]
    assert option == ["543.9(c)(3)", *(f"543.9(c)(3)({letter})" for letter in ("i", "ii", "iii", "iv", "v"))]


def test_the_notice_says_since_when_the_chapter_holds_and_an_amendment_until_when_we_hold_it() -> None:
    assert "The temporary regulations are effective March 20, 2010." in TEXT.notes["Regulatory Review"]
    expires = "These temporary regulations shall expire 2 years after publication in the Pennsylvania Bulletin."
    assert expires in TEXT.notes["Regulatory Review"]
    assert {section.held_from for section in TEXT.sections.values()} == {TEXT.held_from} == {date(2010, 3, 20)}
    assert TEXT.held_until == date(2010, 9, 10)
    assert "40 Pa.B. 5167" in TEXT.held_until_why
    days = [change.effective for change in TEXT.later_changes]
    assert days == [date(2010, 9, 11), date(2011, 1, 8), date(2012, 5, 19)]
