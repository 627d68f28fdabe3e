"""§§ 551.3 and 551.8(a): decks without their 10s, cutting cards, the value of cards and the dealing shoe."""

from dataclasses import replace

from validator.chapters.baccarat import cards as at_baccarat
from validator.chapters.blackjack import cards as asked, dealing as of_dealing
from validator.chapters.ch551_spanish_21.conditions import BATCHED, CONTINUOUS, ORDINARY
from validator.chapters.checks import denied, of_one_color, other_number, word_is
from validator.chapters.shoe import shuffle as of_shuffles
from validator.core.rule import Present, unless
from validator.core.rule_definitions import FilingCheck

number_card_value = at_baccarat.number_card_value


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


def in_two_batches(_decks: int, first: int | None, second: int | None, _permitted: tuple[str, ...]) -> str:
    """The decks of the two batches, where the filing says how many each has."""
    return "" if first is None or second is None else f" in batches of {first} and {second}"


decks_not_permitted = FilingCheck(
    title="Another number of decks than the law names",
    reads=("cards.decks",),
    may_read=("cards.batches[0].decks", "cards.batches[1].decks"),
    facts=("decks_permitted",),
    expected="one of {permitted} decks",
    observed="{decks} decks{proof}",
    message="the game is played with {decks} decks{proof}; the law says one of {permitted}",
    proof=in_two_batches,
    fails={"table.discard_rack.marked_at_decks": 7, "cards.decks": 7},
    check=decks_not_permitted_in_any_count,
)


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


decks_of_both_batches = FilingCheck(
    title="Number of decks that only both batches together have",
    reads=("cards.decks", "cards.batches[0].decks", "cards.batches[1].decks"),
    facts=("decks_permitted",),
    when=(BATCHED, Present("cards.batches[1].decks")),
    expected="one of {permitted} decks in each batch",
    observed="{decks} dealt from; batches of {first} and {second}",
    message=(
        "the batches have {first} and {second} decks, and {decks} are dealt from; the text does not say whether its "
        "number of decks is that of one batch or of both"
    ),
    fails={
        "table.discard_rack.height_in_decks": 4,
        "cards.decks": 4,
        "cards.batches[0].decks": 4,
        "cards.batches[1].decks": 4,
    },
    check=permitted_together_alone,
)


def of_two_colors(first: str, second: str) -> bool:
    """Whether another batch may have backs of another colour is open; case and spacing make no colour.

    Fails:
        >>> of_two_colors("red", "blue")
        True
    Clean:
        >>> of_two_colors("Red", "red ")
        False
    """
    return not of_one_color(first, second)


batches_of_two_colors = FilingCheck(
    title="Batches with backs of different colors",
    reads=("cards.batches[0].back", "cards.batches[1].back"),
    when=(BATCHED, Present("cards.batches[1].back")),
    at="cards.batches",
    expected="backs of one color",
    observed="{first} and {second}",
    message="one batch has {first} backs, the other {second}; the text asks for cards identical in appearance",
    fails={"cards.batches[1].back": "blue"},
    passes={
        "cards.shuffler": "automated",
        "cards.decks": 8,
        "cards.batches": [{"decks": 8, "back": "red"}, {"decks": 8, "back": "Red"}],
    },
    check=of_two_colors,
)
other_cards_per_deck = FilingCheck(
    title="Decks of another number of cards",
    reads=("cards.cards_per_deck",),
    facts=("cards_per_deck",),
    expected="{lawful} cards",
    observed="{number} cards",
    message="a deck has {number} cards in play; the law says {lawful}",
    fails={"cards.cards_per_deck": 52},
    check=other_number,
)
tens_left_in = FilingCheck(
    title="10s left in the decks",
    reads=("cards.tens_removed",),
    expected="decks without their 10s",
    observed="10s left in",
    message="the 10 of each suit is not removed from each deck",
    check=denied,
)
no_cover_card = replace(asked.no_cover_card, when=(ORDINARY,))
self_shuffled_without_cover_card = replace(of_shuffles.self_shuffled_without_cover_card, when=(CONTINUOUS,))

cards_dealt_from_the_hand = FilingCheck(
    title="Cards dealt from the hand",
    reads=("cards.dealing",),
    when=(ORDINARY,),
    expected="a dealing shoe",
    observed="dealt from the hand",
    message="the cards are dealt from the hand; the law demands a dealing shoe",
    check=word_is("hand"),
)
no_dealing_shoe = replace(of_dealing.no_dealing_shoe, when=(ORDINARY, unless("cards.dealing", "hand")))
