"""The style of delivery that the bank chooses, and the shaker in the bank's hands."""

from validator.core.engine.kernel import NOT_APPLICABLE, kernel
from validator.core.engine.rows import rows_of
from validator.games.numbers import Rules, missing_facts
from validator.games.pai_gow.bank_holding import find, is_shown
from validator.games.pai_gow.bank_rules import (
    act_left_out,
    answer,
    by_another,
    by_outsider,
    later_than,
    less_than_due,
    other_than_due,
    without_grant,
)
from validator.games.pai_gow.delivery import filed_style
from validator.games.pai_gow.options import STYLES
from validator.games.pai_gow.tables.rows import Round, Table
from validator.games.table import lacking, person_of, role_of
from validator.log.codes import (
    BY_BANK,
    KIND_DELIVERY_CHOSEN,
    KIND_DELIVERY_REPEATED,
    KIND_DICE_SHAKE,
    KIND_DICE_SHOWN,
    KIND_DICE_UNCOVERED,
    KIND_NO_ROLL,
    WHAT_ORDINARY,
    WHAT_UNCOVERED_BY_BANK,
)

NO_CHOICE, *_ = missing_facts()
NO_STYLE, *_ = missing_facts()
NO_REPETITION, *_ = missing_facts()
NO_FILING, *_ = missing_facts()
NO_SHAKER, *_ = missing_facts()
NO_PERSON, *_ = missing_facts()
NO_SHAKES, *_ = missing_facts()
NO_COUNT, *_ = missing_facts()

rule = Rules("pai_gow.bank_style")
BANK_STYLE_NOT_REPEATED = rule(
    "bank-style-not-repeated",
    "Style of the bank not repeated",
    "the dealer did not repeat the style that the bank had chosen, {expected}",
    needs={
        "what the dealer repeats": NO_REPETITION,
    },
    expected="{expected} repeated",
    observed="not repeated",
    unit="phrase",
)
BANK_STYLE_REPEATED_WRONG = rule(
    "bank-style-repeated-wrong",
    "Another style repeated than the bank chose",
    "the bank chose {expected}; the dealer repeated {observed}",
    expected="{expected}",
    observed="{observed}",
    unit="phrase",
)
BANK_STYLE_NOT_FOLLOWED = rule(
    "bank-style-not-followed",
    "Another style indicated than the bank chose",
    "the bank chose {expected}; the dealer indicated {observed}",
    needs={
        "the style indicated": NO_STYLE,
    },
    expected="{expected}",
    observed="{observed}",
    unit="phrase",
)
STYLE_WITHOUT_CHOICE_OF_BANK = rule(
    "style-without-choice-of-bank",
    "Alternative style without a choice of the bank",
    "the dealer indicated {observed}, though the bank had chosen no style",
    needs={
        "what the bank chose": NO_CHOICE,
    },
    expected="the ordinary procedure",
    observed="{observed}",
    unit="phrase",
)
BANK_STYLE_NOT_FILED = rule(
    "bank-style-not-filed",
    "Style that the bank chose and the Rules Submission does not specify",
    "the bank chose {observed}, which the Rules Submission does not specify",
    needs={
        "the styles that the Rules Submission specifies": NO_FILING,
    },
    expected="a style that the Rules Submission specifies",
    observed="{observed}",
    unit="phrase",
)
DICE_NOT_SHAKEN_BY_BANK = rule(
    "dice-not-shaken-by-bank",
    "Dice shaken by somebody other than the bank",
    "somebody other than the bank shook the dice",
    needs={
        "who shook the dice": NO_SHAKER,
    },
    expected="the bank",
    observed="another",
)
BANK_SHAKES_TOO_FEW = rule(
    "bank-shakes-too-few",
    "Dice shaken too few times while a player was the bank",
    "the shaker was shaken {observed} times",
    needs={
        "the number of shakes": NO_COUNT,
    },
    expected="at least {expected}",
    observed="{observed}",
)
DICE_SHAKEN_BEFORE_STYLE_INDICATED = rule(
    "dice-shaken-before-style-indicated",
    "Dice shaken before the style was indicated",
    "the dice were shaken before the dealer had indicated the style of delivery",
    needs={
        "when the style was indicated": NO_STYLE,
    },
    expected="the dice shaken afterwards",
    observed="shaken before",
)
LID_NOT_REMOVED_BY_DEALER = rule(
    "lid-not-removed-by-dealer",
    "Lid of the shaker removed by somebody else",
    "the lid of the shaker was removed by neither dealer nor bank",
    needs={
        "who removed the lid": NO_PERSON,
    },
    expected="the dealer",
    observed="another",
)
DICE_NOT_RESHAKEN_AFTER_LID = rule(
    "dice-not-reshaken-after-lid",
    "Dice not reshaken after the bank removed the lid",
    "the bank removed the lid, and the dice were not shaken again",
    needs={
        "the shakes": NO_SHAKES,
    },
    expected="the dice shaken again",
    observed="the roll used",
)
DICE_RESHAKEN_BY_ANOTHER_AFTER_LID = rule(
    "dice-reshaken-by-another-after-lid",
    "Dice reshaken by somebody other than the bank after the bank removed the lid",
    "the bank removed the lid, and the dice were shaken again by somebody other than the bank",
    needs={
        "who shook the dice": NO_SHAKER,
    },
    expected="the dice shaken again by the bank",
    observed="shaken by another",
)
STYLE_CHOSEN_BEFORE_NO_MORE_BETS = rule(
    "style-chosen-before-no-more-bets",
    'Style of delivery chosen before "no more bets"',
    'the bank chose the style of delivery before "no more bets" was announced',
    expected="the announcement first",
    observed="the choice first",
)
DICE_RESHAKEN_TOO_LITTLE_AFTER_LID = rule(
    "dice-reshaken-too-little-after-lid",
    "Dice reshaken fewer times than at first after the bank removed the lid",
    "the bank removed the lid, and the dice were then shaken {observed} times",
    needs={
        "how often the dice were shaken": NO_COUNT,
    },
    expected="{expected}",
    observed="{observed}",
)


@kernel
def filed_for_bank(t: Table, style: int) -> int:
    """Whether the filing specifies the style for the bank to choose, by its own list or with all that there are."""
    return 1 if 0 <= style < STYLES and t.options.bank_styles == 1 else filed_style(t, style)


@kernel
def judge_choice(t: Table, r: Round) -> None:
    """Judge what the dealer did with the bank's choice of a style, or without one."""
    chosen, indicated = r.chosen, r.style
    if chosen < 0:
        if indicated < 0 or t.what[indicated] == WHAT_ORDINARY:
            t.tally[STYLE_WITHOUT_CHOICE_OF_BANK + NOT_APPLICABLE] += 1
        elif is_shown(t, r, KIND_DELIVERY_CHOSEN):
            answer(t, STYLE_WITHOUT_CHOICE_OF_BANK, act_left_out(chosen), indicated, -1, t.what[indicated], -1, r.at)
        else:
            t.tally[STYLE_WITHOUT_CHOICE_OF_BANK + NO_CHOICE] += 1
        return
    closed = r.no_more_bets
    if 0 <= closed < r.first_card:
        answer(t, STYLE_CHOSEN_BEFORE_NO_MORE_BETS, later_than(closed, chosen), chosen, closed, chosen, -1, r.at)
    style = t.what[chosen]
    if indicated >= 0:
        said = t.what[indicated]
        answer(t, BANK_STYLE_NOT_FOLLOWED, other_than_due(said, style), indicated, style, said, -1, r.at)
    else:
        t.tally[BANK_STYLE_NOT_FOLLOWED + NO_STYLE] += 1
    repeated = find(t, r, KIND_DELIVERY_REPEATED, -1)
    if repeated >= 0:
        said = t.what[repeated]
        answer(t, BANK_STYLE_REPEATED_WRONG, other_than_due(said, style), repeated, style, said, -1, r.at)
    if repeated >= 0 or is_shown(t, r, KIND_DELIVERY_REPEATED):
        answer(t, BANK_STYLE_NOT_REPEATED, act_left_out(repeated), chosen, style, -1, -1, r.at)
    else:
        t.tally[BANK_STYLE_NOT_REPEATED + NO_REPETITION] += 1
    filed = filed_for_bank(t, style - WHAT_ORDINARY)
    if style == WHAT_ORDINARY:
        t.tally[BANK_STYLE_NOT_FILED + NOT_APPLICABLE] += 1
    elif filed < 0:
        t.tally[BANK_STYLE_NOT_FILED + NO_FILING] += 1
    else:
        answer(t, BANK_STYLE_NOT_FILED, without_grant(filed), chosen, -1, style, -1, r.at)


@kernel
def judge_reshaker(t: Table, r: Round, i: int) -> None:
    """Judge who reshook the dice after the bank had removed the lid."""
    rule = DICE_RESHAKEN_BY_ANOTHER_AFTER_LID
    if not lacking(t, rule, NO_SHAKER, t.by[i] < 0):
        wrong = by_another(role_of(t.by[i]), person_of(t.by[i]), r.player)
        answer(t, rule, wrong, i, -1, role_of(t.by[i]), -1, r.at)


@kernel
def judge_reshakes(t: Table, r: Round, last: int, stop: int) -> None:
    """Judge how often the dice were reshaken, between the bank's removal of the lid (event) and another event."""
    shakes, first = 0, -1
    for i in range(last + 1, stop):
        if t.kind[i] == KIND_NO_ROLL:
            return
        if t.kind[i] == KIND_DICE_SHAKE:
            first = i if first < 0 else first
            shakes = shakes + t.n[i] if shakes >= 0 and t.n[i] >= 0 else -1
    rule, least = DICE_RESHAKEN_TOO_LITTLE_AFTER_LID, t.options.bank_shakes
    unknown = shakes < 0 or (shakes < least and not is_shown(t, r, KIND_DICE_SHAKE))
    if first >= 0 and not lacking(t, rule, NO_COUNT, unknown):
        answer(t, rule, less_than_due(shakes, least), first, least, shakes, -1, r.at)


@kernel
def judge_shaker(t: Table, r: Round) -> None:
    """Judge who shook the dice for the first roll, how often and when, and who took off the lid."""
    player = r.player
    end = r.first_card
    shakes, by_bank, lids, opened, lifted = 0, False, 0, -1, -1
    for i in range(r.first, end):
        kind = t.kind[i]
        if kind == KIND_DICE_SHAKE:
            if opened >= 0:
                judge_reshaker(t, r, i)
            opened = -1
            if lids > 0:
                continue
            if t.by[i] < 0:
                t.tally[DICE_NOT_SHAKEN_BY_BANK + NO_SHAKER] += 1
            else:
                wrong = by_another(role_of(t.by[i]), person_of(t.by[i]), player)
                by_bank = by_bank or not wrong
                answer(t, DICE_NOT_SHAKEN_BY_BANK, wrong, i, -1, role_of(t.by[i]), -1, r.at)
            if t.n[i] < 0:
                shakes = -1
            elif shakes >= 0:
                shakes += t.n[i]
            if r.style < 0:
                t.tally[DICE_SHAKEN_BEFORE_STYLE_INDICATED + NO_STYLE] += 1
            else:
                early = later_than(r.style, i)
                answer(t, DICE_SHAKEN_BEFORE_STYLE_INDICATED, early, i, -1, -1, -1, r.at)
        elif t.what[i] == WHAT_UNCOVERED_BY_BANK and (kind == KIND_NO_ROLL or kind == KIND_DICE_SHOWN):
            opened = opened if opened >= 0 else i
            lifted = i
        elif kind == KIND_NO_ROLL:
            opened = -1
        elif kind == KIND_DICE_UNCOVERED:
            lids += 1
            if lifted >= 0:
                judge_reshakes(t, r, lifted, i)
            lifted = i if role_of(t.by[i]) == BY_BANK else -1
            if lids == 1:
                judge_shakes(t, r, i, shakes)
            role = role_of(t.by[i])
            if lacking(t, LID_NOT_REMOVED_BY_DEALER, NO_PERSON, role < 0):
                continue
            answer(t, LID_NOT_REMOVED_BY_DEALER, by_outsider(role, person_of(t.by[i]), player), i, -1, role, -1, r.at)
            if role == BY_BANK:
                opened = i
                t.tally[DICE_NOT_RESHAKEN_AFTER_LID + NOT_APPLICABLE] += 1
    if lifted >= 0:
        judge_reshakes(t, r, lifted, end)
    if opened >= 0:
        if is_shown(t, r, KIND_DICE_SHAKE):
            answer(t, DICE_NOT_RESHAKEN_AFTER_LID, act_left_out(-1), opened, -1, -1, -1, r.at)
        else:
            t.tally[DICE_NOT_RESHAKEN_AFTER_LID + NO_SHAKES] += 1


@kernel
def judge_shakes(t: Table, r: Round, event: int, shakes: int) -> None:
    """Judge how often the shaker was shaken before it was first uncovered (event); -1: not known."""
    shown = is_shown(t, r, KIND_DICE_SHAKE)
    least = t.options.bank_shakes
    if lacking(t, BANK_SHAKES_TOO_FEW, NO_COUNT, shakes < 0 or (shakes < least and not shown)):
        return
    answer(t, BANK_SHAKES_TOO_FEW, less_than_due(shakes, least), event, least, shakes, -1, r.at)


@kernel
def style_pass(t: Table) -> None:
    """Judge style and shaker of each round with a bank of which tiles were delivered."""
    for r in rows_of(t.rounds):
        if r.bank_seat < 0 or r.first_card < 0:
            t.tally[STYLE_WITHOUT_CHOICE_OF_BANK + NOT_APPLICABLE] += 1
            t.tally[BANK_SHAKES_TOO_FEW + NOT_APPLICABLE] += 1
            continue
        judge_choice(t, r)
        judge_shaker(t, r)
