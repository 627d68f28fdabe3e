"""The table of a round after one of its rows: hands with cards or tiles, wagers and their settlements."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from validator.core.money import format_cents
from validator.log.cards import CARD_CODES, CARD_TEN_VALUE, TILE, TILE_A, TILE_END, card_rank, card_suit, spots_of
from validator.log.codes import NONE, NOT_RECORDED
from validator.report.page import shown
from validator.report.papers.acts import BACCARAT, PAI_GOW, place_name, regulation_name
from validator.report.papers.source_rows import SourceRow, taken_back

_SETTLEMENTS: Final = ("collect", "pay", "return", "vigorish")
DEAD_HAND: Final = "the Dead Hand"
HandKey = int | str
"""A hand's number; its place where the log gives it none."""


@dataclass(slots=True)
class CardState:
    """A card or tile: its word in the log, how it lies, the line and number of the row that dealt it."""

    word: str
    down: bool
    line: int
    seq: int | None = None
    sideways: bool = False
    in_error: bool = False

    @property
    def known(self) -> bool:
        """Whether it is known which card it is."""
        return self.word not in ("?", "??", "none", "")


@dataclass(slots=True)
class HandState:
    """A hand: its cards as dealt, the tiles of its high and low hand as set, what was said of it."""

    key: HandKey
    seat: int | None = None
    cards: list[CardState] = field(default_factory=list)
    halves: dict[str, list[CardState]] = field(default_factory=dict)
    said: list[str] = field(default_factory=list)
    gone: bool = False

    @property
    def every_card(self) -> list[CardState]:
        """Its cards; of a hand of tiles that was set, those set."""
        return [card for half in self.halves.values() for card in half] or self.cards


@dataclass(slots=True)
class WagerState:
    """A wager: of what type, whose and where, its stake, and what was settled on it."""

    number: int
    type: str
    seat: int | None
    player: str
    hand: int | None
    cents: int | None
    line: int
    settled: list[str] = field(default_factory=list)
    lies: bool = True

    @property
    def amount(self) -> str:
        """The stake in words."""
        return "amount not recorded" if self.cents is None else format_cents(self.cents)


@dataclass(slots=True)
class TableState:
    """What lies on the table; ``aside`` are cards of no hand, each with why, ``remarks`` what was said of the round.

    ``taken_back`` are the events that the log takes back, by number, with the lines at which it does.
    """

    hands: dict[HandKey, HandState] = field(default_factory=dict)
    wagers: dict[int, WagerState] = field(default_factory=dict)
    players: dict[int, str] = field(default_factory=dict)
    aside: list[tuple[str, CardState]] = field(default_factory=list)
    remarks: list[str] = field(default_factory=list)
    taken_back: Mapping[int, int] = field(default_factory=dict)

    def hand(self, one: SourceRow) -> HandState:
        """The hand that a row names, by its number or else its seat; one that is new lies there from now on."""
        number, seat = one.number("hand"), one.number("seat")
        place = f"seat {seat}" if seat else "the dealer" if seat == 0 else "a place not recorded"
        key: HandKey = number if number is not None else place
        if one.row.get("dest") == "dead-hand" and number is None:
            key, seat = DEAD_HAND, None
        if key not in self.hands and number is not None and place in self.hands:
            self.hands[key] = self.hands.pop(place)
        found = self.hands.setdefault(key, HandState(key))
        if seat is not None:
            found.seat = seat
        return found

    def every_card(self) -> list[CardState]:
        """All cards that lie or lay there."""
        return [card for hand in self.hands.values() for card in hand.every_card] + [card for _, card in self.aside]


def laid(rows: Sequence[SourceRow], until: int | None = None) -> TableState:
    """The table after the row at the line ``until``; None: at the end.

    What is taken back by then does not count; a settlement that is taken back, then or later, stands there as such.
    """
    before = [one for one in rows if until is None or one.line <= until]
    undone = taken_back([one for one in rows if one.kind == "correct" or until is None or one.line <= until])
    ever = taken_back(rows)
    table = TableState(taken_back=ever)
    for one in before:
        if one.wrong:
            continue
        if one.number("seq") in undone:
            _undone_settlement(table, one)
            continue
        seat, player = one.number("seat"), one.row.get("player")
        if seat is not None and seat > 0 and player is not None:
            table.players.setdefault(seat, shown(str(player)))
        if one.kind in _DOES:
            _DOES[one.kind](table, one)
    return table


def _undone_settlement(table: TableState, one: SourceRow) -> None:
    """Tell of a settlement that was taken back; what it did to the wager is undone."""
    number = one.number("wager")
    found = None if number is None else table.wagers.get(number)
    if one.kind in _SETTLEMENTS and found is not None:
        lies = found.lies
        _DOES[one.kind](table, one)
        found.lies = lies


def total_in_words(hand: HandState, game: str) -> str:
    """The total of a hand of cards whose cards count as they lie; "" where one is not known, or the game has tiles."""
    counted = [card for card in hand.cards if not card.in_error]
    values = [_value(card.word) for card in counted]
    if not values or None in values or game in (PAI_GOW, ""):
        return ""
    total = sum(value for value in values if value is not None)
    if game == BACCARAT:
        return str(sum(value % 10 for value in values if value is not None) % 10)
    soft = 1 in values and total + 10 <= 21
    return f"soft {total + 10}" if soft and total + 10 < 21 else str(total + 10 if soft else total)


def same(one: str, other: str) -> bool:
    """Whether two words are of one card that is wholly known, as ``TS`` and ``10S`` are."""
    return _whole(one) and CARD_CODES[one] == CARD_CODES.get(other)


def _whole(word: str) -> bool:
    code = CARD_CODES.get(word, -1)
    return card_rank(code) >= 0 and card_suit(code) >= 0 if code < TILE else True


def may_be_card(known: str, told: str) -> bool:
    """Whether a card known in part may be the card told: ``?`` may be any, ``K?`` may be ``KS``."""
    one, other = CARD_CODES.get(known, NOT_RECORDED), CARD_CODES.get(told, NOT_RECORDED)
    if NONE in (one, other):
        return False
    if NOT_RECORDED in (one, other):
        return other == NOT_RECORDED or known in ("?", "??", "")
    if max(one, other) >= TILE:
        twins = TILE_A <= one < TILE_END and TILE_A <= other < TILE_END
        return one == other or (not twins and min(one, other) >= TILE and spots_of(one) == spots_of(other))
    if CARD_TEN_VALUE in (one, other):
        ranks = {card_rank(code) for code in (one, other) if code != CARD_TEN_VALUE}
        return ranks <= {NOT_RECORDED, *range(9, 13)}
    pairs = (card_rank(one), card_rank(other)), (card_suit(one), card_suit(other))
    return all(NOT_RECORDED in pair or pair[0] == pair[1] for pair in pairs)


def _value(word: str) -> int | None:
    code = CARD_CODES.get(word, -1)
    rank = card_rank(code)
    return 10 if code == CARD_TEN_VALUE else None if rank < 0 else min(rank + 1, 10)


def _card(one: SourceRow, **more: bool) -> CardState:
    word = str(one.row.get("card", "?"))
    return CardState(word, one.row.get("face") == "down", one.line, one.number("seq"), **more)


def _deal(table: TableState, one: SourceRow) -> None:
    ref = one.number("ref")
    if ref is not None:
        for drawn in [card for card in table.every_card() if card.seq == ref]:
            _take(table, drawn)
    table.hand(one).cards.append(_card(one, sideways=one.row.get("what") == "sideways"))


def _determinant(table: TableState, one: SourceRow) -> None:
    if one.row.get("dest") == "hand" and one.number("hand") is not None:
        _deal(table, one)
    else:
        table.aside.append(("determinant card", _card(one)))


def _misdealt(table: TableState, one: SourceRow) -> None:
    what, number = str(one.row.get("what", "")), one.number("hand")
    if what == "skipped":
        seat = one.number("seat")
        if number is not None:
            table.hand(one)
        table.remarks.append(f"no card dealt where one was due{_where(number, seat)}")
    elif what == "exposed" and number is not None:
        _exposed(table, one)
    elif what == "drawn-in-error" or number is None:
        table.aside.append((what.replace("-", " "), _card(one, in_error=True)))
    else:
        table.hand(one).cards.append(_card(one, in_error=True))


def _where(hand: int | None, seat: int | None) -> str:
    told = [*([f"seat {seat}" if seat else "the dealer"] if seat is not None else [])]
    told += [f"hand {hand}" if hand else "the dealer's hand"] if hand is not None else []
    return f": {', '.join(dict.fromkeys(told))}" if told else ""


def _exposed(table: TableState, one: SourceRow) -> None:
    """A card of a hand is exposed by mistake: it lies there already, unless the row says where it is drawn from."""
    hand, word = table.hand(one), one.row.get("card")
    down = [card for card in hand.cards if card.down and (word is None or may_be_card(card.word, str(word)))]
    if down:
        _turn_up(down[-1], word)
        _say(hand, "a card exposed by mistake")
    elif one.row.get("source") not in (None, "hand") and _place_of(hand.cards, word) is None:
        hand.cards.append(_card(one, in_error=True))


def _burn(table: TableState, one: SourceRow) -> None:
    table.aside.append(("drawn, not played", _card(one)))


def _face_up(table: TableState, one: SourceRow) -> None:
    table.aside.append(("found face up", _card(one)))


def _expose(table: TableState, one: SourceRow) -> None:
    ref, word = one.number("ref"), one.row.get("card")
    named = one.number("hand") is not None or one.number("seat") is not None
    held = [card for hand in table.hands.values() if _is_named(hand, one) for card in hand.every_card]
    if ref is not None:
        for card in table.every_card():
            if card.seq == ref:
                _turn_up(card, word)
    elif word is not None:
        _turn_up_one(held, [] if named else [card for _, card in table.aside], str(word), alone=not named)
    elif named:
        for card in held:
            card.down = False


def _is_named(hand: HandState, one: SourceRow) -> bool:
    """Whether a row is about a hand: by its number, else by its seat; a row that names neither is about any."""
    number, seat = one.number("hand"), one.number("seat")
    if number is None:
        return seat is None or hand.seat == seat or (seat == 0 and hand.key == 0)
    place = f"seat {seat}" if seat else "the dealer"
    return hand.key == number or (seat is not None and hand.key == place)


def _turn_up(card: CardState, word: object) -> None:
    card.down = False
    if word is not None and not _whole(card.word) and may_be_card(card.word, str(word)):
        card.word = str(word)


def _turn_up_one(held: Sequence[CardState], aside: Sequence[CardState], word: str, *, alone: bool) -> None:
    """Turn up the card that is named: one that lies face down, or of which it was not known which it is.

    ``aside`` are cards of no hand, which only that very word names; ``alone``: what is known in part must be the only
    one that it may be.
    """
    open_ = [card for card in held if card.down or not _whole(card.word)]
    very = [card for card in (*open_, *aside) if card.down and same(card.word, word)]
    part = sorted(
        (card for card in open_ if may_be_card(card.word, word)), key=lambda card: (not card.down, not card.known)
    )
    if very or (part and not (alone and len(part) > 1)):
        _turn_up((very or part)[0], word)


def _place_of(cards: Sequence[CardState], word: object) -> int | None:
    """Where a card lies that a word names, first the very one, then one that it may be; None where none does."""
    if word is None:
        return None
    for test in (same, may_be_card):
        for place, card in enumerate(cards):
            if test(card.word, str(word)):
                return place
    return None


def _named(table: TableState, one: SourceRow) -> HandState | None:
    """The hand that a row refers to."""
    ref = one.number("ref")
    return None if ref is None else table.hands.get(ref)


def _split(table: TableState, one: SourceRow) -> None:
    old, new = _named(table, one), table.hand(one)
    if old is None:
        return
    new.seat = old.seat if new.seat is None else new.seat
    if len(old.cards) > 1:
        place, word = _place_of(old.cards, one.row.get("card")), one.row.get("card")
        card = old.cards.pop(1 if place is None else place)
        card.word = card.word if word is None or _whole(card.word) else str(word)
        new.cards.append(card)


def _switch(table: TableState, one: SourceRow) -> None:
    other, hand = _named(table, one), table.hand(one)
    if other is not None and min(len(other.cards), len(hand.cards)) > 1:
        place = 0 if one.row.get("what") == "first-cards" else 1
        hand.cards[place], other.cards[place] = other.cards[place], hand.cards[place]


def _move(table: TableState, one: SourceRow) -> None:
    ref, word, dest = one.number("ref"), one.row.get("card"), str(one.row.get("dest", ""))
    if dest == "dead-hand" and word is None and ref is None:
        stack = table.hands.pop(f"seat {one.number('seat')}", None)
        if stack is not None:
            table.hands.setdefault(DEAD_HAND, HandState(DEAD_HAND)).cards += stack.cards
        return
    cards = _where_it_may_lie(table, one)
    if ref is not None:
        found = [card for card in cards if card.seq == ref]
    else:
        found = [] if word is None else _meant(cards, str(word))
    for card in found[:1]:
        _take(table, card)
        _put_down(table, one, card, dest)


def _meant(cards: Sequence[CardState], word: str) -> list[CardState]:
    """The cards that a word names: the very ones; where there are none, the only one that it may be."""
    may_be = [card for card in cards if may_be_card(card.word, word)]
    return [card for card in cards if same(card.word, word)] or (may_be if len(may_be) == 1 else [])


def _where_it_may_lie(table: TableState, one: SourceRow) -> list[CardState]:
    """The cards of all hands, first of those from which the row may move one, then those of no hand."""
    number, to_hand = one.number("hand"), one.row.get("dest") == "hand"
    hands = sorted(table.hands.values(), key=lambda hand: (hand.key == number) == to_hand)
    return [*(card for hand in hands for card in hand.cards), *(card for _, card in table.aside)]


def _take(table: TableState, card: CardState) -> None:
    """Take this very card from where it lies."""
    for hand in table.hands.values():
        hand.cards = [one for one in hand.cards if one is not card]
    table.aside = [(why, one) for why, one in table.aside if one is not card]


def _put_down(table: TableState, one: SourceRow, card: CardState, dest: str) -> None:
    if "face" in one.row:
        card.down = one.row["face"] == "down"
    if dest in ("hand", "") and one.number("hand") is not None:
        card.in_error = False
        table.hand(one).cards.append(card)
    else:
        table.aside.append((f"moved to {place_name(dest)}" if dest else "moved", card))


def _muck(table: TableState, one: SourceRow) -> None:
    table.hand(one).gone = True


def _cleared(table: TableState, one: SourceRow) -> None:
    for hand in table.hands.values():
        hand.gone = True


def _set_half(table: TableState, one: SourceRow) -> None:
    half = table.hand(one).halves.setdefault(str(one.row.get("what")), [])
    half.append(_card(one))


def _hands_set(table: TableState, one: SourceRow) -> None:
    for card in table.hand(one).every_card:
        if "face" in one.row:
            card.down = one.row["face"] == "down"


def _announce(table: TableState, one: SourceRow) -> None:
    said = one.row.get("n", one.row.get("what"))
    if said is not None:
        _say(table.hand(one), f"announced {shown(str(said))}")


def _void_hand(table: TableState, one: SourceRow) -> None:
    _say(table.hand(one), "called dead")


def _say(hand: HandState, words: str) -> None:
    """Note once what was said of a hand."""
    if words not in hand.said:
        hand.said.append(words)


def _outcome(table: TableState, one: SourceRow) -> None:
    hand = one.number("hand")
    if hand in table.hands:
        _say(table.hand(one), f"announced {shown(str(one.row.get('what')))}")


def _wager(table: TableState, one: SourceRow) -> None:
    number = one.number("wager")
    if number is not None:
        table.wagers[number] = WagerState(
            number,
            regulation_name(one.row.get("what")),
            one.number("seat"),
            shown(str(one.row.get("player", ""))),
            one.number("hand"),
            one.number("cents"),
            one.line,
        )


def _settled(label: str, *, takes: bool = False) -> Callable[[TableState, SourceRow], None]:
    def settle(table: TableState, one: SourceRow) -> None:
        number, cents = one.number("wager"), one.number("cents")
        words = label.format(what=shown(str(one.row.get("what", ""))))
        amount = f"{words} {'an amount not recorded' if cents is None else format_cents(cents)}"
        seq = one.number("seq")
        if seq is not None and seq in table.taken_back:
            amount += f" (taken back at line {table.taken_back[seq]})"
        found = table.wagers.get(-1 if number is None else number)
        if found is None:
            seat = one.number("seat")
            table.remarks.append(f"{amount}{f' at seat {seat}' if seat else ''}")
            return
        found.settled.append(amount)
        found.lies = found.lies and not takes

    return settle


def _changed(table: TableState, one: SourceRow) -> None:
    number, cents = one.number("wager"), one.number("cents")
    found = None if number is None else table.wagers.get(number)
    if found is not None and cents is not None:
        found.settled.append(f"changed from {found.amount}")
        found.cents = cents


def _remark(words: str) -> Callable[[TableState, SourceRow], None]:
    def note(table: TableState, one: SourceRow) -> None:
        seat, cents = one.number("seat"), one.number("cents")
        terms: Mapping[str, str] = {
            "what": shown(str(one.row.get("what", "not recorded"))).replace("-", " "),
            "n": shown(str(one.row.get("n", ""))),
            "seat": f"seat {seat}" if seat else "a player",
            "cents": "an amount not recorded" if cents is None else format_cents(cents),
        }
        table.remarks.append(words.format_map(terms))

    return note


_DOES: Final[Mapping[str, Callable[[TableState, SourceRow], None]]] = {
    "deal": _deal,
    "deliver": _deal,
    "determinant": _determinant,
    "card-misdealt": _misdealt,
    "card-face-up": _face_up,
    "burn": _burn,
    "expose": _expose,
    "split": _split,
    "switch": _switch,
    "move-card": _move,
    "muck": _muck,
    "cleared": _cleared,
    "set-hand": _set_half,
    "hands-set": _hands_set,
    "announce": _announce,
    "void-hand": _void_hand,
    "outcome": _outcome,
    "wager": _wager,
    "wager-changed": _changed,
    "wager-withdrawn": _settled("taken back", takes=True),
    "collect": _settled("collected", takes=True),
    "pay": _settled("paid"),
    "return": _settled("returned", takes=True),
    "vigorish": _settled("vigorish {what}"),
    "void-round": _remark("all hands called dead: {what}"),
    "result": _remark("result announced: {what}"),
    "dice-shown": _remark("dice shown: {n}"),
    "dice-total": _remark("total announced: {n}"),
    "bank": _remark("the bank: {seat}"),
    "co-bank": _remark("the certificate holder is co-bank"),
    "area-placed": _remark("hole card's range: {what}"),
    "center-surplus": _remark("surplus in the center: {cents}"),
}


def cards_in(tables: Iterable[TableState]) -> set[int]:
    """The lines of the rows that dealt what lies on some tables and is known."""
    return {card.line for table in tables for card in table.every_card() if card.known}
