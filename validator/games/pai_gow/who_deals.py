"""Who deals: what the text has the dealer do from "no more bets" to the last stack collected, done by somebody else."""

from validator.core.engine.kernel import kernel
from validator.core.engine.rows import rows_of
from validator.games.numbers import Rules, missing_facts
from validator.games.pai_gow.after_delivery import is_empty
from validator.games.pai_gow.bank_rules import is_another_person
from validator.games.pai_gow.tables.rows import Round, Table
from validator.games.table import ask, lacking, role_of
from validator.log.codes import (
    BY_DEALER,
    KIND_DELIVER,
    KIND_DICE_TOTAL,
    KIND_MARKER_PLACED,
    KIND_MOVE_CARD,
    KIND_MUCK,
    KIND_NO_MORE_BETS,
    KIND_NO_ROLL,
    KIND_WAGER_MOVED,
    PLACE_ON_TILES,
    WHAT_DEALER_TILES,
    WHAT_DEALER_WAGER,
    WHAT_FELL_OUT,
    WHAT_NOT_FLAT,
    WHAT_ORDINARY,
)

NO_PERSON, NO_WAGERS, *_ = missing_facts()

rule = Rules("pai_gow.who_deals")
NO_MORE_BETS_ANNOUNCED_BY_ANOTHER = rule(
    "no-more-bets-announced-by-another",
    "Close of wagering announced by somebody other than the dealer",
    "somebody other than the dealer announced that no more bets were taken",
    needs={
        "who announced it": NO_PERSON,
    },
    expected="announced by the dealer",
    observed="announced by somebody else",
)
DICE_TOTAL_ANNOUNCED_BY_ANOTHER = rule(
    "dice-total-announced-by-another",
    "Total of the dice announced by somebody other than the dealer",
    "somebody other than the dealer announced the total of the dice",
    needs={
        "who announced the total": NO_PERSON,
    },
    expected="announced by the dealer",
    observed="announced by somebody else",
)
DICE_TOTAL_ANNOUNCED_BY_ANOTHER_WITH_BANK = rule(
    "dice-total-announced-by-another-with-bank",
    "Total of the dice announced by somebody other than the dealer while a player was the bank",
    "somebody other than the dealer announced the total of the dice",
    needs={
        "who announced the total": NO_PERSON,
    },
    expected="announced by the dealer",
    observed="announced by somebody else",
)
ROLL_NOT_FLAT_CALLED_BY_ANOTHER = rule(
    "roll-not-flat-called-by-another",
    "Roll of dice that did not lie flat called by somebody other than the dealer",
    "somebody other than the dealer called the roll invalid, whose dice did not all lie flat",
    needs={
        "who called it": NO_PERSON,
    },
    expected="called by the dealer",
    observed="called by somebody else",
)
ROLL_FALLEN_OUT_CALLED_BY_ANOTHER = rule(
    "roll-fallen-out-called-by-another",
    "Roll of dice that fell out called by somebody other than the dealer",
    "somebody other than the dealer called the roll invalid, of which dice fell out of the shaker",
    needs={
        "who called it": NO_PERSON,
    },
    expected="called by the dealer",
    observed="called by somebody else",
)
TILES_DELIVERED_BY_ANOTHER = rule(
    "tiles-delivered-by-another",
    "Tiles delivered by somebody other than the dealer",
    "somebody other than the dealer delivered tiles",
    needs={
        "who delivered the tiles": NO_PERSON,
    },
    expected="all tiles delivered by the dealer",
    observed="tiles delivered by somebody else",
)
TILES_OF_STYLE_DELIVERED_BY_ANOTHER = rule(
    "tiles-of-style-delivered-by-another",
    "Tiles delivered in an alternative style by somebody other than the dealer",
    "somebody other than the dealer delivered tiles in an alternative style",
    needs={
        "who delivered the tiles": NO_PERSON,
    },
    expected="all tiles delivered by the dealer",
    observed="tiles delivered by somebody else",
)
TILES_DELIVERED_BY_ANOTHER_WITH_BANK = rule(
    "tiles-delivered-by-another-with-bank",
    "Tiles delivered by somebody other than the dealer while a player was the bank",
    "somebody other than the dealer delivered tiles",
    needs={
        "who delivered the tiles": NO_PERSON,
    },
    expected="all tiles delivered by the dealer",
    observed="tiles delivered by somebody else",
)
DEALER_TILES_MARKED_BY_ANOTHER = rule(
    "dealer-tiles-marked-by-another",
    "Marker on the dealer's tiles placed by somebody other than the dealer",
    "somebody other than the dealer placed the marker on the dealer's tiles",
    needs={
        "who placed the marker": NO_PERSON,
    },
    expected="placed by the dealer",
    observed="placed by somebody else",
)
DEALER_TILES_MARKED_BY_ANOTHER_WITH_BANK = rule(
    "dealer-tiles-marked-by-another-with-bank",
    "Marker or wager on the dealer's tiles placed by somebody other than the dealer while a player was the bank",
    "somebody other than the dealer placed the marker or the wager on the dealer's tiles",
    needs={
        "who placed the marker or the wager": NO_PERSON,
    },
    expected="placed by the dealer",
    observed="placed by somebody else",
)
EMPTY_POSITION_COLLECTED_BY_ANOTHER = rule(
    "empty-position-collected-by-another",
    "Tiles of a position without a wager collected by somebody other than the dealer",
    "{seat}: somebody other than the dealer collected the tiles, where there is no wager",
    needs={
        "who collected the tiles": NO_PERSON,
        "whether there is a wager": NO_WAGERS,
    },
    expected="collected by the dealer",
    observed="collected by somebody else",
)
EMPTY_POSITION_COLLECTED_BY_ANOTHER_WITH_BANK = rule(
    "empty-position-collected-by-another-with-bank",
    "Tiles of a position without a wager collected by somebody other than the dealer while a player was the bank",
    "{seat}: somebody other than the dealer collected the tiles, where there is no wager",
    needs={
        "who collected the tiles": NO_PERSON,
        "whether there is a wager": NO_WAGERS,
    },
    expected="collected by the dealer",
    observed="collected by somebody else",
)


NOBODYS = -1
"""An act that the text has no one in particular do."""


@kernel
def judge_dealers_act(t: Table, rule: int, i: int, w: int, r: Round) -> None:
    """Judge whether it was the dealer who did what event ``i`` records; ``w``: row of the wager, -1 none."""
    role = role_of(t.by[i])
    another = is_another_person(role)
    if not lacking(t, rule, NO_PERSON, role != BY_DEALER and not another):
        ask(t, rule, another, i, BY_DEALER, role, 0, w, -1, r.at)


@kernel
def rule_of_delivery(t: Table, r: Round) -> int:
    """The rule on who delivers the tiles of round ``r``: by the bank's style, in the ordinary or in another one."""
    if r.bank_seat >= 0:
        return TILES_DELIVERED_BY_ANOTHER_WITH_BANK
    ordinary = r.style < 0 or t.what[r.style] == WHAT_ORDINARY
    return TILES_DELIVERED_BY_ANOTHER if ordinary else TILES_OF_STYLE_DELIVERED_BY_ANOTHER


@kernel
def judge_deliverer(t: Table, r: Round) -> None:
    """Judge who delivered the tiles of round ``r``: once, however many of them somebody else delivered."""
    rule, event, untold = rule_of_delivery(t, r), -1, 0
    for i in range(r.first_card, r.last_card + 1):
        if t.kind[i] != KIND_DELIVER:
            continue
        role = role_of(t.by[i])
        if is_another_person(role):
            event = i if event < 0 else event
        elif role != BY_DEALER:
            untold += 1
    if not lacking(t, rule, NO_PERSON, event < 0 and untold > 0):
        ask(t, rule, event >= 0, event, BY_DEALER, -1, 0, -1, -1, r.at)


@kernel
def judge_gatherer(t: Table, i: int, r: Round) -> None:
    """Judge who collected tiles by event ``i``, where they are those of a position without a wager."""
    h = t.notes[i].hand
    empty = is_empty(t, h, r) if h else 0
    rule = EMPTY_POSITION_COLLECTED_BY_ANOTHER_WITH_BANK if r.bank_seat >= 0 else EMPTY_POSITION_COLLECTED_BY_ANOTHER
    if empty != 0 and not lacking(t, rule, NO_WAGERS, empty < 0):
        judge_dealers_act(t, rule, i, -1, r)


@kernel
def rule_of_dealing(t: Table, i: int, r: Round) -> int:
    """The rule on an act before or in the delivery that the text has the dealer do; NOBODYS where it is another act."""
    kind, what, banked = t.kind[i], t.what[i], r.bank_seat >= 0
    if kind == KIND_NO_MORE_BETS:
        return NO_MORE_BETS_ANNOUNCED_BY_ANOTHER
    if kind == KIND_DICE_TOTAL:
        return DICE_TOTAL_ANNOUNCED_BY_ANOTHER_WITH_BANK if banked else DICE_TOTAL_ANNOUNCED_BY_ANOTHER
    if kind == KIND_NO_ROLL:
        if what == WHAT_NOT_FLAT:
            return ROLL_NOT_FLAT_CALLED_BY_ANOTHER
        return ROLL_FALLEN_OUT_CALLED_BY_ANOTHER if what == WHAT_FELL_OUT else NOBODYS
    if kind == KIND_MARKER_PLACED and what == WHAT_DEALER_TILES:
        return DEALER_TILES_MARKED_BY_ANOTHER_WITH_BANK if banked else DEALER_TILES_MARKED_BY_ANOTHER
    w = t.notes[i].wager
    moved = kind == KIND_WAGER_MOVED and t.dest[i] == PLACE_ON_TILES
    if moved and banked and w.kind == WHAT_DEALER_WAGER:
        return DEALER_TILES_MARKED_BY_ANOTHER_WITH_BANK
    return NOBODYS


@kernel
def who_deals_pass(t: Table) -> None:
    """Judge who did what the text has the dealer do before the hands are set."""
    for r in rows_of(t.rounds):
        if r.first_card >= 0:
            judge_deliverer(t, r)
    for i in range(len(t.kind)):
        r = t.notes[i].round
        if not r:
            continue
        if (t.kind[i] == KIND_MOVE_CARD or t.kind[i] == KIND_MUCK) and 0 <= r.first_card < i:
            judge_gatherer(t, i, r)
            continue
        rule = rule_of_dealing(t, i, r)
        if rule != NOBODYS:
            judge_dealers_act(t, rule, i, -1, r)
