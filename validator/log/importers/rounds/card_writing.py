"""How a sheet writes its ranks: together with nothing between, and by the letters of German or French."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from validator.log.importers.rounds.card_columns import hands_in, is_no_card
from validator.log.importers.rounds.cards import CardReader
from validator.log.importers.rounds.guess_words import BANKER, CARD, DEALER, FRENCH, GERMAN, PLAYER
from validator.log.importers.rounds.heading import heading_words
from validator.log.importers.rounds.mapping import RoundsMap
from validator.log.importers.rounds.tables import Cells

MOST: Final = 0.75
"""The part of the cells that a way to write cards must fit."""
LETTERS: Final = 2
"""Different letters of ranks from which on what stands together are ranks and no numbers."""
SHOWN: Final = 3
TENS: Final = frozenset(("10", "J", "Q", "K", "X"))
CALLED_CARDS: Final = CARD | {"hand", "hands"}
_LETTER: Final = re.compile(r"[^\W\d_]")
_ONE: Final = re.compile(r"1(?!0)")


@dataclass(frozen=True, slots=True)
class Language:
    """The letters of a language for ranks, those for which they stand, and those that are suits of its own perhaps."""

    name: str
    ranks: Mapping[str, str]
    words: frozenset[str]
    suits: frozenset[str]

    @property
    def replaced(self) -> frozenset[str]:
        """Letters that a sheet of the language does not have, as it has others for these ranks."""
        return frozenset(rank.lower() for rank in self.ranks.values() if rank != "A") - self.ranks.keys()


LANGUAGES: Final = (
    Language("German", {"b": "J", "d": "Q"}, GERMAN, frozenset("cp")),
    Language("French", {"v": "J", "d": "Q", "r": "K", "1": "A"}, FRENCH, frozenset("chpst")),
)
DIAMONDS: Final = "d"
OTHER_SUITS: Final = frozenset("chs")


@dataclass(frozen=True, slots=True)
class CardWriting:
    """How the columns of a sheet that may hold cards write them, and what speaks for that."""

    ranks: Mapping[str, str] = field(default_factory=dict)
    """The letters of its language, by the ranks that they are."""
    together: tuple[str, ...] = ()
    """The columns in which ranks stand together."""
    cards: frozenset[str] = frozenset()
    """The columns that hold cards by the letters of the language."""
    doubtful: tuple[str, ...] = ()
    """Those in which they do perhaps."""
    said: tuple[str, ...] = ()

    def plain(self, name: str, values: Mapping[int, object]) -> dict[int, object]:
        """The cells of a column as English writes them, their cards apart."""
        reader = CardReader(self.ranks)
        return {record: self._plain(reader, name, value) for record, value in values.items()}

    def _plain(self, reader: CardReader, name: str, value: object) -> object:
        if isinstance(value, list):
            return [self._plain(reader, name, one) for one in value]
        if not isinstance(value, str | int | float):
            return value
        together = reader.together(value) if name in self.together else ()
        hands = (together,) if together else _any_hands(reader, value) if name in self.cards else ()
        return " | ".join(" ".join(card.rstrip("?") or "?" for card in hand) for hand in hands) or value


def card_writing(headed: Mapping[str, Sequence[object]], words: frozenset[str]) -> CardWriting:
    """How cards are written in columns whose headings allow for cards; ``words`` are those of the whole sheet."""
    ranks, said = _ranks_of_language(headed, words)
    reader = CardReader(ranks)
    runs = {name: cells for name, cells in headed.items() if _all_together(reader, cells)}
    letters = {name: _letters(cells) for name, cells in runs.items()}
    ranked = len(frozenset().union(*letters.values())) >= LETTERS
    sure = [
        name
        for name, cells in runs.items()
        if ranked
        and (
            heading_words(name) & CALLED_CARDS
            or (letters[name] and _begin_with_both(cells) and not _has_cards_elsewhere(reader, name, headed))
        )
    ]
    if sure:
        shown = next(cell for cell in runs[sure[0]] if len(reader.together(cell)) > 1)
        apart = " ".join(card[:-1] for card in reader.together(shown))
        said = (*said, f'ranks stand together in {" and ".join(sure)}: "{_shown(shown)}" is read as {apart}')
    doubtful = [name for name in runs if name not in sure and (sure or heading_words(name) & CALLED_CARDS)]
    cards = frozenset(name for name, cells in headed.items() if ranks and _may_be_of(reader, name, cells))
    return CardWriting(ranks, tuple(sure), cards, tuple(doubtful), said)


def read_together(bound: RoundsMap, rows: Sequence[tuple[int, Cells]]) -> Iterator[str]:
    """Have ranks that stand together read in the columns that hold nothing else; what there is to say of the others."""
    if not bound.run_together:
        return
    groups = _places_of_cards(bound)
    single = dict.fromkeys(places[0] for places in groups if len(places) == 1)
    pure: list[str] = []
    mixed: list[str] = []
    for place in single:
        cells = [row[place] for _, row in rows if place < len(row) and not is_no_card(row[place])]
        if any(len(bound.reader.together(cell)) > 1 for cell in cells):
            (mixed if any(_stands_apart(bound.reader, cell) for cell in cells) else pure).append(bound.columns[place])
    bound.reader.columns_together = frozenset(pure)
    if mixed:
        yield f"columns in which ranks stand together beside cards that do not, and are not read: {', '.join(mixed)}"
    if not pure:
        yield "the map says run_together, and no column of cards holds nothing but ranks that stand together"


def tell_noughts(bound: RoundsMap, rows: Sequence[tuple[int, Cells]]) -> None:
    """Have a nought behind cards read as none only where the source writes tens otherwise."""
    if bound.game.family != "tiles":
        places = [place for group in _places_of_cards(bound) for place in group]
        cells = (row[place] for _, row in rows for place in places if place < len(row))
        hands = (hand for cell in cells for hand in _any_hands(bound.reader, cell))
        if not any(card[:-1] in TENS for hand in hands for card in hand):
            bound.reader.doubt_noughts()


def _places_of_cards(bound: RoundsMap) -> list[tuple[int, ...]]:
    return [*bound.cards.values(), *(places for hand in bound.hands for places in hand.cards.values())]


def _ranks_of_language(
    headed: Mapping[str, Sequence[object]], words: frozenset[str]
) -> tuple[dict[str, str], tuple[str, ...]]:
    """The letters for ranks of the sheet's language that its cards have, and what speaks for them or against."""
    for language in LANGUAGES:
        reader = CardReader(language.ranks)
        cells = [one for name, held in headed.items() if _may_be_of(reader, name, held) for one in held]
        letters = _letters(cells)
        used = {word for word in language.ranks if word in letters or (word.isdigit() and any(map(_has_one, cells)))}
        if not words & language.words or not letters & used or letters & language.replaced:
            continue
        meant = ", ".join(f"{word.upper()} is {rank}" for word, rank in language.ranks.items() if word in used)
        if letters & used == {DIAMONDS} and _are_diamonds(reader, cells, letters):
            continue
        if letters & language.suits or sum(bool(_any_hands(reader, cell)) for cell in cells) < MOST * len(cells):
            return {}, (
                f"the sheet is {language.name}; if {meant}, say so under ranks, and its letters for suits, suits",
            )
        found = {word.upper(): rank for word, rank in language.ranks.items() if word in used}
        count = sum(bool(_letters([cell]) & used) for cell in cells)
        return found, (f"the sheet is {language.name} and {count:,} of its cells have such letters, so {meant}",)
    return {}, ()


def _are_diamonds(reader: CardReader, cells: Sequence[object], letters: frozenset[str]) -> bool:
    """Whether each D is a diamond perhaps, as there are other suits, or each card has a suit."""
    usual = CardReader()
    usually = [hands_in(cell, usual) for cell in cells]
    suited = all(card[-1] != "?" for hands in usually for hand in hands for card in hand)
    more = sum(bool(_any_hands(reader, cell)) for cell in cells) > sum(map(bool, usually))
    return bool(letters & OTHER_SUITS) or (suited and not more)


def _may_be_of(reader: CardReader, name: str, cells: Sequence[object]) -> bool:
    """Whether a column may hold cards: it is called so or numbered, or most of its cells hold several."""
    counts = [sum(map(len, _any_hands(reader, cell))) for cell in cells]
    numbered = any(map(str.isdigit, name)) and bool(_letters(cells)) and any(counts)
    return numbered or bool(heading_words(name) & CARD) or sum(count > 1 for count in counts) > MOST * len(cells)


def _all_together(reader: CardReader, cells: Sequence[object]) -> bool:
    """Whether cells hold nothing but ranks that stand together, several in most of them."""
    runs = [reader.together(cell) for cell in cells if not is_no_card(cell)]
    return all(runs) and sum(len(run) > 1 for run in runs) > MOST * len(runs)


def _any_hands(reader: CardReader, value: object) -> tuple[tuple[str, ...], ...]:
    together = reader.together(value)
    return hands_in(value, reader) or ((together,) if together else ())


def _stands_apart(reader: CardReader, value: object) -> bool:
    """Whether a cell holds cards with something between them, or with suits."""
    cards = [card for hand in hands_in(value, reader) for card in hand]
    return len(cards) > 1 or any(not card.endswith("?") for card in cards)


def _begin_with_both(cells: Sequence[object]) -> bool:
    """Whether some cells begin with a figure, as numbers of people that have a letter before them do not."""
    return any(str(cell).strip()[:1].isdigit() for cell in cells)


def _has_cards_elsewhere(reader: CardReader, name: str, headed: Mapping[str, Sequence[object]]) -> bool:
    """Whether another column is called the cards of the same hand, so that this one names who holds them."""
    whose = heading_words(name) & (DEALER | PLAYER | BANKER)
    called = [other for other in headed if heading_words(other) & CALLED_CARDS and heading_words(other) & whose]
    return any(other != name and _may_be_of(reader, other, headed[other]) for other in called)


def _letters(cells: Iterable[object]) -> frozenset[str]:
    return frozenset(letter for cell in cells for letter in _LETTER.findall(str(cell).lower()))


def _has_one(cell: object) -> bool:
    return bool(_ONE.search(str(cell)))


def _shown(cell: object) -> str:
    return str(cell).strip().removesuffix(".0")
