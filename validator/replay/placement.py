"""Places rows without a round's number in the round within which they are recorded.

No kind requires the column ``round``: the number of a row (seq) says where it stands, and the column only confirms it.
"""

from collections.abc import Sequence
from typing import Final

from validator.games.rounds.run import list_of
from validator.log.codes import (
    KIND_CANCEL,
    KIND_CORRECT,
    KIND_ROUND_END,
    KIND_ROUND_START,
    KIND_TABLE_OPEN,
    KIND_UNREADABLE,
    KIND_WAGER,
    NOT_RECORDED,
)
from validator.log.columns import Columns, arrays
from validator.log.records import ALWAYS, Recording
from validator.log.vocabulary import FAMILY_ROUND
from validator.replay.events import SAYINGS, held_at, lost_rows, places_of

NOT_PLACED: Final = FAMILY_ROUND | {KIND_UNREADABLE, KIND_CANCEL, KIND_CORRECT, *SAYINGS}
"""The kinds whose rows are put to no round: lost rows, what is said of the log, and rows that need a number to tell."""


def placed(events: Columns, goes_on: int, *, opened: bool, closed: bool) -> Columns:
    """The events in order, each about the table with the number of the round within which it stands.

    A row stands within a round where rows of that round precede and follow it, and the round is not over before it.
    Of the rows before the first of a round those do that is ``goes_on``, under way when the last log ended, and of a
    round whose beginning would stand there (``opened``), unless the table opens there; of those that follow the last
    row of all they do where the end of the round would (``closed``).
    """
    if isinstance(events.kind, list):
        places, numbers = _within(events.kind, events.round)
    else:
        places, numbers = arrays().within_rounds(events.kind, events.round, sorted(NOT_PLACED))
    before, after = _edges(events)
    if before and events.kind[before.stop] != KIND_ROUND_START:
        number = int(events.round[before.stop])
        since = 0
        if number != goes_on:
            lost = (i + 1 for i in reversed(before) if events.kind[i] == KIND_UNREADABLE)
            shown = any(events.kind[i] == KIND_TABLE_OPEN for i in before)
            since = next(lost, 0) if opened and not shown else before.stop
        here = [i for i in range(since, before.stop) if events.kind[i] not in NOT_PLACED]
        places, numbers = [*places, *here], [*numbers, *([number] * len(here))]
    last = open_round(events, goes_on) if closed and after else NOT_RECORDED
    if last != NOT_RECORDED:
        here = [i for i in after if events.kind[i] not in NOT_PLACED]
        places, numbers = [*places, *here], [*numbers, *([last] * len(here))]
    if not places:
        return events
    column = events.round.copy()
    for i, number in zip(places, numbers, strict=True):
        column[i] = number
    return events._replace(round=column)


def numbered_by_marks(events: Columns, recording: Recording) -> Columns:
    """The events in order; where only rows that begin rounds are numbered, each row of a round with its number.

    Of rows that bear none it is known only where the log always marks where a round begins and ends, and no row that
    stands between these marks bears a number, could not be read, or places a wager that was placed there before.
    """
    if recording.presence(KIND_ROUND_START) != ALWAYS or recording.presence(KIND_ROUND_END) != ALWAYS:
        return events
    if all(kind == KIND_UNREADABLE for kind in held_at(events.kind, lost_rows(events))):
        return events
    if not isinstance(events.kind, list) and not arrays().some_round_of_marks(events.kind, events.round):
        return events
    kinds, numbers, wagers = list_of(events.kind), list_of(events.round), list_of(events.wager)
    column = events.round.copy()
    begun = number = NOT_RECORDED
    placed_before: set[int] = set()
    for i, (kind, here) in enumerate(zip(kinds, numbers, strict=True)):
        if kind == KIND_ROUND_START:
            begun, number = i, here
            placed_before.clear()
        elif number == NOT_RECORDED:
            continue
        elif kind == KIND_ROUND_END and here in (NOT_RECORDED, number):
            for j in range(begun, i + 1):
                column[j] = number if kinds[j] in FAMILY_ROUND else column[j]
            number = NOT_RECORDED
        elif here != NOT_RECORDED or kind == KIND_UNREADABLE or (kind == KIND_WAGER and wagers[i] in placed_before):
            number = NOT_RECORDED
        elif kind == KIND_WAGER:
            placed_before.add(wagers[i])
    return events._replace(round=column)


def marks_beginnings(events: Columns, recording: Recording) -> bool:
    """Whether a round among the events whose beginning is not there is seen to have begun before them."""
    return recording.presence(KIND_ROUND_START) == ALWAYS or bool(places_of(events, (KIND_ROUND_START,)))


def open_round(events: Columns, goes_on: int) -> int:
    """The number of the last round, if neither its end nor a row that may be it follows; ``goes_on`` of no round."""
    number = NOT_RECORDED
    for i in range(len(events.kind) - 1, -1, -1):
        kind, here = events.kind[i], int(events.round[i])
        if number != NOT_RECORDED and here not in (NOT_RECORDED, number):
            break
        if kind == KIND_ROUND_END or (kind == KIND_UNREADABLE and number == NOT_RECORDED):
            return NOT_RECORDED
        number = here if number == NOT_RECORDED else number
        if kind == KIND_ROUND_START:
            break
    return goes_on if number == NOT_RECORDED else number


def _edges(events: Columns) -> tuple[range, range]:
    """The rows before the first that bears a number, and those after the last; none of either where none bears one."""
    count = len(events.round)
    first = next((i for i in range(count) if events.round[i] != NOT_RECORDED), count)
    if first == count:
        return range(0), range(count, count)
    last = next(i for i in range(count - 1, -1, -1) if events.round[i] != NOT_RECORDED)
    return range(first), range(last + 1, count)


def _within(kinds: Sequence[int], rounds: Sequence[int]) -> tuple[list[int], list[int]]:
    """The rows that stand within a round without its number, and the number of each."""
    places: list[int] = []
    numbers: list[int] = []
    waiting: list[int] = []
    number = NOT_RECORDED
    over = False
    for i, (kind, here) in enumerate(zip(kinds, rounds, strict=True)):
        if here != NOT_RECORDED:
            if here == number and kind != KIND_ROUND_START:
                places += waiting
                numbers += [number] * len(waiting)
            else:
                number, over = here, False
            waiting = []
        elif number != NOT_RECORDED and not over and kind not in NOT_PLACED:
            waiting.append(i)
        over = over or kind == KIND_ROUND_END
    return places, numbers
