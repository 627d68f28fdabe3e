"""Cards and tiles as sources write them, to the words of the log.

``T♠``, ``10S``, ``H_3``, ``S-K``, ``ThAh``, ``10 of Hearts``, ``Ace of spades``; lists of them with any separator or
none; ranks alone (``K, 5``), whose suit is then not known; objects with ``rank`` and ``suit``; lists of the hands of a
pair that was split. Tiles are two numbers (``2-4``).
"""

import re
from collections.abc import Mapping, Sequence
from typing import Final

from validator.log.cards import CARD_CODES, RANKS
from validator.log.importers.rounds.causes import Unread

NAMES: Final = dict(
    zip(
        ("ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king"),
        RANKS,
        strict=True,
    )
)
RANK_WORDS: Final = {**NAMES, **{rank.lower(): rank for rank in RANKS}, "t": NAMES["ten"], "deuce": NAMES["two"]}
SUIT_WORDS: Final = {
    **{word: word[0].upper() for word in ("clubs", "diamonds", "hearts", "spades")},
    **{word: word[0].upper() for word in ("club", "diamond", "heart", "spade")},
    **{letter: letter.upper() for letter in "cdhs"},
    **dict(zip("♣♧♦♢♥♡♠♤", "CCDDHHSS", strict=True)),
}
TEN_VALUE: Final = "ten-value"
"""What a map calls a word of the source's that stands for a 10, jack, queen or king."""
_TEN_VALUE_RANK: Final = "X"
_RANKS_MEANT: Final = {**RANK_WORDS, TEN_VALUE: _TEN_VALUE_RANK}
UNKNOWN: Final = r"\?\??|\[\]|xx"
_SEPARATORS: Final = re.compile(r"(?:[\s,;|/+&.\-_:\[\](){}'\"\ufe0e\ufe0f]|\band\b)*", re.IGNORECASE)
_JOINT: Final = r"[\ufe0e\ufe0f]?\s*(?:of\b|[-_:./])?\s*"
_TILE: Final = re.compile(r"([1-6])\s*[-:/|]?\s*([1-6])([ab]?)")
_MOST_KEPT: Final = 1 << 16
NO_CARD: Final = frozenset(("0", "-", "--", "–", "—", "none", "null", "nil", "nan", "n/a", "#n/a", "na"))
"""What a cell of a column may hold where no card lies, unless the map gives a rank for it."""
NOUGHT: Final = "0"
NOUGHT_MEANT: Final = (
    'as no card of the source is a 10, J, Q or K, it may be one; if so, write  ranks: {"0": ten-value}'
)
LEAST: Final = 2
"""Cards of each hand: among the first two a nought is a ten perhaps, and after them it is no card."""
WRITTEN_TOGETHER: Final = "where ranks stand together with nothing between, write  run_together: true  under cards"
NOT_TOGETHER: Final = "ranks that stand together are read only in a column where no cards stand apart or have suits"
SEVERAL: Final = "is a list of several hands", "are lists of several hands"
ONE_HAND_HERE: Final = "only the cards of a player's own hands may be such a list"
_BETWEEN_LISTS: Final = re.compile(r"[\])]\s*[,;|/]?\s*[\[(]")
_BETWEEN_HANDS: Final = re.compile(r"[|;/\n]")
_WHOLE: Final = re.compile(r"(\d+)\.0+")


class CardReader:
    """Reads the cards of a cell; ``ranks`` and ``suits`` are words of the source's own, by what they mean."""

    def __init__(self, ranks: Mapping[str, str] | None = None, suits: Mapping[str, str] | None = None) -> None:
        self._ranks = {**RANK_WORDS, **_own_words(ranks or {}, _RANKS_MEANT)}
        of_ranks = {word.lower() for word in ranks or {}}
        # A D that the map calls a queen (Dame) is no diamond, unless the map says that too.
        usual = {word: suit for word, suit in SUIT_WORDS.items() if word not in of_ranks}
        self._suits = {**usual, **_own_words(suits or {}, SUIT_WORDS)}
        rank, suit = _either(self._ranks), _either(self._suits)
        self._card = re.compile(
            rf"(?P<ten>{_TEN_VALUE_RANK}\?)|(?P<rank>{rank}){_JOINT}(?P<suit>{suit})|(?P<suit1>{suit}){_JOINT}(?P<rank1>{rank})"
            rf"|(?P<alone>{rank})(?![a-z0-9])\??|(?P<unknown>{UNKNOWN})",
            re.IGNORECASE,
        )
        nothing = {word for word in NO_CARD if word not in self._ranks}
        self._nothing = re.compile(
            rf"(?:{'|'.join(map(re.escape, sorted(nothing, key=len, reverse=True)))})(?![a-z0-9])", re.IGNORECASE
        )
        self._kept: dict[tuple[str, bool], tuple[tuple[str, ...], ...]] = {}
        self._noughts_are_none = True
        self.columns_together: frozenset[str] | None = None
        """Columns of ranks that stand together with nothing between; None where the map does not say that any do."""

    def doubt_noughts(self) -> None:
        """From now on read no nought behind cards as none: where no ten is written otherwise, it may be one."""
        self._noughts_are_none = False
        self._kept.clear()

    def together(self, value: object) -> tuple[str, ...]:
        """The cards of ranks that stand together, as ``10K``; () where there are none, or two ways to part them."""
        text = _text(value).lower()
        ways: list[list[tuple[str, ...]]] = [[()]]
        for end in range(1, len(text) + 1):
            found = []
            for word, meant in self._ranks.items():
                if text.endswith(word, 0, end):
                    found += [(*before, f"{meant}?") for before in ways[end - len(word)]]
            ways.append(found[:LEAST])
        return ways[-1][0] if len(ways[-1]) == 1 else ()

    def cards(self, column: str, value: object) -> tuple[str, ...]:
        """The cards of a cell that holds one hand, in the log's words, () for an empty one; raises Unread."""
        hands = self.hands(column, value)
        if hands[1:]:
            raise Unread(column, *SEVERAL, value, ONE_HAND_HERE)
        return hands[0] if hands else ()

    def hands(self, column: str, value: object) -> tuple[tuple[str, ...], ...]:
        """The cards of each hand of a cell, () for an empty one; raises Unread.

        Several lists in a list, or a text of such, are several hands; lists of a card each are one hand.
        """
        if isinstance(value, list):
            within = [self.hands(column, one) for one in value]
            if any(len(one) > 1 for one in within):
                return tuple(hand for one in within for hand in one)
            return _of_lists([one[0] for one in within if one])
        if isinstance(value, dict):
            return self.hands(column, _of_object(value))
        text = _text(value)
        if text.lower() in NO_CARD and text.lower() not in self._ranks:
            return ()
        kept = text, column in (self.columns_together or ())
        found = self._kept.get(kept)
        if found is None:
            run = self.together(text) if kept[1] else ()
            found = (run,) if run else self._of_text(column, text)
            if len(self._kept) < _MOST_KEPT:
                self._kept[kept] = found
        return found

    def _of_text(self, column: str, text: str) -> tuple[tuple[str, ...], ...]:
        lists = _BETWEEN_LISTS.split(text)
        if lists[1:]:
            return _of_lists([cards for one in lists if (cards := self._read(column, one))])
        whole = self._read(column, text)
        parts = _BETWEEN_HANDS.split(text)
        hands = self._of_split_pair(column, parts, whole) if parts[1:] else ()
        return hands or ((whole,) if whole else ())

    def _of_split_pair(self, column: str, parts: Sequence[str], whole: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
        """The hands that parts of a text are where each begins with a card of one rank, as those of a split pair do.

        Else (), as what stands behind a sign is what was drawn later, or a suit.
        """
        try:
            hands = tuple(self._read(column, one) for one in parts)
        except Unread:
            return ()
        paired = all(cards[1:] for cards in hands) and len({cards[0][:-1] for cards in hands}) == 1
        return hands if paired and sum(hands, ()) == whole else ()

    def _read(self, column: str, text: str) -> tuple[str, ...]:
        found: list[str] = []
        place = _end_of_separators(text, 0)
        while place < len(text):
            match = self._card.match(text, place)
            if match is None and len(found) >= LEAST and self._is_nothing(text, place):
                break
            if match is None:
                advice = ""
                if self.together(text):
                    advice = WRITTEN_TOGETHER if self.columns_together is None else NOT_TOGETHER
                elif not self._noughts_are_none and text.startswith(NOUGHT, place):
                    advice = NOUGHT_MEANT
                raise Unread(column, "names no card", "name no cards", text, advice)
            found.append(self._word(match))
            place = _end_of_separators(text, match.end())
        return tuple(found)

    def _is_nothing(self, text: str, place: int) -> bool:
        """Whether the rest of a text says that no card lies there, as in ``7 10 0``."""
        while place < len(text):
            match = self._nothing.match(text, place)
            if match is None or (match[0] == NOUGHT and not self._noughts_are_none):
                return False
            place = _end_of_separators(text, match.end())
        return True

    def _word(self, match: re.Match[str]) -> str:
        if match["unknown"]:
            return "?"
        if match["ten"]:
            return f"{_TEN_VALUE_RANK}?"
        rank = match["rank"] or match["rank1"] or match["alone"]
        suit = match["suit"] or match["suit1"]
        meant = self._ranks[rank.lower()]
        return f"{meant}{self._suits[suit.lower()] if suit and meant != _TEN_VALUE_RANK else '?'}"


def tiles(column: str, value: object) -> tuple[str, ...]:
    """The tiles of a cell in the log's words, () for an empty one; raises Unread."""
    if isinstance(value, list):
        return tuple(tile for one in value for tile in tiles(column, one))
    text = "" if value is None else str(value).strip().lower()
    found = []
    place = _end_of_separators(text, 0)
    while place < len(text):
        match = _TILE.match(text, place)
        word = f"{match[1]}-{match[2]}{match[3]}" if match else ""
        if match is None or word not in CARD_CODES:
            raise Unread(column, "names no tile", "name no tiles", text)
        found.append(word)
        place = _end_of_separators(text, match.end())
    return tuple(found)


def _text(value: object) -> str:
    """What a cell says, a whole number without its point."""
    text = "" if value is None else str(value).strip()
    whole = _WHOLE.fullmatch(text)
    return whole[1] if whole else text


def _of_lists(lists: Sequence[tuple[str, ...]]) -> tuple[tuple[str, ...], ...]:
    """The hands that lists of cards are: each a hand where one holds more than a card, else all together one."""
    if any(one[1:] for one in lists):
        return tuple(lists)
    together = tuple(card for one in lists for card in one)
    return (together,) if together else ()


def _end_of_separators(text: str, place: int) -> int:
    match = _SEPARATORS.match(text, place)
    return place if match is None else match.end()


def _either(words: Mapping[str, str]) -> str:
    return "|".join(re.escape(word) for word in sorted(words, key=len, reverse=True))


def _own_words(words: Mapping[str, str], known: Mapping[str, str]) -> dict[str, str]:
    """What words of the map's stand for; raises KeyError for one that stands for neither rank nor suit."""
    return {word.lower(): known[meant.strip().lower()] for word, meant in words.items()}


def _of_object(card: Mapping[str, object]) -> str:
    by_name = {str(name).lower(): value for name, value in card.items()}
    rank = next((by_name[name] for name in ("rank", "value", "face", "card") if name in by_name), "")
    return f"{rank} {by_name.get('suit', '')}".strip()
