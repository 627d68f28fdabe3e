"""Finished rounds as rows of the log, in which nothing stands that the source does not tell."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import chain, count
from typing import Final

from validator.log.days import A_DAY
from validator.log.importers import Row
from validator.log.importers.rounds.beside_rows import Placed
from validator.log.importers.rounds.declaring import (
    EVERY_HAND,
    always_recorded,
    decisions_told,
    declarations_of_map,
    declared,
)
from validator.log.importers.rounds.games import BANKERS_HAND, DEALER, INITIAL_CARDS, PLAYERS_HAND
from validator.log.importers.rounds.mapping import RoundsMap
from validator.log.importers.rounds.money import DOLLARS
from validator.log.importers.rounds.reading import SourceHand, SourceRound
from validator.log.importers.rounds.settling import Settlement
from validator.log.vocabulary import LIMITS

BACCARAT_HANDS: Final = {"player": PLAYERS_HAND, "banker": BANKERS_HAND}
DECIDED: Final = {
    "surrendered": ("surrender", "no-surrender"),
    "even_money": ("even-money", "no-even-money"),
}
"""The log's words for a decision that was taken, and for one that was not."""
NOT_TOLD: Final = "?"
"""A card of which the source does not tell: of the dealer's, the hole card that was not turned."""
OF_MONEY: Final = ("wager", "pay", "return", "collect", "choice")
"""What is not told of each hand where one amount stands for several."""
HALVES: Final = ("high", "low")
_NUMBERED: Final = re.compile(r"[^0-9]*([0-9]+)[^0-9]*")


def log_rows(
    bound: RoundsMap,
    rounds: Iterable[SourceRound],
    *,
    lost: bool = False,
    beside: Mapping[str, Placed] | None = None,
    custody: Row | None = None,
) -> Iterator[Row]:
    """The rows of the log for the rounds, each table's declarations before its first.

    ``lost`` says that hands could not be read of which nobody knows the round; ``beside`` is what files beside the
    sheet tell, by table; ``custody`` says where the log comes from, and stands in each table's first row.
    """
    writer = _Writer(bound, beside or {}, custody or {}, lost=lost)
    numbers = round_numbers(rounds := list(rounds))
    for one, number in zip(rounds, numbers, strict=True):
        yield from writer.of_round(one, number)
    yield from writer.after_rounds()


def round_numbers(rounds: list[SourceRound]) -> list[int]:
    """The numbers of rounds: those in the source's names where each has one, once at its table; else from 1 on."""
    own = [int(found[1]) if (found := _NUMBERED.fullmatch(one.key)) else -1 for one in rounds]
    pairs = {(one.table, number) for one, number in zip(rounds, own, strict=True)}
    if all(0 <= number <= LIMITS["round"] for number in own) and len(pairs) == len(rounds):
        return own
    counts: dict[str, Iterator[int]] = {}
    return [next(counts.setdefault(one.table, count(1))) for one in rounds]


class _Writer:
    """Numbers the rows of each table."""

    def __init__(self, bound: RoundsMap, beside: Mapping[str, Placed], custody: Row, *, lost: bool) -> None:
        self._bound = bound
        self._beside = beside
        self._custody = custody
        self._written: Counter[str] = Counter()
        self._every_hand = EVERY_HAND in bound.attested and not lost
        self._seq: dict[str, int] = {}
        self._decisions = decisions_told(bound)

    def of_round(self, one: SourceRound, number: int) -> Iterator[Row]:
        """The rows of a round."""
        if one.table not in self._seq:
            self._seq[one.table] = 0
            yield from self._numbered(one.table, self._opening(self._beside.get(one.table, Placed())))
        yield from self._of_files(one.table)
        self._written[one.table] += 1
        unsure = self._recorded_in_part(one)
        before = self._numbered(one.table, (declared(kind, "sometimes") for kind in unsure))
        rows = self._numbered(one.table, ({**row, "round": number} for row in self._rows(one)))
        after = self._numbered(one.table, (declared(kind, "always") for kind in unsure))
        yield from chain(before, rows, after)

    def after_rounds(self) -> Iterator[Row]:
        """What files beside the sheet tell of the time after each table's last round."""
        for table in self._seq:
            yield from self._of_files(table)

    def _of_files(self, table: str) -> Iterator[Row]:
        placed = self._beside.get(table, Placed())
        yield from self._numbered(table, placed.taken(self._written[table]))

    def _recorded_in_part(self, one: SourceRound) -> list[str]:
        """The kinds that are recorded always, but of this round perhaps not all."""
        kinds = ["hand"] if one.left_out and self._every_hand else []
        if not all(hand.money_apart for hand in one.hands):
            kinds += [kind for kind in OF_MONEY if kind in always_recorded(self._bound)]
        return kinds

    def _numbered(self, table: str, rows: Iterable[Row]) -> Iterator[Row]:
        for row in rows:
            self._seq[table] += 1
            yield {"table": table, "seq": self._seq[table], **row}

    def _opening(self, beside: Placed) -> Iterator[Row]:
        bound = self._bound
        attested: Row = {"x-attested": " ".join(sorted(bound.attested))} if bound.attested else {}
        names = [f"{name} ({', '.join(statements)})" for name, statements in bound.answers_of.items() if name]
        who = "; ".join(names) if bound.attested_each else bound.attested_by
        by: Row = {"x-attested-by": who} if who else {}
        yield {"kind": "table-open", "what": bound.chapter, **self._custody, **attested, **by}
        if bound.money.currency != DOLLARS:
            yield {"kind": "currency", "what": bound.money.currency}
        if bound.filing:
            yield {"kind": "filing-in-force", "what": bound.filing}
        yield from declarations_of_map(bound, beside.declared)
        if not self._every_hand:
            yield declared("hand", "sometimes")
        if bound.days_alone:
            yield {"kind": "clock", "what": "precision", "n": A_DAY}
        if bound.chip_unit is not None:
            yield {"kind": "chip-unit", "cents": bound.chip_unit}
        for limit, cents in bound.posted.items():
            yield {"kind": "posted-limits", "what": limit, "cents": cents}

    def _rows(self, one: SourceRound) -> Iterator[Row]:
        moment: Row = {"at": one.at} if one.at else {}
        at_start = self._bound.time is not None and self._bound.time.of == "start"
        by: Row = {"by": f"dealer:{one.dealer}"} if one.dealer else {}
        own: Row = {"x-row": one.row, "x-round": one.key, **one.own}
        if one.left_out:
            own["x-rows-left-out"] = len(one.left_out)
        yield {"kind": "round-start", **(moment if at_start else {}), **by, **own}
        match self._bound.game.family:
            case "baccarat":
                yield from self._baccarat(one, by)
            case "blackjack":
                yield from self._blackjack(one, by)
            case "tiles":
                yield from self._tiles(one, by)
        yield {"kind": "round-end", **({} if at_start else moment)}

    def _baccarat(self, one: SourceRound, by: Row) -> Iterator[Row]:
        ids = count(1)
        placed = [(next(ids), hand, wager) for hand in one.hands for wager in hand.wagers]
        for id_, hand, wager in placed:
            yield _wager(id_, hand, wager, None)
        for name, number in BACCARAT_HANDS.items():
            for card in one.cards.get(name, ()):
                yield {"kind": "deal", "hand": number, "card": card}
        for name, points in one.announced.items():
            yield {"kind": "announce", "hand": BACCARAT_HANDS[name], "n": points}
        if one.outcome:
            yield {"kind": "result", "what": one.outcome}
        for id_, hand, wager in placed:
            yield from _settlement(id_, hand, wager, by)

    def _blackjack(self, one: SourceRound, by: Row) -> Iterator[Row]:
        ids, wagers = count(1), count(1)
        first: dict[object, int] = {}
        settlements: list[Row] = []
        numbered = [(next(ids), hand) for hand in sorted(one.hands, key=lambda hand: hand.number)]
        for number, hand in numbered:
            original = first.setdefault(hand.place, number)
            yield from self._wagers(number, hand, number != original, wagers, settlements, by)
        for number, hand in numbered:
            if first[hand.place] == number:
                split = [(other, one) for other, one in numbered if first[one.place] == number and other != number]
                yield from _dealt(number, hand, split)
        for number, hand in numbered:
            yield from self._choices(number, hand)
        dealer = one.cards.get("dealer", ())
        for place, card in enumerate(dealer):
            hidden: Row = {"face": "down"} if card == NOT_TOLD and place else {}
            yield {"kind": "deal", "hand": DEALER, "seat": DEALER, "card": card, **hidden}
        for _ in range(INITIAL_CARDS - len(dealer)):
            face: Row = {"face": "down"} if dealer else {}
            yield {"kind": "deal", "hand": DEALER, "seat": DEALER, "card": NOT_TOLD, **face, "x-not-told": "yes"}
        if len(dealer) >= INITIAL_CARDS and NOT_TOLD not in dealer:
            yield {"kind": "expose", "hand": DEALER}
        yield from settlements

    def _wagers(
        self, number: int, hand: SourceHand, split: bool, ids: Iterator[int], settlements: list[Row], by: Row
    ) -> Iterator[Row]:
        """The wagers on a hand; how they were settled is put into ``settlements``."""
        main = -1
        for wager in hand.wagers:
            id_ = next(ids)
            row = _wager(id_, hand, wager, number)
            if wager.kind == self._bound.game.main:
                main = id_
                row |= {"what": "split"} if split else {}
                row |= {} if self._decisions else _own(hand)
            elif main >= 0:
                row["ref"] = main
            yield row
            settlements.extend(_settlement(id_, hand, wager, by))

    def _choices(self, number: int, hand: SourceHand) -> Iterator[Row]:
        """What was decided on a hand, as far as all is told that changes what it is paid."""
        if not self._decisions:
            return
        for key, (taken, not_taken) in DECIDED.items():
            if key in self._bound.game.decisions:
                yield {"kind": "choice", "hand": number, "what": taken if hand.decisions.get(key) else not_taken}
        if any(wager.kind == "double-down" for wager in hand.wagers):
            yield {"kind": "choice", "hand": number, "what": "double"}

    def _tiles(self, one: SourceRound, by: Row) -> Iterator[Row]:
        wagers = count(1)
        settlements: list[Row] = []
        for number, hand in enumerate(one.hands, 1):
            for wager in hand.wagers:
                id_ = next(wagers)
                yield _wager(id_, hand, wager, number)
                settlements.extend(_settlement(id_, hand, wager, by))
            yield from self._choices(number, hand)
            yield from _set(number, hand.seat, [hand.cards.get(half, ()) for half in HALVES])
        yield from _set(DEALER, DEALER, [one.cards.get(f"dealer_{half}", ()) for half in HALVES])
        yield from settlements


def _wager(id_: int, hand: SourceHand, wager: Settlement, number: int | None) -> Row:
    row: Row = {"kind": "wager", "wager": id_, "what": wager.kind, "cents": wager.stake}
    if hand.seat:
        row["seat"] = hand.seat
    if hand.player:
        row["player"] = hand.player
    if number is not None:
        row["hand"] = number
    row["x-row"] = hand.row
    return row | ({"x-result": wager.result} if wager.result else {})


def _own(hand: SourceHand) -> Row:
    """Decisions that stand for no row of their own, as columns of the source's own."""
    return {f"x-{key.replace('_', '-')}": "yes" if taken else "no" for key, taken in hand.decisions.items()}


def _settlement(id_: int, hand: SourceHand, wager: Settlement, by: Row) -> Iterator[Row]:
    """What became of a wager."""
    seat: Row = {"seat": hand.seat} if hand.seat else {}
    if wager.vigorish:
        yield {"kind": "vigorish", "what": "taken", "wager": id_, "cents": wager.vigorish, **seat}
    for kind, cents in (("pay", wager.paid), ("return", wager.returned), ("collect", wager.collected)):
        if cents:
            yield {"kind": kind, "wager": id_, "cents": cents, **seat, **by}


def _dealt(number: int, hand: SourceHand, split: list[tuple[int, SourceHand]]) -> Iterator[Row]:
    """The cards of a hand and of those split from it, each of which begins with a card that lay in this one.

    From which hand of several one was split is not recorded; it is written as split from the first.
    """
    seat: Row = {"seat": hand.seat} if hand.seat else {}
    cards = hand.cards["cards"]
    moved = [one.cards["cards"][0] for _, one in split]
    for card in (*cards[:1], *moved, *cards[1:]):
        yield {"kind": "deal", "hand": number, **seat, "card": card}
    for (other, one), card in zip(split, moved, strict=True):
        yield {"kind": "split", "hand": other, "ref": number, "card": card}
        for further in one.cards["cards"][1:]:
            yield {"kind": "deal", "hand": other, **seat, "card": further}


def _set(number: int, seat: int | None, halves: Iterable[tuple[str, ...]]) -> Iterator[Row]:
    of_seat: Row = {} if seat is None else {"seat": seat}
    for half, cards in zip(HALVES, halves, strict=True):
        for card in cards:
            yield {"kind": "set-hand", "hand": number, **of_seat, "what": half, "card": card}
