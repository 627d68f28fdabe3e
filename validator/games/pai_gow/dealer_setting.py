"""How the dealer sets his own hands, and those of the bank where he covers a part of it."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel
from validator.core.engine.rows import rows_of
from validator.games.numbers import Rules, missing_facts
from validator.games.pai_gow.dealer_rules import (
    broken_paragraph,
    is_excused,
    plays_lower_pair,
    plays_lower_value,
    readings_that_condemn,
)
from validator.games.pai_gow.house_way import settings_allowed, settings_by_some_count
from validator.games.pai_gow.ranking import COUNTS, strength_at
from validator.games.pai_gow.splits import has_pair, has_supreme_pair, has_value
from validator.games.pai_gow.tables import paragraph
from validator.games.pai_gow.tables.rows import Hand, Round, Table
from validator.games.pai_gow.tiles import kind_of
from validator.games.table import ask, lacking
from validator.log.codes import FACE_DOWN, KIND_HANDS_SET, KIND_SET_HAND

NO_TILES, NO_WAY, *_ = missing_facts()
NO_FACE, *_ = missing_facts()

rule = Rules("pai_gow.dealer_setting")
SUPREME_PAIR_NOT_PLAYED = rule(
    "supreme-pair-not-played",
    "Supreme Pair of the dealer not played",
    "the dealer set {hand} and so broke up the Supreme Pair",
    needs={
        "the four tiles as set": NO_TILES,
    },
    expected="the Supreme Pair in one hand",
    observed="{hand}",
)
DEALER_PAIR_NOT_PLAYED = rule(
    "dealer-pair-not-played",
    "Pair, Wong or Gong of the dealer not played",
    "the dealer set {hand}, without a pair, though his tiles make one",
    needs={
        "the four tiles as set": NO_TILES,
    },
    expected="a permissible pair in one of the hands",
    observed="{hand}",
)
DEALER_VALUE_NOT_PLAYED = rule(
    "dealer-value-not-played",
    "Nine, eight or seven of the dealer not played",
    "the dealer set {hand}, without a value of nine, eight or seven, though his tiles make one",
    needs={
        "the four tiles as set": NO_TILES,
    },
    expected="a value of nine, eight or seven in one of the hands",
    observed="{hand}",
)
DEALER_HIGHEST_TILE_NOT_WITH_LOWEST = rule(
    "dealer-highest-tile-not-with-lowest",
    "Highest tile of the dealer not played with the lowest",
    "the dealer set {hand}; his highest ranking tile does not lie with his lowest",
    needs={
        "the four tiles as set": NO_TILES,
    },
    expected="the highest ranking tile with the lowest ranking tile",
    observed="{hand}",
)
DEALER_SETTING_TURNS_ON_COUNT = rule(
    "dealer-setting-turns-on-count",
    "Setting of the dealer that turns on how a 1-2 or 2-4 tile counts",
    "the dealer set {hand}; whether that is as ordered depends on the count of his 1-2 or 2-4 tile",
    expected="a setting by either count",
    observed="{hand}",
)
DEALER_SETTING_TURNS_ON_RANK = rule(
    "dealer-setting-turns-on-rank",
    "Setting of the dealer that turns on how a 1-2 or 2-4 tile ranks",
    "the dealer set {hand}; whether that is as ordered depends on the rank of his 1-2 or 2-4 tile",
    expected="a setting by either rank",
    observed="{hand}",
)
DEALER_SET_AS_FILED_AGAINST_CHAPTER = rule(
    "dealer-set-as-filed-against-chapter",
    "Dealer's hands set as filed and against the chapter",
    "the dealer set {hand}, as the Rules Submission has it and the chapter does not",
    expected="a setting by the chapter",
    observed="{hand}",
)
DEALER_LOWER_PAIR_PLAYED = rule(
    "dealer-lower-pair-played",
    "Lower of the dealer's pairs played",
    "the dealer set {hand}; his tiles make a higher pair, or two",
    expected="the highest pair, or two",
    observed="{hand}",
)
DEALER_LOWER_VALUE_PLAYED = rule(
    "dealer-lower-value-played",
    "Lower of the dealer's values played",
    "the dealer set {hand}; his tiles make a higher one of the three values",
    expected="the highest of the three values",
    observed="{hand}",
)
DEALER_NOT_SET_AS_FILED = rule(
    "dealer-not-set-as-filed",
    "Dealer's hands not set as filed",
    "the dealer's hands were left as {hand}, which the filed manner of setting does not give",
    needs={
        "the four tiles as set": NO_TILES,
        "the filed way of setting the dealer's hands": NO_WAY,
    },
    expected="the hands reset as filed",
    observed="{hand}",
)
CO_BANK_NOT_SET_AS_FILED = rule(
    "co-bank-not-set-as-filed",
    "Hands of the co-bank not set as filed",
    "the hands of the co-bank were set as {hand}, which the filed manner of setting does not give",
    needs={
        "the four tiles as set": NO_TILES,
        "the filed way of setting the dealer's hands": NO_WAY,
    },
    expected="hands set as filed",
    observed="{hand}",
)
DEALER_HIGH_HAND_RANKS_LOWER = rule(
    "dealer-high-hand-ranks-lower",
    "Hand laid as the dealer's high hand ranks lower",
    "the dealer laid {hand}; the first ranks lower than the second",
    expected="the hand that ranks higher as the high hand",
    observed="{hand}",
)
DEALER_HIGH_HAND_RANKS_LOWER_BY_COUNT = rule(
    "dealer-high-hand-ranks-lower-by-count",
    "Hand laid as the dealer's high hand ranks lower by one count",
    ("the dealer laid {hand}; with the better count of a 1-2 or 2-4 tile the first ranks lower than the second"),
    expected="the hand that ranks higher as the high hand",
    observed="{hand}",
)
DEALER_NOT_SET_AS_FILED_BY_COUNT = rule(
    "dealer-not-set-as-filed-by-count",
    "Dealer's hands set as filed by one count only",
    (
        "the dealer's hands were left as {hand}, which the filed manner of setting gives only where a"
        " 1-2 or 2-4 tile is not counted as is better for its hand"
    ),
    needs={
        "the four tiles as set": NO_TILES,
        "the filed way of setting the dealer's hands": NO_WAY,
    },
    expected="the hands reset as filed",
    observed="{hand}",
)
CO_BANK_NOT_SET_AS_FILED_BY_COUNT = rule(
    "co-bank-not-set-as-filed-by-count",
    "Hands of the co-bank set as filed by one count only",
    (
        "the hands of the co-bank were set as {hand}, which the filed manner of setting gives only "
        "where a 1-2 or 2-4 tile is not counted as is better for its hand"
    ),
    needs={
        "the four tiles as set": NO_TILES,
        "the filed way of setting the dealer's hands": NO_WAY,
    },
    expected="hands set as filed",
    observed="{hand}",
)
ALL_READINGS = 2 + 2
DEALER_HANDS_LAID_FACE_DOWN = rule(
    "dealer-hands-laid-face-down",
    "Dealer's hands laid face down",
    "the dealer laid his high and his low hand face down",
    needs={
        "which side was up": NO_FACE,
    },
    expected="face up",
    observed="face down",
)


@kernel
def supreme_pair_split(broken: int) -> bool:
    """Whether the dealer's setting breaks the paragraph on the Supreme Pair (number of the paragraph broken,
    0: none).
    """
    return broken == paragraph.SUPREME_PAIR


@kernel
def pair_split(broken: int) -> bool:
    """Whether the dealer's setting breaks the paragraph on pairs, Wong and Gong (number of the paragraph broken)."""
    return broken == paragraph.PAIR


@kernel
def value_not_made(broken: int) -> bool:
    """Whether the dealer's setting breaks the paragraph on values (number of the paragraph broken)."""
    return broken == paragraph.VALUE


@kernel
def highest_apart_from_lowest(broken: int) -> bool:
    """Whether the dealer's setting breaks the paragraph on highest and lowest tile (number of the paragraph broken)."""
    return broken == paragraph.HIGHEST_WITH_LOWEST


@kernel
def filed_against_law(condemning: int, allowed: int) -> bool:
    """Whether a setting that all readings of the law condemn is one that the filed way allows (bit 1)."""
    return condemning == ALL_READINGS and allowed & 1 == 1


@kernel
def not_allowed(allowed: int) -> bool:
    """Whether the setting, bit 1 of those that the filed way allows, is none of them."""
    return allowed & 1 == 0


@kernel
def set_lower_than_possible(lower: bool) -> bool:
    """Whether a higher pair or value could have been played."""
    return lower


@kernel
def dealers_rule_number(t: Table, a: int, b: int, c: int, d: int) -> int:
    """Number of the rule that applies to these four kinds of tiles."""
    if has_supreme_pair(a, b, c, d, t.options):
        return SUPREME_PAIR_NOT_PLAYED
    if has_pair(a, b, c, d, t.options):
        return DEALER_PAIR_NOT_PLAYED
    if has_value(t, a, b, c, d):
        return DEALER_VALUE_NOT_PLAYED
    return DEALER_HIGHEST_TILE_NOT_WITH_LOWEST


@kernel
def is_broken(rule: int, broken: int) -> bool:
    """Whether the setting breaks the paragraph of this rule."""
    if rule == SUPREME_PAIR_NOT_PLAYED:
        return supreme_pair_split(broken)
    if rule == DEALER_PAIR_NOT_PLAYED:
        return pair_split(broken)
    if rule == DEALER_VALUE_NOT_PLAYED:
        return value_not_made(broken)
    return highest_apart_from_lowest(broken)


@kernel
def judge_law(t: Table, a: int, b: int, c: int, d: int, h: Hand, event: int, r: Round) -> bool:
    """Judge the dealer's setting by the law; whether every reading condemns it."""
    broken = broken_paragraph(a, b, c, d, 0, 0, t.options)
    condemning = readings_that_condemn(a, b, c, d, t.options)
    excused = condemning == ALL_READINGS and is_excused(a, b, c, d, t.options)
    rule = dealers_rule_number(t, a, b, c, d)
    t.tally[rule + JUDGED] += 1
    if condemning == ALL_READINGS and not excused:
        allowed = settings_allowed(a, b, c, d, t.options) if t.options.house_way == 1 else 0
        filed = filed_against_law(condemning, allowed)
        t.tally[DEALER_SET_AS_FILED_AGAINST_CHAPTER + JUDGED] += 1
        if filed:
            emit(t.hits, DEALER_SET_AS_FILED_AGAINST_CHAPTER, event, -1, broken, 0, -1, -1, r.at)
        elif is_broken(rule, broken):
            emit(t.hits, rule, event, rule, broken, 0, -1, -1, r.at)
            h.root = event
        return not filed
    by_count = excused or broken_paragraph(a, b, c, d, 1, 0, t.options) != broken
    doubt = DEALER_SETTING_TURNS_ON_COUNT if by_count else DEALER_SETTING_TURNS_ON_RANK
    t.tally[DEALER_SETTING_TURNS_ON_COUNT + JUDGED] += 1
    t.tally[DEALER_SETTING_TURNS_ON_RANK + JUDGED] += 1
    if excused or 0 < condemning < ALL_READINGS:
        emit(t.hits, doubt, event, -1, broken, 0, -1, -1, r.at)
    if t.options.house_way != 1:
        t.tally[DEALER_LOWER_PAIR_PLAYED + JUDGED] += 1
        t.tally[DEALER_LOWER_VALUE_PLAYED + JUDGED] += 1
        if rule != SUPREME_PAIR_NOT_PLAYED and set_lower_than_possible(plays_lower_pair(a, b, c, d, t.options)):
            emit(t.hits, DEALER_LOWER_PAIR_PLAYED, event, -1, -1, 0, -1, -1, r.at)
        if set_lower_than_possible(plays_lower_value(a, b, c, d, t.options)):
            emit(t.hits, DEALER_LOWER_VALUE_PLAYED, event, -1, -1, 0, -1, -1, r.at)
    return False


@kernel
def judge_filed_way(t: Table, a: int, b: int, c: int, d: int, rule: int, h: Hand, event: int, r: Round) -> None:
    """Judge a setting by the way that is filed."""
    if t.options.house_way < 0:
        t.tally[rule + NO_WAY] += 1
    elif t.options.house_way == 0:
        t.tally[rule + NOT_APPLICABLE] += 1
    else:
        t.tally[rule + JUDGED] += 1
        if not not_allowed(settings_by_some_count(a, b, c, d, t.options)):
            doubt = DEALER_NOT_SET_AS_FILED_BY_COUNT
            if rule == CO_BANK_NOT_SET_AS_FILED:
                doubt = CO_BANK_NOT_SET_AS_FILED_BY_COUNT
            ask(t, doubt, not_allowed(settings_allowed(a, b, c, d, t.options)), event, -1, -1, 0, -1, -1, r.at)
        elif not_allowed(settings_allowed(a, b, c, d, t.options)):
            emit(t.hits, rule, event, -1, -1, 0, -1, h.root, r.at)
            if h.root < 0:
                h.root = event


@kernel
def event_of_setting(t: Table, h: Hand, r: Round) -> int:
    """The event by which a hand was last set; where no event says so, the last one that sets or shows its tiles."""
    event = h.last_set
    if h.id == 0 and r.dealer_set > event:
        event = r.dealer_set
    if h.exposed > event:
        event = h.exposed
    if event < 0:
        for i in range(r.first, r.last + 1):
            if t.kind[i] == KIND_SET_HAND and t.notes[i].hand == h:
                event = i
    return event if event >= 0 else r.last


@kernel
def ranks_lower_by_each_count(t: Table, a: int, b: int, c: int, d: int) -> bool:
    """Whether the first two kinds rank lower than the others, whichever way a tile of the Supreme Pair is counted."""
    lower = True
    for count in range(COUNTS):
        lower = lower and strength_at(a, b, count, t.options) < strength_at(c, d, count, t.options)
    return lower


@kernel
def judge_dealers_laying(t: Table, r: Round) -> None:
    """Judge whether the dealer lays his hands face up, where no player banks."""
    rule = DEALER_HANDS_LAID_FACE_DOWN
    for i in range(r.first, r.last + 1):
        own = t.kind[i] == KIND_HANDS_SET and t.notes[i].hand == r.hand
        if own and not lacking(t, rule, NO_FACE, t.face[i] < 0):
            ask(t, rule, t.face[i] == FACE_DOWN, i, -1, -1, 0, -1, -1, r.at)


@kernel
def dealer_setting_pass(t: Table) -> None:
    """Judge the settings of the dealer's hands, and the last of the bank's where the dealer covers a part."""
    for r in rows_of(t.rounds):
        if r.hand and r.bank_seat < 0 and r.co_bank < 0:
            judge_dealers_laying(t, r)
        shared = r.co_bank >= 0
        h = r.bank if shared else r.hand
        first = CO_BANK_NOT_SET_AS_FILED if shared else DEALER_PAIR_NOT_PLAYED
        if not h or r.void >= 0 or h.moved >= 0:
            t.tally[first + NOT_APPLICABLE] += 1
            continue
        if h.high < 0 or h.low < 0:
            if lacking(t, CO_BANK_NOT_SET_AS_FILED, NO_TILES, shared):
                continue
            t.tally[SUPREME_PAIR_NOT_PLAYED + NO_TILES] += 1
            t.tally[DEALER_PAIR_NOT_PLAYED + NO_TILES] += 1
            t.tally[DEALER_VALUE_NOT_PLAYED + NO_TILES] += 1
            t.tally[DEALER_HIGHEST_TILE_NOT_WITH_LOWEST + NO_TILES] += 1
            t.tally[DEALER_NOT_SET_AS_FILED + NO_TILES] += 1
            continue
        a, b = kind_of(h.high_a), kind_of(h.high_b)
        c, d = kind_of(h.low_a), kind_of(h.low_b)
        event = event_of_setting(t, h, r)
        if shared:
            judge_filed_way(t, a, b, c, d, CO_BANK_NOT_SET_AS_FILED, h, event, r)
        elif not judge_law(t, a, b, c, d, h, event, r):
            judge_filed_way(t, a, b, c, d, DEALER_NOT_SET_AS_FILED, h, event, r)
        if shared:
            continue
        t.tally[DEALER_HIGH_HAND_RANKS_LOWER + JUDGED] += 1
        if not ranks_lower_by_each_count(t, a, b, c, d):
            lower = h.high < h.low
            ask(t, DEALER_HIGH_HAND_RANKS_LOWER_BY_COUNT, lower, event, -1, -1, 0, -1, h.root, r.at)
        elif h.high < h.low:
            emit(t.hits, DEALER_HIGH_HAND_RANKS_LOWER, event, -1, -1, 0, -1, h.root, r.at)
