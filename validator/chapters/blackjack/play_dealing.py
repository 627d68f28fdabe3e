"""The initial deal and the card reader device, in play: shared rules."""

from validator.core.rule_definitions import PlayWords
from validator.games.blackjack.card_reader import (
    NO_NOTICE,
    NO_READER as NO_READER_OF_CARD_READER,
)
from validator.games.blackjack.dealing import (
    NO_READER as NO_READER_OF_DEALING,
    NO_UP_CARD,
)

card_reader_not_used = PlayWords(
    id="card-reader-not-used",
    title="Card reader not used on an ace or a card of value 10",
    message=(
        "the game went on without the card reader although the dealer showed an ace or a card of value 10 ({dealer})"
    ),
    needs={"each use of the card reader": NO_READER_OF_CARD_READER, "the dealer's first card": NO_UP_CARD},
    expected="the hole card put into the card reader",
    observed="the round played without it",
)


card_reader_used_late = PlayWords(
    id="card-reader-used-late",
    title="Additional card dealt before the card reader was used",
    message="{card} was dealt to {seat} before the card reader was used",
    expected="the card reader first",
    observed="{card} first",
)


card_reader_used_without_cause = PlayWords(
    id="card-reader-used-without-cause",
    title="Card reader used on a low card, and nobody notified",
    message=(
        "the card reader was used although the dealer's first card is neither an ace nor a card of value 10 "
        "({dealer}), and no floorperson was notified"
    ),
    needs={
        "the notice to a floorperson": NO_NOTICE,
        "the dealer's first card": NO_UP_CARD,
        "each use of the card reader": NO_READER_OF_DEALING,
    },
    expected="no use of the card reader, or a notice to a floorperson or above",
    observed="the card reader used without a notice",
)
