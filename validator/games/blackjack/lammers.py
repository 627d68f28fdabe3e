"""Free Bet lammers: what each is paid on a win, and that it is collected, without cost to the player, otherwise."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel
from validator.core.engine.rows import rows_of
from validator.games.blackjack.cards_lying import total_lying
from validator.games.blackjack.due import paid_as_blackjack
from validator.games.blackjack.main_wager import settling_event
from validator.games.blackjack.settlement import SETTLED_BY_A_CARD_NOT_DUE, owed
from validator.games.blackjack.splitting import first_hand_of
from validator.games.blackjack.tables import flags
from validator.games.blackjack.tables.rows import Hand, Round, Table, Wager
from validator.games.numbers import Rules, missing_facts
from validator.games.rounds.stakes import amount_differs, pay_may_be_unseen
from validator.games.table import ask, lacking, recorded
from validator.log.codes import KIND_COLLECT, KIND_PAY, KIND_ROUND_END, PLACE_PLAYER, WHAT_FREE_BET

NO_SETTLEMENT, NO_CARDS, NO_STAKE, *_ = missing_facts()

rule = Rules("blackjack.lammers")
LAMMER_NOT_PAID = rule(
    "lammer-not-paid",
    "A winning lammer not paid",
    "{seat}: the {wager} for {stake} on {hand} was {settled} against {dealer}",
    needs={
        "what was collected and paid": NO_SETTLEMENT,
    },
    expected="{expected} won",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
LAMMER_PAID_WRONG = rule(
    "lammer-paid-wrong",
    "A winning lammer paid another amount than the original wager",
    "{seat}: the {wager} for {stake} on {hand} was {settled} against {dealer}",
    needs={
        "what was collected and paid": NO_SETTLEMENT,
        "the cards of the hands": NO_CARDS,
        "the amount of the original wager": NO_STAKE,
    },
    expected="{expected} won",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
LAMMER_PAID_ON_TIE = rule(
    "lammer-paid-on-tie",
    "A lammer that ties not collected without more",
    "{seat}: the {wager} for {stake} on {hand} was {settled} against {dealer}",
    expected="the lammer collected, nothing paid or taken",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
LAMMER_PAID_ON_LOSS = rule(
    "lammer-paid-on-loss",
    "A lammer that loses not collected without more",
    "{seat}: the {wager} for {stake} on {hand} was {settled} against {dealer}",
    expected="the lammer collected, nothing paid or taken",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
LAMMER_PAID_ON_BUST = rule(
    "lammer-paid-on-bust",
    "A lammer on a hand over the limit not collected without more",
    "{seat}: the {wager} for {stake} on {hand} was {settled} against {dealer}",
    expected="the lammer collected, nothing paid or taken",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
LAMMER_PAID_THOUGH_BOTH_OVER = rule(
    "lammer-paid-though-both-over",
    "A lammer on a hand over the limit paid because the dealer went over too",
    "{seat}: the {wager} for {stake} on {hand} was {settled} against {dealer}",
    expected="the lammer collected, nothing paid or taken",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
LAMMER_PAID_AGAINST_22 = rule(
    "lammer-paid-against-22",
    "A lammer not collected without more against a dealer's 22",
    "{seat}: the {wager} for {stake} on {hand} was {settled} against {dealer}",
    expected="the lammer collected, nothing paid or taken",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
LAMMER_LEFT_ON_TIE = rule(
    "lammer-left-on-tie",
    "A lammer that ties never collected",
    "{seat}: the {wager} on {hand} was never collected",
    needs={
        "what was collected": NO_SETTLEMENT,
    },
    expected="collected",
    observed="left",
)
LAMMER_LEFT_ON_LOSS = rule(
    "lammer-left-on-loss",
    "A lammer that loses never collected",
    "{seat}: the {wager} on {hand} was never collected",
    needs={
        "what was collected": NO_SETTLEMENT,
    },
    expected="collected",
    observed="left",
)
LAMMER_LEFT_AGAINST_22 = rule(
    "lammer-left-against-22",
    "A lammer never collected against a dealer's 22",
    "{seat}: the {wager} on {hand} was never collected",
    needs={
        "what was collected": NO_SETTLEMENT,
    },
    expected="collected",
    observed="left",
)
LAMMER_PAID_LIKE_BLACKJACK = rule(
    "lammer-paid-like-blackjack",
    "A winning lammer paid at the odds of a Blackjack",
    "{seat}: the {wager} for {stake} on {hand} was {settled} against {dealer}",
    expected="{expected} won",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
LAMMER_AND_WAGER_EXCHANGED = rule(
    "lammer-and-wager-exchanged",
    "The original wager settled with the second split hand, the lammer with the first",
    ("{seat}: {wager} of {stake} was settled by the second hand of the split, and the lammer by the first"),
    expected="the wager with the first hand, the lammer with the second",
    observed="the other way round",
)
LAMMER_RETURNED_AS_A_STAKE = rule(
    "lammer-returned-as-a-stake",
    "A winning lammer paid, and its amount returned to the player as if it were a stake of his",
    "{seat}: the {wager} for {stake} on {hand} was paid, and {observed} returned to the player",
    expected="the amount paid, and no stake returned",
    observed="{observed} returned",
    unit="cents",
)


@kernel
def exchanged(wager_net: int, lammer_net: int, by_second: int, by_first: int) -> bool:
    """Whether the wager was settled as the second hand of a split demands, and the lammer as the first (cents each)."""
    return wager_net == by_second and lammer_net == by_first


@kernel
def lammer_rule(t: Table, h: Hand, dealer: Hand) -> int:
    """The rule that a wrong settlement of a lammer for hand row ``h`` breaks; -1 where the hand wins.

    A dealer of two cards, one of them unknown, is not over the limit.
    """
    total = h.total
    limit = t.options.highest_total
    known = dealer.unknown == 0
    against = dealer.total
    if known and against == t.options.push_settled_at:
        return LAMMER_PAID_AGAINST_22
    if total > limit:
        return LAMMER_PAID_THOUGH_BOTH_OVER if known and against > limit else LAMMER_PAID_ON_BUST
    if against > limit or total > against:
        return -1
    return LAMMER_PAID_ON_TIE if total == against else LAMMER_PAID_ON_LOSS


@kernel
def lammer_value(t: Table, w: Wager) -> int:
    """Cents that a lammer stands for: the player's original Blackjack Wager; -1 not known."""
    original = first_hand_of(t, w.hand).wager
    if original and original.stake >= 0:
        return original.stake
    return w.stake


@kernel
def left_rule(rule: int) -> int:
    """The rule that a lammer left lying breaks, by that which one paid though it does not win breaks."""
    if rule == LAMMER_PAID_AGAINST_22:
        return LAMMER_LEFT_AGAINST_22
    return LAMMER_LEFT_ON_TIE if rule == LAMMER_PAID_ON_TIE else LAMMER_LEFT_ON_LOSS


@kernel
def judge_left(t: Table, rule: int, w: Wager, r: Round) -> None:
    """Judge that a lammer which does not win was collected at all."""
    left = left_rule(rule)
    over = r.over >= 0 or not recorded(t, KIND_ROUND_END)
    logged = recorded(t, KIND_COLLECT) and r.gaps == 0 and over
    if lacking(t, left, NO_SETTLEMENT, w.collect < 0 and not logged):
        return
    t.tally[left + JUDGED] += 1
    if w.collect < 0:
        emit(t.hits, left, r.last, 1, 0, 0, w.at, w.root, r.at)


@kernel
def cards_tell(t: Table, h: Hand, dealer: Hand) -> bool:
    """Whether the cards that are known tell what becomes of a lammer of hand row ``h``."""
    if h.unknown > 0 or h.cards < 2:
        return False
    known = dealer.unknown == 0 and dealer.total >= t.options.dealer_stands
    return known or h.total > t.options.highest_total


@kernel
def leave_unsettled(t: Table, w: Wager, h: Hand, r: Round) -> None:
    """Count a lammer of which the log need not show how it was settled."""
    t.tally[LAMMER_PAID_WRONG + NO_SETTLEMENT] += 1
    dealer = r.hand
    rule = lammer_rule(t, h, dealer) if cards_tell(t, h, dealer) else -1
    if rule >= 0:
        t.tally[left_rule(rule) + NO_SETTLEMENT] += 1


@kernel
def given_back_beside_pay(returned: int, dest: int) -> bool:
    """Whether an amount for a lammer was returned to the player (cents, and the code of where to), who laid none."""
    return returned > 0 and dest == PLACE_PLAYER


@kernel
def judge_returned(t: Table, w: Wager, r: Round) -> None:
    """Judge that of a lammer that won and was paid nothing is returned to the player beside that."""
    back = w.gave_back
    dest = t.dest[back] if back >= 0 else -1
    broken = given_back_beside_pay(w.returned, dest)
    event = back if broken else w.pay
    ask(t, LAMMER_RETURNED_AS_A_STAKE, broken, event, 0, w.returned, 0, w.at, -1, r.at)


@kernel
def lammer_due_as_the_cards_lie(t: Table, h: Hand, dealer: Hand, got: int, value: int, r: Round) -> bool:
    """Whether what was ``got`` (cents) is due on a lammer of hand row ``h`` if the cards not due to be dealt count."""
    own, dealers = h.total, dealer.total
    own_lying, dealers_lying = total_lying(t, h, r), total_lying(t, dealer, r)
    if own_lying < 0 or dealers_lying < 0 or value < 0 or (own_lying == own and dealers_lying == dealers):
        return False
    h.total, dealer.total = own_lying, dealers_lying
    wins = lammer_rule(t, h, dealer) < 0
    h.total, dealer.total = own, dealers
    return not amount_differs(got, value * t.options.win_pays if wins else 0, t.options.win_per)


@kernel
def judge_lammer(t: Table, w: Wager, h: Hand, r: Round) -> None:
    """Judge what was paid, and taken from the player, on lammer row ``w`` from the final hands."""
    dealer = r.hand
    value = lammer_value(t, w)
    root = w.root if w.root >= 0 else h.root
    if root < 0:
        root = dealer.root
    if lacking(t, LAMMER_PAID_WRONG, NO_CARDS, not cards_tell(t, h, dealer)):
        return
    rule = lammer_rule(t, h, dealer)
    net = w.paid - w.collected
    event = settling_event(t, w, r)
    won = value * t.options.win_pays
    wrong = amount_differs(net, 0 if rule >= 0 else won, t.options.win_per)
    if wrong and lammer_due_as_the_cards_lie(t, h, dealer, net, value, r):
        t.tally[SETTLED_BY_A_CARD_NOT_DUE + JUDGED] += 1
        due = 0 if rule >= 0 else won // t.options.win_per
        emit(t.hits, SETTLED_BY_A_CARD_NOT_DUE, event, due, net, 0, w.at, root, r.at)
        return
    if rule >= 0:
        got = net + w.returned
        owed(t, rule, event, got, 0, 1, w, root, r)
        if got == 0:
            judge_left(t, rule, w, r)
    elif value < 0:
        t.tally[LAMMER_PAID_WRONG + NO_STAKE] += 1
    else:
        rule = LAMMER_NOT_PAID
        # The lammer itself is taken from the layout where it won too.
        if lacking(t, rule, NO_SETTLEMENT, pay_may_be_unseen(t, w, r)):
            return
        if w.paid > 0:
            t.tally[rule + JUDGED] += 1
            t.tally[LAMMER_PAID_LIKE_BLACKJACK + JUDGED] += 1
            judge_returned(t, w, r)
            rule = LAMMER_PAID_WRONG
            if paid_as_blackjack(t, net, value):
                rule = LAMMER_PAID_LIKE_BLACKJACK
        owed(t, rule, event, net, won, t.options.win_per, w, root, r)


@kernel
def lammer_result(t: Table, h: Hand, dealer: Hand) -> int:
    """Whether hand row ``h`` wins (1), loses (-1) or neither (0) against a dealer whose cards are known."""
    rule = lammer_rule(t, h, dealer)
    if rule < 0:
        return 1
    return 0 if rule == LAMMER_PAID_ON_TIE or rule == LAMMER_PAID_AGAINST_22 else -1


@kernel
def judge_exchange(t: Table, w: Wager, h: Hand, r: Round) -> None:
    """Judge that of a pair split free once the original wager went with the first hand and the lammer with the second.

    Only hands with different results, and wagers of one amount each, can show it.
    """
    first = h.parent
    dealer = r.hand
    if not first or first.parent or not first.wager:
        return
    doubled = (h.flags | first.flags) & flags.DOUBLED
    if doubled or first.splits > 1 or dealer.unknown > 0:
        return
    main = first.wager
    stake = main.stake
    if stake <= 0 or main.unpriced > 0 or main.last_settled < 0:
        return
    one = lammer_result(t, first, dealer)
    two = lammer_result(t, h, dealer)
    if one == two or first.cards < 2:
        return
    net = main.paid - main.collected
    laid = w.paid - w.collected
    t.tally[LAMMER_AND_WAGER_EXCHANGED + JUDGED] += 1
    if exchanged(net, laid, two * stake, stake if one > 0 else 0) and net != one * stake:
        event = settling_event(t, main, r)
        emit(t.hits, LAMMER_AND_WAGER_EXCHANGED, event, 0, 1, 0, main.at, main.root, r.at)


@kernel
def lammers_pass(t: Table) -> None:
    """Judge the settlement of every lammer; one that was laid unlawfully has been judged with the act."""
    settles = recorded(t, KIND_PAY) and recorded(t, KIND_COLLECT)
    for w in rows_of(t.wagers):
        if w.kind != WHAT_FREE_BET:
            continue
        r = w.round
        h = w.hand
        if r.void >= 0 or not h or w.withdrawn >= 0 or w.root >= 0 or h.flags & flags.DEAD:
            t.tally[LAMMER_PAID_WRONG + NOT_APPLICABLE] += 1
        elif w.unpriced > 0 or (w.last_settled < 0 and not (settles and r.gaps == 0)):
            leave_unsettled(t, w, h, r)
        else:
            judge_lammer(t, w, h, r)
            judge_exchange(t, w, h, r)
