"""Rows of one table as a scene: its segments, whose each wager and hand is, and the cards of each hand."""

from collections.abc import Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from math import log2
from typing import NamedTuple

from validator.log.notation import Row
from validator.log.vocabulary import FAMILY_ROUND, KINDS

DEALER = 0
"""The hand of the dealer."""

STAKED = ("wager", "wager-changed")
SETTLES = ("pay", "collect", "return")


class RowKey(NamedTuple):
    """What a row is, whatever its numbers: its kind, its word, whose hand and which type of wager it is about."""

    kind: str
    what: str = ""
    role: str = ""
    wager: str = ""


def settle_alike(one: RowKey, other: RowKey) -> bool:
    """Whether two rows settle wagers of one type, each in its way."""
    return one.kind in SETTLES and other.kind in SETTLES and one.wager == other.wager


class WagerResult(NamedTuple):
    """The result of a wager: how the hand compares with the other, and how many cards and points both have."""

    stands: str
    exactly: tuple[int, ...]


@dataclass
class Segment:
    """The rows of one round, or those between two rounds: from ``start`` to ``stop``, the end exclusive."""

    start: int
    stop: int
    number: int | None = None
    wagers: dict[int, int] = field(default_factory=dict)
    """The place at which each wager is placed."""
    hands: dict[int, list[int]] = field(default_factory=dict)
    """The places of what is dealt to each hand, or of the split that began it."""


class Scene:
    """The rows of one table in order. ``own``: hands are players' own and the dealer's, as nowhere in baccarat."""

    def __init__(self, rows: Sequence[Row], *, own: bool) -> None:
        self.rows = rows
        self.own = own
        self.came: dict[tuple[int, int | None], WagerResult | None] = {}
        """How hands of segments stand at their end, as far as that has been found out."""
        self.stretches: list[Segment] = []
        self._of: list[int] = []
        for place, row in enumerate(rows):
            number = whole_number(row, "round")
            last = self.stretches[-1] if self.stretches else None
            if last is None or last.number != number or (row["kind"] == "round-start" and number is not None):
                self.stretches.append(Segment(place, place, number))
            self.stretches[-1].stop = place + 1
            self._of.append(len(self.stretches) - 1)
            self._note(self.stretches[-1], place, row)

    def _note(self, stretch: Segment, place: int, row: Row) -> None:
        kind, hand, wager = row["kind"], whole_number(row, "hand"), whole_number(row, "wager")
        if kind == "wager" and wager is not None:
            stretch.wagers.setdefault(wager, place)
        elif kind in ("deal", "deliver", "split") and hand is not None:
            stretch.hands.setdefault(hand, []).append(place)

    def stretch(self, place: int) -> Segment:
        """The segment in which a row stands."""
        return self.stretches[self._of[place]]

    def stretch_number(self, place: int) -> int:
        """Which of the segments that is."""
        return self._of[place]

    def around(self, place: int, further: int = 1) -> Segment:
        """The segment in which a row stands, together with so many before and after it."""
        first, last = max(0, self._of[place] - further), min(len(self.stretches) - 1, self._of[place] + further)
        return Segment(self.stretches[first].start, self.stretches[last].stop)

    def first_round(self, place: int) -> bool:
        """Whether no round was begun before a row."""
        begun = self.by_kind.get("round-start", ())
        return not begun or place <= begun[0]

    def after(self, place: int, further: int) -> int:
        """The place at which the segments end that follow a row's own, so many of them."""
        return self.stretches[min(len(self.stretches) - 1, self._of[place] + further)].stop

    def placed(self, place: int, wager: int | None) -> Row | None:
        """The row that placed a wager of the round in which a row stands."""
        found = self.stretch(place).wagers.get(wager) if wager is not None else None
        return None if found is None else self.rows[found]

    def hand_of(self, place: int) -> int | None:
        """The hand that a row is about, by itself or by its wager."""
        row = self.rows[place]
        hand = whole_number(row, "hand")
        if hand is None and (placed := self.placed(place, whole_number(row, "wager"))) is not None:
            hand = whole_number(placed, "hand")
        return hand

    def stake(self, place: int, wager: int | None) -> int | None:
        """The stake of a wager when a row comes to pass."""
        stretch = self.stretch(place)
        found = None
        for one in self.rows[stretch.start : max(place + 1, stretch.start)]:
            if one["kind"] in STAKED and whole_number(one, "wager") == wager and wager is not None:
                found = whole_number(one, "cents") or found
        if found is None and (placed := self.placed(place, wager)) is not None:
            found = whole_number(placed, "cents")
        return found

    def backed(self, place: int, hand: int | None) -> int | None:
        """The first wager on a hand in the round of a row: the main one."""
        for wager, placed in self.stretch(place).wagers.items():
            if hand is not None and whole_number(self.rows[placed], "hand") == hand:
                return wager
        return None

    def role(self, hand: int | None) -> str:
        """Whose a hand is."""
        if hand is None:
            return ""
        if not self.own:
            return str(hand)
        return "dealer" if hand == DEALER else "player"

    def key(self, place: int) -> RowKey:
        """What a row is."""
        row = self.rows[place]
        placed = self.placed(place, whole_number(row, "wager"))
        type_of = str(placed["what"]) if placed is not None else ""
        return RowKey(str(row["kind"]), str(row.get("what", "")), self.role(self.hand_of(place)), type_of)

    @cached_property
    def keys(self) -> list[RowKey]:
        """What each row is."""
        return [self.key(place) for place in range(len(self.rows))]

    @cached_property
    def by_kind(self) -> dict[str, list[int]]:
        """The places of the rows of each kind."""
        found: dict[str, list[int]] = {}
        for place, row in enumerate(self.rows):
            found.setdefault(str(row["kind"]), []).append(place)
        return found

    @cached_property
    def said(self) -> list[frozenset[Hashable]]:
        """The kinds of row that each segment has, and their words."""
        rows = (self.rows[stretch.start : stretch.stop] for stretch in self.stretches)
        return [
            frozenset({row["kind"] for row in there} | {(row["kind"], row["what"]) for row in there if "what" in row})
            for there in rows
        ]

    @cached_property
    def rare(self) -> dict[Hashable, float]:
        """How much more a kind of row counts, or a word of it, that is there in few segments than one in all."""
        often: dict[Hashable, int] = {}
        for there in self.said:
            for one in there:
                often[one] = often.get(one, 0) + 1
        return {one: 1 + log2(len(self.stretches) / number) for one, number in often.items()}

    def cards(self, place: int, hand: int, *, until: bool = True) -> list[str]:
        """The cards of a hand in the round of a row, ``until`` that row or to the end; "?" is one not known."""
        stretch = self.stretch(place)
        found: list[str] = []
        shown: list[str] = []
        for at in stretch.hands.get(hand, ()):
            if not until or at <= place:
                found.append(str(self.rows[at].get("card", "?")))
        for at in range(stretch.start, stretch.stop):
            row = self.rows[at]
            if row["kind"] == "split" and row.get("ref") == hand and (not until or at <= place) and len(found) > 1:
                found.pop(1)
            elif row["kind"] == "expose" and row.get("hand") == hand and "card" in row:
                shown.append(str(row["card"]))
        for card in shown:
            if "?" in found and card not in found:
                found[found.index("?")] = card
        return found


def whole_number(row: Row, column: str) -> int | None:
    """The integer in a column of a row; None where there is none."""
    found = row.get(column)
    return found if isinstance(found, int) else None


def players_of(rows: Iterable[Row]) -> Iterator[tuple[int, str]]:
    """The seats that rows name, each with its player."""
    for row in rows:
        seat, player = whole_number(row, "seat"), row.get("player")
        if seat is not None and player is not None:
            yield seat, str(player)


def is_of_round(row: Row) -> bool:
    """Whether a row is of a kind that happens in a round."""
    return KINDS[str(row["kind"])] in FAMILY_ROUND
