"""Breaches that last: each round until they are mended is dealt with the same cards, order or device."""

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Final


class Mended(StrEnum):
    """What ends a breach that lasts."""

    CARDS = "cards"
    """Other cards, or a count or inspection of all of them that finds nothing."""
    ORDER = "order"
    """A shuffle, or other cards."""
    DEVICE = "device"
    """A device that works again, is replaced or approved."""


_CARDS: Final = (
    "batch-of-another-number",
    "batches-received-in-one-color",
    "batches-received-unequal",
    "card-beyond-decks",
    "card-beyond-side",
    "card-of-the-other-batch",
    "card-with-another-back",
    "card-with-other-back",
    "cards-inspection-unverified",
    "cards-too-old",
    "cards-too-old-by-one-count",
    "cards-too-old-with-two-batches",
    "cards-too-old-within-shoe",
    "counted-short-and-dealt",
    "decks-of-another-number",
    "decks-other-than-filed",
    "hand-dealt-cards-too-old",
    "hand-dealt-cards-too-old-by-one-count",
    "more-cards-than-the-decks-hold",
    "received-cards-not-inspected",
    "set-of-tiles-incomplete",
    "shoe-filled-with-decks-not-permitted",
    "shoe-filled-with-other-decks",
    "tiles-inspection-unverified",
    "tiles-not-inspected",
)
_ORDER: Final = (
    "batch-dealt-twice",
    "batch-in-play-unshuffled",
    "batch-shuffled-by-hand",
    "cards-dealt-unshuffled",
    "cards-unwashed",
    "idle-cards-dealt-unshuffled",
    "idle-cards-dealt-unshuffled-in-a-pause",
    "shoe-dealt-again-unshuffled",
    "shoe-refilled-unshuffled",
)
_DEVICE: Final = (
    "dealt-from-device-not-filed",
    "dealt-from-unapproved-device",
    "shuffled-by-device-not-filed",
)

LASTING: Final[Mapping[str, Mended]] = MappingProxyType(
    dict.fromkeys(_CARDS, Mended.CARDS) | dict.fromkeys(_ORDER, Mended.ORDER) | dict.fromkeys(_DEVICE, Mended.DEVICE)
)
"""The rules on play whose breach lasts, each with what ends it; the breach of any other is over with the act."""
