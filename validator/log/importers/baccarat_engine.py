"""Rounds dealt by the npm package baccarat-engine 1.1.5, one JSON object a line.

A line holds ``round`` and ``shoe`` (numbers), ``drawn`` (every card of the round in the order in which it left the
shoe), the cards of ``player`` and ``banker``, the engine's ``result``, and, in the first round of a shoe, ``burn``: the
first card, by whose value cards were burned, and those cards.

The rows are what follows from that and no more. The engine knows no wagers, seats, faces, times or people, so the log
declares them as never recorded. Its word for the outcome stands for the announcement of the result; its words for
naturals and pairs go into columns of the source's own. Who shuffled and cut a shoe and where its cover card was is not
known. What the engine has no means for (a round or a hand called dead) is declared recorded, as there was none.
"""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from validator.log.importers import Importer, Row
from validator.log.importers.source import (
    UNKNOWN_TO_ENGINES,
    UNRECORDED_TABLE,
    as_form,
    declarations,
    lines_of,
    parse_json,
    texts,
    unusable,
)

TABLE: Final = "baccarat-engine"

PLAYERS_HAND: Final = 1
BANKERS_HAND: Final = 2

ALWAYS: Final[Mapping[str, tuple[str, ...]]] = {
    "round-start": (),
    "deal": ("hand", "card", "source"),
    "result": ("what",),
    "round-end": (),
    "burn": ("what", "card", "n", "source"),
    "load-shoe": ("dest",),
}
"""What the source always records: the kinds, and of each the columns."""


def convert(source: Path) -> Iterator[Row]:
    """The rows of the round log for the file ``source``; raises SourceUnusable for a line that does not fit."""
    seq = 0
    for row in (UNRECORDED_TABLE, *declarations(ALWAYS, {}, UNKNOWN_TO_ENGINES)):
        seq += 1
        yield {"table": TABLE, "seq": seq, **row}
    shoe: int | None = None
    for line, words in lines_of(source):
        try:
            found = as_form(parse_json(words), dict)
            number = as_form(found["shoe"], int)
            rows = [*_new_shoe(found, shoe is not None and number != shoe), *_round(found)]
        except (ValueError, KeyError) as error:
            raise unusable(source, line, error) from error
        shoe = number
        for row in rows:
            seq += 1
            yield {"table": TABLE, "seq": seq, **row}


def _new_shoe(found: dict[str, object], other: bool) -> Iterator[Row]:
    """The filling of a shoe with an ``other`` number or a first card, and the cards that this calls for."""
    if other or "burn" in found:
        yield {"kind": "load-shoe", "dest": "shoe"}
    if "burn" in found:
        burn = as_form(found["burn"], dict)
        first = as_form(burn["first"], str)
        yield {"kind": "burn", "what": "first-card", "card": first.upper(), "n": 1, "source": "shoe"}
        for card in texts(burn["cards"]):
            yield {"kind": "burn", "what": "counted", "card": card.upper(), "n": 1, "source": "shoe"}


def _round(found: dict[str, object]) -> Iterator[Row]:
    """The rows of a round; raises ValueError where its cards and hands do not agree."""
    number = as_form(found["round"], int)
    hands = {PLAYERS_HAND: texts(found["player"]), BANKERS_HAND: texts(found["banker"])}
    drawn = texts(found["drawn"])
    result = as_form(found["result"], dict)
    yield {"kind": "round-start", "round": number}
    order = [hand for _ in range(2) for hand in hands]
    order += [hand for hand, cards in hands.items() for _ in cards[2:]]
    if len(drawn) != len(order):
        raise ValueError("drawn has another number of cards than the two hands")
    given: dict[int, list[str]] = {hand: [] for hand in hands}
    for hand, card in zip(order, drawn, strict=True):
        given[hand].append(card)
        yield {"kind": "deal", "round": number, "hand": hand, "card": card.upper(), "source": "shoe"}
    if given != hands:
        raise ValueError("the two hands are not the cards drawn, by turns and then the third cards")
    yield {
        "kind": "result",
        "round": number,
        "what": as_form(result["outcome"], str),
        "x-natural": as_form(result["natural"], str),
        "x-pair": as_form(result["pair"], str),
    }
    yield {"kind": "round-end", "round": number}


FIELDS: Final = frozenset({"round", "shoe", "drawn", "player", "banker", "result"})

IMPORTER: Final = Importer(
    takes="JSON lines: a round of the npm package baccarat-engine 1.1.5 each "
    "(round, shoe, drawn, player, banker, result)",
    convert=convert,
    is_of=lambda found: isinstance(found, dict) and found.keys() >= FIELDS,
    without=UNKNOWN_TO_ENGINES,
    chapters=("541", "543", "545"),
)
