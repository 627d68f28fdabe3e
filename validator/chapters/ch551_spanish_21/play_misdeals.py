"""§ 551.16(a) to (f), (h) and (i), in play. Cards found, drawn, dealt or missed in error."""

from dataclasses import replace

from validator.chapters.blackjack import play_misdeals
from validator.core.rule_definitions import PlayWords
from validator.games.shoe.judging import NO_RECORD as NO_RECORD_OF_QUESTIONS

face_up_card_not_put_away = replace(
    play_misdeals.face_up_card_not_put_away,
    message="{card} was found face up in the shoe and put somewhere other than in the discard rack",
    expected="the discard rack",
)


not_reshuffled_after_face_up_cards = PlayWords(
    id="not-reshuffled-after-face-up-cards",
    title="Cards not reshuffled after several were found face up",
    message="more than one card had been found face up in the shoe, and the next round was dealt without a reshuffle",
    needs={"a record of every shuffle, without unreadable rows": NO_RECORD_OF_QUESTIONS},
    expected="a reshuffle",
    observed="none",
)


decks_kept_after_tens = PlayWords(
    id="decks-kept-after-tens",
    title="Decks kept in play after several 10s were found",
    message="more than one 10 had been found in a round, and the next was dealt from the same decks",
    needs={"a record of every change of cards, without unreadable rows": NO_RECORD_OF_QUESTIONS},
    expected="other decks",
    observed="the same",
)
