"""§ 543.8. Wagers, in play."""

from validator.chapters.baccarat import play_wagers as asked

_CLOSED = (
    "No wager at Midibaccarat may be made, increased or withdrawn after the dealer has announced ''no more bets.''"
)

wager_not_in_chips = asked.wager_not_in_chips.bind(
    "543.8(b)",
    "Wagers at Midibaccarat shall be made by placing gaming chips or plaques",
)
verbal_wager_unconfirmed = asked.verbal_wager_unconfirmed.bind(
    "543.8(b)",
    "A verbal wager, accompanied by cash may be accepted provided the verbal wager is confirmed by the dealer calling the game",
)
verbal_cash_not_converted = asked.verbal_cash_not_converted.bind(
    "543.8(b)", "the cash is expeditiously converted into gaming chips or plaques"
)
verbal_cash_unconverted_at_settlement = asked.verbal_cash_unconverted_at_settlement.bind(
    "543.8(b)",
    "the cash is expeditiously converted into gaming chips or plaques",
    reading="how-fast-cash-becomes-chips",
)
wager_after_close = asked.wager_after_close.bind("543.8(c)", _CLOSED)
wager_changed_after_close = asked.wager_changed_after_close.bind("543.8(c)", _CLOSED)
wager_withdrawn_after_close = asked.wager_withdrawn_after_close.bind("543.8(c)", _CLOSED)
wager_after_unclosed_card = asked.wager_after_unclosed_card.bind(
    "543.8(c)", _CLOSED, reading="wagers-without-the-announcement"
)
wager_outside_posted_limits = asked.wager_outside_posted_limits.bind(
    "543.8(a)",
    "The following wagers shall be permitted to be made by a player at the game of Midibaccarat",
    reading="limits-posted-at-the-table",
)
second_patron_at_place = asked.second_patron_at_place.bind(
    "543.2(a)",
    "numbered places for a maximum of nine seated players",
    reading="more-players-than-places",
)

PLAY_RULES = (
    second_patron_at_place,
    wager_outside_posted_limits,
    wager_not_in_chips,
    verbal_wager_unconfirmed,
    verbal_cash_not_converted,
    verbal_cash_unconverted_at_settlement,
    wager_after_close,
    wager_changed_after_close,
    wager_withdrawn_after_close,
    wager_after_unclosed_card,
)
