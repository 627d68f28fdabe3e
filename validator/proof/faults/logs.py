"""A log as it was given: its tables as play in which a fault can be made, and its rows with the fault in them."""

from collections.abc import Iterator, Sequence

from validator.log.columns import VENUE
from validator.log.notation import Row
from validator.proof.faults.trial import Play, Trial, by_tens
from validator.replay.filings import Submission


def plays_in(rows: Sequence[Row], filings: Sequence[Submission], chapter: str) -> Iterator[Play]:
    """Each table of a log as play; ``chapter`` is that of tables of which the log does not say it."""
    for table in dict.fromkeys(str(row["table"]) for row in rows if row["table"] != VENUE):
        own = of_table(rows, table)
        said = [str(row["what"]) for row in own if row["kind"] == "table-open" and "what" in row]
        yield Play(table, said[0] if said else chapter, by_tens(own), given=tuple(filings))


def of_table(rows: Sequence[Row], table: str) -> list[Row]:
    """The rows of a table and those of the venue, in order."""
    return [row for row in rows if row["table"] in (table, VENUE)]


def with_fault(rows: Sequence[Row], trial: Trial) -> Iterator[Row]:
    """The rows of the log with the fault in them: numbers stay as they are as far as what is put in lets them."""
    table = trial.play.name
    own = of_table(rows, table)
    changed = {id(one.after) for one in trial.applied.touched if one.after is not None}
    numbers: dict[int, int] = {}
    made: list[Row] = []
    new_rows: set[int] = set()
    last, shift = -1, 0
    for row in trial.applied.rows:
        place, beside = divmod(int(str(row["seq"])), 10)
        before = own[place - 1] if not beside and place else None
        if before is not None and before["table"] == VENUE:
            made.append(before)
            continue
        seq = last + 1 if before is None else int(str(before["seq"])) + shift
        if seq <= last:
            shift += last + 1 - seq
            seq = last + 1
        if before is not None:
            numbers[place * 10] = seq
        last = seq
        is_new = before is None or id(row) in changed
        made.append({**(row if is_new or before is None else before), "seq": seq})
        if is_new:
            new_rows.add(id(made[-1]))
    told = {id(one): one for one in own}
    now = {int(str(own[tens // 10 - 1]["seq"])): seq for tens, seq in numbers.items()}
    yield from _merged(rows, told, [_referring(row, numbers if id(row) in new_rows else now) for row in made])


def _referring(row: Row, numbers: dict[int, int]) -> Row:
    """A row whose reference to the number of another follows that number."""
    if "ref" not in row or row["kind"] in ("wager", "split", "switch"):
        return row
    return {**row, "ref": numbers.get(int(str(row["ref"])), row["ref"])}


def _merged(rows: Sequence[Row], told: dict[int, Row], made: list[Row]) -> Iterator[Row]:
    """The rows of all tables, those of one as they are now, each before what stood behind it."""
    others = [(at, row) for at, row in enumerate(rows) if id(row) not in told]
    places = {int(str(row["seq"])): at for at, row in enumerate(rows) if id(row) in told}
    waiting = iter(others)
    following = next(waiting, None)
    at = -1
    for row in made:
        at = max(at, places.get(int(str(row["seq"])), at))
        while following is not None and following[0] < at:
            yield following[1]
            following = next(waiting, None)
        yield row
    if following is not None:
        yield following[1]
        yield from (row for _, row in waiting)
