"""Cards of an idle table spread in part or stacked too early, in play: shared words."""

from validator.core.rule_definitions import PlayWords
from validator.games.shoe.idle_left import NO_RECORD as NO_RECORD_OF_SHOE_AND_RACK
from validator.games.shoe.idle_spread import NO_NUMBER, NO_RECORD

idle_cards_spread_in_part = PlayWords(
    id="idle-cards-spread-in-part",
    title="Only a part of the cards of an idle table spread",
    message="{observed} of {expected} decks in use at an idle table were taken out and spread",
    needs={
        "a record of every spread, without unreadable rows": NO_RECORD,
        "how many decks are in play, and how many were spread": NO_NUMBER,
    },
    expected="{expected} decks spread",
    observed="{observed} decks",
)

idle_cards_stacked_early = PlayWords(
    id="idle-cards-stacked-early",
    title="Cards of an idle table stacked or shuffled before a player arrived",
    message="the cards of an idle table were stacked or shuffled before a player had come who could inspect them",
    needs={"a record of every player who comes to the table": NO_RECORD},
    expected="the first player's opportunity to inspect first",
    observed="no player there",
)

idle_cards_left_in_shoe_or_rack = PlayWords(
    id="idle-cards-left-in-shoe-or-rack",
    title="Cards of an idle table left in the shoe or in the discard rack",
    message="cards of an idle table were spread while others were left in the shoe or in the discard rack",
    needs={"a record of every emptying of shoe and discard rack, without unreadable rows": NO_RECORD_OF_SHOE_AND_RACK},
    expected="the shoe and the discard rack emptied",
    observed="one of them, or neither",
)
