"""The exhibit of rounds: what is found, the table drawn, act by act, the rows as they stand in the log, the filing."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence, Set as AbstractSet
from dataclasses import dataclass
from functools import cached_property
from typing import Final, NamedTuple

from validator.chapters.registry import PACKAGES, played
from validator.core.finding import Finding, LogPlace, Outcome
from validator.law.versions import law_of
from validator.log.columns import RowFault
from validator.log.read.origin import LogOrigin
from validator.replay.continuity import Join
from validator.replay.exposure_model import Exposures
from validator.replay.report import ReplayReport
from validator.report.closing import closing_on_paper, on_paper
from validator.report.finding_text import amounts_of, root_of, word_of
from validator.report.judgment import ReplayedLogs, ReportedFinding
from validator.report.origin_text import origin_lines
from validator.report.page import shown
from validator.report.papers import filing_in_force, findings, provenance
from validator.report.papers.acts import RoundNarrator, time_of
from validator.report.papers.drawing import Mark, picture
from validator.report.papers.due_and_paid import due_against_paid, has_money
from validator.report.papers.filing_in_force import GoverningFiling
from validator.report.papers.paper import Block, Cell, Heading, Line, Lines, Paper, PaperTable, Reviewer, cell
from validator.report.papers.source_rows import RoundRows, SourceRow, taken_back
from validator.report.papers.table_state import cards_in, laid
from validator.report.reach_text import amounts, stretch as from_where
from validator.report.replay_text import FAULTS_SHOWN
from validator.report.tally_text import left_open
from validator.report.words import cited, count

_DRAWN: Final = 4
"""Wrong acts of one round at which the table is drawn."""
_LONGEST: Final = 2_000
"""Letters of a row that are shown; of a longer one the beginning."""
_WRONG: Final = "✗ WRONG ACT"
_REVIEW: Final = "? FOR REVIEW"
_NEVER: Final = "never"
_DECIDES: Final = "choice"
_ACTS: Final = (("Line", 8), ("Event", 8), ("Time", 15), ("Act", 57), ("Mark", 12))
_APPENDIX: Final = "Appendix: what it was made from"
_MADE_FROM: Final = (("What", 20), ("Which", 80))


@dataclass(frozen=True)
class ExhibitContent:
    """What an exhibit is made from.

    ``logs`` are those judged, each with its SHA-256, in the order in which they were; ``judgment`` is what came of
    them, on the terms of the options file; ``rest`` are the rounds with findings that are not shown, by table;
    ``how_hashed`` says of each log of what bytes the SHA-256 of a row is.
    """

    logs: Mapping[str, str]
    stretches: Sequence[RoundRows]
    judgment: ReplayedLogs
    filings: Mapping[str, GoverningFiling]
    rest: Mapping[str, Sequence[int]]
    how_hashed: Mapping[str, str]

    @property
    def report(self) -> ReplayReport:
        """What was found and counted."""
        return self.judgment.report

    @cached_property
    def origins(self) -> Mapping[str, LogOrigin]:
        """Where those logs come from that say it."""
        return {one.log: one for one in self.report.origins}

    @cached_property
    def standings(self) -> Mapping[object, ReportedFinding]:
        """The findings that do not count, as they are known or suppressed, by what tells them apart."""
        return {_key(one.finding): one for one in self.judgment.arranged if not one.counts}

    def counts(self, finding: Finding) -> bool:
        """Whether a finding is neither known nor suppressed."""
        return _key(finding) not in self.standings


def _key(finding: Finding) -> object:
    return finding.where, finding.rule, finding.message


class _Sheet(NamedTuple):
    """One round, what is found in it, under which chapter and filings it was judged.

    ``twice`` says in which other log its rows stand and were judged, where they were not judged in its own.
    """

    stretch: RoundRows
    title: str
    found: tuple[Finding, ...]
    chapter: str
    filings: tuple[str, ...]
    why: str
    twice: Join | None = None

    @property
    def unordered(self) -> bool:
        """Whether the log says that it does not record the order of acts."""
        return self.stretch.order == _NEVER

    @property
    def apart(self) -> bool:
        """Whether the table at the end of the round shows more than is drawn at the wrong acts."""
        at_acts = _marks(self)
        if not at_acts or self.unordered:
            return False
        rows = self.stretch.rows
        tables = [laid(rows, mark.row.line) for mark in at_acts[:_DRAWN]]
        return len(at_acts) > _DRAWN or bool(cards_in([laid(rows)]) - cards_in(tables))

    @property
    def game(self) -> str:
        """The game that its chapter plays, as ``ChapterPlay.machine`` names it; "" where no chapter is known."""
        return played(self.chapter).machine if self.chapter else ""


def exhibit_paper(given: ExhibitContent, signed: Reviewer) -> Paper:
    """The exhibit of some rounds."""
    sheets = _sheets(given)
    own = _logs_shown(given, sheets)
    return Paper(
        title=f"Exhibit: {_title(sheets)}",
        head=tuple(_head(given, sheets)),
        blocks=(*_blocks(given, sheets), signed.block(), *_appendix(given, sheets)),
        foot="; ".join(
            (*(f"{name}, SHA-256 {sha256}" for name, sha256 in _made_from(given, own)), provenance.program_in_words())
        ),
        mark=_mark(given, sheets),
    )


def findings_in(stretch: RoundRows, report: ReplayReport) -> tuple[Finding, ...]:
    """The findings at the rows of a round, in the order of the log."""
    lines = stretch.lines
    return tuple(one for one in report.findings if one.where.line in lines and _is_of(one, stretch))


def _is_of(finding: Finding, stretch: RoundRows) -> bool:
    where = finding.where
    return isinstance(where, LogPlace) and where.table == stretch.table and where.file == stretch.log


def _title(sheets: Sequence[_Sheet]) -> str:
    if len(sheets) == 1:
        return sheets[0].title
    return _how_many(sheets)


def _how_many(sheets: Sequence[_Sheet]) -> str:
    rounds = sum(sheet.stretch.number >= 0 for sheet in sheets)
    rows = len(sheets) - rounds
    told = [count(rounds, "round")] if rounds or not rows else []
    return " and ".join([*told, *([f"{count(rows, 'row')} outside of rounds"] if rows else [])])


def _sheets(given: ExhibitContent) -> tuple[_Sheet, ...]:
    numbers: dict[tuple[str, str, int], int] = {}
    found = []
    for stretch in given.stretches:
        key = stretch.log, stretch.table, stretch.number
        numbers[key] = again = numbers.get(key, 0) + 1
        found.append(_sheet(given, stretch, again))
    return tuple(found)


def _sheet(given: ExhibitContent, stretch: RoundRows, again: int) -> _Sheet:
    own = findings_in(stretch, given.report)
    twice = None if own else _judged_elsewhere(given.report, stretch)
    log = stretch.log if twice is None else twice.other
    under = [
        one.under
        for one in given.report.periods
        if one.log == log and one.table == stretch.table and _covers(one.first_round, one.last_round, stretch.number)
    ]
    filings = dict.fromkeys(one.circumstances.filing for one in own if one.circumstances.filing)
    if not own:
        filings = dict.fromkeys(one.filing for one in under if one.filing)
    chapters = (*(one.chapter for one in own), *(one.chapter for one in under))
    where = f"round {stretch.number}" if stretch.number >= 0 else f"line {stretch.rows[0].line}, outside of rounds"
    title = f"table {shown(stretch.table)}, {where}"
    if len(given.logs) > 1:
        title += f" of {shown(stretch.log)}"
    if again > 1:
        title += f" (the number begins again: time {again})"
    why = "; ".join(dict.fromkeys(one.why for one in under if one.why))
    chapter = next((one for one in chapters if one in PACKAGES), "")
    return _Sheet(stretch, title, own, chapter, tuple(filings), why, twice)


def _judged_elsewhere(report: ReplayReport, stretch: RoundRows) -> Join | None:
    """Where another log holds all rows of a round, and they were judged there; None where none does."""
    numbers = {row.number("seq") for row in stretch.rows}
    for one in report.joins:
        here = (one.kind, one.log, one.table) == ("twice", stretch.log, stretch.table)
        if here and all(number is not None and one.first <= number <= one.last for number in numbers):
            return one
    return None


def _covers(first: int | None, last: int | None, number: int) -> bool:
    return first is None or last is None or number < 0 or first <= number <= last


def _made_from(given: ExhibitContent, logs: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    yield from logs.items()
    yield from ((one.name, one.read.sha256) for one in given.filings.values())


def _logs_shown(given: ExhibitContent, sheets: Sequence[_Sheet]) -> dict[str, str]:
    """The logs of which rows are shown, or, where none are, the only one that was judged."""
    own = {sheet.stretch.log for sheet in sheets}
    return {log: sha256 for log, sha256 in given.logs.items() if log in own or len(given.logs) == 1}


def _head(given: ExhibitContent, sheets: Sequence[_Sheet]) -> Iterator[tuple[str, str]]:
    report = given.report
    own = _logs_shown(given, sheets)
    for log in own:
        yield "Log", log
        origin = given.origins.get(log)
        if origin is not None and origin.source:
            yield "Made from", f"{origin.source}, as the log says of itself"
    if len(given.logs) > len(own):
        more = count(len(given.logs) - len(own), "log")
        yield "Judged besides", f"{more} of which no row is shown; the identifier of this paper rests on them too"
    for one in given.filings.values():
        yield "Filing", f"{one.name}{f', version {one.version}' if one.version else ''}"
    chapters = sorted({sheet.chapter for sheet in sheets if sheet.chapter})
    day = f"as of {report.as_of} (as asked)" if report.as_of else "of the day of each round"
    yield "Law", f"58 Pa. Code{', '.join(f' Chapter {chapter}' for chapter in chapters)}, {day}"
    if len(sheets) != 1:
        yield "Shown", _how_many(sheets)
    yield "Findings shown", _counted(given, {_key(one) for sheet in sheets for one in sheet.found})
    if given.judgment.terms.bearing:
        yield "Options file", given.judgment.terms.bearing
    if any(sheet.unordered for sheet in sheets):
        only = "" if all(sheet.unordered for sheet in sheets) else " in some rounds, which say so"
        yield "Order of acts", f"not recorded{only}: rows stand as they were written down, which tells of no order"


def _appendix(given: ExhibitContent, sheets: Sequence[_Sheet]) -> Iterator[Block]:
    """What the exhibit was made from, the filings that governed, and every row of the rounds, once."""
    yield Heading(_APPENDIX, new_page=True)
    told = [*_identified(given, _logs_shown(given, sheets)), *closing_on_paper(given.judgment)]
    yield PaperTable(_APPENDIX, _MADE_FROM, [(cell(label), cell(words)) for label, words in told], close=True)
    if sheets:
        yield Heading("The filing that governed", 3)
        yield from _filings(given, sheets)
        yield Lines(tuple(_how_hashed(given, sheets)))
    for sheet in sheets:
        if sheet.stretch.number >= 0 and sheet.apart:
            yield picture(laid(sheet.stretch.rows), sheet.game, f"The table at the end of the round, {sheet.title}")
        acts = _acts(given, sheet)
        yield Heading(acts.says, 3)
        yield acts


def _identified(given: ExhibitContent, logs: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    for name, sha256 in _made_from(given, logs):
        yield name, f"SHA-256 {sha256}"
    for log in logs:
        if log in given.origins:
            which = f"{shown(log)} comes" if len(given.logs) > 1 else "the log comes"
            yield f"Where {which} from", "by its own first row, which nobody has verified:"
            yield from origin_lines(given.origins[log])


def _how_hashed(given: ExhibitContent, sheets: Sequence[_Sheet]) -> Iterator[Line]:
    """Of what bytes the SHA-256 of a row is, once for all logs where it is the same."""
    logs = dict.fromkeys(sheet.stretch.log for sheet in sheets)
    how = {log: given.how_hashed[log] for log in logs}
    alike = len(set(how.values())) == 1
    for words in dict.fromkeys(how.values()):
        own = ", ".join(shown(log) for log in logs if how[log] == words)
        yield Line(words if alike else f"{own}: {words}", "dim")


def _counted(given: ExhibitContent, keys: AbstractSet[object]) -> str:
    """How many findings are shown; how many of them are known or suppressed."""
    standings = Counter(str(one.standing) for key, one in given.standings.items() if key in keys)
    return ", ".join((str(len(keys)), *(f"{number} of them {word}" for word, number in sorted(standings.items()))))


def _mark(given: ExhibitContent, sheets: Sequence[_Sheet]) -> str:
    report = given.report
    chapters = sorted({sheet.chapter for sheet in sheets if sheet.chapter})
    laws = (provenance.law_mark(law_of(chapter, report.as_of, report.amendments)) for chapter in chapters)
    made = (sha256 for _, sha256 in _made_from(given, given.logs))
    rounds = (f"{sheet.title} {sheet.stretch.rows[0].line}" for sheet in sheets)
    terms = provenance.terms_marks(given.judgment)
    return provenance.combined_mark((*made, *laws, provenance.program_mark(), str(report.as_of), *rounds, *terms))


def _blocks(given: ExhibitContent, sheets: Sequence[_Sheet]) -> Iterator[Block]:
    report = given.report
    for words in report.unjudged:
        yield Lines((Line(f"Not judged: {words}", "review"),), boxed=True)
    if report.faults:
        several = len(given.logs) > 1
        faults = [
            fault._replace(message=f"{log}: {fault.message}") if several else fault for log, fault in report.faults
        ]
        yield Lines(tuple(_unread(faults)), boxed=True)
    if not sheets:
        whole = not (report.faults or report.unjudged or report.uncovered)
        part = " of the part asked for" if given.judgment.terms.narrowed else ""
        if report.findings:
            told, whole = f"Every finding{part} is known or suppressed", False
        elif part:
            told, whole = f"There is no finding{part}; whether there are others is not told", False
        else:
            told = _unbroken(report)
        yield Lines(cell(f"{told}; there is no round to show.", "pass" if whole else "review"))
    for place, sheet in enumerate(sheets):
        yield from _of_round(given, sheet, first=place == 0, alone=len(sheets) == 1)
    if given.rest:
        yield Heading("Further rounds with findings, not shown")
        yield Lines(tuple(Line(f"table {shown(table)}: {_numbers(rounds)}") for table, rounds in given.rest.items()))


def _unread(faults: Sequence[RowFault]) -> Iterator[Line]:
    """The rows that cannot be read, how many and the first of them, wherever in the log they stand."""
    rows = [fault for fault in faults if fault.line]
    for fault in faults:
        if not fault.line:
            yield Line(f"The log cannot be read to its end: {shown(fault.message)}", "review")
    if not rows:
        return
    yield Line(
        f"{count(len(rows), 'row')} of the log cannot be read, and no rule was asked of what stands there:", "review"
    )
    for fault in rows[:FAULTS_SHOWN]:
        table = f" (table {shown(fault.table)})" if fault.table else ""
        yield Line(f"line {fault.line}: {shown(fault.message)}{table}")
    if len(rows) > FAULTS_SHOWN:
        yield Line(f"and {count(len(rows) - FAULTS_SHOWN, 'row')} more")


def _unbroken(report: ReplayReport, where: str = "") -> str:
    """That no rule is broken, never without what could not be asked."""
    if not report.rounds:
        return "No round was judged, so of no rule it can be said whether it is broken"
    left = [on_paper(words) for words in left_open(report.tallies)]
    if report.faults:
        left.append(f"{count(len(report.faults), 'row or log', 'rows or logs')} that cannot be read")
    told = "; ".join(left) or "every rule that the rounds called for was answered"
    return f"No rule that could be asked is broken or open{where}; of this log: {told}"


def _numbers(rounds: Iterable[int]) -> str:
    """Numbers of rounds, those that follow one another taken together: ``3, 7 to 9``."""
    runs: list[list[int]] = []
    for number in sorted(rounds):
        if runs and number == runs[-1][1] + 1:
            runs[-1][1] = number
        else:
            runs.append([number, number])
    told = (str(first) if first == last else f"{first} to {last}" for first, last in runs)
    return f"{'rounds' if len(runs) > 1 or runs[0][0] != runs[0][1] else 'round'} {', '.join(told)}"


def _of_round(given: ExhibitContent, sheet: _Sheet, *, first: bool, alone: bool) -> Iterator[Block]:
    """A round on a page where it fits: at each wrong act the table drawn, what is found, due against paid, the law."""
    if not alone:
        yield Heading(sheet.title[0].upper() + sheet.title[1:], new_page=not first)
    if words := _in_parts(given, sheet):
        yield Lines(cell(words, "review"))
    if not sheet.found:
        yield Lines(cell(_nothing(sheet, given)))
    if sheet.stretch.number < 0:
        for finding in sheet.found:
            yield from _of_finding(given, sheet, finding)
        return
    at_acts = _marks(sheet)
    rows = sheet.stretch.rows
    if sheet.unordered or not at_acts:
        when = "as recorded, without an order of acts" if sheet.unordered else "at the end of the round"
        yield picture(laid(rows), sheet.game, f"The table {when}, {sheet.title}", at_acts)
    told: set[object] = set()
    for place, mark in enumerate(at_acts):
        if place < _DRAWN and not sheet.unordered:
            words = f"{mark.word}: the table as it stood at line {mark.row.line} of the log, {sheet.title}"
            yield picture(laid(rows, mark.row.line), sheet.game, words, [mark])
        for finding in sheet.found:
            if finding.where.line == mark.row.line:
                told.add(_key(finding))
                yield from _of_finding(given, sheet, finding)
    for finding in sheet.found:
        if _key(finding) not in told:
            yield from _of_finding(given, sheet, finding)
    if len(at_acts) > _DRAWN and not sheet.unordered:
        yield Lines(cell(f"{count(len(at_acts) - _DRAWN, 'more act')} marked below: the table is not drawn there."))


def _of_finding(given: ExhibitContent, sheet: _Sheet, finding: Finding) -> Iterator[Block]:
    standing = findings.standing_lines(given.standings.get(_key(finding)), given.judgment.terms)
    yield Lines((*standing, *_found(given, sheet, finding)), boxed=True)
    if has_money(finding):
        yield due_against_paid(finding)
    yield from _reaches(given.report.reached, finding)


def _found(given: ExhibitContent, sheet: _Sheet, finding: Finding) -> Iterator[Line]:
    """A finding in few lines: what is wrong, the act itself, the law's words, what was due and done."""
    yield Line(f"{word_of(finding)}: {finding.message}", findings.finding_role(finding))
    row = next((one for one in sheet.stretch.rows if one.line == finding.where.line), None)
    if row is not None:
        when = f", {time_of(row.row)}" if row.row.get("at") else ""
        act = RoundNarrator(sheet.stretch.rows, sheet.game).words(row)
        yield Line(f"The act, line {row.line}{when}: {_act_words(given, sheet, row, act)}.")
    yield Line(cited(finding.citation), "strong")
    yield Line(finding.quote, "quote")
    if not has_money(finding):
        pair = (("expected", finding.expected), ("observed", finding.observed))
        if any(words for _, words in pair):
            yield Line("; ".join(f"{label}: {words}" for label, words in pair if words))
    told = [root_of(finding)] if has_money(finding) else [amounts_of(finding), root_of(finding)]
    yield from (Line(words, "strong") for words in told if words)
    event = finding.where.event if isinstance(finding.where, LogPlace) else -1
    where = f"line {finding.where.line}{f', event {event}' if event >= 0 else ''}"
    yield Line(f"{where}; rule {finding.rule}; judged by the law as of {finding.as_of}", "dim")
    if finding.provisional:
        yield Line(f"provisional: {finding.provisional}", "dim")
    if finding.outcome is Outcome.REVIEW:
        yield from findings.open_lines(finding, given.report.amendments)


def _in_parts(given: ExhibitContent, sheet: _Sheet) -> str:
    """That another log has the beginning or the end of the round, in words; "" where none has."""
    own = sheet.stretch
    same = [one for one in given.stretches if one.number >= 0 and (one.table, one.number) == (own.table, own.number)]
    place = next((number for number, one in enumerate(same) if one is own), -1)
    if place > 0 and same[place - 1].log != own.log and _goes_on(same[place - 1], own):
        return f"The beginning of the round stands in {shown(same[place - 1].log)}."
    if 0 <= place < len(same) - 1 and same[place + 1].log != own.log and _goes_on(own, same[place + 1]):
        return f"The end of the round stands in {shown(same[place + 1].log)}."
    return ""


def _goes_on(first: RoundRows, second: RoundRows) -> bool:
    return not (first.has("round-end") or second.has("round-start"))


def _nothing(sheet: _Sheet, given: ExhibitContent) -> str:
    report = given.report
    if sheet.twice is not None:
        unlike = " Where a row here differs, it was not judged." if sheet.twice.unlike else ""
        return f"The rows of this round stand in {shown(sheet.twice.other)} too, and were judged there, once.{unlike}"
    if not sheet.chapter or (report.unjudged and not report.rounds):
        return "The round was not judged."
    own = sheet.stretch
    whole = (one for one in report.not_whole if (one.log, one.table, one.number) == (own.log, own.table, own.number))
    if torn := next(whole, None):
        return f"The round was not judged as a whole: {torn.why}. What stands in it by itself breaks no rule."
    if given.judgment.terms.narrowed:
        return "No finding of the part asked for lies in this round; whether others do is not told."
    return f"{_unbroken(report, ' in this round')}."


def _reaches(reached: Exposures | None, finding: Finding) -> Iterator[Block]:
    """How far a breach reaches that the finding proves, where it lasts."""
    for one in reached.each if reached is not None else ():
        if any((proof.rule, proof.first) == (finding.rule, finding.where) for proof in one.proofs):
            yield Lines((Line(f"How far it reaches: {amounts(one)}", "strong"), Line(f"{from_where(one)}.")))


def _word_of(own: Sequence[Finding]) -> str:
    """The sign and word of a row by what is found there, the gravest counting; "" where nothing is."""
    if not own:
        return ""
    return _WRONG if any(one.outcome is not Outcome.REVIEW for one in own) else _REVIEW


def _marks(sheet: _Sheet) -> list[Mark]:
    """The wrong acts of a round in the order of the log."""
    at: dict[int, list[Finding]] = {}
    for finding in sheet.found:
        at.setdefault(finding.where.line, []).append(finding)
    return [Mark(row, _word_of(at[row.line]), _seats(at[row.line])) for row in sheet.stretch.rows if row.line in at]


def _seats(own: Sequence[Finding]) -> frozenset[int]:
    """The betting positions that findings concern."""
    return frozenset(one.circumstances.seat for one in own if one.circumstances.seat is not None)


def _acts(given: ExhibitContent, sheet: _Sheet) -> PaperTable:
    acts = RoundNarrator(sheet.stretch.rows, sheet.game)
    undone = taken_back(sheet.stretch.rows)
    rows = [tuple(_act(given, one, sheet, acts.words(one), undone)) for one in sheet.stretch.rows]
    how = "Row by row, in no order of acts" if sheet.unordered else "Act by act"
    return PaperTable(f"{how}: {sheet.title}", _ACTS, rows, close=True)


def _act(given: ExhibitContent, one: SourceRow, sheet: _Sheet, words: str, undone: Mapping[int, int]) -> Iterator[Cell]:
    own = [finding for finding in sheet.found if finding.where.line == one.line]
    mark = _word_of(own)
    number, seq = one.number("round"), one.number("seq")
    words = _act_words(given, sheet, one, words)
    if number not in (None, sheet.stretch.number) and not one.wrong:
        words += f" (a row of round {number})"
    yield cell(str(one.line))
    yield cell("" if seq is None else str(seq))
    yield cell(time_of(one.row))
    yield Line(words, "strong" if mark else "review" if one.wrong else "plain"), *_row(one)
    back = () if seq is None or seq not in undone else (Line(f"taken back at line {undone[seq]}", "review"),)
    no_act = tuple(Line(told, "review") for told in _no_act(given, sheet, one))
    yield (*_marked(mark, own, one, sheet), *no_act, *back)


def _act_words(given: ExhibitContent, sheet: _Sheet, one: SourceRow, words: str) -> str:
    """What a row says; of a statement that somebody attested, or that the source does not tell, that it is no act."""
    if one.wrong:
        return words
    if _is_attested(given, sheet, one):
        by = given.origins[sheet.stretch.log].attested_by
        return f"No act: {shown(by) or 'somebody who is not named'} attests of all rounds: {_decided(one)}"
    return f"{words} (put there by the importer: the source does not tell it)" if one.not_told else words


def _decided(one: SourceRow) -> str:
    """What a row of a decision says was decided."""
    return shown(str(one.row.get("what", ""))).replace("-", " ")


def _is_attested(given: ExhibitContent, sheet: _Sheet, one: SourceRow) -> bool:
    origin = given.origins.get(sheet.stretch.log)
    return origin is not None and one.kind == _DECIDES and one.row.get("what") in origin.attested


def _no_act(given: ExhibitContent, sheet: _Sheet, one: SourceRow) -> Iterator[str]:
    if _is_attested(given, sheet, one):
        yield "ATTESTED"
    if one.not_told:
        yield "NOT TOLD"


def _marked(mark: str, own: Sequence[Finding], one: SourceRow, sheet: _Sheet) -> Iterator[Line]:
    if mark:
        yield Line(mark, findings.finding_role(own[0]))
        yield from (Line(finding.rule) for finding in own)
    elif one.wrong:
        yield Line("! NOT READABLE", "review")
    roots = [finding.rule for finding in sheet.found if finding.root is not None and finding.root.line == one.line]
    if roots and not own:
        yield Line(f"root of {', '.join(dict.fromkeys(roots))}", "dim")


def _row(one: SourceRow) -> Cell:
    """The row as it stands in the log, and its hash."""
    content = shown(one.content[:_LONGEST])
    told = [Line(content, "code")]
    if len(one.content) > _LONGEST:
        told.append(Line(f"and {len(one.content) - _LONGEST:,} more letters", "dim"))
    if one.wrong:
        told.append(Line(f"not readable: {shown(one.wrong)}", "review"))
    return (*told, Line(f"SHA-256 {one.sha256}", "code"))


def _filings(given: ExhibitContent, sheets: Sequence[_Sheet]) -> Iterator[Block]:
    """Each filing that governed, once, with the lines that any finding shown needs of it; rounds that none governed."""
    for name in dict.fromkeys(name for sheet in sheets for name in sheet.filings):
        if name in given.filings:
            own = [finding for sheet in sheets if name in sheet.filings for finding in sheet.found]
            yield Lines(tuple(filing_in_force.filing_lines(given.filings[name], own)), boxed=True)
    for sheet in sheets:
        if not sheet.filings:
            yield Lines(cell(f"{sheet.title}: none: the law alone{f' ({sheet.why})' if sheet.why else ''}."))
