"""§ 551.6(a), (d), (e) and (i) to (k), and § 551.14. Wagers, in play."""

from validator.chapters.blackjack import play_wagers as asked
from validator.core.finding import Severity
from validator.core.rule import PlayRule
from validator.games.blackjack.alterations import NO_ACTOR, NO_DECISION, confirmation_lacks, touched_undecided
from validator.games.blackjack.match_limits import NO_RECORD
from validator.games.blackjack.optional_wagers import not_offered
from validator.games.blackjack.slots import spanish_21, wagers

_CHIPS = "Wagers at Spanish 21 shall be made by placing gaming chips or plaques"
_CASH = "The cash is expeditiously converted into gaming chips or plaques"
_LATE = "no wager may be made, increased or withdrawn after the first card of the respective round has been dealt"
_TOUCHED = (
    "no player may handle, remove or alter any wagers that have been made until a decision has been rendered and"
    " implemented with respect to that wager"
)
_FREE = "each player may make a wager against the dealer"

wager_outside_posted_limits = asked.wager_outside_posted_limits.bind(
    "551.6(a)", _FREE, severity=Severity.INFO, reading="limits-posted-at-the-table"
)

second_patron_on_box = asked.second_patron_on_box.bind(
    "551.6(a)", _FREE, severity=Severity.INFO, reading="wagers-of-several-patrons-on-one-box"
)

wager_of_another_kind = PlayRule(
    id="wager-of-another-kind",
    title="Wager that the chapter does not name",
    cite="551.6(a)",
    quote=_FREE,
    severity=Severity.WARNING,
    message="{seat}: a wager of {stake} was taken that is none of those the chapter names",
    slot=wagers.WAGER_OF_ANOTHER_KIND,
    check=not_offered,
    expected="one of the wagers that the chapter names",
    observed="another wager of {stake}",
    reading="wager-that-the-chapter-does-not-name",
)

wager_after_first_card = asked.wager_after_first_card.bind(
    "551.6(d)",
    _LATE,
    also=(
        ("551.6(a)", "Prior to the first card being dealt for each round of play"),
        ("551.7(b)", "Prior to the first card being dealt for each round of play"),
    ),
)

wager_after_drawn_card = asked.wager_after_drawn_card.bind("551.6(d)", _LATE, reading="dealt-or-removed-from-the-shoe")

wager_made_by_lammer = asked.wager_made_by_lammer.bind("551.6(e)", _CHIPS)

wager_not_in_chips = asked.wager_not_in_chips.bind(
    "551.6(e)", _CHIPS, also=(("551.6(e)", "except that verbal wagers accompanied by cash may be accepted"),)
)

verbal_wager_unconfirmed = asked.verbal_wager_unconfirmed.bind(
    "551.6(e)(1)", "The verbal wager is confirmed by the dealer and a floorperson"
)

verbal_wager_unconfirmed_by_floorperson = PlayRule(
    id="verbal-wager-unconfirmed-by-floorperson",
    title="Verbal wager not confirmed by a floorperson",
    cite="551.6(e)(1)",
    quote="The verbal wager is confirmed by the dealer and a floorperson",
    severity=Severity.ERROR,
    message="{seat}: no floorperson confirmed the verbal {wager} of {stake}",
    slot=spanish_21.NOT_CONFIRMED_BY_FLOORPERSON,
    check=confirmation_lacks,
    needs={"who confirmed the wager": NO_RECORD},
    expected="confirmation by the dealer and a floorperson",
    observed="by the dealer alone",
)

verbal_cash_not_converted = asked.verbal_cash_not_converted.bind("551.6(e)(2)", _CASH)

verbal_cash_unconverted_at_settlement = asked.verbal_cash_unconverted_at_settlement.bind(
    "551.6(e)(2)", _CASH, reading="how-fast-cash-becomes-chips"
)

wager_altered_before_decision = asked.wager_altered_before_decision.bind(
    "551.6(i)", _TOUCHED, also=(("551.6(d)", _LATE),)
)

wager_handled_before_decision = asked.wager_handled_before_decision.bind("551.6(i)", _TOUCHED)

added_wager_altered_before_decision = PlayRule(
    id="added-wager-altered-before-decision",
    title="Insurance, Double Down or split wager touched before its decision",
    cite="551.6(j)",
    quote="has been made and confirmed by the dealer, no player may handle, remove or alter the wagers until a decision"
    " has been rendered and implemented with respect to that wager",
    severity=Severity.ERROR,
    message="{seat}: the {wager} of {expected} was changed to {observed} or handled before a decision on it was"
    " implemented",
    slot=spanish_21.ADDED_WAGER_ALTERED,
    check=touched_undecided,
    needs={"when a decision on the wager was implemented": NO_DECISION, "who touched the wager": NO_ACTOR},
    expected="{expected} until the decision",
    observed="{observed}",
    unit="cents",
)

wager_against_entry_prohibition = asked.wager_against_entry_prohibition.bind(
    "551.6(k)",
    "a certificate holder may prohibit any person, whether seated at the gaming table or not, who does not make a wager"
    " on a given round of play from placing a wager on subsequent rounds of play at that gaming table",
    reading="entry-after-the-shuffle",
)

kept_out_after_reshuffle = asked.kept_out_after_reshuffle.bind(
    "551.6(k)(2)", "A reshuffle of the cards has occurred", reading="entry-after-the-shuffle"
)

hand_played_without_blackjack_wager = asked.hand_played_without_blackjack_wager.bind(
    "551.8(d)(1)", "each box on the layout in which a wager is contained"
)

too_many_adjacent_boxes = asked.too_many_adjacent_boxes.bind(
    "551.14", "on which a player may place a wager in one round of play"
)

boxes_not_adjacent = asked.boxes_not_adjacent.bind(
    "551.14",
    "the number of adjacent boxes on which a player may place a wager in one round of play",
    severity=Severity.INFO,
    reading="adjacent-boxes",
)

PLAY_RULES = (
    wager_outside_posted_limits,
    second_patron_on_box,
    wager_of_another_kind,
    wager_after_first_card,
    wager_after_drawn_card,
    wager_not_in_chips,
    wager_made_by_lammer,
    verbal_wager_unconfirmed,
    verbal_wager_unconfirmed_by_floorperson,
    verbal_cash_not_converted,
    verbal_cash_unconverted_at_settlement,
    wager_altered_before_decision,
    wager_handled_before_decision,
    added_wager_altered_before_decision,
    wager_against_entry_prohibition,
    kept_out_after_reshuffle,
    hand_played_without_blackjack_wager,
    too_many_adjacent_boxes,
    boxes_not_adjacent,
)
