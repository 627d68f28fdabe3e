"""Splitting pairs: which pairs, for how much, how often, and in which order the hands are completed."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel
from validator.core.engine.option_rows import UNSTATED
from validator.core.engine.rows import NONE, between, row_after, rows_of
from validator.games.blackjack.hands import counted_rank
from validator.games.blackjack.rows import root_at, spoil_hand
from validator.games.blackjack.tables import flags, stage
from validator.games.blackjack.tables.rows import Hand, Round, Table, Wager
from validator.games.cards import ACE
from validator.games.numbers import Rules, missing_facts
from validator.games.rounds.rows import mark_root
from validator.games.rounds.stakes import cost_of_excess
from validator.games.rounds.subject import of_other
from validator.games.table import ask, lacking, recorded
from validator.log.codes import (
    KIND_CHOICE,
    KIND_DEAL,
    KIND_SPLIT,
    KIND_WAGER,
    WHAT_ACCEPT_CARD,
    WHAT_BLACKJACK,
    WHAT_DEAD_HAND,
    WHAT_FREE_SPLIT,
    WHAT_LATE_CARD,
    WHAT_SPLIT,
)

NO_CARDS, *_ = missing_facts()
NOT_FILED, *_ = missing_facts()
NO_STAKE, *_ = missing_facts()
NO_DEALS, *_ = missing_facts()
NO_CHOICES, NO_VALUE, *_ = missing_facts()

rule = Rules("blackjack.splitting")
SPLIT_OF_UNLIKE_CARDS = rule(
    "split-of-unlike-cards",
    "Two cards split that differ in value",
    "{seat} split cards of value {expected} and {observed}",
    needs={
        "the cards of the hand": NO_CARDS,
    },
    expected="two cards of value {expected}",
    observed="{observed}",
)
SPLIT_AFTER_TWO_CARDS = rule(
    "split-after-two-cards",
    "A hand split that is not of two cards",
    "{seat} split a hand of {observed} cards",
    needs={
        "the cards of the hand": NO_CARDS,
    },
    expected="{expected} cards",
    observed="{observed} cards",
)
SPLIT_WAGER_NOT_EQUAL = rule(
    "split-wager-not-equal",
    "The wager on the second hand of a split differs",
    "{seat} wagered {observed} on the second hand of a split; the original wager is {expected}",
    needs={
        "the amounts of both wagers": NO_STAKE,
    },
    expected="{expected}",
    observed="{observed}",
    unit="cents",
)
SPLIT_WITHOUT_WAGER = rule(
    "split-without-wager",
    "A pair split without a wager on the second hand",
    "{seat} split a pair and made no wager on the second hand",
    needs={
        "the wagers on split hands": NO_STAKE,
    },
    expected="a wager of {expected}",
    observed="none",
    unit="amount",
)
SPLITS_OVER_FILED = rule("splits-over-filed")
ACES_SPLIT_OVER_FILED = rule("aces-split-over-filed")
SPLIT_HANDS_INTERLEAVED = rule(
    "split-hands-interleaved",
    "A split hand not completed before the next",
    "{seat}: play returned to a split hand after another hand of the split was dealt to",
    expected="one hand after the other",
    observed="hands played in turns",
)
SPLIT_HAND_WITHOUT_SECOND_CARD = rule(
    "split-hand-without-second-card",
    "A split hand without its second card",
    "{seat}: a hand of the split was dealt no second card",
    needs={
        "every card dealt": NO_DEALS,
    },
    expected="{expected} cards",
    observed="{observed}",
)
NO_DECISION_ON_SPLIT_HAND = rule(
    "no-decision-on-split-hand",
    "No decision taken on a split hand",
    "{seat}: no decision was taken on the split hand {hand}",
    needs={
        "the players' decisions": NO_CHOICES,
        "the cards of the hand": NO_VALUE,
    },
    expected="a decision of the player",
    observed="none",
)
SPLITS_OVER_FILED_NUMBER_OF_BOX = rule(
    "splits-over-filed-number-of-box",
    "A box split more often than filed in all, though no one hand was",
    "{seat} split {observed} times in all; the Rules Submission says {expected}",
    expected="at most {expected} for the box",
    observed="{observed}",
)
SPLITS_OF_ACES_OVER_FILED_NUMBER_OF_BOX = rule(
    "splits-of-aces-over-filed-number-of-box",
    "Aces of a box split more often than filed in all, though no one hand was",
    "{seat} split aces {observed} times in all; the Rules Submission says {expected}",
    expected="at most {expected} for the box",
    observed="{observed}",
)
SPLIT_WAGER_AFTER_CARD = rule(
    "split-wager-after-card",
    "The wager on the second hand of a split made after the hand was dealt to",
    "{seat} made the wager on the second hand of a split when the hand had {observed} cards",
    expected="on {expected} card",
    observed="on {observed} cards",
)
SPLIT_WAGER_AFTER_FIRST_HANDS_CARD = rule(
    "split-wager-after-first-hands-card",
    "The wager on the second hand of a split made after the first hand was dealt to",
    "{seat} made the wager on the second hand of a split after the first hand was dealt a card",
    expected="before {expected}, if the split waits for the wager",
    observed="{observed}",
    unit="event",
)


@kernel
def values_differ(one: int, other: int) -> bool:
    """Whether the two cards of a split pair differ in value."""
    return one != other


@kernel
def splits_over(splits: int, hands: int, additional: int) -> bool:
    """Whether a pair was split, one hand more each time, into more than its first hands and those of further splits."""
    return splits >= hands + additional


@kernel
def left_at(t: Table, h: Hand, i: int) -> int:
    """The event by which, after the last card or decision of hand row ``h`` before event ``i``, it was left."""
    found = i
    for j in range(i - 1, -1, -1):
        other = t.notes[j].hand
        if not other:
            break
        if other.seat == h.seat and t.kind[j] in (KIND_DEAL, KIND_CHOICE, KIND_SPLIT):
            if other == h:
                break
            if t.kind[j] != KIND_SPLIT:
                found = j
    return found


@kernel
def first_hand_of(t: Table, h: Hand) -> Hand:
    """Row of the hand from which, by one split or several, hand row ``h`` comes."""
    return h.origin


@kernel
def original_wager(t: Table, r: Round, h: Hand) -> Wager:
    """Row of the Blackjack Wager, or of the wager on a split pair, that backs hand row ``h``; -1 if there is none."""
    for w in between(t.wagers, r.wager, r.wagers_end):
        kind = w.kind
        if w.hand == h and (kind == WHAT_BLACKJACK or kind == WHAT_SPLIT):
            return w
    return t.wagers[NONE]


@kernel
def stake_on(t: Table, r: Round, h: Hand, kind: int) -> Wager:
    """Row of the wager of one type that backs hand row ``h`` in round ``r``; -1 if there is none."""
    for w in between(t.wagers, r.wager, r.wagers_end):
        if w.hand == h and w.kind == kind:
            return w
    return t.wagers[NONE]


@kernel
def judge_pair(t: Table, i: int, child: Hand, parent: Hand, r: Round) -> None:
    """Judge the two cards that are split apart."""
    one = counted_rank(t, parent.first)
    other = counted_rank(t, child.first)
    cards = t.notes[i].cards
    # Of a split hand that was over a card is left that does not count; whether it was, cards not known do not tell.
    unknown = parent.unknown + child.unknown
    again = t.notes[i].flags & flags.SPLIT != 0
    blind = cards > t.options.split_cards and unknown > 0 and again
    t.tally[SPLIT_AFTER_TWO_CARDS + (NO_CARDS if blind else JUDGED)] += 1
    wrong = False
    if cards != t.options.split_cards and not blind:
        emit(t.hits, SPLIT_AFTER_TWO_CARDS, i, t.options.split_cards, cards, 0, -1, root_at(t, parent, i), r.at)
        wrong = True
    if one < 0 or other < 0:
        t.tally[SPLIT_OF_UNLIKE_CARDS + NO_CARDS] += 1
    else:
        t.tally[SPLIT_OF_UNLIKE_CARDS + JUDGED] += 1
        if values_differ(t.options.card_value[one], t.options.card_value[other]):
            kept, moved = t.options.card_value[one], t.options.card_value[other]
            emit(t.hits, SPLIT_OF_UNLIKE_CARDS, i, kept, moved, 0, -1, root_at(t, parent, i), r.at)
            wrong = True
    if wrong:
        for h in (child, parent):
            spoil_hand(t, h, i)


@kernel
def splits_behind(t: Table, child: Hand, r: Round) -> int:
    """How many splits led to a hand, that by which it was formed among them; its own later ones do not count."""
    own = 0
    for other in between(t.hands, r.hand, r.hands_end):
        if other.parent == child:
            own += 1
    return child.splits - own


@kernel
def judge_number(t: Table, i: int, child: Hand, splits: int, r: Round) -> None:
    """Judge how often the hands of one box have been split, against the number filed.

    ``splits`` counts all splits of the box. Whether the filed number counts for the box or for each hand formed is
    open, so a split is condemned only where the hand's own count is over it as well.
    """
    aces = counted_rank(t, child.first) == ACE and t.options.splits_of_box != 1
    allowed = t.options.resplit_aces if aces and t.options.resplit_aces != UNSTATED else t.options.resplits
    over = ACES_SPLIT_OVER_FILED if aces else SPLITS_OVER_FILED
    review = SPLITS_OF_ACES_OVER_FILED_NUMBER_OF_BOX if aces else SPLITS_OVER_FILED_NUMBER_OF_BOX
    if lacking(t, over, NOT_FILED, allowed == UNSTATED):
        return
    t.tally[over + JUDGED] += 1
    t.tally[review + JUDGED] += 1
    most = t.options.split_hands - 1 + allowed
    counted = splits if t.options.splits_of_box == 1 else splits_behind(t, child, r)
    if splits_over(counted, t.options.split_hands, allowed):
        emit(t.hits, over, i, most, splits, 0, -1, root_at(t, child, i), r.at)
        spoil_hand(t, child, i)
    elif splits_over(splits, t.options.split_hands, allowed):
        emit(t.hits, review, i, most, splits, 0, -1, root_at(t, child, i), r.at)


@kernel
def first_hands_card(t: Table, h: Hand, i: int, r: Round) -> int:
    """The first card dealt to the other hand of the split that formed hand row ``h``, before event ``i``; -1 none."""
    found = -1
    for j in range(i - 1, r.first_card, -1):
        on = t.notes[j].hand
        if t.kind[j] == KIND_SPLIT and on == h:
            return found
        if t.kind[j] == KIND_DEAL and on == h.parent:
            found = j
    return -1


@kernel
def judge_moment_of_split_wager(t: Table, h: Hand, w: Wager, r: Round) -> None:
    """Judge that the wager row ``w`` on the hand row ``h`` formed by a split was made before a card came to the hand.

    Whether it may be made once a card came to the other hand is open.
    """
    i = w.event
    cards = t.notes[i].cards
    root = root_at(t, h, i)
    if ask(t, SPLIT_WAGER_AFTER_CARD, cards > 1, i, 1, cards, 0, w.at, root, r.at):
        mark_root(t, w, i)
        return
    other = first_hands_card(t, h, i, r)
    ask(t, SPLIT_WAGER_AFTER_FIRST_HANDS_CARD, other >= 0, i, other, i, 0, w.at, root, r.at)


@kernel
def judge_split_wager(t: Table, h: Hand, r: Round) -> None:
    """Judge the wager on the hand row ``h`` formed by a split against the original Blackjack Wager."""
    w = stake_on(t, r, h, WHAT_SPLIT)
    original = stake_on(t, r, first_hand_of(t, h), WHAT_BLACKJACK)
    stake = original.stake if original else -1
    root = h.root
    if not w:
        if recorded(t, KIND_WAGER) and r.gaps == 0:
            t.tally[SPLIT_WITHOUT_WAGER + JUDGED] += 1
            emit(t.hits, SPLIT_WITHOUT_WAGER, r.last, stake, 0, 0, of_other(h.at), root, r.at)
        else:
            t.tally[SPLIT_WITHOUT_WAGER + NO_STAKE] += 1
        return
    t.tally[SPLIT_WITHOUT_WAGER + JUDGED] += 1
    judge_moment_of_split_wager(t, h, w, r)
    if lacking(t, SPLIT_WAGER_NOT_EQUAL, NO_STAKE, stake < 0 or w.stake < 0):
        return
    t.tally[SPLIT_WAGER_NOT_EQUAL + JUDGED] += 1
    if w.stake != stake:
        placed = w.stake
        cost = cost_of_excess(t, w, placed - stake)
        i = w.event
        root = w.root if w.root >= 0 else root_at(t, h, i)
        emit(t.hits, SPLIT_WAGER_NOT_EQUAL, i, stake, placed, cost, w.at, root, r.at)
        mark_root(t, w, i)


@kernel
def judge_split_hand(t: Table, h: Hand, r: Round) -> None:
    """Judge at the end of a round whether a hand of a split pair got its second card and a decision."""
    whole = r.gaps == 0
    root = h.root
    if recorded(t, KIND_DEAL) and whole:
        t.tally[SPLIT_HAND_WITHOUT_SECOND_CARD + JUDGED] += 1
        if h.cards < 2:
            emit(t.hits, SPLIT_HAND_WITHOUT_SECOND_CARD, h.last, 2, h.cards, 0, -1, root, r.at)
            return
    else:
        t.tally[SPLIT_HAND_WITHOUT_SECOND_CARD + NO_DEALS] += 1
    if counted_rank(t, h.first) == ACE:
        t.tally[NO_DECISION_ON_SPLIT_HAND + NOT_APPLICABLE] += 1
    elif recorded(t, KIND_CHOICE) and whole:
        choice = h.choice
        decided = 0 if choice < 0 or t.what[choice] == WHAT_SPLIT or t.what[choice] == WHAT_FREE_SPLIT else 1
        # Two aces that were split, or a hand that counts 21, need none.
        if lacking(t, NO_DECISION_ON_SPLIT_HAND, NO_VALUE, decided == 0 and h.unknown > 0):
            return
        t.tally[NO_DECISION_ON_SPLIT_HAND + JUDGED] += 1
        if h.total < t.options.highest_total and decided == 0:
            emit(t.hits, NO_DECISION_ON_SPLIT_HAND, h.last, 1, 0, 0, -1, root, r.at)
    else:
        t.tally[NO_DECISION_ON_SPLIT_HAND + NO_CHOICES] += 1


@kernel
def splitting_pass(t: Table) -> None:
    """Judge every split: the pair, the number of splits of the box, the wager, and the order of the hands."""
    kinds = t.kind
    row = t.rounds[NONE]
    active = t.hands[NONE]
    late = t.hands[NONE]
    reported = t.hands[NONE]
    for i in range(len(kinds)):
        kind = kinds[i]
        if kind != KIND_DEAL and kind != KIND_CHOICE and kind != KIND_SPLIT:
            continue
        note = t.notes[i]
        r = note.round
        h = note.hand
        if not r or not h or h.flags & flags.SPLIT == 0:
            continue
        if r != row:
            row = r
            active = t.hands[NONE]
            late = t.hands[NONE]
            reported = t.hands[NONE]
        if kind == KIND_SPLIT:
            parent = h.parent
            if lacking(t, SPLIT_OF_UNLIKE_CARDS, NO_CARDS, parent.at < 0):
                continue
            splits = 0
            box = first_hand_of(t, h)
            for other in between(t.hands, r.hand, row_after(t.hands, h, 1)):
                if other.parent and other.origin == box:
                    splits += 1
            judge_pair(t, i, h, parent, r)
            judge_number(t, i, h, splits, r)
            active = parent
        elif kind == KIND_CHOICE and t.what[i] in (WHAT_LATE_CARD, WHAT_ACCEPT_CARD, WHAT_DEAD_HAND):
            late = h
        elif h == late:
            continue
        elif note.flags & flags.SPLIT and note.phase >= stage.PLAYERS_TURN:
            box = first_hand_of(t, h)
            if h != active and active and first_hand_of(t, active) == box:
                active.flags |= flags.LEFT
            left = 1 if h.flags & flags.LEFT else 0
            t.tally[SPLIT_HANDS_INTERLEAVED + JUDGED] += 1
            if left != 0 and reported != box:
                reported = box
                emit(t.hits, SPLIT_HANDS_INTERLEAVED, left_at(t, h, i), 0, 1, 0, -1, -1, r.at)
            active = h
    for h in rows_of(t.hands):
        r = h.round
        if h.flags & flags.SPLIT == 0 or r.void >= 0:
            continue
        if h.parent and t.options.free_bets != 1:
            judge_split_wager(t, h, r)
        if h.flags & flags.DEAD == 0:
            judge_split_hand(t, h, r)
