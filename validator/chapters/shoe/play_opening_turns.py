"""Steps of an opening taken out of their turn, in play: shared words."""

from validator.core.rule_definitions import PlayWords
from validator.games.shoe.assigned import NOT_ASSIGNED_YET
from validator.games.shoe.cut_order import WHO, WHO_SAT_THERE
from validator.games.shoe.opening_turns import NO_BACKS, NO_RECORD, WHETHER_BY_DEVICE

_BACKS = "the backs of the decks spread, washed, stacked and shuffled, where there may be two batches"

spread_before_verification = PlayWords(
    id="spread-before-verification",
    title="Cards spread before the floorperson verified the inspection",
    message="the cards were spread for the first player before the floorperson had verified the dealer's inspection",
    expected="the verification first",
    observed="the spread first",
)

washed_before_spread = PlayWords(
    id="washed-before-spread",
    title="Cards washed before they were spread for the first player",
    message="the cards were washed before they were spread for the first player, and not washed after",
    needs={"a record of every spread and washing, without unreadable rows": NO_RECORD, _BACKS: NO_BACKS},
    expected="the cards spread, then washed",
    observed="washed, then spread",
)

washed_after_shuffle = PlayWords(
    id="washed-after-shuffle",
    title="Cards washed after the shuffle",
    message="the cards were washed after they were shuffled, and not shuffled again",
    needs={
        "a record of every shuffle, without unreadable rows": NO_RECORD,
        _BACKS: NO_BACKS,
        "whether an automated shuffling device is used": WHETHER_BY_DEVICE,
    },
    expected="the cards washed and stacked, then shuffled",
    observed="shuffled, then washed",
)

stacked_before_washed = PlayWords(
    id="stacked-before-washed",
    title="Cards stacked before they were washed",
    message="the cards were stacked before they were washed, and not stacked after",
    needs={"a record of every stacking, without unreadable rows": NO_RECORD, _BACKS: NO_BACKS},
    expected="the cards washed, then stacked",
    observed="stacked, then washed",
)

inspection_verified_by_unassigned = PlayWords(
    id="inspection-verified-by-unassigned",
    title="Inspection of the cards verified by a floorperson who is not assigned to the table",
    message="the inspection was verified by a floorperson who was not assigned to the table, as others were",
    needs={"the names of those assigned to the table, and a card dealt after the verification": NOT_ASSIGNED_YET},
    expected="the floorperson assigned to the table",
    observed="another floorperson",
)

spread_shown_to_another = PlayWords(
    id="spread-shown-to-another",
    title="Cards spread for another player than the first to arrive",
    message="the cards were spread for {observed}, while {expected} was there, the first to arrive",
    needs={
        "for whom the cards were spread, and who arrived first": WHO,
        "a record of everybody who came to the table and left it": WHO_SAT_THERE,
    },
    expected="{expected}",
    observed="{observed}",
    unit="seat",
)
