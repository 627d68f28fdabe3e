"""§ 685a.7(a) to (f) and (j): the dealing shoe, burns, and how cards are dealt."""

from validator.chapters.blackjack import dealing as asked
from validator.chapters.questions import word_is
from validator.core.finding import Severity
from validator.core.rule import equals, filing_rule, unless

cards_dealt_from_the_hand = asked.cards_dealt_from_the_hand.bind(
    "685a.7(a)", "All cards shall be dealt from a dealing shoe"
)

continuous_shuffler_for_a_shoe = filing_rule(
    id="continuous-shuffler-for-a-shoe",
    title="Cards dealt from a continuous shuffler without a dealing shoe",
    cite="685a.7(a)",
    quote="All cards shall be dealt from a dealing shoe",
    reads=("cards.dealing",),
    expected="a dealing shoe, or a continuous shuffler that stands in its place",
    observed="{stated}",
    message=(
        "the cards are dealt from a continuous shuffler, which § 685a.3(a) allows; this paragraph has all cards dealt"
        " from a dealing shoe"
    ),
    reading="continuous-shuffler-as-a-dealing-shoe",
    severity=Severity.INFO,
)(word_is("continuous-shuffler"))

no_dealing_shoe = asked.no_dealing_shoe.bind(
    "685a.7(a)", "All cards shall be dealt from a dealing shoe", when=(equals("cards.dealing", "shoe"),)
)

shoe_off_the_table = asked.shoe_off_the_table.bind(
    "685a.7(a)", "which must be located on the table", when=(unless("cards.dealing", "hand"),)
)

shoe_location_unapproved = asked.shoe_location_unapproved.bind(
    "685a.7(a)", "in a location approved by the Bureau of Casino Compliance in accordance with § 601a.10(g)"
)

shoe_not_burned = asked.shoe_not_burned.bind(
    "685a.7(c)",
    "After each full batch of cards is placed in the shoe, the dealer shall remove the first card and place it in the"
    " discard rack",
    when=(unless("cards.shuffler", "continuous", "in-shoe"),),
)

self_shuffling_shoe_not_burned = asked.self_shuffling_shoe_not_burned.bind(
    "685a.7(c)",
    "After each full batch of cards is placed in the shoe, the dealer shall remove the first card and place it in the"
    " discard rack",
    reading="burn-with-continuous-shuffler",
    when=(equals("cards.shuffler", "continuous", "in-shoe"),),
)

new_dealer_does_not_burn = asked.new_dealer_does_not_burn.bind(
    "685a.7(c)",
    "Each new dealer who comes to the table shall also remove one card and place it in the discard rack before dealing"
    " any cards to the players",
    when=(),
)

round_not_completed_after_cover_card = asked.round_not_completed_after_cover_card.bind(
    "685a.7(d)", "the cover card shall be removed and placed to the side and the hand will be completed"
)

dealing_starts_elsewhere = asked.dealing_starts_elsewhere.bind(
    "685a.7(e)",
    "starting with the player farthest to the dealer's left and continuing around the table in a clockwise manner",
    when=(),
)

dealing_direction = asked.dealing_direction.bind(
    "685a.7(e)",
    "starting with the player farthest to the dealer's left and continuing around the table in a clockwise manner",
    when=(),
)

player_cards_face_down = asked.player_cards_face_down.bind(
    "685a.7(e)(1)", "One card face up to each box on the layout in which a Bet Wager is contained", when=()
)

dealer_first_card_not_up = asked.dealer_first_card_not_up.bind(
    "685a.7(e)(2)", "One card face up to the dealer", when=()
)

no_hole_card = asked.no_hole_card.bind("685a.7(e)(4)", "A second card face down to the dealer", when=())

optional_wagers_settled_late = asked.optional_wagers_settled_late.bind(
    "685a.7(f)",
    "prior to any additional cards being dealt or before the dealer's hole card is placed in the Masque Card Reader"
    " device",
    when=(),
)

settling_starts_elsewhere = asked.settling_starts_elsewhere.bind(
    "685a.7(f)",
    "starting with the player farthest to the dealer's right and continuing around the table in a counterclockwise"
    " direction",
)

settling_direction = asked.settling_direction.bind(
    "685a.7(f)",
    "starting with the player farthest to the dealer's right and continuing around the table in a counterclockwise"
    " direction",
)

additional_cards_face_down = asked.additional_cards_face_down.bind(
    "685a.7(j)",
    "the dealer shall deal face upwards whatever additional cards are necessary to effectuate the player's decision",
    when=(),
)
