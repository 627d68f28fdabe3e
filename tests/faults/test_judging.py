"""Play judged in pieces, and a fault judged with the rounds about it, as in the whole log."""

from collections import Counter

import pytest

from tests.faults.dealt import dealt, proved
from validator.core.finding import event_of
from validator.proof.faults.trial import judge_rows, try_fault


@pytest.mark.parametrize("chapter", ["541", "551"])
def test_play_is_judged_in_pieces_as_in_one(chapter: str) -> None:
    play = dealt(chapter)[0]
    whole = judge_rows(play.rows, play.filings, chapter)
    assert play.report.rounds == whole.rounds > 30
    assert play.noted == {(one.rule, event_of(one)) for one in whole.findings}
    asked = Counter({one.rule: one.judged for one in whole.tallies})
    assert Counter({rule: tally.judged for rule, tally in play.tallies.items()}) == asked


@pytest.mark.parametrize(("chapter", "rule"), [("541", "final-point-count-wrong"), ("551", "up-card-face-down")])
def test_a_fault_is_judged_with_the_rounds_about_it_as_in_the_whole(chapter: str, rule: str) -> None:
    near = proved(chapter, rule).best
    assert near is not None
    whole = try_fault(rule, near.play, near.applied, near.also, whole=True)
    assert [(one.rule, event_of(one)) for one in near.roots] == [(one.rule, event_of(one)) for one in whole.roots]
    assert near.grade is whole.grade


def test_rounds_are_judged_again_and_again_as_the_first_time() -> None:
    trials = [proved("551", rule).best for rule in ("up-card-face-down", "dealer-total-not-announced")]
    for trial in (*trials, *trials):
        assert trial is not None
        again = try_fault(trial.rule, trial.play, trial.applied, trial.also)
        assert again.roots == trial.roots
