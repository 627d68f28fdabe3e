"""The rounds of a table's log, each from its first to its last event."""

from collections.abc import Sequence
from dataclasses import dataclass

from validator.log.codes import KIND_ROUND_END, KIND_ROUND_START, NOT_RECORDED
from validator.log.columns import arrays
from validator.replay_events import held_at


@dataclass(slots=True)
class Round:
    """A round's first and last event, whether its start and its end are there, and what was lost; see Doubt."""

    first: int
    last: int
    number: int
    started: bool = False
    over: bool = False
    lost: int = NOT_RECORDED
    withdrawn: bool = False


class Rounds(Sequence[Round]):
    """Rounds in order, in columns; one that is looked at stands in ``looked_at`` by its place, to be marked."""

    def __init__(
        self, firsts: list[int], lasts: list[int], numbers: list[int], started: list[bool], over: list[bool]
    ) -> None:
        self.firsts, self.lasts, self.numbers, self.started, self.over = firsts, lasts, numbers, started, over
        self.looked_at: dict[int, Round] = {}

    def __len__(self) -> int:
        return len(self.firsts)

    def __getitem__(self, place: int) -> Round:  # type: ignore[override]
        place += len(self.firsts) if place < 0 else 0
        one = self.looked_at.get(place)
        if one is None:
            told = self.firsts[place], self.lasts[place], self.numbers[place], self.started[place], self.over[place]
            one = self.looked_at[place] = Round(*told)
        return one

    @property
    def any_torn(self) -> bool:
        """Whether two of them have the same number."""
        unnumbered = self.numbers.count(NOT_RECORDED)
        return len(set(self.numbers)) - bool(unnumbered) < len(self.numbers) - unnumbered


def rounds_of(kinds: Sequence[int], numbers: Sequence[int]) -> Rounds:
    """The rounds among the events, each from its first to its last event."""
    if not isinstance(kinds, list):
        columns = arrays().numbered_rounds(kinds, numbers)
        if columns is not None:
            return Rounds(*columns)
    found: list[Round] = []
    number = NOT_RECORDED
    unnumbered = False
    seams = _seams(kinds, numbers)
    stops = [*seams, len(kinds)][1:]
    for i, stop, kind, here in zip(seams, stops, held_at(kinds, seams), held_at(numbers, seams), strict=True):
        if here == NOT_RECORDED and not (unnumbered or kind == KIND_ROUND_START):
            continue
        if kind == KIND_ROUND_START:
            begins = here == NOT_RECORDED or here != number or not found or found[-1].started
        else:
            begins = here not in (NOT_RECORDED, number)
        last = i if kind == KIND_ROUND_END and here == NOT_RECORDED else stop - 1
        if begins:
            found.append(Round(i, last, here, kind == KIND_ROUND_START, kind == KIND_ROUND_END))
            number = here
        else:
            one = found[-1]
            one.last = last
            one.started |= kind == KIND_ROUND_START
            one.over |= kind == KIND_ROUND_END
        unnumbered = number == NOT_RECORDED and kind != KIND_ROUND_END
    return Rounds(
        [one.first for one in found],
        [one.last for one in found],
        [one.number for one in found],
        [one.started for one in found],
        [one.over for one in found],
    )


def _seams(kinds: Sequence[int], numbers: Sequence[int]) -> list[int]:
    """The events that begin or end a round, those after one without a number, and those of another number."""
    if not isinstance(kinds, list):
        seams: list[int] = arrays().seams(kinds, numbers).tolist()
        return seams
    ends = (KIND_ROUND_START, KIND_ROUND_END)
    return [
        i
        for i, (kind, number) in enumerate(zip(kinds, numbers, strict=True))
        if kind in ends or i == 0 or number != numbers[i - 1] or (number == NOT_RECORDED and kinds[i - 1] in ends)
    ]
