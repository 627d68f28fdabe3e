"""The Masque Card Reader device, in every round: its light, the area of the hand, and two Large cards exposed."""

from validator.core.kernel import JUDGED, NOT_APPLICABLE, Ints, emit, kernel, needs
from validator.games.blackjack.card_reader import (
    card_before_reader,
    hands_wait,
    hole_card_shown,
    judge_card_after,
    judge_unused,
)
from validator.games.blackjack.decisions import is_turn_choice
from validator.games.blackjack.masque import LARGE, MEDIUM, first_of, range_of, range_of_area, range_of_light
from validator.games.blackjack.masque_offers import judge_offers
from validator.games.blackjack.options import RANGE_READER
from validator.games.blackjack.settlement import is_main_wager
from validator.games.blackjack.slots.dealing import (
    CARD_READER_NOT_USED,
    CARD_READER_USED_LATE,
    HOLE_CARD_EXPOSED_AT_READER,
)
from validator.games.blackjack.slots.down_under import (
    DEALERS_HAND_IN_NO_AREA,
    DEALERS_HAND_IN_OTHER_AREA,
    DEALERS_HAND_MOVED_LATE,
    LARGE_HOLE_CARD_NOT_EXPOSED,
    LARGE_HOLE_CARD_SHOWN_OTHERWISE,
    MEDIUM_HOLE_CARD_SHOWN_OTHERWISE,
    SMALL_HOLE_CARD_SHOWN_OTHERWISE,
)
from validator.games.blackjack.tables import flags, hand, note, round_
from validator.games.blackjack.wrong_range import was_noticed
from validator.games.cards import ACE, rank_of
from validator.games.numbers import missing_facts
from validator.games.rounds import wager
from validator.games.rounds.options import ALWAYS, RECORDED
from validator.log.codes import (
    KIND_AREA_PLACED,
    KIND_CARD_MISDEALT,
    KIND_CHOICE,
    KIND_COLLECT,
    KIND_DEAL,
    KIND_EXPOSE,
    KIND_PAY,
    KIND_PEEK,
    KIND_SPLIT,
    WHAT_EXPOSED,
)
from validator.log.columns import Columns

NO_LIGHT, *_ = missing_facts()
NO_AREA, *_ = missing_facts()
NO_EXPOSURE, NO_HOLE_CARD, *_ = missing_facts()


@kernel
def range_differs(shown: int, held: int) -> bool:
    """Whether the range that a light or an area stands for is not the one wanted (small 0, medium 1, large 2)."""
    return shown != held


@kernel
def acted_before(act: int, due: int) -> bool:
    """Whether players acted (event) before what had to come first was done (event, -1: it never was)."""
    return due < 0 or act < due


@kernel
def first_act(kinds: Ints, whats: Ints, notes: Ints, rounds: Ints, r: int) -> int:
    """The first event after the deal by which the action begins: a decision, a split or an additional card; -1 none."""
    for i in range(rounds[r + round_.DEAL_DONE] + 1, rounds[r + round_.LAST] + 1):
        at = i * note.WIDTH
        if notes[at + note.ROUND] != r:
            continue
        if kinds[i] == KIND_SPLIT or (kinds[i] == KIND_CHOICE and is_turn_choice(whats[i])):
            return i
        if kinds[i] == KIND_DEAL and (notes[at + note.CARDS] > 1 or notes[at + note.FLAGS] & flags.SPLIT):
            return i
    return -1


@kernel
def last_light(kinds: Ints, whats: Ints, notes: Ints, rounds: Ints, r: int) -> int:
    """The last use of the device in round row ``r`` that showed the light of a range; -1 none."""
    for i in range(rounds[r + round_.LAST], rounds[r + round_.DEAL_DONE], -1):
        if kinds[i] == KIND_PEEK and notes[i * note.WIDTH + note.ROUND] == r and range_of_light(whats[i]) >= 0:
            return i
    return -1


@kernel
def shown_otherwise(held: int) -> int:
    """The question that a wrong light breaks, by the range of the hole card."""
    if held == LARGE:
        return LARGE_HOLE_CARD_SHOWN_OTHERWISE
    return MEDIUM_HOLE_CARD_SHOWN_OTHERWISE if held == MEDIUM else SMALL_HOLE_CARD_SHOWN_OTHERWISE


@kernel
def exposure(kinds: Ints, whats: Ints, notes: Ints, dealer: int, start: int, stop: int) -> int:
    """The first event from ``start`` on, before ``stop``, that exposes the hole card, by duty or in error; -1 none."""
    for i in range(start, stop):
        if notes[i * note.WIDTH + note.HAND] != dealer:
            continue
        if kinds[i] == KIND_EXPOSE or (kinds[i] == KIND_CARD_MISDEALT and whats[i] == WHAT_EXPOSED):
            return i
    return -1


@kernel
def judge_use(
    kinds: Ints,
    whats: Ints,
    notes: Ints,
    options: Ints,
    rounds: Ints,
    hands: Ints,
    tally: Ints,
    hits: Ints,
    peek: int,
    act: int,
    r: int,
) -> None:
    """Judge that the hole card went into the device before any action, and without being seen."""
    if peek < 0:
        judge_unused(kinds, options, rounds, hands, tally, hits, CARD_READER_NOT_USED, r)
        return
    tally[CARD_READER_NOT_USED + JUDGED] += 1
    tally[CARD_READER_USED_LATE + JUDGED] += 1
    if card_before_reader(act, peek):
        emit(hits, CARD_READER_USED_LATE, act, 0, 1, 0, -1, -1, r)
        if rounds[r + round_.ROOT] < 0:
            rounds[r + round_.ROOT] = act
    dealer = rounds[r + round_.HAND]
    exposed = exposure(kinds, whats, notes, dealer, rounds[r + round_.DEAL_DONE] + 1, peek)
    after = peek + 1
    if exposed < 0 and after < len(kinds) and kinds[after] == KIND_CARD_MISDEALT:
        exposed = exposure(kinds, whats, notes, dealer, after, after + 1)
    if exposed < 0 and options[RECORDED + KIND_EXPOSE] != ALWAYS:
        tally[HOLE_CARD_EXPOSED_AT_READER + NO_EXPOSURE] += 1
    else:
        tally[HOLE_CARD_EXPOSED_AT_READER + JUDGED] += 1
        if hole_card_shown(exposed):
            emit(hits, HOLE_CARD_EXPOSED_AT_READER, exposed, 0, 1, 0, -1, -1, r)


@kernel
def judge_light(
    ev: Columns, options: Ints, rounds: Ints, tally: Ints, hits: Ints, shown: int, held: int, r: int
) -> None:
    """Judge the light of the device (event ``shown``, -1 none) against the range of the hole card.

    A wrong light that was noticed is an irregularity, for which 685a.12(h) has the cure.
    """
    if held < 0:
        for slot in (
            SMALL_HOLE_CARD_SHOWN_OTHERWISE,
            MEDIUM_HOLE_CARD_SHOWN_OTHERWISE,
            LARGE_HOLE_CARD_SHOWN_OTHERWISE,
        ):
            tally[slot + NO_HOLE_CARD] += 1
        return
    slot = shown_otherwise(held)
    if shown < 0:
        tally[slot + NO_LIGHT] += 1
        return
    light = range_of_light(ev.what[shown])
    if light != held and was_noticed(ev.kind, ev.what, ev.by, ev.ref, ev.seq, rounds, r, shown):
        tally[slot + NOT_APPLICABLE] += 1
        return
    tally[slot + JUDGED] += 1
    if range_differs(light, held):
        emit(hits, slot, shown, held, light, 0, -1, -1, r)


@kernel
def judge_area(
    ev: Columns,
    options: Ints,
    notes: Ints,
    rounds: Ints,
    hands: Ints,
    tally: Ints,
    hits: Ints,
    light: int,
    held: int,
    act: int,
    r: int,
) -> None:
    """Judge in which area the dealer's hand lay when the action began: that of the light, or of the hole card."""
    kinds = ev.kind
    placed = mended = -1
    for i in range(rounds[r + round_.DEAL_DONE] + 1, rounds[r + round_.LAST] + 1):
        if kinds[i] == KIND_AREA_PLACED and notes[i * note.WIDTH + note.ROUND] == r:
            if act < 0 or i < act:
                placed = i
            else:
                mended = i
    if placed < 0:
        certain = mended >= 0 or (options[RECORDED + KIND_AREA_PLACED] == ALWAYS and rounds[r + round_.GAPS] == 0)
        if rounds[r + round_.VOID] >= 0 or not hands_wait(rounds, hands, r):
            tally[DEALERS_HAND_IN_NO_AREA + NOT_APPLICABLE] += 1
        elif not certain:
            tally[DEALERS_HAND_IN_NO_AREA + NO_AREA] += 1
        else:
            event = act if act >= 0 else rounds[r + round_.LAST]
            tally[DEALERS_HAND_IN_NO_AREA + JUDGED] += 1
            if acted_before(event, placed):
                emit(hits, DEALERS_HAND_IN_NO_AREA, event, 1, 0, 0, -1, rounds[r + round_.ROOT], r)
        return
    tally[DEALERS_HAND_IN_NO_AREA + JUDGED] += 1
    if light < 0 and held < 0:
        tally[DEALERS_HAND_IN_OTHER_AREA + NO_LIGHT] += 1
        return
    area = range_of_area(ev.what[placed])
    right = area == light or area == held
    wanted = light if light >= 0 else held
    if not right and mended >= 0 and range_of_area(ev.what[mended]) in (light, held):
        tally[DEALERS_HAND_MOVED_LATE + JUDGED] += 1
        if range_differs(area, wanted):
            emit(hits, DEALERS_HAND_MOVED_LATE, mended, wanted, area, 0, -1, -1, r)
    elif not right and was_noticed(kinds, ev.what, ev.by, ev.ref, ev.seq, rounds, r, placed):
        tally[DEALERS_HAND_IN_OTHER_AREA + NOT_APPLICABLE] += 1
    else:
        tally[DEALERS_HAND_IN_OTHER_AREA + JUDGED] += 1
        if range_differs(area, area if right else wanted):
            emit(hits, DEALERS_HAND_IN_OTHER_AREA, placed, wanted, area, 0, -1, -1, r)


@kernel
def settling_begins(
    kinds: Ints, notes: Ints, rounds: Ints, hands: Ints, wagers: Ints, r: int, peek: int, act: int
) -> int:
    """The first act of the players, or settlement of a main wager after the device was used (event ``peek``); -1 none.

    Even money may be paid when it is taken.
    """
    for i in range(peek + 1, act if act >= 0 else rounds[r + round_.LAST] + 1):
        w = notes[i * note.WIDTH + note.WAGER]
        if (kinds[i] == KIND_COLLECT or kinds[i] == KIND_PAY) and w >= 0 and is_main_wager(wagers[w + wager.KIND]):
            h = wagers[w + wager.HAND]
            if h >= 0 and notes[i * note.WIDTH + note.ROUND] == r and hands[h + hand.FLAGS] & flags.EVEN_MONEY == 0:
                return i
    return act


@kernel
def judge_large(
    kinds: Ints,
    notes: Ints,
    options: Ints,
    rounds: Ints,
    wagers: Ints,
    tally: Ints,
    hits: Ints,
    light: int,
    held: int,
    moment: int,
    r: int,
) -> None:
    """Judge that the hole card is exposed before the action (event ``moment``) where both dealer's cards are Large."""
    up = range_of(options, rounds[r + round_.UP])
    if up != LARGE or held >= 0 and held != LARGE or (0 <= light != LARGE) or moment < 0:
        tally[LARGE_HOLE_CARD_NOT_EXPOSED + NOT_APPLICABLE] += 1
    elif held < 0:
        tally[LARGE_HOLE_CARD_NOT_EXPOSED + NO_HOLE_CARD] += 1
    else:
        turned = rounds[r + round_.HOLE_TURNED]
        if turned < 0 and not (options[RECORDED + KIND_EXPOSE] == ALWAYS and rounds[r + round_.GAPS] == 0):
            tally[LARGE_HOLE_CARD_NOT_EXPOSED + NO_EXPOSURE] += 1
            return
        tally[LARGE_HOLE_CARD_NOT_EXPOSED + JUDGED] += 1
        if acted_before(moment, turned):
            emit(hits, LARGE_HOLE_CARD_NOT_EXPOSED, moment, 1, 0, 0, -1, rounds[r + round_.ROOT], r)
            if rounds[r + round_.ROOT] < 0:
                rounds[r + round_.ROOT] = moment


@needs(options=(RANGE_READER,))
@kernel
def masque_reader_pass(
    ev: Columns,
    options: Ints,
    notes: Ints,
    rounds: Ints,
    hands: Ints,
    wagers: Ints,
    state: Ints,
    tally: Ints,
    hits: Ints,
) -> None:
    """Judge in every round what comes between the deal and the players' action, Match-the-Dealer Wagers aside."""
    kinds = ev.kind
    whats = ev.what
    for r in range(round_.WIDTH, rounds[0], round_.WIDTH):
        if rounds[r + round_.DEAL_DONE] < 0:
            continue
        peek = first_of(kinds, notes, rounds, r, KIND_PEEK)
        act = first_act(kinds, whats, notes, rounds, r)
        held = range_of(options, rounds[r + round_.HOLE])
        shown = last_light(kinds, whats, notes, rounds, r)
        light = range_of_light(whats[shown]) if shown >= 0 else -1
        judge_use(kinds, whats, notes, options, rounds, hands, tally, hits, peek, act, r)
        if rank_of(rounds[r + round_.UP]) == ACE:
            moment = peek if peek >= 0 else act
            judge_offers(kinds, whats, notes, options, rounds, hands, wagers, tally, hits, moment, r)
        if peek >= 0:
            judge_light(ev, options, rounds, tally, hits, shown, held, r)
            judge_area(ev, options, notes, rounds, hands, tally, hits, light, held, act, r)
            moment = settling_begins(kinds, notes, rounds, hands, wagers, r, peek, act)
            judge_large(kinds, notes, options, rounds, wagers, tally, hits, light, held, moment, r)
        if rounds[r + round_.DEALER_BLACKJACK] == 1:
            judge_card_after(kinds, notes, rounds, hands, tally, hits, r)
