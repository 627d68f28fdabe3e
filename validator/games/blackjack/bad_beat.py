"""The Bad Beat Progressive Wager, from its acceptance to its settlement."""

from typing import Final

from validator.core.engine.kernel import JUDGED, kernel
from validator.core.engine.option_rows import UNSTATED
from validator.core.engine.rows import between, row_after
from validator.games.blackjack.bad_beat_bonuses import judge_bonuses
from validator.games.blackjack.optional import (
    LOSES,
    NO_CARDS,
    NOT_FILED,
    PAID_WRONG,
    SETTLED_AT_WRONG_TIME,
    UNKNOWN,
    is_priced,
    judge_amount,
    judge_result,
    note_doubt,
    settled_as,
    settlement_event,
)
from validator.games.blackjack.options import (
    BAD_BEAT_BLACKJACK,
    BAD_BEAT_OPTIONAL,
    BAD_BEAT_PAYS,
    BAD_BEAT_VERIFIED,
)
from validator.games.blackjack.progressive import judge_late_moment, judge_meter_share, meter_need, paid_in_full
from validator.games.blackjack.settling import put_elsewhere
from validator.games.blackjack.tables import flags
from validator.games.blackjack.tables.result import METER, UNDECIDED
from validator.games.blackjack.tables.rows import Hand, Round, Table, Wager
from validator.games.blackjack.verification import NOT_NEEDED, floorperson_needed, judge_verified
from validator.games.numbers import Rules, first_number, missing_facts
from validator.games.table import ask, lacking
from validator.log.codes import KIND_PAY, PLACE_GAME_ACCOUNT

FIRST: Final = first_number("blackjack.bad_beat")


NO_DEST, *_ = missing_facts()

rule = Rules("blackjack.bad_beat")
BAD_BEAT_20_NOT_PAID = rule("bad-beat-20-not-paid")
BAD_BEAT_20_PAID_WITHOUT_SELECTION = rule("bad-beat-20-paid-without-selection")
BAD_BEAT_SETTLED_BY_THE_FIRST_SPLIT_HAND = rule("bad-beat-settled-by-the-first-split-hand")
BAD_BEAT_NOT_CREDITED_TO_GAME_ACCOUNT = rule("bad-beat-not-credited-to-game-account")
BAD_BEAT_OF_A_SURRENDERED_20 = rule("bad-beat-of-a-surrendered-20")


@kernel
def bad_beat_result(t: Table, r: Round, h: Hand) -> int:
    """What hand row ``h`` pays against the dealer's; undecided where it turns on a row that the filing leaves open."""
    if h.unknown > 0 or h.cards < 2:
        return UNKNOWN
    if h.total != t.options.bad_beat_player:
        return LOSES
    if r.dealer_blackjack == 1:
        return BAD_BEAT_BLACKJACK
    dealer = r.hand
    if dealer.unknown > 0 or dealer.cards < 2:
        return UNKNOWN
    if dealer.total == t.options.bad_beat_dealer:
        step = dealer.cards - t.options.bad_beat_cards
        return BAD_BEAT_PAYS + 2 * step if step < t.options.bad_beat_steps else METER
    if t.options.bad_beat_any == UNSTATED:
        return UNDECIDED
    any_20 = h.total == t.options.bad_beat_any_player
    return BAD_BEAT_OPTIONAL if t.options.bad_beat_any == 1 and any_20 else LOSES


@kernel
def best_result(t: Table, r: Round, h: Hand) -> int:
    """What the best of a player's hands pays, where he split hand row ``h``; else what it pays itself."""
    result = bad_beat_result(t, r, h)
    if h.flags & flags.SPLIT == 0:
        return result
    for other in between(t.hands, row_after(t.hands, r.hand, 1), r.hands_end):
        same = other.seat == h.seat and other.flags & flags.SPLIT != 0
        if same and result == LOSES:
            result = bad_beat_result(t, r, other)
    return result


@kernel
def judge_bad_beat(t: Table, w: Wager, result: int) -> None:
    """Judge the amount settled on one wager, the meter aside."""
    h = w.hand
    r = w.round
    net = w.paid - w.collected
    stake = w.stake
    event = settlement_event(t, w)
    root = w.root
    if result >= 0 and paid_in_full(t, w, t.options[result], t.options[result + 1]):
        t.tally[FIRST + PAID_WRONG + JUDGED] += 1
    elif result == BAD_BEAT_OPTIONAL and w.paid == 0:
        judge_amount(t, BAD_BEAT_20_NOT_PAID, 0, 1, event, net, stake, w, root, r)
    elif result == LOSES and h.total == t.options.bad_beat_player and net == 0:
        judge_amount(t, BAD_BEAT_20_PAID_WITHOUT_SELECTION, -1, 1, event, net, stake, w, root, r)
    else:
        if result == LOSES and h.total == t.options.bad_beat_player:
            t.tally[BAD_BEAT_20_PAID_WITHOUT_SELECTION + JUDGED] += 1
        judge_result(t, FIRST, FIRST + PAID_WRONG, w, result)


@kernel
def judge_account(t: Table, w: Wager) -> None:
    """Judge whether what was won is credited to the player's game account."""
    r = w.round
    for i in range(r.first, r.last + 1):
        if t.kind[i] != KIND_PAY or t.notes[i].wager != w:
            continue
        if lacking(t, BAD_BEAT_NOT_CREDITED_TO_GAME_ACCOUNT, NO_DEST, t.dest[i] < 0):
            continue
        ask(
            t,
            BAD_BEAT_NOT_CREDITED_TO_GAME_ACCOUNT,
            put_elsewhere(t.dest[i], PLACE_GAME_ACCOUNT),
            i,
            1,
            0,
            0,
            w.at,
            -1,
            r.at,
        )


@kernel
def bad_beat_share(t: Table, w: Wager) -> int:
    """What part of the meter a wager wins; 0 none."""
    return t.options.bad_beat_share if best_result(t, w.round, w.hand) == METER else 0


@kernel
def judge_bad_beat_wager(t: Table, w: Wager) -> None:
    """Judge one Bad Beat Progressive Wager: its moment, credit, verification, bonuses and amount."""
    r = w.round
    h = w.hand
    judge_late_moment(t, FIRST + SETTLED_AT_WRONG_TIME, FIRST, w)
    judge_account(t, w)
    result = best_result(t, r, h)
    own = bad_beat_result(t, r, h)
    need = NOT_NEEDED
    if result == METER:
        need = meter_need(t, w, BAD_BEAT_VERIFIED)
    elif result >= 0:
        need = floorperson_needed(t, result, BAD_BEAT_VERIFIED)
    if w.bonus > 0 or (w.paid > 0 and (result >= 0 or result == METER)):
        judge_verified(t, FIRST, w, need)
    if not is_priced(t, FIRST, w):
        return
    judge_bonuses(t, w)
    if result == UNKNOWN:
        t.tally[FIRST + PAID_WRONG + NO_CARDS] += 1
    elif result == UNDECIDED:
        t.tally[FIRST + PAID_WRONG + NOT_FILED] += 1
    elif own == LOSES and result != LOSES and settled_as(t, w, LOSES):
        preferred = BAD_BEAT_BLACKJACK if result == METER else result
        note_doubt(t, BAD_BEAT_SETTLED_BY_THE_FIRST_SPLIT_HAND, w, preferred)
    elif h.flags & flags.SURRENDERED and result != LOSES and settled_as(t, w, LOSES):
        preferred = BAD_BEAT_BLACKJACK if result == METER else result
        note_doubt(t, BAD_BEAT_OF_A_SURRENDERED_20, w, preferred)
    elif result == METER:
        judge_meter_share(t, FIRST, w, -1, 1, t.options.bad_beat_shared, True)
    else:
        judge_bad_beat(t, w, result)
