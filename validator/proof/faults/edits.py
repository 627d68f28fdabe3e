"""Edits of a log, derived from the rounds that break and keep a rule: what is changed, dropped, put in or moved.

Nothing here knows a rule or a chapter. The likeliest edit comes first: the act before which the star stands, as the
round that keeps the rule has it otherwise; then what else the two rounds differ in; then what the star alone tells.
"""

from collections.abc import Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from difflib import SequenceMatcher
from itertools import chain, combinations, islice
from typing import Final, Literal

from validator.examples import Rounds
from validator.log.notation import FIRST_SEQ, NotatedRows, Row, written
from validator.log.vocabulary import KINDS, OPERANDS
from validator.proof.faults.scene import SETTLES, STAKED, RowKey, Scene, is_of_round, settle_alike, whole_number

Match = Literal["exact", "loose", "settles", "kind"]
"""How far a row of the log must be like that of the example: in all, but for its word, as another settlement of such
a wager, or in its kind alone."""

MoneyRole = Literal["stake", "there", "difference", "chip", "literal", "placed"]
"""How an amount is carried over: as part of the stake, of what stood there, as much more or less, a chip so, as it
stands, or as what was placed before its wager was changed."""

EditManner = Literal["", "charged", "whole", "for the other", "withdrawn", "unplaced"]
"""What else is done with an edit: vigorish comes and goes with a payment; all that is done at once about a hand moves
together; what is done for one seat is done for the other, and the other way round; a wager put in is taken back at
once; a wager that the example does not place is not placed either."""

Exchanged = Literal["", "seat", "wager", "next"]

CARRIED_OUT: Final = ("choice", "void-hand", "void-round")
"""What is carried out at once: a decision, or that hands are called dead."""
_BOUNDS: Final = ("round-start", "round-end")
_OF_CARDS: Final = ("deal", "deliver", "split", "expose", "determinant")
_UNCOMPARED: Final = ("table", "seq", "at", "round")
_NUMBERED: Final = {"seq": 0, "at": 0}
_WORDS: Final = ("what", "by", "face", "source", "dest", "back")
_MOST_TOGETHER: Final = 6
_MOST_AT_ALL: Final = 10
"""Changes between two examples that are still made all together, though no two of them alone."""
_MOST_SETS: Final = 20
"""Sets of kinds of which all rows are left out together."""
_FURTHER: Final = (0, 1, 2, 3, 5, 8, 12)
"""How many rows further from its neighbour a row is put in, too."""
_EXCHANGED: Final[tuple[Exchanged, ...]] = ("seat", "wager")
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
    def shown(self) -> int:
        """The row of the lawful example at which it is made: that which goes, or the anchor."""
        return self.anchor if self.old is None else self.old

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
    money: MoneyRole = "stake"
    settled: bool = False
    """Whether wagers that come, go or change are settled accordingly."""
    bare: bool = False
    """Whether seat and player are taken from a row that is changed, where the example has none."""

    recast: bool = False
    """Whether the act stays as it is, and the cards before it become those of the example."""

    exchanged: Exchanged = ""
    """Whether what is done at one seat and what is done next at another changes places: with all of the seat, with the
    wager alone, or from the row on with whatever is done next."""

    carried: bool = False
    """Whether a decision is carried out at once as such decisions are, and the hand is played no further."""

    joined: bool = False
    """Whether nothing is done otherwise, but one player has the boxes of two."""

    wholly: bool = False
    """Whether all rows of the kinds that go do so, as far as the segment of play reaches."""

    only: str = ""
    """The one column that becomes another, where the rows differ in several."""

    asked: bool = False
    """Whether the player asks for a card that is put in."""

    manner: EditManner = ""

    @property
    def _lacks(self) -> bool:
        """Whether rows of a kind are dropped that the example only says to be always recorded."""
        return self.ops[0].match == "kind" and self.ops[0].new is None

    @property
    def _where_it_lacks(self) -> int:
        """The act that the finding points to; for what is done between rounds the last that was done so before it."""
        kind = str(self.lawful.rows[self.ops[0].anchor]["kind"])
        between = (at for at in range(self.star, -1, -1) if self.fails.stretch(at).number is None)
        return self.star if is_of_round({"kind": kind}) else next(between, self.star)

    @property
    def hand(self) -> int | None:
        """The hand that the fault is about, in the example."""
        first = self.ops[0]
        if self._lacks:
            return next((hand for hand in self.fails.stretch(self.star).hands if hand), None)
        if first.new is not None:
            return self.fails.hand_of(first.new)
        return self.lawful.hand_of(first.shown)

    def wager_placed_with(self, op: Op) -> int | None:
        """The wager of the example that was placed with the amount of a new row, and is changed before that row."""
        if op.new is None:
            return None
        cents = self.fails.rows[op.new].get("cents")
        placed = self.fails.stretch(op.new).wagers.items()
        before = (one for one, at in placed if at < op.new and self.fails.rows[at].get("cents") == cents)
        return next((one for one in before if self.fails.stake(op.new, one) != cents), None)

    @property
    def sought(self) -> tuple[Scene, int]:
        """The example and the place in it whose situation a place of the log should have."""
        first = self.ops[0]
        if self._lacks:
            return self.fails, self._where_it_lacks
        if first.kind == "insert" and self.fails.rows[first.new or 0]["kind"] in _OF_CARDS:
            # With the card that comes the hands are no longer those to which it may not.
            return self.lawful, first.anchor
        if first.kind == "move" and self.lawful.keys[first.shown].kind in SETTLES and not self.lawful.own:
            return self.lawful, first.shown
        if first.new is not None and first.old is None:
            return self.fails, min(max(0, first.new - first.side), len(self.fails.rows) - 1)
        if first.new is not None and first.new == self.star and not self.joined:
            return self.fails, first.new
        return self.lawful, first.shown


def edits_of(rounds: Rounds, chapter: str, main: str) -> list[Edit]:
    """The edits that the example rounds of a rule give, the likeliest first and none twice."""
    found: list[Edit] = []
    further: list[Edit] = []
    kept = [_scene(written(text, chapter, main), main) for text in rounds.passes]
    for fails in (written(text, chapter, main) for text in rounds.fails):
        broken = _scene(fails, main)
        star = _star(fails)
        pairs = sorted(kept, key=lambda one: len(_differences(one, broken)))
        lacks = _from_lack(broken, star, fails)
        between = broken.rows[star]["kind"] in _OF_CARDS and not any(
            is_of_round(edit.lawful.rows[edit.ops[0].anchor]) for edit in lacks[:1]
        )
        found += lacks if between else []
        if pairs:
            found += _from_pair(pairs[0], broken, star)
            further += _with_what_lacks(_from_pair(pairs[0], broken, star), broken, fails)
        for lawful in pairs[1:]:
            ops = _differences(lawful, broken)
            found += [Edit(lawful, broken, star, tuple(ops))] if 0 < len(ops) <= _MOST_TOGETHER else []
            found += _lacking(lawful, broken, star, ops)
        found += _from_star(broken, star)
        found += [] if between else lacks
        for lawful in pairs[1:]:
            further += _from_pair(lawful, broken, star)
    money = _with_money([*found, *further])
    return list(_each_once([*money, *_elsewhere([*found, *further])]))


def example_of(rounds: Rounds, chapter: str, main: str) -> NotatedRows | None:
    """The first round that breaks the rule; None where it has none."""
    return written(rounds.fails[0], chapter, main) if rounds.fails else None


def unsaid_of(rounds: Rounds, chapter: str, main: str) -> frozenset[str]:
    """What the filing says only where the rule is kept, so that it breaks the rule that it does not."""
    kept = {path for text in rounds.passes for path in written(text, chapter, main).filed}
    return frozenset(kept - {path for text in rounds.fails for path in written(text, chapter, main).filed})


def _scene(log: NotatedRows, main: str) -> Scene:
    return Scene(log.rows, own=bool(main))


def _star(log: NotatedRows) -> int:
    """The place of the act that the finding points to; the last, where none is marked."""
    return (log.marked[0] - FIRST_SEQ) if log.marked else len(log.rows) - 1


def _elsewhere(edits: list[Edit]) -> Iterator[Edit]:
    """Each edit that puts in one row alone, with that row some places further from its neighbour."""
    alone = [edit for edit in edits if len(edit.ops) == 1 and edit.ops[0].kind == "insert"]
    for further in _FURTHER:
        for edit in alone:
            there = replace(edit, ops=(replace(edit.ops[0], further=further),), settled=_is_of_wager(edit, edit.ops[0]))
            yield there
            if _may_be_asked_for(edit):
                yield replace(there, asked=True)


def _each_once(edits: Iterable[Edit]) -> Iterator[Edit]:
    seen: set[object] = set()
    for edit in edits:
        carried = edit.money, edit.settled, edit.only, edit.asked, edit.carried, edit.manner
        how = edit.bare, edit.recast, edit.wholly, edit.exchanged, edit.joined
        told = id(edit.fails), id(edit.lawful), edit.ops, carried, how
        if told not in seen:
            seen.add(told)
            yield edit


def _with_money(edits: list[Edit]) -> Iterator[Edit]:
    """Each edit; one that puts in a row alone also with such a row that is there already; those with amounts once
    more for each other way to carry the amounts over."""
    ways: tuple[MoneyRole, ...] = ("there", "difference", "chip", "literal")
    for edit in edits:
        if edit.recast or edit.exchanged or edit.joined:
            yield edit
            continue
        yield from _in_one_word(edit)
        if any(_is_of_wager(edit, op) for op in edit.ops):
            yield replace(edit, settled=True)
        if edit.ops[-1].new is not None and edit.fails.rows[edit.ops[-1].new]["kind"] in CARRIED_OUT:
            yield replace(edit, carried=True)
        yield edit
        yield from (replace(edit, manner=manner) for manner in _manners(edit))
        if len(edit.ops) == 1 and edit.ops[0].kind == "drop" and edit.ops[0].match == "exact":
            yield replace(edit, wholly=True)
        if len(edit.ops) == 1 and edit.ops[0].kind == "insert":
            yield replace(edit, ops=(replace(edit.ops[0], fetched=True),))
            if _may_be_asked_for(edit):
                yield replace(edit, asked=True)
        if any(_is_of_money(edit, op) for op in edit.ops):
            settled = any(_is_of_wager(edit, op) for op in edit.ops)
            if any(edit.wager_placed_with(op) is not None for op in edit.ops):
                yield replace(edit, money="placed", settled=settled)
            yield from (replace(edit, money=way, settled=settled) for way in ways)


def _may_be_asked_for(edit: Edit) -> bool:
    """Whether a card is put in that a player has for himself."""
    new = edit.ops[0].new
    return new is not None and edit.fails.own and edit.fails.rows[new]["kind"] == "deal" and bool(edit.hand)


def _in_one_word(edit: Edit) -> Iterator[Edit]:
    """A change of several columns of one row, each word of it alone."""
    op = edit.ops[0]
    if len(edit.ops) > 1 or op.kind != "change" or op.old is None or op.new is None:
        return
    before, after = edit.lawful.rows[op.old], edit.fails.rows[op.new]
    alone = edit.lawful is edit.fails
    differ = [name for name in after if name in _WORDS and (alone or before.get(name) != after[name])]
    if before["kind"] == after["kind"] and (alone or _columns_that_differ(before, after) - {*differ[:1]}):
        yield from (replace(edit, only=name) for name in differ)


def _columns_that_differ(one: Row, other: Row) -> set[str]:
    return {name for name in {*one, *other} if name not in _UNCOMPARED and one.get(name) != other.get(name)}


def _manners(edit: Edit) -> Iterator[EditManner]:
    """The manners in which an edit can be made beside the plain one."""
    old = [edit.lawful.rows[op.old] for op in edit.ops if op.old is not None and op.old < len(edit.lawful.rows)]
    new = [(op, edit.fails.rows[op.new]) for op in edit.ops if op.new is not None]
    if any(op.kind == "move" for op in edit.ops):
        yield "whole"
        yield "for the other"
    elif sum(row["kind"] == "pay" for row in old) != sum(row["kind"] == "pay" for _, row in new):
        yield "charged"
    if any(op.kind == "insert" and row["kind"] == "wager" for op, row in new):
        yield "withdrawn"
    if any("wager" in row and edit.fails.placed(op.new or 0, whole_number(row, "wager")) is None for op, row in new):
        yield "unplaced"


def _is_of_wager(edit: Edit, op: Op) -> bool:
    if op.kind == "move":
        return False
    rows = [edit.lawful.rows[op.old]] if op.old is not None and op.old < len(edit.lawful.rows) else []
    rows += [edit.fails.rows[op.new]] if op.new is not None else []
    return any(row["kind"] in STAKED for row in rows)


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
    together = [tuple(ops)] if 1 < len(ops) <= _MOST_AT_ALL else []
    # Where the act itself is one of several changes, what goes with it is likely to go with it in a log too.
    chosen: list[tuple[Op, ...]] = [(op,) for op in at_star]
    chosen += [*together, *((op,) for op in acts)] if at_star else [*((op,) for op in acts), *together]
    chosen += [(op,) for op in cards]
    chosen += _put_in_too(lawful, broken, acts)
    if len(ops) <= _MOST_TOGETHER:
        chosen += [both for both in combinations(ops, 2) if not at_star or set(both) & set(at_star)]
    sided = (tuple(_other_side(lawful, broken, op) for op in each) for each in chosen if any(op.side for op in each))
    found = [Edit(lawful, broken, star, each) for each in (*chosen, *sided)]
    found = [*_joining(lawful, broken, star, ops), *found]
    wholly = _lacking(lawful, broken, star, acts)
    return [*found[:1], *wholly, *found[1:]] if not at_star else [*found, *wholly]


def _joining(lawful: Scene, broken: Scene, star: int, ops: Sequence[Op]) -> Iterator[Edit]:
    """One player in the place of another at his seat, where a wager that is another's in the one example is his too."""
    for op in ops if _of_one_player(broken) else ():
        rows = (lawful.rows[op.old], broken.rows[op.new]) if op.old is not None and op.new is not None else ()
        if rows and all(row["kind"] == "wager" for row in rows) and _columns_that_differ(*rows) == {"player"}:
            yield Edit(lawful, broken, star, (op,), joined=True)


def _lacking(lawful: Scene, broken: Scene, star: int, ops: Sequence[Op]) -> list[Edit]:
    """All that the one example has and the other lacks, and each kind of it alone, left out wholly."""
    lacks = [op for op in ops if op.kind == "drop"]
    together = dict.fromkeys([tuple(lacks), *zip(lacks, strict=True)]) if lacks else {}
    return [Edit(lawful, broken, star, each, wholly=True) for each in together]


def _put_in_too(lawful: Scene, broken: Scene, ops: list[Op]) -> Iterator[tuple[Op, ...]]:
    """A row of the example that stands in the place of another put in beside what is there."""
    for op in ops:
        if op.kind == "change" and op.new is not None:
            yield (_behind(lawful, broken, op.new, None),)


def _differences(lawful: Scene, broken: Scene) -> list[Op]:
    """The changes between two examples, rows that only stand elsewhere as moves."""
    matcher = _matcher(lawful, broken)
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
    return [op for op in _with_turns(lawful, broken, ops) if _is_act(lawful, broken, op)]


def _matcher(lawful: Scene, broken: Scene) -> SequenceMatcher[Hashable]:
    """What two examples have in common in order: what their rows are, or the very rows where fewer differ so."""
    mine, theirs = ([repr({**row, **_NUMBERED}) for row in one.rows] for one in (lawful, broken))
    by_kind: SequenceMatcher[Hashable] = SequenceMatcher(None, lawful.keys, broken.keys, autojunk=False)
    by_row: SequenceMatcher[Hashable] = SequenceMatcher(None, mine, theirs, autojunk=False)
    if lawful.keys != broken.keys and sorted(mine) == sorted(theirs):
        return by_row
    return by_row if _changes(by_row, mine, theirs) < _changes(by_kind, mine, theirs) else by_kind


def _changes(matcher: SequenceMatcher[Hashable], mine: list[str], theirs: list[str]) -> int:
    """How many rows are changed, left out or put in by what a matcher holds against each other."""
    found = 0
    for tag, i, i_end, j, j_end in matcher.get_opcodes():
        if tag == "equal":
            found += sum(a != b for a, b in zip(mine[i:i_end], theirs[j:j_end], strict=True))
        else:
            found += max(i_end - i, j_end - j)
    return found


def _with_turns(lawful: Scene, broken: Scene, ops: list[Op]) -> list[Op]:
    """The changes, two rows that stand in one another's place as one that is moved behind the other."""
    for one, other in combinations([op for op in ops if op.kind == "change"], 2):
        rows = [(lawful.rows[op.old or 0], broken.rows[op.new or 0]) for op in (one, other)]
        if not _columns_that_differ(rows[0][0], rows[1][1]) and not _columns_that_differ(rows[1][0], rows[0][1]):
            return [*(op for op in ops if op not in (one, other)), Op(other.anchor, one.old, other.new, 1)]
    return ops


def _is_act(lawful: Scene, broken: Scene, op: Op) -> bool:
    rows = [lawful.rows[op.old]] if op.old is not None else []
    rows += [broken.rows[op.new]] if op.new is not None else []
    return not any(row["kind"] in _BOUNDS for row in rows)


def _may_become(one: RowKey, other: RowKey) -> bool:
    """Whether a row that stands in the place of another is that act done otherwise."""
    return one.kind == other.kind or settle_alike(one, other)


def _differ(lawful: Scene, a: int, broken: Scene, b: int) -> bool:
    return bool(_columns_that_differ(lawful.rows[a], broken.rows[b]))


def _only_cards(lawful: Scene, broken: Scene, op: Op) -> bool:
    if op.kind != "change" or op.old is None or op.new is None:
        return False
    return _columns_that_differ(lawful.rows[op.old], broken.rows[op.new]) <= {"card"}


def _aligned(lawful: Scene, broken: Scene) -> dict[int, int]:
    """The rows of the example that breaks the rule which the other has too: place there by place here."""
    blocks = _matcher(lawful, broken).get_matching_blocks()
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


def _from_star(broken: Scene, star: int) -> list[Edit]:
    """What the act that the star stands before tells alone: it is done so, or then."""
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
        found += _from_what_goes_before(broken, star)
        here = (Op(star, star, star, match=match) for match in _WIDER)
        found += [Edit(broken, broken, star, (op,)) for op in here]
        found.append(Edit(broken, broken, star, (Op(star, star, star),), bare=True))
        if _of_one_player(broken):
            found.append(Edit(broken, broken, star, (Op(star, star, star, match="loose"),), joined=True))
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
            mine, hand = broken.keys[star], broken.hand_of(star)
            earlier = (at for at in range(star) if broken.keys[at].kind in SETTLES)
            others = (at for at in earlier if broken.keys[at].wager == mine.wager)
            op = Op(star, star, star, match="settles")
            if any(broken.hand_of(at) != hand for at in others):
                found += [Edit(broken, broken, star, (op,), exchanged=how) for how in _EXCHANGED]
            found.append(Edit(broken, broken, star, (op,), exchanged="next"))
    if kind in SETTLES:
        for other in SETTLES:
            if other != kind:
                swapped: list[Row] = list(broken.rows)
                swapped[star] = {**swapped[star], "kind": other}
                found.append(Edit(Scene(swapped, own=broken.own), broken, star, (Op(star, star, star, match="loose"),)))
    return found


def _from_lack(broken: Scene, star: int, log: NotatedRows) -> list[Edit]:
    """What the example lacks of the kinds of which it says that they are always recorded."""
    lacking = Scene([*broken.rows, *_lacks(broken, log)], own=broken.own)
    gone = [Op(place, place, match="kind") for place in range(len(broken.rows), len(lacking.rows))]
    sets = chain.from_iterable(combinations(gone, number) for number in range(1, len(gone)))
    found = [Edit(lacking, broken, star, tuple(gone), wholly=True)] if gone else []
    found += [Edit(lacking, broken, star, (op,)) for op in gone]
    found += [Edit(lacking, broken, star, ops, wholly=True) for ops in islice(sets, _MOST_SETS)]
    return found


def _lacks(broken: Scene, log: NotatedRows) -> list[Row]:
    """Rows of the kinds that the example only says to be always recorded."""
    present = {str(row["kind"]) for row in broken.rows}
    declared = dict.fromkeys(what.partition(".")[0] for what, how in log.declared.items() if how == "always")
    return [{"kind": what} for what in declared if what in KINDS and what not in present]


def _with_what_lacks(edits: list[Edit], broken: Scene, log: NotatedRows) -> Iterator[Edit]:
    """Of edits that leave one row out each together with one of a kind that is only said to be always recorded."""
    for edit in edits:
        if [op.kind for op in edit.ops] == ["drop"]:
            gone = edit.lawful.rows[edit.ops[0].anchor]["kind"]
            for row in _lacks(broken, log):
                if row["kind"] != gone:
                    lawful = Scene([*edit.lawful.rows, row], own=broken.own)
                    also = Op(len(lawful.rows) - 1, len(lawful.rows) - 1, match="kind")
                    yield replace(edit, lawful=lawful, ops=(*edit.ops, also))


def _of_one_player(broken: Scene) -> bool:
    """Whether a player of the example has wagers at several seats."""
    wagers = [row for row in broken.rows if row["kind"] == "wager" and "player" in row]
    seats = {(row["player"], row.get("seat")) for row in wagers}
    return len(seats) > len({player for player, _ in seats})


def _from_what_goes_before(broken: Scene, star: int) -> Iterator[Edit]:
    """The act as it is, and before it what goes before it in the example, without which it is lawful."""
    for place in range(star - 1, -1, -1):
        kind = broken.rows[place]["kind"]
        if kind not in (*_BOUNDS, "wager", *_OF_CARDS):
            without = Scene([row for at, row in enumerate(broken.rows) if at != place], own=broken.own)
            outside = broken.stretch(place) is not broken.stretch(star)
            before = broken.stretch(star).start if outside else star
            for match in _WIDER[: 1 if outside else 2]:
                yield Edit(without, broken, star, (Op(before - 1, None, place, -1, match),))


def operands_of(kind: str) -> tuple[str, ...]:
    """The columns that a kind takes, beside those that place a row."""
    return (*OPERANDS[KINDS[kind]], "by")
