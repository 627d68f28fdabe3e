"""Which duties on play a replay exercised: those of which a rule was applied and kept."""

from collections.abc import Iterable, Sequence

from validator.law.coverage import DutyState, State
from validator.law.vocabulary import BearsOn
from validator.report.coverage_of import ChapterCoverage
from validator.report.page import Page
from validator.report.words import cited, count, quoted

_SHORT = 90


def on_play(covered: ChapterCoverage) -> tuple[DutyState, ...]:
    """The duties that are met in a round or around it, and that rules check."""
    at_table = (BearsOn.ROUND, BearsOn.TABLE)
    return tuple(one for one in covered.duties if one.state is State.CHECKED and one.duty.bears_on in at_table)


def not_exercised(duties: Iterable[DutyState], kept: Iterable[str]) -> tuple[DutyState, ...]:
    """The duties of which no rule is among those that were kept."""
    rules = frozenset(kept)
    return tuple(one for one in duties if rules.isdisjoint(one.rules))


def write_exercised(page: Page, duties: Sequence[DutyState], left: Sequence[DutyState]) -> None:
    """Write how many duties on play were exercised, and which were not."""
    page.line(f"  {count(len(duties), 'duty', 'duties')} on play: {len(duties) - len(left)} exercised")
    if left:
        page.line(f"  not exercised: {count(len(left), 'duty', 'duties')}")
    for one in left:
        words = " ".join(one.duty.quote.split())
        short = words if len(words) <= _SHORT else f"{words[:_SHORT].rpartition(' ')[0]} …"
        page.line("    ", (cited(one.duty.cite), "bold"), f" {quoted(short)}")
