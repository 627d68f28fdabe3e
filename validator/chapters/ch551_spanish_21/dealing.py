"""§ 551.8(c) to (k): burned cards, how the cards are dealt, the card reader device, and the cards afterwards."""

from validator.chapters.blackjack import completion as of_rounds, dealing as asked
from validator.chapters.ch551_spanish_21.conditions import ORDINARY
from validator.chapters.questions import denied, other_than
from validator.core.rule import filing_rule

shoe_not_burned = asked.shoe_not_burned.bind(
    "551.8(c)",
    "After each full batch of cards is placed in the shoe, the dealer shall remove the first card and place it in the"
    " discard rack",
    when=(ORDINARY,),
)
new_dealer_does_not_burn = asked.new_dealer_does_not_burn.bind(
    "551.8(c)",
    "Each new dealer who comes to the table shall also remove one card and place it in the discard rack before dealing"
    " any cards to the players",
    when=(ORDINARY,),
)

_ORDER = "starting on his left and continuing around the table, deal the cards in the following order"
dealing_starts_elsewhere = asked.dealing_starts_elsewhere.bind("551.8(d)", _ORDER, when=(ORDINARY,))
dealing_direction = asked.dealing_direction.bind("551.8(d)", _ORDER, when=(ORDINARY,))
player_cards_face_down = asked.player_cards_face_down.bind(
    "551.8(d)(1)", "One card face up to each box on the layout in which a wager is contained", when=(ORDINARY,)
)
dealer_first_card_not_up = asked.dealer_first_card_not_up.bind(
    "551.8(d)(2)", "One card face up to the dealer", when=(ORDINARY,)
)
no_hole_card = asked.no_hole_card.bind("551.8(d)(4)", "A second card face down to himself", when=(ORDINARY,))

card_reader_used_otherwise = asked.card_reader_used_otherwise.bind(
    "551.8(e)",
    "If the dealer's first card is an ace, king, queen or jack of any suit, the dealer shall determine whether the hole"
    " card will give the dealer a Blackjack",
    when=(ORDINARY,),
)
player_totals_unannounced = filing_rule(
    id="player-totals-unannounced",
    title="Point totals of players not announced",
    cite="551.8(f)",
    quote="the dealer shall, beginning from his left, announce the point total of each player",
    reads=("dealing.player_totals_announced",),
    when=(ORDINARY,),
    expected="an announcement of each player's total",
    observed="none",
    message="the dealer does not announce the point total of each player",
)(denied)
additional_cards_face_down = asked.additional_cards_face_down.bind(
    "551.8(g)", "the dealer shall deal face up whatever additional cards are necessary", when=(ORDINARY,)
)
dealers_card_unannounced_as_filed = filing_rule(
    id="dealers-card-unannounced-as-filed",
    title="Dealer's second card not announced",
    cite="551.8(h)",
    quote="the dealer shall announce ''Dealer's Card,''",
    reads=("dealing.dealers_card_announced",),
    when=(ORDINARY,),
    expected='an announcement of "Dealer\'s Card"',
    observed="none",
    message='the dealer does not announce "Dealer\'s Card" before he turns over his second card',
)(denied)
dealer_total_unannounced_as_filed = of_rounds.dealer_total_unannounced_as_filed.bind(
    "551.8(h)",
    "The dealer shall announce the dealer's total point count after each additional card is dealt",
    when=(ORDINARY,),
)

_COLLECTED = (
    "The dealer shall pick up the cards beginning with those of the player to his far right and moving counterclockwise"
    " around the table"
)
cards_collected_from_elsewhere = filing_rule(
    id="cards-collected-from-elsewhere",
    title="Cards picked up from another player first",
    cite="551.8(i)",
    quote=_COLLECTED,
    reads=("dealing.cards_collected_from",),
    when=(ORDINARY,),
    expected="the player to the dealer's far right",
    observed="{stated}",
    message="the cards are picked up beginning with the player to the dealer's far right; the filing says {stated}",
)(other_than("farthest-right"))
cards_collected_clockwise = filing_rule(
    id="cards-collected-clockwise",
    title="Cards picked up in the other direction",
    cite="551.8(i)",
    quote=_COLLECTED,
    reads=("dealing.cards_collected_direction",),
    when=(ORDINARY,),
    expected="counterclockwise",
    observed="{stated}",
    message="the cards are picked up moving counterclockwise around the table; the filing says {stated}",
)(other_than("counterclockwise"))
hands_not_reconstructible = of_rounds.hands_not_reconstructible.bind(
    "551.8(i)",
    "in such a way that they can be readily arranged to indicate each player's hand in case of question or dispute",
    when=(ORDINARY,),
)
round_not_completed_after_cover_card = asked.round_not_completed_after_cover_card.bind(
    "551.8(j)",
    "the dealer shall continue dealing the cards until that round of play is completed",
    when=(ORDINARY,),
)
rest_of_the_shoe_not_racked = filing_rule(
    id="rest-of-the-shoe-not-racked",
    title="Cards left in the shoe not placed in the discard rack",
    cite="551.8(j)(2)",
    quote=(
        "Remove the cards remaining in the shoe and place them in the discard rack to ensure that no cards are missing"
    ),
    reads=("dealing.rest_of_shoe",),
    when=(ORDINARY,),
    expected="the discard rack",
    observed="{stated}",
    message=(
        "after the cutting card the cards remaining in the shoe are placed in the discard rack; the filing says "
        "{stated}"
    ),
)(other_than("discard-rack"))
players_touch_cards = of_rounds.players_touch_cards.bind(
    "551.8(k)", "Players may not handle, remove or alter any cards used to play at Spanish 21", when=(ORDINARY,)
)
