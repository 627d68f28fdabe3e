"""What the tests on shoes and cuts of § 541.5 and § 541.10 deal."""

import json

from tests.games.baccarat.cases import filing

PLAIN = "cards 9C 3D KC 5D\ncalled\nresult player"
STARRED = "cards *9C 3D KC 5D\ncalled\nresult player"
COVERED = "cards 9C 3D KC 5D\ncalled\ncover\nresult player"
NEW = "shuffle\ncut dealer 100\ninsert 20\nload\nfirst 3C 3"
SEATED = "arrive 1\narrive 4\narrive 6\nshuffle opening\n"
REST = "insert 20\nload\nfirst 3C 3"
BATCHES = filing(cards__shuffler="automated")


def at(hour: int, minute: int = 0) -> str:
    """A time of the day of the test, as a column of a row."""
    return f"2010-06-05T{hour:02}:{minute:02}:00-04:00"


def row(kind: str, **columns: object) -> str:
    """A row as it is."""
    return json.dumps({"kind": kind, **columns})
