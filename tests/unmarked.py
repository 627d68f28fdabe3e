"""Small logs say what they leave out: that they mark no beginnings or ends of rounds, that rare acts were not done."""

import json
from collections.abc import Collection, Iterable, Mapping

MARKS = ("round-start", "round-end")
RARE = (
    *("switch", "recut", "split", "chip-unit", "notify", "void-hand", "void-round"),
    *("wager-withdrawn", "wager-changed", "wager-moved", "move-card", "shoe-empty", "turn-relinquished", "batch"),
)
"""Kinds of which a small log has no row because nothing of the kind was done."""
OF_BLACKJACK = (
    *("round-start", "round-end", "wager", "deal", "choice", "expose", "collect", "pay", "return", "split", "switch"),
    *("offer", "peek", "announce", "move-card", "wager-withdrawn", "wager-changed", "cleared"),
    *("void-hand", "void-round"),
)
"""The kinds of a round of blackjack."""


def saying_so(lines: Iterable[str], *rare: str, untold: Collection[str] = ()) -> list[str]:
    """The lines of a log, before them that it never records the marks of rounds, and always the rare acts.

    Where it marks no ends of rounds, another begins behind the last of each table, which shows that one over.
    ``untold`` kinds are not declared.
    """
    lines = [line for line in lines if line.strip()]
    rows = [row for row in map(_row, lines) if row]
    declared = {row.get("what") for row in rows if row.get("kind") == "records"}
    named = declared | {row.get("kind") for row in rows} | set(untold)
    said = [(kind, "never") for kind in MARKS if kind not in named]
    said += [(kind, "always") for kind in RARE if kind not in named]
    said += [(kind, "always") for kind in rare if kind not in declared]
    head = [
        {"table": "venue", "seq": number, "kind": "records", "what": kind, "by": how}
        for number, (kind, how) in enumerate(said)
    ]
    tail = _begun_behind(rows) if ("round-end", "never") in said else []
    return [*map(json.dumps, head), *lines, *map(json.dumps, tail)]


def _begun_behind(rows: Iterable[Mapping[str, object]]) -> list[dict[str, object]]:
    """A row for each table whose last row stands in a round: the next round begins."""
    last: dict[object, tuple[object, int]] = {}
    for row in rows:
        seq = row.get("seq")
        last[row.get("table")] = row.get("round"), seq if isinstance(seq, int) else 0
    return [
        {"table": table, "seq": seq + 1, "kind": "round-start", "round": number + 1}
        for table, (number, seq) in last.items()
        if isinstance(number, int)
    ]


def one_round(rows: Iterable[Mapping[str, object]], *untold: str) -> list[dict[str, object]]:
    """The rows of a log of 633a with one round; each kind but the ``untold`` is always recorded."""
    opened: dict[str, object] = {"kind": "table-open", "what": "633a"}
    said: list[dict[str, object]] = [
        {"kind": "records", "what": kind, "by": "always"} for kind in OF_BLACKJACK if kind not in untold
    ]
    every = (opened, *said, *({**row, "round": 1} for row in rows))
    return [{"table": "BJ-1", "seq": number, **row} for number, row in enumerate(every, 1)]


def _row(line: str) -> dict[str, object]:
    """The row of a line; empty where it cannot be read."""
    try:
        found = json.loads(line)
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}
