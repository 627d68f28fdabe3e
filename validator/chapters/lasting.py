"""Marks breaches that last: each round until they are mended is dealt with the same cards, order or device."""

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Final


class Remedy(StrEnum):
    """What ends a breach that lasts."""

    CARDS = "cards"
    """Other cards, or an inspection of all of them that finds nothing: a count that is right shows nothing of them."""
    COUNT = "count"
    """The same, a count that is right, or a shoe of which the cards drawn and left are all that its decks hold."""
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
    "card-missing-from-the-shoe",
    "card-of-the-other-batch",
    "card-with-another-back",
    "card-with-other-back",
    "cards-inspection-unverified",
    "cards-too-old",
    "cards-too-old-by-one-count",
    "cards-too-old-with-two-batches",
    "cards-too-old-within-shoe",
    "decks-of-another-number",
    "decks-other-than-filed",
    "hand-dealt-cards-too-old",
    "hand-dealt-cards-too-old-by-one-count",
    "received-cards-not-inspected",
    "set-of-tiles-incomplete",
    "shoe-filled-with-decks-not-permitted",
    "shoe-filled-with-other-decks",
    "sides-dealt-in-one-color",
    "ten-used-in-the-game",
    "tiles-inspection-unverified",
    "tiles-not-inspected",
)
_COUNT: Final = (
    "counted-over-after-play",
    "counted-over-and-dealt",
    "counted-short-after-play",
    "counted-short-and-dealt",
    "dealt-between-two-short-counts",
    "more-cards-than-the-decks-hold",
    "shoe-filled-short",
    "shoe-short-of-cards",
    "shoe-with-cards-too-many",
)
_ORDER: Final = (
    "batch-dealt-again-after-reshuffle",
    "batch-dealt-twice",
    "batch-in-play-unshuffled",
    "batch-shuffled-by-hand",
    "cards-dealt-unshuffled",
    "cards-in-factory-order",
    "cards-unwashed",
    "idle-cards-dealt-unshuffled",
    "idle-cards-dealt-unshuffled-in-a-pause",
    "long-run-of-one-suit",
    "same-sequence-as-an-earlier-shoe",
    "shoe-dealt-again-unshuffled",
    "shoe-refilled-unshuffled",
)
_DEVICE: Final = (
    "dealt-from-device-not-filed",
    "dealt-from-unapproved-device",
    "dealt-under-a-red-light",
    "shuffled-by-device-not-filed",
)

LASTING: Final[Mapping[str, Remedy]] = MappingProxyType(
    dict.fromkeys(_CARDS, Remedy.CARDS)
    | dict.fromkeys(_COUNT, Remedy.COUNT)
    | dict.fromkeys(_ORDER, Remedy.ORDER)
    | dict.fromkeys(_DEVICE, Remedy.DEVICE)
)
"""The rules on play whose breach lasts, each with what ends it; the breach of any other is over with the act."""

WHOLE_SHOES: Final = "shoe-short-of-cards"
"""The rule that holds the cards drawn from a shoe and those left in it against its decks."""
