"""Several hands in one row, those of a pair that was split: which amount of money belongs to which of them."""

import json
import re
from collections.abc import Mapping, Sequence
from typing import Final

from validator.log.importers.rounds.games import COLUMNS_OF_DECISIONS
from validator.log.importers.rounds.mapping import HandColumns
from validator.log.importers.rounds.tables import Cells

ANSWERS: Final = (*COLUMNS_OF_DECISIONS, "doubled")
_BETWEEN_AMOUNTS: Final = re.compile(r"[|;/\n]")


def hands_apart(columns: HandColumns, cells: Cells, hands: int, answers: Mapping[str, bool]) -> list[Cells]:
    """The row once for each hand, with what is that hand's own; [] where an amount stands for several together.

    What is wagered before the cards, Insurance and the optional wagers, stands with the first hand. ``answers`` are
    the words for yes and no.
    """
    rows = [list(cells) for _ in range(hands)]
    main = next(iter(columns.wagers.values()))
    own = [main.stake, main.result, columns.column("double_stake")]
    own += [main.payout.column] if main.payout is not None else []
    for place in own:
        if place >= 0 and not _share_out(rows, place, values_apart(cells[place], hands)):
            return []
    for key in ANSWERS:
        place = columns.column(key)
        if place < 0 or _share_out(rows, place, values_apart(cells[place], hands)):
            continue
        # One no stands for all of them; of one yes nobody knows whose it is.
        if answers.get(_word(cells[place]), True):
            return []
    for wager in list(columns.wagers.values())[1:]:
        of_wager = [wager.stake, wager.result, -1 if wager.payout is None else wager.payout.column]
        for place in (place for place in of_wager if place >= 0):
            first = [cells[place], *(None,) * (hands - 1)]
            _share_out(rows, place, values_apart(cells[place], hands) or first)
    return list(rows)


def out_of_lists(cells: Cells) -> Cells:
    """The cells of a row of one hand, each that is a list of but one value as that value."""
    return [cell[0] if isinstance(cell, list) and len(cell) == 1 else cell for cell in cells]


def values_apart(value: object, hands: int) -> Sequence[object]:
    """The values of a cell that lists one for each hand; () where it does not."""
    found: Sequence[object] = ()
    if isinstance(value, list):
        found = value
    elif isinstance(value, str) and value.strip().startswith("["):
        try:
            listed = json.loads(value.replace("'", '"'))
        except ValueError:
            return ()
        found = listed if isinstance(listed, list) else ()
    elif isinstance(value, str):
        found = _BETWEEN_AMOUNTS.split(value)
    return found if len(found) == hands else ()


def _share_out(rows: Sequence[list[object]], place: int, values: Sequence[object]) -> bool:
    for row, value in zip(rows, values, strict=False):
        row[place] = value
    return bool(values)


def _word(value: object) -> str:
    return "" if value is None else str(value).strip().lower()
