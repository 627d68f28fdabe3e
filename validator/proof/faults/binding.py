"""Finds which hand, wager, seat and player of a log take the places of an example's, and writes rows for them."""

from collections import Counter
from collections.abc import Iterator, Sequence

from validator.log.notation import FIRST_SEQ, Row
from validator.proof.faults.edits import Edit, MoneyRole, operands_of
from validator.proof.faults.scene import Scene, players_of, whole_number

REFERS_TO_EVENT = ("verify", "cancel", "correct", "notify", "card-hand", "deal", "expose", "move-card", "stacks-moved")
"""The kinds of rows whose ``ref`` is the number of another event."""
_OF_PLACE = ("table", "seq", "at", "kind", "round")
_OWN = ("card", "ref", "hand", "wager", "what")
"""Columns that a row has of its own, not as others of its kind in the same log."""
_OF_KIND = ("kind", "dest", "source", "what", "by")
"""Columns that a row does not keep when it becomes one of another kind."""
_CHIP = 100
_NEW_DEALER = "dealer:D99"
"""A dealer who was not at the table."""


class Unfit(Exception):
    """A place of the log cannot take the edit."""


class SceneBinding:
    """Binds hands, wagers, seats and players of an example to those of a log; ``place`` is where in the log."""

    def __init__(self, shown: Scene, log: Scene, place: int) -> None:
        self.shown = shown
        self.log = log
        self.place = place
        self.hands: dict[int, int] = {0: 0} if log.own else {number: number for number in range(10)}
        self.wagers: dict[int, int] = {}
        self.seats: dict[int, int] = {0: 0}
        self.players: dict[str, str] = {}

    def bind(self, shown: int, place: int) -> None:
        """Let a row of the log stand for one of the example; raises Unfit where it stands for another already."""
        one, other = self.shown.rows[shown], self.log.rows[place]
        if not self.agrees(shown, place):
            raise Unfit
        self._pair(one, other)
        wagers = whole_number(one, "wager"), whole_number(other, "wager")
        placed = self.shown.placed(shown, wagers[0]), self.log.placed(place, wagers[1])
        if placed[0] is not None and placed[1] is not None:
            self._pair(placed[0], placed[1])
        self._with_backing(shown, place)

    def agrees(self, shown: int, place: int) -> bool:
        """Whether a row may stand for one of the example, as far as hands, wagers and seats are bound."""
        one, other = self.shown.rows[shown], self.log.rows[place]
        for name, bound in (("hand", self.hands), ("wager", self.wagers), ("seat", self.seats)):
            mine, theirs = whole_number(one, name), whole_number(other, name)
            if mine is not None and theirs is not None and bound.get(mine, theirs) != theirs:
                return False
            if mine is not None and theirs is not None and mine not in bound and theirs in bound.values():
                return False
        return True

    def take(self, hand: int, other: int) -> None:
        """Let a hand of the log stand for one of the example, with its wager and its seat."""
        self.hands[hand] = other
        self._with_backing(len(self.shown.rows) - 1, self.place)

    def _pair(self, one: Row, other: Row) -> None:
        for name, bound in (("hand", self.hands), ("wager", self.wagers), ("seat", self.seats)):
            mine, theirs = whole_number(one, name), whole_number(other, name)
            if mine is not None and theirs is not None:
                bound.setdefault(mine, theirs)
        if "player" in one and "player" in other:
            self.players.setdefault(str(one["player"]), str(other["player"]))
        said, who = str(one.get("by", "")).partition(":")[2], str(other.get("by", "")).partition(":")[2]
        if said and who:
            self.players.setdefault(said, who)

    def _with_backing(self, shown: int, place: int) -> None:
        for hand, other in list(self.hands.items()):
            wagers = self.shown.backed(shown, hand), self.log.backed(place, other)
            if hand and other and wagers[0] is not None and wagers[1] is not None and wagers[0] not in self.wagers:
                one, two = self.shown.placed(shown, wagers[0]), self.log.placed(place, wagers[1])
                if one is not None and two is not None and one["what"] == two["what"]:
                    self._pair(one, two)

    def hand(self, hand: int, *, new: bool) -> int:
        """The hand of the log for one of the example: another of the round, where it is not bound yet."""
        if hand not in self.hands:
            there = [one for one in self.log.stretch(self.place).hands if one]
            free = [one for one in there if one not in self.hands.values()]
            if not new and not free:
                raise Unfit
            self.hands[hand] = max(there, default=0) + 1 if new else self._of_same_player(hand, free)
        return self.hands[hand]

    def _of_same_player(self, hand: int, free: list[int]) -> int:
        """Of hands of the log one of the player whose hand of the example it stands for, if there is one."""
        shown = next((at for at, row in enumerate(self.shown.rows) if whole_number(row, "hand") == hand), 0)
        mine = self._player(self.shown, shown, hand)
        players = {
            self._player(self.log, self.place, other)
            for one, other in self.hands.items() if self._player(self.shown, shown, one) == mine
        } if mine else set()  # fmt: skip
        return next((one for one in free if self._player(self.log, self.place, one) in players - {None}), free[0])

    def _player(self, scene: Scene, place: int, hand: int) -> object:
        placed = scene.placed(place, scene.backed(place, hand))
        return placed.get("player") if placed is not None else None

    def wager(self, wager: int, what: str, hand: int | None, *, new: bool) -> int:
        """The wager of the log for one of the example: of its type, if possible on the same hand."""
        if wager not in self.wagers:
            placed = self.log.stretch(self.place).wagers
            alike = [
                one for one, at in placed.items()
                if one not in self.wagers.values() and (not what or self.log.rows[at]["what"] == what)
            ]  # fmt: skip
            mine = [
                one for one in alike if whole_number(self.log.rows[placed[one]], "hand") == self.hands.get(hand or -1)
            ]
            if not new and not alike:
                raise Unfit
            self.wagers[wager] = max(placed, default=0) + 1 if new else self._likest("wager", wager, mine or alike)
        return self.wagers[wager]

    def seat(self, seat: int) -> int:
        """The seat of the log for one of the example: another at which somebody sits, where it is not bound yet."""
        if seat not in self.seats:
            taken = [one for one in self._sitting() if one not in self.seats.values()]
            self.seats[seat] = self._likest("seat", seat, taken) if taken else seat
        return self.seats[seat]

    def _likest(self, name: str, shown: int, found: list[int]) -> int:
        """The wager or seat about which most is done that is done about the one of the example; of equals the first.

        Of seats what is done in the same round counts before what is done around it.
        """
        done = _done(self.shown.rows, name, shown)
        here, around = self.log.stretch(self.place), self.log.around(self.place)
        reach = (here,) if name == "wager" else (here, around)
        near = [self.log.rows[one.start : one.stop] for one in reach]
        return max(found, key=lambda one: [len(done & _done(rows, name, one)) for rows in near])

    def player_at(self, seat: int | None) -> str | None:
        """Who sits there."""
        return self._sitting().get(seat) if seat is not None else None

    def another_player(self, player: str) -> tuple[int, str]:
        """Somebody else who sits there, with his seat; raises Unfit where nobody does."""
        for seat, other in self._sitting().items():
            if other != player and other not in self.players.values():
                return seat, other
        raise Unfit

    def take_another(self, seat: int | None, player: str, instead: str) -> None:
        """Let somebody else who sits there, with his seat, stand for a player of the example."""
        if seat is not None and seat not in self.seats and player not in self.players:
            others = {at: one for at, one in self._sitting().items() if one not in (instead, *self.players.values())}
            if not others:
                raise Unfit
            self.seats[seat] = self._likest("seat", seat, list(others))
            self.players[player] = others[self.seats[seat]]

    def _sitting(self) -> dict[int, str]:
        around = self.log.around(self.place)
        return dict(sorted(players_of(self.log.rows[around.start : around.stop])))

    def open_hands(self, edit: Edit) -> Iterator[int]:
        """The hands that the new rows name, but for those that they form, and that no row bound so far."""
        new = [op.new for op in edit.ops if op.new is not None]
        formed = {whole_number(edit.fails.rows[at], "hand") for at in new if edit.fails.rows[at]["kind"] == "split"}
        for at in new:
            hand = edit.fails.hand_of(at)
            if hand is not None and hand not in self.hands and hand not in formed:
                yield hand


def _done(rows: Sequence[Row], name: str, number: int) -> set[tuple[object, object]]:
    """What rows tell of a wager or a seat, and of which wagers it is the highest."""
    own = [row for row in rows if row.get(name) == number]
    most: dict[object, int] = {}
    for row in (row for row in rows if row["kind"] == "wager"):
        most[row.get("what")] = max(most.get(row.get("what"), 0), whole_number(row, "cents") or 0)
    highest = (row.get("what") for row in own if row["kind"] == "wager" and row.get("cents") == most[row.get("what")])
    return {(row["kind"], row.get("what")) for row in own} | {("highest", what) for what in highest}


class Maker:
    """Makes the rows that an edit puts into the log."""

    def __init__(self, edit: Edit, binding: SceneBinding) -> None:
        self._edit = edit
        self._binding = binding
        self._log = binding.log

    def changed(self, old: int, new: int, place: int, *, freely: bool) -> Row:
        """The row at ``place`` with the columns in which the two examples differ; ``freely``: all that ``new`` says."""
        row = dict(self._log.rows[place])
        before: Row = {} if freely else self._edit.lawful.rows[old]
        after = self._edit.fails.rows[new]
        if row["kind"] != after["kind"]:
            row = self._of_kind(row, str(after["kind"]), place)
        names = [name for name in operands_of(str(after["kind"])) if before.get(name) != after.get(name)]
        if {"seat", "player"} <= {*names} & {*before} & {*after}:
            self._binding.take_another(whole_number(after, "seat"), str(after["player"]), str(row.get("player")))
        if self._edit.only:
            names = [self._edit.only]
        for name in names:
            if freely and (name not in after or name in ("wager", "hand", "ref", "seat", "player")):
                continue
            self._set(row, name, before, new, place)
        if self._edit.bare:
            row = {name: value for name, value in row.items() if name not in ("seat", "player") or name in after}
        if row == self._log.rows[place]:
            raise Unfit
        if "seat" in names and "player" in row and "player" not in after:
            row["player"] = self._binding.player_at(whole_number(row, "seat")) or "P99"
        return row

    def made(self, new: int, place: int) -> Row:
        """The row ``new`` of the example for this place of the log, all else as such rows are in it."""
        after = self._edit.fails.rows[new]
        kind = str(after["kind"])
        row = self._of_kind({"table": self._log.rows[place]["table"]}, kind, place)
        for name in (name for name in operands_of(kind) if name in after):
            self._set(row, name, {}, new, place)
        if kind == "dealer-arrives" and "by" not in after:
            row["by"] = _NEW_DEALER
        if "round" not in after:
            row = {name: value for name, value in row.items() if name not in ("seat", "player") or name in after}
        wager = self._log.placed(place, whole_number(row, "wager"))
        if "seat" in row and "seat" not in after:
            hand = self._edit.fails.hand_of(new)
            mine = self._binding.hands.get(hand or -1)
            seated = wager or next((one for one in self._rows(place) if whole_number(one, "hand") == mine), None)
            row["seat"] = seated.get("seat", row["seat"]) if seated else row["seat"]
        if "player" in row and "player" not in after:
            row["player"] = self._binding.player_at(whole_number(row, "seat")) or row["player"]
        return row

    def alone(self, new: int, place: int) -> Row:
        """The wager ``new`` of the example where nobody in the round has one, unless the example has it with another.

        Beside another of the same player it lies as far away as in the example, where that is free.
        """
        after, bound = self._edit.fails.rows[new], self._binding
        known, players = dict(bound.seats), dict(bound.players)
        row = self.made(new, place)
        shown, stretch = whole_number(after, "seat"), self._log.stretch(place)
        seats = {
            seat for at in self._log.by_kind.get("wager", ()) if (seat := whole_number(self._log.rows[at], "seat"))
        }
        taken = {whole_number(self._log.rows[at], "seat") for at in stretch.wagers.values()}
        free = sorted(seats - taken)
        if shown is None or shown in known or shown > max(seats, default=0):
            row["seat"] = known.get(shown or -1, shown)
        elif not free:
            raise Unfit
        else:
            wanted = next((other + shown - one for one, other in known.items() if one), 0)
            row["seat"] = wanted if wanted in free else free[0]
        if "hand" in after:
            row["hand"] = row["seat"]
        player = after.get("player")
        if player is not None and player not in players and players:
            row["player"] = bound.another_player(next(iter(players.values())))[1]
        return row

    def _rows(self, place: int) -> Iterator[Row]:
        stretch = self._log.stretch(place)
        return iter(self._log.rows[stretch.start : stretch.stop])

    def _of_kind(self, row: Row, kind: str, place: int) -> Row:
        """A row with what rows of the kind have in this log, as the nearest of them has it."""
        there = self._commonest(kind)
        told: Row = {"kind": kind}
        if there:
            near = self._log.rows[min(there, key=lambda at: abs(at - place))]
            told |= {name: value for name, value in near.items() if name not in _OWN and name not in _OF_PLACE}
        names = (name for name in (*_OF_PLACE, *operands_of(kind)) if name not in _OF_KIND)
        return {**told, **{name: row[name] for name in names if name in row}}

    def _commonest(self, kind: str) -> list[int]:
        """The rows of a kind that are done by whom, or by what, most of them are."""
        there = self._log.by_kind.get(kind, [])
        ways = Counter(_who(self._log.rows[at]) for at in there)
        return [at for at in there if _who(self._log.rows[at]) == ways.most_common(1)[0][0]]

    def _set(self, row: Row, name: str, before: Row, new: int, place: int) -> None:
        after = self._edit.fails.rows[new]
        value = after.get(name)
        bound = self._binding
        kind = str(after["kind"])
        if value is None:
            row.pop(name, None)
        elif name == "hand" and isinstance(value, int):
            row[name] = bound.hand(value, new=kind in ("wager", "split"))
        elif name == "wager" and isinstance(value, int):
            placed = self._edit.fails.placed(new, value)
            what, hand = str(placed["what"]) if placed else "", self._edit.fails.hand_of(new)
            unplaced = placed is None and self._edit.manner == "unplaced"
            row[name] = bound.wager(value, what, hand, new=kind == "wager" or unplaced)
        elif name == "seat" and isinstance(value, int):
            row[name] = bound.seat(value)
        elif name == "player" and "seat" in after and str(value) not in bound.players:
            row[name] = bound.player_at(whole_number(row, "seat")) or value
        elif name == "player" and before.get(name) is not None and str(value) not in bound.players:
            seat, row[name] = bound.another_player(str(row.get(name)))
            if "seat" in row and "seat" not in after:
                row["seat"] = seat
        elif name == "player":
            row[name] = bound.players.get(str(value)) or bound.player_at(whole_number(row, "seat")) or value
        elif name == "by":
            who, _, said = str(value).partition(":")
            row[name] = f"{who}:{bound.players.get(said, said)}" if said else value
        elif name == "ref" and isinstance(value, int):
            row[name] = self._reference(kind, value, new)
        elif name in ("cents", "n") and isinstance(value, int):
            row[name] = self._amount(row, name, value, whole_number(before, name), new, place)
        else:
            row[name] = value

    def _reference(self, kind: str, value: int, new: int) -> int:
        bound = self._binding
        if kind in REFERS_TO_EVENT:
            return self._event(value - FIRST_SEQ)
        if kind == "wager":
            placed = self._edit.fails.placed(new, value)
            return bound.wager(value, str(placed["what"]) if placed else "", None, new=False)
        return bound.hand(value, new=False)

    def _event(self, shown: int) -> int:
        """The number of the event of the log for one of the example: the nearest like it."""
        if not 0 <= shown < len(self._edit.fails.rows):
            raise Unfit
        key, place = self._edit.fails.keys[shown], self._binding.place
        alike = [at for at in self._log.by_kind.get(key.kind, ()) if at <= place and self._log.keys[at] == key]
        if not alike:
            raise Unfit
        return whole_number(self._log.rows[alike[-1]], "seq") or 0

    def _amount(self, row: Row, name: str, value: int, before: int | None, new: int, place: int) -> int:
        there = whole_number(self._log.rows[place], name) if self._log.rows[place]["kind"] == row["kind"] else None
        way: MoneyRole = self._edit.money
        if name == "n" and way == "stake":
            way = "literal"
        if way == "there" and there is not None and before:
            return there * value // before
        if way == "difference" and there is not None and before is not None:
            return max(0, there + value - before)
        if way == "placed":
            return self._placed(new)
        if way == "chip" and there is not None:
            less = before is not None and value < before
            return max(0, there + (_CHIP if name == "cents" else 1) * (-1 if less else 1))
        if way == "stake" and (staked := self._stakes(row, new, place)) is not None:
            return staked[1] * value // staked[0]
        if way == "stake" and name == "cents" and row["kind"] == "wager" and before is None:
            alike = [at for at in self._log.by_kind.get("wager", ()) if self._log.rows[at]["what"] == row.get("what")]
            near = min(alike, key=lambda at: abs(at - place), default=place)
            return whole_number(self._log.rows[near], "cents") or value
        return value

    def _placed(self, new: int) -> int:
        """With what the wager was placed in the log that the example has placed with this amount; raises Unfit."""
        shown = (self._edit.wager_placed_with(op) for op in self._edit.ops if op.new == new)
        wager = next((self._binding.wagers.get(one) for one in shown if one is not None), None)
        row = self._log.placed(self._binding.place, wager)
        cents = whole_number(row, "cents") if row is not None else None
        if cents is None:
            raise Unfit
        return cents

    def _stakes(self, row: Row, new: int, place: int) -> tuple[int, int] | None:
        """What was wagered in the example and in the log on what a row is about; None where either is not told."""
        example, log = self._edit.fails, self._log
        wager, other = whole_number(example.rows[new], "wager"), whole_number(row, "wager")
        if row["kind"] == "wager":
            wager = whole_number(example.rows[new], "ref") or example.backed(new, example.hand_of(new))
            other = self._binding.wagers.get(wager) if wager is not None else None
            if wager == whole_number(example.rows[new], "wager"):
                return None
        stakes = example.stake(new, wager), log.stake(place, other)
        return (stakes[0], stakes[1]) if stakes[0] and stakes[1] is not None else None


def _who(row: Row) -> str:
    """Who does it, or how, without whose it is."""
    return str(row.get("by", "")).partition(":")[0]
