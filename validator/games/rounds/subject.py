"""What a hit names in the place of a wager's row, where it concerns no wager."""

from validator.core.engine.kernel import kernel


@kernel
def of_other(number: int) -> int:
    """What a hit that concerns a hand's row or a position, and no wager, has in the place of the wager's row."""
    return -1 - number


@kernel
def other_meant(subject: int) -> int:
    """The hand's row or the position that a hit names by ``of_other``; -1 where it names none."""
    return -1 - subject if subject < -1 else -1
