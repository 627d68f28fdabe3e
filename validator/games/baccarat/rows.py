"""Begins and closes the rows of rounds and hands."""

from typing import Final

from validator.core.kernel import Ints, kernel
from validator.games.baccarat.tables import hand, note, round_, wager
from validator.games.baccarat.third_card import (
    DRAW,
    STAY,
    UNKNOWN,
    bankers_due,
    players_due,
    sum_of,
    value_of,
    winner_of,
)
from validator.games.numbers import carried
from validator.games.rounds.rows import HAND_ROWS, SEAT_HANDS, WAGER_ROWS

take = carried("baccarat.rows")
TABLE_DIRECTION: Final = take()
TABLE_CHIP_UNIT: Final = take()
TABLE_POSITIONS: Final = take()
"""Places of the state column in which the machine keeps what the log said of the table."""

DEALER: Final = 0
PLAYER: Final = 1
BANKER: Final = 2
"""Ids of the dealer's place, the Player's Hand and the Banker's Hand."""


@kernel
def new_hand(hands: Ints, scratch: Ints, row: int, ident: int) -> int:
    """Append a hand to the round ``row``; the row's number."""
    h = hands[0]
    hands[0] = h + hand.WIDTH
    for place in range(hand.WIDTH):
        hands[h + place] = -1
    hands[h + hand.ROUND] = row
    hands[h + hand.ID] = ident
    hands[h + hand.SEAT] = 0 if ident == DEALER else -1
    hands[h + hand.DEALT] = 0
    hands[h + hand.COUNTED] = 0
    scratch[HAND_ROWS + ident] = h
    return h


@kernel
def new_round(rounds: Ints, hands: Ints, wagers: Ints, scratch: Ints, state: Ints, number: int, event: int) -> int:
    """Append a round with its three hands; the row's number."""
    r = rounds[0]
    rounds[0] = r + round_.WIDTH
    for place in range(round_.WIDTH):
        rounds[r + place] = -1
    rounds[r + round_.NUMBER] = number
    rounds[r + round_.FIRST] = event
    rounds[r + round_.LAST] = event
    rounds[r + round_.HAND] = hands[0]
    rounds[r + round_.WAGER] = wagers[0]
    rounds[r + round_.GAPS] = 0
    rounds[r + round_.UNCLEAR] = 0
    rounds[r + round_.DIRECTION] = state[TABLE_DIRECTION]
    rounds[r + round_.CHIP_UNIT] = state[TABLE_CHIP_UNIT]
    rounds[r + round_.POSITIONS] = state[TABLE_POSITIONS]
    new_hand(hands, scratch, r, DEALER)
    new_hand(hands, scratch, r, PLAYER)
    new_hand(hands, scratch, r, BANKER)
    return r


@kernel
def players_hand(rounds: Ints, r: int) -> int:
    """Row of the Player's Hand of a round."""
    return rounds[r + round_.HAND] + hand.WIDTH


@kernel
def bankers_hand(rounds: Ints, r: int) -> int:
    """Row of the Banker's Hand of a round."""
    return rounds[r + round_.HAND] + hand.WIDTH + hand.WIDTH


@kernel
def begin_vigorish(wagers: Ints, w: int) -> None:
    """Begin baccarat's own fields of a new wager."""
    wagers[w + wager.TAKEN_VIGORISH] = 0
    wagers[w + wager.MARKED_VIGORISH] = 0
    wagers[w + wager.VIGORISH] = -1
    wagers[w + wager.UNPRICED_VIGORISH] = 0


@kernel
def add_card(hands: Ints, h: int, card: int, i: int) -> None:
    """Put a card that event ``i`` dealt to hand row ``h`` into its place."""
    place = hands[h + hand.DEALT]
    hands[h + hand.DEALT] = place + 1
    hands[h + hand.LAST_CARD] = i
    if place <= hand.THIRD - hand.FIRST:
        hands[h + hand.FIRST + place] = card
        hands[h + hand.FIRST_EVENT + place] = i
    elif hands[h + hand.FOURTH_EVENT] < 0:
        hands[h + hand.FOURTH_EVENT] = i


@kernel
def show_card(hands: Ints, h: int, card: int, dealt: int, i: int) -> None:
    """A card of hand row ``h`` is turned by event ``i``: that of event ``dealt``, else the first not known yet."""
    if hands[h + hand.TURNED] < 0:
        hands[h + hand.TURNED] = i
    if card < 0:
        return
    for place in range(hand.THIRD - hand.FIRST + 1):
        if dealt >= 0 and hands[h + hand.FIRST_EVENT + place] == dealt:
            hands[h + hand.FIRST + place] = card
            return
    for place in range(hand.THIRD - hand.FIRST + 1):
        if hands[h + hand.FIRST_EVENT + place] >= 0 and hands[h + hand.FIRST + place] < 0:
            hands[h + hand.FIRST + place] = card
            return


@kernel
def take_third(hands: Ints, h: int, i: int) -> int:
    """The third card of hand row ``h`` goes elsewhere by event ``i``; the card."""
    card = hands[h + hand.THIRD]
    hands[h + hand.TAKEN_AWAY] = i
    hands[h + hand.THIRD] = -1
    hands[h + hand.THIRD_EVENT] = -1
    hands[h + hand.DEALT] -= 1
    return card


@kernel
def count_cards(options: Ints, notes: Ints, hands: Ints, h: int) -> None:
    """Count the cards of a hand whose DUE is known: those that the law gives it, of those that it was dealt."""
    dealt = hands[h + hand.DEALT]
    initial = 2 if dealt > 2 else dealt
    counted = initial
    points = hands[h + hand.INITIAL]
    if hands[h + hand.THIRD_EVENT] >= 0:
        if hands[h + hand.DUE] == STAY:
            hands[h + hand.EXTRA] = hands[h + hand.THIRD_EVENT]
        else:
            counted += 1
            points = sum_of(options, points, value_of(options, hands[h + hand.THIRD]))
            if hands[h + hand.DUE] == UNKNOWN:
                points = UNKNOWN
    if hands[h + hand.EXTRA] < 0:
        hands[h + hand.EXTRA] = hands[h + hand.FOURTH_EVENT]
    hands[h + hand.COUNTED] = counted
    hands[h + hand.POINTS] = points
    for place in range(counted):
        notes[hands[h + hand.FIRST_EVENT + place] * note.WIDTH + note.COUNTED] = 1


@kernel
def count_round(rounds: Ints, hands: Ints, notes: Ints, options: Ints, r: int) -> None:
    """Count both hands of a round by the law, from the cards that they were dealt.

    A third card that the law gives the Player's Hand no right to is not counted, and the Banker's Hand draws or stays
    as if that hand had none. Where a third card that is due was not dealt the round is unclear: how it is to be
    settled the law does not say.
    """
    p = players_hand(rounds, r)
    b = bankers_hand(rounds, r)
    rounds[r + round_.UNCLEAR] = 0
    for h in range(p, b + 1, hand.WIDTH):
        hands[h + hand.EXTRA] = -1
        if hands[h + hand.DEALT] >= 2:
            points = sum_of(options, 0, value_of(options, hands[h + hand.FIRST]))
            hands[h + hand.INITIAL] = sum_of(options, points, value_of(options, hands[h + hand.SECOND]))
    player = hands[p + hand.INITIAL]
    banker = hands[b + hand.INITIAL]
    hands[p + hand.DUE] = players_due(options, player, banker)
    count_cards(options, notes, hands, p)
    third = value_of(options, hands[p + hand.THIRD])
    given = hands[p + hand.THIRD_EVENT] >= 0
    drew = given and hands[p + hand.EXTRA] != hands[p + hand.THIRD_EVENT]
    due = bankers_due(options, player, banker, 1 if drew else 0, third if drew else UNKNOWN)
    hands[b + hand.DUE] = due
    count_cards(options, notes, hands, b)
    for h in range(p, b + 1, hand.WIDTH):
        if hands[h + hand.DUE] == DRAW and hands[h + hand.THIRD_EVENT] < 0:
            rounds[r + round_.UNCLEAR] = 1
    if hands[p + hand.DEALT] >= 2 and hands[b + hand.DEALT] >= 2:
        rounds[r + round_.WINNER] = winner_of(hands[p + hand.POINTS], hands[b + hand.POINTS])


@kernel
def close_round(rounds: Ints, hands: Ints, wagers: Ints, notes: Ints, scratch: Ints, options: Ints, r: int) -> None:
    """Complete the row of round ``r`` and clear the scratch for the next."""
    first = rounds[r + round_.HAND]
    rounds[r + round_.HANDS_END] = hands[0]
    rounds[r + round_.WAGERS_END] = wagers[0]
    count_round(rounds, hands, notes, options, r)
    for w in range(rounds[r + round_.WAGER], wagers[0], wager.WIDTH):
        scratch[WAGER_ROWS + wagers[w + wager.ID]] = -1
    for h in range(first, hands[0], hand.WIDTH):
        scratch[HAND_ROWS + hands[h + hand.ID]] = -1
        if hands[h + hand.SEAT] >= 0:
            scratch[SEAT_HANDS + hands[h + hand.SEAT]] = -1


@kernel
def used_in_next_round(rounds: Ints, hands: Ints, notes: Ints, options: Ints, r: int, dealt: int, i: int) -> None:
    """A card that event ``dealt`` of round row ``r`` dealt in error is the first of the next round, by event ``i``."""
    p = players_hand(rounds, r)
    for h in range(p, p + hand.WIDTH + 1, hand.WIDTH):
        if hands[h + hand.THIRD_EVENT] == dealt:
            take_third(hands, h, i)
            count_round(rounds, hands, notes, options, r)
            return
