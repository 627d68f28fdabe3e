"""Wagers, and the lock-out of progressive wagers, in play: shared rules."""

from validator.core.rule_definitions import PlayWords
from validator.games.blackjack.alterations import (
    NO_ACTOR,
    NO_CONFIRMATION,
    NO_CONVERSION,
    NO_DECISION,
)
from validator.games.blackjack.boxes import (
    NO_AMOUNT,
    NO_DIRECTION,
    NO_PATRON,
    NO_ROUNDS,
    NO_SHUFFLE,
    NO_SHUFFLER,
    NO_SHUFFLES_LOGGED,
)
from validator.games.blackjack.dealing import NO_WAGERS
from validator.games.blackjack.wagers import NO_FILING, NO_LIMIT, NO_MEANS, NO_PLAYER

wager_made_by_lammer = PlayWords(
    id="wager-made-by-lammer",
    title="Wager made by a Free Bet lammer",
    message="{seat}: a lammer lay in the place of chips ({wager} of {stake})",
    needs={"how the wager was made": NO_MEANS},
    expected="a wager of the player's",
    observed="a lammer",
)

wager_not_in_chips = PlayWords(
    id="wager-not-in-chips",
    title="Wager made by word of mouth alone",
    message="{seat}: the {wager} of {stake} was made by word of mouth, without chips or cash",
    needs={"how the wager was made": NO_MEANS},
    expected="chips, plaques, another approved instrument, or cash with a verbal wager",
    observed="a verbal wager without cash",
)

wager_laid_in_cash = PlayWords(
    id="wager-laid-in-cash",
    title="Wager laid on the layout in cash",
    message="{seat}: the {wager} of {stake} lay on the layout in cash, and nobody confirmed it as a verbal wager",
    expected="chips, plaques, another approved instrument, or cash with a verbal wager",
    observed="cash",
)

verbal_wager_unconfirmed = PlayWords(
    id="verbal-wager-unconfirmed",
    title="Verbal wager not confirmed by the dealer",
    message="{seat}: the dealer did not confirm the verbal {wager} of {stake}",
    needs={"the dealer's confirmations": NO_CONFIRMATION},
    expected="a confirmation by the dealer",
    observed="none",
)

verbal_wager_confirmed_late = PlayWords(
    id="verbal-wager-confirmed-late",
    title="Verbal wager confirmed after the first card",
    message="{seat}: the verbal {wager} of {stake} was confirmed after the first card",
    expected="before {expected}, if the confirmation lets the wager in",
    observed="{observed}",
    unit="event",
)

verbal_cash_not_converted = PlayWords(
    id="verbal-cash-not-converted",
    title="Cash of a verbal wager not converted when the next round begins",
    message="the round begins while {observed} in cash, wagered verbally in the round before, is not converted",
    needs={"the conversion of cash": NO_CONVERSION},
    expected="value chips or plaques in place of the cash",
    observed="{observed} in cash",
    unit="amount",
)

verbal_cash_unconverted_at_close = PlayWords(
    id="verbal-cash-unconverted-at-close",
    title="Cash of a verbal wager not converted when the table closes",
    message="the table closes while {observed} in cash, wagered verbally in its last round, is not converted",
    expected="value chips or plaques in place of the cash",
    observed="{observed} in cash",
    unit="amount",
)

verbal_cash_unconverted_at_settlement = PlayWords(
    id="verbal-cash-unconverted-at-settlement",
    title="Verbal wager settled before its cash was converted",
    message="{seat}: the {wager} was settled while {observed}, wagered verbally, was still in cash",
    needs={"the conversion of cash": NO_CONVERSION},
    expected="value chips or plaques in place of the cash",
    observed="{observed} in cash",
    unit="amount",
)

wager_against_entry_prohibition = PlayWords(
    id="wager-against-entry-prohibition",
    title="Wager of a patron who missed a round since the shuffle",
    message="{seat}: {player} wagered although he missed a round since the shuffle, or was kept out",
    needs={
        "who placed the wagers since the shuffle": NO_PATRON,
        "every shuffle": NO_SHUFFLE,
        "how the cards are shuffled": NO_SHUFFLER,
    },
    expected="no wager until the next shuffle, unless he is admitted",
    observed="a wager of {stake}",
)

kept_out_after_reshuffle = PlayWords(
    id="kept-out-after-reshuffle",
    title="Patron kept out although no round was dealt since the reshuffle",
    message="a patron was kept from wagering although no round had been dealt since the cards were reshuffled",
    needs={"every shuffle": NO_SHUFFLES_LOGGED},
    expected="a round that the patron missed since the reshuffle",
    observed="none",
)

kept_out_though_he_wagered = PlayWords(
    id="kept-out-though-he-wagered",
    title="Patron kept out although he had wagered on every round",
    message="a patron was kept from wagering who had wagered on every round dealt since the cards were shuffled",
    needs={"who is kept out, who wagered, and every shuffle": NO_ROUNDS},
    expected="a round on which the patron made no wager",
    observed="none",
)

wager_after_first_card = PlayWords(
    id="wager-after-first-card",
    title="Wager placed after the first card",
    message="{seat}: the {wager} of {stake} was placed after the first card of the round",
    expected="a wager before the first card",
    observed="a {wager} of {stake} after it",
)

wager_after_drawn_card = PlayWords(
    id="wager-after-drawn-card",
    title="Wager placed after the determinant or removed card",
    message="{seat}: the {wager} of {stake} was placed after a card had been drawn for the round",
    expected="a wager before the first card",
    observed="a {wager} of {stake} after it was drawn",
)

bad_beat_after_dealing_began = PlayWords(
    id="bad-beat-after-dealing-began",
    title="Bad Beat Progressive Wager taken after dealing began",
    message="{seat}: the system took a {wager} of {stake} after dealing had begun",
    expected="a lock-out once dealing begins",
    observed="a {wager} of {stake}",
)

progressive_after_dealing_began = PlayWords(
    id="progressive-after-dealing-began",
    title="Hit and Run or Straight Jack Progressive Wager taken after dealing began",
    message="{seat}: the system took a {wager} of {stake} after dealing had begun",
    expected="a lock-out once dealing begins",
    observed="a {wager} of {stake}",
)

wager_changed_before_deal = PlayWords(
    id="wager-changed-before-deal",
    title="Wager changed, taken back or handled before the first card",
    message="{seat}: the {wager} was touched after it had been placed, before the first card",
    expected="a wager of {expected}",
    observed="{observed}",
    unit="amount",
)

wager_altered_before_decision = PlayWords(
    id="wager-altered-before-decision",
    title="Wager changed or taken back before it was decided",
    message="{seat}: the {wager} of {expected} was changed to {observed} before a decision on it was implemented",
    needs={"whether the wager was decided": NO_DECISION, "who changed the wager": NO_ACTOR},
    expected="a wager of {expected}",
    observed="{observed}",
    unit="amount",
)

wager_handled_before_decision = PlayWords(
    id="wager-handled-before-decision",
    title="Wager handled by a player before it was decided",
    message="{seat}: the {wager} of {expected} was handled before a decision on it was implemented",
    needs={"whether the wager was decided": NO_DECISION, "who handled the wager": NO_ACTOR},
    expected="a wager left alone",
    observed="handled",
    unit="amount",
)

hand_played_without_blackjack_wager = PlayWords(
    id="hand-played-without-blackjack-wager",
    title="Hand played without a wager",
    message="{seat}: {hand} was played although no wager had been placed on it",
    needs={"all wagers of the round": NO_WAGERS},
    expected="a wager on the hand",
    observed="none",
)

second_patron_on_box = PlayWords(
    id="second-patron-on-box",
    title="Second patron's wager on a box",
    message="{player} placed a {wager} of {stake} on {seat}, where another patron had placed his",
    expected="one patron on the box",
    observed="two",
)

too_many_adjacent_boxes = PlayWords(
    id="too-many-adjacent-boxes",
    title="Wagers on more boxes than the filing allows",
    message="{seat}: with this {wager} {player} plays {observed} boxes; the Rules Submission allows {expected}",
    needs={"the number of boxes in the filing": NO_FILING, "whose wager it is, and at which position": NO_PLAYER},
    expected="at most {expected} boxes",
    observed="{observed}",
)

boxes_not_adjacent = PlayWords(
    id="boxes-not-adjacent",
    title="Boxes of one player that do not lie side by side",
    message="{seat}: {player} plays {expected} boxes that do not lie side by side",
    needs={"how the positions are numbered": NO_DIRECTION},
    expected="{expected} boxes side by side",
    observed="spread over {observed}",
)

wager_outside_posted_limits = PlayWords(
    id="wager-outside-posted-limits",
    title="Wager outside the limits posted at the table",
    message="{seat}: the {wager} of {observed} lies outside the posted limit of {expected}",
    needs={"the amount of the wager": NO_AMOUNT, "the posted limits": NO_LIMIT},
    expected="a wager within the posted limits",
    observed="{observed}",
    unit="cents",
)
