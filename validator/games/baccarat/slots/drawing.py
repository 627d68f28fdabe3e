"""Questions about third cards."""

from validator.games.numbers import slots

(
    CARD_TO_NATURAL,
    PLAYER_NOT_DRAWN,
    PLAYER_DRAWN_ON_STAY,
    BANKER_NOT_DRAWN_ALONE,
    BANKER_DRAWN_ALONE_ON_STAY,
    BANKER_NOT_DRAWN_LOW,
    BANKER_DRAWN_ON_SEVEN,
    BANKER_AGAINST_TABLE_NOT_DRAWN,
    BANKER_AGAINST_TABLE_DRAWN,
    MORE_THAN_ONE_CARD,
    BANKER_BEFORE_PLAYER,
    THIRD_CARD_FACE_DOWN,
    *_,
) = slots("baccarat.drawing")
