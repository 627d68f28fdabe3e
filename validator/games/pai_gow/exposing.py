"""When, and in which order, the dealer exposes the hands."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel
from validator.core.engine.rows import NONE, between, row_after, rows_of
from validator.games.numbers import Rules, missing_facts
from validator.games.pai_gow.announcing import is_out_of_turn, is_played_out
from validator.games.pai_gow.bank_holding import may_be_covered
from validator.games.pai_gow.bank_rules import is_another_person
from validator.games.pai_gow.center_moves import moves_to_center
from validator.games.pai_gow.placing import leaves_open
from validator.games.pai_gow.tables import unplaced
from validator.games.pai_gow.tables.rows import Hand, Round, Table, Wager
from validator.games.table import ask, lacking, recorded, role_of
from validator.log.codes import BY_DEALER, KIND_COLLECT, KIND_EXPOSE, KIND_PLAYER_LEAVES, WHAT_DEALER_WAGER

NO_NUMBERING, *_ = missing_facts()
NO_SETTING, *_ = missing_facts()
NO_EXPOSURE, NO_LEAVING, *_ = missing_facts()
NO_OUTCOME, *_ = missing_facts()
NO_PERSON, *_ = missing_facts()

rule = Rules("pai_gow.exposing")
HANDS_EXPOSED_BEFORE_DEALER_SET = rule(
    "hands-exposed-before-dealer-set",
    "Player's hands exposed before the dealer set his",
    "{seat}: the hands were exposed before the dealer had set his",
    needs={
        "the setting of the dealer's hands": NO_SETTING,
    },
    expected="the dealer's hands set first",
    observed="the player's hands exposed first",
)
HANDS_EXPOSED_OUT_OF_ORDER = rule(
    "hands-exposed-out-of-order",
    "Hands exposed out of order",
    "{seat}: the hands were exposed after those of a player further on",
    needs={
        "how positions are numbered": NO_NUMBERING,
    },
    expected="players from the dealer's right, counterclockwise",
    observed="place {observed} after place {expected}",
)
HANDS_EXPOSED_OUT_OF_ORDER_WITH_BANK = rule(
    "hands-exposed-out-of-order-with-bank",
    "Hands exposed out of order while a player was the bank",
    "{seat}: the hands were exposed after those of a player further on",
    needs={
        "how positions are numbered": NO_NUMBERING,
    },
    expected="players from the dealer's right, counterclockwise",
    observed="place {observed} after place {expected}",
)
HANDS_EXPOSED_OUT_OF_ORDER_WITH_CO_BANK = rule(
    "hands-exposed-out-of-order-with-co-bank",
    "Hands exposed out of order with a co-bank",
    "{seat}: the hands were exposed after those of a player further on",
    needs={
        "how positions are numbered": NO_NUMBERING,
    },
    expected="players from the dealer's right, counterclockwise",
    observed="place {observed} after place {expected}",
)
HANDS_NOT_EXPOSED = rule(
    "hands-not-exposed",
    "Player's hands not exposed",
    "{seat}: the hands behind the {wager} of {stake} were never exposed",
    needs={
        "the exposing of the hands": NO_EXPOSURE,
        "whether the player left": NO_LEAVING,
    },
    expected="both hands exposed",
    observed="not exposed",
)
BANK_NOT_EXPOSED = rule(
    "bank-not-exposed",
    "Hands of the bank not exposed",
    "the hands of the bank were never exposed",
    needs={
        "the exposing of the bank's hands": NO_EXPOSURE,
    },
    expected="the bank's hands exposed",
    observed="not exposed",
)
HANDS_EXPOSED_BEFORE_BANK = rule(
    "hands-exposed-before-bank",
    "Player's hands exposed before those of the bank",
    "{seat}: the hands were exposed before those of the bank",
    needs={
        "the exposing of the bank's hands": NO_SETTING,
    },
    expected="the bank's hands exposed first",
    observed="the player's hands exposed first",
)
BANK_EXPOSED_BEFORE_DEALER_SET = rule(
    "bank-exposed-before-dealer-set",
    "Hands of the bank exposed before the dealer formed his",
    "the hands of the bank were exposed before the dealer had formed his own",
    needs={
        "the setting of the dealer's hands": NO_SETTING,
    },
    expected="the dealer's hands formed first",
    observed="the bank's hands exposed first",
)
HANDS_EXPOSED_BEFORE_DEALERS_WAGER = rule(
    "hands-exposed-before-dealers-wager",
    "Player's hands exposed before the dealer's wager was decided",
    ("a player's hands were exposed before the outcome of the dealer's wager against the bank was determined"),
    needs={
        "the outcome of the dealer's wager as announced": NO_OUTCOME,
    },
    expected="the dealer's wager against the bank decided first",
    observed="a player's hands exposed first",
)
HANDS_EXPOSED_BY_ANOTHER = rule(
    "hands-exposed-by-another",
    "Player's hands exposed by somebody other than the dealer",
    "{seat}: somebody other than the dealer exposed the hands",
    needs={
        "who exposed the hands": NO_PERSON,
    },
    expected="exposed by the dealer",
    observed="exposed by somebody else",
)
HANDS_EXPOSED_BY_ANOTHER_WITH_BANK = rule(
    "hands-exposed-by-another-with-bank",
    "Player's hands exposed by somebody other than the dealer while a player was the bank",
    "{seat}: somebody other than the dealer exposed the hands",
    needs={
        "who exposed the hands": NO_PERSON,
    },
    expected="exposed by the dealer",
    observed="exposed by somebody else",
)
HANDS_EXPOSED_BY_ANOTHER_WITH_CO_BANK = rule(
    "hands-exposed-by-another-with-co-bank",
    "Player's hands exposed by somebody other than the dealer with a co-bank",
    "{seat}: somebody other than the dealer exposed the hands",
    needs={
        "who exposed the hands": NO_PERSON,
    },
    expected="exposed by the dealer",
    observed="exposed by somebody else",
)
BANK_EXPOSED_BY_ANOTHER = rule(
    "bank-exposed-by-another",
    "Hands of the bank exposed by somebody other than the dealer",
    "somebody other than the dealer exposed the hands of the bank",
    needs={
        "who exposed the hands": NO_PERSON,
    },
    expected="exposed by the dealer",
    observed="exposed by somebody else",
)


@kernel
def order_rule(t: Table, r: Round) -> int:
    """The rule for the order of exposing in this round."""
    if r.co_bank >= 0:
        return HANDS_EXPOSED_OUT_OF_ORDER_WITH_CO_BANK
    return HANDS_EXPOSED_OUT_OF_ORDER_WITH_BANK if r.bank_seat >= 0 else HANDS_EXPOSED_OUT_OF_ORDER


@kernel
def judge_order(t: Table, r: Round) -> None:
    """Judge the order in which the players' hands were first exposed in the round ``r``."""
    rule, furthest, last = order_rule(t, r), -1, -1
    for i in range(r.first, r.exposed + 1):
        h = t.notes[i].hand
        if t.kind[i] != KIND_EXPOSE or not h or h.exposed != i:
            continue
        if h.id <= 0 or h == r.bank or is_out_of_turn(t, h):
            continue
        # A hand that was surrendered is not exposed to be compared (535.10(e), (f)).
        if 0 <= h.surrender < i:
            continue
        place = h.place
        if lacking(t, rule, NO_NUMBERING, place < 0):
            continue
        if last < 0:
            last = furthest = place
            continue
        t.tally[rule + JUDGED] += 1
        if place < furthest:
            emit(t.hits, rule, i, furthest, place, 0, -1, -1, r.at)
        else:
            furthest = place


@kernel
def judge_dealers_setting(t: Table, h: Hand, r: Round) -> None:
    """Judge whether the dealer had set his hands before he exposed those of ``h``."""
    exposed, ready = h.exposed, r.dealer_set
    rule = HANDS_EXPOSED_BEFORE_DEALER_SET
    if r.bank_seat >= 0:
        rule = HANDS_EXPOSED_BEFORE_BANK
        bank = r.bank
        ready = bank.exposed if bank else -1
        if bank and bank == h:
            return
    if lacking(t, rule, NO_SETTING, ready < 0 or exposed < 0):
        return
    ask(t, rule, exposed < ready, exposed, ready, exposed, 0, h.wager.at, -1, r.at)


@kernel
def was_turned_up(t: Table, h: Hand, r: Round) -> bool:
    """Whether some event turns up ``h``, or a tile of it that is not named, though before its time."""
    for i in range(r.first, r.last + 1):
        if t.kind[i] == KIND_EXPOSE and t.card[i] < 0 and t.notes[i].hand == h:
            return True
    return False


@kernel
def judge_exposing(t: Table, rule: int, h: Hand, w: Wager, r: Round) -> None:
    """Judge whether the hands of ``h`` were exposed at all."""
    shown = recorded(t, KIND_EXPOSE) and r.gaps == 0
    shown = shown and not leaves_open(t, r, unplaced.EXPOSURES) and not was_turned_up(t, h, r)
    if h.exposed < 0 and (not shown or (h == r.bank and may_be_covered(t, r))):
        t.tally[rule + NO_EXPOSURE] += 1
        return
    may_have_left = rule == HANDS_NOT_EXPOSED and not recorded(t, KIND_PLAYER_LEAVES)
    if lacking(t, rule, NO_LEAVING, h.exposed < 0 and may_have_left):
        return
    t.tally[rule + JUDGED] += 1
    if h.exposed < 0:
        emit(t.hits, rule, r.last, -1, -1, 0, w.at, -1, r.at)


@kernel
def judge_bank(t: Table, r: Round) -> None:
    """Judge whether the dealer had formed his hands, where he plays them, before he exposed those of the bank."""
    bank = r.bank
    exposed, ready = bank.exposed, r.dealer_set
    if not lacking(t, BANK_EXPOSED_BEFORE_DEALER_SET, NO_SETTING, ready < 0 or exposed < 0):
        ask(t, BANK_EXPOSED_BEFORE_DEALER_SET, exposed < ready, exposed, ready, exposed, 0, -1, -1, r.at)


@kernel
def first_exposed(t: Table, r: Round) -> int:
    """The first event that exposes the hands of a player who is not the bank; -1 none."""
    first = -1
    for h in between(t.hands, row_after(t.hands, r.hand, 1), r.hands_end):
        event = h.exposed
        if h != r.bank and event >= 0 and (first < 0 or event < first):
            first = event
    return first


@kernel
def decided_at(t: Table, r: Round) -> int:
    """The event by which the dealer's wager against the bank is seen to be decided; -1 not recorded.

    The outcome as announced or, if that is later, the collection or the movement that follows it.
    """
    w, said = r.dealer_wager, r.hand.outcome
    if said < 0:
        return -1
    for i in range(max(r.dealer_set, w.event) + 1, said):
        if t.notes[i].wager == w and (t.kind[i] == KIND_COLLECT or moves_to_center(t, w, i)):
            return i
    return said


@kernel
def judge_dealers_wager(t: Table, r: Round) -> None:
    """Judge whether the dealer's wager against the bank was decided before the first player's hands were exposed."""
    rule, w = HANDS_EXPOSED_BEFORE_DEALERS_WAGER, r.dealer_wager
    bank, first = r.bank, first_exposed(t, r)
    stands = w.at >= 0 and w.withdrawn < 0
    if not stands or first < 0 or first < bank.exposed:
        t.tally[rule + NOT_APPLICABLE] += 1
        return
    decided = decided_at(t, r)
    if not lacking(t, rule, NO_OUTCOME, decided < 0):
        ask(t, rule, first < decided, first, decided, first, 0, -1, -1, r.at)


@kernel
def judge_person(t: Table, rule: int, h: Hand, r: Round) -> None:
    """Judge whether it was the dealer who exposed the hands of ``h``."""
    exposed = h.exposed
    role = role_of(t.by[exposed]) if exposed >= 0 else -1
    another = is_another_person(role)
    if not lacking(t, rule, NO_PERSON, role != BY_DEALER and not another):
        ask(t, rule, another, exposed, -1, role, 0, h.wager.at, -1, r.at)


@kernel
def exposing_pass(t: Table) -> None:
    """Judge the exposing of the hands in each round that has an end."""
    for r in rows_of(t.rounds):
        if r.exposed >= 0:
            judge_order(t, r)
        bank = r.bank
        apart = r.co_bank >= 0 or r.hand.moved >= 0
        if not bank or apart or r.void >= 0 or r.over < 0:
            t.tally[BANK_NOT_EXPOSED + NOT_APPLICABLE] += 1
        else:
            judge_exposing(t, BANK_NOT_EXPOSED, bank, t.wagers[NONE], r)
            judge_bank(t, r)
            judge_dealers_wager(t, r)
            judge_person(t, BANK_EXPOSED_BY_ANOTHER, bank, r)
    for w in rows_of(t.wagers):
        r, h = w.round, w.hand
        played = is_played_out(t, w) and r.over >= 0
        if not played or w.kind == WHAT_DEALER_WAGER or h == r.bank:
            t.tally[HANDS_NOT_EXPOSED + NOT_APPLICABLE] += 1
            continue
        judge_exposing(t, HANDS_NOT_EXPOSED, h, w, r)
        judge_dealers_setting(t, h, r)
        person = HANDS_EXPOSED_BY_ANOTHER
        if r.co_bank >= 0:
            person = HANDS_EXPOSED_BY_ANOTHER_WITH_CO_BANK
        elif r.bank_seat >= 0:
            person = HANDS_EXPOSED_BY_ANOTHER_WITH_BANK
        judge_person(t, person, h, r)
