"""§§ 551.7 and 551.10(e): the Match-The-Dealer Wager, its limits, and odds that may not lie below the law's."""

from dataclasses import replace

from validator.chapters.blackjack import dealing as of_dealing
from validator.chapters.ch551_spanish_21.conditions import MATCH_OFFERED
from validator.chapters.checks import below_amount, denied, either_unstated, granted, pays_too_little, unstated, word_is
from validator.core.odds import Odds
from validator.core.rule import Present
from validator.core.rule_definitions import FilingCheck
from validator.law.facts import Bound, Decks

_MATCH = "optional_wagers.match-the-dealer"

tens_match_by_value = FilingCheck(
    title="Cards of value 10 matched by value",
    reads=(f"{_MATCH}.tens_match",),
    when=(MATCH_OFFERED,),
    expected="cards of one rank",
    observed="{stated}",
    message="a jack, queen or king matches {stated}; the text does not say what a match is",
    check=word_is("any-ten-value"),
)
match_the_dealer_minimum_too_low = FilingCheck(
    title="Match-The-Dealer Wager below the law's minimum",
    reads=(f"{_MATCH}.minimum",),
    facts=("match_the_dealer_minimum",),
    when=(MATCH_OFFERED,),
    expected="{minimum_cents}",
    observed="{amount_cents}",
    message="the Match-The-Dealer Wager may be as low as {amount_cents}; the law demands {minimum_cents}",
    fails={"optional_wagers.match-the-dealer.minimum": "0.50"},
    passes={"optional_wagers.match-the-dealer.minimum": 5},
    check=below_amount,
)
match_the_dealer_maximum_too_low = FilingCheck(
    title="Maximum of the Match-The-Dealer Wager below the law's minimum",
    reads=(f"{_MATCH}.maximum",),
    facts=("match_the_dealer_minimum",),
    when=(MATCH_OFFERED, Present(f"{_MATCH}.maximum")),
    expected="{minimum_cents}",
    observed="{amount_cents}",
    message=(
        "the Match-The-Dealer Wager may not exceed {amount_cents}; the law demands {minimum_cents}, so that "
        "none could be made"
    ),
    fails={"optional_wagers.match-the-dealer.maximum": "0.50"},
    passes={"optional_wagers.match-the-dealer.maximum": 1},
    check=below_amount,
)
match_the_dealer_above_main_wager = FilingCheck(
    title="Match-The-Dealer Wager above the Spanish 21 wager",
    reads=(f"{_MATCH}.limited_to_main_wager",),
    when=(MATCH_OFFERED,),
    expected="at most the Spanish 21 wager",
    observed="no such limit",
    message="the Match-The-Dealer Wager may exceed the player's Spanish 21 wager",
    check=denied,
)
match_the_dealer_maximum_unspecified = FilingCheck(
    title="Maximum of the Match-The-Dealer Wager not established",
    may_read=(f"{_MATCH}.maximum",),
    when=(MATCH_OFFERED,),
    at=_MATCH,
    expected="a maximum amount",
    observed="{stated}",
    message="the filing offers the Match-The-Dealer Wager and establishes no maximum amount for it",
    passes={"optional_wagers.match-the-dealer.maximum": 100},
    check=unstated,
)
match_the_dealer_cash_wagers = FilingCheck(
    title="Match-The-Dealer Wagers of cash",
    reads=(f"{_MATCH}.instruments[cash]",),
    when=(MATCH_OFFERED,),
    expected="gaming chips or plaques",
    observed="cash",
    message=(
        "Match-The-Dealer Wagers are made with cash; the law allows gaming chips and plaques, and cash only with a "
        "verbal wager"
    ),
    fails={"optional_wagers.match-the-dealer.instruments": ["chips", "cash"]},
    passes={"optional_wagers.match-the-dealer.instruments": ["plaques"]},
    check=granted,
)
optional_wagers_settled_late = replace(of_dealing.optional_wagers_settled_late, when=(MATCH_OFFERED,))


match_the_dealer_odds_unspecified = FilingCheck(
    title="Odds of the Match-The-Dealer Wager not contained",
    may_read=(
        f"{_MATCH}.pays.matching-card-of-a-different-suit",
        f"{_MATCH}.pays.matching-card-of-the-same-suit",
    ),
    when=(MATCH_OFFERED,),
    at=_MATCH,
    expected="odds for a matching card of a different and of the same suit",
    observed="different suit {first}, same suit {second}",
    message="the filing offers the Match-The-Dealer Wager and does not contain the odds of both rows",
    fails={"optional_wagers.match-the-dealer.pays.matching-card-of-the-same-suit": None},
    check=either_unstated,
)


def below_both_lists(pays: Odds, decks: int | None, six: Bound, eight: Bound, of_six: Decks, of_eight: Decks) -> bool:
    """Whatever decks are being used, no odds may lie below those of both lists; with their decks each list decides.

    Fails:
        >>> nine, twelve = (Bound("at_least", Odds.parse(f"{pays} to 1")) for pays in (9, 12))
        >>> lists = (nine, twelve, Decks(6, 6), Decks(8, 8))
        >>> below_both_lists(Odds.parse("8 to 1"), None, *lists)
        True
        >>> below_both_lists(Odds.parse("8 to 1"), 4, *lists)
        True
    Clean:
        >>> nine, twelve = (Bound("at_least", Odds.parse(f"{pays} to 1")) for pays in (9, 12))
        >>> lists = (nine, twelve, Decks(6, 6), Decks(8, 8))
        >>> below_both_lists(Odds.parse("9 to 1"), 4, *lists)
        False
        >>> below_both_lists(Odds.parse("8 to 1"), 6, *lists)
        False
    """
    if decks is not None and (of_six.allows(decks) or of_eight.allows(decks)):
        return False
    return all(least.value is not None and pays_too_little(pays, least) for least in (six, eight))


match_the_dealer_odds_below_both_lists = FilingCheck(
    title="Match-The-Dealer Wager below the least odds for any number of decks",
    reads=(f"{_MATCH}.pays.*",),
    may_read=("cards.decks",),
    facts=(
        "match_the_dealer_paytable_six_decks.*",
        "match_the_dealer_paytable_eight_decks.*",
        "match_the_dealer_paytable_six_decks:decks",
        "match_the_dealer_paytable_eight_decks:decks",
    ),
    each=f"{_MATCH}.pays",
    at=f"{_MATCH}.pays.*",
    expected="{six} with {of_six} decks, {eight:bare} with {of_eight}",
    observed="{pays}",
    message=(
        "the Match-The-Dealer Wager pays {pays} for this match in the filing; the law demands {six} with "
        "{of_six} decks and {eight:bare} with {of_eight}"
    ),
    fails={"cards.decks": None, "optional_wagers.match-the-dealer.pays.matching-card-of-the-same-suit": "8 to 1"},
    check=below_both_lists,
)


def below_the_floor(pays: Odds, decks: int, least: Bound, table: Decks) -> bool | None:
    """With the decks of a list, a row pays no less than the list says; better odds are lawful.

    Of other decks the list says nothing.

    Fails:
        >>> below_the_floor(Odds.parse("8 to 1"), 6, Bound("at_least", Odds.parse("9 to 1")), Decks(6, 6))
        True
        >>> below_the_floor(Odds.parse("9 for 1"), 6, Bound("at_least", Odds.parse("9 to 1")), Decks(6, 6))
        True
    Clean:
        >>> below_the_floor(Odds.parse("9 to 1"), 6, Bound("at_least", Odds.parse("9 to 1")), Decks(6, 6))
        False
        >>> below_the_floor(Odds.parse("11 to 1"), 6, Bound("at_least", Odds.parse("9 to 1")), Decks(6, 6))
        False
    """
    if not table.allows(decks) or least.value is None:
        return None
    return pays_too_little(pays, least)


def _floor(decks: str, *, fails: object) -> FilingCheck:
    """The rule on the least odds with that many decks, "six" or "eight"."""
    table = f"match_the_dealer_paytable_{decks}_decks"
    return FilingCheck(
        title=f"Match-The-Dealer Wager below the least odds for {decks} decks",
        reads=(f"{_MATCH}.pays.*", "cards.decks"),
        facts=(f"{table}.*", f"{table}:decks"),
        each=f"{_MATCH}.pays",
        at=f"{_MATCH}.pays.*",
        expected="{least}",
        observed="{pays}",
        message=(
            "the Match-The-Dealer Wager pays {pays} for this match in the filing; with {decks} decks the law demands "
            "{least}"
        ),
        fails={f"{_MATCH}.pays.matching-card-of-the-same-suit": fails},
        check=below_the_floor,
    )


match_the_dealer_six_deck_odds = _floor(
    "six",
    fails="8 to 1",
)
match_the_dealer_eight_deck_odds = _floor(
    "eight",
    fails="11 to 1",
)
match_the_dealer_bearing_on_others = FilingCheck(
    title="Match-The-Dealer Wager with a bearing on another wager",
    reads=(f"{_MATCH}.apart_from_other_wagers",),
    when=(MATCH_OFFERED,),
    expected="no bearing on any other wager",
    observed="a bearing on another",
    message="the Match-The-Dealer Wager has a bearing on another wager of the player",
    check=denied,
)
match_the_dealer_insured = FilingCheck(
    title="Insurance of a Match-The-Dealer Wager",
    reads=("insurance.on_match_the_dealer",),
    expected="no Insurance Wager on it",
    observed="insured",
    message="an Insurance Wager may apply to the Match-The-Dealer Wager",
    check=granted,
)
