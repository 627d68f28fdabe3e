"""Wagers: when, in what form and on what they are placed, and which the filing offers."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel
from validator.core.engine.rows import NONE, first_row, next_row, row_after
from validator.games.blackjack.alterations import (
    WAGER_LAID_IN_CASH,
    converted_late,
    judge_alteration,
    judge_unconverted,
    judge_unconverted_at_close,
    judge_verbal,
    laid_in_cash,
)
from validator.games.blackjack.boxes import (
    TOO_MANY_ADJACENT_BOXES,
    WAGER_AGAINST_ENTRY_PROHIBITION,
    WAGER_OUTSIDE_POSTED_LIMITS,
    bar_or_admit,
    forget_patrons,
    judge_box_without_cards,
    judge_boxes,
    judge_entry,
    judge_limits,
    judge_second_patron,
    note_round,
)
from validator.games.blackjack.made_by_lammer import WAGER_MADE_BY_LAMMER, judge_lammer_wager
from validator.games.blackjack.optional_wagers import (
    BAD_BEAT_AFTER_DEALING_BEGAN,
    PROGRESSIVE_AFTER_DEALING_BEGAN,
    judge_optional,
)
from validator.games.blackjack.tables.rows import Round, Table, Wager
from validator.games.blackjack.tables.wager_state import (
    BOX_PLACES,
)
from validator.games.numbers import WORD_CODES, Rules, missing_facts
from validator.games.rounds.rows import mark_root
from validator.games.table import ask, recorded, role_of
from validator.log.codes import (
    BY_CASH,
    BY_LAMMER,
    BY_VERBAL,
    BY_VERBAL_CASH,
    KIND_BATCH_SWAP,
    KIND_BURN,
    KIND_CARD_CHANGE,
    KIND_DEAL,
    KIND_DETERMINANT,
    KIND_ENTRY,
    KIND_LOAD_SHOE,
    KIND_POSTED_LIMITS,
    KIND_ROUND_START,
    KIND_SHUFFLE,
    KIND_TABLE_CLOSE,
    KIND_UNREADABLE,
    KIND_WAGER,
    KIND_WAGER_CHANGED,
    KIND_WAGER_HANDLED,
    KIND_WAGER_MAXIMUM,
    KIND_WAGER_MINIMUM,
    KIND_WAGER_MOVED,
    KIND_WAGER_WITHDRAWN,
    WHAT_BAD_BEAT_PROGRESSIVE,
    WHAT_BEFORE_ROUND,
    WHAT_BLACKJACK,
    WHAT_DOUBLE_DOWN,
    WHAT_FREE_BET,
    WHAT_HIT_AND_RUN_PROGRESSIVE,
    WHAT_INSURANCE,
    WHAT_MATCH_THE_DEALER,
    WHAT_MINIMUM,
    WHAT_PROHIBITED,
    WHAT_PUSH_22,
    WHAT_SPLIT,
    WHAT_STRAIGHT_JACK_PROGRESSIVE,
)

NO_FILING, NO_PLAYER, *_ = missing_facts()
NO_MEANS, NO_LIMIT, *_ = missing_facts()

rule = Rules("blackjack.wagers")
WAGER_AFTER_FIRST_CARD = rule(
    "wager-after-first-card",
    "Wager placed after the first card",
    "{seat}: the {wager} of {stake} was placed after the first card of the round",
    expected="a wager before the first card",
    observed="a {wager} of {stake} after it",
)
WAGER_AFTER_DRAWN_CARD = rule(
    "wager-after-drawn-card",
    "Wager placed after the determinant or removed card",
    "{seat}: the {wager} of {stake} was placed after a card had been drawn for the round",
    expected="a wager before the first card",
    observed="a {wager} of {stake} after it was drawn",
)
WAGER_NOT_IN_CHIPS = rule(
    "wager-not-in-chips",
    "Wager made by word of mouth alone",
    "{seat}: the {wager} of {stake} was made by word of mouth, without chips or cash",
    needs={
        "how the wager was made": NO_MEANS,
    },
    expected="chips, plaques, another approved instrument, or cash with a verbal wager",
    observed="a verbal wager without cash",
)


@kernel
def word_of_mouth_only(means: int) -> bool:
    """Whether a wager is made by word of mouth without cash (the log's code of the means)."""
    return means == BY_VERBAL


@kernel
def first_card_to_box(t: Table, first: int, i: int) -> int:
    """The first card dealt to a box from event ``first`` on, the determinant card aside; -1 none before event ``i``."""
    for k in range(first, i):
        if t.kind[k] == KIND_DEAL:
            return k
    return -1


@kernel
def judge_late(t: Table, i: int, what: int, r: Round, w: Wager) -> None:
    """Report a wager placed after the first card; one between the determinant card and the next is for review."""
    first = first_card_to_box(t, r.first_card, i)
    if not (0 <= first < i):
        t.tally[WAGER_AFTER_DRAWN_CARD + JUDGED] += 1
        emit(t.hits, WAGER_AFTER_DRAWN_CARD, i, 0, 1, 0, w.at, -1, r.at)
        return
    emit(t.hits, WAGER_AFTER_FIRST_CARD, i, 0, 1, 0, w.at, -1, r.at)
    if what == WHAT_BAD_BEAT_PROGRESSIVE:
        t.tally[BAD_BEAT_AFTER_DEALING_BEGAN + JUDGED] += 1
        emit(t.hits, BAD_BEAT_AFTER_DEALING_BEGAN, i, 0, 1, 0, w.at, i, r.at)
    elif what in (WHAT_HIT_AND_RUN_PROGRESSIVE, WHAT_STRAIGHT_JACK_PROGRESSIVE):
        t.tally[PROGRESSIVE_AFTER_DEALING_BEGAN + JUDGED] += 1
        emit(t.hits, PROGRESSIVE_AFTER_DEALING_BEGAN, i, 0, 1, 0, w.at, i, r.at)
    mark_root(t, w, i)


@kernel
def note_limit(t: Table, kind: int, word: int, cents: int) -> None:
    """Enter a posted limit."""
    if not 0 <= word < WORD_CODES:
        return
    t.limits.posted = 1
    what = WHAT_BLACKJACK if word == t.options.main_wager else word
    if kind == KIND_POSTED_LIMITS:
        if what == WHAT_MINIMUM:
            t.limits.minimum[WHAT_BLACKJACK] = cents + 1
        else:
            t.limits.maximum[WHAT_BLACKJACK] = cents + 1
    elif kind == KIND_WAGER_MINIMUM:
        t.limits.minimum[what] = cents + 1
    elif kind == KIND_WAGER_MAXIMUM:
        t.limits.maximum[what] = cents + 1


@kernel
def count_dealt(t: Table, row: Round, i: int) -> Round:
    """Count the rounds from row ``row`` on whose first card lies before event ``i``; the first row not yet counted.

    Who wagered on the first round of a log that does not show its beginning is not known: he may have done so before.
    A round that goes on in the next log is counted once.
    """
    while row.at < next_row(t.rounds).at:
        first = row.first_card
        if first >= i or (first < 0 and row.last >= i):
            break
        if first >= 0:
            began = t.kind[row.first] == KIND_ROUND_START
            number = row.number + 1
            if not began and t.wagering.dealt == 0 and t.wagering.shuffle_seen == 0:
                t.wagering.strangers = 1
            if began or number != t.wagering.counted:
                t.wagering.dealt += 1
            t.wagering.counted = number
            t.wagering.fresh = 0
        row = row_after(t.rounds, row, 1)
    return row


@kernel
def judge_last_unconverted(t: Table) -> None:
    """Judge the verbal cash wagers of the round before the log goes on, whose cash was not converted in it."""
    if t.unconverted.count == 0:
        return
    if converted_late(t):
        t.unconverted.count = 0
    if t.unconverted.count > 0 and next_row(t.rounds) != first_row(t.rounds):
        for k in range(t.unconverted.count):
            judge_unconverted(t, first_row(t.rounds), t.unconverted.cents[k])
        t.unconverted.count = 0


@kernel
def judges_entry(t: Table) -> bool:
    """Whether somebody may be kept out until the cards are shuffled: by the filing's rule, or by name."""
    return t.options.entry_prohibited == 1 or t.wagering.barred > 0


@kernel
def judge_main_wager(t: Table, i: int, r: Round, w: Wager) -> None:
    """Judge a Blackjack Wager: on which box it lies, whose else that is, and whether its player may enter the game."""
    player = t.player[i]
    seat = w.seat
    h = w.hand
    if not h or h.cards == 0:
        judge_box_without_cards(t, r, w)
    if t.options.adjacent_boxes < 0:
        t.tally[TOO_MANY_ADJACENT_BOXES + NO_FILING] += 1
    elif player < 0 or seat < 0:
        t.tally[TOO_MANY_ADJACENT_BOXES + NO_PLAYER] += 1
    else:
        t.tally[TOO_MANY_ADJACENT_BOXES + JUDGED] += 1
        if t.last_wagers.of_players[player % BOX_PLACES] == r.at:
            judge_boxes(t, i, r, w)
        t.last_wagers.of_players[player % BOX_PLACES] = r.at
        if t.last_wagers.at_seats[seat] == r.at:
            judge_second_patron(t, i, r, w)
        t.last_wagers.at_seats[seat] = r.at
    if t.options.continuous != 1 and judges_entry(t):
        judge_entry(t, recorded(t, KIND_SHUFFLE), i, player, r, w)
    note_round(t, player, w)


@kernel
def is_placed_before_the_deal(what: int) -> bool:
    """Whether a wager, by its type, belongs before the first card."""
    return what != WHAT_INSURANCE and what != WHAT_DOUBLE_DOWN and what != WHAT_SPLIT and what != WHAT_FREE_BET


@kernel
def judge_moment(t: Table, i: int, drawn: bool, r: Round, w: Wager) -> None:
    """Judge that a wager is placed before the first card, and before any card is ``drawn`` for the round."""
    if 0 <= r.first_card < i:
        judge_late(t, i, w.kind, r, w)
    elif drawn:
        t.tally[WAGER_AFTER_DRAWN_CARD + JUDGED] += 1
        emit(t.hits, WAGER_AFTER_DRAWN_CARD, i, 0, 1, 0, w.at, -1, r.at)


@kernel
def judge_optional_wager(t: Table, i: int, r: Round, w: Wager) -> None:
    """Judge whether an optional wager is offered, and lies on a box that is dealt to."""
    judge_optional(t, i, r, w)
    h = w.hand
    by_dealer = w.kind == WHAT_PUSH_22 or w.kind == WHAT_HIT_AND_RUN_PROGRESSIVE
    if h and h.cards == 0 and not by_dealer and w.root < 0:
        judge_box_without_cards(t, r, w)


@kernel
def judge_posted_limits(t: Table, i: int, r: Round, w: Wager) -> None:
    """Judge whether a wager lies within the limits posted at the table."""
    cents = t.cents[i]
    lowest = t.limits.minimum[w.kind] - 1
    highest = t.limits.maximum[w.kind] - 1
    if lowest <= cents and (cents <= highest or (highest < 0 <= lowest)):
        t.tally[WAGER_OUTSIDE_POSTED_LIMITS + JUDGED] += 1
    elif highest >= 0 or lowest >= 0:
        judge_limits(t, i, cents, lowest, highest, r, w)


@kernel
def judge_means(t: Table, i: int, r: Round, w: Wager) -> None:
    """Judge by what means a wager is made: in chips, by a lammer, in cash or by word of mouth."""
    what = w.kind
    role = role_of(t.by[i])
    told = JUDGED if role >= 0 else NO_MEANS
    if what == WHAT_FREE_BET or role == BY_LAMMER:
        judge_lammer_wager(t, i, what, r, w)
    else:
        t.tally[WAGER_MADE_BY_LAMMER + told] += 1
    t.tally[WAGER_NOT_IN_CHIPS + told] += 1
    if role != BY_VERBAL_CASH and role != BY_VERBAL and role != BY_CASH:
        return
    if what == WHAT_MATCH_THE_DEALER and t.options.match_apart == 1:
        return
    if word_of_mouth_only(role):
        emit(t.hits, WAGER_NOT_IN_CHIPS, i, 0, 1, 0, w.at, -1, r.at)
    elif not ask(t, WAGER_LAID_IN_CASH, laid_in_cash(t, i, role, r), i, 0, 1, 0, w.at, -1, r.at):
        judge_verbal(t, i, r, w)


@kernel
def closes_wagering(t: Table, i: int) -> bool:
    """Whether event ``i`` draws a card for its round before the first is dealt: the determinant card or one removed."""
    if t.kind[i] == KIND_BURN:
        of_round = t.what[i] == WHAT_BEFORE_ROUND or t.options.burn_may_close_wagers == 1
        return t.notes[i].round.at >= 0 and of_round
    return t.kind[i] == KIND_DETERMINANT


@kernel
def shuffled_or_lost(t: Table, i: int) -> bool:
    """Whether who has wagered counts from event ``i`` on anew: other cards come, or may have unread."""
    return t.kind[i] in (KIND_SHUFFLE, KIND_BATCH_SWAP, KIND_CARD_CHANGE, KIND_LOAD_SHOE, KIND_UNREADABLE)


@kernel
def forget_who_wagered(t: Table, i: int) -> None:
    """Forget who has wagered, as cards are shuffled at event ``i``; they may have been in a row that cannot be read."""
    if t.kind[i] == KIND_UNREADABLE:
        t.wagering.fresh = 0
        t.wagering.shuffle_seen = 0
        t.wagering.unread = 1
    else:
        forget_patrons(t)


@kernel
def wagers_pass(t: Table) -> None:
    """Judge each wager when it is placed, and each one that is touched afterwards, in the order of the events."""
    kinds = t.kind
    limits = t.limits.posted
    drawn = t.rounds[NONE]
    counted = first_row(t.rounds)
    placed = unlimited = inapplicable = 0
    judge_last_unconverted(t)
    for i in range(len(kinds)):
        kind = kinds[i]
        if kind > KIND_DETERMINANT:
            if kind == KIND_DEAL and t.round[i] < 0:
                # A round is dealt whose number is not told, so that it is not counted.
                t.wagering.fresh = 0
                t.wagering.shuffle_seen = 0
            continue
        r = t.notes[i].round
        w = t.notes[i].wager
        if kind == KIND_TABLE_CLOSE and t.unconverted.count > 0:
            judge_unconverted_at_close(t, i)
        if kind == KIND_WAGER and r:
            if w.kind == WHAT_BLACKJACK:
                counted = count_dealt(t, counted, i)
                judge_main_wager(t, i, r, w)
            if is_placed_before_the_deal(w.kind):
                placed += 1
                unlimited += 1 - limits
                inapplicable += 1 if t.options.continuous == 1 and judges_entry(t) else 0
                judge_moment(t, i, drawn == r, r, w)
                if w.kind != WHAT_BLACKJACK:
                    judge_optional_wager(t, i, r, w)
            if limits == 1:
                judge_posted_limits(t, i, r, w)
            judge_means(t, i, r, w)
        elif closes_wagering(t, i):
            drawn = r
        elif shuffled_or_lost(t, i):
            counted = count_dealt(t, counted, i)
            forget_who_wagered(t, i)
        elif kind == KIND_ENTRY:
            counted = count_dealt(t, counted, i)
            bar_or_admit(t, recorded(t, KIND_SHUFFLE), i, t.player[i], t.what[i] == WHAT_PROHIBITED, r)
        elif kind in (KIND_POSTED_LIMITS, KIND_WAGER_MINIMUM, KIND_WAGER_MAXIMUM):
            note_limit(t, kind, t.what[i], t.cents[i])
            limits = 1
        elif r and kind in (KIND_WAGER_CHANGED, KIND_WAGER_WITHDRAWN, KIND_WAGER_MOVED, KIND_WAGER_HANDLED):
            judge_alteration(t, i, t.by[i], t.notes[i].phase, r, w)
    count_dealt(t, counted, len(kinds))
    t.tally[WAGER_AFTER_FIRST_CARD + JUDGED] += placed
    t.tally[WAGER_OUTSIDE_POSTED_LIMITS + NO_LIMIT] += unlimited
    t.tally[WAGER_AGAINST_ENTRY_PROHIBITION + NOT_APPLICABLE] += inapplicable
