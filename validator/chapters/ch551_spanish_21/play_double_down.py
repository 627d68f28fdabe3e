"""§ 551.11. Double Down Wager and rescue, in play."""

from validator.chapters.blackjack import play_double_down as asked
from validator.core.finding import Severity
from validator.core.question import PlayQuestion
from validator.core.rule import PlayRule
from validator.games.blackjack.doubling import NO_FACE
from validator.games.blackjack.rescue import (
    NO_CARDS,
    NO_SETTLEMENT,
    NO_STAKE,
    double_not_taken_back,
    nothing_to_rescue,
    original_not_forfeited,
    rescued_late,
    rescued_over_limit,
)
from validator.games.blackjack.slots import decisions, spanish_21_more as more

_FIRST_TWO = "on the first two cards dealt to him or the first two cards of any split pair"
_RESCUE = (
    "After the additional card required under subsection (a) has been dealt to the hand, a player may ''rescue'' (take"
    " back) the Double Down Wager and forfeit his original wager"
)

double_down_on_blackjack = asked.double_down_on_blackjack.bind("551.11(a)", "Except for when a player has Blackjack")

double_down_without_card = asked.double_down_without_card.bind(
    "551.11(a)",
    "one and only one additional card shall be dealt to each hand on which the player has elected to double down",
    also=(("551.11(a)", "a player may elect to make a Double Down Wager"),),
)

double_down_over_original = asked.double_down_over_original.bind(
    "551.11(a)", "which may not exceed the amount of his original wager"
)

double_down_after_two_cards = asked.double_down_after_two_cards.bind("551.11(a)", _FIRST_TWO)

double_down_on_split_21 = asked.double_down_on_split_21.bind(
    "551.13(a)(1)",
    "A player having Blackjack or a hard or soft total of 21 may not draw additional cards",
    severity=Severity.INFO,
    reading="drawing-to-21-after-a-split",
)

double_down_card_face_down = PlayQuestion(
    id="double-down-card-face-down",
    title="Card of a Double Down Wager dealt face down",
    slot=decisions.DOUBLE_CARD_FACE,
    check=asked.double_down_card_face_not_as_filed.check,
    needs={"whether the card lies face up": NO_FACE},
    expected="a card face up",
    observed="face down",
    message="{seat}: {card}, dealt after the Double Down Wager, lies face down",
).bind("551.11(a)", "The one additional card shall be dealt face up")

double_down_card_not_sideways = asked.double_down_card_not_sideways.bind("551.11(a)", "placed sideways on the layout")

double_down_kept_against_dealer_blackjack = asked.double_down_kept_against_dealer_blackjack.bind(
    "551.11(c)",
    "the dealer shall collect only the amount of the original wager of the player and may not collect the additional"
    " Double Down Wager",
)

busted_double_down_against_dealer_blackjack = asked.busted_double_down_against_dealer_blackjack.bind(
    "551.11(c)",
    "may not collect the additional Double Down Wager",
    severity=Severity.INFO,
    reading="lost-double-against-dealer-blackjack",
)

rescue_without_card = PlayRule(
    id="rescue-without-additional-card",
    title="Rescue of a hand without the card of a Double Down Wager",
    cite="551.11(d)",
    quote=_RESCUE,
    severity=Severity.ERROR,
    message="{seat} rescued {hand}, which had not been dealt the additional card of a Double Down Wager",
    slot=more.RESCUE_WITHOUT_CARD,
    check=nothing_to_rescue,
    expected="a doubled hand with its additional card",
    observed="no such card",
)

rescue_over_limit = PlayRule(
    id="rescue-over-limit",
    title="Rescue of a hand over 21",
    cite="551.11(d)",
    quote="as long as the additional card does not result in the hand having a point count in excess of 21",
    severity=Severity.ERROR,
    message="{seat} rescued a hand of {observed} ({hand})",
    slot=more.RESCUE_OVER_LIMIT,
    check=rescued_over_limit,
    needs={"the cards of the hand": NO_CARDS},
    expected="{expected} at the most",
    observed="{observed}",
)

rescue_late = PlayRule(
    id="rescue-late",
    title="Rescue after the player's turn",
    cite="551.11(d)",
    quote=_RESCUE,
    severity=Severity.WARNING,
    message="{seat} rescued {hand} after others had acted or the dealer's card had been turned",
    slot=more.RESCUE_LATE,
    check=rescued_late,
    expected="a rescue in the player's turn",
    observed="later",
    reading="when-to-rescue",
)

rescued_original_not_forfeited = PlayRule(
    id="rescued-original-not-forfeited",
    title="Original wager of a rescued hand not forfeited",
    cite="551.11(d)",
    quote="a player may ''rescue'' (take back) the Double Down Wager and forfeit his original wager",
    severity=Severity.ERROR,
    message="{seat}: {wager} of {stake} on the rescued hand was settled with {observed}, not {expected}",
    slot=more.RESCUE_ORIGINAL_NOT_FORFEITED,
    check=original_not_forfeited,
    needs={"what was collected and paid": NO_SETTLEMENT, "the amount of the wager": NO_STAKE},
    expected="{expected}",
    observed="{observed}",
    unit="cents",
    misapplies=True,
)

rescued_double_kept = PlayRule(
    id="rescued-double-not-taken-back",
    title="Double Down Wager kept though it was rescued",
    cite="551.11(d)",
    quote="a player may ''rescue'' (take back) the Double Down Wager and forfeit his original wager",
    severity=Severity.ERROR,
    message="{seat}: {wager} of {stake} was rescued and settled with {observed}, not {expected}",
    slot=more.RESCUE_DOUBLE_KEPT,
    check=double_not_taken_back,
    needs={"what was collected and paid": NO_SETTLEMENT},
    expected="{expected}",
    observed="{observed}",
    unit="cents",
    misapplies=True,
)

PLAY_RULES = (
    double_down_on_blackjack,
    double_down_without_card,
    double_down_over_original,
    double_down_after_two_cards,
    double_down_on_split_21,
    double_down_card_face_down,
    double_down_card_not_sideways,
    double_down_kept_against_dealer_blackjack,
    busted_double_down_against_dealer_blackjack,
    rescue_without_card,
    rescue_over_limit,
    rescue_late,
    rescued_original_not_forfeited,
    rescued_double_kept,
)
