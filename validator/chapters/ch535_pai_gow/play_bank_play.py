"""Rules on co-banking, the bank's own wagers, the cut and the dealer's wager against the bank, § 535.11(e) to (h)."""

from validator.core.finding import Severity
from validator.core.rule import PlayRule
from validator.games.pai_gow.bank_covered import (
    NO_FILING as NO_FILING_OF_BANK_COVERED,
    NO_PERSON as NO_PERSON_OF_BANK_COVERED,
)
from validator.games.pai_gow.bank_cut import NO_PERSON as NO_PERSON_OF_BANK_CUT, stacks_apart
from validator.games.pai_gow.bank_holding import NO_BANK_NAMED, NO_MARKERS, NO_POSITION
from validator.games.pai_gow.bank_questions import (
    by_another,
    by_no_reading,
    by_outsider,
    happened,
    later_than,
    left_out,
    more_than_allowed,
    only_by_some_reading,
    other_seat,
    other_than_due,
    without_grant,
)
from validator.games.pai_gow.bank_wager import (
    NO_DIRECTION,
    NO_FILING as NO_FILING_OF_BANK_WAGER,
    NO_LAST_WAGER,
    NO_PLACE,
)
from validator.games.pai_gow.slots import bank

_CO_MARKER = "the dealer shall place a marker designating the player co-banking that round of play"
_AMOUNT = (
    "remove gaming chips from the table inventory container in an amount equal to the last wager made by that player "
    "against the dealer or in an amount specified in the certificate holder's Rules Submission"
)
_CUT = (
    "Once the tiles have been shuffled and formed into stacks under § 535.6, the bank shall have the option to cut the "
    "tiles one time"
)

co_bank_without_filing = PlayRule(
    id="co-bank-not-filed",
    title="Co-banking that the Rules Submission does not offer",
    cite="535.11(e)",
    quote="offer the player banking the round of play the option of having the certificate holder cover 50% of the wagers made during that round of play",
    severity=Severity.ERROR,
    message="the round was co-banked; the Rules Submission does not offer it",
    slot=bank.CO_BANK_WITHOUT_FILING,
    check=without_grant,
    needs={"whether the Rules Submission offers co-banking": NO_FILING_OF_BANK_COVERED},
    expected="no co-banking",
    observed="co-banking",
)

co_bank_not_requested = PlayRule(
    id="co-bank-not-requested",
    title="Co-banking that the bank did not request",
    cite="535.11(e)",
    quote="the bank must specifically request the dealer to accept responsibility for the payment of one-half of all winning wagers",
    severity=Severity.ERROR,
    message="the round was co-banked without a request of the bank",
    slot=bank.CO_BANK_NOT_REQUESTED,
    check=by_another,
    needs={"who asked for it": NO_PERSON_OF_BANK_COVERED},
    expected="a request of the bank",
    observed="none",
)

co_bank_marker_missing = PlayRule(
    id="co-bank-marker-not-placed",
    title="No marker for the co-bank",
    cite="535.11(e)",
    quote=_CO_MARKER,
    severity=Severity.ERROR,
    message="no marker of the co-bank was placed",
    slot=bank.CO_BANK_MARKER_MISSING,
    check=left_out,
    needs={"the markers placed": NO_MARKERS},
    expected="a marker of the co-bank",
    observed="none",
)

co_bank_marker_elsewhere = PlayRule(
    id="co-bank-marker-elsewhere",
    title="Marker of the co-bank at another player",
    cite="535.11(e)",
    quote=_CO_MARKER,
    severity=Severity.ERROR,
    message="the marker of the co-bank was placed at {observed}; the bank is at {expected}",
    slot=bank.CO_BANK_MARKER_ELSEWHERE,
    check=other_seat,
    needs={"the positions of the marker and of the bank": NO_POSITION},
    unit="seat",
    expected="{expected}",
    observed="{observed}",
)

dealer_wager_with_co_bank = PlayRule(
    id="dealer-wager-with-co-bank",
    title="Dealer's wager against a bank that he covers",
    cite="535.11(e)",
    quote="When co-banking is in effect, the dealer may not place a wager against the bank",
    severity=Severity.ERROR,
    message="the dealer wagered against the bank while co-banking was in effect",
    slot=bank.DEALER_WAGER_WITH_CO_BANK,
    check=happened,
    expected="no wager of the dealer",
    observed="a wager of {stake}",
)

chips_removed_with_co_bank = PlayRule(
    id="chips-removed-with-co-bank",
    title="Chips taken from the container for a wager of the dealer while co-banking",
    cite="535.11(h)",
    quote="If co-banking is in effect, the dealer may not remove any gaming chips from the table inventory container pursuant to this subsection",
    severity=Severity.ERROR,
    message="the dealer took chips for his wager out of the table inventory container while co-banking was in effect",
    slot=bank.CHIPS_REMOVED_WITH_CO_BANK,
    check=happened,
    expected="no chips removed",
    observed="chips removed",
)

on_two_areas = PlayRule(
    id="bank-on-two-areas",
    title="Bank who wagers on more than one betting area",
    cite="535.11(f)",
    quote="If a player is the bank, the player may only wager on one betting area",
    severity=Severity.ERROR,
    message="the bank wagered on {observed} betting areas",
    slot=bank.ON_TWO_AREAS,
    check=more_than_allowed,
    needs={"who the bank was": NO_BANK_NAMED},
    expected="at most {expected}",
    observed="{observed}",
)

own_wager = PlayRule(
    id="bank-wagers-himself",
    title="Wager that the bank himself placed",
    cite="535.11(f)",
    quote="the player may only wager on one betting area",
    severity=Severity.WARNING,
    message="the bank placed a wager of his own",
    slot=bank.OWN_WAGER,
    check=more_than_allowed,
    expected="no wager of the bank",
    observed="a wager of {stake}",
    reading="betting-area-of-the-bank",
)

cut_twice = PlayRule(
    id="tiles-cut-twice",
    title="Tiles cut more than once",
    cite="535.11(g)",
    quote=_CUT,
    severity=Severity.ERROR,
    message="the tiles were cut {observed} times",
    slot=bank.CUT_TWICE,
    check=more_than_allowed,
    expected="{expected} cut at most",
    observed="{observed}",
)

cut_not_adjacent = PlayRule(
    id="stacks-moved-not-adjacent",
    title="Stacks moved to one end that were not adjacent",
    cite="535.11(g)(1)",
    quote="One or more adjacent stacks of four tiles to the right or left end of the original eight stacks of tiles",
    severity=Severity.ERROR,
    message="one cut moved stacks that were not adjacent to one end",
    slot=bank.CUT_NOT_ADJACENT,
    check=stacks_apart,
    expected="adjacent stacks",
    observed="stacks between those that were moved stayed",
)

cut_not_adjacent_to_both_ends = PlayRule(
    id="stacks-moved-apart-not-adjacent",
    title="Stacks moved to both ends that were not adjacent",
    cite="535.11(g)(2)",
    quote="Two or more adjacent stacks of four tiles, of which at least one stack is moved to one end and the other stacks are moved to the opposite end",
    severity=Severity.ERROR,
    message="one cut moved stacks that were not adjacent to the two ends",
    slot=bank.CUT_NOT_ADJACENT_TO_BOTH_ENDS,
    check=stacks_apart,
    expected="adjacent stacks",
    observed="stacks between those that were moved stayed",
)

cut_after_delivery = PlayRule(
    id="tiles-cut-after-delivery-began",
    title="Tiles cut after delivery had begun",
    cite="535.11(g)",
    quote=_CUT,
    severity=Severity.ERROR,
    message="the tiles were cut after the first of them had been delivered",
    slot=bank.CUT_AFTER_DELIVERY,
    check=later_than,
    expected="a cut before the delivery",
    observed="a cut during the delivery",
)

cut_after_closing = PlayRule(
    id="tiles-cut-after-no-more-bets",
    title="Tiles cut after no more bets were taken",
    cite="535.11(g)",
    quote=_CUT,
    severity=Severity.WARNING,
    message="the tiles were cut after the dealer had announced that no more bets were taken",
    slot=bank.CUT_AFTER_CLOSING,
    check=later_than,
    expected="a cut before the announcement",
    observed="a cut after it",
    reading="when-the-bank-cuts",
)

cut_by_another = PlayRule(
    id="tiles-cut-by-another",
    title="Tiles cut by another than the bank",
    cite="535.11(g)",
    quote="If the bank does not wish to cut the tiles, there shall be no cut",
    also=(("535.11(g)", "Upon direction from the bank, the dealer may move the tiles"),),
    severity=Severity.ERROR,
    message="the tiles were cut at the direction of another than the bank",
    slot=bank.CUT_BY_ANOTHER,
    check=by_outsider,
    needs={"who directed the cut": NO_PERSON_OF_BANK_CUT},
    expected="a cut at the bank's direction",
    observed="a cut at the direction of another",
)

dealer_wager_missing = PlayRule(
    id="dealer-wager-not-placed",
    title="No wager of the dealer against the bank",
    cite="535.11(h)",
    quote=_AMOUNT,
    severity=Severity.ERROR,
    also=(
        ("535.11(h)", "Once the dealer has determined that a player may be the bank as required under subsection (d)"),
    ),
    message="the dealer placed no wager against the bank, though the bank did not direct so",
    slot=bank.DEALER_WAGER_MISSING,
    check=left_out,
    needs={
        "what the bank directed": NO_DIRECTION,
        "the filed amount": NO_FILING_OF_BANK_WAGER,
        "the bank's last wager against the dealer": NO_LAST_WAGER,
    },
    expected="a wager of the dealer",
    observed="none",
)

dealer_wager_amount = PlayRule(
    id="dealer-wager-wrong-amount",
    title="Dealer's wager against the bank of another amount",
    cite="535.11(h)",
    quote="This amount shall be the amount the dealer wagers against the bank",
    severity=Severity.ERROR,
    message="the dealer wagered {observed} against the bank; due were {expected}",
    slot=bank.DEALER_WAGER_AMOUNT,
    check=by_no_reading,
    needs={
        "what the bank directed": NO_DIRECTION,
        "the filed amount": NO_FILING_OF_BANK_WAGER,
        "the amounts of the wager and of the bank's last one": NO_LAST_WAGER,
    },
    unit="cents",
    expected="{expected}",
    observed="{observed}",
)

dealer_wager_by_reading = PlayRule(
    id="dealer-wager-amount-by-other-reading",
    title="Dealer's wager of an amount that only some readings allow",
    cite="535.11(h)",
    quote=_AMOUNT,
    severity=Severity.WARNING,
    message="the dealer wagered {observed} against the bank, as one of several readings has it; another has {expected}",
    slot=bank.DEALER_WAGER_BY_READING,
    check=only_by_some_reading,
    unit="cents",
    expected="{expected}",
    observed="{observed}",
    reading="amount-of-the-dealers-wager",
)

direction_not_followed = PlayRule(
    id="dealer-wager-not-as-directed",
    title="Dealer's wager not as the bank directed",
    cite="535.11(h)",
    quote="The bank may direct that the sum wagered by the dealer be a lesser amount or that the dealer place no wager during that round of play",
    severity=Severity.ERROR,
    message="the bank directed a wager of {expected}; the dealer wagered {observed}",
    slot=bank.DIRECTION_NOT_FOLLOWED,
    check=other_than_due,
    unit="cents",
    expected="{expected}",
    observed="{observed}",
)

dealer_wager_not_in_front = PlayRule(
    id="dealer-wager-not-in-front",
    title="Dealer's wager not put in front of the container",
    cite="535.11(h)",
    quote="Any amount wagered by the dealer shall be placed in front of the table inventory container",
    severity=Severity.ERROR,
    message="the dealer's wager was not put in front of the table inventory container",
    slot=bank.DEALER_WAGER_NOT_IN_FRONT,
    check=left_out,
    needs={"where wagers are put": NO_PLACE},
    expected="the wager in front of the table inventory container",
    observed="not put there",
)

dealer_wager_not_on_tiles = PlayRule(
    id="dealer-wager-not-on-tiles",
    title="Dealer's wager not put on his tiles",
    cite="535.11(h)",
    quote="the dealer shall place his wager on top of these tiles, instead of the marker otherwise required under § 535.8",
    severity=Severity.ERROR,
    message="the dealer did not put his wager on top of his four tiles",
    slot=bank.DEALER_WAGER_NOT_ON_TILES,
    check=left_out,
    needs={"where wagers are put": NO_PLACE},
    expected="the wager on top of the dealer's tiles",
    observed="not put there",
)

dealer_wager_on_tiles_late = PlayRule(
    id="dealer-wager-on-tiles-late",
    title="Dealer's wager put on his tiles after further tiles were dealt",
    cite="535.11(h)",
    quote="before dealing the remaining tiles",
    severity=Severity.ERROR,
    message="the dealer put his wager on his tiles after he had gone on dealing",
    slot=bank.DEALER_WAGER_ON_TILES_LATE,
    check=later_than,
    expected="the wager put there before the remaining tiles were dealt",
    observed="put there afterwards",
)

PLAY_RULES = (
    co_bank_without_filing,
    co_bank_not_requested,
    co_bank_marker_missing,
    co_bank_marker_elsewhere,
    dealer_wager_with_co_bank,
    chips_removed_with_co_bank,
    on_two_areas,
    own_wager,
    cut_twice,
    cut_not_adjacent,
    cut_not_adjacent_to_both_ends,
    cut_after_delivery,
    cut_after_closing,
    cut_by_another,
    dealer_wager_missing,
    dealer_wager_amount,
    dealer_wager_by_reading,
    direction_not_followed,
    dealer_wager_not_in_front,
    dealer_wager_not_on_tiles,
    dealer_wager_on_tiles_late,
)
