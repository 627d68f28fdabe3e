"""Decks received of which only a part was inspected, spread or washed, in play: shared words."""

from validator.core.rule_definitions import PlayWords
from validator.games.shoe.opened_parts import NO_BACKS, NO_NUMBER, NO_RECORD, WHETHER_PRESHUFFLED


def _needs(step: str) -> dict[str, int]:
    return {
        f"how many decks were received and {step}": NO_NUMBER,
        "a record of every such step since the decks were received, without unreadable rows or defects": NO_RECORD,
        "whether the cards came to the table preinspected and shuffled": WHETHER_PRESHUFFLED,
    }


not_every_deck_inspected = PlayWords(
    id="not-every-deck-inspected",
    title="Not every deck received was inspected",
    message="{observed} of {expected} decks received at the table were inspected, each by itself, before play",
    needs=_needs("inspected"),
    expected="{expected} decks inspected, each separately",
    observed="{observed} decks",
)

one_batch_uninspected = PlayWords(
    id="one-batch-uninspected",
    title="Decks of one of two backs put in play without having been inspected",
    message="of decks with two backs received at the table, the {expected} with one of them were not inspected",
    needs=_needs("inspected"),
    expected="an inspection of all decks of each batch",
    observed="none",
)

not_every_deck_spread = PlayWords(
    id="not-every-deck-spread",
    title="Not every deck received was spread for inspection",
    message="{observed} of {expected} decks received at the table were spread face up before play",
    needs=_needs("spread"),
    expected="{expected} decks spread face up",
    observed="{observed} decks",
)

not_every_deck_washed = PlayWords(
    id="not-every-deck-washed",
    title="Not every deck received was washed",
    message="{observed} of {expected} decks received at the table were mixed by a washing before play",
    needs=_needs("washed")
    | {"the backs of the decks received and washed, where there may be two batches or sides": NO_BACKS},
    expected="{expected} decks washed",
    observed="{observed} decks",
)
