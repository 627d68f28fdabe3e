"""Questions about the setting of the hands: the dealer's, the bank's where the dealer sets it, the players'."""

from validator.games.numbers import slots

(
    SUPREME_PAIR_NOT_PLAYED,
    PAIR_NOT_PLAYED,
    VALUE_NOT_PLAYED,
    HIGHEST_NOT_WITH_LOWEST,
    SETTING_BY_COUNT,
    SETTING_BY_RANK,
    SETTING_AS_FILED_AGAINST_LAW,
    LOWER_PAIR_PLAYED,
    LOWER_VALUE_PLAYED,
    NOT_SET_AS_FILED,
    CO_BANK_NOT_SET_AS_FILED,
    DEALERS_HALVES_EXCHANGED,
    DEALER_TURNED_EARLY,
    DEALER_TURNED_EARLY_WITH_BANK,
    PLAYER_NOT_SET,
    PLAYER_SET_BEFORE_DEAL,
    PLAYER_SET_FACE_UP,
    TILES_TOUCHED_BY_ANOTHER,
    TILES_OUT_OF_VIEW,
    TILES_TOUCHED_AFTER_SETTING,
    HANDS_SET_BY_DEALER,
    *_,
) = slots("pai_gow.setting")
