"""Cards in the cells of a sheet, with their suits or as ranks alone, and which numbers stand for which ranks."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Final

from validator.log.importers.rounds.cards import NO_CARD, TEN_VALUE, CardReader
from validator.log.importers.rounds.causes import Unread

LETTERS: Final = frozenset(("a", "ace", "t", "ten", "j", "q", "k", "jack", "queen", "king"))
"""Words that tell a rank which is no number."""
FROM_ONE: Final = {"1": "A", "11": "J", "12": "Q", "13": "K"}
FROM_TWO: Final = {"11": "J", "12": "Q", "13": "K", "14": "A"}
MANY_TENS: Final = 0.2
"""The part of all cards above which those of 10 are more than tens alone: they are 4 of 13 where J, Q and K are 10."""
INITIAL: Final = 2
"""Cards that every hand has."""
_READER: Final = CardReader(FROM_ONE | FROM_TWO)
"""Reads every number that may stand for a rank, to see whether a cell holds ranks at all."""
_FACE = re.compile(r"[jqk]")
_ACE = re.compile(r"a|[cdhs]a$")
_TOKEN = re.compile(r"[A-Za-z]+|\d+")
_WHOLE = re.compile(r"\.0+\b")


@dataclass(frozen=True, slots=True)
class RankWords:
    """The numbers of a sheet that stand for ranks which they do not name, and what speaks for each reading."""

    ranks: dict[str, str] = field(default_factory=dict)
    said: tuple[str, ...] = ()


def hands_in(value: object, reader: CardReader = _READER) -> tuple[tuple[str, ...], ...]:
    """The hands that a cell may hold, in the log's words; () for one that holds none."""
    try:
        return reader.hands("", value)
    except Unread:
        return ()


def is_suited(value: object) -> bool:
    """Whether a cell holds cards of which suits are told."""
    cards = [card for hand in hands_in(value) for card in hand]
    return bool(cards) and not any(card.endswith("?") for card in cards)


def ranks_in(value: object) -> tuple[str, ...]:
    """The cards of a cell, those of several hands one after another."""
    return tuple(card for hand in hands_in(value) for card in hand)


def is_no_card(value: object) -> bool:
    """Whether a cell says that no card lies there."""
    return not tokens(value) or all(token in NO_CARD for token in tokens(value))


def tokens(value: object) -> list[str]:
    """The words and numbers of a cell in small letters, a whole number without its point."""
    if isinstance(value, list):
        return [token for one in value for token in tokens(one)]
    if isinstance(value, dict):
        return [token for one in value.values() for token in tokens(one)]
    text = "" if value is None else str(value)
    return _TOKEN.findall(_WHOLE.sub("", text).lower())


def rank_words(cells: Iterable[object]) -> RankWords:
    """What the numbers among the cards of a sheet stand for, by which of them there are."""
    filled = [cell for cell in cells if tokens(cell)]
    hands = [tokens(cell) for cell in filled]
    count = Counter(token for hand in hands for token in hand)
    faces = any(_FACE.search(word) for word in count)
    ranks: dict[str, str] = {}
    said: list[str] = []
    if count["12"] or count["13"]:
        ranks = FROM_TWO if count["14"] else FROM_ONE
        said.append(f"cards of 12 and 13: {count['12'] + count['13']:,}; so 11 is read as a jack")
    elif count["11"] and not faces:
        cards = sum(number for word, number in count.items() if word not in NO_CARD)
        tens = f"cards of 10: {count['10']:,} of {cards:,}"
        if count["10"] > MANY_TENS * cards:
            ranks = {"11": "A"}
            said.append(f"cards of 11: {count['11']:,}, of 12 and 13: none, {tens}; so 11 is read as an ace")
        else:
            either = '"11": A, or  "11": J, "12": Q, "13": K'
            said.append(f"cards of 11: {count['11']:,}, of 12 and 13: none, {tens}; 11 is an ace or a jack: {either}")
    if count["1"] and "1" not in ranks and not any(_ACE.match(word) for word in count):
        ranks = {"1": "A"} | ranks
        said.append(f"cards of 1: {count['1']:,}; it is read as an ace")
    told_apart = faces or count["12"] or count["13"] or any(map(is_suited, filled))
    if count["10"] and not told_apart:
        ranks = {"10": TEN_VALUE} | ranks
        said.append(
            f'cards of 10: {count["10"]:,}, J, Q and K: none; so 10 may be any of them; if it is but the 10, "10": "10"'
        )
    said += _of_noughts(hands, ranks, bool(count["10"] or told_apart))
    return RankWords({word: rank for word, rank in ranks.items() if count[word]}, tuple(said))


def _of_noughts(hands: list[list[str]], ranks: dict[str, str], tens: bool) -> Iterator[str]:
    """What noughts are where they stand among the first two cards, which each hand has; adds a reading to ``ranks``."""
    among_first = sum("0" in hand[:INITIAL] for hand in hands if len(hand) >= INITIAL)
    later = sum("0" in hand[INITIAL:] for hand in hands)
    if tens or not (among_first or later):
        return
    if later and (not among_first or all(len(hand) > INITIAL for hand in hands)):
        yield (
            f"hands with 0 among the first two cards: {among_first:,}, further on: {later:,}; a ten, or no card? "
            f'If always a ten, "0": {TEN_VALUE}'
        )
        return
    ranks["0"] = TEN_VALUE
    yield f"hands with 0 among the first two cards: {among_first:,}; it is read as a 10, J, Q or K"
