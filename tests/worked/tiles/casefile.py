"""Reads worked cases of Pai Gow, as structured as they are."""

from collections.abc import Mapping
from dataclasses import dataclass, field

FIELDS = frozenset(
    (
        *("id", "type", "cite", "title", "setup", "dice", "logged", "verdict", "breach", "breached", "expected", "why"),
        *("notes", "note", "hand_a", "hand_b", "dealt", "set", "wagers_cents", "wagers", "dealer_tiles", "outcomes"),
        "dealer_wager",
    )
)


@dataclass(frozen=True, slots=True)
class Case:
    """A round or a procedure as a case tells it; ``body`` holds what is peculiar to its type."""

    id: str
    kind: str
    title: str
    setup: Mapping[str, object]
    logged: object
    expected: object
    verdict: str
    breach: tuple[str, ...]
    body: Mapping[str, object] = field(default_factory=dict)
    strange: tuple[str, ...] = ()

    @property
    def legal(self) -> bool:
        """Whether the round was lawful."""
        return self.verdict == "legal"


def read_case(node: Mapping[str, object]) -> Case:
    """One round case of a file; raises ValueError for what is none."""
    named = node.get("breach", node.get("breached"))
    breach = named if isinstance(named, list) else [] if named is None else [named]
    setup = node.get("setup") or {}
    if not isinstance(setup, dict):
        raise ValueError(f"{node.get('id')}: {setup!r} is no setup")
    return Case(
        id=str(node.get("id", "")),
        kind=str(node.get("type", "")),
        title=str(node.get("title", "")),
        setup={str(key): value for key, value in setup.items()},
        logged=node.get("logged"),
        expected=node.get("expected"),
        verdict=str(node.get("verdict", "")),
        breach=tuple(str(one) for one in breach),
        body=dict(node),
        strange=tuple(sorted(node.keys() - FIELDS)),
    )
