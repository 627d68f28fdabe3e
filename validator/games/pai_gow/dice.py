"""The dice: their total as announced, and the position at which the delivery of the tiles starts."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel
from validator.core.engine.rows import rows_of
from validator.games.numbers import Rules, missing_facts
from validator.games.pai_gow.around import dice_sum
from validator.games.pai_gow.rolls import counted_wrong, played_on
from validator.games.pai_gow.tables.rows import Round, Table
from validator.games.table import ask, lacking, recorded
from validator.log.codes import KIND_DICE_TOTAL, KIND_VOID_ROUND

NO_DICE, NO_TOTAL, NO_CURE, *_ = missing_facts()
NO_NUMBERING, NO_POSITION, NO_OUTCOME, *_ = missing_facts(after=NO_DICE)
NO_ANNOUNCEMENT, *_ = missing_facts()

rule = Rules("pai_gow.dice")
DICE_TOTAL_WRONG = rule(
    "dice-total-wrong",
    "Dice totaled wrongly",
    "the dealer announced {observed}; the dice make {expected}",
    needs={
        "the dice": NO_DICE,
        "the total announced": NO_TOTAL,
        "whether the round was void by it": NO_CURE,
    },
    expected="{expected}",
    observed="{observed}",
)
DICE_TOTAL_NOT_ANNOUNCED = rule(
    "dice-total-not-announced",
    "Total of the dice not announced",
    "no total of the dice that were seen was announced before the tiles were delivered",
    needs={
        "the total announced": NO_ANNOUNCEMENT,
    },
    expected="the total announced",
    observed="no total announced",
)
DELIVERY_STARTS_AT_WRONG_POSITION = rule(
    "delivery-starts-at-wrong-position",
    "Delivery started at the wrong position",
    "the first tile went to {seat}, place {observed} from the dealer; the dice lead to place {expected}",
    needs={
        "the dice": NO_DICE,
        "how positions are numbered": NO_NUMBERING,
        "the positions of the first tile and of the bank": NO_POSITION,
        "whether the round was void by it": NO_OUTCOME,
    },
    expected="place {expected} counterclockwise from the dealer",
    observed="place {observed}",
)
DELIVERY_STARTS_AT_WRONG_POSITION_WITH_BANK = rule(
    "delivery-starts-at-wrong-position-with-bank",
    "Delivery started at the wrong position while a player was the bank",
    (
        "the first tile went to {seat}, place {observed} from the dealer; counted from the bank the "
        "dice lead to place {expected}"
    ),
    needs={
        "the dice": NO_DICE,
        "how positions are numbered": NO_NUMBERING,
        "the positions of the first tile and of the bank": NO_POSITION,
        "whether the round was void by it": NO_OUTCOME,
    },
    expected="place {expected} counterclockwise from the dealer",
    observed="place {observed}",
)
DICE_TOTAL_WRONG_WITH_BANK = rule(
    "dice-total-wrong-with-bank",
    "Dice totaled wrongly while a player was the bank",
    "the dealer announced {observed}; the dice make {expected}",
    needs={
        "the dice": NO_DICE,
        "the total announced": NO_TOTAL,
        "whether the round was void by it": NO_CURE,
    },
    expected="{expected}",
    observed="{observed}",
)
DICE_TOTAL_NOT_ANNOUNCED_WITH_BANK = rule(
    "dice-total-not-announced-with-bank",
    "Total of the dice not announced while a player was the bank",
    "no total of the dice that were seen was announced before the tiles were delivered",
    needs={
        "the total announced": NO_ANNOUNCEMENT,
    },
    expected="the total announced",
    observed="no total announced",
)


@kernel
def not_announced(event: int) -> bool:
    """Whether no event announces the total (-1)."""
    return event < 0


@kernel
def is_cured(t: Table, r: Round) -> int:
    """Whether a round dealt by a wrong total was void, as the section on irregularities orders: 1, 0; -1 not known."""
    wrongly, void = counted_wrong(t, r), r.void
    if wrongly == 0:
        return 0
    if void >= 0:
        return wrongly if wrongly < 0 else 1
    told = recorded(t, KIND_VOID_ROUND) and r.gaps == 0 and r.over >= 0
    return 0 if told or played_on(t, r.first_card, r) else -1


@kernel
def judge_total(t: Table, r: Round) -> None:
    """Judge whether the total of the dice was announced, and rightly."""
    shown, event = r.shown, r.total
    first = r.first_card
    wrong, silent = DICE_TOTAL_WRONG, DICE_TOTAL_NOT_ANNOUNCED
    if r.bank_seat >= 0:
        wrong, silent = DICE_TOTAL_WRONG_WITH_BANK, DICE_TOTAL_NOT_ANNOUNCED_WITH_BANK
    if event < 0:
        t.tally[wrong + NO_TOTAL] += 1
        if recorded(t, KIND_DICE_TOTAL) and r.gaps == 0:
            ask(t, silent, not_announced(event), first, -1, -1, 0, -1, -1, r.at)
        else:
            t.tally[silent + NO_ANNOUNCEMENT] += 1
        return
    t.tally[silent + JUDGED] += 1
    if lacking(t, wrong, NO_DICE, shown < 0):
        return
    total = dice_sum(t.n[shown])
    if t.n[event] != total and is_cured(t, r) != 0:
        t.tally[wrong + (NOT_APPLICABLE if is_cured(t, r) > 0 else NO_CURE)] += 1
        return
    t.tally[wrong + JUDGED] += 1
    if t.n[event] != total:
        emit(t.hits, wrong, event, total, t.n[event], 0, -1, -1, r.at)
        r.root = event


@kernel
def judge_start(t: Table, r: Round) -> None:
    """Judge where the first tile went."""
    rule = DELIVERY_STARTS_AT_WRONG_POSITION_WITH_BANK if r.bank_seat >= 0 else DELIVERY_STARTS_AT_WRONG_POSITION
    first = r.first_card
    h = t.notes[first].hand
    if r.shown < 0:
        t.tally[rule + NO_DICE] += 1
    elif not h or r.bank_seat == 0:
        t.tally[rule + NO_POSITION] += 1
    elif h.place < 0 or r.start < 0:
        t.tally[rule + NO_NUMBERING] += 1
    else:
        place, due = h.place, r.start
        over = r.over >= 0 or played_on(t, first, r)
        if lacking(t, rule, NO_OUTCOME, counted_wrong(t, r) == 1 and not over):
            return
        t.tally[rule + JUDGED] += 1
        if place != due:
            root = r.root
            emit(t.hits, rule, first, due, place, 0, -1, root, r.at)
            if root < 0:
                r.root = first


@kernel
def dice_pass(t: Table) -> None:
    """Judge the dice of each round of which tiles were delivered."""
    for r in rows_of(t.rounds):
        if r.first_card < 0:
            t.tally[DICE_TOTAL_WRONG + NOT_APPLICABLE] += 1
            t.tally[DELIVERY_STARTS_AT_WRONG_POSITION + NOT_APPLICABLE] += 1
            continue
        judge_total(t, r)
        if r.void >= 0:
            t.tally[DELIVERY_STARTS_AT_WRONG_POSITION + NOT_APPLICABLE] += 1
            continue
        judge_start(t, r)
