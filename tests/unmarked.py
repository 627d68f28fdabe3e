"""Small logs that mark no beginnings or ends of rounds: they say so, or none would know whether they begin in one."""

import json
from collections.abc import Iterable

MARKS = ("round-start", "round-end")


def saying_so(lines: Iterable[str]) -> list[str]:
    """The lines of a log, before them what it never records of the two marks of rounds."""
    lines = [line for line in lines if line.strip()]
    kinds = {json.loads(line)["kind"] for line in lines}
    return [
        *(
            json.dumps({"table": "venue", "seq": number, "kind": "records", "what": kind, "by": "never"})
            for number, kind in enumerate(MARKS)
            if kind not in kinds
        ),
        *lines,
    ]
