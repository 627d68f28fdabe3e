"""The values of the cards, where a player's total is announced."""

from validator.core.engine.kernel import JUDGED, emit, kernel, needs
from validator.core.engine.rows import NONE
from validator.games.blackjack.tables import flags
from validator.games.blackjack.tables.rows import Hand, Round, Table
from validator.games.cards import ACE, TEN, rank_by_value
from validator.games.numbers import Rules, missing_facts
from validator.games.table import ask, lacking
from validator.log.cards import CARD_TEN_VALUE
from validator.log.codes import KIND_ANNOUNCE, KIND_DEAL, KIND_DETERMINANT, KIND_SPLIT

NO_CARDS, *_ = missing_facts()

rule = Rules("blackjack.card_values")
NUMBER_CARD_MISVALUED = rule(
    "number-card-misvalued",
    "Cards from 2 to 10 not counted at face value",
    "{seat}: {observed} was announced on {hand}; the cards give {expected}",
    needs={
        "the cards of the hand": NO_CARDS,
    },
    expected="{expected}",
    observed="{observed}",
)
FACE_CARD_MISVALUED = rule(
    "face-card-misvalued",
    "Jack, queen or king not counted as the law has it",
    "{seat}: {observed} was announced on {hand}; the cards give {expected}",
    needs={
        "the cards of the hand": NO_CARDS,
    },
    expected="{expected}",
    observed="{observed}",
)
ACE_COUNTED_LOW = rule(
    "ace-counted-low",
    "Ace counted low although it fits high",
    "{seat}: {observed} was announced on {hand}; the cards give {expected}",
    needs={
        "the cards of the hand": NO_CARDS,
    },
    expected="{expected}",
    observed="{observed}",
)
ACE_COUNTED_HIGH = rule(
    "ace-counted-high",
    "Ace counted high although the hand then exceeds the limit",
    "{seat}: {observed} was announced on {hand}; the cards give {expected}",
    needs={
        "the cards of the hand": NO_CARDS,
    },
    expected="{expected}",
    observed="{observed}",
)
POINT_TOTAL_MISANNOUNCED = rule(
    "point-total-misannounced",
    "Wrong point total of a player announced",
    "{seat}: the dealer announced {observed} for cards that count {expected}",
    needs={
        "every card of the hand": NO_CARDS,
    },
    expected="{expected}",
    observed="{observed}",
)


@kernel
def misvalued_rule(t: Table, announced: int, hard: int, aces: int, faces: int, numbers: int) -> int:
    """The rule that an announced total breaks, or answers: by the cards of the hand and how far it lies off.

    ``hard`` is the sum with every ace low; ``faces`` counts jacks, queens and kings, ``numbers`` 2s to 10s.
    """
    above = t.options.ace_above_one
    if aces > 0:
        high = hard + above <= t.options.highest_total
        if high and (announced == hard or announced == hard + above):
            return ACE_COUNTED_LOW
        if not high and announced >= hard and (announced - hard) % above == 0:
            return ACE_COUNTED_HIGH
    off = announced - hard
    if off < 0:
        off = -off
    if numbers == 0 or (faces > 0 and off != 0 and off % faces == 0) or (faces > 0 and off == 0 and aces == 0):
        return FACE_CARD_MISVALUED if faces > 0 else ACE_COUNTED_LOW
    return NUMBER_CARD_MISVALUED


@kernel
def is_explained(t: Table, rule: int, announced: int, hard: int, aces: int, faces: int, numbers: int) -> bool:
    """Whether a wrong total can come of what ``rule`` says: each ace, or each card of the kind, of one wrong value."""
    if rule == FACE_CARD_MISVALUED:
        return faces > 0 and (announced - hard) % faces == 0
    if rule == NUMBER_CARD_MISVALUED:
        return aces == 0 and numbers > 0 and (announced - hard) % numbers == 0
    return aces > 0 and announced >= hard and (announced - hard) % t.options.ace_above_one == 0


@kernel
def total_with(t: Table, hard: int, aces: int) -> int:
    """The total of cards whose sum with every ace low is ``hard``."""
    above = t.options.ace_above_one
    return hard + above if aces > 0 and hard + above <= t.options.highest_total else hard


@kernel
def card_lying(t: Table, j: int, switched: bool) -> int:
    """The card of a deal ``j``, or the one that lies in its place once cards were switched."""
    h = t.notes[j].hand
    if switched and t.notes[j].cards < 2 and h:
        return h.second if t.notes[j].cards == 1 else h.first
    return t.card[j]


@kernel
def last_split(t: Table, h: Hand, i: int, r: Round) -> int:
    """The last split before event ``i`` that formed hand row ``h`` or took a card from it; -1 none."""
    for j in range(i - 1, r.first - 1, -1):
        child = t.notes[j].hand
        if t.kind[j] == KIND_SPLIT and child and (child == h or child.parent == h):
            return j
    return -1


@kernel
def counts_alike(t: Table, rank: int, other: int) -> bool:
    """Whether two ranks count the same, and both or neither as a jack, queen or king."""
    known = rank >= 0 and other >= 0
    return known and t.options.card_value[rank] == t.options.card_value[other] and (rank > TEN) == (other > TEN)


@kernel
def rank_of_pair(t: Table, h: Hand, i: int, r: Round) -> int:
    """A rank that counts as the first card of hand row ``h``, which came of splits before event ``i``; NONE not known.

    It is known where every pair that was split on its box was of cards alike, whichever of them was moved.
    """
    origin = h.origin
    rank = rank_by_value(origin.dealt_first)
    if origin.dealt_first == CARD_TEN_VALUE or origin.dealt_second == CARD_TEN_VALUE:
        return NONE
    if not counts_alike(t, rank, rank_by_value(origin.dealt_second)):
        return NONE
    for j in range(r.first, i):
        child = t.notes[j].hand
        if t.kind[j] != KIND_SPLIT or not child or child.origin != origin:
            continue
        start = last_split(t, child.parent, j, r)
        if start < 0:
            continue
        second = -1
        for k in range(start + 1, j):
            if t.kind[k] == KIND_DEAL and t.notes[k].hand == child.parent:
                second = t.card[k]
        if second < 0 or second == CARD_TEN_VALUE or not counts_alike(t, rank, rank_by_value(second)):
            return NONE
    return rank


@kernel
def judge_announcement(t: Table, i: int, r: Round, announced: int) -> None:
    """Judge the total announced of the hand of event ``i`` from the cards it was dealt before.

    A card that it may not have been dealt is counted by the dealer, or not; the values of the cards hold either way.
    """
    note = t.notes[i]
    switched = note.flags & flags.SWITCHED != 0
    hard = 0
    aces = 0
    faces = 0
    numbers = 0
    beyond = 0
    more_aces = 0
    parted = -1
    if note.flags & flags.SPLIT != 0:
        parted = last_split(t, note.hand, i, r)
        rank = NONE if switched or parted < 0 or note.cards < 2 else rank_of_pair(t, note.hand, i, r)
        if lacking(t, NUMBER_CARD_MISVALUED, NO_CARDS, rank < 0):
            return
        hard = t.options.card_value[rank]
        aces = 1 if rank == ACE else 0
        faces = 1 if rank > TEN else 0
        numbers = 1 - aces - faces
    j = i
    while t.notes[j].before > parted:
        j = t.notes[j].before
        if t.kind[j] != KIND_DEAL and t.kind[j] != KIND_DETERMINANT:
            continue
        card = card_lying(t, j, switched)
        rank = rank_by_value(card)
        if lacking(t, NUMBER_CARD_MISVALUED, NO_CARDS, rank < 0 or card == CARD_TEN_VALUE):
            return
        if t.notes[j].counted != 1:
            beyond += t.options.card_value[rank]
            more_aces += 1 if rank == ACE else 0
            continue
        hard += t.options.card_value[rank]
        if rank == ACE:
            aces += 1
        elif rank > TEN:
            faces += 1
        else:
            numbers += 1
    if lacking(t, NUMBER_CARD_MISVALUED, NO_CARDS, aces + faces + numbers != note.cards):
        return
    total = note.total
    if t.options.hard_total_announces == 1 and announced == hard:
        total = hard
    if beyond > 0 and announced in (hard + beyond, total_with(t, hard + beyond, aces + more_aces)):
        total = announced
    rule = misvalued_rule(t, announced, hard, aces, faces, numbers)
    if t.options.totals_announced == 1:
        t.tally[POINT_TOTAL_MISANNOUNCED + JUDGED] += 1
        if announced != total and not is_explained(t, rule, announced, hard, aces, faces, numbers):
            emit(t.hits, POINT_TOTAL_MISANNOUNCED, i, total, announced, 0, -1, -1, r.at)
            return
    ask(t, rule, announced != total, i, total, announced, 0, -1, -1, r.at)


@needs(kinds=(KIND_ANNOUNCE,))
@kernel
def card_values_pass(t: Table) -> None:
    """Judge the values of the cards by the totals that are announced."""
    kinds = t.kind
    for i in range(len(kinds)):
        if kinds[i] == KIND_ANNOUNCE and t.n[i] >= 0 and t.hand[i] > 0:
            r = t.notes[i].round
            if r:
                judge_announcement(t, i, r, t.n[i])
