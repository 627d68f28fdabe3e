"""The edits that the rounds of a rule give, and what each makes of rows at hand."""

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress
from random import Random

import pytest

from tests.faults.dealt import table
from validator.examples import Rounds
from validator.proof.faults.applied import AppliedFault, apply
from validator.proof.faults.binding import Unfit
from validator.proof.faults.edits import Edit, edits_of
from validator.proof.faults.sites import sites_of
from validator.proof.faults.trial import Play

WON = "wager 1 1000; cards 1 JH 9D / 0 9C 7Sv; pay 1 1000; cleared"
TWO = "wager 4 2000; wager 6 500; cards 4 KH 9D / 6 5H 6D / 0 9C 7Sv; pay 4 2000; pay 6 500; cleared"


def edits(fails: str, passes: str = WON) -> list[Edit]:
    return edits_of(Rounds((fails,), (passes,)), "633a", "blackjack")


def first(edit: Edit, play: Play) -> AppliedFault:
    """The edit made at the likeliest place that can take it."""
    for made in each(edit, play):
        return made
    pytest.fail("no place can take it")


def each(edit: Edit, play: Play) -> Iterator[AppliedFault]:
    """The edit made at each place that can take it."""
    for site in sites_of(play.scene, edit, Random(1), 8, {}):
        with suppress(Unfit):
            yield apply(play.scene, edit, site)


def each_taken(found: Sequence[Edit], play: Play) -> Iterator[AppliedFault]:
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


def test_an_amount_may_be_what_its_wager_was_before_it_was_changed() -> None:
    dealt = "wager 1 1000; wager-changed 1 2500; cards 1 JH 9D / 0 9C 7Sv"
    found = edits(f"{dealt}\n* pay 1 1000\ncleared", f"{dealt}; pay 1 2500; cleared")
    edit = next(one for one in found if one.money == "placed")
    (touched,) = first(
        edit, table("wager 4 2000; wager-changed 4 7000; cards 4 KH 9D / 0 9C 7Sv; pay 4 7000; cleared")
    ).touched
    assert touched.after is not None and touched.after["cents"] == 2000
    assert not any(one.money == "placed" for one in edits(WON.replace("pay 1 1000", "pay 1 2000")))


def test_other_ways_to_carry_an_amount_over_come_after_it() -> None:
    found = edits("wager 1 1000; cards 1 JH 9D / 0 9C 7Sv\n* pay 1 1200\ncleared")
    cents = {edit.money: first(edit, table(TWO)).made_cents for edit in found[:5]}
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
        [row["kind"] for row in made.rows][:4] == ["shuffle", "load-shoe", "cut", "cover-card-inserted"]
        for made in fetched
    )


def test_a_row_is_put_in_further_on_too() -> None:
    found = edits("cards 1 JH AS / 0 9C 7S\n* choice 1 surrender", "cards 1 JH AS / 0 9C 7S")
    play = table(
        "wager 1 1000; wager 2 1000; cards 1 JH 9D / 2 5H 6H / 0 9C 7S; choice 1 stand; choice 2 stand; cleared"
    )
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


TWO_SEATS = "wager 1 1000 player=P1; wager 2 500 player=P2; cards 1 JH 9D / 2 KH 8D / 0 9C 7S"


def test_what_is_settled_at_two_seats_changes_places() -> None:
    found = edits(
        "wager 1 1000; wager 2 500; pay 1 1000\n* pay 2 500", "wager 1 1000; wager 2 500; pay 2 500; pay 1 1000"
    )
    play = table(f"{TWO_SEATS}; pay 2 500; return 2 500; pay 1 1000; return 1 1000")
    made = [first(edit, play) for edit in found if edit.exchanged == "seat"]
    settled = [row["wager"] for row in made[0].rows if row["kind"] in ("pay", "return")]
    assert settled == [1, 1, 2, 2]


def test_one_player_has_the_boxes_of_two() -> None:
    both = "wager 1 1000 player=P1; wager 2 500 player=P1; cards 1 JH 9D / 2 KH 8D / 0 9C 7S"
    found = edits(f"{both}\n* choice 1 stand", f"{TWO_SEATS}; choice 1 stand")
    joining = [edit for edit in found if edit.joined]
    assert joining
    for edit in joining:
        made = first(edit, table(f"{TWO_SEATS}; choice 1 stand; choice 2 stand by=player:P2"))
        assert {row["player"] for row in made.rows if row["kind"] == "wager"} <= {"P1", "P2"}
        assert len({row["player"] for row in made.rows if row["kind"] == "wager"}) == 1


def test_a_player_has_the_box_of_another_that_is_as_far_away_as_in_the_example() -> None:
    apart = "wager 1 1000 player=P1\n* wager 3 500 player=P1\ncards 1 JH 9D / 3 KH 8D / 0 9C 7S"
    found = edits(apart, apart.replace("* ", "").replace("500 player=P1", "500 player=P3"))
    others = "; ".join(f"wager {seat} 500 player=P{seat}" for seat in (2, 3, 5))
    made = first(next(edit for edit in found if edit.joined), table(f"{others}; choice 3 stand by=player:P3; cleared"))
    owners = {row["seat"]: row["player"] for row in made.rows if row["kind"] == "wager"}
    assert owners[3] == owners[5] != owners[2]
    assert {row["by"] for row in made.rows if row["kind"] == "choice"} == {f"player:{owners[3]}"}


def test_a_decision_is_carried_out_as_another_is() -> None:
    lawful = "wager 1 1000; cards 1 JH 6D / 0 6C ?; choice 1 surrender; collect 1 500; return 1 500; muck 1"
    found = edits("cards 1 JH 2D / 0 6C ?; choice 1 hit; deal 1 2C\n* choice 1 surrender", lawful)
    late = "wager 1 2000; cards 1 JH 3D / 0 6C ?; choice 1 hit; deal 1 2C; choice 1 stand; collect 1 2000; muck 1"
    play = table(f"round; {late}\nround; {lawful}")
    made = [one for edit in found if edit.carried for one in each(edit, play)]
    moved = [
        [(row["kind"], row["cents"]) for row in one.rows if row.get("round") == 1 and "cents" in row] for one in made
    ]
    assert [("wager", 2000), ("collect", 1000), ("return", 1000)] in moved


def test_a_row_that_is_changed_may_have_another_put_beside_it() -> None:
    found = edits(
        "* wager 1 1000 by=verbal-cash hand=\ncash-converted 1 1000; cards 1 JH 9D / 0 9C 7S",
        "wager 1 1000 by=chips hand=; cards 1 JH 9D / 0 9C 7S",
    )
    both = next(edit for edit in found if len(edit.ops) > 1)
    made = first(both, table("wager 1 3000 by=chips; cards 1 JH 9D / 0 9C 7S"))
    rows = [(row["kind"], row.get("by")) for row in made.rows if row["kind"] in ("wager", "cash-converted")]
    assert rows == [("wager", "verbal-cash"), ("cash-converted", None)]


def test_a_word_of_a_row_is_changed_alone_too() -> None:
    found = edits("deal 1 JH source=shoe; deal 0 9C source=shoe\n* deal 1 2D source=rack", "deal 1 JH source=shoe")
    play = table("deal 4 KH source=shoe; deal 0 9C source=shoe; deal 4 8D source=shoe; cleared")
    made = next(first(edit, play) for edit in found if edit.only == "source")
    (touched,) = made.touched
    assert touched.before is not None and touched.after is not None
    assert {name for name in touched.after if touched.after[name] != touched.before.get(name)} == {"source"}


def test_a_card_that_is_put_in_may_have_been_asked_for() -> None:
    found = edits(
        "cards 1 JH 5D / 0 9C 7S; card-refused 1 8H\n* deal 1 8C", "cards 1 JH 5D / 0 9C 7S; card-refused 1 8H"
    )
    asked = "wager 4 1000; cards 4 2H 3D / 0 9C 7S; choice 4 hit; deal 4 5H; cleared"
    play = table(f"round; {asked}\nround; wager 6 1000; cards 6 KH 5C / 0 9C 7S; card-refused 6 8H; cleared")
    made = next(first(edit, play) for edit in found if edit.asked)
    new = [one.after for one in made.touched if one.before is None and one.after is not None]
    assert [(row["kind"], row["hand"]) for row in new] == [("deal", 6), ("choice", 6)]
    rows = kinds(made.rows)
    assert rows[rows.index("card-refused") :][:3] == ["card-refused", "choice", "deal"]


def test_what_lacks_between_rounds_comes_first_and_goes_where_the_example_has_the_rest() -> None:
    fails = "always spread wash\nbetween; idle start; idle end\nround\n* deal 1 JH"
    edit = edits(fails, "between; idle start; idle end\nround; deal 1 JH")[0]
    opened = "between; decks 6; spread up; wash"
    play = table(f"{opened}\nround; deal 1 JH\nbetween; idle start; spread down; idle end; wash\nround; deal 1 KH")
    made = first(edit, play)
    assert edit.wholly and made.lost == {"spread", "wash"}
    assert [row["kind"] for row in made.rows if "round" not in row] == ["decks", "spread", "wash", "idle", "idle"]


def test_a_row_that_stands_in_the_place_of_another_is_put_in_beside_it_too() -> None:
    found = edits("between; count-check over\nround\n* deal 1 JH", "between; count-check complete\nround; deal 1 JH")
    play = table("between; decks 6\nround; deal 1 JH\nbetween; count-check complete\nround; deal 1 KH")
    inserts = [edit for edit in found if edit.ops[0].kind == "insert" and edit.ops[0].new == 0]
    beside = next(edit for edit in inserts if edit.lawful.rows[edit.ops[0].anchor]["kind"] == "round-start")
    counted = [row["what"] for row in first(beside, play).rows if row["kind"] == "count-check"]
    assert counted == ["over", "complete"]


def test_what_was_offered_to_one_is_offered_to_another_who_then_does_it() -> None:
    first_ = "wager 1 1000 player=P1; wager 3 1000 player=P3; cards 1 JH 8D / 3 KH 7D / 0 9C 8S"
    lawful = f"round; {first_}\nbetween; cut-offered 3 accepted player=P3; cut 3 player=P3"
    fails = f"round; {first_}\nbetween\n* cut-offered 1 accepted player=P1\ncut 1 player=P1"
    both = next(edit for edit in edits(fails, lawful) if len(edit.ops) == 2)
    sitting = "wager 2 1000 player=P8; wager 5 1000 player=P9; cards 2 JH 8D / 5 KH 7D / 0 9C 8S"
    made = first(both, table(f"round; {sitting}\nbetween; cut-offered 5 accepted player=P9; cut 5 player=P9"))
    done = [(row["seat"], row["player"]) for row in made.rows if row["kind"] in ("cut-offered", "cut")]
    assert done == [(2, "P8"), (2, "P8")]


def test_what_is_put_into_a_round_is_of_it() -> None:
    lawful = "round; cards 1 2C KC / 0 9C 8S; cover-card; deal 1 5H\nbetween; shuffle cover-card"
    edit = edits("round; cards 1 2C KC / 0 9C 8S; cover-card\n* shuffle cover-card\ndeal 1 5H", lawful)[0]
    made = first(edit, table("round; cards 4 2C KC / 0 9C 8S; cover-card; deal 4 5H\nbetween; shuffle cover-card"))
    assert [row.get("round") for row in made.rows if row["kind"] == "shuffle"] == [1]


PAID = "pay 1 2000; vigorish 1 100 taken; return 1 2000"


def of_pai_gow(fails: str, passes: str, manner: str, log: str) -> AppliedFault:
    found = edits_of(Rounds((fails,), (passes,)), "535", "pai-gow")
    edit = next(one for one in found if one.manner == manner and not one.settled)
    return first(edit, table(log, "535", "pai-gow"))


def told(made: AppliedFault, *names: str) -> list[tuple[object, ...]]:
    return [tuple(row.get(name) for name in names) for row in made.rows if "round" in row][1:-1]


def test_vigorish_goes_with_the_payment_and_is_no_money_of_the_fault() -> None:
    made = of_pai_gow("wager 1 1000\n* round-end", "wager 1 1000; pay 1 1000", "charged", f"wager 1 2000; {PAID}")
    assert told(made, "kind", "cents") == [("wager", 2000), ("return", 2000)]
    assert made.made_cents == -2000


def test_vigorish_comes_with_a_payment_as_it_is_taken_in_the_log() -> None:
    log = f"round; wager 1 2000; {PAID}; round; wager 2 3500; return 2 3500"
    made = of_pai_gow("wager 2 1000\n* pay 2 1000\nreturn 2 1000", "wager 2 1000; return 2 1000", "charged", log)
    put = [one.after for one in made.touched if one.before is None and one.after is not None]
    assert [(row["kind"], row["cents"]) for row in put] == [("pay", 2000), ("vigorish", 100)]
    assert put[0]["wager"] == put[1]["wager"]


def test_what_is_done_at_once_for_a_hand_moves_together() -> None:
    fails, passes = "wager 1 1; wager 2 1\n* pay 2 1\npay 1 1", "wager 1 1; wager 2 1; pay 1 1; pay 2 1"
    log = "wager 1 1; wager 2 1; pay 1 1; vigorish 1 1 taken; pay 2 1; vigorish 2 1 taken"
    made = of_pai_gow(fails, passes, "whole", log)
    assert told(made, "kind", "wager")[2:] == [("pay", 2), ("vigorish", 2), ("pay", 1), ("vigorish", 1)]


def test_two_seats_have_what_is_dealt_to_the_other() -> None:
    fails, passes = "deliver 1 11\n* deliver 3 12\ndeliver 2 13", "deliver 1 11; deliver 2 12; deliver 3 13"
    log = "deliver 4 11; deliver 4 12; deliver 5 13; deliver 5 14; deliver 6 21; deliver 6 22"
    made = of_pai_gow(fails, passes, "for the other", log)
    assert [n for n, _ in told(made, "n", "seat")] == [11, 12, 13, 14, 21, 22]
    assert Counter(seat for _, seat in told(made, "n", "seat")) == {4: 2, 5: 2, 6: 2}
    assert [seat for _, seat in told(made, "n", "seat")] != [4, 4, 5, 5, 6, 6]


def test_a_wager_is_taken_back_that_lies_where_the_example_has_it_alone() -> None:
    fails = "wager 1 1000 player=P1\n* wager 2 1000 player=P1"
    log = "round; wager 3 1000 player=P7 seat=3; wager 5 1000 player=P8 seat=5; round; wager 4 1000 player=P7 seat=4"
    made = of_pai_gow(fails, "wager 1 1000 player=P1", "withdrawn", log)
    placed = next(one.after for one in made.touched if one.after and one.after["kind"] == "wager")
    assert (placed["player"], abs(int(str(placed["seat"])) - 4)) == ("P7", 1) or placed["seat"] == 4
    assert "wager-withdrawn" in {one.after["kind"] for one in made.touched if one.after}


def test_a_wager_that_the_example_does_not_place_is_none_of_the_round() -> None:
    made = of_pai_gow("wager 1 1000\n* pay 77 900", "wager 1 1000", "unplaced", "wager 3 1000; collect 3 1000")
    (paid,) = (one.after for one in made.touched)
    assert paid is not None and paid["wager"] not in (None, 3)


def test_where_one_amount_is_less_by_what_another_is_more_it_is_so_in_the_log() -> None:
    fails = "collect 1 1000\n* center-take 550 dest=table-inventory\ncenter-take 450 dest=co-bank"
    passes = "collect 1 1000; center-take 500 dest=table-inventory; center-take 500 dest=co-bank"
    found = edits_of(Rounds((fails,), (passes,)), "535", "pai-gow")
    edit = next(one for one in found if one.money == "difference" and len(one.ops) > 1)
    log = "collect 1 4000; center-take 2000 dest=table-inventory; center-take 2000 dest=co-bank"
    made = first(edit, table(log, "535", "pai-gow"))
    assert [cents for kind, cents in told(made, "kind", "cents") if kind == "center-take"] == [2050, 1950]


def test_rows_of_two_hands_alike_in_kind_are_told_apart_where_fewer_differ_so() -> None:
    kept = "wager 1 1000; wager 2 1000; deal 1 JC; deal 2 JD; deal 0 9C; deal 1 8D; deal 2 9H; deal 0 8Sv"
    fails = "wager 1 1000; wager 2 1000; deal 1 JC; deal 0 9C; deal 1 8D\n* deal 0 8Sv\nvoid-hand 2"
    together = next(edit for edit in edits(fails, kept) if len(edit.ops) > 2)
    assert [op.kind for op in together.ops] == ["drop", "drop", "insert"]
    assert [together.lawful.rows[op.old]["card"] for op in together.ops if op.old is not None] == ["JD", "9H"]


def test_a_hand_that_is_split_off_is_a_new_one() -> None:
    kept = "wager 1 1000; cards 1 8H 8D / 0 9C JD; choice 1 stand; cleared"
    split = "choice 1 split; wager 11 1000 split seat=1 hand=11 ref=1\n* split 11 1\ndeal 1 KC; deal 11 KD seat=1"
    found = edits(f"wager 1 1000; cards 1 8H 8D / 0 9C JD; {split}; choice 1 stand; cleared", kept)
    edit = next(one for one in found if len(one.ops) > 2)
    there = "wager 4 2000; wager 6 500; cards 4 8H 8D / 6 KH 9D / 0 9C JD; choice 4 stand; choice 6 stand; cleared"
    made = first(edit, table(there))
    new = [one.after for one in made.touched if one.after is not None and one.after["kind"] in ("wager", "split")]
    assert [(row["kind"], row["hand"], row["ref"], row.get("cents")) for row in new] == [
        ("wager", 7, 4, 2000),
        ("split", 7, 4, None),
    ]


def test_a_row_comes_beside_that_card_which_lies_as_in_the_example() -> None:
    dealt = "wager 1 1000; deal 1 JC; deal 0 9C; deal 1 8D; deal 0 8Sv; cleared"
    fails = "wager 1 1000; deal 0 9C; deal 1 8D; deal 0 8Sv\n* void-hand 1\ncleared"
    edit = next(one for one in edits(fails, dealt) if [op.kind for op in one.ops] == ["drop", "insert"])
    made = first(edit, table(dealt))
    assert kinds(made.rows)[-3:] == ["deal", "void-hand", "cleared"]
