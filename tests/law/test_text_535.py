"""Chapter 535, its paragraphs and dates: spot checks that each is found with its own words."""

from datetime import date

import pytest

from validator.law.text import UnknownParagraph, load_text

TEXT = load_text("535")


@pytest.mark.parametrize(
    ("citation", "words"),
    [
        (
            "535.1 Supreme Pair",
            "Supreme Pair—The pair of tiles that form the highest ranking hand formed with the Six (2-4) tile and the"
            " Three (1-2) tile.",
        ),
        ("535.2(b)(3)", "The name or logo of the certificate holder offering the game."),
        (
            "535.4(e)",
            "When comparing high hands or low hands which are of identical value, the hand with the highest ranking"
            " individual tile shall be considered the higher ranking hand.",
        ),
        (
            "535.6(a)(3)(i)",
            "If the dealer finds that certain tiles are unsuitable for use, a floorperson or above shall bring another"
            " set of tiles to the table from the reserve in the pit stand.",
        ),
        (
            "535.10(i)",
            "If a wager is a tie, the dealer shall return the player's wager and immediately collect the tiles of that"
            " player.",
        ),
        ("535.11(f)", "If a player is the bank, the player may only wager on one betting area."),
        (
            "535.12(b)",
            "If the dealer uncovers the Pai Gow shaker and a die or dice fall out of the shaker, the dealer shall call a"
            " ''no roll'' and reshake the dice.",
        ),
    ],
)
def test_a_paragraph_is_found_with_its_own_words_only(citation: str, words: str) -> None:
    assert TEXT.find(citation).words == words


def test_the_letter_i_after_h_is_a_letter_and_beneath_a_number_a_numeral() -> None:
    assert TEXT.children("535.10")[7:10] == ("535.10(h)", "535.10(i)", "535.10(j)")
    assert TEXT.children("535.10(h)(2)") == ()
    assert TEXT.children("535.11")[-1] == "535.11(r)"
    assert TEXT.children("535.6(a)(3)") == ("535.6(a)(3)(i)", "535.6(a)(3)(ii)")
    assert len(TEXT.children("535.9(a)")) == 9
    assert TEXT.children("535.9") == ("535.9(a)",)


def test_the_tables_of_ranks_stand_whole_under_their_letters() -> None:
    pairs = TEXT.find("535.4(a)").words.splitlines()
    tiles = TEXT.find("535.4(f)").words.splitlines()
    assert pairs[1:4] == ["Ranking | Pairing", "| Supreme Pair", "First | Six (2-4) and Three (1-2)"]
    assert pairs[-1] == "| Two (1-1) and Eight (4-4)"
    assert tiles[1:3] == ["Ranking | Tile | Number of Tiles In Set", "First | Twelve (6-6) | 2"]
    assert tiles[-1] == "Seventeenth | Three (1-2) | 1"


def test_what_the_chapter_does_not_have_is_refused() -> None:
    for asked in ("535.9(b)", "535.14", "535.1 Wong"):
        with pytest.raises(UnknownParagraph):
            TEXT.find(asked)


def test_the_words_are_held_until_their_first_amendment() -> None:
    assert TEXT.held_from == date(2010, 3, 20)
    assert TEXT.held_until == date(2010, 6, 11)
    assert "expire 2 years after publication" in TEXT.notes["Regulatory Review"]
    assert "effective March 20, 2010" in TEXT.notes["Regulatory Review"]
    *amended, replaced = TEXT.later_changes
    assert [one.effective for one in amended] == [date(2010, 6, 12), date(2011, 1, 8)]
    assert replaced.effective == date(2012, 5, 19)
    assert "621a" in replaced.what
