"""What becomes of a chapter's words and data by an amendment. Whatever of it does not fit what stands is a fault."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from validator.core.citation import Citation
from validator.core.packed import KeyPath, MalformedData
from validator.law.amendment import Amendment
from validator.law.quoting import part_of_quote
from validator.law.text import (
    ChapterText,
    Paragraph,
    Section,
    UnknownParagraph,
    Wording,
    occurrences,
    plain,
    quotation_pattern,
    without_designation,
)

DataEntry = Mapping[str, Any]


class ChapterData(NamedTuple):
    """A chapter's text and data: as its files say them, or as an amendment left them.

    ``turned`` are the facts whose relation is not that of the print. ``origins`` tells of each duty by which entry of
    the last amendment it came to be as it is, None for one that it left alone.
    """

    text: ChapterText
    facts: Mapping[str, DataEntry]
    duties: DataEntry
    readings: Sequence[DataEntry]
    turned: frozenset[str] = frozenset()
    origins: tuple[int | None, ...] = ()


@dataclass(slots=True)
class _Work:
    """An amendment under way: what it finds, what it has made of the text so far, and its faults."""

    amendment: Amendment
    before: ChapterText
    after: ChapterText
    faults: list[tuple[KeyPath, str]] = field(default_factory=list)
    replaced: dict[str, list[tuple[str, str]]] = field(default_factory=dict)
    """Words replaced within paragraphs, by citation, as pairs of those that were and those that are."""

    def fault(self, words: str, *key: str | int) -> None:
        self.faults.append((key, words))

    def carried(self, cite: str, quote: str) -> str | None:
        """A quotation of the text before, as the text now has it; None where it has these words no longer."""
        for was, reads in self.replaced.get(cite, ()):
            quote = _replaced(quote, was, reads) or quote
        return quote if self.stands(cite, quote) else None

    def stands(self, cite: str, quote: str) -> bool:
        """Whether a paragraph of the text as it is now has these words."""
        known = cite in self.after.paragraphs or cite in self.after.notice
        return known and self.after.holds(cite, quote)


def amended(held: ChapterData, amendment: Amendment) -> ChapterData:
    """A chapter as an amendment leaves it; raises MalformedData with all that does not fit, by the keys of its file."""
    work = _Work(amendment, held.text, held.text)
    for number, change in enumerate(amendment.said.get("text", ())):
        _change_text(work, change, ("text", number))
    work.after = _with_sections(work)
    facts, turned = _facts(work, held.facts, held.turned)
    duties, origins = _duties(work, held.duties["duties"])
    readings = _readings(work, held.readings)
    if work.faults:
        raise MalformedData(work.faults)
    return ChapterData(work.after, facts, {**held.duties, "duties": duties}, readings, turned, origins)


def _change_text(work: _Work, change: DataEntry, key: KeyPath) -> None:
    text, cite = work.after, change["cite"]
    paragraphs, beneath = dict(text.paragraphs), {name: list(parts) for name, parts in text.beneath.items()}
    try:
        if "adds" in change:
            _add(paragraphs, beneath, change)
        elif cite not in paragraphs and (change.get("reads") or cite not in beneath):
            text.find(cite)
            raise _Misfit("cite", f"{cite} stands above the sections, and is amended by another notice")
        elif "reads" in change:
            _reword(work, paragraphs, change)
        else:
            _repeal(paragraphs, beneath, cite)
    except UnknownParagraph as fault:
        work.fault(str(fault), *key, "cite")
    except _Misfit as fault:
        work.fault(fault.words, *key, fault.key)
    else:
        parts = {name: tuple(found) for name, found in beneath.items()}
        work.after = text._replace(paragraphs=paragraphs, beneath=parts)


class _Misfit(Exception):
    """A change does not fit the text; ``key`` says where in its entry, ``words`` why."""

    def __init__(self, key: str, words: str) -> None:
        super().__init__(words)
        self.key, self.words = key, words


def _reword(work: _Work, paragraphs: dict[str, Paragraph], change: DataEntry) -> None:
    cite, was = change["cite"], change.get("was", "")
    paragraph, reads = paragraphs[cite], without_designation(change["reads"], Citation.parse(cite))
    if not was:
        if plain(paragraph.words) == plain(reads):
            raise _Misfit("reads", f"{cite} says just this already")
        paragraphs[cite] = paragraph._replace(words=reads)
        return
    times = len(occurrences(paragraph.words, was))
    if times != 1:
        how = f"stands {times} times in {cite}; take more words with it" if times else f"does not stand in {cite}"
        raise _Misfit("was", f"{was!r} {how}, which says: {paragraph.words}")
    if plain(was) == plain(reads):
        raise _Misfit("reads", "these are the words that it replaces")
    paragraphs[cite] = paragraph._replace(words=str(_replaced(paragraph.words, was, reads)))
    work.replaced.setdefault(cite, []).append((was, reads))


def _add(paragraphs: dict[str, Paragraph], beneath: dict[str, list[str]], change: DataEntry) -> None:
    cite = Citation.parse(change["cite"])
    name, above = str(cite), str(cite.parent)
    if name in paragraphs:
        raise _Misfit("cite", f"{name} stands already; reads says its new words")
    if above not in beneath or above == cite.chapter:
        raise _Misfit("cite", f"{name} has nothing to stand under: there is no {above}")
    after = change.get("after") or (beneath[above] or [above])[-1]
    if after != above and after not in beneath[above]:
        there = ", ".join(beneath[above]) or "none"
        raise _Misfit("after", f"{after} is no paragraph beside {name}; there are: {there}")
    words = without_designation(change["adds"], cite)
    place = beneath[above].index(after) + 1 if after != above else 0
    beneath[above].insert(place, name)
    beneath[name] = []
    before = Citation.parse(after)
    order = list(paragraphs)
    within = [at for at, one in enumerate(order) if after != above and before.holds(Citation.parse(one))]
    within = within or [at for at, one in enumerate(order) if one == above]
    order.insert(within[-1] + 1 if within else len(order), name)
    paragraphs[name] = Paragraph(name, cite.section_number, words)
    reordered = {one: paragraphs[one] for one in order}
    paragraphs.clear()
    paragraphs.update(reordered)


def _repeal(paragraphs: dict[str, Paragraph], beneath: dict[str, list[str]], name: str) -> None:
    cite = Citation.parse(name)
    if not cite.section:
        raise _Misfit("cite", "a chapter is rescinded as a whole in its own file (in_force)")
    for one in [one for one in (*beneath, *paragraphs) if cite.holds(Citation.parse(one))]:
        paragraphs.pop(one, None)
        if one != cite.section_number:
            beneath.pop(one, None)
    if name == cite.section_number:
        beneath[name] = []
    else:
        beneath[str(cite.parent)].remove(name)


def _with_sections(work: _Work) -> ChapterText:
    """The text with its sections as held from the amendment on, of those whose words it changes."""
    effective, notice = work.amendment.effective, work.amendment.notice
    sections: dict[str, Section] = dict(work.after.sections)
    for number, change in enumerate(work.amendment.said.get("text", ())):
        name = Citation.parse(change["cite"]).section_number
        section = sections.get(name)
        if section is None or section.held_from == effective:
            continue
        if section.held_from > effective:
            told = f"the words held of § {name} are those of {section.held_from}, later than {effective}"
            work.fault(told, "text", number, "cite")
            continue
        sections[name] = section._replace(
            held_from=effective, history=(*section.history, Wording(effective, notice or work.amendment.title))
        )
    return work.after._replace(sections=sections)


def _facts(
    work: _Work, held: Mapping[str, DataEntry], turned: frozenset[str]
) -> tuple[dict[str, DataEntry], frozenset[str]]:
    changes: Mapping[str, DataEntry] = work.amendment.said.get("facts", {})
    found: dict[str, DataEntry] = {}
    for name, entry in held.items():
        if name in changes:
            if not changes[name].get("ends"):
                found[name] = _fact(work, name, entry, changes[name])
            continue
        found[name] = entry
        quote = work.carried(entry["cite"], entry["quote"])
        if quote != entry["quote"]:
            what = "its words have changed" if quote else "its words are gone"
            told = f"{name} quotes {entry['cite']}: {entry['quote']!r}; {what}: say under facts what becomes of it"
            work.fault(f"{told} ({name}: {{}} if nothing but its words)" if quote else told, "facts")
        for item in entry.get("items", ()):
            cite = item.get("cite", entry["cite"])
            if work.carried(cite, item["words"]) != item["words"]:
                told = f"{name} has an entry {item['id']}: {item['words']!r}, which {cite} says no longer"
                work.fault(f"{told}; say under facts what becomes of {name}", "facts")
    for name, change in changes.items():
        if change.get("ends") and name not in held:
            work.fault(f"there is no fact {name} that could end", "facts", name)
        elif name not in held:
            found[name] = _new_fact(work, name, change)
    return found, turned | {
        name for name in changes if name in held and name in found and found[name]["relation"] != held[name]["relation"]
    }


def _new_fact(work: _Work, name: str, change: DataEntry) -> DataEntry:
    entry = {**_tidy(change), "held_from": work.amendment.effective.isoformat()}
    _must_quote(work, name, entry)
    return entry


def _fact(work: _Work, name: str, entry: DataEntry, change: DataEntry) -> DataEntry:
    given = _tidy(change)
    merged: dict[str, Any] = {**entry, **given, "held_from": work.amendment.effective.isoformat()}
    if "rows" in given and entry.get("unit") == "paytable":
        merged["rows"] = _rows(entry["rows"], given["rows"])
    if "quote" not in given:
        merged["quote"] = work.carried(entry["cite"], entry["quote"]) or entry["quote"]
    if "items" in entry and "items" not in given:
        merged["items"] = [
            {**item, "words": work.carried(item.get("cite", merged["cite"]), item["words"]) or item["words"]}
            for item in entry["items"]
        ]
    _must_quote(work, name, merged)
    return merged


def _must_quote(work: _Work, name: str, entry: DataEntry) -> None:
    """A fact has to quote what its paragraph says now, each of its entries and rows besides."""
    cite, quote = entry.get("cite", ""), entry.get("quote", "")
    if cite and quote and not work.stands(cite, quote):
        work.fault(f"{cite} does not say: {quote}", "facts", name, "quote")
    for number, item in enumerate(entry.get("items", ())):
        if not work.stands(item.get("cite", cite), item.get("words", "")):
            told = f"{item.get('cite', cite)} does not say: {item.get('words')}"
            work.fault(told, "facts", name, "items", number)
    for number, row in enumerate(entry.get("rows", ()) if entry.get("unit") == "paytable" else ()):
        if not _has_row(work, cite, row):
            told = f"{cite} has no row {row.get('words')} | {row.get('pays')}"
            work.fault(told, "facts", name, "rows", number)


def _has_row(work: _Work, cite: str, row: DataEntry) -> bool:
    if cite not in work.after.paragraphs:
        return False
    lines = (line.split(" | ") for line in work.after.paragraphs[cite].words.splitlines())
    words, pays = plain(row.get("words", "")), plain(row.get("pays", ""))
    return any(
        words in cells and pays in cells[cells.index(words) + 1 :] for cells in (list(map(plain, c)) for c in lines)
    )


def _rows(held: Sequence[DataEntry], given: Sequence[DataEntry]) -> list[DataEntry]:
    """Rows of a paytable: those given take the place of those of the same hand, or follow the others."""
    rows = {row["hand"]: row for row in held}
    for row in given:
        hand = row.get("hand", "")
        if row.get("ends"):
            rows.pop(hand, None)
        else:
            rows[hand] = {**rows.get(hand, {}), **row}
    return list(rows.values())


def _duties(work: _Work, held: Sequence[DataEntry]) -> tuple[list[DataEntry], tuple[int | None, ...]]:
    """The duties in the law's order, and by which entry of the amendment each came to be as it is."""
    changes: Sequence[DataEntry] = work.amendment.said.get("duties", ())
    taken: dict[int, int] = {}
    for number, change in enumerate(changes):
        place = _duty_meant(work, held, change, number)
        if place is not None:
            if place in taken:
                work.fault("an entry above changes this duty already", "duties", number, "cite")
            taken[place] = number
    found: list[tuple[DataEntry, int | None]] = []
    for place, duty in enumerate(held):
        if place in taken:
            number = taken[place]
            if not changes[number].get("ends"):
                found.append((_duty(work, duty, changes[number], number), number))
        else:
            found += [(one, None) for one in _left_alone(work, duty)]
    for number, change in enumerate(changes):
        if number not in taken.values() and "was" not in change:
            found.append((_duty(work, {}, change, number), number))
    order = {name: place for place, name in enumerate(work.after.order)}
    found.sort(key=lambda one: (order.get(one[0]["cite"], len(order)), _start(work, one[0])))
    return [one for one, _ in found], tuple(number for _, number in found)


def _start(work: _Work, duty: DataEntry) -> int:
    cite = duty["cite"]
    known = cite in work.after.paragraphs or cite in work.after.notice
    spans = occurrences(work.after.find(cite).words, duty["quote"]) if known else ()
    return spans[0][0] if spans else 0


def _duty_meant(work: _Work, held: Sequence[DataEntry], change: DataEntry, number: int) -> int | None:
    """Which duty an entry changes or ends; None for one that makes a new one, or that means none."""
    cite, was, quote = change["cite"], change.get("was", ""), change.get("quote", "")
    of_paragraph = [place for place, duty in enumerate(held) if duty["cite"] == cite]
    if was:
        meant = [place for place in of_paragraph if occurrences(held[place]["quote"], was)]
        if len(meant) != 1:
            told = f"{len(meant) or 'no'} duties of {cite} have these words, not one"
            quotes = "; ".join(repr(held[place]["quote"]) for place in of_paragraph)
            work.fault(f"{told}; its duties: {quotes}" if quotes else told, "duties", number, "was")
            return None
        return meant[0]
    for place in of_paragraph:
        if plain(work.carried(cite, held[place]["quote"]) or "") == plain(quote):
            return place
    return None


def _left_alone(work: _Work, duty: DataEntry) -> Iterator[DataEntry]:
    """A duty of which the amendment says nothing: none is left where its paragraph is repealed."""
    cite = duty["cite"]
    if cite not in work.after.paragraphs and cite not in work.after.notice:
        return
    quote = work.carried(cite, duty["quote"])
    if quote == duty["quote"] and all(work.stands(cite, rule["quote"]) for rule in duty.get("rules", ())):
        yield duty
    elif quote is not None:
        told = f"the words of a duty of {cite} become {quote!r}"
        work.fault(f"{told}; name it under duties (cite and quote), with its rules if they change", "duties")
    else:
        told = f"the words of a duty of {cite} are gone: {duty['quote']!r}"
        work.fault(f"{told}; name it under duties: was, with its new quote or ends: true", "duties")


def _duty(work: _Work, duty: DataEntry, change: DataEntry, number: int) -> DataEntry:
    """A duty as an entry of the amendment makes or changes it."""
    made: dict[str, Any] = {**duty, **{key: value for key, value in change.items() if key != "was"}}
    made.setdefault("quote", duty.get("quote", ""))
    if "quote" not in change and duty:
        made["quote"] = work.carried(duty["cite"], duty["quote"]) or duty["quote"]
    if "not_checkable" in change and not change["not_checkable"]:
        del made["not_checkable"]
    for key in ("kind", "bears_on"):
        if key not in made:
            work.fault(f"{key} is missing: there was no such duty before", "duties", number)
            made[key] = {"kind": "obligation", "bears_on": "filing"}[key]
    if not work.stands(made["cite"], made["quote"]):
        work.fault(f"{made['cite']} does not say: {made['quote']}", "duties", number, "quote")
    rules = []
    for place, rule in enumerate(made.get("rules") or ()):
        if "rules" in change:
            quote = rule.get("quote", "")
            try:
                quote = quote or (part_of_quote(made["quote"], rule["words"]) if "words" in rule else made["quote"])
            except ValueError as fault:
                work.fault(str(fault), "duties", number, "rules", place, "words")
        else:
            quote = work.carried(made["cite"], rule["quote"])
            if quote is None and plain(rule["quote"]) == plain(duty["quote"]):
                quote = made["quote"]
            if quote is None:
                name = rule.get("rule") or rule["also"]
                work.fault(f"{name} quotes {rule['quote']!r}, which is gone: say its rules", "duties", number)
        rules.append({**{key: value for key, value in rule.items() if key != "words"}, "quote": quote or made["quote"]})
    if rules:
        made["rules"] = rules
    else:
        made.pop("rules", None)
    return made


def _readings(work: _Work, held: Sequence[DataEntry]) -> list[DataEntry]:
    changes: Mapping[str, DataEntry] = work.amendment.said.get("readings", {})
    found: list[DataEntry] = []
    for entry in held:
        change = changes.get(entry["id"])
        if change is not None and change.get("ends"):
            continue
        quote = work.carried(entry["cite"], entry["quote"])
        if change is None:
            if quote is None:
                told = f"the reading {entry['id']} quotes {entry['cite']}: {entry['quote']!r}, which is gone"
                work.fault(f"{told}; say under readings what becomes of it ({entry['id']}: {{ends: true}})", "readings")
            found.append({**entry, "quote": quote or entry["quote"]})
            continue
        found.append({**entry, "quote": quote or entry["quote"], **_tidy(change)})
        _must_be_quoted(work, found[-1])
    known = {entry["id"] for entry in held}
    for name, change in changes.items():
        if name not in known:
            found.append({"id": name, **_tidy(change)})
            _must_be_quoted(work, found[-1])
    return found


def _must_be_quoted(work: _Work, entry: DataEntry) -> None:
    cite, quote = entry.get("cite", ""), entry.get("quote", "")
    if not work.stands(cite, quote):
        work.fault(f"{cite} does not say: {quote}", "readings", entry["id"])


def _tidy(entry: DataEntry) -> dict[str, Any]:
    """An entry as the data files have it once they are read: white space single, the cells of a grid as a list."""
    return {key: _tidied(value) for key, value in entry.items()}


def _tidied(value: Any) -> Any:
    if isinstance(value, str):
        return " ".join(value.split())
    if isinstance(value, list):
        return [_tidied(one) for one in value]
    if isinstance(value, dict):
        return {
            key: one.split() if key == "cells" and isinstance(one, str) else _tidied(one) for key, one in value.items()
        }
    return value


def _replaced(words: str, was: str, reads: str) -> str | None:
    """The words with others in place of those that stand in them once, however spaced; None if they do not."""
    found = re.compile(quotation_pattern(was)).findall(words)
    return re.sub(quotation_pattern(was), lambda _: reads, words) if len(found) == 1 else None
