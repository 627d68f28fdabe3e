"""The rows of Pai Gow: those of every game, and its own fields."""

from typing import Final

from validator.core.engine.rows import Rows
from validator.core.engine.state_rows import carries
from validator.games import table
from validator.games.pai_gow.options import Options
from validator.games.pai_gow.tables.bank import Bank
from validator.games.pai_gow.tables.center import Center
from validator.games.pai_gow.tables.table_state import Dice, Floor, Tiles
from validator.games.pai_gow.tables.wager_state import Wagering
from validator.games.rounds import table_rows


class Round(table_rows.Round):
    """A round."""

    hand: "Hand"
    hands_end: "Hand"
    wager: "Wager"
    wagers_end: "Wager"
    bank_seat: int
    """Position of the player who is the bank, -1 where the dealer banks; 0 where the position is not recorded."""
    bank: "Hand"
    """Row of the bank's hand."""
    bank_event: int
    """Event that made him the bank."""
    co_bank: int
    """Event by which the certificate holder covers half of the wagers."""
    no_more_bets: int
    shown: int
    """Event that shows the dice of the roll that counts, before the first tile."""
    total: int
    """Event of the last total announced before the first tile."""
    style: int
    """Event that indicates the style of delivery."""
    dead: "Hand"
    """Row of the Dead Hand."""
    dealer_wager: "Wager"
    """Row of the dealer's wager against the bank."""
    positions: int
    """Betting positions at the table, 0 where not recorded."""
    dealer_set: int
    """Event after which the dealer's hands were first set."""
    tiles: int
    """Tiles delivered."""
    start: int
    """Place around the table at which the law has the delivery start, -1 not known; see ``around``."""
    exposed: int
    """Event by which the last of the players' hands that were exposed was first turned up whole."""
    chosen: int
    """Event by which the bank chose a style."""
    player: int
    """Who is the bank."""
    reset: int
    """Event that began to set the dealer's hands anew."""
    turned: int
    """First event by which the dealer's tiles are seen to be turned over."""
    spoiled: int
    """1 where a tile was exposed that makes all hands void, 2 where one may, 0 none; from the judge on exposures."""
    unplaced: int
    """What was recorded without saying whose hand or wager it is about; see ``unplaced``."""


class Hand(table_rows.Hand):
    """A hand."""

    round: "Round"
    high_a: int
    """The tiles of the high hand as last set."""
    high_b: int
    low_a: int
    """The tiles of the low hand as last set."""
    low_b: int
    high: int
    """Strength of the hand laid as the high hand; see ``ranking``. -1 not known."""
    low: int
    """Strength of the hand laid as the low hand."""
    tiles: int
    """Tiles delivered to it."""
    first_tile: int
    """Event that delivered its first tile."""
    last_tile: int
    """Event that delivered its last tile."""
    first_set: int
    """Event by which both hands were first set and laid down."""
    last_set: int
    """The same, last."""
    exposed: int
    """Event that first turned it up whole, or the first of its tiles, where all were turned up one by one."""
    outcome: int
    """Event that last announced what becomes of its wager."""
    surrender: int
    """Event by which its player surrendered."""
    muck: int
    """Event that first collected its tiles."""
    voided: int
    """Event that called it void."""
    flags: int
    """What happened to it; see ``flags``."""
    wager: "Wager"
    """Row of the first wager on it that was not taken back."""
    root: int
    """Event of the first wrong act that spoiled it."""
    place: int
    """Its place around the table; see ``around``. -1 not known."""
    moved: int
    """Event that put its tiles with the Dead Hand."""
    shown: int
    """Event by which all its tiles were first turned up: EXPOSED, or that of the last tile."""


class Wager(table_rows.Wager):
    """A wager."""

    round: "Round"
    hand: "Hand"
    due: int
    """What the law makes of it by the tiles as laid: a word of the log (win, lose, tie), -1 where that is not known."""
    vigorish: int
    """Cents of vigorish taken on it."""
    vigorish_event: int
    """Event that last took or marked vigorish on it."""
    marked: int
    """Event that marked vigorish on it instead of taking it."""
    collect_first: int
    """First collection."""
    pay_first: int
    """First payment."""
    opponent: "Hand"
    """Row of the hand that it is played against."""


class Note(table_rows.Note):
    """The note on one event."""

    round: "Round"
    hand: "Hand"
    wager: "Wager"
    tiles: int
    """Tiles that the hand it concerns had received before the event."""
    anew: int
    """For a tile set in a hand: 1 where it begins a new setting of a hand that was set already."""


@carries
class Table(table.Table):
    """All columns of a table of Pai Gow, with its own rows."""

    options: Options
    notes: Rows[Note]
    rounds: Rows[Round]
    hands: Rows[Hand]
    wagers: Rows[Wager]
    bank: Bank
    center: Center
    tiles: Tiles
    dice: Dice
    wagering: Wagering
    floor: Floor


HAND_HIGH_A: Final = Hand.place_of("high_a")
HAND_LOW_A: Final = Hand.place_of("low_a")
HAND_LOW_B: Final = Hand.place_of("low_b")
