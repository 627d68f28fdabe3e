"""Who settles: what the text has the dealer do from the setting of the hands on, done by somebody else."""

from validator.core.engine.kernel import kernel
from validator.games.numbers import Rules
from validator.games.pai_gow.announcing import is_played_out, may_be_abandoned
from validator.games.pai_gow.bank_holding import may_be_covered
from validator.games.pai_gow.collecting import by_bank
from validator.games.pai_gow.players import may_be_banks, owner_of
from validator.games.pai_gow.tables import flags
from validator.games.pai_gow.tables.rows import Hand, Round, Table, Wager
from validator.games.pai_gow.who_deals import NO_PERSON, NOBODYS, judge_dealers_act
from validator.games.table import ask, lacking, person_of, role_of
from validator.log.codes import (
    BY_BANK,
    BY_DEALER,
    BY_FLOORPERSON,
    BY_PLAYER,
    BY_SPECTATOR,
    BY_SUPERVISOR,
    KIND_COLLECT,
    KIND_COMPARED,
    KIND_HANDS_SET,
    KIND_MUCK,
    KIND_OUTCOME,
    KIND_PAY,
    KIND_RETURN,
    WHAT_DEALER_WAGER,
)

rule = Rules("pai_gow.who_settles")
PLAYER_HANDS_SET_BY_ANOTHER = rule(
    "player-hands-set-by-another",
    "Player's hands set by another person",
    "{seat}: somebody other than the player or the dealer set the hands",
    needs={
        "who set the hands": NO_PERSON,
    },
    expected="set by the player himself",
    observed="set by somebody else",
)
DEALER_HANDS_SET_BY_ANOTHER = rule(
    "dealer-hands-set-by-another",
    "Dealer's hands set by somebody other than the dealer",
    "somebody other than the dealer set the dealer's hands",
    needs={
        "who set the hands": NO_PERSON,
    },
    expected="set by the dealer",
    observed="set by somebody else",
)
HANDS_COMPARED_BY_ANOTHER = rule(
    "hands-compared-by-another",
    "Hands compared by somebody other than the dealer",
    "{seat}: somebody other than the dealer compared the hands",
    needs={
        "who compared the hands": NO_PERSON,
    },
    expected="compared by the dealer",
    observed="compared by somebody else",
)
HANDS_COMPARED_BY_ANOTHER_WITH_BANK = rule(
    "hands-compared-by-another-with-bank",
    "Hands compared by somebody other than the dealer while a player was the bank",
    "{seat}: somebody other than the dealer compared the hands",
    needs={
        "who compared the hands": NO_PERSON,
    },
    expected="compared by the dealer",
    observed="compared by somebody else",
)
HANDS_COMPARED_BY_ANOTHER_WITH_CO_BANK = rule(
    "hands-compared-by-another-with-co-bank",
    "Hands compared by somebody other than the dealer with a co-bank",
    "{seat}: somebody other than the dealer compared the hands",
    needs={
        "who compared the hands": NO_PERSON,
    },
    expected="compared by the dealer",
    observed="compared by somebody else",
)
OUTCOME_ANNOUNCED_BY_ANOTHER = rule(
    "outcome-announced-by-another",
    "Outcome of a wager announced by somebody other than the dealer",
    "{seat}: somebody other than the dealer announced what became of the wager",
    needs={
        "who announced the outcome": NO_PERSON,
    },
    expected="announced by the dealer",
    observed="announced by somebody else",
)
OUTCOME_ANNOUNCED_BY_ANOTHER_WITH_BANK = rule(
    "outcome-announced-by-another-with-bank",
    "Outcome of a wager announced by somebody other than the dealer while a player was the bank",
    "{seat}: somebody other than the dealer announced what became of the wager",
    needs={
        "who announced the outcome": NO_PERSON,
    },
    expected="announced by the dealer",
    observed="announced by somebody else",
)
OUTCOME_ANNOUNCED_BY_ANOTHER_WITH_CO_BANK = rule(
    "outcome-announced-by-another-with-co-bank",
    "Outcome of a wager announced by somebody other than the dealer with a co-bank",
    "{seat}: somebody other than the dealer announced what became of the wager",
    needs={
        "who announced the outcome": NO_PERSON,
    },
    expected="announced by the dealer",
    observed="announced by somebody else",
)
SURRENDERED_WAGER_COLLECTED_BY_ANOTHER = rule(
    "surrendered-wager-collected-by-another",
    "Surrendered wager collected by somebody other than the dealer",
    "{seat}: somebody other than the dealer collected the surrendered wager of {stake}",
    needs={
        "who collected the wager": NO_PERSON,
    },
    expected="collected by the dealer",
    observed="collected by somebody else",
)
SURRENDERED_TILES_COLLECTED_BY_ANOTHER = rule(
    "surrendered-tiles-collected-by-another",
    "Tiles of a surrendered wager collected by somebody other than the dealer",
    "{seat}: somebody other than the dealer collected the tiles behind the surrendered wager of {stake}",
    needs={
        "who collected the tiles": NO_PERSON,
    },
    expected="collected by the dealer",
    observed="collected by somebody else",
)
LOSING_WAGER_COLLECTED_BY_ANOTHER = rule(
    "losing-wager-collected-by-another",
    "Losing wager collected by somebody other than the dealer",
    "{seat}: somebody other than the dealer collected the losing wager of {stake}",
    needs={
        "who collected the wager": NO_PERSON,
    },
    expected="collected by the dealer",
    observed="collected by somebody else",
)
LOSING_TILES_COLLECTED_BY_ANOTHER = rule(
    "losing-tiles-collected-by-another",
    "Tiles of a losing hand collected by somebody other than the dealer",
    "{seat}: somebody other than the dealer collected the tiles behind the losing wager of {stake}",
    needs={
        "who collected the tiles": NO_PERSON,
    },
    expected="collected by the dealer",
    observed="collected by somebody else",
)
TIED_WAGER_RETURNED_BY_ANOTHER = rule(
    "tied-wager-returned-by-another",
    "Tied wager returned by somebody other than the dealer",
    "{seat}: somebody other than the dealer returned the tied wager of {stake}",
    needs={
        "who returned the wager": NO_PERSON,
    },
    expected="returned by the dealer",
    observed="returned by somebody else",
)
TIED_TILES_COLLECTED_BY_ANOTHER = rule(
    "tied-tiles-collected-by-another",
    "Tiles of a tied hand collected by somebody other than the dealer",
    "{seat}: somebody other than the dealer collected the tiles behind the tied wager of {stake}",
    needs={
        "who collected the tiles": NO_PERSON,
    },
    expected="collected by the dealer",
    observed="collected by somebody else",
)
WINNING_WAGER_PAID_BY_ANOTHER = rule(
    "winning-wager-paid-by-another",
    "Winning wager paid by somebody other than the dealer",
    "{seat}: somebody other than the dealer paid the winning wager of {stake}",
    needs={
        "who paid the wager": NO_PERSON,
    },
    expected="paid by the dealer",
    observed="paid by somebody else",
)
WINNING_WAGER_PAID_BY_ANOTHER_WITH_BANK = rule(
    "winning-wager-paid-by-another-with-bank",
    "Winning wager paid by somebody other than the dealer while a player was the bank",
    "{seat}: somebody other than the dealer paid the winning wager of {stake}",
    needs={
        "who paid the wager": NO_PERSON,
    },
    expected="paid by the dealer",
    observed="paid by somebody else",
)
WINNING_WAGER_PAID_BY_ANOTHER_WITH_CO_BANK = rule(
    "winning-wager-paid-by-another-with-co-bank",
    "Winning wager paid by somebody other than the dealer with a co-bank",
    "{seat}: somebody other than the dealer paid the winning wager of {stake}",
    needs={
        "who paid the wager": NO_PERSON,
    },
    expected="paid by the dealer",
    observed="paid by somebody else",
)
WINNING_TILES_COLLECTED_BY_ANOTHER = rule(
    "winning-tiles-collected-by-another",
    "Tiles of a winning hand collected by somebody other than the dealer",
    "{seat}: somebody other than the dealer collected the tiles behind the winning wager of {stake}",
    needs={
        "who collected the tiles": NO_PERSON,
    },
    expected="collected by the dealer",
    observed="collected by somebody else",
)


@kernel
def judge_setter(t: Table, h: Hand, i: int, r: Round) -> None:
    """Judge whether it was the player, or the dealer, who set a player's hands by event ``i``."""
    rule, role = PLAYER_HANDS_SET_BY_ANOTHER, role_of(t.by[i])
    if (h == r.bank or may_be_banks(t, h, r)) and (r.co_bank >= 0 or may_be_covered(t, r)):
        return
    stranger = role == BY_SPECTATOR or role == BY_FLOORPERSON or role == BY_SUPERVISOR
    of_player = role == BY_PLAYER or role == BY_BANK
    person, owner = person_of(t.by[i]), owner_of(t, h, r)
    told = stranger or role == BY_DEALER or (of_player and person >= 0 and owner >= 0)
    if not lacking(t, rule, NO_PERSON, not told):
        ask(t, rule, stranger or (of_player and person != owner), i, -1, role, 0, h.wager.at, -1, r.at)


@kernel
def rule_of_taking(t: Table, h: Hand, w: Wager, i: int, r: Round) -> int:
    """The rule on who collects a player's wager by event ``i``; with a bank the text does not say who does."""
    if r.bank_seat >= 0 or r.co_bank >= 0:
        return NOBODYS
    if 0 <= h.surrender < i:
        return SURRENDERED_WAGER_COLLECTED_BY_ANOTHER
    if not w or not is_played_out(t, w) or may_be_abandoned(t, w):
        return NOBODYS
    return LOSING_WAGER_COLLECTED_BY_ANOTHER


@kernel
def rule_of_tiles(t: Table, h: Hand, i: int, r: Round) -> int:
    """The rule on who collects the tiles of a player's hand by event ``i``."""
    w = h.wager
    if 0 <= h.surrender < i:
        return SURRENDERED_TILES_COLLECTED_BY_ANOTHER if r.bank_seat < 0 and r.co_bank < 0 else NOBODYS
    if h == r.bank or not w or not is_played_out(t, w) or may_be_abandoned(t, w):
        return NOBODYS
    if w.pay >= 0:
        return WINNING_TILES_COLLECTED_BY_ANOTHER
    if w.collect >= 0:
        return LOSING_TILES_COLLECTED_BY_ANOTHER
    return TIED_TILES_COLLECTED_BY_ANOTHER if w.gave_back >= 0 else NOBODYS


@kernel
def rule_of_settling(t: Table, h: Hand, w: Wager, i: int, r: Round) -> int:
    """The rule on an act about a player's hand or wager that the text has the dealer do; NOBODYS: another act."""
    kind = t.kind[i]
    if kind == KIND_MUCK:
        return rule_of_tiles(t, h, i, r)
    if kind == KIND_COLLECT:
        return rule_of_taking(t, h, w, i, r)
    if not w:
        w = h.wager
    if not w or not is_played_out(t, w):
        return NOBODYS
    if kind == KIND_RETURN:
        return TIED_WAGER_RETURNED_BY_ANOTHER if w.pay < 0 and w.collect < 0 else NOBODYS
    if kind == KIND_COMPARED:
        rules = HANDS_COMPARED_BY_ANOTHER
        return by_bank(t, r, rules, HANDS_COMPARED_BY_ANOTHER_WITH_BANK, HANDS_COMPARED_BY_ANOTHER_WITH_CO_BANK)
    rules = OUTCOME_ANNOUNCED_BY_ANOTHER
    return by_bank(t, r, rules, OUTCOME_ANNOUNCED_BY_ANOTHER_WITH_BANK, OUTCOME_ANNOUNCED_BY_ANOTHER_WITH_CO_BANK)


@kernel
def rule_of_paying(t: Table, r: Round) -> int:
    """The rule on who pays a winning wager in this round."""
    with_co_bank = WINNING_WAGER_PAID_BY_ANOTHER_WITH_CO_BANK
    return by_bank(t, r, WINNING_WAGER_PAID_BY_ANOTHER, WINNING_WAGER_PAID_BY_ANOTHER_WITH_BANK, with_co_bank)


@kernel
def settles(kind: int) -> bool:
    """Whether an event of a kind collects tiles or a wager, returns one, or says how hands compare."""
    said = kind == KIND_COMPARED or kind == KIND_OUTCOME
    return said or kind == KIND_MUCK or kind == KIND_COLLECT or kind == KIND_RETURN


@kernel
def judge_settler(t: Table, h: Hand, i: int, r: Round) -> None:
    """Judge who did what event ``i`` records about hand ``h``, or a wager on it."""
    w, kind = t.notes[i].wager, t.kind[i]
    own = h.flags & flags.TILES_OF_THE_DEALER != 0
    if kind == KIND_HANDS_SET:
        if own:
            judge_dealers_act(t, DEALER_HANDS_SET_BY_ANOTHER, i, -1, r)
        else:
            judge_setter(t, h, i, r)
    elif kind == KIND_PAY:
        if w and is_played_out(t, w):
            judge_dealers_act(t, rule_of_paying(t, r), i, w.at, r)
    elif settles(kind) and not own and h != r.bank and not (w and w.kind == WHAT_DEALER_WAGER):
        settling = rule_of_settling(t, h, w, i, r)
        if settling != NOBODYS:
            judge_dealers_act(t, settling, i, h.wager.at, r)


@kernel
def who_settles_pass(t: Table) -> None:
    """Judge who did what the text has the dealer do from the setting of the hands on."""
    for i in range(len(t.kind)):
        note = t.notes[i]
        if note.round and note.hand:
            judge_settler(t, note.hand, i, note.round)
