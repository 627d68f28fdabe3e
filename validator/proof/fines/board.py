"""The fines, in the order of their numbers."""

from typing import Final

from validator.proof.fines import acts, missing, seen, spanish
from validator.proof.fines.fine import Fine

FINES: Final[tuple[Fine, ...]] = (
    missing.LEFT_IN_SHUFFLER,
    missing.MOVED_BETWEEN_BATCHES,
    seen.SECOND_JACK,
    missing.EXTRA_CARD,
    seen.OTHER_BACK,
    seen.MIXED_DECKS,
    spanish.SEVEN_OF_HEARTS,
    spanish.TENS_DEALT,
    acts.RED_LIGHT,
    missing.FIVE_CARDS_SHORT,
    seen.NEVER_STARTED,
    seen.FACTORY_ORDER,
    acts.CARD_RETURNED,
    acts.SOFT_17,
    acts.SETTLED_WRONG,
)
