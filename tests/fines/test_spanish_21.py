"""Two fines of Spanish 21 (7, 8): dealt without the seven of hearts, the floor told to go on; 10s left in the decks."""

from collections.abc import Iterator

from tests.bench.dealt import play_of
from tests.bench.tile import TO_EVENTS, Row
from validator.fines.rows import each, first, hands_of, is_a, seq_of
from validator.fines.tried import event_of, judged

ROUNDS = 60
HANDS = 42
MISSING_ONE = 287
"""Cards of six decks of Spanish 21 without one."""
SHORT = {"kind": "count-check", "n": MISSING_ONE, "what": "short", "by": "floorperson:F1"}
TOLD = {"kind": "notify", "by": "dealer:D1"}
RECORDED = ("count-check", "notify", "card-change", "load-shoe")

NOTED = {"dealer-drew-for-won-hands"}
"""What is for review in the lawful play, under readings that are open."""

PLAY = play_of("551", ROUNDS)


def day() -> list[Row]:
    """Lawful rounds, with room for rows between them; all of what the fines need is always recorded."""
    rows = [dict(row) for row in (*PLAY.tile.head, *PLAY.tile.rows)]
    for row in rows:
        row["seq"] = 10 * seq_of(row)
        if row["kind"] in TO_EVENTS and "ref" in row:
            row["ref"] = 10 * int(str(row["ref"]))
    head = rows[0]
    said = [{**head, "kind": "records", "what": what, "by": "always"} for what in RECORDED]
    return [*({**row, "seq": number} for number, row in enumerate(said, start=1)), *rows]


def before(rows: list[Row], number: int, *written: Row) -> list[Row]:
    """Rows written before a round."""
    start = next(place for place, row in enumerate(rows) if is_a("round-start", round=number)(row))
    seq = seq_of(rows[start]) - len(written)
    where = {name: rows[start][name] for name in ("table", "at")}
    return [
        *rows[:start],
        *({**where, "seq": seq + at, **row} for at, row in enumerate(written)),
        *rows[start:],
    ]


def after_42_hands() -> int:
    """The round before which 42 hands have been dealt, from the second on."""
    hands = 0
    for number, dealt in enumerate(rounds(day()), start=1):
        hands += hands_of(dealt) if number > 1 else 0
        if hands >= HANDS:
            return number + 1
    raise LookupError(HANDS)


def rounds(rows: list[Row]) -> Iterator[list[Row]]:
    for number in range(1, ROUNDS + 1):
        yield [row for row in rows if row.get("round") == number]


def found(rows: list[Row]) -> list[tuple[str, str, int, str]]:
    report = judged(rows, PLAY.filing, "interpreted")
    assert report.faults == []
    told = [(one.rule, one.citation, event_of(one), one.outcome.value) for one in report.findings]
    return [one for one in told if one[0] not in NOTED]


def ended(rows: list[Row], number: int) -> list[Row]:
    """What was written before a round."""
    return [row for row in rows if seq_of(row) < first(rows, is_a("round-start", round=number))]


def test_nothing_is_found_in_the_play_without_it() -> None:
    assert found(day()) == []


def test_a_shoe_without_the_seven_of_hearts_is_filled_and_dealt_although_the_floor_was_told() -> None:
    rows = before(day(), 2, SHORT, TOLD, {"kind": "load-shoe", "n": MISSING_ONE, "dest": "shoe"})
    dealt = first(rows, is_a("deal", round=2))
    assert found(rows) == [
        ("counted-short-after-play", "551.8(j)(2)", first(rows, is_a("count-check")), "review"),
        ("counted-short-and-dealt", "551.8(j)(2)", dealt, "fail"),
    ]


def test_rounds_between_two_short_counts_are_told_where_the_floor_said_go_on() -> None:
    ends = after_42_hands()
    rows = ended(before(before(day(), 2, SHORT, TOLD), ends, SHORT), ends)
    first_count, second_count = each(rows, is_a("count-check"))
    assert found(rows) == [
        ("counted-short-after-play", "551.8(j)(2)", first_count, "review"),
        ("dealt-between-two-short-counts", "551.8(j)(2)", second_count, "fail"),
    ]
    complete = {**SHORT, "n": MISSING_ONE + 1, "what": "complete"}
    assert found(before(before(day(), 2, complete), ends, complete)) == []


def test_a_ten_is_told_when_it_is_dealt() -> None:
    rows = day()
    king = next(row for row in rows if row["kind"] == "deal" and row["hand"] != 0 and str(row.get("card"))[0] == "K")
    king["card"] = f"10{str(king['card'])[-1]}"
    assert found(rows)[0] == ("ten-used-in-the-game", "551.16(b)", seq_of(king), "fail")
    assert {rule for rule, *_ in found(rows)} <= {"ten-used-in-the-game", "hand-settled-with-a-ten"}
