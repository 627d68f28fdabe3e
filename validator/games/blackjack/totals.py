"""What the dealer announces of the players' hands, and that he announces his own card."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel
from validator.core.engine.rows import NONE, between, row_after, rows_of
from validator.games.blackjack.card_reader import first_decision, first_use
from validator.games.blackjack.decisions import acts_out_of_turn, is_turn_choice
from validator.games.blackjack.hands import cards_begin
from validator.games.blackjack.missed_cards import first_play, made_good_late
from validator.games.blackjack.rows import root_at
from validator.games.blackjack.tables import flags, stage
from validator.games.blackjack.tables.rows import Hand, Round, Table
from validator.games.blackjack.taken_cards import may_lack_a_ten
from validator.games.blackjack.up_card import is_blackjack_up_card, is_low_up_card
from validator.games.cards import ACE, TEN, rank_by_value
from validator.games.numbers import Rules, missing_facts
from validator.games.table import ask, lacking, recorded
from validator.log.codes import (
    KIND_ANNOUNCE,
    KIND_CALL,
    KIND_CHOICE,
    KIND_DEAL,
    KIND_DETERMINANT,
    WHAT_DEALERS_CARD,
    WHAT_SURRENDER,
)

NO_ANNOUNCEMENT, *_ = missing_facts()
NO_DIRECTION, *_ = missing_facts()
NO_CHOICES, NO_PLAYER, *_ = missing_facts()
NO_CALL, *_ = missing_facts()

rule = Rules("blackjack.totals")
POINT_TOTAL_NOT_ANNOUNCED = rule(
    "point-total-not-announced",
    "Point total of a player not announced",
    "{seat}: the point total of {hand} was not announced before the player decided",
    needs={
        "a record of announcements": NO_ANNOUNCEMENT,
    },
    expected="an announcement",
    observed="none",
)
NEW_POINT_TOTAL_NOT_ANNOUNCED = rule(
    "new-point-total-not-announced",
    "New point total of a player not announced",
    "{seat}: the new point total was not announced after {card}",
    needs={
        "a record of announcements": NO_ANNOUNCEMENT,
    },
    expected="an announcement",
    observed="none",
)
SPLIT_POINT_TOTAL_NOT_ANNOUNCED = rule(
    "split-point-total-not-announced",
    "Point total of a split hand not announced",
    "{seat}: the point total of the split hand was not announced after {card}",
    needs={
        "a record of announcements": NO_ANNOUNCEMENT,
    },
    expected="an announcement",
    observed="none",
)
POINT_TOTALS_OUT_OF_ORDER = rule(
    "point-totals-out-of-order",
    "Point totals not announced from the dealer's left",
    ("the point total of {observed} was announced after that of {expected}, which lies farther from the dealer's left"),
    needs={
        "the position, and the direction in which positions are numbered": NO_DIRECTION,
    },
    expected="before {expected}",
    observed="{observed}",
    unit="seat",
)
DEALERS_CARD_NOT_ANNOUNCED = rule(
    "dealers-card-not-announced",
    '"Dealer\'s Card" not announced',
    'the dealer turned his second card without having announced "Dealer\'s Card"',
    needs={
        "a record of what the dealer calls out": NO_CALL,
    },
    expected='"Dealer\'s Card"',
    observed="no announcement",
)
DEALERS_CARD_ANNOUNCED_EARLY = rule(
    "dealers-card-announced-early",
    '"Dealer\'s Card" announced before the players were done',
    "\"Dealer's Card\" was announced before a player's decision or additional card",
    expected="after {expected}",
    observed="{observed}",
    unit="event",
)
POINT_TOTAL_ANNOUNCED_EARLY = rule(
    "point-total-announced-early",
    "Point total of a player announced before the deal and the use of the card reader were over",
    "{seat}: the point total of the first two cards of {hand} was announced before its time",
    needs={
        "the players' decisions": NO_CHOICES,
    },
    expected="after {expected}",
    observed="{observed}",
    unit="event",
)
SURRENDER_BEFORE_POINT_TOTAL = rule(
    "surrender-before-point-total",
    "A hand surrendered before its point total was announced",
    "{seat} surrendered {hand} before its point total was announced",
    needs={
        "a record of announcements": NO_ANNOUNCEMENT,
    },
    expected="an announcement before",
    observed="none",
)
NEXT_POINT_TOTAL_ANNOUNCED_EARLY = rule(
    "next-point-total-announced-early",
    "The next player's point total announced before a player decided",
    "{seat}: the point total was announced before the player whose total was announced before decided",
    needs={
        "the players' decisions": NO_CHOICES,
        "whose the hands are": NO_PLAYER,
    },
    expected="after {expected}, if each player decides at his own total",
    observed="{observed}",
    unit="event",
)


@kernel
def total_unannounced(announced: int) -> bool:
    """Whether a hand's point total was not announced (0) where it had to be."""
    return announced == 0


@kernel
def called_before_players_done(called: int, act: int) -> bool:
    """Whether the dealer called out his card (event) before a player's decision or additional card (event,
    -1: none).
    """
    return called < act


@kernel
def needs_total(t: Table, h: Hand, r: Round) -> bool:
    """Whether the point total of hand row ``h`` surely had to be announced: it was in play once the reader was used.

    After a dealer's Blackjack that the reader has shown it is open whether the round goes on.
    """
    if h.parent or h.cards < 2 or h.flags & flags.DEAD:
        return False
    return r.dealer_blackjack == 0 and r.void < 0


@kernel
def first_act_on_hand(t: Table, h: Hand, r: Round) -> int:
    """The first decision on hand row ``h`` in its turn, or additional card to it; the turned hole card if none."""
    for i in range(cards_begin(t, r), r.last + 1):
        if (t.kind[i] != KIND_CHOICE and t.kind[i] != KIND_DEAL) or t.notes[i].hand != h:
            continue
        early = r.peek < 0 or i > r.peek
        if t.kind[i] == KIND_CHOICE and is_turn_choice(t.what[i]) and (t.what[i] != WHAT_SURRENDER or early):
            return i
        if t.kind[i] == KIND_DEAL and t.notes[i].cards >= 2:
            return i
    return r.hole_turned


@kernel
def first_total(t: Table, h: Hand, act: int, r: Round) -> int:
    """The first announcement of the two cards of hand row ``h`` before event ``act``; -1 none.

    One made after the dealer had his second card goes before one made earlier.
    """
    early = -1
    for i in range(cards_begin(t, r), act):
        note = t.notes[i]
        if t.kind[i] == KIND_ANNOUNCE and note.hand == h and note.cards > 1:
            if i > r.deal_done:
                return i
            early = i if early < 0 else early
    return early


@kernel
def announced_between(t: Table, h: Hand, start: int, stop: int) -> int:
    """The first announcement of hand row ``h`` from event ``start`` up to, not including, ``stop``; -1 none."""
    for i in range(start, stop):
        if t.kind[i] == KIND_ANNOUNCE and t.notes[i].hand == h:
            return i
    return -1


@kernel
def time_of_totals(t: Table, r: Round) -> int:
    """The event after which totals are announced: the dealer's second card, or the use of the reader it calls for."""
    done = r.deal_done
    peek = first_use(t, r)
    if not is_blackjack_up_card(t, r.up) or first_decision(t, r, peek) >= 0:
        return done
    return max(done, peek)


@kernel
def judge_surrender(t: Table, h: Hand, certain: bool, r: Round) -> None:
    """Judge that hand row ``h``, which was surrendered, had its point total announced before.

    When the total is announced of a hand that is surrendered before the card reader is used is open.
    """
    c = -1
    for i in range(r.last, r.first_card, -1):
        if t.kind[i] == KIND_CHOICE and t.what[i] == WHAT_SURRENDER and t.notes[i].hand == h:
            c = i
    peek = r.peek
    in_turn = peek < c if peek >= 0 else is_low_up_card(t, r.up)
    initial = h.parent.at < 0 and c >= 0 and t.notes[c].cards > 1
    if not (initial and in_turn) or r.void >= 0:
        t.tally[SURRENDER_BEFORE_POINT_TOTAL + NOT_APPLICABLE] += 1
        return
    told = first_total(t, h, c, r)
    if lacking(t, SURRENDER_BEFORE_POINT_TOTAL, NO_ANNOUNCEMENT, told < 0 and not certain):
        return
    ask(t, SURRENDER_BEFORE_POINT_TOTAL, told < 0, c, 1, 0, 0, -1, root_at(t, h, c), r.at)


@kernel
def decision_awaited(t: Table, h: Hand, i: int, r: Round) -> int:
    """The first decision on hand row ``h`` in its turn, where it comes after event ``i``; -1 where none does."""
    for j in range(cards_begin(t, r), r.last + 1):
        if t.kind[j] == KIND_CHOICE and is_turn_choice(t.what[j]) and t.notes[j].hand == h:
            return j if j > i else -1
    return -1


@kernel
def judge_next_total(t: Table, before: Hand, h: Hand, i: int, r: Round) -> None:
    """Judge that hand row ``before`` was decided on before event ``i`` announced the total of the next, ``h``.

    The totals of two hands of one player may be announced together.
    """
    one, other = before.player, h.player
    if lacking(t, NEXT_POINT_TOTAL_ANNOUNCED_EARLY, NO_PLAYER, one < 0 or other < 0):
        return
    if one == other or before.flags & flags.DEAD:
        t.tally[NEXT_POINT_TOTAL_ANNOUNCED_EARLY + NOT_APPLICABLE] += 1
        return
    if lacking(t, NEXT_POINT_TOTAL_ANNOUNCED_EARLY, NO_CHOICES, not recorded(t, KIND_CHOICE)):
        return
    decided = decision_awaited(t, before, i, r)
    ask(t, NEXT_POINT_TOTAL_ANNOUNCED_EARLY, decided >= 0, i, decided, i, 0, -1, root_at(t, before, i), r.at)


@kernel
def judge_first_totals(t: Table, r: Round) -> None:
    """Judge that each hand's point total was announced before its player decided, from the dealer's left on."""
    kinds = t.kind
    certain = recorded(t, KIND_ANNOUNCE) and r.gaps == 0
    done = r.deal_done
    time = time_of_totals(t, r)
    for h in between(t.hands, row_after(t.hands, r.hand, 1), r.hands_end):
        if h.flags & flags.SURRENDERED:
            judge_surrender(t, h, certain and not may_lack_a_ten(t, h), r)
        if not needs_total(t, h, r):
            t.tally[POINT_TOTAL_NOT_ANNOUNCED + NOT_APPLICABLE] += 1
            continue
        act = first_act_on_hand(t, h, r)
        if act < 0 or h.flags & flags.SURRENDERED:
            t.tally[POINT_TOTAL_NOT_ANNOUNCED + NOT_APPLICABLE] += 1
            continue
        told = first_total(t, h, act, r)
        sure = certain and not may_lack_a_ten(t, h)
        if lacking(t, POINT_TOTAL_NOT_ANNOUNCED, NO_ANNOUNCEMENT, told < 0 and not sure):
            continue
        # Where players began to play before the dealer had his second card, that card came late.
        begun = first_play(t, r.hand, cards_begin(t, r), done)
        if told >= 0 and begun < 0 and (told >= done or not may_lack_a_ten(t, h)):
            early = told < done or (told < time and announced_between(t, h, time, act) < 0)
            due = time if told >= done else done
            unsure = early and not recorded(t, KIND_CHOICE)
            if not lacking(t, POINT_TOTAL_ANNOUNCED_EARLY, NO_CHOICES, unsure):
                ask(t, POINT_TOTAL_ANNOUNCED_EARLY, early, told, due, told, 0, -1, root_at(t, h, told), r.at)
        t.tally[POINT_TOTAL_NOT_ANNOUNCED + JUDGED] += 1
        if total_unannounced(1 if told >= 0 else 0):
            emit(t.hits, POINT_TOTAL_NOT_ANNOUNCED, act, 1, 0, 0, h.wager.at, root_at(t, h, act), r.at)
    direction = r.direction
    furthest = stage.BEFORE_ALL
    before = t.hands[NONE]
    for i in range(done + 1, r.last + 1):
        if kinds[i] != KIND_ANNOUNCE:
            continue
        h = t.notes[i].hand
        if not h or h.id == 0 or t.notes[i].cards != 2:
            continue
        if t.notes[i].flags & flags.SPLIT or announced_between(t, h, done, i) >= 0:
            continue
        place = h.seat * direction
        if before and not acts_out_of_turn(place, furthest):
            judge_next_total(t, before, h, i, r)
        before = h
        if lacking(t, POINT_TOTALS_OUT_OF_ORDER, NO_DIRECTION, direction == 0 or h.seat < 0):
            continue
        t.tally[POINT_TOTALS_OUT_OF_ORDER + JUDGED] += 1
        if acts_out_of_turn(place, furthest):
            emit(t.hits, POINT_TOTALS_OUT_OF_ORDER, i, furthest * direction, h.seat, 0, -1, -1, r.at)
            return
        furthest = place


@kernel
def may_be_done(t: Table, i: int) -> bool:
    """Whether the hand of event ``i`` may have had all its cards before, as not all that it has are known."""
    most = 0
    unknown = 0
    aces = 0
    j = t.notes[i].before
    while j >= 0:
        if t.kind[j] == KIND_DEAL or t.kind[j] == KIND_DETERMINANT:
            rank = rank_by_value(t.card[j])
            unknown += 1 if rank < 0 else 0
            aces += 1 if rank < 0 or rank == ACE else 0
            most += t.options.card_value[(TEN if rank < 0 else rank)]
        j = t.notes[j].before
    high = t.options.ace_above_one
    if aces == unknown:
        high += t.options.card_value[ACE] - t.options.card_value[TEN]
    return unknown > 0 and most + high >= t.options.highest_total


@kernel
def decided_on_no_hand(t: Table, r: Round) -> bool:
    """Whether in round row ``r`` a player decided on a hand that is not told, so that any card may be one not due."""
    for i in range(r.deal_done + 1, r.last_card):
        if t.kind[i] == KIND_CHOICE and is_turn_choice(t.what[i]) and not t.notes[i].hand:
            return True
    return False


@kernel
def judge_new_totals(t: Table, r: Round) -> None:
    """Judge that a hand's new total was announced after each additional card, before anything else went on."""
    kinds = t.kind
    certain = recorded(t, KIND_ANNOUNCE) and r.gaps == 0 and not decided_on_no_hand(t, r)
    for i in range(r.deal_done + 1, r.last_card + 1):
        if kinds[i] != KIND_DEAL:
            continue
        note = t.notes[i]
        h = note.hand
        if not h or h.id == 0 or h.flags & flags.DEAD:
            continue
        of_pair = note.cards == 1 and note.flags & flags.SPLIT != 0
        if note.cards < 2 and not of_pair:
            continue
        rule = SPLIT_POINT_TOTAL_NOT_ANNOUNCED if of_pair else NEW_POINT_TOTAL_NOT_ANNOUNCED
        if r.void >= 0 or note.counted == 0:
            t.tally[rule + NOT_APPLICABLE] += 1
            continue
        stop = r.last + 1
        for j in range(i + 1, r.last + 1):
            if kinds[j] == KIND_DEAL or (kinds[j] == KIND_CHOICE and is_turn_choice(t.what[j])):
                # A hand of a split that got its card before its turn is announced when its turn has come.
                other = t.notes[j].hand
                if of_pair and other != h and other and other.id != 0:
                    continue
                stop = j
                break
        told = announced_between(t, h, i + 1, stop)
        sure = certain and not may_lack_a_ten(t, h) and not may_be_done(t, i)
        if lacking(t, rule, NO_ANNOUNCEMENT, told < 0 and not sure):
            continue
        t.tally[rule + JUDGED] += 1
        if total_unannounced(1 if told >= 0 else 0):
            emit(t.hits, rule, i, 1, 0, 0, -1, root_at(t, h, i), r.at)


@kernel
def judge_dealers_card(t: Table, r: Round) -> None:
    """Judge that the dealer called out his card after the players' decisions and before he turned it."""
    kinds = t.kind
    turned = r.hole_turned
    ended = r.peek >= 0 and r.dealer_blackjack == 1
    if turned < 0 or ended or r.void >= 0:
        t.tally[DEALERS_CARD_NOT_ANNOUNCED + NOT_APPLICABLE] += 1
        return
    called = -1
    act = -1
    late = -1
    done = r.deal_done
    for i in range(r.first, r.last + 1):
        if kinds[i] == KIND_CALL and t.what[i] == WHAT_DEALERS_CARD and i < turned and called < 0:
            called = i
        if i < done or (kinds[i] != KIND_DEAL and (kinds[i] != KIND_CHOICE or not is_turn_choice(t.what[i]))):
            continue
        h = t.notes[i].hand
        if h and h.id != 0:
            missed = made_good_late(t, i, h, r)
            act = i if missed < 0 else act
            late = max(late, missed)
    if called < 0 and not (recorded(t, KIND_CALL) and r.gaps == 0):
        t.tally[DEALERS_CARD_NOT_ANNOUNCED + NO_CALL] += 1
        return
    # Where the card was turned before the players were done, that is what is wrong, and the announcement lacks with it.
    last = max(act, late)
    root = turned if last > turned else r.root
    if ask(t, DEALERS_CARD_NOT_ANNOUNCED, called < 0, turned, 1, 0, 0, -1, root, r.at):
        return
    ask(
        t, DEALERS_CARD_ANNOUNCED_EARLY, called_before_players_done(called, last), called, last, called, 0, -1, -1, r.at
    )


@kernel
def totals_pass(t: Table) -> None:
    """Judge what the dealer announced, round by round."""
    for r in rows_of(t.rounds):
        if r.deal_done < 0:
            continue
        judge_first_totals(t, r)
        judge_new_totals(t, r)
        judge_dealers_card(t, r)
