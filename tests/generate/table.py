"""A table through its gaming days: opened, cards inspected, shuffled and changed, rounds dealt, closed."""

from collections.abc import Iterator
from random import Random

from tests.generate.book import ALWAYS, DAY, HOUR, MINUTE, OPENED, Book
from tests.generate.round_ import CHIP, MAXIMUM, MINIMUM, Round
from tests.generate.setups import Row, Setup
from tests.generate.shoe import Cutter, Shoe

OPEN_HOURS = 20
"""Hours from opening to closing: cards are new every day, so none is 24 hours in use (633a.3(d))."""


def rounds_of(setup: Setup, seed: int, count: int, table: str = "BJ-1") -> Iterator[list[Row]]:
    """``count`` lawful rounds under the filing of ``setup``: for each, its rows and those of the table before it."""
    yield from Floor(setup, seed, table).rounds(count)


def rows_of(setup: Setup, seed: int, count: int, table: str = "BJ-1") -> list[Row]:
    """The rows of ``count`` lawful rounds, in one list."""
    return [row for rows in rounds_of(setup, seed, count, table) for row in rows]


class Floor:
    """One table; ``seated`` is who sits where, seat 1 farthest to the dealer's left."""

    def __init__(self, setup: Setup, seed: int, table: str) -> None:
        self._setup = setup
        self._random = Random(f"{setup.name} {seed}")
        self._book = Book(table)
        places = (("shoe-left", "red"), ("shoe-right", "blue")) if setup.double_shoe else (("shoe", "red"),)
        decks = setup.decks // len(places)
        self._shoes = [Shoe(self._book, self._random, decks, place, back) for place, back in places]
        self._seated: dict[int, str] = {}
        self._waiting: set[str] = set()
        self._players = 0
        self._boxes_before: list[tuple[int, str]] = []
        self._number = 0
        self._day = 0
        self._dealer = 0
        self._hours = OPEN_HOURS

    def rounds(self, count: int) -> Iterator[list[Row]]:
        """The next rounds, each with what happens at the table before it; the last is followed by closing."""
        self._declare()
        self._open()
        for left in range(count, 0, -1):
            if self._book.at > OPENED + self._day * DAY + self._hours * HOUR:
                self._close()
                self._open()
            self._between()
            self._one_round()
            if left == 1:
                self._close()
            yield self._book.take()

    @property
    def rounds_dealt(self) -> int:
        """Number of rounds so far."""
        return self._number

    def declarations(self) -> list[Row]:
        """The rows that say what the log records."""
        self._declare()
        return self._book.take()

    def day(self) -> list[Row]:
        """The rows of the next whole gaming day, without the declarations."""
        self._open()
        while self._book.at <= OPENED + self._day * DAY + self._hours * HOUR:
            self._between()
            self._one_round()
        self._close()
        return self._book.take()

    def _declare(self) -> None:
        for what in (*self._recorded(), "deal.card") if self._setup.hole_read else self._recorded():
            self._book.write("records", what=what, by="always")

    def _recorded(self) -> tuple[str, ...]:
        """What the log always records."""
        return ALWAYS

    def _open(self) -> None:
        """Open the table for gaming with fresh cards (633a.2(f), 633a.4, 633a.5(a))."""
        book, setup = self._book, self._setup
        if self._number:
            self._day += 1
            book.at = OPENED + self._day * DAY
        book.write("table-open", what="633a")
        book.write("filing-in-force", what=setup.name)
        book.write("positions", n=setup.seats, what="clockwise")
        book.write("posted-limits", what="minimum", cents=MINIMUM)
        book.write("posted-limits", what="maximum", cents=MAXIMUM)
        book.write("chip-unit", cents=CHIP)
        book.write("supervisor", by="floorperson:F1")
        book.write("inspection", what="card-reader", n=0, by="floorperson:F1")
        self._new_dealer(burns=False)
        for shoe in self._batches():
            shoe.receive()
        self._seated.clear()
        self._waiting.clear()
        first = self._arrives()
        for shoe in self._batches():
            shoe.open(first)
        self._first_shuffle(first)

    def _batches(self) -> list[Shoe]:
        """All cards at the table."""
        return self._shoes

    def _first_shuffle(self, first: Cutter) -> None:
        for shoe in self._shoes:
            shoe.shuffle_and_load("opening", [first])
            self._burn_after_loading(shoe)

    def _reload(self, shoe: Shoe, why: str, offered: list[Cutter]) -> None:
        """Collect the cards that are left and shuffle (633a.7(e))."""
        shoe.collect()
        shoe.shuffle_and_load(why, offered)
        self._burn_after_loading(shoe)

    def _close(self) -> None:
        for seat, player in sorted(self._seated.items()):
            self._book.write("player-leaves", player=player, seat=seat)
        self._book.write("dealer-leaves", by=f"dealer:D{self._dealer}")
        self._book.write("table-close")

    def _new_dealer(self, burns: bool) -> None:
        if self._dealer and burns:
            self._book.write("dealer-leaves", by=f"dealer:D{self._dealer}")
        self._dealer += 1
        self._book.write("dealer-arrives", by=f"dealer:D{self._dealer}")
        if burns:
            self._shoes[0].burn("new-dealer")

    def _burn_after_loading(self, shoe: Shoe) -> None:
        if not self._setup.double_shoe:
            shoe.burn("new-shoe")

    def _arrives(self) -> Cutter:
        free = [seat for seat in range(1, self._setup.seats + 1) if seat not in self._seated]
        seat = self._random.choice(free)
        self._players += 1
        player = f"P{self._players}"
        self._seated[seat] = player
        self._book.write("player-arrives", player=player, seat=seat)
        return Cutter(seat, player)

    def _between(self) -> None:
        """What happens before a round: reshuffles, a new dealer, players coming and going."""
        random, book = self._random, self._book
        due = [shoe for shoe in self._shoes if shoe.covered]
        for shoe in due:
            self._reload(shoe, "cover-card", self._offered(shoe))
        if due:
            self._waiting.clear()
        elif random.random() < 0.004 or self._short_of_cards():
            self._directed_reshuffle()
        if (
            not self._setup.double_shoe
            and random.random() < 0.03
            and len(self._shoes[0].cards) > self._shoes[0].behind + 1
        ):
            self._new_dealer(burns=True)
        if len(self._seated) < self._setup.seats and random.random() < 0.12:
            book.at += MINUTE
            arrived = self._arrives()
            if self._setup.entry_prohibited and not due:
                self._waiting.add(arrived.player)
        if len(self._seated) > 1 and random.random() < 0.08:
            seat = random.choice(sorted(self._seated))
            book.write("player-leaves", player=self._seated.pop(seat), seat=seat)

    def _directed_reshuffle(self) -> None:
        """A floorperson has the cards reshuffled after a round (633a.5(f) and (c)(4))."""
        for shoe in list(self._shoes):
            self._reload(shoe, "floorperson-direction", self._from_the_right())
        self._waiting.clear()

    def _from_the_right(self) -> list[Cutter]:
        """Players counterclockwise from the position farthest to the dealer's right."""
        return [Cutter(seat, self._seated[seat]) for seat in sorted(self._seated, reverse=True)]

    def _offered(self, shoe: Shoe) -> list[Cutter]:
        """To whom the cut is offered after the cover card, in order (633a.5(c)(2) and (3))."""
        if shoe.cover_seat == 0:
            return self._from_the_right()
        return [Cutter(seat, player) for seat, player in self._boxes_before if seat == shoe.cover_seat]

    def _one_round(self) -> None:
        boxes = self._boxes_before = self._boxes()
        self._number += 1
        self._book.round = self._number
        self._round(boxes).play()
        self._book.round = None

    def _round(self, boxes: list[tuple[int, str]]) -> Round:
        """A round with these boxes."""
        return Round(self._book, self._random, self._setup, self._shoes, boxes)

    def _short_of_cards(self) -> bool:
        """Whether the floorperson has the cards reshuffled, so that they last for the round."""
        return False

    def _boxes(self) -> list[tuple[int, str]]:
        """Seat and player of every box with a Blackjack Wager in the coming round, from the dealer's left."""
        random = self._random
        boxes: dict[int, str] = {}
        ready = [seat for seat in sorted(self._seated) if self._seated[seat] not in self._waiting]
        if not ready:
            self._waiting.clear()
            self._directed_reshuffle()
            ready = sorted(self._seated)
        chosen = [seat for seat in ready if random.random() < 0.9] or ready[:1]
        for seat in chosen:
            boxes[seat] = self._seated[seat]
        if self._setup.adjacent_boxes > 1:
            for seat in chosen:
                beside = seat + 1
                if (
                    beside <= self._setup.seats
                    and beside not in self._seated
                    and beside not in boxes
                    and random.random() < 0.2
                ):
                    boxes[beside] = self._seated[seat]
        if self._setup.entry_prohibited:
            self._waiting |= {player for player in self._seated.values() if player not in boxes.values()}
        return sorted(boxes.items())
