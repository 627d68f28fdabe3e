"""Rules on who may be the bank, his marker, his last wager and his chips, § 535.11(a) to (d)."""

from validator.core.question import PlayQuestion
from validator.games.pai_gow.bank_holding import (
    NO_AMOUNTS,
    NO_BANK_NAMED,
    NO_CHIPS,
    NO_CONFIRMATION,
    NO_FILING,
    NO_MARKERS,
    NO_POSITION,
    NO_ROUND_BEFORE,
    NO_WAGERS,
)
from validator.games.pai_gow.bank_questions import (
    happened,
    left_out,
    less_than_due,
    other_seat,
    same_player,
    without_grant,
)
from validator.games.pai_gow.slots import bank

held_without_filing = PlayQuestion(
    id="bank-not-filed",
    title="Player as the bank, which the Rules Submission does not offer",
    message="a player was the bank; the Rules Submission does not offer it",
    slot=bank.HELD_WITHOUT_FILING,
    check=without_grant,
    needs={"whether the Rules Submission offers the bank": NO_FILING},
    expected="the dealer as the bank",
    observed="a player as the bank",
)

held_at_start = PlayQuestion(
    id="bank-at-start-of-game",
    title="Player as the bank at the start of the game",
    message="a player was the bank in the first round after the opening of the table",
    slot=bank.HELD_AT_START,
    check=happened,
    needs={"the opening of the table or the round before": NO_ROUND_BEFORE},
    expected="the dealer as the bank",
    observed="a player as the bank",
)

held_after_new_start = PlayQuestion(
    id="bank-after-new-start",
    title="Player as the bank in the first round after an idle time or an irregularity",
    message="a player was the bank in the first round after tiles were laid out anew, or after a round that was void",
    slot=bank.HELD_AFTER_NEW_START,
    check=happened,
    expected="the dealer as the bank",
    observed="a player as the bank",
)

held_twice = PlayQuestion(
    id="bank-two-rounds-running",
    title="One player the bank in two consecutive rounds",
    message="one player was the bank in this round and in the one before",
    slot=bank.HELD_TWICE,
    check=same_player,
    needs={"who the bank was in this round and in the one before": NO_BANK_NAMED},
    expected="another bank, or none",
    observed="the same player",
)

held_twice_around_void = PlayQuestion(
    id="bank-again-around-void-round",
    title="One player the bank again, a void round being between or first",
    message="one player was the bank again; whether the rounds are consecutive depends on whether a void round is one",
    slot=bank.HELD_TWICE_AROUND_VOID,
    check=same_player,
    needs={"who the bank was in the round before the void one": NO_BANK_NAMED},
    expected="another bank, or none",
    observed="the same player",
)

marker_missing = PlayQuestion(
    id="bank-marker-not-placed",
    title="No marker for the bank",
    message="no marker was placed in front of the bank",
    slot=bank.MARKER_MISSING,
    check=left_out,
    needs={"the markers placed": NO_MARKERS},
    expected="a marker in front of the bank",
    observed="none",
)

marker_elsewhere = PlayQuestion(
    id="bank-marker-elsewhere",
    title="Marker of the bank in front of another player",
    message="the marker of the bank was placed at {observed}; the bank is at {expected}",
    slot=bank.MARKER_ELSEWHERE,
    check=other_seat,
    needs={"the positions of the marker and of the bank": NO_POSITION},
    unit="seat",
    expected="{expected}",
    observed="{observed}",
)

last_wager_not_confirmed = PlayQuestion(
    id="bank-last-wager-not-confirmed",
    title="Dealer did not confirm the bank's last wager",
    message="the dealer did not confirm that the bank wagered in the last round without a bank",
    slot=bank.LAST_WAGER_NOT_CONFIRMED,
    check=left_out,
    needs={"what the dealer confirms": NO_CONFIRMATION},
    expected="a confirmation before the tiles were dealt",
    observed="none",
)

chips_not_confirmed = PlayQuestion(
    id="bank-chips-not-confirmed",
    title="Dealer did not confirm the bank's chips",
    message="the dealer did not confirm that the bank had the chips to cover the wagers of the others",
    slot=bank.CHIPS_NOT_CONFIRMED,
    check=left_out,
    needs={"what the dealer confirms": NO_CONFIRMATION},
    expected="a confirmation before the tiles were dealt",
    observed="none",
)

did_not_wager = PlayQuestion(
    id="bank-without-last-wager",
    title="Bank who had not wagered against the dealer",
    message="the bank had placed no wager in the last round without a bank",
    slot=bank.DID_NOT_WAGER,
    check=less_than_due,
    needs={"the wagers of the last round without a bank, and whose they were": NO_WAGERS},
    expected="a wager against the dealer in that round",
    observed="none",
)

wager_was_voided = PlayQuestion(
    id="bank-last-wager-by-void-round",
    title="Bank whose last wager against the dealer depends on a void round",
    message="whether the bank had wagered in the last round without a bank depends on whether a void round is one",
    slot=bank.WAGER_WAS_VOIDED,
    check=other_seat,
    expected="a wager against the dealer in that round",
    observed="one by one count and none by the other",
)

chips_short = PlayQuestion(
    id="bank-chips-not-sufficient",
    title="Bank whose chips do not cover the other players' wagers",
    message="the bank had {observed} in chips; the wagers of the other players came to {expected}",
    slot=bank.CHIPS_SHORT,
    check=less_than_due,
    needs={"the bank's chips as counted": NO_CHIPS, "the amounts of the wagers": NO_AMOUNTS},
    unit="cents",
    expected="at least {expected}",
    observed="{observed}",
)

chips_short_by_count = PlayQuestion(
    id="bank-chips-short-by-one-count",
    title="Bank whose chips are enough by one count and not by another",
    message="the bank had {observed} in chips; with the dealer's wager, all whole, and as they stood at their most, the wagers came to {expected}",
    slot=bank.CHIPS_SHORT_BY_COUNT,
    check=less_than_due,
    unit="cents",
    expected="at least {expected}",
    observed="{observed}",
)
