"""Cards that players turn: the words of the rules that the pass in validator/games/baccarat/turning.py judges."""

from validator.core.rule_definitions import PlayWords
from validator.games.baccarat.dealing import (
    NO_FACE,
    NO_FILING as NO_FILING_OF_DEALING,
    NO_PLACE,
)
from validator.games.baccarat.handing_over import (
    NO_FACT,
    NO_FILING as NO_FILING_OF_HANDING_OVER,
)

_FILED = "how the filing has the cards dealt"
_FACE = {"whether the card lay face up": NO_FACE, _FILED: NO_FILING_OF_DEALING}
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
        "the cards handed to the player",
        "the cards not handed out",
        "a record of all cards handed to players, without unreadable rows",
    )


def _to_another(id: str, hand: str) -> PlayWords:
    return _rule(
        id,
        f"{hand[0].upper()}{hand[1:]} handed to another than the player with the highest wager on it",
        f"{hand} was handed to {{observed}}; the highest wager on it is that of {{expected}}",
        "{expected}",
        "{observed}",
        "all wagers with their amounts, and to whom the cards were handed",
        "seat",
    )


def _third_to_another(id: str, card: str) -> PlayWords:
    return _rule(
        id,
        f"{card[0].upper()}{card[1:]} handed to another than the player who turned the hand",
        f"{card} was handed to {{observed}}; the hand was turned by {{expected}}",
        "{expected}",
        "{observed}",
        "to whom the cards were handed",
        "seat",
    )


def _other_of_equals(id: str, hand: str) -> PlayWords:
    return _rule(
        id,
        f"{hand[0].upper()}{hand[1:]} handed to another of players with equally high wagers than the closest",
        f"{hand} was handed to {{observed}}; of the equally high wagers on it that of {{expected}} is closest",
        "{expected}",
        "{observed}",
        "all wagers with their amounts, and how the positions are numbered",
        "seat",
    )


def _not_returned(id: str, cards: str, said: str = "") -> PlayWords:
    return _rule(
        id,
        f"{cards[0].upper()}{cards[1:]} not returned face up by the player",
        f"the player did not return {said or cards} face up",
        "the cards returned face up",
        "the cards not returned face up",
        "how the cards were returned, and a record of every return",
    )


def _returned_by_another(id: str, cards: str) -> PlayWords:
    return _rule(
        id,
        f"{cards[0].upper()}{cards[1:]} returned by another than the player who was handed it",
        f"{cards} was returned by another than the player who had been handed it",
        "the player who was handed the cards",
        "another player",
        "who was handed the cards, and who returned them",
    )


def _handed_by_a_player(id: str, cards: str) -> PlayWords:
    return _rule(
        id,
        f"{cards[0].upper()}{cards[1:]} handed by a player to another",
        f"{cards} was handed by one player to another",
        "the cards handed by the dealer",
        "the cards handed by a player",
        "who handed out the cards, and to whom",
    )


def _count_before_returned(id: str, hand: str) -> PlayWords:
    return _rule(
        id,
        f"Point Count of {hand} announced before the player returned its cards",
        f"the Point Count of {hand} was announced before the player who turned its cards had returned them",
        "the cards returned first",
        "the announcement first",
        "a record of every return of cards, without unreadable rows",
    )


def _not_laid(id: str, cards: str) -> PlayWords:
    return _rule(
        id,
        f"{cards[0].upper()}{cards[1:]} never laid face up on the layout",
        f"{cards} was never laid face up on the layout",
        "the cards face up",
        "the cards face down",
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


initial_card_face_up_for_players = PlayWords(
    id="initial-card-face-up-for-players",
    title="Initial card dealt face up, though players turn the cards",
    message="{card} was dealt face up to {seat}, though by the option selected players turn the cards",
    needs=_FACE,
    expected="the card face down",
    observed="the card face up",
)
initial_card_put_elsewhere_for_players = PlayWords(
    id="initial-card-put-elsewhere-for-players",
    title="Initial card, which a player is to turn, put elsewhere than on the layout",
    message="a card dealt to {seat} was put elsewhere than on the area of its hand",
    needs={"where the card was put": NO_PLACE, _FILED: NO_FILING_OF_DEALING},
    expected="the card on the layout",
    observed="the card elsewhere",
)
banker_hand_not_put_under_shoe = _rule(
    "banker-hand-not-put-under-shoe",
    "Banker's Hand not put under the dealing shoe before a hand was handed out",
    "a hand was handed out with the Banker's Hand not put under the right corner of the dealing shoe",
    "the Banker's Hand under the shoe",
    "the Banker's Hand elsewhere",
    "a record of all cards that are moved, without unreadable rows",
)
banker_hand_handed_early = _rule(
    "banker-hand-handed-early",
    "Banker's Hand handed out before the Player's Hand was called",
    "the Banker's Hand was handed out before the Player's Hand had been returned and its Point Count announced",
    "the Player's Hand returned and announced first",
    "the Banker's Hand handed out",
    "a record of all Point Counts announced, without unreadable rows",
)
player_hand_not_handed = _not_handed("player-hand-not-handed", _PLAYERS, ", or not both cards of it,")
banker_hand_not_handed = _not_handed("banker-hand-not-handed", _BANKERS, ", or not both cards of it,")
player_third_card_not_handed = _not_handed("player-third-card-not-handed", _PLAYERS_THIRD)
banker_third_card_not_handed = _not_handed("banker-third-card-not-handed", _BANKERS_THIRD)
player_hand_to_lower_wager = _to_another("player-hand-to-lower-wager", _PLAYERS)
banker_hand_to_lower_wager = _to_another("banker-hand-to-lower-wager", _BANKERS)
player_third_card_to_another = _third_to_another("player-third-card-to-another", _PLAYERS_THIRD)
banker_third_card_to_another = _third_to_another("banker-third-card-to-another", _BANKERS_THIRD)
player_hand_not_to_closest = _other_of_equals("player-hand-not-to-closest", _PLAYERS)
banker_hand_not_to_closest = _other_of_equals("banker-hand-not-to-closest", _BANKERS)
player_hand_not_returned = _not_returned("player-hand-not-returned", _PLAYERS, f"both cards of {_PLAYERS}")
banker_hand_not_returned = _not_returned("banker-hand-not-returned", _BANKERS, f"both cards of {_BANKERS}")
player_third_card_not_returned = _not_returned("player-third-card-not-returned", _PLAYERS_THIRD)
banker_third_card_not_returned = _not_returned("banker-third-card-not-returned", _BANKERS_THIRD)
player_hand_returned_by_another = _returned_by_another("player-hand-returned-by-another", _PLAYERS)
banker_hand_returned_by_another = _returned_by_another("banker-hand-returned-by-another", _BANKERS)
player_third_card_returned_by_another = _returned_by_another("player-third-card-returned-by-another", _PLAYERS_THIRD)
banker_third_card_returned_by_another = _returned_by_another("banker-third-card-returned-by-another", _BANKERS_THIRD)
player_hand_handed_by_a_player = _handed_by_a_player("player-hand-handed-by-a-player", _PLAYERS)
banker_hand_handed_by_a_player = _handed_by_a_player("banker-hand-handed-by-a-player", _BANKERS)
player_third_card_handed_by_a_player = _handed_by_a_player("player-third-card-handed-by-a-player", _PLAYERS_THIRD)
banker_third_card_handed_by_a_player = _handed_by_a_player("banker-third-card-handed-by-a-player", _BANKERS_THIRD)
player_count_before_cards_returned = _count_before_returned("player-count-before-cards-returned", _PLAYERS)
banker_count_before_cards_returned = _count_before_returned("banker-count-before-cards-returned", _BANKERS)
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
hand_to_highest_by_one_count = _rule(
    "hand-to-highest-by-one-count",
    "Hand handed to a player whose wager is the highest by one way of counting only",
    (
        "a hand was handed to {observed}, whose wager is the highest by one way of counting only; by another "
        "{expected}'s is"
    ),
    "{expected}",
    "{observed}",
    "all wagers with their amounts",
    "seat",
)
hand_to_closest_on_other_side = _rule(
    "hand-to-closest-on-other-side",
    "Of equally high wagers, the hand handed to the player closest in the other direction",
    "of equally high wagers that of {expected} is closest counterclockwise; the hand was handed to {observed}",
    "{expected}",
    "{observed}",
    "all wagers with their amounts",
    "seat",
)
hand_handed_without_wager = _rule(
    "hand-handed-without-wager",
    "Hand on which nobody wagered handed to a player",
    "a hand on which nobody had wagered was handed to {observed}",
    "the hand turned by the dealer",
    "{observed}",
    "a record of all wagers, without unreadable rows",
    "seat",
)
cards_handed_to_player = PlayWords(
    id="cards-handed-to-player",
    title="Cards handed to a player, who turns none here",
    message="cards were handed to {observed}; as the cards are dealt here, no player turns them",
    needs={_FILED: NO_FILING_OF_HANDING_OVER},
    expected="the cards not handed to players",
    observed="the cards handed to {observed}",
    unit="seat",
)
player_handled_cards_not_handed = _rule(
    "player-handled-cards-not-handed",
    "Player touched cards that were not in his hands",
    "a player touched cards that had not been handed to him, or that he had returned",
    "the cards untouched",
    "the cards touched",
    "who touched the cards",
)
