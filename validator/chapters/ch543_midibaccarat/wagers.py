"""§ 543.8: the wagers, what they are made with and until when, and what becomes of them on equal Point Counts."""

from validator.chapters.baccarat import wagers as asked
from validator.chapters.shoe import wagers as common

_WAGERS = "The following wagers shall be permitted to be made by a player at the game of Midibaccarat"
unknown_wager = asked.unknown_wager.bind("543.8(a)", _WAGERS)
banker_wager_not_offered = asked.banker_wager_not_offered.bind(
    "543.8(a)(1)", "A wager on the Banker's Hand", reading="all-three-wagers"
)
banker_wager_lost_on_tie = asked.banker_wager_lost_on_tie.bind(
    "543.8(a)(1)(iii)", "Be void if the Banker's Hand and the Player's Hand have the same Point Count"
)
banker_wager_charged_on_tie = asked.banker_wager_charged_on_tie.bind(
    "543.8(a)(1)(iii)(B)", "If the licensee charges vigorish in accordance with the provisions of § 543.13(f)"
)
player_wager_not_offered = asked.player_wager_not_offered.bind(
    "543.8(a)(2)", "A wager on the Player's Hand", reading="all-three-wagers"
)
player_wager_lost_on_tie = asked.player_wager_lost_on_tie.bind(
    "543.8(a)(2)(iii)",
    "Be void and be returned to the player if the Point Counts of the Banker's Hand and the Player's Hand are equal",
)
tie_bet_not_offered = asked.tie_bet_not_offered.bind("543.8(a)(3)", "A Tie Bet", reading="all-three-wagers")
cash_wagers = asked.cash_wagers.bind(
    "543.8(b)",
    "Wagers at Midibaccarat shall be made by placing gaming chips or plaques on the appropriate areas of the"
    " Midibaccarat layout",
)
verbal_wagers_unconfirmed = common.verbal_wagers_unconfirmed.bind(
    "543.8(b)", "provided the verbal wager is confirmed by the dealer calling the game"
)
verbal_wagers_unconverted = common.verbal_wagers_unconverted.bind(
    "543.8(b)", "the cash is expeditiously converted into gaming chips or plaques"
)
_CLOSED = (
    "No wager at Midibaccarat may be made, increased or withdrawn after the dealer has announced ''no more bets.''"
)
late_wagers = asked.late_wagers.bind("543.8(c)", _CLOSED)
wagers_altered = asked.wagers_altered.bind("543.8(c)", _CLOSED)
