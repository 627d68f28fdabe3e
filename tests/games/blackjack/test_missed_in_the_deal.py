"""The second pass of the deal: begun or dealt the wrong way, or boxes missed, as the log says; and cards made good."""

import pytest

from tests.games.blackjack.told import CHAPTERS, told

TURN, SECOND = "deal-out-of-turn", "second-card-out-of-turn"
MISSED, LATE, AFTER_HOLE = "missed-second-card-before-others", "late-card-before-others", "late-card-after-hole-card"
TOLD = '{"kind": "records", "what": "card-misdealt", "by": "always"}'
BETS = "bet 1 1000\nbet 3 1000\nbet 5 1000\n"
FIRSTS = BETS + "1 gets 4H\n3 gets JC\n5 gets 8C\n"
HOLE = "\ndealer ? face=down\n"
SKIPPED = '{{"kind": "card-misdealt", "hand": {0}, "seat": {0}, "what": "skipped"}}\n'
FAITHFUL = ("between\n" + TOLD,)


def dealt(seconds: str, firsts: str = FIRSTS + "dealer 6S\n") -> str:
    """A round in which the second cards are dealt as told."""
    return firsts + seconds + HOLE


@pytest.mark.parametrize("chapter", CHAPTERS)
@pytest.mark.parametrize(
    "seconds",
    (
        "5 gets 5D\n*1 gets 6D\n3 gets 9D",
        "5 gets 5D\n*3 gets 9D\n1 gets 6D",
        "3 gets 9D\n*1 gets 6D\n5 gets 5D",
        "3 gets 9D\n5 gets 5D\n*1 gets 6D",
    ),
)
def test_a_pass_that_begins_elsewhere_or_runs_the_wrong_way(chapter: str, seconds: str) -> None:
    said = told(TURN, chapter, *FAITHFUL, dealt(seconds))
    assert said.events == said.marked
    assert MISSED not in said.others


@pytest.mark.parametrize("chapter", CHAPTERS)
@pytest.mark.parametrize(
    "seconds",
    (
        SKIPPED.format(1) + "3 gets 9D\n5 gets 5D\n1 gets 6D",
        "3 gets 9D\n5 gets 5D\n1 late-card\n1 gets 6D",
        "5 gets 5D\n" + SKIPPED.format(1) + SKIPPED.format(3) + "1 gets 6D\n3 gets 9D",
        "5 gets 5D\n1 late-card\n1 gets 6D\n3 late-card\n3 gets 9D",
        "5 gets 5D" + HOLE + "1 gets 6D\n3 gets 9D",
    ),
)
def test_boxes_that_may_have_been_missed_are_made_good(chapter: str, seconds: str) -> None:
    said = told(TURN, chapter, *FAITHFUL, FIRSTS + "dealer 6S\n" + seconds + ("" if HOLE in seconds else HOLE))
    assert said.events == ()
    assert MISSED not in said.others
    assert SECOND not in said.others


@pytest.mark.parametrize("chapter", CHAPTERS)
@pytest.mark.parametrize("rounds", ((), (*FAITHFUL, "choice")))
def test_a_log_that_may_leave_out_what_was_missed_does_not_tell(chapter: str, rounds: tuple[str, ...]) -> None:
    undeclared = rounds[1:]
    said = told(TURN, chapter, *rounds[:1], dealt("5 gets 5D\n1 gets 6D\n3 gets 9D"), undeclared=undeclared)
    assert said.events == ()
    assert said.tally.missing == {"each card that was missed, and the players' answers": 1}


@pytest.mark.parametrize("chapter", CHAPTERS)
@pytest.mark.parametrize("rounds", ((), (*FAITHFUL, "choice")))
def test_one_box_may_have_been_missed_where_the_log_may_leave_that_out(chapter: str, rounds: tuple[str, ...]) -> None:
    made_up = dealt("3 gets 9D\n5 gets 5D\n1 gets 6D")
    assert told(TURN, chapter, *rounds[:1], made_up, undeclared=rounds[1:]).events == ()


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_both_cards_at_once_before_the_dealers_first(chapter: str) -> None:
    round_ = dealt("1 gets 6D\n3 gets 9D", FIRSTS + "*5 gets 5D\ndealer 6S\n")
    said = told(SECOND, chapter, *FAITHFUL, round_)
    assert said.events == said.marked
    assert TURN not in said.others
    assert "up-card-out-of-turn" not in said.others


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_the_dealer_missed_his_first_card_and_then_dealt_the_wrong_way(chapter: str) -> None:
    round_ = dealt("1 gets 6D\n3 gets 9D", FIRSTS + SKIPPED.format(0) + "5 gets 5D\ndealer 6S\n")
    said = told(SECOND, chapter, *FAITHFUL, round_)
    assert said.events == ()
    assert TURN in said.others


@pytest.mark.parametrize("chapter", CHAPTERS)
@pytest.mark.parametrize("mark", (SKIPPED.format(1) + "3 gets 9D\n", "3 gets 9D\n1 late-card\n"))
def test_a_missed_second_card_comes_after_those_of_the_others(chapter: str, mark: str) -> None:
    said = told(MISSED, chapter, dealt(mark + "*1 gets 6D\n5 gets 5D"))
    assert said.events == said.marked
    assert TURN not in said.others
    assert told(MISSED, chapter, dealt(mark + "5 gets 5D\n1 gets 6D")).events == ()


PLAYED = BETS + "cards 1 4H 6D / 3 JC 2D / 5 8C 3D / dealer 6S TD\n{reader}1 stand\n3 hit\n{acts}\n5 stand\nturn\n"


def played(chapter: str, acts: str) -> str:
    """A round in which the card that hand 3 asks for is not dealt at once, in words that the log may use for it."""
    return PLAYED.format(reader="range large\n" if chapter == "685a" else "", acts=acts)


@pytest.mark.parametrize("chapter", CHAPTERS)
@pytest.mark.parametrize(
    "acts",
    (
        "5 hit 4S\n3 late-card\n*3 gets 8H\n5 hit 2S",
        SKIPPED.format(3) + "5 hit\n3 late-card\n*3 gets 8H\n5 gets 2S",
    ),
)
def test_a_missed_card_comes_once_all_others_have_theirs(chapter: str, acts: str) -> None:
    said = told(LATE, chapter, played(chapter, acts))
    assert said.events == said.marked


@pytest.mark.parametrize("chapter", CHAPTERS)
@pytest.mark.parametrize(
    "acts",
    (
        "3 late-card\n3 gets 8H\n5 hit 4S",
        SKIPPED.format(3) + "3 late-card\n3 gets 8H\n5 hit 4S",
        SKIPPED.format(3) + "5 hit 4S\n5 hit 2S\n3 late-card\n3 gets 8H",
        "3 gets 8H\n5 hit 4S\n5 hit 2S",
    ),
)
def test_a_missed_card_in_its_turn_or_at_the_end_is_lawful(chapter: str, acts: str) -> None:
    said = told(LATE, chapter, played(chapter, acts))
    assert said.events == ()
    assert AFTER_HOLE not in said.others


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_a_card_opted_for_after_the_hole_card_was_revealed(chapter: str) -> None:
    said = told(
        AFTER_HOLE, chapter, played(chapter, "5 stand\nturn\n3 late-card\n*3 gets 8H").removesuffix("5 stand\nturn\n")
    )
    assert said.events == said.marked


@pytest.mark.parametrize("chapter", CHAPTERS)
@pytest.mark.parametrize(
    "late",
    (
        "3 gets 9D\n{skipped}1 late-card\n1 gets 6D\n5 late-card\n5 gets 5D",
        "3 gets 9D\n{skipped}5 late-card\n5 gets 5D\n1 late-card\n1 gets 6D",
    ),
)
def test_of_two_missed_second_cards_neither_need_be_the_last(chapter: str, late: str) -> None:
    said = told(MISSED, chapter, dealt(SKIPPED.format(1) + late.format(skipped=SKIPPED.format(5))))
    assert said.events == ()
    assert TURN not in said.others


MISSES = "3 hit\n" + SKIPPED.format(3)


@pytest.mark.parametrize("chapter", CHAPTERS)
@pytest.mark.parametrize(
    "acts",
    (
        "1 late-card\n1 gets 6H\n3 late-card\n3 gets 8H\n3 hit 2S",
        "3 late-card\n3 gets 8H\n1 late-card\n1 gets 6H\n1 hit 2S",
        "3 late-card\n3 gets 8H\n1 late-card\n1 gets 6H\n3 hit 2S",
        "1 late-card\n*1 gets 6H\n5 hit 4S\n3 late-card\n3 gets 8H",
    ),
)
@pytest.mark.parametrize("misses", (SKIPPED.format(1) + MISSES, "3 hit\n", MISSES))
def test_of_two_missed_cards_neither_need_be_the_last(chapter: str, acts: str, misses: str) -> None:
    round_ = played(chapter, acts).replace("1 stand\n3 hit\n", "1 hit\n" + misses).replace("\n5 stand", "")
    said = told(LATE, chapter, round_.replace(acts, "5 stand\n" + acts) if "5 hit" not in acts else round_)
    assert said.events == said.marked
