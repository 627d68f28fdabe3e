"""An edit made at a place of a log: the rows afterwards, and what was changed."""

from collections.abc import Container, Mapping
from dataclasses import dataclass
from functools import cached_property

from validator.log.notation import Row
from validator.proof.faults.binding import Maker, SceneBinding, Unfit
from validator.proof.faults.carrying_out import carry_out
from validator.proof.faults.charging import charge
from validator.proof.faults.consequences import go_on_lawfully, keep_batch
from validator.proof.faults.drawn_on import draw_on
from validator.proof.faults.edits import Edit, Op
from validator.proof.faults.recast import recast
from validator.proof.faults.rewritten import RowChange, RowEdits, rows_with, set_beside
from validator.proof.faults.scene import SETTLES, STAKED, Scene, Segment, players_of, settle_alike, whole_number
from validator.proof.faults.sites import Site, may_stand_for

_GAINS = {"pay": 1, "return": 0, "collect": -1, "vigorish": -1}
"""What the player gains by the money of such a row; a stake that he gets back is none."""
_STAKES = ("wager", "wager-changed", "wager-withdrawn")
_WIDER = 2
"""Segments of play on either side in which a row is looked for where the next one has none."""
_ASKS = "hit"
_PEOPLE = ("player", "by")
_WHOSE = ("seat", "hand", "player", "dest")
"""Columns that say whose a row is."""


@dataclass(frozen=True)
class AppliedFault:
    """A log with a fault: ``work`` is what it changes, ``place`` where it was made."""

    log: Scene
    work: RowEdits
    place: int

    @cached_property
    def rows(self) -> list[Row]:
        """The rows of the log with the fault."""
        return rows_with(self.log, [self.work])

    @property
    def touched(self) -> tuple[RowChange, ...]:
        """What was changed, row by row."""
        return tuple(self.work.touched)

    @property
    def made_cents(self) -> int | None:
        """How much more than in lawful play the player gets; None where that is not told by what was changed."""
        if not self.touched or any(str(row["kind"]) in _STAKES for one in self.touched for row in one.rows()):
            return None
        kinds = ({row["kind"] for row in one.rows() if "cents" in row} for one in self.touched)
        moneyed = [of_one & set(_GAINS) for of_one in kinds]
        if not any(moneyed) or {"return"} in moneyed:
            return None
        return sum(_gain(one.after) - _gain(one.before) for one in self.work.acts)

    @property
    def lost(self) -> frozenset[str]:
        """The kinds, and columns of kinds, of which an act that is but an omission took something away.

        Where the act puts in rows, moves or changes them, those taken out beside it only go with it.
        """
        gone = set()
        for one in self.work.acts:
            if one.before is None or (one.after is not None and not one.after.items() <= one.before.items()):
                return frozenset()
            if one.after is None:
                gone.add(str(one.before["kind"]))
            else:
                gone |= {f"{one.before['kind']}.{name}" for name in one.before if name not in one.after}
        return frozenset(gone)


def _gain(row: Row | None) -> int:
    return 0 if row is None else _GAINS.get(str(row["kind"]), 0) * (whole_number(row, "cents") or 0)


def apply(log: Scene, edit: Edit, site: Site) -> AppliedFault:
    """Make an edit at a place of a log; raises Unfit where the place cannot take it."""
    binding = site.binding(log, edit)
    maker = Maker(edit, binding)
    work = RowEdits()
    first = edit.ops[0]
    if edit.exchanged:
        _exchange_turns(log, edit.exchanged, site.place, work)
    elif edit.joined:
        _join(log, edit, site.place, work)
    elif edit.recast:
        recast(log, edit, site.place, binding, work)
    elif edit.wholly:
        _leave_out(log, edit, site.place, work)
    made: dict[int, Row] = {}
    by_ops = not (edit.recast or edit.wholly or edit.exchanged or edit.joined)
    places: dict[int, int] = {}
    for op in edit.ops if by_ops else ():
        shown = op.shown
        if shown not in places:
            places[shown] = (
                site.place if op is first else nearest_row(log, edit, shown, op, binding, taken=work.instead)
            )
        place = places[shown]
        _make(log, edit, op, place, maker, binding, work)
        after = work.touched[-1].after
        if op.new is not None and after is not None:
            made[op.new] = after
    _same_amounts(edit, made)
    _take_over(edit, work)
    if edit.asked:
        _ask(log, site.place, work)
    if edit.settled:
        for one in list(work.touched):
            _settle(log, one, site.place, work)
    if edit.carried:
        carry_out(log, site.place, work)
    if edit.manner == "charged":
        charge(log, site.place, work)
    if edit.manner == "withdrawn":
        _withdraw(log, work)
    go_on_lawfully(log, site.place, work)
    keep_batch(log, work)
    draw_on(log, work)
    if not work.touched:
        raise Unfit
    return AppliedFault(log, work, site.place)


def _leave_out(log: Scene, edit: Edit, place: int, work: RowEdits) -> None:
    """Leave out all rows such as the example lacks, of the same hand and type of wager, in the segment of a place."""
    lacking = [edit.lawful.keys[op.anchor] for op in edit.ops]
    stretch = log.stretch(place)
    for at in range(stretch.start, stretch.stop):
        if not any(may_stand_for(log.keys[at], one, "loose") for one in lacking):
            continue
        work.instead[at] = None
        work.touched.append(RowChange(log.rows[at], None))


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


def _ask(log: Scene, place: int, work: RowEdits) -> None:
    """Let a player ask for a card that was put in, as others do for a further one; raises Unfit where none does."""
    asks = [
        at for at in log.by_kind.get("choice", ())
        if log.keys[at + 1 :][:1] and log.keys[at + 1].kind == "deal" and log.rows[at].get("what") == _ASKS
    ]  # fmt: skip
    put = [(at, -1, rows) for at, rows in work.before.items()] + [(at, 1, rows) for at, rows in work.behind.items()]
    for beside, side, rows in put:
        hand = whole_number(rows[0], "hand")
        placed = log.placed(place, log.backed(place, hand))
        if not asks or placed is None:
            raise Unfit
        like = log.rows[min(asks, key=lambda at: abs(at - place))]
        own: Row = {name: placed[name] for name in ("hand", "seat", "player") if name in placed}
        said = set_beside(log, {**like, **own}, beside, side)
        rows.insert(0, said)
        work.touched.append(RowChange(None, said))


def _join(log: Scene, edit: Edit, place: int, work: RowEdits) -> None:
    """Let the player at the seat of a row have, for the round, others' boxes too, as far from his as in the example.

    Where nobody sits as far as the next seat, he has the box of the player who sits nearest.
    """
    stretch, seat = log.stretch(place), _whose(log, "seat", place)
    sitting = dict(players_of(log.rows[stretch.start : stretch.stop]))
    others = [one for one, player in sitting.items() if seat in sitting and player != sitting[seat]]
    if seat is None or not others:
        raise Unfit
    first, *further = _seats_of_one_player(edit.fails)
    sides = ([seat + side * (one - first) for one in further] for side in (1, -1))
    joined = next((side for side in sides if set(side) <= set(others)), None)
    if joined is None and further != [first + 1]:
        raise Unfit
    players = {sitting[one] for one in joined or [min(others, key=lambda one: abs(one - seat))]}
    for at in range(stretch.start, stretch.stop):
        row = log.rows[at]
        theirs = {name: str(row[name]).rpartition(":") for name in _PEOPLE if name in row}
        whose: Row = {
            name: f"{role}{colon}{sitting[seat]}" for name, (role, colon, who) in theirs.items() if who in players
        }
        if whose:
            work.instead[at] = {**row, **whose}
            work.touched.append(RowChange(row, work.instead[at]))


def _seats_of_one_player(shown: Scene) -> list[int]:
    """The seats at which that player of an example has wagers who has them at most, in order."""
    seats: dict[object, set[int]] = {}
    for row in shown.rows:
        if row["kind"] == "wager" and "player" in row and (seat := whole_number(row, "seat")) is not None:
            seats.setdefault(row["player"], set()).add(seat)
    return max((sorted(one) for one in seats.values()), key=len)


def _exchange_turns(log: Scene, by: str, place: int, work: RowEdits) -> None:
    """Let what is done at one seat, or with its wager, change places with what is done next with such a wager.

    Or, from the row on, with what is done ``next`` at another seat.
    """
    stretch, mine = log.stretch(place), _whose(log, by, place)
    first = _run(log, by, place)
    if by == "next":
        first = range(place, first.stop)
    following = (
        at for at in range(first.stop, stretch.stop)
        if (by == "next" or settle_alike(log.keys[place], log.keys[at])) and _whose(log, by, at) not in (None, mine)
    )  # fmt: skip
    other = next(following, None)
    if mine is None or other is None:
        raise Unfit
    second = _run(log, by, other)
    between = range(first.stop, second.start)
    for at, moved in zip(range(first.start, second.stop), (*second, *between, *first), strict=True):
        there, row = log.rows[at], log.rows[moved]
        if at != moved:
            work.instead[at] = {**row, **{name: there[name] for name in ("seq", "at") if name in there}}
            work.touched += [RowChange(there, None), RowChange(None, work.instead[at])]


def _run(log: Scene, by: str, place: int) -> range:
    """The rows about a row that stand together and are about the same seat, or wager."""
    mine, stretch = _whose(log, by, place), log.stretch(place)
    start, stop = place, place + 1
    while start > stretch.start and _whose(log, by, start - 1) == mine:
        start -= 1
    while stop < stretch.stop and _whose(log, by, stop) == mine:
        stop += 1
    return range(start, stop)


def _whose(log: Scene, by: str, place: int) -> int | None:
    """The seat, or the wager, that a row is about."""
    row = log.rows[place]
    if by == "wager":
        return whole_number(row, "wager")
    wager = (
        whole_number(row, "wager") if "wager" in row or "seat" in row else log.backed(place, whole_number(row, "hand"))
    )
    placed = log.placed(place, wager)
    return whole_number(row if placed is None else placed, "seat")


def _take_over(edit: Edit, work: RowEdits) -> None:
    """Where an amount is less by what no longer comes by another row in the example, let it be so in the log."""
    kinds = [op.kind for op in edit.ops]
    if kinds.count("change") > 1:
        _balance(edit, work)
        return
    if sorted(kinds) != ["change", "drop"]:
        return
    changed, dropped = edit.ops[kinds.index("change")], edit.ops[kinds.index("drop")]
    assert changed.old is not None and changed.new is not None and dropped.old is not None
    rows = edit.lawful.rows[changed.old], edit.fails.rows[changed.new], edit.lawful.rows[dropped.old]
    before, after, gone = (whole_number(row, "cents") for row in rows)
    if before is None or after is None or gone is None or abs(before - after) != gone:
        return
    for one in work.touched:
        was = whole_number(one.before, "cents") if one.before is not None and one.after is not None else None
        taken = next(
            (whole_number(other.before, "cents") for other in work.touched if other.before and not other.after), None
        )
        if was is not None and taken is not None and one.after is not None:
            one.after["cents"] = was + (taken if after > before else -taken)


def _balance(edit: Edit, work: RowEdits) -> None:
    """Where one amount of the example has as much more as another has less, let it be so in the log."""
    changes = [op for op in edit.ops if op.old is not None and op.new is not None and op.kind == "change"]
    more = {op: _difference(edit.lawful.rows[op.old or 0], edit.fails.rows[op.new or 0]) for op in changes}
    lead = next((op for op in changes if op.new == edit.star), changes[0])
    others = [op for op in changes if op is not lead and more[op] and more[op] == -(more[lead] or 0)]
    made = [(one.before, one.after) for one in work.touched if one.before is not None and one.after is not None]
    rows = {op: made[at] for at, op in enumerate(changes) if at < len(made)}
    if not others or lead not in rows:
        return
    before, after = rows[others[0]]
    after["cents"] = (whole_number(before, "cents") or 0) - (_difference(*rows[lead]) or 0)


def _difference(before: Row, after: Row) -> int | None:
    one, other = whole_number(before, "cents"), whole_number(after, "cents")
    return None if one is None or other is None else other - one


def _settle(log: Scene, one: RowChange, place: int, work: RowEdits) -> None:
    """Settle what was wagered otherwise as it is now: in proportion, with the hand, or not at all."""
    row = one.after or one.before
    if row is None or row["kind"] not in STAKED:
        return
    wager, stake = whole_number(row, "wager"), whole_number(row, "cents")
    stretch = log.stretch(place)
    if row["kind"] != "wager":
        like, base, stake = wager, *_stakes(log, one, place)
    elif one.before is None:
        alike = (other for other, at in stretch.wagers.items() if log.rows[at].get("what") == row.get("what"))
        like = next(alike, log.backed(place, whole_number(row, "hand")))
        base = log.stake(place, like)
    else:
        like, base = wager, whole_number(one.before, "cents")
    for at in range(stretch.start, stretch.stop):
        there = log.rows[at]
        if there["kind"] not in SETTLES or whole_number(there, "wager") != like or like is None or at in work.instead:
            continue
        if one.after is None and row["kind"] == "wager":
            work.instead[at] = None
            work.touched.append(RowChange(there, None))
            continue
        cents = (whole_number(there, "cents") or 0) * (stake or 0) // (base or 1)
        settled: Row = {**there, "wager": wager, "cents": cents}
        if one.before is None and row["kind"] == "wager":
            settled = set_beside(log, settled, at, 1)
            work.behind.setdefault(at, []).append(settled)
            work.touched.append(RowChange(None, settled))
        elif settled != there:
            work.instead[at] = settled
            work.touched.append(RowChange(there, settled))


def _stakes(log: Scene, one: RowChange, place: int) -> tuple[int | None, int | None]:
    """The stake of a wager as it was settled, and as it is once a change of it is made, left out or made otherwise."""
    wager = whole_number(one.after or one.before or {}, "wager")
    last = log.stake(log.stretch(place).stop - 1, wager)
    if one.after is not None:
        return last, whole_number(one.after, "cents")
    placed = log.placed(place, wager)
    return last, whole_number(placed, "cents") if placed is not None else None


def _make(log: Scene, edit: Edit, op: Op, place: int, maker: Maker, binding: SceneBinding, work: RowEdits) -> None:
    there = log.rows[place]
    if place in work.instead and op.kind != "insert":
        raise Unfit
    if op.kind == "drop":
        work.instead[place] = None
        work.touched.append(RowChange(there, None))
    elif op.kind == "change":
        assert op.old is not None and op.new is not None
        alone = edit.lawful is edit.fails or edit.lawful.rows[op.old]["kind"] != there["kind"]
        row = maker.changed(op.old, op.new, place, freely=alone)
        work.instead[place] = row
        work.touched.append(RowChange(there, row))
    elif op.kind == "insert":
        assert op.new is not None
        beside = _behind_all(log, place) if op.further is None and op.side > 0 else place + (op.further or 0) * op.side
        if not 0 <= beside < len(log.rows) or (op.further and log.stretch(beside) is not log.stretch(place)):
            raise Unfit
        if op.fetched:
            made = _fetched(log, edit, op.new, beside, work)
        elif edit.manner == "withdrawn" and edit.fails.rows[op.new]["kind"] == "wager":
            made = maker.alone(op.new, place)
        else:
            made = maker.made(op.new, place)
        row = set_beside(log, made, beside, op.side, _inside(edit, op))
        (work.behind if op.side > 0 else work.before).setdefault(beside, []).append(row)
        work.touched.append(RowChange(None, row))
    else:
        goal = nearest_row(log, edit, op.anchor, op, binding, place)
        if goal == place or goal + op.side == place:
            raise Unfit
        if edit.manner == "whole":
            _move_whole(log, place, goal, op.side, work)
            return
        if edit.manner == "for the other":
            _do_for_the_other(log, place, goal, work)
            return
        work.instead[place] = None
        row = set_beside(log, dict(there), goal, op.side, _inside(edit, op))
        (work.behind if op.side > 0 else work.before).setdefault(goal, []).append(row)
        work.touched += [RowChange(there, None), RowChange(None, row)]


def _inside(edit: Edit, op: Op) -> bool:
    """Whether a new row is one of a round in the example."""
    return op.new is None or "round" in edit.fails.rows[op.new]


def _move_whole(log: Scene, place: int, goal: int, side: int, work: RowEdits) -> None:
    """Move a row with all that is done at once about the same hand, behind or before all that is of another's."""
    moved, there = _at_once(log, place), _at_once(log, goal)
    if set(moved) & set(there):
        raise Unfit
    beside = there[-1] if side > 0 else there[0]
    rows = [set_beside(log, dict(log.rows[at]), beside, side) for at in moved]
    (work.behind if side > 0 else work.before).setdefault(beside, []).extend(rows)
    for at, row in zip(moved, rows, strict=True):
        work.instead[at] = None
        work.touched += [RowChange(log.rows[at], None), RowChange(None, row)]


def _do_for_the_other(log: Scene, place: int, goal: int, work: RowEdits) -> None:
    """Let each of two seats have what is done at once for the other, all else as it stands; raises Unfit where that is
    not as much, or where it makes no difference.
    """
    one, other = ([at for at in _at_once(log, where) if "seat" in log.rows[at]] for where in (place, goal))
    alike = [log.rows[at]["kind"] for at in one] == [log.rows[at]["kind"] for at in other]
    if not one or not alike or set(one) & set(other):
        raise Unfit
    for mine, theirs in zip((*one, *other), (*other, *one), strict=True):
        row = {name: value for name, value in log.rows[mine].items() if name not in _WHOSE}
        work.instead[mine] = row | {name: value for name, value in log.rows[theirs].items() if name in _WHOSE}
        work.touched.append(RowChange(log.rows[mine], work.instead[mine]))


def _at_once(log: Scene, place: int) -> range:
    """A row, those of its kind before it and all rows behind it as far as they are about the same hand or seat."""
    stretch, about, kind = log.stretch(place), _about(log, place), log.rows[place]["kind"]
    first = last = place
    while about and first > stretch.start and log.rows[first - 1]["kind"] == kind and _about(log, first - 1) == about:
        first -= 1
    while about and last + 1 < stretch.stop and _about(log, last + 1) == about:
        last += 1
    return range(first, last + 1)


def _about(log: Scene, place: int) -> tuple[object, ...]:
    """The hand that a row is about, or else the seat and where it goes there; nothing, where it is about none."""
    row, hand = log.rows[place], log.hand_of(place)
    if hand is not None:
        return ("hand", hand)
    return ("seat", row.get("seat"), row.get("dest")) if "seat" in row or "dest" in row else ()


def _withdraw(log: Scene, work: RowEdits) -> None:
    """Take back at once each wager that was put in."""
    for placed in (work.behind, work.before):
        for beside, rows in placed.items():
            for at, row in [(at, row) for at, row in enumerate(rows) if row["kind"] == "wager"]:
                taken: Row = {"table": row["table"], "kind": "wager-withdrawn", "wager": row["wager"]}
                rows.insert(at + 1, set_beside(log, taken, beside, 1 if placed is work.behind else -1))
                work.touched.append(RowChange(None, rows[at + 1]))


def _fetched(log: Scene, edit: Edit, new: int, place: int, work: RowEdits) -> Row:
    """The nearest row like that of the example, taken from where it stands; raises Unfit where none is near."""
    key, near = edit.fails.keys[new], log.around(place)
    alike = [
        at for at in range(near.start, near.stop) if may_stand_for(log.keys[at], key, "exact") and abs(at - place) > 1
    ]
    if not alike:
        raise Unfit
    at = min(alike, key=lambda one: abs(one - place))
    work.instead[at] = None
    work.touched.append(RowChange(log.rows[at], None))
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


def _so_far_away(log: Scene, place: int, apart: int) -> Segment | None:
    """The segment of play that lies so many behind that of a row, or before it; None where there is none."""
    number = log.stretch_number(place) + apart
    return log.stretches[number] if 0 <= number < len(log.stretches) else None


def nearest_row(
    log: Scene,
    edit: Edit,
    shown: int,
    op: Op,
    binding: SceneBinding,
    start: int | None = None,
    taken: Container[int] = (),
    *,
    wider: bool = False,
) -> int:
    """The nearest row of the log that may stand for a row of the example; raises Unfit where none is near.

    Rows that are ``taken`` are changed already. Of rows that lay a tile that of the example is the nearest, of those
    that deal a card one whose card lies as it does there.
    """
    place = binding.place if start is None else start
    near = log.around(place, _WIDER if wider else 1)
    if op.kind == "move":
        apart = edit.lawful.stretch_number(shown) - edit.lawful.stretch_number(op.shown)
        near = _so_far_away(log, place, apart) or near
    key = edit.lawful.keys[shown]
    found = [
        at for at in range(near.start, near.stop)
        if at != place and at not in taken and may_stand_for(log.keys[at], key, op.match) and binding.agrees(shown, at)
    ]  # fmt: skip
    if not found and not wider:
        return nearest_row(log, edit, shown, op, binding, start, taken, wider=True)
    if not found:
        raise Unfit
    if op.kind == "move" and edit.lawful is edit.fails:
        # In lawful play the two stand the other way round than in the example.
        towards = [at for at in found if (at < place) == (op.side < 0)]
    else:
        begins = op.shown if op.kind == "move" else edit.ops[0].shown
        towards = [at for at in found if (at < place) == (shown < begins)]
        if op.kind == "move" and not towards:
            raise Unfit
    here = [at for at in towards or found if log.stretch(at) is log.stretch(place)]
    card = edit.lawful.rows[shown].get("card") if op.kind == "change" else None
    other = {at for at in found if card is not None and log.rows[at].get("card") != card}
    face = edit.lawful.rows[shown].get("face")
    lies = {at for at in found if log.rows[at].get("face", face) != face}
    best = min(here or towards or found, key=lambda at: (at in other, at in lies, abs(at - place)))
    if start is None:
        binding.bind(shown, best)
    return best
