"""Rounds dealt by the Python package jackblack 0.8.0, one JSON object a line.

A line holds ``round``, ``hands`` (of each player his final hands), ``dealer`` (the dealer's cards in order) and
``events`` in the order in which the engine did them, each a list that begins with a word and, but for ``shuffle``,
goes on with a player and the index of one of his hands at that time:

    bet, insurance        and the dollars put down
    card                  and the card; the player Dealer has one hand
    decision              and hit, stay, double down, split or insurance
    split                 the hand and a new one behind it take one card each
    back, insurance-back  and the dollars given back when the hand was settled, the stake among them
    shuffle               all the decks are in the shoe again

The engine keeps no seats, times or faces and collects nothing by an act of its own: the stakes of which nothing came
back are collected before the others are given back. How many decks are in the shoe is not in the record. Where a pair
is split, it takes the stake of the pair and two more.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from validator.log.importers import Importer, Row
from validator.log.importers.source import (
    UNKNOWN_TO_ENGINES,
    UNRECORDED_TABLE,
    as_form,
    cents_of,
    declarations,
    objects_of,
    settlement,
    texts,
    unusable,
)

TABLE: Final = "jackblack"
DEALER: Final = "Dealer"

ALWAYS: Final[Mapping[str, tuple[str, ...]]] = {
    "round-start": (),
    "wager": ("wager", "what", "player", "hand", "cents", "ref"),
    "deal": ("hand", "card", "source"),
    "choice": ("what", "hand", "player"),
    "split": ("hand", "ref", "card"),
    "collect": ("wager", "cents"),
    "pay": ("wager", "cents"),
    "return": ("wager", "cents"),
    "round-end": (),
}
"""What the source always records: the kinds, and of each the columns."""

SOMETIMES: Final[Mapping[str, tuple[str, ...]]] = {"load-shoe": ("dest",)}
"""Kinds of which some are missing: nothing is known of the filling of the first shoe."""

CHOICES: Final = {
    "hit": "hit",
    "stay": "stand",
    "double down": "double",
    "split": "split",
    "insurance": "insurance",
}


@dataclass(slots=True)
class _Hand:
    """A hand: its id in the round, its cards, and its stakes in cents by wager.

    ``split_from`` is the wager on the hand that a split formed it from; ``kept`` are its stakes from before it was
    split, ``insurance`` is that of its Insurance.
    """

    id: int
    cards: list[str] = field(default_factory=list)
    stakes: dict[int, int] = field(default_factory=dict)
    split_from: int | None = None
    kept: dict[int, int] = field(default_factory=dict)
    insurance: dict[int, int] = field(default_factory=dict)
    back: int = 0
    insurance_back: int = 0


class _Rebuilding:
    """The rows of one round while its events are taken one after the other."""

    def __init__(self, number: int) -> None:
        self.rows: list[Row] = []
        self.hands: dict[str, list[_Hand]] = {DEALER: [_Hand(0)]}
        self._number = number
        self._ids = self._wagers = 0
        self._given: list[Row] = []

    def add(self, kind: str, **operands: object) -> None:
        """Append a row of the round."""
        self.rows.append({"kind": kind, "round": self._number, **operands})

    def hand(self, player: str, index: int) -> _Hand:
        """A player's hand; his first is there once it is named."""
        hands = self.hands.setdefault(player, [])
        if not hands and not index:
            self._ids += 1
            hands.append(_Hand(self._ids))
        return hands[index]

    def take(self, event: list[object]) -> None:
        """Take one event; raises ValueError or IndexError for one that cannot have happened."""
        if event == ["shuffle"]:
            self.add("load-shoe", dest="shoe")
            return
        what, player, index, *more = event
        player, index = as_form(player, str), as_form(index, int)
        hand = self.hand(player, index)
        match as_form(what, str), more:
            case "bet", [dollars]:
                self._bet(player, hand, cents_of(dollars))
            case "insurance", [dollars]:
                first = next(iter(hand.stakes))
                hand.insurance[self._wager(player, hand, "insurance", cents_of(dollars), first)] = cents_of(dollars)
            case "card", [card]:
                hand.cards.append(as_form(card, str))
                seat = {"seat": 0} if player == DEALER else {}
                self.add("deal", hand=hand.id, **seat, card=hand.cards[-1].upper(), source="shoe")
            case "decision", [word]:
                if word not in CHOICES:
                    raise ValueError(f"{str(word)[:40]!r} is no decision")
                self.add("choice", player=player, hand=hand.id, what=CHOICES[as_form(word, str)])
            case "split", []:
                self._split(player, index, hand)
            case "back", [dollars]:
                hand.back += cents_of(dollars)
            case "insurance-back", [dollars]:
                hand.insurance_back += cents_of(dollars)
            case _:
                raise ValueError(f"{str(what)[:40]!r} with {len(more)} values is no event")

    def _wager(self, player: str, hand: _Hand, what: str, cents: int, ref: int | None) -> int:
        self._wagers += 1
        on = {} if ref is None else {"ref": ref}
        self.add("wager", wager=self._wagers, player=player, hand=hand.id, what=what, cents=cents, **on)
        return self._wagers

    def _bet(self, player: str, hand: _Hand, cents: int) -> None:
        first = next(iter(hand.stakes), hand.split_from)
        what = "double-down" if hand.stakes else "blackjack" if first is None else "split"
        hand.stakes[self._wager(player, hand, what, cents, first)] = cents

    def _split(self, player: str, index: int, hand: _Hand) -> None:
        if len(hand.cards) != 2:
            raise ValueError("a hand without two cards is split")
        self._ids += 1
        moved = hand.cards.pop()
        new = _Hand(self._ids, [moved], split_from=next(iter(hand.stakes)))
        # The engine keeps the stake of the pair, of which nothing ever comes back, and both hands get another.
        hand.kept |= hand.stakes
        hand.stakes = {}
        self.add("split", hand=new.id, ref=hand.id, card=moved.upper())
        self.hands[player].insert(index + 1, new)

    def settle(self) -> None:
        """Write what became of each stake: what is lost first, as nothing is collected by an act of its own."""
        for player, hands in self.hands.items():
            for hand in hands if player != DEALER else ():
                self._settle(hand.kept, 0)
                self._settle(hand.insurance, hand.insurance_back)
                self._settle(hand.stakes, hand.back)
        self.rows += self._given
        self._given = []

    def _settle(self, stakes: Mapping[int, int], back: int) -> None:
        for row in settlement(stakes, back):
            (self.rows if row["kind"] == "collect" else self._given).append({"round": self._number, **row})


def convert(source: Path) -> Iterator[Row]:
    """The rows of the round log for the file ``source``; raises SourceUnusable for a line that does not fit."""
    seq = 0
    for row in (UNRECORDED_TABLE, *declarations(ALWAYS, SOMETIMES, UNKNOWN_TO_ENGINES)):
        seq += 1
        yield {"table": TABLE, "seq": seq, **row}
    for line, value in objects_of(source):
        try:
            rows = _rows(as_form(value, dict))
        except (ValueError, KeyError, IndexError, StopIteration) as error:
            raise unusable(source, line, error) from error
        for row in rows:
            seq += 1
            yield {"table": TABLE, "seq": seq, **row}


def _rows(found: dict[str, object]) -> list[Row]:
    """The rows of a round; raises ValueError where its events and hands do not agree."""
    again = _Rebuilding(as_form(found["round"], int))
    again.add("round-start")
    for event in as_form(found["events"], list):
        again.take(as_form(event, list))
    final = {name: [texts(cards) for cards in as_form(hands, list)] for name, hands in _items(found["hands"])}
    final[DEALER] = [texts(found["dealer"])]
    if final != {name: [hand.cards for hand in hands] for name, hands in again.hands.items()}:
        raise ValueError("the hands do not follow from the events")
    again.settle()
    again.add("round-end")
    return again.rows


def _items(value: object) -> Iterator[tuple[str, object]]:
    yield from as_form(value, dict).items()


IMPORTER: Final = Importer(
    takes="JSON lines: a round of the PyPI package jackblack 0.8.0 each (round, events, hands, dealer)",
    convert=convert,
    is_of=lambda found: isinstance(found, dict) and {"round", "events", "hands", "dealer"} <= found.keys(),
    without=UNKNOWN_TO_ENGINES,
    chapters=("633a",),
)
