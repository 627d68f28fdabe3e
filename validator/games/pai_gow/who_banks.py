"""Who acts around the bank: what the text has the dealer do, or the bank, done by somebody else."""

from validator.core.engine.kernel import NOT_APPLICABLE, kernel
from validator.games.numbers import Rules
from validator.games.pai_gow.tables.rows import Round, Table
from validator.games.pai_gow.who_deals import NO_PERSON, NOBODYS, judge_dealers_act
from validator.games.table import ask, lacking, person_of, role_of
from validator.log.codes import (
    BY_BANK,
    BY_DEALER,
    BY_FLOORPERSON,
    BY_PLAYER,
    BY_SPECTATOR,
    BY_SUPERVISOR,
    KIND_BANK_CHECKED,
    KIND_BANK_OFFERED,
    KIND_DEALER_WAGER_DIRECTED,
    KIND_DELIVERY_CHOSEN,
    KIND_DELIVERY_INDICATED,
    KIND_DELIVERY_REPEATED,
    KIND_DELIVERY_SIGNALLED,
    KIND_MARKER_PLACED,
    KIND_STACKS_MOVED,
    WHAT_BANK,
    WHAT_CO_BANK,
)

rule = Rules("pai_gow.who_banks")
BANK_OFFERED_BY_ANOTHER = rule(
    "bank-offered-by-another",
    "Bank offered by somebody other than the dealer",
    "{seat}: somebody other than the dealer offered the bank",
    needs={
        "who offered the bank": NO_PERSON,
    },
    expected="offered by the dealer",
    observed="offered by somebody else",
)
BANK_MARKED_BY_ANOTHER = rule(
    "bank-marked-by-another",
    "Marker of the bank placed by somebody other than the dealer",
    "somebody other than the dealer placed the marker of the bank",
    needs={
        "who placed the marker": NO_PERSON,
    },
    expected="placed by the dealer",
    observed="placed by somebody else",
)
BANK_CONFIRMED_BY_ANOTHER = rule(
    "bank-confirmed-by-another",
    "What the bank needs confirmed by somebody other than the dealer",
    "somebody other than the dealer confirmed that the player may be the bank",
    needs={
        "who confirmed it": NO_PERSON,
    },
    expected="confirmed by the dealer",
    observed="confirmed by somebody else",
)
CO_BANK_MARKED_BY_ANOTHER = rule(
    "co-bank-marked-by-another",
    "Marker of the co-bank placed by somebody other than the dealer",
    "somebody other than the dealer placed the marker of the co-bank",
    needs={
        "who placed the marker": NO_PERSON,
    },
    expected="placed by the dealer",
    observed="placed by somebody else",
)
STACKS_MOVED_BY_THE_BANK = rule(
    "stacks-moved-by-the-bank",
    "Stacks moved by the bank himself",
    "the bank moved the stacks himself",
    needs={
        "who moved the stacks": NO_PERSON,
    },
    expected="moved by the dealer, at the bank's direction",
    observed="moved by the bank",
)
STYLE_CHOSEN_BY_ANOTHER = rule(
    "style-chosen-by-another",
    "Style of delivery chosen by somebody other than the bank",
    "somebody other than the bank chose the style of delivery",
    needs={
        "who chose the style": NO_PERSON,
    },
    expected="chosen by the bank",
    observed="chosen by somebody else",
)
STYLE_REPEATED_BY_ANOTHER = rule(
    "style-repeated-by-another",
    "Style of delivery repeated by somebody other than the dealer",
    "somebody other than the dealer repeated the style of delivery",
    needs={
        "who repeated it": NO_PERSON,
    },
    expected="repeated by the dealer",
    observed="repeated by somebody else",
)
STYLE_SIGNALLED_BY_ANOTHER = rule(
    "style-signalled-by-another",
    "Style of delivery signalled by somebody other than the dealer",
    "somebody other than the dealer signalled the style of delivery to surveillance",
    needs={
        "who signalled it": NO_PERSON,
    },
    expected="signalled by the dealer",
    observed="signalled by somebody else",
)
STYLE_INDICATED_BY_ANOTHER = rule(
    "style-indicated-by-another",
    "Style of delivery indicated by somebody other than the dealer",
    "somebody other than the dealer indicated the style of delivery",
    needs={
        "who indicated it": NO_PERSON,
    },
    expected="indicated by the dealer",
    observed="indicated by somebody else",
)
DEALER_WAGER_DIRECTED_BY_ANOTHER = rule(
    "dealer-wager-directed-by-another",
    "Dealer's wager directed by somebody other than the bank",
    "somebody other than the bank directed what the dealer wagers",
    needs={
        "who directed it": NO_PERSON,
    },
    expected="directed by the bank",
    observed="directed by somebody else",
)


@kernel
def is_stranger(role: int) -> bool:
    """Whether a role is that of somebody who neither deals nor plays."""
    return role == BY_FLOORPERSON or role == BY_SUPERVISOR or role == BY_SPECTATOR


@kernel
def judge_offer(t: Table, i: int, r: Round) -> None:
    """Judge who offered the bank by event ``i``; the player named there may be the one who answers."""
    rule, role, person = BANK_OFFERED_BY_ANOTHER, role_of(t.by[i]), person_of(t.by[i])
    another = is_stranger(role) or (role == BY_PLAYER and person >= 0 and 0 <= t.player[i] != person)
    if not lacking(t, rule, NO_PERSON, role != BY_DEALER and not another):
        ask(t, rule, another, i, BY_DEALER, role, 0, -1, -1, r.at)


@kernel
def is_banks_own(t: Table, i: int, r: Round) -> int:
    """Whether it was the bank of round ``r`` who did what event ``i`` records: 1 it was, 0 another, -1 not known."""
    role, person = role_of(t.by[i]), person_of(t.by[i])
    if role == BY_BANK:
        return 1
    if is_stranger(role):
        return 0
    if role != BY_PLAYER or person < 0 or r.player < 0:
        return -1
    return 1 if person == r.player else 0


@kernel
def judge_mover(t: Table, i: int, r: Round) -> None:
    """Judge whether the bank moved the stacks himself; that another than he and the dealer did is judged as a cut."""
    rule, own = STACKS_MOVED_BY_THE_BANK, is_banks_own(t, i, r)
    if own == 0:
        t.tally[rule + NOT_APPLICABLE] += 1
    elif not lacking(t, rule, NO_PERSON, own < 0 and role_of(t.by[i]) != BY_DEALER):
        ask(t, rule, own == 1, i, BY_DEALER, BY_BANK, 0, -1, -1, r.at)


@kernel
def judge_banks_act(t: Table, rule: int, i: int, r: Round) -> None:
    """Judge whether it was the bank who did what event ``i`` records; the dealer may have acted on his word."""
    own = is_banks_own(t, i, r)
    if not lacking(t, rule, NO_PERSON, own < 0):
        ask(t, rule, own == 0, i, BY_BANK, role_of(t.by[i]), 0, -1, -1, r.at)


@kernel
def rule_for_dealer(t: Table, i: int, banked: bool) -> int:
    """The rule on an act around the bank that the text has the dealer do; NOBODYS where it is another act."""
    kind, what = t.kind[i], t.what[i]
    if kind == KIND_BANK_CHECKED:
        return BANK_CONFIRMED_BY_ANOTHER
    if kind == KIND_MARKER_PLACED:
        if what == WHAT_BANK:
            return BANK_MARKED_BY_ANOTHER
        return CO_BANK_MARKED_BY_ANOTHER if what == WHAT_CO_BANK else NOBODYS
    if not banked:
        return NOBODYS
    if kind == KIND_DELIVERY_REPEATED:
        return STYLE_REPEATED_BY_ANOTHER
    if kind == KIND_DELIVERY_SIGNALLED:
        return STYLE_SIGNALLED_BY_ANOTHER
    return STYLE_INDICATED_BY_ANOTHER if kind == KIND_DELIVERY_INDICATED else NOBODYS


@kernel
def who_banks_pass(t: Table) -> None:
    """Judge who did what the text has the dealer, or the bank, do where a player may be the bank."""
    for i in range(len(t.kind)):
        r, kind = t.notes[i].round, t.kind[i]
        banked = r.bank_seat >= 0 if r else False
        if kind == KIND_BANK_OFFERED:
            judge_offer(t, i, r)
        elif kind == KIND_STACKS_MOVED and banked:
            judge_mover(t, i, r)
        elif kind == KIND_DELIVERY_CHOSEN and banked:
            judge_banks_act(t, STYLE_CHOSEN_BY_ANOTHER, i, r)
        elif kind == KIND_DEALER_WAGER_DIRECTED and banked:
            judge_banks_act(t, DEALER_WAGER_DIRECTED_BY_ANOTHER, i, r)
        else:
            rule = rule_for_dealer(t, i, banked)
            if rule != NOBODYS:
                judge_dealers_act(t, rule, i, -1, r)
