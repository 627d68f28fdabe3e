"""The rows of every game: rounds, hands and wagers of a table, and the note on each event; -1 is none or not known."""

from validator.core.engine.rows import Row


class Round(Row, column="rounds", width=40):
    """A round; what a game adds follows these fields."""

    number: int
    """Number as logged."""
    first: int
    """First event."""
    last: int
    """Last event."""
    hand: "Hand"
    """Row of its first hand, the dealer's."""
    hands_end: "Hand"
    """Offset behind its last hand."""
    wager: "Wager"
    """Row of its first wager."""
    wagers_end: "Wager"
    """Offset behind its last wager."""
    first_card: int
    """First card dealt."""
    deal_done: int
    """The dealer's second card."""
    last_card: int
    """Last card dealt."""
    over: int
    """The round's end."""
    void: int
    """Event that called all hands dead."""
    cleared: int
    """Removal of all cards."""
    gaps: int
    """Rows of the source that could not be read."""
    root: int
    """Event of the first wrong act that spoiled it."""
    direction: int
    """1 where seats rise clockwise from the dealer's left, -1 where counterclockwise from his right, 0 not recorded."""
    chip_unit: int
    """Smallest value chip in use, in cents; 0 not recorded."""
    untold: int
    """1 where a card may have come into a hand of which the log says nothing."""


class Hand(Row, column="hands", width=26):
    """A hand; what a game adds follows these fields."""

    round: "Round"
    """Row of the round."""
    id: int
    """Id as logged; 0 is the dealer's."""
    seat: int
    """Betting position, 0 for the dealer."""
    player: int
    """Who holds it."""


class Wager(Row, column="wagers", width=32):
    """A wager; what a game adds follows these fields."""

    round: "Round"
    """Row of the round."""
    id: int
    """Id as logged."""
    kind: int
    """Type of wager, a word of the log."""
    hand: "Hand"
    """Row of the hand it backs."""
    seat: int
    """Betting position."""
    player: int
    """Whose it is."""
    stake: int
    """Cents."""
    event: int
    """Event that placed it."""
    collected: int
    """Cents collected in all."""
    paid: int
    """Cents paid as winnings in all."""
    returned: int
    """Cents of the stake given back in all."""
    bonus: int
    """Cents paid under the name of a bonus."""
    first_settled: int
    """First event that settled it."""
    last_settled: int
    """Last event that settled it."""
    collect: int
    """Last collection."""
    pay: int
    """Last payment."""
    withdrawn: int
    """Event that took it back."""
    root: int
    """Event of the first wrong act that spoiled it."""
    unpriced: int
    """Settlement events without an amount."""
    deferred: int
    """1 where a paragraph of its own has it settled after the others of its type."""
    meter: int
    """Cents that its progressive meter showed when it was first settled, -1 not known."""
    taken: int
    """Event by which the progressive system took it in."""
    share: int
    """Percent of the meter that it won."""
    gave_back: int
    """Last event that gave of its stake back."""
    taken_off: int
    """Cents of its stake that its player took off himself."""


class Note(Row, column="notes", width=11, each_event=True):
    """The note on one event; what a game adds follows these fields."""

    round: "Round"
    """Row of the round, -1 between rounds."""
    hand: "Hand"
    """Row of the hand it concerns."""
    wager: "Wager"
    """Row of the wager it concerns."""
    phase: int
    """Stage of the round before the event; see stage."""
