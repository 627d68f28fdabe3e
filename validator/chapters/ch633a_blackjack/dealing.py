"""§ 633a.7(a) to (j): the dealing shoe, burns, the determinant card, and how the first cards are dealt."""

from datetime import date

from validator.chapters.questions import denied, other_than
from validator.core.finding import Severity
from validator.core.rule import Absent, equals, filing_rule, unless


@filing_rule(
    id="hand-dealing-not-selected",
    title="Cards dealt from the hand without selecting that variation",
    cite="633a.7(a)",
    quote=(
        "Except as provided in § 633a.12(b) (relating to Blackjack variations), all cards "
        "shall be dealt from a dealing shoe"
    ),
    reads=("cards.dealing",),
    when=(Absent("variations.dealt-from-the-hand"),),
    expected="a dealing shoe, or the variation dealt-from-the-hand",
    observed="dealt from the hand",
    message=(
        "the cards are dealt from the hand, and the filing does not select that variation "
        "(variations: dealt-from-the-hand)"
    ),
)
def hand_dealing_not_selected(dealing: str) -> bool:
    """Cards come from a dealing shoe unless the filing selects the variation dealt from the hand.

    Fails:
        >>> hand_dealing_not_selected("hand")
        True
    Clean:
        >>> hand_dealing_not_selected("shoe")
        False
    """
    return dealing == "hand"


@filing_rule(
    id="no-dealing-shoe",
    title="No dealing shoe",
    cite="633a.7(a)",
    quote="all cards shall be dealt from a dealing shoe which must be located on the table",
    reads=("cards.shoe",),
    when=(unless("cards.dealing", "hand"),),
    expected="a dealing shoe",
    observed="none",
    message="no dealing shoe is used, and the cards are not dealt from the hand",
)
def no_dealing_shoe(shoe: str) -> bool:
    """Unless dealt from the hand, the cards are dealt from a dealing shoe.

    Fails:
        >>> no_dealing_shoe("none")
        True
    Clean:
        >>> no_dealing_shoe("single")
        False
    """
    return shoe == "none"


shoe_off_the_table = filing_rule(
    id="shoe-off-the-table",
    title="Dealing shoe not on the table",
    cite="633a.7(a)",
    quote="all cards shall be dealt from a dealing shoe which must be located on the table",
    reads=("table.shoe_on_table",),
    when=(unless("cards.dealing", "hand"),),
    expected="a shoe on the table",
    observed="elsewhere",
    message="the dealing shoe is not located on the table",
)(denied)


@filing_rule(
    id="shoe-location-unapproved",
    title="Location of the dealing shoe not approved",
    cite="633a.7(a)",
    quote=("in a location approved by the Bureau of Casino Compliance in accordance with § 601a.10(g)"),
    may_read=("approvals.shoe_location.reference", "approvals.shoe_location.submitted", "approvals.shoe_location.by"),
    when=(equals("cards.dealing", "shoe"),),
    at="approvals.shoe_location",
    expected="approval by the Bureau of Casino Compliance, given or asked for",
    observed="approval {reference}, given by {office}",
    message=(
        "the cards are dealt from a shoe, and the filing names no approval of its location "
        "by the Bureau of Casino Compliance"
    ),
)
def shoe_location_unapproved(reference: str | None, submitted: date | None, office: str | None) -> bool:
    """The Bureau of Casino Compliance approves where the dealing shoe stands; approval asked for is not missing.

    Fails:
        >>> shoe_location_unapproved(None, None, None)
        True
        >>> shoe_location_unapproved("ED-3", None, "executive-director")
        True
    Clean:
        >>> shoe_location_unapproved("BCC-5", None, "bureau-of-casino-compliance")
        False
        >>> shoe_location_unapproved(None, date(2015, 6, 1), None)
        False
    """
    if office not in (None, "bureau-of-casino-compliance"):
        return True
    return reference is None and submitted is None


shoe_not_burned = filing_rule(
    id="shoe-not-burned",
    title="First card of a full batch not discarded",
    cite="633a.7(c)",
    quote=(
        "After each full batch of cards is placed in the shoe, the dealer shall remove the "
        "first card and place it in the discard rack"
    ),
    reads=("dealing.burn_after_loading",),
    when=(
        unless("cards.shoe", "double"),
        unless("cards.dealing", "hand"),
        unless("cards.shuffler", "continuous", "in-shoe"),
    ),
    expected="the first card to the discard rack",
    observed="none",
    message=("the first card after a full batch is placed in the shoe is not put in the discard rack"),
)(denied)

self_shuffling_shoe_not_burned = filing_rule(
    id="self-shuffling-shoe-not-burned",
    title="First card not discarded where the device reshuffles by itself",
    cite="633a.7(c)",
    quote=(
        "After each full batch of cards is placed in the shoe, the dealer shall remove the "
        "first card and place it in the discard rack"
    ),
    severity=Severity.WARNING,
    reading="burn-with-continuous-shuffler",
    reads=("dealing.burn_after_loading",),
    when=(
        unless("cards.shoe", "double"),
        unless("cards.dealing", "hand"),
        equals("cards.shuffler", "continuous", "in-shoe"),
    ),
    expected="the first card to the discard rack",
    observed="none",
    message=(
        "the first card is not put in the discard rack; the text does not say when a device "
        "that reshuffles by itself holds a full batch"
    ),
)(denied)

new_dealer_does_not_burn = filing_rule(
    id="new-dealer-does-not-burn",
    title="New dealer does not discard a card",
    cite="633a.7(c)",
    quote=(
        "Each new dealer who comes to the table shall also remove one card and place it in the"
        " discard rack before dealing any cards to the players"
    ),
    reads=("dealing.burn_by_new_dealer",),
    when=(
        unless("cards.shoe", "double"),
        unless("cards.dealing", "hand"),
    ),
    expected="one card to the discard rack",
    observed="none",
    message="a new dealer does not remove a card to the discard rack before dealing",
)(denied)

round_not_completed_after_cover_card = filing_rule(
    id="round-not-completed-after-cover-card",
    title="Hand not completed after the cover card",
    cite="633a.7(e)",
    quote=("the cover card shall be removed and placed to the side and the hand will be completed"),
    reads=("dealing.cover_card_reached",),
    when=(unless("cards.shuffler", "continuous", "in-shoe"),),
    expected="the hand completed, then a reshuffle",
    observed="{stated}",
    message=(
        "when the cover card appears the hand is completed and the cards are reshuffled; the filing says {stated}"
    ),
)(other_than("complete-the-hand-then-reshuffle"))

dealing_starts_elsewhere = filing_rule(
    id="dealing-starts-elsewhere",
    title="Dealing starts with another player",
    cite="633a.7(f)",
    quote=(
        "starting with the player farthest to the dealer's left and continuing around the table in a clockwise manner"
    ),
    reads=("dealing.first_player",),
    when=(unless("cards.dealing", "hand"),),
    expected="the player farthest to the dealer's left",
    observed="{stated}",
    message=("dealing starts with the player farthest to the dealer's left; the filing says {stated}"),
)(other_than("farthest-left"))

dealing_direction = filing_rule(
    id="dealing-direction",
    title="Dealing in the other direction",
    cite="633a.7(f)",
    quote=(
        "starting with the player farthest to the dealer's left and continuing around the table in a clockwise manner"
    ),
    reads=("dealing.direction",),
    when=(unless("cards.dealing", "hand"),),
    expected="clockwise",
    observed="{stated}",
    message=("dealing continues around the table in a clockwise manner; the filing says {stated}"),
)(other_than("clockwise"))

player_cards_face_down = filing_rule(
    id="player-cards-face-down",
    title="Players' first cards dealt face down from a shoe",
    cite="633a.7(f)(1)",
    quote=("One card face up to each box on the layout in which a Blackjack Wager is contained"),
    reads=("dealing.player_cards",),
    when=(unless("cards.dealing", "hand"),),
    expected="face up",
    observed="{stated}",
    message=("from a dealing shoe the players' first cards are dealt face up; the filing says {stated}"),
)(other_than("face-up"))

dealer_first_card_not_up = filing_rule(
    id="dealer-first-card-not-up",
    title="Dealer's first card not dealt face up",
    cite="633a.7(f)(2)",
    quote="One card face up to the dealer",
    reads=("dealing.dealer_first_card",),
    when=(unless("cards.dealing", "hand"),),
    expected="face up",
    observed="{stated}",
    message="the dealer's first card is dealt face up; the filing says {stated}",
)(other_than("face-up"))

no_hole_card = filing_rule(
    id="no-hole-card",
    title="Dealer's second card not dealt face down",
    cite="633a.7(f)(4)",
    quote="A second card face down to the dealer",
    reads=("dealing.dealer_second_card",),
    when=(unless("cards.dealing", "hand"),),
    expected="face down",
    observed="{stated}",
    message="the dealer's second card is dealt face down; the filing says {stated}",
)(other_than("face-down"))

optional_wagers_settled_late = filing_rule(
    id="optional-wagers-settled-late",
    title="Optional wagers on the first cards settled late",
    cite="633a.7(g)",
    quote=("prior to any additional cards being dealt or before any card reader device is utilized"),
    reads=("dealing.optional_wagers_settled",),
    when=(unless("cards.dealing", "hand"),),
    expected="before additional cards and the card reader device",
    observed="{stated}",
    message=(
        "optional wagers on the first cards are settled before additional cards are dealt; the filing says {stated}"
    ),
)(other_than("after-the-first-two-cards"))

hand_dealt_optional_wagers_settled_late = filing_rule(
    id="hand-dealt-optional-wagers-settled-late",
    title="Optional wagers settled at the end where the cards are dealt from the hand",
    cite="633a.7(g)",
    quote=("prior to any additional cards being dealt or before any card reader device is utilized"),
    severity=Severity.WARNING,
    reading="reader-and-optional-wagers-from-the-hand",
    reads=("dealing.optional_wagers_settled",),
    when=(equals("cards.dealing", "hand"),),
    expected="before additional cards and the card reader device",
    observed="{stated}",
    message=(
        "optional wagers on the first cards are settled before additional cards are dealt, "
        "which the text does not repeat for cards dealt from the hand; the filing says "
        "{stated}"
    ),
)(other_than("after-the-first-two-cards"))

settling_starts_elsewhere = filing_rule(
    id="settling-starts-elsewhere",
    title="Settling starts with another player",
    cite="633a.7(g)",
    quote=(
        "starting with the player farthest to the dealer's right and continuing around the "
        "table in a counterclockwise direction"
    ),
    reads=("dealing.settlement_starts",),
    expected="the player farthest to the dealer's right",
    observed="{stated}",
    message=("settling starts with the player farthest to the dealer's right; the filing says {stated}"),
)(other_than("farthest-right"))

settling_direction = filing_rule(
    id="settling-direction",
    title="Settling in the other direction",
    cite="633a.7(g)",
    quote=(
        "starting with the player farthest to the dealer's right and continuing around the "
        "table in a counterclockwise direction"
    ),
    reads=("dealing.settlement_direction",),
    expected="counterclockwise",
    observed="{stated}",
    message=("settling continues around the table in a counterclockwise direction; the filing says {stated}"),
)(other_than("counterclockwise"))


@filing_rule(
    id="card-reader-used-otherwise",
    title="Card reader device used with other first cards of the dealer",
    cite="633a.7(h)",
    quote="if the dealer's first card is an ace, king, queen, jack or 10, the dealer shall",
    reads=("dealing.card_reader_used_for",),
    facts=("card_reader_up_cards",),
    expected="{lawful}",
    observed="{cards}",
    message="the card reader device is used with {cards}; the law says {lawful}",
)
def card_reader_used_otherwise(cards: tuple[str, ...], lawful: tuple[str, ...]) -> bool:
    """The card reader device is used with each first card that the law names and with no other.

    Fails:
        >>> card_reader_used_otherwise(("ace",), ("ace", "king"))
        True
    Clean:
        >>> card_reader_used_otherwise(("king", "ace"), ("ace", "king"))
        False
    """
    return set(cards) != set(lawful)


additional_cards_face_down = filing_rule(
    id="additional-cards-face-down",
    title="Additional cards not dealt face up",
    cite="633a.7(j)",
    quote=(
        "the dealer shall deal face upwards whatever additional cards are necessary to effectuate the player's decision"
    ),
    reads=("dealing.additional_cards",),
    when=(unless("cards.dealing", "hand"),),
    expected="face up",
    observed="{stated}",
    message="additional cards are dealt face upwards; the filing says {stated}",
)(other_than("face-up"))
