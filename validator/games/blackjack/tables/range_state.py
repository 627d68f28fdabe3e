"""What the judges on the hole card's range, error cards and the cover card carry; 0 everywhere at the start."""

from validator.core.engine.state_rows import StateRow


class WrongRange(StateRow):
    """The device that tells the range of the hole card."""

    light: int
    """1 once the device has shown a wrong light, or none, and was neither repaired nor replaced."""


class CarriedCard(StateRow):
    """Cards that a round leaves to the next."""

    error_card: int
    """Where the card went that was drawn in error at the end of the round before, its place code plus 1; 0: none."""
    covered: int
    """1 where the cover card was reached in the round before, which was completed."""
    kept: int
    """The seq plus 1 of the row that tells of that card, where it lies on the layout; 0: none."""
    burned_before_kept: int
    """1 where a card was removed for a new dealer while that card was due."""
    overdrawn: int
    """The seq plus 1 of the row on a card that the dealer drew on 17 and is not known to have put in the rack; 0:
    none."""
