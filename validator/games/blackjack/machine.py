"""The blackjack machine: reads one table's events once and derives hands, wagers, rounds and their stages."""

from typing import Final

from validator.core.kernel import Ints, kernel
from validator.games.blackjack.options import ACE_ABOVE_ONE, CARD_VALUE, DEALER_STANDS, HIGHEST_TOTAL
from validator.games.blackjack.tables import flags, hand, note, round_, stage, wager
from validator.games.cards import ACE, known, rank_of
from validator.log.codes import (
    KIND_CHIP_UNIT,
    KIND_CHOICE,
    KIND_CLEARED,
    KIND_COLLECT,
    KIND_DEAL,
    KIND_DETERMINANT,
    KIND_EXPOSE,
    KIND_MUCK,
    KIND_PAY,
    KIND_PEEK,
    KIND_POSITIONS,
    KIND_RETURN,
    KIND_ROUND_END,
    KIND_SPLIT,
    KIND_SWITCH,
    KIND_UNREADABLE,
    KIND_VOID_HAND,
    KIND_VOID_ROUND,
    KIND_WAGER,
    KIND_WAGER_CHANGED,
    KIND_WAGER_WITHDRAWN,
    PLACE_HAND,
    WHAT_ACCEPT_CARD,
    WHAT_BLACKJACK,
    WHAT_CLOCKWISE,
    WHAT_DOUBLE,
    WHAT_DOUBLE_DOWN,
    WHAT_EVEN_MONEY,
    WHAT_HIT,
    WHAT_NO_BLACKJACK,
    WHAT_STAND,
    WHAT_SURRENDER,
)
from validator.log.columns import Columns

TABLE_DIRECTION: Final = 1_500
TABLE_CHIP_UNIT: Final = 1_501
"""Places of the state column in which the machine keeps what the log said of the table."""

DEALER: Final = 0
"""The id of the dealer's hand."""

HAND_ROWS: Final = 0
WAGER_ROWS: Final = 1_000
SEAT_HANDS: Final = 11_000
SCRATCH: Final = 11_100
"""The scratch column: rows of the current round's hands, wagers and first hands of seats, by id; -1 where there is none.

The log's readers refuse larger ids than it has places for.
"""


@kernel
def refresh_total(hands: Ints, options: Ints, h: int) -> None:
    """Set total and soft of hand row ``h`` from its sum and aces (633a.3(e)(3) and its siblings)."""
    hard = hands[h + hand.HARD]
    if hands[h + hand.ACES] > 0 and hard + options[ACE_ABOVE_ONE] <= options[HIGHEST_TOTAL]:
        hands[h + hand.TOTAL] = hard + options[ACE_ABOVE_ONE]
        hands[h + hand.SOFT] = 1
    else:
        hands[h + hand.TOTAL] = hard
        hands[h + hand.SOFT] = 0


@kernel
def count_rank(hands: Ints, options: Ints, h: int, card: int, sign: int) -> None:
    """Add (``sign`` 1) or take away (-1) a card's value; a card of unknown rank is only counted as unknown."""
    rank = rank_of(card)
    if rank < 0:
        hands[h + hand.UNKNOWN] += sign
    else:
        hands[h + hand.HARD] += sign * options[CARD_VALUE + rank]
        if rank == ACE:
            hands[h + hand.ACES] += sign


@kernel
def is_blackjack(first: int, second: int, options: Ints) -> bool:
    """Whether two known cards are an ace and a card of value 10."""
    one = rank_of(first)
    other = rank_of(second)
    if one < 0 or other < 0 or (one == ACE) == (other == ACE):
        return False
    return options[CARD_VALUE + one] + options[CARD_VALUE + other] + options[ACE_ABOVE_ONE] == options[HIGHEST_TOTAL]


@kernel
def add_card(hands: Ints, options: Ints, h: int, card: int) -> None:
    """Give hand row ``h`` a card that counts."""
    whole = hands[h + hand.FLAGS] & (flags.SPLIT | flags.SWITCHED) == 0
    if hands[h + hand.CARDS] == 0:
        hands[h + hand.FIRST] = card
        if whole:
            hands[h + hand.DEALT_FIRST] = card
    elif hands[h + hand.CARDS] == 1:
        hands[h + hand.SECOND] = card
        if whole:
            hands[h + hand.DEALT_SECOND] = card
    hands[h + hand.CARDS] += 1
    count_rank(hands, options, h, card, 1)
    refresh_total(hands, options, h)
    natural = (
        hands[h + hand.CARDS] == 2
        and (hands[h + hand.FLAGS] & flags.SPLIT) == 0
        and is_blackjack(hands[h + hand.FIRST], hands[h + hand.SECOND], options)
    )
    if natural:
        hands[h + hand.FLAGS] |= flags.NATURAL
    else:
        hands[h + hand.FLAGS] &= ~flags.NATURAL


@kernel
def reveal_card(hands: Ints, options: Ints, h: int, card: int) -> None:
    """Put a face to the card of hand row ``h`` that was dealt without one."""
    if hands[h + hand.UNKNOWN] == 0 or rank_of(card) < 0:
        return
    if hands[h + hand.CARDS] > 0 and not known(hands[h + hand.FIRST]):
        hands[h + hand.FIRST] = card
        hands[h + hand.DEALT_FIRST] = card
    elif hands[h + hand.CARDS] > 1 and not known(hands[h + hand.SECOND]):
        hands[h + hand.SECOND] = card
        hands[h + hand.DEALT_SECOND] = card
    hands[h + hand.UNKNOWN] -= 1
    count_rank(hands, options, h, card, 1)
    refresh_total(hands, options, h)
    if (
        hands[h + hand.CARDS] == 2
        and (hands[h + hand.FLAGS] & flags.SPLIT) == 0
        and is_blackjack(hands[h + hand.FIRST], hands[h + hand.SECOND], options)
    ):
        hands[h + hand.FLAGS] |= flags.NATURAL


@kernel
def is_complete(hands: Ints, options: Ints, h: int, dealer: bool) -> bool:
    """Whether the law gives hand row ``h`` no further card, so that one dealt all the same does not count."""
    if hands[h + hand.CARDS] < 2:
        return False
    if hands[h + hand.UNKNOWN] > 0:
        return False
    if dealer:
        return hands[h + hand.TOTAL] >= options[DEALER_STANDS]
    marks = hands[h + hand.FLAGS]
    if marks & (flags.SURRENDERED | flags.EVEN_MONEY | flags.DEAD | flags.STOOD):
        return True
    if marks & flags.DOUBLED and hands[h + hand.CARDS] > 2:
        return True
    return hands[h + hand.TOTAL] >= options[HIGHEST_TOTAL]


@kernel
def new_hand(hands: Ints, scratch: Ints, row: int, ident: int, seat: int, player: int) -> int:
    """Append a hand to the round ``row``; the row's number."""
    h = hands[0]
    hands[0] = h + hand.WIDTH
    hands[h + hand.ROUND] = row
    hands[h + hand.ID] = ident
    hands[h + hand.SEAT] = seat
    hands[h + hand.PLAYER] = player
    hands[h + hand.FIRST] = -1
    hands[h + hand.SECOND] = -1
    hands[h + hand.HARD] = 0
    hands[h + hand.ACES] = 0
    hands[h + hand.UNKNOWN] = 0
    hands[h + hand.CARDS] = 0
    hands[h + hand.TOTAL] = 0
    hands[h + hand.SOFT] = 0
    hands[h + hand.FLAGS] = 0
    hands[h + hand.PARENT] = -1
    hands[h + hand.LAST_CARD] = -1
    hands[h + hand.LAST] = -1
    hands[h + hand.CHOICE] = -1
    hands[h + hand.MUCK] = -1
    hands[h + hand.ROOT] = -1
    hands[h + hand.ASKED] = 0
    hands[h + hand.EXTRA] = -1
    hands[h + hand.SPLITS] = 0
    hands[h + hand.DEALT_FIRST] = -1
    hands[h + hand.DEALT_SECOND] = -1
    scratch[HAND_ROWS + ident] = h
    if seat > 0 and scratch[SEAT_HANDS + seat] < 0:
        scratch[SEAT_HANDS + seat] = h
    return h


@kernel
def new_wager(wagers: Ints, scratch: Ints, row: int, ident: int) -> int:
    """Append a wager to the round ``row``; the row's number."""
    w = wagers[0]
    wagers[0] = w + wager.WIDTH
    wagers[w + wager.ROUND] = row
    wagers[w + wager.ID] = ident
    wagers[w + wager.KIND] = -1
    wagers[w + wager.HAND] = -1
    wagers[w + wager.SEAT] = -1
    wagers[w + wager.PLAYER] = -1
    wagers[w + wager.STAKE] = -1
    wagers[w + wager.EVENT] = -1
    wagers[w + wager.COLLECTED] = 0
    wagers[w + wager.PAID] = 0
    wagers[w + wager.RETURNED] = 0
    wagers[w + wager.BONUS] = 0
    wagers[w + wager.FIRST_SETTLED] = -1
    wagers[w + wager.LAST_SETTLED] = -1
    wagers[w + wager.COLLECT] = -1
    wagers[w + wager.PAY] = -1
    wagers[w + wager.WITHDRAWN] = -1
    wagers[w + wager.ROOT] = -1
    wagers[w + wager.UNPRICED] = 0
    scratch[WAGER_ROWS + ident] = w
    return w


@kernel
def new_round(rounds: Ints, hands: Ints, wagers: Ints, scratch: Ints, state: Ints, number: int, event: int) -> int:
    """Append a round, the dealer's hand with it; the row's number."""
    r = rounds[0]
    rounds[0] = r + round_.WIDTH
    rounds[r + round_.NUMBER] = number
    rounds[r + round_.FIRST] = event
    rounds[r + round_.LAST] = event
    rounds[r + round_.HAND] = hands[0]
    rounds[r + round_.HANDS_END] = -1
    rounds[r + round_.WAGER] = wagers[0]
    rounds[r + round_.WAGERS_END] = -1
    rounds[r + round_.FIRST_CARD] = -1
    rounds[r + round_.DEAL_DONE] = -1
    rounds[r + round_.PEEK] = -1
    rounds[r + round_.SHOWN] = -1
    rounds[r + round_.UP] = -1
    rounds[r + round_.HOLE] = -1
    rounds[r + round_.HOLE_TURNED] = -1
    rounds[r + round_.LAST_CARD] = -1
    rounds[r + round_.DEALER_BLACKJACK] = -1
    rounds[r + round_.OVER] = -1
    rounds[r + round_.VOID] = -1
    rounds[r + round_.CLEARED] = -1
    rounds[r + round_.GAPS] = 0
    rounds[r + round_.ROOT] = -1
    rounds[r + round_.DIRECTION] = state[TABLE_DIRECTION]
    rounds[r + round_.CHIP_UNIT] = state[TABLE_CHIP_UNIT]
    new_hand(hands, scratch, r, DEALER, 0, -1)
    return r


@kernel
def close_round(rounds: Ints, hands: Ints, wagers: Ints, scratch: Ints, options: Ints, r: int) -> None:
    """Complete the row of round ``r`` and clear the scratch for the next."""
    first = rounds[r + round_.HAND]
    rounds[r + round_.HANDS_END] = hands[0]
    rounds[r + round_.WAGERS_END] = wagers[0]
    rounds[r + round_.UP] = hands[first + hand.FIRST]
    rounds[r + round_.HOLE] = hands[first + hand.SECOND]
    if hands[first + hand.CARDS] >= 2 and known(hands[first + hand.FIRST]) and known(hands[first + hand.SECOND]):
        rounds[r + round_.DEALER_BLACKJACK] = (
            1 if is_blackjack(hands[first + hand.FIRST], hands[first + hand.SECOND], options) else 0
        )
    elif rounds[r + round_.SHOWN] == WHAT_BLACKJACK:
        rounds[r + round_.DEALER_BLACKJACK] = 1
    elif rounds[r + round_.SHOWN] == WHAT_NO_BLACKJACK:
        rounds[r + round_.DEALER_BLACKJACK] = 0
    for w in range(rounds[r + round_.WAGER], wagers[0], wager.WIDTH):
        if wagers[w + wager.HAND] < 0 and wagers[w + wager.SEAT] > 0:
            wagers[w + wager.HAND] = scratch[SEAT_HANDS + wagers[w + wager.SEAT]]
        h = wagers[w + wager.HAND]
        if h >= 0:
            if wagers[w + wager.SEAT] < 0:
                wagers[w + wager.SEAT] = hands[h + hand.SEAT]
            if hands[h + hand.PLAYER] < 0:
                hands[h + hand.PLAYER] = wagers[w + wager.PLAYER]
        scratch[WAGER_ROWS + wagers[w + wager.ID]] = -1
    for h in range(first, hands[0], hand.WIDTH):
        scratch[HAND_ROWS + hands[h + hand.ID]] = -1
        if hands[h + hand.SEAT] >= 0:
            scratch[SEAT_HANDS + hands[h + hand.SEAT]] = -1


@kernel
def split_hand(hands: Ints, options: Ints, parent: int, child: int, moved: int) -> None:
    """Move one card of hand row ``parent`` to the new row ``child``; ``moved`` is the card if recorded."""
    card = moved
    if card < 0 or (card != hands[parent + hand.FIRST] and card != hands[parent + hand.SECOND]):
        card = hands[parent + hand.SECOND]
    if card == hands[parent + hand.FIRST] and card != hands[parent + hand.SECOND]:
        hands[parent + hand.FIRST] = hands[parent + hand.SECOND]
    hands[parent + hand.SECOND] = -1
    hands[parent + hand.CARDS] -= 1
    count_rank(hands, options, parent, card, -1)
    hands[parent + hand.FLAGS] = (hands[parent + hand.FLAGS] | flags.SPLIT) & ~(flags.NATURAL | flags.STOOD)
    refresh_total(hands, options, parent)
    hands[child + hand.FLAGS] |= flags.SPLIT
    hands[child + hand.PARENT] = parent
    hands[parent + hand.SPLITS] += 1
    hands[child + hand.SPLITS] = hands[parent + hand.SPLITS]
    hands[child + hand.ROOT] = hands[parent + hand.ROOT]
    if hands[child + hand.PLAYER] < 0:
        hands[child + hand.PLAYER] = hands[parent + hand.PLAYER]
    if hands[child + hand.SEAT] < 0:
        hands[child + hand.SEAT] = hands[parent + hand.SEAT]
    add_card(hands, options, child, card)


@kernel
def switch_seconds(hands: Ints, options: Ints, one: int, other: int) -> None:
    """Let the second cards of two two-card hands change places."""
    a = hands[one + hand.SECOND]
    b = hands[other + hand.SECOND]
    for h in (one, other):
        hands[h + hand.CARDS] = 1
        hands[h + hand.FLAGS] = (hands[h + hand.FLAGS] | flags.SWITCHED) & ~flags.NATURAL
    count_rank(hands, options, one, a, -1)
    count_rank(hands, options, other, b, -1)
    add_card(hands, options, one, b)
    add_card(hands, options, other, a)


@kernel
def settle_row(wagers: Ints, w: int, i: int, kind: int, amount: int, bonus: bool) -> None:
    """Book a collection, payment or return on wager row ``w``."""
    cents = amount
    if cents < 0:
        wagers[w + wager.UNPRICED] += 1
        cents = 0
    if kind == KIND_COLLECT:
        wagers[w + wager.COLLECTED] += cents
        wagers[w + wager.COLLECT] = i
    elif kind == KIND_RETURN:
        wagers[w + wager.RETURNED] += cents
    else:
        wagers[w + wager.PAY] = i
        if bonus:
            wagers[w + wager.BONUS] += cents
        else:
            wagers[w + wager.PAID] += cents
    if wagers[w + wager.FIRST_SETTLED] < 0:
        wagers[w + wager.FIRST_SETTLED] = i
    wagers[w + wager.LAST_SETTLED] = i


@kernel
def note_choice(hands: Ints, h: int, what: int, i: int) -> None:
    """Book a player's decision on hand row ``h``."""
    hands[h + hand.CHOICE] = i
    if what == WHAT_STAND:
        hands[h + hand.FLAGS] |= flags.STOOD
    elif what == WHAT_SURRENDER:
        hands[h + hand.FLAGS] |= flags.SURRENDERED
    elif what == WHAT_EVEN_MONEY:
        hands[h + hand.FLAGS] |= flags.EVEN_MONEY
    elif what == WHAT_DOUBLE:
        hands[h + hand.FLAGS] |= flags.DOUBLED
        hands[h + hand.ASKED] += 1
    elif what in (WHAT_HIT, WHAT_ACCEPT_CARD):
        hands[h + hand.ASKED] += 1


@kernel
def derive(
    ev: Columns,
    options: Ints,
    notes: Ints,
    rounds: Ints,
    hands: Ints,
    wagers: Ints,
    scratch: Ints,
    state: Ints,
) -> None:
    """Fill the derived columns and tables from the events of whole rounds of one table."""
    kinds = ev.kind
    round_column = ev.round
    hand_column = ev.hand
    wager_column = ev.wager
    row = -1
    number = -1
    phase = stage.NOT_DEALING
    for i in range(len(kinds)):
        at = i * note.WIDTH
        kind = kinds[i]
        if round_column[i] >= 0 and round_column[i] != number:
            if row >= 0:
                close_round(rounds, hands, wagers, scratch, options, row)
            number = round_column[i]
            row = new_round(rounds, hands, wagers, scratch, state, number, i)
            phase = stage.NOT_DEALING
        notes[at + note.ROUND] = row if round_column[i] >= 0 else -1
        notes[at + note.PHASE] = phase
        notes[at + note.HAND] = -1
        notes[at + note.WAGER] = -1
        notes[at + note.COUNTED] = 0
        if kind == KIND_POSITIONS:
            state[TABLE_DIRECTION] = 1 if ev.what[i] == WHAT_CLOCKWISE else -1
        elif kind == KIND_CHIP_UNIT:
            state[TABLE_CHIP_UNIT] = ev.cents[i]
        if row < 0:
            continue
        if kind == KIND_UNREADABLE:
            rounds[row + round_.GAPS] += 1
        if round_column[i] < 0:
            continue
        rounds[row + round_.LAST] = i
        h = -1
        if hand_column[i] >= 0:
            h = scratch[HAND_ROWS + hand_column[i]]
            if h < 0:
                h = new_hand(hands, scratch, row, hand_column[i], ev.seat[i], ev.player[i])
        w = -1
        if wager_column[i] >= 0:
            w = scratch[WAGER_ROWS + wager_column[i]]
            if w < 0:
                w = new_wager(wagers, scratch, row, wager_column[i])
            if h < 0:
                h = wagers[w + wager.HAND]
        if h < 0 and ev.seat[i] > 0 and kind != KIND_WAGER:
            h = scratch[SEAT_HANDS + ev.seat[i]]
        notes[at + note.WAGER] = w
        notes[at + note.HAND] = h
        if h >= 0:
            notes[at + note.TOTAL] = hands[h + hand.TOTAL]
            notes[at + note.SOFT] = hands[h + hand.SOFT]
            notes[at + note.CARDS] = hands[h + hand.CARDS]
            notes[at + note.FLAGS] = hands[h + hand.FLAGS]
            notes[at + note.ASKED] = hands[h + hand.ASKED]
            hands[h + hand.LAST] = i
            if hands[h + hand.SEAT] < 0 and ev.seat[i] >= 0:
                hands[h + hand.SEAT] = ev.seat[i]
        if kind == KIND_DEAL or (kind == KIND_DETERMINANT and ev.dest[i] == PLACE_HAND):
            if h < 0:
                continue
            dealer = hands[h + hand.ID] == DEALER
            if phase == stage.NOT_DEALING:
                phase = stage.INITIAL_DEAL
                rounds[row + round_.FIRST_CARD] = i
            elif dealer and hands[h + hand.CARDS] >= 2:
                phase = stage.DEALERS_TURN
            rounds[row + round_.LAST_CARD] = i
            if hands[h + hand.ASKED] > 0 and phase == stage.PLAYERS_TURN and hands[h + hand.CARDS] >= 2:
                hands[h + hand.ASKED] -= 1
            if not is_complete(hands, options, h, dealer):
                add_card(hands, options, h, ev.card[i])
                hands[h + hand.LAST_CARD] = i
                notes[at + note.COUNTED] = 1
            elif hands[h + hand.EXTRA] < 0:
                hands[h + hand.EXTRA] = i
            if dealer and hands[h + hand.CARDS] == 2 and rounds[row + round_.DEAL_DONE] < 0:
                rounds[row + round_.DEAL_DONE] = i
                phase = stage.PLAYERS_TURN
        elif kind == KIND_WAGER:
            wagers[w + wager.KIND] = ev.what[i]
            wagers[w + wager.HAND] = h
            wagers[w + wager.SEAT] = ev.seat[i]
            wagers[w + wager.PLAYER] = ev.player[i]
            wagers[w + wager.STAKE] = ev.cents[i]
            wagers[w + wager.EVENT] = i
            if h >= 0 and hands[h + hand.PLAYER] < 0:
                hands[h + hand.PLAYER] = ev.player[i]
            if h >= 0 and ev.what[i] == WHAT_DOUBLE_DOWN:
                hands[h + hand.FLAGS] |= flags.DOUBLED
        elif kind == KIND_PAY or kind == KIND_COLLECT or kind == KIND_RETURN:
            settle_row(wagers, w, i, kind, ev.cents[i], ev.what[i] >= 0)
        elif kind == KIND_CHOICE:
            if h >= 0:
                note_choice(hands, h, ev.what[i], i)
        elif kind == KIND_EXPOSE:
            if h >= 0:
                reveal_card(hands, options, h, ev.card[i])
                if hands[h + hand.ID] == DEALER and phase >= stage.PLAYERS_TURN:
                    rounds[row + round_.HOLE_TURNED] = i
                    phase = stage.DEALERS_TURN
        elif kind == KIND_PEEK:
            rounds[row + round_.PEEK] = i
            rounds[row + round_.SHOWN] = ev.what[i]
        elif kind == KIND_SPLIT:
            parent = scratch[HAND_ROWS + ev.ref[i]] if ev.ref[i] >= 0 else -1
            if parent >= 0:
                notes[at + note.CARDS] = hands[parent + hand.CARDS]
                notes[at + note.TOTAL] = hands[parent + hand.TOTAL]
                notes[at + note.FLAGS] = hands[parent + hand.FLAGS]
                split_hand(hands, options, parent, h, ev.card[i])
        elif kind == KIND_SWITCH:
            if ev.ref[i] >= 0 and scratch[HAND_ROWS + ev.ref[i]] >= 0:
                switch_seconds(hands, options, h, scratch[HAND_ROWS + ev.ref[i]])
        elif kind == KIND_WAGER_CHANGED:
            wagers[w + wager.STAKE] = ev.cents[i]
        elif kind == KIND_WAGER_WITHDRAWN:
            wagers[w + wager.WITHDRAWN] = i
        elif kind == KIND_VOID_HAND:
            hands[h + hand.FLAGS] |= flags.DEAD
        elif kind == KIND_VOID_ROUND:
            rounds[row + round_.VOID] = i
        elif kind == KIND_MUCK:
            hands[h + hand.MUCK] = i
        elif kind == KIND_CLEARED:
            rounds[row + round_.CLEARED] = i
        elif kind == KIND_ROUND_END:
            rounds[row + round_.OVER] = i
    if row >= 0:
        close_round(rounds, hands, wagers, scratch, options, row)
