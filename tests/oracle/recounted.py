"""What rounds of public sources came to, read from the sources alone: cards of all hands, cents staked, cents won."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

Recount = tuple[list[str], int, int | None]


def hand(cards: Iterable[Any]) -> str:
    texts = (card if isinstance(card, str) else card["text"] + card["suite"][0] for card in cards)
    return " ".join(sorted(text.upper().replace("10", "T") for text in texts))


def baccarat_engine(one: dict[str, Any]) -> Recount:
    return sorted(map(hand, (one["player"], one["banker"]))), 0, 0


def blackjack21(one: dict[str, Any]) -> Recount:
    hands = [each for player in one["players"] for each in player["hands"]]
    cards = (one["dealer"], *(each["cards"] for each in hands))
    return sorted(map(hand, cards)), 100 * sum(each["bet"] for each in hands), None


def engine_blackjack(one: dict[str, Any]) -> Recount:
    hands = [each for each in one["handInfo"].values() if each]
    insured = sum(act["payload"]["bet"] for act in one["history"] if act["type"] == "INSURANCE")
    back = one["wonOnRight"] + one["wonOnLeft"] + ((one["sideBetsInfo"].get("insurance") or {}).get("win") or 0)
    staked = sum(each["bet"] for each in hands) + insured
    cards = (one["dealerCards"], *(each["cards"] for each in hands))
    return sorted(map(hand, cards)), round(100 * staked), round(100 * (back - staked))


def jackblack(one: dict[str, Any]) -> Recount:
    money = Counter[str]()
    for kind, *rest in one["events"]:
        money[kind] += round(100 * rest[-1]) if rest and not isinstance(rest[-1], str) else 0
    hands = (one["dealer"], *(cards for of_player in one["hands"].values() for cards in of_player))
    staked = money["bet"] + money["insurance"]
    return sorted(map(hand, hands)), staked, money["back"] + money["insurance-back"] - staked
