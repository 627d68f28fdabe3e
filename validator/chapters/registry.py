"""Which room holds which chapter: read literally, imported only when a chapter is asked for."""

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from validator.core.engine import Hit
    from validator.core.rule import FacilityRule, FilingRule, PlayRule
    from validator.games.rounds.replayed import Replayed, Subject
    from validator.law.facts import Facts
    from validator.log.columns import Columns, Names
    from validator.submission.typed import TypedFiling

ROOMS = {
    "535": "validator.chapters.ch535_pai_gow",
    "541": "validator.chapters.ch541_minibaccarat",
    "543": "validator.chapters.ch543_midibaccarat",
    "545": "validator.chapters.ch545_baccarat",
    "551": "validator.chapters.ch551_spanish_21",
    "590": "validator.chapters.ch590_free_bet_blackjack",
    "633a": "validator.chapters.ch633a_blackjack",
    "672a": "validator.chapters.ch672a_free_bet_blackjack",
    "685a": "validator.chapters.ch685a_down_under_blackjack",
}


@dataclass(frozen=True, slots=True)
class PlayRoom:
    """How a chapter is played: its rules on rounds, the machine ``derive``, the passes that judge, and the options.

    ``slots`` is the number of places for questions.

    ``options(filing, facts)`` gives the machine's options column; the filing is None where none is in force.
    ``subject`` and ``picture`` put a hit into words. ``illustrate(citation)`` draws what a paragraph is about, where
    lines of text can show it.
    """

    chapter: str
    rules: "tuple[PlayRule, ...]"
    slots: int
    derive: Callable[..., object]
    passes: tuple[Callable[..., object], ...]
    options: "Callable[[TypedFiling | None, Facts], list[int]]"
    subject: "Callable[[Hit, Columns, Replayed, Names], Subject]"
    picture: "Callable[[Hit, Columns, Replayed, Names], tuple[str, ...]]"
    illustrate: "Callable[[str], tuple[str, ...]] | None" = None

    @property
    def kernels(self) -> tuple[Callable[..., object], ...]:
        """All that is run over the events, in order."""
        return (self.derive, *self.passes)


def filing_rules(chapter: str) -> "tuple[FilingRule, ...]":
    """The filing rules of ``chapter`` ("633a") in the law's order; raises KeyError for a chapter without a room."""
    return cast("tuple[FilingRule, ...]", import_module(f"{ROOMS[chapter]}.contents").FILING_RULES)


def facility_rules(chapter: str) -> "tuple[FacilityRule, ...]":
    """The rules of ``chapter`` on several filings of one facility; raises KeyError for a chapter without a room."""
    return cast("tuple[FacilityRule, ...]", import_module(f"{ROOMS[chapter]}.contents").FACILITY_RULES)


def play_room(chapter: str) -> PlayRoom:
    """The room of ``chapter`` for rounds; raises KeyError for a chapter without a room."""
    return cast(PlayRoom, import_module(f"{ROOMS[chapter]}.play").ROOM)
