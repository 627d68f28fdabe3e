"""Runs a case as a user would, and holds what is found against the case."""

from dataclasses import dataclass
from pathlib import Path

from tests.chapters.ch535_pai_gow.playlog import event_of, in_force
from tests.scratch import scratch
from tests.worked.casefile import NotTranslated
from tests.worked.judging import Judged, same_paragraph
from tests.worked.tiles import amounts
from tests.worked.tiles.casefile import Case
from tests.worked.tiles.kinds import worlds
from tests.worked.tiles.world import World
from validator.core.finding import Finding, Outcome
from validator.filing.check import check_filing
from validator.replay.logs import replay_logs
from validator.replay.report import ReplayReport
from validator.submission.schema import chapters_with_schema


@dataclass(frozen=True, slots=True)
class Translated:
    """A case as filing and logs."""

    case: Case
    filing: str
    logs: tuple[str, ...]
    worlds: tuple[World, ...]

    @property
    def log(self) -> str:
        """The logs one after another, as JSON lines."""
        return "\n".join(self.logs)


def translate(case: Case, chapter: str = "535") -> Translated:
    """The filing and the logs that a case describes; raises NotTranslated."""
    if chapter != "535":
        raise NotTranslated(f"chapter {chapter}")
    if case.verdict not in ("legal", "violation"):
        raise NotTranslated(f"verdict {case.verdict!r}")
    told = worlds(case)
    return Translated(case, told[0].filing.text(), tuple(world.log() for world in told), tuple(told))


def run(filing: str, log: str) -> ReplayReport:
    """Replay a log from a file, interpreted."""
    folder = scratch()
    file = Path(folder, "log.jsonl")
    file.write_text(log + "\n", encoding="utf-8")
    return replay_logs([file], [in_force(filing)], "interpreted")


def judge(case: Case, chapter: str = "535") -> Judged:
    """Translate, check the filing, replay the log, and compare with the case."""
    try:
        translated = translate(case, chapter)
    except NotTranslated as reason:
        return Judged(case, "not translated", found=str(reason))
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
        return Judged(case, "not translated", found=f"the reader failed: {error!r}")
    filed: list[Finding] = []
    unreadable: list[str] = []
    if "535" in chapters_with_schema():
        checked = check_filing(translated.filing)
        filed = [one for one in checked.findings if one.outcome is Outcome.FAIL]
        unreadable = [str(fault) for fault in (*checked.faults, *checked.crashes)]
    worst: Judged | None = None
    for world, log in zip(translated.worlds, translated.logs, strict=True):
        judged = _one(case, world, filed, unreadable, run(translated.filing, log))
        if judged.result != "met":
            return judged
        worst = worst or judged
    return worst or Judged(case, "not translated", found="no log")


def _one(case: Case, world: World, filed: list[Finding], unreadable: list[str], report: ReplayReport) -> Judged:
    faults = unreadable + [f"{fault.column}: {fault.message}" for _, fault in report.faults] + report.unjudged
    broken = [one for one in report.findings if one.outcome is Outcome.FAIL]
    noted = [one for one in report.findings if one.outcome is Outcome.REVIEW]
    found = "; ".join(faults + [_told(one) for one in (*filed, *broken)]) or "nothing"
    if noted:
        found += f" (noted: {'; '.join(map(_told, noted))})"
    if faults:
        return Judged(case, "missed", "a log without faults", found)
    if case.legal:
        if broken or filed:
            return Judged(case, "false alarm", "no violation", found)
        wrong = amounts.unlike(case, world)
        return Judged(case, "missed", wrong, found) if wrong else Judged(case, "met", "no violation", found)
    expected = " or ".join(case.breach)
    named = [one for one in broken if any(same_paragraph(breach, one.citation) for breach in case.breach)]
    if not named:
        return Judged(case, "missed", expected, found)
    acts = {act for one in named for act in _acts(one)}
    others = [one for one in broken if one not in named and not acts & set(_acts(one))]
    if others or filed:
        return Judged(case, "false alarm", f"{expected} alone", found)
    due = amounts.misapplied(case, world)
    told = sum(one.overpaid_cents or 0 for one in broken)
    if due and any(one.overpaid_cents for one in broken) and told not in due:
        return Judged(case, "missed", f"{expected}, misapplied {due[0]} cents", f"{found}, misapplied {told} cents")
    return Judged(case, "met", expected, found)


def _acts(one: Finding) -> list[int]:
    """The events of the act that a finding is about."""
    events = [event_of(one)]
    if one.root is not None:
        events.append(one.root.event)
    return events


def _told(one: Finding) -> str:
    cents = f" {one.overpaid_cents:+d}" if one.overpaid_cents else ""
    where = f"event {event_of(one)}" if not hasattr(one.where, "path") else "filing"
    return f"{one.citation} {one.rule}{cents} ({where})"
