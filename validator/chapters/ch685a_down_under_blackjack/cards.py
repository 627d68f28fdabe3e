"""§ 685a.3(a), (c) and (d): decks, cover card, what is dealt from, card changes and the value of cards."""

from validator.chapters.blackjack import cards as asked
from validator.chapters.questions import other_number, other_than, word_is
from validator.chapters.shoe import shuffle as of_shuffles
from validator.chapters.shoe.batches import BATCHED
from validator.core.finding import Severity
from validator.core.rule import equals, filing_rule, unless

_UNBATCHED = unless("cards.shuffler", "automated", "automated-into-shoe")


decks_not_permitted = asked.decks_not_permitted.bind(
    "685a.3(a)", "either a four-deck, five-deck, six-deck or eight-deck batch of cards", facts=("decks_permitted",)
)

cards_not_identical = asked.cards_not_identical.bind("685a.3(a)", "batch of cards that are identical in appearance")

no_cover_card = asked.no_cover_card.bind(
    "685a.3(a)", "and at least one cover card", when=(unless("cards.shuffler", "in-shoe", "continuous"), _UNBATCHED)
)

two_batches_without_cover_card = asked.two_batches_without_cover_card.bind(
    "685a.3(a)", "and at least one cover card", reading="cover-card-with-two-batches", when=(BATCHED,)
)

self_shuffled_without_cover_card = of_shuffles.self_shuffled_without_cover_card.bind(
    "685a.3(a)",
    quote="and at least one cover card",
    reading="cover-card-with-a-continuous-shuffler",
    when=(equals("cards.shuffler", "in-shoe", "continuous"),),
)

other_cards_per_deck = filing_rule(
    id="other-cards-per-deck",
    title="Decks with another number of cards",
    cite="685a.3(a)",
    quote="The decks shall consist of 52 cards",
    reads=("cards.cards_per_deck",),
    facts=("cards_per_deck",),
    when=(_UNBATCHED,),
    expected="{lawful} cards",
    observed="{number}",
    message="a deck has {number} cards in the filing; the law says {lawful}",
)(other_number)

batched_other_cards_per_deck = filing_rule(
    id="batched-other-cards-per-deck",
    title="Decks with another number of cards where two batches alternate",
    cite="685a.3(a)",
    quote="The decks shall consist of 52 cards",
    reads=("cards.cards_per_deck",),
    facts=("cards_per_deck",),
    when=(BATCHED,),
    expected="{lawful} cards",
    observed="{number}",
    message=(
        "a deck has {number} cards in the filing; the text says {lawful} except as provided for two batches, and"
        " nothing of it there"
    ),
    reading="cover-card-with-two-batches",
    severity=Severity.WARNING,
)(other_number)

dealt_from_a_double_shoe = filing_rule(
    id="dealt-from-a-double-shoe",
    title="Cards dealt from a double shoe",
    cite="685a.3(a)",
    quote="The cards may be dealt from a multi-deck shoe or a continuous shuffler",
    reads=("cards.shoe",),
    expected="a multi-deck shoe or a continuous shuffler",
    observed="{stated}",
    message=(
        "the cards are dealt from a shoe with two sides; the text provides for a multi-deck shoe and does not speak of"
        " sides"
    ),
    reading="double-shoe-not-mentioned",
    severity=Severity.WARNING,
)(word_is("double"))

cards_changed_too_seldom = asked.cards_changed_too_seldom.bind(
    "685a.3(c)", "shall be changed at least once every 24 hours", when=()
)

number_card_value = filing_rule(
    id="number-card-value",
    title="Number card of another value",
    cite="685a.3(d)(1)",
    quote="Any card from 2 to 10 shall have its face value",
    reads=("cards.values.number_cards",),
    expected="face value",
    observed="{stated}",
    message="the number cards have their face value; the filing says {stated}",
)(other_than("face-value"))

face_card_value = asked.face_card_value.bind("685a.3(d)(2)", "Any jack, queen or king shall have a value of 10")

ace_value = asked.ace_value.bind(
    "685a.3(d)(3)",
    "An ace shall have a value of 11 unless that value would give a player a score in excess of 21 or the dealer a"
    " score in excess of 22, in which case the ace shall have a value of 1",
)

ace_limit_of_the_player = filing_rule(
    id="ace-limit-of-the-player",
    title="Ace of a player reduced above another score",
    cite="685a.3(d)(3)",
    quote="unless that value would give a player a score in excess of 21",
    reads=("cards.values.ace_high_to_player",),
    facts=("highest_score",),
    expected="{lawful}",
    observed="{number}",
    message="a player's ace has its high value up to {number} in the filing; the law says {lawful}",
)(other_number)


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


ace_limit_of_the_dealer = filing_rule(
    id="ace-limit-of-the-dealer",
    title="Ace of the dealer reduced above another score",
    cite="685a.3(d)(3)",
    quote="or the dealer a score in excess of 22",
    reads=("cards.values.ace_high_to_dealer",),
    facts=("dealer_highest_score", "highest_score"),
    expected="{dealers}",
    observed="{number}",
    message="the dealer's ace has its high value up to {number} in the filing; the law says {dealers}",
)(neither_score)


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


dealers_ace_reduced_like_the_players = filing_rule(
    id="dealers-ace-reduced-like-the-players",
    title="Ace of the dealer reduced where it would make 22",
    cite="685a.3(d)(3)",
    quote="or the dealer a score in excess of 22",
    reads=("cards.values.ace_high_to_dealer",),
    facts=("highest_score",),
    expected="the score set for the dealer",
    observed="{number}",
    message=(
        "the dealer's ace has its high value up to {number}, the score of the players; the text sets another for the"
        " dealer, and whether an ace can make it is open"
    ),
    reading="ace-that-makes-22",
    severity=Severity.WARNING,
)(players_score)
