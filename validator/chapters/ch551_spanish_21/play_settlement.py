"""§ 551.6(b), (c) and (f), and § 551.8(i) and (k). Who wins, what is collected and paid, and the cards picked up."""

from collections.abc import Callable, Mapping

from validator.chapters.blackjack import play_payouts as odds, play_settlement as asked
from validator.core.finding import Severity
from validator.core.rule import NO_FACTS, PlayRule
from validator.games.blackjack.completion import NO_DIRECTION, NO_HOLE_CARD, NO_ORDER, dealer_first, settled_too_soon
from validator.games.blackjack.decisions import acts_out_of_turn
from validator.games.blackjack.settlement import amount_differs
from validator.games.blackjack.settling import in_disorder
from validator.games.blackjack.slots import spanish_21
from validator.games.blackjack.twenty_ones import NO_CARDS, NO_SETTLEMENT

_NATURAL = "The player has a Blackjack and the dealer's hand has a total value of 21 in two or more cards"
_LONG = (
    "The player has achieved a score of 21 in more than two cards and the dealer has achieved a score of 21 in more than"
    " two cards"
)
_WINS = (("551.6(b)", "A player shall win if"),)
_EVEN = "all winning wagers made in accordance with subsection (b)(1), (2) or (4) shall be paid at odds of 1 to 1"
_THREE_TO_TWO = "winning wagers made in accordance with subsection (b)(3) shall be paid at odds of 3 to 2"
_COMPLETE = (
    "After each round of play is complete, the dealer shall collect all losing wagers and pay off winning wagers"
)
_VOID = (
    "a wager made in accordance with this section shall be void and returned to the player when the total value of the"
    " player's hand is the same as the dealer's"
)
_PICKED_UP = "all cards still remaining on the layout shall be picked up by the dealer in order"
_FROM_RIGHT = (
    "The dealer shall pick up the cards beginning with those of the player to his far right and moving counterclockwise"
    " around the table"
)
_AMOUNT = "{seat}: {wager} of {stake} on {hand} was settled with {observed} against {dealer}, not {expected}"


def amount_rule(
    id: str,
    title: str,
    source: tuple[str, str],
    slot: int,
    message: str = _AMOUNT,
    reading: str = "",
    needs: Mapping[str, int] = NO_FACTS,
    also: tuple[tuple[str, str], ...] = (),
    check: Callable[..., bool] = amount_differs,
) -> PlayRule:
    """A rule on the amount that was settled on a main wager; under a ``reading`` it is noted."""
    return PlayRule(
        id=id,
        title=title,
        cite=source[0],
        quote=source[1],
        severity=Severity.WARNING if reading else Severity.ERROR,
        message=message,
        slot=slot,
        check=check,
        needs=needs,
        expected="{expected}",
        observed="{observed}",
        unit="cents",
        misapplies=True,
        also=also,
        reading=reading,
    )


win_against_busted_dealer_not_paid = asked.win_against_busted_dealer_not_paid.bind(
    "551.6(b)(1)",
    "The total value of the player's hand is 21 or less and the total value of the dealer's hand is in excess of 21",
    also=_WINS,
)

win_by_higher_total_not_paid = asked.win_by_higher_total_not_paid.bind(
    "551.6(b)(2)",
    "The total value of the player's hand exceeds the total value of the dealer's hand without exceeding 21",
    also=_WINS,
)

blackjack_against_blackjack_not_paid = amount_rule(
    "blackjack-against-blackjack-not-paid",
    "Blackjack against the dealer's Blackjack not paid",
    ("551.6(b)(3)", _NATURAL),
    spanish_21.BLACKJACK_AGAINST_BLACKJACK_NOT_PAID,
)

blackjack_against_longer_21_not_paid = asked.blackjack_against_longer_21_not_paid.bind("551.6(b)(3)", _NATURAL)

twenty_one_against_21_not_paid = amount_rule(
    "longer-21-against-longer-21-not-paid",
    "21 in more than two cards against the dealer's not paid",
    ("551.6(b)(4)", _LONG),
    spanish_21.TWENTY_ONE_AGAINST_21_NOT_PAID,
)

split_21_paid_against_21 = amount_rule(
    "split-21-paid-against-longer-21",
    "21 in two cards of a split hand paid against the dealer's longer 21",
    ("551.6(b)(4)", _LONG),
    spanish_21.SPLIT_21_PAID_AGAINST_21,
    reading="two-card-21-of-a-split-hand-against-dealer-21",
    needs={"what was collected and paid": NO_SETTLEMENT, "the cards of the hands": NO_CARDS},
)

tie_not_returned = asked.tie_not_returned.bind("551.6(c)", _VOID)

lost_to_dealer_blackjack_not_collected = asked.lost_to_dealer_blackjack_not_collected.bind(
    "551.6(c)",
    "a player's hand shall be lost when the dealer has a Blackjack and the player's hand has a total value of 21 which"
    " is not a Blackjack",
)

same_total_over_limit_not_collected = asked.same_total_over_limit_not_collected.bind(
    "551.6(c)",
    "when the total value of the player's hand is the same as the dealer's",
    severity=Severity.INFO,
    reading="both-over-21-with-the-same-total",
)

losing_wager_not_collected = asked.losing_wager_not_collected.bind("551.6(f)", _COMPLETE)

money_on_unknown_wager = asked.money_on_unknown_wager.bind("551.6(f)", _COMPLETE)

paid_on_withdrawn_wager = asked.paid_on_withdrawn_wager.bind("551.6(f)", _COMPLETE)

bonus_on_another_wager = asked.bonus_on_another_wager.bind("551.6(f)", _COMPLETE)

collected_beyond_the_stake = asked.collected_beyond_the_stake.bind("551.6(f)", _COMPLETE)

stake_left_unsettled = asked.stake_without_end.bind("551.6(f)", _COMPLETE, also=(("551.6(c)", _VOID),))

paid_before_all_collected = asked.paid_before_all_collected.bind("551.6(f)", _COMPLETE, reading="collect-and-pay")

settled_before_round_complete = PlayRule(
    id="wager-settled-before-round-complete",
    title="Wager settled before the round was complete",
    cite="551.6(f)",
    quote=_COMPLETE,
    severity=Severity.ERROR,
    message="{seat}: the {wager} of {stake} on {hand} was settled before the dealer's hand had been played",
    slot=spanish_21.SETTLED_BEFORE_ROUND_COMPLETE,
    check=settled_too_soon,
    needs={"when the dealer's second card was turned": NO_HOLE_CARD},
    expected="after {expected}",
    observed="{observed}",
    unit="event",
)

won_hand_paid_early = PlayRule(
    id="won-hand-paid-early",
    title="Blackjack or 21 paid before the round was complete",
    cite="551.6(f)",
    quote=_COMPLETE,
    severity=Severity.WARNING,
    message="{seat}: the {wager} of {stake} on {hand} was paid before the dealer's hand had been played",
    slot=spanish_21.WON_HAND_PAID_EARLY,
    check=settled_too_soon,
    needs={"when the dealer's second card was turned": NO_HOLE_CARD},
    expected="after {expected}",
    observed="{observed}",
    unit="event",
    reading="blackjack-paid-before-the-end-of-the-round",
)

blackjack_paid_at_wrong_odds = odds.blackjack_paid_at_wrong_odds.bind("551.6(f)", _THREE_TO_TWO)

blackjack_paid_even = amount_rule(
    "blackjack-paid-even-against-another-total",
    "Blackjack paid like another winner against less or more than 21",
    ("551.6(f)", _EVEN),
    spanish_21.BLACKJACK_PAID_EVEN,
    reading="blackjack-against-less-than-21",
    needs={"what was collected and paid": NO_SETTLEMENT, "the cards of the hands": NO_CARDS},
)

winning_wager_paid_at_wrong_odds = odds.winning_wager_paid_at_wrong_odds.bind("551.6(f)", _EVEN)

cards_not_removed_after_round = asked.cards_not_removed_after_round.bind(
    "551.8(i)", _PICKED_UP, also=(("551.8(j)(1)", "Collect the cards as provided in subsection (i)"),)
)

cards_removed_before_settlement = asked.cards_removed_before_settlement.bind(
    "551.8(i)", "At the conclusion of a round of play, all cards still remaining on the layout shall be picked up"
)

cards_not_to_discard_rack = asked.cards_not_to_discard_rack.bind("551.8(i)", "and place them in the discard rack")

cards_picked_up_in_disorder = PlayRule(
    id="cards-discarded-in-disorder",
    title="Cards picked up in disorder",
    cite="551.8(i)",
    quote="in such a way that they can be readily arranged to indicate each player's hand in case of question or dispute",
    severity=Severity.ERROR,
    message="the cards of the round were picked up in disorder, so that they cannot be arranged to show each hand",
    slot=spanish_21.PICKED_UP_IN_DISORDER,
    check=in_disorder,
    needs={"how the cards were picked up": NO_ORDER},
    expected="an order that shows each hand",
    observed="disorder",
    also=(("551.8(i)", _PICKED_UP),),
)

cards_picked_up_out_of_order = PlayRule(
    id="cards-picked-up-out-of-order",
    title="Cards not picked up from the dealer's right",
    cite="551.8(i)",
    quote=_FROM_RIGHT,
    severity=Severity.ERROR,
    message="the cards of {observed} were picked up after those of {expected}, which lie farther from the dealer's right",
    slot=spanish_21.PICKED_UP_OUT_OF_ORDER,
    check=acts_out_of_turn,
    needs={"the position, and the direction in which positions are numbered": NO_DIRECTION},
    expected="before {expected}",
    observed="{observed}",
    unit="seat",
)

dealers_cards_picked_up_first = PlayRule(
    id="dealers-cards-picked-up-first",
    title="Dealer's cards picked up before a player's",
    cite="551.8(i)",
    quote="After all the players' cards have been collected the dealer shall pick up his cards",
    severity=Severity.ERROR,
    message="the dealer picked up his own cards before those of every player",
    slot=spanish_21.DEALER_PICKED_UP_FIRST,
    check=dealer_first,
    expected="after {expected}",
    observed="{observed}",
    unit="event",
)

cards_handled_by_player = asked.cards_handled_by_player.bind(
    "551.8(k)", "Players may not handle, remove or alter any cards used to play at Spanish 21"
)

PLAY_RULES = (
    win_against_busted_dealer_not_paid,
    win_by_higher_total_not_paid,
    blackjack_against_blackjack_not_paid,
    blackjack_against_longer_21_not_paid,
    twenty_one_against_21_not_paid,
    split_21_paid_against_21,
    tie_not_returned,
    lost_to_dealer_blackjack_not_collected,
    same_total_over_limit_not_collected,
    losing_wager_not_collected,
    money_on_unknown_wager,
    paid_on_withdrawn_wager,
    bonus_on_another_wager,
    collected_beyond_the_stake,
    stake_left_unsettled,
    paid_before_all_collected,
    settled_before_round_complete,
    won_hand_paid_early,
    blackjack_paid_at_wrong_odds,
    blackjack_paid_even,
    winning_wager_paid_at_wrong_odds,
    cards_not_removed_after_round,
    cards_removed_before_settlement,
    cards_not_to_discard_rack,
    cards_picked_up_in_disorder,
    cards_picked_up_out_of_order,
    dealers_cards_picked_up_first,
    cards_handled_by_player,
)
