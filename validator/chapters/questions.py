"""Questions that many filing rules ask: each takes scalars and answers whether the rule is broken.

A room binds them to its own paragraphs. Odds compare by what they give: 9 for 1 is 8 to 1, and never 9 to 1.
"""

from collections.abc import Callable

from validator.core.odds import Odds, Payout
from validator.law.facts import Decks


def word_is(word: str) -> Callable[[str], bool]:
    """The question whether ``word``, one of the schema's, is what is stated."""

    def check(stated: str) -> bool:
        return stated == word

    check.__doc__ = f"""What is stated may not be {word}.

    Fails:
        >>> word_is({word!r})({word!r})
        True
    Clean:
        >>> word_is({word!r})("otherwise than that")
        False
    """
    return check


def leaves_out(word: str) -> Callable[[tuple[str, ...]], bool]:
    """The question whether ``word``, one of the schema's, is missing in a list."""

    def check(stated: tuple[str, ...]) -> bool:
        return word not in stated

    check.__doc__ = f"""The list names {word}.

    Fails:
        >>> leaves_out({word!r})(())
        True
    Clean:
        >>> leaves_out({word!r})(({word!r},))
        False
    """
    return check


def denied(stated: bool) -> bool:
    """What the law demands may not be denied.

    Fails:
        >>> denied(False)
        True
    Clean:
        >>> denied(True)
        False
    """
    return not stated


def granted(stated: bool) -> bool:
    """What the law forbids may not be provided for.

    Fails:
        >>> granted(True)
        True
    Clean:
        >>> granted(False)
        False
    """
    return stated


def unstated(stated: object) -> bool:
    """What has to be stated may not be left out.

    Fails:
        >>> unstated(None)
        True
    Clean:
        >>> unstated("C")
        False
    """
    return stated is None


def not_among(stated: str, lawful: tuple[str, ...]) -> bool:
    """What is chosen must be one of the choices that the law gives.

    Fails:
        >>> not_among("neither", ("layout", "sign"))
        True
    Clean:
        >>> not_among("sign", ("layout", "sign"))
        False
    """
    return stated not in lawful


def other_than(lawful: str) -> Callable[[str], bool]:
    """The question whether what is stated is something else than ``lawful``, one of the schema's words."""

    def check(stated: str) -> bool:
        return stated != lawful

    check.__doc__ = f"""What is stated must be {lawful}.

    Fails:
        >>> other_than({lawful!r})("otherwise")
        True
    Clean:
        >>> other_than({lawful!r})({lawful!r})
        False
    """
    return check


def paid_otherwise(pays: Payout, lawful: Payout | None) -> bool:
    """Odds are restated as the law has them; a row that its paytable lacks (None) may not be restated at all.

    Fails:
        >>> paid_otherwise(Odds.parse("6 to 5"), Odds.parse("3 to 2"))
        True
        >>> paid_otherwise(Odds.parse("8 to 1"), Odds.parse("8 for 1"))
        True
        >>> paid_otherwise(Odds.parse("15 to 1"), None)
        True
    Clean:
        >>> paid_otherwise(Odds.parse("5 to 2"), Odds.parse("2.5 to 1"))
        False
        >>> paid_otherwise(Odds.parse("9 for 1"), Odds.parse("8 to 1"))
        False
    """
    if isinstance(pays, Odds) and isinstance(lawful, Odds):
        return worth_otherwise(pays, lawful)
    return pays != lawful


def paid_otherwise_with_decks(pays: Payout, decks: int, lawful: Payout | None, covered: Decks) -> bool:
    """Odds are restated as the paytable for this number of decks has them.

    Fails:
        >>> paid_otherwise_with_decks(Odds.parse("14 to 1"), 6, Odds.parse("11 to 1"), Decks(6, 6))
        True
    Clean:
        >>> paid_otherwise_with_decks(Odds.parse("11 to 1"), 6, Odds.parse("11 to 1"), Decks(6, 6))
        False
        >>> paid_otherwise_with_decks(Odds.parse("14 to 1"), 8, Odds.parse("11 to 1"), Decks(6, 6))
        False
    """
    return covered.allows(decks) and paid_otherwise(pays, lawful)


def decks_uncovered(decks: int, shoe: str | None, first: Decks, second: Decks) -> bool:
    """A wager whose odds depend on the decks needs a paytable for them; of a double shoe one side may be meant.

    Fails:
        >>> decks_uncovered(7, None, Decks(6, 6), Decks(8, 8))
        True
        >>> decks_uncovered(10, "double", Decks(6, 6), Decks(8, 8))
        True
    Clean:
        >>> decks_uncovered(8, "single", Decks(6, 6), Decks(8, 8))
        False
        >>> decks_uncovered(12, "double", Decks(6, 6), Decks(8, 8))
        False
    """
    counts = (decks, decks // 2) if shoe == "double" else (decks,)
    return not any(table.allows(count) for table in (first, second) for count in counts)


def decks_counted_two_ways(decks: int, shoe: str | None, first: Decks, second: Decks) -> bool:
    """With a double shoe the paytables may cover the decks of both sides and not those of one, or the reverse.

    Fails:
        >>> decks_counted_two_ways(12, "double", Decks(6, 6), Decks(8, 8))
        True
        >>> decks_counted_two_ways(8, "double", Decks(6, 6), Decks(8, 8))
        True
    Clean:
        >>> decks_counted_two_ways(10, "double", Decks(6, 6), Decks(8, 8))
        False
        >>> decks_counted_two_ways(12, "single", Decks(6, 6), Decks(8, 8))
        False
    """
    if shoe != "double":
        return False
    both, one = (any(table.allows(count) for table in (first, second)) for count in (decks, decks // 2))
    return both != one


def more_than(number: int, limit: int) -> bool:
    """A number may not lie above the law's limit.

    Fails:
        >>> more_than(8, 7)
        True
    Clean:
        >>> more_than(7, 7)
        False
    """
    return number > limit


def fewer_than(number: int, minimum: int) -> bool:
    """A number may not lie below the law's minimum.

    Fails:
        >>> fewer_than(9, 10)
        True
    Clean:
        >>> fewer_than(10, 10)
        False
    """
    return number < minimum


def other_number(number: int, lawful: int) -> bool:
    """A number is restated as the law has it.

    Fails:
        >>> other_number(18, 17)
        True
    Clean:
        >>> other_number(17, 17)
        False
    """
    return number != lawful


def lacking(stated: tuple[str, ...], demanded: tuple[str, ...]) -> bool:
    """Everything that the law demands must be in the list.

    Fails:
        >>> lacking(("banker", "player"), ("banker", "player", "tie"))
        True
    Clean:
        >>> lacking(("tie", "player", "banker"), ("banker", "player", "tie"))
        False
    """
    return any(one not in stated for one in demanded)


def beyond(stated: tuple[str, ...], lawful: tuple[str, ...]) -> bool:
    """Nothing may be in the list but what the law names.

    Fails:
        >>> beyond(("banker", "banker-pair"), ("banker", "player", "tie"))
        True
    Clean:
        >>> beyond(("banker",), ("banker", "player", "tie"))
        False
    """
    return any(one not in lawful for one in stated)


def worth_otherwise(pays: Odds, lawful: Odds) -> bool:
    """Odds give what the law's odds give, in either way of counting the stake.

    Fails:
        >>> worth_otherwise(Odds.parse("19 to 20"), Odds.parse("1 to 1"))
        True
    Clean:
        >>> worth_otherwise(Odds.parse("2 for 1"), Odds.parse("1 to 1"))
        False
    """
    return _given_back(pays) != _given_back(lawful)


def worth_less(pays: Odds, minimum: Odds) -> bool:
    """Odds give at least what the law's least odds give, in either way of counting the stake.

    Fails:
        >>> worth_less(Odds.parse("8 for 1"), Odds.parse("8 to 1"))
        True
    Clean:
        >>> worth_less(Odds.parse("9 for 1"), Odds.parse("8 to 1"))
        False
        >>> worth_less(Odds.parse("9 to 1"), Odds.parse("8 to 1"))
        False
    """
    back, least = _given_back(pays), _given_back(minimum)
    return back[0] * least[1] < least[0] * back[1]


def below_amount(amount_cents: int, minimum_cents: int) -> bool:
    """An amount in cents may not lie below the law's minimum.

    Fails:
        >>> below_amount(499_999, 500_000)
        True
    Clean:
        >>> below_amount(500_000, 500_000)
        False
    """
    return amount_cents < minimum_cents


def no_progression(rate_hundredths: int) -> bool:
    """A meter whose rate of progression (in hundredths of a percent) is zero or less does not progress.

    Fails:
        >>> no_progression(0)
        True
    Clean:
        >>> no_progression(1)
        False
    """
    return rate_hundredths <= 0


def verified_too_late(stated: Odds, threshold: Odds) -> bool:
    """Verification may begin at lower odds than the law's threshold, never at higher ones; both are "for" odds.

    Fails:
        >>> verified_too_late(Odds.parse("101 for 1"), Odds.parse("100 for 1"))
        True
        >>> verified_too_late(Odds.parse("100 to 1"), Odds.parse("100 for 1"))
        True
    Clean:
        >>> verified_too_late(Odds.parse("100 for 1"), Odds.parse("100 for 1"))
        False
        >>> verified_too_late(Odds.parse("99 to 1"), Odds.parse("100 for 1"))
        False
    """
    back, lawful_back = _given_back(stated), _given_back(threshold)
    return back[0] * lawful_back[1] > lawful_back[0] * back[1]


def share_above(stated: str, limit: tuple[int, int]) -> bool:
    """A fraction such as "1/2" may not lie above the law's.

    Fails:
        >>> share_above("2/3", (1, 2))
        True
    Clean:
        >>> share_above("2/4", (1, 2))
        False
    """
    numerator, denominator = _fraction(stated)
    return numerator * limit[1] > limit[0] * denominator


def share_below(stated: str, minimum: tuple[int, int]) -> bool:
    """A fraction such as "1/4" may not lie below the law's.

    Fails:
        >>> share_below("1/5", (1, 4))
        True
    Clean:
        >>> share_below("1/4", (1, 4))
        False
    """
    numerator, denominator = _fraction(stated)
    return numerator * minimum[1] < minimum[0] * denominator


def other_share(stated: str, lawful: tuple[int, int]) -> bool:
    """A fraction such as "1/2" is restated as the law has it.

    Fails:
        >>> other_share("1/4", (1, 2))
        True
    Clean:
        >>> other_share("2/4", (1, 2))
        False
    """
    return share_above(stated, lawful) or share_below(stated, lawful)


def fewer_devices_than_positions(devices: int, positions: int) -> bool:
    """Each betting position must have its device.

    Fails:
        >>> fewer_devices_than_positions(5, 6)
        True
    Clean:
        >>> fewer_devices_than_positions(6, 6)
        False
    """
    return devices < positions


def _fraction(words: str) -> tuple[int, int]:
    numerator, _, denominator = words.partition("/")
    return int(numerator), int(denominator)


def _given_back(odds: Odds) -> tuple[int, int]:
    """All that goes back for one unit, the stake in it, as (numerator, denominator)."""
    stake = odds.denominator if odds.kind == "to" else 0
    return odds.numerator + stake, odds.denominator
