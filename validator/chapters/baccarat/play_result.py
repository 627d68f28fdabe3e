"""The end of a round: the words of the rules that validator/games/baccarat/{result,announcing}.py judge."""

from validator.core.rule_definitions import PlayWords
from validator.games.baccarat.announcing import (
    NO_CARDS as NO_CARDS_OF_ANNOUNCING,
    NO_RECORD as NO_RECORD_OF_ANNOUNCING,
)
from validator.games.baccarat.result import (
    NO_CARDS as NO_CARDS_OF_RESULT,
    NO_CLEARING,
    NO_ORDER,
    NO_PLACE,
    NO_RECORD as NO_RECORD_OF_RESULT,
    NO_SETTLEMENT,
    NO_THIRD_CARDS,
)

result_not_announced = PlayWords(
    id="result-not-announced",
    title="Result of the round not announced",
    message="the result of the round was not announced: Player {hand}, Banker {dealer}",
    needs={"the announcement of the result": NO_RECORD_OF_RESULT},
    expected="the result announced",
    observed="no announcement",
)

result_announced_wrongly = PlayWords(
    id="result-announced-wrongly",
    title="Another result announced than that of the hands",
    message="the result was announced as {observed}; that of Player {hand} and Banker {dealer} is {expected}",
    needs={"the announcement of the result": NO_RECORD_OF_RESULT, "the cards of both hands": NO_CARDS_OF_RESULT},
    expected="{expected}",
    observed="{observed}",
    unit="phrase",
)

final_point_count_wrong = PlayWords(
    id="final-point-count-wrong",
    title="Final Point Count announced wrongly",
    message="{seat} was announced as {observed}; its final Point Count is {expected} (Player {hand}, Banker {dealer})",
    needs={"the cards of the hand": NO_CARDS_OF_ANNOUNCING},
    expected="{expected}",
    observed="{observed}",
)

final_point_count_not_announced = PlayWords(
    id="final-point-count-not-announced",
    title="Final Point Count not announced after a third card",
    message="the final Point Count ({expected}) of a hand was not announced after its third card",
    needs={"the announcements of the Point Counts": NO_RECORD_OF_ANNOUNCING},
    expected="{expected} announced",
    observed="no announcement",
)

final_point_count_not_repeated = PlayWords(
    id="final-point-count-not-repeated",
    title="Final Point Count not announced again where no third card was dealt",
    message="the final Point Count ({expected}) of a hand without a third card was not announced a second time",
    needs={"the announcements of the Point Counts": NO_RECORD_OF_ANNOUNCING},
    expected="{expected} announced again",
    observed="one announcement",
)

result_before_last_card = PlayWords(
    id="result-before-last-card",
    title="Result announced before a hand had its third card",
    message="the result was announced before each hand had received the cards to which it is entitled: Player {hand}, "
    "Banker {dealer}",
    needs={"the cards of both hands": NO_THIRD_CARDS},
    expected="the third card first",
    observed="the announcement first",
)

settled_before_result = PlayWords(
    id="settled-before-result",
    title="Wager settled before the result was announced",
    message="{seat}: the {wager} of {stake} was settled before the result of the round had been announced",
    needs={"the announcement of the result": NO_RECORD_OF_RESULT},
    expected="the announcement first",
    observed="the settlement first",
)

cards_not_picked_up = PlayWords(
    id="cards-not-picked-up",
    title="Cards of the round not all picked up",
    message="the round ended, and not all of its cards were picked up from the layout",
    needs={"whether the cards of the round were picked up, and the round's end": NO_CLEARING},
    expected="all cards picked up at the conclusion of the round",
    observed="cards left on the layout",
)

cards_picked_up_before_settlement = PlayWords(
    id="cards-picked-up-before-settlement",
    title="Cards of the round picked up before its wagers were settled",
    message="the cards of the round were picked up before all of its wagers had been collected or paid",
    needs={"a record of every wager collected and paid, without unreadable rows": NO_SETTLEMENT},
    expected="the wagers settled first",
    observed="the cards picked up first",
)

cards_discarded_in_disorder = PlayWords(
    id="cards-discarded-in-disorder",
    title="Cards of the round discarded in disorder",
    message="the cards of the round were picked up in disorder, so that they cannot be arranged to show each hand",
    needs={"in which order the cards were picked up": NO_ORDER},
    expected="the cards in order",
    observed="the cards in disorder",
)

cards_not_discarded = PlayWords(
    id="cards-not-discarded",
    title="Cards of the round put elsewhere than where discarded cards belong",
    message="the cards of the round were put elsewhere than where discarded cards belong",
    needs={"where the cards were put": NO_PLACE},
    expected="the place for discarded cards",
    observed="another place",
)

final_point_count_not_announced_on_tie = PlayWords(
    id="final-point-count-not-announced-on-tie",
    title="Final Point Count not announced after a third card, the hands being equal",
    message=(
        "the final Point Count ({expected}) of a hand was not announced after its third card, the hands being equal"
    ),
    needs={"the announcements of the Point Counts": NO_RECORD_OF_ANNOUNCING},
    expected="{expected} announced",
    observed="no announcement",
)

rack_for_bucket = PlayWords(
    id="rack-for-bucket",
    title="Discarded cards put into a rack, where the law names a bucket",
    message="cards were discarded into a rack, where the law names a bucket",
    expected="the discard bucket",
    observed="a discard rack",
)
