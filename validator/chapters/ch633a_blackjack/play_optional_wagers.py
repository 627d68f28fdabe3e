"""§ 633a.6(e). The optional wagers, in play: which the filing offers, and to whom."""

from validator.core.rule_definitions import PlayWords
from validator.games.blackjack.optional_wagers import (
    NO_FILING,
    NO_PLAYER,
    NO_WAGERS,
)


def _not_offered(id: str, title: str) -> PlayWords:
    """The rule on one of the twelve optional wagers of § 633a.6(e), taken without being in the filing."""
    return PlayWords(
        id=id,
        title=f"{title} taken that the filing does not offer",
        message="{seat}: a {wager} of {stake} was taken, which the Rules Submission in force does not offer",
        needs={"the filing in force": NO_FILING},
        expected="only wagers that the Rules Submission specifies",
        observed="a {wager} of {stake}",
    )


optional_wager_without_blackjack_wager = PlayWords(
    id="optional-wager-without-blackjack-wager",
    title="Optional wager of a player without a Blackjack Wager",
    message="{seat}: a {wager} of {stake} was taken from a player who placed no Blackjack Wager",
    needs={"all wagers of the round": NO_WAGERS, "whose wager it is": NO_PLAYER},
    expected="a Blackjack Wager beside it",
    observed="none",
)

wager_of_another_kind = PlayWords(
    id="wager-of-another-kind",
    title="Wager that the chapter does not name",
    message="{seat}: a wager of {stake} was taken that is none of those the chapter names",
    expected="one of the wagers that the chapter names",
    observed="another wager of {stake}",
)

NOT_OFFERED = (
    _not_offered(
        "lucky-ladies-not-offered",
        "Lucky Ladies Twenty Point Bonus Wager",
    ),
    _not_offered(
        "match-the-dealer-not-offered",
        "Match-the-Dealer Wager",
    ),
    _not_offered(
        "in-between-not-offered",
        "In Between Wager",
    ),
    _not_offered(
        "royal-match-21-not-offered",
        "Royal Match 21 Wager",
    ),
    _not_offered(
        "bet-the-set-21-not-offered",
        "Bet the Set 21 Wager",
    ),
    _not_offered(
        "kings-bounty-not-offered",
        "King's Bounty Wager",
    ),
    _not_offered(
        "super-match-not-offered",
        "Super Match Wager",
    ),
    _not_offered(
        "bad-beat-not-offered",
        "Bad Beat Progressive Wager",
    ),
    _not_offered(
        "three-card-poker-not-offered",
        "Three Card Poker Wager",
    ),
    _not_offered(
        "hit-and-run-not-offered",
        "Hit and Run Progressive Wager",
    ),
    _not_offered(
        "straight-jack-not-offered",
        "Straight Jack Progressive Wager",
    ),
    _not_offered(
        "house-money-not-offered",
        "House Money Wager",
    ),
)
"""One rule for each wager of § 633a.6(e), in the law's order."""
