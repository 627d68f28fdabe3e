"""A filed way of setting the dealer's hands, carried out: listed hands, then steps that narrow the three settings.

Each step keeps, of the settings that are left, those that fit it best. What is left at the end are the settings that
the filing allows. A setting is a bit: 1, 2 and 4 for settings 0, 1 and 2.
"""

from validator.core.engine.kernel import kernel
from validator.games.pai_gow.options import (
    LISTED,
    SETTING_WIDTH,
    Options,
)
from validator.games.pai_gow.ranking import COUNTS, is_pair, value_of_strength
from validator.games.pai_gow.splits import (
    SETTINGS,
    best_pair,
    best_value,
    highest_with_lowest,
    one_hand,
    other_hand,
    pairs_in,
    partner,
)
from validator.games.pai_gow.tables import preference


@kernel
def setting_fit(
    step: int, number: int, a: int, b: int, c: int, d: int, setting: int, count: int, options: Options
) -> int:
    """How well a setting fits a step: the larger the better."""
    pair = best_pair(a, b, c, d, setting, options)
    one, other = one_hand(a, b, c, d, setting, count, options), other_hand(a, b, c, d, setting, count, options)
    high, low = (one, other) if one > other else (other, one)
    if step == preference.SUPREME_PAIR:
        return 1 if pair == 1 else 0
    if step == preference.PAIR:
        return 1 if pair > 0 else 0
    if step == preference.TWO_PAIRS:
        return 1 if pairs_in(a, b, c, d, setting, options) == 2 else 0
    if step == preference.HIGHEST_PAIR:
        return options.pair_step - pair if pair > 0 else 0
    if step == preference.VALUE:
        return 1 if value_of_strength(one, options) == number or value_of_strength(other, options) == number else 0
    if step == preference.VALUE_AT_LEAST:
        return 1 if best_value(a, b, c, d, setting, count, options) >= number else 0
    if step == preference.HIGH_HAND_AT_LEAST:
        return 1 if is_pair(high, options) or value_of_strength(high, options) >= number else 0
    if step == preference.LOW_HAND_AT_LEAST:
        return 1 if is_pair(low, options) or value_of_strength(low, options) >= number else 0
    if step == preference.HIGHEST_HIGH_HAND:
        return high
    if step == preference.HIGHEST_LOW_HAND:
        return low
    return 1 if highest_with_lowest(a, b, c, d, setting, 0, options) else 0


@kernel
def same_four(at: int, a: int, b: int, c: int, d: int, options: Options) -> bool:
    """Whether the listed setting at place ``at`` is one of these four kinds of tiles."""
    for kind in (a, b, c, d):
        held = 0
        for other in (a, b, c, d):
            held += 1 if other == kind else 0
        listed = 0
        for place in range(at, at + 2 + 2):
            listed += 1 if options[place] == kind else 0
        if held != listed:
            return False
    return True


@kernel
def listed_settings(a: int, b: int, c: int, d: int, options: Options) -> int:
    """The settings, as bits, in which the filing's list lays these four kinds; 0 where it does not list them."""
    for number in range(options.house_settings):
        at = LISTED + number * SETTING_WIDTH
        if same_four(at, a, b, c, d, options):
            high, beside = options[at + 2 + 2], options[at + 2 + 2 + 1]
            found, bit = 0, 1
            for setting in range(SETTINGS):
                with_first = partner(b, c, d, setting)
                there = (a == high and with_first == beside) or (a == beside and with_first == high)
                rest = is_rest(a, b, c, d, setting, high, beside)
                if there or rest:
                    found += bit
                bit += bit
            return found
    return 0


@kernel
def is_rest(a: int, b: int, c: int, d: int, setting: int, high: int, beside: int) -> bool:
    """Whether a setting lays these two kinds in the hand without the first tile."""
    one = c if setting == 0 else b
    other = c if setting == 2 else d
    return (one == high and other == beside) or (one == beside and other == high)


@kernel
def settings_allowed(a: int, b: int, c: int, d: int, options: Options) -> int:
    """The settings of these four kinds of tiles, as bits, that the filed way allows."""
    return settings_allowed_at(a, b, c, d, 0, options)


@kernel
def settings_by_some_count(a: int, b: int, c: int, d: int, options: Options) -> int:
    """The same, whichever way a tile of the Supreme Pair used apart is counted."""
    found = 0
    for count in range(COUNTS):
        found |= settings_allowed_at(a, b, c, d, count, options)
    return found


@kernel
def settings_allowed_at(a: int, b: int, c: int, d: int, count: int, options: Options) -> int:
    """The settings that the filed way allows where such a tile is counted in one way; see ``strength_at``."""
    listed = listed_settings(a, b, c, d, options)
    if listed > 0:
        return listed
    left = 1 + 2 + 2 + 2
    for number in range(options.house_steps):
        step, wanted = options.house_step[number * 2], options.house_step[number * 2 + 1]
        best, kept, bit = -1, 0, 1
        for setting in range(SETTINGS):
            if left & bit:
                fit = setting_fit(step, wanted, a, b, c, d, setting, count, options)
                if fit > best:
                    best, kept = fit, bit
                elif fit == best:
                    kept += bit
            bit += bit
        left = kept
    return left
