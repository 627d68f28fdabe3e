"""What the text has the dealer calling the game do, done by another dealer, in play: shared words."""

from collections.abc import Mapping

from validator.core.rule_definitions import PlayWords
from validator.games.baccarat.caller import (
    NO_ACTOR,
    NO_CALLER,
    NO_FILING,
    NO_SHUFFLER,
    NO_TURNER,
    WHETHER_PLAYERS_TURN,
)

_CALLER = {"which dealer calls the game": NO_CALLER, "by which dealer it was done": NO_ACTOR}
_WHERE_PLAYERS_TURN = {**_CALLER, "whether players turn the cards, as filed": NO_FILING}


def _act(id: str, title: str, done: str, needs: Mapping[str, int] = _CALLER) -> PlayWords:
    return PlayWords(
        id=f"{id}-by-another-dealer",
        title=f"{title} by another dealer than the one calling the game",
        message=f"{done} by a dealer who was not calling the game",
        needs=needs,
        expected="the dealer calling the game",
        observed="another dealer",
    )


cards_inspected_by_another_dealer = _act("cards-inspected", "Cards inspected", "the cards were inspected")

wager_confirmed_by_another_dealer = _act(
    "wager-confirmed", "Verbal wager confirmed", "the {wager} of {stake} was confirmed"
)

no_more_bets_by_another_dealer = _act("no-more-bets", '"No more bets" announced', '"no more bets" was announced')

last_hand_called_by_another_dealer = _act(
    "last-hand-called", '"Last hand" announced', '"last hand" was announced', _WHERE_PLAYERS_TURN
)

cut_offered_by_another_dealer = _act(
    "cut-offered",
    "Cut offered",
    "the stack of cards was offered to be cut",
    {**_CALLER, "by whom or what the cards were shuffled": NO_SHUFFLER},
)

shoe_offered_by_another_dealer = _act(
    "shoe-offered", "Dealing shoe offered", "the dealing shoe was offered to the player in seat number one"
)

shoe_offered_on_by_another_dealer = _act(
    "shoe-offered-on", "Dealing shoe offered further", "the dealing shoe was offered to a player after seat number one"
)

shoe_dealt_by_another_dealer = _act("shoe-dealt", "Shoe dealt as the curator", "the curator's part was taken")

cards_called_by_another_dealer = _act("cards-called", "Curator told to deal", '"cards" was announced to the curator')

hand_turned_by_another_dealer = _act(
    "hand-turned", "Hand turned up", "the cards of a hand were placed face up", _WHERE_PLAYERS_TURN
)

hand_turned_by_a_player = PlayWords(
    id="hand-turned-by-a-player",
    title="Hand turned up by a player",
    message="the cards of a hand were placed face up by a player, though the dealer calling the game has to do it",
    needs={
        "who turned the cards": NO_TURNER,
        "whether players turn the cards, as filed": WHETHER_PLAYERS_TURN,
    },
    expected="the dealer calling the game",
    observed="a player",
)

banker_hand_put_under_shoe_by_another_dealer = _act(
    "banker-hand-put-under-shoe",
    "Banker's Hand put under the shoe",
    "the Banker's Hand was placed underneath the corner of the dealing shoe",
    _WHERE_PLAYERS_TURN,
)

player_hand_handed_by_another_dealer = _act(
    "player-hand-handed",
    "Player's Hand handed to a player",
    "the two cards of the Player's Hand were handed to a player",
    _WHERE_PLAYERS_TURN,
)

banker_hand_handed_by_another_dealer = _act(
    "banker-hand-handed",
    "Banker's Hand handed to a player",
    "the two cards of the Banker's Hand were handed to a player",
    _WHERE_PLAYERS_TURN,
)

player_third_card_handed_by_another_dealer = _act(
    "player-third-card-handed",
    "Third card of the Player's Hand handed to a player",
    "the third card of the Player's Hand was handed to a player",
    _WHERE_PLAYERS_TURN,
)

banker_third_card_handed_by_another_dealer = _act(
    "banker-third-card-handed",
    "Third card of the Banker's Hand handed to a player",
    "the third card of the Banker's Hand was handed to a player",
    _WHERE_PLAYERS_TURN,
)

unwagered_hand_turned_by_another_dealer = _act(
    "unwagered-hand-turned",
    "Hand without a wager turned up",
    "the cards of a hand without a wager were turned face up",
    _WHERE_PLAYERS_TURN,
)

point_count_announced_by_another_dealer = _act(
    "point-count-announced", "Point Count announced", "the Point Count of a hand was announced", _WHERE_PLAYERS_TURN
)

player_count_announced_by_another_dealer = _act(
    "player-count-announced",
    "Point Count of the Player's Hand announced",
    "the Point Count of the Player's Hand was announced",
    _WHERE_PLAYERS_TURN,
)

banker_count_announced_by_another_dealer = _act(
    "banker-count-announced",
    "Point Count of the Banker's Hand announced",
    "the Point Count of the Banker's Hand was announced",
    _WHERE_PLAYERS_TURN,
)

third_card_instructed_by_another_dealer = _act(
    "third-card-instructed",
    "Curator instructed on a third card",
    "the curator was told whether to deal a third card",
    _WHERE_PLAYERS_TURN,
)

final_count_announced_by_another_dealer = _act(
    "final-count-announced", "Final Point Count announced", "the final Point Count of a hand was announced"
)

result_announced_by_another_dealer = _act(
    "result-announced", "Result announced", "the result of the round was announced"
)

error_card_discarded_by_another_dealer = _act(
    "error-card-discarded",
    "Card discarded beside one dealt in error",
    "a card was discarded beside one that was dealt in error and disclosed",
)

pass_ordered_by_another_dealer = _act(
    "pass-ordered", "Pass of the shoe ordered", "the curator was ordered to pass the dealing shoe"
)

player_hand_laid_by_another_dealer = _act(
    "player-hand-laid", "Player's Hand laid face up", "the Player's Hand, returned by a player, was placed face up"
)

banker_hand_laid_by_another_dealer = _act(
    "banker-hand-laid", "Banker's Hand laid face up", "the Banker's Hand, returned by a player, was placed face up"
)

player_third_card_laid_by_another_dealer = _act(
    "player-third-card-laid",
    "Third card of the Player's Hand laid face up",
    "the third card of the Player's Hand, returned by a player, was placed face up",
)

banker_third_card_laid_by_another_dealer = _act(
    "banker-third-card-laid",
    "Third card of the Banker's Hand laid face up",
    "the third card of the Banker's Hand, returned by a player, was placed face up",
)
