"""How the bank is offered: to whom first, in which rotation, and whether anybody was passed over."""

from typing import Final

from validator.core.engine.kernel import NOT_APPLICABLE, kernel
from validator.core.engine.rows import between
from validator.games.numbers import Rules, missing_facts
from validator.games.pai_gow.bank_holding import is_shown
from validator.games.pai_gow.bank_rules import (
    act_left_out,
    answer,
    by_no_reading,
    happened,
    less_than_due,
    only_by_some_reading,
)
from validator.games.pai_gow.bank_state import (
    BANKED_BY_SOMEBODY,
    LATER,
    NOTHING,
    is_of,
    is_placed,
    place_around,
    wagered,
)
from validator.games.pai_gow.tables.rows import Round, Table
from validator.games.table import lacking
from validator.log.codes import (
    KIND_BANK,
    KIND_BANK_CHECKED,
    KIND_BANK_OFFERED,
    WHAT_ACCEPTED,
    WHAT_REFUSED,
    WHAT_SUFFICIENT_CHIPS,
)

NO: Final = 0
CHIPS_UNKNOWN: Final = 1
ABLE: Final = 2
"""Whether a player may be the bank: no or not known to be; yes if his chips are enough; yes."""

FROM_NONE: Final = 0
FROM_ALL: Final = 1
FROM_SOME: Final = 2
"""From how many readings of the text a first offer follows."""

NO_OFFERS, *_ = missing_facts()
NO_BANK, *_ = missing_facts()
NO_FIRST_OFFER, *_ = missing_facts()
NO_FILING, NO_ROTATION, *_ = missing_facts()

rule = Rules("pai_gow.bank_offering")
BANK_WITHOUT_OFFER_ACCEPTED = rule(
    "bank-without-offer-accepted",
    "Bank who was not offered it or did not accept",
    "a player became the bank though no offer to him was accepted",
    needs={
        "all offers of the bank": NO_OFFERS,
    },
    expected="an offer that he accepted",
    observed="none",
)
BANK_AFTER_REFUSAL = rule(
    "bank-after-refusal",
    "Bank who had passed it",
    "a player became the bank though he had passed it",
    expected="the bank passed to the next player",
    observed="the player who passed as the bank",
)
BANK_OFFERED_CLOCKWISE = rule(
    "bank-offered-clockwise",
    "Bank offered out of the counterclockwise rotation",
    "the bank was offered at place {observed} from the dealer's right, after place {expected}",
    needs={
        "all offers of the bank and how positions are numbered": NO_OFFERS,
    },
    expected="a place counterclockwise of place {expected}",
    observed="place {observed}",
)
PLAYER_NOT_OFFERED_BANK = rule(
    "player-not-offered-bank",
    "Player passed over who could be the bank",
    (
        "the player at place {observed} from the dealer's right was passed over; nothing recorded "
        "kept him from being the bank"
    ),
    needs={
        "all offers of the bank and how positions are numbered": NO_OFFERS,
    },
    expected="an offer at place {observed}",
    observed="no offer",
)
PLAYER_WITH_UNKNOWN_CHIPS_NOT_OFFERED_BANK = rule(
    "player-with-unknown-chips-not-offered-bank",
    "Player passed over whose chips are not known",
    (
        "the player at place {observed} from the dealer's right was passed over; the log does not "
        "show whether he had the chips to be the bank"
    ),
    needs={
        "all offers of the bank and how positions are numbered": NO_OFFERS,
    },
    expected="an offer at place {observed}",
    observed="no offer",
)
OFFERS_ENDED_AT_DEALER = rule(
    "offers-ended-at-dealer",
    "Offers ended where the rotation reaches the dealer",
    (
        "the player at place {observed} from the dealer's right was not offered the bank; the offers "
        "ended before they had gone around"
    ),
    needs={
        "all offers of the bank and how positions are numbered": NO_OFFERS,
    },
    expected="an offer at place {observed}",
    observed="no offer",
)
BANK_NOT_OFFERED_TO_NEIGHBOR_FIRST = rule(
    "bank-not-offered-to-neighbor-first",
    "Bank not first offered to the player beside the one who took the first offer",
    (
        "the bank was first offered at place {observed} from the dealer's right; the first offer of "
        "the round before was taken, and the next player is found from place {expected} on"
    ),
    needs={
        "all offers of the bank and how positions are numbered": NO_OFFERS,
    },
    expected="a first offer to the player from place {expected} on",
    observed="a first offer at place {observed}",
)
NEIGHBOR_WITH_UNKNOWN_CHIPS_NOT_FIRST = rule(
    "neighbor-with-unknown-chips-not-first",
    "First offer past a neighbor whose chips are not known",
    (
        "the bank was first offered at place {observed}, past a player from place {expected} on; the "
        "log does not show whether he had the chips to be the bank"
    ),
    needs={
        "all offers of the bank and how positions are numbered": NO_OFFERS,
    },
    expected="a first offer to the player from place {expected} on",
    observed="a first offer at place {observed}",
)
BANK_OFFERS_NOT_BEGUN_AT_RIGHT = rule(
    "bank-offers-not-begun-at-right",
    "First offers of the game not begun with the player farthest to the right",
    (
        "the bank was first offered at place {observed} from the dealer's right, past a player whom "
        "nothing recorded kept from being the bank"
    ),
    needs={
        "all offers of the bank and how positions are numbered": NO_OFFERS,
    },
    expected="a first offer to the player farthest to the right of the dealer",
    observed="a first offer at place {observed}",
)
BANK_OFFERS_BEGUN_PAST_UNKNOWN_CHIPS = rule(
    "bank-offers-begun-past-unknown-chips",
    "First offers of the game begun past a player whose chips are not known",
    (
        "the bank was first offered at place {observed} from the dealer's right, past a player whose "
        "chips the log does not show"
    ),
    needs={
        "all offers of the bank and how positions are numbered": NO_OFFERS,
    },
    expected="a first offer to the player farthest to the right of the dealer",
    observed="a first offer at place {observed}",
)
BANK_FIRST_OFFERED_TO_WRONG_PLAYER = rule(
    "bank-first-offered-to-wrong-player",
    "First offer of the bank to the wrong player",
    (
        "the bank was first offered at place {observed} from the dealer's right, which no way of "
        "rotating the first offer leads to"
    ),
    needs={
        "the first offer of the bank in the round before": NO_FIRST_OFFER,
    },
    expected="a first offer to the player from place {expected} on",
    observed="a first offer at place {observed}",
)
BANK_FIRST_OFFER_BY_OTHER_ROTATION = rule(
    "bank-first-offer-by-other-rotation",
    "First offer of the bank by another way of rotating it",
    (
        "the bank was first offered at place {observed} from the dealer's right; moved on by one "
        "player it comes to place {expected}"
    ),
    needs={
        "all offers of the bank and how positions are numbered": NO_OFFERS,
    },
    expected="a first offer to the player from place {expected} on",
    observed="a first offer at place {observed}",
)
BANK_NOT_OFFERED = rule(
    "bank-not-offered",
    "Bank offered to nobody",
    "the bank was offered to nobody, though nothing recorded kept a player from being the bank",
    needs={
        "whether the Rules Submission offers the bank": NO_FILING,
        "all offers of the bank, how positions are numbered and who was offered it before": NO_ROTATION,
    },
    expected="the bank offered",
    observed="no offer",
)
BANK_NOT_OFFERED_CHIPS_UNKNOWN = rule(
    "bank-not-offered-chips-unknown",
    "Bank offered to nobody, the players' chips not being known",
    ("the bank was offered to nobody; the log does not show whether a player had the chips to be the bank"),
    needs={
        "whether the Rules Submission offers the bank": NO_FILING,
        "all offers of the bank, how positions are numbered and who was offered it before": NO_ROTATION,
    },
    expected="the bank offered",
    observed="no offer",
)
BANK_OFFERED_AFTER_ACCEPTANCE = rule(
    "bank-offered-after-acceptance",
    "Bank offered after a player had accepted it",
    "the bank was offered to a further player after the one who became it had accepted",
    needs={
        "who is the bank": NO_BANK,
    },
    expected="no offer once the bank is accepted",
    observed="a further offer",
)
BANK_OFFERED_AGAIN_AFTER_REFUSAL = rule(
    "bank-offered-again-after-refusal",
    "Bank offered again to a player who had refused it",
    ("the bank was offered once more to the player who had just refused it, though another could have been the bank"),
    expected="an offer to the next player",
    observed="an offer to the same player",
)


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
def player_at(t: Table, place: int, r: Round) -> int:
    """Who wagers at a place around the table, is asked there or is the bank; -1 nobody, or not known."""
    for w in between(t.wagers, r.wager, r.wagers_end):
        if is_placed(t, w) and place_around(t, w.seat, r) == place:
            return w.player
    if place_around(t, r.bank_seat, r) == place:
        return r.player
    for i in range(r.first, r.last + 1):
        if t.kind[i] == KIND_BANK_OFFERED and place_around(t, t.seat[i], r) == place:
            return t.player[i]
    return -1


@kernel
def is_check_of(t: Table, i: int, player: int, place: int, r: Round) -> bool:
    """Whether event ``i`` tells that the dealer counted the chips of a player, at a place, or may tell it."""
    if t.kind[i] != KIND_BANK_CHECKED or t.what[i] != WHAT_SUFFICIENT_CHIPS:
        return False
    if t.player[i] >= 0 and player >= 0:
        return t.player[i] == player
    at = place_around(t, t.seat[i], r)
    return at == place or at < 0 or place < 0


@kernel
def chips_counted(t: Table, player: int, r: Round) -> int:
    """Cents of a player's chips as the dealer counted them in round ``r``; -1 not counted, or not recorded."""
    chips = -1
    for i in range(r.first, r.last + 1):
        if t.player[i] == player and is_check_of(t, i, player, -1, r):
            chips = t.cents[i]
    return chips


@kernel
def was_not_counted(t: Table, player: int, place: int, r: Round) -> bool:
    """Whether the log of round ``r`` shows that the dealer did not find a player short of chips: he counted none."""
    for i in range(r.first, r.last + 1):
        if is_check_of(t, i, player, place, r):
            return False
    return is_shown(t, r, KIND_BANK_CHECKED)


@kernel
def ability(t: Table, place: int, r: Round) -> int:
    """Whether the player at a place could have been the bank of round ``r``, unless the dealer found him short.

    Where it is not known whether the dealer did, the chips of his own wagers are the only ones known to lie before him.
    """
    player = player_at(t, place, r)
    if player < 0 or t.bank.round_before == BANKED_BY_SOMEBODY or t.bank.player_before == player + 1:
        return NO
    if wagered(t, t.bank.against_dealer, player) <= 0:
        return NO
    if was_not_counted(t, player, place, r):
        return ABLE
    own, others = 0, 0
    for w in between(t.wagers, r.wager, r.wagers_end):
        cents = w.stake
        if w.withdrawn >= 0 or w.event < 0:
            continue
        if cents < 0:
            return CHIPS_UNKNOWN
        if w.player == player:
            own += cents
        else:
            others += cents
    counted = chips_counted(t, player, r)
    if own >= others or counted >= others:
        return ABLE
    return CHIPS_UNKNOWN if counted < 0 else NO


@kernel
def next_place(t: Table, place: int) -> int:
    """The next betting position counterclockwise, past the dealer."""
    return place % t.options.positions + 1


@kernel
def best_between(t: Table, start: int, end: int, spared: int, other: int, r: Round) -> int:
    """The greatest ability of a player from ``start`` on, counterclockwise, up to, not including, ``end``.

    The players at ``spared`` and ``other`` (places; -1: none) are left out, wherever else they wager.
    """
    best, place = NO, start
    one = player_at(t, spared, r) if spared > 0 else -1
    two = player_at(t, other, r) if other > 0 else -1
    for _ in range(t.options.positions):
        if place == end:
            break
        player = player_at(t, place, r)
        if player != one and player != two:
            can = ability(t, place, r)
            if can > best:
                best = can
        place = next_place(t, place)
    return best


@kernel
def first_offer_of(t: Table, r: Round) -> int:
    """Place of the player to whom the bank was offered first in round ``r``: 0 nobody, -1 not known."""
    for i in range(r.first, r.last + 1):
        if t.kind[i] == KIND_BANK_OFFERED:
            return place_around(t, t.seat[i], r)
    return 0 if is_shown(t, r, KIND_BANK_OFFERED) else -1


@kernel
def offered_to_bank(t: Table, i: int, r: Round) -> bool:
    """Whether event ``i``, an offer of the bank, was made to the bank of round ``r``, or may have been."""
    seat, player = r.bank_seat, r.player
    return t.player[i] == player if t.player[i] >= 0 and player >= 0 else t.seat[i] == seat or t.seat[i] < 0


@kernel
def was_found_short(t: Table, start: int, stop: int, r: Round) -> bool:
    """Whether, between two events, the dealer may have found that the chips of the bank do not cover the wagers."""
    seat, player = r.bank_seat, r.player
    others = 0
    for w in between(t.wagers, r.wager, r.wagers_end):
        if is_placed(t, w) and not is_of(t, w, seat, player):
            if w.stake < 0:
                return True
            others += w.stake
    for i in range(start, stop):
        if is_check_of(t, i, player, place_around(t, seat, r), r) and t.cents[i] < others:
            return True
    return False


@kernel
def judge_end_of_offers(t: Table, r: Round) -> None:
    """Judge whether the bank of round ``r`` was offered to another player after the one who is the bank accepted it."""
    rule, event = BANK_OFFERED_AFTER_ACCEPTANCE, r.bank_event
    unnamed = r.bank_seat <= 0 and r.player < 0
    if lacking(t, rule, NO_BANK, unnamed or t.kind[event] != KIND_BANK):
        return
    accepted, further = -1, -1
    for i in range(r.first, r.last + 1):
        if t.kind[i] != KIND_BANK_OFFERED:
            continue
        if offered_to_bank(t, i, r):
            accepted, further = i if t.what[i] == WHAT_ACCEPTED else -1, -1
        elif accepted >= 0 and further < 0:
            further = i
    if accepted < 0 or (further >= 0 and was_found_short(t, accepted, further, r)):
        t.tally[rule + NOT_APPLICABLE] += 1
    else:
        answer(t, rule, happened(further), further, -1, -1, -1, r.at)


@kernel
def judge_answer(t: Table, r: Round) -> None:
    """Judge whether the bank of round ``r`` was offered it and accepted."""
    seat, player, event = r.bank_seat, r.player, r.bank_event
    accepted, refused = -1, -1
    for i in range(r.first, event + 1):
        if t.kind[i] != KIND_BANK_OFFERED:
            continue
        same = offered_to_bank(t, i, r)
        if seat <= 0 and player < 0:
            same = same or t.what[i] == WHAT_ACCEPTED  # who is the bank is not said
        if same and t.what[i] == WHAT_ACCEPTED:
            accepted, refused = i, -1
        elif same and t.what[i] == WHAT_REFUSED:
            refused = i
    answer(t, BANK_AFTER_REFUSAL, happened(refused), event, -1, -1, -1, r.at)
    if refused >= 0:
        return
    if accepted >= 0 or is_shown(t, r, KIND_BANK_OFFERED):
        answer(t, BANK_WITHOUT_OFFER_ACCEPTED, act_left_out(accepted), event, -1, -1, -1, r.at)
    else:
        t.tally[BANK_WITHOUT_OFFER_ACCEPTED + NO_OFFERS] += 1


@kernel
def judge_first(t: Table, r: Round, event: int, place: int) -> None:
    """Judge to whom the bank was offered first."""
    if t.bank.game != LATER or t.bank.void_before == 1:
        t.tally[BANK_FIRST_OFFERED_TO_WRONG_PLAYER + NOT_APPLICABLE] += 1
        return
    if lacking(t, BANK_FIRST_OFFERED_TO_WRONG_PLAYER, NO_FIRST_OFFER, t.bank.offer_known == 0):
        return
    before = t.bank.first_offered
    start = next_place(t, before) if before > 0 else 1
    # Next is the player to the right of the one who was asked first, not that one at his second betting area.
    best = best_between(t, start, place, place, before, r)
    follows = FROM_ALL if best == NO else FROM_SOME if best == CHIPS_UNKNOWN else FROM_NONE
    rule, doubt = BANK_FIRST_OFFERED_TO_WRONG_PLAYER, BANK_FIRST_OFFER_BY_OTHER_ROTATION
    if before == 0:
        rule, doubt = BANK_OFFERS_NOT_BEGUN_AT_RIGHT, BANK_OFFERS_BEGUN_PAST_UNKNOWN_CHIPS
    elif t.bank.first_took_it == 1:
        rule, doubt = BANK_NOT_OFFERED_TO_NEIGHBOR_FIRST, NEIGHBOR_WITH_UNKNOWN_CHIPS_NOT_FIRST
    elif t.bank.started_anew == 1 and best_between(t, 1, place, place, -1, r) == NO:
        follows = FROM_ALL  # the first round of a game is over once more, 535.11(b) and (c)
    elif follows == FROM_NONE:
        if best_between(t, 1, place, place, -1, r) < ABLE:
            follows = FROM_SOME
        last = t.bank.last_bank - 1
        if last > 0 and best_between(t, next_place(t, last), place, place, -1, r) < ABLE:
            follows = FROM_SOME
    answer(t, rule, by_no_reading(follows), event, start, place, -1, r.at)
    answer(t, doubt, only_by_some_reading(follows), event, start, place, -1, r.at)


@kernel
def judge_passed(t: Table, r: Round, start: int, end: int, event: int, behind: int) -> None:
    """Judge whether a player from ``start`` up to ``end`` was passed over; ``behind`` 1: behind the dealer's turn."""
    place = start
    for _ in range(t.options.positions):
        if place == end:
            break
        player = player_at(t, place, r)
        asked = False
        for i in range(r.first, r.last + 1):
            if t.kind[i] == KIND_BANK_OFFERED:
                at = place_around(t, t.seat[i], r)
                asked = asked or at == place or (player >= 0 and t.player[i] == player)
                asked = asked or (player >= 0 and at > 0 and player_at(t, at, r) == player)
        can = NO if asked else ability(t, place, r)
        if behind == 1:
            answer(t, OFFERS_ENDED_AT_DEALER, may_have(can), event, -1, place, -1, r.at)
        else:
            answer(t, PLAYER_NOT_OFFERED_BANK, could_have(can), event, -1, place, -1, r.at)
            answer(t, PLAYER_WITH_UNKNOWN_CHIPS_NOT_OFFERED_BANK, might_have(can), event, -1, place, -1, r.at)
        place = next_place(t, place)


@kernel
def judge_rotation(t: Table, r: Round) -> None:
    """Judge the offers of round ``r`` one after the other."""
    first, before, steps, last = -1, -1, 0, -1
    for i in range(r.first, r.last + 1):
        if t.kind[i] != KIND_BANK_OFFERED:
            continue
        place = place_around(t, t.seat[i], r)
        if lacking(t, BANK_OFFERED_CLOCKWISE, NO_OFFERS, place < 0):
            return
        refused = last >= 0 and place == before and t.what[last] == WHAT_REFUSED and t.player[last] == t.player[i]
        last = i
        if first < 0:
            first, before = place, place
            judge_first(t, r, i, place)
            continue
        gone = (place - first) % t.options.positions
        back = less_than_due(gone, steps) and gone > 0
        answer(t, BANK_OFFERED_CLOCKWISE, back, i, before, place, -1, r.at)
        if t.bank.game == LATER:
            others = best_between(t, next_place(t, place), first, place, -1, r) if refused else NO
            answer(t, BANK_OFFERED_AGAIN_AFTER_REFUSAL, could_have(others), i, -1, -1, -1, r.at)
        if not back and place != before and t.bank.game == LATER:
            judge_passed(t, r, next_place(t, before), place, i, 0)
        steps, before = gone, place
    if last < 0 or r.bank_seat >= 0 or t.what[last] == WHAT_ACCEPTED or t.bank.game != LATER:
        return
    if steps > 0 or before == first:
        after = next_place(t, before)
        if after <= first:
            judge_passed(t, r, after, first, last, 1)
        else:
            judge_passed(t, r, after, 1, last, 0)
            judge_passed(t, r, 1, first, last, 1)


@kernel
def judge_no_offer(t: Table, r: Round) -> None:
    """Judge a round in which the bank was offered to nobody."""
    if t.bank.game != LATER or t.options.bank_offered == 0 or t.bank.round_before == NOTHING:
        t.tally[BANK_NOT_OFFERED + NOT_APPLICABLE] += 1
        return
    if lacking(t, BANK_NOT_OFFERED, NO_FILING, t.options.bank_offered < 0):
        t.tally[BANK_NOT_OFFERED_CHIPS_UNKNOWN + NO_FILING] += 1
        return
    if lacking(t, BANK_NOT_OFFERED, NO_ROTATION, t.bank.offer_known == 0 or r.direction == 0):
        t.tally[BANK_NOT_OFFERED_CHIPS_UNKNOWN + NO_ROTATION] += 1
        return
    start = t.bank.first_offered + 1
    last = t.bank.last_bank
    reached = start > t.options.positions or last > t.options.positions
    if not reached:
        reached = best_between(t, start, 1, t.bank.first_offered, -1, r) == NO and start > 1
    if not reached and last > 1:
        reached = best_between(t, last, 1, -1, -1, r) == NO
    best = best_between(t, 1, 0, -1, -1, r)
    if reached or best == NO:
        t.tally[BANK_NOT_OFFERED + NOT_APPLICABLE] += 1
        return
    event = r.first_card
    answer(t, BANK_NOT_OFFERED, could_have(best), event, -1, -1, -1, r.at)
    answer(t, BANK_NOT_OFFERED_CHIPS_UNKNOWN, might_have(best), event, -1, -1, -1, r.at)


@kernel
def count_unseen_offers(t: Table) -> None:
    """Count a round of which it is not known to whom the bank was offered, and in what order."""
    t.tally[BANK_OFFERED_CLOCKWISE + NO_OFFERS] += 1
    t.tally[PLAYER_NOT_OFFERED_BANK + NO_OFFERS] += 1
    t.tally[PLAYER_WITH_UNKNOWN_CHIPS_NOT_OFFERED_BANK + NO_OFFERS] += 1
    t.tally[OFFERS_ENDED_AT_DEALER + NO_OFFERS] += 1
    t.tally[BANK_NOT_OFFERED_TO_NEIGHBOR_FIRST + NO_OFFERS] += 1
    t.tally[NEIGHBOR_WITH_UNKNOWN_CHIPS_NOT_FIRST + NO_OFFERS] += 1
    t.tally[BANK_OFFERS_NOT_BEGUN_AT_RIGHT + NO_OFFERS] += 1
    t.tally[BANK_OFFERS_BEGUN_PAST_UNKNOWN_CHIPS + NO_OFFERS] += 1
    t.tally[BANK_FIRST_OFFERED_TO_WRONG_PLAYER + NO_FIRST_OFFER] += 1
    t.tally[BANK_FIRST_OFFER_BY_OTHER_ROTATION + NO_OFFERS] += 1
    t.tally[BANK_NOT_OFFERED + NO_ROTATION] += 1
    t.tally[BANK_NOT_OFFERED_CHIPS_UNKNOWN + NO_ROTATION] += 1


@kernel
def judge_offers(t: Table, r: Round, first_offer: int) -> None:
    """Judge how the bank was offered in round ``r``; ``first_offer``: place, 0 nobody, -1 not known."""
    bank = r.bank_seat
    if bank >= 0:
        judge_answer(t, r)
        judge_end_of_offers(t, r)
    if not is_shown(t, r, KIND_BANK_OFFERED) or first_offer < 0:
        count_unseen_offers(t)
    elif first_offer > 0:
        judge_rotation(t, r)
    elif bank < 0 and r.first_card >= 0:
        judge_no_offer(t, r)
