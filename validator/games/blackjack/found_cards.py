"""Cards that may not be in the shoe, or not so: 10s and cards turned face up; the rounds that are void for them."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel
from validator.core.engine.rows import NONE, between
from validator.games.blackjack.irregularities import ROUND_VOIDED_WITHOUT_GROUND
from validator.games.blackjack.tables.rows import Round, Table
from validator.games.blackjack.tens import judge_ensured, judge_hands_with_tens, judge_removal, removes_tens
from validator.games.numbers import Rules, missing_facts
from validator.games.rounds.round_identity import kept_round
from validator.games.shoe.composition import is_ten
from validator.games.shoe.judging import judge, lost_of_a_round, omitted, two_batches
from validator.games.table import ask, lacking, recorded
from validator.log.codes import (
    BY_STRIDE,
    FACE_DOWN,
    KIND_BATCH,
    KIND_BATCH_SWAP,
    KIND_BURN,
    KIND_CARD_CHANGE,
    KIND_CARD_FACE_UP,
    KIND_CARD_MISDEALT,
    KIND_CARD_REMOVED,
    KIND_DEAL,
    KIND_DECKS,
    KIND_EXPOSE,
    KIND_LOAD_SHOE,
    KIND_RETURN,
    KIND_ROUND_START,
    KIND_SHUFFLE,
    KIND_SPREAD,
    KIND_UNREADABLE,
    KIND_VERIFY,
    KIND_VOID_ROUND,
    KIND_WASH,
    WHAT_FACE_UP_CARDS,
    WHAT_RETIRED,
    WHAT_WRONG_CARD_FOUND,
)

NO_RECORD, *_ = missing_facts()
NO_NAMES, *_ = missing_facts()

rule = Rules("blackjack.found_cards")
TEN_USED_IN_THE_GAME = rule(
    "ten-used-in-the-game",
    "A 10 used in the game",
    "{card} was dealt; the 10s have to be out of the decks",
    expected="no 10",
    observed="{card}",
)
ROUND_PLAYED_AFTER_TENS = rule(
    "round-played-after-tens",
    "Round played on after several 10s were found",
    "more than one 10 was found, and the round was not void",
    needs={
        "whether the round was called void": NO_RECORD,
    },
    expected="a void round",
    observed="a round played on",
)
DECKS_KEPT_AFTER_TENS = rule("decks-kept-after-tens")
TENS_OF_SEVERAL_ROUNDS = rule(
    "tens-of-several-rounds",
    "A further 10 found in another round with the same decks",
    "a further 10 was found in the same decks, in another round",
    needs={
        "a record of every change of cards and filling of the shoe, without unreadable rows": NO_RECORD,
    },
    expected="one such card",
    observed="{observed}",
)
ROUND_PLAYED_AFTER_FACE_UP_CARDS = rule(
    "round-played-after-face-up-cards",
    "Round played on after several cards were found face up",
    "more than one card was found face up in the shoe, and the round was not void",
    needs={
        "whether the round was called void": NO_RECORD,
    },
    expected="a void round",
    observed="a round played on",
)
NOT_RESHUFFLED_AFTER_FACE_UP_CARDS = rule("not-reshuffled-after-face-up-cards")
FACE_UP_CARDS_OF_SEVERAL_ROUNDS = rule(
    "face-up-cards-of-several-rounds",
    "A further card found face up in another round of the shoe",
    "a further card was found face up in the same shoe, in another round",
    needs={
        "a record of every shuffle, change of cards and filling of the shoe": NO_RECORD,
    },
    expected="one such card",
    observed="{observed}",
)
VOID_ROUND_WAGER_DECIDED = rule(
    "void-round-wager-decided",
    "Open wager of a void round collected or paid",
    "{seat}: the {wager} of {stake} was open when the round became void and was {settled}",
    expected="{expected}",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)
VOID_ROUND_WAGER_LEFT = rule(
    "void-round-wager-left",
    "Wager of a void round left for the next",
    "{seat}: the {wager} of {stake} was open when the round became void, and {observed} of it went back",
    needs={
        "what was returned": NO_RECORD,
    },
    expected="{expected} returned",
    observed="{observed}",
    unit="cents",
)
ROUND_VOIDED_FOR_ONE_FACE_UP_CARD = rule(
    "round-voided-for-one-face-up-card",
    "Round called void for one card found face up",
    "the round was called void, but only {observed} card was found face up in the shoe",
    expected="the card put away and the round completed",
    observed="a void round",
)
ROUND_VOIDED_FOR_ONE_TEN = rule(
    "round-voided-for-one-ten",
    "Round called void for one 10 found in the shoe",
    "the round was called void, but only one 10 was found in the shoe",
    expected="the card taken out of play and the round completed",
    observed="a void round",
)


@kernel
def played_on(void: int) -> bool:
    """Whether a round was not called void (event, -1: never) though more than one such card was found in it."""
    return void < 0


@kernel
def void_for_too_few(found: int, most: int) -> bool:
    """Whether so many cards found in the shoe are not more than those for which a round is not void."""
    return found <= most


@kernel
def not_given_back(missing: int) -> bool:
    """Whether of a wager that was open when its round became void some cents were not given back."""
    return missing > 0


@kernel
def decided_after(t: Table, r: Round, since: int) -> int:
    """The first event after ``since`` by which a wager of the round was collected or paid; -1 none."""
    found = -1
    for w in between(t.wagers, r.wager, r.wagers_end):
        settled = max(w.collect, w.pay)
        if settled > since and (found < 0 or settled < found):
            found = settled
    return found


@kernel
def judge_played_on(t: Table, rule: int, since: int, r: Round) -> None:
    """Judge that a round was void from event ``since`` on, where the second such card was found."""
    decided = decided_after(t, r, since)
    void = r.void
    certain = recorded(t, KIND_VOID_ROUND) and r.gaps == 0
    if lacking(t, rule, NO_RECORD, void < 0 and decided < 0 and not certain):
        return
    t.tally[rule + JUDGED] += 1
    if played_on(void):
        emit(t.hits, rule, decided if decided >= 0 else r.last, 1, 0, 0, -1, since, r.at)


@kernel
def judge_void(t: Table, i: int, found: int, what: int, unnamed: int, r: Round) -> None:
    """Judge a round called void for cards found in the shoe: its ground, and the wagers that were open.

    Any of the ``unnamed`` cards dealt face up, or removed, in it may be the 10 that was found.
    """
    most = t.options.face_up_void_over if what == WHAT_FACE_UP_CARDS else t.options.tens_void_over
    rule = ROUND_VOIDED_FOR_ONE_FACE_UP_CARD if what == WHAT_FACE_UP_CARDS else ROUND_VOIDED_FOR_ONE_TEN
    may_be_found = found == 0 and what == WHAT_WRONG_CARD_FOUND and unnamed > 0
    if not lacking(t, ROUND_VOIDED_WITHOUT_GROUND, NO_NAMES, may_be_found):
        ask(t, ROUND_VOIDED_WITHOUT_GROUND, found == 0, i, 0, what, 0, -1, -1, r.at)
    if found > 0:
        ask(t, rule, void_for_too_few(found, most), i, most, found, 0, -1, -1, r.at)
    for w in between(t.wagers, r.wager, r.wagers_end):
        settled = w.first_settled
        stake = w.stake
        if w.withdrawn >= 0 or stake < 0 or 0 <= settled < i:
            continue
        net = w.paid - w.collected
        t.tally[VOID_ROUND_WAGER_DECIDED + JUDGED] += 1
        if net != 0:
            emit(t.hits, VOID_ROUND_WAGER_DECIDED, settled, 0, net, net, w.at, -1, r.at)
        elif recorded(t, KIND_RETURN) and r.gaps == 0:
            t.tally[VOID_ROUND_WAGER_LEFT + JUDGED] += 1
            if not_given_back(stake - w.returned):
                emit(t.hits, VOID_ROUND_WAGER_LEFT, i, stake, w.returned, 0, w.at, -1, r.at)
        else:
            t.tally[VOID_ROUND_WAGER_LEFT + NO_RECORD] += 1


@kernel
def judge_first_card(t: Table, i: int, r: Round) -> None:
    """Judge, at a round's first card, what had to be done after cards found in a round before."""
    certain = t.found.gap == 0
    if t.found.doomed == 1:
        known = certain and recorded(t, KIND_CARD_CHANGE)
        judge(t, DECKS_KEPT_AFTER_TENS, known, omitted(0), i, -1, r)
    if t.found.reshuffle == 1 and t.options.continuous != 1:
        known = certain and recorded(t, KIND_SHUFFLE)
        judge(t, NOT_RESHUFFLED_AFTER_FACE_UP_CARDS, known, omitted(0), i, -1, r)
    judge_ensured(t, False, certain and recorded(t, KIND_VERIFY), i, r)
    t.found.doomed = 0
    t.found.reshuffle = 0
    t.found.opening = 0
    t.found.gap = 0


@kernel
def changes_decks(kind: int, what: int) -> bool:
    """Whether an event takes decks out of play or brings others."""
    return kind == KIND_DECKS or kind == KIND_CARD_CHANGE or (kind == KIND_BATCH and what == WHAT_RETIRED)


@kernel
def mended(t: Table, shuffled: bool, changed: bool) -> None:
    """After a round, in whose own rows the cards were reshuffled, or changed, after the second such card was found."""
    if shuffled:
        t.tally[NOT_RESHUFFLED_AFTER_FACE_UP_CARDS + JUDGED] += 1
        t.found.reshuffle = 0
    if changed:
        t.tally[DECKS_KEPT_AFTER_TENS + JUDGED] += 1
        t.found.doomed = 0


@kernel
def another_shoe(t: Table) -> None:
    """The cards face up that were found lie in no shoe any more."""
    t.found.face_up = 0
    t.found.face_up_gap = 0


@kernel
def other_decks(t: Table) -> None:
    """The 10s that were found were in other decks."""
    t.found.tens = 0
    t.found.tens_in_shoe = 0
    t.found.tens_gap = 0


@kernel
def found_cards_event(t: Table, i: int, r: Round, kind: int, what: int) -> None:
    """What happens to the cards around the round."""
    if changes_decks(kind, what):
        another_shoe(t)
        other_decks(t)
        if t.found.doomed == 1:
            t.tally[DECKS_KEPT_AFTER_TENS + JUDGED] += 1
        t.found.doomed = 0
        if t.found.reshuffle == 1 and kind != KIND_BATCH:
            # Of other decks none was found; whether they are shuffled is asked of each new shoe.
            t.tally[NOT_RESHUFFLED_AFTER_FACE_UP_CARDS + NOT_APPLICABLE] += 1
            t.found.reshuffle = 0
        if kind == KIND_DECKS:
            t.found.opening = 1
            t.found.washed = 0
            t.found.spread = 0
    elif kind == KIND_SPREAD:
        if t.face[i] != FACE_DOWN:
            t.found.spread = t.back[i] + 2
    elif kind == KIND_WASH:
        t.found.washed = t.back[i] + 2
    elif kind == KIND_VERIFY:
        judge_ensured(t, True, True, i, r)
    elif kind == KIND_LOAD_SHOE or kind == KIND_BATCH_SWAP:
        another_shoe(t)
        if two_batches(t) != 0:
            t.found.tens_in_shoe = 0
            t.found.tens_gap = 0
    elif kind == KIND_SHUFFLE:
        another_shoe(t)
        if t.found.reshuffle == 1:
            t.tally[NOT_RESHUFFLED_AFTER_FACE_UP_CARDS + JUDGED] += 1
        t.found.reshuffle = 0
    elif kind == KIND_UNREADABLE:
        t.found.gap = 1
        if not lost_of_a_round(kind, t.n[i], t.round[i]):
            t.found.tens_gap = 1
            t.found.face_up_gap = 1


@kernel
def judge_tens_of_several_rounds(t: Table, ten: int, r: Round) -> None:
    """Judge a 10, found at event ``ten`` and alone in its round, after others in the same decks."""
    found = t.found.tens if two_batches(t) == 0 else t.found.tens_in_shoe
    if found == 0:
        return
    told = recorded(t, KIND_CARD_CHANGE) and (two_batches(t) == 0 or recorded(t, KIND_LOAD_SHOE))
    if lacking(t, TENS_OF_SEVERAL_ROUNDS, NO_RECORD, not told or t.found.tens_gap == 1):
        return
    t.tally[TENS_OF_SEVERAL_ROUNDS + JUDGED] += 1
    emit(t.hits, TENS_OF_SEVERAL_ROUNDS, ten, 1, found + 1, 0, -1, -1, r.at)


@kernel
def judge_face_up_of_several_rounds(t: Table, up: int, r: Round) -> None:
    """Judge a card face up, found at event ``up`` and alone in its round, after others in the same shoe."""
    found = t.found.face_up
    if found == 0:
        return
    told = recorded(t, KIND_CARD_CHANGE) and recorded(t, KIND_SHUFFLE) and recorded(t, KIND_LOAD_SHOE)
    if lacking(t, FACE_UP_CARDS_OF_SEVERAL_ROUNDS, NO_RECORD, not told or t.found.face_up_gap == 1):
        return
    t.tally[FACE_UP_CARDS_OF_SEVERAL_ROUNDS + JUDGED] += 1
    emit(t.hits, FACE_UP_CARDS_OF_SEVERAL_ROUNDS, up, 1, found + 1, 0, -1, -1, r.at)


@kernel
def end_round(
    t: Table, tens: int, ten: int, first_ten: int, ups: int, up: int, shuffle: int, change: int, r: Round
) -> None:
    """Judge a round when it is over: so many 10s and cards face up were found in it, the last at these events.

    The cards were last shuffled, and changed, at the events ``shuffle`` and ``change`` of the round, -1 not at all.
    """
    if tens > t.options.tens_void_over:
        judge_played_on(t, ROUND_PLAYED_AFTER_TENS, ten, r)
        t.found.doomed = 1
    elif tens > 0:
        t.tally[ROUND_PLAYED_AFTER_TENS + NOT_APPLICABLE] += 1
        judge_tens_of_several_rounds(t, ten, r)
    if tens > 0 and r.void < 0:
        judge_hands_with_tens(t, first_ten, r)
    if ups > t.options.face_up_void_over:
        judge_played_on(t, ROUND_PLAYED_AFTER_FACE_UP_CARDS, up, r)
        t.found.reshuffle = 1
    elif ups > 0:
        t.tally[ROUND_PLAYED_AFTER_FACE_UP_CARDS + NOT_APPLICABLE] += 1
        judge_face_up_of_several_rounds(t, up, r)
    if change < ten:
        t.found.tens += tens
        t.found.tens_in_shoe += tens
    if max(shuffle, change) < up:
        t.found.face_up += ups
    shuffled = ups > t.options.face_up_void_over and shuffle > up
    mended(t, shuffled, tens > t.options.tens_void_over and change > ten)


@kernel
def found_cards_pass(t: Table) -> None:
    """Judge 10s and cards face up, event by event, and the rounds in which more than one was found."""
    t.found.started = kept_round(t, t.found.started)
    kinds = t.kind
    cards = t.card
    row = t.rounds[NONE]
    drawn = removed = ups = unnamed = 0
    ten = up = first_ten = shuffle = change = -1
    for i in range(len(kinds)):
        kind = kinds[i]
        r = t.notes[i].round
        if row and (i > row.last or (r and r != row)):
            tens = max(drawn, removed)
            end_round(t, tens, ten, first_ten, ups, up, shuffle, change, row)
            row = t.rounds[NONE]
        if r and not row:
            row = r
            drawn = removed = ups = unnamed = 0
            ten = up = first_ten = shuffle = change = -1
        if kind == KIND_DEAL or kind == KIND_EXPOSE:
            if kind == KIND_DEAL and r and r.first_card == i:
                if t.found.started != t.round[i] + 1:
                    judge_first_card(t, i, r)
                t.found.started = t.round[i] + 1
            if not r or cards[i] < 0:
                unnamed += 1 if r and (kind == KIND_EXPOSE or t.face[i] != FACE_DOWN) else 0
                continue
            t.tally[TEN_USED_IN_THE_GAME + JUDGED] += 1 if kind == KIND_DEAL else 0
            if is_ten(cards[i]) and (kind == KIND_DEAL or not seen_before(t, i, r)):
                emit(t.hits, TEN_USED_IN_THE_GAME, i, 0, 1, 0, -1, first_ten, r.at)
                first_ten = i if first_ten < 0 else first_ten
                if t.ref[i] < 0 or kind == KIND_EXPOSE:
                    drawn += 1
                    ten = i
        elif kind == KIND_CARD_REMOVED:
            unnamed += 1 if r and cards[i] < 0 else 0
            if removes_tens(t, cards[i], t.n[i]):
                role = t.by[i] % BY_STRIDE if t.by[i] >= 0 else -1
                judge_removal(t, i, r, t.n[i], t.what[i], role, t.source[i], t.dest[i])
                if r:
                    removed += max(1, t.n[i])
                    ten = i if removed > drawn else ten
        elif kind == KIND_CARD_FACE_UP:
            if r:
                ups += 1
                up = i
                if is_ten(cards[i]):
                    drawn += 1
                    ten = i
        elif kind == KIND_CARD_MISDEALT or kind == KIND_BURN:
            if r and is_ten(cards[i]):
                drawn += 1
                ten = i
        elif kind == KIND_VOID_ROUND:
            what = t.what[i]
            if r and (what == WHAT_FACE_UP_CARDS or what == WHAT_WRONG_CARD_FOUND):
                found = ups + t.found.face_up if what == WHAT_FACE_UP_CARDS else max(drawn, removed)
                found += t.found.tens if what == WHAT_WRONG_CARD_FOUND else 0
                judge_void(t, i, found, what, unnamed, r)
        elif kind < KIND_ROUND_START or kind == KIND_VERIFY:
            shuffle = i if kind == KIND_SHUFFLE else shuffle
            change = i if changes_decks(kind, t.what[i]) else change
            found_cards_event(t, i, r, kind, t.what[i])
    if row:
        tens = max(drawn, removed)
        end_round(t, tens, ten, first_ten, ups, up, shuffle, change, row)


@kernel
def seen_before(t: Table, i: int, r: Round) -> bool:
    """Whether the card that event ``i`` shows was recorded when it was dealt to its hand."""
    h = t.notes[i].hand
    for j in range(r.first, i):
        if t.kind[j] == KIND_DEAL and t.notes[j].hand == h and t.card[j] == t.card[i]:
            return True
    return False
