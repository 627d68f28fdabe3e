"""Short notation for logs in tests: one event a line, with a label where a test asks about it.

``wager wager=1 what=blackjack seat=1 player=A cents=2000`` is a row of the round at hand, ``- positions
what=clockwise`` one between rounds, ``round 2`` begins the next round, ``cards 1:KH 0:AC 1:9D 0:8S`` deals a card to
hand and seat 1, the dealer and so on (the dealer's second card face down; ``v`` behind a card says face down, ``^``
face up, ``?`` that the face is not recorded), ``always wager pay`` declares what the source always records. ``@late``
before a line labels it.
"""

import json
from typing import NamedTuple

from tests.games.blackjack.playlog import FILING, replay
from validator.core.engine.engines import Choice
from validator.core.finding import Finding
from validator.replay.report import ReplayReport

NUMBERS = ("wager", "hand", "seat", "cents", "n", "ref")


class Log(NamedTuple):
    """JSON lines, and the number of each labelled event."""

    text: str
    labels: dict[str, int]


def written(notation: str) -> Log:
    """The log that ``notation`` stands for."""
    rows: list[dict[str, object]] = []
    labels: dict[str, int] = {}
    number, dealers = 1, 0

    def add(round_: int, kind: str, **operands: object) -> None:
        row: dict[str, object] = {"table": "BJ1", "seq": len(rows) + 1, "kind": kind}
        if round_:
            row["round"] = round_
        rows.append(row | operands)

    for line in notation.strip().splitlines():
        words = line.split()
        if not words:
            continue
        if words[0].startswith("@"):
            labels[words.pop(0)[1:]] = len(rows) + 1
        kind, *operands = words
        if kind == "round":
            number, dealers = int(operands[0]), 0
        elif kind == "always":
            for what in operands:
                add(0, "records", what=what, by="always")
        elif kind == "cards":
            for operand in operands:
                place, card = operand.split(":")
                dealers += place == "0"
                face = {"v": "down", "^": "up", "?": ""}.get(
                    card[-1], "down" if place == "0" and dealers == 2 else "up"
                )
                deal = {
                    "hand": int(place),
                    "seat": int(place),
                    "card": card.rstrip("v^?"),
                    "face": face,
                    "source": "shoe",
                }
                add(number, "deal", **{name: value for name, value in deal.items() if value != ""})
        else:
            between = kind == "-"
            if between:
                kind, *operands = operands
            pairs = dict(operand.split("=", 1) for operand in operands)
            add(
                0 if between else number,
                kind,
                **{name: int(value) if name in NUMBERS else value for name, value in pairs.items()},
            )
    return Log("\n".join(json.dumps(row) for row in rows), labels)


def said(report: ReplayReport, log: Log, rules: frozenset[str]) -> list[tuple[str, str, str | int, int | None, str]]:
    """Rule, citation, labelled event, cents and outcome of each finding under one of ``rules``, by event."""
    places = {number: label for label, number in log.labels.items()}
    return [
        (
            finding.rule,
            finding.citation,
            places.get(_event(finding), _event(finding)),
            finding.overpaid_cents if finding.overpaid_cents is not None else finding.cost_cents,
            finding.outcome.value,
        )
        for finding in sorted(report.findings, key=_event)
        if finding.rule in rules
    ]


def judged(notation: str, filing: str = FILING, engine: Choice = "interpreted") -> tuple[ReplayReport, Log]:
    """The report on a log in the short notation."""
    log = written(notation)
    report = replay(log.text, filing, engine)
    assert report.faults == [], [fault.message for _, fault in report.faults]
    return report, log


def _event(finding: Finding) -> int:
    assert not hasattr(finding.where, "path")
    return finding.where.event
