"""§ 685a.7(l) and (m). The dealer's hand, in play, and the readings of how his ace counts (§ 685a.3(d)(3))."""

from validator.chapters.blackjack import play_dealer as asked
from validator.core.finding import Severity
from validator.core.question import PlayQuestion
from validator.games.blackjack.dealer import (
    NO_CARDS,
    NO_DEALS as NO_DEALS_OF_DEALER,
    draws_on_standing_total,
    stands_short,
)
from validator.games.blackjack.dealers_draws import NO_DEALS as NO_DEALS_OF_DEALERS_DRAWS
from validator.games.blackjack.settlement import amount_differs
from validator.games.blackjack.slots import down_under

_DONE = "After the decisions of each player have been implemented and all additional cards have been dealt"
_DRAWS = "The dealer shall draw additional cards until he has a hard or soft total of 17, 18, 19, 20, 21 or 22"
_SCORE = "or the dealer a score in excess of 22"
_ACE = "ace-that-makes-22"
_ACES = "two-aces-of-the-dealer"
_DEALS = {"every card dealt to the end of the round": NO_DEALS_OF_DEALERS_DRAWS}

hole_card_not_turned = asked.hole_card_not_turned.bind("685a.7(l)", "the dealer shall turn the hole card face up")

hole_card_turned_early = asked.hole_card_turned_early.bind("685a.7(l)", _DONE)

dealer_drew_before_players = asked.dealer_drew_before_players.bind("685a.7(l)", _DONE)

dealer_card_face_down = asked.dealer_card_face_down.bind(
    "685a.7(m)", "Any additional cards required to be dealt to the hand of the dealer shall be dealt face up"
)

dealer_total_not_announced = asked.dealer_total_not_announced.bind(
    "685a.7(m)", "The dealer shall announce the dealer's total point count after each additional card is dealt"
)

dealer_total_misannounced = asked.dealer_total_misannounced.bind(
    "685a.7(m)",
    "announce the dealer's total point count",
    also=(
        ("685a.3(d)(1)", "Any card from 2 to 10 shall have its face value"),
        ("685a.3(d)(2)", "Any jack, queen or king shall have a value of 10"),
        ("685a.3(d)(3)", _SCORE),
    ),
)

dealer_stood_short = asked.dealer_stood_short.bind("685a.7(m)", _DRAWS, also=(("685a.3(d)(3)", _SCORE),))

dealer_stood_with_nothing_open = PlayQuestion(
    id="dealer-stood-short-with-nothing-open",
    title="The dealer stopped drawing early, no wager being open",
    message="the dealer stood on {observed} ({dealer}), no wager being open but those of hands over the limit",
    slot=down_under.DEALER_STOOD_WITH_NOTHING_OPEN,
    check=stands_short,
    needs={"the dealer's cards": NO_CARDS, "every card dealt to the end of the round": NO_DEALS_OF_DEALER},
    expected="at least {expected}, if the dealer draws in every round",
    observed="{observed}",
).bind("685a.7(m)", _DRAWS, severity=Severity.INFO, reading="dealer-draws-with-nothing-open")

dealer_drew_on_standing_total = asked.dealer_drew_on_standing_total.bind(
    "685a.7(m)", "until he has a hard or soft total of 17, 18, 19, 20, 21 or 22", also=(("685a.3(d)(3)", _SCORE),)
)

misdrawn_card_racked = asked.misdrawn_card_racked.bind(
    "685a.12(d)",
    "If the dealer has 17 and accidentally draws a card for himself, the card shall be placed in the discard rack",
    severity=Severity.INFO,
    reading="dealer-has-17",
)


def _stood(id: str, title: str, slot: int) -> PlayQuestion:
    return PlayQuestion(
        id=id,
        title=title,
        message="the dealer stood on {dealer}: {expected} if the ace counts high there, {observed} if it does not",
        slot=slot,
        check=stands_short,
        needs=_DEALS,
        expected="a standing total",
        observed="one by one reading only",
    )


def _drew(id: str, title: str, slot: int) -> PlayQuestion:
    return PlayQuestion(
        id=id,
        title=title,
        message="the dealer drew {card} on a total of {expected} if the ace counts high there, of {observed} if not",
        slot=slot,
        check=draws_on_standing_total,
        expected="a card only by one reading",
        observed="{card}",
    )


def _settled(id: str, title: str, slot: int) -> PlayQuestion:
    return PlayQuestion(
        id=id,
        title=title,
        message="{seat}: {wager} of {stake} on {hand} was settled with {observed}; how the aces of {dealer} count is open",
        slot=slot,
        check=amount_differs,
        expected="what the dealer's total gives, which the readings count differently",
        observed="{observed}",
        unit="cents",
    )


stood_on_ace_22 = _stood(
    "dealer-stood-on-ace-22", "The dealer stood on 22 with an ace", down_under.STOOD_ON_ACE_22
).bind("685a.3(d)(3)", _SCORE, reading=_ACE)

drew_on_ace_22 = _drew("dealer-drew-on-ace-22", "The dealer drew on 22 with an ace", down_under.DREW_ON_ACE_22).bind(
    "685a.3(d)(3)", _SCORE, reading=_ACE
)

settled_on_ace_22 = _settled(
    "settled-on-ace-22", "A wager settled that turns on the dealer's ace", down_under.SETTLED_ON_ACE_22
).bind("685a.3(d)(3)", _SCORE, reading=_ACE)

stood_on_two_aces = _stood(
    "dealer-stood-on-two-aces", "The dealer stood on two aces", down_under.STOOD_ON_TWO_ACES
).bind("685a.3(d)(3)", _SCORE, reading=_ACES)

drew_on_two_aces = _drew("dealer-drew-on-two-aces", "The dealer drew on two aces", down_under.DREW_ON_TWO_ACES).bind(
    "685a.3(d)(3)", _SCORE, reading=_ACES
)

settled_on_two_aces = _settled(
    "settled-on-two-aces", "A wager settled that turns on the dealer's two aces", down_under.SETTLED_ON_TWO_ACES
).bind("685a.3(d)(3)", _SCORE, reading=_ACES)

PLAY_RULES = (
    stood_on_ace_22,
    drew_on_ace_22,
    settled_on_ace_22,
    stood_on_two_aces,
    drew_on_two_aces,
    settled_on_two_aces,
    hole_card_not_turned,
    hole_card_turned_early,
    dealer_drew_before_players,
    dealer_card_face_down,
    dealer_total_not_announced,
    dealer_total_misannounced,
    dealer_stood_short,
    dealer_stood_with_nothing_open,
    dealer_drew_on_standing_total,
    misdrawn_card_racked,
)
