"""The Royal Match 21 Wager and the Crown Treasure Bonus, from acceptance to settlement."""

from typing import Final

from validator.core.engine.kernel import JUDGED, emit, kernel
from validator.core.engine.option_rows import UNSTATED
from validator.games.blackjack.optional import (
    LOSES,
    NO_CARDS,
    NO_SETTLEMENT,
    PAID_WRONG,
    SETTLED_AT_WRONG_TIME,
    UNKNOWN,
    cents_won,
    game_continues,
    judge_moment,
    judge_result,
    settled_outside,
    settlement_event,
)
from validator.games.blackjack.options import ROYAL_MATCH_PAYS
from validator.games.blackjack.payout_limit import MAXIMUM_PAYOUT_ON_DOUBTFUL_WAGER, OF_ROYAL_MATCH, is_limited
from validator.games.blackjack.tables import flags
from validator.games.blackjack.tables.rows import Table, Wager
from validator.games.blackjack.twenty_points import settled_earlier, settled_later
from validator.games.cards import KING, QUEEN, rank_of, suit_of
from validator.games.numbers import Rules, first_number, missing_facts
from validator.games.rounds.stakes import amount_differs
from validator.games.table import ask, lacking, recorded
from validator.log.codes import KIND_EXPOSE, KIND_PAY

FIRST: Final = first_number("blackjack.royal_match_21")


ROYAL_MATCH = ROYAL_MATCH_PAYS
SUITED_MATCH = ROYAL_MATCH + 2
CROWN = SUITED_MATCH + 2

NO_HOLE_CARD, NO_OFFER, *_ = missing_facts(after=NO_SETTLEMENT)

rule = Rules("blackjack.royal_match_21")
ROYAL_MATCH_21_PAID_WRONG_WITH_SEVERAL_DECKS = rule("royal-match-21-paid-wrong-with-several-decks")
ROYAL_MATCH_SETTLED_BEFORE_HOLE_CARD = rule("royal-match-settled-before-hole-card")
ROYAL_MATCH_SETTLED_AT_ONCE_WITHOUT_BONUS = rule("royal-match-settled-at-once-without-bonus")
ROYAL_MATCH_SETTLED_AFTER_BLACKJACK_WAGER = rule("royal-match-settled-after-blackjack-wager")
ROYAL_MATCH_SETTLED_AFTER_HAND_THAT_ENDED_EARLY = rule("royal-match-settled-after-hand-that-ended-early")
CROWN_TREASURE_PAID_WRONG = rule("crown-treasure-paid-wrong")
CROWN_TREASURE_NOT_PAID = rule("crown-treasure-not-paid")
CROWN_TREASURE_LESS_THE_STAKE = rule("crown-treasure-less-the-stake")
CROWN_TREASURE_NOT_DUE = rule("crown-treasure-not-due")
KING_AND_QUEEN_OF_TWO_SUITS_PAID = rule("king-and-queen-of-two-suits-paid")


@kernel
def is_royal_card(card: int) -> bool:
    """Whether a card is a king or a queen."""
    return rank_of(card) == KING or rank_of(card) == QUEEN


@kernel
def royal_result(first: int, second: int) -> int:
    """The row of the paytable to which two cards answer."""
    if rank_of(first) < 0 or rank_of(second) < 0:
        return UNKNOWN
    if suit_of(first) != suit_of(second):
        return LOSES
    if is_royal_card(first) and is_royal_card(second) and first != second:
        return ROYAL_MATCH
    return SUITED_MATCH


@kernel
def may_wait(result: int, first: int, second: int, up: int) -> bool:
    """Whether cards that are known in part may be a Royal Match that waits for the hole card."""
    if rank_of(up) >= 0 and not is_royal_card(up):
        return False
    if result != UNKNOWN:
        return result == ROYAL_MATCH
    return (rank_of(first) < 0 or is_royal_card(first)) and (rank_of(second) < 0 or is_royal_card(second))


@kernel
def royal_of_two_suits(first: int, second: int) -> bool:
    """Whether two cards are a king and a queen of different suits, which are no Royal Match."""
    if not is_royal_card(first) or not is_royal_card(second):
        return False
    return rank_of(first) != rank_of(second) and suit_of(first) != suit_of(second)


@kernel
def dealer_royal(up: int, hole: int) -> int:
    """Whether the dealer has a Royal Match: 1 yes, 0 no, -1 not known."""
    if rank_of(up) >= 0 and not is_royal_card(up):
        return 0
    result = royal_result(up, hole)
    if result == UNKNOWN:
        return -1
    return 1 if result == ROYAL_MATCH else 0


@kernel
def judge_waiting_royal(t: Table, w: Wager, moment: int) -> None:
    """Judge whether a Royal Match against a king or queen came after the hole card, and before the Blackjack Wager."""
    w.deferred = 1
    r = w.round
    h = w.hand
    root = w.root
    settled = w.first_settled
    turned = r.hole_turned
    if lacking(t, ROYAL_MATCH_SETTLED_BEFORE_HOLE_CARD, NO_SETTLEMENT, settled < 0):
        return
    if lacking(t, ROYAL_MATCH_SETTLED_BEFORE_HOLE_CARD, NO_HOLE_CARD, r.deal_done < 0):
        return
    if turned < 0:
        if not recorded(t, KIND_EXPOSE) or r.gaps > 0:
            t.tally[ROYAL_MATCH_SETTLED_BEFORE_HOLE_CARD + NO_HOLE_CARD] += 1
            return
        turned = r.last + 1
    if settled_earlier(settled, turned):
        at_once = not settled_outside(settled, r.deal_done, moment)
        if at_once and t.options.crown_treasure == UNSTATED:
            t.tally[ROYAL_MATCH_SETTLED_BEFORE_HOLE_CARD + NO_OFFER] += 1
            return
        rule = ROYAL_MATCH_SETTLED_BEFORE_HOLE_CARD
        if at_once and t.options.crown_treasure == 0:
            rule = ROYAL_MATCH_SETTLED_AT_ONCE_WITHOUT_BONUS
        t.tally[rule + JUDGED] += 1
        emit(t.hits, rule, settled, r.hole_turned, settled, 0, w.at, root, r.at)
        return
    t.tally[ROYAL_MATCH_SETTLED_BEFORE_HOLE_CARD + JUDGED] += 1
    main = h.wager
    if not main or main.first_settled < 0:
        t.tally[ROYAL_MATCH_SETTLED_AFTER_BLACKJACK_WAGER + NO_SETTLEMENT] += 1
        return
    ended = h.flags & flags.SURRENDERED != 0 or h.total > t.options.highest_total
    rule = ROYAL_MATCH_SETTLED_AFTER_HAND_THAT_ENDED_EARLY if ended else ROYAL_MATCH_SETTLED_AFTER_BLACKJACK_WAGER
    t.tally[rule + JUDGED] += 1
    if settled_later(settled, main.first_settled):
        emit(t.hits, rule, settled, main.first_settled, settled, 0, w.at, root, r.at)


@kernel
def judge_when_royal(t: Table, w: Wager) -> None:
    """Judge when a wager was settled: right after the deal, or where a Royal Match waits, after the hole card."""
    r = w.round
    h = w.hand
    result = royal_result(h.dealt_first, h.dealt_second)
    moment = game_continues(t, r)
    if result == ROYAL_MATCH and is_royal_card(r.up):
        judge_waiting_royal(t, w, moment)
    elif w.collect < 0 and may_wait(result, h.dealt_first, h.dealt_second, r.up):
        t.tally[FIRST + SETTLED_AT_WRONG_TIME + NO_CARDS] += 1
    else:
        judge_moment(t, FIRST, w, moment)


@kernel
def judge_bonus(t: Table, w: Wager, due: int, bonus: int) -> None:
    """Judge the Crown Treasure Bonus paid; ``due`` says whether both sides have a Royal Match (-1 not known)."""
    r = w.round
    stake = w.stake
    root = w.root
    event = settlement_event(t, w)
    offered = t.options.crown_treasure
    if lacking(t, CROWN_TREASURE_PAID_WRONG, NO_CARDS, due < 0):
        return
    if due == 0 or offered == 0:
        ask(t, CROWN_TREASURE_NOT_DUE, bonus > 0, event, 0, bonus, bonus, w.at, root, r.at)
        return
    pays = t.options[CROWN]
    per = t.options[CROWN + 1]
    full = stake * pays // per
    if bonus == 0:
        if offered == UNSTATED:
            t.tally[CROWN_TREASURE_PAID_WRONG + NO_OFFER] += 1
        elif not recorded(t, KIND_PAY) or r.gaps > 0:
            t.tally[CROWN_TREASURE_PAID_WRONG + NO_SETTLEMENT] += 1
        else:
            t.tally[CROWN_TREASURE_NOT_PAID + JUDGED] += 1
            emit(t.hits, CROWN_TREASURE_NOT_PAID, event, full, 0, -full, w.at, root, r.at)
        return
    t.tally[CROWN_TREASURE_NOT_PAID + JUDGED] += 1
    rule = CROWN_TREASURE_PAID_WRONG
    if not amount_differs(bonus, stake * (pays - per), per):
        rule = CROWN_TREASURE_LESS_THE_STAKE
    ask(t, rule, amount_differs(bonus, stake * pays, per), event, full, bonus, bonus - full, w.at, root, r.at)


@kernel
def judge_royal(t: Table, w: Wager, result: int) -> None:
    """Judge the amount settled on one Royal Match 21 Wager, its bonus with it, which a log may name apart or not."""
    table = FIRST + PAID_WRONG if t.options.royal_match_table == 0 else ROYAL_MATCH_21_PAID_WRONG_WITH_SEVERAL_DECKS
    r = w.round
    h = w.hand
    stake = w.stake
    net = w.paid - w.collected
    bonus = w.bonus
    crown = 0
    if result == ROYAL_MATCH:
        crown = dealer_royal(r.up, r.hole)
        owed = cents_won(t, stake, result)
        full = cents_won(t, stake, CROWN)
        if is_limited(t, OF_ROYAL_MATCH) and net + bonus == t.options.limit and net + bonus < owed + full:
            due = owed + (full if crown == 1 and t.options.crown_treasure == 1 else 0)
            t.tally[MAXIMUM_PAYOUT_ON_DOUBTFUL_WAGER + JUDGED] += 1
            event = settlement_event(t, w)
            root = w.root
            emit(t.hits, MAXIMUM_PAYOUT_ON_DOUBTFUL_WAGER, event, due, net + bonus, net + bonus - due, w.at, root, r.at)
            return
        if bonus == 0 and crown < 0 and (net == owed + full or net == owed + full - stake):
            t.tally[FIRST + PAID_WRONG + NO_CARDS] += 1
            t.tally[CROWN_TREASURE_PAID_WRONG + NO_CARDS] += 1
            return
        if bonus == 0 and crown == 1 and (net == owed + full or net == owed + full - stake):
            t.tally[table + JUDGED] += 1
            judge_bonus(t, w, crown, net - owed)
            return
    if result == LOSES and royal_of_two_suits(h.dealt_first, h.dealt_second):
        t.tally[KING_AND_QUEEN_OF_TWO_SUITS_PAID + JUDGED] += 1
        if w.paid > 0:
            event = settlement_event(t, w)
            root = w.root
            emit(t.hits, KING_AND_QUEEN_OF_TWO_SUITS_PAID, event, -stake, net, net + stake, w.at, root, r.at)
            return
    judge_result(t, FIRST, table, w, result)
    judge_bonus(t, w, crown, bonus)
