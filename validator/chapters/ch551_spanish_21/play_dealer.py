"""§ 551.8(h) and § 551.13(b) and (c). "Dealer's Card" and the dealer's hand, in play."""

from validator.chapters.blackjack import play_dealer as asked
from validator.core.finding import Severity
from validator.core.rule import PlayRule
from validator.games.blackjack.completion import NO_EXPOSURE, drew_for_won_hands
from validator.games.blackjack.dealer import hole_card_stayed_down
from validator.games.blackjack.slots import spanish_21
from validator.games.blackjack.totals import NO_CALL, called_before_players_done, dealers_card_uncalled

_DONE = "After the decisions of each player have been implemented and all additional cards have been dealt"
_CALL = "the dealer shall announce ''Dealer's Card,''"
_TURN = "turn the second card that was dealt to the dealer face up"
_DRAWS = (
    "the dealer shall draw additional cards to his hand until the dealer has a hard or soft total of 17, 18, 19, 20 or"
    " 21"
)
_MAY_NOT = (
    "A dealer may not draw additional cards to his hand, regardless of the point count, if decisions have been made on"
    " all players' hands and the point count of the dealer's hand will have no effect on the outcome of the round of"
    " play"
)
_ANNOUNCES = "The dealer shall announce the dealer's total point count after each additional card is dealt"

dealers_card_not_announced = PlayRule(
    id="dealers-card-not-announced",
    title='"Dealer\'s Card" not announced',
    cite="551.8(h)",
    quote=_CALL,
    severity=Severity.ERROR,
    message='the dealer turned his second card without having announced "Dealer\'s Card"',
    slot=spanish_21.DEALERS_CARD_NOT_ANNOUNCED,
    check=dealers_card_uncalled,
    needs={"a record of what the dealer calls out": NO_CALL},
    expected='"Dealer\'s Card"',
    observed="no announcement",
)

dealers_card_announced_early = PlayRule(
    id="dealers-card-announced-early",
    title='"Dealer\'s Card" announced before the players were done',
    cite="551.8(h)",
    quote=f"{_DONE}, {_CALL}",
    severity=Severity.ERROR,
    message="\"Dealer's Card\" was announced before a player's decision or additional card",
    slot=spanish_21.DEALERS_CARD_EARLY,
    check=called_before_players_done,
    expected="after {expected}",
    observed="{observed}",
    unit="event",
)

hole_card_not_turned = asked.hole_card_not_turned.bind("551.8(h)", _TURN)

hole_card_left_down_without_effect = PlayRule(
    id="hole-card-left-down-without-effect",
    title="Second card left down where the dealer's count had no effect",
    cite="551.8(h)",
    quote=_TURN,
    severity=Severity.WARNING,
    message="the dealer's second card was not turned; his point count had no effect on the round",
    slot=spanish_21.HOLE_LEFT_DOWN_WITHOUT_EFFECT,
    check=hole_card_stayed_down,
    needs={"a record of cards turned": NO_EXPOSURE},
    expected="the second card turned",
    observed="left face down",
    reading="dealer-must-not-draw",
)

hole_card_turned_early = asked.hole_card_turned_early.bind("551.8(h)", _DONE)

dealer_drew_before_players = asked.dealer_drew_before_players.bind("551.8(h)", _DONE)

dealer_card_face_down = asked.dealer_card_face_down.bind(
    "551.8(h)",
    "Additional cards required to be dealt to the hand of the dealer by § 551.13(b) shall be dealt face up at this time",
)

dealer_total_not_announced = asked.dealer_total_not_announced.bind("551.8(h)", _ANNOUNCES)

dealer_total_misannounced = asked.dealer_total_misannounced.bind(
    "551.8(h)",
    "announce the dealer's total point count",
    also=(
        ("551.3(b)(1)", "Any card from 2 to 9 shall have its face value"),
        ("551.3(b)(2)", "Any jack, queen or king shall have a value of 10"),
        (
            "551.3(b)(3)",
            "An ace shall have a value of 11, unless that value would give a player or the dealer a score in excess of"
            " 21, in which case the ace shall have a value of one",
        ),
    ),
)

dealer_stood_short = asked.dealer_stood_short.bind("551.13(b)", _DRAWS)

dealer_drew_on_standing_total = asked.dealer_drew_on_standing_total.bind(
    "551.13(b)", "until the dealer has a hard or soft total of 17, 18, 19, 20 or 21"
)

dealer_drew_without_effect = asked.dealer_drew_without_effect.bind("551.13(c)", _MAY_NOT)

dealer_drew_for_won_hands = PlayRule(
    id="dealer-drew-for-won-hands",
    title="Dealer drew with only hands left that win in any case",
    cite="551.13(c)",
    quote="the point count of the dealer's hand will have no effect on the outcome of the round of play",
    severity=Severity.WARNING,
    message="the dealer drew {card} though the hands left win against every hand of his",
    slot=spanish_21.DREW_FOR_WON_HANDS,
    check=drew_for_won_hands,
    expected="no card",
    observed="{card}",
    reading="dealer-draws-without-effect",
)

misdrawn_card_racked = asked.misdrawn_card_racked.bind(
    "551.16(e)",
    "If the dealer has 17 and accidentally draws a card for himself, the card shall be placed in the discard rack",
    severity=Severity.INFO,
    reading="dealer-has-17",
)

PLAY_RULES = (
    dealers_card_not_announced,
    dealers_card_announced_early,
    hole_card_not_turned,
    hole_card_left_down_without_effect,
    hole_card_turned_early,
    dealer_drew_before_players,
    dealer_card_face_down,
    dealer_total_not_announced,
    dealer_total_misannounced,
    dealer_stood_short,
    dealer_drew_on_standing_total,
    dealer_drew_without_effect,
    dealer_drew_for_won_hands,
    misdrawn_card_racked,
)
