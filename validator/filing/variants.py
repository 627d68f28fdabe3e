"""The variants of a game that sound filings describe, and the values that a field of such a filing may have."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cache, cached_property
from pathlib import Path

from validator.core.finding import Outcome
from validator.filing.check import judged_by
from validator.filing.fields import Field, filing_fields, flat
from validator.submission.filing import Filing, Scalar, parent_path, steps_of
from validator.submission.read import read_submission
from validator.submission.samples import sound_filings, way_of
from validator.submission.schema import Schema, load_schema
from validator.submission.typed import TypedFiling
from validator.submission.wording import offered_by_being_listed

SHOE = "cards.shoe"
"""Where a filing says from which kind of shoe the cards are dealt."""


@dataclass(frozen=True, slots=True)
class FieldChoice:
    """A value that a field may have: it breaks the paragraphs ``against`` it, and is for review under ``noted``.

    They hold while the rest stands as in a sound filing.
    """

    value: Scalar
    against: tuple[str, ...] = ()
    noted: tuple[str, ...] = ()


@dataclass(frozen=True)
class Variant:
    """A way of running the game, as a sound filing has it: ``shoe`` is its kind of shoe, "" where none is named.

    What the filing leaves unsaid, though rules ask for it, it says as those of other ways do, where that is sound too.
    """

    name: str
    shoe: str
    filing: Filing = field(repr=False)
    typed: TypedFiling = field(repr=False)

    @cached_property
    def fields(self) -> frozenset[str]:
        """The paths that it states, with ``[*]`` for any item of a list."""
        return frozenset(re.sub(r"\[[0-9]+\]", "[*]", path) for path in self.filing.entries)


class NoSuchWay(ValueError):
    """The chapter knows no way of running the game that is called so; the message names those that it knows."""


@cache
def ways_of(chapter: str) -> tuple[Variant, ...]:
    """The ways of running the game of a chapter, the one whose filing states most first."""
    found = [_way(path) for path in sound_filings(chapter)]
    found.sort(key=lambda way: -len(way.filing.entries))
    return tuple(_completed(way, found, chapter) for way in found)


def _way(path: Path) -> Variant:
    read = read_submission(path)
    if read.filing is None or read.typed is None:
        raise ValueError(f"{path} cannot be read")
    shoe = "" if read.typed.missing(SHOE) is not None else str(read.typed.value(SHOE))
    return Variant(way_of(path), shoe, read.filing, read.typed)


def _completed(way: Variant, others: Sequence[Variant], chapter: str) -> Variant:
    """The way with what rules ask its filing and others state, wherever nothing is found in that."""
    schema = load_schema(chapter)
    # In an unfinished filing no rule passes by silence.
    typed = replace(way.typed, values={**way.typed.values, "head.status": "unfinished"})
    # Stated, a field may call up rules on those before it.
    for one in (*flat(filing_fields(chapter)),) * 2:
        settled = one.is_block or "[*]" in one.path or one.path in typed.filing.entries
        if settled or one.path.startswith(_NOT_TAKEN_OVER) or _offers(one.path, typed, schema):
            continue
        host = next((other for other in others if one.path in other.filing.entries), None)
        if host is not None and _is_sound(one, typed, trial := _with(typed, host.typed, one.path), chapter):
            typed = trial
    as_filed = {path: value for path, value in way.typed.values.items() if path == "head.status"}
    return Variant(way.name, way.shoe, typed.filing, replace(typed, values={**typed.values, **as_filed}))


_NOT_TAKEN_OVER = ("head.", "approvals.", "waivers")
"""What says who files, and what was granted to them."""


def _offers(path: str, typed: TypedFiling, schema: Schema) -> bool:
    """Whether a block in which the path lies is not there, and its being there would offer what the way does not."""
    blocks = [path]
    while blocks[-1]:
        blocks.append(parent_path(blocks[-1]))
    return any(block and not typed.has(block) and offered_by_being_listed(block, schema) for block in blocks[1:])


def _is_sound(one: Field, before: TypedFiling, after: TypedFiling, chapter: str) -> bool:
    """Whether a rule waits for a field, and nothing is found once it is stated."""
    rules = (*one.rules, *one.asks)
    lacked = sum(tally.not_checkable for tally, _ in judged_by(rules, before, chapter))
    tallies = judged_by(rules, after, chapter) if lacked else ()
    found = any(findings for _, findings in tallies)
    return bool(lacked) and not found and sum(tally.not_checkable for tally, _ in tallies) <= lacked


def _with(typed: TypedFiling, host: TypedFiling, path: str) -> TypedFiling:
    """A filing that states at a path what another states there."""
    entries, values = dict(typed.filing.entries), dict(typed.values)
    for name, entry in host.filing.entries.items():
        if name == path or name.startswith((f"{path}.", f"{path}[")):
            entries[name] = entry
            if name in host.values:
                values[name] = host.values[name]
    while path:
        above = parent_path(path)
        holder = entries.get(above) or host.filing.entries[above]._replace(children=(), keys=())
        if path not in holder.children:
            holder = holder._replace(children=(*holder.children, path), keys=(*holder.keys, steps_of(path)[-1]))
        entries[above] = holder
        path = above
    return replace(typed, filing=replace(typed.filing, entries=entries), values=values)


def choose_way(chapter: str, name: str | None, shoe: str | None) -> Variant:
    """The way of that name, or from that kind of shoe, that states most; raises NoSuchWay."""
    ways = ways_of(chapter)
    fitting = [way for way in ways if name in (None, way.name) and shoe in (None, way.shoe)]
    if fitting:
        return fitting[0]
    listed = ", ".join(f"{way.name} (shoe: {way.shoe})" if way.shoe else way.name for way in ways)
    asked = " and ".join(f"--{option} {word}" for option, word in (("way", name), ("shoe", shoe)) if word is not None)
    raise NoSuchWay(f"chapter {chapter} knows no way of running the game with {asked}; there are: {listed}")


def choices_of(one: Field, way: Variant, chapter: str) -> tuple[FieldChoice, ...]:
    """The values that a field may have, with the paragraphs that each would break in a sound filing that states it.

    Of a field that the way does not state, another way of the chapter tells; of a list nothing is told.
    """
    host = next((each for each in (way, *ways_of(chapter)) if one.path in each.typed.values), None)
    if host is None or one.items is not None:
        return tuple(FieldChoice(value) for value in one.values)
    return tuple(_choice(one, value, host, chapter) for value in one.values)


def _choice(one: Field, value: Scalar, host: Variant, chapter: str) -> FieldChoice:
    with_it = replace(host.typed, values={**host.typed.values, one.path: value})
    found = [finding for _, findings in judged_by(one.rules, with_it, chapter) for finding in findings]
    against, noted = (
        tuple(dict.fromkeys(finding.citation for finding in found if finding.outcome is outcome))
        for outcome in (Outcome.FAIL, Outcome.REVIEW)
    )
    return FieldChoice(value, against, noted)


def choices_in_any_way(one: Field, chapter: str) -> tuple[FieldChoice, ...]:
    """The values that a field may have; one breaks a paragraph only where it does so in every way of the game."""
    hosts = [way for way in ways_of(chapter) if one.path in way.typed.values]
    if not hosts or one.items is not None:
        return tuple(FieldChoice(value) for value in one.values)
    return tuple(_mildest([_choice(one, value, host, chapter) for host in hosts]) for value in one.values)


def _mildest(found: Sequence[FieldChoice]) -> FieldChoice:
    return min(found, key=lambda choice: (bool(choice.against), bool(choice.noted)))


def without_choice(chapter: str, way: Variant) -> dict[str, Scalar]:
    """What a way says by path where every way of the game says the same, and the law allows nothing else.

    What stands in the words of whoever files, who files it and which approvals there are is never among it, nor what
    would offer a wager by standing there.
    """
    schema = load_schema(chapter)
    found: dict[str, Scalar] = {}
    for one in flat(filing_fields(chapter)):
        value = _alike(one, chapter)
        shape = one.shape
        in_own_words = "string" in shape.types and not one.values and shape.x_type is None and shape.pattern is None
        settled = value is not None and not in_own_words and not is_open(one, choices_of(one, way, chapter))
        if settled and not one.path.startswith((*_NOT_TAKEN_OVER, "chapter")) and not _is_offer(one.path, schema):
            assert value is not None
            found[one.path] = value
    return found


def _alike(one: Field, chapter: str) -> Scalar | None:
    """The one value that all ways state at a field; None where they do not."""
    entries = [way.filing.entries.get(one.path) for way in ways_of(chapter)]
    values = {None if entry is None else entry.value for entry in entries}
    return next(iter(values)) if len(values) == 1 else None


def _is_offer(path: str, schema: Schema) -> bool:
    """Whether a path lies in a block that is offered by being listed."""
    while path:
        if offered_by_being_listed(path, schema):
            return True
        path = parent_path(path)
    return False


def is_open(one: Field, choices: tuple[FieldChoice, ...]) -> bool:
    """Whether the law leaves more than one value to whoever files."""
    if choices and one.items is None:
        return sum(not choice.against for choice in choices) > 1
    return one.fact is None or one.fact.relation != "exactly" or one.items is not None
