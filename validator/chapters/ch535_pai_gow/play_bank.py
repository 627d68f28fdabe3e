"""Rules on who may be the bank, his marker, his last wager and his chips, § 535.11(a) to (d)."""

from validator.core.rule_definitions import PlayWords
from validator.games.pai_gow.bank import NO_OFFERS
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

bank_not_filed = PlayWords(
    id="bank-not-filed",
    title="Player as the bank, which the Rules Submission does not offer",
    message="a player was the bank; the Rules Submission does not offer it",
    needs={"whether the Rules Submission offers the bank": NO_FILING},
    expected="the dealer as the bank",
    observed="a player as the bank",
)

bank_at_start_of_game = PlayWords(
    id="bank-at-start-of-game",
    title="Player as the bank at the start of the game",
    message="a player was the bank in the first round after the opening of the table",
    needs={"the opening of the table or the round before": NO_ROUND_BEFORE},
    expected="the dealer as the bank",
    observed="a player as the bank",
)

bank_after_new_start = PlayWords(
    id="bank-after-new-start",
    title="Player as the bank in the first round after an idle time or an irregularity",
    message="a player was the bank in the first round after tiles were laid out anew, or after a round that was void",
    expected="the dealer as the bank",
    observed="a player as the bank",
)

bank_two_rounds_running = PlayWords(
    id="bank-two-rounds-running",
    title="One player the bank in two consecutive rounds",
    message="one player was the bank in this round and in the one before",
    needs={"who the bank was in this round and in the one before": NO_BANK_NAMED},
    expected="another bank, or none",
    observed="the same player",
)

bank_again_around_void_round = PlayWords(
    id="bank-again-around-void-round",
    title="One player the bank again, a void round being between or first",
    message="one player was the bank again; whether the rounds are consecutive depends on whether a void round is one",
    needs={"who the bank was in the round before the void one": NO_BANK_NAMED},
    expected="another bank, or none",
    observed="the same player",
)

bank_marker_not_placed = PlayWords(
    id="bank-marker-not-placed",
    title="No marker for the bank",
    message="no marker was placed in front of the bank",
    needs={"the markers placed": NO_MARKERS},
    expected="a marker in front of the bank",
    observed="none",
)

bank_marker_elsewhere = PlayWords(
    id="bank-marker-elsewhere",
    title="Marker of the bank in front of another player",
    message="the marker of the bank was placed at {observed}; the bank is at {expected}",
    needs={"the positions of the marker and of the bank": NO_POSITION},
    unit="seat",
    expected="{expected}",
    observed="{observed}",
)

bank_last_wager_not_confirmed = PlayWords(
    id="bank-last-wager-not-confirmed",
    title="Dealer did not confirm the bank's last wager",
    message="the dealer did not confirm that the bank wagered in the last round without a bank",
    needs={"what the dealer confirms": NO_CONFIRMATION},
    expected="a confirmation before the tiles were dealt",
    observed="none",
)

bank_chips_not_confirmed = PlayWords(
    id="bank-chips-not-confirmed",
    title="Dealer did not confirm the bank's chips",
    message="the dealer did not confirm that the bank had the chips to cover the wagers of the others",
    needs={"what the dealer confirms": NO_CONFIRMATION},
    expected="a confirmation before the tiles were dealt",
    observed="none",
)

bank_without_last_wager = PlayWords(
    id="bank-without-last-wager",
    title="Bank who had not wagered against the dealer",
    message="the bank had placed no wager in the last round without a bank",
    needs={"the wagers of the last round without a bank, and whose they were": NO_WAGERS},
    expected="a wager against the dealer in that round",
    observed="none",
)

bank_last_wager_by_void_round = PlayWords(
    id="bank-last-wager-by-void-round",
    title="Bank whose last wager against the dealer depends on a void round",
    message="whether the bank had wagered in the last round without a bank depends on whether a void round is one",
    expected="a wager against the dealer in that round",
    observed="one by one count and none by the other",
)

bank_chips_not_sufficient = PlayWords(
    id="bank-chips-not-sufficient",
    title="Bank whose chips do not cover the other players' wagers",
    message="the bank had {observed} in chips; the wagers of the other players came to {expected}",
    needs={"the bank's chips as counted": NO_CHIPS, "the amounts of the wagers": NO_AMOUNTS},
    unit="cents",
    expected="at least {expected}",
    observed="{observed}",
)

bank_chips_short_by_one_count = PlayWords(
    id="bank-chips-short-by-one-count",
    title="Bank whose chips are enough by one count and not by another",
    message=(
        "the bank had {observed} in chips; with the dealer's wager, all whole, and as they stood at their most, "
        "the wagers came to {expected}"
    ),
    unit="cents",
    expected="at least {expected}",
    observed="{observed}",
)

bank_marker_placed_early = PlayWords(
    id="bank-marker-placed-early",
    title="Bank marked before it was accepted",
    message="the marker of the bank was placed before the player had accepted the bank",
    needs={"all offers of the bank": NO_OFFERS},
    expected="the marker before the player who accepts",
    observed="the marker before he accepted",
)

bank_marker_placed_late = PlayWords(
    id="bank-marker-placed-late",
    title="Bank marked once tiles had been delivered",
    message="the marker of the bank was placed once tiles had been delivered",
    expected="the marker when the bank is accepted",
    observed="the marker after tiles",
)
