"""The command line: which commands there are, and how each way of ending becomes an exit code."""

import io
import os
import sys
from collections.abc import Sequence
from typing import Annotated

import typer

from validator import __version__
from validator.commands.chapters import chapters
from validator.commands.check import check
from validator.commands.coverage import coverage
from validator.commands.demo import demo
from validator.commands.explain import explain
from validator.commands.import_ import import_source
from validator.commands.law import law
from validator.commands.options import Exit, Unusable
from validator.commands.readings import readings
from validator.commands.references import references
from validator.commands.replay import replay
from validator.commands.rules import rules
from validator.commands.siblings import siblings
from validator.commands.summary import summary

_STOPPED_BY_READER = 141

app = typer.Typer(
    name="floorperson",
    help="Reads a casino's table-game Rules Submission against 58 Pa. Code and replays the rounds that were dealt.",
    epilog="Exit codes: 0 clean, 1 findings, 2 input or command line that cannot be used, 3 our own fault, "
    "130 interrupted by Ctrl-C.",
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    no_args_is_help=False,
)

for _command in (check, replay, chapters, law, rules, explain, coverage, readings, references, siblings, summary, demo):
    app.command()(_command)
app.command("import")(import_source)


def _show_version(asked: bool) -> None:
    if asked:
        print(f"floorperson {__version__}")
        raise typer.Exit


@app.callback()
def _options(
    version: Annotated[
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help="Print the version and leave.")
    ] = False,
) -> None:
    """Reads a casino's table-game Rules Submission against 58 Pa. Code and replays the rounds that were dealt."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line (without the program's name; None: that of the process) and return the exit code."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        return _run(list(sys.argv[1:] if arguments is None else arguments))
    except (BrokenPipeError, SystemExit):  # click turns a pipe that its reader closed into SystemExit
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return _STOPPED_BY_READER
    except KeyboardInterrupt:
        return Exit.INTERRUPTED
    except Unusable as error:
        _tell(f"floorperson: {error}")
        return Exit.UNUSABLE
    except Exception as error:
        import traceback

        traceback.print_exc()
        message = f"floorperson: our own fault, not yours: {type(error).__name__}: {error}; nothing above is a verdict"
        _tell(message)
        return Exit.OUR_FAULT


def _tell(words: str) -> None:
    """Write a message for people to standard error, nothing in it raw that moves or hides what a terminal shows."""
    from validator.report.page import shown

    print("\n".join(map(shown, words.split("\n"))), file=sys.stderr)


def _run(arguments: list[str]) -> int:
    import click

    try:
        code = app(arguments, prog_name="floorperson", standalone_mode=False)
        sys.stdout.flush()
    except click.UsageError as error:
        told = io.StringIO()
        error.show(told)
        _tell(told.getvalue().rstrip("\n"))
        return Exit.UNUSABLE
    except click.Abort:
        return Exit.INTERRUPTED
    return code if isinstance(code, int) else Exit.CLEAN
