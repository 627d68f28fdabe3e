"""The curator: the words of the rules on who is offered the shoe, who deals, and how he is told to."""

from collections.abc import Mapping
from dataclasses import replace

from validator.chapters.baccarat import play_cards, play_shoe, play_third_card
from validator.core.rule_definitions import PlayWords
from validator.games.baccarat import in_lieu
from validator.games.baccarat.curator import (
    NO_RECORD,
    NO_SEATS as NO_SEATS_OF_CURATOR,
)
from validator.games.baccarat.curator_dealing import (
    NO_CALLS,
    NO_CURATOR,
    NO_DEALER,
    NO_OFFERS,
    NO_REASON,
    NO_ROLE,
    SHOE_IN_NEITHER_PLAYERS_NOR_DEALERS_HANDS,
    SHOE_PASSED_DURING_THE_ROUND,
)
from validator.games.baccarat.cut_turn import NO_SEATS as NO_SEATS_OF_CUT_TURN
from validator.games.baccarat.dealers_shuffle import NO_DEALERS

_SEATS = {"who was at the table, every offer of the shoe, and how the positions are numbered": NO_SEATS_OF_CURATOR}
_OFFERS = {"a record of every offer of the shoe, without unreadable rows": NO_RECORD}
_PASSED = {"who was the curator, and a record of every passing of the shoe": NO_RECORD}
_CURATOR = "who was the curator"
_CALLS = {_CURATOR: NO_CURATOR, "a record of every call, without unreadable rows": NO_CALLS}


def _rule(
    id: str,
    title: str,
    message: str,
    expected: str,
    observed: str,
    needs: Mapping[str, int],
    unit: str = "",
) -> PlayWords:
    return PlayWords(
        id=id,
        title=title,
        message=message,
        needs=needs,
        expected=expected,
        observed=observed,
        unit=unit,
    )


def _turn(id: str, title: str) -> PlayWords:
    return _rule(
        id,
        title,
        "the shoe was offered to {observed}; it was the turn of {expected}",
        "{expected}",
        "{observed}",
        _SEATS,
        "seat",
    )


def _chosen(id: str, title: str) -> PlayWords:
    return _rule(
        id,
        title,
        "{observed} became the curator without having been the first to accept the shoe",
        "the player who accepted it",
        "{observed}",
        _OFFERS,
        "seat",
    )


def _kept(id: str, title: str, why: str) -> PlayWords:
    return _rule(
        id,
        title,
        f"{{card}} was dealt by the same curator, {{observed}}, {why}",
        "the shoe passed",
        "the shoe kept",
        _PASSED,
        "seat",
    )


def _by_another(id: str, title: str) -> PlayWords:
    return _rule(
        id,
        title,
        "{card} was dealt by another than the curator",
        "dealt by the curator",
        "dealt by another",
        {_CURATOR: NO_CURATOR, "who dealt the card": NO_ROLE},
    )


def _unknown(id: str, title: str) -> PlayWords:
    return _rule(
        id,
        title,
        "{card} was dealt as a third card without the curator having been told to",
        "the instruction",
        "none",
        _CALLS,
    )


shoe_not_offered_to_seat_one = _turn(
    "shoe-not-offered-to-seat-one",
    "First shoe offered past the players from seat one on",
)
shoe_offered_out_of_turn = _turn("shoe-offered-out-of-turn", "Shoe not offered on counterclockwise")
passed_shoe_not_offered_to_the_right = _turn(
    "passed-shoe-not-offered-to-the-right",
    "Shoe given up not offered to the right of the previous curator",
)
passed_shoe_not_offered_in_turn = _turn(
    "passed-shoe-not-offered-in-turn",
    "Shoe given up not offered on counterclockwise",
)
shoe_not_offered_to_player_without_wager = _turn(
    "shoe-not-offered-to-player-without-wager",
    "Shoe offered past a player who had no wager in the last round",
)
later_shoe_not_offered_from_seat_one = _turn(
    "later-shoe-not-offered-from-seat-one",
    "Later shoe, or one at a table numbered clockwise, not offered from seat one on",
)
later_shoe_not_offered = _rule(
    "later-shoe-not-offered",
    "Later shoe not offered to the players",
    "{card} was dealt from a new shoe that was not offered; somebody was the curator before",
    "the shoe offered",
    "the curator went on",
    _OFFERS,
)
shoe_not_offered = _rule(
    "shoe-not-offered",
    "First shoe not offered to the players",
    "{card} was dealt from a shoe that had been offered to nobody",
    "the shoe offered",
    "no offer",
    _OFFERS,
)
shoe_offered_before_it_was_filled = _rule(
    "shoe-offered-before-it-was-filled",
    "First shoe offered before the cards were placed in it",
    "the shoe was offered after the cards were shuffled and before they were placed in it",
    "the shoe filled first",
    "the shoe offered first",
    {"a record of every filling of the shoe, without unreadable rows": NO_RECORD},
)
shoe_offered_though_not_passed = PlayWords(
    id="shoe-offered-though-not-passed",
    title="Shoe offered to another though the curator had not passed it",
    message="the shoe was offered to another though the curator at {observed} had neither passed it nor had to",
    needs={"every pass of the shoe and every curator, without unreadable rows": NO_RECORD},
    expected="the curator remains",
    observed="the shoe offered",
    unit="seat",
)
curator_did_not_accept = _chosen("curator-did-not-accept", "Curator other than the player who accepted the shoe")
passed_shoe_not_offered = _rule(
    "passed-shoe-not-offered",
    "Shoe given up and offered to nobody",
    "the shoe was given up and a round dealt without an offer of it; {expected} was at the table",
    "the shoe offered to {expected}",
    "no offer",
    _SEATS,
    "seat",
)
new_curator_did_not_accept = _chosen(
    "new-curator-did-not-accept",
    "New curator other than the player who accepted the shoe given up",
)
dealer_curator_unoffered = _rule(
    "dealer-curator-unoffered",
    "Dealer acted as the curator though not every player was asked",
    "the dealer acted as the curator; nobody had accepted the shoe, and it was not offered to {expected}",
    "the shoe offered to {expected}",
    "the dealer as curator",
    _SEATS,
    "seat",
)
shoe_kept_after_bankers_loss = _kept(
    "shoe-kept-after-bankers-loss",
    "Shoe kept by a player after the Banker's Hand lost",
    "though the Banker's Hand had lost",
)
shoe_kept_by_dealer_after_bankers_loss = _kept(
    "shoe-kept-by-dealer-after-bankers-loss",
    "Shoe kept by the dealer after the Banker's Hand lost",
    "though the Banker's Hand had lost",
)
shoe_kept_after_void_round = _kept(
    "shoe-kept-after-void-round",
    "Shoe kept after a void round in which the Banker's Hand was behind",
    "after a void round in which the Banker's Hand was behind",
)
shoe_back_to_who_passed_it = _rule(
    "shoe-back-to-who-passed-it",
    "Shoe back with the player who had to pass it",
    "{observed}, who had to pass the shoe, became the curator again",
    "another curator",
    "{observed}",
    _OFFERS,
    "seat",
)
cards_not_called = _rule(
    "cards-not-called",
    '"Cards" not announced before the first card',
    '{card} was dealt without "cards" having been announced to the curator',
    "the announcement",
    "none",
    _CALLS,
)
cards_called_early = _rule(
    "cards-called-early",
    '"Cards" announced before "no more bets"',
    '"cards" was announced before "no more bets"',
    '"no more bets", then "cards"',
    '"cards" first',
    _CALLS,
)
cards_called_before_curator = _rule(
    "cards-called-before-curator",
    '"Cards" announced before there was a curator',
    '"cards" was announced before the first curator of the table had been named',
    'a curator, then "cards"',
    '"cards" first',
    {"all offers of the shoe and all curators, without unreadable rows": NO_OFFERS},
)
shoe_in_neither_players_nor_dealers_hands = PlayWords(
    id="shoe-in-neither-players-nor-dealers-hands",
    title="Cards dealt by somebody who may not be the curator",
    message="a floorperson or supervisor dealt from the shoe; a player who accepts it is the curator, or the dealer",
    number=SHOE_IN_NEITHER_PLAYERS_NOR_DEALERS_HANDS,
    needs={"the role of whoever dealt": NO_DEALER},
    expected="a player, or the dealer",
    observed="a floorperson or supervisor",
)
shoe_passed_during_the_round = PlayWords(
    id="shoe-passed-during-the-round",
    title="Shoe passed by the curator before the round was over",
    message="the curator passed the shoe after the cards had been called for and before the round was over",
    number=SHOE_PASSED_DURING_THE_ROUND,
    needs={"why the shoe was passed": NO_REASON},
    expected="the shoe passed after a round",
    observed="passed during the round",
)
initial_card_dealt_by_another = _by_another(
    "initial-card-dealt-by-another",
    "Initial card dealt by another than the curator",
)
third_card_dealt_by_another = _by_another("third-card-dealt-by-another", "Third card dealt by another than the curator")
turned_third_card_dealt_by_another = _by_another(
    "turned-third-card-dealt-by-another",
    "Third card that a player turns dealt by another than the curator",
)
third_card_without_instruction = _unknown("third-card-without-instruction", "Third card dealt without an instruction")
turned_third_card_without_instruction = _unknown(
    "turned-third-card-without-instruction",
    "Third card that a player turns dealt without an instruction",
)
third_card_instructed_wrongly = _rule(
    "third-card-instructed-wrongly",
    "Curator told otherwise about a third card than the rules have it",
    (
        "the curator was told to deal {observed} to {seat}; by the rules {expected} was due (Player {hand}, Banker "
        "{dealer})"
    ),
    "{expected}",
    "{observed}",
    {"the cards of the hands": NO_CURATOR},
    "phrase",
)
dealer_did_not_shuffle = _rule(
    "dealer-did-not-shuffle",
    "Dealer at the table who did not shuffle the stack",
    "{card} was dealt from a stack that not every dealer at the table had shuffled",
    "each dealer's shuffle",
    "a dealer without",
    {"which dealers were at the table, and who shuffled": NO_DEALERS},
)
later_cut_begun = _rule(
    "later-cut-begun",
    "Cut of a later shoe offered first to the last curator or the highest number",
    "the stack of a later shoe went first to {observed}; by the other reading it goes first to {expected}",
    "{expected}, by the other reading",
    "{observed}",
    {"to whom the cut was offered, and who was at the table": NO_SEATS_OF_CUT_TURN},
    "seat",
)


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
banker_drawn_before_player_where_players_turn = _where_players_turn(
    play_third_card.banker_drawn_before_player, in_lieu.BANKER_DRAWN_BEFORE_PLAYER_WHERE_PLAYERS_TURN
)
