"""Coverage as text: by chapter, section and paragraph."""

from collections.abc import Iterable, Sequence

from validator.law.coverage import DutyState, State
from validator.report.coverage_of import ChapterCoverage, by_section, totals
from validator.report.page import Page, StyledText
from validator.report.words import cited, count, quoted

_STYLES = {
    State.CHECKED: "green",
    State.NOT_CHECKABLE: "yellow",
    State.PLANNED: "blue",
    State.UNEXPLAINED: "bold red",
}


def write_coverage(page: Page, covered: ChapterCoverage, *, verbose: bool) -> None:
    """Write how a chapter's duties stand; ``verbose`` tells each duty in the law's words."""
    text = covered.law.text
    page.line((f"Chapter {text.chapter}. {text.title}", "bold underline"))
    for amendment in covered.law.amendments:
        proposed = "proposed: " if amendment.proposed else ""
        page.line(("amended", "magenta"), f": {proposed}{amendment}")
    for section, paragraphs in by_section(covered.duties).items():
        page.line()
        inside = [state for states in paragraphs.values() for state in states]
        held = text.sections.get(section)
        title = "Above the sections" if held is None else f"{cited(section)}. {held.title}"
        page.line((title, "bold"), f": {_in_words(inside)}")
        for cite, states in paragraphs.items():
            if verbose:
                _write_duties(page, cite, states)
            else:
                _write_paragraph(page, cite, states)
    page.line()
    page.line((f"chapter {text.chapter}: ", "bold"), *_total_spans(covered.duties))


def _write_duties(page: Page, cite: str, states: Sequence[DutyState]) -> None:
    page.line("  ", (cited(cite), "bold"))
    for state in states:
        page.line(
            "    ",
            (state.state.value, _STYLES[state.state]),
            f" {state.duty.kind.value.replace('_', ' ')} ({state.duty.bears_on.value}) {quoted(state.duty.quote)}",
        )
        page.line(f"      {_why(state)}")


def _write_paragraph(page: Page, cite: str, states: Sequence[DutyState]) -> None:
    page.line("  ", (cited(cite), "bold"))
    for kind in State:
        same = [state for state in states if state.state is kind]
        if same:
            reasons = dict.fromkeys(_why(state) for state in same)
            number = f" {len(same)}" if len(same) > 1 else ""
            page.line("    ", (f"{kind.value}{number}", _STYLES[kind]), f": {'; '.join(reasons)}")


def _why(state: DutyState) -> str:
    duty = state.duty
    stated = f" [stated in filings: {', '.join(state.stated)}]" if state.stated else ""
    match state.state:
        case State.CHECKED:
            return ", ".join(state.rules) + stated
        case State.NOT_CHECKABLE:
            return duty.not_checkable + stated
        case State.PLANNED:
            return duty.planned + stated
        case State.UNEXPLAINED:
            return f"no rule and no reason: {quoted(duty.quote)}{stated}"


def _in_words(states: Iterable[DutyState]) -> str:
    found = totals(states)
    return ", ".join(f"{number} {state.value}" for state, number in found.items() if number)


def _total_spans(states: Sequence[DutyState]) -> list[StyledText]:
    spans: list[StyledText] = [f"{count(len(states), 'duty', 'duties')}: "]
    for number, (state, total) in enumerate(totals(states).items()):
        spans += [", " if number else "", (f"{total} {state.value}", _STYLES[state] if total else "")]
    return spans
