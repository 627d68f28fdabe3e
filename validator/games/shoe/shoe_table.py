"""All columns of a table of a game that is dealt from a shoe, or with its cards."""

from validator.core.engine.state_rows import Several, carries
from validator.games import table
from validator.games.shoe.batch_state import SeenCards
from validator.games.shoe.options import Options
from validator.games.shoe.order_state import EarlierShoe, Order
from validator.games.shoe.parts_state import OpenedDecks, OpenedParts
from validator.games.shoe.shoe_state import Cards, Cut, DoubleShoe, Received, Shoe, Stack, StoredBatch
from validator.games.shoe.table_state import (
    Assigned,
    Counting,
    DeviceBatch,
    Devices,
    FreshDecks,
    IdleLeft,
    IdleTable,
    Opening,
    OpenTable,
    Rack,
    Reader,
    ReceivedDecks,
    TwoBatches,
    Undealt,
)


@carries
class Table(table.Table):
    """All columns of such a table, with what the judges of its cards carry."""

    options: Options
    seen_cards: Several[SeenCards]
    opened_decks: Several[OpenedDecks]
    opened: OpenedParts
    earlier_shoes: Several[EarlierShoe]
    order: Order
    shoe: Shoe
    cards: Cards
    stack: Stack
    cut: Cut
    double_shoe: DoubleShoe
    received: Received
    stored_batch: StoredBatch
    device_batches: Several[DeviceBatch]
    devices: Devices
    reader: Reader
    assigned: Assigned
    opening: Opening
    open_table: OpenTable
    fresh_decks: FreshDecks
    undealt: Undealt
    idle: IdleTable
    idle_left: IdleLeft
    two_batches: TwoBatches
    rack: Rack
    received_decks: ReceivedDecks
    counting: Counting
