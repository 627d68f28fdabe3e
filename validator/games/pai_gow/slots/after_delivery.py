"""Questions about the marker on the dealer's tiles, stacks without a wager, and the dice once more."""

from validator.games.numbers import slots

(
    MARKER_MISSING,
    MARKER_MISSING_WITH_BANK,
    MARKER_LATE,
    MARKER_LATE_WITH_BANK,
    NOT_GATHERED,
    NOT_GATHERED_WITH_BANK,
    GATHERED_EARLY,
    GATHERED_EARLY_WITH_BANK,
    GATHERED_ELSEWHERE,
    GATHERED_ELSEWHERE_WITH_BANK,
    GATHERED_FACE_UP,
    GATHERED_FACE_UP_WITH_BANK,
    NOT_SHAKEN,
    NOT_SHAKEN_WITH_BANK,
    SHAKEN_OFTEN,
    SHAKEN_OFTEN_WITH_BANK,
    SHAKEN_EARLY,
    SHAKEN_EARLY_WITH_BANK,
    *_,
) = slots("pai_gow.after_delivery")
