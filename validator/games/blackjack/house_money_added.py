"""What becomes of a House Money payout: added to the Blackjack Wager or handed over, and what follows from it."""

from validator.core.engine.kernel import JUDGED, emit, kernel
from validator.core.engine.rows import between
from validator.core.engine.state_rows import clear
from validator.games.blackjack.optional import settled_by_another_rule
from validator.games.blackjack.tables import flags
from validator.games.blackjack.tables.rows import Hand, Table, Wager
from validator.games.numbers import Rules, missing_facts
from validator.games.rounds.rows import mark_root
from validator.games.table import ask, lacking, recorded
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

NOT_FILED, NO_MAIN_WAGER, *_ = missing_facts()
NO_CHOICE, *_ = missing_facts()
NO_STAKE, *_ = missing_facts()

rule = Rules("blackjack.house_money_added")
HOUSE_MONEY_ADDED_ON_DEALER_BLACKJACK = rule("house-money-added-on-dealer-blackjack")
HOUSE_MONEY_ADDED_BEYOND_PORTION = rule("house-money-added-beyond-portion")
HOUSE_MONEY_ADDED_BELOW_PORTION = rule("house-money-added-below-portion")
HOUSE_MONEY_STAKE_ADDED = rule("house-money-stake-added")
HOUSE_MONEY_ADDED_AGAINST_CHOICE = rule("house-money-added-against-choice")
HOUSE_MONEY_PAYOUT_TOUCHED = rule("house-money-payout-touched")
HOUSE_MONEY_ENTIRE_WAGER_NOT_SETTLED = rule("house-money-entire-wager-not-settled")
HOUSE_MONEY_DOUBLED_FOR_LESS = rule("house-money-doubled-for-less")
HOUSE_MONEY_SPLIT_FOR_LESS = rule("house-money-split-for-less")


@kernel
def against_choice(added: int, chosen: int) -> bool:
    """Whether winnings were added though the player did not choose it (0), or not added though he did (1)."""
    return (added > 0) != (chosen == 1)


@kernel
def not_entire(wagered: int, entire: int) -> bool:
    """Whether a wager, in cents, does not match the entire Blackjack Wager with the House Money in it."""
    return wagered < entire


@kernel
def follow_payout(t: Table, w: Wager, h: Hand, main: Wager) -> None:
    """Enter what became of the payout of wager ``w``; a Blackjack Wager that grew with no row of its own grows here.

    A row that changes it after the payout was laid to it states its amount with the payout, whoever moved the chips;
    where such rows are not recorded the amount is not known.
    """
    r = w.round
    clear(t.house_money)
    stake = -1
    laid = 0
    restated = False
    for i in range(r.first, r.last + 1):
        kind = t.kind[i]
        note = t.notes[i]
        v = note.wager
        if kind == KIND_CHOICE and note.hand == h and t.what[i] in (WHAT_ADD_PAYOUT, WHAT_TAKE_PAYOUT):
            t.house_money.chosen = t.what[i] + 1
        elif kind == KIND_PAY and v == w:
            if t.dest[i] == PLACE_PLAYER:
                t.house_money.handed = i + 1
            elif t.dest[i] == PLACE_WAGER_AREA or (t.dest[i] < 0 and t.house_money.chosen == WHAT_ADD_PAYOUT + 1):
                laid += max(0, t.cents[i])
                restated = False
                t.house_money.event = i + 1
        elif kind == KIND_WAGER_HANDLED and v == w and w.first_settled >= 0 and t.by[i] >= 0:
            late = i > w.first_settled and t.house_money.handed == 0
            if late and t.by[i] % BY_STRIDE == BY_PLAYER and w.paid > 0:
                t.house_money.touched = i + 1
        elif main and v == main:
            if i == main.event:
                stake = t.cents[i]
            elif kind == KIND_WAGER_CHANGED:
                done = r.deal_done
                own = t.by[i] >= 0 and t.by[i] % BY_STRIDE == BY_PLAYER
                if (i > done >= 0 or laid > 0) and t.cents[i] > stake >= 0 and not own:
                    t.house_money.added += t.cents[i] - stake
                    t.house_money.changed = 1
                    t.house_money.event = i + 1
                if t.cents[i] < 0:
                    t.house_money.untold = 1
                stake = t.cents[i]
                restated = True
    if t.house_money.changed == 0 and laid > 0:
        t.house_money.added = laid
        if main and main.stake >= 0 and not restated:
            grown = main.stake + laid
            main.stake = grown if recorded(t, KIND_WAGER_CHANGED) else -1


@kernel
def judge_added(t: Table, w: Wager, won: int) -> None:
    """Judge what was added of the ``won`` cents: by whose choice, how much, and whether it may be added at all."""
    r = w.round
    root = w.root
    added = t.house_money.added
    event = t.house_money.event - 1 if t.house_money.event > 0 else w.last_settled
    if event < 0:
        return
    ask(
        t,
        HOUSE_MONEY_PAYOUT_TOUCHED,
        t.house_money.touched - 1 >= 0,
        t.house_money.touched - 1,
        0,
        1,
        0,
        w.at,
        root,
        r.at,
    )
    known = recorded(t, KIND_CHOICE) and r.gaps == 0
    asked = t.house_money.chosen == WHAT_ADD_PAYOUT + 1
    if (t.house_money.chosen == 0 and not known) or (asked and added == 0 and t.house_money.handed == 0):
        t.tally[HOUSE_MONEY_ADDED_AGAINST_CHOICE + NO_CHOICE] += 1
    elif r.dealer_blackjack != 1:
        t.tally[HOUSE_MONEY_ADDED_AGAINST_CHOICE + JUDGED] += 1
        if against_choice(added, 1 if asked else 0):
            emit(t.hits, HOUSE_MONEY_ADDED_AGAINST_CHOICE, event, 1 if asked else 0, added, 0, w.at, root, r.at)
    if added == 0:
        return
    t.tally[HOUSE_MONEY_ADDED_ON_DEALER_BLACKJACK + JUDGED] += 1
    if added > 0 and r.dealer_blackjack == 1:
        emit(t.hits, HOUSE_MONEY_ADDED_ON_DEALER_BLACKJACK, event, 0, added, 0, w.at, root, r.at)
        return
    portion = t.options.house_money_portion
    whole = t.options.house_money_whole
    if lacking(t, HOUSE_MONEY_ADDED_BEYOND_PORTION, NOT_FILED, portion < 0):
        return
    # What was laid to a wager that is not recorded need not have become part of it whole.
    untold = t.house_money.untold == 1 and t.house_money.changed == 0
    if lacking(t, HOUSE_MONEY_ADDED_BEYOND_PORTION, NO_MAIN_WAGER, not w.hand.wager or untold):
        return
    allowed = won * portion // whole
    if settled_by_another_rule(added, allowed + w.stake):
        t.tally[HOUSE_MONEY_STAKE_ADDED + JUDGED] += 1
        emit(t.hits, HOUSE_MONEY_STAKE_ADDED, event, allowed, added, 0, w.at, root, r.at)
    elif added * whole <= won * portion - whole:
        t.tally[HOUSE_MONEY_ADDED_BELOW_PORTION + JUDGED] += 1
        emit(t.hits, HOUSE_MONEY_ADDED_BELOW_PORTION, event, allowed, added, 0, w.at, root, r.at)
    else:
        t.tally[HOUSE_MONEY_ADDED_BEYOND_PORTION + JUDGED] += 1
        if added * whole >= won * portion + whole:
            emit(t.hits, HOUSE_MONEY_ADDED_BEYOND_PORTION, event, allowed, added, 0, w.at, root, r.at)


@kernel
def judge_entire(t: Table, w: Wager, h: Hand, main: Wager) -> None:
    """Judge whether the Blackjack Wager with the payout in it is the whole that is settled, doubled and split."""
    r = w.round
    added = t.house_money.added
    if added == 0 or not main:
        return
    entire = main.stake
    part = entire - added
    root = t.house_money.event - 1
    settled = main.last_settled
    if settled >= 0 and main.unpriced == 0:
        paid = main.paid
        natural = h.flags & flags.NATURAL != 0
        pays = t.options.blackjack_pays if natural else t.options.win_pays
        per = t.options.blackjack_per if natural else t.options.win_per
        reckoned = entire
        if (paid > 0 and paid == part * pays // per) or (paid == 0 and main.collected == part):
            reckoned = part
        played = h.flags & flags.SURRENDERED == 0
        if played and not lacking(t, HOUSE_MONEY_ENTIRE_WAGER_NOT_SETTLED, NO_STAKE, entire < 0):
            t.tally[HOUSE_MONEY_ENTIRE_WAGER_NOT_SETTLED + JUDGED] += 1
            if not_entire(reckoned, entire):
                emit(t.hits, HOUSE_MONEY_ENTIRE_WAGER_NOT_SETTLED, settled, entire, reckoned, 0, main.at, root, r.at)
                mark_root(t, main, settled)
    for v in between(t.wagers, r.wager, r.wagers_end):
        kind = v.kind
        here = w.seat >= 0 and v.seat == w.seat
        if not here or v.stake < 0:
            continue
        rule = HOUSE_MONEY_SPLIT_FOR_LESS if kind == WHAT_SPLIT else HOUSE_MONEY_DOUBLED_FOR_LESS
        if (kind == WHAT_SPLIT or kind == WHAT_DOUBLE_DOWN) and not lacking(t, rule, NO_STAKE, entire < 0):
            t.tally[rule + JUDGED] += 1
            if not_entire(v.stake, entire):
                emit(t.hits, rule, v.event, entire, v.stake, 0, v.at, root, r.at)
                mark_root(t, v, root if root >= 0 else v.event)
