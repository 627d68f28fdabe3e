"""``floorperson demo --fines``: what the Board fined casinos for, dealt and found."""

from typing import TYPE_CHECKING

from validator.commands.options import Exit

if TYPE_CHECKING:
    from validator.proof.fines.fine import Fine
    from validator.proof.fines.tried import DayTrial
    from validator.report.page import Page


def fines() -> int:
    """Deal each fine as a day at a table, in each way in which a log shows it, and its lawful twin; judge both."""
    import sys

    from validator.proof.fines.board import FINES
    from validator.proof.fines.tried import try_case
    from validator.report.page import Page

    page = Page(sys.stdout)
    missed = 0
    for fine in FINES:
        _announce(page, fine)
        for way in fine.ways:
            found = try_case(way)
            missed += not found.is_found
            _tell(page, found)
    page.line()
    page.line(f"{len(FINES)} fines, each found where it first shows, and nothing on its lawful twin.")
    return Exit.OUR_FAULT if missed else Exit.CLEAN


def _announce(page: "Page", fine: "Fine") -> None:
    page.line()
    page.line((f"=== Fine {fine.number} ===", "bold"), f" {fine.fined}")


def _tell(page: "Page", found: "DayTrial") -> None:
    from validator.report.finding_text import labelled, word_of

    first = found.first
    page.line()
    page.line(f"The log shows {found.way.shows}; {len(found.day.rows)} events.")
    if first is None:
        page.line(("not found", "bold red"))
        return
    page.line(
        (f"event {found.day.proof}: ", "bold"), word_of(first), " ", (first.rule, "cyan"), ": ",
        *page.cards(first.message), hang=4,
    )  # fmt: skip
    labelled(page, "law", (f"§ {first.citation} ", "bold"), f"“{first.quote}”")
    labelled(page, "reach", _reach(found))
    again = sum(one.rule == first.rule for one in found.report.findings) - 1
    rest = len(found.report.findings) - again - 1
    labelled(page, "also", f"found {again} times more; {rest} findings of other rules have the same cause")
    labelled(page, "twin", "nothing found" if not found.twin.findings else f"{len(found.twin.findings)} findings")


def _reach(found: "DayTrial") -> str:
    """How far it reaches: as the replay tells it of what lasts, else as far as it was dealt."""
    from validator.report.reach_text import sums

    reached, dealt = found.report.reached, found.day.reach
    if reached is not None and reached.each:
        told = sums(reached.rounds, reached.hands, reached.patrons, reached.cents)
        since = [one.since.event for one in reached.each if one.since is not None]
        until = [one.until.event for one in reached.each if one.until is not None]
        begins = f"event {min(since)}" if len(since) == len(reached.each) else "the beginning of the log"
        ends = f"event {max(until)}" if len(until) == len(reached.each) else "the end of the log"
        return f"{told}, from {begins} to {ends}"
    if dealt is None:
        return "not told"
    return f"{dealt.rounds} rounds and {dealt.hands} hands, from event {dealt.since} to event {dealt.until}"
