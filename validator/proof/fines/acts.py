"""Fines for what was done at the table: lights not heeded, a card put back, the dealer's draw, wrong settlements."""

from collections.abc import Callable

from validator.proof.fines.days import SEED
from validator.proof.fines.filings import BY_HAND, IN_BATCHES
from validator.proof.fines.fine import Day, Fine, FineCase, Reach
from validator.proof.fines.rows import each, first, hands_of, is_a, rows_by_round, seq_of
from validator.proof.fines.tables import DealersWay, FinedTable
from validator.proof.simulate.blackjack.hands import soft, total
from validator.proof.simulate.book import Row

TIMES = 3
"""Red lights that were not heeded."""
HOURS_OF_SOFT_17 = 26


def _beside(row: Row, kind: str, **operands: object) -> Row:
    """A row that follows another at once."""
    of_round = {"round": row["round"]} if "round" in row else {}
    return {"table": row["table"], "seq": seq_of(row) + 1, "at": row["at"], "kind": kind, **of_round, **operands}


def _reach(rows: list[Row], since: int, until: int, asked: Callable[[list[Row]], bool]) -> Reach:
    """The rounds asked for that were dealt between two events."""
    found = [one for one in rows_by_round(rows) if since < seq_of(one[0]) < until and asked(one)]
    return Reach(since, until, len(found), sum(map(hands_of, found)))


def _played(filing: str, rounds: int) -> list[Row]:
    table = FinedTable(filing, SEED)
    left = iter(range(rounds - 1))
    return [*table.until(lambda _: next(left, None) is None), *table.ended()]


def lights(wrong: bool) -> Day:
    """The device shows a light each time that it has shuffled a batch: red three times, on the same batch or not."""
    rows: list[Row] = []
    red = 0
    for row in _played(IN_BATCHES, 160):
        rows.append(row)
        if is_a("shuffle", by="shuffler", what="cover-card")(row):
            light = "red" if wrong and red < TIMES else "green"
            red += 1
            rows.append(_beside(row, "device-light", what=light, by="shuffler"))
    if not wrong:
        return Day(rows)
    red_lights = list(each(rows, is_a("device-light", what="red")))
    spans = [_dealt_from(rows, light) for light in red_lights]

    def is_under(dealt: list[Row]) -> bool:
        return any(since < seq_of(dealt[0]) < until for since, until in spans)

    return Day(rows, spans[0][0], _reach(rows, red_lights[0], spans[-1][1], is_under))


def _dealt_from(rows: list[Row], light: int) -> tuple[int, int]:
    """From when to when the batch was dealt that was in the device at a light."""
    back = next(row["back"] for row in rows if seq_of(row) == light - 1)
    since = first(rows, is_a("batch-swap", back=back), light)
    return since, next(each(rows, is_a("shoe-emptied", back=back), since), seq_of(rows[-1]))


def returned(wrong: bool) -> Day:
    """A card of a round goes back into the shoe, which has one card more from then on, up to its reshuffle."""
    rows = _played(BY_HAND, 60)
    if not wrong:
        return Day(rows)
    filled = list(each(rows, is_a("load-shoe")))[1]
    card = next(row for row in rows if seq_of(row) > filled and row["kind"] == "deal" and row["face"] == "up")
    cleared = first(rows, is_a("cleared"), seq_of(card))
    emptied = next((row for row in rows if seq_of(row) > cleared and row["kind"] == "shoe-emptied"), None)
    until = seq_of(rows[-1])
    if emptied is not None:
        left = emptied["n"]
        assert isinstance(left, int)
        emptied["n"] = left + 1
        until = seq_of(emptied)
    place = next(at for at, row in enumerate(rows) if seq_of(row) == cleared)
    back = _beside(
        rows[place], "move-card", card=card["card"], hand=card["hand"], source="rack", dest="shoe", by="dealer"
    )
    rows.insert(place + 1, back)
    return Day(rows, seq_of(back), _reach(rows, filled, until, lambda dealt: seq_of(dealt[-1]) > cleared))


def soft_17(wrong: bool) -> Day:
    """The dealer draws to a soft 17 for 26 hours of play; at the lawful table, he stands on every 17."""
    table = (DealersWay if wrong else FinedTable)(BY_HAND, SEED)
    rows = [row for dealt in table.play(HOURS_OF_SOFT_17) for row in dealt]
    if not wrong:
        return Day(rows)
    drawn = [at for at in map(_drawn_to_soft_17, rows_by_round(rows)) if at > 0]
    reach = _reach(rows, seq_of(rows[0]), seq_of(rows[-1]), lambda dealt: _drawn_to_soft_17(dealt) > 0)
    return Day(rows, drawn[0], reach)


def _drawn_to_soft_17(dealt: list[Row]) -> int:
    """The card that the dealer drew to a soft 17 in a round; 0 none."""
    cards: list[str] = []
    for row in dealt:
        if row["kind"] == "deal" and row["hand"] == 0:
            if len(cards) > 1 and soft(cards) and total(cards) == 17:
                return seq_of(row)
            cards.append(str(row["card"]))
    return 0


def settled_wrong(first_left: bool) -> Callable[[bool], Day]:
    """One dealer leaves losing wagers where they are, and pays winning ones twice, in turn.

    The event that proves it is that of the first one left, or of the first one paid.
    """

    def day(wrong: bool) -> Day:
        rows = _played(BY_HAND, 160)
        if not wrong:
            return Day(rows)
        arrives = first(rows, is_a("dealer-arrives", by="dealer:D2"))
        leaves = next(each(rows, is_a("dealer-leaves"), arrives))
        left: list[int] = []
        paid: list[int] = []
        for number, dealt in enumerate(one for one in rows_by_round(rows) if arrives < seq_of(one[0]) < leaves):
            played = max(each(dealt, _dealer_stands), default=seq_of(dealt[-1]))
            lost = [row for row in dealt if row["kind"] == "collect" and seq_of(row) > played]
            won = [row for row in dealt if row["kind"] == "pay" and seq_of(row) > played]
            if number % 2 == 0 and lost:
                rows.remove(lost[-1])
                left.append(seq_of(dealt[-1]))
            elif number % 2 and won:
                cents = won[-1]["cents"]
                assert isinstance(cents, int)
                won[-1]["cents"] = 2 * cents
                paid.append(seq_of(won[-1]))

        def was_changed(dealt: list[Row]) -> bool:
            return any(seq_of(dealt[0]) <= at <= seq_of(dealt[-1]) for at in (*left, *paid))

        return Day(rows, left[0] if first_left else paid[0], _reach(rows, arrives, leaves, was_changed))

    return day


def _dealer_stands(row: Row) -> bool:
    """Whether the dealer announces a total with which he stands."""
    n = row.get("n")
    return row["kind"] == "announce" and row["hand"] == 0 and isinstance(n, int) and 17 <= n <= 21


_LEFT, _OVERPAID = "losing-wager-not-collected", "winning-wager-paid-at-wrong-odds"

RED_LIGHT = Fine(
    9,
    "a shuffler showed a red light, and play went on, three times",
    (
        FineCase(
            "lights", "the light of the device", "dealt-under-a-red-light", "633a.14(l)", IN_BATCHES, lights,
            review=True,
        ),
    ),
)  # fmt: skip

CARD_RETURNED = Fine(
    13,
    "a card that had been dealt was put back into the shoe",
    (FineCase("moved", "where the card went", "dealt-card-returned-to-the-shoe", "633a.7(s)", BY_HAND, returned),),
)

SOFT_17 = Fine(
    14,
    "the dealers drew to a soft 17 for 26 hours, and the layout said that they stand",
    (
        FineCase(
            "drawn", "the dealer's cards", "dealer-drew-on-standing-total", "633a.7(m)", BY_HAND, soft_17,
            also=frozenset(("win-by-higher-total-not-paid", "losing-wager-not-collected", "tie-not-returned")),
        ),
    ),
)  # fmt: skip

SETTLED_WRONG = Fine(
    15,
    "one dealer left losing wagers on the layout and paid winning ones too much",
    (
        FineCase(
            "losers", "each wager collected", _LEFT, "633a.7(r)", BY_HAND, settled_wrong(True),
            also=frozenset((_OVERPAID,)),
        ),
        FineCase(
            "winners", "each wager paid", _OVERPAID, "633a.13(a)", BY_HAND, settled_wrong(False),
            also=frozenset((_LEFT,)),
        ),
    ),
)  # fmt: skip
