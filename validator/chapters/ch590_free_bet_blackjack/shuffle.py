"""§ 590.5: shuffle and cut of the cards, idle tables, and devices that reshuffle by themselves."""

from validator.chapters.blackjack import procedure, shuffle as asked
from validator.chapters.shoe import batches as of_batches, shuffle as of_shuffles
from validator.core.rule import equals, unless

# § 590.5(h): subsections (b) to (g) do not apply to an approved device that reshuffles and counts by itself.
_ORDINARY_SHUFFLE = unless("cards.shuffler", "in-shoe", "continuous")

_NOT_PRESHUFFLED = unless("cards.preshuffled", "603a.16(u)", "603a.16(v)")

not_shuffled_before_play = of_shuffles.not_shuffled_before_play.bind(
    "590.5(a)",
    "Immediately prior to commencement of play, unless the cards were reshuffled in accordance with "
    "§ 603a.16(u) or (v)",
    when=(_NOT_PRESHUFFLED,),
)

not_shuffled_after_each_shoe = of_shuffles.not_shuffled_after_each_shoe.bind(
    "590.5(a)", "after each shoe of cards is dealt"
)

cut_not_offered = of_shuffles.cut_not_offered.bind(
    "590.5(b)",
    "the dealer shall offer the stack of cards to be cut, with the backs facing away from the dealer",
    when=(_ORDINARY_SHUFFLE, unless("cards.shuffler", "automated-into-shoe"), _NOT_PRESHUFFLED),
)

device_loaded_shoe_not_cut = asked.device_loaded_shoe_not_cut.bind(
    "590.5(b)",
    "the dealer shall offer the stack of cards to be cut, with the backs facing away from the dealer",
    reading="cut-where-the-device-loads-the-shoe",
)

preshuffled_cards_not_cut = of_shuffles.preshuffled_cards_not_cut.bind(
    "590.5(b)",
    "the dealer shall offer the stack of cards to be cut, with the backs facing away from the dealer",
    reading="cut-of-preshuffled-cards",
    when=(
        _ORDINARY_SHUFFLE,
        unless("cards.shuffler", "automated-into-shoe"),
        equals("cards.preshuffled", "603a.16(u)", "603a.16(v)"),
    ),
)

declined_cut_left_out = procedure.declined_cut_left_out.bind(
    "590.5(b)", "If no player accepts the cut, the dealer shall cut the cards"
)

first_cut_to_another = asked.first_cut_to_another.bind(
    "590.5(c)(1)", "The first player arriving at the table, if the game is just beginning"
)

cover_card_cut_to_another = asked.cover_card_cut_to_another.bind(
    "590.5(c)(2)", "The player on whose betting area the cover card appeared during the last round of play"
)

other_cut_to_another = asked.other_cut_to_another.bind(
    "590.5(c)(3)", "the player at the farthest position to the right of the dealer"
)

cut_passed_on_otherwise = procedure.cut_passed_on_otherwise.bind(
    "590.5(c)(3)", "the offer to cut the cards shall rotate to each player in a counterclockwise manner"
)

cut_too_shallow = of_shuffles.cut_too_shallow.bind(
    "590.5(d)",
    "shall place the cover card in the stack at least ten cards from the top or bottom of the stack",
    when=(_ORDINARY_SHUFFLE,),
)

cover_card_too_deep = asked.cover_card_too_deep.bind(
    "590.5(d)",
    "insert the cover card in the stack at a position at least 1/4 of the way in from the bottom of the stack",
)

recut_required_by_others = procedure.recut_required_by_others.bind(
    "590.5(e)", "a floorperson or above may require the cards to be recut"
)

recut_by_another = procedure.recut_by_another.bind(
    "590.5(e)",
    "the cards shall be recut either by the player who last cut the cards or by the next person "
    "entitled to cut the cards",
)

no_reshuffle_at_cover_card = asked.no_reshuffle_at_cover_card.bind(
    "590.5(f)", "A reshuffle of the cards in the shoe shall take place after the cover card is reached in the shoe"
)

idle_cards_not_spread = of_shuffles.idle_cards_not_spread.bind(
    "590.5(g)",
    "the cards shall be removed from the dealing shoe and the discard rack and spread out on the table face down",
    when=(_ORDINARY_SHUFFLE,),
)

idle_cards_face_up = asked.idle_cards_face_up.bind(
    "590.5(g)",
    "spread out on the table face down unless a player requests that the cards be spread face up on the table",
    reading="idle-table-face-down",
)

idle_cards_not_reshuffled = of_shuffles.idle_cards_not_reshuffled.bind(
    "590.5(g)(1)",
    "Mixed thoroughly by a washing of the cards, stacked, then shuffled and cut in accordance with "
    "this section if there is no automated shuffling device in use",
    when=(_ORDINARY_SHUFFLE, unless("cards.shuffler", "automated", "automated-into-shoe")),
)

idle_cards_not_put_into_shuffler = of_shuffles.idle_cards_not_put_into_shuffler.bind(
    "590.5(g)(2)",
    "Stacked and placed into the automated shuffling device to be shuffled if an automated shuffling device is in use",
    when=(of_batches.BATCHED,),
)

continuous_device_unapproved = asked.continuous_device_unapproved.bind(
    "590.5(h)",
    "provided that the device is submitted to the Bureau of Gaming Laboratory Operations and "
    "approved in accordance with § 461a.4",
)

continuous_device_approved_late = asked.continuous_device_approved_late.bind(
    "590.5(h)", "prior to its use in the licensed facility"
)
