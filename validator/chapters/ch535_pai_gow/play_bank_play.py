"""Rules on co-banking, the bank's own wagers, the cut and the dealer's wager against the bank, § 535.11(e) to (h)."""

from validator.core.rule import NO_FACTS
from validator.core.rule_definitions import PlayWords
from validator.games.pai_gow.bank_covered import (
    NO_FILING as NO_FILING_OF_BANK_COVERED,
    NO_PERSON as NO_PERSON_OF_BANK_COVERED,
)
from validator.games.pai_gow.bank_cut import (
    NO_ANSWER as NO_ANSWER_OF_BANK_CUT,
    NO_PERSON as NO_PERSON_OF_BANK_CUT,
)
from validator.games.pai_gow.bank_holding import NO_BANK_NAMED, NO_MARKERS, NO_POSITION
from validator.games.pai_gow.bank_wager import (
    NO_DIRECTION,
    NO_FILING as NO_FILING_OF_BANK_WAGER,
    NO_LAST_WAGER,
    NO_PLACE,
)

co_bank_not_filed = PlayWords(
    id="co-bank-not-filed",
    title="Co-banking that the Rules Submission does not offer",
    message="the round was co-banked; the Rules Submission does not offer it",
    needs={"whether the Rules Submission offers co-banking": NO_FILING_OF_BANK_COVERED},
    expected="no co-banking",
    observed="co-banking",
)

co_bank_not_requested = PlayWords(
    id="co-bank-not-requested",
    title="Co-banking that the bank did not request",
    message="the round was co-banked without a request of the bank",
    needs={"who asked for it": NO_PERSON_OF_BANK_COVERED},
    expected="a request of the bank",
    observed="none",
)

co_bank_marker_not_placed = PlayWords(
    id="co-bank-marker-not-placed",
    title="No marker for the co-bank",
    message="no marker of the co-bank was placed",
    needs={"the markers placed": NO_MARKERS},
    expected="a marker of the co-bank",
    observed="none",
)

co_bank_marker_elsewhere = PlayWords(
    id="co-bank-marker-elsewhere",
    title="Marker of the co-bank at another player",
    message="the marker of the co-bank was placed at {observed}; the bank is at {expected}",
    needs={"the positions of the marker and of the bank": NO_POSITION},
    unit="seat",
    expected="{expected}",
    observed="{observed}",
)

dealer_wager_with_co_bank = PlayWords(
    id="dealer-wager-with-co-bank",
    title="Dealer's wager against a bank that he covers",
    message="the dealer wagered against the bank while co-banking was in effect",
    expected="no wager of the dealer",
    observed="a wager of {stake}",
)

chips_removed_with_co_bank = PlayWords(
    id="chips-removed-with-co-bank",
    title="Chips taken from the container for a wager of the dealer while co-banking",
    message="the dealer took chips for his wager out of the table inventory container while co-banking was in effect",
    expected="no chips removed",
    observed="chips removed",
)

bank_on_two_areas = PlayWords(
    id="bank-on-two-areas",
    title="Bank who wagers on more than one betting area",
    message="the bank wagered on {observed} betting areas",
    needs={"who the bank was": NO_BANK_NAMED},
    expected="at most {expected}",
    observed="{observed}",
)

bank_wagers_himself = PlayWords(
    id="bank-wagers-himself",
    title="Wager that the bank himself placed",
    message="the bank placed a wager of his own",
    expected="no wager of the bank",
    observed="a wager of {stake}",
)

tiles_cut_twice = PlayWords(
    id="tiles-cut-twice",
    title="Tiles cut more than once",
    message="the tiles were cut {observed} times",
    expected="{expected} cut at most",
    observed="{observed}",
)

stacks_moved_not_adjacent = PlayWords(
    id="stacks-moved-not-adjacent",
    title="Stacks moved to one end that were not adjacent",
    message="one cut moved stacks that were not adjacent to one end",
    expected="adjacent stacks",
    observed="stacks between those that were moved stayed",
)

stacks_moved_apart_not_adjacent = PlayWords(
    id="stacks-moved-apart-not-adjacent",
    title="Stacks moved to both ends that were not adjacent",
    message="one cut moved stacks that were not adjacent to the two ends",
    expected="adjacent stacks",
    observed="stacks between those that were moved stayed",
)

tiles_cut_after_delivery_began = PlayWords(
    id="tiles-cut-after-delivery-began",
    title="Tiles cut after delivery had begun",
    message="the tiles were cut after the first of them had been delivered",
    expected="a cut before the delivery",
    observed="a cut during the delivery",
)

tiles_cut_after_no_more_bets = PlayWords(
    id="tiles-cut-after-no-more-bets",
    title="Tiles cut after no more bets were taken",
    message="the tiles were cut after the dealer had announced that no more bets were taken",
    expected="a cut before the announcement",
    observed="a cut after it",
)

tiles_cut_by_another = PlayWords(
    id="tiles-cut-by-another",
    title="Tiles cut by another than the bank",
    message="the tiles were cut at the direction of another than the bank",
    needs={"who directed the cut": NO_PERSON_OF_BANK_CUT},
    expected="a cut at the bank's direction",
    observed="a cut at the direction of another",
)

tiles_cut_after_refusal = PlayWords(
    id="tiles-cut-after-refusal",
    title="Tiles cut although the bank did not wish it",
    message="the bank refused the cut, and the tiles were cut",
    needs={
        "the bank's answer to the offer of the cut": NO_ANSWER_OF_BANK_CUT,
        "who directed the cut": NO_PERSON_OF_BANK_CUT,
    },
    expected="no cut",
    observed="a cut",
)

dealer_wager_not_placed = PlayWords(
    id="dealer-wager-not-placed",
    title="No wager of the dealer against the bank",
    message="the dealer placed no wager against the bank, though the bank did not direct so",
    needs={
        "what the bank directed": NO_DIRECTION,
        "the filed amount": NO_FILING_OF_BANK_WAGER,
        "the bank's last wager against the dealer": NO_LAST_WAGER,
    },
    expected="a wager of the dealer",
    observed="none",
)

dealer_wager_wrong_amount = PlayWords(
    id="dealer-wager-wrong-amount",
    title="Dealer's wager against the bank of another amount",
    message="the dealer wagered {observed} against the bank; {expected} was due",
    needs={
        "what the bank directed": NO_DIRECTION,
        "the filed amount": NO_FILING_OF_BANK_WAGER,
        "the amounts of the wager and of the bank's last one": NO_LAST_WAGER,
    },
    unit="cents",
    expected="{expected}",
    observed="{observed}",
)

dealer_wager_amount_by_other_reading = PlayWords(
    id="dealer-wager-amount-by-other-reading",
    title="Dealer's wager of an amount that only some readings allow",
    message="the dealer wagered {observed} against the bank, as one of several readings has it; another has {expected}",
    unit="cents",
    expected="{expected}",
    observed="{observed}",
)

dealer_wager_not_as_directed = PlayWords(
    id="dealer-wager-not-as-directed",
    title="Dealer's wager not as the bank directed",
    message="the bank directed a wager of {expected}; the dealer wagered {observed}",
    unit="cents",
    expected="{expected}",
    observed="{observed}",
)

dealer_wager_not_in_front = PlayWords(
    id="dealer-wager-not-in-front",
    title="Dealer's wager not put in front of the container",
    message="the dealer's wager was not put in front of the table inventory container",
    needs={"where wagers are put": NO_PLACE},
    expected="the wager in front of the table inventory container",
    observed="not put there",
)

dealer_wager_not_on_tiles = PlayWords(
    id="dealer-wager-not-on-tiles",
    title="Dealer's wager not put on his tiles",
    message="the dealer did not put his wager on top of his four tiles",
    needs={"where wagers are put": NO_PLACE},
    expected="the wager on top of the dealer's tiles",
    observed="not put there",
)

dealer_wager_before_confirmation = PlayWords(
    id="dealer-wager-before-confirmation",
    title="Dealer's wager placed before the bank was confirmed",
    message="the dealer wagered {stake} before he had confirmed that the player may be the bank",
    needs=NO_FACTS,
    expected="the confirmation first",
    observed="the wager first",
)

dealer_wager_before_cut = PlayWords(
    id="dealer-wager-before-cut",
    title="Dealer's wager placed before the tiles were cut",
    message="the dealer wagered {stake} before the bank had cut the tiles",
    needs=NO_FACTS,
    expected="the cut first",
    observed="the wager first",
)

dealer_wager_on_tiles_early = PlayWords(
    id="dealer-wager-on-tiles-early",
    title="Dealer's wager put down for his tiles before they were dealt",
    message="the dealer put his wager where his tiles were to lie before they had been dealt, and none on top of them",
    expected="the wager on top of the four tiles",
    observed="the wager before the tiles",
)

dealer_wager_on_tiles_late = PlayWords(
    id="dealer-wager-on-tiles-late",
    title="Dealer's wager put on his tiles after further tiles were dealt",
    message="the dealer put his wager on his tiles after he had gone on dealing",
    expected="the wager put there before the remaining tiles were dealt",
    observed="put there afterwards",
)

tiles_cut_again_to_other_end = PlayWords(
    id="tiles-cut-again-to-other-end",
    title="Stacks moved to the other end by a second cut",
    message="stacks were moved once more, to the other end, and nothing says that it was one cut with the first",
    expected="one cut",
    observed="a second cut",
)

co_bank_requested_after_dice = PlayWords(
    id="co-bank-requested-after-dice",
    title="Co-banking requested once the dice had been seen",
    message="co-banking was requested once the dice had been seen",
    expected="a request before the dice are seen",
    observed="a request after it",
)
