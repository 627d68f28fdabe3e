"""Papers as text, for terminals."""

from validator.report.page import Page, StyledText
from validator.report.papers.paper import Cell, Drawing, Heading, Line, Lines, Paper, PaperTable, Signature

_LOOKS = {"strong": "bold", "quote": "italic", "dim": "dim", "fail": "bold red", "review": "bold magenta"} | {
    "pass": "bold green"
}

_LIST = 3
"""Columns of a list at most, which needs no heads to be understood."""


def write_paper_text(page: Page, paper: Paper) -> None:
    """Write the paper, its tables row by row."""
    _write(page, paper.opening, 0)
    page.line((paper.title, "bold"))
    for label, value in paper.head:
        page.line((f"  {label:<14} ", "dim"), value or "—", hang=17)
    for block in paper.blocks:
        match block:
            case Heading(words=words):
                page.line()
                page.line((words, "bold cyan"))
            case Lines(lines=lines):
                _write(page, lines, 2)
            case PaperTable():
                _table(page, block)
            case Drawing(says=says):
                page.line("  ", says, hang=2)
            case Signature(places=places):
                page.line()
                for label, value in places:
                    page.line(f"  {label}: {value or '________________'}")
    page.line()
    page.line((paper.foot, "dim"))


def _table(page: Page, table: PaperTable) -> None:
    for row in table.rows:
        first, *others = row
        if table.close and len(row) <= _LIST:
            page.line("  ", "  ".join(line.words for held in row for line in held), hang=4)
            continue
        _write(page, first, 2)
        for (words, _), held in zip(table.columns[1:], others, strict=True):
            if held:
                _write(page, (held[0]._replace(words=f"{words}: {_plain(held[0])}", role=held[0].role), *held[1:]), 4)


def _plain(line: Line) -> str:
    return f"“{line.words}”" if line.role == "quote" else line.words


def _write(page: Page, lines: Cell, indent: int) -> None:
    for line in lines:
        look = _LOOKS.get(line.role)
        words: StyledText = _plain(line) if look is None else (_plain(line), look)
        page.line(" " * indent, words, hang=indent + 2)
