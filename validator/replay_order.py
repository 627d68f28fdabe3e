"""Rows whose order is not that of the acts, put in the order in which a round is played.

A log that declares ``records seq never`` (a spreadsheet of final hands) says what was done, not when. Its rounds are
read as play would have them: wagers, cards, splits, decisions, settlement; the cards of one hand stay as they stand.
"""

from typing import Final

from validator.log.codes import (
    KIND_ANNOUNCE,
    KIND_CHOICE,
    KIND_CLEARED,
    KIND_COLLECT,
    KIND_DEAL,
    KIND_DELIVER,
    KIND_EXPOSE,
    KIND_MUCK,
    KIND_NO_MORE_BETS,
    KIND_OFFER,
    KIND_PAY,
    KIND_PEEK,
    KIND_RESULT,
    KIND_RETURN,
    KIND_ROUND_END,
    KIND_ROUND_START,
    KIND_SET_HAND,
    KIND_SPLIT,
    KIND_VIGORISH,
    KIND_WAGER,
    KIND_WAGER_CHANGED,
    NOT_RECORDED,
    WHAT_DOUBLE_DOWN,
    WHAT_INSURANCE,
    WHAT_SPLIT,
)
from validator.log.columns import Columns

LATER_WAGERS: Final = (WHAT_INSURANCE, WHAT_SPLIT, WHAT_DOUBLE_DOWN)
"""The wagers that are placed once cards are dealt, in the order of play."""

LAST: Final = {
    kind: place
    for place, kind in enumerate(
        (
            KIND_PEEK,
            KIND_SPLIT,
            KIND_CHOICE,
            KIND_DEAL,
            KIND_SET_HAND,
            KIND_EXPOSE,
            KIND_ANNOUNCE,
            KIND_RESULT,
            KIND_COLLECT,
            KIND_PAY,
            KIND_VIGORISH,
            KIND_RETURN,
            KIND_MUCK,
            KIND_CLEARED,
            KIND_ROUND_END,
        ),
        start=100,
    )
}
"""The kinds of rows that follow the initial cards, and their places."""
FIRST: Final = {
    kind: place
    for place, kind in enumerate(
        (KIND_ROUND_START, KIND_WAGER, KIND_WAGER_CHANGED, KIND_NO_MORE_BETS, KIND_DELIVER, KIND_DEAL, KIND_OFFER)
    )
}
INITIAL_CARDS: Final = 2
"""Cards of a hand that come before decisions, where its rows tell of more."""


def as_played(events: Columns) -> Columns:
    """The events, the rows of each round together and in the order of play; rows between rounds stay before them."""
    events = events.lists()
    formed = {
        (number, hand)
        for kind, number, hand in zip(events.kind, events.round, events.hand, strict=True)
        if kind == KIND_SPLIT
    }
    rounds: dict[int, int] = {}
    cards: dict[tuple[int, int], int] = {}
    keys: list[tuple[int, int, int]] = []
    for i, kind in enumerate(events.kind):
        number = events.round[i]
        if number == NOT_RECORDED:
            keys.append((len(rounds), -1, i))
            continue
        of_round = rounds.setdefault(number, len(rounds) + 1)
        place = FIRST.get(kind, LAST.get(kind, len(FIRST)))
        if kind == KIND_WAGER and events.what[i] in LATER_WAGERS:
            place = LAST[KIND_PEEK] - 1 if events.what[i] == WHAT_INSURANCE else LAST[KIND_SPLIT]
        elif kind == KIND_DEAL:
            hand = number, events.hand[i]
            cards[hand] = cards.get(hand, 0) + 1
            if hand in formed or cards[hand] > INITIAL_CARDS:
                place = LAST[KIND_DEAL]
        keys.append((of_round, place, i))
    order = [i for *_, i in sorted(keys)]
    return Columns(*([column[i] for i in order] for column in events))
