"""§ 551.2(c)(1) to (3): the inscriptions that the law prescribes for the layout."""

from validator.chapters.blackjack import inscriptions as asked
from validator.chapters.inscribed import plain
from validator.core.finding import Severity
from validator.core.rule import filing_rule

_IN_OTHER_WORDS = "inscription-in-other-words"

blackjack_inscription_missing = asked.blackjack_inscription_missing.bind("551.2(c)(1)", "Blackjack pays 3 to 2")
blackjack_inscription_odds = asked.blackjack_inscription_odds.bind("551.2(c)(1)", "Blackjack pays 3 to 2")
blackjack_inscription_reworded = asked.blackjack_inscription_reworded.bind(
    "551.2(c)(1)", "Blackjack pays 3 to 2", reading=_IN_OTHER_WORDS
)

dealer_inscription_missing = asked.dealer_inscription_missing.bind(
    "551.2(c)(2)", "Dealer must draw to 16 and stand on all 17's"
)
dealer_inscription_contrary = asked.dealer_inscription_contrary.bind(
    "551.2(c)(2)", "Dealer must draw to 16 and stand on all 17's"
)


def reworded(words: str, draws_to: int, stands_on: int) -> bool:
    """The law gives this inscription in its own words; case and punctuation are no difference.

    Fails:
        >>> reworded("Dealer stands on all 17s", 16, 17)
        True
    Clean:
        >>> reworded("DEALER MUST DRAW TO 16 AND STAND ON ALL 17s.", 16, 17)
        False
        >>> reworded("Dealer hits soft 17", 16, 17)
        False
    """
    if asked.finds_dealer_inscription_contrary(words, stands_on):
        return False
    return plain(words) != plain(f"Dealer must draw to {draws_to} and stand on all {stands_on}'s")


dealer_inscription_reworded = filing_rule(
    id="dealer-inscription-reworded",
    title="Inscription about the dealer's drawing in other words",
    cite="551.2(c)(2)",
    quote="Dealer must draw to 16 and stand on all 17's",
    severity=Severity.WARNING,
    reading=_IN_OTHER_WORDS,
    reads=("layout.inscriptions.dealer",),
    facts=("inscription_dealer_draws_to", "inscription_dealer_stands_on"),
    expected="Dealer must draw to {draws_to} and stand on all {stands_on}'s",
    observed="{words}",
    message='the layout says "{words}", which is not the inscription in the words of the law',
)(reworded)

insurance_inscription_missing = asked.insurance_inscription_missing.bind("551.2(c)(3)", "Insurance pays 2 to 1")
insurance_inscription_odds = asked.insurance_inscription_odds.bind("551.2(c)(3)", "Insurance pays 2 to 1")
insurance_inscription_reworded = asked.insurance_inscription_reworded.bind(
    "551.2(c)(3)", "Insurance pays 2 to 1", reading=_IN_OTHER_WORDS
)
