"""Of many faults made at once, those are told by which a rule is broken."""

from itertools import pairwise
from random import Random

from tests.faults.dealt import dealt
from validator.examples import rounds_of
from validator.proof.faults.applied import AppliedFault, apply
from validator.proof.faults.binding import Unfit
from validator.proof.faults.edits import edits_of
from validator.proof.faults.group_testing import GroupResult, batches_of, screened
from validator.proof.faults.sites import sites_of
from validator.proof.faults.trial import Play, try_fault

RULE = "winning-wager-paid-at-wrong-odds"
PLAY = dealt("633a")[0]


def faults(play: Play, rule: str, most: int) -> list[AppliedFault]:
    """The first faults of a rule's example in play, of two of its edits."""
    made = []
    for edit in edits_of(rounds_of("633a", rule), "633a", "blackjack")[:2]:
        for site in sites_of(play.scene, edit, Random(1), most, {}):
            try:
                made.append(apply(play.scene, edit, site))
            except Unfit:
                continue
    return made


def test_those_are_told_that_are_found_when_they_are_made_alone() -> None:
    made = faults(PLAY, RULE, 10)
    told = screened(PLAY, RULE, made)
    assert sum(seen is not GroupResult.NOT_FOUND for seen in told.values()) >= 4
    for one in made:
        if id(one) in told:
            alone = try_fault(RULE, PLAY, one, frozenset())
            seen = (
                GroupResult.NOT_FOUND
                if alone.found is None
                else GroupResult.BESIDE_OTHERS
                if alone.companions
                else GroupResult.ALONE
            )
            assert told[id(one)] is seen


def test_nothing_is_told_of_a_rule_that_they_do_not_break() -> None:
    assert not any(screened(PLAY, "up-card-face-down", faults(PLAY, RULE, 10)).values())


def test_faults_are_made_apart_from_each_other() -> None:
    made = faults(PLAY, RULE, 10)
    batches = batches_of(PLAY, made)
    assert [one for batch in batches for one in batch.made if one not in made] == []
    assert sum(len(batch.made) for batch in batches) == len(made)
    for batch in batches:
        numbers = sorted(PLAY.scene.stretch_number(next(one.work.places())) for one in batch.made)
        assert all(later - earlier > 1 for earlier, later in pairwise(numbers))
