"""Free doubles and free splits: on which cards a Free Bet lammer takes the place of a wager, and that it is laid."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel
from validator.games.blackjack.hands import counted_rank
from validator.games.blackjack.options import (
    CARD_VALUE,
    DOUBLE_CARDS,
    FREE_DOUBLE_HIGHEST,
    FREE_DOUBLE_LOWEST,
    FREE_SPLIT_NOT_VALUE,
    SPLIT_HANDS_MAXIMUM,
    WAGERED_SPLIT_VALUE,
)
from validator.games.blackjack.rows import root_at
from validator.games.blackjack.splitting import first_hand_of, judge_split_wager, stake_on, values_differ
from validator.games.blackjack.tables import flags, hand, note, round_
from validator.games.numbers import missing_facts, numbers_of
from validator.games.rounds import wager
from validator.games.rounds.rows import mark_root
from validator.games.table import Table, ask, lacking, recorded
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

(
    DOUBLED_FREE_ON_ANOTHER_TOTAL,
    DOUBLED_FREE_WITHOUT_LAMMER,
    DOUBLED_WITHOUT_WAGER,
    WAGER_ON_FREE_DOUBLE,
    TENS_SPLIT_WITH_LAMMER,
    SPLIT_FREE_WITHOUT_LAMMER,
    WAGER_ON_FREE_SPLIT,
    LAMMER_LAID_WITH_FIRST_HAND,
    MORE_SPLIT_HANDS_THAN_ALLOWED,
    SPLIT_LAMMER_AFTER_CARD,
    LAMMER_BEYOND_FREE_DOUBLE,
    LAMMER_BEYOND_FREE_SPLIT,
    *_,
) = numbers_of("blackjack.free_bet")

NO_CARDS, *_ = missing_facts()
NO_WAGERS, *_ = missing_facts()


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
def lammers_on(t: Table, r: int, h: int) -> int:
    """Free Bet lammers laid for hand row ``h``."""
    found = 0
    for w in range(t.rounds[r + round_.WAGER], t.rounds[r + round_.WAGERS_END], wager.WIDTH):
        if t.wagers[w + wager.KIND] == WHAT_FREE_BET and t.wagers[w + wager.HAND] == h:
            found += 1
    return found


@kernel
def double_lammer(t: Table, r: int, h: int) -> int:
    """Row of the lammer by which hand row ``h`` was doubled, the last one laid for it; -1 if there is none."""
    found = -1
    if t.hands[h + hand.FLAGS] & flags.FREE_DOUBLED:
        for w in range(t.rounds[r + round_.WAGER], t.rounds[r + round_.WAGERS_END], wager.WIDTH):
            if t.wagers[w + wager.KIND] == WHAT_FREE_BET and t.wagers[w + wager.HAND] == h:
                found = w
    if t.hands[h + hand.FLAGS] & flags.FREE_SPLIT and found == stake_on(t, r, h, WHAT_FREE_BET):
        return -1
    return found


@kernel
def split_lammer(t: Table, r: int, h: int) -> int:
    """Row of the lammer that is the wager on hand row ``h``, which a split has formed; -1 if there is none."""
    first = stake_on(t, r, h, WHAT_FREE_BET)
    return -1 if first == double_lammer(t, r, h) else first


@kernel
def spoil(t: Table, w: int, i: int) -> int:
    """Mark wager row ``w`` (-1: none) as spoiled by the act of event ``i``; what was paid on it, in cents."""
    if w < 0:
        return 0
    mark_root(t, w, i)
    return t.wagers[w + wager.PAID] - t.wagers[w + wager.COLLECTED]


@kernel
def judge_double_bet(t: Table, i: int, free: bool, h: int, r: int) -> None:
    """Judge with what hand row ``h`` was doubled down at event ``i``; ``free``: the player asked for a free double."""
    at = i * note.WIDTH
    total = t.notes[at + note.TOTAL]
    soft = t.notes[at + note.SOFT]
    lammer = double_lammer(t, r, h)
    cash = stake_on(t, r, h, WHAT_DOUBLE_DOWN)
    if lacking(t, DOUBLED_FREE_ON_ANOTHER_TOTAL, NO_CARDS, t.hands[h + hand.UNKNOWN] > 0):
        return
    if t.notes[at + note.CARDS] != t.options[DOUBLE_CARDS] or t.notes[at + note.FLAGS] & flags.NATURAL:
        t.tally[DOUBLED_FREE_ON_ANOTHER_TOTAL + NOT_APPLICABLE] += 1
        spoil(t, lammer, i)
        return
    other = free_on_other_total(total, soft, t.options[FREE_DOUBLE_LOWEST], t.options[FREE_DOUBLE_HIGHEST])
    root = root_at(t, h, i)
    if lammer >= 0 or free:
        t.tally[DOUBLED_FREE_ON_ANOTHER_TOTAL + JUDGED] += 1
        if other:
            cost = spoil(t, lammer, i)
            lowest = t.options[FREE_DOUBLE_LOWEST]
            emit(t.hits, DOUBLED_FREE_ON_ANOTHER_TOTAL, i, lowest, total, cost, lammer, root, r)
            return
    if not other:
        ask(t, WAGER_ON_FREE_DOUBLE, wagered_where_free(1 if cash >= 0 else 0), i, 0, 1, 0, cash, root, r)
    rule = DOUBLED_WITHOUT_WAGER if other else DOUBLED_FREE_WITHOUT_LAMMER
    bare = nothing_laid(1 if lammer >= 0 else 0, 1 if cash >= 0 else 0)
    if bare and (not recorded(t, KIND_WAGER) or t.rounds[r + round_.GAPS] > 0):
        t.tally[rule + NO_WAGERS] += 1
    else:
        ask(t, rule, bare, i, 1, 0, 0, -1, root, r)


@kernel
def judge_moment_of_lammer(t: Table, h: int, w: int, r: int) -> None:
    """Judge that the lammer row ``w``, the wager on split hand row ``h``, was laid before a card came to the hand."""
    i = t.wagers[w + wager.EVENT]
    cards = t.notes[i * note.WIDTH + note.CARDS]
    ask(t, SPLIT_LAMMER_AFTER_CARD, cards > 1, i, 1, cards, 0, w, root_at(t, h, i), r)


@kernel
def judge_split_bet(t: Table, i: int, h: int, parent: int, r: int) -> None:
    """Judge with what the second hand ``h`` of a split at event ``i`` is backed, by the cards that are split."""
    one = counted_rank(t, t.hands[parent + hand.FIRST])
    moved = counted_rank(t, t.hands[h + hand.FIRST])
    lammer = split_lammer(t, r, h)
    if one < 0 or moved < 0:
        t.tally[TENS_SPLIT_WITH_LAMMER + NO_CARDS] += 1
        t.tally[SPLIT_FREE_WITHOUT_LAMMER + NO_WAGERS] += 1
        return
    if values_differ(t.options[CARD_VALUE + one], t.options[CARD_VALUE + moved]):
        t.tally[TENS_SPLIT_WITH_LAMMER + NOT_APPLICABLE] += 1
        spoil(t, lammer, i)
        return
    root = root_at(t, h, i)
    laid = 1 if lammer >= 0 else 0
    if t.options[CARD_VALUE + moved] == t.options[WAGERED_SPLIT_VALUE]:
        t.tally[TENS_SPLIT_WITH_LAMMER + JUDGED] += 1
        if laid > 0:
            cost = spoil(t, lammer, i)
            emit(t.hits, TENS_SPLIT_WITH_LAMMER, i, 0, 1, cost, lammer, root, r)
        else:
            judge_split_wager(t, h, r)
        return
    if t.options[CARD_VALUE + moved] == t.options[FREE_SPLIT_NOT_VALUE]:
        return
    cash = stake_on(t, r, h, WHAT_SPLIT)
    placed = 1 if cash >= 0 else 0
    ask(t, WAGER_ON_FREE_SPLIT, wagered_where_free(placed), i, 0, 1, 0, cash, root, r)
    if lammer >= 0:
        judge_moment_of_lammer(t, h, lammer, r)
    if not nothing_laid(laid, placed):
        t.tally[SPLIT_FREE_WITHOUT_LAMMER + JUDGED] += 1
        t.tally[LAMMER_LAID_WITH_FIRST_HAND + JUDGED] += 1
        return
    own = 1 if t.hands[parent + hand.PARENT] >= 0 else 0
    if double_lammer(t, r, parent) >= 0:
        own += 1
    if laid_with_first_hand(lammers_on(t, r, parent), own):
        t.tally[LAMMER_LAID_WITH_FIRST_HAND + JUDGED] += 1
        misplaced = stake_on(t, r, parent, WHAT_FREE_BET)
        spoil(t, misplaced, i)
        emit(t.hits, LAMMER_LAID_WITH_FIRST_HAND, i, 0, 1, 0, misplaced, root, r)
    elif not recorded(t, KIND_WAGER) or t.rounds[r + round_.GAPS] > 0:
        t.tally[SPLIT_FREE_WITHOUT_LAMMER + NO_WAGERS] += 1
    else:
        t.tally[SPLIT_FREE_WITHOUT_LAMMER + JUDGED] += 1
        emit(t.hits, SPLIT_FREE_WITHOUT_LAMMER, i, 1, 0, 0, -1, root, r)


@kernel
def lammers_lying(t: Table, r: int, w: int, i: int) -> int:
    """Free Bet lammers that lay for the hand of wager row ``w``, the last of them, once event ``i`` had laid it."""
    found = 1
    for v in range(t.rounds[r + round_.WAGER], w, wager.WIDTH):
        same = t.wagers[v + wager.KIND] == WHAT_FREE_BET and t.wagers[v + wager.HAND] == t.wagers[w + wager.HAND]
        gone = 0 <= t.wagers[v + wager.WITHDRAWN] < i or 0 <= t.wagers[v + wager.FIRST_SETTLED] < i
        if same and not gone:
            found += 1
    return found


@kernel
def judge_one_lammer(t: Table, i: int, w: int, h: int, r: int) -> None:
    """Judge that with the lammer of event ``i`` not more lie for hand row ``h`` than it was split and doubled free.

    One that was laid with the first hand of a split, for the second, is not one too many. The first is one too many
    only on a hand that had stood.
    """
    marks = t.hands[h + hand.FLAGS]
    due = 0
    if t.hands[h + hand.PARENT] >= 0:
        due += 1
    if marks & flags.DOUBLED:
        due += 1
    for other in range(h + hand.WIDTH, t.rounds[r + round_.HANDS_END], hand.WIDTH):
        if t.hands[other + hand.PARENT] == h:
            due += 1
    stood = t.notes[i * note.WIDTH + note.FLAGS] & flags.STOOD != 0 and recorded(t, KIND_CHOICE)
    if not stood:
        due = max(1, due)
    lying = lammers_lying(t, r, w, i)
    rule = LAMMER_BEYOND_FREE_DOUBLE
    if marks & flags.FREE_DOUBLED == 0 and t.hands[h + hand.PARENT] >= 0:
        rule = LAMMER_BEYOND_FREE_SPLIT
    cost = max(0, t.wagers[w + wager.PAID])
    if ask(t, rule, too_many_lammers(lying, due), i, due, lying, cost, w, root_at(t, h, i), r):
        spoil(t, w, i)


@kernel
def judge_hands(t: Table, i: int, h: int, r: int) -> None:
    """Judge how many hands the box of hand row ``h`` has once event ``i`` has formed it."""
    box = first_hand_of(t, h)
    maximum = t.options[SPLIT_HANDS_MAXIMUM]
    of_box = 0
    for other in range(t.rounds[r + round_.HAND] + hand.WIDTH, t.rounds[r + round_.HANDS_END], hand.WIDTH):
        if t.hands[other + hand.CARDS] > 0 and other <= h and first_hand_of(t, other) == box:
            of_box += 1
    t.tally[MORE_SPLIT_HANDS_THAN_ALLOWED + JUDGED] += 1
    if too_many_hands(of_box, maximum):
        cost = spoil(t, split_lammer(t, r, h), i)
        emit(t.hits, MORE_SPLIT_HANDS_THAN_ALLOWED, i, maximum, of_box, cost, -1, root_at(t, h, i), r)


@kernel
def free_bet_pass(t: Table) -> None:
    """Judge every double down and every split: whether it is free, and what was laid for it."""
    kinds = t.kind
    whats = t.what
    for i in range(len(kinds)):
        kind = kinds[i]
        if kind != KIND_CHOICE and kind != KIND_WAGER and kind != KIND_SPLIT:
            continue
        at = i * note.WIDTH
        r = t.notes[at + note.ROUND]
        h = t.notes[at + note.HAND]
        if r < 0 or h < 0 or t.rounds[r + round_.VOID] >= 0:
            continue
        what = whats[i]
        w = t.notes[at + note.WAGER]
        if kind == KIND_WAGER and what == WHAT_FREE_BET and t.wagers[w + wager.WITHDRAWN] < 0:
            judge_one_lammer(t, i, w, h, r)
        if kind == KIND_SPLIT:
            parent = t.hands[h + hand.PARENT]
            if lacking(t, TENS_SPLIT_WITH_LAMMER, NO_CARDS, parent < 0):
                continue
            judge_split_bet(t, i, h, parent, r)
            judge_hands(t, i, h, r)
            continue
        if t.notes[at + note.FLAGS] & flags.DOUBLED or t.hands[h + hand.FLAGS] & flags.DOUBLED == 0:
            continue
        if kind == KIND_CHOICE:
            doubles = what == WHAT_DOUBLE or what == WHAT_FREE_DOUBLE
        else:
            lammer = what == WHAT_FREE_BET and double_lammer(t, r, h) == t.notes[at + note.WAGER]
            doubles = what == WHAT_DOUBLE_DOWN or lammer
        if doubles:
            free = what == WHAT_FREE_DOUBLE
            judge_double_bet(t, i, free, h, r)
