"""The inscriptions that the law prescribes for the layout: shared rules."""

import re

from validator.chapters.checks import not_among, paid_otherwise, unstated
from validator.chapters.inscribed import odds_named, plain
from validator.core.rule import Stated
from validator.core.rule_definitions import FilingCheck
from validator.law.facts import Bound, bound_in_words

blackjack_inscription_missing = FilingCheck(
    title="Inscription about paying Blackjack missing",
    may_read=("layout.inscriptions.blackjack",),
    when=(Stated("layout.inscriptions"),),
    expected="the inscription that Blackjack pays what the law says",
    observed="{stated}",
    message="the layout has no inscription of what Blackjack pays",
    passes={"layout.inscriptions.blackjack": "Blackjack pays 3 to 2"},
    check=unstated,
)


def names_other_odds(words: str, odds: Bound) -> bool:
    """An inscription that names odds names those of the law; one without odds is another matter.

    Fails:
        >>> from validator.core.odds import Odds
        >>> names_other_odds("BLACKJACK PAYS 6 TO 5", Bound("exactly", Odds.parse("3 to 2")))
        True
        >>> names_other_odds("Blackjack pays 3 for 2", Bound("exactly", Odds.parse("3 to 2")))
        True
        >>> names_other_odds("INSURANCE PAYS 5 TO 2", Bound("exactly", Odds.parse("2 to 1")))
        True
        >>> names_other_odds("Insurance pays 2 for 1", Bound("exactly", Odds.parse("2 to 1")))
        True
    Clean:
        >>> from validator.core.odds import Odds
        >>> names_other_odds("Blackjack pays 3:2", Bound("exactly", Odds.parse("3 to 2")))
        False
        >>> names_other_odds("Insurance pays 2:1", Bound("exactly", Odds.parse("2 to 1")))
        False
    """
    named = odds_named(words)
    return named is not None and paid_otherwise(named, odds)


def _in_other_words(words: str, wager: str, odds: Bound) -> bool:
    """Whether an inscription on what ``wager`` pays names no other odds than are lawful, and is not in the law's words.

    Where the law gives the least odds, it may name more in their place.
    """
    if names_other_odds(words, odds):
        return False
    named, lawful = odds_named(words), {f"{wager} pays {bound_in_words(odds)}"}
    if named is not None and odds.relation != "exactly":
        lawful.add(f"{wager} pays {named}")
    return plain(words) not in map(plain, lawful)


blackjack_inscription_odds = FilingCheck(
    title="Inscription with other odds for Blackjack",
    reads=("layout.inscriptions.blackjack",),
    facts=("inscription_blackjack_pays",),
    expected="Blackjack pays {odds}",
    observed="{words}",
    message='the layout says "{words}"; the law prescribes odds of {odds}',
    fails={"layout.inscriptions.blackjack": "Blackjack pays 6 to 5"},
    passes={"layout.inscriptions.blackjack": "Blackjack pays 3:2"},
    check=names_other_odds,
)


def finds_blackjack_inscription_reworded(words: str, odds: Bound) -> bool:
    """The law gives this inscription in its own words; case and punctuation are no difference.

    Fails:
        >>> from validator.core.odds import Odds
        >>> finds_blackjack_inscription_reworded("Pays 3 to 2 on Blackjack", Bound("exactly", Odds.parse("3 to 2")))
        True
    Clean:
        >>> from validator.core.odds import Odds
        >>> finds_blackjack_inscription_reworded("BLACKJACK PAYS 3:2!", Bound("exactly", Odds.parse("3 to 2")))
        False
    """
    return _in_other_words(words, "Blackjack", odds)


blackjack_inscription_reworded = FilingCheck(
    title="Inscription about paying Blackjack in other words",
    reads=("layout.inscriptions.blackjack",),
    facts=("inscription_blackjack_pays",),
    expected="Blackjack pays {odds}",
    observed="{words}",
    message='the layout says "{words}", which is not the inscription in the words of the law',
    fails={"layout.inscriptions.blackjack": "Naturals pay 1.5x"},
    passes={"layout.inscriptions.blackjack": "BLACKJACK PAYS 3:2"},
    check=finds_blackjack_inscription_reworded,
)

insurance_inscription_missing = FilingCheck(
    title="Inscription about paying Insurance missing",
    may_read=("layout.inscriptions.insurance",),
    when=(Stated("layout.inscriptions"),),
    expected="the inscription that Insurance pays what the law says",
    observed="{stated}",
    message="the layout has no inscription of what Insurance pays",
    passes={"layout.inscriptions.insurance": "Insurance pays 2 to 1"},
    check=unstated,
)


insurance_inscription_odds = FilingCheck(
    title="Inscription with other odds for Insurance",
    reads=("layout.inscriptions.insurance",),
    facts=("inscription_insurance_pays",),
    expected="Insurance pays {odds}",
    observed="{words}",
    message='the layout says "{words}"; the law prescribes odds of {odds}',
    fails={"layout.inscriptions.insurance": "Insurance pays 3 to 2"},
    passes={"layout.inscriptions.insurance": "Insurance pays 2 to 1"},
    check=names_other_odds,
)


def finds_insurance_inscription_reworded(words: str, odds: Bound) -> bool:
    """The law gives this inscription in its own words; case and punctuation are no difference.

    Fails:
        >>> from validator.core.odds import Odds
        >>> finds_insurance_inscription_reworded("Pays 2 to 1 on Insurance", Bound("exactly", Odds.parse("2 to 1")))
        True
    Clean:
        >>> from validator.core.odds import Odds
        >>> finds_insurance_inscription_reworded("INSURANCE PAYS 2:1!", Bound("exactly", Odds.parse("2 to 1")))
        False
    """
    return _in_other_words(words, "Insurance", odds)


insurance_inscription_reworded = FilingCheck(
    title="Inscription about paying Insurance in other words",
    reads=("layout.inscriptions.insurance",),
    facts=("inscription_insurance_pays",),
    expected="Insurance pays {odds}",
    observed="{words}",
    message='the layout says "{words}", which is not the inscription in the words of the law',
    fails={"layout.inscriptions.insurance": "Insurance 2 to 1"},
    check=finds_insurance_inscription_reworded,
)

dealer_inscription_missing = FilingCheck(
    title="Inscription about the dealer's drawing missing",
    may_read=("layout.inscriptions.dealer",),
    when=(Stated("layout.inscriptions"),),
    expected="an inscription of when the dealer draws and stands",
    observed="{stated}",
    message="the layout has no inscription of when the dealer draws and stands",
    check=unstated,
)

_DRAWS_ON_SOFT = (
    r"(?<!not )(?<!never )\b(?:hit|draw)s?(?: to \d+ and)?(?: (?:on|a|all|any|every))* soft {}(?!s? stand)",
    r"\bstands? on (?:all )?{0}s? except(?: (?:on|for|a|all|any))* soft {0}",
)


def finds_dealer_inscription_contrary(words: str, stands_on: int) -> bool:
    """No wording may say that the dealer draws on a soft total on which the law makes him stand, or stands elsewhere.

    Fails:
        >>> finds_dealer_inscription_contrary("Dealer hits soft 17", 17)
        True
        >>> finds_dealer_inscription_contrary("Dealer shall draw to 17 and stand on all 18s", 17)
        True
        >>> finds_dealer_inscription_contrary("Dealer stands on hard 17s", 17)
        True
        >>> finds_dealer_inscription_contrary("Dealer stands on all 17s except soft 17s", 17)
        True
    Clean:
        >>> finds_dealer_inscription_contrary("Dealer does not hit soft 17", 17)
        False
        >>> finds_dealer_inscription_contrary("Dealer stands on hard 17 and soft 17", 17)
        False
        >>> finds_dealer_inscription_contrary("Dealer stands on all 17s", 17)
        False
        >>> finds_dealer_inscription_contrary("Dealer must draw to 16 and stand on soft 17", 17)
        False
        >>> finds_dealer_inscription_contrary("Dealer stands on 21, 20, 19, 18 and 17", 17)
        False
    """
    said = plain(words)
    if any(re.search(contrary.format(stands_on), said) for contrary in _DRAWS_ON_SOFT):
        return True
    if re.search(rf"\bstands? on (?:(?:all|any|a|every) )?hard {stands_on}", said) and "soft" not in said:
        return True
    stands = re.search(
        r"\bstands? on (?:(?:all|any|a|an|every|hard|soft|or) )*(?=\d)(?P<totals>.*?)(?=\b(?:hit|draw)|$)", said
    )
    return stands is not None and str(stands_on) not in re.findall(r"\d+", stands["totals"])


dealer_inscription_contrary = FilingCheck(
    title="Inscription says that the dealer does not stand on every 17",
    reads=("layout.inscriptions.dealer",),
    facts=("inscription_dealer_stands_on",),
    expected="an inscription that the dealer stands on all {stands_on}s",
    observed="{words}",
    message='the layout says "{words}"; the dealer stands on all {stands_on}s',
    fails={"layout.inscriptions.dealer": "Dealer hits soft 17"},
    check=finds_dealer_inscription_contrary,
)


def finds_similar_language_unapproved(
    words: str, reference: str | None, office: str | None, draws_to: int, stands_on: int
) -> bool:
    """Words of the certificate holder's own, instead of the law's, need the approval of the Executive Director.

    Fails:
        >>> finds_similar_language_unapproved("Dealer stands on all 17s", None, None, 16, 17)
        True
        >>> finds_similar_language_unapproved("Stands on all 17s", "BGO-1", "bureau-of-gaming-operations", 16, 17)
        True
    Clean:
        >>> finds_similar_language_unapproved("Dealer stands on all 17s", "ED-4", "executive-director", 16, 17)
        False
        >>> finds_similar_language_unapproved("DEALER SHALL DRAW TO 16 AND STAND ON ALL 17s.", None, None, 16, 17)
        False
    """
    if plain(words) == plain(f"Dealer shall draw to {draws_to} and stand on all {stands_on}s"):
        return False
    if finds_dealer_inscription_contrary(words, stands_on):
        return False
    return reference is None or office not in (None, "executive-director")


similar_language_unapproved = FilingCheck(
    title="Similar language without the Executive Director's approval",
    reads=("layout.inscriptions.dealer",),
    may_read=("approvals.similar_language.reference", "approvals.similar_language.by"),
    facts=("inscription_dealer_draws_to", "inscription_dealer_stands_on"),
    expected="the law's words, or similar ones approved by the Executive Director",
    observed="{words}; approval {reference}, given by {office}",
    message='the layout says "{words}", and no approval of that language by the Executive Director is named',
    fails={"layout.inscriptions.dealer": "Dealer stands on all 17s"},
    passes={"layout.inscriptions.dealer": "DEALER SHALL DRAW TO 16 AND STAND ON ALL 17s"},
    check=finds_similar_language_unapproved,
)

dealer_22_not_shown = FilingCheck(
    title="Neither inscription nor sign about the dealer's 22",
    reads=("layout.dealer_22",),
    facts=("payout_odds_displays",),
    expected="one of {lawful}",
    observed="{stated}",
    message=(
        "neither layout nor sign tells patrons that wagers are returned when the dealer has 22; whether that belongs to"
        " the payout odds or amounts is open{hint}"
    ),
    fails={"layout.dealer_22": "neither"},
    passes={"layout.dealer_22": "sign"},
    check=not_among,
)
