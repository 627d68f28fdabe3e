"""§§ 551.6(d), (e) and (i) to (k), 551.7(a) and (b), 551.14: how, when and on how many boxes wagers are made."""

from dataclasses import replace

from validator.chapters.baccarat import wagers as at_baccarat
from validator.chapters.blackjack import wagers as asked
from validator.chapters.shoe import wagers as of_wagers
from validator.core.rule import filing_rule

late_wagers = asked.late_wagers.bind(
    "551.6(d)",
    "no wager may be made, increased or withdrawn after the first card of the respective round has been dealt",
)
cash_wagers = at_baccarat.cash_wagers.bind(
    "551.6(e)",
    "Wagers at Spanish 21 shall be made by placing gaming chips or plaques on the appropriate betting areas of the"
    " table layout",
)
_VERBAL = (
    "wagers.instruments[verbal-with-cash]",
    "optional_wagers.match-the-dealer.instruments[verbal-with-cash]",
)


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


_CONFIRMED = "The verbal wager is confirmed by the dealer and a floorperson"
verbal_wagers_unconfirmed = replace(
    of_wagers.verbal_wagers_unconfirmed, may_read=_VERBAL, when=(), check=denied_to_verbal_wagers
).bind("551.6(e)(1)", _CONFIRMED)
verbal_wagers_unconfirmed_by_floorperson = filing_rule(
    id="verbal-wagers-unconfirmed-by-floorperson",
    title="Verbal wagers not confirmed by a floorperson",
    cite="551.6(e)(1)",
    quote=_CONFIRMED,
    reads=("wagers.verbal_wagers_confirmed_by_floorperson",),
    may_read=_VERBAL,
    expected="confirmation by the dealer and a floorperson",
    observed="none by a floorperson",
    message="verbal wagers accompanied by cash are accepted without a floorperson's confirmation",
)(denied_to_verbal_wagers)
verbal_wagers_unconverted = replace(
    of_wagers.verbal_wagers_unconverted, may_read=_VERBAL, when=(), check=denied_to_verbal_wagers
).bind("551.6(e)(2)", "The cash is expeditiously converted into gaming chips or plaques")
wagers_altered = asked.wagers_altered.bind(
    "551.6(i)",
    "no player may handle, remove or alter any wagers that have been made until a decision has been rendered and"
    " implemented with respect to that wager",
)
entry_barred_to_others = asked.entry_barred_to_others.bind(
    "551.6(k)",
    "who does not make a wager on a given round of play from placing a wager on subsequent rounds of play at that"
    " gaming table",
)
entry_barred_beyond_reshuffle = asked.entry_barred_beyond_reshuffle.bind(
    "551.6(k)(2)", "A reshuffle of the cards has occurred"
)
unknown_optional_wager = asked.unknown_optional_wager.bind(
    "551.7(a)",
    "A player may make an additional Match-The-Dealer wager",
    reading="wager-that-the-chapter-does-not-name",
)
optional_wager_alone = asked.optional_wager_alone.bind(
    "551.7(b)",
    "a player who has placed the basic wager required under § 551.6 (relating to wagers; payout odds) may make an"
    " additional Match-The-Dealer wager",
)

_BOXES = (
    "shall specify in the certificate holder's Rules Submission required under § 521.2 (relating to table games Rules"
    " Submission) the number of adjacent boxes on which a player may place a wager in one round of play"
)
adjacent_boxes_unspecified = asked.adjacent_boxes_unspecified.bind("551.14", _BOXES)
more_adjacent_boxes_than_positions = asked.more_adjacent_boxes_than_positions.bind("551.14", _BOXES)
