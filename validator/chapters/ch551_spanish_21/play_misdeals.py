"""§ 551.16(a) to (f), (h) and (i), in play. Cards found, drawn, dealt or missed in error."""

from dataclasses import replace

from validator.chapters.blackjack import play_misdeals
from validator.core.rule_definitions import PlayWords
from validator.games.blackjack.found_cards import (
    NO_RECORD as NO_RECORD_OF_FOUND_CARDS,
)
from validator.games.shoe.judging import NO_RECORD as NO_RECORD_OF_QUESTIONS

face_up_card_not_put_away = replace(
    play_misdeals.face_up_card_not_put_away,
    message="{card} was found face up in the shoe and put elsewhere than in the discard rack",
    expected="the discard rack",
)

round_played_after_face_up_cards = PlayWords(
    id="round-played-after-face-up-cards",
    title="Round played on after several cards were found face up",
    message="more than one card was found face up in the shoe, and the round was not void",
    needs={"whether the round was called void": NO_RECORD_OF_FOUND_CARDS},
    expected="a void round",
    observed="a round played on",
)

not_reshuffled_after_face_up_cards = PlayWords(
    id="not-reshuffled-after-face-up-cards",
    title="Cards not reshuffled after several were found face up",
    message="more than one card had been found face up in the shoe, and the next round was dealt without a reshuffle",
    needs={"a record of every shuffle, without unreadable rows": NO_RECORD_OF_QUESTIONS},
    expected="a reshuffle",
    observed="none",
)

face_up_cards_of_several_rounds = PlayWords(
    id="face-up-cards-of-several-rounds",
    title="A further card found face up in another round of the shoe",
    message="a further card was found face up in the same shoe, in another round",
    needs={"a record of every shuffle, change of cards and filling of the shoe": NO_RECORD_OF_FOUND_CARDS},
    expected="one such card",
    observed="{observed}",
)

round_voided_for_one_face_up_card = PlayWords(
    id="round-voided-for-one-face-up-card",
    title="Round called void for one card found face up",
    message="the round was called void, but only {observed} card was found face up in the shoe",
    expected="the card put away and the round completed",
    observed="a void round",
)

round_voided_for_one_ten = PlayWords(
    id="round-voided-for-one-ten",
    title="Round called void for one 10 found in the shoe",
    message="the round was called void, but of 10s only {observed} was found in the shoe",
    expected="the card taken out of play and the round completed",
    observed="a void round",
)

void_round_wager_decided = PlayWords(
    id="void-round-wager-decided",
    title="Open wager of a void round collected or paid",
    message="{seat}: the {wager} of {stake} was open when the round became void and was {settled}",
    expected="{expected}",
    observed="{observed}",
    unit="cents",
    pays_wrong=True,
)

void_round_wager_left = PlayWords(
    id="void-round-wager-left",
    title="Wager of a void round left for the next",
    message="{seat}: the {wager} of {stake} was open when the round became void, and {observed} of it went back",
    needs={"what was returned": NO_RECORD_OF_FOUND_CARDS},
    expected="{expected} returned",
    observed="{observed}",
    unit="cents",
)

ten_used_in_the_game = PlayWords(
    id="ten-used-in-the-game",
    title="A 10 used in the game",
    message="{card} was dealt; the 10s have to be out of the decks",
    expected="no 10",
    observed="{card}",
)

hand_settled_with_a_ten = PlayWords(
    id="hand-settled-with-a-ten",
    title="Wager decided by a hand with a 10",
    message="{seat}: the {wager} of {stake} was decided though a 10 lay in the hand or in the dealer's",
    expected="the 10 replaced by the next card",
    observed="a wager decided with it",
)

found_ten_not_torn = PlayWords(
    id="found-ten-not-torn",
    title="A 10 found in the shoe not torn",
    message="the 10 found in the shoe was not torn in half",
    needs={"whether the card was torn": NO_RECORD_OF_QUESTIONS},
    expected="a card torn in half",
    observed="a whole card",
)

found_ten_torn_by_another = PlayWords(
    id="found-ten-torn-by-another",
    title="A 10 found in the shoe torn by another than a floorperson",
    message="the 10 found in the shoe was torn by somebody below a floorperson",
    needs={"who tore the card": NO_RECORD_OF_QUESTIONS},
    expected="a floorperson",
    observed="another",
)

found_ten_not_in_its_box = PlayWords(
    id="found-ten-not-in-its-box",
    title="A 10 found in the shoe put elsewhere than with its deck's box",
    message="the 10 found in the shoe was put elsewhere than where the decks came from",
    needs={"where the card was put": NO_RECORD_OF_QUESTIONS},
    expected="the box, envelope or container of the decks",
    observed="elsewhere",
)

round_played_after_tens = PlayWords(
    id="round-played-after-tens",
    title="Round played on after several 10s were found",
    message="more than one 10 was found, and the round was not void",
    needs={"whether the round was called void": NO_RECORD_OF_FOUND_CARDS},
    expected="a void round",
    observed="a round played on",
)

decks_kept_after_tens = PlayWords(
    id="decks-kept-after-tens",
    title="Decks kept in play after several 10s were found",
    message="more than one 10 had been found in a round, and the next was dealt from the same decks",
    needs={"a record of every change of cards, without unreadable rows": NO_RECORD_OF_QUESTIONS},
    expected="other decks",
    observed="the same",
)

tens_of_several_rounds = PlayWords(
    id="tens-of-several-rounds",
    title="A further 10 found in another round with the same decks",
    message="a further 10 was found in the same decks, in another round",
    needs={
        "a record of every change of cards and filling of the shoe, without unreadable rows": NO_RECORD_OF_FOUND_CARDS
    },
    expected="one such card",
    observed="{observed}",
)
