"""One worked case in the notation of chapters 541, 543 and 545, as its file tells it."""

import re
from collections.abc import Mapping
from dataclasses import dataclass

from tests.worked.casefile import NotTranslated, words_of

FIELDS = frozenset(
    (
        *("id", "type", "cite", "title", "setup", "dealt", "wagers", "logged", "events", "logged_events"),
        *("verdict", "breach", "breached", "expected", "third_cards", "why", "note", "notes"),
    )
)
"""Every field of a case that this reader knows."""

HANDS = {"P": 1, "B": 2}
WAGERS = {
    **dict.fromkeys(("banker", "banker's hand", "bankers hand", "banker hand"), "banker"),
    **dict.fromkeys(("player", "player's hand", "players hand", "player hand"), "player"),
    **dict.fromkeys(("tie", "tie bet", "tie hand"), "tie"),
}
_CARD = re.compile(r"([PB])\s*(\d)\s*:?\s+((?:10|[2-9TJQKA])[CDHS])")
_SEAT = re.compile(r"(?:seat\s*)?(\d+)")
_ACT = re.compile(r"(collect|return|pay|vig|vig_marked|tie_vig)[\s:]*(-?[\d,]+)")
_ACTIONS = ("collect", "return", "pay", "vig", "vig_marked", "tie_vig")


@dataclass(frozen=True, slots=True)
class Dealt:
    """A card as logged: of which hand (1 the Player's, 2 the Banker's), its place there, the card."""

    hand: int
    place: int
    card: str


@dataclass(frozen=True, slots=True)
class Wager:
    """A wager: seat, ``player``, ``banker`` or ``tie``, and cents."""

    seat: int
    kind: str
    cents: int


@dataclass(frozen=True, slots=True)
class Entry:
    """One act of the settlement: ``action`` is collect, return, pay, vig, vig_marked or tie_vig."""

    seat: int
    kind: str
    action: str
    cents: int


@dataclass(frozen=True, slots=True)
class Case:
    """A case; ``logged`` holds Entry where the line is structured, else the case's own words, in order."""

    id: str
    kind: str
    title: str
    setup: Mapping[str, str]
    dealt: tuple[Dealt, ...]
    wagers: tuple[Wager, ...]
    logged: tuple[Entry | str, ...]
    expected: Mapping[str, str]
    due: tuple[Entry, ...]
    verdict: str
    breach: tuple[str, ...]

    @property
    def legal(self) -> bool:
        """Whether the case is lawful."""
        return self.verdict == "legal"

    @property
    def phrases(self) -> tuple[str, ...]:
        """The English of the log."""
        return tuple(line for line in self.logged if isinstance(line, str))

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The settlement as logged."""
        return tuple(line for line in self.logged if isinstance(line, Entry))


def read_case(node: Mapping[str, object]) -> Case:
    """The case of a node; a line that has no structure stays text, and what is not known becomes a phrase."""
    phrases = [f"a field that is not known: {name}" for name in sorted(node.keys() - FIELDS)]
    dealt = []
    for line in words_of(node.get("dealt")):
        match = _CARD.fullmatch(line)
        if match is None:
            phrases.append(f"dealt {line}")
        else:
            dealt.append(Dealt(HANDS[match[1]], int(match[2]), match[3].replace("10", "T")))
    wagers = []
    for line in words_of(node.get("wagers")):
        wager = read_wager(line)
        if wager is None:
            phrases.append(f"wager {line}")
        else:
            wagers.append(wager)
    logged: list[Entry | str] = []
    for name in ("logged", "logged_events", "events"):
        for line in words_of(node.get(name)):
            logged.extend(read_entries(line) or [line])
    expected = node.get("expected")
    if not isinstance(expected, dict):
        expected = {}
    third = node.get("third_cards")
    return Case(
        id=str(node.get("id", "")),
        kind=str(node.get("type", "")),
        title=str(node.get("title", "")),
        setup=_setup(node.get("setup")),
        dealt=tuple(dealt),
        wagers=tuple(wagers),
        logged=(*phrases, *logged),
        expected={str(name): str(value) for name, value in expected.items() if name != "seats"}
        | ({"third_cards": str(third)} if third is not None else {}),
        due=tuple(entry for line in words_of(expected.get("seats")) for entry in _due(line)),
        verdict=str(node.get("verdict", "")),
        breach=words_of(node.get("breach", node.get("breached"))),
    )


def read_wager(line: str) -> Wager | None:
    """``seat 3 | banker | 10000``; None for a line of another form."""
    parts = [part.strip() for part in line.split("|")]
    if len(parts) != 3:
        return None
    seat = _SEAT.fullmatch(parts[0])
    kind = WAGERS.get(parts[1].lower())
    cents = re.fullmatch(r"[\d,]+", parts[2])
    if seat is None or kind is None or cents is None:
        return None
    return Wager(int(seat[1]), kind, int(parts[2].replace(",", "")))


def read_entries(line: str) -> list[Entry]:
    """``seat 3 | banker | pay | 10000``, or ``… | pay 10000 | vig 500``; empty for a line of another form."""
    parts = [part.strip() for part in line.split("|")]
    if len(parts) < 3:
        return []
    seat = _SEAT.fullmatch(parts[0])
    kind = WAGERS.get(parts[1].lower())
    if seat is None or kind is None:
        return []
    rest = parts[2:]
    if len(rest) == 2 and rest[0] in _ACTIONS:
        rest = [" ".join(rest)]
    matches = [_ACT.fullmatch(part) for part in rest]
    return (
        [Entry(int(seat[1]), kind, match[1], int(match[2].replace(",", ""))) for match in matches if match is not None]
        if all(matches)
        else []
    )


def _due(line: str) -> list[Entry]:
    """``seat 2 | banker | win | pay 2500 | vig 125``: what the law requires for one wager."""
    parts = [part.strip() for part in line.split("|")]
    if len(parts) < 4 or parts[2] not in ("win", "lose", "void"):
        raise ValueError(f"expected {line!r}")
    found = read_entries(" | ".join((*parts[:2], *parts[3:])))
    if not found:
        raise ValueError(f"expected {line!r}")
    return found


def _setup(node: object) -> dict[str, str]:
    if node is None:
        return {}
    if not isinstance(node, dict):
        raise NotTranslated(f"{node!r} is no setup")
    return {str(key): _plain(value) for key, value in node.items()}


def _plain(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return ", ".join(map(str, value))
    return " ".join(str(value).split())
