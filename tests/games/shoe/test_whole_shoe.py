"""A shoe held against its decks, and counts of the cards: what is told, and what is not known."""

import pytest

from validator.core.finding import Outcome
from validator.examples import replayed
from validator.law.versions import law_of
from validator.log.notation import written
from validator.replay.report import ReplayReport

SINGLE = "filed cards.decks 6; filed cards.dealing shoe; filed cards.shuffler manual; filed cards.shoe single\n"
DOUBLE = (
    "filed cards.decks 8; filed cards.dealing shoe; filed cards.shuffler manual; filed cards.shoe double\n"
    "filed cards.sides.left.decks 4; filed cards.sides.right.decks 4\n"
)
BATCHES = "filed cards.decks 6; filed cards.dealing shoe; filed cards.shuffler automated; filed cards.shoe single\n"
ALL = (
    "always deal burn load-shoe shuffle shoe-emptied count-check notify card-change device "
    "card-face-up card-misdealt card-refused move-card\n"
)
ROUND = "round; unfinished\n"
DEALT = "round; cards 1 KS 9D / 0 6H 9Cv; deal 0 5S\n"
WHOLE = ("shoe-short-of-cards", "shoe-with-cards-too-many", "card-missing-from-the-shoe")
COUNTS = (
    "counted-short-after-play",
    "counted-over-after-play",
    "counted-over-and-dealt",
    "dealt-between-two-short-counts",
)


def report_of(text: str, filed: str = SINGLE) -> ReplayReport:
    report = replayed(written(filed + ALL + text, "633a", "blackjack"), law_of("633a"))
    assert report.faults == []
    return report


def found(text: str, among: tuple[str, ...] = WHOLE, filed: str = SINGLE) -> list[str]:
    return [one.rule for one in report_of(text, filed).findings if one.rule in among]


@pytest.mark.parametrize(
    ("left", "rules"),
    [
        (255, []),
        (256, ["shoe-short-of-cards"]),
        (306, ["shoe-short-of-cards"]),
        (307, []),
        (308, ["shoe-with-cards-too-many"]),
        (358, ["shoe-with-cards-too-many"]),
        (359, []),
    ],
)
def test_up_to_a_deck_less_one_card(left: int, rules: list[str]) -> None:
    assert found(f"between; load-shoe dest=shoe; burn n=5; shoe-emptied {left} source=shoe\n{ROUND}") == rules


def test_a_shoe_that_is_filled_in_two_parts_is_one() -> None:
    text = "between; load-shoe 156; load-shoe 156; burn n=5; shoe-emptied {} source=shoe\n" + ROUND
    assert found(text.format(307)) == []
    assert found(text.format(306)) == ["shoe-short-of-cards"]


@pytest.mark.parametrize(
    "between",
    [
        "load-shoe 100",
        "card-removed 1",
        "",
    ],
)
def test_cards_that_came_or_went_otherwise_are_not_known(between: str) -> None:
    report = report_of(
        f"between; load-shoe dest=shoe; burn n=5; {between}; shoe-emptied {290 if between else ''} source=shoe\n{ROUND}"
    )
    assert not report.findings
    assert sum(report.tally("shoe-short-of-cards").missing.values()) == 1


def test_the_rest_is_reshuffled_in_a_round() -> None:
    text = (
        "round; deal 1 KS; deal 0 6H; deal 1 9D\nshuffle; load-shoe 200\ndeal 0 9Cv 5S\n"
        "between; shoe-emptied 198 source=shoe\n"
    )
    assert found(text) == []


def test_a_card_drawn_in_error_may_not_have_been_dealt() -> None:
    text = (
        "between; load-shoe dest=shoe; burn\nround; deal 1 KS; deal 0 6H; deal 1 9D; deal 0 9Cv; "
        "card-misdealt drawn-in-error card=5S\nbetween; shoe-emptied 306 source=shoe\n"
    )
    assert found(text) == []


def test_each_side_of_a_double_shoe_has_its_own_decks() -> None:
    text = "between; load-shoe dest=shoe-left; load-shoe dest=shoe-right; burn n=8 source=shoe-left\n"
    assert found(text + "shoe-emptied 199 source=shoe-left\n" + ROUND, filed=DOUBLE) == []
    text = "always determinant\n" + text
    assert found(text + "shoe-emptied 200 source=shoe-left\n" + ROUND, filed=DOUBLE) == []
    assert found(text + "shoe-emptied 199 source=shoe-left\n" + ROUND, filed=DOUBLE) == ["shoe-short-of-cards"]
    assert found(text + "shoe-emptied 208 source=shoe-right\n" + ROUND, filed=DOUBLE) == []
    assert found(text + "shoe-emptied 209 source=shoe-right\n" + ROUND, filed=DOUBLE) == ["shoe-with-cards-too-many"]


def test_more_than_two_cards_alike_are_missing_only_where_nobody_can_have_seen_them() -> None:
    text = "between; load-shoe dest=shoe; burn n={0}; shoe-emptied {1} source=shoe\n" + ROUND
    filed = SINGLE.replace("decks 6", "decks 1")
    assert found(text.format(51, 0), filed=filed) == ["shoe-short-of-cards"]
    assert found(text.format(1, 51), filed=filed) == []


ONE_DECK = SINGLE.replace("decks 6", "decks 1") + "always decks card-change\n"
TWO_OF_ONE = BATCHES.replace("decks 6", "decks 1") + "always decks card-change batch-swap\n"


def shoe_without(card: str, back: str = "") -> str:
    """A shoe of one deck from which every card but one was drawn, and in which none is left."""
    drawn = [f"burn {rank}{suit}" for rank in "A23456789TJQK" for suit in "SHDC" if rank + suit != card]
    of_batch = f" back={back}" if back else ""
    return f"between; load-shoe{of_batch}; {'; '.join(drawn)}; shoe-emptied 0{of_batch}\n"


@pytest.mark.parametrize("card", [rank + suit for rank in "AK" for suit in "SHDC"])
def test_a_card_that_is_missing_is_told_once_of_the_same_cards(card: str) -> None:
    """Whichever it is; once others may have come it is told anew."""
    shoe = shoe_without(card)
    assert found(shoe + shoe, WHOLE[2:], ONE_DECK) == ["card-missing-from-the-shoe"]
    for other in ("decks 1", "card-change", "batch opened", "table-open"):
        assert found(f"{shoe}between; {other}\n{shoe}", WHOLE[2:], ONE_DECK) == ["card-missing-from-the-shoe"] * 2


def test_a_card_that_is_missing_is_told_once_of_each_batch() -> None:
    red, blue = shoe_without("2C", "red"), shoe_without("2C", "blue")
    assert found(blue + red + blue + red, WHOLE[2:], TWO_OF_ONE) == ["card-missing-from-the-shoe"] * 2
    unnamed = shoe_without("2C")
    assert found(unnamed + unnamed, WHOLE[2:], TWO_OF_ONE) == ["card-missing-from-the-shoe"] * 2


@pytest.mark.parametrize(
    ("text", "rules"),
    [
        ("between; count-check 311 short\n" + ROUND, []),
        ("{R}between; count-check 311 short\n", ["counted-short-after-play"]),
        ("{R}between; count-check 313 over\n", ["counted-over-after-play"]),
        ("{R}between; count-check 311 short; count-check 311 short\n", ["counted-short-after-play"]),
        ("{R}between; count-check 312 complete; count-check 311 short\n", []),
        ("{R}between; card-change; count-check 311 short\n", []),
        ("{R}between; count-check over\n{R}", ["counted-over-after-play", "counted-over-and-dealt"]),
        ("{R}between; count-check over; card-removed 1\n{R}", ["counted-over-after-play"]),
        ("{R}between; count-check over; notify\n{R}", ["counted-over-after-play"]),
        ("{R}between; count-check over back=red; load-shoe back=blue\n{R}", ["counted-over-after-play"]),
        ("between; count-check 311 short; notify\n{R}between; count-check 311 short\n", ["dealt-between-two-short-counts"]),
        ("between; count-check 311 short; notify\n{R}between; count-check 310 short\n", ["counted-short-after-play"]),
        ("between; count-check 311 short; notify; decks 6\n{R}between; count-check 311 short\n", ["counted-short-after-play"]),
        ("between; count-check 311 short\n{R}between; count-check 311 short\n", ["counted-short-after-play"]),
        ("{R}count-check over; notify\n{R}", ["counted-over-after-play"]),
    ],
)  # fmt: skip
def test_counts(text: str, rules: list[str]) -> None:
    assert sorted(found(text.replace("{R}", DEALT), COUNTS)) == rules


@pytest.mark.parametrize(
    ("since", "broken"),
    [
        ("", True),
        ("card-removed 1", True),
        ("load-shoe 311", True),
        ("load-shoe 312", True),
        ("notify", False),
        ("notify; load-shoe 312", False),
        ("notify; load-shoe 311", True),
        ("load-shoe 311; notify", True),
        ("load-shoe 311 back=blue", False),
        ("verify by=floorperson:F1; load-shoe 311", False),
        ("card-change; load-shoe 311", False),
        ("count-check 312 complete; load-shoe 311", False),
    ],
)
def test_cards_counted_short_are_not_dealt_unless_that_is_made_good(since: str, broken: bool) -> None:
    """A notice is enough where as few cards are not loaded after it; the next card alone is judged."""
    counted = f"count-check 311 short back=red{since and '; '}{since}\n"
    for before in ("between\n", DEALT):
        told = found(before + counted + DEALT + DEALT, ("counted-short-and-dealt",))
        assert told == ["counted-short-and-dealt"] * broken


def test_a_red_light_is_of_the_batch_in_the_device() -> None:
    shuffled = "between; shuffle back=red by=shuffler; device-light red by=shuffler; shuffle back=blue by=shuffler\n"
    assert found(shuffled + "load-shoe back=blue\n" + ROUND, ("dealt-under-a-red-light",), BATCHES) == []
    red = found(shuffled + "load-shoe back=red\n" + ROUND, ("dealt-under-a-red-light",), BATCHES)
    assert red == ["dealt-under-a-red-light"]
    again = shuffled + "shuffle back=red by=shuffler; load-shoe back=red\n" + ROUND
    assert found(again, ("dealt-under-a-red-light",), BATCHES) == []
    repaired = shuffled + "device repaired by=shuffler; load-shoe back=red\n" + ROUND
    assert found(repaired, ("dealt-under-a-red-light",), BATCHES) == []


def test_which_batch_was_in_the_device_may_not_be_known() -> None:
    report = report_of("between; device-light red by=shuffler; load-shoe back=red\n" + ROUND, BATCHES)
    assert [one.rule for one in report.findings] == []
    assert sum(report.tally("dealt-under-a-red-light").missing.values()) == 1


def test_a_batch_is_told_by_its_back_where_it_was_not_shuffled() -> None:
    dealt = "round; cards 1 KS 9D / 0 6H 9Cv; deal 0 5S\n"
    red, blue = "between; load-shoe back=red\n" + dealt, "between; load-shoe back=blue\n" + dealt
    among = ("batch-in-play-unshuffled",)
    assert found(red + blue + red, among, BATCHES) == ["batch-in-play-unshuffled"]
    shuffled = blue.replace("between; ", "between; shuffle back=red by=shuffler; ")
    assert found(red + shuffled + red, among, BATCHES) == []
    report = report_of(red + shuffled + red, BATCHES)
    assert all(one.outcome is Outcome.REVIEW or one.rule not in among for one in report.findings)
