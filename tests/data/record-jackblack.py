"""Records rounds dealt by the PyPI package jackblack (0.8.0, MIT licence), one JSON object a line.

    pip install jackblack==0.8.0 && python record-jackblack.py 1000 > jackblack-rounds.jsonl

Each choice of the engine is drawn at random from those it allows, with a fixed seed, and so are the bets; hands that are
split play on as the engine's own Simple. The engine keeps no history: what it does is taken down where it deals a card,
moves chips and asks for a decision.
"""

import json
import random
import sys
from collections.abc import Callable, Sequence
from typing import Any

from jackblack import Deck, Player, Simulation, Strategy
from jackblack.player import PseudoPlayer

SUITS = {"❤️": "h", "♦️": "d", "♣︎": "c", "♠︎": "s"}
events: list[list[Any]] = []
settling: dict[str, Any] | None = None


def word(card: Any) -> str:
    return ("T" if card.rank == "10" else card.rank[0]) + SUITS[card.suit]


def place(player: Any) -> tuple[str, int]:
    """A hand's player, and its index among his hands; the two that a split forms are formed one after the other."""
    if not isinstance(player, PseudoPlayer):
        return player.name, 0
    index = next((i for i, one in enumerate(player.parent.pseudos) if one is player), None)
    if index is None:
        index = events[-1][2] + (events[-1][0] == "bet")
    return player.parent.name, index


def add(what: str, player: Any, *more: float) -> None:
    events.append([what, *place(player), *(int(one) if one == int(one) else one for one in more)])


def after(kind: type, name: str, told: Callable[..., object]) -> None:
    original = getattr(kind, name)

    def wrapper(self: Any, *args: Any, **kwargs: Any) -> Any:
        result = original(self, *args, **kwargs)
        told(self, result, *args, **kwargs)
        return result

    setattr(kind, name, wrapper)


def before(kind: type, name: str, told: Callable[[Any], object]) -> None:
    original = getattr(kind, name)

    def wrapper(self: Any, *args: Any, **kwargs: Any) -> Any:
        told(self)
        return original(self, *args, **kwargs)

    setattr(kind, name, wrapper)


class AtRandom(Strategy):  # type: ignore[misc]  # jackblack has no types
    def decide_bet(self, player: Any, min_bet: int = 15) -> int:
        return random.choice((15, 20, 25, 50, 100))

    def decide(self, player: Any, choices: Sequence[str], dealer: Any = None, players: Sequence[Any] = ()) -> str:
        rest = player.hand_value() >= 17 and random.random() < 0.8
        return "stay" if rest else random.choice(sorted(word for word in choices if word))


class Chips:
    """The chips of a player; what comes back when hands are settled is taken down."""

    def __get__(self, player: Any, kind: object = None) -> Any:
        return player.__dict__["_chips"]

    def __set__(self, player: Any, value: float) -> None:
        back = value - player.chips if settling else 0
        player.__dict__["_chips"] = value
        if settling and back > 0:
            add("insurance-back" if settling["insured"] else "back", settling["hand"], back)
            settling["insured"] = False


def to_settle(self: Any) -> None:
    global settling
    if settling is not None:
        settling = {"hand": self, "insured": self.insurance > 0 and game.dealer.has_blackjack()}


def placed(self: Any, result: float, bet_amount: float, **more: object) -> None:
    if result > 0:
        add("bet", self, bet_amount)


def dealt(self: object, card: Any) -> None:
    events[-1][3] = word(card)


class Recorded(Simulation):  # type: ignore[misc]  # jackblack has no types
    def hit_player(self, player: Any) -> Any:
        if len(self.deck) == 0:
            events.append(["shuffle"])
        name, hand = ("Dealer", 0) if player is self.dealer else place(player)
        events.append(["card", name, hand, None])
        return super().hit_player(player)

    def _get_results(self) -> Any:
        global settling
        settling = {}
        results = super()._get_results()
        settling = None
        return results


after(Strategy, "__decide__", lambda self, result, player, **more: events.append(["decision", *place(player), result]))
for kind in (Player, PseudoPlayer):
    after(kind, "place_bet", placed)
    before(kind, "split_hand", lambda self: events.append(["split", *place(self)]))
after(Player, "place_insurance_bet", lambda self, result: add("insurance", self, self.insurance))
before(Player, "has_insurance", to_settle)
after(Deck, "deal", dealt)
Player.chips = Chips()

random.seed(20250801)
players = [Player(name, chips=10**9, strategy=AtRandom()) for name in ("P1", "P2", "P3")]
deck = Deck(num_decks=8, shuffle=True)
for number in range(1, int(sys.argv[1]) + 1):
    events.clear()
    seated = players[: random.randint(1, 3)]
    game = Recorded(seated, deck=deck)
    game._start()
    hands = {one.name: [[word(card) for card in hand.hand] for hand in one.pseudos or [one]] for one in seated}
    line = {"round": number, "events": events, "hands": hands, "dealer": [word(card) for card in game.dealer.hand]}
    print(json.dumps(line, separators=(",", ":")))
