"""What follows from what a log shows is worked out anew as soon as it shows more, and alike for all that show the same."""

import pytest

from validator.log.codes import KIND_DEAL, KIND_PAY, RECORD_STRIDE
from validator.log.records import ALWAYS, NEVER, Recording
from validator.replay_doubts import Doubts
from validator.replay_gate import known_where, open_where, shown_of

CHAPTER = "633a"


def test_what_a_log_has_shown_changes_what_is_known() -> None:
    recording, doubts = Recording(), Doubts()
    before = shown_of(recording, doubts)
    assert ("pay", "") in known_where(before, CHAPTER)[0]
    assert KIND_PAY in open_where(before, CHAPTER)[0]
    doubts.tell(KIND_PAY, "")
    after = shown_of(recording, doubts)
    assert ("pay", "") not in known_where(after, CHAPTER)[0]
    assert KIND_PAY not in open_where(after, CHAPTER)[0]
    assert ("pay", "") in known_where(before, CHAPTER)[0], "what was shown before is not changed by what comes"


@pytest.mark.parametrize("how", [ALWAYS, NEVER])
def test_what_a_log_declares_changes_what_is_known(how: int) -> None:
    recording, doubts = Recording(), Doubts()
    recording.declared[KIND_DEAL * RECORD_STRIDE] = how
    shown = shown_of(recording, doubts)
    untold = {kind for kind, _ in known_where(shown, CHAPTER)[0]}
    assert ("deal" in untold) == (how == NEVER)
    assert KIND_DEAL not in open_where(shown, CHAPTER)[0]
    recording.doubt()
    assert shown_of(recording, doubts) != shown
