"""Cards drawn or dealt in error, and cards found face up in the shoe: what becomes of them."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel
from validator.games.baccarat.face_up import begin_shoe, found_face_up, further_cards, judge_counts
from validator.games.baccarat.first_card import fills
from validator.games.baccarat.rows import PLAYER, bankers_hand, is_player, players_hand
from validator.games.baccarat.tables.rows import Round, Table
from validator.games.baccarat.third_card import DRAW, STAY
from validator.games.numbers import Rules, missing_facts
from validator.games.rounds.round_identity import kept_round
from validator.games.table import ask, lacking, recorded, role_of
from validator.log.cards import CARD_SUIT_ONLY
from validator.log.codes import (
    FACE_DOWN,
    FACE_UP,
    KIND_BATCH_SWAP,
    KIND_BURN,
    KIND_CARD_FACE_UP,
    KIND_CARD_MISDEALT,
    KIND_DEAL,
    KIND_LOAD_SHOE,
    KIND_MOVE_CARD,
    KIND_SHUFFLE,
    KIND_TABLE_OPEN,
    KIND_UNREADABLE,
    PLACE_BUCKET,
    PLACE_HAND,
    PLACE_RACK,
    PLACE_SHOE,
    PLACE_SHOE_RIGHT,
    WHAT_BESIDE_ERROR,
    WHAT_DRAWN_IN_ERROR,
    WHAT_WRONG_PLACE,
)

NO_RECORD, *_ = missing_facts()
NO_DISCLOSURE, *_ = missing_facts(after=NO_RECORD)

rule = Rules("baccarat.errors")
ERROR_CARD_NOT_USED_NEXT = rule(
    "error-card-not-used-next",
    "Undisclosed card drawn in error not used as the first card of the next hand",
    "a fresh card began the round although an undisclosed card drawn in error was to be its first",
    needs={
        "where the next card came from": NO_RECORD,
        "whether the card drawn in error was disclosed": NO_DISCLOSURE,
    },
    expected="the card drawn in error",
    observed="a fresh card",
)
PLAYERS_ERROR_CARD_NOT_USED_NEXT = rule(
    "players-error-card-not-used-next",
    "Undisclosed third card of the Player's Hand not used as the first card of the next hand",
    ("the undisclosed card dealt in error to the Player's Hand did not become the first card of the next hand"),
    needs={
        "where the next card came from": NO_RECORD,
    },
    expected="the card dealt in error first in the next hand",
    observed="another card, or the card used before",
)
ERROR_CARD_NOT_GIVEN_TO_BANKER = rule(
    "error-card-not-given-to-banker",
    "Undisclosed third card of the Player's Hand not made the Banker's third card",
    ("the Banker's Hand drew a fresh card although the undisclosed card drawn in error was to be its third"),
    needs={
        "where the next card came from": NO_RECORD,
    },
    expected="the card drawn in error",
    observed="a fresh card",
)
DISCLOSED_ERROR_CARD_USED = rule(
    "disclosed-error-card-used",
    "Card disclosed when dealt in error used all the same",
    "a card that was disclosed when it was dealt in error was used all the same",
    expected="the card discarded",
    observed="the card used",
)
DISCLOSED_ERROR_CARD_NOT_DISCARDED = rule(
    "disclosed-error-card-not-discarded",
    "Card disclosed when dealt in error not discarded",
    "a card that was disclosed when it was dealt in error was not discarded",
    needs={
        "where the card was put": NO_RECORD,
    },
    expected="the card discarded",
    observed="the card elsewhere",
)
NO_CARD_DISCARDED_BESIDE_ERROR = rule(
    "no-card-discarded-beside-error",
    "No additional card discarded beside one dealt in error and disclosed",
    ("{observed} additional cards were discarded beside a card dealt in error and disclosed; {expected} is due"),
    needs={
        "a record of every card removed from the shoe": NO_RECORD,
    },
    expected="{expected} additional card",
    observed="{observed}",
)
CARD_BESIDE_ERROR_DISCLOSED = rule(
    "card-beside-error-disclosed",
    "Additional card beside one dealt in error disclosed",
    "the additional card beside one dealt in error was drawn face up",
    expected="the card face down",
    observed="the card face up",
)
ERROR_CARD_DISCARDED_BY_A_PLAYER = rule(
    "error-card-discarded-by-a-player",
    "Card disclosed when dealt in error discarded by a player",
    "a card that was disclosed when it was dealt in error was discarded by a player, not by the dealer",
    needs={
        "who discarded the card": NO_RECORD,
    },
    expected="the dealer",
    observed="a player",
)
CARD_BESIDE_ERROR_PUT_ELSEWHERE = rule(
    "card-beside-error-put-elsewhere",
    "Additional card beside one dealt in error not put with the discards",
    "the additional card beside one dealt in error was not put with the discards",
    needs={
        "where the additional card was put, and each card that was moved later": NO_RECORD,
    },
    expected="the card with the discards",
    observed="the card elsewhere",
)
CARD_BESIDE_FACE_UP_CARD_PUT_ELSEWHERE = rule(
    "card-beside-face-up-card-put-elsewhere",
    "Further card beside one found face up not put with the discards",
    "a further card beside one found face up was not put with the discards",
    needs={
        "where the further card was put, and each card that was moved later": NO_RECORD,
    },
    expected="the card with the discards",
    observed="the card elsewhere",
)

USED = 1
FRESH = 0
UNKNOWN = -1


@kernel
def fresh_card_instead(fresh: int) -> bool:
    """Whether a fresh card from the shoe (1) was dealt where a card drawn in error is to be used."""
    return fresh == 1


@kernel
def kept_out_of_discards(discarded: int) -> bool:
    """Whether a card, or the one beside it, was not discarded (0) though it has to be."""
    return discarded == 0


@kernel
def comes_of(t: Table, i: int, seq: int) -> int:
    """Whether the card dealt by event ``i`` is the one of event ``seq``: USED, FRESH from the shoe, or UNKNOWN."""
    if t.ref[i] >= 0:
        return USED if t.ref[i] == seq else UNKNOWN
    if PLACE_SHOE <= t.source[i] <= PLACE_SHOE_RIGHT:
        return FRESH
    return UNKNOWN if t.source[i] < 0 else USED


@kernel
def discards(place: int) -> bool:
    """Whether a place is one for discarded cards."""
    return place == PLACE_RACK or place == PLACE_BUCKET


@kernel
def is_card_told(card: int) -> bool:
    """Whether both rank and suit of a card are told."""
    return 0 <= card < CARD_SUIT_ONLY


@kernel
def may_move(t: Table, later: int, i: int) -> bool:
    """Whether event ``later`` may move the card of event ``i``: by its ``ref``, or by none and out of no hand."""
    if t.kind[later] != KIND_MOVE_CARD:
        return False
    if t.ref[later] >= 0:
        return t.ref[later] == t.seq[i]
    like = t.card[later] == t.card[i] or not is_card_told(t.card[later]) or not is_card_told(t.card[i])
    return like and t.hand[later] < 0 and t.source[later] != PLACE_HAND


@kernel
def moves(t: Table, later: int, i: int) -> bool:
    """Whether event ``later`` moves the card of event ``i``: by its ``ref``, or the same card is named by both."""
    return may_move(t, later, i) and (t.ref[later] >= 0 or (t.card[later] == t.card[i] and is_card_told(t.card[i])))


@kernel
def later_place(t: Table, i: int, stop: int) -> int:
    """Where the card of event ``i`` was moved to before event ``stop``: 1 discarded, 0 elsewhere, -1 not moved."""
    for later in range(i + 1, stop):
        if moves(t, later, i) and t.dest[later] >= 0:
            if discards(t.dest[later]):
                return 1
            if t.ref[later] >= 0:
                return 0
    return -1


@kernel
def may_be_discarded(t: Table, i: int, stop: int) -> bool:
    """Whether a row that does not say which card it moves, or where to, may discard the card of event ``i``."""
    found = False
    for later in range(i + 1, stop):
        if may_move(t, later, i) and (t.dest[later] < 0 or discards(t.dest[later])):
            found = True
    return found


@kernel
def judge_use(t: Table, rule: int, dealt: int, seq: int, root: int, r: Round) -> None:
    """Judge whether the card dealt by event ``dealt`` is the one that was drawn in error."""
    came = comes_of(t, dealt, seq)
    if lacking(t, rule, NO_RECORD, came == UNKNOWN):
        return
    ask(t, rule, fresh_card_instead(1 if came == FRESH else 0), dealt, -1, -1, 0, -1, root, r.at)


@kernel
def is_drawn_in_error(t: Table, i: int, r: Round) -> bool:
    """Whether a card dealt in error is one drawn in error, as is a third card to the Player's Hand that has to stay."""
    if t.what[i] == WHAT_WRONG_PLACE and t.hand[i] == PLAYER and 0 <= r.deal_done < i:
        return players_hand(t, r).due == STAY
    return t.what[i] == WHAT_DRAWN_IN_ERROR


@kernel
def hold(t: Table, seq: int, number: int) -> None:
    """A card drawn in error and not disclosed is to be the first of the next round."""
    t.errors.held = 1
    t.errors.held_seq = seq + 1
    t.errors.held_round = number + 1


@kernel
def undisclosed(t: Table, i: int, r: Round) -> None:
    """A card is drawn in error and not disclosed: it goes to the Banker's Hand or to the next round."""
    p = players_hand(t, r)
    b = bankers_hand(t, r)
    players = t.hand[i] == PLAYER and 0 <= r.deal_done < i
    surplus = players and p.due == STAY
    if players and (p.due == UNKNOWN or (surplus and b.due == UNKNOWN)):
        t.tally[ERROR_CARD_NOT_GIVEN_TO_BANKER + NO_RECORD] += 1
        return
    third = b.third_event
    if surplus and b.due == DRAW:
        if third < 0:
            t.tally[ERROR_CARD_NOT_GIVEN_TO_BANKER + NO_RECORD] += 1
        else:
            judge_use(t, ERROR_CARD_NOT_GIVEN_TO_BANKER, third, t.seq[i], i, r)
        return
    for later in range(i + 1, r.last + 1):
        if t.kind[later] == KIND_DEAL and t.ref[later] == t.seq[i]:
            if surplus and b.due == STAY:
                t.tally[PLAYERS_ERROR_CARD_NOT_USED_NEXT + JUDGED] += 1
                emit(t.hits, PLAYERS_ERROR_CARD_NOT_USED_NEXT, later, -1, -1, 0, -1, i, r.at)
            return
    hold(t, t.seq[i], t.round[i])
    t.errors.held_players = 1 if surplus else 0


@kernel
def is_disclosed(t: Table, i: int) -> bool:
    """Whether an event is a card dealt in error and disclosed."""
    r = t.notes[i].round
    return t.kind[i] == KIND_CARD_MISDEALT and r.at >= 0 and is_drawn_in_error(t, i, r) and t.face[i] == FACE_UP


@kernel
def is_beside(t: Table, i: int) -> bool:
    """Whether an event is the discarding of additional cards beside one dealt in error."""
    return t.kind[i] == KIND_BURN and t.what[i] == WHAT_BESIDE_ERROR


@kernel
def use_of(t: Table, i: int, stop: int) -> int:
    """The event, -1 where there is none, by which the card that event ``i`` disclosed is used all the same."""
    found = -1
    for later in range(i + 1, stop):
        given = t.kind[later] == KIND_MOVE_CARD and t.dest[later] == PLACE_HAND and t.hand[later] > t.hand[i]
        if (t.kind[later] == KIND_DEAL or given) and t.ref[later] == t.seq[i]:
            found = later
    return found


@kernel
def cards_beside(t: Table, i: int, start: int, stop: int) -> int:
    """How many additional cards of a round were discarded beside the card that event ``i`` disclosed.

    Each goes to the latest card dealt in error that lacks one, and where none does to the last of all.
    """
    due = t.options.beside_error
    before = own = after = 0
    last = -1
    for at in range(start, stop):
        if is_disclosed(t, at) and use_of(t, at, stop) < 0:
            last = at
            before += due if at < i else 0
            after += due if at > i else 0
        elif is_beside(t, at) and last >= 0:
            number = t.n[at] if t.n[at] > 0 else 1
            taken = min(number, after)
            after -= taken
            number -= taken
            if last >= i:
                taken = min(number, max(due - own, 0))
                own += taken
                number -= taken
            taken = min(number, before)
            before -= taken
            number -= taken
            own += number if last == i else 0
    return own


@kernel
def may_be_beside(t: Table, i: int, stop: int) -> bool:
    """Whether cards were discarded after event ``i`` of which no row says why."""
    found = False
    for later in range(i + 1, stop):
        if t.kind[later] == KIND_BURN and t.what[later] < 0:
            found = True
    return found


@kernel
def judge_where_put(t: Table, rule: int, i: int, stop: int, r: Round) -> None:
    """Judge whether the additional card of event ``i`` lies with the discards, or may have been moved there."""
    elsewhere = not discards(t.dest[i])
    may_lie_there = elsewhere and (may_be_discarded(t, i, stop) or not recorded(t, KIND_MOVE_CARD))
    if not lacking(t, rule, NO_RECORD, t.dest[i] < 0 or may_lie_there):
        ask(t, rule, elsewhere, i, -1, -1, 0, -1, -1, r.at)


@kernel
def judge_cards_beside(t: Table, i: int, stop: int, r: Round) -> None:
    """Judge whether the additional cards after event ``i``, up to another card disclosed, were drawn and put as due."""
    for later in range(i + 1, stop):
        if is_disclosed(t, later):
            return
        if is_beside(t, later):
            judge_where_put(t, CARD_BESIDE_ERROR_PUT_ELSEWHERE, later, stop, r)
            if t.face[later] >= 0:
                shown = t.face[later] == FACE_UP
                ask(t, CARD_BESIDE_ERROR_DISCLOSED, shown, later, FACE_DOWN, FACE_UP, 0, -1, i, r.at)


@kernel
def judge_who_discards(t: Table, i: int, stop: int, r: Round) -> None:
    """Judge that no player puts away the card that event ``i`` disclosed: the dealer does."""
    rule = ERROR_CARD_DISCARDED_BY_A_PLAYER
    for later in range(i + 1, stop):
        if not (may_move(t, later, i) and discards(t.dest[later])):
            continue
        if not lacking(t, rule, NO_RECORD, t.by[later] < 0) and moves(t, later, i):
            ask(t, rule, is_player(role_of(t.by[later])), later, -1, -1, 0, -1, -1, r.at)


@kernel
def disclosed(t: Table, i: int, r: Round) -> None:
    """A card is dealt in error and disclosed: it is discarded with one more, face down, and not used."""
    stop = r.last + 1
    judge_cards_beside(t, i, stop, r)
    judge_who_discards(t, i, stop, r)
    used = use_of(t, i, stop)
    t.tally[DISCLOSED_ERROR_CARD_USED + JUDGED] += 1
    if used >= 0:
        emit(t.hits, DISCLOSED_ERROR_CARD_USED, used, -1, -1, 0, -1, i, r.at)
        r.root = i if r.root < 0 else r.root
        return
    moved = later_place(t, i, stop)
    certain = recorded(t, KIND_MOVE_CARD) and r.gaps == 0 and not may_be_discarded(t, i, stop)
    if discards(t.dest[i]) or moved == 1:
        t.tally[DISCLOSED_ERROR_CARD_NOT_DISCARDED + JUDGED] += 1
    elif moved == 0 or (certain and t.dest[i] >= 0):
        ask(t, DISCLOSED_ERROR_CARD_NOT_DISCARDED, kept_out_of_discards(0), i, -1, -1, 0, -1, -1, r.at)
    else:
        t.tally[DISCLOSED_ERROR_CARD_NOT_DISCARDED + NO_RECORD] += 1
    certain = recorded(t, KIND_BURN) and r.gaps == 0
    beside = cards_beside(t, i, r.first, stop)
    due = t.options.beside_error
    short = beside < due and (not certain or may_be_beside(t, i, stop))
    if short or (beside > due and not recorded(t, KIND_CARD_MISDEALT)):
        t.tally[NO_CARD_DISCARDED_BESIDE_ERROR + NO_RECORD] += 1
    else:
        t.tally[NO_CARD_DISCARDED_BESIDE_ERROR + JUDGED] += 1
        if kept_out_of_discards(1 if beside == due else 0):
            emit(t.hits, NO_CARD_DISCARDED_BESIDE_ERROR, i, due, beside, 0, -1, -1, r.at)


@kernel
def first_card(t: Table, i: int, r: Round) -> None:
    """A round's first card is dealt: the card that waits from the round before is to be that card."""
    if t.errors.held == 0 or t.errors.held_round == t.round[i] + 1:
        return
    t.errors.held = 0
    players = t.errors.held_players == 1
    rule = PLAYERS_ERROR_CARD_NOT_USED_NEXT if players else ERROR_CARD_NOT_USED_NEXT
    if t.errors.gap == 1:
        t.tally[rule + NO_RECORD] += 1
    else:
        judge_use(t, rule, i, t.errors.held_seq - 1, -1, r)


@kernel
def errors_pass(t: Table) -> None:
    """Judge what becomes of each card drawn or dealt in error, or found face up, in the order of the events."""
    t.errors.started = kept_round(t, t.errors.started)
    t.errors.held_round = kept_round(t, t.errors.held_round)
    kinds = t.kind
    for i in range(len(kinds)):
        kind = kinds[i]
        r = t.notes[i].round
        if kind == KIND_DEAL:
            if t.round[i] >= 0 and t.errors.started != t.round[i] + 1:
                t.errors.started = t.round[i] + 1
                first_card(t, i, r)
                judge_counts(t, i, r)
                t.errors.new_shoe = 0
                t.errors.gap = 0
            elif t.errors.face_up > 0:
                judge_counts(t, i, r)
        elif kind == KIND_CARD_MISDEALT:
            if not r or not is_drawn_in_error(t, i, r):
                t.tally[ERROR_CARD_NOT_USED_NEXT + NOT_APPLICABLE] += 1
            elif t.face[i] == FACE_UP:
                disclosed(t, i, r)
            elif t.face[i] == FACE_DOWN:
                undisclosed(t, i, r)
            else:
                t.tally[ERROR_CARD_NOT_USED_NEXT + NO_DISCLOSURE] += 1
        elif kind == KIND_CARD_FACE_UP:
            found_face_up(t, i, r)
        elif kind == KIND_BURN:
            if t.what[i] != WHAT_BESIDE_ERROR and further_cards(t, i, r) and r:
                judge_where_put(t, CARD_BESIDE_FACE_UP_CARD_PUT_ELSEWHERE, i, r.last + 1, r)
        elif kind == KIND_SHUFFLE or kind == KIND_LOAD_SHOE or kind == KIND_BATCH_SWAP or kind == KIND_TABLE_OPEN:
            t.errors.held = 0
            t.errors.face_up = 0
            if fills(t, i, r):
                begin_shoe(t)
        elif kind == KIND_UNREADABLE:
            t.errors.gap = 1
