"""Blackjack of OpenSpiel: cards and acts at random, until the round is over and its returns are known."""

from random import Random

import pyspiel

from tests.bench.process import Job


def rounds(count: str) -> Job:
    """So many rounds."""
    game = pyspiel.load_game("blackjack")
    random = Random(1)

    def play() -> int:
        for _ in range(int(count)):
            state = game.new_initial_state()
            while not state.is_terminal():
                state.apply_action(random.choice(state.legal_actions()))
            state.returns()
        return int(count)

    return play
