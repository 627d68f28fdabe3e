"""The offer of Insurance or even money, and the wagers on the first cards that are settled before it."""

from validator.core.engine.kernel import JUDGED, emit, kernel
from validator.core.engine.rows import between
from validator.games.blackjack.house_money import house_money_result
from validator.games.blackjack.offers import is_offer
from validator.games.blackjack.optional import LOSES
from validator.games.blackjack.payout_limit import KING_OF_SPADES, QUEEN_OF_HEARTS
from validator.games.blackjack.royal_match_21 import ROYAL_MATCH, is_royal_card, royal_result
from validator.games.blackjack.straight_jack import is_two_card_straight
from validator.games.blackjack.tables import flags
from validator.games.blackjack.tables.rows import Round, Table, Wager
from validator.games.blackjack.twenty_points import waits_for_hole_card
from validator.games.cards import rank_of
from validator.games.numbers import Rules, missing_facts
from validator.games.table import lacking
from validator.log.codes import (
    KIND_OFFER,
    WHAT_BET_THE_SET_21,
    WHAT_HOUSE_MONEY,
    WHAT_IN_BETWEEN,
    WHAT_KINGS_BOUNTY,
    WHAT_MATCH_THE_DEALER,
    WHAT_ROYAL_MATCH_21,
    WHAT_STRAIGHT_JACK_PROGRESSIVE,
    WHAT_SUPER_MATCH,
    WHAT_THREE_CARD_POKER,
    WHAT_TWENTY_POINT_BONUS,
)

NO_SETTLEMENT, NO_CARDS, *_ = missing_facts()

rule = Rules("blackjack.offered_early")
INSURANCE_OFFERED_BEFORE_OPTIONAL_WAGERS = rule(
    "insurance-offered-before-optional-wagers",
    "Insurance or even money offered before the optional wagers were settled",
    "{seat}: Insurance or even money was offered before the {wager} was settled",
    needs={
        "the settlement of the optional wagers": NO_SETTLEMENT,
        "the cards of the hands": NO_CARDS,
    },
    expected="after {expected}",
    observed="{observed}",
    unit="event",
)


@kernel
def due_at_once(t: Table, w: Wager) -> int:
    """Whether a wager is settled right after the deal: 1 yes, 0 no, -1 where unknown cards decide that.

    Winners of some are left open by 633a.7(g) until the hole card is known, or until the hand is played.
    """
    kind = w.kind
    if kind in (
        WHAT_MATCH_THE_DEALER,
        WHAT_IN_BETWEEN,
        WHAT_BET_THE_SET_21,
        WHAT_SUPER_MATCH,
        WHAT_THREE_CARD_POKER,
    ):
        return 1
    if kind not in (
        WHAT_TWENTY_POINT_BONUS,
        WHAT_KINGS_BOUNTY,
        WHAT_ROYAL_MATCH_21,
        WHAT_HOUSE_MONEY,
        WHAT_STRAIGHT_JACK_PROGRESSIVE,
    ):
        return 0
    h = w.hand
    first = h.dealt_first
    second = h.dealt_second
    up = w.round.up
    if rank_of(first) < 0 or rank_of(second) < 0:
        return -1
    if kind == WHAT_TWENTY_POINT_BONUS:
        waits = waits_for_hole_card(t, w, QUEEN_OF_HEARTS)
    elif kind == WHAT_KINGS_BOUNTY:
        waits = waits_for_hole_card(t, w, KING_OF_SPADES)
    elif kind == WHAT_ROYAL_MATCH_21:
        waits = royal_result(first, second) == ROYAL_MATCH and is_royal_card(up)
    elif kind == WHAT_HOUSE_MONEY:
        waits = house_money_result(first, second) != LOSES
    else:
        waits = is_two_card_straight(first, second)
    return 0 if waits else 1


@kernel
def offered_before(offer: int, settled: int) -> bool:
    """Whether Insurance was offered (event) before a wager on the first cards was settled (event)."""
    return offer < settled


@kernel
def first_offer(t: Table, since: int, r: Round) -> int:
    """The dealer's first offer of Insurance or even money in round row ``r`` after event ``since``; -1 none."""
    for i in range(since + 1, r.last + 1):
        if t.kind[i] == KIND_OFFER and is_offer(t.kind[i], t.what[i]) and t.notes[i].round == r:
            return i
    return -1


@kernel
def judge_offered_early(t: Table, since: int, r: Round) -> None:
    """Judge whether the wagers on the first cards were settled when Insurance was offered; one finding a round.

    The offer is the first after event ``since``: the end of the deal, where an offer before it is another rule.
    """
    rule = INSURANCE_OFFERED_BEFORE_OPTIONAL_WAGERS
    offer = first_offer(t, since, r)
    if offer < 0 or r.void >= 0:
        return
    for w in between(t.wagers, r.wager, r.wagers_end):
        h = w.hand
        if not h or w.withdrawn >= 0 or h.flags & flags.DEAD:
            continue
        due = due_at_once(t, w)
        settled = w.first_settled
        if due == 0 or lacking(t, rule, NO_SETTLEMENT, settled < 0):
            continue
        if lacking(t, rule, NO_CARDS, due < 0):
            continue
        t.tally[rule + JUDGED] += 1
        if offered_before(offer, settled):
            emit(t.hits, rule, offer, settled, offer, 0, w.at, w.root, r.at)
            return
