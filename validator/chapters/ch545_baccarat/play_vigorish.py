"""§ 545.13(c) to (e). Vigorish, in play."""

from validator.chapters.baccarat import play_vigorish as asked

_EXTRACT = "the certificate holder shall extract a vigorish from the winning player in an amount equal to the amount specified in the Rules Submission"
_OPTION = "A dealer, in accordance with the option selected in the certificate holders Rules Submission under § 521.2, may collect the vigorish from a player at the time the winning payout is made or may defer the collection of the vigorish to a later time"
_DUE = "outstanding vigorish shall be collected prior to beginning play with a new dealing shoe of cards or when the player leaves the gaming table, whichever occurs first"
_TRACKED = "shall be tracked by placing a coin or marker button containing the amount of the vigorish owed"

vigorish_on_void_banker_wager = asked.vigorish_on_void_banker_wager.bind(
    "545.8(a)(1)(iii)",
    "Be void and be returned to the player if the Point Count of the Banker's Hand and the Player's Hand are equal",
)
vigorish_on_void_player_wager = asked.vigorish_on_void_player_wager.bind(
    "545.8(a)(2)(iii)",
    "Be void and be returned to the player if the Point Counts of the Banker's Hand and the Player's Hand are equal",
)
vigorish_netted = asked.vigorish_netted.bind(
    "545.12(b)",
    "mark or collect the vigorish owed by that player and immediately thereafter pay that player's winning wager",
    reading="vigorish-before-the-payment",
)
vigorish_not_taken = asked.vigorish_not_taken.bind("545.13(c)", _EXTRACT)
vigorish_at_other_rate = asked.vigorish_at_other_rate.bind("545.13(c)", _EXTRACT)
vigorish_on_other_wager = asked.vigorish_on_other_wager.bind("545.13(c)", _EXTRACT)
vigorish_rounded_wrong = asked.vigorish_rounded_wrong.bind(
    "545.13(d)",
    quote="the certificate holder may round off the amount of a 5% vigorish to 25 cents or the next highest multiple of 25 cents, and the amount of a 4% vigorish to 20 cents or the next highest multiple of 20 cents",
)
vigorish_rounded_down = asked.vigorish_rounded_down_question.bind(
    "545.13(d)",
    quote="the certificate holder may round off the amount of a 5% vigorish to 25 cents or the next highest multiple of 25 cents, and the amount of a 4% vigorish to 20 cents or the next highest multiple of 20 cents",
    reading="rounding-of-vigorish",
)
vigorish_marked_though_at_payout = asked.vigorish_marked_though_at_payout.bind("545.13(e)", _OPTION)
vigorish_taken_though_deferred = asked.vigorish_taken_though_deferred.bind("545.13(e)", _OPTION)
vigorish_owed_in_next_shoe = asked.vigorish_owed_in_next_shoe.bind("545.13(e)", _DUE)
vigorish_owed_at_leaving = asked.vigorish_owed_at_leaving.bind("545.13(e)", _DUE)
vigorish_owed_while_away = asked.vigorish_owed_while_away.bind("545.13(e)", _DUE, reading="when-a-player-leaves")
vigorish_collected_not_owed = asked.vigorish_collected_not_owed.bind("545.13(c)", _EXTRACT)
marker_not_placed = asked.marker_not_placed.bind("545.13(e)", _TRACKED)
marker_of_other_amount = asked.marker_of_other_amount.bind("545.13(e)", _TRACKED)
marker_removed_unpaid = asked.marker_removed_unpaid.bind(
    "545.13(e)",
    "The coin or marker button may not be removed from the layout until the vigorish owed is collected",
)

PLAY_RULES = (
    vigorish_on_void_banker_wager,
    vigorish_on_void_player_wager,
    vigorish_netted,
    vigorish_not_taken,
    vigorish_at_other_rate,
    vigorish_on_other_wager,
    vigorish_collected_not_owed,
    vigorish_rounded_wrong,
    vigorish_rounded_down,
    vigorish_marked_though_at_payout,
    vigorish_taken_though_deferred,
    vigorish_owed_in_next_shoe,
    vigorish_owed_at_leaving,
    vigorish_owed_while_away,
    marker_not_placed,
    marker_of_other_amount,
    marker_removed_unpaid,
)
