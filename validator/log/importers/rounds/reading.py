"""Reads the rows of a source, of any shape, into finished rounds; a row that cannot be read costs only itself."""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from validator.log.importers.rounds.cards import SEVERAL, tiles
from validator.log.importers.rounds.causes import Causes, Unread
from validator.log.importers.rounds.games import COLUMNS_OF_DECISIONS, INITIAL_CARDS
from validator.log.importers.rounds.listed_hands import hands_apart, out_of_lists
from validator.log.importers.rounds.mapping import HandColumns, RoundsMap
from validator.log.importers.rounds.settling import Settlement, settled
from validator.log.importers.rounds.tables import Cells, is_of_totals
from validator.log.read.encode import milliseconds
from validator.log.vocabulary import LIMITS

LONGEST_OWN: Final = 200
TILE_CARDS: Final = frozenset(("dealer_high", "dealer_low", "high", "low"))
EACH: Final = 1000
"""Rows after which it is told how far the reading has come."""
TWICE: Final = 2
MOST_POINTS: Final = 9
VENUE: Final = "venue"
"""What the log calls the stream of the whole venue, so that no table may be called so."""
SEVERAL_FROM: Final = 2
"""Hands of a cell from which on they are those of a split pair."""
NO_HAND: Final = "is no whole hand", "are no whole hands"
COUNTED_FROM_0: Final = "if seats are counted from 0, write  seats_from: 0  beside  seat"
_DIGITS = re.compile(r"[0-9]+")


@dataclass(slots=True)
class SourceHand:
    """One hand of a player's own, or in baccarat what one seat wagered."""

    row: int
    seat: int | None
    player: str
    number: int
    cards: dict[str, tuple[str, ...]]
    wagers: list[Settlement]
    decisions: dict[str, bool] = field(default_factory=dict)
    money_apart: bool = True
    """Whether its wagers are told; not where one amount stands for all the hands of a seat."""

    @property
    def place(self) -> object:
        """What tells it from the hands of others: seat, else player, else its row alone."""
        return self.seat or self.player or ("row", self.row)

    @property
    def told(self) -> tuple[object, ...]:
        """All that it tells, without the row."""
        return self.seat, self.player, self.number, self.cards, self.wagers, self.decisions


@dataclass(slots=True)
class SourceRound:
    """One finished round: ``key`` is what the source calls it, ``row`` the first row that tells of it."""

    table: str
    key: str
    row: int
    at: str | None = None
    dealer: str = ""
    several_dealers: bool = False
    cards: dict[str, tuple[str, ...]] = field(default_factory=dict)
    hands: list[SourceHand] = field(default_factory=list)
    outcome: str = ""
    announced: dict[str, int] = field(default_factory=dict)
    own: dict[str, str] = field(default_factory=dict)
    lost: set[object] = field(default_factory=set)
    whole: bool = True
    left_out: set[int] = field(default_factory=set)


@dataclass(slots=True)
class RowAbove:
    """Of rows in order, the round of the row above: its number, its cards, its places and the seat of that row."""

    number: int = 0
    cards: list[str] = field(default_factory=list)
    places: list[tuple[object, str]] = field(default_factory=list)
    seat: int = 0


@dataclass(slots=True)
class RoundsReader:
    """The rounds of a source, by table and name, and what could not be read of it."""

    bound: RoundsMap
    causes: Causes = field(default_factory=Causes)
    rounds: dict[tuple[str, str], SourceRound] = field(default_factory=dict)
    rows: int = 0
    without_round: int = 0
    """Rows of which nothing tells the round."""
    without_hand: int = 0
    """Rows that told of no hand and no wager."""
    with_hours: bool = False
    """Whether a time was told, not days alone."""
    alike: list[tuple[int, int]] = field(default_factory=list)
    """Rows of one round that tell the same as another, with neither seat nor player or as another hand of the seat."""
    totals: list[int] = field(default_factory=list)
    """Rows without cards that begin with a word for a total."""
    without_suit: Counter[str] = field(default_factory=Counter)
    """Cells that tell ranks without suits, by column."""
    together: Counter[str] = field(default_factory=Counter)
    """Cells of several hands whose money is told as one amount, by column."""
    _above: dict[int, object] = field(default_factory=dict)
    _row_above: RowAbove = field(default_factory=RowAbove)

    def read(self, rows: Iterable[tuple[int, Cells]], progress: Callable[[int], None] | None = None) -> None:
        """Read all rows; raises SourceUnusable where the file itself breaks off."""
        width = len(self.bound.columns)
        for number, cells in rows:
            row = [*cells, *(None,) * (width - len(cells))] if len(cells) < width else cells
            if not any(_is_filled(cell) for cell in row):
                continue
            self.rows += 1
            if is_of_totals(row) and not any(_is_filled(row[place]) for place in self._card_places()):
                self.totals.append(number)
                continue
            self._row(number, self._filled_down(row))
            if progress is not None and self.rows % EACH == 0:
                progress(self.rows)
        for one in self.rounds.values():
            self._finish(one)

    def _card_places(self) -> set[int]:
        """The places of all columns of cards."""
        of_hands = (places for hand in self.bound.hands for places in hand.cards.values())
        return {place for places in (*self.bound.cards.values(), *of_hands) for place in places}

    def _filled_down(self, row: Cells) -> Cells:
        if not self.bound.fill_down:
            return row
        filled = list(row)
        for place in self.bound.fill_down:
            if _is_filled(filled[place]):
                self._above[place] = filled[place]
            else:
                filled[place] = self._above.get(place)
        return filled

    def _row(self, number: int, cells: Cells) -> None:
        try:
            found = self._round(number, cells)
        except Unread as unread:
            self.causes.note(number, unread)
            self.without_round += 1
            return
        whole = True
        try:
            self._cards(found, cells)
        except Unread as unread:
            self.causes.note(number, unread)
            found.left_out.add(number)
            whole = False
        self._of_round(found, number, cells)
        before = len(found.hands), len(found.lost)
        for columns in self.bound.hands:
            place: object = None
            try:
                seat, player = self._seat(columns, cells), self._named(columns.column("player"), cells)
                place = seat or player or ("row", number)
                hands = self._hands(number, cells, columns, seat, player)
            except Unread as unread:
                self.causes.note(number, unread)
                found.left_out.add(number)
                if place is None:
                    found.whole = False
                found.lost.add(place)
                continue
            if not whole:
                found.lost.add(place)
            else:
                found.hands += hands
        self.without_hand += bool(self.bound.tells_wagers) and (len(found.hands), len(found.lost)) == before

    def _round(self, number: int, cells: Cells) -> SourceRound:
        bound = self.bound
        table = bound.table or self._named(bound.table_column, cells)
        if not table:
            raise self._unread(bound.table_column, "is empty", "are empty")
        if table == VENUE:
            raise self._unread(bound.table_column, "is no table's number", "are no tables' numbers", table)
        names = [self._named(place, cells) for place in bound.round]
        if not all(names):
            raise self._unread(bound.round[names.index("")], "is empty", "are empty")
        key = " ".join(names) if names else str(self._in_order(number, cells) if bound.rows_in_order else number)
        found = self.rounds.get((table, key))
        if found is None:
            found = self.rounds[table, key] = SourceRound(table, key, number)
        elif bound.one_row_is == "round":
            raise self._unread(
                bound.round[0],
                "stands a second time",
                "stand a second time",
                key,
                "the first one is kept; if a row is a hand, write  one_row_is: hand",
            )
        return found

    def _in_order(self, number: int, cells: Cells) -> int:
        """The number of the round of a row in order: that of the row above, while its cards stay and its seats rise."""
        once = [
            str(cells[place]) for places in self.bound.cards.values() for place in places if _is_filled(cells[place])
        ]
        seats = [
            self._seat(columns, cells) or self._named(columns.column("player"), cells) for columns in self.bound.hands
        ]
        hands = [self._named(columns.column("hand"), cells) for columns in self.bound.hands]
        here = [place for place in zip(seats, hands, strict=True) if place[0]]
        above = self._row_above
        risen = all(place not in above.places for place in here) and (
            not above.seat or not isinstance(seats[0], int) or seats[0] >= above.seat
        )
        if above.cards != once or not here or not risen:
            above.number, above.cards, above.places = number, once, []
        above.places += here
        above.seat = seats[0] if isinstance(seats[0], int) else 0
        return above.number

    def _cards(self, found: SourceRound, cells: Cells) -> None:
        """Take the cards that stand once for a round; further rows of it have the same or none."""
        for name, places in self.bound.cards.items():
            cards = self._of_places(name, places, cells)
            if name != "dealer" and cards and not self._is_hand(name, cards):
                raise self._unread(places[0], *NO_HAND, " ".join(cards))
            earlier = found.cards.setdefault(name, cards)
            if cards and not earlier:
                found.cards[name] = cards
            elif cards and cards != earlier:
                column = self.bound.columns[places[0]]
                found.whole = False
                shown = f"{' '.join(cards)} beside {' '.join(earlier)}"
                raise Unread(column, "differs within one round", "differ within one round", shown)

    def _dealer(self, found: SourceRound, number: int, cells: Cells) -> None:
        """Take who dealt; where rows of one round name two, it is not known who dealt what, and neither is named."""
        named = self._named(self.bound.dealer, cells)
        if not named or found.several_dealers:
            return
        if found.dealer and found.dealer != named:
            column = self.bound.columns[self.bound.dealer]
            shown = f"{named} beside {found.dealer}"
            self.causes.note(number, Unread(column, "differs within one round", "differ within one round", shown))
            found.dealer, found.several_dealers = "", True
        else:
            found.dealer = named

    def _is_hand(self, name: str, cards: tuple[str, ...]) -> bool:
        """Whether so many cards, or tiles, make a hand that was played."""
        return len(cards) == INITIAL_CARDS if name in TILE_CARDS else len(cards) >= INITIAL_CARDS

    def _of_round(self, found: SourceRound, number: int, cells: Cells) -> None:
        """Take what else stands once for a round; what cannot be read costs nothing beside it."""
        bound = self.bound
        if bound.time is not None and found.at is None:
            values = [cells[place] for place in bound.time_columns]
            try:
                found.at = bound.time.moment(bound.columns[bound.time_columns[0]], values) if values else None
                self.with_hours = self.with_hours or bound.time.tells_hours(values)
            except Unread as unread:
                self.causes.note(number, unread)
        self._dealer(found, number, cells)
        if not found.outcome:
            try:
                found.outcome = self._outcome(cells)
            except Unread as unread:
                self.causes.note(number, unread)
        for hand, place in bound.announced.items():
            try:
                count = self._whole(place, cells, MOST_POINTS, 0)
            except Unread as unread:
                self.causes.note(number, unread)
                continue
            if count is not None:
                found.announced.setdefault(hand, count)
        for name, place in bound.keep.items():
            if _is_filled(cells[place]):
                found.own.setdefault(name, str(cells[place]).strip()[:LONGEST_OWN])

    def _outcome(self, cells: Cells) -> str:
        """The result of a round in the words of OUTCOMES, "" where none is told. Raises Unread."""
        bound = self.bound
        marked = [outcome for outcome, place in bound.outcome_marks.items() if self._answer(place, cells)]
        if marked[1:]:
            place = bound.outcome_marks[marked[1]]
            words = "is marked beside another outcome", "are marked beside other outcomes"
            raise self._unread(place, *words, cells[place])
        if marked or bound.outcome < 0:
            return marked[0] if marked else ""
        word = self._named(bound.outcome, cells)
        outcome = bound.outcomes.get(word.lower(), "")
        if word and not outcome:
            advice = "name it in the map under outcome"
            raise self._unread(bound.outcome, "is no outcome", "are no outcomes", word, advice)
        return outcome

    def _hands(
        self, number: int, cells: Cells, columns: HandColumns, seat: int | None, player: str
    ) -> list[SourceHand]:
        """The hands in some columns of a row, those of a split pair in one cell among them. Raises Unread."""
        listed = self._listed(columns, cells)
        if len(listed) < SEVERAL_FROM:
            cards = {name: self._of_places(name, places, cells) for name, places in columns.cards.items()}
            hand = self._hand(number, out_of_lists(cells), columns, seat, player, cards)
            return [] if hand is None else [hand]
        place = columns.cards["cards"][0]
        if columns.column("hand") >= 0 or columns.number >= 0:
            advice = "its row or its columns name one hand; a map of such lists names no hand"
            raise self._unread(place, *SEVERAL, cells[place], advice)
        self.bound.splits_listed = True
        self.without_suit[self.bound.columns[place]] += any(map(_lack_suit, listed))
        if not (parted := hands_apart(columns, cells, len(listed), self.bound.answers)):
            self.together[self.bound.columns[place]] += 1
        hands = []
        for at, cards_of_one in enumerate(listed):
            if not self._is_hand("cards", cards_of_one):
                raise self._unread(place, *NO_HAND, " ".join(cards_of_one))
            if not parted:
                hands.append(SourceHand(number, seat, player, at + 1, {"cards": cards_of_one}, [], money_apart=False))
                continue
            hand = self._hand(number, parted[at], columns, seat, player, {"cards": cards_of_one})
            if hand is not None:
                hand.number = at + 1
                hands.append(hand)
        return hands

    def _listed(self, columns: HandColumns, cells: Cells) -> tuple[tuple[str, ...], ...]:
        """The hands in the one cell of a hand's cards, as a list of lists tells them; () where the map names none."""
        places = columns.cards.get("cards", ())
        if len(places) != 1:
            return ()
        cell = cells[places[0]]
        if isinstance(cell, list) and any(isinstance(one, list) for one in cell):
            self.bound.splits_listed = True
        return self.bound.reader.hands(self.bound.columns[places[0]], cell)

    def _hand(
        self,
        number: int,
        cells: Cells,
        columns: HandColumns,
        seat: int | None,
        player: str,
        cards: dict[str, tuple[str, ...]],
    ) -> SourceHand | None:
        """The hand of some cards whose money stands in some columns of a row; None where none does. Raises Unread."""
        wagers = self._wagers(cells, columns)
        if not wagers and not any(cards.values()):
            return None
        if columns.cards and not wagers:
            raise self._unread(self._main_stake(columns), "is empty or 0 beside cards", "are empty or 0 beside cards")
        for name, places in columns.cards.items():
            place = places[0] if places else -1
            if not cards[name]:
                raise self._unread(place, "is empty beside a wager", "are empty beside a wager")
            if not self._is_hand(name, cards[name]):
                raise self._unread(place, *NO_HAND, " ".join(cards[name]))
        hand = 1 if columns.number < 0 else columns.number
        if columns.column("hand") >= 0:
            hand = self._whole(columns.column("hand"), cells, LIMITS["hand"]) or 1
        if hand > 1 and any(wager.kind == "insurance" for wager in wagers):
            advice = "it is taken before a pair is split, and stands with the first hand alone"
            words = "is beside a split hand", "are beside split hands"
            raise self._unread(columns.wagers["insurance"].stake, *words, None, advice)
        decisions = {
            key: self._answer(columns.column(key), cells)
            for key in (*COLUMNS_OF_DECISIONS, "doubled")
            if columns.column(key) >= 0
        }
        payout = columns.wagers[self.bound.game.main].payout if self.bound.game.main else None
        if decisions.get("surrendered") and payout is not None and payout.form == "payout_without_stake":
            advice = "winnings alone do not tell how much of the stake was kept; the map may name net: COLUMN"
            words = "is of a hand that was surrendered", "are of hands that were surrendered"
            raise self._unread(payout.column, *words, None, advice)
        return SourceHand(number, seat, player, hand, cards, wagers, decisions)

    def _main_stake(self, columns: HandColumns) -> int:
        return next(iter(columns.wagers.values())).stake

    def _unread(self, place: int, one: str, several: str, shown: object = None, advice: str = "") -> Unread:
        return Unread(self.bound.columns[place] if place >= 0 else "", one, several, shown, advice)

    def _wagers(self, cells: Cells, columns: HandColumns) -> list[Settlement]:
        """The wagers that stand in a row. Raises Unread."""
        found: list[Settlement] = []
        for kind, wager in columns.wagers.items():
            if wager.stake < 0:
                continue
            stake = self._amount(wager.stake, cells)
            if not stake:
                continue
            stakes = [(kind or self._type(cells), stake)]
            if kind == self.bound.game.main and kind:
                stakes = self._doubled(cells, columns, kind, stake)
            found += settled(self.bound, wager, cells, stakes)
        return found

    def _doubled(self, cells: Cells, columns: HandColumns, main: str, stake: int) -> list[tuple[str, int]]:
        """The wager of a hand and, where it was doubled, the Double Down Wager. Raises Unread."""
        place = columns.column("double_stake")
        added = self._amount(place, cells)
        if not added and self._answer(columns.column("doubled"), cells):
            if not self.bound.double_amount:
                raise self._unread(place, "is empty or 0 though doubled", "are empty or 0 though doubled")
            if self.bound.double_amount == "half":
                if stake % TWICE:
                    place = self._main_stake(columns)
                    raise self._unread(place, "is odd though doubled", "are odd though doubled", cells[place])
                stake //= TWICE
            added = stake
        return [(main, stake), ("double-down", added)] if added else [(main, stake)]

    def _type(self, cells: Cells) -> str:
        word = self._named(self.bound.row_type, cells)
        kind = self.bound.row_types.get(word.lower())
        if kind is None:
            advice = "name it in the map under wagers: each_row"
            raise self._unread(self.bound.row_type, "is no type of wager", "are no types of wagers", word, advice)
        return kind

    def _amount(self, place: int, cells: Cells) -> int | None:
        if place < 0:
            return None
        amount = self.bound.money.cents(self.bound.columns[place], cells[place])
        if amount is not None and amount < 0:
            raise self._unread(place, "is below 0", "are below 0", cells[place])
        return amount

    def _of_places(self, name: str, places: Sequence[int], cells: Cells) -> tuple[str, ...]:
        read = tiles if name in TILE_CARDS else self.bound.reader.cards
        found: tuple[str, ...] = ()
        for place in places:
            if cells[place] is not None:
                column = self.bound.columns[place]
                cards = read(column, cells[place])
                self.without_suit[column] += _lack_suit(cards)
                found += cards
        return found

    def _seat(self, columns: HandColumns, cells: Cells) -> int | None:
        first = self.bound.seats_from
        if columns.column("seat") < 0:
            return columns.seat + 1 - first if columns.seat >= first else None
        number = self._whole(columns.column("seat"), cells, LIMITS["seat"], first)
        return None if number is None else number + 1 - first

    def _whole(self, place: int, cells: Cells, most: int, least: int = 1) -> int | None:
        """The number in a cell ("Seat 3" is 3); None for an empty one. Raises Unread."""
        word = self._named(place, cells)
        if not word:
            return None
        numbers = _DIGITS.findall(word)
        if len(numbers) != 1 or not least <= int(numbers[0]) <= most:
            words = f"is no number from {least} to {most}", f"are no numbers from {least} to {most}"
            from_nought = numbers == ["0"] and place in (hand.column("seat") for hand in self.bound.hands)
            raise self._unread(place, *words, word, COUNTED_FROM_0 if from_nought else "")
        return int(numbers[0])

    def _answer(self, place: int, cells: Cells) -> bool:
        if place < 0:
            return False
        word = self._named(place, cells)
        answer = self.bound.answers.get(word.lower())
        if answer is None:
            advice = "name it in the map under yes_words or no_words"
            raise self._unread(place, "is neither yes nor no", "are neither yes nor no", word, advice)
        return answer

    def _named(self, place: int, cells: Cells) -> str:
        """The text of a cell, a whole number without its point; "" where there is none. Raises Unread."""
        value = cells[place] if place >= 0 else None
        if value is None:
            return ""
        if isinstance(value, float) and value.is_integer():
            value = int(value)
        word = " ".join(str(value).split())
        if len(word) > LIMITS["player"] or not word.isprintable():
            raise self._unread(place, "is no name", "are no names", word)
        return word

    def _finish(self, found: SourceRound) -> None:
        """Take out of a round what must not be judged: hands beside one that could not be read, or told twice."""
        by_place: dict[object, dict[int, SourceHand]] = {}
        kept = []
        added: dict[int, object] = {}
        for hand in found.hands:
            of_seat = by_place.setdefault(hand.place, {})
            other = of_seat.get(hand.number)
            if other is None:
                of_seat[hand.number] = hand
                kept.append(hand)
            elif self.bound.game.family == "baccarat" and self.bound.row_type >= 0:
                other.wagers += hand.wagers
                added[hand.row] = hand.place
            elif other.told == hand.told:
                self.causes.note(hand.row, Unread("", "is the same as another", "are the same as others"))
                found.left_out.add(hand.row)
            else:
                advice = "if further hands come from splits, the map may say hands: hand"
                words = "tells of a hand told already", "tell of hands told already"
                self.causes.note(hand.row, Unread("", *words, f"{found.key}, {hand.place}", advice))
                found.left_out.add(hand.row)
                found.lost.add(hand.place)
        self._note_alike(kept)
        for place, hands in by_place.items():
            if sorted(hands) != list(range(1, len(hands) + 1)) and place not in found.lost:
                row = next(iter(hands.values())).row
                words = "tells of hands not numbered from 1", "tell of hands not numbered from 1"
                self.causes.note(row, Unread("", *words))
                found.left_out.add(row)
                found.lost.add(place)
        for name, places in self.bound.cards.items():
            if name != "dealer" and not found.cards.get(name) and found.whole and not found.lost:
                self.causes.note(found.row, self._unread(places[0], "is empty", "are empty"))
                found.whole = False
        told = [hand for hand in kept if hand.place not in found.lost] if found.whole else []
        seats = {hand.place for hand in told}
        rows = {hand.row for hand in told} | {row for row, place in added.items() if place in seats}
        beside = {hand.row for hand in found.hands} - rows - self.causes.rows
        self.causes.beside |= beside
        found.left_out |= beside
        found.hands = told

    def _note_alike(self, hands: Sequence[SourceHand]) -> None:
        """Note rows that tell the same cards and money where nothing but the number of a hand tells them apart."""
        first: dict[str, int] = {}
        for hand in hands:
            whose = hand.seat or hand.player
            told = str((whose, hand.cards, hand.wagers, hand.decisions))
            row = first.setdefault(told, hand.row)
            if row != hand.row and (hand.cards or not whose):
                self.alike.append((hand.row, row))

    def told(self) -> Iterator[SourceRound]:
        """The rounds of which something can be said, in the order of the source, or of their times."""
        there = [one for one in self.rounds.values() if one.whole and (one.hands or not one.lost)]
        if there and all(one.at for one in there):
            there.sort(key=lambda one: milliseconds(one.at))
        yield from there


def _lack_suit(cards: Sequence[str]) -> bool:
    """Whether a card is among them of which the rank alone is told."""
    return any(len(card) > 1 and card.endswith("?") for card in cards)


def _is_filled(cell: object) -> bool:
    return cell is not None and cell != "" and (not isinstance(cell, str) or bool(cell.strip()))
