"""§ 685a.3(a), (c) and (d): decks, cover card, what is dealt from, card changes and the value of cards."""

from dataclasses import replace

from validator.chapters.blackjack import cards as asked
from validator.chapters.checks import other_number, word_is
from validator.chapters.shoe import shuffle as of_shuffles
from validator.chapters.shoe.batches import BATCHED
from validator.core.rule import equals, unless
from validator.core.rule_definitions import FilingCheck

_UNBATCHED = unless("cards.shuffler", "automated", "automated-into-shoe")


no_cover_card = replace(asked.no_cover_card, when=(unless("cards.shuffler", "in-shoe", "continuous"), _UNBATCHED))

two_batches_without_cover_card = replace(asked.two_batches_without_cover_card, when=(BATCHED,))

self_shuffled_without_cover_card = replace(
    of_shuffles.self_shuffled_without_cover_card, when=(equals("cards.shuffler", "in-shoe", "continuous"),)
)

other_cards_per_deck = FilingCheck(
    title="Decks with another number of cards",
    reads=("cards.cards_per_deck",),
    facts=("cards_per_deck",),
    when=(_UNBATCHED,),
    expected="{lawful} cards",
    observed="{number}",
    message="a deck has {number} cards in the filing; the law says {lawful}",
    fails={"cards.cards_per_deck": 48},
    passes={"cards.cards_per_deck": 52},
    check=other_number,
)

batched_other_cards_per_deck = FilingCheck(
    title="Decks with another number of cards where two batches alternate",
    reads=("cards.cards_per_deck",),
    facts=("cards_per_deck",),
    when=(BATCHED,),
    expected="{lawful} cards",
    observed="{number}",
    message=(
        "a deck has {number} cards in the filing; the text says {lawful} except as provided for two batches, and"
        " nothing of it there"
    ),
    fails={"cards.cards_per_deck": 48},
    passes={"cards.cards_per_deck": 52},
    check=other_number,
)

dealt_from_a_double_shoe = FilingCheck(
    title="Cards dealt from a double shoe",
    reads=("cards.shoe",),
    expected="a multi-deck shoe or a continuous shuffler",
    observed="{stated}",
    message=(
        "the cards are dealt from a shoe with two sides; the text provides for a multi-deck shoe and does not speak of"
        " sides"
    ),
    check=word_is("double"),
)

cards_changed_too_seldom = replace(asked.cards_changed_too_seldom, when=())


def neither_score(number: int, dealers: int, players: int) -> bool:
    """An ace of the dealer has its high value up to his own limit; some read it as that of the players.

    Fails:
        >>> neither_score(23, 22, 21)
        True
    Clean:
        >>> neither_score(22, 22, 21)
        False
        >>> neither_score(21, 22, 21)
        False
    """
    return number not in (dealers, players)


ace_limit_of_the_dealer = FilingCheck(
    title="Ace of the dealer reduced above another score",
    reads=("cards.values.ace_high_to_dealer",),
    facts=("dealer_highest_score", "highest_score"),
    expected="{dealers}",
    observed="{number}",
    message="the dealer's ace has its high value up to {number} in the filing; the law says {dealers}",
    fails={"cards.values.ace_high_to_dealer": 23},
    passes={"cards.values.ace_high_to_dealer": 22},
    check=neither_score,
)


def players_score(number: int, players: int) -> bool:
    """Whether the dealer's ace makes 22 is open; the filing takes it that it does not.

    Fails:
        >>> players_score(21, 21)
        True
    Clean:
        >>> players_score(22, 21)
        False
    """
    return number == players


dealers_ace_reduced_like_the_players = FilingCheck(
    title="Ace of the dealer reduced where it would make 22",
    reads=("cards.values.ace_high_to_dealer",),
    facts=("highest_score",),
    expected="the score set for the dealer",
    observed="{number}",
    message=(
        "the dealer's ace has its high value up to {number}, the score of the players; the text sets another for the"
        " dealer, and whether an ace can make it is open"
    ),
    fails={"cards.values.ace_high_to_dealer": 21},
    passes={"cards.values.ace_high_to_dealer": 22},
    check=players_score,
)
