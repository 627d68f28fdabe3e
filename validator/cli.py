"""The command line: which commands there are, and how each way of ending becomes an exit code."""

import io
import os
import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Annotated, Final, Literal, get_args, get_type_hints

from validator import __version__
from validator.core.files import error_in_words
from validator.core.imports import without_collecting
from validator.core.standard_streams import forsake, stand_in

with without_collecting():
    import typer
    from click import Command, Context, HelpFormatter, UsageError
    from typer.core import TyperArgument, TyperCommand, TyperGroup
    from typer.models import ArgumentInfo

    from validator.commands.options import Exit, Unusable

_STOPPED_BY_READER = 141
_COMPLETE = "_FLOORPERSON_COMPLETE"
"""The variable by which a shell asks for completions, as click names it."""

_GROUPS: Final[Mapping[str, Mapping[str, str]]] = {
    "Judge": {
        "check": "check:check",
        "replay": "replay:replay",
        "summary": "summary:summary",
        "exhibit": "exhibit:exhibit",
        "serve": "serve:serve",
        "demo": "demo:demo",
    },
    "Write": {
        "init": "init:init",
        "todo": "todo:todo",
        "import": "import_:import_source",
        "review": "review:review",
        "diff": "diff:diff",
        "schema": "schema:schema",
    },
    "Read the law": {
        "chapters": "chapters:chapters",
        "law": "law:law",
        "rules": "rules:rules",
        "explain": "explain:explain",
        "readings": "readings:readings",
        "coverage": "coverage:coverage",
        "references": "references:references",
        "siblings": "siblings:siblings",
    },
    "Prove": {
        "simulate": "simulate:simulate",
        "inject": "inject:inject",
        "prove": "prove:prove",
        "warm": "warm:warm",
    },
}
"""The commands in the groups and the order of the help, each with its module and function."""

_FUNCTIONS: Final = {name: function for group in _GROUPS.values() for name, function in group.items()}

_FIRST_STEPS: Final = """\
floorperson judges Rules Submissions and the rounds that were dealt by 58 Pa. Code.

  floorperson demo                               a filing and three rounds, judged
  floorperson check FILING.yaml                  is a filing lawful?
  floorperson replay LOG.jsonl -s FILING.yaml    did the rounds follow the law and the filing?
  floorperson init blackjack                     which chapters to begin a filing for
  floorperson import rounds SHEET --guess -o M   a sheet of finished rounds becomes a log
  floorperson --help                             all commands"""

Shell = Literal["bash", "zsh", "fish", "powershell"]


class _Described(TyperCommand):
    """A command that describes its arguments: typer below 0.25 loses what they are under click 8.5."""

    def format_options(self, ctx: Context, formatter: HelpFormatter) -> None:
        """Write the arguments, with the words that stand beside them in the function, and the options."""
        from inspect import unwrap

        hints = get_type_hints(unwrap(self.callback), include_extras=True) if self.callback else {}
        arguments, options = [], []
        for param in self.get_params(ctx):
            if isinstance(param, TyperArgument):
                told = (part.help for part in get_args(hints.get(param.name or "")) if isinstance(part, ArgumentInfo))
                arguments.append((param.make_metavar(ctx=ctx), next(told, None) or ""))
            elif record := param.get_help_record(ctx):
                options.append(record)
        for title, records in (("Arguments", arguments), ("Options", options)):
            if records:
                with formatter.section(title):
                    formatter.write_dl(records)


class _Commands(TyperGroup):
    """The commands, each imported when it is run or told of: a run needs one of them."""

    def list_commands(self, ctx: Context) -> list[str]:
        """Their names, in the order of the help."""
        return list(_FUNCTIONS)

    def format_commands(self, ctx: Context, formatter: HelpFormatter) -> None:
        """Write the commands in their groups, each with the sentence that says what it does."""
        for title, group in _GROUPS.items():
            found = [(name, self.get_command(ctx, name)) for name in group]
            with formatter.section(title):
                formatter.write_dl([(name, _sentence(command)) for name, command in found if command is not None])

    def get_command(self, ctx: Context, cmd_name: str) -> Command | None:
        """The command of that name; for an unknown one all are loaded, so that those like it can be named."""
        for name in (cmd_name,) if cmd_name in _FUNCTIONS else _FUNCTIONS:
            if name not in self.commands:
                module, _, function = _FUNCTIONS[name].partition(":")
                alone = typer.Typer(add_completion=False, rich_markup_mode=None)
                alone.command(name, cls=_Described)(getattr(import_module(f"validator.commands.{module}"), function))
                self.commands[name] = typer.main.get_command(alone)
        return self.commands.get(cmd_name)


def _sentence(command: Command) -> str:
    """The first paragraph of what is said of a command, in one line."""
    return " ".join((command.help or "").partition("\n\n")[0].split())


app = typer.Typer(
    name="floorperson",
    cls=_Commands,
    help="Reads a casino's table-game Rules Submission against 58 Pa. Code and replays the rounds that were dealt.",
    epilog="Exit codes: 0 clean, 1 findings, 2 input or command line that cannot be used, 3 our own fault, "
    "130 interrupted by Ctrl-C.",
    add_completion=False,
    context_settings={"help_option_names": ["-h", "--help"]},
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    no_args_is_help=False,
    suggest_commands=False,  # click does
)


def _show_version(asked: bool) -> None:
    if asked:
        print(f"floorperson {__version__}")
        raise typer.Exit


def _show_completion(shell: Shell | None) -> None:
    if shell is not None:
        from typer._completion_shared import get_completion_script

        print(get_completion_script(prog_name="floorperson", complete_var=_COMPLETE, shell=shell))
        raise typer.Exit


def _install_completion(shell: Shell | None) -> None:
    if shell is None:
        return
    if shell == "powershell":
        raise Unusable("in PowerShell write: floorperson --show-completion powershell >> $PROFILE")
    from typer._completion_shared import install

    _, path = install(shell, "floorperson", _COMPLETE)
    print(f"floorperson completes in {shell} from its next start on ({path})")
    raise typer.Exit


@app.callback(invoke_without_command=True)
def _options(
    ctx: typer.Context,
    version: Annotated[
        bool,
        typer.Option(
            "--version", callback=_show_version, is_eager=True, help="Print the version, as floorperson --version."
        ),
    ] = False,
    show_completion: Annotated[
        Shell | None,
        typer.Option(
            "--show-completion",
            callback=_show_completion,
            is_eager=True,
            help="Print what makes a shell complete commands and options, as --show-completion zsh.",
        ),
    ] = None,
    install_completion: Annotated[
        Shell | None,
        typer.Option(
            "--install-completion",
            callback=_install_completion,
            is_eager=True,
            help="Put it where the shell finds it, as --install-completion bash.",
        ),
    ] = None,
) -> None:
    """Reads a casino's table-game Rules Submission against 58 Pa. Code and replays the rounds that were dealt."""
    if ctx.invoked_subcommand is None:
        _tell(_FIRST_STEPS)
        raise typer.Exit(Exit.UNUSABLE)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line (without the program's name; None: that of the process) and return the exit code."""
    stand_in()
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        return _run(list(sys.argv[1:] if arguments is None else arguments))
    except (BrokenPipeError, SystemExit) as ended:  # click turns a pipe that its reader closed into SystemExit
        if isinstance(ended, SystemExit) and _COMPLETE in os.environ:
            sys.stdout.flush()
            return ended.code if isinstance(ended.code, int) else Exit.CLEAN
        forsake(sys.stdout)
        return _STOPPED_BY_READER
    except KeyboardInterrupt:
        return Exit.INTERRUPTED
    except Unusable as error:
        _tell(f"floorperson: {error}")
        return Exit.UNUSABLE
    except OSError as error:  # a disk that is full, a folder that is gone, a stream that is closed
        try:
            sys.stdout.flush()
        except OSError:
            forsake(sys.stdout)
        _tell(f"floorperson: {error_in_words(error)}; nothing above is a verdict")
        return Exit.UNUSABLE
    except Exception as error:
        import traceback

        traceback.print_exc()
        message = f"floorperson: our own fault, not yours: {type(error).__name__}: {error}; nothing above is a verdict"
        _tell(message)
        return Exit.OUR_FAULT


def _tell(words: str) -> None:
    """Write a message for people to standard error, nothing in it raw that moves or hides what a terminal shows.

    Where that cannot be written either, the exit code alone tells.
    """
    from validator.report.page import shown

    try:
        print("\n".join(map(shown, words.split("\n"))), file=sys.stderr, flush=True)
    except OSError:
        forsake(sys.stderr)


_INSTEAD: Final = {
    "--rule": ("--select", "Write --select for it: it takes rules and paragraphs."),
    "--round": ("exhibit", "Name rounds after the logs, as floorperson exhibit logs/2015-08-15.jsonl BJ-101/2."),
}
"""Options that a command has under another name or in another place: that option, or the command; and what to write."""


def _elsewhere(error: UsageError) -> str:
    """Which commands have the option that a command line gives to one that has it not, in a line; "" for none."""
    import click

    if not isinstance(error, click.NoSuchOption) or error.ctx is None or error.ctx.parent is None:
        return ""
    commands, context = error.ctx.parent.command, error.ctx.parent
    assert isinstance(commands, TyperGroup)
    having = [
        name
        for name in commands.list_commands(context)
        if (one := commands.get_command(context, name)) is not None
        and any(error.option_name in param.opts for param in one.params)
    ]
    own = {word for param in error.ctx.command.params for word in param.opts}
    if (instead := _INSTEAD.get(error.option_name)) and instead[0] in own | {error.ctx.command.name}:
        return f"\n{instead[1]}"
    if not having:
        return ""
    have = "has" if len(having) == 1 else "have"
    return f"\nLeave {error.option_name} out; {', '.join(having)} {have} it."


def _run(arguments: list[str]) -> int:
    import click

    if _COMPLETE in os.environ:
        from typer._completion_classes import completion_init

        completion_init()
    try:
        code = app(arguments, prog_name="floorperson", standalone_mode=False)
        sys.stdout.flush()
    except click.UsageError as error:
        told = io.StringIO()
        error.show(told)
        _tell(told.getvalue().rstrip("\n") + _elsewhere(error))
        return Exit.UNUSABLE
    except click.Abort:
        return Exit.INTERRUPTED
    return code if isinstance(code, int) else Exit.CLEAN
