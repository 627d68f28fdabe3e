"""``floorperson serve``: the workbench, a server on this computer alone where files are judged in a browser."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from validator.commands.options import Exit, Unusable

if TYPE_CHECKING:
    from validator.commands.rounds import RoundsToJudge
    from validator.report.judgment import CheckedFilings, ReplayedLogs
    from validator.report.papers.paper import Paper
    from validator.web.judges import Judges


def serve(
    folder: Annotated[
        Path | None,
        typer.Argument(
            metavar="[FOLDER]",
            help="The case folder, whose files are judged and where files are put, as cases/2015-08; without it one "
            "of the user's own.",
        ),
    ] = None,
    port: Annotated[
        int,
        typer.Option(
            metavar="N", min=0, max=65535, help="Port on 127.0.0.1, as --port 8590; without it one that is free."
        ),
    ] = 0,
    no_browser: Annotated[
        bool,
        typer.Option("--no-browser", help="Print the address and open no browser, as on a computer without a screen."),
    ] = False,
) -> int:
    """Serve the workbench on this computer: check filings, replay logs and read the law in a browser, until Ctrl-C."""
    return serve_folder(_own_folder() if folder is None else folder, port, open_browser=not no_browser)


def serve_folder(folder: Path, port: int = 0, *, open_browser: bool) -> int:
    """Serve a case folder until Ctrl-C; raises Unusable where it cannot be entered, or the port is taken.

    Until then the process stands in the folder: reports name files as they do for whoever works there.
    """
    import os

    from validator.core.files import named, reason_of
    from validator.web.serving import PortTaken, run_workbench

    before = Path.cwd()
    try:
        os.chdir(folder)
    except OSError as error:
        raise Unusable(f"{named(folder)}: cannot be entered: {reason_of(error)}; name a folder") from error
    try:
        run_workbench(Path.cwd(), judges_of_commands(), port, open_browser=open_browser)
    except PortTaken as error:
        raise Unusable(f"port {port} cannot be used: {error}; leave --port out, or name another") from error
    finally:
        os.chdir(before)
    return Exit.CLEAN


def judges_of_commands() -> "Judges":
    """What the pages judge by: the functions of check, replay and exhibit, with the options that these have."""
    from validator.web.judges import Judges

    return Judges(_check, _replay)


def _own_folder() -> Path:
    from platformdirs import user_data_path

    from validator.core.data import make_own
    from validator.core.files import error_in_words

    folder = user_data_path("floorperson", appauthor=False) / "cases"
    try:
        make_own(folder)
    except OSError as error:
        raise Unusable(f"{error_in_words(error)}; name a case folder, as floorperson serve cases") from error
    return folder


def _check(filing: Path) -> "CheckedFilings":
    from validator.commands.filings import FilingsAsked, filings_to_judge
    from validator.commands.reporting import ReportOptions
    from validator.web.judges import NotJudged

    try:
        asked = filings_to_judge(FilingsAsked([filing]), ReportOptions(no_config=True))
        return asked.judgment(asked.judge_chosen())
    except Unusable as error:
        raise NotJudged(str(error)) from error


def _replay(log: Path, filings: Sequence[Path]) -> "_LogJudgment":
    from validator.commands.reporting import ReportOptions
    from validator.commands.rounds import RoundsAsked, rounds_to_judge
    from validator.web.judges import NotJudged

    try:
        rounds = rounds_to_judge(RoundsAsked([log], filings, jobs=1), ReportOptions(no_config=True))
        return _LogJudgment(rounds, rounds.judgment(rounds.judge_chosen()))
    except Unusable as error:
        raise NotJudged(str(error)) from error


@dataclass(frozen=True, slots=True)
class _LogJudgment:
    """A log that was judged, whose rounds can be drawn."""

    rounds: "RoundsToJudge"
    judgment: "ReplayedLogs"

    def exhibit(self, table: str, number: int) -> "Paper":
        """The exhibit of one round; raises NotJudged where the log has none of that number."""
        from validator.commands.exhibit import exhibit_content
        from validator.log.columns import LogUnusable
        from validator.report.papers.exhibit import exhibit_paper
        from validator.report.papers.paper import Reviewer
        from validator.web.judges import NotJudged

        try:
            content = exhibit_content(self.rounds, ((table, number),), self.judgment, 1)
        except LogUnusable as error:
            raise NotJudged(str(error)) from error
        if not content.stretches:
            raise NotJudged(f"the log has no round {number} of table {table}")
        return exhibit_paper(content, Reviewer())
