"""Finds and counts rows of a day."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import groupby

from validator.proof.fines.tables import OtherBack
from validator.proof.simulate.book import Row

Asked = Callable[[Row], bool]


def seq_of(row: Row) -> int:
    """The number of an event."""
    seq = row["seq"]
    assert isinstance(seq, int)
    return seq


def is_a(kind: str, **operands: object) -> Asked:
    """Whether a row is of a kind and has these operands."""

    def asked(row: Row) -> bool:
        return row["kind"] == kind and all(row.get(name) == value for name, value in operands.items())

    return asked


def other_back_dealt(rows: Iterable[Row]) -> bool:
    """Whether a card with the back of the other batch was dealt."""
    return any(isinstance(row.get("card"), OtherBack) for row in rows if row["kind"] == "deal")


def each(rows: Iterable[Row], asked: Asked, after: int = -1) -> Iterator[int]:
    """The numbers of the rows asked for that come after an event."""
    return (seq_of(row) for row in rows if seq_of(row) > after and asked(row))


def first(rows: Iterable[Row], asked: Asked, after: int = -1) -> int:
    """The number of the first of them."""
    return next(each(rows, asked, after))


def last(rows: Iterable[Row], asked: Asked, before: int) -> int:
    """The number of the last row asked for that comes before an event."""
    return max(seq for seq in each(rows, asked) if seq < before)


def drawn(row: Row) -> bool:
    """Whether a row takes a card out of the shoe."""
    return row["kind"] in ("deal", "burn")


def hands_of(rows: Iterable[Row]) -> int:
    """Hands that players were dealt in the rows of one round; the two of a split pair are one."""
    return len({row["seat"] for row in rows if row["kind"] == "deal" and row["seat"] != 0})


def rows_by_round(rows: Iterable[Row]) -> Iterator[list[Row]]:
    """The rows of each round, round by round."""
    for _, dealt in groupby((row for row in rows if "round" in row), key=lambda row: row["round"]):
        yield list(dealt)


def with_other_backs(rows: Iterable[Row], back: str) -> None:
    """Say in the rows which cards drawn have another back than their batch."""
    for row in rows:
        if drawn(row) and isinstance(row.get("card"), OtherBack):
            row["back"] = back
            row["card"] = str(row["card"])


def beyond(rows: Iterable[Row], card: str, held: int) -> int:
    """The event by which more cards of one kind were drawn from a shoe, since it was filled, than its decks hold."""
    count = 0
    for row in rows:
        if row["kind"] == "load-shoe":
            count = 0
        elif drawn(row) and row.get("card") == card:
            count += 1
            if count > held:
                return seq_of(row)
    raise LookupError(card)


def never_came(rows: Iterable[Row], card: str, held: int) -> int:
    """The event by which it shows, over several shoes of one batch, that a card is missing of which there are so many.

    It came once too seldom, and each other card of which the shoes consist has been seen.
    """
    shoe: Counter[str] = Counter()
    most: Counter[str] = Counter()
    for row in rows:
        if row["kind"] == "load-shoe":
            shoe.clear()
        elif drawn(row) and row.get("card"):
            shoe[str(row["card"])] += 1
        elif row["kind"] == "shoe-emptied":
            left = row["n"]
            assert isinstance(left, int)
            most |= shoe
            if max(shoe.values()) <= held and held - most[card] > shoe.total() + left - most.total():
                return seq_of(row)
    raise LookupError(card)


def of_another_batch(rows: Iterable[Row]) -> int:
    """The first card dealt that has another back than the batch with which the shoe was filled."""
    filled: object = None
    for row in rows:
        if row["kind"] == "load-shoe":
            filled = row["back"]
        elif row["kind"] == "deal" and row["back"] != filled:
            return seq_of(row)
    raise LookupError("a card of another batch")
