"""Blackjack of RLCard: the player hits or stands at random."""

from random import Random

import rlcard

from tests.bench.process import Job


def rounds(count: str) -> Job:
    """So many rounds."""
    game = rlcard.make("blackjack", config={"seed": 1})
    random = Random(1)

    def play() -> int:
        for _ in range(int(count)):
            state, _player = game.reset()
            while not game.is_over():
                state, _player = game.step(random.choice(list(state["legal_actions"])))
            game.get_payoffs()
        return int(count)

    return play
