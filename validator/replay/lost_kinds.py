"""What the kinds of rows bear on: which rows, where they are lost, leave the shoe, the table or a round in doubt."""

from typing import Final

from validator.log.codes import (
    KIND_ANNOUNCE,
    KIND_BATCH_SWAP,
    KIND_BURN,
    KIND_CALL,
    KIND_CASH_CONVERTED,
    KIND_CHIP_UNIT,
    KIND_CHOICE,
    KIND_COLLECT,
    KIND_COVER_CARD,
    KIND_COVER_CARD_INSERTED,
    KIND_CUT,
    KIND_CUT_OFFERED,
    KIND_DEAL,
    KIND_DEALER_ARRIVES,
    KIND_DECKS,
    KIND_DELIVER,
    KIND_DETERMINANT,
    KIND_HANDLE_CARDS,
    KIND_LOAD_SHOE,
    KIND_MIX,
    KIND_NOTIFY,
    KIND_OFFER,
    KIND_OUTCOME,
    KIND_PAY,
    KIND_PEEK,
    KIND_POSITIONS,
    KIND_POSTED_LIMITS,
    KIND_RECUT,
    KIND_RESULT,
    KIND_RETURN,
    KIND_ROUND_END,
    KIND_SHOE_EMPTIED,
    KIND_SHUFFLE,
    KIND_SPLIT,
    KIND_SPREAD,
    KIND_STACK,
    KIND_SWITCH,
    KIND_TABLE_OPEN,
    KIND_TILE_SET,
    KIND_UNREADABLE,
    KIND_VERIFY,
    KIND_VIGORISH,
    KIND_VOID_HAND,
    KIND_VOID_ROUND,
    KIND_WAGER,
    KIND_WAGER_CHANGED,
    KIND_WAGER_CONFIRMED,
    KIND_WAGER_MAXIMUM,
    KIND_WAGER_MINIMUM,
    KIND_WAGER_WITHDRAWN,
    KIND_WASH,
    NOT_RECORDED,
)
from validator.replay.stray_rows import OF_ROUNDS_ALONE

NEW_SHOE: Final = frozenset(
    {KIND_SHOE_EMPTIED, KIND_SPREAD, KIND_WASH, KIND_SHUFFLE, KIND_BATCH_SWAP, KIND_MIX, KIND_DECKS}
)
"""The kinds with which, between rounds, the history of a shoe begins anew."""

PREPARED: Final = NEW_SHOE - {KIND_SHOE_EMPTIED}
"""Those of them that do more than take out what was left of the shoe before."""

OPENINGS: Final = frozenset(
    {
        KIND_TABLE_OPEN,
        KIND_POSTED_LIMITS,
        KIND_WAGER_MINIMUM,
        KIND_WAGER_MAXIMUM,
        KIND_POSITIONS,
        KIND_CHIP_UNIT,
        KIND_DEALER_ARRIVES,
        KIND_TILE_SET,
    }
)
"""The kinds of which one stands first in a log that begins with the table's opening."""

MIDWAY: Final = frozenset(
    {
        KIND_STACK,
        KIND_CUT_OFFERED,
        KIND_CUT,
        KIND_COVER_CARD_INSERTED,
        KIND_RECUT,
        KIND_LOAD_SHOE,
        KIND_BURN,
        KIND_COVER_CARD,
        KIND_MIX,
        KIND_UNREADABLE,
        NOT_RECORDED,
    }
)
"""The kinds of which one stands first in a log that begins while a shoe is made up or dealt."""

NOT_OF_THE_SHOE: Final = frozenset(
    {
        KIND_WAGER,
        KIND_WAGER_CHANGED,
        KIND_WAGER_WITHDRAWN,
        KIND_WAGER_CONFIRMED,
        KIND_COLLECT,
        KIND_PAY,
        KIND_RETURN,
        KIND_VIGORISH,
        KIND_OFFER,
        KIND_CHOICE,
        KIND_ANNOUNCE,
        KIND_RESULT,
        KIND_CALL,
        KIND_OUTCOME,
        KIND_VERIFY,
    }
)
"""The kinds of rows without which all that happened to the cards is still known."""

NOT_OF_THE_TABLE: Final = OF_ROUNDS_ALONE
"""The kinds of rows without which all that outlasts a round is still known."""

ALSO_BETWEEN: Final = (KIND_VERIFY, KIND_NOTIFY, KIND_HANDLE_CARDS)
"""Kinds of a round that may stand between rounds as well."""

DEALS: Final = (KIND_DEAL, KIND_DELIVER, KIND_DETERMINANT)
"""Kinds of a round by which cards leave the shoe, or tiles the wall: what is left there rests on each of them."""

WITHIN_A_ROUND: Final = frozenset(
    {
        *DEALS,
        KIND_CHOICE,
        KIND_OUTCOME,
        KIND_PEEK,
        KIND_RESULT,
        KIND_ROUND_END,
        KIND_SPLIT,
        KIND_SWITCH,
        KIND_VOID_HAND,
        KIND_VOID_ROUND,
    }
)
"""Kinds of which each row is of some round: one that bears no number, where no round is under way, is told."""

MAY_COME_LATE: Final = (KIND_COLLECT, KIND_PAY, KIND_RETURN, KIND_VIGORISH, KIND_CASH_CONVERTED)
"""Kinds of a round that, without its number, may be of one that was marked as over before them."""
