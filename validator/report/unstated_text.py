"""What a filing does not state yet, as text: one line a field."""

from collections.abc import Sequence

from validator.filing.check import CheckReport
from validator.filing.missing_fields import MissingField
from validator.filing.variants import choices_of, ways_of
from validator.report.form_text import allowed, in_law, paragraphs
from validator.report.page import Page, StyledText
from validator.report.words import cited, count
from validator.submission.filing import parent_path


def write_unstated(
    page: Page, report: CheckReport, found: Sequence[MissingField], left_out: int = 0, bearing: str = ""
) -> None:
    """Write the fields under their blocks: what may stand there, what it would let be judged, the paragraph.

    ``left_out`` rules were not asked, ``bearing`` as in Terms.
    """
    if bearing:
        page.line(("options", "bold yellow"), f": {bearing}", hang=2)
    page.line((report.file, "bold"))
    page.line((f"Chapter {report.chapter}, the law as of {report.as_of}", "dim"))
    if report.provisional:
        page.line(("provisional", "yellow"), f": {report.provisional}", hang=2)
    for number, one in enumerate(found):
        block = parent_path(one.path)
        if not number or parent_path(found[number - 1].path) != block:
            page.line()
            page.line((block or "the filing", "bold cyan"), f" ({one.cell or f'line {one.line}'})")
        page.line(*_line(report.chapter, one, block))
    page.line()
    if found:
        rules = len({rule for one in found for rule in one.rules})
        demanded = sum(bool(one.demanded) for one in found)
        told = f", of which the law demands {demanded:,}" if demanded else ""
        them = "it" if len(found) == 1 else "them"
        page.line("against and for review say of a value what it is while the rest stands as in floorperson init")
        page.line(
            f"{count(len(found), 'field')} not stated{told}; {count(rules, 'rule waits', 'rules wait')} for {them}"
        )
    else:
        asked = "a rule that was asked waits for" if left_out else "a rule asks for"
        page.line(("nothing", "bold" if left_out else "bold green"), f" that {asked} is left unstated")
    if left_out:
        page.line(f"{count(left_out, 'rule')} left out (--select, --ignore), and what they wait for is not told here")
    if report.faults:
        page.line(
            (f"{count(len(report.faults), 'fault')} of the text", "bold red"),
            f", and what it spoils is not told here: floorperson check {report.file}",
        )


def _line(chapter: str, one: MissingField, block: str) -> list[StyledText]:
    key = one.path.removeprefix(block).removeprefix(".")
    spans: list[StyledText] = ["  ", (key, "bold")]
    if one.known is not None:
        way = ways_of(chapter)[0]
        law = in_law(one.known)
        spans.append(f": {allowed(one.known, choices_of(one.known, way, chapter))}{' ' if law else ''}{law}")
    if one.rules:
        spans.append((f"; {count(len(one.rules), 'rule waits', 'rules wait')}", "dim"))
    if one.demanded:
        spans.append((f"; {', '.join(map(cited, one.demanded))} demands it", "bold yellow"))
    elif one.known is not None and (cites := paragraphs(one.known)):
        spans.append((f"; {cites}", "dim"))
    return spans
