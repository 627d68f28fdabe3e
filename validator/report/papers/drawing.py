"""The table of a round drawn as SVG, with cards, tiles, chips and seats, and told in words for those who do not see it.

Where something lies is reckoned here; the markup is written by a template (table.svg) that escapes all it is given.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from textwrap import wrap
from typing import Final, NamedTuple

from validator.log.cards import CARD_CODES, spots_of
from validator.report.page import width
from validator.report.papers.acts import BACCARAT, PAI_GOW, hand_name, named_card
from validator.report.papers.html import markup
from validator.report.papers.paper import Drawing
from validator.report.papers.source_rows import SourceRow
from validator.report.papers.table_state import DEAD_HAND, CardState, HandState, TableState, WagerState, total_in_words

_WIDTH: Final = 1000
_COLUMNS: Final = 3
_GAP: Final = 10
_BOX: Final = (_WIDTH - (_COLUMNS + 1) * _GAP) // _COLUMNS
_CARD: Final = (48, 68)
_TILE: Final = 34
_LINE: Final = 17
_SIZE: Final = 13
_EM: Final = 0.62
"""The width of a letter by its size, about: the font that is there is not known."""
_PLAIN: Final = "#111111"
_RED: Final = "#b3131b"
_ALARM: Final = "#9b1010"
_SUITS: Final = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}
_PIPS: Final = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
_RED_SPOTS: Final = (1, 4)
"""Sides whose spots are red on the tiles."""


class Mark(NamedTuple):
    """The act to be marked in a drawing: its row, and its sign and word, such as ``✗ WRONG ACT``.

    ``seats`` are those that it concerns, for a row that names neither a hand nor a wager.
    """

    row: SourceRow
    word: str
    seats: frozenset[int] = frozenset()


class _Frame(NamedTuple):
    x: int
    y: int
    width: int
    height: int
    marked: bool
    colour: str


class _Text(NamedTuple):
    x: int
    y: int
    words: str
    size: int = _SIZE
    bold: bool = False
    ink: str = _PLAIN


class _CardAt(NamedTuple):
    x: int
    y: int
    rank: str
    suit: str
    known: bool
    ink: str
    colour: str
    down: bool
    turned: bool
    faded: bool
    marked: bool
    foot: str
    says: str


class _Pip(NamedTuple):
    x: int
    y: int
    ink: str


class _TileAt(NamedTuple):
    x: int
    y: int
    pips: tuple[_Pip, ...]
    known: bool
    colour: str
    down: bool
    faded: bool
    marked: bool
    says: str


class _ChipAt(NamedTuple):
    x: int
    y: int
    lies: bool
    colour: str
    marked: bool
    says: str


@dataclass(slots=True)
class _Box:
    """A place at the table: the hands and wagers there."""

    title: str
    hands: list[HandState] = field(default_factory=list)
    wagers: list[WagerState] = field(default_factory=list)


@dataclass(slots=True)
class _Drawing:
    frames: list[_Frame] = field(default_factory=list)
    cards: list[_CardAt] = field(default_factory=list)
    tiles: list[_TileAt] = field(default_factory=list)
    chips: list[_ChipAt] = field(default_factory=list)
    texts: list[_Text] = field(default_factory=list)

    def write(self, x: int, y: int, words: str, room: int, *, bold: bool = False, ink: str = _PLAIN) -> int:
        """Words in lines no wider than ``room``, the first at ``y``; where the next line would stand."""
        for line in wrap(words, max(8, int(room / (_SIZE * _EM))), break_long_words=True) or [""]:
            self.texts.append(_Text(x, y, line, bold=bold, ink=ink))
            y += _LINE
        return y


def picture(table: TableState, game: str, title: str, marks: Sequence[Mark] = ()) -> Drawing:
    """The table as it lies, in a game, the acts marked."""
    drawing = _Drawing()
    boxes, unplayed = _boxes(table, game)
    y = drawing.write(_GAP * 2, _GAP + _LINE, title, _WIDTH - 4 * _GAP, bold=True) - _LINE + _GAP
    first, others = boxes[: _first(boxes, game)], boxes[_first(boxes, game) :]
    rows = [first] + [others[place : place + _COLUMNS] for place in range(0, len(others), _COLUMNS)]
    for row in filter(None, rows):
        y = _row(drawing, row, y, game, marks)
    y = _rest(drawing, table, unplayed, y, game, marks)
    svg = markup(
        "table.svg",
        width=_WIDTH,
        height=y + _GAP,
        title=title,
        frames=drawing.frames,
        cards=drawing.cards,
        tiles=drawing.tiles,
        chips=drawing.chips,
        texts=drawing.texts,
    )
    return Drawing(svg, _in_words(table, boxes, unplayed, game, title))


def _first(boxes: Sequence[_Box], game: str) -> int:
    """How many boxes stand in the first row: all of a few, both hands of baccarat, else the dealer's."""
    if len(boxes) <= _COLUMNS:
        return len(boxes)
    return 2 if game == BACCARAT and len(boxes) > 1 else 1


def _boxes(table: TableState, game: str) -> tuple[list[_Box], list[HandState]]:
    """The places at the table, the dealer's or both hands of baccarat first; and hands that nobody plays."""
    top: dict[int | str, _Box] = {}
    for number in (1, 2) if game == BACCARAT else (0,):
        words = hand_name(number, game)
        top[number] = _Box(words[0].upper() + words[1:])
    seats: dict[int | str, _Box] = {}
    unplayed = []
    for key, hand in table.hands.items():
        if key in top:
            top[key].hands.append(hand)
        elif key == DEAD_HAND or (isinstance(key, str) and not _wagered(table, hand.seat) and not _known(hand)):
            unplayed.append(hand)
        else:
            _seat(table, seats, hand.seat, f"hand {key}").hands.append(hand)
    for wager in table.wagers.values():
        backed = None if wager.hand is None else table.hands.get(wager.hand)
        seat = wager.seat if wager.seat is not None or backed is None else backed.seat
        if seat == 0 and 0 in top:
            top[0].wagers.append(wager)
        else:
            _seat(table, seats, seat, wager.player or "no seat recorded").wagers.append(wager)
    ordered = sorted(seats, key=lambda key: (isinstance(key, str), key if isinstance(key, int) else 0, str(key)))
    return [*top.values(), *(seats[key] for key in ordered)], unplayed


def _seat(table: TableState, seats: dict[int | str, _Box], seat: int | None, other: str) -> _Box:
    if seat is None:
        return seats.setdefault(other, _Box(_cut(other)))
    player = table.players.get(seat, "")
    return seats.setdefault(seat, _Box(f"Seat {seat}{f', {_cut(player)}' if player else ''}"))


def _wagered(table: TableState, seat: int | None) -> bool:
    return any(wager.seat == seat for wager in table.wagers.values())


def _known(hand: HandState) -> bool:
    return any(card.known for card in hand.every_card)


def _cut(words: str, most: int = 24) -> str:
    """The words, cut where they are too wide for the head of a place."""
    if width(words) <= most:
        return words
    while width(words) >= most:
        words = words[:-1]
    return f"{words}…"


def _row(drawing: _Drawing, row: Sequence[_Box], y: int, game: str, marks: Sequence[Mark]) -> int:
    """Draw places side by side, framed alike; where the next row begins."""
    left = (_WIDTH - len(row) * _BOX - (len(row) - 1) * _GAP) // 2 if len(row) < _COLUMNS else _GAP
    ends, marked = [], []
    for place, box in enumerate(row):
        mark = next((mark for mark in marks if _is_about(mark, box)), None)
        marked.append(mark)
        ends.append(_box(drawing, box, left + place * (_BOX + _GAP), y, game, mark))
    for place, mark in enumerate(marked):
        colour = _ALARM if mark else "#8a8a8a"
        frame = _Frame(left + place * (_BOX + _GAP), y, _BOX, max(ends) - y, mark is not None, colour)
        drawing.frames.append(frame)
    return max(ends) + _GAP


def _is_about(mark: Mark, box: _Box) -> bool:
    """Whether an act is about what lies in a place."""
    wager, hand, seat = (mark.row.number(name) for name in ("wager", "hand", "seat"))
    if wager is not None:
        return any(one.number == wager for one in box.wagers)
    if hand is not None:
        return any(one.key == hand for one in box.hands)
    seats = mark.seats if seat is None else {seat}
    return any(seat and box.title.partition(",")[0] == f"Seat {seat}" for seat in seats)


def _box(drawing: _Drawing, box: _Box, x: int, y: int, game: str, mark: Mark | None) -> int:
    room = _BOX - 2 * _GAP
    x, y = x + _GAP, drawing.write(x + _GAP, y + _LINE + 2, box.title, room, bold=True)
    if mark is not None:
        y = drawing.write(x, y, f"{mark.word}, line {mark.row.line}", room, bold=True, ink=_ALARM)
    for hand in box.hands:
        label = _label(hand, box, game)
        if label:
            y = drawing.write(x, y, label, room)
        y = _hand(drawing, hand, x, y - _SIZE + 4, room, game, mark) + _LINE
    y += 5
    for wager in box.wagers:
        y = _wager(drawing, wager, x, y, room, mark)
    return y


def _label(hand: HandState, box: _Box, game: str) -> str:
    """What stands above a hand: which it is where there are several, its total, what was said, that it is gone."""
    told = []
    if len(box.hands) > 1:
        told.append(hand_name(hand.key, game) if isinstance(hand.key, int) else hand.key)
    total = total_in_words(hand, game)
    if total:
        told.append(f"adds up to {total}")
    told += hand.said
    if hand.gone:
        told.append("removed from the table")
    if hand.halves:
        told.append(", ".join(f"{half} hand {'left' if place == 0 else 'right'}" for place, half in _halves(hand)))
    return "; ".join(told)


def _halves(hand: HandState) -> Iterator[tuple[int, str]]:
    yield from enumerate(half for half in ("high", "low") if half in hand.halves)


def _hand(drawing: _Drawing, hand: HandState, x: int, y: int, room: int, game: str, mark: Mark | None) -> int:
    """Draw the cards or tiles of a hand in a row, over one another where the room is short; where the row ends."""
    cards = hand.every_card
    if not cards:
        return y
    tiles = game == PAI_GOW
    wide = _TILE if tiles else _CARD[0]
    wider = sum(_CARD[1] - _CARD[0] for card in cards if card.sideways)
    step = min(wide + 6, (room - wide - wider - 14) // max(1, len(cards) - 1))
    cut = len(hand.halves.get("high", ())) if hand.halves else 0
    for place, card in enumerate(cards):
        gap = 14 if cut and place >= cut else 0
        if tiles:
            drawing.tiles.append(_tile(card, x + gap, y, faded=hand.gone, mark=mark))
        else:
            x += (_CARD[1] - _CARD[0]) // 2 if card.sideways else 0
            drawing.cards.append(_card(card, x, y, faded=hand.gone, mark=mark))
            x += (_CARD[1] - _CARD[0]) // 2 if card.sideways else 0
        x += max(step, 18)
    return y + _CARD[1] + 4


def _card(card: CardState, x: int, y: int, *, faded: bool, mark: Mark | None) -> _CardAt:
    word = card.word.replace("T", "10") if card.known else ""
    rank, suit = (word[:-1], word[-1]) if word[-1:] in (*_SUITS, "?") else (word, "")
    marked = mark is not None and mark.row.line == card.line
    foot = [told for told, holds in (("✗", marked), ("error", card.in_error), ("down", card.down)) if holds]
    return _CardAt(
        x,
        y,
        rank,
        _SUITS.get(suit, suit),
        card.known,
        _RED if suit in ("D", "H") else _PLAIN,
        _ALARM if marked else _PLAIN,
        card.down,
        card.sideways,
        faded,
        marked,
        " ".join(foot),
        _told(card),
    )


def _piece(game: str) -> str:
    return "tile" if game == PAI_GOW else "card"


def _told(card: CardState, piece: str = "card") -> str:
    """A card or tile in words."""
    how = [told for told, holds in (("face down", card.down), ("dealt in error", card.in_error)) if holds]
    return ", ".join([named_card(card.word, piece), *how])


def _tile(card: CardState, x: int, y: int, *, faded: bool, mark: Mark | None) -> _TileAt:
    spots = spots_of(CARD_CODES.get(card.word, -1))
    marked = mark is not None and mark.row.line == card.line
    pips = [
        _Pip(x + 17 + 9 * across, y + 17 + 34 * half + 9 * down, _RED if number in _RED_SPOTS else _PLAIN)
        for half, number in enumerate(spots)
        for across, down in _PIPS.get(number, ())
    ]
    colour = _ALARM if marked else _PLAIN
    return _TileAt(x, y, tuple(pips), bool(pips), colour, card.down, faded, marked, _told(card, "tile"))


def _wager(drawing: _Drawing, wager: WagerState, x: int, y: int, room: int, mark: Mark | None) -> int:
    """Draw a wager as chips with its amount and what was settled on it; where it ends."""
    marked = mark is not None and mark.row.number("wager") == wager.number
    says = f"{wager.type}, {wager.amount}{'' if wager.lies else ', no longer there'}"
    drawing.chips.append(_ChipAt(x + 15, y - 4, wager.lies, _ALARM if marked else _PLAIN, marked, says))
    below = drawing.write(x + 38, y, f"{wager.type} {wager.amount}", room - 38, bold=True)
    for settled in wager.settled:
        below = drawing.write(x + 38, below, settled, room - 38)
    return max(below, y + 2 * _LINE) + 4


def _rest(
    drawing: _Drawing, table: TableState, unplayed: Sequence[HandState], y: int, game: str, marks: Sequence[Mark]
) -> int:
    """Draw cards of no hand, and write what was said of the round and which tiles nobody plays."""
    x, top = 2 * _GAP, y
    for why, card in table.aside:
        if x + 110 > _WIDTH:
            x, top = 2 * _GAP, top + _CARD[1] + _LINE + 8
        mark = next((mark for mark in marks if mark.row.line == card.line), None)
        if game == PAI_GOW:
            drawing.tiles.append(_tile(card, x, top, faded=False, mark=mark))
        else:
            drawing.cards.append(_card(card, x, top, faded=False, mark=mark))
        drawing.texts.append(_Text(x, top + _CARD[1] + 13, _cut(why, 18), size=10))
        x += 130
    said = [words for words in (*table.remarks, _not_played(unplayed)) if words]
    if not (said or table.aside):
        return top
    y = top + (_CARD[1] + 2 * _LINE if table.aside else _LINE)
    for words in said:
        y = drawing.write(2 * _GAP, y, words, _WIDTH - 4 * _GAP)
    return y


def _not_played(unplayed: Sequence[HandState]) -> str:
    if not unplayed:
        return ""
    held = ", ".join(f"{hand.key} ({len(hand.every_card)})" for hand in unplayed)
    return f"tiles of nobody's hand, face down: {held}"


def _in_words(table: TableState, boxes: Sequence[_Box], unplayed: Sequence[HandState], game: str, title: str) -> str:
    """The drawing told in words."""
    told = [title]
    for box in boxes:
        hands = [_hand_told(hand, box, game) for hand in box.hands]
        wagers = [f"{one.type} {one.amount}: {', '.join(one.settled) or 'not settled'}" for one in box.wagers]
        told.append(f"{box.title}: {'; '.join([*hands, *wagers]) or f'no {_piece(game)}'}")
    told += [f"{why}: {_told(card, _piece(game))}" for why, card in table.aside]
    told += [*table.remarks, *filter(None, [_not_played(unplayed)])]
    return ". ".join(told) + "."


def _hand_told(hand: HandState, box: _Box, game: str) -> str:
    label, piece = _label(hand, box, game), _piece(game)
    if hand.halves:
        halves = {half: " ".join(_told(card, piece) for card in hand.halves[half]) for _, half in _halves(hand)}
        cards = " / ".join(f"{half} {told}" for half, told in halves.items())
    else:
        cards = ", ".join(_told(card, piece) for card in hand.cards)
    return f"{cards or f'no {piece}'}{f' ({label})' if label else ''}"
