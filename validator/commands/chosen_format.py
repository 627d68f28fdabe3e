"""In which format a command tells its result: ``--format`` and ``--output``, which mean the same for every command."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import typer

from validator.commands.options import Unusable
from validator.core.files import named
from validator.report.formats import Format
from validator.report.result_formats import RESULT_FORMATS, ResultKind, endings_of, format_by_ending


def format_option(result: ResultKind) -> Any:
    """The option ``--format`` of a command that tells such a result."""
    formats = RESULT_FORMATS[result]

    def name_of(words: str) -> str:
        if words not in formats:
            raise typer.BadParameter(f"{words!r} is not one of {', '.join(formats)}")
        return words

    def complete(incomplete: str) -> list[tuple[str, str]]:
        return [(one.name, one.says) for one in formats.values() if one.name.startswith(incomplete)]

    return typer.Option(
        "--format",
        "-f",
        parser=name_of,
        autocompletion=complete,
        metavar="|".join(formats),
        help=f"How to write it, as --format {list(formats)[1]}; without it as the ending of --output says, else full.",
    )


def choose_format(
    name: str | None, output: Path | None, formats: Mapping[str, Format], otherwise: str = "full"
) -> Format:
    """The format asked for, else that of the ending of the file to write, else ``otherwise``; raises Unusable."""
    if name is None and output is not None:
        form = format_by_ending(output, formats)
        if form is None:
            endings = ", ".join(endings_of(formats))
            raise Unusable(f"{named(output)}: no format has that ending; name one by --format, or end it in {endings}")
        return form
    if name is not None and name not in formats:
        raise Unusable(f"--format {name}: no format of this is called so; there are: {', '.join(formats)}")
    form = formats[name or otherwise]
    if form.binary and output is None:
        raise Unusable(f"{form.name} is written to a file; name it, as --output report{form.endings[0]}")
    return form
