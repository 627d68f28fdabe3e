"""A player's Blackjack: when it is announced and paid, and that its cards are removed."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel
from validator.core.engine.option_rows import UNSTATED
from validator.core.engine.rows import between, rows_of
from validator.games.blackjack.decisions import is_turn_choice
from validator.games.blackjack.hands import is_players_second_card
from validator.games.blackjack.masque import lies_open
from validator.games.blackjack.settled_early import paid_too_early, players_went_on
from validator.games.blackjack.splitting import stake_on
from validator.games.blackjack.surrender import never_happened, settled_late
from validator.games.blackjack.switch_seen import may_be_switch
from validator.games.blackjack.tables import flags
from validator.games.blackjack.tables.rows import Hand, Round, Table, Wager
from validator.games.blackjack.up_card import is_ace_or_worth
from validator.games.numbers import Rules, missing_facts
from validator.games.shoe.judging import may_be_dealt_from_hand
from validator.games.table import ask, lacking, recorded
from validator.log.codes import (
    KIND_ANNOUNCE,
    KIND_CHOICE,
    KIND_CLEARED,
    KIND_DEAL,
    KIND_MUCK,
    KIND_WAGER,
    WHAT_BLACKJACK,
)

NO_PAYMENT, NO_DIRECTION, NO_HOLE_CARD, NO_DEAL, NO_WAY, NO_CHOICES, *_ = missing_facts()
NOT_FILED, *_ = missing_facts()
NO_ANNOUNCEMENT, *_ = missing_facts()
NO_REMOVAL, NO_WAGERS, WHETHER_PLAYED, *_ = missing_facts()

rule = Rules("blackjack.blackjacks")
BLACKJACK_PAID_LATE_AGAINST_LOW_CARD = rule(
    "blackjack-paid-late-against-low-card",
    "A Blackjack against a low card not paid in its turn",
    "{seat}: the Blackjack ({hand}) was paid after later players or the dealer had acted",
    needs={
        "when the Blackjack was paid": NO_PAYMENT,
        "the position, and the direction in which positions are numbered": NO_DIRECTION,
        "when the hole card was turned up": NO_HOLE_CARD,
        "the end of the initial deal": NO_DEAL,
        "whether the cards are dealt from the hand": NO_WAY,
        "every decision": NO_CHOICES,
    },
    expected="paid in the player's turn",
    observed="{observed} acts later",
)
BLACKJACK_PAID_AT_NO_LAWFUL_MOMENT = rule(
    "blackjack-paid-at-no-lawful-moment",
    "A Blackjack paid when its turn was over",
    "{seat}: the Blackjack ({hand}) was paid when its turn was over and the game had gone on",
    needs={
        "when the Blackjack was paid": NO_PAYMENT,
        "the position, and the direction in which positions are numbered": NO_DIRECTION,
        "when the hole card was turned up": NO_HOLE_CARD,
        "the end of the initial deal": NO_DEAL,
        "whether the cards are dealt from the hand": NO_WAY,
        "every decision": NO_CHOICES,
    },
    expected="in the player's turn, or after the hole card where the law lets it wait for that",
    observed="after the game had gone on",
)
BLACKJACK_NOT_PAID_AS_FILED = rule(
    "blackjack-not-paid-as-filed",
    "Blackjack paid at another moment than filed",
    "{seat}: the Blackjack ({hand}) was paid at another moment than the Rules Submission says",
    needs={
        "the moment that the filing selects": NOT_FILED,
    },
    expected="as filed",
    observed="the other moment",
)
BLACKJACK_NOT_ANNOUNCED_AGAINST_LOW_CARD = rule(
    "blackjack-not-announced-against-low-card",
    "A Blackjack against a low card not announced in its turn",
    "{seat}: the Blackjack ({hand}) was not announced in its turn",
    needs={
        "announcements": NO_ANNOUNCEMENT,
    },
    expected="an announcement",
    observed="none then",
)
BLACKJACK_NOT_ANNOUNCED_AGAINST_HIGH_CARD = rule(
    "blackjack-not-announced-against-high-card",
    "A Blackjack not announced in its turn",
    "{seat}: the Blackjack ({hand}) was not announced in its turn",
    needs={
        "announcements": NO_ANNOUNCEMENT,
    },
    expected="an announcement",
    observed="none then",
)
BLACKJACK_CARDS_NOT_REMOVED = rule(
    "blackjack-cards-not-removed",
    "The cards of a Blackjack left on the table not removed",
    "{seat}: the cards of the Blackjack ({hand}) were not removed",
    needs={
        "when the cards of a hand are removed": NO_REMOVAL,
    },
    expected="cards removed",
    observed="left",
)
BLACKJACK_CARDS_NOT_REMOVED_AGAINST_LOW_CARD = rule(
    "blackjack-cards-not-removed-against-low-card",
    "The cards of a Blackjack against a low card not removed in its turn",
    "{seat}: the cards of the Blackjack ({hand}) were not removed in its turn",
    needs={
        "when the cards of a hand are removed": NO_REMOVAL,
        "whether another wager awaits the cards": NO_WAGERS,
        "every decision": WHETHER_PLAYED,
    },
    expected="cards removed",
    observed="left",
)
BLACKJACK_CARDS_NOT_REMOVED_AT_ONCE = rule(
    "blackjack-cards-not-removed-at-once",
    "The cards of a Blackjack paid at once not removed",
    "{seat}: the cards of the Blackjack ({hand}) were not removed at once",
    needs={
        "when the cards of a hand are removed": NO_REMOVAL,
        "whether another wager awaits the cards": NO_WAGERS,
        "every decision": WHETHER_PLAYED,
    },
    expected="cards removed",
    observed="left",
)
BLACKJACK_ANNOUNCED_AFTER_PAYMENT_AGAINST_LOW_CARD = rule(
    "blackjack-announced-after-payment-against-low-card",
    "A Blackjack against a low card announced only after it was paid",
    "{seat}: the Blackjack ({hand}) was announced only after it was paid",
    expected="before {expected}",
    observed="{observed}",
    unit="event",
)
BLACKJACK_ANNOUNCED_AFTER_PAYMENT_AGAINST_HIGH_CARD = rule(
    "blackjack-announced-after-payment-against-high-card",
    "A Blackjack announced only after it was paid",
    "{seat}: the Blackjack ({hand}) was announced only after it was paid",
    expected="before {expected}",
    observed="{observed}",
    unit="event",
)
BLACKJACK_CARDS_REMOVED_BEFORE_PAYMENT_AGAINST_LOW_CARD = rule(
    "blackjack-cards-removed-before-payment-against-low-card",
    "The cards of a Blackjack against a low card removed before it was paid",
    "{seat}: the cards of the Blackjack ({hand}) were removed before it was paid",
    expected="after {expected}",
    observed="{observed}",
    unit="event",
)
BLACKJACK_CARDS_REMOVED_BEFORE_PAYMENT = rule(
    "blackjack-cards-removed-before-payment",
    "The cards of a Blackjack removed before it was paid",
    "{seat}: the cards of the Blackjack ({hand}) were removed before it was paid",
    expected="after {expected}",
    observed="{observed}",
    unit="event",
)


@kernel
def hole_card_played(t: Table, stop: int, r: Round) -> bool:
    """Whether the dealer began his own play before event ``stop``: the hole card turned up, all players being done.

    Where decisions are not always recorded it may have been turned in error, before them.
    """
    turned = r.hole_turned
    if not recorded(t, KIND_CHOICE) or not r.deal_done < turned < stop:
        return False
    return not lies_open(t, r) and not players_went_on(t, turned, r)


@kernel
def may_have_played(t: Table, stop: int, r: Round) -> bool:
    """Whether the hole card was turned up before event ``stop``, and it is not told whether all players were done."""
    return not recorded(t, KIND_CHOICE) and r.deal_done < r.hole_turned < stop


@kernel
def settled_with_the_rest(t: Table, i: int, r: Round) -> bool:
    """Whether event ``i`` comes when cards dealt from the hand, which lay face down, are turned over to be settled.

    Nobody announces or pays a Blackjack before its player shows it, and he need not (633a.12(b)(9)).
    """
    return t.options.from_hand == 1 and 0 <= r.hole_turned < i


@kernel
def may_be_settled_with_the_rest(t: Table, i: int, r: Round) -> bool:
    """Whether event ``i`` may come then, as it is not filed whether the cards are dealt from the hand."""
    turned = r.hole_turned
    return 0 <= turned < i and may_be_dealt_from_hand(t, r.first_card)


@kernel
def acts_after_turn(t: Table, h: Hand, stop: int, r: Round) -> int:
    """Acts before event ``stop`` by which the game went on after the turn of hand row ``h``; -1 not known.

    They are cards and decisions of players who sit after it round the table, the dealer's cards, and his hole card
    turned for his play. The initial deal was completed.
    What was decided before the card reader was used (Insurance, surrender) was nobody's turn yet.
    """
    found = 1 if hole_card_played(t, stop, r) else 0
    direction = r.direction
    start = r.deal_done + 1
    if r.peek >= start:
        start = r.peek + 1
    for j in range(start, stop):
        if (t.kind[j] != KIND_DEAL and t.kind[j] != KIND_CHOICE) or is_players_second_card(t, j):
            continue
        other = t.notes[j].hand
        if not other or (t.kind[j] == KIND_CHOICE and not is_turn_choice(t.what[j])):
            continue
        if other.id == 0:
            found += 1
        elif other != h and (other.seat < 0 or h.seat < 0):
            return -1
        elif other.seat * direction > h.seat * direction:
            found += 1
    return found


@kernel
def was_announced(t: Table, h: Hand, r: Round) -> int:
    """The event that announced hand row ``h``; -1 if there is none."""
    for j in range(r.first, r.last + 1):
        if t.kind[j] == KIND_ANNOUNCE and t.notes[j].hand == h:
            return j
    return -1


@kernel
def judge_payment_moment(t: Table, paid: int, low: bool, h: Hand, w: Wager, r: Round) -> bool:
    """Judge when a winning Blackjack was paid (event ``paid``, -1 where not logged); whether at no lawful moment.

    One that was doubled down, which no Blackjack may be, is settled as late as its Double Down Wager.
    """
    moment = BLACKJACK_PAID_LATE_AGAINST_LOW_CARD if low else BLACKJACK_PAID_AT_NO_LAWFUL_MOMENT
    turned = r.hole_turned
    if lacking(t, moment, NO_PAYMENT, paid < 0):
        return False
    if lacking(t, moment, NO_DEAL, r.deal_done < 0):
        return False
    if settled_with_the_rest(t, paid, r) or h.flags & flags.DOUBLED != 0:
        t.tally[moment + NOT_APPLICABLE] += 1
        return False
    late = acts_after_turn(t, h, paid, r)
    if lacking(t, moment, NO_DIRECTION, r.direction == 0 or late < 0):
        return False
    if lacking(t, moment, NO_CHOICES, late == 0 and may_have_played(t, paid, r)):
        return False
    only_in_turn = low or t.options.blackjack_in_turn_only == 1
    if lacking(t, moment, NO_WAY, only_in_turn and late > 0 and may_be_settled_with_the_rest(t, paid, r)):
        return False
    if low:
        return ask(t, moment, settled_late(late), paid, 0, late, 0, w.at, -1, r.at)
    at_once = 1 if late == 0 else 0
    if lacking(t, moment, NO_HOLE_CARD, late > 0 and turned < 0 and t.options.blackjack_in_turn_only != 1):
        return False
    after = 1 if 0 <= turned < paid and t.options.blackjack_in_turn_only != 1 else 0
    t.tally[moment + JUDGED] += 1
    if at_once == 0 and after == 0:
        emit(t.hits, moment, paid, turned, paid, 0, w.at, -1, r.at)
        return True
    if t.options.blackjack_paid_at_once == UNSTATED:
        t.tally[BLACKJACK_NOT_PAID_AS_FILED + NOT_FILED] += 1
    elif not (at_once == 1 and after == 1):
        t.tally[BLACKJACK_NOT_PAID_AS_FILED + JUDGED] += 1
        if at_once != t.options.blackjack_paid_at_once:
            emit(
                t.hits, BLACKJACK_NOT_PAID_AS_FILED, paid, t.options.blackjack_paid_at_once, at_once, 0, w.at, -1, r.at
            )
    return False


@kernel
def announced_late(t: Table, said: int, h: Hand, r: Round) -> bool:
    """Whether a Blackjack was announced (event) only when the game had gone on after its turn."""
    if r.deal_done < 0 or settled_with_the_rest(t, said, r):
        return False
    return not may_be_settled_with_the_rest(t, said, r) and acts_after_turn(t, h, said, r) > 0


@kernel
def awaited(t: Table, paid: int, h: Hand, r: Round) -> bool:
    """Whether another wager awaited the cards of hand row ``h``, or may have, when the main one was paid (event)."""
    for v in between(t.wagers, r.wager, r.wagers_end):
        his = v.hand == h or v.hand.at < 0
        beside = his and v.kind != WHAT_BLACKJACK
        if beside and not 0 <= v.last_settled < paid:
            return True
    return False


@kernel
def left_after_turn(t: Table, paid: int, removed: int, low: bool, h: Hand, r: Round) -> bool:
    """Whether a Blackjack's cards, paid in its turn, still lay when the game went on, and no wager awaited them.

    To leave them there belongs to the other procedure, by which it is paid after the hole card is revealed
    (633a.7(i)(1)(ii)(B)); where that is filed it is no fault of its own.
    """
    if not low and t.options.blackjack_paid_at_once == 0:
        return False
    if r.deal_done < 0 or acts_after_turn(t, h, paid, r) != 0:
        return False
    return acts_after_turn(t, h, removed, r) > 0 and not awaited(t, paid, h, r)


@kernel
def removed_before_payment(removed: int, paid: int) -> bool:
    """Whether the cards of a Blackjack were removed (event) before it was paid (event)."""
    return removed < paid


@kernel
def judge_handling(t: Table, paid: int, late: bool, low: bool, h: Hand, w: Wager, r: Round) -> None:
    """Judge whether a winning Blackjack was announced and its cards removed, each in its turn.

    What was announced as late as it was paid (``late``) is told with the payment.
    """
    whole = r.gaps == 0
    rule = BLACKJACK_NOT_ANNOUNCED_AGAINST_LOW_CARD if low else BLACKJACK_NOT_ANNOUNCED_AGAINST_HIGH_CARD
    if recorded(t, KIND_ANNOUNCE) and whole:
        said = was_announced(t, h, r)
        tardy = said >= 0 and not late and announced_late(t, said, h, r)
        event = said if tardy else r.last
        ask(t, rule, never_happened(said) or tardy, event, 1, 0, 0, w.at, -1, r.at)
        if said >= 0 and paid >= 0 and not tardy:
            rule = BLACKJACK_ANNOUNCED_AFTER_PAYMENT_AGAINST_HIGH_CARD
            if low:
                rule = BLACKJACK_ANNOUNCED_AFTER_PAYMENT_AGAINST_LOW_CARD
            ask(t, rule, paid < said, said, paid, said, 0, w.at, -1, r.at)
    else:
        t.tally[rule + NO_ANNOUNCEMENT] += 1
    rule = BLACKJACK_CARDS_REMOVED_BEFORE_PAYMENT_AGAINST_LOW_CARD if low else BLACKJACK_CARDS_REMOVED_BEFORE_PAYMENT
    mucked = h.muck
    if mucked >= 0 and paid >= 0:
        ask(t, rule, removed_before_payment(mucked, paid), mucked, paid, mucked, 0, w.at, -1, r.at)
    rule = BLACKJACK_CARDS_NOT_REMOVED
    if low:
        rule = BLACKJACK_CARDS_NOT_REMOVED_AGAINST_LOW_CARD
    elif paid >= 0 and (r.hole_turned < 0 or paid < r.hole_turned):
        rule = BLACKJACK_CARDS_NOT_REMOVED_AT_ONCE
    removed = h.muck if h.muck >= 0 else r.cleared
    known = recorded(t, KIND_MUCK) and whole and (removed >= 0 or recorded(t, KIND_CLEARED))
    if lacking(t, rule, NO_REMOVAL, not known):
        return
    left = False
    if rule != BLACKJACK_CARDS_NOT_REMOVED and 0 <= paid < removed:
        left = left_after_turn(t, paid, removed, low, h, r)
        if lacking(t, rule, WHETHER_PLAYED, not left and may_have_played(t, removed, r)):
            return
    if lacking(t, rule, NO_WAGERS, left and not recorded(t, KIND_WAGER)):
        return
    event = removed if left else r.last
    ask(t, rule, never_happened(removed) or left, event, 1, 0, 0, w.at, -1, r.at)


@kernel
def blackjacks_pass(t: Table) -> None:
    """Judge the handling of every Blackjack of a player against a dealer without one, from the tables."""
    if t.options.switch == 1:
        return
    for h in rows_of(t.hands):
        marks = h.flags
        if marks & flags.NATURAL == 0 or marks & (flags.EVEN_MONEY | flags.SURRENDERED | flags.DEAD):
            continue
        r = h.round
        if h.id == 0 or r.void >= 0:
            continue
        low = not is_ace_or_worth(t, r.up, t.options.no_reader_value)
        if not low and r.dealer_blackjack != 0:
            continue
        w = stake_on(t, r, h, WHAT_BLACKJACK)
        if not w:
            continue
        if lacking(t, BLACKJACK_NOT_PAID_AS_FILED, NOT_FILED, may_be_switch(t, r)):
            continue
        paid = w.pay
        late = not paid_too_early(t, w, r) and judge_payment_moment(t, paid, low, h, w, r)
        judge_handling(t, paid, late, low, h, w, r)
