"""Cards that players turn: the words of the questions that the pass in validator/games/baccarat/turning.py asks."""

from validator.core.question import PlayQuestion
from validator.games.baccarat.dealing import (
    NO_FACE,
    NO_FILING as NO_FILING_OF_DEALING,
    NO_PLACE,
)
from validator.games.baccarat.handing_over import (
    NO_FACT,
    NO_FILING as NO_FILING_OF_HANDING_OVER,
)
from validator.games.baccarat.slots import turning

_FILED = "how the filing has the cards dealt"
_FACE = {"whether the card lay face up": NO_FACE, _FILED: NO_FILING_OF_DEALING}
_PLAYERS, _BANKERS = "the Player's Hand", "the Banker's Hand"
_PLAYERS_THIRD, _BANKERS_THIRD = "the third card of the Player's Hand", "the third card of the Banker's Hand"


def _question(
    id: str,
    title: str,
    slot: int,
    message: str,
    expected: str,
    observed: str,
    fact: str,
    unit: str = "",
) -> PlayQuestion:
    return PlayQuestion(
        id=id,
        title=title,
        message=message,
        slot=slot,
        needs={_FILED: NO_FILING_OF_HANDING_OVER, fact: NO_FACT},
        expected=expected,
        observed=observed,
        unit=unit,
    )


def _not_handed(id: str, slot: int, cards: str) -> PlayQuestion:
    return _question(
        id,
        f"{cards[0].upper()}{cards[1:]} not handed to a player",
        slot,
        f"{cards} was not handed to the player who had to turn it",
        "the cards handed to the player",
        "the cards not handed out",
        "a record of all cards handed to players, without unreadable rows",
    )


def _to_another(id: str, slot: int, hand: str) -> PlayQuestion:
    return _question(
        id,
        f"{hand[0].upper()}{hand[1:]} handed to another than the player with the highest wager on it",
        slot,
        f"{hand} was handed to {{observed}}; the highest wager on it is that of {{expected}}",
        "{expected}",
        "{observed}",
        "all wagers with their amounts, and to whom the cards were handed",
        "seat",
    )


def _third_to_another(id: str, slot: int, card: str) -> PlayQuestion:
    return _question(
        id,
        f"{card[0].upper()}{card[1:]} handed to another than the player who turned the hand",
        slot,
        f"{card} was handed to {{observed}}; the hand was turned by {{expected}}",
        "{expected}",
        "{observed}",
        "to whom the cards were handed",
        "seat",
    )


def _other_of_equals(id: str, slot: int, hand: str) -> PlayQuestion:
    return _question(
        id,
        f"{hand[0].upper()}{hand[1:]} handed to another of players with equally high wagers than the closest",
        slot,
        f"{hand} was handed to {{observed}}; of the equally high wagers on it that of {{expected}} is closest",
        "{expected}",
        "{observed}",
        "all wagers with their amounts, and how the positions are numbered",
        "seat",
    )


def _not_returned(id: str, slot: int, cards: str) -> PlayQuestion:
    return _question(
        id,
        f"{cards[0].upper()}{cards[1:]} not returned face up by the player",
        slot,
        f"the player did not return {cards} face up",
        "the cards returned face up",
        "the cards not returned face up",
        "how the cards were returned, and a record of every return",
    )


def _not_laid(id: str, slot: int, cards: str) -> PlayQuestion:
    return _question(
        id,
        f"{cards[0].upper()}{cards[1:]} never laid face up on the layout",
        slot,
        f"{cards} was never laid face up on the layout",
        "the cards face up",
        "the cards face down",
        "a record of all cards turned, without unreadable rows",
    )


def _face_up(id: str, slot: int, card: str) -> PlayQuestion:
    return _question(
        id,
        f"{card[0].upper()}{card[1:]} dealt face up, though a player is to turn it",
        slot,
        f"{card} was dealt face up, though a player is to turn it",
        "the card face down",
        "the card face up",
        "whether the card lay face up",
    )


initial_card_face_up_for_players = PlayQuestion(
    id="initial-card-face-up-for-players",
    title="Initial card dealt face up, though players turn the cards",
    message="{card} was dealt face up to {seat}, though by the option selected players turn the cards",
    slot=turning.INITIAL_CARD_FACE_UP_FOR_PLAYERS,
    needs=_FACE,
    expected="the card face down",
    observed="the card face up",
)
initial_card_put_elsewhere_for_players = PlayQuestion(
    id="initial-card-put-elsewhere-for-players",
    title="Initial card, which a player is to turn, put elsewhere than on the layout",
    message="a card dealt to {seat} was put elsewhere than on the area of its hand",
    slot=turning.INITIAL_CARD_PUT_ELSEWHERE_FOR_PLAYERS,
    needs={"where the card was put": NO_PLACE, _FILED: NO_FILING_OF_DEALING},
    expected="the card on the layout",
    observed="the card elsewhere",
)
banker_hand_not_put_under_shoe = _question(
    "banker-hand-not-put-under-shoe",
    "Banker's Hand not put under the dealing shoe before a hand was handed out",
    turning.BANKER_HAND_NOT_PUT_UNDER_SHOE,
    "a hand was handed out with the Banker's Hand not put under the right corner of the dealing shoe",
    "the Banker's Hand under the shoe",
    "the Banker's Hand elsewhere",
    "a record of all cards that are moved, without unreadable rows",
)
banker_hand_handed_early = _question(
    "banker-hand-handed-early",
    "Banker's Hand handed out before the Player's Hand was called",
    turning.BANKER_HAND_HANDED_EARLY,
    "the Banker's Hand was handed out before the Point Count of the Player's Hand was announced",
    "the Player's Hand announced first",
    "the Banker's Hand handed out",
    "a record of all Point Counts announced, without unreadable rows",
)
player_hand_not_handed = _not_handed("player-hand-not-handed", turning.PLAYER_HAND_NOT_HANDED, _PLAYERS)
banker_hand_not_handed = _not_handed("banker-hand-not-handed", turning.BANKER_HAND_NOT_HANDED, _BANKERS)
player_third_card_not_handed = _not_handed(
    "player-third-card-not-handed", turning.PLAYER_THIRD_CARD_NOT_HANDED, _PLAYERS_THIRD
)
banker_third_card_not_handed = _not_handed(
    "banker-third-card-not-handed", turning.BANKER_THIRD_CARD_NOT_HANDED, _BANKERS_THIRD
)
player_hand_to_lower_wager = _to_another("player-hand-to-lower-wager", turning.PLAYER_HAND_TO_LOWER_WAGER, _PLAYERS)
banker_hand_to_lower_wager = _to_another("banker-hand-to-lower-wager", turning.BANKER_HAND_TO_LOWER_WAGER, _BANKERS)
player_third_card_to_another = _third_to_another(
    "player-third-card-to-another", turning.PLAYER_THIRD_CARD_TO_ANOTHER, _PLAYERS_THIRD
)
banker_third_card_to_another = _third_to_another(
    "banker-third-card-to-another", turning.BANKER_THIRD_CARD_TO_ANOTHER, _BANKERS_THIRD
)
player_hand_not_to_closest = _other_of_equals(
    "player-hand-not-to-closest", turning.PLAYER_HAND_NOT_TO_CLOSEST, _PLAYERS
)
banker_hand_not_to_closest = _other_of_equals(
    "banker-hand-not-to-closest", turning.BANKER_HAND_NOT_TO_CLOSEST, _BANKERS
)
player_hand_not_returned = _not_returned("player-hand-not-returned", turning.PLAYER_HAND_NOT_RETURNED, _PLAYERS)
banker_hand_not_returned = _not_returned("banker-hand-not-returned", turning.BANKER_HAND_NOT_RETURNED, _BANKERS)
player_third_card_not_returned = _not_returned(
    "player-third-card-not-returned", turning.PLAYER_THIRD_CARD_NOT_RETURNED, _PLAYERS_THIRD
)
banker_third_card_not_returned = _not_returned(
    "banker-third-card-not-returned", turning.BANKER_THIRD_CARD_NOT_RETURNED, _BANKERS_THIRD
)
player_hand_not_laid_face_up = _not_laid("player-hand-not-laid-face-up", turning.PLAYER_HAND_NOT_LAID_FACE_UP, _PLAYERS)
banker_hand_not_laid_face_up = _not_laid("banker-hand-not-laid-face-up", turning.BANKER_HAND_NOT_LAID_FACE_UP, _BANKERS)
player_third_card_not_laid_face_up = _not_laid(
    "player-third-card-not-laid-face-up", turning.PLAYER_THIRD_CARD_NOT_LAID_FACE_UP, _PLAYERS_THIRD
)
banker_third_card_not_laid_face_up = _not_laid(
    "banker-third-card-not-laid-face-up", turning.BANKER_THIRD_CARD_NOT_LAID_FACE_UP, _BANKERS_THIRD
)
player_third_card_face_up_for_players = _face_up(
    "player-third-card-face-up-for-players", turning.PLAYER_THIRD_CARD_FACE_UP_FOR_PLAYERS, _PLAYERS_THIRD
)
banker_third_card_face_up_for_players = _face_up(
    "banker-third-card-face-up-for-players", turning.BANKER_THIRD_CARD_FACE_UP_FOR_PLAYERS, _BANKERS_THIRD
)
hand_to_highest_by_one_count = _question(
    "hand-to-highest-by-one-count",
    "Hand handed to a player whose wager is the highest by one way of counting only",
    turning.HAND_TO_HIGHEST_BY_ONE_COUNT,
    "a hand was handed to {observed}, whose wager is the highest by one way of counting only; by another {expected}'s is",
    "{expected}",
    "{observed}",
    "all wagers with their amounts",
    "seat",
)
hand_to_closest_on_other_side = _question(
    "hand-to-closest-on-other-side",
    "Of equally high wagers, the hand handed to the player closest in the other direction",
    turning.HAND_TO_CLOSEST_ON_OTHER_SIDE,
    "of equally high wagers that of {expected} is closest counterclockwise; the hand was handed to {observed}",
    "{expected}",
    "{observed}",
    "all wagers with their amounts",
    "seat",
)
hand_handed_without_wager = _question(
    "hand-handed-without-wager",
    "Hand on which nobody wagered handed to a player",
    turning.HAND_HANDED_WITHOUT_WAGER,
    "a hand on which nobody had wagered was handed to {observed}",
    "the hand turned by the dealer",
    "{observed}",
    "a record of all wagers, without unreadable rows",
    "seat",
)
player_handled_cards_not_handed = _question(
    "player-handled-cards-not-handed",
    "Player touched cards that were not in his hands",
    turning.PLAYER_HANDLED_CARDS_NOT_HANDED,
    "a player touched cards that had not been handed to him, or that he had returned",
    "the cards untouched",
    "the cards touched",
    "who touched the cards",
)
