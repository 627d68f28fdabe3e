"""The letter that tells a holder what is found in a filing, and what it does not state."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final, NamedTuple

from validator.core.finding import FilingPlace, Finding, Outcome
from validator.filing.check import CheckReport
from validator.filing.missing_fields import MissingField, unstated_in
from validator.report.papers.field_words import block_in_words, field_in_words
from validator.report.papers.paper import (
    Block,
    Cell,
    Heading,
    Line,
    Lines,
    Paper,
    PaperTable,
    Reviewer,
    Signature,
    cell,
)
from validator.report.papers.review import foot_of, game_of, law_day, paper_identifier, place_in_filing
from validator.report.words import cited, count

_BLANK: Final = "________________"
_COLUMNS: Final = (("No.", 5), ("Please state", 75), ("Under", 20))


class Addressed(NamedTuple):
    """To whom a letter goes and what it says of itself; what is "" or empty is left as a line to write on.

    ``address`` are the lines beneath the holder's name; ``deadline`` is the day until which an answer is asked for.
    """

    address: tuple[str, ...] = ()
    reference: str = ""
    deadline: str = ""


def letter_paper(report: CheckReport, signed: Reviewer, sent: Addressed | None = None) -> Paper:
    """The letter of deficiencies on one filing that was read."""
    sent = sent or Addressed()
    amend = ": what is to be amended" if report.findings or report.faults or unstated_in(report) else ""
    return Paper(
        title=f"Rules Submission for {report.head.get('game') or game_of(report)}{amend}",
        opening=tuple(_opening(report, signed, sent)),
        head=(),
        blocks=(*_blocks(report, sent), Signature((("Reviewer", signed.reviewer), ("Signature", "")))),
        foot=foot_of(report),
        mark=paper_identifier(report),
    )


def _opening(report: CheckReport, signed: Reviewer, sent: Addressed) -> Iterator[Line]:
    yield Line(f"Date: {signed.day or _BLANK}")
    yield Line(f"Reference: {sent.reference or _BLANK}")
    yield Line(report.head.get("holder") or report.head.get("facility") or "The certificate holder", "strong")
    yield from (Line(words) for words in sent.address or (_BLANK,))


def _blocks(report: CheckReport, sent: Addressed) -> Iterator[Block]:
    accused = [one for one in report.findings if one.outcome is not Outcome.REVIEW]
    review = [one for one in report.findings if one.outcome is Outcome.REVIEW]
    told = {one.where.path for one in report.findings if isinstance(one.where, FilingPlace)}
    missing = [one for one in unstated_in(report) if one.path not in told]
    yield Lines(tuple(_about(report, accused, review, missing)))
    number = 1
    for title, found in (("What the law does not allow", accused), ("What the text leaves open", review)):
        if found:
            yield Heading(f"{title} ({len(found)})")
            for at, one in enumerate(found, number):
                yield Lines(tuple(_sentence(at, one)))
            number += len(found)
    if report.faults:
        yield Heading(f"What cannot be read ({len(report.faults)})")
        places = ((one.cell or f"line {one.line}, column {one.column}", one.message) for one in report.faults)
        yield Lines(tuple(Line(f"{place}: {message}") for place, message in places))
    demanded, others = [one for one in missing if one.demanded], [one for one in missing if not one.demanded]
    for title, items in (
        ("What the law demands to be stated", demanded),
        ("What is needed so that every rule can be judged", others),
    ):
        if items:
            title = f"{title} ({len(items)})"
            yield Heading(title)
            yield PaperTable(title, _COLUMNS, tuple(_rows(report.chapter, items, number)), close=True)
            number += len(items)
    yield Lines(tuple(_closing(report, accused, review, missing, sent)))


def _about(
    report: CheckReport, accused: Sequence[Finding], review: Sequence[Finding], missing: Sequence[MissingField]
) -> Iterator[Line]:
    """What was reviewed, and how much is told beneath."""
    head = report.head
    version = f", version {head['version']}" if head.get("version") else ""
    dated = f", dated {head['dated']}" if head.get("dated") else ""
    facility = f" for {head['facility']}" if head.get("facility") else ""
    yield Line(
        f"We reviewed your Rules Submission{facility}{version}{dated}, under 58 Pa. Code Chapter {report.chapter} "
        f"({game_of(report)}), by the law as of {law_day(report)}."
    )
    parts = []
    if accused:
        parts.append(f"{count(len(accused), 'point')} that the law does not allow")
    if review:
        parts.append(f"{count(len(review), 'point')} that the text leaves open")
    if report.faults:
        parts.append(f"{count(len(report.faults), 'place')} that cannot be read")
    if missing:
        parts.append(f"{count(len(missing), 'item')} that it does not state")
    if parts:
        yield Line(f"It has {_and(parts)}.")
    elif report.crashes:
        yield Line("No point was found, but rules of the program failed on it, so that it is not judged in full.")
    else:
        yield Line("No point was found, and it states everything that the rules ask for.")


def _and(parts: Sequence[str]) -> str:
    *others, last = parts
    return f"{', '.join(others)} and {last}" if others else last


def _sentence(number: int, finding: Finding) -> Iterator[Line]:
    """One finding as a sentence, with its paragraph and the words of the law."""
    told = finding.message
    place = f"{cited(finding.citation)}; {place_in_filing(finding)} of your submission"
    yield Line(f"{number}. {told[:1].upper()}{told[1:]} ({place}).")
    yield Line(finding.quote, "quote")
    if finding.outcome is Outcome.REVIEW:
        yield Line("This is not held against the submission: the words of the law, or a waiver, leave it open.")
    if finding.provisional:
        yield Line(f"Provisional: {finding.provisional}", "dim")


def _rows(chapter: str, items: Sequence[MissingField], first: int) -> Iterator[tuple[Cell, ...]]:
    """The items not stated, in the words of the schema; those of one block follow what the block is about."""
    number = first
    for block, held in groupby(items, lambda one: block_in_words(chapter, one.path)):
        head = (Line(block, "strong"),) if block else ()
        for one in held:
            cites = one.demanded or (() if one.known is None else one.known.paragraphs[:1])
            yield (
                cell(str(number)),
                (*head, Line(f"{field_in_words(chapter, one.path)}.")),
                cell(", ".join(map(cited, cites))),
            )
            head = ()
            number += 1


def _closing(
    report: CheckReport,
    accused: Sequence[Finding],
    review: Sequence[Finding],
    missing: Sequence[MissingField],
    sent: Addressed,
) -> Iterator[Line]:
    if not (accused or review or missing or report.faults):
        return
    until = f" by {sent.deadline}" if sent.deadline else f" by {_BLANK}"
    yield Line(f"Please amend the submission, or say why an item does not apply,{until}.")
