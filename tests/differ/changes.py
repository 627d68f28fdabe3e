"""Ways in which the rows of a log are changed: what is lost, wrong, doubled or displaced, and what sources write oddly."""

from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime, timedelta, timezone
from random import Random
from typing import Final

from validator.log.vocabulary import COLUMN_ORDER, KINDS, TYPES, WHAT

Row = dict[str, object]
Change = Callable[[list[Row], Random], None]
"""Changes rows in place, of which there is one at least."""

HOUR: Final = 3_600_000
DAY: Final = 24 * HOUR
NUMBERS: Final = tuple(name for name, form in TYPES.items() if form == "integer")
WORDS: Final = tuple(name for name, form in TYPES.items() if form not in ("integer", "time"))
ODD_WORDS: Final = ("none", "?", "x" * 300, "Ünruh", "\u200bP1", "P1\ufe0f", " ", "chips", "dealer:D9", "\x7f")
ODD_NUMBERS: Final = (0, 1, 7, 255, 10**6, 10**9, 10**12, 10**17, -1, -2)
TURNS: Final = (1425798000000, 1446361200000)
"""Midnight of the nights of 2015 in which the clocks of Pennsylvania went forward and back."""


def _any(rows: Sequence[Row], lot: Random) -> int:
    return lot.randrange(len(rows))


def _of_kind(rows: Sequence[Row], lot: Random, *kinds: str) -> int | None:
    """The place of some row of one of the kinds; None where there is none."""
    places = [place for place, row in enumerate(rows) if row.get("kind") in kinds]
    return lot.choice(places) if places else None


def _round_at(rows: Sequence[Row], lot: Random) -> list[int]:
    """The places of the rows of some round."""
    numbered = [(row.get("table"), row["round"]) for row in rows if row.get("round") is not None]
    chosen = lot.choice(numbered) if numbered else None
    return [place for place, row in enumerate(rows) if chosen and (row.get("table"), row.get("round")) == chosen]


def _seq(row: Row) -> int:
    found = row.get("seq")
    return found if isinstance(found, int) else 1


def _time(row: Row) -> int:
    found = row.get("at")
    return found if isinstance(found, int) else TURNS[0]


def _insert(rows: list[Row], place: int, row: Row) -> None:
    """Put a row before a place, of its table and with a number between its neighbours' where there is one."""
    before = rows[max(0, place - 1)]
    rows.insert(place, {"table": before.get("table"), "seq": _seq(before) + 1, **row})
    renumber(rows)


def renumber(rows: list[Row]) -> None:
    """Give the rows of every table new numbers, by tens, and let them name what they named before."""
    last: dict[str, int] = {}
    named: dict[tuple[str, str], int] = {}
    for row in rows:
        table = repr(row.get("table"))
        last[table] = last.get(table, 0) + 10
        named.setdefault((table, repr(row.get("seq"))), last[table])
        row["seq"] = last[table]
    for row in rows:
        if "ref" in row and row.get("kind") in ("cancel", "correct"):
            row["ref"] = named.get((repr(row.get("table")), repr(row["ref"])), row["ref"])


def drop_row(rows: list[Row], lot: Random) -> None:
    """A row is lost."""
    if len(rows) > 1:
        del rows[_any(rows, lot)]


def drop_rows(rows: list[Row], lot: Random) -> None:
    """Some rows that follow one another are lost."""
    start = _any(rows, lot)
    del rows[max(1, start) : start + lot.randrange(2, 40)]


def cut_head(rows: list[Row], lot: Random) -> None:
    """The log begins late."""
    del rows[: _any(rows, lot)]


def cut_end(rows: list[Row], lot: Random) -> None:
    """The log breaks off."""
    del rows[_any(rows, lot) + 1 :]


def drop_round(rows: list[Row], lot: Random) -> None:
    """A round is lost."""
    for place in reversed(_round_at(rows, lot)[: len(rows) - 1]):
        del rows[place]


def double_row(rows: list[Row], lot: Random) -> None:
    """A row stands there twice."""
    place = _any(rows, lot)
    rows.insert(place, dict(rows[place]))


def double_row_anew(rows: list[Row], lot: Random) -> None:
    """A row stands there twice, under two numbers."""
    double_row(rows, lot)
    renumber(rows)


def double_round(rows: list[Row], lot: Random) -> None:
    """A round stands there twice."""
    places = _round_at(rows, lot)
    if places:
        rows[places[-1] + 1 : places[-1] + 1] = [dict(rows[place]) for place in places]
        if lot.random() < 0.7:
            renumber(rows)


def swap(rows: list[Row], lot: Random) -> None:
    """Two rows are swapped."""
    one, other = _any(rows, lot), _any(rows, lot)
    rows[one], rows[other] = rows[other], rows[one]


def swap_anew(rows: list[Row], lot: Random) -> None:
    """Neighbours are swapped; their numbers are not."""
    place = _any(rows, lot)
    if place:
        rows[place - 1], rows[place] = rows[place], rows[place - 1]
        renumber(rows)


def move(rows: list[Row], lot: Random) -> None:
    """A row stands elsewhere, with a number that fits there or the one that it had."""
    row = rows.pop(_any(rows, lot))
    rows.insert(lot.randrange(len(rows) + 1), row)
    if lot.random() < 0.5:
        renumber(rows)


def move_to_end(rows: list[Row], lot: Random) -> None:
    """A row comes late."""
    rows.append(rows.pop(_any(rows, lot)))
    renumber(rows)


def unnumbered_row(rows: list[Row], lot: Random) -> None:
    """A row does not say of which round it is."""
    rows[_any(rows, lot)].pop("round", None)


def unnumbered_start(rows: list[Row], lot: Random) -> None:
    """The beginning of a round does not say of which."""
    place = _of_kind(rows, lot, "round-start", "round-end")
    if place is not None:
        rows[place].pop("round", None)


def unnumbered_round(rows: list[Row], lot: Random) -> None:
    """No row of a round says of which."""
    for place in _round_at(rows, lot):
        rows[place].pop("round", None)


def only_starts_numbered(rows: list[Row], lot: Random) -> None:
    """Only the beginnings of rounds are numbered, from some place on."""
    for row in rows[_any(rows, lot) :]:
        if row.get("kind") != "round-start":
            row.pop("round", None)


def other_round(rows: list[Row], lot: Random) -> None:
    """A row says that it is of another round."""
    row = rows[_any(rows, lot)]
    row["round"] = max(0, int(str(row.get("round") or 1)) + lot.choice((-2, -1, 1, 2, 1000)))


def one_round(rows: list[Row], lot: Random) -> None:
    """All rounds bear the same number, from some place on."""
    for row in rows[_any(rows, lot) :]:
        if "round" in row:
            row["round"] = 1


def rounds_anew(rows: list[Row], lot: Random) -> None:
    """The numbers of rounds begin anew."""
    start = _any(rows, lot)
    first = next((int(str(row["round"])) for row in rows[start:] if row.get("round") is not None), 1)
    for row in rows[start:]:
        if isinstance(row.get("round"), int):
            row["round"] = max(0, int(str(row["round"])) - first + 1)


def without_mark(rows: list[Row], lot: Random) -> None:
    """The beginning or the end of a round is lost."""
    place = _of_kind(rows, lot, "round-start", "round-end")
    if place is not None and len(rows) > 1:
        del rows[place]


def stray_row(rows: list[Row], lot: Random) -> None:
    """A row of any kind stands where nobody expects it."""
    row: Row = {"kind": lot.choice(sorted(KINDS))}
    if lot.random() < 0.6:
        row["round"] = lot.randrange(8)
    if lot.random() < 0.5:
        row["at"] = _time(rows[_any(rows, lot)])
    _insert(rows, lot.randrange(len(rows) + 1), row)


def stray_start(rows: list[Row], lot: Random) -> None:
    """A round begins without a number, at any time."""
    row: Row = {"kind": "round-start", "at": _time(rows[_any(rows, lot)]) + lot.randrange(-900, 900) * DAY}
    _insert(rows, lot.randrange(len(rows) + 1), {name: value for name, value in row.items() if lot.random() < 0.9})


def other_day(rows: list[Row], lot: Random) -> None:
    """A row is dated on another day, or another year."""
    row = rows[_any(rows, lot)]
    row["at"] = max(0, _time(row) + lot.choice((1, 1, 30, 365, 2000)) * lot.choice((-1, 1)) * DAY)


def round_on_other_day(rows: list[Row], lot: Random) -> None:
    """A round is dated on another day, or another year."""
    by = lot.choice((1, 1, 30, 365, 2000)) * lot.choice((-1, 1)) * DAY
    for place in _round_at(rows, lot):
        rows[place]["at"] = max(0, _time(rows[place]) + by)


def on_night_of_turning(rows: list[Row], lot: Random) -> None:
    """All is played in a night in which the clocks are turned, about the hour that is not there or is there twice."""
    first = next((_time(row) for row in rows if isinstance(row.get("at"), int)), 0)
    by = lot.choice(TURNS) + lot.randrange(0, 7 * 60) * 60_000 - first
    for row in rows:
        if isinstance(row.get("at"), int):
            row["at"] = max(0, _time(row) + by)


def over_midnight(rows: list[Row], lot: Random) -> None:
    """All is played about the end of a day, of a gaming day or of a year."""
    first = next((_time(row) for row in rows if isinstance(row.get("at"), int)), 0)
    edge = lot.choice((TURNS[0], TURNS[1], 1438401600000, 1451624400000)) + lot.choice((0, 6 * HOUR))
    by = edge - lot.randrange(0, 20) * 60_000 - first
    for row in rows:
        if isinstance(row.get("at"), int):
            row["at"] = max(0, _time(row) + by)


def spread_days(rows: list[Row], lot: Random) -> None:
    """Each round is played on a later day."""
    step = lot.choice((DAY, 7 * DAY, 200 * DAY))
    for row in rows:
        if isinstance(row.get("at"), int) and isinstance(row.get("round"), int):
            row["at"] = _time(row) + min(int(str(row["round"])), 10_000) * step


def untimed_row(rows: list[Row], lot: Random) -> None:
    """A row has no time."""
    rows[_any(rows, lot)].pop("at", None)


def untimed_rows(rows: list[Row], lot: Random) -> None:
    """Many rows have no time."""
    start = _any(rows, lot)
    for row in rows[start : start + lot.randrange(2, 400)]:
        row.pop("at", None)


def seldom_timed(rows: list[Row], lot: Random) -> None:
    """Only some rows have a time, or only the beginnings of rounds, or none."""
    which = lot.randrange(3)
    for row in rows:
        if which == 2 or (which == 1 and row.get("kind") != "round-start") or (which == 0 and lot.random() < 0.97):
            row.pop("at", None)


def times_in_words(rows: list[Row], lot: Random) -> None:
    """Times are written as words, of whatever zone."""
    zone = timezone(timedelta(hours=lot.choice((-5, -4, 0, 9))))
    for row in rows:
        if isinstance(row.get("at"), int) and 0 <= _time(row) < 10**13:
            moment = datetime.fromtimestamp(_time(row) / 1000, UTC).astimezone(zone)
            row["at"] = moment.isoformat(timespec="milliseconds")


def other_kind(rows: list[Row], lot: Random) -> None:
    """A row is of the kind of another."""
    rows[_any(rows, lot)]["kind"] = rows[_any(rows, lot)].get("kind")


def no_kind(rows: list[Row], lot: Random) -> None:
    """A row's kind, table or number is none."""
    row, name = rows[_any(rows, lot)], lot.choice(("kind", "table", "seq"))
    if lot.random() < 0.5 or name == "seq":
        row.pop(name, None)
    else:
        row[name] = lot.choice(("", "x", "dael", "BJ-1\u200b", "a" * 400))


def lost_cell(rows: list[Row], lot: Random) -> None:
    """A cell is empty."""
    row = rows[_any(rows, lot)]
    row.pop(lot.choice(sorted(row)), None)


def lost_column(rows: list[Row], lot: Random) -> None:
    """A column is empty for a kind, from some place on."""
    one = rows[_any(rows, lot)]
    name = lot.choice(sorted(one))
    for row in rows[_any(rows, lot) :]:
        if row.get("kind") == one.get("kind") and name not in ("kind", "table", "seq"):
            row.pop(name, None)


def other_cell(rows: list[Row], lot: Random) -> None:
    """A cell has the value of another row."""
    row, other = rows[_any(rows, lot)], rows[_any(rows, lot)]
    name = lot.choice(sorted(other))
    row[name] = other[name]


def odd_word(rows: list[Row], lot: Random) -> None:
    """A cell holds a word that it may not have, or seldom has."""
    rows[_any(rows, lot)][lot.choice(WORDS)] = lot.choice((*ODD_WORDS, lot.choice(sorted(WHAT))))


def odd_number(rows: list[Row], lot: Random) -> None:
    """A cell holds a number that is out of range, or seldom met."""
    rows[_any(rows, lot)][lot.choice((*NUMBERS, "at"))] = lot.choice(ODD_NUMBERS)


def wrong_type(rows: list[Row], lot: Random) -> None:
    """A cell holds what its column may not hold."""
    values: tuple[object, ...] = (1.5, True, [], {}, "7", "1e3", "-0", 10**25, "noon", "2015-08-01", None, "", 3)
    rows[_any(rows, lot)][lot.choice(COLUMN_ORDER)] = lot.choice(values)


def wrong_amounts(rows: list[Row], lot: Random) -> None:
    """Payments are wrong."""
    for row in rows:
        if row.get("kind") == "pay" and isinstance(row.get("cents"), int) and lot.random() < 0.3:
            row["cents"] = max(0, int(str(row["cents"])) + lot.choice((-500, -100, 1, 500)))


def other_table(rows: list[Row], lot: Random) -> None:
    """A row is of another table, or of the venue."""
    rows[_any(rows, lot)]["table"] = lot.choice(("BJ-9", "venue", "MB-201"))


def two_tables(rows: list[Row], lot: Random) -> None:
    """The same is played at a second table at the same time."""
    name = lot.choice(("BJ-9", "T\u00fc", "BJ-102"))
    both = [[row, {**row, "table": name}] if row.get("table") != "venue" else [row] for row in rows]
    rows[:] = [row for one in both for row in one]


def to_venue(rows: list[Row], lot: Random) -> None:
    """What is said of one table is said of all, from some place on."""
    for row in rows[_any(rows, lot) :]:
        if row.get("kind") in ("records", "filing-in-force", "gaming-day"):
            row["table"] = "venue"
    renumber(rows)


def undeclared(rows: list[Row], lot: Random) -> None:
    """Something else is said of what is recorded."""
    place = _of_kind(rows, lot, "records")
    if place is not None:
        rows[place]["by"] = lot.choice(("never", "sometimes", "always"))


def declared_late(rows: list[Row], lot: Random) -> None:
    """What is recorded is said late, or once more, perhaps within a round."""
    place = _of_kind(rows, lot, "records")
    if place is not None:
        said = dict(rows[place])
        said["by"] = lot.choice(("never", "sometimes", "always"))
        _insert(rows, lot.randrange(len(rows) + 1), said)


def undone(rows: list[Row], lot: Random) -> None:
    """A row is undone or withdrawn by another, near or far."""
    place = _any(rows, lot)
    row: Row = {"kind": lot.choice(("cancel", "correct")), "ref": _seq(rows[place]), "table": rows[place].get("table")}
    _insert(rows, min(len(rows), place + 1 + lot.randrange(60)), row)


def filing_named(rows: list[Row], lot: Random) -> None:
    """It is said which filing is in force, or which chapter the table plays."""
    row: Row = {"kind": "filing-in-force", "what": lot.choice(("2015-3", "1", "2", "none such"))}
    if lot.random() < 0.3:
        row = {"kind": "table-open", "what": lot.choice(("633a", "541", "535", "551"))}
    if lot.random() < 0.3:
        row["at"] = _time(rows[_any(rows, lot)])
    _insert(rows, lot.randrange(len(rows) + 1), row)


def gaming_days(rows: list[Row], lot: Random) -> None:
    """A gaming day starts or ends, at the table or the venue, with a time or without."""
    for what in ("end", "start")[lot.randrange(2) :]:
        row: Row = {"kind": "gaming-day", "what": what}
        place = _any(rows, lot)
        if lot.random() < 0.8:
            row["at"] = _time(rows[place])
        if lot.random() < 0.4:
            row["table"] = "venue"
        _insert(rows, place, row)


def own_columns(rows: list[Row], lot: Random) -> None:
    """The source has columns of its own, and notes."""
    for row in rows[_any(rows, lot) :]:
        if lot.random() < 0.3:
            row["x-own"] = lot.choice(("a", "b", "x" * 90))
        if lot.random() < 0.1:
            row["note"] = lot.choice(("said", '"quoted", and more', "a\tb", "\u202e"))


def gap_in_numbers(rows: list[Row], lot: Random) -> None:
    """Numbers of rows leave a gap, begin anew or go back."""
    by = lot.choice((1000, -50, 5 * 10**8))
    for row in rows[_any(rows, lot) :]:
        row["seq"] = max(0, _seq(row) + by)


WAYS: Final[Mapping[str, Change]] = {
    change.__name__.replace("_", "-"): change
    for change in (
        *(drop_row, drop_rows, cut_head, cut_end, drop_round, double_row, double_row_anew, double_round, swap),
        *(swap_anew, move, move_to_end, unnumbered_row, unnumbered_start, unnumbered_round, only_starts_numbered),
        *(other_round, one_round, rounds_anew, without_mark, stray_row, stray_start, other_day, round_on_other_day),
        *(on_night_of_turning, over_midnight, spread_days, untimed_row, untimed_rows, seldom_timed, times_in_words),
        *(other_kind, no_kind, lost_cell, lost_column, other_cell, odd_word, odd_number, wrong_type, wrong_amounts),
        *(other_table, two_tables, to_venue, undeclared, declared_late, undone, filing_named, gaming_days),
        *(own_columns, gap_in_numbers),
    )
}
"""The ways by name."""
