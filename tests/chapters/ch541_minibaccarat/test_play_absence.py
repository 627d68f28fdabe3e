"""What a row that cannot be read may have told: nothing that is absent from its round is held against anybody."""

import pytest

from tests.chapters.ch541_minibaccarat import (
    test_play_dealing,
    test_play_result,
    test_play_settlement,
    test_play_stakes,
    test_play_third_card,
)
from tests.games.baccarat.cases import Case, replay

ABSENT = frozenset(
    {
        *(
            "dealt-without-no-more-bets",
            "initial-cards-missing",
            "banker-hand-never-turned",
            "banker-hand-turned-early",
        ),
        *("point-counts-not-announced", "result-not-announced", "player-hand-not-drawn"),
        *("winning-player-wager-not-paid", "winning-banker-wager-not-paid", "losing-player-wager-not-collected"),
        *("losing-banker-wager-not-collected", "losing-tie-bet-not-collected", "winning-tie-bet-not-paid"),
        *("void-player-wager-left", "void-banker-wager-left"),
    }
)
"""Rules that are broken by what was not done."""


def omissions() -> list[Case]:
    """The cases of this chapter in which nothing else is found."""
    modules = (test_play_dealing, test_play_result, test_play_settlement, test_play_stakes, test_play_third_card)
    cases = [
        one for module in modules for name, value in vars(module).items() if name.isupper() for one in _cases(value)
    ]
    return [one for one in cases if one.finds and {find.rule for find in one.finds} <= ABSENT]


def _cases(value: object) -> list[Case]:
    return [one for one in value if isinstance(one, Case)] if isinstance(value, tuple) else []


@pytest.mark.parametrize("case", omissions(), ids=lambda case: case.name)
def test_a_row_that_cannot_be_read(case: Case) -> None:
    lines, _ = case.log()
    last = max(place for place, line in enumerate(lines) if '"kind": "round-end"' in line)
    report = replay([*lines[:last], '{"table": "MB-1", "seq": what', *lines[last:]], case.filing)
    assert len(report.faults) == 1
    rules = {one.rule for one in case.finds}
    assert not rules & {one.rule for one in report.findings}
    assert all(report.tally(rule).missing for rule in rules)


def test_there_are_omissions_of_every_kind() -> None:
    assert {find.rule for case in omissions() for find in case.finds} == ABSENT
