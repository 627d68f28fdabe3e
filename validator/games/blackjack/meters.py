"""The progressive meters: what they show, what wagers add to them, and to what they are set back."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel, needs
from validator.core.engine.option_rows import UNSTATED
from validator.core.engine.rows import NONE, between, rows_of
from validator.games.blackjack.bad_beat import FIRST as BAD_BEAT
from validator.games.blackjack.hit_and_run import FIRST as HIT_AND_RUN
from validator.games.blackjack.progressive import share_differs
from validator.games.blackjack.straight_jack import FIRST as STRAIGHT_JACK, meter_share
from validator.games.blackjack.tables.meter_state import Meter
from validator.games.blackjack.tables.rows import Round, Table, Wager
from validator.games.numbers import missing_facts, shared_numbers
from validator.games.rounds.round_identity import kept_round
from validator.games.rounds.stakes import amount_differs
from validator.games.table import ask, lacking, recorded
from validator.log.codes import (
    BY_ELECTRONIC,
    BY_STRIDE,
    KIND_COLLECT,
    KIND_METER,
    KIND_METER_CONTRIBUTION,
    KIND_METER_RESET,
    KIND_PAY,
    KIND_RETURN,
    KIND_WAGER,
    WHAT_BAD_BEAT_PROGRESSIVE,
    WHAT_HIT_AND_RUN_PROGRESSIVE,
    WHAT_STRAIGHT_JACK_PROGRESSIVE,
)

RESET_OTHERWISE, NOT_TAKEN_IN, OTHER_CONTRIBUTION, *_ = shared_numbers("meters")

NO_AMOUNT, NOT_FILED, NO_CARDS, *_ = missing_facts()
NO_CONTRIBUTIONS, NO_MEANS, *_ = missing_facts()

MAY_BE = -2
"""Stands in place of the event that took a wager in, where it may be one that names no wager."""


@kernel
def section_of(what: int) -> int:
    """The first rule of the section of the progressive wager or meter ``what``; -1 for another."""
    if what == WHAT_BAD_BEAT_PROGRESSIVE:
        return BAD_BEAT
    if what == WHAT_HIT_AND_RUN_PROGRESSIVE:
        return HIT_AND_RUN
    if what == WHAT_STRAIGHT_JACK_PROGRESSIVE:
        return STRAIGHT_JACK
    return -1


@kernel
def filed_of(what: int, bad_beat: int, hit_and_run: int, straight_jack: int) -> int:
    """What the filing states of the meter of ``what``, out of that of the three wagers."""
    if what == WHAT_BAD_BEAT_PROGRESSIVE:
        return bad_beat
    return hit_and_run if what == WHAT_HIT_AND_RUN_PROGRESSIVE else straight_jack


@kernel
def less_a_part(t: Table, what: int, cents: int, before: int, r: Round) -> int:
    """Whether a meter is not set back but set down, from ``before`` to ``cents``, by the parts of it that were won.

    1 it is, by the part that the law awards or by what was paid out of it to one or several; 0 it is not. Negative,
    the fact that is missing for that.
    """
    if what != WHAT_STRAIGHT_JACK_PROGRESSIVE or not r:
        return 0
    whole = t.options.meter_whole
    shares = 0
    paid = 0
    unseen = False
    for w in between(t.wagers, r.wager, r.wagers_end):
        if w.kind != what:
            continue
        share = meter_share(t, w)
        if share < 0:
            unseen = True
        if share <= 0 or share >= whole:
            continue
        if before < 0:
            return -NO_AMOUNT
        odds = t.options.straight_jack_meter_pays[0]
        mine = w.paid - w.stake * odds // t.options.straight_jack_meter_pays[1]
        shares += share
        paid += mine
        gone = before - cents
        if not share_differs(gone, before * share, whole) or not share_differs(gone, before * shares, whole):
            return 1
        if gone == mine or gone == paid:
            return 1
    return -NO_CARDS if unseen else 0


@kernel
def judge_reset(t: Table, i: int, what: int, cents: int, before: int, r: Round) -> int:
    """Judge the amount to which a meter, which showed ``before``, is set back; what it shows then, -1 not known."""
    rule = section_of(what) + RESET_OTHERWISE
    filed = filed_of(what, t.options.bad_beat_reset, t.options.hit_and_run_reset, t.options.straight_jack_reset)
    if cents < 0:
        t.tally[rule + NO_AMOUNT] += 1
        return filed
    if filed == UNSTATED:
        t.tally[rule + NOT_FILED] += 1
        return cents
    part = less_a_part(t, what, cents, before, r) if cents != filed else 0
    if part > 0:
        t.tally[rule + NOT_APPLICABLE] += 1
    elif part < 0:
        t.tally[rule - part] += 1
    else:
        ask(t, rule, cents != filed, i, filed, cents, 0, -1, -1, r.at)
    return cents


@kernel
def judge_contribution(t: Table, i: int, what: int, cents: int, w: Wager, r: Round) -> None:
    """Judge what a wager adds to its meter by the rate of progression that is filed."""
    rule = section_of(what) + OTHER_CONTRIBUTION
    rate = filed_of(what, t.options.bad_beat_rate, t.options.hit_and_run_rate, t.options.straight_jack_rate)
    if rate < 0:
        t.tally[rule + NOT_FILED] += 1
    elif not w or cents < 0 or w.stake < 0:
        t.tally[rule + NO_AMOUNT] += 1
    else:
        due = w.stake * rate
        t.tally[rule + JUDGED] += 1
        if amount_differs(cents, due, t.options.rate_whole):
            emit(t.hits, rule, i, due // t.options.rate_whole, cents, 0, w.at, -1, r.at)


@kernel
def may_be_taken(t: Table, what: int, r: Round) -> None:
    """Something is added to the meter of ``what`` in a round by a wager that the log does not name: it may be any."""
    for w in between(t.wagers, r.wager, r.wagers_end):
        if w.kind == what and w.taken < 0:
            w.taken = MAY_BE


@kernel
def judge_taken_in(t: Table, w: Wager, what: int) -> None:
    """Judge whether a wagering device took a wager in, where the log always tells what wagers add to the meter."""
    r = w.round
    rule = section_of(what) + NOT_TAKEN_IN
    rate = filed_of(what, t.options.bad_beat_rate, t.options.hit_and_run_rate, t.options.straight_jack_rate)
    known = recorded(t, KIND_METER_CONTRIBUTION) and r.gaps == 0
    if w.withdrawn >= 0:
        t.tally[rule + NOT_APPLICABLE] += 1
        return
    taken = w.taken
    if taken == MAY_BE or (taken < 0 and (not known or rate <= 0)):
        t.tally[rule + NO_CONTRIBUTIONS] += 1
        return
    if lacking(t, rule, NO_MEANS, taken < 0 and t.by[w.event] < 0):
        return
    ask(t, rule, taken < 0, w.event, 1, 0, 0, w.at, -1, r.at)


@needs(
    kinds=(KIND_METER, KIND_METER_RESET, KIND_METER_CONTRIBUTION),
    words=(WHAT_BAD_BEAT_PROGRESSIVE, WHAT_HIT_AND_RUN_PROGRESSIVE, WHAT_STRAIGHT_JACK_PROGRESSIVE),
    carried=Meter.places(),
)
@kernel
def meters_pass(t: Table) -> None:
    """Follow the progressive meters, tell each wager what its meter showed, and judge resets and contributions."""
    kinds, whats, cents, numbers = t.kind, t.what, t.cents, t.round
    bys = t.by
    read = recorded(t, KIND_METER)
    for meter in t.meters:
        meter.seen_in = kept_round(t, meter.seen_in)
    number = -1
    row = t.rounds[NONE]
    for i in range(len(kinds)):
        kind = kinds[i]
        note = t.notes[i]
        if note.round.at > row.at:
            row = note.round
        if numbers[i] >= 0 and numbers[i] != number:
            number = numbers[i]
            for meter in t.meters:
                if meter.seen_between == 1:
                    meter.seen_between = 0
                    meter.seen_in = number + 1
        if kind in (KIND_METER, KIND_METER_RESET, KIND_METER_CONTRIBUTION):
            what = whats[i]
            meter = t.meters[what - WHAT_BAD_BEAT_PROGRESSIVE]
            shown = cents[i]
            if kind == KIND_METER_CONTRIBUTION:
                w = note.wager
                if w:
                    w.taken = i
                elif row and i <= row.last:
                    may_be_taken(t, what, row)
                judge_contribution(t, i, what, shown, w, note.round)
                if shown >= 0 and meter.shown > 0:
                    meter.shown += shown
                elif not read:
                    meter.shown = 0
                continue
            if kind == KIND_METER_RESET:
                shown = judge_reset(t, i, what, shown, meter.shown - 1, row)
            meter.shown = shown + 1
            meter.seen_in = numbers[i] + 1
            meter.seen_between = 1 if numbers[i] < 0 else 0
        elif kind == KIND_PAY or kind == KIND_COLLECT or kind == KIND_RETURN:
            w = note.wager
            if not w or section_of(w.kind) < 0 or w.first_settled != i:
                continue
            meter = t.meters[w.kind - WHAT_BAD_BEAT_PROGRESSIVE]
            if read or meter.seen_in == number + 1:
                w.meter = meter.shown - 1
        elif kind == KIND_WAGER and bys[i] >= 0 and bys[i] % BY_STRIDE == BY_ELECTRONIC:
            note.wager.taken = i
    for w in rows_of(t.wagers):
        what = w.kind
        if what == WHAT_HIT_AND_RUN_PROGRESSIVE or what == WHAT_STRAIGHT_JACK_PROGRESSIVE:
            judge_taken_in(t, w, what)
