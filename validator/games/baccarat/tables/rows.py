"""The rows of baccarat: those of every game, and its own fields."""

from typing import Final

from validator.core.engine.rows import Rows
from validator.core.engine.state_rows import Several, carries
from validator.games.baccarat.options import Options
from validator.games.baccarat.tables.caller_state import Caller
from validator.games.baccarat.tables.curator_state import Curator
from validator.games.baccarat.tables.error_state import Errors
from validator.games.baccarat.tables.limits_state import Limits
from validator.games.baccarat.tables.shoe_state import CardAge, CutTurn, FirstCard, IdleTurn, LastHand
from validator.games.baccarat.tables.staff_state import Staff
from validator.games.baccarat.tables.turning_state import TurnedHand, Turning
from validator.games.baccarat.tables.vigorish_state import Debt, Vigorish
from validator.games.rounds import table_rows
from validator.games.shoe import shoe_table


class Round(table_rows.Round):
    """A round."""

    hand: "Hand"
    hands_end: "Hand"
    wager: "Wager"
    wagers_end: "Wager"
    closed: int
    """The announcement that closes the wagering."""
    winner: int
    """Which hand has the higher Point Count by the law: a value of ``outcome``; -1 not known."""
    announced: int
    """The announcement of the result."""
    said: int
    """The result announced, a value of ``outcome``."""
    unclear: int
    """1 where a third card that was due was not dealt, so that the law does not say how to settle."""
    empty: int
    """The shoe had too few cards left to complete the round; -1 where each hand had all its cards by then."""
    error: int
    """The first card drawn or dealt in error."""
    cover: int
    """The cover card appeared."""
    positions: int
    """How many positions the table has; 0 not recorded."""
    caller: int
    """The first position counterclockwise from the dealer who calls the game; 0 not recorded."""
    charged: int
    """Which percentage of vigorish was charged first where none is filed: 0 the lower, 1 the higher, 2 both."""


class Hand(table_rows.Hand):
    """A hand."""

    round: "Round"
    first: int
    """First card."""
    second: int
    """Second card."""
    third: int
    """Third card, whether the law counts it or not."""
    first_event: int
    """Event that dealt the first card; those of the second and third follow."""
    second_event: int
    third_event: int
    dealt: int
    """Cards dealt to it, whether the law counts them or not."""
    initial: int
    """Point Count of the first two cards; -1 where it has no two, or one is not known."""
    due: int
    """Whether the law has it dealt a third card: 1 yes, 0 no, -1 not known."""
    counted: int
    """Cards that the law counts."""
    points: int
    """Point Count of the cards that count; -1 not known."""
    extra: int
    """Event that dealt the first card that does not count."""
    fourth_event: int
    """Event that dealt a fourth card."""
    unseen: int
    """Event that turned a card of it that no row deals: which of its cards are its first is not known."""
    last_card: int
    """Event of the last card dealt to it."""
    taken_away: int
    """Event by which a card dealt to it went elsewhere, as after an error."""
    root: int
    """Event of the first wrong act that spoiled it."""
    turned: int
    """Event by which its first cards were turned face up."""
    muck: int
    """Event that removed its cards."""


class Wager(table_rows.Wager):
    """A wager."""

    round: "Round"
    hand: "Hand"
    taken_vigorish: int
    """Cents of vigorish taken on it in the round."""
    marked_vigorish: int
    """Cents of vigorish marked as owed on it."""
    vigorish: int
    """Event of the last vigorish taken or marked on it."""
    unpriced_vigorish: int
    """Vigorish taken or marked on it without an amount."""
    awaited: int
    """1 where less was taken of the vigorish on a tie than is due, which may be collected until the next deal."""
    in_part: int
    """Cents taken of it then."""


class Note(table_rows.Note):
    """The note on one event."""

    round: "Round"
    hand: "Hand"
    wager: "Wager"
    cards: int
    """Cards that the hand had before the event."""
    dealt: int
    """Cards dealt in the round before the event."""
    counted: int
    """For a card dealt: 1 if the law counts it."""
    of_round_before: int
    """For vigorish: 1 if it is of the round before, as the hands of this one are not dealt yet."""


@carries
class Table(shoe_table.Table):
    """All columns of a table of baccarat, with its own rows."""

    options: Options
    notes: Rows[Note]
    rounds: Rows[Round]
    hands: Rows[Hand]
    wagers: Rows[Wager]
    limits: Limits
    debts: Several[Debt]
    vigorish: Vigorish
    first_card: FirstCard
    last_hand: LastHand
    cut_turn: CutTurn
    card_age: CardAge
    idle_turn: IdleTurn
    turned_hands: Several[TurnedHand]
    turning: Turning
    curator: Curator
    errors: Errors
    caller: Caller
    staff: Staff


HAND_FIRST: Final = Hand.place_of("first")
HAND_FIRST_EVENT: Final = Hand.place_of("first_event")
HAND_THIRD: Final = Hand.place_of("third")
HAND_THIRD_EVENT: Final = Hand.place_of("third_event")
