"""Who may be the bank: when, how often, with what wagers and chips, and with which markers."""

from validator.core.engine.kernel import kernel
from validator.core.engine.rows import NONE, between
from validator.games.numbers import Rules, missing_facts
from validator.games.pai_gow.bank_rules import (
    act_left_out,
    answer,
    happened,
    less_than_due,
    more_than_allowed,
    other_seat,
    same_player,
    without_grant,
)
from validator.games.pai_gow.bank_state import (
    AT_START,
    BANKED_BY_SOMEBODY,
    NEW_START,
    NO_BANK,
    NOTHING,
    UNKNOWN,
    is_of,
    is_placed,
    wagered,
)
from validator.games.pai_gow.tables.rows import Round, Table, Wager
from validator.games.table import lacking, recorded
from validator.log.codes import (
    KIND_BANK_CHECKED,
    KIND_CO_BANK,
    KIND_MARKER_PLACED,
    KIND_WAGER_CHANGED,
    WHAT_CO_BANK,
    WHAT_SUFFICIENT_CHIPS,
    WHAT_WAGERED_LAST,
)

NO_FILING, *_ = missing_facts()
NO_ROUND_BEFORE, *_ = missing_facts()
NO_BANK_NAMED, *_ = missing_facts()
NO_MARKERS, *_ = missing_facts()
NO_POSITION, *_ = missing_facts()
NO_CHIPS, NO_AMOUNTS, *_ = missing_facts()
NO_CONFIRMATION, *_ = missing_facts()
NO_WAGERS, *_ = missing_facts()

rule = Rules("pai_gow.bank_holding")
BANK_NOT_FILED = rule(
    "bank-not-filed",
    "Player as the bank, which the Rules Submission does not offer",
    "a player was the bank; the Rules Submission does not offer it",
    needs={
        "whether the Rules Submission offers the bank": NO_FILING,
    },
    expected="the dealer as the bank",
    observed="a player as the bank",
)
BANK_AT_START_OF_GAME = rule(
    "bank-at-start-of-game",
    "Player as the bank at the start of the game",
    "a player was the bank in the first round after the opening of the table",
    needs={
        "the opening of the table or the round before": NO_ROUND_BEFORE,
    },
    expected="the dealer as the bank",
    observed="a player as the bank",
)
BANK_AFTER_NEW_START = rule(
    "bank-after-new-start",
    "Player as the bank in the first round after an idle time or an irregularity",
    ("a player was the bank in the first round after tiles were laid out anew, or after a round that was void"),
    expected="the dealer as the bank",
    observed="a player as the bank",
)
BANK_TWO_ROUNDS_RUNNING = rule(
    "bank-two-rounds-running",
    "One player the bank in two consecutive rounds",
    "one player was the bank in this round and in the one before",
    needs={
        "who the bank was in this round and in the one before": NO_BANK_NAMED,
    },
    expected="another bank, or none",
    observed="the same player",
)
BANK_AGAIN_AROUND_VOID_ROUND = rule(
    "bank-again-around-void-round",
    "One player the bank again, a void round being between or first",
    ("one player was the bank again; whether the rounds are consecutive depends on whether a void round is one"),
    needs={
        "who the bank was in the round before the void one": NO_BANK_NAMED,
    },
    expected="another bank, or none",
    observed="the same player",
)
BANK_LAST_WAGER_NOT_CONFIRMED = rule(
    "bank-last-wager-not-confirmed",
    "Dealer did not confirm the bank's last wager",
    "the dealer did not confirm that the bank wagered in the last round without a bank",
    needs={
        "what the dealer confirms": NO_CONFIRMATION,
    },
    expected="a confirmation before the tiles were dealt",
    observed="none",
)
BANK_CHIPS_NOT_CONFIRMED = rule(
    "bank-chips-not-confirmed",
    "Dealer did not confirm the bank's chips",
    "the dealer did not confirm that the bank had the chips to cover the wagers of the others",
    needs={
        "what the dealer confirms": NO_CONFIRMATION,
    },
    expected="a confirmation before the tiles were dealt",
    observed="none",
)
BANK_WITHOUT_LAST_WAGER = rule(
    "bank-without-last-wager",
    "Bank who had not wagered against the dealer",
    "the bank had placed no wager in the last round without a bank",
    needs={
        "the wagers of the last round without a bank, and whose they were": NO_WAGERS,
    },
    expected="a wager against the dealer in that round",
    observed="none",
)
BANK_LAST_WAGER_BY_VOID_ROUND = rule(
    "bank-last-wager-by-void-round",
    "Bank whose last wager against the dealer depends on a void round",
    ("whether the bank had wagered in the last round without a bank depends on whether a void round is one"),
    expected="a wager against the dealer in that round",
    observed="one by one count and none by the other",
)
BANK_CHIPS_NOT_SUFFICIENT = rule(
    "bank-chips-not-sufficient",
    "Bank whose chips do not cover the other players' wagers",
    "the bank had {observed} in chips; the wagers of the other players came to {expected}",
    needs={
        "the bank's chips as counted": NO_CHIPS,
        "the amounts of the wagers": NO_AMOUNTS,
    },
    expected="at least {expected}",
    observed="{observed}",
    unit="cents",
)
BANK_CHIPS_SHORT_BY_ONE_COUNT = rule(
    "bank-chips-short-by-one-count",
    "Bank whose chips are enough by one count and not by another",
    ("the bank had {observed} in chips; whole and at their highest the other players' wagers came to {expected}"),
    expected="at least {expected}",
    observed="{observed}",
    unit="cents",
)
BANK_ON_TWO_AREAS = rule(
    "bank-on-two-areas",
    "Bank who wagers on more than one betting area",
    "the bank wagered on {observed} betting areas",
    needs={
        "who the bank was": NO_BANK_NAMED,
    },
    expected="at most {expected}",
    observed="{observed}",
)
BANK_WAGERS_HIMSELF = rule(
    "bank-wagers-himself",
    "Wager that the bank himself placed",
    "the bank placed a wager of his own",
    expected="no wager of the bank",
    observed="a wager of {stake}",
)


@kernel
def find(t: Table, r: Round, kind: int, what: int) -> int:
    """The first event of round ``r`` of that kind and with that word (-1: any); -1 none."""
    for i in range(r.first, r.last + 1):
        if t.kind[i] == kind and (what < 0 or t.what[i] == what):
            return i
    return -1


@kernel
def is_shown(t: Table, r: Round, kind: int) -> bool:
    """Whether the log of round ``r`` would show every event of that kind."""
    return recorded(t, kind) and r.gaps == 0


@kernel
def may_be_covered(t: Table, r: Round) -> bool:
    """Whether half of the wagers of round ``r``, which a player banks, may be covered though no row says so."""
    unsaid = r.bank_seat >= 0 and r.co_bank < 0
    return unsaid and not is_shown(t, r, KIND_CO_BANK) and t.options.co_bank_offered != 0


@kernel
def judge_time(t: Table, r: Round) -> None:
    """Judge whether a player may be the bank at all, in this round of the game, and after the round before."""
    event, player = r.bank_event, r.player
    if t.options.bank_offered < 0:
        t.tally[BANK_NOT_FILED + NO_FILING] += 1
    else:
        answer(t, BANK_NOT_FILED, without_grant(t.options.bank_offered), event, -1, -1, -1, r.at)
    game = t.bank.game
    if game == UNKNOWN:
        t.tally[BANK_AT_START_OF_GAME + NO_ROUND_BEFORE] += 1
    elif game == NEW_START:
        answer(t, BANK_AFTER_NEW_START, happened(event), event, -1, -1, -1, r.at)
    else:
        answer(t, BANK_AT_START_OF_GAME, happened(event if game == AT_START else -1), event, -1, -1, -1, r.at)
    before = t.bank.round_before
    if player < 0 or before == NOTHING or before == BANKED_BY_SOMEBODY:
        t.tally[BANK_TWO_ROUNDS_RUNNING + NO_BANK_NAMED] += 1
        return
    if t.bank.void_before == 0:
        answer(t, BANK_TWO_ROUNDS_RUNNING, same_player(player, t.bank.player_before - 1), event, -1, -1, -1, r.at)
        return
    again = same_player(player, t.bank.player_before - 1)
    if t.bank.whole_before == BANKED_BY_SOMEBODY or t.bank.whole_before == NOTHING:
        t.tally[BANK_AGAIN_AROUND_VOID_ROUND + NO_BANK_NAMED] += 1
    elif t.bank.whole_before != NO_BANK:
        again = again or same_player(player, t.bank.whole_player - 1)
    answer(t, BANK_AGAIN_AROUND_VOID_ROUND, again, event, -1, -1, -1, r.at)


@kernel
def judge_marker(t: Table, r: Round, what: int, missing: int, elsewhere: int) -> None:
    """Judge the marker of the bank or the co-bank (word of the log): that there is one, and where it is."""
    event = find(t, r, KIND_MARKER_PLACED, what)
    seat = r.bank_seat
    if lacking(t, missing, NO_MARKERS, event < 0 and not is_shown(t, r, KIND_MARKER_PLACED)):
        return
    at = r.co_bank if what == WHAT_CO_BANK else r.bank_event
    answer(t, missing, act_left_out(event), at, -1, -1, -1, r.at)
    if event < 0:
        return
    if lacking(t, elsewhere, NO_POSITION, t.seat[event] < 0 or seat <= 0):
        return
    last = event
    for i in range(event + 1, r.last + 1):
        if t.kind[i] == KIND_MARKER_PLACED and t.what[i] == what and t.seat[i] >= 0:
            last = i
    answer(t, elsewhere, other_seat(t.seat[last], seat), last, seat, t.seat[last], -1, r.at)


@kernel
def stake_at(t: Table, w: Wager, event: int) -> int:
    """Cents of a wager as it stood at an event; -1 not known."""
    if w.event > event:
        return 0
    cents = t.cents[w.event]
    for i in range(w.event + 1, event):
        if t.kind[i] == KIND_WAGER_CHANGED and t.notes[i].wager == w:
            cents = t.cents[i]
    return cents


@kernel
def judge_cover(t: Table, r: Round, event: int) -> None:
    """Judge whether the chips that the dealer counted (event) cover the other players' wagers, by every count."""
    if lacking(t, BANK_CHIPS_NOT_SUFFICIENT, NO_CHIPS, t.cents[event] < 0):
        return
    then, last = 0, 0
    for w in between(t.wagers, r.wager, r.wagers_end):
        if not is_placed(t, w) or is_of(t, w, r.bank_seat, r.player):
            continue
        at_check, at_end = stake_at(t, w, event), w.stake
        if lacking(t, BANK_CHIPS_NOT_SUFFICIENT, NO_AMOUNTS, at_check < 0 or at_end < 0):
            return
        then += at_check
        last += at_end
    least = then if then < last else last
    most = last if then < last else then
    part, whole = t.options.whole, t.options.whole
    if r.co_bank >= 0:
        part = whole - t.options.co_bank_percent
    chips = t.cents[event]
    short = less_than_due(chips * whole, least * part)
    of_half = less_than_due(chips * whole, least * (whole - t.options.co_bank_percent))
    if lacking(t, BANK_CHIPS_NOT_SUFFICIENT, NO_AMOUNTS, short and not of_half and may_be_covered(t, r)):
        return
    answer(t, BANK_CHIPS_NOT_SUFFICIENT, short, event, last, chips, -1, r.at)
    if not short:
        answer(t, BANK_CHIPS_SHORT_BY_ONE_COUNT, less_than_due(chips, most), event, most, chips, -1, r.at)


@kernel
def chips_of_bank(t: Table, r: Round) -> int:
    """Cents of chips that the dealer last counted before the bank of round ``r``; -1 not recorded."""
    chips = -1
    for i in range(r.first, r.last + 1):
        if t.kind[i] == KIND_BANK_CHECKED and t.what[i] == WHAT_SUFFICIENT_CHIPS:
            seat = r.bank_seat
            if t.seat[i] <= 0 or seat <= 0 or t.seat[i] == seat:
                chips = t.cents[i]
    return chips


@kernel
def judge_confirmation(t: Table, r: Round) -> None:
    """Judge what the dealer confirmed of the bank, and whether it was so."""
    seat, player, event = r.bank_seat, r.player, r.bank_event
    last_wager, chips = -1, -1
    end = r.first_card if r.first_card >= 0 else r.last + 1
    for i in range(r.first, end):
        if t.kind[i] != KIND_BANK_CHECKED:
            continue
        if t.seat[i] > 0 and seat > 0 and t.seat[i] != seat:
            continue
        if t.what[i] == WHAT_WAGERED_LAST:
            last_wager = i
        elif t.what[i] == WHAT_SUFFICIENT_CHIPS:
            chips = i
    if is_shown(t, r, KIND_BANK_CHECKED) and r.first_card >= 0:
        answer(t, BANK_LAST_WAGER_NOT_CONFIRMED, act_left_out(last_wager), event, -1, -1, -1, r.at)
        answer(t, BANK_CHIPS_NOT_CONFIRMED, act_left_out(chips), event, -1, -1, -1, r.at)
    else:
        t.tally[BANK_LAST_WAGER_NOT_CONFIRMED + NO_CONFIRMATION] += 1
        t.tally[BANK_CHIPS_NOT_CONFIRMED + NO_CONFIRMATION] += 1
    if chips < 0:
        t.tally[BANK_CHIPS_NOT_SUFFICIENT + NO_CHIPS] += 1
    else:
        judge_cover(t, r, chips)
    placed = wagered(t, t.bank.against_dealer, player)
    played = wagered(t, t.bank.against_dealer_whole, player)
    if placed < 0 or played < 0:
        t.tally[BANK_WITHOUT_LAST_WAGER + NO_WAGERS] += 1
    else:
        answer(t, BANK_WITHOUT_LAST_WAGER, less_than_due(placed + played, 1), event, -1, -1, -1, r.at)
        answer(t, BANK_LAST_WAGER_BY_VOID_ROUND, other_seat(placed, played), event, -1, -1, -1, r.at)


@kernel
def judge_own_wagers(t: Table, r: Round) -> None:
    """Judge the wagers that the bank himself placed, and on how many areas."""
    limit = t.options.bank_areas
    seat, player = r.bank_seat, r.player
    if lacking(t, BANK_ON_TWO_AREAS, NO_BANK_NAMED, seat <= 0 and player < 0):
        return
    areas, first = 0, t.wagers[NONE]
    for w in between(t.wagers, r.wager, r.wagers_end):
        if not is_placed(t, w) or not is_of(t, w, seat, player):
            continue
        new = True
        for other in between(t.wagers, r.wager, w):
            if is_placed(t, other) and is_of(t, other, seat, player):
                new = new and other.seat != w.seat
        if new:
            areas += 1
            first = w
    event = first.event if first else r.bank_event
    answer(t, BANK_ON_TWO_AREAS, more_than_allowed(areas, limit), event, limit, areas, first.at, r.at)
    if areas <= limit:
        answer(t, BANK_WAGERS_HIMSELF, more_than_allowed(areas, 0), event, 0, areas, first.at, r.at)
