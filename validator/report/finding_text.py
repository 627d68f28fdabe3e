"""One finding as text: what, where, the law's words, expected and observed, amounts, reading, root."""

from collections.abc import Sequence

from validator.core.citation import Citation
from validator.core.finding import FilingPlace, Finding, LogPlace, Outcome
from validator.core.money import format_cents
from validator.law.versions import AS_IF_LAW, Amendments, law_of
from validator.report.page import NoWrap, Page, StyledText, shown, width
from validator.report.words import STYLES, cited, quoted

_LABEL = 10
_LONGEST_LINE = 160
_GUTTER = 11


def write_head(page: Page, where: str, finding: Finding) -> None:
    """The line that says where, how grave, which rule, and what is wrong."""
    word = word_of(finding)
    message = _told(page, finding, finding.message)
    page.line(
        (NoWrap(f"{where}:"), "bold"), " ", (word, STYLES[word]), " ", (finding.rule, "cyan"), ": ", *message, hang=4
    )


def word_of(finding: Finding) -> str:
    """How grave it is, in a word: ``review`` for what is not accused."""
    return "review" if finding.outcome is Outcome.REVIEW else finding.severity.value


def _told(page: Page, finding: Finding, words: str) -> list[StyledText]:
    """The words of a finding, in those on play with the cards as symbols."""
    return page.cards(words) if isinstance(finding.where, LogPlace) else [words]


def write_source(page: Page, lines: Sequence[str], line: int, column: int, end_line: int, end_column: int) -> None:
    """The source line with a caret under each character of the place; nothing where the file has no such line."""
    if not 1 <= line <= len(lines):
        return
    source = lines[line - 1]
    start = column - 1
    stop = end_column - 1 if end_line == line else len(source)
    stop = max(min(stop, max(len(source), start)), start + 1)
    longest = max(20, min(_LONGEST_LINE, page.columns - _GUTTER)) if page.columns else _LONGEST_LINE
    cut = 0 if stop <= longest else max(0, start - longest // 2)
    part, marked = source[cut : cut + longest], source[start : min(stop, cut + longest)]
    before = "… " if cut else ""
    page.line((f"{line:>6} | ", "dim"), before + part)
    pad = " " * width(page.carried(before + shown(source[cut:start])))
    page.line(("       | ", "dim"), pad, ("^" * max(width(page.carried(shown(marked))), 1), "bold red"))


def write_grounds(page: Page, finding: Finding, amendments: Amendments) -> None:
    """The law's words, expected and observed, amounts, root, date and reading, each on a line of its own.

    ``amendments`` were taken for law besides those held.
    """
    if isinstance(finding.where, FilingPlace) and finding.where.path:
        labelled(page, "at", finding.where.path)
    labelled(page, "law", (f"{cited(finding.citation)} ", "bold"), quoted(finding.quote))
    if finding.expected:
        labelled(page, "expected", *_told(page, finding, finding.expected))
    if finding.observed:
        labelled(page, "observed", *_told(page, finding, finding.observed))
    amounts = amounts_of(finding)
    if amounts:
        labelled(page, "amount", amounts)
    root = root_of(finding)
    if root:
        labelled(page, "root", root)
    as_of = f"the law as of {finding.as_of}"
    if finding.provisional:
        proposed = finding.provisional.startswith(AS_IF_LAW)
        as_of += f"; provisional: {finding.provisional if proposed else 'text not held for this date'}"
    labelled(page, "judged by", as_of)
    if finding.outcome is Outcome.REVIEW:
        _write_reading(page, finding, amendments)


def amounts_of(finding: Finding) -> str:
    """What was overpaid or underpaid, what the act cost, and who was short; "" where no amount is at stake."""
    parts = []
    if finding.overpaid_cents is not None:
        much = "overpaid" if finding.overpaid_cents > 0 else "underpaid"
        parts.append(f"{much} {format_cents(abs(finding.overpaid_cents))}")
    if finding.cost_cents is not None:
        parts.append(f"cost {format_cents(finding.cost_cents)}")
    if parts and finding.short is not None:
        parts.append(f"{finding.short} was short")
    return "; ".join(parts)


def root_of(finding: Finding) -> str:
    """From which event the breach follows, in words; "" where it is itself the first wrong act."""
    root = finding.root
    if root is None or root == finding.where:
        return ""
    return f"follows from event {root.event} ({root.file}:{root.line})"


def _write_reading(page: Page, finding: Finding, amendments: Amendments) -> None:
    if finding.reading is None:
        labelled(page, "review", "not accused: the filing names a waiver of the paragraph")
        return
    chapter = Citation.parse(finding.citation).chapter
    readings = law_of(chapter, finding.as_of, amendments).readings
    reading = next((one for one in readings if one.id == finding.reading), None)
    if reading is None:
        labelled(page, "reading", finding.reading)
        return
    labelled(page, "reading", f"{reading.id}: {reading.doubt}")
    for choice in reading.readings:
        mark = "preferred" if choice.id == reading.preferred else "set aside" if choice.rejected else "possible"
        labelled(page, "", f"- {choice.id} ({mark}): {choice.says}")


def labelled(page: Page, label: str, *spans: StyledText) -> None:
    """An indented line that begins with a label."""
    page.line((f"    {label:<{_LABEL}}", "dim"), *spans, hang=4 + _LABEL)
