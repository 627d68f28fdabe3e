"""Rules about devices out of order."""

from validator.games.numbers import numbers_of

(
    DEALT_WITHOUT_READER,
    ROUND_FINISHED_WITHOUT_READER,
    FAILED_SHUFFLE_NOT_REPEATED,
    OTHER_METHOD_WITHOUT_SIGN,
    OTHER_METHOD_WITH_DEVICE_AT_TABLE,
    *_,
) = numbers_of("shoe.devices")
