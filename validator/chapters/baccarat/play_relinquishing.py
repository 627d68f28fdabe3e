"""The right to turn cards, given up: the words of the rules of validator/games/baccarat/relinquishing.py."""

from validator.core.rule_definitions import PlayWords
from validator.games.baccarat.handing_over import NO_FACT, NO_FILING

_FILED = "how the filing has the cards dealt"
_OFFERS = "a record of every offer, who was at the table, and how the positions are numbered"


def _rule(
    id: str,
    title: str,
    message: str,
    observed: str = "{observed}",
    fact: str = _OFFERS,
    expected: str = "{expected}",
) -> PlayWords:
    return PlayWords(
        id=id,
        title=title,
        message=message,
        needs={_FILED: NO_FILING, fact: NO_FACT},
        expected=expected,
        observed=observed,
        unit="seat",
    )


turn_not_offered_to_the_right = _rule(
    "turn-not-offered-to-the-right",
    "Right to turn the cards not offered first to the player at the right",
    "the right to turn the cards went to {observed}; it was the turn of {expected}",
)
turn_not_offered_counterclockwise = _rule(
    "turn-not-offered-counterclockwise",
    "Right to turn the cards not offered on counterclockwise",
    "the right to turn the cards went to {observed}; it was the turn of {expected}",
)
turn_offer_passed_over_player_without_wager = _rule(
    "turn-offer-passed-over-player-without-wager",
    "Offer of the right to turn the cards passed over a player without a wager on the hand",
    "the right to turn the cards was offered to {observed}, passing over {expected}, who has no wager on the hand",
)
turn_offered_again = _rule(
    "turn-offered-again",
    "Right to turn a hand offered again to a player who had given it up or refused it",
    "the right to turn a hand was offered again to {observed}, who had given it up or refused it since",
    fact="a record of every offer, without unreadable rows",
    expected="another player, or the dealer's turn",
)
