"""When a Push 22 Wager is settled, and the Blackjack whose cards wait under it."""

from typing import Final

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel
from validator.games.blackjack.optional import SETTLED_AT_WRONG_TIME, players_act
from validator.games.blackjack.tables import flags
from validator.games.blackjack.tables.rows import Hand, Round, Table, Wager
from validator.games.numbers import Rules, first_number, missing_facts
from validator.games.rounds.rows import mark_root
from validator.games.table import lacking, recorded
from validator.log.codes import KIND_TUCK, WHAT_PUSH_22

FIRST: Final = first_number("blackjack.push_22_moments")


NO_MOMENT, *_ = missing_facts()
NO_TUCKING, *_ = missing_facts()

rule = Rules("blackjack.push_22_moments")
PUSH_22_SETTLED_WITH_BLACKJACK = rule(
    "push-22-settled-with-blackjack",
    "The Push 22 Wager of a paid Blackjack settled at once",
    "{seat}: the {wager} beside a Blackjack was settled before the dealer had played",
    needs={
        "when the wager was settled, and when the dealer's hand was complete": NO_MOMENT,
    },
    expected="after {expected}",
    observed="{observed}",
    unit="event",
)
BLACKJACK_NOT_TUCKED = rule(
    "blackjack-not-tucked",
    "The cards of a paid Blackjack not kept under its Push 22 Wager",
    ("{seat}: the Blackjack ({hand}) was not kept under the {wager} from its payment until that was settled"),
    needs={
        "the tucking of cards": NO_TUCKING,
    },
    expected="tucked until the wager is settled",
    observed="not kept there",
)
EVEN_MONEY_NOT_TUCKED = rule(
    "even-money-not-tucked",
    "The cards of a Blackjack paid even money not kept under its Push 22 Wager",
    ("{seat}: the Blackjack ({hand}) paid even money was not kept under the {wager} until that was settled"),
    needs={
        "the tucking of cards": NO_TUCKING,
    },
    expected="tucked until the wager is settled",
    observed="not kept there",
)
PUSH_22_SETTLED_WITH_SURRENDER = rule(
    "push-22-settled-with-surrender",
    "The Push 22 Wager of a surrendered hand settled at once",
    "{seat}: the {wager} beside a surrendered hand was settled before the dealer had played",
    needs={
        "when the wager was settled, and when the dealer's hand was complete": NO_MOMENT,
    },
    expected="after {expected}, if it waits for the dealer",
    observed="{observed}",
    unit="event",
)


@kernel
def not_tucked(tucked: int, removed: int, resolved: int, late: bool) -> bool:
    """Whether a paid Blackjack's cards were never tucked (event, -1), ``late``, or removed before the wager was
    settled (events).
    """
    return tucked < 0 or late or 0 <= removed < resolved


@kernel
def lies_under(t: Table, j: int, w: Wager) -> bool:
    """Whether event ``j``, which tucks cards, puts them under Push 22 Wager row ``w``, so far as it names a wager."""
    under = t.notes[j].wager
    if not under or under == w:
        return True
    return under.kind == WHAT_PUSH_22 and under.seat == w.seat


@kernel
def tucked_late(t: Table, tucked: int, h: Hand, r: Round) -> bool:
    """Whether the dealer paid the Blackjack of hand row ``h``, then turned his hole card, and then tucked (event)."""
    main = h.wager
    turned = r.hole_turned
    if not main or turned < 0 or not 0 <= main.pay < turned < tucked:
        return False
    return not players_act(t, r, tucked)


@kernel
def judge_settling_moment(t: Table, w: Wager, h: Hand, r: Round) -> None:
    """Judge that Push 22 Wager row ``w`` was settled after the dealer's last card, but for a dealer's Blackjack.

    Where the dealer did not draw, the turning of his hole card completed his hand.
    """
    rule = FIRST + SETTLED_AT_WRONG_TIME
    marks = h.flags
    if marks & flags.NATURAL:
        rule = PUSH_22_SETTLED_WITH_BLACKJACK
    elif marks & flags.SURRENDERED:
        rule = PUSH_22_SETTLED_WITH_SURRENDER
    if r.dealer_blackjack == 1:
        t.tally[rule + NOT_APPLICABLE] += 1
        return
    settled = w.first_settled
    dealer = r.hand
    complete = r.hole_turned
    if dealer.last_card > r.deal_done:
        complete = max(complete, dealer.last_card)
    if lacking(t, rule, NO_MOMENT, settled < 0 or complete < 0):
        return
    t.tally[rule + JUDGED] += 1
    if settled < complete:
        emit(t.hits, rule, settled, complete, settled, 0, w.at, w.root, r.at)
        mark_root(t, w, settled)


@kernel
def judge_tucking(t: Table, w: Wager, h: Hand, r: Round) -> None:
    """Judge that the cards of a Blackjack paid in its turn, or paid even money, waited under its Push 22 Wager.

    Even money is paid before the dealer's hand is known; where that is a Blackjack the wait is short.
    """
    marks = h.flags
    if marks & flags.NATURAL == 0:
        return
    even = marks & flags.EVEN_MONEY
    rule = EVEN_MONEY_NOT_TUCKED if even else BLACKJACK_NOT_TUCKED
    if not even and r.dealer_blackjack != 0 and r.hand.unknown > 0:
        t.tally[rule + NO_TUCKING] += 1
        return
    if r.dealer_blackjack == 1:
        t.tally[rule + NOT_APPLICABLE] += 1
        return
    tucked = -1
    for j in range(r.deal_done + 1, r.last + 1):
        if t.kind[j] == KIND_TUCK and t.notes[j].hand == h and lies_under(t, j, w):
            tucked = j
            break
    late = tucked_late(t, tucked, h, r)
    if (tucked < 0 or late) and not (recorded(t, KIND_TUCK) and r.gaps == 0):
        t.tally[rule + NO_TUCKING] += 1
        return
    t.tally[rule + JUDGED] += 1
    removed = h.muck
    resolved = w.last_settled
    if not_tucked(tucked, removed, resolved, late):
        event = removed if removed >= 0 else r.last
        if late:
            event = tucked
        emit(t.hits, rule, event, resolved, removed, 0, w.at, -1, r.at)
