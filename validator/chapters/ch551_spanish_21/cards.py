"""§§ 551.3 and 551.8(a): decks without their 10s, cutting cards, the value of cards and the dealing shoe."""

from validator.chapters.baccarat import cards as at_baccarat
from validator.chapters.blackjack import cards as asked, dealing as of_dealing
from validator.chapters.ch551_spanish_21.conditions import BATCHED, CONTINUOUS, ORDINARY
from validator.chapters.questions import denied, other_number, word_is
from validator.chapters.shoe import shuffle as of_shuffles
from validator.core.finding import Severity
from validator.core.rule import Present, filing_rule, unless

_DECKS = "Spanish 21 shall be played with six or eight decks of cards"


def decks_not_permitted_in_any_count(
    decks: int, first: int | None, second: int | None, permitted: tuple[str, ...]
) -> bool:
    """The decks dealt from, and those of each batch, are of a number that the law names, unless both batches are.

    Fails:
        >>> decks_not_permitted_in_any_count(7, None, None, ("6", "8"))
        True
        >>> decks_not_permitted_in_any_count(5, 5, 5, ("6", "8"))
        True
        >>> decks_not_permitted_in_any_count(6, 6, 7, ("6", "8"))
        True
    Clean:
        >>> decks_not_permitted_in_any_count(6, 6, 6, ("6", "8"))
        False
        >>> decks_not_permitted_in_any_count(4, 4, 4, ("6", "8"))
        False
    """
    together = str((first or 0) + (second or 0))
    each = [str(number) for number in (decks, first, second) if number is not None]
    return any(number not in permitted for number in each) and together not in permitted


decks_not_permitted = filing_rule(
    id="decks-not-permitted",
    title="Another number of decks than the law names",
    cite="551.3(a)",
    quote=_DECKS,
    reads=("cards.decks",),
    may_read=("cards.batches[0].decks", "cards.batches[1].decks"),
    facts=("decks_permitted",),
    expected="one of {permitted} decks",
    observed="{decks} dealt from; batches of {first} and {second}",
    message="the game is played with {decks} decks (batches of {first} and {second}); the law says one of {permitted}",
)(decks_not_permitted_in_any_count)


def permitted_together_alone(decks: int, first: int, second: int, permitted: tuple[str, ...]) -> bool:
    """Whether the law's numbers are the decks of one batch or of both together is open.

    Fails:
        >>> permitted_together_alone(4, 4, 4, ("6", "8"))
        True
    Clean:
        >>> permitted_together_alone(6, 6, 6, ("6", "8"))
        False
        >>> permitted_together_alone(5, 5, 5, ("6", "8"))
        False
    """
    each = {str(decks), str(first), str(second)}
    return not each <= set(permitted) and str(first + second) in permitted


decks_of_both_batches = filing_rule(
    id="decks-of-both-batches",
    title="Number of decks that only both batches together have",
    cite="551.3(a)",
    quote=_DECKS,
    severity=Severity.WARNING,
    reading="decks-of-two-batches",
    reads=("cards.decks", "cards.batches[0].decks", "cards.batches[1].decks"),
    facts=("decks_permitted",),
    when=(BATCHED, Present("cards.batches[1].decks")),
    expected="one of {permitted} decks in each batch",
    observed="{decks} dealt from; batches of {first} and {second}",
    message=(
        "the batches have {first} and {second} decks, and {decks} are dealt from; the text does not say whether its "
        "number of decks is that of one batch or of both"
    ),
)(permitted_together_alone)
cards_not_identical = asked.cards_not_identical.bind("551.3(a)", "identical in appearance")


def of_two_colors(first: str, second: str) -> bool:
    """Whether another batch may have backs of another colour is open; case and spacing make no colour.

    Fails:
        >>> of_two_colors("red", "blue")
        True
    Clean:
        >>> of_two_colors("Red", "red ")
        False
    """
    return " ".join(first.lower().split()) != " ".join(second.lower().split())


batches_of_two_colors = filing_rule(
    id="batches-of-two-colors",
    title="Batches with backs of different colors",
    cite="551.3(a)",
    quote="identical in appearance",
    severity=Severity.WARNING,
    reading="color-of-two-batches",
    reads=("cards.batches[0].back", "cards.batches[1].back"),
    when=(BATCHED, Present("cards.batches[1].back")),
    at="cards.batches",
    expected="backs of one color",
    observed="{first} and {second}",
    message="one batch has {first} backs, the other {second}; the text asks for cards identical in appearance",
)(of_two_colors)
other_cards_per_deck = filing_rule(
    id="other-cards-per-deck",
    title="Decks of another number of cards",
    cite="551.3(a)",
    quote="The decks must consist of 48 cards",
    reads=("cards.cards_per_deck",),
    facts=("cards_per_deck",),
    expected="{lawful} cards",
    observed="{number} cards",
    message="a deck has {number} cards in play; the law says {lawful}",
)(other_number)
tens_left_in = filing_rule(
    id="tens-left-in",
    title="10s left in the decks",
    cite="551.3(a)",
    quote="with the 10 of each suit removed from each deck",
    reads=("cards.tens_removed",),
    expected="decks without their 10s",
    observed="10s left in",
    message="the 10 of each suit is not removed from each deck",
)(denied)
_CUTTING_CARD = "Spanish 21 shall also be played with at least one cutting card"
no_cover_card = asked.no_cover_card.bind("551.3(a)", _CUTTING_CARD, when=(ORDINARY,))
self_shuffled_without_cover_card = of_shuffles.self_shuffled_without_cover_card.bind(
    "551.3(a)", _CUTTING_CARD, reading="cover-card-with-a-continuous-shuffler", when=(CONTINUOUS,)
)

number_card_value = at_baccarat.number_card_value.bind("551.3(b)(1)", "Any card from 2 to 9 shall have its face value")
face_card_value = asked.face_card_value.bind("551.3(b)(2)", "Any jack, queen or king shall have a value of 10")
ace_value = asked.ace_value.bind(
    "551.3(b)(3)",
    "An ace shall have a value of 11, unless that value would give a player or the dealer a score in excess of 21, in"
    " which case the ace shall have a value of one",
)

_SHOE = "Cards used to play Spanish 21 shall be dealt from a dealing shoe"
cards_dealt_from_the_hand = filing_rule(
    id="cards-dealt-from-the-hand",
    title="Cards dealt from the hand",
    cite="551.8(a)",
    quote=_SHOE,
    reads=("cards.dealing",),
    when=(ORDINARY,),
    expected="a dealing shoe",
    observed="dealt from the hand",
    message="the cards are dealt from the hand; the law demands a dealing shoe",
)(word_is("hand"))
no_dealing_shoe = of_dealing.no_dealing_shoe.bind("551.8(a)", _SHOE, when=(ORDINARY, unless("cards.dealing", "hand")))
