"""§§ 551.6(d), (e) and (i) to (k), 551.7(a) and (b), 551.14: how, when and on how many boxes wagers are made."""

from dataclasses import replace

from validator.chapters.baccarat import wagers as at_baccarat
from validator.chapters.blackjack import wagers as at_blackjack
from validator.chapters.shoe import wagers as of_wagers
from validator.core.rule_definitions import FilingCheck, fails_with

_VERBAL = (
    "wagers.instruments[verbal-with-cash]",
    "optional_wagers.match-the-dealer.instruments[verbal-with-cash]",
)

cash_wagers = at_baccarat.cash_wagers

play_without_blackjack_wager = replace(
    at_blackjack.play_without_blackjack_wager,
    title="Play without a Spanish 21 wager",
    reads=("wagers.spanish_21_wager_required",),
    expected="a Spanish 21 wager by every player",
    message="players may take part without a Spanish 21 wager",
)


@fails_with(False)
def denied_to_verbal_wagers(stated: bool, taken: bool | None, taken_at_the_match: bool | None) -> bool:
    """What the law demands of verbal wagers may not be denied, unless the filing takes none of either kind.

    Fails:
        >>> denied_to_verbal_wagers(False, None, None)
        True
        >>> denied_to_verbal_wagers(False, False, True)
        True
    Clean:
        >>> denied_to_verbal_wagers(True, True, True)
        False
        >>> denied_to_verbal_wagers(False, False, None)
        False
    """
    return not stated and (taken is not False or taken_at_the_match is True)


verbal_wagers_unconfirmed = replace(
    of_wagers.verbal_wagers_unconfirmed, may_read=_VERBAL, when=(), check=denied_to_verbal_wagers
)
verbal_wagers_unconfirmed_by_floorperson = FilingCheck(
    title="Verbal wagers not confirmed by a floorperson",
    reads=("wagers.verbal_wagers_confirmed_by_floorperson",),
    may_read=_VERBAL,
    expected="confirmation by the dealer and a floorperson",
    observed="none by a floorperson",
    message="verbal wagers accompanied by cash are accepted without a floorperson's confirmation",
    check=denied_to_verbal_wagers,
)
verbal_wagers_unconverted = replace(
    of_wagers.verbal_wagers_unconverted, may_read=_VERBAL, when=(), check=denied_to_verbal_wagers
)
