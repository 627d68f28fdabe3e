"""Cards handed to the player who is to turn them: to whom, in which order, and back again face up."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, TALLY_WIDTH, emit, kernel
from validator.games.baccarat.highest_wager import (
    BETWEEN,
    CLOSEST,
    LOWER,
    ONE_PLACE,
    ONE_PLAYER,
    ONE_WAGER,
    OTHER_END,
    UNKNOWN,
    any_together,
    entitled,
    standing,
    wagers_on,
)
from validator.games.baccarat.rows import is_player
from validator.games.baccarat.tables.rows import Round, Table
from validator.games.baccarat.tables.turning_state import TurnedHand
from validator.games.numbers import Rules, missing_facts
from validator.games.table import ask, lacking, person_of, recorded, role_of
from validator.log.codes import (
    FACE_UP,
    KIND_ANNOUNCE,
    KIND_CARDS_RETURNED,
    KIND_MOVE_CARD,
    KIND_WAGER,
    KIND_WAGER_CHANGED,
    KIND_WAGER_WITHDRAWN,
    WHAT_BANKER,
    WHAT_PLAYER,
)

NO_FILING, NO_FACT, *_ = missing_facts()

rule = Rules("baccarat.handing_over")
BANKER_HAND_NOT_PUT_UNDER_SHOE = rule(
    "banker-hand-not-put-under-shoe",
    "Banker's Hand not put under the dealing shoe before a hand was handed out",
    "a hand was handed out with the Banker's Hand not put under the right corner of the dealing shoe",
    needs={
        "how the filing has the cards dealt": NO_FILING,
        "a record of all cards that are moved, without unreadable rows": NO_FACT,
    },
    expected="the Banker's Hand under the shoe",
    observed="the Banker's Hand elsewhere",
)
BANKER_HAND_HANDED_EARLY = rule(
    "banker-hand-handed-early",
    "Banker's Hand handed out before the Player's Hand was called",
    ("the Banker's Hand was handed out before the Player's Hand had been returned and its Point Count announced"),
    needs={
        "how the filing has the cards dealt": NO_FILING,
        "a record of all Point Counts announced, without unreadable rows": NO_FACT,
    },
    expected="the Player's Hand returned and announced first",
    observed="the Banker's Hand handed out",
)
PLAYER_HAND_TO_LOWER_WAGER = rule(
    "player-hand-to-lower-wager",
    "The Player's Hand handed to somebody other than the player with the highest wager on it",
    "the Player's Hand was handed to {observed}; the highest wager on it is that of {expected}",
    needs={
        "how the filing has the cards dealt": NO_FILING,
        "all wagers with their amounts, and to whom the cards were handed": NO_FACT,
    },
    expected="{expected}",
    observed="{observed}",
    unit="seat",
)
BANKER_HAND_TO_LOWER_WAGER = rule(
    "banker-hand-to-lower-wager",
    "The Banker's Hand handed to somebody other than the player with the highest wager on it",
    "the Banker's Hand was handed to {observed}; the highest wager on it is that of {expected}",
    needs={
        "how the filing has the cards dealt": NO_FILING,
        "all wagers with their amounts, and to whom the cards were handed": NO_FACT,
    },
    expected="{expected}",
    observed="{observed}",
    unit="seat",
)
PLAYER_THIRD_CARD_TO_ANOTHER = rule(
    "player-third-card-to-another",
    "The third card of the Player's Hand handed to somebody other than the player who turned the hand",
    "the third card of the Player's Hand was handed to {observed}; the hand was turned by {expected}",
    needs={
        "how the filing has the cards dealt": NO_FILING,
        "to whom the cards were handed": NO_FACT,
    },
    expected="{expected}",
    observed="{observed}",
    unit="seat",
)
BANKER_THIRD_CARD_TO_ANOTHER = rule(
    "banker-third-card-to-another",
    "The third card of the Banker's Hand handed to somebody other than the player who turned the hand",
    "the third card of the Banker's Hand was handed to {observed}; the hand was turned by {expected}",
    needs={
        "how the filing has the cards dealt": NO_FILING,
        "to whom the cards were handed": NO_FACT,
    },
    expected="{expected}",
    observed="{observed}",
    unit="seat",
)
PLAYER_HAND_NOT_RETURNED = rule(
    "player-hand-not-returned",
    "The Player's Hand not returned face up by the player",
    "the player did not return both cards of the Player's Hand face up",
    needs={
        "how the filing has the cards dealt": NO_FILING,
        "how the cards were returned, and a record of every return": NO_FACT,
    },
    expected="the cards returned face up",
    observed="the cards not returned face up",
)
BANKER_HAND_NOT_RETURNED = rule(
    "banker-hand-not-returned",
    "The Banker's Hand not returned face up by the player",
    "the player did not return both cards of the Banker's Hand face up",
    needs={
        "how the filing has the cards dealt": NO_FILING,
        "how the cards were returned, and a record of every return": NO_FACT,
    },
    expected="the cards returned face up",
    observed="the cards not returned face up",
)
PLAYER_THIRD_CARD_NOT_RETURNED = rule(
    "player-third-card-not-returned",
    "The third card of the Player's Hand not returned face up by the player",
    "the player did not return the third card of the Player's Hand face up",
    needs={
        "how the filing has the cards dealt": NO_FILING,
        "how the cards were returned, and a record of every return": NO_FACT,
    },
    expected="the card returned face up",
    observed="the card not returned face up",
)
BANKER_THIRD_CARD_NOT_RETURNED = rule(
    "banker-third-card-not-returned",
    "The third card of the Banker's Hand not returned face up by the player",
    "the player did not return the third card of the Banker's Hand face up",
    needs={
        "how the filing has the cards dealt": NO_FILING,
        "how the cards were returned, and a record of every return": NO_FACT,
    },
    expected="the card returned face up",
    observed="the card not returned face up",
)
PLAYER_HAND_NOT_TO_CLOSEST = rule(
    "player-hand-not-to-closest",
    "The Player's Hand handed to another of players with equally high wagers than the closest",
    ("the Player's Hand was handed to {observed}; of the equally high wagers on it that of {expected} is closest"),
    needs={
        "how the filing has the cards dealt": NO_FILING,
        "all wagers with their amounts, and how the positions are numbered": NO_FACT,
    },
    expected="{expected}",
    observed="{observed}",
    unit="seat",
)
BANKER_HAND_NOT_TO_CLOSEST = rule(
    "banker-hand-not-to-closest",
    "The Banker's Hand handed to another of players with equally high wagers than the closest",
    ("the Banker's Hand was handed to {observed}; of the equally high wagers on it that of {expected} is closest"),
    needs={
        "how the filing has the cards dealt": NO_FILING,
        "all wagers with their amounts, and how the positions are numbered": NO_FACT,
    },
    expected="{expected}",
    observed="{observed}",
    unit="seat",
)
HAND_TO_HIGHEST_BY_ONE_COUNT = rule(
    "hand-to-highest-by-one-count",
    "Hand handed to a player whose wager is the highest by one way of counting only",
    (
        "a hand was handed to {observed}, whose wager is the highest by one way of counting only; by "
        "another {expected}'s is"
    ),
    needs={
        "how the filing has the cards dealt": NO_FILING,
        "all wagers with their amounts": NO_FACT,
    },
    expected="{expected}",
    observed="{observed}",
    unit="seat",
)
HAND_TO_CLOSEST_ON_OTHER_SIDE = rule(
    "hand-to-closest-on-other-side",
    "Of equally high wagers, the hand handed to the player closest in the other direction",
    ("of equally high wagers that of {expected} is closest counterclockwise; the hand was handed to {observed}"),
    needs={
        "how the filing has the cards dealt": NO_FILING,
        "all wagers with their amounts": NO_FACT,
    },
    expected="{expected}",
    observed="{observed}",
    unit="seat",
)
HAND_HANDED_WITHOUT_WAGER = rule(
    "hand-handed-without-wager",
    "Hand on which nobody wagered handed to a player",
    "a hand on which nobody had wagered was handed to {observed}",
    needs={
        "how the filing has the cards dealt": NO_FILING,
        "a record of all wagers, without unreadable rows": NO_FACT,
    },
    expected="the hand turned by the dealer",
    observed="{observed}",
    unit="seat",
)
CARDS_HANDED_TO_PLAYER = rule(
    "cards-handed-to-player",
    "Cards handed to a player, who turns none here",
    "cards were handed to {observed}; as the cards are dealt here, no player turns them",
    needs={
        "how the filing has the cards dealt": NO_FILING,
    },
    expected="the cards not handed to players",
    observed="the cards handed to {observed}",
    unit="seat",
)
PLAYER_HAND_RETURNED_BY_ANOTHER = rule(
    "player-hand-returned-by-another",
    "The Player's Hand returned by somebody other than the player who was handed it",
    "the Player's Hand was returned by somebody other than the player who had been handed it",
    needs={
        "how the filing has the cards dealt": NO_FILING,
        "who was handed the cards, and who returned them": NO_FACT,
    },
    expected="the player who was handed the cards",
    observed="another player",
)
BANKER_HAND_RETURNED_BY_ANOTHER = rule(
    "banker-hand-returned-by-another",
    "The Banker's Hand returned by somebody other than the player who was handed it",
    "the Banker's Hand was returned by somebody other than the player who had been handed it",
    needs={
        "how the filing has the cards dealt": NO_FILING,
        "who was handed the cards, and who returned them": NO_FACT,
    },
    expected="the player who was handed the cards",
    observed="another player",
)
PLAYER_THIRD_CARD_RETURNED_BY_ANOTHER = rule(
    "player-third-card-returned-by-another",
    "The third card of the Player's Hand returned by somebody other than the player who was handed it",
    "the third card of the Player's Hand was returned by somebody other than the player who had been handed it",
    needs={
        "how the filing has the cards dealt": NO_FILING,
        "who was handed the cards, and who returned them": NO_FACT,
    },
    expected="the player who was handed the card",
    observed="another player",
)
BANKER_THIRD_CARD_RETURNED_BY_ANOTHER = rule(
    "banker-third-card-returned-by-another",
    "The third card of the Banker's Hand returned by somebody other than the player who was handed it",
    "the third card of the Banker's Hand was returned by somebody other than the player who had been handed it",
    needs={
        "how the filing has the cards dealt": NO_FILING,
        "who was handed the cards, and who returned them": NO_FACT,
    },
    expected="the player who was handed the card",
    observed="another player",
)
PLAYER_HAND_HANDED_BY_A_PLAYER = rule(
    "player-hand-handed-by-a-player",
    "The Player's Hand handed by a player to another",
    "the Player's Hand was handed by one player to another",
    needs={
        "how the filing has the cards dealt": NO_FILING,
        "who handed out the cards, and to whom": NO_FACT,
    },
    expected="the cards handed by the dealer",
    observed="the cards handed by a player",
)
BANKER_HAND_HANDED_BY_A_PLAYER = rule(
    "banker-hand-handed-by-a-player",
    "The Banker's Hand handed by a player to another",
    "the Banker's Hand was handed by one player to another",
    needs={
        "how the filing has the cards dealt": NO_FILING,
        "who handed out the cards, and to whom": NO_FACT,
    },
    expected="the cards handed by the dealer",
    observed="the cards handed by a player",
)
PLAYER_THIRD_CARD_HANDED_BY_A_PLAYER = rule(
    "player-third-card-handed-by-a-player",
    "The third card of the Player's Hand handed by a player to another",
    "the third card of the Player's Hand was handed by one player to another",
    needs={
        "how the filing has the cards dealt": NO_FILING,
        "who handed out the cards, and to whom": NO_FACT,
    },
    expected="the card handed by the dealer",
    observed="the card handed by a player",
)
BANKER_THIRD_CARD_HANDED_BY_A_PLAYER = rule(
    "banker-third-card-handed-by-a-player",
    "The third card of the Banker's Hand handed by a player to another",
    "the third card of the Banker's Hand was handed by one player to another",
    needs={
        "how the filing has the cards dealt": NO_FILING,
        "who handed out the cards, and to whom": NO_FACT,
    },
    expected="the card handed by the dealer",
    observed="the card handed by a player",
)
PLAYER_COUNT_BEFORE_CARDS_RETURNED = rule(
    "player-count-before-cards-returned",
    "Point Count of the Player's Hand announced before the player returned its cards",
    ("the Point Count of the Player's Hand was announced before the player who turned its cards had returned them"),
    needs={
        "how the filing has the cards dealt": NO_FILING,
        "a record of every return of cards, without unreadable rows": NO_FACT,
    },
    expected="the cards returned first",
    observed="the announcement first",
)
BANKER_COUNT_BEFORE_CARDS_RETURNED = rule(
    "banker-count-before-cards-returned",
    "Point Count of the Banker's Hand announced before the player returned its cards",
    ("the Point Count of the Banker's Hand was announced before the player who turned its cards had returned them"),
    needs={
        "how the filing has the cards dealt": NO_FILING,
        "a record of every return of cards, without unreadable rows": NO_FACT,
    },
    expected="the cards returned first",
    observed="the announcement first",
)


@kernel
def another_than(seat: int, expected: int) -> bool:
    """Whether cards went to another position than the one they were due to."""
    return seat != expected


@kernel
def wagers_known(t: Table, r: Round) -> bool:
    """Whether the log would show every wager of a round, and every change of one."""
    return (
        recorded(t, KIND_WAGER)
        and recorded(t, KIND_WAGER_CHANGED)
        and recorded(t, KIND_WAGER_WITHDRAWN)
        and r.gaps == 0
    )


@kernel
def judge_recipient(t: Table, hand_index: int, i: int, r: Round) -> None:
    """Judge to whom the two cards of a hand (0 the Player's, 1 the Banker's) are handed first."""
    kind = WHAT_PLAYER if hand_index == 0 else WHAT_BANKER
    offset = hand_index * TALLY_WIDTH
    certain = wagers_known(t, r)
    staked = wagers_on(t, r, kind)
    if not certain:
        t.tally[HAND_HANDED_WITHOUT_WAGER + NO_FACT] += 1
        t.tally[PLAYER_HAND_TO_LOWER_WAGER + offset + NO_FACT] += 1
        return
    t.tally[HAND_HANDED_WITHOUT_WAGER + JUDGED] += 1
    if staked == 0:
        emit(t.hits, HAND_HANDED_WITHOUT_WAGER, i, 0, t.seat[i], 0, -1, -1, r.at)
        return
    seat, player = t.seat[i], t.player[i]
    alone = standing(t, r, kind, seat, player, ONE_WAGER)
    at_place = in_all = alone
    if any_together(t, r, kind, ONE_PLAYER):
        at_place = standing(t, r, kind, seat, player, ONE_PLACE)
        in_all = standing(t, r, kind, seat, player, ONE_PLAYER)
    if (seat <= 0 and player < 0) or alone == UNKNOWN or at_place == UNKNOWN or in_all == UNKNOWN:
        t.tally[PLAYER_HAND_TO_LOWER_WAGER + offset + NO_FACT] += 1
        t.tally[PLAYER_HAND_NOT_TO_CLOSEST + offset + NO_FACT] += 1
        return
    t.tally[PLAYER_HAND_TO_LOWER_WAGER + offset + JUDGED] += 1
    t.tally[PLAYER_HAND_NOT_TO_CLOSEST + offset + JUDGED] += 1
    t.tally[HAND_TO_HIGHEST_BY_ONE_COUNT + JUDGED] += 1
    t.tally[HAND_TO_CLOSEST_ON_OTHER_SIDE + JUDGED] += 1
    least = most = alone
    for grade in (at_place, in_all):
        if grade > most:
            most = grade
        if least < 0 or 0 <= grade < least:
            least = grade
    if alone == LOWER or at_place == LOWER or in_all == LOWER:
        most = LOWER if least == CLOSEST else most
    broken = -1
    if least == LOWER:
        broken = PLAYER_HAND_TO_LOWER_WAGER + offset
    elif least == CLOSEST and most != CLOSEST:
        broken = HAND_TO_HIGHEST_BY_ONE_COUNT
    elif least == OTHER_END:
        broken = HAND_TO_CLOSEST_ON_OTHER_SIDE
    elif least == BETWEEN:
        broken = PLAYER_HAND_NOT_TO_CLOSEST + offset
    if broken >= 0:
        count = ONE_WAGER
        if broken == HAND_TO_HIGHEST_BY_ONE_COUNT and alone == CLOSEST:
            count = ONE_PLACE if at_place != CLOSEST else ONE_PLAYER
        emit(t.hits, broken, i, entitled(t, r, kind, count), seat, 0, -1, -1, r.at)


@kernel
def judge_order(t: Table, hand_index: int, i: int, r: Round) -> None:
    """Judge, when a hand is first handed out, what had to come before: under the shoe, and the Player's Hand called."""
    whole = r.gaps == 0
    if hand_index == 0 or t.turned_hands[0].handed == 0:
        put = t.turned_hands[1].under
        if put == 0 and not (whole and recorded(t, KIND_MOVE_CARD)):
            t.tally[BANKER_HAND_NOT_PUT_UNDER_SHOE + NO_FACT] += 1
        else:
            ask(t, BANKER_HAND_NOT_PUT_UNDER_SHOE, put == 0, i, -1, -1, 0, -1, -1, r.at)
    if hand_index == 1:
        called = t.turned_hands[0].called
        out = t.turned_hands[0].out == 1 and recorded(t, KIND_CARDS_RETURNED)
        if called == 0 and not (whole and (out or recorded(t, KIND_ANNOUNCE))):
            t.tally[BANKER_HAND_HANDED_EARLY + NO_FACT] += 1
        else:
            ask(t, BANKER_HAND_HANDED_EARLY, called == 0, i, -1, -1, 0, -1, -1, r.at)


@kernel
def judge_third_recipient(t: Table, hand_index: int, cards: TurnedHand, i: int, r: Round) -> None:
    """Judge that a third card is handed to the player who was handed the two cards and returned them."""
    rule = PLAYER_THIRD_CARD_TO_ANOTHER + hand_index * TALLY_WIDTH
    seat, player = t.seat[i], t.player[i]
    if cards.handed == 0 and wagers_on(t, r, WHAT_PLAYER if hand_index == 0 else WHAT_BANKER) == 0:
        judge_recipient(t, hand_index, i, r)
        return
    if cards.handed == 0:
        t.tally[rule + NOT_APPLICABLE] += 1
        return
    by_seat = seat > 0 and cards.seat > 0
    by_player = player >= 0 and cards.holder > 0
    if lacking(t, rule, NO_FACT, not by_seat and not by_player):
        return
    t.tally[rule + JUDGED] += 1
    same_player = by_player and cards.holder == player + 1
    due = cards.seat
    if not same_player and another_than(seat if by_seat else 0, due if by_seat else 1):
        emit(t.hits, rule, i, due, seat, 0, -1, -1, r.at)


@kernel
def judge_return(t: Table, stage: int, i: int, r: Round) -> None:
    """Judge that cards come back face up; ``stage`` as in the rules: two cards, then third cards, of each hand."""
    rule = PLAYER_HAND_NOT_RETURNED + stage * TALLY_WIDTH
    if lacking(t, rule, NO_FACT, t.face[i] < 0):
        return
    ask(t, rule, t.face[i] != FACE_UP, i, FACE_UP, t.face[i], 0, -1, -1, r.at)


@kernel
def judge_called_unreturned(t: Table, hand_index: int, cards: TurnedHand, i: int, r: Round) -> None:
    """Judge, when the two cards of a hand come back, that its Point Count had not been announced before.

    A Banker's count announced before the Player's is found as that.
    """
    rule = PLAYER_COUNT_BEFORE_CARDS_RETURNED + hand_index * TALLY_WIDTH
    called = cards.called - 1
    first = t.turned_hands[0].called - 1
    out_of_order = hand_index == 1 and called >= 0 and not 0 <= first < called
    if cards.returned > 0 or cards.out == 0 or out_of_order:
        t.tally[rule + NOT_APPLICABLE] += 1
        return
    certain = recorded(t, KIND_CARDS_RETURNED) and r.gaps == 0
    if not lacking(t, rule, NO_FACT, called >= 0 and not certain):
        ask(t, rule, called >= 0, called if called >= 0 else i, i, called, 0, -1, -1, r.at)


@kernel
def judge_giver(t: Table, stage: int, i: int, r: Round) -> None:
    """Judge that no player hands on to another the cards that the dealer is to hand him."""
    rule = PLAYER_HAND_HANDED_BY_A_PLAYER + stage * TALLY_WIDTH
    role, giver = role_of(t.by[i]), person_of(t.by[i])
    player = is_player(role)
    if not lacking(t, rule, NO_FACT, role < 0 or (player and (giver < 0 or t.player[i] < 0))):
        ask(t, rule, player and giver != t.player[i], i, -1, -1, 0, -1, -1, r.at)


@kernel
def judge_returner(t: Table, stage: int, cards: TurnedHand, i: int, r: Round) -> None:
    """Judge that cards come back from the player who was handed them, whose right to turn them was not given up."""
    rule = PLAYER_HAND_RETURNED_BY_ANOTHER + stage * TALLY_WIDTH
    holder = cards.holder
    if cards.out == 0 or cards.given_up > 0:
        t.tally[rule + NOT_APPLICABLE] += 1
    elif not lacking(t, rule, NO_FACT, holder <= 0 or t.player[i] < 0):
        ask(t, rule, t.player[i] + 1 != holder, i, cards.seat, t.seat[i], 0, -1, -1, r.at)
