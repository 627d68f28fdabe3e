"""Puts rows into the order in which a round is played, where their own order is not that of the acts.

A log that declares ``records seq never`` (a spreadsheet of final hands) says what was done, not when. Its rounds are
read as play would have them: wagers, initial cards, splits, each hand's decisions and further cards, the dealer's
cards, settlement. The cards of one hand stay as they stand.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

from validator.games.rounds.run import list_of
from validator.log.cards import RANKS, card_rank
from validator.log.codes import (
    KIND_ANNOUNCE,
    KIND_CHOICE,
    KIND_CLEARED,
    KIND_COLLECT,
    KIND_DEAL,
    KIND_DELIVER,
    KIND_EXPOSE,
    KIND_MOVE_CARD,
    KIND_MUCK,
    KIND_NO_MORE_BETS,
    KIND_OFFER,
    KIND_PAY,
    KIND_PEEK,
    KIND_RECORDS,
    KIND_RESULT,
    KIND_RETURN,
    KIND_ROUND_END,
    KIND_ROUND_START,
    KIND_SET_HAND,
    KIND_SPLIT,
    KIND_UNREADABLE,
    KIND_VIGORISH,
    KIND_VOID_HAND,
    KIND_VOID_ROUND,
    KIND_WAGER,
    KIND_WAGER_CHANGED,
    KIND_WAGER_WITHDRAWN,
    NOT_RECORDED,
    PLACE_WAGER_AREA,
    WHAT_ACCEPT_CARD,
    WHAT_DOUBLE,
    WHAT_DOUBLE_DOWN,
    WHAT_EVEN_MONEY,
    WHAT_FREE_BET,
    WHAT_FREE_DOUBLE,
    WHAT_FREE_SPLIT,
    WHAT_HIT,
    WHAT_INSURANCE,
    WHAT_RESCUE,
    WHAT_SIDEWAYS,
    WHAT_SPLIT,
    WHAT_STAND,
    WHAT_SURRENDER,
)
from validator.log.columns import Columns
from validator.replay.events import SAYINGS, held_at, places_of

DEALER: Final = 0
"""The hand of the dealer, of which a hidden card is turned before he draws."""
INITIAL_CARDS: Final = 2
"""Cards of a hand that come before decisions, where its rows tell of more."""
TILES_OF_A_HAND: Final = 2
"""Tiles of a high or of a low hand."""
ACE: Final = RANKS.index("A")
TENS: Final = frozenset(map(RANKS.index, ("10", "J", "Q", "K")))

WAGERS_IN_PLAY: Final = (WHAT_SPLIT, WHAT_DOUBLE_DOWN, WHAT_FREE_BET)
SPLITTING: Final = (WHAT_SPLIT, WHAT_FREE_SPLIT)
DOUBLING: Final = (WHAT_DOUBLE, WHAT_FREE_DOUBLE)
ASKING: Final = (WHAT_HIT, WHAT_ACCEPT_CARD)
PLAIN: Final = (*ASKING, WHAT_STAND)
LAST_WORDS: Final = (WHAT_RESCUE, WHAT_STAND, WHAT_SURRENDER)
"""The decisions after which a hand takes no card."""

BEFORE: Final = (
    KIND_ROUND_START,
    KIND_WAGER,
    KIND_WAGER_WITHDRAWN,
    KIND_NO_MORE_BETS,
    KIND_DELIVER,
    KIND_DEAL,
    KIND_OFFER,
)
"""The kinds that precede decisions, in order; those that are neither here nor below follow them."""
AFTER: Final = (
    KIND_MOVE_CARD,
    KIND_SET_HAND,
    KIND_EXPOSE,
    KIND_ANNOUNCE,
    KIND_VOID_HAND,
    KIND_VOID_ROUND,
    KIND_RESULT,
    KIND_COLLECT,
    KIND_PAY,
    KIND_VIGORISH,
    KIND_RETURN,
    KIND_MUCK,
    KIND_CLEARED,
    KIND_ROUND_END,
)
"""The kinds that follow the last card, in order."""
ADDED: Final = len(BEFORE) + 1
"""A payout that is added to another wager, and after it the row that says what that wager is then."""
INSURANCE: Final = ADDED + 2
PEEK: Final = INSURANCE + 1
AT_ONCE: Final = PEEK + 1
"""The payment of a hand of an ace and a card of value 10."""
IN_PLAY: Final = AT_ONCE + 1
PLACES: Final = (
    {kind: place for place, kind in enumerate(BEFORE)}
    | {kind: place for place, kind in enumerate(AFTER, start=IN_PLAY + 1)}
    | {KIND_WAGER_CHANGED: ADDED + 1, KIND_PEEK: PEEK}
)


def as_played(events: Columns, choices: bool) -> Columns:
    """The events, the rows of each round together and in the order of play; rows between rounds stay before them.

    ``choices`` says that each decision is recorded, so that in a round in which one to draw or to stand is, it is known
    how many cards precede a doubling. A source of finished rounds may record those alone that change what is paid.
    """
    events = events.lists()
    rounds: dict[int, list[int]] = {}
    between: list[list[int]] = [[]]
    for i, number in enumerate(events.round):
        if number == NOT_RECORDED:
            between[-1].append(i)
        else:
            if number not in rounds:
                between.append([])
            rounds.setdefault(number, []).append(i)
    order = list(between[0])
    for rows, later in zip(rounds.values(), between[1:], strict=True):
        order += [*_Round(events, rows, choices), *later]
    return Columns(*([column[i] for i in order] for column in events))


def set_again(events: Columns) -> list[int]:
    """The rows that set a high or a low hand of tiles once more: without order none can say what was settled on."""
    tiles: Counter[tuple[int, int, int]] = Counter()
    found = []
    for i in places_of(events, (KIND_SET_HAND,)):
        hand = int(events.round[i]), int(events.hand[i]), int(events.what[i])
        tiles[hand] += 1
        if tiles[hand] > TILES_OF_A_HAND:
            found.append(i)
    return found


class _Round:
    """The rows of one round in the order of play."""

    def __init__(self, events: Columns, rows: Sequence[int], choices: bool) -> None:
        self._events = events
        self._told = choices and any(events.kind[i] == KIND_CHOICE and events.what[i] in PLAIN for i in rows)
        self._cards: dict[int, int] = defaultdict(int)
        self._deals: dict[int, list[int]] = defaultdict(list)
        self._choices: dict[int, list[int]] = defaultdict(list)
        self._wagers: dict[int, list[int]] = defaultdict(list)
        self._taken_back: dict[int, list[int]] = defaultdict(list)
        self._turned: list[int] = []
        self._splits = [i for i in rows if events.kind[i] == KIND_SPLIT]
        formed = {events.hand[i] for i in self._splits}
        doubled = {events.wager[i]: events.hand[i] for i in rows if self._is_double(i)}
        self._naturals = self._paid_at_once(rows, formed)
        placed: list[tuple[int, int]] = []
        for i in rows:
            place = self._place(i, formed, doubled)
            if place != IN_PLAY:
                placed.append((place, i))
        placed.sort()
        self._before = [i for place, i in placed if place < IN_PLAY]
        self._after = [i for place, i in placed if place > IN_PLAY]

    def _paid_at_once(self, rows: Sequence[int], formed: set[int]) -> set[int]:
        """The wagers on hands that are Blackjacks."""
        events = self._events
        dealt: dict[int, list[int]] = defaultdict(list)
        for i in rows:
            if events.kind[i] == KIND_DEAL and events.hand[i] not in formed:
                dealt[events.hand[i]].append(card_rank(events.card[i]))
        naturals = {
            hand
            for hand, ranks in dealt.items()
            if len(ranks) == INITIAL_CARDS and ACE in ranks and TENS.intersection(ranks)
        }
        return {events.wager[i] for i in rows if events.kind[i] == KIND_WAGER and events.hand[i] in naturals}

    def _is_double(self, i: int) -> bool:
        return bool(self._events.kind[i] == KIND_WAGER and self._events.what[i] == WHAT_DOUBLE_DOWN)

    def _place(self, i: int, formed: set[int], doubled: dict[int, int]) -> int:
        """Where a row stands; one in play is put with its hand."""
        events = self._events
        kind, what, hand = events.kind[i], events.what[i], events.hand[i]
        in_play = None
        if kind == KIND_WAGER and what == WHAT_INSURANCE:
            return INSURANCE
        if kind == KIND_WAGER and what in WAGERS_IN_PLAY:
            in_play = self._wagers[hand]
        elif kind == KIND_WAGER_WITHDRAWN and events.wager[i] in doubled:
            in_play = self._taken_back[doubled[events.wager[i]]]
        elif kind == KIND_CHOICE:
            if what == WHAT_EVEN_MONEY:
                return INSURANCE
            in_play = self._choices[hand]
        elif kind == KIND_DEAL:
            if hand not in formed and self._cards[hand] < INITIAL_CARDS:
                self._cards[hand] += 1
            else:
                in_play = self._deals[hand]
        elif kind == KIND_EXPOSE and hand == DEALER:
            in_play = self._turned
        if in_play is not None:
            in_play.append(i)
        if in_play is not None or kind == KIND_SPLIT:
            return IN_PLAY
        if kind == KIND_PAY and events.dest[i] == PLACE_WAGER_AREA:
            return ADDED
        if kind in (KIND_PAY, KIND_RETURN) and events.wager[i] in self._naturals:
            return AT_ONCE
        return PLACES.get(kind, len(BEFORE))

    def __iter__(self) -> Iterator[int]:
        """The rows, as play would have them."""
        yield from self._before
        yield from self._split()
        of_no_hand = self._taken_back.pop(NOT_RECORDED, ())
        hands = {*self._deals, *self._choices, *self._wagers, *self._taken_back} - {DEALER}
        for hand in sorted(hands):
            yield from self._play(hand)
        yield from of_no_hand
        yield from self._choices[DEALER]
        yield from self._wagers[DEALER]
        yield from self._turned
        yield from self._deals[DEALER]
        yield from self._after

    def _split(self) -> Iterator[int]:
        """Each split once its hand holds two cards, and the cards that a hand must have been dealt before it."""
        events = self._events
        while self._splits:
            ready = next((i for i in self._splits if self._cards[events.ref[i]] >= INITIAL_CARDS), None)
            waiting = next((i for i in self._splits if self._cards[events.ref[i]] and self._deals[events.ref[i]]), None)
            if ready is None and waiting is not None:
                parent = events.ref[waiting]
                deals = self._deals[parent]
                card = next((i for i in deals if events.card[i] == events.card[waiting]), deals[0])
                deals.remove(card)
                self._cards[parent] += 1
                yield card
                continue
            split = self._splits[0] if ready is None else ready
            self._splits.remove(split)
            parent, child = events.ref[split], events.hand[split]
            self._cards[parent] -= 1
            self._cards[child] += 1
            yield from _taken(self._choices[parent], [i for i in self._choices[parent] if self._says(i, SPLITTING)][:1])
            for hand in (child, parent):
                yield from _taken(self._wagers[hand], self._of_split(hand))
            yield split

    def _says(self, i: int, words: Sequence[int]) -> bool:
        return self._events.what[i] in words

    def _of_split(self, hand: int) -> list[int]:
        """The wagers on a hand that are made as it is split: of lammers those for which there is no doubling."""
        doubles = sum(1 for i in self._choices[hand] if self._says(i, DOUBLING))
        lammers = [i for i in self._wagers[hand] if self._says(i, (WHAT_FREE_BET,))]
        stakes = [i for i in self._wagers[hand] if self._says(i, (WHAT_SPLIT,))]
        return [*stakes, *lammers[: max(0, len(lammers) - doubles)]]

    def _play(self, hand: int) -> Iterator[int]:
        """What is decided on a hand and dealt to it; the last card of one that is doubled follows the doubling.

        That is the first that lies sideways; or else, where each decision is told, so many cards precede it as were
        asked for.
        """
        deals, choices, wagers = self._deals[hand], self._choices[hand], self._wagers[hand]
        doubling = [*(i for i in choices if self._says(i, DOUBLING)), *wagers]
        further = max(0, self._cards[hand] + len(deals) - INITIAL_CARDS) if doubling else 0
        asked = sum(1 for i in choices if self._says(i, ASKING)) if self._told else further - 1
        sideways = (place for place, i in enumerate(deals) if doubling and self._says(i, (WHAT_SIDEWAYS,)))
        until = next(sideways, len(deals) - max(0, further - max(0, asked)))
        yield from (i for i in choices if not self._says(i, (*DOUBLING, *LAST_WORDS)))
        yield from deals[:until]
        yield from doubling
        yield from deals[until:]
        yield from self._taken_back[hand]
        yield from (i for i in choices if self._says(i, LAST_WORDS))


def _taken(rows: list[int], chosen: Sequence[int]) -> Sequence[int]:
    """``chosen``, taken out of ``rows``."""
    for i in chosen:
        rows.remove(i)
    return chosen


def order_is_in_doubt(events: Columns, heard: int) -> bool:
    """Whether a row was lost that may have declared that the order of rows is not that of acts, and no times tell it.

    Such a row stands before all that is done, among the events, or at the line ``heard``, where that is not 0.
    """
    unread = places_of(events, (KIND_UNREADABLE,))
    if not (unread or heard):
        return False
    held = zip(unread, held_at(events.n, unread), strict=True)
    lost = [int(events.line[i]) for i, kind in held if kind in (KIND_RECORDS, NOT_RECORDED)]
    lost += [heard] if heard else []
    if not lost:
        return False
    numbers, kinds = list_of(events.round), list_of(events.kind)
    first = next((i for i, kind in enumerate(kinds) if kind not in (*SAYINGS, KIND_UNREADABLE)), len(kinds) - 1)
    if min(lost) >= events.line[first]:
        return False
    of_rounds = [at for at, number in zip(list_of(events.at), numbers, strict=True) if number != NOT_RECORDED]
    later = sum(one < other for one, other in pairwise(of_rounds))
    return later < len(of_rounds) // 2 or any(one > other for one, other in pairwise(of_rounds))
