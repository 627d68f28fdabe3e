"""§ 551.6(a), (d), (e) and (i) to (k), and § 551.14. Wagers, in play."""

from validator.core.rule_definitions import PlayWords
from validator.games.blackjack.alterations import NO_ACTOR, NO_DECISION
from validator.games.blackjack.match_limits import NO_RECORD

wager_of_another_kind = PlayWords(
    id="wager-of-another-kind",
    title="Wager that the chapter does not name",
    message="{seat}: a wager of {stake} was taken that is none of those the chapter names",
    expected="one of the wagers that the chapter names",
    observed="another wager of {stake}",
)

verbal_wager_unconfirmed_by_floorperson = PlayWords(
    id="verbal-wager-unconfirmed-by-floorperson",
    title="Verbal wager not confirmed by a floorperson",
    message="{seat}: no floorperson confirmed the verbal {wager} of {stake}",
    needs={"who confirmed the wager": NO_RECORD},
    expected="confirmation by the dealer and a floorperson",
    observed="by the dealer alone",
)

added_wager_altered_before_decision = PlayWords(
    id="added-wager-altered-before-decision",
    title="Insurance, Double Down or split wager touched before its decision",
    message="{seat}: the {wager} of {expected} was changed to {observed} or handled before a decision on it was"
    " implemented",
    needs={"when a decision on the wager was implemented": NO_DECISION, "who touched the wager": NO_ACTOR},
    expected="{expected} until the decision",
    observed="{observed}",
    unit="amount",
)
