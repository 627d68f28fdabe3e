"""The filings of the tables that are fined: one table each, as plain as the law allows."""

from typing import Final

_REST = """\
wagers: {accepted_until: first-card, adjacent_boxes: 1, entry_after_shuffle: permitted}
dealing: {blackjack_paid: immediately, settlement_order: collect-then-pay}
insurance: {offered: true, even_money: false}
surrender: {offered: true, settlement: wager-on-the-cards}
double_down: {card: up}
splitting: {additional_splits: 2, additional_splits_of_aces: 0}
"""


def _filing(cards: str) -> str:
    head = 'chapter: "633a"\nhead: {version: fined, effective: 2016-01-01, tables: [BJ-1]}\n'
    return f"{head}cards: {cards}\n{_REST}"


BY_HAND: Final = _filing("{decks: 6, cover_cards: 1, dealing: shoe, shoe: single, shuffler: manual}")
"""Six decks, shuffled by the dealer."""

TWO_DECKS: Final = _filing("{decks: 2, cover_cards: 1, dealing: shoe, shoe: single, shuffler: manual}")
"""Two decks, shuffled by the dealer."""

IN_BATCHES: Final = _filing(
    "{decks: 6, cover_cards: 1, dealing: shoe, shoe: single, shuffler: automated, "
    "batches: [{decks: 6, back: red}, {decks: 6, back: blue}]}"
)
"""Two batches of six decks, of which one is dealt while the shuffling device has the other."""

CONTINUOUS: Final = _filing("{decks: 6, cover_cards: 1, dealing: shoe, shoe: single, shuffler: continuous}")
"""Six decks in a device that shuffles without end."""
