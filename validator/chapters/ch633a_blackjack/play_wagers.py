"""§ 633a.6. Wagers, in play; and the lock-out of progressive wagers of § 633a.2(c) and (d)."""

from validator.core.finding import Severity
from validator.core.rule import PlayRule
from validator.games.blackjack.alterations import (
    cash_remains,
    changed_before_deal,
    confirmation_lacks,
    touched_undecided,
)
from validator.games.blackjack.boxes import (
    barred_without_round,
    boxes_apart,
    held_by_another,
    outside_limits,
    sat_out,
    too_many_boxes,
)
from validator.games.blackjack.optional_wagers import lacks_blackjack_wager
from validator.games.blackjack.slots import wagers
from validator.games.blackjack.wagers import placed_late, word_of_mouth_only

wager_not_in_chips = PlayRule(
    id="wager-not-in-chips",
    title="Wager made by word of mouth alone",
    cite="633a.6(a)",
    quote="Wagers at Blackjack shall be made by placing value chips, plaques or other Board-approved table game wagering instruments",
    severity=Severity.ERROR,
    message="{seat}: the {wager} of {stake} was made by word of mouth, without chips or cash",
    slot=wagers.WAGER_NOT_IN_CHIPS,
    check=word_of_mouth_only,
    needs=("how the wager was made",),
    expected="chips, plaques, another approved instrument, or cash with a verbal wager",
    observed="a verbal wager without cash",
)

verbal_wager_unconfirmed = PlayRule(
    id="verbal-wager-unconfirmed",
    title="Verbal wager not confirmed by the dealer",
    cite="633a.6(a)",
    quote="Verbal wagers accompanied by cash may be accepted provided that they are confirmed by the dealer",
    severity=Severity.ERROR,
    message="{seat}: the dealer did not confirm the verbal {wager} of {stake}",
    slot=wagers.VERBAL_WAGER_UNCONFIRMED,
    check=confirmation_lacks,
    needs=("the dealer's confirmations",),
    expected="a confirmation by the dealer",
    observed="none",
)

verbal_cash_not_converted = PlayRule(
    id="verbal-cash-not-converted",
    title="Cash of a verbal wager not converted when the next round begins",
    cite="633a.6(a)",
    quote="the cash is expeditiously converted into value chips or plaques",
    severity=Severity.ERROR,
    message="the round begins while {observed} in cash, wagered verbally in the round before, is not converted",
    slot=wagers.VERBAL_CASH_NOT_CONVERTED,
    check=cash_remains,
    needs=("the conversion of cash",),
    expected="value chips or plaques in place of the cash",
    observed="{observed} in cash",
    unit="cents",
)

verbal_cash_unconverted_at_settlement = PlayRule(
    id="verbal-cash-unconverted-at-settlement",
    title="Verbal wager settled before its cash was converted",
    cite="633a.6(a)",
    quote="the cash is expeditiously converted into value chips or plaques",
    severity=Severity.WARNING,
    message="{seat}: the {wager} was settled while its {observed} was still in cash",
    slot=wagers.VERBAL_CASH_UNCONVERTED_AT_SETTLEMENT,
    check=cash_remains,
    needs=("the conversion of cash",),
    expected="value chips or plaques in place of the cash",
    observed="{observed} in cash",
    unit="cents",
    reading="how-fast-cash-becomes-chips",
)

wager_against_entry_prohibition = PlayRule(
    id="wager-against-entry-prohibition",
    title="Wager of a patron who missed a round since the shuffle",
    cite="633a.6(b)",
    quote="may prohibit any patron, whether seated at the gaming table or not, who does not make a wager on a given round of play from placing a wager on the next round of play and any subsequent round of play",
    severity=Severity.WARNING,
    message="{seat}: {player} wagered although he missed a round since the shuffle, or was kept out",
    slot=wagers.ENTRY_AGAINST_PROHIBITION,
    check=sat_out,
    needs=("who placed the wagers since the shuffle", "every shuffle"),
    expected="no wager until the next shuffle, unless he is admitted",
    observed="a wager of {stake}",
    reading="entry-after-the-shuffle",
)

kept_out_after_reshuffle = PlayRule(
    id="kept-out-after-reshuffle",
    title="Patron kept out although no round was dealt since the reshuffle",
    cite="633a.6(b)(2)",
    quote="A reshuffle of the cards has occurred",
    severity=Severity.WARNING,
    message="a patron was kept from wagering although no round had been dealt since the cards were reshuffled",
    slot=wagers.ENTRY_PROHIBITED_AFTER_RESHUFFLE,
    check=barred_without_round,
    needs=("every shuffle",),
    expected="a round that the patron missed since the reshuffle",
    observed="none",
    reading="entry-after-the-shuffle",
)

wager_after_first_card = PlayRule(
    id="wager-after-first-card",
    title="Wager placed after the first card",
    cite="633a.6(c)",
    quote="shall be placed prior to the first card being dealt for each round of play",
    severity=Severity.ERROR,
    message="{seat}: the {wager} of {stake} was placed after the first card of the round",
    slot=wagers.WAGER_AFTER_FIRST_CARD,
    check=placed_late,
    expected="a wager before the first card",
    observed="a {wager} of {stake} after it",
)

wager_after_drawn_card = PlayRule(
    id="wager-after-drawn-card",
    title="Wager placed after the determinant or removed card",
    cite="633a.6(c)",
    quote="shall be placed prior to the first card being dealt for each round of play",
    severity=Severity.WARNING,
    message="{seat}: the {wager} of {stake} was placed after a card had been drawn for the round",
    slot=wagers.WAGER_AFTER_DRAWN_CARD,
    check=placed_late,
    expected="a wager before the first card",
    observed="a {wager} of {stake} after it was drawn",
    reading="wager-after-the-determinant-card",
)

bad_beat_after_dealing_began = PlayRule(
    id="bad-beat-after-dealing-began",
    title="Bad Beat Progressive Wager taken after dealing began",
    cite="633a.2(c)",
    quote="prevents the placement of any Bad Beat Progressive Wagers that a player attempts to place after the dealer has begun dealing the cards",
    severity=Severity.ERROR,
    message="{seat}: the system took a {wager} of {stake} after dealing had begun",
    slot=wagers.BAD_BEAT_AFTER_DEALING_BEGAN,
    check=placed_late,
    expected="a lock-out once dealing begins",
    observed="a {wager} of {stake}",
)

progressive_after_dealing_began = PlayRule(
    id="progressive-after-dealing-began",
    title="Hit and Run or Straight Jack Progressive Wager taken after dealing began",
    cite="633a.2(d)(2)",
    quote="prevents the placement of any Hit and Run or Straight Jack Progressive Wagers that a player attempts to place after the dealer has begun dealing the cards",
    severity=Severity.ERROR,
    message="{seat}: the system took a {wager} of {stake} after dealing had begun",
    slot=wagers.PROGRESSIVE_AFTER_DEALING_BEGAN,
    check=placed_late,
    expected="a lock-out once dealing begins",
    observed="a {wager} of {stake}",
)

wager_changed_before_deal = PlayRule(
    id="wager-changed-before-deal",
    title="Wager changed, taken back or handled before the first card",
    cite="633a.6(c)",
    quote="A player may not handle, remove or alter any wagers that have been made until a decision has been rendered and implemented",
    severity=Severity.INFO,
    message="{seat}: the {wager} was touched after it had been placed, before the first card",
    slot=wagers.WAGER_CHANGED_BEFORE_DEAL,
    check=changed_before_deal,
    expected="a wager of {expected}",
    observed="{observed}",
    unit="cents",
    reading="changing-a-wager-before-the-deal",
)

wager_altered_before_decision = PlayRule(
    id="wager-altered-before-decision",
    title="Wager changed or taken back before it was decided",
    cite="633a.6(c)",
    quote="A player may not handle, remove or alter any wagers that have been made until a decision has been rendered and implemented",
    severity=Severity.ERROR,
    message="{seat}: the {wager} of {expected} was changed to {observed} before a decision on it was implemented",
    slot=wagers.WAGER_ALTERED_BEFORE_DECISION,
    check=touched_undecided,
    needs=("whether the wager was decided", "who changed the wager"),
    expected="a wager of {expected}",
    observed="{observed}",
    unit="cents",
)

wager_handled_before_decision = PlayRule(
    id="wager-handled-before-decision",
    title="Wager handled by a player before it was decided",
    cite="633a.6(c)",
    quote="A player may not handle, remove or alter any wagers that have been made until a decision has been rendered and implemented",
    severity=Severity.ERROR,
    message="{seat}: the {wager} of {expected} was handled before a decision on it was implemented",
    slot=wagers.WAGER_HANDLED,
    check=touched_undecided,
    needs=("whether the wager was decided", "who handled the wager"),
    expected="a wager left alone",
    observed="handled",
    unit="cents",
)

hand_played_without_blackjack_wager = PlayRule(
    id="hand-played-without-blackjack-wager",
    title="Hand played without a Blackjack Wager",
    cite="633a.6(d)",
    quote="To participate in a round of play and compete against the dealer's hand, a player shall place a Blackjack Wager",
    severity=Severity.ERROR,
    message="{seat}: {hand} was played although no Blackjack Wager had been placed",
    slot=wagers.PLAYED_WITHOUT_BLACKJACK_WAGER,
    check=lacks_blackjack_wager,
    needs=("all wagers of the round",),
    expected="a Blackjack Wager",
    observed="none",
)

second_patron_on_box = PlayRule(
    id="second-patron-on-box",
    title="Second patron's Blackjack Wager on a box",
    cite="633a.6(d)",
    quote="To participate in a round of play and compete against the dealer's hand, a player shall place a Blackjack Wager",
    severity=Severity.INFO,
    message="{player} placed a {wager} of {stake} on {seat}, where another patron had placed his",
    slot=wagers.SECOND_PATRON_ON_BOX,
    check=held_by_another,
    expected="one patron on the box",
    observed="two",
    reading="wagers-of-several-patrons-on-one-box",
)

too_many_adjacent_boxes = PlayRule(
    id="too-many-adjacent-boxes",
    title="Blackjack Wagers on more boxes than the filing allows",
    cite="633a.6(f)",
    quote="on which a player may place a Blackjack Wager in one round of play",
    severity=Severity.ERROR,
    message="{seat}: with this {wager} {player} plays {observed} boxes; the Rules Submission allows {expected}",
    slot=wagers.TOO_MANY_ADJACENT_BOXES,
    check=too_many_boxes,
    needs=("the number of boxes in the filing", "whose wager it is, and at which position"),
    expected="at most {expected} boxes",
    observed="{observed}",
)

boxes_not_adjacent = PlayRule(
    id="boxes-not-adjacent",
    title="Boxes of one player that do not lie side by side",
    cite="633a.6(f)",
    quote="the number of adjacent boxes on which a player may place a Blackjack Wager in one round of play",
    severity=Severity.INFO,
    message="{seat}: {player} plays {expected} boxes that do not lie side by side",
    slot=wagers.BOXES_NOT_ADJACENT,
    check=boxes_apart,
    needs=("how the positions are numbered",),
    expected="{expected} boxes side by side",
    observed="spread over {observed}",
    reading="adjacent-boxes",
)

wager_outside_posted_limits = PlayRule(
    id="wager-outside-posted-limits",
    title="Wager outside the limits posted at the table",
    cite="633a.6(a)",
    quote="Wagers at Blackjack shall be made by placing value chips, plaques or other Board-approved table game wagering instruments",
    severity=Severity.INFO,
    message="{seat}: the {wager} of {observed} lies outside the posted limit of {expected}",
    slot=wagers.WAGER_OUTSIDE_POSTED_LIMITS,
    check=outside_limits,
    needs=("the amount of the wager", "the posted limits"),
    expected="a wager within {expected}",
    observed="{observed}",
    unit="cents",
    reading="limits-posted-at-the-table",
)

PLAY_RULES = (
    bad_beat_after_dealing_began,
    progressive_after_dealing_began,
    wager_not_in_chips,
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
