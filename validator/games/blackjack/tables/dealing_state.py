"""How far the initial deal has gone that is being judged; 0 everywhere between rounds."""

from validator.core.engine.state_rows import StateRow


class InitialDeal(StateRow):
    """The initial deal of one round: which cards were dealt, to whose box last, and what was found out of turn."""

    players: int
    """Cards dealt to the players."""
    ordered: int
    """1 while it is known where round the table each card was dealt."""
    ten_dealt: int
    """1 where a player's card was dealt that stands for a 10 taken out of use."""
    second_lap: int
    """1 once the dealer has the first card, or a player the second."""
    seconds: int
    """Second cards dealt to the players."""
    furthest: int
    """How far round the table the cards of this lap have come."""
    latest: int
    """Row of the hand that got the last of them; -1 none."""
    furthest_first: int
    """How far the first cards had come when the dealer got his; SEAT_PLACES where his was found out of turn."""
    up_card: int
    """The dealer's first card; -1 not dealt, as in what follows."""
    late_up: int
    """The same where it was dealt in the second lap, until it is found out of turn."""
    hole_card: int
    """The dealer's second card, until it is found out of turn."""
    late_card: int
    """A second card that was dealt behind its turn, until it is known why."""
    early_second: int
    """The first card that a player got when second ones had been dealt and the dealer had none."""
    ahead_of_dealer: int
    """The second card that began the second lap."""
    untold: int
    """1 where second cards may have been missed and the log does not tell."""
    boxes_found: int
    ups_found: int
    seconds_found: int
    holes_found: int
    """How often boxes, the dealer's first card, second cards and the dealer's second card were found out of turn."""
