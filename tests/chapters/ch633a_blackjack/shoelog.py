"""Small logs about the shoe: rows in the order of the game, numbered as they are written down."""

import json
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from tests.games.blackjack.playlog import replay
from tests.games.finds import event_of
from tests.said import play_rules
from validator.core.finding import Outcome
from validator.replay.report import ReplayReport

Row = dict[str, object]
Part = Row | list[Row]

RULES = frozenset(
    play_rules(
        "633a",
        "play_cards",
        "play_shuffle",
        "play_shoe",
        "play_double_shoe",
        "shoe.composition",
        "shoe.shoe",
        "shoe.burning",
        "blackjack.double_shoe",
        "blackjack.card_values",
        "blackjack.shoe_emptied",
        also=("cut-not-rotated",),
    )
)

RECORDED = (
    "shuffle",
    "burn",
    "load-shoe",
    "batch-swap",
    "shoe-emptied",
    "spread",
    "stack",
    "wash",
    "player-arrives",
    "player-leaves",
    "cut",
    "cut-offered",
    "determinant",
    "card-change",
    "cover-card",
    "decks",
    "deal",
    "wager",
)


SINGLE = """
chapter: "633a"
head: {version: "1", effective: 2016-01-01}
cards: {decks: 6, dealing: shoe, shoe: single, shuffler: manual, preshuffled: no}
wagers: {adjacent_boxes: 2, entry_after_shuffle: permitted}
"""
BATCHES = """
chapter: "633a"
head: {version: "1", effective: 2016-01-01}
cards:
  {decks: 6, dealing: shoe, shoe: single, shuffler: automated, preshuffled: no,
   batches: [{decks: 6, back: red}, {decks: 6, back: blue}]}
wagers: {adjacent_boxes: 2, entry_after_shuffle: permitted}
"""
DEVICE_LOADS = SINGLE.replace("shuffler: manual", "shuffler: automated-into-shoe")
CONTINUOUS = SINGLE.replace("shuffler: manual", "shuffler: continuous")
PRESHUFFLED = SINGLE.replace("preshuffled: no", "preshuffled: 603a.16(u)")
ONE_DECK = SINGLE.replace("decks: 6", "decks: 1")
FROM_HAND = """
chapter: "633a"
head: {version: "1", effective: 2016-01-01}
cards:
  {decks: 2, dealing: hand, shoe: none, shuffler: automated, preshuffled: no,
   batches: [{decks: 2, back: red}, {decks: 2, back: blue}]}
wagers: {adjacent_boxes: 2, entry_after_shuffle: permitted}
"""
DOUBLE = """
chapter: "633a"
head: {version: "1", effective: 2016-01-01}
cards:
  decks: 8
  dealing: shoe
  shoe: double
  shuffler: manual
  preshuffled: no
  sides:
    left: {decks: 4, back: red, suits: [hearts, diamonds]}
    right: {decks: 4, back: blue, suits: [spades, clubs]}
wagers: {adjacent_boxes: 2, entry_after_shuffle: permitted}
"""


def row(kind: str, **columns: object) -> Row:
    """A row of a log."""
    return {"kind": kind, **columns}


def dealt(number: int, *between: Row, seats: Iterable[int] = (1,), **columns: object) -> list[Row]:
    """Round ``number``: 10-9 at each of ``seats``, 9-8 with the dealer; ``between`` follows the dealer's first card."""
    places = list(seats)
    rows = [row("round-start", round=number)]
    for seat in places:
        wager = {"wager": seat, "seat": seat, "hand": seat, "player": f"P{seat}", "what": "blackjack", "cents": 1000}
        rows.append(row("wager", round=number, **wager))
    rows += [row("deal", round=number, hand=seat, seat=seat, card="10S", **columns) for seat in places]
    rows.append(row("deal", round=number, hand=0, card="9D", **columns))
    rows += between
    rows += [row("deal", round=number, hand=seat, seat=seat, card="9H", **columns) for seat in places]
    rows.append(row("deal", round=number, hand=0, card="8D", **columns))
    rows.append(row("round-end", round=number))
    return rows


def log(*parts: Part, recorded: Iterable[str] = RECORDED) -> str:
    """The rows as JSON lines, numbered from 101 on, behind what is always recorded and a row of the table's opening."""
    declared = [row("records", what=kind, by="always") for kind in recorded]
    opened = (100, row("chip-unit", cents=100))
    rows = [one for part in parts for one in (part if isinstance(part, list) else [part])]
    numbered = [*enumerate(declared, start=1), opened, *enumerate(rows, start=101)]
    return "\n".join(json.dumps({"table": "BJ-7", "seq": seq, **one}) for seq, one in numbered)


def about(report: ReplayReport, rules: Iterable[str]) -> list[tuple[str, str, int, bool]]:
    """Rule, citation, event and whether it is accused (not merely noted), of each finding under one of ``rules``."""
    return [
        (finding.rule, finding.citation, event_of(finding), finding.outcome is Outcome.FAIL)
        for finding in report.findings
        if finding.rule in rules
    ]


class Case(NamedTuple):
    """A log, the filing it is played under, and all that the rules on the shoe have to say about it.

    ``expected`` holds rule, paragraph, place (see seq_of) and whether it is accused; ``kept`` rules that were judged
    and found kept; ``missing`` rules that could not be judged.
    """

    name: str
    rows: Sequence[Part]
    expected: Sequence[tuple[str, str, str, bool]] = ()
    kept: Sequence[str] = ()
    missing: Sequence[str] = ()
    filing: str = SINGLE
    recorded: Sequence[str] = RECORDED

    @property
    def text(self) -> str:
        """The log itself."""
        return log(*self.rows, recorded=self.recorded)


def seq_of(text: str, where: str) -> int:
    """The event named by a kind (``burn``), the second of it (``burn#2``), or the first in a round (``deal:2``)."""
    kind, _, nth = where.partition("#")
    kind, _, number = kind.partition(":")
    found = [
        each["seq"]
        for each in map(json.loads, text.splitlines())
        if each["kind"] == kind and each["seq"] > 100 and (not number or each.get("round") == int(number))
    ]
    return int(found[int(nth or 1) - 1])


def check(case: Case) -> ReplayReport:
    """Hold all findings of the rules on the shoe, and what was judged, against what the case expects."""
    report = replay(case.text, case.filing)
    expected = [(rule, cite, seq_of(case.text, where), accused) for rule, cite, where, accused in case.expected]
    assert sorted(about(report, RULES)) == sorted(expected)
    assert [rule for rule in case.kept if report.tally(rule).passed == 0] == []
    assert [rule for rule in case.missing if not report.tally(rule).missing] == []
    assert all(tally.passed >= 0 for tally in report.tallies)
    return report
