"""Cards that players turn: the words of the rules that validator/games/baccarat/turning.py judges."""

from validator.core.rule_definitions import PlayWords
from validator.games.baccarat.handing_over import (
    NO_FACT,
    NO_FILING as NO_FILING_OF_HANDING_OVER,
)

_FILED = "how the filing has the cards dealt"
_PLAYERS, _BANKERS = "the Player's Hand", "the Banker's Hand"
_PLAYERS_THIRD, _BANKERS_THIRD = "the third card of the Player's Hand", "the third card of the Banker's Hand"


def _rule(
    id: str,
    title: str,
    message: str,
    expected: str,
    observed: str,
    fact: str,
    unit: str = "",
) -> PlayWords:
    return PlayWords(
        id=id,
        title=title,
        message=message,
        needs={_FILED: NO_FILING_OF_HANDING_OVER, fact: NO_FACT},
        expected=expected,
        observed=observed,
        unit=unit,
    )


def _not_handed(id: str, cards: str, whole: str = "") -> PlayWords:
    return _rule(
        id,
        f"{cards[0].upper()}{cards[1:]} not handed to a player",
        f"{cards} was not handed{whole} to the player who had to turn it",
        f"{cards} handed to the player",
        f"{cards} not handed out",
        "a record of all cards handed to players, without unreadable rows",
    )


def _not_laid(id: str, cards: str) -> PlayWords:
    return _rule(
        id,
        f"{cards[0].upper()}{cards[1:]} never laid face up on the layout",
        f"{cards} was never laid face up on the layout",
        f"{cards} face up",
        f"{cards} face down",
        "a record of all cards turned, without unreadable rows",
    )


def _face_up(id: str, card: str) -> PlayWords:
    return _rule(
        id,
        f"{card[0].upper()}{card[1:]} dealt face up, though a player is to turn it",
        f"{card} was dealt face up, though a player is to turn it",
        "the card face down",
        "the card face up",
        "whether the card lay face up",
    )


player_hand_not_handed = _not_handed("player-hand-not-handed", _PLAYERS, ", or not both cards of it,")
banker_hand_not_handed = _not_handed("banker-hand-not-handed", _BANKERS, ", or not both cards of it,")
player_third_card_not_handed = _not_handed("player-third-card-not-handed", _PLAYERS_THIRD)
banker_third_card_not_handed = _not_handed("banker-third-card-not-handed", _BANKERS_THIRD)
banker_third_card_before_the_other_was_seen = _rule(
    "banker-third-card-before-the-other-was-seen",
    "Banker's third card dealt before the Player's, on which it depends, was seen",
    (
        "the Banker's Hand was dealt a third card before that of the Player's Hand, on which it depends, was "
        "turned face up"
    ),
    "the Player's third card turned first",
    "the Banker's third card first",
    "the turning and the return of all cards, without unreadable rows",
)
player_hand_not_laid_face_up = _not_laid("player-hand-not-laid-face-up", _PLAYERS)
banker_hand_not_laid_face_up = _not_laid("banker-hand-not-laid-face-up", _BANKERS)
player_third_card_not_laid_face_up = _not_laid("player-third-card-not-laid-face-up", _PLAYERS_THIRD)
banker_third_card_not_laid_face_up = _not_laid("banker-third-card-not-laid-face-up", _BANKERS_THIRD)
player_third_card_face_up_for_players = _face_up("player-third-card-face-up-for-players", _PLAYERS_THIRD)
banker_third_card_face_up_for_players = _face_up("banker-third-card-face-up-for-players", _BANKERS_THIRD)
