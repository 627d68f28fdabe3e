"""The dealing shoe, burns, the determinant card, and how the first cards are dealt: shared rules."""

from validator.chapters.approvals import never_asked_of
from validator.chapters.checks import denied, other_cards, other_than, word_is
from validator.core.rule import Absent, equals, unless
from validator.core.rule_definitions import FilingCheck

hand_dealing_not_selected = FilingCheck(
    title="Cards dealt from the hand without selecting that variation",
    reads=("cards.dealing",),
    when=(Absent("variations.dealt-from-the-hand"),),
    expected="a dealing shoe, or the variation dealt-from-the-hand",
    observed="dealt from the hand",
    message="the cards are dealt from the hand, and the filing does not select that variation "
    "(variations: dealt-from-the-hand)",
    fails={"dealing.players_touch_cards": False, "variations": None},
    check=word_is("hand"),
)

cards_dealt_from_the_hand = FilingCheck(
    title="Cards dealt from the hand",
    reads=("cards.dealing",),
    expected="a dealing shoe",
    observed="dealt from the hand",
    message="the cards are dealt from the hand; the law demands a dealing shoe",
    check=word_is("hand"),
)


no_dealing_shoe = FilingCheck(
    title="No dealing shoe",
    reads=("cards.shoe",),
    when=(unless("cards.dealing", "hand"), unless("cards.shuffler", "continuous")),
    expected="a dealing shoe",
    observed="none",
    message="no dealing shoe is used",
    check=word_is("none"),
)

shoe_off_the_table = FilingCheck(
    title="Dealing shoe not on the table",
    reads=("table.shoe_on_table",),
    when=(unless("cards.dealing", "hand"),),
    expected="a shoe on the table",
    observed="elsewhere",
    message="the dealing shoe is not located on the table",
    check=denied,
)


shoe_location_unapproved = FilingCheck(
    title="Location of the dealing shoe not approved",
    may_read=("approvals.shoe_location.reference", "approvals.shoe_location.submitted", "approvals.shoe_location.by"),
    when=(equals("cards.dealing", "shoe"),),
    at="approvals.shoe_location",
    expected="approval by the Bureau of Casino Compliance, given or asked for",
    observed="approval {reference}, given by {office}",
    message="the cards are dealt from a shoe, and the filing names no approval of its location "
    "by the Bureau of Casino Compliance",
    passes={"cards.dealing": "shoe", "approvals.shoe_location.reference": "BCC-1"},
    check=never_asked_of("bureau-of-casino-compliance"),
)

shoe_not_burned = FilingCheck(
    title="First card of a full batch not discarded",
    reads=("dealing.burn_after_loading",),
    when=(
        unless("cards.shoe", "double"),
        unless("cards.dealing", "hand"),
        unless("cards.shuffler", "continuous", "in-shoe"),
    ),
    expected="the first card to the discard rack",
    observed="none",
    message="the first card after a full batch is placed in the shoe is not put in the discard rack",
    check=denied,
)

self_shuffling_shoe_not_burned = FilingCheck(
    title="First card not discarded where the device reshuffles by itself",
    reads=("dealing.burn_after_loading",),
    when=(
        unless("cards.shoe", "double"),
        unless("cards.dealing", "hand"),
        equals("cards.shuffler", "continuous", "in-shoe"),
    ),
    expected="the first card to the discard rack",
    observed="none",
    message="the first card is not put in the discard rack; the text does not say when a device "
    "that reshuffles by itself holds a full batch",
    check=denied,
)

new_dealer_does_not_burn = FilingCheck(
    title="New dealer does not discard a card",
    reads=("dealing.burn_by_new_dealer",),
    when=(
        unless("cards.shoe", "double"),
        unless("cards.dealing", "hand"),
    ),
    expected="one card to the discard rack",
    observed="none",
    message="a new dealer does not remove a card to the discard rack before dealing",
    check=denied,
)

round_not_completed_after_cover_card = FilingCheck(
    title="Hand not completed after the cover card",
    reads=("dealing.cover_card_reached",),
    when=(unless("cards.shuffler", "continuous", "in-shoe"),),
    expected="the hand completed, then a reshuffle",
    observed="{stated}",
    message=(
        "the law says: when the cover card appears the hand is completed and the cards are reshuffled; the filing says "
        "{stated}"
    ),
    check=other_than("complete-the-hand-then-reshuffle"),
)

dealing_starts_elsewhere = FilingCheck(
    title="Dealing starts with another player",
    reads=("dealing.first_player",),
    when=(unless("cards.dealing", "hand"),),
    expected="the player farthest to the dealer's left",
    observed="{stated}",
    message="the law says: dealing starts with the player farthest to the dealer's left; the filing says {stated}",
    check=other_than("farthest-left"),
)

dealing_direction = FilingCheck(
    title="Dealing in the other direction",
    reads=("dealing.direction",),
    when=(unless("cards.dealing", "hand"),),
    expected="clockwise",
    observed="{stated}",
    message="the law says: dealing continues around the table in a clockwise manner; the filing says {stated}",
    passes={"dealing.direction": "clockwise"},
    check=other_than("clockwise"),
)

player_cards_face_down = FilingCheck(
    title="Players' first cards dealt face down from a shoe",
    reads=("dealing.player_cards",),
    when=(unless("cards.dealing", "hand"),),
    expected="face up",
    observed="{stated}",
    message="the law says: from a dealing shoe the players' first cards are dealt face up; the filing says {stated}",
    check=other_than("face-up"),
)

dealer_first_card_not_up = FilingCheck(
    title="Dealer's first card not dealt face up",
    reads=("dealing.dealer_first_card",),
    when=(unless("cards.dealing", "hand"),),
    expected="face up",
    observed="{stated}",
    message="the law says: the dealer's first card is dealt face up; the filing says {stated}",
    check=other_than("face-up"),
)

no_hole_card = FilingCheck(
    title="Dealer's second card not dealt face down",
    reads=("dealing.dealer_second_card",),
    when=(unless("cards.dealing", "hand"),),
    expected="face down",
    observed="{stated}",
    message="the law says: the dealer's second card is dealt face down; the filing says {stated}",
    fails={"dealing.dealer_second_card": "none"},
    passes={"dealing.dealer_second_card": "face-down"},
    check=other_than("face-down"),
)

optional_wagers_settled_late = FilingCheck(
    title="Optional wagers on the first cards settled late",
    reads=("dealing.optional_wagers_settled",),
    when=(unless("cards.dealing", "hand"),),
    expected="before additional cards and the card reader device",
    observed="{stated}",
    message=(
        "the law says: optional wagers on the first cards are settled before additional cards are dealt; the "
        "filing says {stated}"
    ),
    check=other_than("after-the-first-two-cards"),
)

hand_dealt_optional_wagers_settled_late = FilingCheck(
    title="Optional wagers settled at the end where the cards are dealt from the hand",
    reads=("dealing.optional_wagers_settled",),
    when=(equals("cards.dealing", "hand"),),
    expected="before additional cards and the card reader device",
    observed="{stated}",
    message="optional wagers on the first cards are settled before additional cards are dealt, "
    "which the text does not repeat for cards dealt from the hand; the filing says "
    "{stated}",
    check=other_than("after-the-first-two-cards"),
)

settling_starts_elsewhere = FilingCheck(
    title="Settling starts with another player",
    reads=("dealing.settlement_starts",),
    expected="the player farthest to the dealer's right",
    observed="{stated}",
    message="the law says: settling starts with the player farthest to the dealer's right; the filing says {stated}",
    check=other_than("farthest-right"),
)

settling_direction = FilingCheck(
    title="Settling in the other direction",
    reads=("dealing.settlement_direction",),
    expected="counterclockwise",
    observed="{stated}",
    message=(
        "the law says: settling continues around the table in a counterclockwise direction; the filing says {stated}"
    ),
    check=other_than("counterclockwise"),
)


card_reader_used_otherwise = FilingCheck(
    title="Card reader device used with other first cards of the dealer",
    reads=("dealing.card_reader_used_for",),
    facts=("card_reader_up_cards",),
    expected="{lawful}",
    observed="{cards}",
    message="the card reader device is used with {cards}; the law says {lawful}",
    fails={"dealing.card_reader_used_for": ["ace"]},
    check=other_cards,
)

additional_cards_face_down = FilingCheck(
    title="Additional cards not dealt face up",
    reads=("dealing.additional_cards",),
    when=(unless("cards.dealing", "hand"),),
    expected="face up",
    observed="{stated}",
    message="the law says: additional cards are dealt face upwards; the filing says {stated}",
    check=other_than("face-up"),
)

no_dealing_shoe_beside_the_device = FilingCheck(
    title="Cards dealt from the continuous shuffler, without a dealing shoe",
    reads=("cards.shoe",),
    when=(equals("cards.shuffler", "continuous"), unless("cards.dealing", "hand")),
    expected="a dealing shoe",
    observed="none",
    message="no dealing shoe is used beside the continuous shuffler; whether the device takes its place is open",
    check=word_is("none"),
)

rest_of_the_shoe_not_racked = FilingCheck(
    title="Cards left in the shoe not placed in the discard rack",
    reads=("dealing.rest_of_shoe",),
    expected="the discard rack",
    observed="{stated}",
    message=(
        "the law says: after the cover card the cards remaining in the shoe are placed in the discard rack; the "
        "filing says {stated}"
    ),
    check=other_than("discard-rack"),
)
