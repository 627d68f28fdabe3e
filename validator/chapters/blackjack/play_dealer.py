"""The dealer's hand, in play: shared rules."""

from validator.core.rule_definitions import PlayWords
from validator.games.blackjack.dealer import (
    NO_ANNOUNCEMENT,
    NO_CARDS,
    NO_DEALS,
    NO_EXPOSURE,
    NO_FACE,
)

hole_card_not_turned = PlayWords(
    id="hole-card-not-turned",
    title="The hole card not turned face up",
    message="the hole card was not turned up ({dealer})",
    needs={"when the hole card was turned up": NO_EXPOSURE},
    expected="the hole card turned face up",
    observed="not turned",
)

hole_card_turned_early = PlayWords(
    id="hole-card-turned-early",
    title="The hole card turned before the players were done",
    message="the hole card was turned before a player's additional card was dealt",
    expected="turned after {expected}",
    observed="{observed}",
    unit="event",
)

hole_card_turned_after_drawing = PlayWords(
    id="hole-card-turned-after-drawing",
    title="The hole card turned only after the dealer drew",
    message="the dealer drew {card} before he turned the hole card",
    expected="the hole card turned before {expected}",
    observed="turned with {observed}",
    unit="event",
)

hole_card_turned_after_settlement = PlayWords(
    id="hole-card-turned-after-settlement",
    title="The hole card turned only after the wagers were settled",
    message="the wagers that the dealer's hand decides were settled before he turned the hole card",
    expected="the hole card turned before {expected}",
    observed="turned with {observed}",
    unit="event",
)

dealer_drew_before_players = PlayWords(
    id="dealer-drew-before-players",
    title="The dealer drew before the players were done",
    message="the dealer dealt himself {card} before a player's decision or additional card",
    expected="drawn after {expected}",
    observed="{observed}",
    unit="event",
)

dealer_card_face_down = PlayWords(
    id="dealer-card-face-down",
    title="A card drawn by the dealer face down",
    message="the dealer drew {card} face down",
    needs={"the face of the card": NO_FACE},
    expected="face up",
    observed="face down",
)

dealer_total_not_announced = PlayWords(
    id="dealer-total-not-announced",
    title="The dealer's total not announced",
    message="the dealer's total was not announced after {card}",
    needs={"the dealer's announcements": NO_ANNOUNCEMENT},
    expected="an announcement",
    observed="none",
)

dealer_total_misannounced = PlayWords(
    id="dealer-total-misannounced",
    title="A wrong total announced",
    message="the dealer announced {observed}; {dealer} is {expected}",
    expected="{expected}",
    observed="{observed}",
)

dealer_stood_short = PlayWords(
    id="dealer-stood-short",
    title="The dealer stopped drawing too early",
    message="the dealer stood on {observed} ({dealer})",
    needs={"the dealer's cards": NO_CARDS, "every card dealt to the end of the round": NO_DEALS},
    expected="at least {expected}",
    observed="{observed}",
)

dealer_drew_on_standing_total = PlayWords(
    id="dealer-drew-on-standing-total",
    title="The dealer drew on a total on which he stands",
    message="the dealer drew {card} on {observed} ({dealer})",
    needs={"the dealer's cards": NO_CARDS},
    expected="no card on {expected} or more",
    observed="a card on {observed}",
)

misdrawn_card_racked = PlayWords(
    id="misdrawn-card-racked",
    title="A card drawn on more than the total named, and racked",
    message="the dealer drew {card} on {observed} and placed it in the rack",
    expected="the cure for {expected}",
    observed="used on {observed}",
)

dealer_drew_without_effect = PlayWords(
    id="dealer-drew-without-effect",
    title="The dealer drew though nothing depended on it",
    message="the dealer drew {card} though no hand was left that his total could decide",
    needs={"how the card of a Double Down Wager was dealt, face up or face down": NO_FACE},
    expected="no card",
    observed="{card}",
)

dealer_drew_for_progressive_wager = PlayWords(
    id="dealer-drew-for-progressive-wager",
    title="The dealer drew for a progressive wager only",
    message="the dealer drew {card} with only progressive wagers open",
    expected="no card, unless progressive wagers belong to the outcome",
    observed="{card}",
)

hole_card_left_down_without_effect = PlayWords(
    id="hole-card-left-down-without-effect",
    title="Hole card left down where the dealer's count had no effect",
    message="the dealer's hole card was not turned; his point count had no effect on the round",
    needs={"a record of cards turned": NO_EXPOSURE},
    expected="the hole card turned",
    observed="left face down",
)
