"""Steps of an opening taken out of their turn, in play: shared words."""

from validator.core.said import PlayWords
from validator.games.shoe.opening_turns import NO_BACKS, NO_RECORD, WHETHER_BY_DEVICE

_BACKS = "the backs of the decks spread, washed and shuffled, where there may be two batches"

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
