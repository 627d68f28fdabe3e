"""How far breaches reach that last, as text."""

from validator.core.finding import LogPlace
from validator.core.money import format_cents
from validator.replay.exposure_model import Exposure, Exposures
from validator.report.page import NoWrap, Page
from validator.report.words import count

SHOWN = 5
"""Breaches of which the reach is told one by one."""


def write_reached(page: Page, reached: Exposures | None, *, every: bool) -> None:
    """Write how far each breach reaches that lasts, the first of them or ``every``, and how far all do together."""
    if reached is None or not reached.each:
        return
    for one in reached.each if every else reached.each[:SHOWN]:
        page.line(
            ("how far it reaches", "bold yellow"), ": ", NoWrap(f"table {one.table}"), f": {amounts(one)}", hang=2
        )
        page.line(f"    {stretch(one)}", hang=4)
        page.line(f"    proved by {proofs(one)}", hang=4)
    left = 0 if every else len(reached.each) - SHOWN
    if left > 0:
        page.line(f"  and {left:,} more; --all", hang=4)
    if len(reached.each) > 1:
        together = sums(reached.rounds, reached.hands, reached.patrons, reached.cents)
        page.line(("in all", "bold yellow"), f": {together}, each counted once", hang=2)
    page.line()


def amounts(reach: Exposure) -> str:
    """What was dealt in between: ``46 rounds, 212 hands, 9 patrons, $12,300.00 wagered, in 75 minutes``."""
    in_time = "" if reach.minutes is None else f", in {count(reach.minutes, 'minute')}"
    return sums(reach.rounds, reach.hands, reach.patrons, reach.cents) + in_time


def sums(rounds: int, hands: int, patrons: int, cents: int) -> str:
    """Rounds, hands, patrons and money in words; patrons that the log never names are left out."""
    who = f", {count(patrons, 'patron')}" if patrons else ""
    return f"{count(rounds, 'round')}, {count(hands, 'hand')}{who}, {format_cents(cents)} wagered"


def stretch(reach: Exposure) -> str:
    """From where to where."""
    since = "the beginning of the log" if reach.since is None else f"the last good check, {_at(reach.since)},"
    until = "the end of the log" if reach.until is None else f"the next, {_at(reach.until)}"
    return f"from {since} to {until}"


def proofs(reach: Exposure) -> str:
    """By which rules it is proved, each with how often and where first."""
    return "; ".join(
        f"{one.rule} ({count(one.findings, 'finding')}, the first at {_at(one.first)})" for one in reach.proofs
    )


def _at(place: LogPlace) -> str:
    return f"{place.file}:{place.line}"
