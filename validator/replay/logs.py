"""The job on logs: read them and judge their rounds, at once, over days or in several processes; a report on all."""

from collections.abc import Callable, Sequence
from datetime import date
from pathlib import Path

from validator.core.engine.engines import Choice
from validator.core.files import named
from validator.core.gc_tuning import seldom_collected
from validator.core.shifts import NO_SHIFTS, Shifts
from validator.law.versions import Amendments
from validator.log.columns import LogUnusable, lost_log
from validator.log.read.origin import origin_of
from validator.replay.aggregates import report_of
from validator.replay.exposure import with_reach
from validator.replay.filings import Submission
from validator.replay.log_hashes import LogHashes
from validator.replay.report import ReplayReport
from validator.replay.request import Progress, ReplayRequest
from validator.replay.run import blank, replay_share
from validator.replay.spool import findings_in_order


@seldom_collected()
def replay_logs(
    logs: Sequence[Path],
    filings: Sequence[Submission],
    engine: Choice = "auto",
    as_of: date | None = None,
    progress: Progress | None = None,
    lost: Sequence[tuple[Path, str]] = (),
    *,
    as_if_approved: bool = False,
    chapter: str = "",
    shifts: Shifts = NO_SHIFTS,
    called: Callable[[Path], str] = named,
    jobs: int = 1,
    state: Path | None = None,
    amendments: Amendments = (),
) -> ReplayReport:
    """Replay ``logs``, one after the other, under ``filings``.

    ``as_of`` judges every round by the law of that date instead of its own; ``progress`` is told after every batch
    how many rounds were replayed so far; a draft judges only ``as_if_approved``; ``chapter`` is that of the rounds
    of which neither log nor filing says it; ``shifts`` are the facility's. ``lost`` are logs that could not be
    opened, with the reason: they are reported as faults, as is a log that cannot be read as a whole, and the others
    are judged as logs that lack rows. Ctrl-C ends the replay with what was judged until then. ``called`` gives the
    name by which the report calls a log. So many ``jobs`` judge tables side by side, in processes of their own.
    ``state`` is the folder in which the replay of earlier logs is kept, and that of these (replay/checkpoint.py); no
    logs: a report on all of them. ``amendments`` are taken for law besides those held, from their days on.
    Raises LogUnusable where no log can be read, CompiledMissing where compiled replay is asked for and its packages
    are not there, StateUnusable where the folder cannot be gone on with.
    """
    asked = ReplayRequest(tuple(filings), engine, as_of, as_if_approved, chapter, shifts, amendments)
    given = [(called(log), log) for log in logs]
    report = blank((name for name, _ in given), asked)
    report.faults = [(called(log), lost_log(f"{called(log)}: {why}")) for log, why in lost]
    if state is not None:
        from validator.replay.checkpoint import replay_on

        return _with_origins(with_reach(replay_on(state, given, asked, progress, report.faults), given), given)
    report.hashes = LogHashes({one.file: one.sha256 for one in filings}, given)
    if jobs > 1:
        from validator.replay.workers import replay_side_by_side

        shares = replay_side_by_side(given, asked, progress, jobs, gap=bool(lost))
    else:
        shares = [replay_share(given, asked, progress, gap=bool(lost))]
    parts = [part for part, _ in shares]
    if len(parts[0].unusable) == len(logs):
        raise LogUnusable("; ".join(parts[0].unusable))
    report = report_of(report, parts, findings_in_order([findings for _, findings in shares], report.logs))
    return _with_origins(with_reach(report, given), given)


def _with_origins(report: ReplayReport, given: Sequence[tuple[str, Path]]) -> ReplayReport:
    """The report with what the first rows of its logs say of where they come from.

    Those that a state names and that were not ``given`` are looked for where they stood.
    """
    paths = dict(given)
    report.origins = tuple(filter(None, (origin_of(paths.get(name, Path(name)), name) for name in report.logs)))
    return report
