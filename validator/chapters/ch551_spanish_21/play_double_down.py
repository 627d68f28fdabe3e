"""§ 551.11. Double Down Wager and rescue, in play."""

from validator.core.rule_definitions import PlayWords
from validator.games.blackjack import doubling
from validator.games.blackjack.doubling import NO_FACE
from validator.games.blackjack.rescue import (
    NO_CARDS,
    NO_SETTLEMENT,
    NO_STAKE,
)

double_down_card_face_down = PlayWords(
    id="double-down-card-face-down",
    title="Card of a Double Down Wager dealt face down",
    number=doubling.DOUBLE_CARD_FACE,
    needs={"whether the card lies face up": NO_FACE},
    expected="a card face up",
    observed="face down",
    message="{seat}: {card}, dealt after the Double Down Wager, lies face down",
)

rescue_without_additional_card = PlayWords(
    id="rescue-without-additional-card",
    title="Rescue of a hand without the card of a Double Down Wager",
    message="{seat} rescued {hand}, which had not been dealt the additional card of a Double Down Wager",
    expected="a doubled hand with its additional card",
    observed="no such card",
)

rescue_over_limit = PlayWords(
    id="rescue-over-limit",
    title="Rescue of a hand over 21",
    message="{seat} rescued a hand of {observed} ({hand})",
    needs={"the cards of the hand": NO_CARDS},
    expected="{expected} at the most",
    observed="{observed}",
)

rescue_late = PlayWords(
    id="rescue-late",
    title="Rescue after the player's turn",
    message="{seat} rescued {hand} after others had acted or the dealer's card had been turned",
    expected="a rescue in the player's turn",
    observed="later",
)

rescued_original_not_forfeited = PlayWords(
    id="rescued-original-not-forfeited",
    title="Original wager of a rescued hand not forfeited",
    message="{seat}: {wager} of {stake} on the rescued hand was {settled}, not {due}",
    needs={"what was collected and paid": NO_SETTLEMENT, "the amount of the wager": NO_STAKE},
    expected="{expected}",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)

rescued_double_not_taken_back = PlayWords(
    id="rescued-double-not-taken-back",
    title="Double Down Wager kept though it was rescued",
    message="{seat}: {wager} of {stake} was rescued and {settled}, not {due}",
    needs={"what was collected and paid": NO_SETTLEMENT},
    expected="{expected}",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
