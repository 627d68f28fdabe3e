"""Rules on the delivery of the tiles, §§ 535.8(d), 535.9(a) and 535.11(k): its style, the order of the positions."""

from validator.core.rule_definitions import PlayWords
from validator.games.pai_gow.delivery import (
    NO_FILING,
    NO_NUMBERING,
    NO_RECEIVER,
    NO_RECORD,
)

_ORDER = {"how positions are numbered": NO_NUMBERING, "the positions of the tiles": NO_RECEIVER}
_RECORD = {"the delivery of every tile": NO_RECORD, "the positions of the tiles": NO_RECEIVER}

positions_dealt_out_of_order = PlayWords(
    id="positions-dealt-out-of-order",
    title="Positions not dealt counterclockwise",
    message=(
        "the next tiles went to {seat}, place {observed} from the dealer; the next place counterclockwise is {expected}"
    ),
    needs=_ORDER,
    expected="place {expected} counterclockwise from the dealer",
    observed="place {observed}",
)

positions_dealt_out_of_order_with_bank = PlayWords(
    id="positions-dealt-out-of-order-with-bank",
    title="Positions not dealt counterclockwise while a player was the bank",
    message=(
        "the next tiles went to {seat}, place {observed} from the dealer; the next place counterclockwise is {expected}"
    ),
    needs=_ORDER,
    expected="place {expected} counterclockwise from the dealer",
    observed="place {observed}",
)

position_not_dealt = PlayWords(
    id="position-not-dealt",
    title="Position left without tiles",
    message="only {observed} of {expected} positions received all their tiles",
    needs=_RECORD,
    expected="{expected} positions with all their tiles",
    observed="{observed}",
)

position_not_dealt_with_bank = PlayWords(
    id="position-not-dealt-with-bank",
    title="Position left without tiles while a player was the bank",
    message="only {observed} of {expected} positions received all their tiles",
    needs=_RECORD,
    expected="{expected} positions with all their tiles",
    observed="{observed}",
)

delivery_style_not_filed = PlayWords(
    id="delivery-style-not-filed",
    title="Style of delivery that the filing does not specify",
    message="the dealer used {observed}, which the Rules Submission does not specify",
    needs={"the styles of delivery that the filing specifies": NO_FILING},
    expected="the ordinary procedure, or one that is filed",
    observed="{observed}",
    unit="phrase",
)

delivery_style_changed = PlayWords(
    id="delivery-style-changed",
    title="One alternative style of delivery after another",
    message="the dealer used {observed}, and before that {expected}",
    expected="{expected} again, or the ordinary procedure",
    observed="{observed}",
    unit="phrase",
)
