"""Notes what is odd about a filing although no paragraph forbids it: reported beside the findings.

A slip of the pen shows here that no rule of a chapter could cite a paragraph for. Nothing of it is accused.
"""

from collections.abc import Callable, Iterator
from functools import cache

from validator.core.citation import Citation
from validator.law.chapters import HELD
from validator.law.in_force import load_in_force
from validator.law.text import ChapterText, UnknownParagraph
from validator.law.versions import Law, law_of
from validator.submission.fault import Fault, fault_at, faults_in_order
from validator.submission.filing import Missing
from validator.submission.head import filed_day
from validator.submission.typed import TypedFiling

_WHOLE = 10_000
"""100% in hundredths of a percent."""
_CARDS_OF_A_RANK = 4
"""In one deck; a pair beyond the first takes one of them more."""

_Seen = Iterator[tuple[str, str, str]]


def oddities_of(typed: TypedFiling, law: Law) -> tuple[Fault, ...]:
    """What is odd about a filing that a law judges, by place."""
    asked: tuple[Callable[[], _Seen], ...] = (
        lambda: _another_game(typed, law.text),
        lambda: _days(typed),
        lambda: _waivers(typed, law),
        lambda: _tables(typed),
        lambda: _shares(typed),
        lambda: _splits(typed),
    )
    return faults_in_order(
        fault_at(kind, message, typed.place(path), path) for one in asked for kind, path, message in one()
    )


def _another_game(typed: TypedFiling, text: ChapterText) -> _Seen:
    """A game by a name that is not its chapter's, or that is another chapter's, such as Baccarat under Minibaccarat."""
    game = typed.scalar("head.game")
    if not isinstance(game, str):
        return
    name, own = _letters(game), _letters(text.title)
    if name == own:
        return
    longer = [title for title in _titles() if own in _letters(title) != own and _letters(title) in name]
    if own not in name or longer:
        message = f"the head calls the game {game}; Chapter {text.chapter}, by which it is judged, is on {text.title}"
        yield "game-not-of-the-chapter", "head.game", message


def _days(typed: TypedFiling) -> _Seen:
    dated, effective, until = (filed_day(typed, f"head.{key}") for key in ("dated", "effective", "until"))
    if dated and effective and effective < dated:
        message = f"it takes effect on {effective}, before the day of its signature, {dated}"
        yield "effective-before-dated", "head.effective", message
    start = effective or dated
    if start and until and until < start:
        yield "ends-before-it-begins", "head.until", f"its last day, {until}, lies before its first, {start}"


def _waivers(typed: TypedFiling, law: Law) -> _Seen:
    for path in typed.children("waivers"):
        words = typed.scalar(f"{path}.paragraph")
        if not isinstance(words, str):
            continue
        chapter = Citation.parse(words).chapter
        if chapter in HELD:
            try:
                (law if chapter == law.chapter else law_of(chapter)).text.children(words)
            except UnknownParagraph as unknown:
                yield "waiver-of-no-paragraph", f"{path}.paragraph", f"it waives what does not exist: {unknown}"
                continue
        if chapter != law.chapter:
            held = "" if chapter in HELD else ", whose words are not held"
            message = f"it waives a paragraph of Chapter {chapter}{held}; the filing is judged by another"
            yield "waiver-of-another-chapter", f"{path}.paragraph", message


def _tables(typed: TypedFiling) -> _Seen:
    seen: dict[str, str] = {}
    for path in typed.children("head.tables"):
        table = typed.scalar(path)
        if isinstance(table, Missing):
            continue
        if str(table) in seen:
            first = typed.place(seen[str(table)])
            yield "table-listed-twice", path, f"{table} is listed twice, first in line {first.line}"
        seen.setdefault(str(table), path)


def _shares(typed: TypedFiling) -> _Seen:
    """Percentages of a wager, as those that go to a meter, or of winnings that are more than all of it."""
    for path, hundredths in typed.values.items():
        stated = typed.filing.entries[path].value
        if isinstance(hundredths, int) and hundredths > _WHOLE and isinstance(stated, str) and "%" in stated:
            yield "more-than-the-whole", path, f"{stated} is more than the whole"


def _splits(typed: TypedFiling) -> _Seen:
    """More splits of pairs than the cards of one rank could give."""
    decks = typed.scalar("cards.decks")
    if not isinstance(decks, int) or decks < 1:
        return
    cards = decks * _CARDS_OF_A_RANK
    for path in ("splitting.additional_splits", "splitting.additional_splits_of_aces"):
        splits = typed.scalar(path)
        if isinstance(splits, int) and splits + 2 > cards:
            message = f"{splits} additional splits are more than {cards} cards of a rank ({decks} decks) could give"
            yield "more-splits-than-cards", path, message


def _letters(name: str) -> str:
    return "".join(letter for letter in name.casefold() if letter.isalnum())


@cache
def _titles() -> tuple[str, ...]:
    return tuple(load_in_force(chapter).title for chapter in HELD)
