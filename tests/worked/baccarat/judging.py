"""Runs a case as a user would, and holds what is found against the case."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from tests.scratch import scratch
from tests.worked.baccarat.casefile import Case, Entry
from tests.worked.baccarat.filing import filing_text
from tests.worked.baccarat.held import points_differ
from tests.worked.baccarat.phrases import tell
from tests.worked.baccarat.phrases.facility import CHAPTERS
from tests.worked.baccarat.setup import read_options
from tests.worked.baccarat.sheet import Sheet, log_text
from tests.worked.baccarat.table import Table
from tests.worked.baccarat.teller import Teller, seats_of
from tests.worked.baccarat.words import first_clock
from tests.worked.casefile import NotTranslated
from tests.worked.judging import Judged, paragraph_named, same_paragraph, told
from validator.chapters.registry import PACKAGES
from validator.core.citation import Citation
from validator.core.finding import Finding, LogPlace, Outcome
from validator.filing.check import check_filing
from validator.filing.facility import check_together
from validator.replay.filings import load_filings
from validator.replay.logs import replay_logs
from validator.replay.report import ReplayReport

AMOUNTS = ("8", "13")
"""Sections whose breach is one of amount."""


@dataclass(frozen=True, slots=True)
class Translated:
    """A case as filings and log."""

    case: Case
    filings: tuple[str, ...]
    sheets: tuple[Sheet, ...]

    @property
    def filing(self) -> str:
        """The filings, one after the other."""
        return "---\n".join(self.filings)

    @property
    def log(self) -> str:
        """The log as JSON lines."""
        return log_text(self.sheets, first_clock(self.case.phrases))


def translate(case: Case, chapter: str) -> Translated:
    """The filings and the log that a case describes; raises NotTranslated."""
    if case.verdict not in ("legal", "violation"):
        raise NotTranslated(f"verdict {case.verdict!r}")
    options = read_options(chapter, case.setup)
    teller = Teller(case, options)
    if case.kind != "facility":
        prefix = next(letters for letters, number in CHAPTERS.items() if number == chapter)
        teller.current = f"{prefix.upper()}1"
        teller.tables[teller.current] = Table(teller.current, options, seats_of(case, options))
    tell(teller)
    if case.kind != "facility" and "own" not in teller.said and (case.wagers or case.dealt):
        teller.begin()
    for table in teller.tables.values():
        table.finish()
    filings = tuple(filing_text(table.options, table.name) for table in teller.tables.values())
    return Translated(case, filings, tuple(table.sheet for table in teller.tables.values()))


def run(translated: Translated) -> tuple[ReplayReport, list[Finding], list[str]]:
    """Check the filings, alone and together, and replay the log, interpreted; the filings' findings and faults."""
    folder = scratch()
    paths = []
    for number, text in enumerate(translated.filings):
        paths.append(Path(folder, f"filing-{number}.yaml"))
        paths[-1].write_text(text, encoding="utf-8")
    log = Path(folder, "log.jsonl")
    log.write_text(translated.log, encoding="utf-8")
    checked = [check_filing(path) for path in paths]
    report = replay_logs([log], load_filings(paths), "interpreted")
    faults = [str(fault) for one in checked for fault in (*one.faults, *one.crashes)]
    findings = [finding for one in checked for finding in one.findings]
    return report, [*findings, *check_together(checked).findings], faults


def judge(case: Case, chapter: str) -> Judged:
    """Translate, check the filings, replay the log, and compare with the case."""
    try:
        translated = translate(case, chapter)
        differing = points_differ(case)
    except NotTranslated as reason:
        return Judged(case, "not translated", found=str(reason))
    except (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError) as error:
        return Judged(case, "not translated", found=f"the reader failed: {error!r}")
    if chapter not in PACKAGES:
        return Judged(case, "missed", "a judgement", f"chapter {chapter} is not played yet")
    report, filed, faults = run(translated)
    faults += [f"{fault.column}: {fault.message}" for _, fault in report.faults] + report.unjudged
    findings = [*filed, *report.findings]
    broken = [one for one in findings if one.outcome is Outcome.FAIL]
    noted = [told(one) for one in report.findings if one.outcome is Outcome.REVIEW]
    found = "; ".join([*faults, *differing, *(told(one) for one in broken)]) or "nothing"
    if noted:
        found += f" (noted: {'; '.join(noted)})"
    if faults or differing:
        return Judged(case, "missed", "a log without faults and the case's points", found)
    if case.legal:
        return Judged(case, "false alarm" if broken else "met", "no violation", found)
    return _violation(translated, chapter, broken, found)


def _violation(translated: Translated, chapter: str, broken: Sequence[Finding], found: str) -> Judged:
    case = translated.case
    expected = " or ".join(case.breach)
    breaches = [paragraph_named(breach, chapter) for breach in case.breach]
    named = [one for one in broken if any(same_paragraph(breach, one.citation) for breach in breaches)]
    if not named:
        return Judged(case, "missed", expected, found)
    others = [one for one in broken if one not in named and not follows(one, named, translated.sheets)]
    if others:
        return Judged(case, "false alarm", f"{expected} alone", found)
    if any(Citation.parse(breach).section in AMOUNTS for breach in breaches):
        due = misapplied(case)
        booked = sum(one.overpaid_cents or 0 for one in broken)
        if due and booked != due:
            return Judged(case, "missed", f"{expected}, misapplied {due} cents", f"{found}, misapplied {booked} cents")
    return Judged(case, "met", expected, found)


def misapplied(case: Case) -> int:
    """Cents to the players beyond what was due, by the settlement as logged and as the case expects it."""
    return sum(map(_to_player, case.entries)) - sum(map(_to_player, case.due)) if case.due else 0


def _to_player(entry: Entry) -> int:
    """Cents that an act leaves with the player beyond his stake: a stake given back changes nothing."""
    return {"pay": entry.cents, "return": 0}.get(entry.action, -entry.cents)


def follows(one: Finding, named: Sequence[Finding], sheets: Sequence[Sheet]) -> bool:
    """Whether a further finding follows from the wrong act: it shares the event, the root or the wager."""
    acts = {place for each in named for place in (_event(each), _root(each))}
    if _drawn_upon(one, sheets) in acts:
        return True
    bets = {_wager(each, sheets) for each in named} - {None}
    return bool({_event(one), _root(one)} & acts) or _wager(one, sheets) in bets


def _drawn_upon(one: Finding, sheets: Sequence[Sheet]) -> tuple[str, int]:
    """The card that was dealt upon the call for a third card that a finding points to: the same wrong act."""
    table, event = _event(one)
    rows = next((sheet.rows for sheet in sheets if sheet.table == table), [])
    called = 0 < event < len(rows) and rows[event - 1].kind == "call" and rows[event].kind == "deal"
    return (table, event + 1) if called else ("", -1)


def _event(one: Finding) -> tuple[str, int]:
    return (one.where.table, one.where.event) if isinstance(one.where, LogPlace) else ("", 0)


def _root(one: Finding) -> tuple[str, int]:
    return (one.root.table, one.root.event) if one.root is not None else _event(one)


def _wager(one: Finding, sheets: Sequence[Sheet]) -> tuple[str, int, int] | None:
    if not isinstance(one.where, LogPlace):
        return None
    sheet = next(sheet for sheet in sheets if sheet.table == one.where.table)
    ident = sheet.wager_at(one.where.event)
    return None if ident is None else (sheet.table, one.where.round, ident)
