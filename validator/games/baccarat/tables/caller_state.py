"""What the judge of the dealer who calls the game carries; 0 everywhere at the start."""

from validator.core.engine.state_rows import StateRow


class Caller(StateRow):
    """The dealer who calls the game."""

    dealer: int
    """Id of the dealer who calls the game, plus 1; 0: not known."""
    opening: int
    """1 from the opening of the table to the first card."""
    received: int
    """1 where decks were received at the opening and not washed or shuffled since."""
    shuffled: int
    """Who shuffled last: 1 a dealer, 2 a device; 0: not known."""
