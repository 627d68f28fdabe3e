"""Small logs say what they leave out: that they mark no beginnings or ends of rounds, that rare acts were not done."""

import json
from collections.abc import Collection, Iterable

MARKS = ("round-start", "round-end")
RARE = (
    *("switch", "recut", "split", "chip-unit", "notify", "void-hand", "void-round"),
    *("wager-withdrawn", "wager-changed", "wager-moved", "move-card", "shoe-empty", "turn-relinquished"),
)
"""Kinds of which a small log has no row because nothing of the kind was done."""


def saying_so(lines: Iterable[str], *rare: str, untold: Collection[str] = ()) -> list[str]:
    """The lines of a log, before them that it never records the marks of rounds, and always the rare acts.

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
    return [*map(json.dumps, head), *lines]


def _row(line: str) -> dict[str, object]:
    """The row of a line; empty where it cannot be read."""
    try:
        found = json.loads(line)
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}
