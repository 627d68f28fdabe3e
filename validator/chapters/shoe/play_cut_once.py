"""A stack is offered, then cut once by him who accepted, in play: shared words."""

from validator.core.rule_definitions import PlayWords
from validator.games.shoe.cut_once import NO_OFFERS, NO_SEQUEL

cut_by_another_than_accepted = PlayWords(
    id="cut-by-another-than-accepted",
    title="Stack cut by another player than the one who accepted",
    message="{observed} cut the cards; {expected} had accepted the cut",
    needs={"who accepted the cut and who made it, and a record of every offer": NO_OFFERS},
    expected="the cut of {expected}",
    observed="{observed}",
    unit="seat",
)

cut_again_without_order = PlayWords(
    id="cut-again-without-order",
    title="Stack cut again though no recut was required",
    message="the stack was cut again; nobody had required a recut",
    needs={"which stack was cut, and a record of every shuffle, loading and order to recut": NO_OFFERS},
    expected="one cut, or a recut that a floorperson or above requires",
    observed="another cut",
)

cut_offered_after_the_cut = PlayWords(
    id="cut-offered-after-the-cut",
    title="Cut offered after the stack had been cut",
    message="the stack was offered to be cut only after a player had cut it",
    needs={"a record of every offer and cut, and what followed the offer": NO_SEQUEL},
    expected="the offer, then the cut",
    observed="the cut, then the offer",
)
