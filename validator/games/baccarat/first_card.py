"""The first card of a shoe, and the further cards that its face value calls for."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel
from validator.games.baccarat.result import judge_rack
from validator.games.baccarat.tables.rows import Round, Table
from validator.games.cards import RANKS, rank_by_value
from validator.games.numbers import Rules, missing_facts
from validator.games.rounds.round_identity import kept_round
from validator.games.shoe.by_whom import another_than_the_dealer
from validator.games.shoe.judging import in_the_shoe, lost_of_a_round, omitted
from validator.games.table import ask, lacking, recorded, role_of
from validator.log.codes import (
    BY_CURATOR,
    BY_DEALER,
    BY_STRIDE,
    FACE_DOWN,
    KIND_BATCH_SWAP,
    KIND_BURN,
    KIND_CARD_CHANGE,
    KIND_CARD_FACE_UP,
    KIND_CARD_MISDEALT,
    KIND_CURATOR,
    KIND_DEAL,
    KIND_DECKS,
    KIND_LOAD_SHOE,
    KIND_SHOE_EMPTIED,
    KIND_SHUFFLE,
    KIND_TABLE_OPEN,
    KIND_UNREADABLE,
    WHAT_BESIDE_ERROR,
    WHAT_COUNTED,
    WHAT_FIRST_CARD,
)

NO_RECORD, *_ = missing_facts()
NO_FACE, *_ = missing_facts()
NO_PLACE, *_ = missing_facts()
OTHER_CAUSES, *_ = missing_facts(after=NO_RECORD)
NO_REMOVER, *_ = missing_facts()

rule = Rules("baccarat.first_card")
NO_CARD_REMOVED_FROM_NEW_SHOE = rule("no-card-removed-from-new-shoe")
NO_CARD_REMOVED_FROM_LATER_SHOE = rule(
    "no-card-removed-from-later-shoe",
    "First card of a later shoe not removed",
    ("{card} was dealt from a new shoe, not the table's first, without its first card having been removed"),
    needs={
        "a record of every card removed from the shoe, without unreadable rows": NO_RECORD,
    },
    expected="the first card among the discards",
    observed="no card removed",
)
FURTHER_CARDS_MISCOUNTED = rule(
    "further-cards-miscounted",
    "Other number of cards removed after the first than its face value",
    ("{observed} further cards were removed after the first card of the shoe; its face value calls for {expected}"),
    needs={
        "the first card, and a record of every card removed from the shoe": NO_RECORD,
    },
    expected="{expected} further cards",
    observed="{observed}",
)
REMOVED_CARDS_NOT_SHOWN = rule(
    "removed-cards-not-shown",
    "Cards removed from a new shoe not shown to the players",
    "cards removed from a new shoe were discarded face down",
    needs={
        "whether the cards lay face up": NO_FACE,
    },
    expected="the cards shown",
    observed="the cards face down",
)
REMOVED_CARDS_NOT_DISCARDED = rule(
    "removed-cards-not-discarded",
    "Cards removed from a new shoe put somewhere other than among the discards",
    "cards removed from a new shoe were put somewhere other than where discarded cards belong",
    needs={
        "where the cards were put": NO_PLACE,
    },
    expected="the cards among the discards",
    observed="the cards elsewhere",
)
FURTHER_CARD_REMOVED = rule("further-card-removed")
FURTHER_CARDS_OVER_ANY_FACE_VALUE = rule(
    "further-cards-over-any-face-value",
    "More cards removed after the first than any face value",
    (
        "{observed} further cards were removed after the first card of the shoe; no face value calls "
        "for more than {expected}"
    ),
    needs={
        "a record of every card removed from the shoe, without unreadable rows": NO_RECORD,
    },
    expected="at most {expected} further cards",
    observed="{observed}",
)
FIRST_CARD_REMOVED_BY_ANOTHER = rule(
    "first-card-removed-by-another",
    "Cards removed from a new shoe by somebody other than the dealer",
    "cards were removed from a new shoe before play by somebody other than the dealer",
    needs={
        "who removed the cards": NO_REMOVER,
    },
    expected="the dealer",
    observed="another",
)


@kernel
def put_elsewhere(place: int, discards: int) -> bool:
    """Whether a card, by the code of the place it was put, went somewhere other than where discarded cards belong."""
    return place != discards


@kernel
def owe_first_removal(t: Table) -> None:
    """Cards are put into the shoe: the first of them is to be removed."""
    t.first_card.new = 1
    t.first_card.first = 0
    t.first_card.count = 0
    t.first_card.omitted = 0
    t.first_card.found_face_up = 0
    t.first_card.played = 0
    t.first_card.still_due = 0
    t.first_card.shoe_whole = 1


@kernel
def call_for(t: Table, i: int) -> None:
    """Event ``i`` finds a card face up in a shoe in play, or discloses one dealt in error: others go with it."""
    t.first_card.odd = 1
    if t.first_card.new == 1:
        return
    if t.kind[i] == KIND_CARD_FACE_UP:
        rank = rank_by_value(t.card[i])
        t.first_card.still_due += t.options.card_value[rank] if rank >= 0 else t.options.points
    elif t.face[i] != FACE_DOWN:
        t.first_card.still_due += t.options.beside_error


@kernel
def judge_further(t: Table, i: int, r: Round) -> None:
    """Judge that no card is removed from a shoe in play but beside one found face up, or dealt in error.

    What such a card called for and is removed rounds later is told of that card: too few were removed beside it. So is
    the first card of the shoe, with those that it calls for, which is removed once the shoe is in play.
    """
    number = max(t.n[i], 1)
    late = number <= t.first_card.still_due
    t.first_card.still_due = max(t.first_card.still_due - number, 0)
    afterwards = t.first_card.omitted == 1 and (t.what[i] == WHAT_FIRST_CARD or t.what[i] == WHAT_COUNTED)
    odd = t.first_card.odd == 1 or t.what[i] == WHAT_BESIDE_ERROR or late or afterwards
    if odd or t.options.continuous == 1:
        t.tally[FURTHER_CARD_REMOVED + NOT_APPLICABLE] += 1
        return
    known = t.first_card.shoe_whole == 1 and recorded(t, KIND_LOAD_SHOE) and t.options.continuous == 0
    if lacking(t, FURTHER_CARD_REMOVED, NO_RECORD, not known):
        return
    amid = r.at >= 0 and 0 <= r.first_card < i
    told = recorded(t, KIND_CARD_FACE_UP) and recorded(t, KIND_CARD_MISDEALT)
    if lacking(t, FURTHER_CARD_REMOVED, OTHER_CAUSES, not told or (amid and r.gaps > 0)):
        return
    ask(t, FURTHER_CARD_REMOVED, True, i, 0, number, 0, -1, -1, r.at)


@kernel
def fills(t: Table, i: int, r: Round) -> bool:
    """Whether event ``i`` puts cards into the shoe, so that the first of them is to be removed."""
    kind = t.kind[i]
    if kind == KIND_LOAD_SHOE:
        return t.dest[i] < 0 or in_the_shoe(t.dest[i])
    if kind == KIND_SHUFFLE:
        outside = r.at < 0 or r.first_card < 0 or r.last_card < i
        return outside and not recorded(t, KIND_LOAD_SHOE)
    return kind == KIND_BATCH_SWAP


@kernel
def is_first_card(t: Table, i: int, first: int) -> bool:
    """Whether the cards removed by event ``i`` begin with the first card of the shoe (``first`` 0: not removed yet)."""
    number = t.n[i] if t.n[i] >= 0 else 1
    return t.what[i] == WHAT_FIRST_CARD or (t.what[i] != WHAT_COUNTED and first == 0 and number > 0)


@kernel
def judge_remover(t: Table, i: int, r: Round) -> None:
    """Judge that the dealer removes what is removed from a new shoe; he may be the curator himself."""
    rule, role = FIRST_CARD_REMOVED_BY_ANOTHER, role_of(t.by[i])
    by_curator = role == BY_CURATOR and t.first_card.curated_by_player == 1
    if not lacking(t, rule, NO_REMOVER, role < 0 or (role == BY_CURATOR and not by_curator)):
        ask(t, rule, by_curator or another_than_the_dealer(role), i, -1, -1, 0, -1, -1, r.at)


@kernel
def remove(t: Table, i: int, r: Round) -> None:
    """A card, or several, are removed from a new shoe."""
    judge_remover(t, i, r)
    number = t.n[i] if t.n[i] >= 0 else 1
    if is_first_card(t, i, t.first_card.first):
        t.first_card.first = rank_by_value(t.card[i]) + 2
        number = max(number - 1, 0)
    t.first_card.count += number
    judge_shown(t, i, r)


@kernel
def judge_shown(t: Table, i: int, r: Round) -> None:
    """Judge whether cards removed from a new shoe were shown and discarded."""
    if t.face[i] < 0:
        t.tally[REMOVED_CARDS_NOT_SHOWN + NO_FACE] += 1
    else:
        ask(t, REMOVED_CARDS_NOT_SHOWN, t.face[i] == FACE_DOWN, i, -1, -1, 0, -1, -1, r.at)
    if t.dest[i] < 0:
        t.tally[REMOVED_CARDS_NOT_DISCARDED + NO_PLACE] += 1
    elif not judge_rack(t, t.dest[i], i, r):
        t.tally[REMOVED_CARDS_NOT_DISCARDED + JUDGED] += 1
        if put_elsewhere(t.dest[i], t.options.discards):
            emit(t.hits, REMOVED_CARDS_NOT_DISCARDED, i, t.options.discards, t.dest[i], 0, -1, -1, r.at)


@kernel
def judge_most(t: Table, certain: bool, removed: int, i: int, r: Round) -> None:
    """Judge so many further cards after a first one that is not known: no face value may call for fewer."""
    if lacking(t, FURTHER_CARDS_OVER_ANY_FACE_VALUE, NO_RECORD, not certain):
        return
    most = 0
    for rank in range(RANKS):
        most = max(most, t.options.face_value[rank])
    ask(t, FURTHER_CARDS_OVER_ANY_FACE_VALUE, removed > most, i, most, removed, 0, -1, -1, r.at)


@kernel
def judge_removed(t: Table, certain: bool, i: int, r: Round) -> None:
    """Judge, at the first card dealt from a new shoe, whether its first card was removed, and how many more."""
    first = t.first_card.first
    rule = NO_CARD_REMOVED_FROM_NEW_SHOE if t.first_card.opened == 1 else NO_CARD_REMOVED_FROM_LATER_SHOE
    if t.options.continuous == 1:
        t.tally[rule + NOT_APPLICABLE] += 1
        return
    if first == 0:
        if lacking(t, rule, NO_RECORD, not certain or t.options.continuous < 0):
            return
        t.first_card.omitted = 1 if ask(t, rule, omitted(first), i, 1, 0, 0, -1, -1, r.at) else 0
        return
    t.tally[rule + JUDGED] += 1
    removed = t.first_card.count
    due = t.options.face_value[first - 2] if first > 1 else -1
    if due < 0:
        judge_most(t, certain, removed, i, r)
    if lacking(t, FURTHER_CARDS_MISCOUNTED, NO_RECORD, due < 0 or (removed < due and not certain)):
        return
    ask(t, FURTHER_CARDS_MISCOUNTED, removed != due, i, due, removed, 0, -1, -1, r.at)


@kernel
def first_card_pass(t: Table) -> None:
    """Judge what is removed from each new shoe before its first card is dealt.

    Where a card was found face up meanwhile, errors_pass judges both counts together.
    """
    t.first_card.begun = kept_round(t, t.first_card.begun)
    for m in range(1, t.moments[0]):
        i = t.moments[m]
        kind = t.kind[i]
        r = t.notes[i].round
        if kind == KIND_DEAL:
            if t.round[i] < 0:
                # A card of a round whose number is not told is dealt: the next one is not the first of its shoe.
                t.first_card.new = 0
                t.first_card.opened = 0
                t.first_card.gap = 1
                continue
            if t.first_card.begun == t.round[i] + 1:
                continue
            t.first_card.begun = t.round[i] + 1
            if t.first_card.new == 1 and t.first_card.found_face_up == 0:
                certain = recorded(t, KIND_BURN) and t.first_card.gap == 0
                judge_removed(t, certain and r.gaps == 0, i, r)
            t.first_card.new = 0
            t.first_card.played = 1
            t.first_card.odd = 0
            t.first_card.found_face_up = 0
            t.first_card.opened = 0
            t.first_card.gap = 0
        elif kind == KIND_TABLE_OPEN:
            t.first_card.opened = 1
            t.first_card.played = 0
        elif fills(t, i, r):
            owe_first_removal(t)
        elif kind == KIND_SHUFFLE:
            if t.by[i] < 0 or t.by[i] % BY_STRIDE == BY_DEALER:
                t.first_card.played = 0
        elif kind == KIND_BURN:
            if t.first_card.new == 1 and t.first_card.found_face_up == 0:
                t.tally[FURTHER_CARD_REMOVED + JUDGED] += 1
                remove(t, i, r)
            elif t.first_card.played == 1:
                judge_further(t, i, r)
        elif kind == KIND_CARD_FACE_UP:
            t.first_card.found_face_up = 1
            call_for(t, i)
        elif kind == KIND_CARD_MISDEALT:
            call_for(t, i)
        elif kind == KIND_CURATOR:
            t.first_card.curated_by_player = 1 if t.seat[i] > 0 else 0
        elif kind == KIND_SHOE_EMPTIED or kind == KIND_DECKS or kind == KIND_CARD_CHANGE:
            t.first_card.played = 0
        elif kind == KIND_UNREADABLE:
            t.first_card.shoe_whole = 0
            if not lost_of_a_round(kind, t.n[i], t.round[i]):
                t.first_card.gap = 1
