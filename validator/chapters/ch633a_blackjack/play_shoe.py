"""§ 633a.7(a) to (e). The dealing shoe, the card removed from it, the determinant card and the cover card."""

from validator.core.finding import Severity
from validator.core.rule import PlayRule
from validator.games.shoe.burning import burned_from_a_double_shoe
from validator.games.shoe.questions import (
    another_than_dealer_or_device,
    from_the_hand,
    not_from_the_shoe,
    not_in_the_rack,
    not_set_aside,
    omitted,
    out_of_place,
    reshuffled_too_early,
)
from validator.games.shoe.slots import shoe

_BURNS = "a record of every card removed from the shoe, without unreadable rows"
_WAY = "the way of dealing that is filed"
_FIRST_CARD = (
    "After each full batch of cards is placed in the shoe, the dealer shall remove the first card and place it in the"
    " discard rack"
)
_NEW_DEALER = (
    "Each new dealer who comes to the table shall also remove one card and place it in the discard rack before dealing"
    " any cards to the players"
)

dealt_from_the_hand_unfiled = PlayRule(
    id="dealt-from-the-hand-unfiled",
    title="Dealt from the hand although the filing deals from a shoe",
    cite="633a.7(a)",
    quote="Except as provided in § 633a.12(b) (relating to Blackjack variations), all cards shall be dealt from a dealing shoe",
    severity=Severity.ERROR,
    message="{card} was dealt from the hand; the filing does not select that way of dealing",
    slot=shoe.DEALT_FROM_HAND,
    check=from_the_hand,
    needs=("where the cards were dealt from, and the way of dealing that is filed",),
    expected="a card from the dealing shoe",
    observed="a card from the hand",
)

card_not_from_shoe = PlayRule(
    id="card-not-from-shoe",
    title="Card dealt from elsewhere than the shoe",
    cite="633a.7(a)",
    quote="all cards shall be dealt from a dealing shoe",
    severity=Severity.ERROR,
    message="{card} was dealt from elsewhere than the dealing shoe",
    slot=shoe.CARD_NOT_FROM_SHOE,
    check=not_from_the_shoe,
    needs=("where the cards were dealt from, and the way of dealing that is filed",),
    expected="a card from the dealing shoe",
    observed="a card from elsewhere",
)

shoe_out_of_place = PlayRule(
    id="shoe-out-of-place",
    title="Dealing shoe not where it was approved",
    cite="633a.7(a)",
    quote="which must be located on the table in a location approved by the Bureau of Casino Compliance",
    severity=Severity.ERROR,
    message="a round was dealt from a shoe that did not stand where it was approved",
    slot=shoe.SHOE_OUT_OF_PLACE,
    check=out_of_place,
    expected="the approved place",
    observed="another",
)

shoe_filled_by_another = PlayRule(
    id="shoe-filled-by-another",
    title="Shoe filled by another than the dealer or a shuffling device",
    cite="633a.7(a)",
    quote=(
        "the stacked cards shall be placed in the dealing shoe by the dealer or by an automated card shuffling device"
    ),
    severity=Severity.ERROR,
    message="somebody else than the dealer or a shuffling device placed the cards in the shoe",
    slot=shoe.SHOE_LOADED_BY_ANOTHER,
    check=another_than_dealer_or_device,
    expected="the dealer or the device",
    observed="somebody else",
)

no_card_removed_from_new_shoe = PlayRule(
    id="no-card-removed-from-new-shoe",
    title="First card of a newly filled shoe not removed",
    cite="633a.7(c)",
    quote=_FIRST_CARD,
    severity=Severity.ERROR,
    message="the shoe was filled and {card} dealt to {seat} without the first card having been removed",
    slot=shoe.NO_BURN_FROM_NEW_SHOE,
    check=omitted,
    needs=(_BURNS, _WAY),
    expected="the first card in the discard rack",
    observed="no card removed",
)

no_card_removed_from_continuous_shuffler = PlayRule(
    id="no-card-removed-from-continuous-shuffler",
    title="No card removed at a continuous shuffler",
    cite="633a.7(c)",
    quote=_FIRST_CARD,
    severity=Severity.ERROR,
    message="{card} was dealt from a continuous shuffler without a card having been removed",
    reading="burn-with-continuous-shuffler",
    slot=shoe.NO_BURN_FROM_CONTINUOUS_SHUFFLER,
    check=omitted,
    needs=(_BURNS, _WAY),
    expected="a card in the discard rack",
    observed="no card removed",
)

no_card_removed_by_new_dealer = PlayRule(
    id="no-card-removed-by-new-dealer",
    title="No card removed by a new dealer",
    cite="633a.7(c)",
    quote=_NEW_DEALER,
    severity=Severity.ERROR,
    message="a new dealer dealt {card} to {seat} without having removed a card",
    slot=shoe.NO_BURN_BY_NEW_DEALER,
    check=omitted,
    needs=(_BURNS, _WAY),
    expected="a card in the discard rack",
    observed="no card removed",
)

new_dealer_in_mid_round = PlayRule(
    id="new-dealer-in-mid-round",
    title="New dealer in the middle of a round",
    cite="633a.7(c)",
    quote=_NEW_DEALER,
    severity=Severity.INFO,
    message="a dealer took over in the middle of the round; when he has to remove a card is open",
    reading="new-dealer-in-mid-round",
    slot=shoe.NEW_DEALER_IN_MID_ROUND,
    check=omitted,
    needs=(_BURNS,),
    expected="a card removed before his first card to a player, or before the next round",
    observed="the other of the two",
)

new_dealer_with_double_shoe = PlayRule(
    id="new-dealer-with-double-shoe",
    title="New dealer at a double shoe",
    cite="633a.7(c)",
    quote=_NEW_DEALER,
    severity=Severity.INFO,
    message="a new dealer came to a double shoe; whether he has to remove a card is open",
    reading="new-dealer-with-a-double-shoe",
    slot=shoe.NEW_DEALER_WITH_DOUBLE_SHOE,
    check=omitted,
    needs=(_BURNS,),
    expected="a card removed, or none",
    observed="one of the two",
)

removed_card_not_in_rack = PlayRule(
    id="removed-card-not-in-rack",
    title="Removed card not placed in the discard rack",
    cite="633a.7(c)",
    quote="remove the first card and place it in the discard rack",
    severity=Severity.ERROR,
    message="a card was removed from the shoe and put elsewhere than in the discard rack",
    slot=shoe.BURN_NOT_TO_RACK,
    check=not_in_the_rack,
    needs=("where the removed card went",),
    expected="the discard rack",
    observed="another place",
)

card_removed_from_double_shoe = PlayRule(
    id="card-removed-from-double-shoe",
    title="First card of a double shoe removed",
    cite="633a.7(d)",
    quote="the following procedures shall be used in lieu of the procedures in subsection (c)",
    severity=Severity.ERROR,
    message="a double shoe was filled and its first card removed as if it were a single shoe",
    slot=shoe.BURN_FROM_DOUBLE_SHOE,
    check=burned_from_a_double_shoe,
    needs=("why the card was removed",),
    expected="a determinant card in place of it",
    observed="the first card removed",
)

cover_card_put_back = PlayRule(
    id="cover-card-put-back",
    title="Cover card not placed to the side",
    cite="633a.7(e)",
    quote="the cover card shall be removed and placed to the side",
    severity=Severity.ERROR,
    message="the cover card was reached and put among cards instead of to the side",
    slot=shoe.COVER_CARD_NOT_SET_ASIDE,
    check=not_set_aside,
    needs=("where the cover card was put",),
    expected="to the side",
    observed="among cards",
)

hand_broken_off_at_cover_card = PlayRule(
    id="hand-broken-off-at-cover-card",
    title="Reshuffled at the cover card before the hand was completed",
    cite="633a.7(e)",
    quote="the hand will be completed",
    severity=Severity.ERROR,
    message="the cover card was reached and the cards were reshuffled before the hand was completed",
    slot=shoe.HAND_NOT_COMPLETED,
    check=reshuffled_too_early,
    expected="the hand completed first",
    observed="a reshuffle in the middle of it",
)

reshuffled_at_once = PlayRule(
    id="reshuffled-at-once",
    title="Reshuffled where the cover card showed before a round",
    cite="633a.7(e)",
    quote="the hand will be completed",
    severity=Severity.INFO,
    message="the cover card showed before the first card of a round, and the cards were reshuffled without that round",
    reading="cover-card-and-the-hand",
    slot=shoe.RESHUFFLED_AT_ONCE,
    check=reshuffled_too_early,
    expected="one more round, then a reshuffle",
    observed="a reshuffle at once",
)

round_after_cover_card = PlayRule(
    id="round-after-cover-card",
    title="Another round dealt after the cover card",
    cite="633a.7(e)",
    quote="The dealer shall then collect and reshuffle the cards",
    also=(
        (
            "633a.5(f)",
            "A reshuffle of the cards in the shoe shall take place after the cover card is reached in the shoe",
        ),
    ),
    severity=Severity.ERROR,
    message="another round was dealt without a reshuffle after the round in which the cover card was reached",
    slot=shoe.NOT_COLLECTED_AND_RESHUFFLED,
    check=omitted,
    needs=("a record of every shuffle, and of every filling of the shoe where two batches take turns",),
    expected="the cards collected and reshuffled",
    observed="another round",
)

cards_not_racked_at_cover_card = PlayRule(
    id="cards-not-racked-at-cover-card",
    title="Cards behind the cover card not placed in the discard rack",
    cite="633a.7(e)(1)",
    quote="the dealer shall remove the cards remaining in the shoe and place them in the discard rack",
    severity=Severity.ERROR,
    message="after the cover card the cards left in the shoe were not placed in the discard rack before the shuffle",
    slot=shoe.SHOE_NOT_EMPTIED_INTO_RACK,
    check=omitted,
    needs=("a record of every emptying of the shoe and the place where its cards went",),
    expected="the cards in the discard rack",
    observed="not placed there",
)

shoe_refilled_unshuffled = PlayRule(
    id="shoe-refilled-unshuffled",
    title="Shoe filled again after the cover card without a shuffle",
    cite="633a.7(e)(3)",
    quote="Shuffle the cards",
    also=(
        (
            "633a.5(f)",
            "A reshuffle of the cards in the shoe shall take place after the cover card is reached in the shoe",
        ),
    ),
    severity=Severity.ERROR,
    message="the cover card had been reached, and the cards went into the shoe again without having been shuffled",
    slot=shoe.RELOADED_UNSHUFFLED,
    check=omitted,
    needs=("a record of every shuffle",),
    expected="a shuffle",
    observed="none",
)

PLAY_RULES = (
    dealt_from_the_hand_unfiled,
    card_not_from_shoe,
    shoe_out_of_place,
    shoe_filled_by_another,
    no_card_removed_from_new_shoe,
    no_card_removed_from_continuous_shuffler,
    no_card_removed_by_new_dealer,
    new_dealer_in_mid_round,
    new_dealer_with_double_shoe,
    removed_card_not_in_rack,
    card_removed_from_double_shoe,
    cover_card_put_back,
    hand_broken_off_at_cover_card,
    reshuffled_at_once,
    round_after_cover_card,
    cards_not_racked_at_cover_card,
    shoe_refilled_unshuffled,
)
