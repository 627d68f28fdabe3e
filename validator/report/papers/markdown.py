"""Papers as Markdown, to paste into a ticket: what others wrote is never markup."""

import re
from typing import Final, TextIO

from validator.report.page import shown
from validator.report.papers.paper import Cell, Drawing, Heading, Line, Lines, Paper, PaperTable, Signature

_MARKUP: Final = re.compile(r"([\\`*_{}\[\]<>#|~!&@]|:(?=//)|(?<=www)\.|^[-+=])", re.IGNORECASE)
"""What is markup, and what some readers make a link of though nothing marks it."""
_NUMBER: Final = re.compile(r"^(\d{1,9})([.)])")
"""What would begin a list."""


def write_paper_markdown(stream: TextIO, paper: Paper) -> None:
    """Write the paper; a drawing is told in words."""
    lines = [f"{_line(one)}  " for one in paper.opening]
    lines += ["", f"# {escaped(paper.title)}", ""] if lines else [f"# {escaped(paper.title)}", ""]
    lines += [f"- **{escaped(label)}:** {escaped(value or '—')}" for label, value in paper.head]
    for block in paper.blocks:
        lines.append("")
        match block:
            case Heading(words=words, level=level):
                lines.append(f"{'#' * level} {escaped(words)}")
            case Lines(lines=held, boxed=boxed):
                lines += [f"{'> ' if boxed else ''}{_line(one)}  " for one in held]
            case PaperTable():
                lines += _table(block)
            case Drawing(says=says):
                lines.append(escaped(says))
            case Signature(places=places):
                lines += [f"- {escaped(label)}: {escaped(value) or '________________'}" for label, value in places]
    lines += ["", escaped(paper.foot)]
    stream.write("\n".join(lines) + "\n")


def _table(table: PaperTable) -> list[str]:
    heads = [escaped(words) for words, _ in table.columns]
    rows = [f"| {' | '.join(map(_cell, row))} |" for row in table.rows]
    return [f"| {' | '.join(heads)} |", f"|{' --- |' * len(heads)}", *rows]


def _cell(held: Cell) -> str:
    return "<br>".join(_line(one) for one in held)


def _line(line: Line) -> str:
    words = escaped(line.words)
    match line.role:
        case "quote":
            return f"“{words}”"
        case "strong" | "fail" | "review" | "pass":
            return f"**{words}**" if words.strip() else words
        case _:
            return words


def escaped(words: str) -> str:
    """The words with what Markdown would take for markup, and what hides in them, written so that it is neither."""
    return _NUMBER.sub(r"\1\\\2", _MARKUP.sub(r"\\\1", shown(words).strip()))
