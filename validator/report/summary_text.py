"""Findings added up, as text with bars, as JSON, CSV and Markdown."""

import csv
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, TextIO

from validator.core.money import format_cents
from validator.report.formats.csv import dollars, safe
from validator.report.grouped import FindingDigest, Group, GroupedFindings, Summary
from validator.report.page import Page
from validator.report.table import CellValue
from validator.report.words import PROGRAM, cited, count

if TYPE_CHECKING:
    from validator.report.summary_model import SummaryDocument
    from validator.report.workbook import Sheet

_BAR = 20
_FILES_NAMED = 5
_UNTOLD = "not recorded"
NUMBERS = ("findings", "failures", "reviews", "rounds", "per 1,000", "house short", "players short")
"""What the numbers of a row are called."""
_NAMES = {"gaming-day": "gaming day"}


def write_summary(page: Page, summary: Summary, top: int) -> None:
    """Write at most ``top`` groups, each with a bar of its failures, the costliest findings, and what is left out."""
    rows = [cells_of(group) for group in summary.groups[:top]]
    heads = [*summary_heads(summary), *NUMBERS]
    keys = len(summary.by)
    total = ["all together", *[""] * (keys - 1), *cells_of(summary.total)]
    widths = [max(map(len, column)) for column in zip(heads, total, *rows, strict=True)]
    most = max((group.failures for group in summary.groups), default=0)
    page.line((_aligned(heads, widths, keys), "bold"))
    for row, group in zip(rows, summary.groups, strict=False):
        bar = _bar(page, group.failures, most)
        page.line(_aligned(row, widths, keys), "  " if bar else "", (bar, "red"))
    if len(summary.groups) > top:
        page.line(f"and {len(summary.groups) - top:,} more (--top)")
    page.line((_aligned(total, widths, keys), "bold"))
    page.lines(_worst(summary.worst))
    page.line()
    page.lines(summary_notes(summary))


def summary_heads(summary: Summary) -> list[str]:
    """What the keys of a row are called."""
    return [_NAMES.get(key, key) for key in summary.by]


def cells_of(group: Group) -> list[str]:
    """A group as a row of words: its keys, its numbers, its rate, and what it cost."""
    return [
        *(word or _UNTOLD for word in group.words),
        f"{group.findings:,}",
        f"{group.failures:,}",
        f"{group.reviews:,}",
        f"{group.rounds:,}" if group.rounds is not None else "",
        f"{group.rate:,.2f}" if group.rate is not None else "",
        format_cents(group.money.house),
        format_cents(group.money.players),
    ]


def _aligned(cells: Sequence[str], widths: Sequence[int], left: int) -> str:
    """The cells in columns, the first ``left`` of them to the left, numbers to the right."""
    return "  ".join(
        f"{cell:<{width}}" if place < left else f"{cell:>{width}}"
        for place, (cell, width) in enumerate(zip(cells, widths, strict=True))
    )


def _bar(page: Page, number: int, most: int) -> str:
    block = "█" if page.carried("█") == "█" else "#"
    return block * max(round(number * _BAR / most), 1) if number else ""


def _worst(facts: Sequence[FindingDigest]) -> Iterable[str]:
    if facts:
        yield ""
        yield "what cost most"
    for fact in facts:
        yield f"  {format_cents(fact.money.all)}  {fact.place}: {fact.message} ({cited(fact.paragraph)})"


def summary_notes(summary: Summary) -> Iterable[str]:
    """Notes under a summary, line by line: what was judged, how money was counted, what was left out."""
    judged, money = summary.judged, summary.total.money
    yield f"{count(judged.rounds, 'round')} judged, {count(summary.total.findings, 'finding')}"
    if money.shared:
        yield f"{format_cents(money.shared)} were lacking to a player who was the bank and to the house together"
    yield "failures alone count for money and rates, money of one act once; what is for review is not accused"
    yield from _made_from(judged)
    provisional = sum(fact.provisional for fact in judged.facts)
    if provisional:
        yield f"provisional: {count(provisional, 'finding')} judged by a text that is not held for the day"
    yield from (f"provisional: {words}" for words in judged.provisional)
    if judged.narrowed:
        yield "no rate, and no group without a finding, where a part of the findings alone is told"
    elif any(group.rounds is None for group in summary.groups):
        yield f"no rate where it is not known how many rounds were dealt (by {' and '.join(summary_heads(summary))})"
    yield from (f"options: {words}" for words in judged.options)
    yield from (f"log: {words}" for words in judged.origins)
    if judged.known:
        yield f"{count(judged.known, 'finding')} known from the baseline, added up with the others"
    if judged.suppressed:
        yield f"{count(judged.suppressed, 'suppressed finding')} left out"
    if judged.not_checkable:
        yield f"not checkable: {count(len(judged.not_checkable), 'rule')}; floorperson replay says for want of what"
    for words in judged.unjudged:
        yield f"not judged: {words}"


def _made_from(judged: GroupedFindings) -> Iterable[str]:
    """The logs and filings, the first of many, and the law, where another than that of each day was asked for."""
    for word, files in (("log", judged.logs), ("filing", judged.filings)):
        for file in [*files][:_FILES_NAMED]:
            yield f"{word}: {file}{f', SHA-256 {files[file]}' if files[file] else ', which could not be read'}"
        if len(files) > _FILES_NAMED:
            yield f"and {count(len(files) - _FILES_NAMED, f'more {word}')}; a paper and JSON name each"
    if judged.logs and not judged.filings:
        yield "filing: none given; the law alone judged"
    for day in judged.as_of:
        yield f"judged by the law as of {day} (--as-of), not by that of each day"


def write_summary_csv(stream: TextIO, summary: Summary) -> None:
    """Write the groups as CSV, amounts in dollars."""
    writer = csv.writer(stream, lineterminator="\n")
    writer.writerow(
        [
            *(key.replace("-", "_") for key in summary.by),
            "findings", "failures", "reviews", "rounds", "failures_per_1000_rounds",
            "house_short_dollars", "players_short_dollars", "bank_and_house_short_dollars",
        ]
    )  # fmt: skip
    for group in summary.groups:
        money = group.money
        writer.writerow(
            [
                *map(safe, group.words), group.findings, group.failures, group.reviews,
                "" if group.rounds is None else group.rounds, "" if group.rate is None else f"{group.rate:.3f}",
                dollars(money.house), dollars(money.players), dollars(money.shared),
            ]
        )  # fmt: skip


def write_markdown(page: Page, summary: Summary, top: int) -> None:
    """Write the groups and the costliest findings as Markdown."""
    heads = [*summary_heads(summary), *NUMBERS]
    keys = len(summary.by)
    page.line(f"| {' | '.join(heads)} |")
    page.line(f"|{' --- |' * keys}{' ---: |' * (len(heads) - keys)}")
    for group in summary.groups[:top]:
        page.line(f"| {' | '.join(map(_in_markdown, cells_of(group)))} |")
    page.line(f"| **all together** {'| ' * (keys - 1)}| {' | '.join(map(_in_markdown, cells_of(summary.total)))} |")
    if len(summary.groups) > top:
        page.line()
        page.line(f"and {len(summary.groups) - top:,} more (--top)")
    if summary.worst:
        page.line()
        page.line("What cost most:")
        page.line()
    for fact in summary.worst:
        words = f"{fact.place}: {fact.message} ({cited(fact.paragraph)})"
        page.line(f"- {format_cents(fact.money.all)}: {_in_markdown(words)}")
    page.line()
    for words in summary_notes(summary):
        page.line(f"- {_in_markdown(words)}")


_MARKS = "\\`*_{}[]<>#|~!"


def _in_markdown(words: str) -> str:
    """The words with what Markdown would take for markup escaped."""
    return "".join(f"\\{letter}" if letter in _MARKS else letter for letter in words)


def summary_sheets(summary: Summary) -> "list[Sheet]":
    """All groups, the costliest findings and the notes, as sheets of a workbook."""
    from validator.report.workbook import ColumnHeading, Sheet

    headings: list[ColumnHeading] = [(key.replace("-", "_"), "text") for key in summary.by]
    headings += [(name, "number") for name in ("findings", "failures", "reviews", "rounds")]
    headings += [("failures_per_1000_rounds", "text")]
    headings += [(name, "cents") for name in ("house_short", "players_short", "bank_and_house_short")]
    groups: list[tuple[CellValue, ...]] = [
        (
            *(word or _UNTOLD for word in group.words), group.findings, group.failures, group.reviews, group.rounds,
            None if group.rate is None else f"{group.rate:.3f}",
            group.money.house, group.money.players, group.money.shared,
        )
        for group in summary.groups
    ]  # fmt: skip
    worst: list[tuple[CellValue, ...]] = [
        (fact.money.all, fact.place, fact.keys["rule"], fact.paragraph, fact.message) for fact in summary.worst
    ]
    costly: list[ColumnHeading] = [("amount", "cents")]
    costly += [(name, "text") for name in ("place", "rule", "paragraph", "message")]
    return [
        Sheet("Groups", headings, groups),
        Sheet("What cost most", costly, worst),
        Sheet("Notes", [("note", "text")], [(words,) for words in summary_notes(summary)]),
    ]


def summary_document(summary: Summary) -> "SummaryDocument":
    """All groups as the versioned JSON report."""
    from validator.report import summary_model as model

    def group_model(group: Group) -> model.GroupModel:
        return model.GroupModel(
            group={key: word or None for key, word in zip(summary.by, group.words, strict=False)},
            findings=group.findings,
            failures=group.failures,
            reviews=group.reviews,
            rounds=group.rounds,
            failures_per_1000_rounds=group.rate,
            house_short_cents=group.money.house,
            players_short_cents=group.money.players,
            bank_and_house_short_cents=group.money.shared,
        )

    judged = summary.judged
    return model.SummaryDocument(
        program=PROGRAM,
        by=list(summary.by),
        groups=[group_model(group) for group in summary.groups],
        total=group_model(summary.total),
        worst=[
            model.CostlyModel(
                place=fact.place,
                rule=fact.keys["rule"],
                citation=fact.paragraph,
                message=fact.message,
                cents=fact.money.all,
            )
            for fact in summary.worst
        ],
        provisional=sum(fact.provisional for fact in judged.facts),
        known=judged.known,
        suppressed=judged.suppressed,
        options=list(judged.options),
        origins=list(judged.origins),
        not_checkable=sorted(judged.not_checkable),
        unjudged=list(judged.unjudged),
        logs=dict(judged.logs),
        filings=dict(judged.filings),
        as_of=list(judged.as_of),
        provisional_texts=list(judged.provisional),
    )
