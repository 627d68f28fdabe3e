"""What mutants are, where they are seen, and that the cases notice those that judge otherwise, and no others."""

import json
from pathlib import Path

import pytest

from tests.mutation import toy
from tests.mutation.__main__ import drawn, explained, main
from tests.mutation.cases import of_rules
from tests.mutation.judged import Cases, ended
from tests.mutation.mutants import Mutant, at_work, mutants_of
from tests.mutation.replays import Change
from tests.mutation.watching import watched

TOY = toy.__name__
INSURANCE = "validator.games.blackjack.insurance"


def of_toy() -> dict[str, Mutant]:
    return {one.words: one for one in mutants_of(TOY)}


def test_every_slip_of_a_hand_is_a_mutant() -> None:
    asked = "count(found, values[i]) and (not found[0] > len(values))"
    assert sorted(of_toy()) == sorted(
        [
            "above: > becomes >=, in return value > limit and limit >= 0",
            "above: > becomes <=, in return value > limit and limit >= 0",
            "above: >= becomes >, in return value > limit and limit >= 0",
            "above: >= becomes <, in return value > limit and limit >= 0",
            "above: 0 becomes 1, in return value > limit and limit >= 0",
            "above: 0 becomes -1, in return value > limit and limit >= 0",
            "above: and becomes or, in return value > limit and limit >= 0",
            "above: value > limit is dropped, in return value > limit and limit >= 0",
            "above: limit >= 0 is dropped, in return value > limit and limit >= 0",
            "count: 1 becomes 2, in found[0] += 1",
            "count: 1 becomes 0, in found[0] += 1",
            "count: != becomes ==, in return value != 0",
            "count: 0 becomes 1, in return value != 0",
            "count: 0 becomes -1, in return value != 0",
            "last_above: 1 becomes 2, in last = -1",
            "last_above: 1 becomes 0, in last = -1",
            "last_above: range(len(values)) the other way round",
            "last_above: if above(values[i], limit) always",
            f"last_above: and becomes or, in {asked}",
            f"last_above: count(found, values[i]) is dropped, in {asked}",
            f"last_above: not found[0] > len(values) is dropped, in {asked}",
            f"last_above: not found[0] > len(values) is no longer turned, in {asked}",
            f"last_above: > becomes >=, in {asked}",
            f"last_above: > becomes <=, in {asked}",
            "last_above: 1 becomes 2, in last = i + 1 - 1",
            "last_above: 1 becomes 0, in last = i + 1 - 1",
            "last_above: i + 1: + becomes -, in last = i + 1 - 1",
            "last_above: i + 1 - 1: - becomes +, in last = i + 1 - 1",
        ]
    )


def test_an_operator_says_how_a_hand_slips_whatever_it_is_done_to() -> None:
    assert {one.operator for one in mutants_of(TOY) if one.function == "last_above"} == {
        *("1 becomes 2", "1 becomes 0", "the other way round", "if always", "and becomes or", "a condition is dropped"),
        *("a not is dropped", "> becomes >=", "> becomes <=", "+ becomes -", "- becomes +"),
    }


def test_a_mutant_is_at_work_where_its_kernel_is_called_from_and_only_while_it_is() -> None:
    with at_work(of_toy()["above: > becomes >=, in return value > limit and limit >= 0"]):
        assert toy.last_above([5, 7, 5], [0], 7) == 1
    assert toy.last_above([5, 7, 5], [0], 7) == -1


def other_values(*calls: tuple[list[int], int]) -> tuple[set[str], set[str]]:
    """What is reached by calls, and what has another value in them; they come out as without watches."""
    with watched(of_toy().values()) as watch:
        seen = [(toy.last_above(values, found, limit), found) for values, limit in calls for found in [[0]]]
    assert seen == [(toy.last_above(values, found, limit), found) for values, limit in calls for found in [[0]]]
    return {one.words for one in watch.reached}, {one.words for one in watch.differed}


def test_what_no_case_comes_to_is_not_reached() -> None:
    reached, _ = other_values(([1, 2], 7))
    assert not any(words.startswith("count") for words in reached)
    assert "last_above: 1 becomes 2, in last = -1" in reached


def test_a_limit_that_moves_differs_only_at_the_limit() -> None:
    moved = "above: > becomes >=, in return value > limit and limit >= 0"
    assert moved not in other_values(([6, 8], 7))[1]
    assert moved in other_values(([6, 7], 7))[1]


def test_a_walk_turned_round_differs_where_it_has_two_steps() -> None:
    turned = "last_above: range(len(values)) the other way round"
    assert turned not in other_values(([9], 7))[1]
    assert turned in other_values(([9, 9], 7))[1]


def test_an_expression_with_effects_is_run_once_and_taken_to_differ() -> None:
    found = [0]
    with watched(of_toy().values()) as watch:
        assert toy.last_above([9], found, 7) == 0
    assert found == [1]
    dropped = (
        "last_above: count(found, values[i]) is dropped, in count(found, values[i]) and (not found[0] > len(values))"
    )
    assert dropped in {one.words for one in watch.differed}


def test_kernels_stand_as_they_were_after_they_were_watched() -> None:
    code = toy.above.__code__
    other_values(([9], 7))
    assert toy.above.__code__ is code


def test_the_same_lot_draws_the_same_mutants_of_all_rooms() -> None:
    lot = drawn(200, 1)
    assert lot == drawn(200, 1) != drawn(200, 2)
    assert {one.module.split(".")[2] for one in lot} >= {"baccarat", "blackjack", "pai_gow", "shoe"}


@pytest.fixture(scope="module")
def insurance() -> Cases:
    return Cases(of_rules("633a", lambda rule: "insurance" in rule.id))


def unnoticed(cases: Cases, *functions: str) -> tuple[int, set[str]]:
    """How many mutants of some functions the cases notice, and which they do not."""
    mutants = [one for one in mutants_of(INSURANCE) if one.function in functions]
    seen = cases.seen(mutants)
    verdicts = [cases.judge(one, seen) for one in mutants]
    left = {one.mutant.words for one in verdicts if not one.noticed_by}
    return len(verdicts) - len(left), left


def test_rounds_notice_what_is_judged_otherwise_and_nothing_else(insurance: Cases) -> None:
    """What is left is no other judge: a device is used, and a wager settled, after the first event of a round."""
    assert insurance.kept
    assert not insurance.broken
    noticed, left = unnoticed(insurance, "insured_late", "losing_insurance_paid")
    assert noticed
    assert left == {
        "insured_late: 0 becomes 1, in return 0 <= peek < placed",
        "losing_insurance_paid: 0 becomes 1, in return paid > 0",
    }


def test_a_mutant_that_fails_or_does_not_end_is_noticed() -> None:
    def fails() -> object:
        raise IndexError

    def goes_on() -> object:
        while True:
            pass

    assert ended(fails) is None
    assert ended(goes_on, 0.1) is None
    assert ended(lambda: 1) == 1


def test_what_is_kept_of_a_case_comes_out_the_same_again(insurance: Cases) -> None:
    assert {one.again() for one in insurance.kept} == {Change.NONE}


def test_verdicts_are_kept_and_not_asked_for_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "results.jsonl"
    lines = [
        {"mutant": "a", "module": "validator.games.shoe.cut", "kernel": "cut", "operator": "- becomes +", "says": "a"}
        | {"words": "a", "noticed_by": "", "reached": 2}
        | {"differed": differed, "changed": 0, "told": 0}
        for differed in (0, 1)
    ]
    noticed = lines[0] | {"mutant": "b", "noticed_by": "541 no-cut broken"}
    file.write_text("".join(json.dumps(one) + "\n" for one in (*lines, noticed)), encoding="utf-8")
    assert main(["--told", "--results", str(file)]) == 0
    rows = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert rows[-1] == ["in", "all", "2", "1", "0", "50.0", "%", "0", "0", "1", "0"]


@pytest.mark.long
def test_every_kind_of_survivor_that_is_explained_is_one_of_its_kernel_still() -> None:
    kinds = explained()
    mutants = (one for module in {module for module, *_ in kinds} for one in mutants_of(module))
    assert set(kinds) <= {(one.module, one.function, one.operator) for one in mutants}
