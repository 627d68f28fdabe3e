"""Chapter 685a, its paragraphs, notice and dates: spot checks that each is found with its own words."""

from datetime import date

import pytest

from validator.law.text import UnknownParagraph, load_text

TEXT = load_text("685a")


@pytest.mark.parametrize(
    ("citation", "words"),
    [
        ("685a.1 Large", "Large—A card value of either 10, jack, queen, king or ace."),
        ("685a.1 Masque Card Reader device", "Masque Card Reader device—A device which illuminates either a blue"
         " (small), red (medium) or yellow (large) light based upon the value range of the dealer's Hole card."),
        ("685a.1 medium", "Medium—A card value of either 6, 7, 8 or 9."),
        ("685a.2(b)(3)(ii)", "Medium, 6-7-8-9"),
        ("685a.2(b)(4)(i)", "Blackjack pays 3 to 2."),
        ("685a.2(c)", "Each Down Under Blackjack table must have a drop box and tip box attached on the same side of the"
         " table as, but on opposite sides of, the dealer, as approved by the Bureau of Casino Compliance in accordance"
         " with § 601a.10(g). The Bureau of Casino Compliance may approve an alternative location for the tip box when a"
         " card shuffling device or other table game equipment prevents the placement of the drop box and tip box on the"
         " same side of the gaming table as, but on opposite sides of, the dealer."),
        ("685a.7(i)(1)", "Has Blackjack, the dealer shall announce and pay the Blackjack in accordance with § 685a.11(a)"
         " (relating to payout odds) and remove the player's cards."),
        ("685a.7(n)", "After all additional cards have been drawn, if the total point count of the dealer's hand:"),
        ("685a.11(c)", "The certificate holder shall pay out winning Match-the-Dealer Wagers at the odds in the"
         " following paytable:\n6 decks Result | Pay | 8 decks Result | Pay\n"
         "Suited match | 11 to 1 | Suited match | 14 to 1\nUnsuited match | 4 to 1 | Unsuited match | 3 to 1"),
        ("685a.12(i)", "If a Masque Card Reader device malfunctions, the dealer may not continue dealing the game of Down"
         " Under Blackjack at that table until the Card Reader device is repaired or replaced."),
    ],
)  # fmt: skip
def test_a_paragraph_is_found_with_its_own_words_only(citation: str, words: str) -> None:
    assert TEXT.find(citation).words == words


@pytest.mark.parametrize(
    ("asked", "message"),
    [
        ("685a.11(d)", "did you mean 685a.11"),
        ("633a.9", "633a.9 is not in chapter 685a"),
        ("685a.1 Soft total", "did you mean 685a.1 Soft value"),
        ("685a.9", "685a.9 has no words of its own; its first part is 685a.9(a)"),
    ],
)
def test_an_unknown_paragraph_is_refused_with_advice(asked: str, message: str) -> None:
    with pytest.raises(UnknownParagraph) as refusal:
        TEXT.find(asked)
    assert message in str(refusal.value)


def test_children_and_wholes() -> None:
    assert TEXT.children("685a.2(b)(3)") == tuple(f"685a.2(b)(3)({number})" for number in ("i", "ii", "iii"))
    assert TEXT.children("685a.7(h)") == ("685a.7(h)(1)", "685a.7(h)(2)")
    assert len(TEXT.children("685a.7")) == len("abcdefghijklmnopqrst")
    assert TEXT.children("685a.8(b)") == ()


def test_the_notice_says_since_when_the_chapter_holds_and_no_later_change_is_known() -> None:
    assert TEXT.notes["Effective Date"] == (
        "This final-form rulemaking will become effective upon final-form publication in the Pennsylvania Bulletin."
    )
    assert {section.held_from for section in TEXT.sections.values()} == {TEXT.held_from} == {date(2020, 11, 21)}
    assert {section.held_until for section in TEXT.sections.values()} == {TEXT.held_until} == {None}
    assert TEXT.held_until_why.startswith("No later change is known.")
    assert TEXT.later_changes == ()
