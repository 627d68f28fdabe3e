"""The numbers of Chapter 633a that play of a table keeps, from the words of the chapter alone, read out of its rows.

Written apart from the validator and from what is simulated with it, so that a number of the law that is entered wrongly
there is not kept and judged alike. Amounts are in ``settlement``.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from tests.oracle.rounds import MAIN, Row, number, round_of
from tests.oracle.settlement import blackjack, points

CHIP = 100
TENS_AND_ACES = "TJQKA"


def broken(rows: Sequence[Row], decks: int) -> list[str]:
    """What a log of one table does otherwise; ``decks`` are those of a shoe, or of one side of it."""
    found = [*cuts(rows, 52 * decks)]
    numbered = (row for row in rows if "round" in row)
    for played, of_round in groupby(numbered, key=lambda row: row["round"]):
        told = list(of_round)
        for part in (dealer, reader, wagers):
            found += [f"round {played}: {what}" for what in part(told)]
    return found


def cuts(rows: Iterable[Row], size: int) -> Iterator[str]:
    """At least ten cards from either end; the cover card at least a quarter from the back (§ 633a.5(c) and (d))."""
    for row in rows:
        if "round" in row:
            continue
        if row["kind"] == "cut" and not 10 <= number(row["n"]) <= size - 10:
            yield f"cut at {row['n']}"
        if row["kind"] == "cover-card-inserted" and 4 * number(row["n"]) < size:
            yield f"{row['n']} cards behind the cover card"


def dealer(rows: Sequence[Row]) -> Iterator[str]:
    """The dealer draws up to 16 and stands on 17, where a hand depends on it (§ 633a.7(m) and (n))."""
    told = round_of(rows)
    cards = told.hands[0].cards
    for place in range(2, len(cards)):
        if points(cards[:place]) >= 17:
            yield f"drew to {cards[:place]}"
    depends = [
        one
        for one, hand in told.hands.items()
        if one > 0 and hand.cards and one not in told.dead and points(hand.cards) <= 21 and not blackjack(hand)
        and not (hand.surrendered or hand.even_money)
    ]  # fmt: skip
    if depends and points(cards) < 17:
        yield f"stood on {cards}"


def reader(rows: Sequence[Row]) -> Iterator[str]:
    """The card reader is used with an ace or a card of value 10, Insurance offered with an ace (§§ 633a.7(h), 8(a))."""
    up = round_of(rows).hands[0].cards[0]
    used = any(row["kind"] == "peek" for row in rows)
    if used != (up[0] in TENS_AND_ACES):
        yield f"the reader was {'' if used else 'not '}used with {up}"
    if up[0] != "A" and any(row["kind"] == "offer" for row in rows):
        yield f"Insurance with {up}"


def wagers(rows: Sequence[Row]) -> Iterator[str]:
    """Insurance up to half, or the next chip above; doubles up to the wager, splits as much (§§ 633a.8, 10 and 11)."""
    placed = {row["wager"]: row for row in rows if row["kind"] == "wager"}
    for row in placed.values():
        cents, what = number(row["cents"]), row["what"]
        if "ref" not in row or what not in (*MAIN, "insurance"):
            continue
        original = number(placed[row["ref"]]["cents"])
        most = -(-original // (2 * CHIP)) * CHIP if what == "insurance" else original
        if cents > most or (what == "split" and cents != original):
            yield f"{what} of {cents} beside {original}"
