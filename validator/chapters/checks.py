"""Checks that many filing rules share: each takes scalars and answers whether the rule is broken.

Odds compare by what they give: 9 for 1 is 8 to 1, and never 9 to 1.
"""

from collections.abc import Callable

from validator.core.odds import Odds, Payout
from validator.law.facts import Decks


def word_is(word: str) -> Callable[[str], bool]:
    """The check whether ``word``, one of the schema's, is what is stated."""

    def check(stated: str) -> bool:
        return stated == word

    check.__doc__ = f"""What is stated may not be {word}."""
    return check


def leaves_out(word: str) -> Callable[[tuple[str, ...]], bool]:
    """The check whether ``word``, one of the schema's, is missing in a list."""

    def check(stated: tuple[str, ...]) -> bool:
        return word not in stated

    check.__doc__ = f"""The list names {word}."""
    return check


def denied(stated: bool) -> bool:
    """What the law demands may not be denied."""
    return not stated


def granted(stated: bool) -> bool:
    """What the law forbids may not be provided for."""
    return stated


def unstated(stated: object) -> bool:
    """What has to be stated may not be left out."""
    return stated is None


def not_among(stated: str, lawful: tuple[str, ...]) -> bool:
    """What is chosen must be one of the choices that the law gives."""
    return stated not in lawful


def other_than(lawful: str) -> Callable[[str], bool]:
    """The check whether what is stated is something else than ``lawful``, one of the schema's words."""

    def check(stated: str) -> bool:
        return stated != lawful

    check.__doc__ = f"""What is stated must be {lawful}."""
    return check


def paid_otherwise(pays: Payout, lawful: Payout | None) -> bool:
    """Odds are restated as the law has them; a row that its paytable lacks (None) may not be restated at all."""
    if isinstance(pays, Odds) and isinstance(lawful, Odds):
        return worth_otherwise(pays, lawful)
    return pays != lawful


def paid_otherwise_with_decks(pays: Payout, decks: int, lawful: Payout | None, covered: Decks) -> bool:
    """Odds are restated as the paytable for this number of decks has them."""
    return covered.allows(decks) and paid_otherwise(pays, lawful)


def decks_uncovered(decks: int, shoe: str | None, first: Decks, second: Decks) -> bool:
    """A wager whose odds depend on the decks needs a paytable for them; of a double shoe one side may be meant."""
    counts = (decks, decks // 2) if shoe == "double" else (decks,)
    return not any(table.allows(count) for table in (first, second) for count in counts)


def decks_counted_two_ways(decks: int, shoe: str | None, first: Decks, second: Decks) -> bool:
    """With a double shoe the paytables may cover the decks of both sides and not those of one, or the reverse."""
    if shoe != "double":
        return False
    both, one = (any(table.allows(count) for table in (first, second)) for count in (decks, decks // 2))
    return both != one


def more_than(number: int, limit: int) -> bool:
    """A number may not lie above the law's limit."""
    return number > limit


def fewer_than(number: int, minimum: int) -> bool:
    """A number may not lie below the law's minimum."""
    return number < minimum


def other_number(number: int, lawful: int) -> bool:
    """A number is restated as the law has it."""
    return number != lawful


def lacking(stated: tuple[str, ...], demanded: tuple[str, ...]) -> bool:
    """Everything that the law demands must be in the list."""
    return any(one not in stated for one in demanded)


def beyond(stated: tuple[str, ...], lawful: tuple[str, ...]) -> bool:
    """Nothing may be in the list but what the law names."""
    return any(one not in lawful for one in stated)


def worth_otherwise(pays: Odds, lawful: Odds) -> bool:
    """Odds give what the law's odds give, in either way of counting the stake."""
    return _given_back(pays) != _given_back(lawful)


def worth_less(pays: Odds, minimum: Odds) -> bool:
    """Odds give at least what the law's least odds give, in either way of counting the stake."""
    back, least = _given_back(pays), _given_back(minimum)
    return back[0] * least[1] < least[0] * back[1]


def below_amount(amount_cents: int, minimum_cents: int) -> bool:
    """An amount in cents may not lie below the law's minimum."""
    return amount_cents < minimum_cents


def no_progression(rate_hundredths: int) -> bool:
    """A meter whose rate of progression (in hundredths of a percent) is zero or less does not progress."""
    return rate_hundredths <= 0


def verified_too_late(stated: Odds, threshold: Odds) -> bool:
    """Verification may begin at lower odds than the law's threshold, never at higher ones; both are "for" odds."""
    back, lawful_back = _given_back(stated), _given_back(threshold)
    return back[0] * lawful_back[1] > lawful_back[0] * back[1]


def share_above(stated: str, limit: tuple[int, int]) -> bool:
    """A fraction such as "1/2" may not lie above the law's."""
    numerator, denominator = _fraction(stated)
    return numerator * limit[1] > limit[0] * denominator


def share_below(stated: str, minimum: tuple[int, int]) -> bool:
    """A fraction such as "1/4" may not lie below the law's."""
    numerator, denominator = _fraction(stated)
    return numerator * minimum[1] < minimum[0] * denominator


def other_share(stated: str, lawful: tuple[int, int]) -> bool:
    """A fraction such as "1/2" is restated as the law has it."""
    return share_above(stated, lawful) or share_below(stated, lawful)


def fewer_devices_than_positions(devices: int, positions: int) -> bool:
    """Each betting position must have its device."""
    return devices < positions


def _fraction(words: str) -> tuple[int, int]:
    numerator, _, denominator = words.partition("/")
    return int(numerator), int(denominator)


def _given_back(odds: Odds) -> tuple[int, int]:
    """All that goes back for one unit, the stake in it, as (numerator, denominator)."""
    stake = odds.denominator if odds.kind == "to" else 0
    return odds.numerator + stake, odds.denominator
