"""The Masque Card Reader device, in every round: its light, the area of the hand, and two Large cards exposed."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel
from validator.core.engine.rows import rows_of
from validator.games.blackjack.card_reader import (
    CARD_READER_NOT_USED,
    CARD_READER_USED_LATE,
    HOLE_CARD_EXPOSED_AT_READER,
    card_before_reader,
    hands_wait,
    hole_card_shown,
    judge_card_after,
    judge_unused,
    judge_used_again,
)
from validator.games.blackjack.decisions import is_turn_choice
from validator.games.blackjack.hands import counted_rank
from validator.games.blackjack.main_wager import is_main_wager
from validator.games.blackjack.masque import (
    LARGE,
    MEDIUM,
    first_after_the_deal,
    last_light,
    range_of,
    range_of_area,
    range_of_light,
    shown_nothing,
)
from validator.games.blackjack.masque_offers import judge_offers
from validator.games.blackjack.tables import flags
from validator.games.blackjack.tables.rows import Hand, Round, Table
from validator.games.blackjack.wrong_range import was_noticed
from validator.games.cards import ACE
from validator.games.numbers import Rules, missing_facts
from validator.games.table import ask, lacking, recorded
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
    KIND_VOID_ROUND,
    WHAT_EXPOSED,
)

NO_LIGHT, *_ = missing_facts()
NO_AREA, *_ = missing_facts()
NO_USES, *_ = missing_facts()
NO_EXPOSURE, NO_HOLE_CARD, NO_REMEDY, *_ = missing_facts()

rule = Rules("blackjack.masque_reader")
SMALL_HOLE_CARD_SHOWN_OTHERWISE = rule(
    "small-hole-card-shown-otherwise",
    "Small hole card not shown by its light",
    "the device did not show the blue light for a Small hole card ({dealer})",
    needs={
        "which light the device showed": NO_LIGHT,
        "the dealer's hole card": NO_HOLE_CARD,
        "a record of every round called void": NO_REMEDY,
    },
    expected="the blue light",
    observed="another light, or none",
)
MEDIUM_HOLE_CARD_SHOWN_OTHERWISE = rule(
    "medium-hole-card-shown-otherwise",
    "Medium hole card not shown by its light",
    "the device did not show the red light for a Medium hole card ({dealer})",
    needs={
        "which light the device showed": NO_LIGHT,
        "the dealer's hole card": NO_HOLE_CARD,
        "a record of every round called void": NO_REMEDY,
    },
    expected="the red light",
    observed="another light, or none",
)
LARGE_HOLE_CARD_SHOWN_OTHERWISE = rule(
    "large-hole-card-shown-otherwise",
    "Large hole card not shown by its light",
    "the device did not show the yellow light for a Large hole card ({dealer})",
    needs={
        "which light the device showed": NO_LIGHT,
        "the dealer's hole card": NO_HOLE_CARD,
        "a record of every round called void": NO_REMEDY,
    },
    expected="the yellow light",
    observed="another light, or none",
)
DEALERS_HAND_IN_OTHER_AREA = rule(
    "dealers-hand-in-other-area",
    "Dealer's hand put in another area than that of its range",
    "the dealer's hand ({dealer}) was put in another area than that of the range of the hole card",
    needs={
        "which light the device showed, or the hole card": NO_LIGHT,
    },
    expected="the area of its range",
    observed="another area",
)
DEALERS_HAND_IN_NO_AREA = rule(
    "dealers-hand-in-no-area",
    "Dealer's hand not put in an area before the action",
    "the action began and the dealer's hand lay in none of the three areas",
    needs={
        "each placing of the dealer's hand in an area": NO_AREA,
    },
    expected="the hand in the area of its range",
    observed="in no area",
)
DEALERS_HAND_MOVED_LATE = rule(
    "dealers-hand-moved-late",
    "Dealer's hand moved to the right area only after the action had begun",
    ("the dealer's hand lay in a wrong area when the action began and was moved to that of its range later"),
    expected="the area of its range before the action",
    observed="moved there later",
)
LARGE_HOLE_CARD_NOT_EXPOSED = rule(
    "large-hole-card-not-exposed",
    "Two Large cards of the dealer not exposed before the action",
    ("the action began without the hole card exposed though both of the dealer's cards are Large ({dealer})"),
    needs={
        "when the hole card was turned up": NO_EXPOSURE,
        "the dealer's hole card, or the light that showed its range": NO_HOLE_CARD,
    },
    expected="the hole card exposed first",
    observed="not exposed",
)
DEALERS_HAND_PLACED_BEFORE_READER = rule(
    "dealers-hand-placed-before-reader",
    "Dealer's hand put in an area before the device was used",
    "the dealer's hand was put in one of the three areas before the hole card went into the device",
    needs={
        "each use of the card reader": NO_USES,
    },
    expected="after {expected}",
    observed="{observed}",
    unit="event",
)


@kernel
def range_differs(shown: int, held: int) -> bool:
    """Whether the range that a light or an area stands for is not the one wanted (small 0, medium 1, large 2)."""
    return shown != held


@kernel
def acted_before(act: int, due: int) -> bool:
    """Whether players acted (event) before what had to come first was done (event, -1: it never was)."""
    return due < 0 or act < due


@kernel
def first_act(t: Table, r: Round) -> int:
    """The first event after the deal by which the action begins: a decision, a split or an additional card; -1 none."""
    for i in range(r.deal_done + 1, r.last + 1):
        note = t.notes[i]
        if note.round != r:
            continue
        if t.kind[i] == KIND_SPLIT or (t.kind[i] == KIND_CHOICE and is_turn_choice(t.what[i])):
            return i
        if t.kind[i] == KIND_DEAL and (note.cards > 1 or note.flags & flags.SPLIT):
            return i
    return -1


@kernel
def shown_otherwise(held: int) -> int:
    """The rule that a wrong light breaks, by the range of the hole card."""
    if held == LARGE:
        return LARGE_HOLE_CARD_SHOWN_OTHERWISE
    return MEDIUM_HOLE_CARD_SHOWN_OTHERWISE if held == MEDIUM else SMALL_HOLE_CARD_SHOWN_OTHERWISE


@kernel
def exposure(t: Table, dealer: Hand, start: int, stop: int) -> int:
    """The first event from ``start`` on, before ``stop``, that exposes the hole card, by duty or in error; -1 none."""
    for i in range(start, stop):
        if t.notes[i].hand != dealer:
            continue
        if t.kind[i] == KIND_EXPOSE or (t.kind[i] == KIND_CARD_MISDEALT and t.what[i] == WHAT_EXPOSED):
            return i
    return -1


@kernel
def judge_use(t: Table, peek: int, act: int, r: Round) -> None:
    """Judge that the hole card went into the device before any action, and without being seen."""
    if peek < 0:
        judge_unused(t, CARD_READER_NOT_USED, r)
        return
    t.tally[CARD_READER_NOT_USED + JUDGED] += 1
    t.tally[CARD_READER_USED_LATE + JUDGED] += 1
    if card_before_reader(act, peek):
        emit(t.hits, CARD_READER_USED_LATE, act, 0, 1, 0, -1, -1, r.at)
        if r.root < 0:
            r.root = act
    judge_used_again(t, act, peek, r)
    dealer = r.hand
    exposed = exposure(t, dealer, r.deal_done + 1, peek)
    after = peek + 1
    if exposed < 0 and after < len(t.kind) and t.kind[after] == KIND_CARD_MISDEALT:
        exposed = exposure(t, dealer, after, after + 1)
    if exposed < 0 and not recorded(t, KIND_EXPOSE):
        t.tally[HOLE_CARD_EXPOSED_AT_READER + NO_EXPOSURE] += 1
    else:
        ask(t, HOLE_CARD_EXPOSED_AT_READER, hole_card_shown(exposed), exposed, 0, 1, 0, -1, -1, r.at)


@kernel
def judge_light(t: Table, shown: int, held: int, r: Round) -> None:
    """Judge the light of the device (event ``shown``, -1 none) against the range of the hole card.

    A device that showed nothing, in no use of the round a light, did not show the light of the range. A wrong light
    that was noticed is an irregularity, for which 685a.12(h) has the cure.
    """
    if shown < 0:
        shown = shown_nothing(t, r)
    if held < 0:
        for each in (
            SMALL_HOLE_CARD_SHOWN_OTHERWISE,
            MEDIUM_HOLE_CARD_SHOWN_OTHERWISE,
            LARGE_HOLE_CARD_SHOWN_OTHERWISE,
        ):
            t.tally[each + NO_HOLE_CARD] += 1
        return
    rule = shown_otherwise(held)
    if lacking(t, rule, NO_LIGHT, shown < 0):
        return
    light = range_of_light(t.what[shown])
    if light != held and was_noticed(t, r, shown):
        t.tally[rule + NOT_APPLICABLE] += 1
        return
    if not lacking(t, rule, NO_REMEDY, light != held and not recorded(t, KIND_VOID_ROUND)):
        ask(t, rule, range_differs(light, held), shown, held, light, 0, -1, -1, r.at)


@kernel
def judge_area(t: Table, light: int, held: int, act: int, r: Round) -> None:
    """Judge in which area the dealer's hand lay when the action began: that of the light, or of the hole card."""
    kinds = t.kind
    placed = mended = -1
    for i in range(r.deal_done + 1, r.last + 1):
        if kinds[i] == KIND_AREA_PLACED and t.notes[i].round == r:
            if act < 0 or i < act:
                placed = i
            else:
                mended = i
    if placed < 0:
        certain = mended >= 0 or (recorded(t, KIND_AREA_PLACED) and r.gaps == 0)
        if r.void >= 0 or not hands_wait(t, r):
            t.tally[DEALERS_HAND_IN_NO_AREA + NOT_APPLICABLE] += 1
        elif not certain:
            t.tally[DEALERS_HAND_IN_NO_AREA + NO_AREA] += 1
        else:
            event = act if act >= 0 else r.last
            t.tally[DEALERS_HAND_IN_NO_AREA + JUDGED] += 1
            if acted_before(event, placed):
                nothing = shown_nothing(t, r) if light < 0 else -1
                root = nothing if nothing >= 0 else r.root
                emit(t.hits, DEALERS_HAND_IN_NO_AREA, event, 1, 0, 0, -1, root, r.at)
        return
    t.tally[DEALERS_HAND_IN_NO_AREA + JUDGED] += 1
    if lacking(t, DEALERS_HAND_IN_OTHER_AREA, NO_LIGHT, light < 0 and held < 0):
        return
    area = range_of_area(t.what[placed])
    right = area == light or area == held
    wanted = light if light >= 0 else held
    if not right and mended >= 0 and range_of_area(t.what[mended]) in (light, held):
        ask(t, DEALERS_HAND_MOVED_LATE, range_differs(area, wanted), mended, wanted, area, 0, -1, -1, r.at)
    elif not right and was_noticed(t, r, placed):
        t.tally[DEALERS_HAND_IN_OTHER_AREA + NOT_APPLICABLE] += 1
    else:
        t.tally[DEALERS_HAND_IN_OTHER_AREA + JUDGED] += 1
        if range_differs(area, area if right else wanted):
            emit(t.hits, DEALERS_HAND_IN_OTHER_AREA, placed, wanted, area, 0, -1, -1, r.at)


@kernel
def judge_placed_after(t: Table, peek: int, r: Round) -> None:
    """Judge that the dealer's hand was put in an area only when the device had been used (event ``peek``)."""
    placed = first_after_the_deal(t, r, KIND_AREA_PLACED)
    if placed < 0:
        t.tally[DEALERS_HAND_PLACED_BEFORE_READER + NOT_APPLICABLE] += 1
        return
    early = acted_before(placed, peek)
    if lacking(t, DEALERS_HAND_PLACED_BEFORE_READER, NO_USES, early and not recorded(t, KIND_PEEK)):
        return
    ask(t, DEALERS_HAND_PLACED_BEFORE_READER, early, placed, peek, placed, 0, -1, -1, r.at)


@kernel
def settling_begins(t: Table, r: Round, peek: int, act: int) -> int:
    """The first act of the players, or settlement of a main wager after the device was used (event ``peek``); -1 none.

    Even money may be paid when it is taken.
    """
    for i in range(peek + 1, act if act >= 0 else r.last + 1):
        w = t.notes[i].wager
        if (t.kind[i] == KIND_COLLECT or t.kind[i] == KIND_PAY) and w and is_main_wager(w.kind):
            h = w.hand
            if h and t.notes[i].round == r and h.flags & flags.EVEN_MONEY == 0:
                return i
    return act


@kernel
def judge_large(t: Table, shown: int, held: int, moment: int, r: Round) -> None:
    """Judge that the hole card is exposed before the action (event ``moment``) where both dealer's cards are Large.

    Of a hole card that is not recorded the light (event ``shown``, -1 none) tells it, as it does to the dealer.
    """
    light = range_of_light(t.what[shown]) if shown >= 0 else -1
    up = range_of(t, r.up)
    if up != LARGE or held >= 0 and held != LARGE or (0 <= light != LARGE) or moment < 0:
        t.tally[LARGE_HOLE_CARD_NOT_EXPOSED + NOT_APPLICABLE] += 1
    elif held < 0 and light < 0:
        t.tally[LARGE_HOLE_CARD_NOT_EXPOSED + NO_HOLE_CARD] += 1
    elif held < 0 and was_noticed(t, r, shown):
        t.tally[LARGE_HOLE_CARD_NOT_EXPOSED + NOT_APPLICABLE] += 1
    else:
        turned = r.hole_turned
        if turned < 0 and not (recorded(t, KIND_EXPOSE) and r.gaps == 0):
            t.tally[LARGE_HOLE_CARD_NOT_EXPOSED + NO_EXPOSURE] += 1
            return
        t.tally[LARGE_HOLE_CARD_NOT_EXPOSED + JUDGED] += 1
        if acted_before(moment, turned):
            emit(t.hits, LARGE_HOLE_CARD_NOT_EXPOSED, moment, 1, 0, 0, -1, r.root, r.at)
            if r.root < 0:
                r.root = moment


@kernel
def masque_reader_pass(t: Table) -> None:
    """Judge in every round what comes between the deal and the players' action, Match-the-Dealer Wagers aside."""
    whats = t.what
    for r in rows_of(t.rounds):
        if r.deal_done < 0:
            continue
        peek = first_after_the_deal(t, r, KIND_PEEK)
        act = first_act(t, r)
        held = range_of(t, r.hole)
        shown = last_light(t, r)
        light = range_of_light(whats[shown]) if shown >= 0 else -1
        judge_use(t, peek, act, r)
        if counted_rank(t, r.up) == ACE:
            moment = peek if peek >= 0 else act
            judge_offers(t, moment, r)
        if peek >= 0:
            judge_light(t, shown, held, r)
            judge_area(t, light, held, act, r)
            judge_placed_after(t, peek, r)
            moment = settling_begins(t, r, peek, act)
            judge_large(t, shown, held, moment, r)
        if r.dealer_blackjack == 1:
            judge_card_after(t, r)
