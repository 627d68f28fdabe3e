"""The order and the places of collecting and paying: losing wagers, winning wagers, and the tiles."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel
from validator.core.engine.rows import between, row_after, rows_of
from validator.games.numbers import Rules, missing_facts
from validator.games.pai_gow.announcing import is_out_of_turn, is_played_out, may_be_abandoned, next_exposure
from validator.games.pai_gow.placing import leaves_open
from validator.games.pai_gow.surrender import tiles_left, tiles_put_elsewhere
from validator.games.pai_gow.tables import unplaced
from validator.games.pai_gow.tables.rows import Hand, Round, Table, Wager
from validator.games.table import ask, lacking, recorded
from validator.log.codes import (
    KIND_COLLECT,
    KIND_EXPOSE,
    KIND_MUCK,
    KIND_OUTCOME,
    KIND_PAY,
    PLACE_CENTER,
    PLACE_CONTAINER_FRONT,
    PLACE_CONTAINER_RIGHT,
    PLACE_TABLE_INVENTORY,
    WHAT_DEALER_WAGER,
    WHAT_IN_DISORDER,
)

NO_EXPOSURE, NO_ANNOUNCEMENT, *_ = missing_facts()
NO_PLACE, *_ = missing_facts()
NO_NUMBERING, *_ = missing_facts()
NO_REMOVAL, NO_LEAVING_BEHIND, *_ = missing_facts()
NO_LEAVING, *_ = missing_facts()
NO_ORDER, *_ = missing_facts()

rule = Rules("pai_gow.collecting")
LOSING_WAGER_COLLECTED_AFTER_NEXT_HAND = rule(
    "losing-wager-collected-after-next-hand",
    "Losing wager collected after the next hands were exposed",
    "{seat}: the losing wager of {stake} was collected after the next hands had been exposed",
    needs={
        "the exposing of the hands": NO_EXPOSURE,
        "the announcement": NO_ANNOUNCEMENT,
    },
    expected="the wager collected at once",
    observed="the wager collected later",
)
LOSING_WAGER_COLLECTED_AFTER_PAYMENT = rule(
    "losing-wager-collected-after-payment",
    "Losing wager collected after a payment",
    "{seat}: the losing wager of {stake} was collected after a wager had been paid",
    needs={
        "whether the player left": NO_LEAVING,
    },
    expected="the wager collected at once",
    observed="the wager collected after a payment",
)
LOSING_WAGER_COLLECTED_AFTER_PAYMENT_WITH_BANK = rule(
    "losing-wager-collected-after-payment-with-bank",
    "Losing wager collected after a payment while a player was the bank",
    "{seat}: the losing wager of {stake} was collected after a wager had been paid",
    needs={
        "whether the player left": NO_LEAVING,
    },
    expected="the wager collected at once",
    observed="the wager collected after a payment",
)
LOSING_WAGER_NOT_TO_INVENTORY = rule(
    "losing-wager-not-to-inventory",
    "Losing wager not put in the table inventory",
    "{seat}: the losing wager of {stake} was put somewhere other than in the table inventory container",
    needs={
        "where the wager was put": NO_PLACE,
    },
    expected="the table inventory container",
    observed="elsewhere",
)
LOSING_WAGER_NOT_TO_CENTER = rule(
    "losing-wager-not-to-center",
    "Losing wager not placed in the center",
    "{seat}: the losing wager of {stake} was put somewhere other than in the center",
    needs={
        "where the wager was put": NO_PLACE,
    },
    expected="the center of the table",
    observed="elsewhere",
)
LOSING_WAGER_NOT_TO_CENTER_WITH_CO_BANK = rule(
    "losing-wager-not-to-center-with-co-bank",
    "Losing wager not placed in the center with a co-bank",
    "{seat}: the losing wager of {stake} was put somewhere other than in the center",
    needs={
        "where the wager was put": NO_PLACE,
    },
    expected="the center of the table",
    observed="elsewhere",
)
PAID_BEFORE_ALL_EXPOSED = rule(
    "paid-before-all-exposed",
    "Winning wager paid before all hands were exposed",
    "{seat}: a wager of {stake} was paid before all hands had been exposed",
    needs={
        "the exposing of the hands": NO_EXPOSURE,
    },
    expected="all hands exposed first",
    observed="the wager paid first",
)
PAID_BEFORE_ALL_EXPOSED_WITH_BANK = rule(
    "paid-before-all-exposed-with-bank",
    "Winning wager paid before all hands were exposed while a player was the bank",
    "{seat}: a wager of {stake} was paid before all hands had been exposed",
    needs={
        "the exposing of the hands": NO_EXPOSURE,
    },
    expected="all hands exposed first",
    observed="the wager paid first",
)
PAID_BEFORE_ALL_EXPOSED_WITH_CO_BANK = rule(
    "paid-before-all-exposed-with-co-bank",
    "Winning wager paid before all hands were exposed with a co-bank",
    "{seat}: a wager of {stake} was paid before all hands had been exposed",
    needs={
        "the exposing of the hands": NO_EXPOSURE,
    },
    expected="all hands exposed first",
    observed="the wager paid first",
)
PAID_OUT_OF_ORDER = rule(
    "paid-out-of-order",
    "Winning wagers paid out of order",
    "{seat}: the wager of {stake} was paid after that of a player further on",
    needs={
        "how positions are numbered": NO_NUMBERING,
    },
    expected="players from the dealer's right, counterclockwise",
    observed="place {observed} after place {expected}",
)
PAID_OUT_OF_ORDER_WITH_BANK = rule(
    "paid-out-of-order-with-bank",
    "Winning wagers paid out of order while a player was the bank",
    "{seat}: the wager of {stake} was paid after that of a player further on",
    needs={
        "how positions are numbered": NO_NUMBERING,
    },
    expected="players from the dealer's right, counterclockwise",
    observed="place {observed} after place {expected}",
)
LOSING_TILES_NOT_COLLECTED = rule(
    "losing-tiles-not-collected",
    "Tiles of a losing hand not collected",
    "{seat}: the tiles behind the losing wager of {stake} were not collected with it",
    needs={
        "the collecting of tiles": NO_REMOVAL,
        "whether the player left": NO_LEAVING_BEHIND,
    },
    expected="the tiles collected",
    observed="the tiles left",
)
TIED_TILES_NOT_COLLECTED = rule(
    "tied-tiles-not-collected",
    "Tiles of a tied hand not collected",
    "{seat}: the tiles behind the tied wager of {stake} were not collected",
    needs={
        "the collecting of tiles": NO_REMOVAL,
    },
    expected="the tiles collected",
    observed="the tiles left",
)
WINNING_TILES_COLLECTED_BEFORE_PAYMENT = rule(
    "winning-tiles-collected-before-payment",
    "Tiles of a winning hand collected before its payment",
    "{seat}: the tiles behind the winning wager of {stake} were collected before it was paid",
    expected="the tiles left until the payment",
    observed="the tiles collected before",
)
WINNING_TILES_NOT_COLLECTED = rule(
    "winning-tiles-not-collected",
    "Tiles of a winning hand not collected",
    "{seat}: the tiles behind the winning wager of {stake} were not collected after its payment",
    needs={
        "the collecting of tiles": NO_REMOVAL,
    },
    expected="the tiles collected",
    observed="the tiles left",
)
COLLECTED_TILES_PUT_ELSEWHERE = rule(
    "collected-tiles-put-elsewhere",
    "Collected tiles not placed at the dealer's right",
    "{seat}: the collected tiles were not placed at the dealer's right",
    needs={
        "where the tiles were put": NO_PLACE,
    },
    expected="the tiles at the dealer's right",
    observed="elsewhere",
)
PAID_FROM_ELSEWHERE_THAN_CENTER = rule(
    "paid-from-elsewhere-than-center",
    "Winning wager against the bank not paid from the center",
    "{seat}: a wager of {stake} won against the bank was paid out of something other than the center",
    needs={
        "what the wager was paid from": NO_PLACE,
    },
    expected="the center of the table",
    observed="elsewhere",
)
PAID_FROM_ELSEWHERE_THAN_CENTER_WITH_CO_BANK = rule(
    "paid-from-elsewhere-than-center-with-co-bank",
    "Winning wager against a co-bank not paid from the center",
    "{seat}: a wager of {stake} won against the co-bank was paid out of something other than the center",
    needs={
        "what the wager was paid from": NO_PLACE,
    },
    expected="the center of the table",
    observed="elsewhere",
)
DEALER_LOSING_WAGER_NOT_TO_CENTER = rule(
    "dealer-losing-wager-not-to-center",
    "Losing wager of the dealer not moved to the center",
    "the dealer's losing wager of {stake} was put somewhere other than in the center",
    needs={
        "where the wager was put": NO_PLACE,
    },
    expected="the center of the layout",
    observed="elsewhere",
)
TILES_COLLECTED_IN_DISORDER = rule(
    "tiles-collected-in-disorder",
    "Tiles of the round picked up in disorder",
    ("the tiles of the round were picked up in disorder, so that they cannot be arranged to reconstruct each hand"),
    needs={
        "in which order the tiles were picked up": NO_ORDER,
    },
    expected="the tiles in order",
    observed="the tiles in disorder",
)
LOSING_TILES_COLLECTED_LATE = rule(
    "losing-tiles-collected-late",
    "Tiles of a losing hand collected after a payment",
    ("{seat}: the tiles behind the losing wager of {stake} were collected only after a wager had been paid"),
    expected="the tiles collected with the losing wagers",
    observed="a wager paid first",
)
LOSING_TILES_COLLECTED_AFTER_NEXT_HAND = rule(
    "losing-tiles-collected-after-next-hand",
    "Tiles of a losing hand collected after the next hands were exposed",
    ("{seat}: the tiles behind the losing wager of {stake} were collected after the next hands had been exposed"),
    expected="the tiles collected at once",
    observed="the next hands exposed first",
)
TIED_TILES_COLLECTED_LATE = rule(
    "tied-tiles-collected-late",
    "Tiles of a tied hand not collected at once",
    "{seat}: the tiles behind the tied wager of {stake} were collected after the game had gone on",
    expected="the tiles collected at once",
    observed="another hand exposed or paid first",
)
WINNING_TILES_COLLECTED_AFTER_NEXT_PAYMENT = rule(
    "winning-tiles-collected-after-next-payment",
    "Tiles of a winning hand collected after the next payment",
    ("{seat}: the tiles behind the winning wager of {stake} were collected after the next wager had been paid"),
    expected="the tiles collected at once",
    observed="the next wager paid first",
)
LOSING_TILES_COLLECTED_BEFORE_WAGER = rule(
    "losing-tiles-collected-before-wager",
    "Tiles of a losing hand collected before its wager",
    "{seat}: the tiles behind the losing wager of {stake} were collected before the wager",
    expected="the wager collected first",
    observed="the tiles collected first",
)
LOSING_WAGER_COLLECTED_AFTER_NEXT_HAND_WITH_BANK = rule(
    "losing-wager-collected-after-next-hand-with-bank",
    "Losing wager collected after the next hands were exposed while a player was the bank",
    "{seat}: the losing wager of {stake} was collected after the next hands had been exposed",
    needs={
        "the exposing of the hands": NO_EXPOSURE,
        "the announcement": NO_ANNOUNCEMENT,
    },
    expected="the wager collected at once",
    observed="the wager collected later",
)
LOSING_WAGER_COLLECTED_AFTER_NEXT_HAND_WITH_CO_BANK = rule(
    "losing-wager-collected-after-next-hand-with-co-bank",
    "Losing wager collected after the next hands were exposed with a co-bank",
    "{seat}: the losing wager of {stake} was collected after the next hands had been exposed",
    needs={
        "the exposing of the hands": NO_EXPOSURE,
        "the announcement": NO_ANNOUNCEMENT,
    },
    expected="the wager collected at once",
    observed="the wager collected later",
)
LOSING_WAGER_COLLECTED_BEFORE_EXPOSED = rule(
    "losing-wager-collected-before-exposed",
    "Losing wager collected before its hands were exposed",
    "{seat}: the wager of {stake} was collected before the hands had been exposed",
    needs={
        "the exposing of the hands": NO_EXPOSURE,
    },
    expected="the hands exposed first",
    observed="the wager collected first",
)
LOSING_WAGER_COLLECTED_BEFORE_EXPOSED_WITH_BANK = rule(
    "losing-wager-collected-before-exposed-with-bank",
    "Losing wager collected before its hands were exposed while a player was the bank",
    "{seat}: the wager of {stake} was collected before the hands had been exposed",
    needs={
        "the exposing of the hands": NO_EXPOSURE,
    },
    expected="the hands exposed first",
    observed="the wager collected first",
)
LOSING_WAGER_COLLECTED_BEFORE_EXPOSED_WITH_CO_BANK = rule(
    "losing-wager-collected-before-exposed-with-co-bank",
    "Losing wager collected before its hands were exposed with a co-bank",
    "{seat}: the wager of {stake} was collected before the hands had been exposed",
    needs={
        "the exposing of the hands": NO_EXPOSURE,
    },
    expected="the hands exposed first",
    observed="the wager collected first",
)
TIED_TILES_COLLECTED_BEFORE_RETURN = rule(
    "tied-tiles-collected-before-return",
    "Tiles of a tied hand collected before its wager was returned",
    "{seat}: the tiles behind the tied wager of {stake} were collected before the wager was returned",
    expected="the wager returned first",
    observed="the tiles collected first",
)


@kernel
def collected_later(collected: int, other: int) -> bool:
    """Whether a losing wager was collected (event) after the game had gone on (event, -1: it had not)."""
    return 0 <= other < collected


@kernel
def paid_out_of_order(place: int, furthest: int) -> bool:
    """Whether a wager at a place around the table is paid after one further on."""
    return place < furthest


@kernel
def by_bank(t: Table, r: Round, without: int, with_bank: int, with_co_bank: int) -> int:
    """One of three rules, by who banks the round."""
    if r.co_bank >= 0:
        return with_co_bank
    return with_bank if r.bank_seat >= 0 else without


@kernel
def first_payment(t: Table, r: Round) -> int:
    """The first payment of the round ``r``; -1 none."""
    for i in range(r.first, r.last + 1):
        if t.kind[i] == KIND_PAY:
            return i
    return -1


@kernel
def judge_at_once(t: Table, w: Wager, h: Hand, r: Round) -> None:
    """Judge whether a losing wager was collected once its hands were exposed, and before the next hands were."""
    early = by_bank(
        t,
        r,
        LOSING_WAGER_COLLECTED_BEFORE_EXPOSED,
        LOSING_WAGER_COLLECTED_BEFORE_EXPOSED_WITH_BANK,
        LOSING_WAGER_COLLECTED_BEFORE_EXPOSED_WITH_CO_BANK,
    )
    rule = by_bank(
        t,
        r,
        LOSING_WAGER_COLLECTED_AFTER_NEXT_HAND,
        LOSING_WAGER_COLLECTED_AFTER_NEXT_HAND_WITH_BANK,
        LOSING_WAGER_COLLECTED_AFTER_NEXT_HAND_WITH_CO_BANK,
    )
    event, said, exposed = w.collect_first, h.outcome, h.exposed
    if lacking(t, rule, NO_EXPOSURE, exposed < 0):
        t.tally[early + NO_EXPOSURE] += 1
        return
    root = said if 0 <= said < event else -1  # announced before the hands were exposed, and so collected
    if ask(t, early, event < exposed, event, exposed, event, 0, w.at, root, r.at):
        return
    shown = recorded(t, KIND_OUTCOME) and r.gaps == 0 and not leaves_open(t, r, unplaced.OUTCOMES)
    if lacking(t, rule, NO_ANNOUNCEMENT, said < 0 and not shown):
        return
    following = next_exposure(t, h, max(exposed, said), r)
    ask(t, rule, collected_later(event, following), event, following, event, 0, w.at, -1, r.at)


@kernel
def judge_collecting(t: Table, w: Wager, paid: int) -> None:
    """Judge when a losing wager was collected, and where it was put."""
    r, h, event = w.round, w.hand, w.collect_first
    banked = r.bank_seat >= 0
    late = LOSING_WAGER_COLLECTED_AFTER_PAYMENT_WITH_BANK if banked else LOSING_WAGER_COLLECTED_AFTER_PAYMENT
    t.tally[late + JUDGED] += 1
    shown = h.exposed if h else -1
    if collected_later(event, paid) and (shown < 0 or shown < paid):  # a hand exposed later loses later
        emit(t.hits, late, event, paid, event, 0, w.at, -1, r.at)
    elif w.kind != WHAT_DEALER_WAGER:
        judge_at_once(t, w, h, r)
    rule = by_bank(
        t, r, LOSING_WAGER_NOT_TO_INVENTORY, LOSING_WAGER_NOT_TO_CENTER, LOSING_WAGER_NOT_TO_CENTER_WITH_CO_BANK
    )
    if w.kind == WHAT_DEALER_WAGER:
        rule = DEALER_LOSING_WAGER_NOT_TO_CENTER
    due = PLACE_CENTER if banked else PLACE_TABLE_INVENTORY
    for i in range(event, w.collect + 1):
        if t.kind[i] != KIND_COLLECT or t.notes[i].wager != w:
            continue
        if lacking(t, rule, NO_PLACE, t.dest[i] < 0):
            continue
        ask(t, rule, tiles_put_elsewhere(t.dest[i], due), i, due, t.dest[i], 0, w.at, -1, r.at)


@kernel
def all_exposed(t: Table, r: Round) -> int:
    """The event by which the last of the players' hands of round ``r`` was turned up, of those that are played."""
    last = -1
    for h in between(t.hands, row_after(t.hands, r.hand, 1), r.hands_end):
        if h.shown > last and not is_out_of_turn(t, h):
            last = h.shown
    return last


@kernel
def judge_paying(t: Table, w: Wager) -> None:
    """Judge whether a wager was paid after all hands were exposed, and out of what."""
    r, h, event = w.round, w.hand, w.pay_first
    rule = by_bank(
        t, r, PAID_BEFORE_ALL_EXPOSED, PAID_BEFORE_ALL_EXPOSED_WITH_BANK, PAID_BEFORE_ALL_EXPOSED_WITH_CO_BANK
    )
    exposed = all_exposed(t, r)
    if not lacking(t, rule, NO_EXPOSURE, exposed < 0):
        ask(t, rule, event < exposed, event, exposed, event, 0, w.at, -1, r.at)
    if r.bank_seat < 0:
        return
    source = PAID_FROM_ELSEWHERE_THAN_CENTER_WITH_CO_BANK if r.co_bank >= 0 else PAID_FROM_ELSEWHERE_THAN_CENTER
    for i in range(event, w.pay + 1):
        if t.kind[i] != KIND_PAY or t.notes[i].wager != w:
            continue
        if lacking(t, source, NO_PLACE, t.source[i] < 0):
            continue
        t.tally[source + JUDGED] += 1
        if tiles_put_elsewhere(t.source[i], PLACE_CENTER):
            by_house = t.source[i] == PLACE_TABLE_INVENTORY and t.cents[i] > 0
            cost = t.cents[i] if by_house else 0
            emit(t.hits, source, i, PLACE_CENTER, t.source[i], cost, w.at, h.root, r.at)


@kernel
def judge_order(t: Table, r: Round) -> None:
    """Judge the order in which the players' winning wagers of the round ``r`` were paid."""
    rule = PAID_OUT_OF_ORDER_WITH_BANK if r.bank_seat >= 0 else PAID_OUT_OF_ORDER
    furthest = -1
    for i in range(r.first, r.last + 1):
        w = t.notes[i].wager
        if t.kind[i] != KIND_PAY or not w or w.pay_first != i:
            continue
        h = w.hand
        if w.kind == WHAT_DEALER_WAGER or not h:
            continue
        place = h.place
        if lacking(t, rule, NO_NUMBERING, place < 0):
            continue
        if furthest >= 0:
            ask(t, rule, paid_out_of_order(place, furthest), i, furthest, place, 0, w.at, -1, r.at)
        if place > furthest:
            furthest = place


@kernel
def next_act(t: Table, kind: int, h: Hand, start: int, stop: int) -> int:
    """The first event of a kind between two others that is about the hand of another player than ``h``; -1 none."""
    player = h.player
    for i in range(start + 1, stop):
        other = t.notes[i].hand
        if t.kind[i] != kind or not other or other == h or not other.wager:
            continue
        if player < 0 or other.player != player:
            return i
    return -1


@kernel
def happened_between(event: int) -> bool:
    """Whether something was done (event; -1: nothing was) between an act and another that has to follow at once."""
    return event >= 0


@kernel
def judge_delay(t: Table, w: Wager, h: Hand, removed: int, r: Round) -> None:
    """Judge whether the tiles of a settled wager were collected at once; the game went on where they were not."""
    collected, paid, back = w.collect, w.pay, w.gave_back
    if paid >= 0:
        between = next_act(t, KIND_PAY, h, paid, removed)
        rule = WINNING_TILES_COLLECTED_AFTER_NEXT_PAYMENT
        ask(t, rule, happened_between(between), removed, between, removed, 0, w.at, -1, r.at)
    elif collected >= 0:
        first = w.collect_first
        ask(t, LOSING_TILES_COLLECTED_BEFORE_WAGER, removed < first, removed, first, removed, 0, w.at, -1, r.at)
        between = next_act(t, KIND_PAY, h, collected, removed)
        if not ask(
            t, LOSING_TILES_COLLECTED_LATE, happened_between(between), removed, between, removed, 0, w.at, -1, r.at
        ):
            between = next_act(t, KIND_EXPOSE, h, collected, removed)
            rule = LOSING_TILES_COLLECTED_AFTER_NEXT_HAND
            ask(t, rule, happened_between(between), removed, between, removed, 0, w.at, -1, r.at)
    elif back >= 0:
        if ask(t, TIED_TILES_COLLECTED_BEFORE_RETURN, removed < back, removed, back, removed, 0, w.at, -1, r.at):
            return
        between = next_act(t, KIND_EXPOSE, h, back, removed)
        if between < 0:
            between = next_act(t, KIND_PAY, h, back, removed)
        ask(t, TIED_TILES_COLLECTED_LATE, happened_between(between), removed, between, removed, 0, w.at, -1, r.at)


@kernel
def cleared_before(t: Table, paid: int, r: Round) -> int:
    """The event that took all remaining tiles of round ``r`` from the table before a payment; -1 none.

    Where tiles were counted they may have been some of them.
    """
    cleared = r.cleared
    return cleared if 0 <= cleared < paid and t.n[cleared] < 0 else -1


@kernel
def judge_tiles(t: Table, w: Wager) -> None:
    """Judge when the tiles behind a settled wager were collected, and where they were put."""
    r, h = w.round, w.hand
    removed, paid = h.muck, w.pay
    if removed >= 0:
        if t.dest[removed] >= 0 and t.dest[removed] != PLACE_CONTAINER_FRONT:
            t.tally[COLLECTED_TILES_PUT_ELSEWHERE + JUDGED] += 1
            if tiles_put_elsewhere(t.dest[removed], PLACE_CONTAINER_RIGHT):
                emit(t.hits, COLLECTED_TILES_PUT_ELSEWHERE, removed, -1, -1, 0, w.at, -1, r.at)
        else:
            t.tally[COLLECTED_TILES_PUT_ELSEWHERE + NO_PLACE] += 1
        judge_delay(t, w, h, removed, r)
    rule = TIED_TILES_NOT_COLLECTED
    if paid >= 0:
        rule = WINNING_TILES_NOT_COLLECTED
        cleared = cleared_before(t, paid, r)
        away = cleared if cleared >= 0 and not 0 <= removed < cleared else removed
        if away >= 0 and ask(
            t, WINNING_TILES_COLLECTED_BEFORE_PAYMENT, away < paid, away, paid, away, 0, w.at, -1, r.at
        ):
            return
    elif w.collect >= 0:
        rule = LOSING_TILES_NOT_COLLECTED
    if removed < 0 and (not recorded(t, KIND_MUCK) or r.gaps > 0):
        t.tally[rule + NO_REMOVAL] += 1
        return
    t.tally[rule + JUDGED] += 1
    if tiles_left(removed):
        emit(t.hits, rule, r.last, -1, -1, 0, w.at, -1, r.at)


@kernel
def in_disorder(how: int) -> bool:
    """Whether the tiles of a round were picked up mixed or swept together (the log's word)."""
    return how == WHAT_IN_DISORDER


@kernel
def judge_pickup(t: Table, r: Round) -> None:
    """Judge how the tiles of the round ``r`` were picked up."""
    cleared = r.cleared
    if cleared < 0 or r.void >= 0:
        t.tally[TILES_COLLECTED_IN_DISORDER + NOT_APPLICABLE] += 1
        return
    how = t.what[cleared]
    if not lacking(t, TILES_COLLECTED_IN_DISORDER, NO_ORDER, how < 0):
        ask(t, TILES_COLLECTED_IN_DISORDER, in_disorder(how), cleared, -1, -1, 0, -1, -1, r.at)


@kernel
def collecting_pass(t: Table) -> None:
    """Judge the order and the places of every settlement, by what was collected and paid."""
    for r in rows_of(t.rounds):
        if r.void < 0:
            judge_order(t, r)
        judge_pickup(t, r)
    for w in rows_of(t.wagers):
        r = w.round
        if not is_played_out(t, w):
            t.tally[LOSING_WAGER_COLLECTED_AFTER_PAYMENT + NOT_APPLICABLE] += 1
            continue
        banked = r.bank_seat >= 0
        late = LOSING_WAGER_COLLECTED_AFTER_PAYMENT_WITH_BANK if banked else LOSING_WAGER_COLLECTED_AFTER_PAYMENT
        if lacking(t, late, NO_LEAVING, may_be_abandoned(t, w)):
            t.tally[LOSING_TILES_NOT_COLLECTED + NO_LEAVING_BEHIND] += 1
            continue
        if w.pay >= 0:
            judge_paying(t, w)
        elif w.collect >= 0:
            judge_collecting(t, w, first_payment(t, r))
        settled = w.last_settled >= 0 and r.over >= 0
        if settled and w.kind != WHAT_DEALER_WAGER:
            judge_tiles(t, w)
