"""The exhibit of rounds: what is found, the table drawn, act by act, the rows as they stand in the log, the filing."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence, Set as AbstractSet
from dataclasses import dataclass
from functools import cached_property
from typing import Final, NamedTuple

from validator.chapters.registry import PACKAGES, played
from validator.core.finding import Finding, LogPlace, Outcome
from validator.core.money import format_cents
from validator.law.versions import law_of
from validator.log.columns import RowFault
from validator.replay.exposure_model import Exposures
from validator.replay.report import ReplayReport
from validator.report.closing import closing_on_paper, on_paper
from validator.report.judgment import ReplayedLogs, ReportedFinding
from validator.report.page import shown
from validator.report.papers import filing_in_force, findings, provenance
from validator.report.papers.acts import RoundNarrator, time_of
from validator.report.papers.drawing import Mark, picture
from validator.report.papers.filing_in_force import GoverningFiling
from validator.report.papers.paper import Block, Cell, Heading, Line, Lines, Paper, PaperTable, Reviewer, cell
from validator.report.papers.source_rows import RoundRows, SourceRow, taken_back
from validator.report.papers.table_state import cards_in, laid
from validator.report.reach_text import amounts, stretch as from_where
from validator.report.replay_text import FAULTS_SHOWN
from validator.report.tally_text import left_open
from validator.report.words import count

_DRAWN: Final = 4
"""Wrong acts of one round at which the table is drawn."""
_LONGEST: Final = 2_000
"""Letters of a row that are shown; of a longer one the beginning."""
_WRONG: Final = "✗ WRONG ACT"
_REVIEW: Final = "? FOR REVIEW"
_ACTS: Final = (("Line", 8), ("Event", 8), ("Time", 18), ("Act", 46), ("Mark", 20))
_ROWS: Final = (("Line", 8), ("Row as it stands in the log", 50), ("SHA-256 of the row", 40))
_MONEY: Final = (("Wager", 30), ("Stake", 15), ("Due", 20), ("Paid", 20), ("Difference", 15))

_OTHER_MONEY: Final = tuple(
    zip(("Wager", "Stake", "Expected", "Observed", "Difference"), (30, 15, 20, 20, 15), strict=True)
)


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
    def standings(self) -> Mapping[object, ReportedFinding]:
        """The findings that do not count, as they are known or suppressed, by what tells them apart."""
        return {_key(one.finding): one for one in self.judgment.arranged if not one.counts}

    def counts(self, finding: Finding) -> bool:
        """Whether a finding is neither known nor suppressed."""
        return _key(finding) not in self.standings


def _key(finding: Finding) -> object:
    return finding.where, finding.rule, finding.message


class _Sheet(NamedTuple):
    """One round, what is found in it, under which chapter and filings it was judged."""

    stretch: RoundRows
    title: str
    found: tuple[Finding, ...]
    chapter: str
    filings: tuple[str, ...]
    why: str

    @property
    def game(self) -> str:
        """The game that its chapter plays, as ``ChapterPlay.machine`` names it; "" where no chapter is known."""
        return played(self.chapter).machine if self.chapter else ""


def exhibit_paper(given: ExhibitContent, signed: Reviewer) -> Paper:
    """The exhibit of some rounds."""
    sheets = _sheets(given)
    shown = _logs_shown(given, sheets)
    return Paper(
        title=f"Exhibit: {_title(sheets)}",
        head=tuple(_head(given, sheets)),
        blocks=(*_blocks(given, sheets), signed.block()),
        foot="; ".join(
            (*(f"{name}, SHA-256 {sha256}" for name, sha256 in _made_from(given, shown)), provenance.program_in_words())
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
    under = [
        one.under
        for one in given.report.periods
        if one.log == stretch.log
        and one.table == stretch.table
        and _covers(one.first_round, one.last_round, stretch.number)
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
    return _Sheet(stretch, title, own, next((one for one in chapters if one in PACKAGES), ""), tuple(filings), why)


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
    for log, sha256 in own.items():
        yield "Log", log
        yield "Its SHA-256", sha256
    if len(given.logs) > len(own):
        more = count(len(given.logs) - len(own), "log")
        yield "Judged besides", f"{more} of which no row is shown; the identifier of this paper rests on them too"
    for one in given.filings.values():
        yield "Filing", one.name
        yield "Its SHA-256", one.read.sha256
    chapters = sorted({sheet.chapter for sheet in sheets if sheet.chapter})
    yield "Chapter", ", ".join(f"58 Pa. Code Chapter {chapter}" for chapter in chapters)
    yield "Law as of", f"{report.as_of} (as asked)" if report.as_of else "the day of each round"
    yield "Shown", _how_many(sheets)
    yield "Findings shown", _counted(given, {_key(one) for sheet in sheets for one in sheet.found})
    if given.judgment.terms.bearing:
        yield "Options file", given.judgment.terms.bearing
    yield from closing_on_paper(given.judgment)


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
    return provenance.combined_mark((*made, *laws, provenance.program_mark(), str(report.as_of), *rounds))


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
    for sheet in sheets:
        yield from _of_round(given, sheet)
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


def _of_round(given: ExhibitContent, sheet: _Sheet) -> Iterator[Block]:
    yield Heading(sheet.title[0].upper() + sheet.title[1:])
    if words := _in_parts(given, sheet):
        yield Lines(cell(words, "review"))
    yield Heading("What is found", 3)
    if not sheet.found:
        yield Lines(cell(_nothing(sheet, given)))
    for finding in sheet.found:
        yield Lines(
            (
                *findings.standing_lines(given.standings.get(_key(finding)), given.judgment.terms),
                *findings.finding_lines(finding, (), given.report.amendments),
            ),
            boxed=True,
        )
        if any(amount is not None for amount in (finding.overpaid_cents, finding.circumstances.due_cents)):
            yield _money(finding)
        yield from _reaches(given.report.reached, finding)
    if sheet.stretch.number >= 0:
        yield Heading("The table", 3)
        yield from _pictures(sheet)
    yield Heading("Act by act", 3)
    yield _acts(sheet)
    yield Heading("The rows as they stand in the log", 3)
    yield Lines(cell(given.how_hashed[sheet.stretch.log], "dim"))
    yield PaperTable("Rows of the log", _ROWS, [_row(one) for one in sheet.stretch.rows])
    yield Heading("The filing that governed", 3)
    yield from _filings(given, sheet)


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
    if not sheet.chapter or (report.unjudged and not report.rounds):
        return "The round was not judged."
    if given.judgment.terms.narrowed:
        return "No finding of the part asked for lies in this round; whether others do is not told."
    return f"{_unbroken(report, ' in this round')}."


def _reaches(reached: Exposures | None, finding: Finding) -> Iterator[Block]:
    """How far a breach reaches that the finding proves, where it lasts."""
    for one in reached.each if reached is not None else ():
        if any((proof.rule, proof.first) == (finding.rule, finding.where) for proof in one.proofs):
            yield Lines((Line(f"How far it reaches: {amounts(one)}", "strong"), Line(f"{from_where(one)}.")))


def _money(finding: Finding) -> PaperTable:
    """Due against paid, in dollars; of what is no gain of the player, as vigorish, what was expected and observed."""
    told = finding.circumstances
    if told.due_cents is None:
        says, columns, pair = "Expected against observed", _OTHER_MONEY, (finding.expected, finding.observed)
    else:
        says, columns = "Due against paid: what the player gains by the wager, the stake not counted", _MONEY
        pair = _gain(told.due_cents), _gain(told.paid_cents) or finding.observed
    stake = "not recorded" if told.stake_cents is None else format_cents(told.stake_cents)
    words = (told.wager or "not named", stake, *(one or "not told" for one in pair))
    return PaperTable(says, columns, [(*map(cell, words), cell(_difference(finding), "strong"))])


def _gain(cents: int | None) -> str:
    if not cents:
        return "" if cents is None else "nothing won or lost"
    return f"{format_cents(abs(cents))} {'lost' if cents < 0 else 'won'}"


def _difference(finding: Finding) -> str:
    over = finding.overpaid_cents
    if over is None:
        return "none"
    short = f"; {finding.short} was short" if finding.short else ""
    return f"{format_cents(abs(over))} {'overpaid' if over > 0 else 'underpaid'}{short}"


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


def _pictures(sheet: _Sheet) -> Iterator[Block]:
    """The table at each wrong act, the first of many; at the end where there is none, or more cards were dealt."""
    rows = sheet.stretch.rows
    at_acts = _marks(sheet)
    tables = [laid(rows, mark.row.line) for mark in at_acts[:_DRAWN]]
    for mark, table in zip(at_acts, tables, strict=False):
        words = f"{mark.word}: the table as it stood at line {mark.row.line} of the log, {sheet.title}"
        yield picture(table, sheet.game, words, [mark])
    if len(at_acts) > _DRAWN:
        yield Lines(cell(f"{count(len(at_acts) - _DRAWN, 'more act')} marked below: the table is not drawn there."))
    ended = laid(rows)
    if not tables or len(at_acts) > _DRAWN or cards_in([ended]) - cards_in(tables):
        yield picture(ended, sheet.game, f"The table at the end of the round, {sheet.title}")


def _acts(sheet: _Sheet) -> PaperTable:
    acts = RoundNarrator(sheet.stretch.rows, sheet.game)
    undone = taken_back(sheet.stretch.rows)
    rows = [tuple(_act(one, sheet, acts.words(one), undone)) for one in sheet.stretch.rows]
    return PaperTable("Every row of the round in plain words; what is found wrong is marked.", _ACTS, rows)


def _act(one: SourceRow, sheet: _Sheet, words: str, undone: Mapping[int, int]) -> Iterator[Cell]:
    own = [finding for finding in sheet.found if finding.where.line == one.line]
    mark = _word_of(own)
    number, seq = one.number("round"), one.number("seq")
    if number not in (None, sheet.stretch.number) and not one.wrong:
        words += f" (a row of round {number})"
    yield cell(str(one.line))
    yield cell("" if seq is None else str(seq))
    yield cell(time_of(one.row))
    yield cell(words, "strong" if mark else "review" if one.wrong else "plain")
    back = () if seq is None or seq not in undone else (Line(f"taken back at line {undone[seq]}", "review"),)
    yield (*_marked(mark, own, one, sheet), *back)


def _marked(mark: str, own: Sequence[Finding], one: SourceRow, sheet: _Sheet) -> Iterator[Line]:
    if mark:
        yield Line(mark, findings.finding_role(own[0]))
        yield from (Line(finding.rule) for finding in own)
    elif one.wrong:
        yield Line("! NOT READABLE", "review")
    roots = [finding.rule for finding in sheet.found if finding.root is not None and finding.root.line == one.line]
    if roots and not own:
        yield Line(f"root of {', '.join(dict.fromkeys(roots))}", "dim")


def _row(one: SourceRow) -> tuple[Cell, ...]:
    content = shown(one.content[:_LONGEST])
    told = [Line(content, "code")]
    if len(one.content) > _LONGEST:
        told.append(Line(f"and {len(one.content) - _LONGEST:,} more letters", "dim"))
    if one.wrong:
        told.append(Line(f"not readable: {shown(one.wrong)}", "review"))
    return cell(str(one.line)), tuple(told), (Line(one.sha256, "code"),)


def _filings(given: ExhibitContent, sheet: _Sheet) -> Iterator[Block]:
    for name in sheet.filings:
        if name in given.filings:
            yield Lines(tuple(filing_in_force.filing_lines(given.filings[name], sheet.found)), boxed=True)
    if not sheet.filings:
        yield Lines(cell(f"None: the law alone{f' ({sheet.why})' if sheet.why else ''}."))
