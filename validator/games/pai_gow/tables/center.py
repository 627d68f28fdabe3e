"""What passed through the center of the layout in one round, in cents; 0 between rounds."""

from validator.core.engine.state_rows import StateRow


class Center(StateRow):
    """What passed through the center of the layout in one round, in cents."""

    won: int
    """Losing wagers put in."""
    paid: int
    """Winnings paid out."""
    by_bank: int
    """Put in by the bank."""
    by_table: int
    """Put in from the table inventory container."""
    to_bank: int
    """Taken out for the bank."""
    to_table: int
    """Taken out for the table inventory container."""
    vigorish: int
    """Vigorish taken on a surplus, -1 none."""
    counted: int
    """The surplus as counted, -1 not counted."""
    unknown: int
    """Movements whose amount or whose party is not known."""
    paid_aside: int
    """Winnings paid from elsewhere once what lacked for them had been put in."""
    dealers_moved: int
    """1 where the dealer's losing wager was moved in by a row of its own."""
    bank_event: int
    """Last event of each; -1 none."""
    table_event: int
    to_bank_event: int
    to_table_event: int
    vigorish_event: int
    counted_event: int
    last_paid: int
    first_taken: int
    """First event that took something out besides winnings."""
    astray: int
    """First event that collected a losing wager or paid a winning one past the center, or settled one otherwise."""
    added_early: int
    """The event that first put something in, if what lay there was enough for the next winning wager paid; -1 not."""
