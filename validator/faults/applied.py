"""An edit made at a place of a log: the rows afterwards, and what was changed."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from validator.faults.binding import Binding, Maker, Unfit, is_of_round
from validator.faults.edits import Edit, Op
from validator.faults.scene import Scene, whole
from validator.faults.sites import Site, fits
from validator.log.notation import Row

_GAINS = {"pay": 1, "return": 0, "collect": -1, "vigorish": -1}
"""What the player gains by the money of such a row; a stake that he gets back is none."""
_STAKES = ("wager", "wager-changed", "wager-withdrawn")
_SETTLES = ("pay", "collect", "return")


@dataclass(frozen=True)
class Touched:
    """One row changed: as it stood, None where it was put in; as it stands now, None where it was taken out."""

    before: Row | None
    after: Row | None


@dataclass(frozen=True)
class Applied:
    """Rows of a log with a fault. ``place`` is where it was made; ``touched`` what was changed."""

    rows: list[Row]
    place: int
    touched: tuple[Touched, ...]

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


@dataclass
class _Work:
    """What becomes of each row: in its place another, None for none; what comes behind it, and before it."""

    instead: dict[int, Row | None] = field(default_factory=dict)
    behind: dict[int, list[Row]] = field(default_factory=dict)
    before: dict[int, list[Row]] = field(default_factory=dict)
    touched: list[Touched] = field(default_factory=list)


def apply(log: Scene, edit: Edit, site: Site) -> Applied:
    """Make an edit at a place of a log; raises Unfit where the place cannot take it."""
    binding = site.binding(log, edit)
    maker = Maker(edit, binding)
    work = _Work()
    first = edit.ops[0]
    for op in edit.ops:
        shown = op.anchor if op.old is None else op.old
        place = site.place if op is first else nearest(log, edit, shown, op, binding)
        _make(log, edit, op, place, maker, binding, work)
    if edit.settled:
        for one in list(work.touched):
            _settle(log, one, site.place, work)
    return Applied(list(_assembled(log, work)), site.place, tuple(work.touched))


def _settle(log: Scene, one: Touched, place: int, work: _Work) -> None:
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
            settled = _set_beside(log, settled, at, 1)
            work.behind.setdefault(at, []).append(settled)
            work.touched.append(Touched(None, settled))
        elif settled != there:
            work.instead[at] = settled
            work.touched.append(Touched(there, settled))


def _make(log: Scene, edit: Edit, op: Op, place: int, maker: Maker, binding: Binding, work: _Work) -> None:
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
        row = _set_beside(log, maker.made(op.new, place), place, op.side)
        (work.behind if op.side > 0 else work.before).setdefault(place, []).append(row)
        work.touched.append(Touched(None, row))
    else:
        goal = nearest(log, edit, op.anchor, op, binding, place)
        if goal == place or goal + op.side == place:
            raise Unfit
        work.instead[place] = None
        row = _set_beside(log, dict(there), goal, op.side)
        (work.behind if op.side > 0 else work.before).setdefault(goal, []).append(row)
        work.touched += [Touched(there, None), Touched(None, row)]


def nearest(log: Scene, edit: Edit, shown: int, op: Op, binding: Binding, start: int | None = None) -> int:
    """The nearest row of the log that may stand for a row of the example; raises Unfit where none is near."""
    place = binding.place if start is None else start
    near = log.around(place)
    key = edit.lawful.keys[shown]
    found = [
        at for at in range(near.start, near.stop)
        if at != place and fits(log.keys[at], key, op.match) and binding.agrees(shown, at)
    ]  # fmt: skip
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


def _set_beside(log: Scene, row: Row, place: int, side: int) -> Row:
    """A row with the round and the time of the place to which it comes."""
    there = log.rows[place]
    row = {name: value for name, value in row.items() if name not in ("round", "seq", "at")}
    outside = (there["kind"] == "round-end" and side > 0) or (there["kind"] == "round-start" and side < 0)
    if is_of_round(row):
        if "round" not in there or outside:
            raise Unfit
        row["round"] = there["round"]
    before = log.rows[place if side > 0 else max(0, place - 1)]
    return {**row, "seq": before["seq"], **({"at": before["at"]} if "at" in before else {})}


def _assembled(log: Scene, work: _Work) -> Iterator[Row]:
    """The rows in order, those put in numbered between their neighbours; the numbers of a log here go by tens."""
    for place, there in enumerate(log.rows):
        last = whole(log.rows[place - 1], "seq") if place else 0
        for step, row in enumerate(work.before.get(place, ()), start=5):
            row["seq"] = (last or 0) + step
            yield _ordered(row)
        left = work.instead.get(place, there)
        if left is not None:
            yield left
        for step, row in enumerate(work.behind.get(place, ()), start=1):
            row["seq"] = (whole(there, "seq") or 0) + step
            yield _ordered(row)


def _ordered(row: Row) -> Row:
    """A row with what places it first."""
    first = ("table", "seq", "at", "kind", "round")
    return {name: row[name] for name in (*first, *(name for name in row if name not in first)) if name in row}
