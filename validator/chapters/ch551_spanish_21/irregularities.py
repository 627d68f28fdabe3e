"""§ 551.16: what is done about irregularities."""

from validator.chapters.blackjack import free_bet, irregularities as asked
from validator.chapters.questions import denied, other_than
from validator.core.rule import FilingRule, filing_rule


def _restated(id: str, title: str, field: str, lawful: str, cite: str, words: str, *, quote: str) -> FilingRule:
    """The rule that a cure is filed as the paragraph has it, which the message tells in ``words``."""
    return filing_rule(
        id=id,
        title=title,
        cite=cite,
        quote=quote,
        reads=(f"irregularities.{field}",),
        expected=words,
        observed="{stated}",
        message=f"the law says: {words}; the filing says {{stated}}",
    )(other_than(lawful))


face_up_card_used = asked.face_up_card_used.bind(
    "551.16(a)",
    "A card found turned face up in the shoe may not be used in the game and shall be placed in the discard rack",
)
several_face_up_cards_played_on = _restated(
    "several-face-up-cards-played-on",
    "Round played on with several cards face up in the shoe",
    "several_face_up_cards",
    "void-and-reshuffle",
    "551.16(a)",
    "with more than one card face up in the shoe the round is void and the cards are reshuffled",
    quote=(
        "If more than one card is found face up in the shoe during the dealing of the cards, the round of play shall be"
        " void and the cards shall be reshuffled"
    ),
)
ten_in_the_shoe_used = _restated(
    "ten-in-the-shoe-used",
    "10 found in the shoe not removed and torn",
    "ten_in_shoe",
    "removed-and-torn",
    "551.16(b)",
    "a 10 found in the shoe is not used, and is removed and torn in half by a floorperson",
    quote=(
        "If a 10 card of any suit is found in the shoe, it may not be used in the game and shall be removed from the"
        " shoe and torn in half by a floorperson and placed in the box, envelope or container that the decks came from"
    ),
)
several_tens_played_on = _restated(
    "several-tens-played-on",
    "Round played on with several 10s found in the shoe",
    "several_tens_in_shoe",
    "void-and-decks-removed",
    "551.16(b)",
    "with more than one 10 found in the shoe the round is void and the decks are removed from play",
    quote=(
        "If more than one 10 card is found in the shoe during the dealing of the cards, the round of play shall be void"
        " and the decks of cards shall be removed from play"
    ),
)
unexposed_card_not_next = asked.unexposed_card_not_next.bind(
    "551.16(c)",
    "A card drawn in error without its face being exposed shall be used as though it were the next card from the shoe",
)
exposed_card_not_next = asked.exposed_card_not_next.bind(
    "551.16(d)", "the card shall be dealt to the players or dealer as though it were the next card from the shoe"
)
refusing_player_served = asked.refusing_player_served.bind(
    "551.16(d)",
    "Any player refusing to accept the card may not have any additional cards dealt to him during the round",
)
refused_card_kept = _restated(
    "refused-card-kept",
    "Refused card not placed in the discard rack",
    "refused_card",
    "discard-rack",
    "551.16(d)",
    "a card that the players refuse and the dealer cannot use is placed in the discard rack",
    quote=(
        "If the card is refused by the players and the dealer cannot use the card, the card shall be placed in the"
        " discard rack"
    ),
)
overdrawn_card_counted = asked.overdrawn_card_counted.bind(
    "551.16(e)",
    "If the dealer has 17 and accidentally draws a card for himself, the card shall be placed in the discard rack",
)
missed_dealer_card = asked.missed_dealer_card.bind(
    "551.16(f)",
    "the dealer shall continue dealing the first two cards to each player, and then deal the appropriate number of"
    " cards to himself",
)
insufficient_cards_otherwise = asked.insufficient_cards_otherwise.bind(
    "551.16(g)",
    "If there are insufficient cards remaining in the shoe to complete a round of play, all of the cards in the discard"
    " rack shall be shuffled and cut",
)
insufficient_cards_without_burn = filing_rule(
    id="insufficient-cards-without-burn",
    title="First card of the reshuffled discards not put away",
    cite="551.16(g)",
    quote="the first card shall be drawn face down and placed in the discard rack",
    reads=("irregularities.insufficient_cards_burn",),
    expected="the first card face down to the discard rack",
    observed="none",
    message="after the discards are shuffled the first card is not drawn face down and placed in the discard rack",
)(denied)
empty_hand_not_dead = asked.empty_hand_not_dead.bind(
    "551.16(h)", "If no cards are dealt to the player's hand, the player's hand is dead"
)
empty_hand_wagers_kept = _restated(
    "empty-hand-wagers-kept",
    "Wagers of a hand without cards not returned",
    "no_cards_wagers",
    "returned",
    "551.16(h)",
    "the wagers of a player whose hand gets no card are returned",
    quote="wagers placed by the player shall be returned",
)
second_card_withheld = free_bet.second_card_withheld.bind(
    "551.16(h)",
    "If only one card is dealt to the player's hand, at the player's option, the dealer shall deal the second card",
)
missed_player_without_option = asked.missed_player_without_option.bind(
    "551.16(i)", "at the player's option, the dealer shall either deal the additional card"
)
jammed_shuffle_used = asked.jammed_shuffle_used.bind("551.16(j)", "the cards shall be reshuffled")
shuffler_not_removed = _restated(
    "shuffler-not-removed",
    "Shuffling device left on the table with another method of shuffling",
    "shuffler_out_of_order",
    "removed",
    "551.16(k)",
    "the device is removed from the table before another method of shuffling is utilized",
    quote=(
        "Any automated card shuffling device shall be removed from a gaming table before any other method of shuffling"
        " may be utilized at that table"
    ),
)
seen_hole_card_played_on = asked.seen_hole_card_played_on.bind(
    "551.16(l)(1)", "call all hands dead, collect the cards and return each player's wager"
)
hidden_hole_card_hands_dead = asked.hidden_hole_card_hands_dead.bind("551.16(l)(2)", "continue play")
dealing_without_card_reader = asked.dealing_without_card_reader.bind(
    "551.16(m)",
    "the dealer may not continue dealing the game of Spanish 21 at that table until the card reader device is repaired"
    " or replaced",
)
