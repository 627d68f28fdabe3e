"""Runs logs of § 535 play every way and holds the outcomes against each other."""

from pathlib import Path

from tests.chapters.ch535_pai_gow.playlog import in_force
from validator.chapters.registry import play_room
from validator.core.engine import Engine, Interpreted
from validator.core.kernel import TALLY_WIDTH, Ints
from validator.games.rounds.replay import declare, run
from validator.law.facts import load_facts
from validator.log.columns import VENUE
from validator.log.reading import read_log
from validator.log.records import recordings
from validator.replay import STATE, without_cancelled

GARBAGE = -987_654_321


class Littered(Interpreted):
    """Hands out working columns full of garbage: a pass that reads what nobody wrote would show it."""

    def work(self, name: str, length: int) -> Ints:
        """A column of garbage."""
        return [GARBAGE] * length


def agree(engines: dict[str, Engine], log: Path, filing: str | None) -> int:
    """Run every table of a log on every engine and compare field by field; the number of hits."""
    room = play_room("535")
    typed = in_force(filing).typed if filing else None
    reading = read_log(log)
    hits = 0
    for table, events in reading.tables.items():
        if table == VENUE:
            continue
        _, recording = recordings(reading.tables.get(VENUE), events)[-1]
        options = declare(room.options(typed, load_facts("535")), recording.declared)
        whole = without_cancelled(events)
        outcomes = {}
        for name, engine in engines.items():
            state = engine.column([0] * STATE)
            done = run(engine, room.derive, whole, options, state, room.passes, room.slots * TALLY_WIDTH)
            outcomes[name] = (done.hits, done.tally, done.round_count, [int(value) for value in state])
        first = next(iter(outcomes.values()))
        for name, found in outcomes.items():
            assert found == first, (table, name)
        hits += len(first[0])
    return hits
