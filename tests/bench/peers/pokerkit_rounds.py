"""No-limit hold'em of PokerKit: blinds, four rounds of betting in which everybody checks or calls, and the showdown."""

from pokerkit import Automation, NoLimitTexasHoldem

from tests.bench.process import Job

PLAYERS = 6


def rounds(count: str) -> Job:
    """So many rounds."""

    def play() -> int:
        for _ in range(int(count)):
            state = NoLimitTexasHoldem.create_state(
                tuple(Automation), True, 0, (100, 200), 200, (20_000,) * PLAYERS, PLAYERS
            )
            while state.status:
                state.check_or_call()
        return int(count)

    return play
