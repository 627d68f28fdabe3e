"""§ 541.8(a), § 541.12(b) and § 541.13(a) to (c). What wagers win and lose, and in what order they are settled."""

from validator.chapters.baccarat import play_settlement as asked

_COLLECT = (("541.12(b)", "shall first collect each losing wager"),)
_PAY = (("541.12(b)", "each winning wager is paid"),)
_DESCENDING = "proceeding in descending order to the next highest numbered player position at which a winning wager is located, repeat this procedure"
_VIGORISH = (
    "mark or collect the vigorish owed by that player and immediately thereafter pay that player's winning wager"
)

banker_win_not_paid = asked.banker_win_not_paid.bind(
    "541.8(a)(1)(i)", "Win if the Banker's Hand has a Point Count higher than that of the Player's Hand", also=_PAY
)
banker_loss_not_collected = asked.banker_loss_not_collected.bind(
    "541.8(a)(1)(ii)", "Lose if the Banker's Hand has a Point Count lower than that of the Player's Hand", also=_COLLECT
)
banker_void_not_returned = asked.banker_void_not_returned.bind(
    "541.8(a)(1)(iii)(A)",
    "Be returned to the player",
    also=(("541.8(a)(1)(iii)", "Be void if the Banker's Hand and the Player's Hand have the same Point Count"),),
)
banker_void_left = asked.banker_void_left.bind(
    "541.8(a)(1)(iii)(A)", "Be returned to the player", reading="void-wager-left-where-it-lay"
)
player_win_not_paid = asked.player_win_not_paid.bind(
    "541.8(a)(2)(i)", "Win if the Player's Hand has a Point Count higher than that of the Banker's Hand", also=_PAY
)
player_loss_not_collected = asked.player_loss_not_collected.bind(
    "541.8(a)(2)(ii)", "Lose if the Player's Hand has a Point Count lower than that of the Banker's Hand", also=_COLLECT
)
player_void_not_returned = asked.player_void_not_returned.bind(
    "541.8(a)(2)(iii)",
    "Be void and be returned to the player if the Point Counts of the Banker's Hand and the Player's Hand are equal",
)
player_void_left = asked.player_void_left.bind(
    "541.8(a)(2)(iii)",
    "Be void and be returned to the player if the Point Counts of the Banker's Hand and the Player's Hand are equal",
    reading="void-wager-left-where-it-lay",
)
tie_win_not_paid = asked.tie_win_not_paid.bind(
    "541.8(a)(3)(i)", "Win if the Point Counts of the Banker's Hand and the Player's Hand are equal", also=_PAY
)
tie_loss_not_collected = asked.tie_loss_not_collected.bind(
    "541.8(a)(3)(ii)",
    "Lose if Point Counts of the Banker's Hand and the Player's Hand are not equal",
    also=_COLLECT,
)
taken_without_wager = asked.taken_without_wager.bind("541.12(b)", "shall first collect each losing wager")
paid_without_wager = asked.paid_without_wager.bind("541.12(b)", "each winning wager is paid")
loser_collected_after_winner = asked.loser_collected_after_winner.bind(
    "541.12(b)", "the dealer responsible for the wagers on the table shall first collect each losing wager"
)
winners_not_in_descending_order = asked.winners_not_in_descending_order.bind("541.12(b)", _DESCENDING)
winners_of_one_player_out_of_order = asked.winners_of_one_player_out_of_order.bind(
    "541.12(b)", _DESCENDING, reading="vigorish-of-a-player-with-several-wagers"
)
vigorish_after_payment = asked.vigorish_after_payment.bind("541.12(b)", _VIGORISH)
payment_not_after_vigorish = asked.payment_not_after_vigorish.bind("541.12(b)", _VIGORISH)
player_paid_wrong = asked.player_paid_wrong.bind(
    "541.13(a)",
    quote="A winning wager made on the Player's Hand shall be paid off by a certificate holder at odds of 1 to 1",
)
tie_paid_short = asked.tie_paid_short.bind(
    "541.13(b)", quote="A winning Tie Bet shall be paid off by a certificate holder at odds of at least 8 to 1"
)
tie_paid_other_than_filed = asked.tie_paid_other_than_filed.bind(
    "541.13(b)",
    quote="A winning Tie Bet shall be paid off by a certificate holder at odds of at least 8 to 1",
    reading="tie-odds-filed",
)
banker_paid_wrong = asked.banker_paid_wrong.bind(
    "541.13(c)",
    quote="a winning wager made on the Banker's Hand shall be paid off by a certificate holder at odds of 1 to 1",
)

PLAY_RULES = (
    banker_win_not_paid,
    banker_loss_not_collected,
    banker_void_not_returned,
    banker_void_left,
    player_win_not_paid,
    player_loss_not_collected,
    player_void_not_returned,
    player_void_left,
    tie_win_not_paid,
    tie_loss_not_collected,
    taken_without_wager,
    paid_without_wager,
    loser_collected_after_winner,
    winners_not_in_descending_order,
    winners_of_one_player_out_of_order,
    vigorish_after_payment,
    payment_not_after_vigorish,
    player_paid_wrong,
    tie_paid_short,
    tie_paid_other_than_filed,
    banker_paid_wrong,
)
