"""Rounds dealt by the npm package engine-blackjack 0.9.2, one JSON object a line: the state of a game that is done.

That is what ``game.getState()`` gives; the cards left in its ``deck`` may be there or not. The acts stand in
``history``: DEAL (the bet, two cards of the player, the dealer's first), INSURANCE, SPLIT, HIT, DOUBLE, STAND,
SURRENDER, SHOWDOWN and DEALER-HIT, each with its time; hands are called right and, after a split, left.

The engine has one player and no seats. It draws the player's two cards before the dealer's, keeps the dealer's second
card back and shows it after the showdown; each game is dealt from decks made anew. It settles a game at one stroke,
with ``wonOnRight``, ``wonOnLeft`` and the prize of the Insurance, the stake among them. After a doubling it writes a
STAND that nobody chose; after refused requests, INVALID. Side bets are refused: whether their prize includes the stake
is not recorded. What else the state holds follows from this, but for its rules, which go into columns x-rules-...
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from validator.log.importers import Importer, Row
from validator.log.importers.source import (
    UNKNOWN_TO_ENGINES,
    UNRECORDED_TABLE,
    JsonObject,
    as_form,
    cents_of,
    declarations,
    objects_of,
    settlement,
    unusable,
)

TABLE: Final = "engine-blackjack"
RIGHT: Final = 1
LEFT: Final = 2
DEALER: Final = 0
POSITIONS: Final = {"right": RIGHT, "left": LEFT}
FIELDS: Final = frozenset({"stage", "history", "handInfo", "dealerCards", "wonOnRight", "wonOnLeft"})

ALWAYS: Final[Mapping[str, tuple[str, ...]]] = {
    "load-shoe": ("dest",),
    "round-start": ("at",),
    "wager": ("wager", "what", "hand", "cents", "ref", "at"),
    "deal": ("hand", "card", "source", "at"),
    "expose": ("hand", "card", "at"),
    "choice": ("what", "hand", "at"),
    "split": ("hand", "ref", "card", "at"),
    "collect": ("wager", "cents"),
    "pay": ("wager", "cents"),
    "return": ("wager", "cents"),
    "round-end": (),
}
"""What the source always records: the kinds, and of each the columns."""

CHOICES: Final = {"HIT": "hit", "STAND": "stand", "DOUBLE": "double", "SPLIT": "split", "SURRENDER": "surrender"}


@dataclass(slots=True)
class _Game:
    """A game while its history is taken act by act: the rows, the cards of each hand, the stakes by wager of each."""

    number: int
    rows: list[Row] = field(default_factory=list)
    cards: dict[int, list[str]] = field(default_factory=lambda: {RIGHT: [], DEALER: []})
    stakes: dict[int, dict[int, int]] = field(default_factory=lambda: {RIGHT: {}})
    insurance: dict[int, int] = field(default_factory=dict)
    doubled: bool = False
    given: list[Row] = field(default_factory=list)
    """What is given back and paid, which follows all that is collected: the engine settles at one stroke."""
    _wagers: int = 0

    def add(self, kind: str, at: object = None, **operands: object) -> None:
        """Append a row of the round."""
        time = {} if at is None else {"at": as_form(at, int)}
        self.rows.append({"kind": kind, **({} if kind == "load-shoe" else {"round": self.number}), **time, **operands})

    def deal(self, hand: int, card: str, at: object, **operands: object) -> None:
        """Deal a card to a hand."""
        self.cards[hand].append(card)
        seat = {"seat": DEALER} if hand == DEALER else {}
        self.add("deal", at, hand=hand, **seat, card=card, source="shoe", **operands)

    def wager(self, hand: int, what: str, cents: int, at: object) -> int:
        """Place a wager; its id. All but the first depend on that."""
        self._wagers += 1
        on = {"ref": 1} if self._wagers > 1 else {}
        self.add("wager", at, wager=self._wagers, hand=hand, what=what, cents=cents, **on)
        return self._wagers

    def take(self, act: JsonObject) -> None:
        """Take one act of the history; raises ValueError for one that cannot have happened."""
        kind, at = as_form(act["type"], str), act["ts"]
        payload = as_form(act.get("payload") or {}, dict)
        after_doubling, self.doubled = self.doubled, kind == "DOUBLE"
        match kind:
            case "DEAL":
                self._begin(act, payload, at)
            case "INSURANCE":
                stake = cents_of(payload["bet"])
                self.add("choice", at, hand=RIGHT, what="insurance" if stake else "no-insurance")
                if stake:
                    self.insurance[self.wager(RIGHT, "insurance", stake, at)] = stake
            case "SPLIT":
                self._split(act, payload, at)
            case "HIT" | "DOUBLE":
                hand = next(number for name, number in POSITIONS.items() if name in act)
                self.add("choice", at, hand=hand, what=CHOICES[kind])
                if kind == "DOUBLE":
                    stake = cents_of(payload["bet"])
                    self.stakes[hand][self.wager(hand, "double-down", stake, at)] = stake
                self.deal(hand, _cards(act["right" if hand == RIGHT else "left"])[-1], at)
            case "STAND" | "SURRENDER":
                if not (kind == "STAND" and after_doubling):
                    hand = POSITIONS[as_form(payload.get("position", "right"), str)]
                    self.add("choice", at, hand=hand, what=CHOICES[kind])
            case "DEALER-HIT":
                card = _cards(act["dealerCards"])[-1]
                if "dealerHoleCard" in payload:
                    self.add("expose", at, hand=DEALER, seat=DEALER, card=card)
                else:
                    self.deal(DEALER, card, at)
            case "SHOWDOWN" | "INVALID":
                pass
            case _:
                raise ValueError(f"{kind[:40]!r} is no act of a history that is known")

    def _begin(self, act: JsonObject, payload: JsonObject, at: object) -> None:
        for name, stake in as_form(payload.get("sideBets") or {}, dict).items():
            if stake:
                raise ValueError(f"the side bet {name}: whether what it wins includes the stake is not recorded")
        stake = cents_of(payload["bet"])
        self.add("load-shoe", dest="shoe")
        self.add("round-start", at)
        self.stakes[RIGHT][self.wager(RIGHT, "blackjack", stake, at)] = stake
        for card in _cards(act["right"]):
            self.deal(RIGHT, card, at)
        for card in _cards(act["dealerCards"]):
            self.deal(DEALER, card, at, face="up")

    def _split(self, act: JsonObject, payload: JsonObject, at: object) -> None:
        right, left = _cards(act["right"]), _cards(act["left"])
        if [left[0], right[0]] != self.cards[RIGHT]:
            raise ValueError("the hands of a split are not those of the pair")
        self.add("choice", at, hand=RIGHT, what="split")
        stake = cents_of(payload["bet"])
        self.stakes[LEFT] = {self.wager(LEFT, "split", stake, at): stake}
        self.add("split", at, hand=LEFT, ref=RIGHT, card=left[0])
        self.cards[RIGHT], self.cards[LEFT] = right[:1], left[:1]
        self.deal(RIGHT, right[1], at)
        self.deal(LEFT, left[1], at)

    def settle(self, stakes: Mapping[int, int], back: int) -> None:
        """Write what became of the stakes of a hand, of which so much came back, winnings and stakes."""
        for row in settlement(stakes, back):
            (self.rows if row["kind"] == "collect" else self.given).append({"round": self.number, **row})


def convert(source: Path) -> Iterator[Row]:
    """The rows of the round log for the file ``source``; raises SourceUnusable for a line that does not fit."""
    seq = 0
    for row in (UNRECORDED_TABLE, *declarations(ALWAYS, {}, UNKNOWN_TO_ENGINES)):
        seq += 1
        if row["what"] == "deal.face":
            row = row | {"by": "sometimes"}
        yield {"table": TABLE, "seq": seq, **row}
    for number, (line, value) in enumerate(objects_of(source), 1):
        try:
            rows = _rows(as_form(value, dict), number)
        except (ValueError, KeyError, IndexError, StopIteration) as error:
            raise unusable(source, line, error) from error
        for row in rows:
            seq += 1
            yield {"table": TABLE, "seq": seq, **row}


def _rows(found: JsonObject, number: int) -> list[Row]:
    """The rows of a game; raises ValueError where its history, hands and prizes do not agree."""
    if found["stage"] != "done":
        raise ValueError(f"the game is at the stage {str(found['stage'])[:40]!r}, not done")
    game = _Game(number)
    hole = as_form(found["dealerHoleCard"], dict)
    for act in as_form(found["history"], list):
        game.take(as_form(act, dict))
        if as_form(act, dict)["type"] == "DEAL":
            game.deal(DEALER, _card(hole), as_form(act, dict)["ts"], face="down")
    final = {DEALER: _cards(found["dealerCards"])}
    for name, info in as_form(found["handInfo"], dict).items():
        if as_form(info, dict):
            final[POSITIONS[name]] = _cards(info["cards"])
    if final != game.cards:
        raise ValueError("the hands do not follow from the history")
    insurance = as_form(found.get("sideBetsInfo") or {}, dict).get("insurance") or {"win": 0}
    game.settle(game.insurance, cents_of(as_form(insurance, dict)["win"]))
    game.settle(game.stakes[RIGHT], cents_of(found["wonOnRight"]))
    game.settle(game.stakes.get(LEFT, {}), cents_of(found["wonOnLeft"]))
    game.rows += game.given
    game.add("round-end")
    start = next(row for row in game.rows if row["kind"] == "round-start")
    start |= {f"x-rules-{name}": value for name, value in as_form(found.get("rules") or {}, dict).items()}
    return game.rows


def _card(value: object) -> str:
    card = as_form(value, dict)
    return as_form(card["text"], str) + as_form(card["suite"], str)[0].upper()


def _cards(value: object) -> list[str]:
    return [_card(card) for card in as_form(value, list)]


IMPORTER: Final = Importer(
    takes="JSON lines: the state of a game of the npm package engine-blackjack 0.9.2 that is done each "
    "(stage, history, handInfo, dealerCards, wonOnRight)",
    convert=convert,
    is_of=lambda found: isinstance(found, dict) and found.keys() >= FIELDS,
    without=UNKNOWN_TO_ENGINES,
    chapters=("633a",),
)
