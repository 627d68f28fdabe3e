"""What a source can show and what it never can, as text."""

from collections.abc import Sequence

from validator.chapters.registry import chapter_play
from validator.law.versions import law_of
from validator.log.columns import VENUE
from validator.log.importers import Importer
from validator.log.importers.survey import Survey
from validator.log.read.encode import record_code
from validator.log.records import ALWAYS, NEVER, SOMETIMES
from validator.replay.continuity import Join
from validator.replay.source_coverage import MissingFact, SourceCoverage, recording_of, shown_by_declaration
from validator.report.page import Page
from validator.report.words import count

NAMED = 3
"""Wants that are named where not all are."""

_HOW = {"always": ALWAYS, "sometimes": SOMETIMES, "never": NEVER}


def write_shown(page: Page, shown: Sequence[SourceCoverage], *, every: bool) -> None:
    """Write, by chapter, how many rules a source lets be judged, and what would let most more be: all, or the first."""
    for one in shown:
        if one.before:
            told = f"{count(one.not_judged, 'rule')} can never be judged, {one.judged:,} where a row calls for them"
        else:
            told = f"{count(one.judged, 'rule')} judged, {one.not_judged:,} not checkable"
            told += f", {one.not_applicable:,} not applicable, {one.not_asked:,} never asked"
        page.line(("what the source shows", "bold"), f" of Chapter {one.chapter}: {told}", hang=2)
        named = one.wants if every else one.wants[:NAMED]
        if not named:
            continue
        if every:
            page.line("  most would be gained by recording, each with those before it:")
            for want in named:
                page.line("    ", (want.fact, "yellow"), f": {_gain(want)}", hang=6)
        else:
            gains = "; ".join(f"{want.fact} ({want.alone:,}, {want.together:,})" for want in named)
            more = f"; {len(one.wants) - NAMED:,} more with -v" if len(one.wants) > NAMED and not one.before else ""
            page.line(f"  most more by recording (rules by itself, with those before it): {gains}{more}", hang=4)


def write_joins(page: Page, joins: Sequence[Join]) -> None:
    """Write where logs of one table overlap or leave a gap."""
    for one in joins:
        numbers = _numbers(one)
        match one.kind:
            case "gap":
                told = f"{numbers} stand neither in {one.other} nor in {one.log}; what rests on them is not checkable"
            case "twice":
                told = f"{numbers} stand in {one.other} and again in {one.log}: {count(one.rows, 'event')} judged once"
                told += f", {one.unlike:,} that differ not taken from the second" if one.unlike else ""
            case "anew":
                told = f"{one.log} uses {numbers} of {one.other} again for other events; both are judged"
        page.line(("logs", "bold yellow"), f": table {one.table}: {told}", hang=2)


def gaps_between_logs(joins: Sequence[Join]) -> list[str]:
    """What was not judged where logs of one table do not meet: missing numbers, events taken from one log alone."""
    gaps = [one for one in joins if one.kind == "gap"]
    parts = []
    if gaps:
        more = f" and {count(len(gaps) - 1, 'gap')} more" if len(gaps) > 1 else ""
        parts.append(f"{_numbers(gaps[0])} of table {gaps[0].table}, missing between logs{more}")
    unlike = sum(one.unlike for one in joins)
    if unlike:
        differ = "differs from that of another under its seq" if unlike == 1 else "differ from those of another"
        parts.append(f"{count(unlike, 'event')} of one log that {differ}")
    return parts


def met(joins: Sequence[Join]) -> str:
    """What was judged where logs of one table overlap, to follow the number of events; "" where none do."""
    rows = sum(one.rows for one in joins if one.kind == "twice")
    anew = sum(one.kind == "anew" for one in joins)
    told = f", {rows:,} of them in two logs" if rows else ""
    return told + (f", of {count(anew, 'log')} whose seq begins anew" if anew else "")


def _numbers(join: Join) -> str:
    return f"seq {join.first}" if join.first == join.last else f"seq {join.first} to {join.last}"


def _gain(want: MissingFact) -> str:
    return f"{count(want.alone, 'rule')} by itself, {want.together:,} together (of {want.rules:,} that want it)"


def _before(survey: Survey, chapters: Sequence[str]) -> list[SourceCoverage]:
    """What the tables of a log that was imported show of the chapters whose game they may be."""
    found = []
    for chapter in chapters:
        play = chapter_play(law_of(chapter))
        for table in survey.tables:
            if not survey.plays(table, play.main_wager):
                continue
            declared = {record_code(what): _HOW[how] for what, how in survey.declared.get(table, {}).items()}
            found.append(shown_by_declaration(play, recording_of(declared)))
            break
    return found


def write_imported(page: Page, told: Page, survey: Survey, name: str, importer: Importer, *, renamed: bool) -> None:
    """Write what an import gave: on ``page`` how much, on ``told`` (standard error) what has to be known of it."""
    tables = [table for table in survey.tables if table != VENUE]
    page.line(f"  {count(survey.rounds, 'round')} of {count(len(tables), 'table')}: {', '.join(tables)}")
    named = [table for table in tables if survey.declared.get(table, {}).get("table") not in ("never", "always")]
    if named and not renamed:
        page.line(f"  a filing that lists its tables judges them under its own names for them: --table {named[0]}=NAME")
    if importer.warning:
        told.line(("warning", "yellow"), f": the importer {name}: {importer.warning}")
    for words in survey.doubts(importer.without):
        told.line(("warning", "yellow"), f": {words}")
    write_shown(page, _before(survey, importer.chapters), every=False)
