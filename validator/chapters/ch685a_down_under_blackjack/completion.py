"""§ 685a.7(h) to (t): Blackjack, decisions, the dealer's hand, ties, settlement and the cards afterwards."""

from validator.chapters.blackjack import completion as asked, free_bet, no_surrender as of_surrender
from validator.chapters.questions import denied, granted, other_number, other_than
from validator.core.finding import Severity
from validator.core.rule import filing_rule

cards_after_dealer_blackjack = filing_rule(
    id="cards-after-dealer-blackjack",
    title="Additional cards dealt though the dealer has Blackjack",
    cite="685a.7(h)",
    quote="If the dealer has a Blackjack, additional cards may not be dealt",
    reads=("dealing.cards_after_dealer_blackjack",),
    expected="no additional cards",
    observed="additional cards",
    message="additional cards are dealt though the dealer has Blackjack",
)(granted)

blackjack_tie_not_returned = asked.blackjack_tie_not_returned.bind(
    "685a.7(h)(1)", "Has a Blackjack, the dealer shall return the player's Bet Wager"
)

bet_not_collected_by_dealer_blackjack = filing_rule(
    id="bet-not-collected-by-dealer-blackjack",
    title="Bet Wager not collected though the dealer has Blackjack",
    cite="685a.7(h)(2)",
    quote="Does not have a Blackjack, the dealer shall collect the player's Bet Wager",
    reads=("dealing.bet_against_dealer_blackjack",),
    expected="collected",
    observed="{stated}",
    message=(
        "if the dealer has Blackjack the Bet Wager of a player without one is collected; the filing says {stated}"
    ),
)(other_than("collected"))

decisions_in_another_order = filing_rule(
    id="decisions-in-another-order",
    title="Players' decisions in another order",
    cite="685a.7(i)",
    quote=(
        "the dealer shall start with the player farthest to the dealer's left and continue around the table in a"
        " clockwise direction"
    ),
    reads=("dealing.decisions_in_order",),
    expected="from the dealer's farthest left, clockwise",
    observed="{stated}",
    message=("the players' hands are played from the dealer's farthest left, clockwise; the filing says {stated}"),
)(other_than("farthest-left-clockwise"))

blackjack_paid_at_another_time = free_bet.blackjack_paid_at_another_time.bind(
    "685a.7(i)(1)", "the dealer shall announce and pay the Blackjack"
)

surrender_permitted = of_surrender.surrender_permitted.bind(
    "685a.7(i)(2)", "Players may not surrender in Down Under Blackjack"
)

drawing_limited = asked.drawing_limited.bind(
    "685a.7(k)",
    "A player may elect to draw additional cards whenever his point count total is less than 21",
    reading="holder-restricts-player-choices",
)

drawing_on_21 = asked.drawing_on_21.bind(
    "685a.7(k)(1)", "A player having a hard or soft total of 21 may not draw additional cards"
)

dealer_stands_elsewhere = asked.dealer_stands_elsewhere.bind(
    "685a.7(m)",
    "The dealer shall draw additional cards until he has a hard or soft total of 17, 18, 19, 20, 21 or 22",
)

dealer_hits_soft_17 = asked.dealer_hits_soft_17.bind(
    "685a.7(m)",
    "The dealer shall draw additional cards until he has a hard or soft total of 17, 18, 19, 20, 21 or 22",
)

dealer_draws_on_22 = filing_rule(
    id="dealer-draws-on-22",
    title="Dealer draws on the highest total on which he stands",
    cite="685a.7(m)",
    quote="The dealer shall draw additional cards until he has a hard or soft total of 17, 18, 19, 20, 21 or 22",
    reads=("dealing.dealer_draws_on_22",),
    expected="standing on 22",
    observed="drawing",
    message="the dealer draws on 22, on which the law makes him stand",
)(granted)

dealer_spared_drawing = filing_rule(
    id="dealer-spared-drawing",
    title="Dealer draws no cards where no wager is open",
    cite="685a.7(m)",
    quote="The dealer shall draw additional cards until he has a hard or soft total of 17, 18, 19, 20, 21 or 22",
    reads=("dealing.dealer_draws_when_decided",),
    expected="drawing to the total on which he stands",
    observed="no additional cards",
    message="the dealer draws no additional cards where every wager is decided; the text makes no exception for that",
    reading="dealer-draws-with-nothing-open",
    severity=Severity.WARNING,
)(denied)

dealer_cards_face_down = filing_rule(
    id="dealer-cards-face-down",
    title="Dealer's additional cards not dealt face up",
    cite="685a.7(m)",
    quote="Any additional cards required to be dealt to the hand of the dealer shall be dealt face up",
    reads=("dealing.dealer_additional_cards",),
    expected="face up",
    observed="{stated}",
    message="the dealer's additional cards are dealt face up; the filing says {stated}",
)(other_than("face-up"))

dealer_total_unannounced_as_filed = asked.dealer_total_unannounced_as_filed.bind(
    "685a.7(m)", "The dealer shall announce the dealer's total point count after each additional card is dealt"
)

ties_not_returned = asked.ties_not_returned.bind(
    "685a.7(p)",
    "A Bet Wager shall tie and be returned to the player if the total point count of the player's hand does not exceed"
    " 21 and is the same as the total point count of the dealer's hand",
)

dealer_over_at_another_total = filing_rule(
    id="dealer-over-at-another-total",
    title="Players paid above another total of the dealer",
    cite="685a.7(o)(1)",
    quote="the total point count of the dealer's hand is in excess of 22",
    reads=("dealing.players_win_when_dealer_over",),
    facts=("player_wins_when_dealer_over",),
    expected="over {lawful}",
    observed="over {number}",
    message="the dealer's hand loses to every hand still in play over {number} in the filing; the law says {lawful}",
)(other_number)

player_over_at_another_total = filing_rule(
    id="player-over-at-another-total",
    title="Player's hand lost above another total",
    cite="685a.7(q)(1)",
    quote="The total point count of the player's hand is in excess of 21",
    reads=("dealing.players_lose_over",),
    facts=("player_loses_when_over",),
    expected="over {lawful}",
    observed="over {number}",
    message="a player's hand loses over {number} in the filing; the law says {lawful}",
)(other_number)

settlement_order_unspecified = asked.settlement_order_unspecified.bind(
    "685a.7(r)",
    "in accordance with one of the following procedures designated in the certificate holder's Rules Submission under"
    " § 601a.2",
)

settlement_order_unknown = asked.settlement_order_unknown.bind(
    "685a.7(r)",
    "in accordance with one of the following procedures designated in the certificate holder's Rules Submission under"
    " § 601a.2",
)

losing_wagers_not_into_inventory = asked.losing_wagers_not_into_inventory.bind(
    "685a.7(r)(2)", "The dealer shall place any losing wagers directly into the table inventory"
)

winners_paid_with_losing_chips = asked.winners_paid_with_losing_chips.bind(
    "685a.7(r)(2)", "may not pay off any player's winning wagers by using value chips collected from a losing wager"
)

hands_not_reconstructible = asked.hands_not_reconstructible.bind(
    "685a.7(s)", "place them in the discard rack in a manner that permits the reconstruction of each hand"
)

players_touch_cards = asked.players_touch_cards.bind(
    "685a.7(t)",
    "Players and spectators may not handle, remove or alter any cards used to play Down Under Blackjack",
    when=(),
)
