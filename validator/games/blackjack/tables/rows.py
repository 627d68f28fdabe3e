"""The rows of blackjack: those of every game, and its own fields."""

from typing import Final

from validator.core.engine.rows import Rows
from validator.core.engine.state_rows import Several, carries
from validator.games.blackjack.options import Options
from validator.games.blackjack.tables.found_state import BetweenRounds, Cash, Found, IdleTurn
from validator.games.blackjack.tables.from_hand_state import FromHand
from validator.games.blackjack.tables.house_state import HouseMoney
from validator.games.blackjack.tables.meter_state import Meter
from validator.games.blackjack.tables.range_state import CarriedCard, WrongRange
from validator.games.blackjack.tables.round_state import DealersTurn, InitialDeal, PlayersTurns, Settling, ShortShoe
from validator.games.blackjack.tables.wager_state import LastWagers, Limits, Patron, Unconverted, Wagering
from validator.games.rounds import table_rows
from validator.games.shoe import shoe_table


class Round(table_rows.Round):
    """A round."""

    hand: "Hand"
    hands_end: "Hand"
    wager: "Wager"
    wagers_end: "Wager"
    peek: int
    """Use of the card reader device."""
    shown: int
    """What it showed, a word of the log."""
    up: int
    """The dealer's first card."""
    hole: int
    """The dealer's second card."""
    hole_turned: int
    """Event that turned the hole card up."""
    dealer_blackjack: int
    """1 yes, 0 no, -1 not known."""


class Hand(table_rows.Hand):
    """A hand."""

    round: "Round"
    first: int
    """First card."""
    second: int
    """Second card."""
    hard: int
    """Sum of the cards that count, every ace at its lower value."""
    aces: int
    """Aces among them."""
    unknown: int
    """Cards among them whose rank is not recorded."""
    cards: int
    """Cards that count."""
    total: int
    """Point count."""
    soft: int
    """1 where an ace counts high."""
    flags: int
    """What happened to it; see flags."""
    parent: "Hand"
    """Row of the hand it was split from."""
    last_card: int
    """Event of the last card that counts."""
    last: int
    """Last event that concerns it."""
    choice: int
    """Event of the last decision on it."""
    muck: int
    """Event that removed its cards."""
    root: int
    """Event of the first wrong act that spoiled it."""
    asked: int
    """Cards asked for and not yet dealt."""
    extra: int
    """Event of the first card dealt that does not count."""
    splits: int
    """How often it, or the hand it comes from, was split."""
    dealt_first: int
    """First of the initial two cards, whatever became of it."""
    dealt_second: int
    """Second of the initial two cards, whatever became of it."""
    wager: "Wager"
    """Row of the first Blackjack Wager on it that was not taken back."""
    origin: "Hand"
    """Row of the hand from which, by one split or several, it comes; its own where it comes from none."""


class Wager(table_rows.Wager):
    """A wager."""

    round: "Round"
    hand: "Hand"


class Note(table_rows.Note):
    """The note on one event."""

    round: "Round"
    hand: "Hand"
    wager: "Wager"
    total: int
    """That hand's point count before the event."""
    soft: int
    """Whether it was soft."""
    cards: int
    """Cards that counted in it before the event."""
    flags: int
    """Its flags before the event."""
    counted: int
    """For a card dealt: 1 if the law counts it."""
    asked: int
    """Cards asked for and not yet dealt to that hand before the event."""
    before: int
    """The event before it that concerns the same hand; -1 none."""


@carries
class Table(shoe_table.Table):
    """All columns of a table of blackjack, with its own rows."""

    options: Options
    notes: Rows[Note]
    rounds: Rows[Round]
    hands: Rows[Hand]
    wagers: Rows[Wager]
    deal: InitialDeal
    turns: PlayersTurns
    dealers_turn: DealersTurn
    settling: Settling
    short_shoe: ShortShoe
    limits: Limits
    patrons: Several[Patron]
    wagering: Wagering
    unconverted: Unconverted
    last_wagers: LastWagers
    meters: Several[Meter]
    house_money: HouseMoney
    from_hand: FromHand
    found: Found
    between_rounds: BetweenRounds
    idle_turn: IdleTurn
    cash: Cash
    wrong_range: WrongRange
    carried_card: CarriedCard


HAND_PLAYER: Final = Hand.place_of("player")
HAND_SEAT: Final = Hand.place_of("seat")
