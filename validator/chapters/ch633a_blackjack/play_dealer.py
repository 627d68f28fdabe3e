"""§ 633a.7(l) to (n). The dealer's hand, in play."""

from validator.core.finding import Severity
from validator.core.rule import PlayRule
from validator.games.blackjack.dealer import (
    announced_wrong,
    announcement_missing,
    draws_on_standing_total,
    draws_without_effect,
    drew_before_players_done,
    hole_card_stayed_down,
    stands_short,
    turned_before_players_done,
)
from validator.games.blackjack.decisions import lies_face_down
from validator.games.blackjack.slots import dealer

hole_card_not_turned = PlayRule(
    id="hole-card-not-turned",
    title="The hole card not turned face up",
    cite="633a.7(l)",
    quote="the dealer shall turn the hole card face up",
    also=(
        (
            "633a.12(b)(8)",
            "the dealer shall turn over the hole card and draw any additional cards in accordance with § 633a.7(m)",
        ),
    ),
    severity=Severity.ERROR,
    message="the hole card was not turned up ({dealer})",
    slot=dealer.HOLE_CARD_NOT_TURNED,
    check=hole_card_stayed_down,
    needs=("when the hole card was turned up",),
    expected="the hole card turned face up",
    observed="not turned",
)

hole_card_turned_early = PlayRule(
    id="hole-card-turned-early",
    title="The hole card turned before the players were done",
    cite="633a.7(l)",
    quote="After the decisions of each player have been implemented and all additional cards have been dealt",
    severity=Severity.ERROR,
    message="the hole card was turned before a player's additional card was dealt",
    slot=dealer.HOLE_CARD_TURNED_EARLY,
    check=turned_before_players_done,
    expected="turned after {expected}",
    observed="{observed}",
    unit="event",
)

dealer_drew_before_players = PlayRule(
    id="dealer-drew-before-players",
    title="The dealer drew before the players were done",
    cite="633a.7(l)",
    quote="After the decisions of each player have been implemented and all additional cards have been dealt",
    severity=Severity.ERROR,
    message="the dealer dealt himself {card} before a player's decision or additional card",
    slot=dealer.DEALER_DREW_BEFORE_PLAYERS,
    check=drew_before_players_done,
    expected="drawn after {expected}",
    observed="{observed}",
    unit="event",
)

dealer_card_face_down = PlayRule(
    id="dealer-card-face-down",
    title="A card drawn by the dealer face down",
    cite="633a.7(l)",
    quote="Any additional cards required to be dealt to the hand of the dealer, in accordance with subsection (m), shall be dealt face up",
    severity=Severity.ERROR,
    message="the dealer drew {card} face down",
    slot=dealer.DEALER_CARD_FACE_DOWN,
    check=lies_face_down,
    needs=("the face of the card",),
    expected="face up",
    observed="face down",
)

dealer_total_not_announced = PlayRule(
    id="dealer-total-not-announced",
    title="The dealer's total not announced",
    cite="633a.7(l)",
    quote="The dealer shall announce the dealer's total point count after each additional card is dealt",
    also=(
        (
            "633a.12(b)(8)",
            "The dealer shall announce the dealer's total point count after each additional card is dealt",
        ),
    ),
    severity=Severity.ERROR,
    message="the dealer's total was not announced after {card}",
    slot=dealer.DEALER_TOTAL_NOT_ANNOUNCED,
    check=announcement_missing,
    needs=("the dealer's announcements",),
    expected="an announcement",
    observed="none",
)

dealer_total_misannounced = PlayRule(
    id="dealer-total-misannounced",
    title="A wrong total announced",
    cite="633a.7(l)",
    quote="announce the dealer's total point count",
    also=(
        (
            "633a.3(e)(3)",
            "An ace shall have a value of 11 unless that value would give a player or the dealer a score in excess of 21, in which case the ace shall have a value of 1",
        ),
        ("633a.3(e)(1)", "Any card from 2 to 10 shall have its face value"),
        ("633a.3(e)(2)", "Any jack, queen or king shall have a value of 10"),
    ),
    severity=Severity.ERROR,
    message="the dealer announced {observed}; {dealer} is {expected}",
    slot=dealer.DEALER_TOTAL_MISANNOUNCED,
    check=announced_wrong,
    expected="{expected}",
    observed="{observed}",
)

dealer_stood_short = PlayRule(
    id="dealer-stood-short",
    title="The dealer stopped drawing too early",
    cite="633a.7(m)",
    quote="the dealer shall draw additional cards until he has a hard or soft total of 17, 18, 19, 20 or 21",
    also=(
        (
            "633a.12(a)(5)",
            "The round of play shall then be completed in accordance with the dealing procedures in § 633a.7",
        ),
        (
            "633a.12(b)(8)",
            "the dealer shall turn over the hole card and draw any additional cards in accordance with § 633a.7(m)",
        ),
    ),
    severity=Severity.ERROR,
    message="the dealer stood on {observed} ({dealer})",
    slot=dealer.DEALER_STOOD_SHORT,
    check=stands_short,
    needs=(
        "the dealer's cards",
        "every card dealt to the end of the round",
    ),
    expected="at least {expected}",
    observed="{observed}",
)

dealer_drew_on_standing_total = PlayRule(
    id="dealer-drew-on-standing-total",
    title="The dealer drew on a total on which he stands",
    cite="633a.7(m)",
    quote="until he has a hard or soft total of 17, 18, 19, 20 or 21",
    severity=Severity.ERROR,
    message="the dealer drew {card} on {observed} ({dealer})",
    slot=dealer.DEALER_DREW_ON_STANDING_TOTAL,
    check=draws_on_standing_total,
    needs=("the dealer's cards",),
    expected="no card on {expected} or more",
    observed="a card on {observed}",
)

misdrawn_card_racked = PlayRule(
    id="misdrawn-card-racked",
    title="A card drawn on more than the total named, and racked",
    cite="633a.14(d)",
    quote="If the dealer has 17 and accidentally draws a card for himself, the card shall be placed in the discard rack",
    severity=Severity.INFO,
    message="the dealer drew {card} on {observed} and placed it in the rack",
    reading="dealer-has-17",
    slot=dealer.MISDRAWN_CARD_RACKED,
    check=draws_on_standing_total,
    expected="the cure for {expected}",
    observed="used on {observed}",
)

dealer_drew_without_effect = PlayRule(
    id="dealer-drew-without-effect",
    title="The dealer drew though nothing depended on it",
    cite="633a.7(n)",
    quote="A dealer shall draw no additional cards to his hand, regardless of the point count",
    severity=Severity.ERROR,
    message="the dealer drew {card} though no hand was left that his total could decide",
    slot=dealer.DEALER_DREW_WITHOUT_EFFECT,
    check=draws_without_effect,
    expected="no card",
    observed="{card}",
)

dealer_drew_for_progressive_wager = PlayRule(
    id="dealer-drew-for-progressive-wager",
    title="The dealer drew for a progressive wager only",
    cite="633a.7(n)",
    quote="the point count of the dealer's hand will not have an effect on the outcome of the round of play",
    severity=Severity.INFO,
    message="the dealer drew {card} with only progressive wagers open",
    reading="dealer-draws-without-effect",
    slot=dealer.DEALER_DREW_FOR_PROGRESSIVE,
    check=draws_without_effect,
    expected="no card, unless progressive wagers belong to the outcome",
    observed="{card}",
)

PLAY_RULES = (
    hole_card_not_turned,
    hole_card_turned_early,
    dealer_drew_before_players,
    dealer_card_face_down,
    dealer_total_not_announced,
    dealer_total_misannounced,
    dealer_stood_short,
    dealer_drew_on_standing_total,
    misdrawn_card_racked,
    dealer_drew_without_effect,
    dealer_drew_for_progressive_wager,
)
