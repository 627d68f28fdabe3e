"""Whether what the dealer shall do in a round was done by another person: who deals, turns, announces and settles."""

from validator.core.engine.kernel import NOT_APPLICABLE, kernel
from validator.games.blackjack.main_wager import is_main_wager
from validator.games.blackjack.tables import flags
from validator.games.blackjack.tables.rows import Hand, Round, Table, Wager
from validator.games.blackjack.up_card import is_low_up_card
from validator.games.numbers import Rules, missing_facts
from validator.games.rounds.subject import of_other
from validator.games.shoe.by_whom import another_than_the_dealer
from validator.games.table import ask, lacking, recorded, role_of
from validator.log.codes import (
    BY_FLOORPERSON,
    BY_PLAYER,
    BY_SPECTATOR,
    BY_SUPERVISOR,
    KIND_ANNOUNCE,
    KIND_AREA_PLACED,
    KIND_CHOICE,
    KIND_CLEARED,
    KIND_COLLECT,
    KIND_DEAL,
    KIND_DETERMINANT,
    KIND_EXPOSE,
    KIND_OFFER,
    KIND_PAY,
    KIND_RETURN,
    KIND_WAGER_CONFIRMED,
    WHAT_BAD_BEAT_PROGRESSIVE,
    WHAT_BLACKJACK,
    WHAT_EVEN_MONEY,
    WHAT_FREE_BET,
    WHAT_HIT_AND_RUN_PROGRESSIVE,
    WHAT_INSURANCE,
    WHAT_STRAIGHT_JACK_PROGRESSIVE,
)

NO_ACTOR, NO_OTHERS, *_ = missing_facts()

rule = Rules("blackjack.dealers_acts")
CARD_DEALT_BY_ANOTHER = rule(
    "card-dealt-by-another",
    "One of the first two cards of a hand dealt by somebody other than the dealer",
    "{card}, one of the first two cards of a hand, was dealt by somebody other than the dealer",
    needs={
        "who dealt the card": NO_ACTOR,
    },
    expected="the dealer",
    observed="somebody else",
)
ADDITIONAL_CARD_DEALT_BY_ANOTHER = rule(
    "additional-card-dealt-by-another",
    "Additional card dealt to a player by somebody other than the dealer",
    "{seat}: an additional card of {hand} was dealt by somebody other than the dealer ({card})",
    needs={
        "who dealt the card": NO_ACTOR,
    },
    expected="the dealer",
    observed="somebody else",
)
DEALERS_CARD_DRAWN_BY_ANOTHER = rule(
    "dealers-card-drawn-by-another",
    "Additional card of the dealer's hand drawn by somebody other than the dealer",
    "an additional card of the dealer's hand was drawn by somebody other than the dealer ({card})",
    needs={
        "who drew the card": NO_ACTOR,
    },
    expected="the dealer",
    observed="somebody else",
)
HOLE_CARD_TURNED_BY_ANOTHER = rule(
    "hole-card-turned-by-another",
    "Dealer's second card turned face up by somebody other than the dealer",
    "after the players' decisions the dealer's second card was turned face up by somebody other than the dealer",
    needs={
        "who turned the card": NO_ACTOR,
    },
    expected="the dealer",
    observed="somebody else",
)
DEALERS_TOTAL_ANNOUNCED_BY_ANOTHER = rule(
    "dealers-total-announced-by-another",
    "Dealer's total announced by somebody other than the dealer",
    "the dealer's total point count after an additional card was announced by somebody else, and not by the dealer",
    needs={
        "who announced the total": NO_ACTOR,
        "a record of every announcement": NO_OTHERS,
    },
    expected="the dealer",
    observed="somebody else",
)
POINT_TOTAL_ANNOUNCED_BY_ANOTHER = rule(
    "point-total-announced-by-another",
    "Point total of a player announced by somebody other than the dealer",
    "{seat}: the point total of {hand} was announced by somebody else, and not by the dealer",
    needs={
        "who announced the point total": NO_ACTOR,
        "a record of every announcement": NO_OTHERS,
    },
    expected="the dealer",
    observed="somebody else",
)
BLACKJACK_ANNOUNCED_BY_ANOTHER = rule(
    "blackjack-announced-by-another",
    "Player's Blackjack announced by somebody other than the dealer",
    "{seat}: the Blackjack of {hand} was announced by somebody else, and not by the dealer",
    needs={
        "who announced the Blackjack": NO_ACTOR,
        "a record of every announcement": NO_OTHERS,
    },
    expected="the dealer",
    observed="somebody else",
)
WAGER_SETTLED_BY_ANOTHER = rule(
    "wager-settled-by-another",
    "Wager collected or paid by somebody other than the dealer",
    "{seat}: the {wager} of {stake} was collected or paid by somebody other than the dealer",
    needs={
        "who collected or paid the wager": NO_ACTOR,
    },
    expected="the dealer",
    observed="somebody else",
)
OPTIONAL_WAGER_SETTLED_BY_ANOTHER = rule(
    "optional-wager-settled-by-another",
    "Optional wager collected or paid by somebody other than the dealer",
    "{seat}: the {wager} of {stake} was collected or paid by somebody other than the dealer",
    needs={
        "who collected or paid the wager": NO_ACTOR,
    },
    expected="the dealer",
    observed="somebody else",
)
INSURANCE_COLLECTED_BY_ANOTHER = rule(
    "insurance-collected-by-another",
    "Insurance Wager collected by somebody other than the dealer",
    "{seat}: the {wager} of {stake} was collected by somebody other than the dealer",
    needs={
        "who collected the wager": NO_ACTOR,
    },
    expected="the dealer",
    observed="somebody else",
)
SURRENDER_SETTLED_BY_ANOTHER = rule(
    "surrender-settled-by-another",
    "Surrendered wager collected or returned by somebody other than the dealer",
    "{seat}: of the surrendered {wager} of {stake}, a part was collected or returned by somebody other than the dealer",
    needs={
        "who collected or returned the part": NO_ACTOR,
    },
    expected="the dealer",
    observed="somebody else",
)
EVEN_MONEY_PAID_BY_ANOTHER = rule(
    "even-money-paid-by-another",
    "Even money paid by somebody other than the dealer",
    "{seat}: even money on the {wager} of {stake} was paid by somebody other than the dealer",
    needs={
        "who paid even money": NO_ACTOR,
    },
    expected="the dealer",
    observed="somebody else",
)
STAKE_RETURNED_BY_ANOTHER = rule(
    "stake-returned-by-another",
    "Wager that the dealer shall return returned by somebody else",
    "{seat}: the {wager} of {stake} was returned by somebody other than the dealer",
    needs={
        "who returned the wager": NO_ACTOR,
    },
    expected="the dealer",
    observed="somebody else",
)
INSURANCE_OFFERED_BY_ANOTHER = rule(
    "insurance-offered-by-another",
    "Insurance Wager or even money offered by somebody other than the dealer",
    "the Insurance Wager or even money was offered by somebody else, and not by the dealer",
    needs={
        "who made the offer": NO_ACTOR,
        "a record of every offer": NO_OTHERS,
    },
    expected="the dealer",
    observed="somebody else",
)
CARDS_CLEARED_BY_ANOTHER = rule(
    "cards-cleared-by-another",
    "Remaining cards removed from the table by somebody other than the dealer",
    "the remaining cards were removed from the table by somebody other than the dealer",
    needs={
        "who removed the cards": NO_ACTOR,
    },
    expected="the dealer",
    observed="somebody else",
)
DETERMINANT_CARD_DRAWN_BY_ANOTHER = rule(
    "determinant-card-drawn-by-another",
    "Determinant card drawn by somebody other than the dealer",
    "the determinant card was drawn by somebody other than the dealer ({card})",
    needs={
        "who drew the card": NO_ACTOR,
    },
    expected="the dealer",
    observed="somebody else",
)
VERBAL_WAGER_CONFIRMED_BY_ANOTHER = rule(
    "verbal-wager-confirmed-by-another",
    "Verbal wager confirmed by somebody other than the dealer",
    "{seat}: the {wager} of {stake}, a verbal wager, was confirmed by somebody else, and not by the dealer",
    needs={
        "who confirmed the wager": NO_ACTOR,
        "a record of every confirmation": NO_OTHERS,
    },
    expected="the dealer",
    observed="somebody else",
)
DEALERS_HAND_PLACED_BY_ANOTHER = rule(
    "dealers-hand-placed-by-another",
    "Dealer's hand placed in the area of its range by somebody other than the dealer",
    "the dealer's hand was placed in the area of a range by somebody else, and not by the dealer",
    needs={
        "who placed the hand": NO_ACTOR,
        "a record of every placing": NO_OTHERS,
    },
    expected="the dealer",
    observed="somebody else",
)


@kernel
def act_of_another(t: Table, rule: int, i: int, subject: int, r: Round) -> None:
    """Judge that the act of event ``i``, which is wrong in itself where another does it, is the dealer's."""
    role = role_of(t.by[i])
    if not lacking(t, rule, NO_ACTOR, role < 0):
        ask(t, rule, another_than_the_dealer(role), i, 0, 1, 0, subject, -1, r.at)


@kernel
def same_dealers_act(t: Table, i: int, j: int) -> bool:
    """Whether events ``i`` and ``j`` of a round do the same: announce, offer, confirm or place the same."""
    kind = t.kind[i]
    if kind != t.kind[j]:
        return False
    if kind == KIND_ANNOUNCE:
        return t.notes[i].hand == t.notes[j].hand and t.notes[i].cards == t.notes[j].cards
    if kind == KIND_WAGER_CONFIRMED:
        return t.wager[i] == t.wager[j]
    return kind != KIND_OFFER or t.what[i] == t.what[j]


@kernel
def may_be_the_dealers_too(t: Table, i: int, r: Round) -> bool:
    """Whether an event of round row ``r`` that does the same as event ``i`` is, or may be, the dealer's."""
    for j in range(r.first, r.last + 1):
        if j != i and same_dealers_act(t, i, j) and not another_than_the_dealer(role_of(t.by[j])):
            return True
    return False


@kernel
def act_of_another_alone(t: Table, rule: int, i: int, subject: int, r: Round) -> None:
    """Judge that the dealer does what is done in event ``i``; another may do so as well."""
    role = role_of(t.by[i])
    broken = another_than_the_dealer(role)
    if lacking(t, rule, NO_ACTOR, role < 0):
        return
    if broken and may_be_the_dealers_too(t, i, r):
        t.tally[rule + NOT_APPLICABLE] += 1
        return
    if not lacking(t, rule, NO_OTHERS, broken and not (recorded(t, t.kind[i]) and r.gaps == 0)):
        ask(t, rule, broken, i, 0, 1, 0, subject, -1, r.at)


@kernel
def judge_dealt_by_whom(t: Table, i: int, h: Hand, r: Round) -> None:
    """Judge who deals the card of event ``i`` to hand row ``h``: among the first two, or an additional one."""
    note = t.notes[i]
    further = note.cards > 1 or note.flags & flags.SPLIT != 0
    rule = CARD_DEALT_BY_ANOTHER
    if further:
        rule = DEALERS_CARD_DRAWN_BY_ANOTHER if h == r.hand else ADDITIONAL_CARD_DEALT_BY_ANOTHER
    act_of_another(t, rule, i, of_other(h.at), r)


@kernel
def players_acted(t: Table, i: int, r: Round) -> bool:
    """Whether a player decided in round row ``r`` before event ``i``."""
    for j in range(r.first, i):
        if t.kind[j] == KIND_CHOICE:
            return True
    return False


@kernel
def judge_who_turns(t: Table, i: int, r: Round) -> None:
    """Judge who turns the hole card in event ``i``.

    Who turns it upon a Blackjack is not said, nor, where two Large cards are shown before the action, who shows them.
    """
    shown_before = t.options.push_large_cards > 0 and not players_acted(t, i, r)
    if r.void >= 0 or r.dealer_blackjack != 0 or shown_before:
        t.tally[HOLE_CARD_TURNED_BY_ANOTHER + NOT_APPLICABLE] += 1
        return
    act_of_another(t, HOLE_CARD_TURNED_BY_ANOTHER, i, -1, r)


@kernel
def judge_who_announces(t: Table, i: int, h: Hand, r: Round) -> None:
    """Judge who announces the points of hand row ``h`` in event ``i``: the dealer's once he has drawn, the players'."""
    if h == r.hand:
        if t.notes[i].cards > 2:
            act_of_another_alone(t, DEALERS_TOTAL_ANNOUNCED_BY_ANOTHER, i, -1, r)
        return
    if t.what[i] == WHAT_BLACKJACK:
        act_of_another_alone(t, BLACKJACK_ANNOUNCED_BY_ANOTHER, i, of_other(h.at), r)
    act_of_another_alone(t, POINT_TOTAL_ANNOUNCED_BY_ANOTHER, i, of_other(h.at), r)


@kernel
def from_a_progressive(kind: int) -> bool:
    """Whether a wager wins by a progressive payout, of which a share may be paid elsewhere than at the table."""
    return (
        kind == WHAT_BAD_BEAT_PROGRESSIVE
        or kind == WHAT_HIT_AND_RUN_PROGRESSIVE
        or kind == WHAT_STRAIGHT_JACK_PROGRESSIVE
    )


@kernel
def judge_who_returns(t: Table, i: int, r: Round, w: Wager) -> None:
    """Judge who returns a wager that the dealer shall return: Blackjack against Blackjack, or at his total for it."""
    h = w.hand
    if not h or h.flags & flags.DEAD or not is_main_wager(w.kind):
        return
    tie = r.dealer_blackjack == 1 and h.flags & flags.NATURAL != 0
    push = r.dealer_blackjack == 0 and t.options.dealer_push_total > 0 and r.hand.total == t.options.dealer_push_total
    if tie or push:
        act_of_another(t, STAKE_RETURNED_BY_ANOTHER, i, w.at, r)


@kernel
def judge_who_settles(t: Table, i: int, r: Round, w: Wager) -> None:
    """Judge who settles wager row ``w`` in event ``i``; by whom a bonus beside its payout is paid is not said."""
    kind = t.kind[i]
    h = w.hand
    became = h.flags if h else 0
    main = is_main_wager(w.kind)
    if r.void >= 0 or (kind == KIND_PAY and t.what[i] >= 0):
        return
    if main and became & flags.SURRENDERED:
        if kind != KIND_PAY and is_low_up_card(t, r.up):
            act_of_another(t, SURRENDER_SETTLED_BY_ANOTHER, i, w.at, r)
    elif kind == KIND_RETURN:
        judge_who_returns(t, i, r, w)
    elif main and kind == KIND_PAY and became & flags.EVEN_MONEY:
        act_of_another(t, EVEN_MONEY_PAID_BY_ANOTHER, i, w.at, r)
    elif w.kind == WHAT_INSURANCE and kind == KIND_COLLECT:
        act_of_another(t, INSURANCE_COLLECTED_BY_ANOTHER, i, w.at, r)
    elif main or w.kind == WHAT_INSURANCE or w.kind == WHAT_FREE_BET:
        act_of_another(t, WAGER_SETTLED_BY_ANOTHER, i, w.at, r)
    elif kind == KIND_COLLECT or not from_a_progressive(w.kind) or role_of(t.by[i]) in (BY_PLAYER, BY_SPECTATOR):
        act_of_another(t, OPTIONAL_WAGER_SETTLED_BY_ANOTHER, i, w.at, r)


@kernel
def judge_who_confirms(t: Table, i: int, r: Round, w: Wager) -> None:
    """Judge who confirms verbal wager row ``w`` in event ``i``; in Spanish 21 a floorperson has to as well."""
    role = role_of(t.by[i])
    if t.options.match_apart == 1 and (role == BY_FLOORPERSON or role == BY_SUPERVISOR):
        t.tally[VERBAL_WAGER_CONFIRMED_BY_ANOTHER + NOT_APPLICABLE] += 1
        return
    act_of_another_alone(t, VERBAL_WAGER_CONFIRMED_BY_ANOTHER, i, w.at, r)


@kernel
def judge_dealers_act(t: Table, i: int, r: Round) -> None:
    """Judge by whom event ``i`` of round row ``r`` is done, if it is one that the dealer shall do."""
    kind = t.kind[i]
    h = t.notes[i].hand
    w = t.notes[i].wager
    if kind == KIND_DEAL:
        if h:
            judge_dealt_by_whom(t, i, h, r)
    elif kind == KIND_DETERMINANT:
        act_of_another(t, DETERMINANT_CARD_DRAWN_BY_ANOTHER, i, -1, r)
    elif kind == KIND_EXPOSE:
        if i == r.hole_turned:
            judge_who_turns(t, i, r)
    elif kind == KIND_ANNOUNCE:
        if h:
            judge_who_announces(t, i, h, r)
    elif kind == KIND_OFFER:
        if t.what[i] in (WHAT_INSURANCE, WHAT_EVEN_MONEY):
            act_of_another_alone(t, INSURANCE_OFFERED_BY_ANOTHER, i, -1, r)
    elif kind == KIND_AREA_PLACED:
        act_of_another_alone(t, DEALERS_HAND_PLACED_BY_ANOTHER, i, -1, r)
    elif kind == KIND_CLEARED:
        act_of_another(t, CARDS_CLEARED_BY_ANOTHER, i, -1, r)
    elif kind == KIND_WAGER_CONFIRMED:
        if w:
            judge_who_confirms(t, i, r, w)
    elif w and kind in (KIND_COLLECT, KIND_PAY, KIND_RETURN):
        judge_who_settles(t, i, r, w)


@kernel
def dealers_acts_pass(t: Table) -> None:
    """Judge, event by event, that the dealer himself does what he shall do."""
    for i in range(len(t.kind)):
        r = t.notes[i].round
        if r:
            judge_dealers_act(t, i, r)
