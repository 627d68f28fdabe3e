"""Rules about the end of a round: what is announced, and what becomes of the cards."""

from validator.games.numbers import numbers_of

(
    RESULT_NOT_ANNOUNCED,
    RESULT_ANNOUNCED_WRONGLY,
    FINAL_POINT_COUNT_WRONG,
    FINAL_POINT_COUNT_NOT_ANNOUNCED,
    FINAL_POINT_COUNT_NOT_REPEATED,
    SETTLED_BEFORE_RESULT,
    CARDS_NOT_DISCARDED,
    FINAL_POINT_COUNT_NOT_ANNOUNCED_ON_TIE,
    RACK_FOR_BUCKET,
    CARDS_DISCARDED_IN_DISORDER,
    *_,
) = numbers_of("baccarat.result")
