"""Checks that many filing rules share: each takes scalars and answers whether the rule is broken.

Odds compare by what they give: 9 for 1 is 8 to 1, and never 9 to 1.
"""

from collections.abc import Callable, Sequence
from typing import cast

from validator.core.money import format_cents
from validator.core.odds import MeterShare, Odds, Payout
from validator.core.rule_definitions import FilingChange, fails_by, fails_with
from validator.law.facts import Bound, Decks
from validator.submission.convert import convert_value

Number = int | tuple[()]
"""A number that a filing states, or how many it lists: of none the empty list itself."""


def _one_too_many(path: str, _: object, limit: Bound) -> FilingChange:
    return {path: limit.number if limit.high(0) else limit.number + 1}


def _one_too_few(path: str, _: object, minimum: Bound) -> FilingChange:
    return {path: minimum.number if minimum.low(0) else minimum.number - 1}


def _one_cent_too_little(path: str, _: object, minimum: Bound) -> FilingChange:
    return {path: format_cents(minimum.number - 1).removeprefix("$")}


def _one_more_for_one(path: str, _: object, odds: Odds) -> FilingChange:
    return {path: str(Odds(odds.numerator + odds.denominator, odds.denominator, odds.kind))}


def word_is(*words: str) -> Callable[[str], bool]:
    """The check whether one of ``words``, which are the schema's, is what is stated."""

    @fails_with(words[0])
    def check(stated: str) -> bool:
        return stated in words

    check.__doc__ = f"""What is stated may not be {" or ".join(words)}."""
    return check


def leaves_out(word: str) -> Callable[[tuple[str, ...]], bool]:
    """The check whether ``word``, one of the schema's, is missing in a list."""

    @fails_by(lambda path, _: {f"{path}[{word}]": None})
    def check(stated: tuple[str, ...]) -> bool:
        return word not in stated

    check.__doc__ = f"""The list names {word}."""
    return check


@fails_with(False)
def denied(stated: bool) -> bool:
    """What the law demands may not be denied."""
    return not stated


@fails_with(True)
def granted(stated: bool) -> bool:
    """What the law forbids may not be provided for."""
    return stated


@fails_with(None)
def unstated(stated: object) -> bool:
    """What has to be stated may not be left out."""
    return stated is None


def either_unstated(first: object, second: object) -> bool:
    """Of two things that have to be stated neither may be left out."""
    return first is None or second is None


def not_among(stated: str, lawful: tuple[str, ...]) -> bool:
    """What is chosen must be one of the choices that the law gives."""
    return stated not in lawful


def other_than(*lawful: str) -> Callable[[str], bool]:
    """The check whether what is stated is none of ``lawful``, which are the schema's words."""

    def first_other_word(path: str, words: Sequence[object]) -> FilingChange:
        other = [word for word in words if word not in lawful]
        return {path: other[0]} if other else {}

    @fails_by(first_other_word)
    def check(stated: str) -> bool:
        return stated not in lawful

    check.__doc__ = f"""What is stated must be {" or ".join(lawful)}."""
    return check


def paid_otherwise(pays: Payout, lawful: Bound) -> bool:
    """Odds stand to the law's as it demands; a row that its paytable lacks may not be restated at all."""
    match pays, lawful.value:
        case Odds(), Odds() as odds:
            return not lawful.allows(worth(pays, odds))
        case MeterShare(), MeterShare() as share:
            besides = [(0, 1) if one.besides is None else _given_back(one.besides) for one in (pays, share)]
            return not (lawful.allows(pays.percent - share.percent) and lawful.allows(_lies(*besides)))
    return True


def paid_otherwise_with_decks(pays: Payout, decks: int, lawful: Bound, covered: Decks) -> bool | None:
    """Odds are restated as the paytable for this number of decks has them; that of other decks does not apply."""
    return paid_otherwise(pays, lawful) if covered.allows(decks) else None


def covered_by_none(decks: int, shoe: str | None, *tables: Decks) -> bool:
    """Whether none of these paytables is for the decks; of a double shoe one side may be meant."""
    counts = (decks, decks // 2) if shoe == "double" else (decks,)
    return not any(table.allows(count) for table in tables for count in counts)


def decks_uncovered(decks: int, shoe: str | None, first: Decks, second: Decks) -> bool:
    """A wager whose odds depend on the decks needs a paytable for them; of a double shoe one side may be meant."""
    return covered_by_none(decks, shoe, first, second)


def decks_counted_two_ways(decks: int, shoe: str | None, first: Decks, second: Decks) -> bool:
    """With a double shoe the paytables may cover the decks of both sides and not those of one, or the reverse."""
    if shoe != "double":
        return False
    both, one = (any(table.allows(count) for table in (first, second)) for count in (decks, decks // 2))
    return both != one


@fails_by(_one_too_many)
def more_than(number: Number, limit: Bound) -> bool:
    """A number may not lie above what the law allows."""
    return limit.high((number or 0) - limit.number)


@fails_by(_one_too_few)
def fewer_than(number: Number, minimum: Bound) -> bool:
    """A number may not lie below what the law demands."""
    return minimum.low((number or 0) - minimum.number)


def other_number(number: Number, lawful: Bound) -> bool:
    """A number stands to the law's as it demands."""
    return not lawful.allows((number or 0) - lawful.number)


def below(number: int, other: int) -> bool:
    """Of two numbers of a filing the first may not lie below the second."""
    return number < other


def above(number: int, other: int) -> bool:
    """Of two numbers of a filing the first may not lie above the second."""
    return number > other


def restated_otherwise(number: int | None, lawful: int) -> bool:
    """Where a filing restates a number of the law, such as that from which on something is so, it has the law's."""
    return number != lawful


@fails_by(lambda path, _, minimum: {path: minimum - 1})
def grants_fewer(number: int, minimum: int) -> bool:
    """What the law lets players do up to a number of times is not granted fewer times."""
    return number < minimum


def grants_less(stated: str, minimum: tuple[int, int]) -> bool:
    """What the law lets players do up to a fraction, such as "1/2", is not granted for less."""
    return share(stated, minimum) < 0


def lacks_some(stated: tuple[str, ...], demanded: tuple[str, ...]) -> bool:
    """Everything that the law demands must be in the list."""
    return any(one not in stated for one in demanded)


def beyond(stated: tuple[str, ...], lawful: tuple[str, ...]) -> bool:
    """Nothing may be in the list but what the law names."""
    return any(one not in lawful for one in stated)


def other_cards(cards: tuple[str, ...], lawful: tuple[str, ...]) -> bool:
    """What goes with the cards that the law names goes with each of them and with no other, in whatever order."""
    return set(cards) != set(lawful)


def of_one_color(first: str, second: str) -> bool:
    """The backs of two batches or sides have different colours; case and spacing make none."""
    return " ".join(first.lower().split()) == " ".join(second.lower().split())


def worth(pays: Odds, other: Odds) -> int:
    """How what odds give lies to what others give, in either way of counting the stake: below 0 where it is less."""
    return _lies(_given_back(pays), _given_back(other))


def worth_otherwise(pays: Odds, other: Odds) -> bool:
    """Whether odds give something other than others."""
    return worth(pays, other) != 0


def pays_too_little(pays: Odds, minimum: Bound) -> bool:
    """Odds may not give less than the law demands."""
    return minimum.low(worth(pays, minimum.odds))


@fails_by(_one_cent_too_little)
def below_amount(amount_cents: int, minimum_cents: Bound) -> bool:
    """An amount in cents may not lie below what the law demands."""
    return minimum_cents.low(amount_cents - minimum_cents.number)


def other_percentage(percent_hundredths: int, lawful: Bound) -> bool:
    """A percentage stands to the law's as it demands."""
    return not lawful.allows(percent_hundredths - cast(int, convert_value("percent", f"{lawful.number}%")))


def no_progression(rate_hundredths: int) -> bool:
    """A meter whose rate of progression (in hundredths of a percent) is zero or less does not progress."""
    return rate_hundredths <= 0


@fails_by(_one_more_for_one)
def verified_too_late(stated: Odds, threshold: Odds) -> bool:
    """Verification may begin at lower odds than the law's threshold, never at higher ones; both are "for" odds."""
    return worth(stated, threshold) > 0


def share_above(stated: str, limit: Bound) -> bool:
    """A fraction such as "1/2" may not lie above what the law allows."""
    return limit.high(share(stated, limit.fraction))


def share_below(stated: str, minimum: Bound) -> bool:
    """A fraction such as "1/4" may not lie below what the law demands."""
    return minimum.low(share(stated, minimum.fraction))


def other_share(stated: str, lawful: Bound) -> bool:
    """A fraction such as "1/2" stands to the law's as it demands."""
    return not lawful.allows(share(stated, lawful.fraction))


def share(stated: str, other: tuple[int, int]) -> int:
    """How a fraction such as "1/2" lies to another: below 0 where it is less."""
    return _lies(_fraction(stated), other)


@fails_with(0)
def zero(number: int) -> bool:
    """What is counted may not be lacking altogether."""
    return number == 0


def _lies(one: tuple[int, int], other: tuple[int, int]) -> int:
    """How a fraction lies to another: below 0 where it is less."""
    return one[0] * other[1] - other[0] * one[1]


def _fraction(words: str) -> tuple[int, int]:
    numerator, _, denominator = words.partition("/")
    return int(numerator), int(denominator)


def _given_back(odds: Odds) -> tuple[int, int]:
    """All that goes back for one unit, the stake in it, as (numerator, denominator)."""
    stake = odds.denominator if odds.kind == "to" else 0
    return odds.numerator + stake, odds.denominator
