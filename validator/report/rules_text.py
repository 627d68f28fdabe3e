"""Rules as text: the table of all, and the explanation of one."""

import json
from collections.abc import Sequence
from inspect import cleandoc
from typing import TYPE_CHECKING, TextIO

from validator.chapters.registry import chapter_play
from validator.core.finding import Finding, LogPlace
from validator.core.rule import (
    ENDED,
    EXPIRES,
    IN_FORCE_FROM,
    Absent,
    Condition,
    Equals,
    FacilityRule,
    FilingRule,
    PlayRule,
    Present,
    Stated,
    Unless,
)
from validator.examples import (
    FacilityExample,
    RoundExample,
    clean_round,
    facility_example,
    filing_example,
    kept_together,
    passing_example,
    round_example,
)
from validator.filing.check_values import spelled_out
from validator.law.validity import fact_lasts, rule_lasts, words_last
from validator.law.versions import LawOn
from validator.log.notation import notation_lines
from validator.report.catalogue import CatalogueEntry, SharedRule
from validator.report.fact_words import fact_words
from validator.report.law_text import noted, text_in_force
from validator.report.page import Page
from validator.report.source_lines import source_lines
from validator.report.words import STYLES, cited, count, quoted

if TYPE_CHECKING:
    from validator.report.workbook import Sheet


def write_rule_table(page: Page, entries: Sequence[CatalogueEntry], laws: LawOn) -> None:
    """Write one line for each rule: id, paragraph, kind, severity, title, and when it is asked if not always."""
    wide = max((len(entry.rule.id) for entry in entries), default=0) + 2
    law = max((len(cited(entry.rule.cite)) for entry in entries), default=0) + 2
    page.line((f"{'rule':<{wide}}{'law':<{law}}{'judges':<8}{'severity':<10}title", "bold"))
    for entry in entries:
        rule = entry.rule
        page.line(
            (f"{rule.id:<{wide}}", "cyan"),
            f"{cited(rule.cite):<{law}}{entry.kind:<8}",
            (f"{rule.severity.value:<10}", STYLES[rule.severity.value]),
            rule.title + noted(rule_lasts(entry.law, laws, rule.id), "asked"),
        )
    kinds = [entry.kind for entry in entries]
    filing, play = kinds.count("filing"), kinds.count("play")
    page.line(f"{count(len(entries), 'rule')}: {filing} on filings, {play} on play")


def rules_sheet(entries: Sequence[CatalogueEntry]) -> "Sheet":
    """The rules as a sheet, a row each."""
    from validator.report.workbook import Sheet

    names = ("rule", "chapter", "paragraph", "judges", "severity", "title")
    rows = [
        (one.rule.id, one.chapter, cited(one.rule.cite), one.kind, one.rule.severity.value, one.rule.title)
        for one in entries
    ]
    return Sheet("Rules", [(name, "text") for name in names], rows)


def shared_sheet(asked: Sequence[SharedRule], chapters: Sequence[str]) -> "Sheet":
    """The checks that several chapters make as a sheet, each chapter's paragraph in its column."""
    from validator.report.workbook import Sheet

    rows = [
        (one.id, one.kind, *(one.paragraphs.get(chapter) for chapter in chapters))
        for one in asked
        if len(one.paragraphs) > 1
    ]
    return Sheet("Shared rules", [(name, "text") for name in ("rule", "judges", *chapters)], rows)


def write_sheet_csv(stream: TextIO, sheet: "Sheet") -> None:
    """Write a sheet of words as CSV."""
    import csv

    from validator.report.formats.csv import safe

    writer = csv.writer(stream, lineterminator="\n")
    writer.writerow([name for name, _ in sheet.headings])
    writer.writerows([["" if value is None else safe(str(value)) for value in row] for row in sheet.rows])


def write_shared_table(page: Page, asked: Sequence[SharedRule], chapters: Sequence[str]) -> None:
    """Write one line for each check that several chapters make: its id and the paragraph in each of them."""
    shared = [one for one in asked if len(one.paragraphs) > 1]
    wide = max((len(one.id) for one in shared), default=0) + 2
    columns = {
        chapter: max(len(chapter), *(len(one.paragraphs.get(chapter, "")) for one in shared), 0) + 2
        for chapter in chapters
    }
    page.line((f"{'rule':<{wide}}{'judges':<8}" + "".join(f"{name:<{size}}" for name, size in columns.items()), "bold"))
    for one in shared:
        cells = "".join(f"{one.paragraphs.get(chapter, '-'):<{size}}" for chapter, size in columns.items())
        page.line((f"{one.id:<{wide}}", "cyan"), f"{one.kind:<8}{cells.rstrip()}")
    rules = sum(len(one.entries) for one in asked)
    served = sum(len(one.entries) for one in shared)
    page.line(
        f"{count(len(asked), 'check')} make {count(rules, 'rule')}; {len(shared):,} of them serve several chapters "
        f"and make {served:,}, {len(asked) - len(shared):,} serve one alone"
    )


def checks_of(entry: CatalogueEntry) -> str:
    """What a rule says of itself; "" of a rule on play, which its rounds show."""
    return "" if isinstance(entry.rule, PlayRule) else cleandoc(entry.rule.doc.partition("Fails:")[0])


def example_lines(entry: CatalogueEntry) -> tuple[list[str], list[str]]:
    """The examples of a rule, one that breaks it and one that keeps it.

    Of a rule on a filing, the lines of a sound one that are changed, with what is found then, and these as they stand;
    of a rule on several filings, the lines in which two differ; of a rule on play, a round each.
    """
    if isinstance(entry.rule, PlayRule):
        return _round_lines(entry)
    if isinstance(entry.rule, FacilityRule):
        return _facility_lines(entry)
    example = filing_example(entry.law, entry.rule.id)
    if example is None:
        told = ["none of the filings that come with the program is sound by this law and broken in this alone"]
        return (told if entry.law.amendments else []), []
    sound = f"submissions/{example.sound.name}"
    kept = [f"  {line}" for line in example.before]
    passes = passing_example(example)
    also = () if passes is None else passes.difference
    if also:
        also = ("and so changed:", *also)
    found = [f"finds: {finding.message}" for finding in example.report.findings]
    return (
        [f"{sound} with another {' and '.join(example.change)}:", *example.difference, *found],
        [f"{sound} as it stands (line {example.line})" + (":" if kept else ""), *kept, *also],
    )


def _facility_lines(entry: CatalogueEntry) -> tuple[list[str], list[str]]:
    """Two filings of a facility that break a rule on both, with what is found in them, and two that keep it."""
    broken, kept = facility_example(entry.law, entry.rule.id), kept_together(entry.law, entry.rule.id)
    fails = [] if broken is None else _beside_lines(broken)
    found = [] if broken is None else [f"finds: {finding.message}" for finding in broken.together.findings]
    return [*fails, *found], [] if kept is None else _beside_lines(kept)


def _beside_lines(example: FacilityExample) -> list[str]:
    other = f" with another {' and '.join(example.change)}" if example.change else ""
    return [f"submissions/{example.sound.name} and the same for another table{other}:", *example.difference]


def _round_lines(entry: CatalogueEntry) -> tuple[list[str], list[str]]:
    """A round that breaks a rule, what is found in it, and its picture; and one that keeps it."""
    broken, clean = round_example(entry.law, entry.rule.id), clean_round(entry.law, entry.rule.id)
    fails = []
    if broken is not None:
        pictures = [line for picture in broken.report.pictures.values() for line in picture]
        found = [f"finds: {finding.message}" for finding in broken.found]
        fails = [*notation_lines(broken.text), *found, *pictures]
    return fails, [] if clean is None else notation_lines(clean.text)


def write_judged_rounds(page: Page, entry: CatalogueEntry, example: RoundExample) -> None:
    """Write what comes of a rule in rounds written in short, what else is found in them, and what was not judged."""
    rule, report = entry.rule, example.report
    page.line((rule.id, "bold cyan"), f" in Chapter {entry.law.chapter}")
    tally = report.tally(rule.id, entry.law.chapter)
    ended = {
        "kept": tally.passed,
        "broken": tally.failed,
        "noted": tally.for_review,
        "not applicable": tally.not_applicable,
        **{f"not checkable, missing {fact}": times for fact, times in tally.missing.items()},
    }
    told = [f"{words}: {times}" for words, times in ended.items() if times]
    _section(page, "What comes of it", told or ["never asked: nothing here calls for it"])
    own = [finding for finding in report.findings if finding.rule == rule.id]
    others = [finding for finding in report.findings if finding.rule != rule.id]
    rows = [json.loads(line) for line in example.log.lines()]
    acts = {row["seq"]: f"act {row['seq']} ({row['kind']})" for row in rows}
    for title, findings in (("Finds", own), ("Finds by other rules", others)):
        lines = [f"{acts[_event(one)]}: {one.rule} ({one.outcome.value}): {one.message}" for one in findings]
        if lines:
            _section(page, title, lines)
    if not example.is_readable:
        told = [f"{acts[rows[fault.line - 1]['seq']]}: {fault.message}" for _, fault in report.faults]
        _section(page, "Not taken, so that the round is not judged", told or report.unjudged)


def _event(finding: Finding) -> int:
    assert isinstance(finding.where, LogPlace)
    return finding.where.event


def needs_in_words(entry: CatalogueEntry) -> list[str]:
    """What must be stated (filing) or recorded (log) for the rule to be judged, one thing a line."""
    rule = entry.rule
    if isinstance(rule, FacilityRule):
        lines = [f"{rule.path}, in both filings", "head.facility, head.effective and head.tables, in both filings"]
        return lines + [f"applies {condition_words(condition)}" for condition in rule.when]
    if not isinstance(rule, FilingRule):
        return list(rule.needs) or ["nothing beyond the events it judges"]
    star = f" (once for each entry of {rule.each})" if rule.each else ""
    lines = [f"{path.replace(' | ', ' or ')}{star}" for path in rule.reads]
    lines += [f"{path} (if stated){star}" for path in rule.may_read]
    return lines + [f"applies {condition_words(condition)}" for condition in rule.when]


def condition_words(condition: Condition) -> str:
    """A condition on a filing, in words."""
    path = condition.path
    match condition:
        case Equals(values=values):
            return f"where {path} is {_or(values)}; not checkable where it is not stated"
        case Unless(values=values):
            return f"unless {path} is {_or(values)}"
        case Present():
            return f"where {path} is stated"
        case Absent():
            return f"where {path} is not stated"
        case Stated():
            return f"where {path} is stated; else not checkable"


def message_of(entry: CatalogueEntry) -> str:
    """The message of a rule, with the relations that the law of the entry gives its numbers."""
    rule = entry.rule
    return spelled_out(rule, rule.message, entry.law.facts) if isinstance(rule, FilingRule) else rule.message


def write_in_short(page: Page, entry: CatalogueEntry, laws: LawOn) -> None:
    """Write one rule in four lines: its title, the law, what it says, what it needs."""
    rule = entry.rule
    lasts = noted(rule_lasts(entry.law, laws, rule.id), "asked")
    page.line((rule.id, "bold cyan"), f" ({entry.kind}, {rule.severity.value}): {rule.title}{lasts}")
    page.line("  law      ", (cited(rule.cite), "bold"), f" {quoted(rule.quote)}")
    page.line(f"  says     {message_of(entry)}")
    page.line(f"  needs    {'; '.join(needs_in_words(entry))}")
    if rule.reading:
        page.line(f"  reading  {rule.reading}: what it finds is for review, not accused")


def write_explanation(page: Page, entry: CatalogueEntry, laws: LawOn) -> None:
    """Write one rule in fixed sections: what it checks, the law, facts, examples, severity, needs, reading.

    The rule, its paragraph and its facts say from when to when they are so, where they are not always.
    """
    rule = entry.rule
    section = entry.law.text.sections.get(rule.citation.section_number)
    page.line((rule.id, "bold cyan"))
    page.line(rule.title)
    if asked := str(rule_lasts(entry.law, laws, rule.id)):
        page.line((f"asked {asked}", "magenta"))
    if words := checks_of(entry):
        _section(page, "What it checks", words.splitlines())
    shows = f"floorperson law '{rule.cite}' shows it in full"
    page.line()
    page.line(("The law", "bold"))
    page.line("  ", (cited(rule.cite), "bold"), f" {quoted(rule.quote)}")
    page.line(f"  {_words_last(entry, laws)}; {shows}")
    if section is not None and (words := str(words_last(entry.law, laws, str(rule.citation)))):
        page.line(f"  these words stand {words}")
    for cite, quote in rule.also:
        page.line("  and ", (cited(cite), "bold"), f" {quoted(quote)}")
    if isinstance(rule, FilingRule) and rule.facts:
        facts = entry.law.facts
        of_the_law = [name for name in rule.facts if name not in (IN_FORCE_FROM, EXPIRES, ENDED)]
        names = dict.fromkeys(name.partition(".")[0] for name in of_the_law)
        lines = [
            f"{name}: {fact_words(facts[name])} ({cited(facts[name].cite)}){noted(fact_lasts(entry.law, laws, name))}"
            for name in names
        ]
        if lines:
            _section(page, "Facts", lines)
    if (draw := chapter_play(entry.law).illustrate) and (picture := draw(rule.cite)):
        _section(page, "Picture", picture)
    fails, clean = example_lines(entry)
    _section(page, "Fails", fails)
    _section(page, "Clean", clean)
    _section(page, "Severity", [rule.severity.value])
    judged = "filings (floorperson check)" if entry.kind == "filing" else "play (floorperson replay)"
    _section(page, "Judges", [judged])
    _section(page, "Needs", needs_in_words(entry))
    _section(page, "Message", [message_of(entry)])
    _section(page, "Source", source_lines(entry))
    if not rule.reading:
        _section(page, "Reading", ["none: every honest reading of the words condemns what this rule finds"])
        return
    reading = next((one for one in entry.law.readings if one.id == rule.reading), None)
    shown = [rule.reading] if reading is None else [f"{reading.id}: {reading.doubt}", reading.effect]
    review = f"what it finds is for review, not accused; floorperson readings {rule.reading}"
    _section(page, "Reading", [*shown, review])


def _words_last(entry: CatalogueEntry, laws: LawOn) -> str:
    """From when to when the words on which a rule rests are in force; of a chapter as a whole, its history."""
    number = entry.rule.citation.section_number
    return text_in_force(entry.law, laws, number) if number in entry.law.text.sections else entry.law.in_force.history


def write_of_several_chapters(page: Page, entries: Sequence[CatalogueEntry], laws: LawOn) -> None:
    """Write a rule that several chapters have: of one in force without an end, if any is, and the others' words."""
    first = next((entry for entry in entries if entry.law.in_force.last_day is None), entries[0])
    write_explanation(page, first, laws)
    page.line()
    page.line(("In other chapters", "bold"))
    for entry in entries:
        rule = entry.rule
        if entry is first:
            continue
        page.line("  ", (cited(rule.cite), "bold"), f" {quoted(rule.quote)}")
        lasts = _words_last(entry, laws)
        review = f", for review by {rule.reading}" if rule.reading else ""
        page.line(f"    {rule.severity.value}{review}; {lasts}")
    page.line()
    page.line(f"floorperson explain {first.rule.id} -v shows each in full, with its examples; --chapter one of them")


def _section(page: Page, title: str, lines: Sequence[str]) -> None:
    page.line()
    page.line((title, "bold"))
    page.lines(f"  {line}" for line in lines)


def _or(values: Sequence[object]) -> str:
    return " or ".join("true" if value is True else "false" if value is False else str(value) for value in values)
