"""Counts the rounds dealt under a breach that lasts: from the last good check before it to the next.

A card too many, a shoe not shuffled, a device not approved is proved by one event, but every round since the cards
were last found good was dealt so, until they are found good again. What is dealt from another batch in the meantime is
not among it. Where the log has no good check before or behind, it reaches at least as far as the log goes.
"""

from array import array
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from validator.chapters.lasting import LASTING, WHOLE_SHOES, Remedy
from validator.core.engine.engines import Engine
from validator.core.engine.selection import Engines
from validator.core.finding import Finding, LogPlace
from validator.log.codes import (
    KIND_BATCH_SWAP,
    KIND_CARD_CHANGE,
    KIND_COUNT_CHECK,
    KIND_DEAL,
    KIND_DECKS,
    KIND_DEVICE,
    KIND_DEVICE_LIGHT,
    KIND_INSPECTION,
    KIND_LOAD_SHOE,
    KIND_ROUND_START,
    KIND_SHOE_EMPTIED,
    KIND_SHUFFLE,
    KIND_SPLIT,
    KIND_TILE_SET,
    KIND_WAGER,
    KIND_WAGER_CHANGED,
    NOT_RECORDED,
    WHAT_APPROVED,
    WHAT_CARDS,
    WHAT_COMPLETE,
    WHAT_GREEN,
    WHAT_RED,
    WHAT_REPAIRED,
    WHAT_REPLACED,
    WHAT_SHUFFLER,
    WHAT_TILES,
)
from validator.log.columns import Columns, LogUnusable, Names
from validator.log.read.reader import READING, batches
from validator.replay.continuity import Join
from validator.replay.exposure_model import BreachProof, Exposure, Exposures, merge_exposures
from validator.replay.report import ReplayReport
from validator.replay.request import Logs

ROUNDS: Final = 2_000
"""Rounds that are read at once, about."""

_OTHER_CARDS: Final = frozenset({KIND_DECKS, KIND_CARD_CHANGE, KIND_TILE_SET})


@dataclass(slots=True)
class _Dealt:
    """A round: its number among the table's, hands, cents, patrons, and from when to when."""

    number: int
    at: int = NOT_RECORDED
    ends: int = NOT_RECORDED
    hands: set[int] = field(default_factory=set)
    split: set[int] = field(default_factory=set)
    patrons: set[int] = field(default_factory=set)
    wagers: dict[int, int] = field(default_factory=dict)
    backs: dict[int, None] = field(default_factory=dict)


@dataclass(slots=True)
class _Stretch:
    """What was dealt with one batch since the last good check."""

    since: LogPlace | None
    proofs: dict[str, list[Finding]] = field(default_factory=dict)
    counts: Counter[str] = field(default_factory=Counter)
    rounds: "array[int]" = field(default_factory=lambda: array("q"))
    hands: "array[int]" = field(default_factory=lambda: array("q"))
    cents: "array[int]" = field(default_factory=lambda: array("q"))
    patrons: set[int] = field(default_factory=set)
    begins: int = NOT_RECORDED
    ends: int = NOT_RECORDED

    def add(self, dealt: _Dealt) -> None:
        """Take in a round."""
        self.rounds.append(dealt.number)
        self.hands.append(len(dealt.hands - dealt.split))
        self.cents.append(sum(dealt.wagers.values()))
        self.patrons |= dealt.patrons
        if dealt.at >= 0:
            self.begins = dealt.at if self.begins < 0 else self.begins
            self.ends = max(dealt.at, dealt.ends)


def with_reach(report: ReplayReport, logs: Logs) -> ReplayReport:
    """The report with how far its breaches reach that last; the logs are read again where there are any."""
    if not report.interrupted:
        found = report.findings if some_last(report) else ()
        report.reached = reach_of(found, logs, report.joins, reader_of(report), whole_shoes=shoes_are_whole(report))
    return report


def some_last(report: ReplayReport) -> bool:
    """Whether a breach was found that lasts."""
    return any(one.rule in LASTING and (one.failed or one.for_review) for one in report.tallies)


def shoes_are_whole(report: ReplayReport) -> bool:
    """Whether of each shoe the cards drawn and those left were held against its decks."""
    shoes = [one for one in report.tallies if one.rule == WHOLE_SHOES]
    return any(one.judged for one in shoes) and not any(one.not_checkable for one in shoes)


def reader_of(report: ReplayReport) -> Engine | None:
    """What reads logs by kernels, where they were judged by them."""
    return Engines("compiled", 0).of("reading", READING, 0) if report.engine.endswith("compiled") else None


def reach_of(
    findings: Iterable[Finding],
    logs: Logs,
    joins: Sequence[Join] = (),
    reader: Engine | None = None,
    *,
    whole_shoes: bool = False,
) -> Exposures:
    """How far the breaches that last reach, by the rows of the ``logs``, each with the name that findings give it.

    ``joins`` say where logs of a table hold the same rows twice. ``whole_shoes``: of each shoe the cards drawn and
    those left were held against its decks, so that one of which nothing is found was complete. A compiled ``reader``
    reads the logs by kernels. A log that cannot be read again is left out.
    """
    proved: dict[str, dict[int, list[Finding]]] = {}
    for finding in findings:
        where = finding.where
        if finding.root is None and finding.rule in LASTING and isinstance(where, LogPlace):
            proved.setdefault(where.table, {}).setdefault(where.event, []).append(finding)
    if not proved:
        return Exposures()
    names = Names()
    walks = {table: _Walk(table, by_event, whole_shoes) for table, by_event in proved.items()}
    twice = {(one.log, one.table) for one in joins if one.kind == "twice"}
    for name, path in logs:
        try:
            for reading in batches(path, ROUNDS, names, engine=reader):
                for table in reading.tables.keys() & walks.keys():
                    walks[table].take(name, reading.tables[table].lists(), again=(name, table) in twice)
        except LogUnusable:
            continue
    return merge_exposures(_reached(*walk.ended(), names) for walk in walks.values())


class _Walk:
    """Goes through the rows of one table; ``proved`` are the findings by event."""

    def __init__(self, table: str, proved: dict[int, list[Finding]], whole_shoes: bool) -> None:
        self._table = table
        self._whole_shoes = whole_shoes
        self._proved = proved
        self._asked = sorted({LASTING[one.rule] for found in proved.values() for one in found})
        self._open: dict[Remedy, dict[int, _Stretch]] = {mended: {} for mended in self._asked}
        self._whole: dict[Remedy, LogPlace | None] = dict.fromkeys(self._asked)
        """Of each the last good check that was of all batches."""
        self._in_shoe = NOT_RECORDED
        self._batches: set[int] = set()
        self._round: _Dealt | None = None
        self._rounds = 0
        self._last = NOT_RECORDED
        self.found: list[tuple[Remedy, _Stretch, LogPlace | None]] = []

    def take(self, log: str, rows: Columns, *, again: bool) -> None:
        """Go on through rows of a log; ``again``: of numbers that were there before, they are the same rows."""
        for at in range(len(rows.kind)):
            seq = rows.seq[at]
            if again and seq <= self._last:
                continue
            self._last = seq
            self._one(log, rows, at)

    def _one(self, log: str, rows: Columns, at: int) -> None:
        kind, number, back = rows.kind[at], rows.round[at], rows.back[at]
        found = self._proved.get(rows.seq[at], ())
        found = [one for one in found if one.where.file == log]
        if kind == KIND_ROUND_START or (self._round is not None and number < 0):
            self._end_round()
        if kind == KIND_ROUND_START:
            self._rounds += 1
            self._round = _Dealt(self._rounds, rows.at[at])
        elif kind in (KIND_LOAD_SHOE, KIND_BATCH_SWAP) and back >= 0:
            self._in_shoe = back
            self._batches.add(back)
        dealt = self._round
        if dealt is not None:
            self._in_round(dealt, rows, at)
        if not found:
            place = LogPlace(log, rows.line[at], self._table, number, rows.seq[at])
            for mended in self._asked:
                if self._is_good(mended, rows, at):
                    self._check(mended, back, place)
                elif mended is Remedy.DEVICE and kind == KIND_DEVICE_LIGHT and rows.what[at] == WHAT_RED:
                    self._fails(place)
        for one in found:
            mended = LASTING[one.rule]
            # A card of one batch that comes from the shoe of the other is missing from its own.
            for key in {self._batch(back), *({back} & self._batches)} if mended is not Remedy.DEVICE else {back}:
                stretch = self._stretch(mended, key)
                stretch.counts[one.rule] += 1
                stretch.proofs.setdefault(one.rule, []).extend([one] if stretch.counts[one.rule] == 1 else [])

    def _batch(self, back: int) -> int:
        """The batch in play: that of the shoe, else of the round's first card, else that of the row itself."""
        if self._in_shoe >= 0:
            return self._in_shoe
        return next(iter(self._round.backs), back) if self._round is not None else back

    def _in_round(self, dealt: _Dealt, rows: Columns, at: int) -> None:
        kind = rows.kind[at]
        dealt.ends = max(dealt.ends, rows.at[at])
        if kind == KIND_DEAL:
            if rows.hand[at] > 0:
                dealt.hands.add(rows.hand[at])
            if rows.back[at] >= 0:
                dealt.backs[rows.back[at]] = None
        elif kind == KIND_SPLIT:
            dealt.split.add(rows.hand[at])
        elif kind in (KIND_WAGER, KIND_WAGER_CHANGED):
            if rows.cents[at] >= 0:
                dealt.wagers[rows.wager[at]] = rows.cents[at]
            if rows.player[at] >= 0:
                dealt.patrons.add(rows.player[at])

    def _end_round(self) -> None:
        dealt, self._round = self._round, None
        if dealt is None:
            return
        for mended in self._asked:
            keys = {NOT_RECORDED} if mended is Remedy.DEVICE else dealt.backs.keys() or {self._in_shoe}
            for back in keys:
                self._stretch(mended, back).add(dealt)

    def _stretch(self, mended: Remedy, back: int) -> _Stretch:
        """The stretch of the cards with a back; of a device, which takes all cards, there is one."""
        key = NOT_RECORDED if mended is Remedy.DEVICE else back
        return self._open[mended].setdefault(key, _Stretch(self._whole[mended]))

    def _check(self, mended: Remedy, back: int, place: LogPlace) -> None:
        """A good check of the cards with a back, or of all."""
        every = back < 0 or mended is Remedy.DEVICE
        for key in [*self._open[mended]] if every else [back]:
            stretch = self._open[mended].pop(key, None)
            if stretch is not None:
                self.found.append((mended, stretch, place))
        if every:
            self._whole[mended] = place
        else:
            self._open[mended][back] = _Stretch(place)

    def _fails(self, place: LogPlace) -> None:
        """A device shows that it fails: what is not proved to reach further back begins here."""
        stretch = self._open[Remedy.DEVICE].get(NOT_RECORDED)
        if stretch is None or not stretch.counts:
            self._open[Remedy.DEVICE][NOT_RECORDED] = _Stretch(place)

    def _is_good(self, mended: Remedy, rows: Columns, at: int) -> bool:
        """Whether an event of which nothing is found shows that what is broken is mended, or was never broken."""
        kind, what, n = rows.kind[at], rows.what[at], rows.n[at]
        if mended is Remedy.DEVICE:
            works = kind == KIND_DEVICE and what in (WHAT_REPAIRED, WHAT_REPLACED, WHAT_APPROVED)
            sound = kind == KIND_INSPECTION and what == WHAT_SHUFFLER and n <= 0
            return works or sound or (kind == KIND_DEVICE_LIGHT and what == WHAT_GREEN)
        if kind in _OTHER_CARDS or (mended is Remedy.ORDER and kind == KIND_SHUFFLE):
            return True
        if mended is Remedy.ORDER:
            return False
        if mended is Remedy.COUNT and kind == KIND_SHOE_EMPTIED:
            return self._whole_shoes and n >= 0
        # A count that is right does not show a card that is missing where there is another too many.
        complete = mended is Remedy.COUNT and kind == KIND_COUNT_CHECK and what == WHAT_COMPLETE
        return complete or (kind == KIND_INSPECTION and what in (WHAT_CARDS, WHAT_TILES) and n <= 0)

    def ended(self) -> tuple[str, list[tuple[Remedy, _Stretch, LogPlace | None]]]:
        """The table and the stretches of the breaches proved, each with the good check behind it."""
        self._end_round()
        for mended, open_ in self._open.items():
            self.found += [(mended, stretch, None) for stretch in open_.values()]
        return self._table, [one for one in self.found if one[1].counts]


def _reached(table: str, found: list[tuple[Remedy, _Stretch, LogPlace | None]], names: Names) -> Exposures:
    """What the breaches of a table reach, each round counted once."""
    counted: set[int] = set()
    hands = cents = 0
    for _, stretch, _ in found:
        for number, dealt, wagered in zip(stretch.rounds, stretch.hands, stretch.cents, strict=True):
            if number not in counted:
                counted.add(number)
                hands += dealt
                cents += wagered
    each = tuple(_reach(table, *one) for one in found)
    named = frozenset(names.word(one) for _, stretch, _ in found for one in stretch.patrons)
    return Exposures(each, len(counted), hands, cents, named)


def _reach(table: str, mended: Remedy, stretch: _Stretch, until: LogPlace | None) -> Exposure:
    proofs = [
        BreachProof(rule, found[0].title, stretch.counts[rule], found[0].where)
        for rule, found in stretch.proofs.items()
        if isinstance(found[0].where, LogPlace)
    ]
    minutes = None if stretch.begins < 0 else -(-(stretch.ends - stretch.begins) // 60_000)
    return Exposure(
        table,
        mended,
        stretch.since,
        until,
        tuple(sorted(proofs, key=lambda one: one.first.line)),
        len(stretch.rounds),
        sum(stretch.hands),
        len(stretch.patrons),
        sum(stretch.cents),
        minutes,
    )
