"""§ 551.8(a) to (c) and (j), and § 551.15. The dealing shoe, the card removed from it and the cutting card, in play."""

from validator.chapters.blackjack import play_shoe as asked
from validator.core.finding import Severity
from validator.core.rule import PlayRule
from validator.games.blackjack.between_rounds import dealt_unapproved
from validator.games.blackjack.completion import another_than_left
from validator.games.blackjack.slots import spanish_21

_FROM_SHOE = "Cards used to play Spanish 21 shall be dealt from a dealing shoe"
_FIRST_CARD = (
    "After each full batch of cards is placed in the shoe, the dealer shall remove the first card and place it in the"
    " discard rack"
)
_NEW_DEALER = (
    "Each new dealer who comes to the table shall also remove one card and place it in the discard rack before dealing"
    " any cards to the players"
)
_COMPLETED = (
    "Whenever the cutting card is reached in the deal of the cards, the dealer shall continue dealing the cards until"
    " that round of play is completed"
)
_RESHUFFLE = (
    (
        "551.5(g)",
        "A reshuffle of the cards in the shoe shall take place after the cutting card is reached in the shoe",
    ),
)

dealt_from_the_hand_unfiled = asked.dealt_from_the_hand_unfiled.bind("551.8(a)", _FROM_SHOE)

card_not_from_shoe = asked.card_not_from_shoe.bind("551.8(a)", _FROM_SHOE)

shoe_filled_by_another = asked.shoe_filled_by_another.bind(
    "551.5(e)", "The stack of cards shall then be inserted into the dealing shoe for commencement of play"
)

card_drawn_with_right_hand = PlayRule(
    id="card-drawn-with-right-hand",
    title="Card drawn with the right hand",
    cite="551.8(b)",
    quote="The dealer shall remove cards from the shoe with his left hand",
    severity=Severity.WARNING,
    message="a card was removed from the dealing shoe with another than the left hand",
    slot=spanish_21.DRAWN_WITH_RIGHT_HAND,
    check=another_than_left,
    expected="the left hand",
    observed="the right hand",
    reading="left-and-right-hand",
)

no_card_removed_from_new_shoe = asked.no_card_removed_from_new_shoe.bind("551.8(c)", _FIRST_CARD)

no_card_removed_from_continuous_shuffler = asked.no_card_removed_from_continuous_shuffler.bind(
    "551.15",
    "a certificate holder may utilize a dealing shoe or other device designed to automatically reshuffle the cards",
    severity=Severity.INFO,
    reading="burn-with-continuous-shuffler",
)

no_card_removed_by_new_dealer = asked.no_card_removed_by_new_dealer.bind("551.8(c)", _NEW_DEALER)

new_dealer_in_mid_round = asked.new_dealer_in_mid_round.bind(
    "551.8(c)", _NEW_DEALER, severity=Severity.INFO, reading="new-dealer-in-mid-round"
)

removed_card_not_in_rack = asked.removed_card_not_in_rack.bind(
    "551.8(c)",
    "remove the first card and place it in the discard rack",
    also=(("551.16(g)", "the first card shall be drawn face down and placed in the discard rack"),),
)

hand_broken_off_at_cover_card = asked.hand_broken_off_at_cover_card.bind("551.8(j)", _COMPLETED)

reshuffled_at_once = asked.reshuffled_at_once.bind(
    "551.8(j)", _COMPLETED, severity=Severity.INFO, reading="cover-card-and-the-hand"
)

cards_not_racked_at_cover_card = asked.cards_not_racked_at_cover_card.bind(
    "551.8(j)(2)",
    "Remove the cards remaining in the shoe and place them in the discard rack to ensure that no cards are missing",
)

round_after_cover_card = asked.round_after_cover_card.bind("551.8(j)(3)", "Shuffle the cards", also=_RESHUFFLE)

shoe_refilled_unshuffled = asked.shoe_refilled_unshuffled.bind("551.8(j)(3)", "Shuffle the cards", also=_RESHUFFLE)

continuous_device_unapproved = PlayRule(
    id="dealt-from-unapproved-device",
    title="Dealt from a device that reshuffles by itself without its approvals",
    cite="551.15",
    quote="provided that the shoe or device and the procedures for dealing and shuffling the cards through use of this"
    " device are approved by the Bureau of Gaming Operations",
    severity=Severity.ERROR,
    message="the round was dealt from a device that reshuffles by itself; the filing names no approval of it and of its"
    " procedures",
    slot=spanish_21.CONTINUOUS_UNAPPROVED,
    check=dealt_unapproved,
    expected="a device and procedures that are approved",
    observed="no approval of both",
)

dealing_otherwise_with_device = PlayRule(
    id="dealing-otherwise-with-continuous-device",
    title="Step of the dealing procedure not taken with a device that reshuffles by itself",
    cite="551.15",
    quote="In lieu of the dealing and shuffling requirements in §§ 551.5 and 551.8",
    severity=Severity.WARNING,
    message="a step of the dealing procedure was not taken as written, and cards come from a device that takes the place"
    " of dealing requirements",
    slot=spanish_21.PROCEDURE_LIFTED,
    check=dealt_unapproved,
    expected="what does not concern shoe, shuffle and cut as written",
    observed="another procedure",
    reading="how-much-the-device-lifts",
)

PLAY_RULES = (
    dealt_from_the_hand_unfiled,
    card_not_from_shoe,
    shoe_filled_by_another,
    card_drawn_with_right_hand,
    no_card_removed_from_new_shoe,
    no_card_removed_by_new_dealer,
    new_dealer_in_mid_round,
    removed_card_not_in_rack,
    hand_broken_off_at_cover_card,
    reshuffled_at_once,
    cards_not_racked_at_cover_card,
    round_after_cover_card,
    shoe_refilled_unshuffled,
    continuous_device_unapproved,
    no_card_removed_from_continuous_shuffler,
    dealing_otherwise_with_device,
)
