"""How far the round has come that is being judged: its deal, turns and settlement; 0 everywhere between runs."""

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


class PlayersTurns(StateRow):
    """The players' turns of one round, as far as they have come."""

    furthest: int
    """How far round the table the decisions have come."""
    ahead: int
    """The decision that came so far; -1 none."""
    reported: int
    """1 once a decision was found out of turn."""
    late: int
    """Row of the hand whose player was asked about a card missed or drawn in error; -1 none."""
    made_good: int
    """Row of the hand that gets a missed card after all others have theirs; -1 none."""
    begin_after: int
    """The event after which a surrender is a decision like others."""


class DealersTurn(StateRow):
    """The dealer's turn of one round, as far as it has come; events are -1 where there is none."""

    flashed: int
    """The event in which the hole card was seen by accident."""
    early: int
    """1 once the dealer was found to act before the players were done."""
    late: int
    """The last card of a player that had been missed, and was dealt when the hole card was turned."""
    draw: int
    """The first card that the dealer drew."""
    waiting: int
    """The dealer's last card whose total is not announced yet."""
    spoiled: int
    """1 once the dealer drew a card that he should not have drawn."""


class Settling(StateRow):
    """The settlement of the main wagers of one round, as far as it has come."""

    round: int
    """Row of the round."""
    ended: int
    """The event that ended the play, where the hole card may be exposed before."""
    paid: int
    """The last payment; -1 none."""
    furthest: int
    """How far round the table the payments have come, or all that is settled."""
    collected: int
    """How far round the table the collections have come."""
    reported: int
    """1 once a wager was found settled before its turn."""
    strayed: int
    """1 once collections or payments were found to go the wrong way round."""


class ShortShoe(StateRow):
    """The shoe of one round in which the cards do not suffice, and what is done about it; events are -1 for none."""

    ran_out: int
    """The event in which it ran out of cards, until they are shuffled."""
    shuffled: int
    """The shuffle that was made for want of cards, until one is dealt."""
    burned: int
    """Cards removed since then."""
    cut: int
    """1 where they were cut since then."""
