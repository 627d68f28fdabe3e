"""Chapter 545, its paragraphs, notice and dates: spot checks that each is found with its own words."""

from datetime import date

import pytest

from validator.law.text import UnknownParagraph, load_text

TEXT = load_text("545")


@pytest.mark.parametrize(
    ("citation", "words"),
    [
        ("545.1 Curator", "Curator—The player that accepts the dealing shoe and who is responsible for dealing the cards"
         " in accordance with this chapter and the instructions of the dealer calling the game."),
        ("545.2(a)", "Baccarat shall be played on a table having numbered places for ten to 14 seated players."),
        ("545.5(a)", "Immediately prior to the commencement of play, unless the cards were preshuffled, one or more of"
         " the dealers shall wash and stack the cards, after which each of the dealers shall shuffle the stack of cards"
         " independently."),
        ("545.7(d)", "Notwithstanding subsections (b) and (c), the dealer may act as the curator if either:"),
        ("545.7(d)(2)", "No player to whom the dealing shoe is offered accepts the dealing shoe."),
        ("545.9(d)(1)", "The dealer calling the game shall place the Banker's Hand underneath the right corner of the"
         " dealing shoe."),
        ("545.11(c)(2)(iii)", "The Banker's Hand has a Point Count of 3, 4, 5 or 6, the Banker's Hand shall be dealt or"
         " not dealt a third card in accordance with Table 1 as follows: TABLE 1 Value of the Third Card Drawn by"
         " Player's Hand\nPoint Count of Banker's Hand After Two Cards | 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9\n"
         "3 | D | D | D | D | D | D | D | D | S | D\n4 | S | S | D | D | D | D | D | D | S | S\n"
         "5 | S | S | S | S | D | D | D | D | S | S\n6 | S | S | S | S | S | S | D | D | S | S"),
        ("545.13(d)", "When collecting the vigorish, the certificate holder may round off the amount of a 5% vigorish to"
         " 25 cents or the next highest multiple of 25 cents, and the amount of a 4% vigorish to 20 cents or the next"
         " highest multiple of 20 cents."),
        ("545.14(a)(1)", "The curator shall pass the dealing shoe whenever the Banker's Hand loses."),
    ],
)  # fmt: skip
def test_a_paragraph_is_found_with_its_own_words_only(citation: str, words: str) -> None:
    assert TEXT.find(citation).words == words


@pytest.mark.parametrize(
    ("asked", "message"),
    [
        ("545.13(g)", "did you mean 545.13"),
        ("543.2", "543.2 is not in chapter 545"),
        ("545.1 Curater", "did you mean 545.1 Curator"),
        ("545.14", "545.14 has no words of its own; its first part is 545.14(a)"),
    ],
)
def test_an_unknown_paragraph_is_refused_with_advice(asked: str, message: str) -> None:
    with pytest.raises(UnknownParagraph) as refusal:
        TEXT.find(asked)
    assert message in str(refusal.value)


def test_children_and_wholes() -> None:
    assert TEXT.children("545.1") == ("545.1 Curator", "545.1 Natural")
    assert TEXT.children("545.9(d)") == tuple(f"545.9(d)({number})" for number in range(1, 8))
    assert TEXT.children("545.8(a)(1)(iii)") == ()


def test_the_notice_says_since_when_the_chapter_holds_and_an_amendment_until_when_we_hold_it() -> None:
    assert "The temporary regulations are effective March 20, 2010." in TEXT.notes["Regulatory Review"]
    expires = "These temporary regulations shall expire 2 years after publication in the Pennsylvania Bulletin."
    assert expires in TEXT.notes["Regulatory Review"]
    assert {section.held_from for section in TEXT.sections.values()} == {TEXT.held_from} == {date(2010, 3, 20)}
    assert TEXT.held_until == date(2010, 9, 10)
    assert "40 Pa.B. 5167" in TEXT.held_until_why
    days = [change.effective for change in TEXT.later_changes]
    assert days == [date(2010, 9, 11), date(2011, 1, 8), date(2012, 5, 19)]
