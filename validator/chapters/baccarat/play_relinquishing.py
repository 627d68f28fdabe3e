"""The right to turn cards, given up: the words of the rules of validator/games/baccarat/relinquishing.py."""

from validator.core.rule_definitions import PlayWords
from validator.games.baccarat.handing_over import NO_FACT, NO_FILING
from validator.games.baccarat.relinquishing import NO_TURNER

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
dealer_turned_without_offer_to_all = _rule(
    "dealer-turned-without-offer-to-all",
    "Dealer turned the cards although the right had not been offered to every player",
    "the dealer turned the cards although the right to turn them had not been offered to {expected}",
    "the dealer's turn",
)
dealer_turned_without_offer_to_player_without_wager = _rule(
    "dealer-turned-without-offer-to-player-without-wager",
    "Dealer turned the cards, the right not having been offered to players without a wager on the hand",
    (
        "the dealer turned the cards; the right to turn them had not been offered to {expected}, who has no wager "
        "on the hand"
    ),
    "the dealer's turn",
)
dealer_turned_over_player = _rule(
    "dealer-turned-over-player",
    "Dealer turned the cards although a player had accepted",
    "the dealer turned the cards although {expected} had accepted to turn them",
    "the dealer's turn",
    "a record of all cards handed to players, without unreadable rows",
)
given_up_hand_turned_by_another = PlayWords(
    id="given-up-hand-turned-by-another",
    title="Hand that no player accepted turned by another than the dealer",
    message="the cards of a hand that no player accepted were turned by another than the dealer",
    needs={"who turned the cards": NO_TURNER},
    expected="the dealer",
    observed="another",
)
round_void_instead_of_dealers_turn = PlayWords(
    id="round-void-instead-of-dealers-turn",
    title="Round called void although the dealer had to turn the cards that no player accepted",
    message="the round was called void although the dealer was to turn the cards, whose turning no player had accepted",
    expected="the dealer turns the cards",
    observed="the round void",
)
turn_offered_again = _rule(
    "turn-offered-again",
    "Right to turn a hand offered again to a player who had given it up or refused it",
    "the right to turn a hand was offered again to {observed}, who had given it up or refused it since",
    fact="a record of every offer, without unreadable rows",
    expected="another player, or the dealer's turn",
)
cards_to_player_who_refused = _rule(
    "cards-to-player-who-refused",
    "Cards handed to a player who had refused or given up the right to turn them",
    "the cards were handed to {observed}, who had refused or given up the right to turn them",
    fact="a record of every offer, without unreadable rows",
    expected="another player, or the dealer's turn",
)
cards_not_to_player_who_accepted = _rule(
    "cards-not-to-player-who-accepted",
    "Cards handed to another than the player who accepted the right to turn them",
    "the cards were handed to {observed}; {expected} had accepted to turn them",
    fact="who accepted, and to whom the cards were handed",
)
