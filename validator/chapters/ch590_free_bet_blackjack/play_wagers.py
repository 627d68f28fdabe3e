"""§ 590.6. Wagers, in play; and the betting positions of § 590.2(a)."""

from validator.chapters.blackjack import play_table_rules as table_rules, play_wagers as asked
from validator.core.finding import Severity
from validator.core.rule import PlayRule

too_many_positions_dealt = table_rules.too_many_positions_dealt.bind(
    "590.2(a)", "Free Bet Blackjack shall be played at a table having betting positions for no more than six players"
)

_CHIPS = "Wagers at Free Bet Blackjack shall be made by placing value chips, plaques or other Board-approved table game wagering instruments"

wager_not_in_chips = asked.wager_not_in_chips.bind("590.6(a)", _CHIPS)

wager_made_by_lammer = asked.wager_made_by_lammer.bind("590.6(a)", _CHIPS)

wager_made_in_cash = table_rules.wager_made_in_cash.bind(
    "590.6(a)",
    _CHIPS,
    reading="verbal-wager-with-cash",
)

wager_outside_posted_limits = asked.wager_outside_posted_limits.bind(
    "590.6(a)",
    "Wagers at Free Bet Blackjack shall be made by placing value chips, plaques or other Board-approved table game wagering instruments on the appropriate areas of the Free Bet Blackjack layout",
    severity=Severity.INFO,
    reading="limits-posted-at-the-table",
)

wager_against_entry_prohibition = asked.wager_against_entry_prohibition.bind(
    "590.6(b)",
    "may prohibit any patron, whether seated at the gaming table or not, who does not make a wager on a given round of play from placing a wager on the next round of play and any subsequent round of play",
    reading="entry-after-the-shuffle",
)

kept_out_after_reshuffle = asked.kept_out_after_reshuffle.bind("590.6(b)(2)", "A reshuffle of the cards has occurred")

wager_after_first_card = asked.wager_after_first_card.bind(
    "590.6(c)", "shall be placed prior to the first card being dealt for each round of play"
)

wager_changed_before_deal = asked.wager_changed_before_deal.bind(
    "590.6(c)",
    "A player may not handle, remove or alter any wagers that have been made",
    reading="changing-a-wager-before-the-deal",
)

wager_altered_before_decision = asked.wager_altered_before_decision.bind(
    "590.6(c)",
    "A player may not handle, remove or alter any wagers that have been made until a decision has been rendered and implemented with respect to that wager",
)

wager_handled_before_decision = asked.wager_handled_before_decision.bind(
    "590.6(c)",
    "A player may not handle, remove or alter any wagers that have been made until a decision has been rendered and implemented with respect to that wager",
)

hand_played_without_blackjack_wager = asked.hand_played_without_blackjack_wager.bind(
    "590.6(d)",
    "A player shall place a Blackjack Wager to participate in a round of play and compete against the dealer's hand",
)

second_patron_on_box = asked.second_patron_on_box.bind(
    "590.6(d)",
    "A player shall place a Blackjack Wager to participate in a round of play",
    severity=Severity.INFO,
    reading="wagers-of-several-patrons-on-one-box",
)

optional_wager_without_blackjack_wager = table_rules.optional_wager_without_blackjack_wager.bind(
    "590.6(e)",
    "offer to each player who placed a Blackjack Wager in accordance with subsection (d), the option of placing a Push 22 Wager",
)

wager_of_another_kind = table_rules.wager_of_another_kind.bind(
    "590.6(e)", "the option of placing a Push 22 Wager", reading="wager-that-the-chapter-does-not-name"
)

too_many_adjacent_boxes = asked.too_many_adjacent_boxes.bind(
    "590.6(f)", "the number of adjacent boxes on which a player may place a Blackjack Wager in one round of play"
)

boxes_not_adjacent = asked.boxes_not_adjacent.bind(
    "590.6(f)",
    "the number of adjacent boxes on which a player may place a Blackjack Wager in one round of play",
    severity=Severity.INFO,
    reading="adjacent-boxes",
)

PLAY_RULES: tuple[PlayRule, ...] = (
    too_many_positions_dealt,
    wager_not_in_chips,
    wager_made_by_lammer,
    wager_made_in_cash,
    wager_outside_posted_limits,
    wager_against_entry_prohibition,
    kept_out_after_reshuffle,
    wager_after_first_card,
    wager_changed_before_deal,
    wager_altered_before_decision,
    wager_handled_before_decision,
    hand_played_without_blackjack_wager,
    second_patron_on_box,
    optional_wager_without_blackjack_wager,
    wager_of_another_kind,
    too_many_adjacent_boxes,
    boxes_not_adjacent,
)
