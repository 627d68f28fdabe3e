"""Rules on how the bank is offered, § 535.11(c)."""

from validator.core.finding import Severity
from validator.core.rule import PlayRule
from validator.games.pai_gow.bank_offering import (
    NO_FILING,
    NO_FIRST_OFFER,
    NO_OFFERS,
    NO_ROTATION,
    could_have,
    may_have,
    might_have,
)
from validator.games.pai_gow.bank_questions import (
    by_no_reading,
    happened,
    left_out,
    less_than_due,
    only_by_some_reading,
)
from validator.games.pai_gow.slots import bank

_ROTATION = (
    "The initial offer to be the bank shall rotate counterclockwise around the table until it returns to the dealer"
)
_NEIGHBOR = (
    "If the first player offered the bank accepts, the player seated to the right of that player shall first be offered "
    "the bank on the next round of play"
)
_OFFERS = (
    "The dealer shall, starting with the player farthest to the right of the dealer, offer the bank to each player in a "
    "counterclockwise rotation around the table until a player accepts the bank"
)
_OPTION = "each player at the table shall have the option to either be the bank or pass the bank to the next player"
_ORDER = {"all offers of the bank, how positions are numbered and who was offered it before": NO_ROTATION}

not_accepted = PlayRule(
    id="bank-without-offer-accepted",
    title="Bank who was not offered it or did not accept",
    cite="535.11(c)",
    quote=_OFFERS,
    severity=Severity.ERROR,
    message="a player became the bank though no offer to him was accepted",
    slot=bank.NOT_ACCEPTED,
    check=left_out,
    needs={"all offers of the bank": NO_OFFERS},
    expected="an offer that he accepted",
    observed="none",
)

imposed = PlayRule(
    id="bank-after-refusal",
    title="Bank who had passed it",
    cite="535.11(c)",
    quote=_OPTION,
    severity=Severity.ERROR,
    also=(
        (
            "535.11(c)",
            "If no player wishes to be the bank, the round of play shall proceed in accordance with the rules of play provided in this chapter",
        ),
    ),
    message="a player became the bank though he had passed it",
    slot=bank.IMPOSED,
    check=happened,
    expected="the bank passed to the next player",
    observed="the player who passed as the bank",
)

out_of_rotation = PlayRule(
    id="bank-offered-clockwise",
    title="Bank offered out of the counterclockwise rotation",
    cite="535.11(c)",
    quote=_OFFERS,
    severity=Severity.ERROR,
    message="the bank was offered at place {observed} from the dealer's right, after place {expected}",
    slot=bank.OFFERED_OUT_OF_ROTATION,
    check=less_than_due,
    needs={"all offers of the bank and how positions are numbered": NO_OFFERS},
    expected="a place counterclockwise of place {expected}",
    observed="place {observed}",
)

passed_over = PlayRule(
    id="player-not-offered-bank",
    title="Player passed over who could be the bank",
    cite="535.11(c)",
    quote=_OFFERS,
    severity=Severity.ERROR,
    message="the player at place {observed} from the dealer's right was passed over; he could have been the bank",
    slot=bank.PASSED_OVER,
    check=could_have,
    expected="an offer at place {observed}",
    observed="no offer",
)

passed_over_chips_unknown = PlayRule(
    id="player-with-unknown-chips-not-offered-bank",
    title="Player passed over whose chips are not known",
    cite="535.11(c)",
    quote=_OFFERS,
    severity=Severity.WARNING,
    message="the player at place {observed} from the dealer's right was passed over; the log does not show whether he had the chips to be the bank",
    slot=bank.PASSED_OVER_CHIPS_UNKNOWN,
    check=might_have,
    expected="an offer at place {observed}",
    observed="no offer",
    reading="offer-to-a-player-who-may-not-bank",
)

passed_over_behind_dealer = PlayRule(
    id="offers-ended-at-dealer",
    title="Offers ended where the rotation reaches the dealer",
    cite="535.11(c)",
    quote=_OFFERS,
    severity=Severity.WARNING,
    message="the player at place {observed} from the dealer's right was not offered the bank; the offers ended before they had gone around",
    slot=bank.PASSED_OVER_BEHIND_DEALER,
    check=may_have,
    expected="an offer at place {observed}",
    observed="no offer",
    reading="until-it-returns-to-the-dealer",
)

neighbor_not_first = PlayRule(
    id="bank-not-offered-to-neighbor-first",
    title="Bank not first offered to the player beside the one who took the first offer",
    cite="535.11(c)",
    quote=_NEIGHBOR,
    severity=Severity.ERROR,
    message="the bank was first offered at place {observed} from the dealer's right; the first offer of the round before was taken, and the next player is found from place {expected} on",
    slot=bank.NEIGHBOR_NOT_FIRST,
    check=by_no_reading,
    expected="a first offer to the player from place {expected} on",
    observed="a first offer at place {observed}",
)

neighbor_chips_unknown = PlayRule(
    id="neighbor-with-unknown-chips-not-first",
    title="First offer past a neighbor whose chips are not known",
    cite="535.11(c)",
    quote=_NEIGHBOR,
    severity=Severity.WARNING,
    message="the bank was first offered at place {observed}, past a player from place {expected} on; the log does not show whether he had the chips to be the bank",
    slot=bank.NEIGHBOR_NOT_FIRST_CHIPS_UNKNOWN,
    check=only_by_some_reading,
    expected="a first offer to the player from place {expected} on",
    observed="a first offer at place {observed}",
    reading="offer-to-a-player-who-may-not-bank",
)

not_begun_at_right = PlayRule(
    id="bank-offers-not-begun-at-right",
    title="First offers of the game not begun with the player farthest to the right",
    cite="535.11(c)",
    quote=_OFFERS,
    severity=Severity.ERROR,
    message="the bank was first offered at place {observed} from the dealer's right, past a player who could have been the bank",
    slot=bank.NOT_BEGUN_AT_RIGHT,
    check=by_no_reading,
    expected="a first offer to the player farthest to the right of the dealer",
    observed="a first offer at place {observed}",
)

not_begun_at_right_chips_unknown = PlayRule(
    id="bank-offers-begun-past-unknown-chips",
    title="First offers of the game begun past a player whose chips are not known",
    cite="535.11(c)",
    quote=_OFFERS,
    severity=Severity.WARNING,
    message="the bank was first offered at place {observed} from the dealer's right, past a player whose chips the log does not show",
    slot=bank.NOT_BEGUN_AT_RIGHT_CHIPS_UNKNOWN,
    check=only_by_some_reading,
    expected="a first offer to the player farthest to the right of the dealer",
    observed="a first offer at place {observed}",
    reading="offer-to-a-player-who-may-not-bank",
)

first_offer_wrong = PlayRule(
    id="bank-first-offered-to-wrong-player",
    title="First offer of the bank to the wrong player",
    cite="535.11(c)",
    quote=_ROTATION,
    severity=Severity.ERROR,
    message="the bank was first offered at place {observed} from the dealer's right, which no way of rotating the first offer leads to",
    slot=bank.FIRST_OFFER_WRONG,
    check=by_no_reading,
    needs={"the first offer of the bank in the round before": NO_FIRST_OFFER},
    expected="a first offer to the player from place {expected} on",
    observed="a first offer at place {observed}",
)

first_offer_by_reading = PlayRule(
    id="bank-first-offer-by-other-rotation",
    title="First offer of the bank by another way of rotating it",
    cite="535.11(c)",
    quote=_ROTATION,
    severity=Severity.WARNING,
    message="the bank was first offered at place {observed} from the dealer's right; moved on by one player it comes to place {expected}",
    slot=bank.FIRST_OFFER_BY_READING,
    check=only_by_some_reading,
    expected="a first offer to the player from place {expected} on",
    observed="a first offer at place {observed}",
    reading="who-is-offered-the-bank-first",
)

not_offered = PlayRule(
    id="bank-not-offered",
    title="Bank offered to nobody",
    cite="535.11(c)",
    quote=_OPTION,
    severity=Severity.ERROR,
    message="the bank was offered to nobody, though a player could have been the bank",
    slot=bank.NOT_OFFERED,
    check=could_have,
    needs={"whether the Rules Submission offers the bank": NO_FILING, **_ORDER},
    expected="the bank offered",
    observed="no offer",
)

not_offered_chips_unknown = PlayRule(
    id="bank-not-offered-chips-unknown",
    title="Bank offered to nobody, the players' chips not being known",
    cite="535.11(c)",
    quote=_OPTION,
    severity=Severity.WARNING,
    message="the bank was offered to nobody; the log does not show whether a player had the chips to be the bank",
    slot=bank.NOT_OFFERED_CHIPS_UNKNOWN,
    check=might_have,
    expected="the bank offered",
    observed="no offer",
    reading="offer-to-a-player-who-may-not-bank",
)

PLAY_RULES = (
    not_accepted,
    imposed,
    out_of_rotation,
    passed_over,
    passed_over_chips_unknown,
    passed_over_behind_dealer,
    neighbor_not_first,
    neighbor_chips_unknown,
    not_begun_at_right,
    not_begun_at_right_chips_unknown,
    first_offer_wrong,
    first_offer_by_reading,
    not_offered,
    not_offered_chips_unknown,
)
