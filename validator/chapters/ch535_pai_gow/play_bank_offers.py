"""Rules on how the bank is offered, § 535.11(c)."""

from validator.core.rule_definitions import PlayWords
from validator.games.pai_gow.bank_offering import (
    NO_BANK,
    NO_FILING,
    NO_FIRST_OFFER,
    NO_OFFERS,
    NO_ROTATION,
)

_OFFERS = {"all offers of the bank and how positions are numbered": NO_OFFERS}
_ORDER = {"all offers of the bank, how positions are numbered and who was offered it before": NO_ROTATION}

bank_without_offer_accepted = PlayWords(
    id="bank-without-offer-accepted",
    title="Bank who was not offered it or did not accept",
    message="a player became the bank though no offer to him was accepted",
    needs={"all offers of the bank": NO_OFFERS},
    expected="an offer that he accepted",
    observed="none",
)

bank_after_refusal = PlayWords(
    id="bank-after-refusal",
    title="Bank who had passed it",
    message="a player became the bank though he had passed it",
    expected="the bank passed to the next player",
    observed="the player who passed as the bank",
)

bank_offered_after_acceptance = PlayWords(
    id="bank-offered-after-acceptance",
    title="Bank offered after a player had accepted it",
    message="the bank was offered to a further player after the one who became it had accepted",
    needs={"who is the bank": NO_BANK},
    expected="no offer once the bank is accepted",
    observed="a further offer",
)

bank_offered_clockwise = PlayWords(
    id="bank-offered-clockwise",
    title="Bank offered out of the counterclockwise rotation",
    message="the bank was offered at place {observed} from the dealer's right, after place {expected}",
    needs=_OFFERS,
    expected="a place counterclockwise of place {expected}",
    observed="place {observed}",
)

player_not_offered_bank = PlayWords(
    id="player-not-offered-bank",
    title="Player passed over who could be the bank",
    message=(
        "the player at place {observed} from the dealer's right was passed over; nothing recorded kept him from "
        "being the bank"
    ),
    needs=_OFFERS,
    expected="an offer at place {observed}",
    observed="no offer",
)

player_with_unknown_chips_not_offered_bank = PlayWords(
    id="player-with-unknown-chips-not-offered-bank",
    title="Player passed over whose chips are not known",
    message=(
        "the player at place {observed} from the dealer's right was passed over; the log does not show whether he "
        "had the chips to be the bank"
    ),
    needs=_OFFERS,
    expected="an offer at place {observed}",
    observed="no offer",
)

offers_ended_at_dealer = PlayWords(
    id="offers-ended-at-dealer",
    title="Offers ended where the rotation reaches the dealer",
    message=(
        "the player at place {observed} from the dealer's right was not offered the bank; the offers ended before "
        "they had gone around"
    ),
    needs=_OFFERS,
    expected="an offer at place {observed}",
    observed="no offer",
)

bank_not_offered_to_neighbor_first = PlayWords(
    id="bank-not-offered-to-neighbor-first",
    title="Bank not first offered to the player beside the one who took the first offer",
    message=(
        "the bank was first offered at place {observed} from the dealer's right; the first offer of the round "
        "before was taken, and the next player is found from place {expected} on"
    ),
    needs=_OFFERS,
    expected="a first offer to the player from place {expected} on",
    observed="a first offer at place {observed}",
)

neighbor_with_unknown_chips_not_first = PlayWords(
    id="neighbor-with-unknown-chips-not-first",
    title="First offer past a neighbor whose chips are not known",
    message=(
        "the bank was first offered at place {observed}, past a player from place {expected} on; the log does not "
        "show whether he had the chips to be the bank"
    ),
    needs=_OFFERS,
    expected="a first offer to the player from place {expected} on",
    observed="a first offer at place {observed}",
)

bank_offers_not_begun_at_right = PlayWords(
    id="bank-offers-not-begun-at-right",
    title="First offers of the game not begun with the player farthest to the right",
    message=(
        "the bank was first offered at place {observed} from the dealer's right, past a player whom nothing "
        "recorded kept from being the bank"
    ),
    needs=_OFFERS,
    expected="a first offer to the player farthest to the right of the dealer",
    observed="a first offer at place {observed}",
)

bank_offers_begun_past_unknown_chips = PlayWords(
    id="bank-offers-begun-past-unknown-chips",
    title="First offers of the game begun past a player whose chips are not known",
    message=(
        "the bank was first offered at place {observed} from the dealer's right, past a player whose chips the log "
        "does not show"
    ),
    needs=_OFFERS,
    expected="a first offer to the player farthest to the right of the dealer",
    observed="a first offer at place {observed}",
)

bank_first_offered_to_wrong_player = PlayWords(
    id="bank-first-offered-to-wrong-player",
    title="First offer of the bank to the wrong player",
    message=(
        "the bank was first offered at place {observed} from the dealer's right, which no way of rotating the "
        "first offer leads to"
    ),
    needs={"the first offer of the bank in the round before": NO_FIRST_OFFER},
    expected="a first offer to the player from place {expected} on",
    observed="a first offer at place {observed}",
)

bank_first_offer_by_other_rotation = PlayWords(
    id="bank-first-offer-by-other-rotation",
    title="First offer of the bank by another way of rotating it",
    message=(
        "the bank was first offered at place {observed} from the dealer's right; moved on by one player it comes "
        "to place {expected}"
    ),
    needs=_OFFERS,
    expected="a first offer to the player from place {expected} on",
    observed="a first offer at place {observed}",
)

bank_not_offered = PlayWords(
    id="bank-not-offered",
    title="Bank offered to nobody",
    message="the bank was offered to nobody, though nothing recorded kept a player from being the bank",
    needs={"whether the Rules Submission offers the bank": NO_FILING, **_ORDER},
    expected="the bank offered",
    observed="no offer",
)

bank_not_offered_chips_unknown = PlayWords(
    id="bank-not-offered-chips-unknown",
    title="Bank offered to nobody, the players' chips not being known",
    message="the bank was offered to nobody; the log does not show whether a player had the chips to be the bank",
    needs={"whether the Rules Submission offers the bank": NO_FILING, **_ORDER},
    expected="the bank offered",
    observed="no offer",
)

bank_offered_again_after_refusal = PlayWords(
    id="bank-offered-again-after-refusal",
    title="Bank offered again to a player who had refused it",
    message=(
        "the bank was offered once more to the player who had just refused it, though another could have been the bank"
    ),
    expected="an offer to the next player",
    observed="an offer to the same player",
)
