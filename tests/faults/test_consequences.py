"""What follows from a fault in the cards goes on lawfully: totals, results and settlements; and nothing else changes."""

from tests.faults.dealt import table
from tests.faults.test_edits import edits, first
from validator.proof.faults.applied import AppliedFault
from validator.proof.faults.logs import with_fault
from validator.proof.faults.trial import Play, Trial

LOST = "wager 1 1000; cards 1 JH 9D / 0 9C AC; announce 1 19; announce 0 20; collect 1 1000; cleared"
WON = "wager 1 2000; cards 1 KH 8D / 0 9C 8S; announce 1 18; announce 0 17; pay 1 2000; return 1 2000; cleared"


def after(made: AppliedFault, kind: str) -> list[tuple[object, object]]:
    return [(row.get("n"), row.get("cents")) for row in made.rows if row["kind"] == kind]


def test_the_total_is_announced_of_the_cards_as_they_are() -> None:
    edit = edits("wager 1 1000\n* deal 1 5H\ndeal 1 9D; cards 0 9C 7S", "wager 1 1000; cards 1 JH 9D / 0 9C 7S")[0]
    made = first(edit, table("wager 4 1000; deal 4 JH; deal 4 9D; cards 0 9C 7S; announce 4 19; announce 0 16"))
    assert after(made, "announce") == [(14, None), (16, None)]


def test_a_wager_that_comes_out_otherwise_is_settled_as_one_that_came_out_so() -> None:
    fails = "wager 1 1000; cards 1 JH 9D\n* deal 0 5C\ndeal 0 AC"
    edit = edits(fails, "wager 1 1000; cards 1 JH 9D; deal 0 9C; deal 0 AC")[0]
    made = first(edit, table(f"round; {LOST.replace('1 1000', '1 3000')}; round; {WON}"))
    assert after(made, "collect") == []
    assert after(made, "pay") == [(None, 3000), (None, 2000)]
    assert after(made, "return") == [(None, 3000), (None, 2000)]


def test_a_total_that_was_not_that_of_the_cards_stays() -> None:
    edit = edits("wager 1 1000\n* deal 1 5H\ndeal 1 9D; cards 0 9C 7S", "wager 1 1000; cards 1 JH 9D / 0 9C 7S")[0]
    made = first(edit, table("wager 4 1000; deal 4 JH; deal 4 9D; cards 0 9C 7S; announce 4 18; announce 0 16"))
    assert after(made, "announce") == [(18, None), (16, None)]


def test_a_card_that_was_put_in_is_announced_where_all_are() -> None:
    fails = "cards 1 JH 8D / 0 6C ?; expose 0 AS\n* deal 0 2D"
    found = [one for one in edits(fails, "cards 1 JH 8D / 0 6C ?; expose 0 AS") if one.ops[0].new == one.star]
    edit = next(one for one in found if one.ops[0].kind == "insert")
    drawn = "round; cards 1 JH 8D / 0 6C ?; expose 0 5S; announce 0 11; deal 0 9C; announce 0 20; cleared"
    stood = "round; cards 1 JH 8D / 0 9C ?; expose 0 9S; announce 0 18; cleared"
    made = first(edit, table(f"{drawn}\n{stood}"))
    new = [one.after for one in made.touched if one.before is None and one.after is not None]
    assert [(row["kind"], row.get("n")) for row in new] == [("deal", None), ("announce", 13)]


def test_what_is_told_of_a_card_goes_with_it() -> None:
    kept = "wager 1 1000; cards 1 JH 3D / 0 9C 7S; deal 1 5H; cleared"
    edit = edits("wager 1 1000; cards 1 JH 3D / 0 9C 7S\n* cleared", kept)[0]
    made = first(edit, table("wager 4 1000; cards 4 JH 3D / 0 9C 7S; announce 4 13; deal 4 5H; announce 4 18; cleared"))
    assert after(made, "announce") == [(13, None)]


def test_a_batch_that_is_not_exchanged_stays_in_play_from_then_on() -> None:
    swapped = "batch-swap back=blue; load-shoe back=blue"
    begun = "between; load-shoe back=red; round; deal 1 9C back=red; deal 2 3D back=red; between; idle start; spread"
    again = "round; deal 1 9C back=blue; deal 2 3D back=blue; between; batch-swap back=red; load-shoe back=red"
    ended = "between; card-change back=blue"
    lines = [one.replace("; ", "\n") for one in (begun, swapped, again, ended)]
    fails = "\n".join(("always batch-swap load-shoe", lines[0], "round", "* deal 1 9C back=red", "deal 2 3D back=red"))
    kept = "\n".join((lines[0], lines[1], "round\ndeal 1 9C back=red\ndeal 2 3D back=red"))
    edit = next(one for one in edits(fails, kept) if one.wholly and len(one.ops) > 1)
    made = first(edit, table("\n".join(lines)))
    after = [(row["kind"], row["back"]) for row in made.rows if "back" in row]
    assert after[3:] == [
        ("deal", "red"), ("deal", "red"), ("batch-swap", "blue"), ("load-shoe", "blue"), ("card-change", "blue"),
    ]  # fmt: skip
    assert [one.before["kind"] for one in made.work.acts if one.before is not None] == ["batch-swap", "load-shoe"]
    assert [one.after for one in made.touched if one.after] == [row for row in made.rows if row not in made.log.rows]
    own = [{**row, "seq": place, "table": "T-1"} for place, row in enumerate(made.log.rows, 1)]
    trial = Trial("", Play("T-1", "541", [*made.log.rows]), made, (), (), frozenset())
    assert [row.get("back") for row in with_fault(own, trial)] == [row.get("back") for row in made.rows]
