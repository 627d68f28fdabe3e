"""Free doubles, free splits and their lammers, in play: shared rules."""

from validator.core.rule_definitions import PlayWords
from validator.games.blackjack import doubling
from validator.games.blackjack.doubling import NO_FACE, NOT_FILED
from validator.games.blackjack.free_bet import (
    NO_CARDS,
    NO_WAGERS,
)
from validator.games.blackjack.split_busts import (
    NO_COLLECTION,
    NO_REMOVAL,
    NO_TUCKING,
)

doubled_free_on_another_total = PlayWords(
    id="doubled-free-on-another-total",
    title="A free double down on a total that is not free",
    message="{seat} doubled {hand} free on {observed}",
    needs={"the cards of the hand": NO_CARDS},
    expected="a wager to double down",
    observed="a Free Bet lammer",
)

doubled_free_without_lammer = PlayWords(
    id="doubled-free-without-lammer",
    title="No lammer laid for a free double down",
    message="{seat} doubled {hand} free and no Free Bet lammer was placed",
    needs={"all wagers and lammers of the round": NO_WAGERS},
    expected="a Free Bet lammer",
    observed="none",
)

double_lammer_after_card = PlayWords(
    id="double-lammer-after-card",
    title="The lammer of a free double down laid after the card",
    message="{seat}: the Free Bet lammer of a double down was laid when the hand had {observed} cards",
    number=doubling.DOUBLE_LAMMER_AFTER_CARD,
    expected="on {expected} cards, if the card waits for it",
    observed="on {observed} cards",
)

lammer_beyond_free_double = PlayWords(
    id="lammer-beyond-free-double",
    title="A lammer laid beyond that of a free double down",
    message="{seat}: a {wager} of {stake} was laid for {hand} beyond those that have a place there",
    expected="lammers: {expected}",
    observed="lammers: {observed}",
)

doubled_without_wager = PlayWords(
    id="doubled-without-wager",
    title="A hand doubled down without the wager that it needs",
    message="{seat} doubled {hand} with neither a wager nor a lammer",
    needs={"all wagers and lammers of the round": NO_WAGERS},
    expected="an additional wager",
    observed="none",
)

wager_on_free_double = PlayWords(
    id="wager-on-free-double",
    title="A wager placed for a double down that is free",
    message="{seat} placed a {wager} of {stake} to double a hand that is doubled free ({hand})",
    expected="a Free Bet lammer",
    observed="a wager of {stake}",
)

tens_split_with_lammer = PlayWords(
    id="tens-split-with-lammer",
    title="A pair of 10 value cards split with a lammer",
    message="{seat} split a pair of 10 value cards with a Free Bet lammer",
    needs={"the cards of the hand": NO_CARDS},
    expected="a wager equal to the original one",
    observed="a Free Bet lammer",
)

split_free_without_lammer = PlayWords(
    id="split-free-without-lammer",
    title="No lammer laid for a free split",
    message="{seat} split {hand} free and no Free Bet lammer was placed",
    needs={"all wagers and lammers of the round, and the cards split": NO_WAGERS},
    expected="a Free Bet lammer",
    observed="none",
)

split_lammer_after_card = PlayWords(
    id="split-lammer-after-card",
    title="The lammer of a free split laid after its hand was dealt to",
    message="{seat}: the Free Bet lammer of a split was laid when its hand had {observed} cards",
    expected="on {expected} card, if the hand needs it as it is formed",
    observed="on {observed} cards",
)

lammer_beyond_free_split = PlayWords(
    id="lammer-beyond-free-split",
    title="A lammer laid beyond that of a free split",
    message="{seat}: a {wager} of {stake} was laid for {hand} beyond those that have a place there",
    expected="lammers: {expected}",
    observed="lammers: {observed}",
)

wager_on_free_split = PlayWords(
    id="wager-on-free-split",
    title="A wager placed for a split that is free",
    message="{seat} placed a {wager} of {stake} to split a pair that is split free",
    expected="a Free Bet lammer",
    observed="a wager of {stake}",
)

lammer_laid_with_first_hand = PlayWords(
    id="lammer-laid-with-first-hand",
    title="The lammer of a free split laid for the first hand",
    message="{seat}: the Free Bet lammer of the split was laid for the first hand, not for the second",
    expected="the lammer as the wager of the second hand",
    observed="with the first",
)

more_split_hands_than_allowed = PlayWords(
    id="more-split-hands-than-allowed",
    title="A box split into too many hands",
    message="{seat} split to {observed} hands; {expected} are allowed",
    expected="at most {expected} hands",
    observed="{observed}",
)

double_down_card_face_down = PlayWords(
    id="double-down-card-face-down",
    title="The card of a double down dealt face down",
    message="{seat}: {card}, dealt to a doubled hand, lies face down",
    number=doubling.DOUBLE_CARD_FACE,
    needs={"the face of the card": NO_FACE, "the face of the card that the chapter orders": NOT_FILED},
    expected="face up",
    observed="face down",
)

wagered_bust_left_lying = PlayWords(
    id="wagered-bust-left-lying",
    title="The wager of a first split hand over the limit not collected at once",
    message="{seat}: {wager} of {stake} on {hand} was not collected before the next hand was dealt to",
    needs={"what was collected": NO_COLLECTION},
    expected="collected before {observed}",
    observed="not collected",
    unit="event",
)

wagered_bust_not_racked = PlayWords(
    id="wagered-bust-not-racked",
    title="The cards of a first split hand over the limit not placed in the discard rack",
    message="{seat}: {hand} went over and was not placed in the discard rack before the next hand was dealt to",
    needs={"the removal of the cards": NO_REMOVAL},
    expected="in the discard rack before {observed}",
    observed="not there",
    unit="event",
)

wagered_bust_not_tucked = PlayWords(
    id="wagered-bust-not-tucked",
    title="The cards of a first split hand over the limit not tucked where no lammer lies",
    message="{seat}: {hand} went over and was not tucked under the original wager while the split was played",
    needs={"the tucking of cards": NO_TUCKING},
    expected="tucked, if that is done without a lammer too",
    observed="not tucked",
)

tucked_hand_collected_at_once = PlayWords(
    id="tucked-hand-collected-at-once",
    title="The wager of a first split hand over the limit collected, not tucked with its cards",
    message="{seat}: {wager} of {stake} on {hand} was collected before the hands of the split were played",
    expected="its cards tucked under it",
    observed="collected",
    unit="event",
)

free_bust_not_tucked = PlayWords(
    id="free-bust-not-tucked",
    title="The cards of a first split hand over the limit not tucked",
    message="{seat}: {hand} went over and was not tucked under the original wager while the split was played",
    needs={"the tucking of cards": NO_TUCKING},
    expected="tucked under the original wager",
    observed="left",
)

tucked_cards_removed_early = PlayWords(
    id="tucked-cards-removed-early",
    title="Tucked cards removed before their wager was settled",
    message="{seat}: {hand}, tucked under its wager, was removed before the wager was settled",
    expected="after {expected}",
    observed="{observed}",
    unit="event",
)
