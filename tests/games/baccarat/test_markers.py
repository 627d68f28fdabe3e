"""Markers for vigorish that is collected later, § 13(e) of each chapter: placed at the payout, removed as it is paid."""

import pytest

from tests.games.baccarat.cases import Case, breaks, filing
from tests.games.finds import Finds

CHAPTERS = ["541", "543", "545"]

NOT_PLACED, REMOVED = "vigorish-marker-not-placed", "vigorish-marker-removed-unpaid"
RULES = (NOT_PLACED, REMOVED, "vigorish-marker-of-other-amount", "vigorish-collected-not-owed")
BANKER = "cards KH KD 7C 8H\ncalled\nresult banker\n"
PLAIN = "cards 9C 3D KC 5D\ncalled\nresult player"
ALONE = '{"kind": "vigorish", "what": "marked", "wager": 103, "seat": 3, "cents": 250}'
UNPLACED = f"bet 3b 5000\n{BANKER}{ALONE}\npay 3b 5000\nreturn 3b 5000"
FIRST = f"bet 3b 5000\n{BANKER}mark 3b 250\npay 3b 5000\nreturn 3b 5000"
SECOND = f"bet 3b 8000\n{BANKER}mark 3b 400\npay 3b 8000\nreturn 3b 8000"


def collected(cents: int) -> str:
    """What was marked before is collected from seat 3."""
    return f'{{"kind": "vigorish", "what": "collected", "seat": 3, "cents": {cents}}}'


def removed(cents: int) -> str:
    """A marker of seat 3 is removed."""
    return f'{{"kind": "marker-removed", "what": "vigorish", "seat": 3, "cents": {cents}}}'


def placed(cents: int) -> str:
    """A marker is placed for seat 3."""
    return f'{{"kind": "marker-placed", "what": "vigorish", "seat": 3, "cents": {cents}}}'


def case(
    chapter: str,
    rounds: tuple[str, ...],
    finds: tuple[Finds, ...] = (),
    keeps: tuple[str, ...] = (),
    missing: tuple[tuple[str, str], ...] = (),
    never: tuple[str, ...] = (),
    undeclared: tuple[str, ...] = (),
) -> Case:
    """Rounds in which vigorish is deferred."""
    filed = filing(chapter, vigorish__collected="deferred")
    return Case(
        "",
        rounds,
        finds,
        keeps,
        missing,
        filing=filed,
        never=never,
        undeclared=undeclared,
        chapter=chapter,
        only=RULES,
    )


@pytest.mark.parametrize("chapter", CHAPTERS)
@pytest.mark.parametrize(
    ("acts", "told"),
    [
        (f"{collected(250)}\n{removed(250)}", False),
        (f"{collected(400)}\n{removed(400)}", False),
        (f"{collected(250)}\n{removed(250)}\n{collected(400)}\n{removed(400)}", False),
        (f"{collected(400)}\n{removed(250)}", False),
        (f"{collected(250)}\n*{removed(400)}", True),
        (f"{collected(250)}\n{removed(250)}\n*{removed(400)}", True),
        (f"{collected(100)}\n*{removed(250)}", True),
        # Exchanged for one marker of what is still owed.
        (f"{collected(300)}\n{removed(250)}\n{removed(400)}\n{placed(350)}", False),
        (f"{removed(250)}\n{removed(400)}\n{placed(650)}", False),
        (f"*{removed(250)}", True),
    ],
)
def test_a_marker_removed_where_a_part_was_collected(chapter: str, acts: str, told: bool) -> None:
    finds = breaks(REMOVED, f"{chapter}.13(e)") if told else ()
    exchanged = "marker-placed" in acts
    keeps = () if told or exchanged else (REMOVED,)
    case(chapter, (FIRST, SECOND, f"between\n{acts}", PLAIN), finds, keeps=keeps).holds()


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_a_marker_removed_where_markers_are_not_always_recorded(chapter: str) -> None:
    rounds = (FIRST, SECOND, f"between\n{collected(250)}\n{removed(400)}", PLAIN)
    missing = ((REMOVED, "the markers placed, and the amounts on them"),)
    case(chapter, rounds, missing=missing, undeclared=("marker-placed",)).holds()


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_a_marker_removed_where_ends_of_rounds_are_not_always_recorded(chapter: str) -> None:
    rounds = (FIRST, SECOND, f"between\n{removed(250)}", PLAIN)
    missing = ((REMOVED, "the end of each round"),)
    case(chapter, rounds, missing=missing, undeclared=("round-end",)).holds()


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_the_marker_of_another_debt_is_not_missed_twice(chapter: str) -> None:
    """No marker was placed for the first debt: the one that is removed is that of the second, which is paid."""
    rounds = (f"{UNPLACED}\n*end", SECOND, f"between\n{collected(400)}\n{removed(400)}", PLAIN)
    case(chapter, rounds, breaks(NOT_PLACED, f"{chapter}.13(e)")).holds()


@pytest.mark.parametrize("chapter", CHAPTERS)
@pytest.mark.parametrize(
    "after",
    [
        (),
        ('between\n{"kind": "table-close"}',),
        (f"between\n{collected(250)}\nleave 3", PLAIN),
        (PLAIN, f"between\n{collected(250)}"),
    ],
)
def test_no_marker_placed(chapter: str, after: tuple[str, ...]) -> None:
    """It is told as the round is over, whatever follows."""
    finds = breaks(NOT_PLACED, f"{chapter}.13(e)")
    case(chapter, (f"{UNPLACED}\n*end", *after), finds).holds()
    case(chapter, (f"{FIRST}", *after), keeps=(NOT_PLACED,)).holds()


@pytest.mark.parametrize("chapter", CHAPTERS)
@pytest.mark.parametrize(
    "after",
    [
        ('between\n*{"kind": "table-close"}',),
        (f"between\n*{collected(250)}\nleave 3", PLAIN),
        (PLAIN.replace("9C", "*9C"), PLAIN),
        ("between\nleave 3", PLAIN.replace("9C", "*9C"), PLAIN),
    ],
)
def test_no_marker_placed_where_the_end_of_the_round_is_not_recorded(chapter: str, after: tuple[str, ...]) -> None:
    finds = breaks(NOT_PLACED, f"{chapter}.13(e)")
    case(chapter, (UNPLACED, *after), finds, never=("round-end",)).holds()
    plain = tuple(text.replace("*", "") for text in after)
    case(chapter, (FIRST, *plain), never=("round-end",)).holds()
    case(chapter, (UNPLACED, *plain), undeclared=("marker-placed",)).holds()


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_markers_that_are_not_always_recorded(chapter: str) -> None:
    missing = ((NOT_PLACED, "the markers placed"),)
    case(chapter, (UNPLACED, PLAIN), missing=missing, undeclared=("marker-placed",)).holds()


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_a_marker_in_the_space_of_another_position(chapter: str) -> None:
    other = placed(250).replace('"seat": 3', '"seat": 4')
    text = UNPLACED.replace(ALONE, f"{ALONE}\n{other}")
    case(chapter, (f"{text}\n*end",), breaks(NOT_PLACED, f"{chapter}.13(e)")).holds()


@pytest.mark.parametrize("chapter", ["541", "543"])
def test_vigorish_on_a_tie_needs_no_marker_until_the_next_card(chapter: str) -> None:
    """§ 13(f): it is collected at the end of the round, before any card of the next."""
    tied = f"bet 3b 5000\ncards KH AS 6D 5D\ncalled\nresult tie\n{ALONE}\nreturn 3b 5000"
    filed = filing(chapter, vigorish__type="tie", vigorish__percent='"25%"', vigorish__collected="deferred")
    for after in ((), (f"between\n{removed(250)}",)):
        Case("", (tied, *after), chapter=chapter, filing=filed, only=RULES).holds()
