"""§ 551.2(c)(1) to (3): the inscriptions that the law prescribes for the layout."""

from validator.chapters.blackjack import inscriptions as asked
from validator.chapters.inscribed import plain
from validator.core.rule_definitions import FilingCheck


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


dealer_inscription_reworded = FilingCheck(
    title="Inscription about the dealer's drawing in other words",
    reads=("layout.inscriptions.dealer",),
    facts=("inscription_dealer_draws_to", "inscription_dealer_stands_on"),
    expected="Dealer must draw to {draws_to} and stand on all {stands_on}'s",
    observed="{words}",
    message='the layout says "{words}", which is not the inscription in the words of the law',
    fails={"layout.inscriptions.dealer": "Dealer stands on all 17s"},
    passes={"layout.inscriptions.dealer": "DEALER MUST DRAW TO 16 AND STAND ON ALL 17s"},
    check=reworded,
)
