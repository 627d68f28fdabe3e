"""Compares a new version of a filing with the old: its keys, what rules say of both, which choices need approval."""

from bisect import bisect_left
from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final, Literal, NamedTuple

from validator.chapters.registry import filing_rules
from validator.core.finding import GRAVITY, FilingPlace, Finding, Outcome, Tally
from validator.core.rule import FilingRule
from validator.filing.check import CheckReport, judged_by
from validator.filing.check_values import value_in_words
from validator.filing.fields import field_at, is_about, without_word
from validator.law.versions import Amendments
from validator.submission.filing import Entry, key_path, with_those_above, without_indices
from validator.submission.head import head_of
from validator.submission.typed import TypedFiling

APPROVALS: Final = "approvals"
"""The block of a filing that names approvals."""

KeyChangeKind = Literal["added", "removed", "changed", "moved"]
_NAMES: Final[Mapping[str, str]] = {"money": "_cents", "percent": "_hundredths"}
"""Endings of names that tell ``value_in_words`` the unit of values that are integers in a filing as rules see it."""


class FiledValue(NamedTuple):
    """A value of a filing, in words, and its line, from 1 on; of a form its cell, too."""

    words: str
    line: int
    cell: str = ""


class ItemChange(NamedTuple):
    """An item of a list of words that was added or removed, or that stands at another place among those kept.

    ``before`` and ``after`` are its lines, None where it does not stand; ``cells`` those of forms, "" of other filings.
    """

    what: KeyChangeKind
    words: str
    before: int | None
    after: int | None
    cells: tuple[str, str] = ("", "")


class KeyChange(NamedTuple):
    """A key that says something else in the new filing; ``before`` or ``after`` is None where it does not stand.

    ``path`` is that in the new filing, where it stands there. ``items`` tell of a list which of its items changed.
    ``paragraphs`` are those that the key is judged by.
    """

    path: str
    what: KeyChangeKind
    before: FiledValue | None
    after: FiledValue | None
    paragraphs: tuple[str, ...]
    items: tuple[ItemChange, ...] = ()


class Turn(NamedTuple):
    """A rule of which something else comes: its outcome, the findings, or what it lacks.

    ``before`` and ``after`` are None where the law that judged has no such rule. ``gone`` are findings of the old
    filing alone, ``new`` those of the new one alone; ``lacking`` are the paths without which it is newly not checkable.
    ``keys`` are the changed keys that the rule reads.
    """

    rule: FilingRule
    before: Outcome | None
    after: Outcome | None
    gone: tuple[Finding, ...]
    new: tuple[Finding, ...]
    lacking: tuple[str, ...]
    keys: tuple[str, ...]

    @property
    def worse(self) -> tuple[Finding, ...]:
        """The new findings that stand where the old filing had none as grave."""
        left = list(self.gone)
        found = []
        for finding in self.new:
            same = next((one for one in left if _path(one) == _path(finding) and _as_grave(one, finding)), None)
            if same is None:
                found.append(finding)
            else:
                left.remove(same)
        return tuple(found)

    @property
    def is_worse(self) -> bool:
        """Whether the rule turns to fail or open at any place."""
        return bool(self.worse)


class Need(NamedTuple):
    """A choice that needs an approval in the new filing and did not in the old one.

    ``path`` is that of the approval, ``stated`` what the new filing says there, None where nothing; ``stands``: the
    rule is content with it. ``keys`` are the changed keys that make the choice.
    """

    rule: FilingRule
    path: str
    stated: FiledValue | None
    stands: bool
    keys: tuple[str, ...]


class Diff(NamedTuple):
    """What a new version of a filing changes."""

    old: CheckReport
    new: CheckReport
    keys: tuple[KeyChange, ...]
    turns: tuple[Turn, ...]
    needs: tuple[Need, ...]

    @property
    def is_worse(self) -> bool:
        """Whether a rule turns to fail or open."""
        return any(one.is_worse for one in self.turns)

    @property
    def is_backwards(self) -> bool:
        """Whether the new version takes effect before the old one; not where a day is not stated."""
        assert self.old.typed is not None and self.new.typed is not None
        old, new = head_of(self.old.typed).start, head_of(self.new.typed).start
        return old is not None and new is not None and new < old

    @property
    def same_law(self) -> bool:
        """Whether both were judged by the same law."""
        return self.old.law == self.new.law


def diff_of(old: CheckReport, new: CheckReport, amendments: Amendments = ()) -> Diff:
    """What ``new`` changes of ``old``: reports on two filings of one chapter, both read, and the law given besides.

    Of rules that neither report has a tally of nothing is told.
    """
    assert old.typed is not None and new.typed is not None
    rules = _rules(old, new)
    keys = tuple(_judged(key, rules) for key in _Keys(old.typed, new.typed, new.chapter).below("", ""))
    tallies = {tally.rule for report in (old, new) for tally in report.tallies}
    asked = {name: rule for name, rule in rules.items() if name in tallies}
    read = _ReadKeys(keys)
    turns = tuple(turn for rule in asked.values() if (turn := _turn(rule, old, new, read)) is not None)
    return Diff(old, new, keys, turns, tuple(_needs(asked, old, new, read, amendments)))


def _judged(key: KeyChange, rules: Mapping[str, FilingRule]) -> KeyChange:
    """The key with the paragraphs of the rules that read what lies above or beneath it, where none reads it itself."""
    if key.paragraphs:
        return key
    read = _ReadKeys((key,))
    return key._replace(paragraphs=tuple(dict.fromkeys(one.cite for one in rules.values() if read.by(one))))


class _Keys:
    """Two filings of one chapter, compared key by key."""

    def __init__(self, old: TypedFiling, new: TypedFiling, chapter: str) -> None:
        self._old, self._new, self._chapter = old, new, chapter

    def below(self, before: str | None, after: str | None) -> Iterator[KeyChange]:
        """The changes at and beneath a path of each filing; None where it does not stand in that one."""
        old, new = _entry(self._old, before), _entry(self._new, after)
        if old is not None and new is not None and old.kind == new.kind:
            if old.kind == "mapping":
                yield from self._mappings(old, new)
            elif old.kind == "list":
                yield from self._lists(old, new)
            elif _content(self._old, old.path) != _content(self._new, new.path):
                yield self._change(old, new)
            return
        if old is not None and new is not None and not (_holds(self._old, old) or _holds(self._new, new)):
            yield self._change(old, new)
            return
        yield from (self._change(one, None) for one in _leaves(self._old, old))
        yield from (self._change(None, one) for one in _leaves(self._new, new))

    def _mappings(self, old: Entry, new: Entry) -> Iterator[KeyChange]:
        for key in _in_order(old.keys, new.keys):
            before, after = (key_path(one.path, key) if key in one.keys else None for one in (old, new))
            yield from self.below(before, after)

    def _lists(self, old: Entry, new: Entry) -> Iterator[KeyChange]:
        """Lists in order: of words one change of the list, of blocks those of each."""
        aligned = _aligned(
            [_content(self._old, one) for one in old.children], [_content(self._new, one) for one in new.children]
        )
        pairs = [(_at(old.children, before), _at(new.children, after)) for before, after in aligned]
        if not any(_is_block(self._old, before) or _is_block(self._new, after) for before, after in pairs):
            items = tuple(self._item(*pair) for pair in pairs)
            if items:
                yield self._change(old, new, items)
            return
        for before, after in pairs:
            yield from self._moved(before, after) if self._same(before, after) else self.below(before, after)

    def _same(self, before: str | None, after: str | None) -> bool:
        if before is None or after is None:
            return False
        return _content(self._old, before) == _content(self._new, after)

    def _moved(self, before: str | None, after: str | None) -> Iterator[KeyChange]:
        yield self._change(_entry(self._old, before), _entry(self._new, after))._replace(what="moved")

    def _item(self, before: str | None, after: str | None) -> ItemChange:
        typed, path = (self._new, after) if after is not None else (self._old, before or "")
        what: KeyChangeKind = "added" if before is None else "removed" if after is None else "moved"
        cells = self._old.filing.cell(before or ""), self._new.filing.cell(after or "")
        return ItemChange(what, self._words(typed, path), _line(self._old, before), _line(self._new, after), cells)

    def _change(self, old: Entry | None, new: Entry | None, items: tuple[ItemChange, ...] = ()) -> KeyChange:
        stands = new or old
        assert stands is not None
        known = field_at(self._chapter, stands.path)
        return KeyChange(
            stands.path,
            "added" if old is None else "removed" if new is None else "changed",
            None if old is None else self._value(self._old, old),
            None if new is None else self._value(self._new, new),
            () if known is None else known.paragraphs,
            items,
        )

    def _value(self, typed: TypedFiling, entry: Entry) -> FiledValue:
        return FiledValue(self._words(typed, entry.path), entry.key_place.line, typed.filing.cell(entry.path))

    def _words(self, typed: TypedFiling, path: str) -> str:
        return words_at(typed, path, self._chapter)


def words_at(typed: TypedFiling, path: str, chapter: str) -> str:
    """What a filing says at a path, in words; of what it holds the values alone."""
    entry = typed.filing.entries[path]
    if entry.kind in ("mapping", "list"):
        held = [words_at(typed, child, chapter) for child in entry.children]
        if entry.kind == "list":
            return ", ".join(held) or "nothing (an empty list)"
        keyed = (f"{key}: {one}" for key, one in zip(entry.keys, held, strict=True))
        return ", ".join(keyed) or "stated, with nothing in it"
    if path not in typed.values:
        return f"{_written(typed, entry)} (cannot be read)"
    known = field_at(chapter, path)
    shape = None if known is None else known.items or known.shape
    return value_in_words(_NAMES.get(str(shape.x_type), "") if shape is not None else "", typed.values[path])


def _written(typed: TypedFiling, entry: Entry) -> str:
    """What is written at the place of a value."""
    place = entry.place
    first, *others = typed.filing.lines[place.line - 1 : place.end_line]
    if not others:
        return first[place.column - 1 : place.end_column - 1]
    *between, last = others
    return " ".join((first[place.column - 1 :], *map(str.strip, between), last[: place.end_column - 1].strip()))


def _line(typed: TypedFiling, path: str | None) -> int | None:
    return None if path is None else typed.place(path).line


def _entry(typed: TypedFiling, path: str | None) -> Entry | None:
    return None if path is None else typed.filing.entries[path]


def _holds(typed: TypedFiling, entry: Entry) -> bool:
    """Whether it holds keys, or items that do."""
    return bool(entry.children) and (entry.kind == "mapping" or any(_is_block(typed, one) for one in entry.children))


def _is_block(typed: TypedFiling, path: str | None) -> bool:
    return path is not None and typed.filing.entries[path].kind in ("mapping", "list")


def _leaves(typed: TypedFiling, entry: Entry | None) -> Iterator[Entry]:
    """What says something at and beneath an entry: values, lists of words, and blocks with nothing in them."""
    if entry is None:
        return
    if not _holds(typed, entry):
        yield entry
        return
    for child in entry.children:
        yield from _leaves(typed, typed.filing.entries[child])


def _content(typed: TypedFiling, path: str) -> object:
    """What is said at a path, whatever its line and spelling, and in a block whatever the order of its keys."""
    entry = typed.filing.entries[path]
    if entry.kind == "mapping":
        held = {key: _content(typed, child) for key, child in zip(entry.keys, entry.children, strict=True)}
        return "mapping", tuple(sorted(held.items()))
    if entry.kind == "list":
        return "list", tuple(_content(typed, child) for child in entry.children)
    if path in typed.values:
        value = typed.values[path]
        return type(value).__name__, value
    return "unreadable", _written(typed, entry)


def _in_order(old: Sequence[str], new: Sequence[str]) -> list[str]:
    """The keys of two blocks: in the order of the new one, those of the old one alone behind the one before them."""
    keys = list(new)
    for number, key in enumerate(old):
        if key not in keys:
            keys.insert(keys.index(old[number - 1]) + 1 if number else 0, key)
    return keys


def _at(paths: Sequence[str], place: int | None) -> str | None:
    return None if place is None else paths[place]


def _aligned(old: list[object], new: list[object]) -> list[tuple[int | None, int | None]]:
    """The items of two lists that are not the same in order: those moved, and those that gave way to others, in pairs.

    The second of a pair is None for an item that is gone, the first for one that is new.
    """
    kept = _kept(list(map(repr, old)), list(map(repr, new)))
    steady = _rising(kept)
    found: list[tuple[int | None, int | None]] = [
        (before, after) for after, before in kept.items() if after not in steady
    ]
    gone = set(kept.values())
    last = -1, -1
    for after in (*sorted(steady), len(new)):
        before = kept.get(after, len(old))
        lost = [place for place in range(last[0] + 1, before) if place not in gone]
        come = [place for place in range(last[1] + 1, after) if place not in kept]
        found += _paired(lost, come, old, new)
        last = before, after
    return sorted(found, key=lambda pair: (pair[1] if pair[1] is not None else pair[0] or 0, pair[1] is not None))


def _kept(old: Sequence[str], new: Sequence[str]) -> dict[int, int]:
    """The places in the new list of items that the old one holds too, each with its place there.

    Of several alike those at both ends of the lists are the same as far as the ends are, then each is in order.
    """
    least = min(len(old), len(new))
    head = next((place for place in range(least) if old[place] != new[place]), least)
    tail = next((place for place in range(least - head) if old[-1 - place] != new[-1 - place]), least - head)
    kept = {place: place for place in range(head)}
    waiting: dict[str, deque[int]] = {}
    for place in range(head, len(old) - tail):
        waiting.setdefault(old[place], deque()).append(place)
    for place in range(head, len(new) - tail):
        if held := waiting.get(new[place]):
            kept[place] = held.popleft()
    return kept | {len(new) - place: len(old) - place for place in range(tail, 0, -1)}


def _rising(kept: Mapping[int, int]) -> set[int]:
    """The most of the items kept that stand in one order in both lists, by their places in the new one."""
    ends: list[int] = []
    tops: list[int] = []
    before: dict[int, int] = {}
    for place, old in kept.items():
        at = bisect_left(tops, old)
        ends[at : at + 1], tops[at : at + 1] = [place], [old]
        if at:
            before[place] = ends[at - 1]
    found: set[int] = set()
    last = ends[-1] if ends else None
    while last is not None:
        found.add(last)
        last = before.get(last)
    return found


def _paired(
    before: list[int], after: list[int], old: list[object], new: list[object]
) -> Iterator[tuple[int | None, int | None]]:
    """Blocks that stand in the place of others with them; words that do are removed and added."""
    for place in range(max(len(before), len(after))):
        one, other = (held[place] if place < len(held) else None for held in (before, after))
        if one is not None and other is not None and not (_blocklike(old[one]) and _blocklike(new[other])):
            yield one, None
            yield None, other
        else:
            yield one, other


def _blocklike(content: object) -> bool:
    return isinstance(content, tuple) and content[0] in ("mapping", "list")


def _rules(old: CheckReport, new: CheckReport) -> dict[str, FilingRule]:
    """The rules that either law asks, by id in the new law's order; as the new law words them, where it has them."""
    assert old.law is not None and new.law is not None
    rules = {rule.id: rule for rule in filing_rules(new.law)}
    return rules | {rule.id: rule for rule in filing_rules(old.law) if rule.id not in rules}


def _turn(rule: FilingRule, old: CheckReport, new: CheckReport, keys: "_ReadKeys") -> Turn | None:
    before, after = (_tally(report, rule.id) for report in (old, new))
    ended = tuple(None if tally is None else tally.outcome for tally in (before, after))
    gone, come = _apart(_of_rule(old, rule.id), _of_rule(new, rule.id))
    missing = [{} if tally is None else tally.missing for tally in (before, after)]
    lacking = tuple(path for path in missing[1] if path not in missing[0])
    if ended[0] is ended[1] and not (gone or come or lacking):
        return None
    return Turn(rule, ended[0], ended[1], gone, come, lacking, keys.by(rule))


def _tally(report: CheckReport, rule: str) -> Tally | None:
    return next((tally for tally in report.tallies if tally.rule == rule), None)


def _of_rule(report: CheckReport, rule: str) -> list[Finding]:
    return [finding for finding in report.findings if finding.rule == rule]


def _apart(old: Sequence[Finding], new: Sequence[Finding]) -> tuple[tuple[Finding, ...], tuple[Finding, ...]]:
    """The findings of one filing that the other does not have, whatever their lines."""
    left = list(old)
    come = []
    for finding in new:
        same = next((one for one in left if _said(one) == _said(finding)), None)
        if same is None:
            come.append(finding)
        else:
            left.remove(same)
    return tuple(left), tuple(come)


def _said(finding: Finding) -> tuple[object, ...]:
    return _path(finding), finding.outcome, finding.severity, finding.message, finding.expected, finding.observed


def _path(finding: Finding) -> str:
    return finding.where.path if isinstance(finding.where, FilingPlace) else ""


def _as_grave(one: Finding, other: Finding) -> bool:
    return GRAVITY.index(one.outcome) <= GRAVITY.index(other.outcome)


class _ReadKeys:
    """Changed keys, by the rules that read them."""

    def __init__(self, keys: Sequence[KeyChange]) -> None:
        self._keys = keys
        self._at: dict[str, list[int]] = {}
        self._at_or_beneath: dict[str, list[int]] = {}
        for number, key in enumerate(keys):
            path = without_indices(key.path)
            self._at.setdefault(path, []).append(number)
            for above in with_those_above(path):
                self._at_or_beneath.setdefault(above, []).append(number)

    def by(self, rule: FilingRule) -> tuple[str, ...]:
        """Those that a rule reads, points to or asks whether it applies; what lies above or beneath counts, too."""
        said = (*rule.reads, *rule.may_read, *rule.at.split(" | "), *(one.path for one in rule.when), rule.each)
        found: set[int] = set()
        for pattern in {path for one in said for path in one.split(" | ") if path not in ("", "*")}:
            found.update(number for above in with_those_above(pattern) for number in self._at.get(above, ()))
            plain = without_word(pattern)
            found.update(self._at_or_beneath.get(plain, ()))
            if "*" in plain:
                named = (numbers for path, numbers in self._at_or_beneath.items() if is_about(path, pattern))
                found.update(number for numbers in named for number in numbers)
        return tuple(self._keys[number].path for number in sorted(found))


def _needs(
    rules: Mapping[str, FilingRule],
    old: CheckReport,
    new: CheckReport,
    keys: "_ReadKeys",
    amendments: Amendments,
) -> Iterator[Need]:
    """The rules that an approval alone keeps the new filing from breaking, and that the old one keeps without one."""
    needed = _needing(old, amendments)
    for rule, path in _needing(new, amendments).items():
        if rule in needed or rule not in rules:
            continue
        typed = new.typed
        assert typed is not None
        stated = None
        if typed.has(path):
            words = words_at(typed, path, new.chapter)
            stated = FiledValue(words, typed.key_place(path).line, typed.filing.cell(path))
        tally = _tally(new, rule)
        stands = stated is not None and tally is not None and tally.outcome is Outcome.PASS
        made = tuple(key for key in keys.by(rules[rule]) if not _is_approval(key))
        yield Need(rules[rule], path, stated, stands, made)


def _is_approval(path: str) -> bool:
    return path == APPROVALS or path.startswith(f"{APPROVALS}.")


def _needing(report: CheckReport, amendments: Amendments) -> dict[str, str]:
    """The rules that ask for an approval of what a filing chooses, each with the path of the approval.

    They are those that it would break, or leave open, if it named no approval at all.
    """
    assert report.typed is not None and report.law is not None
    asking = [rule for rule in filing_rules(report.law) if any(map(_is_approval, rule.may_read))]
    judged = judged_by(asking, _without_approvals(report.typed), report.chapter, report.as_of, amendments)
    found = {}
    for rule, (tally, findings) in zip(asking, judged, strict=True):
        if findings or any(map(_is_approval, tally.missing)):
            named = next(path for path in rule.may_read if _is_approval(path))
            found[rule.id] = ".".join(named.split(".")[:2])
    return found


def _without_approvals(typed: TypedFiling) -> TypedFiling:
    """The filing as it would be if it named no approval."""
    filing = typed.filing
    entries = {path: entry for path, entry in filing.entries.items() if not _is_approval(path)}
    top = filing.entries[""]
    kept = [(key, path) for key, path in zip(top.keys, top.children, strict=True) if path != APPROVALS]
    entries[""] = top._replace(keys=tuple(key for key, _ in kept), children=tuple(path for _, path in kept))
    values = {path: value for path, value in typed.values.items() if not _is_approval(path)}
    unsure = frozenset(path for path in typed.unsure if not _is_approval(path))
    return TypedFiling(replace(filing, entries=entries), values, unsure)
