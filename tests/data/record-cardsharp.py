"""Records rounds dealt by the PyPI package cardsharp (0.1.0, MIT licence), a row for each seat.

    pip install cardsharp==0.1.0 && python record-cardsharp.py 1000 > cardsharp-rounds.csv

Two players play its basic strategy. What it pays, and what is wagered beside, is taken down where it does so; rounds in
which a pair was split are left out, as it keeps no wager of its own for them.
"""

import asyncio
import csv
import random
import sys
from collections.abc import Callable
from typing import Any

from cardsharp.blackjack.blackjack import (
    BasicStrategy,
    BlackjackGame,
    DummyIOInterface,
    PlacingBetsState,
    Player,
)

COLUMNS = "round dealer seat player cards bet back dbl insurance ins_back"
RULES = {"blackjack_payout": 1.5, "allow_insurance": True, "min_players": 1, "min_bet": 10, "max_players": 6}


def noted(player: Any, taken: dict[str, float]) -> None:
    """Take down what a player is paid, doubles and insures."""

    def wrapped(name: str, note: Callable[..., None]) -> Callable[..., None]:
        def called(*amounts: float) -> None:
            note(*amounts)
            getattr(Player, name)(player, *amounts)

        return called

    player.double_down = wrapped("double_down", lambda: taken.update(double=1))
    player.buy_insurance = wrapped("buy_insurance", lambda amount: taken.update(insurance=amount))


async def main(wanted: int) -> None:
    random.seed(5)
    interface, strategy = DummyIOInterface(), BasicStrategy()
    sheet = csv.writer(sys.stdout, lineterminator="\n")
    sheet.writerow(COLUMNS.split())
    game = BlackjackGame(RULES, interface)
    for name in ("Bob", "Ann"):
        await game.add_player(Player(name, interface, strategy))
    made = 0
    while made < wanted:
        await game.set_state(PlacingBetsState())
        taken: dict[str, dict[str, float]] = {player.name: {"double": 0, "insurance": 0} for player in game.players}
        for player in game.players:
            noted(player, taken[player.name])
        try:
            await game.play_round()
        except Exception:  # Its play breaks off where a hand is split.
            game.reset()
            continue
        if all(len(player.hands) == 1 for player in game.players):
            made += 1
            for seat, player in enumerate(game.players, 1):
                double, insurance = taken[player.name]["double"], taken[player.name]["insurance"]
                back = player.money - (1000 - 10 * (1 + double) - insurance)
                hands = (" ".join(map(str, hand.cards)) for hand in (game.dealer.current_hand, player.hands[0]))
                dealer, cards = hands
                sheet.writerow([made, dealer, seat, player.name, cards, 10, back, int(10 * double), insurance, 0])
        game.reset()


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1])))
