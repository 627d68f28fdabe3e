"""What becomes of a House Money payout: added to the Blackjack Wager or handed over, and what follows from it."""

from validator.core.kernel import JUDGED, Ints, emit, kernel
from validator.games.blackjack.optional import settled_by_another_rule
from validator.games.blackjack.options import (
    BLACKJACK_PAYS,
    BLACKJACK_PER,
    HOUSE_MONEY_PORTION,
    HOUSE_MONEY_WHOLE,
    WIN_PAYS,
    WIN_PER,
)
from validator.games.blackjack.slots.house_money import (
    HOUSE_MONEY_ADDED_AGAINST_CHOICE,
    HOUSE_MONEY_ADDED_BELOW_PORTION,
    HOUSE_MONEY_ADDED_BEYOND_PORTION,
    HOUSE_MONEY_ADDED_ON_DEALER_BLACKJACK,
    HOUSE_MONEY_DOUBLED_FOR_LESS,
    HOUSE_MONEY_ENTIRE_WAGER_NOT_SETTLED,
    HOUSE_MONEY_PAYOUT_TOUCHED,
    HOUSE_MONEY_SPLIT_FOR_LESS,
    HOUSE_MONEY_STAKE_ADDED,
)
from validator.games.blackjack.tables import flags, hand, note, round_
from validator.games.blackjack.tables.house_state import (
    ADDED,
    CHANGED,
    CHOSEN,
    END,
    EVENT,
    HANDED,
    TOUCHED,
)
from validator.games.numbers import missing_facts
from validator.games.rounds import wager
from validator.games.rounds.options import ALWAYS, RECORDED
from validator.log.codes import (
    BY_PLAYER,
    BY_STRIDE,
    KIND_CHOICE,
    KIND_PAY,
    KIND_WAGER_CHANGED,
    KIND_WAGER_HANDLED,
    PLACE_PLAYER,
    PLACE_WAGER_AREA,
    WHAT_ADD_PAYOUT,
    WHAT_DOUBLE_DOWN,
    WHAT_SPLIT,
    WHAT_TAKE_PAYOUT,
)

NOT_FILED, *_ = missing_facts()
NO_CHOICE, *_ = missing_facts()


@kernel
def more_than_portion(added: int, won: int, portion: int, whole: int) -> bool:
    """Whether more cents were added than the portion of the winnings that the filing lets a player add."""
    return added * whole >= won * portion + whole


@kernel
def less_than_portion(added: int, won: int, portion: int, whole: int) -> bool:
    """Whether fewer cents were added than all of the winnings, or the portion that the filing names."""
    return added * whole <= won * portion - whole


@kernel
def added_on_blackjack(added: int, blackjack: int) -> bool:
    """Whether winnings were added to the Blackjack Wager although the dealer has a Blackjack (1)."""
    return added > 0 and blackjack == 1


@kernel
def against_choice(added: int, chosen: int) -> bool:
    """Whether winnings were added though the player did not choose it (0), or not added though he did (1)."""
    return (added > 0) != (chosen == 1)


@kernel
def touched_payout(touched: int) -> bool:
    """Whether a player touched his winnings (event, -1: he did not) before they were handed to him."""
    return touched >= 0


@kernel
def not_entire(wagered: int, entire: int) -> bool:
    """Whether a wager, in cents, does not match the entire Blackjack Wager with the House Money in it."""
    return wagered < entire


@kernel
def follow_payout(
    kinds: Ints,
    whats: Ints,
    cents: Ints,
    dests: Ints,
    bys: Ints,
    notes: Ints,
    rounds: Ints,
    wagers: Ints,
    state: Ints,
    w: int,
    h: int,
    main: int,
) -> None:
    """Enter what became of the payout of wager ``w``; a Blackjack Wager that grew with no row of its own grows here.

    A row that changes it after the payout was laid to it states its amount with the payout, whoever moved the chips.
    """
    r = wagers[w + wager.ROUND]
    for place in range(ADDED, END):
        state[place] = 0
    stake = -1
    laid = 0
    restated = False
    for i in range(rounds[r + round_.FIRST], rounds[r + round_.LAST] + 1):
        kind = kinds[i]
        at = i * note.WIDTH
        v = notes[at + note.WAGER]
        if kind == KIND_CHOICE and notes[at + note.HAND] == h and whats[i] in (WHAT_ADD_PAYOUT, WHAT_TAKE_PAYOUT):
            state[CHOSEN] = whats[i] + 1
        elif kind == KIND_PAY and v == w:
            if dests[i] == PLACE_PLAYER:
                state[HANDED] = i + 1
            elif dests[i] == PLACE_WAGER_AREA or (dests[i] < 0 and state[CHOSEN] == WHAT_ADD_PAYOUT + 1):
                laid += max(0, cents[i])
                restated = False
                state[EVENT] = i + 1
        elif kind == KIND_WAGER_HANDLED and v == w and wagers[w + wager.FIRST_SETTLED] >= 0 and bys[i] >= 0:
            late = i > wagers[w + wager.FIRST_SETTLED] and state[HANDED] == 0
            if late and bys[i] % BY_STRIDE == BY_PLAYER and wagers[w + wager.PAID] > 0:
                state[TOUCHED] = i + 1
        elif main >= 0 and v == main:
            if i == wagers[main + wager.EVENT]:
                stake = cents[i]
            elif kind == KIND_WAGER_CHANGED and stake >= 0:
                done = rounds[r + round_.DEAL_DONE]
                own = bys[i] >= 0 and bys[i] % BY_STRIDE == BY_PLAYER
                if i > done >= 0 and cents[i] > stake and not own:
                    state[ADDED] += cents[i] - stake
                    state[CHANGED] = 1
                    state[EVENT] = i + 1
                stake = cents[i]
                restated = True
    if state[CHANGED] == 0 and laid > 0:
        state[ADDED] = laid
        if main >= 0 and wagers[main + wager.STAKE] >= 0 and not restated:
            wagers[main + wager.STAKE] += laid


@kernel
def judge_added(
    options: Ints, rounds: Ints, wagers: Ints, state: Ints, tally: Ints, hits: Ints, w: int, won: int
) -> None:
    """Judge what was added of the ``won`` cents: by whose choice, how much, and whether it may be added at all."""
    r = wagers[w + wager.ROUND]
    root = wagers[w + wager.ROOT]
    added = state[ADDED]
    event = state[EVENT] - 1 if state[EVENT] > 0 else wagers[w + wager.LAST_SETTLED]
    if event < 0:
        return
    tally[HOUSE_MONEY_PAYOUT_TOUCHED + JUDGED] += 1
    if touched_payout(state[TOUCHED] - 1):
        emit(hits, HOUSE_MONEY_PAYOUT_TOUCHED, state[TOUCHED] - 1, 0, 1, 0, w, root, r)
    known = options[RECORDED + KIND_CHOICE] == ALWAYS and rounds[r + round_.GAPS] == 0
    asked = state[CHOSEN] == WHAT_ADD_PAYOUT + 1
    if (state[CHOSEN] == 0 and not known) or (asked and added == 0 and state[HANDED] == 0):
        tally[HOUSE_MONEY_ADDED_AGAINST_CHOICE + NO_CHOICE] += 1
    elif rounds[r + round_.DEALER_BLACKJACK] != 1:
        tally[HOUSE_MONEY_ADDED_AGAINST_CHOICE + JUDGED] += 1
        if against_choice(added, 1 if asked else 0):
            emit(hits, HOUSE_MONEY_ADDED_AGAINST_CHOICE, event, 1 if asked else 0, added, 0, w, root, r)
    if added == 0:
        return
    tally[HOUSE_MONEY_ADDED_ON_DEALER_BLACKJACK + JUDGED] += 1
    if added_on_blackjack(added, rounds[r + round_.DEALER_BLACKJACK]):
        emit(hits, HOUSE_MONEY_ADDED_ON_DEALER_BLACKJACK, event, 0, added, 0, w, root, r)
        return
    portion = options[HOUSE_MONEY_PORTION]
    whole = options[HOUSE_MONEY_WHOLE]
    if portion < 0:
        tally[HOUSE_MONEY_ADDED_BEYOND_PORTION + NOT_FILED] += 1
        return
    allowed = won * portion // whole
    if settled_by_another_rule(added, allowed + wagers[w + wager.STAKE]):
        tally[HOUSE_MONEY_STAKE_ADDED + JUDGED] += 1
        emit(hits, HOUSE_MONEY_STAKE_ADDED, event, allowed, added, 0, w, root, r)
    elif less_than_portion(added, won, portion, whole):
        tally[HOUSE_MONEY_ADDED_BELOW_PORTION + JUDGED] += 1
        emit(hits, HOUSE_MONEY_ADDED_BELOW_PORTION, event, allowed, added, 0, w, root, r)
    else:
        tally[HOUSE_MONEY_ADDED_BEYOND_PORTION + JUDGED] += 1
        if more_than_portion(added, won, portion, whole):
            emit(hits, HOUSE_MONEY_ADDED_BEYOND_PORTION, event, allowed, added, 0, w, root, r)


@kernel
def judge_entire(
    options: Ints,
    rounds: Ints,
    hands: Ints,
    wagers: Ints,
    state: Ints,
    tally: Ints,
    hits: Ints,
    w: int,
    h: int,
    main: int,
) -> None:
    """Judge whether the Blackjack Wager with the payout in it is the whole that is settled, doubled and split."""
    r = wagers[w + wager.ROUND]
    added = state[ADDED]
    if added == 0 or main < 0 or wagers[main + wager.STAKE] < 0:
        return
    entire = wagers[main + wager.STAKE]
    part = entire - added
    root = state[EVENT] - 1
    settled = wagers[main + wager.LAST_SETTLED]
    if settled >= 0 and wagers[main + wager.UNPRICED] == 0:
        paid = wagers[main + wager.PAID]
        natural = hands[h + hand.FLAGS] & flags.NATURAL != 0
        pays = options[BLACKJACK_PAYS] if natural else options[WIN_PAYS]
        per = options[BLACKJACK_PER] if natural else options[WIN_PER]
        reckoned = entire
        if (paid > 0 and paid == part * pays // per) or (paid == 0 and wagers[main + wager.COLLECTED] == part):
            reckoned = part
        if hands[h + hand.FLAGS] & flags.SURRENDERED == 0:
            tally[HOUSE_MONEY_ENTIRE_WAGER_NOT_SETTLED + JUDGED] += 1
            if not_entire(reckoned, entire):
                emit(hits, HOUSE_MONEY_ENTIRE_WAGER_NOT_SETTLED, settled, entire, reckoned, 0, main, root, r)
    for v in range(rounds[r + round_.WAGER], rounds[r + round_.WAGERS_END], wager.WIDTH):
        kind = wagers[v + wager.KIND]
        if wagers[v + wager.SEAT] != wagers[w + wager.SEAT] or wagers[v + wager.STAKE] < 0:
            continue
        slot = HOUSE_MONEY_SPLIT_FOR_LESS if kind == WHAT_SPLIT else HOUSE_MONEY_DOUBLED_FOR_LESS
        if kind == WHAT_SPLIT or kind == WHAT_DOUBLE_DOWN:
            tally[slot + JUDGED] += 1
            if not_entire(wagers[v + wager.STAKE], entire):
                emit(hits, slot, wagers[v + wager.EVENT], entire, wagers[v + wager.STAKE], 0, v, root, r)
