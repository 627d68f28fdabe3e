"""Fines of Spanish 21: dealt without the seven of hearts though the floor knew, and with 10s left in the decks."""

from datetime import UTC, date, datetime, time
from typing import Final

from validator.law.versions import law_of
from validator.proof.fines.days import COUNTS, SEED
from validator.proof.fines.doctored_shoe import RED
from validator.proof.fines.fine import Day, Fine, FineCase, Reach
from validator.proof.fines.rows import first, hands_of, is_a, last, rows_by_round, seq_of
from validator.proof.simulate.blackjack.spanish_21 import table_of
from validator.proof.simulate.book import Row
from validator.proof.simulate.chance import Chance
from validator.proof.simulate.chosen import FiledChoices
from validator.submission.read import read_submission

FILING: Final = """\
chapter: "551"
head: {version: fined, effective: 2011-01-01, tables: [SP-1]}
cards: {decks: 6, cover_cards: 1, dealing: shoe, shoe: single, shuffler: manual}
wagers: {accepted_until: first-card, adjacent_boxes: 1}
dealing: {settlement_order: collect-then-pay}
insurance: {offered: true}
"""
"""Six decks without 10s, shuffled by the dealer."""

DAY: Final = date(2011, 1, 5)
OPENS: Final = int(datetime.combine(DAY, time(16), UTC).timestamp() * 1000)
"""When the table opens, in milliseconds."""

WHOLE: Final = 288
"""Cards of six such decks."""


def _played() -> list[Row]:
    """An hour at the table."""
    read = read_submission(FILING, "filing.yaml")
    assert read.typed is not None and not read.faults, read.faults
    chosen = FiledChoices(read.typed, law_of("551", DAY), "fined")
    return [row for dealt in table_of("SP-1", chosen, Chance(f"{SEED} fined"), OPENS).play(1) for row in dealt]


def counted_short(wrong: bool) -> Day:
    """The cards are counted before play and when the shoe ends; where they are short, the dealer tells the floor.

    Neither how many were put into the shoe nor how many were left in it is recorded, and the log ends with the count.
    """
    rows = _played()
    begins = first(rows, is_a("round-start"))
    count: Row = {"what": "short", "n": WHOLE - 1} if wrong else {"what": "complete", "n": WHOLE}
    ends = first(rows, is_a("count-check"))
    for row in rows:
        if row["kind"] in ("load-shoe", "shoe-emptied"):
            row.pop("n", None)
        elif seq_of(row) == ends:
            row.update(count)
    told: list[Row] = [{"kind": "notify", "by": "dealer"}] if wrong else []
    _put_before(rows, begins, [{"kind": "count-check", **count, "back": RED, "by": COUNTS}, *told])
    rows = [row for row in rows if seq_of(row) <= ends]
    if not wrong:
        return Day(rows)
    dealt = list(rows_by_round(rows))
    return Day(rows, ends, Reach(last(rows, is_a("verify"), ends), ends, len(dealt), sum(map(hands_of, dealt))))


def tens(wrong: bool) -> Day:
    """One of the kings that were dealt is a 10."""
    rows = _played()
    if not wrong:
        return Day(rows)
    king = next(row for row in rows if row["kind"] == "deal" and row["hand"] != 0 and str(row.get("card"))[0] == "K")
    king["card"] = f"10{str(king['card'])[-1]}"
    dealt = list(rows_by_round(rows))
    reach = Reach(first(rows, is_a("verify")), seq_of(rows[-1]), len(dealt), sum(map(hands_of, dealt)))
    return Day(rows, seq_of(king), reach)


def _put_before(rows: list[Row], seq: int, written: list[Row]) -> None:
    """Put rows before an event."""
    place = next(at for at, row in enumerate(rows) if seq_of(row) == seq)
    where = {"table": rows[place]["table"], "at": rows[place]["at"]}
    rows[place:place] = [{**where, "seq": seq - len(written) + at, **one} for at, one in enumerate(written)]


SEVEN_OF_HEARTS: Final = Fine(
    7,
    "Spanish 21 was dealt without the seven of hearts for 42 hands; the floor had told the dealer to go on",
    (
        FineCase(
            "counted", "two counts, both one card short, and that the dealer told of the first",
            "dealt-between-two-short-counts", "551.8(j)(2)", FILING, counted_short,
            also=frozenset({"counted-short-after-play", "counted-short-and-dealt"}),
        ),
    ),
)  # fmt: skip

TENS_DEALT: Final = Fine(
    8,
    "10s had been left in the decks of Spanish 21 and were dealt",
    (
        FineCase(
            "drawn", "each card drawn", "ten-used-in-the-game", "551.16(b)", FILING, tens,
            also=frozenset({"hand-settled-with-a-ten"}),
        ),
    ),
)  # fmt: skip
