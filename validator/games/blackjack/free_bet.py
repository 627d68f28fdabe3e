"""Free doubles and free splits: on which cards a Free Bet lammer takes the place of a wager, and that it is laid."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel
from validator.core.engine.rows import NONE, between, row_after
from validator.games.blackjack.hands import counted_rank
from validator.games.blackjack.rows import root_at
from validator.games.blackjack.splitting import first_hand_of, judge_split_wager, stake_on, values_differ
from validator.games.blackjack.tables import flags
from validator.games.blackjack.tables.rows import Hand, Round, Table, Wager
from validator.games.numbers import Rules, missing_facts
from validator.games.rounds.rows import mark_root
from validator.games.table import ask, lacking, recorded
from validator.log.codes import (
    KIND_CHOICE,
    KIND_SPLIT,
    KIND_WAGER,
    WHAT_DOUBLE,
    WHAT_DOUBLE_DOWN,
    WHAT_FREE_BET,
    WHAT_FREE_DOUBLE,
    WHAT_SPLIT,
)

NO_CARDS, *_ = missing_facts()
NO_WAGERS, *_ = missing_facts()

rule = Rules("blackjack.free_bet")
DOUBLED_FREE_ON_ANOTHER_TOTAL = rule(
    "doubled-free-on-another-total",
    "A free double down on a total that is not free",
    "{seat} doubled {hand} free on {observed}",
    needs={
        "the cards of the hand": NO_CARDS,
    },
    expected="a wager to double down",
    observed="a Free Bet lammer",
)
DOUBLED_FREE_WITHOUT_LAMMER = rule(
    "doubled-free-without-lammer",
    "No lammer laid for a free double down",
    "{seat} doubled {hand} free and no Free Bet lammer was placed",
    needs={
        "all wagers and lammers of the round": NO_WAGERS,
    },
    expected="a Free Bet lammer",
    observed="none",
)
DOUBLED_WITHOUT_WAGER = rule(
    "doubled-without-wager",
    "A hand doubled down without the wager that it needs",
    "{seat} doubled {hand} with neither a wager nor a lammer",
    needs={
        "all wagers and lammers of the round": NO_WAGERS,
    },
    expected="an additional wager",
    observed="none",
)
WAGER_ON_FREE_DOUBLE = rule(
    "wager-on-free-double",
    "A wager placed for a double down that is free",
    "{seat} placed a {wager} of {stake} to double a hand that is doubled free ({hand})",
    expected="a Free Bet lammer",
    observed="a wager of {stake}",
)
TENS_SPLIT_WITH_LAMMER = rule(
    "tens-split-with-lammer",
    "A pair of 10 value cards split with a lammer",
    "{seat} split a pair of 10 value cards with a Free Bet lammer",
    needs={
        "the cards of the hand": NO_CARDS,
    },
    expected="a wager equal to the original one",
    observed="a Free Bet lammer",
)
SPLIT_FREE_WITHOUT_LAMMER = rule(
    "split-free-without-lammer",
    "No lammer laid for a free split",
    "{seat} split {hand} free and no Free Bet lammer was placed",
    needs={
        "all wagers and lammers of the round, and the cards split": NO_WAGERS,
    },
    expected="a Free Bet lammer",
    observed="none",
)
WAGER_ON_FREE_SPLIT = rule(
    "wager-on-free-split",
    "A wager placed for a split that is free",
    "{seat} placed a {wager} of {stake} to split a pair that is split free",
    expected="a Free Bet lammer",
    observed="a wager of {stake}",
)
LAMMER_LAID_WITH_FIRST_HAND = rule(
    "lammer-laid-with-first-hand",
    "The lammer of a free split laid for the first hand",
    "{seat}: the Free Bet lammer of the split was laid for the first hand, not for the second",
    expected="the lammer as the wager of the second hand",
    observed="with the first",
)
MORE_SPLIT_HANDS_THAN_ALLOWED = rule("more-split-hands-than-allowed")
SPLIT_LAMMER_AFTER_CARD = rule(
    "split-lammer-after-card",
    "The lammer of a free split laid after its hand was dealt to",
    "{seat}: the Free Bet lammer of a split was laid when its hand had {observed} cards",
    expected="on {expected} card, if the hand needs it as it is formed",
    observed="on {observed} cards",
)
LAMMER_BEYOND_FREE_DOUBLE = rule(
    "lammer-beyond-free-double",
    "A lammer laid beyond that of a free double down",
    "{seat}: a {wager} of {stake} was laid for {hand} beyond those that have a place there",
    expected="lammers: {expected}",
    observed="lammers: {observed}",
)
LAMMER_BEYOND_FREE_SPLIT = rule(
    "lammer-beyond-free-split",
    "A lammer laid beyond that of a free split",
    "{seat}: a {wager} of {stake} was laid for {hand} beyond those that have a place there",
    expected="lammers: {expected}",
    observed="lammers: {observed}",
)


@kernel
def free_on_other_total(total: int, soft: int, lowest: int, highest: int) -> bool:
    """Whether a hand doubled free has another total than the hard ones from ``lowest`` to ``highest`` (soft: 1)."""
    return soft != 0 or total < lowest or total > highest


@kernel
def nothing_laid(lammers: int, wagers: int) -> bool:
    """Whether a hand was doubled or split with neither a lammer nor a wager."""
    return lammers == 0 and wagers == 0


@kernel
def wagered_where_free(wagers: int) -> bool:
    """Whether a wager was placed for a double down or split that is free (their number)."""
    return wagers > 0


@kernel
def laid_with_first_hand(lammers: int, allowed: int) -> bool:
    """Whether the hand that was split has more lammers than are its own, while the new hand has none."""
    return lammers > allowed


@kernel
def too_many_hands(hands: int, maximum: int) -> bool:
    """Whether splitting has made more hands than it may."""
    return hands > maximum


@kernel
def too_many_lammers(lying: int, due: int) -> bool:
    """Whether more lammers lie for one hand than are due."""
    return lying > due


@kernel
def lammers_on(t: Table, r: Round, h: Hand) -> int:
    """Free Bet lammers laid for hand row ``h``."""
    found = 0
    for w in between(t.wagers, r.wager, r.wagers_end):
        if w.kind == WHAT_FREE_BET and w.hand == h:
            found += 1
    return found


@kernel
def double_lammer(t: Table, r: Round, h: Hand) -> Wager:
    """Row of the lammer by which hand row ``h`` was doubled, the last one laid for it; -1 if there is none."""
    found = t.wagers[NONE]
    if h.flags & flags.FREE_DOUBLED:
        for w in between(t.wagers, r.wager, r.wagers_end):
            if w.kind == WHAT_FREE_BET and w.hand == h:
                found = w
    if h.flags & flags.FREE_SPLIT and found == stake_on(t, r, h, WHAT_FREE_BET):
        return t.wagers[NONE]
    return found


@kernel
def split_lammer(t: Table, r: Round, h: Hand) -> Wager:
    """Row of the lammer that is the wager on hand row ``h``, which a split has formed; -1 if there is none."""
    first = stake_on(t, r, h, WHAT_FREE_BET)
    return t.wagers[NONE] if first == double_lammer(t, r, h) else first


@kernel
def spoil(t: Table, w: Wager, i: int) -> int:
    """Mark wager row ``w`` (-1: none) as spoiled by the act of event ``i``; what was paid on it, in cents."""
    if not w:
        return 0
    mark_root(t, w, i)
    return w.paid - w.collected


@kernel
def judge_double_bet(t: Table, i: int, free: bool, h: Hand, r: Round) -> None:
    """Judge with what hand row ``h`` was doubled down at event ``i``; ``free``: the player asked for a free double."""
    note = t.notes[i]
    total = note.total
    soft = note.soft
    lammer = double_lammer(t, r, h)
    cash = stake_on(t, r, h, WHAT_DOUBLE_DOWN)
    if lacking(t, DOUBLED_FREE_ON_ANOTHER_TOTAL, NO_CARDS, h.unknown > 0):
        return
    if note.cards != t.options.double_cards or note.flags & flags.NATURAL:
        t.tally[DOUBLED_FREE_ON_ANOTHER_TOTAL + NOT_APPLICABLE] += 1
        spoil(t, lammer, i)
        return
    other = free_on_other_total(total, soft, t.options.free_double_lowest, t.options.free_double_highest)
    root = root_at(t, h, i)
    if lammer or free:
        t.tally[DOUBLED_FREE_ON_ANOTHER_TOTAL + JUDGED] += 1
        if other:
            cost = spoil(t, lammer, i)
            lowest = t.options.free_double_lowest
            emit(t.hits, DOUBLED_FREE_ON_ANOTHER_TOTAL, i, lowest, total, cost, lammer.at, root, r.at)
            return
    if not other:
        ask(t, WAGER_ON_FREE_DOUBLE, wagered_where_free(1 if cash else 0), i, 0, 1, 0, cash.at, root, r.at)
    rule = DOUBLED_WITHOUT_WAGER if other else DOUBLED_FREE_WITHOUT_LAMMER
    bare = nothing_laid(1 if lammer else 0, 1 if cash else 0)
    if bare and (not recorded(t, KIND_WAGER) or r.gaps > 0):
        t.tally[rule + NO_WAGERS] += 1
    else:
        ask(t, rule, bare, i, 1, 0, 0, -1, root, r.at)


@kernel
def judge_moment_of_lammer(t: Table, h: Hand, w: Wager, r: Round) -> None:
    """Judge that the lammer row ``w``, the wager on split hand row ``h``, was laid before a card came to the hand."""
    i = w.event
    cards = t.notes[i].cards
    ask(t, SPLIT_LAMMER_AFTER_CARD, cards > 1, i, 1, cards, 0, w.at, root_at(t, h, i), r.at)


@kernel
def judge_split_bet(t: Table, i: int, h: Hand, parent: Hand, r: Round) -> None:
    """Judge with what the second hand ``h`` of a split at event ``i`` is backed, by the cards that are split."""
    one = counted_rank(t, parent.first)
    moved = counted_rank(t, h.first)
    lammer = split_lammer(t, r, h)
    if one < 0 or moved < 0:
        t.tally[TENS_SPLIT_WITH_LAMMER + NO_CARDS] += 1
        t.tally[SPLIT_FREE_WITHOUT_LAMMER + NO_WAGERS] += 1
        return
    if values_differ(t.options.card_value[one], t.options.card_value[moved]):
        t.tally[TENS_SPLIT_WITH_LAMMER + NOT_APPLICABLE] += 1
        spoil(t, lammer, i)
        return
    root = root_at(t, h, i)
    laid = 1 if lammer else 0
    if t.options.card_value[moved] == t.options.wagered_split_value:
        t.tally[TENS_SPLIT_WITH_LAMMER + JUDGED] += 1
        if laid > 0:
            cost = spoil(t, lammer, i)
            emit(t.hits, TENS_SPLIT_WITH_LAMMER, i, 0, 1, cost, lammer.at, root, r.at)
        else:
            judge_split_wager(t, h, r)
        return
    if t.options.card_value[moved] == t.options.free_split_not_value:
        return
    cash = stake_on(t, r, h, WHAT_SPLIT)
    placed = 1 if cash else 0
    ask(t, WAGER_ON_FREE_SPLIT, wagered_where_free(placed), i, 0, 1, 0, cash.at, root, r.at)
    if lammer:
        judge_moment_of_lammer(t, h, lammer, r)
    if not nothing_laid(laid, placed):
        t.tally[SPLIT_FREE_WITHOUT_LAMMER + JUDGED] += 1
        t.tally[LAMMER_LAID_WITH_FIRST_HAND + JUDGED] += 1
        return
    own = 1 if parent.parent else 0
    if double_lammer(t, r, parent):
        own += 1
    if laid_with_first_hand(lammers_on(t, r, parent), own):
        t.tally[LAMMER_LAID_WITH_FIRST_HAND + JUDGED] += 1
        misplaced = stake_on(t, r, parent, WHAT_FREE_BET)
        spoil(t, misplaced, i)
        emit(t.hits, LAMMER_LAID_WITH_FIRST_HAND, i, 0, 1, 0, misplaced.at, root, r.at)
    elif not recorded(t, KIND_WAGER) or r.gaps > 0:
        t.tally[SPLIT_FREE_WITHOUT_LAMMER + NO_WAGERS] += 1
    else:
        t.tally[SPLIT_FREE_WITHOUT_LAMMER + JUDGED] += 1
        emit(t.hits, SPLIT_FREE_WITHOUT_LAMMER, i, 1, 0, 0, -1, root, r.at)


@kernel
def lammers_lying(t: Table, r: Round, w: Wager, i: int) -> int:
    """Free Bet lammers that lay for the hand of wager row ``w``, the last of them, once event ``i`` had laid it."""
    found = 1
    for v in between(t.wagers, r.wager, w):
        same = v.kind == WHAT_FREE_BET and v.hand == w.hand
        gone = 0 <= v.withdrawn < i or 0 <= v.first_settled < i
        if same and not gone:
            found += 1
    return found


@kernel
def judge_one_lammer(t: Table, i: int, w: Wager, h: Hand, r: Round) -> None:
    """Judge that with the lammer of event ``i`` not more lie for hand row ``h`` than it was split and doubled free.

    One that was laid with the first hand of a split, for the second, is not one too many. The first is one too many
    only on a hand that had stood.
    """
    marks = h.flags
    due = 0
    if h.parent:
        due += 1
    if marks & flags.DOUBLED:
        due += 1
    for other in between(t.hands, row_after(t.hands, h, 1), r.hands_end):
        if other.parent == h:
            due += 1
    stood = t.notes[i].flags & flags.STOOD != 0 and recorded(t, KIND_CHOICE)
    if not stood:
        due = max(1, due)
    lying = lammers_lying(t, r, w, i)
    rule = LAMMER_BEYOND_FREE_DOUBLE
    if marks & flags.FREE_DOUBLED == 0 and h.parent:
        rule = LAMMER_BEYOND_FREE_SPLIT
    cost = max(0, w.paid)
    if ask(t, rule, too_many_lammers(lying, due), i, due, lying, cost, w.at, root_at(t, h, i), r.at):
        spoil(t, w, i)


@kernel
def judge_hands(t: Table, i: int, h: Hand, r: Round) -> None:
    """Judge how many hands the box of hand row ``h`` has once event ``i`` has formed it."""
    box = first_hand_of(t, h)
    maximum = t.options.split_hands_maximum
    of_box = 0
    for other in between(t.hands, row_after(t.hands, r.hand, 1), r.hands_end):
        if other.cards > 0 and other.at <= h.at and first_hand_of(t, other) == box:
            of_box += 1
    t.tally[MORE_SPLIT_HANDS_THAN_ALLOWED + JUDGED] += 1
    if too_many_hands(of_box, maximum):
        cost = spoil(t, split_lammer(t, r, h), i)
        emit(t.hits, MORE_SPLIT_HANDS_THAN_ALLOWED, i, maximum, of_box, cost, -1, root_at(t, h, i), r.at)


@kernel
def free_bet_pass(t: Table) -> None:
    """Judge every double down and every split: whether it is free, and what was laid for it."""
    kinds = t.kind
    whats = t.what
    for i in range(len(kinds)):
        kind = kinds[i]
        if kind != KIND_CHOICE and kind != KIND_WAGER and kind != KIND_SPLIT:
            continue
        note = t.notes[i]
        r = note.round
        h = note.hand
        if not r or not h or r.void >= 0:
            continue
        what = whats[i]
        w = note.wager
        if kind == KIND_WAGER and what == WHAT_FREE_BET and w.withdrawn < 0:
            judge_one_lammer(t, i, w, h, r)
        if kind == KIND_SPLIT:
            parent = h.parent
            if lacking(t, TENS_SPLIT_WITH_LAMMER, NO_CARDS, parent.at < 0):
                continue
            judge_split_bet(t, i, h, parent, r)
            judge_hands(t, i, h, r)
            continue
        if note.flags & flags.DOUBLED or h.flags & flags.DOUBLED == 0:
            continue
        if kind == KIND_CHOICE:
            doubles = what == WHAT_DOUBLE or what == WHAT_FREE_DOUBLE
        else:
            lammer = what == WHAT_FREE_BET and double_lammer(t, r, h) == note.wager
            doubles = what == WHAT_DOUBLE_DOWN or lammer
        if doubles:
            free = what == WHAT_FREE_DOUBLE
            judge_double_bet(t, i, free, h, r)
