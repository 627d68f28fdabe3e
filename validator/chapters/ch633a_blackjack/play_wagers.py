"""§ 633a.6. Wagers, in play; and the lock-out of progressive wagers of § 633a.2(c) and (d)."""

from validator.chapters.blackjack import play_wagers as asked
from validator.core.finding import Severity

_CHIPS = "Wagers at Blackjack shall be made by placing value chips, plaques or other Board-approved table game wagering instruments"

wager_not_in_chips = asked.wager_not_in_chips.bind("633a.6(a)", _CHIPS)

wager_made_by_lammer = asked.wager_made_by_lammer.bind("633a.6(a)", _CHIPS)

verbal_wager_unconfirmed = asked.verbal_wager_unconfirmed.bind(
    "633a.6(a)", "Verbal wagers accompanied by cash may be accepted provided that they are confirmed by the dealer"
)

verbal_cash_not_converted = asked.verbal_cash_not_converted.bind(
    "633a.6(a)", "the cash is expeditiously converted into value chips or plaques"
)

verbal_cash_unconverted_at_settlement = asked.verbal_cash_unconverted_at_settlement.bind(
    "633a.6(a)",
    "the cash is expeditiously converted into value chips or plaques",
    reading="how-fast-cash-becomes-chips",
)

wager_against_entry_prohibition = asked.wager_against_entry_prohibition.bind(
    "633a.6(b)",
    "may prohibit any patron, whether seated at the gaming table or not, who does not make a wager on a given round of play from placing a wager on the next round of play and any subsequent round of play",
    reading="entry-after-the-shuffle",
)

kept_out_after_reshuffle = asked.kept_out_after_reshuffle.bind(
    "633a.6(b)(2)", "A reshuffle of the cards has occurred", reading="entry-after-the-shuffle"
)

wager_after_first_card = asked.wager_after_first_card.bind(
    "633a.6(c)", "shall be placed prior to the first card being dealt for each round of play"
)

wager_after_drawn_card = asked.wager_after_drawn_card.bind(
    "633a.6(c)",
    "shall be placed prior to the first card being dealt for each round of play",
    reading="wager-after-the-determinant-card",
)

bad_beat_after_dealing_began = asked.bad_beat_after_dealing_began.bind(
    "633a.2(c)",
    "prevents the placement of any Bad Beat Progressive Wagers that a player attempts to place after the dealer has begun dealing the cards",
)

progressive_after_dealing_began = asked.progressive_after_dealing_began.bind(
    "633a.2(d)(2)",
    "prevents the placement of any Hit and Run or Straight Jack Progressive Wagers that a player attempts to place after the dealer has begun dealing the cards",
)

wager_changed_before_deal = asked.wager_changed_before_deal.bind(
    "633a.6(c)",
    "A player may not handle, remove or alter any wagers that have been made until a decision has been rendered and implemented",
    severity=Severity.INFO,
    reading="changing-a-wager-before-the-deal",
)

wager_altered_before_decision = asked.wager_altered_before_decision.bind(
    "633a.6(c)",
    "A player may not handle, remove or alter any wagers that have been made until a decision has been rendered and implemented",
)

wager_handled_before_decision = asked.wager_handled_before_decision.bind(
    "633a.6(c)",
    "A player may not handle, remove or alter any wagers that have been made until a decision has been rendered and implemented",
)

hand_played_without_blackjack_wager = asked.hand_played_without_blackjack_wager.bind(
    "633a.6(d)",
    "To participate in a round of play and compete against the dealer's hand, a player shall place a Blackjack Wager",
)

second_patron_on_box = asked.second_patron_on_box.bind(
    "633a.6(d)",
    "To participate in a round of play and compete against the dealer's hand, a player shall place a Blackjack Wager",
    severity=Severity.INFO,
    reading="wagers-of-several-patrons-on-one-box",
)

too_many_adjacent_boxes = asked.too_many_adjacent_boxes.bind(
    "633a.6(f)", "on which a player may place a Blackjack Wager in one round of play"
)

boxes_not_adjacent = asked.boxes_not_adjacent.bind(
    "633a.6(f)",
    "the number of adjacent boxes on which a player may place a Blackjack Wager in one round of play",
    severity=Severity.INFO,
    reading="adjacent-boxes",
)

wager_outside_posted_limits = asked.wager_outside_posted_limits.bind(
    "633a.6(a)",
    _CHIPS,
    severity=Severity.INFO,
    reading="limits-posted-at-the-table",
)

PLAY_RULES = (
    bad_beat_after_dealing_began,
    progressive_after_dealing_began,
    wager_not_in_chips,
    wager_made_by_lammer,
    verbal_wager_unconfirmed,
    verbal_cash_not_converted,
    verbal_cash_unconverted_at_settlement,
    wager_outside_posted_limits,
    wager_against_entry_prohibition,
    kept_out_after_reshuffle,
    wager_after_first_card,
    wager_after_drawn_card,
    wager_changed_before_deal,
    wager_altered_before_decision,
    wager_handled_before_decision,
    hand_played_without_blackjack_wager,
    second_patron_on_box,
    too_many_adjacent_boxes,
    boxes_not_adjacent,
)
