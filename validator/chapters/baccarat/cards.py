"""The cards: decks, backs, cover cards, when they are changed, and what they count; and the dealing shoe."""

from validator.chapters.checks import denied, fewer_than, more_than, other_than, restated_otherwise, word_is
from validator.core.rule import Stated
from validator.core.rule_definitions import FilingCheck

too_few_decks = FilingCheck(
    title="Fewer decks than the game is played with",
    reads=("cards.decks",),
    facts=("decks_minimum",),
    expected="{minimum} decks",
    observed="{number} decks",
    message="the game is played with {number} decks; the law demands {minimum}",
    passes={"cards.decks": 6},
    check=fewer_than,
)

too_many_decks = FilingCheck(
    title="More decks than the game is played with",
    reads=("cards.decks",),
    facts=("decks_maximum",),
    expected="{limit} decks",
    observed="{number} decks",
    message="the game is played with {number} decks; the law allows {limit}",
    passes={"cards.decks": 8},
    check=more_than,
)

backs_not_alike = FilingCheck(
    title="Backs of different color or design",
    reads=("cards.same_backs",),
    expected="backs of the same color and design",
    observed="backs that differ",
    message="the backs of the cards are not of the same color and design",
    check=denied,
)

too_few_cover_cards = FilingCheck(
    title="Fewer cover cards than the law demands",
    reads=("cards.cover_cards",),
    facts=("cover_cards",),
    expected="{minimum} cover cards",
    observed="{number}",
    message="there are {number} cover cards; the law demands {minimum}",
    check=fewer_than,
)

too_many_cover_cards = FilingCheck(
    title="More cover cards than the law names",
    reads=("cards.cover_cards",),
    facts=("cover_cards",),
    expected="{limit} cover cards",
    observed="{number}",
    message="there are {number} cover cards; the law names {limit} and does not say that more are forbidden",
    check=more_than,
)

cards_not_changed_each_shoe = FilingCheck(
    title="Decks not changed after the play of each shoe",
    reads=("cards.change_each_shoe",),
    expected="a change of the decks after each shoe",
    observed="none",
    message="the decks are not changed after the play of each shoe",
    check=denied,
)


def other_than_zero(ten: int | None, jack: int | None, queen: int | None, king: int | None, lawful: int) -> bool:
    """10, jack, queen and king have the value that the law gives them.

    Fails:
        >>> other_than_zero(10, None, None, None, 0)
        True
    Clean:
        >>> other_than_zero(0, None, 0, 0, 0)
        False
    """
    return any(value not in (None, lawful) for value in (ten, jack, queen, king))


face_card_value = FilingCheck(
    title="Ten or face card of another value",
    may_read=("cards.values.ten", "cards.values.jack", "cards.values.queen", "cards.values.king"),
    facts=("zero_card_value",),
    when=(Stated("cards.values"),),
    at="cards.values",
    expected="{lawful}",
    observed="10 {ten}, jack {jack}, queen {queen}, king {king}",
    message="the filing values a 10, jack, queen or king otherwise than the law, which values them at {lawful}",
    fails={"cards.values.king": 10},
    passes={"cards.values.ten": 0},
    check=other_than_zero,
)


ace_value = FilingCheck(
    title="Ace of another value",
    reads=("cards.values.ace",),
    facts=("ace_value",),
    expected="{lawful}",
    observed="{number}",
    message="the filing values the ace at {number}; the law at {lawful}",
    fails={"cards.values.ace": 11},
    check=restated_otherwise,
)

number_card_value = FilingCheck(
    title="Number cards of another value than their face value",
    reads=("cards.values.number_cards",),
    expected="their face value",
    observed="{stated}",
    message="the filing does not give the cards from 2 to 9 their face value",
    check=other_than("face-value"),
)

point_count_otherwise = FilingCheck(
    title="Point Count other than the right digit of the total",
    reads=("cards.values.point_count",),
    expected="the right digit of a total of two digits",
    observed="{stated}",
    message="the law says: of a total of two digits the right one is the Point Count; the filing says {stated}",
    check=other_than("right-digit"),
)

cards_dealt_from_the_hand = FilingCheck(
    title="Cards dealt from the hand",
    reads=("cards.dealing",),
    expected="a dealing shoe",
    observed="dealt from the hand",
    message="the cards are dealt from the hand; the law demands a manual dealing shoe",
    check=word_is("hand"),
)

no_dealing_shoe = FilingCheck(
    title="No dealing shoe",
    reads=("cards.shoe",),
    expected="a manual dealing shoe",
    observed="none",
    message="no dealing shoe is used",
    check=word_is("none"),
)

shoe_not_manual = FilingCheck(
    title="Dealing shoe that is not a manual one designed for the purpose",
    reads=("cards.shoe",),
    expected="a manual dealing shoe specifically designed for that purpose",
    observed="{stated}",
    message="the dealing shoe is not a manual one specifically designed for the purpose",
    check=word_is("otherwise"),
)

card_reading_shoe = FilingCheck(
    title="Dealing shoe that reads the cards",
    reads=("cards.shoe",),
    expected="a manual dealing shoe",
    observed="{stated}",
    message="the dealing shoe reads the cards; the text does not say whether such a shoe is still manual",
    check=word_is("card-reading"),
)

used_decks_for_a_new_shoe = FilingCheck(
    title="Decks that were in play before used for a new shoe",
    reads=("cards.change_to",),
    expected="decks never used before, or at least others than those just played",
    observed="{stated}",
    message=(
        "the decks that replace those of a shoe may have been in play before; the text calls them new, and does not "
        "say how new"
    ),
    passes={"cards.change_to": "new-decks"},
    check=word_is("decks-used-before"),
)

continuous_device_forbidden = FilingCheck(
    title="Device that reshuffles by itself",
    reads=("cards.shuffler",),
    expected="a manual dealing shoe",
    observed="{stated}",
    message=(
        "the cards are dealt from a shoe or device that reshuffles by itself; the chapter allows a manual dealing shoe "
        "alone"
    ),
    check=word_is("continuous"),
)
