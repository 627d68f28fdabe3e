"""The right to turn a hand's cards, given up: offered on to the right and around the table, else the dealer's."""

from validator.core.engine.kernel import JUDGED, NOT_APPLICABLE, emit, kernel
from validator.core.engine.rows import between
from validator.games.baccarat.handing_over import NO_FACT, NO_FILING
from validator.games.baccarat.highest_wager import has_wager_at, on_the_hand
from validator.games.baccarat.rows import next_seat
from validator.games.baccarat.tables import turning_state as place
from validator.games.baccarat.tables.rows import Round, Table
from validator.games.baccarat.tables.turning_state import TurnedHand
from validator.games.baccarat.who_calls import is_answered, role_at_table
from validator.games.numbers import Rules, missing_facts
from validator.games.shoe.by_whom import another_than_the_dealer
from validator.games.table import ask, lacking, recorded, role_of
from validator.log.codes import (
    BY_DEALER,
    KIND_CARDS_HANDED,
    KIND_PLAYER_LEAVES,
    KIND_TURN_OFFERED,
    KIND_WAGER,
    WHAT_ACCEPTED,
    WHAT_BANKER,
    WHAT_INSUFFICIENT_CARDS,
    WHAT_PLAYER,
    WHAT_REFUSED,
)

NO_TURNER, *_ = missing_facts()
NO_ACTOR, *_ = missing_facts(after=NO_FILING)

rule = Rules("baccarat.relinquishing")
TURN_NOT_OFFERED_TO_THE_RIGHT = rule("turn-not-offered-to-the-right")
TURN_NOT_OFFERED_COUNTERCLOCKWISE = rule("turn-not-offered-counterclockwise")
TURN_OFFER_PASSED_OVER_PLAYER_WITHOUT_WAGER = rule("turn-offer-passed-over-player-without-wager")
DEALER_TURNED_WITHOUT_OFFER_TO_ALL = rule(
    "dealer-turned-without-offer-to-all",
    "Dealer turned the cards although the right had not been offered to every player",
    "the dealer turned the cards although the right to turn them had not been offered to {expected}",
    needs={
        "how the filing has the cards dealt": NO_FILING,
        "a record of every offer, who was at the table, and how the positions are numbered": NO_FACT,
    },
    expected="{expected}",
    observed="the dealer's turn",
    unit="seat",
)
DEALER_TURNED_WITHOUT_OFFER_TO_PLAYER_WITHOUT_WAGER = rule(
    "dealer-turned-without-offer-to-player-without-wager",
    "Dealer turned the cards, the right not having been offered to players without a wager on the hand",
    (
        "the dealer turned the cards; the right to turn them had not been offered to {expected}, who "
        "has no wager on the hand"
    ),
    needs={
        "how the filing has the cards dealt": NO_FILING,
        "a record of every offer, who was at the table, and how the positions are numbered": NO_FACT,
    },
    expected="{expected}",
    observed="the dealer's turn",
    unit="seat",
)
DEALER_TURNED_OVER_PLAYER = rule(
    "dealer-turned-over-player",
    "Dealer turned the cards although a player had accepted",
    "the dealer turned the cards although {expected} had accepted to turn them",
    needs={
        "how the filing has the cards dealt": NO_FILING,
        "a record of all cards handed to players, without unreadable rows": NO_FACT,
    },
    expected="{expected}",
    observed="the dealer's turn",
    unit="seat",
)
CARDS_NOT_TO_PLAYER_WHO_ACCEPTED = rule(
    "cards-not-to-player-who-accepted",
    "Cards handed to somebody other than the player who accepted the right to turn them",
    "the cards were handed to {observed}; {expected} had accepted to turn them",
    needs={
        "how the filing has the cards dealt": NO_FILING,
        "who accepted, and to whom the cards were handed": NO_FACT,
    },
    expected="{expected}",
    observed="{observed}",
    unit="seat",
)
CARDS_TO_PLAYER_WHO_REFUSED = rule(
    "cards-to-player-who-refused",
    "Cards handed to a player who had refused or given up the right to turn them",
    "the cards were handed to {observed}, who had refused or given up the right to turn them",
    needs={
        "how the filing has the cards dealt": NO_FILING,
        "a record of every offer, without unreadable rows": NO_FACT,
    },
    expected="another player, or the dealer's turn",
    observed="{observed}",
    unit="seat",
)
ROUND_VOID_INSTEAD_OF_DEALERS_TURN = rule(
    "round-void-instead-of-dealers-turn",
    "Round called void although the dealer had to turn the cards that no player accepted",
    ("the round was called void although the dealer was to turn the cards, whose turning no player had accepted"),
    expected="the dealer turns the cards",
    observed="the round void",
)
TURN_OFFERED_AGAIN = rule("turn-offered-again")
GIVEN_UP_HAND_TURNED_BY_ANOTHER = rule(
    "given-up-hand-turned-by-another",
    "Hand that no player accepted turned by somebody other than the dealer",
    "the cards of a hand that no player accepted were turned by somebody other than the dealer",
    needs={
        "who turned the cards": NO_TURNER,
    },
    expected="the dealer",
    observed="another",
)
TURN_OFFERED_BY_NO_DEALER = rule(
    "turn-offered-by-no-dealer",
    "Right to turn the cards offered by somebody who is no dealer",
    "the right to turn the cards, given up, was offered to a player by somebody who is no dealer",
    needs={
        "how the filing has the cards dealt": NO_FILING,
        "by whom it was offered": NO_ACTOR,
    },
    expected="the dealer",
    observed="somebody else",
)


@kernel
def was_passed_over(seat: int) -> bool:
    """Whether a position at which a player sits was passed over (0: none was)."""
    return seat > 0


@kernel
def judge_void(t: Table, i: int, r: Round) -> None:
    """Judge a round that is called void while a hand that was given up waits for somebody to turn it."""
    if t.what[i] == WHAT_INSUFFICIENT_CARDS or 0 <= r.empty < i:
        return
    for cards in t.turned_hands:
        accepted = cards.accepted != 0
        waits = cards.given_up > 0 and cards.called == 0
        if waits and ask(t, ROUND_VOID_INSTEAD_OF_DEALERS_TURN, not accepted, i, -1, -1, 0, -1, -1, r.at):
            return


@kernel
def first_left_out(t: Table, hand_index: int, start: int, stop: int, wagered: int, r: Round) -> int:
    """The first position from after ``start``, counterclockwise to before ``stop``, that the right passes over.

    Somebody sits there, and the right was not offered there yet in this round; ``wagered`` 1: a position with a
    wager on the hand, 0: one without; 0 where there is none.
    """
    kind = WHAT_PLAYER if hand_index == 0 else WHAT_BANKER
    declined = t.turned_hands[hand_index].declined
    seat = next_seat(start, r.direction)
    for _ in range(place.SEATS):
        if seat == stop or seat == start:
            return 0
        if t.turning.seated[seat] == 1 and declined[seat] == 0:
            has = 1 if has_wager_at(t, r, kind, seat) else 0
            if has == wagered:
                return seat
        seat = next_seat(seat, r.direction)
    return 0


@kernel
def offers_known(t: Table, r: Round) -> bool:
    """Whether the log would show who left, who wagers, and every offer."""
    return (
        recorded(t, KIND_PLAYER_LEAVES)
        and recorded(t, KIND_WAGER)
        and recorded(t, KIND_TURN_OFFERED)
        and t.turning.gap == 0
        and r.gaps == 0
        and r.direction != 0
    )


@kernel
def seats_of_wagers_known(t: Table, r: Round, kind: int) -> bool:
    """Whether the position of each wager on a hand is known."""
    unknown = 0
    for w in between(t.wagers, r.wager, r.wagers_end):
        if on_the_hand(t, w, kind) and w.seat <= 0:
            unknown += 1
    return unknown == 0


@kernel
def give_up(t: Table, cards: TurnedHand, hand_index: int, seat: int, i: int) -> None:
    """A player gives up the right to turn a hand."""
    given_by = seat if seat > 0 else cards.seat
    cards.given_up_late = 1 if cards.returned > 0 else 0
    cards.given_up = i + 1
    cards.previous = given_by
    cards.offers = 0
    cards.accepted = 0
    cards.out = 0
    if 0 < given_by < place.SEATS:
        cards.declined[given_by] = place.GAVE_IT_UP
    else:
        cards.astray = 1


@kernel
def judge_again(t: Table, cards: TurnedHand, i: int, r: Round) -> None:
    """Judge that the right is not offered once more to the player who gave it up, or who has refused it since."""
    given_up = cards.given_up - 1
    if given_up < 0 or t.seat[i] <= 0:
        t.tally[TURN_OFFERED_AGAIN + NOT_APPLICABLE] += 1
        return
    refused = t.seat[given_up] == t.seat[i]
    for e in range(given_up, i):
        same = t.kind[e] == KIND_TURN_OFFERED and t.hand[e] == t.hand[i] and t.seat[e] == t.seat[i]
        refused = refused or (same and t.what[e] == WHAT_REFUSED)
    ask(t, TURN_OFFERED_AGAIN, refused, i, -1, t.seat[i], 0, -1, -1, r.at)


@kernel
def judge_who_offers(t: Table, cards: TurnedHand, i: int, r: Round) -> None:
    """Judge that it is a dealer who offers a right that was given up."""
    rule, role = TURN_OFFERED_BY_NO_DEALER, role_at_table(t, i)
    broken = another_than_the_dealer(role)
    if cards.given_up == 0 or (role >= 0 and role != BY_DEALER and not broken):
        t.tally[rule + NOT_APPLICABLE] += 1
    elif not lacking(t, rule, NO_ACTOR, role < 0 or is_answered(t, i)):
        ask(t, rule, broken, i, -1, -1, 0, -1, -1, r.at)


@kernel
def judge_offer(t: Table, cards: TurnedHand, hand_index: int, i: int, r: Round) -> None:
    """Judge whose turn an offer of the right is; an order once found wrong is not judged on.

    That a player without a wager on the hand was passed over can be right only for one who has such a wager.
    """
    seat = t.seat[i]
    before = cards.previous
    if t.kind[i] == KIND_TURN_OFFERED:
        judge_who_offers(t, cards, i, r)
        judge_again(t, cards, i, r)
    rule = TURN_NOT_OFFERED_TO_THE_RIGHT if cards.offers == 0 else TURN_NOT_OFFERED_COUNTERCLOCKWISE
    if cards.given_up == 0 or (cards.astray == 1 and before > 0):
        t.tally[rule + NOT_APPLICABLE] += 1
    elif not 0 < seat < place.SEATS or before <= 0 or not offers_known(t, r):
        t.tally[rule + NO_FACT] += 1
        cards.astray = 1
    else:
        t.tally[rule + JUDGED] += 1
        t.tally[TURN_OFFER_PASSED_OVER_PLAYER_WITHOUT_WAGER + JUDGED] += 1
        skipped = first_left_out(t, hand_index, before, seat, 1, r)
        other = first_left_out(t, hand_index, before, seat, 0, r)
        if was_passed_over(skipped):
            cards.astray = 1
            emit(t.hits, rule, i, skipped, seat, 0, -1, -1, r.at)
        elif was_passed_over(other):
            cards.astray = 1
            kind = WHAT_PLAYER if hand_index == 0 else WHAT_BANKER
            if seats_of_wagers_known(t, r, kind) and not has_wager_at(t, r, kind, seat):
                emit(t.hits, rule, i, other, seat, 0, -1, -1, r.at)
            else:
                emit(t.hits, TURN_OFFER_PASSED_OVER_PLAYER_WITHOUT_WAGER, i, other, seat, 0, -1, -1, r.at)
    cards.offers += 1
    cards.accepted = 0
    if 0 < seat < place.SEATS:
        cards.previous = seat
        cards.declined[seat] = place.GAVE_IT_UP if t.what[i] == WHAT_REFUSED else place.OFFERED
        if t.what[i] == WHAT_ACCEPTED:
            cards.accepted = seat


@kernel
def judge_new_holder(t: Table, cards: TurnedHand, hand_index: int, i: int, r: Round) -> None:
    """Judge that cards whose turning was given up are handed to the player who accepted it.

    Where nobody is known to have accepted, to hand them to a player is to offer him the right.
    """
    accepted = cards.accepted
    refused = 0 < t.seat[i] < place.SEATS and cards.declined[t.seat[i]] == place.GAVE_IT_UP
    if accepted == 0 and refused:
        whole = recorded(t, KIND_TURN_OFFERED) and r.gaps == 0
        if not lacking(t, CARDS_TO_PLAYER_WHO_REFUSED, NO_FACT, not whole):
            ask(t, CARDS_TO_PLAYER_WHO_REFUSED, refused, i, 0, t.seat[i], 0, -1, -1, r.at)
        return
    t.tally[CARDS_TO_PLAYER_WHO_REFUSED + JUDGED] += 1
    if accepted == 0 and 0 < t.seat[i] != cards.previous:
        judge_offer(t, cards, hand_index, i, r)
        return
    if lacking(t, CARDS_NOT_TO_PLAYER_WHO_ACCEPTED, NO_FACT, accepted == 0 or t.seat[i] <= 0):
        return
    ask(t, CARDS_NOT_TO_PLAYER_WHO_ACCEPTED, t.seat[i] != accepted, i, accepted, t.seat[i], 0, -1, -1, r.at)


@kernel
def judge_dealers_turn(t: Table, cards: TurnedHand, hand_index: int, i: int, r: Round) -> None:
    """Judge, when a hand that was given up and not handed on is turned, that nobody accepted or was left out.

    It is the dealer who turns it.
    """
    role = role_of(t.by[i])
    if not lacking(t, GIVEN_UP_HAND_TURNED_BY_ANOTHER, NO_TURNER, role < 0):
        ask(t, GIVEN_UP_HAND_TURNED_BY_ANOTHER, another_than_the_dealer(role), i, -1, -1, 0, -1, -1, r.at)
    accepted = cards.accepted
    handed = recorded(t, KIND_CARDS_HANDED) and r.gaps == 0
    if lacking(t, DEALER_TURNED_OVER_PLAYER, NO_FACT, accepted > 0 and not handed):
        return
    if ask(t, DEALER_TURNED_OVER_PLAYER, accepted > 0, i, accepted, 0, 0, -1, -1, r.at):
        return
    if cards.astray == 1:
        t.tally[DEALER_TURNED_WITHOUT_OFFER_TO_ALL + NOT_APPLICABLE] += 1
        return
    if lacking(t, DEALER_TURNED_WITHOUT_OFFER_TO_ALL, NO_FACT, not offers_known(t, r) or not handed):
        t.tally[DEALER_TURNED_WITHOUT_OFFER_TO_PLAYER_WITHOUT_WAGER + NO_FACT] += 1
        return
    start = cards.previous
    t.tally[DEALER_TURNED_WITHOUT_OFFER_TO_ALL + JUDGED] += 1
    t.tally[DEALER_TURNED_WITHOUT_OFFER_TO_PLAYER_WITHOUT_WAGER + JUDGED] += 1
    skipped = first_left_out(t, hand_index, start, 0, 1, r)
    other = first_left_out(t, hand_index, start, 0, 0, r)
    if was_passed_over(skipped):
        emit(t.hits, DEALER_TURNED_WITHOUT_OFFER_TO_ALL, i, skipped, 0, 0, -1, -1, r.at)
    elif was_passed_over(other):
        emit(t.hits, DEALER_TURNED_WITHOUT_OFFER_TO_PLAYER_WITHOUT_WAGER, i, other, 0, 0, -1, -1, r.at)
