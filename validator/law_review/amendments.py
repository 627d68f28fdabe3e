"""Reads files that amend the law, and holds them against what they amend: every fault at its line and column."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

from validator.chapters.registry import chapter_play, filing_rules, words_said
from validator.core.files import named
from validator.core.packed import KeyPath, MalformedData, parse_yaml, place_in_yaml
from validator.core.rule import ENDED, EXPIRES, IN_FORCE_FROM
from validator.filing.check_values import fact_named
from validator.law.amendment import Amendment, amendment_of
from validator.law.chapters import HELD
from validator.law.duties import BadDuties, gaps
from validator.law.facts import RelationTurned
from validator.law.models import AMENDMENT, checked, checked_fact, checked_reading
from validator.law.versions import Amendments, Law, amendments_in_order, laws_of
from validator.law_review.references import faults_of


def read_amendments(paths: Sequence[Path]) -> Amendments:
    """The amendments that files propose, in the order of their days, each held against the law that it amends.

    Raises OSError for a file that cannot be opened, and MalformedData with every fault as ``file:line:column: words``.
    """
    given = amendments_in_order(read_amendment(path) for path in paths)
    sources = {named(path): path for path in paths}
    for chapter in dict.fromkeys(one.chapter for one in given):
        for before, law in pairwise(laws_of(chapter, given)):
            newest = law.amendments[-1]
            if newest.proposed:
                faults = list(faults_of_amendment(before, law))
                _raise(faults, sources[newest.file].read_text(encoding="utf-8"), newest.file)
    return given


def read_amendment(path: Path) -> Amendment:
    """The amendment that a file proposes, in the form of its model; raises OSError, MalformedData."""
    source, file = path.read_bytes(), named(path)
    try:
        text = source.decode("utf-8")
        content = parse_yaml(text)
    except ValueError as error:
        raise MalformedData([((), f"this is no YAML: {' '.join(str(error).split())}")], [file]) from error
    chapter = content.get("chapter") if isinstance(content, dict) else None
    if not isinstance(content, dict) or chapter not in HELD:
        told = f"chapter says which chapter it amends, one of {', '.join(HELD)}, in quotes"
        _raise([(("chapter",), told)], text, file)
    try:
        said = checked(AMENDMENT, str(chapter), content)
    except MalformedData as fault:
        _raise(fault.faults, text, file)
    assert isinstance(said, dict)
    return amendment_of(said, file, source, proposed=True)


def faults_of_amendment(before: Law, law: Law) -> Iterator[tuple[KeyPath, str]]:
    """What is wrong with the last amendment of ``law``, which leaves it as it is; ``before`` is the law until then."""
    amendment = law.amendments[-1]
    if before.since == amendment.effective:
        told = f"{before.amendments[-1]} takes effect on the same day; write both in one file"
        yield ("effective",), told
        return
    ended = law.in_force.ended
    if amendment.effective <= law.in_force.since or (ended is not None and amendment.effective >= ended):
        yield ("effective",), f"the chapter is not in force on this day: {law.in_force.history}"
        return
    try:
        assert law.held
    except MalformedData as fault:
        yield from fault.faults
        return
    formless = [*_formless(law, amendment)]
    yield from formless
    if formless:
        return
    found = [*_of_duties(law)]
    try:
        found += _gaps(before, law)
    except BadDuties:
        assert found  # it says which duty does not fit the text
    yield from found
    if not found:
        yield from _unheeded(before, law)


def _of_duties(law: Law) -> Iterator[tuple[KeyPath, str]]:
    """What is wrong with the duties, and with what their rules ask of the law."""
    held = law.held
    said = {**words_said(law.chapter, on_play=True), **words_said(law.chapter, on_play=False)}
    for wrong in faults_of(law, said):
        if wrong.asked is None and wrong.key[:1] == ("duties",):
            origin = held.origins[int(wrong.key[1])] if len(wrong.key) > 1 else None
            duty = held.duties["duties"][int(wrong.key[1])]
            where = f"{duty['cite']}, {duty['quote']!r}: " if origin is None else ""
            yield ("duties",) if origin is None else ("duties", origin, *wrong.key[2:]), where + wrong.message
        else:
            yield (), wrong.message


def _gaps(before: Law, law: Law) -> Iterator[tuple[KeyPath, str]]:
    """Words that bind and that the amendment leaves without a duty."""
    known = set(gaps(before.text, before.duties))
    for gap in gaps(law.text, law.duties):
        if gap not in known:
            yield ("duties",), f"words that bind have no duty, or too few: {gap}"


def _formless(law: Law, amendment: Amendment) -> Iterator[tuple[KeyPath, str]]:
    """Facts and readings that are not in the form of their models once the amendment has changed them."""
    readings = {entry["id"]: entry for entry in law.held.readings}
    found: Iterable[tuple[str, Mapping[str, Any], Any]] = (
        ("facts", law.held.facts, checked_fact),
        ("readings", readings, checked_reading),
    )
    for kind, entries, held_against in found:
        for name in amendment.said.get(kind, {}):
            try:
                if name in entries:
                    held_against(law.chapter, entries[name])
            except MalformedData as fault:
                yield from (((kind, name, *key), words) for key, words in fault.faults)


def _unheeded(before: Law, law: Law) -> Iterator[tuple[KeyPath, str]]:
    """What was changed and a rule, or the judges of rounds, cannot obey yet."""
    amendment = law.amendments[-1]
    days = (IN_FORCE_FROM, EXPIRES, ENDED)
    for rule in filing_rules(law):
        for name in rule.facts:
            table, bare = name.partition(".")[0], f"{{{rule.bounds.get(name)}:bare}}"
            try:
                if name not in days and name not in rule.bounds:
                    fact_named(law.facts, name, "")
                elif table in law.facts.turned and bare in rule.message + rule.expected:
                    told = (
                        f"{table} has come to be {law.facts[table].relation}, which the rule {rule.id} cannot say yet"
                    )
                    yield _of_fact(name, amendment), told
            except RelationTurned as turned:
                yield _of_fact(name, amendment), f"{turned}, which the rule {rule.id} cannot obey yet"
    play = chapter_play(law)
    try:
        options = play.options(None, law.facts)
    except RelationTurned as turned:
        yield _of_fact(str(turned).partition(" ")[0], amendment), f"{turned}, which rules on play cannot obey yet"
        return
    if play.by_the_print and options != play.options(None, before.facts):
        yield ("facts",), f"{play.by_the_print} is reckoned with the print's facts, and cannot obey others yet"


def _of_fact(name: str, amendment: Amendment) -> KeyPath:
    fact = name.partition(".")[0].partition(":")[0]
    return ("facts", fact, "relation") if fact in amendment.said.get("facts", {}) else ("facts",)


def _raise(faults: Sequence[tuple[KeyPath, str]], source: str, file: str) -> None:
    """Raise MalformedData with the faults at their places in a file, if there are any."""
    if faults:
        places = []
        for key, _ in faults:
            line, column = place_in_yaml(source, key)
            places.append(f"{file}:{line}:{column}")
        raise MalformedData(faults, places)


def held_faults(chapter: str) -> Iterator[tuple[Amendment, KeyPath, str]]:
    """The faults of the amendments of a chapter that are held as law."""
    for before, law in pairwise(laws_of(chapter)):
        for key, words in faults_of_amendment(before, law):
            yield law.amendments[-1], key, words
