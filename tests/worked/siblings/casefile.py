"""One worked case in the notation of chapters 590, 672a and 685a, as its file tells it."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tests.worked.casefile import NotTranslated, words_of
from tests.worked.words import CARD, read_card

FIELDS = frozenset(
    (
        *("id", "type", "cite", "title", "setup", "wagers", "cards", "decisions", "final_hands", "logged", "events"),
        *("verdict", "breach", "breached", "expected", "expected_net_cents", "logged_net_cents", "error_cents"),
        *("correct", "why", "note", "notes"),
    )
)
"""Every field of a case that this reader knows."""

ACTIONS = ("pay", "return", "collect", "lammer_paid", "lammer_collected")
_CARD = re.compile(rf"n=(\d+) to=(?:(dealer)|seat(\d+)(?:\.hand(\d+))?) card=({CARD}) face=(up|down)(?: note=(\S+))?")
_FINAL = re.compile(r"(?:(dealer)|seat ?(\d+)(?:\.hand ?(\d+))?) ?= ?((?:(?:10|[2-9TJQKA])[CDHS] ?)*)(.*)")


@dataclass(frozen=True, slots=True)
class Wager:
    """A wager at the start of a round: ``name`` as the case calls it."""

    seat: int
    name: str
    cents: int


@dataclass(frozen=True, slots=True)
class Dealt:
    """A card as logged: its number in the order of dealing, seat and hand (0, 0 the dealer's), face and notes."""

    n: int
    seat: int
    hand: int
    card: str
    face: str
    notes: frozenset[str]


@dataclass(frozen=True, slots=True)
class Entry:
    """One act of the settlement; ``hand`` 0 where none is named."""

    seat: int
    hand: int
    name: str
    action: str
    cents: int
    phase: str


@dataclass(frozen=True, slots=True)
class PhasedCase:
    """A case; ``procedure`` where it is told in events alone, in the case's own words."""

    id: str
    title: str
    procedure: bool
    setup: Mapping[str, object]
    wagers: tuple[Wager, ...]
    cards: tuple[Dealt, ...]
    decisions: tuple[str, ...]
    finals: Mapping[tuple[int, int], tuple[str, ...]]
    logged: tuple[Entry, ...]
    expected: tuple[Entry, ...]
    events: tuple[str, ...]
    errors: Mapping[int, int]
    verdict: str
    breach: tuple[str, ...]

    @property
    def legal(self) -> bool:
        """Whether the case is lawful."""
        return self.verdict == "legal"


def read_case(node: Mapping[str, object]) -> PhasedCase:
    """The case of a node; what is not known becomes an event without a pattern."""
    events = list(words_of(node.get("events")))
    strange = sorted(node.keys() - FIELDS)
    if strange:
        events.append(f"a field that is not known: {', '.join(strange)}")
    kind = str(node.get("type", "round"))
    if kind not in ("round", "procedure"):
        events.append(f"a type that is not known: {kind}")
    rows: dict[str, list[Entry]] = {"logged": [], "expected": []}
    for name, found in rows.items():
        for one in _rows(node.get(name)):
            try:
                found.append(_entry(one))
            except (NotTranslated, KeyError, TypeError, ValueError) as reason:
                events.append(f"{name} {one}: {reason}")
    cards, finals, wagers = _table(node, events)
    setup = node.get("setup")
    return PhasedCase(
        id=str(node.get("id", "")),
        title=str(node.get("title", "")),
        procedure=kind == "procedure",
        setup={str(key): value for key, value in setup.items()} if isinstance(setup, dict) else {},
        wagers=wagers,
        cards=cards,
        decisions=words_of(node.get("decisions")),
        finals=finals,
        logged=tuple(rows["logged"]),
        expected=tuple(rows["expected"]),
        events=tuple(events),
        errors=_net(node.get("error_cents")),
        verdict=str(node.get("verdict", "")),
        breach=words_of(node.get("breach", node.get("breached"))),
    )


def _table(
    node: Mapping[str, object], events: list[str]
) -> tuple[tuple[Dealt, ...], dict[tuple[int, int], tuple[str, ...]], tuple[Wager, ...]]:
    """Cards, hands at the end and wagers; a line of another form becomes an event without a pattern."""
    cards = []
    for line in words_of(node.get("cards")):
        match = _CARD.fullmatch(line)
        if match is None:
            events.append(f"card {line}")
            continue
        seat = int(match[3] or 0)
        notes = frozenset(re.split("[,;+]", match[7] or "")) - {""}
        hand = int(match[4] or 1) if seat else 0
        cards.append(Dealt(int(match[1]), seat, hand, read_card(match[5]), match[6], notes))
    finals = {}
    for line in words_of(node.get("final_hands")):
        match = _FINAL.fullmatch(line)
        if match is None:
            events.append(f"final hand {line}")
            continue
        place = (0, 0) if match[1] else (int(match[2]), int(match[3] or 1))
        finals[place] = tuple(map(read_card, match[4].split()))
    wagers = []
    for row in _rows(node.get("wagers")):
        try:
            wagers.append(Wager(_number(row["seat"]), str(row["wager"]), _number(row["cents"])))
        except (KeyError, TypeError, ValueError) as reason:
            events.append(f"wager {row}: {reason}")
        if set(row) - {"seat", "wager", "cents"}:
            events.append(f"wager {row}")
    return tuple(cards), finals, tuple(wagers)


def _rows(node: object) -> Sequence[Mapping[str, object]]:
    return [one for one in node if isinstance(one, dict)] if isinstance(node, list) else []


def _entry(row: Mapping[str, object]) -> Entry:
    if set(row) - {"seat", "hand", "wager", "action", "cents", "phase", "calc"}:
        raise NotTranslated("a column that is not known")
    action = str(row["action"])
    if action not in ACTIONS:
        raise NotTranslated(f"action {action!r}")
    hand = _number(row.get("hand", 0) or 0)
    return Entry(
        _number(row["seat"]), hand, str(row["wager"]), action, _number(row["cents"]), str(row.get("phase", ""))
    )


def _number(value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int | str):
        raise ValueError(f"{value!r} is no number")
    return int(value)


def _net(node: object) -> dict[int, int]:
    if not isinstance(node, dict):
        return {}
    return {int(str(seat).removeprefix("seat")): _number(cents) for seat, cents in node.items()}
