"""What a replay tells under one rule, of rounds written in short, in any chapter of blackjack."""

from dataclasses import dataclass

from tests.games.blackjack.playlog import event_of, replay
from tests.games.blackjack.rounds import DAYS, filing, table
from validator.core.finding import Outcome, Tally

CHAPTERS = tuple(DAYS)


@dataclass(frozen=True)
class Told:
    """What was found under a rule, in order: paragraph, event, cents (with whom they are short) and root."""

    cites: tuple[str, ...]
    events: tuple[int, ...]
    cents: tuple[int | None, ...]
    short: tuple[str | None, ...]
    noted: tuple[bool, ...]
    roots: tuple[int | None, ...]
    tally: Tally
    marked: tuple[int, ...]
    others: tuple[str, ...]


def told(
    rule: str,
    chapter: str,
    *rounds: str,
    filed: str = "",
    undeclared: tuple[str, ...] = (),
    never: tuple[str, ...] = (),
) -> Told:
    """What is told under ``rule``; ``marked`` are the events that a star stands before, ``others`` all other rules."""
    log, marked = table(*rounds, chapter=chapter, undeclared=undeclared, never=never)
    report = replay(log, filed or filing(chapter))
    assert [fault for _, fault in report.faults] == []
    mine = [finding for finding in report.findings if finding.rule == rule]
    return Told(
        tuple(finding.citation for finding in mine),
        tuple(event_of(finding) for finding in mine),
        tuple(finding.cost_cents if finding.overpaid_cents is None else finding.overpaid_cents for finding in mine),
        tuple(finding.short for finding in mine),
        tuple(finding.outcome is Outcome.REVIEW for finding in mine),
        tuple(finding.root.event if finding.root else None for finding in mine),
        report.tally(rule),
        tuple(marked),
        tuple(finding.rule for finding in report.findings if finding.rule != rule),
    )
