"""Rounds of baccarat dealt at random and by the law, written in the notation of rounds.py.

The third cards, the results and the money are reckoned here once more, from the law's words, apart from the machine.
"""

from dataclasses import dataclass, field
from random import Random

from tests.games.baccarat.rounds import points

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
TABLE_1 = {3: "DDDDDDDDSD", 4: "SSDDDDDDSS", 5: "SSSSDDDDSS", 6: "SSSSSSDDSS"}


@dataclass
class Dealer:
    """Deals shoe after shoe; ``percent`` and ``deferred`` as filed, or on ties where ``on_ties``."""

    random: Random
    percent: int = 5
    deferred: bool = False
    on_ties: bool = False
    face_down: bool = False
    seats: tuple[int, ...] = (1, 3, 4, 6, 7)
    shoe: list[str] = field(default_factory=list)
    owed: dict[int, int] = field(default_factory=dict)

    def opening(self) -> str:
        """The players come, and the first shoe is filled."""
        return "\n".join((*(f"arrive {seat}" for seat in self.seats), *self.new_shoe("opening")))

    def new_shoe(self, why: str) -> list[str]:
        """Shuffled, cut by a player, filled, its first cards removed."""
        self.shoe = [rank + suit for rank in RANKS for suit in "CDHS"] * 8
        self.random.shuffle(self.shoe)
        order = sorted(self.seats, reverse=True)
        willing = self.random.randrange(len(order) + 1)
        acts = [f"due {seat} {cents}" for seat, cents in self.owed.items()]
        self.owed.clear()
        acts.append(f"shuffle {why}")
        acts += [f"offer {seat} refused" for seat in order[:willing]]
        depth = self.random.randrange(10, 407)
        if willing < len(order):
            acts += [f"offer {order[willing]} accepted", f"cut {order[willing]} {depth}"]
        else:
            acts.append(f"cut dealer {depth}")
        first = self.shoe.pop()
        further = {"A": 1, "1": 10, "J": 10, "Q": 10, "K": 10}.get(first[0]) or int(first[0])
        del self.shoe[-further:]
        return [*acts, f"insert {self.random.randrange(14, 40)}", "load", f"first {first} {further}"]

    def rounds(self, number: int) -> list[str]:
        """So many rounds, with what happens between them."""
        found: list[str] = []
        since = -1
        while len(found) < number:
            covered = since < 0 and len(self.shoe) < 60
            found.append(self.round(covered))
            if since == 0:
                found.append("\n".join(("between", *self.new_shoe("shoe-dealt"))))
                since = -1
            elif covered:
                found.append("between\nlast")
                since = 0
        return found

    def round(self, covered: bool) -> str:
        """One round, in which the cover card may appear."""
        acts, bets = self.bets()
        cards = [self.shoe.pop() for _ in range(4)]
        player, banker = [cards[0], cards[2]], [cards[1], cards[3]]
        acts.append("cards " + " ".join(cards))
        if covered:
            acts.append("cover")
        acts += ["turn player", "called player", "turn banker", "called banker"] if self.face_down else ["called"]
        low, high = points(player), points(banker)
        if low < 8 and high < 8:
            if low < 6:
                player.append(self.shoe.pop())
                acts.append(f"player {player[2]}")
            if self.banker_draws(high, player):
                banker.append(self.shoe.pop())
                acts.append(f"banker {banker[2]}")
        low, high = points(player), points(banker)
        result = "tie" if low == high else "player" if low > high else "banker"
        return "\n".join((*acts, f"result {result}", *self.settled(bets, result), "clear"))

    def banker_draws(self, high: int, player: list[str]) -> bool:
        """Whether the Banker's Hand draws on ``high``."""
        if len(player) < 3:
            return high <= 5
        return high < 3 or (high < 7 and TABLE_1[high][points(player[2:])] == "D")

    def bets(self) -> tuple[list[str], dict[str, int]]:
        """Wagers of this round by their short names."""
        bets = {}
        for seat in self.seats:
            for type_ in "bpt":
                if self.random.random() < 0.4:
                    bets[f"{seat}{type_}"] = self.random.randrange(100, 5000) * 5
        return [f"bet {name} {cents}" for name, cents in bets.items()], bets

    def settled(self, bets: dict[str, int], result: str) -> list[str]:
        """Losing wagers, then the winning ones from the highest number down, then those that are void."""
        wins = {"tie": "t", "player": "p", "banker": "b"}[result]
        void = [name for name in bets if result == "tie" and name[-1] in "bp"]
        lost = [name for name in bets if name[-1] != wins and name not in void]
        self.random.shuffle(lost)
        acts = [f"collect {name} {bets[name]}" for name in lost]
        for name in sorted((name for name in bets if name[-1] == wins), key=lambda name: -int(name[:-1])):
            if wins == "b" and not self.on_ties:
                acts.append(self.vigorish(name, bets[name]))
            acts += [f"pay {name} {bets[name] * (8 if wins == 't' else 1)}", f"return {name} {bets[name]}"]
        for name in void:
            charge = self.on_ties and name[-1] == "b"
            taken = -(-bets[name] // 20) * 5 if charge else 0
            acts += [f"vig {name} {taken}"] if charge else []
            acts.append(f"return {name} {bets[name] - taken}")
        return acts

    def vigorish(self, name: str, won: int) -> str:
        """The vigorish on what was won, rounded up, taken or marked."""
        cents = -(-won * self.percent // 500) * 5
        if not self.deferred:
            return f"vig {name} {cents}"
        self.owed[int(name[:-1])] = self.owed.get(int(name[:-1]), 0) + cents
        return f"mark {name} {cents}"
