"""§ 633a.2(b)(3): the inscriptions that the law prescribes for the layout."""

import re

from validator.chapters.inscribed import odds_in, plain
from validator.chapters.questions import unstated
from validator.core.finding import Severity
from validator.core.odds import Odds
from validator.core.rule import Stated, filing_rule

blackjack_inscription_missing = filing_rule(
    id="blackjack-inscription-missing",
    title="Inscription about paying Blackjack missing",
    cite="633a.2(b)(3)(i)",
    quote="Blackjack pays 3 to 2",
    may_read=("layout.inscriptions.blackjack",),
    when=(Stated("layout.inscriptions"),),
    expected="the inscription that Blackjack pays what the law says",
    observed="{stated}",
    message="the layout has no inscription of what Blackjack pays",
)(unstated)


@filing_rule(
    id="blackjack-inscription-odds",
    title="Inscription with other odds for Blackjack",
    cite="633a.2(b)(3)(i)",
    quote="Blackjack pays 3 to 2",
    reads=("layout.inscriptions.blackjack",),
    facts=("inscription_blackjack_pays",),
    expected="Blackjack pays {odds}",
    observed="{words}",
    message='the layout says "{words}"; the law prescribes odds of {odds}',
)
def blackjack_inscription_odds(words: str, odds: Odds) -> bool:
    """An inscription that names odds for Blackjack names those of the law.

    Fails:
        >>> blackjack_inscription_odds("BLACKJACK PAYS 6 TO 5", Odds.parse("3 to 2"))
        True
    Clean:
        >>> blackjack_inscription_odds("Blackjack pays 3:2", Odds.parse("3 to 2"))
        False
    """
    return odds_in(words) not in (None, (odds.numerator, odds.denominator))


@filing_rule(
    id="blackjack-inscription-reworded",
    title="Inscription about paying Blackjack in other words",
    cite="633a.2(b)(3)(i)",
    quote="Blackjack pays 3 to 2",
    severity=Severity.WARNING,
    reading="inscription-in-other-words",
    reads=("layout.inscriptions.blackjack",),
    facts=("inscription_blackjack_pays",),
    expected="Blackjack pays {odds}",
    observed="{words}",
    message=('the layout says "{words}", which is not the inscription in the words of the law'),
)
def blackjack_inscription_reworded(words: str, odds: Odds) -> bool:
    """The law gives this inscription in its own words; case and punctuation are no difference.

    Fails:
        >>> blackjack_inscription_reworded("Pays 3 to 2 on Blackjack", Odds.parse("3 to 2"))
        True
    Clean:
        >>> blackjack_inscription_reworded("BLACKJACK PAYS 3:2!", Odds.parse("3 to 2"))
        False
    """
    same_odds = odds_in(words) in (None, (odds.numerator, odds.denominator))
    return same_odds and plain(words) != plain(f"Blackjack pays {odds}")


insurance_inscription_missing = filing_rule(
    id="insurance-inscription-missing",
    title="Inscription about paying Insurance missing",
    cite="633a.2(b)(3)(ii)",
    quote="Insurance pays 2 to 1",
    may_read=("layout.inscriptions.insurance",),
    when=(Stated("layout.inscriptions"),),
    expected="the inscription that Insurance pays what the law says",
    observed="{stated}",
    message="the layout has no inscription of what Insurance pays",
)(unstated)


@filing_rule(
    id="insurance-inscription-odds",
    title="Inscription with other odds for Insurance",
    cite="633a.2(b)(3)(ii)",
    quote="Insurance pays 2 to 1",
    reads=("layout.inscriptions.insurance",),
    facts=("inscription_insurance_pays",),
    expected="Insurance pays {odds}",
    observed="{words}",
    message='the layout says "{words}"; the law prescribes odds of {odds}',
)
def insurance_inscription_odds(words: str, odds: Odds) -> bool:
    """An inscription that names odds for Insurance names those of the law.

    Fails:
        >>> insurance_inscription_odds("INSURANCE PAYS 5 TO 2", Odds.parse("2 to 1"))
        True
    Clean:
        >>> insurance_inscription_odds("Insurance pays 2:1", Odds.parse("2 to 1"))
        False
    """
    return odds_in(words) not in (None, (odds.numerator, odds.denominator))


@filing_rule(
    id="insurance-inscription-reworded",
    title="Inscription about paying Insurance in other words",
    cite="633a.2(b)(3)(ii)",
    quote="Insurance pays 2 to 1",
    severity=Severity.WARNING,
    reading="inscription-in-other-words",
    reads=("layout.inscriptions.insurance",),
    facts=("inscription_insurance_pays",),
    expected="Insurance pays {odds}",
    observed="{words}",
    message=('the layout says "{words}", which is not the inscription in the words of the law'),
)
def insurance_inscription_reworded(words: str, odds: Odds) -> bool:
    """The law gives this inscription in its own words; case and punctuation are no difference.

    Fails:
        >>> insurance_inscription_reworded("Pays 2 to 1 on Insurance", Odds.parse("2 to 1"))
        True
    Clean:
        >>> insurance_inscription_reworded("INSURANCE PAYS 2:1!", Odds.parse("2 to 1"))
        False
    """
    same_odds = odds_in(words) in (None, (odds.numerator, odds.denominator))
    return same_odds and plain(words) != plain(f"Insurance pays {odds}")


dealer_inscription_missing = filing_rule(
    id="dealer-inscription-missing",
    title="Inscription about the dealer's drawing missing",
    cite="633a.2(b)(3)(iii)",
    quote="Dealer shall draw to 16 and stand on all 17s or other similar language",
    may_read=("layout.inscriptions.dealer",),
    when=(Stated("layout.inscriptions"),),
    expected="an inscription of when the dealer draws and stands",
    observed="{stated}",
    message="the layout has no inscription of when the dealer draws and stands",
)(unstated)


@filing_rule(
    id="dealer-inscription-contrary",
    title="Inscription says that the dealer draws on a soft 17",
    cite="633a.2(b)(3)(iii)",
    quote="Dealer shall draw to 16 and stand on all 17s",
    reads=("layout.inscriptions.dealer",),
    facts=("inscription_dealer_stands_on",),
    expected="an inscription that the dealer stands on all {stands_on}s",
    observed="{words}",
    message='the layout says "{words}"; the dealer stands on all {stands_on}s',
)
def dealer_inscription_contrary(words: str, stands_on: int) -> bool:
    """No wording may say that the dealer draws on a soft total on which the law makes him stand.

    Fails:
        >>> dealer_inscription_contrary("Dealer hits soft 17", 17)
        True
    Clean:
        >>> dealer_inscription_contrary("Dealer stands on all 17s", 17)
        False
        >>> dealer_inscription_contrary("Dealer must draw to 16 and stand on soft 17", 17)
        False
    """
    return re.search(rf"\b(hit|draw)s?( on)?( a)? soft {stands_on}", plain(words)) is not None


@filing_rule(
    id="similar-language-unapproved",
    title="Similar language without the Executive Director's approval",
    cite="633a.2(b)(3)(iii)",
    quote=("or other similar language approved by the Executive Director in accordance with § 601a.10(a)"),
    severity=Severity.WARNING,
    reading="approval-of-similar-language",
    reads=("layout.inscriptions.dealer",),
    may_read=("approvals.similar_language.reference", "approvals.similar_language.by"),
    facts=("inscription_dealer_draws_to", "inscription_dealer_stands_on"),
    expected="the law's words, or similar ones approved by the Executive Director",
    observed="{words}; approval {reference}, given by {office}",
    message=('the layout says "{words}", and no approval of that language by the Executive Director is named'),
)
def similar_language_unapproved(
    words: str, reference: str | None, office: str | None, draws_to: int, stands_on: int
) -> bool:
    """Words of the certificate holder's own, instead of the law's, need the approval of the Executive Director.

    Fails:
        >>> similar_language_unapproved("Dealer stands on all 17s", None, None, 16, 17)
        True
        >>> similar_language_unapproved("Dealer stands on all 17s", "BGO-1", "bureau-of-gaming-operations", 16, 17)
        True
    Clean:
        >>> similar_language_unapproved("Dealer stands on all 17s", "ED-4", "executive-director", 16, 17)
        False
        >>> similar_language_unapproved("DEALER SHALL DRAW TO 16 AND STAND ON ALL 17s.", None, None, 16, 17)
        False
    """
    if plain(words) == plain(f"Dealer shall draw to {draws_to} and stand on all {stands_on}s"):
        return False
    if dealer_inscription_contrary(words, stands_on):
        return False
    return reference is None or office not in (None, "executive-director")
