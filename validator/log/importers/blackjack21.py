"""Rounds dealt by the Python package blackjack21 5.0.0, one JSON object a line.

A line holds ``round`` and ``shoe`` (numbers), ``drawn`` (every card in the order in which it left the shoe), for each
player his name, bet in dollars and final hands (cards, bet, the engine's word for the result), the dealer's cards in
order, and ``actions``: ``[player, index of the hand, action]`` in order.

The rows are what follows from that and no more. There are no seats, times, faces, payments or offers in the source,
so the log declares them as never recorded; the words for the results are no payments and go into a column of the
source's own, ``x-result``. Where the number of the shoe changes, another shoe was loaded: that is a row, but who
shuffled and cut it, whether a card was burned and where the cover card was is not known; nor is it known what came
before the first round. What the engine has no means for (a switch, a wager changed, a hand called dead) is declared
recorded, as there was none. Index 1 of a player's hands is the one formed last, next to the hand that was split.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from validator.log.importers import Importer, Row
from validator.log.importers.source import (
    UNKNOWN_TO_ENGINES,
    UNRECORDED_TABLE,
    as_form,
    declarations,
    lines_of,
    parse_json,
    texts,
    unusable,
)

TABLE: Final = "blackjack21"

CENTS: Final = 100

ALWAYS: Final[Mapping[str, tuple[str, ...]]] = {
    "round-start": (),
    "wager": ("wager", "what", "player", "hand", "cents", "ref"),
    "choice": ("what", "hand", "player"),
    "deal": ("hand", "card", "source"),
    "split": ("hand", "ref", "card"),
    "round-end": (),
}
"""What the source always records: the kinds, and of each the columns. The engine knows no Insurance."""

SOMETIMES: Final[Mapping[str, tuple[str, ...]]] = {"load-shoe": ("dest",)}
"""Kinds of which some are missing (the first shoe); the columns are there."""

ACTIONS: Final = ("stand", "hit", "double", "split", "surrender")


@dataclass(slots=True)
class _Hand:
    """A hand as it is rebuilt: its id in the round, whose it is, the row of the wager behind it, and its bet."""

    id: int
    player: str
    wager: Row
    bet: int
    cards: list[str] = field(default_factory=list)


@dataclass(slots=True)
class _Round:
    """One line of the source, checked for its shape."""

    number: int
    shoe: int
    drawn: list[str]
    dealer: list[str]
    actions: list[tuple[str, int, str]]
    players: list[tuple[str, int, list[tuple[list[str], int, str]]]]


def convert(source: Path) -> Iterator[Row]:
    """The rows of the round log for the file ``source``; raises SourceUnusable for a line that does not fit."""
    seq = 0
    for row in (UNRECORDED_TABLE, *declarations(ALWAYS, SOMETIMES, UNKNOWN_TO_ENGINES)):
        seq += 1
        yield {"table": TABLE, "seq": seq, **row}
    shoe: int | None = None
    for line, words in lines_of(source):
        try:
            found = _read(parse_json(words))
            rows = _rows(found)
        except (ValueError, KeyError, IndexError) as error:
            raise unusable(source, line, error) from error
        if shoe is not None and found.shoe != shoe:
            rows.insert(0, {"kind": "load-shoe", "dest": "shoe"})
        shoe = found.shoe
        for row in rows:
            seq += 1
            yield {"table": TABLE, "seq": seq, **row}


def _read(found: object) -> _Round:
    line = as_form(found, dict)
    players = []
    for one in as_form(line["players"], list):
        hands = [
            (texts(hand["cards"]), as_form(hand["bet"], int), as_form(hand["result"], str))
            for hand in as_form(one["hands"], list)
        ]
        players.append((as_form(one["name"], str), as_form(one["bet"], int), hands))
    actions = [
        (as_form(who, str), as_form(index, int), as_form(what, str))
        for who, index, what in as_form(line["actions"], list)
    ]
    number, shoe = as_form(line["round"], int), as_form(line["shoe"], int)
    return _Round(number, shoe, texts(line["drawn"]), texts(line["dealer"]), actions, players)


class _Rebuilding:
    """The rows of one round while its cards are dealt again in the order in which they left the shoe."""

    def __init__(self, found: _Round) -> None:
        self.rows: list[Row] = []
        self.hands: dict[str, list[_Hand]] = {}
        self._drawn = iter(found.drawn)
        self._number = found.number
        self._ids = 0

    def add(self, kind: str, **operands: object) -> Row:
        """Append a row of the round."""
        row: Row = {"kind": kind, "round": self._number, **operands}
        self.rows.append(row)
        return row

    def deal(self, hand: int, cards: list[str]) -> None:
        """Deal the next card of the shoe to a hand."""
        card = next(self._drawn, None)
        if card is None:
            raise ValueError("drawn has fewer cards than the hands and actions need")
        cards.append(card)
        seat = {"seat": 0} if hand == 0 else {}
        self.add("deal", hand=hand, **seat, card=card.upper(), source="shoe")

    def left(self) -> int:
        """Number of cards drawn that no hand was given."""
        return sum(1 for _ in self._drawn)

    def new_hand(self, player: str, bet: int, what: str, **operands: object) -> _Hand:
        """Place a wager that a new hand stands behind."""
        self._ids += 1
        row = self.add(
            "wager", wager=self._ids, player=player, hand=self._ids, what=what, cents=bet * CENTS, **operands
        )
        return _Hand(self._ids, player, row, bet)

    def double(self, hand: _Hand) -> None:
        """Place a Double Down Wager; the source records the doubled bet of the hand."""
        self._ids += 1
        self.add(
            "wager",
            wager=self._ids,
            player=hand.player,
            hand=hand.id,
            what="double-down",
            cents=hand.bet * CENTS,
            ref=hand.wager["wager"],
        )
        hand.bet *= 2


def _rows(found: _Round) -> list[Row]:
    """The rows of a round; raises ValueError where its cards, actions and hands do not agree."""
    again = _Rebuilding(found)
    again.add("round-start", **{"x-shoe": found.shoe})
    for name, bet, _ in found.players:
        if name in again.hands:
            raise ValueError(f"two players are called {name!r}")
        again.hands[name] = [again.new_hand(name, bet, "blackjack")]
    dealer: list[str] = []
    for _ in range(2):
        for hands in again.hands.values():
            again.deal(hands[0].id, hands[0].cards)
        again.deal(0, dealer)
    for name, index, action in found.actions:
        _act(again, again.hands[name], index, action)
    while len(dealer) < len(found.dealer):
        again.deal(0, dealer)
    _compare(again, found, dealer)
    again.add("round-end")
    return again.rows


def _act(again: _Rebuilding, hands: list[_Hand], index: int, action: str) -> None:
    if action not in ACTIONS:
        raise ValueError(f"{action[:40]!r} is no action")
    hand = hands[index]
    again.add("choice", player=hand.player, hand=hand.id, what=action)
    if action == "double":
        again.double(hand)
        again.deal(hand.id, hand.cards)
    elif action == "hit":
        again.deal(hand.id, hand.cards)
    elif action == "split":
        new = again.new_hand(hand.player, hand.bet, "split", ref=hand.wager["wager"])
        moved = hand.cards.pop()
        again.add("split", hand=new.id, ref=hand.id, card=moved.upper())
        new.cards.append(moved)
        hands.insert(index + 1, new)
        again.deal(hand.id, hand.cards)
        again.deal(new.id, new.cards)


def _compare(again: _Rebuilding, found: _Round, dealer: Sequence[str]) -> None:
    if again.left():
        raise ValueError("drawn has more cards than the hands and actions need")
    if list(dealer) != found.dealer:
        raise ValueError("the dealer's cards are not those drawn for him")
    for name, _, recorded in found.players:
        rebuilt = again.hands[name]
        if [(hand.cards, hand.bet) for hand in rebuilt] != [(cards, bet) for cards, bet, _ in recorded]:
            raise ValueError(f"the hands of {name} do not follow from the cards drawn and the actions")
        for hand, (_, _, result) in zip(rebuilt, recorded, strict=True):
            hand.wager["x-result"] = result


FIELDS: Final = frozenset({"round", "shoe", "drawn", "dealer", "actions", "players"})

IMPORTER: Final = Importer(
    takes="JSON lines: a round of the PyPI package blackjack21 5.0.0 each "
    "(round, shoe, drawn, dealer, actions, players)",
    convert=convert,
    is_of=lambda found: isinstance(found, dict) and found.keys() >= FIELDS,
    without=UNKNOWN_TO_ENGINES,
    chapters=("633a",),
)
