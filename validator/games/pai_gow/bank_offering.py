"""How the bank is offered: to whom first, in which rotation, and whether anybody was passed over."""

from typing import Final

from validator.core.kernel import NOT_APPLICABLE, Ints, kernel
from validator.games.numbers import missing_facts
from validator.games.pai_gow.bank_holding import is_shown
from validator.games.pai_gow.bank_questions import (
    answer,
    by_no_reading,
    happened,
    left_out,
    less_than_due,
    only_by_some_reading,
)
from validator.games.pai_gow.bank_state import (
    AGAINST_DEALER,
    BANKED_BY_SOMEBODY,
    FIRST_OFFERED,
    FIRST_TOOK_IT,
    GAME,
    LAST_BANK,
    LATER,
    NOTHING,
    OFFER_KNOWN,
    PLAYER_BEFORE,
    ROUND_BEFORE,
    VOID_BEFORE,
    is_placed,
    place_around,
    wagered,
)
from validator.games.pai_gow.options import BANK_OFFERED, POSITIONS
from validator.games.pai_gow.slots.bank import (
    BANK_AFTER_REFUSAL,
    BANK_FIRST_OFFER_BY_OTHER_ROTATION,
    BANK_FIRST_OFFERED_TO_WRONG_PLAYER,
    BANK_NOT_OFFERED,
    BANK_NOT_OFFERED_CHIPS_UNKNOWN,
    BANK_NOT_OFFERED_TO_NEIGHBOR_FIRST,
    BANK_OFFERED_CLOCKWISE,
    BANK_OFFERS_BEGUN_PAST_UNKNOWN_CHIPS,
    BANK_OFFERS_NOT_BEGUN_AT_RIGHT,
    BANK_WITHOUT_OFFER_ACCEPTED,
    NEIGHBOR_WITH_UNKNOWN_CHIPS_NOT_FIRST,
    OFFERS_ENDED_AT_DEALER,
    PLAYER_NOT_OFFERED_BANK,
    PLAYER_WITH_UNKNOWN_CHIPS_NOT_OFFERED_BANK,
)
from validator.games.pai_gow.tables import round_, wager
from validator.log.codes import KIND_BANK_OFFERED, WHAT_ACCEPTED, WHAT_REFUSED
from validator.log.columns import Columns

NO: Final = 0
CHIPS_UNKNOWN: Final = 1
ABLE: Final = 2
"""Whether a player may be the bank: no or not known to be; yes if his chips are enough; yes."""

FROM_NONE: Final = 0
FROM_ALL: Final = 1
FROM_SOME: Final = 2
"""From how many readings of the text a first offer follows."""

NO_OFFERS, *_ = missing_facts()
NO_FIRST_OFFER, *_ = missing_facts()
NO_FILING, NO_ROTATION, *_ = missing_facts()


@kernel
def could_have(ability: int) -> bool:
    """Whether a player who was not asked could have been the bank (0: no, 1: if his chips are enough, 2: yes)."""
    return ability == ABLE


@kernel
def might_have(ability: int) -> bool:
    """Whether a player who was not asked might have been the bank, were his chips enough (1)."""
    return ability == CHIPS_UNKNOWN


@kernel
def may_have(ability: int) -> bool:
    """Whether a player who was not asked could, or might, have been the bank (2, 1)."""
    return ability != NO


@kernel
def player_at(options: Ints, rounds: Ints, wagers: Ints, place: int, r: int) -> int:
    """Who wagers at a place around the table; -1 nobody, or not known."""
    for w in range(rounds[r + round_.WAGER], rounds[r + round_.WAGERS_END], wager.WIDTH):
        if is_placed(wagers, w) and place_around(wagers[w + wager.SEAT], rounds, options, r) == place:
            return wagers[w + wager.PLAYER]
    return -1


@kernel
def ability(options: Ints, rounds: Ints, wagers: Ints, state: Ints, place: int, r: int) -> int:
    """Whether the player at a place could have been the bank of round ``r``.

    The chips of his own wagers are the only ones known to lie before a player whose chips were not counted.
    """
    player = player_at(options, rounds, wagers, place, r)
    if player < 0 or state[ROUND_BEFORE] == BANKED_BY_SOMEBODY or state[PLAYER_BEFORE] == player + 1:
        return NO
    if wagered(state, AGAINST_DEALER, player) <= 0:
        return NO
    own, others = 0, 0
    for w in range(rounds[r + round_.WAGER], rounds[r + round_.WAGERS_END], wager.WIDTH):
        cents = wagers[w + wager.STAKE]
        if wagers[w + wager.WITHDRAWN] >= 0 or wagers[w + wager.EVENT] < 0:
            continue
        if cents < 0:
            return CHIPS_UNKNOWN
        if wagers[w + wager.PLAYER] == player:
            own += cents
        else:
            others += cents
    return ABLE if own >= others else CHIPS_UNKNOWN


@kernel
def next_place(place: int, options: Ints) -> int:
    """The next betting position counterclockwise, past the dealer."""
    return place % options[POSITIONS] + 1


@kernel
def best_between(
    options: Ints, rounds: Ints, wagers: Ints, state: Ints, start: int, end: int, spared: int, r: int
) -> int:
    """The greatest ability of a player from ``start`` on, counterclockwise, up to, not including, ``end``.

    The player at ``spared`` (a place; -1: none) is left out, wherever else he wagers.
    """
    best, place = NO, start
    one = player_at(options, rounds, wagers, spared, r) if spared > 0 else -1
    for _ in range(options[POSITIONS]):
        if place == end:
            break
        if one < 0 or player_at(options, rounds, wagers, place, r) != one:
            can = ability(options, rounds, wagers, state, place, r)
            if can > best:
                best = can
        place = next_place(place, options)
    return best


@kernel
def first_offer_of(ev: Columns, options: Ints, rounds: Ints, r: int) -> int:
    """Place of the player to whom the bank was offered first in round ``r``: 0 nobody, -1 not known."""
    for i in range(rounds[r + round_.FIRST], rounds[r + round_.LAST] + 1):
        if ev.kind[i] == KIND_BANK_OFFERED:
            return place_around(ev.seat[i], rounds, options, r)
    return 0 if is_shown(options, rounds, r, KIND_BANK_OFFERED) else -1


@kernel
def judge_answer(ev: Columns, options: Ints, rounds: Ints, tally: Ints, hits: Ints, r: int) -> None:
    """Judge whether the bank of round ``r`` was offered it and accepted."""
    seat, player, event = rounds[r + round_.BANK_SEAT], rounds[r + round_.PLAYER], rounds[r + round_.BANK_EVENT]
    accepted, refused = -1, -1
    for i in range(rounds[r + round_.FIRST], event + 1):
        if ev.kind[i] != KIND_BANK_OFFERED:
            continue
        same = ev.player[i] == player if ev.player[i] >= 0 and player >= 0 else ev.seat[i] == seat or ev.seat[i] < 0
        if same and ev.what[i] == WHAT_ACCEPTED:
            accepted, refused = i, -1
        elif same and ev.what[i] == WHAT_REFUSED:
            refused = i
    answer(tally, hits, BANK_AFTER_REFUSAL, happened(refused), event, -1, -1, -1, r)
    if refused >= 0:
        return
    if accepted >= 0 or is_shown(options, rounds, r, KIND_BANK_OFFERED):
        answer(tally, hits, BANK_WITHOUT_OFFER_ACCEPTED, left_out(accepted), event, -1, -1, -1, r)
    else:
        tally[BANK_WITHOUT_OFFER_ACCEPTED + NO_OFFERS] += 1


@kernel
def judge_first(
    options: Ints, rounds: Ints, wagers: Ints, state: Ints, tally: Ints, hits: Ints, r: int, event: int, place: int
) -> None:
    """Judge to whom the bank was offered first."""
    if state[GAME] != LATER or state[VOID_BEFORE] == 1:
        tally[BANK_FIRST_OFFERED_TO_WRONG_PLAYER + NOT_APPLICABLE] += 1
        return
    if state[OFFER_KNOWN] == 0:
        tally[BANK_FIRST_OFFERED_TO_WRONG_PLAYER + NO_FIRST_OFFER] += 1
        return
    before = state[FIRST_OFFERED]
    start = next_place(before, options) if before > 0 else 1
    best = best_between(options, rounds, wagers, state, start, place, place, r)
    follows = FROM_ALL if best == NO else FROM_SOME if best == CHIPS_UNKNOWN else FROM_NONE
    slot, doubt = BANK_FIRST_OFFERED_TO_WRONG_PLAYER, BANK_FIRST_OFFER_BY_OTHER_ROTATION
    if before == 0:
        slot, doubt = BANK_OFFERS_NOT_BEGUN_AT_RIGHT, BANK_OFFERS_BEGUN_PAST_UNKNOWN_CHIPS
    elif state[FIRST_TOOK_IT] == 1:
        slot, doubt = BANK_NOT_OFFERED_TO_NEIGHBOR_FIRST, NEIGHBOR_WITH_UNKNOWN_CHIPS_NOT_FIRST
    elif follows == FROM_NONE:
        if best_between(options, rounds, wagers, state, 1, place, place, r) < ABLE:
            follows = FROM_SOME
        last = state[LAST_BANK] - 1
        if last > 0 and best_between(options, rounds, wagers, state, next_place(last, options), place, place, r) < ABLE:
            follows = FROM_SOME
    answer(tally, hits, slot, by_no_reading(follows), event, start, place, -1, r)
    answer(tally, hits, doubt, only_by_some_reading(follows), event, start, place, -1, r)


@kernel
def judge_passed(
    ev: Columns,
    options: Ints,
    rounds: Ints,
    wagers: Ints,
    state: Ints,
    tally: Ints,
    hits: Ints,
    r: int,
    start: int,
    end: int,
    event: int,
    behind: int,
) -> None:
    """Judge whether a player from ``start`` up to ``end`` was passed over; ``behind`` 1: behind the dealer's turn."""
    place = start
    for _ in range(options[POSITIONS]):
        if place == end:
            break
        player = player_at(options, rounds, wagers, place, r)
        asked = False
        for i in range(rounds[r + round_.FIRST], rounds[r + round_.LAST] + 1):
            if ev.kind[i] == KIND_BANK_OFFERED:
                at = place_around(ev.seat[i], rounds, options, r)
                asked = asked or at == place or (player >= 0 and ev.player[i] == player)
                asked = asked or (player >= 0 and at > 0 and player_at(options, rounds, wagers, at, r) == player)
        can = NO if asked else ability(options, rounds, wagers, state, place, r)
        if behind == 1:
            answer(tally, hits, OFFERS_ENDED_AT_DEALER, may_have(can), event, -1, place, -1, r)
        else:
            answer(tally, hits, PLAYER_NOT_OFFERED_BANK, could_have(can), event, -1, place, -1, r)
            answer(tally, hits, PLAYER_WITH_UNKNOWN_CHIPS_NOT_OFFERED_BANK, might_have(can), event, -1, place, -1, r)
        place = next_place(place, options)


@kernel
def judge_rotation(
    ev: Columns,
    options: Ints,
    rounds: Ints,
    wagers: Ints,
    state: Ints,
    tally: Ints,
    hits: Ints,
    r: int,
) -> None:
    """Judge the offers of round ``r`` one after the other."""
    first, before, steps, last = -1, -1, 0, -1
    for i in range(rounds[r + round_.FIRST], rounds[r + round_.LAST] + 1):
        if ev.kind[i] != KIND_BANK_OFFERED:
            continue
        place = place_around(ev.seat[i], rounds, options, r)
        if place < 0:
            tally[BANK_OFFERED_CLOCKWISE + NO_OFFERS] += 1
            return
        last = i
        if first < 0:
            first, before = place, place
            judge_first(options, rounds, wagers, state, tally, hits, r, i, place)
            continue
        gone = (place - first) % options[POSITIONS]
        back = less_than_due(gone, steps) and gone > 0
        answer(tally, hits, BANK_OFFERED_CLOCKWISE, back, i, before, place, -1, r)
        if not back and place != before and gone > 0 and state[GAME] == LATER:
            judge_passed(ev, options, rounds, wagers, state, tally, hits, r, next_place(before, options), place, i, 0)
        steps, before = gone, place
    if last < 0 or rounds[r + round_.BANK_SEAT] >= 0 or ev.what[last] == WHAT_ACCEPTED or state[GAME] != LATER:
        return
    if steps > 0 or before == first:
        after = next_place(before, options)
        if after <= first:
            judge_passed(ev, options, rounds, wagers, state, tally, hits, r, after, first, last, 1)
        else:
            judge_passed(ev, options, rounds, wagers, state, tally, hits, r, after, 1, last, 0)
            judge_passed(ev, options, rounds, wagers, state, tally, hits, r, 1, first, last, 1)


@kernel
def judge_no_offer(options: Ints, rounds: Ints, wagers: Ints, state: Ints, tally: Ints, hits: Ints, r: int) -> None:
    """Judge a round in which the bank was offered to nobody."""
    if state[GAME] != LATER or options[BANK_OFFERED] == 0 or state[ROUND_BEFORE] == NOTHING:
        tally[BANK_NOT_OFFERED + NOT_APPLICABLE] += 1
        return
    if options[BANK_OFFERED] < 0:
        tally[BANK_NOT_OFFERED + NO_FILING] += 1
        return
    if state[OFFER_KNOWN] == 0 or rounds[r + round_.DIRECTION] == 0:
        tally[BANK_NOT_OFFERED + NO_ROTATION] += 1
        return
    start = state[FIRST_OFFERED] + 1
    last = state[LAST_BANK]
    reached = start > options[POSITIONS] or last > options[POSITIONS]
    if not reached:
        reached = best_between(options, rounds, wagers, state, start, 1, -1, r) == NO and start > 1
    if not reached and last > 1:
        reached = best_between(options, rounds, wagers, state, last, 1, -1, r) == NO
    best = best_between(options, rounds, wagers, state, 1, 0, -1, r)
    if reached or best == NO:
        tally[BANK_NOT_OFFERED + NOT_APPLICABLE] += 1
        return
    event = rounds[r + round_.FIRST_CARD]
    answer(tally, hits, BANK_NOT_OFFERED, could_have(best), event, -1, -1, -1, r)
    answer(tally, hits, BANK_NOT_OFFERED_CHIPS_UNKNOWN, might_have(best), event, -1, -1, -1, r)


@kernel
def judge_offers(
    ev: Columns,
    options: Ints,
    rounds: Ints,
    wagers: Ints,
    state: Ints,
    tally: Ints,
    hits: Ints,
    r: int,
    first_offer: int,
) -> None:
    """Judge how the bank was offered in round ``r``; ``first_offer``: place, 0 nobody, -1 not known."""
    bank = rounds[r + round_.BANK_SEAT]
    if bank >= 0:
        judge_answer(ev, options, rounds, tally, hits, r)
    if not is_shown(options, rounds, r, KIND_BANK_OFFERED) or first_offer < 0:
        tally[BANK_OFFERED_CLOCKWISE + NO_OFFERS] += 1
        tally[BANK_NOT_OFFERED + NO_ROTATION] += 1
    elif first_offer > 0:
        judge_rotation(ev, options, rounds, wagers, state, tally, hits, r)
    elif bank < 0 and rounds[r + round_.FIRST_CARD] >= 0:
        judge_no_offer(options, rounds, wagers, state, tally, hits, r)
