"""§ 551.11: Double Down Wager and rescue."""

from validator.chapters.blackjack import double_down as asked, free_bet_hands
from validator.chapters.questions import denied, granted, other_than, word_is
from validator.core.finding import Severity
from validator.core.rule import filing_rule, unless

_RESTRICTED = "holder-restricts-player-choices"
_ELECTS = "a player may elect to make a Double Down Wager, which may not exceed the amount of his original wager"
_ON = "on the first two cards dealt to him or the first two cards of any split pair"
_CARD = "The one additional card shall be dealt face up and placed sideways on the layout"

double_down_withheld = asked.double_down_withheld.bind("551.11(a)", _ELECTS, reading=_RESTRICTED)
double_down_on_some_totals = asked.double_down_on_some_totals.bind(
    "551.11(a)", _ON, reading=_RESTRICTED, when=(unless("double_down.on", "any-number-of-cards"),)
)
double_down_on_more_cards = filing_rule(
    id="double-down-on-more-cards",
    title="Double Down Wager on more than two cards",
    cite="551.11(a)",
    quote=_ON,
    reads=("double_down.on",),
    expected="the first two cards",
    observed="{stated}",
    message="a player may double down on his first two cards, or those of a split pair; the filing says {stated}",
)(word_is("any-number-of-cards"))
no_double_down_after_split = asked.no_double_down_after_split.bind("551.11(a)", _ON, reading=_RESTRICTED)
double_down_on_blackjack_filed = asked.double_down_on_blackjack_filed.bind(
    "551.11(a)", "Except for when a player has Blackjack, a player may elect to make a Double Down Wager"
)
double_down_maximum_over_original = asked.double_down_maximum_over_original.bind("551.11(a)", _ELECTS)
double_down_limited_further = asked.double_down_limited_further.bind("551.11(a)", _ELECTS, reading=_RESTRICTED)
double_down_for_less_withheld = asked.double_down_for_less_withheld.bind("551.11(a)", _ELECTS, reading=_RESTRICTED)
double_down_cards = asked.double_down_cards.bind(
    "551.11(a)",
    "one and only one additional card shall be dealt to each hand on which the player has elected to double down",
)
double_down_card_not_face_up = free_bet_hands.double_down_card_not_face_up.bind("551.11(a)", _CARD)
double_down_card_filed_not_sideways = asked.double_down_card_filed_not_sideways.bind("551.11(a)", _CARD)
double_down_lost_to_blackjack = asked.double_down_lost_to_blackjack.bind(
    "551.11(c)",
    "the dealer shall collect only the amount of the original wager of the player and may not collect the additional"
    " Double Down Wager",
)

_RESCUE = "a player may ''rescue'' (take back) the Double Down Wager and forfeit his original wager"
rescue_withheld = filing_rule(
    id="rescue-withheld",
    title="Rescue not offered",
    cite="551.11(d)",
    quote=_RESCUE,
    severity=Severity.WARNING,
    reading=_RESTRICTED,
    reads=("double_down.rescue.offered",),
    expected="rescue of a Double Down Wager",
    observed="not offered",
    message=(
        "players may not rescue a Double Down Wager; the text gives them the choice and does not say that the "
        "certificate holder may withhold it"
    ),
)(denied)
rescue_after_bust = filing_rule(
    id="rescue-after-bust",
    title="Rescue of a hand over the limit",
    cite="551.11(d)",
    quote="as long as the additional card does not result in the hand having a point count in excess of 21",
    reads=("double_down.rescue.after_bust",),
    expected="no rescue once the hand is over the limit",
    observed="rescue permitted",
    message="a player may rescue his Double Down Wager though the additional card carried the hand over the limit",
)(granted)
rescue_of_less = filing_rule(
    id="rescue-of-less",
    title="Less than the Double Down Wager taken back",
    cite="551.11(d)",
    quote=_RESCUE,
    reads=("double_down.rescue.taken_back",),
    expected="the Double Down Wager",
    observed="{stated}",
    message="a player who rescues takes back the Double Down Wager; the filing says {stated}",
)(other_than("double-down-wager"))
rescue_forfeits_otherwise = filing_rule(
    id="rescue-forfeits-otherwise",
    title="Another amount than the original wager forfeited",
    cite="551.11(d)",
    quote=_RESCUE,
    reads=("double_down.rescue.forfeited",),
    expected="the original wager",
    observed="{stated}",
    message="a player who rescues forfeits his original wager; the filing says {stated}",
)(other_than("original-wager"))
