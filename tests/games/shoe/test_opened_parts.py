"""Decks opened in part: rows that sum up to all decks, rows without a number, batches, washings one after the other."""

import pytest

from validator.core.finding import Outcome
from validator.examples import replayed
from validator.law.versions import law_of
from validator.log.notation import written

RULES = ("not-every-deck-inspected", "not-every-deck-spread", "not-every-deck-washed", "one-batch-uninspected")
ONE = "filed cards.decks 8; filed cards.shuffler manual; filed cards.preshuffled false\n"
TWO = "filed cards.decks 8; filed cards.shuffler automated; filed cards.preshuffled false\n"
ROUND = "\nround; deal 1 ?; deal 2 ?; deal 1 ?; deal 2 ?; expose 1 9C; expose 1 KC; expose 2 3D; expose 2 5D\n"
LOOK = "inspection cards n=0 by=dealer:D1"
BOTH = "shuffle back=red by=shuffler; shuffle back=blue by=shuffler"


def looks(count: int, more: str = "") -> str:
    """So many rows of the dealer's inspection."""
    return "; ".join([LOOK + more] * count)


def told(text: str, filed: str, chapter: str = "541") -> list[tuple[str, str, str, str]]:
    """What is accused under the rules on parts: rule, paragraph, expected and observed."""
    report = replayed(written(filed + text, chapter, ""), law_of(chapter))
    assert not report.faults
    found = [one for one in report.findings if one.rule in RULES]
    assert all(one.outcome is Outcome.FAIL for one in found)
    return [(one.rule, one.citation, one.expected, one.observed) for one in found]


def lacks(text: str, filed: str, rule: str) -> int:
    """How often a rule was not checkable, where nothing was accused under it."""
    report = replayed(written(filed + text, "541", ""), law_of("541"))
    assert not [one for one in report.findings if one.rule == rule]
    return sum(report.tally(rule, "541").missing.values())


@pytest.mark.parametrize("rows", [1, 8, 9, 16])
def test_one_row_stands_for_all_decks_and_one_for_each(rows: int) -> None:
    assert told(f"between; decks 8; {looks(rows)}; wash{ROUND}", ONE) == []


@pytest.mark.parametrize("rows", [5, 7])
def test_rows_for_most_decks_leave_some_out(rows: int) -> None:
    expected = ("not-every-deck-inspected", "541.4(a)", "8 decks inspected, each separately", f"{rows} decks")
    assert told(f"between; decks 8; {looks(rows)}; wash{ROUND}", ONE) == [expected]


@pytest.mark.parametrize(
    "text",
    [
        f"between; decks 8; {looks(4)}; wash",
        f"between; decks; {looks(7)}; wash",
        f"between; decks 8; {looks(6)}; inspection cards n=1 by=dealer:D1; decks 1; wash",
        f"sometimes inspection\nbetween; decks 8; {looks(7)}; wash",
    ],
)
def test_rows_that_may_stand_for_several_decks_show_nothing(text: str) -> None:
    assert lacks(text + ROUND, ONE, "not-every-deck-inspected") == 1


def test_other_chapters_do_not_have_each_deck_inspected_by_itself() -> None:
    assert (
        told(f"between; decks 8; {looks(7)}; wash; round; deal 1 KS; deal 0 6H; deal 1 9D; deal 0 9Cv 5S", ONE, "551")
        == []
    )


@pytest.mark.parametrize("step", ["spread", "wash"])
@pytest.mark.parametrize(("rows", "short"), [("8", 0), ("7", 7), ("4 5", 0), ("4 3", 7), ("", 0), ("7 *", 0)])
def test_rows_are_summed_up(step: str, rows: str, short: int) -> None:
    steps = "; ".join(step if row == "*" else f"{step} n={row}" for row in rows.split()) or step
    word = "spread face up" if step == "spread" else "washed"
    broken = (f"not-every-deck-{step}ed".replace("spreaded", "spread"), "541.4(b)" if step == "spread" else "541.4(c)")
    expected = [(*broken, f"8 decks {word}", f"{short} decks")] if short else []
    assert told(f"between; decks 8; {steps}{ROUND}", ONE) == expected


def test_a_washing_begins_anew_once_all_are_stacked() -> None:
    broken = [("not-every-deck-washed", "541.4(c)", "8 decks washed", "7 decks")]
    assert told(f"between; decks 8; wash n=7; stack n=416; wash n=7; stack n=416{ROUND}", ONE) == broken
    assert told(f"between; decks 8; wash n=4; stack n=208; wash n=4; stack n=208{ROUND}", ONE) == []
    assert told(f"between; decks 8; wash n=7; stack n=416; wash n=8; stack n=416{ROUND}", ONE) == []


def test_each_batch_is_opened() -> None:
    decks = "between; decks 8 back=red; decks 8 back=blue; "
    red, blue = "spread n=8 back=red; ", "spread n=8 back=blue; "
    broken = [("not-every-deck-spread", "541.4(b)", "8 decks spread face up", "0 decks")]
    assert told(decks + red + blue + BOTH + ROUND, TWO) == []
    assert told(decks + red + BOTH + ROUND, TWO) == broken
    assert told(decks + "spread n=8; spread n=8; " + BOTH + ROUND, TWO) == []
    assert told(decks + "spread; " + BOTH + ROUND, TWO) == []


def test_a_batch_may_be_opened_while_the_other_is_dealt() -> None:
    begun = "between; decks 8 back=red; decks 8 back=blue; spread n=8 back=red; shuffle back=red by=shuffler" + ROUND
    ready = "shuffle back=blue by=shuffler; load-shoe back=blue"
    assert told(begun + ROUND, TWO) == []
    assert told(f"{begun}between; spread n=8 back=blue; {ready}{ROUND}", TWO) == []
    broken = [("not-every-deck-spread", "541.4(b)", "8 decks spread face up", "0 decks")]
    assert told(f"{begun}between; {ready}{ROUND}", TWO + "filed cards.preshuffled false\n") == broken


def test_a_batch_that_came_preshuffled_is_not_opened() -> None:
    decks = "between; decks 8 back=red; decks 8 back=blue; batch preshuffled back=blue; spread n=8 back=red; "
    assert told(decks + BOTH + ROUND, TWO) == []


def test_the_next_day_begins_anew() -> None:
    day = (
        "between; table-open; decks 8 back=red; spread n=8 back=red; shuffle back=red"
        + ROUND
        + "between; table-close\n"
    )
    assert told(day + day, ONE) == []
