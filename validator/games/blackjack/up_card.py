"""Whether the dealer's first card may be that of a Blackjack."""

from validator.core.engine.kernel import kernel
from validator.games.blackjack.hands import counted_rank
from validator.games.blackjack.tables.rows import Table
from validator.games.cards import ACE


@kernel
def is_ace_or_worth(t: Table, card: int, value: int) -> bool:
    """Whether a card is an ace or has a value; False where it is not known what the card counts."""
    rank = counted_rank(t, card)
    return rank == ACE or (rank >= 0 and t.options.card_value[rank] == value)


@kernel
def is_blackjack_up_card(t: Table, card: int) -> bool:
    """Whether a dealer showing ``card`` may have a Blackjack: an ace or a card of value 10."""
    return is_ace_or_worth(t, card, t.options.blackjack_ten_value)


@kernel
def is_low_up_card(t: Table, card: int) -> bool:
    """Whether a dealer showing ``card`` cannot have a Blackjack; False where it is not known what the card counts."""
    return counted_rank(t, card) >= 0 and not is_blackjack_up_card(t, card)
