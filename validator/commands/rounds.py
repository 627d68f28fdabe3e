"""What of rounds is judged, under what and how: put together in one place, for every command that judges rounds."""

from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager
from datetime import date, datetime
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from validator.commands.options import (
    FILING_ENDINGS,
    LOG_ENDINGS,
    STANDARD_INPUT,
    EngineChoice,
    Input,
    Unusable,
    chapter_named,
    expand,
    gravest,
)
from validator.core.files import named, why_not_opened

if TYPE_CHECKING:
    from validator.commands.reporting import Plan, ReportOptions
    from validator.core.finding import Tally
    from validator.core.shifts import Shifts
    from validator.law.versions import Amendments
    from validator.replay.filings import Submission
    from validator.replay.report import ReplayReport
    from validator.report.arranging import ReportTerms
    from validator.report.catalogue import Selection
    from validator.report.judgment import ReplayedLogs
    from validator.report.narrowing import Narrowing
    from validator.submission.fault import Fault


class RoundsAsked(NamedTuple):
    """The rounds that a command line asks to be judged, and what it says of how; None or () for what it does not say.

    ``as_of`` is the date whose law judges all, ``jobs`` the number of processes (0: one for each processor; None: as
    many as pay for their start), ``state`` the folder of what was judged before; ``only`` narrows what is told of it.
    """

    logs: Sequence[Path]
    submission: Sequence[Path] | None = None
    as_if_approved: bool = False
    chapter: str = ""
    as_of: date | None = None
    amendments: "Amendments" = ()
    shifts: "Shifts | None" = None
    engine: EngineChoice = "auto"
    jobs: int | None = None
    state: Path | None = None
    only: "Narrowing | None" = None


class JudgedRounds(NamedTuple):
    """What came of rounds: the report, without what is not asked for, and the rules that are left out of it.

    ``under`` are the filings, of which those in force judged.
    """

    report: "ReplayReport"
    without: "tuple[Tally, ...]"
    under: "tuple[Submission, ...]"

    @property
    def left_out(self) -> int:
        """How many rules are left out."""
        return len(self.without)


class RoundsToJudge(NamedTuple):
    """Rounds to be judged: what was asked, the plan by which it is told, the logs, and the filings.

    ``excluded`` are the logs left out, by their names; ``read`` the filings as they were read, ``faults`` those in the
    text of each.
    """

    asked: RoundsAsked
    plan: "Plan"
    files: list[Input]
    excluded: tuple[str, ...]
    filings: "list[Path]"
    read: "tuple[Submission, ...]"
    faults: "dict[str, tuple[Fault, ...]]"

    @property
    def logs(self) -> list[Path]:
        """The logs that can be opened, by their first times, as those of one table follow each other."""
        from validator.log.read.reader import first_time

        logs = [one.path for one in self.files if not one.why]
        return sorted(logs, key=first_time) if len(logs) > 1 else logs

    @property
    def inputs(self) -> list[Path]:
        """All files that are read."""
        return [*(one.path for one in self.files), *self.filings]

    def of_state(self) -> "RoundsToJudge":
        """The same, with the files that the state folder names, so that their bytes are held against it.

        They are the logs that were judged, and, where none is given, the filings. Raises Unusable where the folder
        keeps nothing, or a file is not there.
        """
        from validator.replay.checkpoint import kept_files
        from validator.replay.report import StateUnusable

        folder = self.asked.state or Path()
        try:
            kept = kept_files(folder)
        except StateUnusable as error:
            raise Unusable(str(error)) from error
        filings = [] if self.filings else kept.filings
        for file in (*kept.logs, *filings):
            if why := why_not_opened(Path(file)):
                raise Unusable(f"{file}, which was judged into {named(folder)}: {why}; name the logs and the filings")
        same = self._replace(files=[Input(Path(log)) for log in kept.logs])
        return same.under(list(map(Path, filings)), self.asked.as_of, self.asked.amendments) if filings else same

    def under(self, filings: "Sequence[Path]", day: date | None, law: "Amendments") -> "RoundsToJudge":
        """The same rounds under other filings, by the law of another day or with other amendments."""
        asked = self.asked._replace(as_of=day, amendments=law)
        other = list(filings)
        read, faults = (self.read, self.faults) if other == self.filings else _read(other)
        return self._replace(asked=asked, filings=other, read=read, faults=faults)

    def reading(self) -> AbstractContextManager[None]:
        """Within it standard input, where it is one of the logs, can be read as often as is wanted."""
        from validator.log.read.opening import standard_input

        return standard_input(wanted=STANDARD_INPUT in self.asked.logs)

    def judge(self) -> JudgedRounds:
        """Judge them, within ``reading``; raises Unusable where a log, the state or the engine hinders it."""
        import sys

        from validator.core.engine.engines import CompiledMissing
        from validator.core.shifts import NO_SHIFTS
        from validator.log.columns import LogUnusable
        from validator.replay.job_count import jobs_for
        from validator.replay.logs import replay_logs
        from validator.replay.report import StateUnusable
        from validator.report.progress import ProgressLine

        asked, under, logs = self.asked, self.read, self.logs
        try:
            with ProgressLine(sys.stderr, asked.engine) as progress:
                report = replay_logs(
                    logs,
                    under,
                    asked.engine,
                    asked.as_of,
                    progress.rounds,
                    [(one.path, one.why) for one in self.files if one.why],
                    as_if_approved=asked.as_if_approved,
                    chapter=asked.chapter,
                    shifts=asked.shifts or NO_SHIFTS,
                    jobs=1 if asked.state else jobs_for(logs, asked.engine, asked.jobs),
                    state=asked.state,
                    amendments=asked.amendments,
                )
        except (CompiledMissing, StateUnusable) as error:
            raise Unusable(str(error)) from error
        except LogUnusable as error:
            raise Unusable(f"{error}{self.other_form()}") from error
        return JudgedRounds(report, _leave_out(report, self.plan.selection), under)

    def judge_chosen(self) -> JudgedRounds:
        """Judge them; raises Unusable also where the rules chosen are none that they are judged by."""
        judged = self.judge()
        must_ask(self.plan, [judged])
        if self.asked.only is not None and (why := self.asked.only.names_none(judged.report)):
            raise Unusable(why)
        return judged

    def judgment(self, judged: JudgedRounds, terms: "ReportTerms | None" = None) -> "ReplayedLogs":
        """What came of them, on the terms of the options file: what is suppressed, and what is known."""
        from validator.report.arranging import of_replay

        on = (terms or self.plan.asked(self.excluded))._replace(only=self.asked.only)
        return of_replay(judged.report, self.faults, judged.left_out, on)

    def other_form(self) -> str:
        """What the first log that is none looks like, and what to try; "" where no form is recognised."""
        from validator.log.importers.looks import looks_like

        for one in self.files:
            seen = looks_like(one.path)
            if seen and not seen.startswith(("a round log", "a Parquet file", "a file of Arrow")):
                return f"; {named(one.path)} looks like {seen}"
        return ""


def exit_of_rounds(
    reports: "Sequence[ReplayReport]", filing_faults: "Mapping[str, Sequence[Fault]]", *, failed: bool
) -> int:
    """The exit code of rounds, where something new ``failed`` or nothing did; ``filing_faults`` by filing."""
    return gravest(
        interrupted=any(report.interrupted for report in reports),
        unjudged=any(filing_faults.values()) or any(report.faults or report.unjudged for report in reports),
        failed=failed,
        uncovered=any(report.uncovered for report in reports),
    )


def narrowing_of(
    tables: Sequence[str] | None,
    rounds: Sequence[str] | None,
    dealers: Sequence[str] | None,
    seats: Sequence[int] | None,
    patrons: Sequence[str] | None,
    since: datetime | None,
    until: datetime | None,
) -> "Narrowing":
    """Of what findings the command line asks; raises Unusable where no finding can be of it."""
    from validator.report.narrowing import Narrowing

    if since is not None and until is not None and since > until:
        raise Unusable("--since is after --until; no finding is of both")
    return Narrowing(
        tables=tuple(tables or ()),
        dealers=tuple(one.removeprefix("dealer:") for one in dealers or ()),
        seats=tuple(seats or ()),
        patrons=tuple(patrons or ()),
        rounds=tuple(rounds or ()),
        since=since,
        until=until,
    )


def rounds_to_judge(asked: RoundsAsked, options: "ReportOptions", proposed: "Amendments" = ()) -> RoundsToJudge:
    """The rounds asked for, with the filings that the command line names, else the options file; raises Unusable.

    ``proposed`` are amendments whose rules may be selected, too.
    """
    from validator.commands.reporting import make_plan

    _must_go_together(asked)
    found = expand(asked.logs, LOG_ENDINGS, "log", piped=True) if asked.logs else []
    laws = (*asked.amendments, *(one for one in proposed if one not in asked.amendments))
    plan = make_plan(options, "play", laws, [one.path for one in found])
    files, excluded = plan.take(found)
    filings = filings_in(asked.submission or plan.configuration.submissions)
    plan.spare(filings)
    chapter = chapter_named(asked.chapter) if asked.chapter else ""
    return RoundsToJudge(asked._replace(chapter=chapter), plan, files, excluded, filings, *_read(filings))


def _must_go_together(asked: RoundsAsked) -> None:
    """Raise Unusable where there is nothing to judge, or options exclude each other."""
    if not asked.logs and asked.state is None:
        raise Unusable("name the logs to judge, as floorperson replay logs/2015-08-15.jsonl")
    if asked.state is None:
        return
    if asked.jobs not in (None, 1):
        raise Unusable("--state and --jobs exclude each other: a state goes on in one process")
    if asked.amendments:
        raise Unusable("--state and --amend exclude each other: what is kept is judged by the law alone")
    if STANDARD_INPUT in asked.logs:
        raise Unusable("--state goes on from file to file, and standard input cannot be taken up again; save it")


def filings_in(paths: Sequence[Path]) -> list[Path]:
    """The filings named; raises Unusable where one cannot be opened, as others would judge the rounds of its days."""
    found = expand(paths, FILING_ENDINGS, "filing") if paths else []
    for one in found:
        if one.why:
            raise Unusable(f"{named(one.path)}: {one.why}")
    return [one.path for one in found]


def _read(filings: Sequence[Path]) -> "tuple[tuple[Submission, ...], dict[str, tuple[Fault, ...]]]":
    """The filings, and the faults in the text of each; raises Unusable for one that cannot be read at all."""
    from validator.replay.filings import submission_of
    from validator.submission.read import read_submission

    found, faults = [], {}
    for path in filings:
        read = read_submission(path)
        filing = submission_of(read, named(path))
        if filing is None:
            why = read.faults[0].message if read.faults else "it names no chapter that can be judged"
            raise Unusable(f"{path}: this filing cannot be read: {why}; floorperson check {path}")
        found.append(filing)
        faults[named(path)] = read.faults
    return tuple(found), faults


def must_ask(plan: "Plan", judged: "Sequence[JudgedRounds]") -> None:
    """Raise Unusable where the rules chosen are none that any of the rounds were judged by."""
    without = [tally for one in judged for tally in one.without]
    if without and not any(one.report.tallies for one in judged):
        chapter = without[0].chapter
        rules = ((tally.rule, tally.citation) for tally in without if tally.chapter == chapter)
        raise Unusable(plan.nothing_left(chapter, rules))


def _leave_out(report: "ReplayReport", selection: "Selection") -> "tuple[Tally, ...]":
    """Take out of the report what is not asked for; the rules taken out."""
    from validator.replay.spool import those

    without = tuple(tally for tally in report.tallies if not selection.takes(tally))
    report.findings = those(report.findings, selection.takes)
    report.tallies = [tally for tally in report.tallies if selection.takes(tally)]
    return without
