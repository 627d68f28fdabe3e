"""The part of a first map that tells how rows make rounds: a number, several columns together, or their order."""

from collections.abc import Iterator, Sequence
from typing import Final

from validator.log.importers.rounds.guess_columns import MOST_SEATS, ColumnsLeft, name_of
from validator.log.importers.rounds.guess_words import DEALER, PLAYER, SEATS
from validator.log.importers.rounds.profile import SheetColumn

NUMBERS_ROUNDS: Final = ("round", "game", "coup", "deal", "counter", "id", "no", "nr", "number", "row", "index", "hand")
SURE: Final = frozenset(("round", "game", "coup", "deal", "counter", "row"))
"""Words that number rounds whatever else stands in the name."""
BEGINS_ANEW: Final = frozenset(("date", "day", "shoe", "shift", "session", "night"))
"""Words for what numbers of rounds begin anew with."""


def round_lines(left: ColumnsLeft, once: Sequence[SheetColumn]) -> Iterator[str]:
    """The lines ``one_row_is`` and ``round``; ``once`` are the columns that tell one thing of each round."""
    if left.seen.wide:
        yield "one_row_is: round" if left.by_seat else "one_row_is: seat"
    found = _numbered(left, once)
    if found is not None:
        number, more, why = found
        left.free.remove(number)
        left.used |= {column.name for column in more}
        names = [name_of(column.name) for column in (*more, number)]
        yield f"round: {names[0]}" if not more else f"round: [{', '.join(names)}] # ? {why}"
        return
    same = _like_the_row_above(left, once)
    if same and not left.by_seat:
        yield (
            "rows_in_order: true # ? no column seems to tell the round; rows with the cards of the row above: "
            f"{same:,}; these make one round; if each row is a round, write  one_row_is: round"
        )
    elif not left.by_seat:
        yield "one_row_is: round # ? no column seems to tell the round; where rows share one, write  round: COLUMN"


def _numbered(left: ColumnsLeft, once: Sequence[SheetColumn]) -> tuple[SheetColumn, list[SheetColumn], str] | None:
    """The column that numbers the rounds, those with which its numbers begin anew, and why; None where none does."""
    for word in NUMBERS_ROUNDS:
        for column in (one for one in left.free if word in one.words and _may_number(one)):
            more: list[SheetColumn] = []
            alone = clashes = _clashes((column,), once)
            for other in (one for one in left.seen.columns if one.words & BEGINS_ANEW and one is not column):
                fewer = _clashes((*more, other, column), once)
                if fewer < clashes:
                    more, clashes = [*more, other], fewer
            rounds = len(_keys((*more, column)))
            if rounds * MOST_SEATS >= left.seen.rows and clashes * 2 <= rounds:
                names = " and ".join(one.name for one in more)
                why = f"rounds whose cards differ: {alone:,} by {column.name} alone, {clashes:,} with {names}"
                return column, more, why
    return None


def _may_number(column: SheetColumn) -> bool:
    others = DEALER | PLAYER | SEATS
    return bool(column.words & SURE) or (column.words.isdisjoint(others) and not column.is_answer)


def _keys(columns: Sequence[SheetColumn]) -> dict[tuple[str, ...], list[int]]:
    """The records of each round, by what the columns call it."""
    found: dict[tuple[str, ...], list[int]] = {}
    for record in columns[-1].values:
        key = tuple(str(column.values.get(record, "")).strip() for column in columns)
        found.setdefault(key, []).append(record)
    return found


def _clashes(columns: Sequence[SheetColumn], once: Sequence[SheetColumn]) -> int:
    """How many rounds, as columns name them, would have two different hands where each has one."""
    return sum(
        any(len({str(one.values[record]) for record in records if record in one.values}) > 1 for one in once)
        for records in _keys(columns).values()
    )


def _like_the_row_above(left: ColumnsLeft, once: Sequence[SheetColumn]) -> int:
    def cells(record: int) -> list[str]:
        return [str(one.values.get(record, "")) for one in once]

    return sum(cells(record) == cells(record - 1) for record in range(1, left.seen.records)) if once else 0
