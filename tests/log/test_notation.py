"""The short notation of rounds: what each line stands for, and what cannot be read."""

import pytest

from validator.log.notation import FIRST_SEQ, NotationError, Row, notation_lines, written


def acts(text: str, chapter: str = "633a", main: str = "blackjack") -> list[Row]:
    """The rows of a text without what all rows have."""
    rows = written(text, chapter, main).rows
    return [{name: value for name, value in row.items() if name not in ("table", "seq")} for row in rows]


def inside(text: str, chapter: str = "633a", main: str = "blackjack") -> list[Row]:
    """The rows of one round between its start and its end."""
    first, *between, last = acts(text, chapter, main)
    assert (first["kind"], last["kind"]) == ("round-start", "round-end")
    assert all(row.pop("round") == 1 for row in between)
    return between


def test_the_main_wager_has_the_hand_and_the_seat_of_its_number() -> None:
    assert inside("wager 2 1000") == [
        {"kind": "wager", "what": "blackjack", "hand": 2, "seat": 2, "wager": 2, "cents": 1000}
    ]
    assert inside("wager 2 1000 hand= seat=5", "685a", "bet") == [
        {"kind": "wager", "what": "bet", "seat": 5, "wager": 2, "cents": 1000}
    ]
    assert inside("wager 9 500 insurance hand=2") == [
        {"kind": "wager", "what": "insurance", "hand": 2, "wager": 9, "cents": 500}
    ]
    assert inside("wager 3 500 banker seat=3", "541", "") == [
        {"kind": "wager", "what": "banker", "seat": 3, "wager": 3, "cents": 500}
    ]


def test_the_initial_cards_are_dealt_in_turn_and_an_unknown_one_lies_face_down() -> None:
    dealt = inside("cards 1 TH 6Dv / 0 6C ?")
    assert [(row["hand"], row["seat"], row["card"], row["face"]) for row in dealt] == [
        (1, 1, "TH", "up"),
        (0, 0, "6C", "up"),
        (1, 1, "6D", "down"),
        (0, 0, "?", "down"),
    ]
    assert all("seat" not in row for row in inside("cards 1 TH 6D / 2 6C 5S", "541", ""))


def test_several_cards_or_numbers_are_a_row_each() -> None:
    assert [row["card"] for row in inside("deal 1 5C 9D")] == ["5C", "9D"]
    assert [row["card"] for row in inside("set-hand 0 high 6-6 1-2", "535", "pai-gow")] == ["6-6", "1-2"]
    delivered = inside("deliver 3 11 12", "535", "pai-gow")
    assert [(row["seat"], row["n"]) for row in delivered] == [(3, 11), (3, 12)]


def test_columns_are_set_and_left_out_by_name() -> None:
    assert inside("deal 1 5C face= source=shoe") == [
        {"kind": "deal", "hand": 1, "seat": 1, "card": "5C", "source": "shoe"}
    ]


def test_what_stands_in_all_rows_of_a_kind_is_taken_as_always_recorded() -> None:
    log = written("always muck; never peek; sometimes deal.face; deal 1 5C; deal 1 6C source=shoe", "633a", "blackjack")
    assert log.recorded == {
        "wager-changed": "always",
        "wager-withdrawn": "always",
        "round-start": "always",
        "round-end": "always",
        "deal": "always",
        "deal.hand": "always",
        "deal.seat": "always",
        "deal.card": "always",
        "deal.face": "sometimes",
        "muck": "always",
        "peek": "never",
    }
    seqs = [FIRST_SEQ - 12, FIRST_SEQ]
    assert [f'"seq": {seq},' in line for seq, line in zip(seqs, (log.lines()[0], log.lines()[12]), strict=True)] == [
        True,
        True,
    ]


def test_rounds_and_what_lies_between_them() -> None:
    rows = acts("between; shuffle; round; wager 1 1000; between; cut by=dealer; round; unfinished")
    assert [(row["kind"], row.get("round")) for row in rows] == [
        ("shuffle", None),
        ("round-start", 1),
        ("wager", 1),
        ("round-end", 1),
        ("cut", None),
        ("round-start", 2),
    ]


def test_a_star_marks_the_last_row_of_its_line() -> None:
    assert written("wager 1 1000; * deal 1 5C 6C; * round-end", "633a", "blackjack").marked == [
        FIRST_SEQ + 3,
        FIRST_SEQ + 4,
    ]
    assert written("* round; deal 1 5C", "633a", "blackjack").marked == [FIRST_SEQ]


def test_times_run_from_noon_of_the_day_on() -> None:
    log = written("day 2016-03-01; wager 1 1000; later 60; wager-withdrawn 1", "633a", "blackjack")
    assert [str(row["at"])[11:19] for row in log.rows] == ["12:00:00", "12:00:01", "12:01:02", "12:01:03"]
    assert '"at": "2016-03-01T12:00:00-05:00"' in log.lines()[0]


def test_what_the_filing_says_is_kept_as_written() -> None:
    text = 'filed cards.decks 6; filed cards.sides.left {"decks": 2}'
    assert written(text, "633a", "blackjack").filed == {"cards.decks": "6", "cards.sides.left": '{"decks": 2}'}


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("dael 1 5C", "dael is no kind of event"),
        ("deal 5C", "deal needs hand"),
        ("collect 1 1000 chips", "collect takes no chips"),
        ("later 60", "first say on which day"),
        ("wager 1 1000 seat=one", "one"),
    ],
)
def test_a_line_that_stands_for_nothing_is_told(line: str, told: str) -> None:
    with pytest.raises(NotationError) as fault:
        written(f"no-more-bets\n{line}", "541", "")
    assert str(fault.value).startswith(f"{line}: ") and told in str(fault.value)


def test_lines_end_at_semicolons_too() -> None:
    assert notation_lines(" wager 1 1000;  deal 1 5C\n\n* pay 1 1000 ") == ["wager 1 1000", "deal 1 5C", "* pay 1 1000"]
