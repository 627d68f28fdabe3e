"""What a source can show and what it never can, as text."""

from collections.abc import Sequence

from validator.chapters.registry import chapter_play
from validator.core.finding import Tally
from validator.law.versions import law_of
from validator.log.columns import VENUE
from validator.log.importers import Importer
from validator.log.importers.survey import Survey
from validator.log.read.encode import record_code
from validator.log.read.origin import LogOrigin
from validator.log.records import ALWAYS, NEVER, SOMETIMES
from validator.replay.checkability import rows_that_tell
from validator.replay.continuity import Join
from validator.replay.source_coverage import MissingFact, SourceCoverage, recording_of, shown_by_declaration
from validator.report.page import Page
from validator.report.words import count

_FACTS_NAMED = 2
"""Facts for want of which rules were not judged that a line names; the others it counts."""
NAMED = 3
"""Wants that are named where not all are."""

_HOW = {"always": ALWAYS, "sometimes": SOMETIMES, "never": NEVER}


def write_shown(
    page: Page, shown: Sequence[SourceCoverage], tallies: Sequence[Tally], origins: Sequence[LogOrigin], *, every: bool
) -> None:
    """Write by chapter whether payments were judged, whether order and procedure, and how much more could be.

    Before that, which payments were not by the word of the logs of ``origins``. Where ``every`` is asked for, the
    numbers of rules, and all that would add some, too.
    """
    for origin in origins:
        if origin.not_judged:
            page.line(("payments", "bold"), f" of {origin.log}: {origin.not_judged}", hang=2)
    for one in shown:
        of = f" of Chapter {one.chapter}" if len(shown) > 1 else ""
        own = [tally for tally in tallies if tally.chapter == one.chapter]
        paying = {rule.id for rule in chapter_play(law_of(one.chapter)).rules if rule.pays_wrong}
        payments = [tally for tally in own if tally.rule in paying]
        others = [tally for tally in own if tally.rule not in paying]
        page.line(("payments", "bold"), f"{of}: {_judged_in_words(payments)}", hang=2)
        page.line(("order and procedure", "bold"), f"{of}: {_judged_in_words(others)}", hang=2)
        page.line(("to record", "bold"), f"{of}: {_gained_in_words(one)}", hang=2)
        if every:
            told = f"{count(one.judged, 'rule')} judged, {one.not_judged:,} not checkable"
            told += f", {one.not_applicable:,} not applicable, {one.not_asked:,} never asked"
            page.line(("what the source shows", "bold"), f" of Chapter {one.chapter}: {told}", hang=2)
            _write_wants(page, one)


def _judged_in_words(tallies: Sequence[Tally]) -> str:
    """Whether such rules were judged, how often, and for want of what they were not."""
    judged, lacking = sum(one.judged for one in tallies), sum(one.not_checkable for one in tallies)
    if not tallies:
        return "not asked for (--select, --ignore)"
    if not (judged or lacking):
        return "not judged, as nothing called for a rule"
    wants: dict[str, int] = {}
    for one in tallies:
        for fact, number in one.missing.items():
            wants[fact] = wants.get(fact, 0) + number
    most = sorted(wants, key=lambda fact: -wants[fact])
    more = f"; and {len(most) - _FACTS_NAMED:,} more" if len(most) > _FACTS_NAMED else ""
    want = f"for want of {'; '.join(most[:_FACTS_NAMED])}{more}"
    if not judged:
        return f"not judged, {want}"
    by = count(sum(bool(one.judged) for one in tallies), "rule")
    if not lacking:
        return f"judged {count(judged, 'time')} by {by}"
    return f"judged in part: {count(judged, 'time')} by {by}; {count(lacking, 'time')} not, {want}"


def _gained_in_words(one: SourceCoverage) -> str:
    """How many rules more could be judged by what more is known, and what adds most."""
    if not one.wants:
        return "nothing more is needed for what was called for"
    facts, rules = count(len(one.wants), "fact"), count(one.wants[-1].together, "rule")
    first = "first " if len(one.wants) > _FACTS_NAMED else ""
    return f"{facts} more would let {rules} more be judged (-v: all of them): {first}{_gains(one.wants[:_FACTS_NAMED])}"


def _gains(wants: Sequence[MissingFact]) -> str:
    """What would be known, each with how many rules it adds to those before it."""
    before = (0, *(want.together for want in wants))
    told = [(want.fact, want.together - less) for want, less in zip(wants, before, strict=False)]
    return "; ".join(f"{fact} (adds {count(number, 'rule')})" if number else fact for fact, number in told)


def _write_wants(page: Page, one: SourceCoverage) -> None:
    if one.wants:
        page.line("  most would be gained by recording, each with those before it:")
    for want in one.wants:
        rows = rows_that_tell(want.fact)
        page.line("    ", (want.fact, "yellow"), f"{f' (rows {rows})' if rows else ''}: {_gain(want)}", hang=6)


def _write_reach_of_source(page: Page, one: SourceCoverage) -> None:
    """Write how many rules of a chapter a source lets be judged before anything was, and what would add most."""
    told = f"{count(one.not_judged, 'rule')} can never be judged, {one.judged:,} where a row calls for them"
    page.line(("what the source shows", "bold"), f" of Chapter {one.chapter}: {told}", hang=2)
    if one.wants:
        page.line(f"  most more by recording {_gains(one.wants[:NAMED])}", hang=4)


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
                told = f"{one.log} uses {numbers} of {one.other} again for other events; each is judged by itself"
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
    for one in _before(survey, importer.chapters):
        _write_reach_of_source(page, one)
