"""One wrong act in lawful play: edits of the rows of one round, each naming the rule that it breaks.

``floorperson prove`` makes the act that a rule's example tells; here are wrong acts under those rules that it does not
make: a stake given back twice where the example collects it, money wrong the other way, a wager that comes late and is
played. An edit takes the rows of a round (those of the table before it included) and answers whether the round offered the
chance; if not, it leaves them as they are.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from validator.proof.simulate.blackjack.game import Limits
from validator.proof.simulate.book import Row

Edit = Callable[[list[Row]], bool]

CHIP = Limits().chip
"""Cents of the smallest value chip in use."""


@dataclass(frozen=True)
class Fault:
    """An edit, the rule that it breaks, and the ways of running the game that offer the chance."""

    edit: Edit
    rule: str
    ways: tuple[str, ...]

    @property
    def name(self) -> str:
        """The edit's name."""
        return self.edit.__name__


def whole(row: Row, column: str) -> int:
    """An integer of a row."""
    return int(str(row[column]))


def of_kind(rows: list[Row], kind: str, **operands: object) -> Iterator[Row]:
    """The rows of a kind with these values."""
    for row in rows:
        if row["kind"] == kind and all(row.get(name) == value for name, value in operands.items()):
            yield row


def first(rows: list[Row], kind: str, **operands: object) -> Row | None:
    """The first of them."""
    return next(of_kind(rows, kind, **operands), None)


def put_before(rows: list[Row], row: Row, other: Row) -> None:
    """Move ``row`` to stand right before ``other``, numbers and times of the rows staying where they are."""
    places = [(one["seq"], one["at"]) for one in rows]
    rows.remove(row)
    rows.insert(rows.index(other), row)
    for one, (seq, at) in zip(rows, places, strict=True):
        one["seq"], one["at"] = seq, at


def insert_after(rows: list[Row], other: Row, kind: str, **operands: object) -> None:
    """Put a new row right after ``other``."""
    seq, at = whole(other, "seq") + 1, whole(other, "at") + 1
    row: Row = {"table": other["table"], "seq": seq, "at": at, "kind": kind, **operands}
    if "round" in other:
        row["round"] = other["round"]
    rows.insert(rows.index(other) + 1, row)


def stakes(rows: list[Row]) -> dict[object, Row]:
    """The wagers of the round by id."""
    return {row["wager"]: row for row in of_kind(rows, "wager")}


def up_card(rows: list[Row]) -> str:
    """The dealer's first card."""
    found = first(rows, "deal", hand=0)
    return str(found["card"]) if found else "??"


MAIN = ("blackjack", "split", "double-down")


def blackjack_pays_6_to_5(rows: list[Row]) -> bool:
    placed = stakes(rows)
    for row in of_kind(rows, "pay"):
        wager = placed[row["wager"]]
        if wager["what"] == "blackjack" and whole(row, "cents") * 2 == whole(wager, "cents") * 3:
            row["cents"] = whole(wager, "cents") * 6 // 5
            return True
    return False


def win_paid_short(rows: list[Row]) -> bool:
    placed = stakes(rows)
    for row in of_kind(rows, "pay"):
        wager = placed[row["wager"]]
        if wager["what"] in MAIN and row["cents"] == wager["cents"] and not first(rows, "choice", what="even-money"):
            row["cents"] = whole(row, "cents") - CHIP
            return True
    return False


def surrender_keeps_too_much(rows: list[Row]) -> bool:
    """More than half of the wager is collected, and the rest given back."""
    if up_card(rows)[0] not in "ATJQK":
        return False
    for row in of_kind(rows, "collect"):
        back = first(rows, "return", wager=row["wager"])
        if back is not None:
            row["cents"] = whole(row, "cents") + CHIP
            back["cents"] = whole(back, "cents") - CHIP
            return True
    return False


def ties(rows: list[Row]) -> Iterator[Row]:
    """The stakes given back because a hand ties the dealer's."""
    if first(rows, "split"):
        return
    placed = stakes(rows)
    dead = [row["hand"] for row in of_kind(rows, "void-hand")]
    for row in of_kind(rows, "return"):
        wager = placed[row["wager"]]
        alone = not first(rows, "pay", wager=row["wager"]) and not first(rows, "collect", wager=row["wager"])
        if alone and wager["what"] in MAIN and wager["hand"] not in dead:
            yield row


def tie_given_back_twice(rows: list[Row]) -> bool:
    """A tie's stake is returned, and once more."""
    row = next(ties(rows), None)
    if row is None:
        return False
    insert_after(rows, row, "return", wager=row["wager"], cents=row["cents"])
    return True


def wager_after_first_card(rows: list[Row]) -> bool:
    """The last box's wager is placed once the first card has been dealt to the first box."""
    mine = list(of_kind(rows, "wager", what="blackjack"))
    deals = list(of_kind(rows, "deal"))
    if len(mine) < 2 or first(rows, "wager", what="match-the-dealer") or first(rows, "wager-confirmed"):
        return False
    put_before(rows, mine[-1], deals[1])
    return True


ALL = ("even-money", "late-pay", "match", "plain", "two-shoes")

FAULTS = (
    Fault(wager_after_first_card, "wager-after-first-card", ("plain", "late-pay")),
    Fault(tie_given_back_twice, "tie-not-returned", ("plain", "even-money", "two-shoes")),
    Fault(surrender_keeps_too_much, "surrender-wrong-when-hole-card-revealed", ("plain", "even-money", "two-shoes")),
    Fault(blackjack_pays_6_to_5, "blackjack-paid-at-wrong-odds", ALL),
    Fault(win_paid_short, "winning-wager-paid-at-wrong-odds", ALL),
)
"""Fault to rule, in the law's order of the rules."""
