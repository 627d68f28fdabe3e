"""Doubts about a chapter's text: what it leaves open, the readings possible, the one preferred, and why."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from validator.core.data import data_folder
from validator.law.law_file import law_file


@dataclass(frozen=True, slots=True)
class Interpretation:
    """One way to read the text; ``rejected`` is the reason for setting it aside, "" for an honest reading."""

    id: str
    says: str
    rejected: str = ""


@dataclass(frozen=True, slots=True)
class Reading:
    """A registered doubt.

    ``cite`` and ``quote``: the paragraph and its words; ``also``: further paragraphs touched; ``doubt``: what they
    leave open; ``readings``: the ways to read them; ``preferred``: the id of ours; ``why``: the reason; ``effect``:
    what a finding becomes; ``kept_by``: rules that note what it promises to note and name another reading.
    """

    id: str
    cite: str
    quote: str
    also: tuple[str, ...]
    doubt: str
    readings: tuple[Interpretation, ...]
    preferred: str
    why: str
    effect: str
    kept_by: tuple[str, ...] = ()

    @property
    def open(self) -> bool:
        """Whether more than one reading is left: an act that not all of them condemn is for review, not accused."""
        return sum(not choice.rejected for choice in self.readings) > 1


@cache
def load_readings(chapter: str) -> tuple[Reading, ...]:
    """The doubts of ``chapter`` in the law's order; FileNotFoundError where it has none, MalformedData."""
    return build_readings(law_file(data_folder("rules_text") / chapter / "readings.yaml"))


def build_readings(said: Sequence[Mapping[str, Any]]) -> tuple[Reading, ...]:
    """The doubts of a chapter, from what its file says."""
    return tuple(
        Reading(
            **{
                **entry,
                "also": tuple(entry.get("also", ())),
                "kept_by": tuple(entry.get("kept_by", ())),
                "readings": tuple(Interpretation(**choice) for choice in entry["readings"]),
            }
        )
        for entry in said
    )
