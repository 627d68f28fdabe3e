"""Idle tables: the words of the rules that validator/games/shoe judges in baccarat."""

from collections.abc import Mapping

from validator.chapters.shoe.play_idle_facts import EMPTY, IDLE, SPREAD, SPREAD_AT_EMPTY, WASHED
from validator.core.rule_definitions import PlayWords
from validator.games.shoe import idle, opening

_AFTER_IDLE = "play went on after a time without gaming activity with cards that had not been"


def _omission(
    id: str, title: str, number: int, message: str, expected: str, needs: Mapping[str, int], observed: str = "none"
) -> PlayWords:
    return PlayWords(
        id=id, title=title, message=message, number=number, needs=needs, expected=expected, observed=observed
    )


cards_left_at_idle_table = _omission(
    "cards-left-at-idle-table",
    "Cards left in shoe and discards at an idle table",
    idle.IDLE_CARDS_LEFT,
    f"{_AFTER_IDLE} removed from the shoe and spread",
    "the cards removed and spread",
    EMPTY,
)
cards_left_at_idle_table_in_a_pause = _omission(
    "cards-left-at-idle-table-in-a-pause",
    "Cards left in shoe and discards at an idle table in a pause",
    idle.IDLE_CARDS_LEFT_WITH_PLAYERS_SEATED,
    f"{_AFTER_IDLE} removed from the shoe and spread",
    "the cards removed and spread",
    IDLE,
)
idle_cards_dealt_unshuffled = _omission(
    "idle-cards-dealt-unshuffled",
    "Cards of an idle table dealt without washing and shuffle",
    idle.IDLE_CARDS_DEALT_UNSHUFFLED,
    f"{_AFTER_IDLE} washed and then shuffled",
    "a washing, then a shuffle",
    EMPTY,
    "not both in this order",
)
idle_cards_dealt_unshuffled_in_a_pause = _omission(
    "idle-cards-dealt-unshuffled-in-a-pause",
    "Cards of an idle table dealt without washing and shuffle in a pause",
    idle.IDLE_CARDS_DEALT_UNSHUFFLED_IN_A_PAUSE,
    f"{_AFTER_IDLE} washed and then shuffled",
    "a washing, then a shuffle",
    IDLE,
    "not both in this order",
)
idle_cards_kept_out_of_shuffler = _omission(
    "idle-cards-kept-out-of-shuffler",
    "Cards of an idle table not put into the shuffling device",
    idle.IDLE_CARDS_KEPT_OUT_OF_SHUFFLER,
    f"{_AFTER_IDLE} put into the shuffling device",
    "the cards stacked and put into the device",
    EMPTY,
)
idle_cards_kept_out_of_shuffler_in_a_pause = _omission(
    "idle-cards-kept-out-of-shuffler-in-a-pause",
    "Cards of an idle table not put into the shuffling device in a pause",
    idle.IDLE_CARDS_KEPT_OUT_OF_SHUFFLER_IN_A_PAUSE,
    f"{_AFTER_IDLE} put into the shuffling device",
    "the cards stacked and put into the device",
    IDLE,
)
idle_cards_unspread = _omission(
    "idle-cards-unspread",
    "Cards of an idle table not spread",
    opening.IDLE_CARDS_UNSPREAD,
    f"{_AFTER_IDLE} spread",
    "the cards spread",
    SPREAD_AT_EMPTY,
)
idle_cards_unspread_in_a_pause = _omission(
    "idle-cards-unspread-in-a-pause",
    "Cards of a table not spread in a pause",
    opening.IDLE_CARDS_UNSPREAD_IN_A_PAUSE,
    f"{_AFTER_IDLE} spread",
    "the cards spread",
    SPREAD,
)
idle_cards_washed_early = PlayWords(
    id="idle-cards-washed-early",
    title="Cards of an idle table washed before a player arrived",
    message="the cards of an idle table were washed before a player had come who could inspect them",
    needs=WASHED,
    expected="the first player's opportunity to inspect first",
    observed="no player there",
)
