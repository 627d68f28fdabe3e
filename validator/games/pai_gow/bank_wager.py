"""The dealer's wager against the bank: its amount, the bank's direction, and where it lies."""

from validator.core.engine.kernel import NOT_APPLICABLE, kernel
from validator.games.numbers import Rules, missing_facts
from validator.games.pai_gow.bank_holding import find, is_shown, may_be_covered
from validator.games.pai_gow.bank_rules import (
    act_left_out,
    answer,
    by_no_reading,
    later_than,
    only_by_some_reading,
    other_than_due,
)
from validator.games.pai_gow.bank_state import (
    wagered,
)
from validator.games.pai_gow.tables.bank import WagersKept
from validator.games.pai_gow.tables.rows import Round, Table, Wager
from validator.games.table import lacking
from validator.log.codes import (
    KIND_BANK_CHECKED,
    KIND_DEALER_WAGER_DIRECTED,
    KIND_DELIVER,
    KIND_STACKS_MOVED,
    KIND_WAGER,
    KIND_WAGER_MOVED,
    PLACE_CONTAINER_FRONT,
    PLACE_ON_TILES,
    WHAT_SUFFICIENT_CHIPS,
    WHAT_WAGERED_LAST,
)

NO_DIRECTION, NO_FILING, NO_LAST_WAGER, *_ = missing_facts()
NO_PLACE, *_ = missing_facts()

rule = Rules("pai_gow.bank_wager")
DEALER_WAGER_NOT_PLACED = rule(
    "dealer-wager-not-placed",
    "No wager of the dealer against the bank",
    "the dealer placed no wager against the bank, though the bank did not direct so",
    needs={
        "what the bank directed": NO_DIRECTION,
        "the filed amount": NO_FILING,
        "the bank's last wager against the dealer": NO_LAST_WAGER,
    },
    expected="a wager of the dealer",
    observed="none",
)
DEALER_WAGER_WRONG_AMOUNT = rule(
    "dealer-wager-wrong-amount",
    "Dealer's wager against the bank of another amount",
    "the dealer wagered {observed} against the bank; {expected} was due",
    needs={
        "what the bank directed": NO_DIRECTION,
        "the filed amount": NO_FILING,
        "the amounts of the wager and of the bank's last one": NO_LAST_WAGER,
    },
    expected="{expected}",
    observed="{observed}",
    unit="cents",
)
DEALER_WAGER_AMOUNT_BY_OTHER_READING = rule(
    "dealer-wager-amount-by-other-reading",
    "Dealer's wager of an amount that only some readings allow",
    ("the dealer wagered {observed} against the bank, as one of several readings has it; another has {expected}"),
    expected="{expected}",
    observed="{observed}",
    unit="cents",
)
DEALER_WAGER_NOT_AS_DIRECTED = rule(
    "dealer-wager-not-as-directed",
    "Dealer's wager not as the bank directed",
    "the bank directed a wager of {expected}; the dealer wagered {observed}",
    expected="{expected}",
    observed="{observed}",
    unit="cents",
)
DEALER_WAGER_NOT_IN_FRONT = rule(
    "dealer-wager-not-in-front",
    "Dealer's wager not put in front of the container",
    "the dealer's wager was not put in front of the table inventory container",
    needs={
        "where wagers are put": NO_PLACE,
    },
    expected="the wager in front of the table inventory container",
    observed="not put there",
)
DEALER_WAGER_NOT_ON_TILES = rule(
    "dealer-wager-not-on-tiles",
    "Dealer's wager not put on his tiles",
    "the dealer did not put his wager on top of his four tiles",
    needs={
        "where wagers are put": NO_PLACE,
    },
    expected="the wager on top of the dealer's tiles",
    observed="not put there",
)
DEALER_WAGER_ON_TILES_LATE = rule(
    "dealer-wager-on-tiles-late",
    "Dealer's wager put on his tiles after further tiles were dealt",
    "the dealer put his wager on his tiles after he had gone on dealing",
    expected="the wager put there before the remaining tiles were dealt",
    observed="put there afterwards",
)
DEALER_WAGER_ON_TILES_EARLY = rule(
    "dealer-wager-on-tiles-early",
    "Dealer's wager put down for his tiles before they were dealt",
    ("the dealer put his wager where his tiles were to lie before they had been dealt, and none on top of them"),
    expected="the wager on top of the four tiles",
    observed="the wager before the tiles",
)
DEALER_WAGER_BEFORE_CONFIRMATION = rule(
    "dealer-wager-before-confirmation",
    "Dealer's wager placed before the bank was confirmed",
    "the dealer wagered {stake} before he had confirmed that the player may be the bank",
    expected="the confirmation first",
    observed="the wager first",
)
DEALER_WAGER_BEFORE_CUT = rule(
    "dealer-wager-before-cut",
    "Dealer's wager placed before the tiles were cut",
    "the dealer wagered {stake} before the bank had cut the tiles",
    expected="the cut first",
    observed="the wager first",
)


@kernel
def least_wager(t: Table, kept: WagersKept, player: int) -> int:
    """The smallest wager of a player in a list of wagers against the dealer, in cents; -1 none, or not known."""
    least = -1
    for number in range(kept.count):
        wager = kept.wagers[number]
        if wager.player - 1 == player and (least < 0 or wager.cents < least):
            least = wager.cents
    return least


@kernel
def total_wager(t: Table, kept: WagersKept, player: int) -> int:
    """The sum of a player's wagers in such a list; -1 none, or not known."""
    total = -1
    for number in range(kept.count):
        wager = kept.wagers[number]
        if wager.player - 1 == player:
            if wager.cents < 0:
                return -1
            total = wager.cents if total < 0 else total + wager.cents
    return total


@kernel
def is_last_wager(t: Table, kept: WagersKept, player: int, cents: int) -> bool:
    """Whether an amount is one of a player's wagers in such a list, or their sum."""
    for number in range(kept.count):
        wager = kept.wagers[number]
        if wager.player - 1 == player and wager.cents == cents:
            return True
    return cents >= 0 and total_wager(t, kept, player) == cents


@kernel
def readings_for(t: Table, player: int, filed: int, cents: int) -> int:
    """From how many readings an amount wagered by the dealer follows: 1 all, 2 some, 0 none.

    ``filed``: cents that the filing specifies, 0 where it names the last wager.
    """
    last, total = least_wager(t, t.bank.against_dealer, player), total_wager(t, t.bank.against_dealer, player)
    whole = total_wager(t, t.bank.against_dealer_whole, player)
    one = last == total and total == whole
    if filed > 0:
        if cents == filed:
            return 1
    elif one and cents == last:
        return 1
    if is_last_wager(t, t.bank.against_dealer, player, cents) or is_last_wager(
        t, t.bank.against_dealer_whole, player, cents
    ):
        return 2
    return 0


@kernel
def direction_of(t: Table, r: Round) -> int:
    """The last event by which the bank directed the amount before the first tile; -1 none."""
    found = -1
    end = r.first_card if r.first_card >= 0 else r.last + 1
    for i in range(r.first, end):
        if t.kind[i] == KIND_DEALER_WAGER_DIRECTED and t.cents[i] >= 0:
            found = i
    return found


@kernel
def most_due(t: Table, player: int, filed: int) -> int:
    """The largest amount that some reading lets the dealer wager undirected, in cents; -1 not known."""
    most = total_wager(t, t.bank.against_dealer, player)
    whole = total_wager(t, t.bank.against_dealer_whole, player)
    if whole > most:
        most = whole
    return filed if filed > most else most


@kernel
def judge_amount(t: Table, r: Round, w: Wager) -> None:
    """Judge how much the dealer wagered (row ``w``)."""
    player, cents, filed = r.player, w.stake, t.options.dealer_wager
    event, directed = w.event, direction_of(t, r)
    if lacking(t, DEALER_WAGER_WRONG_AMOUNT, NO_LAST_WAGER, cents < 0):
        return
    if filed <= 0 and wagered(t, t.bank.against_dealer, player) == 0:
        t.tally[DEALER_WAGER_WRONG_AMOUNT + NOT_APPLICABLE] += 1
        return
    if wagered(t, t.bank.against_dealer, player) < 0 or least_wager(t, t.bank.against_dealer, player) < 0 <= -filed:
        t.tally[DEALER_WAGER_WRONG_AMOUNT + NO_LAST_WAGER] += 1
        return
    most = most_due(t, player, filed)
    if directed >= 0 and t.cents[directed] < most:
        due = t.cents[directed]
        answer(t, DEALER_WAGER_NOT_AS_DIRECTED, other_than_due(cents, due), event, due, cents, w.at, r.at)
        return
    follows = readings_for(t, player, filed, cents)
    if lacking(t, DEALER_WAGER_WRONG_AMOUNT, NO_FILING, filed < 0 and follows != 1 and cents != most):
        return
    due = filed if filed > 0 else least_wager(t, t.bank.against_dealer, player)
    may_be_another = t.bank.against_dealer.complete == 0 and not 0 < filed == cents
    if lacking(t, DEALER_WAGER_WRONG_AMOUNT, NO_LAST_WAGER, may_be_another):
        return
    if follows == 0 and cents < most and not is_shown(t, r, KIND_DEALER_WAGER_DIRECTED):
        t.tally[DEALER_WAGER_WRONG_AMOUNT + NO_DIRECTION] += 1
        return
    answer(t, DEALER_WAGER_WRONG_AMOUNT, by_no_reading(follows), event, due, cents, w.at, r.at)
    answer(t, DEALER_WAGER_AMOUNT_BY_OTHER_READING, only_by_some_reading(follows), event, due, cents, w.at, r.at)


@kernel
def judge_missing(t: Table, r: Round) -> None:
    """Judge a round with a bank in which the dealer wagered nothing against him."""
    directed = direction_of(t, r)
    if directed >= 0 and t.cents[directed] == 0:
        t.tally[DEALER_WAGER_NOT_PLACED + NOT_APPLICABLE] += 1
        return
    shown = is_shown(t, r, KIND_WAGER) and not may_be_covered(t, r)
    if not shown or (directed < 0 and not is_shown(t, r, KIND_DEALER_WAGER_DIRECTED)):
        t.tally[DEALER_WAGER_NOT_PLACED + NO_DIRECTION] += 1
        return
    has = wagered(t, t.bank.against_dealer, r.player)
    if t.options.dealer_wager <= 0 and has <= 0:
        t.tally[DEALER_WAGER_NOT_PLACED + (NOT_APPLICABLE if has == 0 else NO_LAST_WAGER)] += 1
        return
    answer(t, DEALER_WAGER_NOT_PLACED, act_left_out(-1), r.first_card, -1, -1, -1, r.at)


@kernel
def judge_placing(t: Table, r: Round, w: Wager) -> None:
    """Judge where the dealer's wager lay: in front of the container, then on his tiles."""
    h = r.hand
    received = h.last_tile
    front, on_tiles, early = -1, -1, -1
    for i in range(r.first, r.last + 1):
        if t.kind[i] == KIND_WAGER_MOVED and t.notes[i].wager == w:
            if front < 0 and (t.dest[i] == PLACE_CONTAINER_FRONT or t.source[i] == PLACE_CONTAINER_FRONT):
                front = i
            if t.dest[i] == PLACE_ON_TILES and i < received:
                early = i
            elif t.dest[i] == PLACE_ON_TILES and on_tiles < 0:
                on_tiles = i
    shown = is_shown(t, r, KIND_WAGER_MOVED)
    if front >= 0 or shown:
        answer(t, DEALER_WAGER_NOT_IN_FRONT, act_left_out(front), w.event, -1, -1, w.at, r.at)
    else:
        t.tally[DEALER_WAGER_NOT_IN_FRONT + NO_PLACE] += 1
    if received < 0 or r.void >= 0:
        t.tally[DEALER_WAGER_NOT_ON_TILES + NOT_APPLICABLE] += 1
        return
    placed = max(on_tiles, early)
    if lacking(t, DEALER_WAGER_NOT_ON_TILES, NO_PLACE, placed < 0 and not shown):
        return
    answer(t, DEALER_WAGER_NOT_ON_TILES, act_left_out(placed), received, -1, -1, w.at, r.at)
    if placed < 0:
        return
    answer(t, DEALER_WAGER_ON_TILES_EARLY, act_left_out(on_tiles), early, -1, -1, w.at, r.at)
    if on_tiles < 0:
        return
    following = -1
    for i in range(received + 1, r.last_card + 1):
        if t.kind[i] == KIND_DELIVER:
            following = i
            break
    answer(t, DEALER_WAGER_ON_TILES_LATE, later_than(on_tiles, following), on_tiles, -1, -1, w.at, r.at)


@kernel
def first_before_tiles(t: Table, r: Round, kind: int, what: int) -> int:
    """The first event of a kind, and with a word (-1: any), before the first tile of round ``r``; -1 none."""
    event = find(t, r, kind, what)
    return event if event < r.first_card else -1


@kernel
def judge_moment(t: Table, r: Round, w: Wager) -> None:
    """Judge whether the dealer wagered once the bank was confirmed and had cut, unless he cut after "no more bets"."""
    event, closed = w.event, r.no_more_bets
    confirmed = max(
        first_before_tiles(t, r, KIND_BANK_CHECKED, WHAT_WAGERED_LAST),
        first_before_tiles(t, r, KIND_BANK_CHECKED, WHAT_SUFFICIENT_CHIPS),
    )
    answer(t, DEALER_WAGER_BEFORE_CONFIRMATION, event < confirmed, event, confirmed, event, w.at, r.at)
    cut = first_before_tiles(t, r, KIND_STACKS_MOVED, -1)
    if cut < 0 or 0 <= closed < cut:
        t.tally[DEALER_WAGER_BEFORE_CUT + NOT_APPLICABLE] += 1
    else:
        answer(t, DEALER_WAGER_BEFORE_CUT, event < cut, event, cut, event, w.at, r.at)


@kernel
def judge_dealers_wager(t: Table, r: Round) -> None:
    """Judge the dealer's wager in a round with a bank of which tiles were delivered; co-banking excludes one."""
    w = r.dealer_wager
    if r.co_bank >= 0 or r.first_card < 0:
        t.tally[DEALER_WAGER_NOT_PLACED + NOT_APPLICABLE] += 1
        return
    if not w or w.withdrawn >= 0:
        judge_missing(t, r)
        return
    judge_moment(t, r, w)
    judge_amount(t, r, w)
    judge_placing(t, r, w)
