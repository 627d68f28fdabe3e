"""What each of the three chapters of baccarat has in a way of its own."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Ways:
    """Where cards go, who is there, and what becomes of the cards.

    ``further_dealers`` are those beside the one who calls the game, responsible for the wagers (§ 545.12(b)).
    ``discards`` is where played cards go, ``cleared`` how they are picked up, as far as the text says it. ``curated``:
    a player holds the shoe. ``idle_spread``: at an idle table the cards are spread and reshuffled (§ 541.5(h)).
    ``device``: two batches may alternate with an automated shuffling device (§ 541.3(b)). ``changed``: the cards are
    changed after each shoe, whatever is filed.
    """

    discards: str = "bucket"
    cleared: str | None = None
    further_dealers: int = 0
    curated: bool = False
    idle_spread: bool = False
    device: bool = False
    changed: bool = True


WAYS: Final = {
    "541": Ways("rack", "in-order", idle_spread=True, device=True, changed=False),
    "543": Ways(),
    "545": Ways(further_dealers=2, curated=True),
}
