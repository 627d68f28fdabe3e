"""What follows from what a log shows is worked out anew as soon as it shows more, and alike for all that show the same."""

import pytest

from validator.log.codes import KIND_DEAL, KIND_STACK, RECORD_STRIDE
from validator.log.records import ALWAYS, NEVER, SOMETIMES, Recording
from validator.replay.checkability import known_where, open_where, shown_of
from validator.replay.data_gaps import Doubts

CHAPTER = "633a"


def test_what_a_log_has_shown_changes_what_is_known() -> None:
    recording, doubts = Recording({KIND_STACK * RECORD_STRIDE: ALWAYS}), Doubts()
    before = shown_of(recording, doubts)
    assert ("stack", "back") not in known_where(before, CHAPTER)[0]
    assert (KIND_STACK, "back") in open_where(before, CHAPTER)
    doubts.tell(KIND_STACK, "back")
    after = shown_of(recording, doubts)
    assert ("stack", "back") in known_where(after, CHAPTER)[0]
    assert (KIND_STACK, "back") not in open_where(after, CHAPTER)
    assert ("stack", "back") not in known_where(before, CHAPTER)[0], "what was shown is not changed by what comes"


@pytest.mark.parametrize("how", [ALWAYS, SOMETIMES, NEVER, None])
def test_only_a_declaration_that_a_kind_is_always_recorded_tells_that_it_is(how: int | None) -> None:
    recording, doubts = Recording(), Doubts()
    if how is not None:
        recording.declared[KIND_DEAL * RECORD_STRIDE] = how
    shown = shown_of(recording, doubts)
    untold = {kind for kind, _ in known_where(shown, CHAPTER)[0]}
    assert ("deal" in untold) == (how != ALWAYS)
    recording.doubt()
    assert shown_of(recording, doubts) != shown
