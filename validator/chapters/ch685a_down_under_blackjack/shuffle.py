"""§ 685a.5: shuffle and cut of the cards, idle tables, and devices that reshuffle by themselves."""

from validator.chapters.blackjack import shuffle as asked
from validator.chapters.questions import other_than
from validator.chapters.shoe import shuffle as of_shuffles
from validator.core.rule import equals, filing_rule, unless

# § 685a.5(h): subsections (b) to (g) do not apply to an approved device that reshuffles and counts by itself.
_ORDINARY_SHUFFLE = unless("cards.shuffler", "in-shoe", "continuous")

_NOT_PRESHUFFLED = unless("cards.preshuffled", "603a.16(u)", "603a.16(v)")

_PRESHUFFLED = equals("cards.preshuffled", "603a.16(u)", "603a.16(v)")

not_shuffled_before_play = of_shuffles.not_shuffled_before_play.bind(
    "685a.5(a)",
    quote=(
        "Immediately prior to commencement of play, unless the cards were preshuffled in accordance with § 603a.16(u)"
        " or (v)"
    ),
    when=(_NOT_PRESHUFFLED,),
)

not_shuffled_after_each_shoe = of_shuffles.not_shuffled_after_each_shoe.bind(
    "685a.5(a)", quote="after each shoe of cards is dealt"
)

cut_not_offered = of_shuffles.cut_not_offered.bind(
    "685a.5(b)",
    quote="the dealer shall offer the stack of cards to be cut, with the backs facing away from the dealer",
    when=(_ORDINARY_SHUFFLE, unless("cards.shuffler", "automated-into-shoe"), _NOT_PRESHUFFLED),
)

device_loaded_shoe_not_cut = asked.device_loaded_shoe_not_cut.bind(
    "685a.5(b)",
    "the dealer shall offer the stack of cards to be cut, with the backs facing away from the dealer",
    reading="cut-where-the-device-loads-the-shoe",
)

preshuffled_cards_not_cut = of_shuffles.preshuffled_cards_not_cut.bind(
    "685a.5(b)",
    quote="the dealer shall offer the stack of cards to be cut, with the backs facing away from the dealer",
    reading="cut-of-preshuffled-cards",
    when=(_ORDINARY_SHUFFLE, unless("cards.shuffler", "automated-into-shoe"), _PRESHUFFLED),
)

declined_cut_left_out = filing_rule(
    id="declined-cut-left-out",
    title="Cards not cut by the dealer when all players decline",
    cite="685a.5(b)",
    quote="If no player accepts the cut, the dealer shall cut the cards",
    reads=("shuffle.cut_declined_by_all",),
    when=(_ORDINARY_SHUFFLE,),
    expected="the dealer cuts",
    observed="{stated}",
    message="if no player accepts the cut the dealer cuts the cards; the filing says {stated}",
)(other_than("dealer-cuts"))

first_cut_to_another = asked.first_cut_to_another.bind(
    "685a.5(c)(1)", "The first player arriving at the table, if the game is just beginning"
)

cover_card_cut_to_another = asked.cover_card_cut_to_another.bind(
    "685a.5(c)(2)", "The player on whose betting area the cover card appeared during the last round of play"
)

other_cut_to_another = asked.other_cut_to_another.bind(
    "685a.5(c)(3)", "the player at the farthest position to the right of the dealer"
)

cut_passed_on_otherwise = filing_rule(
    id="cut-passed-on-otherwise",
    title="Refused cut not passed on counterclockwise",
    cite="685a.5(c)(3)",
    quote="the offer to cut the cards shall rotate to each player in a counterclockwise manner",
    reads=("shuffle.cut_direction",),
    when=(_ORDINARY_SHUFFLE,),
    expected="counterclockwise",
    observed="{stated}",
    message=(
        "if the player at the dealer's farthest right refuses the cut it is offered on counterclockwise; the filing"
        " says {stated}"
    ),
)(other_than("counterclockwise"))

cut_too_shallow = of_shuffles.cut_too_shallow.bind(
    "685a.5(d)",
    quote="shall place the cover card in the stack at least ten cards from the top or bottom of the stack",
    when=(_ORDINARY_SHUFFLE,),
)

cover_card_too_deep = asked.cover_card_too_deep.bind(
    "685a.5(d)",
    "insert the cover card in the stack at a position at least 1/4 of the way in from the bottom of the stack",
)

recut_required_by_others = filing_rule(
    id="recut-required-by-others",
    title="Recut required by another than a floorperson or above",
    cite="685a.5(e)",
    quote="a floorperson or above may require the cards to be recut",
    reads=("shuffle.recut_required_by",),
    when=(_ORDINARY_SHUFFLE,),
    expected="a floorperson or above",
    observed="{stated}",
    message="a floorperson or above may require the cards to be recut; the filing says {stated}",
)(other_than("floorperson-or-above"))

recut_by_another = filing_rule(
    id="recut-by-another",
    title="Cards recut by another than the last to cut or the next person entitled",
    cite="685a.5(e)",
    quote=(
        "the cards shall be recut either by the player who last cut the cards or by the next person entitled to cut"
        " the cards"
    ),
    reads=("shuffle.recut_by",),
    when=(_ORDINARY_SHUFFLE,),
    expected="the player who last cut the cards or the next person entitled",
    observed="{stated}",
    message=(
        "the cards are recut by the player who last cut them or by the next person entitled; the filing says {stated}"
    ),
)(other_than("last-cutter-or-next-entitled"))

no_reshuffle_at_cover_card = asked.no_reshuffle_at_cover_card.bind(
    "685a.5(f)", "A reshuffle of the cards in the shoe shall take place after the cover card is reached in the shoe"
)

idle_cards_not_spread = of_shuffles.idle_cards_not_spread.bind(
    "685a.5(g)",
    quote=(
        "the cards shall be removed from the dealing shoe and the discard rack and spread out on the table face down"
    ),
    when=(_ORDINARY_SHUFFLE,),
)

idle_cards_face_up = asked.idle_cards_face_up.bind(
    "685a.5(g)",
    "spread out on the table face down unless a player requests that the cards be spread face up on the table",
    reading="idle-table-face-down",
)

idle_cards_not_reshuffled = of_shuffles.idle_cards_not_reshuffled.bind(
    "685a.5(g)",
    quote=(
        "the procedures in § 685a.4 (relating to opening of the table for gaming) and this section shall be completed"
    ),
    when=(_ORDINARY_SHUFFLE,),
)

continuous_device_unapproved = asked.continuous_device_unapproved.bind(
    "685a.5(h)",
    "provided that the device is submitted to the Bureau of Gaming Laboratory Operations and approved in accordance"
    " with § 461a.4",
)

continuous_device_approved_late = asked.continuous_device_approved_late.bind(
    "685a.5(h)", "prior to its use in the licensed facility"
)
