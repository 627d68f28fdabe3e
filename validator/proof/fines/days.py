"""A day on which shoes are filled wrongly, up to the count that ends it, and by which event it shows."""

from collections.abc import Callable, Iterable, Set
from typing import Final

from validator.proof.fines.doctored_shoe import BLUE, RED
from validator.proof.fines.fine import Day, FineCase, Reach
from validator.proof.fines.rows import Asked, drawn, each, first, hands_of, is_a, last, seq_of, with_other_backs
from validator.proof.fines.tables import FilledShoe, FinedTable, Stacking, all_cards
from validator.proof.simulate.book import Row

SEED: Final = 1
COUNTS: Final = "floorperson:F9"
"""Who makes the count that ends the day: nobody who is at the table before."""
ORDER: Final = 30
"""Cards of a shoe after which its order is judged."""

ProofFinder = Callable[[list[Row]], int]
Affects = Callable[[FilledShoe], bool]
Enough = Callable[[list[Row]], bool]


def red_emptied_twice(rows: Iterable[Row]) -> bool:
    """Whether the cards of the red batch were dealt out more than once."""
    return sum(is_a("shoe-emptied", back=RED)(row) for row in rows) > 1


def always(shoe: FilledShoe) -> bool:
    """Whether a shoe is filled wrongly: every one."""
    return True


def dealt_after(kind: str, **operands: object) -> ProofFinder:
    """The first card dealt after the first row of a kind."""
    return lambda rows: first(rows, is_a("deal"), first(rows, is_a(kind, **operands)))


def nth(kind: str, number: int = 1, **operands: object) -> ProofFinder:
    """The nth row of a kind."""
    return lambda rows: list(each(rows, is_a(kind, **operands)))[number - 1]


THE_COUNT: Final = nth("count-check", by=COUNTS)


def drawn_after(kind: str, number: int, **operands: object) -> ProofFinder:
    """The card by which the order of a shoe is judged, after the nth row of a kind."""

    def proof(rows: list[Row]) -> int:
        filled = list(each(rows, is_a(kind, **operands)))[number - 1]
        return list(each(rows, drawn, filled))[ORDER - 1]

    return proof


def emptied(*backs: str) -> Enough:
    """Whether a shoe of each of these batches was dealt and its rest taken out."""
    return lambda rows: all(any(is_a("shoe-emptied", back=back)(row) for row in rows) for back in backs)


def way(
    name: str,
    shows: str,
    found: tuple[str, str],
    filing: str,
    stacking: Stacking,
    count: str,
    proof: ProofFinder,
    *,
    review: bool = False,
    also: Set[str] = frozenset(),
    affects: Affects = always,
    since: ProofFinder | None = None,
    rounds: int = 1,
    hands: int = 1,
    enough: Enough | None = None,
    counted: bool = True,
    left: bool = True,
    cards: int = 0,
    other: str = BLUE,
    unshuffled: Asked | None = None,
) -> FineCase:
    """A way to show it: the rule found, and the paragraph that it cites, on a day on which shoes are filled wrongly.

    They are filled as ``stacking`` says until so many rounds and hands are dealt from them. Then the cards are counted,
    and the log says ``count``: short, over or complete, and that they are so many ``cards`` of the red batch.
    ``counted`` says whether it tells how many went into the shoe, ``left`` how many were left in it. Cards with another
    back have the ``other`` one; shuffles that are ``unshuffled`` are not in the log. The last good check, if ``since``
    finds no later one, is the inspection of the cards at the opening.
    """

    def day(wrong: bool) -> Day:
        table = FinedTable(filing, SEED, stacking if wrong else all_cards, counted)
        dealt = [0, 0]
        seen: list[Row] = []

        def done(of_round: list[Row]) -> bool:
            seen.extend(of_round)
            if affects(table.in_play):
                dealt[0] += 1
                dealt[1] += hands_of(of_round)
            return dealt[0] >= rounds and dealt[1] >= hands and (enough is None or not wrong or enough(seen))

        rows = table.until(done)
        size = cards if wrong else table.in_play.size
        word = count if wrong else "complete"
        check = table.check("count-check", n=size or None, what=word, back=RED, by=COUNTS)
        rows += [check, *table.ended()]
        with_other_backs(rows, other)
        if not left:
            for row in rows:
                if row["kind"] == "shoe-emptied":
                    row.pop("n")
        if not wrong:
            return Day(rows)
        if unshuffled is not None:
            rows = [row for row in rows if not unshuffled(row)]
        until = seq_of(check)
        good = since(rows) if since is not None else last(rows, is_a("verify"), until)
        return Day(rows, proof(rows), Reach(good, until, *dealt))

    rule, cite = found
    return FineCase(name, shows, rule, cite, filing, day, review, frozenset(also))
