"""Finds what of a table's log is not known: rows lost, logs that begin or end in mid-round, kinds not recorded.

Less knowledge never accuses. Each segment of events knows what of its round, its shoe and its table was lost; what
each rule rests on is data (rules_text/rests_on.yaml, read by validator/law/evidence.py), and a verdict that rests on
what was lost is not checkable.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Sequence, Set as AbstractSet
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Final, NamedTuple

from validator.games.rounds.run import list_of
from validator.log.codes import (
    KIND_ANNOUNCE,
    KIND_CANCEL,
    KIND_COLLECT,
    KIND_CORRECT,
    KIND_DEAL,
    KIND_PAY,
    KIND_RESULT,
    KIND_RETURN,
    KIND_ROUND_END,
    KIND_ROUND_START,
    KIND_TABLE_OPEN,
    KIND_UNREADABLE,
    KIND_VIGORISH,
    NOT_RECORDED,
    WHAT_COLLECTED,
)
from validator.log.columns import Columns
from validator.log.vocabulary import FAMILY_ANY, FAMILY_ROUND
from validator.replay.events import held_at, places_of, steps_of_one
from validator.replay.line_numbers import line_of
from validator.replay.lost_kinds import (
    ALSO_BETWEEN,
    DEALS,
    MAY_COME_LATE,
    MIDWAY,
    NEW_SHOE,
    NOT_OF_THE_SHOE,
    NOT_OF_THE_TABLE,
    OPENINGS,
    PREPARED,
    WITHIN_A_ROUND,
)
from validator.replay.round_bounds import RoundBounds, RoundSequence, find_rounds
from validator.replay.stray_rows import EndedRounds, Stray

EDGE: Final = 4
"""Parts of rounds at the edge of a log: where one of them is torn, rows of the outermost may stand beyond it."""

NEAR: Final = 200
"""Rows before one that is lost of which the numbers are looked at."""

WITHDRAWALS: Final = (KIND_CANCEL, KIND_CORRECT)

MOST_STRAYED: Final = 100
"""Of so many rounds of a batch at most what rests on the rows out of place alone is left unjudged; of more, all."""


class Doubt(NamedTuple):
    """What is not known of a segment of events.

    ``lost``: the place of the first row of its round that was lost, NOT_RECORDED where none was; ``started``: the log
    begins within that round, if it marks beginnings of rounds at all; ``ended``: it ends before that round is over;
    ``withdrawn``: what was lost may have withdrawn a row of the round; ``shoe`` and ``table``: something of the shoe,
    of the table was lost before, or stood before the log; ``between``: a row of the shoe was lost; ``ahead``: a
    row that may be of no round is lost after its beginning.
    """

    lost: int = NOT_RECORDED
    started: bool = False
    ended: bool = False
    withdrawn: bool = False
    shoe: bool = False
    table: bool = False
    between: bool = False
    ahead: bool = False


@dataclass(slots=True)
class Doubts:
    """What is carried from batch to batch: whether something was lost since the last round, of the shoe, at all."""

    shoe: bool = False
    table: bool = False
    since_round: bool = False
    between: bool = False
    opening: bool = False
    """It is not known what stood before the log's first round."""
    to_come: bool = False
    """Something was lost that may be of the round to come."""
    last_seq: int = NOT_RECORDED
    step: int = 1
    """From one row's number to the next, as a rule."""
    last_round: int = NOT_RECORDED
    ended: EndedRounds = field(default_factory=EndedRounds)
    log: str = ""
    apart: bool = False
    """The log begins with rows that do not go on from those before: numbered anew, or the table opens after a gap."""
    lacking: set[tuple[int, str]] = field(default_factory=set)
    """The kinds and columns of which the table's log holds a row without a value."""

    def tell(self, kind: int, column: str) -> None:
        """Take in that a row of a kind was seen without a value in a column."""
        self.lacking.add((kind, column))

    @property
    def any(self) -> bool:
        """Whether anything is in doubt for what follows."""
        return self.shoe or self.table or self.since_round or self.to_come or self.opening or self.between


def kinds_lost(events: Columns, places: list[int]) -> list[int]:
    """The kind of each row that was lost, NOT_RECORDED where it cannot be told."""
    both = zip(held_at(events.kind, places), held_at(events.n, places), strict=True)
    return [told if kind == KIND_UNREADABLE else kind for kind, told in both]


def mark_rounds(
    events: Columns,
    rounds: RoundSequence,
    marks: list[int],
    *,
    ordered: bool,
    ends: bool = False,
    known: AbstractSet[int] = frozenset(),
) -> tuple[bool, list[int]]:
    """Say of each round which row it lost first; whether the last mark may be of a round still to come.

    And which marks are acts of a round in no round: they bear no number, and stand where none is under way, or after
    the last round where the log ``ends``.

    Where the order of rows is not that of acts, one between two rounds may be of either. ``known`` are the marks of
    rows of which it is declared that they do not tell their round: what they leave open is no fault of theirs, nor that
    of vigorish of rounds before, or of the mark at which a round begins.
    """
    to_come = False
    of_none: list[int] = []
    if not marks:
        return to_come, of_none
    marked = any(rounds.started)
    count = len(rounds)
    spans: _Spans | None = None
    for place, lost, named in zip(marks, kinds_lost(events, marks), held_at(events.ref, marks), strict=True):
        at = bisect_left(rounds.lasts, place)
        touched: list[RoundBounds] = []
        if at < count and rounds.firsts[at] <= place:
            if _pays_debt(events, place) and _before_payouts(events, rounds.firsts[at], place, rounds.lasts[at]):
                continue
            touched.append(rounds[at])
            if lost in (NOT_RECORDED, KIND_ROUND_START) and marked and at + 1 < count and not rounds.started[at + 1]:
                touched.append(rounds[at + 1])
        else:
            of_round = lost == NOT_RECORDED or (lost in FAMILY_ROUND and lost not in ALSO_BETWEEN)
            late = lost in MAY_COME_LATE and events.kind[place] != KIND_UNREADABLE and not _pays_debt(events, place)
            if at and (lost in WITHDRAWALS or (of_round and (late or not (ordered and rounds.over[at - 1])))):
                touched.append(rounds[at - 1])
            if of_round and (at == count or not ordered or events.kind[rounds.firsts[at]] != KIND_ROUND_START):
                to_come = at == count
                touched += [rounds[at]] if at < count else []
            may_be_next = to_come and not (marked or ends)
            if events.kind[place] in WITHIN_A_ROUND and not (touched or may_be_next or place in known):
                of_none.append(place)
        if lost in WITHDRAWALS and named >= 0:
            spans = spans or _Spans(rounds, events)
            touched += spans.around(named)
        for one in touched:
            behind = _pays_debt(events, place) and not one.first <= place <= one.last
            own = behind or place in known or events.kind[place] == KIND_ROUND_START
            one.why = one.why or ("" if own else _why_lost(events, place))
            one.withdrawn |= lost == NOT_RECORDED or lost in WITHDRAWALS
            at = _by_its_number(events, one.first, place) if place <= one.last else one.last + 1
            if one.lost == NOT_RECORDED or at < one.lost:
                one.lost = max(at, one.first)
    return to_come, of_none


def _by_its_number(events: Columns, first: int, place: int) -> int:
    """The place, from ``first`` on, at which a lost row was done: earlier, where the numbers leave it no room here.

    A row that comes late bears a number that lies before those around it, and is lost for it.
    """
    after = next((int(seq) for seq in events.seq[place + 1 : place + EDGE] if seq >= 0), NOT_RECORDED)
    if after < 0:
        return place
    numbered = [(int(events.seq[i]), i) for i in range(max(first, place - NEAR), place) if events.seq[i] >= 0]
    steps = [(later - earlier, i) for (earlier, _), (later, i) in pairwise(numbered) if later > earlier]
    if not steps:
        return place
    step = min(length for length, _ in steps)
    if after - numbered[-1][0] != step:
        return place
    return next((i for length, i in steps if length > step), first)


def _why_lost(events: Columns, place: int) -> str:
    """Why a round is not whole of which the row at a place is, or may be."""
    fault = "cannot be read" if events.kind[place] == KIND_UNREADABLE else "bears no number of a round"
    return f"a row {fault} that is of it or may be (line {line_of(events.line[place])})"


def _mark_strays(events: Columns, rounds: RoundSequence, strays: Sequence[Stray]) -> None:
    """Say of each round which rows out of place are of it, or may be."""
    of_number: dict[int, list[int]] = {}
    for at, number in enumerate(rounds.numbers) if strays else ():
        of_number.setdefault(number, []).append(at)
    several = len({one.number for one in strays}) > MOST_STRAYED
    for stray in strays:
        line = line_of(events.line[stray.place])
        at = bisect_left(rounds.lasts, stray.place)
        around = at < len(rounds) and rounds.firsts[at] <= stray.place
        beside = [one for one in (at - 1,) if one >= 0 and not (rounds.over[one] and stray.is_harmless)]
        near = [at] if around else beside
        near += [at] if not around and at < len(rounds) and not rounds.started[at] else []
        own = of_number.get(stray.number, [])
        # Where rows of two rounds stand among each other, one of the later that cannot be read may be of either.
        among = around and any(rounds[one].lost != NOT_RECORDED for one in own)
        for one in dict.fromkeys((*own, *near)):
            marked = rounds[one]
            of = "a row of it stands outside of it" if one in own else f"a row of round {stray.number} stands in it"
            of = of if one in own or around else f"a row of round {stray.number} stands beside it"
            marked.why = marked.why or f"{of} (line {line})"
            if stray.kind == NOT_RECORDED or several or (among and one == at):
                marked.lost = marked.first
                marked.withdrawn |= stray.kind == NOT_RECORDED
            else:
                marked.strays |= {stray.kind}


def _pays_debt(events: Columns, place: int) -> bool:
    """Whether vigorish that was marked before is collected from a position for no wager: it is of no round."""
    collected = events.kind[place] == KIND_VIGORISH and events.what[place] == WHAT_COLLECTED
    return bool(collected and events.wager[place] == NOT_RECORDED)


def _before_payouts(events: Columns, first: int, place: int, last: int) -> bool:
    """Whether the round between two rows had not come to its payouts, when its own vigorish may be collected."""
    settled = any(events.kind[i] in (KIND_COLLECT, KIND_PAY, KIND_RETURN, KIND_RESULT) for i in range(first, place))
    goes_on = any(events.kind[i] in (KIND_DEAL, KIND_ANNOUNCE, KIND_RESULT) for i in range(place + 1, last + 1))
    return goes_on and not settled


def _is_between(events: Columns, place: int) -> bool:
    """Whether a row that could be read stands between two rounds, and is of a kind that may."""
    if events.kind[place] not in ALSO_BETWEEN or events.round[place] != NOT_RECORDED:
        return False
    before = place
    while before >= 0 and events.round[before] == NOT_RECORDED and events.kind[before] != KIND_ROUND_START:
        before -= 1
    if before < 0 or events.round[before] == NOT_RECORDED or events.kind[before] != KIND_ROUND_END:
        return False
    after = next((i for i in range(place, len(events.kind)) if events.round[i] != NOT_RECORDED), -1)
    return after < 0 or (events.kind[after] == KIND_ROUND_START and events.round[after] != events.round[before])


class _Spans:
    """Between which numbers of rows each round lies; one whose first row was lost may begin with any."""

    def __init__(self, rounds: RoundSequence, events: Columns) -> None:
        spans = [(int(events.seq[one.first]), int(events.seq[one.last]), one) for one in rounds]
        self._known = [span for span in spans if span[0] >= 0]
        self._blind = [span for span in spans if span[0] < 0]

    def around(self, seq: int) -> list[RoundBounds]:
        """The rounds that may hold the row with this number."""
        at = bisect_right(self._known, seq, key=lambda span: span[0])
        return [one for _, last, one in (*self._blind, *self._known[max(0, at - 1) : at]) if seq <= last]


def periods(
    log: str,
    events: Columns,
    marks: Sequence[int],
    doubts: Doubts,
    *,
    ends: bool,
    starts: bool,
    ordered: bool,
    strays: Sequence[Stray] = (),
    known: AbstractSet[int] = frozenset(),
) -> tuple[list[tuple[int, Doubt]], list[RoundBounds], list[int]]:
    """From which event on which doubt holds, in order; ``doubts`` is brought up to what follows the events.

    And the rounds that are not whole, and the places of acts of a round in none. ``marks`` are the places, in
    order, of rows that were lost, or of which it is not known to which round they belong; those of ``known`` are
    declared so. ``ends`` says that the log holds no more of the table, ``starts`` that it may mark where rounds begin,
    ``ordered`` that the order of its rows is that of acts; ``strays`` are the rows out of place.
    """
    kinds = events.kind
    held = held_at(kinds, [*marks])
    marks = [i for i, kind in zip(marks, held, strict=True) if kind not in ALSO_BETWEEN or not _is_between(events, i)]
    begins = doubts.log != log
    rounds = find_rounds(kinds, events.round)
    if not (marks or begins or ends or doubts.any or strays or rounds.any_torn):
        doubts.last_seq, doubts.last_round = _last_number(events, ordered), NOT_RECORDED
        return [(0, Doubt())], [], []
    within = False
    if begins:
        follows = _begin(log, events, rounds[0].first if rounds else len(kinds) - 1, doubts, ordered=ordered)
        anew = follows and bool(rounds) and doubts.last_round not in (NOT_RECORDED, rounds[0].number)
        prepared = bool(rounds) and not PREPARED.isdisjoint(list_of(kinds[: rounds[0].first]))
        within = starts and bool(rounds) and not (rounds[0].started or prepared or anew)
    came = doubts.to_come
    doubts.to_come, of_none = mark_rounds(events, rounds, marks, ordered=ordered, ends=ends, known=known)
    if came and rounds and not rounds[0].started:
        rounds[0].lost, rounds[0].withdrawn = rounds[0].first, True
    torn = _tear(rounds)
    _mark_strays(events, rounds, strays)
    if within:
        doubts.shoe = doubts.table = doubts.opening = True
    lost = [i for i, kind in zip(marks, held_at(kinds, marks), strict=True) if kind in (KIND_UNREADABLE, *DEALS)]
    walk = _Walk(events, *_with_strays(events, rounds, lost, strays), strays, doubts)
    lost = [*walk.lost]
    for number in _to_visit(rounds, [*lost, *places_of(events, NEW_SHOE)]):
        one = rounds[number]
        walk.between(rounds[number - 1].last + 1 if number else 0, one.first)
        walk.within(one)
        doubts.table |= one.number in torn
        torn_at_begin = not torn.isdisjoint(rounds.numbers[:EDGE])
        started = number == 0 and (within or (begins and torn_at_begin and not one.started))
        last = ends and number == len(rounds) - 1
        torn_at_end = not torn.isdisjoint(rounds.numbers[-EDGE:])
        ended = last and not (one.over or (not torn_at_end and NEW_SHOE.intersection(list_of(kinds[one.last + 1 :]))))
        walk.say(one.first, one.lost, started, ended, one.withdrawn)
        walk.say(one.last + 1)
    walk.between(rounds[-1].last + 1 if rounds else 0, len(kinds))
    if doubts.log == log:
        if ordered:
            doubts.step = max(1, int(events.seq[-1]) - int(events.seq[-2])) if len(kinds) > 1 else doubts.step
        doubts.last_seq = _last_number(events, ordered)
        doubts.last_round = rounds[-1].number if rounds else doubts.last_round
    found = [(start, doubt) for start, doubt in walk.found if start < len(kinds)]
    not_whole = [one for one in rounds.looked_at.values() if one.why and one.number != NOT_RECORDED]
    return found, not_whole, of_none


def _with_strays(
    events: Columns, rounds: RoundSequence, lost: list[int], strays: Sequence[Stray]
) -> tuple[list[int], dict[int, int]]:
    """The places of rows that were lost, each with its kind; rows out of place are lost from their round on."""
    kinds = dict(zip(lost, kinds_lost(events, lost), strict=True))
    if not strays:
        return lost, kinds
    firsts: dict[int, int] = {}
    for first, number in zip(rounds.firsts, rounds.numbers, strict=True):
        firsts.setdefault(number, first)
    for stray in strays:
        if stray.is_harmless:
            continue
        for place in {stray.place, firsts.get(stray.number, stray.place)}:
            kinds[place] = stray.kind if kinds.get(place, stray.kind) == stray.kind else NOT_RECORDED
    return sorted(kinds), kinds


def _to_visit(rounds: RoundSequence, places: Iterable[int]) -> list[int]:
    """The rounds, by their numbers in order, with which something may come into doubt or out of it.

    They are the first and the last, those that lost a row, and those in which or before which one of ``places`` lies.
    """
    found = {0, len(rounds) - 1} if rounds else set()
    found |= {number for number, one in rounds.looked_at.items() if one.lost != NOT_RECORDED or one.withdrawn}
    found |= {bisect_left(rounds.lasts, place) for place in places} - {len(rounds)}
    return sorted(found)


def _tear(rounds: RoundSequence) -> AbstractSet[int]:
    """The numbers of rounds that are torn, rows of others standing between theirs: then no part of them is whole."""
    if not rounds.any_torn:
        return frozenset()
    parts: dict[int, list[RoundBounds]] = {}
    for one in rounds:
        if one.number != NOT_RECORDED:
            parts.setdefault(one.number, []).append(one)
    torn = [of_one for of_one in parts.values() if len(of_one) > 1]
    for of_one in torn:
        withdrawn = any(one.withdrawn for one in of_one)
        starts = sum(one.started for one in of_one)
        for one in of_one:
            one.lost, one.withdrawn = one.first, withdrawn
            one.why = f"it begins {starts} times" if starts > 1 else "rows of other rounds stand between its rows"
    return {of_one[0].number for of_one in torn}


def _last_number(events: Columns, ordered: bool) -> int:
    """The number of the last row of the source, which need not be the last act where the order is not that of acts."""
    return int(events.seq[-1] if ordered else max(list_of(events.seq)))


def _begin(log: str, events: Columns, first: int, doubts: Doubts, *, ordered: bool) -> bool:
    """A log begins: what stood before its first round is known only if the table opens, or the last log goes on here.

    ``first`` is the first event of a round. Where rows are numbered without gaps, one before it shows a loss. A row
    that stands before the opening is of what was before. Returns whether the last log goes on.
    """
    number = int(events.seq[0] if ordered else min(list_of(events.seq)))
    follows = doubts.last_seq != NOT_RECORDED and 0 < number - doubts.last_seq <= doubts.step
    anew = 0 <= number <= doubts.last_seq
    begin = next((i for i, kind in enumerate(events.kind) if kind not in FAMILY_ANY or kind == KIND_UNREADABLE), -1)
    if begin < 0:
        doubts.last_seq = NOT_RECORDED
        return False
    opening = int(events.kind[begin])
    if KIND_TABLE_OPEN in list_of(events.kind[begin:first]):
        opening = KIND_TABLE_OPEN
    doubts.apart = not follows and doubts.last_seq != NOT_RECORDED and (anew or opening == KIND_TABLE_OPEN)
    if not follows:
        steps = pairwise(list_of(events.seq[begin : first + 1]))
        counted = ordered and 2 * steps_of_one(events.seq) + 3 > len(events.seq)
        gap = counted and any(later - earlier > 1 for earlier, later in steps)
        doubts.table |= gap or opening not in OPENINGS
        doubts.opening = gap or opening in MIDWAY or opening in FAMILY_ROUND
        doubts.shoe |= doubts.opening
    doubts.log = log
    return follows


class _Walk:
    """One way through a table's events, from which on what is said to be in doubt."""

    def __init__(
        self, events: Columns, lost: list[int], kinds: dict[int, int], strays: Sequence[Stray], doubts: Doubts
    ) -> None:
        self._events = events
        self._apart = {one.place for one in strays if one.kind in NOT_OF_THE_SHOE}
        self.lost = lost
        self._kinds = kinds
        self._doubts = doubts
        behind = (i for i in reversed(lost) if self._kinds[i] not in FAMILY_ROUND)
        self._behind = next(behind, NOT_RECORDED)
        self.found: list[tuple[int, Doubt]] = []
        self.say(0)

    def say(
        self,
        place: int,
        lost: int = NOT_RECORDED,
        started: bool = False,
        ended: bool = False,
        withdrawn: bool = False,
    ) -> None:
        """From ``place`` on this holds, and what is in doubt of shoe and table."""
        of = self._doubts
        here = lost, started, ended, withdrawn, of.shoe, of.table, of.between
        found = self.found
        if found and found[-1][0] == place:
            found.pop()
        if not found or found[-1][1][:-1] != here:
            found.append((place, Doubt(*here, ahead=place <= self._behind)))

    def within(self, one: RoundBounds) -> None:
        """Go through a round."""
        for i in self._lost_in(one.first, one.last + 1):
            self._lose(i)
        self._doubts.since_round = self._doubts.opening = False

    def between(self, start: int, stop: int) -> None:
        """Go through what stands between two rounds: a new shoe is known from its beginning on.

        Cards that are only taken out of the shoe are those of the shoe before.
        """
        if start >= stop:
            return
        kinds = list_of(self._events.kind[start:stop])
        started = PREPARED.isdisjoint(kinds)
        lost = frozenset(self._lost_in(start, stop))
        for i, kind in enumerate(kinds, start):
            if i in lost:
                self._lose(i)
                self._doubts.since_round |= i not in self._apart
                self.say(i)
            elif not started and kind in NEW_SHOE:
                started = True
                self._doubts.shoe = self._doubts.since_round or self._doubts.opening
                self._doubts.between = self._doubts.since_round
                self.say(i)

    def _lost_in(self, start: int, stop: int) -> Sequence[int]:
        return self.lost[bisect_left(self.lost, start) : bisect_left(self.lost, stop)]

    def _lose(self, place: int) -> None:
        kind = self._kinds[place]
        of_shoe = kind not in NOT_OF_THE_SHOE
        self._doubts.table |= kind not in NOT_OF_THE_TABLE
        self._doubts.shoe |= of_shoe
        self._doubts.between |= of_shoe
