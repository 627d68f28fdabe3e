"""Runs a case as a user would, and holds what is found against the case."""

import re
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.worked.casefile import AnyCase, Case, NotTranslated
from tests.worked.filing import filing_text
from tests.worked.opening import write_opening
from tests.worked.phrases import apply_phrases
from tests.worked.plan import read_plan
from tests.worked.rounds import write_round
from tests.worked.story import Story
from tests.worked.words import CLOCK, Bet, read_bet
from validator.check import check_filing
from validator.core.citation import BadCitation, Citation
from validator.core.finding import Finding, LogPlace, Outcome
from validator.replay import ReplayReport, load_filings, replay_logs

CHAPTERS = ("633a",)
"""Chapters whose filing this reader can write."""


@dataclass(frozen=True, slots=True)
class Translated:
    """A case as filing and log."""

    case: Case
    filing: str
    story: Story

    @property
    def log(self) -> str:
        """The log as JSON lines."""
        return self.story.text()


@dataclass(frozen=True, slots=True)
class Judged:
    """How a case came out: met, missed, false alarm or not translated, and what was expected and found."""

    case: AnyCase
    result: str
    expected: str = ""
    found: str = ""


def translate(case: Case, chapter: str = "633a") -> Translated:
    """The filing and the log that a case describes; raises NotTranslated."""
    if chapter not in CHAPTERS:
        raise NotTranslated(f"chapter {chapter}")
    if case.verdict not in ("legal", "violation"):
        raise NotTranslated(f"verdict {case.verdict!r}")
    plan = read_plan(case)
    apply_phrases(plan)
    story = Story(start=_first_clock(case))
    write_opening(plan, story)
    write_round(plan, story)
    for edit in plan.edits:
        edit(story)
    return Translated(case, filing_text(plan.options), story)


def _first_clock(case: Case) -> str:
    """The first time of day that the case names; the table opens a little earlier."""
    for phrase in case.logged_events:
        match = re.search(rf"\b{CLOCK}\b", phrase)
        if match:
            return match[0]
    return ""


def run(translated: Translated) -> ReplayReport:
    """Replay the case from files, interpreted."""
    with TemporaryDirectory() as folder:
        filing, log = Path(folder, "filing.yaml"), Path(folder, "log.jsonl")
        filing.write_text(translated.filing, encoding="utf-8")
        log.write_text(translated.log, encoding="utf-8")
        return replay_logs([log], load_filings([filing]), "interpreted")


def judge(case: Case, chapter: str = "633a") -> Judged:
    """Translate, check the filing, replay the log, and compare with the case."""
    try:
        translated = translate(case, chapter)
    except NotTranslated as reason:
        return Judged(case, "not translated", found=str(reason))
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
        return Judged(case, "not translated", found=f"the reader failed: {error!r}")
    report = run(translated)
    filed = check_filing(translated.filing)
    unreadable = [f"{fault.column}: {fault.message}" for _, fault in report.faults] + report.unjudged
    unreadable += [str(fault) for fault in (*filed.faults, *filed.crashes)]
    findings = [*filed.findings, *report.findings]
    broken = [one for one in findings if one.outcome is Outcome.BROKEN]
    found = "; ".join(unreadable + [told(one) for one in broken]) or "nothing"
    noted = [told(one) for one in report.findings if one.outcome is Outcome.NOTED]
    if noted:
        found += f" (noted: {'; '.join(noted)})"
    if unreadable:
        return Judged(case, "missed", "a log without faults", found)
    if case.legal:
        return Judged(case, "false alarm" if broken else "met", "no violation", found)
    return _violation(translated, broken, found)


def _violation(translated: Translated, broken: list[Finding], found: str) -> Judged:
    case = translated.case
    expected = " or ".join(case.breach)
    named = [one for one in broken if any(same_paragraph(breach, one.citation) for breach in case.breach)]
    if not named:
        return Judged(case, "missed", expected, found)
    others = [one for one in broken if one not in named and not follows(one, named, translated.story)]
    if others:
        return Judged(case, "false alarm", f"{expected} alone", found)
    due = {read_bet(bet): cents for bet, cents in case.misapplied.items()}
    if due:
        booked = misapplied(translated.story, broken)
        if booked != due and sum(booked.values()) != sum(due.values()):
            amounts = f"{expected}, misapplied {sum(due.values())} cents"
            return Judged(case, "missed", amounts, f"{found}, misapplied {sum(booked.values())} cents")
    return Judged(case, "met", expected, found)


def same_paragraph(breach: str, citation: str) -> bool:
    """Whether a finding's paragraph is the breach, deeper in it, or a paragraph that holds it."""
    try:
        due, cited = Citation.parse(breach), Citation.parse(citation)
    except BadCitation:
        return False
    return due.holds(cited) or (cited.holds(due) and bool(cited.letters))


def follows(one: Finding, named: list[Finding], story: Story) -> bool:
    """Whether a further finding follows from the act that the case names.

    It does where it shares the event, the root or the wager, or is about another item of the same short list (the
    first and the second card of 633a.12(b)(5)).
    """
    lists = {Citation.parse(each.citation).parent for each in named}
    parent = Citation.parse(one.citation).parent
    if parent is not None and parent in lists and len(parent.letters) > 1:
        return True
    acts = {_event(each) for each in named} | {_root(each) for each in named}
    bets = {story.bet_at(_event(each)) for each in named} - {None}
    return bool({_event(one), _root(one)} & acts) or story.bet_at(_event(one)) in bets


def misapplied(story: Story, findings: list[Finding]) -> dict[Bet, int]:
    """Cents misapplied by bet, as the findings say."""
    found: dict[Bet, int] = {}
    for one in findings:
        if one.misapplied_cents:
            bet = story.bet_at(_event(one)) or Bet(0, "", "")
            found[bet] = found.get(bet, 0) + one.misapplied_cents
    return found


def _event(one: Finding) -> int:
    return one.where.event if isinstance(one.where, LogPlace) else 0


def _root(one: Finding) -> int:
    return one.root.event if one.root is not None else _event(one)


def told(one: Finding) -> str:
    """A finding in short."""
    cents = f" {one.misapplied_cents:+d}" if one.misapplied_cents else ""
    where = f"event {one.where.event}" if isinstance(one.where, LogPlace) else f"filing {one.where.path}"
    return f"{one.citation} {one.rule}{cents} ({where})"
