"""Shuffle and cut of the cards, in play: shared rules."""

from validator.chapters.shoe.play_idle_facts import EMPTY, IDLE
from validator.core.rule_definitions import PlayWords
from validator.games.shoe import cut, cut_depth, cut_order, idle, shoe
from validator.games.shoe.cut import WAY_OF_SHUFFLING
from validator.games.shoe.cut_depth import NO_DEPTH, NO_SEQUEL
from validator.games.shoe.cut_order import WHO, WHO_SAT_THERE
from validator.games.shoe.judging import NO_RECORD as NO_RECORD_OF_QUESTIONS
from validator.games.shoe.recut import NO_RECORD as NO_RECORD_OF_RECUT
from validator.games.shoe.refilling import NO_RECORD as NO_RECORD_OF_REFILLING
from validator.games.shoe.shoe import NOT_KNOWN_WHETHER_PRESHUFFLED

_SHUFFLES = "a record of every shuffle, without unreadable rows"

_PRESHUFFLED = "whether the cards came to the table shuffled"

cards_dealt_unshuffled = PlayWords(
    id="cards-dealt-unshuffled",
    title="Cards put in play without a shuffle",
    message="the cards were put in play without having been shuffled since the table opened or they were changed",
    number=shoe.PLAY_WITHOUT_SHUFFLE,
    needs={_SHUFFLES: NO_RECORD_OF_QUESTIONS, _PRESHUFFLED: NOT_KNOWN_WHETHER_PRESHUFFLED},
    expected="a shuffle before play",
    observed="none",
)

shoe_dealt_again_unshuffled = PlayWords(
    id="shoe-dealt-again-unshuffled",
    title="Shoe filled again with cards that were dealt, without a shuffle",
    message="the shoe was filled again with cards that had been dealt and not shuffled since",
    needs={"a record of every shuffle, and how the cards are shuffled": NO_RECORD_OF_REFILLING},
    expected="a shuffle after each shoe",
    observed="none",
)

batch_in_play_unshuffled = PlayWords(
    id="batch-in-play-unshuffled",
    title="Batch brought into play without a shuffle since it was last dealt",
    message="a batch of cards came into play that had not been shuffled since it was last dealt",
    number=shoe.BATCH_NOT_SHUFFLED,
    needs={_SHUFFLES: NO_RECORD_OF_QUESTIONS},
    expected="a shuffle after each shoe",
    observed="none",
)

_OFFERS = "a record of every offer of the cut, and who was at the table"

no_cut = PlayWords(
    id="no-cut",
    title="Stack dealt without a cut",
    message="cards were dealt from a new stack that neither a player nor the dealer had cut",
    needs={
        "a record of every cut, without unreadable rows": NO_RECORD_OF_QUESTIONS,
        "how the cards are shuffled": WAY_OF_SHUFFLING,
    },
    expected="a cut",
    observed="none",
)

no_cut_where_device_loads = PlayWords(
    id="no-cut-where-device-loads",
    title="Stack dealt without a cut from a device that loads the shoe",
    message="cards were dealt without a cut from a stack that a device had put into the shoe",
    needs={"a record of every cut, without unreadable rows": NO_RECORD_OF_QUESTIONS},
    expected="a cut",
    observed="none",
)

no_cut_of_preshuffled_cards = PlayWords(
    id="no-cut-of-preshuffled-cards",
    title="Preshuffled cards dealt without a cut",
    message="cards that came to the table shuffled were dealt without a cut",
    needs={"a record of every cut, without unreadable rows": NO_RECORD_OF_QUESTIONS},
    expected="a cut",
    observed="none",
)

cut_offered_to_nobody = PlayWords(
    id="cut-offered-to-nobody",
    title="Cut made by the dealer without an offer to the players",
    message="the dealer cut the cards without having offered the cut to a player",
    number=cut.CUT_NOT_OFFERED,
    needs={_OFFERS: NO_RECORD_OF_QUESTIONS},
    expected="the cut offered to the players",
    observed="no offer",
)

dealer_cut_over_players = PlayWords(
    id="dealer-cut-over-players",
    title="Dealer cut although a player would have",
    message="the dealer cut the cards although a player had accepted, or before every player had refused",
    number=cut.CUT_BY_DEALER_WITHOUT_REFUSAL,
    needs={_OFFERS: NO_RECORD_OF_QUESTIONS},
    expected="the dealer's cut only after every player refused",
    observed="the dealer's cut before",
)

cut_by_neither_player_nor_dealer = PlayWords(
    id="cut-by-neither-player-nor-dealer",
    title="Stack cut by somebody who is neither a player nor the dealer",
    message="the stack was cut by somebody who is neither a player nor the dealer",
    needs={"who cut the cards": NO_RECORD_OF_QUESTIONS},
    expected="a player who accepts the cut, or else the dealer",
    observed="somebody else",
)

recut_by_neither_player_nor_dealer = PlayWords(
    id="recut-by-neither-player-nor-dealer",
    title="Recut by somebody who is neither a player nor the dealer",
    message="the cards were recut by somebody who is neither a player nor the dealer",
    needs={"who cut the cards": NO_RECORD_OF_QUESTIONS},
    expected="a person entitled to cut the cards",
    observed="somebody else",
)

cut_after_one_refusal = PlayWords(
    id="cut-after-one-refusal",
    title="What follows the refusal of the cut by the first player entitled",
    message="the player entitled to the cut refused it; who cuts then is open",
    number=cut_order.CUT_AFTER_REFUSAL,
    needs={"every offer of the cut": WHO},
    expected="the dealer's cut, or the other players first",
    observed="a cut or an offer after the refusal",
)

cut_near_the_end = PlayWords(
    id="cut-near-the-end",
    title="Stack cut too near to its top or bottom",
    message="the stack was cut {observed} cards from its end; at least {expected} are required",
    number=cut_depth.CUT_TOO_NEAR_END,
    needs={
        "where the stack was cut, and how many cards it had": NO_DEPTH,
        "whether the stack was cut again before it was used": NO_SEQUEL,
    },
    expected="at least {expected} cards from either end",
    observed="{observed}",
)

cover_card_too_low = PlayWords(
    id="cover-card-too-low",
    title="Cover card inserted too near to the bottom",
    message="the cover card was inserted with {observed} cards below it; this stack requires at least {expected}",
    needs={"where the cover card was inserted, and how many cards the stack had": NO_DEPTH},
    expected="at least {expected} below it",
    observed="{observed}",
    unit="share",
)

cover_card_inserted_by_another = PlayWords(
    id="cover-card-inserted-by-another",
    title="Cover card inserted by somebody other than the dealer",
    message="the cover card was inserted, after the cut, by somebody who is not the dealer",
    needs={"who inserted the cover card, and what was done with the cards next": NO_RECORD_OF_QUESTIONS},
    expected="the dealer",
    observed="somebody else",
)

recut_not_by_floorperson = PlayWords(
    id="recut-not-by-floorperson",
    title="Recut required by somebody below a floorperson",
    message="a recut was required by somebody below a floorperson",
    needs={"who required the recut": NO_RECORD_OF_QUESTIONS},
    expected="a floorperson or above",
    observed="somebody else",
)

recut_by_wrong_person = PlayWords(
    id="recut-by-wrong-person",
    title="Recut by somebody not entitled",
    message="the cards were recut neither by the player who last cut them nor by the next person entitled",
    needs={"who cut the cards before, and who was next": NO_RECORD_OF_RECUT},
    expected="the player who last cut, or the next entitled",
    observed="somebody else",
)

cut_not_to_first_player = PlayWords(
    id="cut-not-to-first-player",
    title="Cut at the beginning of the game not offered to the first player to arrive",
    message="the cut went to {observed}; it was the turn of {expected}",
    number=cut_order.CUT_NOT_OFFERED_TO_FIRST_PLAYER,
    needs={
        "to whom the cut was offered, and how the positions are numbered": WHO,
        "a record of everybody who came to the table and left it": WHO_SAT_THERE,
    },
    expected="{expected}",
    observed="{observed}",
    unit="seat",
)

cut_not_to_cover_card_player = PlayWords(
    id="cut-not-to-cover-card-player",
    title="Cut not offered to the player on whose betting area the cover card appeared",
    message="the cut went to {observed}; it was the turn of {expected}",
    number=cut_order.CUT_NOT_OFFERED_TO_COVER_CARD_PLAYER,
    needs={
        "to whom the cut was offered, and how the positions are numbered": WHO,
        "a record of everybody who came to the table and left it": WHO_SAT_THERE,
    },
    expected="{expected}",
    observed="{observed}",
    unit="seat",
)

cut_not_to_farthest_right = PlayWords(
    id="cut-not-to-farthest-right",
    title="Cut after the cover card on the dealer's hand not offered to the farthest right",
    message="the cut went to {observed}; it was the turn of {expected}",
    number=cut_order.CUT_NOT_OFFERED_TO_FARTHEST_RIGHT,
    needs={
        "to whom the cut was offered, and how the positions are numbered": WHO,
        "a record of everybody who came to the table and left it": WHO_SAT_THERE,
    },
    expected="{expected}",
    observed="{observed}",
    unit="seat",
)


cut_not_to_farthest_right_when_directed = PlayWords(
    id="cut-not-to-farthest-right-when-directed",
    title="Cut after a directed reshuffle not offered to the farthest right",
    message="the cut went to {observed}; it was the turn of {expected}",
    number=cut_order.CUT_NOT_OFFERED_AFTER_DIRECTED_RESHUFFLE,
    needs={
        "to whom the cut was offered, and how the positions are numbered": WHO,
        "a record of everybody who came to the table and left it": WHO_SAT_THERE,
    },
    expected="{expected}",
    observed="{observed}",
    unit="seat",
)

cut_not_rotated_when_directed = PlayWords(
    id="cut-not-rotated-when-directed",
    title="Refused cut after a directed reshuffle not offered to the next player counterclockwise",
    message="the cut went to {observed}; it was the turn of {expected}",
    number=cut_order.CUT_NOT_ROTATED_AFTER_DIRECTED_RESHUFFLE,
    needs={
        "to whom the cut was offered, and how the positions are numbered": WHO,
        "a record of everybody who came to the table and left it": WHO_SAT_THERE,
    },
    expected="{expected}",
    observed="{observed}",
    unit="seat",
)

cards_left_at_idle_table = PlayWords(
    id="cards-left-at-idle-table",
    title="Cards left in shoe and rack at an idle table",
    message="play went on after a time without gaming activity with cards that had not been removed from shoe and rack",
    number=idle.IDLE_CARDS_LEFT,
    needs=EMPTY,
    expected="the cards removed and spread",
    observed="none of it",
)

cards_left_at_idle_table_in_a_pause = PlayWords(
    id="cards-left-at-idle-table-in-a-pause",
    title="Cards left in shoe and rack at an idle table in a pause",
    message="play went on after a time without gaming activity with cards that had not been removed from shoe and rack",
    number=idle.IDLE_CARDS_LEFT_WITH_PLAYERS_SEATED,
    needs=IDLE,
    expected="the cards removed and spread",
    observed="none of it",
)

idle_cards_dealt_unshuffled = PlayWords(
    id="idle-cards-dealt-unshuffled",
    title="Cards of an idle table dealt without washing and shuffle",
    message="play went on after a time without gaming activity with cards that had not been washed and then shuffled",
    needs=EMPTY,
    expected="a washing, then a shuffle",
    observed="not both in this order",
)

idle_cards_dealt_unshuffled_in_a_pause = PlayWords(
    id="idle-cards-dealt-unshuffled-in-a-pause",
    title="Cards of an idle table dealt without washing and shuffle in a pause",
    message="play went on after a time without gaming activity with cards that had not been washed and then shuffled",
    needs=IDLE,
    expected="a washing, then a shuffle",
    observed="not both in this order",
)

idle_cards_kept_out_of_shuffler = PlayWords(
    id="idle-cards-kept-out-of-shuffler",
    title="Cards of an idle table not put into the shuffling device",
    message=(
        "play went on after a time without gaming activity with cards that had not been put into the shuffling device"
    ),
    needs=EMPTY,
    expected="the cards stacked and put into the device",
    observed="none of it",
)

idle_cards_kept_out_of_shuffler_in_a_pause = PlayWords(
    id="idle-cards-kept-out-of-shuffler-in-a-pause",
    title="Cards of an idle table not put into the shuffling device in a pause",
    message=(
        "play went on after a time without gaming activity with cards that had not been put into the shuffling device"
    ),
    needs=IDLE,
    expected="the cards stacked and put into the device",
    observed="none of it",
)
