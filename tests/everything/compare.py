"""What differs between two exports, field by field."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Literal

from tests.everything.judged import HINT
from tests.everything.lines import Fields

Change = Literal["differs", "added", "gone"]

COUNTS = "tally "
"""How records begin whose fields are counts: one that is not told is 0."""


@dataclass(frozen=True, slots=True)
class Difference:
    """One field that is not what it was; ``record`` and ``field`` "" where the whole subject or record is meant.

    ``before`` and ``after`` are the values; of a record that is new or gone, what it says.
    """

    change: Change
    subject: str
    hint: str
    record: str = ""
    field: str = ""
    before: str = ""
    after: str = ""

    @property
    def sort(self) -> str:
        """What kind of difference it is: what is told of, and the field without what stands in it."""
        subject = self.subject.split(" ")
        side = " ".join(subject[::2]) if subject[0] == "rule" else subject[0]
        if not self.record:
            return f"{side} {self.change}"
        if subject[0] not in ("check", "replay", "together"):
            return f"{side}: {self.field or 'the whole'} {self.change}"
        record, field = (
            self.record.split(" ")[0],
            self.field.split(" ")[0] if self.record.startswith(COUNTS) else self.field,
        )
        return f"{side}: {record} {f'{field} {self.change}' if field else self.change}"

    @property
    def about(self) -> str:
        """The rule, or other thing of the law, that it is about; "" where it is none."""
        parts = self.record.split(" ")
        if self.subject.split(" ")[0] in ("check", "replay", "together"):
            return " ".join(parts[1:3]) if parts[0] in ("finding", "tally") else ""
        return f"{self.subject.split(' ')[1]} {self.record}"

    def lines(self) -> Iterator[str]:
        """What to print of it."""
        hint = f" ({self.hint})" if self.hint else ""
        what = ", ".join(filter(None, (self.record, self.field)))
        yield f"{self.change}: {self.subject}{hint}" + (f": {what}" if what else "")
        if self.record and self.change != "added":
            yield f"    before: {self.before}"
        if self.record and self.change != "gone":
            yield f"    after:  {self.after}"


def differences(before: Iterable[tuple[str, Fields]], after: Iterable[tuple[str, Fields]]) -> Iterator[Difference]:
    """What differs, subject by subject; both exports in the order of their subjects."""
    one, other = iter(before), iter(after)
    left, right = next(one, None), next(other, None)
    while left is not None or right is not None:
        if right is None or (left is not None and left[0] < right[0]):
            assert left is not None
            yield from _whole("gone", *left)
            left = next(one, None)
        elif left is None or right[0] < left[0]:
            yield from _whole("added", *right)
            right = next(other, None)
        else:
            yield from _of_subject(left[0], left[1], right[1])
            left, right = next(one, None), next(other, None)


def _whole(change: Change, subject: str, fields: Fields) -> Iterator[Difference]:
    """A subject that is new or gone: an input as one, of the law every record."""
    if HINT in fields:
        yield Difference(change, subject, fields[HINT])
        return
    yield from _of_subject(subject, *((fields, {}) if change == "gone" else ({}, fields)))


def _of_subject(subject: str, before: Fields, after: Fields) -> Iterator[Difference]:
    if before == after:
        return
    hint = after.get(HINT) or before.get(HINT, "")
    old, new = _by_record(before), _by_record(after)
    for record in sorted(old.keys() | new.keys()):
        mine, theirs = old.get(record, {}), new.get(record, {})
        if record.startswith(COUNTS):
            mine, theirs = ({**dict.fromkeys(theirs, "0"), **mine}, {**dict.fromkeys(mine, "0"), **theirs})
        if not theirs:
            yield Difference("gone", subject, hint, record, before=_said(mine))
        elif not mine:
            yield Difference("added", subject, hint, record, after=_said(theirs))
        else:
            for field in sorted(mine.keys() | theirs.keys()):
                values = mine.get(field, "(not told)"), theirs.get(field, "(not told)")
                if values[0] != values[1] and (record, field) != HINT:
                    yield Difference("differs", subject, hint, record, field, *values)


def _by_record(fields: Fields) -> dict[str, dict[str, str]]:
    found: dict[str, dict[str, str]] = defaultdict(dict)
    for (record, field), value in fields.items():
        found[record][field] = value
    return found


def _said(fields: dict[str, str]) -> str:
    return "; ".join(f"{field}: {value}" for field, value in sorted(fields.items()) if value)


def report(found: Iterable[Difference], most: int) -> Iterator[str]:
    """The differences counted by kind, then one by one, ``most`` at the most; one line says where there are none."""
    kinds: Counter[str] = Counter()
    about: dict[str, set[str]] = defaultdict(set)
    inputs: dict[str, set[str]] = defaultdict(set)
    shown: list[Difference] = []
    for one in found:
        kinds[one.sort] += 1
        if one.about:
            about[one.sort].add(one.about)
        inputs[one.sort].add(one.subject)
        if len(shown) < most:
            shown.append(one)
    if not kinds:
        yield "nothing differs"
        return
    total = sum(kinds.values())
    yield f"{total:,} differences"
    for kind, count in kinds.most_common():
        of_rules = f", of {_counted(len(about[kind]), 'rule or entry', 'rules or entries')}" if about[kind] else ""
        yield f"    {kind}: {count:,}{of_rules}, in {_counted(len(inputs[kind]), 'subject', 'subjects')}"
    for one in shown:
        yield from one.lines()
    if total > len(shown):
        yield f"... {total - len(shown):,} more"


def _counted(number: int, one: str, many: str) -> str:
    return f"{number:,} {one if number == 1 else many}"
