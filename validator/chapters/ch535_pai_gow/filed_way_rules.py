"""§§ 535.10(d) and 535.11(e): the filed way of setting the dealer's hands, carried out for every hand of a set."""

from collections.abc import Callable

from validator.chapters.ch535_pai_gow.conditions import CO_BANK
from validator.chapters.ch535_pai_gow.filed_way import (
    Numbers,
    Way,
    Words,
    conflict,
    in_words,
    misordered,
    not_in_a_set,
)
from validator.chapters.checks import unstated
from validator.core.rule import Present, unless
from validator.core.rule_definitions import FilingCheck
from validator.games.pai_gow.tables import paragraph

_WAY = ("house_way.steps[*].prefer", "house_way.settings[*].high", "house_way.settings[*].low")
_NUMBERS = ("house_way.steps[*].number",)
_FILED = (Present("house_way"),)
_LISTED = (Present("house_way.settings"),)

Check = Callable[[Words, Words, Words, Numbers], bool]


def sets_against(broken: int, *, by_every_reading: bool = True) -> Check:
    """The check whether the filed way sets a hand against a paragraph of § 535.10(d), see ``paragraph``."""

    def check(prefers: Words, highs: Words, lows: Words, numbers: Numbers) -> bool:
        return conflict(Way(prefers, numbers, highs, lows), broken, by_every_reading=by_every_reading) is not None

    high, low = _EXAMPLES[broken, by_every_reading]
    check.__doc__ = f"""The filed way leaves, for every hand that can be dealt, a setting that the law allows.

    Fails:
        >>> check = sets_against({broken}, by_every_reading={by_every_reading})
        >>> check((), ({high!r},), ({low!r},), ())
        True
    Clean:
        >>> check = sets_against({broken}, by_every_reading={by_every_reading})
        >>> check(("highest-pair",), (), (), (None,))
        False
    """
    return check


_EXAMPLES = {
    (paragraph.SUPREME_PAIR, True): ("1-1 2-4", "1-1 1-2"),
    (paragraph.PAIR, True): ("1-4 1-3", "2-3 2-2"),
    (paragraph.VALUE, True): ("1-1 1-3", "1-2 1-6"),
    (paragraph.VALUE, False): ("2-4 4-4", "1-3 1-5"),
    (paragraph.HIGHEST_WITH_LOWEST, True): ("1-3 4-6", "1-1 5-5"),
}


def proof_against(broken: int, *, by_every_reading: bool = True) -> Callable[[Words, Words, Words, Numbers], str]:
    """What names the first such hand, how the way sets it and how the law does."""

    def proof(prefers: Words, highs: Words, lows: Words, numbers: Numbers) -> str:
        found = conflict(Way(prefers, numbers, highs, lows), broken, by_every_reading=by_every_reading)
        return "" if found is None else in_words(found)

    return proof


house_way_unstated = FilingCheck(
    title="Manner of setting the dealer's hands not stated",
    may_read=("house_way",),
    when=(unless("bank.co_banking", True),),
    expected="the manner in which the dealer sets his hands (house_way)",
    observed="{stated}",
    message=(
        "the filing does not state the manner in which the dealer sets his hands; the text points to the Rules "
        "Submission for it, and does not say that one must be filed"
    ),
    passes={"house_way.steps": []},
    check=unstated,
)

house_way_parts_the_supreme_pair = FilingCheck(
    title="Filed manner that parts the Supreme Pair",
    reads=_WAY,
    may_read=_NUMBERS,
    when=_FILED,
    at="house_way",
    expected="the Supreme Pair played as such",
    observed="{proof}",
    message="the filed manner of setting the dealer's hands parts the Supreme Pair: {proof}",
    fails={"house_way.settings": [{"high": "1-1 2-4", "low": "1-1 1-2"}]},
    passes={"house_way.settings": []},
    proof=proof_against(paragraph.SUPREME_PAIR),
    check=sets_against(paragraph.SUPREME_PAIR),
)

house_way_plays_no_pair = FilingCheck(
    title="Filed manner that plays no pair where one is possible",
    reads=_WAY,
    may_read=_NUMBERS,
    when=_FILED,
    at="house_way",
    expected="a pair where one is possible",
    observed="{proof}",
    message="the filed manner of setting the dealer's hands plays no pair where one is possible: {proof}",
    fails={"house_way.settings": [{"high": "1-4 1-3", "low": "2-3 2-2"}]},
    passes={"house_way.settings": []},
    proof=proof_against(paragraph.PAIR),
    check=sets_against(paragraph.PAIR),
)

house_way_plays_no_value = FilingCheck(
    title="Filed manner that plays no nine, eight or seven where one is possible",
    reads=_WAY,
    may_read=_NUMBERS,
    when=_FILED,
    at="house_way",
    expected="a value of nine, eight or seven where no pair is possible",
    observed="{proof}",
    message="the filed manner of setting the dealer's hands plays no nine, eight or seven: {proof}",
    fails={"house_way.settings": [{"high": "1-1 1-3", "low": "4-6 1-5"}]},
    passes={"house_way.settings": []},
    proof=proof_against(paragraph.VALUE),
    check=sets_against(paragraph.VALUE),
)

house_way_plays_no_value_by_one_count = FilingCheck(
    title="Filed manner that misses a value by the count of a tile of the Supreme Pair",
    reads=_WAY,
    may_read=_NUMBERS,
    when=_FILED,
    at="house_way",
    expected="a value of nine, eight or seven by either count",
    observed="{proof}",
    message=(
        "the filed manner of setting the dealer's hands plays no nine, eight or seven where a tile of the Supreme "
        "Pair, counted otherwise than by its spots, gives one: {proof}"
    ),
    fails={"house_way.settings": [{"high": "2-4 4-4", "low": "1-3 1-5"}]},
    passes={"house_way.settings": []},
    proof=proof_against(paragraph.VALUE, by_every_reading=False),
    check=sets_against(paragraph.VALUE, by_every_reading=False),
)

house_way_parts_highest_and_lowest = FilingCheck(
    title="Filed manner that does not play the highest tile with the lowest",
    reads=_WAY,
    may_read=_NUMBERS,
    when=_FILED,
    at="house_way",
    expected="the highest ranking tile with the lowest, where neither pair nor nine, eight or seven is possible",
    observed="{proof}",
    message="the filed manner of setting the dealer's hands parts the highest and the lowest tile: {proof}",
    fails={"house_way.settings": [{"high": "1-3 4-6", "low": "1-1 5-5"}]},
    passes={"house_way.settings": []},
    proof=proof_against(paragraph.HIGHEST_WITH_LOWEST),
    check=sets_against(paragraph.HIGHEST_WITH_LOWEST),
)


def high_hand_below(highs: Words, lows: Words) -> bool:
    """Of a listed hand, the high hand does not rank below the low hand.

    Fails:
        >>> high_hand_below(("1-6 1-1",), ("6-6 4-5",))
        True
    Clean:
        >>> high_hand_below(("6-6 4-5",), ("1-6 1-1",))
        False
    """
    return misordered(Way((), (), highs, lows)) is not None


house_way_high_hand_below = FilingCheck(
    title="Listed hand whose high hand ranks below its low hand",
    reads=("house_way.settings[*].high", "house_way.settings[*].low"),
    when=_LISTED,
    at="house_way.settings",
    expected="the hand that ranks higher as the high hand",
    observed="{proof}",
    message="the filing lists {proof}, which ranks below it",
    fails={"house_way.settings": [{"high": "1-6 1-1", "low": "6-6 4-5"}]},
    passes={"house_way.settings": [{"high": "6-6 4-5", "low": "1-6 1-1"}]},
    proof=lambda highs, lows: misordered(Way((), (), highs, lows)) or "",
    check=high_hand_below,
)


def outside_a_set(highs: Words, lows: Words) -> bool:
    """A listed hand can be dealt from one set of tiles.

    Fails:
        >>> outside_a_set(("3-6 3-6",), ("6-6 1-1",))
        True
    Clean:
        >>> outside_a_set(("6-6 6-6",), ("1-1 1-1",))
        False
    """
    return not_in_a_set(Way((), (), highs, lows)) is not None


house_way_hand_not_in_a_set = FilingCheck(
    title="Listed hand that a set of tiles does not hold",
    reads=("house_way.settings[*].high", "house_way.settings[*].low"),
    when=_LISTED,
    at="house_way.settings",
    expected="tiles as often as a set holds them",
    observed="{proof}",
    message="the filing lists how {proof} are set, and a set does not hold these four tiles",
    fails={"house_way.settings": [{"high": "6-6 4-5", "low": "1-6 4-5"}]},
    passes={"house_way.settings": [{"high": "6-6 6-6", "low": "1-6 1-1"}]},
    proof=lambda highs, lows: not_in_a_set(Way((), (), highs, lows)) or "",
    check=outside_a_set,
)

co_bank_without_a_house_way = FilingCheck(
    title="Co-banking without a manner of setting the bank's hand",
    may_read=("house_way",),
    when=(CO_BANK,),
    expected="the manner in which the hand of a co-bank is set (house_way)",
    observed="{stated}",
    message=(
        "the filing offers co-banking and does not submit the manner in which the dealer sets the hand of the bank; "
        "whether the chapter's own rules alone will do is open"
    ),
    passes={"bank.co_banking": True, "house_way.steps": []},
    check=unstated,
)
