"""Whether rounds were dealt while their chapter was in force: asked in every chapter."""

from validator.core.rule_definitions import PlayWords
from validator.games.rounds.in_force import NO_TIME

dealt_before_chapter_in_force = PlayWords(
    id="dealt-before-chapter-in-force",
    title="Dealt before the chapter was in force",
    needs={"the time of a round": NO_TIME},
    expected="{expected} or later",
    observed="{observed}",
    unit="day",
    message="the law of {observed} judges this round and those after it, and that is before the chapter: {standing}",
)

dealt_after_chapter_expired = PlayWords(
    id="dealt-after-chapter-expired",
    title="Dealt when the chapter may have expired",
    needs={"the time of a round": NO_TIME},
    expected="before {expected}",
    observed="{observed}",
    unit="day",
    message="the law of {observed} judges this round and those after it, "
    "and whether the chapter still held then is open: {standing}",
)

dealt_after_chapter_ended = PlayWords(
    id="dealt-after-chapter-ended",
    title="Dealt after the chapter had ended",
    needs={"the time of a round": NO_TIME},
    expected="before {expected}",
    observed="{observed}",
    unit="day",
    message="the law of {observed} judges this round and those after it, "
    "and the chapter no longer held then: {standing}",
)
