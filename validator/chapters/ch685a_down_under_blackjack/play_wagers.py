"""§ 685a.6, and the positions of § 685a.2(a). Wagers, in play; for the Match-the-Dealer Wager see its own module."""

from validator.chapters.blackjack import play_table_rules as of_table, play_wagers as asked
from validator.core.finding import Severity

_CHIPS = (
    "Wagers at Down Under Blackjack shall be made by placing value chips, plaques or other Board-approved table gaming"
    " wagering instruments"
)

_UNTOUCHED = (
    "A player may not handle, remove or alter any wagers that have been made until a decision has been rendered and"
    " implemented with respect to that wager"
)

_BET = "A player shall place a Bet Wager to participate in a round of play and compete against the dealer's hand"

too_many_positions_dealt = of_table.too_many_positions_dealt.bind(
    "685a.2(a)", "having betting positions for no more than six players on one side of the table"
)

wager_not_in_chips = asked.wager_not_in_chips.bind("685a.6(a)", _CHIPS)

wager_made_by_lammer = asked.wager_made_by_lammer.bind("685a.6(a)", _CHIPS)

verbal_wager_unconfirmed = asked.verbal_wager_unconfirmed.bind(
    "685a.6(a)", "Verbal wagers accompanied by cash may be accepted provided that they are confirmed by the dealer"
)

verbal_cash_not_converted = asked.verbal_cash_not_converted.bind(
    "685a.6(a)", "the cash is expeditiously converted into value chips or plaques"
)

verbal_cash_unconverted_at_settlement = asked.verbal_cash_unconverted_at_settlement.bind(
    "685a.6(a)",
    "the cash is expeditiously converted into value chips or plaques",
    reading="how-fast-cash-becomes-chips",
)

wager_outside_posted_limits = asked.wager_outside_posted_limits.bind(
    "685a.6(a)", _CHIPS, severity=Severity.INFO, reading="limits-posted-at-the-table"
)

wager_against_entry_prohibition = asked.wager_against_entry_prohibition.bind(
    "685a.6(b)",
    "a certificate holder may prohibit any patron, whether seated at the gaming table or not, who does not make a wager"
    " on a given round of play from placing a wager on the next round of play",
    reading="entry-after-the-shuffle",
)

kept_out_after_reshuffle = asked.kept_out_after_reshuffle.bind("685a.6(b)(2)", "A reshuffle of the cards has occurred")

wager_after_first_card = asked.wager_after_first_card.bind(
    "685a.6(c)", "shall be placed prior to the first card being dealt for each round of play"
)

wager_changed_before_deal = asked.wager_changed_before_deal.bind(
    "685a.6(c)", _UNTOUCHED, severity=Severity.INFO, reading="changing-a-wager-before-the-deal"
)

wager_altered_before_decision = asked.wager_altered_before_decision.bind("685a.6(c)", _UNTOUCHED)

wager_handled_before_decision = asked.wager_handled_before_decision.bind("685a.6(c)", _UNTOUCHED)

hand_played_without_bet_wager = asked.hand_played_without_blackjack_wager.bind("685a.6(d)", _BET)

second_patron_on_box = asked.second_patron_on_box.bind(
    "685a.6(d)", _BET, severity=Severity.INFO, reading="wagers-of-several-patrons-on-one-box"
)

wager_of_another_kind = of_table.wager_of_another_kind.bind(
    "685a.6(e)", "the option of placing a Match-the-Dealer Wager", reading="wager-that-the-chapter-does-not-name"
)

too_many_adjacent_boxes = asked.too_many_adjacent_boxes.bind(
    "685a.6(f)", "on which a player may place a Bet Wager in one round of play"
)

boxes_not_adjacent = asked.boxes_not_adjacent.bind(
    "685a.6(f)",
    "the number of adjacent boxes on which a player may place a Bet Wager in one round of play",
    severity=Severity.INFO,
    reading="adjacent-boxes",
)

PLAY_RULES = (
    too_many_positions_dealt,
    wager_not_in_chips,
    wager_made_by_lammer,
    verbal_wager_unconfirmed,
    verbal_cash_not_converted,
    verbal_cash_unconverted_at_settlement,
    wager_outside_posted_limits,
    wager_against_entry_prohibition,
    kept_out_after_reshuffle,
    wager_after_first_card,
    wager_changed_before_deal,
    wager_altered_before_decision,
    wager_handled_before_decision,
    hand_played_without_bet_wager,
    second_patron_on_box,
    wager_of_another_kind,
    too_many_adjacent_boxes,
    boxes_not_adjacent,
)
