"""The ranking of pairs and of tiles (§ 535.4) drawn as tiles, from the law's own tables."""

from collections.abc import Iterator, Sequence

from validator.core.citation import Citation
from validator.games.pai_gow.picture import tile_picture
from validator.law.facts import Facts, load_facts

WIDEST = "=" * len("+---+ +---+    +---+ +---+    +---+ +---+    +---+ +---+    +---+ +---+    ")
"""A line is no longer than this."""

SHOWN_FOR = ("535.4", "535.10(d)", "535.10(e)", "535.10(g)")
"""Paragraphs that compare hands by their rank."""


def illustrate(cite: str) -> tuple[str, ...]:
    """What a rule on this paragraph is explained with: both rankings, the highest first; () where none is compared."""
    cited = Citation.parse(cite)
    if not any(Citation.parse(place).holds(cited) for place in SHOWN_FOR):
        return ()
    facts = load_facts("535")
    return ("pairs, the highest first", *_pairs(facts), "tiles, the highest first", *_tiles(facts))


def _pairs(facts: Facts) -> Iterator[str]:
    table = facts.table("pair_ranks")
    pairs = zip(table.words("first"), table.words("second"), strict=True)
    rows = [(str(rank), list(pair)) for rank, pair in zip(table.numbers("rank"), pairs, strict=True)]
    yield from _rows(rows, len("+---+ +---+    "))


def _tiles(facts: Facts) -> Iterator[str]:
    table = facts.table("tile_ranks")
    rows = [(str(rank), [tile]) for rank, tile in zip(table.numbers("rank"), table.words("tile"), strict=True)]
    yield from _rows(rows, len("+---+    "))


def _rows(ranked: Sequence[tuple[str, list[str]]], width: int) -> Iterator[str]:
    number = len(WIDEST) // width
    for first in range(0, len(ranked), number):
        part = ranked[first : first + number]
        yield "".join(f"{rank:<{width}}" for rank, _ in part).rstrip()
        yield from tile_picture([words for _, words in part])
