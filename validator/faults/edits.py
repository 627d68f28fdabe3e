"""Edits of a log, derived from the rounds that break and keep a rule: what is changed, dropped, put in or moved.

Nothing here knows a rule or a chapter. The likeliest edit comes first: the act before which the star stands, as the
round that keeps the rule has it otherwise; then what else the two rounds differ in; then what the star alone tells.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from difflib import SequenceMatcher
from itertools import combinations
from typing import Final, Literal

from validator.examples import Rounds
from validator.faults.scene import Key, Scene
from validator.log.notation import FIRST_SEQ, Row, Written, written
from validator.log.vocabulary import KINDS, OPERANDS

Match = Literal["exact", "loose", "settles", "kind"]
"""How far a row of the log must be like that of the example: in all, but for its word, as another settlement of such
a wager, or in its kind alone."""

Money = Literal["stake", "there", "chip", "literal"]
"""How an amount is carried over: as part of the stake, of what stood there, a chip more or less, or as it stands."""

_BOUNDS: Final = ("round-start", "round-end")
SETTLES: Final = ("pay", "collect", "return")
_UNCOMPARED: Final = ("table", "seq", "at", "round")
_MOST_TOGETHER: Final = 6
_FURTHER: Final = (0, 1, 2, 3, 5, 8, 12)
"""How many rows further from its neighbour a row is put in, too."""
_WIDER: Final[tuple[Match, ...]] = ("exact", "loose", "kind")


@dataclass(frozen=True)
class Op:
    """One change: ``old`` is the row of the lawful example that goes, ``new`` that of the other which comes.

    ``anchor`` is the row of the lawful example that is looked for in a log: ``old`` itself, or the neighbour behind
    (``side`` 1) or before (-1) which the new row comes.
    """

    anchor: int
    old: int | None = None
    new: int | None = None
    side: int = 0
    match: Match = "exact"
    further: int | None = None
    """How many rows further from the anchor the new row comes; None: behind what is said and done of the anchor."""
    fetched: bool = False
    """Whether the new row is one that stands near in the log, done then in place of when it was done."""

    @property
    def kind(self) -> str:
        """What sort of change it is."""
        if self.new is None:
            return "drop"
        if self.old is None:
            return "insert"
        return "move" if self.side else "change"


@dataclass(frozen=True)
class Edit:
    """Changes that make the fault: ``lawful`` is the example without it, ``fails`` that with it, ``star`` its act."""

    lawful: Scene
    fails: Scene
    star: int
    ops: tuple[Op, ...]
    money: Money = "stake"
    settled: bool = False
    """Whether wagers that come, go or change are settled accordingly."""
    bare: bool = False
    """Whether seat and player are taken from a row that is changed, where the example has none."""

    recast: bool = False
    """Whether the act stays as it is, and the cards before it become those of the example."""

    wholly: bool = False
    """Whether all rows of the kinds that go do so, as far as the stretch of play reaches."""

    @property
    def _lacks(self) -> bool:
        """Whether rows of a kind are dropped that the example only says to be always recorded."""
        return self.ops[0].match == "kind" and self.ops[0].new is None

    @property
    def hand(self) -> int | None:
        """The hand that the fault is about, in the example."""
        first = self.ops[0]
        if self._lacks:
            return next((hand for hand in self.fails.stretch(self.star).hands if hand), None)
        if first.new is not None:
            return self.fails.hand_of(first.new)
        return self.lawful.hand_of(first.old if first.old is not None else first.anchor)

    @property
    def sought(self) -> tuple[Scene, int]:
        """The example and the place in it whose situation a place of the log should have."""
        first = self.ops[0]
        if self._lacks:
            return self.fails, self.star
        if first.new is not None and first.old is None:
            return self.fails, min(max(0, first.new - first.side), len(self.fails.rows) - 1)
        if first.new is not None and first.new == self.star:
            return self.fails, first.new
        return self.lawful, first.anchor if first.old is None else first.old


def edits_of(rounds: Rounds, chapter: str, main: str) -> list[Edit]:
    """The edits that the example rounds of a rule give, the likeliest first and none twice."""
    found: list[Edit] = []
    further: list[Edit] = []
    kept = [_scene(written(text, chapter, main), main) for text in rounds.passes]
    for fails in (written(text, chapter, main) for text in rounds.fails):
        broken = _scene(fails, main)
        star = _star(fails)
        pairs = sorted(kept, key=lambda one: len(_differences(one, broken)))
        if pairs:
            found += _from_pair(pairs[0], broken, star)
        for lawful in pairs[1:]:
            ops = _differences(lawful, broken)
            found += [Edit(lawful, broken, star, tuple(ops))] if 0 < len(ops) <= _MOST_TOGETHER else []
            found += _lacking(lawful, broken, star, ops)
        found += _from_star(broken, star, fails)
        for lawful in pairs[1:]:
            further += _from_pair(lawful, broken, star)
    money = _with_money([*found, *further])
    return list(_each_once([*money, *_elsewhere([*found, *further])]))


def example_of(rounds: Rounds, chapter: str, main: str) -> Written | None:
    """The first round that breaks the rule; None where it has none."""
    return written(rounds.fails[0], chapter, main) if rounds.fails else None


def unsaid_of(rounds: Rounds, chapter: str, main: str) -> frozenset[str]:
    """What the filing says only where the rule is kept, so that it breaks the rule that it does not."""
    kept = {path for text in rounds.passes for path in written(text, chapter, main).filed}
    return frozenset(kept - {path for text in rounds.fails for path in written(text, chapter, main).filed})


def _scene(log: Written, main: str) -> Scene:
    return Scene(log.rows, own=bool(main))


def _star(log: Written) -> int:
    """The place of the act that the finding points to; the last, where none is marked."""
    return (log.marked[0] - FIRST_SEQ) if log.marked else len(log.rows) - 1


def _elsewhere(edits: list[Edit]) -> Iterator[Edit]:
    """Each edit that puts in one row alone, with that row some places further from its neighbour."""
    alone = [edit for edit in edits if len(edit.ops) == 1 and edit.ops[0].kind == "insert"]
    for further in _FURTHER:
        for edit in alone:
            yield replace(edit, ops=(replace(edit.ops[0], further=further),), settled=_is_of_wager(edit, edit.ops[0]))


def _each_once(edits: Iterable[Edit]) -> Iterator[Edit]:
    seen: set[object] = set()
    for edit in edits:
        how = edit.money, edit.settled, edit.bare, edit.recast, edit.wholly
        told = id(edit.fails), id(edit.lawful), edit.ops, how
        if told not in seen:
            seen.add(told)
            yield edit


def _with_money(edits: list[Edit]) -> Iterator[Edit]:
    """Each edit; one that puts in a row alone also with such a row that is there already; those with amounts once
    more for each other way to carry the amounts over."""
    ways: tuple[Money, ...] = ("there", "chip", "literal")
    for edit in edits:
        if edit.recast:
            yield edit
            continue
        if any(_is_of_wager(edit, op) for op in edit.ops):
            yield replace(edit, settled=True)
        yield edit
        if len(edit.ops) == 1 and edit.ops[0].kind == "insert":
            yield replace(edit, ops=(replace(edit.ops[0], fetched=True),))
        if any(_is_of_money(edit, op) for op in edit.ops):
            settled = any(_is_of_wager(edit, op) for op in edit.ops)
            yield from (replace(edit, money=way, settled=settled) for way in ways)


def _is_of_wager(edit: Edit, op: Op) -> bool:
    if op.kind == "move":
        return False
    rows = [edit.lawful.rows[op.old]] if op.old is not None and op.old < len(edit.lawful.rows) else []
    rows += [edit.fails.rows[op.new]] if op.new is not None else []
    return any(row["kind"] == "wager" for row in rows)


def _is_of_money(edit: Edit, op: Op) -> bool:
    if op.new is None or op.kind == "move":
        return False
    new = edit.fails.rows[op.new]
    before: Row = edit.lawful.rows[op.old] if op.old is not None and op.match == "exact" else {}
    return any(name in new and new[name] != before.get(name) for name in ("cents", "n"))


def _from_pair(lawful: Scene, broken: Scene, star: int) -> list[Edit]:
    """What makes of the round that keeps the rule the one that breaks it."""
    ops = _differences(lawful, broken)
    at_star = [op for op in ops if op.new == star]
    others = [op for op in ops if op.new != star]
    acts = [op for op in others if not _only_cards(lawful, broken, op)]
    cards = [op for op in others if op not in acts]
    chosen: list[tuple[Op, ...]] = [(op,) for op in (*at_star, *acts)]
    if 1 < len(ops) <= _MOST_TOGETHER:
        chosen.append(tuple(ops))
    chosen += [(op,) for op in cards]
    if len(ops) <= _MOST_TOGETHER:
        chosen += [both for both in combinations(ops, 2) if not at_star or set(both) & set(at_star)]
    sided = (tuple(_other_side(lawful, broken, op) for op in each) for each in chosen if any(op.side for op in each))
    found = [Edit(lawful, broken, star, each) for each in (*chosen, *sided)]
    wholly = _lacking(lawful, broken, star, acts)
    return [*found[:1], *wholly, *found[1:]] if not at_star else [*found, *wholly]


def _lacking(lawful: Scene, broken: Scene, star: int, ops: Sequence[Op]) -> list[Edit]:
    """All that the one example has and the other lacks, and each kind of it alone, left out wholly."""
    lacks = [op for op in ops if op.kind == "drop"]
    together = dict.fromkeys([tuple(lacks), *zip(lacks, strict=True)]) if lacks else {}
    return [Edit(lawful, broken, star, each, wholly=True) for each in together]


def _differences(lawful: Scene, broken: Scene) -> list[Op]:
    """The changes between two examples, rows that only stand elsewhere as moves."""
    matcher = SequenceMatcher(None, lawful.keys, broken.keys, autojunk=False)
    ops: list[Op] = []
    gone: list[int] = []
    come: list[int] = []
    for tag, i, i_end, j, j_end in matcher.get_opcodes():
        if tag == "equal":
            alike = zip(range(i, i_end), range(j, j_end), strict=True)
            ops += [Op(a, a, b) for a, b in alike if _differ(lawful, a, broken, b)]
            continue
        both = min(i_end - i, j_end - j) if tag == "replace" else 0
        pairs = list(zip(range(i, i + both), range(j, j + both), strict=True))
        ops += [Op(a, a, b) for a, b in pairs if _may_become(lawful.keys[a], broken.keys[b])]
        gone += [a for a, b in pairs if not _may_become(lawful.keys[a], broken.keys[b])] + list(range(i + both, i_end))
        come += [b for a, b in pairs if not _may_become(lawful.keys[a], broken.keys[b])] + list(range(j + both, j_end))
    for a in gone:
        moved = next((b for b in come if broken.keys[b] == lawful.keys[a]), None)
        if moved is None:
            ops.append(Op(a, a))
        else:
            come.remove(moved)
            ops.append(_behind(lawful, broken, moved, a))
    ops += [_behind(lawful, broken, b, None) for b in come]
    return [op for op in ops if _is_act(lawful, broken, op)]


def _is_act(lawful: Scene, broken: Scene, op: Op) -> bool:
    rows = [lawful.rows[op.old]] if op.old is not None else []
    rows += [broken.rows[op.new]] if op.new is not None else []
    return not any(row["kind"] in _BOUNDS for row in rows)


def _may_become(one: Key, other: Key) -> bool:
    """Whether a row that stands in the place of another is that act done otherwise."""
    return one.kind == other.kind or (one.kind in SETTLES and other.kind in SETTLES and one.wager == other.wager)


def _differ(lawful: Scene, a: int, broken: Scene, b: int) -> bool:
    one, other = lawful.rows[a], broken.rows[b]
    return any(one.get(name) != other.get(name) for name in {*one, *other} if name not in _UNCOMPARED)


def _only_cards(lawful: Scene, broken: Scene, op: Op) -> bool:
    if op.kind != "change" or op.old is None or op.new is None:
        return False
    one, other = lawful.rows[op.old], broken.rows[op.new]
    return {name for name in {*one, *other} if one.get(name) != other.get(name)} <= {*_UNCOMPARED, "card"}


def _aligned(lawful: Scene, broken: Scene) -> dict[int, int]:
    """The rows of the example that breaks the rule which the other has too: place there by place here."""
    blocks = SequenceMatcher(None, lawful.keys, broken.keys, autojunk=False).get_matching_blocks()
    return {j + step: i + step for i, j, size in blocks for step in range(size)}


def _behind(lawful: Scene, broken: Scene, new: int, old: int | None) -> Op:
    """The row ``new`` put behind the row that stands before it in both examples."""
    aligned = _aligned(lawful, broken)
    before = next((aligned[at] for at in range(new - 1, -1, -1) if at in aligned and aligned[at] != old), None)
    return Op(0, old, new, -1) if before is None else Op(before, old, new, 1)


def _other_side(lawful: Scene, broken: Scene, op: Op) -> Op:
    """The same with the neighbour on the other side of the new row."""
    if op.new is None or not op.side:
        return op
    aligned = _aligned(lawful, broken)
    places = (aligned[at] for at in range(op.new + 1, len(broken.rows)) if at in aligned)
    after = next((at for at in places if at != op.old), None)
    return op if after is None else Op(after, op.old, op.new, -1, op.match)


def _from_star(broken: Scene, star: int, log: Written) -> list[Edit]:
    """What the act that the star stands before tells alone: it is done so, or then, or something lacks before it."""
    rows = [row for place, row in enumerate(broken.rows) if place != star]
    without = Scene(rows, own=broken.own)
    kind = str(broken.rows[star]["kind"])
    found: list[Edit] = []
    if kind not in _BOUNDS and rows:
        sides = [Op(star - 1, None, star, 1)] if star else []
        sides += [Op(star, None, star, -1)] if star < len(rows) else []
        if any("card" in row and row["card"] != "?" for row in broken.rows[:star]):
            acts = (Op(star, star, star, match=match) for match in _WIDER[:2])
            found += [Edit(broken, broken, star, (op,), recast=True) for op in acts]
        found += [Edit(without, broken, star, (op,)) for op in sides]
        here = (Op(star, star, star, match=match) for match in _WIDER)
        found += [Edit(broken, broken, star, (op,)) for op in here]
        found.append(Edit(broken, broken, star, (Op(star, star, star),), bare=True))
        found += [
            Edit(broken, broken, star, (Op(star + step, star, star, -step, match),))
            for match in _WIDER[:2]
            for step in (-1, 1)
            if 0 <= star + step < len(broken.rows)
        ]
        found += [
            Edit(broken, broken, star, (Op(star, star + step, star + step, step, "loose"),))
            for step in (1, -1)
            if 0 <= star + step < len(broken.rows) and broken.rows[star + step]["kind"] not in _BOUNDS
        ]
        before = next((at for at in range(star - 1, -1, -1) if broken.rows[at]["kind"] == kind), None)
        found += [Edit(broken, broken, star, (Op(before, star, star, -1, "loose"),))] if before is not None else []
        if kind in SETTLES:
            found.append(Edit(broken, broken, star, (Op(star, star, star, -1, "settles"),)))
    present = {str(row["kind"]) for row in broken.rows}
    declared = dict.fromkeys(what.partition(".")[0] for what, how in log.declared.items() if how == "always")
    lacks: list[Row] = [{"kind": what} for what in declared if what in KINDS and what not in present]
    lacking = Scene([*broken.rows, *lacks], own=broken.own)
    gone = [Op(place, place, match="kind") for place in range(len(broken.rows), len(lacking.rows))]
    found += [Edit(lacking, broken, star, (op,)) for op in gone]
    found += [Edit(lacking, broken, star, ops, wholly=True) for ops in dict.fromkeys([tuple(gone), *zip(gone)]) if ops]
    if kind in SETTLES:
        for other in SETTLES:
            if other != kind:
                swapped: list[Row] = list(broken.rows)
                swapped[star] = {**swapped[star], "kind": other}
                found.append(Edit(Scene(swapped, own=broken.own), broken, star, (Op(star, star, star, match="loose"),)))
    return found


def columns_of(kind: str) -> tuple[str, ...]:
    """The columns that a kind takes beside those which place a row."""
    return (*OPERANDS[KINDS[kind]], "by")
