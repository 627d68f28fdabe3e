"""Ways of running Blackjack, each the filing that chooses it: what the sound filings choose, and what they do not."""

from collections.abc import Mapping

from validator.submission.edit import changed

_PLAIN = """\
chapter: "633a"
head: {version: plain, effective: 2026-01-01}
table: {positions: 7}
cards: {decks: 6, cover_cards: 1, dealing: shoe, shoe: single, shuffler: manual}
wagers: {accepted_until: first-card, adjacent_boxes: 2, entry_after_shuffle: permitted}
dealing: {blackjack_paid: immediately, settlement_order: collect-then-pay}
insurance: {offered: true, even_money: false}
surrender: {offered: true, settlement: wager-on-the-cards}
double_down: {card: up}
splitting: {additional_splits: 2, additional_splits_of_aces: 0}
"""


def way(version: str, changes: Mapping[str, object]) -> str:
    """The filing that says these things by path, and else what the plain one says."""
    return changed(_PLAIN, {"head.version": version, **changes})


_MATCH = {"match-the-dealer": {"tens_match": "identical-cards-only"}}

_CHANGES: Mapping[str, Mapping[str, object]] = {
    "plain": {},
    "late-pay": {
        "dealing.settlement_order": "player-by-player",
        "dealing.blackjack_paid": "after-the-hole-card",
        "surrender.settlement": "after-the-card-reader",
    },
    "even-money": {
        "cards.decks": 8,
        "insurance.even_money": True,
        "double_down.card": "down",
        "optional_wagers": _MATCH,
    },
    "match": {
        "wagers.entry_after_shuffle": "prohibited",
        "dealing.settlement_order": "player-by-player",
        "surrender.settlement": "after-the-card-reader",
        "splitting.additional_splits_of_aces": 2,
        "optional_wagers": _MATCH,
    },
    "two-shoes": {
        "table.positions": 5,
        "cards.decks": 8,
        "cards.cover_cards": 2,
        "cards.shoe": "double",
        "cards.sides": {
            "left": {"decks": 4, "back": "red", "suits": ["hearts", "diamonds"], "cover_card": True},
            "right": {"decks": 4, "back": "blue", "suits": ["spades", "clubs"], "cover_card": True},
        },
        "wagers.adjacent_boxes": 1,
        "dealing.blackjack_paid": "after-the-hole-card",
    },
}

WAYS: Mapping[str, str] = {name: way(name, changes) for name, changes in _CHANGES.items()}
