"""docs/options.md says which command takes which option, as the command line does, and why one does not."""

import re
from pathlib import Path

import click
from typer.main import get_command

from validator.cli import app

TEXT = (Path(__file__).parents[1] / "docs" / "options.md").read_text(encoding="utf-8")


def of_command_line() -> dict[str, set[str]]:
    """By command the long names of its options."""
    group = get_command(app)
    assert isinstance(group, click.Group)
    context = click.Context(group)
    found = {}
    for name in group.list_commands(context):
        command = group.get_command(context, name)
        assert command is not None
        options = (one for one in command.params if isinstance(one, click.Option) and one.name != "help")
        found[name] = {max(one.opts, key=len) for one in options}
    return found


def tables() -> list[list[list[str]]]:
    """The tables of the page, row by row, their heads first."""
    parts = re.findall(r"^(?:\|.*\n)+", TEXT, re.MULTILINE)
    return [
        [[cell.strip().strip("`") for cell in line.strip("|").split("|")] for line in part.splitlines()]
        for part in parts
    ]


def test_the_tables_say_what_the_command_line_takes() -> None:
    *matrices, (_, _, *alone) = tables()
    told: dict[str, set[str]] = {command: set(re.findall(r"--[a-z-]+", options)) for command, options in alone}
    for head, _, *rows in matrices:
        for command in head[1:]:
            told[command] = told.get(command, set()) | {row[0] for row in rows if row[head.index(command)] == "yes"}
    assert told | {command: set() for command in of_command_line() if command not in told} == of_command_line()


def test_each_hole_is_explained_and_each_explanation_is_of_a_hole() -> None:
    letters = {cell for head, _, *rows in tables()[:-1] for row in rows for cell in row[1:] if cell != "yes"}
    assert letters == set(re.findall(r"^- \*\*(\w)\*\*: [\w`]", TEXT, re.MULTILINE))
    assert all(re.fullmatch("[a-z]", letter) for letter in letters)
