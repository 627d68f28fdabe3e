"""Settlement: what each main wager was owed, against what was collected and paid."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel
from validator.core.engine.option_rows import UNSTATED
from validator.core.engine.rows import rows_of
from validator.games.blackjack.cards_lying import due_as_the_cards_lie, settlement_root
from validator.games.blackjack.due import cell_of
from validator.games.blackjack.main_wager import due_on_the_stake_before, is_main_wager, settling_event
from validator.games.blackjack.rows import is_told_as_beyond_the_stake
from validator.games.blackjack.surrendered_share import original_amount_collected, share_collected
from validator.games.blackjack.switch_seen import may_be_switch
from validator.games.blackjack.tables import flags
from validator.games.blackjack.tables.due import (
    APART,
    BY_UP_CARD,
    COUNTED,
    DUE_AS,
    LOST,
    LOST_OR_RETURNED,
    LOST_UNLESS_DEALER_OVER,
    NOT_FINISHED,
    NOT_KNOWN,
    OF_A_SPLIT,
    PART_TAKEN,
    RETURNED,
    RETURNED_OR_LOST,
    REVIEW,
    RULE,
    UNPAID,
    UNWON,
)
from validator.games.blackjack.tables.rows import Hand, Round, Table, Wager
from validator.games.blackjack.up_card import is_blackjack_up_card, is_low_up_card
from validator.games.numbers import Rules, missing_facts
from validator.games.rounds.stakes import amount_differs, is_settled, may_be_settled_unseen
from validator.games.table import lacking, recorded
from validator.log.codes import (
    KIND_COLLECT,
    KIND_PAY,
)

NO_SETTLEMENT, NO_CARDS, NO_STAKE, WHETHER_SWITCH, NO_FINISHED_HAND, *_ = missing_facts()
(NO_FILED_ODDS, *_) = missing_facts(after=WHETHER_SWITCH)

rule = Rules("blackjack.settlement")
EVEN_MONEY_PAID_AT_WRONG_ODDS = rule("even-money-paid-at-wrong-odds")
BLACKJACK_PAID_AT_WRONG_ODDS = rule(
    "blackjack-paid-at-wrong-odds",
    "Blackjack not paid at the odds of the chapter",
    "{seat}: Blackjack ({hand}) on {stake} was {settled}; the odds give {expected}",
    needs={
        "what was collected and paid": NO_SETTLEMENT,
        "the cards of the hands": NO_CARDS,
        "the amount of the wager": NO_STAKE,
        "whether Blackjack Switch is offered": WHETHER_SWITCH,
        "a filing that states the odds": NO_FILED_ODDS,
    },
    expected="{expected} won",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
WINNING_WAGER_PAID_AT_WRONG_ODDS = rule(
    "winning-wager-paid-at-wrong-odds",
    "Winning wager not paid at the odds of the chapter",
    "{seat}: {hand} beats {dealer}; {wager} of {stake} was {settled}; {due} is due",
    needs={
        "what was collected and paid": NO_SETTLEMENT,
        "the cards of the hands": NO_CARDS,
        "the amount of the wager": NO_STAKE,
        "whether Blackjack Switch is offered": WHETHER_SWITCH,
        "a dealer's hand played to its end": NO_FINISHED_HAND,
    },
    expected="{expected} won",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
WIN_AGAINST_BUSTED_DEALER_NOT_PAID = rule(
    "win-against-busted-dealer-not-paid",
    "A wager that wins because the dealer broke not paid",
    "{seat}: {wager} of {stake} on {hand} was {settled}; the dealer broke with {dealer}",
    needs={
        "what was collected and paid": NO_SETTLEMENT,
    },
    expected="{expected} won",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
WIN_BY_HIGHER_TOTAL_NOT_PAID = rule(
    "win-by-higher-total-not-paid",
    "A wager that wins by the higher total not paid",
    "{seat}: {wager} of {stake} on {hand} was {settled} against {dealer}",
    needs={
        "what was collected and paid": NO_SETTLEMENT,
    },
    expected="{expected} won",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
BLACKJACK_AGAINST_LONGER_21_NOT_PAID = rule(
    "blackjack-against-longer-21-not-paid",
    "A Blackjack against a longer 21 not paid",
    "{seat}: Blackjack ({hand}) on {stake} was {settled} against {dealer}",
    needs={
        "what was collected and paid": NO_SETTLEMENT,
    },
    expected="{expected} won",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
BLACKJACK_UNPAID_AGAINST_LOW_CARD = rule(
    "blackjack-unpaid-against-low-card",
    "A Blackjack against a low card not paid",
    "{seat}: Blackjack ({hand}) on {stake} was {settled} against {dealer}",
    needs={
        "what was collected and paid": NO_SETTLEMENT,
    },
    expected="{expected} won",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
BLACKJACK_UNPAID_AT_ONCE = rule(
    "blackjack-unpaid-at-once",
    "A Blackjack that was to be paid at once not paid",
    "{seat}: Blackjack ({hand}) on {stake} was {settled} against {dealer}",
    needs={
        "what was collected and paid": NO_SETTLEMENT,
    },
    expected="{expected} won",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
BLACKJACK_UNPAID_AFTER_HOLE_CARD = rule(
    "blackjack-unpaid-after-hole-card",
    "A Blackjack left on the table and not paid",
    "{seat}: Blackjack ({hand}) on {stake} was {settled} against {dealer}",
    needs={
        "what was collected and paid": NO_SETTLEMENT,
    },
    expected="{expected} won",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
TIE_NOT_RETURNED = rule(
    "tie-not-returned",
    "A tie not returned",
    "{seat}: {wager} of {stake} on {hand} ties with {dealer} and was {settled}",
    expected="returned",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
LOST_TO_DEALER_BLACKJACK_NOT_COLLECTED = rule(
    "lost-to-dealer-blackjack-not-collected",
    "A longer 21 against a dealer's Blackjack not lost",
    "{seat}: {wager} of {stake} on {hand} was {settled} against the dealer's Blackjack",
    expected="{expected}",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
SPLIT_21_AGAINST_DEALER_BLACKJACK = rule(
    "split-21-against-dealer-blackjack",
    "A split hand of 21 in two cards against a dealer's Blackjack",
    "{seat}: 21 in two cards after a split ({hand}) was {settled} against the dealer's Blackjack",
    needs={
        "what was collected and paid": NO_SETTLEMENT,
    },
    expected="returned, if the totals tie",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
LOSING_WAGER_NOT_COLLECTED = rule(
    "losing-wager-not-collected",
    "A losing wager not collected",
    "{seat}: {wager} of {stake} on {hand} against {dealer} is lost and was {settled}",
    expected="{expected}",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
DOUBLE_DOWN_KEPT_AGAINST_DEALER_BLACKJACK = rule(
    "double-down-kept-against-dealer-blackjack",
    "A Double Down Wager collected against a dealer's Blackjack",
    "{seat}: {wager} of {stake} was {settled} against the dealer's Blackjack",
    expected="returned",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
BUSTED_DOUBLE_DOWN_AGAINST_DEALER_BLACKJACK = rule(
    "busted-double-down-against-dealer-blackjack",
    "An added wager on a hand over the limit collected against a dealer's Blackjack",
    "{seat}: {wager} of {stake} on a hand over the limit was {settled} against the dealer's Blackjack",
    needs={
        "what was collected and paid": NO_SETTLEMENT,
    },
    expected="returned, if a hand over the limit is no exception",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
SAME_TOTAL_OVER_LIMIT_NOT_COLLECTED = rule(
    "same-total-over-limit-not-collected",
    "A hand over the limit not collected because the dealer has the same total",
    "{seat}: {wager} of {stake} on {hand} was {settled}; the dealer has the same total",
    needs={
        "what was collected and paid": NO_SETTLEMENT,
    },
    expected="{expected}, if a hand over the limit cannot tie",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
SPLIT_WAGER_KEPT_AGAINST_DEALER_BLACKJACK = rule(
    "split-wager-kept-against-dealer-blackjack",
    "A wager on a split hand collected against a dealer's Blackjack",
    "{seat}: {wager} of {stake} was {settled} against the dealer's Blackjack",
    expected="returned",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
SURRENDER_HALF_WRONG = rule(
    "surrender-half-wrong",
    "Surrender against a low card settled with a wrong amount",
    "{seat} surrendered; the {stake} wagered was {settled}",
    needs={
        "what was collected and paid": NO_SETTLEMENT,
        "the cards of the hands": NO_CARDS,
        "the amount of the wager": NO_STAKE,
    },
    expected="{expected}",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
SURRENDER_WRONG_WHEN_HOLE_CARD_REVEALED = rule(
    "surrender-wrong-when-hole-card-revealed",
    "Surrender settled with a wrong amount when the hole card was revealed",
    "{seat} surrendered against {dealer}; the {stake} wagered was {settled}",
    needs={
        "what was collected and paid": NO_SETTLEMENT,
        "the cards of the hands": NO_CARDS,
        "the amount of the wager": NO_STAKE,
    },
    expected="{expected}",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
SURRENDER_WRONG_AFTER_READER = rule(
    "surrender-wrong-after-reader",
    "Surrender settled with a wrong amount after the card reader",
    "{seat} surrendered against {dealer}; the {stake} wagered was {settled}",
    needs={
        "what was collected and paid": NO_SETTLEMENT,
        "the cards of the hands": NO_CARDS,
        "the amount of the wager": NO_STAKE,
    },
    expected="{expected}",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
BLACKJACKS_TIE_NOT_RETURNED = rule(
    "blackjacks-tie-not-returned",
    "A Blackjack against a dealer's Blackjack not returned",
    "{seat}: {wager} of {stake} on a Blackjack ({hand}) was {settled} against the dealer's Blackjack",
    needs={
        "what was collected and paid": NO_SETTLEMENT,
        "the cards of the hands": NO_CARDS,
        "the amount of the wager": NO_STAKE,
    },
    expected="returned",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
WAGER_KEPT_ON_DEALER_BLACKJACK = rule(
    "wager-kept-on-dealer-blackjack",
    "A wager not collected on a dealer's Blackjack",
    "{seat}: {wager} of {stake} on {hand} was {settled} against the dealer's Blackjack",
    needs={
        "what was collected and paid": NO_SETTLEMENT,
        "the cards of the hands": NO_CARDS,
        "the amount of the wager": NO_STAKE,
    },
    expected="{expected}",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
LATE_WAGER_RETURNED_ON_DEALER_BLACKJACK = rule(
    "late-wager-returned-on-dealer-blackjack",
    "An added wager, or a longer 21, returned on a dealer's Blackjack found late",
    "{seat}: {wager} of {stake} on {hand} was {settled} against the dealer's Blackjack",
    needs={
        "what was collected and paid": NO_SETTLEMENT,
    },
    expected="{expected}, if a Blackjack found late is settled like any other",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
WAGER_NOT_RETURNED_AGAINST_22 = rule(
    "wager-not-returned-against-22",
    "A wager not returned against a dealer's 22",
    "{seat}: {wager} of {stake} on {hand} was {settled} against {dealer}",
    needs={
        "what was collected and paid": NO_SETTLEMENT,
        "the cards of the hands": NO_CARDS,
        "the amount of the wager": NO_STAKE,
    },
    expected="returned",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
BUST_RETURNED_AGAINST_22 = rule(
    "bust-returned-against-22",
    "The wager of a hand over the limit returned against a dealer's 22",
    "{seat}: {wager} of {stake} on {hand} was {settled} against {dealer}",
    needs={
        "what was collected and paid": NO_SETTLEMENT,
    },
    expected="{expected}, if a hand over the limit is lost for good",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
BUST_NOT_COLLECTED = rule(
    "bust-not-collected",
    "The wager of a hand over the limit not collected",
    "{seat}: {wager} of {stake} on {hand} was {settled} against {dealer}",
    needs={
        "what was collected and paid": NO_SETTLEMENT,
        "the cards of the hands": NO_CARDS,
        "the amount of the wager": NO_STAKE,
    },
    expected="{expected}",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
BUST_RETURNED_AGAINST_BUST = rule(
    "bust-returned-against-bust",
    "The wager of a hand over the limit returned because the dealer went over too",
    "{seat}: {wager} of {stake} on {hand} was {settled} against {dealer}",
    needs={
        "what was collected and paid": NO_SETTLEMENT,
    },
    expected="{expected}, if a hand over the limit is lost for good",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
BUST_PAID_AGAINST_BUST = rule(
    "bust-paid-against-bust",
    "The wager of a hand over the limit paid because the dealer went over too",
    "{seat}: {wager} of {stake} on {hand} was {settled} against {dealer}",
    expected="{expected}",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
SETTLED_BY_A_CARD_NOT_DUE = rule(
    "settled-by-a-card-not-due",
    "A wager settled by a card that was not to be dealt",
    (
        "{seat}: {wager} of {stake} on {hand} was {settled} against {dealer}, which is right only if "
        "the card in brackets counts"
    ),
    expected="{expected}, if it does not",
    observed="{observed}",
    unit="cents",
)


@kernel
def owed(t: Table, rule: int, event: int, net: int, due: int, per: int, subject: Wager, root: int, row: Round) -> None:
    """Judge one settled amount: ``net`` cents to the player against ``due / per``; a breach goes to ``rule``.

    What is paid wrong is counted from the nearest amount that is accepted. What is right if a card counts that may not
    have been dealt is for review.
    """
    differs = amount_differs(net, due, per)
    if lacking(t, rule, NO_SETTLEMENT, differs and may_be_settled_unseen(t, subject, row, due // per)):
        return
    t.tally[rule + JUDGED] += 1
    lost = due == -subject.stake * per
    if not differs or (lost and net * per < due and is_told_as_beyond_the_stake(t, subject)):
        return
    if is_main_wager(subject.kind) and due_as_the_cards_lie(t, subject, net):
        t.tally[SETTLED_BY_A_CARD_NOT_DUE + JUDGED] += 1
        emit(t.hits, SETTLED_BY_A_CARD_NOT_DUE, event, due // per, net, 0, subject.at, root, row.at)
    else:
        nearest = due // per if net * per < due else -(-due // per)
        emit(t.hits, rule, event, nearest, net, net - nearest, subject.at, root, row.at)


@kernel
def owed_on_blackjack(t: Table, event: int, net: int, stake: int, w: Wager, root: int, r: Round) -> None:
    """Judge what a Blackjack was paid; more than the law's least odds is not judged where no filing says more."""
    due = stake * t.options.blackjack_pays
    per = t.options.blackjack_per
    more = amount_differs(net, due, per) and net * per > due
    if not lacking(t, BLACKJACK_PAID_AT_WRONG_ODDS, NO_FILED_ODDS, more and t.options.blackjack_floor == 1):
        owed(t, BLACKJACK_PAID_AT_WRONG_ODDS, event, net, due, per, w, root, r)


@kernel
def owed_openly(
    t: Table, review: int, firm: int, event: int, net: int, stake: int, due: int, subject: Wager, root: int, row: Round
) -> None:
    """Judge one settled amount where it is open whether the stake is lost or returned; ``due`` is the preferred one.

    Either of the two is for review at most; any other amount is condemned by both readings and breaks ``firm``. Between
    the two it is held against the preferred one, beyond them against the nearer.
    """
    if net == 0 or net == -stake:
        owed(t, review, event, net, due, 1, subject, root, row)
        return
    t.tally[firm + JUDGED] += 1
    nearest = due if -stake < net < 0 else -stake if net < 0 else 0
    emit(t.hits, firm, event, nearest, net, net - nearest, subject.at, root, row.at)


@kernel
def blackjack_rule(t: Table, r: Round) -> int:
    """The rule that an unpaid winning Blackjack breaks: by the dealer's total, up card and the filed procedure."""
    dealer = r.hand
    if dealer.total == t.options.blackjack_beats_at and dealer.cards >= t.options.blackjack_beats_from:
        return BLACKJACK_AGAINST_LONGER_21_NOT_PAID
    if not is_blackjack_up_card(t, r.up):
        return BLACKJACK_UNPAID_AGAINST_LOW_CARD
    if t.options.blackjack_paid_at_once == 1:
        return BLACKJACK_UNPAID_AT_ONCE
    return BLACKJACK_UNPAID_AFTER_HOLE_CARD


@kernel
def surrender_rule(t: Table, w: Wager, r: Round) -> int:
    """The rule that a wrongly settled surrender breaks; of two procedures the filed one, else the one followed."""
    if not is_blackjack_up_card(t, r.up):
        return SURRENDER_HALF_WRONG
    turned = r.hole_turned
    followed = t.options.surrender_at_reader
    if followed == UNSTATED:
        followed = 0 if 0 <= turned < w.first_settled else 1
    if followed == 1:
        return SURRENDER_WRONG_AFTER_READER
    return SURRENDER_WRONG_WHEN_HOLE_CARD_REVEALED


@kernel
def judge_surrender(t: Table, event: int, net: int, dealer_blackjack: int, root: int, w: Wager, r: Round) -> None:
    """Judge the amount settled on a hand that was surrendered; ``dealer_blackjack`` is -1 where it is not known."""
    rule = surrender_rule(t, w, r)
    stake = w.stake
    if dealer_blackjack == 1:
        owed(t, rule, event, net, -stake, 1, w, root, r)
    elif not lacking(t, rule, NO_CARDS, dealer_blackjack < 0):
        share = share_collected(t, r)
        owed(t, rule, event, net, -stake * t.options[share], t.options[share + 1], w, root, r)


@kernel
def is_settled_by_switch(t: Table, cell: int, h: Hand, r: Round) -> bool:
    """Whether Blackjack Switch decides otherwise what is due on hand row ``h``; where it may, that is counted.

    Another judge decides that.
    """
    marks = h.flags
    total = h.total
    if marks & flags.EVEN_MONEY:
        return False
    pushed = r.hand.total == t.options.switch_push_total
    pushed = pushed and total <= t.options.switch_push_to
    decided = marks & flags.NATURAL != 0 or pushed
    if t.options.switch == 1 and decided:
        t.tally[WINNING_WAGER_PAID_AT_WRONG_ODDS + NOT_APPLICABLE] += 1
        return True
    made = marks & flags.SWITCHED != 0 and total == t.options.switched_total
    return lacking(t, t.options.due[cell + COUNTED], WHETHER_SWITCH, (decided or made) and may_be_switch(t, r))


@kernel
def judge_due(t: Table, cell: int, event: int, net: int, root: int, w: Wager, r: Round) -> None:
    """Judge the amount settled on wager row ``w`` against what the table says is due, see ``due``."""
    stake = w.stake
    due = t.options.due[cell + DUE_AS]
    rule = t.options.due[cell + RULE]
    of_a_split = t.options.due[cell + OF_A_SPLIT]
    split = w.hand.flags & flags.SPLIT
    if of_a_split >= 0 and split and original_amount_collected(t, w.hand, r):
        t.tally[of_a_split + JUDGED] += 1
    elif due == LOST:
        owed(t, rule, event, net, -stake, 1, w, root, r)
    elif due == RETURNED:
        owed(t, rule, event, net, 0, 1, w, root, r)
    elif due == LOST_OR_RETURNED or due == RETURNED_OR_LOST:
        unwon = t.options.due[cell + UNWON]
        if unwon >= 0 and net <= 0:
            t.tally[unwon + JUDGED] += 1
        preferred = -stake if due == LOST_OR_RETURNED else 0
        firm = t.options.due[cell + PART_TAKEN] if net < 0 else rule
        owed_openly(t, t.options.due[cell + REVIEW], firm, event, net, stake, preferred, w, root, r)
    elif due == LOST_UNLESS_DEALER_OVER:
        if not lacking(t, rule, NO_CARDS, net != -stake):
            owed(t, rule, event, net, -stake, 1, w, root, r)
    elif due == NOT_KNOWN:
        t.tally[t.options.due[cell + COUNTED] + NO_CARDS] += 1
    elif due == NOT_FINISHED:
        t.tally[t.options.due[cell + COUNTED] + NO_FINISHED_HAND] += 1
    else:
        unpaid = t.options.due[cell + UNPAID]
        if unpaid == BY_UP_CARD:
            unpaid = blackjack_rule(t, r)
        if w.paid == 0:
            rule = unpaid
        elif rule != unpaid:
            t.tally[unpaid + JUDGED] += 1
        if rule == BLACKJACK_PAID_AT_WRONG_ODDS:
            owed_on_blackjack(t, event, net, stake, w, root, r)
        else:
            owed(t, rule, event, net, stake * t.options[due], t.options[due + 1], w, root, r)


@kernel
def judge_main_wager(t: Table, settled: bool, w: Wager) -> None:
    """Judge a Blackjack, split or Double Down Wager; ``settled``: what was collected and paid on it is known."""
    r = w.round
    h = w.hand
    marks = h.flags
    dealer_blackjack = r.dealer_blackjack
    if dealer_blackjack < 0 and is_low_up_card(t, r.up):
        dealer_blackjack = 0
    cell = cell_of(t, w, dealer_blackjack)
    counted = surrender_rule(t, w, r) if marks & flags.SURRENDERED else t.options.due[cell + COUNTED]
    if lacking(t, counted, NO_STAKE, w.stake < 0):
        return
    if lacking(t, counted, NO_SETTLEMENT, not settled):
        review = t.options.due[cell + REVIEW]
        if review >= 0 and marks & flags.SURRENDERED == 0:
            t.tally[review + NO_SETTLEMENT] += 1
        return
    if lacking(t, counted, NO_CARDS, h.unknown > 0 or h.cards < 2):
        return
    net = w.paid - w.collected
    if due_on_the_stake_before(t, w, cell, net):
        t.tally[counted + JUDGED] += 1
        return
    event = settling_event(t, w, r)
    if t.options.due[cell + RULE] == EVEN_MONEY_PAID_AT_WRONG_ODDS and w.last_settled >= 0:
        event = w.last_settled
    root = settlement_root(t, w, net)
    if marks & flags.SURRENDERED:
        judge_surrender(t, event, net, dealer_blackjack, root, w, r)
    elif not is_settled_by_switch(t, cell, h, r):
        if marks & flags.RESCUED or t.options.due[cell + DUE_AS] == APART:
            t.tally[WINNING_WAGER_PAID_AT_WRONG_ODDS + NOT_APPLICABLE] += 1
        else:
            judge_due(t, cell, event, net, root, w, r)


@kernel
def settlement_pass(t: Table) -> None:
    """Judge what was paid and collected on every main wager, Insurance aside, from the tables of whole rounds."""
    settles = recorded(t, KIND_PAY) and recorded(t, KIND_COLLECT)
    for w in rows_of(t.wagers):
        if not is_main_wager(w.kind):
            continue
        r = w.round
        h = w.hand
        void = r.void >= 0 or w.withdrawn >= 0
        if void or not h or h.flags & flags.DEAD:
            continue
        moved = is_settled(t, w) or (settles and r.gaps == 0)
        judge_main_wager(t, w.unpriced == 0 and moved, w)
