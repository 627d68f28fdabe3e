"""Cases judged by hand from the text: a table's rounds, the filing in force, and what a reader of the law finds."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from tests.games.baccarat.rounds import OPENING, table
from tests.scratch import scratch
from tests.unmarked import saying_so
from validator.core.engine import Choice
from validator.core.finding import Finding, Outcome
from validator.law.facts import load_facts
from validator.replay import replay_logs
from validator.replay_filings import load_filings
from validator.replay_report import ReplayReport

FILED: Mapping[str, str] = {
    "cards.decks": "8",
    "cards.shuffler": "manual",
    "cards.preshuffled": "false",
    "dealing.initial_cards": "face-up",
    "vigorish.type": "winnings",
    "vigorish.percent": f'"{load_facts("541").listing("vigorish_percents")[-1].words}"',
    "vigorish.rounding": "up",
    "vigorish.collected": "at-payout",
    "payouts.tie": str(load_facts("541").odds("tie_bet_pays")),
}
"""What the filing selects."""


def filing(chapter: str = "541", **changes: str) -> str:
    """A filing of FILED with some choices changed (``vigorish__collected="deferred"``); "" leaves one out."""
    chosen = FILED | {name.replace("__", "."): value for name, value in changes.items()}
    sections: dict[str, list[str]] = {}
    for path, value in chosen.items():
        section, key = path.split(".")
        if value:
            sections.setdefault(section, []).append(f"{key}: {value}")
    head = f'chapter: "{chapter}"\nhead: {{version: "1", effective: 2010-03-20}}\n'
    return head + "".join(f"{name}: {{{', '.join(keys)}}}\n" for name, keys in sections.items())


@dataclass(frozen=True)
class Finds:
    """One finding: rule, paragraph, cents and who was short.

    The cents are what was paid less what was due (positive: the house paid too much), or what the wrong act cost.
    """

    rule: str
    cite: str
    cents: int | None = None
    short: str | None = None
    noted: bool = False


def breaks(
    rule: str, cite: str, cents: int | None = None, short: str | None = None, noted: bool = False
) -> tuple[Finds, ...]:
    """One finding, alone."""
    return (Finds(rule, cite, cents, short, noted),)


@dataclass(frozen=True)
class Case:
    """Rounds of one table and what is found: ``finds`` in the order of the stars in ``rounds``.

    ``keeps`` are rules that must have been judged and kept, ``missing`` the facts that a rule lacked, ``spared`` rules
    that do not apply. ``filing`` None: no filing is in force.
    """

    name: str
    rounds: tuple[str, ...]
    finds: tuple[Finds, ...] = ()
    keeps: tuple[str, ...] = ()
    missing: tuple[tuple[str, str], ...] = ()
    spared: tuple[str, ...] = ()
    filing: str | None = field(default_factory=filing)
    never: tuple[str, ...] = ()
    undeclared: tuple[str, ...] = ()
    declared: tuple[str, ...] = ()
    """Kinds that are declared as always recorded beside those of ALWAYS."""
    dealing: str = "up"
    chapter: str = "541"
    opening: str = OPENING
    only: tuple[str, ...] = ()
    """Where named, findings under other rules are left aside."""

    def log(self) -> tuple[list[str], list[int]]:
        """The log as JSON lines, and the events of the findings."""
        return table(
            *self.rounds,
            chapter=self.chapter,
            dealing=self.dealing,
            never=self.never,
            undeclared=self.undeclared,
            declared=self.declared,
            opening=self.opening,
        )

    def holds(self, engine: Choice = "interpreted") -> None:
        """Replay the log and hold findings and tallies against what is expected."""
        lines, marked = self.log()
        report = replay(lines, self.filing, engine)
        assert [fault for _, fault in report.faults] == []
        assert report.unjudged == []
        found = [(event_of(one), told(one)) for one in report.findings if not self.only or one.rule in self.only]
        expected = list(zip(marked, self.finds, strict=False))
        wrong = [f"found {pair}" for pair in found if pair not in expected]
        wrong += [f"not found {pair}" for pair in expected if pair not in found]
        assert not wrong, "\n".join(wrong)
        assert len(found) == len(expected) == len(marked) == len(self.finds)
        for rule in self.keeps:
            assert report.tally(rule).passed > 0, f"{rule} was never judged and kept"
        for rule, fact in self.missing:
            assert report.tally(rule).missing.get(fact, 0) > 0, f"{rule}: {report.tally(rule)}"
        for rule in self.spared:
            assert report.tally(rule).not_applicable > 0, f"{rule}: {report.tally(rule)}"


def told(finding: Finding) -> Finds:
    """What a finding says, in short."""
    cents = finding.cost_cents if finding.overpaid_cents is None else finding.overpaid_cents
    return Finds(finding.rule, finding.citation, cents, finding.short, finding.outcome is Outcome.REVIEW)


def event_of(finding: Finding) -> int:
    """The event that a finding on a log points to."""
    assert not hasattr(finding.where, "path")
    return finding.where.event


def replay(
    lines: Iterable[str],
    filed: str | None,
    engine: Choice = "interpreted",
) -> ReplayReport:
    """Replay a log given as JSON lines under a filing given as YAML (None: none is in force)."""
    folder = scratch()
    log_file, filing_file = Path(folder, "log.jsonl"), Path(folder, "filing.yaml")
    log_file.write_text("\n".join(saying_so(lines)) + "\n", encoding="utf-8")
    if filed is None:
        return replay_logs([log_file], [], engine)
    filing_file.write_text(filed, encoding="utf-8")
    return replay_logs([log_file], load_filings([filing_file]), engine)
