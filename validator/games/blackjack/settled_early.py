"""Wagers settled, and Blackjacks paid, before their moment; and the hole card turned only after what it goes before."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel
from validator.core.engine.rows import between, row_after, rows_of
from validator.games.blackjack.cards_lying import total_lying
from validator.games.blackjack.dealer import was_racked
from validator.games.blackjack.decisions import is_turn_choice
from validator.games.blackjack.hole_card import hole_card_flashed
from validator.games.blackjack.live_wagers import wins_anyway
from validator.games.blackjack.main_wager import is_main_wager
from validator.games.blackjack.masque import lies_open
from validator.games.blackjack.splitting import stake_on
from validator.games.blackjack.switch_seen import may_be_switch
from validator.games.blackjack.tables import flags
from validator.games.blackjack.tables.rows import Hand, Round, Table, Wager
from validator.games.blackjack.up_card import is_ace_or_worth, is_low_up_card
from validator.games.numbers import Rules, missing_facts
from validator.games.rounds.rows import mark_root
from validator.games.shoe.judging import may_be_dealt_from_hand
from validator.games.table import ask, lacking, recorded
from validator.log.codes import (
    FACE_UP,
    KIND_CARD_MISDEALT,
    KIND_CHOICE,
    KIND_COLLECT,
    KIND_DEAL,
    KIND_PAY,
    WHAT_BLACKJACK,
    WHAT_FREE_BET,
    WHAT_SKIPPED,
    WHAT_STAND,
)

NO_HOLE_CARD, WHETHER_BLACKJACK, WHETHER_SURRENDERED, *_ = missing_facts()
NO_DIRECTION, NO_CHOICES, WHETHER_SWITCH, NO_WAY, *_ = missing_facts()
WHETHER_EVEN_MONEY, *_ = missing_facts()

rule = Rules("blackjack.settled_early")
WAGER_SETTLED_BEFORE_ROUND_COMPLETE = rule(
    "wager-settled-before-round-complete",
    "Wager settled before the round was complete",
    "{seat}: the {wager} of {stake} on {hand} was settled before the dealer's hand had been played",
    needs={
        "when the dealer's second card was turned": NO_HOLE_CARD,
        "whether the dealer had Blackjack": WHETHER_BLACKJACK,
        "whether the hand was surrendered": WHETHER_SURRENDERED,
    },
    expected="after {expected}",
    observed="{observed}",
    unit="event",
)
WON_HAND_PAID_EARLY = rule(
    "won-hand-paid-early",
    "Blackjack or 21 paid before the round was complete",
    "{seat}: the {wager} of {stake} on {hand} was paid before the dealer's hand had been played",
    needs={
        "when the dealer's second card was turned": NO_HOLE_CARD,
        "whether the dealer had Blackjack": WHETHER_BLACKJACK,
    },
    expected="after {expected}",
    observed="{observed}",
    unit="event",
)
HAND_DEALT_WAGER_SETTLED_EARLY = rule(
    "hand-dealt-wager-settled-early",
    "Wager settled before all cards were dealt from the hand",
    "{seat}: the {wager} of {stake} on {hand} was settled before the dealer's hand had been played",
    needs={
        "when the dealer's second card was turned": NO_HOLE_CARD,
        "whether the dealer had Blackjack": WHETHER_BLACKJACK,
        "whether the hand was surrendered": WHETHER_SURRENDERED,
    },
    expected="after {expected}",
    observed="{observed}",
    unit="event",
)
HOLE_CARD_TURNED_AFTER_DRAWING = rule(
    "hole-card-turned-after-drawing",
    "The hole card turned only after the dealer drew",
    "the dealer drew {card} before he turned the hole card",
    expected="the hole card turned before {expected}",
    observed="turned with {observed}",
    unit="event",
)
HOLE_CARD_TURNED_AFTER_SETTLEMENT = rule(
    "hole-card-turned-after-settlement",
    "The hole card turned only after the wagers were settled",
    "the wagers that the dealer's hand decides were settled before he turned the hole card",
    expected="the hole card turned before {expected}",
    observed="turned with {observed}",
    unit="event",
)
BLACKJACK_PAID_BEFORE_THE_DEAL_WAS_OVER = rule(
    "blackjack-paid-before-the-deal-was-over",
    "A Blackjack paid before the deal was over",
    "{seat}: the Blackjack ({hand}) was paid before the dealer had his second card",
    needs={
        "whether the player chose even money": WHETHER_EVEN_MONEY,
    },
    expected="paid after {expected}",
    observed="{observed}",
    unit="event",
)
BLACKJACK_PAID_BEFORE_THE_READER = rule(
    "blackjack-paid-before-the-reader",
    "A Blackjack paid before the card reader device was used",
    ("{seat}: the Blackjack ({hand}) was paid before the card reader device showed whether the dealer had one"),
    needs={
        "whether the player chose even money": WHETHER_EVEN_MONEY,
    },
    expected="paid after {expected}",
    observed="{observed}",
    unit="event",
)
BLACKJACK_PAID_OUT_OF_TURN = rule(
    "blackjack-paid-out-of-turn",
    "A Blackjack paid before its turn",
    "{seat}: the Blackjack ({hand}) was paid before a player whose turn comes first was done",
    needs={
        "every decision": NO_CHOICES,
        "the position, and the direction in which positions are numbered": NO_DIRECTION,
        "whether the table plays Blackjack Switch": WHETHER_SWITCH,
        "whether the cards are dealt from the hand": NO_WAY,
    },
    expected="paid after {expected}",
    observed="{observed}",
    unit="event",
)


@kernel
def first_money(t: Table, w: Wager, kind: int) -> int:
    """The first event of a kind (collection or payment) by which money moved on wager row ``w``; -1 none.

    A bonus is no settlement of the wager, nor is an amount of nothing.
    """
    if w.first_settled < 0:
        return -1
    for i in range(w.first_settled, w.last_settled + 1):
        if t.kind[i] == kind and t.notes[i].wager == w and t.cents[i] != 0 and t.what[i] < 0:
            return i
    return -1


@kernel
def first_settled(t: Table, w: Wager) -> int:
    """The first event that decided wager row ``w``: its first payment or collection; -1 none.

    A lammer is no one's money: only what is paid on it decides it.
    """
    paid = first_money(t, w, KIND_PAY)
    taken = first_money(t, w, KIND_COLLECT) if w.kind != WHAT_FREE_BET else -1
    return paid if taken < 0 or 0 <= paid < taken else taken


@kernel
def is_shown(t: Table, r: Round) -> bool:
    """Whether the hole card lay open before the dealer's turn, by law or by mistake."""
    if lies_open(t, r) or t.face[r.deal_done] == FACE_UP:
        return True
    for i in range(r.deal_done + 1, r.hole_turned):
        if t.kind[i] == KIND_CARD_MISDEALT and hole_card_flashed(t, i):
            return True
    return False


@kernel
def hand_complete(t: Table, shown: bool, r: Round) -> int:
    """The event by which the dealer's hand was complete: his hole card turned, or his last card that counts.

    Where the hole card lay open (``shown``) the players' cards that count come before it too.
    """
    dealer = r.hand
    complete = -1 if shown else r.hole_turned
    if dealer.cards > 2:
        complete = max(complete, dealer.last_card)
    if shown:
        for h in between(t.hands, row_after(t.hands, dealer, 1), r.hands_end):
            if h.cards > 2:
                complete = max(complete, h.last_card)
    return complete


@kernel
def waits_for_the_dealer(t: Table, w: Wager, h: Hand, r: Round) -> bool:
    """Whether wager row ``w`` on hand row ``h`` may not be settled before the dealer's hand is complete.

    A hand over the limit, a surrendered, a rescued and a dead one may, and a Blackjack where it is paid in its turn.
    One over the limit only by a card that was not to be dealt, or by an ace counted high, and one that wins against
    every hand of the dealer's and is collected, are judged elsewhere.
    """
    marks = h.flags
    if marks & (flags.SURRENDERED | flags.RESCUED | flags.DEAD | flags.EVEN_MONEY) or h.cards < 2:
        return False
    if h.total > t.options.highest_total or h.unknown > 0:
        return False
    if t.options.twenty_one_wins != 1 and marks & flags.NATURAL:
        return False
    if first_money(t, w, KIND_COLLECT) != first_settled(t, w):
        return True
    low = h.hard + t.options.ace_above_one > t.options.highest_total
    if total_lying(t, h, r) > t.options.highest_total or (h.aces > 0 and low):
        return False
    return not won_already(t, w, r)


@kernel
def won_already(t: Table, w: Wager, r: Round) -> bool:
    """Whether wager row ``w`` wins against every hand of the dealer's, so that it is open whether it has to wait."""
    return t.options.twenty_one_wins == 1 and wins_anyway(t, w.hand, r)


@kernel
def may_be_a_surrender(t: Table, w: Wager) -> bool:
    """Whether a part of wager row ``w`` was collected as upon a surrender, which the log may not have told."""
    part = 0 < w.collected < w.stake or w.unpriced > 0
    return part and w.paid == 0 and not recorded(t, KIND_CHOICE)


@kernel
def is_decided(t: Table, w: Wager) -> bool:
    """Whether wager row ``w`` is one that the dealer's hand decides, and was neither taken back nor left open."""
    kind = w.kind
    if not w.hand or w.withdrawn >= 0:
        return False
    return (is_main_wager(kind) or kind == WHAT_FREE_BET) and first_settled(t, w) >= 0


@kernel
def dealers_draw(t: Table, start: int, stop: int, r: Round) -> int:
    """The first card that the dealer drew between two events and kept; -1 none."""
    for i in range(start + 1, stop):
        note = t.notes[i]
        if t.kind[i] != KIND_DEAL or note.hand != r.hand:
            continue
        if note.cards > 1 and not was_racked(t, i, r.last + 1):
            return i
    return -1


@kernel
def players_went_on(t: Table, start: int, r: Round) -> bool:
    """Whether a player of round row ``r`` decided or got a card after event ``start``."""
    for i in range(start + 1, r.last + 1):
        went_on = t.kind[i] == KIND_DEAL or (t.kind[i] == KIND_CHOICE and is_turn_choice(t.what[i]))
        if went_on and t.notes[i].hand.at > r.hand.at:
            return True
    return False


@kernel
def all_settled_before(t: Table, turned: int, r: Round) -> int:
    """The first settlement before the hole card was turned (event) of a wager that had to wait; -1 where any waited."""
    first = -1
    for w in between(t.wagers, r.wager, r.wagers_end):
        if not is_decided(t, w) or not waits_for_the_dealer(t, w, w.hand, r):
            continue
        if won_already(t, w, r):
            continue
        settled = first_settled(t, w)
        if settled > turned:
            return -1
        if first < 0 or settled < first:
            first = settled
    return first


@kernel
def judge_turned_late(t: Table, shown: bool, r: Round) -> int:
    """Judge that the dealer turned his hole card before he drew and before all was settled; where he did not, the act.

    From that act follows what was settled until the card was turned; -1 where it was turned in time.
    """
    turned = r.hole_turned
    if shown or turned < 0:
        t.tally[HOLE_CARD_TURNED_AFTER_DRAWING + NOT_APPLICABLE] += 1
        t.tally[HOLE_CARD_TURNED_AFTER_SETTLEMENT + NOT_APPLICABLE] += 1
        return -1
    draw = dealers_draw(t, r.deal_done, turned, r)
    t.tally[HOLE_CARD_TURNED_AFTER_DRAWING + JUDGED] += 1
    t.tally[HOLE_CARD_TURNED_AFTER_SETTLEMENT + JUDGED] += 1
    if draw >= 0:
        # Where a player still acted after that card, it is told as drawn before the players were done.
        if not players_went_on(t, draw, r):
            emit(t.hits, HOLE_CARD_TURNED_AFTER_DRAWING, draw, draw, turned, 0, -1, -1, r.at)
        return draw
    settled = all_settled_before(t, turned, r)
    if settled >= 0:
        emit(t.hits, HOLE_CARD_TURNED_AFTER_SETTLEMENT, settled, settled, turned, 0, -1, -1, r.at)
    return settled


@kernel
def mark_settled_between(t: Table, late: int, turned: int, r: Round) -> None:
    """What was settled from event ``late`` until the hole card was turned follows from that act."""
    for w in between(t.wagers, r.wager, r.wagers_end):
        if late <= w.first_settled < turned:
            mark_root(t, w, late)


@kernel
def first_early(t: Table, complete: int, r: Round) -> int:
    """The first settlement, before the dealer's hand was complete (event), of a wager that had to wait; -1 none."""
    first = -1
    for w in between(t.wagers, r.wager, r.wagers_end):
        if not is_decided(t, w) or not waits_for_the_dealer(t, w, w.hand, r):
            continue
        settled = first_settled(t, w)
        if settled < complete and not won_already(t, w, r) and (first < 0 or settled < first):
            first = settled
    return first


@kernel
def judge_wager(t: Table, w: Wager, shown: bool, first: int, r: Round) -> None:
    """Judge when a main wager, or a lammer, was first collected or paid: after the dealer's hand was played.

    What is settled too early follows from the ``first`` that was.
    """
    h = w.hand
    early = HAND_DEALT_WAGER_SETTLED_EARLY if t.options.from_hand == 1 else WAGER_SETTLED_BEFORE_ROUND_COMPLETE
    if not waits_for_the_dealer(t, w, h, r):
        t.tally[early + NOT_APPLICABLE] += 1
        return
    settled = first_settled(t, w)
    rule = WON_HAND_PAID_EARLY if won_already(t, w, r) else early
    complete = hand_complete(t, shown, r)
    unturned = not shown and r.hole_turned < 0
    if lacking(t, rule, NO_HOLE_CARD, unturned and complete < settled):
        return
    out = r.dealer_blackjack == 0 or is_low_up_card(t, r.up)
    if lacking(t, rule, WHETHER_BLACKJACK, settled < complete and not out):
        return
    if lacking(t, rule, WHETHER_SURRENDERED, settled < complete and may_be_a_surrender(t, w)):
        return
    root = w.root if w.root <= settled else -1
    if root < 0 and first < settled and rule != WON_HAND_PAID_EARLY:
        root = first
    if (
        ask(t, rule, settled < complete, settled, complete, settled, 0, w.at, root, r.at)
        and rule != WON_HAND_PAID_EARLY
    ):
        mark_root(t, w, settled if root < 0 else root)


@kernel
def is_in_turn_still(t: Table, h: Hand, paid: int, r: Round) -> int:
    """The first decision on hand row ``h`` after event ``paid`` if its player was not done by then; -1 if he was.

    He was where he had stood, or awaited a card that had been missed.
    """
    for i in range(r.deal_done + 1, r.last + 1):
        note = t.notes[i]
        if note.hand != h:
            continue
        if t.kind[i] == KIND_CARD_MISDEALT and t.what[i] == WHAT_SKIPPED:
            return -1
        if t.kind[i] == KIND_DEAL and i > paid and note.cards > 1:
            return -1
        if t.kind[i] == KIND_CHOICE and is_turn_choice(t.what[i]):
            if i > paid:
                return i if note.asked == 0 else -1
            if t.what[i] == WHAT_STAND:
                return -1
    return -1


@kernel
def paid_next(t: Table, h: Hand, paid: int, r: Round) -> int:
    """The payment of the Blackjack of hand row ``h`` if it came after event ``paid`` and nobody acted in between.

    -1 where it did not, or may have waited for the hole card (633a.7(i)(1)(ii)(B)).
    """
    w = stake_on(t, r, h, WHAT_BLACKJACK)
    if h.flags & flags.NATURAL == 0 or not w:
        return -1
    own = first_money(t, w, KIND_PAY)
    turned = r.hole_turned
    if own < paid or (turned < own if turned >= 0 else t.options.blackjack_in_turn_only != 1):
        return -1
    for i in range(paid, own):
        if t.kind[i] == KIND_DEAL or t.kind[i] == KIND_CHOICE:
            return -1
    return own


@kernel
def next_in_turn(t: Table, h: Hand, paid: int, r: Round) -> int:
    """The first act after event ``paid`` of a player whose turn comes before that of hand row ``h``; -1 none.

    To be paid his own Blackjack is such an act too.
    """
    found = -1
    direction = r.direction
    for other in between(t.hands, row_after(t.hands, r.hand, 1), r.hands_end):
        if other.seat * direction >= h.seat * direction:
            continue
        act = max(is_in_turn_still(t, other, paid, r), paid_next(t, other, paid, r))
        if act >= 0 and (found < 0 or act < found):
            found = act
    return found


@kernel
def acted_before_the_deal_was_over(t: Table, r: Round) -> bool:
    """Whether a player decided, or got an additional card, before the dealer had his second card."""
    for i in range(r.first_card, r.deal_done):
        note = t.notes[i]
        if note.hand.at <= r.hand.at:
            continue
        if t.kind[i] == KIND_CHOICE and is_turn_choice(t.what[i]):
            return True
        if t.kind[i] == KIND_DEAL and note.cards > 1:
            return True
    return False


@kernel
def judge_turn(t: Table, paid: int, h: Hand, w: Wager, r: Round) -> None:
    """Judge that a Blackjack was paid (event) when all players were done whose turn comes before."""
    rule = BLACKJACK_PAID_OUT_OF_TURN
    if t.options.from_hand == 1:
        # There the players look at their cards themselves, and nobody sees whose turn it is by them (633a.12(b)(6)).
        t.tally[rule + NOT_APPLICABLE] += 1
    elif may_be_dealt_from_hand(t, r.first_card):
        t.tally[rule + NO_WAY] += 1
    elif not recorded(t, KIND_CHOICE):
        t.tally[rule + NO_CHOICES] += 1
    elif r.direction == 0 or h.seat < 0:
        t.tally[rule + NO_DIRECTION] += 1
    else:
        before = next_in_turn(t, h, paid, r)
        if ask(t, rule, before >= 0, paid, before, paid, 0, w.at, -1, r.at):
            mark_root(t, w, paid)


@kernel
def judge_blackjack(t: Table, h: Hand, w: Wager, r: Round) -> None:
    """Judge that a Blackjack was not paid before the deal was over, before the card reader was used, or out of turn.

    Even money is paid before the card reader is used; where the choices are not recorded, so much may be that.
    """
    paid = first_money(t, w, KIND_PAY)
    done = r.deal_done
    if paid < 0 or done < 0 or lacking(t, BLACKJACK_PAID_OUT_OF_TURN, WHETHER_SWITCH, may_be_switch(t, r)):
        return
    even = t.cents[paid] <= w.stake and not recorded(t, KIND_CHOICE)
    rule = BLACKJACK_PAID_BEFORE_THE_DEAL_WAS_OVER
    # Where players began to play before the dealer had his second card, that card came late.
    early = paid < done and not acted_before_the_deal_was_over(t, r)
    if lacking(t, rule, WHETHER_EVEN_MONEY, early and even):
        return
    if ask(t, rule, early, paid, done, paid, 0, w.at, -1, r.at):
        mark_root(t, w, paid)
    if paid < done:
        return
    peek = r.peek
    rule = BLACKJACK_PAID_BEFORE_THE_READER
    if peek < 0 or not is_ace_or_worth(t, r.up, t.options.no_reader_value):
        t.tally[rule + NOT_APPLICABLE] += 1
    elif not lacking(t, rule, WHETHER_EVEN_MONEY, paid < peek and even):
        # Where the reader itself was used late, that is what is wrong.
        root = r.root if r.root <= paid else -1
        if ask(t, rule, paid < peek, paid, peek, paid, 0, w.at, root, r.at):
            mark_root(t, w, paid)
    if paid > peek:
        judge_turn(t, paid, h, w, r)


@kernel
def paid_too_early(t: Table, w: Wager, r: Round) -> bool:
    """Whether the Blackjack on wager row ``w`` was found to be paid before its moment."""
    return t.options.twenty_one_wins != 1 and 0 <= first_money(t, w, KIND_PAY) == w.root


@kernel
def settled_early_pass(t: Table) -> None:
    """Judge round by round what was settled before its moment, and a hole card turned after it."""
    for r in rows_of(t.rounds):
        if r.deal_done < 0 or r.void >= 0:
            continue
        if r.dealer_blackjack != 1:
            shown = is_shown(t, r)
            late = judge_turned_late(t, shown, r)
            if late >= 0:
                mark_settled_between(t, late, r.hole_turned, r)
            first = first_early(t, hand_complete(t, shown, r), r)
            for w in between(t.wagers, r.wager, r.wagers_end):
                if is_decided(t, w):
                    judge_wager(t, w, shown, first, r)
        if t.options.switch == 1 or t.options.twenty_one_wins == 1:
            continue
        ended = flags.EVEN_MONEY | flags.SURRENDERED | flags.DEAD
        for h in between(t.hands, row_after(t.hands, r.hand, 1), r.hands_end):
            if h.flags & (flags.NATURAL | ended) == flags.NATURAL:
                w = stake_on(t, r, h, WHAT_BLACKJACK)
                if w:
                    judge_blackjack(t, h, w, r)
