"""§ 685a.7(l) and (m). The dealer's hand, in play, and the readings of how his ace counts (§ 685a.3(d)(3))."""

from validator.core.rule_definitions import PlayWords
from validator.games.blackjack.dealer import (
    NO_CARDS,
    NO_DEALS as NO_DEALS_OF_DEALER,
)
from validator.games.blackjack.dealers_22 import NO_SETTLEMENT
from validator.games.blackjack.dealers_draws import NO_DEALS as NO_DEALS_OF_DEALERS_DRAWS

_DEALS = {"every card dealt to the end of the round": NO_DEALS_OF_DEALERS_DRAWS}

dealers_first_card_made_up = PlayWords(
    id="dealers-first-card-made-up",
    title="The dealer's first card dealt after the players' second ones",
    message="the dealer took {card} as the first card after the second cards of the players",
    expected="between the players' first and second cards",
    observed="after the second ones",
)

dealer_stood_short_with_nothing_open = PlayWords(
    id="dealer-stood-short-with-nothing-open",
    title="The dealer stopped drawing early, no wager being open",
    message="the dealer stood on {observed} ({dealer}), no wager being open but those of hands over the limit",
    needs={"the dealer's cards": NO_CARDS, "every card dealt to the end of the round": NO_DEALS_OF_DEALER},
    expected="at least {expected}, if the dealer draws in every round",
    observed="{observed}",
)


def _stood(id: str, title: str) -> PlayWords:
    return PlayWords(
        id=id,
        title=title,
        message="the dealer stood on {dealer}: {expected} if the ace counts high there, {observed} if it does not",
        needs=_DEALS,
        expected="a standing total",
        observed="one by one reading only",
    )


def _drew(id: str, title: str) -> PlayWords:
    return PlayWords(
        id=id,
        title=title,
        message="the dealer drew {card} on a total of {expected} if the ace counts high there, of {observed} if not",
        expected="a card only by one reading",
        observed="{card}",
    )


def _settled(id: str, title: str) -> PlayWords:
    return PlayWords(
        id=id,
        title=title,
        message="{seat}: {wager} of {stake} on {hand} was {settled}; how the aces of {dealer} count is open",
        needs={"what was collected and paid": NO_SETTLEMENT},
        expected="what the dealer's total gives, which the readings count differently",
        observed="{observed}",
        unit="cents",
    )


dealer_stood_on_ace_22 = _stood("dealer-stood-on-ace-22", "The dealer stood on 22 with an ace")

dealer_drew_on_ace_22 = _drew("dealer-drew-on-ace-22", "The dealer drew on 22 with an ace")

settled_on_ace_22 = _settled("settled-on-ace-22", "A wager settled that turns on the dealer's ace")

dealer_stood_on_two_aces = _stood("dealer-stood-on-two-aces", "The dealer stood on two aces")

dealer_drew_on_two_aces = _drew("dealer-drew-on-two-aces", "The dealer drew on two aces")

settled_on_two_aces = _settled("settled-on-two-aces", "A wager settled that turns on the dealer's two aces")
