"""The logs that are measured, each written by a process of its own."""

import json
from pathlib import Path

from tests.bench.cliffs import CLIFFS
from tests.bench.dealt import Play, play_of, with_optional_wagers
from tests.bench.hostile import HOSTILE, play_of as hostile_play
from tests.bench.process import Job


def play(what: str, chapter: str, rounds: int) -> Play:
    """The play that is called so: "clean", with or without optional wagers, or a cliff."""
    if what == "clean":
        return play_of(chapter, rounds)
    if what in HOSTILE:
        return hostile_play(what, rounds)
    if what in CLIFFS:
        return CLIFFS[what](rounds)
    return with_optional_wagers(rounds, 1, optional=what == "all optional wagers")


def written(folder: str, what: str, chapter: str, rounds: str, forms: str) -> Job:
    """Writes a log of at least so many rounds in several forms, and its filing; answers how long it is."""

    def write() -> str:
        made = play(what, chapter, int(rounds))
        Path(folder, "filing.yaml").write_text(made.filing, encoding="utf-8")
        tile = made.tile
        times = tile.times(int(rounds)) if tile.apart else 1
        for form in forms.split(","):
            tile.write(Path(folder, f"log.{form}"), times)
        return json.dumps({"rounds": times * tile.rounds, "events": tile.events(times)})

    return write
