"""§ 685a.12: what is done about irregularities."""

from validator.chapters.blackjack import free_bet, irregularities as asked
from validator.chapters.questions import other_than, word_is
from validator.core.rule import filing_rule, unless

face_up_card_used = asked.face_up_card_used.bind(
    "685a.12(a)", "A card found face up in the shoe may not be used in that round of play"
)

unexposed_card_not_next = asked.unexposed_card_not_next.bind(
    "685a.12(b)", "shall be used as though it were the next card from the shoe"
)

exposed_card_not_next = asked.exposed_card_not_next.bind(
    "685a.12(c)", "the card shall be dealt to the players or dealer as though it were the next card from the shoe"
)

refusing_player_served = asked.refusing_player_served.bind(
    "685a.12(c)", "Any player refusing to accept the card may not have additional cards dealt to him during the round"
)

refused_card_kept = filing_rule(
    id="refused-card-kept",
    title="Card refused by all not placed in the discard rack",
    cite="685a.12(c)",
    quote=(
        "If the card is refused by the players and the dealer cannot use the card, the card shall be placed in the"
        " discard rack"
    ),
    reads=("irregularities.refused_card",),
    expected="the dealer's card if he can use it, otherwise the discard rack",
    observed="{stated}",
    message=(
        "a card that the players refuse and the dealer cannot use goes to the discard rack; the filing says {stated}"
    ),
)(other_than("dealer-then-discard-rack"))

overdrawn_card_counted = asked.overdrawn_card_counted.bind("685a.12(d)", "the card shall be placed in the discard rack")

insufficient_cards_otherwise = asked.insufficient_cards_otherwise.bind(
    "685a.12(e)",
    "all of the cards in the discard rack shall be shuffled and cut in accordance with the procedures in § 685a.5",
)

empty_hand_not_dead = asked.empty_hand_not_dead.bind(
    "685a.12(f)",
    "If no cards are dealt to a player's hand, the hand is dead and the player shall be included in the next deal",
)

second_card_withheld = free_bet.second_card_withheld.bind(
    "685a.12(f)",
    "If only one card is dealt to a player's hand, at the player's option, the dealer shall deal the second card to the"
    " player after all players have received a second card",
)

missed_player_without_option = asked.missed_player_without_option.bind(
    "685a.12(g)", "at the player's option, the dealer shall either deal the additional card"
)

wrong_range_cured_otherwise = filing_rule(
    id="wrong-range-cured-otherwise",
    title="Wrong light or area cured otherwise",
    cite="685a.12(h)",
    quote=(
        "the dealer shall either allow the player to continue the action on that hand with the decisions already made"
        " or call the player's hand dead and return the player's initial Bet Wager"
    ),
    reads=("irregularities.wrong_range",),
    expected="the hand continued, or dead with the Bet Wager returned",
    observed="{stated}",
    message=(
        "after a wrong light or area the hand is continued, or dead with its Bet Wager returned; the filing says"
        " {stated}"
    ),
)(word_is("otherwise"))

busted_bets_kept_from_dead_hands = filing_rule(
    id="busted-bets-kept-from-dead-hands",
    title="Bet Wagers of players who exceeded the limit kept though the hands are dead",
    cite="685a.12(h)",
    quote="including those Bet Wagers for players who exceeded 21",
    reads=("irregularities.wrong_range_busted_hands",),
    when=(unless("irregularities.wrong_range", "continue"),),
    expected="returned",
    observed="{stated}",
    message=(
        "where hands are called dead after a wrong light or area, the Bet Wagers of players who exceeded the limit are"
        " returned as well; the filing says {stated}"
    ),
)(other_than("returned"))

dealing_without_card_reader = asked.dealing_without_card_reader.bind(
    "685a.12(i)",
    "the dealer may not continue dealing the game of Down Under Blackjack at that table until the Card Reader device is"
    " repaired or replaced",
)

jammed_shuffle_used = asked.jammed_shuffle_used.bind("685a.12(j)", "the cards shall be reshuffled")

broken_shuffler_unmarked = asked.broken_shuffler_unmarked.bind(
    "685a.12(k)", "the device must be covered or have a sign indicating that it is out of order placed on the device"
)
