"""Findings added up, as a paper: the groups, what cost most, and what was judged and what not."""

from collections.abc import Iterator, Mapping

from validator.core.money import format_cents
from validator.report.grouped import Summary
from validator.report.papers import provenance
from validator.report.papers.paper import Block, Cell, Heading, Line, Lines, Paper, PaperTable, cell
from validator.report.summary_text import NUMBERS, cells_of, summary_document, summary_heads, summary_notes
from validator.report.words import cited, count

_MADE_FROM = "What it was made from"
_NAMED = 3
_KEYS_TAKE = 44
"""Of the width of the table, in hundredths; each number takes eight."""


def summary_paper(summary: Summary, top: int) -> Paper:
    """The first ``top`` groups of a summary, and the costliest findings."""
    by = ", ".join(summary_heads(summary))
    program = provenance.program_mark()
    return Paper(
        title=f"Findings by {by}",
        head=(
            ("Added up by", by),
            ("Rounds", f"{summary.judged.rounds:,}"),
            ("Findings", f"{summary.total.findings:,}, {summary.total.failures:,} of them failures"),
            ("Logs", _named(summary.judged.logs)),
            ("Filings", _named(summary.judged.filings) or "none given; the law alone judged"),
            *(("Provisional", words) for words in summary.judged.provisional),
            *(("Options file", words) for words in summary.judged.options),
        ),
        blocks=tuple(_blocks(summary, top)),
        foot=provenance.program_in_words(),
        mark=provenance.combined_mark((program, summary_document(summary).model_dump_json())),
    )


def _blocks(summary: Summary, top: int) -> Iterator[Block]:
    keys = summary_heads(summary)
    columns = tuple((name, _KEYS_TAKE // len(keys)) for name in keys) + tuple((name, 8) for name in NUMBERS)
    rows = [tuple(map(cell, cells_of(group))) for group in summary.groups[:top]]
    total = ["all together", *[""] * (len(keys) - 1), *cells_of(summary.total)]
    rows.append(tuple(cell(words, "strong") for words in total))
    yield Heading(f"Groups ({len(summary.groups):,})")
    yield PaperTable("Groups, those with most failures first", columns, rows)
    if len(summary.groups) > top:
        yield Lines(cell(f"and {count(len(summary.groups) - top, 'group')} more", "dim"))
    if summary.worst:
        yield Heading("What cost most")
        cost: list[tuple[Cell, ...]] = [
            (cell(format_cents(one.money.all)), cell(one.place), (Line(one.message), Line(cited(one.paragraph), "dim")))
            for one in summary.worst
        ]
        yield PaperTable("What cost most", (("Amount", 15), ("Where", 30), ("What", 55)), cost)
    yield Heading("What was judged, and what not")
    yield Lines(tuple(Line(words) for words in summary_notes(summary)))
    files = [("Log", *one) for one in summary.judged.logs.items()]
    files += [("Filing", *one) for one in summary.judged.filings.items()]
    if files:
        yield Heading(_MADE_FROM)
        rows = [(cell(what), cell(file), cell(sha256 or "not read", "code")) for what, file, sha256 in files]
        yield PaperTable(_MADE_FROM, (("What", 10), ("File", 40), ("SHA-256", 50)), rows, close=True)


def _named(files: Mapping[str, str]) -> str:
    """The first files, and how many more there are."""
    more = f" and {len(files) - _NAMED:,} more" if len(files) > _NAMED else ""
    return f"{', '.join([*files][:_NAMED])}{more}"
