"""The edits that the rounds of a rule give, and what each makes of rows at hand."""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from random import Random

import pytest

from tests.faults.dealt import table
from validator.examples import Rounds
from validator.faults.applied import Applied, apply
from validator.faults.binding import Unfit
from validator.faults.edits import Edit, edits_of
from validator.faults.sites import sites_of
from validator.faults.trial import Play

WON = "wager 1 1000; cards 1 JH 9D / 0 9C 7Sv; pay 1 1000; cleared"
TWO = "wager 4 2000; wager 6 500; cards 4 KH 9D / 6 5H 6D / 0 9C 7Sv; pay 4 2000; pay 6 500; cleared"


def edits(fails: str, passes: str = WON) -> list[Edit]:
    return edits_of(Rounds((fails,), (passes,)), "633a", "blackjack")


def first(edit: Edit, play: Play) -> Applied:
    """The edit made at the likeliest place that can take it."""
    for site in sites_of(play.scene, edit, Random(1), 8, {}):
        try:
            return apply(play.scene, edit, site)
        except Unfit:
            continue
    pytest.fail("no place can take it")


def each_taken(found: Sequence[Edit], play: Play) -> Iterator[Applied]:
    """The edits made of which some place can take each."""
    for edit in found:
        with suppress(pytest.fail.Exception):
            yield first(edit, play)


def kinds(rows: list[dict[str, object]]) -> list[object]:
    return [row["kind"] for row in rows if row["kind"] not in ("round-start", "round-end")]


def test_an_amount_is_carried_over_as_part_of_the_stake() -> None:
    edit = edits("wager 1 1000; cards 1 JH 9D / 0 9C 7Sv\n* pay 1 1200\ncleared")[0]
    made = first(edit, table(TWO))
    assert [op.kind for op in edit.ops] == ["change"]
    (touched,) = made.touched
    assert touched.before is not None and touched.after is not None
    assert (touched.before["wager"], touched.before["cents"], touched.after["cents"]) == (4, 2000, 2400)
    assert made.made_cents == 400


def test_other_ways_to_carry_an_amount_over_come_after_it() -> None:
    found = edits("wager 1 1000; cards 1 JH 9D / 0 9C 7Sv\n* pay 1 1200\ncleared")
    cents = {edit.money: first(edit, table(TWO)).made_cents for edit in found[:6]}
    assert list(cents) == ["stake", "there", "difference", "chip", "literal"]
    assert cents == {"stake": 400, "there": 400, "difference": 200, "chip": 100, "literal": -800}


def test_what_lacks_is_dropped() -> None:
    edit = edits("wager 1 1000; cards 1 JH 9D / 0 9C 7Sv; pay 1 1000\n* round-end")[0]
    made = first(edit, table(TWO))
    assert [op.kind for op in edit.ops] == ["drop"]
    assert "cleared" not in kinds(made.rows)
    assert made.lost == {"cleared"}


def test_what_the_text_says_to_be_recorded_and_has_not_is_dropped() -> None:
    found = edits("always cleared\nwager 1 1000; cards 1 JH 9D / 0 9C 7Sv; pay 1 1000\n* round-end", "wager 1 1000")
    assert any(edit.ops[0].kind == "drop" and first(edit, table(TWO)).lost == {"cleared"} for edit in found)


def test_a_row_is_put_in_for_the_hand_that_is_there() -> None:
    edit = edits("wager 1 1000; cards 1 JH 9D / 0 9C 7Sv\n* announce 1 19\npay 1 1000; cleared")[0]
    made = first(edit, table(TWO))
    assert [op.kind for op in edit.ops] == ["insert"]
    (touched,) = made.touched
    assert touched.before is None and touched.after is not None
    assert (touched.after["kind"], touched.after["hand"], touched.after["n"]) == ("announce", 4, 19)
    assert [row["seq"] for row in made.rows] == sorted({int(str(row["seq"])) for row in made.rows})


def test_a_row_that_stands_elsewhere_is_moved() -> None:
    edit = edits("wager 1 1000; cards 1 JH 9D / 0 9C 7Sv; cleared\n* pay 1 1000")[0]
    made = first(edit, table("wager 4 2000; cards 4 KH 9D / 0 9C 7Sv; pay 4 2000; cleared"))
    assert [op.kind for op in edit.ops] == ["move"]
    assert kinds(made.rows)[-2:] == ["cleared", "pay"]
    assert not made.lost


def test_a_wager_that_is_changed_is_settled_as_it_is_then() -> None:
    edit = edits("* wager 1 1500\ncards 1 JH 9D / 0 9C 7Sv; pay 1 1500; cleared")[0]
    made = first(edit, table(TWO))
    changed = [touched.after for touched in made.touched if touched.after is not None]
    assert [(row["kind"], row["cents"]) for row in changed] == [("wager", 1500), ("pay", 1500)]
    assert made.made_cents is None


def test_rows_are_not_put_where_no_round_is() -> None:
    edit = edits("wager 1 1000; cards 1 JH 9D / 0 9C 7Sv\n* announce 1 19\npay 1 1000; cleared")[0]
    assert not sites_of(table("between; shuffle").scene, edit, Random(1), 8, {})


def test_each_edit_comes_once() -> None:
    found = edits("wager 1 1000; cards 1 JH 9D / 0 9C 7Sv\n* pay 1 1200\ncleared")
    assert len(set(found)) == len(found)


def test_a_row_that_is_there_already_is_done_at_the_wrong_time() -> None:
    found = edits("between; load-shoe; cut\nround\n* deal 1 JH", "between; cut\nround; deal 1 JH")
    play = table("between; shuffle; cut; cover-card-inserted 50; load-shoe\nround; wager 1 1000; cards 1 JH 9D")
    fetched = [*each_taken([edit for edit in found if edit.ops[0].fetched], play)]
    assert any(
        [row["kind"] for row in made.rows][:4] == ["shuffle", "load-shoe", "cut", "cover-card-inserted"] for made in fetched
    )


def test_a_row_is_put_in_further_on_too() -> None:
    found = edits("cards 1 JH AS / 0 9C 7S\n* choice 1 surrender", "cards 1 JH AS / 0 9C 7S")
    play = table("wager 1 1000; wager 2 1000; cards 1 JH 9D / 2 5H 6H / 0 9C 7S; choice 1 stand; choice 2 stand; cleared")
    further = [edit for edit in found if edit.ops[0].side > 0 and (edit.ops[0].further or 9) < 5]
    made = [first(edit, play).rows for edit in further]
    places = {next(at for at, row in enumerate(rows) if row.get("what") == "surrender") for rows in made}
    assert len(places) >= 3


def test_another_player_is_one_who_sits_there() -> None:
    edit = edits("player-arrives 3 player=P3\n* cut player=P5", "player-arrives 3 player=P3; cut player=P3")[0]
    made = first(edit, table("player-arrives 2 player=P7; player-arrives 4 player=P8; cut player=P7 seat=2"))
    (touched,) = made.touched
    assert touched.after is not None
    assert (touched.after["player"], touched.after["seat"]) == ("P8", 4)


def test_all_that_lacks_goes_from_a_round() -> None:
    found = edits("always muck cleared\ncards 1 JH 6D / 0 9C 7S\n* round-end", "cards 1 JH 6D / 0 9C 7S")
    play = table("wager 4 1000; cards 4 JH 9D / 0 9C 7S; muck 4; pay 4 1000; muck 0; cleared")
    lost = [first(edit, play).lost for edit in found if edit.wholly]
    assert lost == [{"muck", "cleared"}, {"muck"}, {"cleared"}]
