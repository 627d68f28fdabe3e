"""Cases judged by hand from the text: a table's rounds, the filing in force, and what a reader of the law finds."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypedDict

from tests.games.baccarat.rounds import OPENING, table
from tests.games.finds import Finds as Finds, breaks as breaks, event_of as event_of, hold, hold_tallies, told as told
from tests.scratch import scratch
from tests.unmarked import saying_so
from validator.core.engine.engines import Choice
from validator.law.facts import load_facts
from validator.replay.filings import load_filings
from validator.replay.logs import replay_logs
from validator.replay.report import ReplayReport

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
    chosen = {**FILED, **{name.replace("__", "."): value for name, value in changes.items()}}
    sections: dict[str, list[str]] = {}
    for path, value in chosen.items():
        section, key = path.split(".")
        if value:
            sections.setdefault(section, []).append(f"{key}: {value}")
    head = f'chapter: "{chapter}"\nhead: {{version: "1", effective: 2010-03-20}}\n'
    return head + "".join(f"{name}: {{{', '.join(keys)}}}\n" for name, keys in sections.items())


class CaseSettings(TypedDict, total=False):
    """What a case says of itself besides its name and rounds."""

    finds: tuple[Finds, ...]
    keeps: tuple[str, ...]
    missing: tuple[tuple[str, str], ...]
    spared: tuple[str, ...]
    filing: str | None
    never: tuple[str, ...]
    undeclared: tuple[str, ...]
    declared: tuple[str, ...]
    dealing: str
    chapter: str
    opening: str
    only: tuple[str, ...]
    not_whole: tuple[int, ...]


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
    not_whole: tuple[int, ...] = ()
    """The rounds that are named as not judged."""

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
        assert tuple(one.number for one in report.not_whole) == self.not_whole
        assert len(report.unjudged) == len(self.not_whole)
        hold(report, marked, self.finds, self.only)
        hold_tallies(report, self.keeps, self.missing, self.spared)


def replay(
    lines: Iterable[str],
    filed: str | None,
    engine: Choice = "interpreted",
    goes_on: Iterable[str] = (),
) -> ReplayReport:
    """Replay a log given as JSON lines under a filing given as YAML (None: none is in force).

    ``goes_on`` are lines of a second file.
    """
    folder = scratch()
    log_file, filing_file = Path(folder, "log.jsonl"), Path(folder, "filing.yaml")
    log_file.write_text("\n".join(saying_so(lines)) + "\n", encoding="utf-8")
    files = [log_file]
    if goes_on := list(goes_on):
        files.append(log_file.with_name("more.jsonl"))
        files[-1].write_text("\n".join(goes_on) + "\n", encoding="utf-8")
    if filed is None:
        return replay_logs(files, [], engine)
    filing_file.write_text(filed, encoding="utf-8")
    return replay_logs(files, load_filings([filing_file]), engine)
