"""Runs a case as a user would, and holds what is found against the case."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from tests.scratch import scratch
from tests.worked.casefile import AnyCase, Case, NotTranslated
from tests.worked.filing import filing_text
from tests.worked.game import BLACKJACK, GAMES
from tests.worked.opening import write_opening
from tests.worked.phrases import apply_phrases
from tests.worked.plan import read_plan
from tests.worked.rounds import write_round
from tests.worked.siblings.filing import filing_text as sibling_filing
from tests.worked.story import Story
from tests.worked.words import CLOCK, Bet, read_bet
from validator.core.citation import BadCitation, Citation
from validator.core.finding import Finding, LogPlace, Outcome
from validator.filing.check import check_filing
from validator.law.text import load_text
from validator.replay.filings import load_filings
from validator.replay.logs import replay_logs
from validator.replay.report import ReplayReport


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


class JudgedCase(AnyCase, Protocol):
    """What a case of these notations says of its verdict."""

    @property
    def legal(self) -> bool:
        """Whether the case is lawful."""

    @property
    def breach(self) -> tuple[str, ...]:
        """The paragraphs that are broken."""


def translate(case: Case, chapter: str = "633a") -> Translated:
    """The filing and the log that a case describes; raises NotTranslated."""
    game = GAMES.get(chapter)
    if game is None:
        raise NotTranslated(f"chapter {chapter}")
    if case.verdict not in ("legal", "violation"):
        raise NotTranslated(f"verdict {case.verdict!r}")
    plan = read_plan(case, game)
    apply_phrases(plan)
    story = Story(start=first_clock(case.logged_events), day=game.start, also=game.recorded)
    write_opening(plan, story)
    write_round(plan, story)
    for edit in plan.edits:
        edit(story)
    filing = filing_text(plan.options) if game is BLACKJACK else sibling_filing(plan)
    return Translated(case, filing, story)


def first_clock(phrases: Iterable[str]) -> str:
    """The first time of day that a case's phrases name; the table opens a little earlier."""
    for phrase in phrases:
        match = re.search(rf"\b{CLOCK}\b", phrase)
        if match:
            return match[0]
    return ""


def run(filing: str, log: str) -> ReplayReport:
    """Replay a log under a filing from files, interpreted."""
    folder = scratch()
    places = Path(folder, "filing.yaml"), Path(folder, "log.jsonl")
    places[0].write_text(filing, encoding="utf-8")
    places[1].write_text(log, encoding="utf-8")
    return replay_logs([places[1]], load_filings([places[0]]), "interpreted")


def judge(case: Case, chapter: str = "633a") -> Judged:
    """Translate, check the filing, replay the log, and compare with the case."""
    try:
        translated = translate(case, chapter)
        named = {read_bet(GAMES[chapter].blackjack_words(bet)): cents for bet, cents in case.misapplied.items()}
    except NotTranslated as reason:
        return Judged(case, "not translated", found=str(reason))
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
        return Judged(case, "not translated", found=f"the reader failed: {error!r}")
    return held(case, translated.filing, translated.story, sum(named.values()) if named else None, chapter)


def held(case: JudgedCase, filing: str, story: Story, due: int | None, chapter: str) -> Judged:
    """What filing and log are judged, against the case; ``due`` cents are misapplied, None where none are held."""
    report = run(filing, story.text())
    filed = check_filing(filing)
    unreadable = [f"{fault.column}: {fault.message}" for _, fault in report.faults] + report.unjudged
    unreadable += [str(fault) for fault in (*filed.faults, *filed.crashes)]
    findings = [*filed.findings, *report.findings]
    broken = [one for one in findings if one.outcome is Outcome.FAIL]
    found = "; ".join(unreadable + [told(one) for one in broken]) or "nothing"
    noted = [told(one) for one in report.findings if one.outcome is Outcome.REVIEW]
    if noted:
        found += f" (noted: {'; '.join(noted)})"
    if unreadable:
        return Judged(case, "missed", "a log without faults", found)
    if case.legal:
        return Judged(case, "false alarm" if broken else "met", "no violation", found)
    expected = " or ".join(case.breach)
    breaches = [paragraph_named(breach, chapter) for breach in case.breach]
    named = [one for one in broken if any(same_paragraph(breach, one.citation) for breach in breaches)]
    if not named:
        return Judged(case, "missed", expected, found)
    others = [one for one in broken if one not in named and not follows(one, named, story)]
    if others:
        return Judged(case, "false alarm", f"{expected} alone", found)
    if due is not None:
        booked = sum(misapplied(story, broken).values())
        if booked != due:
            return Judged(case, "missed", f"{expected}, misapplied {due} cents", f"{found}, misapplied {booked} cents")
    return Judged(case, "met", expected, found)


def paragraph_named(words: str, chapter: str) -> str:
    """A paragraph as the product cites it; a case calls one of the notice ``preamble order (2)``."""
    return load_text(chapter).find(f"{chapter} {words}").citation if words.startswith("preamble ") else words


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
        if one.overpaid_cents:
            bet = story.bet_at(_event(one)) or Bet(0, "", "")
            found[bet] = found.get(bet, 0) + one.overpaid_cents
    return found


def _event(one: Finding) -> int:
    return one.where.event if isinstance(one.where, LogPlace) else 0


def _root(one: Finding) -> int:
    return one.root.event if one.root is not None else _event(one)


def told(one: Finding) -> str:
    """A finding in short."""
    cents = f" {one.overpaid_cents:+d}" if one.overpaid_cents else ""
    where = f"event {one.where.event}" if isinstance(one.where, LogPlace) else f"filing {one.where.path}"
    return f"{one.citation} {one.rule}{cents} ({where})"
