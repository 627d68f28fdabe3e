"""The curator: the words of the rules on who is offered the shoe, who deals, and how he is told to."""

from dataclasses import replace

from validator.chapters.baccarat import play_cards, play_shoe
from validator.core.rule_definitions import PlayWords
from validator.games.baccarat import in_lieu


def _where_players_turn(rule: PlayWords, number: int) -> PlayWords:
    return replace(rule, id=f"{rule.id}-where-players-turn", number=number)


last_hand_not_called_where_players_turn = _where_players_turn(
    play_shoe.last_hand_not_called, in_lieu.LAST_HAND_NOT_CALLED_WHERE_PLAYERS_TURN
)
last_hand_called_early_where_players_turn = _where_players_turn(
    play_shoe.last_hand_called_early, in_lieu.LAST_HAND_CALLED_EARLY_WHERE_PLAYERS_TURN
)
hand_after_last_hand_where_players_turn = _where_players_turn(
    play_shoe.hand_after_last_hand, in_lieu.HAND_AFTER_LAST_HAND_WHERE_PLAYERS_TURN
)
cover_card_put_back_where_players_turn = _where_players_turn(
    play_cards.cover_card_put_back, in_lieu.COVER_CARD_PUT_BACK_WHERE_PLAYERS_TURN
)
hand_broken_off_at_cover_card_where_players_turn = _where_players_turn(
    play_cards.hand_broken_off_at_cover_card, in_lieu.HAND_BROKEN_OFF_AT_COVER_CARD_WHERE_PLAYERS_TURN
)
