"""The judges of the shoe and the marks of lost rows agree on what is of a round."""

from validator.games.shoe.judging import lost_of_a_round
from validator.log.codes import KIND_DEAL, KIND_UNREADABLE, NOT_RECORDED
from validator.log.vocabulary import FAMILY_ROUND, KINDS
from validator.replay.data_gaps import WITHDRAWALS
from validator.replay.lost_kinds import ALSO_BETWEEN


def test_a_lost_row_without_a_number_is_of_a_round_by_the_kinds_that_stand_in_rounds_alone() -> None:
    found = {kind for kind in KINDS.values() if lost_of_a_round(KIND_UNREADABLE, kind, NOT_RECORDED)}
    assert found == set(FAMILY_ROUND) - set(ALSO_BETWEEN)


def test_a_lost_row_with_a_number_is_of_its_round() -> None:
    assert all(lost_of_a_round(KIND_UNREADABLE, kind, 1) for kind in FAMILY_ROUND)
    assert not any(lost_of_a_round(KIND_UNREADABLE, kind, 1) for kind in WITHDRAWALS)
    assert not lost_of_a_round(KIND_UNREADABLE, NOT_RECORDED, NOT_RECORDED)
    assert not lost_of_a_round(KIND_DEAL, KIND_DEAL, 1)
