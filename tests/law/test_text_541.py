"""Chapter 541, its paragraphs, notice and dates: spot checks that each is found with its own words."""

from datetime import date

import pytest

from validator.law.text import UnknownParagraph, load_text

TEXT = load_text("541")


@pytest.mark.parametrize(
    ("citation", "words"),
    [
        ("541.1 Natural", "Natural—A hand which has a Point Count of 8 or 9 on the first two cards dealt."),
        ("541.2(c)", "The layout for a Minibaccarat table shall be approved by the Bureau of Gaming Operations and"
         " contain, at a minimum:"),
        ("541.5(h)(2)(i)", "The automated card shuffling device stores a single batch of shuffled cards inside the"
         " shuffler in a secure manner approved by the Bureau of Gaming Operations."),
        ("541.7", "The cards used to play Minibaccarat shall be dealt from a manual dealing shoe specifically designed"
         " for that purpose."),
        ("541.8(a)(1)(iii)(A)", "Be returned to the player."),
        ("541.8(c)", "No wager at Minibaccarat may be made, increased or withdrawn after the dealer has announced"
         " ''no more bets.''"),
        ("541.11(c)(2)(iii)", "The Banker's Hand has a Point Count of 3, 4, 5 or 6, the Banker's Hand shall be dealt or"
         " not dealt a third card in accordance with Table 1 as follows: TABLE 1 Value of the Third Card Drawn by"
         " Player's Hand\nPoint Count of Banker's Hand After Two Cards | 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9\n"
         "3 | D | D | D | D | D | D | D | D | S | D\n4 | S | S | D | D | D | D | D | D | S | S\n"
         "5 | S | S | S | S | D | D | D | D | S | S\n6 | S | S | S | S | S | S | D | D | S | S"),
        ("541.13(b)", "A winning Tie Bet shall be paid off by a certificate holder at odds of at least 8 to 1."),
    ],
)  # fmt: skip
def test_a_paragraph_is_found_with_its_own_words_only(citation: str, words: str) -> None:
    assert TEXT.find(citation).words == words


@pytest.mark.parametrize(
    ("asked", "message"),
    [
        ("541.13(h)", "did you mean 541.13"),
        ("543.2", "543.2 is not in chapter 541"),
        ("541.2", "541.2 has no words of its own; its first part is 541.2(a)"),
    ],
)
def test_an_unknown_paragraph_is_refused_with_advice(asked: str, message: str) -> None:
    with pytest.raises(UnknownParagraph) as refusal:
        TEXT.find(asked)
    assert message in str(refusal.value)


def test_children_and_wholes() -> None:
    assert TEXT.children("541.11(c)(2)") == ("541.11(c)(2)(i)", "541.11(c)(2)(ii)", "541.11(c)(2)(iii)")
    assert TEXT.children("541.15") == ()
    parts = [part.citation for part in TEXT.whole("541.8(a)(1)(iii)")]
    assert parts == ["541.8(a)(1)(iii)", "541.8(a)(1)(iii)(A)", "541.8(a)(1)(iii)(B)"]


def test_a_quotation_mark_is_found_in_either_form() -> None:
    assert TEXT.holds("541.9(b)", "the dealer calling the game shall announce ''no more bets.''")
    assert TEXT.holds("541.9(b)", 'the dealer calling the game shall announce "no more bets."')
    assert not TEXT.holds("541.9(b)", "the dealer calling the game shall announce 'no more bets.'")


def test_the_notice_says_since_when_and_how_long_the_chapter_holds() -> None:
    assert "The temporary regulations are effective March 20, 2010." in TEXT.notes["Regulatory Review"]
    expires = "These temporary regulations shall expire 2 years after publication in the Pennsylvania Bulletin."
    assert expires in TEXT.notes["Regulatory Review"]
    assert {section.held_from for section in TEXT.sections.values()} == {TEXT.held_from} == {date(2010, 3, 20)}
    assert TEXT.held_until == date(2010, 9, 10)
    days = [change.effective for change in TEXT.later_changes]
    assert days == [date(2010, 9, 11), date(2011, 1, 8), date(2012, 5, 19)]
