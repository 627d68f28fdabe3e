"""The Match-the-Dealer Wager, from its acceptance to its settlement."""

from validator.core.kernel import JUDGED, MISSING, NOT_APPLICABLE, Ints, emit, kernel
from validator.games.blackjack.decisions import acts_out_of_turn
from validator.games.blackjack.optional import game_continues, settled_outside
from validator.games.blackjack.options import (
    ALWAYS,
    MATCH_SUITED_PAYS,
    MATCH_SUITED_PER,
    MATCH_TABLE,
    MATCH_UNSUITED_PAYS,
    RECORDED,
    UNSTATED,
)
from validator.games.blackjack.settlement import amount_differs
from validator.games.blackjack.slots.match_the_dealer import (
    MATCH_LOSING_NOT_COLLECTED,
    MATCH_NOT_PAID,
    MATCH_OF_TEN_VALUES_PAID,
    MATCH_OUT_OF_SEAT_ORDER,
    MATCH_PAID_FOR_ONE_CARD_ONLY,
    MATCH_PAID_WRONG_BY_FIRST_TABLE,
    MATCH_PAID_WRONG_BY_SECOND_TABLE,
    MATCH_SETTLED_AT_WRONG_TIME,
    MATCH_WITHOUT_PAYTABLE,
)
from validator.games.blackjack.tables import flags, hand, note, round_, wager
from validator.games.cards import TEN, rank_of, suit_of
from validator.log.codes import KIND_COLLECT, KIND_PAY, WHAT_MATCH_THE_DEALER
from validator.log.columns import Columns

NO_SETTLEMENT = MISSING
NO_CARDS = MISSING + 1
NO_STAKE = MISSING + 2
NOT_FILED = MISSING + 3
NO_DIRECTION = MISSING

NO_MATCH = 0
UNSUITED_MATCH = 1
SUITED_MATCH = 2


@kernel
def match_of(card: int, up: int) -> int:
    """How a player's card matches the dealer's up card: not, in another suit, or in the same suit.

    Only rank counts: a jack matches no queen though both have the same value.
    """
    if rank_of(card) != rank_of(up):
        return NO_MATCH
    return SUITED_MATCH if suit_of(card) == suit_of(up) else UNSUITED_MATCH


@kernel
def unlike_tens(card: int, up: int) -> bool:
    """Whether two cards have the value 10 both, but not the same rank."""
    return rank_of(card) >= TEN and rank_of(up) >= TEN and rank_of(card) != rank_of(up)


@kernel
def decks_without_paytable(table: int) -> bool:
    """Whether the chapter has no Match-the-Dealer paytable for the decks in use (-2).

    Fails:
        >>> decks_without_paytable(-2)
        True
    Clean:
        >>> decks_without_paytable(0)
        False
    """
    return table == -2


@kernel
def judge_match(
    options: Ints,
    tally: Ints,
    hits: Ints,
    first: int,
    second: int,
    up: int,
    net: int,
    stake: int,
    paid: int,
    event: int,
    w: int,
    root: int,
    r: int,
) -> None:
    """Judge the amount settled on one Match-the-Dealer Wager; ``net`` and ``paid`` in cents."""
    one = match_of(first, up)
    other = match_of(second, up)
    per = options[MATCH_SUITED_PER]
    pays = 0
    best = 0
    for match in (one, other):
        rate = 0
        if match == SUITED_MATCH:
            rate = options[MATCH_SUITED_PAYS]
        elif match == UNSUITED_MATCH:
            rate = options[MATCH_UNSUITED_PAYS]
        pays += rate
        if rate > best:
            best = rate
    table = MATCH_PAID_WRONG_BY_FIRST_TABLE if options[MATCH_TABLE] == 0 else MATCH_PAID_WRONG_BY_SECOND_TABLE
    if pays == 0:
        slot = (
            MATCH_OF_TEN_VALUES_PAID
            if unlike_tens(first, up) or unlike_tens(second, up)
            else MATCH_LOSING_NOT_COLLECTED
        )
        if paid == 0:
            slot = MATCH_LOSING_NOT_COLLECTED
        tally[MATCH_OF_TEN_VALUES_PAID + JUDGED] += 1 if slot != MATCH_OF_TEN_VALUES_PAID else 0
        tally[slot + JUDGED] += 1
        if amount_differs(net, -stake, 1):
            emit(hits, slot, event, -stake, net, net + stake, w, root, r)
        return
    due = stake * pays
    slot = table
    if paid == 0:
        slot = MATCH_NOT_PAID
    elif one != NO_MATCH and other != NO_MATCH and not amount_differs(paid, stake * best, per):
        slot = MATCH_PAID_FOR_ONE_CARD_ONLY
    if slot != table:
        tally[table + JUDGED] += 1
    elif one != NO_MATCH and other != NO_MATCH:
        tally[MATCH_PAID_FOR_ONE_CARD_ONLY + JUDGED] += 1
    if slot != MATCH_NOT_PAID:
        tally[MATCH_NOT_PAID + JUDGED] += 1
    tally[slot + JUDGED] += 1
    if amount_differs(net, due, per):
        emit(hits, slot, event, due // per, net, net - due // per, w, root, r)


@kernel
def match_the_dealer_pass(
    ev: Columns,
    options: Ints,
    notes: Ints,
    rounds: Ints,
    hands: Ints,
    wagers: Ints,
    state: Ints,
    tally: Ints,
    hits: Ints,
) -> None:
    """Judge every Match-the-Dealer Wager: its paytable, its amount, and the moment and order of its settlement."""
    kinds = ev.kind
    settles = options[RECORDED + KIND_PAY] == ALWAYS and options[RECORDED + KIND_COLLECT] == ALWAYS
    row = -1
    moment = -1
    for w in range(wager.WIDTH, wagers[0], wager.WIDTH):
        if wagers[w + wager.KIND] != WHAT_MATCH_THE_DEALER:
            continue
        r = wagers[w + wager.ROUND]
        h = wagers[w + wager.HAND]
        if r != row:
            row = r
            moment = game_continues(kinds, notes, rounds, r)
        root = wagers[w + wager.ROOT]
        if options[MATCH_TABLE] == UNSTATED:
            tally[MATCH_WITHOUT_PAYTABLE + MISSING] += 1
            tally[MATCH_PAID_WRONG_BY_FIRST_TABLE + NOT_FILED] += 1
        else:
            tally[MATCH_WITHOUT_PAYTABLE + JUDGED] += 1
            if decks_without_paytable(options[MATCH_TABLE]):
                emit(hits, MATCH_WITHOUT_PAYTABLE, wagers[w + wager.EVENT], 0, 1, 0, w, root, r)
                wagers[w + wager.ROOT] = wagers[w + wager.EVENT] if root < 0 else root
                continue
        if (
            rounds[r + round_.VOID] >= 0
            or wagers[w + wager.WITHDRAWN] >= 0
            or h < 0
            or hands[h + hand.FLAGS] & flags.DEAD
        ):
            tally[MATCH_PAID_WRONG_BY_FIRST_TABLE + NOT_APPLICABLE] += 1
            continue
        settled = wagers[w + wager.FIRST_SETTLED]
        first = hands[h + hand.DEALT_FIRST]
        second = hands[h + hand.DEALT_SECOND]
        up = rounds[r + round_.UP]
        if settled >= 0 and rounds[r + round_.DEAL_DONE] >= 0:
            tally[MATCH_SETTLED_AT_WRONG_TIME + JUDGED] += 1
            if settled_outside(settled, rounds[r + round_.DEAL_DONE], moment):
                emit(hits, MATCH_SETTLED_AT_WRONG_TIME, settled, moment, settled, 0, w, root, r)
        else:
            tally[MATCH_SETTLED_AT_WRONG_TIME + NO_SETTLEMENT] += 1
        if options[MATCH_TABLE] == UNSTATED:
            continue
        if wagers[w + wager.STAKE] < 0:
            tally[MATCH_PAID_WRONG_BY_FIRST_TABLE + NO_STAKE] += 1
        elif rank_of(first) < 0 or rank_of(second) < 0 or rank_of(up) < 0:
            tally[MATCH_PAID_WRONG_BY_FIRST_TABLE + NO_CARDS] += 1
        elif wagers[w + wager.UNPRICED] > 0 or (settled < 0 and not (settles and rounds[r + round_.GAPS] == 0)):
            tally[MATCH_PAID_WRONG_BY_FIRST_TABLE + NO_SETTLEMENT] += 1
        else:
            event = wagers[w + wager.LAST_SETTLED] if settled >= 0 else rounds[r + round_.LAST]
            paid = wagers[w + wager.PAID]
            net = paid - wagers[w + wager.COLLECTED]
            stake = wagers[w + wager.STAKE]
            judge_match(options, tally, hits, first, second, up, net, stake, paid, event, w, root, r)
    judge_order(kinds, notes, rounds, wagers, tally, hits)


@kernel
def judge_order(kinds: Ints, notes: Ints, rounds: Ints, wagers: Ints, tally: Ints, hits: Ints) -> None:
    """Judge whether the wagers were settled from the dealer's right, counterclockwise.

    Whether collecting and paying go round together or one after the other is open, so each is judged by itself.
    """
    row = -1
    collecting = 0
    paying = 0
    for i in range(len(kinds)):
        if kinds[i] != KIND_COLLECT and kinds[i] != KIND_PAY:
            continue
        at = i * note.WIDTH
        w = notes[at + note.WAGER]
        r = notes[at + note.ROUND]
        if w < 0 or r < 0 or wagers[w + wager.KIND] != WHAT_MATCH_THE_DEALER:
            continue
        if r != row:
            row = r
            collecting = -1_000
            paying = -1_000
        direction = rounds[r + round_.DIRECTION]
        if direction == 0:
            tally[MATCH_OUT_OF_SEAT_ORDER + NO_DIRECTION] += 1
            continue
        place = -wagers[w + wager.SEAT] * direction
        furthest = collecting if kinds[i] == KIND_COLLECT else paying
        tally[MATCH_OUT_OF_SEAT_ORDER + JUDGED] += 1
        if acts_out_of_turn(place, furthest):
            emit(hits, MATCH_OUT_OF_SEAT_ORDER, i, -furthest * direction, wagers[w + wager.SEAT], 0, w, -1, r)
        elif kinds[i] == KIND_COLLECT:
            collecting = place
        else:
            paying = place
