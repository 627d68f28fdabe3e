"""Deals rounds that are given: their cards, wagers and decisions; all else is as the text has it."""

from dataclasses import dataclass

ArrangedCard = str | None
"""A card, None for any."""


@dataclass(frozen=True)
class ArrangedBox:
    """A box: its first two cards, those dealt to it later, its wagers in cents by type, and what is decided on it.

    ``acts`` are the decisions on each of its hands, in the order in which these came about.
    """

    first: tuple[ArrangedCard, ArrangedCard]
    drawn: tuple[ArrangedCard, ...]
    stake: int
    beside: tuple[tuple[str, int], ...]
    acts: tuple[tuple[str, ...], ...]


@dataclass(frozen=True)
class Arrangement:
    """Boxes, from the dealer's left, and all cards of the dealer; ``players`` are as many as have a box."""

    boxes: tuple[ArrangedBox, ...]
    dealer: tuple[ArrangedCard, ...]
    players: int
    error: str = ""
    """What goes wrong in the round, "" for nothing in particular."""
    cards: tuple[ArrangedCard, ...] = ()
    """Where hands are nobody's own: the cards of both in the order in which they are drawn."""
    wagers: tuple["ArrangedWager", ...] = ()
    """Where hands are nobody's own: the wagers on them."""


@dataclass(frozen=True)
class ArrangedWager:
    """A wager on a hand that is nobody's own; of one player there may be several, at several seats."""

    type: str
    seat: int
    player: str
    cents: int
    withdrawn: bool
    """Whether it is taken back in time."""
