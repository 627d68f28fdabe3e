"""Reads files of worked cases: rounds judged by hand, in the notation of chapters 551 and 633a."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from tests.quick_yaml import BadYaml, load

Setting = str | int | bool


class NotTranslated(Exception):
    """A case says something that this reader has no pattern for; it never guesses."""


class AnyCase(Protocol):
    """What a case of every notation has."""

    @property
    def id(self) -> str:
        """Its id in the file."""

    @property
    def title(self) -> str:
        """What it is about."""


@dataclass(frozen=True, slots=True)
class Settled:
    """One line of a case's settlement, in cents: what ended with the player for a bet, and what should have."""

    bet: str
    stake: int
    logged_back: int
    correct_back: int
    odds: str


@dataclass(frozen=True, slots=True)
class Case:
    """A round as a case tells it; lists hold the case's own words, in order."""

    id: str
    title: str
    setup: Mapping[str, Setting]
    wagers: tuple[str, ...]
    dealt: tuple[str, ...]
    decisions: tuple[str, ...]
    logged_events: tuple[str, ...]
    final_hands: tuple[str, ...]
    settlement: tuple[Settled, ...]
    verdict: str
    breach: tuple[str, ...]

    @property
    def legal(self) -> bool:
        """Whether the round was lawful."""
        return self.verdict == "legal"

    @property
    def misapplied(self) -> dict[str, int]:
        """Cents that the log shows beyond what was due, by bet, where the two differ."""
        differences = {one.bet: one.logged_back - one.correct_back for one in self.settlement}
        return {bet: cents for bet, cents in differences.items() if cents}


@dataclass(frozen=True, slots=True)
class CaseFile:
    """The rounds of one file; ``chapter`` is a string."""

    chapter: str
    cases: tuple[Case, ...]


FIELDS = {
    *(
        "id",
        "cite",
        "title",
        "setup",
        "wagers",
        "dealt",
        "decisions",
        "logged_events",
        "final_hands",
        "settlement",
    ),
    *("verdict", "breach", "breached", "expected_total_back_cents", "expected_total_net_cents", "expected"),
    *("notes", "note", "why"),
}


def read_nodes(path: Path) -> tuple[str, Sequence[Mapping[str, object]]]:
    """The chapter of a file and its round cases as they stand; raises ValueError for a file that is not one of cases."""
    try:
        tree = load(path)
    except BadYaml as error:
        raise ValueError(f"{path}: {error}") from error
    if not isinstance(tree, dict) or not isinstance(tree.get("round_cases", []), list):
        raise ValueError(f"{path}: no round_cases")
    return str(tree.get("chapter", "")), tree.get("round_cases") or []


def load_cases(path: Path) -> CaseFile:
    """The round cases of a file in the notation of chapters 551 and 633a; raises ValueError as ``read_nodes``."""
    chapter, nodes = read_nodes(path)
    return CaseFile(chapter, tuple(read_case(node) for node in nodes))


def read_case(node: Mapping[str, object]) -> Case:
    """The case of a node; what is not known becomes a phrase."""
    strange = sorted(node.keys() - FIELDS)
    events = list(words_of(node.get("logged_events")))
    if strange:
        events.append(f"a field that is not known: {', '.join(strange)}")
    return Case(
        id=str(node.get("id", "")),
        title=str(node.get("title", "")),
        setup=_setup(node.get("setup")),
        wagers=words_of(node.get("wagers")),
        dealt=words_of(node.get("dealt")),
        decisions=words_of(node.get("decisions")),
        logged_events=tuple(events),
        final_hands=words_of(node.get("final_hands")),
        settlement=tuple(_settled(one) for one in _list(node.get("settlement"))),
        verdict=str(node.get("verdict", "")),
        breach=words_of(node.get("breach", node.get("breached"))),
    )


def _settled(node: object) -> Settled:
    if not isinstance(node, dict):
        raise ValueError(f"{node!r} is no line of a settlement")
    return Settled(
        bet=str(node["bet"]),
        stake=int(node.get("stake_cents", 0)),
        logged_back=int(node["logged_back_cents"]),
        correct_back=int(node["correct_back_cents"]),
        odds=str(node.get("correct_odds", "")),
    )


def _setup(node: object) -> dict[str, Setting]:
    if node is None:
        return {}
    if not isinstance(node, dict):
        raise ValueError(f"{node!r} is no setup")
    return {str(key): value if isinstance(value, bool | int) else str(value) for key, value in node.items()}


def _list(node: object) -> Sequence[object]:
    if node is None:
        return ()
    return node if isinstance(node, list) else [node]


def words_of(node: object) -> tuple[str, ...]:
    """The lines of a node, one where it is no list."""
    found = []
    for item in _list(node):
        if isinstance(item, dict):  # an unquoted "order: seat2 first" is read as a mapping
            item = ", ".join(f"{key}: {value}" for key, value in item.items())
        found.append(" ".join(str(item).split()))
    return tuple(found)
