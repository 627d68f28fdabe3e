"""An edit made at a place of a log: the rows afterwards, and what was changed."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from validator.faults.binding import Binding, Maker, Unfit
from validator.faults.consequences import follow
from validator.faults.edits import Edit, Op
from validator.faults.recast import recast
from validator.faults.rewritten import Touched, Work, rows_with, set_beside
from validator.faults.scene import Scene, whole
from validator.faults.sites import Site, fits
from validator.log.notation import Row

_GAINS = {"pay": 1, "return": 0, "collect": -1, "vigorish": -1}
"""What the player gains by the money of such a row; a stake that he gets back is none."""
_STAKES = ("wager", "wager-changed", "wager-withdrawn")
_SETTLES = ("pay", "collect", "return")
_WIDER = 2
"""Stretches of play on either side in which a row is looked for where the next one has none."""


@dataclass(frozen=True)
class Applied:
    """A log with a fault: ``work`` is what it changes, ``place`` where it was made."""

    log: Scene
    work: Work
    place: int

    @cached_property
    def rows(self) -> list[Row]:
        """The rows of the log with the fault."""
        return rows_with(self.log, [self.work])

    @property
    def touched(self) -> tuple[Touched, ...]:
        """What was changed, row by row."""
        return tuple(self.work.touched)

    @property
    def made_cents(self) -> int | None:
        """How much more than in lawful play the player gets; None where that is not told by what was changed."""
        if not self.touched or any(str(row["kind"]) in _STAKES for one in self.touched for row in _both(one)):
            return None
        kinds = ({row["kind"] for row in _both(one) if "cents" in row} for one in self.touched)
        moneyed = [of_one & set(_GAINS) for of_one in kinds]
        if not any(moneyed) or {"return"} in moneyed:
            return None
        return sum(_gain(one.after) - _gain(one.before) for one in self.touched)

    @property
    def lost(self) -> frozenset[str]:
        """The kinds, and columns of kinds, of which the edit took something away."""
        gone = set()
        moved = {one.after["kind"] for one in self.touched if one.before is None and one.after is not None}
        for one in self.touched:
            if one.after is None and one.before is not None and one.before["kind"] not in moved:
                gone.add(str(one.before["kind"]))
            elif one.before is not None and one.after is not None and one.before["kind"] == one.after["kind"]:
                gone |= {f"{one.before['kind']}.{name}" for name in one.before if name not in one.after}
        return frozenset(gone)


def _both(one: Touched) -> Iterator[Row]:
    yield from (row for row in (one.before, one.after) if row is not None)


def _gain(row: Row | None) -> int:
    return 0 if row is None else _GAINS.get(str(row["kind"]), 0) * (whole(row, "cents") or 0)


def apply(log: Scene, edit: Edit, site: Site) -> Applied:
    """Make an edit at a place of a log; raises Unfit where the place cannot take it."""
    binding = site.binding(log, edit)
    maker = Maker(edit, binding)
    work = Work()
    first = edit.ops[0]
    if edit.recast:
        recast(log, edit, site.place, binding, work)
    elif edit.wholly:
        _leave_out(log, edit, site.place, work)
    made: dict[int, Row] = {}
    places: dict[int, int] = {}
    for op in () if edit.recast or edit.wholly else edit.ops:
        shown = op.anchor if op.old is None else op.old
        if shown not in places:
            places[shown] = site.place if op is first else nearest(log, edit, shown, op, binding)
        place = places[shown]
        _make(log, edit, op, place, maker, binding, work)
        after = work.touched[-1].after
        if op.new is not None and after is not None:
            made[op.new] = after
    _same_amounts(edit, made)
    _take_over(edit, work)
    if edit.settled:
        for one in list(work.touched):
            _settle(log, one, site.place, work)
    follow(log, site.place, work)
    return Applied(log, work, site.place)


def _leave_out(log: Scene, edit: Edit, place: int, work: Work) -> None:
    """Leave out all rows such as the example lacks, of the same hand and type of wager, in the stretch of a place."""
    lacking = [edit.lawful.keys[op.anchor] for op in edit.ops]
    stretch = log.stretch(place)
    for at in range(stretch.start, stretch.stop):
        if not any(fits(log.keys[at], one, "loose") for one in lacking):
            continue
        work.instead[at] = None
        work.touched.append(Touched(log.rows[at], None))


def _same_amounts(edit: Edit, made: Mapping[int, Row]) -> None:
    """Where a row put in is about no wager and has the amount of another in the example, let it be so in the log."""
    put_in = [op.new for op in edit.ops if op.kind == "insert" and op.new in made]
    for new in put_in:
        assert new is not None
        shown = edit.fails.rows[new]
        alike = (
            row for other, row in made.items()
            if other != new and edit.fails.rows[other].get("cents") == shown.get("cents") and "wager" in row
        )  # fmt: skip
        like = next(alike, None)
        if "cents" in shown and "wager" not in shown and like is not None:
            made[new]["cents"] = like["cents"]


def _take_over(edit: Edit, work: Work) -> None:
    """Where an amount is less by what no longer comes by another row in the example, let it be so in the log."""
    kinds = [op.kind for op in edit.ops]
    if sorted(kinds) != ["change", "drop"]:
        return
    changed, dropped = edit.ops[kinds.index("change")], edit.ops[kinds.index("drop")]
    assert changed.old is not None and changed.new is not None and dropped.old is not None
    rows = edit.lawful.rows[changed.old], edit.fails.rows[changed.new], edit.lawful.rows[dropped.old]
    before, after, gone = (whole(row, "cents") for row in rows)
    if before is None or after is None or gone is None or abs(before - after) != gone:
        return
    for one in work.touched:
        was = whole(one.before, "cents") if one.before is not None and one.after is not None else None
        taken = next((whole(other.before, "cents") for other in work.touched if other.before and not other.after), None)
        if was is not None and taken is not None and one.after is not None:
            one.after["cents"] = was + (taken if after > before else -taken)


def _settle(log: Scene, one: Touched, place: int, work: Work) -> None:
    """Settle what was wagered otherwise as it is now: in proportion, with the hand, or not at all."""
    row = one.after or one.before
    if row is None or row["kind"] != "wager":
        return
    wager, stake = whole(row, "wager"), whole(row, "cents")
    stretch = log.stretch(place)
    if one.before is None:
        alike = (other for other, at in stretch.wagers.items() if log.rows[at].get("what") == row.get("what"))
        like = next(alike, log.backed(place, whole(row, "hand")))
        base = log.stake(place, like)
    else:
        like, base = wager, whole(one.before, "cents")
    for at in range(stretch.start, stretch.stop):
        there = log.rows[at]
        if there["kind"] not in _SETTLES or whole(there, "wager") != like or like is None or at in work.instead:
            continue
        if one.after is None:
            work.instead[at] = None
            work.touched.append(Touched(there, None))
            continue
        cents = (whole(there, "cents") or 0) * (stake or 0) // (base or 1)
        settled: Row = {**there, "wager": wager, "cents": cents}
        if one.before is None:
            settled = set_beside(log, settled, at, 1)
            work.behind.setdefault(at, []).append(settled)
            work.touched.append(Touched(None, settled))
        elif settled != there:
            work.instead[at] = settled
            work.touched.append(Touched(there, settled))


def _make(log: Scene, edit: Edit, op: Op, place: int, maker: Maker, binding: Binding, work: Work) -> None:
    there = log.rows[place]
    if place in work.instead:
        raise Unfit
    if op.kind == "drop":
        work.instead[place] = None
        work.touched.append(Touched(there, None))
    elif op.kind == "change":
        assert op.old is not None and op.new is not None
        alone = edit.lawful is edit.fails or edit.lawful.rows[op.old]["kind"] != there["kind"]
        row = maker.changed(op.old, op.new, place, freely=alone)
        work.instead[place] = row
        work.touched.append(Touched(there, row))
    elif op.kind == "insert":
        assert op.new is not None
        beside = _behind_all(log, place) if op.further is None and op.side > 0 else place + (op.further or 0) * op.side
        if not 0 <= beside < len(log.rows) or (op.further and log.stretch(beside) is not log.stretch(place)):
            raise Unfit
        made = _fetched(log, edit, op.new, beside, work) if op.fetched else maker.made(op.new, place)
        row = set_beside(log, made, beside, op.side)
        (work.behind if op.side > 0 else work.before).setdefault(beside, []).append(row)
        work.touched.append(Touched(None, row))
    else:
        goal = nearest(log, edit, op.anchor, op, binding, place)
        if goal == place or goal + op.side == place:
            raise Unfit
        work.instead[place] = None
        row = set_beside(log, dict(there), goal, op.side)
        (work.behind if op.side > 0 else work.before).setdefault(goal, []).append(row)
        work.touched += [Touched(there, None), Touched(None, row)]


def _fetched(log: Scene, edit: Edit, new: int, place: int, work: Work) -> Row:
    """The nearest row like that of the example, taken from where it stands; raises Unfit where none is near."""
    key, near = edit.fails.keys[new], log.around(place)
    alike = [at for at in range(near.start, near.stop) if fits(log.keys[at], key, "exact") and abs(at - place) > 1]
    if not alike:
        raise Unfit
    at = min(alike, key=lambda one: abs(one - place))
    work.instead[at] = None
    work.touched.append(Touched(log.rows[at], None))
    return dict(log.rows[at])


def _behind_all(log: Scene, place: int) -> int:
    """The last of the rows that tell at once from which hand a card was dealt, or what the hand comes to."""
    hand = log.rows[place].get("hand")
    if hand is None or log.rows[place]["kind"] not in ("deal", "expose"):
        return place
    while place + 1 < log.stretch(place).stop:
        row = log.rows[place + 1]
        if row["kind"] != "card-hand" and (row["kind"] != "announce" or row.get("hand") != hand):
            break
        place += 1
    return place


def nearest(
    log: Scene, edit: Edit, shown: int, op: Op, binding: Binding, start: int | None = None, *, wider: bool = False
) -> int:
    """The nearest row of the log that may stand for a row of the example; raises Unfit where none is near."""
    place = binding.place if start is None else start
    near = log.around(place, _WIDER if wider else 1)
    key = edit.lawful.keys[shown]
    found = [
        at for at in range(near.start, near.stop)
        if at != place and fits(log.keys[at], key, op.match) and binding.agrees(shown, at)
    ]  # fmt: skip
    if not found and not wider:
        return nearest(log, edit, shown, op, binding, start, wider=True)
    if not found:
        raise Unfit
    if op.kind == "move" and edit.lawful is edit.fails:
        # In lawful play the two stand the other way round than in the example.
        towards = [at for at in found if (at < place) == (op.side < 0)]
    else:
        towards = [at for at in found if (at < place) == (shown < (op.old if op.old is not None else shown + 1))]
    best = min(towards or found, key=lambda at: abs(at - place))
    if start is None:
        binding.bind(shown, best)
    return best
