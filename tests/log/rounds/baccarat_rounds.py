"""Finished rounds of Minibaccarat as a house would settle them, and mistakes planted in some of them."""

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

DECKS = 8
RESHUFFLED_BELOW = 30
STAKES = (2000, 3000, 5000, 10000)
DRAWS = {3: "0123456789".replace("8", ""), 4: "234567", 5: "4567", 6: "67"}
"""The values of the Player's third card against which the Banker's Hand draws, by its own points."""


@dataclass
class SimBet:
    """What one seat wagered: stakes and what went back, in cents, by player, banker and tie; ``vigorish`` was taken."""

    round: int
    seat: int
    player: list[str]
    banker: list[str]
    stakes: dict[str, int]
    back: dict[str, int] = field(default_factory=dict)
    vigorish: int = 0
    planted: list[int] = field(default_factory=list)


def points(cards: list[str]) -> int:
    return sum(1 if card[0] == "A" else 0 if card[0] in "1JQK" else int(card[0]) for card in cards) % 10


def winner(bet: SimBet) -> str:
    player, banker = points(bet.player), points(bet.banker)
    return "tie" if player == banker else "player" if player > banker else "banker"


def lawful(rounds: int, seed: int = 7) -> list[SimBet]:
    """What was wagered in lawful rounds."""
    random = Random(seed)
    shoe: list[str] = []
    found = []
    for number in range(1, rounds + 1):
        if len(shoe) < RESHUFFLED_BELOW:
            ranks = ("A", *map(str, range(2, 11)), "J", "Q", "K")
            shoe = [rank + suit for rank in ranks for suit in "CDHS"] * DECKS
            random.shuffle(shoe)
        player, banker = [shoe.pop(), shoe.pop()], [shoe.pop(), shoe.pop()]
        draw(player, banker, shoe)
        for seat in sorted(random.sample(range(1, 7), random.randint(1, 3))):
            stakes = {random.choice(("player", "banker")): random.choice(STAKES)}
            if random.random() < 0.4:
                stakes["tie"] = 500
            bet = SimBet(number, seat, player, banker, stakes)
            settle(bet)
            found.append(bet)
    return found


def draw(player: list[str], banker: list[str], shoe: list[str]) -> None:
    if max(points(player), points(banker)) >= 8:
        return
    if points(player) <= 5:
        player.append(shoe.pop())
        mine = points(banker)
        if mine <= 2 or (mine in DRAWS and str(points(player[2:])) in DRAWS[mine]):
            banker.append(shoe.pop())
    elif points(banker) <= 5:
        banker.append(shoe.pop())


def settle(bet: SimBet) -> None:
    won = winner(bet)
    for kind, stake in bet.stakes.items():
        if kind == "tie":
            bet.back[kind] = stake * 9 if won == "tie" else 0
        elif won == "tie":
            bet.back[kind] = stake
        else:
            bet.back[kind] = stake * 2 if won == kind else 0
    if won == "banker" and "banker" in bet.stakes:
        bet.vigorish = bet.stakes["banker"] // 20


Mistake = Callable[[SimBet], bool]


def give(bet: SimBet, kind: str, back: int) -> bool:
    bet.planted.append(back - bet.back[kind])
    bet.back[kind] = back
    return True


def vigorish_short(bet: SimBet) -> bool:
    if not bet.vigorish:
        return False
    bet.planted.append(bet.vigorish - bet.vigorish * 4 // 5)
    bet.vigorish = bet.vigorish * 4 // 5
    return True


def vigorish_forgotten(bet: SimBet) -> bool:
    if not bet.vigorish:
        return False
    bet.planted.append(bet.vigorish)
    bet.vigorish = 0
    return True


def tie_paid_nine(bet: SimBet) -> bool:
    return bet.back.get("tie", 0) > 0 and give(bet, "tie", bet.stakes["tie"] * 10)


def tie_unpaid(bet: SimBet) -> bool:
    return bet.back.get("tie", 0) > 0 and give(bet, "tie", 0)


def stake_kept_on_tie(bet: SimBet) -> bool:
    return winner(bet) == "tie" and "player" in bet.stakes and give(bet, "player", 0)


def player_unpaid(bet: SimBet) -> bool:
    return winner(bet) == "player" and "player" in bet.stakes and give(bet, "player", 0)


def banker_paid_on_loss(bet: SimBet) -> bool:
    return winner(bet) == "player" and "banker" in bet.stakes and give(bet, "banker", bet.stakes["banker"] * 2)


MISTAKES: tuple[Mistake, ...] = (
    *(vigorish_short, vigorish_forgotten, tie_paid_nine, tie_unpaid, stake_kept_on_tie, player_unpaid),
    banker_paid_on_loss,
)
