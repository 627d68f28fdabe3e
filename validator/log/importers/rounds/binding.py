"""A map bound to the columns of a source."""

import re
from collections.abc import Iterator, Sequence
from difflib import get_close_matches
from typing import Final
from zoneinfo import ZoneInfo

from validator.log.importers.rounds.cards import CardReader
from validator.log.importers.rounds.games import BACCARAT_WAGERS, GAMES, OUTCOMES
from validator.log.importers.rounds.mapping import (
    PAYOUTS,
    BalanceColumns,
    HandColumns,
    PayoutColumn,
    RoundsMap,
    WagerColumns,
    text_at,
)
from validator.log.importers.rounds.money import DOLLARS, MoneyReader
from validator.log.importers.rounds.times import TimeReader
from validator.submission.fault import Fault, fault_at, faults_in_order
from validator.submission.filing import ABSENT, Missing
from validator.submission.typed import TypedFiling

YES: Final = ("y", "yes", "true", "1", "x", "ja", "j", "oui", "o", "si", "sí")
NO: Final = ("n", "no", "false", "0", "", "nein", "non")
RESULTS: Final = {
    "win": ("win", "won", "w", "blackjack", "bj", "natural"),
    "lose": ("lose", "lost", "loss", "l", "bust", "busted"),
    "push": ("push", "p", "tie", "tied", "returned"),
}
_PLACEHOLDER = re.compile(r"\{(seat|hand)\}")
_MOST_LISTED: Final = 20


def bind(typed: TypedFiling, columns: Sequence[str]) -> tuple[RoundsMap | None, tuple[Fault, ...]]:
    """The map bound to the columns of a source, None where its chapter is not told; and what does not fit."""
    chapter = typed.scalar("chapter")
    if not isinstance(chapter, str) or chapter not in GAMES:
        return None, ()
    binder = _Binder(typed, tuple(columns), RoundsMap(chapter, GAMES[chapter], columns=tuple(columns)))
    binder.bind()
    return binder.map, faults_in_order(binder.faults)


class _Binder:
    """Binds one map; what does not fit goes into ``faults``."""

    def __init__(self, typed: TypedFiling, columns: tuple[str, ...], bound: RoundsMap) -> None:
        self.typed = typed
        self.map = bound
        self.faults: list[Fault] = []
        self._places = {name: place for place, name in enumerate(columns) if name}

    def bind(self) -> None:
        """Bind all that the map says."""
        self._head()
        self._readers()
        match self.map.game.family:
            case "baccarat":
                self._needs(("cards.player", "cards.banker"), "hands")
                self._baccarat()
            case "blackjack":
                self._needs(("cards.dealer", "hands", "hands.cards"), "wagers")
                self._hands(("cards",))
            case "tiles":
                self._needs(("cards.dealer_high", "cards.dealer_low", "hands", "hands.high", "hands.low"), "wagers")
                self._hands(("high", "low"))
        self.map.shares = frozenset(self._list("shares")) if self.typed.has("shares") else frozenset()
        if any(wager.vigorish in self.map.shares for hand in self.map.hands for wager in hand.wagers.values()):
            message = "a rate of vigorish is not what was taken, as a wager that lost has it too; name it under keep"
            self._fault("excluded-form", message, "shares")
        for name in self.typed.keys("cards"):
            if name not in ("ranks", "suits", "run_together"):
                self.map.cards[name] = self._list(f"cards.{name}")

    def _head(self) -> None:
        bound, typed = self.map, self.typed
        bound.table, bound.table_column = self._word("table"), self._column("table_column")
        if typed.scalar("table") is ABSENT and typed.scalar("table_column") is ABSENT:
            self._fault("missing-key", "the map names neither the table nor its column; write  table: BJ-101", "")
        bound.filing = self._word("filing")
        bound.one_row_is = self._word("one_row_is") or "hand"
        bound.round = self._list("round") if typed.has("round") else ()
        bound.dealer = self._column("dealer")
        bound.rows_in_order = typed.scalar("rows_in_order") is True
        if bound.rows_in_order and (typed.has("round") or bound.one_row_is == "round"):
            message = "rows_in_order is for rows without a round's number; leave out  round  and  one_row_is: round"
            self._fault("excluded-form", message, "rows_in_order")
        if bound.one_row_is != "round" and typed.scalar("round") is ABSENT and not bound.rows_in_order:
            message = (
                "the map names no column of the round; write  round: Round, or  one_row_is: round, "
                "or of rows that stand in order  rows_in_order: true"
            )
            self._fault("missing-key", message, "")
        used = set(bound.used)
        bound.fill_down = self._list("source.fill_down")
        # That its cells are filled makes nothing of a column.
        bound.used = used
        for path in typed.children("keep"):
            place = self._column(path)
            if place >= 0:
                bound.keep[_own_name(bound.columns[place])] = place
        bound.attested = frozenset(text_at(typed, path) for path in typed.children("attested"))
        self._who_attests()
        unit = typed.scalar("chip_unit")
        bound.chip_unit = unit if type(unit) is int else None
        for limit in ("minimum", "maximum"):
            cents = typed.scalar(f"posted_{limit}")
            if type(cents) is int:
                bound.posted[limit] = cents

    def _who_attests(self) -> None:
        """Who answers: one for all, or one for each statement that is attested."""
        bound, typed = self.map, self.typed
        statements = typed.keys("attested_by")
        bound.attested_by = "" if statements else self._word("attested_by")
        for statement, path in zip(statements, typed.children("attested_by"), strict=True):
            if statement in bound.attested:
                bound.attested_each[statement] = self._word(path)
                continue
            near = get_close_matches(statement, bound.attested, 1, 0.6)
            meant = f"did you mean {near[0]}?" if near else "write it under attested, or take it out here"
            message = f"{statement} is not attested, and has somebody who answers for it; {meant}"
            self.faults.append(fault_at("unknown-key", message, typed.key_place(path), path))

    def _readers(self) -> None:
        bound, typed = self.map, self.typed
        blank, unit = self._word("money.blank"), self._word("money.unit")
        bound.money = MoneyReader(
            "cents" if unit == "cents" else "dollars",
            self._word("money.decimal") or ".",
            "zero" if blank == "zero" else "unknown",
            decimal_said=typed.has("money.decimal"),
            currency=self._word("money.currency") or DOLLARS,
        )
        own = {name: self._own_words(f"cards.{name}") for name in ("ranks", "suits")}
        bound.reader = CardReader(own["ranks"], own["suits"])
        bound.run_together = typed.scalar("cards.run_together") is True
        if typed.has("time"):
            bound.time_columns = self._list("time.columns")
            bound.time = TimeReader(self._zone(), self._word("time.format"), self._word("time.of") or "start")
        bound.answers = {
            **dict.fromkeys(YES, True),
            **dict.fromkeys(NO, False),
            **dict.fromkeys(self._words("yes_words"), True),
            **dict.fromkeys(self._words("no_words"), False),
        }
        for result, usual in RESULTS.items():
            bound.results |= dict.fromkeys(usual, result)
        for result in RESULTS:
            bound.results |= dict.fromkeys(self._words(f"results.{result}"), result)
        for hand in ("player", "banker"):
            if typed.has(f"announced.{hand}"):
                bound.announced[hand] = self._column(f"announced.{hand}")
        if bound.announced and bound.game.family != "baccarat":
            self._fault(
                "unknown-key",
                "announced is for the Point Counts of baccarat; name such a column under keep",
                "announced",
            )
        bound.outcome = self._column("outcome.column")
        if typed.has("outcome") and typed.has("outcome.column") == typed.has("outcome.marks"):
            message = (
                "the outcome is told by one column or by marks; write  column: Winner, or  marks: {player: P, ...}"
            )
            self._fault("missing-key", message, "outcome")
        for outcome in OUTCOMES:
            usual = (outcome, outcome[0])
            if typed.has(f"outcome.marks.{outcome}"):
                bound.outcome_marks[outcome] = self._column(f"outcome.marks.{outcome}")
            bound.outcomes |= dict.fromkeys((*usual, *self._words(f"outcome.{outcome}")), outcome)

    def _zone(self) -> ZoneInfo | None:
        name = self._word("time.zone")
        try:
            return ZoneInfo(name) if name else None
        except (KeyError, ValueError, OSError):
            message = f"there is no time zone {name}; write one such as America/New_York"
            self._fault("unknown-zone", message, "time.zone")
            return None

    def _needs(self, paths: Sequence[str], other: str) -> None:
        for path in paths:
            parent = path.rpartition(".")[0]
            if self.typed.missing(path) is ABSENT and (not parent or self.typed.has(parent)):
                message = f"the map lacks {path}, which chapter {self.map.chapter} calls for"
                self._fault("missing-key", message, path)
        if self.typed.has(other):
            block = "hands" if other == "wagers" else "wagers"
            message = f"{other} is nothing that chapter {self.map.chapter} has; write {block}"
            self.faults.append(fault_at("unknown-key", message, self.typed.key_place(other), other))

    def _hands(self, of_cards: Sequence[str]) -> None:
        typed = self.typed
        singles = ("seat", "player", "hand", "doubled", "double_stake", "surrendered", "even_money")
        wagers = {self.map.game.main: "hands"}
        if typed.has("hands.insurance"):
            wagers["insurance"] = "hands.insurance"
        for name in typed.keys("hands.optional"):
            wagers[name] = f"hands.optional.{name}"
        self._blocks("hands", singles, of_cards, wagers)
        self.map.double_amount = self._word("hands.double_amount")
        if typed.has("hands.doubled") and not (typed.has("hands.double_stake") or typed.has("hands.double_amount")):
            message = "it is not said how much is doubled; write  double_stake: COLUMN, or  double_amount: equal"
            self._fault("missing-key", message, "hands.doubled")

    def _baccarat(self) -> None:
        typed = self.typed
        wagers = {word: f"wagers.{key}" for key, word in BACCARAT_WAGERS.items() if typed.has(f"wagers.{key}")}
        if self.map.one_row_is == "wager" or typed.has("wagers.each_row"):
            wagers = {"": "wagers.each_row"}
            self.map.row_type = self._column("wagers.each_row.type")
            for key, word in BACCARAT_WAGERS.items():
                usual = (word, word[0])
                words = (*usual, *self._words(f"wagers.each_row.{key}"))
                self.map.row_types |= dict.fromkeys(words, word)
        self._blocks("wagers", ("seat", "player"), (), wagers)

    def _blocks(self, block: str, singles: Sequence[str], of_cards: Sequence[str], wagers: dict[str, str]) -> None:
        """Bind what stands once for each hand or seat: once, or once for each number in the columns' names."""
        names = self._named_in(block)
        numbers = self._numbers(names)
        first = self.typed.scalar(f"{block}.seats_from")
        self.map.seats_from = first if type(first) is int else 1
        by_seat, by_hand = (any(mark in name for name in names.values()) for mark in ("{seat}", "{hand}"))
        self._asked_money(wagers, by_seat=by_seat, by_hand=by_hand)
        found = []
        for seat, number in numbers:
            found.append(
                HandColumns(
                    seat,
                    number,
                    {key: self._column(f"{block}.{key}", seat, number) for key in singles},
                    {key: self._list(f"{block}.{key}", seat, number) for key in of_cards},
                    {word: self._wager(path, seat, number) for word, path in wagers.items()},
                )
            )
        self.map.hands = tuple(found)

    def _asked_money(self, wagers: dict[str, str], *, by_seat: bool, by_hand: bool) -> None:
        """What is asked of the columns of money: a payout of each wager or of none, in one form, hand by hand."""
        forms = {path: [form for form in PAYOUTS if self.typed.has(f"{path}.{form}")] for path in wagers.values()}
        for path, given in forms.items():
            for key in ("balance_before", "balance_by", "balance_start"):
                if self.typed.has(f"{path}.{key}") and "balance" not in given:
                    self._fault("missing-key", f"{key} is of a balance; write  balance: COLUMN", f"{path}.{key}")
            name = self._word(f"{path}.balance")
            if by_seat and name and "{seat}" not in name:
                message = f'"{name}" would be read anew for each seat; its name must hold {{seat}} as others do'
                self._fault("excluded-form", message, f"{path}.balance")
            if "balance" in given and len(wagers) > 1:
                message = "a balance holds what all wagers won; name the others under keep, or map their payouts"
                self._fault("excluded-form", message, f"{path}.balance")
            if len(given) > 1:
                message = f"{' and '.join(given)} tell the same; keep one of them"
                self._fault("excluded-form", message, f"{path}.{given[1]}")
            elif not given and any(forms.values()):
                message = (
                    f"{path} has no payout, and others have: what is not paid could not be told from what is not "
                    "recorded; name its payout, or leave the wager out (keep: holds its columns)"
                )
                self._fault("missing-key", message, path)
            for key in ("stake", *given):
                name = self._word(f"{path}.{key}")
                if by_hand and path == "hands" and name and "{hand}" not in name:
                    message = f'"{name}" would be read anew for each hand; its name must hold {{hand}} as others do'
                    self._fault("excluded-form", message, f"{path}.{key}")

    def _named_in(self, block: str) -> dict[str, str]:
        """The names of columns within a block, by path."""
        found = {}
        for path, value in self.typed.values.items():
            if (path.startswith(f"{block}.")) and isinstance(value, str):
                found[path] = value
        return found

    def _numbers(self, names: dict[str, str]) -> list[tuple[int, int]]:
        """The numbers of seats and hands that the columns' names tell; -1 where they tell none."""
        found: set[tuple[int, int]] = set()
        for name in names.values():
            if _PLACEHOLDER.search(name):
                pattern = re.compile(_as_pattern(name))
                matches = (pattern.fullmatch(column) for column in self._places)
                found |= {_numbers_in(match) for match in matches if match}
        seats = {seat for seat, number in found if number < 0}
        several = {pair for pair in found if pair[1] >= 0}
        return sorted(several | {(seat, -1) for seat in seats - {seat for seat, _ in several}}) or [(-1, -1)]

    def _wager(self, path: str, seat: int, number: int) -> WagerColumns:
        given = [form for form in PAYOUTS if self.typed.has(f"{path}.{form}")]
        payout = None
        if given:
            column = self._column(f"{path}.{given[0]}", seat, number)
            payout = PayoutColumn(given[0], column) if column >= 0 else None
        within = self.typed.scalar(f"{path}.vigorish_within_payout")
        return WagerColumns(
            self._column(f"{path}.stake", seat, number),
            payout,
            self._column(f"{path}.result", seat, number),
            self._column(f"{path}.vigorish", seat, number),
            within if isinstance(within, bool) else None,
            path,
            self._balance(path, seat, number),
        )

    def _balance(self, path: str, seat: int, number: int) -> BalanceColumns:
        start = self.typed.scalar(f"{path}.balance_start")
        return BalanceColumns(
            self._column(f"{path}.balance_before", seat, number),
            self._column(f"{path}.balance_by", seat, number),
            start if type(start) is int else None,
        )

    def _column(self, path: str, seat: int = -1, number: int = -1) -> int:
        """The place of the column that stands at a path of the map; -1 where none does, or the source has none such."""
        value = self.typed.scalar(path)
        if isinstance(value, Missing):
            return -1
        written = str(value)
        wide = _PLACEHOLDER.search(written)
        name = " ".join(written.split())
        if wide and seat >= 0:
            name = name.replace("{seat}", str(seat))
            name = name.replace("{hand}", str(number)) if number >= 0 else name
        place = self._places.get(name, -1)
        if place < 0 and wide and seat >= 0:
            place = next((self._places[one] for one in self._places if _same(one, written, seat, number)), -1)
        if place >= 0:
            self.map.used.add(place)
        elif not (wide and seat >= 0):
            self._unknown(path, name, bool(wide))
        return place

    def _unknown(self, path: str, name: str, wide: bool) -> None:
        known = list(self._places)
        near = get_close_matches(name, known, 1, 0.6) or [one for one in known if one.lower() == name.lower()]
        listed = ", ".join(f'"{one}"' for one in known[:_MOST_LISTED])
        more = f" and {len(known) - _MOST_LISTED} more" if len(known) > _MOST_LISTED else ""
        meant = f'did you mean "{near[0]}"?' if near and not wide else f"its columns are {listed}{more}"
        message = f'the source has no column "{name}"; {meant}'
        if all(fault.path != path for fault in self.faults):
            self._fault("unknown-column", message, path)

    def _list(self, path: str, seat: int = -1, number: int = -1) -> tuple[int, ...]:
        """The places of a column, or of a list of columns."""
        children = self.typed.children(path)
        places = [self._column(child, seat, number) for child in (children or (path,))]
        return tuple(place for place in places if place >= 0)

    def _word(self, path: str) -> str:
        return text_at(self.typed, path)

    def _words(self, path: str) -> Iterator[str]:
        for child in self.typed.children(path):
            yield text_at(self.typed, child).strip().lower()

    def _own_words(self, path: str) -> dict[str, str]:
        pairs = zip(self.typed.keys(path), self.typed.children(path), strict=True)
        return {key: meant for key, child in pairs if (meant := text_at(self.typed, child))}

    def _fault(self, kind: str, message: str, path: str) -> None:
        self.faults.append(fault_at(kind, message, self.typed.place(path), path))


def _as_pattern(name: str) -> str:
    """The pattern of the columns that a name with {seat} or {hand} in it stands for."""
    pieces = _PLACEHOLDER.split(" ".join(name.split()))
    seen: set[str] = set()
    pattern = ""
    for place, piece in enumerate(pieces):
        if not place % 2:
            pattern += re.escape(piece)
        elif piece in seen:
            pattern += rf"0*(?P={piece})"
        else:
            seen.add(piece)
            pattern += rf"(?P<{piece}>[0-9]+)"
    return pattern


def _numbers_in(match: re.Match[str]) -> tuple[int, int]:
    found = match.groupdict()
    return int(found.get("seat") or 0) if "seat" in found else 0, int(found["hand"]) if found.get("hand") else -1


def _same(column: str, written: str, seat: int, number: int) -> bool:
    """Whether a column is the one of these numbers, whose noughts before do not count."""
    match = re.fullmatch(_as_pattern(written), column)
    if match is None:
        return False
    found = match.groupdict()
    return (found.get("seat") is None or int(found["seat"]) == seat) and (
        found.get("hand") is None or int(found["hand"]) == number
    )


def _own_name(column: str) -> str:
    """The name of a column of the source's own in the log."""
    return "x-" + re.sub(r"[^a-z0-9]+", "-", column.lower()).strip("-")
