"""The letter that tells a holder what is found in a filing, and what it does not state."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final, NamedTuple

from validator.core.finding import FilingPlace, Finding, Outcome
from validator.filing.check import CheckReport
from validator.filing.missing_fields import MissingField, unstated_in
from validator.report.judgment import CheckedFilings, ReportedFinding
from validator.report.page import shown
from validator.report.papers.field_words import block_in_words, field_in_words, without_section
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

    ``address`` are the lines beneath the holder's name, which is not said again where one of them is it; ``deadline``
    is the day until which an answer is asked for.
    """

    address: tuple[str, ...] = ()
    reference: str = ""
    deadline: str = ""


def letter_paper(judgment: CheckedFilings, signed: Reviewer, sent: Addressed | None = None) -> Paper:
    """The letter of deficiencies on the one filing that was judged, which could be read."""
    (report,) = judgment.reports
    sent, told = sent or Addressed(), _told(judgment)
    amend = ": what is to be amended" if _asks(told, report) else ""
    return Paper(
        title=f"Rules Submission for {report.head.get('game') or game_of(report)}{amend}",
        opening=tuple(_opening(report, signed, sent)),
        head=(),
        blocks=(*_blocks(judgment, told, sent), Signature((("Reviewer", signed.reviewer), ("Signature", "")))),
        foot=foot_of(report),
        mark=paper_identifier(judgment),
    )


def _opening(report: CheckReport, signed: Reviewer, sent: Addressed) -> Iterator[Line]:
    yield Line(f"Date: {signed.day or _BLANK}")
    yield Line(f"Reference: {sent.reference or _BLANK}")
    holder = report.head.get("holder") or report.head.get("facility") or "The certificate holder"
    if not any(_plain(words) == _plain(holder) for words in sent.address):
        yield Line(holder, "strong")
    yield from (Line(words) for words in sent.address or (_BLANK,))


def _plain(name: str) -> str:
    return "".join(letter for letter in name.casefold() if letter.isalnum())


class _Told(NamedTuple):
    """What a letter tells.

    ``accused`` the law does not allow, ``review`` its text leaves open, ``apart`` is known or suppressed and does not
    count, ``missing`` is not stated.
    """

    accused: Sequence[Finding]
    review: Sequence[Finding]
    apart: Sequence[Finding]
    missing: Sequence[MissingField]


def _told(judgment: CheckedFilings) -> _Told:
    (report,) = judgment.reports
    counting = [one.finding for one in judgment.arranged if one.counts]
    paths = {one.where.path for one in report.findings if isinstance(one.where, FilingPlace)}
    return _Told(
        accused=[one for one in counting if one.outcome is not Outcome.REVIEW],
        review=[one for one in counting if one.outcome is Outcome.REVIEW],
        apart=[one.finding for one in judgment.arranged if not one.counts],
        missing=[one for one in unstated_in(report) if one.path not in paths],
    )


def _asks(told: _Told, report: CheckReport) -> bool:
    """Whether the letter asks for anything: what is known or suppressed asks for nothing."""
    return bool(told.accused or told.review or told.missing or report.faults)


def _blocks(judgment: CheckedFilings, told: _Told, sent: Addressed) -> Iterator[Block]:
    (report,) = judgment.reports
    yield Lines(tuple(_about(judgment, told)))
    number = 1
    for title, found in (
        ("What the law does not allow", told.accused),
        ("What the text leaves open", told.review),
        ("What is not held against the submission", told.apart),
    ):
        if found:
            yield Heading(f"{title} ({len(found)})")
            for at, one in enumerate(found, number):
                yield Lines((*_sentence(at, one), *_why_apart(judgment.told(one))))
            number += len(found)
    if report.faults:
        yield Heading(f"What cannot be read ({len(report.faults)})")
        places = ((one.cell or f"line {one.line}, column {one.column}", one.message) for one in report.faults)
        yield Lines(tuple(Line(f"{place}: {message}") for place, message in places))
    demanded, others = [one for one in told.missing if one.demanded], [one for one in told.missing if not one.demanded]
    for title, items in (
        ("What the law demands to be stated", demanded),
        ("What the submission has still to state, so that every rule can be judged", others),
    ):
        if items:
            title = f"{title} ({len(items)})"
            yield Heading(title)
            yield PaperTable(title, _COLUMNS, tuple(_rows(report.chapter, items, number)), close=True)
            number += len(items)
    if _asks(told, report):
        yield Lines((_closing(sent),))


def _why_apart(told: ReportedFinding | None) -> Iterator[Line]:
    """Why a point is not held against the submission, without the name of any file; nothing of one that is."""
    if told is None or told.counts:
        return
    if told.suppression is None:
        yield Line("Known before, and not held against the submission again.", "review")
    else:
        reason, approver = shown(told.suppression.reason), shown(told.suppression.approver)
        until = f", until {told.suppression.until}" if told.suppression.until else ""
        yield Line(f"Not held against the submission: {reason}; approved by {approver}{until}", "review")


def _about(judgment: CheckedFilings, told: _Told) -> Iterator[Line]:
    """What was reviewed, how much is told beneath, and how many rules were left out."""
    (report,) = judgment.reports
    left_out = judgment.filings[0].left_out
    head = report.head
    version = f", version {head['version']}" if head.get("version") else ""
    dated = f", dated {head['dated']}" if head.get("dated") else ""
    facility = f" for {head['facility']}" if head.get("facility") else ""
    yield Line(
        f"We reviewed your Rules Submission{facility}{version}{dated}, under 58 Pa. Code Chapter {report.chapter} "
        f"({game_of(report)}), by the law as of {law_day(report)}."
    )
    parts = []
    if told.accused:
        parts.append(f"{count(len(told.accused), 'point')} that the law does not allow")
    if told.review:
        parts.append(f"{count(len(told.review), 'point')} that the text leaves open")
    if told.apart:
        parts.append(f"{count(len(told.apart), 'point')} not held against it")
    if report.faults:
        parts.append(f"{count(len(report.faults), 'place')} that cannot be read")
    if told.missing:
        further = "further item" if len(unstated_in(report)) > len(told.missing) else "item"
        parts.append(f"{count(len(told.missing), further)} missing")
    if parts:
        yield Line(f"We found {_and(parts)}.")
    elif report.crashes:
        yield Line("We found no point.")
    else:
        which = "those rules ask for that were asked" if left_out else "the rules ask for"
        yield Line(f"We found nothing to amend: it states everything that {which}.")
    if report.crashes:
        yield Line("Rules of the program failed on it, so that it is not judged in full.")
    if left_out:
        yield Line(f"Left out of the review: {count(left_out, 'rule')}. What they ask for is not told here.")


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
        yield Line("This is not held against the submission: the words of the law leave it open, or a waiver may.")
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
                (*head, Line(f"{without_section(field_in_words(chapter, one.path))}.")),
                cell(", ".join(map(cited, cites))),
            )
            head = ()
            number += 1


def _closing(sent: Addressed) -> Line:
    until = f" by {sent.deadline}" if sent.deadline else f" by {_BLANK}"
    return Line(f"Please amend the submission, or say why an item does not apply,{until}.")
