"""The layout: its areas for wagers, vigorish and cards, and the phrase on Tie Bets."""

from validator.chapters.checks import denied, lacks_some, other_than, pays_too_little, unstated, worth_otherwise, zero
from validator.chapters.inscribed import odds_named
from validator.core.odds import Odds
from validator.core.rule import Stated
from validator.core.rule_definitions import FilingCheck
from validator.law.facts import Bound

wager_area_missing = FilingCheck(
    title="Layout without an area for one of the wagers",
    reads=("layout.areas",),
    facts=("betting_areas",),
    expected="areas for {demanded}",
    observed="areas for {stated}",
    message="the layout has areas for {stated}; the law demands areas for {demanded}",
    fails={"layout.areas[tie]": None},
    passes={"layout.areas": ["tie", "player", "banker", "other"]},
    check=lacks_some,
)

tie_inscription_missing = FilingCheck(
    title="No phrase about the payout odds for Tie Bets",
    may_read=("layout.inscriptions.tie",),
    when=(Stated("layout"),),
    expected="a phrase that states the payout odds for Tie Bets",
    observed="{stated}",
    message="the layout has no phrase that states the payout odds for Tie Bets",
    fails={"layout.inscriptions": None},
    passes={"layout.inscriptions.tie": "Tie pays 8 to 1"},
    check=unstated,
)


def names_no_odds(words: str) -> bool:
    """A phrase that is to state odds names some.

    Fails:
        >>> names_no_odds("TIE PAYS MORE")
        True
    Clean:
        >>> names_no_odds("Tie pays 8 to 1")
        False
    """
    return odds_named(words) is None


tie_inscription_without_odds = FilingCheck(
    title="Phrase about Tie Bets that names no odds",
    reads=("layout.inscriptions.tie",),
    expected="the payout odds for Tie Bets",
    observed="{words}",
    message='the layout says "{words}", which states no odds',
    fails={"layout.inscriptions.tie": "Tie Bets paid here"},
    passes={"layout.inscriptions.tie": "TIE 8:1"},
    check=names_no_odds,
)


def other_odds_than_paid(words: str, pays: Odds | None, least: Bound) -> bool:
    """The odds stated are those paid; where the filing does not say what is paid, no less than the law's least.

    Fails:
        >>> eight = Bound("at_least", Odds.parse("8 to 1"))
        >>> other_odds_than_paid("TIE PAYS 8 TO 1", Odds.parse("9 to 1"), eight)
        True
        >>> other_odds_than_paid("Tie 8 for 1", None, eight)
        True
    Clean:
        >>> eight = Bound("at_least", Odds.parse("8 to 1"))
        >>> other_odds_than_paid("TIE 9 FOR 1", Odds.parse("8 to 1"), eight)
        False
        >>> other_odds_than_paid("Tie pays 9 to 1", None, eight)
        False
    """
    stated = odds_named(words)
    if stated is None:
        return False
    return pays_too_little(stated, least) if pays is None else worth_otherwise(stated, pays)


tie_inscription_odds = FilingCheck(
    title="Phrase with other odds than Tie Bets are paid",
    reads=("layout.inscriptions.tie",),
    may_read=("payouts.tie",),
    facts=("tie_bet_pays",),
    expected="the payout odds for Tie Bets: {pays} by the filing, {least:bare} by the law at the least",
    observed="{words}",
    message='the layout says "{words}"; Tie Bets pay {pays} by the filing, {least:bare} by the law at the least',
    fails={"payouts.tie": "9 to 1"},
    passes={"layout.inscriptions.tie": "Tie pays 8 to 1"},
    check=other_odds_than_paid,
)


vigorish_areas_missing = FilingCheck(
    title="No areas for marking vigorish",
    reads=("layout.vigorish_areas",),
    expected="areas for marking vigorish",
    observed="none",
    message="the layout has no areas for marking vigorish",
    check=zero,
)


def areas_unlike_seats(areas: int, seats: int) -> bool:
    """Each seat has its area for marking vigorish, and no area is without a seat.

    Fails:
        >>> areas_unlike_seats(12, 14)
        True
    Clean:
        >>> areas_unlike_seats(14, 14)
        False
        >>> areas_unlike_seats(0, 14)
        False
    """
    return areas not in (0, seats)


vigorish_areas_unlike_seats = FilingCheck(
    title="Areas for marking vigorish that do not correspond to the seats",
    reads=("layout.vigorish_areas", "table.positions"),
    expected="{seats} areas, one for each seat",
    observed="{areas} areas",
    message="the layout has {areas} areas for marking vigorish, and the table {seats} seats",
    fails={"layout.vigorish_areas": 6},
    check=areas_unlike_seats,
)

vigorish_areas_unnumbered = FilingCheck(
    title="Areas for marking vigorish without the numbers of the seats",
    reads=("layout.vigorish_areas_numbered",),
    expected="areas with the numbers of the seats",
    observed="areas without numbers",
    message="the areas for marking vigorish do not bear the numbers of the seats",
    check=denied,
)

vigorish_areas_of_another_form = FilingCheck(
    title="Areas for marking vigorish that are not rectangles in front of the dealer",
    reads=("layout.vigorish_areas_form",),
    expected="rectangular spaces in front of the dealer",
    observed="{stated}",
    message="the areas for marking vigorish are not rectangular spaces in front of the dealer",
    check=other_than("rectangular-in-front-of-the-dealer"),
)

card_area_missing = FilingCheck(
    title="Layout without an area for the cards of a hand",
    reads=("layout.card_areas",),
    facts=("card_areas",),
    expected="areas for the cards of {demanded}",
    observed="areas for the cards of {stated}",
    message="the layout has areas for the cards of {stated}; the law demands them for {demanded}",
    fails={"layout.card_areas": ["player"]},
    passes={"layout.card_areas": ["banker", "player"]},
    check=lacks_some,
)
