"""Faults that are no act: play is lawful in all that is done, and the day or the filing is not the one for it."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta

from validator.examples import Rounds
from validator.faults.edits import unsaid_of
from validator.faults.trial import Play, Trial, standing
from validator.log.notation import Row, written

_LONG = timedelta(hours=1)
"""From when on a span that an example takes is a pause."""

_PAUSES = 12
"""Rounds, spread over a stretch of play, before which a pause is tried."""


def circumstances(
    rule: str, rounds: Rounds, also: frozenset[str], main: str, plays: Sequence[Play], *, day: bool
) -> Iterator[Trial]:
    """Play under the filing that the example tells, with its pause, or on its ``day`` where nothing else is told."""
    unsaid = unsaid_of(rounds, plays[0].chapter, main) if plays else frozenset[str]()
    for text in rounds.fails:
        example = written(text, plays[0].chapter, main)
        dealt, span = _day(example.rows), _span(example.rows)
        for play in plays:
            otherwise = play.otherwise(example.filed, {}, unsaid)
            if otherwise is not None and (otherwise.accused or rule in otherwise.open - play.open):
                yield standing(rule, play, otherwise, also)
            if day and dealt is not None and play.dealt is not None:
                yield standing(rule, play, _on(play, dealt), also)
            if span >= _LONG and play.dealt is not None:
                lawful = play if otherwise is None or otherwise.accused else otherwise
                starts = [at for at, row in enumerate(lawful.rows) if row["kind"] == "round-start"]
                for place in starts[1 :: 1 + len(starts) // _PAUSES]:
                    yield standing(rule, lawful, _paused(lawful, place, span), also)
            elif otherwise is None or not otherwise.accused:
                break


def _day(rows: Sequence[Row]) -> date | None:
    """The day on which rows begin."""
    at = next((row["at"] for row in rows if "at" in row), None)
    return datetime.fromisoformat(at).date() if isinstance(at, str) else None


def _span(rows: Sequence[Row]) -> timedelta:
    """From the earliest time of rows to the latest."""
    times = [datetime.fromisoformat(at) for row in rows if isinstance(at := row.get("at"), str)]
    return max(times) - min(times) if times else timedelta()


def _paused(play: Play, place: int, span: timedelta) -> Play:
    """The same play with a pause before a row."""
    later = span // timedelta(milliseconds=1)
    rows = [
        {**row, "at": at + later} if here >= place and isinstance(at := row.get("at"), int) else row
        for here, row in enumerate(play.rows)
    ]
    name = f"{play.name}, {span} later from round {play.rows[place].get('round')} on"
    return replace(play, name=name, rows=rows, seen={}, variants={})


def _on(play: Play, day: date) -> Play:
    """The same play on another day, at the same time of the day."""
    first = next((at for row in play.rows if isinstance(at := row.get("at"), int)), 0)
    begins = datetime.fromtimestamp(first // 1000, UTC).date()
    later = (day - begins) // timedelta(milliseconds=1)
    rows = [{**row, "at": at + later} if isinstance(at := row.get("at"), int) else row for row in play.rows]
    return replace(play, name=f"{play.name}, dealt on {day}", rows=rows, seen={}, variants={})
